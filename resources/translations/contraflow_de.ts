<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<!-- SPDX-FileCopyrightText: 2026 The Contraflow developers -->
<!-- SPDX-License-Identifier: GPL-3.0-or-later -->
<TS version="2.1" language="de" sourcelanguage="en">
  <context>
    <name>contraflow</name>
    <message>
      <source> % of the mean</source>
      <translation> % des Mittels</translation>
    </message>
    <message>
      <source> %, %1 % within ±10 %</source>
      <translation> %, %1 % innerhalb ±10 %</translation>
    </message>
    <message>
      <source> (%1%2 %)</source>
      <translation> (%1%2 %)</translation>
    </message>
    <message>
      <source> (above %1)</source>
      <translation> (über %1)</translation>
    </message>
    <message>
      <source> (every measured size pays it)</source>
      <translation> (fällt bei jeder gemessenen Größe an)</translation>
    </message>
    <message>
      <source> (or anywhere from %1 to %2)</source>
      <translation> (oder irgendwo von %1 bis %2)</translation>
    </message>
    <message>
      <source> : 1</source>
      <translation> : 1</translation>
    </message>
    <message>
      <source> And %1 more problems.</source>
      <translation> Und %1 weitere Probleme.</translation>
    </message>
    <message>
      <source> It is a model of one switch and ignores the links between those of %1.</source>
      <translation> Es ist ein Modell für einen einzelnen Switch und ignoriert die Verbindungen zwischen den Switches von %1.</translation>
    </message>
    <message>
      <source> and with them %1</source>
      <translation> und damit %1</translation>
    </message>
    <message>
      <source> core each</source>
      <translation> Kern je Job</translation>
    </message>
    <message>
      <source> cores each</source>
      <translation> Kerne je Job</translation>
    </message>
    <message>
      <source> jobs</source>
      <translation> Jobs</translation>
    </message>
    <message>
      <source> placements</source>
      <translation> Platzierungen</translation>
    </message>
    <message>
      <source> repetitions</source>
      <translation> Wiederholungen</translation>
    </message>
    <message>
      <source> ± %1</source>
      <translation> ± %1</translation>
    </message>
    <message>
      <source>%1
Takes %2; default %3</source>
      <translation>%1
Erwartet %2; Vorgabe %3</translation>
    </message>
    <message>
      <source>%1
is %2</source>
      <translation>%1
ist %2</translation>
    </message>
    <message>
      <source>%1
n = %2, m = %3: %4</source>
      <translation>%1
n = %2, m = %3: %4</translation>
    </message>
    <message>
      <source>%1  %2</source>
      <translation>%1  %2</translation>
    </message>
    <message>
      <source>%1 %</source>
      <translation>%1 %</translation>
    </message>
    <message>
      <source>%1 % of %2</source>
      <translation>%1 % von %2</translation>
    </message>
    <message>
      <source>%1 % over the whole run</source>
      <translation>%1 % über den ganzen Lauf</translation>
    </message>
    <message>
      <source>%1 %2</source>
      <translation>%1 %2</translation>
    </message>
    <message>
      <source>%1 %2 %, Escape stops it</source>
      <translation>%1 %2 %, Esc stoppt</translation>
    </message>
    <message>
      <source>%1 %2 as %3</source>
      <translation>%1 %2 als %3</translation>
    </message>
    <message>
      <source>%1 %2 as %3 (in place of %4)</source>
      <translation>%1 %2 als %3 (anstelle von %4)</translation>
    </message>
    <message>
      <source>%1 %2 cells</source>
      <translation>%1: %2 Zellen</translation>
    </message>
    <message>
      <source>%1 %2 from the first repetition to the last, by up to %3 of the mean; measure again until it stays</source>
      <translation>%1: %2 von der ersten Wiederholung bis zur letzten um bis zu %3 des Mittels; messen Sie noch einmal, bis es bleibt</translation>
    </message>
    <message>
      <source>%1 %2 is no host or router of the file</source>
      <translation>%1 %2 ist kein Host oder Router der Datei</translation>
    </message>
    <message>
      <source>%1 %2 is no number above 0; correct it</source>
      <translation>%1 %2 ist keine Zahl über 0; berichtigen Sie sie</translation>
    </message>
    <message>
      <source>%1 %2 is no number; correct it</source>
      <translation>%1 %2 ist keine Zahl; berichtigen Sie sie</translation>
    </message>
    <message>
      <source>%1 %2 is only a name; write a map such as %3</source>
      <translation>%1 %2 ist nur ein Name; eine Map wie %3 schreiben</translation>
    </message>
    <message>
      <source>%1 %2, 95 % interval %3 to %4</source>
      <translation>%1 %2, 95-%-Intervall %3 bis %4</translation>
    </message>
    <message>
      <source>%1 (%2 times)</source>
      <translation>%1 (%2 Mal)</translation>
    </message>
    <message>
      <source>%1 (%2 to %3 more)</source>
      <translation>%1 (%2 bis %3 mehr)</translation>
    </message>
    <message>
      <source>%1 (%2 to %3)</source>
      <translation>%1 (%2 bis %3)</translation>
    </message>
    <message>
      <source>%1 (%2)</source>
      <translation>%1 (%2)</translation>
    </message>
    <message>
      <source>%1 (%2) limits it</source>
      <translation>%1 (%2) begrenzt sie</translation>
    </message>
    <message>
      <source>%1 (%2), against its direction, is full with %3</source>
      <translation>%1 (%2), in Gegenrichtung, ist voll durch %3</translation>
    </message>
    <message>
      <source>%1 (OTF2 says: %2); give the .otf2 file of a whole archive, with what lies beside it</source>
      <translation>%1 (OTF2 sagt: %2); geben Sie die .otf2-Datei eines ganzen Archivs an, mit dem, was daneben liegt</translation>
    </message>
    <message>
      <source>%1 (a total cost of %2)</source>
      <translation>%1 (Gesamtkosten von %2)</translation>
    </message>
    <message>
      <source>%1 (about %2)</source>
      <translation>%1 (etwa %2)</translation>
    </message>
    <message>
      <source>%1 (default)</source>
      <translation>%1 (Vorgabe)</translation>
    </message>
    <message>
      <source>%1 (of the scenario)</source>
      <translation>%1 (des Szenarios)</translation>
    </message>
    <message>
      <source>%1 (step %2 of %3)</source>
      <translation>%1 (Schritt %2 von %3)</translation>
    </message>
    <message>
      <source>%1 (sum of its parts)</source>
      <translation>%1 (Summe der Teile)</translation>
    </message>
    <message>
      <source>%1 (weight %2)</source>
      <translation>%1 (Gewicht %2)</translation>
    </message>
    <message>
      <source>%1 1 cell</source>
      <translation>%1: 1 Zelle</translation>
    </message>
    <message>
      <source>%1 : 1</source>
      <translation>%1 : 1</translation>
    </message>
    <message>
      <source>%1 &lt;%2&gt; left out</source>
      <translation>%1 &lt;%2&gt; weggelassen</translation>
    </message>
    <message>
      <source>%1 &lt;%2&gt; left out: messages take the ways that hold without them, which may have other times</source>
      <translation>%1 &lt;%2&gt; weggelassen: Nachrichten nehmen die Wege, die ohne sie gelten und andere Zeiten haben können</translation>
    </message>
    <message>
      <source>%1 = %2</source>
      <translation>%1 = %2</translation>
    </message>
    <message>
      <source>%1 GPUs</source>
      <translation>%1 GPUs</translation>
    </message>
    <message>
      <source>%1 NICs</source>
      <translation>%1 NICs</translation>
    </message>
    <message>
      <source>%1 NVSwitches are more than the %2 that are taken</source>
      <translation>%1 NVSwitches sind mehr als die %2, die genommen werden</translation>
    </message>
    <message>
      <source>%1 PCI switches</source>
      <translation>%1 PCI-Switches</translation>
    </message>
    <message>
      <source>%1 a row of kind %2</source>
      <translation>%1 eine Zeile der Art %2</translation>
    </message>
    <message>
      <source>%1 a year, %2 in %3</source>
      <translation>%1 im Jahr, %2 insgesamt (%3)</translation>
    </message>
    <message>
      <source>%1 above no node left out</source>
      <translation>%1 über keinem Knoten weggelassen</translation>
    </message>
    <message>
      <source>%1 adapters</source>
      <translation>%1 Adapter</translation>
    </message>
    <message>
      <source>%1 against %2 (reference)</source>
      <translation>%1 gegen %2 (Bezug)</translation>
    </message>
    <message>
      <source>%1 against %2 of %3</source>
      <translation>%1 gegen %2 von %3</translation>
    </message>
    <message>
      <source>%1 aggregation nodes</source>
      <translation>%1 Aggregationsknoten</translation>
    </message>
    <message>
      <source>%1 and %2</source>
      <translation>%1 und %2</translation>
    </message>
    <message>
      <source>%1 and %2 (%3 and %4)</source>
      <translation>%1 und %2 (%3 und %4)</translation>
    </message>
    <message>
      <source>%1 and %2 are joined without a switch; that link was left out</source>
      <translation>%1 und %2 sind ohne Switch verbunden; diese Verbindung wurde weggelassen</translation>
    </message>
    <message>
      <source>%1 and %2 are nodes: link each of them to a switch.</source>
      <translation>%1 und %2 sind Knoten: jeden von ihnen mit einem Switch verbinden.</translation>
    </message>
    <message>
      <source>%1 and %2 are the two values of if; give both the same unit</source>
      <translation>%1 und %2 sind die beiden Werte von if; beiden dieselbe Einheit geben</translation>
    </message>
    <message>
      <source>%1 and %2 as busy</source>
      <translation>%1 und %2 ebenso belegt</translation>
    </message>
    <message>
      <source>%1 and %2 cannot be added; give both the same unit</source>
      <translation>%1 und %2 lassen sich nicht addieren; beiden dieselbe Einheit geben</translation>
    </message>
    <message>
      <source>%1 and %2 cannot be compared; give both the same unit</source>
      <translation>%1 und %2 lassen sich nicht vergleichen; beiden dieselbe Einheit geben</translation>
    </message>
    <message>
      <source>%1 and %2 cannot be multiplied or divided: currencies are not converted; give both the same one</source>
      <translation>%1 und %2 lassen sich nicht multiplizieren oder dividieren: Währungen werden nicht umgerechnet; beiden dieselbe geben</translation>
    </message>
    <message>
      <source>%1 and %2 cannot be subtracted; give both the same unit</source>
      <translation>%1 und %2 lassen sich nicht subtrahieren; beiden dieselbe Einheit geben</translation>
    </message>
    <message>
      <source>%1 and %2 have no maximum; give both the same unit</source>
      <translation>%1 und %2 haben kein Maximum; beiden dieselbe Einheit geben</translation>
    </message>
    <message>
      <source>%1 and %2 have no minimum; give both the same unit</source>
      <translation>%1 und %2 haben kein Minimum; beiden dieselbe Einheit geben</translation>
    </message>
    <message>
      <source>%1 and %2 have no remainder; give both the same unit</source>
      <translation>%1 und %2 haben keinen Rest; beiden dieselbe Einheit geben</translation>
    </message>
    <message>
      <source>%1 and %2 more</source>
      <translation>%1 und %2 weitere</translation>
    </message>
    <message>
      <source>%1 and %2 more files</source>
      <translation>%1 und %2 weitere Dateien</translation>
    </message>
    <message>
      <source>%1 and %2 more links beside it</source>
      <translation>%1 und %2 weitere Verbindungen daneben</translation>
    </message>
    <message>
      <source>%1 and %2 were written. Copy both to the cluster, submit the job, and import what it measured.</source>
      <translation>%1 und %2 wurden geschrieben. Kopieren Sie beide auf den Cluster, starten Sie den Job und importieren Sie, was er gemessen hat.</translation>
    </message>
    <message>
      <source>%1 and %2 were written. Copy them to the cluster with the campaign and its projects, and there: %3</source>
      <translation>%1 und %2 wurden geschrieben. Kopieren Sie sie mit der Kampagne und ihren Projekten auf den Cluster, und dort: %3</translation>
    </message>
    <message>
      <source>%1 and %3 more are no nodes of the platform %2, though the other names are</source>
      <translation>%1 und %3 weitere sind keine Knoten der Plattform %2, die anderen Namen aber schon</translation>
    </message>
    <message>
      <source>%1 and another file</source>
      <translation>%1 und eine weitere Datei</translation>
    </message>
    <message>
      <source>%1 and makespan of %2</source>
      <translation>%1 und Gesamtdauer von %2</translation>
    </message>
    <message>
      <source>%1 and more</source>
      <translation>%1 und mehr</translation>
    </message>
    <message>
      <source>%1 and others</source>
      <translation>%1 und andere</translation>
    </message>
    <message>
      <source>%1 applications</source>
      <translation>%1 Anwendungen</translation>
    </message>
    <message>
      <source>%1 are equally fast at %2</source>
      <translation>%1 sind bei %2 gleich schnell</translation>
    </message>
    <message>
      <source>%1 are in %2 and in %3: they hang on both</source>
      <translation>%1 sind in %2 und in %3: Sie hängen an beiden</translation>
    </message>
    <message>
      <source>%1 are no coordinates</source>
      <translation>%1 sind keine Koordinaten</translation>
    </message>
    <message>
      <source>%1 are too close to call at %2</source>
      <translation>%1: bei %2 zu knapp für ein Urteil</translation>
    </message>
    <message>
      <source>%1 as %2</source>
      <translation>%1 als %2</translation>
    </message>
    <message>
      <source>%1 as %2 among %3 processes would have %4 messages, and a collective has at most %5</source>
      <translation>%1 als %2 mit %3 Prozessen hätte %4 Nachrichten, und eine kollektive Operation hat höchstens %5</translation>
    </message>
    <message>
      <source>%1 as %2 among %3 processes would have %4 messages, and a collective has at most %5 at once</source>
      <translation>%1 als %2 mit %3 Prozessen hätte %4 Nachrichten, und eine kollektive Operation hat höchstens %5 auf einmal</translation>
    </message>
    <message>
      <source>%1 as %2 has no channels; leave them empty</source>
      <translation>%1 als %2 hat keine Kanäle; das Feld leer lassen</translation>
    </message>
    <message>
      <source>%1 as %2 has no channels; leave them empty, or take the algorithm ring</source>
      <translation>%1 als %2 hat keine Kanäle; das Feld leer lassen, oder den Algorithmus ring nehmen</translation>
    </message>
    <message>
      <source>%1 as %2 needs as many processes of its group on one server as on another; place them so, or take another algorithm, such as %3</source>
      <translation>%1 als %2 braucht auf jedem Server gleich viele Prozesse der Gruppe; so platzieren, oder einen anderen Algorithmus nehmen, etwa %3</translation>
    </message>
    <message>
      <source>%1 as fast</source>
      <translation>%1 so schnell</translation>
    </message>
    <message>
      <source>%1 as items</source>
      <translation>%1 als Posten</translation>
    </message>
    <message>
      <source>%1 as long</source>
      <translation>%1 so lang</translation>
    </message>
    <message>
      <source>%1 at %2, %3 at %4</source>
      <translation>%1 bei %2, %3 bei %4</translation>
    </message>
    <message>
      <source>%1 at %2/kWh</source>
      <translation>%1 zu %2/kWh</translation>
    </message>
    <message>
      <source>%1 at %2: %3</source>
      <translation>%1 bei %2: %3</translation>
    </message>
    <message>
      <source>%1 became messages: rings for all-reduce, all-gather and reduce-scatter, everything at once for all-to-all, trees for broadcast and reduce; the trace does not say which algorithm ran</source>
      <translation>als Nachrichten genommen: %1; Ringe für all-reduce, all-gather und reduce-scatter, alles auf einmal für all-to-all, Bäume für broadcast und reduce; der Trace sagt nicht, welcher Algorithmus lief</translation>
    </message>
    <message>
      <source>%1 behind PCI of %2 GB/s</source>
      <translation>%1 hinter PCI mit %2 GB/s</translation>
    </message>
    <message>
      <source>%1 behind the slash is no figure of a process; write total, communication, compute, send, recv, wait, collective, or the number of an event</source>
      <translation>%1 hinter dem Schrägstrich ist keine Größe eines Prozesses; möglich sind total, communication, compute, send, recv, wait, collective oder die Nummer eines Ereignisses</translation>
    </message>
    <message>
      <source>%1 belongs to a tier; write a line such as 'Tier 0' before it</source>
      <translation>%1 gehört zu einer Ebene; schreiben Sie davor eine Zeile wie 'Tier 0'</translation>
    </message>
    <message>
      <source>%1 between switches of the same height left out</source>
      <translation>%1 zwischen Switches gleicher Höhe weggelassen</translation>
    </message>
    <message>
      <source>%1 between two nodes: each got a switch in its middle, with half of its latency on each side</source>
      <translation>%1 zwischen zwei Knoten: Jede bekam einen Switch in die Mitte, mit der Hälfte ihrer Latenz auf jeder Seite</translation>
    </message>
    <message>
      <source>%1 breaks its own rules in %2; the exact models asymmetric and max-min do not</source>
      <translation>%1 verletzt die eigenen Regeln an %2; die exakten Modelle asymmetric und max-min tun das nicht</translation>
    </message>
    <message>
      <source>%1 busiest channels</source>
      <translation>%1 am stärksten ausgelastete Kanäle</translation>
    </message>
    <message>
      <source>%1 by rail %2 over %3</source>
      <translation>%1 auf Rail %2 über %3</translation>
    </message>
    <message>
      <source>%1 bytes</source>
      <translation>%1 Bytes</translation>
    </message>
    <message>
      <source>%1 bytes that are not UTF-8 became �, the first in line %2; convert the file to UTF-8 (iconv) where its names matter</source>
      <translation>aus %1 Bytes, die kein UTF-8 sind, wurde �, das erste in Zeile %2; wandeln Sie die Datei in UTF-8 um (iconv), wenn es auf ihre Namen ankommt</translation>
    </message>
    <message>
      <source>%1 cables</source>
      <translation>%1 Kabel</translation>
    </message>
    <message>
      <source>%1 calls</source>
      <translation>%1 Aufrufe</translation>
    </message>
    <message>
      <source>%1 calls of collectives that do not block are</source>
      <translation>%1 Aufrufe nicht blockierender kollektiver Operationen sind</translation>
    </message>
    <message>
      <source>%1 calls of collectives that do not block are taken as messages: those of the first round of an algorithm begin with the call, those of further rounds where the collective is found complete</source>
      <translation>%1 Aufrufe nicht blockierender Kollektive gelten als Nachrichten: Die der ersten Runde eines Algorithmus beginnen mit dem Aufruf, die weiterer Runden dort, wo das Kollektiv abgeschlossen vorgefunden wird</translation>
    </message>
    <message>
      <source>%1 calls of scans are</source>
      <translation>%1 Aufrufe von Scans sind</translation>
    </message>
    <message>
      <source>%1 calls of scans are taken as a chain of messages from one process to the next</source>
      <translation>%1 Aufrufe von Scans gelten als Kette von Nachrichten von einem Prozess zum nächsten</translation>
    </message>
    <message>
      <source>%1 calls without a message in the trace were skipped</source>
      <translation>%1 Aufrufe ohne eine Nachricht im Trace wurden übersprungen</translation>
    </message>
    <message>
      <source>%1 candidates</source>
      <translation>%1 Kandidaten</translation>
    </message>
    <message>
      <source>%1 cannot be %2</source>
      <translation>%1 kann nicht %2 sein</translation>
    </message>
    <message>
      <source>%1 cannot be %2; write a value like %3</source>
      <translation>%1 kann nicht %2 sein; einen Wert wie %3 schreiben</translation>
    </message>
    <message>
      <source>%1 cannot be used in formulas: %2</source>
      <translation>%1 kann in Formeln nicht verwendet werden: %2</translation>
    </message>
    <message>
      <source>%1 cannot be used in formulas; write letters, digits and _ only, such as N or block_size</source>
      <translation>%1 kann in Formeln nicht verwendet werden; nur Buchstaben, Ziffern und _ schreiben, etwa N oder block_size</translation>
    </message>
    <message>
      <source>%1 cannot run in every draw of who else is there: %2</source>
      <translation>%1 kann nicht bei jeder Auslosung dessen laufen, wer sonst da ist: %2</translation>
    </message>
    <message>
      <source>%1 cells</source>
      <translation>%1 Zellen</translation>
    </message>
    <message>
      <source>%1 cells replaced</source>
      <translation>%1 Zellen ersetzt</translation>
    </message>
    <message>
      <source>%1 changes</source>
      <translation>%1 Änderungen</translation>
    </message>
    <message>
      <source>%1 changes of links over time</source>
      <translation>%1 Änderungen von Verbindungen im Lauf der Zeit</translation>
    </message>
    <message>
      <source>%1 changes of links over time left out</source>
      <translation>%1 Änderungen von Verbindungen über die Zeit weggelassen</translation>
    </message>
    <message>
      <source>%1 collective calls</source>
      <translation>%1 Kollektivaufrufe</translation>
    </message>
    <message>
      <source>%1 collectives</source>
      <translation>%1 Kollektive</translation>
    </message>
    <message>
      <source>%1 collectives that do not block</source>
      <translation>%1 nicht blockierende Kollektive</translation>
    </message>
    <message>
      <source>%1 columns are named %2; say which one is meant by its number from 1 on</source>
      <translation>%1 Spalten heißen %2; sagen Sie durch ihre Nummer ab 1, welche gemeint ist</translation>
    </message>
    <message>
      <source>%1 columns of what was pasted have no place in this sheet and were left out.</source>
      <translation>%1 Spalten des Eingefügten haben in dieser Tabelle keinen Platz und wurden ausgelassen.</translation>
    </message>
    <message>
      <source>%1 comes to %2</source>
      <translation>%1 ergibt %2</translation>
    </message>
    <message>
      <source>%1 comes to %2 and must be at least %3</source>
      <translation>%1 ergibt %2 und muss mindestens %3 sein</translation>
    </message>
    <message>
      <source>%1 comes to %2 and must be at most %3</source>
      <translation>%1 ergibt %2 und darf höchstens %3 sein</translation>
    </message>
    <message>
      <source>%1 comes to %2 and must lie between 0 and %3</source>
      <translation>%1 ergibt %2 und muss zwischen 0 und %3 liegen</translation>
    </message>
    <message>
      <source>%1 communicators are</source>
      <translation>%1 Kommunikatoren sind</translation>
    </message>
    <message>
      <source>%1 communicators are made on the way</source>
      <translation>unterwegs werden %1 Kommunikatoren gebildet</translation>
    </message>
    <message>
      <source>%1 connections</source>
      <translation>%1 Verbindungen</translation>
    </message>
    <message>
      <source>%1 cores</source>
      <translation>%1 Kerne</translation>
    </message>
    <message>
      <source>%1 costs as much, too close to call</source>
      <translation>%1 kostet ebenso viel, zu knapp für ein Urteil</translation>
    </message>
    <message>
      <source>%1 costs less, too close to call</source>
      <translation>%1 kostet weniger, zu knapp für ein Urteil</translation>
    </message>
    <message>
      <source>%1 damaged lines</source>
      <translation>%1 beschädigte Zeilen</translation>
    </message>
    <message>
      <source>%1 damaged lines left aside</source>
      <translation>%1 beschädigte Zeilen übergangen</translation>
    </message>
    <message>
      <source>%1 devices</source>
      <translation>%1 Geräte</translation>
    </message>
    <message>
      <source>%1 devices that others name and that have no record: taken by what their neighbours say</source>
      <translation>%1 Geräte, die andere nennen und die keinen Eintrag haben: nach dem genommen, was ihre Nachbarn sagen</translation>
    </message>
    <message>
      <source>%1 dimensions</source>
      <translation>%1 Dimensionen</translation>
    </message>
    <message>
      <source>%1 do not divide evenly among %2, as servers here need it</source>
      <translation>%1 verteilen sich nicht gleichmäßig auf %2, wie Server es hier brauchen</translation>
    </message>
    <message>
      <source>%1 does not couple the two directions of a link</source>
      <translation>%1 koppelt die zwei Richtungen einer Verbindung nicht</translation>
    </message>
    <message>
      <source>%1 each way</source>
      <translation>%1 je Richtung</translation>
    </message>
    <message>
      <source>%1 each way between the two halves of the nodes, in the order of their names</source>
      <translation>%1 je Richtung zwischen den zwei Hälften der Knoten, in der Reihenfolge ihrer Namen</translation>
    </message>
    <message>
      <source>%1 each way in all</source>
      <translation>insgesamt %1 je Richtung</translation>
    </message>
    <message>
      <source>%1 each way, latency %2</source>
      <translation>%1 je Richtung, Latenz %2</translation>
    </message>
    <message>
      <source>%1 elements</source>
      <translation>%1 Elemente</translation>
    </message>
    <message>
      <source>%1 ends at node %2; name the links that lead to the other</source>
      <translation>%1 endet am Knoten %2; die Verbindungen nennen, die zum anderen führen</translation>
    </message>
    <message>
      <source>%1 ends at switch %2, on which that node does not hang; name the links that lead on to it</source>
      <translation>%1 endet am Switch %2, an dem dieser Knoten nicht hängt; die Verbindungen nennen, die weiter zu ihm führen</translation>
    </message>
    <message>
      <source>%1 errors</source>
      <translation>%1 Fehler</translation>
    </message>
    <message>
      <source>%1 evaluations are not possible; take 1 to %2</source>
      <translation>%1 Auswertungen sind nicht möglich; 1 bis %2 nehmen</translation>
    </message>
    <message>
      <source>%1 events</source>
      <translation>%1 Ereignisse</translation>
    </message>
    <message>
      <source>%1 figures</source>
      <translation>%1 Angaben</translation>
    </message>
    <message>
      <source>%1 files were</source>
      <translation>%1 Dateien wurden</translation>
    </message>
    <message>
      <source>%1 fits</source>
      <translation>%1 Anpassungen</translation>
    </message>
    <message>
      <source>%1 for %2</source>
      <translation>%1 für %2</translation>
    </message>
    <message>
      <source>%1 for %2, %3</source>
      <translation>%1 statt %2, %3</translation>
    </message>
    <message>
      <source>%1 for each node, across the middle of the network or out of a switch, whichever is less</source>
      <translation>%1 je Knoten, durch die Mitte des Netzes oder aus einem Switch heraus, je nachdem, was weniger ist</translation>
    </message>
    <message>
      <source>%1 for messages down to %2 times their size, the smallest that was tried</source>
      <translation>%1 bei Nachrichten bis herab zum %2-Fachen ihrer Größe, dem kleinsten, das versucht wurde</translation>
    </message>
    <message>
      <source>%1 for messages from %2 times their size%3</source>
      <translation>%1 bei Nachrichten ab dem %2-Fachen ihrer Größe%3</translation>
    </message>
    <message>
      <source>%1 for messages up to %2 times their size%3</source>
      <translation>%1 bei Nachrichten bis zum %2-Fachen ihrer Größe%3</translation>
    </message>
    <message>
      <source>%1 for messages up to %2 times their size, the largest that was tried</source>
      <translation>%1 bei Nachrichten bis zum %2-Fachen ihrer Größe, dem größten, das versucht wurde</translation>
    </message>
    <message>
      <source>%1 free cores</source>
      <translation>%1 freie Kerne</translation>
    </message>
    <message>
      <source>%1 from a device to itself left out (%2): no message takes it</source>
      <translation>%1 von einem Gerät zu ihm selbst weggelassen (%2): Keine Nachricht nimmt es</translation>
    </message>
    <message>
      <source>%1 further ports</source>
      <translation>%1 weitere Anschlüsse</translation>
    </message>
    <message>
      <source>%1 further scenarios</source>
      <translation>%1 weitere Szenarien</translation>
    </message>
    <message>
      <source>%1 gives %2 %3 % of its capacity, from %4 on; the printed algorithm does not keep capacities, the model asymmetric does</source>
      <translation>%1 gibt %2 %3 % seiner Kapazität, von %4 an; der gedruckte Algorithmus hält Kapazitäten nicht ein, das Modell asymmetric schon</translation>
    </message>
    <message>
      <source>%1 goes %2 ways; write one, or both for the same links on the way back</source>
      <translation>%1 hat %2 als ways; one schreiben, oder both für dieselben Verbindungen auf dem Rückweg</translation>
    </message>
    <message>
      <source>%1 groups</source>
      <translation>%1 Gruppen</translation>
    </message>
    <message>
      <source>%1 groups of processes</source>
      <translation>%1 Gruppen von Prozessen</translation>
    </message>
    <message>
      <source>%1 had a part in the fit of the models, which are naturally close to them. Without them:</source>
      <translation>%1 hatten Anteil an der Anpassung der Modelle, die ihnen natürlich nahe sind. Ohne sie:</translation>
    </message>
    <message>
      <source>%1 hangs on the unknown switch %2</source>
      <translation>%1 hängt am unbekannten Switch %2</translation>
    </message>
    <message>
      <source>%1 has %2 NICs and %3; write at most one NIC a GPU, as fast as those that it stands for together</source>
      <translation>%1 hat %2 NICs und %3; höchstens eine NIC je GPU schreiben, so schnell wie die, für die sie steht, zusammen</translation>
    </message>
    <message>
      <source>%1 has %2 PCI switches and %3; write at most one a GPU</source>
      <translation>%1 hat %2 PCI-Switches und %3; schreiben Sie höchstens einen je GPU</translation>
    </message>
    <message>
      <source>%1 has %2 behind it and takes at least %3</source>
      <translation>hinter %1: %2, nötig sind mindestens %3</translation>
    </message>
    <message>
      <source>%1 has %2 for %3, as %4 of %5 are in use; run fewer processes, or leave more nodes free</source>
      <translation>%1 hat %2 für %3, da %4 von %5 belegt sind; weniger Prozesse laufen lassen, oder mehr Knoten frei lassen</translation>
    </message>
    <message>
      <source>%1 has %2 for %3, as %4 of %5 is in use; run fewer processes, or leave more nodes free</source>
      <translation>%1 hat %2 für %3, da %4 von %5 belegt ist; weniger Prozesse laufen lassen, oder mehr Knoten frei lassen</translation>
    </message>
    <message>
      <source>%1 has %2, and topology names %3; give a value for each</source>
      <translation>%1 hat %2, und topology nennt %3; geben Sie für jede einen Wert an</translation>
    </message>
    <message>
      <source>%1 has a pci_bandwidth and no pci_switches; write how many share it</source>
      <translation>%1 hat eine pci_bandwidth und keine pci_switches; schreiben Sie, wie viele sie haben</translation>
    </message>
    <message>
      <source>%1 has a rail at the unknown switch %2; %3</source>
      <translation>%1 hat eine Schiene am unbekannten Switch %2; %3</translation>
    </message>
    <message>
      <source>%1 has another name (a hard link), which keeps what was there before. Link it again.</source>
      <translation>%1 hat einen weiteren Namen (einen Hardlink), unter dem der vorige Inhalt bleibt. Legen Sie den Link neu an.</translation>
    </message>
    <message>
      <source>%1 has no %2</source>
      <translation>%1 hat kein %2</translation>
    </message>
    <message>
      <source>%1 has no %2; write %3</source>
      <translation>%1: %2 fehlt; möglich ist %3</translation>
    </message>
    <message>
      <source>%1 has no algorithm %2; take %3, or leave it empty</source>
      <translation>%1 hat keinen Algorithmus %2; möglich sind %3, oder das Feld leer lassen</translation>
    </message>
    <message>
      <source>%1 has no destination; name a process or a node</source>
      <translation>%1 hat kein Ziel; einen Prozess oder einen Knoten nennen</translation>
    </message>
    <message>
      <source>%1 has no gpus; write how many each has, such as 8</source>
      <translation>%1 hat keine gpus; schreiben, wie viele jeder hat, etwa 8</translation>
    </message>
    <message>
      <source>%1 has no half-width to be weighted by; leave it out or weight by relative errors</source>
      <translation>%1 hat keine Halbbreite zum Gewichten; weglassen, oder nach relativen Fehlern gewichten</translation>
    </message>
    <message>
      <source>%1 has no measurement</source>
      <translation>%1 hat keine Messung</translation>
    </message>
    <message>
      <source>%1 has no parameter %2; %3</source>
      <translation>%1 hat keinen Parameter %2; %3</translation>
    </message>
    <message>
      <source>%1 has no platform %2</source>
      <translation>%1 hat keine Plattform %2</translation>
    </message>
    <message>
      <source>%1 has no power for %2</source>
      <translation>%1 hat keine Leistung für %2</translation>
    </message>
    <message>
      <source>%1 has no prediction (%2); mend that, or compare without it</source>
      <translation>%1 hat keine Vorhersage (%2); beheben Sie das, oder vergleichen Sie ohne</translation>
    </message>
    <message>
      <source>%1 has no price</source>
      <translation>%1 hat keinen Preis</translation>
    </message>
    <message>
      <source>%1 has no price for %2</source>
      <translation>%1 hat keinen Preis für %2</translation>
    </message>
    <message>
      <source>%1 has no row; %2</source>
      <translation>%1 hat keine Zeile; %2</translation>
    </message>
    <message>
      <source>%1 has no scenario for %2; add one</source>
      <translation>%1 hat kein Szenario für %2; fügen Sie eines hinzu</translation>
    </message>
    <message>
      <source>%1 has no size; write %2</source>
      <translation>%1 hat keine Größe; möglich ist %2</translation>
    </message>
    <message>
      <source>%1 has no source; name a process or a node</source>
      <translation>%1 hat keine Quelle; einen Prozess oder einen Knoten nennen</translation>
    </message>
    <message>
      <source>%1 has no times, since it could not be started together on all ranks; contraflow-run --resume measures it, with --wait sleep where ranks share cores</source>
      <translation>%1 hat keine Zeiten, da es nicht auf allen Rängen gemeinsam gestartet werden konnte; contraflow-run --resume misst es, mit --wait sleep, wo Ränge sich Kerne teilen</translation>
    </message>
    <message>
      <source>%1 has no unit; say which, such as B or MB</source>
      <translation>%1 hat keine Einheit; sagen Sie, welche, etwa B oder MB</translation>
    </message>
    <message>
      <source>%1 has no unit; say which, such as B or MB (by --unit)</source>
      <translation>%1 hat keine Einheit; sagen Sie, welche, etwa B oder MB (mit --unit)</translation>
    </message>
    <message>
      <source>%1 has no unit; say which, such as s or us</source>
      <translation>%1 hat keine Einheit; sagen Sie, welche, etwa s oder us</translation>
    </message>
    <message>
      <source>%1 has power for some %2 only</source>
      <translation>%1 hat nur für einen Teil eine Leistung: %2</translation>
    </message>
    <message>
      <source>%1 has price for some %2 only</source>
      <translation>%1 hat nur für einen Teil einen Preis: %2</translation>
    </message>
    <message>
      <source>%1 has the column %2 twice; the second is kept but not used, rename or remove it</source>
      <translation>%1 hat die Spalte %2 zweimal; die zweite wird behalten, aber nicht benutzt, sie umbenennen oder entfernen</translation>
    </message>
    <message>
      <source>%1 has the key %2 twice, first in line %3; remove one of them</source>
      <translation>%1 hat den Schlüssel %2 zweimal, zuerst in Zeile %3; einen davon entfernen</translation>
    </message>
    <message>
      <source>%1 has the key %2 twice, first in line %3; the second is not used and is kept as %4, remove one of them</source>
      <translation>%1 hat den Schlüssel %2 zweimal, zuerst in Zeile %3; der zweite wird nicht benutzt und als %4 behalten, einen davon entfernen</translation>
    </message>
    <message>
      <source>%1 has the kind %2; it must be one of %3</source>
      <translation>%1 hat die Art %2; möglich sind %3</translation>
    </message>
    <message>
      <source>%1 has the lowest %2 for its performance too.</source>
      <translation>%1 ist für seine Leistung auch am günstigsten (%2).</translation>
    </message>
    <message>
      <source>%1 has the lowest %2 for its performance.</source>
      <translation>%1 ist für seine Leistung am günstigsten (%2).</translation>
    </message>
    <message>
      <source>%1 has the unknown column %2; it is kept but not used, %3</source>
      <translation>%1 hat die unbekannte Spalte %2; sie wird behalten, aber nicht benutzt, %3</translation>
    </message>
    <message>
      <source>%1 has the unknown key %2</source>
      <translation>%1 hat den unbekannten Schlüssel %2</translation>
    </message>
    <message>
      <source>%1 has the unknown key %2; it is kept but not used</source>
      <translation>%1 hat den unbekannten Schlüssel %2; er wird behalten, aber nicht benutzt</translation>
    </message>
    <message>
      <source>%1 has too many events for the time of each to be kept</source>
      <translation>%1 hat zu viele Ereignisse, als dass die Zeit jedes einzelnen behalten würde</translation>
    </message>
    <message>
      <source>%1 has two measurements %2; rename one in it</source>
      <translation>%1 hat zwei Messungen %2; eine darin umbenennen</translation>
    </message>
    <message>
      <source>%1 have no power for %2</source>
      <translation>%1 haben keine Leistung für %2</translation>
    </message>
    <message>
      <source>%1 have no prediction (%2: %3); mend that, or compare without them</source>
      <translation>%1 haben keine Vorhersage (%2: %3); beheben Sie das, oder vergleichen Sie ohne sie</translation>
    </message>
    <message>
      <source>%1 have no price for %2</source>
      <translation>%1 haben keinen Preis für %2</translation>
    </message>
    <message>
      <source>%1 have no scenario for %2; add one to each</source>
      <translation>%1 haben kein Szenario für %2; fügen Sie jedem eines hinzu</translation>
    </message>
    <message>
      <source>%1 have power for some %2 only</source>
      <translation>%1 haben nur für einen Teil eine Leistung: %2</translation>
    </message>
    <message>
      <source>%1 have price for some %2 only</source>
      <translation>%1 haben nur für einen Teil einen Preis: %2</translation>
    </message>
    <message>
      <source>%1 have two different results, the first of them is %2; were they worked out by different builds of the program? Remove the files of one</source>
      <translation>%1 mit zwei verschiedenen Ergebnissen, zuerst %2; wurden sie von verschiedenen Builds des Programms errechnet? Entfernen Sie die Dateien des einen</translation>
    </message>
    <message>
      <source>%1 hits</source>
      <translation>%1 Treffer</translation>
    </message>
    <message>
      <source>%1 hosts</source>
      <translation>%1 Hosts</translation>
    </message>
    <message>
      <source>%1 hosts that no link joins to anything: they are nodes on no switch</source>
      <translation>%1 Hosts, die keine Verbindung mit etwas verbindet: Sie sind Knoten an keinem Switch</translation>
    </message>
    <message>
      <source>%1 in %2</source>
      <translation>%1 in %2</translation>
    </message>
    <message>
      <source>%1 in %2 (%3)</source>
      <translation>%1 in %2 (%3)</translation>
    </message>
    <message>
      <source>%1 in %2 (%3): %4</source>
      <translation>%1 in %2 (%3): %4</translation>
    </message>
    <message>
      <source>%1 in %2 from full channels</source>
      <translation>%1 in %2 unter vollen Kanälen</translation>
    </message>
    <message>
      <source>%1 in %2 of %3</source>
      <translation>%1 in %2 von %3</translation>
    </message>
    <message>
      <source>%1 in %2 without working congestion control</source>
      <translation>%1 in %2 ohne wirksame Überlastregelung</translation>
    </message>
    <message>
      <source>%1 in %2: %3 In %4 it was changed, such as to %5, of which that source does not tell</source>
      <translation>%1 in %2: %3 In %4 wurde es geändert, etwa in %5, wovon diese Quelle nichts sagt</translation>
    </message>
    <message>
      <source>%1 in channel %2</source>
      <translation>%1 in Kanal %2</translation>
    </message>
    <message>
      <source>%1 in the column %2 is no number</source>
      <translation>%1 in der Spalte %2 ist keine Zahl</translation>
    </message>
    <message>
      <source>%1 in this step</source>
      <translation>%1 in diesem Schritt</translation>
    </message>
    <message>
      <source>%1 is %2 here, as the project has another one of that name</source>
      <translation>%1 ist hier %2, da das Projekt ein anderes dieses Namens hat</translation>
    </message>
    <message>
      <source>%1 is %2, and this program knows version 1; use the program that wrote it</source>
      <translation>%1 ist %2, und dieses Programm kennt Version 1; das Programm benutzen, das sie geschrieben hat</translation>
    </message>
    <message>
      <source>%1 is %2, which has no value</source>
      <translation>%1 ist %2, was keinen Wert hat</translation>
    </message>
    <message>
      <source>%1 is %2; name one of its processes, 0 to %3</source>
      <translation>%1 ist %2; einen der Prozesse nennen, 0 bis %3</translation>
    </message>
    <message>
      <source>%1 is a size, as it has a unit, and no number of messages; leave out the size of one</source>
      <translation>%1 ist eine Größe, da es eine Einheit hat, und keine Anzahl von Nachrichten; lassen Sie die Größe einer Nachricht weg</translation>
    </message>
    <message>
      <source>%1 is a switch and a node; rename one of them in the file</source>
      <translation>%1 ist ein Switch und ein Knoten; benennen Sie eines davon in der Datei um</translation>
    </message>
    <message>
      <source>%1 is a unit of %2</source>
      <translation>%1 ist eine Einheit für %2</translation>
    </message>
    <message>
      <source>%1 is a wireless network (WIFI), whose stations share its air; it has no equal here: import the part of the platform that is wired</source>
      <translation>%1 ist ein drahtloses Netz (WIFI), dessen Stationen sich die Luft teilen; das hat hier keine Entsprechung: Importieren Sie den verkabelten Teil der Plattform</translation>
    </message>
    <message>
      <source>%1 is an operation of Portals, which only LogGOPSim2 simulates; it cannot be replayed</source>
      <translation>%1 ist eine Operation von Portals, die nur LogGOPSim2 simuliert; sie kann nicht nachgespielt werden</translation>
    </message>
    <message>
      <source>%1 is as fast and costs less</source>
      <translation>%1 ist ebenso schnell und kostet weniger</translation>
    </message>
    <message>
      <source>%1 is as fast as %2, but %3.</source>
      <translation>%1 ist ebenso schnell wie %2, aber %3.</translation>
    </message>
    <message>
      <source>%1 is as fast as %2.</source>
      <translation>%1 ist ebenso schnell wie %2.</translation>
    </message>
    <message>
      <source>%1 is as fast overall as %2</source>
      <translation>%1 ist insgesamt ebenso schnell wie %2</translation>
    </message>
    <message>
      <source>%1 is as fast overall as %2, but %3</source>
      <translation>%1 ist insgesamt ebenso schnell wie %2, aber %3</translation>
    </message>
    <message>
      <source>%1 is faster and costs less</source>
      <translation>%1 ist schneller und kostet weniger</translation>
    </message>
    <message>
      <source>%1 is faster for the same price</source>
      <translation>%1 ist zum selben Preis schneller</translation>
    </message>
    <message>
      <source>%1 is given %2; divide by a unit first, such as ceil(size / 1 kB)</source>
      <translation>%1 bekommt %2; vorher durch eine Einheit teilen, etwa ceil(size / 1 kB)</translation>
    </message>
    <message>
      <source>%1 is given %2; write %3</source>
      <translation>%1 bekommt %2; %3 schreiben</translation>
    </message>
    <message>
      <source>%1 is given twice; remove one</source>
      <translation>%1 ist zweimal angegeben; eine entfernen</translation>
    </message>
    <message>
      <source>%1 is in %2 and in %3: it hangs on both</source>
      <translation>%1 ist in %2 und in %3: Es hängt an beiden</translation>
    </message>
    <message>
      <source>%1 is missing; write %2</source>
      <translation>%1 fehlt; möglich ist %2</translation>
    </message>
    <message>
      <source>%1 is more than the %2 that are taken</source>
      <translation>%1 ist mehr als die %2, die genommen werden</translation>
    </message>
    <message>
      <source>%1 is neither placed by mapping %2 nor a node of platform %3; %4</source>
      <translation>%1 ist weder in der Zuordnung %2 platziert noch ein Knoten der Plattform %3; %4</translation>
    </message>
    <message>
      <source>%1 is no %2; write a whole number from %3 to %4</source>
      <translation>%1 ist keine gültige Angabe (%2); schreiben Sie eine ganze Zahl von %3 bis %4</translation>
    </message>
    <message>
      <source>%1 is no amount; it must lie between 0 and 1e18</source>
      <translation>%1 ist keine Menge; sie muss zwischen 0 und 1e18 liegen</translation>
    </message>
    <message>
      <source>%1 is no factor such as 1.5X</source>
      <translation>%1 ist kein Faktor wie 1.5X</translation>
    </message>
    <message>
      <source>%1 is no longer there.</source>
      <translation>%1 ist nicht mehr da.</translation>
    </message>
    <message>
      <source>%1 is no name for the variable of a loop; write one such as i</source>
      <translation>%1 ist kein Name für die Variable einer Schleife; einen wie i schreiben</translation>
    </message>
    <message>
      <source>%1 is no node of the platform %2, though the other names are</source>
      <translation>%1 ist kein Knoten der Plattform %2, die anderen Namen aber schon</translation>
    </message>
    <message>
      <source>%1 is no number</source>
      <translation>%1 ist keine Zahl</translation>
    </message>
    <message>
      <source>%1 is no number of a datatype, 0 to 40 or 57</source>
      <translation>%1 ist keine Nummer eines Datentyps, 0 bis 40 oder 57</translation>
    </message>
    <message>
      <source>%1 is no number to compare with; write one such as 12 or 10 MB</source>
      <translation>%1 ist keine Zahl zum Vergleichen; eine angeben wie 12 oder 10 MB</translation>
    </message>
    <message>
      <source>%1 is no pair of nodes such as 0-&gt;15; correct the line</source>
      <translation>%1 ist kein Paar von Knoten wie 0-&gt;15; berichtigen Sie die Zeile</translation>
    </message>
    <message>
      <source>%1 is no place; there are those from 0 to %2</source>
      <translation>%1 ist kein Platz; es gibt die von 0 bis %2</translation>
    </message>
    <message>
      <source>%1 is no price of energy; write one such as 0.28 EUR/kWh</source>
      <translation>%1 ist kein Energiepreis; einen wie 0.28 EUR/kWh schreiben</translation>
    </message>
    <message>
      <source>%1 is no rank and no range of ranks; write one such as 3 or 4-7</source>
      <translation>%1 ist kein Rang und kein Bereich von Rängen; etwas wie 3 oder 4-7 schreiben</translation>
    </message>
    <message>
      <source>%1 is no rank or tag</source>
      <translation>%1 ist kein Rang oder Tag</translation>
    </message>
    <message>
      <source>%1 is no rate of a link; write one above 0</source>
      <translation>%1 ist keine Rate einer Verbindung; schreiben Sie eine über 0</translation>
    </message>
    <message>
      <source>%1 is no share of packets that are lost; write one from 0 to 1</source>
      <translation>%1 ist kein Anteil verlorener Pakete; schreiben Sie einen von 0 bis 1</translation>
    </message>
    <message>
      <source>%1 is no size; write a number of bytes such as 8b</source>
      <translation>%1 ist keine Größe; schreiben Sie eine Anzahl von Bytes wie 8b</translation>
    </message>
    <message>
      <source>%1 is no time in microseconds</source>
      <translation>%1 ist keine Zeit in Mikrosekunden</translation>
    </message>
    <message>
      <source>%1 is no time per byte; give seconds per byte above 0, such as 8.502e-9, or a bandwidth, such as 940 Mbit/s</source>
      <translation>%1 ist keine Zeit je Byte; Sekunden je Byte über 0 angeben, etwa 8.502e-9, oder eine Bandbreite, etwa 940 Mbit/s</translation>
    </message>
    <message>
      <source>%1 is no whole number</source>
      <translation>%1 ist keine ganze Zahl</translation>
    </message>
    <message>
      <source>%1 is no whole number; write one, or round a formula by floor() or ceil()</source>
      <translation>%1 ist keine ganze Zahl; eine schreiben, oder eine Formel mit floor() oder ceil() runden</translation>
    </message>
    <message>
      <source>%1 is not a %2: %3; write %4</source>
      <translation>%1 ist nicht als %2 lesbar: %3; möglich ist %4</translation>
    </message>
    <message>
      <source>%1 is not a benchmark whose times are taken; its rows are left out</source>
      <translation>%1 ist kein Benchmark, dessen Zeiten genommen werden; seine Zeilen werden weggelassen</translation>
    </message>
    <message>
      <source>%1 is not a choice</source>
      <translation>%1 steht nicht zur Wahl</translation>
    </message>
    <message>
      <source>%1 is not a host list: %2; write names such as X1 or lists such as X[1-3]</source>
      <translation>%1 ist keine Hostliste: %2; Namen wie X1 oder Listen wie X[1-3] schreiben</translation>
    </message>
    <message>
      <source>%1 is not a lane; write a whole number from 0 to 65535</source>
      <translation>%1 ist keine Lane; eine ganze Zahl von 0 bis 65535 schreiben</translation>
    </message>
    <message>
      <source>%1 is not a node of platform %2; %3</source>
      <translation>%1 ist kein Knoten der Plattform %2; %3</translation>
    </message>
    <message>
      <source>%1 is not a number</source>
      <translation>%1 ist keine Zahl</translation>
    </message>
    <message>
      <source>%1 is not a number of %2; write a whole number</source>
      <translation>%1 ist keine Anzahl für %2; eine ganze Zahl schreiben</translation>
    </message>
    <message>
      <source>%1 is not a number of GPUs; write a whole number from 1 on</source>
      <translation>%1 ist keine Anzahl von GPUs; eine ganze Zahl ab 1 schreiben</translation>
    </message>
    <message>
      <source>%1 is not a number of NICs; write a whole number from 1 on</source>
      <translation>%1 ist keine Anzahl von NICs; eine ganze Zahl ab 1 schreiben</translation>
    </message>
    <message>
      <source>%1 is not a number of PCI switches; write a whole number from 1 on</source>
      <translation>%1 ist keine Anzahl von PCI-Switches; schreiben Sie eine ganze Zahl ab 1</translation>
    </message>
    <message>
      <source>%1 is not a number of cores; write a whole number from 1 on</source>
      <translation>%1 ist keine Anzahl von Kernen; eine ganze Zahl ab 1 schreiben</translation>
    </message>
    <message>
      <source>%1 is not a number of groups; write a whole number</source>
      <translation>%1 ist keine Anzahl von Gruppen; eine ganze Zahl schreiben</translation>
    </message>
    <message>
      <source>%1 is not a number of processes; write a whole number</source>
      <translation>%1 ist keine Anzahl von Prozessen; eine ganze Zahl schreiben</translation>
    </message>
    <message>
      <source>%1 is not a number of queue pairs; write a whole number from 1 to 65535</source>
      <translation>%1 ist keine Anzahl von Queue Pairs; eine ganze Zahl von 1 bis 65535 schreiben</translation>
    </message>
    <message>
      <source>%1 is not a number of repetitions; write a whole number</source>
      <translation>%1 ist keine Anzahl von Wiederholungen; eine ganze Zahl schreiben</translation>
    </message>
    <message>
      <source>%1 is not a number or a range of numbers</source>
      <translation>%1 ist weder eine Zahl noch ein Zahlenbereich</translation>
    </message>
    <message>
      <source>%1 is not a number; write one such as 4, or 50 %</source>
      <translation>%1 ist keine Zahl; eine wie 4 schreiben, oder 50 %</translation>
    </message>
    <message>
      <source>%1 is not a price: %2</source>
      <translation>%1 ist kein Preis: %2</translation>
    </message>
    <message>
      <source>%1 is not a test whose times are taken; its rows are left out</source>
      <translation>%1 ist kein Test, dessen Zeiten genommen werden; seine Zeilen werden weggelassen</translation>
    </message>
    <message>
      <source>%1 is not a value</source>
      <translation>%1 ist kein Wert</translation>
    </message>
    <message>
      <source>%1 is not a whole number; write one such as 12</source>
      <translation>%1 ist keine ganze Zahl; eine wie 12 schreiben</translation>
    </message>
    <message>
      <source>%1 is not above 0</source>
      <translation>%1 liegt nicht über 0</translation>
    </message>
    <message>
      <source>%1 is not taken: the schema does not say whose bytes its size counts</source>
      <translation>%1 wird nicht übernommen: Das Schema sagt nicht, wessen Bytes seine Größe zählt</translation>
    </message>
    <message>
      <source>%1 is not taken: the trace does not say what goes to whom</source>
      <translation>%1 wird nicht übernommen: Der Trace sagt nicht, was an wen geht</translation>
    </message>
    <message>
      <source>%1 is of a session that the result does not have</source>
      <translation>%1 gehört zu einer Sitzung, die das Ergebnis nicht hat</translation>
    </message>
    <message>
      <source>%1 is of no project and by no recipe; add project: … and platform: …, or topology: …</source>
      <translation>%1 ist aus keinem Projekt und von keinem Rezept; project: … und platform: … ergänzen, oder topology: …</translation>
    </message>
    <message>
      <source>%1 is off by %2 %</source>
      <translation>%1 liegt um %2 % daneben</translation>
    </message>
    <message>
      <source>%1 is out of range</source>
      <translation>%1 liegt außerhalb des Bereichs</translation>
    </message>
    <message>
      <source>%1 is priced in %2 and others in %3</source>
      <translation>%1 hat einen Preis in %2 und andere in %3</translation>
    </message>
    <message>
      <source>%1 is the best, with 95 % confidence in each paired comparison.</source>
      <translation>%1 ist das beste, mit 95 % Vertrauen in jedem gepaarten Vergleich.</translation>
    </message>
    <message>
      <source>%1 is the fastest at %2</source>
      <translation>%1 ist bei %2 am schnellsten</translation>
    </message>
    <message>
      <source>%1 is the fastest overall</source>
      <translation>%1 ist insgesamt am schnellsten</translation>
    </message>
    <message>
      <source>%1 is the fastest.</source>
      <translation>%1 ist am schnellsten.</translation>
    </message>
    <message>
      <source>%1 is the name of another message; choose a free one.</source>
      <translation>%1 heißt schon eine andere Nachricht; einen freien Namen wählen.</translation>
    </message>
    <message>
      <source>%1 is the name of another switch or node; choose a free one.</source>
      <translation>%1 heißt schon ein anderer Switch oder Knoten; einen freien Namen wählen.</translation>
    </message>
    <message>
      <source>%1 is there already and is no campaign. Choose another name.</source>
      <translation>%1 gibt es schon und ist keine Kampagne. Wählen Sie einen anderen Namen.</translation>
    </message>
    <message>
      <source>%1 is there twice; give it another name</source>
      <translation>%1 kommt zweimal vor; geben Sie ihm einen anderen Namen</translation>
    </message>
    <message>
      <source>%1 is too close to call against %2.</source>
      <translation>Zwischen %1 und %2 ist es zu knapp für ein Urteil.</translation>
    </message>
    <message>
      <source>%1 is too close to call overall against %2</source>
      <translation>zwischen %1 und %2 ist es insgesamt zu knapp für ein Urteil</translation>
    </message>
    <message>
      <source>%1 is written out twice; keep one of both, or write ways: one</source>
      <translation>%1 ist zweimal ausgeschrieben; nur eine behalten, oder ways: one schreiben</translation>
    </message>
    <message>
      <source>%1 keeps the lowest %2 for its performance</source>
      <translation>%1 bleibt für seine Leistung am günstigsten (%2)</translation>
    </message>
    <message>
      <source>%1 keeps the lowest %2 for its performance until its price exceeds %3</source>
      <translation>%1 bleibt für seine Leistung am günstigsten (%2), bis sein Preis %3 übersteigt</translation>
    </message>
    <message>
      <source>%1 lacks arguments; the file seems to be damaged</source>
      <translation>%1 fehlen Argumente; die Datei scheint beschädigt zu sein</translation>
    </message>
    <message>
      <source>%1 lacks the column %2; its first line should be %3</source>
      <translation>in %1 fehlt die Spalte %2; die erste Zeile sollte %3 sein</translation>
    </message>
    <message>
      <source>%1 leaves</source>
      <translation>%1 Leafs</translation>
    </message>
    <message>
      <source>%1 leaves %2 no bandwidth on %3, so it was given an equal share of that channel; the printed algorithm is undefined here, the model asymmetric is not</source>
      <translation>%1 lässt %2 keine Bandbreite auf %3, daher bekam sie einen gleichen Anteil dieses Kanals; der gedruckte Algorithmus ist hier nicht definiert, das Modell asymmetric schon</translation>
    </message>
    <message>
      <source>%1 left out (%2): what lies behind is another network</source>
      <translation>%1 weggelassen (%2): Was dahinter liegt, ist ein anderes Netz</translation>
    </message>
    <message>
      <source>%1 left out: topology.conf names a switch once</source>
      <translation>%1 weggelassen: topology.conf nennt einen Switch einmal</translation>
    </message>
    <message>
      <source>%1 levels</source>
      <translation>%1 Stufen</translation>
    </message>
    <message>
      <source>%1 links</source>
      <translation>%1 Verbindungen</translation>
    </message>
    <message>
      <source>%1 links are more than the %2 that are taken</source>
      <translation>%1 Verbindungen sind mehr als die %2, die genommen werden</translation>
    </message>
    <message>
      <source>%1 links are shared by both directions in SimGrid (SHARED); here each direction has the whole bandwidth</source>
      <translation>%1 Verbindungen werden in SimGrid von beiden Richtungen geteilt (SHARED); hier hat jede Richtung die ganze Bandbreite</translation>
    </message>
    <message>
      <source>%1 links between switches</source>
      <translation>%1 Verbindungen zwischen Switches</translation>
    </message>
    <message>
      <source>%1 links between three places or more became switches with a link to each</source>
      <translation>aus %1 Verbindungen zwischen drei Plätzen oder mehr wurden Switches mit einer Verbindung zu jedem</translation>
    </message>
    <message>
      <source>%1 links to other switches</source>
      <translation>%1 Verbindungen zu anderen Switches</translation>
    </message>
    <message>
      <source>%1 links upwards are no whole number of bundles of %2</source>
      <translation>%1 Verbindungen aufwärts sind keine ganze Zahl von Bündeln zu %2</translation>
    </message>
    <message>
      <source>%1 links without contention in SimGrid (FATPIPE); here messages share them</source>
      <translation>%1 Verbindungen ohne Konkurrenz in SimGrid (FATPIPE); hier teilen sich Nachrichten sie</translation>
    </message>
    <message>
      <source>%1 lists %2 counts for the %3 processes of its communicator; the file seems to be damaged</source>
      <translation>%1 führt %2 Anzahlen für die %3 Prozesse seines Kommunikators auf; die Datei scheint beschädigt zu sein</translation>
    </message>
    <message>
      <source>%1 locations are</source>
      <translation>%1 Orte sind</translation>
    </message>
    <message>
      <source>%1 locations are skipped that are no process of MPI: threads and accelerators</source>
      <translation>%1 Orte, die keine Prozesse von MPI sind, werden übersprungen: Threads und Beschleuniger</translation>
    </message>
    <message>
      <source>%1 means nothing here and was left out</source>
      <translation>%1 bedeutet hier nichts und wurde weggelassen</translation>
    </message>
    <message>
      <source>%1 means the process's own; write one such as i</source>
      <translation>%1 meint den Prozess selbst; einen Namen wie i schreiben</translation>
    </message>
    <message>
      <source>%1 measured messages</source>
      <translation>%1 gemessene Nachrichten</translation>
    </message>
    <message>
      <source>%1 measured patterns</source>
      <translation>%1 gemessene Muster</translation>
    </message>
    <message>
      <source>%1 measured times</source>
      <translation>%1 Messzeiten</translation>
    </message>
    <message>
      <source>%1 measured values</source>
      <translation>%1 gemessene Werte</translation>
    </message>
    <message>
      <source>%1 measured.</source>
      <translation>%1 gemessen.</translation>
    </message>
    <message>
      <source>%1 measurements</source>
      <translation>%1 Messungen</translation>
    </message>
    <message>
      <source>%1 messages</source>
      <translation>%1 Nachrichten</translation>
    </message>
    <message>
      <source>%1 messages (learnt: up to %2)</source>
      <translation>%1 Nachrichten (gelernt: bis %2)</translation>
    </message>
    <message>
      <source>%1 messages at once (learnt: up to %2)</source>
      <translation>%1 Nachrichten gleichzeitig (gelernt: bis %2)</translation>
    </message>
    <message>
      <source>%1 messages at once into one node (learnt: up to %2)</source>
      <translation>%1 Nachrichten gleichzeitig in einen Knoten (gelernt: bis %2)</translation>
    </message>
    <message>
      <source>%1 messages at once out of one node (learnt: up to %2)</source>
      <translation>%1 Nachrichten gleichzeitig aus einem Knoten (gelernt: bis %2)</translation>
    </message>
    <message>
      <source>%1 messages into one node (learnt: up to %2)</source>
      <translation>%1 Nachrichten in einen Knoten (gelernt: bis %2)</translation>
    </message>
    <message>
      <source>%1 messages of a node to itself are taken as sent within the node</source>
      <translation>%1 Nachrichten eines Knotens an sich selbst gelten als innerhalb des Knotens gesendet</translation>
    </message>
    <message>
      <source>%1 messages of a node to itself were left out: they do not use the network</source>
      <translation>%1 Nachrichten eines Knotens an sich selbst wurden weggelassen: Sie benutzen das Netz nicht</translation>
    </message>
    <message>
      <source>%1 messages of the scenario take at least %2 start-up (Claim 1)</source>
      <translation>%1 Nachrichten des Szenarios brauchen mindestens %2 Startup (Claim 1)</translation>
    </message>
    <message>
      <source>%1 messages of the scenario take at least %2 start-ups (Claim 1)</source>
      <translation>%1 Nachrichten des Szenarios brauchen mindestens %2 Startups (Claim 1)</translation>
    </message>
    <message>
      <source>%1 messages out of one node (learnt: up to %2)</source>
      <translation>%1 Nachrichten aus einem Knoten (gelernt: bis %2)</translation>
    </message>
    <message>
      <source>%1 messages suffer</source>
      <translation>%1 Nachrichten leiden</translation>
    </message>
    <message>
      <source>%1 messages take</source>
      <translation>%1 Nachrichten brauchen</translation>
    </message>
    <message>
      <source>%1 messages were</source>
      <translation>%1 Nachrichten</translation>
    </message>
    <message>
      <source>%1 models</source>
      <translation>%1 Modelle</translation>
    </message>
    <message>
      <source>%1 more</source>
      <translation>%1 weitere</translation>
    </message>
    <message>
      <source>%1 more problems in this table; correct those above first</source>
      <translation>%1 weitere Probleme in dieser Tabelle; zuerst die obigen beheben</translation>
    </message>
    <message>
      <source>%1 more sends and receives do not fit; correct those above first</source>
      <translation>%1 weitere Sende- und Empfangsereignisse passen nicht; zuerst die obigen beheben</translation>
    </message>
    <message>
      <source>%1 more things</source>
      <translation>%1 weitere Dinge</translation>
    </message>
    <message>
      <source>%1 must be a map of 'value' and 'source'</source>
      <translation>%1 muss eine Map mit 'value' und 'source' sein</translation>
    </message>
    <message>
      <source>%1 names %2 for a block of %3; correct one of them</source>
      <translation>%1 nennt %2 für einen Block von %3; berichtigen Sie eines davon</translation>
    </message>
    <message>
      <source>%1 names no %2; name one of the project's</source>
      <translation>%1: keine Angabe für %2; einen Namen aus dem Projekt angeben</translation>
    </message>
    <message>
      <source>%1 names no file; add file: …</source>
      <translation>%1 nennt keine Datei; file: … ergänzen</translation>
    </message>
    <message>
      <source>%1 names no links, and the nodes hang on no switch in common; name the links between them</source>
      <translation>%1 nennt keine Verbindungen, und die Knoten hängen an keinem gemeinsamen Switch; die Verbindungen dazwischen nennen</translation>
    </message>
    <message>
      <source>%1 needs a list of %2</source>
      <translation>%1 braucht eine Liste %2</translation>
    </message>
    <message>
      <source>%1 needs a number, as in '%2 8'</source>
      <translation>%1 braucht eine Zahl, wie in '%2 8'</translation>
    </message>
    <message>
      <source>%1 needs a table of all %2 nodes for each of %3, which is more than %4 entries; choose another routing</source>
      <translation>%1 braucht eine Tabelle aller %2 Knoten für jeden von %3, das sind mehr als %4 Einträge; ein anderes Routing wählen</translation>
    </message>
    <message>
      <source>%1 needs a whole number from 1 on, as in '%2 8'</source>
      <translation>%1 braucht eine ganze Zahl ab 1, wie in '%2 8'</translation>
    </message>
    <message>
      <source>%1 needs a whole number up to %2</source>
      <translation>%1 braucht eine ganze Zahl bis %2</translation>
    </message>
    <message>
      <source>%1 networks</source>
      <translation>%1 Netze</translation>
    </message>
    <message>
      <source>%1 node rows</source>
      <translation>%1 Knotenzeilen</translation>
    </message>
    <message>
      <source>%1 nodes</source>
      <translation>%1 Knoten</translation>
    </message>
    <message>
      <source>%1 nodes (learnt: up to %2)</source>
      <translation>%1 Knoten (gelernt: bis %2)</translation>
    </message>
    <message>
      <source>%1 nodes are no whole number of pods of %2; correct one of them</source>
      <translation>%1 Knoten sind keine ganze Zahl von Pods zu %2; berichtigen Sie eines davon</translation>
    </message>
    <message>
      <source>%1 nodes are to take part, and it has %2; name its networks under 'networks'</source>
      <translation>%1 Knoten sollen mitwirken, und es hat %2; seine Netze unter 'networks' nennen</translation>
    </message>
    <message>
      <source>%1 notes</source>
      <translation>%1 Hinweise</translation>
    </message>
    <message>
      <source>%1 numbers</source>
      <translation>%1 Zahlen</translation>
    </message>
    <message>
      <source>%1 of %2</source>
      <translation>%1 von %2</translation>
    </message>
    <message>
      <source>%1 of %2
%3: error %4</source>
      <translation>%1 von %2
%3: Fehler %4</translation>
    </message>
    <message>
      <source>%1 of %2 %3</source>
      <translation>%1 von %2 %3</translation>
    </message>
    <message>
      <source>%1 of %2 %3; it is kept but not used</source>
      <translation>%1 von %2 %3; der Wert wird behalten, aber nicht benutzt</translation>
    </message>
    <message>
      <source>%1 of %2 between hosts</source>
      <translation>%1 von %2 zwischen Hosts</translation>
    </message>
    <message>
      <source>%1 of %2 by scenario</source>
      <translation>%1 von %2 je Szenario</translation>
    </message>
    <message>
      <source>%1 of %2 have no block and do nothing</source>
      <translation>%1 von %2 ohne Block; sie tun nichts</translation>
    </message>
    <message>
      <source>%1 of %2 in use by others</source>
      <translation>%1 von %2 von anderen belegt</translation>
    </message>
    <message>
      <source>%1 of %2 in use%3 of mapping %4</source>
      <translation>%1 von %2 belegt%3 in der Zuordnung %4</translation>
    </message>
    <message>
      <source>%1 of %2 links between switches</source>
      <translation>%1 von %2 Verbindungen zwischen Switches</translation>
    </message>
    <message>
      <source>%1 of %2 measured.</source>
      <translation>%1 von %2 gemessen.</translation>
    </message>
    <message>
      <source>%1 of %2 nodes</source>
      <translation>%1 von %2 Knoten</translation>
    </message>
    <message>
      <source>%1 of %2 nodes are in use by others: %3.</source>
      <translation>%1 von %2 Knoten sind von anderen belegt: %3.</translation>
    </message>
    <message>
      <source>%1 of %2 rows</source>
      <translation>%1 von %2 Zeilen</translation>
    </message>
    <message>
      <source>%1 of %2 tasks are missing: %3</source>
      <translation>%1 von %2 Aufgaben fehlen: %3</translation>
    </message>
    <message>
      <source>%1 of %2 that can tell</source>
      <translation>%1 (von %2, die es unterscheiden können)</translation>
    </message>
    <message>
      <source>%1 of %2: measured %3</source>
      <translation>%1 von %2: gemessen %3</translation>
    </message>
    <message>
      <source>%1 of a rate that is not known</source>
      <translation>%1 mit unbekannter Rate</translation>
    </message>
    <message>
      <source>%1 of its %2 messages are listed.</source>
      <translation>%1 seiner %2 Nachrichten sind aufgeführt.</translation>
    </message>
    <message>
      <source>%1 of its %2 steps are listed.</source>
      <translation>%1 ihrer %2 Schritte sind aufgeführt.</translation>
    </message>
    <message>
      <source>%1 of its values arrived wrong, as the test says</source>
      <translation>%1 ihrer Werte kamen falsch an, wie der Test sagt</translation>
    </message>
    <message>
      <source>%1 of nodes also share a switch of the network: their messages take the inner way, as ns-3 does</source>
      <translation>%1 von Knoten teilen sich auch einen Switch des Netzes: Ihre Nachrichten nehmen den inneren Weg, wie bei ns-3</translation>
    </message>
    <message>
      <source>%1 of nodes taken as links beside the one in the row of the node</source>
      <translation>%1 von Knoten als Verbindungen neben der in der Zeile des Knotens genommen</translation>
    </message>
    <message>
      <source>%1 of nodes without a way between them</source>
      <translation>%1 von Knoten ohne einen Weg zwischen ihnen</translation>
    </message>
    <message>
      <source>%1 of patterns that drew no message; they are left out of all means, and more nodes or a higher degree avoid them</source>
      <translation>%1 von Mustern, die keine Nachricht auslosten; sie sind aus allen Mitteln herausgelassen, und mehr Knoten oder ein höherer Grad vermeiden sie</translation>
    </message>
    <message>
      <source>%1 of process %2</source>
      <translation>%1 von Prozess %2</translation>
    </message>
    <message>
      <source>%1 of rule %2</source>
      <translation>%1 der Regel %2</translation>
    </message>
    <message>
      <source>%1 of switches (SHARP) left out (%2): they send no messages of programs</source>
      <translation>%1 von Switches (SHARP) weggelassen (%2): Sie senden keine Nachrichten von Programmen</translation>
    </message>
    <message>
      <source>%1 of the %2</source>
      <translation>%1 der Datei (%2)</translation>
    </message>
    <message>
      <source>%1 of the %2 messages of workload %3 have no measured time</source>
      <translation>%1 der %2 Nachrichten des Workloads %3 haben keine gemessene Zeit</translation>
    </message>
    <message>
      <source>%1 of the project; the context menu adds one</source>
      <translation>%1 des Projekts; mit dem Kontextmenü hinzufügen</translation>
    </message>
    <message>
      <source>%1 of the same name as another one: they became nodes of their own, with their numbers in the name</source>
      <translation>%1 mit dem Namen eines anderen: Daraus wurden eigene Knoten, mit der Nummer im Namen</translation>
    </message>
    <message>
      <source>%1 of this row has no value: %2</source>
      <translation>%1 dieser Zeile hat keinen Wert: %2</translation>
    </message>
    <message>
      <source>%1 of this row has no value; correct it first</source>
      <translation>%1 dieser Zeile hat keinen Wert; zuerst beheben</translation>
    </message>
    <message>
      <source>%1 of this row is a formula, and further columns have none; write a value</source>
      <translation>%1 dieser Zeile ist eine Formel, und weitere Spalten haben keine; einen Wert schreiben</translation>
    </message>
    <message>
      <source>%1 of this row is empty; correct it first</source>
      <translation>%1 dieser Zeile ist leer; zuerst beheben</translation>
    </message>
    <message>
      <source>%1 of this row is in %2, which formulas do not know as EUR or € is; correct it first</source>
      <translation>%1 dieser Zeile ist in %2, das Formeln nicht wie EUR oder € kennen; zuerst beheben</translation>
    </message>
    <message>
      <source>%1 of this row need one another; give one of them a value of its own</source>
      <translation>%1 dieser Zeile brauchen einander; einem davon einen eigenen Wert geben</translation>
    </message>
    <message>
      <source>%1 on %2</source>
      <translation>%1 auf %2</translation>
    </message>
    <message>
      <source>%1 on no route that was taken, left out</source>
      <translation>%1 auf keiner übernommenen Route, weggelassen</translation>
    </message>
    <message>
      <source>%1 on no route, left out</source>
      <translation>%1 auf keiner Route, weggelassen</translation>
    </message>
    <message>
      <source>%1 on no switch left out</source>
      <translation>%1 an keinem Switch weggelassen</translation>
    </message>
    <message>
      <source>%1 on the whole: %2 to %3 by workload</source>
      <translation>%1 insgesamt: %2 bis %3 je nach Workload</translation>
    </message>
    <message>
      <source>%1 or %2</source>
      <translation>%1 oder %2</translation>
    </message>
    <message>
      <source>%1 other nodes</source>
      <translation>%1 anderen Knoten</translation>
    </message>
    <message>
      <source>%1 other processes</source>
      <translation>%1 andere Prozesse</translation>
    </message>
    <message>
      <source>%1 other requests</source>
      <translation>%1 andere Anforderungen</translation>
    </message>
    <message>
      <source>%1 other scenarios</source>
      <translation>%1 weitere Szenarien</translation>
    </message>
    <message>
      <source>%1 other scenarios take another time without it, too</source>
      <translation>%1 weitere Szenarien brauchen ohne sie auch eine andere Zeit</translation>
    </message>
    <message>
      <source>%1 others</source>
      <translation>%1 weitere</translation>
    </message>
    <message>
      <source>%1 pairs</source>
      <translation>%1 Paare</translation>
    </message>
    <message>
      <source>%1 pairs of the matrix have no number</source>
      <translation>%1 Paare der Matrix haben keine Zahl</translation>
    </message>
    <message>
      <source>%1 parallel links</source>
      <translation>%1 parallele Verbindungen</translation>
    </message>
    <message>
      <source>%1 passes link %2, which does not begin at %3, where the way has got to; name the links in the order in which messages pass them</source>
      <translation>%1 führt über die Verbindung %2, die nicht an %3 beginnt, wo der Weg angelangt ist; die Verbindungen in der Reihenfolge nennen, in der Nachrichten sie nehmen</translation>
    </message>
    <message>
      <source>%1 passes node %2, and nodes do not forward; name links that join switches</source>
      <translation>%1 führt über den Knoten %2, und Knoten leiten nicht weiter; Verbindungen zwischen Switches nennen</translation>
    </message>
    <message>
      <source>%1 passes the unknown link %2; %3</source>
      <translation>%1 führt über die unbekannte Verbindung %2; %3</translation>
    </message>
    <message>
      <source>%1 patterns</source>
      <translation>%1 Muster</translation>
    </message>
    <message>
      <source>%1 patterns, %2 measured messages. %3</source>
      <translation>%1 Muster, %2 gemessene Nachrichten. %3</translation>
    </message>
    <message>
      <source>%1 per node</source>
      <translation>%1 je Knoten</translation>
    </message>
    <message>
      <source>%1 placement</source>
      <translation>Platzierung %1</translation>
    </message>
    <message>
      <source>%1 placements</source>
      <translation>%1 Platzierungen</translation>
    </message>
    <message>
      <source>%1 places</source>
      <translation>%1 Plätze</translation>
    </message>
    <message>
      <source>%1 places %2 processes on %3 cores, so some cores get several; add nodes or cores, or use fewer processes</source>
      <translation>%1 legt %2 Prozesse auf %3 Kerne, so dass manche Kerne mehrere bekommen; Knoten oder Kerne hinzufügen, oder weniger Prozesse verwenden</translation>
    </message>
    <message>
      <source>%1 places are more than the %2 that are taken</source>
      <translation>%1 Plätze sind mehr als die %2, die genommen werden</translation>
    </message>
    <message>
      <source>%1 places of the mapping</source>
      <translation>%1 Plätze der Zuordnung</translation>
    </message>
    <message>
      <source>%1 platforms</source>
      <translation>%1 Plattformen</translation>
    </message>
    <message>
      <source>%1 pods</source>
      <translation>%1 Pods</translation>
    </message>
    <message>
      <source>%1 points cannot tell %2 parameters and their uncertainty; give more points</source>
      <translation>%1 Punkte können %2 Parameter und ihre Unsicherheit nicht unterscheiden; mehr Punkte angeben</translation>
    </message>
    <message>
      <source>%1 ports</source>
      <translation>%1 Anschlüsse</translation>
    </message>
    <message>
      <source>%1 predicted %2, which is at fault: the figures are those of the rest</source>
      <translation>%1, vorhergesagt %2, das fehlerhaft ist: die Zahlen sind die des Rests</translation>
    </message>
    <message>
      <source>%1 problems</source>
      <translation>%1 Probleme</translation>
    </message>
    <message>
      <source>%1 processes</source>
      <translation>%1 Prozesse</translation>
    </message>
    <message>
      <source>%1 processes by hand</source>
      <translation>%1 Prozesse von Hand</translation>
    </message>
    <message>
      <source>%1 processes have room on the nodes that are not in use, and there are %2; leave more nodes free</source>
      <translation>%1 Prozesse haben Platz auf den Knoten, die nicht belegt sind, und es gibt %2; mehr Knoten frei lassen</translation>
    </message>
    <message>
      <source>%1 processes or hosts wrote tables of their own, as the labels say; each is read by itself</source>
      <translation>%1 Prozesse oder Hosts schrieben eigene Tabellen, wie die Kennungen sagen; jede wird für sich gelesen</translation>
    </message>
    <message>
      <source>%1 programs</source>
      <translation>%1 Programme</translation>
    </message>
    <message>
      <source>%1 projects</source>
      <translation>%1 Projekte</translation>
    </message>
    <message>
      <source>%1 racks</source>
      <translation>%1 Racks</translation>
    </message>
    <message>
      <source>%1 rails</source>
      <translation>%1 Schienen</translation>
    </message>
    <message>
      <source>%1 random samples are not possible; take 1 to %2</source>
      <translation>%1 zufällige Stichproben sind nicht möglich; 1 bis %2 nehmen</translation>
    </message>
    <message>
      <source>%1 ranks</source>
      <translation>%1 Ränge</translation>
    </message>
    <message>
      <source>%1 receives are</source>
      <translation>%1 Empfangsereignisse sind</translation>
    </message>
    <message>
      <source>%1 receives are skipped whose message never came, or that were cancelled</source>
      <translation>%1 Empfänge, deren Nachricht nie kam oder die abgebrochen wurden, werden übersprungen</translation>
    </message>
    <message>
      <source>%1 receives from %2 (%3) in %4, and nothing is sent to it; add a send or remove the receive</source>
      <translation>%1 empfängt von %2 (%3) in %4, und nichts wird dorthin gesendet; ein Senden hinzufügen oder das Empfangen entfernen</translation>
    </message>
    <message>
      <source>%1 recommends the model %2, which scenarios on this network do not have by themselves.</source>
      <translation>%1 empfiehlt das Modell %2, das Szenarien auf diesem Netz nicht von selbst haben.</translation>
    </message>
    <message>
      <source>%1 records</source>
      <translation>%1 Datensätze</translation>
    </message>
    <message>
      <source>%1 records of further threads were skipped: calls of MPI are those of the first</source>
      <translation>%1 Einträge weiterer Threads wurden übersprungen: Aufrufe von MPI sind die des ersten</translation>
    </message>
    <message>
      <source>%1 repetitions</source>
      <translation>%1 Wiederholungen</translation>
    </message>
    <message>
      <source>%1 results</source>
      <translation>%1 Ergebnisse</translation>
    </message>
    <message>
      <source>%1 results are</source>
      <translation>%1 Ergebnisse sind</translation>
    </message>
    <message>
      <source>%1 results of other inputs left aside</source>
      <translation>%1 Ergebnisse anderer Eingaben übergangen</translation>
    </message>
    <message>
      <source>%1 rings</source>
      <translation>%1 Ringe</translation>
    </message>
    <message>
      <source>%1 routers</source>
      <translation>%1 Router</translation>
    </message>
    <message>
      <source>%1 routes</source>
      <translation>%1 Routen</translation>
    </message>
    <message>
      <source>%1 routes (the first on line %2) cannot be had together with the others by links that join two places each; they were left out</source>
      <translation>%1 Routen (die erste in Zeile %2) sind zusammen mit den anderen nicht durch Verbindungen zwischen je zwei Plätzen zu haben; sie wurden weggelassen</translation>
    </message>
    <message>
      <source>%1 routes that no routing rule gives are written out</source>
      <translation>%1 Routen, die keine Routing-Regel ergibt, sind ausgeschrieben</translation>
    </message>
    <message>
      <source>%1 routes that the platform writes out are left out: the format has no routes</source>
      <translation>%1 Routen, die die Plattform ausschreibt, werden weggelassen: Das Format hat keine Routen</translation>
    </message>
    <message>
      <source>%1 routing</source>
      <translation>%1-Routing</translation>
    </message>
    <message>
      <source>%1 rows</source>
      <translation>%1 Zeilen</translation>
    </message>
    <message>
      <source>%1 rows of a program</source>
      <translation>%1 Zeilen eines Programms</translation>
    </message>
    <message>
      <source>%1 rows of nodes</source>
      <translation>%1 Zeilen mit Knoten</translation>
    </message>
    <message>
      <source>%1 rows of nodes and links</source>
      <translation>%1 Zeilen mit Knoten und Verbindungen</translation>
    </message>
    <message>
      <source>%1 rows of servers</source>
      <translation>%1 Zeilen mit Servern</translation>
    </message>
    <message>
      <source>%1 rows stand before line %2, which names the columns, and are taken as rows of the same table</source>
      <translation>%1 Zeilen stehen vor Zeile %2, die die Spalten benennt, und werden als Zeilen derselben Tabelle genommen</translation>
    </message>
    <message>
      <source>%1 rules: %2 holds it back</source>
      <translation>%1 bestimmt: %2 hält sie auf</translation>
    </message>
    <message>
      <source>%1 says nothing of what runs; add pattern: …, or project: … with workload: …, application: … or measurements: …</source>
      <translation>%1 sagt nichts darüber, was läuft; pattern: … ergänzen, oder project: … mit workload: …, application: … oder measurements: …</translation>
    </message>
    <message>
      <source>%1 scenarios</source>
      <translation>%1 Szenarien</translation>
    </message>
    <message>
      <source>%1 scenarios could not be predicted</source>
      <translation>%1 Szenarien ließen sich nicht vorhersagen</translation>
    </message>
    <message>
      <source>%1 scenarios could not run</source>
      <translation>%1 Szenarien konnten nicht laufen</translation>
    </message>
    <message>
      <source>%1 scenarios take as long without congestion control as with it.</source>
      <translation>%1 Szenarien brauchen ohne Überlastregelung so lange wie mit ihr.</translation>
    </message>
    <message>
      <source>%1 sees nodes only: links between switches count where they are the slowest of a route, and their contention does not</source>
      <translation>%1 sieht nur Knoten: Verbindungen zwischen Switches zählen, wo sie die langsamsten eines Wegs sind, ihre Contention nicht</translation>
    </message>
    <message>
      <source>%1 server rows</source>
      <translation>%1 Serverzeilen</translation>
    </message>
    <message>
      <source>%1 servers</source>
      <translation>%1 Server</translation>
    </message>
    <message>
      <source>%1 sizes</source>
      <translation>%1 Größen</translation>
    </message>
    <message>
      <source>%1 sizes of 0 are no message</source>
      <translation>%1 Größen von 0 sind keine Nachricht</translation>
    </message>
    <message>
      <source>%1 stand there twice; one link each was made</source>
      <translation>%1 stehen dort zweimal; es wurde je eine Verbindung gemacht</translation>
    </message>
    <message>
      <source>%1 stand there twice; taken once</source>
      <translation>%1 stehen dort zweimal; einmal genommen</translation>
    </message>
    <message>
      <source>%1 stand twice with the same result; they count once</source>
      <translation>%1 doppelt vorhanden mit demselben Ergebnis; sie zählen einmal</translation>
    </message>
    <message>
      <source>%1 stands in line %2 already; leave one of them</source>
      <translation>%1 steht schon in Zeile %2; lassen Sie eines davon stehen</translation>
    </message>
    <message>
      <source>%1 stands there twice; one link each was made</source>
      <translation>%1 steht dort zweimal; es wurde nur eine Verbindung gemacht</translation>
    </message>
    <message>
      <source>%1 stands there twice; taken once</source>
      <translation>%1 steht dort zweimal; einmal genommen</translation>
    </message>
    <message>
      <source>%1 stays among the fastest</source>
      <translation>%1 bleibt unter den schnellsten</translation>
    </message>
    <message>
      <source>%1 stays the fastest</source>
      <translation>%1 bleibt am schnellsten</translation>
    </message>
    <message>
      <source>%1 stays within a node and uses no network.</source>
      <translation>%1 bleibt innerhalb eines Knotens und braucht kein Netz.</translation>
    </message>
    <message>
      <source>%1 steps</source>
      <translation>%1 Schritten</translation>
    </message>
    <message>
      <source>%1 streams at once are one row, their sum</source>
      <translation>%1 Ströme auf einmal sind eine Zeile, ihre Summe</translation>
    </message>
    <message>
      <source>%1 switches</source>
      <translation>%1 Switches</translation>
    </message>
    <message>
      <source>%1 switches (%2 … %3)</source>
      <translation>%1 Switches (%2 … %3)</translation>
    </message>
    <message>
      <source>%1 switches are more than the %2 that are taken</source>
      <translation>%1 Switches sind mehr als die %2, die genommen werden</translation>
    </message>
    <message>
      <source>%1 take one of two times rather than one in between, the longer one in up to %2 of the repetitions; no repetition took the mean</source>
      <translation>%1 nehmen eine von zwei Zeiten an statt einer dazwischen, die längere in bis zu %2 der Wiederholungen; keine Wiederholung brauchte das Mittel</translation>
    </message>
    <message>
      <source>%1 takes %2 as long</source>
      <translation>%1 braucht %2 so lang</translation>
    </message>
    <message>
      <source>%1 takes %2, %3 times as long as alone.</source>
      <translation>%1 dauert %2, %3-mal so lange wie allein.</translation>
    </message>
    <message>
      <source>%1 takes %2, %3 times as long as alone: %4.</source>
      <translation>%1 dauert %2, %3-mal so lange wie allein: %4.</translation>
    </message>
    <message>
      <source>%1 takes %2, as long as alone.</source>
      <translation>%1 dauert %2, so lange wie allein.</translation>
    </message>
    <message>
      <source>%1 takes %2, as long as alone: %3.</source>
      <translation>%1 dauert %2, so lange wie allein: %3.</translation>
    </message>
    <message>
      <source>%1 takes a number, not %2</source>
      <translation>%1 nimmt eine Zahl, nicht %2</translation>
    </message>
    <message>
      <source>%1 takes a whole number, not %2</source>
      <translation>%1 nimmt eine ganze Zahl, nicht %2</translation>
    </message>
    <message>
      <source>%1 takes one of two times rather than one in between, the longer one in up to %2 of the repetitions; no repetition took the mean</source>
      <translation>%1 nimmt eine von zwei Zeiten an statt einer dazwischen, die längere in bis zu %2 der Wiederholungen; keine Wiederholung brauchte das Mittel</translation>
    </message>
    <message>
      <source>%1 takes only routes that are written out, and none is; write them in the platform's routes, or choose another routing</source>
      <translation>%1 nimmt nur ausgeschriebene Routen, und es gibt keine; sie in die Routen der Plattform schreiben, oder ein anderes Routing wählen</translation>
    </message>
    <message>
      <source>%1 tasks</source>
      <translation>%1 Tasks</translation>
    </message>
    <message>
      <source>%1 tasks worked out</source>
      <translation>%1 Aufgaben errechnet</translation>
    </message>
    <message>
      <source>%1 that loses packets, the first in line %2: losses are left out</source>
      <translation>%1 mit Paketverlusten, die erste in Zeile %2: Verluste werden weggelassen</translation>
    </message>
    <message>
      <source>%1 that start later: in a program all are posted at once; import them as a workload to keep their times</source>
      <translation>%1, die später beginnen: In einem Programm werden alle auf einmal abgesetzt; importieren Sie sie als Workload, um ihre Zeiten zu behalten</translation>
    </message>
    <message>
      <source>%1 times</source>
      <translation>%1-mal</translation>
    </message>
    <message>
      <source>%1 times of processes</source>
      <translation>%1 Zeiten von Prozessen</translation>
    </message>
    <message>
      <source>%1 times the bandwidth for %2 saves %3</source>
      <translation>Die %1-fache Bandbreite spart, %2: %3</translation>
    </message>
    <message>
      <source>%1 to %2</source>
      <translation>%1 bis %2</translation>
    </message>
    <message>
      <source>%1 to %2 (solid), %3 to %4 (dashed)</source>
      <translation>%1 nach %2 (durchgezogen), %3 nach %4 (gestrichelt)</translation>
    </message>
    <message>
      <source>%1 to 1, nodes' bandwidth over that of the links to other switches, at the switch where it is the largest</source>
      <translation>%1 zu 1, Bandbreite der Knoten zu der der Verbindungen zu anderen Switches, an dem Switch, wo es am größten ist</translation>
    </message>
    <message>
      <source>%1 to send and receive (Claim 2)</source>
      <translation>%1 zum Senden und Empfangen (Claim 2)</translation>
    </message>
    <message>
      <source>%1 to zones without hosts, which no message takes, left out</source>
      <translation>%1 zu Zonen ohne Hosts, die keine Nachricht nimmt, weggelassen</translation>
    </message>
    <message>
      <source>%1 together (Claim 3)</source>
      <translation>%1 zusammen (Claim 3)</translation>
    </message>
    <message>
      <source>%1 together when communication is synchronous (Claim 3), in any case %2 for %3</source>
      <translation>%1 zusammen bei synchroner Kommunikation (Claim 3), in jedem Fall %2 für %3</translation>
    </message>
    <message>
      <source>%1 traces</source>
      <translation>%1 Traces</translation>
    </message>
    <message>
      <source>%1 under each workload</source>
      <translation>%1, unter jedem Workload</translation>
    </message>
    <message>
      <source>%1 unmatched sends and receives</source>
      <translation>%1 Sende- und Empfangsvorgänge ohne Gegenstück</translation>
    </message>
    <message>
      <source>%1 uses the merge key '&lt;&lt;', which is not supported; it is kept but not used, write the keys out</source>
      <translation>%1 benutzt den Verschmelzungsschlüssel '&lt;&lt;', der nicht unterstützt wird; er wird behalten, aber nicht benutzt, die Schlüssel ausschreiben</translation>
    </message>
    <message>
      <source>%1 values</source>
      <translation>%1 Werte</translation>
    </message>
    <message>
      <source>%1 values: %2 agree, %3 known misprints, %4 differ</source>
      <translation>%1 Werte: %2 stimmen überein, %3 bekannte Druckfehler, %4 weichen ab</translation>
    </message>
    <message>
      <source>%1 waits</source>
      <translation>%1 wartet</translation>
    </message>
    <message>
      <source>%1 waits for %2 and %3 to come to it</source>
      <translation>%1 wartet darauf, dass %2 und %3 dazukommen</translation>
    </message>
    <message>
      <source>%1 waits for %2 to come to it</source>
      <translation>%1 wartet darauf, dass %2 dazukommt</translation>
    </message>
    <message>
      <source>%1 waits for %2 to receive (%3)</source>
      <translation>%1 wartet darauf, dass %2 empfängt (%3)</translation>
    </message>
    <message>
      <source>%1 waits for %2 to receive or %3 to send</source>
      <translation>%1 wartet darauf, dass %2 empfängt oder %3 sendet</translation>
    </message>
    <message>
      <source>%1 waits for %2 to receive what %3 sends</source>
      <translation>%1 wartet darauf, dass %2 empfängt, was %3 sendet</translation>
    </message>
    <message>
      <source>%1 waits for %2 to send what %3 receives</source>
      <translation>%1 wartet darauf, dass %2 sendet, was %3 empfängt</translation>
    </message>
    <message>
      <source>%1 waits for a message of %2 (%3)</source>
      <translation>%1 wartet auf eine Nachricht von %2 (%3)</translation>
    </message>
    <message>
      <source>%1 waits for the others of group %2</source>
      <translation>%1 wartet auf die anderen der Gruppe %2</translation>
    </message>
    <message>
      <source>%1 warnings</source>
      <translation>%1 Warnungen</translation>
    </message>
    <message>
      <source>%1 was</source>
      <translation>%1</translation>
    </message>
    <message>
      <source>%1 was calibrated with %2; its mean error there is %3 on patterns that were left out of the fit.</source>
      <translation>%1 wurde kalibriert mit %2; der mittlere Fehler ist dort %3 bei Mustern, die aus der Anpassung herausgehalten wurden.</translation>
    </message>
    <message>
      <source>%1 was calibrated with %2; its mean error there is %3.</source>
      <translation>%1 wurde kalibriert mit %2; der mittlere Fehler ist dort %3.</translation>
    </message>
    <message>
      <source>%1 was changed by another program since it was opened here.</source>
      <translation>%1 wurde seit dem Öffnen von einem anderen Programm geändert.</translation>
    </message>
    <message>
      <source>%1 was described before, on line %2; say all of it in one place</source>
      <translation>%1 wurde schon beschrieben, in Zeile %2; sagen Sie alles an einer Stelle</translation>
    </message>
    <message>
      <source>%1 was given up, and the program does not know why. Save the project and do it again.</source>
      <translation>%1 wurde aufgegeben, und das Programm weiß nicht, warum. Speichern Sie das Projekt und wiederholen Sie es.</translation>
    </message>
    <message>
      <source>%1 was given up: the program did not expect this (%2). Save the project, do it again, and report it as a defect if it comes back.</source>
      <translation>%1 wurde aufgegeben: Das hat das Programm nicht erwartet (%2). Speichern Sie das Projekt, wiederholen Sie es, und melden Sie es als Fehler, wenn es wieder vorkommt.</translation>
    </message>
    <message>
      <source>%1 was given up: there is not enough memory. Close other programs, or do it with a smaller part of the project.</source>
      <translation>%1 wurde aufgegeben: Der Speicher reicht nicht. Schließen Sie andere Programme, oder nehmen Sie einen kleineren Teil des Projekts.</translation>
    </message>
    <message>
      <source>%1 was not read; type it again</source>
      <translation>%1 wurde nicht gelesen; noch einmal eingeben</translation>
    </message>
    <message>
      <source>%1 was not written: %2. Choose another place.</source>
      <translation>%1 wurde nicht geschrieben: %2. Einen anderen Ort wählen.</translation>
    </message>
    <message>
      <source>%1 was not written: cancelled.</source>
      <translation>%1 wurde nicht geschrieben: abgebrochen.</translation>
    </message>
    <message>
      <source>%1 was not written: its name must end in .png, .svg, .pdf or .csv, which decides the format.</source>
      <translation>%1 wurde nicht geschrieben: Der Name muss auf .png, .svg, .pdf oder .csv enden; das bestimmt das Format.</translation>
    </message>
    <message>
      <source>%1 was not written: its name must end in .xml, .conf, .dot or .csv.</source>
      <translation>%1 wurde nicht geschrieben: Der Name muss auf .xml, .conf, .dot oder .csv enden.</translation>
    </message>
    <message>
      <source>%1 was predicted %2</source>
      <translation>%1 wurde %2 vorhergesagt</translation>
    </message>
    <message>
      <source>%1 was predicted %2: its figures are those of the rest; the issues say what is at fault</source>
      <translation>%1 wurde %2 vorhergesagt: seine Zahlen sind die des Rests; die Probleme sagen, was falsch ist</translation>
    </message>
    <message>
      <source>%1 was written with %2 tables.</source>
      <translation>%1 wurde mit %2 Tabellen geschrieben.</translation>
    </message>
    <message>
      <source>%1 was written with %2.</source>
      <translation>%1 wurde mit %2 geschrieben.</translation>
    </message>
    <message>
      <source>%1 was written.</source>
      <translation>%1 wurde geschrieben.</translation>
    </message>
    <message>
      <source>%1 was written. Copy it to the cluster, run it, and import what it measured.</source>
      <translation>%1 wurde geschrieben. Kopieren Sie den Plan auf den Cluster, führen Sie ihn aus und importieren Sie, was gemessen wurde.</translation>
    </message>
    <message>
      <source>%1 ways</source>
      <translation>%1 Wege</translation>
    </message>
    <message>
      <source>%1 ways between hosts, such as that %2, could not be compared with those of SimGrid, which goes by rules that have no equal here</source>
      <translation>%1 Wege zwischen Hosts, etwa der %2, konnten nicht mit denen von SimGrid verglichen werden, das nach Regeln geht, die hier keine Entsprechung haben</translation>
    </message>
    <message>
      <source>%1 were</source>
      <translation>%1</translation>
    </message>
    <message>
      <source>%1 were there</source>
      <translation>%1 waren schon da</translation>
    </message>
    <message>
      <source>%1 while its network is oversubscribed at most %2 to 1%3</source>
      <translation>%1, solange sein Netz höchstens %2 zu 1 überbucht ist%3</translation>
    </message>
    <message>
      <source>%1 while its network is oversubscribed at most %2 to 1, the most that was tried</source>
      <translation>%1, solange sein Netz höchstens %2 zu 1 überbucht ist, dem meisten, das versucht wurde</translation>
    </message>
    <message>
      <source>%1 while the weight of %2, which is %3, is %4</source>
      <translation>%1, solange das Gewicht von %2, das %3 ist, %4 beträgt</translation>
    </message>
    <message>
      <source>%1 whose ends say different rates, such as that between %2: taken as the slower one</source>
      <translation>%1, deren Enden verschiedene Raten nennen, etwa die zwischen %2: als die langsamere genommen</translation>
    </message>
    <message>
      <source>%1 with %2 in all</source>
      <translation>%1 mit insgesamt %2</translation>
    </message>
    <message>
      <source>%1 with a single process sends nothing and was skipped</source>
      <translation>%1 mit einem einzigen Prozess sendet nichts und wurde übersprungen</translation>
    </message>
    <message>
      <source>%1 with another link in than out: taken as fast as the slower one</source>
      <translation>%1 mit einer anderen Verbindung hinein als hinaus: so schnell wie die langsamere genommen</translation>
    </message>
    <message>
      <source>%1 with any weights of the workloads.</source>
      <translation>%1 bei beliebigen Gewichten der Workloads.</translation>
    </message>
    <message>
      <source>%1 with the flow (solid), %2 against it (dashed)</source>
      <translation>%1 in gleicher Richtung (durchgezogen), %2 in Gegenrichtung (gestrichelt)</translation>
    </message>
    <message>
      <source>%1 within</source>
      <translation>innen %1</translation>
    </message>
    <message>
      <source>%1 without a cable left out</source>
      <translation>%1 ohne Kabel weggelassen</translation>
    </message>
    <message>
      <source>%1 without a link to a switch</source>
      <translation>%1 ohne Verbindung zu einem Switch</translation>
    </message>
    <message>
      <source>%1 without congestion control</source>
      <translation>%1 ohne Überlastregelung</translation>
    </message>
    <message>
      <source>%1 without figures, whose lines say why</source>
      <translation>%1 ohne Zahlen, deren Zeilen sagen, warum</translation>
    </message>
    <message>
      <source>%1 without it from full channels that they do not use, most from %2</source>
      <translation>%1 ohne sie unter vollen Kanälen, die sie nicht benutzen, am meisten unter %2</translation>
    </message>
    <message>
      <source>%1 without it from full channels that they do not use, most from %2: %3 takes %4 in place of %5, %6 as long</source>
      <translation>%1 ohne sie unter vollen Kanälen, die sie nicht benutzen, am meisten unter %2: %3 braucht %4 statt %5, %6 so lang</translation>
    </message>
    <message>
      <source>%1 without the name of a host: each became a node with its number as name</source>
      <translation>%1 ohne den Namen eines Hosts: Jeder wurde ein Knoten mit seiner Nummer als Namen</translation>
    </message>
    <message>
      <source>%1 workloads</source>
      <translation>%1 Workloads</translation>
    </message>
    <message>
      <source>%1 would be too close to call with %2 % off its price (%3)</source>
      <translation>%1 wäre mit %2 % Nachlass auf seinen Preis (%3) zu knapp für ein Urteil</translation>
    </message>
    <message>
      <source>%1 would have it with %2 % off its price (%3)</source>
      <translation>%1 wäre es mit %2 % Nachlass auf seinen Preis (%3)</translation>
    </message>
    <message>
      <source>%1 would not come close even for nothing, as its running cost alone is too much</source>
      <translation>%1 käme selbst geschenkt nicht nahe, da allein die laufenden Kosten zu hoch sind</translation>
    </message>
    <message>
      <source>%1 would not have it even for nothing, as its running cost alone is too much</source>
      <translation>%1 wäre es selbst geschenkt nicht, da allein die laufenden Kosten zu hoch sind</translation>
    </message>
    <message>
      <source>%1 written routes</source>
      <translation>%1 ausgeschriebene Routen</translation>
    </message>
    <message>
      <source>%1 years</source>
      <translation>%1 Jahre</translation>
    </message>
    <message>
      <source>%1 ×</source>
      <translation>%1 ×</translation>
    </message>
    <message>
      <source>%1 – %2: %3 links</source>
      <translation>%1 – %2: %3 Verbindungen</translation>
    </message>
    <message>
      <source>%1 → %2</source>
      <translation>%1 → %2</translation>
    </message>
    <message>
      <source>%1 → %2, %3</source>
      <translation>%1 → %2, %3</translation>
    </message>
    <message>
      <source>%1, %2</source>
      <translation>%1, %2</translation>
    </message>
    <message>
      <source>%1, %2 % of the capacity</source>
      <translation>%1, %2 % der Kapazität</translation>
    </message>
    <message>
      <source>%1, %2 %3</source>
      <translation>%1, %2: %3</translation>
    </message>
    <message>
      <source>%1, %2 hours a year</source>
      <translation>%1, %2 Stunden im Jahr</translation>
    </message>
    <message>
      <source>%1, %2 in all</source>
      <translation>%1, insgesamt %2</translation>
    </message>
    <message>
      <source>%1, %2 makes it %3 % longer</source>
      <translation>%1, %2: %3 % länger</translation>
    </message>
    <message>
      <source>%1, %2 nothing</source>
      <translation>%1, %2: nichts</translation>
    </message>
    <message>
      <source>%1, %2 numbers</source>
      <translation>%1, %2 Zahlen</translation>
    </message>
    <message>
      <source>%1, %2 processes</source>
      <translation>%1, %2 Prozesse</translation>
    </message>
    <message>
      <source>%1, %2 × the time alone</source>
      <translation>%1, %2 × die Zeit allein</translation>
    </message>
    <message>
      <source>%1, all of them together included: what takes the time is not the bandwidth of links.</source>
      <translation>%1, auch alle zusammen: nicht die Bandbreite der Verbindungen kostet die Zeit.</translation>
    </message>
    <message>
      <source>%1, and %2 messages of %3 take less than 10 us without it: on a real network start-up, 1 us to 10 us and more, decides how long they take; enter the latency of nodes and links, or apply a network preset that has it</source>
      <translation>%1, und %2 Nachrichten von %3 brauchen ohne sie weniger als 10 us: in einem wirklichen Netz entscheidet der Anlauf, 1 us bis 10 us und mehr, wie lange sie brauchen; geben Sie die Latenz von Knoten und Verbindungen ein, oder wenden Sie eine Netz-Vorlage an, die sie hat</translation>
    </message>
    <message>
      <source>%1, and 1 message of %2 takes less than 10 us without it: on a real network start-up, 1 us to 10 us and more, decides how long it takes; enter the latency of nodes and links, or apply a network preset that has it</source>
      <translation>%1, und 1 Nachricht von %2 braucht ohne sie weniger als 10 us: in einem wirklichen Netz entscheidet der Anlauf, 1 us bis 10 us und mehr, wie lange sie braucht; geben Sie die Latenz von Knoten und Verbindungen ein, oder wenden Sie eine Netz-Vorlage an, die sie hat</translation>
    </message>
    <message>
      <source>%1, and while that of %2, which is %3, is %4</source>
      <translation>%1, und solange das von %2, das %3 ist, %4 beträgt</translation>
    </message>
    <message>
      <source>%1, as a program leaves that is killed while it writes; they are left out</source>
      <translation>%1, wie sie ein Programm hinterlässt, das beim Schreiben beendet wird; sie werden weggelassen</translation>
    </message>
    <message>
      <source>%1, at switch %2</source>
      <translation>%1, an Switch %2</translation>
    </message>
    <message>
      <source>%1, best (seed %2)</source>
      <translation>%1, bestes (Startwert %2)</translation>
    </message>
    <message>
      <source>%1, but %2</source>
      <translation>%1, aber %2</translation>
    </message>
    <message>
      <source>%1, by their shares</source>
      <translation>%1, nach ihren Anteilen</translation>
    </message>
    <message>
      <source>%1, difference</source>
      <translation>%1, Differenz</translation>
    </message>
    <message>
      <source>%1, entered in place of the preset's %2, whose source does not tell of it</source>
      <translation>%1, eingegeben anstelle von %2 der Vorlage, wovon deren Quelle nichts sagt</translation>
    </message>
    <message>
      <source>%1, error</source>
      <translation>%1, Fehler</translation>
    </message>
    <message>
      <source>%1, from %2 on</source>
      <translation>%1, ab %2</translation>
    </message>
    <message>
      <source>%1, from %2 to %3</source>
      <translation>%1, von %2 bis %3</translation>
    </message>
    <message>
      <source>%1, give it the weight 0, or compare without it</source>
      <translation>%1, geben Sie ihm das Gewicht 0, oder vergleichen Sie ohne</translation>
    </message>
    <message>
      <source>%1, give them the weight 0, or compare without them</source>
      <translation>%1, geben Sie ihnen das Gewicht 0, oder vergleichen Sie ohne sie</translation>
    </message>
    <message>
      <source>%1, largest slowdown</source>
      <translation>%1, größte Verlangsamung</translation>
    </message>
    <message>
      <source>%1, limited by %2</source>
      <translation>%1, begrenzt durch %2</translation>
    </message>
    <message>
      <source>%1, longest time</source>
      <translation>%1, längste Zeit</translation>
    </message>
    <message>
      <source>%1, mapping %2: %3.</source>
      <translation>%1, Zuordnung %2: %3.</translation>
    </message>
    <message>
      <source>%1, median of %2</source>
      <translation>%1, Median von %2</translation>
    </message>
    <message>
      <source>%1, n = %2: mean error %3</source>
      <translation>%1, n = %2: mittlerer Fehler %3</translation>
    </message>
    <message>
      <source>%1, or %2</source>
      <translation>%1, oder %2</translation>
    </message>
    <message>
      <source>%1, phase %2</source>
      <translation>%1, Phase %2</translation>
    </message>
    <message>
      <source>%1, ports %2 and %3</source>
      <translation>%1, Anschlüsse %2 und %3</translation>
    </message>
    <message>
      <source>%1, ranks: %2 on %3 nodes. It will take about %4 on the cluster.</source>
      <translation>%1, Ränge: %2 auf %3 Knoten. Es wird auf dem Cluster etwa %4 dauern.</translation>
    </message>
    <message>
      <source>%1, so it is not certain which pairs its numbers are of; write a cell for every pair, empty where nothing was measured, or a table with the columns from, to and value</source>
      <translation>%1, es ist also nicht sicher, zu welchen Paaren ihre Zahlen gehören; schreiben Sie eine Zelle für jedes Paar, leer, wo nichts gemessen wurde, oder eine Tabelle mit den Spalten from, to und value</translation>
    </message>
    <message>
      <source>%1, so that SimGrid needs the route of each pair of its %2 nodes, %3 in all; they are written for at most %4 nodes: export a smaller platform</source>
      <translation>%1, so dass SimGrid die Route jedes Paars seiner %2 Knoten braucht, insgesamt %3; sie werden für höchstens %4 Knoten geschrieben: Exportieren Sie eine kleinere Plattform</translation>
    </message>
    <message>
      <source>%1, so that SimGrid needs the route of each pair of its %2 nodes, %3 in all; they are written for at most %4 nodes: export a smaller platform, or one with routing: written or without routes</source>
      <translation>%1, so dass SimGrid die Route jedes Paars seiner %2 Knoten braucht, insgesamt %3; sie werden für höchstens %4 Knoten geschrieben: Exportieren Sie eine kleinere Plattform oder eine mit routing: written oder ohne Routen</translation>
    </message>
    <message>
      <source>%1, so that there is no interval</source>
      <translation>%1, so dass es kein Intervall gibt</translation>
    </message>
    <message>
      <source>%1, such as that %2, have a latency or narrowest link that no links which join two places each give them, and they are no table of all routes between hosts that could be written out; write a platform whose links join hosts and routers, or draw the network</source>
      <translation>%1, etwa der %2, haben eine Latenz oder engste Verbindung, die ihnen keine Verbindungen zwischen je zwei Plätzen geben, und sie sind keine Tabelle aller Routen zwischen Hosts, die ausgeschrieben werden könnte; schreiben Sie eine Plattform, deren Verbindungen Hosts und Router verbinden, oder zeichnen Sie das Netz</translation>
    </message>
    <message>
      <source>%1, the %2 slowest of %3</source>
      <translation>%1, die %2 langsamsten von %3</translation>
    </message>
    <message>
      <source>%1, the file ends before its last brace</source>
      <translation>%1, die Datei endet vor ihrer letzten Klammer</translation>
    </message>
    <message>
      <source>%1, too close to call, stays ahead</source>
      <translation>%1 bleibt vorn, zu knapp für ein Urteil</translation>
    </message>
    <message>
      <source>%1, victims among them: %2</source>
      <translation>%1, darunter Opfer: %2</translation>
    </message>
    <message>
      <source>%1, which it joins, is no host or router of the file</source>
      <translation>%1, das es verbindet, ist kein Host oder Router der Datei</translation>
    </message>
    <message>
      <source>%1, which takes %2, %3 times as long as alone</source>
      <translation>%1, die %2 dauert, %3-mal so lange wie allein</translation>
    </message>
    <message>
      <source>%1, which takes %2, %3 times as long as alone: %4</source>
      <translation>%1, die %2 dauert, %3-mal so lange wie allein: %4</translation>
    </message>
    <message>
      <source>%1, which takes %2, as long as alone</source>
      <translation>%1, die %2 dauert, so lange wie allein</translation>
    </message>
    <message>
      <source>%1, whose GPUs are nodes</source>
      <translation>%1, deren GPUs Knoten sind</translation>
    </message>
    <message>
      <source>%1, with cooling %2, %3 hours a year</source>
      <translation>%1, mit Kühlung %2, %3 Stunden im Jahr</translation>
    </message>
    <message>
      <source>%1, without what models were learnt from</source>
      <translation>%1, ohne das, woraus Modelle gelernt wurden</translation>
    </message>
    <message>
      <source>%1, |N| = %2</source>
      <translation>%1, |N| = %2</translation>
    </message>
    <message>
      <source>%1:</source>
      <translation>%1:</translation>
    </message>
    <message>
      <source>%1: %2</source>
      <translation>%1: %2</translation>
    </message>
    <message>
      <source>%1: %2 %</source>
      <translation>%1: %2 %</translation>
    </message>
    <message>
      <source>%1: %2 in all, the fullest link %3</source>
      <translation>%1: insgesamt %2, die vollste Verbindung %3</translation>
    </message>
    <message>
      <source>%1: %2 nodes</source>
      <translation>%1: %2 Knoten</translation>
    </message>
    <message>
      <source>%1: %2 of other inputs, the first of task %3: of another campaign, or of this one before it, a project or the program was changed; they are left out</source>
      <translation>%1: %2 anderer Eingaben, zuerst das der Aufgabe %3: von einer anderen Kampagne, oder von dieser, bevor sie, ein Projekt oder das Programm geändert wurde; sie werden weggelassen</translation>
    </message>
    <message>
      <source>%1: %2 rows</source>
      <translation>%1: %2 Zeilen</translation>
    </message>
    <message>
      <source>%1: %2 rows measured the same as others, which became %3 with mean, number and half the 95 % confidence interval</source>
      <translation>%1: %2 Zeilen maßen dasselbe wie andere; daraus wurden %3 mit Mittel, Anzahl und halbem 95-%-Konfidenzintervall</translation>
    </message>
    <message>
      <source>%1: %2 with %3</source>
      <translation>%1: %2, %3</translation>
    </message>
    <message>
      <source>%1: %2 → %3, %4</source>
      <translation>%1: %2 → %3, %4</translation>
    </message>
    <message>
      <source>%1: %2, %3 of capacity, %4</source>
      <translation>%1: %2, %3 der Kapazität, %4</translation>
    </message>
    <message>
      <source>%1: %2, error %3</source>
      <translation>%1: %2, Fehler %3</translation>
    </message>
    <message>
      <source>%1: 1 row</source>
      <translation>%1: 1 Zeile</translation>
    </message>
    <message>
      <source>%1: MB are counted in 10^6 bytes, as messages per second show</source>
      <translation>%1: MB sind zu 10^6 Bytes gezählt, wie die Nachrichten je Sekunde zeigen</translation>
    </message>
    <message>
      <source>%1: MB are counted in 2^20 bytes, as perftest does</source>
      <translation>%1: MB sind zu 2^20 Bytes gezählt, wie perftest es tut</translation>
    </message>
    <message>
      <source>%1: a communicator names process %2 of %3; the archive is damaged</source>
      <translation>%1: Ein Kommunikator nennt Prozess %2 von %3; das Archiv ist beschädigt</translation>
    </message>
    <message>
      <source>%1: a send such as '0 send 1 1000 0' may have a tag, or be older than tags and name a datatype; say which by --as ti or --as ti-old</source>
      <translation>%1: Ein send wie '0 send 1 1000 0' kann ein Tag haben oder älter als Tags sein und einen Datentyp nennen; sagen Sie mit --as ti oder --as ti-old, was davon</translation>
    </message>
    <message>
      <source>%1: a size is a whole number of bytes</source>
      <translation>%1: eine Größe ist eine ganze Zahl von Bytes</translation>
    </message>
    <message>
      <source>%1: half the 95 % interval of %2 of %3 is wider than the %4 % of the mean that the plan asks for, up to %5 %</source>
      <translation>%1: Das halbe 95-%-Intervall von %2 von %3 ist breiter als die vom Plan verlangten %4 % des Mittels, bis zu %5 %</translation>
    </message>
    <message>
      <source>%1: it is no trace that is known; say by --as what it is</source>
      <translation>%1: sie ist kein bekannter Trace; sagen Sie mit --as, was sie ist</translation>
    </message>
    <message>
      <source>%1: it is of a run with %2 processes, the others of one with %3</source>
      <translation>%1: gehört zu einem Lauf mit %2 Prozessen, die anderen zu einem mit %3</translation>
    </message>
    <message>
      <source>%1: it lists %2, of which %3 is not there; put it beside the list</source>
      <translation>%1: sie führt auf: %2, von denen %3 nicht da ist; legen Sie es neben die Liste</translation>
    </message>
    <message>
      <source>%1: it lists %2, of which %3 is not there; put it beside the list; where these are hosts, the file is no trace</source>
      <translation>%1: sie führt auf: %2, von denen %3 nicht da ist; legen Sie es neben die Liste; sind dies Hosts, ist die Datei kein Trace</translation>
    </message>
    <message>
      <source>%1: mean |error| %2</source>
      <translation>%1: mittlerer |Fehler| %2</translation>
    </message>
    <message>
      <source>%1: mean |error| %2 %, %3 % within ±10 %</source>
      <translation>%1: mittlerer |Fehler| %2 %, %3 % innerhalb ±10 %</translation>
    </message>
    <message>
      <source>%1: messages have tags up to %2, which leaves none for those of scans and of collectives that do not block; use smaller tags</source>
      <translation>%1: Nachrichten haben Tags bis %2, was keine für die von Scans und nicht blockierenden Kollektiven übrig lässt; nehmen Sie kleinere Tags</translation>
    </message>
    <message>
      <source>%1: no MPI_Comm_rank or MPI_Comm_size says which rank of how many it is</source>
      <translation>%1: Kein MPI_Comm_rank oder MPI_Comm_size sagt, welcher Rang von wie vielen es ist</translation>
    </message>
    <message>
      <source>%1: on which hosts it ran, with as many ranks on each, is not said in its lines 'Rank … on HOST device …'; take the whole output of the test</source>
      <translation>%1: Auf welchen Hosts er lief, mit gleich vielen Rängen auf jedem, sagen seine Zeilen 'Rank … on HOST device …' nicht; nehmen Sie die ganze Ausgabe des Tests</translation>
    </message>
    <message>
      <source>%1: sum %2, mean %3, min %4, max %5</source>
      <translation>%1: Summe %2, Mittelwert %3, Min. %4, Max. %5</translation>
    </message>
    <message>
      <source>%1: table %2 has more columns than a sheet of XLSX holds; export it as csv</source>
      <translation>%1: Die Tabelle %2 hat mehr Spalten, als ein Blatt von XLSX fasst; exportieren Sie sie als csv</translation>
    </message>
    <message>
      <source>%1: table %2 has more than the %3 rows that a sheet of XLSX holds; export fewer scenarios, or export it as csv</source>
      <translation>%1: Die Tabelle %2 hat mehr als die %3 Zeilen, die ein Blatt von XLSX fasst; exportieren Sie weniger Szenarien, oder exportieren Sie sie als csv</translation>
    </message>
    <message>
      <source>%1: table %2, row %3, column %4: the text is longer than the %5 characters that a cell of XLSX holds; export it as csv</source>
      <translation>%1: Tabelle %2, Zeile %3, Spalte %4: Der Text ist länger als die %5 Zeichen, die eine Zelle von XLSX fasst; exportieren Sie sie als csv</translation>
    </message>
    <message>
      <source>%1: the file cannot be written and was left as it was (%2); free some space or memory, or export as csv</source>
      <translation>%1: Die Datei kann nicht geschrieben werden und wurde gelassen, wie sie war (%2); schaffen Sie Platz oder Speicher, oder exportieren Sie als csv</translation>
    </message>
    <message>
      <source>%1: the folder cannot be read (%2)</source>
      <translation>%1: Der Ordner kann nicht gelesen werden (%2)</translation>
    </message>
    <message>
      <source>%1: the folder for the tables cannot be made%2; name a folder that you may write to</source>
      <translation>%1: Der Ordner für die Tabellen kann nicht angelegt werden%2; nennen Sie einen Ordner, in den Sie schreiben dürfen</translation>
    </message>
    <message>
      <source>%1: the folder has more than %2 files; import a part of them</source>
      <translation>%1: Der Ordner hat mehr als %2 Dateien; importieren Sie einen Teil davon</translation>
    </message>
    <message>
      <source>%1: the folder has no files</source>
      <translation>%1: Der Ordner hat keine Dateien</translation>
    </message>
    <message>
      <source>%1: the makespan is %2 with working congestion control (%3) and %4 without (%5), %6 as long</source>
      <translation>%1: die Gesamtdauer ist %2 mit wirksamer Überlastregelung (%3) und %4 ohne (%5), %6 so lang</translation>
    </message>
    <message>
      <source>%1: the makespan is %2 with working congestion control (%3) and without (%4)</source>
      <translation>%1: die Gesamtdauer ist %2 mit wirksamer Überlastregelung (%3) und ohne (%4)</translation>
    </message>
    <message>
      <source>%1: the makespan is %2%3.</source>
      <translation>%1: die Gesamtdauer ist %2%3.</translation>
    </message>
    <message>
      <source>%1: the makespan is %2%3. Sharing the network makes a message take up to %4 as long as it would alone.</source>
      <translation>%1: die Gesamtdauer ist %2%3. Das gemeinsame Netz lässt eine Nachricht bis zu %4 so lange brauchen wie allein.</translation>
    </message>
    <message>
      <source>%1: the messages name their nodes, so that there is nothing to place.</source>
      <translation>%1: die Nachrichten nennen ihre Knoten, sodass nichts zu platzieren ist.</translation>
    </message>
    <message>
      <source>%1: the number of messages is a whole number</source>
      <translation>%1: die Anzahl der Nachrichten ist eine ganze Zahl</translation>
    </message>
    <message>
      <source>%1: the sha256 of its provenance is %2, which is not 64 hexadecimal digits; import the file again or remove it</source>
      <translation>%1: der sha256 der Herkunft ist %2, das sind keine 64 hexadezimalen Ziffern; die Datei noch einmal importieren, oder ihn entfernen</translation>
    </message>
    <message>
      <source>%1: the trace has no action of rank %2 of %3; give the files of all ranks</source>
      <translation>%1: Der Trace hat keine Aktion von Rang %2 (%3); geben Sie die Dateien aller Ränge an</translation>
    </message>
    <message>
      <source>%1: the trace is of %2 processes, one file each, and %3 given; rank %4 and others are missing</source>
      <translation>%1: Der Trace ist von %2 Prozessen mit je einer Datei, und %3 angegeben; Rang %4 und andere fehlen</translation>
    </message>
    <message>
      <source>%1: the trace is of %2 processes, one file each, and %3 given; rank %4 is missing</source>
      <translation>%1: Der Trace ist von %2 Prozessen mit je einer Datei, und %3 angegeben; Rang %4 fehlt</translation>
    </message>
    <message>
      <source>%1: the trace speaks of %2 processes (comm_size) and has no actions behind rank %3; give the files of all ranks</source>
      <translation>%1: Der Trace spricht von %2 Prozessen (comm_size) und hat keine Aktionen nach Rang %3; geben Sie die Dateien aller Ränge an</translation>
    </message>
    <message>
      <source>%1: there are no times of all_reduce, all_gather, reduce_scatter, alltoall or sendrecv in it</source>
      <translation>%1: Darin sind keine Zeiten von all_reduce, all_gather, reduce_scatter, alltoall oder sendrecv</translation>
    </message>
    <message>
      <source>%1: there are two files of rank %2</source>
      <translation>%1: es gibt zwei Dateien von Rang %2</translation>
    </message>
    <message>
      <source>%1: there is no %2; write one of %3</source>
      <translation>%1: %2 gibt es nicht; möglich sind %3</translation>
    </message>
    <message>
      <source>%1: there is no action in the trace; give a file in which lines begin with a rank and an action</source>
      <translation>%1: Im Trace ist keine Aktion; geben Sie eine Datei an, in der Zeilen mit einem Rang und einer Aktion beginnen</translation>
    </message>
    <message>
      <source>%1: what takes the time is not the bandwidth of links.</source>
      <translation>%1: nicht die Bandbreite der Verbindungen kostet die Zeit.</translation>
    </message>
    <message>
      <source>%1: without a mean the median, t_typical, is taken</source>
      <translation>%1: mangels Mittel wird der Median t_typical genommen</translation>
    </message>
    <message>
      <source>%1: without congestion control (%2) there is no prediction: %3</source>
      <translation>%1: ohne Überlastregelung (%2) gibt es keine Vorhersage: %3</translation>
    </message>
    <message>
      <source>%1; %2</source>
      <translation>%1; %2</translation>
    </message>
    <message>
      <source>%1; %2 of %3 full</source>
      <translation>%1; %2 von %3 voll</translation>
    </message>
    <message>
      <source>%1; %2, or change what its formula is about</source>
      <translation>%1; %2, oder ändern, worum es in der Formel geht</translation>
    </message>
    <message>
      <source>%1; add them to 'record' of the campaign, or leave it out, and work it out again</source>
      <translation>%1; unter 'record' der Kampagne hinzufügen, oder dieses weglassen, und sie noch einmal ausrechnen</translation>
    </message>
    <message>
      <source>%1; and %2 more processes wait</source>
      <translation>%1; und %2 weitere Prozesse warten</translation>
    </message>
    <message>
      <source>%1; as full is %2, so that making one of them faster alone saves nothing</source>
      <translation>%1; ebenso voll ist %2, so dass es nichts spart, einen davon allein schneller zu machen</translation>
    </message>
    <message>
      <source>%1; change the permissions, or use a file in a folder of your own</source>
      <translation>%1; ändern Sie die Rechte, oder nehmen Sie eine Datei in einem eigenen Ordner</translation>
    </message>
    <message>
      <source>%1; check the spelling of the path</source>
      <translation>%1; prüfen Sie die Schreibweise des Pfads</translation>
    </message>
    <message>
      <source>%1; errors need 'compared', 'abs_err_pct' and 'abs_err_sd_pct'</source>
      <translation>%1; Fehler brauchen 'compared', 'abs_err_pct' und 'abs_err_sd_pct'</translation>
    </message>
    <message>
      <source>%1; free some space or use another disk</source>
      <translation>%1; schaffen Sie Platz, oder nehmen Sie einen anderen Datenträger</translation>
    </message>
    <message>
      <source>%1; give %2 (0 W where it draws none), or leave power for %3 away in all</source>
      <translation>%1; geben Sie %2 an (0 W, wo es nichts verbraucht), oder lassen Sie bei allen die Leistung für %3 weg</translation>
    </message>
    <message>
      <source>%1; give %2 (0 where another price includes it), or leave prices for %3 away in all</source>
      <translation>%1; geben Sie %2 an (0, wo ein anderer Preis es enthält), oder lassen Sie bei allen die Preise für %3 weg</translation>
    </message>
    <message>
      <source>%1; give the .otf2 file of a whole archive, with what lies beside it</source>
      <translation>%1; geben Sie die .otf2-Datei eines ganzen Archivs an, mit dem, was daneben liegt</translation>
    </message>
    <message>
      <source>%1; how long %2 of %3 last is not known, since their models cannot predict them</source>
      <translation>%1; wie lange %2 von %3 dauern, ist nicht bekannt, da ihre Modelle sie nicht vorhersagen können</translation>
    </message>
    <message>
      <source>%1; iperf3 -J writes JSON, which says everything exactly</source>
      <translation>%1; iperf3 -J schreibt JSON, das alles genau sagt</translation>
    </message>
    <message>
      <source>%1; let every process of a group come to each of its collectives</source>
      <translation>%1; jeden Prozess einer Gruppe zu jeder ihrer kollektiven Operationen kommen lassen</translation>
    </message>
    <message>
      <source>%1; let every process of a group come to each of its collectives, and every send meet a receive that can be posted</source>
      <translation>%1; jeden Prozess einer Gruppe zu jeder ihrer kollektiven Operationen kommen lassen, und jedes Senden ein Empfangen treffen lassen, das bereitstehen kann</translation>
    </message>
    <message>
      <source>%1; let every send meet a receive that can be posted</source>
      <translation>%1; jedes Senden ein Empfangen treffen lassen, das bereitstehen kann</translation>
    </message>
    <message>
      <source>%1; limits %2</source>
      <translation>%1; begrenzt %2</translation>
    </message>
    <message>
      <source>%1; limits messages</source>
      <translation>%1; begrenzt Nachrichten</translation>
    </message>
    <message>
      <source>%1; on the largest graph of the run that was counted, of messages between %2 of nodes, it errs by %3 % (root mean square)</source>
      <translation>%1; beim größten gezählten Graphen des Laufs, mit Nachrichten zwischen %2 von Knoten, irrt sie um %3 % (quadratisches Mittel)</translation>
    </message>
    <message>
      <source>%1; part of %2 alone saves next to nothing</source>
      <translation>%1; ein Teil davon allein (%2) spart so gut wie nichts</translation>
    </message>
    <message>
      <source>%1; take fewer processes</source>
      <translation>%1; weniger Prozesse nehmen</translation>
    </message>
    <message>
      <source>%1; take fewer processes, fewer segments</source>
      <translation>%1; weniger Prozesse nehmen, weniger Segmente</translation>
    </message>
    <message>
      <source>%1; take fewer processes, fewer segments, or %2</source>
      <translation>%1; weniger Prozesse nehmen, weniger Segmente, oder %2</translation>
    </message>
    <message>
      <source>%1; take fewer processes, or %2</source>
      <translation>%1; weniger Prozesse nehmen, oder %2</translation>
    </message>
    <message>
      <source>%1; the first of %2</source>
      <translation>%1; die ersten von %2</translation>
    </message>
    <message>
      <source>%1; then %2 has it.</source>
      <translation>%1; danach ist es %2.</translation>
    </message>
    <message>
      <source>%1; then %2 is too close to call.</source>
      <translation>%1; danach ist %2 zu knapp für ein Urteil.</translation>
    </message>
    <message>
      <source>%1; too close to call is a difference whose 95 % interval over these, as in regressions, has 0 in it</source>
      <translation>%1; zu knapp für ein Urteil ist eine Differenz, deren 95-%-Intervall darüber, wie bei Regressionen, die 0 enthält</translation>
    </message>
    <message>
      <source>%1; until then routes are shortest paths</source>
      <translation>%1; bis dahin sind Routen kürzeste Wege</translation>
    </message>
    <message>
      <source>%1; with half of the nodes sending at full speed none could be full here</source>
      <translation>%1; wenn die Hälfte der Knoten mit voller Geschwindigkeit sendet, könnte hier keine voll sein</translation>
    </message>
    <message>
      <source>%1; without 'makespan_s' no networks are held against one another</source>
      <translation>%1; ohne 'makespan_s' werden keine Netze miteinander verglichen</translation>
    </message>
    <message>
      <source>%1; write %2</source>
      <translation>%1; möglich ist %2</translation>
    </message>
    <message>
      <source>%1; write a number, one with a unit such as 10 MB, 940 Mbit/s or 5 us, or a formula such as =2*N</source>
      <translation>%1; eine Zahl schreiben, eine mit Einheit wie 10 MB, 940 Mbit/s oder 5 us, oder eine Formel wie =2*N</translation>
    </message>
    <message>
      <source>%1…</source>
      <translation>%1…</translation>
    </message>
    <message numerus="yes">
      <source>%n more afterwards.</source>
      <translation>
        <numerusform>Danach folgt noch %n weitere.</numerusform>
        <numerusform>Danach folgen noch %n weitere.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n still being predicted; ranks are those of the other scenarios.</source>
      <translation>
        <numerusform>%n wird noch vorhergesagt; die Ränge sind die der anderen Szenarien.</numerusform>
        <numerusform>%n werden noch vorhergesagt; die Ränge sind die der anderen Szenarien.</numerusform>
      </translation>
    </message>
    <message>
      <source>&amp;About Contraflow</source>
      <translation>&amp;Über Contraflow</translation>
    </message>
    <message>
      <source>&amp;Add</source>
      <translation>&amp;Hinzufügen</translation>
    </message>
    <message>
      <source>&amp;Add pattern</source>
      <translation>&amp;Muster hinzufügen</translation>
    </message>
    <message>
      <source>&amp;All</source>
      <translation>&amp;Alle</translation>
    </message>
    <message>
      <source>&amp;Apply</source>
      <translation>&amp;Anwenden</translation>
    </message>
    <message>
      <source>&amp;Apply preset</source>
      <translation>Vorlage &amp;anwenden</translation>
    </message>
    <message>
      <source>&amp;Author</source>
      <translation>&amp;Verfasser</translation>
    </message>
    <message>
      <source>&amp;Bandwidths</source>
      <translation>&amp;Bandbreiten</translation>
    </message>
    <message>
      <source>&amp;Benchmarks</source>
      <translation>Benc&amp;hmarks</translation>
    </message>
    <message>
      <source>&amp;Clear filter</source>
      <translation>Filter &amp;löschen</translation>
    </message>
    <message>
      <source>&amp;Close project</source>
      <translation>Projekt s&amp;chließen</translation>
    </message>
    <message>
      <source>&amp;Colours</source>
      <translation>&amp;Farben</translation>
    </message>
    <message>
      <source>&amp;Columns</source>
      <translation>Spa&amp;lten</translation>
    </message>
    <message>
      <source>&amp;Compare models</source>
      <translation>Modelle &amp;vergleichen</translation>
    </message>
    <message>
      <source>&amp;Copy</source>
      <translation>&amp;Kopieren</translation>
    </message>
    <message>
      <source>&amp;Customer</source>
      <translation>&amp;Kunde</translation>
    </message>
    <message>
      <source>&amp;Date</source>
      <translation>&amp;Datum</translation>
    </message>
    <message>
      <source>&amp;Digits</source>
      <translation>&amp;Stellen</translation>
    </message>
    <message>
      <source>&amp;Discard</source>
      <translation>&amp;Verwerfen</translation>
    </message>
    <message>
      <source>&amp;Edit</source>
      <translation>&amp;Bearbeiten</translation>
    </message>
    <message>
      <source>&amp;Export tables…</source>
      <translation>Tabellen &amp;exportieren…</translation>
    </message>
    <message>
      <source>&amp;Export…</source>
      <translation>&amp;Exportieren…</translation>
    </message>
    <message>
      <source>&amp;File</source>
      <translation>&amp;Datei</translation>
    </message>
    <message>
      <source>&amp;Filter</source>
      <translation>&amp;Filtern</translation>
    </message>
    <message>
      <source>&amp;Filter…</source>
      <translation>&amp;Filtern…</translation>
    </message>
    <message>
      <source>&amp;Find…</source>
      <translation>&amp;Suchen…</translation>
    </message>
    <message>
      <source>&amp;Fit the topology</source>
      <translation>&amp;Topologie einpassen</translation>
    </message>
    <message>
      <source>&amp;Follow</source>
      <translation>&amp;Verfolgen</translation>
    </message>
    <message>
      <source>&amp;Follow a measurement…</source>
      <translation>Messung &amp;verfolgen…</translation>
    </message>
    <message>
      <source>&amp;Format</source>
      <translation>&amp;Format</translation>
    </message>
    <message>
      <source>&amp;Goes to:</source>
      <translation>&amp;Ziel:</translation>
    </message>
    <message>
      <source>&amp;Help</source>
      <translation>&amp;Hilfe</translation>
    </message>
    <message>
      <source>&amp;Hide column</source>
      <translation>Spalte aus&amp;blenden</translation>
    </message>
    <message>
      <source>&amp;Hold out:</source>
      <translation>&amp;Zurückhalten:</translation>
    </message>
    <message>
      <source>&amp;Import</source>
      <translation>&amp;Importieren</translation>
    </message>
    <message>
      <source>&amp;Import…</source>
      <translation>&amp;Importieren…</translation>
    </message>
    <message>
      <source>&amp;Job for:</source>
      <translation>&amp;Job für:</translation>
    </message>
    <message>
      <source>&amp;Keep mine</source>
      <translation>&amp;Eigene Fassung behalten</translation>
    </message>
    <message>
      <source>&amp;Keyboard shortcuts…</source>
      <translation>&amp;Tastenkürzel…</translation>
    </message>
    <message>
      <source>&amp;Language</source>
      <translation>&amp;Sprache</translation>
    </message>
    <message>
      <source>&amp;Light colours</source>
      <translation>&amp;Helle Farben</translation>
    </message>
    <message>
      <source>&amp;Links</source>
      <translation>&amp;Verbindungen</translation>
    </message>
    <message>
      <source>&amp;Links and formulas</source>
      <translation>&amp;Verbindungen und Formeln</translation>
    </message>
    <message>
      <source>&amp;Measure on the cluster…</source>
      <translation>Auf dem Cluster &amp;messen…</translation>
    </message>
    <message>
      <source>&amp;Messages</source>
      <translation>&amp;Nachrichten</translation>
    </message>
    <message>
      <source>&amp;Model</source>
      <translation>&amp;Modell</translation>
    </message>
    <message>
      <source>&amp;Model:</source>
      <translation>&amp;Modell:</translation>
    </message>
    <message>
      <source>&amp;Neutral names for hosts and switches</source>
      <translation>&amp;Neutrale Namen für Hosts und Switches</translation>
    </message>
    <message>
      <source>&amp;New from project…</source>
      <translation>&amp;Neu aus dem Projekt…</translation>
    </message>
    <message>
      <source>&amp;New project</source>
      <translation>&amp;Neues Projekt</translation>
    </message>
    <message>
      <source>&amp;Next step</source>
      <translation>&amp;Nächster Schritt</translation>
    </message>
    <message>
      <source>&amp;Nodes</source>
      <translation>&amp;Knoten</translation>
    </message>
    <message>
      <source>&amp;Nodes and links:</source>
      <translation>&amp;Knoten und Verbindungen:</translation>
    </message>
    <message>
      <source>&amp;None</source>
      <translation>&amp;Keine</translation>
    </message>
    <message>
      <source>&amp;Not taken: %1 lines</source>
      <translation>Nicht &amp;übernommen: %1 Zeilen</translation>
    </message>
    <message>
      <source>&amp;Not taken: 1 line</source>
      <translation>Nicht &amp;übernommen: 1 Zeile</translation>
    </message>
    <message>
      <source>&amp;Open campaign…</source>
      <translation>Kampagne &amp;öffnen…</translation>
    </message>
    <message>
      <source>&amp;Open…</source>
      <translation>&amp;Öffnen…</translation>
    </message>
    <message>
      <source>&amp;Overwrite</source>
      <translation>&amp;Überschreiben</translation>
    </message>
    <message>
      <source>&amp;Parameters</source>
      <translation>&amp;Parameter</translation>
    </message>
    <message>
      <source>&amp;Placed:</source>
      <translation>&amp;Platziert:</translation>
    </message>
    <message>
      <source>&amp;Placement</source>
      <translation>&amp;Platzierung</translation>
    </message>
    <message>
      <source>&amp;Platform:</source>
      <translation>&amp;Plattform:</translation>
    </message>
    <message>
      <source>&amp;Previous step</source>
      <translation>Vo&amp;riger Schritt</translation>
    </message>
    <message>
      <source>&amp;Project</source>
      <translation>&amp;Projekt</translation>
    </message>
    <message>
      <source>&amp;Quit</source>
      <translation>&amp;Beenden</translation>
    </message>
    <message>
      <source>&amp;Redo</source>
      <translation>&amp;Wiederherstellen</translation>
    </message>
    <message>
      <source>&amp;Redo: %1</source>
      <translation>&amp;Wiederherstellen: %1</translation>
    </message>
    <message>
      <source>&amp;Reload</source>
      <translation>&amp;Neu laden</translation>
    </message>
    <message>
      <source>&amp;Remove</source>
      <translation>&amp;Entfernen</translation>
    </message>
    <message>
      <source>&amp;Replace</source>
      <translation>E&amp;rsetzen</translation>
    </message>
    <message>
      <source>&amp;Report…</source>
      <translation>Be&amp;richt…</translation>
    </message>
    <message>
      <source>&amp;Reset layout</source>
      <translation>Anordnung zurück&amp;setzen</translation>
    </message>
    <message>
      <source>&amp;Results</source>
      <translation>Erge&amp;bnisse</translation>
    </message>
    <message>
      <source>&amp;Routes</source>
      <translation>&amp;Routen</translation>
    </message>
    <message>
      <source>&amp;Save</source>
      <translation>&amp;Speichern</translation>
    </message>
    <message>
      <source>&amp;Save all the same</source>
      <translation>Trotzdem &amp;speichern</translation>
    </message>
    <message>
      <source>&amp;Save plan…</source>
      <translation>Plan &amp;speichern…</translation>
    </message>
    <message>
      <source>&amp;Scenario</source>
      <translation>&amp;Szenario</translation>
    </message>
    <message>
      <source>&amp;Sections, in their order</source>
      <translation>&amp;Abschnitte in ihrer Reihenfolge</translation>
    </message>
    <message>
      <source>&amp;Self-check…</source>
      <translation>&amp;Selbstprüfung…</translation>
    </message>
    <message>
      <source>&amp;Sheets</source>
      <translation>&amp;Tabellen</translation>
    </message>
    <message>
      <source>&amp;Sizes</source>
      <translation>&amp;Größen</translation>
    </message>
    <message>
      <source>&amp;Stop</source>
      <translation>S&amp;topp</translation>
    </message>
    <message>
      <source>&amp;Strong contrast</source>
      <translation>Starker &amp;Kontrast</translation>
    </message>
    <message>
      <source>&amp;Switches</source>
      <translation>&amp;Switches</translation>
    </message>
    <message>
      <source>&amp;Table</source>
      <translation>&amp;Tabelle</translation>
    </message>
    <message>
      <source>&amp;Tables</source>
      <translation>&amp;Tabellen</translation>
    </message>
    <message>
      <source>&amp;Take over</source>
      <translation>&amp;Übernehmen</translation>
    </message>
    <message>
      <source>&amp;Taken:</source>
      <translation>Ü&amp;bernommen:</translation>
    </message>
    <message>
      <source>&amp;Times</source>
      <translation>&amp;Zeiten</translation>
    </message>
    <message>
      <source>&amp;Title</source>
      <translation>&amp;Titel</translation>
    </message>
    <message>
      <source>&amp;Undo</source>
      <translation>&amp;Rückgängig</translation>
    </message>
    <message>
      <source>&amp;Undo: %1</source>
      <translation>&amp;Rückgängig: %1</translation>
    </message>
    <message>
      <source>&amp;User guide</source>
      <translation>&amp;Benutzerhandbuch</translation>
    </message>
    <message>
      <source>&amp;Usual colour</source>
      <translation>&amp;Übliche Farbe</translation>
    </message>
    <message>
      <source>&amp;View</source>
      <translation>&amp;Ansicht</translation>
    </message>
    <message>
      <source>&amp;What:</source>
      <translation>&amp;Was:</translation>
    </message>
    <message>
      <source>&amp;Who takes part:</source>
      <translation>&amp;Wer teilnimmt:</translation>
    </message>
    <message>
      <source>&amp;Whole cells</source>
      <translation>Ganze &amp;Zellen</translation>
    </message>
    <message>
      <source>&amp;Work it out</source>
      <translation>Durch&amp;rechnen</translation>
    </message>
    <message>
      <source>&amp;Workloads</source>
      <translation>Worklo&amp;ads</translation>
    </message>
    <message>
      <source>'%1' names no picture format that can be written. End the name with .svg, .pdf or .png.</source>
      <translation>'%1' nennt kein Bildformat, das geschrieben werden kann. Der Name muss auf .svg, .pdf oder .png enden.</translation>
    </message>
    <message>
      <source>'%1' was not saved, as '%2' is still being saved. Wait until it is there, or cancel it.</source>
      <translation>'%1' wurde nicht gespeichert, da '%2' noch gespeichert wird. Warten, bis es fertig ist, oder abbrechen.</translation>
    </message>
    <message>
      <source>'%1' was not saved: it was cancelled.</source>
      <translation>'%1' wurde nicht gespeichert: abgebrochen.</translation>
    </message>
    <message>
      <source>'%1' was not written, as '%2' is still being written. Wait until it is there, or cancel it.</source>
      <translation>'%1' wurde nicht geschrieben, da '%2' noch geschrieben wird. Warten, bis es fertig ist, oder abbrechen.</translation>
    </message>
    <message>
      <source>'%1' was not written: %2</source>
      <translation>'%1' wurde nicht geschrieben: %2</translation>
    </message>
    <message>
      <source>'[' without ']'</source>
      <translation>'[' ohne ']'</translation>
    </message>
    <message>
      <source>']' without '['</source>
      <translation>']' ohne '['</translation>
    </message>
    <message>
      <source>'contraflow models' lists them</source>
      <translation>'contraflow models' listet sie auf</translation>
    </message>
    <message>
      <source>'contraflow place', and a report with the section %1, say what other placements give.</source>
      <translation>'contraflow place' und ein Bericht mit dem Abschnitt %1 sagen, was andere Platzierungen bringen.</translation>
    </message>
    <message>
      <source>(%1 say the same as the first here)</source>
      <translation>(%1 sagen hier dasselbe wie das Erste)</translation>
    </message>
    <message>
      <source>(%1 says the same as the first here)</source>
      <translation>(%1 sagt hier dasselbe wie das Erste)</translation>
    </message>
    <message>
      <source>(%1 − %2) / %2; negative: %1 predicts a shorter time</source>
      <translation>(%1 − %2) / %2; negativ: %1 sagt eine kürzere Zeit vorher</translation>
    </message>
    <message>
      <source>(%1 − measured) / measured; negative: the prediction is optimistic</source>
      <translation>(%1 − gemessen) / gemessen; negativ: die Vorhersage ist zu optimistisch</translation>
    </message>
    <message>
      <source>(Sp − Sm) / Sm</source>
      <translation>(Sp − Sm) / Sm</translation>
    </message>
    <message>
      <source>(Sp − Sm) / Sm, whose size is Eabs(t); negative: the prediction is optimistic</source>
      <translation>(Sp − Sm) / Sm, dessen Betrag Eabs(t) ist; negativ: die Vorhersage ist optimistisch</translation>
    </message>
    <message>
      <source>(Sp − Sm) / Sm: what was measured of the process and the same of the run under %1; negative: the prediction is optimistic</source>
      <translation>(Sp − Sm) / Sm: was vom Prozess gemessen wurde, und dasselbe im Lauf mit %1; negativ: die Vorhersage ist optimistisch</translation>
    </message>
    <message>
      <source>(against the flow)</source>
      <translation>(in Gegenrichtung)</translation>
    </message>
    <message>
      <source>(empty)</source>
      <translation>(leer)</translation>
    </message>
    <message>
      <source>, %1 below that of the present one</source>
      <translation>, %1 unter der jetzigen</translation>
    </message>
    <message>
      <source>, %1 of %2 processes</source>
      <translation>, %1 von %2 Prozessen</translation>
    </message>
    <message>
      <source>, fitted at n = %1</source>
      <translation>, angepasst bei n = %1</translation>
    </message>
    <message>
      <source>, fitted at n = %1 to %2</source>
      <translation>, angepasst bei n = %1 bis %2</translation>
    </message>
    <message>
      <source>, in the quietest of %1 attempts</source>
      <translation>, im ruhigsten von %1 Versuchen</translation>
    </message>
    <message>
      <source>, no δ</source>
      <translation>, kein δ</translation>
    </message>
    <message>
      <source>, no δ that the times can tell from 0</source>
      <translation>, kein δ, das sich an den Zeiten von 0 unterscheiden lässt</translation>
    </message>
    <message>
      <source>, not known: %1</source>
      <translation>, nicht bekannt: %1</translation>
    </message>
    <message>
      <source>, δ = %1 per round from M = %2 on</source>
      <translation>, δ = %1 je Runde ab M = %2</translation>
    </message>
    <message>
      <source>--column takes NAME=MEANING or NAME=MEANING:UNIT, not %1</source>
      <translation>--column nimmt NAME=BEDEUTUNG oder NAME=BEDEUTUNG:EINHEIT, nicht %1</translation>
    </message>
    <message>
      <source>--column: %1 takes no unit</source>
      <translation>--column: %1 nimmt keine Einheit</translation>
    </message>
    <message>
      <source>--column: a column cannot mean %1; take %2</source>
      <translation>--column: eine Spalte kann nicht %1 bedeuten; nehmen Sie %2</translation>
    </message>
    <message>
      <source>--column: there is no unit %1 of %2; write %3</source>
      <translation>--column: es gibt keine Einheit %1 von %2; schreiben Sie %3</translation>
    </message>
    <message>
      <source>--count-of takes the size of a message in whole bytes, such as 64 kB, not %1</source>
      <translation>--count-of nimmt die Größe einer Nachricht in ganzen Bytes, etwa 64 kB, nicht %1</translation>
    </message>
    <message>
      <source>--model goes with --platform</source>
      <translation>--model gehört zu --platform</translation>
    </message>
    <message>
      <source>--name: the project has a workload %1 already; choose another name</source>
      <translation>--name: das Projekt hat schon einen Workload %1; wählen Sie einen anderen Namen</translation>
    </message>
    <message>
      <source>--name: the workload needs a name</source>
      <translation>--name: der Workload braucht einen Namen</translation>
    </message>
    <message>
      <source>--oversubscription takes a number above 0, such as 2 for 2 to 1, not %1</source>
      <translation>--oversubscription nimmt eine Zahl über 0, etwa 2 für 2 zu 1, nicht %1</translation>
    </message>
    <message>
      <source>--processes takes a number from 1 to 100000000</source>
      <translation>--processes nimmt eine Zahl von 1 bis 100000000</translation>
    </message>
    <message>
      <source>--scenario and --platform are two uses of a file; give one of them</source>
      <translation>--scenario und --platform sind zwei Verwendungen einer Datei; geben Sie eines davon an</translation>
    </message>
    <message>
      <source>--separator takes one of , ; | tab blank, not %1</source>
      <translation>--separator nimmt eines von , ; | tab blank, nicht %1</translation>
    </message>
    <message>
      <source>--speed takes flops in a second such as 10 Gflop/s, not %1</source>
      <translation>--speed nimmt Flops je Sekunde, etwa 10 Gflop/s, nicht %1</translation>
    </message>
    <message>
      <source>--total-of takes a number of repetitions from 1 to 1000000000</source>
      <translation>--total-of nimmt eine Anzahl von Wiederholungen von 1 bis 1000000000</translation>
    </message>
    <message>
      <source>--unit is about sizes and --count-of about numbers of messages; give one of the two</source>
      <translation>--unit betrifft Größen und --count-of Anzahlen von Nachrichten; geben Sie eines von beiden an</translation>
    </message>
    <message>
      <source>--unit: there is no unit %1 of a size; write %2</source>
      <translation>--unit: es gibt keine Einheit %1 einer Größe; schreiben Sie %2</translation>
    </message>
    <message>
      <source>--uplinks and --oversubscription both say how many cables join switches; give one of them</source>
      <translation>--uplinks und --oversubscription sagen beide, wie viele Kabel Switches verbinden; geben Sie eines davon an</translation>
    </message>
    <message>
      <source>--uplinks takes a number of cables from 1 to %1</source>
      <translation>--uplinks nimmt eine Anzahl von Kabeln von 1 bis %1</translation>
    </message>
    <message>
      <source>. Besides, %1</source>
      <translation>. Außerdem: %1</translation>
    </message>
    <message>
      <source>. There are %1 further differences</source>
      <translation>. Es gibt %1 weitere Unterschiede</translation>
    </message>
    <message>
      <source>0 repetitions measure nothing; write how many there were, or leave it out</source>
      <translation>0 Wiederholungen messen nichts; schreiben, wie viele es waren, oder weglassen</translation>
    </message>
    <message>
      <source>1</source>
      <translation>1</translation>
    </message>
    <message>
      <source>1 GPU</source>
      <translation>1 GPU</translation>
    </message>
    <message>
      <source>1 NIC</source>
      <translation>1 NIC</translation>
    </message>
    <message>
      <source>1 PCI switch</source>
      <translation>1 PCI-Switch</translation>
    </message>
    <message>
      <source>1 adapter</source>
      <translation>1 Adapter</translation>
    </message>
    <message>
      <source>1 aggregation node</source>
      <translation>1 Aggregationsknoten</translation>
    </message>
    <message>
      <source>1 application</source>
      <translation>1 Anwendung</translation>
    </message>
    <message>
      <source>1 byte</source>
      <translation>1 Byte</translation>
    </message>
    <message>
      <source>1 byte that is not UTF-8 became �, the first in line %2; convert the file to UTF-8 (iconv) where its names matter</source>
      <translation>aus 1 Byte, das kein UTF-8 ist, wurde �, das erste in Zeile %2; wandeln Sie die Datei in UTF-8 um (iconv), wenn es auf ihre Namen ankommt</translation>
    </message>
    <message>
      <source>1 cable</source>
      <translation>1 Kabel</translation>
    </message>
    <message>
      <source>1 call</source>
      <translation>1 Aufruf</translation>
    </message>
    <message>
      <source>1 call of a collective that does not block is</source>
      <translation>1 Aufruf einer nicht blockierenden kollektiven Operation ist</translation>
    </message>
    <message>
      <source>1 call of a collective that does not block is taken as messages: those of the first round of an algorithm begin with the call, those of further rounds where the collective is found complete</source>
      <translation>1 Aufruf eines nicht blockierenden Kollektivs gilt als Nachrichten: Die der ersten Runde eines Algorithmus beginnen mit dem Aufruf, die weiterer Runden dort, wo das Kollektiv abgeschlossen vorgefunden wird</translation>
    </message>
    <message>
      <source>1 call of a scan is</source>
      <translation>1 Aufruf eines Scans ist</translation>
    </message>
    <message>
      <source>1 call of a scan is taken as a chain of messages from one process to the next</source>
      <translation>1 Aufruf eines Scan gilt als Kette von Nachrichten von einem Prozess zum nächsten</translation>
    </message>
    <message>
      <source>1 call without a message in the trace was skipped</source>
      <translation>1 Aufruf ohne eine Nachricht im Trace wurde übersprungen</translation>
    </message>
    <message>
      <source>1 candidate</source>
      <translation>1 Kandidat</translation>
    </message>
    <message>
      <source>1 cell replaced</source>
      <translation>1 Zelle ersetzt</translation>
    </message>
    <message>
      <source>1 change</source>
      <translation>1 Änderung</translation>
    </message>
    <message>
      <source>1 change of a link over time</source>
      <translation>1 Änderung einer Verbindung im Lauf der Zeit</translation>
    </message>
    <message>
      <source>1 change of a link over time left out</source>
      <translation>1 Änderung einer Verbindung über die Zeit weggelassen</translation>
    </message>
    <message>
      <source>1 collective</source>
      <translation>1 Kollektiv</translation>
    </message>
    <message>
      <source>1 collective call</source>
      <translation>1 Kollektivaufruf</translation>
    </message>
    <message>
      <source>1 collective that does not block</source>
      <translation>1 nicht blockierendes Kollektiv</translation>
    </message>
    <message>
      <source>1 communicator is</source>
      <translation>1 Kommunikator ist</translation>
    </message>
    <message>
      <source>1 communicator is made on the way</source>
      <translation>unterwegs wird 1 Kommunikator gebildet</translation>
    </message>
    <message>
      <source>1 connection</source>
      <translation>1 Verbindung</translation>
    </message>
    <message>
      <source>1 core</source>
      <translation>1 Kern</translation>
    </message>
    <message>
      <source>1 damaged line</source>
      <translation>1 beschädigte Zeile</translation>
    </message>
    <message>
      <source>1 damaged line left aside</source>
      <translation>1 beschädigte Zeile übergangen</translation>
    </message>
    <message>
      <source>1 device</source>
      <translation>1 Gerät</translation>
    </message>
    <message>
      <source>1 device that others name and that has no record: taken by what its neighbours say</source>
      <translation>1 Gerät, das andere nennen und das keinen Eintrag hat: nach dem genommen, was seine Nachbarn sagen</translation>
    </message>
    <message>
      <source>1 dimension</source>
      <translation>1 Dimension</translation>
    </message>
    <message>
      <source>1 element</source>
      <translation>1 Element</translation>
    </message>
    <message>
      <source>1 error</source>
      <translation>1 Fehler</translation>
    </message>
    <message>
      <source>1 event</source>
      <translation>1 Ereignis</translation>
    </message>
    <message>
      <source>1 figure</source>
      <translation>1 Angabe</translation>
    </message>
    <message>
      <source>1 file was</source>
      <translation>1 Datei wurde</translation>
    </message>
    <message>
      <source>1 fit</source>
      <translation>1 Anpassung</translation>
    </message>
    <message>
      <source>1 free core</source>
      <translation>1 freier Kern</translation>
    </message>
    <message>
      <source>1 further port</source>
      <translation>1 weiterer Anschluss</translation>
    </message>
    <message>
      <source>1 further scenario</source>
      <translation>1 weiteres Szenario</translation>
    </message>
    <message>
      <source>1 group</source>
      <translation>1 Gruppe</translation>
    </message>
    <message>
      <source>1 group of processes</source>
      <translation>1 Gruppe von Prozessen</translation>
    </message>
    <message>
      <source>1 hit</source>
      <translation>1 Treffer</translation>
    </message>
    <message>
      <source>1 host</source>
      <translation>1 Host</translation>
    </message>
    <message>
      <source>1 host that no link joins to anything: it is a node on no switch</source>
      <translation>1 Host, den keine Verbindung mit etwas verbindet: Er ist ein Knoten an keinem Switch</translation>
    </message>
    <message>
      <source>1 leaf</source>
      <translation>1 Leaf</translation>
    </message>
    <message>
      <source>1 level</source>
      <translation>1 Stufe</translation>
    </message>
    <message>
      <source>1 link</source>
      <translation>1 Verbindung</translation>
    </message>
    <message>
      <source>1 link between three places or more became a switch with a link to each</source>
      <translation>aus 1 Verbindung zwischen drei Plätzen oder mehr wurde ein Switch mit einer Verbindung zu jedem</translation>
    </message>
    <message>
      <source>1 link is shared by both directions in SimGrid (SHARED); here each direction has the whole bandwidth</source>
      <translation>1 Verbindung wird in SimGrid von beiden Richtungen geteilt (SHARED); hier hat jede Richtung die ganze Bandbreite</translation>
    </message>
    <message>
      <source>1 link to another switch</source>
      <translation>1 Verbindung zu einem anderen Switch</translation>
    </message>
    <message>
      <source>1 link without contention in SimGrid (FATPIPE); here messages share it</source>
      <translation>1 Verbindung ohne Konkurrenz in SimGrid (FATPIPE); hier teilen sich Nachrichten sie</translation>
    </message>
    <message>
      <source>1 location is</source>
      <translation>1 Ort ist</translation>
    </message>
    <message>
      <source>1 location is skipped that are no process of MPI: threads and accelerators</source>
      <translation>1 Ort, der kein Prozess von MPI ist, wird übersprungen: Threads und Beschleuniger</translation>
    </message>
    <message>
      <source>1 measured message</source>
      <translation>1 gemessene Nachricht</translation>
    </message>
    <message>
      <source>1 measured pattern</source>
      <translation>1 gemessenes Muster</translation>
    </message>
    <message>
      <source>1 measured time</source>
      <translation>1 Messzeit</translation>
    </message>
    <message>
      <source>1 measured value</source>
      <translation>1 gemessener Wert</translation>
    </message>
    <message>
      <source>1 measurement</source>
      <translation>1 Messung</translation>
    </message>
    <message>
      <source>1 message</source>
      <translation>1 Nachricht</translation>
    </message>
    <message>
      <source>1 message of a node to itself is taken as sent within the node</source>
      <translation>1 Nachricht eines Knotens an sich selbst gilt als innerhalb des Knotens gesendet</translation>
    </message>
    <message>
      <source>1 message of a node to itself was left out: it does not use the network</source>
      <translation>1 Nachricht eines Knotens an sich selbst wurde weggelassen: Sie benutzt das Netz nicht</translation>
    </message>
    <message>
      <source>1 message suffers</source>
      <translation>1 Nachricht leidet</translation>
    </message>
    <message>
      <source>1 message takes</source>
      <translation>1 Nachricht braucht</translation>
    </message>
    <message>
      <source>1 message was</source>
      <translation>1 Nachricht</translation>
    </message>
    <message>
      <source>1 model</source>
      <translation>1 Modell</translation>
    </message>
    <message>
      <source>1 more thing</source>
      <translation>1 weiteres Ding</translation>
    </message>
    <message>
      <source>1 network</source>
      <translation>1 Netz</translation>
    </message>
    <message>
      <source>1 node</source>
      <translation>1 Knoten</translation>
    </message>
    <message>
      <source>1 node row</source>
      <translation>1 Knotenzeile</translation>
    </message>
    <message>
      <source>1 note</source>
      <translation>1 Hinweis</translation>
    </message>
    <message>
      <source>1 number</source>
      <translation>1 Zahl</translation>
    </message>
    <message>
      <source>1 other</source>
      <translation>1 weiterer</translation>
    </message>
    <message>
      <source>1 other node</source>
      <translation>1 anderen Knoten</translation>
    </message>
    <message>
      <source>1 other process</source>
      <translation>1 anderer Prozess</translation>
    </message>
    <message>
      <source>1 other request</source>
      <translation>1 andere Anforderung</translation>
    </message>
    <message>
      <source>1 other scenario</source>
      <translation>1 weiteres Szenario</translation>
    </message>
    <message>
      <source>1 other scenario takes another time without it, too</source>
      <translation>1 weiteres Szenario braucht ohne sie auch eine andere Zeit</translation>
    </message>
    <message>
      <source>1 pair</source>
      <translation>1 Paar</translation>
    </message>
    <message>
      <source>1 parallel link</source>
      <translation>1 parallele Verbindung</translation>
    </message>
    <message>
      <source>1 pattern</source>
      <translation>1 Muster</translation>
    </message>
    <message>
      <source>1 place</source>
      <translation>1 Platz</translation>
    </message>
    <message>
      <source>1 place of the mapping</source>
      <translation>1 Platz der Zuordnung</translation>
    </message>
    <message>
      <source>1 placement</source>
      <translation>1 Platzierung</translation>
    </message>
    <message>
      <source>1 platform</source>
      <translation>1 Plattform</translation>
    </message>
    <message>
      <source>1 pod</source>
      <translation>1 Pod</translation>
    </message>
    <message>
      <source>1 port</source>
      <translation>1 Anschluss</translation>
    </message>
    <message>
      <source>1 problem</source>
      <translation>1 Problem</translation>
    </message>
    <message>
      <source>1 process</source>
      <translation>1 Prozess</translation>
    </message>
    <message>
      <source>1 process by hand</source>
      <translation>1 Prozess von Hand</translation>
    </message>
    <message>
      <source>1 program</source>
      <translation>1 Programm</translation>
    </message>
    <message>
      <source>1 project</source>
      <translation>1 Projekt</translation>
    </message>
    <message>
      <source>1 rack</source>
      <translation>1 Rack</translation>
    </message>
    <message>
      <source>1 rail</source>
      <translation>1 Schiene</translation>
    </message>
    <message>
      <source>1 rank</source>
      <translation>1 Rang</translation>
    </message>
    <message>
      <source>1 receive is</source>
      <translation>1 Empfangsereignis ist</translation>
    </message>
    <message>
      <source>1 receive is skipped whose message never came, or that were cancelled</source>
      <translation>1 Empfang, dessen Nachricht nie kam oder der abgebrochen wurde, wird übersprungen</translation>
    </message>
    <message>
      <source>1 record</source>
      <translation>1 Datensatz</translation>
    </message>
    <message>
      <source>1 record of further threads were skipped: calls of MPI are those of the first</source>
      <translation>1 Eintrag weiterer Threads wurde übersprungen: Aufrufe von MPI sind die des ersten</translation>
    </message>
    <message>
      <source>1 repetition</source>
      <translation>1 Wiederholung</translation>
    </message>
    <message>
      <source>1 result</source>
      <translation>1 Ergebnis</translation>
    </message>
    <message>
      <source>1 result is</source>
      <translation>1 Ergebnis ist</translation>
    </message>
    <message>
      <source>1 result of other inputs left aside</source>
      <translation>1 Ergebnis anderer Eingaben übergangen</translation>
    </message>
    <message>
      <source>1 ring</source>
      <translation>1 Ring</translation>
    </message>
    <message>
      <source>1 route</source>
      <translation>1 Route</translation>
    </message>
    <message>
      <source>1 route (line %2) cannot be had together with the others by links that join two places each; it was left out</source>
      <translation>1 Route (Zeile %2) ist zusammen mit den anderen nicht durch Verbindungen zwischen je zwei Plätzen zu haben; sie wurde weggelassen</translation>
    </message>
    <message>
      <source>1 route that no routing rule gives is written out</source>
      <translation>1 Route, die keine Routing-Regel ergibt, ist ausgeschrieben</translation>
    </message>
    <message>
      <source>1 route that the platform writes out is left out: the format has no routes</source>
      <translation>1 Route, die die Plattform ausschreibt, wird weggelassen: Das Format hat keine Routen</translation>
    </message>
    <message>
      <source>1 router</source>
      <translation>1 Router</translation>
    </message>
    <message>
      <source>1 row</source>
      <translation>1 Zeile</translation>
    </message>
    <message>
      <source>1 row of a program</source>
      <translation>1 Zeile eines Programms</translation>
    </message>
    <message>
      <source>1 row of nodes</source>
      <translation>1 Zeile mit Knoten</translation>
    </message>
    <message>
      <source>1 row of nodes or links</source>
      <translation>1 Zeile mit Knoten oder Verbindungen</translation>
    </message>
    <message>
      <source>1 row of servers</source>
      <translation>1 Zeile mit Servern</translation>
    </message>
    <message>
      <source>1 scenario</source>
      <translation>1 Szenario</translation>
    </message>
    <message>
      <source>1 scenario could not be predicted</source>
      <translation>1 Szenario ließ sich nicht vorhersagen</translation>
    </message>
    <message>
      <source>1 scenario could not run</source>
      <translation>1 Szenario konnte nicht laufen</translation>
    </message>
    <message>
      <source>1 scenario takes as long without congestion control as with it.</source>
      <translation>1 Szenario braucht ohne Überlastregelung so lange wie mit ihr.</translation>
    </message>
    <message>
      <source>1 server</source>
      <translation>1 Server</translation>
    </message>
    <message>
      <source>1 server row</source>
      <translation>1 Serverzeile</translation>
    </message>
    <message>
      <source>1 size</source>
      <translation>1 Größe</translation>
    </message>
    <message>
      <source>1 size of 0 is no message</source>
      <translation>1 Größe von 0 ist keine Nachricht</translation>
    </message>
    <message>
      <source>1 step</source>
      <translation>1 Schritt</translation>
    </message>
    <message>
      <source>1 switch</source>
      <translation>1 Switch</translation>
    </message>
    <message>
      <source>1 task</source>
      <translation>1 Task</translation>
    </message>
    <message>
      <source>1 task worked out</source>
      <translation>1 Aufgabe errechnet</translation>
    </message>
    <message>
      <source>1 time</source>
      <translation>1 Zeit</translation>
    </message>
    <message>
      <source>1 time of processes</source>
      <translation>1 Zeit von Prozessen</translation>
    </message>
    <message>
      <source>1 trace</source>
      <translation>1 Trace</translation>
    </message>
    <message>
      <source>1 unmatched send or receive</source>
      <translation>1 Senden oder Empfangen ohne Gegenstück</translation>
    </message>
    <message>
      <source>1 value</source>
      <translation>1 Wert</translation>
    </message>
    <message>
      <source>1 warning</source>
      <translation>1 Warnung</translation>
    </message>
    <message>
      <source>1 was there</source>
      <translation>1 war schon da</translation>
    </message>
    <message>
      <source>1 way</source>
      <translation>1 Weg</translation>
    </message>
    <message>
      <source>1 way between hosts, such as that %2, could not be compared with that of SimGrid, which goes by rules that have no equal here</source>
      <translation>1 Weg zwischen Hosts, nämlich der %2, konnte nicht mit dem von SimGrid verglichen werden, das nach Regeln geht, die hier keine Entsprechung haben</translation>
    </message>
    <message>
      <source>1 workload</source>
      <translation>1 Workload</translation>
    </message>
    <message>
      <source>1 written route</source>
      <translation>1 ausgeschriebene Route</translation>
    </message>
    <message>
      <source>1 year</source>
      <translation>1 Jahr</translation>
    </message>
    <message>
      <source>10 Gflop/s</source>
      <translation>10 Gflop/s</translation>
    </message>
    <message>
      <source>10 minutes</source>
      <translation>10 Minuten</translation>
    </message>
    <message>
      <source>2 minutes</source>
      <translation>2 Minuten</translation>
    </message>
    <message>
      <source>5 % of draws</source>
      <translation>5 % der Auslosungen</translation>
    </message>
    <message>
      <source>5 % of the draws have a lower makespan</source>
      <translation>5 % der Auslosungen haben eine kleinere Gesamtdauer</translation>
    </message>
    <message>
      <source>95 % from</source>
      <translation>95 % von</translation>
    </message>
    <message>
      <source>95 % half-width</source>
      <translation>halbe Breite des 95-%-Intervalls</translation>
    </message>
    <message>
      <source>95 % interval of what was measured</source>
      <translation>95-%-Intervall des Gemessenen</translation>
    </message>
    <message>
      <source>95 % of draws</source>
      <translation>95 % der Auslosungen</translation>
    </message>
    <message>
      <source>95 % of the draws have a lower makespan</source>
      <translation>95 % der Auslosungen haben eine kleinere Gesamtdauer</translation>
    </message>
    <message>
      <source>95 % of the messages take at most this time</source>
      <translation>95 % der Nachrichten brauchen höchstens diese Zeit</translation>
    </message>
    <message>
      <source>95 % range</source>
      <translation>95-%-Bereich</translation>
    </message>
    <message>
      <source>95 % range of the prediction</source>
      <translation>95-%-Bereich der Vorhersage</translation>
    </message>
    <message>
      <source>95 % ±</source>
      <translation>95 % ±</translation>
    </message>
    <message>
      <source>95th percentile</source>
      <translation>95. Perzentil</translation>
    </message>
    <message>
      <source>; beyond, not every offer could be predicted</source>
      <translation>; darüber hinaus ließ sich nicht jedes Angebot vorhersagen</translation>
    </message>
    <message>
      <source>; no costs of running it</source>
      <translation>; keine laufenden Kosten</translation>
    </message>
    <message>
      <source>; not seen to saturate: mean |error| above 10 % at the largest measured n</source>
      <translation>; keine Sättigung erkennbar: mittlerer |Fehler| über 10 % beim größten gemessenen n</translation>
    </message>
    <message>
      <source>; predicted: %1</source>
      <translation>; vorhergesagt: %1</translation>
    </message>
    <message>
      <source>; running cost of %1 for %2</source>
      <translation>; laufende Kosten für %1 über %2</translation>
    </message>
    <message>
      <source>; saturated from n = %1 on</source>
      <translation>; gesättigt ab n = %1</translation>
    </message>
    <message>
      <source>; section %1 %2</source>
      <translation>; Abschnitt %1 %2</translation>
    </message>
    <message>
      <source>; the first %1 messages of what is selected</source>
      <translation>; die ersten %1 Nachrichten des Ausgewählten</translation>
    </message>
    <message>
      <source>; then %1 has it</source>
      <translation>; danach ist es %1</translation>
    </message>
    <message>
      <source>; then %1 is</source>
      <translation>; danach ist es %1</translation>
    </message>
    <message>
      <source>; then %1 is as good</source>
      <translation>; danach ist %1 ebenso gut</translation>
    </message>
    <message>
      <source>; then %1 is too close to call</source>
      <translation>; danach ist %1 zu knapp für ein Urteil</translation>
    </message>
    <message>
      <source>; there is none better.</source>
      <translation>; es gibt keine bessere.</translation>
    </message>
    <message>
      <source>&lt;b&gt;Messages shown&lt;/b&gt; (A)&lt;br&gt;%1: choose which are drawn as arrows</source>
      <translation>&lt;b&gt;Angezeigte Nachrichten&lt;/b&gt; (A)&lt;br&gt;%1: wählen, welche als Pfeile gezeichnet werden</translation>
    </message>
    <message>
      <source>&lt;h2 style="margin-bottom:0px"&gt;Contraflow %1&lt;/h2&gt;&lt;p&gt;Predicts, explains and compares communication times on shared cluster networks.&lt;/p&gt;</source>
      <translation>&lt;h2 style="margin-bottom:0px"&gt;Contraflow %1&lt;/h2&gt;&lt;p&gt;Sagt Kommunikationszeiten in gemeinsam genutzten Clusternetzen vorher, erklärt und vergleicht sie.&lt;/p&gt;</translation>
    </message>
    <message>
      <source>&lt;p&gt;Copyright 2026 the Contraflow developers. Contraflow is free software: you can redistribute it and modify it under the terms of the GNU General Public License as published by the Free Software Foundation, version 3 or, at your option, any later version. It comes without any warranty, to the extent permitted by law.&lt;/p&gt;&lt;p&gt;&lt;b&gt;It is built with&lt;/b&gt;&lt;/p&gt;&lt;ul&gt;&lt;li&gt;Qt %1, GNU Lesser General Public License 3&lt;/li&gt;&lt;li&gt;QCustomPlot by Emanuel Eichhammer, GNU General Public License 3 or later&lt;/li&gt;&lt;li&gt;Mustache by Kevin Wojniak, Boost Software License 1.0&lt;/li&gt;&lt;li&gt;yaml-cpp by Jesse Beder, MIT licence&lt;/li&gt;&lt;li&gt;JSON for Modern C++ by Niels Lohmann, MIT licence&lt;/li&gt;&lt;li&gt;Icons of KDE's Breeze theme by Uri Herrera and others, GNU Lesser General Public License 3 or later&lt;/li&gt;&lt;/ul&gt;&lt;p&gt;The models are those of the papers that the help cites for each of them.&lt;/p&gt;</source>
      <translation>&lt;p&gt;Copyright 2026 die Contraflow-Entwickler. Contraflow ist freie Software: Weitergabe und Veränderung sind unter den Bedingungen der GNU General Public License erlaubt, wie sie die Free Software Foundation veröffentlicht hat, in Version 3 oder wahlweise jeder späteren Version. Die Software kommt ohne jede Gewährleistung, soweit das Gesetz es zulässt.&lt;/p&gt;&lt;p&gt;&lt;b&gt;Verwendete Bestandteile&lt;/b&gt;&lt;/p&gt;&lt;ul&gt;&lt;li&gt;Qt %1, GNU Lesser General Public License 3&lt;/li&gt;&lt;li&gt;QCustomPlot von Emanuel Eichhammer, GNU General Public License 3 oder später&lt;/li&gt;&lt;li&gt;Mustache von Kevin Wojniak, Boost Software License 1.0&lt;/li&gt;&lt;li&gt;yaml-cpp von Jesse Beder, MIT-Lizenz&lt;/li&gt;&lt;li&gt;JSON for Modern C++ von Niels Lohmann, MIT-Lizenz&lt;/li&gt;&lt;li&gt;Symbole des Breeze-Designs von KDE von Uri Herrera und anderen, GNU Lesser General Public License 3 oder später&lt;/li&gt;&lt;/ul&gt;&lt;p&gt;Die Modelle stammen aus den Veröffentlichungen, die die Hilfe zu jedem von ihnen nennt.&lt;/p&gt;</translation>
    </message>
    <message>
      <source>A baseline on one switch, where messages fan out of a node.</source>
      <translation>Ein Vergleichsmaßstab für einen einzelnen Switch, wenn Nachrichten von einem Knoten aus auffächern.</translation>
    </message>
    <message>
      <source>A baseline on one switch, where messages meet at a node.</source>
      <translation>Ein Vergleichsmaßstab für einen einzelnen Switch, wenn Nachrichten an einem Knoten zusammentreffen.</translation>
    </message>
    <message>
      <source>A campaign is a file that says which networks, patterns and models there are. Make one from the project to begin with, or open one; what is chosen or typed on the left goes into the file.</source>
      <translation>Eine Kampagne ist eine Datei, die sagt, welche Netze, Muster und Modelle es gibt. Machen Sie zu Beginn eine aus dem Projekt oder öffnen Sie eine; was links gewählt oder eingegeben wird, kommt in die Datei.</translation>
    </message>
    <message>
      <source>A cluster of equal nodes on a known network, such as 100 Gbit/s Ethernet</source>
      <translation>Ein Cluster aus gleichen Knoten an einem bekannten Netz, etwa 100 Gbit/s Ethernet</translation>
    </message>
    <message>
      <source>A collective whose event names no algorithm takes that of the first row that fits it, and where none fits what NCCL would take among GPUs and Open MPI elsewhere. 'contraflow replay' lists in its issues what ran.</source>
      <translation>Ein Kollektiv, dessen Ereignis keinen Algorithmus nennt, nimmt den der ersten Zeile, die passt, und wo keine passt, was NCCL zwischen GPUs und sonst Open MPI nähme. „contraflow replay“ nennt in seinen Hinweisen, was lief.</translation>
    </message>
    <message>
      <source>A domain of NVLink 5 that spans a rack, such as the GB200 NVL72: 72 GPUs with 18 links each into its NVLink switches. Its row is one server with 72 GPUs. A nominal rate, not a measurement.</source>
      <translation>Ein Bereich von NVLink 5, der ein Rack umfasst, etwa die GB200 NVL72: 72 GPUs mit je 18 Verbindungen in ihre NVLink-Switches. Seine Zeile ist ein Server mit 72 GPUs. Eine Nennrate, keine Messung.</translation>
    </message>
    <message>
      <source>A full channel to which the message sends nothing, and which held it up for the longest time all the same; of models of lossless networks</source>
      <translation>Ein voller Kanal, an den die Nachricht nichts sendet und der sie trotzdem am längsten aufhielt; von Modellen verlustfreier Netze</translation>
    </message>
    <message>
      <source>A job may take up to %1: up to %2 attempts of up to %3 repetitions, each %4 times as long as predicted, and %5 min for MPI to start.</source>
      <translation>Ein Auftrag darf bis zu %1 dauern: bis zu %2 Versuche mit bis zu %3 Wiederholungen, jede %4-mal so lang wie vorhergesagt, und %5 min, bis MPI gestartet ist.</translation>
    </message>
    <message>
      <source>A link needs two ends: %1 cannot be linked to itself.</source>
      <translation>Eine Verbindung braucht zwei Enden: %1 kann nicht mit sich selbst verbunden werden.</translation>
    </message>
    <message>
      <source>A mesh whose dimensions are closed to rings, where they are longer than 2.</source>
      <translation>Ein Mesh, dessen Dimensionen zu Ringen geschlossen sind, wo sie länger als 2 sind.</translation>
    </message>
    <message>
      <source>A message goes from one node to another: drag from node to node.</source>
      <translation>Eine Nachricht geht von einem Knoten zu einem anderen: von Knoten zu Knoten ziehen.</translation>
    </message>
    <message>
      <source>A name is needed here.</source>
      <translation>Hier wird ein Name gebraucht.</translation>
    </message>
    <message>
      <source>A network that drops nothing, without working congestion control: InfiniBand, RoCE with PFC alone, Omni-Path. What enters a NIC leaves in the same proportions, a port serves the ports that feed it in turn, and a full buffer stops all that feeds it, so that messages into a busy node hold up others that never go there. Compare it with max-min, which is the same network with congestion control that works.</source>
      <translation>Ein Netz, das nichts verwirft, ohne wirksame Überlastregelung: InfiniBand, RoCE allein mit PFC, Omni-Path. Was in eine Netzkarte geht, verlässt sie in denselben Verhältnissen, ein Anschluss bedient die Anschlüsse, die ihn speisen, reihum, und ein voller Puffer hält alles an, was ihn speist, so dass Nachrichten an einen vielbeschäftigten Knoten andere aufhalten, die nie dorthin gehen. Zum Vergleich dient max-min, dasselbe Netz mit wirksamer Überlastregelung.</translation>
    </message>
    <message>
      <source>A new platform in this project</source>
      <translation>Neue Plattform in diesem Projekt</translation>
    </message>
    <message>
      <source>A new platform, and %1 runs on it</source>
      <translation>Neue Plattform, auf der dann %1 läuft</translation>
    </message>
    <message>
      <source>A new platform, and a new scenario like %1 on it</source>
      <translation>Neue Plattform und darauf ein neues Szenario wie %1</translation>
    </message>
    <message>
      <source>A new project</source>
      <translation>Neues Projekt</translation>
    </message>
    <message>
      <source>A new scenario runs the application on the nodes of this platform</source>
      <translation>Ein neues Szenario lässt die Anwendung auf den Knoten dieser Plattform laufen</translation>
    </message>
    <message>
      <source>A new workload, and a new scenario like %1 on %2</source>
      <translation>Ein neuer Workload und ein neues Szenario wie %1 auf %2</translation>
    </message>
    <message>
      <source>A new workload, and a new scenario like %1 with it</source>
      <translation>Ein neuer Workload und damit ein neues Szenario wie %1</translation>
    </message>
    <message>
      <source>A new workload, and a new scenario on %1</source>
      <translation>Ein neuer Workload und ein neues Szenario auf %1</translation>
    </message>
    <message>
      <source>A new workload, which no scenario uses yet</source>
      <translation>Ein neuer Workload, den noch kein Szenario verwendet</translation>
    </message>
    <message>
      <source>A new workload, which the scenario %1 uses from now on</source>
      <translation>Ein neuer Workload, den das Szenario %1 von nun an verwendet</translation>
    </message>
    <message>
      <source>A node or a list of nodes</source>
      <translation>Ein Knoten oder eine Liste von Knoten</translation>
    </message>
    <message>
      <source>A node, such as X1, or a list of nodes, such as X[1-3], of which each has the route</source>
      <translation>Ein Knoten wie X1 oder eine Liste von Knoten wie X[1-3], von denen jeder die Route hat</translation>
    </message>
    <message>
      <source>A number, with its unit where it has one, a word, or a formula such as =N/2</source>
      <translation>Eine Zahl, mit Einheit, wo sie eine hat, ein Wort oder eine Formel, etwa =N/2</translation>
    </message>
    <message>
      <source>A number, with its unit where it has one, or a formula over other parameters, such as =N/2</source>
      <translation>Eine Zahl, mit Einheit, wo sie eine hat, oder eine Formel über andere Parameter, etwa =N/2</translation>
    </message>
    <message>
      <source>A parameter that the model's kind takes</source>
      <translation>Ein Parameter, den die Art des Modells erlaubt</translation>
    </message>
    <message>
      <source>A pattern is repeated until half the 95 % confidence interval of every message's mean is as narrow</source>
      <translation>Ein Muster wird wiederholt, bis das halbe 95-%-Konfidenzintervall des Mittels jeder Nachricht so schmal ist</translation>
    </message>
    <message>
      <source>A picture of the results appears here as they come.</source>
      <translation>Hier erscheint ein Bild der Ergebnisse, sobald sie kommen.</translation>
    </message>
    <message>
      <source>A process that the mapping places, or a node</source>
      <translation>Ein Prozess, den die Zuordnung platziert, oder ein Knoten</translation>
    </message>
    <message>
      <source>A project file; dropping it on this window does the same</source>
      <translation>Eine Projektdatei; sie kann auch auf dieses Fenster gezogen werden</translation>
    </message>
    <message>
      <source>A sheet for each table; numbers in the units that its headings name. Texts are never formulas.</source>
      <translation>Ein Blatt je Tabelle; Zahlen in den Einheiten, die die Überschriften nennen. Texte sind nie Formeln.</translation>
    </message>
    <message>
      <source>A source or destination of messages, or the rank of a process of an application</source>
      <translation>Eine Quelle oder ein Ziel von Nachrichten oder der Rang eines Prozesses einer Anwendung</translation>
    </message>
    <message>
      <source>A sparse matrix on a grid in three dimensions: an iteration exchanges faces, multiplies, and reduces two scalar products of 8 bytes.</source>
      <translation>Eine dünn besetzte Matrix auf einem dreidimensionalen Gitter: eine Iteration tauscht Flächen aus, multipliziert, und reduziert zwei Skalarprodukte von 8 Byte.</translation>
    </message>
    <message>
      <source>A step of a transformer by data-, tensor-, pipeline- and expert-parallel degrees, whose product is the number of processes: microbatches, one forward one backward, with the all-reduces of each layer and the exchange of tokens between experts; then gradients are reduced, or scattered and the new weights gathered. Neighbouring ranks share layers, then come experts, copies and stages. Nothing overlaps with computing but what is sent to the next stage. Algorithms and channels are chosen as NCCL does. The vocabulary's weights count as spread over all stages; nothing is computed twice.</source>
      <translation>Ein Schritt eines Transformers nach Graden der Daten-, Tensor-, Pipeline- und Expertenparallelität, deren Produkt die Zahl der Prozesse ist: Mikrobatches, einmal vorwärts, einmal rückwärts, mit den All-Reduces jeder Schicht und dem Austausch von Token zwischen Experten; dann werden Gradienten reduziert, oder verteilt und die neuen Gewichte eingesammelt. Benachbarte Ränge teilen sich Schichten, dann kommen Experten, Kopien und Stufen. Nichts überlappt mit Rechnen außer dem, was an die nächste Stufe geht. Algorithmen und Kanäle werden gewählt wie von NCCL. Die Gewichte des Vokabulars zählen als über alle Stufen verteilt; nichts wird zweimal gerechnet.</translation>
    </message>
    <message>
      <source>A switch has one name, no list.</source>
      <translation>Ein Switch hat einen einzelnen Namen, keine Liste.</translation>
    </message>
    <message>
      <source>A switch or a node; the link carries both directions</source>
      <translation>Ein Switch oder ein Knoten; die Verbindung überträgt in beide Richtungen</translation>
    </message>
    <message>
      <source>A table could not be recomputed: %1</source>
      <translation>Eine Tabelle konnte nicht neu berechnet werden: %1</translation>
    </message>
    <message>
      <source>A third of the patterns</source>
      <translation>Ein Drittel der Muster</translation>
    </message>
    <message>
      <source>A trace is not typed: take one by Import in the File menu.</source>
      <translation>Ein Trace wird nicht getippt: Übernehmen Sie einen mit „Importieren“ im Menü Datei.</translation>
    </message>
    <message>
      <source>A&amp;pply this order to the document</source>
      <translation>Diese Reihenfolge ins Dokument &amp;übernehmen</translation>
    </message>
    <message>
      <source>ASTRA-sim network (analytical)</source>
      <translation>ASTRA-sim-Netz (analytisch)</translation>
    </message>
    <message>
      <source>ASTRA-sim sends along one dimension at a time; here messages may cross several, by a shortest way, of equal ones by a hash of the ends</source>
      <translation>ASTRA-sim sendet jeweils entlang einer Dimension; hier können Nachrichten mehrere durchqueren, auf einem kürzesten Weg, unter gleichen nach einem Hash der Enden</translation>
    </message>
    <message>
      <source>ASTRA-sim sends along one dimension at a time; here messages may cross several, one after the other</source>
      <translation>ASTRA-sim sendet jeweils entlang einer Dimension; hier können Nachrichten mehrere durchqueren, eine nach der anderen</translation>
    </message>
    <message>
      <source>ASTRA-sim's network has no such key</source>
      <translation>das Netz von ASTRA-sim hat keinen solchen Schlüssel</translation>
    </message>
    <message>
      <source>About Contraflow</source>
      <translation>Über Contraflow</translation>
    </message>
    <message>
      <source>Above ideal</source>
      <translation>Über dem Ideal</translation>
    </message>
    <message>
      <source>Acknowledgements wait behind data in %1 (%2): %3; %4</source>
      <translation>Bestätigungen warten hinter Daten in %1 (%2): %3; %4</translation>
    </message>
    <message>
      <source>Acknowledgements wait little in %1 (%2)</source>
      <translation>Bestätigungen warten wenig in %1 (%2)</translation>
    </message>
    <message>
      <source>Acknowledgements wait little or not at all in %1 (%2): leaving it out is as good</source>
      <translation>Bestätigungen warten wenig oder gar nicht in %1 (%2): ohne sie geht es ebenso gut</translation>
    </message>
    <message>
      <source>Across</source>
      <translation>Dazwischen</translation>
    </message>
    <message>
      <source>Add %1</source>
      <translation>%1 hinzufügen</translation>
    </message>
    <message>
      <source>Add &amp;application</source>
      <translation>&amp;Anwendung hinzufügen</translation>
    </message>
    <message>
      <source>Add &amp;mapping</source>
      <translation>&amp;Zuordnung hinzufügen</translation>
    </message>
    <message>
      <source>Add &amp;platform</source>
      <translation>&amp;Plattform hinzufügen</translation>
    </message>
    <message>
      <source>Add &amp;scenario</source>
      <translation>&amp;Szenario hinzufügen</translation>
    </message>
    <message>
      <source>Add &amp;workload</source>
      <translation>&amp;Workload hinzufügen</translation>
    </message>
    <message>
      <source>Add a benchmark</source>
      <translation>Einen Benchmark hinzufügen</translation>
    </message>
    <message>
      <source>Add a cost</source>
      <translation>Kosten hinzufügen</translation>
    </message>
    <message>
      <source>Add a group</source>
      <translation>Gruppe hinzufügen</translation>
    </message>
    <message>
      <source>Add a link</source>
      <translation>Verbindung hinzufügen</translation>
    </message>
    <message>
      <source>Add a mapping</source>
      <translation>Eine Zuordnung hinzufügen</translation>
    </message>
    <message>
      <source>Add a mapping of processes to nodes</source>
      <translation>Eine Zuordnung von Prozessen zu Knoten hinzufügen</translation>
    </message>
    <message>
      <source>Add a measured point</source>
      <translation>Einen Messpunkt hinzufügen</translation>
    </message>
    <message>
      <source>Add a measured time</source>
      <translation>Eine gemessene Zeit hinzufügen</translation>
    </message>
    <message>
      <source>Add a measurement</source>
      <translation>Eine Messung hinzufügen</translation>
    </message>
    <message>
      <source>Add a message</source>
      <translation>Eine Nachricht hinzufügen</translation>
    </message>
    <message>
      <source>Add a model</source>
      <translation>Ein Modell hinzufügen</translation>
    </message>
    <message>
      <source>Add a node</source>
      <translation>Knoten hinzufügen</translation>
    </message>
    <message>
      <source>Add a parameter</source>
      <translation>Einen Parameter hinzufügen</translation>
    </message>
    <message>
      <source>Add a platform</source>
      <translation>Eine Plattform hinzufügen</translation>
    </message>
    <message>
      <source>Add a route</source>
      <translation>Route hinzufügen</translation>
    </message>
    <message>
      <source>Add a scenario</source>
      <translation>Ein Szenario hinzufügen</translation>
    </message>
    <message>
      <source>Add a scenario like the one that is shown</source>
      <translation>Ein Szenario wie das angezeigte hinzufügen</translation>
    </message>
    <message>
      <source>Add a server</source>
      <translation>Einen Server hinzufügen</translation>
    </message>
    <message>
      <source>Add a sharing model with its parameters</source>
      <translation>Ein Teilungsmodell mit seinen Parametern hinzufügen</translation>
    </message>
    <message>
      <source>Add a switch</source>
      <translation>Switch hinzufügen</translation>
    </message>
    <message>
      <source>Add a workload</source>
      <translation>Einen Workload hinzufügen</translation>
    </message>
    <message>
      <source>Add an application</source>
      <translation>Anwendung hinzufügen</translation>
    </message>
    <message>
      <source>Add an application: a program of processes that compute, send and receive</source>
      <translation>Eine Anwendung hinzufügen: ein Programm von Prozessen, die rechnen, senden und empfangen</translation>
    </message>
    <message>
      <source>Add an empty platform: nodes, switches and links</source>
      <translation>Eine leere Plattform hinzufügen: Knoten, Switches und Verbindungen</translation>
    </message>
    <message>
      <source>Add an empty workload: messages</source>
      <translation>Einen leeren Workload hinzufügen: Nachrichten</translation>
    </message>
    <message>
      <source>Add an event</source>
      <translation>Ereignis hinzufügen</translation>
    </message>
    <message>
      <source>Add application %1</source>
      <translation>Anwendung %1 hinzufügen</translation>
    </message>
    <message>
      <source>Add as new sce&amp;nario</source>
      <translation>Als &amp;neues Szenario hinzufügen</translation>
    </message>
    <message>
      <source>Add it and use it in %1</source>
      <translation>Hinzufügen und in %1 verwenden</translation>
    </message>
    <message>
      <source>Add it to the project</source>
      <translation>Dem Projekt hinzufügen</translation>
    </message>
    <message>
      <source>Add m&amp;easurement</source>
      <translation>M&amp;essung hinzufügen</translation>
    </message>
    <message>
      <source>Add m&amp;odel</source>
      <translation>&amp;Modell hinzufügen</translation>
    </message>
    <message>
      <source>Add measured times of the scenario that is shown</source>
      <translation>Gemessene Zeiten des angezeigten Szenarios hinzufügen</translation>
    </message>
    <message>
      <source>Add messages by a recipe, on all networks</source>
      <translation>Nachrichten nach Rezept hinzufügen, auf allen Netzen</translation>
    </message>
    <message>
      <source>Add model of %1</source>
      <translation>Modell von %1 hinzufügen</translation>
    </message>
    <message>
      <source>Add network %1</source>
      <translation>Netz %1 hinzufügen</translation>
    </message>
    <message>
      <source>Add node %1</source>
      <translation>Knoten %1 hinzufügen</translation>
    </message>
    <message>
      <source>Add none</source>
      <translation>Keines hinzufügen</translation>
    </message>
    <message>
      <source>Add parameter</source>
      <translation>Parameter hinzufügen</translation>
    </message>
    <message>
      <source>Add parameter %1</source>
      <translation>Parameter %1 hinzufügen</translation>
    </message>
    <message>
      <source>Add rack %1</source>
      <translation>Rack %1 hinzufügen</translation>
    </message>
    <message>
      <source>Add scenario %1</source>
      <translation>Szenario %1 hinzufügen</translation>
    </message>
    <message>
      <source>Add switch %1</source>
      <translation>Switch %1 hinzufügen</translation>
    </message>
    <message>
      <source>Add the model %1 with these parameters and the range that was learnt</source>
      <translation>Das Modell %1 mit diesen Parametern und dem gelernten Bereich hinzufügen</translation>
    </message>
    <message>
      <source>Add workload %1</source>
      <translation>Workload %1 hinzufügen</translation>
    </message>
    <message>
      <source>Adding up the results</source>
      <translation>Das Zusammenfassen der Ergebnisse</translation>
    </message>
    <message>
      <source>Adding up the selected cells</source>
      <translation>Das Zusammenzählen der ausgewählten Zellen</translation>
    </message>
    <message>
      <source>Adds the model %1.</source>
      <translation>Fügt das Modell %1 hinzu.</translation>
    </message>
    <message>
      <source>After %1.</source>
      <translation>Nach %1.</translation>
    </message>
    <message>
      <source>Against %1</source>
      <translation>Gegenüber %1</translation>
    </message>
    <message>
      <source>Al&amp;gorithms of collectives…</source>
      <translation>Al&amp;gorithmen der Kollektive…</translation>
    </message>
    <message>
      <source>Algorithm</source>
      <translation>Algorithmus</translation>
    </message>
    <message>
      <source>Algorithm 1 of Zhu et al., literally. Its order is fixed at the start of a step, so it is not always fair and can give a link more than its capacity; such steps are reported.</source>
      <translation>Algorithmus 1 von Zhu et al., wörtlich. Seine Reihenfolge steht am Anfang eines Schritts fest, deshalb ist er nicht immer fair und kann einer Verbindung mehr als ihre Kapazität geben; solche Schritte werden gemeldet.</translation>
    </message>
    <message>
      <source>Algorithms of collectives</source>
      <translation>Algorithmen der Kollektive</translation>
    </message>
    <message>
      <source>Align %1 switches</source>
      <translation>%1 Switches ausrichten</translation>
    </message>
    <message>
      <source>Align centres</source>
      <translation>An senkrechter Achse zentrieren</translation>
    </message>
    <message>
      <source>Align left edges</source>
      <translation>Linke Kanten ausrichten</translation>
    </message>
    <message>
      <source>Align lower edges</source>
      <translation>Untere Kanten ausrichten</translation>
    </message>
    <message>
      <source>Align middles</source>
      <translation>An waagerechter Achse zentrieren</translation>
    </message>
    <message>
      <source>Align right edges</source>
      <translation>Rechte Kanten ausrichten</translation>
    </message>
    <message>
      <source>Align upper edges</source>
      <translation>Obere Kanten ausrichten</translation>
    </message>
    <message>
      <source>All %1 tasks have results.</source>
      <translation>Alle %1 Aufgaben haben Ergebnisse.</translation>
    </message>
    <message>
      <source>All %1 that differ were run: there is none better with this model.</source>
      <translation>Alles, was sich unterscheidet, wurde gerechnet (%1): mit diesem Modell gibt es nichts Besseres.</translation>
    </message>
    <message>
      <source>All &amp;measurements</source>
      <translation>Alle &amp;Messungen</translation>
    </message>
    <message>
      <source>All columns</source>
      <translation>Alle Spalten</translation>
    </message>
    <message>
      <source>All m&amp;odels</source>
      <translation>Alle M&amp;odelle</translation>
    </message>
    <message>
      <source>All messages</source>
      <translation>Alle Nachrichten</translation>
    </message>
    <message>
      <source>All messages are shown</source>
      <translation>Alle Nachrichten werden angezeigt</translation>
    </message>
    <message>
      <source>All messages of a workload start at the same time.</source>
      <translation>Alle Nachrichten eines Workloads beginnen gleichzeitig.</translation>
    </message>
    <message>
      <source>All messages stay within nodes, which have the cores for that; limit the processes on a node if memory or computing time forbid it.</source>
      <translation>Alle Nachrichten bleiben innerhalb von Knoten, die dafür genug Kerne haben; begrenzen Sie die Prozesse je Knoten, wenn Speicher oder Rechenzeit es verbieten.</translation>
    </message>
    <message>
      <source>All messages, averaged</source>
      <translation>Alle Nachrichten, gemittelt</translation>
    </message>
    <message>
      <source>All messages, of the selection, or none</source>
      <translation>Alle Nachrichten, die der Auswahl oder keine</translation>
    </message>
    <message>
      <source>All nodes</source>
      <translation>Alle Knoten</translation>
    </message>
    <message>
      <source>All nodes on one switch.</source>
      <translation>Alle Knoten an einem Switch.</translation>
    </message>
    <message>
      <source>All of %1</source>
      <translation>Alles in %1</translation>
    </message>
    <message>
      <source>All processes</source>
      <translation>Alle Prozesse</translation>
    </message>
    <message>
      <source>All published tables</source>
      <translation>Alle veröffentlichten Tabellen</translation>
    </message>
    <message>
      <source>All scenarios</source>
      <translation>Alle Szenarien</translation>
    </message>
    <message>
      <source>All scenarios of applications, and the parts of their critical paths.</source>
      <translation>Alle Szenarien von Anwendungen und die Teile ihrer kritischen Pfade.</translation>
    </message>
    <message>
      <source>All scenarios; the busiest channel's use is the mean over the run.</source>
      <translation>Alle Szenarien; die Auslastung des meistbelasteten Kanals ist das Mittel über den Lauf.</translation>
    </message>
    <message>
      <source>All sizes</source>
      <translation>Alle Größen</translation>
    </message>
    <message>
      <source>All that was measured</source>
      <translation>Alles, was gemessen wurde</translation>
    </message>
    <message>
      <source>All times are %1: the issues say what is at fault.</source>
      <translation>Alle Zeiten sind %1: die Probleme sagen, was falsch ist.</translation>
    </message>
    <message>
      <source>All without contention</source>
      <translation>Alle ohne Contention</translation>
    </message>
    <message>
      <source>All-to-all</source>
      <translation>All-to-all</translation>
    </message>
    <message>
      <source>All-to-all, incast, ring and others; or draw messages with the message tool (M)</source>
      <translation>All-to-all, Incast, Ring und andere; oder Nachrichten mit dem Nachrichtenwerkzeug (M) zeichnen</translation>
    </message>
    <message>
      <source>All-to-alls of more than %1 messages are not run in the engine here; 'contraflow alltoall' runs them</source>
      <translation>All-to-alls mit mehr als %1 Nachrichten werden hier nicht in der Engine gerechnet; 'contraflow alltoall' rechnet sie</translation>
    </message>
    <message>
      <source>Alone it would take %1.</source>
      <translation>Allein würde sie %1 dauern.</translation>
    </message>
    <message>
      <source>Also</source>
      <translation>Weitere Namen</translation>
    </message>
    <message>
      <source>Also run the all-to-alls on the scenario's network with its model</source>
      <translation>Die All-to-alls auch im Netz des Szenarios mit dessen Modell rechnen</translation>
    </message>
    <message>
      <source>An error is (predicted − measured) / measured: below zero where the prediction is too optimistic. %1 measured in %2.</source>
      <translation>Ein Fehler ist (vorhergesagt − gemessen) / gemessen: unter null, wo die Vorhersage zu optimistisch ist. Gemessen: %1 (%2).</translation>
    </message>
    <message>
      <source>Another program changed %1.</source>
      <translation>Ein anderes Programm hat %1 geändert.</translation>
    </message>
    <message>
      <source>Answer</source>
      <translation>Ergebnis</translation>
    </message>
    <message>
      <source>App&amp;lications</source>
      <translation>An&amp;wendungen</translation>
    </message>
    <message>
      <source>Appendix: inputs</source>
      <translation>Anhang: Eingaben</translation>
    </message>
    <message>
      <source>Appendix: sources and versions</source>
      <translation>Anhang: Quellen und Versionen</translation>
    </message>
    <message>
      <source>Application</source>
      <translation>Anwendung</translation>
    </message>
    <message>
      <source>Applications</source>
      <translation>Anwendungen</translation>
    </message>
    <message>
      <source>Applications are programs whose processes compute, send and receive. The critical path is the chain of computations and messages that the last process to finish had to wait for; its parts add up to the makespan. Transfer is what a message takes alone on the slowest channel of its route, contention what it takes longer.</source>
      <translation>Anwendungen sind Programme, deren Prozesse rechnen, senden und empfangen. Der kritische Pfad ist die Kette von Berechnungen und Nachrichten, auf die der zuletzt fertige Prozess warten musste; seine Teile ergeben zusammen die Gesamtdauer. Übertragung ist, was eine Nachricht allein auf dem langsamsten Kanal ihres Wegs braucht, Contention, was sie länger braucht.</translation>
    </message>
    <message>
      <source>Apply and &amp;use for this scenario</source>
      <translation>Anwenden und für dieses Szenario &amp;verwenden</translation>
    </message>
    <message>
      <source>Apply preset %1</source>
      <translation>Vorlage %1 anwenden</translation>
    </message>
    <message>
      <source>Apply this order to the document</source>
      <translation>Diese Reihenfolge ins Dokument übernehmen</translation>
    </message>
    <message>
      <source>Apply, and predict scenario %1 with the model %2 from now on: a step that can be undone</source>
      <translation>Anwenden und das Szenario %1 von nun an mit dem Modell %2 vorhersagen: ein Schritt, der zurückgenommen werden kann</translation>
    </message>
    <message>
      <source>Applying the preset…</source>
      <translation>Vorlage wird angewendet…</translation>
    </message>
    <message>
      <source>Arrange</source>
      <translation>Anordnen</translation>
    </message>
    <message>
      <source>Arrow keys and Enter put it on another node; the same key takes the next process</source>
      <translation>Pfeiltasten und Eingabetaste legen ihn auf einem anderen Knoten ab; dieselbe Taste nimmt den nächsten Prozess</translation>
    </message>
    <message>
      <source>As fits</source>
      <translation>Automatisch</translation>
    </message>
    <message>
      <source>As is usual for the network</source>
      <translation>Wie für das Netz üblich</translation>
    </message>
    <message>
      <source>As it is called there</source>
      <translation>Wie es dort heißt</translation>
    </message>
    <message>
      <source>As many cables as each switch needs for what comes from below, divided by this</source>
      <translation>So viele Kabel, wie jeder Switch für das braucht, was von unten kommt, geteilt durch diese Zahl</translation>
    </message>
    <message>
      <source>As many messages as you say, each from a node to another, both drawn.</source>
      <translation>So viele Nachrichten wie angegeben, jede von einem Knoten zu einem anderen, beide ausgelost.</translation>
    </message>
    <message>
      <source>As recognised</source>
      <translation>Wie erkannt</translation>
    </message>
    <message>
      <source>As recognised: %1</source>
      <translation>Wie erkannt: %1</translation>
    </message>
    <message>
      <source>As the cables make it</source>
      <translation>Wie die Kabel sie ergeben</translation>
    </message>
    <message>
      <source>As the desktop</source>
      <translation>Wie der Desktop</translation>
    </message>
    <message>
      <source>As the file says</source>
      <translation>Wie in der Datei angegeben</translation>
    </message>
    <message>
      <source>As the platform's scenarios</source>
      <translation>Wie die Szenarien der Plattform</translation>
    </message>
    <message>
      <source>As the tool calls it</source>
      <translation>Wie das Werkzeug ihn nennt</translation>
    </message>
    <message>
      <source>As typed</source>
      <translation>Wie eingegeben</translation>
    </message>
    <message>
      <source>As typed below</source>
      <translation>Wie unten eingegeben</translation>
    </message>
    <message>
      <source>As wide as the window</source>
      <translation>So breit wie das Fenster</translation>
    </message>
    <message>
      <source>Assumed: %1</source>
      <translation>Angenommen: %1</translation>
    </message>
    <message>
      <source>Asymmetric, Algorithm 1 as printed</source>
      <translation>Asymmetrisch, Algorithmus 1 wie gedruckt</translation>
    </message>
    <message>
      <source>At &amp;least:</source>
      <translation>&amp;Mindestens:</translation>
    </message>
    <message>
      <source>At &amp;most:</source>
      <translation>&amp;Höchstens:</translation>
    </message>
    <message>
      <source>At least</source>
      <translation>Mindestens</translation>
    </message>
    <message>
      <source>At most</source>
      <translation>Höchstens</translation>
    </message>
    <message>
      <source>At most per &amp;node:</source>
      <translation>Höchstens je &amp;Knoten:</translation>
    </message>
    <message>
      <source>At most so long for what only adds to the predictions: how firm the answer is, upgrades, sweeps, placement. What does not fit is named in the report.</source>
      <translation>Höchstens so lange für das, was zu den Vorhersagen nur hinzukommt: wie fest die Antwort steht, Aufrüstungen, Reihen, Platzierung. Was nicht hineinpasst, nennt der Bericht.</translation>
    </message>
    <message>
      <source>Author</source>
      <translation>Verfasst von</translation>
    </message>
    <message>
      <source>Bandwidth</source>
      <translation>Bandbreite</translation>
    </message>
    <message>
      <source>Bandwidth of %1 over the message size</source>
      <translation>Bandbreite von %1 über der Nachrichtengröße</translation>
    </message>
    <message>
      <source>Bandwidths, start-up times and formulas</source>
      <translation>Bandbreiten, Startup-Zeiten und Formeln</translation>
    </message>
    <message>
      <source>Bars</source>
      <translation>Balken</translation>
    </message>
    <message>
      <source>Batch system</source>
      <translation>Batchsystem</translation>
    </message>
    <message>
      <source>Becomes</source>
      <translation>Wird zu</translation>
    </message>
    <message>
      <source>Before the start of its application</source>
      <translation>Vor dem Start der Anwendung</translation>
    </message>
    <message>
      <source>Begin</source>
      <translation>Beginnen</translation>
    </message>
    <message>
      <source>Begin again</source>
      <translation>Erneut beginnen</translation>
    </message>
    <message>
      <source>Below processes</source>
      <translation>Unter Prozessen</translation>
    </message>
    <message>
      <source>Below servers</source>
      <translation>Unter Servern</translation>
    </message>
    <message>
      <source>Below size</source>
      <translation>Unter Größe</translation>
    </message>
    <message>
      <source>Benchmarks</source>
      <translation>Benchmarks</translation>
    </message>
    <message>
      <source>Benchmarks between two processes</source>
      <translation>Benchmarks zwischen zwei Prozessen</translation>
    </message>
    <message>
      <source>Benchmarks of the project</source>
      <translation>Benchmarks des Projekts</translation>
    </message>
    <message>
      <source>Between nodes of</source>
      <translation>Zwischen Knoten von</translation>
    </message>
    <message>
      <source>Between processes of one node, such as 40 Gbit/s; empty: unlimited</source>
      <translation>Zwischen Prozessen eines Knotens, etwa 40 Gbit/s; leer: unbegrenzt</translation>
    </message>
    <message>
      <source>Between whom</source>
      <translation>Zwischen wem</translation>
    </message>
    <message>
      <source>Beyond the calibration of their models, where ranges may be too narrow, are %1.</source>
      <translation>Außerhalb der Kalibrierung ihrer Modelle, wo Bereiche zu eng sein können, liegen %1.</translation>
    </message>
    <message>
      <source>Beyond the calibration of their models, where ranges may be too narrow, is %1.</source>
      <translation>Außerhalb der Kalibrierung ihrer Modelle, wo Bereiche zu eng sein können, liegt %1.</translation>
    </message>
    <message>
      <source>Beyond the calibration: %1</source>
      <translation>Außerhalb der Kalibrierung: %1</translation>
    </message>
    <message>
      <source>Bins: %1 %</source>
      <translation>Klassen: %1 %</translation>
    </message>
    <message>
      <source>Bins: automatic</source>
      <translation>Klassen: automatisch</translation>
    </message>
    <message>
      <source>Bisection</source>
      <translation>Bisektion</translation>
    </message>
    <message>
      <source>Black or white text on plain ground, and clear borders</source>
      <translation>Schwarzer oder weißer Text auf einfarbigem Grund und deutliche Ränder</translation>
    </message>
    <message>
      <source>BlockSizes=%1 is about the scheduler's planning; it was left out</source>
      <translation>BlockSizes=%1 betrifft die Planung des Schedulers; es wurde weggelassen</translation>
    </message>
    <message>
      <source>Bounds by process</source>
      <translation>Schranken je Prozess</translation>
    </message>
    <message>
      <source>Bring nothing forward any more</source>
      <translation>Nichts mehr hervorheben</translation>
    </message>
    <message>
      <source>Busiest</source>
      <translation>Ausgelastetster</translation>
    </message>
    <message>
      <source>Busiest channel</source>
      <translation>Meistbelasteter Kanal</translation>
    </message>
    <message>
      <source>Busy for</source>
      <translation>Beschäftigt für</translation>
    </message>
    <message>
      <source>By application</source>
      <translation>Nach Anwendung</translation>
    </message>
    <message>
      <source>By channel</source>
      <translation>Nach Kanal</translation>
    </message>
    <message>
      <source>By how much the makespan is shorter than the present one</source>
      <translation>Um wie viel die Gesamtdauer kürzer ist als die jetzige</translation>
    </message>
    <message>
      <source>By makespan; in brackets the places that differences inside the errors leave open</source>
      <translation>Nach Gesamtdauer; in Klammern die Ränge, die Unterschiede innerhalb der Fehler offenlassen</translation>
    </message>
    <message>
      <source>By phase</source>
      <translation>Nach Phase</translation>
    </message>
    <message>
      <source>By workload</source>
      <translation>Nach Workload</translation>
    </message>
    <message>
      <source>Bytes</source>
      <translation>Byte</translation>
      <translation>Bytes</translation>
    </message>
    <message>
      <source>Bytes from each row to each column</source>
      <translation>Bytes von jeder Zeile an jede Spalte</translation>
    </message>
    <message>
      <source>Bytes in all</source>
      <translation>Byte insgesamt</translation>
    </message>
    <message>
      <source>C is its slowest channel</source>
      <translation>C ist ihr langsamster Kanal</translation>
    </message>
    <message>
      <source>C&amp;hoose colour…</source>
      <translation>Farbe &amp;wählen…</translation>
    </message>
    <message>
      <source>C&amp;osts</source>
      <translation>K&amp;osten</translation>
    </message>
    <message>
      <source>CSV</source>
      <translation>CSV</translation>
    </message>
    <message>
      <source>CSV table (*.csv)</source>
      <translation>CSV-Tabelle (*.csv)</translation>
    </message>
    <message>
      <source>Ca&amp;mpaign…</source>
      <translation>Ka&amp;mpagne…</translation>
    </message>
    <message>
      <source>Cables of a link</source>
      <translation>Kabel eines Links</translation>
    </message>
    <message>
      <source>Cali&amp;brate…</source>
      <translation>&amp;Kalibrieren…</translation>
    </message>
    <message>
      <source>Calibrate</source>
      <translation>Kalibrieren</translation>
    </message>
    <message>
      <source>Calibrate %1</source>
      <translation>%1 kalibrieren</translation>
    </message>
    <message>
      <source>Calibrated: %1.</source>
      <translation>Kalibriert: %1.</translation>
    </message>
    <message>
      <source>Calibrated: %1; not calibrated here: %2.</source>
      <translation>Kalibriert: %1; hier nicht kalibriert: %2.</translation>
    </message>
    <message>
      <source>Calibrate…</source>
      <translation>Kalibrieren …</translation>
    </message>
    <message>
      <source>Calibration</source>
      <translation>Kalibrierung</translation>
    </message>
    <message>
      <source>Calibration of the campaign</source>
      <translation>Kalibrierung der Kampagne</translation>
    </message>
    <message>
      <source>Calibrations</source>
      <translation>Kalibrierungen</translation>
    </message>
    <message>
      <source>Campaign</source>
      <translation>Kampagne</translation>
    </message>
    <message>
      <source>Campaigns (*.yaml *.yml);;All files (*)</source>
      <translation>Kampagnen (*.yaml *.yml);;Alle Dateien (*)</translation>
    </message>
    <message>
      <source>Cancel</source>
      <translation>Abbrechen</translation>
    </message>
    <message>
      <source>Candidate</source>
      <translation>Kandidat</translation>
    </message>
    <message>
      <source>Candidates</source>
      <translation>Kandidaten</translation>
    </message>
    <message>
      <source>Candidates by rank.</source>
      <translation>Kandidaten nach Rang.</translation>
    </message>
    <message>
      <source>Cannot run</source>
      <translation>Kann nicht laufen</translation>
    </message>
    <message>
      <source>Capacity %1</source>
      <translation>Kapazität %1</translation>
    </message>
    <message>
      <source>Chakra ET</source>
      <translation>Chakra ET</translation>
    </message>
    <message>
      <source>Change</source>
      <translation>Änderung</translation>
    </message>
    <message>
      <source>Change %1</source>
      <translation>%1 ändern</translation>
    </message>
    <message>
      <source>Change %1 of %2</source>
      <translation>%1 von %2 ändern</translation>
    </message>
    <message>
      <source>Change algorithms of collectives</source>
      <translation>Algorithmen der Kollektive ändern</translation>
    </message>
    <message>
      <source>Change of the makespan</source>
      <translation>Änderung der Gesamtdauer</translation>
    </message>
    <message>
      <source>Change of the makespan of %1</source>
      <translation>Änderung der Gesamtdauer von %1</translation>
    </message>
    <message>
      <source>Change of the pattern that lost the most</source>
      <translation>Änderung des Musters, das am meisten verlor</translation>
    </message>
    <message>
      <source>Change processes of %1</source>
      <translation>Prozesse von %1 ändern</translation>
    </message>
    <message>
      <source>Change the report</source>
      <translation>Bericht ändern</translation>
    </message>
    <message>
      <source>Changed by another program</source>
      <translation>Von einem anderen Programm geändert</translation>
    </message>
    <message>
      <source>Changes appear here when a network replaces another and both have the same patterns.</source>
      <translation>Änderungen erscheinen hier, wenn ein Netz ein anderes ersetzt und beide dieselben Muster haben.</translation>
    </message>
    <message>
      <source>Changes since the last save are lost when they are discarded.</source>
      <translation>Beim Verwerfen gehen die Änderungen seit dem letzten Speichern verloren.</translation>
    </message>
    <message>
      <source>Changing the project…</source>
      <translation>Das Projekt wird geändert…</translation>
    </message>
    <message>
      <source>Channel</source>
      <translation>Kanal</translation>
    </message>
    <message>
      <source>Channel (full lane: 100 % of its capacity)</source>
      <translation>Kanal (volle Bahn: 100 % seiner Kapazität)</translation>
    </message>
    <message>
      <source>Channels</source>
      <translation>Kanäle</translation>
    </message>
    <message>
      <source>Check a measurement to learn from.</source>
      <translation>Eine Messung ankreuzen, aus der gelernt wird.</translation>
    </message>
    <message>
      <source>Check a model to fit.</source>
      <translation>Ein Modell ankreuzen, das angepasst wird.</translation>
    </message>
    <message>
      <source>Checking the project…</source>
      <translation>Das Projekt wird geprüft…</translation>
    </message>
    <message>
      <source>Checkpoint to storage</source>
      <translation>Sicherungspunkt auf Speicher</translation>
    </message>
    <message>
      <source>Choose a scenario to be measured.</source>
      <translation>Wählen Sie ein Szenario, das gemessen wird.</translation>
    </message>
    <message>
      <source>Choose a table first</source>
      <translation>Zuerst eine Tabelle wählen</translation>
    </message>
    <message>
      <source>Choose all tables that have a row</source>
      <translation>Alle Tabellen wählen, die eine Zeile haben</translation>
    </message>
    <message>
      <source>Choose how collectives of applications run whose events name no algorithm</source>
      <translation>Wählen, wie Kollektive von Anwendungen laufen, deren Ereignisse keinen Algorithmus nennen</translation>
    </message>
    <message>
      <source>Choose models to show beside the scenario's own, in the sheets of results and in the plot of times</source>
      <translation>Modelle wählen, die neben dem Modell des Szenarios gezeigt werden, in den Tabellen der Ergebnisse und im Diagramm der Zeiten</translation>
    </message>
    <message>
      <source>Choose no table</source>
      <translation>Keine Tabelle wählen</translation>
    </message>
    <message>
      <source>Clear</source>
      <translation>Leeren</translation>
    </message>
    <message>
      <source>Clear cells</source>
      <translation>Zellen leeren</translation>
    </message>
    <message>
      <source>Clearing cells…</source>
      <translation>Zellen werden geleert…</translation>
    </message>
    <message>
      <source>Click to show or hide</source>
      <translation>Klicken zum Ein- oder Ausblenden</translation>
    </message>
    <message>
      <source>Clients compute, then all write their state at once, block after block, each to one of a few servers, which take what comes first.</source>
      <translation>Clients rechnen, dann schreiben alle zugleich ihren Zustand, Block für Block, jeder auf einen von wenigen Servern, die nehmen, was zuerst kommt.</translation>
    </message>
    <message>
      <source>Close all windows</source>
      <translation>Alle Fenster schließen</translation>
    </message>
    <message>
      <source>Close the project and show the start page</source>
      <translation>Das Projekt schließen und die Startseite anzeigen</translation>
    </message>
    <message>
      <source>Close the search</source>
      <translation>Die Suche schließen</translation>
    </message>
    <message>
      <source>Close the search (Esc)</source>
      <translation>Die Suche schließen (Esc)</translation>
    </message>
    <message>
      <source>Close this message</source>
      <translation>Diese Meldung schließen</translation>
    </message>
    <message>
      <source>Close this window</source>
      <translation>Dieses Fenster schließen</translation>
    </message>
    <message>
      <source>Close win&amp;dow</source>
      <translation>Fens&amp;ter schließen</translation>
    </message>
    <message>
      <source>Co&amp;mpare</source>
      <translation>Verg&amp;leich</translation>
    </message>
    <message>
      <source>Collapse</source>
      <translation>Einklappen</translation>
    </message>
    <message>
      <source>Collapse %1</source>
      <translation>%1 einklappen</translation>
    </message>
    <message>
      <source>Collapse %1 boxes</source>
      <translation>%1 Kästen einklappen</translation>
    </message>
    <message>
      <source>Collapse all</source>
      <translation>Alle einklappen</translation>
    </message>
    <message>
      <source>Collectives</source>
      <translation>Kollektive</translation>
    </message>
    <message>
      <source>Colour of %1</source>
      <translation>Farbe von %1</translation>
    </message>
    <message>
      <source>Colour the arrows of messages by how many times longer they take than alone</source>
      <translation>Die Pfeile der Nachrichten danach einfärben, um welchen Faktor sie länger brauchen als allein</translation>
    </message>
    <message>
      <source>Colour the arrows of messages by their time</source>
      <translation>Die Pfeile der Nachrichten nach ihrer Zeit einfärben</translation>
    </message>
    <message>
      <source>Colours of &amp;models, in all plots and lists</source>
      <translation>Farben der &amp;Modelle, in allen Diagrammen und Listen</translation>
    </message>
    <message>
      <source>Colours of models</source>
      <translation>Farben der Modelle</translation>
    </message>
    <message>
      <source>Colours of the &amp;desktop</source>
      <translation>Farben des &amp;Desktops</translation>
    </message>
    <message>
      <source>Column</source>
      <translation>Spalte</translation>
    </message>
    <message>
      <source>Columns</source>
      <translation>Spalten</translation>
    </message>
    <message>
      <source>Columns of the file, what they mean and their units</source>
      <translation>Spalten der Datei, ihre Bedeutung und ihre Einheiten</translation>
    </message>
    <message>
      <source>ComDetective writes the row of the last process first</source>
      <translation>ComDetective schreibt die Zeile des letzten Prozesses zuerst</translation>
    </message>
    <message>
      <source>Commands</source>
      <translation>Befehle</translation>
    </message>
    <message>
      <source>Communication</source>
      <translation>Kommunikation</translation>
    </message>
    <message>
      <source>Communication matrix</source>
      <translation>Kommunikationsmatrix</translation>
    </message>
    <message>
      <source>Compare</source>
      <translation>Vergleich</translation>
    </message>
    <message>
      <source>Compare &amp;none</source>
      <translation>&amp;Keines vergleichen</translation>
    </message>
    <message>
      <source>Compare models</source>
      <translation>Modelle vergleichen</translation>
    </message>
    <message>
      <source>Compare where the processes of a scenario may go, and find a better placement</source>
      <translation>Vergleichen, wo die Prozesse eines Szenarios laufen können, und eine bessere Platzierung suchen</translation>
    </message>
    <message>
      <source>Compare with the model %1</source>
      <translation>Mit dem Modell %1 vergleichen</translation>
    </message>
    <message>
      <source>Compare with:</source>
      <translation>Vergleichen mit:</translation>
    </message>
    <message>
      <source>Compare…</source>
      <translation>Vergleichen …</translation>
    </message>
    <message>
      <source>Comparing placements…</source>
      <translation>Platzierungen werden verglichen…</translation>
    </message>
    <message>
      <source>Comparing with simulations by SimGrid, whose default it is.</source>
      <translation>Vergleiche mit Simulationen von SimGrid, dessen Vorgabe es ist.</translation>
    </message>
    <message>
      <source>Comparing with the file</source>
      <translation>Der Vergleich mit der Datei</translation>
    </message>
    <message>
      <source>Comparison</source>
      <translation>Vergleich</translation>
    </message>
    <message>
      <source>Computations on the path</source>
      <translation>Rechnungen auf dem Pfad</translation>
    </message>
    <message>
      <source>Computations on the path: longer because cores are shared</source>
      <translation>Rechnungen auf dem Pfad: länger, weil Kerne geteilt werden</translation>
    </message>
    <message>
      <source>Computed</source>
      <translation>Berechnet</translation>
    </message>
    <message>
      <source>Computed numbers in sheets and panels; plots, reports and files have their own. A column's menu chooses another unit for it alone.</source>
      <translation>Berechnete Zahlen in Tabellen und Bereichen; Diagramme, Berichte und Dateien haben ihre eigene Darstellung. Im Menü einer Spalte lässt sich für sie allein eine andere Einheit wählen.</translation>
    </message>
    <message>
      <source>Computing</source>
      <translation>Rechnen</translation>
    </message>
    <message>
      <source>Computing takes %1 of its critical path, and contention %2.</source>
      <translation>Rechnen nimmt %1 des kritischen Pfads, Contention %2.</translation>
    </message>
    <message>
      <source>Condition</source>
      <translation>Bedingung</translation>
    </message>
    <message>
      <source>Conflict</source>
      <translation>Konflikt</translation>
    </message>
    <message>
      <source>Conjugate gradients</source>
      <translation>Konjugierte Gradienten</translation>
    </message>
    <message>
      <source>Content of the current cell</source>
      <translation>Inhalt der aktuellen Zelle</translation>
    </message>
    <message>
      <source>Contention</source>
      <translation>Contention</translation>
    </message>
    <message>
      <source>Contention signature</source>
      <translation>Contention-Signatur</translation>
    </message>
    <message>
      <source>Contention signature over measured times</source>
      <translation>Contention-Signatur über gemessenen Zeiten</translation>
    </message>
    <message>
      <source>Contention signature: %1, error %2, %3</source>
      <translation>Contention-Signatur: %1, Fehler %2, %3</translation>
    </message>
    <message>
      <source>Contents</source>
      <translation>Inhalt</translation>
    </message>
    <message>
      <source>Continue the first cells of the selection: X1, X2, … or 1 MB, 2 MB, …</source>
      <translation>Die ersten Zellen der Auswahl fortsetzen: X1, X2, … oder 1 MB, 2 MB, …</translation>
    </message>
    <message>
      <source>Contraflow help</source>
      <translation>Contraflow-Hilfe</translation>
    </message>
    <message>
      <source>Contraflow projects (*.yaml *.yml);;All files (*)</source>
      <translation>Contraflow-Projekte (*.yaml *.yml);;Alle Dateien (*)</translation>
    </message>
    <message>
      <source>Copy</source>
      <translation>Kopieren</translation>
    </message>
    <message>
      <source>Copy bandwidth and latency of GPUs within a server from what is known to join them</source>
      <translation>Bandbreite und Latenz der GPUs in einem Server von bekannten Verbindungen übernehmen</translation>
    </message>
    <message>
      <source>Copy cells</source>
      <translation>Zellen kopieren</translation>
    </message>
    <message>
      <source>Copy cells with header</source>
      <translation>Zellen mit Kopfzeile kopieren</translation>
    </message>
    <message>
      <source>Copy data</source>
      <translation>Daten kopieren</translation>
    </message>
    <message>
      <source>Copy picture</source>
      <translation>Bild kopieren</translation>
    </message>
    <message>
      <source>Copy the selected cells below the names of their columns</source>
      <translation>Die ausgewählten Zellen unter den Namen ihrer Spalten kopieren</translation>
    </message>
    <message>
      <source>Copy the selected cells, for sheets and spreadsheets</source>
      <translation>Die ausgewählten Zellen kopieren, für Tabellen und Tabellenkalkulationen</translation>
    </message>
    <message>
      <source>Copy the selected rows below themselves, with names of their own</source>
      <translation>Die ausgewählten Zeilen darunter kopieren, mit eigenen Namen</translation>
    </message>
    <message>
      <source>Copy the selected rows, or all of them, for a spreadsheet (Ctrl+C)</source>
      <translation>Die ausgewählten oder alle Zeilen für eine Tabellenkalkulation kopieren (Strg+C)</translation>
    </message>
    <message>
      <source>Copying %1 rows…</source>
      <translation>%1 Zeilen werden kopiert…</translation>
    </message>
    <message>
      <source>Copying the cells</source>
      <translation>Das Kopieren der Zellen</translation>
    </message>
    <message>
      <source>Cores</source>
      <translation>Kerne</translation>
    </message>
    <message>
      <source>Cores of a job</source>
      <translation>Kerne eines Jobs</translation>
    </message>
    <message>
      <source>Cores of a node</source>
      <translation>Kerne eines Knotens</translation>
    </message>
    <message>
      <source>Cores of the platform</source>
      <translation>Kerne der Plattform</translation>
    </message>
    <message>
      <source>Cost of contention</source>
      <translation>Kosten der Contention</translation>
    </message>
    <message>
      <source>Cost over time</source>
      <translation>Kosten über Zeit</translation>
    </message>
    <message>
      <source>Cost over time appears here.
Give every platform a price in the same currency, in the sheet Platforms, or its nodes and links.</source>
      <translation>Hier erscheinen Kosten über Zeit.
Geben Sie jeder Plattform im Blatt Plattformen einen Preis in derselben Währung, oder ihren Knoten und Links.</translation>
    </message>
    <message>
      <source>Costs</source>
      <translation>Kosten</translation>
    </message>
    <message>
      <source>Count</source>
      <translation>Anzahl</translation>
    </message>
    <message>
      <source>Counting the messages</source>
      <translation>Das Zählen der Nachrichten</translation>
    </message>
    <message>
      <source>Counting the messages… %1 %</source>
      <translation>Nachrichten werden gezählt… %1 %</translation>
    </message>
    <message>
      <source>Counts of</source>
      <translation>Anzahlen von</translation>
    </message>
    <message>
      <source>Critical pa&amp;th</source>
      <translation>Kritischer P&amp;fad</translation>
    </message>
    <message>
      <source>Critical path</source>
      <translation>Kritischer Pfad</translation>
    </message>
    <message>
      <source>Critical path by channel</source>
      <translation>Kritischer Pfad nach Kanal</translation>
    </message>
    <message>
      <source>Critical path by phase</source>
      <translation>Kritischer Pfad nach Phase</translation>
    </message>
    <message>
      <source>Critical path: %1</source>
      <translation>Kritischer Pfad: %1</translation>
    </message>
    <message>
      <source>Cross-traffic (acknowledgements take a part epsilon of the opposite direction)</source>
      <translation>Querverkehr (Bestätigungen nehmen einen Teil epsilon der Gegenrichtung)</translation>
    </message>
    <message>
      <source>Cross-traffic (acknowledgements take capacity)</source>
      <translation>Cross-Traffic (Bestätigungen belegen Kapazität)</translation>
    </message>
    <message>
      <source>Ctrl+D</source>
      <translation>Ctrl+D</translation>
    </message>
    <message>
      <source>Customer</source>
      <translation>Kunde</translation>
    </message>
    <message>
      <source>Cut</source>
      <translation>Ausschneiden</translation>
    </message>
    <message>
      <source>Cut cells</source>
      <translation>Zellen ausschneiden</translation>
    </message>
    <message>
      <source>Cutting…</source>
      <translation>Wird ausgeschnitten…</translation>
    </message>
    <message>
      <source>Dar&amp;k colours</source>
      <translation>Dunkle &amp;Farben</translation>
    </message>
    <message>
      <source>Dark</source>
      <translation>Dunkel</translation>
    </message>
    <message>
      <source>Dark text on a light ground</source>
      <translation>Dunkler Text auf hellem Grund</translation>
    </message>
    <message>
      <source>Data copied: %1</source>
      <translation>Daten kopiert: %1</translation>
    </message>
    <message>
      <source>Data-parallel training: forward, then backward bucket by bucket, each followed by a ring all-reduce of its gradients, which does not overlap with computing.</source>
      <translation>Datenparalleles Training: vorwärts, dann rückwärts Teil für Teil, jeder gefolgt von einem Ring-All-Reduce seiner Gradienten, der sich nicht mit dem Rechnen überlappt.</translation>
    </message>
    <message>
      <source>Date</source>
      <translation>Datum</translation>
    </message>
    <message>
      <source>Decide &amp;later</source>
      <translation>&amp;Später entscheiden</translation>
    </message>
    <message>
      <source>Decimal mark</source>
      <translation>Dezimaltrennzeichen</translation>
    </message>
    <message>
      <source>Default</source>
      <translation>Vorgabe</translation>
    </message>
    <message>
      <source>Degree</source>
      <translation>Grad</translation>
    </message>
    <message>
      <source>Degree d</source>
      <translation>Grad d</translation>
    </message>
    <message>
      <source>Degree of the patterns</source>
      <translation>Grad der Muster</translation>
    </message>
    <message>
      <source>Degrees</source>
      <translation>Grade</translation>
    </message>
    <message>
      <source>Delete</source>
      <translation>Löschen</translation>
    </message>
    <message>
      <source>Delete %1</source>
      <translation>%1 löschen</translation>
    </message>
    <message>
      <source>Delete %1 things</source>
      <translation>%1 Objekte löschen</translation>
    </message>
    <message>
      <source>Delete rows</source>
      <translation>Zeilen löschen</translation>
    </message>
    <message>
      <source>Delete the selected rows with what hangs on them</source>
      <translation>Die ausgewählten Zeilen löschen, mit allem, was daran hängt</translation>
    </message>
    <message>
      <source>Deleting %1 rows…</source>
      <translation>%1 Zeilen werden gelöscht…</translation>
    </message>
    <message>
      <source>Destination</source>
      <translation>Ziel</translation>
    </message>
    <message>
      <source>Diagonal</source>
      <translation>Diagonale</translation>
    </message>
    <message>
      <source>Did not run</source>
      <translation>Lief nicht</translation>
    </message>
    <message>
      <source>Difference</source>
      <translation>Differenz</translation>
    </message>
    <message>
      <source>Direction</source>
      <translation>Richtung</translation>
    </message>
    <message>
      <source>Distribute %1 switches</source>
      <translation>%1 Switches verteilen</translation>
    </message>
    <message>
      <source>Distribute from left to right</source>
      <translation>Von links nach rechts verteilen</translation>
    </message>
    <message>
      <source>Distribute from top to bottom</source>
      <translation>Von oben nach unten verteilen</translation>
    </message>
    <message>
      <source>Distribution</source>
      <translation>Verteilung</translation>
    </message>
    <message>
      <source>Doubling %1 saves %2</source>
      <translation>Verdoppeln spart, %1: %2</translation>
    </message>
    <message>
      <source>Doubling all NICs or all links between switches alone saves next to nothing; both together save %1.</source>
      <translation>Alle NICs oder alle Verbindungen zwischen Switches allein zu verdoppeln spart so gut wie nichts; beides zusammen spart %1.</translation>
    </message>
    <message>
      <source>Doubling any one of these groups of links saves next to nothing</source>
      <translation>Irgendeine dieser Gruppen von Verbindungen zu verdoppeln spart so gut wie nichts</translation>
    </message>
    <message>
      <source>Doubts</source>
      <translation>Zweifel</translation>
    </message>
    <message>
      <source>Dra&amp;w again</source>
      <translation>Ne&amp;u auslosen</translation>
    </message>
    <message>
      <source>Drag from one node to another to send a message</source>
      <translation>Von einem Knoten zu einem anderen ziehen, um eine Nachricht zu senden</translation>
    </message>
    <message>
      <source>Drag from one switch or node to another to link them</source>
      <translation>Von einem Switch oder Knoten zu einem anderen ziehen, um sie zu verbinden</translation>
    </message>
    <message>
      <source>Dragonflies</source>
      <translation>Dragonflys</translation>
    </message>
    <message>
      <source>Dragonfly</source>
      <translation>Dragonfly</translation>
    </message>
    <message>
      <source>Draw all messages as arrows, summed where there are many</source>
      <translation>Alle Nachrichten als Pfeile zeichnen, zusammengefasst, wo es viele sind</translation>
    </message>
    <message>
      <source>Draw links</source>
      <translation>Verbindungen zeichnen</translation>
    </message>
    <message>
      <source>Draw message %1</source>
      <translation>Nachricht %1 zeichnen</translation>
    </message>
    <message>
      <source>Draw messages</source>
      <translation>Nachrichten zeichnen</translation>
    </message>
    <message>
      <source>Draw the messages of what is selected, and those that share their way</source>
      <translation>Die Nachrichten des Ausgewählten zeichnen und die, die ihren Weg teilen</translation>
    </message>
    <message>
      <source>Draw the network and its loads without arrows</source>
      <translation>Das Netz und seine Lasten ohne Pfeile zeichnen</translation>
    </message>
    <message>
      <source>Drawing the pages</source>
      <translation>Das Zeichnen der Seiten</translation>
    </message>
    <message>
      <source>Drawing tools</source>
      <translation>Zeichenwerkzeuge</translation>
    </message>
    <message>
      <source>Draws</source>
      <translation>Auslosungen</translation>
    </message>
    <message>
      <source>Duplicate</source>
      <translation>Duplizieren</translation>
    </message>
    <message>
      <source>Duplicate %1</source>
      <translation>%1 duplizieren</translation>
    </message>
    <message>
      <source>Duplicate rows</source>
      <translation>Zeilen duplizieren</translation>
    </message>
    <message>
      <source>Duplicating %1 rows…</source>
      <translation>%1 Zeilen werden dupliziert…</translation>
    </message>
    <message>
      <source>Duration of the event under %1</source>
      <translation>Dauer des Ereignisses mit %1</translation>
    </message>
    <message>
      <source>E&amp;ffort:</source>
      <translation>Auf&amp;wand:</translation>
    </message>
    <message>
      <source>E&amp;vents</source>
      <translation>&amp;Ereignisse</translation>
    </message>
    <message>
      <source>E&amp;xport network…</source>
      <translation>Netz e&amp;xportieren …</translation>
    </message>
    <message>
      <source>Each node in turn draws another node as often as the degree says, and keeps each draw with 50 %.</source>
      <translation>Jeder Knoten lost der Reihe nach so oft einen anderen Knoten aus, wie der Grad angibt, und behält jede Ziehung mit 50 %.</translation>
    </message>
    <message>
      <source>Each node sends once and receives once, never from itself; who from whom is drawn.</source>
      <translation>Jeder Knoten sendet einmal und empfängt einmal, nie von sich selbst; wer von wem, wird ausgelost.</translation>
    </message>
    <message>
      <source>Each node sends to the next, the last one to the first.</source>
      <translation>Jeder Knoten sendet an den nächsten, der letzte an den ersten.</translation>
    </message>
    <message>
      <source>Each process exchanges the borders of its square with up to four neighbours, computes, and reduces a residual of 8 bytes every few steps; the grid has open ends.</source>
      <translation>Jeder Prozess tauscht die Ränder seines Quadrats mit bis zu vier Nachbarn aus, rechnet, und reduziert alle paar Schritte ein Residuum von 8 Byte; das Gitter hat offene Enden.</translation>
    </message>
    <message>
      <source>Each square is a node.</source>
      <translation>Jedes Quadrat ist ein Knoten.</translation>
    </message>
    <message>
      <source>Each square stands for %1 nodes.</source>
      <translation>Jedes Quadrat steht für %1 Knoten.</translation>
    </message>
    <message>
      <source>Each square stands for %1 to %2 nodes.</source>
      <translation>Jedes Quadrat steht für %1 bis %2 Knoten.</translation>
    </message>
    <message>
      <source>Each way, such as 10 Gbit/s</source>
      <translation>Je Richtung, etwa 10 Gbit/s</translation>
    </message>
    <message>
      <source>Eager threshold</source>
      <translation>Eager-Schwelle</translation>
    </message>
    <message>
      <source>Edit name and figures</source>
      <translation>Name und Werte bearbeiten</translation>
    </message>
    <message>
      <source>Effort of the search</source>
      <translation>Aufwand der Suche</translation>
    </message>
    <message>
      <source>Empty before the first one</source>
      <translation>Leer vor der ersten</translation>
    </message>
    <message>
      <source>Empty tables to type or paste a network and its messages into</source>
      <translation>Leere Tabellen, um ein Netz und seine Nachrichten einzugeben oder einzufügen</translation>
    </message>
    <message>
      <source>Empty the field</source>
      <translation>Das Feld leeren</translation>
    </message>
    <message>
      <source>Empty the selected cells</source>
      <translation>Die ausgewählten Zellen leeren</translation>
    </message>
    <message>
      <source>Empty this list; the files stay where they are</source>
      <translation>Diese Liste leeren; die Dateien bleiben, wo sie sind</translation>
    </message>
    <message>
      <source>End of the step</source>
      <translation>Ende des Schritts</translation>
    </message>
    <message>
      <source>Energy price</source>
      <translation>Energiepreis</translation>
    </message>
    <message>
      <source>Engine</source>
      <translation>Engine</translation>
    </message>
    <message>
      <source>Engine, %1</source>
      <translation>Engine, %1</translation>
    </message>
    <message>
      <source>Engine, in rounds</source>
      <translation>Engine, in Runden</translation>
    </message>
    <message>
      <source>Enlarge the topology</source>
      <translation>Die Topologie vergrößern</translation>
    </message>
    <message>
      <source>Enter goes to the next one, Esc closes</source>
      <translation>Die Eingabetaste geht zum nächsten, Esc schließt</translation>
    </message>
    <message>
      <source>Err&amp;ors</source>
      <translation>&amp;Fehler</translation>
    </message>
    <message>
      <source>Error</source>
      <translation>Fehler</translation>
    </message>
    <message>
      <source>Error of the predicted time in communication</source>
      <translation>Fehler der vorhergesagten Kommunikationszeit</translation>
    </message>
    <message>
      <source>Error of the predicted time of the measured events</source>
      <translation>Fehler der vorhergesagten Zeit der gemessenen Ereignisse</translation>
    </message>
    <message>
      <source>Error of the predicted time of the measured kinds</source>
      <translation>Fehler der vorhergesagten Zeit der gemessenen Arten</translation>
    </message>
    <message>
      <source>Error of the predicted total time</source>
      <translation>Fehler der vorhergesagten Gesamtzeit</translation>
    </message>
    <message>
      <source>Error of the signature</source>
      <translation>Fehler der Signatur</translation>
    </message>
    <message>
      <source>Error over n</source>
      <translation>Fehler über n</translation>
    </message>
    <message>
      <source>Errors</source>
      <translation>Fehler</translation>
    </message>
    <message>
      <source>Errors appear here where patterns have traffic both ways on a shared link, and measurements or a reference.</source>
      <translation>Fehler erscheinen hier, wo Muster Verkehr in beiden Richtungen auf einem gemeinsamen Link haben, und Messungen oder eine Referenz.</translation>
    </message>
    <message>
      <source>Errors appear here where the campaign has measurements or a reference.</source>
      <translation>Hier erscheinen Fehler, wenn die Kampagne Messungen oder einen Bezug hat.</translation>
    </message>
    <message>
      <source>Errors are those on patterns left out of the fit (%1 folds).</source>
      <translation>Fehler sind die bei Mustern, die aus der Anpassung herausgelassen wurden (%1 Teile).</translation>
    </message>
    <message>
      <source>Errors by experiment</source>
      <translation>Fehler nach Versuch</translation>
    </message>
    <message>
      <source>Errors by model</source>
      <translation>Fehler nach Modell</translation>
    </message>
    <message>
      <source>Errors by pattern</source>
      <translation>Fehler nach Muster</translation>
    </message>
    <message>
      <source>Errors need measured all-to-alls. Import measurements of this network.</source>
      <translation>Fehler setzen gemessene All-to-alls voraus. Messungen dieses Netzes importieren.</translation>
    </message>
    <message>
      <source>Errors of %1</source>
      <translation>Fehler von %1</translation>
    </message>
    <message>
      <source>Errors of a campaign</source>
      <translation>Fehler einer Kampagne</translation>
    </message>
    <message>
      <source>Errors of each model over all that was measured</source>
      <translation>Fehler jedes Modells über alles Gemessene</translation>
    </message>
    <message>
      <source>Errors of every measured pattern under each model</source>
      <translation>Fehler jedes gemessenen Musters unter jedem Modell</translation>
    </message>
    <message>
      <source>Errors of messages</source>
      <translation>Fehler der Nachrichten</translation>
    </message>
    <message>
      <source>Errors of models</source>
      <translation>Fehler der Modelle</translation>
    </message>
    <message>
      <source>Errors of patterns</source>
      <translation>Fehler der Muster</translation>
    </message>
    <message>
      <source>Errors of tasks</source>
      <translation>Fehler der Tasks</translation>
    </message>
    <message>
      <source>Errors of the prediction</source>
      <translation>Fehler der Vorhersage</translation>
    </message>
    <message>
      <source>Errors of the predictions</source>
      <translation>Fehler der Vorhersagen</translation>
    </message>
    <message>
      <source>Errors of the predictions on all that was measured.</source>
      <translation>Fehler der Vorhersagen bei allem, was gemessen wurde.</translation>
    </message>
    <message>
      <source>Errors of the predictions on what the models were not learnt from.</source>
      <translation>Fehler der Vorhersagen bei dem, woraus die Modelle nicht gelernt wurden.</translation>
    </message>
    <message>
      <source>Errors of the predictions.</source>
      <translation>Fehler der Vorhersagen.</translation>
    </message>
    <message>
      <source>Errors over d</source>
      <translation>Fehler über d</translation>
    </message>
    <message>
      <source>Errors per process</source>
      <translation>Fehler je Prozess</translation>
    </message>
    <message>
      <source>Errors summed up by |N| and d, as in Table II of Zhu et al. (2014)</source>
      <translation>Fehler zusammengefasst nach |N| und d, wie in Tabelle II von Zhu et al. (2014)</translation>
    </message>
    <message>
      <source>Errors with traffic both ways</source>
      <translation>Fehler mit Verkehr in beiden Richtungen</translation>
    </message>
    <message>
      <source>Ethernet with deep queues and traffic both ways.</source>
      <translation>Ethernet mit tiefen Warteschlangen und Verkehr in beide Richtungen.</translation>
    </message>
    <message>
      <source>Event</source>
      <translation>Ereignis</translation>
    </message>
    <message>
      <source>Event %1 of process %2 of %3 on node %4: %5 in %6</source>
      <translation>Ereignis %1 von Prozess %2 von %3 auf Knoten %4: %5 in %6</translation>
    </message>
    <message>
      <source>Events</source>
      <translation>Ereignisse</translation>
    </message>
    <message>
      <source>Events over time</source>
      <translation>Ereignisse über der Zeit</translation>
    </message>
    <message>
      <source>Every leaf switch is joined to every spine switch.</source>
      <translation>Jeder Leaf-Switch ist mit jedem Spine-Switch verbunden.</translation>
    </message>
    <message>
      <source>Every measured time had a part in the fit of its model, so these errors do not tell how good the model is elsewhere. Hold patterns out of the calibration to know that.</source>
      <translation>Jede gemessene Zeit hatte Anteil an der Anpassung ihres Modells, deshalb sagen diese Fehler nicht, wie gut das Modell anderswo ist. Halten Sie Muster aus der Kalibrierung heraus, um das zu wissen.</translation>
    </message>
    <message>
      <source>Every message is slower than alone by the number of messages that enter its destination. A plain model of one switch to hold the others against.</source>
      <translation>Jede Nachricht ist um einen Faktor langsamer als allein: die Anzahl der Nachrichten, die an ihrem Ziel eintreffen. Ein einfaches Modell eines einzelnen Switches, mit dem die anderen verglichen werden.</translation>
    </message>
    <message>
      <source>Every message is slower than alone by the number of messages that leave its source. A plain model of one switch to hold the others against.</source>
      <translation>Jede Nachricht ist um einen Faktor langsamer als allein: die Anzahl der Nachrichten, die ihre Quelle verlassen. Ein einfaches Modell eines einzelnen Switches, mit dem die anderen verglichen werden.</translation>
    </message>
    <message>
      <source>Every message keeps the same number of bytes in flight, and waits in the queues that it shares: data in those of its route, acknowledgements in those of the opposite directions. Acknowledgements take capacity, and queues build up before a link is full because messages send in bursts. It is the best model here for random patterns over TCP with deep buffers; shallow buffers need a kappa of about 0.25, and where losses rule no model here is good. With exponent 1 a message that crosses two full queues gets less than another; a large exponent makes it max-min or asymmetric. The guide holds it against measured times.</source>
      <translation>Jede Nachricht hält gleich viele Byte unterwegs und wartet in den Warteschlangen, die sie mit anderen teilt: Daten in denen ihrer Route, Bestätigungen in denen der Gegenrichtungen. Bestätigungen brauchen Kapazität, und Warteschlangen bilden sich, bevor eine Verbindung voll ist, weil Nachrichten schubweise senden. Es ist hier das beste Modell für zufällige Muster über TCP mit tiefen Puffern; flache Puffer brauchen ein kappa von etwa 0.25, und wo Verluste den Ausschlag geben, ist hier kein Modell gut. Mit exponent 1 bekommt eine Nachricht, die zwei volle Warteschlangen durchquert, weniger als eine andere; ein großer exponent macht daraus max-min oder asymmetric. Das Handbuch vergleicht es mit gemessenen Zeiten.</translation>
    </message>
    <message>
      <source>Every message runs as if it were alone, at the speed of the slowest link on its way. The lower bound that the other models are held against.</source>
      <translation>Jede Nachricht läuft, als wäre sie allein, mit der Geschwindigkeit der langsamsten Verbindung auf ihrem Weg. Die untere Schranke, mit der die anderen Modelle verglichen werden.</translation>
    </message>
    <message>
      <source>Every node sends to every other node.</source>
      <translation>Jeder Knoten sendet an jeden anderen Knoten.</translation>
    </message>
    <message>
      <source>Every published number that this program knows, computed anew. A value agrees when it is less than one unit of the last printed digit away: papers round or cut. A known misprint agrees with what the table's own other numbers give.</source>
      <translation>Jede veröffentlichte Zahl, die dieses Programm kennt, neu berechnet. Ein Wert stimmt überein, wenn er um weniger als eine Einheit der letzten gedruckten Stelle abweicht: Veröffentlichungen runden oder schneiden ab. Ein bekannter Druckfehler stimmt mit dem überein, was die übrigen Zahlen der Tabelle ergeben.</translation>
    </message>
    <message>
      <source>Everything was understood.</source>
      <translation>Alles wurde verstanden.</translation>
    </message>
    <message>
      <source>Expand</source>
      <translation>Ausklappen</translation>
    </message>
    <message>
      <source>Expand %1</source>
      <translation>%1 ausklappen</translation>
    </message>
    <message>
      <source>Expand %1 boxes</source>
      <translation>%1 Kästen ausklappen</translation>
    </message>
    <message>
      <source>Expand all</source>
      <translation>Alle ausklappen</translation>
    </message>
    <message>
      <source>Experiments</source>
      <translation>Versuche</translation>
    </message>
    <message>
      <source>Explanation</source>
      <translation>Erklärung</translation>
    </message>
    <message>
      <source>Export as</source>
      <translation>Exportieren als</translation>
    </message>
    <message>
      <source>Export tables</source>
      <translation>Tabellen exportieren</translation>
    </message>
    <message>
      <source>Export this sheet…</source>
      <translation>Diese Tabelle exportieren…</translation>
    </message>
    <message>
      <source>Exporting the network</source>
      <translation>Das Exportieren des Netzes</translation>
    </message>
    <message>
      <source>Exporting to %1…</source>
      <translation>Export nach %1 …</translation>
    </message>
    <message>
      <source>Exporting to %1… %2 %</source>
      <translation>Export nach %1… %2 %</translation>
    </message>
    <message>
      <source>F&amp;ind</source>
      <translation>&amp;Suchen</translation>
    </message>
    <message>
      <source>Factor on all sizes</source>
      <translation>Faktor auf alle Größen</translation>
    </message>
    <message>
      <source>Fade the rest</source>
      <translation>Rest abblenden</translation>
    </message>
    <message>
      <source>Fairness, Algorithm 1 without lines 11–20</source>
      <translation>Fairness, Algorithmus 1 ohne die Zeilen 11–20</translation>
    </message>
    <message>
      <source>Fat-tree</source>
      <translation>Fat-Tree</translation>
    </message>
    <message>
      <source>Fields of the selected thing</source>
      <translation>Felder des ausgewählten Objekts</translation>
    </message>
    <message>
      <source>Figure %1</source>
      <translation>Abbildung %1</translation>
    </message>
    <message>
      <source>Figure that the bars show</source>
      <translation>Größe, die die Balken zeigen</translation>
    </message>
    <message>
      <source>Figures</source>
      <translation>Werte</translation>
    </message>
    <message>
      <source>Figures and sources of the preset</source>
      <translation>Werte und Quellen der Vorlage</translation>
    </message>
    <message>
      <source>Figures, each way</source>
      <translation>Werte, je Richtung</translation>
    </message>
    <message>
      <source>File</source>
      <translation>Datei</translation>
    </message>
    <message>
      <source>Files that were imported.</source>
      <translation>Dateien, die importiert wurden.</translation>
    </message>
    <message>
      <source>Fill</source>
      <translation>Ausfüllen</translation>
    </message>
    <message>
      <source>Fill down</source>
      <translation>Nach unten ausfüllen</translation>
    </message>
    <message>
      <source>Fill right</source>
      <translation>Nach rechts ausfüllen</translation>
    </message>
    <message>
      <source>Fill series down</source>
      <translation>Reihe nach unten ausfüllen</translation>
    </message>
    <message>
      <source>Filling cells…</source>
      <translation>Zellen werden ausgefüllt…</translation>
    </message>
    <message>
      <source>Filter by the current cell</source>
      <translation>Nach aktueller Zelle filtern</translation>
    </message>
    <message>
      <source>Filter by the current column…</source>
      <translation>Nach aktueller Spalte filtern…</translation>
    </message>
    <message>
      <source>Find &amp;next</source>
      <translation>&amp;Nächster Treffer</translation>
    </message>
    <message>
      <source>Find &amp;previous</source>
      <translation>&amp;Voriger Treffer</translation>
    </message>
    <message>
      <source>Find a &amp;command…</source>
      <translation>&amp;Befehl suchen…</translation>
    </message>
    <message>
      <source>Find a command</source>
      <translation>Befehl suchen</translation>
    </message>
    <message>
      <source>Find a switch or node by name</source>
      <translation>Switch oder Knoten nach Namen suchen</translation>
    </message>
    <message>
      <source>Find a switch or node…</source>
      <translation>Switch oder Knoten suchen…</translation>
    </message>
    <message>
      <source>Find a text in the sheet in front</source>
      <translation>Einen Text in der vorderen Tabelle suchen</translation>
    </message>
    <message>
      <source>Find a text in the sheet in front and put another in its place</source>
      <translation>Einen Text in der vorderen Tabelle suchen und durch einen anderen ersetzen</translation>
    </message>
    <message>
      <source>Find and &amp;replace…</source>
      <translation>Suchen und &amp;ersetzen…</translation>
    </message>
    <message>
      <source>Find any command by its name and run it</source>
      <translation>Einen beliebigen Befehl nach seinem Namen suchen und ausführen</translation>
    </message>
    <message>
      <source>Finish</source>
      <translation>Ende</translation>
    </message>
    <message>
      <source>First column, which stays in sight</source>
      <translation>Erste Spalte, die sichtbar bleibt</translation>
    </message>
    <message>
      <source>First node first</source>
      <translation>Erster Knoten zuerst</translation>
    </message>
    <message>
      <source>First scenario</source>
      <translation>Erstes Szenario</translation>
    </message>
    <message>
      <source>First step</source>
      <translation>Erster Schritt</translation>
    </message>
    <message>
      <source>First value</source>
      <translation>Erster Wert</translation>
    </message>
    <message>
      <source>Fit</source>
      <translation>Fit</translation>
    </message>
    <message>
      <source>Fit &amp;width</source>
      <translation>Breite a&amp;npassen</translation>
    </message>
    <message>
      <source>Fit and errors</source>
      <translation>Fit und Fehler</translation>
    </message>
    <message>
      <source>Fit columns</source>
      <translation>Spaltenbreite anpassen</translation>
    </message>
    <message>
      <source>Fit the models to measured times and rank them</source>
      <translation>Die Modelle an gemessene Zeiten anpassen und in eine Rangfolge bringen</translation>
    </message>
    <message>
      <source>Fitted</source>
      <translation>Angepasst</translation>
    </message>
    <message>
      <source>Fitted parameters</source>
      <translation>Angepasste Parameter</translation>
    </message>
    <message>
      <source>Fitted signature</source>
      <translation>Angepasste Signatur</translation>
    </message>
    <message>
      <source>Fitted to %1 points, n = %2 to %3, m = %4 to %5; errors of %6 %, ± is 95 %</source>
      <translation>Angepasst an %1 Punkte, n = %2 bis %3, m = %4 bis %5; Fehler von %6 %, ± bedeutet 95 %</translation>
    </message>
    <message>
      <source>Fitted values</source>
      <translation>Angepasste Werte</translation>
    </message>
    <message>
      <source>Fitted: %1</source>
      <translation>Angepasst: %1</translation>
    </message>
    <message>
      <source>Fitting the models to the measured times…</source>
      <translation>Modelle werden an die gemessenen Zeiten angepasst…</translation>
    </message>
    <message>
      <source>Folder for the tables</source>
      <translation>Ordner für die Tabellen</translation>
    </message>
    <message>
      <source>Folder of patterns</source>
      <translation>Ordner mit Mustern</translation>
    </message>
    <message>
      <source>Follow %1</source>
      <translation>%1 verfolgen</translation>
    </message>
    <message>
      <source>Follow a measurement</source>
      <translation>Messung verfolgen</translation>
    </message>
    <message>
      <source>For a &amp;cluster:</source>
      <translation>Für einen &amp;Cluster:</translation>
    </message>
    <message>
      <source>For how many groups of processes a switch reduces; empty: for all</source>
      <translation>Für wie viele Gruppen von Prozessen ein Switch reduziert; leer: für alle</translation>
    </message>
    <message>
      <source>For how many years costs of a year and energy are paid, such as 5</source>
      <translation>Wie viele Jahre lang jährliche Kosten und Energie bezahlt werden, etwa 5</translation>
    </message>
    <message>
      <source>For people alone, such as offer 3, page 7</source>
      <translation>Nur für Menschen, etwa Angebot 3, Seite 7</translation>
    </message>
    <message>
      <source>For: %1
Not for: %2</source>
      <translation>Für: %1
Nicht für: %2</translation>
    </message>
    <message>
      <source>Forget these files</source>
      <translation>Diese Dateien vergessen</translation>
    </message>
    <message>
      <source>Format</source>
      <translation>Format</translation>
    </message>
    <message>
      <source>Free are %1: %2.</source>
      <translation>Frei sind %1: %2.</translation>
    </message>
    <message>
      <source>From</source>
      <translation>Von</translation>
    </message>
    <message>
      <source>From %1 to %2</source>
      <translation>Von %1 bis %2</translation>
    </message>
    <message>
      <source>From %1 to %2
%3</source>
      <translation>Von %1 nach %2
%3</translation>
    </message>
    <message>
      <source>From %1 to %2.</source>
      <translation>Von %1 nach %2.</translation>
    </message>
    <message>
      <source>From 0 on, where the model backpressure has several lanes; empty: by a hash of its name</source>
      <translation>Ab 0, wo das Modell backpressure mehrere Spuren hat; leer: nach einem Hash ihres Namens</translation>
    </message>
    <message>
      <source>From and to: the 95 % confidence interval</source>
      <translation>Von und bis: das 95-%-Konfidenzintervall</translation>
    </message>
    <message>
      <source>From its start to its finish</source>
      <translation>Vom Beginn bis zum Ende</translation>
      <translation>Von seinem Anfang bis zu seinem Ende</translation>
    </message>
    <message>
      <source>From node</source>
      <translation>Von Knoten</translation>
    </message>
    <message>
      <source>From process</source>
      <translation>Von Prozess</translation>
    </message>
    <message>
      <source>From processes</source>
      <translation>Ab Prozessen</translation>
    </message>
    <message>
      <source>From servers</source>
      <translation>Ab Servern</translation>
    </message>
    <message>
      <source>From size</source>
      <translation>Ab Größe</translation>
    </message>
    <message>
      <source>From the file</source>
      <translation>Aus der Datei</translation>
    </message>
    <message>
      <source>From the start of its application until its last event ended</source>
      <translation>Vom Start seiner Anwendung bis zum Ende seines letzten Ereignisses</translation>
    </message>
    <message>
      <source>Front</source>
      <translation>Pareto-Front</translation>
    </message>
    <message>
      <source>Full backbone</source>
      <translation>Volles Backbone</translation>
    </message>
    <message>
      <source>Full buffers</source>
      <translation>Volle Puffer</translation>
    </message>
    <message>
      <source>Full colour: as fast as without contention</source>
      <translation>Volle Farbe: so schnell wie ohne Contention</translation>
    </message>
    <message>
      <source>Full host queue</source>
      <translation>Volle Host-Warteschlange</translation>
    </message>
    <message>
      <source>Full switch port</source>
      <translation>Voller Switch-Port</translation>
    </message>
    <message>
      <source>Full-duplex fairness (max-min: traffic against a full link costs nothing)</source>
      <translation>Vollduplex-Fairness (max-min: Verkehr gegen eine volle Verbindung kostet nichts)</translation>
    </message>
    <message>
      <source>GOAL schedule</source>
      <translation>GOAL-Ablauf</translation>
    </message>
    <message>
      <source>GPCNeT</source>
      <translation>GPCNeT</translation>
    </message>
    <message>
      <source>GPCNeT measures all ranks at once and does not say who sent to whom; bandwidths are those of a rank, with MiB of 2^20 bytes</source>
      <translation>GPCNeT misst alle Ränge auf einmal und sagt nicht, wer an wen gesendet hat; Bandbreiten sind die eines Rangs, mit MiB zu 2^20 Bytes</translation>
    </message>
    <message>
      <source>GPU bandwidth in a server, each way</source>
      <translation>Bandbreite einer GPU im Server, je Richtung</translation>
    </message>
    <message>
      <source>GPU bandwidth within servers</source>
      <translation>GPU-Bandbreite in Servern</translation>
    </message>
    <message>
      <source>GPU latency in a server</source>
      <translation>Latenz einer GPU im Server</translation>
    </message>
    <message>
      <source>GPU latency within servers</source>
      <translation>GPU-Latenz in Servern</translation>
    </message>
    <message>
      <source>GPUs</source>
      <translation>GPUs</translation>
    </message>
    <message>
      <source>GPUs of a server</source>
      <translation>GPUs eines Servers</translation>
    </message>
    <message>
      <source>GPUs of a server without NVLink that reach each other over PCI Express 4.0 with 16 lanes each and one switch. A ceiling, not a measurement: flow control is not taken off, and GPUs on different processors of a server get less.</source>
      <translation>GPUs eines Servers ohne NVLink, die sich über PCI Express 4.0 mit je 16 Lanes und einen Switch erreichen. Eine Obergrenze, keine Messung: Flusskontrolle ist nicht abgezogen, und GPUs an verschiedenen Prozessoren eines Servers bekommen weniger.</translation>
    </message>
    <message>
      <source>GPUs of a server without NVLink that reach each other over PCI Express 5.0 with 16 lanes each and one switch. A ceiling, not a measurement: flow control is not taken off, and GPUs on different processors of a server get less.</source>
      <translation>GPUs eines Servers ohne NVLink, die sich über PCI Express 5.0 mit je 16 Lanes und einen Switch erreichen. Eine Obergrenze, keine Messung: Flusskontrolle ist nicht abgezogen, und GPUs an verschiedenen Prozessoren eines Servers bekommen weniger.</translation>
    </message>
    <message>
      <source>GPUs of a server without NVLink that reach each other over PCI Express 6.0 with 16 lanes each and one switch. A ceiling, not a measurement: flow control is not taken off, and GPUs on different processors of a server get less.</source>
      <translation>GPUs eines Servers ohne NVLink, die sich über PCI Express 6.0 mit je 16 Lanes und einen Switch erreichen. Eine Obergrenze, keine Messung: Flusskontrolle ist nicht abgezogen, und GPUs an verschiedenen Prozessoren eines Servers bekommen weniger.</translation>
    </message>
    <message>
      <source>GPUs of each server, with a NIC and a rail each</source>
      <translation>GPUs jedes Servers, mit je einer NIC und einem Rail</translation>
    </message>
    <message>
      <source>GPUs with an NVSwitch are servers: the first GPU of the first NVSwitch is server1.0. Messages to another rail leave by the own NIC, as in ns-3 (rails: spine); NCCL takes rails: pxn</source>
      <translation>GPUs mit einem NVSwitch sind Server: Die erste GPU des ersten NVSwitch ist server1.0. Nachrichten zu einem anderen Rail gehen durch die eigene NIC hinaus, wie bei ns-3 (rails: spine); NCCL nimmt rails: pxn</translation>
    </message>
    <message>
      <source>Gain</source>
      <translation>Gewinn</translation>
    </message>
    <message>
      <source>Gain: by how much the makespan is shorter than the present one. Random: the median of the draws</source>
      <translation>Gewinn: um wie viel die Gesamtdauer kürzer ist als die aktuelle. Zufällig: der Median der Ziehungen</translation>
    </message>
    <message>
      <source>Gallery</source>
      <translation>Galerie</translation>
    </message>
    <message>
      <source>Gigabit Ethernet clusters of one switch, calibrated with a few measured fan-outs.</source>
      <translation>Gigabit-Ethernet-Cluster mit einem einzelnen Switch, kalibriert mit einigen gemessenen Fan-outs.</translation>
    </message>
    <message>
      <source>Gigabit Ethernet penalties</source>
      <translation>Gigabit-Ethernet-Penaltys</translation>
    </message>
    <message>
      <source>Give the arrows of messages the colour of the sharing model, as in the plots</source>
      <translation>Den Pfeilen der Nachrichten die Farbe des Teilungsmodells geben, wie in den Diagrammen</translation>
    </message>
    <message>
      <source>Give the keyboard to the next view</source>
      <translation>Der nächsten Ansicht den Tastaturfokus geben</translation>
    </message>
    <message>
      <source>Give the placement to a copy of the scenario; the scenario stays as it is</source>
      <translation>Die Platzierung einer Kopie des Szenarios geben; das Szenario bleibt, wie es ist</translation>
    </message>
    <message>
      <source>Give the project's model %1 these parameters, with the range that was learnt</source>
      <translation>Dem Modell %1 des Projekts diese Parameter geben, mit dem gelernten Bereich</translation>
    </message>
    <message>
      <source>Give the scenario the best of the random placements as a new mapping</source>
      <translation>Dem Szenario die beste der zufälligen Platzierungen als neue Zuordnung geben</translation>
    </message>
    <message>
      <source>Give the scenario this placement as a new mapping</source>
      <translation>Dem Szenario diese Platzierung als neue Zuordnung geben</translation>
    </message>
    <message>
      <source>Given up</source>
      <translation>Aufgegeben</translation>
    </message>
    <message>
      <source>Gives bandwidths and latencies that the file does not say</source>
      <translation>Gibt Bandbreiten und Latenzen, die die Datei nicht nennt</translation>
    </message>
    <message>
      <source>Gives nodes and links the figures of a known network technology, and adds the model that is recommended for it.</source>
      <translation>Gibt Knoten und Verbindungen die Kennzahlen einer bekannten Netztechnik und fügt das dafür empfohlene Modell hinzu.</translation>
    </message>
    <message>
      <source>Gives servers of GPUs the figures of what joins their GPUs.</source>
      <translation>Gibt GPU-Servern die Kennzahlen dessen, was ihre GPUs verbindet.</translation>
    </message>
    <message>
      <source>Giving %1 times the bandwidth to all NICs or all links between switches alone saves next to nothing; both together save %2.</source>
      <translation>Allen NICs oder allen Verbindungen zwischen Switches allein die %1-fache Bandbreite zu geben spart so gut wie nichts; beides zusammen spart %2.</translation>
    </message>
    <message>
      <source>Giving %1 times the bandwidth to any one of these groups of links saves next to nothing</source>
      <translation>Irgendeiner dieser Gruppen von Verbindungen die %1-fache Bandbreite zu geben spart so gut wie nichts</translation>
    </message>
    <message>
      <source>Go on to the next of the three</source>
      <translation>Zum nächsten der drei weiterschalten</translation>
    </message>
    <message>
      <source>Go on with what is in the window; saving writes over the file</source>
      <translation>Mit dem weiterarbeiten, was im Fenster steht; Speichern überschreibt die Datei</translation>
    </message>
    <message>
      <source>Go to the hit before</source>
      <translation>Zum vorigen Treffer gehen</translation>
    </message>
    <message>
      <source>Go to the hit before (Shift+F3)</source>
      <translation>Zum vorigen Treffer gehen (Umschalt+F3)</translation>
    </message>
    <message>
      <source>Go to the next &amp;view</source>
      <translation>Zur nächsten &amp;Ansicht</translation>
    </message>
    <message>
      <source>Go to the next hit (F3 or Enter)</source>
      <translation>Zum nächsten Treffer gehen (F3 oder Eingabetaste)</translation>
    </message>
    <message>
      <source>Go to the next hit of the search</source>
      <translation>Zum nächsten Treffer der Suche gehen</translation>
    </message>
    <message>
      <source>Graphviz graph</source>
      <translation>Graph für Graphviz</translation>
    </message>
    <message>
      <source>Gro&amp;ups</source>
      <translation>Gr&amp;uppen</translation>
    </message>
    <message>
      <source>Group</source>
      <translation>Gruppe</translation>
    </message>
    <message>
      <source>Groups</source>
      <translation>Gruppen</translation>
    </message>
    <message>
      <source>Groups of switches after Kim et al. (2008): all joined within a group, every two groups joined, links in consecutive arrangement. Balanced when a = 2p = 2h.</source>
      <translation>Gruppen von Switches nach Kim et al. (2008): innerhalb einer Gruppe alle verbunden, je zwei Gruppen verbunden, Verbindungen in fortlaufender Anordnung. Ausgewogen bei a = 2p = 2h.</translation>
    </message>
    <message>
      <source>Groups; 0: a·h + 1</source>
      <translation>Gruppen; 0: a·h + 1</translation>
    </message>
    <message>
      <source>HPE Slingshot 400 with 400 Gbit/s to each node and between switches. A nominal rate, of which packets of 4096 bytes carry 98.7 %, not a measurement: hosts may reach less.</source>
      <translation>HPE Slingshot 400 mit 400 Gbit/s zu jedem Knoten und zwischen Switches. Eine nominelle Rate, von der Pakete von 4096 Bytes 98.7 % tragen, keine Messung: Hosts können weniger erreichen.</translation>
    </message>
    <message>
      <source>HPE Slingshot with 200 Gbit/s to each node and between switches. A nominal rate, of which packets of 4096 bytes carry 98.7 %, not a measurement: hosts may reach less.</source>
      <translation>HPE Slingshot mit 200 Gbit/s zu jedem Knoten und zwischen Switches. Eine nominelle Rate, von der Pakete von 4096 Bytes 98.7 % tragen, keine Messung: Hosts können weniger erreichen.</translation>
    </message>
    <message>
      <source>HPL 2.3 (Petitet, Whaley, Dongarra and Cleary): HPL_pdpanel, HPL_bcast, HPL_pdlaswp; the runs of vienne-2008 VI.D</source>
      <translation>HPL 2.3 (Petitet, Whaley, Dongarra und Cleary): HPL_pdpanel, HPL_bcast, HPL_pdlaswp; den Läufen von vienne-2008 VI.D</translation>
    </message>
    <message>
      <source>HPL with its bandwidth-saving broadcast: a panel is spread in parts over the row of processes, and the parts are rolled along it.</source>
      <translation>HPL mit seinem Bandbreite sparenden Broadcast: ein Panel wird in Teilen über die Zeile von Prozessen verteilt, und die Teile werden an ihr entlang gerollt.</translation>
    </message>
    <message>
      <source>HPL with look-ahead</source>
      <translation>HPL mit Vorausschau</translation>
    </message>
    <message>
      <source>HPL with one ring and a look-ahead of one panel: the next owners update and factor their panel first and hand it on while the others update. A process passes a panel on between two updates, not within one.</source>
      <translation>HPL mit einem Ring und einer Vorausschau von einem Panel: die nächsten Besitzer aktualisieren und faktorisieren ihr Panel zuerst und reichen es weiter, während die anderen aktualisieren. Ein Prozess reicht ein Panel zwischen zwei Aktualisierungen weiter, nicht während einer.</translation>
    </message>
    <message>
      <source>HPL with two rings for each row of processes: the owner sends to the next process and to the one in the middle.</source>
      <translation>HPL mit zwei Ringen je Zeile von Prozessen: der Besitzer sendet an den nächsten Prozess und an den in der Mitte.</translation>
    </message>
    <message>
      <source>HPL, panels in one ring</source>
      <translation>HPL, Panels in einem Ring</translation>
    </message>
    <message>
      <source>HPL, panels in two rings</source>
      <translation>HPL, Panels in zwei Ringen</translation>
    </message>
    <message>
      <source>HPL, panels spread and rolled</source>
      <translation>HPL, Panels verteilt und gerollt</translation>
    </message>
    <message>
      <source>HTML (*.html)</source>
      <translation>HTML (*.html)</translation>
    </message>
    <message>
      <source>Half of the patterns</source>
      <translation>Die Hälfte der Muster</translation>
    </message>
    <message>
      <source>Half the width of the 95 % confidence interval of the mean</source>
      <translation>Halbe Breite des 95-%-Konfidenzintervalls des Mittelwerts</translation>
    </message>
    <message>
      <source>Half the width of the 95 % confidence interval of the time</source>
      <translation>Halbe Breite des 95-%-Konfidenzintervalls der Zeit</translation>
    </message>
    <message>
      <source>Half-width of the 95 % confidence interval of that mean</source>
      <translation>Halbe Breite des 95-%-Vertrauensbereichs dieses Mittels</translation>
    </message>
    <message>
      <source>Half-width of the 95 % confidence interval of the mean |error|</source>
      <translation>Halbe Breite des 95-%-Vertrauensbereichs des mittleren |Fehlers|</translation>
    </message>
    <message>
      <source>Halo exchange, 2D</source>
      <translation>Halo-Austausch, 2D</translation>
    </message>
    <message>
      <source>Halo exchange, 3D</source>
      <translation>Halo-Austausch, 3D</translation>
    </message>
    <message>
      <source>Header line</source>
      <translation>Kopfzeile</translation>
    </message>
    <message>
      <source>Held against %1 that the models were learnt from,</source>
      <translation>Gehalten gegen %1, woraus die Modelle gelernt wurden:</translation>
    </message>
    <message>
      <source>Held against %1 that the models were not learnt from,</source>
      <translation>Gehalten gegen %1, woraus die Modelle nicht gelernt wurden:</translation>
    </message>
    <message>
      <source>Held against %1,</source>
      <translation>Gehalten gegen %1:</translation>
    </message>
    <message>
      <source>Held out: %1 with %2, on which %3 as it was learnt errs by %4 %</source>
      <translation>Herausgehalten: %1, %2; %3, wie es gelernt wurde, irrt dort um %4 %</translation>
    </message>
    <message>
      <source>Held out: %1 with %2, on which %3 cannot run</source>
      <translation>Herausgehalten: %1, %2; %3 kann dort nicht laufen</translation>
    </message>
    <message>
      <source>Help page</source>
      <translation>Hilfeseite</translation>
    </message>
    <message>
      <source>Hestenes and Stiefel 1952; grid and faces as in HPCG (Dongarra, Heroux and Luszczek 2016)</source>
      <translation>Hestenes und Stiefel 1952; Gitter und Flächen wie in HPCG (Dongarra, Heroux und Luszczek 2016)</translation>
    </message>
    <message>
      <source>Hide columns</source>
      <translation>Spalten ausblenden</translation>
    </message>
    <message>
      <source>Hide or fade what does not belong to it (H)</source>
      <translation>Ausblenden oder abblenden, was nicht dazugehört (H)</translation>
    </message>
    <message>
      <source>Hide the columns of the selection</source>
      <translation>Die Spalten der Auswahl ausblenden</translation>
    </message>
    <message>
      <source>Hide the rest</source>
      <translation>Rest ausblenden</translation>
    </message>
    <message>
      <source>Hide what the selection has nothing to do with</source>
      <translation>Ausblenden, was nichts mit der Auswahl zu tun hat</translation>
    </message>
    <message>
      <source>High end of the 95 % confidence interval of the change</source>
      <translation>Oberes Ende des 95-%-Vertrauensbereichs der Änderung</translation>
    </message>
    <message>
      <source>Histograms</source>
      <translation>Histogramme</translation>
    </message>
    <message>
      <source>Histograms of errors</source>
      <translation>Histogramme der Fehler</translation>
    </message>
    <message>
      <source>Holds</source>
      <translation>Inhalt</translation>
    </message>
    <message>
      <source>Holds up most</source>
      <translation>Hält am meisten auf</translation>
    </message>
    <message>
      <source>Hosts that keep their sending queues short, as with asymmetric.</source>
      <translation>Hosts, die ihre Sendewarteschlangen kurz halten, wie bei asymmetric.</translation>
    </message>
    <message>
      <source>Hosts with short sending queues (Linux since TCP Small Queues), small switches.</source>
      <translation>Rechner mit kurzen Sendewarteschlangen (Linux seit TCP Small Queues), kleine Switches.</translation>
    </message>
    <message>
      <source>Hours a year</source>
      <translation>Stunden im Jahr</translation>
    </message>
    <message>
      <source>How %1 comes to its rate in step %2</source>
      <translation>Wie die Rate von %1 in Schritt %2 zustande kommt</translation>
    </message>
    <message>
      <source>How a collective runs as messages; empty: the usual one</source>
      <translation>Wie ein Kollektiv als Nachrichten abläuft; leer: wie üblich</translation>
    </message>
    <message>
      <source>How fast the steps are played (Alt+Shift+Left and Right)</source>
      <translation>Wie schnell die Schritte abgespielt werden (Alt+Umschalt+Links und Rechts)</translation>
    </message>
    <message>
      <source>How it met others at its ends</source>
      <translation>Wie sie an ihren Enden auf andere traf</translation>
    </message>
    <message>
      <source>How it met others at the nodes at its ends</source>
      <translation>Wie sie an den Knoten an ihren Enden auf andere traf</translation>
    </message>
    <message>
      <source>How its makespan stands to that of the reference; too close to call: the difference lies inside the errors of the models</source>
      <translation>Wie die Gesamtdauer zu der der Referenz steht; zu knapp („too close to call“): Der Unterschied liegt innerhalb der Fehler der Modelle</translation>
    </message>
    <message>
      <source>How its messages met others at the nodes at their ends</source>
      <translation>Wie seine Nachrichten an den Knoten an ihren Enden auf andere trafen</translation>
    </message>
    <message>
      <source>How long %1 of %2 last is not known, since their models cannot predict them.</source>
      <translation>Wie lange %1 von %2 dauern, ist nicht bekannt, da ihre Modelle sie nicht vorhersagen können.</translation>
    </message>
    <message>
      <source>How long a process of a program is busy with each message that it receives, LogGP's o_r, such as 2 us; empty: 0 s</source>
      <translation>Wie lange ein Prozess eines Programms mit jeder Nachricht beschäftigt ist, die er empfängt, das o_r von LogGP, etwa 2 us; leer: 0 s</translation>
    </message>
    <message>
      <source>How long a process of a program is busy with each message that it sends, LogGP's o_s, such as 2 us; empty: 0 s</source>
      <translation>Wie lange ein Prozess eines Programms mit jeder Nachricht beschäftigt ist, die er sendet, das o_s von LogGP, etwa 2 us; leer: 0 s</translation>
    </message>
    <message>
      <source>How long an all-to-all of n processes with messages of m bytes takes stands here, measured and by every formula. This project has no measured all-to-all: import measurements (OSU, IMB, or a table of n, m and time), or choose a published signature above.</source>
      <translation>Hier steht, wie lange ein All-to-all von n Prozessen mit Nachrichten von m Byte dauert, gemessen und nach jeder Formel. Dieses Projekt hat kein gemessenes All-to-all: Messungen importieren (OSU, IMB oder eine Tabelle mit n, m und Zeit) oder oben eine veröffentlichte Signatur wählen.</translation>
    </message>
    <message>
      <source>How long the busiest channel needs at full speed</source>
      <translation>Wie lange der meistbeschäftigte Kanal bei voller Geschwindigkeit braucht</translation>
    </message>
    <message>
      <source>How many cables join two switches, which the file does not say</source>
      <translation>Wie viele Kabel zwei Switches verbinden, was die Datei nicht sagt</translation>
    </message>
    <message>
      <source>How many carry it side by side; the model backpressure counts each as a message; empty: 1</source>
      <translation>Wie viele sie nebeneinander tragen; das Modell backpressure zählt jedes als Nachricht; leer: 1</translation>
    </message>
    <message>
      <source>How many cores each job asks for</source>
      <translation>Wie viele Kerne jeder Job verlangt</translation>
    </message>
    <message>
      <source>How many flops a process does in a second: the trace says flops, not times</source>
      <translation>Wie viele Flops ein Prozess in einer Sekunde schafft: Der Trace nennt Flops, keine Zeiten</translation>
    </message>
    <message>
      <source>How many it sent and received</source>
      <translation>Wie viele es gesendet und empfangen hat</translation>
    </message>
    <message>
      <source>How many jobs share the campaign</source>
      <translation>Wie viele Jobs sich die Kampagne teilen</translation>
    </message>
    <message>
      <source>How many messages a node may send: one or more numbers, such as 1..3</source>
      <translation>Wie viele Nachrichten ein Knoten senden kann: eine oder mehrere Zahlen, etwa 1..3</translation>
    </message>
    <message>
      <source>How many placements are drawn at random</source>
      <translation>Wie viele Platzierungen zufällig gezogen werden</translation>
    </message>
    <message>
      <source>How many placements the search may run</source>
      <translation>Wie viele Platzierungen die Suche rechnen darf</translation>
    </message>
    <message>
      <source>How many processes a node may get, for instance when memory or computing time forbid full nodes</source>
      <translation>Wie viele Prozesse ein Knoten bekommen darf, etwa wenn Speicher oder Rechenzeit volle Knoten verbieten</translation>
    </message>
    <message>
      <source>How many processes run the program together</source>
      <translation>Wie viele Prozesse das Programm gemeinsam ausführen</translation>
    </message>
    <message>
      <source>How many processes took part, where the file does not say it</source>
      <translation>Wie viele Prozesse beteiligt waren, wenn die Datei es nicht sagt</translation>
    </message>
    <message>
      <source>How many run the program together</source>
      <translation>Wie viele das Programm gemeinsam ausführen</translation>
    </message>
    <message>
      <source>How many runs the mean is of</source>
      <translation>Über wie viele Läufe gemittelt wurde</translation>
    </message>
    <message>
      <source>How many times longer its messages took than alone, on average</source>
      <translation>Wie viel Mal länger seine Nachrichten im Mittel brauchten als allein</translation>
    </message>
    <message>
      <source>How many took part</source>
      <translation>Wie viele beteiligt waren</translation>
    </message>
    <message>
      <source>How many; empty: 1. Formulas know nodes, switches, links and cores of the platform, such as =2*nodes</source>
      <translation>Wie viele; leer: 1. Formeln kennen nodes, switches, links und cores der Plattform, etwa =2*nodes</translation>
    </message>
    <message>
      <source>How messages get to GPUs on another rail of another server: pxn over the switch within to a GPU on that rail, spine out of the own NIC and through the network</source>
      <translation>Wie Nachrichten zu GPUs auf einem anderen Rail eines anderen Servers kommen: pxn über den inneren Switch zu einer GPU auf jenem Rail, spine aus der eigenen NIC und durch das Netz</translation>
    </message>
    <message>
      <source>How messages share the network</source>
      <translation>Wie sich Nachrichten das Netz teilen</translation>
    </message>
    <message>
      <source>How messages share the network: one of the catalogue</source>
      <translation>Wie sich Nachrichten das Netz teilen: eines aus dem Katalog</translation>
    </message>
    <message>
      <source>How much it counts in the overall result of an offer, such as 2; empty: 1</source>
      <translation>Wie viel es im Gesamtergebnis eines Angebots zählt, etwa 2; leer: 1</translation>
    </message>
    <message>
      <source>How much of the campaign is worked out</source>
      <translation>Wie viel der Kampagne gerechnet ist</translation>
    </message>
    <message>
      <source>How much of the other nodes and servers somebody has besides, such as 40 %, drawn with the seed; empty: nothing</source>
      <translation>Wie viel der übrigen Knoten und Server außerdem jemand hat, etwa 40 %, mit dem Seed ausgelost; leer: nichts</translation>
    </message>
    <message>
      <source>How often a loop is gone through</source>
      <translation>Wie oft eine Schleife durchlaufen wird</translation>
    </message>
    <message>
      <source>How often it was drawn who else has nodes</source>
      <translation>Wie oft ausgelost wurde, wer sonst Knoten hat</translation>
    </message>
    <message>
      <source>How processes are placed.</source>
      <translation>Wie Prozesse platziert werden.</translation>
    </message>
    <message>
      <source>How processes come to nodes, which can change times as much as the network does.</source>
      <translation>Wie Prozesse auf Knoten kommen, was Zeiten ebenso sehr ändern kann wie das Netz.</translation>
    </message>
    <message>
      <source>How sure</source>
      <translation>Wie sicher</translation>
    </message>
    <message>
      <source>How the calibrated model is called in the project; a new name adds one</source>
      <translation>Wie das kalibrierte Modell im Projekt heißt; ein neuer Name fügt eines hinzu</translation>
    </message>
    <message>
      <source>How the errors are distributed on what the models were not learnt from.</source>
      <translation>Wie die Fehler bei dem verteilt sind, woraus die Modelle nicht gelernt wurden.</translation>
    </message>
    <message>
      <source>How the errors are distributed.</source>
      <translation>Wie die Fehler verteilt sind.</translation>
    </message>
    <message>
      <source>How the mapping of the new scenario places the processes</source>
      <translation>Wie die Zuordnung des neuen Szenarios die Prozesse platziert</translation>
    </message>
    <message>
      <source>How the messages of a bin are told apart</source>
      <translation>Wie die Nachrichten einer Klasse unterschieden werden</translation>
    </message>
    <message>
      <source>Huang et al. 2019 (GPipe), Lepikhin et al. 2021 (GShard), Cho et al. 2019 (BlueConnect)</source>
      <translation>Huang et al. 2019 (GPipe), Lepikhin et al. 2021 (GShard), Cho et al. 2019 (BlueConnect)</translation>
    </message>
    <message>
      <source>Id of a message of the workload</source>
      <translation>ID einer Nachricht des Workloads</translation>
    </message>
    <message>
      <source>Import</source>
      <translation>Importieren</translation>
    </message>
    <message>
      <source>Import %1</source>
      <translation>%1 importieren</translation>
    </message>
    <message>
      <source>Import %1 benchmarks</source>
      <translation>%1 Benchmarks importieren</translation>
    </message>
    <message>
      <source>Import %1 measured patterns</source>
      <translation>%1 gemessene Muster importieren</translation>
    </message>
    <message>
      <source>Import %1 measured patterns of a folder</source>
      <translation>%1 gemessene Muster eines Ordners importieren</translation>
    </message>
    <message>
      <source>Import &amp;folder…</source>
      <translation>&amp;Ordner importieren…</translation>
    </message>
    <message>
      <source>Import 1 measured pattern</source>
      <translation>1 gemessenes Muster importieren</translation>
    </message>
    <message>
      <source>Import 1 measured pattern of a folder</source>
      <translation>1 gemessenes Muster eines Ordners importieren</translation>
    </message>
    <message>
      <source>Import a benchmark</source>
      <translation>Einen Benchmark importieren</translation>
    </message>
    <message>
      <source>Import a folder of measured patterns</source>
      <translation>Ordner mit gemessenen Mustern importieren</translation>
    </message>
    <message>
      <source>Import a server</source>
      <translation>Einen Server importieren</translation>
    </message>
    <message>
      <source>Import cores of nodes</source>
      <translation>Kerne von Knoten importieren</translation>
    </message>
    <message>
      <source>Import measured times of %1</source>
      <translation>Gemessene Zeiten von %1 importieren</translation>
    </message>
    <message>
      <source>Import measured times of %1 scenarios</source>
      <translation>Gemessene Zeiten von %1 Szenarien importieren</translation>
    </message>
    <message>
      <source>Import measured times of 1 scenario</source>
      <translation>Gemessene Zeiten von 1 Szenario importieren</translation>
    </message>
    <message>
      <source>Import measurements…</source>
      <translation>Messungen importieren…</translation>
    </message>
    <message>
      <source>Import topology</source>
      <translation>Topologie importieren</translation>
    </message>
    <message>
      <source>Imported</source>
      <translation>Importiert</translation>
    </message>
    <message>
      <source>Imported: %1</source>
      <translation>Importiert: %1</translation>
    </message>
    <message>
      <source>Importing…</source>
      <translation>Wird importiert…</translation>
    </message>
    <message>
      <source>Import…</source>
      <translation>Importieren…</translation>
    </message>
    <message>
      <source>In %1</source>
      <translation>In %1</translation>
    </message>
    <message>
      <source>In nodes</source>
      <translation>In Knoten</translation>
    </message>
    <message>
      <source>In place of the %1 messages of the workload %2</source>
      <translation>Anstelle der %1 Nachrichten des Workloads %2</translation>
    </message>
    <message>
      <source>In place of the one message of the workload %1</source>
      <translation>Anstelle der einen Nachricht des Workloads %1</translation>
    </message>
    <message>
      <source>In table order</source>
      <translation>In Tabellenreihenfolge</translation>
    </message>
    <message>
      <source>In the unit that fits</source>
      <translation>In der passenden Einheit</translation>
    </message>
    <message>
      <source>In use</source>
      <translation>Belegt</translation>
    </message>
    <message>
      <source>In which it draws its power; empty: 8760</source>
      <translation>In denen sie ihre Leistung aufnimmt; leer: 8760</translation>
    </message>
    <message>
      <source>In-network bandwidth</source>
      <translation>Bandbreite im Netz</translation>
    </message>
    <message>
      <source>In-network groups</source>
      <translation>Gruppen im Netz</translation>
    </message>
    <message>
      <source>Incast</source>
      <translation>Incast</translation>
    </message>
    <message>
      <source>Inference with experts</source>
      <translation>Inferenz mit Experten</translation>
    </message>
    <message>
      <source>InfiniBand (InfiniHost III) through one switch, from the numbers of messages that leave and enter the nodes. The defaults are those of SimGrid, from a profile of the cluster Stampede; your own network needs its own. It sees nodes only, not the links between switches.</source>
      <translation>InfiniBand (InfiniHost III) über einen einzelnen Switch, aus der Anzahl der Nachrichten, die die Knoten verlassen und an ihnen eintreffen. Die Vorgaben sind die von SimGrid, aus einem Profil des Clusters Stampede; das eigene Netz braucht eigene. Es sieht nur Knoten, nicht die Verbindungen zwischen Switches.</translation>
    </message>
    <message>
      <source>InfiniBand DDR with four lanes to each node and between switches: 16 Gbit/s of data after encoding, of which packets of 4096 bytes carry 99.4 %. A nominal rate, not a measurement: hosts may reach less, and smaller packets carry less.</source>
      <translation>InfiniBand DDR mit vier Lanes zu jedem Knoten und zwischen Switches: 16 Gbit/s Daten nach der Kodierung, von denen Pakete von 4096 Bytes 99.4 % tragen. Eine nominelle Rate, keine Messung: Hosts können weniger erreichen, und kleinere Pakete tragen weniger.</translation>
    </message>
    <message>
      <source>InfiniBand EDR with four lanes to each node and between switches: 100 Gbit/s of data after encoding, of which packets of 4096 bytes carry 99.4 %. A nominal rate, not a measurement: hosts may reach less, and smaller packets carry less.</source>
      <translation>InfiniBand EDR mit vier Lanes zu jedem Knoten und zwischen Switches: 100 Gbit/s Daten nach der Kodierung, von denen Pakete von 4096 Bytes 99.4 % tragen. Eine nominelle Rate, keine Messung: Hosts können weniger erreichen, und kleinere Pakete tragen weniger.</translation>
    </message>
    <message>
      <source>InfiniBand FDR with four lanes to each node and between switches: 54.5 Gbit/s of data after encoding, of which packets of 4096 bytes carry 99.4 %. A nominal rate, not a measurement: hosts may reach less, and smaller packets carry less. SimGrid's penalty factors for InfiniBand come from a cluster with such links; the preset infinihost-iii carries them.</source>
      <translation>InfiniBand FDR mit vier Lanes zu jedem Knoten und zwischen Switches: 54.5 Gbit/s Daten nach der Kodierung, von denen Pakete von 4096 Bytes 99.4 % tragen. Eine nominelle Rate, keine Messung: Hosts können weniger erreichen, und kleinere Pakete tragen weniger. SimGrids Straffaktoren für InfiniBand stammen von einem Cluster mit solchen Verbindungen; die Vorlage infinihost-iii hat sie.</translation>
    </message>
    <message>
      <source>InfiniBand HDR with four lanes to each node and between switches: 200 Gbit/s of data after encoding, of which packets of 4096 bytes carry 99.4 %. A nominal rate, not a measurement: hosts may reach less, and smaller packets carry less.</source>
      <translation>InfiniBand HDR mit vier Lanes zu jedem Knoten und zwischen Switches: 200 Gbit/s Daten nach der Kodierung, von denen Pakete von 4096 Bytes 99.4 % tragen. Eine nominelle Rate, keine Messung: Hosts können weniger erreichen, und kleinere Pakete tragen weniger.</translation>
    </message>
    <message>
      <source>InfiniBand NDR with four lanes to each node and between switches: 400 Gbit/s of data after encoding, of which packets of 4096 bytes carry 99.4 %. A nominal rate, not a measurement: hosts may reach less, and smaller packets carry less.</source>
      <translation>InfiniBand NDR mit vier Lanes zu jedem Knoten und zwischen Switches: 400 Gbit/s Daten nach der Kodierung, von denen Pakete von 4096 Bytes 99.4 % tragen. Eine nominelle Rate, keine Messung: Hosts können weniger erreichen, und kleinere Pakete tragen weniger.</translation>
    </message>
    <message>
      <source>InfiniBand QDR with four lanes to each node and between switches: 32 Gbit/s of data after encoding, of which packets of 4096 bytes carry 99.4 %. A nominal rate, not a measurement: hosts may reach less, and smaller packets carry less.</source>
      <translation>InfiniBand QDR mit vier Lanes zu jedem Knoten und zwischen Switches: 32 Gbit/s Daten nach der Kodierung, von denen Pakete von 4096 Bytes 99.4 % tragen. Eine nominelle Rate, keine Messung: Hosts können weniger erreichen, und kleinere Pakete tragen weniger.</translation>
    </message>
    <message>
      <source>InfiniBand SDR with four lanes to each node and between switches: 8 Gbit/s of data after encoding, of which packets of 4096 bytes carry 99.4 %. A nominal rate, not a measurement: hosts may reach less, and smaller packets carry less.</source>
      <translation>InfiniBand SDR mit vier Lanes zu jedem Knoten und zwischen Switches: 8 Gbit/s Daten nach der Kodierung, von denen Pakete von 4096 Bytes 99.4 % tragen. Eine nominelle Rate, keine Messung: Hosts können weniger erreichen, und kleinere Pakete tragen weniger.</translation>
    </message>
    <message>
      <source>InfiniBand XDR with four lanes to each node and between switches: 800 Gbit/s of data after encoding, of which packets of 4096 bytes carry 99.4 %. A nominal rate, not a measurement: hosts may reach less, and smaller packets carry less.</source>
      <translation>InfiniBand XDR mit vier Lanes zu jedem Knoten und zwischen Switches: 800 Gbit/s Daten nach der Kodierung, von denen Pakete von 4096 Bytes 99.4 % tragen. Eine nominelle Rate, keine Messung: Hosts können weniger erreichen, und kleinere Pakete tragen weniger.</translation>
    </message>
    <message>
      <source>InfiniBand clusters of one switch, calibrated with a few measured patterns.</source>
      <translation>InfiniBand-Cluster mit einem einzelnen Switch, kalibriert mit einigen gemessenen Mustern.</translation>
    </message>
    <message>
      <source>InfiniBand penalties</source>
      <translation>InfiniBand-Penaltys</translation>
    </message>
    <message>
      <source>InfiniBand, RoCE with PFC alone, Omni-Path; hold it against max-min.</source>
      <translation>InfiniBand, RoCE nur mit PFC, Omni-Path; neben max-min zu halten.</translation>
    </message>
    <message>
      <source>InfiniHost III cards on a Bull NovaScale cluster: 26 nodes with two Intel Woodcrest processors each, MPIBULL2. The paper measures how messages share this network, but prints neither a rate nor a model's parameters for it: the bandwidth here is the nominal data rate, and the parameters are SimGrid's defaults, which come from another cluster. Replace both by measurements of your own where you can.</source>
      <translation>InfiniHost-III-Karten auf einem Bull-NovaScale-Cluster: 26 Knoten mit je zwei Intel-Woodcrest-Prozessoren, MPIBULL2. Der Artikel misst, wie sich Nachrichten dieses Netz teilen, druckt aber weder eine Rate noch Parameter eines Modells dafür: die Bandbreite ist hier die nominelle Datenrate, und die Parameter sind die Vorgaben von SimGrid, die von einem anderen Cluster stammen. Ersetzen Sie beides, wo Sie können, durch eigene Messungen.</translation>
    </message>
    <message>
      <source>Insert %1</source>
      <translation>%1 einfügen</translation>
    </message>
    <message>
      <source>Insert as many rows as are selected above them</source>
      <translation>Über den ausgewählten Zeilen ebenso viele einfügen</translation>
    </message>
    <message>
      <source>Insert as many rows as are selected below them</source>
      <translation>Unter den ausgewählten Zeilen ebenso viele einfügen</translation>
    </message>
    <message>
      <source>Insert rows above</source>
      <translation>Zeilen darüber einfügen</translation>
    </message>
    <message>
      <source>Insert rows below</source>
      <translation>Zeilen darunter einfügen</translation>
    </message>
    <message>
      <source>Inserting %1 rows…</source>
      <translation>%1 Zeilen werden eingefügt…</translation>
    </message>
    <message>
      <source>Intel MPI Benchmarks</source>
      <translation>Intel MPI Benchmarks</translation>
    </message>
    <message>
      <source>Intel and Cornelis Omni-Path with 100 Gbit/s to each node and between switches. A nominal rate, of which packets of 10 KiB carry 99.4 %, not a measurement: hosts may reach less.</source>
      <translation>Omni-Path von Intel und Cornelis mit 100 Gbit/s zu jedem Knoten und zwischen Switches. Eine nominelle Rate, von der Pakete von 10 KiB 99.4 % tragen, keine Messung: Hosts können weniger erreichen.</translation>
    </message>
    <message>
      <source>Intervals: 95 %, from the slopes at the fit with Student's t, since there are too few patterns to draw again</source>
      <translation>Intervalle: 95 %, aus den Steigungen bei der Anpassung mit Students t, da es für neue Ziehungen zu wenige Muster sind</translation>
    </message>
    <message>
      <source>Intervals: 95 %, percentiles of fits to 200 draws of the patterns with replacement</source>
      <translation>Intervalle: 95 %, Perzentile von Anpassungen an 200 Ziehungen der Muster mit Zurücklegen</translation>
    </message>
    <message>
      <source>Into how many parts a ring broadcast cuts its data</source>
      <translation>In wie viele Teile ein Broadcast im Ring seine Daten zerlegt</translation>
    </message>
    <message>
      <source>Into how many rings or trees a collective cuts its data, each over a rail of the servers of its own, as NCCL does; empty: one</source>
      <translation>In wie viele Ringe oder Bäume ein Kollektiv seine Daten zerlegt, jeder über eine eigene Schiene der Server, wie bei NCCL; leer: einer</translation>
    </message>
    <message>
      <source>Into the workload %1, which is empty</source>
      <translation>In den Workload %1, der leer ist</translation>
    </message>
    <message>
      <source>Is congestion control switched on and working, and does it react within the length of these messages? How many lanes carry them?</source>
      <translation>Ist die Überlastregelung eingeschaltet und wirksam, und greift sie innerhalb der Dauer dieser Nachrichten ein? Wie viele Spuren tragen sie?</translation>
    </message>
    <message>
      <source>Issue</source>
      <translation>Problem</translation>
    </message>
    <message>
      <source>Issues</source>
      <translation>Probleme</translation>
    </message>
    <message>
      <source>Issues of the inputs and of the predictions.</source>
      <translation>Probleme der Eingaben und der Vorhersagen.</translation>
    </message>
    <message>
      <source>It &amp;is:</source>
      <translation>&amp;Das ist:</translation>
    </message>
    <message>
      <source>It also predicts how long applications take whose messages share a network: %1.</source>
      <translation>Er sagt auch voraus, wie lange Anwendungen brauchen, deren Nachrichten sich ein Netz teilen: %1.</translation>
    </message>
    <message>
      <source>It computes for %1.</source>
      <translation>Es rechnet %1 lang.</translation>
    </message>
    <message>
      <source>It ends at once.</source>
      <translation>Es endet sofort.</translation>
    </message>
    <message>
      <source>It has no parameters.</source>
      <translation>Es hat keine Parameter.</translation>
    </message>
    <message>
      <source>It needs a name.</source>
      <translation>Es braucht einen Namen.</translation>
    </message>
    <message>
      <source>It runs an application, whose events are measured</source>
      <translation>Es führt eine Anwendung aus, deren Ereignisse gemessen werden</translation>
    </message>
    <message>
      <source>It takes %1 and ends with %2.</source>
      <translation>Es dauert %1 und endet mit %2.</translation>
    </message>
    <message>
      <source>It takes %1, of which %2 pass before the message sets out that it ends with: %3.</source>
      <translation>Es dauert %1, davon %2, bis die Nachricht aufbricht, mit der es endet: %3.</translation>
    </message>
    <message>
      <source>It takes %1, until the last process of its group is there.</source>
      <translation>Es dauert %1, bis der letzte Prozess der Gruppe da ist.</translation>
    </message>
    <message>
      <source>Its bytes over the slowest channel</source>
      <translation>Ihre Bytes über den langsamsten Kanal</translation>
    </message>
    <message>
      <source>Its figures are those of the rest, and the report says so. The issue list says what to correct.</source>
      <translation>Seine Zahlen sind die des Rests, und der Bericht sagt es. Die Liste der Probleme sagt, was zu berichtigen ist.</translation>
    </message>
    <message>
      <source>Its load</source>
      <translation>Seine Last</translation>
    </message>
    <message>
      <source>Its number among those of its process, from 1 on</source>
      <translation>Seine Nummer unter denen seines Prozesses, von 1 an</translation>
    </message>
    <message>
      <source>Its number among those of the process, from 1 on</source>
      <translation>Seine Nummer unter denen des Prozesses, ab 1</translation>
    </message>
    <message>
      <source>Its number in the order of posting, as in 'replay --by message'</source>
      <translation>Ihre Nummer in der Reihenfolge des Absendens, wie bei 'replay --by message'</translation>
    </message>
    <message>
      <source>Its route in step %1</source>
      <translation>Ihre Route in Schritt %1</translation>
    </message>
    <message>
      <source>Its task on the new network</source>
      <translation>Seine Aufgabe auf dem neuen Netz</translation>
    </message>
    <message>
      <source>Its time</source>
      <translation>Ihre Zeit</translation>
    </message>
    <message>
      <source>Its time on the critical path</source>
      <translation>Ihre Zeit auf dem kritischen Pfad</translation>
    </message>
    <message>
      <source>Its time without control</source>
      <translation>Ihre Zeit ohne Regelung</translation>
    </message>
    <message>
      <source>JSON of a kind that is not known</source>
      <translation>JSON unbekannter Art</translation>
    </message>
    <message>
      <source>JSON of repeated times</source>
      <translation>JSON wiederholter Zeiten</translation>
    </message>
    <message>
      <source>Job that measures</source>
      <translation>Job, der misst</translation>
    </message>
    <message>
      <source>Jobs of the array</source>
      <translation>Jobs der Gruppe</translation>
    </message>
    <message>
      <source>Keep all places</source>
      <translation>Alle Positionen beibehalten</translation>
    </message>
    <message>
      <source>Keep mine</source>
      <translation>Eigene Fassung behalten</translation>
    </message>
    <message>
      <source>Keeping a copy of unsaved work</source>
      <translation>Das Aufheben einer Kopie der ungespeicherten Arbeit</translation>
    </message>
    <message>
      <source>Keyboard shortcuts</source>
      <translation>Tastenkürzel</translation>
    </message>
    <message>
      <source>Kind</source>
      <translation>Art</translation>
    </message>
    <message>
      <source>Kind backpressure: the lossless network without congestion control</source>
      <translation>Art backpressure: das verlustfreie Netz ohne Überlastregelung</translation>
    </message>
    <message>
      <source>Kind of the model</source>
      <translation>Art des Modells</translation>
    </message>
    <message>
      <source>Kinds of models to fit</source>
      <translation>Anzupassende Modellarten</translation>
    </message>
    <message>
      <source>LU of a dense matrix on P times Q processes: the owners of a panel factor it, looking for pivots together (the messages of its columns are sent as one in each round), hand it along their rows, rows are swapped within columns, and everybody updates.</source>
      <translation>LU einer dichten Matrix auf P mal Q Prozessen: die Besitzer eines Panels faktorisieren es und suchen gemeinsam die Pivots (die Nachrichten seiner Spalten werden in jeder Runde als eine gesendet), reichen es entlang ihrer Zeilen weiter, Zeilen werden innerhalb der Spalten getauscht, und alle aktualisieren.</translation>
    </message>
    <message>
      <source>LU of the NAS Parallel Benchmarks (Bailey et al. 1995); Hoisie, Lubeck and Wasserman 2000</source>
      <translation>LU der NAS Parallel Benchmarks (Bailey et al. 1995); Hoisie, Lubeck und Wasserman 2000</translation>
    </message>
    <message>
      <source>LaTeX</source>
      <translation>LaTeX</translation>
    </message>
    <message>
      <source>Label</source>
      <translation>Bezeichnung</translation>
    </message>
    <message>
      <source>Lane</source>
      <translation>Spur</translation>
    </message>
    <message>
      <source>Lanes (virtual lanes, priorities) that every link is parted into, with buffers of their own: a message keeps to its lane, or to one by a hash of its name.</source>
      <translation>Spuren (virtuelle Spuren, Prioritäten) mit eigenen Puffern, in die jede Verbindung geteilt ist: eine Nachricht bleibt auf ihrer Spur oder auf der, die ein Hash ihres Namens ergibt.</translation>
    </message>
    <message>
      <source>Language, colours and what else is yours rather than the project's</source>
      <translation>Sprache, Farben und was sonst persönlich ist und nicht zum Projekt gehört</translation>
    </message>
    <message>
      <source>Larger</source>
      <translation>Größer</translation>
    </message>
    <message>
      <source>Largest</source>
      <translation>Größte</translation>
    </message>
    <message>
      <source>Largest %1 of %2 %3</source>
      <translation>Größte %1 (insgesamt %2 %3)</translation>
    </message>
    <message>
      <source>Last node first</source>
      <translation>Letzter Knoten zuerst</translation>
    </message>
    <message>
      <source>Last step</source>
      <translation>Letzter Schritt</translation>
    </message>
    <message>
      <source>Latency</source>
      <translation>Latenz</translation>
    </message>
    <message>
      <source>Latency of a link</source>
      <translation>Latenz einer Verbindung</translation>
    </message>
    <message>
      <source>Latency of a node</source>
      <translation>Latenz eines Knotens</translation>
    </message>
    <message>
      <source>Latency within servers</source>
      <translation>Latenz in Servern</translation>
    </message>
    <message>
      <source>Lay out automatically</source>
      <translation>Automatisch anordnen</translation>
    </message>
    <message>
      <source>Laying out the network</source>
      <translation>Das Anordnen des Netzes</translation>
    </message>
    <message>
      <source>Leaf switches</source>
      <translation>Leaf-Switches</translation>
    </message>
    <message>
      <source>Leaf switches of a rail</source>
      <translation>Leaf-Switches eines Rails</translation>
    </message>
    <message>
      <source>Leaf–spine</source>
      <translation>Leaf–Spine</translation>
    </message>
    <message>
      <source>Learnt from all of it</source>
      <translation>Aus allem gelernt</translation>
    </message>
    <message>
      <source>Learnt from messages of %1: up to %2 together, %3 out of a node, %4 into one, %5 nodes. Predictions beyond that say so</source>
      <translation>Gelernt aus Nachrichten von %1: bis zu %2 zusammen, %3 aus einem Knoten, %4 in einen, %5 Knoten. Vorhersagen darüber hinaus sagen es</translation>
    </message>
    <message>
      <source>Leave as they are</source>
      <translation>Unverändert lassen</translation>
    </message>
    <message>
      <source>Left out</source>
      <translation>Weggelassen</translation>
    </message>
    <message>
      <source>Lepikhin et al. 2021 (GShard), DeepSeek-AI 2024 (DeepSeek-V3)</source>
      <translation>Lepikhin et al. 2021 (GShard), DeepSeek-AI 2024 (DeepSeek-V3)</translation>
    </message>
    <message>
      <source>Levels of switches</source>
      <translation>Ebenen von Switches</translation>
    </message>
    <message>
      <source>Levels of switches with the nodes below the lowest. A switch has as many parallel links upwards as the oversubscription asks for, at least one.</source>
      <translation>Ebenen von Switches, mit den Knoten unter der untersten. Ein Switch hat so viele parallele Verbindungen nach oben, wie die Überbuchung verlangt, mindestens eine.</translation>
    </message>
    <message>
      <source>Library</source>
      <translation>Bibliothek</translation>
    </message>
    <message>
      <source>Light</source>
      <translation>Hell</translation>
    </message>
    <message>
      <source>Light or dark as the desktop is</source>
      <translation>Hell oder dunkel wie der Desktop</translation>
    </message>
    <message>
      <source>Light text on a dark ground</source>
      <translation>Heller Text auf dunklem Grund</translation>
    </message>
    <message>
      <source>Limited by</source>
      <translation>Begrenzt durch</translation>
    </message>
    <message>
      <source>Limited by %1</source>
      <translation>Begrenzt durch %1</translation>
    </message>
    <message>
      <source>Line</source>
      <translation>Zeile</translation>
    </message>
    <message>
      <source>Line %1: %2</source>
      <translation>Zeile %1: %2</translation>
    </message>
    <message>
      <source>Lines that are not taken</source>
      <translation>Zeilen, die nicht übernommen werden</translation>
    </message>
    <message>
      <source>Lines that differ</source>
      <translation>Zeilen, die sich unterscheiden</translation>
    </message>
    <message>
      <source>Link</source>
      <translation>Verbindung</translation>
    </message>
    <message>
      <source>Link %1</source>
      <translation>Verbindung %1</translation>
    </message>
    <message>
      <source>Link %1 and %2</source>
      <translation>%1 und %2 verbinden</translation>
    </message>
    <message>
      <source>Link bandwidth</source>
      <translation>Bandbreite der Verbindungen</translation>
    </message>
    <message>
      <source>Link bandwidth, each way</source>
      <translation>Verbindungsbandbreite je Richtung</translation>
    </message>
    <message>
      <source>Link latency</source>
      <translation>Latenz der Verbindungen</translation>
    </message>
    <message>
      <source>LinkSpeed has no unit and no meaning for Slurm; speeds come from elsewhere</source>
      <translation>LinkSpeed hat keine Einheit und für Slurm keine Bedeutung; Geschwindigkeiten kommen anderswoher</translation>
    </message>
    <message>
      <source>Links</source>
      <translation>Verbindungen</translation>
    </message>
    <message>
      <source>Links %1 times as fast</source>
      <translation>Verbindungen %1-mal so schnell</translation>
    </message>
    <message>
      <source>Links between switches</source>
      <translation>Verbindungen zwischen Switches</translation>
    </message>
    <message>
      <source>Links faster by</source>
      <translation>Faktor für Verbindungen</translation>
    </message>
    <message>
      <source>Links of %1 with %2 times the bandwidth; routes stay as they are.</source>
      <translation>Verbindungen von %1 mit der %2-fachen Bandbreite; die Wege bleiben, wie sie sind.</translation>
    </message>
    <message>
      <source>Links of %1.</source>
      <translation>Verbindungen von %1.</translation>
    </message>
    <message>
      <source>Links of a leaf to a spine</source>
      <translation>Verbindungen eines Leafs zu einem Spine</translation>
    </message>
    <message>
      <source>List all keys that do something</source>
      <translation>Alle belegten Tasten auflisten</translation>
    </message>
    <message>
      <source>List of links (CSV)</source>
      <translation>Liste der Verbindungen (CSV)</translation>
    </message>
    <message>
      <source>List of messages</source>
      <translation>Liste von Nachrichten</translation>
    </message>
    <message>
      <source>Listing the values of a column</source>
      <translation>Das Auflisten der Werte einer Spalte</translation>
    </message>
    <message>
      <source>Load</source>
      <translation>Last</translation>
    </message>
    <message>
      <source>Load of the %1 busiest of %2 used channels over time</source>
      <translation>Last der %1 am stärksten ausgelasteten von %2 benutzten Kanälen über der Zeit</translation>
    </message>
    <message>
      <source>Load of the used channels over time</source>
      <translation>Last der benutzten Kanäle über der Zeit</translation>
    </message>
    <message>
      <source>Local bandwidth</source>
      <translation>Lokale Bandbreite</translation>
    </message>
    <message>
      <source>Local in-network bandwidth</source>
      <translation>Bandbreite im Server-Switch</translation>
    </message>
    <message>
      <source>Local in-network groups</source>
      <translation>Gruppen im Server-Switch</translation>
    </message>
    <message>
      <source>Local latency</source>
      <translation>Lokale Latenz</translation>
    </message>
    <message>
      <source>Longest</source>
      <translation>Längste</translation>
    </message>
    <message>
      <source>Longest %1, largest slowdown %2</source>
      <translation>Längste %1, größte Verlangsamung %2</translation>
    </message>
    <message>
      <source>Longest first</source>
      <translation>Längste zuerst</translation>
    </message>
    <message>
      <source>Longest process</source>
      <translation>Längster Prozess</translation>
    </message>
    <message>
      <source>Longest time</source>
      <translation>Längste Zeit</translation>
    </message>
    <message>
      <source>Looking for the column's values…</source>
      <translation>Werte der Spalte werden gesucht…</translation>
    </message>
    <message>
      <source>Lossless with congestion control (max-min)</source>
      <translation>Verlustfrei mit Staukontrolle (max-min)</translation>
    </message>
    <message>
      <source>Lossless without congestion control (back-pressure)</source>
      <translation>Verlustfrei ohne Staukontrolle (Rückstau)</translation>
    </message>
    <message>
      <source>Lost by messages</source>
      <translation>Verlust der Nachrichten</translation>
    </message>
    <message>
      <source>Low end of the 95 % confidence interval of the change</source>
      <translation>Unteres Ende des 95-%-Vertrauensbereichs der Änderung</translation>
    </message>
    <message>
      <source>Lower bound</source>
      <translation>Untere Schranke</translation>
    </message>
    <message>
      <source>Lower bounds</source>
      <translation>Untere Schranken</translation>
    </message>
    <message>
      <source>M&amp;easured</source>
      <translation>&amp;Gemessen</translation>
    </message>
    <message>
      <source>M&amp;odels</source>
      <translation>M&amp;odelle</translation>
    </message>
    <message>
      <source>MBps are counted in 2^20 bytes, as sockperf does; what was sent is counted, whether or not it arrived</source>
      <translation>MBps sind zu 2^20 Bytes gezählt, wie sockperf es tut; gezählt ist, was gesendet wurde, ob es ankam oder nicht</translation>
    </message>
    <message>
      <source>MPI calls</source>
      <translation>MPI-Aufrufe</translation>
    </message>
    <message>
      <source>MPI_%1 is not taken: the trace does not say what it sends, or to whom; without it the program would be another one</source>
      <translation>MPI_%1 wird nicht übernommen: Der Trace sagt nicht, was es sendet oder an wen; ohne es wäre das Programm ein anderes</translation>
    </message>
    <message>
      <source>MPI_%1 waits for %2 requests, and the trace does not say which of them were complete</source>
      <translation>MPI_%1 wartet auf %2 Anforderungen, und der Trace sagt nicht, welche davon abgeschlossen waren</translation>
    </message>
    <message>
      <source>Ma&amp;ke</source>
      <translation>&amp;Erzeugen</translation>
    </message>
    <message>
      <source>Ma&amp;ke messages</source>
      <translation>Nachrichten erzeu&amp;gen</translation>
    </message>
    <message>
      <source>Ma&amp;ke network</source>
      <translation>Netz &amp;erzeugen</translation>
    </message>
    <message>
      <source>Ma&amp;ke program</source>
      <translation>Programm &amp;erzeugen</translation>
    </message>
    <message>
      <source>Make a network by recipe (racks, star, tree, fat-tree, leaf–spine, mesh, torus, dragonfly), apply a preset (Ethernet, InfiniBand, Myrinet, Omni-Path, RoCE, Slingshot), make messages by pattern (all-to-all, incast, permutation, ring, random pairs) or a program (halo exchange, HPL, FFT, conjugate gradients, wavefront, training, checkpoint)</source>
      <translation>Ein Netz nach Bauplan erzeugen (Racks, Stern, Baum, Fat-Tree, Leaf–Spine, Gitter, Torus, Dragonfly), eine Vorlage anwenden (Ethernet, InfiniBand, Myrinet, Omni-Path, RoCE, Slingshot), Nachrichten nach Muster (All-to-all, Incast, Permutation, Ring, zufällige Paare) oder ein Programm erzeugen (Halo-Austausch, HPL, FFT, konjugierte Gradienten, Wellenfront, Training, Checkpoint)</translation>
    </message>
    <message>
      <source>Make a report as PDF or HTML for people without this program</source>
      <translation>Einen Bericht als PDF oder HTML erstellen, für Leser ohne dieses Programm</translation>
    </message>
    <message>
      <source>Make a report of the comparison as PDF or HTML</source>
      <translation>Einen Bericht über den Vergleich als PDF oder HTML erstellen</translation>
    </message>
    <message>
      <source>Make an application</source>
      <translation>Eine Anwendung erzeugen</translation>
    </message>
    <message>
      <source>Make messages between the nodes</source>
      <translation>Nachrichten zwischen den Knoten erzeugen</translation>
    </message>
    <message>
      <source>Make the change again that was taken back</source>
      <translation>Die zurückgenommene Änderung wieder ausführen</translation>
    </message>
    <message>
      <source>Make the columns of the selection as wide as their content</source>
      <translation>Die Spalten der Auswahl so breit wie ihren Inhalt machen</translation>
    </message>
    <message>
      <source>Makes a project with %1, and the model %2.</source>
      <translation>Erstellt ein Projekt mit %1 und dem Modell %2.</translation>
    </message>
    <message>
      <source>Makespan</source>
      <translation>Gesamtdauer</translation>
    </message>
    <message>
      <source>Makespan of the placements</source>
      <translation>Gesamtdauer der Platzierungen</translation>
    </message>
    <message>
      <source>Makespan over d</source>
      <translation>Gesamtdauer über d</translation>
    </message>
    <message>
      <source>Makespan with %1 over %2.</source>
      <translation>Gesamtdauer mit %1 über %2.</translation>
    </message>
    <message>
      <source>Makespans appear here as results come.</source>
      <translation>Hier erscheinen Gesamtdauern, sobald Ergebnisse kommen.</translation>
    </message>
    <message>
      <source>Makespans over those of the fastest platform, by the weights of the workloads: %1</source>
      <translation>Gesamtdauern im Verhältnis zur schnellsten Plattform, nach den Gewichten der Workloads: %1</translation>
    </message>
    <message>
      <source>Making messages…</source>
      <translation>Nachrichten werden erzeugt…</translation>
    </message>
    <message>
      <source>Making the network…</source>
      <translation>Netz wird erzeugt…</translation>
    </message>
    <message>
      <source>Making the plan</source>
      <translation>Das Erstellen des Plans</translation>
    </message>
    <message>
      <source>Making the program…</source>
      <translation>Programm wird erzeugt…</translation>
    </message>
    <message>
      <source>Many nodes send to one, the root.</source>
      <translation>Viele Knoten senden an einen, die Wurzel.</translation>
    </message>
    <message>
      <source>Mappin&amp;gs</source>
      <translation>Z&amp;uordnungen</translation>
    </message>
    <message>
      <source>Mapping</source>
      <translation>Zuordnung</translation>
    </message>
    <message>
      <source>Mappings</source>
      <translation>Zuordnungen</translation>
    </message>
    <message>
      <source>Mark nodes in use</source>
      <translation>Belegte Knoten markieren</translation>
    </message>
    <message>
      <source>Mark the computations and messages that made the run as long as it is</source>
      <translation>Die Berechnungen und Nachrichten hervorheben, die den Lauf so lang machten</translation>
    </message>
    <message>
      <source>Markdown</source>
      <translation>Markdown</translation>
    </message>
    <message>
      <source>Matc&amp;h case</source>
      <translation>&amp;Groß-/Kleinschreibung</translation>
    </message>
    <message>
      <source>Matrix of all pairs</source>
      <translation>Matrix aller Paare</translation>
    </message>
    <message>
      <source>Max-min fairness</source>
      <translation>Max-Min-Fairness</translation>
    </message>
    <message>
      <source>Max-min fairness in which every message also loads the opposite direction of each link on its route with a part epsilon of its rate, for its acknowledgements. With epsilon 0 it is max-min; as epsilon goes to 0 without reaching it, it becomes the model asymmetric.</source>
      <translation>Max-Min-Fairness, bei der jede Nachricht für ihre Bestätigungen auch die Gegenrichtung jeder Verbindung ihrer Route mit einem Teil epsilon ihrer Rate belastet. Mit epsilon 0 ist es max-min; geht epsilon gegen 0, ohne es zu erreichen, wird es zum Modell asymmetric.</translation>
    </message>
    <message>
      <source>Max. difference</source>
      <translation>Max. Differenz</translation>
    </message>
    <message>
      <source>Mbytes/sec are counted in 2^20 bytes, as bytes / time show</source>
      <translation>Mbytes/sec sind zu 2^20 Bytes gezählt, wie Bytes / Zeit zeigen</translation>
    </message>
    <message>
      <source>Mbytes/sec are counted in 2^20 bytes, as versions before 2018 do</source>
      <translation>Mbytes/sec sind zu 2^20 Bytes gezählt, wie es Versionen vor 2018 tun</translation>
    </message>
    <message>
      <source>Mean</source>
      <translation>Mittelwert</translation>
    </message>
    <message>
      <source>Mean absolute error, of patterns that were left out of the fit where there are several</source>
      <translation>Mittlerer absoluter Fehler, von Mustern, die bei der Anpassung ausgelassen wurden, wo es mehrere gibt</translation>
    </message>
    <message>
      <source>Mean error</source>
      <translation>Mittlerer Fehler</translation>
    </message>
    <message>
      <source>Mean error over the message sizes</source>
      <translation>Mittlerer Fehler über die Nachrichtengrößen</translation>
    </message>
    <message>
      <source>Mean load of the patterns' busiest channels</source>
      <translation>Mittlere Last der am stärksten belasteten Kanäle der Muster</translation>
    </message>
    <message>
      <source>Mean makespan of %1</source>
      <translation>Mittlere Gesamtdauer von %1</translation>
    </message>
    <message>
      <source>Mean of the measured times</source>
      <translation>Mittelwert der gemessenen Zeiten</translation>
    </message>
    <message>
      <source>Mean of the patterns' makespans</source>
      <translation>Mittel der Gesamtdauern der Muster</translation>
    </message>
    <message>
      <source>Mean of the patterns' mean times of a message</source>
      <translation>Mittel der mittleren Zeiten einer Nachricht über die Muster</translation>
    </message>
    <message>
      <source>Mean of time over time alone</source>
      <translation>Mittel der Zeit durch die Zeit allein</translation>
    </message>
    <message>
      <source>Mean over draws</source>
      <translation>Mittel der Auslosungen</translation>
    </message>
    <message>
      <source>Mean over the messages of their time over the time that they would take alone</source>
      <translation>Mittel über die Nachrichten aus ihrer Zeit geteilt durch die Zeit, die sie allein brauchen würden</translation>
    </message>
    <message>
      <source>Mean rate</source>
      <translation>Mittlere Rate</translation>
    </message>
    <message>
      <source>Mean time</source>
      <translation>Mittlere Zeit</translation>
    </message>
    <message>
      <source>Mean time of the messages</source>
      <translation>Mittlere Zeit der Nachrichten</translation>
    </message>
    <message>
      <source>Mean |error|</source>
      <translation>Mittlerer |Fehler|</translation>
    </message>
    <message>
      <source>Mean |error| of the model %1</source>
      <translation>Mittlerer |Fehler| des Modells %1</translation>
    </message>
    <message>
      <source>Mean |ε'|</source>
      <translation>Mittleres |ε'|</translation>
    </message>
    <message>
      <source>Mean |ε|</source>
      <translation>Mittlerer |ε|</translation>
    </message>
    <message>
      <source>Mean; of all pairs together</source>
      <translation>Mittelwert; aller Paare zusammen</translation>
    </message>
    <message>
      <source>Meaning</source>
      <translation>Bedeutung</translation>
    </message>
    <message>
      <source>Means</source>
      <translation>Bedeutung</translation>
    </message>
    <message>
      <source>Meas&amp;urements</source>
      <translation>M&amp;essungen</translation>
    </message>
    <message>
      <source>Measure on the cluster</source>
      <translation>Auf dem Cluster messen</translation>
    </message>
    <message>
      <source>Measured</source>
      <translation>Gemessen</translation>
    </message>
    <message>
      <source>Measured %1</source>
      <translation>Gemessen %1</translation>
    </message>
    <message>
      <source>Measured %1 ± %2 (95 %)</source>
      <translation>Gemessen %1 ± %2 (95 %)</translation>
    </message>
    <message>
      <source>Measured &amp;on:</source>
      <translation>Gemessen au&amp;f:</translation>
    </message>
    <message>
      <source>Measured all-to-alls</source>
      <translation>Gemessene All-to-alls</translation>
    </message>
    <message>
      <source>Measured and predicted</source>
      <translation>Gemessen und vorhergesagt</translation>
    </message>
    <message>
      <source>Measured and predicted time in communication</source>
      <translation>Gemessene und vorhergesagte Zeit in der Kommunikation</translation>
    </message>
    <message>
      <source>Measured and predicted time of the measured events</source>
      <translation>Gemessene und vorhergesagte Zeit der gemessenen Ereignisse</translation>
    </message>
    <message>
      <source>Measured and predicted time of the measured kinds</source>
      <translation>Gemessene und vorhergesagte Zeit der gemessenen Arten</translation>
    </message>
    <message>
      <source>Measured and predicted times</source>
      <translation>Gemessene und vorhergesagte Zeiten</translation>
    </message>
    <message>
      <source>Measured and predicted total time</source>
      <translation>Gemessene und vorhergesagte Gesamtzeit</translation>
    </message>
    <message>
      <source>Measured cluster</source>
      <translation>Gemessener Cluster</translation>
    </message>
    <message>
      <source>Measured sums</source>
      <translation>Gemessene Summen</translation>
    </message>
    <message>
      <source>Measured time</source>
      <translation>Gemessene Zeit</translation>
    </message>
    <message>
      <source>Measured times</source>
      <translation>Gemessene Zeiten</translation>
    </message>
    <message>
      <source>Measured times of a scenario</source>
      <translation>Gemessene Zeiten eines Szenarios</translation>
    </message>
    <message>
      <source>Measured times of processes stand here beside predicted ones.
Nothing was measured of this scenario: type or import times of its processes in the Measurements sheet.</source>
      <translation>Gemessene Zeiten der Prozesse stehen hier neben vorhergesagten.
Von diesem Szenario wurde nichts gemessen: Zeiten seiner Prozesse in die Tabelle Gemessen tippen oder importieren.</translation>
    </message>
    <message>
      <source>Measured times of the scenarios that it names</source>
      <translation>Gemessene Zeiten der Szenarien, die sie nennt</translation>
    </message>
    <message>
      <source>Measured, %1</source>
      <translation>Gemessen, %1</translation>
    </message>
    <message>
      <source>Measurement</source>
      <translation>Messung</translation>
    </message>
    <message>
      <source>Measurements</source>
      <translation>Messungen</translation>
    </message>
    <message>
      <source>Measurements to learn from</source>
      <translation>Messungen, aus denen gelernt wird</translation>
    </message>
    <message>
      <source>Mesh</source>
      <translation>Mesh</translation>
    </message>
    <message>
      <source>Message</source>
      <translation>Nachricht</translation>
    </message>
    <message>
      <source>Message %1</source>
      <translation>Nachricht %1</translation>
    </message>
    <message>
      <source>Message size</source>
      <translation>Nachrichtengröße</translation>
    </message>
    <message>
      <source>Message size m</source>
      <translation>Nachrichtengröße m</translation>
    </message>
    <message>
      <source>Message slowdown</source>
      <translation>Verlangsamung der Nachrichten</translation>
    </message>
    <message>
      <source>Message time</source>
      <translation>Zeit der Nachrichten</translation>
    </message>
    <message>
      <source>Messages</source>
      <translation>Nachrichten</translation>
    </message>
    <message>
      <source>Messages by %1</source>
      <translation>Nachrichten nach %1</translation>
    </message>
    <message>
      <source>Messages by &amp;model</source>
      <translation>Nachrichten nach &amp;Modell</translation>
    </message>
    <message>
      <source>Messages by &amp;time</source>
      <translation>Nachrichten nach &amp;Zeit</translation>
    </message>
    <message>
      <source>Messages by pattern…</source>
      <translation>Nachrichten nach Muster…</translation>
    </message>
    <message>
      <source>Messages by slow&amp;down</source>
      <translation>Nachrichten nach Verlangsam&amp;ung</translation>
    </message>
    <message>
      <source>Messages done</source>
      <translation>Fertige Nachrichten</translation>
    </message>
    <message>
      <source>Messages from each row to each column</source>
      <translation>Nachrichten von jeder Zeile an jede Spalte</translation>
    </message>
    <message>
      <source>Messages held</source>
      <translation>Aufgehaltene Nachrichten</translation>
    </message>
    <message>
      <source>Messages held up</source>
      <translation>Aufgehaltene Nachrichten</translation>
    </message>
    <message>
      <source>Messages hidden</source>
      <translation>Nachrichten ausgeblendet</translation>
    </message>
    <message>
      <source>Messages into the destination</source>
      <translation>Nachrichten zum Ziel</translation>
    </message>
    <message>
      <source>Messages it sends</source>
      <translation>Nachrichten, die sie sendet</translation>
    </message>
    <message>
      <source>Messages name nodes, so each name is taken for a process that has a node for itself.</source>
      <translation>Nachrichten nennen Knoten, deshalb gilt jeder Name als ein Prozess, der einen Knoten für sich hat.</translation>
    </message>
    <message>
      <source>Messages of %1 on the network, and the load of its links while the longest step lasts.</source>
      <translation>Nachrichten von %1 auf dem Netz und die Last seiner Verbindungen während des längsten Schritts.</translation>
    </message>
    <message>
      <source>Messages of %1.</source>
      <translation>Nachrichten von %1.</translation>
    </message>
    <message>
      <source>Messages of the event</source>
      <translation>Nachrichten des Ereignisses</translation>
    </message>
    <message>
      <source>Messages of the selection are shown</source>
      <translation>Nachrichten der Auswahl werden angezeigt</translation>
    </message>
    <message>
      <source>Messages of what is selected</source>
      <translation>Nachrichten des Ausgewählten</translation>
    </message>
    <message>
      <source>Messages on that channel while its bytes flowed</source>
      <translation>Nachrichten auf diesem Kanal, während ihre Bytes flossen</translation>
    </message>
    <message>
      <source>Messages on the critical path that it limited longest</source>
      <translation>Nachrichten auf dem kritischen Pfad, die er am längsten begrenzt hat</translation>
    </message>
    <message>
      <source>Messages on the path: latency of their routes</source>
      <translation>Nachrichten auf dem Pfad: Latenz ihrer Routen</translation>
    </message>
    <message>
      <source>Messages on the path: their bytes over the slowest channel</source>
      <translation>Nachrichten auf dem Pfad: ihre Bytes über den langsamsten Kanal</translation>
    </message>
    <message>
      <source>Messages on the path: what they took longer than alone</source>
      <translation>Nachrichten auf dem Pfad: was sie länger dauerten als allein</translation>
    </message>
    <message>
      <source>Messages out of the source</source>
      <translation>Nachrichten aus der Quelle</translation>
    </message>
    <message>
      <source>Messages sho&amp;wn</source>
      <translation>Angezei&amp;gte Nachrichten</translation>
    </message>
    <message>
      <source>Messages shown</source>
      <translation>Angezeigte Nachrichten</translation>
    </message>
    <message>
      <source>Messages start at the times that the workload gives.</source>
      <translation>Nachrichten beginnen zu den Zeiten, die der Workload angibt.</translation>
    </message>
    <message>
      <source>Messages that it held up longer than any other channel did</source>
      <translation>Nachrichten, die er länger aufgehalten hat als jeder andere Kanal</translation>
    </message>
    <message>
      <source>Messages that share a direction of a link share it fairly; traffic in the opposite direction costs nothing. The textbook model of full-duplex networks, exact for any topology.</source>
      <translation>Nachrichten, die sich eine Richtung einer Verbindung teilen, teilen sie fair; Verkehr in Gegenrichtung kostet nichts. Das Lehrbuchmodell der Vollduplex-Netze, exakt für jede Topologie.</translation>
    </message>
    <message>
      <source>Messages that share a link.</source>
      <translation>Nachrichten, die sich eine Verbindung teilen.</translation>
    </message>
    <message>
      <source>Messages that take longer without congestion control, held up by a full channel that they do not use; of applications, longer than alone</source>
      <translation>Nachrichten, die ohne Überlastregelung länger brauchen, weil ein voller Kanal sie aufhält, den sie nicht benutzen; von Anwendungen: länger als allein</translation>
    </message>
    <message>
      <source>Mo&amp;del parameters</source>
      <translation>Mo&amp;dellparameter</translation>
    </message>
    <message>
      <source>Model</source>
      <translation>Modell</translation>
    </message>
    <message>
      <source>Model %1 of kind %2</source>
      <translation>Modell %1 der Art %2</translation>
    </message>
    <message>
      <source>Model &amp;name:</source>
      <translation>&amp;Name des Modells:</translation>
    </message>
    <message>
      <source>Model between %1 and %2: %3</source>
      <translation>Modell zwischen %1 und %2: %3</translation>
    </message>
    <message>
      <source>Model of another project</source>
      <translation>Modell eines anderen Projekts</translation>
    </message>
    <message>
      <source>Model of tables</source>
      <translation>Modell der Tabellen</translation>
    </message>
    <message>
      <source>Model of the campaign</source>
      <translation>Modell der Kampagne</translation>
    </message>
    <message>
      <source>Model without control</source>
      <translation>Modell ohne Regelung</translation>
    </message>
    <message>
      <source>Models</source>
      <translation>Modelle</translation>
    </message>
    <message>
      <source>More than %1 different values: use the condition.</source>
      <translation>Mehr als %1 verschiedene Werte: die Bedingung verwenden.</translation>
    </message>
    <message>
      <source>More than %1 lines differ.</source>
      <translation>Mehr als %1 Zeilen unterscheiden sich.</translation>
    </message>
    <message>
      <source>More tools</source>
      <translation>Weitere Werkzeuge</translation>
    </message>
    <message>
      <source>Most into one</source>
      <translation>Meiste in einen</translation>
    </message>
    <message>
      <source>Most out of one</source>
      <translation>Meiste aus einem</translation>
    </message>
    <message>
      <source>Most received by one</source>
      <translation>Von einem höchstens empfangen</translation>
    </message>
    <message>
      <source>Most sent by one</source>
      <translation>Von einem höchstens gesendet</translation>
    </message>
    <message>
      <source>Most: %1 from %2 to %3 · %4</source>
      <translation>Am meisten: %1 von %2 nach %3 · %4</translation>
    </message>
    <message>
      <source>Move %1</source>
      <translation>%1 verschieben</translation>
    </message>
    <message>
      <source>Move %1 down</source>
      <translation>%1 nach unten verschieben</translation>
    </message>
    <message>
      <source>Move %1 nodes to %2</source>
      <translation>%1 Knoten zu %2 verschieben</translation>
    </message>
    <message>
      <source>Move %1 switches</source>
      <translation>%1 Switches verschieben</translation>
    </message>
    <message>
      <source>Move %1 to %2</source>
      <translation>%1 zu %2 verschieben</translation>
    </message>
    <message>
      <source>Move %1 up</source>
      <translation>%1 nach oben verschieben</translation>
    </message>
    <message>
      <source>Move &amp;down</source>
      <translation>Nach &amp;unten</translation>
    </message>
    <message>
      <source>Move &amp;up</source>
      <translation>Nach &amp;oben</translation>
    </message>
    <message>
      <source>Move rows down</source>
      <translation>Zeilen nach unten verschieben</translation>
    </message>
    <message>
      <source>Move rows up</source>
      <translation>Zeilen nach oben verschieben</translation>
    </message>
    <message>
      <source>Move the section down (Alt+Down)</source>
      <translation>Den Abschnitt nach unten verschieben (Alt+Runter)</translation>
    </message>
    <message>
      <source>Move the section up (Alt+Up)</source>
      <translation>Den Abschnitt nach oben verschieben (Alt+Hoch)</translation>
    </message>
    <message>
      <source>Move the selected cells to the clipboard</source>
      <translation>Die ausgewählten Zellen in die Zwischenablage verschieben</translation>
    </message>
    <message>
      <source>Move the selected rows above the row before them</source>
      <translation>Die ausgewählten Zeilen über die Zeile davor verschieben</translation>
    </message>
    <message>
      <source>Move the selected rows below the row behind them</source>
      <translation>Die ausgewählten Zeilen unter die Zeile danach verschieben</translation>
    </message>
    <message>
      <source>Moves</source>
      <translation>Zieht um</translation>
    </message>
    <message>
      <source>Moving %1 rows…</source>
      <translation>%1 Zeilen werden verschoben…</translation>
    </message>
    <message>
      <source>Myrinet 2000 clusters of one switch, up to two dozen nodes.</source>
      <translation>Myrinet-2000-Cluster mit einem einzelnen Switch, bis zu zwei Dutzend Knoten.</translation>
    </message>
    <message>
      <source>Myrinet 2000 on an IBM eServer 325 cluster: 72 nodes with two AMD Opteron 246 each, MPI over MX. Stop-and-go flow control: a message holds both its ends while it is sent.</source>
      <translation>Myrinet 2000 auf einem IBM-eServer-325-Cluster: 72 Knoten mit je zwei AMD Opteron 246, MPI über MX. Flusskontrolle mit Stop-and-go: eine Nachricht hält ihre beiden Enden, solange sie gesendet wird.</translation>
    </message>
    <message>
      <source>Myrinet 2000 through one switch, where a message holds both its ends while it is sent: penalties follow from how many of the largest sets of messages that can be sent together contain a message. It has no parameter. It sees nodes only, not the links between switches.</source>
      <translation>Myrinet 2000 über einen einzelnen Switch, wobei eine Nachricht ihre beiden Enden belegt, solange sie gesendet wird: Die Penaltys folgen daraus, wie viele der größten Mengen gemeinsam sendbarer Nachrichten eine Nachricht enthalten. Es hat keinen Parameter. Es sieht nur Knoten, nicht die Verbindungen zwischen Switches.</translation>
    </message>
    <message>
      <source>Myrinet penalties</source>
      <translation>Myrinet-Penaltys</translation>
    </message>
    <message>
      <source>N&amp;one</source>
      <translation>K&amp;eine</translation>
    </message>
    <message>
      <source>NCCL tests</source>
      <translation>NCCL-Tests</translation>
    </message>
    <message>
      <source>NCCL topology</source>
      <translation>NCCL-Topologie</translation>
    </message>
    <message>
      <source>NIC %1 each way</source>
      <translation>NIC %1 je Richtung</translation>
    </message>
    <message>
      <source>NIC speed</source>
      <translation>NIC-Geschwindigkeit</translation>
    </message>
    <message>
      <source>NICs</source>
      <translation>NICs</translation>
    </message>
    <message>
      <source>NICs of %1</source>
      <translation>NICs von %1</translation>
    </message>
    <message>
      <source>NICs of each of %1</source>
      <translation>NICs von jedem von %1</translation>
    </message>
    <message>
      <source>Name</source>
      <translation>Name</translation>
    </message>
    <message>
      <source>Name of a command</source>
      <translation>Name eines Befehls</translation>
    </message>
    <message>
      <source>Name of a switch or node</source>
      <translation>Name eines Switches oder Knotens</translation>
    </message>
    <message>
      <source>Names of links in the order in which messages pass them, with commas between them; NICs are passed without being named</source>
      <translation>Namen von Verbindungen in der Reihenfolge, in der Nachrichten sie durchlaufen, mit Kommas dazwischen; NICs werden durchlaufen, ohne genannt zu werden</translation>
    </message>
    <message>
      <source>Names or lists of names, with blanks between them</source>
      <translation>Namen oder Namenslisten, durch Leerzeichen getrennt</translation>
    </message>
    <message>
      <source>Names that fit the formula</source>
      <translation>Namen, die in die Formel passen</translation>
    </message>
    <message>
      <source>Names the message in results and measurements, such as e1</source>
      <translation>Benennt die Nachricht in Ergebnissen und Messungen, etwa e1</translation>
    </message>
    <message>
      <source>Narayanan et al. 2021 (Megatron-LM), Shoeybi et al. 2019, Rajbhandari et al. 2020 (ZeRO), Lepikhin et al. 2021 (GShard)</source>
      <translation>Narayanan et al. 2021 (Megatron-LM), Shoeybi et al. 2019, Rajbhandari et al. 2020 (ZeRO), Lepikhin et al. 2021 (GShard)</translation>
    </message>
    <message>
      <source>Narrowest cut</source>
      <translation>Engster Schnitt</translation>
    </message>
    <message>
      <source>NetPIPE</source>
      <translation>NetPIPE</translation>
    </message>
    <message>
      <source>Network</source>
      <translation>Netz</translation>
    </message>
    <message>
      <source>Network %1, %2, model %3: %4 and %5, makespan %6%7.</source>
      <translation>Netz %1, %2, Modell %3: %4 und %5, Gesamtdauer %6%7.</translation>
    </message>
    <message>
      <source>Network %1, workload %2, model %3: %4 in %5, makespan %6%7.</source>
      <translation>Netz %1, Workload %2, Modell %3: %4 in %5, Gesamtdauer %6%7.</translation>
    </message>
    <message>
      <source>Network of the campaign</source>
      <translation>Netz der Kampagne</translation>
    </message>
    <message>
      <source>Network preset</source>
      <translation>Netz-Vorlage</translation>
    </message>
    <message>
      <source>Network report</source>
      <translation>Bericht über Netze</translation>
    </message>
    <message>
      <source>Networks</source>
      <translation>Netze</translation>
    </message>
    <message>
      <source>Networks appear here when two of them have the same patterns.</source>
      <translation>Hier erscheinen Netze, wenn zwei von ihnen dieselben Muster haben.</translation>
    </message>
    <message>
      <source>Networks that drop packets, and very short messages.</source>
      <translation>Netze, die Pakete verwerfen, und sehr kurze Nachrichten.</translation>
    </message>
    <message>
      <source>Networks where losses rule, and many thousands of messages at once.</source>
      <translation>Netze, in denen Verluste bestimmen, und viele tausend Nachrichten auf einmal.</translation>
    </message>
    <message>
      <source>Networks whose congestion control works, and short queues.</source>
      <translation>Netze, deren Staukontrolle wirkt, und kurze Warteschlangen.</translation>
    </message>
    <message>
      <source>Networks with several switches, and cards that nobody calibrated it for.</source>
      <translation>Netze mit mehreren Switches und Karten, für die niemand es kalibriert hat.</translation>
    </message>
    <message>
      <source>Networks with several switches, and large patterns, whose penalties are estimates.</source>
      <translation>Netze mit mehreren Switches und große Muster: Dort sind die Strafen geschätzt.</translation>
    </message>
    <message>
      <source>Networks with several switches, and messages of very different sizes than those of the calibration.</source>
      <translation>Netze mit mehreren Switches und Nachrichten von ganz anderer Größe als die der Kalibrierung.</translation>
    </message>
    <message>
      <source>Networks with several switches, and messages that fan out of a node.</source>
      <translation>Netze mit mehreren Switches und Nachrichten, die von einem Knoten aus auffächern.</translation>
    </message>
    <message>
      <source>Networks with several switches, and messages that meet at their destination.</source>
      <translation>Netze mit mehreren Switches und Nachrichten, die an ihrem Ziel zusammentreffen.</translation>
    </message>
    <message>
      <source>New &amp;window</source>
      <translation>Neues &amp;Fenster</translation>
    </message>
    <message>
      <source>New from galler&amp;y…</source>
      <translation>Neu aus der &amp;Galerie…</translation>
    </message>
    <message>
      <source>New from gallery</source>
      <translation>Neu aus der Galerie</translation>
    </message>
    <message>
      <source>New network from recipe…</source>
      <translation>Neues Netz nach Bauplan…</translation>
    </message>
    <message>
      <source>New project</source>
      <translation>Neues Projekt</translation>
    </message>
    <message>
      <source>New project from preset…</source>
      <translation>Neues Projekt aus Vorlage…</translation>
    </message>
    <message>
      <source>New scenario on</source>
      <translation>Neues Szenario auf</translation>
    </message>
    <message>
      <source>Next hit</source>
      <translation>Nächster Treffer</translation>
    </message>
    <message>
      <source>Next step</source>
      <translation>Nächster Schritt</translation>
    </message>
    <message>
      <source>Next step (Alt+Right)</source>
      <translation>Nächster Schritt (Alt+Rechts)</translation>
    </message>
    <message>
      <source>No applications yet. An application is a program that so many processes run.</source>
      <translation>Noch keine Anwendungen. Eine Anwendung ist ein Programm, das so und so viele Prozesse ausführen.</translation>
    </message>
    <message>
      <source>No candidate is called the fastest</source>
      <translation>Kein Kandidat wird der schnellste genannt</translation>
    </message>
    <message>
      <source>No contention</source>
      <translation>Ohne Konkurrenz</translation>
    </message>
    <message>
      <source>No error bars: %1.</source>
      <translation>Keine Fehlerbalken: %1.</translation>
    </message>
    <message>
      <source>No events yet. Type or paste them here: who does it, which event, with whom, how much.</source>
      <translation>Noch keine Ereignisse. Hier eintippen oder einfügen: wer, welches Ereignis, mit wem, wie viel.</translation>
    </message>
    <message>
      <source>No further costs yet. Type or paste them here: name, kind, count, price, per year or once.</source>
      <translation>Noch keine weiteren Kosten. Hier eintippen oder einfügen: Name, Art, Anzahl, Preis, pro year oder once.</translation>
    </message>
    <message>
      <source>No groups yet; the group all is always there. A group names the processes that run a collective together.</source>
      <translation>Noch keine Gruppen; die Gruppe all gibt es immer. Eine Gruppe nennt die Prozesse, die ein Kollektiv gemeinsam ausführen.</translation>
    </message>
    <message>
      <source>No issues</source>
      <translation>Keine Probleme</translation>
    </message>
    <message>
      <source>No issues. What is wrong or doubtful in the project is listed here, and a click leads to the cell.</source>
      <translation>Keine Probleme. Was im Projekt falsch oder zweifelhaft ist, steht in dieser Liste, und ein Klick führt zur Zelle.</translation>
    </message>
    <message>
      <source>No links yet. Links join two switches, or a node and a switch: type or paste name, from, to, bandwidth.</source>
      <translation>Noch keine Verbindungen. Verbindungen führen von Switch zu Switch oder vom Knoten zum Switch. Hier eintippen oder einfügen: Name, von, nach, Bandbreite.</translation>
    </message>
    <message>
      <source>No mappings yet. A mapping says on which nodes processes run; messages between nodes need none.</source>
      <translation>Noch keine Zuordnungen. Eine Zuordnung sagt, auf welchen Knoten Prozesse laufen; Nachrichten zwischen Knoten brauchen keine.</translation>
    </message>
    <message>
      <source>No measured points yet. Type or paste them here: test, processes, size, time, bandwidth.</source>
      <translation>Noch keine Messpunkte. Hier eingeben oder einfügen: Test, Prozesse, Größe, Zeit, Bandbreite.</translation>
    </message>
    <message>
      <source>No measured times yet. Type or paste them here: message, mean time, 95 % half-width, repetitions.</source>
      <translation>Noch keine gemessenen Zeiten. Hier eingeben oder einfügen: Nachricht, mittlere Zeit, halbe Breite (95 %), Wiederholungen.</translation>
    </message>
    <message>
      <source>No measurements yet. A measurement holds the times that the messages of a scenario took.</source>
      <translation>Noch keine Messungen. Eine Messung enthält die Zeiten, die die Nachrichten eines Szenarios gebraucht haben.</translation>
    </message>
    <message>
      <source>No message of this scenario leaves its node, so no channel is used.</source>
      <translation>Keine Nachricht dieses Szenarios verlässt ihren Knoten, also wird kein Kanal benutzt.</translation>
    </message>
    <message>
      <source>No message of this scenario uses the network for any time.</source>
      <translation>Keine Nachricht dieses Szenarios nutzt das Netz länger als 0 s.</translation>
    </message>
    <message>
      <source>No message takes any time, so there is nothing left to gain.</source>
      <translation>Keine Nachricht braucht Zeit, deshalb ist nichts mehr zu gewinnen.</translation>
    </message>
    <message>
      <source>No messages are shown</source>
      <translation>Keine Nachrichten werden angezeigt</translation>
    </message>
    <message>
      <source>No messages yet</source>
      <translation>Noch keine Nachrichten</translation>
    </message>
    <message>
      <source>No messages yet. Make them by a pattern, import them, or type or paste them here: message, source, destination, size, start.</source>
      <translation>Noch keine Nachrichten. Nach einem Muster erzeugen, importieren oder hier eingeben oder einfügen: Nachricht, Quelle, Ziel, Größe, Start.</translation>
    </message>
    <message>
      <source>No model was calibrated here: %1.</source>
      <translation>Kein Modell wurde hier kalibriert: %1.</translation>
    </message>
    <message>
      <source>No models yet. A model says how messages share the network.</source>
      <translation>Noch keine Modelle. Ein Modell sagt, wie sich Nachrichten das Netz teilen.</translation>
    </message>
    <message>
      <source>No node is in use by others.</source>
      <translation>Kein Knoten ist von anderen belegt.</translation>
    </message>
    <message>
      <source>No nodes yet. Type or paste them here: name, switch, cores, bandwidth.</source>
      <translation>Noch keine Knoten. Hier eintippen oder einfügen: Name, Switch, Kerne, Bandbreite.</translation>
    </message>
    <message>
      <source>No offer is called the best value</source>
      <translation>Keinem Angebot wird das beste Preis-Leistungs-Verhältnis zugesprochen</translation>
    </message>
    <message>
      <source>No offer is called the fastest overall</source>
      <translation>Kein Angebot wird insgesamt das schnellste genannt</translation>
    </message>
    <message>
      <source>No other placement was searched for.</source>
      <translation>Keine andere Platzierung wurde gesucht.</translation>
    </message>
    <message>
      <source>No page has all these words. Take fewer or shorter ones.</source>
      <translation>Keine Seite enthält alle diese Wörter. Weniger oder kürzere Wörter verwenden.</translation>
    </message>
    <message>
      <source>No parameters are given: the model runs with its defaults.</source>
      <translation>Keine Parameter sind angegeben: Das Modell läuft mit seinen Vorgaben.</translation>
    </message>
    <message>
      <source>No parameters yet. A parameter is a value with a name that formulas in cells can use: N = 20500, and =2*N*8 B as a size.</source>
      <translation>Noch keine Parameter. Ein Parameter ist ein Wert mit einem Namen, den Formeln in Zellen verwenden können: N = 20500 und =2*N*8 B als Größe.</translation>
    </message>
    <message>
      <source>No placement of these processes can run.</source>
      <translation>Keine Platzierung dieser Prozesse kann laufen.</translation>
    </message>
    <message>
      <source>No placement was found that is better than the present one, and there is none.</source>
      <translation>Es wurde keine Platzierung gefunden, die besser als die jetzige ist, und es gibt keine.</translation>
    </message>
    <message>
      <source>No placement was found that is better than the present one.</source>
      <translation>Es wurde keine Platzierung gefunden, die besser als die jetzige ist.</translation>
    </message>
    <message>
      <source>No platform has a price, so nothing is said of costs.</source>
      <translation>Keine Plattform hat einen Preis, deshalb ist von Kosten nichts gesagt.</translation>
    </message>
    <message>
      <source>No platforms yet. A platform is a network of nodes, switches and links.</source>
      <translation>Noch keine Plattformen. Eine Plattform ist ein Netz aus Knoten, Switches und Verbindungen.</translation>
    </message>
    <message>
      <source>No process is placed by hand. Type or paste pairs: process, node.</source>
      <translation>Kein Prozess ist von Hand platziert. Paare eingeben oder einfügen: Prozess, Knoten.</translation>
    </message>
    <message>
      <source>No routes are written out: the platform's routing rule decides all ways. Type or paste others here: from, to, links.</source>
      <translation>Keine Routen sind ausgeschrieben: die Routing-Regel der Plattform bestimmt alle Wege. Andere hier eintippen oder einfügen: von, nach, Verbindungen.</translation>
    </message>
    <message>
      <source>No row passes the filter.</source>
      <translation>Keine Zeile erfüllt den Filter.</translation>
    </message>
    <message>
      <source>No scenario is checked. Check one to see the report.</source>
      <translation>Kein Szenario ist angekreuzt. Eines ankreuzen, um den Bericht zu sehen.</translation>
    </message>
    <message>
      <source>No scenario of this workload can be predicted over these values.</source>
      <translation>Kein Szenario dieses Workloads lässt sich über diese Werte vorhersagen.</translation>
    </message>
    <message>
      <source>No scenario yet</source>
      <translation>Noch kein Szenario</translation>
    </message>
    <message>
      <source>No scenarios yet. A scenario runs a workload or an application on a platform under a model.</source>
      <translation>Noch keine Szenarien. Ein Szenario führt einen Workload oder eine Anwendung auf einer Plattform unter einem Modell aus.</translation>
    </message>
    <message>
      <source>No section is checked. Check one to see the report.</source>
      <translation>Kein Abschnitt ist angekreuzt. Einen ankreuzen, um den Bericht zu sehen.</translation>
    </message>
    <message>
      <source>No servers with GPUs yet. Type or paste them here: name, GPUs, NICs, bandwidth, latency.</source>
      <translation>Noch keine Server mit GPUs. Hier eintippen oder einfügen: Name, GPUs, NICs, Bandbreite, Latenz.</translation>
    </message>
    <message>
      <source>No sign that acknowledgements wait behind data in %1 (%2)</source>
      <translation>Kein Zeichen, dass Bestätigungen hinter Daten in %1 warten (%2)</translation>
    </message>
    <message>
      <source>No sign that acknowledgements wait behind data in %1 (%2), though these patterns do not exclude it</source>
      <translation>Kein Zeichen, dass Bestätigungen hinter Daten in %1 warten (%2), obwohl diese Muster es nicht ausschließen</translation>
    </message>
    <message>
      <source>No signature</source>
      <translation>Keine Signatur</translation>
    </message>
    <message>
      <source>No signature could be fitted: %1.</source>
      <translation>Es ließ sich keine Signatur anpassen: %1.</translation>
    </message>
    <message>
      <source>No switch and no node has %1 in its name.</source>
      <translation>Kein Switch und kein Knoten hat %1 im Namen.</translation>
    </message>
    <message>
      <source>No switches yet. Type or paste their names.</source>
      <translation>Noch keine Switches. Namen hier eintippen oder einfügen.</translation>
    </message>
    <message>
      <source>No times yet. Add messages in the Messages sheet; their times appear here at once.</source>
      <translation>Noch keine Zeiten. Nachrichten in der Tabelle Nachrichten hinzufügen; ihre Zeiten erscheinen hier sofort.</translation>
    </message>
    <message>
      <source>No workloads yet. A workload is a table of messages.</source>
      <translation>Noch keine Workloads. Ein Workload ist eine Tabelle von Nachrichten.</translation>
    </message>
    <message>
      <source>Node</source>
      <translation>Knoten</translation>
    </message>
    <message>
      <source>Node %1</source>
      <translation>Knoten %1</translation>
    </message>
    <message>
      <source>Node bandwidth</source>
      <translation>Bandbreite der Knoten</translation>
    </message>
    <message>
      <source>Node bandwidth, each way</source>
      <translation>Knotenbandbreite je Richtung</translation>
    </message>
    <message>
      <source>Node latency</source>
      <translation>Latenz der Knoten</translation>
    </message>
    <message>
      <source>Node or process that received</source>
      <translation>Knoten oder Prozess, der empfangen hat</translation>
    </message>
    <message>
      <source>Node or process that sent</source>
      <translation>Knoten oder Prozess, der gesendet hat</translation>
    </message>
    <message>
      <source>Nodes</source>
      <translation>Knoten</translation>
    </message>
    <message>
      <source>Nodes and links refer to a switch by its name</source>
      <translation>Knoten und Verbindungen verweisen auf einen Switch über seinen Namen</translation>
    </message>
    <message>
      <source>Nodes and links that are drawn in %1 begin with its figures.</source>
      <translation>In %1 gezeichnete Knoten und Verbindungen beginnen mit ihren Werten.</translation>
    </message>
    <message>
      <source>Nodes and servers that somebody else has, such as n[3-7],s2: policies place on the others</source>
      <translation>Knoten und Server, die jemand anders hat, etwa n[3-7],s2: Strategien platzieren auf den übrigen</translation>
    </message>
    <message>
      <source>Nodes and switches that are selected in a sheet or on the canvas</source>
      <translation>Knoten und Switches, die in einer Tabelle oder in der Zeichnung ausgewählt sind</translation>
    </message>
    <message>
      <source>Nodes in all</source>
      <translation>Knoten insgesamt</translation>
    </message>
    <message>
      <source>Nodes in use</source>
      <translation>Belegte Knoten</translation>
    </message>
    <message>
      <source>Nodes of %1.</source>
      <translation>Knoten von %1.</translation>
    </message>
    <message>
      <source>Nodes of a leaf</source>
      <translation>Knoten eines Leafs</translation>
    </message>
    <message>
      <source>Nodes of a lowest switch</source>
      <translation>Knoten eines untersten Switches</translation>
    </message>
    <message>
      <source>Nodes of a switch</source>
      <translation>Knoten eines Switches</translation>
    </message>
    <message>
      <source>Nodes of platform</source>
      <translation>Knoten der Plattform</translation>
    </message>
    <message>
      <source>Nodes that take part</source>
      <translation>Knoten, die teilnehmen</translation>
    </message>
    <message>
      <source>Nominal rate</source>
      <translation>Nennrate</translation>
    </message>
    <message>
      <source>None</source>
      <translation>Keine</translation>
    </message>
    <message>
      <source>None is free.</source>
      <translation>Keiner ist frei.</translation>
    </message>
    <message>
      <source>None of the messages can be sent. The issue list says why.</source>
      <translation>Keine der Nachrichten kann gesendet werden. Die Problemliste nennt den Grund.</translation>
    </message>
    <message>
      <source>None of the shown scenarios was measured, so there is nothing to hold these predictions against.</source>
      <translation>Keines der gezeigten Szenarien wurde gemessen, deshalb gibt es nichts, woran diese Vorhersagen zu messen wären.</translation>
    </message>
    <message>
      <source>None of these placements can run.</source>
      <translation>Keine dieser Platzierungen kann laufen.</translation>
    </message>
    <message>
      <source>None yet</source>
      <translation>Noch keine</translation>
    </message>
    <message>
      <source>Not active in step %1, which the window shows.</source>
      <translation>In Schritt %1, den das Fenster zeigt, nicht aktiv.</translation>
    </message>
    <message>
      <source>Not all was worked out</source>
      <translation>Nicht alles wurde ausgearbeitet</translation>
    </message>
    <message>
      <source>Not begun</source>
      <translation>Nicht begonnen</translation>
    </message>
    <message>
      <source>Not drawn, above %1 %: %2</source>
      <translation>Nicht gezeichnet, über %1 %: %2</translation>
    </message>
    <message>
      <source>Not for</source>
      <translation>Nicht für</translation>
    </message>
    <message>
      <source>Not for:</source>
      <translation>Nicht geeignet für:</translation>
    </message>
    <message>
      <source>Not found</source>
      <translation>Nicht gefunden</translation>
    </message>
    <message>
      <source>Not known</source>
      <translation>Nicht bekannt</translation>
    </message>
    <message>
      <source>Not of the same things, so there is no front: see the sheet Compare</source>
      <translation>Nicht von denselben Dingen, daher keine Pareto-Front: siehe Blatt Vergleich</translation>
    </message>
    <message>
      <source>Not predicted</source>
      <translation>Nicht vorhergesagt</translation>
    </message>
    <message>
      <source>Not readable</source>
      <translation>Nicht lesbar</translation>
    </message>
    <message>
      <source>Not said: one</source>
      <translation>Nicht gesagt: eines</translation>
    </message>
    <message>
      <source>Not stacked</source>
      <translation>Nicht gestapelt</translation>
    </message>
    <message>
      <source>Note</source>
      <translation>Hinweis</translation>
    </message>
    <message>
      <source>Notes.</source>
      <translation>Notizen.</translation>
    </message>
    <message>
      <source>Notes: %1</source>
      <translation>Hinweise: %1</translation>
    </message>
    <message>
      <source>Nothing</source>
      <translation>Nichts</translation>
    </message>
    <message>
      <source>Nothing can be said about %1: in none of these patterns %2, so %3 changes no prediction</source>
      <translation>Über %1 lässt sich nichts sagen: für keines dieser Muster gilt: %2, daher ändert %3 keine Vorhersage</translation>
    </message>
    <message>
      <source>Nothing collapsed is selected.</source>
      <translation>Nichts Eingeklapptes ist ausgewählt.</translation>
    </message>
    <message>
      <source>Nothing is called so. Fewer letters find more.</source>
      <translation>Nichts heißt so. Weniger Buchstaben finden mehr.</translation>
    </message>
    <message>
      <source>Nothing is called “%1”.</source>
      <translation>Nichts heißt „%1“.</translation>
    </message>
    <message>
      <source>Nothing is chosen to compare the scenario with; choose a placement.</source>
      <translation>Nichts ist gewählt, womit das Szenario verglichen wird; eine Platzierung wählen.</translation>
    </message>
    <message>
      <source>Nothing is left that the models were not learnt from. Hold patterns out of the calibration, or measure more.</source>
      <translation>Es bleibt nichts, woraus die Modelle nicht gelernt wurden. Muster von der Kalibrierung zurückhalten oder mehr messen.</translation>
    </message>
    <message>
      <source>Nothing of this was measured, so the errors of the predictions are not known here.</source>
      <translation>Nichts davon wurde gemessen, deshalb sind die Fehler der Vorhersagen hier nicht bekannt.</translation>
    </message>
    <message>
      <source>Nothing of what is shown was measured itself.</source>
      <translation>Von dem, was gezeigt ist, wurde nichts selbst gemessen.</translation>
    </message>
    <message>
      <source>Nothing to collapse is selected: select a rack, a node of it, or a switch of a group.</source>
      <translation>Nichts zum Einklappen ausgewählt: ein Rack, einen seiner Knoten oder einen Switch einer Gruppe auswählen.</translation>
    </message>
    <message>
      <source>Nothing to draw yet</source>
      <translation>Noch nichts zu zeichnen</translation>
    </message>
    <message>
      <source>Nothing was fitted: %1</source>
      <translation>Nichts wurde angepasst: %1</translation>
    </message>
    <message>
      <source>Nothing was measured on the selected scenario yet. Measured times show the error of the prediction.</source>
      <translation>Für das ausgewählte Szenario wurde noch nichts gemessen. Gemessene Zeiten zeigen den Fehler der Vorhersage.</translation>
    </message>
    <message>
      <source>Nothing was measured yet. Import measurements… of several patterns: the errors of each pattern, experiment and model stand here, as in Table II of Zhu et al. (2014).</source>
      <translation>Noch wurde nichts gemessen. Messungen importieren… von mehreren Mustern: Die Fehler jedes Musters, Versuchs und Modells stehen hier, wie in Tabelle II von Zhu et al. (2014).</translation>
    </message>
    <message>
      <source>Nothing was measured yet. Import measurements… or type times in the Measured sheet: how far predictions are from them appears here.</source>
      <translation>Noch wurde nichts gemessen. Messungen importieren… oder Zeiten in die Tabelle Gemessen eintragen: Hier erscheint dann, wie weit die Vorhersagen davon abweichen.</translation>
    </message>
    <message>
      <source>Nothing was measured yet. Import measurements… or type times in the Measured sheet: how far predictions are from them stands here.</source>
      <translation>Noch wurde nichts gemessen. Messungen importieren… oder Zeiten in die Tabelle Gemessen eintragen: Hier steht dann, wie weit die Vorhersagen davon abweichen.</translation>
    </message>
    <message>
      <source>Nothing was placed: %1</source>
      <translation>Nichts wurde platziert: %1</translation>
    </message>
    <message>
      <source>Nothing would change. %1</source>
      <translation>Nichts würde sich ändern. %1</translation>
    </message>
    <message>
      <source>Number of channels</source>
      <translation>Anzahl der Kanäle</translation>
    </message>
    <message>
      <source>Number of nodes</source>
      <translation>Anzahl der Knoten</translation>
    </message>
    <message>
      <source>Number of patterns</source>
      <translation>Anzahl der Muster</translation>
    </message>
    <message>
      <source>Number of patterns that take longer</source>
      <translation>Anzahl der Muster, die länger brauchen</translation>
    </message>
    <message>
      <source>Number of processes</source>
      <translation>Anzahl der Prozesse</translation>
    </message>
    <message>
      <source>Number of the task</source>
      <translation>Nummer der Aufgabe</translation>
    </message>
    <message>
      <source>Number of their messages</source>
      <translation>Anzahl ihrer Nachrichten</translation>
    </message>
    <message>
      <source>Numbers in base units with all their digits. A folder with a file for each table.</source>
      <translation>Zahlen in Basiseinheiten mit allen Stellen. Ein Ordner mit einer Datei je Tabelle.</translation>
    </message>
    <message>
      <source>OSU micro-benchmarks</source>
      <translation>OSU Micro-Benchmarks</translation>
    </message>
    <message>
      <source>OTF2</source>
      <translation>OTF2</translation>
    </message>
    <message>
      <source>Of</source>
      <translation>Von</translation>
    </message>
    <message>
      <source>Of a collective, counted within its group; empty: 0</source>
      <translation>Eines Kollektivs, innerhalb seiner Gruppe gezählt; leer: 0</translation>
    </message>
    <message>
      <source>Of a computation, such as 10 ms</source>
      <translation>Einer Rechnung, etwa 10 ms</translation>
    </message>
    <message>
      <source>Of a message, a block or a pair, such as 64 kB or 8 B * n</source>
      <translation>Einer Nachricht, eines Blocks oder eines Paars, etwa 64 kB oder 8 B * n</translation>
    </message>
    <message>
      <source>Of a message; empty: 0; any</source>
      <translation>Einer Nachricht; leer: 0; any</translation>
    </message>
    <message>
      <source>Of a sendrecv: whom it receives from</source>
      <translation>Eines sendrecv: von wem es empfängt</translation>
    </message>
    <message>
      <source>Of each server, such as 8; every one is a node</source>
      <translation>Jedes Servers, etwa 8; jede ist ein Knoten</translation>
    </message>
    <message>
      <source>Of each server, that neighbouring GPUs share on their way to NICs, such as 4; empty: each GPU has a way of its own</source>
      <translation>Je Server, die sich benachbarte GPUs auf dem Weg zu NICs teilen, etwa 4; leer: jede GPU hat ihren eigenen Weg</translation>
    </message>
    <message>
      <source>Of each server; empty: as many as GPUs; fewer are shared by neighbouring GPUs</source>
      <translation>Jedes Servers; leer: so viele wie GPUs; weniger teilen sich benachbarte GPUs</translation>
    </message>
    <message>
      <source>Of its critical path %1 is computing, %2 messages as long as they take alone, %3 overheads of messages, and %4 contention.</source>
      <translation>Von seinem kritischen Pfad sind %1 Rechnen, %2 Nachrichten, solange sie allein brauchen, %3 Aufwand für Nachrichten und %4 Contention.</translation>
    </message>
    <message>
      <source>Of its critical path %1 is computing, %2 messages as long as they take alone, and %3 contention.</source>
      <translation>Von seinem kritischen Pfad sind %1 Rechnen, %2 Nachrichten, solange sie allein brauchen, und %3 Contention.</translation>
    </message>
    <message>
      <source>Of its route</source>
      <translation>Ihrer Route</translation>
    </message>
    <message>
      <source>Of its route, before its bytes flow</source>
      <translation>Die ihres Weges, bevor ihre Bytes fließen</translation>
    </message>
    <message>
      <source>Of messages of programs between processes of one node, such as 1 us; empty: 0 s</source>
      <translation>Der Nachrichten von Programmen zwischen Prozessen eines Knotens, etwa 1 us; leer: 0 s</translation>
    </message>
    <message>
      <source>Of one GPU into the switch that joins the server's GPUs, each way, such as 366 GB/s</source>
      <translation>Einer GPU in den Switch, der die GPUs des Servers verbindet, je Richtung, etwa 366 GB/s</translation>
    </message>
    <message>
      <source>Of one GPU's link to the switch that joins the server's GPUs, such as 1 us; empty: 0 s</source>
      <translation>Der Verbindung einer GPU zum Switch, der die GPUs des Servers verbindet, etwa 1 us; leer: 0 s</translation>
    </message>
    <message>
      <source>Of one NIC's link, such as 1.5 us; empty: 0 s</source>
      <translation>Der Verbindung einer NIC, etwa 1.5 us; leer: 0 s</translation>
    </message>
    <message>
      <source>Of one NIC, each way, such as 49 GB/s</source>
      <translation>Einer NIC, je Richtung, etwa 49 GB/s</translation>
    </message>
    <message>
      <source>Of one PCI switch: what its GPUs send to NICs together, each way, such as 24 GB/s</source>
      <translation>Eines PCI-Switches: was seine GPUs zusammen an NICs senden, je Richtung, etwa 24 GB/s</translation>
    </message>
    <message>
      <source>Of one message; what arrived, where a tool sends for a time</source>
      <translation>Einer Nachricht; das Angekommene, wo ein Werkzeug eine Zeit lang sendet</translation>
    </message>
    <message>
      <source>Of one node with its NIC, such as 800 EUR; without a price of the platform, its parts are added</source>
      <translation>Eines Knotens mit seiner NIC, etwa 800 EUR; hat die Plattform keinen Preis, werden ihre Teile addiert</translation>
    </message>
    <message>
      <source>Of one node, such as 450 W; what energy costs is in the sheet Platforms</source>
      <translation>Eines Knotens, etwa 450 W; was Energie kostet, steht auf dem Blatt Plattformen</translation>
    </message>
    <message>
      <source>Of one server with its GPUs and NICs; without a price of the platform, its parts are added</source>
      <translation>Eines Servers mit seinen GPUs und NICs; ohne Preis der Plattform werden ihre Teile addiert</translation>
    </message>
    <message>
      <source>Of one server, such as 10.2 kW</source>
      <translation>Eines Servers, etwa 10.2 kW</translation>
    </message>
    <message>
      <source>Of one, such as 120 EUR</source>
      <translation>Für eines, etwa 120 EUR</translation>
    </message>
    <message>
      <source>Of other inputs, and left aside: %1.</source>
      <translation>Zu anderen Eingaben, und beiseitegelassen: %1.</translation>
    </message>
    <message>
      <source>Of random placements the median of the draws</source>
      <translation>Bei zufälligen Platzierungen der Median der Ziehungen</translation>
    </message>
    <message>
      <source>Of sizes that have none in the file</source>
      <translation>Für Größen, die in der Datei keine haben</translation>
    </message>
    <message>
      <source>Of switches that reduce on the way: what an in-network collective of several servers gets at most, such as 40 GB/s; empty: what its links carry</source>
      <translation>Von Switches, die unterwegs reduzieren: was ein Kollektiv in-network mehrerer Server höchstens bekommt, etwa 40 GB/s; leer: was seine Verbindungen tragen</translation>
    </message>
    <message>
      <source>Of task</source>
      <translation>Aufgabe</translation>
    </message>
    <message>
      <source>Of the NIC's link, such as 20 us; empty: 0 s</source>
      <translation>Der Verbindung der NIC, etwa 20 us; leer: 0 s</translation>
    </message>
    <message>
      <source>Of the NIC, each way, such as 940 Mbit/s</source>
      <translation>Der NIC, je Richtung, etwa 940 Mbit/s</translation>
    </message>
    <message>
      <source>Of the critical path</source>
      <translation>Des kritischen Pfads</translation>
    </message>
    <message>
      <source>Of the first sample and of the search; the same seed gives the same placements</source>
      <translation>Für die erste Stichprobe und die Suche; derselbe Seed ergibt dieselben Platzierungen</translation>
    </message>
    <message>
      <source>Of the link with its ports, such as 2000 EUR; without a price of the platform, its parts are added</source>
      <translation>Der Verbindung mit ihren Ports, etwa 2000 EUR; hat die Plattform keinen Preis, werden ihre Teile addiert</translation>
    </message>
    <message>
      <source>Of the link, such as 10 W of its transceivers; empty: not counted</source>
      <translation>Der Verbindung, etwa 10 W ihrer Transceiver; leer: nicht gezählt</translation>
    </message>
    <message>
      <source>Of the lowest %1 for the performance: %2.</source>
      <translation>Am günstigsten für die Leistung (%1): %2.</translation>
    </message>
    <message>
      <source>Of the makespan, over the same patterns: geometric mean of their ratios; below 0: faster</source>
      <translation>Der Gesamtdauer, über dieselben Muster: geometrisches Mittel ihrer Verhältnisse; unter 0: schneller</translation>
    </message>
    <message>
      <source>Of the makespan, to that of the scenario's own model</source>
      <translation>Der Gesamtdauer, zu der des Modells des Szenarios</translation>
    </message>
    <message>
      <source>Of the message</source>
      <translation>Der Nachricht</translation>
    </message>
    <message>
      <source>Of the messages that it sent and received</source>
      <translation>Die der Nachrichten, die es gesendet und empfangen hat</translation>
    </message>
    <message>
      <source>Of the policy random and of the share in use: another number gives others; empty: 1</source>
      <translation>Für die Strategie random und den belegten Anteil: Eine andere Zahl ergibt andere; leer: 1</translation>
    </message>
    <message>
      <source>Of the purchase, such as 18000 EUR; empty: the sum of its nodes, switches and links</source>
      <translation>Der Anschaffung, etwa 18000 EUR; leer: die Summe ihrer Knoten, Switches und Verbindungen</translation>
    </message>
    <message>
      <source>Of the scenarios that patterns become</source>
      <translation>Der Szenarien, zu denen Muster werden</translation>
    </message>
    <message>
      <source>Of the switch, such as 700 W; empty: not counted</source>
      <translation>Des Switches, etwa 700 W; leer: nicht gezählt</translation>
    </message>
    <message>
      <source>Of the switch, such as 9000 EUR; empty for all: it is part of the links' prices</source>
      <translation>Des Switches, etwa 9000 EUR; bei allen leer: Er ist in den Preisen der Verbindungen enthalten</translation>
    </message>
    <message>
      <source>Of the whole run: took longer than alone, and it limited them longest</source>
      <translation>Des ganzen Laufs: dauerten länger als allein und wurden von ihm am längsten begrenzt</translation>
    </message>
    <message>
      <source>Of very many messages, those furthest off are listed</source>
      <translation>Von sehr vielen Nachrichten sind die aufgeführt, die am weitesten abweichen</translation>
    </message>
    <message>
      <source>Of what</source>
      <translation>Wovon</translation>
    </message>
    <message>
      <source>Offer</source>
      <translation>Angebot</translation>
    </message>
    <message>
      <source>Offers</source>
      <translation>Angebote</translation>
    </message>
    <message>
      <source>Offers by workload</source>
      <translation>Angebote nach Workload</translation>
    </message>
    <message>
      <source>Offers under each workload: the makespan, and how many times that of the fastest offer it is. Overall is the weighted geometric mean of these ratios, and above ideal that of the makespans over what no sharing of this network could beat.</source>
      <translation>Angebote unter jedem Workload: die Gesamtdauer, und das Wievielfache der Dauer des schnellsten Angebots sie ist. Insgesamt ist das gewichtete geometrische Mittel dieser Verhältnisse, und über dem Ideal das der Gesamtdauern zu dem, was keine Teilung dieses Netzes unterbieten könnte.</translation>
    </message>
    <message>
      <source>On %1, others were searched for. %2</source>
      <translation>Auf %1 wurden andere gesucht. %2</translation>
    </message>
    <message>
      <source>On a platform with several switches it runs and ignores the links between them.</source>
      <translation>Auf einer Plattform mit mehreren Switches läuft es und ignoriert die Verbindungen zwischen ihnen.</translation>
    </message>
    <message>
      <source>On the clock</source>
      <translation>Auf der Uhr</translation>
    </message>
    <message>
      <source>On the empty cluster</source>
      <translation>Auf dem leeren Cluster</translation>
    </message>
    <message>
      <source>On the front no other scenario is as fast and as cheap</source>
      <translation>Auf der Pareto-Front ist kein anderes Szenario zugleich so schnell und so günstig</translation>
    </message>
    <message>
      <source>On the n&amp;odes of:</source>
      <translation>Auf den &amp;Knoten von:</translation>
    </message>
    <message>
      <source>On the nodes of</source>
      <translation>Auf den Knoten von</translation>
    </message>
    <message>
      <source>On the path</source>
      <translation>Auf dem Pfad</translation>
    </message>
    <message>
      <source>On which the patterns were measured</source>
      <translation>Auf der die Muster gemessen wurden</translation>
    </message>
    <message>
      <source>One column of what was pasted has no place in this sheet and was left out.</source>
      <translation>Eine Spalte des Eingefügten hat in dieser Tabelle keinen Platz und wurde ausgelassen.</translation>
    </message>
    <message>
      <source>One file with all tables, as GitHub shows them; numbers with units.</source>
      <translation>Eine Datei mit allen Tabellen, wie GitHub sie darstellt; Zahlen mit Einheiten.</translation>
    </message>
    <message>
      <source>One file with the chosen table.</source>
      <translation>Eine Datei mit der gewählten Tabelle.</translation>
    </message>
    <message>
      <source>One for each process of the group, parted by ;</source>
      <translation>Eine für jeden Prozess der Gruppe, durch ; getrennt</translation>
    </message>
    <message>
      <source>One node, such as X1, or a list of equal nodes, such as X[1-3]</source>
      <translation>Ein Knoten, etwa X1, oder eine Liste gleicher Knoten, etwa X[1-3]</translation>
    </message>
    <message>
      <source>One node, the root, sends to many.</source>
      <translation>Ein Knoten, die Wurzel, sendet an viele.</translation>
    </message>
    <message>
      <source>One or more numbers, such as 1..5: each draws the pattern anew</source>
      <translation>Eine oder mehrere Zahlen, etwa 1..5: jede zieht das Muster neu</translation>
    </message>
    <message>
      <source>One or more numbers, such as 8, 16 or 10..20; empty: all of a network</source>
      <translation>Eine oder mehrere Zahlen, etwa 8, 16 oder 10..20; leer: alle eines Netzes</translation>
    </message>
    <message>
      <source>One pattern cannot be left out of its own fit, so errors are those of the fit, and no model can be called the best: too close to call. Measure %1 patterns or more.</source>
      <translation>Ein einziges Muster lässt sich nicht aus seiner eigenen Anpassung herauslassen, deshalb sind die Fehler die der Anpassung, und kein Modell kann das beste genannt werden: zu knapp für ein Urteil. Messen Sie %1 Muster oder mehr.</translation>
    </message>
    <message>
      <source>One pattern, %1 measured messages. %2</source>
      <translation>Ein Muster, %1 gemessene Nachrichten. %2</translation>
    </message>
    <message>
      <source>One scenario</source>
      <translation>Ein Szenario</translation>
    </message>
    <message>
      <source>One server, such as s1, or a list of equal servers, such as s[1-10]; the GPUs of s1 are the nodes s1.0, s1.1 and so on</source>
      <translation>Ein Server, etwa s1, oder eine Liste gleicher Server, etwa s[1-10]; die GPUs von s1 sind die Knoten s1.0, s1.1 und so weiter</translation>
    </message>
    <message>
      <source>Only %1 was fitted.</source>
      <translation>Nur %1 wurde angepasst.</translation>
    </message>
    <message>
      <source>Only some rows are shown; show all rows before their order is applied.</source>
      <translation>Nur einige Zeilen werden angezeigt; erst alle Zeilen anzeigen, dann ihre Reihenfolge übernehmen.</translation>
    </message>
    <message>
      <source>Only what does not &amp;agree</source>
      <translation>Nur was nicht ü&amp;bereinstimmt</translation>
    </message>
    <message>
      <source>Open &amp;recent</source>
      <translation>&amp;Zuletzt geöffnet</translation>
    </message>
    <message>
      <source>Open &amp;results…</source>
      <translation>&amp;Ergebnisse öffnen…</translation>
    </message>
    <message>
      <source>Open a project file</source>
      <translation>Eine Projektdatei öffnen</translation>
    </message>
    <message>
      <source>Open another window, for another project</source>
      <translation>Ein weiteres Fenster öffnen, für ein anderes Projekt</translation>
    </message>
    <message>
      <source>Open campaign</source>
      <translation>Kampagne öffnen</translation>
    </message>
    <message>
      <source>Open project</source>
      <translation>Projekt öffnen</translation>
    </message>
    <message>
      <source>Open results of the campaign</source>
      <translation>Ergebnisse der Kampagne öffnen</translation>
    </message>
    <message>
      <source>Open sa&amp;mple</source>
      <translation>Beis&amp;piel öffnen</translation>
    </message>
    <message>
      <source>Opening %1…</source>
      <translation>%1 wird geöffnet…</translation>
    </message>
    <message>
      <source>Opening the campaign</source>
      <translation>Das Öffnen der Kampagne</translation>
    </message>
    <message>
      <source>Opening the project</source>
      <translation>Das Öffnen des Projekts</translation>
    </message>
    <message>
      <source>Open…</source>
      <translation>Öffnen…</translation>
    </message>
    <message>
      <source>Optimised</source>
      <translation>Optimiert</translation>
    </message>
    <message>
      <source>Options</source>
      <translation>Optionen</translation>
    </message>
    <message>
      <source>Order %1</source>
      <translation>%1 ordnen</translation>
    </message>
    <message>
      <source>Order of the d&amp;ocument</source>
      <translation>&amp;Reihenfolge des Dokuments</translation>
    </message>
    <message>
      <source>Order of the document</source>
      <translation>Reihenfolge des Dokuments</translation>
    </message>
    <message>
      <source>Ordering rows…</source>
      <translation>Zeilen werden geordnet…</translation>
    </message>
    <message>
      <source>Other names of the same links</source>
      <translation>Andere Namen derselben Verbindungen</translation>
    </message>
    <message>
      <source>Others are held against %1. Differences within the errors of the models are called too close to call.</source>
      <translation>Die anderen werden an %1 gemessen. Unterschiede innerhalb der Fehler der Modelle heißen zu knapp für ein Urteil.</translation>
    </message>
    <message>
      <source>Outcast</source>
      <translation>Outcast</translation>
    </message>
    <message>
      <source>Outliers</source>
      <translation>Ausreißer</translation>
    </message>
    <message>
      <source>Over %1</source>
      <translation>Über %1</translation>
    </message>
    <message>
      <source>Over m</source>
      <translation>Über m</translation>
    </message>
    <message>
      <source>Over n</source>
      <translation>Über n</translation>
    </message>
    <message>
      <source>Over size</source>
      <translation>Über der Größe</translation>
    </message>
    <message>
      <source>Overall</source>
      <translation>Insgesamt</translation>
    </message>
    <message>
      <source>Overheads</source>
      <translation>Aufwand</translation>
    </message>
    <message>
      <source>Oversubscription</source>
      <translation>Überbuchung</translation>
    </message>
    <message>
      <source>Oversubscription of the uplinks</source>
      <translation>Überbuchung der Uplinks</translation>
    </message>
    <message>
      <source>Overwriting it loses what the other program wrote. Saving under another name keeps both.</source>
      <translation>Beim Überschreiben geht verloren, was das andere Programm geschrieben hat. Unter einem anderen Namen gespeichert, bleibt beides erhalten.</translation>
    </message>
    <message>
      <source>P&amp;arameters</source>
      <translation>Pa&amp;rameter</translation>
    </message>
    <message>
      <source>P&amp;hases</source>
      <translation>P&amp;hasen</translation>
    </message>
    <message>
      <source>PCI bandwidth</source>
      <translation>PCI-Bandbreite</translation>
    </message>
    <message>
      <source>PCI switches</source>
      <translation>PCI-Switches</translation>
    </message>
    <message>
      <source>PDF (*.pdf)</source>
      <translation>PDF (*.pdf)</translation>
    </message>
    <message>
      <source>PDF document (*.pdf)</source>
      <translation>PDF-Dokument (*.pdf)</translation>
    </message>
    <message>
      <source>PNG picture (*.png)</source>
      <translation>PNG-Bild (*.png)</translation>
    </message>
    <message>
      <source>PUE</source>
      <translation>PUE</translation>
    </message>
    <message>
      <source>PUE differs</source>
      <translation>PUE ist verschieden</translation>
    </message>
    <message>
      <source>Page %1 of %2</source>
      <translation>Seite %1 von %2</translation>
    </message>
    <message>
      <source>Pages of the help</source>
      <translation>Seiten der Hilfe</translation>
    </message>
    <message>
      <source>Paid per</source>
      <translation>Bezahlt pro</translation>
    </message>
    <message>
      <source>Painting the network</source>
      <translation>Das Zeichnen des Netzes</translation>
    </message>
    <message>
      <source>Parameter</source>
      <translation>Parameter</translation>
    </message>
    <message>
      <source>Parameter %1</source>
      <translation>Parameter %1</translation>
    </message>
    <message>
      <source>Parameters</source>
      <translation>Parameter</translation>
    </message>
    <message>
      <source>Parameters of %1.</source>
      <translation>Parameter von %1.</translation>
    </message>
    <message>
      <source>Parameters of models</source>
      <translation>Parameter der Modelle</translation>
    </message>
    <message>
      <source>Parameters that formulas use.</source>
      <translation>Parameter, die Formeln benutzen.</translation>
    </message>
    <message>
      <source>Paraver</source>
      <translation>Paraver</translation>
    </message>
    <message>
      <source>Part</source>
      <translation>Teil</translation>
    </message>
    <message>
      <source>Part of the makespan that goes away</source>
      <translation>Teil der Gesamtdauer, der entfällt</translation>
    </message>
    <message>
      <source>Paste</source>
      <translation>Einfügen</translation>
    </message>
    <message>
      <source>Paste cells</source>
      <translation>Zellen einfügen</translation>
    </message>
    <message>
      <source>Paste into the network</source>
      <translation>In das Netz einfügen</translation>
    </message>
    <message>
      <source>Pasting…</source>
      <translation>Wird eingefügt…</translation>
    </message>
    <message>
      <source>Patarasuk and Yuan 2009; Sergeev and Del Balso 2018 (Horovod)</source>
      <translation>Patarasuk und Yuan 2009; Sergeev und Del Balso 2018 (Horovod)</translation>
    </message>
    <message>
      <source>Pattern</source>
      <translation>Muster</translation>
    </message>
    <message>
      <source>Pattern or program</source>
      <translation>Muster oder Programm</translation>
    </message>
    <message>
      <source>Patterns</source>
      <translation>Muster</translation>
    </message>
    <message>
      <source>Patterns and programs measured</source>
      <translation>Gemessene Muster und Programme</translation>
    </message>
    <message>
      <source>Patterns measured on a platform</source>
      <translation>Auf einer Plattform gemessene Muster</translation>
    </message>
    <message>
      <source>Patterns that have no part in the fit: the models are judged by them afterwards</source>
      <translation>Muster, die an der Anpassung keinen Anteil haben: an ihnen werden die Modelle danach gemessen</translation>
    </message>
    <message>
      <source>Patterns to judge the models by</source>
      <translation>Muster, an denen die Modelle gemessen werden</translation>
    </message>
    <message>
      <source>Patterns: %1</source>
      <translation>Muster: %1</translation>
    </message>
    <message>
      <source>Patterns: %1, programs: %2</source>
      <translation>Muster: %1, Programme: %2</translation>
    </message>
    <message>
      <source>Pause</source>
      <translation>Anhalten</translation>
    </message>
    <message>
      <source>Pause (F7)</source>
      <translation>Anhalten (F7)</translation>
    </message>
    <message>
      <source>Peer</source>
      <translation>Partner</translation>
    </message>
    <message>
      <source>Penalty</source>
      <translation>Penalty</translation>
    </message>
    <message>
      <source>Per</source>
      <translation>Je</translation>
    </message>
    <message>
      <source>Permutation</source>
      <translation>Permutation</translation>
    </message>
    <message>
      <source>Phase</source>
      <translation>Phase</translation>
    </message>
    <message>
      <source>Phases</source>
      <translation>Phasen</translation>
    </message>
    <message>
      <source>Pick this drawing tool; %1 while the topology has the keyboard</source>
      <translation>Dieses Zeichenwerkzeug wählen; %1, solange die Topologie den Tastaturfokus hat</translation>
    </message>
    <message>
      <source>Pick up a process of the selected node</source>
      <translation>Einen Prozess des ausgewählten Knotens aufnehmen</translation>
    </message>
    <message>
      <source>Picture</source>
      <translation>Bild</translation>
    </message>
    <message>
      <source>Picture copied: %1</source>
      <translation>Bild kopiert: %1</translation>
    </message>
    <message>
      <source>Pla&amp;ce processes…</source>
      <translation>P&amp;rozesse platzieren…</translation>
    </message>
    <message>
      <source>Pla&amp;tforms</source>
      <translation>Pla&amp;ttformen</translation>
    </message>
    <message>
      <source>Pla&amp;y or pause the steps</source>
      <translation>Schritte abs&amp;pielen oder anhalten</translation>
    </message>
    <message>
      <source>Place %1 on %2</source>
      <translation>%1 auf %2 platzieren</translation>
    </message>
    <message>
      <source>Place a node into the rack that you click</source>
      <translation>Einen Knoten in das angeklickte Rack setzen</translation>
    </message>
    <message>
      <source>Place a process</source>
      <translation>Einen Prozess platzieren</translation>
    </message>
    <message>
      <source>Place a switch where you click</source>
      <translation>Einen Switch an die angeklickte Stelle setzen</translation>
    </message>
    <message>
      <source>Place a switch with nodes where you click</source>
      <translation>Einen Switch mit Knoten an die angeklickte Stelle setzen</translation>
    </message>
    <message>
      <source>Place nodes</source>
      <translation>Knoten setzen</translation>
    </message>
    <message>
      <source>Place processes</source>
      <translation>Prozesse platzieren</translation>
    </message>
    <message>
      <source>Place processes of %1</source>
      <translation>Prozesse von %1 platzieren</translation>
    </message>
    <message>
      <source>Place racks</source>
      <translation>Racks setzen</translation>
    </message>
    <message>
      <source>Place switches</source>
      <translation>Switches setzen</translation>
    </message>
    <message>
      <source>Placement</source>
      <translation>Platzierung</translation>
    </message>
    <message>
      <source>Placement %1: which process runs on which node.</source>
      <translation>Platzierung %1: welcher Prozess auf welchem Knoten läuft.</translation>
    </message>
    <message>
      <source>Placement of processes</source>
      <translation>Platzierung der Prozesse</translation>
    </message>
    <message>
      <source>Placements</source>
      <translation>Platzierungen</translation>
    </message>
    <message>
      <source>Placements of the processes of %1; of random ones the medians.</source>
      <translation>Platzierungen der Prozesse von %1; von zufälligen die Mediane.</translation>
    </message>
    <message>
      <source>Plan (*.json)</source>
      <translation>Plan (*.json)</translation>
    </message>
    <message>
      <source>Plan what is measured on the cluster itself, as a job for its batch system</source>
      <translation>Planen, was auf dem Cluster selbst gemessen wird, als Job für sein Batchsystem</translation>
    </message>
    <message>
      <source>Planes are swept from one corner of a grid of processes to the other and back: receive from two neighbours, compute, send to the other two.</source>
      <translation>Ebenen werden von einer Ecke eines Gitters von Prozessen zur anderen und zurück durchlaufen: von zwei Nachbarn empfangen, rechnen, an die beiden anderen senden.</translation>
    </message>
    <message>
      <source>Platform</source>
      <translation>Plattform</translation>
    </message>
    <message>
      <source>Platform of tables</source>
      <translation>Plattform der Tabellen</translation>
    </message>
    <message>
      <source>Platform together</source>
      <translation>Plattform zusammen</translation>
    </message>
    <message>
      <source>Platforms</source>
      <translation>Plattformen</translation>
    </message>
    <message>
      <source>Play faster</source>
      <translation>Schneller abspielen</translation>
    </message>
    <message>
      <source>Play slower</source>
      <translation>Langsamer abspielen</translation>
    </message>
    <message>
      <source>Play the steps</source>
      <translation>Schritte abspielen</translation>
    </message>
    <message>
      <source>Play the steps at the next higher speed</source>
      <translation>Die Schritte mit der nächsthöheren Geschwindigkeit abspielen</translation>
    </message>
    <message>
      <source>Play the steps at the next lower speed</source>
      <translation>Die Schritte mit der nächstniedrigeren Geschwindigkeit abspielen</translation>
    </message>
    <message>
      <source>Play the steps in scaled time (F7)</source>
      <translation>Die Schritte in skalierter Zeit abspielen (F7)</translation>
    </message>
    <message>
      <source>Plot</source>
      <translation>Diagramm</translation>
    </message>
    <message>
      <source>Plot saved as %1</source>
      <translation>Diagramm gespeichert als %1</translation>
    </message>
    <message>
      <source>Plots</source>
      <translation>Diagramme</translation>
    </message>
    <message>
      <source>Plots and messages of the first %1 of %2 are shown; name other scenarios to see theirs.</source>
      <translation>Plots und Nachrichten der ersten %1 von %2 sind gezeigt; nennen Sie andere Szenarien, um ihre zu sehen.</translation>
    </message>
    <message>
      <source>Plots of the predicted times, rates and loads appear here once the project has a scenario: a platform, a workload and a model.</source>
      <translation>Hier erscheinen Diagramme der vorhergesagten Zeiten, Raten und Lasten, sobald das Projekt ein Szenario hat: eine Plattform, einen Workload und ein Modell.</translation>
    </message>
    <message>
      <source>Policy</source>
      <translation>Strategie</translation>
    </message>
    <message>
      <source>Power</source>
      <translation>Leistung</translation>
    </message>
    <message>
      <source>Power of one</source>
      <translation>Leistung je Stück</translation>
    </message>
    <message>
      <source>Power usage effectiveness: all power, cooling included, over its own, such as 1.3; empty: 1</source>
      <translation>Power usage effectiveness: alle Leistung samt Kühlung durch die eigene, etwa 1.3; leer: 1</translation>
    </message>
    <message>
      <source>Pre&amp;ferences…</source>
      <translation>Einstellun&amp;gen…</translation>
    </message>
    <message>
      <source>Predicted</source>
      <translation>Vorhergesagt</translation>
    </message>
    <message>
      <source>Predicted %1</source>
      <translation>Vorhergesagt %1</translation>
    </message>
    <message>
      <source>Predicted and measured time per message</source>
      <translation>Vorhergesagte und gemessene Zeit je Nachricht</translation>
    </message>
    <message>
      <source>Predicted and measured times of %1 messages</source>
      <translation>Vorhergesagte und gemessene Zeiten von %1 Nachrichten</translation>
    </message>
    <message>
      <source>Predicted over measured</source>
      <translation>Vorhergesagt über gemessen</translation>
    </message>
    <message>
      <source>Predicted over measured times</source>
      <translation>Vorhergesagte über gemessenen Zeiten</translation>
    </message>
    <message>
      <source>Predicted time</source>
      <translation>Vorhergesagte Zeit</translation>
    </message>
    <message>
      <source>Predicted time from start to finish</source>
      <translation>Vorhergesagte Zeit vom Start bis zum Ende</translation>
    </message>
    <message>
      <source>Predicted time per message</source>
      <translation>Vorhergesagte Zeit je Nachricht</translation>
    </message>
    <message>
      <source>Predicted time under %1</source>
      <translation>Vorhergesagte Zeit mit %1</translation>
    </message>
    <message>
      <source>Predicted times</source>
      <translation>Vorhergesagte Zeiten</translation>
    </message>
    <message>
      <source>Predicted times of %1 messages</source>
      <translation>Vorhergesagte Zeiten von %1 Nachrichten</translation>
    </message>
    <message>
      <source>Predicted times of the candidates with %1.</source>
      <translation>Vorhergesagte Zeiten der Kandidaten, %1.</translation>
    </message>
    <message>
      <source>Predicted with model %1.</source>
      <translation>Vorhergesagt mit dem Modell %1.</translation>
    </message>
    <message>
      <source>Predicted without</source>
      <translation>Vorhergesagt ohne</translation>
    </message>
    <message>
      <source>Predicted − measured: %1%2 %</source>
      <translation>Vorhergesagt − gemessen: %1%2 %</translation>
    </message>
    <message>
      <source>Predicted, %1</source>
      <translation>Vorhergesagt, %1</translation>
    </message>
    <message>
      <source>Predicting</source>
      <translation>Vorhersage</translation>
    </message>
    <message>
      <source>Predicting scenario %1 with model %2</source>
      <translation>Szenario %1 wird mit Modell %2 vorhergesagt</translation>
    </message>
    <message>
      <source>Predicting the scenarios</source>
      <translation>Die Vorhersage der Szenarien</translation>
    </message>
    <message>
      <source>Predicting what was measured</source>
      <translation>Die Vorhersage des Gemessenen</translation>
    </message>
    <message>
      <source>Predicting with %1</source>
      <translation>Vorhersage mit %1</translation>
    </message>
    <message>
      <source>Predicting with the models to compare</source>
      <translation>Die Vorhersage mit den Vergleichsmodellen</translation>
    </message>
    <message>
      <source>Predicting…</source>
      <translation>Vorhersage läuft…</translation>
    </message>
    <message>
      <source>Predictions of your own: take asymmetric.</source>
      <translation>Eigene Vorhersagen: asymmetric nehmen.</translation>
    </message>
    <message>
      <source>Predictions of your own: take max-min.</source>
      <translation>Eigene Vorhersagen: max-min nehmen.</translation>
    </message>
    <message>
      <source>Predicts how long messages take that share a cluster's network, and shows what limits them.</source>
      <translation>Sagt vorher, wie lange Nachrichten brauchen, die sich das Netz eines Clusters teilen, und zeigt, was sie begrenzt.</translation>
    </message>
    <message>
      <source>Preferences</source>
      <translation>Einstellungen</translation>
    </message>
    <message>
      <source>Preparing the plot</source>
      <translation>Das Vorbereiten des Diagramms</translation>
    </message>
    <message>
      <source>Preparing the plot…</source>
      <translation>Diagramm wird vorbereitet…</translation>
    </message>
    <message>
      <source>Preparing the program</source>
      <translation>Das Vorbereiten des Programms</translation>
    </message>
    <message>
      <source>Present</source>
      <translation>Aktuell</translation>
    </message>
    <message>
      <source>Preset</source>
      <translation>Vorlage</translation>
    </message>
    <message>
      <source>Preset within servers</source>
      <translation>Vorlage in Servern</translation>
    </message>
    <message>
      <source>Presets of networks: measured clusters</source>
      <translation>Netzvorlagen: gemessene Cluster</translation>
    </message>
    <message>
      <source>Presets of networks: nominal rates</source>
      <translation>Netzvorlagen: Nennraten</translation>
    </message>
    <message>
      <source>Presets of what is within servers</source>
      <translation>Vorlagen für das Innere von Servern</translation>
    </message>
    <message>
      <source>Preview of the report</source>
      <translation>Vorschau des Berichts</translation>
    </message>
    <message>
      <source>Previous hit</source>
      <translation>Voriger Treffer</translation>
    </message>
    <message>
      <source>Previous step</source>
      <translation>Voriger Schritt</translation>
    </message>
    <message>
      <source>Previous step (Alt+Left)</source>
      <translation>Voriger Schritt (Alt+Links)</translation>
    </message>
    <message>
      <source>Price</source>
      <translation>Preis</translation>
    </message>
    <message>
      <source>Price against time</source>
      <translation>Preis gegen Zeit</translation>
    </message>
    <message>
      <source>Price and costs of every year, with energy, over the platform's years; where there are such costs, candidates are judged by it</source>
      <translation>Preis und jährliche Kosten mit Energie über die Jahre der Plattform; wo es solche Kosten gibt, wird danach geurteilt</translation>
    </message>
    <message>
      <source>Price of energy</source>
      <translation>Energiepreis</translation>
    </message>
    <message>
      <source>Price of one</source>
      <translation>Preis je Stück</translation>
    </message>
    <message>
      <source>Price of the platform, or the sum of the prices of its nodes and links</source>
      <translation>Preis der Plattform, oder die Summe der Preise ihrer Knoten und Verbindungen</translation>
    </message>
    <message>
      <source>Price over makespan of %1</source>
      <translation>Preis über Gesamtdauer von %1</translation>
    </message>
    <message>
      <source>Price over time</source>
      <translation>Preis über Zeit</translation>
    </message>
    <message>
      <source>Prices</source>
      <translation>Preise</translation>
    </message>
    <message>
      <source>Prices and routes stay as they are</source>
      <translation>Preise und Routen bleiben, wie sie sind</translation>
    </message>
    <message>
      <source>Prices and times of the candidates with %1.</source>
      <translation>Preise und Zeiten der Kandidaten, %1.</translation>
    </message>
    <message>
      <source>Printed</source>
      <translation>Gedruckt</translation>
    </message>
    <message>
      <source>Printed and computed values</source>
      <translation>Gedruckte und berechnete Werte</translation>
    </message>
    <message>
      <source>Pro&amp;gram</source>
      <translation>Pro&amp;gramm</translation>
    </message>
    <message>
      <source>Problem</source>
      <translation>Problem</translation>
    </message>
    <message>
      <source>Problems</source>
      <translation>Probleme</translation>
    </message>
    <message>
      <source>Process</source>
      <translation>Prozess</translation>
    </message>
    <message>
      <source>Processe&amp;s</source>
      <translation>Proze&amp;sse</translation>
    </message>
    <message>
      <source>Processes</source>
      <translation>Prozesse</translation>
    </message>
    <message>
      <source>Processes and their nodes</source>
      <translation>Prozesse und ihre Knoten</translation>
    </message>
    <message>
      <source>Processes n</source>
      <translation>Prozesse n</translation>
    </message>
    <message>
      <source>Processes of the application</source>
      <translation>Prozesse der Anwendung</translation>
    </message>
    <message>
      <source>Processes on a node at most</source>
      <translation>Prozesse je Knoten, höchstens</translation>
    </message>
    <message>
      <source>Processes on the path: busy with messages that they send or receive; empty where no overhead is on it</source>
      <translation>Prozesse auf dem Pfad: beschäftigt mit Nachrichten, die sie senden oder empfangen; leer, wo kein Aufwand darauf liegt</translation>
    </message>
    <message>
      <source>Processes that stay where they are</source>
      <translation>Prozesse, die bleiben, wo sie sind</translation>
    </message>
    <message>
      <source>Processes, those of a node together.</source>
      <translation>Prozesse, die eines Knotens beieinander.</translation>
    </message>
    <message>
      <source>Processors of each node; empty: 1</source>
      <translation>Prozessoren jedes Knotens; leer: 1</translation>
    </message>
    <message>
      <source>Program</source>
      <translation>Programm</translation>
    </message>
    <message>
      <source>Program by recipe…</source>
      <translation>Programm nach Rezept…</translation>
    </message>
    <message>
      <source>Program of %1, which runs on %2.</source>
      <translation>Programm von %1, das auf %2 läuft.</translation>
    </message>
    <message>
      <source>Program of %1.</source>
      <translation>Programm von %1.</translation>
    </message>
    <message>
      <source>Programs</source>
      <translation>Programme</translation>
    </message>
    <message>
      <source>Progress of the calibration</source>
      <translation>Fortschritt der Kalibrierung</translation>
    </message>
    <message>
      <source>Progress of the comparison</source>
      <translation>Fortschritt des Vergleichs</translation>
    </message>
    <message>
      <source>Progress of the prediction</source>
      <translation>Fortschritt der Vorhersage</translation>
    </message>
    <message>
      <source>Project</source>
      <translation>Projekt</translation>
    </message>
    <message>
      <source>Project file</source>
      <translation>Projektdatei</translation>
    </message>
    <message>
      <source>Projects you open or save are listed here.</source>
      <translation>Geöffnete und gespeicherte Projekte werden hier aufgelistet.</translation>
    </message>
    <message>
      <source>Proposed</source>
      <translation>Vorgeschlagen</translation>
    </message>
    <message>
      <source>Published and older</source>
      <translation>Veröffentlichte und ältere</translation>
    </message>
    <message>
      <source>Published and older…</source>
      <translation>Veröffentlichte und ältere …</translation>
    </message>
    <message>
      <source>Published table</source>
      <translation>Veröffentlichte Tabelle</translation>
    </message>
    <message>
      <source>Published: %1</source>
      <translation>Veröffentlicht: %1</translation>
    </message>
    <message>
      <source>Put panels and the columns of the sheets back to how they were at the first start</source>
      <translation>Bereiche und Tabellenspalten wieder so anordnen wie beim ersten Start</translation>
    </message>
    <message>
      <source>Put the clipboard's cells here; rows are added as needed</source>
      <translation>Die Zellen der Zwischenablage hier einsetzen; Zeilen werden bei Bedarf ergänzt</translation>
    </message>
    <message>
      <source>Queue pairs</source>
      <translation>Warteschlangenpaare</translation>
    </message>
    <message>
      <source>Rack</source>
      <translation>Rack</translation>
    </message>
    <message>
      <source>Racks</source>
      <translation>Racks</translation>
    </message>
    <message>
      <source>Racks of equal nodes, each with one switch. Two racks are joined by a backbone link, three or more hang on a core switch.</source>
      <translation>Racks mit gleichen Knoten und je einem Switch. Zwei Racks sind durch eine Backbone-Verbindung verbunden, drei oder mehr hängen an einem Core-Switch.</translation>
    </message>
    <message>
      <source>Racks, tree, fat-tree, leaf–spine, mesh, torus or dragonfly of any size</source>
      <translation>Racks, Baum, Fat-Tree, Leaf–Spine, Mesh, Torus oder Dragonfly beliebiger Größe</translation>
    </message>
    <message>
      <source>Rail-optimised</source>
      <translation>Nach Rails geordnet</translation>
    </message>
    <message>
      <source>Rails</source>
      <translation>Rails</translation>
    </message>
    <message>
      <source>Random</source>
      <translation>Zufällig</translation>
    </message>
    <message>
      <source>Random pairs</source>
      <translation>Zufällige Paare</translation>
    </message>
    <message>
      <source>Random placements</source>
      <translation>Zufällige Platzierungen</translation>
    </message>
    <message>
      <source>Random traffic over TCP, with kappa_host as the hosts' queues are.</source>
      <translation>Zufälliger Verkehr über TCP, mit kappa_host gemäß den Warteschlangen der Rechner.</translation>
    </message>
    <message>
      <source>Rank</source>
      <translation>Rang</translation>
    </message>
    <message>
      <source>Ranking of the models</source>
      <translation>Rangfolge der Modelle</translation>
    </message>
    <message>
      <source>Ranks</source>
      <translation>Ränge</translation>
    </message>
    <message>
      <source>Rate</source>
      <translation>Rate</translation>
    </message>
    <message>
      <source>Rate of a link</source>
      <translation>Rate einer Verbindung</translation>
    </message>
    <message>
      <source>Rate of a node</source>
      <translation>Rate eines Knotens</translation>
    </message>
    <message>
      <source>Rate of each message over time</source>
      <translation>Rate jeder Nachricht über der Zeit</translation>
    </message>
    <message>
      <source>Rate within servers</source>
      <translation>Rate in Servern</translation>
    </message>
    <message>
      <source>Rates</source>
      <translation>Raten</translation>
    </message>
    <message>
      <source>Re&amp;load</source>
      <translation>Neu &amp;laden</translation>
    </message>
    <message>
      <source>Read as</source>
      <translation>Gelesen als</translation>
    </message>
    <message>
      <source>Read how things are done</source>
      <translation>Nachlesen, wie etwas geht</translation>
    </message>
    <message>
      <source>Read the project's file again</source>
      <translation>Die Projektdatei erneut lesen</translation>
    </message>
    <message>
      <source>Reading %1 …</source>
      <translation>%1 wird gelesen …</translation>
    </message>
    <message>
      <source>Reading the campaign…</source>
      <translation>Die Kampagne wird gelesen…</translation>
    </message>
    <message>
      <source>Reading the file</source>
      <translation>Das Lesen der Datei</translation>
    </message>
    <message>
      <source>Reading the results</source>
      <translation>Das Lesen der Ergebnisse</translation>
    </message>
    <message>
      <source>Reading the results…</source>
      <translation>Die Ergebnisse werden gelesen…</translation>
    </message>
    <message>
      <source>Receive overhead</source>
      <translation>Aufwand beim Empfangen</translation>
    </message>
    <message>
      <source>Receivers</source>
      <translation>Empfänger</translation>
    </message>
    <message>
      <source>Receiving</source>
      <translation>Empfangen</translation>
    </message>
    <message>
      <source>Recent files</source>
      <translation>Zuletzt geöffnete Dateien</translation>
    </message>
    <message>
      <source>Recognised by %1.</source>
      <translation>Erkannt an: %1.</translation>
    </message>
    <message>
      <source>Recommended model</source>
      <translation>Empfohlenes Modell</translation>
    </message>
    <message>
      <source>Recompute the published tables and compare with the printed numbers</source>
      <translation>Die veröffentlichten Tabellen neu berechnen und mit den gedruckten Zahlen vergleichen</translation>
    </message>
    <message>
      <source>Recomputing the published tables</source>
      <translation>Das Nachrechnen der veröffentlichten Tabellen</translation>
    </message>
    <message>
      <source>Recomputing the published tables: %1 %</source>
      <translation>Veröffentlichte Tabellen werden neu berechnet: %1 %</translation>
    </message>
    <message>
      <source>Recomputing the published tables…</source>
      <translation>Veröffentlichte Tabellen werden neu berechnet…</translation>
    </message>
    <message>
      <source>Reference</source>
      <translation>Referenz</translation>
    </message>
    <message>
      <source>Regressions</source>
      <translation>Rückschritte</translation>
    </message>
    <message>
      <source>Regular e&amp;xpression</source>
      <translation>Regulärer Ausdr&amp;uck</translation>
    </message>
    <message>
      <source>Reload</source>
      <translation>Neu laden</translation>
    </message>
    <message>
      <source>Remove</source>
      <translation>Entfernen</translation>
    </message>
    <message>
      <source>Remove %1</source>
      <translation>%1 entfernen</translation>
    </message>
    <message>
      <source>Remove node %1</source>
      <translation>Knoten %1 entfernen</translation>
    </message>
    <message>
      <source>Remove server %1</source>
      <translation>Server %1 entfernen</translation>
    </message>
    <message>
      <source>Remove switch %1</source>
      <translation>Switch %1 entfernen</translation>
    </message>
    <message>
      <source>Rename</source>
      <translation>Umbenennen</translation>
    </message>
    <message>
      <source>Rename %1</source>
      <translation>%1 umbenennen</translation>
    </message>
    <message>
      <source>Rename %1 to %2</source>
      <translation>%1 in %2 umbenennen</translation>
    </message>
    <message>
      <source>Rep&amp;lace by</source>
      <translation>&amp;Ersetzen durch</translation>
    </message>
    <message>
      <source>Repeat &amp;until within:</source>
      <translation>Wiederholen, &amp;bis auf:</translation>
    </message>
    <message>
      <source>Repeat the first column of the selection in the others</source>
      <translation>Die erste Spalte der Auswahl in den übrigen wiederholen</translation>
    </message>
    <message>
      <source>Repeat the first row of the selection in the others</source>
      <translation>Die erste Zeile der Auswahl in den übrigen wiederholen</translation>
    </message>
    <message>
      <source>Repetitions</source>
      <translation>Wiederholungen</translation>
    </message>
    <message>
      <source>Replace %1 cells</source>
      <translation>In %1 Zellen ersetzen</translation>
    </message>
    <message>
      <source>Replace &amp;all</source>
      <translation>A&amp;lle ersetzen</translation>
    </message>
    <message>
      <source>Replace 1 cell</source>
      <translation>In 1 Zelle ersetzen</translation>
    </message>
    <message>
      <source>Replace in all hits, as one undo step</source>
      <translation>In allen Treffern ersetzen, als ein Rückgängig-Schritt</translation>
    </message>
    <message>
      <source>Replace in the current cell and go to the next hit</source>
      <translation>In der aktuellen Zelle ersetzen und zum nächsten Treffer gehen</translation>
    </message>
    <message>
      <source>Replace messages of %1</source>
      <translation>Nachrichten von %1 ersetzen</translation>
    </message>
    <message>
      <source>Replaces</source>
      <translation>Ersetzt</translation>
    </message>
    <message>
      <source>Replacing %1 cells…</source>
      <translation>In %1 Zellen wird ersetzt…</translation>
    </message>
    <message>
      <source>Replicas of a model whose stages form a pipeline: microbatches go through it and back, in every stage with an exchange of tokens between the experts of all replicas before and after it; then the gradients are reduced in three steps: scattered within the node, in a ring over the replicas, gathered within the node. A stage lies on one node when nodes have as many cores as a stage has processes.</source>
      <translation>Kopien eines Modells, dessen Stufen eine Pipeline bilden: Mikrobatches gehen hindurch und zurück, in jeder Stufe mit einem Austausch von Token zwischen den Experten aller Kopien davor und danach; dann werden die Gradienten in drei Schritten reduziert: im Knoten verteilt, in einem Ring über die Kopien, im Knoten gesammelt. Eine Stufe liegt auf einem Knoten, wenn Knoten so viele Kerne haben wie eine Stufe Prozesse.</translation>
    </message>
    <message>
      <source>Report</source>
      <translation>Bericht</translation>
    </message>
    <message>
      <source>Report…</source>
      <translation>Bericht …</translation>
    </message>
    <message>
      <source>Reproducing the published numbers.</source>
      <translation>Die veröffentlichten Zahlen nachvollziehen.</translation>
    </message>
    <message>
      <source>Reproducing what the paper compares its model with.</source>
      <translation>Nachvollziehen, womit die Veröffentlichung ihr Modell vergleicht.</translation>
    </message>
    <message>
      <source>Request</source>
      <translation>Anforderung</translation>
    </message>
    <message>
      <source>Residual</source>
      <translation>Rest</translation>
    </message>
    <message>
      <source>Residuals</source>
      <translation>Residuen</translation>
    </message>
    <message>
      <source>Residuals of the contention signature</source>
      <translation>Residuen der Contention-Signatur</translation>
    </message>
    <message>
      <source>Restore</source>
      <translation>Wiederherstellen</translation>
    </message>
    <message>
      <source>Result</source>
      <translation>Ergebnis</translation>
    </message>
    <message>
      <source>Result of contraflow-run</source>
      <translation>Ergebnis von contraflow-run</translation>
    </message>
    <message>
      <source>Results</source>
      <translation>Ergebnisse</translation>
    </message>
    <message>
      <source>Results (*.csv);;All files (*)</source>
      <translation>Ergebnisse (*.csv);;Alle Dateien (*)</translation>
    </message>
    <message>
      <source>Results of contraflow-run (*.json);;All files (*)</source>
      <translation>Ergebnisse von contraflow-run (*.json);;Alle Dateien (*)</translation>
    </message>
    <message>
      <source>Results of the campaign</source>
      <translation>Ergebnisse der Kampagne</translation>
    </message>
    <message>
      <source>Resume</source>
      <translation>Fortsetzen</translation>
    </message>
    <message>
      <source>Ring</source>
      <translation>Ring</translation>
    </message>
    <message>
      <source>Rings or trees at once; empty: one for each rail of the servers in use</source>
      <translation>Ringe oder Bäume zugleich; leer: einer für jede benutzte Schiene der Server</translation>
    </message>
    <message>
      <source>Root</source>
      <translation>Wurzel</translation>
    </message>
    <message>
      <source>Round-robin per node</source>
      <translation>Round-Robin je Knoten</translation>
    </message>
    <message>
      <source>Round-robin per processor</source>
      <translation>Round-Robin je Prozessor</translation>
    </message>
    <message>
      <source>Routes</source>
      <translation>Routen</translation>
    </message>
    <message>
      <source>Routes that %1 writes out; both ways where none is named.</source>
      <translation>Routen, die %1 ausschreibt; beide Richtungen, wo keine genannt ist.</translation>
    </message>
    <message>
      <source>Routing</source>
      <translation>Routing</translation>
    </message>
    <message>
      <source>Routing becomes %1.</source>
      <translation>Die Wegewahl wird %1.</translation>
    </message>
    <message>
      <source>Row</source>
      <translation>Zeile</translation>
    </message>
    <message>
      <source>Rows</source>
      <translation>Zeilen</translation>
    </message>
    <message>
      <source>Rows cannot be moved while the sheet shows them in another order or only some of them; clear the sort and the filter first.</source>
      <translation>Zeilen lassen sich nicht verschieben, solange die Tabelle sie in anderer Reihenfolge oder nur einige von ihnen zeigt; zuerst Sortierung und Filter aufheben.</translation>
    </message>
    <message>
      <source>Rows change places in the project, as one undo step</source>
      <translation>Zeilen wechseln im Projekt die Plätze, als ein Rückgängig-Schritt</translation>
    </message>
    <message>
      <source>Rows of the file</source>
      <translation>Zeilen der Datei</translation>
    </message>
    <message>
      <source>Rows of the program</source>
      <translation>Zeilen des Programms</translation>
    </message>
    <message>
      <source>Rows that were edited stay where they are until then</source>
      <translation>Bearbeitete Zeilen bleiben bis dahin, wo sie sind</translation>
    </message>
    <message>
      <source>Rules</source>
      <translation>Regeln</translation>
    </message>
    <message>
      <source>Running cost</source>
      <translation>Laufende Kosten</translation>
    </message>
    <message>
      <source>Running scenario %1 with model %2</source>
      <translation>Szenario %1 läuft mit dem Modell %2</translation>
    </message>
    <message>
      <source>Runs that would tell more</source>
      <translation>Läufe, die mehr aussagen würden</translation>
    </message>
    <message>
      <source>S&amp;cenario:</source>
      <translation>S&amp;zenario:</translation>
    </message>
    <message>
      <source>S&amp;cenarios</source>
      <translation>Szenar&amp;ien</translation>
    </message>
    <message>
      <source>S&amp;eed:</source>
      <translation>S&amp;eed:</translation>
    </message>
    <message>
      <source>S&amp;weeps</source>
      <translation>S&amp;weeps</translation>
    </message>
    <message>
      <source>SHA-256</source>
      <translation>SHA-256</translation>
    </message>
    <message>
      <source>SVG drawing (*.svg)</source>
      <translation>SVG-Zeichnung (*.svg)</translation>
    </message>
    <message>
      <source>SVG picture (*.svg)</source>
      <translation>SVG-Bild (*.svg)</translation>
    </message>
    <message>
      <source>Sa&amp;mples:</source>
      <translation>Stich&amp;proben:</translation>
    </message>
    <message>
      <source>Samples</source>
      <translation>Beispiele</translation>
    </message>
    <message>
      <source>Save &amp;as…</source>
      <translation>Speichern &amp;unter…</translation>
    </message>
    <message>
      <source>Save as &amp;HTML…</source>
      <translation>Als &amp;HTML speichern…</translation>
    </message>
    <message>
      <source>Save as &amp;PDF…</source>
      <translation>Als &amp;PDF speichern…</translation>
    </message>
    <message>
      <source>Save picture as</source>
      <translation>Bild speichern unter</translation>
    </message>
    <message>
      <source>Save plan as</source>
      <translation>Plan speichern unter</translation>
    </message>
    <message>
      <source>Save plot…</source>
      <translation>Diagramm speichern…</translation>
    </message>
    <message>
      <source>Save project as</source>
      <translation>Projekt speichern unter</translation>
    </message>
    <message>
      <source>Save report as</source>
      <translation>Bericht speichern unter</translation>
    </message>
    <message>
      <source>Save the changes to %1?</source>
      <translation>Die Änderungen an %1 speichern?</translation>
    </message>
    <message>
      <source>Save the new campaign as</source>
      <translation>Neue Kampagne speichern als</translation>
    </message>
    <message>
      <source>Save the plot as PNG, SVG or PDF, or its numbers as CSV</source>
      <translation>Das Diagramm als PNG, SVG oder PDF oder seine Zahlen als CSV speichern</translation>
    </message>
    <message>
      <source>Save topology pict&amp;ure…</source>
      <translation>T&amp;opologiebild speichern…</translation>
    </message>
    <message>
      <source>Saved</source>
      <translation>Ersparnis</translation>
    </message>
    <message>
      <source>Saved time costs</source>
      <translation>Gesparte Zeit kostet</translation>
    </message>
    <message>
      <source>Saved: %1</source>
      <translation>Gespeichert: %1</translation>
    </message>
    <message>
      <source>Save…</source>
      <translation>Speichern…</translation>
    </message>
    <message>
      <source>Saving %1…</source>
      <translation>%1 wird gespeichert…</translation>
    </message>
    <message>
      <source>Saving the picture</source>
      <translation>Das Speichern des Bilds</translation>
    </message>
    <message>
      <source>Saving the plan</source>
      <translation>Das Speichern des Plans</translation>
    </message>
    <message>
      <source>Saving the project</source>
      <translation>Das Speichern des Projekts</translation>
    </message>
    <message>
      <source>Saving the report</source>
      <translation>Das Speichern des Berichts</translation>
    </message>
    <message>
      <source>Saving the results</source>
      <translation>Das Speichern der Ergebnisse</translation>
    </message>
    <message>
      <source>Saving the topology to %1… %2 %</source>
      <translation>Topologie wird in %1 gespeichert… %2 %</translation>
    </message>
    <message>
      <source>Scena&amp;rio</source>
      <translation>Szenari&amp;o</translation>
    </message>
    <message>
      <source>Scena&amp;rios</source>
      <translation>&amp;Szenarien</translation>
    </message>
    <message>
      <source>Scenario</source>
      <translation>Szenario</translation>
    </message>
    <message>
      <source>Scenario %1 has the model %2 already</source>
      <translation>Das Szenario %1 hat das Modell %2 schon</translation>
    </message>
    <message>
      <source>Scenario %1 is missing: %2</source>
      <translation>Szenario %1 fehlt: %2</translation>
    </message>
    <message>
      <source>Scenario %1 runs an application. The sheets Processes, Events, Phases, Critical path and Results and the plots of the tab Application show what it gave.</source>
      <translation>Szenario %1 führt eine Anwendung aus. Die Tabellen Prozesse, Ereignisse, Phasen, Kritischer Pfad und Ergebnisse und die Diagramme des Reiters Anwendung zeigen, was sie ergab.</translation>
    </message>
    <message>
      <source>Scenario %1 sends the messages of a workload, which wait for nothing. Critical paths belong to scenarios that run an application.</source>
      <translation>Szenario %1 sendet die Nachrichten einer Last, die auf nichts warten. Kritische Pfade gehören zu Szenarien, die eine Anwendung ausführen.</translation>
    </message>
    <message>
      <source>Scenario %1 sends the messages of a workload: their times are in the sheet Results. What is here belongs to scenarios that run an application.</source>
      <translation>Das Szenario %1 sendet die Nachrichten eines Workloads: ihre Zeiten stehen im Blatt Ergebnisse. Was hier steht, gehört zu Szenarien, die eine Anwendung ausführen.</translation>
    </message>
    <message>
      <source>Scenario %1, model %2</source>
      <translation>Szenario %1, Modell %2</translation>
    </message>
    <message>
      <source>Scenario %1, model %2: %3</source>
      <translation>Szenario %1, Modell %2: %3</translation>
    </message>
    <message>
      <source>Scenario %1: %2</source>
      <translation>Szenario %1: %2</translation>
    </message>
    <message>
      <source>Scenarios</source>
      <translation>Szenarien</translation>
    </message>
    <message>
      <source>Scenarios refer to a mapping by its name</source>
      <translation>Szenarien verweisen auf eine Zuordnung über ihren Namen</translation>
    </message>
    <message>
      <source>Scenarios refer to a model by its name</source>
      <translation>Szenarien verweisen auf ein Modell über seinen Namen</translation>
    </message>
    <message>
      <source>Scenarios refer to a platform by its name</source>
      <translation>Szenarien verweisen auf eine Plattform über ihren Namen</translation>
    </message>
    <message>
      <source>Scenarios refer to a workload by its name; its messages are in the sheet Messages</source>
      <translation>Szenarien verweisen auf einen Workload über seinen Namen; seine Nachrichten stehen in der Tabelle Nachrichten</translation>
    </message>
    <message>
      <source>Scenarios refer to an application by its name; its events are in the sheet Program</source>
      <translation>Szenarien beziehen sich auf eine Anwendung durch ihren Namen; ihre Ereignisse stehen im Blatt Programm</translation>
    </message>
    <message>
      <source>Scenarios to measure</source>
      <translation>Szenarien, die gemessen werden</translation>
    </message>
    <message>
      <source>Search the gallery</source>
      <translation>Galerie durchsuchen</translation>
    </message>
    <message>
      <source>Search the guide</source>
      <translation>Handbuch durchsuchen</translation>
    </message>
    <message>
      <source>Searching…</source>
      <translation>Suche läuft…</translation>
    </message>
    <message>
      <source>See what a job measures as it comes in, beside what is predicted</source>
      <translation>Sehen, was ein Job misst, sobald es ankommt, neben dem, was vorhergesagt ist</translation>
    </message>
    <message>
      <source>Seed</source>
      <translation>Seed</translation>
    </message>
    <message>
      <source>Seed: %1 is not a whole number; write one from 0 on, such as 1</source>
      <translation>Seed: %1 ist keine ganze Zahl; eine ab 0 angeben, etwa 1</translation>
    </message>
    <message>
      <source>Seeds</source>
      <translation>Seeds</translation>
    </message>
    <message>
      <source>Segment</source>
      <translation>Segment</translation>
    </message>
    <message>
      <source>Segments</source>
      <translation>Segmente</translation>
    </message>
    <message>
      <source>Select a node on which a process is placed by hand; then go to another node and press Enter.</source>
      <translation>Einen Knoten auswählen, auf dem ein Prozess von Hand platziert ist; dann zu einem anderen Knoten gehen und die Eingabetaste drücken.</translation>
    </message>
    <message>
      <source>Select all cells</source>
      <translation>Alle Zellen auswählen</translation>
    </message>
    <message>
      <source>Select all switches and nodes</source>
      <translation>Alle Switches und Knoten auswählen</translation>
    </message>
    <message>
      <source>Select an event in a sheet or a plot, and what held it up is explained here.</source>
      <translation>Ein Ereignis in einer Tabelle oder einem Diagramm auswählen; was es aufhielt, wird hier erklärt.</translation>
    </message>
    <message>
      <source>Select and move</source>
      <translation>Auswählen und verschieben</translation>
    </message>
    <message>
      <source>Select columns</source>
      <translation>Spalten auswählen</translation>
    </message>
    <message>
      <source>Select nothing and show everything (Esc)</source>
      <translation>Nichts auswählen und alles anzeigen (Esc)</translation>
    </message>
    <message>
      <source>Select rows</source>
      <translation>Zeilen auswählen</translation>
    </message>
    <message>
      <source>Select the whole columns of the selection</source>
      <translation>Die ganzen Spalten der Auswahl auswählen</translation>
    </message>
    <message>
      <source>Select the whole rows of the selection</source>
      <translation>Die ganzen Zeilen der Auswahl auswählen</translation>
    </message>
    <message>
      <source>Select the whole sheet</source>
      <translation>Die ganze Tabelle auswählen</translation>
    </message>
    <message>
      <source>Select things; drag switches to move them, nodes into another rack</source>
      <translation>Objekte auswählen; Switches ziehen, um sie zu verschieben, Knoten in ein anderes Rack ziehen</translation>
    </message>
    <message>
      <source>Select three or more switches, or nodes of three or more racks, to distribute them.</source>
      <translation>Zum Verteilen drei oder mehr Switches oder Knoten aus drei oder mehr Racks auswählen.</translation>
    </message>
    <message>
      <source>Select two or more switches, or nodes of two or more racks, to align them.</source>
      <translation>Zum Ausrichten zwei oder mehr Switches oder Knoten aus zwei oder mehr Racks auswählen.</translation>
    </message>
    <message>
      <source>Selected messages</source>
      <translation>Ausgewählte Nachrichten</translation>
    </message>
    <message>
      <source>Selected rates and total throughput over time</source>
      <translation>Ausgewählte Raten und Gesamtdurchsatz über der Zeit</translation>
    </message>
    <message>
      <source>Selected rows of %1</source>
      <translation>Ausgewählte Zeilen von %1</translation>
    </message>
    <message>
      <source>Selection</source>
      <translation>Auswahl</translation>
    </message>
    <message>
      <source>Self-check</source>
      <translation>Selbstprüfung</translation>
    </message>
    <message>
      <source>Send overhead</source>
      <translation>Aufwand beim Senden</translation>
    </message>
    <message>
      <source>Senders</source>
      <translation>Sender</translation>
    </message>
    <message>
      <source>Sending</source>
      <translation>Senden</translation>
    </message>
    <message>
      <source>Sent</source>
      <translation>Gesendet</translation>
    </message>
    <message>
      <source>Sent within the node</source>
      <translation>Innerhalb des Knotens gesendet</translation>
    </message>
    <message>
      <source>Separator</source>
      <translation>Trennzeichen</translation>
    </message>
    <message>
      <source>Ser&amp;vers</source>
      <translation>Ser&amp;ver</translation>
    </message>
    <message>
      <source>Server %1</source>
      <translation>Server %1</translation>
    </message>
    <message>
      <source>Servers</source>
      <translation>Server</translation>
    </message>
    <message>
      <source>Servers of %1.</source>
      <translation>Server von %1.</translation>
    </message>
    <message>
      <source>Servers of GPUs come with the network Rail-optimised, which asks for it.</source>
      <translation>GPU-Server kommen mit dem Netz „Nach Rails geordnet“, das danach fragt.</translation>
    </message>
    <message>
      <source>Servers of GPUs that a switch within joins. The first NICs of all servers lead to one leaf switch, the second ones to another, and spine switches join these rails.</source>
      <translation>Server mit GPUs, die ein innerer Switch verbindet. Die ersten NICs aller Server führen zu einem Leaf-Switch, die zweiten zu einem anderen, und Spine-Switches verbinden diese Rails.</translation>
    </message>
    <message>
      <source>Set %1 by the published formulas</source>
      <translation>%1 nach den veröffentlichten Formeln setzen</translation>
    </message>
    <message>
      <source>Set a parameter that the kind of the model takes; it begins with its default</source>
      <translation>Einen Parameter setzen, den die Art des Modells kennt; er beginnt mit seiner Vorgabe</translation>
    </message>
    <message>
      <source>Set the bandwidth of %1</source>
      <translation>Die Bandbreite von %1 setzen</translation>
    </message>
    <message>
      <source>Set the nodes of %1 by %2</source>
      <translation>Die Knoten von %1 nach %2 setzen</translation>
    </message>
    <message>
      <source>Set the servers of %1 by %2</source>
      <translation>Die Server von %1 nach %2 setzen</translation>
    </message>
    <message>
      <source>Sets bandwidth and latency of %1 of %2.</source>
      <translation>Setzt Bandbreite und Latenz von %1 von %2.</translation>
    </message>
    <message>
      <source>Sets bandwidth and latency within servers of %1.</source>
      <translation>Setzt Bandbreite und Latenz in Servern von %1.</translation>
    </message>
    <message>
      <source>Several things are selected: select one to edit it here, or edit them in the sheets.</source>
      <translation>Mehreres ist ausgewählt: eines auswählen, um es hier zu bearbeiten, oder in den Tabellen bearbeiten.</translation>
    </message>
    <message>
      <source>Share</source>
      <translation>Anteil</translation>
    </message>
    <message>
      <source>Share in use</source>
      <translation>Belegter Anteil</translation>
    </message>
    <message>
      <source>Share of the bytes that go from one switch to another</source>
      <translation>Anteil der Bytes, die von einem Switch zum anderen gehen</translation>
    </message>
    <message>
      <source>Share of the bytes that stay inside a node</source>
      <translation>Anteil der Bytes, die in einem Knoten bleiben</translation>
    </message>
    <message>
      <source>Share of the messages with |error| ≤ 10 %</source>
      <translation>Anteil der Nachrichten mit |Fehler| ≤ 10 %</translation>
    </message>
    <message>
      <source>Share of the scenario's makespan that goes away</source>
      <translation>Anteil der Gesamtdauer des Szenarios, der entfällt</translation>
    </message>
    <message>
      <source>Share of what it could have carried in the time of the run</source>
      <translation>Anteil dessen, was er in der Zeit des Laufs hätte tragen können</translation>
    </message>
    <message>
      <source>Shared with</source>
      <translation>Geteilt mit</translation>
    </message>
    <message>
      <source>Shortest</source>
      <translation>Kürzeste</translation>
    </message>
    <message>
      <source>Shortest time</source>
      <translation>Kürzeste Zeit</translation>
    </message>
    <message>
      <source>Show &amp;all columns</source>
      <translation>Alle S&amp;palten anzeigen</translation>
    </message>
    <message>
      <source>Show all</source>
      <translation>Alles anzeigen</translation>
    </message>
    <message>
      <source>Show all &amp;rows</source>
      <translation>Alle &amp;Zeilen anzeigen</translation>
    </message>
    <message>
      <source>Show all columns</source>
      <translation>Alle Spalten anzeigen</translation>
    </message>
    <message>
      <source>Show all messages</source>
      <translation>Alle Nachrichten anzeigen</translation>
    </message>
    <message>
      <source>Show all rows</source>
      <translation>Alle Zeilen anzeigen</translation>
    </message>
    <message>
      <source>Show any sheet of the group %1</source>
      <translation>Eine Tabelle der Gruppe %1 zeigen</translation>
    </message>
    <message>
      <source>Show everything</source>
      <translation>Alles zeigen</translation>
    </message>
    <message>
      <source>Show everything (Home, or double click in the plot)</source>
      <translation>Alles zeigen (Pos1 oder Doppelklick im Diagramm)</translation>
    </message>
    <message>
      <source>Show everything, copy or save the plot</source>
      <translation>Alles zeigen, das Diagramm kopieren oder speichern</translation>
    </message>
    <message>
      <source>Show in &amp;unit</source>
      <translation>In E&amp;inheit anzeigen</translation>
    </message>
    <message>
      <source>Show messages of the selection only</source>
      <translation>Nur Nachrichten der Auswahl anzeigen</translation>
    </message>
    <message>
      <source>Show misprints and differing values only</source>
      <translation>Nur Druckfehler und abweichende Werte anzeigen</translation>
    </message>
    <message>
      <source>Show no messages</source>
      <translation>Keine Nachrichten anzeigen</translation>
    </message>
    <message>
      <source>Show only rows whose cell passes a condition</source>
      <translation>Nur Zeilen anzeigen, deren Zelle eine Bedingung erfüllt</translation>
    </message>
    <message>
      <source>Show only rows with the same text in this column</source>
      <translation>Nur Zeilen mit demselben Text in dieser Spalte anzeigen</translation>
    </message>
    <message>
      <source>Show or hide the issue list</source>
      <translation>Die Problemliste ein- oder ausblenden</translation>
    </message>
    <message>
      <source>Show or hide the panel %1</source>
      <translation>Den Bereich %1 ein- oder ausblenden</translation>
    </message>
    <message>
      <source>Show or hide the toolbar</source>
      <translation>Die Werkzeugleiste ein- oder ausblenden</translation>
    </message>
    <message>
      <source>Show results that came back from a cluster, from one or more files</source>
      <translation>Ergebnisse zeigen, die von einem Cluster zurückkamen, aus einer oder mehreren Dateien</translation>
    </message>
    <message>
      <source>Show rows whose cell in %1</source>
      <translation>Zeilen anzeigen, für die gilt: Zelle in %1</translation>
    </message>
    <message>
      <source>Show the columns again that were hidden</source>
      <translation>Die ausgeblendeten Spalten wieder anzeigen</translation>
    </message>
    <message>
      <source>Show the list of applications of the project and their processes</source>
      <translation>Die Liste der Anwendungen des Projekts und ihrer Prozesse zeigen</translation>
    </message>
    <message>
      <source>Show the list of mappings of the project and their policies</source>
      <translation>Die Liste der Zuordnungen des Projekts und ihrer Strategien anzeigen</translation>
    </message>
    <message>
      <source>Show the list of measurements of the project and their scenarios</source>
      <translation>Die Liste der Messungen des Projekts und ihrer Szenarien anzeigen</translation>
    </message>
    <message>
      <source>Show the list of parameters of the project</source>
      <translation>Die Liste der Parameter des Projekts anzeigen</translation>
    </message>
    <message>
      <source>Show the list of platforms of the project, and the routes that one writes out</source>
      <translation>Die Liste der Plattformen des Projekts anzeigen, und die Routen, die eine ausschreibt</translation>
    </message>
    <message>
      <source>Show the list of scenarios of the project</source>
      <translation>Die Liste der Szenarien des Projekts anzeigen</translation>
    </message>
    <message>
      <source>Show the list of sharing models of the project, and the parameters of one</source>
      <translation>Die Liste der Teilungsmodelle des Projekts anzeigen, und die Parameter von einem</translation>
    </message>
    <message>
      <source>Show the list of workloads of the project</source>
      <translation>Die Liste der Workloads des Projekts anzeigen</translation>
    </message>
    <message>
      <source>Show the plot %1</source>
      <translation>Das Diagramm %1 zeigen</translation>
    </message>
    <message>
      <source>Show the plots of %1</source>
      <translation>Die Diagramme zu %1 zeigen</translation>
    </message>
    <message>
      <source>Show the rows as they are in the document</source>
      <translation>Die Zeilen anzeigen, wie sie im Dokument stehen</translation>
    </message>
    <message>
      <source>Show the rows in the order of the current column; the document keeps its order</source>
      <translation>Die Zeilen nach der aktuellen Spalte geordnet anzeigen; das Dokument behält seine Reihenfolge</translation>
    </message>
    <message>
      <source>Show the rows in the reverse order of the current column</source>
      <translation>Die Zeilen umgekehrt nach der aktuellen Spalte geordnet anzeigen</translation>
    </message>
    <message>
      <source>Show the scenario's own model alone</source>
      <translation>Nur das Modell des Szenarios anzeigen</translation>
    </message>
    <message>
      <source>Show the sheet</source>
      <translation>Tabelle anzeigen</translation>
    </message>
    <message>
      <source>Show the sheet of all events of a run, process by process, and its phases</source>
      <translation>Das Blatt aller Ereignisse eines Laufs zeigen, Prozess für Prozess, und seine Phasen</translation>
    </message>
    <message>
      <source>Show the sheet of all-to-alls: measured times, bounds and the contention signature</source>
      <translation>Die Tabelle der All-to-alls anzeigen: gemessene Zeiten, Schranken und die Contention-Signatur</translation>
    </message>
    <message>
      <source>Show the sheet of errors: predicted beside measured times, by message, pattern, experiment and model</source>
      <translation>Die Tabelle der Fehler anzeigen: vorhergesagte neben gemessenen Zeiten, nach Nachricht, Muster, Versuch und Modell</translation>
    </message>
    <message>
      <source>Show the sheet of links</source>
      <translation>Die Tabelle der Verbindungen anzeigen</translation>
    </message>
    <message>
      <source>Show the sheet of measured times, and the lists of measurements and benchmarks</source>
      <translation>Die Tabelle der gemessenen Zeiten anzeigen, und die Listen der Messungen und Benchmarks</translation>
    </message>
    <message>
      <source>Show the sheet of messages</source>
      <translation>Die Tabelle der Nachrichten anzeigen</translation>
    </message>
    <message>
      <source>Show the sheet of nodes</source>
      <translation>Die Tabelle der Knoten anzeigen</translation>
    </message>
    <message>
      <source>Show the sheet of predicted times, under the scenario's model and those it is compared with</source>
      <translation>Die Tabelle der vorhergesagten Zeiten anzeigen, unter dem Modell des Szenarios und denen, mit denen es verglichen wird</translation>
    </message>
    <message>
      <source>Show the sheet of routes that the platform writes out</source>
      <translation>Die Tabelle der Routen anzeigen, die die Plattform ausschreibt</translation>
    </message>
    <message>
      <source>Show the sheet of servers with GPUs</source>
      <translation>Die Tabelle der Server mit GPUs anzeigen</translation>
    </message>
    <message>
      <source>Show the sheet of switches</source>
      <translation>Die Tabelle der Switches anzeigen</translation>
    </message>
    <message>
      <source>Show the sheet of the benchmark that is selected in the project tree</source>
      <translation>Die Tabelle des Benchmarks anzeigen, der im Projektbaum ausgewählt ist</translation>
    </message>
    <message>
      <source>Show the sheet of the critical path of a run: the computations and messages that made it as long as it is</source>
      <translation>Die Tabelle des kritischen Pfads eines Laufs zeigen: die Berechnungen und Nachrichten, die ihn so lang machten</translation>
    </message>
    <message>
      <source>Show the sheet of the events of an application, and its groups of processes</source>
      <translation>Das Blatt der Ereignisse einer Anwendung zeigen, und ihre Gruppen von Prozessen</translation>
    </message>
    <message>
      <source>Show the sheet of the groups of processes of an application</source>
      <translation>Das Blatt der Prozessgruppen einer Anwendung zeigen</translation>
    </message>
    <message>
      <source>Show the sheet of the parameters of the scenario's model</source>
      <translation>Die Tabelle der Parameter des Szenariomodells anzeigen</translation>
    </message>
    <message>
      <source>Show the sheet of the phases of a run: sums over the processes</source>
      <translation>Das Blatt der Phasen eines Laufs zeigen: Summen über die Prozesse</translation>
    </message>
    <message>
      <source>Show the sheet of the processes of a run: where their time goes</source>
      <translation>Das Blatt der Prozesse eines Laufs zeigen: wohin ihre Zeit geht</translation>
    </message>
    <message>
      <source>Show the sheet of what the platform costs beside its nodes, switches and links</source>
      <translation>Das Blatt der Kosten der Plattform neben Knoten, Switches und Verbindungen zeigen</translation>
    </message>
    <message>
      <source>Show the sheet of what the scenario could be spared, and what faster links would save</source>
      <translation>Anzeigen, was sich im Szenario einsparen ließe und was schnellere Verbindungen brächten</translation>
    </message>
    <message>
      <source>Show the sheet that holds the scenarios side by side, such as offers: times, load, price and verdict; and what else a platform costs</source>
      <translation>Die Tabelle anzeigen, die Szenarien nebeneinanderstellt, etwa Angebote: Zeiten, Last, Preis und Befund; und was eine Plattform sonst kostet</translation>
    </message>
    <message>
      <source>Show the sheet that places processes on nodes, and the list of mappings</source>
      <translation>Die Tabelle anzeigen, die Prozesse auf Knoten platziert, und die Liste der Zuordnungen</translation>
    </message>
    <message>
      <source>Show the step after</source>
      <translation>Den nächsten Schritt anzeigen</translation>
    </message>
    <message>
      <source>Show the step before</source>
      <translation>Den vorigen Schritt anzeigen</translation>
    </message>
    <message>
      <source>Show the steps one after the other in scaled time</source>
      <translation>Die Schritte nacheinander in skalierter Zeit zeigen</translation>
    </message>
    <message>
      <source>Show the whole topology</source>
      <translation>Die ganze Topologie anzeigen</translation>
    </message>
    <message>
      <source>Show what else is to be known of these figures</source>
      <translation>Anzeigen, was zu diesen Werten noch zu wissen ist</translation>
    </message>
    <message>
      <source>Showing only %1: %2</source>
      <translation>Nur %1 angezeigt: %2</translation>
    </message>
    <message>
      <source>Shows the pages in which all these words stand (Ctrl+F); Enter goes to the next place</source>
      <translation>Zeigt die Seiten, auf denen alle diese Wörter stehen (Strg+F); die Eingabetaste geht zur nächsten Stelle</translation>
    </message>
    <message>
      <source>Shrink the topology</source>
      <translation>Die Topologie verkleinern</translation>
    </message>
    <message>
      <source>Signature, each size</source>
      <translation>Signatur, jede Größe</translation>
    </message>
    <message>
      <source>Significant digits; cells keep all of them for copying and computing</source>
      <translation>Signifikante Stellen; zum Kopieren und Rechnen behalten Zellen alle</translation>
    </message>
    <message>
      <source>SimAI or ASTRA-sim (ns-3)</source>
      <translation>SimAI oder ASTRA-sim (ns-3)</translation>
    </message>
    <message>
      <source>SimGrid before 3.20, time-independent</source>
      <translation>SimGrid vor 3.20, zeitunabhängig</translation>
    </message>
    <message>
      <source>SimGrid cannot have all names as they are: %1</source>
      <translation>SimGrid kann nicht alle Namen haben, wie sie sind: %1</translation>
    </message>
    <message>
      <source>SimGrid gives each pair of nodes one route, and %1 routing sends a message over several at once; choose another routing for the platform, such as ecmp-hash, to export it</source>
      <translation>SimGrid gibt jedem Paar von Knoten eine Route, und das Routing %1 sendet eine Nachricht über mehrere auf einmal; wählen Sie für die Plattform ein anderes, etwa ecmp-hash, um sie zu exportieren</translation>
    </message>
    <message>
      <source>SimGrid platform</source>
      <translation>SimGrid-Plattform</translation>
    </message>
    <message>
      <source>SimGrid's dragonflies send by one link between groups</source>
      <translation>SimGrids Dragonflies senden über eine Verbindung zwischen Gruppen</translation>
    </message>
    <message>
      <source>SimGrid's fat-trees send by the number of the destination (D-mod-K)</source>
      <translation>SimGrids Fat-Trees senden nach der Nummer des Ziels (D-mod-K)</translation>
    </message>
    <message>
      <source>SimGrid's tori send along x, then y and so on</source>
      <translation>SimGrids Tori senden entlang x, dann y und so weiter</translation>
    </message>
    <message>
      <source>SimGrid, time-independent</source>
      <translation>SimGrid, zeitunabhängig</translation>
    </message>
    <message>
      <source>Since then</source>
      <translation>Seitdem</translation>
    </message>
    <message>
      <source>Size</source>
      <translation>Größe</translation>
    </message>
    <message>
      <source>Size divided by time, as a benchmark would report it</source>
      <translation>Größe geteilt durch Zeit, wie ein Benchmark sie angäbe</translation>
    </message>
    <message>
      <source>Size of each segment, of algorithms that send in segments; empty: one</source>
      <translation>Größe jedes Segments bei Algorithmen, die in Segmenten senden; leer: eines</translation>
    </message>
    <message>
      <source>Size of every message</source>
      <translation>Größe jeder Nachricht</translation>
    </message>
    <message>
      <source>Size of the messages</source>
      <translation>Größe der Nachrichten</translation>
    </message>
    <message>
      <source>Sizes</source>
      <translation>Größen</translation>
    </message>
    <message>
      <source>Slowdown</source>
      <translation>Verlangsamung</translation>
    </message>
    <message>
      <source>Slowed down %1 times</source>
      <translation>Verlangsamt um den Faktor %1</translation>
    </message>
    <message>
      <source>Slower</source>
      <translation>Langsamer</translation>
    </message>
    <message>
      <source>Slurm cannot have all names as they are: %1</source>
      <translation>Slurm kann nicht alle Namen haben, wie sie sind: %1</translation>
    </message>
    <message>
      <source>Slurm topology.conf</source>
      <translation>topology.conf von Slurm</translation>
    </message>
    <message>
      <source>Slurm topology.yaml</source>
      <translation>topology.yaml von Slurm</translation>
    </message>
    <message>
      <source>Sm: what was measured of it, in communication or else in all</source>
      <translation>Sm: was von ihm gemessen wurde, in der Kommunikation oder sonst insgesamt</translation>
    </message>
    <message>
      <source>Smaller</source>
      <translation>Kleiner</translation>
    </message>
    <message>
      <source>Smallest</source>
      <translation>Kleinste</translation>
    </message>
    <message>
      <source>Snap to grid</source>
      <translation>Am Raster einrasten</translation>
    </message>
    <message>
      <source>Some nodes send to the root, which sends one message. Measured, it shows how long acknowledgements wait in the switch (kappa_switch).</source>
      <translation>Einige Knoten senden an die Wurzel, die eine Nachricht sendet. Gemessen zeigt es, wie lange Bestätigungen im Switch warten (kappa_switch).</translation>
    </message>
    <message>
      <source>Something was left out</source>
      <translation>Etwas wurde weggelassen</translation>
    </message>
    <message>
      <source>Sort &amp;ascending</source>
      <translation>&amp;Aufsteigend sortieren</translation>
    </message>
    <message>
      <source>Sort &amp;descending</source>
      <translation>Ab&amp;steigend sortieren</translation>
    </message>
    <message>
      <source>Sort and filter a&amp;gain</source>
      <translation>&amp;Erneut sortieren und filtern</translation>
    </message>
    <message>
      <source>Sort and filter again</source>
      <translation>Erneut sortieren und filtern</translation>
    </message>
    <message>
      <source>Sort ascending</source>
      <translation>Aufsteigend sortieren</translation>
    </message>
    <message>
      <source>Sort descending</source>
      <translation>Absteigend sortieren</translation>
    </message>
    <message>
      <source>Sorting and filtering the rows</source>
      <translation>Das Sortieren und Filtern der Zeilen</translation>
    </message>
    <message>
      <source>Source</source>
      <translation>Quelle</translation>
    </message>
    <message>
      <source>Source: %1</source>
      <translation>Quelle: %1</translation>
    </message>
    <message>
      <source>Sources</source>
      <translation>Quellen</translation>
    </message>
    <message>
      <source>Sp: the same of the run</source>
      <translation>Sp: dasselbe im Lauf</translation>
    </message>
    <message>
      <source>Speed</source>
      <translation>Geschwindigkeit</translation>
    </message>
    <message>
      <source>Speed of computations</source>
      <translation>Geschwindigkeit der Rechnungen</translation>
    </message>
    <message>
      <source>Speed of playing, %1</source>
      <translation>Abspielgeschwindigkeit, %1</translation>
    </message>
    <message>
      <source>Speed of the NICs</source>
      <translation>Geschwindigkeit der NICs</translation>
    </message>
    <message>
      <source>Spine switches</source>
      <translation>Spine-Switches</translation>
    </message>
    <message>
      <source>Square matrix</source>
      <translation>Quadratische Matrix</translation>
    </message>
    <message>
      <source>Stacked by d</source>
      <translation>Gestapelt nach d</translation>
    </message>
    <message>
      <source>Stacked by degree</source>
      <translation>Gestapelt nach Grad</translation>
    </message>
    <message>
      <source>Stacked by rack crossing</source>
      <translation>Gestapelt nach Rack-Übergang</translation>
    </message>
    <message>
      <source>Stacked by steps</source>
      <translation>Gestapelt nach Schritten</translation>
    </message>
    <message>
      <source>Star</source>
      <translation>Stern</translation>
    </message>
    <message>
      <source>StarPU writes bandwidths in MB/s, as the name's end .bandwidth says</source>
      <translation>StarPU schreibt Bandbreiten in MB/s, wie das Ende .bandwidth des Namens sagt</translation>
    </message>
    <message>
      <source>StarPU writes latencies in us, as the name's end .latency says</source>
      <translation>StarPU schreibt Latenzen in us, wie das Ende .latency des Namens sagt</translation>
    </message>
    <message>
      <source>StarPU's list of the cores near each device</source>
      <translation>StarPUs Liste der Kerne nahe jedem Gerät</translation>
    </message>
    <message>
      <source>StarPU's list of the devices of a machine</source>
      <translation>StarPUs Liste der Geräte eines Rechners</translation>
    </message>
    <message>
      <source>Start</source>
      <translation>Start</translation>
    </message>
    <message>
      <source>Start an empty project</source>
      <translation>Ein leeres Projekt beginnen</translation>
    </message>
    <message>
      <source>Start within</source>
      <translation>Start innerhalb</translation>
    </message>
    <message>
      <source>Start-up</source>
      <translation>Anlauf</translation>
    </message>
    <message>
      <source>Stay &amp;where they are:</source>
      <translation>&amp;Bleiben, wo sie sind:</translation>
    </message>
    <message>
      <source>Step</source>
      <translation>Schritt</translation>
    </message>
    <message>
      <source>Step %1: %2</source>
      <translation>Schritt %1: %2</translation>
    </message>
    <message>
      <source>Step %1: %2, %3 % of the capacity</source>
      <translation>Schritt %1: %2, %3 % der Kapazität</translation>
    </message>
    <message>
      <source>Steps</source>
      <translation>Schritte</translation>
    </message>
    <message>
      <source>Steps of %1 of %2 messages: selected and last to finish</source>
      <translation>Schritte von %1 von %2 Nachrichten: ausgewählte und zuletzt endende</translation>
    </message>
    <message>
      <source>Steps of a model whose experts are spread over all processes: in each layer attention, tokens go to their experts, the experts compute, tokens come back. Every process has as many tokens, every expert as many of them, and the two all-to-alls do not overlap with computing.</source>
      <translation>Schritte eines Modells, dessen Experten über alle Prozesse verteilt sind: in jeder Schicht Attention, Token gehen zu ihren Experten, die Experten rechnen, Token kommen zurück. Jeder Prozess hat gleich viele Token, jeder Experte gleich viele davon, und die beiden All-to-alls überlappen nicht mit Rechnen.</translation>
    </message>
    <message>
      <source>Steps of each message, start to finish</source>
      <translation>Schritte jeder Nachricht, von Start bis Ende</translation>
    </message>
    <message>
      <source>Stop</source>
      <translation>Stopp</translation>
    </message>
    <message>
      <source>Stop the prediction</source>
      <translation>Vorhersage stoppen</translation>
    </message>
    <message>
      <source>Stop this prediction; the last result stays</source>
      <translation>Diese Vorhersage stoppen; das letzte Ergebnis bleibt</translation>
    </message>
    <message>
      <source>Stop; what has arrived stays</source>
      <translation>Stoppen; bereits Berechnetes bleibt</translation>
    </message>
    <message>
      <source>Stop; what was worked out is kept, and the next run goes on</source>
      <translation>Anhalten; was gerechnet ist, bleibt, und der nächste Lauf macht weiter</translation>
    </message>
    <message>
      <source>Stopped. Any change of what is asked for starts anew.</source>
      <translation>Gestoppt. Jede Änderung der Eingaben startet den Vergleich neu.</translation>
    </message>
    <message>
      <source>Stopped. The last result is shown; it is older than the project.</source>
      <translation>Gestoppt. Angezeigt wird das letzte Ergebnis; es ist älter als das Projekt.</translation>
    </message>
    <message>
      <source>Stopped. What was worked out is kept.</source>
      <translation>Angehalten. Was gerechnet ist, bleibt.</translation>
    </message>
    <message>
      <source>Stopped: what is shown is older.</source>
      <translation>Gestoppt: Die Anzeige ist älter.</translation>
    </message>
    <message>
      <source>Stopped; nothing was changed.</source>
      <translation>Gestoppt; nichts wurde geändert.</translation>
    </message>
    <message>
      <source>Stopped; the clipboard is as it was.</source>
      <translation>Gestoppt; die Zwischenablage ist unverändert.</translation>
    </message>
    <message>
      <source>Such as 0.28 EUR/kWh</source>
      <translation>Etwa 0.28 EUR/kWh</translation>
    </message>
    <message>
      <source>Such as 5 us; empty: 0 s</source>
      <translation>Etwa 5 us; leer: 0 s</translation>
    </message>
    <message>
      <source>Summary</source>
      <translation>Zusammenfassung</translation>
    </message>
    <message>
      <source>Summary of the compared models</source>
      <translation>Zusammenfassung der verglichenen Modelle</translation>
    </message>
    <message>
      <source>Summary of the result</source>
      <translation>Zusammenfassung des Ergebnisses</translation>
    </message>
    <message>
      <source>Sums of %1 %2</source>
      <translation>Summen über %1 %2</translation>
    </message>
    <message>
      <source>Sums per process</source>
      <translation>Summen je Prozess</translation>
    </message>
    <message>
      <source>Sweep</source>
      <translation>Sweep</translation>
    </message>
    <message>
      <source>Sweeps</source>
      <translation>Variationen</translation>
    </message>
    <message>
      <source>Switch</source>
      <translation>Switch</translation>
    </message>
    <message>
      <source>Switch %1</source>
      <translation>Switch %1</translation>
    </message>
    <message>
      <source>Switched Ethernet with 1 Gbit/s to each node and between switches, carrying TCP in frames of 1500 bytes. A nominal rate, not a measurement: hosts may reach less, and frames of 9000 bytes let up to 99.0 % through.</source>
      <translation>Ethernet mit Switches und 1 Gbit/s zu jedem Knoten und zwischen Switches, mit TCP in Rahmen von 1500 Bytes. Eine nominelle Rate, keine Messung: Hosts können weniger erreichen, und Rahmen von 9000 Bytes lassen bis zu 99.0 % durch.</translation>
    </message>
    <message>
      <source>Switched Ethernet with 10 Gbit/s to each node and between switches, carrying TCP in frames of 1500 bytes. A nominal rate, not a measurement: hosts may reach less, and frames of 9000 bytes let up to 99.0 % through.</source>
      <translation>Ethernet mit Switches und 10 Gbit/s zu jedem Knoten und zwischen Switches, mit TCP in Rahmen von 1500 Bytes. Eine nominelle Rate, keine Messung: Hosts können weniger erreichen, und Rahmen von 9000 Bytes lassen bis zu 99.0 % durch.</translation>
    </message>
    <message>
      <source>Switched Ethernet with 100 Gbit/s to each node and between switches, carrying RDMA (RoCE version 2) in packets of 4096 bytes. A nominal rate, not a measurement: hosts may reach less, and smaller packets carry less.</source>
      <translation>Ethernet mit Switches und 100 Gbit/s zu jedem Knoten und zwischen Switches, mit RDMA (RoCE Version 2) in Paketen von 4096 Bytes. Eine nominelle Rate, keine Messung: Hosts können weniger erreichen, und kleinere Pakete befördern weniger.</translation>
    </message>
    <message>
      <source>Switched Ethernet with 100 Gbit/s to each node and between switches, carrying TCP in frames of 1500 bytes. A nominal rate, not a measurement: hosts may reach less, and frames of 9000 bytes let up to 99.0 % through.</source>
      <translation>Ethernet mit Switches und 100 Gbit/s zu jedem Knoten und zwischen Switches, mit TCP in Rahmen von 1500 Bytes. Eine nominelle Rate, keine Messung: Hosts können weniger erreichen, und Rahmen von 9000 Bytes lassen bis zu 99.0 % durch.</translation>
    </message>
    <message>
      <source>Switched Ethernet with 200 Gbit/s to each node and between switches, carrying RDMA (RoCE version 2) in packets of 4096 bytes. A nominal rate, not a measurement: hosts may reach less, and smaller packets carry less.</source>
      <translation>Ethernet mit Switches und 200 Gbit/s zu jedem Knoten und zwischen Switches, mit RDMA (RoCE Version 2) in Paketen von 4096 Bytes. Eine nominelle Rate, keine Messung: Hosts können weniger erreichen, und kleinere Pakete befördern weniger.</translation>
    </message>
    <message>
      <source>Switched Ethernet with 200 Gbit/s to each node and between switches, carrying TCP in frames of 1500 bytes. A nominal rate, not a measurement: hosts may reach less, and frames of 9000 bytes let up to 99.0 % through.</source>
      <translation>Ethernet mit Switches und 200 Gbit/s zu jedem Knoten und zwischen Switches, mit TCP in Rahmen von 1500 Bytes. Eine nominelle Rate, keine Messung: Hosts können weniger erreichen, und Rahmen von 9000 Bytes lassen bis zu 99.0 % durch.</translation>
    </message>
    <message>
      <source>Switched Ethernet with 25 Gbit/s to each node and between switches, carrying TCP in frames of 1500 bytes. A nominal rate, not a measurement: hosts may reach less, and frames of 9000 bytes let up to 99.0 % through.</source>
      <translation>Ethernet mit Switches und 25 Gbit/s zu jedem Knoten und zwischen Switches, mit TCP in Rahmen von 1500 Bytes. Eine nominelle Rate, keine Messung: Hosts können weniger erreichen, und Rahmen von 9000 Bytes lassen bis zu 99.0 % durch.</translation>
    </message>
    <message>
      <source>Switched Ethernet with 400 Gbit/s to each node and between switches, carrying RDMA (RoCE version 2) in packets of 4096 bytes. A nominal rate, not a measurement: hosts may reach less, and smaller packets carry less.</source>
      <translation>Ethernet mit Switches und 400 Gbit/s zu jedem Knoten und zwischen Switches, mit RDMA (RoCE Version 2) in Paketen von 4096 Bytes. Eine nominelle Rate, keine Messung: Hosts können weniger erreichen, und kleinere Pakete befördern weniger.</translation>
    </message>
    <message>
      <source>Switched Ethernet with 400 Gbit/s to each node and between switches, carrying TCP in frames of 1500 bytes. A nominal rate, not a measurement: hosts may reach less, and frames of 9000 bytes let up to 99.0 % through.</source>
      <translation>Ethernet mit Switches und 400 Gbit/s zu jedem Knoten und zwischen Switches, mit TCP in Rahmen von 1500 Bytes. Eine nominelle Rate, keine Messung: Hosts können weniger erreichen, und Rahmen von 9000 Bytes lassen bis zu 99.0 % durch.</translation>
    </message>
    <message>
      <source>Switched Ethernet with 800 Gbit/s to each node and between switches, carrying RDMA (RoCE version 2) in packets of 4096 bytes. A nominal rate, not a measurement: hosts may reach less, and smaller packets carry less.</source>
      <translation>Ethernet mit Switches und 800 Gbit/s zu jedem Knoten und zwischen Switches, mit RDMA (RoCE Version 2) in Paketen von 4096 Bytes. Eine nominelle Rate, keine Messung: Hosts können weniger erreichen, und kleinere Pakete befördern weniger.</translation>
    </message>
    <message>
      <source>Switched Ethernet with 800 Gbit/s to each node and between switches, carrying TCP in frames of 1500 bytes. A nominal rate, not a measurement: hosts may reach less, and frames of 9000 bytes let up to 99.0 % through.</source>
      <translation>Ethernet mit Switches und 800 Gbit/s zu jedem Knoten und zwischen Switches, mit TCP in Rahmen von 1500 Bytes. Eine nominelle Rate, keine Messung: Hosts können weniger erreichen, und Rahmen von 9000 Bytes lassen bis zu 99.0 % durch.</translation>
    </message>
    <message>
      <source>Switches</source>
      <translation>Switches</translation>
    </message>
    <message>
      <source>Switches below a switch</source>
      <translation>Switches unter einem Switch</translation>
    </message>
    <message>
      <source>Switches in x</source>
      <translation>Switches in x</translation>
    </message>
    <message>
      <source>Switches in y</source>
      <translation>Switches in y</translation>
    </message>
    <message>
      <source>Switches in z</source>
      <translation>Switches in z</translation>
    </message>
    <message>
      <source>Switches of %1.</source>
      <translation>Switches von %1.</translation>
    </message>
    <message>
      <source>Switches on a grid of two or three dimensions, joined to their neighbours.</source>
      <translation>Switches auf einem Gitter mit zwei oder drei Dimensionen, mit ihren Nachbarn verbunden.</translation>
    </message>
    <message>
      <source>T&amp;ime</source>
      <translation>Zei&amp;t</translation>
    </message>
    <message>
      <source>TCP over Ethernet, deep queues (asymmetric)</source>
      <translation>TCP über Ethernet, tiefe Warteschlangen (asymmetrisch)</translation>
    </message>
    <message>
      <source>TCP over Ethernet, queues as measured (window)</source>
      <translation>TCP über Ethernet, Warteschlangen wie gemessen (Fenster)</translation>
    </message>
    <message>
      <source>TCP over Gigabit Ethernet on an IBM eServer 326 cluster: 53 nodes with two AMD Opteron 248 each, BCM 5704 cards, MPICH. The calibration is that of the published predictions for messages of 8 MB. The paper also prints one for messages of 4 MB, with which its Figure 4 comes out: T_ref 0.0475 s and beta 0.75.</source>
      <translation>TCP über Gigabit-Ethernet auf einem IBM-eServer-326-Cluster: 53 Knoten mit je zwei AMD Opteron 248, BCM-5704-Karten, MPICH. Die Kalibrierung ist die der veröffentlichten Vorhersagen für Nachrichten von 8 MB. Der Artikel druckt auch eine für Nachrichten von 4 MB, mit der seine Abbildung 4 herauskommt: T_ref 0.0475 s und beta 0.75.</translation>
    </message>
    <message>
      <source>TCP over Gigabit Ethernet through one switch, from the numbers of messages that leave and enter the nodes: messages whose other end is the busiest are slowed more than the others of their node. The defaults are the calibration that the paper prints for messages of 4 MB; your own network needs its own. It sees nodes only, not the links between switches.</source>
      <translation>TCP über Gigabit Ethernet über einen einzelnen Switch, aus der Anzahl der Nachrichten, die die Knoten verlassen und an ihnen eintreffen: Nachrichten, deren anderes Ende am stärksten belastet ist, werden mehr verlangsamt als die übrigen ihres Knotens. Die Vorgaben sind die Kalibrierung, die die Veröffentlichung für Nachrichten von 4 MB druckt; das eigene Netz braucht eine eigene. Es sieht nur Knoten, nicht die Verbindungen zwischen Switches.</translation>
    </message>
    <message>
      <source>TCP over switched Ethernet with deep queues, until you have measured.</source>
      <translation>TCP über geswitchtes Ethernet mit tiefen Warteschlangen, bis Sie gemessen haben.</translation>
    </message>
    <message>
      <source>Table</source>
      <translation>Tabelle</translation>
    </message>
    <message>
      <source>Table %1</source>
      <translation>Tabelle %1</translation>
    </message>
    <message>
      <source>Table (CSV, TSV)</source>
      <translation>Tabelle (CSV, TSV)</translation>
    </message>
    <message>
      <source>Tables for booktabs, numbers with units. A folder with a file for each table.</source>
      <translation>Tabellen für booktabs, Zahlen mit Einheiten. Ein Ordner mit einer Datei je Tabelle.</translation>
    </message>
    <message>
      <source>Tables of the first %1 of %2 are shown; name others to see theirs.</source>
      <translation>Tabellen der ersten %1 von %2 sind gezeigt; nennen Sie andere, um ihre zu sehen.</translation>
    </message>
    <message>
      <source>Tables to export</source>
      <translation>Zu exportierende Tabellen</translation>
    </message>
    <message>
      <source>Tag</source>
      <translation>Tag</translation>
    </message>
    <message>
      <source>Takahashi 2010, P3DFFT (Pekurovsky 2012); 5 n log2 n operations for n points</source>
      <translation>Takahashi 2010, P3DFFT (Pekurovsky 2012); 5 n log2 n Operationen für n Punkte</translation>
    </message>
    <message>
      <source>Take all filters of the sheet away</source>
      <translation>Alle Filter der Tabelle entfernen</translation>
    </message>
    <message>
      <source>Take all measured patterns of a folder: project files, and tables of times</source>
      <translation>Alle gemessenen Muster eines Ordners übernehmen: Projektdateien und Tabellen mit Zeiten</translation>
    </message>
    <message>
      <source>Take it for</source>
      <translation>Geeignet für</translation>
    </message>
    <message>
      <source>Take it for:</source>
      <translation>Geeignet für:</translation>
    </message>
    <message>
      <source>Take measured all-to-alls out of a file of OSU, IMB, or a table</source>
      <translation>Gemessene All-to-alls aus einer Datei von OSU oder IMB oder aus einer Tabelle übernehmen</translation>
    </message>
    <message>
      <source>Take measured times (CSV, OSU, IMB, iperf3, NetPIPE), messages (traffic matrix, list), a network (Slurm, ibnetdiscover, SimGrid, lstopo), the trace of a run (SimGrid, GOAL, OTF2, Paraver, liballprof) or the model of another project out of a file</source>
      <translation>Messzeiten (CSV, OSU, IMB, iperf3, NetPIPE), Nachrichten (Verkehrsmatrix, Liste), ein Netz (Slurm, ibnetdiscover, SimGrid, lstopo), den Trace eines Laufs (SimGrid, GOAL, OTF2, Paraver, liballprof) oder das Modell eines anderen Projekts aus einer Datei übernehmen</translation>
    </message>
    <message>
      <source>Take model %1</source>
      <translation>Modell %1 übernehmen</translation>
    </message>
    <message>
      <source>Take the filters of all columns away</source>
      <translation>Die Filter aller Spalten entfernen</translation>
    </message>
    <message>
      <source>Take the last change back</source>
      <translation>Die letzte Änderung zurücknehmen</translation>
    </message>
    <message>
      <source>Take the next seed</source>
      <translation>Den nächsten Seed nehmen</translation>
    </message>
    <message>
      <source>Take what has been measured so far into the project</source>
      <translation>Was bisher gemessen wurde, ins Projekt übernehmen</translation>
    </message>
    <message>
      <source>Take what is in the file, in place of what is in the window</source>
      <translation>Übernehmen, was in der Datei steht, anstelle dessen, was im Fenster steht</translation>
    </message>
    <message>
      <source>Takes</source>
      <translation>Zulässig</translation>
    </message>
    <message>
      <source>Task</source>
      <translation>Aufgabe</translation>
    </message>
    <message>
      <source>Tasks without figures</source>
      <translation>Aufgaben ohne Zahlen</translation>
    </message>
    <message>
      <source>Tasks worked out: %1; there before: %2.</source>
      <translation>Gerechnete Aufgaben: %1; schon da: %2.</translation>
    </message>
    <message>
      <source>Tasks: %1, networks: %2, models: %3.</source>
      <translation>Aufgaben: %1, Netze: %2, Modelle: %3.</translation>
    </message>
    <message>
      <source>Tasks: %1. They take %2 here, on cores: %3.</source>
      <translation>Aufgaben: %1. Sie dauern hier %2, auf Kernen: %3.</translation>
    </message>
    <message>
      <source>Tasks: %1. Trying some of them…</source>
      <translation>Aufgaben: %1. Einige werden ausprobiert…</translation>
    </message>
    <message>
      <source>Tells links between the same two ends apart</source>
      <translation>Unterscheidet Verbindungen zwischen denselben beiden Enden</translation>
    </message>
    <message>
      <source>Test</source>
      <translation>Test</translation>
    </message>
    <message>
      <source>Text</source>
      <translation>Text</translation>
    </message>
    <message>
      <source>Text or number to compare with</source>
      <translation>Text oder Zahl zum Vergleichen</translation>
    </message>
    <message>
      <source>Text to find</source>
      <translation>Zu suchender Text</translation>
    </message>
    <message>
      <source>Text to put in its place</source>
      <translation>Text, der an seine Stelle tritt</translation>
    </message>
    <message>
      <source>Texts change when the program is started again. Numbers stay as they are written in projects.</source>
      <translation>Texte ändern sich beim nächsten Start des Programms. Zahlen bleiben, wie sie in Projekten geschrieben werden.</translation>
    </message>
    <message>
      <source>That limited it longest</source>
      <translation>Der sie am längsten begrenzt hat</translation>
    </message>
    <message>
      <source>That limited the message longest</source>
      <translation>Der die Nachricht am längsten begrenzt hat</translation>
    </message>
    <message>
      <source>That of the lossless network without working congestion control</source>
      <translation>Das des verlustfreien Netzes ohne wirksame Überlastregelung</translation>
    </message>
    <message>
      <source>That one draws, such as 3 kW; empty: not counted</source>
      <translation>Die eines aufnimmt, etwa 3 kW; leer: nicht gezählt</translation>
    </message>
    <message>
      <source>That went on at the end of the step</source>
      <translation>Der am Ende des Schritts weiterging</translation>
    </message>
    <message>
      <source>That went through it</source>
      <translation>Die durch ihn gingen</translation>
    </message>
    <message>
      <source>The %1 has a makespan of %2 instead of %3: %4 % less.</source>
      <translation>Die %1 hat eine Gesamtdauer von %2 statt %3: %4 % weniger.</translation>
    </message>
    <message>
      <source>The %1 has the same makespan as the present one, %2, and a mean time of %3 instead of %4.</source>
      <translation>Die %1 hat dieselbe Gesamtdauer wie die jetzige, %2, und eine mittlere Zeit von %3 statt %4.</translation>
    </message>
    <message>
      <source>The %1 has the shortest makespan, %2.</source>
      <translation>Die %1 hat die kürzeste Gesamtdauer, %2.</translation>
    </message>
    <message>
      <source>The %1 placement cannot run: %2.</source>
      <translation>Die Platzierung %1 kann nicht laufen: %2.</translation>
    </message>
    <message>
      <source>The %1 slowest of %2 messages. 'contraflow predict --scenario' lists them all.</source>
      <translation>Die %1 langsamsten von %2 Nachrichten. 'contraflow predict --scenario' listet alle.</translation>
    </message>
    <message>
      <source>The %1 that finish last of %2 processes. 'contraflow replay' lists them all.</source>
      <translation>Die %1 von %2 Prozessen, die zuletzt fertig werden. 'contraflow replay' listet alle.</translation>
    </message>
    <message>
      <source>The %1, which was done with %2 and has a mean error of %3.</source>
      <translation>Die %1; die Kalibrierung geschah mit %2 und hat einen mittleren Fehler von %3.</translation>
    </message>
    <message>
      <source>The %1.</source>
      <translation>Die %1.</translation>
    </message>
    <message>
      <source>The application sends no message.</source>
      <translation>Die Anwendung sendet keine Nachricht.</translation>
    </message>
    <message>
      <source>The application whose rows are shown</source>
      <translation>Die Anwendung, deren Zeilen gezeigt werden</translation>
    </message>
    <message>
      <source>The asymmetric property (messages against a full link slow down to its messages)</source>
      <translation>Die asymmetrische Eigenschaft (Nachrichten gegen eine volle Verbindung werden so langsam wie deren Nachrichten)</translation>
    </message>
    <message>
      <source>The batch system of the cluster</source>
      <translation>Das Batchsystem des Clusters</translation>
    </message>
    <message>
      <source>The best placement found (%1) has a makespan of %2%3</source>
      <translation>Die beste gefundene Platzierung (%1) hat eine Gesamtdauer von %2%3</translation>
    </message>
    <message>
      <source>The busiest channel, %1, is used at %2 of its capacity.</source>
      <translation>Der meistbelastete Kanal, %1, ist zu %2 seiner Kapazität ausgelastet.</translation>
    </message>
    <message>
      <source>The calibration</source>
      <translation>Die Kalibrierung</translation>
    </message>
    <message>
      <source>The campaign</source>
      <translation>Die Kampagne</translation>
    </message>
    <message>
      <source>The campaign goes on. Stop or Close ends it; what was worked out is kept.</source>
      <translation>Die Kampagne läuft weiter. Anhalten oder Schließen beendet sie; was berechnet wurde, bleibt.</translation>
    </message>
    <message>
      <source>The change</source>
      <translation>Die Änderung</translation>
    </message>
    <message>
      <source>The channel behind which messages lost the most time</source>
      <translation>Der Kanal, hinter dem Nachrichten die meiste Zeit verloren haben</translation>
    </message>
    <message>
      <source>The channel that limited the message for the longest time</source>
      <translation>Der Kanal, der die Nachricht am längsten begrenzt hat</translation>
    </message>
    <message>
      <source>The channel that needs longest for what goes through it</source>
      <translation>Der Kanal, der am längsten für das braucht, was durch ihn geht</translation>
    </message>
    <message>
      <source>The channel with the highest load</source>
      <translation>Der Kanal mit der höchsten Last</translation>
    </message>
    <message>
      <source>The cluster Graphene of Grid'5000 in Nancy, on which Zhu et al. validate their model: 144 nodes with one Intel Xeon X3440 each in four groups, each group on a switch of its own, the switches on one router. Rates are nominal and reduced to what TCP can carry.</source>
      <translation>Der Cluster Graphene von Grid'5000 in Nancy, an dem Zhu et al. ihr Modell prüfen: 144 Knoten mit je einem Intel Xeon X3440 in vier Gruppen, jede Gruppe an einem eigenen Switch, die Switches an einem Router. Die Raten sind nominell und auf das vermindert, was TCP befördern kann.</translation>
    </message>
    <message>
      <source>The cost of contention</source>
      <translation>Die Berechnung der Kosten der Konkurrenz</translation>
    </message>
    <message>
      <source>The critical path of %1 by phase, and what contention costs all processes there.</source>
      <translation>Der kritische Pfad von %1 nach Phasen, und was Contention alle Prozesse dort kostet.</translation>
    </message>
    <message>
      <source>The current cell with all its digits, or its formula, such as =2*N*8 B</source>
      <translation>Die aktuelle Zelle mit allen Stellen oder ihre Formel, etwa =2*N*8 B</translation>
    </message>
    <message>
      <source>The difference</source>
      <translation>Der Unterschied</translation>
    </message>
    <message>
      <source>The events of this application are in its trace (%1), which is not changed here. For rows in its place, empty the cell Trace in the sheet Applications.</source>
      <translation>Die Ereignisse dieser Anwendung stehen in ihrem Trace (%1), der hier nicht geändert wird. Für Zeilen an seiner Stelle leeren Sie die Zelle Trace im Blatt Anwendungen.</translation>
    </message>
    <message>
      <source>The explanation</source>
      <translation>Die Erklärung</translation>
    </message>
    <message>
      <source>The file is not there yet.</source>
      <translation>Die Datei ist noch nicht da.</translation>
    </message>
    <message>
      <source>The file is not whole: %1.</source>
      <translation>Die Datei ist nicht vollständig: %1.</translation>
    </message>
    <message>
      <source>The file says the same as the window.</source>
      <translation>Datei und Fenster sagen dasselbe.</translation>
    </message>
    <message>
      <source>The file was last written %1 ago: is the job over?</source>
      <translation>Die Datei wurde zuletzt vor %1 geschrieben: ist der Job vorbei?</translation>
    </message>
    <message>
      <source>The files of a trace that is run in place of rows, from the folder of the project on; emptied, the application has the rows of its program</source>
      <translation>Die Dateien eines Traces, der anstelle von Zeilen läuft, vom Ordner des Projekts aus; geleert, hat die Anwendung die Zeilen ihres Programms</translation>
    </message>
    <message>
      <source>The first %1 of %2 rows.</source>
      <translation>Die ersten %1 von %2 Zeilen.</translation>
    </message>
    <message>
      <source>The first %1 of %2 rows; %3 has them all.</source>
      <translation>Die ersten %1 von %2 Zeilen; alle stehen in: %3.</translation>
    </message>
    <message>
      <source>The first half of the nodes sends to the second, and one message comes back. Measured, it shows how long acknowledgements wait at the backbone (kappa_backbone).</source>
      <translation>Die erste Hälfte der Knoten sendet an die zweite, und eine Nachricht kommt zurück. Gemessen zeigt es, wie lange Bestätigungen am Backbone warten (kappa_backbone).</translation>
    </message>
    <message>
      <source>The first prediction is being made.</source>
      <translation>Die erste Vorhersage wird berechnet.</translation>
    </message>
    <message>
      <source>The first row names columns and was taken as a header.</source>
      <translation>Die erste Zeile nennt Spalten und wurde als Kopfzeile genommen.</translation>
    </message>
    <message>
      <source>The first row was taken as a header, and numbers without a unit as %1.</source>
      <translation>Die erste Zeile wurde als Kopfzeile genommen, Zahlen ohne Einheit als %1.</translation>
    </message>
    <message>
      <source>The first run is being made.</source>
      <translation>Der erste Lauf ist im Gang.</translation>
    </message>
    <message>
      <source>The full channel that the most of them suffer from</source>
      <translation>Der volle Kanal, unter dem die meisten von ihnen leiden</translation>
    </message>
    <message>
      <source>The inputs have no issues.</source>
      <translation>Die Eingaben haben keine Probleme.</translation>
    </message>
    <message>
      <source>The job asks for these hosts, otherwise it takes any; and contraflow-run says where a rank is on another one</source>
      <translation>Der Job verlangt diese Rechner, sonst nimmt er beliebige; und contraflow-run sagt, wo ein Rang auf einem anderen ist</translation>
    </message>
    <message>
      <source>The job goes on.</source>
      <translation>Der Job läuft weiter.</translation>
    </message>
    <message>
      <source>The job is finished.</source>
      <translation>Der Job ist beendet.</translation>
    </message>
    <message>
      <source>The k-ary fat-tree of Al-Fares et al. (2008): k³/4 nodes and 5k²/4 switches with k ports each.</source>
      <translation>Der k-äre Fat-Tree von Al-Fares et al. (2008): k³/4 Knoten und 5k²/4 Switches mit je k Ports.</translation>
    </message>
    <message>
      <source>The largest difference to the scenario's own model, and the message that has it</source>
      <translation>Die größte Differenz zum Modell des Szenarios und die Nachricht, die sie hat</translation>
    </message>
    <message>
      <source>The largest difference to the scenario's own model, and the process that has it</source>
      <translation>Die größte Differenz zum Modell des Szenarios und der Prozess, der sie hat</translation>
    </message>
    <message>
      <source>The largest message with which a program's send does not wait for its receive; empty: 65536 B</source>
      <translation>Die größte Nachricht, mit der das Senden eines Programms nicht auf den Empfang wartet; leer: 65536 B</translation>
    </message>
    <message>
      <source>The last large change is still being worked out. Wait for it or stop it with Escape, then do this again.</source>
      <translation>Die letzte große Änderung wird noch berechnet. Abwarten oder mit Esc stoppen, dann dies wiederholen.</translation>
    </message>
    <message>
      <source>The load of the channels over time appears here.</source>
      <translation>Hier erscheint die Last der Kanäle über der Zeit.</translation>
    </message>
    <message>
      <source>The look at nodes in use</source>
      <translation>Die Durchsicht der belegten Knoten</translation>
    </message>
    <message>
      <source>The lower bound of every time, and the measure of slowdown.</source>
      <translation>Die untere Schranke jeder Zeit und das Maß der Verlangsamung.</translation>
    </message>
    <message>
      <source>The makespan on average over draws of who else has nodes</source>
      <translation>Die Gesamtdauer im Mittel über Auslosungen, wer sonst Knoten hat</translation>
    </message>
    <message>
      <source>The makespan on the lossless network without working congestion control</source>
      <translation>Die Gesamtdauer im verlustfreien Netz ohne wirksame Überlastregelung</translation>
    </message>
    <message>
      <source>The makespan with no node in use by others</source>
      <translation>Die Gesamtdauer, wenn kein Knoten von anderen belegt ist</translation>
    </message>
    <message>
      <source>The makespan without congestion control over that with it</source>
      <translation>Die Gesamtdauer ohne Überlastregelung durch die mit ihr</translation>
    </message>
    <message>
      <source>The measured times of %1 belong to the messages as they are now; a new scenario keeps them valid.</source>
      <translation>Die gemessenen Zeiten von %1 gehören zu den Nachrichten, wie sie jetzt sind; mit einem neuen Szenario bleiben sie gültig.</translation>
    </message>
    <message>
      <source>The message that finishes last. Select another one in the sheet, the topology or a plot.</source>
      <translation>Die Nachricht, die zuletzt endet. Eine andere lässt sich in der Tabelle, der Topologie oder einem Diagramm auswählen.</translation>
    </message>
    <message>
      <source>The message's share of the network in this step</source>
      <translation>Der Anteil der Nachricht am Netz in diesem Schritt</translation>
    </message>
    <message>
      <source>The messages of an application are in the sheets and plots</source>
      <translation>Die Nachrichten einer Anwendung stehen in den Blättern und Diagrammen</translation>
    </message>
    <message>
      <source>The messages that are sent; empty when an application runs</source>
      <translation>Die Nachrichten, die gesendet werden; leer, wenn eine Anwendung läuft</translation>
    </message>
    <message>
      <source>The model has no further parameters</source>
      <translation>Das Modell hat keine weiteren Parameter</translation>
    </message>
    <message>
      <source>The model of the scenarios that tables become</source>
      <translation>Das Modell der Szenarien, die aus Tabellen entstehen</translation>
    </message>
    <message>
      <source>The model that was run in place of the scenario's own, why a case does not apply, why a group was not run, or why it has no price</source>
      <translation>Das Modell, das anstelle des Modells des Szenarios gerechnet wurde, warum ein Fall nicht zutrifft, warum eine Gruppe nicht gerechnet wurde oder warum sie keinen Preis hat</translation>
    </message>
    <message>
      <source>The name of a phase, or of the variable of a loop</source>
      <translation>Der Name einer Phase oder der Variablen einer Schleife</translation>
    </message>
    <message>
      <source>The network %1.</source>
      <translation>Das Netz %1.</translation>
    </message>
    <message>
      <source>The network is being drawn up…</source>
      <translation>Das Netz wird aufgebaut…</translation>
    </message>
    <message>
      <source>The network of the scenario is drawn here: racks, switches and links with their load, and the messages as arrows. Pick a tool at the left edge: switch (S), rack (R), node (N), link (L), message (M), and click here. New from gallery, in the Project menu, has whole networks, and presets that give what is drawn the speeds of a known network. Or fill in the sheets, or open a project.</source>
      <translation>Hier wird das Netz des Szenarios gezeichnet: Racks, Switches und Verbindungen mit ihrer Last und die Nachrichten als Pfeile. Ein Werkzeug am linken Rand wählen: Switch (S), Rack (R), Knoten (N), Verbindung (L), Nachricht (M), und hier klicken. „Neu aus der Galerie“ im Menü Projekt hat ganze Netze und Vorlagen, die dem Gezeichneten die Geschwindigkeiten eines bekannten Netzes geben. Oder die Tabellen ausfüllen oder ein Projekt öffnen.</translation>
    </message>
    <message>
      <source>The network that it replaces</source>
      <translation>Das Netz, das es ersetzt</translation>
    </message>
    <message>
      <source>The network that the messages share</source>
      <translation>Das Netz, das sich die Nachrichten teilen</translation>
    </message>
    <message>
      <source>The new scenario has no mapping: the messages name nodes.</source>
      <translation>Das neue Szenario hat keine Zuordnung: die Nachrichten nennen Knoten.</translation>
    </message>
    <message>
      <source>The nodes are called as the &amp;hosts of the cluster are</source>
      <translation>Die &amp;Knoten heißen wie die Hosts des Clusters</translation>
    </message>
    <message>
      <source>The number of steps in which the message was active</source>
      <translation>Die Anzahl der Schritte, in denen die Nachricht aktiv war</translation>
    </message>
    <message>
      <source>The number of the line that names the columns</source>
      <translation>Die Nummer der Zeile, die die Spalten benennt</translation>
    </message>
    <message>
      <source>The numbers are sizes</source>
      <translation>Die Zahlen sind Größen</translation>
    </message>
    <message>
      <source>The one whose time grows most</source>
      <translation>Die, deren Zeit am meisten wächst</translation>
    </message>
    <message>
      <source>The picture '%1' cannot be written: %2. Choose another folder or free some space.</source>
      <translation>Das Bild '%1' kann nicht geschrieben werden: %2. Einen anderen Ordner wählen oder Platz schaffen.</translation>
    </message>
    <message>
      <source>The platform on which the patterns of tables were measured; project files bring their own</source>
      <translation>Die Plattform, auf der die Muster der Tabellen gemessen wurden; Projektdateien bringen ihre eigene mit</translation>
    </message>
    <message>
      <source>The platform whose measurements say what else would tell models apart</source>
      <translation>Die Plattform, deren Messungen sagen, was Modelle noch unterscheiden würde</translation>
    </message>
    <message>
      <source>The plot could not be drawn: out of memory?</source>
      <translation>Das Diagramm konnte nicht gezeichnet werden: zu wenig Speicher?</translation>
    </message>
    <message>
      <source>The predicted time of each message appears here.
The workload of this scenario has no messages yet: type or paste them in the Messages sheet.</source>
      <translation>Hier erscheint die vorhergesagte Zeit jeder Nachricht.
Der Workload dieses Szenarios hat noch keine Nachrichten: in der Tabelle Nachrichten eingeben oder einfügen.</translation>
    </message>
    <message>
      <source>The prediction</source>
      <translation>Die Vorhersage</translation>
    </message>
    <message>
      <source>The prediction was stopped. Any change begins it again.</source>
      <translation>Die Vorhersage wurde gestoppt. Jede Änderung startet sie neu.</translation>
    </message>
    <message>
      <source>The predictions of this report were made without what is at fault:</source>
      <translation>Die Vorhersagen dieses Berichts wurden ohne das gemacht, was fehlerhaft ist:</translation>
    </message>
    <message>
      <source>The present placement is the best of these, with a makespan of %1.</source>
      <translation>Die jetzige Platzierung ist die beste von diesen, mit einer Gesamtdauer von %1.</translation>
    </message>
    <message>
      <source>The program ended before “%1” was saved. A copy of %2 was kept.</source>
      <translation>Das Programm endete, bevor „%1“ gespeichert wurde. Eine Kopie vom %2 ist erhalten.</translation>
    </message>
    <message>
      <source>The program has %1 processes, the platform only %2 cores. Take fewer processes, or give the nodes more cores.</source>
      <translation>Das Programm hat %1 Prozesse, die Plattform nur %2 Kerne. Nehmen Sie weniger Prozesse, oder geben Sie den Knoten mehr Kerne.</translation>
    </message>
    <message>
      <source>The programs that run instead of a workload, such as solver; checkpoint @ 2 s, which starts later</source>
      <translation>Die Programme, die statt eines Workloads laufen, etwa solver; checkpoint @ 2 s, das später beginnt</translation>
    </message>
    <message>
      <source>The project gets the model %1, as %2 recommends.</source>
      <translation>Das Projekt bekommt das Modell %1, wie %2 es empfiehlt.</translation>
    </message>
    <message>
      <source>The project has no file yet, so there is nothing to read again.</source>
      <translation>Das Projekt hat noch keine Datei, es gibt also nichts neu zu laden.</translation>
    </message>
    <message>
      <source>The project has no file yet. Choose where to keep it with Save as.</source>
      <translation>Das Projekt hat noch keine Datei. Mit Speichern unter wählen, wo es liegen soll.</translation>
    </message>
    <message>
      <source>The project has no measured times of messages, so no model is fitted.</source>
      <translation>Das Projekt hat keine gemessenen Zeiten von Nachrichten, deshalb wird kein Modell angepasst.</translation>
    </message>
    <message>
      <source>The project has no platform to export.</source>
      <translation>Das Projekt hat keine Plattform zum Exportieren.</translation>
    </message>
    <message>
      <source>The project has no scenario to predict. Add one: it names a platform, a workload or an application, and a model.</source>
      <translation>Das Projekt hat kein Szenario, das vorhergesagt werden könnte. Fügen Sie eines hinzu: Es nennt eine Plattform, einen Workload oder eine Anwendung und ein Modell.</translation>
    </message>
    <message>
      <source>The project has no scenario, so nothing was predicted. A scenario names a network, a workload and a model.</source>
      <translation>Das Projekt hat kein Szenario, deshalb wurde nichts vorhergesagt. Ein Szenario nennt ein Netz, einen Workload und ein Modell.</translation>
    </message>
    <message>
      <source>The project has no scenario; add one in the sheet Scenarios.</source>
      <translation>Das Projekt hat kein Szenario; eines in der Tabelle Szenarien hinzufügen.</translation>
    </message>
    <message>
      <source>The project has one called %1; choose another name.</source>
      <translation>Im Projekt heißt schon eines %1; einen anderen Namen wählen.</translation>
    </message>
    <message>
      <source>The project has parameters of such names already; the program calls its own %1.</source>
      <translation>Das Projekt hat schon Parameter dieser Namen; das Programm nennt seine eigenen %1.</translation>
    </message>
    <message>
      <source>The project has this model already, as %1.</source>
      <translation>Das Projekt hat dieses Modell schon, als %1.</translation>
    </message>
    <message>
      <source>The project is being changed right now; try again.</source>
      <translation>Das Projekt wird gerade geändert; noch einmal versuchen.</translation>
    </message>
    <message>
      <source>The project needs a file first; save it</source>
      <translation>Das Projekt braucht zuerst eine Datei; speichern Sie es</translation>
    </message>
    <message>
      <source>The project was changed while a large change was worked out; nothing was written. Do it again.</source>
      <translation>Das Projekt wurde geändert, während eine große Änderung berechnet wurde; nichts wurde geschrieben. Die Änderung wiederholen.</translation>
    </message>
    <message>
      <source>The project's model %1 is of another kind; type another name</source>
      <translation>Das Modell %1 des Projekts ist von anderer Art; geben Sie einen anderen Namen ein</translation>
    </message>
    <message>
      <source>The proposed node is another than the present one</source>
      <translation>Der vorgeschlagene Knoten ist ein anderer als der jetzige</translation>
    </message>
    <message>
      <source>The published algorithm without its treatment of traffic in the opposite direction: what the paper compares its model with.</source>
      <translation>Der veröffentlichte Algorithmus ohne seine Behandlung des Verkehrs in Gegenrichtung: das, womit die Veröffentlichung ihr Modell vergleicht.</translation>
    </message>
    <message>
      <source>The published table to show</source>
      <translation>Die anzuzeigende veröffentlichte Tabelle</translation>
    </message>
    <message>
      <source>The rate of each message over time appears here.</source>
      <translation>Hier erscheint die Rate jeder Nachricht über der Zeit.</translation>
    </message>
    <message>
      <source>The report</source>
      <translation>Der Bericht</translation>
    </message>
    <message>
      <source>The report is being made…</source>
      <translation>Der Bericht wird erstellt…</translation>
    </message>
    <message>
      <source>The root sends some messages and receives one. Measured, it shows how long acknowledgements wait in the node's own queue (kappa_host).</source>
      <translation>Die Wurzel sendet einige Nachrichten und empfängt eine. Gemessen zeigt es, wie lange Bestätigungen in der eigenen Warteschlange des Knotens warten (kappa_host).</translation>
    </message>
    <message>
      <source>The rows changed while they were being ordered; order them again.</source>
      <translation>Die Zeilen haben sich beim Ordnen geändert; erneut ordnen.</translation>
    </message>
    <message>
      <source>The rule is for groups of fewer processes; empty: any</source>
      <translation>Die Regel gilt für Gruppen von weniger Prozessen; leer: beliebig</translation>
    </message>
    <message>
      <source>The rule is for groups of so many processes and more; empty: any</source>
      <translation>Die Regel gilt für Gruppen von so vielen Prozessen und mehr; leer: beliebig</translation>
    </message>
    <message>
      <source>The rule is for groups on fewer servers; empty: any</source>
      <translation>Die Regel gilt für Gruppen auf weniger Servern; leer: auf allen</translation>
    </message>
    <message>
      <source>The rule is for groups on so many servers and more; empty: any</source>
      <translation>Die Regel gilt für Gruppen auf so vielen und mehr Servern; leer: auf allen</translation>
    </message>
    <message>
      <source>The rule is for smaller sizes than this; empty: any</source>
      <translation>Die Regel gilt für kleinere Größen als diese; leer: beliebig</translation>
    </message>
    <message>
      <source>The rule is for this size and larger ones, as events have it; empty: any</source>
      <translation>Die Regel gilt für diese Größe und größere, wie Ereignisse sie haben; leer: beliebig</translation>
    </message>
    <message>
      <source>The run before is not kept: it has more than %1 events and messages. The next one appears here once it is made.</source>
      <translation>Der vorige Lauf wird nicht aufgehoben: Er hat mehr als %1 Ereignisse und Nachrichten. Der nächste erscheint hier, sobald er fertig ist.</translation>
    </message>
    <message>
      <source>The run has none.</source>
      <translation>Der Lauf hat keine.</translation>
    </message>
    <message>
      <source>The run has too many events or messages to be listed: more than %1. Processes and phases are there; smaller counts of loops show events too.</source>
      <translation>Der Lauf hat zu viele Ereignisse oder Nachrichten, um sie aufzuführen: mehr als %1. Prozesse und Phasen sind da; kleinere Anzahlen von Schleifen zeigen auch Ereignisse.</translation>
    </message>
    <message>
      <source>The run of this scenario takes no time.</source>
      <translation>Der Lauf dieses Szenarios braucht keine Zeit.</translation>
    </message>
    <message>
      <source>The run takes no time, so nothing made it long.</source>
      <translation>Der Lauf dauert keine Zeit, also machte ihn nichts lang.</translation>
    </message>
    <message>
      <source>The same kind of model with other parameters.</source>
      <translation>Dieselbe Art von Modell mit anderen Parametern.</translation>
    </message>
    <message>
      <source>The same of the switch within a server</source>
      <translation>Dasselbe beim Switch in einem Server</translation>
    </message>
    <message>
      <source>The same of the switch within a server, such as 275 GB/s</source>
      <translation>Dasselbe vom Switch in einem Server, etwa 275 GB/s</translation>
    </message>
    <message>
      <source>The same when no message meets another</source>
      <translation>Dasselbe, wenn keine Nachricht auf eine andere trifft</translation>
    </message>
    <message>
      <source>The same with six neighbours: each process exchanges the faces of its cube.</source>
      <translation>Dasselbe mit sechs Nachbarn: jeder Prozess tauscht die Flächen seines Würfels aus.</translation>
    </message>
    <message>
      <source>The scenario %1 no longer has the mapping %2: the messages name nodes.</source>
      <translation>Das Szenario %1 hat die Zuordnung %2 nicht mehr: die Nachrichten nennen Knoten.</translation>
    </message>
    <message>
      <source>The scenario %1 runs with it.</source>
      <translation>Das Szenario %1 läuft damit.</translation>
    </message>
    <message>
      <source>The scenario gets the model %1 in place of %2, as %3 recommends.</source>
      <translation>Das Szenario bekommt das Modell %1 anstelle von %2, wie %3 es empfiehlt.</translation>
    </message>
    <message>
      <source>The scenario has %1. The model was not held against measurements there.</source>
      <translation>Das Szenario hat %1. Das Modell wurde dort nicht an Messungen geprüft.</translation>
    </message>
    <message>
      <source>The scenario has no platform to paste into.</source>
      <translation>Das Szenario hat keine Plattform, in die eingefügt werden könnte.</translation>
    </message>
    <message>
      <source>The scenario has the model %1, as %2 recommends.</source>
      <translation>Das Szenario hat das Modell %1, wie %2 es empfiehlt.</translation>
    </message>
    <message>
      <source>The scenario that all views show</source>
      <translation>Das Szenario, das alle Ansichten zeigen</translation>
    </message>
    <message>
      <source>The scenario that the others are held against</source>
      <translation>Das Szenario, mit dem die anderen verglichen werden</translation>
    </message>
    <message>
      <source>The scenario whose messages were measured</source>
      <translation>Das Szenario, dessen Nachrichten gemessen wurden</translation>
    </message>
    <message>
      <source>The scenario, with the model where one takes the place of its own</source>
      <translation>Das Szenario, mit dem Modell, wenn eines das eigene ersetzt</translation>
    </message>
    <message>
      <source>The scenarios are being predicted.</source>
      <translation>Die Szenarien werden vorhergesagt.</translation>
    </message>
    <message>
      <source>The scenarios have so many messages that none was made over their sizes; ask for sweeps to have them.</source>
      <translation>Die Szenarien haben so viele Nachrichten, dass keine Variation über ihre Größen gemacht wurde; verlangen Sie Variationen, um sie zu haben.</translation>
    </message>
    <message>
      <source>The scenarios of one workload appear here side by side.
None of them can be predicted yet: see the sheet Compare for the reasons.</source>
      <translation>Hier erscheinen die Szenarien eines Workloads nebeneinander.
Noch lässt sich keines davon vorhersagen: Die Tabelle Vergleich nennt die Gründe.</translation>
    </message>
    <message>
      <source>The scenarios of the project stand here side by side: times, load, price and verdict. Add platforms and scenarios in the sheets of that name, or with the project tree.</source>
      <translation>Hier stehen die Szenarien des Projekts nebeneinander: Zeiten, Last, Preis und Befund. Plattformen und Szenarien in den gleichnamigen Tabellen oder im Projektbaum hinzufügen.</translation>
    </message>
    <message>
      <source>The search</source>
      <translation>Die Suche</translation>
    </message>
    <message>
      <source>The search for a placement</source>
      <translation>Die Suche nach einer Platzierung</translation>
    </message>
    <message>
      <source>The search for what cannot run</source>
      <translation>Die Suche nach dem, was nicht laufen kann</translation>
    </message>
    <message>
      <source>The search ran %1; there may be better ones, and more evaluations may find them.</source>
      <translation>Die Suche hat %1 gerechnet; es kann bessere geben, und mehr Auswertungen finden sie vielleicht.</translation>
    </message>
    <message>
      <source>The selected cells</source>
      <translation>Die ausgewählten Zellen</translation>
    </message>
    <message>
      <source>The selected message has an error, so it has no time. The issue list says which.</source>
      <translation>Die ausgewählte Nachricht hat einen Fehler und deshalb keine Zeit. Die Problemliste nennt ihn.</translation>
    </message>
    <message>
      <source>The selected nodes and racks</source>
      <translation>Die ausgewählten Knoten und Racks</translation>
    </message>
    <message>
      <source>The selected scenario has no mapping: its messages name nodes directly. With a mapping they may name processes.</source>
      <translation>Das ausgewählte Szenario hat keine Zuordnung: Seine Nachrichten nennen direkt Knoten. Mit einer Zuordnung können sie Prozesse nennen.</translation>
    </message>
    <message>
      <source>The selected scenario has no model yet.</source>
      <translation>Das ausgewählte Szenario hat noch kein Modell.</translation>
    </message>
    <message>
      <source>The selected scenario runs an application: its messages are in the sheet Results. A workload gets a scenario of its own.</source>
      <translation>Das gewählte Szenario führt eine Anwendung aus: ihre Nachrichten stehen im Blatt Ergebnisse. Ein Workload bekommt ein eigenes Szenario.</translation>
    </message>
    <message>
      <source>The sharing model of the scenario; another one is a change that can be undone</source>
      <translation>Das Teilungsmodell des Szenarios; ein anderes ist eine Änderung, die zurückgenommen werden kann</translation>
    </message>
    <message>
      <source>The sizes are sums over so many repetitions; a message is the part of one</source>
      <translation>Die Größen sind Summen über so viele Wiederholungen; eine Nachricht ist der Teil von einer</translation>
    </message>
    <message>
      <source>The start-up α and the time β of a byte between two processes are not known: %1. Import a ping-pong, or give the nodes of the platform their bandwidth.</source>
      <translation>Die Startup-Zeit α und die Zeit β für ein Byte zwischen zwei Prozessen sind nicht bekannt: %1. Ein Ping-Pong importieren oder den Knoten der Plattform ihre Bandbreite geben.</translation>
    </message>
    <message>
      <source>The step in which the message began</source>
      <translation>Der Schritt, in dem die Nachricht begann</translation>
    </message>
    <message>
      <source>The step in which the message ended</source>
      <translation>Der Schritt, in dem die Nachricht endete</translation>
    </message>
    <message>
      <source>The step that the topology and the explanation show</source>
      <translation>Der Schritt, den Topologie und Erklärung zeigen</translation>
    </message>
    <message>
      <source>The steps of each message from its start to its end appear here.</source>
      <translation>Hier erscheinen die Schritte jeder Nachricht von ihrem Start bis zu ihrem Ende.</translation>
    </message>
    <message>
      <source>The sweep %1 was not made: %2</source>
      <translation>Die Variation %1 wurde nicht gemacht: %2</translation>
    </message>
    <message>
      <source>The switch that the nodes' NICs are connected to</source>
      <translation>Der Switch, an den die NICs der Knoten angeschlossen sind</translation>
    </message>
    <message>
      <source>The switches that the NICs are connected to, the first NIC to the first, in turn where they are fewer, such as leaf[1-8]</source>
      <translation>Die Switches, an die die NICs angeschlossen sind, die erste NIC an den ersten, reihum, wo es weniger sind, etwa leaf[1-8]</translation>
    </message>
    <message>
      <source>The time of an all-to-all over the message size and the number of processes appears here.
This project has no measured all-to-all: import measurements, or choose a published signature above.</source>
      <translation>Hier erscheint die Zeit eines All-to-all über der Nachrichtengröße und der Zahl der Prozesse.
Dieses Projekt hat kein gemessenes All-to-all: Messungen importieren oder oben eine veröffentlichte Signatur wählen.</translation>
    </message>
    <message>
      <source>The time or bandwidth between two processes over the size of the message appears here.
This project has no such benchmark: import a ping-pong or a stream.</source>
      <translation>Zeit oder Bandbreite zwischen zwei Prozessen über der Größe der Nachricht erscheinen hier.
Dieses Projekt hat keinen solchen Benchmark: Importieren Sie einen Ping-Pong oder einen Strom.</translation>
    </message>
    <message>
      <source>The times of all-to-alls are being worked out.</source>
      <translation>Die Zeiten der All-to-alls werden berechnet.</translation>
    </message>
    <message>
      <source>The topology was not saved to %1: cancelled.</source>
      <translation>Die Topologie wurde nicht in %1 gespeichert: abgebrochen.</translation>
    </message>
    <message>
      <source>The topology was saved to %1.</source>
      <translation>Die Topologie wurde in %1 gespeichert.</translation>
    </message>
    <message>
      <source>The unit %1 of column %2 is unknown: its numbers were pasted as they are.</source>
      <translation>Die Einheit %1 der Spalte %2 ist unbekannt: Ihre Zahlen wurden unverändert eingefügt.</translation>
    </message>
    <message>
      <source>The workload %1 is also that of %2.</source>
      <translation>Der Workload %1 ist auch der von %2.</translation>
    </message>
    <message>
      <source>The workload and network, or model, that is drawn</source>
      <translation>Der Workload und das Netz, oder das Modell, das gezeichnet wird</translation>
    </message>
    <message>
      <source>The workload of this scenario has no messages yet: type or paste them in the Messages sheet.</source>
      <translation>Der Workload dieses Szenarios hat noch keine Nachrichten: in der Tabelle Nachrichten eingeben oder einfügen.</translation>
    </message>
    <message>
      <source>Then sort &amp;by this column</source>
      <translation>Dann nach &amp;dieser Spalte sortieren</translation>
    </message>
    <message>
      <source>There are more than %1 points, too many to tell apart. The histograms show them all.</source>
      <translation>Es gibt mehr als %1 Punkte, zu viele, um sie zu unterscheiden. Die Histogramme zeigen sie alle.</translation>
    </message>
    <message>
      <source>There are no messages yet. Type or paste some into the Messages sheet, and what limits each of them is explained here.</source>
      <translation>Es gibt noch keine Nachrichten. Nachrichten in die Tabelle Nachrichten eintragen oder einfügen; hier wird dann erklärt, was jede von ihnen begrenzt.</translation>
    </message>
    <message>
      <source>There is no application yet whose processes could form groups.</source>
      <translation>Es gibt noch keine Anwendung, deren Prozesse Gruppen bilden könnten.</translation>
    </message>
    <message>
      <source>There is no application yet: a program of processes that compute, send, receive and meet in collectives.</source>
      <translation>Es gibt noch keine Anwendung: ein Programm von Prozessen, die rechnen, senden, empfangen und sich in Kollektiven treffen.</translation>
    </message>
    <message>
      <source>There is no benchmark yet. File &gt; Import… takes them out of the files of OSU, IMB, iperf3 and NetPIPE.</source>
      <translation>Es gibt noch keinen Benchmark. Datei &gt; Importieren… übernimmt sie aus den Dateien von OSU, IMB, iperf3 und NetPIPE.</translation>
    </message>
    <message>
      <source>There is no critical path: %1.</source>
      <translation>Es gibt keinen kritischen Pfad: %1.</translation>
    </message>
    <message>
      <source>There is no kind of model %1. The sheet Models offers those there are.</source>
      <translation>Eine Modellart %1 gibt es nicht. Die Tabelle Modelle bietet die vorhandenen an.</translation>
    </message>
    <message>
      <source>There is no network to run a program on. Draw one, or make one of those at the top of the list.</source>
      <translation>Es gibt kein Netz, auf dem ein Programm laufen könnte. Eines zeichnen oder eines von oben in der Liste erzeugen.</translation>
    </message>
    <message>
      <source>There is no network to send messages on. Draw one, or make one of those at the top of the list.</source>
      <translation>Es gibt kein Netz, auf dem Nachrichten gesendet werden könnten. Eines zeichnen oder eines von oben in der Liste erzeugen.</translation>
    </message>
    <message>
      <source>There is no part of a network on the clipboard: copy switches or nodes on the canvas first. Rows of a spreadsheet are pasted into the sheets.</source>
      <translation>In der Zwischenablage ist kein Teil eines Netzes: zuerst Switches oder Knoten auf der Zeichenfläche kopieren. Zeilen einer Tabellenkalkulation werden in die Tabellen eingefügt.</translation>
    </message>
    <message>
      <source>There is no picture to write to '%1': the platform is empty. Add switches and nodes first.</source>
      <translation>Es gibt kein Bild, das nach '%1' geschrieben werden könnte: Die Plattform ist leer. Zuerst Switches und Knoten hinzufügen.</translation>
    </message>
    <message>
      <source>There is no plan: %1.</source>
      <translation>Es gibt keinen Plan: %1.</translation>
    </message>
    <message>
      <source>There is no platform yet that the selected scenario could run on.</source>
      <translation>Es gibt noch keine Plattform, auf der das ausgewählte Szenario laufen könnte.</translation>
    </message>
    <message>
      <source>There is no prediction to draw.
%1</source>
      <translation>Es gibt keine Vorhersage zu zeichnen.
%1</translation>
    </message>
    <message>
      <source>There is no report to save.</source>
      <translation>Es gibt keinen Bericht zu speichern.</translation>
    </message>
    <message>
      <source>There is no run to draw.
%1</source>
      <translation>Es gibt keinen Lauf zu zeichnen.
%1</translation>
    </message>
    <message>
      <source>There is no switch in this direction to attach the node to.</source>
      <translation>In dieser Richtung gibt es keinen Switch, an den der Knoten angeschlossen werden kann.</translation>
    </message>
    <message>
      <source>There is no workload yet that the selected scenario could run.</source>
      <translation>Es gibt noch keinen Workload, den das ausgewählte Szenario ausführen könnte.</translation>
    </message>
    <message>
      <source>There is not enough memory for the picture '%1'. Write it as .svg instead.</source>
      <translation>Für das Bild '%1' reicht der Speicher nicht. Stattdessen als .svg schreiben.</translation>
    </message>
    <message>
      <source>There is nothing to link yet: place switches and nodes first.</source>
      <translation>Es gibt noch nichts zu verbinden: zuerst Switches und Knoten setzen.</translation>
    </message>
    <message>
      <source>There is nothing to save: the plot is empty.</source>
      <translation>Es gibt nichts zu speichern: Das Diagramm ist leer.</translation>
    </message>
    <message>
      <source>There must be at least as many repetitions at most as at least.</source>
      <translation>Die Höchstzahl der Wiederholungen muss mindestens so groß sein wie die Mindestzahl.</translation>
    </message>
    <message>
      <source>These are %1 with processes, %2; of the other %3 'contraflow place' says the same, as does a report of chosen scenarios.</source>
      <translation>Dies sind %1 mit Prozessen, %2; von den anderen %3 sagt 'contraflow place' dasselbe, ebenso ein Bericht über gewählte Szenarien.</translation>
    </message>
    <message>
      <source>These are %1, %2; of the other %3 'contraflow what-if' says the same, as does a report of chosen scenarios.</source>
      <translation>Dies sind %1, %2; von den anderen %3 sagt 'contraflow what-if' dasselbe, ebenso ein Bericht über gewählte Szenarien.</translation>
    </message>
    <message>
      <source>These are the first %1 of %2%3.</source>
      <translation>Dies sind die ersten %1 von %2%3.</translation>
    </message>
    <message>
      <source>These bins are too narrow for errors so large. Choose wider ones.</source>
      <translation>Diese Klassen sind zu schmal für so große Fehler. Breitere wählen.</translation>
    </message>
    <message>
      <source>These patterns cannot tell whether acknowledgements wait behind data in %1 (%2)</source>
      <translation>Diese Muster können nicht sagen, ob Bestätigungen hinter Daten in %1 warten (%2)</translation>
    </message>
    <message>
      <source>This build carries no help pages.</source>
      <translation>Diese Programmfassung enthält keine Hilfeseiten.</translation>
    </message>
    <message>
      <source>This column</source>
      <translation>Diese Spalte</translation>
    </message>
    <message>
      <source>This is about the %1 that the report was asked for. Left out %2 of the project (%3)%4.</source>
      <translation>Dies handelt von den Szenarien, nach denen der Bericht gefragt wurde (%1). Ausgelassen %2 des Projekts (%3)%4.</translation>
    </message>
    <message>
      <source>This is no regular expression: %1</source>
      <translation>Dies ist kein regulärer Ausdruck: %1</translation>
    </message>
    <message>
      <source>This model has no kind yet. Choose one in the sheet Models.</source>
      <translation>Dieses Modell hat noch keine Art. Eine in der Tabelle Modelle wählen.</translation>
    </message>
    <message>
      <source>This network obeys %1, which is sure: %2 say so, where %3.</source>
      <translation>Dieses Netz folgt %1, das ist sicher; Muster, die es sagen: %2. Dort gilt: %3.</translation>
    </message>
    <message>
      <source>This network seems to obey %1: %2 say so, where %3. 'contraflow plan --to-learn' has patterns that tell more.</source>
      <translation>Dieses Netz folgt anscheinend %1; Muster, die es sagen: %2. Dort gilt: %3. 'contraflow plan --to-learn' hat Muster, die mehr sagen.</translation>
    </message>
    <message>
      <source>This report predicts how long %1 when they share a network: %2 on %3 with %4 and %5.</source>
      <translation>Dieser Bericht sagt voraus, wie lange %1, wenn sie sich ein Netz teilen: %2, %3, %4 und %5.</translation>
    </message>
    <message>
      <source>This report predicts how long applications take whose messages share a network: %1.</source>
      <translation>Dieser Bericht sagt voraus, wie lange Anwendungen brauchen, deren Nachrichten sich ein Netz teilen: %1.</translation>
    </message>
    <message>
      <source>This run changed rates too often to keep them all, so there is no load over time to draw.
What each channel carried and held up is in the sheet Critical path, by channel.</source>
      <translation>Dieser Lauf änderte Raten zu oft, um alle zu behalten; es gibt daher keine Auslastung über die Zeit zu zeichnen.
Was jeder Kanal trug und aufhielt, steht nach Kanal in der Tabelle Kritischer Pfad.</translation>
    </message>
    <message>
      <source>This run changed rates too often to keep them all, so there is nothing to draw over time.
The times of the messages are complete: see Times.</source>
      <translation>In diesem Lauf änderten sich die Raten zu oft, um alle zu behalten; über der Zeit gibt es deshalb nichts zu zeichnen.
Die Zeiten der Nachrichten sind vollständig: siehe Zeiten.</translation>
    </message>
    <message>
      <source>This scenario has no platform to draw</source>
      <translation>Dieses Szenario hat keine Plattform zum Zeichnen</translation>
    </message>
    <message>
      <source>Those of a new project</source>
      <translation>Die eines neuen Projekts</translation>
    </message>
    <message>
      <source>Three-dimensional FFT in pencils</source>
      <translation>Dreidimensionale FFT in Stäben</translation>
    </message>
    <message>
      <source>Throughput of all %1 messages over time</source>
      <translation>Durchsatz aller %1 Nachrichten über der Zeit</translation>
    </message>
    <message>
      <source>Throughput under contention</source>
      <translation>Durchsatz unter Contention</translation>
    </message>
    <message>
      <source>Throw away</source>
      <translation>Verwerfen</translation>
    </message>
    <message>
      <source>Time</source>
      <translation>Zeit</translation>
    </message>
    <message>
      <source>Time by the signature</source>
      <translation>Zeit nach der Signatur</translation>
    </message>
    <message>
      <source>Time divided by the time that the message would take alone</source>
      <translation>Zeit geteilt durch die Zeit, die die Nachricht allein brauchen würde</translation>
    </message>
    <message>
      <source>Time in blocking receives</source>
      <translation>Zeit in blockierendem Empfangen</translation>
    </message>
    <message>
      <source>Time in blocking sends</source>
      <translation>Zeit in blockierendem Senden</translation>
    </message>
    <message>
      <source>Time in collectives</source>
      <translation>Zeit in Kollektiven</translation>
    </message>
    <message>
      <source>Time in computations</source>
      <translation>Zeit in Rechnungen</translation>
    </message>
    <message>
      <source>Time in sends, receives, waiting and collectives, on average over the processes</source>
      <translation>Zeit in Senden, Empfangen, Warten und Kollektiven, im Mittel über die Prozesse</translation>
    </message>
    <message>
      <source>Time in waiting for requests, and in sendrecv</source>
      <translation>Zeit beim Warten auf Anforderungen und in sendrecv</translation>
    </message>
    <message>
      <source>Time of %1 over the message size</source>
      <translation>Zeit von %1 über der Nachrichtengröße</translation>
    </message>
    <message>
      <source>Time of all its processes together</source>
      <translation>Zeit aller ihrer Prozesse zusammen</translation>
    </message>
    <message>
      <source>Time of an all-to-all of %1 processes</source>
      <translation>Zeit eines All-to-all von %1 Prozessen</translation>
    </message>
    <message>
      <source>Time of an all-to-all with messages of %1</source>
      <translation>Zeit eines All-to-all mit Nachrichten von %1</translation>
    </message>
    <message>
      <source>Time of the process from the start of its application to its end under %1</source>
      <translation>Zeit des Prozesses vom Beginn seiner Anwendung bis zu seinem Ende mit %1</translation>
    </message>
    <message>
      <source>Time of these messages</source>
      <translation>Zeit dieser Nachrichten</translation>
    </message>
    <message>
      <source>Time per message</source>
      <translation>Zeit je Nachricht</translation>
    </message>
    <message>
      <source>Timeline</source>
      <translation>Zeitverlauf</translation>
    </message>
    <message>
      <source>Times</source>
      <translation>Zeiten</translation>
    </message>
    <message>
      <source>Times as long</source>
      <translation>Mal so lang</translation>
    </message>
    <message>
      <source>Times by size</source>
      <translation>Zeiten nach Größe</translation>
    </message>
    <message>
      <source>Times of the candidates.</source>
      <translation>Zeiten der Kandidaten.</translation>
    </message>
    <message>
      <source>Times of the messages of %1.</source>
      <translation>Zeiten der Nachrichten von %1.</translation>
    </message>
    <message>
      <source>To</source>
      <translation>Nach</translation>
    </message>
    <message>
      <source>To ask the vendor: %1</source>
      <translation>Den Hersteller zu fragen: %1</translation>
    </message>
    <message>
      <source>To node number</source>
      <translation>An Knoten Nummer</translation>
    </message>
    <message>
      <source>To process number</source>
      <translation>An Prozess Nummer</translation>
    </message>
    <message>
      <source>Together</source>
      <translation>Zusammen</translation>
    </message>
    <message>
      <source>Too close to call between %1 and %2.</source>
      <translation>Zwischen %1 und %2 zu knapp für ein Urteil.</translation>
    </message>
    <message>
      <source>Too close to call overall, or equal: %1.</source>
      <translation>Insgesamt zu knapp für ein Urteil oder gleich: %1.</translation>
    </message>
    <message>
      <source>Tools</source>
      <translation>Werkzeuge</translation>
    </message>
    <message>
      <source>Topology</source>
      <translation>Topologie</translation>
    </message>
    <message>
      <source>Torus</source>
      <translation>Torus</translation>
    </message>
    <message>
      <source>Total</source>
      <translation>Gesamt</translation>
    </message>
    <message>
      <source>Total cost</source>
      <translation>Gesamtkosten</translation>
    </message>
    <message>
      <source>Total cost over makespan of %1</source>
      <translation>Gesamtkosten über Gesamtdauer von %1</translation>
    </message>
    <message>
      <source>Total costs and times of the candidates with %1.</source>
      <translation>Gesamtkosten und Zeiten der Kandidaten, %1.</translation>
    </message>
    <message>
      <source>Trace</source>
      <translation>Trace</translation>
    </message>
    <message>
      <source>Trace of a run</source>
      <translation>Trace eines Laufs</translation>
    </message>
    <message>
      <source>Traffic both ways</source>
      <translation>Verkehr in beiden Richtungen</translation>
    </message>
    <message>
      <source>Training step by degrees</source>
      <translation>Trainingsschritt nach Graden</translation>
    </message>
    <message>
      <source>Training with a ring all-reduce</source>
      <translation>Training mit Ring-All-Reduce</translation>
    </message>
    <message>
      <source>Training with pipeline and experts</source>
      <translation>Training mit Pipeline und Experten</translation>
    </message>
    <message>
      <source>Transfer</source>
      <translation>Übertragung</translation>
    </message>
    <message>
      <source>Transforms along an axis, an all-to-all in each row of processes, transforms, an all-to-all in each column, transforms; complex numbers of 16 bytes, blocks exchanged with one process after the other.</source>
      <translation>Transformationen entlang einer Achse, ein All-to-all in jeder Zeile von Prozessen, Transformationen, ein All-to-all in jeder Spalte, Transformationen; komplexe Zahlen von 16 Byte, Blöcke werden mit einem Prozess nach dem anderen getauscht.</translation>
    </message>
    <message>
      <source>Tree</source>
      <translation>Baum</translation>
    </message>
    <message>
      <source>Trees</source>
      <translation>Bäume</translation>
    </message>
    <message>
      <source>Trying tasks of the campaign</source>
      <translation>Das Ausprobieren von Aufgaben der Kampagne</translation>
    </message>
    <message>
      <source>Two processes over m</source>
      <translation>Zwei Prozesse über m</translation>
    </message>
    <message>
      <source>Two racks of nodes with 1 Gbit/s cards on an IBM G8264 switch each, Open MPI 1.5.4 over TCP with socket buffers of 3 MB. The racks are joined by one 1 Gbit/s copper cable, which many messages saturate: the network of Table I.</source>
      <translation>Zwei Racks von Knoten mit 1-Gbit/s-Karten an je einem Switch IBM G8264, Open MPI 1.5.4 über TCP mit Socketpuffern von 3 MB. Die Racks verbindet ein Kupferkabel mit 1 Gbit/s, das viele Nachrichten sättigen: das Netz der Tabelle I.</translation>
    </message>
    <message>
      <source>Two racks of nodes with 1 Gbit/s cards on an IBM G8264 switch each, Open MPI 1.5.4 over TCP with socket buffers of 3 MB. The racks are joined by one 10 Gbit/s optical fibre: the network of Table II.</source>
      <translation>Zwei Racks von Knoten mit 1-Gbit/s-Karten an je einem Switch IBM G8264, Open MPI 1.5.4 über TCP mit Socketpuffern von 3 MB. Die Racks verbindet eine Glasfaser mit 10 Gbit/s: das Netz der Tabelle II.</translation>
    </message>
    <message>
      <source>Type a number or a range, such as 1..5</source>
      <translation>Geben Sie eine Zahl oder einen Bereich ein, etwa 1..5</translation>
    </message>
    <message>
      <source>Type what you want to do</source>
      <translation>Eingeben, was getan werden soll</translation>
    </message>
    <message>
      <source>Uncontrolled</source>
      <translation>Ohne Überlastregelung</translation>
    </message>
    <message>
      <source>Under what it is summed up; empty: other</source>
      <translation>Worunter es zusammengezählt wird; leer: other</translation>
    </message>
    <message>
      <source>Undo takes the paste back in one step.</source>
      <translation>Rückgängig nimmt das Einfügen in einem Schritt zurück.</translation>
    </message>
    <message>
      <source>Unit</source>
      <translation>Einheit</translation>
    </message>
    <message>
      <source>Unit of sizes</source>
      <translation>Einheit der Größen</translation>
    </message>
    <message>
      <source>Unit of the column %1</source>
      <translation>Einheit der Spalte %1</translation>
    </message>
    <message>
      <source>Units of one</source>
      <translation>Einheiten je Stück</translation>
    </message>
    <message>
      <source>Unsaved changes</source>
      <translation>Nicht gespeicherte Änderungen</translation>
    </message>
    <message>
      <source>Until</source>
      <translation>Bis</translation>
    </message>
    <message>
      <source>Untitled project</source>
      <translation>Unbenanntes Projekt</translation>
    </message>
    <message>
      <source>Use</source>
      <translation>Auslastung</translation>
    </message>
    <message>
      <source>Use model %1 for %2</source>
      <translation>Modell %1 für %2 verwenden</translation>
    </message>
    <message>
      <source>Use of the busiest channels of %1.</source>
      <translation>Auslastung der meistbelasteten Kanäle von %1.</translation>
    </message>
    <message>
      <source>Use of the channels</source>
      <translation>Auslastung der Kanäle</translation>
    </message>
    <message>
      <source>Used by</source>
      <translation>Verwendet von</translation>
    </message>
    <message>
      <source>Validity</source>
      <translation>Gültigkeit</translation>
    </message>
    <message>
      <source>Value</source>
      <translation>Wert</translation>
    </message>
    <message>
      <source>Values of the column</source>
      <translation>Werte der Spalte</translation>
    </message>
    <message>
      <source>Values to show:</source>
      <translation>Anzuzeigende Werte:</translation>
    </message>
    <message>
      <source>Verdict</source>
      <translation>Befund</translation>
    </message>
    <message>
      <source>Verdict on traffic both ways</source>
      <translation>Befund zum Verkehr in beiden Richtungen</translation>
    </message>
    <message>
      <source>Version and licences</source>
      <translation>Version und Lizenzen</translation>
    </message>
    <message>
      <source>Victim of</source>
      <translation>Opfer von</translation>
    </message>
    <message>
      <source>Victim of a full buffer before %1, which it does not use</source>
      <translation>Opfer eines vollen Puffers vor %1, das sie nicht benutzt</translation>
    </message>
    <message>
      <source>Victims</source>
      <translation>Opfer</translation>
    </message>
    <message>
      <source>Victims of</source>
      <translation>Opfer von</translation>
    </message>
    <message>
      <source>W&amp;hat-if</source>
      <translation>&amp;Was-wäre-wenn</translation>
    </message>
    <message>
      <source>Wait for it without using it: %1</source>
      <translation>Warten darauf, ohne ihn zu benutzen: %1</translation>
    </message>
    <message>
      <source>Waited for</source>
      <translation>Erwartet</translation>
    </message>
    <message>
      <source>Waiting</source>
      <translation>Warten</translation>
    </message>
    <message>
      <source>Waiting for cores</source>
      <translation>Warten auf Kerne</translation>
    </message>
    <message>
      <source>Warning</source>
      <translation>Warnung</translation>
    </message>
    <message>
      <source>Wavefront</source>
      <translation>Wellenfront</translation>
    </message>
    <message>
      <source>Ways</source>
      <translation>Richtungen</translation>
    </message>
    <message>
      <source>Weight</source>
      <translation>Gewicht</translation>
    </message>
    <message>
      <source>Weights in the overall result; 1 where none is given.</source>
      <translation>Gewichte im Gesamtergebnis; 1, wo keines angegeben ist.</translation>
    </message>
    <message>
      <source>Were no message to meet another, the makespan would be %1: contention costs %2.</source>
      <translation>Träfe keine Nachricht auf eine andere, wäre die Gesamtdauer %1: Contention kostet %2.</translation>
    </message>
    <message>
      <source>What %1 costs besides: one of each, paid once, where nothing else is said.</source>
      <translation>Was %1 außerdem kostet: je eines, einmal bezahlt, wo nichts anderes gesagt ist.</translation>
    </message>
    <message>
      <source>What %1 could be spared with model %2</source>
      <translation>Was sich bei %1 mit dem Modell %2 einsparen ließe</translation>
    </message>
    <message>
      <source>What %1 of %2 processes do over time</source>
      <translation>Was %1 von %2 Prozessen im Lauf der Zeit tun</translation>
    </message>
    <message>
      <source>What a node or process sends to itself; it does not use the network</source>
      <translation>Was ein Knoten oder Prozess sich selbst sendet; es benutzt das Netz nicht</translation>
    </message>
    <message>
      <source>What a wait waits for, by a name; several are parted by ;</source>
      <translation>Worauf ein wait wartet, durch einen Namen; mehrere durch ; getrennt</translation>
    </message>
    <message>
      <source>What all of these took longer than alone</source>
      <translation>Was diese alle länger dauerten als allein</translation>
    </message>
    <message>
      <source>What an input port holds before it pauses what feeds it: a run says how many messages are too short for the model.</source>
      <translation>Was ein Eingang fasst, bevor er anhält, was ihn speist: ein Lauf sagt, wie viele Nachrichten für das Modell zu kurz sind.</translation>
    </message>
    <message>
      <source>What another program changed in %1</source>
      <translation>Was ein anderes Programm in %1 geändert hat</translation>
    </message>
    <message>
      <source>What collectives call the group</source>
      <translation>Wie Kollektive die Gruppe nennen</translation>
    </message>
    <message>
      <source>What contraflow-run found of the measured time: the machine was not quiet, ranks were not where planned, it drifted, takes one of two times, or is too short for how far its clocks may be apart; its error may be that of the measurement</source>
      <translation>Was contraflow-run zu der gemessenen Zeit festgestellt hat: Die Maschine war nicht ruhig, Ränge waren nicht am geplanten Ort, die Zeit wanderte, nimmt einen von zwei Werten an oder ist zu kurz dafür, wie weit ihre Uhren auseinander sein können; ihr Fehler kann der der Messung sein</translation>
    </message>
    <message>
      <source>What decides</source>
      <translation>Was entscheidet</translation>
    </message>
    <message>
      <source>What each process does over time</source>
      <translation>Was jeder Prozess im Lauf der Zeit tut</translation>
    </message>
    <message>
      <source>What each process of the scenario has to send and receive stands here. The scenario has no messages that can be predicted yet.</source>
      <translation>Hier steht, was jeder Prozess des Szenarios zu senden und zu empfangen hat. Das Szenario hat noch keine Nachrichten, die sich vorhersagen lassen.</translation>
    </message>
    <message>
      <source>What formulas call the value: letters, digits and _, such as N</source>
      <translation>Wie Formeln den Wert nennen: Buchstaben, Ziffern und _, etwa N</translation>
    </message>
    <message>
      <source>What goes away of the makespan; below zero it takes longer</source>
      <translation>Was von der Gesamtdauer entfällt; unter null dauert es länger</translation>
    </message>
    <message>
      <source>What has a row</source>
      <translation>Was eine Zeile hat</translation>
    </message>
    <message>
      <source>What holds it up, and upgrades</source>
      <translation>Was bremst, und Ausbau</translation>
    </message>
    <message>
      <source>What holds the offers up: the busiest channel of each under each workload, and how much of what it could carry from first start to last finish it carried.</source>
      <translation>Was die Angebote aufhält: der meistbelastete Kanal von jedem unter jedem Workload, und wie viel von dem, was er vom ersten Beginn bis zum letzten Ende hätte tragen können, er getragen hat.</translation>
    </message>
    <message>
      <source>What holds the offers up: the busiest channel of each under each workload, and how much of what it could carry from first start to last finish it carried; of applications what takes most of the time on their critical path, in brackets what each part takes of it, and a channel only where that is the network.</source>
      <translation>Was die Angebote aufhält: der meistbelastete Kanal von jedem unter jedem Workload, und wie viel von dem, was er vom ersten Beginn bis zum letzten Ende hätte tragen können, er getragen hat; bei Anwendungen, was auf ihrem kritischen Pfad die meiste Zeit nimmt, in Klammern der Anteil jedes Teils, und ein Kanal nur, wo das das Netz ist.</translation>
    </message>
    <message>
      <source>What holds up the messages of %1.</source>
      <translation>Was die Nachrichten von %1 aufhält.</translation>
    </message>
    <message>
      <source>What if</source>
      <translation>Was wäre, wenn</translation>
    </message>
    <message>
      <source>What is at fault was left out of the predictions of %1; their figures are those of the rest%2.</source>
      <translation>Was fehlerhaft ist, wurde bei den Vorhersagen von %1 ausgelassen; ihre Zahlen sind die des Rests%2.</translation>
    </message>
    <message>
      <source>What is brought forward</source>
      <translation>Was hervorgehoben ist</translation>
    </message>
    <message>
      <source>What is drawn</source>
      <translation>Was gezeichnet wird</translation>
    </message>
    <message>
      <source>What is listed</source>
      <translation>Was aufgelistet wird</translation>
    </message>
    <message>
      <source>What is made is called so</source>
      <translation>So heißt, was entsteht</translation>
    </message>
    <message>
      <source>What is not checked</source>
      <translation>Was nicht angekreuzt ist</translation>
    </message>
    <message>
      <source>What is on the clipboard is no network of this program.</source>
      <translation>In der Zwischenablage ist kein Netz dieses Programms.</translation>
    </message>
    <message>
      <source>What is paid for, such as cables or support</source>
      <translation>Was bezahlt wird, etwa Kabel oder Wartung</translation>
    </message>
    <message>
      <source>What is sent, such as 10 MB or 20 MiB</source>
      <translation>Was gesendet wird, etwa 10 MB oder 20 MiB</translation>
    </message>
    <message>
      <source>What is sent.</source>
      <translation>Was gesendet wird.</translation>
    </message>
    <message>
      <source>What is taken</source>
      <translation>Was übernommen wird</translation>
    </message>
    <message>
      <source>What it took longer than that</source>
      <translation>Was sie länger dauerte als das</translation>
    </message>
    <message>
      <source>What joins the GPUs of a server with NVIDIA A100: 12 links of NVLink 3 from each GPU into the NVSwitches, 300 GB/s each way on the link, of which messages get less. A nominal rate, not a measurement.</source>
      <translation>Was die GPUs eines Servers mit NVIDIA A100 verbindet: 12 Verbindungen NVLink 3 von jeder GPU in die NVSwitches, 300 GB/s je Richtung auf der Leitung, wovon Nachrichten weniger bekommen. Eine Nennrate, keine Messung.</translation>
    </message>
    <message>
      <source>What joins the GPUs of a server with NVIDIA B200: 18 links of NVLink 5 from each GPU into the NVSwitches, 900 GB/s each way on the link, of which messages get less. A nominal rate, not a measurement.</source>
      <translation>Was die GPUs eines Servers mit NVIDIA B200 verbindet: 18 Verbindungen NVLink 5 von jeder GPU in die NVSwitches, 900 GB/s je Richtung auf der Leitung, wovon Nachrichten weniger bekommen. Eine Nennrate, keine Messung.</translation>
    </message>
    <message>
      <source>What joins the GPUs of a server with NVIDIA H100 or H200: 18 links of NVLink 4 from each GPU into the NVSwitches, 450 GB/s each way on the link, of which messages get less. A nominal rate, not a measurement; nccl-tests on servers with H100 show 347 GB/s.</source>
      <translation>Was die GPUs eines Servers mit NVIDIA H100 oder H200 verbindet: 18 Verbindungen NVLink 4 von jeder GPU in die NVSwitches, 450 GB/s je Richtung auf der Leitung, wovon Nachrichten weniger bekommen. Eine Nennrate, keine Messung; nccl-tests auf Servern mit H100 zeigen 347 GB/s.</translation>
    </message>
    <message>
      <source>What latency, contention and each group of links cost the scenario appears here. It has no messages that can be predicted yet.</source>
      <translation>Hier erscheint, was Latenz, Contention und jede Gruppe von Verbindungen das Szenario kosten. Es hat noch keine Nachrichten, die sich vorhersagen lassen.</translation>
    </message>
    <message>
      <source>What latency, contention and each group of links cost the scenario stands here. It has no messages that can be predicted yet.</source>
      <translation>Hier steht, was Latenz, Contention und jede Gruppe von Verbindungen das Szenario kosten. Es hat noch keine Nachrichten, die sich vorhersagen lassen.</translation>
    </message>
    <message>
      <source>What limits a message is explained here.</source>
      <translation>Hier wird erklärt, was eine Nachricht begrenzt.</translation>
    </message>
    <message>
      <source>What running costs are worked out with.</source>
      <translation>Womit die laufenden Kosten berechnet werden.</translation>
    </message>
    <message>
      <source>What runs on them</source>
      <translation>Was darauf läuft</translation>
    </message>
    <message>
      <source>What saved time costs: the price above the reference's, over the predicted time that it saves</source>
      <translation>Was gesparte Zeit kostet: der Preis über dem der Vergleichsbasis, geteilt durch die vorhergesagte Zeit, die das spart</translation>
    </message>
    <message>
      <source>What sent it: send, or a collective</source>
      <translation>Was sie gesendet hat: send oder ein Kollektiv</translation>
    </message>
    <message>
      <source>What separates columns</source>
      <translation>Was Spalten trennt</translation>
    </message>
    <message>
      <source>What the bandwidth of each group of links is multiplied by</source>
      <translation>Womit die Bandbreite jeder Gruppe von Verbindungen multipliziert wird</translation>
    </message>
    <message>
      <source>What the busiest channel carried, of what it could have from first start to last finish</source>
      <translation>Was der meistbelastete Kanal übertragen hat, im Verhältnis zum Möglichen vom ersten Start bis zum letzten Ende</translation>
    </message>
    <message>
      <source>What the campaign works out</source>
      <translation>Was die Kampagne rechnet</translation>
    </message>
    <message>
      <source>What the cells show</source>
      <translation>Was die Zellen zeigen</translation>
    </message>
    <message>
      <source>What the channels of %1 held up, on the critical path and in all.</source>
      <translation>Was die Kanäle von %1 aufgehalten haben, auf dem kritischen Pfad und insgesamt.</translation>
    </message>
    <message>
      <source>What the column %1 means</source>
      <translation>Bedeutung der Spalte %1</translation>
    </message>
    <message>
      <source>What the interval says</source>
      <translation>Was der Bereich sagt</translation>
    </message>
    <message>
      <source>What the kind takes, such as name = 0.5; other = 2. Empty: its defaults</source>
      <translation>Was die Art erlaubt, etwa name = 0.5; other = 2. Leer: ihre Vorgaben</translation>
    </message>
    <message>
      <source>What the measurement is called; its times are in the sheet Measured</source>
      <translation>Wie die Messung heißt; ihre Zeiten stehen in der Tabelle Gemessen</translation>
    </message>
    <message>
      <source>What the plot shows</source>
      <translation>Was das Diagramm zeigt</translation>
    </message>
    <message>
      <source>What the price of %1 is made of.</source>
      <translation>Woraus der Preis von %1 besteht.</translation>
    </message>
    <message>
      <source>What the processes of an application do over time appears here for scenarios that run one.</source>
      <translation>Was die Prozesse einer Anwendung im Lauf der Zeit tun, erscheint hier bei Szenarien, die eine ausführen.</translation>
    </message>
    <message>
      <source>What the scenario could be spared is being worked out.</source>
      <translation>Was sich im Szenario einsparen ließe, wird berechnet.</translation>
    </message>
    <message>
      <source>What the scenario is called</source>
      <translation>Wie das Szenario heißt</translation>
    </message>
    <message>
      <source>What the section Sweeps changes, with semicolons in between, as 'contraflow compare --sweep' takes it: scale=0.01..100/5; nic=10 Gbit/s..100 Gbit/s/4; oversubscription=1..8/4</source>
      <translation>Was der Abschnitt Sweeps verändert, durch Semikolons getrennt, wie 'contraflow compare --sweep' es nimmt: scale=0.01..100/5; nic=10 Gbit/s..100 Gbit/s/4; oversubscription=1..8/4</translation>
    </message>
    <message>
      <source>What the sheet shows</source>
      <translation>Was die Tabelle zeigt</translation>
    </message>
    <message>
      <source>What the sweep changes, such as nic=1Gbit/s..100Gbit/s or size=1 kB,10 kB,1 MB</source>
      <translation>Was der Sweep verändert, etwa nic=1Gbit/s..100Gbit/s oder size=1 kB,10 kB,1 MB</translation>
    </message>
    <message>
      <source>What they do; repeat … end go round the rows between them</source>
      <translation>Was sie tun; repeat … end wiederholen die Zeilen dazwischen</translation>
    </message>
    <message>
      <source>What was left out of the prediction because it is at fault; its figures are those of the rest</source>
      <translation>Was aus der Vorhersage wegblieb, weil es fehlerhaft ist; ihre Zahlen sind die des Rests</translation>
    </message>
    <message>
      <source>What was measured is being predicted.</source>
      <translation>Das Gemessene wird vorhergesagt.</translation>
    </message>
    <message>
      <source>What was measured of the processes of %1, and what the model says: Sm and Sp, with the error of each.</source>
      <translation>Was von den Prozessen von %1 gemessen wurde, und was das Modell sagt: Sm und Sp, mit dem Fehler von jedem.</translation>
    </message>
    <message>
      <source>What was not learnt from</source>
      <translation>Woraus nicht gelernt wurde</translation>
    </message>
    <message>
      <source>What would change it</source>
      <translation>Was es ändern würde</translation>
    </message>
    <message>
      <source>What-if</source>
      <translation>Was-wäre-wenn</translation>
    </message>
    <message>
      <source>When it set out, on the clock</source>
      <translation>Wann sie aufbrach, auf der Uhr</translation>
    </message>
    <message>
      <source>When it was there, on the clock</source>
      <translation>Wann sie da war, auf der Uhr</translation>
    </message>
    <message>
      <source>When its last event ended, on the clock</source>
      <translation>Wann sein letztes Ereignis endete, auf der Uhr</translation>
    </message>
    <message>
      <source>When one direction of a link is saturated, the messages against it slow down to the same rate, because their acknowledgements wait there. The asymmetric property of TCP over switched Ethernet, made exact for any topology. The default for Ethernet clusters until measurements say more.</source>
      <translation>Ist eine Richtung einer Verbindung gesättigt, verlangsamen sich die Nachrichten in Gegenrichtung auf dieselbe Rate, weil ihre Bestätigungen dort warten. Die asymmetrische Eigenschaft von TCP über geswitchtes Ethernet, exakt für jede Topologie. Die Vorgabe für Ethernet-Cluster, bis Messungen mehr sagen.</translation>
    </message>
    <message>
      <source>When the first process came to it, on the clock</source>
      <translation>Wann der erste Prozess dazu kam, auf der Uhr</translation>
    </message>
    <message>
      <source>When the last byte has arrived</source>
      <translation>Wann das letzte Byte angekommen ist</translation>
    </message>
    <message>
      <source>When the last event in it ended, on the clock</source>
      <translation>Wann das letzte Ereignis darin endete, auf der Uhr</translation>
    </message>
    <message>
      <source>When the last message is there</source>
      <translation>Wann die letzte Nachricht da ist</translation>
    </message>
    <message>
      <source>When the message becomes ready</source>
      <translation>Wann die Nachricht bereit ist</translation>
    </message>
    <message>
      <source>When the message becomes ready, such as 0.5 s; empty: 0 s</source>
      <translation>Wann die Nachricht bereit ist, etwa 0.5 s; leer: 0 s</translation>
    </message>
    <message>
      <source>When the process came to it, on the clock</source>
      <translation>Wann der Prozess dazu kam, auf der Uhr</translation>
    </message>
    <message>
      <source>When the process went on, on the clock</source>
      <translation>Wann der Prozess weiterging, auf der Uhr</translation>
    </message>
    <message>
      <source>Where</source>
      <translation>Ort</translation>
    </message>
    <message>
      <source>Where it runs</source>
      <translation>Wo er läuft</translation>
    </message>
    <message>
      <source>Where it stands in the program, from 1 on</source>
      <translation>Wo es im Programm steht, von 1 an</translation>
    </message>
    <message>
      <source>Where processes run; empty when messages name nodes</source>
      <translation>Wo Prozesse laufen; leer, wenn Nachrichten Knoten nennen</translation>
    </message>
    <message>
      <source>Where the event stands</source>
      <translation>Wo das Ereignis steht</translation>
    </message>
    <message>
      <source>Where the event stands that sent it</source>
      <translation>Wo das Ereignis steht, das sie gesendet hat</translation>
    </message>
    <message>
      <source>Where the makespan lies, as far as measurements told how much the model errs</source>
      <translation>Wo die Gesamtdauer liegt, soweit Messungen zeigten, wie sehr das Modell irrt</translation>
    </message>
    <message>
      <source>Where the messages go</source>
      <translation>Wohin die Nachrichten kommen</translation>
    </message>
    <message>
      <source>Where the numbers count messages: the size of one, such as 64 kB; those of a pair become one message with all their bytes</source>
      <translation>Wo die Zahlen Nachrichten zählen: die Größe einer einzelnen, etwa 64 kB; die eines Paares werden eine Nachricht mit allen ihren Bytes</translation>
    </message>
    <message>
      <source>Where the processes go that the sheet Placement does not place; by-hand: nowhere</source>
      <translation>Wohin die Prozesse kommen, die die Tabelle Platzierung nicht platziert; by-hand: nirgendwohin</translation>
    </message>
    <message>
      <source>Where the processes of %1 spend their time.</source>
      <translation>Womit die Prozesse von %1 ihre Zeit verbringen.</translation>
    </message>
    <message>
      <source>Where the time of %1 of %2 processes goes</source>
      <translation>Wohin die Zeit von %1 von %2 Prozessen geht</translation>
    </message>
    <message>
      <source>Where the time of each process goes</source>
      <translation>Wohin die Zeit jedes Prozesses geht</translation>
    </message>
    <message>
      <source>Where to search</source>
      <translation>Wo gesucht wird</translation>
    </message>
    <message>
      <source>Whether a row of the matrix holds what its node sends, or what it receives</source>
      <translation>Ob eine Zeile der Matrix enthält, was ihr Knoten sendet oder was er empfängt</translation>
    </message>
    <message>
      <source>Whether acknowledgements wait behind data in %1: %2, but %3</source>
      <translation>Ob Bestätigungen hinter Daten in %1 warten: %2, aber %3</translation>
    </message>
    <message>
      <source>Whether another candidate is as fast and as cheap</source>
      <translation>Ob ein anderer Kandidat ebenso schnell und ebenso billig ist</translation>
    </message>
    <message>
      <source>Whether errors on what a calibrated model was learnt from are shown</source>
      <translation>Ob Fehler bei dem gezeigt werden, woraus ein kalibriertes Modell gelernt wurde</translation>
    </message>
    <message>
      <source>Which model this network obeys is open: nearest is %1 in %2, where %3. 'contraflow plan --to-learn' has patterns that tell more.</source>
      <translation>Welchem Modell dieses Netz folgt, ist offen: am nächsten ist %1; Muster: %2. Dort gilt: %3. 'contraflow plan --to-learn' hat Muster, die mehr sagen.</translation>
    </message>
    <message>
      <source>Which of %1 switches make up what %2 save was not looked for: that takes as many runs of %3 messages</source>
      <translation>Welche von %1 Switches ausmachen, was %2 sparen, wurde nicht gesucht: das braucht ebenso viele Läufe von %3 Nachrichten</translation>
    </message>
    <message>
      <source>Which of several ways messages take: shortest the first by name, ecmp-hash one by a hash, d-mod-k and ftree as fat-trees of InfiniBand are routed; the guide describes all</source>
      <translation>Welchen von mehreren Wegen Nachrichten nehmen: shortest den ersten nach Namen, ecmp-hash einen nach Hashwert, d-mod-k und ftree wie in Fat-Trees von InfiniBand; das Handbuch beschreibt alle</translation>
    </message>
    <message>
      <source>Which offer has the lowest %1 for its performance is too close to call between %2 and %3.</source>
      <translation>Welches Angebot für seine Leistung am günstigsten ist (%1), ist zwischen %2 und %3 zu knapp für ein Urteil.</translation>
    </message>
    <message>
      <source>While these times were measured, this was found:</source>
      <translation>Während diese Zeiten gemessen wurden, wurde dies gefunden:</translation>
    </message>
    <message>
      <source>Who does it: all, 0, 4-7, even, or a condition such as rank &lt; processes / 2</source>
      <translation>Wer es tut: all, 0, 4-7, even oder eine Bedingung wie rank &lt; processes / 2</translation>
    </message>
    <message>
      <source>Who is in it: 0-3, 0;4;8, even, or a condition</source>
      <translation>Wer dazugehört: 0-3, 0;4;8, even oder eine Bedingung</translation>
    </message>
    <message>
      <source>Who runs a collective together; empty: all</source>
      <translation>Wer ein Kollektiv gemeinsam ausführt; leer: alle</translation>
    </message>
    <message>
      <source>Who sends to whom</source>
      <translation>Wer an wen sendet</translation>
    </message>
    <message>
      <source>Whom it sends to or receives from, such as rank + 1; any</source>
      <translation>An wen es sendet oder von wem es empfängt, etwa rank + 1; any</translation>
    </message>
    <message>
      <source>Whose cluster it is: the nodes are marked in its mapping</source>
      <translation>Wessen Cluster es ist: Die Knoten werden in seiner Zuordnung vermerkt</translation>
    </message>
    <message>
      <source>Whose messages were measured</source>
      <translation>Dessen Nachrichten gemessen wurden</translation>
    </message>
    <message>
      <source>Why</source>
      <translation>Grund</translation>
    </message>
    <message>
      <source>Why it has no figures</source>
      <translation>Warum sie keine Zahlen hat</translation>
    </message>
    <message>
      <source>Why there is no fit</source>
      <translation>Warum es keine Anpassung gibt</translation>
    </message>
    <message>
      <source>Why there is no prediction</source>
      <translation>Warum es keine Vorhersage gibt</translation>
    </message>
    <message>
      <source>Why there is nothing without control</source>
      <translation>Warum es ohne Regelung nichts gibt</translation>
    </message>
    <message>
      <source>Why these routes</source>
      <translation>Warum diese Routen</translation>
    </message>
    <message>
      <source>Width of the bins</source>
      <translation>Breite der Klassen</translation>
    </message>
    <message>
      <source>With %1 patterns no model can be called the best: too close to call. Measure %2 patterns or more.</source>
      <translation>Mit %1 Mustern kann kein Modell das beste genannt werden: zu knapp für ein Urteil. Messen Sie %2 Muster oder mehr.</translation>
    </message>
    <message>
      <source>With %1: %2</source>
      <translation>Mit %1: %2</translation>
    </message>
    <message>
      <source>With 95 % confidence the time is not above this, as the errors in the model's calibration say</source>
      <translation>Mit 95 % Sicherheit liegt die Zeit nicht darüber, wie die Fehler der Kalibrierung des Modells sagen</translation>
    </message>
    <message>
      <source>With 95 % confidence the time is not below this, as the errors in the model's calibration say</source>
      <translation>Mit 95 % Sicherheit liegt die Zeit nicht darunter, wie die Fehler der Kalibrierung des Modells sagen</translation>
    </message>
    <message>
      <source>With and without congestion control</source>
      <translation>Mit und ohne Überlastregelung</translation>
    </message>
    <message>
      <source>With what it was learnt from</source>
      <translation>Mit dem, woraus es gelernt wurde</translation>
    </message>
    <message>
      <source>With working congestion control</source>
      <translation>Mit wirksamer Überlastregelung</translation>
    </message>
    <message>
      <source>Within servers</source>
      <translation>In Servern</translation>
    </message>
    <message>
      <source>Within ±10 %</source>
      <translation>Innerhalb ±10 %</translation>
    </message>
    <message>
      <source>Without a row, all collectives run as NCCL or Open MPI would run them.</source>
      <translation>Ohne eine Zeile laufen alle Kollektive wie bei NCCL oder Open MPI.</translation>
    </message>
    <message>
      <source>Without congestion control</source>
      <translation>Ohne Überlastregelung</translation>
    </message>
    <message>
      <source>Without contention</source>
      <translation>Ohne Contention</translation>
    </message>
    <message>
      <source>Without contention %1</source>
      <translation>Ohne Contention %1</translation>
    </message>
    <message>
      <source>Without contention the makespan is %1: contention costs %2</source>
      <translation>Ohne Contention ist die Gesamtdauer %1: Contention kostet %2</translation>
    </message>
    <message>
      <source>Without control</source>
      <translation>Ohne Regelung</translation>
    </message>
    <message>
      <source>Without figures: %1; the table Problems says why.</source>
      <translation>Ohne Zahlen: %1; die Tabelle Probleme sagt, warum.</translation>
    </message>
    <message>
      <source>Without switch</source>
      <translation>Ohne Switch</translation>
    </message>
    <message>
      <source>Without working congestion control</source>
      <translation>Ohne wirksame Überlastregelung</translation>
    </message>
    <message>
      <source>Work</source>
      <translation>Arbeit</translation>
    </message>
    <message>
      <source>Work out many networks, patterns and models, here or on a cluster, and see what came back</source>
      <translation>Viele Netze, Muster und Modelle durchrechnen, hier oder auf einem Cluster, und ansehen, was zurückkam</translation>
    </message>
    <message>
      <source>Work out what has no results yet, on all cores</source>
      <translation>Rechnen, was noch keine Ergebnisse hat, auf allen Kernen</translation>
    </message>
    <message>
      <source>Working out all-to-alls</source>
      <translation>Die Berechnung der All-to-alls</translation>
    </message>
    <message>
      <source>Working out what a step shows</source>
      <translation>Das Berechnen dessen, was ein Schritt zeigt</translation>
    </message>
    <message>
      <source>Working out what it will take…</source>
      <translation>Es wird ermittelt, was es kostet…</translation>
    </message>
    <message>
      <source>Working the campaign out…</source>
      <translation>Die Kampagne wird gerechnet…</translation>
    </message>
    <message>
      <source>Workload</source>
      <translation>Workload</translation>
    </message>
    <message>
      <source>Workload of the campaign</source>
      <translation>Workload der Kampagne</translation>
    </message>
    <message>
      <source>Workload or application</source>
      <translation>Workload oder Anwendung</translation>
    </message>
    <message>
      <source>Workloads</source>
      <translation>Workloads</translation>
    </message>
    <message>
      <source>Worst</source>
      <translation>Schlimmstes</translation>
    </message>
    <message>
      <source>Worst slowdown</source>
      <translation>Größte Verlangsamung</translation>
    </message>
    <message>
      <source>Worst victim</source>
      <translation>Größtes Opfer</translation>
    </message>
    <message>
      <source>Worst: error</source>
      <translation>Größter Fehler</translation>
    </message>
    <message>
      <source>Worst: measurement</source>
      <translation>Größter Fehler: Messung</translation>
    </message>
    <message>
      <source>Worst: message</source>
      <translation>Größter Fehler: Nachricht</translation>
    </message>
    <message>
      <source>Write &amp;jobs</source>
      <translation>&amp;Jobs schreiben</translation>
    </message>
    <message>
      <source>Write a campaign of the project's platforms, models, workloads and measured times, as a beginning</source>
      <translation>Schreibt als Anfang eine Kampagne aus den Plattformen, Modellen, Workloads und gemessenen Zeiten des Projekts</translation>
    </message>
    <message>
      <source>Write tables of the project to CSV, XLSX, Markdown or LaTeX files</source>
      <translation>Tabellen des Projekts als CSV-, XLSX-, Markdown- oder LaTeX-Dateien schreiben</translation>
    </message>
    <message>
      <source>Write the array of jobs, and the job that merges its results, beside the campaign</source>
      <translation>Die Gruppe von Jobs und den Job, der ihre Ergebnisse zusammenführt, neben die Kampagne schreiben</translation>
    </message>
    <message>
      <source>Write the plan, and the job beside it</source>
      <translation>Den Plan schreiben und den Job daneben</translation>
    </message>
    <message>
      <source>Write the platform for SimGrid, as topology.conf of Slurm, as a graph for Graphviz, or as a list of its links</source>
      <translation>Die Plattform für SimGrid schreiben, als topology.conf von Slurm, als Graph für Graphviz oder als Liste ihrer Verbindungen</translation>
    </message>
    <message>
      <source>Write the project to another file</source>
      <translation>Das Projekt in eine andere Datei schreiben</translation>
    </message>
    <message>
      <source>Write the project to its file</source>
      <translation>Das Projekt in seine Datei schreiben</translation>
    </message>
    <message>
      <source>Write the rows and columns that are shown to a CSV, XLSX, Markdown or LaTeX file</source>
      <translation>Die angezeigten Zeilen und Spalten in eine CSV-, XLSX-, Markdown- oder LaTeX-Datei schreiben</translation>
    </message>
    <message>
      <source>Write the topology to an SVG, PDF or PNG file</source>
      <translation>Die Topologie in eine SVG-, PDF- oder PNG-Datei schreiben</translation>
    </message>
    <message>
      <source>Writing the tables</source>
      <translation>Das Schreiben der Tabellen</translation>
    </message>
    <message>
      <source>X1 is not found in X12</source>
      <translation>X1 wird in X12 nicht gefunden</translation>
    </message>
    <message>
      <source>X1 is not x1</source>
      <translation>X1 ist nicht x1</translation>
    </message>
    <message>
      <source>XLSX workbook</source>
      <translation>XLSX-Arbeitsmappe</translation>
    </message>
    <message>
      <source>XML that begins with &lt;%1&gt;</source>
      <translation>XML, das mit &lt;%1&gt; beginnt</translation>
    </message>
    <message>
      <source>X[0-9]+ finds X1 and X12; in the replacement \1 is the first group</source>
      <translation>X[0-9]+ findet X1 und X12; in der Ersetzung ist \1 die erste Gruppe</translation>
    </message>
    <message>
      <source>Years</source>
      <translation>Jahre</translation>
    </message>
    <message>
      <source>Years and price</source>
      <translation>Jahre und Preis</translation>
    </message>
    <message>
      <source>ZeRO: 0 reduces gradients; 1 or 2 scatters them and gathers the new weights</source>
      <translation>ZeRO: 0 reduziert Gradienten; 1 oder 2 verteilt sie und sammelt die neuen Gewichte ein</translation>
    </message>
    <message>
      <source>Zoom &amp;in</source>
      <translation>Ver&amp;größern</translation>
    </message>
    <message>
      <source>Zoom &amp;out</source>
      <translation>Ver&amp;kleinern</translation>
    </message>
    <message>
      <source>a %1</source>
      <translation>%1 ohne Namen</translation>
    </message>
    <message>
      <source>a %1 has no name; give it one</source>
      <translation>%1 ohne Namen; einen vergeben</translation>
    </message>
    <message>
      <source>a %1 has no name; write one</source>
      <translation>%1 ohne Namen; einen schreiben</translation>
    </message>
    <message>
      <source>a %1 needs its name, as in '%1: name'</source>
      <translation>%1 braucht einen Namen, wie in '%1: name'</translation>
    </message>
    <message>
      <source>a GB of the file is taken as 10^9 bytes; ASTRA-sim itself reckons with 2^30, which makes its rates 7.4 % higher</source>
      <translation>ein GB der Datei gilt als 10^9 Bytes; ASTRA-sim selbst rechnet mit 2^30, was seine Raten um 7.4 % höher macht</translation>
    </message>
    <message>
      <source>a GOAL schedule is one file with all ranks; give one</source>
      <translation>ein GOAL-Ablauf ist eine Datei mit allen Rängen; geben Sie eine an</translation>
    </message>
    <message>
      <source>a Paraver trace is one .prv file with all tasks; give one</source>
      <translation>ein Trace von Paraver ist eine .prv-Datei mit allen Tasks; geben Sie eine an</translation>
    </message>
    <message>
      <source>a backslash in double quotes is followed by a character that means nothing; write the backslash twice</source>
      <translation>auf einen Backslash in doppelten Anführungszeichen folgt ein Zeichen ohne Bedeutung; schreiben Sie den Backslash zweimal</translation>
    </message>
    <message>
      <source>a bandwidth (B/s)</source>
      <translation>eine Bandbreite (B/s)</translation>
    </message>
    <message>
      <source>a bandwidth of 0 carries nothing; write a bandwidth above 0, such as 940 Mbit/s</source>
      <translation>eine Bandbreite von 0 befördert nichts; eine Bandbreite über 0 schreiben, etwa 940 Mbit/s</translation>
    </message>
    <message>
      <source>a barrier that needs no messages is written as dissemination</source>
      <translation>eine Barriere, die keine Nachrichten braucht, wird als dissemination geschrieben</translation>
    </message>
    <message>
      <source>a benchmark takes no formulas; write the measured value</source>
      <translation>ein Benchmark nimmt keine Formeln; den gemessenen Wert schreiben</translation>
    </message>
    <message>
      <source>a block of %1 at %2 is not inside the torus of %3</source>
      <translation>ein Block von %1 bei %2 liegt nicht im Torus von %3</translation>
    </message>
    <message>
      <source>a burst there, in windows</source>
      <translation>ein Burst dort, in Fenstern</translation>
    </message>
    <message>
      <source>a character stands where no text can begin with it; put the text in quotes</source>
      <translation>ein Zeichen steht, wo kein Text damit beginnen kann; setzen Sie den Text in Anführungszeichen</translation>
    </message>
    <message>
      <source>a closing bracket or brace stands where none of its kind is open; remove it, or put the text in quotes</source>
      <translation>eine schließende Klammer steht, wo keine ihrer Art offen ist; entfernen Sie sie, oder setzen Sie den Text in Anführungszeichen</translation>
    </message>
    <message>
      <source>a collective that knows of servers is written with every process on one of its own</source>
      <translation>ein Kollektiv, das Server kennt, wird so geschrieben, als hätte jeder Prozess einen eigenen</translation>
    </message>
    <message>
      <source>a colon stands where no key can be; check the indentation, or put the text in quotes</source>
      <translation>ein Doppelpunkt steht, wo kein Schlüssel sein kann; prüfen Sie die Einrückung, oder setzen Sie den Text in Anführungszeichen</translation>
    </message>
    <message>
      <source>a comma is no decimal point here</source>
      <translation>ein Komma ist hier kein Dezimalpunkt</translation>
    </message>
    <message>
      <source>a comma is no decimal point here; write a point, such as 1.5</source>
      <translation>ein Komma ist hier kein Dezimalpunkt; einen Punkt schreiben, etwa 1.5</translation>
    </message>
    <message>
      <source>a comma or the closing brace of the map that begins in line %1 is missing; add it</source>
      <translation>ein Komma oder die schließende Klammer der Zuordnung, die in Zeile %1 beginnt, fehlt; ergänzen Sie sie</translation>
    </message>
    <message>
      <source>a comma or the closing bracket of the list that begins in line %1 is missing; add it</source>
      <translation>ein Komma oder die schließende Klammer der Liste, die in Zeile %1 beginnt, fehlt; ergänzen Sie sie</translation>
    </message>
    <message>
      <source>a comma, a closing bracket or a brace stands where a value should; remove it, or put the text in quotes</source>
      <translation>ein Komma oder eine schließende Klammer steht, wo ein Wert stehen sollte; entfernen Sie es, oder setzen Sie den Text in Anführungszeichen</translation>
    </message>
    <message>
      <source>a comparison stands where a value is wanted; it is for the condition of if, such as if(N &gt; 1, a, b)</source>
      <translation>wo ein Wert gebraucht wird, steht ein Vergleich; er gehört in die Bedingung von if, etwa if(N &gt; 1, a, b)</translation>
    </message>
    <message>
      <source>a configuration of Slurm (slurm.conf)</source>
      <translation>eine Konfiguration von Slurm (slurm.conf)</translation>
    </message>
    <message>
      <source>a connection matrix of htsim</source>
      <translation>eine Verbindungsmatrix von htsim</translation>
    </message>
    <message>
      <source>a contention signature needs at least %1 measured (n, m) points and there are %2; measure more message sizes</source>
      <translation>eine Contention-Signatur braucht mindestens %1 gemessene (n, m)-Punkte, und es gibt %2; mehr Nachrichtengrößen messen</translation>
    </message>
    <message>
      <source>a contention signature needs at least %1 measured (n, m) points and there is 1; measure more message sizes</source>
      <translation>eine Contention-Signatur braucht mindestens %1 gemessene (n, m)-Punkte, und es gibt 1; mehr Nachrichtengrößen messen</translation>
    </message>
    <message>
      <source>a dimension has from 2 to %1 NPUs, not %2</source>
      <translation>eine Dimension hat 2 bis %1 NPUs, nicht %2</translation>
    </message>
    <message>
      <source>a fair share of what is left of its most congested channel</source>
      <translation>ein fairer Anteil dessen, was von seinem am meisten überlasteten Kanal übrig ist</translation>
    </message>
    <message>
      <source>a faster link, ECN, or a queue of their own for small packets would end it</source>
      <translation>eine schnellere Verbindung, ECN oder eine eigene Warteschlange für kleine Pakete würde es beenden</translation>
    </message>
    <message>
      <source>a few seconds</source>
      <translation>einige Sekunden</translation>
    </message>
    <message>
      <source>a file of %1 says how many cables join its switches; leave their number and the oversubscription out</source>
      <translation>eine Datei von %1 sagt, wie viele Kabel ihre Switches verbinden; lassen Sie deren Anzahl und die Überbuchung weg</translation>
    </message>
    <message>
      <source>a fitted time is not above 0</source>
      <translation>eine angepasste Zeit liegt nicht über 0</translation>
    </message>
    <message>
      <source>a flat topology names neither nodes nor switches</source>
      <translation>eine flache Topologie nennt weder Knoten noch Switches</translation>
    </message>
    <message>
      <source>a formula begins with =, such as =2*N*8 B</source>
      <translation>eine Formel beginnt mit =, etwa =2*N*8 B</translation>
    </message>
    <message>
      <source>a full buffer in front of %1 (%2) slows it down, to which it sends nothing</source>
      <translation>ein voller Puffer vor %1 (%2), wohin sie nichts sendet, bremst sie</translation>
    </message>
    <message>
      <source>a graph for Graphviz</source>
      <translation>ein Graph für Graphviz</translation>
    </message>
    <message>
      <source>a graph has no routes; it shows bandwidths, and no latencies</source>
      <translation>ein Graph hat keine Routen; er zeigt Bandbreiten und keine Latenzen</translation>
    </message>
    <message>
      <source>a hash puts several messages on one way and leaves others free; under load a network that avoids full links is faster than predicted</source>
      <translation>ein Hash legt mehrere Nachrichten auf einen Weg und lässt andere frei; unter Last ist ein Netz, das volle Verbindungen meidet, schneller als vorhergesagt</translation>
    </message>
    <message>
      <source>a key stands where none can begin; check the indentation, or put the text in quotes</source>
      <translation>ein Schlüssel steht, wo keiner beginnen kann; prüfen Sie die Einrückung, oder setzen Sie den Text in Anführungszeichen</translation>
    </message>
    <message>
      <source>a line '# Benchmarking …'</source>
      <translation>einer Zeile '# Benchmarking …'</translation>
    </message>
    <message>
      <source>a line '# OMB-Py …'</source>
      <translation>einer Zeile '# OMB-Py …'</translation>
    </message>
    <message>
      <source>a line '# OSU …'</source>
      <translation>einer Zeile '# OSU …'</translation>
    </message>
    <message>
      <source>a line '# Size …'</source>
      <translation>einer Zeile '# Size …'</translation>
    </message>
    <message>
      <source>a line '#bytes …'</source>
      <translation>einer Zeile '#bytes …'</translation>
    </message>
    <message>
      <source>a line 'START mpiGraph'</source>
      <translation>einer Zeile 'START mpiGraph'</translation>
    </message>
    <message>
      <source>a line '[ ID] Interval …'</source>
      <translation>einer Zeile '[ ID] Interval …'</translation>
    </message>
    <message>
      <source>a line begins with the rank of its process, not with %1; where lines begin with names, as in action traces of MSG, number the processes from 0</source>
      <translation>eine Zeile beginnt mit dem Rang ihres Prozesses, nicht mit %1; wo Zeilen mit Namen beginnen, wie in Aktions-Traces von MSG, nummerieren Sie die Prozesse ab 0</translation>
    </message>
    <message>
      <source>a line names columns, and no row has values for them</source>
      <translation>eine Zeile benennt Spalten, und keine Zeile hat Werte dafür</translation>
    </message>
    <message>
      <source>a line that begins with '%' is a directive to YAML, and only %YAML and %TAG are known; indent the line, or put the text in quotes</source>
      <translation>eine Zeile, die mit '%' beginnt, ist für YAML eine Direktive, und nur %YAML und %TAG sind bekannt; rücken Sie die Zeile ein, oder setzen Sie den Text in Anführungszeichen</translation>
    </message>
    <message>
      <source>a link between switches is full while messages come the other way</source>
      <translation>eine Verbindung zwischen Switches ist voll, während Nachrichten ihr entgegenkommen</translation>
    </message>
    <message>
      <source>a link between switches that is full one way slows the messages that come the other way</source>
      <translation>eine in einer Richtung volle Verbindung zwischen Switches bremst die Nachrichten, die ihr entgegenkommen</translation>
    </message>
    <message>
      <source>a link is two places, rate, latency and share of loss, as in '16 0 200Gbps 0.0005ms 0'; correct the line</source>
      <translation>eine Verbindung ist zwei Plätze, Rate, Latenz und Anteil der Verluste, wie in '16 0 200Gbps 0.0005ms 0'; berichtigen Sie die Zeile</translation>
    </message>
    <message>
      <source>a list</source>
      <translation>eine Liste</translation>
    </message>
    <message>
      <source>a list dash stands where no list can begin; check the indentation</source>
      <translation>ein Listenstrich steht, wo keine Liste beginnen kann; prüfen Sie die Einrückung</translation>
    </message>
    <message>
      <source>a list names who sends in a column of its own; only of a matrix it is asked whether rows or columns send</source>
      <translation>eine Liste nennt in einer eigenen Spalte, wer sendet; nur bei einer Matrix wird gefragt, ob Zeilen oder Spalten senden</translation>
    </message>
    <message>
      <source>a list of links for SST/macro</source>
      <translation>eine Liste von Verbindungen für SST/macro</translation>
    </message>
    <message>
      <source>a list of nodes of Slurm</source>
      <translation>eine Liste von Knoten von Slurm</translation>
    </message>
    <message>
      <source>a list of numbers</source>
      <translation>eine Liste von Zahlen</translation>
    </message>
    <message>
      <source>a list of single repetitions (Rep#, T1, T2, deltaT) as the latency program of an MPI tutorial prints it</source>
      <translation>eine Liste einzelner Wiederholungen (Rep#, T1, T2, deltaT), wie sie das Latenzprogramm einer MPI-Einführung ausgibt</translation>
    </message>
    <message>
      <source>a list or a map cannot be a key; use a plain text</source>
      <translation>eine Liste oder Zuordnung kann kein Schlüssel sein; nehmen Sie einen einfachen Text</translation>
    </message>
    <message>
      <source>a loop says how often it is repeated; write its count</source>
      <translation>eine Schleife sagt, wie oft sie wiederholt wird; ihre Anzahl in count schreiben</translation>
    </message>
    <message>
      <source>a map</source>
      <translation>eine Map</translation>
    </message>
    <message>
      <source>a message has more than 16 MB; the file is damaged, or no trace of Chakra</source>
      <translation>eine Nachricht hat mehr als 16 MB; die Datei ist beschädigt oder kein Trace von Chakra</translation>
    </message>
    <message>
      <source>a message has no id; write one, such as %1</source>
      <translation>eine Nachricht hat keine Kennung; eine schreiben, etwa %1</translation>
    </message>
    <message>
      <source>a message has one tag; write it, or leave it empty for 0</source>
      <translation>eine Nachricht hat ein Tag; es schreiben, oder für 0 leer lassen</translation>
    </message>
    <message>
      <source>a message is sent to one process; write its rank</source>
      <translation>eine Nachricht geht an einen Prozess; seinen Rang schreiben</translation>
    </message>
    <message>
      <source>a message without id</source>
      <translation>eine Nachricht ohne Kennung</translation>
    </message>
    <message>
      <source>a model has no name; give it one</source>
      <translation>ein Modell hat keinen Namen; ihm einen geben</translation>
    </message>
    <message>
      <source>a model of a network for topograph</source>
      <translation>ein Modell eines Netzes für topograph</translation>
    </message>
    <message>
      <source>a name is longer than %1 bytes</source>
      <translation>ein Name ist länger als %1 Bytes</translation>
    </message>
    <message>
      <source>a name is missing behind a comma</source>
      <translation>hinter einem Komma fehlt ein Name</translation>
    </message>
    <message>
      <source>a name is missing beside a comma</source>
      <translation>neben einem Komma fehlt ein Name</translation>
    </message>
    <message>
      <source>a network of a simulator (SimAI, ASTRA-sim or htsim)</source>
      <translation>das Netz eines Simulators (SimAI, ASTRA-sim oder htsim)</translation>
    </message>
    <message>
      <source>a new scenario needs a model; add a model first</source>
      <translation>ein neues Szenario braucht ein Modell; zuerst ein Modell hinzufügen</translation>
    </message>
    <message>
      <source>a node and a switch are both called %1; rename one of them</source>
      <translation>ein Knoten und ein Switch heißen beide %1; einen davon umbenennen</translation>
    </message>
    <message>
      <source>a node has no name; write one, such as %1, or a list such as X[1-3]</source>
      <translation>ein Knoten hat keinen Namen; einen schreiben, etwa %1, oder eine Liste wie X[1-3]</translation>
    </message>
    <message>
      <source>a node of the matrix has a name of more than %1 bytes; shorten it</source>
      <translation>ein Knoten der Matrix hat einen Namen von mehr als %1 Bytes; kürzen Sie ihn</translation>
    </message>
    <message>
      <source>a node receives at full speed while it sends</source>
      <translation>ein Knoten empfängt mit voller Geschwindigkeit, während er sendet</translation>
    </message>
    <message>
      <source>a node sends at full speed while it receives</source>
      <translation>ein Knoten sendet mit voller Geschwindigkeit, während er empfängt</translation>
    </message>
    <message>
      <source>a node that receives at full speed slows what it sends</source>
      <translation>ein Knoten, der mit voller Geschwindigkeit empfängt, bremst, was er sendet</translation>
    </message>
    <message>
      <source>a node that sends at full speed slows what it receives</source>
      <translation>ein Knoten, der mit voller Geschwindigkeit sendet, bremst, was er empfängt</translation>
    </message>
    <message>
      <source>a number</source>
      <translation>eine Zahl</translation>
    </message>
    <message>
      <source>a number from %1 on</source>
      <translation>eine Zahl ab %1</translation>
    </message>
    <message>
      <source>a number from %1 to %2</source>
      <translation>eine Zahl von %1 bis %2</translation>
    </message>
    <message>
      <source>a number of 0 or more, or percent of 1, such as 2.5</source>
      <translation>eine Zahl ab 0, oder Prozent von 1, etwa 2.5</translation>
    </message>
    <message>
      <source>a number with B, kB, MB, GB, TB, PB or KiB, MiB, GiB, TiB, PiB, such as 10 MB</source>
      <translation>eine Zahl mit B, kB, MB, GB, TB, PB oder KiB, MiB, GiB, TiB, PiB, etwa 10 MB</translation>
    </message>
    <message>
      <source>a number with W, kW or MW, such as 350 W</source>
      <translation>eine Zahl mit W, kW oder MW, etwa 350 W</translation>
    </message>
    <message>
      <source>a number with bit/s, Mbit/s, Gbit/s, B/s, MB/s, GB/s or MiB/s, such as 940 Mbit/s</source>
      <translation>eine Zahl mit bit/s, Mbit/s, Gbit/s, B/s, MB/s, GB/s oder MiB/s, etwa 940 Mbit/s</translation>
    </message>
    <message>
      <source>a number with s, ms, us, ns, min or h, such as 450 us</source>
      <translation>eine Zahl mit s, ms, us, ns, min oder h, etwa 450 us</translation>
    </message>
    <message>
      <source>a number without unit</source>
      <translation>eine Zahl ohne Einheit</translation>
    </message>
    <message>
      <source>a parenthesis is not closed here; write ) or an operator such as + - * / ^</source>
      <translation>hier ist eine Klammer nicht geschlossen; ) schreiben, oder einen Operator wie + - * / ^</translation>
    </message>
    <message>
      <source>a part of a server and a node are both called %1; rename one of them</source>
      <translation>ein Teil eines Servers und ein Knoten heißen beide %1; einen davon umbenennen</translation>
    </message>
    <message>
      <source>a part of a server and a switch are both called %1; rename one of them</source>
      <translation>ein Teil eines Servers und ein Switch heißen beide %1; einen davon umbenennen</translation>
    </message>
    <message>
      <source>a phase has a name; write it</source>
      <translation>eine Phase hat einen Namen; ihn schreiben</translation>
    </message>
    <message>
      <source>a ping-pong is between 2 processes, not %1; its rows are left out</source>
      <translation>ein Ping-Pong findet zwischen 2 Prozessen statt, nicht %1; seine Zeilen werden weggelassen</translation>
    </message>
    <message>
      <source>a place names no process; write its name</source>
      <translation>ein Platz nennt keinen Prozess; dessen Namen schreiben</translation>
    </message>
    <message>
      <source>a platform of SimGrid</source>
      <translation>eine Plattform von SimGrid</translation>
    </message>
    <message>
      <source>a pod of %1 nodes needs a whole number of switches with %2 nodes each</source>
      <translation>ein Pod aus %1 Knoten braucht eine ganze Zahl von Switches mit je %2 Knoten</translation>
    </message>
    <message>
      <source>a pointer of Git LFS</source>
      <translation>ein Verweis von Git LFS</translation>
    </message>
    <message>
      <source>a power (W)</source>
      <translation>eine Leistung (W)</translation>
    </message>
    <message>
      <source>a price (%1)</source>
      <translation>ein Preis (%1)</translation>
    </message>
    <message>
      <source>a price of energy (%1/kWh)</source>
      <translation>ein Energiepreis (%1/kWh)</translation>
    </message>
    <message>
      <source>a process that it names is not there</source>
      <translation>ein Prozess, den es nennt, ist nicht da</translation>
    </message>
    <message>
      <source>a profile of mpiP</source>
      <translation>ein Profil von mpiP</translation>
    </message>
    <message>
      <source>a project begins with contraflow: %1</source>
      <translation>ein Projekt beginnt mit contraflow: %1</translation>
    </message>
    <message>
      <source>a project of Contraflow</source>
      <translation>ein Projekt von Contraflow</translation>
    </message>
    <message>
      <source>a question mark stands in a text in brackets; put the text in quotes</source>
      <translation>ein Fragezeichen steht in einem Text in Klammern; setzen Sie den Text in Anführungszeichen</translation>
    </message>
    <message>
      <source>a quote in this row of %1 is never closed, so the rest of the table was read as one cell; add the closing quote</source>
      <translation>ein Anführungszeichen in dieser Zeile von %1 wird nie geschlossen, der Rest der Tabelle wurde als eine Zelle gelesen; das schließende Anführungszeichen ergänzen</translation>
    </message>
    <message>
      <source>a rank is in it twice; name each once</source>
      <translation>ein Rang kommt zweimal darin vor; jeden einmal nennen</translation>
    </message>
    <message>
      <source>a result of nccl-tests as JSON</source>
      <translation>ein Ergebnis von nccl-tests als JSON</translation>
    </message>
    <message>
      <source>a result of perftest as JSON (--out_json)</source>
      <translation>ein Ergebnis von perftest als JSON (--out_json)</translation>
    </message>
    <message>
      <source>a route has no node it leads from; name one, or a list of them</source>
      <translation>eine Route hat keinen Knoten, von dem sie ausgeht; einen nennen, oder eine Liste</translation>
    </message>
    <message>
      <source>a route has no node it leads to; name one, or a list of them</source>
      <translation>eine Route hat keinen Knoten, zu dem sie führt; einen nennen, oder eine Liste</translation>
    </message>
    <message>
      <source>a route leads from node %1 to itself, where messages use no network; name another node</source>
      <translation>eine Route führt vom Knoten %1 zu sich selbst, wo Nachrichten kein Netz brauchen; einen anderen Knoten nennen</translation>
    </message>
    <message>
      <source>a route leads from the unknown node %1; %2</source>
      <translation>eine Route geht vom unbekannten Knoten %1 aus; %2</translation>
    </message>
    <message>
      <source>a route leads to the unknown node %1; %2</source>
      <translation>eine Route führt zum unbekannten Knoten %1; %2</translation>
    </message>
    <message>
      <source>a row for each pair is taken as a ping-pong</source>
      <translation>eine Zeile je Paar gilt als Ping-Pong</translation>
    </message>
    <message>
      <source>a second document begins here, and a project is one; remove it or put it into its own file</source>
      <translation>hier beginnt ein zweites Dokument, und ein Projekt ist eines; entfernen Sie es, oder legen Sie es in eine eigene Datei</translation>
    </message>
    <message>
      <source>a server has no name; write one, such as s1, or a list such as s[1-4]</source>
      <translation>ein Server hat keinen Namen; einen schreiben, etwa s1, oder eine Liste wie s[1-4]</translation>
    </message>
    <message>
      <source>a shard is one of so many, such as 3/8, and not %1</source>
      <translation>ein Teil ist einer von so vielen, etwa 3/8, und nicht %1</translation>
    </message>
    <message>
      <source>a size (B)</source>
      <translation>eine Größe (B)</translation>
    </message>
    <message>
      <source>a switch of tier %1 has %2 links down, and with %3 below it in bundles of %4 it has %5; correct Radix_Down, Podsize or Bundle</source>
      <translation>ein Switch der Ebene %1 hat %2 Verbindungen abwärts, und mit %3 darunter in Bündeln zu %4 hat er %5; berichtigen Sie Radix_Down, Podsize oder Bundle</translation>
    </message>
    <message>
      <source>a switch reduces for %1 of processes (%2 of the platform), and group %3 is one more; take the algorithm ring or double-binary-tree for it</source>
      <translation>ein Switch reduziert für %1 von Prozessen (%2 der Plattform), und die Gruppe %3 ist eine mehr; nehmen Sie für sie den Algorithmus ring oder double-binary-tree</translation>
    </message>
    <message>
      <source>a tab is used as indentation, and YAML takes only blanks; replace the tab by blanks</source>
      <translation>ein Tabulator dient als Einrückung, und YAML nimmt nur Leerzeichen; ersetzen Sie den Tabulator durch Leerzeichen</translation>
    </message>
    <message>
      <source>a table called %1</source>
      <translation>einer Tabelle namens %1</translation>
    </message>
    <message>
      <source>a table of LogGP parameters by Netgauge</source>
      <translation>eine Tabelle von LogGP-Parametern von Netgauge</translation>
    </message>
    <message>
      <source>a task is in the communicator twice</source>
      <translation>ein Task ist zweimal im Kommunikator</translation>
    </message>
    <message>
      <source>a terminal's codes, such as those of colours, were left out</source>
      <translation>Steuerzeichen eines Terminals, etwa die von Farben, wurden weggelassen</translation>
    </message>
    <message>
      <source>a text</source>
      <translation>ein Text</translation>
    </message>
    <message>
      <source>a text in quotes that begins in line %1 ends here, and what follows does not fit; is its closing quote missing?</source>
      <translation>ein Text in Anführungszeichen, der in Zeile %1 beginnt, endet hier, und was folgt, passt nicht; fehlt sein schließendes Anführungszeichen?</translation>
    </message>
    <message>
      <source>a text, or a number such as 10 MB</source>
      <translation>ein Text oder eine Zahl, etwa 10 MB</translation>
    </message>
    <message>
      <source>a tier is 0, 1 or 2, from the nodes' switches upwards</source>
      <translation>eine Ebene ist 0, 1 oder 2, von den Switches der Knoten aufwärts</translation>
    </message>
    <message>
      <source>a time (s)</source>
      <translation>eine Zeit (s)</translation>
    </message>
    <message>
      <source>a topology of Slurm (topology.conf)</source>
      <translation>eine Topologie von Slurm (topology.conf)</translation>
    </message>
    <message>
      <source>a torus needs its name, as in 'name: pod1'</source>
      <translation>ein Torus braucht seinen Namen, wie in 'name: pod1'</translation>
    </message>
    <message>
      <source>a trace of the format %1 says how long it computes and takes no --speed</source>
      <translation>ein Trace des Formats %1 sagt, wie lange gerechnet wird, und nimmt kein --speed</translation>
    </message>
    <message>
      <source>a value in %1</source>
      <translation>ein Wert in %1</translation>
    </message>
    <message>
      <source>a value is missing; write a number with or without unit, a name, a function or a parenthesis</source>
      <translation>hier fehlt ein Wert; eine Zahl mit oder ohne Einheit, einen Namen, eine Funktion oder eine Klammer schreiben</translation>
    </message>
    <message>
      <source>a wait names the request that it waits for; write it, or use waitall</source>
      <translation>ein wait nennt die Anforderung, auf die es wartet; sie schreiben, oder waitall verwenden</translation>
    </message>
    <message>
      <source>a web page</source>
      <translation>eine Webseite</translation>
    </message>
    <message>
      <source>a whole number</source>
      <translation>eine ganze Zahl</translation>
    </message>
    <message>
      <source>a workload of SimAI or ASTRA-sim</source>
      <translation>ein Workload von SimAI oder ASTRA-sim</translation>
    </message>
    <message>
      <source>a, switches of a group</source>
      <translation>a, Switches einer Gruppe</translation>
    </message>
    <message>
      <source>about %1 h</source>
      <translation>etwa %1 h</translation>
    </message>
    <message>
      <source>about %1 min</source>
      <translation>etwa %1 min</translation>
    </message>
    <message>
      <source>about %1 s</source>
      <translation>etwa %1 s</translation>
    </message>
    <message>
      <source>add it to the groups of the application</source>
      <translation>zu den Gruppen der Anwendung hinzufügen</translation>
    </message>
    <message>
      <source>add it to the parameters</source>
      <translation>zu den Parametern hinzufügen</translation>
    </message>
    <message>
      <source>add it, or correct the name</source>
      <translation>hinzufügen, oder den Namen berichtigen</translation>
    </message>
    <message>
      <source>add it, or name one that exists</source>
      <translation>hinzufügen, oder einen vorhandenen Namen angeben</translation>
    </message>
    <message>
      <source>add messages to it</source>
      <translation>ihm Nachrichten hinzufügen</translation>
    </message>
    <message>
      <source>add the link, or correct the name</source>
      <translation>die Verbindung hinzufügen, oder den Namen berichtigen</translation>
    </message>
    <message>
      <source>add the node, or correct the name</source>
      <translation>den Knoten hinzufügen, oder den Namen berichtigen</translation>
    </message>
    <message>
      <source>add the switch to the platform's switches</source>
      <translation>den Switch zu den Switches der Plattform hinzufügen</translation>
    </message>
    <message>
      <source>against the network that is replaced, with its 95 % interval over patterns</source>
      <translation>gegenüber dem ersetzten Netz, mit dem 95-%-Intervall über die Muster</translation>
    </message>
    <message>
      <source>against:</source>
      <translation>in Gegenrichtung:</translation>
    </message>
    <message>
      <source>agrees</source>
      <translation>stimmt überein</translation>
    </message>
    <message>
      <source>ahead, too close to call</source>
      <translation>vorn, zu knapp für ein Urteil</translation>
    </message>
    <message>
      <source>all</source>
      <translation>alle</translation>
    </message>
    <message>
      <source>all NICs</source>
      <translation>alle NICs</translation>
    </message>
    <message>
      <source>all links</source>
      <translation>alle Verbindungen</translation>
    </message>
    <message>
      <source>all links between switches</source>
      <translation>alle Verbindungen zwischen Switches</translation>
    </message>
    <message>
      <source>all measured patterns are held out, so that there is nothing to learn from; hold out fewer</source>
      <translation>alle gemessenen Muster sind herausgehalten, so dass nichts zum Lernen bleibt; weniger heraushalten</translation>
    </message>
    <message>
      <source>all messages of two switches take the first of equal ways; under load a network that uses all of them is faster than predicted</source>
      <translation>alle Nachrichten zweier Switches nehmen den ersten gleicher Wege; unter Last ist ein Netz, das alle benutzt, schneller als vorhergesagt</translation>
    </message>
    <message>
      <source>all of its %1 places are switches, so that nothing sends; correct the numbers</source>
      <translation>alle ihre %1 Plätze sind Switches, es sendet also nichts; berichtigen Sie die Zahlen</translation>
    </message>
    <message>
      <source>all other nodes</source>
      <translation>alle anderen Knoten</translation>
    </message>
    <message>
      <source>all packets were lost, so nothing arrived</source>
      <translation>alle Pakete gingen verloren, es kam also nichts an</translation>
    </message>
    <message>
      <source>all pairs</source>
      <translation>alle Paare</translation>
    </message>
    <message>
      <source>all sent before this step</source>
      <translation>alles vor diesem Schritt gesendet</translation>
    </message>
    <message>
      <source>all shortest paths at once, evenly at every switch (packet spraying)</source>
      <translation>alle kürzesten Wege zugleich, gleichmäßig an jedem Switch (Packet Spraying)</translation>
    </message>
    <message>
      <source>all uplinks</source>
      <translation>alle Uplinks</translation>
    </message>
    <message>
      <source>all-reduce, all-gather or reduce-scatter of several servers, which show their NICs</source>
      <translation>Allreduce, Allgather oder Reduce-scatter mehrerer Server, die deren NICs zeigen</translation>
    </message>
    <message>
      <source>alltoallv has %1 numbers behind it, and %2 or %3 for %4; give the files of all ranks</source>
      <translation>hinter alltoallv stehen %1 Zahlen, und nötig sind %2 oder %3 (%4); geben Sie die Dateien aller Ränge an</translation>
    </message>
    <message>
      <source>alltoallv is written as its messages</source>
      <translation>alltoallv wird als seine Nachrichten geschrieben</translation>
    </message>
    <message>
      <source>among %1 by k descending</source>
      <translation>unter %1 nach k absteigend</translation>
    </message>
    <message>
      <source>among %1 by ⟨max(k, k̄), k, k̄⟩ descending</source>
      <translation>unter %1 nach ⟨max(k, k̄), k, k̄⟩ absteigend</translation>
    </message>
    <message>
      <source>among parallel cables it goes by the source downwards</source>
      <translation>unter parallelen Kabeln geht es abwärts nach der Quelle</translation>
    </message>
    <message>
      <source>among the fastest</source>
      <translation>unter den schnellsten</translation>
    </message>
    <message>
      <source>an all-to-all needs at least 2 processes</source>
      <translation>ein Alltoall braucht mindestens 2 Prozesse</translation>
    </message>
    <message>
      <source>an application has no name; write one</source>
      <translation>eine Anwendung hat keinen Namen; einen schreiben</translation>
    </message>
    <message>
      <source>an application of %1</source>
      <translation>eine Anwendung von %1</translation>
    </message>
    <message>
      <source>an archive of OTF2 is named by its .otf2 file alone; %1 files were given</source>
      <translation>ein Archiv von OTF2 wird allein durch seine .otf2-Datei benannt; angegeben wurden %1 Dateien</translation>
    </message>
    <message>
      <source>an entry of %1 is no %2; write a map such as %3</source>
      <translation>ein Eintrag von %1 ist kein %2; eine Map wie %3 schreiben</translation>
    </message>
    <message>
      <source>an object</source>
      <translation>ein Objekt</translation>
    </message>
    <message>
      <source>an operator is missing; write one such as + - * / ^</source>
      <translation>hier fehlt ein Operator; einen wie + - * / ^ schreiben</translation>
    </message>
    <message>
      <source>anchors and aliases expand the text by more than %1 MB; write out what they stand for</source>
      <translation>Anker und Aliasse erweitern den Text um mehr als %1 MB; schreiben Sie aus, wofür sie stehen</translation>
    </message>
    <message>
      <source>and %1 more</source>
      <translation>und %1 weitere</translation>
    </message>
    <message>
      <source>and %1 more; 'contraflow validate' says them all</source>
      <translation>und %1 mehr; 'contraflow validate' nennt sie alle</translation>
    </message>
    <message>
      <source>and holds no times</source>
      <translation>und enthält keine Zeiten</translation>
    </message>
    <message>
      <source>and holds no times of messages</source>
      <translation>und enthält keine Zeiten von Nachrichten</translation>
    </message>
    <message>
      <source>and no file of a benchmark; import what the job wrote</source>
      <translation>und keine Datei eines Benchmarks; importieren Sie, was der Job geschrieben hat</translation>
    </message>
    <message>
      <source>and no file of a benchmark; save the file itself</source>
      <translation>und keine Datei eines Benchmarks; speichern Sie die Datei selbst</translation>
    </message>
    <message>
      <source>and no network</source>
      <translation>und kein Netz</translation>
    </message>
    <message>
      <source>and the file itself is not there; fetch it</source>
      <translation>und die Datei selbst ist nicht da; holen Sie sie</translation>
    </message>
    <message>
      <source>another node has the same number already</source>
      <translation>ein anderer Knoten hat schon dieselbe Nummer</translation>
    </message>
    <message>
      <source>another operation of the rank has this label already</source>
      <translation>eine andere Operation des Rangs hat schon diese Marke</translation>
    </message>
    <message>
      <source>another process of the communicator makes another one in another way at this point</source>
      <translation>ein anderer Prozess des Kommunikators bildet an dieser Stelle einen anderen auf andere Weise</translation>
    </message>
    <message>
      <source>any</source>
      <translation>beliebig</translation>
    </message>
    <message>
      <source>any process</source>
      <translation>ein beliebiger Prozess</translation>
    </message>
    <message>
      <source>any tag</source>
      <translation>beliebiges Tag</translation>
    </message>
    <message>
      <source>application</source>
      <translation>Anwendung</translation>
    </message>
    <message>
      <source>application %1</source>
      <translation>Anwendung %1</translation>
    </message>
    <message>
      <source>application %1 %2</source>
      <translation>Anwendung %1 %2</translation>
    </message>
    <message>
      <source>application %1 by itself</source>
      <translation>Anwendung %1 für sich</translation>
    </message>
    <message>
      <source>application %1 of %2 with %3, a trace of the format %4</source>
      <translation>Anwendung %1: %2, %3, ein Trace des Formats %4</translation>
    </message>
    <message>
      <source>application %1, group %2: %3</source>
      <translation>Anwendung %1, Gruppe %2: %3</translation>
    </message>
    <message>
      <source>application %1, process %2, row %3: %4</source>
      <translation>Anwendung %1, Prozess %2, Zeile %3: %4</translation>
    </message>
    <message>
      <source>application %1, process %2, row %3: with this loop, of %4 times, it passes about %5 rows, and %6 are the most; make the counts of its loops smaller</source>
      <translation>Anwendung %1, Prozess %2, Zeile %3: mit dieser Schleife, %4-mal, kommt er an etwa %5 Zeilen vorbei, und %6 sind das Höchste; die Anzahlen der Schleifen verkleinern</translation>
    </message>
    <message>
      <source>application %1, row %2</source>
      <translation>Anwendung %1, Zeile %2</translation>
    </message>
    <message>
      <source>application %1: %2</source>
      <translation>Anwendung %1: %2</translation>
    </message>
    <message>
      <source>application %1: process %2 passes %3 rows without an event; make the counts of its loops smaller</source>
      <translation>Anwendung %1: Prozess %2 kommt an %3 Zeilen ohne Ereignis vorbei; die Anzahlen der Schleifen verkleinern</translation>
    </message>
    <message>
      <source>applications</source>
      <translation>Anwendungen</translation>
    </message>
    <message>
      <source>are %1 scenarios</source>
      <translation>sind %1 Szenarien</translation>
    </message>
    <message>
      <source>are of no use without policy: random</source>
      <translation>nützen nichts ohne policy: random</translation>
    </message>
    <message>
      <source>as %1</source>
      <translation>als %1</translation>
    </message>
    <message>
      <source>as %1 = 1</source>
      <translation>da %1 = 1</translation>
    </message>
    <message>
      <source>as Di = 1</source>
      <translation>da Di = 1</translation>
    </message>
    <message>
      <source>as Di is three or more</source>
      <translation>da Di drei oder mehr ist</translation>
    </message>
    <message>
      <source>as Do = 1</source>
      <translation>da Do = 1</translation>
    </message>
    <message>
      <source>as entered, other than those of the preset %1</source>
      <translation>wie eingegeben, anders als die der Vorlage %1</translation>
    </message>
    <message>
      <source>as entered; no preset says where they come from</source>
      <translation>wie eingegeben; keine Vorlage sagt, woher sie kommen</translation>
    </message>
    <message>
      <source>as fast as alone</source>
      <translation>so schnell wie allein</translation>
    </message>
    <message>
      <source>as fast as the end of the chain lets its NIC send, times its queue pairs</source>
      <translation>so schnell, wie das Ende der Kette ihre NIC senden lässt, mal ihre Queue Pairs</translation>
    </message>
    <message>
      <source>as it is</source>
      <translation>wie es ist</translation>
    </message>
    <message>
      <source>as many rows as columns of numbers</source>
      <translation>ebenso vielen Zeilen wie Spalten von Zahlen</translation>
    </message>
    <message>
      <source>as measured</source>
      <translation>wie gemessen</translation>
    </message>
    <message>
      <source>as measured on %1</source>
      <translation>wie gemessen an %1</translation>
    </message>
    <message>
      <source>at %1</source>
      <translation>bei %1</translation>
    </message>
    <message>
      <source>at its bound</source>
      <translation>an seiner Grenze</translation>
    </message>
    <message>
      <source>at least %1</source>
      <translation>mindestens %1</translation>
    </message>
    <message>
      <source>at most %1</source>
      <translation>höchstens %1</translation>
    </message>
    <message>
      <source>at random, from the seed %1</source>
      <translation>zufällig, mit dem Startwert %1</translation>
    </message>
    <message>
      <source>attempt %1</source>
      <translation>Versuch %1</translation>
    </message>
    <message>
      <source>bandwidth</source>
      <translation>Bandbreite</translation>
    </message>
    <message>
      <source>bandwidths and latencies that the file does not say are those of the preset %1</source>
      <translation>Bandbreiten und Latenzen, die die Datei nicht nennt, sind die der Vorlage %1</translation>
    </message>
    <message>
      <source>bandwidths must be above 0; write a bandwidth such as 940 Mbit/s</source>
      <translation>Bandbreiten müssen über 0 liegen; eine Bandbreite wie 940 Mbit/s schreiben</translation>
    </message>
    <message>
      <source>bar</source>
      <translation>senkrechter Strich</translation>
    </message>
    <message>
      <source>before a start</source>
      <translation>vor einem Beginn</translation>
    </message>
    <message>
      <source>before its first result</source>
      <translation>vor seinem ersten Ergebnis</translation>
    </message>
    <message>
      <source>begins with</source>
      <translation>beginnt mit</translation>
    </message>
    <message>
      <source>behind '&amp;' or '*' stands a name of letters and digits, and here it does not; put the text in quotes</source>
      <translation>hinter '&amp;' oder '*' steht ein Name aus Buchstaben und Ziffern, und hier nicht; setzen Sie den Text in Anführungszeichen</translation>
    </message>
    <message>
      <source>behind the slash stands how many values, from 2 to %1, and lin or log, such as /9 or /9lin</source>
      <translation>hinter dem Schrägstrich steht, wie viele Werte, von 2 bis %1, und lin oder log, etwa /9 oder /9lin</translation>
    </message>
    <message>
      <source>benchmark</source>
      <translation>Benchmark</translation>
    </message>
    <message>
      <source>benchmark %1</source>
      <translation>Benchmark %1</translation>
    </message>
    <message>
      <source>benchmark %1 (%2) with %3</source>
      <translation>Benchmark %1 (%2) mit %3</translation>
    </message>
    <message>
      <source>benchmark %1 could not be fitted: %2</source>
      <translation>Benchmark %1 konnte nicht angepasst werden: %2</translation>
    </message>
    <message>
      <source>benchmark rows</source>
      <translation>Benchmarkzeilen</translation>
    </message>
    <message>
      <source>benchmarks</source>
      <translation>Benchmarks</translation>
    </message>
    <message>
      <source>best value</source>
      <translation>bestes Preis-Leistungs-Verhältnis</translation>
    </message>
    <message>
      <source>best value too close to call</source>
      <translation>bestes Preis-Leistungs-Verhältnis zu knapp für ein Urteil</translation>
    </message>
    <message>
      <source>better placements of %1</source>
      <translation>bessere Platzierungen von %1</translation>
    </message>
    <message>
      <source>between processes of one node</source>
      <translation>zwischen Prozessen eines Knotens</translation>
    </message>
    <message>
      <source>between racks</source>
      <translation>zwischen Racks</translation>
    </message>
    <message>
      <source>between some nodes of the platform there are several ways of the same length, or ways through nodes</source>
      <translation>zwischen manchen Knoten der Plattform gibt es mehrere Wege gleicher Länge oder Wege durch Knoten</translation>
    </message>
    <message>
      <source>beyond its calibration: %1</source>
      <translation>außerhalb der Kalibrierung: %1</translation>
    </message>
    <message>
      <source>blanks</source>
      <translation>Leerzeichen</translation>
    </message>
    <message>
      <source>both ends hold it back alike</source>
      <translation>beide Enden halten sie gleich auf</translation>
    </message>
    <message>
      <source>both ends must have the same unit</source>
      <translation>beide Enden müssen dieselbe Einheit haben</translation>
    </message>
    <message>
      <source>both: the same links on the way back, which empty stands for too; one: there alone</source>
      <translation>both: dieselben Verbindungen auf dem Rückweg, wofür auch leer steht; one: nur hin</translation>
    </message>
    <message>
      <source>by a hash over another group, minimal before and behind it (Valiant)</source>
      <translation>nach einem Hash über eine andere Gruppe, davor und dahinter minimal (Valiant)</translation>
    </message>
    <message>
      <source>by hand</source>
      <translation>von Hand</translation>
    </message>
    <message>
      <source>by number of nodes and degree</source>
      <translation>nach Anzahl der Knoten und Grad</translation>
    </message>
    <message>
      <source>bytes, seconds and rate contradict each other</source>
      <translation>Bytes, Sekunden und Rate widersprechen einander</translation>
    </message>
    <message>
      <source>cables</source>
      <translation>Kabel</translation>
    </message>
    <message>
      <source>calibration</source>
      <translation>Kalibrierung</translation>
    </message>
    <message>
      <source>calibration %1 names no kinds of models</source>
      <translation>Kalibrierung %1 nennt keine Arten von Modellen</translation>
    </message>
    <message>
      <source>calibration %1: there is no kind of model %2; %3</source>
      <translation>Kalibrierung %1: eine Modellart %2 gibt es nicht; %3</translation>
    </message>
    <message>
      <source>cannot be measured as it is: %1</source>
      <translation>kann nicht gemessen werden, wie es ist: %1</translation>
    </message>
    <message>
      <source>cannot be read: %1</source>
      <translation>kann nicht gelesen werden: %1</translation>
    </message>
    <message>
      <source>cannot be written: %1</source>
      <translation>kann nicht geschrieben werden: %1</translation>
    </message>
    <message>
      <source>cannot stand beside a mapping; remove one of them</source>
      <translation>kann nicht neben einer Zuordnung stehen; eines davon entfernen</translation>
    </message>
    <message>
      <source>cells along each side of a process</source>
      <translation>Zellen an jeder Seite eines Prozesses</translation>
    </message>
    <message>
      <source>changed</source>
      <translation>geändert</translation>
    </message>
    <message>
      <source>changes no prediction of these patterns</source>
      <translation>ändert keine Vorhersage dieser Muster</translation>
    </message>
    <message>
      <source>check the units of what it is made of</source>
      <translation>die Einheiten dessen prüfen, woraus es gemacht ist</translation>
    </message>
    <message>
      <source>checkpoints</source>
      <translation>Sicherungspunkte</translation>
    </message>
    <message>
      <source>chosen</source>
      <translation>der Auswahl</translation>
    </message>
    <message>
      <source>client and server say different things of what arrived</source>
      <translation>Client und Server sagen Verschiedenes darüber, was angekommen ist</translation>
    </message>
    <message>
      <source>cluster %1: %2</source>
      <translation>Cluster %1: %2</translation>
    </message>
    <message>
      <source>collective number %1 is not taken: the schema does not say whose bytes its size counts</source>
      <translation>das Kollektiv Nummer %1 wird nicht übernommen: Das Schema sagt nicht, wessen Bytes seine Größe zählt</translation>
    </message>
    <message>
      <source>collectives are written as their messages, with tags from 1000000000 on</source>
      <translation>Kollektive werden als ihre Nachrichten geschrieben, mit Tags ab 1000000000</translation>
    </message>
    <message>
      <source>collectives between two groups of processes are not taken</source>
      <translation>Kollektive zwischen zwei Gruppen von Prozessen werden nicht übernommen</translation>
    </message>
    <message>
      <source>collectives of a single rank send nothing; where others take part in them, give the files of all ranks</source>
      <translation>Kollektive eines einzelnen Rangs senden nichts; wo andere daran teilnehmen, geben Sie die Dateien aller Ränge an</translation>
    </message>
    <message>
      <source>collectives of groups are written as their messages, as actions know no groups</source>
      <translation>Kollektive von Gruppen werden als ihre Nachrichten geschrieben, da Aktionen keine Gruppen kennen</translation>
    </message>
    <message>
      <source>collectives of one server, which show the switch within it</source>
      <translation>kollektive Operationen eines Servers, die den Switch darin zeigen</translation>
    </message>
    <message>
      <source>collectives that name no algorithm follow the rules of this project, and the other one has others; take over its 'algorithms' for the same times</source>
      <translation>kollektive Operationen ohne Algorithmus folgen den Regeln dieses Projekts, und das andere hat andere; für dieselben Zeiten dessen 'algorithms' übernehmen</translation>
    </message>
    <message>
      <source>collectives that name no algorithm ran by rule: %1</source>
      <translation>kollektive Operationen ohne Algorithmus liefen nach Regel: %1</translation>
    </message>
    <message>
      <source>columns of a panel</source>
      <translation>Spalten eines Panels</translation>
    </message>
    <message>
      <source>columns of processes</source>
      <translation>Spalten von Prozessen</translation>
    </message>
    <message>
      <source>columns of the matrix are senders, rows receivers</source>
      <translation>Spalten der Matrix sind Sender, Zeilen Empfänger</translation>
    </message>
    <message>
      <source>columns of which one is bytes / seconds of the others, in units of 2^20</source>
      <translation>Spalten, von denen eine Bytes / Sekunden der anderen ist, in Einheiten von 2^20</translation>
    </message>
    <message>
      <source>columns with names</source>
      <translation>Spalten mit Namen</translation>
    </message>
    <message>
      <source>comma</source>
      <translation>Komma</translation>
    </message>
    <message>
      <source>compute, message, overhead, or start</source>
      <translation>compute, message, overhead oder start</translation>
    </message>
    <message>
      <source>computing</source>
      <translation>Rechnen</translation>
    </message>
    <message>
      <source>computing decides</source>
      <translation>das Rechnen entscheidet</translation>
    </message>
    <message>
      <source>contains</source>
      <translation>enthält</translation>
    </message>
    <message>
      <source>contention</source>
      <translation>Contention</translation>
    </message>
    <message>
      <source>contraflow_times must be 1, the only version of this format; is the program too old?</source>
      <translation>contraflow_times muss 1 sein, die einzige Version dieses Formats; ist das Programm zu alt?</translation>
    </message>
    <message>
      <source>copies of the model that see other data</source>
      <translation>Kopien des Modells, die andere Daten sehen</translation>
    </message>
    <message>
      <source>cores of each node (default 1)</source>
      <translation>Kerne jedes Knotens (üblich 1)</translation>
    </message>
    <message>
      <source>correct it first</source>
      <translation>zuerst beheben</translation>
    </message>
    <message>
      <source>correct it in the parameters</source>
      <translation>in den Parametern beheben</translation>
    </message>
    <message>
      <source>correct its messages</source>
      <translation>seine Nachrichten berichtigen</translation>
    </message>
    <message>
      <source>correct the name, or take it out</source>
      <translation>den Namen berichtigen, oder herausnehmen</translation>
    </message>
    <message>
      <source>cost</source>
      <translation>Kosten</translation>
    </message>
    <message>
      <source>costs</source>
      <translation>Kosten</translation>
    </message>
    <message>
      <source>costs are not held against each other</source>
      <translation>Kosten werden nicht miteinander verglichen</translation>
    </message>
    <message>
      <source>costs of %1</source>
      <translation>Kosten von %1</translation>
    </message>
    <message>
      <source>counted the state sets of all %1 conflict graphs exactly</source>
      <translation>zählte die Zustandsmengen aller %1 Konfliktgraphen genau</translation>
    </message>
    <message>
      <source>d</source>
      <translation>d</translation>
    </message>
    <message>
      <source>data and acknowledgements against its capacity</source>
      <translation>Daten und Bestätigungen gegenüber seiner Kapazität</translation>
    </message>
    <message>
      <source>data-parallel degree: copies of the model, with all experts, that see other data</source>
      <translation>Grad der Datenparallelität: Kopien des Modells mit allen Experten, die andere Daten sehen</translation>
    </message>
    <message>
      <source>decimal comma</source>
      <translation>Dezimalkomma</translation>
    </message>
    <message>
      <source>decimal point</source>
      <translation>Dezimalpunkt</translation>
    </message>
    <message>
      <source>default</source>
      <translation>Vorgabe</translation>
    </message>
    <message>
      <source>degree %1</source>
      <translation>Grad %1</translation>
    </message>
    <message>
      <source>destination</source>
      <translation>Ziel</translation>
    </message>
    <message>
      <source>did not run</source>
      <translation>lief nicht</translation>
    </message>
    <message>
      <source>did you mean %1?</source>
      <translation>ist %1 gemeint?</translation>
    </message>
    <message>
      <source>differs</source>
      <translation>weicht ab</translation>
    </message>
    <message>
      <source>differs from</source>
      <translation>ist ungleich</translation>
    </message>
    <message>
      <source>dimension by dimension, the shorter way round</source>
      <translation>Dimension nach Dimension, auf dem kürzeren Weg herum</translation>
    </message>
    <message>
      <source>divide by a unit</source>
      <translation>durch eine Einheit teilen</translation>
    </message>
    <message>
      <source>does not begin with a line that names its columns, such as %1</source>
      <translation>beginnt nicht mit einer Zeile, die ihre Spalten nennt, etwa %1</translation>
    </message>
    <message>
      <source>does not contain</source>
      <translation>enthält nicht</translation>
    </message>
    <message>
      <source>draws of who else is on the cluster</source>
      <translation>Ziehungen, wer sonst auf dem Cluster ist</translation>
    </message>
    <message>
      <source>drifting times: %1</source>
      <translation>driftende Zeiten: %1</translation>
    </message>
    <message>
      <source>each NPU has a router of its own, whose ports are those of the NPU: what passes there costs no time</source>
      <translation>jede NPU hat einen eigenen Router, dessen Anschlüsse die der NPU sind: Was dort durchgeht, kostet keine Zeit</translation>
    </message>
    <message>
      <source>each block became a switch; the file does not say how blocks are joined</source>
      <translation>aus jedem Block wurde ein Switch; die Datei sagt nicht, wie Blöcke verbunden sind</translation>
    </message>
    <message>
      <source>each of %1 links between switches</source>
      <translation>jede von %1 Verbindungen zwischen Switches</translation>
    </message>
    <message>
      <source>each of them waits for the next, and the last one is full</source>
      <translation>jeder davon wartet auf den nächsten, und der letzte ist voll</translation>
    </message>
    <message>
      <source>elements are nested more than %1 deep</source>
      <translation>Elemente sind mehr als %1 tief geschachtelt</translation>
    </message>
    <message>
      <source>empty</source>
      <translation>leer</translation>
    </message>
    <message>
      <source>en</source>
      <translation>de</translation>
    </message>
    <message>
      <source>end.sum_received has no %1</source>
      <translation>end.sum_received hat kein %1</translation>
    </message>
    <message>
      <source>end.sum_received is missing, and end.sum does not say how many packets were lost, so it is not known what arrived</source>
      <translation>end.sum_received fehlt, und end.sum sagt nicht, wie viele Pakete verloren gingen, deshalb ist nicht bekannt, was angekommen ist</translation>
    </message>
    <message>
      <source>end.sum_received is missing, so it is not known what arrived</source>
      <translation>end.sum_received fehlt, deshalb ist nicht bekannt, was angekommen ist</translation>
    </message>
    <message>
      <source>ends with</source>
      <translation>endet mit</translation>
    </message>
    <message>
      <source>energy</source>
      <translation>Energie</translation>
    </message>
    <message>
      <source>entity %1 is declared; write what it stands for</source>
      <translation>die Entität %1 ist deklariert; schreiben Sie, wofür sie steht</translation>
    </message>
    <message>
      <source>entry %1 %2</source>
      <translation>Eintrag %1 %2</translation>
    </message>
    <message>
      <source>equal ratios need values above 0; write lin behind the count</source>
      <translation>gleiche Verhältnisse brauchen Werte über 0; lin hinter die Anzahl schreiben</translation>
    </message>
    <message>
      <source>equally fast</source>
      <translation>gleich schnell</translation>
    </message>
    <message>
      <source>equals</source>
      <translation>ist gleich</translation>
    </message>
    <message>
      <source>error</source>
      <translation>Fehler</translation>
    </message>
    <message>
      <source>error bars of model %1 come from %2 measured patterns of this project</source>
      <translation>Fehlerbalken des Modells %1 kommen aus %2 gemessenen Mustern dieses Projekts</translation>
    </message>
    <message>
      <source>error bars of model %1 come from the mean |error| of its calibration, %2 %</source>
      <translation>Fehlerbalken des Modells %1 kommen aus dem mittleren |Fehler| bei seiner Kalibrierung, %2 %</translation>
    </message>
    <message>
      <source>error bars of model %1 come from the spread of errors in its calibration</source>
      <translation>Fehlerbalken des Modells %1 kommen aus der Streuung der Fehler bei seiner Kalibrierung</translation>
    </message>
    <message>
      <source>errors</source>
      <translation>Fehler</translation>
    </message>
    <message>
      <source>estimated in how many state sets messages are for %1 of %2 conflict graphs, which are too many to count, with Bethe's approximation</source>
      <translation>schätzte für %1 von %2 Konfliktgraphen, in wie vielen Zustandsmengen Nachrichten sind, mit der Bethe-Näherung, da sie zum Zählen zu viele sind</translation>
    </message>
    <message>
      <source>event</source>
      <translation>Ereignis</translation>
    </message>
    <message>
      <source>event %1</source>
      <translation>Ereignis %1</translation>
    </message>
    <message>
      <source>events</source>
      <translation>Ereignisse</translation>
    </message>
    <message>
      <source>events of %1</source>
      <translation>Ereignisse von %1</translation>
    </message>
    <message>
      <source>every event of every process of applications; by name only</source>
      <translation>jedes Ereignis jedes Prozesses von Anwendungen; nur auf Nennung</translation>
    </message>
    <message>
      <source>every measured message under every model</source>
      <translation>jede gemessene Nachricht mit jedem Modell</translation>
    </message>
    <message>
      <source>every message goes the long way, full links or not; without load a network that then goes the short way is faster than predicted</source>
      <translation>jede Nachricht nimmt den langen Weg, ob Verbindungen voll sind oder nicht; ohne Last ist ein Netz, das dann den kurzen nimmt, schneller als vorhergesagt</translation>
    </message>
    <message>
      <source>every platform with every workload: the scenario that counts and its makespan</source>
      <translation>jede Plattform mit jedem Workload: das Szenario, das zählt, und seine Gesamtdauer</translation>
    </message>
    <message>
      <source>every step of the critical path of applications; by name only</source>
      <translation>jeder Schritt des kritischen Pfads von Anwendungen; nur auf Nennung</translation>
    </message>
    <message>
      <source>every workload has the weight 0</source>
      <translation>jeder Workload hat das Gewicht 0</translation>
    </message>
    <message>
      <source>every workload has the weight 0, so there is no overall result</source>
      <translation>jeder Workload hat das Gewicht 0, deshalb gibt es kein Gesamtergebnis</translation>
    </message>
    <message>
      <source>expert-parallel degree: experts, one a process of each stage; 1: none</source>
      <translation>Grad der Expertenparallelität: Experten, je Prozess einer Stufe einer; 1: keine</translation>
    </message>
    <message>
      <source>experts that a token goes to</source>
      <translation>Experten, zu denen ein Token geht</translation>
    </message>
    <message>
      <source>experts that a token goes to, where there are experts</source>
      <translation>Experten, zu denen ein Token geht, wo es Experten gibt</translation>
    </message>
    <message>
      <source>explains more than fairness (%1) and less than the best, %2</source>
      <translation>erklärt mehr als Fairness (%1) und weniger als das Beste, %2</translation>
    </message>
    <message>
      <source>faster</source>
      <translation>schneller</translation>
    </message>
    <message>
      <source>faster after errors</source>
      <translation>schneller nach Abzug der Fehler</translation>
    </message>
    <message>
      <source>fastest</source>
      <translation>am schnellsten</translation>
    </message>
    <message>
      <source>fell</source>
      <translation>gefallen</translation>
    </message>
    <message>
      <source>figure %1 was given before</source>
      <translation>Angabe %1 kam schon vor</translation>
    </message>
    <message>
      <source>first line and first column of the matrix count from %1 on, as numbers of nodes do</source>
      <translation>erste Zeile und erste Spalte der Matrix zählen ab %1, wie Nummern von Knoten es tun</translation>
    </message>
    <message>
      <source>floating-point operations of a process in a second</source>
      <translation>Gleitkommaoperationen eines Prozesses je Sekunde</translation>
    </message>
    <message>
      <source>for process %1</source>
      <translation>für Prozess %1</translation>
    </message>
    <message>
      <source>found no equilibrium in %1 of %2; rates there are approximate, the mean of what varied by up to %3 %</source>
      <translation>fand in %1 von %2 kein Gleichgewicht; die Raten dort sind genähert, das Mittel dessen, was um bis zu %3 % schwankte</translation>
    </message>
    <message>
      <source>from %1 on nothing goes on</source>
      <translation>ab %1 geht nichts mehr weiter</translation>
    </message>
    <message>
      <source>from %1 on there are more than %2 pairs of nodes or %3 links to pass, too many to be held in memory; write fewer routes</source>
      <translation>ab %1 gibt es mehr als %2 Knotenpaare oder %3 zu nehmende Verbindungen, zu viele für den Speicher; weniger Routen schreiben</translation>
    </message>
    <message>
      <source>from %1 on, the routes are too long to be held in memory; use fewer messages or a network with shorter ways</source>
      <translation>ab %1 sind die Routen zu lang für den Speicher; weniger Nachrichten oder ein Netz mit kürzeren Wegen verwenden</translation>
    </message>
    <message>
      <source>from %1 to %2</source>
      <translation>von %1 bis %2</translation>
    </message>
    <message>
      <source>from a stage to the next, of a process and a microbatch</source>
      <translation>von einer Stufe zur nächsten, je Prozess und Mikrobatch</translation>
    </message>
    <message>
      <source>from here on there are more %1 than the %2 that can be listed; list processes or phases, or make the counts of loops smaller</source>
      <translation>ab hier gibt es mehr %1 als die %2, die aufgelistet werden können; Prozesse oder Phasen auflisten, oder die Anzahlen der Schleifen verkleinern</translation>
    </message>
    <message>
      <source>from here on, rows for some processes only are too many to be held in memory; use fewer rows or conditions that all processes fit</source>
      <translation>ab hier sind Zeilen für nur manche Prozesse zu viele für den Speicher; weniger Zeilen verwenden, oder Bedingungen, die auf alle Prozesse passen</translation>
    </message>
    <message>
      <source>from the nominal rate</source>
      <translation>aus der nominellen Rate</translation>
    </message>
    <message>
      <source>from the route from %1 on routes name more than %2 ends; write fewer routes</source>
      <translation>ab der Route von %1 nennen Routen mehr als %2 Enden; weniger Routen schreiben</translation>
    </message>
    <message>
      <source>from the route to %1 on routes name more than %2 ends; write fewer routes</source>
      <translation>ab der Route nach %1 nennen Routen mehr als %2 Enden; weniger Routen schreiben</translation>
    </message>
    <message>
      <source>from this message on the channel carries %1 % of its capacity</source>
      <translation>ab dieser Nachricht trägt der Kanal %1 % seiner Kapazität</translation>
    </message>
    <message>
      <source>full</source>
      <translation>voll</translation>
    </message>
    <message>
      <source>full buffer</source>
      <translation>voller Puffer</translation>
    </message>
    <message>
      <source>full links</source>
      <translation>volle Verbindungen</translation>
    </message>
    <message>
      <source>full, and against the direction of this message</source>
      <translation>voll, und entgegen der Richtung dieser Nachricht</translation>
    </message>
    <message>
      <source>further lines were not taken either; they are not listed</source>
      <translation>weitere Zeilen wurden auch nicht übernommen; sie sind nicht aufgeführt</translation>
    </message>
    <message>
      <source>give one of the names in the file, or a number from 1 on</source>
      <translation>nennen Sie einen der Namen in der Datei oder eine Nummer ab 1</translation>
    </message>
    <message>
      <source>give platforms.*.%1 one value</source>
      <translation>geben Sie platforms.*.%1 einen einzigen Wert</translation>
    </message>
    <message>
      <source>give the scenario a mapping</source>
      <translation>dem Szenario eine Zuordnung geben</translation>
    </message>
    <message>
      <source>given to messages on it before</source>
      <translation>vorher an Nachrichten darauf gegeben</translation>
    </message>
    <message>
      <source>given values and defaults</source>
      <translation>angegebene Werte und Vorgaben</translation>
    </message>
    <message>
      <source>gives %1 the algorithm %2; take %3</source>
      <translation>gibt %1 den Algorithmus %2; möglich sind %3</translation>
    </message>
    <message>
      <source>gives a reason for no routing; write tree, dragonfly or both</source>
      <translation>begründet kein Routing; tree, dragonfly oder beide schreiben</translation>
    </message>
    <message>
      <source>grew</source>
      <translation>gewachsen</translation>
    </message>
    <message>
      <source>grew or fell</source>
      <translation>gewachsen oder gefallen</translation>
    </message>
    <message>
      <source>group</source>
      <translation>Gruppe</translation>
    </message>
    <message>
      <source>group pairs</source>
      <translation>Gruppenpaare</translation>
    </message>
    <message>
      <source>groups</source>
      <translation>Gruppen</translation>
    </message>
    <message>
      <source>groups of %1</source>
      <translation>Gruppen von %1</translation>
    </message>
    <message>
      <source>groups; 0: as many as there can be, a·h + 1</source>
      <translation>Gruppen; 0: so viele wie möglich, a·h + 1</translation>
    </message>
    <message>
      <source>h, links of a switch to other groups</source>
      <translation>h, Verbindungen eines Switches zu anderen Gruppen</translation>
    </message>
    <message>
      <source>half of what a switch takes stands in the latency of each link at it</source>
      <translation>die Hälfte dessen, was ein Switch braucht, steht in der Latenz jeder Verbindung an ihm</translation>
    </message>
    <message>
      <source>has %1 as %2, which is none of its words</source>
      <translation>hat %1 als %2, was keines seiner Wörter ist</translation>
    </message>
    <message>
      <source>has %1 as %2, which must be 0 or more</source>
      <translation>hat %1 als %2, was mindestens 0 sein muss</translation>
    </message>
    <message>
      <source>has %1 as %2, which must be a whole number up to %3</source>
      <translation>hat %1 als %2, was eine ganze Zahl bis %3 sein muss</translation>
    </message>
    <message>
      <source>has %1 as %2; write a whole number</source>
      <translation>hat %1 als %2; eine ganze Zahl schreiben</translation>
    </message>
    <message>
      <source>has %1 columns, more than the %2 that are read</source>
      <translation>hat %1 Spalten, mehr als die %2, die gelesen werden</translation>
    </message>
    <message>
      <source>has %1 without a time above 0 or without a message on the network; left out</source>
      <translation>hat %1 ohne Zeit über 0 oder ohne Nachricht im Netz; ausgelassen</translation>
    </message>
    <message>
      <source>has %1, which is no number; write numbers such as 8, ranges such as 1..10 or 100..1000 by 100, or a list of them</source>
      <translation>hat %1, was keine Zahl ist; Zahlen wie 8 schreiben, Bereiche wie 1..10 oder 100..1000 by 100, oder eine Liste davon</translation>
    </message>
    <message>
      <source>has a line of more than a megabyte, so it has no results of a campaign</source>
      <translation>hat eine Zeile von mehr als einem Megabyte, enthält also keine Ergebnisse einer Kampagne</translation>
    </message>
    <message>
      <source>has a rule that never ends: half_width must be above 0, fewest at least 2 and most at least as large</source>
      <translation>hat eine Regel, die nie endet: half_width muss größer als 0 sein, fewest mindestens 2 und most mindestens so groß</translation>
    </message>
    <message>
      <source>has a speed that is no number of flops in a second</source>
      <translation>hat eine Geschwindigkeit, die keine Anzahl von Flops je Sekunde ist</translation>
    </message>
    <message>
      <source>has more than %1 events; measure a shorter run of the program</source>
      <translation>hat mehr als %1 Ereignisse; einen kürzeren Lauf des Programms messen</translation>
    </message>
    <message>
      <source>has more than %1 numbers</source>
      <translation>hat mehr als %1 Zahlen</translation>
    </message>
    <message>
      <source>has more than %1 processes; use fewer</source>
      <translation>hat mehr als %1 Prozesse; weniger verwenden</translation>
    </message>
    <message>
      <source>has no %1: %2</source>
      <translation>hat kein %1: %2</translation>
    </message>
    <message>
      <source>has no events in its program; write some</source>
      <translation>hat keine Ereignisse im Programm; welche schreiben</translation>
    </message>
    <message>
      <source>has no message to measure</source>
      <translation>hat keine Nachricht zum Messen</translation>
    </message>
    <message>
      <source>has no number of processes: %1</source>
      <translation>hat keine Anzahl von Prozessen: %1</translation>
    </message>
    <message>
      <source>has no processes; write how many it has</source>
      <translation>hat keine Prozesse; schreiben, wie viele sie hat</translation>
    </message>
    <message>
      <source>has no text behind %1</source>
      <translation>hat keinen Text hinter %1</translation>
    </message>
    <message>
      <source>has no value</source>
      <translation>hat keinen Wert</translation>
    </message>
    <message>
      <source>has other columns than results of this campaign; name the file of its results</source>
      <translation>hat andere Spalten als Ergebnisse dieser Kampagne; nennen Sie die Datei ihrer Ergebnisse</translation>
    </message>
    <message>
      <source>has results already; --resume goes on with them, or name another file</source>
      <translation>hat schon Ergebnisse; --resume setzt sie fort, oder nennen Sie eine andere Datei</translation>
    </message>
    <message>
      <source>has the key %1, which nobody knows; take collective, from_size, below_size, from_processes, below_processes, from_servers, below_servers, algorithm, segment, channels</source>
      <translation>hat den Schlüssel %1, den niemand kennt; möglich sind collective, from_size, below_size, from_processes, below_processes, from_servers, below_servers, algorithm, segment, channels</translation>
    </message>
    <message>
      <source>has the number %1 and takes %2 and more</source>
      <translation>hat die Zahl %1 und nimmt %2 und mehr</translation>
    </message>
    <message>
      <source>has the number %1 twice</source>
      <translation>hat die Zahl %1 zweimal</translation>
    </message>
    <message>
      <source>has the range %1, which ends before it begins</source>
      <translation>hat den Bereich %1, der endet, bevor er beginnt</translation>
    </message>
    <message>
      <source>has them all</source>
      <translation>hat sie alle</translation>
    </message>
    <message>
      <source>here stands %1 in place of %2</source>
      <translation>hier steht %1 anstelle von %2</translation>
    </message>
    <message>
      <source>here stands %1 in place of a rank and its block</source>
      <translation>hier steht %1 anstelle eines Rangs und seines Blocks</translation>
    </message>
    <message>
      <source>here stands %1 in place of send, recv or calc</source>
      <translation>hier steht %1 anstelle von send, recv oder calc</translation>
    </message>
    <message>
      <source>here, with what else is in the network, messages take the shortest ways</source>
      <translation>hier, mit dem, was sonst im Netz ist, nehmen Nachrichten die kürzesten Wege</translation>
    </message>
    <message>
      <source>hidden size</source>
      <translation>Breite der verborgenen Schicht</translation>
    </message>
    <message>
      <source>host %1</source>
      <translation>Host %1</translation>
    </message>
    <message>
      <source>hosts compute 1 Gflop/s: a platform does not say how fast its nodes compute</source>
      <translation>Hosts rechnen mit 1 Gflop/s: Eine Plattform sagt nicht, wie schnell ihre Knoten rechnen</translation>
    </message>
    <message>
      <source>hours a year differ</source>
      <translation>Stunden im Jahr sind verschieden</translation>
    </message>
    <message>
      <source>how many messages have which error</source>
      <translation>wie viele Nachrichten welchen Fehler haben</translation>
    </message>
    <message>
      <source>how many messages there are</source>
      <translation>wie viele Nachrichten es gibt</translation>
    </message>
    <message>
      <source>how many nodes or messages there are at the root</source>
      <translation>wie viele Knoten oder Nachrichten es an der Wurzel gibt</translation>
    </message>
    <message>
      <source>how many there are</source>
      <translation>wie viele es gibt</translation>
    </message>
    <message>
      <source>how often each node draws another one</source>
      <translation>wie oft jeder Knoten einen anderen auslost</translation>
    </message>
    <message>
      <source>htsim connection matrix</source>
      <translation>htsim-Verbindungsmatrix</translation>
    </message>
    <message>
      <source>htsim has trees of 2 or 3 tiers</source>
      <translation>htsim hat Bäume aus 2 oder 3 Ebenen</translation>
    </message>
    <message>
      <source>htsim joins a node by one link; write Bundle 1 in tier 0</source>
      <translation>htsim verbindet einen Knoten durch eine Verbindung; schreiben Sie Bundle 1 in Ebene 0</translation>
    </message>
    <message>
      <source>htsim knows no %1</source>
      <translation>htsim kennt kein %1</translation>
    </message>
    <message>
      <source>htsim knows no %1 of a message</source>
      <translation>htsim kennt kein %1 einer Nachricht</translation>
    </message>
    <message>
      <source>htsim knows no %1; there are Nodes, Connections, Triggers, Failures and lines such as '0-&gt;15 start 0 size 2000000'</source>
      <translation>htsim kennt kein %1; es gibt Nodes, Connections, Triggers, Failures und Zeilen wie '0-&gt;15 start 0 size 2000000'</translation>
    </message>
    <message>
      <source>htsim topology</source>
      <translation>htsim-Topologie</translation>
    </message>
    <message>
      <source>ibnetdiscover</source>
      <translation>ibnetdiscover</translation>
    </message>
    <message>
      <source>ibnetdiscover -p</source>
      <translation>ibnetdiscover -p</translation>
    </message>
    <message>
      <source>in %1 at character %2: %3</source>
      <translation>in %1 an Zeichen %2: %3</translation>
    </message>
    <message>
      <source>in %1: %2</source>
      <translation>in %1: %2</translation>
    </message>
    <message>
      <source>in SimGrid all messages between them share it</source>
      <translation>in SimGrid teilen sich alle Nachrichten zwischen ihnen die Verbindung</translation>
    </message>
    <message>
      <source>in SimGrid the messages within %1 share a backbone; here they have its latency, no host is faster, and a switch carries all of them</source>
      <translation>in SimGrid teilen sich die Nachrichten innerhalb von %1 ein Backbone; hier haben sie dessen Latenz, kein Host ist schneller, und ein Switch trägt sie alle</translation>
    </message>
    <message>
      <source>in a tree of 2 tiers all nodes are one pod: write Podsize %1</source>
      <translation>in einem Baum aus 2 Ebenen sind alle Knoten ein Pod: Schreiben Sie Podsize %1</translation>
    </message>
    <message>
      <source>in each cell</source>
      <translation>in jeder Zelle</translation>
    </message>
    <message>
      <source>in scenarios under backpressure they also slow messages that do not use them, in the others those that do and no others</source>
      <translation>in Szenarien unter backpressure bremsen sie auch Nachrichten, die sie nicht benutzen, in den anderen nur die, die sie benutzen</translation>
    </message>
    <message>
      <source>in the %1 behind this line no value ends; close a bracket or a quote that is open, and begin long texts in the line of their key (messages: |)</source>
      <translation>in den %1 hinter dieser Zeile endet kein Wert; schließen Sie eine offene Klammer oder ein offenes Anführungszeichen, und beginnen Sie lange Texte in der Zeile ihres Schlüssels (messages: |)</translation>
    </message>
    <message>
      <source>in the network</source>
      <translation>im Netz</translation>
    </message>
    <message>
      <source>in use by others</source>
      <translation>von anderen belegt</translation>
    </message>
    <message>
      <source>inside</source>
      <translation>innerhalb</translation>
    </message>
    <message>
      <source>inside the node</source>
      <translation>im Knoten</translation>
    </message>
    <message>
      <source>into %1</source>
      <translation>in %1 hinein</translation>
    </message>
    <message>
      <source>io[0-3] master</source>
      <translation>io[0-3] master</translation>
    </message>
    <message>
      <source>iperf3</source>
      <translation>iperf3</translation>
    </message>
    <message>
      <source>iperf3 reports an error%1</source>
      <translation>iperf3 meldet einen Fehler%1</translation>
    </message>
    <message>
      <source>iperf3 reports an error: %1</source>
      <translation>iperf3 meldet einen Fehler: %1</translation>
    </message>
    <message>
      <source>is %1 and must be %2</source>
      <translation>ist %1 und muss %2 sein</translation>
    </message>
    <message>
      <source>is %1 and must be %2 or %3</source>
      <translation>ist %1 und muss %2 oder %3 sein</translation>
    </message>
    <message>
      <source>is %1 and must be a model in which full links hold up others, backpressure</source>
      <translation>ist %1 und muss ein Modell sein, in dem volle Verbindungen andere aufhalten: backpressure</translation>
    </message>
    <message>
      <source>is %1 and must be a whole number</source>
      <translation>ist %1 und muss eine ganze Zahl sein</translation>
    </message>
    <message>
      <source>is %1 and must be a whole number from 0 on</source>
      <translation>ist %1 und muss eine ganze Zahl ab 0 sein</translation>
    </message>
    <message>
      <source>is %1 and must be one of %2</source>
      <translation>ist %1 und muss eines von %2 sein</translation>
    </message>
    <message>
      <source>is %1 and must be small letters, digits and dashes</source>
      <translation>ist %1 und muss aus Kleinbuchstaben, Ziffern und Bindestrichen bestehen</translation>
    </message>
    <message>
      <source>is 1 scenario</source>
      <translation>ist 1 Szenario</translation>
    </message>
    <message>
      <source>is a database and no file of results; name those that it was merged from, or merge them into one that ends in .csv</source>
      <translation>ist eine Datenbank und keine Datei von Ergebnissen; nennen Sie die, aus denen sie zusammengeführt wurde, oder führen Sie sie zu einer zusammen, die auf .csv endet</translation>
    </message>
    <message>
      <source>is a device and not a file; name an ordinary file</source>
      <translation>ist ein Gerät und keine Datei; nennen Sie eine gewöhnliche Datei</translation>
    </message>
    <message>
      <source>is a folder; name a file in it</source>
      <translation>ist ein Ordner; nennen Sie eine Datei darin</translation>
    </message>
    <message>
      <source>is a link that leads back to itself; remove the link</source>
      <translation>ist ein Verweis, der auf sich selbst zurückführt; entfernen Sie ihn</translation>
    </message>
    <message>
      <source>is a pipe and not a file; name an ordinary file</source>
      <translation>ist eine Pipe und keine Datei; nennen Sie eine gewöhnliche Datei</translation>
    </message>
    <message>
      <source>is at least</source>
      <translation>ist mindestens</translation>
    </message>
    <message>
      <source>is at most</source>
      <translation>ist höchstens</translation>
    </message>
    <message>
      <source>is bigger than %1 MB, the most that is read; split it into several files</source>
      <translation>ist größer als %1 MB, das Meiste, was gelesen wird; teilen Sie sie in mehrere Dateien</translation>
    </message>
    <message>
      <source>is empty</source>
      <translation>ist leer</translation>
    </message>
    <message>
      <source>is less than</source>
      <translation>ist kleiner als</translation>
    </message>
    <message>
      <source>is more than</source>
      <translation>ist größer als</translation>
    </message>
    <message>
      <source>is no map</source>
      <translation>ist keine Zuordnung von Schlüsseln</translation>
    </message>
    <message>
      <source>is no map; write one such as {collective: allreduce, from_size: 1 MB, algorithm: ring}</source>
      <translation>ist keine Map; eine wie {collective: allreduce, from_size: 1 MB, algorithm: ring} schreiben</translation>
    </message>
    <message>
      <source>is no object</source>
      <translation>ist kein Objekt</translation>
    </message>
    <message>
      <source>is no test that is known; write all_reduce, all_gather, reduce_scatter, alltoall or sendrecv</source>
      <translation>ist kein bekannter Test; all_reduce, all_gather, reduce_scatter, alltoall oder sendrecv schreiben</translation>
    </message>
    <message>
      <source>is none for the network %1</source>
      <translation>ist keines für das Netz %1</translation>
    </message>
    <message>
      <source>is not empty</source>
      <translation>ist nicht leer</translation>
    </message>
    <message>
      <source>is of session 0; they are counted from 1</source>
      <translation>gehört zu Sitzung 0; gezählt wird ab 1</translation>
    </message>
    <message>
      <source>is of the format %1, which is none of %2</source>
      <translation>ist vom Format %1, das keines ist von %2</translation>
    </message>
    <message>
      <source>is of the platform %1, not of %2, and was left out</source>
      <translation>gehört zur Plattform %1, nicht zu %2, und wurde ausgelassen</translation>
    </message>
    <message>
      <source>is of the scenario %1, which cannot be predicted, and was left out: %2</source>
      <translation>gehört zum Szenario %1, das nicht vorhergesagt werden kann, und wurde ausgelassen: %2</translation>
    </message>
    <message>
      <source>is on a knife edge in the first step, where the network has several equilibria: messages over %1 run at %2, or at %3 in another one</source>
      <translation>steht im ersten Schritt auf des Messers Schneide, wo das Netz mehrere Gleichgewichte hat: Nachrichten über %1 laufen mit %2, oder in einem anderen mit %3</translation>
    </message>
    <message>
      <source>is on platform %1, others are on %2; a plan measures one cluster, so choose scenarios of one platform</source>
      <translation>läuft auf Plattform %1, andere auf %2; ein Plan misst einen Cluster, daher Szenarien einer Plattform wählen</translation>
    </message>
    <message>
      <source>it begins with numbers of places, switches and links, or as SimAI does with those of places, GPUs of a server, NVSwitches, switches and links and the kind of GPU; correct the first line</source>
      <translation>sie beginnt mit Anzahlen von Plätzen, Switches und Verbindungen oder, wie bei SimAI, mit denen von Plätzen, GPUs eines Servers, NVSwitches, Switches und Verbindungen und der Art der GPU; berichtigen Sie die erste Zeile</translation>
    </message>
    <message>
      <source>it belongs to the columns that line %1 names; import it with that line as the one that names the columns</source>
      <translation>sie gehört zu den Spalten, die Zeile %1 benennt; importieren Sie sie mit jener Zeile als der, die die Spalten benennt</translation>
    </message>
    <message>
      <source>it calls %1, and %2 calls %3; give the traces of one run</source>
      <translation>aufgerufen werden %1, und %2 ruft %3 auf; geben Sie die Traces eines Laufs an</translation>
    </message>
    <message>
      <source>it cannot be opened</source>
      <translation>es kann nicht geöffnet werden</translation>
    </message>
    <message>
      <source>it cannot run as it is: %1</source>
      <translation>es kann nicht laufen, wie es ist: %1</translation>
    </message>
    <message>
      <source>it comes to %1 and must come to %2</source>
      <translation>es ergibt %1 und muss %2 ergeben</translation>
    </message>
    <message>
      <source>it completes a collective that was never begun</source>
      <translation>es schließt ein Kollektiv ab, das nie begonnen wurde</translation>
    </message>
    <message>
      <source>it completes a request that was never begun</source>
      <translation>es schließt eine Anforderung ab, die nie begonnen wurde</translation>
    </message>
    <message>
      <source>it could not be predicted (%1); when this is for want of memory, take fewer messages or fewer scenarios at a time</source>
      <translation>es konnte nicht vorhergesagt werden (%1); wenn Speicher fehlt, weniger Nachrichten oder weniger Szenarien auf einmal nehmen</translation>
    </message>
    <message>
      <source>it could not be started together on all ranks</source>
      <translation>es konnte nicht auf allen Rängen gemeinsam gestartet werden</translation>
    </message>
    <message>
      <source>it does not agree with %1, whose next collective of group %2 is %3 in %4; all must have the same event, algorithm, root, segments and channels in the same order</source>
      <translation>es stimmt nicht mit %1 überein, dessen nächste kollektive Operation der Gruppe %2 %3 in %4 ist; alle müssen dasselbe Ereignis, denselben Algorithmus, dieselbe Wurzel, dieselben Segmente und Kanäle in derselben Reihenfolge haben</translation>
    </message>
    <message>
      <source>it does not begin with a number</source>
      <translation>es beginnt nicht mit einer Zahl</translation>
    </message>
    <message>
      <source>it does not say from which node to which its message went</source>
      <translation>sie sagt nicht, von welchem Knoten zu welchem ihre Nachricht ging</translation>
    </message>
    <message>
      <source>it does not say how long a tick of its clock is</source>
      <translation>es sagt nicht, wie lang ein Takt seiner Uhr ist</translation>
    </message>
    <message>
      <source>it does not say the size of its message</source>
      <translation>sie sagt nicht, wie groß ihre Nachricht ist</translation>
    </message>
    <message>
      <source>it does not say which hosts were connected</source>
      <translation>es sagt nicht, welche Hosts verbunden waren</translation>
    </message>
    <message>
      <source>it does not say which port is joined to which</source>
      <translation>sie sagt nicht, welcher Anschluss mit welchem verbunden ist</translation>
    </message>
    <message>
      <source>it draws power, and the price of energy (energy_price) is not given</source>
      <translation>sie braucht Strom, und der Energiepreis (energy_price) ist nicht angegeben</translation>
    </message>
    <message>
      <source>it ended or failed before its first size</source>
      <translation>er endete oder scheiterte vor seiner ersten Größe</translation>
    </message>
    <message>
      <source>it gives times, and besides what is worked out from them</source>
      <translation>sie gibt Zeiten an und außerdem, was aus ihnen errechnet wird</translation>
    </message>
    <message>
      <source>it has %1</source>
      <translation>sie hat %1</translation>
    </message>
    <message>
      <source>it has %1 (%2) for itself</source>
      <translation>sie hat %1 (%2) für sich</translation>
    </message>
    <message>
      <source>it has %1 cells where the table has %2 columns</source>
      <translation>sie hat %1 Zellen, wo die Tabelle %2 Spalten hat</translation>
    </message>
    <message>
      <source>it has %1 cells where the table has %2 columns; put quotes around a text that contains the separator</source>
      <translation>sie hat %1 Zellen, wo die Tabelle %2 Spalten hat; setzen Sie einen Text, der das Trennzeichen enthält, in Anführungszeichen</translation>
    </message>
    <message>
      <source>it has %1 for itself</source>
      <translation>sie hat %1 für sich</translation>
    </message>
    <message>
      <source>it has %1 groups, but only %2 routers in each to join them; give it more chassis or blades</source>
      <translation>er hat %1 Gruppen, aber nur %2 Router in jeder, um sie zu verbinden; geben Sie ihm mehr Chassis oder Blades</translation>
    </message>
    <message>
      <source>it has %1 models %2; rename them there</source>
      <translation>es hat %1 Modelle %2; sie dort umbenennen</translation>
    </message>
    <message>
      <source>it has %1 numbers where the table has %2 columns</source>
      <translation>sie hat %1 Zahlen, wo die Tabelle %2 Spalten hat</translation>
    </message>
    <message>
      <source>it has %1 times and says %2 repetitions</source>
      <translation>sie hat %1 Zeiten und sagt %2 Wiederholungen</translation>
    </message>
    <message>
      <source>it has a trace and rows of its own; remove one of the two</source>
      <translation>sie hat einen Trace und eigene Zeilen; eines von beiden entfernen</translation>
    </message>
    <message>
      <source>it has a workload and applications; give it one of the two</source>
      <translation>es hat einen Workload und Anwendungen; ihm eines von beiden geben</translation>
    </message>
    <message>
      <source>it has another number of cells than the line that names the columns</source>
      <translation>sie hat eine andere Zahl von Zellen als die Zeile, die die Spalten benennt</translation>
    </message>
    <message>
      <source>it has costs of every year, and their number (years) is not given</source>
      <translation>sie hat jährliche Kosten, und die Zahl der Jahre (years) ist nicht angegeben</translation>
    </message>
    <message>
      <source>it has fewer words than there are columns</source>
      <translation>sie hat weniger Wörter, als es Spalten gibt</translation>
    </message>
    <message>
      <source>it has more messages than the %1 whose times can be listed; make the counts of loops smaller</source>
      <translation>es hat mehr Nachrichten als die %1, deren Zeiten aufgelistet werden können; die Zähler von Schleifen kleiner machen</translation>
    </message>
    <message>
      <source>it has more than %1 switches or links; import a smaller one</source>
      <translation>er hat mehr als %1 Switches oder Verbindungen; importieren Sie einen kleineren</translation>
    </message>
    <message>
      <source>it has more than %1 values</source>
      <translation>es hat mehr als %1 Werte</translation>
    </message>
    <message>
      <source>it has neither a price nor a power</source>
      <translation>weder Preis noch Leistung angegeben</translation>
    </message>
    <message>
      <source>it has neither a time nor a bandwidth</source>
      <translation>sie hat weder eine Zeit noch eine Bandbreite</translation>
    </message>
    <message>
      <source>it has no &lt;object&gt; of type Core or PU; save it by lstopo of hwloc</source>
      <translation>sie hat kein &lt;object&gt; der Art Core oder PU; speichern Sie sie mit lstopo von hwloc</translation>
    </message>
    <message>
      <source>it has no GPU, a &lt;pci&gt; of class 0x03…; give the description of a server with GPUs</source>
      <translation>sie hat keine GPU, ein &lt;pci&gt; der Klasse 0x03…; geben Sie die Beschreibung eines Servers mit GPUs an</translation>
    </message>
    <message>
      <source>it has no currency; write one behind the amount, such as 18000 EUR</source>
      <translation>ohne Währung; eine hinter den Betrag schreiben, etwa 18000 EUR</translation>
    </message>
    <message>
      <source>it has no event</source>
      <translation>ohne Ereignis</translation>
    </message>
    <message>
      <source>it has no id</source>
      <translation>es hat keine id</translation>
    </message>
    <message>
      <source>it has no line with the columns NODELIST and STATE or ST, as sinfo -N and squeue print them</source>
      <translation>sie hat keine Zeile mit den Spalten NODELIST und STATE oder ST, wie sinfo -N und squeue sie ausgeben</translation>
    </message>
    <message>
      <source>it has no message that can be placed; add messages to workload %1</source>
      <translation>es hat keine Nachricht, die platziert werden kann; dem Workload %1 Nachrichten hinzufügen</translation>
    </message>
    <message>
      <source>it has no message; a line such as '0-&gt;15 start 0 size 2000000' is one</source>
      <translation>sie hat keine Nachricht; eine Zeile wie '0-&gt;15 start 0 size 2000000' ist eine</translation>
    </message>
    <message>
      <source>it has no messages with source and destination; import it on its own</source>
      <translation>sie hat keine Nachrichten mit Quelle und Ziel; importieren Sie sie einzeln</translation>
    </message>
    <message>
      <source>it has no model %1; %2</source>
      <translation>es hat kein Modell %1; %2</translation>
    </message>
    <message>
      <source>it has no name; write one</source>
      <translation>ohne Namen; einen schreiben</translation>
    </message>
    <message>
      <source>it has no parts that could have a price</source>
      <translation>sie hat keine Teile, die einen Preis haben könnten</translation>
    </message>
    <message>
      <source>it has no time</source>
      <translation>sie hat keine Zeit</translation>
    </message>
    <message>
      <source>it has none at all</source>
      <translation>es hat gar keines</translation>
    </message>
    <message>
      <source>it has not as many values as these tests print</source>
      <translation>sie hat nicht so viele Werte, wie diese Tests ausgeben</translation>
    </message>
    <message>
      <source>it has one request; write one name</source>
      <translation>es hat eine Anforderung; einen Namen schreiben</translation>
    </message>
    <message>
      <source>it has only %1 rows</source>
      <translation>sie hat nur %1 Zeilen</translation>
    </message>
    <message>
      <source>it has the percentiles of the row above (-show_tail), which are left out</source>
      <translation>sie hat die Perzentile der Zeile darüber (-show_tail), die weggelassen werden</translation>
    </message>
    <message>
      <source>it is %1, more than all; write at most 1 or 100 %</source>
      <translation>es ist %1, mehr als alle; höchstens 1 oder 100 % schreiben</translation>
    </message>
    <message>
      <source>it is a comment</source>
      <translation>sie ist ein Kommentar</translation>
    </message>
    <message>
      <source>it is a compressed file; unpack it first</source>
      <translation>sie ist eine komprimierte Datei; entpacken Sie sie zuerst</translation>
    </message>
    <message>
      <source>it is a project without measured times of a scenario</source>
      <translation>es ist ein Projekt ohne gemessene Zeiten eines Szenarios</translation>
    </message>
    <message>
      <source>it is a whole round trip (--full-rtt), and a time one way is half of it; measure without that option</source>
      <translation>sie ist ein ganzer Hin- und Rückweg (--full-rtt), und eine Zeit in eine Richtung ist die Hälfte davon; messen Sie ohne diese Option</translation>
    </message>
    <message>
      <source>it is below 0; write what the part costs</source>
      <translation>unter 0; schreiben, was das Teil kostet</translation>
    </message>
    <message>
      <source>it is below 1, and a room takes at least what stands in it; write what the room takes over what its machines take</source>
      <translation>unter 1, und ein Raum verbraucht mindestens, was darin steht; schreiben, was der Raum im Verhältnis zu seinen Maschinen verbraucht</translation>
    </message>
    <message>
      <source>it is bought in %1 and run in %2</source>
      <translation>sie wird in %1 gekauft und in %2 betrieben</translation>
    </message>
    <message>
      <source>it is empty</source>
      <translation>es ist leer</translation>
    </message>
    <message>
      <source>it is more than a year has; write at most %1</source>
      <translation>mehr, als ein Jahr hat; höchstens %1 schreiben</translation>
    </message>
    <message>
      <source>it is negative</source>
      <translation>es ist negativ</translation>
    </message>
    <message>
      <source>it is neither a device nor one of its ports</source>
      <translation>sie ist weder ein Gerät noch einer seiner Anschlüsse</translation>
    </message>
    <message>
      <source>it is neither a tree nor of blocks, nor a ring or torus; other kinds are not taken</source>
      <translation>sie ist weder ein Baum noch aus Blöcken, noch ein Ring oder Torus; andere Arten werden nicht übernommen</translation>
    </message>
    <message>
      <source>it is nested deeper than %1 levels</source>
      <translation>es ist tiefer als %1 Ebenen geschachtelt</translation>
    </message>
    <message>
      <source>it is no %1: a JSON object with "%2": 1</source>
      <translation>es ist kein %1: ein JSON-Objekt mit "%2": 1</translation>
    </message>
    <message>
      <source>it is no %1: the key %2 is missing</source>
      <translation>es ist kein %1: der Schlüssel %2 fehlt</translation>
    </message>
    <message>
      <source>it is no JSON</source>
      <translation>es ist kein JSON</translation>
    </message>
    <message>
      <source>it is no list of Key=Value</source>
      <translation>sie ist keine Liste von Key=Value</translation>
    </message>
    <message>
      <source>it is no map with topology, npus_count, bandwidth and latency</source>
      <translation>sie ist keine Zuordnung mit topology, npus_count, bandwidth und latency</translation>
    </message>
    <message>
      <source>it is no object such as {"id": …}</source>
      <translation>sie ist kein Objekt wie {"id": …}</translation>
    </message>
    <message>
      <source>it is no port with its device, width and rate</source>
      <translation>sie ist kein Anschluss mit seinem Gerät, seiner Breite und seiner Rate</translation>
    </message>
    <message>
      <source>it is no result of iperf3: start.test_start.protocol is missing</source>
      <translation>es ist kein Ergebnis von iperf3: start.test_start.protocol fehlt</translation>
    </message>
    <message>
      <source>it is no row of bytes, Mbit/s and seconds</source>
      <translation>sie ist keine Zeile aus Bytes, Mbit/s und Sekunden</translation>
    </message>
    <message>
      <source>it is no row of numbers</source>
      <translation>sie ist keine Zeile von Zahlen</translation>
    </message>
    <message>
      <source>it is no row of results</source>
      <translation>sie ist keine Zeile von Ergebnissen</translation>
    </message>
    <message>
      <source>it is no row of seconds, Mbit/s, bits, bytes and variance</source>
      <translation>sie ist keine Zeile aus Sekunden, Mbit/s, Bits, Bytes und Varianz</translation>
    </message>
    <message>
      <source>it is no text: of its first %1 %2 are such as no text has; give what the program wrote as text</source>
      <translation>sie ist kein Text: Anfang von %1, darunter %2, die kein Text hat; geben Sie an, was das Programm als Text schrieb</translation>
    </message>
    <message>
      <source>it is not said what the receiver got</source>
      <translation>es ist nicht gesagt, was der Empfänger bekommen hat</translation>
    </message>
    <message>
      <source>it is not said which hosts were connected</source>
      <translation>es ist nicht gesagt, welche Hosts verbunden waren</translation>
    </message>
    <message>
      <source>it is not the next row of the square, with a number for each process</source>
      <translation>sie ist nicht die nächste Zeile des Quadrats mit einer Zahl für jeden Prozess</translation>
    </message>
    <message>
      <source>it is of a communicator that the archive does not define</source>
      <translation>es gehört zu einem Kommunikator, den das Archiv nicht definiert</translation>
    </message>
    <message>
      <source>it is paid per %1; write once or year</source>
      <translation>bezahlt je %1; once oder year schreiben</translation>
    </message>
    <message>
      <source>it is read as %1, but %2 says that it is %3; look whether numbers and units are right</source>
      <translation>sie wird als %1 gelesen, aber laut %2 ist sie %3; sehen Sie nach, ob Zahlen und Einheiten stimmen</translation>
    </message>
    <message>
      <source>it is the latency of bursts of packets, no time of one message; measure without --burst</source>
      <translation>sie ist die Latenz von Bündeln von Paketen, keine Zeit einer Nachricht; messen Sie ohne --burst</translation>
    </message>
    <message>
      <source>it looks like %1, %2</source>
      <translation>sie sieht aus wie %1, %2</translation>
    </message>
    <message>
      <source>it looks like %1, which no format of measured times has</source>
      <translation>sie sieht aus wie %1; kein Format gemessener Zeiten ist so</translation>
    </message>
    <message>
      <source>it looks like a matrix of %1 by %1 numbers that does not say what they are: import it as messages where they are what is sent, or name the format matrix and say what its numbers mean</source>
      <translation>sie sieht aus wie eine Matrix von %1 mal %1 Zahlen, die nicht sagt, was sie sind: Importieren Sie sie als Nachrichten, wenn sie sind, was gesendet wird, oder nennen Sie das Format matrix und sagen Sie, was die Zahlen bedeuten</translation>
    </message>
    <message>
      <source>it looks like a matrix of numbers that makes sense only when its last row is that of the first node, as ComDetective writes what is sent; import it as messages</source>
      <translation>sie sieht aus wie eine Matrix von Zahlen, die nur Sinn ergibt, wenn ihre letzte Zeile die des ersten Knotens ist, wie ComDetective schreibt, was gesendet wird; importieren Sie sie als Nachrichten</translation>
    </message>
    <message>
      <source>it looks like a table or log of another program: %1</source>
      <translation>sie sieht aus wie eine Tabelle oder ein Protokoll eines anderen Programms: %1</translation>
    </message>
    <message>
      <source>it looks like plain text, without a table of numbers: %1</source>
      <translation>sie sieht aus wie bloßer Text ohne eine Tabelle von Zahlen: %1</translation>
    </message>
    <message>
      <source>it names neither a message nor source and destination</source>
      <translation>sie nennt weder eine Nachricht noch Quelle und Ziel</translation>
    </message>
    <message>
      <source>it names neither a switch nor a block</source>
      <translation>sie nennt weder einen Switch noch einen Block</translation>
    </message>
    <message>
      <source>it names no %1; name one of the project's</source>
      <translation>keine Angabe für %1; einen Namen aus dem Projekt angeben</translation>
    </message>
    <message>
      <source>it names no column of a time in usec or a bandwidth in MB/sec or Gb/sec; its rows are left out</source>
      <translation>sie nennt keine Spalte einer Zeit in usec oder einer Bandbreite in MB/sec oder Gb/sec; ihre Zeilen werden weggelassen</translation>
    </message>
    <message>
      <source>it names no node, so that nothing could be sent on it; import a file in which nodes hang on its switches</source>
      <translation>sie nennt keinen Knoten, darauf könnte also nichts gesendet werden; importieren Sie eine Datei, in der Knoten an ihren Switches hängen</translation>
    </message>
    <message>
      <source>it names no nodes</source>
      <translation>sie nennt keine Knoten</translation>
    </message>
    <message>
      <source>it names no process; write its rank, such as 3</source>
      <translation>es nennt keinen Prozess; seinen Rang schreiben, etwa 3</translation>
    </message>
    <message>
      <source>it names no processes of MPI, so that nobody can say who sends to whom</source>
      <translation>es nennt keine Prozesse von MPI, es lässt sich also nicht sagen, wer an wen sendet</translation>
    </message>
    <message>
      <source>it names other columns than line %1</source>
      <translation>sie benennt andere Spalten als Zeile %1</translation>
    </message>
    <message>
      <source>it names the columns again</source>
      <translation>sie benennt die Spalten noch einmal</translation>
    </message>
    <message>
      <source>it needs %1, a list with a value for each dimension</source>
      <translation>sie braucht %1, eine Liste mit einem Wert für jede Dimension</translation>
    </message>
    <message>
      <source>it needs a parameter that has no value; correct that one first</source>
      <translation>er braucht einen Parameter ohne Wert; zuerst jenen beheben</translation>
    </message>
    <message>
      <source>it needs itself (%1); give one of these a value of its own</source>
      <translation>er braucht sich selbst (%1); einem davon einen eigenen Wert geben</translation>
    </message>
    <message>
      <source>it receives from rank %1, which is no other one of the %2 whose files were given</source>
      <translation>er empfängt von Rang %1, der kein anderer der %2 ist, deren Dateien angegeben wurden</translation>
    </message>
    <message>
      <source>it runs an application and names no mapping; name one that places its processes</source>
      <translation>es lässt eine Anwendung laufen und nennt keine Zuordnung; eine nennen, die ihre Prozesse platziert</translation>
    </message>
    <message>
      <source>it says %1, and there are %2; fetch the whole file, or correct the number</source>
      <translation>sie sagt %1, und es sind %2; holen Sie die ganze Datei oder berichtigen Sie die Zahl</translation>
    </message>
    <message>
      <source>it says how many operations it takes and not how long; say by --speed how many a process does in a second, such as 100 Tflop/s</source>
      <translation>er sagt, wie viele Operationen er braucht, und nicht, wie lange; sagen Sie mit --speed, wie viele ein Prozess je Sekunde schafft, etwa 100 Tflop/s</translation>
    </message>
    <message>
      <source>it says where actors run, and has no host: import the platform that it is a deployment for</source>
      <translation>sie sagt, wo Akteure laufen, und hat keinen Host: Importieren Sie die Plattform, für die sie ein Deployment ist</translation>
    </message>
    <message>
      <source>it sends to rank %1, which is no other one of the %2 whose files were given</source>
      <translation>er sendet an Rang %1, der kein anderer der %2 ist, deren Dateien angegeben wurden</translation>
    </message>
    <message>
      <source>it shares %1 (%2) with %3</source>
      <translation>sie teilt %1 (%2) mit %3</translation>
    </message>
    <message>
      <source>it shares %1 with %2</source>
      <translation>sie teilt %1 mit %2</translation>
    </message>
    <message>
      <source>it stands before the names of the columns</source>
      <translation>sie steht vor den Namen der Spalten</translation>
    </message>
    <message>
      <source>it stands below no device</source>
      <translation>sie steht unter keinem Gerät</translation>
    </message>
    <message>
      <source>it stands outside of a table</source>
      <translation>sie steht außerhalb einer Tabelle</translation>
    </message>
    <message>
      <source>it takes %1</source>
      <translation>möglich sind %1</translation>
    </message>
    <message>
      <source>it takes %1 ranks, and a plan may have %2</source>
      <translation>er braucht %1 Ränge, und ein Plan darf %2 haben</translation>
    </message>
    <message>
      <source>it takes no formula; write a time such as 2 s</source>
      <translation>hier ist keine Formel möglich; eine Zeit wie 2 s schreiben</translation>
    </message>
    <message>
      <source>it waits for a request that nothing was begun under; name that of an isend or irecv before it</source>
      <translation>es wartet auf eine Anforderung, unter der nichts begonnen wurde; die eines isend oder irecv davor nennen</translation>
    </message>
    <message>
      <source>it waits for a request that the process has not begun, or has waited for before</source>
      <translation>sie wartet auf eine Anforderung, die der Prozess nicht begonnen oder auf die er schon gewartet hat</translation>
    </message>
    <message>
      <source>it waits for node %1, which the file does not have; fetch the whole file</source>
      <translation>er wartet auf Knoten %1, den die Datei nicht hat; holen Sie die ganze Datei</translation>
    </message>
    <message>
      <source>it was</source>
      <translation>sie selbst</translation>
    </message>
    <message>
      <source>it was %1</source>
      <translation>es wurde %1</translation>
    </message>
    <message>
      <source>it was not calibrated: nothing is known of its errors</source>
      <translation>es wurde nicht kalibriert: über seine Fehler ist nichts bekannt</translation>
    </message>
    <message>
      <source>it was taken from %1 before</source>
      <translation>es wurde zuvor aus %1 übernommen</translation>
    </message>
    <message>
      <source>it was written by the server, which does not know what arrived at the client; take the client's file</source>
      <translation>es wurde vom Server geschrieben, der nicht weiß, was beim Client angekommen ist; nehmen Sie die Datei des Clients</translation>
    </message>
    <message>
      <source>item</source>
      <translation>Posten</translation>
    </message>
    <message>
      <source>item %1</source>
      <translation>Posten %1</translation>
    </message>
    <message>
      <source>iterations</source>
      <translation>Iterationen</translation>
    </message>
    <message>
      <source>its %1 are not the %2 of %3 in %4; all must have one size</source>
      <translation>seine %1 sind nicht die %2 von %3 in %4; alle müssen eine Größe haben</translation>
    </message>
    <message>
      <source>its %1 times were</source>
      <translation>ihre %1 Zeiten</translation>
    </message>
    <message>
      <source>its acknowledgements wait in this queue</source>
      <translation>ihre Bestätigungen warten in dieser Warteschlange</translation>
    </message>
    <message>
      <source>its amount is no number; write one such as 18000 EUR</source>
      <translation>der Betrag ist keine Zahl; einen wie 18000 EUR schreiben</translation>
    </message>
    <message>
      <source>its bandwidth %1 is not its size / time, %2; one of them is damaged</source>
      <translation>ihre Bandbreite %1 ist nicht ihre Größe / Zeit, %2; eines davon ist beschädigt</translation>
    </message>
    <message>
      <source>its bandwidth is not in MBps, the unit that says how bytes are counted; measure without --giga-size</source>
      <translation>ihre Bandbreite ist nicht in MBps, der Einheit, die sagt, wie Bytes gezählt sind; messen Sie ohne --giga-size</translation>
    </message>
    <message>
      <source>its bits are not 8 times its bytes; one of them is damaged</source>
      <translation>ihre Bits sind nicht das 8-Fache ihrer Bytes; eines davon ist beschädigt</translation>
    </message>
    <message>
      <source>its columns are not those that these tests print; its rows are left out</source>
      <translation>ihre Spalten sind nicht die, die diese Tests ausgeben; ihre Zeilen werden weggelassen</translation>
    </message>
    <message>
      <source>its coordinates must be 1 to %1 whole numbers from 0 to %2, such as at: [0, 2, 1]</source>
      <translation>seine Koordinaten müssen 1 bis %1 ganze Zahlen von 0 bis %2 sein, etwa at: [0, 2, 1]</translation>
    </message>
    <message>
      <source>its data did not arrive intact, as Validation says</source>
      <translation>ihre Daten kamen nicht unversehrt an, wie Validation sagt</translation>
    </message>
    <message>
      <source>its data did not arrive intact, as defects say</source>
      <translation>ihre Daten kamen nicht unversehrt an, wie defects sagt</translation>
    </message>
    <message>
      <source>its data wait in this queue</source>
      <translation>ihre Daten warten in dieser Warteschlange</translation>
    </message>
    <message>
      <source>its definitions are not there</source>
      <translation>seine Definitionen sind nicht da</translation>
    </message>
    <message>
      <source>its definitions cannot be read</source>
      <translation>seine Definitionen können nicht gelesen werden</translation>
    </message>
    <message>
      <source>its diagonal is left out, as what a node sends to itself does not use the network</source>
      <translation>ihre Diagonale wird weggelassen, da, was ein Knoten an sich selbst sendet, das Netz nicht benutzt</translation>
    </message>
    <message>
      <source>its diagonal is taken as messages within the node</source>
      <translation>ihre Diagonale gilt als Nachrichten innerhalb des Knotens</translation>
    </message>
    <message>
      <source>its dimensions make more than %1 NPUs or %2 links; import a smaller network</source>
      <translation>seine Dimensionen ergeben mehr als %1 NPUs oder %2 Verbindungen; importieren Sie ein kleineres Netz</translation>
    </message>
    <message>
      <source>its events are not there</source>
      <translation>seine Ereignisse sind nicht da</translation>
    </message>
    <message>
      <source>its fair share is more than its slowest channel, β_E, carries</source>
      <translation>ihr fairer Anteil ist mehr, als ihr langsamster Kanal, β_E, trägt</translation>
    </message>
    <message>
      <source>its first element, &lt;platform&gt;</source>
      <translation>seinem ersten Element, &lt;platform&gt;</translation>
    </message>
    <message>
      <source>its first element, &lt;platform_description&gt;</source>
      <translation>seinem ersten Element, &lt;platform_description&gt;</translation>
    </message>
    <message>
      <source>its first element, &lt;system&gt;</source>
      <translation>seinem ersten Element, &lt;system&gt;</translation>
    </message>
    <message>
      <source>its first element, &lt;topology&gt;</source>
      <translation>seinem ersten Element, &lt;topology&gt;</translation>
    </message>
    <message>
      <source>its id, or prefix and suffix together, are longer than %1 bytes; shorten them</source>
      <translation>seine id, oder prefix und suffix zusammen, sind länger als %1 Bytes; kürzen Sie sie</translation>
    </message>
    <message>
      <source>its key npus_count</source>
      <translation>seinem Schlüssel npus_count</translation>
    </message>
    <message>
      <source>its kind is missing; %1</source>
      <translation>die Art fehlt; %1</translation>
    </message>
    <message>
      <source>its last number has fewer decimals than those above it, so it may be cut; complete it or leave the line out</source>
      <translation>ihre letzte Zahl hat weniger Dezimalen als die darüber, sie kann also abgeschnitten sein; vervollständigen Sie sie oder lassen Sie die Zeile weg</translation>
    </message>
    <message>
      <source>its latency is not in usec</source>
      <translation>ihre Latenz ist nicht in usec</translation>
    </message>
    <message>
      <source>its lines Nodes and Tiers</source>
      <translation>seinen Zeilen Nodes und Tiers</translation>
    </message>
    <message>
      <source>its links are priced in %1 and %2</source>
      <translation>seine Verbindungen haben Preise in %1 und %2</translation>
    </message>
    <message>
      <source>its links would have more than %1 cables; take fewer for each</source>
      <translation>ihre Verbindungen hätten mehr als %1 Kabel; nehmen Sie weniger für jede</translation>
    </message>
    <message>
      <source>its list of topologies</source>
      <translation>seiner Liste von Topologien</translation>
    </message>
    <message>
      <source>its mean is above its maximum</source>
      <translation>ihr Mittel liegt über ihrem Maximum</translation>
    </message>
    <message>
      <source>its mean is below its minimum</source>
      <translation>ihr Mittel liegt unter ihrem Minimum</translation>
    </message>
    <message>
      <source>its messages per second times its size are not its bandwidth; one of them is damaged</source>
      <translation>ihre Nachrichten je Sekunde mal ihrer Größe sind nicht ihre Bandbreite; eines davon ist beschädigt</translation>
    </message>
    <message>
      <source>its parameter %1 has no value: %2; correct it there</source>
      <translation>sein Parameter %1 hat keinen Wert: %2; dort beheben</translation>
    </message>
    <message>
      <source>its processes send one another nothing, so there is no better place for them</source>
      <translation>seine Prozesse senden einander nichts, daher gibt es keinen besseren Platz für sie</translation>
    </message>
    <message>
      <source>its rows are of another kind</source>
      <translation>ihre Zeilen sind von anderer Art</translation>
    </message>
    <message>
      <source>its run ended or failed before the first size</source>
      <translation>sein Lauf endete oder scheiterte vor der ersten Größe</translation>
    </message>
    <message>
      <source>its size %1 is not that of message %2, %3</source>
      <translation>ihre Größe %1 ist nicht die der Nachricht %2, %3</translation>
    </message>
    <message>
      <source>its tables change</source>
      <translation>ihre Tabellen ändern sich</translation>
    </message>
    <message>
      <source>its times are no list of times above 0, in seconds or with a unit</source>
      <translation>ihre Zeiten sind keine Liste von Zeiten über 0, in Sekunden oder mit einer Einheit</translation>
    </message>
    <message>
      <source>its topology has room for %1 hosts, and its radical names %2; make them agree</source>
      <translation>seine Topologie hat Platz für %1 Hosts, und sein radical nennt %2; bringen Sie sie in Übereinstimmung</translation>
    </message>
    <message>
      <source>its topology has room for more than %1 hosts, and its radical names %2; make them agree</source>
      <translation>seine Topologie hat Platz für mehr als %1 Hosts, und sein radical nennt %2; bringen Sie sie in Übereinstimmung</translation>
    </message>
    <message>
      <source>its trace</source>
      <translation>sein Trace</translation>
    </message>
    <message>
      <source>its trace %1 is not the file that was imported (its SHA-256 is another one); put the old file back, or import the trace again</source>
      <translation>sein Trace %1 ist nicht die Datei, die importiert wurde (ihr SHA-256 ist ein anderer); legen Sie die alte Datei zurück, oder importieren Sie den Trace noch einmal</translation>
    </message>
    <message>
      <source>its trace %1; import it again, or write one such as {format: ti, file: lu.ti}</source>
      <translation>sein Trace %1; importieren Sie ihn noch einmal, oder schreiben Sie einen wie {format: ti, file: lu.ti}</translation>
    </message>
    <message>
      <source>its trace cannot be looked for; it stands beside the project's file, so save the project and open it from there</source>
      <translation>der Trace kann nicht gesucht werden; er steht neben der Datei des Projekts, daher das Projekt speichern und von dort öffnen</translation>
    </message>
    <message>
      <source>its trace has %1 and the project says %2; correct the number, or import the trace again</source>
      <translation>der Trace hat %1, und das Projekt sagt %2; die Anzahl berichtigen, oder den Trace noch einmal importieren</translation>
    </message>
    <message>
      <source>its unit %1 is neither usec nor MiB/s/rank</source>
      <translation>ihre Einheit %1 ist weder usec noch MiB/s/rank</translation>
    </message>
    <message>
      <source>its values are off by %1, more than rounding explains</source>
      <translation>ihre Werte weichen um %1 ab, mehr als Rundung erklärt</translation>
    </message>
    <message>
      <source>its values must be above 0, since they are no changes; write 95 % or 0.95 for five percent less</source>
      <translation>seine Werte müssen über 0 liegen, da es keine Änderungen sind; 95 % oder 0.95 für fünf Prozent weniger schreiben</translation>
    </message>
    <message>
      <source>its workload has none; add messages to it</source>
      <translation>sein Workload hat keine; ihm Nachrichten hinzufügen</translation>
    </message>
    <message>
      <source>its years</source>
      <translation>seine Jahre</translation>
    </message>
    <message>
      <source>k, ports of a switch</source>
      <translation>k, Anschlüsse eines Switches</translation>
    </message>
    <message>
      <source>kept as text</source>
      <translation>als Text behalten</translation>
    </message>
    <message>
      <source>kinds of models and where they come from</source>
      <translation>Modellarten und woher sie stammen</translation>
    </message>
    <message>
      <source>known misprint: %1 is meant</source>
      <translation>bekannter Druckfehler: gemeint ist %1</translation>
    </message>
    <message>
      <source>labels in front of the lines, such as %1, were left out</source>
      <translation>Kennungen vor den Zeilen, etwa %1, wurden weggelassen</translation>
    </message>
    <message>
      <source>lacks %1, %2</source>
      <translation>hat kein %1 (%2)</translation>
    </message>
    <message>
      <source>last: the event ended with it; yes: it waited for it; no: it did not have to</source>
      <translation>last: Das Ereignis endete mit ihr; yes: es wartete auf sie; no: es musste nicht</translation>
    </message>
    <message>
      <source>latency</source>
      <translation>Latenz</translation>
    </message>
    <message>
      <source>layers of a stage</source>
      <translation>Schichten einer Stufe</translation>
    </message>
    <message>
      <source>leaf switches</source>
      <translation>Leaf-Switches</translation>
    </message>
    <message>
      <source>leaf switches of each rail</source>
      <translation>Leaf-Switches jedes Rails</translation>
    </message>
    <message>
      <source>learnt from %1, off by %2 %</source>
      <translation>gelernt aus %1, Fehler %2 %</translation>
    </message>
    <message>
      <source>learnt from %1, off by %2 %, by %3 % on %4 held out</source>
      <translation>gelernt aus %1, Fehler %2 %, bei %4 herausgehaltenen %3 %</translation>
    </message>
    <message>
      <source>left out</source>
      <translation>ausgelassen</translation>
    </message>
    <message>
      <source>less than a second</source>
      <translation>weniger als eine Sekunde</translation>
    </message>
    <message>
      <source>let it start at the same time in all scenarios</source>
      <translation>sie in allen Szenarien zur selben Zeit beginnen lassen</translation>
    </message>
    <message>
      <source>levels of switches</source>
      <translation>Ebenen von Switches</translation>
    </message>
    <message>
      <source>licences</source>
      <translation>Lizenzen</translation>
    </message>
    <message>
      <source>limited by %1</source>
      <translation>begrenzt durch %1</translation>
    </message>
    <message>
      <source>limits</source>
      <translation>begrenzt</translation>
    </message>
    <message>
      <source>line %1</source>
      <translation>Zeile %1</translation>
    </message>
    <message>
      <source>line %1 has the value %2 and names no columns; give the line that names them, or say by their numbers what the columns are</source>
      <translation>Zeile %1 hat den Wert %2 und benennt keine Spalten; nennen Sie die Zeile, die sie benennt, oder sagen Sie über die Nummern, was die Spalten sind</translation>
    </message>
    <message>
      <source>line %1 joins the same places again, and ns-3 sends over the last link of two places</source>
      <translation>Zeile %1 verbindet noch einmal dieselben Plätze, und ns-3 sendet über die letzte Verbindung zweier Plätze</translation>
    </message>
    <message>
      <source>line %1 of the matrix begins with no name, and line %2 with %3</source>
      <translation>Zeile %1 der Matrix beginnt ohne Namen und Zeile %2 mit %3</translation>
    </message>
    <message>
      <source>line %1 of the matrix has %2, which is no number</source>
      <translation>Zeile %1 der Matrix hat %2, was keine Zahl ist</translation>
    </message>
    <message>
      <source>line %1 of the matrix is of %2, which is the name of no column</source>
      <translation>Zeile %1 der Matrix gehört zu %2, was der Name keiner Spalte ist</translation>
    </message>
    <message>
      <source>line %1 of the matrix is of the same node as line %2</source>
      <translation>Zeile %1 der Matrix ist vom selben Knoten wie Zeile %2</translation>
    </message>
    <message>
      <source>line %1, a device with its number of ports</source>
      <translation>Zeile %1, einem Gerät mit der Zahl seiner Anschlüsse</translation>
    </message>
    <message>
      <source>line %1, a port with its width and rate</source>
      <translation>Zeile %1, einem Anschluss mit Breite und Rate</translation>
    </message>
    <message>
      <source>line %1, column %2: %3</source>
      <translation>Zeile %1, Spalte %2: %3</translation>
    </message>
    <message>
      <source>line %1: %2</source>
      <translation>Zeile %1: %2</translation>
    </message>
    <message>
      <source>line 20 put it back: what goes against it does not fill the channel</source>
      <translation>Zeile 20 stellte sie zurück: was ihr entgegenläuft, füllt den Kanal nicht</translation>
    </message>
    <message>
      <source>lines of sockperf</source>
      <translation>Zeilen von sockperf</translation>
    </message>
    <message>
      <source>link</source>
      <translation>Verbindung</translation>
    </message>
    <message>
      <source>link %1</source>
      <translation>Verbindung %1</translation>
    </message>
    <message>
      <source>link %1 ends at %2, which is neither a switch nor a node</source>
      <translation>Verbindung %1 endet an %2, das weder Switch noch Knoten ist</translation>
    </message>
    <message>
      <source>link %1 ends at %2, which is part of a server; name the switches that servers are connected to as their rails</source>
      <translation>Verbindung %1 endet an %2, einem Teil eines Servers; die Switches, mit denen Server verbunden sind, als deren Schienen nennen</translation>
    </message>
    <message>
      <source>link %1 has an open end; name the two switches it joins</source>
      <translation>Verbindung %1 hat ein offenes Ende; die beiden Switches nennen, die sie verbindet</translation>
    </message>
    <message>
      <source>link %1 has no price</source>
      <translation>Verbindung %1 hat keinen Preis</translation>
    </message>
    <message>
      <source>link %1 is there twice; give it another name</source>
      <translation>Verbindung %1 kommt zweimal vor; geben Sie ihr einen anderen Namen</translation>
    </message>
    <message>
      <source>link %1 joins %2 and %3, which are both at level %5 above the nodes, and %4 needs a tree, in which every link leads to the next level; choose another routing, or remove the link</source>
      <translation>Verbindung %1 verbindet %2 und %3, die beide auf Stufe %5 über den Knoten liegen, und %4 braucht einen Baum, in dem jede Verbindung zur nächsten Stufe führt; ein anderes Routing wählen, oder die Verbindung entfernen</translation>
    </message>
    <message>
      <source>link %1 joins %2 and %3, which both have nodes, and %4 needs a tree, in which every link leads to the next level; choose another routing, or remove the link</source>
      <translation>Verbindung %1 verbindet %2 und %3, die beide Knoten haben, und %4 braucht einen Baum, in dem jede Verbindung zur nächsten Stufe führt; ein anderes Routing wählen, oder die Verbindung entfernen</translation>
    </message>
    <message>
      <source>link %1 joins %2 at %3 and %4 at %5, which are no neighbours, so that dimension-order routing never takes it; correct the coordinates, or choose another routing</source>
      <translation>Verbindung %1 verbindet %2 bei %3 und %4 bei %5, die keine Nachbarn sind, so dass das Routing nach Dimensionen sie nie nimmt; die Koordinaten berichtigen, oder ein anderes Routing wählen</translation>
    </message>
    <message>
      <source>link %1 joins %2 with itself; name two different ends</source>
      <translation>Verbindung %1 verbindet %2 mit sich selbst; zwei verschiedene Enden nennen</translation>
    </message>
    <message>
      <source>link %1 joins two nodes; nodes do not forward, so put a switch between them</source>
      <translation>Verbindung %1 verbindet zwei Knoten; Knoten leiten nicht weiter, daher einen Switch dazwischensetzen</translation>
    </message>
    <message>
      <source>links</source>
      <translation>Verbindungen</translation>
    </message>
    <message>
      <source>links between switches</source>
      <translation>Verbindungen zwischen Switches</translation>
    </message>
    <message>
      <source>links of %1</source>
      <translation>Verbindungen von %1</translation>
    </message>
    <message>
      <source>links of each switch to other groups</source>
      <translation>Verbindungen jedes Switches zu anderen Gruppen</translation>
    </message>
    <message>
      <source>links with bandwidth and latency</source>
      <translation>Verbindungen mit Bandbreite und Latenz</translation>
    </message>
    <message>
      <source>lists and maps are nested deeper than %1 levels, and a project needs fewer than ten; check the brackets, the indentation and the aliases</source>
      <translation>Listen und Zuordnungen sind tiefer als %1 Ebenen geschachtelt, und ein Projekt braucht weniger als zehn; prüfen Sie Klammern, Einrückung und Aliasse</translation>
    </message>
    <message>
      <source>log2 is given %1; divide by a unit first, such as log2(size / 1 B)</source>
      <translation>log2 bekommt %1; vorher durch eine Einheit teilen, etwa log2(size / 1 B)</translation>
    </message>
    <message>
      <source>logarithm to base 2</source>
      <translation>Logarithmus zur Basis 2</translation>
    </message>
    <message>
      <source>longest against the time alone</source>
      <translation>längste im Verhältnis zur Zeit allein</translation>
    </message>
    <message>
      <source>longest time</source>
      <translation>längste Zeit</translation>
    </message>
    <message>
      <source>lstopo (hwloc)</source>
      <translation>lstopo (hwloc)</translation>
    </message>
    <message>
      <source>m = %1: measured %2</source>
      <translation>m = %1: gemessen %2</translation>
    </message>
    <message>
      <source>m_usage belongs to a usage trace of Batsim, which has no messages; it cannot be replayed</source>
      <translation>m_usage gehört zu einem Usage-Trace von Batsim, der keine Nachrichten hat; er kann nicht nachgespielt werden</translation>
    </message>
    <message>
      <source>made with %1</source>
      <translation>erstellt mit %1</translation>
    </message>
    <message>
      <source>makes it more than %1 events of programs; measure fewer scenarios at once</source>
      <translation>macht es mehr als %1 Ereignisse von Programmen; weniger Szenarien auf einmal messen</translation>
    </message>
    <message>
      <source>makes it more than %1 messages; measure fewer scenarios at once</source>
      <translation>macht es mehr als %1 Nachrichten; weniger Szenarien auf einmal messen</translation>
    </message>
    <message>
      <source>makespan %1</source>
      <translation>Gesamtdauer %1</translation>
    </message>
    <message>
      <source>makespan, until the last message has arrived</source>
      <translation>Gesamtdauer, bis die letzte Nachricht angekommen ist</translation>
    </message>
    <message>
      <source>mapping</source>
      <translation>Zuordnung</translation>
    </message>
    <message>
      <source>mapping %1</source>
      <translation>Zuordnung %1</translation>
    </message>
    <message>
      <source>mapping %1 is that of %2, and all of them have these nodes in use now</source>
      <translation>die Zuordnung %1 ist die von %2, und für alle sind diese Knoten nun belegt</translation>
    </message>
    <message>
      <source>mapping %1 places %2 by hand on node %3, which has %4, and too many on %5; place some elsewhere, or correct the cores</source>
      <translation>Zuordnung %1 legt %2 von Hand auf Knoten %3, der %4 hat, und zu viele auf %5; einige woandershin legen, oder die Kerne berichtigen</translation>
    </message>
    <message>
      <source>mapping %1 places %2 by hand on node %3, which has %4; place some elsewhere, or correct the cores</source>
      <translation>Zuordnung %1 legt %2 von Hand auf Knoten %3, der %4 hat; einige woandershin legen, oder die Kerne berichtigen</translation>
    </message>
    <message>
      <source>mapping %1 places neither process %2 nor %3; add a place, or a policy</source>
      <translation>Zuordnung %1 platziert weder Prozess %2 noch %3; einen Platz oder eine Regel hinzufügen</translation>
    </message>
    <message>
      <source>mapping %1 places no process %2; add a place, or a policy</source>
      <translation>Zuordnung %1 platziert den Prozess %2 nicht; einen Platz oder eine Regel hinzufügen</translation>
    </message>
    <message>
      <source>mapping %1 places processes by hand on %2, which are in use; place them elsewhere, or correct the list of nodes in use</source>
      <translation>Zuordnung %1 legt Prozesse von Hand auf %2, die belegt sind; sie woandershin legen, oder die Liste der belegten Knoten berichtigen</translation>
    </message>
    <message>
      <source>mapping %1 places processes by hand on %2, which is in use; place them elsewhere, or correct the list of nodes in use</source>
      <translation>Zuordnung %1 legt Prozesse von Hand auf %2, das belegt ist; sie woandershin legen, oder die Liste der belegten Knoten berichtigen</translation>
    </message>
    <message>
      <source>mapping %1: %2: %3</source>
      <translation>Zuordnung %1: %2: %3</translation>
    </message>
    <message>
      <source>mapping %1: no scenario with it has a process %2; correct the name, or remove the place</source>
      <translation>Zuordnung %1: kein Szenario damit hat einen Prozess %2; den Namen berichtigen, oder den Platz entfernen</translation>
    </message>
    <message>
      <source>mappings</source>
      <translation>Zuordnungen</translation>
    </message>
    <message>
      <source>max %1 %</source>
      <translation>max. %1 %</translation>
    </message>
    <message>
      <source>mean Eabs %1</source>
      <translation>mittleres Eabs %1</translation>
    </message>
    <message>
      <source>mean over the run</source>
      <translation>Mittel über den Lauf</translation>
    </message>
    <message>
      <source>mean time of a message</source>
      <translation>mittlere Zeit einer Nachricht</translation>
    </message>
    <message>
      <source>measure the messages of its workload</source>
      <translation>die Nachrichten ihres Workloads messen</translation>
    </message>
    <message>
      <source>measured benchmarks</source>
      <translation>gemessene Benchmarks</translation>
    </message>
    <message>
      <source>measured point</source>
      <translation>Messpunkt</translation>
    </message>
    <message>
      <source>measured point %1</source>
      <translation>Messpunkt %1</translation>
    </message>
    <message>
      <source>measured point %1 has neither a time nor a bandwidth; write one of them</source>
      <translation>Messpunkt %1 hat weder Zeit noch Bandbreite; eines davon schreiben</translation>
    </message>
    <message>
      <source>measured points</source>
      <translation>Messpunkte</translation>
    </message>
    <message>
      <source>measured time</source>
      <translation>gemessene Zeit</translation>
    </message>
    <message>
      <source>measured time of %1</source>
      <translation>gemessene Zeit von %1</translation>
    </message>
    <message>
      <source>measured time of %1: %2</source>
      <translation>gemessene Zeit von %1: %2</translation>
    </message>
    <message>
      <source>measured times</source>
      <translation>gemessene Zeiten</translation>
    </message>
    <message>
      <source>measured times of messages</source>
      <translation>gemessene Zeiten der Nachrichten</translation>
    </message>
    <message>
      <source>measurement</source>
      <translation>Messung</translation>
    </message>
    <message>
      <source>measurement %1</source>
      <translation>Messung %1</translation>
    </message>
    <message>
      <source>measurement %1 %2</source>
      <translation>Messung %1 %2</translation>
    </message>
    <message>
      <source>measurement %1 has no time above 0 of a scenario of its project</source>
      <translation>Messung %1 hat keine Zeit über 0 eines Szenarios ihres Projekts</translation>
    </message>
    <message>
      <source>measurement %1 is in the project already</source>
      <translation>die Messung %1 ist schon im Projekt</translation>
    </message>
    <message>
      <source>measurement %1 of scenario %2 with %3</source>
      <translation>Messung %1 des Szenarios %2 mit %3</translation>
    </message>
    <message>
      <source>measurement %1 of scenario %2 with %3, in place of what was imported of the same run before</source>
      <translation>Messung %1 des Szenarios %2 mit %3, anstelle dessen, was vorher vom selben Lauf importiert wurde</translation>
    </message>
    <message>
      <source>measurement %1 was taken on the unknown scenario %2; name one of the project's scenarios</source>
      <translation>Messung %1 wurde auf dem unbekannten Szenario %2 gemacht; eines der Szenarien des Projekts nennen</translation>
    </message>
    <message>
      <source>measurement %1 with %2</source>
      <translation>Messung %1 mit %2</translation>
    </message>
    <message>
      <source>measurement %1: %2</source>
      <translation>Messung %1: %2</translation>
    </message>
    <message>
      <source>measurements</source>
      <translation>Messungen</translation>
    </message>
    <message>
      <source>median</source>
      <translation>Median</translation>
    </message>
    <message>
      <source>mend what the issues say of it</source>
      <translation>beheben, was die Probleme darüber sagen</translation>
    </message>
    <message>
      <source>message</source>
      <translation>Nachricht</translation>
    </message>
    <message>
      <source>message %1</source>
      <translation>Nachricht %1</translation>
    </message>
    <message>
      <source>message %1 does not go from %2 to %3</source>
      <translation>Nachricht %1 geht nicht von %2 nach %3</translation>
    </message>
    <message>
      <source>message %1 is no node of a Chakra trace; fetch the file again</source>
      <translation>Nachricht %1 ist kein Knoten eines Chakra-Trace; holen Sie die Datei noch einmal</translation>
    </message>
    <message>
      <source>message %1 was given before</source>
      <translation>Nachricht %1 kam schon vor</translation>
    </message>
    <message>
      <source>message %1: %2</source>
      <translation>Nachricht %1: %2</translation>
    </message>
    <message>
      <source>messages</source>
      <translation>Nachrichten</translation>
    </message>
    <message>
      <source>messages against it fill the channel</source>
      <translation>Nachrichten dagegen füllen den Kanal</translation>
    </message>
    <message>
      <source>messages against it, at the same rate</source>
      <translation>Nachrichten dagegen, mit derselben Rate</translation>
    </message>
    <message>
      <source>messages between two groups of processes (an inter-communicator) are not taken</source>
      <translation>Nachrichten zwischen zwei Gruppen von Prozessen (ein Interkommunikator) werden nicht übernommen</translation>
    </message>
    <message>
      <source>messages compute nothing, so the speed of nodes changes nothing; it is for scenarios that run applications</source>
      <translation>Nachrichten rechnen nichts, daher ändert die Geschwindigkeit der Knoten nichts; sie ist für Szenarien, in denen Anwendungen laufen</translation>
    </message>
    <message>
      <source>messages from %1 to %2</source>
      <translation>Nachrichten von %1 nach %2</translation>
    </message>
    <message>
      <source>messages go along x, then y and so on, as in SimGrid</source>
      <translation>Nachrichten gehen entlang x, dann y und so weiter, wie in SimGrid</translation>
    </message>
    <message>
      <source>messages go up by the number of the destination (D-mod-K), as in SimGrid</source>
      <translation>Nachrichten gehen nach der Nummer des Ziels aufwärts (D-mod-K), wie in SimGrid</translation>
    </message>
    <message>
      <source>messages need at least 2 processes</source>
      <translation>Nachrichten brauchen mindestens 2 Prozesse</translation>
    </message>
    <message>
      <source>messages of %1</source>
      <translation>Nachrichten von %1</translation>
    </message>
    <message>
      <source>messages of %1 (learnt: %2)</source>
      <translation>Nachrichten von %1 (gelernt: %2)</translation>
    </message>
    <message>
      <source>messages of %1, up to %2 at a time, up to %3 out of and %4 into one node, among up to %5</source>
      <translation>Nachrichten von %1, bis zu %2 gleichzeitig, bis zu %3 aus einem und %4 in einen Knoten, unter bis zu %5</translation>
    </message>
    <message>
      <source>messages on it that it limits</source>
      <translation>Nachrichten darauf, die er begrenzt</translation>
    </message>
    <message>
      <source>messages per second</source>
      <translation>Nachrichten je Sekunde</translation>
    </message>
    <message>
      <source>messages sent: %1, received: %2</source>
      <translation>Nachrichten gesendet: %1, empfangen: %2</translation>
    </message>
    <message>
      <source>messages take the shortest ways with one link between groups, equal ones by hash; SimGrid takes green links before black ones</source>
      <translation>Nachrichten nehmen die kürzesten Wege mit einer Verbindung zwischen Gruppen, gleiche nach einem Hash; SimGrid nimmt grüne Verbindungen vor schwarzen</translation>
    </message>
    <message>
      <source>messages take the shortest ways; %1 had another latency or narrowest link, such as that %2</source>
      <translation>Nachrichten nehmen die kürzesten Wege; %1 hatten eine andere Latenz oder engste Verbindung, etwa der %2</translation>
    </message>
    <message>
      <source>messages were left out</source>
      <translation>Nachrichten wurden ausgelassen</translation>
    </message>
    <message>
      <source>min C / n over the route, n how often it passes the channel</source>
      <translation>min C / n über die Route, n, wie oft sie den Kanal nimmt</translation>
    </message>
    <message>
      <source>min C / s over the ways, s its share of the message</source>
      <translation>min C / s über die Wege, s ihr Anteil der Nachricht</translation>
    </message>
    <message>
      <source>min C over the route</source>
      <translation>min C über die Route</translation>
    </message>
    <message>
      <source>minimal, at most one link between groups; equal ones by hash</source>
      <translation>minimal, höchstens eine Verbindung zwischen Gruppen; gleiche nach Hash</translation>
    </message>
    <message>
      <source>model</source>
      <translation>Modell</translation>
    </message>
    <message>
      <source>model %1</source>
      <translation>Modell %1</translation>
    </message>
    <message>
      <source>model %1: %2</source>
      <translation>Modell %1: %2</translation>
    </message>
    <message>
      <source>model %1: its parameters were changed since its calibration; calibrate it again</source>
      <translation>Modell %1: seine Parameter wurden seit der Kalibrierung geändert; kalibrieren Sie es neu</translation>
    </message>
    <message>
      <source>model %1: nothing was measured; measure two patterns or more</source>
      <translation>Modell %1: nichts wurde gemessen; messen Sie zwei Muster oder mehr</translation>
    </message>
    <message>
      <source>model %1: only one pattern was measured; measure two patterns or more</source>
      <translation>Modell %1: nur ein Muster wurde gemessen; messen Sie zwei Muster oder mehr</translation>
    </message>
    <message>
      <source>model parameters</source>
      <translation>Modellparameter</translation>
    </message>
    <message>
      <source>models</source>
      <translation>Modelle</translation>
    </message>
    <message>
      <source>more than %1 hosts</source>
      <translation>mehr als %1 Hosts</translation>
    </message>
    <message>
      <source>more than %1 nodes are in rings; import a smaller part</source>
      <translation>mehr als %1 Knoten sind in Ringen; importieren Sie einen kleineren Teil</translation>
    </message>
    <message>
      <source>more than %1 nodes are in several switches; import a smaller part</source>
      <translation>mehr als %1 Knoten sind in mehreren Switches; importieren Sie einen kleineren Teil</translation>
    </message>
    <message>
      <source>mpiGraph</source>
      <translation>mpiGraph</translation>
    </message>
    <message>
      <source>mpiGraph lets all processes send at once, each to one other: its bandwidths are no ones of a pair alone; MB are counted in 2^20 bytes, as it does</source>
      <translation>mpiGraph lässt alle Prozesse auf einmal senden, jeden an einen anderen: Seine Bandbreiten sind keine eines einzelnen Paars; MB sind wie dort zu 2^20 Bytes gezählt</translation>
    </message>
    <message>
      <source>multiply by a unit, such as %1</source>
      <translation>mit einer Einheit malnehmen, etwa %1</translation>
    </message>
    <message>
      <source>must be %1 and is %2</source>
      <translation>muss %1 sein und ist %2</translation>
    </message>
    <message>
      <source>must be 1 to %1</source>
      <translation>muss 1 bis %1 sein</translation>
    </message>
    <message>
      <source>must be a list of maps such as {collective: allreduce, from_size: 1 MB, algorithm: ring}</source>
      <translation>muss eine Liste von Maps wie {collective: allreduce, from_size: 1 MB, algorithm: ring} sein</translation>
    </message>
    <message>
      <source>must be a list of texts</source>
      <translation>muss eine Liste von Texten sein</translation>
    </message>
    <message>
      <source>must be a name or a list of names</source>
      <translation>muss ein Name oder eine Liste von Namen sein</translation>
    </message>
    <message>
      <source>must be a number of bytes, or %1</source>
      <translation>muss eine Anzahl von Bytes sein, oder %1</translation>
    </message>
    <message>
      <source>must be a number of microseconds above 0</source>
      <translation>muss eine Anzahl von Mikrosekunden über 0 sein</translation>
    </message>
    <message>
      <source>must be a number of seconds, or %1</source>
      <translation>muss eine Anzahl von Sekunden sein, oder %1</translation>
    </message>
    <message>
      <source>must be a table as CSV text or a list of maps and is a map</source>
      <translation>muss eine Tabelle als CSV-Text oder eine Liste von Maps sein und ist eine Map</translation>
    </message>
    <message>
      <source>must be a whole number, 1 or more</source>
      <translation>muss eine ganze Zahl ab 1 sein</translation>
    </message>
    <message>
      <source>must be above 0</source>
      <translation>muss größer als 0 sein</translation>
    </message>
    <message>
      <source>must be names of links such as [backbone, uplink]</source>
      <translation>muss aus Namen von Verbindungen bestehen, etwa [backbone, uplink]</translation>
    </message>
    <message>
      <source>must be none, or numbers such as 3,7-9, from 1 on</source>
      <translation>muss none sein oder Zahlen ab 1 wie 3,7-9</translation>
    </message>
    <message>
      <source>must be numbers, or ranges such as 1..10</source>
      <translation>muss aus Zahlen oder Bereichen wie 1..10 bestehen</translation>
    </message>
    <message>
      <source>must be rack or group</source>
      <translation>muss rack oder group sein</translation>
    </message>
    <message>
      <source>must be two numbers such as [120, 40]</source>
      <translation>muss aus zwei Zahlen bestehen, etwa [120, 40]</translation>
    </message>
    <message>
      <source>must name an application, or be a list of names and of maps such as {name: solver, start: 2 s}</source>
      <translation>muss eine Anwendung nennen oder eine Liste von Namen und Maps wie {name: solver, start: 2 s} sein</translation>
    </message>
    <message>
      <source>must name two switches, or a node and a switch, such as [torX, torY]</source>
      <translation>muss zwei Switches oder einen Knoten und einen Switch nennen, etwa [torX, torY]</translation>
    </message>
    <message>
      <source>n = %1, m = %2: measured %3</source>
      <translation>n = %1, m = %2: gemessen %3</translation>
    </message>
    <message>
      <source>n is taken as the number of processes: it has several values, each with several sizes</source>
      <translation>n gilt als Anzahl der Prozesse: Es hat mehrere Werte, jeder mit mehreren Größen</translation>
    </message>
    <message>
      <source>name a node of the platform</source>
      <translation>einen Knoten der Plattform nennen</translation>
    </message>
    <message>
      <source>name a node of the platform, or give the scenario a mapping that places it</source>
      <translation>einen Knoten der Plattform nennen, oder dem Szenario eine Zuordnung geben, die es platziert</translation>
    </message>
    <message>
      <source>name one of those that send or receive messages</source>
      <translation>einen von denen nennen, die Nachrichten senden oder empfangen</translation>
    </message>
    <message>
      <source>name the platform on which it was measured</source>
      <translation>nennen Sie die Plattform, auf der es gemessen wurde</translation>
    </message>
    <message>
      <source>named values of the project</source>
      <translation>benannte Werte des Projekts</translation>
    </message>
    <message>
      <source>names %1, which is no collective; write one such as allreduce</source>
      <translation>nennt %1, das keine kollektive Operation ist; eine wie allreduce schreiben</translation>
    </message>
    <message>
      <source>names no collective; write one such as collective: allreduce</source>
      <translation>nennt keine kollektive Operation; eine wie collective: allreduce schreiben</translation>
    </message>
    <message>
      <source>names no file</source>
      <translation>nennt keine Datei</translation>
    </message>
    <message>
      <source>names no format</source>
      <translation>nennt kein Format</translation>
    </message>
    <message>
      <source>names no scenario and was left out</source>
      <translation>nennt kein Szenario und wurde ausgelassen</translation>
    </message>
    <message>
      <source>names of switches</source>
      <translation>Namen der Switches</translation>
    </message>
    <message>
      <source>names the scenario %1, which does not exist, and was left out</source>
      <translation>nennt das Szenario %1, das es nicht gibt, und wurde ausgelassen</translation>
    </message>
    <message>
      <source>neither a fan-out nor a graph K4 is among the measured patterns; the published formulas need one of them</source>
      <translation>unter den gemessenen Mustern ist weder ein Fan-out noch ein Graph K4; die veröffentlichten Formeln brauchen eines davon</translation>
    </message>
    <message>
      <source>network</source>
      <translation>Netz</translation>
    </message>
    <message>
      <source>network %1</source>
      <translation>Netz %1</translation>
    </message>
    <message>
      <source>network %1 cannot replace itself</source>
      <translation>Netz %1 kann nicht sich selbst ersetzen</translation>
    </message>
    <message>
      <source>network %1: %2</source>
      <translation>Netz %1: %2</translation>
    </message>
    <message>
      <source>network adapters: %1; the file does not say their rates, which stay as they are</source>
      <translation>Netzwerkadapter: %1; die Datei nennt ihre Raten nicht, die bleiben, wie sie sind</translation>
    </message>
    <message>
      <source>network cards</source>
      <translation>Netzwerkkarten</translation>
    </message>
    <message>
      <source>new row</source>
      <translation>neue Zeile</translation>
    </message>
    <message>
      <source>new scenarios on it get the model %1, which the preset %2 recommends</source>
      <translation>neue Szenarien darauf bekommen das Modell %1, das die Vorlage %2 empfiehlt</translation>
    </message>
    <message>
      <source>new scenarios on it get the model %1, which the preset %2 recommends and which was added</source>
      <translation>neue Szenarien darauf bekommen das Modell %1, das die Vorlage %2 empfiehlt und das hinzugefügt wurde</translation>
    </message>
    <message>
      <source>nic is skipped: every node has one</source>
      <translation>nic wird übersprungen: Jeder Knoten hat eine</translation>
    </message>
    <message>
      <source>no</source>
      <translation>nein</translation>
    </message>
    <message>
      <source>no application has so many processes</source>
      <translation>keine Anwendung hat so viele Prozesse</translation>
    </message>
    <message>
      <source>no channel is used</source>
      <translation>kein Kanal wird benutzt</translation>
    </message>
    <message>
      <source>no channel limits it</source>
      <translation>kein Kanal begrenzt sie</translation>
    </message>
    <message>
      <source>no clock shows %1, so it is not used; write the time that was measured</source>
      <translation>keine Uhr zeigt %1, daher wird sie nicht verwendet; die gemessene Zeit schreiben</translation>
    </message>
    <message>
      <source>no error bars for %1</source>
      <translation>keine Fehlerbalken für %1</translation>
    </message>
    <message>
      <source>no event of the trace is a call of MPI, so that nothing says what its processes did; give the trace as Extrae wrote it, with its events of MPI</source>
      <translation>kein Ereignis des Trace ist ein Aufruf von MPI, es sagt also nichts, was die Prozesse taten; geben Sie den Trace an, wie Extrae ihn schrieb, mit seinen Ereignissen von MPI</translation>
    </message>
    <message>
      <source>no limit</source>
      <translation>ohne Grenze</translation>
    </message>
    <message>
      <source>no line '# #processes = …' says how many processes ran</source>
      <translation>keine Zeile '# #processes = …' sagt, wie viele Prozesse liefen</translation>
    </message>
    <message>
      <source>no line '# Benchmarking …' says which benchmark these rows belong to</source>
      <translation>keine Zeile '# Benchmarking …' sagt, zu welchem Benchmark diese Zeilen gehören</translation>
    </message>
    <message>
      <source>no line '# OSU MPI … Test' says which test these rows belong to</source>
      <translation>keine Zeile '# OSU MPI … Test' sagt, zu welchem Test diese Zeilen gehören</translation>
    </message>
    <message>
      <source>no line is a port of a switch or an adapter</source>
      <translation>keine Zeile ist ein Anschluss eines Switches oder Adapters</translation>
    </message>
    <message>
      <source>no line names a switch or a block</source>
      <translation>keine Zeile nennt einen Switch oder einen Block</translation>
    </message>
    <message>
      <source>no line names a switch or an adapter</source>
      <translation>keine Zeile nennt einen Switch oder einen Adapter</translation>
    </message>
    <message>
      <source>no line names columns that are known, such as message, source, destination, size, time and ci95; name the format, the line that names the columns, or what each column is</source>
      <translation>keine Zeile benennt bekannte Spalten wie message, source, destination, size, time und ci95; nennen Sie das Format, die Zeile, die die Spalten benennt, oder was jede Spalte ist</translation>
    </message>
    <message>
      <source>no line names the columns; they are taken as source, destination, size and start</source>
      <translation>keine Zeile benennt die Spalten; sie gelten als Quelle, Ziel, Größe und Beginn</translation>
    </message>
    <message>
      <source>no line such as 'RDMA_Write BW Test' says which test these rows belong to</source>
      <translation>keine Zeile wie 'RDMA_Write BW Test' sagt, zu welchem Test diese Zeilen gehören</translation>
    </message>
    <message>
      <source>no links lead from some nodes to others, such as from %1 to %2: add links where there are some</source>
      <translation>von manchen Knoten führen keine Verbindungen zu anderen, etwa von %1 zu %2: Fügen Sie Verbindungen hinzu, wo es welche gibt</translation>
    </message>
    <message>
      <source>no links that join two places each give the routes of the file, so that all %1 are written out: each link became a switch that messages pass there and back, and hosts hang on a switch in their middle by links as fast as all others together</source>
      <translation>keine Verbindungen zwischen je zwei Plätzen ergeben die Routen der Datei, deshalb sind alle %1 ausgeschrieben: Aus jeder Verbindung wurde ein Switch, den Nachrichten hin und zurück durchlaufen, und Hosts hängen an einem Switch in ihrer Mitte durch Verbindungen so schnell wie alle anderen zusammen</translation>
    </message>
    <message>
      <source>no loop begins before this end; remove it</source>
      <translation>vor diesem Ende beginnt keine Schleife; es entfernen</translation>
    </message>
    <message>
      <source>no measured message could be predicted</source>
      <translation>keine gemessene Nachricht konnte vorhergesagt werden</translation>
    </message>
    <message>
      <source>no measured time above 0 belongs to a message of its scenario, so there is nothing to learn from; %1</source>
      <translation>keine gemessene Zeit über 0 gehört zu einer Nachricht ihres Szenarios, daher gibt es nichts zu lernen; %1</translation>
    </message>
    <message>
      <source>no measurement to learn from is called %1, so that nothing can be held out by this name; %2</source>
      <translation>keine Messung zum Lernen heißt %1, so dass unter diesem Namen nichts herausgehalten werden kann; %2</translation>
    </message>
    <message>
      <source>no message</source>
      <translation>keine Nachricht</translation>
    </message>
    <message>
      <source>no message goes round a full link between groups; under load a network that does is faster than predicted</source>
      <translation>keine Nachricht umgeht eine volle Verbindung zwischen Gruppen; unter Last ist ein Netz, das es tut, schneller als vorhergesagt</translation>
    </message>
    <message>
      <source>no message of its workload can be predicted; see the issues</source>
      <translation>keine Nachricht seines Workloads kann vorhergesagt werden; siehe die Probleme</translation>
    </message>
    <message>
      <source>no message of the measured patterns is held up by %1, so there is no bandwidth to take over</source>
      <translation>keine Nachricht der gemessenen Muster wird von %1 aufgehalten, daher gibt es keine Bandbreite zu übernehmen</translation>
    </message>
    <message>
      <source>no message of workload %1 goes from %2 to %3</source>
      <translation>keine Nachricht des Workloads %1 geht von %2 nach %3</translation>
    </message>
    <message>
      <source>no model could be evaluated.</source>
      <translation>kein Modell ließ sich auswerten.</translation>
    </message>
    <message>
      <source>no pattern measured so far shows what happens when %1</source>
      <translation>kein bisher gemessenes Muster zeigt, was in diesem Fall geschieht: %1</translation>
    </message>
    <message>
      <source>no placement was run; allow more evaluations</source>
      <translation>keine Platzierung lief; mehr Auswertungen erlauben</translation>
    </message>
    <message>
      <source>no prediction</source>
      <translation>keine Vorhersage</translation>
    </message>
    <message>
      <source>no price</source>
      <translation>kein Preis</translation>
    </message>
    <message>
      <source>no price: %1</source>
      <translation>kein Preis: %1</translation>
    </message>
    <message>
      <source>no process fits when none may be on a node; allow at least one a node</source>
      <translation>kein Prozess passt, wenn keiner auf einem Knoten sein darf; mindestens einen je Knoten erlauben</translation>
    </message>
    <message>
      <source>no process is in it; name some</source>
      <translation>kein Prozess ist darin; einige nennen</translation>
    </message>
    <message>
      <source>no real network spreads its load as evenly; under load it is slower than predicted, unless it goes longer ways round full links</source>
      <translation>kein wirkliches Netz verteilt seine Last so gleichmäßig; unter Last ist es langsamer als vorhergesagt, wenn es nicht auf längeren Wegen volle Verbindungen umgeht</translation>
    </message>
    <message>
      <source>no row can be used</source>
      <translation>keine Zeile kann verwendet werden</translation>
    </message>
    <message>
      <source>no row of a measured test follows</source>
      <translation>keine Zeile eines gemessenen Tests folgt</translation>
    </message>
    <message>
      <source>no row of the tests alone and under load is called like it</source>
      <translation>keine Zeile der Tests allein und unter Last heißt so</translation>
    </message>
    <message>
      <source>no run is wanted: what was measured tells the models apart as far as it can be told</source>
      <translation>es braucht keinen Lauf: das Gemessene unterscheidet die Modelle, so weit es geht</translation>
    </message>
    <message>
      <source>no scenario of %1 could be predicted (%2)</source>
      <translation>kein Szenario von %1 ließ sich vorhersagen (%2)</translation>
    </message>
    <message>
      <source>no steps</source>
      <translation>keine Schritte</translation>
    </message>
    <message>
      <source>no topology of this file can be taken</source>
      <translation>keine Topologie dieser Datei kann übernommen werden</translation>
    </message>
    <message>
      <source>no topology of this file can be taken: %1</source>
      <translation>keine Topologie dieser Datei kann übernommen werden: %1</translation>
    </message>
    <message>
      <source>no total cost: %1</source>
      <translation>keine Gesamtkosten: %1</translation>
    </message>
    <message>
      <source>nobody is called the fastest, as results are not alike, at %1</source>
      <translation>bei %1 wird niemand der schnellste genannt, da die Ergebnisse nicht gleichartig sind</translation>
    </message>
    <message>
      <source>node</source>
      <translation>Knoten</translation>
    </message>
    <message>
      <source>node %1</source>
      <translation>Knoten %1</translation>
    </message>
    <message>
      <source>node %1 hangs on no switch</source>
      <translation>Knoten %1 hängt an keinem Switch</translation>
    </message>
    <message>
      <source>node %1 hangs on no switch; name its switch or add a link to it</source>
      <translation>Knoten %1 hängt an keinem Switch; seinen Switch nennen, oder eine Verbindung zu ihm hinzufügen</translation>
    </message>
    <message>
      <source>node %1 has %2 for %3, which share them while they compute</source>
      <translation>Knoten %1 hat %2 für %3, die sie sich beim Rechnen teilen</translation>
    </message>
    <message>
      <source>node %1 has %2 for %3, which share them while they compute; so do those of %4</source>
      <translation>Knoten %1 hat %2 für %3, die sie sich beim Rechnen teilen; ebenso auf %4</translation>
    </message>
    <message>
      <source>node %1 is in the rings twice; name it once</source>
      <translation>Knoten %1 kommt in den Ringen zweimal vor; nennen Sie ihn einmal</translation>
    </message>
    <message>
      <source>node %1 is in the torus twice; name it once</source>
      <translation>Knoten %1 kommt im Torus zweimal vor; nennen Sie ihn einmal</translation>
    </message>
    <message>
      <source>node %1: %2</source>
      <translation>Knoten %1: %2</translation>
    </message>
    <message>
      <source>node pairs</source>
      <translation>Knotenpaare</translation>
    </message>
    <message>
      <source>nodes</source>
      <translation>Knoten</translation>
    </message>
    <message>
      <source>nodes and lists of them, with cores, bandwidth and latency</source>
      <translation>Knoten und Listen von Knoten, mit Kernen, Bandbreite und Latenz</translation>
    </message>
    <message>
      <source>nodes in all</source>
      <translation>Knoten insgesamt</translation>
    </message>
    <message>
      <source>nodes in all, spread evenly over the racks</source>
      <translation>Knoten insgesamt, gleichmäßig auf die Racks verteilt</translation>
    </message>
    <message>
      <source>nodes of %1</source>
      <translation>Knoten von %1</translation>
    </message>
    <message>
      <source>nodes of each switch that has any</source>
      <translation>Knoten jedes Switches, der welche hat</translation>
    </message>
    <message>
      <source>nodes that send to %1</source>
      <translation>Knoten, die an %1 senden</translation>
    </message>
    <message>
      <source>nodes without switch</source>
      <translation>Knoten ohne Switch</translation>
    </message>
    <message>
      <source>nominal, not measured</source>
      <translation>nominell, nicht gemessen</translation>
    </message>
    <message>
      <source>nominal, not measured, headers not taken off: times are a few per cent too short, also beside rates without headers</source>
      <translation>nominell, nicht gemessen, Protokollköpfe nicht abgezogen: Zeiten sind einige Prozent zu kurz, auch neben Raten ohne Köpfe</translation>
    </message>
    <message>
      <source>nominal, not measured, headers taken off</source>
      <translation>nominell, nicht gemessen, ohne Protokollköpfe</translation>
    </message>
    <message>
      <source>non-blocking operations: 'Pure Comm.', the time without computing meanwhile, is taken as the time</source>
      <translation>nicht blockierende Operationen: 'Pure Comm.', die Zeit ohne gleichzeitiges Rechnen, gilt als die Zeit</translation>
    </message>
    <message>
      <source>none</source>
      <translation>keiner</translation>
    </message>
    <message>
      <source>none is given for %1, which counts as 0: short messages are slower than predicted</source>
      <translation>keine ist angegeben für %1, was als 0 zählt: kurze Nachrichten sind langsamer als vorhergesagt</translation>
    </message>
    <message>
      <source>none of its switches stands above another, so that there is no oversubscription; say how many cables a link has instead</source>
      <translation>keiner ihrer Switches steht über einem anderen, es gibt also keine Überbuchung; sagen Sie stattdessen, wie viele Kabel eine Verbindung hat</translation>
    </message>
    <message>
      <source>none of its times fits the project</source>
      <translation>keine seiner Zeiten passt zum Projekt</translation>
    </message>
    <message>
      <source>none of the models can run on these measurements; %1: %2</source>
      <translation>keines der Modelle kann mit diesen Messungen laufen; %1: %2</translation>
    </message>
    <message>
      <source>none, as there is one switch</source>
      <translation>keine, da es einen Switch gibt</translation>
    </message>
    <message>
      <source>none, mpirun by hand</source>
      <translation>keines, mpirun von Hand</translation>
    </message>
    <message>
      <source>not all hosts have the same link to themselves, and a platform has one speed within its nodes: these links were left out</source>
      <translation>nicht alle Hosts haben dieselbe Verbindung zu sich selbst, und eine Plattform hat eine Geschwindigkeit in ihren Knoten: Diese Verbindungen wurden weggelassen</translation>
    </message>
    <message>
      <source>not all of its NICs are as fast: the slowest, %1 GB/s, stands for all</source>
      <translation>nicht alle ihrer NICs sind gleich schnell: Die langsamste mit %1 GB/s steht für alle</translation>
    </message>
    <message>
      <source>not all of its NVLinks are as fast: the slowest, %1 GB/s, stands for all</source>
      <translation>nicht alle ihrer NVLinks sind gleich schnell: Der langsamste mit %1 GB/s steht für alle</translation>
    </message>
    <message>
      <source>not applicable: %1</source>
      <translation>nicht anwendbar: %1</translation>
    </message>
    <message>
      <source>not determined by these patterns</source>
      <translation>durch diese Muster nicht bestimmt</translation>
    </message>
    <message>
      <source>not known and kept as text: %1</source>
      <translation>nicht bekannt und als Text behalten: %1</translation>
    </message>
    <message>
      <source>not known: %1</source>
      <translation>nicht bekannt: %1</translation>
    </message>
    <message>
      <source>not known: the project has unsaved changes</source>
      <translation>nicht bekannt: das Projekt hat ungespeicherte Änderungen</translation>
    </message>
    <message>
      <source>not predicted</source>
      <translation>nicht vorhergesagt</translation>
    </message>
    <message>
      <source>not recorded, and so left empty in summaries: %1</source>
      <translation>nicht aufgezeichnet und daher in Zusammenfassungen leer: %1</translation>
    </message>
    <message>
      <source>not run by itself: %1 together save less than %2 %</source>
      <translation>nicht einzeln gerechnet: %1 sparen zusammen weniger als %2 %</translation>
    </message>
    <message>
      <source>not run: there are too many groups for so long a program</source>
      <translation>nicht gerechnet: für ein so langes Programm sind es zu viele Gruppen</translation>
    </message>
    <message>
      <source>not saturated</source>
      <translation>nicht gesättigt</translation>
    </message>
    <message>
      <source>not saved</source>
      <translation>nicht gespeichert</translation>
    </message>
    <message>
      <source>not started yet in this step</source>
      <translation>in diesem Schritt noch nicht gestartet</translation>
    </message>
    <message>
      <source>not strongly slow</source>
      <translation>nicht stark verlangsamt</translation>
    </message>
    <message>
      <source>not strongly slow; 1/%1 cut to an integer</source>
      <translation>nicht stark verlangsamt; 1/%1 zur ganzen Zahl abgeschnitten</translation>
    </message>
    <message>
      <source>not supported, %1</source>
      <translation>nicht gestützt, %1</translation>
    </message>
    <message>
      <source>not under way in this step</source>
      <translation>in diesem Schritt nicht unterwegs</translation>
    </message>
    <message>
      <source>note</source>
      <translation>Hinweis</translation>
    </message>
    <message>
      <source>notes</source>
      <translation>Hinweise</translation>
    </message>
    <message>
      <source>nothing</source>
      <translation>nichts</translation>
    </message>
    <message>
      <source>nothing arrived</source>
      <translation>nichts ist angekommen</translation>
    </message>
    <message>
      <source>nothing but comments and directives stands in the first %1, so this is no project; name a project file</source>
      <translation>in den ersten %1 stehen nur Kommentare und Direktiven, dies ist also kein Projekt; nennen Sie eine Projektdatei</translation>
    </message>
    <message>
      <source>nothing could be fitted</source>
      <translation>nichts konnte angepasst werden</translation>
    </message>
    <message>
      <source>nothing has times: %1</source>
      <translation>nichts hat Zeiten: %1</translation>
    </message>
    <message>
      <source>nothing in it could be used as measured times; it was read as %1</source>
      <translation>nichts darin konnte als gemessene Zeiten verwendet werden; gelesen wurde sie als %1</translation>
    </message>
    <message>
      <source>nothing in the folder can be taken</source>
      <translation>nichts in dem Ordner kann übernommen werden</translation>
    </message>
    <message>
      <source>nothing is sent: every size is 0</source>
      <translation>nichts wird gesendet: Jede Größe ist 0</translation>
    </message>
    <message>
      <source>nothing is sent: every size is 0, or goes from a node to itself</source>
      <translation>nichts wird gesendet: Jede Größe ist 0 oder geht von einem Knoten an ihn selbst</translation>
    </message>
    <message>
      <source>nothing was measured before the run ended; start it again with --resume</source>
      <translation>vor dem Ende des Laufs wurde nichts gemessen; starten Sie ihn noch einmal mit --resume</translation>
    </message>
    <message>
      <source>number</source>
      <translation>Zahl</translation>
    </message>
    <message>
      <source>number of a CPU</source>
      <translation>Nummer einer CPU</translation>
    </message>
    <message>
      <source>number of a NIC</source>
      <translation>Nummer einer NIC</translation>
    </message>
    <message>
      <source>number of nanoseconds</source>
      <translation>Anzahl von Nanosekunden</translation>
    </message>
    <message>
      <source>number of ranks</source>
      <translation>Anzahl der Ränge</translation>
    </message>
    <message>
      <source>number of the row, from 1 on</source>
      <translation>Nummer der Zeile, ab 1</translation>
    </message>
    <message>
      <source>numbers have a decimal comma</source>
      <translation>Zahlen haben ein Dezimalkomma</translation>
    </message>
    <message>
      <source>numbers have a decimal comma, and points between thousands</source>
      <translation>Zahlen haben ein Dezimalkomma und Punkte zwischen Tausendern</translation>
    </message>
    <message>
      <source>numbers such as 1,024 may have a decimal comma or a comma between thousands; say which decimal mark the file has</source>
      <translation>Zahlen wie 1,024 können ein Dezimalkomma oder ein Komma zwischen Tausendern haben; sagen Sie, welches Dezimalzeichen die Datei hat</translation>
    </message>
    <message>
      <source>of %1</source>
      <translation>von %1</translation>
    </message>
    <message>
      <source>of %1 none is the one to hold out; hold out a larger part, or name a measurement</source>
      <translation>von %1 ist keines das herauszuhaltende; einen größeren Teil heraushalten, oder eine Messung nennen</translation>
    </message>
    <message>
      <source>of %1 of MPI_Alltoallv the archive has only what a process sends and receives in all; who sends how much to whom is estimated from these sums</source>
      <translation>von MPI_Alltoallv (%1) hat das Archiv nur, was ein Prozess insgesamt sendet und empfängt; wer wem wie viel sendet, ist aus diesen Summen geschätzt</translation>
    </message>
    <message>
      <source>of %1 the latency of links is not known</source>
      <translation>von %1 ist die Latenz der Verbindungen nicht bekannt</translation>
    </message>
    <message>
      <source>of %1 the latency of nodes and latency of links is not known</source>
      <translation>von %1 sind die Latenz der Knoten und die Latenz der Verbindungen nicht bekannt</translation>
    </message>
    <message>
      <source>of %1 the latency of nodes is not known</source>
      <translation>von %1 ist die Latenz der Knoten nicht bekannt</translation>
    </message>
    <message>
      <source>of a cell at the border</source>
      <translation>einer Zelle am Rand</translation>
    </message>
    <message>
      <source>of a gradient when it is reduced</source>
      <translation>eines Gradienten, wenn er reduziert wird</translation>
    </message>
    <message>
      <source>of a layer forward, for a microbatch; backward takes twice as long</source>
      <translation>einer Schicht vorwärts, je Mikrobatch; rückwärts dauert es doppelt so lange</translation>
    </message>
    <message>
      <source>of a loop around the row, from 0 on</source>
      <translation>einer Schleife um die Zeile, von 0 an</translation>
    </message>
    <message>
      <source>of a message to a neighbour</source>
      <translation>einer Nachricht an einen Nachbarn</translation>
    </message>
    <message>
      <source>of a microbatch in a stage</source>
      <translation>eines Mikrobatches in einer Stufe</translation>
    </message>
    <message>
      <source>of a process in a step</source>
      <translation>eines Prozesses in einem Schritt</translation>
    </message>
    <message>
      <source>of a stage</source>
      <translation>einer Stufe</translation>
    </message>
    <message>
      <source>of a step</source>
      <translation>eines Schritts</translation>
    </message>
    <message>
      <source>of a weight and of an activation</source>
      <translation>eines Gewichts und einer Aktivierung</translation>
    </message>
    <message>
      <source>of all layers</source>
      <translation>aller Schichten</translation>
    </message>
    <message>
      <source>of an activation on its way back</source>
      <translation>einer Aktivierung auf dem Rückweg</translation>
    </message>
    <message>
      <source>of an activation on its way to an expert</source>
      <translation>einer Aktivierung auf dem Weg zu einem Experten</translation>
    </message>
    <message>
      <source>of an iteration for a cell</source>
      <translation>einer Iteration für eine Zelle</translation>
    </message>
    <message>
      <source>of attention and all else that is not experts, in a layer</source>
      <translation>von Attention und allem, was nicht Experten ist, in einer Schicht</translation>
    </message>
    <message>
      <source>of computing a cell</source>
      <translation>für das Rechnen einer Zelle</translation>
    </message>
    <message>
      <source>of computing a plane</source>
      <translation>für das Rechnen einer Ebene</translation>
    </message>
    <message>
      <source>of computing before it is written</source>
      <translation>Rechnen, bevor geschrieben wird</translation>
    </message>
    <message>
      <source>of each GPU into the switch within its server, each way</source>
      <translation>jeder GPU in den Switch in ihrem Server, je Richtung</translation>
    </message>
    <message>
      <source>of each GPU's link to the switch within its server</source>
      <translation>der Verbindung jeder GPU zum Switch in ihrem Server</translation>
    </message>
    <message>
      <source>of each NIC's link (default 0 s)</source>
      <translation>der Verbindung jeder Netzkarte (üblich 0 s)</translation>
    </message>
    <message>
      <source>of each link between switches (default 0 s)</source>
      <translation>jeder Verbindung zwischen Switches (üblich 0 s)</translation>
    </message>
    <message>
      <source>of each link between switches, each way (default 9.4 Gbit/s)</source>
      <translation>jeder Verbindung zwischen Switches, je Richtung (üblich 9.4 Gbit/s)</translation>
    </message>
    <message>
      <source>of each message; 1 MB..10 MB draws every size evenly between the two</source>
      <translation>jeder Nachricht; 1 MB..10 MB lost jede Größe gleichmäßig dazwischen aus</translation>
    </message>
    <message>
      <source>of each node's NIC, each way (default 940 Mbit/s)</source>
      <translation>der Netzkarte jedes Knotens, je Richtung (üblich 940 Mbit/s)</translation>
    </message>
    <message>
      <source>of equally short ways a hash of the ends chooses (ECMP), as ns-3 does; nodes do not forward</source>
      <translation>unter gleich kurzen Wegen wählt ein Hash der Enden (ECMP), wie bei ns-3; Knoten leiten nicht weiter</translation>
    </message>
    <message>
      <source>of it at once</source>
      <translation>davon auf einmal</translation>
    </message>
    <message>
      <source>of it to acknowledgements of the messages against it</source>
      <translation>davon an Bestätigungen der Nachrichten dagegen</translation>
    </message>
    <message>
      <source>of it to messages that another channel limits</source>
      <translation>davon an Nachrichten, die ein anderer Kanal begrenzt</translation>
    </message>
    <message>
      <source>of messages against it that another channel limits</source>
      <translation>von Nachrichten dagegen, die ein anderer Kanal begrenzt</translation>
    </message>
    <message>
      <source>of the experts of a process, in a layer</source>
      <translation>der Experten eines Prozesses, in einer Schicht</translation>
    </message>
    <message>
      <source>of the fastest message on it</source>
      <translation>der schnellsten Nachricht darauf</translation>
    </message>
    <message>
      <source>of the fastest offer first and of the workloads that weigh most</source>
      <translation>des schnellsten Angebots zuerst und der Workloads mit dem größten Gewicht</translation>
    </message>
    <message>
      <source>of the fit</source>
      <translation>der Anpassung</translation>
    </message>
    <message>
      <source>of the latency there and back, T0</source>
      <translation>der Latenz hin und zurück, T0</translation>
    </message>
    <message>
      <source>of the message crosses this channel</source>
      <translation>der Nachricht nehmen diesen Kanal</translation>
    </message>
    <message>
      <source>of the model</source>
      <translation>des Modells</translation>
    </message>
    <message>
      <source>of the peak that is reached</source>
      <translation>der Spitze, der erreicht wird</translation>
    </message>
    <message>
      <source>of the vocabulary's layer in the last stage, forward</source>
      <translation>der Schicht des Vokabulars in der letzten Stufe, vorwärts</translation>
    </message>
    <message>
      <source>of the workloads that weigh most</source>
      <translation>der Workloads mit dem größten Gewicht</translation>
    </message>
    <message>
      <source>of them, those that each expert has for itself</source>
      <translation>davon die, die jeder Experte für sich hat</translation>
    </message>
    <message>
      <source>of this row</source>
      <translation>aus dieser Zeile</translation>
    </message>
    <message>
      <source>of very many pairs of hosts %1 were not compared with the ways of SimGrid</source>
      <translation>von sehr vielen Paaren von Hosts wurden %1 nicht mit den Wegen von SimGrid verglichen</translation>
    </message>
    <message>
      <source>offer %1: %2 of the same workloads; the fastest under the model of its first one counts</source>
      <translation>Angebot %1: %2 derselben Workloads; es zählt das schnellste unter dem Modell des ersten</translation>
    </message>
    <message>
      <source>on patterns left out of the fit</source>
      <translation>für Muster, die bei der Anpassung ausgelassen wurden</translation>
    </message>
    <message>
      <source>on the front</source>
      <translation>auf der Front</translation>
    </message>
    <message>
      <source>on the front; %1 costs less, too close to call</source>
      <translation>auf der Front; %1 kostet weniger, zu knapp für ein Urteil</translation>
    </message>
    <message>
      <source>once, or year: in each of the platform's years; empty: once</source>
      <translation>once (einmal) oder year: in jedem der Jahre der Plattform; leer: once</translation>
    </message>
    <message>
      <source>one of the algorithms %1</source>
      <translation>einen der Algorithmen %1</translation>
    </message>
    <message>
      <source>one of two values</source>
      <translation>einer von zwei Werten</translation>
    </message>
    <message>
      <source>one per core</source>
      <translation>einer je Kern</translation>
    </message>
    <message>
      <source>one price for the whole</source>
      <translation>ein Preis für das Ganze</translation>
    </message>
    <message>
      <source>one-sided communication is not taken; programs have none</source>
      <translation>einseitige Kommunikation wird nicht übernommen; Programme haben keine</translation>
    </message>
    <message>
      <source>only a result of contraflow-run can be followed, and this is none</source>
      <translation>verfolgt werden kann nur ein Ergebnis von contraflow-run, und dies ist keines</translation>
    </message>
    <message>
      <source>only by the routes that are written out</source>
      <translation>nur auf den ausgeschriebenen Routen</translation>
    </message>
    <message>
      <source>only the first %1 rows were read</source>
      <translation>nur die ersten %1 Zeilen wurden gelesen</translation>
    </message>
    <message>
      <source>order of the matrix</source>
      <translation>Ordnung der Matrix</translation>
    </message>
    <message>
      <source>osu_mbw_mr ran with varied windows (-V), a column for each, which are not taken; run it without -V</source>
      <translation>osu_mbw_mr lief mit verschiedenen Fenstern (-V), einer Spalte für jedes, die nicht übernommen werden; führen Sie es ohne -V aus</translation>
    </message>
    <message>
      <source>other</source>
      <translation>Sonstiges</translation>
    </message>
    <message>
      <source>other items</source>
      <translation>andere Posten</translation>
    </message>
    <message>
      <source>other things</source>
      <translation>Sonstiges</translation>
    </message>
    <message>
      <source>others</source>
      <translation>andere</translation>
    </message>
    <message>
      <source>out of %1</source>
      <translation>aus %1 heraus</translation>
    </message>
    <message>
      <source>outside m</source>
      <translation>außerhalb von m</translation>
    </message>
    <message>
      <source>outside m; not saturated</source>
      <translation>außerhalb von m; nicht gesättigt</translation>
    </message>
    <message>
      <source>outside n</source>
      <translation>außerhalb von n</translation>
    </message>
    <message>
      <source>outside n and m</source>
      <translation>außerhalb von n und m</translation>
    </message>
    <message>
      <source>outside n and m; not saturated</source>
      <translation>außerhalb von n und m; nicht gesättigt</translation>
    </message>
    <message>
      <source>outside n; not saturated</source>
      <translation>außerhalb von n; nicht gesättigt</translation>
    </message>
    <message>
      <source>over %1</source>
      <translation>über %1</translation>
    </message>
    <message>
      <source>over %1 of %2, those for which all of these networks have results</source>
      <translation>über %1 von %2, für die alle diese Netze Ergebnisse haben</translation>
    </message>
    <message>
      <source>over the sizes of messages</source>
      <translation>über die Größen der Nachrichten</translation>
    </message>
    <message>
      <source>overheads of messages</source>
      <translation>Aufwand für Nachrichten</translation>
    </message>
    <message>
      <source>p, nodes of a switch</source>
      <translation>p, Knoten eines Switches</translation>
    </message>
    <message>
      <source>parallel links between two switches</source>
      <translation>parallele Verbindungen zwischen zwei Switches</translation>
    </message>
    <message>
      <source>parameter</source>
      <translation>Parameter</translation>
    </message>
    <message>
      <source>parameter %1</source>
      <translation>Parameter %1</translation>
    </message>
    <message>
      <source>parameter %1 has no value; %2</source>
      <translation>Parameter %1 hat keinen Wert; %2</translation>
    </message>
    <message>
      <source>parameter %1 is given twice; remove one</source>
      <translation>Parameter %1 ist zweimal angegeben; einen entfernen</translation>
    </message>
    <message>
      <source>parameters</source>
      <translation>Parameter</translation>
    </message>
    <message>
      <source>parameters of %1</source>
      <translation>Parameter von %1</translation>
    </message>
    <message>
      <source>parameters of the model, one expert a layer counted</source>
      <translation>Parameter des Modells, je Schicht ein Experte gezählt</translation>
    </message>
    <message>
      <source>parts of the gradients that are reduced one after the other</source>
      <translation>Teile der Gradienten, die nacheinander reduziert werden</translation>
    </message>
    <message>
      <source>parts of the model in a pipeline</source>
      <translation>Teile des Modells in einer Pipeline</translation>
    </message>
    <message>
      <source>pattern</source>
      <translation>Muster</translation>
    </message>
    <message>
      <source>pattern %1</source>
      <translation>Muster %1</translation>
    </message>
    <message>
      <source>pattern %1 has other messages than when it was planned; its times were measured among those of the plan, so that predictions of it are of another pattern: plan it again, or import into the project as it was</source>
      <translation>Muster %1 hat andere Nachrichten als bei der Planung; seine Zeiten wurden unter denen des Plans gemessen, Vorhersagen gelten also einem anderen Muster: Planen Sie es neu, oder importieren Sie in das Projekt, wie es war</translation>
    </message>
    <message>
      <source>pattern %1, message %2</source>
      <translation>Muster %1, Nachricht %2</translation>
    </message>
    <message>
      <source>patterns</source>
      <translation>Muster</translation>
    </message>
    <message>
      <source>peak of a GPU in a second</source>
      <translation>Spitze einer GPU in einer Sekunde</translation>
    </message>
    <message>
      <source>perftest (ib_write_bw)</source>
      <translation>perftest (ib_write_bw)</translation>
    </message>
    <message>
      <source>phase %1</source>
      <translation>Phase %1</translation>
    </message>
    <message>
      <source>phases are left out</source>
      <translation>Phasen werden weggelassen</translation>
    </message>
    <message>
      <source>pipeline-parallel degree: stages of layers</source>
      <translation>Grad der Pipelineparallelität: Stufen aus Schichten</translation>
    </message>
    <message>
      <source>place</source>
      <translation>Platz</translation>
    </message>
    <message>
      <source>place %1 has a node already, %2; blocks must not overlap</source>
      <translation>Platz %1 hat schon einen Knoten, %2; Blöcke dürfen sich nicht überlappen</translation>
    </message>
    <message>
      <source>place %1 is named as a switch twice; correct the line</source>
      <translation>Platz %1 wird zweimal als Switch genannt; berichtigen Sie die Zeile</translation>
    </message>
    <message>
      <source>place %1 is one more than the %2 switches of the first line; correct the line</source>
      <translation>Platz %1 ist einer mehr als die %2 Switches der ersten Zeile; berichtigen Sie die Zeile</translation>
    </message>
    <message>
      <source>place it in mapping %1</source>
      <translation>in der Zuordnung %1 platzieren</translation>
    </message>
    <message>
      <source>place it in the mapping</source>
      <translation>in der Zuordnung platzieren</translation>
    </message>
    <message>
      <source>places</source>
      <translation>Plätze</translation>
    </message>
    <message>
      <source>places of %1</source>
      <translation>Plätze von %1</translation>
    </message>
    <message>
      <source>planes, which are swept one after the other</source>
      <translation>Ebenen, die nacheinander durchlaufen werden</translation>
    </message>
    <message>
      <source>platform</source>
      <translation>Plattform</translation>
    </message>
    <message>
      <source>platform %1</source>
      <translation>Plattform %1</translation>
    </message>
    <message>
      <source>platform %1 cannot be written: %2</source>
      <translation>Plattform %1 kann nicht geschrieben werden: %2</translation>
    </message>
    <message>
      <source>platform %1 gets an oversubscription of %2 to 1, the nodes' bandwidth over that of the links to other switches</source>
      <translation>Plattform %1 bekommt eine Überbuchung von %2 zu 1, die Bandbreite der Knoten über der der Verbindungen zu anderen Switches</translation>
    </message>
    <message>
      <source>platform %1 gets the routing %2 of the preset %3, as the file names none</source>
      <translation>Plattform %1 bekommt das Routing %2 der Vorlage %3, da die Datei keines nennt</translation>
    </message>
    <message>
      <source>platform %1 gives its nodes no latency</source>
      <translation>Plattform %1 gibt ihren Knoten keine Latenz</translation>
    </message>
    <message>
      <source>platform %1 gives no latency</source>
      <translation>Plattform %1 gibt keine Latenz an</translation>
    </message>
    <message>
      <source>platform %1 has %2; give what is missing, or compare without it</source>
      <translation>Plattform %1 hat %2; geben Sie an, was fehlt, oder vergleichen Sie ohne sie</translation>
    </message>
    <message>
      <source>platform %1 has no links between switches, so oversubscription changes nothing</source>
      <translation>Plattform %1 hat keine Verbindungen zwischen Switches, deshalb ändert Überbuchung nichts</translation>
    </message>
    <message>
      <source>platform %1 has no node %2</source>
      <translation>Plattform %1 hat keinen Knoten %2</translation>
    </message>
    <message>
      <source>platform %1 has no node %2, so that was left out</source>
      <translation>Plattform %1 hat keinen Knoten %2, deshalb wurde das weggelassen</translation>
    </message>
    <message>
      <source>platform %1 has no node %2: all nodes of the platform were taken to be like it</source>
      <translation>Plattform %1 hat keinen Knoten %2: Alle Knoten der Plattform gelten als ihm gleich</translation>
    </message>
    <message>
      <source>platform %1 has no node; add nodes</source>
      <translation>Plattform %1 hat keinen Knoten; Knoten hinzufügen</translation>
    </message>
    <message>
      <source>platform %1 has no nodes</source>
      <translation>Plattform %1 hat keine Knoten</translation>
    </message>
    <message>
      <source>platform %1 has no servers that could take the figures</source>
      <translation>Plattform %1 hat keine Server, die die Kennzahlen bekommen könnten</translation>
    </message>
    <message>
      <source>platform %1 has no total cost: %2</source>
      <translation>Plattform %1 hat keine Gesamtkosten: %2</translation>
    </message>
    <message>
      <source>platform %1 has none of the nodes in use, which are %2; choose a scenario on the cluster that was looked at</source>
      <translation>Plattform %1 hat keinen der belegten Knoten, nämlich %2; wählen Sie ein Szenario auf dem Cluster, der angesehen wurde</translation>
    </message>
    <message>
      <source>platform %1 has too few nodes at its switches for a pattern that tells whether congestion control works; it takes five at one switch, or three at one and two at another</source>
      <translation>Plattform %1 hat zu wenige Knoten an ihren Switches für ein Muster, das sagt, ob die Überlastregelung wirkt; es braucht fünf an einem Switch, oder drei an einem und zwei an einem anderen</translation>
    </message>
    <message>
      <source>platform %1, nodes %2: %3</source>
      <translation>Plattform %1, Knoten %2: %3</translation>
    </message>
    <message>
      <source>platform %1, servers %2: %3</source>
      <translation>Plattform %1, Server %2: %3</translation>
    </message>
    <message>
      <source>platform %1: %2</source>
      <translation>Plattform %1: %2</translation>
    </message>
    <message>
      <source>platform %1: %2, %3 with %4, %5 besides those of the servers</source>
      <translation>Plattform %1: %2, %3 mit %4, %5 außer denen der Server</translation>
    </message>
    <message>
      <source>platform %1: %2, %3, %4 besides those of the nodes</source>
      <translation>Plattform %1: %2, %3, %4 außer denen der Knoten</translation>
    </message>
    <message>
      <source>platform %1: %2: %3</source>
      <translation>Plattform %1: %2: %3</translation>
    </message>
    <message>
      <source>platform %1: 1 server with %2</source>
      <translation>Plattform %1: 1 Server mit %2</translation>
    </message>
    <message>
      <source>platform %1: with it the platforms of the project have more than %2 nodes together, so it was not checked; remove nodes or split the project</source>
      <translation>Plattform %1: mit ihr haben die Plattformen des Projekts zusammen mehr als %2 Knoten, daher wurde sie nicht geprüft; Knoten entfernen, oder das Projekt aufteilen</translation>
    </message>
    <message>
      <source>platforms</source>
      <translation>Plattformen</translation>
    </message>
    <message>
      <source>platforms side by side: results by workload, price, cost, rank, why; as xlsx with formulas</source>
      <translation>Plattformen nebeneinander: Ergebnisse nach Workload, Preis, Kosten, Rang, Grund; als xlsx mit Formeln</translation>
    </message>
    <message>
      <source>points along each side of the cube</source>
      <translation>Punkte an jeder Seite des Würfels</translation>
    </message>
    <message>
      <source>policies and seeds</source>
      <translation>Strategien und Seeds</translation>
    </message>
    <message>
      <source>ports of every switch, an even number</source>
      <translation>Anschlüsse jedes Switches, eine gerade Zahl</translation>
    </message>
    <message>
      <source>power</source>
      <translation>Leistung</translation>
    </message>
    <message>
      <source>predicted against measured times, model by model</source>
      <translation>vorhergesagte gegenüber gemessenen Zeiten, Modell für Modell</translation>
    </message>
    <message>
      <source>predicted in %1</source>
      <translation>vorhergesagt in %1</translation>
    </message>
    <message>
      <source>predictions of %1 are off by %2 in the mean, and so are those of the other models.</source>
      <translation>Vorhersagen von %1 liegen im Mittel um %2 daneben, die der anderen Modelle ebenso.</translation>
    </message>
    <message>
      <source>predictions of %1 are off by %2 in the mean, the least of all models, and those of %3 by %4, the most.</source>
      <translation>Vorhersagen von %1 liegen im Mittel um %2 daneben, am wenigsten von allen Modellen, und die von %3 um %4, am meisten.</translation>
    </message>
    <message>
      <source>predictions of %1 are off by %2 in the mean.</source>
      <translation>Vorhersagen von %1 liegen im Mittel um %2 daneben.</translation>
    </message>
    <message>
      <source>preset</source>
      <translation>Vorlage</translation>
    </message>
    <message>
      <source>preset %1</source>
      <translation>Vorlage %1</translation>
    </message>
    <message>
      <source>price</source>
      <translation>Preis</translation>
    </message>
    <message>
      <source>prices are in %1, which are not converted; give all of them in one currency</source>
      <translation>Preise sind in %1, die nicht umgerechnet werden; geben Sie alle in einer Währung an</translation>
    </message>
    <message>
      <source>priorities of messages (prio) are left out</source>
      <translation>Prioritäten von Nachrichten (prio) werden weggelassen</translation>
    </message>
    <message>
      <source>process</source>
      <translation>Prozess</translation>
    </message>
    <message>
      <source>process %1</source>
      <translation>Prozess %1</translation>
    </message>
    <message>
      <source>process %1 begins %2 and never finds it complete, which alone says what it is; record the program until its end</source>
      <translation>Prozess %1 beginnt %2 und findet es nie abgeschlossen vor, was allein sagt, was es ist; zeichnen Sie das Programm bis zu seinem Ende auf</translation>
    </message>
    <message>
      <source>process %1 cannot stay where it is, as it is not placed; place it in the mapping</source>
      <translation>Prozess %1 kann nicht bleiben, wo er ist, da er nicht platziert ist; ihn in der Zuordnung platzieren</translation>
    </message>
    <message>
      <source>process %1 has %2; write the number of one of them, or the process alone</source>
      <translation>Prozess %1 hat %2; die Nummer von einem davon schreiben, oder den Prozess allein</translation>
    </message>
    <message>
      <source>process %1 has no event %2; it has events 1 to %3</source>
      <translation>Prozess %1 hat kein Ereignis %2; er hat die Ereignisse 1 bis %3</translation>
    </message>
    <message>
      <source>process %1 has no event %2; it has none</source>
      <translation>Prozess %1 hat kein Ereignis %2; er hat keine</translation>
    </message>
    <message>
      <source>process %1 in %2 computes for too long to be counted in nanoseconds</source>
      <translation>Prozess %1 in %2 rechnet zu lange, um in Nanosekunden gezählt zu werden</translation>
    </message>
    <message>
      <source>process %1 in %2 is not in group %3</source>
      <translation>Prozess %1 in %2 ist nicht in der Gruppe %3</translation>
    </message>
    <message>
      <source>process %1 in %2: %3</source>
      <translation>Prozess %1 in %2: %3</translation>
    </message>
    <message>
      <source>process %1 in %2: root or sizes do not fit group %3</source>
      <translation>Prozess %1 in %2: Wurzel oder Größen passen nicht zur Gruppe %3</translation>
    </message>
    <message>
      <source>process %1 is a graph of operations, which actions one after the other cannot say; export it as goal</source>
      <translation>Prozess %1 ist ein Graph von Operationen, was Aktionen nacheinander nicht sagen können; exportieren Sie es als goal</translation>
    </message>
    <message>
      <source>process %1 is placed on the unknown node %2; %3</source>
      <translation>Prozess %1 ist auf den unbekannten Knoten %2 gelegt; %3</translation>
    </message>
    <message>
      <source>process %1 is placed twice; remove one of the places</source>
      <translation>Prozess %1 ist zweimal platziert; einen der Plätze entfernen</translation>
    </message>
    <message>
      <source>processes</source>
      <translation>Prozesse</translation>
    </message>
    <message>
      <source>processes along x</source>
      <translation>Prozesse entlang x</translation>
    </message>
    <message>
      <source>processes along y</source>
      <translation>Prozesse entlang y</translation>
    </message>
    <message>
      <source>processes along z</source>
      <translation>Prozesse entlang z</translation>
    </message>
    <message>
      <source>processes below one another</source>
      <translation>Prozesse untereinander</translation>
    </message>
    <message>
      <source>processes beside one another</source>
      <translation>Prozesse nebeneinander</translation>
    </message>
    <message>
      <source>processes that compute and write</source>
      <translation>Prozesse, die rechnen und schreiben</translation>
    </message>
    <message>
      <source>processes that share a stage, on one node</source>
      <translation>Prozesse, die sich eine Stufe teilen, auf einem Knoten</translation>
    </message>
    <message>
      <source>processes that take what is written</source>
      <translation>Prozesse, die das Geschriebene nehmen</translation>
    </message>
    <message>
      <source>processes, over which the experts are spread</source>
      <translation>Prozesse, über die die Experten verteilt sind</translation>
    </message>
    <message>
      <source>program</source>
      <translation>Programm</translation>
    </message>
    <message>
      <source>program %1</source>
      <translation>Programm %1</translation>
    </message>
    <message>
      <source>program %1, figure %2</source>
      <translation>Programm %1, Angabe %2</translation>
    </message>
    <message>
      <source>project</source>
      <translation>projekt</translation>
    </message>
    <message>
      <source>project %1</source>
      <translation>Projekt %1</translation>
    </message>
    <message>
      <source>project %1 has %2; 'contraflow validate' lists what is wrong with it</source>
      <translation>Projekt %1 hat %2; 'contraflow validate' führt auf, was daran falsch ist</translation>
    </message>
    <message>
      <source>project %1 is another one than the campaign was made of: %2 has SHA-256 %3; restore it, or take it as it is with --seal</source>
      <translation>Projekt %1 ist ein anderes als das, aus dem die Kampagne gemacht wurde: %2 hat SHA-256 %3; stellen Sie es wieder her, oder nehmen Sie es mit --seal, wie es ist</translation>
    </message>
    <message>
      <source>project %1: %2</source>
      <translation>Projekt %1: %2</translation>
    </message>
    <message>
      <source>quartiles</source>
      <translation>Quartile</translation>
    </message>
    <message>
      <source>rack pairs</source>
      <translation>Rackpaare</translation>
    </message>
    <message>
      <source>racks, one switch each</source>
      <translation>Racks mit je einem Switch</translation>
    </message>
    <message>
      <source>radical %1 is no list of numbers such as 0-15,20 with plain hyphens</source>
      <translation>radical %1 ist keine Liste von Zahlen wie 0-15,20 mit einfachen Bindestrichen</translation>
    </message>
    <message>
      <source>radical %1 names more than %2 hosts; import a smaller part</source>
      <translation>radical %1 nennt mehr als %2 Hosts; importieren Sie einen kleineren Teil</translation>
    </message>
    <message>
      <source>random</source>
      <translation>zufällig</translation>
    </message>
    <message>
      <source>random placement with seed %1</source>
      <translation>zufällige Platzierung mit dem Startwert %1</translation>
    </message>
    <message>
      <source>rank</source>
      <translation>Rang</translation>
    </message>
    <message>
      <source>rank %1 has a block already</source>
      <translation>Rang %1 hat schon einen Block</translation>
    </message>
    <message>
      <source>rank %1 in its group %2</source>
      <translation>Rang %1 in seiner Gruppe %2</translation>
    </message>
    <message>
      <source>rank %1 is not one of the %2</source>
      <translation>Rang %1 ist keiner der %2</translation>
    </message>
    <message>
      <source>rank %1 is not one of the %2 of its communicator</source>
      <translation>Rang %1 ist keiner der %2 seines Kommunikators</translation>
    </message>
    <message>
      <source>rank %1 is too large; up to %2 processes are taken</source>
      <translation>Rang %1 ist zu groß; bis zu %2 Prozesse werden genommen</translation>
    </message>
    <message>
      <source>rank %1 takes part, and the trace has rank 0 only; give the files of all ranks</source>
      <translation>Rang %1 nimmt teil, und der Trace hat nur Rang 0; geben Sie die Dateien aller Ränge an</translation>
    </message>
    <message>
      <source>rank %1 takes part, and the trace has ranks 0 to %2; give the files of all ranks</source>
      <translation>Rang %1 nimmt teil, und der Trace hat die Ränge 0 bis %2; geben Sie die Dateien aller Ränge an</translation>
    </message>
    <message>
      <source>ranks were not where the plan has them</source>
      <translation>Ränge waren nicht, wo der Plan sie hat</translation>
    </message>
    <message>
      <source>ranks were not where the plan has them while %1 measured, so that the times are those of other places than the scenario's; correct the mapping, or measure where it says</source>
      <translation>Ränge waren nicht, wo der Plan sie hat, als gemessen wurde (%1), sodass die Zeiten die anderer Plätze als der des Szenarios sind; berichtigen Sie die Zuordnung, oder messen Sie, wo sie es sagt</translation>
    </message>
    <message>
      <source>rates</source>
      <translation>Raten</translation>
    </message>
    <message>
      <source>rates of a receiver or sender</source>
      <translation>den Raten eines Empfängers oder Senders</translation>
    </message>
    <message>
      <source>reading the trace was cancelled</source>
      <translation>das Lesen des Trace wurde abgebrochen</translation>
    </message>
    <message>
      <source>receives without a size, of processes that receive from any process or with any tag, are written with 0 bytes</source>
      <translation>Empfänge ohne Größe, von Prozessen, die von jedem Prozess oder mit jedem Tag empfangen, werden mit 0 Bytes geschrieben</translation>
    </message>
    <message>
      <source>record %1 of process %2: %3</source>
      <translation>Eintrag %1 von Prozess %2: %3</translation>
    </message>
    <message>
      <source>reference</source>
      <translation>Referenz</translation>
    </message>
    <message>
      <source>remove it</source>
      <translation>entfernen</translation>
    </message>
    <message>
      <source>repetitions</source>
      <translation>Wiederholungen</translation>
    </message>
    <message>
      <source>report</source>
      <translation>bericht</translation>
    </message>
    <message>
      <source>residual of the solver %1</source>
      <translation>Residuum des Lösers %1</translation>
    </message>
    <message>
      <source>result of contraflow-run</source>
      <translation>Ergebnis von contraflow-run</translation>
    </message>
    <message>
      <source>round robin per node</source>
      <translation>Round-Robin je Knoten</translation>
    </message>
    <message>
      <source>round robin per processor</source>
      <translation>Round-Robin je Prozessor</translation>
    </message>
    <message>
      <source>rounded down</source>
      <translation>abgerundet</translation>
    </message>
    <message>
      <source>rounded up</source>
      <translation>aufgerundet</translation>
    </message>
    <message>
      <source>route</source>
      <translation>Route</translation>
    </message>
    <message>
      <source>routes</source>
      <translation>Routen</translation>
    </message>
    <message>
      <source>routes between nodes that platforms write out</source>
      <translation>Routen zwischen Knoten, die Plattformen ausschreiben</translation>
    </message>
    <message>
      <source>routes from outside to %1 were left out: in SimGrid messages from outside reach each host of such a cluster without passing its links, which has no equal here</source>
      <translation>Routen von außen zu %1 wurden weggelassen: In SimGrid erreichen Nachrichten von außen jeden Host eines solchen Clusters, ohne seine Verbindungen zu durchlaufen, was hier keine Entsprechung hat</translation>
    </message>
    <message>
      <source>routes of %1</source>
      <translation>Routen von %1</translation>
    </message>
    <message>
      <source>routing</source>
      <translation>Routing</translation>
    </message>
    <message>
      <source>row</source>
      <translation>Zeile</translation>
    </message>
    <message>
      <source>row %1</source>
      <translation>Zeile %1</translation>
    </message>
    <message>
      <source>rows of %1</source>
      <translation>Zeilen von %1</translation>
    </message>
    <message>
      <source>rows of processes</source>
      <translation>Zeilen von Prozessen</translation>
    </message>
    <message>
      <source>rows of the matrix are senders, columns receivers</source>
      <translation>Zeilen der Matrix sind Sender, Spalten Empfänger</translation>
    </message>
    <message>
      <source>rows of the matrix are senders, columns receivers; the diagonal is left out</source>
      <translation>Zeilen der Matrix sind Sender, Spalten Empfänger; die Diagonale wird weggelassen</translation>
    </message>
    <message>
      <source>run %1</source>
      <translation>Lauf %1</translation>
    </message>
    <message>
      <source>run in %1</source>
      <translation>gelaufen in %1</translation>
    </message>
    <message>
      <source>runs a schedule whose operations go on at once (GOAL); programs that are sequences of events can be measured</source>
      <translation>führt einen Ablauf aus, dessen Operationen gleichzeitig laufen (GOAL); Programme aus Folgen von Ereignissen können gemessen werden</translation>
    </message>
    <message>
      <source>runs that would tell models apart</source>
      <translation>Läufe, die Modelle unterscheiden würden</translation>
    </message>
    <message>
      <source>samples</source>
      <translation>Stichproben</translation>
    </message>
    <message>
      <source>saves less than %1 %, not run: %2 stays busy for %3</source>
      <translation>spart weniger als %1 %, nicht gerechnet: %2 bleibt %3 lang belegt</translation>
    </message>
    <message>
      <source>saves money as well</source>
      <translation>spart auch Geld</translation>
    </message>
    <message>
      <source>says what is at fault</source>
      <translation>sagt, was fehlerhaft ist</translation>
    </message>
    <message>
      <source>says why</source>
      <translation>sagt, warum</translation>
    </message>
    <message>
      <source>scan and exscan are taken as messages from each process to the next</source>
      <translation>scan und exscan gelten als Nachrichten von jedem Prozess zum nächsten</translation>
    </message>
    <message>
      <source>scenario</source>
      <translation>Szenario</translation>
    </message>
    <message>
      <source>scenario %1</source>
      <translation>Szenario %1</translation>
    </message>
    <message>
      <source>scenario %1 %2</source>
      <translation>Szenario %1 %2</translation>
    </message>
    <message>
      <source>scenario %1 cannot run; correct what is said about it</source>
      <translation>Szenario %1 kann nicht laufen; beheben, was darüber gesagt ist</translation>
    </message>
    <message>
      <source>scenario %1 does not place process %2, so there is nothing to compare placements with; %3</source>
      <translation>Szenario %1 platziert den Prozess %2 nicht, so dass es nichts gibt, womit Platzierungen zu vergleichen wären; %3</translation>
    </message>
    <message>
      <source>scenario %1 goes beyond what model %2 was calibrated with: %3; measure such messages to be sure</source>
      <translation>Szenario %1 geht über das hinaus, womit Modell %2 kalibriert wurde: %3; um sicher zu sein, solche Nachrichten messen</translation>
    </message>
    <message>
      <source>scenario %1 has no mapping, which is where nodes are marked as in use; give it a platform and a mapping</source>
      <translation>Szenario %1 hat keine Zuordnung, in der Knoten als belegt markiert werden; geben Sie ihm eine Plattform und eine Zuordnung</translation>
    </message>
    <message>
      <source>scenario %1 has no message that can be predicted: %2</source>
      <translation>Szenario %1 hat keine Nachricht, die vorhergesagt werden kann: %2</translation>
    </message>
    <message>
      <source>scenario %1 has no workload %2; correct the project first</source>
      <translation>Szenario %1 hat keinen Workload %2; berichtigen Sie zuerst das Projekt</translation>
    </message>
    <message>
      <source>scenario %1 has the measurement %2 already; errors count both, and what shows one of them shows the first</source>
      <translation>Szenario %1 hat schon die Messung %2; Fehler zählen beide, und was eine davon zeigt, zeigt die erste</translation>
    </message>
    <message>
      <source>scenario %1 names no model; name one of the project's</source>
      <translation>Szenario %1 nennt kein Modell; eines des Projekts nennen</translation>
    </message>
    <message>
      <source>scenario %1 runs applications, which 'contraflow replay' does; only scenarios of messages are predicted</source>
      <translation>Szenario %1 lässt Anwendungen laufen, was 'contraflow replay' tut; nur Szenarien von Nachrichten werden vorhergesagt</translation>
    </message>
    <message>
      <source>scenario %1, model %2</source>
      <translation>Szenario %1, Modell %2</translation>
    </message>
    <message>
      <source>scenario %1, step %2: %3</source>
      <translation>Szenario %1, Schritt %2: %3</translation>
    </message>
    <message>
      <source>scenario %1: %2</source>
      <translation>Szenario %1: %2</translation>
    </message>
    <message>
      <source>scenario %1: %2 %3</source>
      <translation>Szenario %1: %2 %3</translation>
    </message>
    <message>
      <source>scenario %1: %2 breaks in %3 more places; the exact models asymmetric and max-min do not</source>
      <translation>Szenario %1: %2 verletzt seine Regeln an %3 weiteren Stellen; die exakten Modelle asymmetric und max-min tun das nicht</translation>
    </message>
    <message>
      <source>scenario %1: %2 meets its conditions only within %3 % of a capacity; compare it with another model</source>
      <translation>Szenario %1: %2 erfüllt seine Bedingungen nur bis auf %3 % einer Kapazität; mit einem anderen Modell vergleichen</translation>
    </message>
    <message>
      <source>scenario %1: %2, its model without congestion control, is of the kind %3, in which full links hold up nobody else; name one of another kind, such as backpressure</source>
      <translation>Szenario %1: %2, sein Modell ohne Überlastregelung, ist von der Art %3, bei der volle Verbindungen niemand anderen aufhalten; eines anderer Art nennen, etwa backpressure</translation>
    </message>
    <message>
      <source>scenario %1: no message of workload %2 can be predicted; %3</source>
      <translation>Szenario %1: keine Nachricht des Workloads %2 kann vorhergesagt werden; %3</translation>
    </message>
    <message>
      <source>scenario %1: none of the placements can be run: %2</source>
      <translation>Szenario %1: keine der Platzierungen kann laufen: %2</translation>
    </message>
    <message>
      <source>scenarios</source>
      <translation>Szenarien</translation>
    </message>
    <message>
      <source>scenarios of a workload side by side: times, verdict, price</source>
      <translation>Szenarien eines Workloads nebeneinander: Zeiten, Befund, Preis</translation>
    </message>
    <message>
      <source>scenarios of the project</source>
      <translation>Szenarien des Projekts</translation>
    </message>
    <message>
      <source>section</source>
      <translation>Abschnitt</translation>
    </message>
    <message>
      <source>sees nodes only: it takes the %1 switches of the platform for one, and the links between them never fill up</source>
      <translation>sieht nur Knoten: es nimmt die %1 Switches der Plattform für einen, und die Verbindungen zwischen ihnen laufen nie voll</translation>
    </message>
    <message>
      <source>select messages to see theirs</source>
      <translation>Nachrichten auswählen, um ihre zu sehen</translation>
    </message>
    <message>
      <source>semicolon</source>
      <translation>Semikolon</translation>
    </message>
    <message>
      <source>sent or received by the process</source>
      <translation>vom Prozess gesendet (sent) oder empfangen (received)</translation>
    </message>
    <message>
      <source>sequences of a microbatch</source>
      <translation>Sequenzen eines Mikrobatches</translation>
    </message>
    <message>
      <source>sequences of a step, of all copies</source>
      <translation>Sequenzen eines Schritts, aller Kopien</translation>
    </message>
    <message>
      <source>server</source>
      <translation>Server</translation>
    </message>
    <message>
      <source>server %1</source>
      <translation>Server %1</translation>
    </message>
    <message>
      <source>servers</source>
      <translation>Server</translation>
    </message>
    <message>
      <source>servers and lists of them, with GPUs, NICs and rails</source>
      <translation>Server und Listen von ihnen, mit GPUs, NICs und Rails</translation>
    </message>
    <message>
      <source>servers are nodes: Slurm counts their GPUs in slurm.conf</source>
      <translation>Server sind Knoten: Slurm zählt ihre GPUs in slurm.conf</translation>
    </message>
    <message>
      <source>servers of %1</source>
      <translation>Server von %1</translation>
    </message>
    <message>
      <source>servers of GPUs</source>
      <translation>Server mit GPUs</translation>
    </message>
    <message>
      <source>session %1</source>
      <translation>Sitzung %1</translation>
    </message>
    <message>
      <source>several hosts share link %1: they hang on a switch behind it</source>
      <translation>mehrere Hosts teilen sich die Verbindung %1: Sie hängen an einem Switch dahinter</translation>
    </message>
    <message>
      <source>several messages go from %1 to %2; give their ids</source>
      <translation>mehrere Nachrichten gehen von %1 nach %2; geben Sie ihre Kennungen an</translation>
    </message>
    <message>
      <source>shared with no other message in this step</source>
      <translation>teilt sich in diesem Schritt nichts mit anderen Nachrichten</translation>
    </message>
    <message>
      <source>short queues there would end it: TCP Small Queues, fq_codel, a shorter txqueuelen</source>
      <translation>kurze Warteschlangen dort würden es beenden: TCP Small Queues, fq_codel, ein kürzeres txqueuelen</translation>
    </message>
    <message>
      <source>shortest paths, by the least loaded port for each destination (OpenSM minhop)</source>
      <translation>kürzeste Wege, durch den am wenigsten belegten Port je Ziel (OpenSM minhop)</translation>
    </message>
    <message>
      <source>shortest paths, equal ones by a hash of the ends (ECMP)</source>
      <translation>kürzeste Wege, gleiche nach einem Hash der Enden (ECMP)</translation>
    </message>
    <message>
      <source>shortest paths, equal ones by name</source>
      <translation>kürzeste Wege, gleiche nach Namen</translation>
    </message>
    <message>
      <source>shortest time</source>
      <translation>kürzeste Zeit</translation>
    </message>
    <message>
      <source>size</source>
      <translation>Größe</translation>
    </message>
    <message>
      <source>sizes are bytes and starts picoseconds, as htsim reads them</source>
      <translation>Größen sind Bytes und Startzeiten Pikosekunden, wie htsim sie liest</translation>
    </message>
    <message>
      <source>sizes are given in bytes, and %1 means bits</source>
      <translation>Größen stehen in Bytes, und %1 meint Bits</translation>
    </message>
    <message>
      <source>sizes of queues mean nothing here</source>
      <translation>Größen von Warteschlangen bedeuten hier nichts</translation>
    </message>
    <message>
      <source>skipped, because they send nothing and take no time: %1</source>
      <translation>übersprungen, da sie nichts senden und keine Zeit brauchen: %1</translation>
    </message>
    <message>
      <source>slower</source>
      <translation>langsamer</translation>
    </message>
    <message>
      <source>slower after errors</source>
      <translation>langsamer nach Abzug der Fehler</translation>
    </message>
    <message>
      <source>smaller port buffers, ECN, or a queue of their own for small packets would end it</source>
      <translation>kleinere Puffer der Anschlüsse, ECN oder eine eigene Warteschlange für kleine Pakete würden es beenden</translation>
    </message>
    <message>
      <source>sockperf</source>
      <translation>sockperf</translation>
    </message>
    <message>
      <source>some of its GPUs share a PCI switch on their way to NICs, which is not taken: not all do alike</source>
      <translation>einige seiner GPUs teilen sich einen PCI-Switch auf dem Weg zu NICs, was nicht genommen wird: nicht alle tun es gleich</translation>
    </message>
    <message>
      <source>some ranks are named twice; name each once</source>
      <translation>einige Ränge sind zweimal genannt; jeden einmal nennen</translation>
    </message>
    <message>
      <source>some routes of the platform are written out, and others follow its routing rule</source>
      <translation>manche Routen der Plattform sind ausgeschrieben, und andere folgen ihrer Routing-Regel</translation>
    </message>
    <message>
      <source>source</source>
      <translation>Quelle</translation>
    </message>
    <message>
      <source>spine switches</source>
      <translation>Spine-Switches</translation>
    </message>
    <message>
      <source>sqrt is given %1, which has no root; divide by a unit first, such as sqrt(size / 1 B)</source>
      <translation>sqrt bekommt %1, das keine Wurzel hat; vorher durch eine Einheit teilen, etwa sqrt(size / 1 B)</translation>
    </message>
    <message>
      <source>square root</source>
      <translation>Quadratwurzel</translation>
    </message>
    <message>
      <source>stands beside 'packet', with which rates become what messages get; leave one of both out</source>
      <translation>steht neben 'packet', mit dem Raten zu dem werden, was Nachrichten bekommen; lassen Sie eines von beiden weg</translation>
    </message>
    <message>
      <source>start</source>
      <translation>Beginn</translation>
    </message>
    <message>
      <source>start-up</source>
      <translation>Anlauf</translation>
    </message>
    <message>
      <source>start-up of messages decides</source>
      <translation>der Anlauf der Nachrichten entscheidet</translation>
    </message>
    <message>
      <source>start.test_start.num_streams is not the number of end.streams; one of them is damaged</source>
      <translation>start.test_start.num_streams ist nicht die Anzahl von end.streams; eines davon ist beschädigt</translation>
    </message>
    <message>
      <source>start.test_start.reverse contradicts who sent in end.streams; one of them is damaged</source>
      <translation>start.test_start.reverse widerspricht dem, wer in end.streams gesendet hat; eines davon ist beschädigt</translation>
    </message>
    <message>
      <source>starts are drawn from 0 to this time; with 0 s all messages start at once</source>
      <translation>Startzeitpunkte werden von 0 bis zu dieser Zeit ausgelost; mit 0 s starten alle Nachrichten gleichzeitig</translation>
    </message>
    <message>
      <source>starts at %1, after this step</source>
      <translation>startet bei %1, nach diesem Schritt</translation>
    </message>
    <message>
      <source>starts of %1 differ</source>
      <translation>Beginn von %1 ist verschieden</translation>
    </message>
    <message>
      <source>state sets of its conflict graph of %1</source>
      <translation>Zustandsmengen ihres Konfliktgraphen von %1</translation>
    </message>
    <message>
      <source>state sets that contain this message</source>
      <translation>Zustandsmengen, die diese Nachricht enthalten</translation>
    </message>
    <message>
      <source>step</source>
      <translation>Schritt</translation>
    </message>
    <message>
      <source>step %1 of %2</source>
      <translation>Schritt %1 von %2</translation>
    </message>
    <message>
      <source>step %1 of %2, %3 to %4</source>
      <translation>Schritt %1 von %2, %3 bis %4</translation>
    </message>
    <message>
      <source>steps</source>
      <translation>Schritte</translation>
    </message>
    <message>
      <source>steps between two reductions of the residual</source>
      <translation>Schritte zwischen zwei Reduktionen des Residuums</translation>
    </message>
    <message>
      <source>steps that may become part of the critical path</source>
      <translation>Schritte, die Teil des kritischen Pfads werden können</translation>
    </message>
    <message>
      <source>steps, of a token each</source>
      <translation>Schritte von je einem Token</translation>
    </message>
    <message>
      <source>steps: %1</source>
      <translation>Schritte: %1</translation>
    </message>
    <message>
      <source>stopped</source>
      <translation>gestoppt</translation>
    </message>
    <message>
      <source>streams of several tests are mixed</source>
      <translation>Ströme mehrerer Tests sind vermischt</translation>
    </message>
    <message>
      <source>strongly slow</source>
      <translation>stark verlangsamt</translation>
    </message>
    <message>
      <source>strongly slow into %1, from nodes with Do = %2</source>
      <translation>stark verlangsamt in %1 hinein, von Knoten mit Do = %2</translation>
    </message>
    <message>
      <source>strongly slow out of %1, into nodes with Di = %2</source>
      <translation>stark verlangsamt aus %1 heraus, in Knoten mit Di = %2</translation>
    </message>
    <message>
      <source>sums over groups of nodes (min/max aggregate)</source>
      <translation>Summen über Gruppen von Knoten (min/max aggregate)</translation>
    </message>
    <message>
      <source>sums over the processes of applications by phase</source>
      <translation>Summen über die Prozesse von Anwendungen nach Phase</translation>
    </message>
    <message>
      <source>support</source>
      <translation>Support</translation>
    </message>
    <message>
      <source>sweep %1: %2</source>
      <translation>Variation %1: %2</translation>
    </message>
    <message>
      <source>sweeps there and back</source>
      <translation>Durchläufe hin und zurück</translation>
    </message>
    <message>
      <source>switch</source>
      <translation>Switch</translation>
    </message>
    <message>
      <source>switch %1</source>
      <translation>Switch %1</translation>
    </message>
    <message>
      <source>switch %1 (line %2) has neither nodes nor switches</source>
      <translation>Switch %1 (Zeile %2) hat weder Knoten noch Switches</translation>
    </message>
    <message>
      <source>switch %1 cannot be below itself</source>
      <translation>Switch %1 kann nicht unter sich selbst sein</translation>
    </message>
    <message>
      <source>switch %1 has %2 coordinates and switch %3 has %4; give all switches as many</source>
      <translation>Switch %1 hat %2 Koordinaten, und Switch %3 hat %4; allen Switches gleich viele geben</translation>
    </message>
    <message>
      <source>switch %1 has no coordinates, which %2 needs; %3, or choose another routing</source>
      <translation>Switch %1 hat keine Koordinaten, die %2 braucht; %3, oder ein anderes Routing wählen</translation>
    </message>
    <message>
      <source>switch %1 is named on line %2 but no line describes it; it was taken without nodes</source>
      <translation>Switch %1 wird in Zeile %2 genannt, aber keine Zeile beschreibt ihn; er wurde ohne Knoten übernommen</translation>
    </message>
    <message>
      <source>switch %1 stands at %2 as switch %3 does; change one of them</source>
      <translation>Switch %1 steht bei %2 wie Switch %3; einen davon ändern</translation>
    </message>
    <message>
      <source>switch %1: %2</source>
      <translation>Switch %1: %2</translation>
    </message>
    <message>
      <source>switches</source>
      <translation>Switches</translation>
    </message>
    <message>
      <source>switches %1 are named on line %2 but no line describes them; they were taken without nodes</source>
      <translation>die Switches %1 werden in Zeile %2 genannt, aber keine Zeile beschreibt sie; sie wurden ohne Knoten übernommen</translation>
    </message>
    <message>
      <source>switches below each switch</source>
      <translation>Switches unter jedem Switch</translation>
    </message>
    <message>
      <source>switches in the first dimension</source>
      <translation>Switches in der ersten Dimension</translation>
    </message>
    <message>
      <source>switches in the second dimension</source>
      <translation>Switches in der zweiten Dimension</translation>
    </message>
    <message>
      <source>switches in the third dimension; 1: it has two</source>
      <translation>Switches in der dritten Dimension; 1: es hat zwei</translation>
    </message>
    <message>
      <source>switches of %1</source>
      <translation>Switches von %1</translation>
    </message>
    <message>
      <source>switches of each group</source>
      <translation>Switches jeder Gruppe</translation>
    </message>
    <message>
      <source>tab</source>
      <translation>Tabulator</translation>
    </message>
    <message>
      <source>table</source>
      <translation>Tabelle</translation>
    </message>
    <message>
      <source>table %1 has no column %2; %3</source>
      <translation>die Tabelle %1 hat keine Spalte %2; %3</translation>
    </message>
    <message>
      <source>tables</source>
      <translation>tabellen</translation>
    </message>
    <message>
      <source>tag</source>
      <translation>Tag</translation>
    </message>
    <message>
      <source>tag %1</source>
      <translation>Tag %1</translation>
    </message>
    <message>
      <source>take %1</source>
      <translation>wählen Sie aus %1</translation>
    </message>
    <message>
      <source>take one of %1</source>
      <translation>möglich sind %1</translation>
    </message>
    <message>
      <source>take some of %1</source>
      <translation>möglich sind %1</translation>
    </message>
    <message>
      <source>takes %1 that with all groups of as many processes have more than %2 messages in the steady state: all steps of a ring or tree together, at the rates that its links have when all are busy, between the last process that comes and the last link that is done; all that a GPU has for others in an all-to-all as a few messages that load it as much</source>
      <translation>nimmt %1, die mit allen Gruppen von ebenso vielen Prozessen mehr als %2 Nachrichten haben, im eingeschwungenen Zustand: alle Schritte eines Rings oder Baums zusammen, mit den Raten, die seine Verbindungen haben, wenn alle beschäftigt sind, zwischen dem letzten ankommenden Prozess und der letzten fertigen Verbindung; alles, was eine GPU in einem All-to-all für andere hat, als wenige Nachrichten, die sie ebenso belasten</translation>
    </message>
    <message>
      <source>takes %1 within a server in the steady state, all steps together, although processes came to it at different times or its messages were slower than alone: its time is an approximation</source>
      <translation>nimmt %1 innerhalb eines Servers im eingeschwungenen Zustand, alle Schritte zusammen, obwohl Prozesse zu verschiedenen Zeiten kamen oder Nachrichten langsamer waren als allein: die Zeit ist eine Näherung</translation>
    </message>
    <message>
      <source>takes an all-to-all as messages to %1 of %2 other servers, which stand for those to all: where routes are hashed over several leaves and spines its time may come out several times too long</source>
      <translation>nimmt ein All-to-all als Nachrichten an %1 von %2 anderen Servern, die für die an alle stehen: wo Wege über mehrere Leaves und Spines gestreut werden, kann seine Zeit um ein Mehrfaches zu lang sein</translation>
    </message>
    <message>
      <source>takes messages for long: %1 are shorter than 15 buffers of %2, and it errs by 5 % and more there</source>
      <translation>hält Nachrichten für lang: %1 sind kürzer als 15 Puffer von %2, und dort irrt es um 5 % und mehr</translation>
    </message>
    <message>
      <source>takes messages for long: %1 is shorter than 15 buffers of %2, and it errs by 5 % and more there</source>
      <translation>hält Nachrichten für lang: %1 ist kürzer als 15 Puffer von %2, und dort irrt es um 5 % und mehr</translation>
    </message>
    <message>
      <source>task %1</source>
      <translation>Task %1</translation>
    </message>
    <message>
      <source>task %1 is not in communicator %2</source>
      <translation>Task %1 ist nicht im Kommunikator %2</translation>
    </message>
    <message>
      <source>tensor-parallel degree: processes that share each layer, on one server</source>
      <translation>Grad der Tensorparallelität: Prozesse, die sich jede Schicht teilen, auf einem Server</translation>
    </message>
    <message>
      <source>test</source>
      <translation>Test</translation>
    </message>
    <message>
      <source>text stands behind '|' or '&gt;' in the same line; begin it in the next line, or put it in quotes</source>
      <translation>hinter '|' oder '&gt;' steht Text in derselben Zeile; beginnen Sie ihn in der nächsten Zeile, oder setzen Sie ihn in Anführungszeichen</translation>
    </message>
    <message>
      <source>that a client writes</source>
      <translation>den ein Client schreibt</translation>
    </message>
    <message>
      <source>that go through the pipeline in a step</source>
      <translation>die in einem Schritt durch die Pipeline gehen</translation>
    </message>
    <message>
      <source>that have experts</source>
      <translation>die Experten haben</translation>
    </message>
    <message>
      <source>the %1</source>
      <translation>%1</translation>
    </message>
    <message>
      <source>the %1 %2</source>
      <translation>%1 %2</translation>
    </message>
    <message>
      <source>the %1 %2 %3</source>
      <translation>%2 in der Spalte %1 %3</translation>
    </message>
    <message>
      <source>the %1 as written</source>
      <translation>%1 wie geschrieben</translation>
    </message>
    <message>
      <source>the action %1 is not known</source>
      <translation>die Aktion %1 ist nicht bekannt</translation>
    </message>
    <message>
      <source>the algorithm %1</source>
      <translation>den Algorithmus %1</translation>
    </message>
    <message>
      <source>the algorithm %1 of %2 is left out, as actions name none</source>
      <translation>der Algorithmus %1 von %2 wird weggelassen, da Aktionen keinen nennen</translation>
    </message>
    <message>
      <source>the alias expands the text to more than %1 values, which is refused; write big tables as CSV text (messages: |)</source>
      <translation>der Alias erweitert den Text auf mehr als %1 Werte, was abgelehnt wird; schreiben Sie große Tabellen als CSV-Text (messages: |)</translation>
    </message>
    <message>
      <source>the alias names no anchor; define it before it is used, and put a blank between it and a colon</source>
      <translation>der Alias nennt keinen Anker; definieren Sie ihn, bevor er benutzt wird, und setzen Sie ein Leerzeichen zwischen ihn und einen Doppelpunkt</translation>
    </message>
    <message>
      <source>the alias stands for a list or map that contains it, which would never end; remove it</source>
      <translation>der Alias steht für eine Liste oder Zuordnung, die ihn enthält, was nie enden würde; entfernen Sie ihn</translation>
    </message>
    <message>
      <source>the all-to-all of %1 processes with %2 bytes</source>
      <translation>das Alltoall von %1 Prozessen mit %2 Bytes</translation>
    </message>
    <message>
      <source>the applications %1</source>
      <translation>die Anwendungen %1</translation>
    </message>
    <message>
      <source>the bandwidth of every node</source>
      <translation>die Bandbreite jedes Knotens</translation>
    </message>
    <message>
      <source>the bandwidth of point-to-point messages</source>
      <translation>die Bandbreite von Punkt-zu-Punkt-Nachrichten</translation>
    </message>
    <message>
      <source>the bandwidths of %1 are measured</source>
      <translation>die Bandbreiten von %1 sind gemessen</translation>
    </message>
    <message>
      <source>the bandwidths of %1 are the nominal rate of the link, from which headers and checks are not taken off</source>
      <translation>die Bandbreiten von %1 sind die nominelle Rate der Verbindung, ohne Abzug von Köpfen und Prüfsummen</translation>
    </message>
    <message>
      <source>the bandwidths of %1 are what messages get at the most of a nominal rate</source>
      <translation>die Bandbreiten von %1 sind das, was Nachrichten von einer nominellen Rate höchstens bekommen</translation>
    </message>
    <message>
      <source>the block of rank %1 has no label %2, which line %3 speaks of</source>
      <translation>der Block von Rang %1 hat keine Marke %2, von der Zeile %3 spricht</translation>
    </message>
    <message>
      <source>the bracket or brace that opens in this line is never closed; add the closing one</source>
      <translation>die Klammer, die in dieser Zeile öffnet, wird nie geschlossen; ergänzen Sie die schließende</translation>
    </message>
    <message>
      <source>the budget of %1 ran out before these were worked out: %2; give the report more time to have them (--budget on the command line)</source>
      <translation>die Zeit von %1 war um, bevor dies ausgearbeitet war: %2; geben Sie dem Bericht mehr Zeit, um es zu haben (--budget auf der Befehlszeile)</translation>
    </message>
    <message>
      <source>the bytes of the streams, %1, are not those of their sum, %2; one of them is damaged</source>
      <translation>die Bytes der Ströme, %1, sind nicht die ihrer Summe, %2; eines davon ist beschädigt</translation>
    </message>
    <message>
      <source>the calibration was cancelled</source>
      <translation>die Kalibrierung wurde abgebrochen</translation>
    </message>
    <message>
      <source>the call sends and receives with two different tags, which is not taken</source>
      <translation>der Aufruf sendet und empfängt mit zwei verschiedenen Tags, was nicht übernommen wird</translation>
    </message>
    <message>
      <source>the caller's choice</source>
      <translation>der Wahl des Aufrufers</translation>
    </message>
    <message>
      <source>the campaign</source>
      <translation>der Kampagne</translation>
    </message>
    <message>
      <source>the campaign has format version %1 and was written by a newer Contraflow; update the program</source>
      <translation>die Kampagne hat die Formatversion %1 und wurde von einem neueren Contraflow geschrieben; das Programm aktualisieren</translation>
    </message>
    <message>
      <source>the campaign has more than %1 tasks; make several of it</source>
      <translation>die Kampagne hat mehr als %1 Aufgaben; mehrere daraus machen</translation>
    </message>
    <message>
      <source>the campaign has no task; it needs workloads with models, or calibrations</source>
      <translation>die Kampagne hat keine Aufgabe; sie braucht Workloads mit Modellen, oder Kalibrierungen</translation>
    </message>
    <message>
      <source>the campaign to refer to</source>
      <translation>der Kampagne als Bezug</translation>
    </message>
    <message>
      <source>the campaign was stopped</source>
      <translation>die Kampagne wurde gestoppt</translation>
    </message>
    <message>
      <source>the campaign was stopped; what was worked out is kept, and --resume goes on</source>
      <translation>die Kampagne wurde angehalten; was errechnet war, bleibt, und --resume fährt fort</translation>
    </message>
    <message>
      <source>the cell needs itself: %1 is its own column, even where a parameter is called so; give the parameter another name</source>
      <translation>die Zelle braucht sich selbst: %1 ist ihre eigene Spalte, auch wo ein Parameter so heißt; dem Parameter einen anderen Namen geben</translation>
    </message>
    <message>
      <source>the change does not fit the table of %1: %2</source>
      <translation>die Änderung passt nicht zur Tabelle: %1: %2</translation>
    </message>
    <message>
      <source>the clocks of two hosts may have been off from each other by up to %1 of the mean while %2 measured, which half the 95 % interval does not contain; measure larger messages, or when less disturbs the ranks</source>
      <translation>die Uhren zweier Hosts können um bis zu %1 des Mittels voneinander abgewichen sein, als gemessen wurde (%2), was das halbe 95-%-Intervall nicht enthält; messen Sie größere Nachrichten, oder wenn weniger die Ränge stört</translation>
    </message>
    <message>
      <source>the collective is another one, or of another size, than node %1 of %2; give the traces of one run</source>
      <translation>das Kollektiv ist ein anderes oder von anderer Größe als Knoten %1 von %2; geben Sie die Traces eines Laufs an</translation>
    </message>
    <message>
      <source>the column %1 has %2</source>
      <translation>die Spalte %1 hat %2</translation>
    </message>
    <message>
      <source>the column %1 has %2 in a table with decimal commas</source>
      <translation>die Spalte %1 hat %2 in einer Tabelle mit Dezimalkommas</translation>
    </message>
    <message>
      <source>the column %1 has %2, and a measured time is above 0</source>
      <translation>die Spalte %1 hat %2, und eine gemessene Zeit liegt über 0</translation>
    </message>
    <message>
      <source>the column %1 has %2, and a size is a whole number of bytes</source>
      <translation>die Spalte %1 hat %2, und eine Größe ist eine ganze Zahl von Bytes</translation>
    </message>
    <message>
      <source>the column %1 has %2, which is no whole number from 1 on</source>
      <translation>die Spalte %1 hat %2, was keine ganze Zahl ab 1 ist</translation>
    </message>
    <message>
      <source>the column %1 has a name of more than %2 bytes</source>
      <translation>die Spalte %1 hat einen Namen von mehr als %2 Bytes</translation>
    </message>
    <message>
      <source>the column %1 has a name that is not UTF-8 text</source>
      <translation>die Spalte %1 hat einen Namen, der kein UTF-8-Text ist</translation>
    </message>
    <message>
      <source>the column %1 has a unit that OSU benchmarks do not print (they print us and MB/s); its rows are left out</source>
      <translation>die Spalte %1 hat eine Einheit, die OSU-Benchmarks nicht ausgeben (sie geben us und MB/s aus); ihre Zeilen werden weggelassen</translation>
    </message>
    <message>
      <source>the column %1 has no unit; choose one, such as %2</source>
      <translation>die Spalte %1 hat keine Einheit; wählen Sie eine, etwa %2</translation>
    </message>
    <message>
      <source>the column %1 has the unknown unit %2; choose its unit</source>
      <translation>die Spalte %1 hat die unbekannte Einheit %2; wählen Sie ihre Einheit</translation>
    </message>
    <message>
      <source>the column %1 is empty</source>
      <translation>die Spalte %1 ist leer</translation>
    </message>
    <message>
      <source>the column %1 is kept as text; %2 is chosen as %3</source>
      <translation>die Spalte %1 wird als Text behalten; %2 ist als %3 gewählt</translation>
    </message>
    <message>
      <source>the column %1 is none that these benchmarks print (they print usec and Mbytes/sec); its rows are left out</source>
      <translation>die Spalte %1 ist keine, die diese Benchmarks ausgeben (sie geben usec und Mbytes/sec aus); ihre Zeilen werden weggelassen</translation>
    </message>
    <message>
      <source>the column %1 is not known; it is kept as text</source>
      <translation>die Spalte %1 ist nicht bekannt; sie wird als Text behalten</translation>
    </message>
    <message>
      <source>the columns %1 and %2 both mean %3; the first is taken</source>
      <translation>die Spalten %1 und %2 bedeuten beide %3; die erste wird genommen</translation>
    </message>
    <message>
      <source>the columns %1 and %2 cannot both mean %3</source>
      <translation>die Spalten %1 und %2 können nicht beide %3 bedeuten</translation>
    </message>
    <message>
      <source>the columns 'to 0', 'to 1', … of StarPU</source>
      <translation>den Spalten 'to 0', 'to 1', … von StarPU</translation>
    </message>
    <message>
      <source>the columns algbw and busbw</source>
      <translation>den Spalten algbw und busbw</translation>
    </message>
    <message>
      <source>the columns of ib_write_bw and its sisters</source>
      <translation>den Spalten von ib_write_bw und seinen Geschwistern</translation>
    </message>
    <message>
      <source>the communicator does not have as many tasks as it says</source>
      <translation>der Kommunikator hat nicht so viele Tasks, wie er sagt</translation>
    </message>
    <message>
      <source>the communicator has %1 of %2 processes, and the trace does not say which; members are known of MPI_Comm_split, MPI_Comm_dup and MPI_Cart_create without reordering</source>
      <translation>der Kommunikator hat %1 von %2 Prozessen, und der Trace sagt nicht, welche; Mitglieder sind bekannt von MPI_Comm_split, MPI_Comm_dup und MPI_Cart_create ohne Umordnen</translation>
    </message>
    <message>
      <source>the communicator has %1 of %2 processes, of which this one would be number %3; the file seems to be of another run</source>
      <translation>der Kommunikator hat %1 von %2 Prozessen, von denen dieser Nummer %3 wäre; die Datei scheint von einem anderen Lauf zu sein</translation>
    </message>
    <message>
      <source>the communicator of %1 processes may be either of two that were made before and have different members; the trace does not say which</source>
      <translation>der Kommunikator aus %1 Prozessen kann einer von zweien sein, die vorher gebildet wurden und verschiedene Mitglieder haben; der Trace sagt nicht, welcher</translation>
    </message>
    <message>
      <source>the comparison was cancelled</source>
      <translation>der Vergleich wurde abgebrochen</translation>
    </message>
    <message>
      <source>the computation takes flops; say by --speed how many a process does in a second, such as 10 Gflop/s</source>
      <translation>das Rechnen braucht Flops; sagen Sie mit --speed, wie viele ein Prozess je Sekunde schafft, etwa 10 Gflop/s</translation>
    </message>
    <message>
      <source>the configuration of a system of ASTRA-sim</source>
      <translation>die Konfiguration eines Systems von ASTRA-sim</translation>
    </message>
    <message>
      <source>the control character %1 cannot be in a project; remove it</source>
      <translation>das Steuerzeichen %1 kann nicht in einem Projekt stehen; entfernen Sie es</translation>
    </message>
    <message>
      <source>the counts of its first line</source>
      <translation>den Zahlen seiner ersten Zeile</translation>
    </message>
    <message>
      <source>the counts of its first line and what stands in line %1</source>
      <translation>den Zahlen seiner ersten Zeile und dem, was in Zeile %1 steht</translation>
    </message>
    <message>
      <source>the environment and debug prints of an MPI job</source>
      <translation>die Umgebung und die Debug-Ausgaben eines MPI-Jobs</translation>
    </message>
    <message>
      <source>the event %1 needs a %2; write it</source>
      <translation>das Ereignis %1 braucht %2; das Feld ausfüllen</translation>
    </message>
    <message>
      <source>the events of process %1 are not there</source>
      <translation>die Ereignisse von Prozess %1 sind nicht da</translation>
    </message>
    <message>
      <source>the events of process %1 cannot be read</source>
      <translation>die Ereignisse von Prozess %1 können nicht gelesen werden</translation>
    </message>
    <message>
      <source>the exponent is %1; write one without unit</source>
      <translation>der Exponent ist %1; einen ohne Einheit schreiben</translation>
    </message>
    <message>
      <source>the exponent of %1 is %2; with a unit below, it must be a whole number such as 2</source>
      <translation>der Exponent von %1 ist %2; mit einer Einheit darunter muss er eine ganze Zahl wie 2 sein</translation>
    </message>
    <message>
      <source>the export was cancelled</source>
      <translation>der Export wurde abgebrochen</translation>
    </message>
    <message>
      <source>the factor is not that of its rows alone and under load</source>
      <translation>der Faktor ist nicht der seiner Zeilen allein und unter Last</translation>
    </message>
    <message>
      <source>the failure of a link is left out; remove that link from the platform</source>
      <translation>der Ausfall einer Verbindung wird weggelassen; entfernen Sie diese Verbindung aus der Plattform</translation>
    </message>
    <message>
      <source>the fastest of them</source>
      <translation>der schnellsten davon</translation>
    </message>
    <message>
      <source>the fewest of a message out of %1</source>
      <translation>die wenigsten einer Nachricht aus %1</translation>
    </message>
    <message>
      <source>the file cannot be read</source>
      <translation>die Datei kann nicht gelesen werden</translation>
    </message>
    <message>
      <source>the file cannot be written</source>
      <translation>die Datei kann nicht geschrieben werden</translation>
    </message>
    <message>
      <source>the file cannot be written and was left as it was</source>
      <translation>die Datei kann nicht geschrieben werden und wurde gelassen, wie sie war</translation>
    </message>
    <message>
      <source>the file describes a node %1 that no platform has; choose the platform it belongs to: %2</source>
      <translation>die Datei beschreibt einen Knoten %1, den keine Plattform hat; wählen Sie die Plattform, zu der er gehört: %2</translation>
    </message>
    <message>
      <source>the file describes a node that no platform has; choose the platform it belongs to: %1</source>
      <translation>die Datei beschreibt einen Knoten, den keine Plattform hat; wählen Sie die Plattform, zu der er gehört: %1</translation>
    </message>
    <message>
      <source>the file describes a node, and the project has no platform with nodes; make or import one first</source>
      <translation>die Datei beschreibt einen Knoten, und das Projekt hat keine Plattform mit Knoten; legen Sie zuerst eine an oder importieren Sie eine</translation>
    </message>
    <message>
      <source>the file describes a server, and several platforms have some; choose the one that it belongs to: %1</source>
      <translation>die Datei beschreibt einen Server, und mehrere Plattformen haben welche; wählen Sie die, zu der er gehört: %1</translation>
    </message>
    <message>
      <source>the file describes one server and no network: add switches, name them as its rails, and write as many servers as there are, such as s[1-10]</source>
      <translation>die Datei beschreibt einen Server und kein Netz: Fügen Sie Switches hinzu, nennen Sie sie als seine Rails, und schreiben Sie so viele Server, wie es gibt, etwa s[1-10]</translation>
    </message>
    <message>
      <source>the file describes the nodes %1 of platform %2 twice, with %3 and with %4; give nodes of different kinds rows of their own, named as the file names them</source>
      <translation>die Datei beschreibt die Knoten %1 der Plattform %2 zweimal, einmal: %3, einmal: %4; geben Sie Knoten verschiedener Art eigene Zeilen, benannt wie in der Datei</translation>
    </message>
    <message>
      <source>the file does not begin with #Paraver</source>
      <translation>die Datei beginnt nicht mit #Paraver</translation>
    </message>
    <message>
      <source>the file does not begin with num_ranks and their number</source>
      <translation>die Datei beginnt nicht mit num_ranks und ihrer Anzahl</translation>
    </message>
    <message>
      <source>the file does not name its node: all nodes of the platform were taken to be like it</source>
      <translation>die Datei nennt ihren Knoten nicht: Alle Knoten der Plattform gelten als ihm gleich</translation>
    </message>
    <message>
      <source>the file does not say how fast its GPUs are connected, and the project has no platform with servers that say it; make one first, or import what NCCL dumps (NCCL_TOPO_DUMP_FILE)</source>
      <translation>die Datei sagt nicht, wie schnell ihre GPUs verbunden sind, und das Projekt hat keine Plattform mit Servern, die es sagen; legen Sie zuerst eine an, oder importieren Sie, was NCCL ausgibt (NCCL_TOPO_DUMP_FILE)</translation>
    </message>
    <message>
      <source>the file does not say how fast its NICs are: what PCI lets through, %1 GB/s as NCCL reckons, is taken; set bandwidth where they carry less</source>
      <translation>die Datei sagt nicht, wie schnell ihre NICs sind: Genommen wird, was PCI durchlässt, nach NCCLs Rechnung %1 GB/s; setzen Sie bandwidth, wo sie weniger tragen</translation>
    </message>
    <message>
      <source>the file does not say how fast its network is (%1); choose a network preset by --preset</source>
      <translation>die Datei sagt nicht, wie schnell ihr Netz ist (%1); wählen Sie mit --preset eine Netzvorlage</translation>
    </message>
    <message>
      <source>the file does not say how many cables join two switches: with one each %1; say --uplinks N or --oversubscription RATIO</source>
      <translation>die Datei sagt nicht, wie viele Kabel zwei Switches verbinden; je eines ist angenommen, und damit gilt: %1; sagen Sie --uplinks N oder --oversubscription RATIO</translation>
    </message>
    <message>
      <source>the file does not say how many processes took part in %1; give their number</source>
      <translation>die Datei sagt nicht, wie viele Prozesse an %1 teilnahmen; geben Sie ihre Anzahl an</translation>
    </message>
    <message>
      <source>the file does not say how messages choose among equal ways: a hash of their ends does (ECMP); choose the routing adaptive where packets are sprayed over all of them</source>
      <translation>die Datei sagt nicht, wie Nachrichten unter gleichen Wegen wählen: Ein Hash ihrer Enden tut es (ECMP); wählen Sie das Routing adaptive, wo Pakete über alle verteilt werden</translation>
    </message>
    <message>
      <source>the file does not say what was measured; name the scenario of its messages, the platform of its patterns, or the kind of benchmark: %1</source>
      <translation>die Datei sagt nicht, was gemessen wurde; nennen Sie das Szenario ihrer Nachrichten, die Plattform ihrer Muster oder die Art des Benchmarks: %1</translation>
    </message>
    <message>
      <source>the file does not say whether NetPIPE sent both ways at once (-2) or streamed (-s); it is taken as a ping-pong</source>
      <translation>die Datei sagt nicht, ob NetPIPE in beide Richtungen zugleich gesendet (-2) oder gestreamt (-s) hat; sie gilt als Ping-Pong</translation>
    </message>
    <message>
      <source>the file does not say which operation was measured; the name of its program, such as all_reduce_perf, is missing</source>
      <translation>die Datei sagt nicht, welche Operation gemessen wurde; der Name des Programms, etwa all_reduce_perf, fehlt</translation>
    </message>
    <message>
      <source>the file ends within a line; it may be cut off</source>
      <translation>die Datei endet in einer Zeile; sie kann abgeschnitten sein</translation>
    </message>
    <message>
      <source>the file ends within a message; it seems to be cut off</source>
      <translation>die Datei endet in einer Nachricht; sie scheint abgeschnitten zu sein</translation>
    </message>
    <message>
      <source>the file ends within rank %1; it seems to be cut off</source>
      <translation>die Datei endet in Rang %1; sie scheint abgeschnitten zu sein</translation>
    </message>
    <message>
      <source>the file ends within this line, and its last number has fewer decimals than those above it, so it may be cut; complete it</source>
      <translation>die Datei endet in dieser Zeile, und ihre letzte Zahl hat weniger Dezimalen als die darüber, sie kann also abgeschnitten sein; vervollständigen Sie sie</translation>
    </message>
    <message>
      <source>the file ends within this line, so its last number may be cut; add a line end if it is whole</source>
      <translation>die Datei endet in dieser Zeile, ihre letzte Zahl kann also abgeschnitten sein; fügen Sie ein Zeilenende an, wenn sie vollständig ist</translation>
    </message>
    <message>
      <source>the file has %1, the platform %2 has %3 in %4; choose a larger platform, or name its nodes in the file</source>
      <translation>die Datei hat %1, die Plattform %2 hat %3 in %4; wählen Sie eine größere Plattform, oder nennen Sie ihre Knoten in der Datei</translation>
    </message>
    <message>
      <source>the file has no cores; its processing units count as cores</source>
      <translation>die Datei hat keine Kerne; ihre Recheneinheiten (PU) zählen als Kerne</translation>
    </message>
    <message>
      <source>the file has no line %1 that could name the columns</source>
      <translation>die Datei hat keine Zeile %1, die die Spalten benennen könnte</translation>
    </message>
    <message>
      <source>the file has no route for %1 between hosts that there is here, such as that %2: SimGrid would send nothing there</source>
      <translation>die Datei hat keine Route für %1 zwischen Hosts, die es hier gibt, etwa den %2: SimGrid würde dort nichts senden</translation>
    </message>
    <message>
      <source>the file has times of messages; name the scenario that they belong to, or the platform on which its patterns were measured</source>
      <translation>die Datei hat Zeiten von Nachrichten; nennen Sie das Szenario, zu dem sie gehören, oder die Plattform, auf der ihre Muster gemessen wurden</translation>
    </message>
    <message>
      <source>the file is UTF-16 text; save it as UTF-8 (in a spreadsheet: as CSV with UTF-8)</source>
      <translation>die Datei ist UTF-16-Text; speichern Sie sie als UTF-8 (in einer Tabellenkalkulation: als CSV mit UTF-8)</translation>
    </message>
    <message>
      <source>the file is empty; %1</source>
      <translation>die Datei ist leer; %1</translation>
    </message>
    <message>
      <source>the file is empty; there is nothing to import</source>
      <translation>die Datei ist leer; es gibt nichts zu importieren</translation>
    </message>
    <message>
      <source>the file is larger than %1 MB, too much for measured times; split it</source>
      <translation>die Datei ist größer als %1 MB, zu viel für gemessene Zeiten; teilen Sie sie</translation>
    </message>
    <message>
      <source>the file is write-protected</source>
      <translation>die Datei ist schreibgeschützt</translation>
    </message>
    <message>
      <source>the file names more than %1 devices</source>
      <translation>die Datei nennt mehr als %1 Geräte</translation>
    </message>
    <message>
      <source>the file names no NIC, a &lt;pci&gt; of class 0x02…: what the servers have stays</source>
      <translation>die Datei nennt keine NIC, ein &lt;pci&gt; der Klasse 0x02…: Was die Server haben, bleibt</translation>
    </message>
    <message>
      <source>the file names no NVLinks, which NCCL finds by itself: GPUs reach one another over PCI at %1 GB/s, with which NCCL reckons; set local_bandwidth where they have more</source>
      <translation>die Datei nennt keine NVLinks, die NCCL selbst findet: GPUs erreichen einander über PCI mit %1 GB/s, womit NCCL rechnet; setzen Sie local_bandwidth, wo sie mehr haben</translation>
    </message>
    <message>
      <source>the file says bandwidths and latencies; nothing of the preset %1 was taken</source>
      <translation>die Datei nennt Bandbreiten und Latenzen; von der Vorlage %1 wurde nichts genommen</translation>
    </message>
    <message>
      <source>the file says its bandwidths; latencies are those of the preset %1</source>
      <translation>die Datei nennt ihre Bandbreiten; Latenzen sind die der Vorlage %1</translation>
    </message>
    <message>
      <source>the file says no latencies: they are 0 s</source>
      <translation>die Datei nennt keine Latenzen: sie sind 0 s</translation>
    </message>
    <message>
      <source>the file says nothing of network adapters; save it with I/O devices (lstopo --of xml)</source>
      <translation>die Datei sagt nichts von Netzwerkadaptern; speichern Sie sie mit E/A-Geräten (lstopo --of xml)</translation>
    </message>
    <message>
      <source>the first is %1</source>
      <translation>die erste ist %1</translation>
    </message>
    <message>
      <source>the first line of the matrix begins with %1, and no row has this name</source>
      <translation>die erste Zeile der Matrix beginnt mit %1, und keine Zeile hat diesen Namen</translation>
    </message>
    <message>
      <source>the first line says %1, and the file ends after %2; fetch the whole file, or correct the number</source>
      <translation>die erste Zeile sagt %1, und die Datei endet nach %2; holen Sie die ganze Datei, oder berichtigen Sie die Zahl</translation>
    </message>
    <message>
      <source>the first line says %1, and the numbers of %2 follow; correct one of them, or fetch the whole file</source>
      <translation>die erste Zeile sagt %1, und es folgen die Nummern von %2; berichtigen Sie eines davon, oder holen Sie die ganze Datei</translation>
    </message>
    <message>
      <source>the first line says %1, which stand before; what follows is not read, as by ns-3</source>
      <translation>die erste Zeile sagt %1, die davor stehen; was folgt, wird nicht gelesen, wie bei ns-3</translation>
    </message>
    <message>
      <source>the first node</source>
      <translation>der erste Knoten</translation>
    </message>
    <message>
      <source>the first value of if is no comparison; write one such as N &gt; 1</source>
      <translation>der erste Wert von if ist kein Vergleich; einen wie N &gt; 1 schreiben</translation>
    </message>
    <message>
      <source>the folder %1 does not take a new file</source>
      <translation>der Ordner %1 nimmt keine neue Datei an</translation>
    </message>
    <message>
      <source>the format version %1 is not a whole number; %2</source>
      <translation>die Formatversion %1 ist keine ganze Zahl; %2</translation>
    </message>
    <message>
      <source>the format version is no whole number above 0; a campaign begins with %1</source>
      <translation>die Formatversion ist keine ganze Zahl über 0; eine Kampagne beginnt mit %1</translation>
    </message>
    <message>
      <source>the formula %1 was not evaluated</source>
      <translation>die Formel %1 wurde nicht ausgewertet</translation>
    </message>
    <message>
      <source>the formula has more than %1 parentheses within one another; give parts of it names in the parameters</source>
      <translation>die Formel hat mehr als %1 Klammern ineinander; Teilen davon in den Parametern Namen geben</translation>
    </message>
    <message>
      <source>the formula is longer than %1 bytes; give parts of it names in the parameters</source>
      <translation>die Formel ist länger als %1 Bytes; Teilen davon in den Parametern Namen geben</translation>
    </message>
    <message>
      <source>the fourth message takes three times as long as alone without congestion control, and half as long again with it</source>
      <translation>die vierte Nachricht dauert ohne Überlastregelung dreimal so lang wie allein, und mit ihr anderthalbmal so lang</translation>
    </message>
    <message>
      <source>the fourth message, which only shares the uplink with one that waits, takes three times as long as alone without congestion control, and half as long again with it</source>
      <translation>die vierte Nachricht, die nur den Uplink mit einer wartenden teilt, dauert ohne Überlastregelung dreimal so lang wie allein, und mit ihr anderthalbmal so lang</translation>
    </message>
    <message>
      <source>the functions are min, max, ceil, floor, sqrt, log2 and if</source>
      <translation>die Funktionen sind min, max, ceil, floor, sqrt, log2 und if</translation>
    </message>
    <message>
      <source>the gap is a function of the message size, and one size is not enough; give two or more</source>
      <translation>die Lücke ist eine Funktion der Nachrichtengröße, und eine Größe reicht nicht; zwei oder mehr angeben</translation>
    </message>
    <message>
      <source>the gap of %1 bytes is %2 s; give a time of 0 or more</source>
      <translation>die Lücke für %1 Bytes ist %2 s; eine Zeit ab 0 angeben</translation>
    </message>
    <message>
      <source>the groups have too many members together; use fewer groups</source>
      <translation>die Gruppen haben zusammen zu viele Mitglieder; weniger Gruppen verwenden</translation>
    </message>
    <message>
      <source>the groups of a run of several groups at once (-multi) cannot be read; its rows are left out</source>
      <translation>die Gruppen eines Laufs mehrerer Gruppen auf einmal (-multi) können nicht gelesen werden; die Zeilen werden weggelassen</translation>
    </message>
    <message>
      <source>the half-width ci95, %1, is more than the time itself, %2; measure more repetitions, or correct the units</source>
      <translation>die Halbbreite ci95, %1, ist größer als die Zeit selbst, %2; mehr Wiederholungen messen, oder die Einheiten berichtigen</translation>
    </message>
    <message>
      <source>the header does not say how many tasks there are</source>
      <translation>der Kopf sagt nicht, wie viele Tasks es gibt</translation>
    </message>
    <message>
      <source>the header has no date and duration; the file seems to be damaged</source>
      <translation>der Kopf hat kein Datum und keine Dauer; die Datei scheint beschädigt zu sein</translation>
    </message>
    <message>
      <source>the help of OSU micro-benchmarks</source>
      <translation>die Hilfe der OSU micro-benchmarks</translation>
    </message>
    <message>
      <source>the help of mpiexec</source>
      <translation>die Hilfe von mpiexec</translation>
    </message>
    <message>
      <source>the hosts' own NIC queues</source>
      <translation>den eigenen NIC-Warteschlangen der Hosts</translation>
    </message>
    <message>
      <source>the import was stopped</source>
      <translation>der Import wurde angehalten</translation>
    </message>
    <message>
      <source>the incast of Phanishayee et al. 2008 as a program</source>
      <translation>dem Incast von Phanishayee et al. 2008 als Programm</translation>
    </message>
    <message>
      <source>the key %1 is given twice</source>
      <translation>der Schlüssel %1 ist zweimal angegeben</translation>
    </message>
    <message>
      <source>the key %1 is unknown</source>
      <translation>der Schlüssel %1 ist unbekannt</translation>
    </message>
    <message>
      <source>the key contraflow_run</source>
      <translation>dem Schlüssel contraflow_run</translation>
    </message>
    <message>
      <source>the key contraflow_times</source>
      <translation>dem Schlüssel contraflow_times</translation>
    </message>
    <message>
      <source>the keys of its JSON</source>
      <translation>den Schlüsseln seines JSON</translation>
    </message>
    <message>
      <source>the largest</source>
      <translation>der größte Wert</translation>
    </message>
    <message>
      <source>the largest out of %1</source>
      <translation>das größte aus %1</translation>
    </message>
    <message>
      <source>the last line has no line end; if the file was cut there, its last number is wrong</source>
      <translation>die letzte Zeile hat kein Zeilenende; wenn die Datei dort abgeschnitten wurde, ist ihre letzte Zahl falsch</translation>
    </message>
    <message>
      <source>the least error of all, %1</source>
      <translation>der kleinste Fehler von allen, %1</translation>
    </message>
    <message>
      <source>the least error of all, %1, but %2</source>
      <translation>der kleinste Fehler von allen, %1, aber %2</translation>
    </message>
    <message>
      <source>the limits of what its switches reduce on the way are those of the preset %1</source>
      <translation>die Grenzen dessen, was seine Switches unterwegs reduzieren, sind die der Vorlage %1</translation>
    </message>
    <message>
      <source>the line '%1' with its number is missing before the tiers; add it</source>
      <translation>die Zeile '%1' mit ihrer Zahl fehlt vor den Ebenen; ergänzen Sie sie</translation>
    </message>
    <message>
      <source>the line 'Nodes' with their number does not stand before it</source>
      <translation>die Zeile 'Nodes' mit ihrer Zahl steht nicht davor</translation>
    </message>
    <message>
      <source>the line does not fit to the list above it; check its indentation and the dash</source>
      <translation>die Zeile passt nicht zur Liste darüber; prüfen Sie ihre Einrückung und den Strich</translation>
    </message>
    <message>
      <source>the line does not fit to the map above it; check its indentation and that 'key:' is complete</source>
      <translation>die Zeile passt nicht zur Zuordnung darüber; prüfen Sie ihre Einrückung und dass 'key:' vollständig ist</translation>
    </message>
    <message>
      <source>the line has more than %1 bytes; this is no trace of events</source>
      <translation>die Zeile hat mehr als %1 Bytes; dies ist kein Trace von Ereignissen</translation>
    </message>
    <message>
      <source>the line has no action</source>
      <translation>die Zeile hat keine Aktion</translation>
    </message>
    <message>
      <source>the line is no call such as MPI_Send:start:…:end; the file seems to be damaged</source>
      <translation>die Zeile ist kein Aufruf wie MPI_Send:start:…:end; die Datei scheint beschädigt zu sein</translation>
    </message>
    <message>
      <source>the line that begins with %1</source>
      <translation>der Zeile, die mit %1 beginnt</translation>
    </message>
    <message>
      <source>the link between %1 and %2</source>
      <translation>die Verbindung zwischen %1 und %2</translation>
    </message>
    <message>
      <source>the link cannot be read</source>
      <translation>der Verweis kann nicht gelesen werden</translation>
    </message>
    <message>
      <source>the link joins place %1 with itself; name two places</source>
      <translation>die Verbindung verbindet Platz %1 mit sich selbst; nennen Sie zwei Plätze</translation>
    </message>
    <message>
      <source>the links of tier %1 make an oversubscription of %2 to 1, and the line says %3; correct Radix_Up, Radix_Down or Oversubscribed</source>
      <translation>die Verbindungen der Ebene %1 ergeben eine Überbuchung von %2 zu 1, und die Zeile sagt %3; berichtigen Sie Radix_Up, Radix_Down oder Oversubscribed</translation>
    </message>
    <message>
      <source>the list messages is missing</source>
      <translation>die Liste messages fehlt</translation>
    </message>
    <message>
      <source>the list of ibhosts or ibnodes</source>
      <translation>die Liste von ibhosts oder ibnodes</translation>
    </message>
    <message>
      <source>the list of ibswitches or ibnodes</source>
      <translation>die Liste von ibswitches oder ibnodes</translation>
    </message>
    <message>
      <source>the log has %1 runs; the tests of each are kept apart</source>
      <translation>das Protokoll hat %1 Läufe; die Tests jedes Laufs werden getrennt gehalten</translation>
    </message>
    <message>
      <source>the log of a job that was cancelled</source>
      <translation>das Protokoll eines Jobs, der abgebrochen wurde</translation>
    </message>
    <message>
      <source>the log of a program that uses NCCL</source>
      <translation>das Protokoll eines Programms, das NCCL verwendet</translation>
    </message>
    <message>
      <source>the log rounds its numbers to about three digits; iperf3 -J does not</source>
      <translation>das Protokoll rundet seine Zahlen auf etwa drei Stellen; iperf3 -J tut das nicht</translation>
    </message>
    <message>
      <source>the loop that begins here has no end; write a row with the event end</source>
      <translation>die hier beginnende Schleife hat kein Ende; eine Zeile mit dem Ereignis end schreiben</translation>
    </message>
    <message>
      <source>the lower bound of %1 is 0; give a start-up or a bandwidth</source>
      <translation>die untere Schranke von %1 ist 0; eine Startup-Zeit oder eine Bandbreite angeben</translation>
    </message>
    <message>
      <source>the machine was not quiet</source>
      <translation>die Maschine war nicht ruhig</translation>
    </message>
    <message>
      <source>the machine was not quiet while %1 measured: a message alone took another time after it than before%2; their errors may be its own, measure again when it is quiet</source>
      <translation>die Maschine war nicht ruhig, als gemessen wurde (%1): eine Nachricht allein brauchte danach eine andere Zeit als davor%2; die Fehler können von ihr kommen, messen Sie noch einmal, wenn sie ruhig ist</translation>
    </message>
    <message>
      <source>the matrix does not say in which unit its numbers are; say which, such as B or MB (by --unit)</source>
      <translation>die Matrix sagt nicht, in welcher Einheit ihre Zahlen sind; sagen Sie, welche, etwa B oder MB (mit --unit)</translation>
    </message>
    <message>
      <source>the matrix does not say what its numbers are; choose a meaning and a unit of the column 'value', such as time in us</source>
      <translation>die Matrix sagt nicht, was ihre Zahlen sind; wählen Sie eine Bedeutung und eine Einheit der Spalte 'value', etwa Zeit in us</translation>
    </message>
    <message>
      <source>the matrix does not say what its numbers are; say what the column 'value' is and its unit, such as time in us or ns, or bandwidth in MB/s, or import it as messages where the numbers are what is sent</source>
      <translation>die Matrix sagt nicht, was ihre Zahlen sind; sagen Sie, was die Spalte 'value' ist und ihre Einheit, etwa Zeit in us oder ns oder Bandbreite in MB/s, oder importieren Sie sie als Nachrichten, wenn die Zahlen sind, was gesendet wird</translation>
    </message>
    <message>
      <source>the matrix has %1 rows and %2 columns from line %3 on</source>
      <translation>die Matrix hat %1 Zeilen und %2 Spalten ab Zeile %3</translation>
    </message>
    <message>
      <source>the matrix has a column of %1 and no row with its numbers; is the file cut off? write 0 where nothing is sent</source>
      <translation>die Matrix hat eine Spalte von %1 und keine Zeile mit seinen Zahlen; ist die Datei abgeschnitten? schreiben Sie 0, wo nichts gesendet wird</translation>
    </message>
    <message>
      <source>the matrix has fewer than two lines, or more than %1 numbers</source>
      <translation>die Matrix hat weniger als zwei Zeilen oder mehr als %1 Zahlen</translation>
    </message>
    <message>
      <source>the matrix has no number above 0 besides its diagonal</source>
      <translation>die Matrix hat keine Zahl über 0 außer auf ihrer Diagonale</translation>
    </message>
    <message>
      <source>the matrix is a triangle with numbers above the diagonal: each pair is taken once, from its row to its column, and nothing is said of the way back</source>
      <translation>die Matrix ist ein Dreieck mit Zahlen über der Diagonale: Jedes Paar wird einmal genommen, von seiner Zeile zu seiner Spalte, und vom Rückweg wird nichts gesagt</translation>
    </message>
    <message>
      <source>the matrix is a triangle with numbers below the diagonal: each pair is taken once, from its row to its column, and nothing is said of the way back</source>
      <translation>die Matrix ist ein Dreieck mit Zahlen unter der Diagonale: Jedes Paar wird einmal genommen, von seiner Zeile zu seiner Spalte, und vom Rückweg wird nichts gesagt</translation>
    </message>
    <message>
      <source>the matrix is a triangle with numbers where its diagonal would be</source>
      <translation>die Matrix ist ein Dreieck mit Zahlen, wo ihre Diagonale wäre</translation>
    </message>
    <message>
      <source>the matrix looks like traffic only when its last row is taken as that of the first node, as ComDetective writes it; say which row is first by --rows up or --rows down</source>
      <translation>die Matrix sieht nur dann nach Verkehr aus, wenn ihre letzte Zeile als die des ersten Knotens gilt, wie ComDetective sie schreibt; sagen Sie mit --rows up oder --rows down, welche Zeile die erste ist</translation>
    </message>
    <message>
      <source>the matrix looks like traffic whether its first or its last row is that of the first node, as ComDetective writes it; say which row is first by --rows up or --rows down</source>
      <translation>die Matrix sieht nach Verkehr aus, ob nun ihre erste oder ihre letzte Zeile die des ersten Knotens ist, wie ComDetective sie schreibt; sagen Sie mit --rows up oder --rows down, welche Zeile die erste ist</translation>
    </message>
    <message>
      <source>the matrix names no nodes; they are numbered from 0 on, in the order of its lines</source>
      <translation>die Matrix benennt keine Knoten; sie werden ab 0 nummeriert, in der Reihenfolge der Zeilen</translation>
    </message>
    <message>
      <source>the matrix of nvidia-smi topo -m, which names kinds of links between GPUs</source>
      <translation>die Matrix von nvidia-smi topo -m, die Arten von Verbindungen zwischen GPUs nennt</translation>
    </message>
    <message>
      <source>the mean wait in this queue</source>
      <translation>die mittlere Wartezeit in dieser Warteschlange</translation>
    </message>
    <message>
      <source>the measurement %1 is of the platform %2 and others are of %3; calibrate each platform with its own measurements</source>
      <translation>die Messung %1 gehört zur Plattform %2 und andere zu %3; jede Plattform mit ihren eigenen Messungen kalibrieren</translation>
    </message>
    <message>
      <source>the measuring system wrote its buffer %1 times within the trace; that time counts as computing</source>
      <translation>das Messsystem schrieb im Trace %1 Mal seinen Puffer; diese Zeit zählt als Rechnen</translation>
    </message>
    <message>
      <source>the measuring system wrote its buffer 1 time within the trace; that time counts as computing</source>
      <translation>das Messsystem schrieb im Trace 1 Mal seinen Puffer; diese Zeit zählt als Rechnen</translation>
    </message>
    <message>
      <source>the message from beside the receiver gets half of its link without congestion control, and a quarter with it</source>
      <translation>die Nachricht von neben dem Empfänger bekommt ohne Überlastregelung die Hälfte ihrer Verbindung, und mit ihr ein Viertel</translation>
    </message>
    <message>
      <source>the message of %1 (%2) that %3 sends to %4 in %5 is never received; add a receive</source>
      <translation>die Nachricht von %1 (%2), die %3 an %4 in %5 sendet, wird nie empfangen; ein Empfangen hinzufügen</translation>
    </message>
    <message>
      <source>the message of %1 from process %2 to process %3</source>
      <translation>der Nachricht von %1 von Prozess %2 an Prozess %3</translation>
    </message>
    <message>
      <source>the message of %1 that %2 sends in %3 is longer than the %4 that %5 receives in %6; write the same size</source>
      <translation>die Nachricht von %1, die %2 in %3 sendet, ist länger als die %4, die %5 in %6 empfängt; dieselbe Größe schreiben</translation>
    </message>
    <message>
      <source>the message waits for trigger %1, and messages of a workload start at times of their own; write what waits for one another as a program (GOAL), or give the message a start</source>
      <translation>die Nachricht wartet auf den Auslöser %1, und Nachrichten eines Workloads beginnen zu eigenen Zeiten; schreiben Sie, was aufeinander wartet, als Programm (GOAL), oder geben Sie der Nachricht einen Beginn</translation>
    </message>
    <message>
      <source>the messages</source>
      <translation>die Nachrichten</translation>
    </message>
    <message>
      <source>the messages of an application have the sizes that its program says; sweep scale, or a parameter of the project that the program uses</source>
      <translation>die Nachrichten einer Anwendung haben die Größen, die ihr Programm sagt; scale variieren, oder einen Parameter des Projekts, den das Programm verwendet</translation>
    </message>
    <message>
      <source>the messages of its latency</source>
      <translation>die Nachrichten ihrer Latenz</translation>
    </message>
    <message>
      <source>the messages of its throughput</source>
      <translation>die Nachrichten ihres Durchsatzes</translation>
    </message>
    <message>
      <source>the messages were given up</source>
      <translation>die Nachrichten wurden aufgegeben</translation>
    </message>
    <message>
      <source>the model gives a message no bandwidth, so it never ends; choose another model</source>
      <translation>das Modell gibt einer Nachricht keine Bandbreite, so dass sie nie endet; ein anderes Modell wählen</translation>
    </message>
    <message>
      <source>the model is defined for messages of one route, and %1 routing sends a message over several at once; choose another model, such as asymmetric, or another routing</source>
      <translation>das Modell ist für Nachrichten mit einer Route definiert, und das Routing %1 schickt eine Nachricht über mehrere zugleich; ein anderes Modell wählen, etwa asymmetric, oder ein anderes Routing</translation>
    </message>
    <message>
      <source>the model is defined for messages that pass a channel once, and the route from %1 to %2 passes a link several times the same way; choose another model, such as asymmetric, or write the route otherwise</source>
      <translation>das Modell ist für Nachrichten definiert, die einen Kanal einmal nehmen, und die Route von %1 nach %2 nimmt eine Verbindung mehrmals in derselben Richtung; ein anderes Modell wählen, etwa asymmetric, oder die Route anders schreiben</translation>
    </message>
    <message>
      <source>the name has more than %1 bytes</source>
      <translation>der Name hat mehr als %1 Bytes</translation>
    </message>
    <message>
      <source>the name is missing</source>
      <translation>der Name fehlt</translation>
    </message>
    <message>
      <source>the name is not UTF-8 text</source>
      <translation>der Name ist kein UTF-8-Text</translation>
    </message>
    <message>
      <source>the names are not those of nodes: they are taken as %1, which fill the cores of one node after the other; the mapping can be changed</source>
      <translation>die Namen sind nicht die von Knoten: Sie gelten als %1, die die Kerne eines Knotens nach dem anderen füllen; die Zuordnung kann geändert werden</translation>
    </message>
    <message>
      <source>the network decides</source>
      <translation>das Netz entscheidet</translation>
    </message>
    <message>
      <source>the networks do not stand on one footing: %1, and counts as 0; enter it before short messages are compared</source>
      <translation>die Netze stehen nicht auf gleicher Grundlage: %1 und zählt als 0; geben Sie sie ein, bevor kurze Nachrichten verglichen werden</translation>
    </message>
    <message>
      <source>the networks do not stand on one footing: %1; enter rates that were measured alike where they are close</source>
      <translation>die Netze stehen nicht auf gleicher Grundlage: %1; geben Sie Raten ein, die gleich gemessen wurden, wo es knapp ist</translation>
    </message>
    <message>
      <source>the next process on the next core, node after node</source>
      <translation>der nächste Prozess auf den nächsten Kern, Knoten für Knoten</translation>
    </message>
    <message>
      <source>the next process on the next node</source>
      <translation>der nächste Prozess auf den nächsten Knoten</translation>
    </message>
    <message>
      <source>the node of every process of every scenario</source>
      <translation>der Knoten jedes Prozesses jedes Szenarios</translation>
    </message>
    <message>
      <source>the number behind '|' or '&gt;' must be one from 1 to 9; change or remove it</source>
      <translation>die Zahl hinter '|' oder '&gt;' muss eine von 1 bis 9 sein; ändern oder entfernen Sie sie</translation>
    </message>
    <message>
      <source>the number is not finite</source>
      <translation>die Zahl ist nicht endlich</translation>
    </message>
    <message>
      <source>the number is out of range</source>
      <translation>die Zahl liegt außerhalb des Bereichs</translation>
    </message>
    <message>
      <source>the number of pairs cannot be read</source>
      <translation>die Anzahl der Paare kann nicht gelesen werden</translation>
    </message>
    <message>
      <source>the number of pairs stands behind the names of the columns</source>
      <translation>die Anzahl der Paare steht hinter den Namen der Spalten</translation>
    </message>
    <message>
      <source>the number of processes</source>
      <translation>die Anzahl der Prozesse</translation>
    </message>
    <message>
      <source>the number of processes cannot be read</source>
      <translation>die Anzahl der Prozesse kann nicht gelesen werden</translation>
    </message>
    <message>
      <source>the number of requests is out of range</source>
      <translation>die Anzahl der Anforderungen liegt außerhalb des Bereichs</translation>
    </message>
    <message>
      <source>the numbers are in several blocks, parted by the comment of line %1</source>
      <translation>die Zahlen stehen in mehreren Blöcken, getrennt vom Kommentar in Zeile %1</translation>
    </message>
    <message>
      <source>the numbers of the file count messages of %1: those of a pair are one message with all their bytes</source>
      <translation>die Zahlen der Datei zählen Nachrichten von %1: Die eines Paars sind eine Nachricht mit allen ihren Bytes</translation>
    </message>
    <message>
      <source>the one node that all messages of the pattern go to, or come from</source>
      <translation>der eine Knoten, zu dem alle Nachrichten des Musters gehen oder von dem sie kommen</translation>
    </message>
    <message>
      <source>the output does not say how large %1 were; write the size into the sheet of the benchmark</source>
      <translation>die Ausgabe sagt nicht, wie groß %1 waren; schreiben Sie die Größe in die Tabelle des Benchmarks</translation>
    </message>
    <message>
      <source>the output of CUDA's bandwidthTest, which measures one machine</source>
      <translation>die Ausgabe von bandwidthTest von CUDA, das einen einzelnen Rechner misst</translation>
    </message>
    <message>
      <source>the output of CUDA's p2pBandwidthLatencyTest, which measures one machine</source>
      <translation>die Ausgabe von p2pBandwidthLatencyTest von CUDA, das einen einzelnen Rechner misst</translation>
    </message>
    <message>
      <source>the output of GPCNeT</source>
      <translation>die Ausgabe von GPCNeT</translation>
    </message>
    <message>
      <source>the output of HPCG</source>
      <translation>die Ausgabe von HPCG</translation>
    </message>
    <message>
      <source>the output of HPL (Linpack)</source>
      <translation>die Ausgabe von HPL (Linpack)</translation>
    </message>
    <message>
      <source>the output of IOR, which measures files</source>
      <translation>die Ausgabe von IOR, das Dateien misst</translation>
    </message>
    <message>
      <source>the output of Netgauge</source>
      <translation>die Ausgabe von Netgauge</translation>
    </message>
    <message>
      <source>the output of SKaMPI</source>
      <translation>die Ausgabe von SKaMPI</translation>
    </message>
    <message>
      <source>the output of STREAM, which measures memory</source>
      <translation>die Ausgabe von STREAM, das den Speicher misst</translation>
    </message>
    <message>
      <source>the output of VTune</source>
      <translation>die Ausgabe von VTune</translation>
    </message>
    <message>
      <source>the output of a NAS parallel benchmark</source>
      <translation>die Ausgabe eines NAS Parallel Benchmark</translation>
    </message>
    <message>
      <source>the output of a test of MPI collectives that prints 'min, max, us'</source>
      <translation>die Ausgabe eines Tests von MPI-Kollektiven, der 'min, max, us' ausgibt</translation>
    </message>
    <message>
      <source>the output of fi_pingpong</source>
      <translation>die Ausgabe von fi_pingpong</translation>
    </message>
    <message>
      <source>the output of fio, which measures files</source>
      <translation>die Ausgabe von fio, das Dateien misst</translation>
    </message>
    <message>
      <source>the output of iblinkinfo</source>
      <translation>die Ausgabe von iblinkinfo</translation>
    </message>
    <message>
      <source>the output of ibnetdiscover</source>
      <translation>die Ausgabe von ibnetdiscover</translation>
    </message>
    <message>
      <source>the output of ibstat</source>
      <translation>die Ausgabe von ibstat</translation>
    </message>
    <message>
      <source>the output of iperf 2</source>
      <translation>die Ausgabe von iperf 2</translation>
    </message>
    <message>
      <source>the output of mpptest</source>
      <translation>die Ausgabe von mpptest</translation>
    </message>
    <message>
      <source>the output of netperf</source>
      <translation>die Ausgabe von netperf</translation>
    </message>
    <message>
      <source>the output of nvbandwidth, which measures one machine</source>
      <translation>die Ausgabe von nvbandwidth, das einen einzelnen Rechner misst</translation>
    </message>
    <message>
      <source>the output of ping</source>
      <translation>die Ausgabe von ping</translation>
    </message>
    <message>
      <source>the output of qperf</source>
      <translation>die Ausgabe von qperf</translation>
    </message>
    <message>
      <source>the output of rocm-bandwidth-test, which measures one machine</source>
      <translation>die Ausgabe von rocm-bandwidth-test, das einen einzelnen Rechner misst</translation>
    </message>
    <message>
      <source>the output of rocm-smi</source>
      <translation>die Ausgabe von rocm-smi</translation>
    </message>
    <message>
      <source>the output of ucx_perftest</source>
      <translation>die Ausgabe von ucx_perftest</translation>
    </message>
    <message>
      <source>the oversubscription</source>
      <translation>die Überbuchung</translation>
    </message>
    <message>
      <source>the parameter %1</source>
      <translation>den Parameter %1</translation>
    </message>
    <message>
      <source>the parameter %1 cannot be %2; write a number, or one with a unit such as 64 kB</source>
      <translation>der Parameter %1 kann nicht %2 sein; eine Zahl schreiben, oder eine mit Einheit wie 64 kB</translation>
    </message>
    <message>
      <source>the part %1 to hold out is not between 0 and 1; write 1/2 for half of the patterns</source>
      <translation>der herauszuhaltende Teil %1 liegt nicht zwischen 0 und 1; 1/2 für die Hälfte der Muster schreiben</translation>
    </message>
    <message>
      <source>the path %1 has bytes that are not UTF-8, by which a project could not find the trace again; rename the file or its folder</source>
      <translation>der Pfad %1 hat Bytes, die kein UTF-8 sind, über die ein Projekt den Trace nicht wiederfinden könnte; benennen Sie die Datei oder ihren Ordner um</translation>
    </message>
    <message>
      <source>the patterns measured so far leave %1 between %2 and %3</source>
      <translation>die bisher gemessenen Muster lassen %1 zwischen %2 und %3</translation>
    </message>
    <message>
      <source>the placement was cancelled</source>
      <translation>die Platzierung wurde abgebrochen</translation>
    </message>
    <message>
      <source>the platform</source>
      <translation>die Plattform</translation>
    </message>
    <message>
      <source>the platform %1 has %2 nodes, too few for an all-to-all of %3 processes</source>
      <translation>die Plattform %1 hat %2 Knoten, zu wenige für ein Alltoall von %3 Prozessen</translation>
    </message>
    <message>
      <source>the platform %1 has no two nodes to send between</source>
      <translation>die Plattform %1 hat keine zwei Knoten, zwischen denen gesendet werden kann</translation>
    </message>
    <message>
      <source>the platform does not have %1, which counts for nothing; correct the list</source>
      <translation>die Plattform hat %1 nicht, was nicht zählt; die Liste berichtigen</translation>
    </message>
    <message>
      <source>the platform has %1 nodes; larger all-to-alls are not run in the engine</source>
      <translation>die Plattform hat %1 Knoten; größere Alltoalls laufen nicht in der Engine</translation>
    </message>
    <message>
      <source>the platform has no host</source>
      <translation>die Plattform hat keinen Host</translation>
    </message>
    <message>
      <source>the platform has no links between switches</source>
      <translation>die Plattform hat keine Verbindungen zwischen Switches</translation>
    </message>
    <message>
      <source>the platform is of version %1; convert it to 4.1 by simgrid_update_xml</source>
      <translation>die Plattform ist von der Version %1; wandeln Sie sie mit simgrid_update_xml in 4.1 um</translation>
    </message>
    <message>
      <source>the points do not tell the parameters apart</source>
      <translation>die Punkte unterscheiden die Parameter nicht</translation>
    </message>
    <message>
      <source>the power of %1</source>
      <translation>die Leistung von %1</translation>
    </message>
    <message>
      <source>the predicted time of every message, what limits it, measured time and error</source>
      <translation>die vorhergesagte Zeit jeder Nachricht, was sie begrenzt, gemessene Zeit und Fehler</translation>
    </message>
    <message>
      <source>the prediction was cancelled</source>
      <translation>die Vorhersage wurde abgebrochen</translation>
    </message>
    <message>
      <source>the preset %1 is of what is within servers; copy it into the project by 'contraflow presets %1 --into' after the import</source>
      <translation>die Vorlage %1 ist für das Innere von Servern; kopieren Sie sie nach dem Import mit 'contraflow presets %1 --into' ins Projekt</translation>
    </message>
    <message>
      <source>the price is that of %1</source>
      <translation>der Preis ist der von %1</translation>
    </message>
    <message>
      <source>the price of a node is not that of its network card</source>
      <translation>der Preis eines Knotens ist nicht der seiner Netzwerkkarte</translation>
    </message>
    <message>
      <source>the price of a server is not that of its links</source>
      <translation>der Preis eines Servers ist nicht der seiner Verbindungen</translation>
    </message>
    <message>
      <source>the price of energy cannot be read; write one such as 0.28 EUR/kWh</source>
      <translation>der Energiepreis ist nicht lesbar; schreiben Sie einen wie 0.28 EUR/kWh</translation>
    </message>
    <message>
      <source>the price of energy differs</source>
      <translation>der Energiepreis ist verschieden</translation>
    </message>
    <message>
      <source>the printed formula leaves nothing on the channel</source>
      <translation>die gedruckte Formel lässt auf dem Kanal nichts übrig</translation>
    </message>
    <message>
      <source>the process is not in group %1; correct the group or the ranks</source>
      <translation>der Prozess ist nicht in Gruppe %1; die Gruppe oder die Ränge berichtigen</translation>
    </message>
    <message>
      <source>the process is not in the communicator of its collective</source>
      <translation>der Prozess ist nicht im Kommunikator seines Kollektivs</translation>
    </message>
    <message>
      <source>the process, from 0 on</source>
      <translation>der Prozess, von 0 an</translation>
    </message>
    <message>
      <source>the processes do not make the communicators that they use in the same order, so that nobody can say who is in them</source>
      <translation>die Prozesse bilden die Kommunikatoren, die sie benutzen, nicht in derselben Reihenfolge, es lässt sich also nicht sagen, wer darin ist</translation>
    </message>
    <message>
      <source>the program %1 has no parameter %2; %3</source>
      <translation>das Programm %1 hat keinen Parameter %2; %3</translation>
    </message>
    <message>
      <source>the program %1 runs on %2 processes, which must come to a whole number from 1 to %3; change its parameters</source>
      <translation>das Programm %1 läuft auf %2 Prozessen, was eine ganze Zahl von 1 bis %3 ergeben muss; seine Parameter ändern</translation>
    </message>
    <message>
      <source>the program is a graph of operations already; its GOAL schedule is the file it was imported from</source>
      <translation>das Programm ist schon ein Graph von Operationen; sein GOAL-Ablauf ist die Datei, aus der es importiert wurde</translation>
    </message>
    <message>
      <source>the programs have more than %1 events; make the counts of their loops smaller</source>
      <translation>die Programme haben mehr als %1 Ereignisse; die Anzahlen ihrer Schleifen verkleinern</translation>
    </message>
    <message>
      <source>the project</source>
      <translation>das Projekt</translation>
    </message>
    <message>
      <source>the project file</source>
      <translation>die Projektdatei</translation>
    </message>
    <message>
      <source>the project has %1; say by --scenario whose nodes these are</source>
      <translation>das Projekt hat %1; sagen Sie mit --scenario, wessen Knoten dies sind</translation>
    </message>
    <message>
      <source>the project has a model %1 already; give another name, or none</source>
      <translation>das Projekt hat schon ein Modell %1; einen anderen Namen angeben, oder keinen</translation>
    </message>
    <message>
      <source>the project has format version %1 and was written by a newer Contraflow; this one reads up to version %2, update the program</source>
      <translation>das Projekt hat die Formatversion %1 und wurde von einem neueren Contraflow geschrieben; dieses liest bis Version %2, aktualisieren Sie das Programm</translation>
    </message>
    <message>
      <source>the project has format version %1, and nothing leads from version %2 to %3; open and save it with an older Contraflow</source>
      <translation>das Projekt hat die Formatversion %1, und nichts führt von Version %2 zu %3; öffnen und speichern Sie es mit einem älteren Contraflow</translation>
    </message>
    <message>
      <source>the project has format version %1, and the step to version %2 failed</source>
      <translation>das Projekt hat die Formatversion %1, und der Schritt zu Version %2 misslang</translation>
    </message>
    <message>
      <source>the project has no measurement to learn from; import measured times first</source>
      <translation>das Projekt hat keine Messung zum Lernen; zuerst gemessene Zeiten importieren</translation>
    </message>
    <message>
      <source>the project has no model; the scenarios get %1, and calibrate tells which model fits best</source>
      <translation>das Projekt hat kein Modell; die Szenarien bekommen %1, und calibrate sagt, welches Modell am besten passt</translation>
    </message>
    <message>
      <source>the project has no models</source>
      <translation>das Projekt hat keine Modelle</translation>
    </message>
    <message>
      <source>the project has no platform %1</source>
      <translation>das Projekt hat keine Plattform %1</translation>
    </message>
    <message>
      <source>the project has no platform %1; add it first</source>
      <translation>das Projekt hat keine Plattform %1; fügen Sie sie zuerst hinzu</translation>
    </message>
    <message>
      <source>the project has no platform %1; it has %2</source>
      <translation>das Projekt hat keine Plattform %1; es hat %2</translation>
    </message>
    <message>
      <source>the project has no platform on which it could have been measured</source>
      <translation>das Projekt hat keine Plattform, auf der es gemessen worden sein könnte</translation>
    </message>
    <message>
      <source>the project has no platform whose nodes could take the bandwidth; add one first</source>
      <translation>das Projekt hat keine Plattform, deren Knoten die Bandbreite übernehmen könnten; zuerst eine hinzufügen</translation>
    </message>
    <message>
      <source>the project has no platform with two nodes and nothing that was measured, so that there is nothing to work out; add a platform</source>
      <translation>das Projekt hat keine Plattform mit zwei Knoten und nichts Gemessenes, so dass es nichts auszurechnen gibt; eine Plattform hinzufügen</translation>
    </message>
    <message>
      <source>the project has no rows to export</source>
      <translation>das Projekt hat keine Zeilen zum Exportieren</translation>
    </message>
    <message>
      <source>the project has no scenario</source>
      <translation>das Projekt hat kein Szenario</translation>
    </message>
    <message>
      <source>the project has no scenario %1</source>
      <translation>das Projekt hat kein Szenario %1</translation>
    </message>
    <message>
      <source>the project has no scenario %1; it is made, with its messages</source>
      <translation>das Projekt hat kein Szenario %1; es wird angelegt, mit seinen Nachrichten</translation>
    </message>
    <message>
      <source>the project has no scenario of this name that runs the program</source>
      <translation>das Projekt hat kein Szenario dieses Namens, das das Programm ausführt</translation>
    </message>
    <message>
      <source>the project has no such platform</source>
      <translation>das Projekt hat keine solche Plattform</translation>
    </message>
    <message>
      <source>the project has no such scenario; add one</source>
      <translation>das Projekt hat kein solches Szenario; eines hinzufügen</translation>
    </message>
    <message>
      <source>the project has the same model already, %1</source>
      <translation>das Projekt hat dasselbe Modell schon, %1</translation>
    </message>
    <message>
      <source>the project is not as it was when this was planned; times are taken where message, ends and size are the same</source>
      <translation>das Projekt ist nicht mehr, wie es war, als dies geplant wurde; Zeiten werden übernommen, wo Nachricht, Enden und Größe dieselben sind</translation>
    </message>
    <message>
      <source>the project's algorithms of collectives: %1</source>
      <translation>die Algorithmen kollektiver Operationen des Projekts: %1</translation>
    </message>
    <message>
      <source>the project's report: %1</source>
      <translation>der Bericht des Projekts: %1</translation>
    </message>
    <message>
      <source>the protocol %1 is unknown</source>
      <translation>das Protokoll %1 ist unbekannt</translation>
    </message>
    <message>
      <source>the provenance of %1</source>
      <translation>die Herkunft von %1</translation>
    </message>
    <message>
      <source>the queues between switches</source>
      <translation>den Warteschlangen zwischen Switches</translation>
    </message>
    <message>
      <source>the range %1 falls</source>
      <translation>der Bereich %1 fällt</translation>
    </message>
    <message>
      <source>the record has something that is no number; the file seems to be damaged</source>
      <translation>der Eintrag hat etwas, was keine Zahl ist; die Datei scheint beschädigt zu sein</translation>
    </message>
    <message>
      <source>the record of a message does not have 15 numbers</source>
      <translation>der Eintrag einer Nachricht hat nicht 15 Zahlen</translation>
    </message>
    <message>
      <source>the record of events is too short</source>
      <translation>der Eintrag von Ereignissen ist zu kurz</translation>
    </message>
    <message>
      <source>the reference %1 has no prediction, so nothing is held against it</source>
      <translation>für die Referenz %1 gibt es keine Vorhersage, deshalb wird nichts an ihr gemessen</translation>
    </message>
    <message>
      <source>the replay was cancelled</source>
      <translation>das Replay wurde abgebrochen</translation>
    </message>
    <message>
      <source>the request is still in use; wait for it before it is used again, or give it another name</source>
      <translation>die Anforderung ist noch in Gebrauch; auf sie warten, bevor sie wieder verwendet wird, oder ihr einen anderen Namen geben</translation>
    </message>
    <message>
      <source>the result</source>
      <translation>das Ergebnis</translation>
    </message>
    <message>
      <source>the result %1 is negative; a price is 0 or more</source>
      <translation>das Ergebnis %1 ist negativ; ein Preis ist 0 oder mehr</translation>
    </message>
    <message>
      <source>the result %1 is negative; a value here is 0 or more</source>
      <translation>das Ergebnis %1 ist negativ; ein Wert ist hier 0 oder mehr</translation>
    </message>
    <message>
      <source>the result %1 is not a whole number from 0 to 4294967295; use ceil or floor</source>
      <translation>das Ergebnis %1 ist keine ganze Zahl von 0 bis 4294967295; ceil oder floor verwenden</translation>
    </message>
    <message>
      <source>the result %1 is out of range; check the numbers it is made of</source>
      <translation>das Ergebnis %1 liegt außerhalb des Bereichs; die Zahlen prüfen, aus denen es gemacht ist</translation>
    </message>
    <message>
      <source>the result is %1 where %2 is wanted; %3</source>
      <translation>das Ergebnis ist %1, gebraucht wird %2; %3</translation>
    </message>
    <message>
      <source>the result is %1 where a number without unit is wanted; divide by a unit</source>
      <translation>das Ergebnis ist %1, gebraucht wird eine Zahl ohne Einheit; durch eine Einheit teilen</translation>
    </message>
    <message>
      <source>the result is %1 where a price is wanted; multiply by one such as %2</source>
      <translation>das Ergebnis ist %1, gebraucht wird ein Preis; mit einem wie %2 malnehmen</translation>
    </message>
    <message>
      <source>the result is %1 where a price of energy is wanted; multiply by one such as %2</source>
      <translation>das Ergebnis ist %1, gebraucht wird ein Energiepreis; mit einem wie %2 malnehmen</translation>
    </message>
    <message>
      <source>the result that begins here cannot be read (%1); where a run was broken off, measure again</source>
      <translation>das Ergebnis, das hier beginnt, kann nicht gelesen werden (%1); wo ein Lauf abgebrochen wurde, messen Sie noch einmal</translation>
    </message>
    <message>
      <source>the results were not read to the end</source>
      <translation>die Ergebnisse wurden nicht bis zum Ende gelesen</translation>
    </message>
    <message>
      <source>the root %1 is not one of the %2</source>
      <translation>die Wurzel %1 ist keiner der %2</translation>
    </message>
    <message>
      <source>the root %1 is not one of the %2 of its communicator</source>
      <translation>die Wurzel %1 ist keiner der %2 ihres Kommunikators</translation>
    </message>
    <message>
      <source>the root is %1 and must be below %2, the size of group %3</source>
      <translation>die Wurzel ist %1 und muss unter %2 liegen, der Größe der Gruppe %3</translation>
    </message>
    <message>
      <source>the route from %1 to %2</source>
      <translation>die Route von %1 nach %2</translation>
    </message>
    <message>
      <source>the routing rule of the platform takes longer ways than the shortest</source>
      <translation>die Routing-Regel der Plattform nimmt längere Wege als die kürzesten</translation>
    </message>
    <message>
      <source>the rows of the matrix have different numbers of cells, up to %1</source>
      <translation>die Zeilen der Matrix haben verschieden viele Zellen, bis zu %1</translation>
    </message>
    <message>
      <source>the rows of the matrix seem to stand in reverse order: only upside down is it symmetric, with nothing on the diagonal</source>
      <translation>die Zeilen der Matrix scheinen in umgekehrter Reihenfolge zu stehen: Nur auf dem Kopf ist sie symmetrisch, mit nichts auf der Diagonale</translation>
    </message>
    <message>
      <source>the run has too many steps that may become part of the critical path; smaller counts of loops show it</source>
      <translation>der Lauf hat zu viele Schritte, die Teil des kritischen Pfads werden können; kleinere Anzahlen der Schleifen zeigen ihn</translation>
    </message>
    <message>
      <source>the same by measurement</source>
      <translation>dasselbe je Messung</translation>
    </message>
    <message>
      <source>the same content was imported before: %1</source>
      <translation>derselbe Inhalt wurde schon importiert: %1</translation>
    </message>
    <message>
      <source>the same content was imported before: %1, read by %2</source>
      <translation>derselbe Inhalt wurde schon importiert: %1, gelesen mit %2</translation>
    </message>
    <message>
      <source>the same result again, which was skipped</source>
      <translation>dasselbe Ergebnis noch einmal, das übersprungen wurde</translation>
    </message>
    <message>
      <source>the same result of %1 again, as client and server print it, which was skipped</source>
      <translation>dasselbe Ergebnis von %1 noch einmal, wie Client und Server es ausgeben; es wurde übersprungen</translation>
    </message>
    <message>
      <source>the same seed gives the same messages on every machine</source>
      <translation>derselbe Seed ergibt auf jedem Rechner dieselben Nachrichten</translation>
    </message>
    <message>
      <source>the same was given in line %1 already, and rows that have an error of their own, or no time, have no common mean</source>
      <translation>dasselbe wurde schon in Zeile %1 angegeben, und Zeilen, die einen eigenen Fehler oder keine Zeit haben, haben kein gemeinsames Mittel</translation>
    </message>
    <message>
      <source>the scenario %1 has no workload; take the messages as a new workload</source>
      <translation>das Szenario %1 hat keinen Workload; die Nachrichten als neuen Workload nehmen</translation>
    </message>
    <message>
      <source>the scenarios get the model %1; the project has %2, and name another one if it should be that</source>
      <translation>die Szenarien bekommen das Modell %1; das Projekt hat %2, nennen Sie ein anderes, wenn es dieses sein soll</translation>
    </message>
    <message>
      <source>the script of a PBS job</source>
      <translation>das Skript eines PBS-Jobs</translation>
    </message>
    <message>
      <source>the script of a Slurm job</source>
      <translation>das Skript eines Slurm-Jobs</translation>
    </message>
    <message>
      <source>the second column counts MB/s of 2^20 bytes, as bytes / seconds show</source>
      <translation>die zweite Spalte zählt MB/s zu 2^20 Bytes, wie Bytes / Sekunden zeigen</translation>
    </message>
    <message>
      <source>the seconds have six decimals, too few for the start-up of a fast network</source>
      <translation>die Sekunden haben sechs Dezimalen, zu wenige für den Anlauf eines schnellen Netzes</translation>
    </message>
    <message>
      <source>the server does not say what arrived at the client</source>
      <translation>der Server sagt nicht, was beim Client angekommen ist</translation>
    </message>
    <message>
      <source>the server says both what was sent and what arrived</source>
      <translation>der Server sagt sowohl, was gesendet wurde, als auch, was angekommen ist</translation>
    </message>
    <message>
      <source>the share in use that mapping %1 had was taken out, as the list says who is there</source>
      <translation>der belegte Anteil, den die Zuordnung %1 hatte, wurde entfernt, da die Liste sagt, wer da ist</translation>
    </message>
    <message>
      <source>the size is negative; the file seems to be damaged</source>
      <translation>die Größe ist negativ; die Datei scheint beschädigt zu sein</translation>
    </message>
    <message>
      <source>the size of every message</source>
      <translation>die Größe jeder Nachricht</translation>
    </message>
    <message>
      <source>the size of the message is missing; add it</source>
      <translation>die Größe der Nachricht fehlt; ergänzen Sie sie</translation>
    </message>
    <message>
      <source>the size or tag of the message is out of range</source>
      <translation>Größe oder Tag der Nachricht liegt außerhalb des Bereichs</translation>
    </message>
    <message>
      <source>the sizes of '%1' do not ascend at line %2; look whether lines were swapped or damaged</source>
      <translation>die Größen von '%1' steigen bei Zeile %2 nicht an; sehen Sie nach, ob Zeilen vertauscht oder beschädigt wurden</translation>
    </message>
    <message>
      <source>the sizes of a %1 differ: %2</source>
      <translation>die Größen bei %1 sind verschieden: %2</translation>
    </message>
    <message>
      <source>the sizes of all messages, times a factor</source>
      <translation>die Größen aller Nachrichten, mal einem Faktor</translation>
    </message>
    <message>
      <source>the sizes of the file are sums over %1 repetitions: a message has the part of one, in whole bytes</source>
      <translation>die Größen der Datei sind Summen über %1 Wiederholungen: Eine Nachricht hat den Teil einer davon, in ganzen Bytes</translation>
    </message>
    <message>
      <source>the smallest</source>
      <translation>der kleinste Wert</translation>
    </message>
    <message>
      <source>the speed of computations</source>
      <translation>die Geschwindigkeit der Berechnungen</translation>
    </message>
    <message>
      <source>the square has more than %1 numbers</source>
      <translation>das Quadrat hat mehr als %1 Zahlen</translation>
    </message>
    <message>
      <source>the start of %1: %2</source>
      <translation>der Beginn von %1: %2</translation>
    </message>
    <message>
      <source>the start of an MPI job</source>
      <translation>der Start eines MPI-Jobs</translation>
    </message>
    <message>
      <source>the start of the message is missing; add it</source>
      <translation>der Beginn der Nachricht fehlt; ergänzen Sie ihn</translation>
    </message>
    <message>
      <source>the start-up and the bandwidth of point-to-point messages</source>
      <translation>die Startup-Zeit und die Bandbreite von Punkt-zu-Punkt-Nachrichten</translation>
    </message>
    <message>
      <source>the sweep %1</source>
      <translation>die Variation %1</translation>
    </message>
    <message>
      <source>the switch ports towards the nodes</source>
      <translation>den Switch-Anschlüssen zu den Knoten</translation>
    </message>
    <message>
      <source>the table %1 of %2</source>
      <translation>die Tabelle %1 von %2</translation>
    </message>
    <message>
      <source>the table has %1</source>
      <translation>die Tabelle hat %1</translation>
    </message>
    <message>
      <source>the table has %1 columns, more than are read; is the separator right?</source>
      <translation>die Tabelle hat %1 Spalten, mehr als gelesen werden; ist das Trennzeichen richtig?</translation>
    </message>
    <message>
      <source>the table has no columns for source, destination and size; name them in its first line, or say what each column is</source>
      <translation>die Tabelle hat keine Spalten für Quelle, Ziel und Größe; nennen Sie sie in der ersten Zeile, oder sagen Sie, was jede Spalte ist</translation>
    </message>
    <message>
      <source>the table has no row</source>
      <translation>die Tabelle hat keine Zeile</translation>
    </message>
    <message>
      <source>the table has no title of GPCNeT, or no column Units; what it measured is not known</source>
      <translation>die Tabelle hat keinen Titel von GPCNeT oder keine Spalte Units; was sie gemessen hat, ist nicht bekannt</translation>
    </message>
    <message>
      <source>the table is empty</source>
      <translation>die Tabelle ist leer</translation>
    </message>
    <message>
      <source>the tables of the project</source>
      <translation>die Tabellen des Projekts</translation>
    </message>
    <message>
      <source>the tag %1 is out of range</source>
      <translation>das Tag %1 liegt außerhalb des Bereichs</translation>
    </message>
    <message>
      <source>the text cannot be read</source>
      <translation>der Text kann nicht gelesen werden</translation>
    </message>
    <message>
      <source>the text in quotes that begins in this line is never closed; add the closing quote</source>
      <translation>der Text in Anführungszeichen, der in dieser Zeile beginnt, wird nie geschlossen; ergänzen Sie das schließende Anführungszeichen</translation>
    </message>
    <message>
      <source>the text is bigger than %1 MB, the most that is read; split it into several projects</source>
      <translation>der Text ist größer als %1 MB, das Meiste, was gelesen wird; teilen Sie ihn in mehrere Projekte</translation>
    </message>
    <message>
      <source>the text is encoded as UTF-16 or UTF-32, or is no text at all; save it as UTF-8</source>
      <translation>der Text ist als UTF-16 oder UTF-32 kodiert oder gar kein Text; speichern Sie ihn als UTF-8</translation>
    </message>
    <message>
      <source>the text is not UTF-8 (byte %1); save the file in the encoding UTF-8</source>
      <translation>der Text ist kein UTF-8 (Byte %1); speichern Sie die Datei in der Kodierung UTF-8</translation>
    </message>
    <message>
      <source>the text of core-to-core-latency</source>
      <translation>der Text von core-to-core-latency</translation>
    </message>
    <message>
      <source>the text of lstopo</source>
      <translation>der Text von lstopo</translation>
    </message>
    <message>
      <source>the time a byte takes it</source>
      <translation>die Zeit, die ein Byte sie kostet</translation>
    </message>
    <message>
      <source>the time between two calls is computing; the duration of calls is left to the replay</source>
      <translation>die Zeit zwischen zwei Aufrufen ist Rechnen; die Dauer der Aufrufe bleibt dem Nachspielen überlassen</translation>
    </message>
    <message>
      <source>the time between two calls of MPI is computing; the duration of calls is left to the replay</source>
      <translation>die Zeit zwischen zwei Aufrufen von MPI ist Rechnen; die Dauer der Aufrufe bleibt dem Nachspielen überlassen</translation>
    </message>
    <message>
      <source>the time is that out of place; sizes are those of a process's buffer, as the test counts them; what was measured in place is kept as text</source>
      <translation>die Zeit ist die außer Platz (out of place); Größen sind die des Puffers eines Prozesses, wie der Test sie zählt; was am Platz (in place) gemessen wurde, bleibt als Text erhalten</translation>
    </message>
    <message>
      <source>the time of %1</source>
      <translation>die Zeit von %1</translation>
    </message>
    <message>
      <source>the time of %1 must be above 0</source>
      <translation>die Zeit von %1 muss über 0 liegen</translation>
    </message>
    <message>
      <source>the time of a message of %1 bytes must be above 0</source>
      <translation>die Zeit einer Nachricht von %1 Bytes muss über 0 liegen</translation>
    </message>
    <message>
      <source>the time of every process of applications, by what it does</source>
      <translation>die Zeit jedes Prozesses von Anwendungen nach dem, was er tut</translation>
    </message>
    <message>
      <source>the times of %1</source>
      <translation>die Zeiten von %1</translation>
    </message>
    <message>
      <source>the topology %1 is not taken; there are Ring, FullyConnected and Switch</source>
      <translation>die Topologie %1 wird nicht übernommen; es gibt Ring, FullyConnected und Switch</translation>
    </message>
    <message>
      <source>the topology of a node by NCCL</source>
      <translation>die Topologie eines Knotens von NCCL</translation>
    </message>
    <message>
      <source>the topology of a node by lstopo (hwloc)</source>
      <translation>die Topologie eines Knotens von lstopo (hwloc)</translation>
    </message>
    <message>
      <source>the trace does not record communicators: every collective is one of all processes</source>
      <translation>der Trace zeichnet keine Kommunikatoren auf: Jedes Kollektiv ist eines aller Prozesse</translation>
    </message>
    <message>
      <source>the trace does not say what MPI_Waitall waits for; it is taken to wait for all that is open</source>
      <translation>der Trace sagt nicht, worauf MPI_Waitall wartet; angenommen ist, dass es auf alles Offene wartet</translation>
    </message>
    <message>
      <source>the trace has %1 applications; one is taken</source>
      <translation>der Trace hat %1 Anwendungen; eine wird genommen</translation>
    </message>
    <message>
      <source>the tree has %1 tiers, counted from 0</source>
      <translation>der Baum hat %1 Ebenen, gezählt ab 0</translation>
    </message>
    <message>
      <source>the tree has more than %1 switches or links between them; import a smaller one</source>
      <translation>der Baum hat mehr als %1 Switches oder Verbindungen zwischen ihnen; importieren Sie einen kleineren</translation>
    </message>
    <message>
      <source>the type tag %1 is not known here; remove it, or put the text in quotes</source>
      <translation>die Typmarke %1 ist hier nicht bekannt; entfernen Sie sie, oder setzen Sie den Text in Anführungszeichen</translation>
    </message>
    <message>
      <source>the unit has a power above %1; divide by units earlier</source>
      <translation>die Einheit hat eine Potenz über %1; früher durch Einheiten teilen</translation>
    </message>
    <message>
      <source>the unit is missing</source>
      <translation>die Einheit fehlt</translation>
    </message>
    <message>
      <source>the usual stencil code, such as Gropp, Lusk and Skjellum, Using MPI, chapter 4</source>
      <translation>dem üblichen Stencil-Code, etwa Gropp, Lusk und Skjellum, Using MPI, Kapitel 4</translation>
    </message>
    <message>
      <source>the value is too big to be held; make it smaller</source>
      <translation>der Wert ist zu groß; ihn kleiner machen</translation>
    </message>
    <message>
      <source>the version of iperf 3 in JSON</source>
      <translation>der Version von iperf 3 im JSON</translation>
    </message>
    <message>
      <source>the way between %1 and %2 was described before; keep one of both</source>
      <translation>der Weg zwischen %1 und %2 wurde schon beschrieben; behalten Sie einen von beiden</translation>
    </message>
    <message>
      <source>the workload has %1 processes only</source>
      <translation>der Workload hat nur %1 Prozesse</translation>
    </message>
    <message>
      <source>the workloads have more than %1 messages together, so it was not tried at which sizes and oversubscription another offer is the fastest; sweep what matters with 'contraflow compare'</source>
      <translation>die Workloads haben zusammen mehr als %1 Nachrichten, deshalb wurde nicht versucht, bei welchen Größen und welcher Überbuchung ein anderes Angebot das schnellste ist; variieren Sie, worauf es ankommt, mit 'contraflow compare'</translation>
    </message>
    <message>
      <source>their messages and bytes</source>
      <translation>ihre Nachrichten und Bytes</translation>
    </message>
    <message>
      <source>their messages are told apart by their tags, to which a multiple of %1 was added</source>
      <translation>ihre Nachrichten werden an ihren Tags unterschieden, zu denen ein Vielfaches von %1 addiert wurde</translation>
    </message>
    <message>
      <source>their messages are told apart by their tags, to which nothing could be added, since they are too large already</source>
      <translation>ihre Nachrichten werden an ihren Tags unterschieden, zu denen nichts addiert werden konnte, da sie schon zu groß sind</translation>
    </message>
    <message>
      <source>their sizes, routing and price</source>
      <translation>ihre Größe, ihr Routing und ihr Preis</translation>
    </message>
    <message>
      <source>there are %1 for each GPU: they became one that is as fast as they are together</source>
      <translation>je GPU gibt es %1: Daraus wurde eine, die so schnell ist wie sie zusammen</translation>
    </message>
    <message>
      <source>there are %1 for the %2 of the group; write one for each</source>
      <translation>es gibt %1 für die %2 der Gruppe; für jeden eine schreiben</translation>
    </message>
    <message>
      <source>there are %1 messages, and one step of a program takes up to %2; import them with --messages, as a workload</source>
      <translation>es sind %1 Nachrichten, und ein Schritt eines Programms nimmt bis zu %2; importieren Sie sie mit --messages, als Workload</translation>
    </message>
    <message>
      <source>there are %1 sizes for the %2 processes of group %3; write one for each</source>
      <translation>es gibt %1 Größen für die %2 Prozesse der Gruppe %3; für jeden eine schreiben</translation>
    </message>
    <message>
      <source>there are more than %1 elements; import a smaller part</source>
      <translation>es sind mehr als %1 Elemente; importieren Sie einen kleineren Teil</translation>
    </message>
    <message>
      <source>there are more than %1 files</source>
      <translation>es sind mehr als %1 Dateien</translation>
    </message>
    <message>
      <source>there are more than %1 loops within one another</source>
      <translation>es gibt mehr als %1 Schleifen ineinander</translation>
    </message>
    <message>
      <source>there are more than %1 messages; import a smaller file</source>
      <translation>es sind mehr als %1 Nachrichten; importieren Sie eine kleinere Datei</translation>
    </message>
    <message>
      <source>there are more than %1 nodes, or %2 dependencies between them; import fewer ranks or steps</source>
      <translation>es sind mehr als %1 Knoten oder %2 Abhängigkeiten zwischen ihnen; importieren Sie weniger Ränge oder Schritte</translation>
    </message>
    <message>
      <source>there are more than %1 values, which is refused; write big tables as CSV text (messages: |)</source>
      <translation>es sind mehr als %1 Werte, was abgelehnt wird; schreiben Sie große Tabellen als CSV-Text (messages: |)</translation>
    </message>
    <message>
      <source>there are no measured times of %1; add some</source>
      <translation>es gibt keine gemessenen Zeiten für %1; welche hinzufügen</translation>
    </message>
    <message>
      <source>there are too many pairs of GPUs on NVSwitches to write out that messages take these where a switch of the network is as near: a hash chooses</source>
      <translation>es gibt zu viele Paare von GPUs an NVSwitches, um auszuschreiben, dass Nachrichten diese nehmen, wo ein Switch des Netzes ebenso nah ist: Ein Hash wählt</translation>
    </message>
    <message>
      <source>there are two %1s %2 (%3 and %4 in the list); rename one</source>
      <translation>%1 %2 gibt es zweimal (%3 und %4 der Liste); einen Eintrag umbenennen</translation>
    </message>
    <message>
      <source>there are two %1s %2; rename one</source>
      <translation>%1 %2 gibt es zweimal; einen Eintrag umbenennen</translation>
    </message>
    <message>
      <source>there are two gaps of %1 bytes; keep one of them</source>
      <translation>für %1 Bytes gibt es zwei Lücken; eine davon behalten</translation>
    </message>
    <message>
      <source>there are two links %1; rename one, so that results can tell them apart</source>
      <translation>es gibt zwei Verbindungen %1; eine umbenennen, damit Ergebnisse sie unterscheiden können</translation>
    </message>
    <message>
      <source>there are two messages %1; rename one</source>
      <translation>es gibt zwei Nachrichten %1; eine umbenennen</translation>
    </message>
    <message>
      <source>there are two models %1; name one of them anew</source>
      <translation>es gibt zwei Modelle %1; eines davon neu benennen</translation>
    </message>
    <message>
      <source>there are two nodes %1; rename or remove one</source>
      <translation>es gibt zwei Knoten %1; einen umbenennen oder entfernen</translation>
    </message>
    <message>
      <source>there are two servers %1; rename or remove one</source>
      <translation>es gibt zwei Server %1; einen umbenennen oder entfernen</translation>
    </message>
    <message>
      <source>there are two switches %1; rename or remove one</source>
      <translation>es gibt zwei Switches %1; einen umbenennen oder entfernen</translation>
    </message>
    <message>
      <source>there are zero bytes, so this is not a text file; name a project file</source>
      <translation>es sind Nullbytes darin, dies ist also keine Textdatei; nennen Sie eine Projektdatei</translation>
    </message>
    <message>
      <source>there is a logarithm of numbers above 0 only; use if or max to treat that case apart</source>
      <translation>einen Logarithmus gibt es nur von Zahlen über 0; diesen Fall mit if oder max gesondert behandeln</translation>
    </message>
    <message>
      <source>there is a message %1 already; give each its own name, or none</source>
      <translation>es gibt schon eine Nachricht %1; geben Sie jeder einen eigenen Namen oder keiner</translation>
    </message>
    <message>
      <source>there is another group of this name; rename one</source>
      <translation>es gibt eine andere Gruppe dieses Namens; eine umbenennen</translation>
    </message>
    <message>
      <source>there is more than one JSON object in it; split the file</source>
      <translation>darin ist mehr als ein JSON-Objekt; teilen Sie die Datei</translation>
    </message>
    <message>
      <source>there is neither a JSON object nor the whole log of a test in it; iperf3 -J writes JSON</source>
      <translation>darin ist weder ein JSON-Objekt noch das ganze Protokoll eines Tests; iperf3 -J schreibt JSON</translation>
    </message>
    <message>
      <source>there is no %1 %2 in %3; %4</source>
      <translation>%1 %2 gibt es in %3 nicht; %4</translation>
    </message>
    <message>
      <source>there is no %1 %2; %3</source>
      <translation>%1 %2 gibt es nicht; %3</translation>
    </message>
    <message>
      <source>there is no %1 benchmark %2; the project has %3</source>
      <translation>einen %1-Benchmark %2 gibt es nicht; das Projekt hat %3</translation>
    </message>
    <message>
      <source>there is no JSON object in it</source>
      <translation>darin ist kein JSON-Objekt</translation>
    </message>
    <message>
      <source>there is no column %1; %2</source>
      <translation>es gibt keine Spalte %1; %2</translation>
    </message>
    <message>
      <source>there is no event %1</source>
      <translation>ein Ereignis %1 gibt es nicht</translation>
    </message>
    <message>
      <source>there is no figure %1 to record; %2</source>
      <translation>eine Größe %1 zum Aufzeichnen gibt es nicht; %2</translation>
    </message>
    <message>
      <source>there is no format version %1, the oldest is %2; %3</source>
      <translation>es gibt keine Formatversion %1, die älteste ist %2; %3</translation>
    </message>
    <message>
      <source>there is no format version %2 of %1s; a %1 begins with %1: %3</source>
      <translation>die Formatversion %2 gibt es nicht; eine solche Datei beginnt mit %1: %3</translation>
    </message>
    <message>
      <source>there is no function %1; %2</source>
      <translation>eine Funktion %1 gibt es nicht; %2</translation>
    </message>
    <message>
      <source>there is no group %1; %2</source>
      <translation>eine Gruppe %1 gibt es nicht; %2</translation>
    </message>
    <message>
      <source>there is no host %1 above it</source>
      <translation>es gibt darüber keinen Host %1</translation>
    </message>
    <message>
      <source>there is no kind %1; write one of %2</source>
      <translation>eine Art %1 gibt es nicht; möglich sind %2</translation>
    </message>
    <message>
      <source>there is no kind of model %1; %2</source>
      <translation>eine Modellart %1 gibt es nicht; %2</translation>
    </message>
    <message>
      <source>there is no link %1</source>
      <translation>es gibt keine Verbindung %1</translation>
    </message>
    <message>
      <source>there is no link %1 above it</source>
      <translation>es gibt darüber keine Verbindung %1</translation>
    </message>
    <message>
      <source>there is no measurement %1; %2</source>
      <translation>eine Messung %1 gibt es nicht; %2</translation>
    </message>
    <message>
      <source>there is no message among the first %1 processes</source>
      <translation>unter den ersten %1 Prozessen gibt es keine Nachricht</translation>
    </message>
    <message>
      <source>there is no model %1, the project has none; add it</source>
      <translation>ein Modell %1 gibt es nicht, das Projekt hat keines; es hinzufügen</translation>
    </message>
    <message>
      <source>there is no model %1; %2</source>
      <translation>ein Modell %1 gibt es nicht; %2</translation>
    </message>
    <message>
      <source>there is no model and no kind of model %1</source>
      <translation>es gibt kein Modell und keine Art von Modell %1</translation>
    </message>
    <message>
      <source>there is no network to send messages on; draw one, or import one first</source>
      <translation>es gibt kein Netz, auf dem Nachrichten gesendet werden; zeichnen oder importieren Sie zuerst eines</translation>
    </message>
    <message>
      <source>there is no node %1 to be the root; the nodes are %2</source>
      <translation>einen Knoten %1 als Wurzel gibt es nicht; die Knoten sind %2</translation>
    </message>
    <message>
      <source>there is no node %1; line %2 says %3, numbered from 0</source>
      <translation>es gibt keinen Knoten %1; Zeile %2 sagt %3, gezählt ab 0</translation>
    </message>
    <message>
      <source>there is no number in the first %1 MB of it, so that it is no table or log of what was measured or sent</source>
      <translation>in den ersten %1 MB ist keine Zahl, sie ist also keine Tabelle und kein Protokoll von Gemessenem oder Gesendetem</translation>
    </message>
    <message>
      <source>there is no parameter %1</source>
      <translation>einen Parameter %1 gibt es nicht</translation>
    </message>
    <message>
      <source>there is no parameter or column %1</source>
      <translation>einen Parameter oder eine Spalte %1 gibt es nicht</translation>
    </message>
    <message>
      <source>there is no pattern for which all networks have results, so that they are not held against one another; work out what is missing</source>
      <translation>es gibt kein Muster, für das alle Netze Ergebnisse haben, so dass sie nicht miteinander verglichen werden; ausrechnen, was fehlt</translation>
    </message>
    <message>
      <source>there is no platform %1 with servers; the project has %2</source>
      <translation>es gibt keine Plattform %1 mit Servern; das Projekt hat %2</translation>
    </message>
    <message>
      <source>there is no platform %1; the project has %2</source>
      <translation>es gibt keine Plattform %1; das Projekt hat %2</translation>
    </message>
    <message>
      <source>there is no process %1; %2</source>
      <translation>einen Prozess %1 gibt es nicht; %2</translation>
    </message>
    <message>
      <source>there is no process %1; %2 has processes 0 to %3</source>
      <translation>einen Prozess %1 gibt es nicht; %2 hat die Prozesse 0 bis %3</translation>
    </message>
    <message>
      <source>there is no process %1; its processes are 0 to %2</source>
      <translation>einen Prozess %1 gibt es nicht; die Prozesse sind 0 bis %2</translation>
    </message>
    <message>
      <source>there is no process %1; the scenario runs %2, whose processes are RANK, or NAME:RANK</source>
      <translation>einen Prozess %1 gibt es nicht; im Szenario laufen %2, deren Prozesse RANG oder NAME:RANG heißen</translation>
    </message>
    <message>
      <source>there is no program %1 among the recipes</source>
      <translation>ein Programm %1 gibt es unter den Rezepten nicht</translation>
    </message>
    <message>
      <source>there is no record of kind %1</source>
      <translation>es gibt keinen Eintrag der Art %1</translation>
    </message>
    <message>
      <source>there is no scenario to use the messages; add a scenario first</source>
      <translation>es gibt kein Szenario, das die Nachrichten verwendet; zuerst ein Szenario hinzufügen</translation>
    </message>
    <message>
      <source>there is no scenario with messages to measure; a plan takes those of one platform</source>
      <translation>es gibt kein Szenario mit Nachrichten zum Messen; ein Plan nimmt die einer Plattform</translation>
    </message>
    <message>
      <source>there is no square root of a negative number; use if or max to treat that case apart</source>
      <translation>es gibt keine Quadratwurzel einer negativen Zahl; diesen Fall mit if oder max gesondert behandeln</translation>
    </message>
    <message>
      <source>there is no such file</source>
      <translation>es gibt keine solche Datei</translation>
    </message>
    <message>
      <source>there is no such power of this number; a negative number has whole exponents only, and 0 none below 0</source>
      <translation>diese Potenz dieser Zahl gibt es nicht; eine negative Zahl hat nur ganze Exponenten, und 0 keine unter 0</translation>
    </message>
    <message>
      <source>there is no task %1 of %2</source>
      <translation>es gibt keinen Task %1 von %2</translation>
    </message>
    <message>
      <source>there is no unit %1</source>
      <translation>eine Einheit %1 gibt es nicht</translation>
    </message>
    <message>
      <source>there is no unit %1; write one such as B, MB, MiB, Mbit/s, MB/s, s, us, W or EUR, or an operator in front of a name</source>
      <translation>eine Einheit %1 gibt es nicht; eine wie B, MB, MiB, Mbit/s, MB/s, s, us, W oder EUR schreiben, oder einen Operator vor einen Namen</translation>
    </message>
    <message>
      <source>there is no way from node %1 to node %2 up the tree and down again, which %3 routing needs; add a link, or choose another routing</source>
      <translation>vom Knoten %1 zum Knoten %2 gibt es keinen Weg den Baum hinauf und wieder hinab, den das Routing %3 braucht; eine Verbindung hinzufügen, oder ein anderes Routing wählen</translation>
    </message>
    <message>
      <source>there is no way from node %1 to node %2; add a link between their switches</source>
      <translation>vom Knoten %1 zum Knoten %2 gibt es keinen Weg; eine Verbindung zwischen ihren Switches hinzufügen</translation>
    </message>
    <message>
      <source>there is no way from node %1 to node %2; write the route out, or choose another routing</source>
      <translation>vom Knoten %1 zum Knoten %2 gibt es keinen Weg; die Route ausschreiben, oder ein anderes Routing wählen</translation>
    </message>
    <message>
      <source>there is none at all</source>
      <translation>es gibt gar keine</translation>
    </message>
    <message>
      <source>there is not enough memory to read the text; close other programs or use a smaller project</source>
      <translation>es ist nicht genug Speicher da, um den Text zu lesen; schließen Sie andere Programme, oder nehmen Sie ein kleineres Projekt</translation>
    </message>
    <message>
      <source>there is nothing called %1 to sweep; %2</source>
      <translation>etwas namens %1 zum Variieren gibt es nicht; %2</translation>
    </message>
    <message>
      <source>there is nothing to change</source>
      <translation>es gibt nichts zu ändern</translation>
    </message>
    <message>
      <source>there is one way between any two nodes, so that no routing decides anything</source>
      <translation>zwischen je zwei Knoten gibt es nur einen Weg, sodass kein Routing etwas entscheidet</translation>
    </message>
    <message>
      <source>these tests print us and GB/s, and it names other units; its rows are left out</source>
      <translation>diese Tests geben us und GB/s aus, und sie nennt andere Einheiten; ihre Zeilen werden weggelassen</translation>
    </message>
    <message>
      <source>they also slow messages that do not use them, since nothing is dropped and congestion control is taken not to work</source>
      <translation>sie bremsen auch Nachrichten, die sie nicht benutzen, da nichts verworfen wird und angenommen ist, dass die Überlastregelung nicht wirkt</translation>
    </message>
    <message>
      <source>they slow the messages that use them and no others, without losses or pauses</source>
      <translation>sie bremsen die Nachrichten, die sie benutzen, und keine anderen, ohne Verluste oder Pausen</translation>
    </message>
    <message>
      <source>this %1 has %2 fields where the header of %3 names %4; the others are kept in columns of their own, put quotes around a text that contains a comma</source>
      <translation>diese Zeile (%1) hat %2 Felder, der Kopf von %3 nennt %4; die übrigen werden in eigenen Spalten behalten, um einen Text mit Komma Anführungszeichen setzen</translation>
    </message>
    <message>
      <source>this %1 is a list where a map such as %2 is expected; it is kept as %3 but not used</source>
      <translation>hier (%1) steht eine Liste, wo eine Map wie %2 erwartet wird; sie wird als %3 behalten, aber nicht benutzt</translation>
    </message>
    <message>
      <source>this %1 is a text where a map such as %2 is expected; it is kept as %3 but not used</source>
      <translation>hier (%1) steht ein Text, wo eine Map wie %2 erwartet wird; er wird als %3 behalten, aber nicht benutzt</translation>
    </message>
    <message>
      <source>this divides by zero; use if to treat that case apart</source>
      <translation>hier wird durch null geteilt; diesen Fall mit if gesondert behandeln</translation>
    </message>
    <message>
      <source>this entry of %1 is no map such as %2; it is kept as %3 but not used</source>
      <translation>dieser Eintrag von %1 ist keine Map wie %2; er wird als %3 behalten, aber nicht benutzt</translation>
    </message>
    <message>
      <source>this is a project and no campaign; a campaign begins with %1</source>
      <translation>dies ist ein Projekt und keine Kampagne; eine Kampagne beginnt mit %1</translation>
    </message>
    <message>
      <source>this is bigger than any preset; at most %1 kB are read</source>
      <translation>das ist größer als jede Vorlage; höchstens %1 kB werden gelesen</translation>
    </message>
    <message>
      <source>this is no campaign, the key 'campaign' with the format version is missing; a campaign begins with %1</source>
      <translation>dies ist keine Kampagne, der Schlüssel 'campaign' mit der Formatversion fehlt; eine Kampagne beginnt mit %1</translation>
    </message>
    <message>
      <source>this is no list of topologies, each with '- topology: name'</source>
      <translation>dies ist keine Liste von Topologien, jede mit '- topology: name'</translation>
    </message>
    <message>
      <source>this is no topology that is known; taken are %1</source>
      <translation>dies ist keine bekannte Topologie; übernommen werden %1</translation>
    </message>
    <message>
      <source>this is no well-formed XML: %1</source>
      <translation>dies ist kein wohlgeformtes XML: %1</translation>
    </message>
    <message>
      <source>this is no well-formed XML: the file ends within &lt;%1&gt;; is it cut off?</source>
      <translation>dies ist kein wohlgeformtes XML: Die Datei endet in &lt;%1&gt;; ist sie abgeschnitten?</translation>
    </message>
    <message>
      <source>this is not a %1, the key '%1' is missing; a %1 begins with %1: %2</source>
      <translation>das ist keine solche Datei, der Schlüssel '%1' fehlt; sie beginnt mit %1: %2</translation>
    </message>
    <message>
      <source>this is not a Contraflow project, the key 'contraflow' with the format version is missing; %1</source>
      <translation>dies ist kein Projekt von Contraflow, der Schlüssel 'contraflow' mit der Formatversion fehlt; %1</translation>
    </message>
    <message>
      <source>this is not valid YAML (%1); compare indentation, brackets and quotes with the lines around</source>
      <translation>dies ist kein gültiges YAML (%1); vergleichen Sie Einrückung, Klammern und Anführungszeichen mit den Zeilen ringsum</translation>
    </message>
    <message>
      <source>this is one rank: give the files of all ranks at once</source>
      <translation>dies ist ein Rang: Geben Sie die Dateien aller Ränge auf einmal an</translation>
    </message>
    <message>
      <source>this network would have more than %1 links between switches; take smaller numbers</source>
      <translation>dieses Netz hätte mehr als %1 Verbindungen zwischen Switches; kleinere Zahlen nehmen</translation>
    </message>
    <message>
      <source>this network would have more than %1 nodes; take smaller numbers</source>
      <translation>dieses Netz hätte mehr als %1 Knoten; kleinere Zahlen nehmen</translation>
    </message>
    <message>
      <source>this network would have more than %1 switches; take smaller numbers</source>
      <translation>dieses Netz hätte mehr als %1 Switches; kleinere Zahlen nehmen</translation>
    </message>
    <message>
      <source>this number is out of range; write a smaller one</source>
      <translation>diese Zahl liegt außerhalb des Bereichs; eine kleinere schreiben</translation>
    </message>
    <message>
      <source>this operation of rank %1 waits for itself, through those that it requires; remove one of these requirements</source>
      <translation>diese Operation von Rang %1 wartet auf sich selbst, über die, die sie voraussetzt; eine dieser Voraussetzungen entfernen</translation>
    </message>
    <message>
      <source>this program was built without the library for OTF2 (Debian: libopen-trace-format2-dev); build it with that, or write the trace in another format</source>
      <translation>dieses Programm wurde ohne die Bibliothek für OTF2 gebaut (Debian: libopen-trace-format2-dev); bauen Sie es damit, oder schreiben Sie den Trace in einem anderen Format</translation>
    </message>
    <message>
      <source>tier %1 has no %2; add the line</source>
      <translation>Ebene %1 hat kein %2; ergänzen Sie die Zeile</translation>
    </message>
    <message>
      <source>tier %1 is missing; add it</source>
      <translation>Ebene %1 fehlt; ergänzen Sie sie</translation>
    </message>
    <message>
      <source>time</source>
      <translation>Zeit</translation>
    </message>
    <message>
      <source>time steps</source>
      <translation>Zeitschritte</translation>
    </message>
    <message>
      <source>times</source>
      <translation>Zeiten</translation>
    </message>
    <message>
      <source>times at one of two levels: %1</source>
      <translation>Zeiten auf einer von zwei Stufen: %1</translation>
    </message>
    <message>
      <source>times of %1</source>
      <translation>Zeiten von %1</translation>
    </message>
    <message>
      <source>times too short for how exact clocks were: %1</source>
      <translation>Zeiten, die dafür zu kurz sind, wie genau die Uhren waren: %1</translation>
    </message>
    <message>
      <source>to</source>
      <translation>bis</translation>
    </message>
    <message>
      <source>to the experts of each other replica, of a process and a microbatch</source>
      <translation>an die Experten jeder anderen Kopie, je Prozess und Mikrobatch</translation>
    </message>
    <message>
      <source>to which it sends nothing</source>
      <translation>an den sie nichts sendet</translation>
    </message>
    <message>
      <source>tokens of a sequence</source>
      <translation>Token einer Sequenz</translation>
    </message>
    <message>
      <source>tokens that there are</source>
      <translation>Token, die es gibt</translation>
    </message>
    <message>
      <source>too close to call</source>
      <translation>zu knapp für ein Urteil</translation>
    </message>
    <message>
      <source>too close to call, %1</source>
      <translation>zu knapp für ein Urteil, %1</translation>
    </message>
    <message>
      <source>too few patterns to say (%1, of %2 that it takes)</source>
      <translation>zu wenige Muster für eine Aussage (%1, von %2, die es braucht)</translation>
    </message>
    <message>
      <source>too many for bars; Longest first has the %1 slowest</source>
      <translation>zu viele für Balken; Längste zuerst hat die %1 langsamsten</translation>
    </message>
    <message>
      <source>too many to tell who shares their way</source>
      <translation>zu viele, um zu sagen, wer sich den Weg mit ihnen teilt</translation>
    </message>
    <message>
      <source>too many values wait for one another; give parts of the formula names in the parameters</source>
      <translation>zu viele Werte warten aufeinander; Teilen der Formel in den Parametern Namen geben</translation>
    </message>
    <message>
      <source>topo_parameters %1 are not of the form %2</source>
      <translation>topo_parameters %1 sind nicht von der Form %2</translation>
    </message>
    <message>
      <source>topology</source>
      <translation>topologie</translation>
    </message>
    <message>
      <source>topology %1 is none of FLAT, FAT_TREE, TORUS and DRAGONFLY</source>
      <translation>die Topologie %1 ist keine von FLAT, FAT_TREE, TORUS und DRAGONFLY</translation>
    </message>
    <message>
      <source>topology %1: each block became a switch; the file does not say how blocks are joined</source>
      <translation>Topologie %1: Aus jedem Block wurde ein Switch; die Datei sagt nicht, wie Blöcke verbunden sind</translation>
    </message>
    <message>
      <source>topology %1: nodes of a ring pass messages on, so each has a switch of its own</source>
      <translation>Topologie %1: Knoten eines Rings leiten Nachrichten weiter, deshalb hat jeder einen eigenen Switch</translation>
    </message>
    <message>
      <source>topology.conf has no bandwidths and latencies</source>
      <translation>topology.conf hat keine Bandbreiten und Latenzen</translation>
    </message>
    <message>
      <source>topology.conf has switches above others, and here no switch is above another one: all %1 between switches join equals, as in a ring, a torus or a dragonfly</source>
      <translation>topology.conf hat Switches über anderen, und hier steht kein Switch über einem anderen: Alle %1 zwischen Switches verbinden Gleiche, wie in einem Ring, Torus oder Dragonfly</translation>
    </message>
    <message>
      <source>torus %1 has %2 places, more than %3</source>
      <translation>Torus %1 hat %2 Plätze, mehr als %3</translation>
    </message>
    <message>
      <source>torus %1 has a side of %2 places, more than %3</source>
      <translation>Torus %1 hat eine Seite mit %2 Plätzen, mehr als %3</translation>
    </message>
    <message>
      <source>torus %1 names no nodes</source>
      <translation>Torus %1 nennt keine Knoten</translation>
    </message>
    <message>
      <source>torus %1 needs its sizes, as in 'dims: {x: 4, y: 4, z: 2}'</source>
      <translation>Torus %1 braucht seine Größen, wie in 'dims: {x: 4, y: 4, z: 2}'</translation>
    </message>
    <message>
      <source>torus %1: %2 without a node; each has a router all the same, which messages pass</source>
      <translation>Torus %1: %2 ohne Knoten; jeder hat dennoch einen Router, den Nachrichten durchlaufen</translation>
    </message>
    <message>
      <source>torus %1: messages go along x, then y and z, as tori usually route; the file does not say it</source>
      <translation>Torus %1: Nachrichten gehen entlang x, dann y und z, wie Tori gewöhnlich routen; die Datei sagt es nicht</translation>
    </message>
    <message>
      <source>torus3d needs a list of toruses</source>
      <translation>torus3d braucht eine Liste von Tori</translation>
    </message>
    <message>
      <source>total cost</source>
      <translation>Gesamtkosten</translation>
    </message>
    <message>
      <source>training steps</source>
      <translation>Trainingsschritte</translation>
    </message>
    <message>
      <source>transfer</source>
      <translation>Übertragung</translation>
    </message>
    <message>
      <source>transforms</source>
      <translation>Transformationen</translation>
    </message>
    <message>
      <source>true or false</source>
      <translation>true oder false</translation>
    </message>
    <message>
      <source>two nodes of the matrix have one name, or one has none</source>
      <translation>zwei Knoten der Matrix haben denselben Namen, oder einer hat keinen</translation>
    </message>
    <message>
      <source>two parts to hold out, %1/%2 and %3; give one</source>
      <translation>zwei herauszuhaltende Teile, %1/%2 und %3; einen angeben</translation>
    </message>
    <message>
      <source>under the model backpressure these channels wait for one another in a cycle, in which a network that drops nothing can stop for ever: %1; choose a routing without such a cycle, give messages other lanes (its parameter lanes, and the column lane), or choose another model, such as max-min</source>
      <translation>mit dem Modell backpressure warten diese Kanäle im Kreis aufeinander, worin ein Netz, das nichts verwirft, für immer stehen bleiben kann: %1; ein Routing ohne solchen Kreis wählen, Nachrichten andere Lanes geben (sein Parameter lanes und die Spalte lane), oder ein anderes Modell wählen, etwa max-min</translation>
    </message>
    <message>
      <source>unlimited</source>
      <translation>unbegrenzt</translation>
    </message>
    <message>
      <source>until then the message of %1 (%2) that %3 sends to %4 in %5 is not received; compare its receiver and tag with what is waited for</source>
      <translation>bis dahin ist die Nachricht von %1 (%2), die %3 an %4 in %5 sendet, nicht empfangen; Empfänger und Tag mit dem vergleichen, worauf gewartet wird</translation>
    </message>
    <message>
      <source>up the tree by the digits of the destination's number (D-mod-K)</source>
      <translation>den Baum hinauf nach den Ziffern der Nummer des Ziels (D-mod-K)</translation>
    </message>
    <message>
      <source>up the tree by the digits of the source's number (S-mod-K)</source>
      <translation>den Baum hinauf nach den Ziffern der Nummer der Quelle (S-mod-K)</translation>
    </message>
    <message>
      <source>up the tree by the least loaded port for each destination (OpenSM ftree)</source>
      <translation>den Baum hinauf durch den am wenigsten belegten Port je Ziel (OpenSM ftree)</translation>
    </message>
    <message>
      <source>up to %1 attempts of up to %2 and %3 of a message alone, each %4 times as long as predicted with a pause of %5 ms and messages within a node at %7 GB/s, and %6 min for MPI to start</source>
      <translation>bis zu %1 Versuche von bis zu %2 und %3 einer Nachricht allein, jede %4-mal so lang wie vorhergesagt mit einer Pause von %5 ms und Nachrichten innerhalb eines Knotens mit %7 GB/s, und %6 min für den Start von MPI</translation>
    </message>
    <message>
      <source>up to %1 attempts of up to %2 and %3 of a message alone, each %4 times as long as predicted with a pause of %5 ms, and %6 min for MPI to start</source>
      <translation>bis zu %1 Versuche von bis zu %2 und %3 einer Nachricht allein, jede %4-mal so lang wie vorhergesagt mit einer Pause von %5 ms, und %6 min für den Start von MPI</translation>
    </message>
    <message>
      <source>up to %1 first repetitions of %2 were unlike the rest, and are not in the mean</source>
      <translation>bis zu %1 erste Wiederholungen von %2 waren anders als der Rest und sind nicht im Mittel</translation>
    </message>
    <message>
      <source>up to 1 first repetition of %1 was unlike the rest, and is not in the mean</source>
      <translation>bis zu 1 erste Wiederholung von %1 war anders als der Rest und ist nicht im Mittel</translation>
    </message>
    <message>
      <source>up to here communicators and the sizes of their collectives are more than %1 numbers, with %2; give a trace of fewer tasks or a shorter one</source>
      <translation>bis hier sind Kommunikatoren und die Größen ihrer Kollektive mehr als %1 Zahlen, mit %2; geben Sie einen Trace mit weniger Tasks oder einen kürzeren an</translation>
    </message>
    <message>
      <source>up to here the file names more than %1 nodes and switches; import a smaller part</source>
      <translation>bis hier nennt die Datei mehr als %1 Knoten und Switches; importieren Sie einen kleineren Teil</translation>
    </message>
    <message>
      <source>up to here the nodes and the messages of collectives are more than %1; import fewer ranks or steps</source>
      <translation>bis hier sind die Knoten und die Nachrichten von Kollektiven mehr als %1; importieren Sie weniger Ränge oder Schritte</translation>
    </message>
    <message>
      <source>up to here, conditions are evaluated too often; list ranks, or use fewer rows or processes</source>
      <translation>bis hierher werden Bedingungen zu oft ausgewertet; Ränge auflisten, oder weniger Zeilen oder Prozesse verwenden</translation>
    </message>
    <message>
      <source>uplinks of %1</source>
      <translation>Uplinks von %1</translation>
    </message>
    <message>
      <source>uplinks of each of %1</source>
      <translation>Uplinks von jedem von %1</translation>
    </message>
    <message>
      <source>use of the busiest channel</source>
      <translation>Auslastung des meistbelasteten Kanals</translation>
    </message>
    <message>
      <source>waiting for cores</source>
      <translation>Warten auf Kerne</translation>
    </message>
    <message>
      <source>wanted at each level: what comes from below over what the links upwards carry</source>
      <translation>gewünscht auf jeder Ebene: was von unten kommt, geteilt durch das, was die Verbindungen nach oben tragen</translation>
    </message>
    <message>
      <source>warning</source>
      <translation>Warnung</translation>
    </message>
    <message>
      <source>warnings</source>
      <translation>Warnungen</translation>
    </message>
    <message>
      <source>was begun by an older version, whose results do not say what predictions were made without; 'campaign merge --partial -o ALL.csv' takes its results into a file to go on with, or name another file</source>
      <translation>wurde von einer älteren Version begonnen, deren Ergebnisse nicht sagen, was in Vorhersagen fehlte; 'campaign merge --partial -o ALL.csv' übernimmt ihre Ergebnisse in eine Datei, mit der es weitergeht, oder nennen Sie eine andere Datei</translation>
    </message>
    <message>
      <source>was changed while it was read; try again when nothing writes to it</source>
      <translation>wurde während des Lesens geändert; versuchen Sie es noch einmal, wenn nichts darin schreibt</translation>
    </message>
    <message>
      <source>was sent by %1, before this step</source>
      <translation>war bis %1 gesendet, vor diesem Schritt</translation>
    </message>
    <message>
      <source>ways are fixed and lead through full links; under load a network that avoids them is faster than predicted</source>
      <translation>die Wege stehen fest und führen durch volle Verbindungen; unter Last ist ein Netz, das sie meidet, schneller als vorhergesagt</translation>
    </message>
    <message>
      <source>what NetPIPE prints while it runs</source>
      <translation>was NetPIPE während des Laufs ausgibt</translation>
    </message>
    <message>
      <source>what a host of %1 sends and receives is limited together; here each way is by itself</source>
      <translation>was ein Host von %1 sendet und empfängt, ist zusammen begrenzt; hier jede Richtung für sich</translation>
    </message>
    <message>
      <source>what a task sends, taken together</source>
      <translation>was ein Task sendet, zusammengenommen</translation>
    </message>
    <message>
      <source>what an iperf3 that failed prints</source>
      <translation>was ein gescheiterter iperf3 ausgibt</translation>
    </message>
    <message>
      <source>what arrived is said twice</source>
      <translation>was angekommen ist, wird zweimal gesagt</translation>
    </message>
    <message>
      <source>what begins here belongs to no list or map above it; check its indentation</source>
      <translation>was hier beginnt, gehört zu keiner Liste oder Zuordnung darüber; prüfen Sie die Einrückung</translation>
    </message>
    <message>
      <source>what channels held up of applications, and their load</source>
      <translation>was Kanäle von Anwendungen aufgehalten haben, und ihre Last</translation>
    </message>
    <message>
      <source>what each process has to send and receive at least</source>
      <translation>was jeder Prozess mindestens zu senden und zu empfangen hat</translation>
    </message>
    <message>
      <source>what is held out is empty; write 1/2 or the name of a measurement</source>
      <translation>das Herausgehaltene ist leer; 1/2 schreiben, oder den Namen einer Messung</translation>
    </message>
    <message>
      <source>what is predicted: platform, workload, mapping and model</source>
      <translation>was vorhergesagt wird: Plattform, Workload, Zuordnung und Modell</translation>
    </message>
    <message>
      <source>what is sent is read from a table or a matrix, not from %1</source>
      <translation>was gesendet wird, wird aus einer Tabelle oder Matrix gelesen, nicht aus %1</translation>
    </message>
    <message>
      <source>what it stands for is elsewhere; put it into the file</source>
      <translation>was es bedeutet, steht anderswo; nehmen Sie es in die Datei auf</translation>
    </message>
    <message>
      <source>what platforms cost beside nodes, switches and links</source>
      <translation>was Plattformen außer Knoten, Switches und Verbindungen kosten</translation>
    </message>
    <message>
      <source>what receives any tag takes those of other communicators too</source>
      <translation>was jedes Tag empfängt, nimmt auch die anderer Kommunikatoren</translation>
    </message>
    <message>
      <source>what scenarios could be spared and what faster links would save; by name only</source>
      <translation>was sich in Szenarien einsparen ließe und was schnellere Verbindungen brächten; nur auf Anforderung mit Namen</translation>
    </message>
    <message>
      <source>what the critical path of applications is made of, and what contention costs</source>
      <translation>woraus der kritische Pfad von Anwendungen besteht und was Contention kostet</translation>
    </message>
    <message>
      <source>what the file says makes no platform for this project: %1</source>
      <translation>was die Datei sagt, ergibt keine Plattform für dieses Projekt: %1</translation>
    </message>
    <message>
      <source>what the prices of platforms are made of, with counts</source>
      <translation>woraus sich die Preise der Plattformen zusammensetzen, mit Stückzahlen</translation>
    </message>
    <message>
      <source>what the project calls it</source>
      <translation>wie es im Projekt heißt</translation>
    </message>
    <message>
      <source>what was left out differs</source>
      <translation>Ausgelassenes ist verschieden</translation>
    </message>
    <message>
      <source>what was measured, and where the times come from</source>
      <translation>was gemessen wurde und woher die Zeiten stammen</translation>
    </message>
    <message>
      <source>what would help %1</source>
      <translation>was %1 helfen würde</translation>
    </message>
    <message>
      <source>what would make another offer the fastest</source>
      <translation>was ein anderes Angebot zum schnellsten machen würde</translation>
    </message>
    <message>
      <source>which are no times of messages; enter them as a model's parameters</source>
      <translation>das sind keine Zeiten von Nachrichten; geben Sie sie als Parameter eines Modells ein</translation>
    </message>
    <message>
      <source>which do not say who sent to whom</source>
      <translation>die nicht sagen, wer an wen gesendet hat</translation>
    </message>
    <message>
      <source>which does not say how large its messages were; write their mean as a table with size and time</source>
      <translation>das sagt nicht, wie groß die Nachrichten waren; schreiben Sie ihr Mittel als Tabelle mit size und time</translation>
    </message>
    <message>
      <source>which holds no times</source>
      <translation>das enthält keine Zeiten</translation>
    </message>
    <message>
      <source>which holds no times of messages</source>
      <translation>das enthält keine Zeiten von Nachrichten</translation>
    </message>
    <message>
      <source>which holds no times; import it as messages</source>
      <translation>das enthält keine Zeiten; importieren Sie es als Nachrichten</translation>
    </message>
    <message>
      <source>which is not taken; import its XML (lstopo --of xml)</source>
      <translation>das wird nicht übernommen; importieren Sie sein XML (lstopo --of xml)</translation>
    </message>
    <message>
      <source>which is not taken; import the text that the program prints</source>
      <translation>das wird nicht übernommen; importieren Sie den Text, den das Programm ausgibt</translation>
    </message>
    <message>
      <source>which is not taken; import what ibnetdiscover prints</source>
      <translation>das wird nicht übernommen; importieren Sie, was ibnetdiscover ausgibt</translation>
    </message>
    <message>
      <source>which is not taken; measure with iperf3 -J</source>
      <translation>das wird nicht übernommen; messen Sie mit iperf3 -J</translation>
    </message>
    <message>
      <source>which is not taken; run it with --csv</source>
      <translation>das wird nicht übernommen; führen Sie es mit --csv aus</translation>
    </message>
    <message>
      <source>which is not taken; write the program by contraflow generate</source>
      <translation>das wird nicht übernommen; schreiben Sie das Programm mit contraflow generate</translation>
    </message>
    <message>
      <source>which is not taken; write what it measured as a table with the columns from, to, size and time</source>
      <translation>das wird nicht übernommen; schreiben Sie das Gemessene als Tabelle mit den Spalten from, to, size und time</translation>
    </message>
    <message>
      <source>which is opened, not imported</source>
      <translation>das wird geöffnet, nicht importiert</translation>
    </message>
    <message>
      <source>which its file np.out says more exactly; import that</source>
      <translation>das sagt seine Datei np.out genauer; importieren Sie diese</translation>
    </message>
    <message>
      <source>which leave it nothing: Algorithm 1 is undefined here, so it gets an equal share</source>
      <translation>die ihr nichts lassen: Algorithmus 1 ist hier nicht definiert, daher bekommt sie einen gleichen Anteil</translation>
    </message>
    <message>
      <source>which names links between GPUs and holds no times of messages</source>
      <translation>das nennt Verbindungen zwischen GPUs und enthält keine Zeiten von Nachrichten</translation>
    </message>
    <message>
      <source>which says how a cluster is wired and holds no times</source>
      <translation>das sagt, wie ein Cluster verkabelt ist, und enthält keine Zeiten</translation>
    </message>
    <message>
      <source>which says no links; import what ibnetdiscover prints</source>
      <translation>das nennt keine Verbindungen; importieren Sie, was ibnetdiscover ausgibt</translation>
    </message>
    <message>
      <source>who sends how much to whom, and when</source>
      <translation>wer wie viel an wen sendet und wann</translation>
    </message>
    <message>
      <source>whose column 'time' is that of the whole test; write size and usec/xfer as a table</source>
      <translation>ihre Spalte 'time' ist die des ganzen Tests; schreiben Sie size und usec/xfer als Tabelle</translation>
    </message>
    <message>
      <source>whose sums do not say who sent to whom</source>
      <translation>dessen Summen nicht sagen, wer an wen gesendet hat</translation>
    </message>
    <message>
      <source>with %1 the file names more than %2 nodes and switches; import a smaller part</source>
      <translation>mit %1 nennt die Datei mehr als %2 Knoten und Switches; importieren Sie einen kleineren Teil</translation>
    </message>
    <message>
      <source>with %1 the file names more than %2 switches that no line describes, such as %3; correct the list, or describe them</source>
      <translation>mit %1 nennt die Datei mehr als %2 Switches, die keine Zeile beschreibt, etwa %3; berichtigen Sie die Liste, oder beschreiben Sie sie</translation>
    </message>
    <message>
      <source>with M = %1 bytes</source>
      <translation>mit M = %1 Bytes</translation>
    </message>
    <message>
      <source>with figures that were changed</source>
      <translation>mit geänderten Werten</translation>
    </message>
    <message>
      <source>with it the file names more than %1 hosts and routers; import a smaller part</source>
      <translation>damit nennt die Datei mehr als %1 Hosts und Router; importieren Sie einen kleineren Teil</translation>
    </message>
    <message>
      <source>with it there would be more than %1 nodes</source>
      <translation>mit ihr wären es mehr als %1 Knoten</translation>
    </message>
    <message>
      <source>with its 95 % interval over %1</source>
      <translation>mit seinem 95-%-Intervall über %1</translation>
    </message>
    <message>
      <source>with node %1 there are more than %2 nodes; remove some</source>
      <translation>mit Knoten %1 gibt es mehr als %2 Knoten; einige entfernen</translation>
    </message>
    <message>
      <source>with the GPUs of %1 there are more than %2 nodes; remove some</source>
      <translation>mit den GPUs von %1 gibt es mehr als %2 Knoten; einige entfernen</translation>
    </message>
    <message>
      <source>with the flow:</source>
      <translation>in gleicher Richtung:</translation>
    </message>
    <message>
      <source>with these parameters is no model: %1</source>
      <translation>ist mit diesen Parametern kein Modell: %1</translation>
    </message>
    <message>
      <source>with unlimited NICs</source>
      <translation>mit unbegrenzten NICs</translation>
    </message>
    <message>
      <source>with unlimited links between switches</source>
      <translation>mit unbegrenzten Verbindungen zwischen Switches</translation>
    </message>
    <message>
      <source>with working congestion control they slow the messages that use them and no others, without also messages that do not use them; both are predicted, and the first decides the order</source>
      <translation>mit wirksamer Überlastregelung bremsen sie die Nachrichten, die sie benutzen, und keine anderen, ohne sie auch Nachrichten, die sie nicht benutzen; beides ist vorhergesagt, und das Erste entscheidet die Reihenfolge</translation>
    </message>
    <message>
      <source>within a rack</source>
      <translation>innerhalb eines Racks</translation>
    </message>
    <message>
      <source>within a server</source>
      <translation>innerhalb eines Servers</translation>
    </message>
    <message>
      <source>without %1</source>
      <translation>ohne %1</translation>
    </message>
    <message>
      <source>without a result; measure again</source>
      <translation>ohne Ergebnis; messen Sie noch einmal</translation>
    </message>
    <message>
      <source>without a table that a benchmark wrote</source>
      <translation>ohne eine Tabelle, die ein Benchmark geschrieben hat</translation>
    </message>
    <message>
      <source>without any result</source>
      <translation>ohne jedes Ergebnis</translation>
    </message>
    <message>
      <source>without congestion control</source>
      <translation>ohne Überlastregelung</translation>
    </message>
    <message>
      <source>without contention</source>
      <translation>ohne Contention</translation>
    </message>
    <message>
      <source>without contra-flow coupling</source>
      <translation>ohne Kopplung der Gegenrichtung</translation>
    </message>
    <message>
      <source>without latency</source>
      <translation>ohne Latenz</translation>
    </message>
    <message>
      <source>without one of its tables; import the whole output</source>
      <translation>ohne eine ihrer Tabellen; importieren Sie die ganze Ausgabe</translation>
    </message>
    <message>
      <source>workload</source>
      <translation>Workload</translation>
    </message>
    <message>
      <source>workload %1</source>
      <translation>Workload %1</translation>
    </message>
    <message>
      <source>workload %1 has no message %2</source>
      <translation>Workload %1 hat keine Nachricht %2</translation>
    </message>
    <message>
      <source>workload %1 has no model to be predicted with; add models</source>
      <translation>Workload %1 hat kein Modell zum Vorhersagen; Modelle hinzufügen</translation>
    </message>
    <message>
      <source>workload %1 has no network to run on; add networks</source>
      <translation>Workload %1 hat kein Netz, auf dem er läuft; Netze hinzufügen</translation>
    </message>
    <message>
      <source>workload %1 has no such message; correct the id</source>
      <translation>Workload %1 hat keine solche Nachricht; die Kennung berichtigen</translation>
    </message>
    <message>
      <source>workload %1 on network %2</source>
      <translation>Workload %1 auf Netz %2</translation>
    </message>
    <message>
      <source>workload %1 on network %2 will have no figures: %3</source>
      <translation>Workload %1 auf Netz %2 wird keine Zahlen haben: %3</translation>
    </message>
    <message>
      <source>workload, scenario and measurement %1 with %2</source>
      <translation>Workload, Szenario und Messung %1 mit %2</translation>
    </message>
    <message>
      <source>workloads</source>
      <translation>Workloads</translation>
    </message>
    <message>
      <source>write a whole number from %1 on</source>
      <translation>eine ganze Zahl ab %1 schreiben</translation>
    </message>
    <message>
      <source>write a whole number from %1 to %2</source>
      <translation>eine ganze Zahl von %1 bis %2 schreiben</translation>
    </message>
    <message>
      <source>write an amount and a currency, such as 18000 EUR</source>
      <translation>einen Betrag und eine Währung schreiben, etwa 18000 EUR</translation>
    </message>
    <message>
      <source>write its group and its number in it, such as at: [3, 0]</source>
      <translation>seine Gruppe und seine Nummer darin schreiben, etwa at: [3, 0]</translation>
    </message>
    <message>
      <source>write one such as compute, send or allreduce</source>
      <translation>eines wie compute, send oder allreduce schreiben</translation>
    </message>
    <message>
      <source>write the amount in one piece and the currency behind it, such as 18000 EUR</source>
      <translation>den Betrag in einem Stück und die Währung dahinter schreiben, etwa 18000 EUR</translation>
    </message>
    <message>
      <source>write the amount without marks between thousands and with a decimal point, such as 18000 EUR or 799.90 EUR</source>
      <translation>den Betrag ohne Tausendertrennzeichen und mit Dezimalpunkt schreiben, etwa 18000 EUR oder 799.90 EUR</translation>
    </message>
    <message>
      <source>write them, such as at: [0, 2, 1]</source>
      <translation>sie schreiben, etwa at: [0, 2, 1]</translation>
    </message>
    <message>
      <source>write what is swept and its values, such as nic=1Gbit/s..100Gbit/s/9</source>
      <translation>schreiben, was variiert wird, und seine Werte, etwa nic=1Gbit/s..100Gbit/s/9</translation>
    </message>
    <message>
      <source>years differ</source>
      <translation>Jahre sind verschieden</translation>
    </message>
    <message>
      <source>yes</source>
      <translation>ja</translation>
    </message>
    <message>
      <source>zone %1 (line %2) has latencies by coordinates (Vivaldi), which have no equal here</source>
      <translation>Zone %1 (Zeile %2) hat Latenzen nach Koordinaten (Vivaldi), die hier keine Entsprechung haben</translation>
    </message>
    <message>
      <source>zone %1 has routes by patterns (RuleBased), which are not taken; write each route by its ends, in a zone with routing Full</source>
      <translation>Zone %1 hat Routen nach Mustern (RuleBased), die nicht übernommen werden; schreiben Sie jede Route mit ihren Enden, in einer Zone mit dem Routing Full</translation>
    </message>
    <message>
      <source>|N|</source>
      <translation>|N|</translation>
    </message>
    <message>
      <source>± 95 %</source>
      <translation>± 95 %</translation>
    </message>
    <message>
      <source>±10 %</source>
      <translation>±10 %</translation>
    </message>
    <message>
      <source>×%1</source>
      <translation>×%1</translation>
    </message>
    <message>
      <source>α = %1 (%2), β = %3 s/byte, %4 (%5)</source>
      <translation>α = %1 (%2), β = %3 s/Byte, %4 (%5)</translation>
    </message>
    <message>
      <source>ε · their rates</source>
      <translation>ε · ihre Raten</translation>
    </message>
    <message>
      <source>…</source>
      <translation>…</translation>
    </message>
    <message>
      <source>− only in this window (lines: %1)    + only in the file (lines: %2)</source>
      <translation>− nur in diesem Fenster (Zeilen: %1)    + nur in der Datei (Zeilen: %2)</translation>
    </message>
  </context>
  <context>
    <name>MessageBar</name>
    <message>
      <source>Messages</source>
      <translation>Meldungen</translation>
    </message>
  </context>
  <context>
    <name>PlotsPanel</name>
    <message>
      <source>Fit</source>
      <translation>Einpassen</translation>
    </message>
  </context>
</TS>
