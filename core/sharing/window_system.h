// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

namespace contraflow {

/**
 * Equal windows in shared queues, free of messages and networks: classes of equal messages over numbered
 * queues. With prices p (the queue divided by the window, seconds per byte) a message of class r runs at
 *     x_r = 1 / y_r,   y_r = delay_r + Σ_{forward} p_c + Σ_{backward} κ_c p_c.
 */
struct WindowProblem
{
    struct Queue
    {
        double capacity = 0; ///< bytes per second
        double kappa = 0;    ///< how much of it acknowledgements wait for, 0 … 1
    };
    struct Class
    {
        double weight = 1;            ///< number of messages
        double delay = 0;             ///< T0 / W, seconds per byte; 0 for unlimited windows
        std::uint32_t first = 0;      ///< position in `entries`
        std::uint32_t forwardEnd = 0; ///< entries up to here are queues of data,
        std::uint32_t end = 0;        ///< from there on of acknowledgements
    };
    std::vector<Queue> queues; ///< every one is forward in at least one class
    std::vector<Class> classes;
    std::vector<std::uint32_t> entries; ///< positions in `queues`
};

/**
 * The linear system of one Newton step: (J + resistance) · step = right side over the queues whose price is
 * free, where J[c][d] = Σ weight · rate² · coefficient(d) over the classes with data in c. Small systems are
 * solved by elimination; large ones by Eigen's BiCGSTAB, preconditioned by an elimination that drops what is
 * not in the matrix, the queues with the most neighbours last; where that does not converge, by elimination
 * as well.
 *
 * Both eliminations are our own because the matrices are mostly zeros, often four values a row: Eigen's dense
 * LU takes half as long again for the usual 16 to 60 queues; for large systems its sparse LU takes twice as
 * long, its own incomplete one four times.
 */
class WindowSystem
{
public:
    /** Systems above this size are solved by iteration. */
    static constexpr std::size_t kDenseLimit = 128;

    /** `free` lists the queues in the system. The spans must live until solve() returns. */
    struct Input
    {
        const WindowProblem& problem;
        std::span<const double> coefficients; ///< by entry
        std::span<const double> rates;        ///< by class
        double resistance = 0;
    };

    explicit WindowSystem(std::size_t denseLimit = kDenseLimit) : m_denseLimit(denseLimit) {}

    void chooseFree(std::span<const std::uint32_t> free, std::size_t queues);
    [[nodiscard]] bool isFree(std::size_t queue) const { return m_slots[queue] != kFixed; }
    [[nodiscard]] std::span<const std::uint32_t> free() const { return m_free; }

    /** out = J · in over all queues (without resistance). */
    static void multiply(const Input& input, std::span<const double> in, std::vector<double>& out);

    /** Solves for the free queues; `right` and `step` are by queue. False when the system is singular. */
    [[nodiscard]] bool solve(const Input& input, std::span<const double> right, std::span<double> step);

    /** Systems that iteration has solved since construction. */
    [[nodiscard]] std::size_t iteratedCount() const { return m_iterated; }

private:
    static constexpr std::uint32_t kFixed = UINT32_MAX;

    template<typename Add>
    void assemble(const Input& input, const Add& add) const;
    void order(const Input& input);
    [[nodiscard]] bool eliminate(const Input& input);
    [[nodiscard]] bool iterate(const Input& input);

    std::size_t m_denseLimit = kDenseLimit;
    std::vector<std::uint32_t> m_free;
    std::vector<std::uint32_t> m_slots; ///< by queue: its row
    std::vector<double> m_solution;     ///< by row; first the right side
    std::vector<double> m_matrix;       ///< row by row
    std::size_t m_iterated = 0;
};

} // namespace contraflow
