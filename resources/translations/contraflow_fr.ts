<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<!-- SPDX-FileCopyrightText: 2026 The Contraflow developers -->
<!-- SPDX-License-Identifier: GPL-3.0-or-later -->
<TS version="2.1" language="fr" sourcelanguage="en">
  <context>
    <name>contraflow</name>
    <message>
      <source> % of the mean</source>
      <translation> % de la moyenne</translation>
    </message>
    <message>
      <source> %, %1 % within ±10 %</source>
      <translation> %, %1 % à ±10 % près</translation>
    </message>
    <message>
      <source> (%1%2 %)</source>
      <translation> (%1%2 %)</translation>
    </message>
    <message>
      <source> (above %1)</source>
      <translation> (au-dessus de %1)</translation>
    </message>
    <message>
      <source> (every measured size pays it)</source>
      <translation> (s’applique à toutes les tailles mesurées)</translation>
    </message>
    <message>
      <source> (or anywhere from %1 to %2)</source>
      <translation> (ou toute valeur de %1 à %2)</translation>
    </message>
    <message>
      <source> : 1</source>
      <translation> : 1</translation>
    </message>
    <message>
      <source> And %1 more problems.</source>
      <translation> Et %1 autres problèmes.</translation>
    </message>
    <message>
      <source> It is a model of one switch and ignores the links between those of %1.</source>
      <translation> C’est un modèle à un seul commutateur, qui ignore les liens entre ceux de %1.</translation>
    </message>
    <message>
      <source> and with them %1</source>
      <translation> et avec eux %1</translation>
    </message>
    <message>
      <source> core each</source>
      <translation> cœur chacun</translation>
    </message>
    <message>
      <source> cores each</source>
      <translation> cœurs chacun</translation>
    </message>
    <message>
      <source> jobs</source>
      <translation> travaux</translation>
    </message>
    <message>
      <source> placements</source>
      <translation> placements</translation>
    </message>
    <message>
      <source> repetitions</source>
      <translation> répétitions</translation>
    </message>
    <message>
      <source> ± %1</source>
      <translation> ± %1</translation>
    </message>
    <message>
      <source>%1
Takes %2; default %3</source>
      <translation>%1
Prend %2 ; par défaut %3</translation>
    </message>
    <message>
      <source>%1
is %2</source>
      <translation>%1
vaut %2</translation>
    </message>
    <message>
      <source>%1
n = %2, m = %3: %4</source>
      <translation>%1
n = %2, m = %3 : %4</translation>
    </message>
    <message>
      <source>%1  %2</source>
      <translation>%1  %2</translation>
    </message>
    <message>
      <source>%1 %</source>
      <translation>%1 %</translation>
    </message>
    <message>
      <source>%1 % of %2</source>
      <translation>%1 % de %2</translation>
    </message>
    <message>
      <source>%1 % over the whole run</source>
      <translation>%1 % sur toute l’exécution</translation>
    </message>
    <message>
      <source>%1 %2</source>
      <translation>%1 %2</translation>
    </message>
    <message>
      <source>%1 %2 %, Escape stops it</source>
      <translation>%1 %2 %, Échap pour arrêter</translation>
    </message>
    <message>
      <source>%1 %2 as %3</source>
      <translation>%1 %2 en %3</translation>
    </message>
    <message>
      <source>%1 %2 as %3 (in place of %4)</source>
      <translation>%1 %2 en %3 (à la place de %4)</translation>
    </message>
    <message>
      <source>%1 %2 cells</source>
      <translation>%1 (%2 cellules)</translation>
    </message>
    <message>
      <source>%1 %2 from the first repetition to the last, by up to %3 of the mean; measure again until it stays</source>
      <translation>%1 : %2 de la première répétition à la dernière, jusqu’à %3 de la moyenne ; mesurez de nouveau jusqu’à stabilité</translation>
    </message>
    <message>
      <source>%1 %2 is no host or router of the file</source>
      <translation>%1 %2 n’est pas un hôte ou routeur du fichier</translation>
    </message>
    <message>
      <source>%1 %2 is no number above 0; correct it</source>
      <translation>%1 %2 n’est pas un nombre au-dessus de 0 ; corrigez-le</translation>
    </message>
    <message>
      <source>%1 %2 is no number; correct it</source>
      <translation>%1 %2 n’est pas un nombre ; corrigez-le</translation>
    </message>
    <message>
      <source>%1 %2 is only a name; write a map such as %3</source>
      <translation>%1 %2 n’est qu’un nom ; écrivez une table comme %3</translation>
    </message>
    <message>
      <source>%1 %2, 95 % interval %3 to %4</source>
      <translation>%1 %2, intervalle à 95 % de %3 à %4</translation>
    </message>
    <message>
      <source>%1 (%2 times)</source>
      <translation>%1 (%2 fois)</translation>
    </message>
    <message>
      <source>%1 (%2 to %3 more)</source>
      <translation>%1 (%2 à %3 de plus)</translation>
    </message>
    <message>
      <source>%1 (%2 to %3)</source>
      <translation>%1 (%2 à %3)</translation>
    </message>
    <message>
      <source>%1 (%2)</source>
      <translation>%1 (%2)</translation>
    </message>
    <message>
      <source>%1 (%2) limits it</source>
      <translation>%1 (%2) le limite</translation>
    </message>
    <message>
      <source>%1 (%2), against its direction, is full with %3</source>
      <translation>%1 (%2), en sens inverse, est saturé par %3</translation>
    </message>
    <message>
      <source>%1 (OTF2 says: %2); give the .otf2 file of a whole archive, with what lies beside it</source>
      <translation>%1 (OTF2 dit : %2) ; donnez le fichier .otf2 d’une archive entière, avec ce qui est à côté</translation>
    </message>
    <message>
      <source>%1 (a total cost of %2)</source>
      <translation>%1 (un coût total de %2)</translation>
    </message>
    <message>
      <source>%1 (about %2)</source>
      <translation>%1 (environ %2)</translation>
    </message>
    <message>
      <source>%1 (default)</source>
      <translation>%1 (par défaut)</translation>
    </message>
    <message>
      <source>%1 (of the scenario)</source>
      <translation>%1 (du scénario)</translation>
    </message>
    <message>
      <source>%1 (step %2 of %3)</source>
      <translation>%1 (étape %2 sur %3)</translation>
    </message>
    <message>
      <source>%1 (sum of its parts)</source>
      <translation>%1 (somme des parties)</translation>
    </message>
    <message>
      <source>%1 (weight %2)</source>
      <translation>%1 (poids %2)</translation>
    </message>
    <message>
      <source>%1 1 cell</source>
      <translation>%1 (1 cellule)</translation>
    </message>
    <message>
      <source>%1 : 1</source>
      <translation>%1 : 1</translation>
    </message>
    <message>
      <source>%1 &lt;%2&gt; left out</source>
      <translation>%1 &lt;%2&gt; laissés de côté</translation>
    </message>
    <message>
      <source>%1 &lt;%2&gt; left out: messages take the ways that hold without them, which may have other times</source>
      <translation>%1 &lt;%2&gt; laissés de côté : les messages prennent les chemins qui valent sans eux, qui peuvent avoir d’autres temps</translation>
    </message>
    <message>
      <source>%1 = %2</source>
      <translation>%1 = %2</translation>
    </message>
    <message>
      <source>%1 GPUs</source>
      <translation>%1 GPU</translation>
    </message>
    <message>
      <source>%1 NICs</source>
      <translation>%1 NIC</translation>
    </message>
    <message>
      <source>%1 NVSwitches are more than the %2 that are taken</source>
      <translation>%1 NVSwitches dépassent les %2 qui sont pris</translation>
    </message>
    <message>
      <source>%1 PCI switches</source>
      <translation>%1 commutateurs PCI</translation>
    </message>
    <message>
      <source>%1 a row of kind %2</source>
      <translation>à %1 une ligne de genre %2</translation>
    </message>
    <message>
      <source>%1 a year, %2 in %3</source>
      <translation>%1 par an, %2 en %3</translation>
    </message>
    <message>
      <source>%1 above no node left out</source>
      <translation>%1 au-dessus d’aucun nœud laissés de côté</translation>
    </message>
    <message>
      <source>%1 adapters</source>
      <translation>%1 adaptateurs</translation>
    </message>
    <message>
      <source>%1 against %2 (reference)</source>
      <translation>%1 contre %2 (référence)</translation>
    </message>
    <message>
      <source>%1 against %2 of %3</source>
      <translation>%1 contre %2 de %3</translation>
    </message>
    <message>
      <source>%1 aggregation nodes</source>
      <translation>%1 nœuds d’agrégation</translation>
    </message>
    <message>
      <source>%1 and %2</source>
      <translation>%1 et %2</translation>
    </message>
    <message>
      <source>%1 and %2 (%3 and %4)</source>
      <translation>%1 et %2 (%3 et %4)</translation>
    </message>
    <message>
      <source>%1 and %2 are joined without a switch; that link was left out</source>
      <translation>%1 et %2 sont reliés sans commutateur ; ce lien a été laissé de côté</translation>
    </message>
    <message>
      <source>%1 and %2 are nodes: link each of them to a switch.</source>
      <translation>%1 et %2 sont des nœuds : reliez chacun d’eux à un commutateur.</translation>
    </message>
    <message>
      <source>%1 and %2 are the two values of if; give both the same unit</source>
      <translation>%1 et %2 sont les deux valeurs de if ; donnez-leur la même unité</translation>
    </message>
    <message>
      <source>%1 and %2 as busy</source>
      <translation>%1 et %2 aussi chargés</translation>
    </message>
    <message>
      <source>%1 and %2 cannot be added; give both the same unit</source>
      <translation>%1 et %2 ne s’additionnent pas ; donnez-leur la même unité</translation>
    </message>
    <message>
      <source>%1 and %2 cannot be compared; give both the same unit</source>
      <translation>%1 et %2 ne se comparent pas ; donnez-leur la même unité</translation>
    </message>
    <message>
      <source>%1 and %2 cannot be multiplied or divided: currencies are not converted; give both the same one</source>
      <translation>%1 et %2 ne se multiplient ni ne se divisent : les monnaies ne sont pas converties ; donnez-leur la même</translation>
    </message>
    <message>
      <source>%1 and %2 cannot be subtracted; give both the same unit</source>
      <translation>%1 et %2 ne se soustraient pas ; donnez-leur la même unité</translation>
    </message>
    <message>
      <source>%1 and %2 have no maximum; give both the same unit</source>
      <translation>%1 et %2 n’ont pas de maximum ; donnez-leur la même unité</translation>
    </message>
    <message>
      <source>%1 and %2 have no minimum; give both the same unit</source>
      <translation>%1 et %2 n’ont pas de minimum ; donnez-leur la même unité</translation>
    </message>
    <message>
      <source>%1 and %2 have no remainder; give both the same unit</source>
      <translation>%1 et %2 n’ont pas de reste ; donnez-leur la même unité</translation>
    </message>
    <message>
      <source>%1 and %2 more</source>
      <translation>%1 et %2 de plus</translation>
    </message>
    <message>
      <source>%1 and %2 more files</source>
      <translation>%1 et %2 autres fichiers</translation>
    </message>
    <message>
      <source>%1 and %2 more links beside it</source>
      <translation>%1 et %2 autres liens parallèles</translation>
    </message>
    <message>
      <source>%1 and %2 were written. Copy both to the cluster, submit the job, and import what it measured.</source>
      <translation>%1 et %2 ont été écrits. Copiez les deux sur la grappe, soumettez le travail et importez ce qu’il a mesuré.</translation>
    </message>
    <message>
      <source>%1 and %2 were written. Copy them to the cluster with the campaign and its projects, and there: %3</source>
      <translation>%1 et %2 ont été écrits. Copiez-les sur la grappe avec la campagne et ses projets, et là : %3</translation>
    </message>
    <message>
      <source>%1 and %3 more are no nodes of the platform %2, though the other names are</source>
      <translation>%1 et %3 autres ne sont pas des nœuds de la plateforme %2, alors que les autres noms le sont</translation>
    </message>
    <message>
      <source>%1 and another file</source>
      <translation>%1 et un autre fichier</translation>
    </message>
    <message>
      <source>%1 and makespan of %2</source>
      <translation>%1 et durée totale de %2</translation>
    </message>
    <message>
      <source>%1 and more</source>
      <translation>%1 et plus</translation>
    </message>
    <message>
      <source>%1 and others</source>
      <translation>%1 et d’autres</translation>
    </message>
    <message>
      <source>%1 applications</source>
      <translation>%1 applications</translation>
    </message>
    <message>
      <source>%1 are equally fast at %2</source>
      <translation>%1 sont également rapides à %2</translation>
    </message>
    <message>
      <source>%1 are in %2 and in %3: they hang on both</source>
      <translation>%1 sont dans %2 et dans %3 : ils pendent aux deux</translation>
    </message>
    <message>
      <source>%1 are no coordinates</source>
      <translation>%1 ne sont pas des coordonnées</translation>
    </message>
    <message>
      <source>%1 are too close to call at %2</source>
      <translation>%1 : trop proches pour trancher à %2</translation>
    </message>
    <message>
      <source>%1 as %2</source>
      <translation>%1 comme %2</translation>
    </message>
    <message>
      <source>%1 as %2 among %3 processes would have %4 messages, and a collective has at most %5</source>
      <translation>%1 en %2 entre %3 processus aurait %4 messages, et une opération collective en a au plus %5</translation>
    </message>
    <message>
      <source>%1 as %2 among %3 processes would have %4 messages, and a collective has at most %5 at once</source>
      <translation>%1 en %2 entre %3 processus aurait %4 messages, et une opération collective en a au plus %5 à la fois</translation>
    </message>
    <message>
      <source>%1 as %2 has no channels; leave them empty</source>
      <translation>%1 en %2 n’a pas de canaux ; laissez le champ vide</translation>
    </message>
    <message>
      <source>%1 as %2 has no channels; leave them empty, or take the algorithm ring</source>
      <translation>%1 en %2 n’a pas de canaux ; laissez le champ vide, ou prenez l’algorithme ring</translation>
    </message>
    <message>
      <source>%1 as %2 needs as many processes of its group on one server as on another; place them so, or take another algorithm, such as %3</source>
      <translation>%1 en %2 demande autant de processus de son groupe sur un serveur que sur un autre ; placez-les ainsi, ou prenez un autre algorithme, par exemple %3</translation>
    </message>
    <message>
      <source>%1 as fast</source>
      <translation>%1 plus vite</translation>
    </message>
    <message>
      <source>%1 as items</source>
      <translation>%1 comme postes</translation>
    </message>
    <message>
      <source>%1 as long</source>
      <translation>%1 le temps</translation>
    </message>
    <message>
      <source>%1 at %2, %3 at %4</source>
      <translation>%1 en %2, %3 en %4</translation>
    </message>
    <message>
      <source>%1 at %2/kWh</source>
      <translation>%1 à %2/kWh</translation>
    </message>
    <message>
      <source>%1 at %2: %3</source>
      <translation>%1 à %2 : %3</translation>
    </message>
    <message>
      <source>%1 became messages: rings for all-reduce, all-gather and reduce-scatter, everything at once for all-to-all, trees for broadcast and reduce; the trace does not say which algorithm ran</source>
      <translation>pris comme messages : %1 ; des anneaux pour all-reduce, all-gather et reduce-scatter, tout à la fois pour all-to-all, des arbres pour broadcast et reduce ; la trace ne dit pas quel algorithme a tourné</translation>
    </message>
    <message>
      <source>%1 behind PCI of %2 GB/s</source>
      <translation>%1 derrière un PCI de %2 GB/s</translation>
    </message>
    <message>
      <source>%1 behind the slash is no figure of a process; write total, communication, compute, send, recv, wait, collective, or the number of an event</source>
      <translation>%1 derrière la barre n’est pas une grandeur d’un processus ; écrivez total, communication, compute, send, recv, wait, collective ou le numéro d’un événement</translation>
    </message>
    <message>
      <source>%1 belongs to a tier; write a line such as 'Tier 0' before it</source>
      <translation>%1 appartient à un étage ; écrivez avant une ligne comme 'Tier 0'</translation>
    </message>
    <message>
      <source>%1 between switches of the same height left out</source>
      <translation>%1 entre commutateurs de même hauteur laissés de côté</translation>
    </message>
    <message>
      <source>%1 between two nodes: each got a switch in its middle, with half of its latency on each side</source>
      <translation>%1 entre deux nœuds : chacun a reçu un commutateur en son milieu, avec la moitié de sa latence de chaque côté</translation>
    </message>
    <message>
      <source>%1 breaks its own rules in %2; the exact models asymmetric and max-min do not</source>
      <translation>%1 enfreint ses propres règles en %2 ; les modèles exacts asymmetric et max-min ne le font pas</translation>
    </message>
    <message>
      <source>%1 busiest channels</source>
      <translation>%1 canaux les plus chargés</translation>
    </message>
    <message>
      <source>%1 by rail %2 over %3</source>
      <translation>%1 par le rail %2 via %3</translation>
    </message>
    <message>
      <source>%1 bytes</source>
      <translation>%1 octets</translation>
    </message>
    <message>
      <source>%1 bytes that are not UTF-8 became �, the first in line %2; convert the file to UTF-8 (iconv) where its names matter</source>
      <translation>%1 octets qui ne sont pas de l’UTF-8 sont devenus �, le premier à la ligne %2 ; convertissez le fichier en UTF-8 (iconv) si ses noms importent</translation>
    </message>
    <message>
      <source>%1 cables</source>
      <translation>%1 câbles</translation>
    </message>
    <message>
      <source>%1 calls</source>
      <translation>%1 appels</translation>
    </message>
    <message>
      <source>%1 calls of collectives that do not block are</source>
      <translation>%1 appels d’opérations collectives non bloquantes sont</translation>
    </message>
    <message>
      <source>%1 calls of collectives that do not block are taken as messages: those of the first round of an algorithm begin with the call, those of further rounds where the collective is found complete</source>
      <translation>%1 appels de collectives non bloquantes sont pris comme messages : ceux du premier tour d’un algorithme commencent avec l’appel, ceux des tours suivants là où la collective est trouvée achevée</translation>
    </message>
    <message>
      <source>%1 calls of scans are</source>
      <translation>%1 appels de scan sont</translation>
    </message>
    <message>
      <source>%1 calls of scans are taken as a chain of messages from one process to the next</source>
      <translation>%1 appels de scans sont pris comme une chaîne de messages d’un processus au suivant</translation>
    </message>
    <message>
      <source>%1 calls without a message in the trace were skipped</source>
      <translation>%1 appels sans message dans la trace ont été sautés</translation>
    </message>
    <message>
      <source>%1 candidates</source>
      <translation>%1 candidats</translation>
    </message>
    <message>
      <source>%1 cannot be %2</source>
      <translation>%1 ne peut être %2</translation>
    </message>
    <message>
      <source>%1 cannot be %2; write a value like %3</source>
      <translation>%1 ne peut être %2 ; écrivez une valeur telle que %3</translation>
    </message>
    <message>
      <source>%1 cannot be used in formulas: %2</source>
      <translation>%1 ne peut pas servir dans les formules : %2</translation>
    </message>
    <message>
      <source>%1 cannot be used in formulas; write letters, digits and _ only, such as N or block_size</source>
      <translation>%1 ne peut pas servir dans les formules ; n’écrivez que des lettres, des chiffres et _, par exemple N ou block_size</translation>
    </message>
    <message>
      <source>%1 cannot run in every draw of who else is there: %2</source>
      <translation>%1 ne peut s’exécuter à chaque tirage de qui d’autre est là : %2</translation>
    </message>
    <message>
      <source>%1 cells</source>
      <translation>%1 cellules</translation>
    </message>
    <message>
      <source>%1 cells replaced</source>
      <translation>%1 cellules remplacées</translation>
    </message>
    <message>
      <source>%1 changes</source>
      <translation>%1 changements</translation>
    </message>
    <message>
      <source>%1 changes of links over time</source>
      <translation>%1 changements de liens au cours du temps</translation>
    </message>
    <message>
      <source>%1 changes of links over time left out</source>
      <translation>%1 changements de liens dans le temps laissés de côté</translation>
    </message>
    <message>
      <source>%1 collective calls</source>
      <translation>%1 appels de collectives</translation>
    </message>
    <message>
      <source>%1 collectives</source>
      <translation>%1 collectives</translation>
    </message>
    <message>
      <source>%1 collectives that do not block</source>
      <translation>%1 collectives non bloquantes</translation>
    </message>
    <message>
      <source>%1 columns are named %2; say which one is meant by its number from 1 on</source>
      <translation>%1 colonnes se nomment %2 ; dites laquelle est visée par son numéro à partir de 1</translation>
    </message>
    <message>
      <source>%1 columns of what was pasted have no place in this sheet and were left out.</source>
      <translation>%1 colonnes du contenu collé n’ont pas de place dans cette feuille et ont été ignorées.</translation>
    </message>
    <message>
      <source>%1 comes to %2</source>
      <translation>%1 donne %2</translation>
    </message>
    <message>
      <source>%1 comes to %2 and must be at least %3</source>
      <translation>%1 donne %2 et doit être au moins %3</translation>
    </message>
    <message>
      <source>%1 comes to %2 and must be at most %3</source>
      <translation>%1 donne %2 et doit être au plus %3</translation>
    </message>
    <message>
      <source>%1 comes to %2 and must lie between 0 and %3</source>
      <translation>%1 donne %2 et doit être entre 0 et %3</translation>
    </message>
    <message>
      <source>%1 communicators are</source>
      <translation>%1 communicateurs sont</translation>
    </message>
    <message>
      <source>%1 communicators are made on the way</source>
      <translation>%1 communicateurs sont faits en chemin</translation>
    </message>
    <message>
      <source>%1 connections</source>
      <translation>%1 connexions</translation>
    </message>
    <message>
      <source>%1 cores</source>
      <translation>%1 cœurs</translation>
    </message>
    <message>
      <source>%1 costs as much, too close to call</source>
      <translation>%1 coûte autant, trop proche pour trancher</translation>
    </message>
    <message>
      <source>%1 costs less, too close to call</source>
      <translation>%1 coûte moins, trop proche pour trancher</translation>
    </message>
    <message>
      <source>%1 damaged lines</source>
      <translation>%1 lignes abîmées</translation>
    </message>
    <message>
      <source>%1 damaged lines left aside</source>
      <translation>%1 lignes abîmées laissées de côté</translation>
    </message>
    <message>
      <source>%1 devices</source>
      <translation>%1 appareils</translation>
    </message>
    <message>
      <source>%1 devices that others name and that have no record: taken by what their neighbours say</source>
      <translation>%1 appareils que d’autres nomment et qui n’ont pas d’entrée : pris d’après ce que disent leurs voisins</translation>
    </message>
    <message>
      <source>%1 dimensions</source>
      <translation>%1 dimensions</translation>
    </message>
    <message>
      <source>%1 do not divide evenly among %2, as servers here need it</source>
      <translation>%1 ne se divisent pas également entre %2, comme les serveurs ici le demandent</translation>
    </message>
    <message>
      <source>%1 does not couple the two directions of a link</source>
      <translation>%1 ne couple pas les deux sens d’un lien</translation>
    </message>
    <message>
      <source>%1 each way</source>
      <translation>%1 par sens</translation>
    </message>
    <message>
      <source>%1 each way between the two halves of the nodes, in the order of their names</source>
      <translation>%1 dans chaque sens entre les deux moitiés des nœuds, dans l’ordre de leurs noms</translation>
    </message>
    <message>
      <source>%1 each way in all</source>
      <translation>%1 par sens au total</translation>
    </message>
    <message>
      <source>%1 each way, latency %2</source>
      <translation>%1 par sens, latence %2</translation>
    </message>
    <message>
      <source>%1 elements</source>
      <translation>%1 éléments</translation>
    </message>
    <message>
      <source>%1 ends at node %2; name the links that lead to the other</source>
      <translation>%1 finit au nœud %2 ; nommez les liens qui mènent à l’autre</translation>
    </message>
    <message>
      <source>%1 ends at switch %2, on which that node does not hang; name the links that lead on to it</source>
      <translation>%1 finit au commutateur %2, auquel ce nœud n’est pas relié ; nommez les liens qui y mènent</translation>
    </message>
    <message>
      <source>%1 errors</source>
      <translation>%1 erreurs</translation>
    </message>
    <message>
      <source>%1 evaluations are not possible; take 1 to %2</source>
      <translation>%1 évaluations ne sont pas possibles ; prenez-en 1 à %2</translation>
    </message>
    <message>
      <source>%1 events</source>
      <translation>%1 événements</translation>
    </message>
    <message>
      <source>%1 figures</source>
      <translation>%1 mesures</translation>
    </message>
    <message>
      <source>%1 files were</source>
      <translation>%1 fichiers ont été donnés</translation>
    </message>
    <message>
      <source>%1 fits</source>
      <translation>%1 ajustements</translation>
    </message>
    <message>
      <source>%1 for %2</source>
      <translation>%1 pour %2</translation>
    </message>
    <message>
      <source>%1 for %2, %3</source>
      <translation>%1 pour %2, %3</translation>
    </message>
    <message>
      <source>%1 for each node, across the middle of the network or out of a switch, whichever is less</source>
      <translation>%1 par nœud, à travers le milieu du réseau ou hors d’un commutateur, selon ce qui est moindre</translation>
    </message>
    <message>
      <source>%1 for messages down to %2 times their size, the smallest that was tried</source>
      <translation>%1 pour des messages jusqu’à %2 fois leur taille, la plus petite essayée</translation>
    </message>
    <message>
      <source>%1 for messages from %2 times their size%3</source>
      <translation>%1 pour des messages à partir de %2 fois leur taille%3</translation>
    </message>
    <message>
      <source>%1 for messages up to %2 times their size%3</source>
      <translation>%1 pour des messages jusqu’à %2 fois leur taille%3</translation>
    </message>
    <message>
      <source>%1 for messages up to %2 times their size, the largest that was tried</source>
      <translation>%1 pour des messages jusqu’à %2 fois leur taille, la plus grande essayée</translation>
    </message>
    <message>
      <source>%1 free cores</source>
      <translation>%1 cœurs libres</translation>
    </message>
    <message>
      <source>%1 from a device to itself left out (%2): no message takes it</source>
      <translation>%1 d’un appareil à lui-même laissés de côté (%2) : aucun message ne les prend</translation>
    </message>
    <message>
      <source>%1 further ports</source>
      <translation>%1 autres ports</translation>
    </message>
    <message>
      <source>%1 further scenarios</source>
      <translation>%1 autres scénarios</translation>
    </message>
    <message>
      <source>%1 gives %2 %3 % of its capacity, from %4 on; the printed algorithm does not keep capacities, the model asymmetric does</source>
      <translation>%1 donne à %2 %3 % de sa capacité, à partir de %4 ; l’algorithme imprimé ne respecte pas les capacités, le modèle asymmetric si</translation>
    </message>
    <message>
      <source>%1 goes %2 ways; write one, or both for the same links on the way back</source>
      <translation>%1 a %2 pour ways ; écrivez one, ou both pour les mêmes liens au retour</translation>
    </message>
    <message>
      <source>%1 groups</source>
      <translation>%1 groupes</translation>
    </message>
    <message>
      <source>%1 groups of processes</source>
      <translation>%1 groupes de processus</translation>
    </message>
    <message>
      <source>%1 had a part in the fit of the models, which are naturally close to them. Without them:</source>
      <translation>%1 ont pris part à l’ajustement des modèles, qui en sont naturellement proches. Sans eux :</translation>
    </message>
    <message>
      <source>%1 hangs on the unknown switch %2</source>
      <translation>%1 est relié au commutateur inconnu %2</translation>
    </message>
    <message>
      <source>%1 has %2 NICs and %3; write at most one NIC a GPU, as fast as those that it stands for together</source>
      <translation>%1 a %2 NIC et %3 ; écrivez au plus un NIC par GPU, aussi rapide que ceux qu’il remplace ensemble</translation>
    </message>
    <message>
      <source>%1 has %2 PCI switches and %3; write at most one a GPU</source>
      <translation>%1 a %2 commutateurs PCI et %3 ; écrivez-en au plus un par GPU</translation>
    </message>
    <message>
      <source>%1 has %2 behind it and takes at least %3</source>
      <translation>%1 a %2 derrière lui et en demande au moins %3</translation>
    </message>
    <message>
      <source>%1 has %2 for %3, as %4 of %5 are in use; run fewer processes, or leave more nodes free</source>
      <translation>%1 a %2 pour %3, car %4 de %5 sont occupés ; exécutez moins de processus, ou laissez plus de nœuds libres</translation>
    </message>
    <message>
      <source>%1 has %2 for %3, as %4 of %5 is in use; run fewer processes, or leave more nodes free</source>
      <translation>%1 a %2 pour %3, car %4 de %5 est occupé ; exécutez moins de processus, ou laissez plus de nœuds libres</translation>
    </message>
    <message>
      <source>%1 has %2, and topology names %3; give a value for each</source>
      <translation>%1 a %2, et topology nomme %3 ; donnez une valeur pour chacune</translation>
    </message>
    <message>
      <source>%1 has a pci_bandwidth and no pci_switches; write how many share it</source>
      <translation>%1 a une pci_bandwidth et pas de pci_switches ; écrivez combien l’ont</translation>
    </message>
    <message>
      <source>%1 has a rail at the unknown switch %2; %3</source>
      <translation>%1 a un rail au commutateur inconnu %2 ; %3</translation>
    </message>
    <message>
      <source>%1 has another name (a hard link), which keeps what was there before. Link it again.</source>
      <translation>%1 a un autre nom (un lien physique), qui garde l’ancien contenu. Recréez le lien.</translation>
    </message>
    <message>
      <source>%1 has no %2</source>
      <translation>%1 n’a pas de %2</translation>
    </message>
    <message>
      <source>%1 has no %2; write %3</source>
      <translation>%1 : %2 manque ; écrivez %3</translation>
    </message>
    <message>
      <source>%1 has no algorithm %2; take %3, or leave it empty</source>
      <translation>%1 n’a pas d’algorithme %2 ; prenez %3, ou laissez le champ vide</translation>
    </message>
    <message>
      <source>%1 has no destination; name a process or a node</source>
      <translation>%1 n’a pas de destination ; nommez un processus ou un nœud</translation>
    </message>
    <message>
      <source>%1 has no gpus; write how many each has, such as 8</source>
      <translation>%1 n’a pas de gpus ; écrivez combien chacun en a, par exemple 8</translation>
    </message>
    <message>
      <source>%1 has no half-width to be weighted by; leave it out or weight by relative errors</source>
      <translation>%1 n’a pas de demi-largeur pour la pondérer ; omettez-la ou pondérez par les erreurs relatives</translation>
    </message>
    <message>
      <source>%1 has no measurement</source>
      <translation>%1 n’a pas de mesure</translation>
    </message>
    <message>
      <source>%1 has no parameter %2; %3</source>
      <translation>%1 n’a pas de paramètre %2 ; %3</translation>
    </message>
    <message>
      <source>%1 has no platform %2</source>
      <translation>%1 n’a pas de plateforme %2</translation>
    </message>
    <message>
      <source>%1 has no power for %2</source>
      <translation>%1 n’a pas de puissance pour %2</translation>
    </message>
    <message>
      <source>%1 has no prediction (%2); mend that, or compare without it</source>
      <translation>%1 n’a pas de prédiction (%2) ; corrigez cela, ou comparez sans</translation>
    </message>
    <message>
      <source>%1 has no price</source>
      <translation>%1 n’a pas de prix</translation>
    </message>
    <message>
      <source>%1 has no price for %2</source>
      <translation>%1 n’a pas de prix pour %2</translation>
    </message>
    <message>
      <source>%1 has no row; %2</source>
      <translation>%1 n’a pas de ligne ; %2</translation>
    </message>
    <message>
      <source>%1 has no scenario for %2; add one</source>
      <translation>%1 n’a pas de scénario pour %2 ; ajoutez-en un</translation>
    </message>
    <message>
      <source>%1 has no size; write %2</source>
      <translation>%1 n’a pas de taille ; écrivez %2</translation>
    </message>
    <message>
      <source>%1 has no source; name a process or a node</source>
      <translation>%1 n’a pas de source ; nommez un processus ou un nœud</translation>
    </message>
    <message>
      <source>%1 has no times, since it could not be started together on all ranks; contraflow-run --resume measures it, with --wait sleep where ranks share cores</source>
      <translation>%1 n’a pas de temps, car il n’a pas pu être lancé ensemble sur tous les rangs ; contraflow-run --resume le mesure, avec --wait sleep où des rangs partagent des cœurs</translation>
    </message>
    <message>
      <source>%1 has no unit; say which, such as B or MB</source>
      <translation>%1 n’a pas d’unité ; dites laquelle, comme B ou MB</translation>
    </message>
    <message>
      <source>%1 has no unit; say which, such as B or MB (by --unit)</source>
      <translation>%1 n’a pas d’unité ; dites laquelle, comme B ou MB (par --unit)</translation>
    </message>
    <message>
      <source>%1 has no unit; say which, such as s or us</source>
      <translation>%1 n’a pas d’unité ; dites laquelle, comme s ou us</translation>
    </message>
    <message>
      <source>%1 has power for some %2 only</source>
      <translation>%1 n’a de puissance que pour une partie : %2</translation>
    </message>
    <message>
      <source>%1 has price for some %2 only</source>
      <translation>%1 n’a de prix que pour une partie : %2</translation>
    </message>
    <message>
      <source>%1 has the column %2 twice; the second is kept but not used, rename or remove it</source>
      <translation>%1 a deux fois la colonne %2 ; la seconde est gardée mais pas utilisée, renommez-la ou retirez-la</translation>
    </message>
    <message>
      <source>%1 has the key %2 twice, first in line %3; remove one of them</source>
      <translation>%1 a deux fois la clé %2, d’abord à la ligne %3 ; retirez l’une d’elles</translation>
    </message>
    <message>
      <source>%1 has the key %2 twice, first in line %3; the second is not used and is kept as %4, remove one of them</source>
      <translation>%1 a deux fois la clé %2, d’abord à la ligne %3 ; la seconde n’est pas utilisée et est gardée comme %4, retirez l’une d’elles</translation>
    </message>
    <message>
      <source>%1 has the kind %2; it must be one of %3</source>
      <translation>%1 est du genre %2 ; écrivez l’un de ceux-ci : %3</translation>
    </message>
    <message>
      <source>%1 has the lowest %2 for its performance too.</source>
      <translation>%1 est aussi la moins chère pour sa performance (%2).</translation>
    </message>
    <message>
      <source>%1 has the lowest %2 for its performance.</source>
      <translation>%1 est la moins chère pour sa performance (%2).</translation>
    </message>
    <message>
      <source>%1 has the unknown column %2; it is kept but not used, %3</source>
      <translation>%1 a la colonne inconnue %2 ; elle est gardée mais pas utilisée, %3</translation>
    </message>
    <message>
      <source>%1 has the unknown key %2</source>
      <translation>%1 a la clé inconnue %2</translation>
    </message>
    <message>
      <source>%1 has the unknown key %2; it is kept but not used</source>
      <translation>%1 a la clé inconnue %2 ; elle est gardée mais pas utilisée</translation>
    </message>
    <message>
      <source>%1 has too many events for the time of each to be kept</source>
      <translation>%1 a trop d’événements pour que le temps de chacun soit gardé</translation>
    </message>
    <message>
      <source>%1 has two measurements %2; rename one in it</source>
      <translation>%1 a deux mesures %2 ; renommez-en une</translation>
    </message>
    <message>
      <source>%1 have no power for %2</source>
      <translation>%1 n’ont pas de puissance pour %2</translation>
    </message>
    <message>
      <source>%1 have no prediction (%2: %3); mend that, or compare without them</source>
      <translation>%1 n’ont pas de prédiction (%2 : %3) ; corrigez cela, ou comparez sans eux</translation>
    </message>
    <message>
      <source>%1 have no price for %2</source>
      <translation>%1 n’ont pas de prix pour %2</translation>
    </message>
    <message>
      <source>%1 have no scenario for %2; add one to each</source>
      <translation>%1 n’ont pas de scénario pour %2 ; ajoutez-en un à chacun</translation>
    </message>
    <message>
      <source>%1 have power for some %2 only</source>
      <translation>%1 n’ont de puissance que pour une partie : %2</translation>
    </message>
    <message>
      <source>%1 have price for some %2 only</source>
      <translation>%1 n’ont de prix que pour une partie : %2</translation>
    </message>
    <message>
      <source>%1 have two different results, the first of them is %2; were they worked out by different builds of the program? Remove the files of one</source>
      <translation>%1 avec deux résultats différents, d’abord %2 ; ont-ils été calculés par des versions différentes du programme ? Retirez les fichiers de l’une</translation>
    </message>
    <message>
      <source>%1 hits</source>
      <translation>%1 occurrences</translation>
    </message>
    <message>
      <source>%1 hosts</source>
      <translation>%1 hôtes</translation>
    </message>
    <message>
      <source>%1 hosts that no link joins to anything: they are nodes on no switch</source>
      <translation>%1 hôtes qu’aucun lien ne joint à quoi que ce soit : ce sont des nœuds sur aucun commutateur</translation>
    </message>
    <message>
      <source>%1 in %2</source>
      <translation>%1 dans %2</translation>
    </message>
    <message>
      <source>%1 in %2 (%3)</source>
      <translation>%1 dans %2 (%3)</translation>
    </message>
    <message>
      <source>%1 in %2 (%3): %4</source>
      <translation>%1 dans %2 (%3) : %4</translation>
    </message>
    <message>
      <source>%1 in %2 from full channels</source>
      <translation>%1 dans %2 à cause de canaux pleins</translation>
    </message>
    <message>
      <source>%1 in %2 of %3</source>
      <translation>%1 dans %2 sur %3</translation>
    </message>
    <message>
      <source>%1 in %2 without working congestion control</source>
      <translation>%1 dans %2 sans contrôle de congestion qui marche</translation>
    </message>
    <message>
      <source>%1 in %2: %3 In %4 it was changed, such as to %5, of which that source does not tell</source>
      <translation>%1 dans %2 : %3 Dans %4 il a été modifié, par exemple en %5, ce dont cette source ne dit rien</translation>
    </message>
    <message>
      <source>%1 in channel %2</source>
      <translation>%1 dans le canal %2</translation>
    </message>
    <message>
      <source>%1 in the column %2 is no number</source>
      <translation>%1 dans la colonne %2 n’est pas un nombre</translation>
    </message>
    <message>
      <source>%1 in this step</source>
      <translation>%1 à cette étape</translation>
    </message>
    <message>
      <source>%1 is %2 here, as the project has another one of that name</source>
      <translation>%1 est ici %2, car le projet en a un autre de ce nom</translation>
    </message>
    <message>
      <source>%1 is %2, and this program knows version 1; use the program that wrote it</source>
      <translation>%1 vaut %2, et ce programme connaît la version 1 ; utilisez le programme qui l’a écrit</translation>
    </message>
    <message>
      <source>%1 is %2, which has no value</source>
      <translation>%1 est %2, ce qui n’a pas de valeur</translation>
    </message>
    <message>
      <source>%1 is %2; name one of its processes, 0 to %3</source>
      <translation>%1 est %2 ; nommez l’un de ses processus, 0 à %3</translation>
    </message>
    <message>
      <source>%1 is a size, as it has a unit, and no number of messages; leave out the size of one</source>
      <translation>%1 est une taille, puisqu’il a une unité, et pas un nombre de messages ; omettez la taille d’un message</translation>
    </message>
    <message>
      <source>%1 is a switch and a node; rename one of them in the file</source>
      <translation>%1 est un commutateur et un nœud ; renommez l’un des deux dans le fichier</translation>
    </message>
    <message>
      <source>%1 is a unit of %2</source>
      <translation>%1 est une unité de %2</translation>
    </message>
    <message>
      <source>%1 is a wireless network (WIFI), whose stations share its air; it has no equal here: import the part of the platform that is wired</source>
      <translation>%1 est un réseau sans fil (WIFI), dont les stations partagent l’air ; il n’a pas d’équivalent ici : importez la partie câblée de la plateforme</translation>
    </message>
    <message>
      <source>%1 is an operation of Portals, which only LogGOPSim2 simulates; it cannot be replayed</source>
      <translation>%1 est une opération de Portals, que seul LogGOPSim2 simule ; elle ne peut pas être rejouée</translation>
    </message>
    <message>
      <source>%1 is as fast and costs less</source>
      <translation>%1 est aussi rapide et coûte moins</translation>
    </message>
    <message>
      <source>%1 is as fast as %2, but %3.</source>
      <translation>%1 est aussi rapide que %2, mais %3.</translation>
    </message>
    <message>
      <source>%1 is as fast as %2.</source>
      <translation>%1 est aussi rapide que %2.</translation>
    </message>
    <message>
      <source>%1 is as fast overall as %2</source>
      <translation>%1 est au total aussi rapide que %2</translation>
    </message>
    <message>
      <source>%1 is as fast overall as %2, but %3</source>
      <translation>%1 est au total aussi rapide que %2, mais %3</translation>
    </message>
    <message>
      <source>%1 is faster and costs less</source>
      <translation>%1 est plus rapide et coûte moins</translation>
    </message>
    <message>
      <source>%1 is faster for the same price</source>
      <translation>%1 est plus rapide pour le même prix</translation>
    </message>
    <message>
      <source>%1 is given %2; divide by a unit first, such as ceil(size / 1 kB)</source>
      <translation>%1 reçoit %2 ; divisez d’abord par une unité, par exemple ceil(size / 1 kB)</translation>
    </message>
    <message>
      <source>%1 is given %2; write %3</source>
      <translation>%1 reçoit %2 ; écrivez %3</translation>
    </message>
    <message>
      <source>%1 is given twice; remove one</source>
      <translation>%1 est donné deux fois ; retirez-en un</translation>
    </message>
    <message>
      <source>%1 is in %2 and in %3: it hangs on both</source>
      <translation>%1 est dans %2 et dans %3 : il pend aux deux</translation>
    </message>
    <message>
      <source>%1 is missing; write %2</source>
      <translation>%1 manque ; écrivez %2</translation>
    </message>
    <message>
      <source>%1 is more than the %2 that are taken</source>
      <translation>%1 dépasse les %2 qui sont pris</translation>
    </message>
    <message>
      <source>%1 is neither placed by mapping %2 nor a node of platform %3; %4</source>
      <translation>%1 n’est ni placé par le placement %2 ni un nœud de la plateforme %3 ; %4</translation>
    </message>
    <message>
      <source>%1 is no %2; write a whole number from %3 to %4</source>
      <translation>%1 n’est pas valable (%2) ; écrivez un nombre entier de %3 à %4</translation>
    </message>
    <message>
      <source>%1 is no amount; it must lie between 0 and 1e18</source>
      <translation>%1 n’est pas une quantité ; elle doit être entre 0 et 1e18</translation>
    </message>
    <message>
      <source>%1 is no factor such as 1.5X</source>
      <translation>%1 n’est pas un facteur comme 1.5X</translation>
    </message>
    <message>
      <source>%1 is no longer there.</source>
      <translation>%1 n’existe plus.</translation>
    </message>
    <message>
      <source>%1 is no name for the variable of a loop; write one such as i</source>
      <translation>%1 n’est pas un nom pour la variable d’une boucle ; écrivez-en un tel que i</translation>
    </message>
    <message>
      <source>%1 is no node of the platform %2, though the other names are</source>
      <translation>%1 n’est pas un nœud de la plateforme %2, alors que les autres noms le sont</translation>
    </message>
    <message>
      <source>%1 is no number</source>
      <translation>%1 n’est pas un nombre</translation>
    </message>
    <message>
      <source>%1 is no number of a datatype, 0 to 40 or 57</source>
      <translation>%1 n’est pas un numéro de type de données, 0 à 40 ou 57</translation>
    </message>
    <message>
      <source>%1 is no number to compare with; write one such as 12 or 10 MB</source>
      <translation>%1 n’est pas un nombre auquel comparer ; écrivez-en un, tel que 12 ou 10 MB</translation>
    </message>
    <message>
      <source>%1 is no pair of nodes such as 0-&gt;15; correct the line</source>
      <translation>%1 n’est pas une paire de nœuds comme 0-&gt;15 ; corrigez la ligne</translation>
    </message>
    <message>
      <source>%1 is no place; there are those from 0 to %2</source>
      <translation>%1 n’est pas une place ; il y a celles de 0 à %2</translation>
    </message>
    <message>
      <source>%1 is no price of energy; write one such as 0.28 EUR/kWh</source>
      <translation>%1 n’est pas un prix de l’énergie ; écrivez-en un tel que 0.28 EUR/kWh</translation>
    </message>
    <message>
      <source>%1 is no rank and no range of ranks; write one such as 3 or 4-7</source>
      <translation>%1 n’est ni un rang ni une plage de rangs ; écrivez par exemple 3 ou 4-7</translation>
    </message>
    <message>
      <source>%1 is no rank or tag</source>
      <translation>%1 n’est pas un rang ou une étiquette</translation>
    </message>
    <message>
      <source>%1 is no rate of a link; write one above 0</source>
      <translation>%1 n’est pas un débit de lien ; écrivez-en un au-dessus de 0</translation>
    </message>
    <message>
      <source>%1 is no share of packets that are lost; write one from 0 to 1</source>
      <translation>%1 n’est pas une part de paquets perdus ; écrivez-en une de 0 à 1</translation>
    </message>
    <message>
      <source>%1 is no size; write a number of bytes such as 8b</source>
      <translation>%1 n’est pas une taille ; écrivez un nombre d’octets comme 8b</translation>
    </message>
    <message>
      <source>%1 is no time in microseconds</source>
      <translation>%1 n’est pas un temps en microsecondes</translation>
    </message>
    <message>
      <source>%1 is no time per byte; give seconds per byte above 0, such as 8.502e-9, or a bandwidth, such as 940 Mbit/s</source>
      <translation>%1 n’est pas un temps par octet ; donnez des secondes par octet au-dessus de 0, par exemple 8.502e-9, ou une bande passante, par exemple 940 Mbit/s</translation>
    </message>
    <message>
      <source>%1 is no whole number</source>
      <translation>%1 n’est pas un nombre entier</translation>
    </message>
    <message>
      <source>%1 is no whole number; write one, or round a formula by floor() or ceil()</source>
      <translation>%1 n’est pas un nombre entier ; écrivez-en un, ou arrondissez une formule par floor() ou ceil()</translation>
    </message>
    <message>
      <source>%1 is not a %2: %3; write %4</source>
      <translation>%1 ne se lit pas comme %2 : %3 ; écrivez %4</translation>
    </message>
    <message>
      <source>%1 is not a benchmark whose times are taken; its rows are left out</source>
      <translation>%1 n’est pas un benchmark dont les temps sont pris ; ses lignes sont laissées de côté</translation>
    </message>
    <message>
      <source>%1 is not a choice</source>
      <translation>%1 n’est pas un choix possible</translation>
    </message>
    <message>
      <source>%1 is not a host list: %2; write names such as X1 or lists such as X[1-3]</source>
      <translation>%1 n’est pas une liste d’hôtes : %2 ; écrivez des noms tels que X1 ou des listes telles que X[1-3]</translation>
    </message>
    <message>
      <source>%1 is not a lane; write a whole number from 0 to 65535</source>
      <translation>%1 n’est pas une voie ; écrivez un nombre entier de 0 à 65535</translation>
    </message>
    <message>
      <source>%1 is not a node of platform %2; %3</source>
      <translation>%1 n’est pas un nœud de la plateforme %2 ; %3</translation>
    </message>
    <message>
      <source>%1 is not a number</source>
      <translation>%1 n’est pas un nombre</translation>
    </message>
    <message>
      <source>%1 is not a number of %2; write a whole number</source>
      <translation>%1 n’est pas un nombre pour %2 ; écrivez un nombre entier</translation>
    </message>
    <message>
      <source>%1 is not a number of GPUs; write a whole number from 1 on</source>
      <translation>%1 n’est pas un nombre de GPU ; écrivez un nombre entier à partir de 1</translation>
    </message>
    <message>
      <source>%1 is not a number of NICs; write a whole number from 1 on</source>
      <translation>%1 n’est pas un nombre de NIC ; écrivez un nombre entier à partir de 1</translation>
    </message>
    <message>
      <source>%1 is not a number of PCI switches; write a whole number from 1 on</source>
      <translation>%1 n’est pas un nombre de commutateurs PCI ; écrivez un nombre entier à partir de 1</translation>
    </message>
    <message>
      <source>%1 is not a number of cores; write a whole number from 1 on</source>
      <translation>%1 n’est pas un nombre de cœurs ; écrivez un nombre entier à partir de 1</translation>
    </message>
    <message>
      <source>%1 is not a number of groups; write a whole number</source>
      <translation>%1 n’est pas un nombre de groupes ; écrivez un nombre entier</translation>
    </message>
    <message>
      <source>%1 is not a number of processes; write a whole number</source>
      <translation>%1 n’est pas un nombre de processus ; écrivez un nombre entier</translation>
    </message>
    <message>
      <source>%1 is not a number of queue pairs; write a whole number from 1 to 65535</source>
      <translation>%1 n’est pas un nombre de queue pairs ; écrivez un nombre entier de 1 à 65535</translation>
    </message>
    <message>
      <source>%1 is not a number of repetitions; write a whole number</source>
      <translation>%1 n’est pas un nombre de répétitions ; écrivez un nombre entier</translation>
    </message>
    <message>
      <source>%1 is not a number or a range of numbers</source>
      <translation>%1 n’est ni un nombre ni une plage de nombres</translation>
    </message>
    <message>
      <source>%1 is not a number; write one such as 4, or 50 %</source>
      <translation>%1 n’est pas un nombre ; écrivez-en un tel que 4, ou 50 %</translation>
    </message>
    <message>
      <source>%1 is not a price: %2</source>
      <translation>%1 n’est pas un prix : %2</translation>
    </message>
    <message>
      <source>%1 is not a test whose times are taken; its rows are left out</source>
      <translation>%1 n’est pas un test dont les temps sont pris ; ses lignes sont laissées de côté</translation>
    </message>
    <message>
      <source>%1 is not a value</source>
      <translation>%1 n’est pas une valeur</translation>
    </message>
    <message>
      <source>%1 is not a whole number; write one such as 12</source>
      <translation>%1 n’est pas un nombre entier ; écrivez-en un tel que 12</translation>
    </message>
    <message>
      <source>%1 is not above 0</source>
      <translation>%1 n’est pas au-dessus de 0</translation>
    </message>
    <message>
      <source>%1 is not taken: the schema does not say whose bytes its size counts</source>
      <translation>%1 n’est pas repris : le schéma ne dit pas de qui sa taille compte les octets</translation>
    </message>
    <message>
      <source>%1 is not taken: the trace does not say what goes to whom</source>
      <translation>%1 n’est pas repris : la trace ne dit pas ce qui va à qui</translation>
    </message>
    <message>
      <source>%1 is of a session that the result does not have</source>
      <translation>%1 est d’une séance que le résultat n’a pas</translation>
    </message>
    <message>
      <source>%1 is of no project and by no recipe; add project: … and platform: …, or topology: …</source>
      <translation>%1 n’est d’aucun projet ni d’aucune recette ; ajoutez project: … et platform: …, ou topology: …</translation>
    </message>
    <message>
      <source>%1 is off by %2 %</source>
      <translation>%1 s’écarte de %2 %</translation>
    </message>
    <message>
      <source>%1 is out of range</source>
      <translation>%1 est hors limites</translation>
    </message>
    <message>
      <source>%1 is priced in %2 and others in %3</source>
      <translation>%1 a un prix en %2 et d’autres en %3</translation>
    </message>
    <message>
      <source>%1 is the best, with 95 % confidence in each paired comparison.</source>
      <translation>%1 est le meilleur, avec 95 % de confiance dans chaque comparaison appariée.</translation>
    </message>
    <message>
      <source>%1 is the fastest at %2</source>
      <translation>%1 est le plus rapide à %2</translation>
    </message>
    <message>
      <source>%1 is the fastest overall</source>
      <translation>%1 est le plus rapide au total</translation>
    </message>
    <message>
      <source>%1 is the fastest.</source>
      <translation>%1 est le plus rapide.</translation>
    </message>
    <message>
      <source>%1 is the name of another message; choose a free one.</source>
      <translation>%1 est le nom d’un autre message ; choisissez un nom libre.</translation>
    </message>
    <message>
      <source>%1 is the name of another switch or node; choose a free one.</source>
      <translation>%1 est le nom d’un autre commutateur ou nœud ; choisissez un nom libre.</translation>
    </message>
    <message>
      <source>%1 is there already and is no campaign. Choose another name.</source>
      <translation>%1 existe déjà et n’est pas une campagne. Choisissez un autre nom.</translation>
    </message>
    <message>
      <source>%1 is there twice; give it another name</source>
      <translation>%1 est là deux fois ; donnez-lui un autre nom</translation>
    </message>
    <message>
      <source>%1 is too close to call against %2.</source>
      <translation>Entre %1 et %2, c’est trop proche pour trancher.</translation>
    </message>
    <message>
      <source>%1 is too close to call overall against %2</source>
      <translation>entre %1 et %2, c’est au total trop proche pour trancher</translation>
    </message>
    <message>
      <source>%1 is written out twice; keep one of both, or write ways: one</source>
      <translation>%1 est écrit deux fois ; n’en gardez qu’un, ou écrivez ways: one</translation>
    </message>
    <message>
      <source>%1 keeps the lowest %2 for its performance</source>
      <translation>%1 reste la moins chère pour sa performance (%2)</translation>
    </message>
    <message>
      <source>%1 keeps the lowest %2 for its performance until its price exceeds %3</source>
      <translation>%1 reste la moins chère pour sa performance (%2) jusqu’à ce que son prix dépasse %3</translation>
    </message>
    <message>
      <source>%1 lacks arguments; the file seems to be damaged</source>
      <translation>il manque des arguments à %1 ; le fichier semble être abîmé</translation>
    </message>
    <message>
      <source>%1 lacks the column %2; its first line should be %3</source>
      <translation>il manque à %1 la colonne %2 ; sa première ligne devrait être %3</translation>
    </message>
    <message>
      <source>%1 leaves</source>
      <translation>%1 feuilles</translation>
    </message>
    <message>
      <source>%1 leaves %2 no bandwidth on %3, so it was given an equal share of that channel; the printed algorithm is undefined here, the model asymmetric is not</source>
      <translation>%1 ne laisse à %2 aucune bande passante sur %3, il a donc reçu une part égale de ce canal ; l’algorithme imprimé n’est pas défini ici, le modèle asymmetric l’est</translation>
    </message>
    <message>
      <source>%1 left out (%2): what lies behind is another network</source>
      <translation>%1 laissés de côté (%2) : ce qui est derrière est un autre réseau</translation>
    </message>
    <message>
      <source>%1 left out: topology.conf names a switch once</source>
      <translation>%1 laissés de côté : topology.conf nomme un commutateur une fois</translation>
    </message>
    <message>
      <source>%1 levels</source>
      <translation>%1 niveaux</translation>
    </message>
    <message>
      <source>%1 links</source>
      <translation>%1 liens</translation>
    </message>
    <message>
      <source>%1 links are more than the %2 that are taken</source>
      <translation>%1 liens dépassent les %2 qui sont pris</translation>
    </message>
    <message>
      <source>%1 links are shared by both directions in SimGrid (SHARED); here each direction has the whole bandwidth</source>
      <translation>%1 liens sont partagés par les deux sens dans SimGrid (SHARED) ; ici chaque sens a tout le débit</translation>
    </message>
    <message>
      <source>%1 links between switches</source>
      <translation>%1 liens entre commutateurs</translation>
    </message>
    <message>
      <source>%1 links between three places or more became switches with a link to each</source>
      <translation>%1 liens entre trois places ou plus sont devenus des commutateurs avec un lien vers chacune</translation>
    </message>
    <message>
      <source>%1 links to other switches</source>
      <translation>%1 liens vers d’autres commutateurs</translation>
    </message>
    <message>
      <source>%1 links upwards are no whole number of bundles of %2</source>
      <translation>%1 liens montants ne font pas un nombre entier de faisceaux de %2</translation>
    </message>
    <message>
      <source>%1 links without contention in SimGrid (FATPIPE); here messages share them</source>
      <translation>%1 liens sans contention dans SimGrid (FATPIPE) ; ici les messages les partagent</translation>
    </message>
    <message>
      <source>%1 lists %2 counts for the %3 processes of its communicator; the file seems to be damaged</source>
      <translation>%1 énumère %2 nombres pour les %3 processus de son communicateur ; le fichier semble être abîmé</translation>
    </message>
    <message>
      <source>%1 locations are</source>
      <translation>%1 emplacements sont</translation>
    </message>
    <message>
      <source>%1 locations are skipped that are no process of MPI: threads and accelerators</source>
      <translation>%1 emplacements qui ne sont pas des processus MPI sont sautés : fils et accélérateurs</translation>
    </message>
    <message>
      <source>%1 means nothing here and was left out</source>
      <translation>%1 ne signifie rien ici et a été laissé de côté</translation>
    </message>
    <message>
      <source>%1 means the process's own; write one such as i</source>
      <translation>%1 désigne le processus lui-même ; écrivez un nom tel que i</translation>
    </message>
    <message>
      <source>%1 measured messages</source>
      <translation>%1 messages mesurés</translation>
    </message>
    <message>
      <source>%1 measured patterns</source>
      <translation>%1 schémas mesurés</translation>
    </message>
    <message>
      <source>%1 measured times</source>
      <translation>%1 temps mesurés</translation>
    </message>
    <message>
      <source>%1 measured values</source>
      <translation>%1 valeurs mesurées</translation>
    </message>
    <message>
      <source>%1 measured.</source>
      <translation>%1 mesurés.</translation>
    </message>
    <message>
      <source>%1 measurements</source>
      <translation>%1 jeux de mesures</translation>
    </message>
    <message>
      <source>%1 messages</source>
      <translation>%1 messages</translation>
    </message>
    <message>
      <source>%1 messages (learnt: up to %2)</source>
      <translation>%1 messages (appris : jusqu’à %2)</translation>
    </message>
    <message>
      <source>%1 messages at once (learnt: up to %2)</source>
      <translation>%1 messages à la fois (appris : jusqu’à %2)</translation>
    </message>
    <message>
      <source>%1 messages at once into one node (learnt: up to %2)</source>
      <translation>%1 messages à la fois entrant dans un nœud (appris : jusqu’à %2)</translation>
    </message>
    <message>
      <source>%1 messages at once out of one node (learnt: up to %2)</source>
      <translation>%1 messages à la fois sortant d’un nœud (appris : jusqu’à %2)</translation>
    </message>
    <message>
      <source>%1 messages into one node (learnt: up to %2)</source>
      <translation>%1 messages entrant dans un nœud (appris : jusqu’à %2)</translation>
    </message>
    <message>
      <source>%1 messages of a node to itself are taken as sent within the node</source>
      <translation>%1 messages d’un nœud à lui-même sont pris comme envoyés au sein du nœud</translation>
    </message>
    <message>
      <source>%1 messages of a node to itself were left out: they do not use the network</source>
      <translation>%1 messages d’un nœud à lui-même ont été laissés de côté : ils n’utilisent pas le réseau</translation>
    </message>
    <message>
      <source>%1 messages of the scenario take at least %2 start-up (Claim 1)</source>
      <translation>%1 messages du scénario demandent au moins %2 initialisation (proposition 1)</translation>
    </message>
    <message>
      <source>%1 messages of the scenario take at least %2 start-ups (Claim 1)</source>
      <translation>%1 messages du scénario demandent au moins %2 initialisations (proposition 1)</translation>
    </message>
    <message>
      <source>%1 messages out of one node (learnt: up to %2)</source>
      <translation>%1 messages sortant d’un nœud (appris : jusqu’à %2)</translation>
    </message>
    <message>
      <source>%1 messages suffer</source>
      <translation>%1 messages souffrent</translation>
    </message>
    <message>
      <source>%1 messages take</source>
      <translation>%1 messages prennent</translation>
    </message>
    <message>
      <source>%1 messages were</source>
      <translation>%1 messages</translation>
    </message>
    <message>
      <source>%1 models</source>
      <translation>%1 modèles</translation>
    </message>
    <message>
      <source>%1 more</source>
      <translation>%1 de plus</translation>
    </message>
    <message>
      <source>%1 more problems in this table; correct those above first</source>
      <translation>%1 autres problèmes dans cette table ; corrigez d’abord ceux qui précèdent</translation>
    </message>
    <message>
      <source>%1 more sends and receives do not fit; correct those above first</source>
      <translation>%1 autres envois et réceptions ne s’accordent pas ; corrigez d’abord ceux qui précèdent</translation>
    </message>
    <message>
      <source>%1 more things</source>
      <translation>%1 autres choses</translation>
    </message>
    <message>
      <source>%1 must be a map of 'value' and 'source'</source>
      <translation>%1 doit être une table avec 'value' et 'source'</translation>
    </message>
    <message>
      <source>%1 names %2 for a block of %3; correct one of them</source>
      <translation>%1 nomme %2 pour un bloc de %3 ; corrigez l’un des deux</translation>
    </message>
    <message>
      <source>%1 names no %2; name one of the project's</source>
      <translation>%1 : rien n’est indiqué pour %2 ; indiquez un nom du projet</translation>
    </message>
    <message>
      <source>%1 names no file; add file: …</source>
      <translation>%1 ne nomme pas de fichier ; ajoutez file: …</translation>
    </message>
    <message>
      <source>%1 names no links, and the nodes hang on no switch in common; name the links between them</source>
      <translation>%1 ne nomme aucun lien, et les nœuds n’ont aucun commutateur en commun ; nommez les liens qui les séparent</translation>
    </message>
    <message>
      <source>%1 needs a list of %2</source>
      <translation>%1 demande une liste %2</translation>
    </message>
    <message>
      <source>%1 needs a number, as in '%2 8'</source>
      <translation>%1 demande un nombre, comme dans '%2 8'</translation>
    </message>
    <message>
      <source>%1 needs a table of all %2 nodes for each of %3, which is more than %4 entries; choose another routing</source>
      <translation>%1 demande une table des %2 nœuds pour chacun de %3, soit plus de %4 entrées ; choisissez un autre routage</translation>
    </message>
    <message>
      <source>%1 needs a whole number from 1 on, as in '%2 8'</source>
      <translation>%1 demande un nombre entier à partir de 1, comme dans '%2 8'</translation>
    </message>
    <message>
      <source>%1 needs a whole number up to %2</source>
      <translation>%1 demande un nombre entier jusqu’à %2</translation>
    </message>
    <message>
      <source>%1 networks</source>
      <translation>%1 réseaux</translation>
    </message>
    <message>
      <source>%1 node rows</source>
      <translation>%1 lignes de nœuds</translation>
    </message>
    <message>
      <source>%1 nodes</source>
      <translation>%1 nœuds</translation>
    </message>
    <message>
      <source>%1 nodes (learnt: up to %2)</source>
      <translation>%1 nœuds (appris : jusqu’à %2)</translation>
    </message>
    <message>
      <source>%1 nodes are no whole number of pods of %2; correct one of them</source>
      <translation>%1 nœuds ne font pas un nombre entier de pods de %2 ; corrigez l’un des deux</translation>
    </message>
    <message>
      <source>%1 nodes are to take part, and it has %2; name its networks under 'networks'</source>
      <translation>%1 nœuds doivent participer, et il en a %2 ; nommez ses réseaux sous 'networks'</translation>
    </message>
    <message>
      <source>%1 notes</source>
      <translation>%1 remarques</translation>
    </message>
    <message>
      <source>%1 numbers</source>
      <translation>%1 nombres</translation>
    </message>
    <message>
      <source>%1 of %2</source>
      <translation>%1 sur %2</translation>
    </message>
    <message>
      <source>%1 of %2
%3: error %4</source>
      <translation>%1 sur %2
%3 : erreur %4</translation>
    </message>
    <message>
      <source>%1 of %2 %3</source>
      <translation>%1 de %2 %3</translation>
    </message>
    <message>
      <source>%1 of %2 %3; it is kept but not used</source>
      <translation>%1 de %2 %3 ; la valeur est gardée mais pas utilisée</translation>
    </message>
    <message>
      <source>%1 of %2 between hosts</source>
      <translation>%1 sur %2 entre hôtes</translation>
    </message>
    <message>
      <source>%1 of %2 by scenario</source>
      <translation>%1 de %2 par scénario</translation>
    </message>
    <message>
      <source>%1 of %2 have no block and do nothing</source>
      <translation>%1 sur %2 n’ont pas de bloc et ne font rien</translation>
    </message>
    <message>
      <source>%1 of %2 in use by others</source>
      <translation>%1 sur %2 occupés par d’autres</translation>
    </message>
    <message>
      <source>%1 of %2 in use%3 of mapping %4</source>
      <translation>%1 sur %2 occupés%3 dans le placement %4</translation>
    </message>
    <message>
      <source>%1 of %2 links between switches</source>
      <translation>%1 des %2 liens entre commutateurs</translation>
    </message>
    <message>
      <source>%1 of %2 measured.</source>
      <translation>%1 sur %2 mesurés.</translation>
    </message>
    <message>
      <source>%1 of %2 nodes</source>
      <translation>%1 des %2 nœuds</translation>
    </message>
    <message>
      <source>%1 of %2 nodes are in use by others: %3.</source>
      <translation>%1 nœuds sur %2 sont occupés par d’autres : %3.</translation>
    </message>
    <message>
      <source>%1 of %2 rows</source>
      <translation>%1 lignes sur %2</translation>
    </message>
    <message>
      <source>%1 of %2 tasks are missing: %3</source>
      <translation>%1 des %2 tâches manquent : %3</translation>
    </message>
    <message>
      <source>%1 of %2 that can tell</source>
      <translation>%1 (de %2 qui peuvent le dire)</translation>
    </message>
    <message>
      <source>%1 of %2: measured %3</source>
      <translation>%1 de %2 : mesuré %3</translation>
    </message>
    <message>
      <source>%1 of a rate that is not known</source>
      <translation>%1 de débit inconnu</translation>
    </message>
    <message>
      <source>%1 of its %2 messages are listed.</source>
      <translation>%1 de ses %2 messages sont listés.</translation>
    </message>
    <message>
      <source>%1 of its %2 steps are listed.</source>
      <translation>%1 de ses %2 étapes sont listées.</translation>
    </message>
    <message>
      <source>%1 of its values arrived wrong, as the test says</source>
      <translation>%1 de ses valeurs sont arrivées fausses, comme le dit le test</translation>
    </message>
    <message>
      <source>%1 of nodes also share a switch of the network: their messages take the inner way, as ns-3 does</source>
      <translation>%1 de nœuds partagent aussi un commutateur du réseau : leurs messages prennent le chemin intérieur, comme le fait ns-3</translation>
    </message>
    <message>
      <source>%1 of nodes taken as links beside the one in the row of the node</source>
      <translation>%1 de nœuds pris comme liens à côté de celui dans la ligne du nœud</translation>
    </message>
    <message>
      <source>%1 of nodes without a way between them</source>
      <translation>%1 de nœuds sans chemin entre eux</translation>
    </message>
    <message>
      <source>%1 of patterns that drew no message; they are left out of all means, and more nodes or a higher degree avoid them</source>
      <translation>%1 de motifs qui n’ont tiré aucun message ; ils sont laissés hors de toutes les moyennes, et plus de nœuds ou un degré plus élevé les évitent</translation>
    </message>
    <message>
      <source>%1 of process %2</source>
      <translation>%1 du processus %2</translation>
    </message>
    <message>
      <source>%1 of rule %2</source>
      <translation>%1 de la règle %2</translation>
    </message>
    <message>
      <source>%1 of switches (SHARP) left out (%2): they send no messages of programs</source>
      <translation>%1 de commutateurs (SHARP) laissés de côté (%2) : ils n’envoient pas de messages de programmes</translation>
    </message>
    <message>
      <source>%1 of the %2</source>
      <translation>%1 du fichier (%2)</translation>
    </message>
    <message>
      <source>%1 of the %2 messages of workload %3 have no measured time</source>
      <translation>%1 des %2 messages de la charge de travail %3 n’ont pas de temps mesuré</translation>
    </message>
    <message>
      <source>%1 of the project; the context menu adds one</source>
      <translation>%1 du projet ; le menu contextuel permet d’en ajouter</translation>
    </message>
    <message>
      <source>%1 of the same name as another one: they became nodes of their own, with their numbers in the name</source>
      <translation>%1 du même nom qu’un autre : ils sont devenus des nœuds à part, avec leur numéro dans le nom</translation>
    </message>
    <message>
      <source>%1 of this row has no value: %2</source>
      <translation>%1 de cette ligne n’a pas de valeur : %2</translation>
    </message>
    <message>
      <source>%1 of this row has no value; correct it first</source>
      <translation>%1 de cette ligne n’a pas de valeur ; corrigez-la d’abord</translation>
    </message>
    <message>
      <source>%1 of this row is a formula, and further columns have none; write a value</source>
      <translation>%1 de cette ligne est une formule, et les colonnes supplémentaires n’en ont pas ; écrivez une valeur</translation>
    </message>
    <message>
      <source>%1 of this row is empty; correct it first</source>
      <translation>%1 de cette ligne est vide ; corrigez-la d’abord</translation>
    </message>
    <message>
      <source>%1 of this row is in %2, which formulas do not know as EUR or € is; correct it first</source>
      <translation>%1 de cette ligne est en %2, que les formules ne connaissent pas comme EUR ou € ; corrigez-la d’abord</translation>
    </message>
    <message>
      <source>%1 of this row need one another; give one of them a value of its own</source>
      <translation>%1 de cette ligne dépendent l’un de l’autre ; donnez à l’un d’eux une valeur propre</translation>
    </message>
    <message>
      <source>%1 on %2</source>
      <translation>%1 sur %2</translation>
    </message>
    <message>
      <source>%1 on no route that was taken, left out</source>
      <translation>%1 sur aucun itinéraire repris, laissés de côté</translation>
    </message>
    <message>
      <source>%1 on no route, left out</source>
      <translation>%1 sur aucun itinéraire, laissés de côté</translation>
    </message>
    <message>
      <source>%1 on no switch left out</source>
      <translation>%1 sur aucun commutateur laissés de côté</translation>
    </message>
    <message>
      <source>%1 on the whole: %2 to %3 by workload</source>
      <translation>%1 au total : %2 à %3 selon la charge de travail</translation>
    </message>
    <message>
      <source>%1 or %2</source>
      <translation>%1 ou %2</translation>
    </message>
    <message>
      <source>%1 other nodes</source>
      <translation>%1 autres nœuds</translation>
    </message>
    <message>
      <source>%1 other processes</source>
      <translation>%1 autres processus</translation>
    </message>
    <message>
      <source>%1 other requests</source>
      <translation>%1 autres requêtes</translation>
    </message>
    <message>
      <source>%1 other scenarios</source>
      <translation>%1 autres scénarios</translation>
    </message>
    <message>
      <source>%1 other scenarios take another time without it, too</source>
      <translation>%1 autres scénarios prennent aussi un autre temps sans lui</translation>
    </message>
    <message>
      <source>%1 others</source>
      <translation>%1 autres</translation>
    </message>
    <message>
      <source>%1 pairs</source>
      <translation>%1 paires</translation>
    </message>
    <message>
      <source>%1 pairs of the matrix have no number</source>
      <translation>%1 paires de la matrice n’ont pas de nombre</translation>
    </message>
    <message>
      <source>%1 parallel links</source>
      <translation>%1 liens parallèles</translation>
    </message>
    <message>
      <source>%1 passes link %2, which does not begin at %3, where the way has got to; name the links in the order in which messages pass them</source>
      <translation>%1 passe le lien %2, qui ne commence pas en %3, où le chemin est arrivé ; nommez les liens dans l’ordre où les messages les passent</translation>
    </message>
    <message>
      <source>%1 passes node %2, and nodes do not forward; name links that join switches</source>
      <translation>%1 passe le nœud %2, et les nœuds ne relaient pas ; nommez des liens entre commutateurs</translation>
    </message>
    <message>
      <source>%1 passes the unknown link %2; %3</source>
      <translation>%1 passe le lien inconnu %2 ; %3</translation>
    </message>
    <message>
      <source>%1 patterns</source>
      <translation>%1 motifs</translation>
    </message>
    <message>
      <source>%1 patterns, %2 measured messages. %3</source>
      <translation>%1 schémas, %2 messages mesurés. %3</translation>
    </message>
    <message>
      <source>%1 per node</source>
      <translation>%1 par nœud</translation>
    </message>
    <message>
      <source>%1 placement</source>
      <translation>placement %1</translation>
    </message>
    <message>
      <source>%1 placements</source>
      <translation>%1 placements</translation>
    </message>
    <message>
      <source>%1 places</source>
      <translation>%1 places</translation>
    </message>
    <message>
      <source>%1 places %2 processes on %3 cores, so some cores get several; add nodes or cores, or use fewer processes</source>
      <translation>%1 place %2 processus sur %3 cœurs, si bien que certains en reçoivent plusieurs ; ajoutez des nœuds ou des cœurs, ou utilisez moins de processus</translation>
    </message>
    <message>
      <source>%1 places are more than the %2 that are taken</source>
      <translation>%1 places dépassent les %2 qui sont prises</translation>
    </message>
    <message>
      <source>%1 places of the mapping</source>
      <translation>%1 places du placement</translation>
    </message>
    <message>
      <source>%1 platforms</source>
      <translation>%1 plateformes</translation>
    </message>
    <message>
      <source>%1 pods</source>
      <translation>%1 pods</translation>
    </message>
    <message>
      <source>%1 points cannot tell %2 parameters and their uncertainty; give more points</source>
      <translation>%1 points ne peuvent distinguer %2 paramètres et leur incertitude ; donnez plus de points</translation>
    </message>
    <message>
      <source>%1 ports</source>
      <translation>%1 ports</translation>
    </message>
    <message>
      <source>%1 predicted %2, which is at fault: the figures are those of the rest</source>
      <translation>%1, prédits %2, qui est en faute : les chiffres sont ceux du reste</translation>
    </message>
    <message>
      <source>%1 problems</source>
      <translation>%1 problèmes</translation>
    </message>
    <message>
      <source>%1 processes</source>
      <translation>%1 processus</translation>
    </message>
    <message>
      <source>%1 processes by hand</source>
      <translation>%1 processus à la main</translation>
    </message>
    <message>
      <source>%1 processes have room on the nodes that are not in use, and there are %2; leave more nodes free</source>
      <translation>%1 processus ont de la place sur les nœuds qui ne sont pas occupés, et il y en a %2 ; laissez plus de nœuds libres</translation>
    </message>
    <message>
      <source>%1 processes or hosts wrote tables of their own, as the labels say; each is read by itself</source>
      <translation>%1 processus ou hôtes ont écrit leurs propres tableaux, comme le disent les étiquettes ; chacun est lu à part</translation>
    </message>
    <message>
      <source>%1 programs</source>
      <translation>%1 programmes</translation>
    </message>
    <message>
      <source>%1 projects</source>
      <translation>%1 projets</translation>
    </message>
    <message>
      <source>%1 racks</source>
      <translation>%1 racks</translation>
    </message>
    <message>
      <source>%1 rails</source>
      <translation>%1 rails</translation>
    </message>
    <message>
      <source>%1 random samples are not possible; take 1 to %2</source>
      <translation>%1 échantillons au hasard ne sont pas possibles ; prenez-en 1 à %2</translation>
    </message>
    <message>
      <source>%1 ranks</source>
      <translation>%1 rangs</translation>
    </message>
    <message>
      <source>%1 receives are</source>
      <translation>%1 réceptions sont</translation>
    </message>
    <message>
      <source>%1 receives are skipped whose message never came, or that were cancelled</source>
      <translation>%1 réceptions dont le message n’est jamais venu, ou qui ont été annulées, sont sautées</translation>
    </message>
    <message>
      <source>%1 receives from %2 (%3) in %4, and nothing is sent to it; add a send or remove the receive</source>
      <translation>%1 reçoit de %2 (%3) dans %4, et rien ne lui est envoyé ; ajoutez un envoi ou retirez la réception</translation>
    </message>
    <message>
      <source>%1 recommends the model %2, which scenarios on this network do not have by themselves.</source>
      <translation>%1 recommande le modèle %2, que les scénarios sur ce réseau n’ont pas d’eux-mêmes.</translation>
    </message>
    <message>
      <source>%1 records</source>
      <translation>%1 enregistrements</translation>
    </message>
    <message>
      <source>%1 records of further threads were skipped: calls of MPI are those of the first</source>
      <translation>%1 enregistrements d’autres fils ont été sautés : les appels de MPI sont ceux du premier</translation>
    </message>
    <message>
      <source>%1 repetitions</source>
      <translation>%1 répétitions</translation>
    </message>
    <message>
      <source>%1 results</source>
      <translation>%1 résultats</translation>
    </message>
    <message>
      <source>%1 results are</source>
      <translation>%1 résultats sont</translation>
    </message>
    <message>
      <source>%1 results of other inputs left aside</source>
      <translation>%1 résultats d’autres entrées laissés de côté</translation>
    </message>
    <message>
      <source>%1 rings</source>
      <translation>%1 anneaux</translation>
    </message>
    <message>
      <source>%1 routers</source>
      <translation>%1 routeurs</translation>
    </message>
    <message>
      <source>%1 routes</source>
      <translation>%1 itinéraires</translation>
    </message>
    <message>
      <source>%1 routes (the first on line %2) cannot be had together with the others by links that join two places each; they were left out</source>
      <translation>%1 itinéraires (le premier à la ligne %2) ne peuvent pas être obtenus avec les autres par des liens qui joignent deux places chacun ; ils ont été laissés de côté</translation>
    </message>
    <message>
      <source>%1 routes that no routing rule gives are written out</source>
      <translation>%1 itinéraires qu’aucune règle de routage ne donne sont écrits</translation>
    </message>
    <message>
      <source>%1 routes that the platform writes out are left out: the format has no routes</source>
      <translation>%1 itinéraires que la plateforme écrit sont laissés de côté : le format n’a pas d’itinéraires</translation>
    </message>
    <message>
      <source>%1 routing</source>
      <translation>routage %1</translation>
    </message>
    <message>
      <source>%1 rows</source>
      <translation>%1 lignes</translation>
    </message>
    <message>
      <source>%1 rows of a program</source>
      <translation>%1 lignes d’un programme</translation>
    </message>
    <message>
      <source>%1 rows of nodes</source>
      <translation>%1 lignes de nœuds</translation>
    </message>
    <message>
      <source>%1 rows of nodes and links</source>
      <translation>%1 lignes de nœuds et de liens</translation>
    </message>
    <message>
      <source>%1 rows of servers</source>
      <translation>%1 lignes de serveurs</translation>
    </message>
    <message>
      <source>%1 rows stand before line %2, which names the columns, and are taken as rows of the same table</source>
      <translation>%1 lignes se trouvent avant la ligne %2, qui nomme les colonnes, et sont prises comme lignes du même tableau</translation>
    </message>
    <message>
      <source>%1 rules: %2 holds it back</source>
      <translation>%1 décide : %2 le retient</translation>
    </message>
    <message>
      <source>%1 says nothing of what runs; add pattern: …, or project: … with workload: …, application: … or measurements: …</source>
      <translation>%1 ne dit rien de ce qui tourne ; ajoutez pattern: …, ou project: … avec workload: …, application: … ou measurements: …</translation>
    </message>
    <message>
      <source>%1 scenarios</source>
      <translation>%1 scénarios</translation>
    </message>
    <message>
      <source>%1 scenarios could not be predicted</source>
      <translation>%1 scénarios n’ont pas pu être prédits</translation>
    </message>
    <message>
      <source>%1 scenarios could not run</source>
      <translation>%1 scénarios n’ont pas pu s’exécuter</translation>
    </message>
    <message>
      <source>%1 scenarios take as long without congestion control as with it.</source>
      <translation>%1 scénarios prennent autant de temps sans contrôle de congestion qu’avec.</translation>
    </message>
    <message>
      <source>%1 sees nodes only: links between switches count where they are the slowest of a route, and their contention does not</source>
      <translation>%1 ne voit que les nœuds : les liens entre commutateurs comptent là où ils sont les plus lents d’un chemin, leur contention ne compte pas</translation>
    </message>
    <message>
      <source>%1 server rows</source>
      <translation>%1 lignes de serveurs</translation>
    </message>
    <message>
      <source>%1 servers</source>
      <translation>%1 serveurs</translation>
    </message>
    <message>
      <source>%1 sizes</source>
      <translation>%1 tailles</translation>
    </message>
    <message>
      <source>%1 sizes of 0 are no message</source>
      <translation>%1 tailles de 0 ne sont pas des messages</translation>
    </message>
    <message>
      <source>%1 stand there twice; one link each was made</source>
      <translation>%1 s’y trouvent deux fois ; un seul lien chacun a été fait</translation>
    </message>
    <message>
      <source>%1 stand there twice; taken once</source>
      <translation>%1 s’y trouvent deux fois ; pris une fois</translation>
    </message>
    <message>
      <source>%1 stand twice with the same result; they count once</source>
      <translation>%1 en double avec le même résultat ; elles comptent une fois</translation>
    </message>
    <message>
      <source>%1 stands in line %2 already; leave one of them</source>
      <translation>%1 se trouve déjà à la ligne %2 ; n’en laissez qu’un</translation>
    </message>
    <message>
      <source>%1 stands there twice; one link each was made</source>
      <translation>%1 s’y trouve deux fois ; un seul lien a été fait</translation>
    </message>
    <message>
      <source>%1 stands there twice; taken once</source>
      <translation>%1 s’y trouve deux fois ; pris une fois</translation>
    </message>
    <message>
      <source>%1 stays among the fastest</source>
      <translation>%1 reste parmi les plus rapides</translation>
    </message>
    <message>
      <source>%1 stays the fastest</source>
      <translation>%1 reste le plus rapide</translation>
    </message>
    <message>
      <source>%1 stays within a node and uses no network.</source>
      <translation>%1 reste dans un nœud et n’utilise pas le réseau.</translation>
    </message>
    <message>
      <source>%1 steps</source>
      <translation>%1 étapes</translation>
    </message>
    <message>
      <source>%1 streams at once are one row, their sum</source>
      <translation>%1 flux à la fois forment une ligne, leur somme</translation>
    </message>
    <message>
      <source>%1 switches</source>
      <translation>%1 commutateurs</translation>
    </message>
    <message>
      <source>%1 switches (%2 … %3)</source>
      <translation>%1 commutateurs (%2 … %3)</translation>
    </message>
    <message>
      <source>%1 switches are more than the %2 that are taken</source>
      <translation>%1 commutateurs dépassent les %2 qui sont pris</translation>
    </message>
    <message>
      <source>%1 take one of two times rather than one in between, the longer one in up to %2 of the repetitions; no repetition took the mean</source>
      <translation>%1 prennent l’un de deux temps plutôt qu’un entre les deux, le plus long dans jusqu’à %2 des répétitions ; aucune n’a pris la moyenne</translation>
    </message>
    <message>
      <source>%1 takes %2 as long</source>
      <translation>%1 met %2 le temps</translation>
    </message>
    <message>
      <source>%1 takes %2, %3 times as long as alone.</source>
      <translation>%1 prend %2, soit %3 fois plus que seul.</translation>
    </message>
    <message>
      <source>%1 takes %2, %3 times as long as alone: %4.</source>
      <translation>%1 prend %2, soit %3 fois plus que seul : %4.</translation>
    </message>
    <message>
      <source>%1 takes %2, as long as alone.</source>
      <translation>%1 prend %2, autant que seul.</translation>
    </message>
    <message>
      <source>%1 takes %2, as long as alone: %3.</source>
      <translation>%1 prend %2, autant que seul : %3.</translation>
    </message>
    <message>
      <source>%1 takes a number, not %2</source>
      <translation>%1 prend un nombre, pas %2</translation>
    </message>
    <message>
      <source>%1 takes a whole number, not %2</source>
      <translation>%1 prend un nombre entier, pas %2</translation>
    </message>
    <message>
      <source>%1 takes one of two times rather than one in between, the longer one in up to %2 of the repetitions; no repetition took the mean</source>
      <translation>%1 prend l’un de deux temps plutôt qu’un entre les deux, le plus long dans jusqu’à %2 des répétitions ; aucune n’a pris la moyenne</translation>
    </message>
    <message>
      <source>%1 takes only routes that are written out, and none is; write them in the platform's routes, or choose another routing</source>
      <translation>%1 ne prend que des itinéraires écrits, et il n’y en a aucun ; écrivez-les dans les itinéraires de la plateforme, ou choisissez un autre routage</translation>
    </message>
    <message>
      <source>%1 tasks</source>
      <translation>%1 tâches</translation>
    </message>
    <message>
      <source>%1 tasks worked out</source>
      <translation>%1 tâches calculées</translation>
    </message>
    <message>
      <source>%1 that loses packets, the first in line %2: losses are left out</source>
      <translation>%1 avec pertes de paquets, le premier à la ligne %2 : les pertes sont laissées de côté</translation>
    </message>
    <message>
      <source>%1 that start later: in a program all are posted at once; import them as a workload to keep their times</source>
      <translation>%1 qui partent plus tard : dans un programme tous sont postés à la fois ; importez-les comme charge de travail pour garder leurs temps</translation>
    </message>
    <message>
      <source>%1 times</source>
      <translation>%1 fois</translation>
    </message>
    <message>
      <source>%1 times of processes</source>
      <translation>%1 temps de processus</translation>
    </message>
    <message>
      <source>%1 times the bandwidth for %2 saves %3</source>
      <translation>%1 fois la bande passante épargne, %2 : %3</translation>
    </message>
    <message>
      <source>%1 to %2</source>
      <translation>%1 à %2</translation>
    </message>
    <message>
      <source>%1 to %2 (solid), %3 to %4 (dashed)</source>
      <translation>%1 vers %2 (trait plein), %3 vers %4 (tirets)</translation>
    </message>
    <message>
      <source>%1 to 1, nodes' bandwidth over that of the links to other switches, at the switch where it is the largest</source>
      <translation>%1 pour 1, débit des nœuds rapporté à celui des liens vers d’autres commutateurs, au commutateur où c’est le plus grand</translation>
    </message>
    <message>
      <source>%1 to send and receive (Claim 2)</source>
      <translation>%1 pour envoyer et recevoir (proposition 2)</translation>
    </message>
    <message>
      <source>%1 to zones without hosts, which no message takes, left out</source>
      <translation>%1 vers des zones sans hôtes, qu’aucun message ne prend, laissés de côté</translation>
    </message>
    <message>
      <source>%1 together (Claim 3)</source>
      <translation>%1 au total (proposition 3)</translation>
    </message>
    <message>
      <source>%1 together when communication is synchronous (Claim 3), in any case %2 for %3</source>
      <translation>%1 au total si la communication est synchrone (proposition 3), dans tous les cas %2 pour %3</translation>
    </message>
    <message>
      <source>%1 traces</source>
      <translation>%1 traces</translation>
    </message>
    <message>
      <source>%1 under each workload</source>
      <translation>%1, sous chaque charge de travail</translation>
    </message>
    <message>
      <source>%1 unmatched sends and receives</source>
      <translation>%1 envois et réceptions sans contrepartie</translation>
    </message>
    <message>
      <source>%1 uses the merge key '&lt;&lt;', which is not supported; it is kept but not used, write the keys out</source>
      <translation>%1 utilise la clé de fusion '&lt;&lt;', qui n’est pas prise en charge ; elle est gardée mais pas utilisée, écrivez les clés en entier</translation>
    </message>
    <message>
      <source>%1 values</source>
      <translation>%1 valeurs</translation>
    </message>
    <message>
      <source>%1 values: %2 agree, %3 known misprints, %4 differ</source>
      <translation>%1 valeurs : %2 concordantes, %3 erreurs d’impression connues, %4 différentes</translation>
    </message>
    <message>
      <source>%1 waits</source>
      <translation>%1 attend</translation>
    </message>
    <message>
      <source>%1 waits for %2 and %3 to come to it</source>
      <translation>%1 attend que %2 et %3 y viennent</translation>
    </message>
    <message>
      <source>%1 waits for %2 to come to it</source>
      <translation>%1 attend que %2 y vienne</translation>
    </message>
    <message>
      <source>%1 waits for %2 to receive (%3)</source>
      <translation>%1 attend que %2 reçoive (%3)</translation>
    </message>
    <message>
      <source>%1 waits for %2 to receive or %3 to send</source>
      <translation>%1 attend que %2 reçoive ou que %3 envoie</translation>
    </message>
    <message>
      <source>%1 waits for %2 to receive what %3 sends</source>
      <translation>%1 attend que %2 reçoive ce que %3 envoie</translation>
    </message>
    <message>
      <source>%1 waits for %2 to send what %3 receives</source>
      <translation>%1 attend que %2 envoie ce que %3 reçoit</translation>
    </message>
    <message>
      <source>%1 waits for a message of %2 (%3)</source>
      <translation>%1 attend un message de %2 (%3)</translation>
    </message>
    <message>
      <source>%1 waits for the others of group %2</source>
      <translation>%1 attend les autres du groupe %2</translation>
    </message>
    <message>
      <source>%1 warnings</source>
      <translation>%1 avertissements</translation>
    </message>
    <message>
      <source>%1 was</source>
      <translation>%1</translation>
    </message>
    <message>
      <source>%1 was calibrated with %2; its mean error there is %3 on patterns that were left out of the fit.</source>
      <translation>%1 a été calibré avec %2 ; son erreur moyenne y est de %3 sur des motifs tenus hors de l’ajustement.</translation>
    </message>
    <message>
      <source>%1 was calibrated with %2; its mean error there is %3.</source>
      <translation>%1 a été calibré avec %2 ; son erreur moyenne y est de %3.</translation>
    </message>
    <message>
      <source>%1 was changed by another program since it was opened here.</source>
      <translation>%1 a été modifié par un autre programme depuis son ouverture ici.</translation>
    </message>
    <message>
      <source>%1 was described before, on line %2; say all of it in one place</source>
      <translation>%1 a déjà été décrit, à la ligne %2 ; dites tout au même endroit</translation>
    </message>
    <message>
      <source>%1 was given up, and the program does not know why. Save the project and do it again.</source>
      <translation>%1 : abandonné, sans que le programme sache pourquoi. Enregistrez le projet et recommencez.</translation>
    </message>
    <message>
      <source>%1 was given up: the program did not expect this (%2). Save the project, do it again, and report it as a defect if it comes back.</source>
      <translation>%1 : abandonné, le programme ne s'y attendait pas (%2). Enregistrez le projet, recommencez, et signalez-le comme un défaut si cela se reproduit.</translation>
    </message>
    <message>
      <source>%1 was given up: there is not enough memory. Close other programs, or do it with a smaller part of the project.</source>
      <translation>%1 : abandonné, la mémoire ne suffit pas. Fermez d'autres programmes, ou prenez une plus petite partie du projet.</translation>
    </message>
    <message>
      <source>%1 was not read; type it again</source>
      <translation>%1 n’a pas été lu ; saisissez-le de nouveau</translation>
    </message>
    <message>
      <source>%1 was not written: %2. Choose another place.</source>
      <translation>%1 n’a pas été écrit : %2. Choisissez un autre emplacement.</translation>
    </message>
    <message>
      <source>%1 was not written: cancelled.</source>
      <translation>%1 n’a pas été écrit : annulé.</translation>
    </message>
    <message>
      <source>%1 was not written: its name must end in .png, .svg, .pdf or .csv, which decides the format.</source>
      <translation>%1 n’a pas été écrit : son nom doit se terminer par .png, .svg, .pdf ou .csv, ce qui détermine le format.</translation>
    </message>
    <message>
      <source>%1 was not written: its name must end in .xml, .conf, .dot or .csv.</source>
      <translation>%1 n’a pas été écrit : son nom doit finir par .xml, .conf, .dot ou .csv.</translation>
    </message>
    <message>
      <source>%1 was predicted %2</source>
      <translation>%1 a été prédit %2</translation>
    </message>
    <message>
      <source>%1 was predicted %2: its figures are those of the rest; the issues say what is at fault</source>
      <translation>%1 a été prédit %2 : ses chiffres sont ceux du reste ; les problèmes disent ce qui est en faute</translation>
    </message>
    <message>
      <source>%1 was written with %2 tables.</source>
      <translation>%1 a été écrit avec %2 tableaux.</translation>
    </message>
    <message>
      <source>%1 was written with %2.</source>
      <translation>%1 a été écrit avec %2.</translation>
    </message>
    <message>
      <source>%1 was written.</source>
      <translation>%1 a été écrit.</translation>
    </message>
    <message>
      <source>%1 was written. Copy it to the cluster, run it, and import what it measured.</source>
      <translation>%1 a été écrit. Copiez-le sur la grappe, exécutez-le et importez ce qui a été mesuré.</translation>
    </message>
    <message>
      <source>%1 ways</source>
      <translation>%1 chemins</translation>
    </message>
    <message>
      <source>%1 ways between hosts, such as that %2, could not be compared with those of SimGrid, which goes by rules that have no equal here</source>
      <translation>%1 chemins entre hôtes, comme celui %2, n’ont pas pu être comparés à ceux de SimGrid, qui suit des règles sans équivalent ici</translation>
    </message>
    <message>
      <source>%1 were</source>
      <translation>%1</translation>
    </message>
    <message>
      <source>%1 were there</source>
      <translation>%1 étaient là</translation>
    </message>
    <message>
      <source>%1 while its network is oversubscribed at most %2 to 1%3</source>
      <translation>%1 tant que son réseau est sursouscrit au plus %2 pour 1%3</translation>
    </message>
    <message>
      <source>%1 while its network is oversubscribed at most %2 to 1, the most that was tried</source>
      <translation>%1 tant que son réseau est sursouscrit au plus %2 pour 1, le plus qui a été essayé</translation>
    </message>
    <message>
      <source>%1 while the weight of %2, which is %3, is %4</source>
      <translation>%1 tant que le poids de %2, qui est %3, est %4</translation>
    </message>
    <message>
      <source>%1 whose ends say different rates, such as that between %2: taken as the slower one</source>
      <translation>%1 dont les extrémités disent des débits différents, comme celui entre %2 : pris comme le plus lent</translation>
    </message>
    <message>
      <source>%1 with %2 in all</source>
      <translation>%1 avec %2 en tout</translation>
    </message>
    <message>
      <source>%1 with a single process sends nothing and was skipped</source>
      <translation>%1 avec un seul processus n’envoie rien et a été sauté</translation>
    </message>
    <message>
      <source>%1 with another link in than out: taken as fast as the slower one</source>
      <translation>%1 avec un autre lien en entrée qu’en sortie : pris aussi rapides que le plus lent</translation>
    </message>
    <message>
      <source>%1 with any weights of the workloads.</source>
      <translation>%1 quels que soient les poids des charges de travail.</translation>
    </message>
    <message>
      <source>%1 with the flow (solid), %2 against it (dashed)</source>
      <translation>%1 dans le même sens (trait plein), %2 en sens inverse (tirets)</translation>
    </message>
    <message>
      <source>%1 within</source>
      <translation>%1 à l’intérieur</translation>
    </message>
    <message>
      <source>%1 without a cable left out</source>
      <translation>%1 sans câble laissés de côté</translation>
    </message>
    <message>
      <source>%1 without a link to a switch</source>
      <translation>%1 sans lien vers un commutateur</translation>
    </message>
    <message>
      <source>%1 without congestion control</source>
      <translation>%1 sans contrôle de congestion</translation>
    </message>
    <message>
      <source>%1 without figures, whose lines say why</source>
      <translation>%1 sans chiffres, dont les lignes disent pourquoi</translation>
    </message>
    <message>
      <source>%1 without it from full channels that they do not use, most from %2</source>
      <translation>%1 sans lui de canaux pleins qu’ils n’utilisent pas, surtout de %2</translation>
    </message>
    <message>
      <source>%1 without it from full channels that they do not use, most from %2: %3 takes %4 in place of %5, %6 as long</source>
      <translation>%1 sans lui de canaux pleins qu’ils n’utilisent pas, surtout de %2 : %3 met %4 au lieu de %5, %6 le temps</translation>
    </message>
    <message>
      <source>%1 without the name of a host: each became a node with its number as name</source>
      <translation>%1 sans nom d’hôte : chacun est devenu un nœud avec son numéro comme nom</translation>
    </message>
    <message>
      <source>%1 workloads</source>
      <translation>%1 charges de travail</translation>
    </message>
    <message>
      <source>%1 would be too close to call with %2 % off its price (%3)</source>
      <translation>%1 serait trop proche pour trancher avec %2 % de moins sur son prix (%3)</translation>
    </message>
    <message>
      <source>%1 would have it with %2 % off its price (%3)</source>
      <translation>%1 le serait avec %2 % de moins sur son prix (%3)</translation>
    </message>
    <message>
      <source>%1 would not come close even for nothing, as its running cost alone is too much</source>
      <translation>%1 n’en approcherait pas même gratuite, car son seul coût de fonctionnement est trop élevé</translation>
    </message>
    <message>
      <source>%1 would not have it even for nothing, as its running cost alone is too much</source>
      <translation>%1 ne le serait pas même gratuite, car son seul coût de fonctionnement est trop élevé</translation>
    </message>
    <message>
      <source>%1 written routes</source>
      <translation>%1 itinéraires écrits</translation>
    </message>
    <message>
      <source>%1 years</source>
      <translation>%1 ans</translation>
    </message>
    <message>
      <source>%1 ×</source>
      <translation>%1 ×</translation>
    </message>
    <message>
      <source>%1 – %2: %3 links</source>
      <translation>%1 – %2 : %3 liens</translation>
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
      <translation>%1, %2 % de la capacité</translation>
    </message>
    <message>
      <source>%1, %2 %3</source>
      <translation>%1, %2 : %3</translation>
    </message>
    <message>
      <source>%1, %2 hours a year</source>
      <translation>%1, %2 heures par an</translation>
    </message>
    <message>
      <source>%1, %2 in all</source>
      <translation>%1, %2 au total</translation>
    </message>
    <message>
      <source>%1, %2 makes it %3 % longer</source>
      <translation>%1, %2 : %3 % de plus</translation>
    </message>
    <message>
      <source>%1, %2 nothing</source>
      <translation>%1, %2 : rien</translation>
    </message>
    <message>
      <source>%1, %2 numbers</source>
      <translation>%1, %2 nombres</translation>
    </message>
    <message>
      <source>%1, %2 processes</source>
      <translation>%1, %2 processus</translation>
    </message>
    <message>
      <source>%1, %2 × the time alone</source>
      <translation>%1, %2 × le temps du message seul</translation>
    </message>
    <message>
      <source>%1, all of them together included: what takes the time is not the bandwidth of links.</source>
      <translation>%1, tous ensemble compris : ce n’est pas la bande passante des liens qui prend le temps.</translation>
    </message>
    <message>
      <source>%1, and %2 messages of %3 take less than 10 us without it: on a real network start-up, 1 us to 10 us and more, decides how long they take; enter the latency of nodes and links, or apply a network preset that has it</source>
      <translation>%1, et %2 messages de %3 prennent sans elle moins de 10 us : dans un réseau réel le démarrage, de 1 us à 10 us et plus, décide du temps qu’ils prennent ; saisissez la latence des nœuds et des liens, ou appliquez un préréglage de réseau qui l’a</translation>
    </message>
    <message>
      <source>%1, and 1 message of %2 takes less than 10 us without it: on a real network start-up, 1 us to 10 us and more, decides how long it takes; enter the latency of nodes and links, or apply a network preset that has it</source>
      <translation>%1, et 1 message de %2 prend sans elle moins de 10 us : dans un réseau réel le démarrage, de 1 us à 10 us et plus, décide du temps qu’il prend ; saisissez la latence des nœuds et des liens, ou appliquez un préréglage de réseau qui l’a</translation>
    </message>
    <message>
      <source>%1, and while that of %2, which is %3, is %4</source>
      <translation>%1, et tant que celui de %2, qui est %3, est %4</translation>
    </message>
    <message>
      <source>%1, as a program leaves that is killed while it writes; they are left out</source>
      <translation>%1, comme en laisse un programme qui est tué pendant qu’il écrit ; elles sont laissées de côté</translation>
    </message>
    <message>
      <source>%1, at switch %2</source>
      <translation>%1, sur le commutateur %2</translation>
    </message>
    <message>
      <source>%1, best (seed %2)</source>
      <translation>%1, meilleur (graine %2)</translation>
    </message>
    <message>
      <source>%1, but %2</source>
      <translation>%1, mais %2</translation>
    </message>
    <message>
      <source>%1, by their shares</source>
      <translation>%1, selon leurs parts</translation>
    </message>
    <message>
      <source>%1, difference</source>
      <translation>%1, différence</translation>
    </message>
    <message>
      <source>%1, entered in place of the preset's %2, whose source does not tell of it</source>
      <translation>%1, saisi à la place de %2 du préréglage, dont la source n’en dit rien</translation>
    </message>
    <message>
      <source>%1, error</source>
      <translation>%1, erreur</translation>
    </message>
    <message>
      <source>%1, from %2 on</source>
      <translation>%1, à partir de %2</translation>
    </message>
    <message>
      <source>%1, from %2 to %3</source>
      <translation>%1, de %2 à %3</translation>
    </message>
    <message>
      <source>%1, give it the weight 0, or compare without it</source>
      <translation>%1, donnez-lui le poids 0, ou comparez sans</translation>
    </message>
    <message>
      <source>%1, give them the weight 0, or compare without them</source>
      <translation>%1, donnez-leur le poids 0, ou comparez sans eux</translation>
    </message>
    <message>
      <source>%1, largest slowdown</source>
      <translation>%1, ralentissement maximal</translation>
    </message>
    <message>
      <source>%1, limited by %2</source>
      <translation>%1, limité par %2</translation>
    </message>
    <message>
      <source>%1, longest time</source>
      <translation>%1, temps le plus long</translation>
    </message>
    <message>
      <source>%1, mapping %2: %3.</source>
      <translation>%1, placement %2 : %3.</translation>
    </message>
    <message>
      <source>%1, median of %2</source>
      <translation>%1, médiane de %2</translation>
    </message>
    <message>
      <source>%1, n = %2: mean error %3</source>
      <translation>%1, n = %2 : erreur moyenne %3</translation>
    </message>
    <message>
      <source>%1, or %2</source>
      <translation>%1, ou %2</translation>
    </message>
    <message>
      <source>%1, phase %2</source>
      <translation>%1, phase %2</translation>
    </message>
    <message>
      <source>%1, ports %2 and %3</source>
      <translation>%1, ports %2 et %3</translation>
    </message>
    <message>
      <source>%1, ranks: %2 on %3 nodes. It will take about %4 on the cluster.</source>
      <translation>%1, rangs : %2 sur %3 nœuds. Cela prendra environ %4 sur la grappe.</translation>
    </message>
    <message>
      <source>%1, so it is not certain which pairs its numbers are of; write a cell for every pair, empty where nothing was measured, or a table with the columns from, to and value</source>
      <translation>%1, on ne sait donc pas de quelles paires sont ses nombres ; écrivez une cellule pour chaque paire, vide là où rien n’a été mesuré, ou un tableau avec les colonnes from, to et value</translation>
    </message>
    <message>
      <source>%1, so that SimGrid needs the route of each pair of its %2 nodes, %3 in all; they are written for at most %4 nodes: export a smaller platform</source>
      <translation>%1, si bien que SimGrid a besoin de l’itinéraire de chaque paire de ses %2 nœuds, %3 en tout ; ils sont écrits pour au plus %4 nœuds : exportez une plateforme plus petite</translation>
    </message>
    <message>
      <source>%1, so that SimGrid needs the route of each pair of its %2 nodes, %3 in all; they are written for at most %4 nodes: export a smaller platform, or one with routing: written or without routes</source>
      <translation>%1, si bien que SimGrid a besoin de l’itinéraire de chaque paire de ses %2 nœuds, %3 en tout ; ils sont écrits pour au plus %4 nœuds : exportez une plateforme plus petite, ou une avec routing: written ou sans itinéraires</translation>
    </message>
    <message>
      <source>%1, so that there is no interval</source>
      <translation>%1, si bien qu’il n’y a pas d’intervalle</translation>
    </message>
    <message>
      <source>%1, such as that %2, have a latency or narrowest link that no links which join two places each give them, and they are no table of all routes between hosts that could be written out; write a platform whose links join hosts and routers, or draw the network</source>
      <translation>%1, comme celui %2, ont une latence ou un lien le plus étroit que ne leur donnent aucuns liens joignant deux places chacun, et ils ne sont pas une table de tous les itinéraires entre hôtes qui pourrait être écrite ; écrivez une plateforme dont les liens joignent hôtes et routeurs, ou dessinez le réseau</translation>
    </message>
    <message>
      <source>%1, the %2 slowest of %3</source>
      <translation>%1, les %2 plus lents sur %3</translation>
    </message>
    <message>
      <source>%1, the file ends before its last brace</source>
      <translation>%1, le fichier finit avant sa dernière accolade</translation>
    </message>
    <message>
      <source>%1, too close to call, stays ahead</source>
      <translation>%1, trop proche pour trancher, reste devant</translation>
    </message>
    <message>
      <source>%1, victims among them: %2</source>
      <translation>%1, dont victimes : %2</translation>
    </message>
    <message>
      <source>%1, which it joins, is no host or router of the file</source>
      <translation>%1, qu’il joint, n’est pas un hôte ou routeur du fichier</translation>
    </message>
    <message>
      <source>%1, which takes %2, %3 times as long as alone</source>
      <translation>%1, qui dure %2, %3 fois plus longtemps que seul</translation>
    </message>
    <message>
      <source>%1, which takes %2, %3 times as long as alone: %4</source>
      <translation>%1, qui dure %2, %3 fois plus longtemps que seul : %4</translation>
    </message>
    <message>
      <source>%1, which takes %2, as long as alone</source>
      <translation>%1, qui dure %2, aussi longtemps que seul</translation>
    </message>
    <message>
      <source>%1, whose GPUs are nodes</source>
      <translation>%1, dont les GPU sont des nœuds</translation>
    </message>
    <message>
      <source>%1, with cooling %2, %3 hours a year</source>
      <translation>%1, avec refroidissement %2, %3 heures par an</translation>
    </message>
    <message>
      <source>%1, without what models were learnt from</source>
      <translation>%1, sans ce dont les modèles ont été appris</translation>
    </message>
    <message>
      <source>%1, |N| = %2</source>
      <translation>%1, |N| = %2</translation>
    </message>
    <message>
      <source>%1:</source>
      <translation>%1 :</translation>
    </message>
    <message>
      <source>%1: %2</source>
      <translation>%1 : %2</translation>
    </message>
    <message>
      <source>%1: %2 %</source>
      <translation>%1 : %2 %</translation>
    </message>
    <message>
      <source>%1: %2 in all, the fullest link %3</source>
      <translation>%1 : %2 au total, le lien le plus chargé %3</translation>
    </message>
    <message>
      <source>%1: %2 nodes</source>
      <translation>%1 : %2 nœuds</translation>
    </message>
    <message>
      <source>%1: %2 of other inputs, the first of task %3: of another campaign, or of this one before it, a project or the program was changed; they are left out</source>
      <translation>%1 : %2 d’autres entrées, d’abord celui de la tâche %3 : d’une autre campagne, ou de celle-ci avant qu’elle, un projet ou le programme ait été changé ; ils sont laissés de côté</translation>
    </message>
    <message>
      <source>%1: %2 rows</source>
      <translation>%1 : %2 lignes</translation>
    </message>
    <message>
      <source>%1: %2 rows measured the same as others, which became %3 with mean, number and half the 95 % confidence interval</source>
      <translation>%1 : %2 lignes mesuraient la même chose que d’autres ; elles sont devenues %3 avec moyenne, nombre et demi-intervalle de confiance à 95 %</translation>
    </message>
    <message>
      <source>%1: %2 with %3</source>
      <translation>%1 : %2 avec %3</translation>
    </message>
    <message>
      <source>%1: %2 → %3, %4</source>
      <translation>%1 : %2 → %3, %4</translation>
    </message>
    <message>
      <source>%1: %2, %3 of capacity, %4</source>
      <translation>%1 : %2, %3 de la capacité, %4</translation>
    </message>
    <message>
      <source>%1: %2, error %3</source>
      <translation>%1 : %2, erreur %3</translation>
    </message>
    <message>
      <source>%1: 1 row</source>
      <translation>%1 : 1 ligne</translation>
    </message>
    <message>
      <source>%1: MB are counted in 10^6 bytes, as messages per second show</source>
      <translation>%1 : les MB sont comptés en 10^6 octets, comme le montrent les messages par seconde</translation>
    </message>
    <message>
      <source>%1: MB are counted in 2^20 bytes, as perftest does</source>
      <translation>%1 : les MB sont comptés en 2^20 octets, comme le fait perftest</translation>
    </message>
    <message>
      <source>%1: a communicator names process %2 of %3; the archive is damaged</source>
      <translation>%1 : un communicateur nomme le processus %2 sur %3 ; l’archive est abîmée</translation>
    </message>
    <message>
      <source>%1: a send such as '0 send 1 1000 0' may have a tag, or be older than tags and name a datatype; say which by --as ti or --as ti-old</source>
      <translation>%1 : un send comme '0 send 1 1000 0' peut avoir une étiquette, ou être plus ancien que les étiquettes et nommer un type de données ; dites lequel par --as ti ou --as ti-old</translation>
    </message>
    <message>
      <source>%1: a size is a whole number of bytes</source>
      <translation>%1 : une taille est un nombre entier d’octets</translation>
    </message>
    <message>
      <source>%1: half the 95 % interval of %2 of %3 is wider than the %4 % of the mean that the plan asks for, up to %5 %</source>
      <translation>%1 : le demi-intervalle à 95 % de %2 sur %3 est plus large que les %4 % de la moyenne que demande le plan, jusqu’à %5 %</translation>
    </message>
    <message>
      <source>%1: it is no trace that is known; say by --as what it is</source>
      <translation>%1 : ce n’est pas une trace connue ; dites par --as ce que c’est</translation>
    </message>
    <message>
      <source>%1: it is of a run with %2 processes, the others of one with %3</source>
      <translation>%1 : il est d’une exécution avec %2 processus, les autres d’une avec %3</translation>
    </message>
    <message>
      <source>%1: it lists %2, of which %3 is not there; put it beside the list</source>
      <translation>%1 : il énumère %2, dont %3 n’est pas là ; mettez-le à côté de la liste</translation>
    </message>
    <message>
      <source>%1: it lists %2, of which %3 is not there; put it beside the list; where these are hosts, the file is no trace</source>
      <translation>%1 : il énumère %2, dont %3 n’est pas là ; mettez-le à côté de la liste ; si ce sont des hôtes, le fichier n’est pas une trace</translation>
    </message>
    <message>
      <source>%1: mean |error| %2</source>
      <translation>%1 : |erreur| moyenne %2</translation>
    </message>
    <message>
      <source>%1: mean |error| %2 %, %3 % within ±10 %</source>
      <translation>%1 : |erreur| moyenne %2 %, %3 % à ±10 % près</translation>
    </message>
    <message>
      <source>%1: messages have tags up to %2, which leaves none for those of scans and of collectives that do not block; use smaller tags</source>
      <translation>%1 : les messages ont des étiquettes jusqu’à %2, ce qui n’en laisse pas pour celles des scans et des collectives non bloquantes ; prenez des étiquettes plus petites</translation>
    </message>
    <message>
      <source>%1: no MPI_Comm_rank or MPI_Comm_size says which rank of how many it is</source>
      <translation>%1 : aucun MPI_Comm_rank ou MPI_Comm_size ne dit quel rang sur combien c’est</translation>
    </message>
    <message>
      <source>%1: on which hosts it ran, with as many ranks on each, is not said in its lines 'Rank … on HOST device …'; take the whole output of the test</source>
      <translation>%1 : sur quels hôtes il a tourné, avec autant de rangs sur chacun, n’est pas dit dans ses lignes 'Rank … on HOST device …' ; prenez la sortie entière du test</translation>
    </message>
    <message>
      <source>%1: sum %2, mean %3, min %4, max %5</source>
      <translation>%1 : somme %2, moyenne %3, min. %4, max. %5</translation>
    </message>
    <message>
      <source>%1: table %2 has more columns than a sheet of XLSX holds; export it as csv</source>
      <translation>%1 : le tableau %2 a plus de colonnes qu’une feuille XLSX n’en contient ; exportez-le en csv</translation>
    </message>
    <message>
      <source>%1: table %2 has more than the %3 rows that a sheet of XLSX holds; export fewer scenarios, or export it as csv</source>
      <translation>%1 : le tableau %2 a plus que les %3 lignes qu’une feuille XLSX contient ; exportez moins de scénarios, ou exportez-le en csv</translation>
    </message>
    <message>
      <source>%1: table %2, row %3, column %4: the text is longer than the %5 characters that a cell of XLSX holds; export it as csv</source>
      <translation>%1 : tableau %2, ligne %3, colonne %4 : le texte dépasse les %5 caractères qu’une cellule XLSX contient ; exportez-le en csv</translation>
    </message>
    <message>
      <source>%1: the file cannot be written and was left as it was (%2); free some space or memory, or export as csv</source>
      <translation>%1 : le fichier ne peut pas être écrit et a été laissé tel qu’il était (%2) ; libérez de la place ou de la mémoire, ou exportez en csv</translation>
    </message>
    <message>
      <source>%1: the folder cannot be read (%2)</source>
      <translation>%1 : le dossier ne peut pas être lu (%2)</translation>
    </message>
    <message>
      <source>%1: the folder for the tables cannot be made%2; name a folder that you may write to</source>
      <translation>%1 : le dossier pour les tableaux ne peut pas être créé%2 ; indiquez un dossier où vous pouvez écrire</translation>
    </message>
    <message>
      <source>%1: the folder has more than %2 files; import a part of them</source>
      <translation>%1 : le dossier a plus de %2 fichiers ; importez-en une partie</translation>
    </message>
    <message>
      <source>%1: the folder has no files</source>
      <translation>%1 : le dossier n’a pas de fichiers</translation>
    </message>
    <message>
      <source>%1: the makespan is %2 with working congestion control (%3) and %4 without (%5), %6 as long</source>
      <translation>%1 : la durée totale est %2 avec un contrôle de congestion qui marche (%3) et %4 sans (%5), %6 le temps</translation>
    </message>
    <message>
      <source>%1: the makespan is %2 with working congestion control (%3) and without (%4)</source>
      <translation>%1 : la durée totale est %2 avec un contrôle de congestion qui marche (%3) et sans (%4)</translation>
    </message>
    <message>
      <source>%1: the makespan is %2%3.</source>
      <translation>%1 : la durée totale est %2%3.</translation>
    </message>
    <message>
      <source>%1: the makespan is %2%3. Sharing the network makes a message take up to %4 as long as it would alone.</source>
      <translation>%1 : la durée totale est %2%3. Le partage du réseau fait qu’un message prend jusqu’à %4 le temps qu’il prendrait seul.</translation>
    </message>
    <message>
      <source>%1: the messages name their nodes, so that there is nothing to place.</source>
      <translation>%1 : les messages nomment leurs nœuds, il n’y a donc rien à placer.</translation>
    </message>
    <message>
      <source>%1: the number of messages is a whole number</source>
      <translation>%1 : le nombre de messages est un nombre entier</translation>
    </message>
    <message>
      <source>%1: the sha256 of its provenance is %2, which is not 64 hexadecimal digits; import the file again or remove it</source>
      <translation>%1 : le sha256 de sa provenance est %2, ce qui n’est pas 64 chiffres hexadécimaux ; importez de nouveau le fichier ou retirez-le</translation>
    </message>
    <message>
      <source>%1: the trace has no action of rank %2 of %3; give the files of all ranks</source>
      <translation>%1 : la trace n’a pas d’action du rang %2 (%3) ; donnez les fichiers de tous les rangs</translation>
    </message>
    <message>
      <source>%1: the trace is of %2 processes, one file each, and %3 given; rank %4 and others are missing</source>
      <translation>%1 : la trace est de %2 processus, un fichier chacun, et %3 ; le rang %4 et d’autres manquent</translation>
    </message>
    <message>
      <source>%1: the trace is of %2 processes, one file each, and %3 given; rank %4 is missing</source>
      <translation>%1 : la trace est de %2 processus, un fichier chacun, et %3 ; le rang %4 manque</translation>
    </message>
    <message>
      <source>%1: the trace speaks of %2 processes (comm_size) and has no actions behind rank %3; give the files of all ranks</source>
      <translation>%1 : la trace parle de %2 processus (comm_size) et n’a pas d’actions après le rang %3 ; donnez les fichiers de tous les rangs</translation>
    </message>
    <message>
      <source>%1: there are no times of all_reduce, all_gather, reduce_scatter, alltoall or sendrecv in it</source>
      <translation>%1 : il n’y a pas de temps de all_reduce, all_gather, reduce_scatter, alltoall ou sendrecv dedans</translation>
    </message>
    <message>
      <source>%1: there are two files of rank %2</source>
      <translation>%1 : il y a deux fichiers du rang %2</translation>
    </message>
    <message>
      <source>%1: there is no %2; write one of %3</source>
      <translation>%1 : %2 n’existe pas ; écrivez l’une de ces valeurs : %3</translation>
    </message>
    <message>
      <source>%1: there is no action in the trace; give a file in which lines begin with a rank and an action</source>
      <translation>%1 : il n’y a pas d’action dans la trace ; donnez un fichier où les lignes commencent par un rang et une action</translation>
    </message>
    <message>
      <source>%1: what takes the time is not the bandwidth of links.</source>
      <translation>%1 : ce n’est pas la bande passante des liens qui prend le temps.</translation>
    </message>
    <message>
      <source>%1: without a mean the median, t_typical, is taken</source>
      <translation>%1 : faute de moyenne, la médiane t_typical est prise</translation>
    </message>
    <message>
      <source>%1: without congestion control (%2) there is no prediction: %3</source>
      <translation>%1 : sans contrôle de congestion (%2) il n’y a pas de prédiction : %3</translation>
    </message>
    <message>
      <source>%1; %2</source>
      <translation>%1 ; %2</translation>
    </message>
    <message>
      <source>%1; %2 of %3 full</source>
      <translation>%1 ; saturés : %2 sur %3</translation>
    </message>
    <message>
      <source>%1; %2, or change what its formula is about</source>
      <translation>%1 ; %2, ou changez ce dont parle sa formule</translation>
    </message>
    <message>
      <source>%1; add them to 'record' of the campaign, or leave it out, and work it out again</source>
      <translation>%1 ; ajoutez-les à 'record' de la campagne, ou omettez-le, et refaites le calcul</translation>
    </message>
    <message>
      <source>%1; and %2 more processes wait</source>
      <translation>%1 ; et %2 autres processus attendent</translation>
    </message>
    <message>
      <source>%1; as full is %2, so that making one of them faster alone saves nothing</source>
      <translation>%1 ; aussi plein est %2, de sorte qu’en accélérer un seul ne gagne rien</translation>
    </message>
    <message>
      <source>%1; change the permissions, or use a file in a folder of your own</source>
      <translation>%1 ; changez les droits, ou prenez un fichier dans un dossier à vous</translation>
    </message>
    <message>
      <source>%1; check the spelling of the path</source>
      <translation>%1 ; vérifiez l’orthographe du chemin</translation>
    </message>
    <message>
      <source>%1; errors need 'compared', 'abs_err_pct' and 'abs_err_sd_pct'</source>
      <translation>%1 ; les erreurs demandent 'compared', 'abs_err_pct' et 'abs_err_sd_pct'</translation>
    </message>
    <message>
      <source>%1; free some space or use another disk</source>
      <translation>%1 ; libérez de la place ou prenez un autre disque</translation>
    </message>
    <message>
      <source>%1; give %2 (0 W where it draws none), or leave power for %3 away in all</source>
      <translation>%1 ; donnez %2 (0 W là où rien n’est consommé), ou omettez partout la puissance pour %3</translation>
    </message>
    <message>
      <source>%1; give %2 (0 where another price includes it), or leave prices for %3 away in all</source>
      <translation>%1 ; donnez %2 (0 là où un autre prix l’inclut), ou omettez partout les prix pour %3</translation>
    </message>
    <message>
      <source>%1; give the .otf2 file of a whole archive, with what lies beside it</source>
      <translation>%1 ; donnez le fichier .otf2 d’une archive entière, avec ce qui est à côté</translation>
    </message>
    <message>
      <source>%1; how long %2 of %3 last is not known, since their models cannot predict them</source>
      <translation>%1 ; combien durent %2 sur %3 n’est pas connu, car leurs modèles ne peuvent les prédire</translation>
    </message>
    <message>
      <source>%1; iperf3 -J writes JSON, which says everything exactly</source>
      <translation>%1 ; iperf3 -J écrit du JSON, qui dit tout exactement</translation>
    </message>
    <message>
      <source>%1; let every process of a group come to each of its collectives</source>
      <translation>%1 ; faites venir chaque processus d’un groupe à chacune de ses opérations collectives</translation>
    </message>
    <message>
      <source>%1; let every process of a group come to each of its collectives, and every send meet a receive that can be posted</source>
      <translation>%1 ; faites venir chaque processus d’un groupe à chacune de ses opérations collectives, et chaque envoi rencontrer une réception qui peut être postée</translation>
    </message>
    <message>
      <source>%1; let every send meet a receive that can be posted</source>
      <translation>%1 ; faites que chaque envoi rencontre une réception qui peut être postée</translation>
    </message>
    <message>
      <source>%1; limits %2</source>
      <translation>%1 ; limite %2</translation>
    </message>
    <message>
      <source>%1; limits messages</source>
      <translation>%1 ; limitant pour des messages</translation>
    </message>
    <message>
      <source>%1; on the largest graph of the run that was counted, of messages between %2 of nodes, it errs by %3 % (root mean square)</source>
      <translation>%1 ; sur le plus grand graphe compté de l’exécution, de messages entre %2 de nœuds, elle se trompe de %3 % (moyenne quadratique)</translation>
    </message>
    <message>
      <source>%1; part of %2 alone saves next to nothing</source>
      <translation>%1 ; une partie seule (%2) n’épargne presque rien</translation>
    </message>
    <message>
      <source>%1; take fewer processes</source>
      <translation>%1 ; prenez moins de processus</translation>
    </message>
    <message>
      <source>%1; take fewer processes, fewer segments</source>
      <translation>%1 ; prenez moins de processus, moins de segments</translation>
    </message>
    <message>
      <source>%1; take fewer processes, fewer segments, or %2</source>
      <translation>%1 ; prenez moins de processus, moins de segments, ou %2</translation>
    </message>
    <message>
      <source>%1; take fewer processes, or %2</source>
      <translation>%1 ; prenez moins de processus, ou %2</translation>
    </message>
    <message>
      <source>%1; the first of %2</source>
      <translation>%1 ; les premiers de %2</translation>
    </message>
    <message>
      <source>%1; then %2 has it.</source>
      <translation>%1 ; ensuite c’est %2.</translation>
    </message>
    <message>
      <source>%1; then %2 is too close to call.</source>
      <translation>%1 ; ensuite %2 est trop proche pour trancher.</translation>
    </message>
    <message>
      <source>%1; too close to call is a difference whose 95 % interval over these, as in regressions, has 0 in it</source>
      <translation>%1 ; trop proche pour trancher est une différence dont l’intervalle à 95 % sur ceux-ci, comme en régression, contient 0</translation>
    </message>
    <message>
      <source>%1; until then routes are shortest paths</source>
      <translation>%1 ; jusque-là les itinéraires sont les plus courts chemins</translation>
    </message>
    <message>
      <source>%1; with half of the nodes sending at full speed none could be full here</source>
      <translation>%1 ; avec la moitié des nœuds qui envoient à pleine vitesse aucune ne pourrait être pleine ici</translation>
    </message>
    <message>
      <source>%1; without 'makespan_s' no networks are held against one another</source>
      <translation>%1 ; sans 'makespan_s' aucun réseau n’est comparé à un autre</translation>
    </message>
    <message>
      <source>%1; write %2</source>
      <translation>%1 ; écrivez %2</translation>
    </message>
    <message>
      <source>%1; write a number, one with a unit such as 10 MB, 940 Mbit/s or 5 us, or a formula such as =2*N</source>
      <translation>%1 ; écrivez un nombre, un nombre avec unité tel que 10 MB, 940 Mbit/s ou 5 us, ou une formule telle que =2*N</translation>
    </message>
    <message>
      <source>%1…</source>
      <translation>%1…</translation>
    </message>
    <message numerus="yes">
      <source>%n more afterwards.</source>
      <translation>
        <numerusform>%n autre ensuite.</numerusform>
        <numerusform>%n autres ensuite.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n still being predicted; ranks are those of the other scenarios.</source>
      <translation>
        <numerusform>%n est encore en cours de prédiction ; les rangs sont ceux des autres scénarios.</numerusform>
        <numerusform>%n sont encore en cours de prédiction ; les rangs sont ceux des autres scénarios.</numerusform>
      </translation>
    </message>
    <message>
      <source>&amp;About Contraflow</source>
      <translation>À &amp;propos de Contraflow</translation>
    </message>
    <message>
      <source>&amp;Add</source>
      <translation>&amp;Ajouter</translation>
    </message>
    <message>
      <source>&amp;Add pattern</source>
      <translation>&amp;Ajouter un motif</translation>
    </message>
    <message>
      <source>&amp;All</source>
      <translation>&amp;Tout</translation>
    </message>
    <message>
      <source>&amp;Apply</source>
      <translation>&amp;Appliquer</translation>
    </message>
    <message>
      <source>&amp;Apply preset</source>
      <translation>&amp;Appliquer le préréglage</translation>
    </message>
    <message>
      <source>&amp;Author</source>
      <translation>&amp;Auteur</translation>
    </message>
    <message>
      <source>&amp;Bandwidths</source>
      <translation>&amp;Débits</translation>
    </message>
    <message>
      <source>&amp;Benchmarks</source>
      <translation>&amp;Benchmarks</translation>
    </message>
    <message>
      <source>&amp;Clear filter</source>
      <translation>&amp;Effacer le filtre</translation>
    </message>
    <message>
      <source>&amp;Close project</source>
      <translation>&amp;Fermer le projet</translation>
    </message>
    <message>
      <source>&amp;Colours</source>
      <translation>&amp;Couleurs</translation>
    </message>
    <message>
      <source>&amp;Columns</source>
      <translation>Colonn&amp;es</translation>
    </message>
    <message>
      <source>&amp;Compare models</source>
      <translation>Co&amp;mparer les modèles</translation>
    </message>
    <message>
      <source>&amp;Copy</source>
      <translation>&amp;Copier</translation>
    </message>
    <message>
      <source>&amp;Customer</source>
      <translation>&amp;Client</translation>
    </message>
    <message>
      <source>&amp;Date</source>
      <translation>&amp;Date</translation>
    </message>
    <message>
      <source>&amp;Digits</source>
      <translation>&amp;Chiffres</translation>
    </message>
    <message>
      <source>&amp;Discard</source>
      <translation>&amp;Ne pas enregistrer</translation>
    </message>
    <message>
      <source>&amp;Edit</source>
      <translation>É&amp;dition</translation>
    </message>
    <message>
      <source>&amp;Export tables…</source>
      <translation>Expor&amp;ter des tableaux…</translation>
    </message>
    <message>
      <source>&amp;Export…</source>
      <translation>&amp;Exporter…</translation>
    </message>
    <message>
      <source>&amp;File</source>
      <translation>&amp;Fichier</translation>
    </message>
    <message>
      <source>&amp;Filter</source>
      <translation>&amp;Filtrer</translation>
    </message>
    <message>
      <source>&amp;Filter…</source>
      <translation>&amp;Filtrer…</translation>
    </message>
    <message>
      <source>&amp;Find…</source>
      <translation>Rec&amp;hercher…</translation>
    </message>
    <message>
      <source>&amp;Fit the topology</source>
      <translation>A&amp;juster la topologie</translation>
    </message>
    <message>
      <source>&amp;Follow</source>
      <translation>&amp;Suivre</translation>
    </message>
    <message>
      <source>&amp;Follow a measurement…</source>
      <translation>&amp;Suivre une mesure…</translation>
    </message>
    <message>
      <source>&amp;Format</source>
      <translation>&amp;Format</translation>
    </message>
    <message>
      <source>&amp;Goes to:</source>
      <translation>&amp;Destination :</translation>
    </message>
    <message>
      <source>&amp;Help</source>
      <translation>Aid&amp;e</translation>
    </message>
    <message>
      <source>&amp;Hide column</source>
      <translation>&amp;Masquer la colonne</translation>
    </message>
    <message>
      <source>&amp;Hold out:</source>
      <translation>&amp;Mettre de côté :</translation>
    </message>
    <message>
      <source>&amp;Import</source>
      <translation>&amp;Importer</translation>
    </message>
    <message>
      <source>&amp;Import…</source>
      <translation>&amp;Importer…</translation>
    </message>
    <message>
      <source>&amp;Job for:</source>
      <translation>&amp;Travail pour :</translation>
    </message>
    <message>
      <source>&amp;Keep mine</source>
      <translation>&amp;Garder ma version</translation>
    </message>
    <message>
      <source>&amp;Keyboard shortcuts…</source>
      <translation>&amp;Raccourcis clavier…</translation>
    </message>
    <message>
      <source>&amp;Language</source>
      <translation>&amp;Langue</translation>
    </message>
    <message>
      <source>&amp;Light colours</source>
      <translation>Couleurs cla&amp;ires</translation>
    </message>
    <message>
      <source>&amp;Links</source>
      <translation>&amp;Liens</translation>
    </message>
    <message>
      <source>&amp;Links and formulas</source>
      <translation>&amp;Liens et formules</translation>
    </message>
    <message>
      <source>&amp;Measure on the cluster…</source>
      <translation>&amp;Mesurer sur la grappe…</translation>
    </message>
    <message>
      <source>&amp;Messages</source>
      <translation>&amp;Messages</translation>
    </message>
    <message>
      <source>&amp;Model</source>
      <translation>M&amp;odèle</translation>
    </message>
    <message>
      <source>&amp;Model:</source>
      <translation>&amp;Modèle :</translation>
    </message>
    <message>
      <source>&amp;Neutral names for hosts and switches</source>
      <translation>Noms &amp;neutres pour les hôtes et les commutateurs</translation>
    </message>
    <message>
      <source>&amp;New from project…</source>
      <translation>&amp;Nouvelle à partir du projet…</translation>
    </message>
    <message>
      <source>&amp;New project</source>
      <translation>&amp;Nouveau projet</translation>
    </message>
    <message>
      <source>&amp;Next step</source>
      <translation>Étape suiva&amp;nte</translation>
    </message>
    <message>
      <source>&amp;Nodes</source>
      <translation>&amp;Nœuds</translation>
    </message>
    <message>
      <source>&amp;Nodes and links:</source>
      <translation>&amp;Nœuds et liens :</translation>
    </message>
    <message>
      <source>&amp;None</source>
      <translation>&amp;Aucun</translation>
    </message>
    <message>
      <source>&amp;Not taken: %1 lines</source>
      <translation>Non &amp;retenues : %1 lignes</translation>
    </message>
    <message>
      <source>&amp;Not taken: 1 line</source>
      <translation>Non &amp;retenue : 1 ligne</translation>
    </message>
    <message>
      <source>&amp;Open campaign…</source>
      <translation>&amp;Ouvrir une campagne…</translation>
    </message>
    <message>
      <source>&amp;Open…</source>
      <translation>&amp;Ouvrir…</translation>
    </message>
    <message>
      <source>&amp;Overwrite</source>
      <translation>É&amp;craser</translation>
    </message>
    <message>
      <source>&amp;Parameters</source>
      <translation>&amp;Paramètres</translation>
    </message>
    <message>
      <source>&amp;Placed:</source>
      <translation>&amp;Placés :</translation>
    </message>
    <message>
      <source>&amp;Placement</source>
      <translation>&amp;Placement</translation>
    </message>
    <message>
      <source>&amp;Platform:</source>
      <translation>&amp;Plateforme :</translation>
    </message>
    <message>
      <source>&amp;Previous step</source>
      <translation>Étape &amp;précédente</translation>
    </message>
    <message>
      <source>&amp;Project</source>
      <translation>&amp;Projet</translation>
    </message>
    <message>
      <source>&amp;Quit</source>
      <translation>&amp;Quitter</translation>
    </message>
    <message>
      <source>&amp;Redo</source>
      <translation>&amp;Rétablir</translation>
    </message>
    <message>
      <source>&amp;Redo: %1</source>
      <translation>&amp;Rétablir : %1</translation>
    </message>
    <message>
      <source>&amp;Reload</source>
      <translation>&amp;Recharger</translation>
    </message>
    <message>
      <source>&amp;Remove</source>
      <translation>&amp;Supprimer</translation>
    </message>
    <message>
      <source>&amp;Replace</source>
      <translation>&amp;Remplacer</translation>
    </message>
    <message>
      <source>&amp;Report…</source>
      <translation>R&amp;apport…</translation>
    </message>
    <message>
      <source>&amp;Reset layout</source>
      <translation>Rétablir la &amp;disposition</translation>
    </message>
    <message>
      <source>&amp;Results</source>
      <translation>&amp;Résultats</translation>
    </message>
    <message>
      <source>&amp;Routes</source>
      <translation>&amp;Itinéraires</translation>
    </message>
    <message>
      <source>&amp;Save</source>
      <translation>&amp;Enregistrer</translation>
    </message>
    <message>
      <source>&amp;Save all the same</source>
      <translation>Enregistrer quand &amp;même</translation>
    </message>
    <message>
      <source>&amp;Save plan…</source>
      <translation>&amp;Enregistrer le plan…</translation>
    </message>
    <message>
      <source>&amp;Scenario</source>
      <translation>&amp;Scénario</translation>
    </message>
    <message>
      <source>&amp;Sections, in their order</source>
      <translation>&amp;Sections, dans l’ordre</translation>
    </message>
    <message>
      <source>&amp;Self-check…</source>
      <translation>&amp;Autovérification…</translation>
    </message>
    <message>
      <source>&amp;Sheets</source>
      <translation>Fe&amp;uilles</translation>
    </message>
    <message>
      <source>&amp;Sizes</source>
      <translation>&amp;Tailles</translation>
    </message>
    <message>
      <source>&amp;Stop</source>
      <translation>A&amp;rrêter</translation>
    </message>
    <message>
      <source>&amp;Strong contrast</source>
      <translation>Con&amp;traste fort</translation>
    </message>
    <message>
      <source>&amp;Switches</source>
      <translation>&amp;Commutateurs</translation>
    </message>
    <message>
      <source>&amp;Table</source>
      <translation>&amp;Tableau</translation>
    </message>
    <message>
      <source>&amp;Tables</source>
      <translation>Ta&amp;bleaux</translation>
    </message>
    <message>
      <source>&amp;Take over</source>
      <translation>A&amp;dopter</translation>
    </message>
    <message>
      <source>&amp;Taken:</source>
      <translation>&amp;Repris :</translation>
    </message>
    <message>
      <source>&amp;Times</source>
      <translation>&amp;Temps</translation>
    </message>
    <message>
      <source>&amp;Title</source>
      <translation>&amp;Titre</translation>
    </message>
    <message>
      <source>&amp;Undo</source>
      <translation>&amp;Annuler</translation>
    </message>
    <message>
      <source>&amp;Undo: %1</source>
      <translation>&amp;Annuler : %1</translation>
    </message>
    <message>
      <source>&amp;User guide</source>
      <translation>&amp;Guide de l’utilisateur</translation>
    </message>
    <message>
      <source>&amp;Usual colour</source>
      <translation>Couleur &amp;usuelle</translation>
    </message>
    <message>
      <source>&amp;View</source>
      <translation>&amp;Affichage</translation>
    </message>
    <message>
      <source>&amp;What:</source>
      <translation>&amp;Quoi :</translation>
    </message>
    <message>
      <source>&amp;Who takes part:</source>
      <translation>&amp;Participants :</translation>
    </message>
    <message>
      <source>&amp;Whole cells</source>
      <translation>Cellules ent&amp;ières</translation>
    </message>
    <message>
      <source>&amp;Work it out</source>
      <translation>&amp;Calculer</translation>
    </message>
    <message>
      <source>&amp;Workloads</source>
      <translation>Charges de tra&amp;vail</translation>
    </message>
    <message>
      <source>'%1' names no picture format that can be written. End the name with .svg, .pdf or .png.</source>
      <translation>« %1 » ne désigne aucun format d’image qui puisse être écrit. Terminez le nom par .svg, .pdf ou .png.</translation>
    </message>
    <message>
      <source>'%1' was not saved, as '%2' is still being saved. Wait until it is there, or cancel it.</source>
      <translation>« %1 » n’a pas été enregistré, car « %2 » est encore en cours d’enregistrement. Attendez la fin ou annulez-le.</translation>
    </message>
    <message>
      <source>'%1' was not saved: it was cancelled.</source>
      <translation>« %1 » n’a pas été enregistré : annulé.</translation>
    </message>
    <message>
      <source>'%1' was not written, as '%2' is still being written. Wait until it is there, or cancel it.</source>
      <translation>« %1 » n’a pas été écrit, car « %2 » est encore en cours d’écriture. Attendez la fin ou annulez-le.</translation>
    </message>
    <message>
      <source>'%1' was not written: %2</source>
      <translation>« %1 » n’a pas été écrit : %2</translation>
    </message>
    <message>
      <source>'[' without ']'</source>
      <translation>'[' sans ']'</translation>
    </message>
    <message>
      <source>']' without '['</source>
      <translation>']' sans '['</translation>
    </message>
    <message>
      <source>'contraflow models' lists them</source>
      <translation>'contraflow models' les énumère</translation>
    </message>
    <message>
      <source>'contraflow place', and a report with the section %1, say what other placements give.</source>
      <translation>'contraflow place', et un rapport avec la section %1, disent ce que donnent d’autres placements.</translation>
    </message>
    <message>
      <source>(%1 say the same as the first here)</source>
      <translation>(%1 disent ici la même chose que le premier)</translation>
    </message>
    <message>
      <source>(%1 says the same as the first here)</source>
      <translation>(%1 dit ici la même chose que le premier)</translation>
    </message>
    <message>
      <source>(%1 − %2) / %2; negative: %1 predicts a shorter time</source>
      <translation>(%1 − %2) / %2 ; négatif : %1 prédit un temps plus court</translation>
    </message>
    <message>
      <source>(%1 − measured) / measured; negative: the prediction is optimistic</source>
      <translation>(%1 − mesuré) / mesuré ; négatif : la prédiction est optimiste</translation>
    </message>
    <message>
      <source>(Sp − Sm) / Sm</source>
      <translation>(Sp − Sm) / Sm</translation>
    </message>
    <message>
      <source>(Sp − Sm) / Sm, whose size is Eabs(t); negative: the prediction is optimistic</source>
      <translation>(Sp − Sm) / Sm, dont la valeur absolue est Eabs(t) ; négatif : la prédiction est optimiste</translation>
    </message>
    <message>
      <source>(Sp − Sm) / Sm: what was measured of the process and the same of the run under %1; negative: the prediction is optimistic</source>
      <translation>(Sp − Sm) / Sm : ce qui a été mesuré du processus et la même chose de l’exécution avec %1 ; négatif : la prédiction est optimiste</translation>
    </message>
    <message>
      <source>(against the flow)</source>
      <translation>(en sens inverse)</translation>
    </message>
    <message>
      <source>(empty)</source>
      <translation>(vide)</translation>
    </message>
    <message>
      <source>, %1 below that of the present one</source>
      <translation>, %1 de moins que l’actuelle</translation>
    </message>
    <message>
      <source>, %1 of %2 processes</source>
      <translation>, %1 de %2 processus</translation>
    </message>
    <message>
      <source>, fitted at n = %1</source>
      <translation>, ajusté à n = %1</translation>
    </message>
    <message>
      <source>, fitted at n = %1 to %2</source>
      <translation>, ajusté pour n = %1 à %2</translation>
    </message>
    <message>
      <source>, in the quietest of %1 attempts</source>
      <translation>, dans le plus calme de %1 essais</translation>
    </message>
    <message>
      <source>, no δ</source>
      <translation>, pas de δ</translation>
    </message>
    <message>
      <source>, no δ that the times can tell from 0</source>
      <translation>, pas de δ que les temps distinguent de 0</translation>
    </message>
    <message>
      <source>, not known: %1</source>
      <translation>, inconnu : %1</translation>
    </message>
    <message>
      <source>, δ = %1 per round from M = %2 on</source>
      <translation>, δ = %1 par tour à partir de M = %2</translation>
    </message>
    <message>
      <source>--column takes NAME=MEANING or NAME=MEANING:UNIT, not %1</source>
      <translation>--column prend NOM=SENS ou NOM=SENS:UNITÉ, pas %1</translation>
    </message>
    <message>
      <source>--column: %1 takes no unit</source>
      <translation>--column : %1 ne prend pas d’unité</translation>
    </message>
    <message>
      <source>--column: a column cannot mean %1; take %2</source>
      <translation>--column : une colonne ne peut pas signifier %1 ; prenez %2</translation>
    </message>
    <message>
      <source>--column: there is no unit %1 of %2; write %3</source>
      <translation>--column : il n’y a pas d’unité %1 de %2 ; écrivez %3</translation>
    </message>
    <message>
      <source>--count-of takes the size of a message in whole bytes, such as 64 kB, not %1</source>
      <translation>--count-of prend la taille d’un message en octets entiers, comme 64 kB, pas %1</translation>
    </message>
    <message>
      <source>--model goes with --platform</source>
      <translation>--model va avec --platform</translation>
    </message>
    <message>
      <source>--name: the project has a workload %1 already; choose another name</source>
      <translation>--name : le projet a déjà une charge de travail %1 ; choisissez un autre nom</translation>
    </message>
    <message>
      <source>--name: the workload needs a name</source>
      <translation>--name : la charge de travail a besoin d’un nom</translation>
    </message>
    <message>
      <source>--oversubscription takes a number above 0, such as 2 for 2 to 1, not %1</source>
      <translation>--oversubscription prend un nombre au-dessus de 0, comme 2 pour 2 pour 1, pas %1</translation>
    </message>
    <message>
      <source>--processes takes a number from 1 to 100000000</source>
      <translation>--processes prend un nombre de 1 à 100000000</translation>
    </message>
    <message>
      <source>--scenario and --platform are two uses of a file; give one of them</source>
      <translation>--scenario et --platform sont deux usages d’un fichier ; donnez-en un</translation>
    </message>
    <message>
      <source>--separator takes one of , ; | tab blank, not %1</source>
      <translation>--separator prend un de , ; | tab blank, pas %1</translation>
    </message>
    <message>
      <source>--speed takes flops in a second such as 10 Gflop/s, not %1</source>
      <translation>--speed prend des flops par seconde, comme 10 Gflop/s, pas %1</translation>
    </message>
    <message>
      <source>--total-of takes a number of repetitions from 1 to 1000000000</source>
      <translation>--total-of prend un nombre de répétitions de 1 à 1000000000</translation>
    </message>
    <message>
      <source>--unit is about sizes and --count-of about numbers of messages; give one of the two</source>
      <translation>--unit concerne des tailles et --count-of des nombres de messages ; donnez l’un des deux</translation>
    </message>
    <message>
      <source>--unit: there is no unit %1 of a size; write %2</source>
      <translation>--unit : il n’y a pas d’unité %1 d’une taille ; écrivez %2</translation>
    </message>
    <message>
      <source>--uplinks and --oversubscription both say how many cables join switches; give one of them</source>
      <translation>--uplinks et --oversubscription disent tous deux combien de câbles relient les commutateurs ; donnez-en un</translation>
    </message>
    <message>
      <source>--uplinks takes a number of cables from 1 to %1</source>
      <translation>--uplinks prend un nombre de câbles de 1 à %1</translation>
    </message>
    <message>
      <source>. Besides, %1</source>
      <translation>. En outre : %1</translation>
    </message>
    <message>
      <source>. There are %1 further differences</source>
      <translation>. Il y a %1 autres différences</translation>
    </message>
    <message>
      <source>0 repetitions measure nothing; write how many there were, or leave it out</source>
      <translation>0 répétition ne mesure rien ; écrivez combien il y en a eu, ou omettez le nombre</translation>
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
      <translation>1 commutateur PCI</translation>
    </message>
    <message>
      <source>1 adapter</source>
      <translation>1 adaptateur</translation>
    </message>
    <message>
      <source>1 aggregation node</source>
      <translation>1 nœud d’agrégation</translation>
    </message>
    <message>
      <source>1 application</source>
      <translation>1 application</translation>
    </message>
    <message>
      <source>1 byte</source>
      <translation>1 octet</translation>
    </message>
    <message>
      <source>1 byte that is not UTF-8 became �, the first in line %2; convert the file to UTF-8 (iconv) where its names matter</source>
      <translation>1 octet qui n’est pas de l’UTF-8 est devenu �, le premier à la ligne %2 ; convertissez le fichier en UTF-8 (iconv) si ses noms importent</translation>
    </message>
    <message>
      <source>1 cable</source>
      <translation>1 câble</translation>
    </message>
    <message>
      <source>1 call</source>
      <translation>1 appel</translation>
    </message>
    <message>
      <source>1 call of a collective that does not block is</source>
      <translation>1 appel d’une opération collective non bloquante est</translation>
    </message>
    <message>
      <source>1 call of a collective that does not block is taken as messages: those of the first round of an algorithm begin with the call, those of further rounds where the collective is found complete</source>
      <translation>1 appel d’une collective non bloquante est pris comme messages : ceux du premier tour d’un algorithme commencent avec l’appel, ceux des tours suivants là où la collective est trouvée achevée</translation>
    </message>
    <message>
      <source>1 call of a scan is</source>
      <translation>1 appel de scan est</translation>
    </message>
    <message>
      <source>1 call of a scan is taken as a chain of messages from one process to the next</source>
      <translation>1 appel de scan est pris comme une chaîne de messages d’un processus au suivant</translation>
    </message>
    <message>
      <source>1 call without a message in the trace was skipped</source>
      <translation>1 appel sans message dans la trace a été sauté</translation>
    </message>
    <message>
      <source>1 candidate</source>
      <translation>1 candidat</translation>
    </message>
    <message>
      <source>1 cell replaced</source>
      <translation>1 cellule remplacée</translation>
    </message>
    <message>
      <source>1 change</source>
      <translation>1 changement</translation>
    </message>
    <message>
      <source>1 change of a link over time</source>
      <translation>1 changement d’un lien au cours du temps</translation>
    </message>
    <message>
      <source>1 change of a link over time left out</source>
      <translation>1 changement d’un lien dans le temps laissé de côté</translation>
    </message>
    <message>
      <source>1 collective</source>
      <translation>1 collective</translation>
    </message>
    <message>
      <source>1 collective call</source>
      <translation>1 appel de collective</translation>
    </message>
    <message>
      <source>1 collective that does not block</source>
      <translation>1 collective non bloquante</translation>
    </message>
    <message>
      <source>1 communicator is</source>
      <translation>1 communicateur est</translation>
    </message>
    <message>
      <source>1 communicator is made on the way</source>
      <translation>1 communicateur est fait en chemin</translation>
    </message>
    <message>
      <source>1 connection</source>
      <translation>1 connexion</translation>
    </message>
    <message>
      <source>1 core</source>
      <translation>1 cœur</translation>
    </message>
    <message>
      <source>1 damaged line</source>
      <translation>1 ligne abîmée</translation>
    </message>
    <message>
      <source>1 damaged line left aside</source>
      <translation>1 ligne abîmée laissée de côté</translation>
    </message>
    <message>
      <source>1 device</source>
      <translation>1 appareil</translation>
    </message>
    <message>
      <source>1 device that others name and that has no record: taken by what its neighbours say</source>
      <translation>1 appareil que d’autres nomment et qui n’a pas d’entrée : pris d’après ce que disent ses voisins</translation>
    </message>
    <message>
      <source>1 dimension</source>
      <translation>1 dimension</translation>
    </message>
    <message>
      <source>1 element</source>
      <translation>1 élément</translation>
    </message>
    <message>
      <source>1 error</source>
      <translation>1 erreur</translation>
    </message>
    <message>
      <source>1 event</source>
      <translation>1 événement</translation>
    </message>
    <message>
      <source>1 figure</source>
      <translation>1 mesure</translation>
    </message>
    <message>
      <source>1 file was</source>
      <translation>1 fichier a été donné</translation>
    </message>
    <message>
      <source>1 fit</source>
      <translation>1 ajustement</translation>
    </message>
    <message>
      <source>1 free core</source>
      <translation>1 cœur libre</translation>
    </message>
    <message>
      <source>1 further port</source>
      <translation>1 autre port</translation>
    </message>
    <message>
      <source>1 further scenario</source>
      <translation>1 autre scénario</translation>
    </message>
    <message>
      <source>1 group</source>
      <translation>1 groupe</translation>
    </message>
    <message>
      <source>1 group of processes</source>
      <translation>1 groupe de processus</translation>
    </message>
    <message>
      <source>1 hit</source>
      <translation>1 occurrence</translation>
    </message>
    <message>
      <source>1 host</source>
      <translation>1 hôte</translation>
    </message>
    <message>
      <source>1 host that no link joins to anything: it is a node on no switch</source>
      <translation>1 hôte qu’aucun lien ne joint à quoi que ce soit : c’est un nœud sur aucun commutateur</translation>
    </message>
    <message>
      <source>1 leaf</source>
      <translation>1 feuille</translation>
    </message>
    <message>
      <source>1 level</source>
      <translation>1 niveau</translation>
    </message>
    <message>
      <source>1 link</source>
      <translation>1 lien</translation>
    </message>
    <message>
      <source>1 link between three places or more became a switch with a link to each</source>
      <translation>1 lien entre trois places ou plus est devenu un commutateur avec un lien vers chacune</translation>
    </message>
    <message>
      <source>1 link is shared by both directions in SimGrid (SHARED); here each direction has the whole bandwidth</source>
      <translation>1 lien est partagé par les deux sens dans SimGrid (SHARED) ; ici chaque sens a tout le débit</translation>
    </message>
    <message>
      <source>1 link to another switch</source>
      <translation>1 lien vers un autre commutateur</translation>
    </message>
    <message>
      <source>1 link without contention in SimGrid (FATPIPE); here messages share it</source>
      <translation>1 lien sans contention dans SimGrid (FATPIPE) ; ici les messages le partagent</translation>
    </message>
    <message>
      <source>1 location is</source>
      <translation>1 emplacement est</translation>
    </message>
    <message>
      <source>1 location is skipped that are no process of MPI: threads and accelerators</source>
      <translation>1 emplacement qui n’est pas un processus MPI est sauté : fils et accélérateurs</translation>
    </message>
    <message>
      <source>1 measured message</source>
      <translation>1 message mesuré</translation>
    </message>
    <message>
      <source>1 measured pattern</source>
      <translation>1 schéma mesuré</translation>
    </message>
    <message>
      <source>1 measured time</source>
      <translation>1 temps mesuré</translation>
    </message>
    <message>
      <source>1 measured value</source>
      <translation>1 valeur mesurée</translation>
    </message>
    <message>
      <source>1 measurement</source>
      <translation>1 jeu de mesures</translation>
    </message>
    <message>
      <source>1 message</source>
      <translation>1 message</translation>
    </message>
    <message>
      <source>1 message of a node to itself is taken as sent within the node</source>
      <translation>1 message d’un nœud à lui-même est pris comme envoyé au sein du nœud</translation>
    </message>
    <message>
      <source>1 message of a node to itself was left out: it does not use the network</source>
      <translation>1 message d’un nœud à lui-même a été laissé de côté : il n’utilise pas le réseau</translation>
    </message>
    <message>
      <source>1 message suffers</source>
      <translation>1 message souffre</translation>
    </message>
    <message>
      <source>1 message takes</source>
      <translation>1 message prend</translation>
    </message>
    <message>
      <source>1 message was</source>
      <translation>1 message</translation>
    </message>
    <message>
      <source>1 model</source>
      <translation>1 modèle</translation>
    </message>
    <message>
      <source>1 more thing</source>
      <translation>1 autre chose</translation>
    </message>
    <message>
      <source>1 network</source>
      <translation>1 réseau</translation>
    </message>
    <message>
      <source>1 node</source>
      <translation>1 nœud</translation>
    </message>
    <message>
      <source>1 node row</source>
      <translation>1 ligne de nœuds</translation>
    </message>
    <message>
      <source>1 note</source>
      <translation>1 remarque</translation>
    </message>
    <message>
      <source>1 number</source>
      <translation>1 nombre</translation>
    </message>
    <message>
      <source>1 other</source>
      <translation>1 autre</translation>
    </message>
    <message>
      <source>1 other node</source>
      <translation>1 autre nœud</translation>
    </message>
    <message>
      <source>1 other process</source>
      <translation>1 autre processus</translation>
    </message>
    <message>
      <source>1 other request</source>
      <translation>1 autre requête</translation>
    </message>
    <message>
      <source>1 other scenario</source>
      <translation>1 autre scénario</translation>
    </message>
    <message>
      <source>1 other scenario takes another time without it, too</source>
      <translation>1 autre scénario prend aussi un autre temps sans lui</translation>
    </message>
    <message>
      <source>1 pair</source>
      <translation>1 paire</translation>
    </message>
    <message>
      <source>1 parallel link</source>
      <translation>1 lien parallèle</translation>
    </message>
    <message>
      <source>1 pattern</source>
      <translation>1 motif</translation>
    </message>
    <message>
      <source>1 place</source>
      <translation>1 place</translation>
    </message>
    <message>
      <source>1 place of the mapping</source>
      <translation>1 place du placement</translation>
    </message>
    <message>
      <source>1 placement</source>
      <translation>1 placement</translation>
    </message>
    <message>
      <source>1 platform</source>
      <translation>1 plateforme</translation>
    </message>
    <message>
      <source>1 pod</source>
      <translation>1 pod</translation>
    </message>
    <message>
      <source>1 port</source>
      <translation>1 port</translation>
    </message>
    <message>
      <source>1 problem</source>
      <translation>1 problème</translation>
    </message>
    <message>
      <source>1 process</source>
      <translation>1 processus</translation>
    </message>
    <message>
      <source>1 process by hand</source>
      <translation>1 processus à la main</translation>
    </message>
    <message>
      <source>1 program</source>
      <translation>1 programme</translation>
    </message>
    <message>
      <source>1 project</source>
      <translation>1 projet</translation>
    </message>
    <message>
      <source>1 rack</source>
      <translation>1 rack</translation>
    </message>
    <message>
      <source>1 rail</source>
      <translation>1 rail</translation>
    </message>
    <message>
      <source>1 rank</source>
      <translation>1 rang</translation>
    </message>
    <message>
      <source>1 receive is</source>
      <translation>1 réception est</translation>
    </message>
    <message>
      <source>1 receive is skipped whose message never came, or that were cancelled</source>
      <translation>1 réception dont le message n’est jamais venu, ou qui a été annulée, est sautée</translation>
    </message>
    <message>
      <source>1 record</source>
      <translation>1 enregistrement</translation>
    </message>
    <message>
      <source>1 record of further threads were skipped: calls of MPI are those of the first</source>
      <translation>1 enregistrement d’autres fils a été sauté : les appels de MPI sont ceux du premier</translation>
    </message>
    <message>
      <source>1 repetition</source>
      <translation>1 répétition</translation>
    </message>
    <message>
      <source>1 result</source>
      <translation>1 résultat</translation>
    </message>
    <message>
      <source>1 result is</source>
      <translation>1 résultat est</translation>
    </message>
    <message>
      <source>1 result of other inputs left aside</source>
      <translation>1 résultat d’autres entrées laissé de côté</translation>
    </message>
    <message>
      <source>1 ring</source>
      <translation>1 anneau</translation>
    </message>
    <message>
      <source>1 route</source>
      <translation>1 itinéraire</translation>
    </message>
    <message>
      <source>1 route (line %2) cannot be had together with the others by links that join two places each; it was left out</source>
      <translation>1 itinéraire (ligne %2) ne peut pas être obtenu avec les autres par des liens qui joignent deux places chacun ; il a été laissé de côté</translation>
    </message>
    <message>
      <source>1 route that no routing rule gives is written out</source>
      <translation>1 itinéraire qu’aucune règle de routage ne donne est écrit</translation>
    </message>
    <message>
      <source>1 route that the platform writes out is left out: the format has no routes</source>
      <translation>1 itinéraire que la plateforme écrit est laissé de côté : le format n’a pas d’itinéraires</translation>
    </message>
    <message>
      <source>1 router</source>
      <translation>1 routeur</translation>
    </message>
    <message>
      <source>1 row</source>
      <translation>1 ligne</translation>
    </message>
    <message>
      <source>1 row of a program</source>
      <translation>1 ligne d’un programme</translation>
    </message>
    <message>
      <source>1 row of nodes</source>
      <translation>1 ligne de nœuds</translation>
    </message>
    <message>
      <source>1 row of nodes or links</source>
      <translation>1 ligne de nœuds ou de liens</translation>
    </message>
    <message>
      <source>1 row of servers</source>
      <translation>1 ligne de serveurs</translation>
    </message>
    <message>
      <source>1 scenario</source>
      <translation>1 scénario</translation>
    </message>
    <message>
      <source>1 scenario could not be predicted</source>
      <translation>1 scénario n’a pas pu être prédit</translation>
    </message>
    <message>
      <source>1 scenario could not run</source>
      <translation>1 scénario n’a pas pu s’exécuter</translation>
    </message>
    <message>
      <source>1 scenario takes as long without congestion control as with it.</source>
      <translation>1 scénario prend autant de temps sans contrôle de congestion qu’avec.</translation>
    </message>
    <message>
      <source>1 server</source>
      <translation>1 serveur</translation>
    </message>
    <message>
      <source>1 server row</source>
      <translation>1 ligne de serveurs</translation>
    </message>
    <message>
      <source>1 size</source>
      <translation>1 taille</translation>
    </message>
    <message>
      <source>1 size of 0 is no message</source>
      <translation>1 taille de 0 n’est pas un message</translation>
    </message>
    <message>
      <source>1 step</source>
      <translation>1 étape</translation>
    </message>
    <message>
      <source>1 switch</source>
      <translation>1 commutateur</translation>
    </message>
    <message>
      <source>1 task</source>
      <translation>1 tâche</translation>
    </message>
    <message>
      <source>1 task worked out</source>
      <translation>1 tâche calculée</translation>
    </message>
    <message>
      <source>1 time</source>
      <translation>1 temps</translation>
    </message>
    <message>
      <source>1 time of processes</source>
      <translation>1 temps de processus</translation>
    </message>
    <message>
      <source>1 trace</source>
      <translation>1 trace</translation>
    </message>
    <message>
      <source>1 unmatched send or receive</source>
      <translation>1 envoi ou réception sans contrepartie</translation>
    </message>
    <message>
      <source>1 value</source>
      <translation>1 valeur</translation>
    </message>
    <message>
      <source>1 warning</source>
      <translation>1 avertissement</translation>
    </message>
    <message>
      <source>1 was there</source>
      <translation>1 était là</translation>
    </message>
    <message>
      <source>1 way</source>
      <translation>1 chemin</translation>
    </message>
    <message>
      <source>1 way between hosts, such as that %2, could not be compared with that of SimGrid, which goes by rules that have no equal here</source>
      <translation>1 chemin entre hôtes, celui %2, n’a pas pu être comparé à celui de SimGrid, qui suit des règles sans équivalent ici</translation>
    </message>
    <message>
      <source>1 workload</source>
      <translation>1 charge de travail</translation>
    </message>
    <message>
      <source>1 written route</source>
      <translation>1 itinéraire écrit</translation>
    </message>
    <message>
      <source>1 year</source>
      <translation>1 an</translation>
    </message>
    <message>
      <source>10 Gflop/s</source>
      <translation>10 Gflop/s</translation>
    </message>
    <message>
      <source>10 minutes</source>
      <translation>10 minutes</translation>
    </message>
    <message>
      <source>2 minutes</source>
      <translation>2 minutes</translation>
    </message>
    <message>
      <source>5 % of draws</source>
      <translation>5 % des tirages</translation>
    </message>
    <message>
      <source>5 % of the draws have a lower makespan</source>
      <translation>5 % des tirages ont une durée totale plus courte</translation>
    </message>
    <message>
      <source>95 % from</source>
      <translation>95 % de</translation>
    </message>
    <message>
      <source>95 % half-width</source>
      <translation>demi-largeur à 95 %</translation>
    </message>
    <message>
      <source>95 % interval of what was measured</source>
      <translation>Intervalle à 95 % des mesures</translation>
    </message>
    <message>
      <source>95 % of draws</source>
      <translation>95 % des tirages</translation>
    </message>
    <message>
      <source>95 % of the draws have a lower makespan</source>
      <translation>95 % des tirages ont une durée totale plus courte</translation>
    </message>
    <message>
      <source>95 % of the messages take at most this time</source>
      <translation>95 % des messages prennent au plus ce temps</translation>
    </message>
    <message>
      <source>95 % range</source>
      <translation>Intervalle à 95 %</translation>
    </message>
    <message>
      <source>95 % range of the prediction</source>
      <translation>Intervalle à 95 % de la prédiction</translation>
    </message>
    <message>
      <source>95 % ±</source>
      <translation>± à 95 %</translation>
    </message>
    <message>
      <source>95th percentile</source>
      <translation>95e centile</translation>
    </message>
    <message>
      <source>; beyond, not every offer could be predicted</source>
      <translation>; au-delà, toutes les offres n’ont pas pu être prédites</translation>
    </message>
    <message>
      <source>; no costs of running it</source>
      <translation>; pas de coûts de fonctionnement</translation>
    </message>
    <message>
      <source>; not seen to saturate: mean |error| above 10 % at the largest measured n</source>
      <translation>, saturation non observée : |erreur| moyenne supérieure à 10 % au plus grand n mesuré</translation>
    </message>
    <message>
      <source>; predicted: %1</source>
      <translation>, prédit : %1</translation>
    </message>
    <message>
      <source>; running cost of %1 for %2</source>
      <translation>; coût de fonctionnement pour %1 sur %2</translation>
    </message>
    <message>
      <source>; saturated from n = %1 on</source>
      <translation>, saturé à partir de n = %1</translation>
    </message>
    <message>
      <source>; section %1 %2</source>
      <translation>; la section %1 %2</translation>
    </message>
    <message>
      <source>; the first %1 messages of what is selected</source>
      <translation>; les %1 premiers messages de la sélection</translation>
    </message>
    <message>
      <source>; then %1 has it</source>
      <translation>; ensuite c’est %1</translation>
    </message>
    <message>
      <source>; then %1 is</source>
      <translation>; ensuite c’est %1</translation>
    </message>
    <message>
      <source>; then %1 is as good</source>
      <translation>; ensuite %1 est aussi bon</translation>
    </message>
    <message>
      <source>; then %1 is too close to call</source>
      <translation>; ensuite %1 est trop proche pour trancher</translation>
    </message>
    <message>
      <source>; there is none better.</source>
      <translation>; il n’y en a pas de meilleur.</translation>
    </message>
    <message>
      <source>&lt;b&gt;Messages shown&lt;/b&gt; (A)&lt;br&gt;%1: choose which are drawn as arrows</source>
      <translation>&lt;b&gt;Messages affichés&lt;/b&gt; (A)&lt;br&gt;%1 : choisir ceux à dessiner sous forme de flèches</translation>
    </message>
    <message>
      <source>&lt;h2 style="margin-bottom:0px"&gt;Contraflow %1&lt;/h2&gt;&lt;p&gt;Predicts, explains and compares communication times on shared cluster networks.&lt;/p&gt;</source>
      <translation>&lt;h2 style="margin-bottom:0px"&gt;Contraflow %1&lt;/h2&gt;&lt;p&gt;Prédit, explique et compare les temps de communication sur les réseaux partagés des clusters.&lt;/p&gt;</translation>
    </message>
    <message>
      <source>&lt;p&gt;Copyright 2026 the Contraflow developers. Contraflow is free software: you can redistribute it and modify it under the terms of the GNU General Public License as published by the Free Software Foundation, version 3 or, at your option, any later version. It comes without any warranty, to the extent permitted by law.&lt;/p&gt;&lt;p&gt;&lt;b&gt;It is built with&lt;/b&gt;&lt;/p&gt;&lt;ul&gt;&lt;li&gt;Qt %1, GNU Lesser General Public License 3&lt;/li&gt;&lt;li&gt;QCustomPlot by Emanuel Eichhammer, GNU General Public License 3 or later&lt;/li&gt;&lt;li&gt;Mustache by Kevin Wojniak, Boost Software License 1.0&lt;/li&gt;&lt;li&gt;yaml-cpp by Jesse Beder, MIT licence&lt;/li&gt;&lt;li&gt;JSON for Modern C++ by Niels Lohmann, MIT licence&lt;/li&gt;&lt;li&gt;Icons of KDE's Breeze theme by Uri Herrera and others, GNU Lesser General Public License 3 or later&lt;/li&gt;&lt;/ul&gt;&lt;p&gt;The models are those of the papers that the help cites for each of them.&lt;/p&gt;</source>
      <translation>&lt;p&gt;Copyright 2026 les développeurs de Contraflow. Contraflow est un logiciel libre : vous pouvez le redistribuer et le modifier selon les termes de la GNU General Public License publiée par la Free Software Foundation, version 3 ou, à votre choix, toute version ultérieure. Il est fourni sans aucune garantie, dans les limites permises par la loi.&lt;/p&gt;&lt;p&gt;&lt;b&gt;Il utilise&lt;/b&gt;&lt;/p&gt;&lt;ul&gt;&lt;li&gt;Qt %1, GNU Lesser General Public License 3&lt;/li&gt;&lt;li&gt;QCustomPlot d’Emanuel Eichhammer, GNU General Public License 3 ou ultérieure&lt;/li&gt;&lt;li&gt;Mustache de Kevin Wojniak, Boost Software License 1.0&lt;/li&gt;&lt;li&gt;yaml-cpp de Jesse Beder, licence MIT&lt;/li&gt;&lt;li&gt;JSON for Modern C++ de Niels Lohmann, licence MIT&lt;/li&gt;&lt;li&gt;Icônes du thème Breeze de KDE, d’Uri Herrera et d’autres auteurs, GNU Lesser General Public License 3 ou ultérieure&lt;/li&gt;&lt;/ul&gt;&lt;p&gt;Les modèles sont ceux des articles que l’aide cite pour chacun d’eux.&lt;/p&gt;</translation>
    </message>
    <message>
      <source>A baseline on one switch, where messages fan out of a node.</source>
      <translation>Une base de comparaison sur un seul commutateur, quand les messages partent en éventail d’un nœud.</translation>
    </message>
    <message>
      <source>A baseline on one switch, where messages meet at a node.</source>
      <translation>Une base de comparaison sur un seul commutateur, quand les messages convergent vers un nœud.</translation>
    </message>
    <message>
      <source>A campaign is a file that says which networks, patterns and models there are. Make one from the project to begin with, or open one; what is chosen or typed on the left goes into the file.</source>
      <translation>Une campagne est un fichier qui dit quels réseaux, motifs et modèles il y a. Faites-en une à partir du projet pour commencer, ou ouvrez-en une ; ce qui est choisi ou saisi à gauche va dans le fichier.</translation>
    </message>
    <message>
      <source>A cluster of equal nodes on a known network, such as 100 Gbit/s Ethernet</source>
      <translation>Un cluster de nœuds identiques sur un réseau connu, tel qu’Ethernet 100 Gbit/s</translation>
    </message>
    <message>
      <source>A collective whose event names no algorithm takes that of the first row that fits it, and where none fits what NCCL would take among GPUs and Open MPI elsewhere. 'contraflow replay' lists in its issues what ran.</source>
      <translation>Un collectif dont l’événement ne nomme pas d’algorithme prend celui de la première ligne qui convient et, s’il n’y en a pas, ce que prendrait NCCL entre GPU et Open MPI ailleurs. « contraflow replay » dit dans ses remarques ce qui a été exécuté.</translation>
    </message>
    <message>
      <source>A domain of NVLink 5 that spans a rack, such as the GB200 NVL72: 72 GPUs with 18 links each into its NVLink switches. Its row is one server with 72 GPUs. A nominal rate, not a measurement.</source>
      <translation>Un domaine NVLink 5 qui s’étend sur une baie, comme le GB200 NVL72 : 72 GPU avec 18 liens chacun vers leurs commutateurs NVLink. Sa ligne est un serveur de 72 GPU. Un débit nominal, pas une mesure.</translation>
    </message>
    <message>
      <source>A full channel to which the message sends nothing, and which held it up for the longest time all the same; of models of lossless networks</source>
      <translation>Un canal plein vers lequel le message n'envoie rien, et qui l'a pourtant retardé le plus longtemps ; des modèles de réseaux sans perte</translation>
    </message>
    <message>
      <source>A job may take up to %1: up to %2 attempts of up to %3 repetitions, each %4 times as long as predicted, and %5 min for MPI to start.</source>
      <translation>Un travail peut durer jusqu’à %1 : jusqu’à %2 essais d’au plus %3 répétitions, chacune %4 fois plus longue que prévu, et %5 min pour le démarrage de MPI.</translation>
    </message>
    <message>
      <source>A link needs two ends: %1 cannot be linked to itself.</source>
      <translation>Un lien a deux extrémités : %1 ne peut pas être relié à lui-même.</translation>
    </message>
    <message>
      <source>A mesh whose dimensions are closed to rings, where they are longer than 2.</source>
      <translation>Une grille dont les dimensions sont refermées en anneaux là où elles dépassent 2.</translation>
    </message>
    <message>
      <source>A message goes from one node to another: drag from node to node.</source>
      <translation>Un message va d’un nœud à un autre : faites glisser d’un nœud à l’autre.</translation>
    </message>
    <message>
      <source>A name is needed here.</source>
      <translation>Un nom est nécessaire ici.</translation>
    </message>
    <message>
      <source>A network that drops nothing, without working congestion control: InfiniBand, RoCE with PFC alone, Omni-Path. What enters a NIC leaves in the same proportions, a port serves the ports that feed it in turn, and a full buffer stops all that feeds it, so that messages into a busy node hold up others that never go there. Compare it with max-min, which is the same network with congestion control that works.</source>
      <translation>Un réseau qui ne perd rien, sans contrôle de congestion efficace : InfiniBand, RoCE avec PFC seul, Omni-Path. Ce qui entre dans une carte en sort dans les mêmes proportions, un port sert tour à tour les ports qui l'alimentent, et un tampon plein arrête tout ce qui l'alimente, si bien que les messages vers un nœud chargé en retardent d'autres qui n'y vont jamais. À comparer avec max-min, le même réseau avec un contrôle de congestion qui fonctionne.</translation>
    </message>
    <message>
      <source>A new platform in this project</source>
      <translation>Une nouvelle plateforme dans ce projet</translation>
    </message>
    <message>
      <source>A new platform, and %1 runs on it</source>
      <translation>Une nouvelle plateforme, sur laquelle %1 s’exécute</translation>
    </message>
    <message>
      <source>A new platform, and a new scenario like %1 on it</source>
      <translation>Une nouvelle plateforme, avec un nouveau scénario semblable à %1</translation>
    </message>
    <message>
      <source>A new project</source>
      <translation>Un nouveau projet</translation>
    </message>
    <message>
      <source>A new scenario runs the application on the nodes of this platform</source>
      <translation>Un nouveau scénario exécute l’application sur les nœuds de cette plateforme</translation>
    </message>
    <message>
      <source>A new workload, and a new scenario like %1 on %2</source>
      <translation>Une nouvelle charge de travail, et un nouveau scénario semblable à %1 sur %2</translation>
    </message>
    <message>
      <source>A new workload, and a new scenario like %1 with it</source>
      <translation>Une nouvelle charge de travail, et avec elle un nouveau scénario semblable à %1</translation>
    </message>
    <message>
      <source>A new workload, and a new scenario on %1</source>
      <translation>Une nouvelle charge de travail, et un nouveau scénario sur %1</translation>
    </message>
    <message>
      <source>A new workload, which no scenario uses yet</source>
      <translation>Une nouvelle charge de travail, qu’aucun scénario n’utilise encore</translation>
    </message>
    <message>
      <source>A new workload, which the scenario %1 uses from now on</source>
      <translation>Une nouvelle charge de travail, que le scénario %1 utilise désormais</translation>
    </message>
    <message>
      <source>A node or a list of nodes</source>
      <translation>Un nœud ou une liste de nœuds</translation>
    </message>
    <message>
      <source>A node, such as X1, or a list of nodes, such as X[1-3], of which each has the route</source>
      <translation>Un nœud, tel que X1, ou une liste de nœuds, telle que X[1-3], dont chacun a l’itinéraire</translation>
    </message>
    <message>
      <source>A number, with its unit where it has one, a word, or a formula such as =N/2</source>
      <translation>Un nombre, avec son unité s’il en a une, un mot, ou une formule telle que =N/2</translation>
    </message>
    <message>
      <source>A number, with its unit where it has one, or a formula over other parameters, such as =N/2</source>
      <translation>Un nombre, avec son unité s’il en a une, ou une formule sur d’autres paramètres, telle que =N/2</translation>
    </message>
    <message>
      <source>A parameter that the model's kind takes</source>
      <translation>Un paramètre que le type du modèle accepte</translation>
    </message>
    <message>
      <source>A pattern is repeated until half the 95 % confidence interval of every message's mean is as narrow</source>
      <translation>Un motif est répété jusqu’à ce que la moitié de l’intervalle de confiance à 95 % de la moyenne de chaque message soit aussi étroite</translation>
    </message>
    <message>
      <source>A picture of the results appears here as they come.</source>
      <translation>Une image des résultats apparaît ici à mesure qu'ils arrivent.</translation>
    </message>
    <message>
      <source>A process that the mapping places, or a node</source>
      <translation>Un processus affecté par le placement, ou un nœud</translation>
    </message>
    <message>
      <source>A project file; dropping it on this window does the same</source>
      <translation>Un fichier de projet ; le déposer sur cette fenêtre a le même effet</translation>
    </message>
    <message>
      <source>A sheet for each table; numbers in the units that its headings name. Texts are never formulas.</source>
      <translation>Une feuille par tableau ; nombres dans les unités que nomment les en-têtes. Les textes ne sont jamais des formules.</translation>
    </message>
    <message>
      <source>A source or destination of messages, or the rank of a process of an application</source>
      <translation>Une source ou une destination de messages, ou le rang d’un processus d’une application</translation>
    </message>
    <message>
      <source>A sparse matrix on a grid in three dimensions: an iteration exchanges faces, multiplies, and reduces two scalar products of 8 bytes.</source>
      <translation>Une matrice creuse sur une grille en trois dimensions : une itération échange des faces, multiplie, et réduit deux produits scalaires de 8 octets.</translation>
    </message>
    <message>
      <source>A step of a transformer by data-, tensor-, pipeline- and expert-parallel degrees, whose product is the number of processes: microbatches, one forward one backward, with the all-reduces of each layer and the exchange of tokens between experts; then gradients are reduced, or scattered and the new weights gathered. Neighbouring ranks share layers, then come experts, copies and stages. Nothing overlaps with computing but what is sent to the next stage. Algorithms and channels are chosen as NCCL does. The vocabulary's weights count as spread over all stages; nothing is computed twice.</source>
      <translation>Un pas d'un transformeur par degrés de parallélisme de données, de tenseur, de pipeline et d'experts, dont le produit est le nombre de processus : micro-lots, un en avant un en arrière, avec les all-reduces de chaque couche et l'échange de jetons entre experts ; puis les gradients sont réduits, ou dispersés et les nouveaux poids rassemblés. Des rangs voisins se partagent des couches, puis viennent experts, copies et étages. Rien ne recouvre le calcul sauf ce qui va à l'étage suivant. Algorithmes et canaux sont choisis comme par NCCL. Les poids du vocabulaire comptent comme répartis sur tous les étages ; rien n'est calculé deux fois.</translation>
    </message>
    <message>
      <source>A switch has one name, no list.</source>
      <translation>Un commutateur a un seul nom, pas une liste.</translation>
    </message>
    <message>
      <source>A switch or a node; the link carries both directions</source>
      <translation>Un commutateur ou un nœud ; le lien transmet dans les deux sens</translation>
    </message>
    <message>
      <source>A table could not be recomputed: %1</source>
      <translation>Un tableau n’a pas pu être recalculé : %1</translation>
    </message>
    <message>
      <source>A third of the patterns</source>
      <translation>Un tiers des motifs</translation>
    </message>
    <message>
      <source>A trace is not typed: take one by Import in the File menu.</source>
      <translation>Une trace ne se tape pas : reprenez-en une par « Importer » du menu Fichier.</translation>
    </message>
    <message>
      <source>A&amp;pply this order to the document</source>
      <translation>A&amp;ppliquer cet ordre au document</translation>
    </message>
    <message>
      <source>ASTRA-sim network (analytical)</source>
      <translation>Réseau ASTRA-sim (analytique)</translation>
    </message>
    <message>
      <source>ASTRA-sim sends along one dimension at a time; here messages may cross several, by a shortest way, of equal ones by a hash of the ends</source>
      <translation>ASTRA-sim envoie le long d’une dimension à la fois ; ici les messages peuvent en traverser plusieurs, par un plus court chemin, parmi des égaux selon un hachage des extrémités</translation>
    </message>
    <message>
      <source>ASTRA-sim sends along one dimension at a time; here messages may cross several, one after the other</source>
      <translation>ASTRA-sim envoie le long d’une dimension à la fois ; ici les messages peuvent en traverser plusieurs, l’une après l’autre</translation>
    </message>
    <message>
      <source>ASTRA-sim's network has no such key</source>
      <translation>le réseau d’ASTRA-sim n’a pas de telle clé</translation>
    </message>
    <message>
      <source>About Contraflow</source>
      <translation>À propos de Contraflow</translation>
    </message>
    <message>
      <source>Above ideal</source>
      <translation>Au-dessus de l’idéal</translation>
    </message>
    <message>
      <source>Acknowledgements wait behind data in %1 (%2): %3; %4</source>
      <translation>Les accusés attendent derrière les données dans %1 (%2) : %3 ; %4</translation>
    </message>
    <message>
      <source>Acknowledgements wait little in %1 (%2)</source>
      <translation>Les accusés attendent peu dans %1 (%2)</translation>
    </message>
    <message>
      <source>Acknowledgements wait little or not at all in %1 (%2): leaving it out is as good</source>
      <translation>Les accusés attendent peu ou pas du tout dans %1 (%2) : l’omettre vaut aussi bien</translation>
    </message>
    <message>
      <source>Across</source>
      <translation>Entre eux</translation>
    </message>
    <message>
      <source>Add %1</source>
      <translation>Ajouter %1</translation>
    </message>
    <message>
      <source>Add &amp;application</source>
      <translation>Ajouter une &amp;application</translation>
    </message>
    <message>
      <source>Add &amp;mapping</source>
      <translation>Ajouter un p&amp;lacement</translation>
    </message>
    <message>
      <source>Add &amp;platform</source>
      <translation>Ajouter une &amp;plateforme</translation>
    </message>
    <message>
      <source>Add &amp;scenario</source>
      <translation>Ajouter un &amp;scénario</translation>
    </message>
    <message>
      <source>Add &amp;workload</source>
      <translation>Ajouter une &amp;charge de travail</translation>
    </message>
    <message>
      <source>Add a benchmark</source>
      <translation>Ajouter un benchmark</translation>
    </message>
    <message>
      <source>Add a cost</source>
      <translation>Ajouter un coût</translation>
    </message>
    <message>
      <source>Add a group</source>
      <translation>Ajouter un groupe</translation>
    </message>
    <message>
      <source>Add a link</source>
      <translation>Ajouter un lien</translation>
    </message>
    <message>
      <source>Add a mapping</source>
      <translation>Ajouter un placement</translation>
    </message>
    <message>
      <source>Add a mapping of processes to nodes</source>
      <translation>Ajouter un placement des processus sur les nœuds</translation>
    </message>
    <message>
      <source>Add a measured point</source>
      <translation>Ajouter un point mesuré</translation>
    </message>
    <message>
      <source>Add a measured time</source>
      <translation>Ajouter un temps mesuré</translation>
    </message>
    <message>
      <source>Add a measurement</source>
      <translation>Ajouter un jeu de mesures</translation>
    </message>
    <message>
      <source>Add a message</source>
      <translation>Ajouter un message</translation>
    </message>
    <message>
      <source>Add a model</source>
      <translation>Ajouter un modèle</translation>
    </message>
    <message>
      <source>Add a node</source>
      <translation>Ajouter un nœud</translation>
    </message>
    <message>
      <source>Add a parameter</source>
      <translation>Ajouter un paramètre</translation>
    </message>
    <message>
      <source>Add a platform</source>
      <translation>Ajouter une plateforme</translation>
    </message>
    <message>
      <source>Add a route</source>
      <translation>Ajouter un itinéraire</translation>
    </message>
    <message>
      <source>Add a scenario</source>
      <translation>Ajouter un scénario</translation>
    </message>
    <message>
      <source>Add a scenario like the one that is shown</source>
      <translation>Ajouter un scénario semblable à celui qui est affiché</translation>
    </message>
    <message>
      <source>Add a server</source>
      <translation>Ajouter un serveur</translation>
    </message>
    <message>
      <source>Add a sharing model with its parameters</source>
      <translation>Ajouter un modèle de partage avec ses paramètres</translation>
    </message>
    <message>
      <source>Add a switch</source>
      <translation>Ajouter un commutateur</translation>
    </message>
    <message>
      <source>Add a workload</source>
      <translation>Ajouter une charge de travail</translation>
    </message>
    <message>
      <source>Add an application</source>
      <translation>Ajouter une application</translation>
    </message>
    <message>
      <source>Add an application: a program of processes that compute, send and receive</source>
      <translation>Ajouter une application : un programme de processus qui calculent, envoient et reçoivent</translation>
    </message>
    <message>
      <source>Add an empty platform: nodes, switches and links</source>
      <translation>Ajouter une plateforme vide : nœuds, commutateurs et liens</translation>
    </message>
    <message>
      <source>Add an empty workload: messages</source>
      <translation>Ajouter une charge de travail vide : messages</translation>
    </message>
    <message>
      <source>Add an event</source>
      <translation>Ajouter un événement</translation>
    </message>
    <message>
      <source>Add application %1</source>
      <translation>Ajouter l’application %1</translation>
    </message>
    <message>
      <source>Add as new sce&amp;nario</source>
      <translation>Ajouter comme nouveau &amp;scénario</translation>
    </message>
    <message>
      <source>Add it and use it in %1</source>
      <translation>L’ajouter et l’utiliser dans %1</translation>
    </message>
    <message>
      <source>Add it to the project</source>
      <translation>L’ajouter au projet</translation>
    </message>
    <message>
      <source>Add m&amp;easurement</source>
      <translation>Ajouter un &amp;jeu de mesures</translation>
    </message>
    <message>
      <source>Add m&amp;odel</source>
      <translation>Ajouter un &amp;modèle</translation>
    </message>
    <message>
      <source>Add measured times of the scenario that is shown</source>
      <translation>Ajouter des temps mesurés du scénario affiché</translation>
    </message>
    <message>
      <source>Add messages by a recipe, on all networks</source>
      <translation>Ajouter des messages par recette, sur tous les réseaux</translation>
    </message>
    <message>
      <source>Add model of %1</source>
      <translation>Ajouter le modèle de %1</translation>
    </message>
    <message>
      <source>Add network %1</source>
      <translation>Ajouter le réseau %1</translation>
    </message>
    <message>
      <source>Add node %1</source>
      <translation>Ajouter le nœud %1</translation>
    </message>
    <message>
      <source>Add none</source>
      <translation>Ne pas en ajouter</translation>
    </message>
    <message>
      <source>Add parameter</source>
      <translation>Ajouter un paramètre</translation>
    </message>
    <message>
      <source>Add parameter %1</source>
      <translation>Ajouter le paramètre %1</translation>
    </message>
    <message>
      <source>Add rack %1</source>
      <translation>Ajouter la baie %1</translation>
    </message>
    <message>
      <source>Add scenario %1</source>
      <translation>Ajouter le scénario %1</translation>
    </message>
    <message>
      <source>Add switch %1</source>
      <translation>Ajouter le commutateur %1</translation>
    </message>
    <message>
      <source>Add the model %1 with these parameters and the range that was learnt</source>
      <translation>Ajouter le modèle %1 avec ces paramètres et le domaine appris</translation>
    </message>
    <message>
      <source>Add workload %1</source>
      <translation>Ajouter la charge de travail %1</translation>
    </message>
    <message>
      <source>Adding up the results</source>
      <translation>La synthèse des résultats</translation>
    </message>
    <message>
      <source>Adding up the selected cells</source>
      <translation>L'addition des cellules choisies</translation>
    </message>
    <message>
      <source>Adds the model %1.</source>
      <translation>Ajoute le modèle %1.</translation>
    </message>
    <message>
      <source>After %1.</source>
      <translation>D’après %1.</translation>
    </message>
    <message>
      <source>Against %1</source>
      <translation>Par rapport à %1</translation>
    </message>
    <message>
      <source>Al&amp;gorithms of collectives…</source>
      <translation>Al&amp;gorithmes des collectifs…</translation>
    </message>
    <message>
      <source>Algorithm</source>
      <translation>Algorithme</translation>
    </message>
    <message>
      <source>Algorithm 1 of Zhu et al., literally. Its order is fixed at the start of a step, so it is not always fair and can give a link more than its capacity; such steps are reported.</source>
      <translation>L’algorithme 1 de Zhu et al., à la lettre. Son ordre est fixé au début d’une étape ; il n’est donc pas toujours équitable et peut donner à un lien plus que sa capacité ; de telles étapes sont signalées.</translation>
    </message>
    <message>
      <source>Algorithms of collectives</source>
      <translation>Algorithmes des collectifs</translation>
    </message>
    <message>
      <source>Align %1 switches</source>
      <translation>Aligner %1 commutateurs</translation>
    </message>
    <message>
      <source>Align centres</source>
      <translation>Aligner les centres</translation>
    </message>
    <message>
      <source>Align left edges</source>
      <translation>Aligner les bords gauches</translation>
    </message>
    <message>
      <source>Align lower edges</source>
      <translation>Aligner les bords inférieurs</translation>
    </message>
    <message>
      <source>Align middles</source>
      <translation>Aligner les milieux</translation>
    </message>
    <message>
      <source>Align right edges</source>
      <translation>Aligner les bords droits</translation>
    </message>
    <message>
      <source>Align upper edges</source>
      <translation>Aligner les bords supérieurs</translation>
    </message>
    <message>
      <source>All %1 tasks have results.</source>
      <translation>Les %1 tâches ont toutes des résultats.</translation>
    </message>
    <message>
      <source>All %1 that differ were run: there is none better with this model.</source>
      <translation>Tout ce qui diffère a été calculé (%1) : il n’y a pas mieux avec ce modèle.</translation>
    </message>
    <message>
      <source>All &amp;measurements</source>
      <translation>Tous les &amp;jeux de mesures</translation>
    </message>
    <message>
      <source>All columns</source>
      <translation>Toutes les colonnes</translation>
    </message>
    <message>
      <source>All m&amp;odels</source>
      <translation>Tous les m&amp;odèles</translation>
    </message>
    <message>
      <source>All messages</source>
      <translation>Tous les messages</translation>
    </message>
    <message>
      <source>All messages are shown</source>
      <translation>Tous les messages sont affichés</translation>
    </message>
    <message>
      <source>All messages of a workload start at the same time.</source>
      <translation>Tous les messages d’une charge de travail partent en même temps.</translation>
    </message>
    <message>
      <source>All messages stay within nodes, which have the cores for that; limit the processes on a node if memory or computing time forbid it.</source>
      <translation>Tous les messages restent dans des nœuds, qui ont assez de cœurs pour cela ; limitez les processus par nœud si la mémoire ou le temps de calcul l’interdisent.</translation>
    </message>
    <message>
      <source>All messages, averaged</source>
      <translation>Tous les messages, en moyenne</translation>
    </message>
    <message>
      <source>All messages, of the selection, or none</source>
      <translation>Tous les messages, ceux de la sélection, ou aucun</translation>
    </message>
    <message>
      <source>All nodes</source>
      <translation>Tous les nœuds</translation>
    </message>
    <message>
      <source>All nodes on one switch.</source>
      <translation>Tous les nœuds sur un seul commutateur.</translation>
    </message>
    <message>
      <source>All of %1</source>
      <translation>Tous ceux de %1</translation>
    </message>
    <message>
      <source>All processes</source>
      <translation>Tous les processus</translation>
    </message>
    <message>
      <source>All published tables</source>
      <translation>Tous les tableaux publiés</translation>
    </message>
    <message>
      <source>All scenarios</source>
      <translation>Tous les scénarios</translation>
    </message>
    <message>
      <source>All scenarios of applications, and the parts of their critical paths.</source>
      <translation>Tous les scénarios d’applications, et les parties de leurs chemins critiques.</translation>
    </message>
    <message>
      <source>All scenarios; the busiest channel's use is the mean over the run.</source>
      <translation>Tous les scénarios ; l’utilisation du canal le plus chargé est la moyenne sur l’exécution.</translation>
    </message>
    <message>
      <source>All sizes</source>
      <translation>Toutes les tailles</translation>
    </message>
    <message>
      <source>All that was measured</source>
      <translation>Tout ce qui a été mesuré</translation>
    </message>
    <message>
      <source>All times are %1: the issues say what is at fault.</source>
      <translation>Tous les temps sont %1 : les problèmes disent ce qui est en cause.</translation>
    </message>
    <message>
      <source>All without contention</source>
      <translation>Tous sans contention</translation>
    </message>
    <message>
      <source>All-to-all</source>
      <translation>All-to-all</translation>
    </message>
    <message>
      <source>All-to-all, incast, ring and others; or draw messages with the message tool (M)</source>
      <translation>All-to-all, incast, anneau et autres ; ou dessiner des messages avec l’outil Message (M)</translation>
    </message>
    <message>
      <source>All-to-alls of more than %1 messages are not run in the engine here; 'contraflow alltoall' runs them</source>
      <translation>Les all-to-all de plus de %1 messages ne sont pas exécutés ici par le moteur ; « contraflow alltoall » les exécute</translation>
    </message>
    <message>
      <source>Alone it would take %1.</source>
      <translation>Seul, il prendrait %1.</translation>
    </message>
    <message>
      <source>Also</source>
      <translation>Autres noms</translation>
    </message>
    <message>
      <source>Also run the all-to-alls on the scenario's network with its model</source>
      <translation>Exécuter aussi les all-to-all sur le réseau du scénario, avec son modèle</translation>
    </message>
    <message>
      <source>An error is (predicted − measured) / measured: below zero where the prediction is too optimistic. %1 measured in %2.</source>
      <translation>Une erreur est (prédit − mesuré) / mesuré : négative là où la prédiction est trop optimiste. Mesuré : %1 (%2).</translation>
    </message>
    <message>
      <source>Another program changed %1.</source>
      <translation>Un autre programme a modifié %1.</translation>
    </message>
    <message>
      <source>Answer</source>
      <translation>Réponse</translation>
    </message>
    <message>
      <source>App&amp;lications</source>
      <translation>App&amp;lications</translation>
    </message>
    <message>
      <source>Appendix: inputs</source>
      <translation>Annexe : données</translation>
    </message>
    <message>
      <source>Appendix: sources and versions</source>
      <translation>Annexe : sources et versions</translation>
    </message>
    <message>
      <source>Application</source>
      <translation>Application</translation>
    </message>
    <message>
      <source>Applications</source>
      <translation>Applications</translation>
    </message>
    <message>
      <source>Applications are programs whose processes compute, send and receive. The critical path is the chain of computations and messages that the last process to finish had to wait for; its parts add up to the makespan. Transfer is what a message takes alone on the slowest channel of its route, contention what it takes longer.</source>
      <translation>Les applications sont des programmes dont les processus calculent, envoient et reçoivent. Le chemin critique est la chaîne de calculs et de messages que le dernier processus à finir a dû attendre ; ses parties font ensemble la durée totale. Le transfert est ce qu’un message prend seul sur le canal le plus lent de son chemin, la contention ce qu’il prend en plus.</translation>
    </message>
    <message>
      <source>Apply and &amp;use for this scenario</source>
      <translation>Appliquer et &amp;utiliser pour ce scénario</translation>
    </message>
    <message>
      <source>Apply preset %1</source>
      <translation>Appliquer le préréglage %1</translation>
    </message>
    <message>
      <source>Apply this order to the document</source>
      <translation>Appliquer cet ordre au document</translation>
    </message>
    <message>
      <source>Apply, and predict scenario %1 with the model %2 from now on: a step that can be undone</source>
      <translation>Appliquer, et prédire désormais le scénario %1 avec le modèle %2 : une étape que l'on peut annuler</translation>
    </message>
    <message>
      <source>Applying the preset…</source>
      <translation>Application du préréglage…</translation>
    </message>
    <message>
      <source>Arrange</source>
      <translation>Disposer</translation>
    </message>
    <message>
      <source>Arrow keys and Enter put it on another node; the same key takes the next process</source>
      <translation>Les flèches et Entrée le posent sur un autre nœud ; la même touche prend le processus suivant</translation>
    </message>
    <message>
      <source>As fits</source>
      <translation>Automatique</translation>
    </message>
    <message>
      <source>As is usual for the network</source>
      <translation>Comme d’usage pour ce réseau</translation>
    </message>
    <message>
      <source>As it is called there</source>
      <translation>Comme il s’appelle là-bas</translation>
    </message>
    <message>
      <source>As many cables as each switch needs for what comes from below, divided by this</source>
      <translation>Autant de câbles qu’il en faut à chaque commutateur pour ce qui vient d’en bas, divisé par ce nombre</translation>
    </message>
    <message>
      <source>As many messages as you say, each from a node to another, both drawn.</source>
      <translation>Autant de messages que vous indiquez, chacun d’un nœud à un autre, tous deux tirés au hasard.</translation>
    </message>
    <message>
      <source>As recognised</source>
      <translation>Format détecté</translation>
    </message>
    <message>
      <source>As recognised: %1</source>
      <translation>Format détecté : %1</translation>
    </message>
    <message>
      <source>As the cables make it</source>
      <translation>Comme les câbles la font</translation>
    </message>
    <message>
      <source>As the desktop</source>
      <translation>Comme le bureau</translation>
    </message>
    <message>
      <source>As the file says</source>
      <translation>Selon le fichier</translation>
    </message>
    <message>
      <source>As the platform's scenarios</source>
      <translation>Comme les scénarios de la plateforme</translation>
    </message>
    <message>
      <source>As the tool calls it</source>
      <translation>Tel que l’outil le nomme</translation>
    </message>
    <message>
      <source>As typed</source>
      <translation>Comme saisi</translation>
    </message>
    <message>
      <source>As typed below</source>
      <translation>Saisies ci-dessous</translation>
    </message>
    <message>
      <source>As wide as the window</source>
      <translation>À la largeur de la fenêtre</translation>
    </message>
    <message>
      <source>Assumed: %1</source>
      <translation>Supposé : %1</translation>
    </message>
    <message>
      <source>Asymmetric, Algorithm 1 as printed</source>
      <translation>Asymétrique, algorithme 1 tel qu’imprimé</translation>
    </message>
    <message>
      <source>At &amp;least:</source>
      <translation>Au &amp;moins :</translation>
    </message>
    <message>
      <source>At &amp;most:</source>
      <translation>Au &amp;plus :</translation>
    </message>
    <message>
      <source>At least</source>
      <translation>Au moins</translation>
    </message>
    <message>
      <source>At most</source>
      <translation>Au plus</translation>
    </message>
    <message>
      <source>At most per &amp;node:</source>
      <translation>Maximum par &amp;nœud :</translation>
    </message>
    <message>
      <source>At most so long for what only adds to the predictions: how firm the answer is, upgrades, sweeps, placement. What does not fit is named in the report.</source>
      <translation>Au plus ce temps pour ce qui s’ajoute seulement aux prédictions : la solidité de la réponse, les améliorations, les balayages, le placement. Le rapport nomme ce qui n’a pas tenu.</translation>
    </message>
    <message>
      <source>Author</source>
      <translation>Auteur</translation>
    </message>
    <message>
      <source>Bandwidth</source>
      <translation>Bande passante</translation>
    </message>
    <message>
      <source>Bandwidth of %1 over the message size</source>
      <translation>Débit de %1 selon la taille des messages</translation>
    </message>
    <message>
      <source>Bandwidths, start-up times and formulas</source>
      <translation>Bandes passantes, temps d’initialisation et formules</translation>
    </message>
    <message>
      <source>Bars</source>
      <translation>Barres</translation>
    </message>
    <message>
      <source>Batch system</source>
      <translation>Système de lots</translation>
    </message>
    <message>
      <source>Becomes</source>
      <translation>Devient</translation>
    </message>
    <message>
      <source>Before the start of its application</source>
      <translation>Avant le départ de son application</translation>
    </message>
    <message>
      <source>Begin</source>
      <translation>Commencer</translation>
    </message>
    <message>
      <source>Begin again</source>
      <translation>Recommencer</translation>
    </message>
    <message>
      <source>Below processes</source>
      <translation>Moins de processus que</translation>
    </message>
    <message>
      <source>Below servers</source>
      <translation>En dessous de serveurs</translation>
    </message>
    <message>
      <source>Below size</source>
      <translation>Moins grand que</translation>
    </message>
    <message>
      <source>Benchmarks</source>
      <translation>Benchmarks</translation>
    </message>
    <message>
      <source>Benchmarks between two processes</source>
      <translation>Bancs d’essai entre deux processus</translation>
    </message>
    <message>
      <source>Benchmarks of the project</source>
      <translation>Benchmarks du projet</translation>
    </message>
    <message>
      <source>Between nodes of</source>
      <translation>Entre nœuds de</translation>
    </message>
    <message>
      <source>Between processes of one node, such as 40 Gbit/s; empty: unlimited</source>
      <translation>Entre les processus d’un même nœud, telle que 40 Gbit/s ; vide : illimitée</translation>
    </message>
    <message>
      <source>Between whom</source>
      <translation>Entre qui</translation>
    </message>
    <message>
      <source>Beyond the calibration of their models, where ranges may be too narrow, are %1.</source>
      <translation>Hors de la calibration de leurs modèles, où les intervalles peuvent être trop étroits, se trouvent %1.</translation>
    </message>
    <message>
      <source>Beyond the calibration of their models, where ranges may be too narrow, is %1.</source>
      <translation>Hors de la calibration de leurs modèles, où les intervalles peuvent être trop étroits, se trouve %1.</translation>
    </message>
    <message>
      <source>Beyond the calibration: %1</source>
      <translation>Hors de la calibration : %1</translation>
    </message>
    <message>
      <source>Bins: %1 %</source>
      <translation>Classes : %1 %</translation>
    </message>
    <message>
      <source>Bins: automatic</source>
      <translation>Classes : automatique</translation>
    </message>
    <message>
      <source>Bisection</source>
      <translation>Bissection</translation>
    </message>
    <message>
      <source>Black or white text on plain ground, and clear borders</source>
      <translation>Texte noir ou blanc sur fond uni et bordures nettes</translation>
    </message>
    <message>
      <source>BlockSizes=%1 is about the scheduler's planning; it was left out</source>
      <translation>BlockSizes=%1 concerne la planification de l’ordonnanceur ; il a été laissé de côté</translation>
    </message>
    <message>
      <source>Bounds by process</source>
      <translation>Bornes par processus</translation>
    </message>
    <message>
      <source>Bring nothing forward any more</source>
      <translation>Ne plus rien mettre en avant</translation>
    </message>
    <message>
      <source>Busiest</source>
      <translation>Le plus chargé</translation>
    </message>
    <message>
      <source>Busiest channel</source>
      <translation>Canal le plus chargé</translation>
    </message>
    <message>
      <source>Busy for</source>
      <translation>Occupé pendant</translation>
    </message>
    <message>
      <source>By application</source>
      <translation>Par application</translation>
    </message>
    <message>
      <source>By channel</source>
      <translation>Par canal</translation>
    </message>
    <message>
      <source>By how much the makespan is shorter than the present one</source>
      <translation>De combien la durée totale est plus courte que l’actuelle</translation>
    </message>
    <message>
      <source>By makespan; in brackets the places that differences inside the errors leave open</source>
      <translation>Selon la durée totale ; entre parenthèses, les rangs possibles quand les différences sont inférieures aux erreurs</translation>
    </message>
    <message>
      <source>By phase</source>
      <translation>Par phase</translation>
    </message>
    <message>
      <source>By workload</source>
      <translation>Par charge de travail</translation>
    </message>
    <message>
      <source>Bytes</source>
      <translation>Octets</translation>
    </message>
    <message>
      <source>Bytes from each row to each column</source>
      <translation>Octets de chaque ligne vers chaque colonne</translation>
    </message>
    <message>
      <source>Bytes in all</source>
      <translation>Octets au total</translation>
    </message>
    <message>
      <source>C is its slowest channel</source>
      <translation>C est son canal le plus lent</translation>
    </message>
    <message>
      <source>C&amp;hoose colour…</source>
      <translation>C&amp;hoisir une couleur…</translation>
    </message>
    <message>
      <source>C&amp;osts</source>
      <translation>C&amp;oûts</translation>
    </message>
    <message>
      <source>CSV</source>
      <translation>CSV</translation>
    </message>
    <message>
      <source>CSV table (*.csv)</source>
      <translation>Tableau CSV (*.csv)</translation>
    </message>
    <message>
      <source>Ca&amp;mpaign…</source>
      <translation>&amp;Campagne…</translation>
    </message>
    <message>
      <source>Cables of a link</source>
      <translation>Câbles d’un lien</translation>
    </message>
    <message>
      <source>Cali&amp;brate…</source>
      <translation>Cali&amp;brer…</translation>
    </message>
    <message>
      <source>Calibrate</source>
      <translation>Calibrer</translation>
    </message>
    <message>
      <source>Calibrate %1</source>
      <translation>Calibrer %1</translation>
    </message>
    <message>
      <source>Calibrated: %1.</source>
      <translation>Calibrés : %1.</translation>
    </message>
    <message>
      <source>Calibrated: %1; not calibrated here: %2.</source>
      <translation>Calibrés : %1 ; non calibrés ici : %2.</translation>
    </message>
    <message>
      <source>Calibrate…</source>
      <translation>Calibrer…</translation>
    </message>
    <message>
      <source>Calibration</source>
      <translation>Calibration</translation>
    </message>
    <message>
      <source>Calibration of the campaign</source>
      <translation>Calibration de la campagne</translation>
    </message>
    <message>
      <source>Calibrations</source>
      <translation>Calibrations</translation>
    </message>
    <message>
      <source>Campaign</source>
      <translation>Campagne</translation>
    </message>
    <message>
      <source>Campaigns (*.yaml *.yml);;All files (*)</source>
      <translation>Campagnes (*.yaml *.yml);;Tous les fichiers (*)</translation>
    </message>
    <message>
      <source>Cancel</source>
      <translation>Annuler</translation>
    </message>
    <message>
      <source>Candidate</source>
      <translation>Candidat</translation>
    </message>
    <message>
      <source>Candidates</source>
      <translation>Candidats</translation>
    </message>
    <message>
      <source>Candidates by rank.</source>
      <translation>Candidats par rang.</translation>
    </message>
    <message>
      <source>Cannot run</source>
      <translation>Ne peut s’exécuter</translation>
    </message>
    <message>
      <source>Capacity %1</source>
      <translation>Capacité %1</translation>
    </message>
    <message>
      <source>Chakra ET</source>
      <translation>Chakra ET</translation>
    </message>
    <message>
      <source>Change</source>
      <translation>Changement</translation>
    </message>
    <message>
      <source>Change %1</source>
      <translation>Modifier %1</translation>
    </message>
    <message>
      <source>Change %1 of %2</source>
      <translation>Modifier %1 de %2</translation>
    </message>
    <message>
      <source>Change algorithms of collectives</source>
      <translation>Changer les algorithmes des collectifs</translation>
    </message>
    <message>
      <source>Change of the makespan</source>
      <translation>Variation de la durée totale</translation>
    </message>
    <message>
      <source>Change of the makespan of %1</source>
      <translation>Variation de la durée totale de %1</translation>
    </message>
    <message>
      <source>Change of the pattern that lost the most</source>
      <translation>Changement du schéma qui a perdu le plus</translation>
    </message>
    <message>
      <source>Change processes of %1</source>
      <translation>Modifier les processus de %1</translation>
    </message>
    <message>
      <source>Change the report</source>
      <translation>Modifier le rapport</translation>
    </message>
    <message>
      <source>Changed by another program</source>
      <translation>Modifié par un autre programme</translation>
    </message>
    <message>
      <source>Changes appear here when a network replaces another and both have the same patterns.</source>
      <translation>Les variations apparaissent ici quand un réseau en remplace un autre et que les deux ont les mêmes motifs.</translation>
    </message>
    <message>
      <source>Changes since the last save are lost when they are discarded.</source>
      <translation>Si vous ne les enregistrez pas, les modifications faites depuis le dernier enregistrement seront perdues.</translation>
    </message>
    <message>
      <source>Changing the project…</source>
      <translation>Modification du projet…</translation>
    </message>
    <message>
      <source>Channel</source>
      <translation>Canal</translation>
    </message>
    <message>
      <source>Channel (full lane: 100 % of its capacity)</source>
      <translation>Canal (bande pleine : 100 % de sa capacité)</translation>
    </message>
    <message>
      <source>Channels</source>
      <translation>Canaux</translation>
    </message>
    <message>
      <source>Check a measurement to learn from.</source>
      <translation>Cochez un jeu de mesures pour l’apprentissage.</translation>
    </message>
    <message>
      <source>Check a model to fit.</source>
      <translation>Cochez un modèle à ajuster.</translation>
    </message>
    <message>
      <source>Checking the project…</source>
      <translation>Vérification du projet…</translation>
    </message>
    <message>
      <source>Checkpoint to storage</source>
      <translation>Point de reprise vers le stockage</translation>
    </message>
    <message>
      <source>Choose a scenario to be measured.</source>
      <translation>Choisissez un scénario à mesurer.</translation>
    </message>
    <message>
      <source>Choose a table first</source>
      <translation>Choisissez d’abord un tableau</translation>
    </message>
    <message>
      <source>Choose all tables that have a row</source>
      <translation>Choisir tous les tableaux qui ont au moins une ligne</translation>
    </message>
    <message>
      <source>Choose how collectives of applications run whose events name no algorithm</source>
      <translation>Choisir comment s’exécutent les collectifs d’applications dont les événements ne nomment pas d’algorithme</translation>
    </message>
    <message>
      <source>Choose models to show beside the scenario's own, in the sheets of results and in the plot of times</source>
      <translation>Choisir les modèles à afficher à côté de celui du scénario, dans les feuilles de résultats et le graphique des temps</translation>
    </message>
    <message>
      <source>Choose no table</source>
      <translation>Ne choisir aucun tableau</translation>
    </message>
    <message>
      <source>Clear</source>
      <translation>Effacer</translation>
    </message>
    <message>
      <source>Clear cells</source>
      <translation>Effacer les cellules</translation>
    </message>
    <message>
      <source>Clearing cells…</source>
      <translation>Effacement des cellules…</translation>
    </message>
    <message>
      <source>Click to show or hide</source>
      <translation>Cliquer pour afficher ou masquer</translation>
    </message>
    <message>
      <source>Clients compute, then all write their state at once, block after block, each to one of a few servers, which take what comes first.</source>
      <translation>Des clients calculent, puis écrivent tous leur état à la fois, bloc après bloc, chacun vers l’un de quelques serveurs, qui prennent ce qui vient d’abord.</translation>
    </message>
    <message>
      <source>Close all windows</source>
      <translation>Fermer toutes les fenêtres</translation>
    </message>
    <message>
      <source>Close the project and show the start page</source>
      <translation>Fermer le projet et afficher la page d’accueil</translation>
    </message>
    <message>
      <source>Close the search</source>
      <translation>Fermer la recherche</translation>
    </message>
    <message>
      <source>Close the search (Esc)</source>
      <translation>Fermer la recherche (Échap)</translation>
    </message>
    <message>
      <source>Close this message</source>
      <translation>Fermer ce message</translation>
    </message>
    <message>
      <source>Close this window</source>
      <translation>Fermer cette fenêtre</translation>
    </message>
    <message>
      <source>Close win&amp;dow</source>
      <translation>Fer&amp;mer la fenêtre</translation>
    </message>
    <message>
      <source>Co&amp;mpare</source>
      <translation>Compara&amp;ison</translation>
    </message>
    <message>
      <source>Collapse</source>
      <translation>Replier</translation>
    </message>
    <message>
      <source>Collapse %1</source>
      <translation>Replier %1</translation>
    </message>
    <message>
      <source>Collapse %1 boxes</source>
      <translation>Réduire %1 boîtes</translation>
    </message>
    <message>
      <source>Collapse all</source>
      <translation>Tout replier</translation>
    </message>
    <message>
      <source>Collectives</source>
      <translation>Collectives</translation>
    </message>
    <message>
      <source>Colour of %1</source>
      <translation>Couleur de %1</translation>
    </message>
    <message>
      <source>Colour the arrows of messages by how many times longer they take than alone</source>
      <translation>Colorer les flèches des messages selon leur ralentissement par rapport au message seul</translation>
    </message>
    <message>
      <source>Colour the arrows of messages by their time</source>
      <translation>Colorer les flèches des messages selon leur temps</translation>
    </message>
    <message>
      <source>Colours of &amp;models, in all plots and lists</source>
      <translation>Couleurs des &amp;modèles, dans tous les graphiques et listes</translation>
    </message>
    <message>
      <source>Colours of models</source>
      <translation>Couleurs des modèles</translation>
    </message>
    <message>
      <source>Colours of the &amp;desktop</source>
      <translation>Couleurs du b&amp;ureau</translation>
    </message>
    <message>
      <source>Column</source>
      <translation>Colonne</translation>
    </message>
    <message>
      <source>Columns</source>
      <translation>Colonnes</translation>
    </message>
    <message>
      <source>Columns of the file, what they mean and their units</source>
      <translation>Colonnes du fichier, leur signification et leurs unités</translation>
    </message>
    <message>
      <source>ComDetective writes the row of the last process first</source>
      <translation>ComDetective écrit d’abord la ligne du dernier processus</translation>
    </message>
    <message>
      <source>Commands</source>
      <translation>Commandes</translation>
    </message>
    <message>
      <source>Communication</source>
      <translation>Communication</translation>
    </message>
    <message>
      <source>Communication matrix</source>
      <translation>Matrice de communication</translation>
    </message>
    <message>
      <source>Compare</source>
      <translation>Comparaison</translation>
    </message>
    <message>
      <source>Compare &amp;none</source>
      <translation>&amp;Ne rien comparer</translation>
    </message>
    <message>
      <source>Compare models</source>
      <translation>Comparer les modèles</translation>
    </message>
    <message>
      <source>Compare where the processes of a scenario may go, and find a better placement</source>
      <translation>Comparer les placements possibles des processus d’un scénario et en trouver un meilleur</translation>
    </message>
    <message>
      <source>Compare with the model %1</source>
      <translation>Comparer au modèle %1</translation>
    </message>
    <message>
      <source>Compare with:</source>
      <translation>Comparer à :</translation>
    </message>
    <message>
      <source>Compare…</source>
      <translation>Comparer…</translation>
    </message>
    <message>
      <source>Comparing placements…</source>
      <translation>Comparaison des placements…</translation>
    </message>
    <message>
      <source>Comparing with simulations by SimGrid, whose default it is.</source>
      <translation>Comparer avec des simulations de SimGrid, dont c’est le modèle par défaut.</translation>
    </message>
    <message>
      <source>Comparing with the file</source>
      <translation>La comparaison avec le fichier</translation>
    </message>
    <message>
      <source>Comparison</source>
      <translation>Comparaison</translation>
    </message>
    <message>
      <source>Computations on the path</source>
      <translation>Calculs sur le chemin</translation>
    </message>
    <message>
      <source>Computations on the path: longer because cores are shared</source>
      <translation>Calculs sur le chemin : allongés parce que des cœurs sont partagés</translation>
    </message>
    <message>
      <source>Computed</source>
      <translation>Calculé</translation>
    </message>
    <message>
      <source>Computed numbers in sheets and panels; plots, reports and files have their own. A column's menu chooses another unit for it alone.</source>
      <translation>Nombres calculés dans les feuilles et les panneaux ; les graphiques, les rapports et les fichiers ont leur propre présentation. Le menu d’une colonne permet de choisir une autre unité pour elle seule.</translation>
    </message>
    <message>
      <source>Computing</source>
      <translation>Calcul</translation>
    </message>
    <message>
      <source>Computing takes %1 of its critical path, and contention %2.</source>
      <translation>Le calcul prend %1 de son chemin critique, et la contention %2.</translation>
    </message>
    <message>
      <source>Condition</source>
      <translation>Condition</translation>
    </message>
    <message>
      <source>Conflict</source>
      <translation>Conflit</translation>
    </message>
    <message>
      <source>Conjugate gradients</source>
      <translation>Gradients conjugués</translation>
    </message>
    <message>
      <source>Content of the current cell</source>
      <translation>Contenu de la cellule actuelle</translation>
    </message>
    <message>
      <source>Contention</source>
      <translation>Contention</translation>
    </message>
    <message>
      <source>Contention signature</source>
      <translation>Signature de contention</translation>
    </message>
    <message>
      <source>Contention signature over measured times</source>
      <translation>Signature de contention et temps mesurés</translation>
    </message>
    <message>
      <source>Contention signature: %1, error %2, %3</source>
      <translation>Signature de contention : %1, erreur %2, %3</translation>
    </message>
    <message>
      <source>Contents</source>
      <translation>Sommaire</translation>
    </message>
    <message>
      <source>Continue the first cells of the selection: X1, X2, … or 1 MB, 2 MB, …</source>
      <translation>Continuer les premières cellules de la sélection : X1, X2, … ou 1 MB, 2 MB, …</translation>
    </message>
    <message>
      <source>Contraflow help</source>
      <translation>Aide de Contraflow</translation>
    </message>
    <message>
      <source>Contraflow projects (*.yaml *.yml);;All files (*)</source>
      <translation>Projets Contraflow (*.yaml *.yml);;Tous les fichiers (*)</translation>
    </message>
    <message>
      <source>Copy</source>
      <translation>Copier</translation>
    </message>
    <message>
      <source>Copy bandwidth and latency of GPUs within a server from what is known to join them</source>
      <translation>Reprendre la bande passante et la latence des GPU dans un serveur d’une liaison connue</translation>
    </message>
    <message>
      <source>Copy cells</source>
      <translation>Copier les cellules</translation>
    </message>
    <message>
      <source>Copy cells with header</source>
      <translation>Copier les cellules avec l’en-tête</translation>
    </message>
    <message>
      <source>Copy data</source>
      <translation>Copier les données</translation>
    </message>
    <message>
      <source>Copy picture</source>
      <translation>Copier l’image</translation>
    </message>
    <message>
      <source>Copy the selected cells below the names of their columns</source>
      <translation>Copier les cellules sélectionnées sous les noms de leurs colonnes</translation>
    </message>
    <message>
      <source>Copy the selected cells, for sheets and spreadsheets</source>
      <translation>Copier les cellules sélectionnées, pour les feuilles et les tableurs</translation>
    </message>
    <message>
      <source>Copy the selected rows below themselves, with names of their own</source>
      <translation>Copier les lignes sélectionnées au-dessous d’elles-mêmes, avec des noms propres</translation>
    </message>
    <message>
      <source>Copy the selected rows, or all of them, for a spreadsheet (Ctrl+C)</source>
      <translation>Copier les lignes sélectionnées, ou toutes, pour un tableur (Ctrl+C)</translation>
    </message>
    <message>
      <source>Copying %1 rows…</source>
      <translation>Copie de %1 lignes…</translation>
    </message>
    <message>
      <source>Copying the cells</source>
      <translation>La copie des cellules</translation>
    </message>
    <message>
      <source>Cores</source>
      <translation>Cœurs</translation>
    </message>
    <message>
      <source>Cores of a job</source>
      <translation>Cœurs d'un travail</translation>
    </message>
    <message>
      <source>Cores of a node</source>
      <translation>Cœurs d’un nœud</translation>
    </message>
    <message>
      <source>Cores of the platform</source>
      <translation>Cœurs de la plateforme</translation>
    </message>
    <message>
      <source>Cost of contention</source>
      <translation>Coût de la contention</translation>
    </message>
    <message>
      <source>Cost over time</source>
      <translation>Coût selon le temps</translation>
    </message>
    <message>
      <source>Cost over time appears here.
Give every platform a price in the same currency, in the sheet Platforms, or its nodes and links.</source>
      <translation>Le coût selon le temps apparaît ici.
Donnez à chaque plateforme un prix dans la même monnaie, dans la feuille Plateformes, ou à ses nœuds et liens.</translation>
    </message>
    <message>
      <source>Costs</source>
      <translation>Coûts</translation>
    </message>
    <message>
      <source>Count</source>
      <translation>Nombre</translation>
    </message>
    <message>
      <source>Counting the messages</source>
      <translation>Le décompte des messages</translation>
    </message>
    <message>
      <source>Counting the messages… %1 %</source>
      <translation>Comptage des messages… %1 %</translation>
    </message>
    <message>
      <source>Counts of</source>
      <translation>Nombres de</translation>
    </message>
    <message>
      <source>Critical pa&amp;th</source>
      <translation>Chemin cri&amp;tique</translation>
    </message>
    <message>
      <source>Critical path</source>
      <translation>Chemin critique</translation>
    </message>
    <message>
      <source>Critical path by channel</source>
      <translation>Chemin critique par canal</translation>
    </message>
    <message>
      <source>Critical path by phase</source>
      <translation>Chemin critique par phase</translation>
    </message>
    <message>
      <source>Critical path: %1</source>
      <translation>Chemin critique : %1</translation>
    </message>
    <message>
      <source>Cross-traffic (acknowledgements take a part epsilon of the opposite direction)</source>
      <translation>Trafic croisé (les accusés prennent une part epsilon du sens opposé)</translation>
    </message>
    <message>
      <source>Cross-traffic (acknowledgements take capacity)</source>
      <translation>Trafic croisé (les acquittements occupent de la capacité)</translation>
    </message>
    <message>
      <source>Ctrl+D</source>
      <translation>Ctrl+D</translation>
    </message>
    <message>
      <source>Customer</source>
      <translation>Client</translation>
    </message>
    <message>
      <source>Cut</source>
      <translation>Couper</translation>
    </message>
    <message>
      <source>Cut cells</source>
      <translation>Couper les cellules</translation>
    </message>
    <message>
      <source>Cutting…</source>
      <translation>Coupe en cours…</translation>
    </message>
    <message>
      <source>Dar&amp;k colours</source>
      <translation>Couleurs som&amp;bres</translation>
    </message>
    <message>
      <source>Dark</source>
      <translation>Sombres</translation>
    </message>
    <message>
      <source>Dark text on a light ground</source>
      <translation>Texte sombre sur fond clair</translation>
    </message>
    <message>
      <source>Data copied: %1</source>
      <translation>Données copiées : %1</translation>
    </message>
    <message>
      <source>Data-parallel training: forward, then backward bucket by bucket, each followed by a ring all-reduce of its gradients, which does not overlap with computing.</source>
      <translation>Entraînement parallèle sur les données : passe avant, puis arrière partie par partie, chacune suivie d’un all-reduce en anneau de ses gradients, sans recouvrement avec le calcul.</translation>
    </message>
    <message>
      <source>Date</source>
      <translation>Date</translation>
    </message>
    <message>
      <source>Decide &amp;later</source>
      <translation>Décider plus &amp;tard</translation>
    </message>
    <message>
      <source>Decimal mark</source>
      <translation>Séparateur décimal</translation>
    </message>
    <message>
      <source>Default</source>
      <translation>Par défaut</translation>
    </message>
    <message>
      <source>Degree</source>
      <translation>Degré</translation>
    </message>
    <message>
      <source>Degree d</source>
      <translation>Degré d</translation>
    </message>
    <message>
      <source>Degree of the patterns</source>
      <translation>Degré des schémas</translation>
    </message>
    <message>
      <source>Degrees</source>
      <translation>Degrés</translation>
    </message>
    <message>
      <source>Delete</source>
      <translation>Supprimer</translation>
    </message>
    <message>
      <source>Delete %1</source>
      <translation>Supprimer %1</translation>
    </message>
    <message>
      <source>Delete %1 things</source>
      <translation>Supprimer %1 éléments</translation>
    </message>
    <message>
      <source>Delete rows</source>
      <translation>Supprimer les lignes</translation>
    </message>
    <message>
      <source>Delete the selected rows with what hangs on them</source>
      <translation>Supprimer les lignes sélectionnées et ce qui en dépend</translation>
    </message>
    <message>
      <source>Deleting %1 rows…</source>
      <translation>Suppression de %1 lignes…</translation>
    </message>
    <message>
      <source>Destination</source>
      <translation>Destination</translation>
    </message>
    <message>
      <source>Diagonal</source>
      <translation>Diagonale</translation>
    </message>
    <message>
      <source>Did not run</source>
      <translation>Non exécuté</translation>
    </message>
    <message>
      <source>Difference</source>
      <translation>Différence</translation>
    </message>
    <message>
      <source>Direction</source>
      <translation>Sens</translation>
    </message>
    <message>
      <source>Distribute %1 switches</source>
      <translation>Répartir %1 commutateurs</translation>
    </message>
    <message>
      <source>Distribute from left to right</source>
      <translation>Répartir de gauche à droite</translation>
    </message>
    <message>
      <source>Distribute from top to bottom</source>
      <translation>Répartir de haut en bas</translation>
    </message>
    <message>
      <source>Distribution</source>
      <translation>Distribution</translation>
    </message>
    <message>
      <source>Doubling %1 saves %2</source>
      <translation>Doubler épargne, %1 : %2</translation>
    </message>
    <message>
      <source>Doubling all NICs or all links between switches alone saves next to nothing; both together save %1.</source>
      <translation>Doubler tous les NIC ou tous les liens entre commutateurs seuls n’épargne presque rien ; les deux ensemble épargnent %1.</translation>
    </message>
    <message>
      <source>Doubling any one of these groups of links saves next to nothing</source>
      <translation>Doubler l’un quelconque de ces groupes de liens n’épargne presque rien</translation>
    </message>
    <message>
      <source>Doubts</source>
      <translation>Doutes</translation>
    </message>
    <message>
      <source>Dra&amp;w again</source>
      <translation>Nou&amp;veau tirage</translation>
    </message>
    <message>
      <source>Drag from one node to another to send a message</source>
      <translation>Faire glisser d’un nœud à un autre pour envoyer un message</translation>
    </message>
    <message>
      <source>Drag from one switch or node to another to link them</source>
      <translation>Faire glisser d’un commutateur ou nœud à un autre pour les relier</translation>
    </message>
    <message>
      <source>Dragonflies</source>
      <translation>Dragonflies</translation>
    </message>
    <message>
      <source>Dragonfly</source>
      <translation>Dragonfly</translation>
    </message>
    <message>
      <source>Draw all messages as arrows, summed where there are many</source>
      <translation>Dessiner tous les messages sous forme de flèches, cumulées là où il y en a beaucoup</translation>
    </message>
    <message>
      <source>Draw links</source>
      <translation>Tracer des liens</translation>
    </message>
    <message>
      <source>Draw message %1</source>
      <translation>Tracer le message %1</translation>
    </message>
    <message>
      <source>Draw messages</source>
      <translation>Tracer des messages</translation>
    </message>
    <message>
      <source>Draw the messages of what is selected, and those that share their way</source>
      <translation>Dessiner les messages de la sélection et ceux qui partagent leur route</translation>
    </message>
    <message>
      <source>Draw the network and its loads without arrows</source>
      <translation>Dessiner le réseau et ses charges sans flèches</translation>
    </message>
    <message>
      <source>Drawing the pages</source>
      <translation>Le dessin des pages</translation>
    </message>
    <message>
      <source>Drawing tools</source>
      <translation>Outils de dessin</translation>
    </message>
    <message>
      <source>Draws</source>
      <translation>Tirages</translation>
    </message>
    <message>
      <source>Duplicate</source>
      <translation>Dupliquer</translation>
    </message>
    <message>
      <source>Duplicate %1</source>
      <translation>Dupliquer %1</translation>
    </message>
    <message>
      <source>Duplicate rows</source>
      <translation>Dupliquer les lignes</translation>
    </message>
    <message>
      <source>Duplicating %1 rows…</source>
      <translation>Duplication de %1 lignes…</translation>
    </message>
    <message>
      <source>Duration of the event under %1</source>
      <translation>Durée de l’événement selon %1</translation>
    </message>
    <message>
      <source>E&amp;ffort:</source>
      <translation>E&amp;ffort :</translation>
    </message>
    <message>
      <source>E&amp;vents</source>
      <translation>É&amp;vénements</translation>
    </message>
    <message>
      <source>E&amp;xport network…</source>
      <translation>E&amp;xporter le réseau…</translation>
    </message>
    <message>
      <source>Each node in turn draws another node as often as the degree says, and keeps each draw with 50 %.</source>
      <translation>Chaque nœud, à son tour, tire un autre nœud autant de fois que l’indique le degré, et garde chaque tirage avec une probabilité de 50 %.</translation>
    </message>
    <message>
      <source>Each node sends once and receives once, never from itself; who from whom is drawn.</source>
      <translation>Chaque nœud envoie une fois et reçoit une fois, jamais de lui-même ; qui reçoit de qui est tiré au hasard.</translation>
    </message>
    <message>
      <source>Each node sends to the next, the last one to the first.</source>
      <translation>Chaque nœud envoie au suivant, le dernier au premier.</translation>
    </message>
    <message>
      <source>Each process exchanges the borders of its square with up to four neighbours, computes, and reduces a residual of 8 bytes every few steps; the grid has open ends.</source>
      <translation>Chaque processus échange les bords de son carré avec jusqu’à quatre voisins, calcule, et réduit toutes les quelques étapes un résidu de 8 octets ; la grille a des extrémités ouvertes.</translation>
    </message>
    <message>
      <source>Each square is a node.</source>
      <translation>Chaque carré est un nœud.</translation>
    </message>
    <message>
      <source>Each square stands for %1 nodes.</source>
      <translation>Chaque carré représente %1 nœuds.</translation>
    </message>
    <message>
      <source>Each square stands for %1 to %2 nodes.</source>
      <translation>Chaque carré représente de %1 à %2 nœuds.</translation>
    </message>
    <message>
      <source>Each way, such as 10 Gbit/s</source>
      <translation>Par sens, telle que 10 Gbit/s</translation>
    </message>
    <message>
      <source>Eager threshold</source>
      <translation>Seuil eager</translation>
    </message>
    <message>
      <source>Edit name and figures</source>
      <translation>Modifier le nom et les valeurs</translation>
    </message>
    <message>
      <source>Effort of the search</source>
      <translation>Effort de la recherche</translation>
    </message>
    <message>
      <source>Empty before the first one</source>
      <translation>Vide avant la première</translation>
    </message>
    <message>
      <source>Empty tables to type or paste a network and its messages into</source>
      <translation>Tableaux vides où saisir ou coller un réseau et ses messages</translation>
    </message>
    <message>
      <source>Empty the field</source>
      <translation>Vider le champ</translation>
    </message>
    <message>
      <source>Empty the selected cells</source>
      <translation>Vider les cellules sélectionnées</translation>
    </message>
    <message>
      <source>Empty this list; the files stay where they are</source>
      <translation>Vider cette liste ; les fichiers restent à leur place</translation>
    </message>
    <message>
      <source>End of the step</source>
      <translation>Fin de l’étape</translation>
    </message>
    <message>
      <source>Energy price</source>
      <translation>Prix de l’énergie</translation>
    </message>
    <message>
      <source>Engine</source>
      <translation>Moteur</translation>
    </message>
    <message>
      <source>Engine, %1</source>
      <translation>Moteur, %1</translation>
    </message>
    <message>
      <source>Engine, in rounds</source>
      <translation>Moteur, par tours</translation>
    </message>
    <message>
      <source>Enlarge the topology</source>
      <translation>Agrandir la topologie</translation>
    </message>
    <message>
      <source>Enter goes to the next one, Esc closes</source>
      <translation>Entrée passe au suivant, Échap ferme</translation>
    </message>
    <message>
      <source>Err&amp;ors</source>
      <translation>&amp;Erreurs</translation>
    </message>
    <message>
      <source>Error</source>
      <translation>Erreur</translation>
    </message>
    <message>
      <source>Error of the predicted time in communication</source>
      <translation>Erreur du temps de communication prédit</translation>
    </message>
    <message>
      <source>Error of the predicted time of the measured events</source>
      <translation>Erreur du temps prédit des événements mesurés</translation>
    </message>
    <message>
      <source>Error of the predicted time of the measured kinds</source>
      <translation>Erreur du temps prédit des genres mesurés</translation>
    </message>
    <message>
      <source>Error of the predicted total time</source>
      <translation>Erreur du temps total prédit</translation>
    </message>
    <message>
      <source>Error of the signature</source>
      <translation>Erreur de la signature</translation>
    </message>
    <message>
      <source>Error over n</source>
      <translation>Erreur selon n</translation>
    </message>
    <message>
      <source>Errors</source>
      <translation>Erreurs</translation>
    </message>
    <message>
      <source>Errors appear here where patterns have traffic both ways on a shared link, and measurements or a reference.</source>
      <translation>Les erreurs apparaissent ici quand des motifs ont du trafic dans les deux sens sur un lien partagé, et des mesures ou une référence.</translation>
    </message>
    <message>
      <source>Errors appear here where the campaign has measurements or a reference.</source>
      <translation>Les erreurs apparaissent ici quand la campagne a des mesures ou une référence.</translation>
    </message>
    <message>
      <source>Errors are those on patterns left out of the fit (%1 folds).</source>
      <translation>Les erreurs sont celles sur des motifs tenus hors de l’ajustement (%1 plis).</translation>
    </message>
    <message>
      <source>Errors by experiment</source>
      <translation>Erreurs par expérience</translation>
    </message>
    <message>
      <source>Errors by model</source>
      <translation>Erreurs par modèle</translation>
    </message>
    <message>
      <source>Errors by pattern</source>
      <translation>Erreurs par schéma</translation>
    </message>
    <message>
      <source>Errors need measured all-to-alls. Import measurements of this network.</source>
      <translation>Les erreurs demandent des all-to-all mesurés. Importez des mesures de ce réseau.</translation>
    </message>
    <message>
      <source>Errors of %1</source>
      <translation>Erreurs de %1</translation>
    </message>
    <message>
      <source>Errors of a campaign</source>
      <translation>Erreurs d’une campagne</translation>
    </message>
    <message>
      <source>Errors of each model over all that was measured</source>
      <translation>Erreurs de chaque modèle sur tout ce qui a été mesuré</translation>
    </message>
    <message>
      <source>Errors of every measured pattern under each model</source>
      <translation>Erreurs de chaque schéma mesuré sous chaque modèle</translation>
    </message>
    <message>
      <source>Errors of messages</source>
      <translation>Erreurs des messages</translation>
    </message>
    <message>
      <source>Errors of models</source>
      <translation>Erreurs des modèles</translation>
    </message>
    <message>
      <source>Errors of patterns</source>
      <translation>Erreurs des schémas</translation>
    </message>
    <message>
      <source>Errors of tasks</source>
      <translation>Erreurs des tâches</translation>
    </message>
    <message>
      <source>Errors of the prediction</source>
      <translation>Erreurs de la prédiction</translation>
    </message>
    <message>
      <source>Errors of the predictions</source>
      <translation>Erreurs des prédictions</translation>
    </message>
    <message>
      <source>Errors of the predictions on all that was measured.</source>
      <translation>Erreurs des prédictions sur tout ce qui a été mesuré.</translation>
    </message>
    <message>
      <source>Errors of the predictions on what the models were not learnt from.</source>
      <translation>Erreurs des prédictions sur ce dont les modèles n’ont pas été appris.</translation>
    </message>
    <message>
      <source>Errors of the predictions.</source>
      <translation>Erreurs des prédictions.</translation>
    </message>
    <message>
      <source>Errors over d</source>
      <translation>Erreurs selon d</translation>
    </message>
    <message>
      <source>Errors per process</source>
      <translation>Erreurs par processus</translation>
    </message>
    <message>
      <source>Errors summed up by |N| and d, as in Table II of Zhu et al. (2014)</source>
      <translation>Erreurs résumées par |N| et d, comme dans le tableau II de Zhu et al. (2014)</translation>
    </message>
    <message>
      <source>Errors with traffic both ways</source>
      <translation>Erreurs avec trafic dans les deux sens</translation>
    </message>
    <message>
      <source>Ethernet with deep queues and traffic both ways.</source>
      <translation>Ethernet avec des files profondes et du trafic dans les deux sens.</translation>
    </message>
    <message>
      <source>Event</source>
      <translation>Événement</translation>
    </message>
    <message>
      <source>Event %1 of process %2 of %3 on node %4: %5 in %6</source>
      <translation>Événement %1 du processus %2 de %3 sur le nœud %4 : %5 en %6</translation>
    </message>
    <message>
      <source>Events</source>
      <translation>Événements</translation>
    </message>
    <message>
      <source>Events over time</source>
      <translation>Événements dans le temps</translation>
    </message>
    <message>
      <source>Every leaf switch is joined to every spine switch.</source>
      <translation>Chaque commutateur leaf est relié à chaque commutateur spine.</translation>
    </message>
    <message>
      <source>Every measured time had a part in the fit of its model, so these errors do not tell how good the model is elsewhere. Hold patterns out of the calibration to know that.</source>
      <translation>Chaque temps mesuré a pris part à l’ajustement de son modèle, donc ces erreurs ne disent pas ce que le modèle vaut ailleurs. Tenez des motifs hors de la calibration pour le savoir.</translation>
    </message>
    <message>
      <source>Every message is slower than alone by the number of messages that enter its destination. A plain model of one switch to hold the others against.</source>
      <translation>Chaque message est ralenti, par rapport au message seul, d’un facteur égal au nombre de messages qui entrent dans sa destination. Un modèle simple d’un seul commutateur, auquel comparer les autres.</translation>
    </message>
    <message>
      <source>Every message is slower than alone by the number of messages that leave its source. A plain model of one switch to hold the others against.</source>
      <translation>Chaque message est ralenti, par rapport au message seul, d’un facteur égal au nombre de messages qui quittent sa source. Un modèle simple d’un seul commutateur, auquel comparer les autres.</translation>
    </message>
    <message>
      <source>Every message keeps the same number of bytes in flight, and waits in the queues that it shares: data in those of its route, acknowledgements in those of the opposite directions. Acknowledgements take capacity, and queues build up before a link is full because messages send in bursts. It is the best model here for random patterns over TCP with deep buffers; shallow buffers need a kappa of about 0.25, and where losses rule no model here is good. With exponent 1 a message that crosses two full queues gets less than another; a large exponent makes it max-min or asymmetric. The guide holds it against measured times.</source>
      <translation>Chaque message garde le même nombre d’octets en transit et attend dans les files d’attente qu’il partage : les données dans celles de sa route, les acquittements dans celles des sens inverses. Les acquittements prennent de la capacité, et des files se forment avant qu’un lien soit saturé, car les messages émettent par rafales. C’est ici le meilleur modèle pour les schémas aléatoires sur TCP à tampons profonds ; des tampons peu profonds demandent un kappa d’environ 0.25, et là où les pertes dominent, aucun modèle n’est bon ici. Avec exponent 1, un message qui traverse deux files saturées reçoit moins qu’un autre ; un grand exponent en fait max-min ou asymmetric. Le guide le compare à des temps mesurés.</translation>
    </message>
    <message>
      <source>Every message runs as if it were alone, at the speed of the slowest link on its way. The lower bound that the other models are held against.</source>
      <translation>Chaque message va comme s’il était seul, à la vitesse du lien le plus lent de sa route. La borne inférieure à laquelle les autres modèles sont comparés.</translation>
    </message>
    <message>
      <source>Every node sends to every other node.</source>
      <translation>Chaque nœud envoie à tous les autres.</translation>
    </message>
    <message>
      <source>Every published number that this program knows, computed anew. A value agrees when it is less than one unit of the last printed digit away: papers round or cut. A known misprint agrees with what the table's own other numbers give.</source>
      <translation>Tous les nombres publiés que ce programme connaît, recalculés. Une valeur concorde lorsque l’écart est inférieur à une unité du dernier chiffre imprimé : les articles arrondissent ou tronquent. Une erreur d’impression connue concorde avec ce que donnent les autres nombres du tableau.</translation>
    </message>
    <message>
      <source>Everything was understood.</source>
      <translation>Tout a été compris.</translation>
    </message>
    <message>
      <source>Expand</source>
      <translation>Déplier</translation>
    </message>
    <message>
      <source>Expand %1</source>
      <translation>Déplier %1</translation>
    </message>
    <message>
      <source>Expand %1 boxes</source>
      <translation>Développer %1 boîtes</translation>
    </message>
    <message>
      <source>Expand all</source>
      <translation>Tout déplier</translation>
    </message>
    <message>
      <source>Experiments</source>
      <translation>Expériences</translation>
    </message>
    <message>
      <source>Explanation</source>
      <translation>Explication</translation>
    </message>
    <message>
      <source>Export as</source>
      <translation>Exporter sous</translation>
    </message>
    <message>
      <source>Export tables</source>
      <translation>Exporter des tableaux</translation>
    </message>
    <message>
      <source>Export this sheet…</source>
      <translation>Exporter cette feuille…</translation>
    </message>
    <message>
      <source>Exporting the network</source>
      <translation>L'exportation du réseau</translation>
    </message>
    <message>
      <source>Exporting to %1…</source>
      <translation>Export vers %1…</translation>
    </message>
    <message>
      <source>Exporting to %1… %2 %</source>
      <translation>Exportation vers %1… %2 %</translation>
    </message>
    <message>
      <source>F&amp;ind</source>
      <translation>Rec&amp;hercher</translation>
    </message>
    <message>
      <source>Factor on all sizes</source>
      <translation>Facteur sur toutes les tailles</translation>
    </message>
    <message>
      <source>Fade the rest</source>
      <translation>Estomper le reste</translation>
    </message>
    <message>
      <source>Fairness, Algorithm 1 without lines 11–20</source>
      <translation>Équité, algorithme 1 sans les lignes 11–20</translation>
    </message>
    <message>
      <source>Fat-tree</source>
      <translation>Fat-tree</translation>
    </message>
    <message>
      <source>Fields of the selected thing</source>
      <translation>Champs de l’élément sélectionné</translation>
    </message>
    <message>
      <source>Figure %1</source>
      <translation>Figure %1</translation>
    </message>
    <message>
      <source>Figure that the bars show</source>
      <translation>Grandeur que montrent les barres</translation>
    </message>
    <message>
      <source>Figures</source>
      <translation>Valeurs</translation>
    </message>
    <message>
      <source>Figures and sources of the preset</source>
      <translation>Valeurs et sources du préréglage</translation>
    </message>
    <message>
      <source>Figures, each way</source>
      <translation>Valeurs, par sens</translation>
    </message>
    <message>
      <source>File</source>
      <translation>Fichier</translation>
    </message>
    <message>
      <source>Files that were imported.</source>
      <translation>Fichiers importés.</translation>
    </message>
    <message>
      <source>Fill</source>
      <translation>Remplir</translation>
    </message>
    <message>
      <source>Fill down</source>
      <translation>Remplir vers le bas</translation>
    </message>
    <message>
      <source>Fill right</source>
      <translation>Remplir vers la droite</translation>
    </message>
    <message>
      <source>Fill series down</source>
      <translation>Continuer la série vers le bas</translation>
    </message>
    <message>
      <source>Filling cells…</source>
      <translation>Remplissage des cellules…</translation>
    </message>
    <message>
      <source>Filter by the current cell</source>
      <translation>Filtrer selon la cellule actuelle</translation>
    </message>
    <message>
      <source>Filter by the current column…</source>
      <translation>Filtrer selon la colonne actuelle…</translation>
    </message>
    <message>
      <source>Find &amp;next</source>
      <translation>Rechercher le &amp;suivant</translation>
    </message>
    <message>
      <source>Find &amp;previous</source>
      <translation>Rechercher le &amp;précédent</translation>
    </message>
    <message>
      <source>Find a &amp;command…</source>
      <translation>Rechercher une &amp;commande…</translation>
    </message>
    <message>
      <source>Find a command</source>
      <translation>Rechercher une commande</translation>
    </message>
    <message>
      <source>Find a switch or node by name</source>
      <translation>Rechercher un commutateur ou un nœud par son nom</translation>
    </message>
    <message>
      <source>Find a switch or node…</source>
      <translation>Rechercher un commutateur ou un nœud…</translation>
    </message>
    <message>
      <source>Find a text in the sheet in front</source>
      <translation>Rechercher un texte dans la feuille affichée</translation>
    </message>
    <message>
      <source>Find a text in the sheet in front and put another in its place</source>
      <translation>Rechercher un texte dans la feuille affichée et le remplacer par un autre</translation>
    </message>
    <message>
      <source>Find and &amp;replace…</source>
      <translation>Rechercher et re&amp;mplacer…</translation>
    </message>
    <message>
      <source>Find any command by its name and run it</source>
      <translation>Rechercher une commande par son nom et l’exécuter</translation>
    </message>
    <message>
      <source>Finish</source>
      <translation>Fin</translation>
    </message>
    <message>
      <source>First column, which stays in sight</source>
      <translation>Première colonne, toujours visible</translation>
    </message>
    <message>
      <source>First node first</source>
      <translation>Premier nœud en premier</translation>
    </message>
    <message>
      <source>First scenario</source>
      <translation>Premier scénario</translation>
    </message>
    <message>
      <source>First step</source>
      <translation>Première étape</translation>
    </message>
    <message>
      <source>First value</source>
      <translation>Première valeur</translation>
    </message>
    <message>
      <source>Fit</source>
      <translation>Ajustement</translation>
    </message>
    <message>
      <source>Fit &amp;width</source>
      <translation>Ajuster la lar&amp;geur</translation>
    </message>
    <message>
      <source>Fit and errors</source>
      <translation>Ajustement et erreurs</translation>
    </message>
    <message>
      <source>Fit columns</source>
      <translation>Ajuster les colonnes</translation>
    </message>
    <message>
      <source>Fit the models to measured times and rank them</source>
      <translation>Ajuster les modèles aux temps mesurés et les classer</translation>
    </message>
    <message>
      <source>Fitted</source>
      <translation>Ajusté</translation>
    </message>
    <message>
      <source>Fitted parameters</source>
      <translation>Paramètres ajustés</translation>
    </message>
    <message>
      <source>Fitted signature</source>
      <translation>Signature ajustée</translation>
    </message>
    <message>
      <source>Fitted to %1 points, n = %2 to %3, m = %4 to %5; errors of %6 %, ± is 95 %</source>
      <translation>Ajusté sur %1 points, n = %2 à %3, m = %4 à %5 ; erreurs de %6 %, ± à 95 %</translation>
    </message>
    <message>
      <source>Fitted values</source>
      <translation>Valeurs ajustées</translation>
    </message>
    <message>
      <source>Fitted: %1</source>
      <translation>Ajusté : %1</translation>
    </message>
    <message>
      <source>Fitting the models to the measured times…</source>
      <translation>Ajustement des modèles aux temps mesurés…</translation>
    </message>
    <message>
      <source>Folder for the tables</source>
      <translation>Dossier des tableaux</translation>
    </message>
    <message>
      <source>Folder of patterns</source>
      <translation>Dossier de schémas</translation>
    </message>
    <message>
      <source>Follow %1</source>
      <translation>Suivre %1</translation>
    </message>
    <message>
      <source>Follow a measurement</source>
      <translation>Suivre une mesure</translation>
    </message>
    <message>
      <source>For a &amp;cluster:</source>
      <translation>Pour une &amp;grappe :</translation>
    </message>
    <message>
      <source>For how many groups of processes a switch reduces; empty: for all</source>
      <translation>Pour combien de groupes de processus un commutateur réduit ; vide : pour tous</translation>
    </message>
    <message>
      <source>For how many years costs of a year and energy are paid, such as 5</source>
      <translation>Pendant combien d’années les coûts annuels et l’énergie sont payés, par exemple 5</translation>
    </message>
    <message>
      <source>For people alone, such as offer 3, page 7</source>
      <translation>Pour les personnes seulement, par exemple offre 3, page 7</translation>
    </message>
    <message>
      <source>For: %1
Not for: %2</source>
      <translation>Pour : %1
Pas pour : %2</translation>
    </message>
    <message>
      <source>Forget these files</source>
      <translation>Oublier ces fichiers</translation>
    </message>
    <message>
      <source>Format</source>
      <translation>Format</translation>
    </message>
    <message>
      <source>Free are %1: %2.</source>
      <translation>Libres : %1 : %2.</translation>
    </message>
    <message>
      <source>From</source>
      <translation>De</translation>
    </message>
    <message>
      <source>From %1 to %2</source>
      <translation>De %1 à %2</translation>
    </message>
    <message>
      <source>From %1 to %2
%3</source>
      <translation>De %1 à %2
%3</translation>
    </message>
    <message>
      <source>From %1 to %2.</source>
      <translation>De %1 à %2.</translation>
    </message>
    <message>
      <source>From 0 on, where the model backpressure has several lanes; empty: by a hash of its name</source>
      <translation>À partir de 0, où le modèle backpressure a plusieurs voies ; vide : selon un hachage de son nom</translation>
    </message>
    <message>
      <source>From and to: the 95 % confidence interval</source>
      <translation>De et à : l’intervalle de confiance à 95 %</translation>
    </message>
    <message>
      <source>From its start to its finish</source>
      <translation>Du début à la fin</translation>
      <translation>De son début à sa fin</translation>
    </message>
    <message>
      <source>From node</source>
      <translation>Du nœud</translation>
    </message>
    <message>
      <source>From process</source>
      <translation>Du processus</translation>
    </message>
    <message>
      <source>From processes</source>
      <translation>À partir de processus</translation>
    </message>
    <message>
      <source>From servers</source>
      <translation>À partir de serveurs</translation>
    </message>
    <message>
      <source>From size</source>
      <translation>À partir de la taille</translation>
    </message>
    <message>
      <source>From the file</source>
      <translation>Du fichier</translation>
    </message>
    <message>
      <source>From the start of its application until its last event ended</source>
      <translation>Du début de son application à la fin de son dernier événement</translation>
    </message>
    <message>
      <source>Front</source>
      <translation>Front de Pareto</translation>
    </message>
    <message>
      <source>Full backbone</source>
      <translation>Dorsale saturée</translation>
    </message>
    <message>
      <source>Full buffers</source>
      <translation>Tampons pleins</translation>
    </message>
    <message>
      <source>Full colour: as fast as without contention</source>
      <translation>Couleur pleine : aussi rapide que sans contention</translation>
    </message>
    <message>
      <source>Full host queue</source>
      <translation>File d’hôte saturée</translation>
    </message>
    <message>
      <source>Full switch port</source>
      <translation>Port de commutateur saturé</translation>
    </message>
    <message>
      <source>Full-duplex fairness (max-min: traffic against a full link costs nothing)</source>
      <translation>Équité full-duplex (max-min : le trafic contre un lien plein ne coûte rien)</translation>
    </message>
    <message>
      <source>GOAL schedule</source>
      <translation>Ordonnancement GOAL</translation>
    </message>
    <message>
      <source>GPCNeT</source>
      <translation>GPCNeT</translation>
    </message>
    <message>
      <source>GPCNeT measures all ranks at once and does not say who sent to whom; bandwidths are those of a rank, with MiB of 2^20 bytes</source>
      <translation>GPCNeT mesure tous les rangs à la fois et ne dit pas qui a envoyé à qui ; les débits sont ceux d’un rang, avec des Mio de 2^20 octets</translation>
    </message>
    <message>
      <source>GPU bandwidth in a server, each way</source>
      <translation>Débit d’un GPU dans le serveur, dans chaque sens</translation>
    </message>
    <message>
      <source>GPU bandwidth within servers</source>
      <translation>Bande passante des GPU dans les serveurs</translation>
    </message>
    <message>
      <source>GPU latency in a server</source>
      <translation>Latence d’un GPU dans le serveur</translation>
    </message>
    <message>
      <source>GPU latency within servers</source>
      <translation>Latence des GPU dans les serveurs</translation>
    </message>
    <message>
      <source>GPUs</source>
      <translation>GPU</translation>
    </message>
    <message>
      <source>GPUs of a server</source>
      <translation>GPU d’un serveur</translation>
    </message>
    <message>
      <source>GPUs of a server without NVLink that reach each other over PCI Express 4.0 with 16 lanes each and one switch. A ceiling, not a measurement: flow control is not taken off, and GPUs on different processors of a server get less.</source>
      <translation>GPU d’un serveur sans NVLink qui se joignent par PCI Express 4.0 avec 16 voies chacun et un commutateur. Un plafond, pas une mesure : le contrôle de flux n’est pas déduit, et des GPU sur des processeurs différents d’un serveur obtiennent moins.</translation>
    </message>
    <message>
      <source>GPUs of a server without NVLink that reach each other over PCI Express 5.0 with 16 lanes each and one switch. A ceiling, not a measurement: flow control is not taken off, and GPUs on different processors of a server get less.</source>
      <translation>GPU d’un serveur sans NVLink qui se joignent par PCI Express 5.0 avec 16 voies chacun et un commutateur. Un plafond, pas une mesure : le contrôle de flux n’est pas déduit, et des GPU sur des processeurs différents d’un serveur obtiennent moins.</translation>
    </message>
    <message>
      <source>GPUs of a server without NVLink that reach each other over PCI Express 6.0 with 16 lanes each and one switch. A ceiling, not a measurement: flow control is not taken off, and GPUs on different processors of a server get less.</source>
      <translation>GPU d’un serveur sans NVLink qui se joignent par PCI Express 6.0 avec 16 voies chacun et un commutateur. Un plafond, pas une mesure : le contrôle de flux n’est pas déduit, et des GPU sur des processeurs différents d’un serveur obtiennent moins.</translation>
    </message>
    <message>
      <source>GPUs of each server, with a NIC and a rail each</source>
      <translation>GPU de chaque serveur, avec une NIC et un rail chacun</translation>
    </message>
    <message>
      <source>GPUs with an NVSwitch are servers: the first GPU of the first NVSwitch is server1.0. Messages to another rail leave by the own NIC, as in ns-3 (rails: spine); NCCL takes rails: pxn</source>
      <translation>les GPU avec un NVSwitch sont des serveurs : le premier GPU du premier NVSwitch est server1.0. Les messages vers un autre rail partent par leur propre NIC, comme dans ns-3 (rails: spine) ; NCCL prend rails: pxn</translation>
    </message>
    <message>
      <source>Gain</source>
      <translation>Gain</translation>
    </message>
    <message>
      <source>Gain: by how much the makespan is shorter than the present one. Random: the median of the draws</source>
      <translation>Gain : réduction de la durée totale par rapport au placement actuel. Aléatoire : médiane des tirages</translation>
    </message>
    <message>
      <source>Gallery</source>
      <translation>Galerie</translation>
    </message>
    <message>
      <source>Gigabit Ethernet clusters of one switch, calibrated with a few measured fan-outs.</source>
      <translation>Clusters Gigabit Ethernet à un seul commutateur, calibrés avec quelques éventails mesurés.</translation>
    </message>
    <message>
      <source>Gigabit Ethernet penalties</source>
      <translation>Pénalités Gigabit Ethernet</translation>
    </message>
    <message>
      <source>Give the arrows of messages the colour of the sharing model, as in the plots</source>
      <translation>Donner aux flèches des messages la couleur du modèle de partage, comme dans les graphiques</translation>
    </message>
    <message>
      <source>Give the keyboard to the next view</source>
      <translation>Donner le focus clavier à la vue suivante</translation>
    </message>
    <message>
      <source>Give the placement to a copy of the scenario; the scenario stays as it is</source>
      <translation>Donner le placement à une copie du scénario ; le scénario lui-même ne change pas</translation>
    </message>
    <message>
      <source>Give the project's model %1 these parameters, with the range that was learnt</source>
      <translation>Donner ces paramètres au modèle %1 du projet, avec le domaine appris</translation>
    </message>
    <message>
      <source>Give the scenario the best of the random placements as a new mapping</source>
      <translation>Donner au scénario le meilleur des placements aléatoires, comme nouveau placement du projet</translation>
    </message>
    <message>
      <source>Give the scenario this placement as a new mapping</source>
      <translation>Donner ce placement au scénario, comme nouveau placement du projet</translation>
    </message>
    <message>
      <source>Given up</source>
      <translation>Abandonné</translation>
    </message>
    <message>
      <source>Gives bandwidths and latencies that the file does not say</source>
      <translation>Donne les débits et latences que le fichier ne dit pas</translation>
    </message>
    <message>
      <source>Gives nodes and links the figures of a known network technology, and adds the model that is recommended for it.</source>
      <translation>Donne aux nœuds et aux liens les caractéristiques d’une technologie réseau connue, et ajoute le modèle recommandé pour elle.</translation>
    </message>
    <message>
      <source>Gives servers of GPUs the figures of what joins their GPUs.</source>
      <translation>Donne aux serveurs de GPU les caractéristiques de ce qui relie leurs GPU.</translation>
    </message>
    <message>
      <source>Giving %1 times the bandwidth to all NICs or all links between switches alone saves next to nothing; both together save %2.</source>
      <translation>Donner %1 fois la bande passante à tous les NIC ou à tous les liens entre commutateurs seuls n’épargne presque rien ; les deux ensemble épargnent %2.</translation>
    </message>
    <message>
      <source>Giving %1 times the bandwidth to any one of these groups of links saves next to nothing</source>
      <translation>Donner %1 fois la bande passante à l’un quelconque de ces groupes de liens n’épargne presque rien</translation>
    </message>
    <message>
      <source>Go on to the next of the three</source>
      <translation>Passer au suivant des trois</translation>
    </message>
    <message>
      <source>Go on with what is in the window; saving writes over the file</source>
      <translation>Continuer avec le contenu de la fenêtre ; l’enregistrement remplacera le fichier</translation>
    </message>
    <message>
      <source>Go to the hit before</source>
      <translation>Aller à l’occurrence précédente</translation>
    </message>
    <message>
      <source>Go to the hit before (Shift+F3)</source>
      <translation>Aller à l’occurrence précédente (Maj+F3)</translation>
    </message>
    <message>
      <source>Go to the next &amp;view</source>
      <translation>Vue &amp;suivante</translation>
    </message>
    <message>
      <source>Go to the next hit (F3 or Enter)</source>
      <translation>Aller à l’occurrence suivante (F3 ou Entrée)</translation>
    </message>
    <message>
      <source>Go to the next hit of the search</source>
      <translation>Aller à l’occurrence suivante</translation>
    </message>
    <message>
      <source>Graphviz graph</source>
      <translation>Graphe pour Graphviz</translation>
    </message>
    <message>
      <source>Gro&amp;ups</source>
      <translation>Gro&amp;upes</translation>
    </message>
    <message>
      <source>Group</source>
      <translation>Groupe</translation>
    </message>
    <message>
      <source>Groups</source>
      <translation>Groupes</translation>
    </message>
    <message>
      <source>Groups of switches after Kim et al. (2008): all joined within a group, every two groups joined, links in consecutive arrangement. Balanced when a = 2p = 2h.</source>
      <translation>Groupes de commutateurs selon Kim et al. (2008) : tous reliés au sein d’un groupe, les groupes reliés deux à deux, liens disposés consécutivement. Équilibré quand a = 2p = 2h.</translation>
    </message>
    <message>
      <source>Groups; 0: a·h + 1</source>
      <translation>Groupes ; 0 : a·h + 1</translation>
    </message>
    <message>
      <source>HPE Slingshot 400 with 400 Gbit/s to each node and between switches. A nominal rate, of which packets of 4096 bytes carry 98.7 %, not a measurement: hosts may reach less.</source>
      <translation>HPE Slingshot 400 avec 400 Gbit/s vers chaque nœud et entre commutateurs. Un débit nominal, dont des paquets de 4096 octets portent 98.7 %, pas une mesure : les hôtes peuvent atteindre moins.</translation>
    </message>
    <message>
      <source>HPE Slingshot with 200 Gbit/s to each node and between switches. A nominal rate, of which packets of 4096 bytes carry 98.7 %, not a measurement: hosts may reach less.</source>
      <translation>HPE Slingshot avec 200 Gbit/s vers chaque nœud et entre commutateurs. Un débit nominal, dont des paquets de 4096 octets portent 98.7 %, pas une mesure : les hôtes peuvent atteindre moins.</translation>
    </message>
    <message>
      <source>HPL 2.3 (Petitet, Whaley, Dongarra and Cleary): HPL_pdpanel, HPL_bcast, HPL_pdlaswp; the runs of vienne-2008 VI.D</source>
      <translation>HPL 2.3 (Petitet, Whaley, Dongarra et Cleary) : HPL_pdpanel, HPL_bcast, HPL_pdlaswp ; les exécutions de vienne-2008 VI.D</translation>
    </message>
    <message>
      <source>HPL with its bandwidth-saving broadcast: a panel is spread in parts over the row of processes, and the parts are rolled along it.</source>
      <translation>HPL avec sa diffusion économe en débit : un panneau est réparti par parties sur la ligne de processus, et les parties roulent le long d’elle.</translation>
    </message>
    <message>
      <source>HPL with look-ahead</source>
      <translation>HPL avec anticipation</translation>
    </message>
    <message>
      <source>HPL with one ring and a look-ahead of one panel: the next owners update and factor their panel first and hand it on while the others update. A process passes a panel on between two updates, not within one.</source>
      <translation>HPL avec un anneau et une anticipation d’un panneau : les prochains propriétaires mettent à jour et factorisent d’abord leur panneau et le passent pendant que les autres mettent à jour. Un processus passe un panneau entre deux mises à jour, pas pendant l’une d’elles.</translation>
    </message>
    <message>
      <source>HPL with two rings for each row of processes: the owner sends to the next process and to the one in the middle.</source>
      <translation>HPL avec deux anneaux par ligne de processus : le propriétaire envoie au processus suivant et à celui du milieu.</translation>
    </message>
    <message>
      <source>HPL, panels in one ring</source>
      <translation>HPL, panneaux en un anneau</translation>
    </message>
    <message>
      <source>HPL, panels in two rings</source>
      <translation>HPL, panneaux en deux anneaux</translation>
    </message>
    <message>
      <source>HPL, panels spread and rolled</source>
      <translation>HPL, panneaux répartis et roulés</translation>
    </message>
    <message>
      <source>HTML (*.html)</source>
      <translation>HTML (*.html)</translation>
    </message>
    <message>
      <source>Half of the patterns</source>
      <translation>La moitié des motifs</translation>
    </message>
    <message>
      <source>Half the width of the 95 % confidence interval of the mean</source>
      <translation>Demi-largeur de l’intervalle de confiance à 95 % de la moyenne</translation>
    </message>
    <message>
      <source>Half the width of the 95 % confidence interval of the time</source>
      <translation>Demi-largeur de l’intervalle de confiance à 95 % du temps</translation>
    </message>
    <message>
      <source>Half-width of the 95 % confidence interval of that mean</source>
      <translation>Demi-largeur de l'intervalle de confiance à 95 % de cette moyenne</translation>
    </message>
    <message>
      <source>Half-width of the 95 % confidence interval of the mean |error|</source>
      <translation>Demi-largeur de l'intervalle de confiance à 95 % de l'|erreur| moyenne</translation>
    </message>
    <message>
      <source>Halo exchange, 2D</source>
      <translation>Échange de halo, 2D</translation>
    </message>
    <message>
      <source>Halo exchange, 3D</source>
      <translation>Échange de halo, 3D</translation>
    </message>
    <message>
      <source>Header line</source>
      <translation>Ligne d’en-tête</translation>
    </message>
    <message>
      <source>Held against %1 that the models were learnt from,</source>
      <translation>Confrontées à %1 dont les modèles ont été appris :</translation>
    </message>
    <message>
      <source>Held against %1 that the models were not learnt from,</source>
      <translation>Confrontées à %1 dont les modèles n’ont pas été appris :</translation>
    </message>
    <message>
      <source>Held against %1,</source>
      <translation>Confrontées à %1 :</translation>
    </message>
    <message>
      <source>Held out: %1 with %2, on which %3 as it was learnt errs by %4 %</source>
      <translation>Tenus à l’écart : %1, %2 ; %3, tel qu’appris, s’y trompe de %4 %</translation>
    </message>
    <message>
      <source>Held out: %1 with %2, on which %3 cannot run</source>
      <translation>Tenus à l’écart : %1, %2 ; %3 ne peut s’y exécuter</translation>
    </message>
    <message>
      <source>Help page</source>
      <translation>Page d’aide</translation>
    </message>
    <message>
      <source>Hestenes and Stiefel 1952; grid and faces as in HPCG (Dongarra, Heroux and Luszczek 2016)</source>
      <translation>Hestenes et Stiefel 1952 ; grille et faces comme dans HPCG (Dongarra, Heroux et Luszczek 2016)</translation>
    </message>
    <message>
      <source>Hide columns</source>
      <translation>Masquer les colonnes</translation>
    </message>
    <message>
      <source>Hide or fade what does not belong to it (H)</source>
      <translation>Masquer ou estomper ce qui n’en fait pas partie (H)</translation>
    </message>
    <message>
      <source>Hide the columns of the selection</source>
      <translation>Masquer les colonnes de la sélection</translation>
    </message>
    <message>
      <source>Hide the rest</source>
      <translation>Masquer le reste</translation>
    </message>
    <message>
      <source>Hide what the selection has nothing to do with</source>
      <translation>Masquer ce qui est sans rapport avec la sélection</translation>
    </message>
    <message>
      <source>High end of the 95 % confidence interval of the change</source>
      <translation>Borne haute de l'intervalle de confiance à 95 % du changement</translation>
    </message>
    <message>
      <source>Histograms</source>
      <translation>Histogrammes</translation>
    </message>
    <message>
      <source>Histograms of errors</source>
      <translation>Histogrammes des erreurs</translation>
    </message>
    <message>
      <source>Holds</source>
      <translation>Contenu</translation>
    </message>
    <message>
      <source>Holds up most</source>
      <translation>Retarde le plus</translation>
    </message>
    <message>
      <source>Hosts that keep their sending queues short, as with asymmetric.</source>
      <translation>Hôtes qui gardent courtes leurs files d’émission, comme avec asymmetric.</translation>
    </message>
    <message>
      <source>Hosts with short sending queues (Linux since TCP Small Queues), small switches.</source>
      <translation>Des hôtes aux files d’émission courtes (Linux depuis TCP Small Queues), de petits commutateurs.</translation>
    </message>
    <message>
      <source>Hours a year</source>
      <translation>Heures par an</translation>
    </message>
    <message>
      <source>How %1 comes to its rate in step %2</source>
      <translation>Calcul du débit de %1 à l’étape %2</translation>
    </message>
    <message>
      <source>How a collective runs as messages; empty: the usual one</source>
      <translation>Comment une collective s’exécute en messages ; vide : l’habituel</translation>
    </message>
    <message>
      <source>How fast the steps are played (Alt+Shift+Left and Right)</source>
      <translation>Vitesse de lecture des étapes (Alt+Maj+Gauche et Droite)</translation>
    </message>
    <message>
      <source>How it met others at its ends</source>
      <translation>Comment il en a rencontré d’autres à ses extrémités</translation>
    </message>
    <message>
      <source>How it met others at the nodes at its ends</source>
      <translation>Comment il en a rencontré d’autres aux nœuds de ses extrémités</translation>
    </message>
    <message>
      <source>How its makespan stands to that of the reference; too close to call: the difference lies inside the errors of the models</source>
      <translation>Rapport entre sa durée totale et celle de la référence ; trop proche (« too close to call ») : la différence est inférieure aux erreurs des modèles</translation>
    </message>
    <message>
      <source>How its messages met others at the nodes at their ends</source>
      <translation>Comment ses messages en ont rencontré d’autres aux nœuds de leurs extrémités</translation>
    </message>
    <message>
      <source>How long %1 of %2 last is not known, since their models cannot predict them.</source>
      <translation>La durée de %1 sur %2 n’est pas connue, car leurs modèles ne peuvent pas les prédire.</translation>
    </message>
    <message>
      <source>How long a process of a program is busy with each message that it receives, LogGP's o_r, such as 2 us; empty: 0 s</source>
      <translation>Combien de temps un processus d’un programme est occupé par chaque message qu’il reçoit, l’o_r de LogGP, par exemple 2 us ; vide : 0 s</translation>
    </message>
    <message>
      <source>How long a process of a program is busy with each message that it sends, LogGP's o_s, such as 2 us; empty: 0 s</source>
      <translation>Combien de temps un processus d’un programme est occupé par chaque message qu’il envoie, l’o_s de LogGP, par exemple 2 us ; vide : 0 s</translation>
    </message>
    <message>
      <source>How long an all-to-all of n processes with messages of m bytes takes stands here, measured and by every formula. This project has no measured all-to-all: import measurements (OSU, IMB, or a table of n, m and time), or choose a published signature above.</source>
      <translation>Ici s’affiche la durée d’un all-to-all de n processus avec des messages de m octets, mesurée et selon chaque formule. Ce projet n’a pas d’all-to-all mesuré : importez des mesures (OSU, IMB ou un tableau de n, m et temps), ou choisissez ci-dessus une signature publiée.</translation>
    </message>
    <message>
      <source>How long the busiest channel needs at full speed</source>
      <translation>Combien de temps il faut au canal le plus chargé à pleine vitesse</translation>
    </message>
    <message>
      <source>How many cables join two switches, which the file does not say</source>
      <translation>Combien de câbles relient deux commutateurs, ce que le fichier ne dit pas</translation>
    </message>
    <message>
      <source>How many carry it side by side; the model backpressure counts each as a message; empty: 1</source>
      <translation>Combien le portent côte à côte ; le modèle backpressure compte chacune comme un message ; vide : 1</translation>
    </message>
    <message>
      <source>How many cores each job asks for</source>
      <translation>Combien de cœurs chaque travail demande</translation>
    </message>
    <message>
      <source>How many flops a process does in a second: the trace says flops, not times</source>
      <translation>Combien de flops un processus fait par seconde : la trace donne des flops, pas des temps</translation>
    </message>
    <message>
      <source>How many it sent and received</source>
      <translation>Combien il en a envoyé et reçu</translation>
    </message>
    <message>
      <source>How many jobs share the campaign</source>
      <translation>Combien de travaux se partagent la campagne</translation>
    </message>
    <message>
      <source>How many messages a node may send: one or more numbers, such as 1..3</source>
      <translation>Combien de messages un nœud peut envoyer : un ou plusieurs nombres, tels que 1..3</translation>
    </message>
    <message>
      <source>How many placements are drawn at random</source>
      <translation>Nombre de placements tirés au hasard</translation>
    </message>
    <message>
      <source>How many placements the search may run</source>
      <translation>Nombre de placements que la recherche peut évaluer</translation>
    </message>
    <message>
      <source>How many processes a node may get, for instance when memory or computing time forbid full nodes</source>
      <translation>Nombre de processus qu’un nœud peut recevoir, par exemple quand la mémoire ou le temps de calcul interdisent de remplir les nœuds</translation>
    </message>
    <message>
      <source>How many processes run the program together</source>
      <translation>Combien de processus exécutent le programme ensemble</translation>
    </message>
    <message>
      <source>How many processes took part, where the file does not say it</source>
      <translation>Combien de processus ont pris part, si le fichier ne le dit pas</translation>
    </message>
    <message>
      <source>How many run the program together</source>
      <translation>Combien exécutent le programme ensemble</translation>
    </message>
    <message>
      <source>How many runs the mean is of</source>
      <translation>Nombre d’exécutions dans la moyenne</translation>
    </message>
    <message>
      <source>How many times longer its messages took than alone, on average</source>
      <translation>Combien de fois plus longtemps ses messages ont pris que seuls, en moyenne</translation>
    </message>
    <message>
      <source>How many took part</source>
      <translation>Nombre de participants</translation>
    </message>
    <message>
      <source>How many; empty: 1. Formulas know nodes, switches, links and cores of the platform, such as =2*nodes</source>
      <translation>Combien ; vide : 1. Les formules connaissent nodes, switches, links et cores de la plateforme, par exemple =2*nodes</translation>
    </message>
    <message>
      <source>How messages get to GPUs on another rail of another server: pxn over the switch within to a GPU on that rail, spine out of the own NIC and through the network</source>
      <translation>Comment les messages vont vers des GPU sur un autre rail d’un autre serveur : pxn par le commutateur interne vers un GPU sur ce rail, spine par la NIC propre et à travers le réseau</translation>
    </message>
    <message>
      <source>How messages share the network</source>
      <translation>Comment les messages partagent le réseau</translation>
    </message>
    <message>
      <source>How messages share the network: one of the catalogue</source>
      <translation>Comment les messages partagent le réseau : un type du catalogue</translation>
    </message>
    <message>
      <source>How much it counts in the overall result of an offer, such as 2; empty: 1</source>
      <translation>Son poids dans le résultat global d’une offre, par exemple 2 ; vide : 1</translation>
    </message>
    <message>
      <source>How much of the campaign is worked out</source>
      <translation>Part de la campagne qui est calculée</translation>
    </message>
    <message>
      <source>How much of the other nodes and servers somebody has besides, such as 40 %, drawn with the seed; empty: nothing</source>
      <translation>Combien des autres nœuds et serveurs quelqu'un occupe en plus, comme 40 %, tiré avec la graine ; vide : rien</translation>
    </message>
    <message>
      <source>How often a loop is gone through</source>
      <translation>Combien de fois une boucle est parcourue</translation>
    </message>
    <message>
      <source>How often it was drawn who else has nodes</source>
      <translation>Combien de fois a été tiré qui d'autre a des nœuds</translation>
    </message>
    <message>
      <source>How processes are placed.</source>
      <translation>Comment les processus sont placés.</translation>
    </message>
    <message>
      <source>How processes come to nodes, which can change times as much as the network does.</source>
      <translation>Comment les processus vont aux nœuds, ce qui peut changer les temps autant que le réseau.</translation>
    </message>
    <message>
      <source>How sure</source>
      <translation>Degré de certitude</translation>
    </message>
    <message>
      <source>How the calibrated model is called in the project; a new name adds one</source>
      <translation>Comment le modèle calibré s'appelle dans le projet ; un nouveau nom en ajoute un</translation>
    </message>
    <message>
      <source>How the errors are distributed on what the models were not learnt from.</source>
      <translation>Répartition des erreurs sur ce dont les modèles n’ont pas été appris.</translation>
    </message>
    <message>
      <source>How the errors are distributed.</source>
      <translation>Répartition des erreurs.</translation>
    </message>
    <message>
      <source>How the mapping of the new scenario places the processes</source>
      <translation>Comment le placement du nouveau scénario répartit les processus</translation>
    </message>
    <message>
      <source>How the messages of a bin are told apart</source>
      <translation>Distinction des messages d’une classe</translation>
    </message>
    <message>
      <source>Huang et al. 2019 (GPipe), Lepikhin et al. 2021 (GShard), Cho et al. 2019 (BlueConnect)</source>
      <translation>Huang et al. 2019 (GPipe), Lepikhin et al. 2021 (GShard), Cho et al. 2019 (BlueConnect)</translation>
    </message>
    <message>
      <source>Id of a message of the workload</source>
      <translation>Identifiant d’un message de la charge de travail</translation>
    </message>
    <message>
      <source>Import</source>
      <translation>Importer</translation>
    </message>
    <message>
      <source>Import %1</source>
      <translation>Importer %1</translation>
    </message>
    <message>
      <source>Import %1 benchmarks</source>
      <translation>Importer %1 benchmarks</translation>
    </message>
    <message>
      <source>Import %1 measured patterns</source>
      <translation>Importer %1 schémas mesurés</translation>
    </message>
    <message>
      <source>Import %1 measured patterns of a folder</source>
      <translation>Importer %1 schémas mesurés d’un dossier</translation>
    </message>
    <message>
      <source>Import &amp;folder…</source>
      <translation>Importer un &amp;dossier…</translation>
    </message>
    <message>
      <source>Import 1 measured pattern</source>
      <translation>Importer 1 schéma mesuré</translation>
    </message>
    <message>
      <source>Import 1 measured pattern of a folder</source>
      <translation>Importer 1 schéma mesuré d’un dossier</translation>
    </message>
    <message>
      <source>Import a benchmark</source>
      <translation>Importer un benchmark</translation>
    </message>
    <message>
      <source>Import a folder of measured patterns</source>
      <translation>Importer un dossier de schémas mesurés</translation>
    </message>
    <message>
      <source>Import a server</source>
      <translation>Importer un serveur</translation>
    </message>
    <message>
      <source>Import cores of nodes</source>
      <translation>Importer les cœurs de nœuds</translation>
    </message>
    <message>
      <source>Import measured times of %1</source>
      <translation>Importer des temps mesurés de %1</translation>
    </message>
    <message>
      <source>Import measured times of %1 scenarios</source>
      <translation>Importer des temps mesurés de %1 scénarios</translation>
    </message>
    <message>
      <source>Import measured times of 1 scenario</source>
      <translation>Importer des temps mesurés de 1 scénario</translation>
    </message>
    <message>
      <source>Import measurements…</source>
      <translation>Importer des mesures…</translation>
    </message>
    <message>
      <source>Import topology</source>
      <translation>Importer une topologie</translation>
    </message>
    <message>
      <source>Imported</source>
      <translation>Importé</translation>
    </message>
    <message>
      <source>Imported: %1</source>
      <translation>Importé : %1</translation>
    </message>
    <message>
      <source>Importing…</source>
      <translation>Importation…</translation>
    </message>
    <message>
      <source>Import…</source>
      <translation>Importer…</translation>
    </message>
    <message>
      <source>In %1</source>
      <translation>En %1</translation>
    </message>
    <message>
      <source>In nodes</source>
      <translation>Dans les nœuds</translation>
    </message>
    <message>
      <source>In place of the %1 messages of the workload %2</source>
      <translation>À la place des %1 messages de la charge de travail %2</translation>
    </message>
    <message>
      <source>In place of the one message of the workload %1</source>
      <translation>À la place du seul message de la charge de travail %1</translation>
    </message>
    <message>
      <source>In table order</source>
      <translation>Ordre du tableau</translation>
    </message>
    <message>
      <source>In the unit that fits</source>
      <translation>Dans l’unité qui convient</translation>
    </message>
    <message>
      <source>In use</source>
      <translation>Occupés</translation>
    </message>
    <message>
      <source>In which it draws its power; empty: 8760</source>
      <translation>Pendant lesquelles elle consomme sa puissance ; vide : 8760</translation>
    </message>
    <message>
      <source>In-network bandwidth</source>
      <translation>Débit dans le réseau</translation>
    </message>
    <message>
      <source>In-network groups</source>
      <translation>Groupes dans le réseau</translation>
    </message>
    <message>
      <source>Incast</source>
      <translation>Incast</translation>
    </message>
    <message>
      <source>Inference with experts</source>
      <translation>Inférence avec experts</translation>
    </message>
    <message>
      <source>InfiniBand (InfiniHost III) through one switch, from the numbers of messages that leave and enter the nodes. The defaults are those of SimGrid, from a profile of the cluster Stampede; your own network needs its own. It sees nodes only, not the links between switches.</source>
      <translation>InfiniBand (InfiniHost III) à travers un seul commutateur, d’après les nombres de messages qui quittent les nœuds et qui y entrent. Les valeurs par défaut sont celles de SimGrid, tirées d’un profil du cluster Stampede ; votre réseau demande les siennes. Il ne voit que les nœuds, pas les liens entre commutateurs.</translation>
    </message>
    <message>
      <source>InfiniBand DDR with four lanes to each node and between switches: 16 Gbit/s of data after encoding, of which packets of 4096 bytes carry 99.4 %. A nominal rate, not a measurement: hosts may reach less, and smaller packets carry less.</source>
      <translation>InfiniBand DDR à quatre voies vers chaque nœud et entre commutateurs : 16 Gbit/s de données après codage, dont des paquets de 4096 octets portent 99.4 %. Un débit nominal, pas une mesure : les hôtes peuvent atteindre moins, et des paquets plus petits portent moins.</translation>
    </message>
    <message>
      <source>InfiniBand EDR with four lanes to each node and between switches: 100 Gbit/s of data after encoding, of which packets of 4096 bytes carry 99.4 %. A nominal rate, not a measurement: hosts may reach less, and smaller packets carry less.</source>
      <translation>InfiniBand EDR à quatre voies vers chaque nœud et entre commutateurs : 100 Gbit/s de données après codage, dont des paquets de 4096 octets portent 99.4 %. Un débit nominal, pas une mesure : les hôtes peuvent atteindre moins, et des paquets plus petits portent moins.</translation>
    </message>
    <message>
      <source>InfiniBand FDR with four lanes to each node and between switches: 54.5 Gbit/s of data after encoding, of which packets of 4096 bytes carry 99.4 %. A nominal rate, not a measurement: hosts may reach less, and smaller packets carry less. SimGrid's penalty factors for InfiniBand come from a cluster with such links; the preset infinihost-iii carries them.</source>
      <translation>InfiniBand FDR à quatre voies vers chaque nœud et entre commutateurs : 54.5 Gbit/s de données après codage, dont des paquets de 4096 octets portent 99.4 %. Un débit nominal, pas une mesure : les hôtes peuvent atteindre moins, et des paquets plus petits portent moins. Les facteurs de pénalité de SimGrid pour InfiniBand viennent d’une grappe avec de tels liens ; le préréglage infinihost-iii les porte.</translation>
    </message>
    <message>
      <source>InfiniBand HDR with four lanes to each node and between switches: 200 Gbit/s of data after encoding, of which packets of 4096 bytes carry 99.4 %. A nominal rate, not a measurement: hosts may reach less, and smaller packets carry less.</source>
      <translation>InfiniBand HDR à quatre voies vers chaque nœud et entre commutateurs : 200 Gbit/s de données après codage, dont des paquets de 4096 octets portent 99.4 %. Un débit nominal, pas une mesure : les hôtes peuvent atteindre moins, et des paquets plus petits portent moins.</translation>
    </message>
    <message>
      <source>InfiniBand NDR with four lanes to each node and between switches: 400 Gbit/s of data after encoding, of which packets of 4096 bytes carry 99.4 %. A nominal rate, not a measurement: hosts may reach less, and smaller packets carry less.</source>
      <translation>InfiniBand NDR à quatre voies vers chaque nœud et entre commutateurs : 400 Gbit/s de données après codage, dont des paquets de 4096 octets portent 99.4 %. Un débit nominal, pas une mesure : les hôtes peuvent atteindre moins, et des paquets plus petits portent moins.</translation>
    </message>
    <message>
      <source>InfiniBand QDR with four lanes to each node and between switches: 32 Gbit/s of data after encoding, of which packets of 4096 bytes carry 99.4 %. A nominal rate, not a measurement: hosts may reach less, and smaller packets carry less.</source>
      <translation>InfiniBand QDR à quatre voies vers chaque nœud et entre commutateurs : 32 Gbit/s de données après codage, dont des paquets de 4096 octets portent 99.4 %. Un débit nominal, pas une mesure : les hôtes peuvent atteindre moins, et des paquets plus petits portent moins.</translation>
    </message>
    <message>
      <source>InfiniBand SDR with four lanes to each node and between switches: 8 Gbit/s of data after encoding, of which packets of 4096 bytes carry 99.4 %. A nominal rate, not a measurement: hosts may reach less, and smaller packets carry less.</source>
      <translation>InfiniBand SDR à quatre voies vers chaque nœud et entre commutateurs : 8 Gbit/s de données après codage, dont des paquets de 4096 octets portent 99.4 %. Un débit nominal, pas une mesure : les hôtes peuvent atteindre moins, et des paquets plus petits portent moins.</translation>
    </message>
    <message>
      <source>InfiniBand XDR with four lanes to each node and between switches: 800 Gbit/s of data after encoding, of which packets of 4096 bytes carry 99.4 %. A nominal rate, not a measurement: hosts may reach less, and smaller packets carry less.</source>
      <translation>InfiniBand XDR à quatre voies vers chaque nœud et entre commutateurs : 800 Gbit/s de données après codage, dont des paquets de 4096 octets portent 99.4 %. Un débit nominal, pas une mesure : les hôtes peuvent atteindre moins, et des paquets plus petits portent moins.</translation>
    </message>
    <message>
      <source>InfiniBand clusters of one switch, calibrated with a few measured patterns.</source>
      <translation>Clusters InfiniBand à un seul commutateur, calibrés avec quelques schémas mesurés.</translation>
    </message>
    <message>
      <source>InfiniBand penalties</source>
      <translation>Pénalités InfiniBand</translation>
    </message>
    <message>
      <source>InfiniBand, RoCE with PFC alone, Omni-Path; hold it against max-min.</source>
      <translation>InfiniBand, RoCE avec PFC seul, Omni-Path ; à tenir à côté de max-min.</translation>
    </message>
    <message>
      <source>InfiniHost III cards on a Bull NovaScale cluster: 26 nodes with two Intel Woodcrest processors each, MPIBULL2. The paper measures how messages share this network, but prints neither a rate nor a model's parameters for it: the bandwidth here is the nominal data rate, and the parameters are SimGrid's defaults, which come from another cluster. Replace both by measurements of your own where you can.</source>
      <translation>Cartes InfiniHost III d’une grappe Bull NovaScale : 26 nœuds avec deux processeurs Intel Woodcrest chacun, MPIBULL2. L’article mesure comment les messages se partagent ce réseau, mais n’imprime ni débit ni paramètres d’un modèle : la bande passante est ici le débit de données nominal, et les paramètres sont ceux par défaut de SimGrid, qui viennent d’une autre grappe. Remplacez les deux par vos propres mesures là où vous le pouvez.</translation>
    </message>
    <message>
      <source>Insert %1</source>
      <translation>Insérer %1</translation>
    </message>
    <message>
      <source>Insert as many rows as are selected above them</source>
      <translation>Insérer au-dessus autant de lignes qu’il y en a de sélectionnées</translation>
    </message>
    <message>
      <source>Insert as many rows as are selected below them</source>
      <translation>Insérer au-dessous autant de lignes qu’il y en a de sélectionnées</translation>
    </message>
    <message>
      <source>Insert rows above</source>
      <translation>Insérer des lignes au-dessus</translation>
    </message>
    <message>
      <source>Insert rows below</source>
      <translation>Insérer des lignes au-dessous</translation>
    </message>
    <message>
      <source>Inserting %1 rows…</source>
      <translation>Insertion de %1 lignes…</translation>
    </message>
    <message>
      <source>Intel MPI Benchmarks</source>
      <translation>Intel MPI Benchmarks</translation>
    </message>
    <message>
      <source>Intel and Cornelis Omni-Path with 100 Gbit/s to each node and between switches. A nominal rate, of which packets of 10 KiB carry 99.4 %, not a measurement: hosts may reach less.</source>
      <translation>Omni-Path d’Intel et de Cornelis avec 100 Gbit/s vers chaque nœud et entre commutateurs. Un débit nominal, dont des paquets de 10 Kio portent 99.4 %, pas une mesure : les hôtes peuvent atteindre moins.</translation>
    </message>
    <message>
      <source>Intervals: 95 %, from the slopes at the fit with Student's t, since there are too few patterns to draw again</source>
      <translation>Intervalles : 95 %, d’après les pentes à l’ajustement avec le t de Student, car il y a trop peu de motifs pour retirer</translation>
    </message>
    <message>
      <source>Intervals: 95 %, percentiles of fits to 200 draws of the patterns with replacement</source>
      <translation>Intervalles : 95 %, centiles d’ajustements à 200 tirages des motifs avec remise</translation>
    </message>
    <message>
      <source>Into how many parts a ring broadcast cuts its data</source>
      <translation>En combien de parties une diffusion en anneau découpe ses données</translation>
    </message>
    <message>
      <source>Into how many rings or trees a collective cuts its data, each over a rail of the servers of its own, as NCCL does; empty: one</source>
      <translation>En combien d’anneaux ou d’arbres un collectif découpe ses données, chacun par son propre rail des serveurs, comme NCCL ; vide : un</translation>
    </message>
    <message>
      <source>Into the workload %1, which is empty</source>
      <translation>Dans la charge de travail %1, qui est vide</translation>
    </message>
    <message>
      <source>Is congestion control switched on and working, and does it react within the length of these messages? How many lanes carry them?</source>
      <translation>Le contrôle de congestion est-il activé et efficace, et réagit-il pendant la durée de ces messages ? Combien de voies les portent ?</translation>
    </message>
    <message>
      <source>Issue</source>
      <translation>Problème</translation>
    </message>
    <message>
      <source>Issues</source>
      <translation>Problèmes</translation>
    </message>
    <message>
      <source>Issues of the inputs and of the predictions.</source>
      <translation>Problèmes des données et des prédictions.</translation>
    </message>
    <message>
      <source>It &amp;is:</source>
      <translation>C’es&amp;t :</translation>
    </message>
    <message>
      <source>It also predicts how long applications take whose messages share a network: %1.</source>
      <translation>Il prédit aussi combien de temps prennent des applications dont les messages se partagent un réseau : %1.</translation>
    </message>
    <message>
      <source>It computes for %1.</source>
      <translation>Il calcule pendant %1.</translation>
    </message>
    <message>
      <source>It ends at once.</source>
      <translation>Il se termine aussitôt.</translation>
    </message>
    <message>
      <source>It has no parameters.</source>
      <translation>Il n’a pas de paramètres.</translation>
    </message>
    <message>
      <source>It needs a name.</source>
      <translation>Il faut un nom.</translation>
    </message>
    <message>
      <source>It runs an application, whose events are measured</source>
      <translation>Il exécute une application, dont les événements sont mesurés</translation>
    </message>
    <message>
      <source>It takes %1 and ends with %2.</source>
      <translation>Il dure %1 et se termine avec %2.</translation>
    </message>
    <message>
      <source>It takes %1, of which %2 pass before the message sets out that it ends with: %3.</source>
      <translation>Il dure %1, dont %2 avant le départ du message avec lequel il se termine : %3.</translation>
    </message>
    <message>
      <source>It takes %1, until the last process of its group is there.</source>
      <translation>Il dure %1, jusqu’à l’arrivée du dernier processus de son groupe.</translation>
    </message>
    <message>
      <source>Its bytes over the slowest channel</source>
      <translation>Ses octets sur le canal le plus lent</translation>
    </message>
    <message>
      <source>Its figures are those of the rest, and the report says so. The issue list says what to correct.</source>
      <translation>Ses chiffres sont ceux du reste, et le rapport le dit. La liste des problèmes dit quoi corriger.</translation>
    </message>
    <message>
      <source>Its load</source>
      <translation>Sa charge</translation>
    </message>
    <message>
      <source>Its number among those of its process, from 1 on</source>
      <translation>Son numéro parmi ceux de son processus, à partir de 1</translation>
    </message>
    <message>
      <source>Its number among those of the process, from 1 on</source>
      <translation>Son numéro parmi ceux du processus, à partir de 1</translation>
    </message>
    <message>
      <source>Its number in the order of posting, as in 'replay --by message'</source>
      <translation>Son numéro dans l’ordre d’émission, comme avec 'replay --by message'</translation>
    </message>
    <message>
      <source>Its route in step %1</source>
      <translation>Sa route à l’étape %1</translation>
    </message>
    <message>
      <source>Its task on the new network</source>
      <translation>Sa tâche sur le nouveau réseau</translation>
    </message>
    <message>
      <source>Its time</source>
      <translation>Son temps</translation>
    </message>
    <message>
      <source>Its time on the critical path</source>
      <translation>Son temps sur le chemin critique</translation>
    </message>
    <message>
      <source>Its time without control</source>
      <translation>Son temps sans contrôle</translation>
    </message>
    <message>
      <source>JSON of a kind that is not known</source>
      <translation>du JSON d’un genre inconnu</translation>
    </message>
    <message>
      <source>JSON of repeated times</source>
      <translation>JSON de temps répétés</translation>
    </message>
    <message>
      <source>Job that measures</source>
      <translation>Travail qui mesure</translation>
    </message>
    <message>
      <source>Jobs of the array</source>
      <translation>Travaux du tableau</translation>
    </message>
    <message>
      <source>Keep all places</source>
      <translation>Conserver toutes les positions</translation>
    </message>
    <message>
      <source>Keep mine</source>
      <translation>Garder ma version</translation>
    </message>
    <message>
      <source>Keeping a copy of unsaved work</source>
      <translation>La copie du travail non enregistré</translation>
    </message>
    <message>
      <source>Keyboard shortcuts</source>
      <translation>Raccourcis clavier</translation>
    </message>
    <message>
      <source>Kind</source>
      <translation>Type</translation>
    </message>
    <message>
      <source>Kind backpressure: the lossless network without congestion control</source>
      <translation>Genre backpressure : le réseau sans perte sans contrôle de congestion</translation>
    </message>
    <message>
      <source>Kind of the model</source>
      <translation>Type du modèle</translation>
    </message>
    <message>
      <source>Kinds of models to fit</source>
      <translation>Types de modèles à ajuster</translation>
    </message>
    <message>
      <source>LU of a dense matrix on P times Q processes: the owners of a panel factor it, looking for pivots together (the messages of its columns are sent as one in each round), hand it along their rows, rows are swapped within columns, and everybody updates.</source>
      <translation>LU d’une matrice dense sur P fois Q processus : les propriétaires d’un panneau le factorisent en cherchant ensemble les pivots (les messages de ses colonnes sont envoyés en un seul à chaque tour), le passent le long de leurs lignes, des lignes sont échangées dans les colonnes, et tous mettent à jour.</translation>
    </message>
    <message>
      <source>LU of the NAS Parallel Benchmarks (Bailey et al. 1995); Hoisie, Lubeck and Wasserman 2000</source>
      <translation>LU des NAS Parallel Benchmarks (Bailey et al. 1995) ; Hoisie, Lubeck et Wasserman 2000</translation>
    </message>
    <message>
      <source>LaTeX</source>
      <translation>LaTeX</translation>
    </message>
    <message>
      <source>Label</source>
      <translation>Libellé</translation>
    </message>
    <message>
      <source>Lane</source>
      <translation>Voie</translation>
    </message>
    <message>
      <source>Lanes (virtual lanes, priorities) that every link is parted into, with buffers of their own: a message keeps to its lane, or to one by a hash of its name.</source>
      <translation>Voies (voies virtuelles, priorités) avec leurs propres tampons, en lesquelles chaque lien est divisé : un message garde sa voie, ou celle que donne un hachage de son nom.</translation>
    </message>
    <message>
      <source>Language, colours and what else is yours rather than the project's</source>
      <translation>Langue, couleurs et autres choix personnels, indépendants du projet</translation>
    </message>
    <message>
      <source>Larger</source>
      <translation>Agrandir</translation>
    </message>
    <message>
      <source>Largest</source>
      <translation>Plus grande</translation>
    </message>
    <message>
      <source>Largest %1 of %2 %3</source>
      <translation>Les %1 plus grandes des %2 %3</translation>
    </message>
    <message>
      <source>Last node first</source>
      <translation>Dernier nœud en premier</translation>
    </message>
    <message>
      <source>Last step</source>
      <translation>Dernière étape</translation>
    </message>
    <message>
      <source>Latency</source>
      <translation>Latence</translation>
    </message>
    <message>
      <source>Latency of a link</source>
      <translation>Latence d’un lien</translation>
    </message>
    <message>
      <source>Latency of a node</source>
      <translation>Latence d’un nœud</translation>
    </message>
    <message>
      <source>Latency within servers</source>
      <translation>Latence dans les serveurs</translation>
    </message>
    <message>
      <source>Lay out automatically</source>
      <translation>Disposer automatiquement</translation>
    </message>
    <message>
      <source>Laying out the network</source>
      <translation>La disposition du réseau</translation>
    </message>
    <message>
      <source>Leaf switches</source>
      <translation>Commutateurs leaf</translation>
    </message>
    <message>
      <source>Leaf switches of a rail</source>
      <translation>Commutateurs leaf d’un rail</translation>
    </message>
    <message>
      <source>Leaf–spine</source>
      <translation>Leaf–spine</translation>
    </message>
    <message>
      <source>Learnt from all of it</source>
      <translation>Appris de tout</translation>
    </message>
    <message>
      <source>Learnt from messages of %1: up to %2 together, %3 out of a node, %4 into one, %5 nodes. Predictions beyond that say so</source>
      <translation>Appris de messages de %1 : jusqu’à %2 ensemble, %3 sortant d’un nœud, %4 y entrant, %5 nœuds. Les prédictions au-delà le disent</translation>
    </message>
    <message>
      <source>Leave as they are</source>
      <translation>Ne pas modifier</translation>
    </message>
    <message>
      <source>Left out</source>
      <translation>Laissée de côté</translation>
    </message>
    <message>
      <source>Lepikhin et al. 2021 (GShard), DeepSeek-AI 2024 (DeepSeek-V3)</source>
      <translation>Lepikhin et al. 2021 (GShard), DeepSeek-AI 2024 (DeepSeek-V3)</translation>
    </message>
    <message>
      <source>Levels of switches</source>
      <translation>Niveaux de commutateurs</translation>
    </message>
    <message>
      <source>Levels of switches with the nodes below the lowest. A switch has as many parallel links upwards as the oversubscription asks for, at least one.</source>
      <translation>Niveaux de commutateurs, avec les nœuds sous le plus bas. Un commutateur a autant de liens montants parallèles que la sursouscription en demande, au moins un.</translation>
    </message>
    <message>
      <source>Library</source>
      <translation>Bibliothèque</translation>
    </message>
    <message>
      <source>Light</source>
      <translation>Claires</translation>
    </message>
    <message>
      <source>Light or dark as the desktop is</source>
      <translation>Clair ou sombre, comme le bureau</translation>
    </message>
    <message>
      <source>Light text on a dark ground</source>
      <translation>Texte clair sur fond sombre</translation>
    </message>
    <message>
      <source>Limited by</source>
      <translation>Limité par</translation>
    </message>
    <message>
      <source>Limited by %1</source>
      <translation>Limité par %1</translation>
    </message>
    <message>
      <source>Line</source>
      <translation>Ligne</translation>
    </message>
    <message>
      <source>Line %1: %2</source>
      <translation>Ligne %1 : %2</translation>
    </message>
    <message>
      <source>Lines that are not taken</source>
      <translation>Lignes non retenues</translation>
    </message>
    <message>
      <source>Lines that differ</source>
      <translation>Lignes qui diffèrent</translation>
    </message>
    <message>
      <source>Link</source>
      <translation>Lien</translation>
    </message>
    <message>
      <source>Link %1</source>
      <translation>Lien %1</translation>
    </message>
    <message>
      <source>Link %1 and %2</source>
      <translation>Relier %1 et %2</translation>
    </message>
    <message>
      <source>Link bandwidth</source>
      <translation>Bande passante d’un lien</translation>
    </message>
    <message>
      <source>Link bandwidth, each way</source>
      <translation>Débit d’un lien, dans chaque sens</translation>
    </message>
    <message>
      <source>Link latency</source>
      <translation>Latence d’un lien</translation>
    </message>
    <message>
      <source>LinkSpeed has no unit and no meaning for Slurm; speeds come from elsewhere</source>
      <translation>LinkSpeed n’a pas d’unité ni de sens pour Slurm ; les vitesses viennent d’ailleurs</translation>
    </message>
    <message>
      <source>Links</source>
      <translation>Liens</translation>
    </message>
    <message>
      <source>Links %1 times as fast</source>
      <translation>Liens %1 fois plus rapides</translation>
    </message>
    <message>
      <source>Links between switches</source>
      <translation>Liens entre commutateurs</translation>
    </message>
    <message>
      <source>Links faster by</source>
      <translation>Vitesse des liens</translation>
    </message>
    <message>
      <source>Links of %1 with %2 times the bandwidth; routes stay as they are.</source>
      <translation>Liens de %1 avec %2 fois la bande passante ; les chemins restent tels quels.</translation>
    </message>
    <message>
      <source>Links of %1.</source>
      <translation>Liens de %1.</translation>
    </message>
    <message>
      <source>Links of a leaf to a spine</source>
      <translation>Liens d’un leaf vers un spine</translation>
    </message>
    <message>
      <source>List all keys that do something</source>
      <translation>Lister toutes les touches qui ont une fonction</translation>
    </message>
    <message>
      <source>List of links (CSV)</source>
      <translation>Liste des liens (CSV)</translation>
    </message>
    <message>
      <source>List of messages</source>
      <translation>Liste de messages</translation>
    </message>
    <message>
      <source>Listing the values of a column</source>
      <translation>La liste des valeurs d'une colonne</translation>
    </message>
    <message>
      <source>Load</source>
      <translation>Charge</translation>
    </message>
    <message>
      <source>Load of the %1 busiest of %2 used channels over time</source>
      <translation>Charge des %1 canaux les plus chargés sur %2 utilisés, au cours du temps</translation>
    </message>
    <message>
      <source>Load of the used channels over time</source>
      <translation>Charge des canaux utilisés au cours du temps</translation>
    </message>
    <message>
      <source>Local bandwidth</source>
      <translation>Bande passante locale</translation>
    </message>
    <message>
      <source>Local in-network bandwidth</source>
      <translation>Débit dans le commutateur du serveur</translation>
    </message>
    <message>
      <source>Local in-network groups</source>
      <translation>Groupes dans le commutateur du serveur</translation>
    </message>
    <message>
      <source>Local latency</source>
      <translation>Latence locale</translation>
    </message>
    <message>
      <source>Longest</source>
      <translation>Le plus long</translation>
    </message>
    <message>
      <source>Longest %1, largest slowdown %2</source>
      <translation>Temps le plus long %1, ralentissement maximal %2</translation>
    </message>
    <message>
      <source>Longest first</source>
      <translation>Les plus longs d’abord</translation>
    </message>
    <message>
      <source>Longest process</source>
      <translation>Processus le plus long</translation>
    </message>
    <message>
      <source>Longest time</source>
      <translation>Temps le plus long</translation>
    </message>
    <message>
      <source>Looking for the column's values…</source>
      <translation>Recherche des valeurs de la colonne…</translation>
    </message>
    <message>
      <source>Lossless with congestion control (max-min)</source>
      <translation>Sans perte, avec contrôle de congestion (max-min)</translation>
    </message>
    <message>
      <source>Lossless without congestion control (back-pressure)</source>
      <translation>Sans perte, sans contrôle de congestion (contre-pression)</translation>
    </message>
    <message>
      <source>Lost by messages</source>
      <translation>Perdu par les messages</translation>
    </message>
    <message>
      <source>Low end of the 95 % confidence interval of the change</source>
      <translation>Borne basse de l'intervalle de confiance à 95 % du changement</translation>
    </message>
    <message>
      <source>Lower bound</source>
      <translation>Borne inférieure</translation>
    </message>
    <message>
      <source>Lower bounds</source>
      <translation>Bornes inférieures</translation>
    </message>
    <message>
      <source>M&amp;easured</source>
      <translation>&amp;Temps mesurés</translation>
    </message>
    <message>
      <source>M&amp;odels</source>
      <translation>M&amp;odèles</translation>
    </message>
    <message>
      <source>MBps are counted in 2^20 bytes, as sockperf does; what was sent is counted, whether or not it arrived</source>
      <translation>les MBps sont comptés en 2^20 octets, comme le fait sockperf ; ce qui a été envoyé est compté, que ce soit arrivé ou non</translation>
    </message>
    <message>
      <source>MPI calls</source>
      <translation>Appels MPI</translation>
    </message>
    <message>
      <source>MPI_%1 is not taken: the trace does not say what it sends, or to whom; without it the program would be another one</source>
      <translation>MPI_%1 n’est pas repris : la trace ne dit pas ce qu’il envoie, ni à qui ; sans lui le programme serait un autre</translation>
    </message>
    <message>
      <source>MPI_%1 waits for %2 requests, and the trace does not say which of them were complete</source>
      <translation>MPI_%1 attend %2 requêtes, et la trace ne dit pas lesquelles étaient achevées</translation>
    </message>
    <message>
      <source>Ma&amp;ke</source>
      <translation>&amp;Créer</translation>
    </message>
    <message>
      <source>Ma&amp;ke messages</source>
      <translation>&amp;Créer les messages</translation>
    </message>
    <message>
      <source>Ma&amp;ke network</source>
      <translation>&amp;Créer le réseau</translation>
    </message>
    <message>
      <source>Ma&amp;ke program</source>
      <translation>&amp;Créer le programme</translation>
    </message>
    <message>
      <source>Make a network by recipe (racks, star, tree, fat-tree, leaf–spine, mesh, torus, dragonfly), apply a preset (Ethernet, InfiniBand, Myrinet, Omni-Path, RoCE, Slingshot), make messages by pattern (all-to-all, incast, permutation, ring, random pairs) or a program (halo exchange, HPL, FFT, conjugate gradients, wavefront, training, checkpoint)</source>
      <translation>Créer un réseau type (baies, étoile, arbre, fat-tree, leaf–spine, grille, tore, dragonfly), appliquer un préréglage (Ethernet, InfiniBand, Myrinet, Omni-Path, RoCE, Slingshot), créer des messages selon un motif (all-to-all, incast, permutation, anneau, paires aléatoires) ou un programme (échange de halos, HPL, FFT, gradient conjugué, front d’onde, entraînement, point de reprise)</translation>
    </message>
    <message>
      <source>Make a report as PDF or HTML for people without this program</source>
      <translation>Produire un rapport PDF ou HTML pour les personnes qui n’ont pas ce programme</translation>
    </message>
    <message>
      <source>Make a report of the comparison as PDF or HTML</source>
      <translation>Faire un rapport de la comparaison en PDF ou HTML</translation>
    </message>
    <message>
      <source>Make an application</source>
      <translation>Créer une application</translation>
    </message>
    <message>
      <source>Make messages between the nodes</source>
      <translation>Créer des messages entre les nœuds</translation>
    </message>
    <message>
      <source>Make the change again that was taken back</source>
      <translation>Refaire la modification annulée</translation>
    </message>
    <message>
      <source>Make the columns of the selection as wide as their content</source>
      <translation>Adapter la largeur des colonnes de la sélection à leur contenu</translation>
    </message>
    <message>
      <source>Makes a project with %1, and the model %2.</source>
      <translation>Crée un projet avec %1, et le modèle %2.</translation>
    </message>
    <message>
      <source>Makespan</source>
      <translation>Durée totale</translation>
    </message>
    <message>
      <source>Makespan of the placements</source>
      <translation>Durée totale des placements</translation>
    </message>
    <message>
      <source>Makespan over d</source>
      <translation>Durée totale selon d</translation>
    </message>
    <message>
      <source>Makespan with %1 over %2.</source>
      <translation>Durée totale avec %1 selon %2.</translation>
    </message>
    <message>
      <source>Makespans appear here as results come.</source>
      <translation>Les durées totales apparaissent ici à mesure que les résultats arrivent.</translation>
    </message>
    <message>
      <source>Makespans over those of the fastest platform, by the weights of the workloads: %1</source>
      <translation>Durées totales rapportées à la plateforme la plus rapide, selon les poids des charges de travail : %1</translation>
    </message>
    <message>
      <source>Making messages…</source>
      <translation>Création des messages…</translation>
    </message>
    <message>
      <source>Making the network…</source>
      <translation>Création du réseau…</translation>
    </message>
    <message>
      <source>Making the plan</source>
      <translation>La préparation du plan</translation>
    </message>
    <message>
      <source>Making the program…</source>
      <translation>Création du programme…</translation>
    </message>
    <message>
      <source>Many nodes send to one, the root.</source>
      <translation>De nombreux nœuds envoient à un seul, la racine.</translation>
    </message>
    <message>
      <source>Mappin&amp;gs</source>
      <translation>Pl&amp;acements</translation>
    </message>
    <message>
      <source>Mapping</source>
      <translation>Placement</translation>
    </message>
    <message>
      <source>Mappings</source>
      <translation>Placements</translation>
    </message>
    <message>
      <source>Mark nodes in use</source>
      <translation>Marquer les nœuds occupés</translation>
    </message>
    <message>
      <source>Mark the computations and messages that made the run as long as it is</source>
      <translation>Marquer les calculs et messages qui ont fait la durée de l’exécution</translation>
    </message>
    <message>
      <source>Markdown</source>
      <translation>Markdown</translation>
    </message>
    <message>
      <source>Matc&amp;h case</source>
      <translation>Sensi&amp;ble à la casse</translation>
    </message>
    <message>
      <source>Matrix of all pairs</source>
      <translation>Matrice de toutes les paires</translation>
    </message>
    <message>
      <source>Max-min fairness</source>
      <translation>Équité max-min</translation>
    </message>
    <message>
      <source>Max-min fairness in which every message also loads the opposite direction of each link on its route with a part epsilon of its rate, for its acknowledgements. With epsilon 0 it is max-min; as epsilon goes to 0 without reaching it, it becomes the model asymmetric.</source>
      <translation>Équité max-min dans laquelle chaque message charge aussi le sens inverse de chaque lien de sa route d’une part epsilon de son débit, pour ses acquittements. Avec epsilon 0, c’est max-min ; quand epsilon tend vers 0 sans l’atteindre, il devient le modèle asymmetric.</translation>
    </message>
    <message>
      <source>Max. difference</source>
      <translation>Différence max.</translation>
    </message>
    <message>
      <source>Mbytes/sec are counted in 2^20 bytes, as bytes / time show</source>
      <translation>les Mbytes/sec sont comptés en 2^20 octets, comme le montrent octets / temps</translation>
    </message>
    <message>
      <source>Mbytes/sec are counted in 2^20 bytes, as versions before 2018 do</source>
      <translation>les Mbytes/sec sont comptés en 2^20 octets, comme le font les versions d’avant 2018</translation>
    </message>
    <message>
      <source>Mean</source>
      <translation>Moyenne</translation>
    </message>
    <message>
      <source>Mean absolute error, of patterns that were left out of the fit where there are several</source>
      <translation>Erreur absolue moyenne, de schémas laissés hors de l'ajustement là où il y en a plusieurs</translation>
    </message>
    <message>
      <source>Mean error</source>
      <translation>Erreur moyenne</translation>
    </message>
    <message>
      <source>Mean error over the message sizes</source>
      <translation>Erreur moyenne sur les tailles de message</translation>
    </message>
    <message>
      <source>Mean load of the patterns' busiest channels</source>
      <translation>Charge moyenne des canaux les plus chargés des schémas</translation>
    </message>
    <message>
      <source>Mean makespan of %1</source>
      <translation>Durée totale moyenne de %1</translation>
    </message>
    <message>
      <source>Mean of the measured times</source>
      <translation>Moyenne des temps mesurés</translation>
    </message>
    <message>
      <source>Mean of the patterns' makespans</source>
      <translation>Moyenne des durées totales des schémas</translation>
    </message>
    <message>
      <source>Mean of the patterns' mean times of a message</source>
      <translation>Moyenne des temps moyens d'un message sur les schémas</translation>
    </message>
    <message>
      <source>Mean of time over time alone</source>
      <translation>Moyenne du temps sur le temps seul</translation>
    </message>
    <message>
      <source>Mean over draws</source>
      <translation>Moyenne des tirages</translation>
    </message>
    <message>
      <source>Mean over the messages of their time over the time that they would take alone</source>
      <translation>Moyenne, sur les messages, de leur temps divisé par celui qu’ils prendraient seuls</translation>
    </message>
    <message>
      <source>Mean rate</source>
      <translation>Débit moyen</translation>
    </message>
    <message>
      <source>Mean time</source>
      <translation>Temps moyen</translation>
    </message>
    <message>
      <source>Mean time of the messages</source>
      <translation>Temps moyen des messages</translation>
    </message>
    <message>
      <source>Mean |error|</source>
      <translation>|Erreur| moyenne</translation>
    </message>
    <message>
      <source>Mean |error| of the model %1</source>
      <translation>|Erreur| moyenne du modèle %1</translation>
    </message>
    <message>
      <source>Mean |ε'|</source>
      <translation>Moyenne de |ε'|</translation>
    </message>
    <message>
      <source>Mean |ε|</source>
      <translation>|ε| moyen</translation>
    </message>
    <message>
      <source>Mean; of all pairs together</source>
      <translation>Moyenne ; de toutes les paires ensemble</translation>
    </message>
    <message>
      <source>Meaning</source>
      <translation>Signification</translation>
    </message>
    <message>
      <source>Means</source>
      <translation>Signification</translation>
    </message>
    <message>
      <source>Meas&amp;urements</source>
      <translation>Jeu&amp;x de mesures</translation>
    </message>
    <message>
      <source>Measure on the cluster</source>
      <translation>Mesurer sur la grappe</translation>
    </message>
    <message>
      <source>Measured</source>
      <translation>Mesuré</translation>
    </message>
    <message>
      <source>Measured %1</source>
      <translation>Mesuré %1</translation>
    </message>
    <message>
      <source>Measured %1 ± %2 (95 %)</source>
      <translation>Mesuré %1 ± %2 (95 %)</translation>
    </message>
    <message>
      <source>Measured &amp;on:</source>
      <translation>Mesuré s&amp;ur :</translation>
    </message>
    <message>
      <source>Measured all-to-alls</source>
      <translation>All-to-all mesurés</translation>
    </message>
    <message>
      <source>Measured and predicted</source>
      <translation>Mesuré et prédit</translation>
    </message>
    <message>
      <source>Measured and predicted time in communication</source>
      <translation>Temps de communication mesuré et prédit</translation>
    </message>
    <message>
      <source>Measured and predicted time of the measured events</source>
      <translation>Temps mesuré et prédit des événements mesurés</translation>
    </message>
    <message>
      <source>Measured and predicted time of the measured kinds</source>
      <translation>Temps mesuré et prédit des genres mesurés</translation>
    </message>
    <message>
      <source>Measured and predicted times</source>
      <translation>Temps mesurés et prédits</translation>
    </message>
    <message>
      <source>Measured and predicted total time</source>
      <translation>Temps total mesuré et prédit</translation>
    </message>
    <message>
      <source>Measured cluster</source>
      <translation>Cluster mesuré</translation>
    </message>
    <message>
      <source>Measured sums</source>
      <translation>Sommes mesurées</translation>
    </message>
    <message>
      <source>Measured time</source>
      <translation>Temps mesuré</translation>
    </message>
    <message>
      <source>Measured times</source>
      <translation>Temps mesurés</translation>
    </message>
    <message>
      <source>Measured times of a scenario</source>
      <translation>Temps mesurés d’un scénario</translation>
    </message>
    <message>
      <source>Measured times of processes stand here beside predicted ones.
Nothing was measured of this scenario: type or import times of its processes in the Measurements sheet.</source>
      <translation>Les temps mesurés des processus figurent ici à côté des temps prédits.
Rien n’a été mesuré de ce scénario : saisissez ou importez des temps de ses processus dans la feuille Mesuré.</translation>
    </message>
    <message>
      <source>Measured times of the scenarios that it names</source>
      <translation>Temps mesurés des scénarios qu’il nomme</translation>
    </message>
    <message>
      <source>Measured, %1</source>
      <translation>Mesuré, %1</translation>
    </message>
    <message>
      <source>Measurement</source>
      <translation>Mesure</translation>
    </message>
    <message>
      <source>Measurements</source>
      <translation>Jeux de mesures</translation>
    </message>
    <message>
      <source>Measurements to learn from</source>
      <translation>Jeux de mesures pour l’apprentissage</translation>
    </message>
    <message>
      <source>Mesh</source>
      <translation>Grille</translation>
    </message>
    <message>
      <source>Message</source>
      <translation>Message</translation>
    </message>
    <message>
      <source>Message %1</source>
      <translation>Message %1</translation>
    </message>
    <message>
      <source>Message size</source>
      <translation>Taille des messages</translation>
    </message>
    <message>
      <source>Message size m</source>
      <translation>Taille des messages m</translation>
    </message>
    <message>
      <source>Message slowdown</source>
      <translation>Ralentissement des messages</translation>
    </message>
    <message>
      <source>Message time</source>
      <translation>Temps des messages</translation>
    </message>
    <message>
      <source>Messages</source>
      <translation>Messages</translation>
    </message>
    <message>
      <source>Messages by %1</source>
      <translation>Messages selon %1</translation>
    </message>
    <message>
      <source>Messages by &amp;model</source>
      <translation>Messages selon le m&amp;odèle</translation>
    </message>
    <message>
      <source>Messages by &amp;time</source>
      <translation>Messages selon le &amp;temps</translation>
    </message>
    <message>
      <source>Messages by pattern…</source>
      <translation>Messages selon un schéma…</translation>
    </message>
    <message>
      <source>Messages by slow&amp;down</source>
      <translation>Messages selon le r&amp;alentissement</translation>
    </message>
    <message>
      <source>Messages done</source>
      <translation>Messages terminés</translation>
    </message>
    <message>
      <source>Messages from each row to each column</source>
      <translation>Messages de chaque ligne vers chaque colonne</translation>
    </message>
    <message>
      <source>Messages held</source>
      <translation>Messages retenus</translation>
    </message>
    <message>
      <source>Messages held up</source>
      <translation>Messages retardés</translation>
    </message>
    <message>
      <source>Messages hidden</source>
      <translation>Messages masqués</translation>
    </message>
    <message>
      <source>Messages into the destination</source>
      <translation>Messages vers la destination</translation>
    </message>
    <message>
      <source>Messages it sends</source>
      <translation>Messages qu’elle envoie</translation>
    </message>
    <message>
      <source>Messages name nodes, so each name is taken for a process that has a node for itself.</source>
      <translation>Les messages nomment des nœuds, donc chaque nom est pris pour un processus qui a un nœud pour lui seul.</translation>
    </message>
    <message>
      <source>Messages of %1 on the network, and the load of its links while the longest step lasts.</source>
      <translation>Messages de %1 sur le réseau, et la charge de ses liens pendant l’étape la plus longue.</translation>
    </message>
    <message>
      <source>Messages of %1.</source>
      <translation>Messages de %1.</translation>
    </message>
    <message>
      <source>Messages of the event</source>
      <translation>Messages de l’événement</translation>
    </message>
    <message>
      <source>Messages of the selection are shown</source>
      <translation>Les messages de la sélection sont affichés</translation>
    </message>
    <message>
      <source>Messages of what is selected</source>
      <translation>Messages de la sélection</translation>
    </message>
    <message>
      <source>Messages on that channel while its bytes flowed</source>
      <translation>Messages sur ce canal pendant que ses octets circulaient</translation>
    </message>
    <message>
      <source>Messages on the critical path that it limited longest</source>
      <translation>Messages du chemin critique qu’il a limités le plus longtemps</translation>
    </message>
    <message>
      <source>Messages on the path: latency of their routes</source>
      <translation>Messages sur le chemin : latence de leurs routes</translation>
    </message>
    <message>
      <source>Messages on the path: their bytes over the slowest channel</source>
      <translation>Messages sur le chemin : leurs octets sur le canal le plus lent</translation>
    </message>
    <message>
      <source>Messages on the path: what they took longer than alone</source>
      <translation>Messages sur le chemin : ce qu’ils ont duré de plus que seuls</translation>
    </message>
    <message>
      <source>Messages out of the source</source>
      <translation>Messages depuis la source</translation>
    </message>
    <message>
      <source>Messages sho&amp;wn</source>
      <translation>Messages a&amp;ffichés</translation>
    </message>
    <message>
      <source>Messages shown</source>
      <translation>Messages affichés</translation>
    </message>
    <message>
      <source>Messages start at the times that the workload gives.</source>
      <translation>Les messages partent aux moments que donne la charge de travail.</translation>
    </message>
    <message>
      <source>Messages that it held up longer than any other channel did</source>
      <translation>Messages qu’il a retardés plus longtemps que tout autre canal</translation>
    </message>
    <message>
      <source>Messages that share a direction of a link share it fairly; traffic in the opposite direction costs nothing. The textbook model of full-duplex networks, exact for any topology.</source>
      <translation>Les messages qui partagent un sens d’un lien le partagent équitablement ; le trafic en sens inverse ne coûte rien. Le modèle classique des réseaux full-duplex, exact pour toute topologie.</translation>
    </message>
    <message>
      <source>Messages that share a link.</source>
      <translation>Des messages qui partagent un lien.</translation>
    </message>
    <message>
      <source>Messages that take longer without congestion control, held up by a full channel that they do not use; of applications, longer than alone</source>
      <translation>Messages plus longs sans contrôle de congestion, retenus par un canal plein qu’ils n’utilisent pas ; d’applications : plus longs que seuls</translation>
    </message>
    <message>
      <source>Mo&amp;del parameters</source>
      <translation>Paramètres d&amp;u modèle</translation>
    </message>
    <message>
      <source>Model</source>
      <translation>Modèle</translation>
    </message>
    <message>
      <source>Model %1 of kind %2</source>
      <translation>Modèle %1 de type %2</translation>
    </message>
    <message>
      <source>Model &amp;name:</source>
      <translation>&amp;Nom du modèle :</translation>
    </message>
    <message>
      <source>Model between %1 and %2: %3</source>
      <translation>Modèle entre %1 et %2 : %3</translation>
    </message>
    <message>
      <source>Model of another project</source>
      <translation>Modèle d’un autre projet</translation>
    </message>
    <message>
      <source>Model of tables</source>
      <translation>Modèle des tableaux</translation>
    </message>
    <message>
      <source>Model of the campaign</source>
      <translation>Modèle de la campagne</translation>
    </message>
    <message>
      <source>Model without control</source>
      <translation>Modèle sans contrôle</translation>
    </message>
    <message>
      <source>Models</source>
      <translation>Modèles</translation>
    </message>
    <message>
      <source>More than %1 different values: use the condition.</source>
      <translation>Plus de %1 valeurs différentes : utilisez la condition.</translation>
    </message>
    <message>
      <source>More than %1 lines differ.</source>
      <translation>Plus de %1 lignes diffèrent.</translation>
    </message>
    <message>
      <source>More tools</source>
      <translation>Autres outils</translation>
    </message>
    <message>
      <source>Most into one</source>
      <translation>Le plus vers un nœud</translation>
    </message>
    <message>
      <source>Most out of one</source>
      <translation>Le plus hors d’un nœud</translation>
    </message>
    <message>
      <source>Most received by one</source>
      <translation>Maximum reçu par un seul</translation>
    </message>
    <message>
      <source>Most sent by one</source>
      <translation>Maximum envoyé par un seul</translation>
    </message>
    <message>
      <source>Most: %1 from %2 to %3 · %4</source>
      <translation>Le plus : %1 de %2 vers %3 · %4</translation>
    </message>
    <message>
      <source>Move %1</source>
      <translation>Déplacer %1</translation>
    </message>
    <message>
      <source>Move %1 down</source>
      <translation>Déplacer %1 vers le bas</translation>
    </message>
    <message>
      <source>Move %1 nodes to %2</source>
      <translation>Déplacer %1 nœuds vers %2</translation>
    </message>
    <message>
      <source>Move %1 switches</source>
      <translation>Déplacer %1 commutateurs</translation>
    </message>
    <message>
      <source>Move %1 to %2</source>
      <translation>Déplacer %1 vers %2</translation>
    </message>
    <message>
      <source>Move %1 up</source>
      <translation>Déplacer %1 vers le haut</translation>
    </message>
    <message>
      <source>Move &amp;down</source>
      <translation>Vers le &amp;bas</translation>
    </message>
    <message>
      <source>Move &amp;up</source>
      <translation>Vers le &amp;haut</translation>
    </message>
    <message>
      <source>Move rows down</source>
      <translation>Descendre les lignes</translation>
    </message>
    <message>
      <source>Move rows up</source>
      <translation>Monter les lignes</translation>
    </message>
    <message>
      <source>Move the section down (Alt+Down)</source>
      <translation>Descendre la section (Alt+Bas)</translation>
    </message>
    <message>
      <source>Move the section up (Alt+Up)</source>
      <translation>Monter la section (Alt+Haut)</translation>
    </message>
    <message>
      <source>Move the selected cells to the clipboard</source>
      <translation>Déplacer les cellules sélectionnées vers le presse-papiers</translation>
    </message>
    <message>
      <source>Move the selected rows above the row before them</source>
      <translation>Déplacer les lignes sélectionnées au-dessus de la ligne qui les précède</translation>
    </message>
    <message>
      <source>Move the selected rows below the row behind them</source>
      <translation>Déplacer les lignes sélectionnées au-dessous de la ligne qui les suit</translation>
    </message>
    <message>
      <source>Moves</source>
      <translation>Se déplace</translation>
    </message>
    <message>
      <source>Moving %1 rows…</source>
      <translation>Déplacement de %1 lignes…</translation>
    </message>
    <message>
      <source>Myrinet 2000 clusters of one switch, up to two dozen nodes.</source>
      <translation>Clusters Myrinet 2000 à un seul commutateur, jusqu’à deux douzaines de nœuds.</translation>
    </message>
    <message>
      <source>Myrinet 2000 on an IBM eServer 325 cluster: 72 nodes with two AMD Opteron 246 each, MPI over MX. Stop-and-go flow control: a message holds both its ends while it is sent.</source>
      <translation>Myrinet 2000 d’une grappe IBM eServer 325 : 72 nœuds avec deux AMD Opteron 246 chacun, MPI sur MX. Contrôle de flux stop-and-go : un message tient ses deux bouts tant qu’il est envoyé.</translation>
    </message>
    <message>
      <source>Myrinet 2000 through one switch, where a message holds both its ends while it is sent: penalties follow from how many of the largest sets of messages that can be sent together contain a message. It has no parameter. It sees nodes only, not the links between switches.</source>
      <translation>Myrinet 2000 à travers un seul commutateur, où un message occupe ses deux extrémités tant qu’il est envoyé : les pénalités découlent du nombre des plus grands ensembles de messages pouvant être envoyés ensemble qui contiennent un message. Il n’a pas de paramètre. Il ne voit que les nœuds, pas les liens entre commutateurs.</translation>
    </message>
    <message>
      <source>Myrinet penalties</source>
      <translation>Pénalités Myrinet</translation>
    </message>
    <message>
      <source>N&amp;one</source>
      <translation>A&amp;ucun</translation>
    </message>
    <message>
      <source>NCCL tests</source>
      <translation>Tests NCCL</translation>
    </message>
    <message>
      <source>NCCL topology</source>
      <translation>Topologie NCCL</translation>
    </message>
    <message>
      <source>NIC %1 each way</source>
      <translation>carte réseau %1 par sens</translation>
    </message>
    <message>
      <source>NIC speed</source>
      <translation>Vitesse de la carte réseau</translation>
    </message>
    <message>
      <source>NICs</source>
      <translation>NIC</translation>
    </message>
    <message>
      <source>NICs of %1</source>
      <translation>NIC de %1</translation>
    </message>
    <message>
      <source>NICs of each of %1</source>
      <translation>NIC de chacun de %1</translation>
    </message>
    <message>
      <source>Name</source>
      <translation>Nom</translation>
    </message>
    <message>
      <source>Name of a command</source>
      <translation>Nom d’une commande</translation>
    </message>
    <message>
      <source>Name of a switch or node</source>
      <translation>Nom d’un commutateur ou d’un nœud</translation>
    </message>
    <message>
      <source>Names of links in the order in which messages pass them, with commas between them; NICs are passed without being named</source>
      <translation>Noms de liens dans l’ordre où les messages les traversent, séparés par des virgules ; les NIC sont traversées sans être nommées</translation>
    </message>
    <message>
      <source>Names or lists of names, with blanks between them</source>
      <translation>Noms ou listes de noms, séparés par des espaces</translation>
    </message>
    <message>
      <source>Names that fit the formula</source>
      <translation>Noms possibles dans la formule</translation>
    </message>
    <message>
      <source>Names the message in results and measurements, such as e1</source>
      <translation>Désigne le message dans les résultats et les mesures, tel que e1</translation>
    </message>
    <message>
      <source>Narayanan et al. 2021 (Megatron-LM), Shoeybi et al. 2019, Rajbhandari et al. 2020 (ZeRO), Lepikhin et al. 2021 (GShard)</source>
      <translation>Narayanan et al. 2021 (Megatron-LM), Shoeybi et al. 2019, Rajbhandari et al. 2020 (ZeRO), Lepikhin et al. 2021 (GShard)</translation>
    </message>
    <message>
      <source>Narrowest cut</source>
      <translation>Coupe la plus étroite</translation>
    </message>
    <message>
      <source>NetPIPE</source>
      <translation>NetPIPE</translation>
    </message>
    <message>
      <source>Network</source>
      <translation>Réseau</translation>
    </message>
    <message>
      <source>Network %1, %2, model %3: %4 and %5, makespan %6%7.</source>
      <translation>Réseau %1, %2, modèle %3 : %4 et %5, durée totale %6%7.</translation>
    </message>
    <message>
      <source>Network %1, workload %2, model %3: %4 in %5, makespan %6%7.</source>
      <translation>Réseau %1, charge de travail %2, modèle %3 : %4 en %5, durée totale %6%7.</translation>
    </message>
    <message>
      <source>Network of the campaign</source>
      <translation>Réseau de la campagne</translation>
    </message>
    <message>
      <source>Network preset</source>
      <translation>Préréglage de réseau</translation>
    </message>
    <message>
      <source>Network report</source>
      <translation>Rapport sur les réseaux</translation>
    </message>
    <message>
      <source>Networks</source>
      <translation>Réseaux</translation>
    </message>
    <message>
      <source>Networks appear here when two of them have the same patterns.</source>
      <translation>Les réseaux apparaissent ici quand deux d'entre eux ont les mêmes schémas.</translation>
    </message>
    <message>
      <source>Networks that drop packets, and very short messages.</source>
      <translation>Des réseaux qui perdent des paquets, et des messages très courts.</translation>
    </message>
    <message>
      <source>Networks where losses rule, and many thousands of messages at once.</source>
      <translation>Des réseaux où les pertes dominent, et plusieurs milliers de messages à la fois.</translation>
    </message>
    <message>
      <source>Networks whose congestion control works, and short queues.</source>
      <translation>Des réseaux dont le contrôle de congestion fonctionne, et des files courtes.</translation>
    </message>
    <message>
      <source>Networks with several switches, and cards that nobody calibrated it for.</source>
      <translation>Réseaux à plusieurs commutateurs, et cartes pour lesquelles personne ne l’a calibré.</translation>
    </message>
    <message>
      <source>Networks with several switches, and large patterns, whose penalties are estimates.</source>
      <translation>Réseaux à plusieurs commutateurs, et grands schémas : les pénalités y sont estimées.</translation>
    </message>
    <message>
      <source>Networks with several switches, and messages of very different sizes than those of the calibration.</source>
      <translation>Réseaux à plusieurs commutateurs, et messages de tailles très différentes de celles de la calibration.</translation>
    </message>
    <message>
      <source>Networks with several switches, and messages that fan out of a node.</source>
      <translation>Réseaux à plusieurs commutateurs, et messages qui partent en éventail d’un nœud.</translation>
    </message>
    <message>
      <source>Networks with several switches, and messages that meet at their destination.</source>
      <translation>Réseaux à plusieurs commutateurs, et messages qui convergent vers leur destination.</translation>
    </message>
    <message>
      <source>New &amp;window</source>
      <translation>No&amp;uvelle fenêtre</translation>
    </message>
    <message>
      <source>New from galler&amp;y…</source>
      <translation>Nouveau depuis la &amp;galerie…</translation>
    </message>
    <message>
      <source>New from gallery</source>
      <translation>Nouveau depuis la galerie</translation>
    </message>
    <message>
      <source>New network from recipe…</source>
      <translation>Nouveau réseau de topologie type…</translation>
    </message>
    <message>
      <source>New project</source>
      <translation>Nouveau projet</translation>
    </message>
    <message>
      <source>New project from preset…</source>
      <translation>Nouveau projet d’après un préréglage…</translation>
    </message>
    <message>
      <source>New scenario on</source>
      <translation>Nouveau scénario sur</translation>
    </message>
    <message>
      <source>Next hit</source>
      <translation>Occurrence suivante</translation>
    </message>
    <message>
      <source>Next step</source>
      <translation>Étape suivante</translation>
    </message>
    <message>
      <source>Next step (Alt+Right)</source>
      <translation>Étape suivante (Alt+Droite)</translation>
    </message>
    <message>
      <source>No applications yet. An application is a program that so many processes run.</source>
      <translation>Pas encore d’applications. Une application est un programme exécuté par un certain nombre de processus.</translation>
    </message>
    <message>
      <source>No candidate is called the fastest</source>
      <translation>Aucun candidat n’est dit le plus rapide</translation>
    </message>
    <message>
      <source>No contention</source>
      <translation>Sans contention</translation>
    </message>
    <message>
      <source>No error bars: %1.</source>
      <translation>Pas de barres d’erreur : %1.</translation>
    </message>
    <message>
      <source>No events yet. Type or paste them here: who does it, which event, with whom, how much.</source>
      <translation>Pas encore d’événements. Saisissez-les ou collez-les ici : qui, quel événement, avec qui, combien.</translation>
    </message>
    <message>
      <source>No further costs yet. Type or paste them here: name, kind, count, price, per year or once.</source>
      <translation>Pas encore d’autres coûts. Saisissez-les ou collez-les ici : nom, genre, nombre, prix, par year ou once.</translation>
    </message>
    <message>
      <source>No groups yet; the group all is always there. A group names the processes that run a collective together.</source>
      <translation>Pas encore de groupes ; le groupe all existe toujours. Un groupe nomme les processus qui exécutent une collective ensemble.</translation>
    </message>
    <message>
      <source>No issues</source>
      <translation>Aucun problème</translation>
    </message>
    <message>
      <source>No issues. What is wrong or doubtful in the project is listed here, and a click leads to the cell.</source>
      <translation>Aucun problème. Ce qui est faux ou douteux dans le projet est listé ici, et un clic mène à la cellule.</translation>
    </message>
    <message>
      <source>No links yet. Links join two switches, or a node and a switch: type or paste name, from, to, bandwidth.</source>
      <translation>Pas encore de liens. Un lien joint deux commutateurs, ou un nœud et un commutateur. Saisissez ou collez ici : nom, de, vers, débit.</translation>
    </message>
    <message>
      <source>No mappings yet. A mapping says on which nodes processes run; messages between nodes need none.</source>
      <translation>Pas encore de placement. Un placement dit sur quels nœuds s’exécutent les processus ; les messages entre nœuds n’en ont pas besoin.</translation>
    </message>
    <message>
      <source>No measured points yet. Type or paste them here: test, processes, size, time, bandwidth.</source>
      <translation>Pas encore de point mesuré. Saisissez-en ou collez-en ici : test, processus, taille, temps, bande passante.</translation>
    </message>
    <message>
      <source>No measured times yet. Type or paste them here: message, mean time, 95 % half-width, repetitions.</source>
      <translation>Pas encore de temps mesuré. Saisissez-en ou collez-en ici : message, temps moyen, demi-largeur à 95 %, répétitions.</translation>
    </message>
    <message>
      <source>No measurements yet. A measurement holds the times that the messages of a scenario took.</source>
      <translation>Pas encore de jeu de mesures. Un jeu de mesures contient les temps qu’ont pris les messages d’un scénario.</translation>
    </message>
    <message>
      <source>No message of this scenario leaves its node, so no channel is used.</source>
      <translation>Aucun message de ce scénario ne quitte son nœud ; aucun canal n’est donc utilisé.</translation>
    </message>
    <message>
      <source>No message of this scenario uses the network for any time.</source>
      <translation>Aucun message de ce scénario n’occupe le réseau.</translation>
    </message>
    <message>
      <source>No message takes any time, so there is nothing left to gain.</source>
      <translation>Aucun message ne prend de temps, il n’y a donc plus rien à gagner.</translation>
    </message>
    <message>
      <source>No messages are shown</source>
      <translation>Aucun message n’est affiché</translation>
    </message>
    <message>
      <source>No messages yet</source>
      <translation>Pas encore de messages</translation>
    </message>
    <message>
      <source>No messages yet. Make them by a pattern, import them, or type or paste them here: message, source, destination, size, start.</source>
      <translation>Pas encore de messages. Créez-les selon un schéma, importez-les, ou saisissez-les ou collez-les ici : message, source, destination, taille, début.</translation>
    </message>
    <message>
      <source>No model was calibrated here: %1.</source>
      <translation>Aucun modèle n’a été calibré ici : %1.</translation>
    </message>
    <message>
      <source>No models yet. A model says how messages share the network.</source>
      <translation>Pas encore de modèle. Un modèle dit comment les messages partagent le réseau.</translation>
    </message>
    <message>
      <source>No node is in use by others.</source>
      <translation>Aucun nœud n’est occupé par d’autres.</translation>
    </message>
    <message>
      <source>No nodes yet. Type or paste them here: name, switch, cores, bandwidth.</source>
      <translation>Pas encore de nœuds. Saisissez-les ou collez-les ici : nom, commutateur, cœurs, débit.</translation>
    </message>
    <message>
      <source>No offer is called the best value</source>
      <translation>Aucune offre n’est dite du meilleur rapport qualité-prix</translation>
    </message>
    <message>
      <source>No offer is called the fastest overall</source>
      <translation>Aucune offre n’est dite la plus rapide au total</translation>
    </message>
    <message>
      <source>No other placement was searched for.</source>
      <translation>Aucun autre placement n’a été cherché.</translation>
    </message>
    <message>
      <source>No page has all these words. Take fewer or shorter ones.</source>
      <translation>Aucune page ne contient tous ces mots. Essayez avec des mots moins nombreux ou plus courts.</translation>
    </message>
    <message>
      <source>No parameters are given: the model runs with its defaults.</source>
      <translation>Aucun paramètre n’est donné : le modèle utilise ses valeurs par défaut.</translation>
    </message>
    <message>
      <source>No parameters yet. A parameter is a value with a name that formulas in cells can use: N = 20500, and =2*N*8 B as a size.</source>
      <translation>Pas encore de paramètre. Un paramètre est une valeur nommée, utilisable dans les formules des cellules : N = 20500, et =2*N*8 B comme taille.</translation>
    </message>
    <message>
      <source>No placement of these processes can run.</source>
      <translation>Aucun placement de ces processus ne peut s’exécuter.</translation>
    </message>
    <message>
      <source>No placement was found that is better than the present one, and there is none.</source>
      <translation>Aucun placement meilleur que l’actuel n’a été trouvé, et il n’y en a pas.</translation>
    </message>
    <message>
      <source>No placement was found that is better than the present one.</source>
      <translation>Aucun placement meilleur que l’actuel n’a été trouvé.</translation>
    </message>
    <message>
      <source>No platform has a price, so nothing is said of costs.</source>
      <translation>Aucune plateforme n’a de prix, donc rien n’est dit des coûts.</translation>
    </message>
    <message>
      <source>No platforms yet. A platform is a network of nodes, switches and links.</source>
      <translation>Pas encore de plateforme. Une plateforme est un réseau de nœuds, de commutateurs et de liens.</translation>
    </message>
    <message>
      <source>No process is placed by hand. Type or paste pairs: process, node.</source>
      <translation>Aucun processus n’est placé manuellement. Saisissez ou collez des paires : processus, nœud.</translation>
    </message>
    <message>
      <source>No routes are written out: the platform's routing rule decides all ways. Type or paste others here: from, to, links.</source>
      <translation>Aucun itinéraire n’est écrit : la règle de routage de la plate-forme décide de tous les chemins. Saisissez ou collez-en d’autres ici : de, vers, liens.</translation>
    </message>
    <message>
      <source>No row passes the filter.</source>
      <translation>Aucune ligne ne satisfait au filtre.</translation>
    </message>
    <message>
      <source>No scenario is checked. Check one to see the report.</source>
      <translation>Aucun scénario n’est coché. Cochez-en un pour voir le rapport.</translation>
    </message>
    <message>
      <source>No scenario of this workload can be predicted over these values.</source>
      <translation>Aucun scénario de cette charge de travail ne peut être prédit sur ces valeurs.</translation>
    </message>
    <message>
      <source>No scenario yet</source>
      <translation>Aucun scénario pour l’instant</translation>
    </message>
    <message>
      <source>No scenarios yet. A scenario runs a workload or an application on a platform under a model.</source>
      <translation>Pas encore de scénarios. Un scénario exécute une charge de travail ou une application sur une plateforme selon un modèle.</translation>
    </message>
    <message>
      <source>No section is checked. Check one to see the report.</source>
      <translation>Aucune section n’est cochée. Cochez-en une pour voir le rapport.</translation>
    </message>
    <message>
      <source>No servers with GPUs yet. Type or paste them here: name, GPUs, NICs, bandwidth, latency.</source>
      <translation>Pas encore de serveurs avec GPU. Saisissez-les ou collez-les ici : nom, GPU, NIC, débit, latence.</translation>
    </message>
    <message>
      <source>No sign that acknowledgements wait behind data in %1 (%2)</source>
      <translation>Aucun signe que les accusés attendent derrière les données dans %1 (%2)</translation>
    </message>
    <message>
      <source>No sign that acknowledgements wait behind data in %1 (%2), though these patterns do not exclude it</source>
      <translation>Aucun signe que les accusés attendent derrière les données dans %1 (%2), bien que ces motifs ne l’excluent pas</translation>
    </message>
    <message>
      <source>No signature</source>
      <translation>Aucune signature</translation>
    </message>
    <message>
      <source>No signature could be fitted: %1.</source>
      <translation>Aucune signature n’a pu être ajustée : %1.</translation>
    </message>
    <message>
      <source>No switch and no node has %1 in its name.</source>
      <translation>Aucun commutateur ni nœud n’a %1 dans son nom.</translation>
    </message>
    <message>
      <source>No switches yet. Type or paste their names.</source>
      <translation>Pas encore de commutateurs. Saisissez ou collez leurs noms.</translation>
    </message>
    <message>
      <source>No times yet. Add messages in the Messages sheet; their times appear here at once.</source>
      <translation>Pas encore de temps. Ajoutez des messages dans la feuille Messages ; leurs temps apparaissent aussitôt ici.</translation>
    </message>
    <message>
      <source>No workloads yet. A workload is a table of messages.</source>
      <translation>Pas encore de charge de travail. Une charge de travail est un tableau de messages.</translation>
    </message>
    <message>
      <source>Node</source>
      <translation>Nœud</translation>
    </message>
    <message>
      <source>Node %1</source>
      <translation>Nœud %1</translation>
    </message>
    <message>
      <source>Node bandwidth</source>
      <translation>Bande passante d’un nœud</translation>
    </message>
    <message>
      <source>Node bandwidth, each way</source>
      <translation>Débit d’un nœud, dans chaque sens</translation>
    </message>
    <message>
      <source>Node latency</source>
      <translation>Latence d’un nœud</translation>
    </message>
    <message>
      <source>Node or process that received</source>
      <translation>Nœud ou processus qui a reçu</translation>
    </message>
    <message>
      <source>Node or process that sent</source>
      <translation>Nœud ou processus qui a envoyé</translation>
    </message>
    <message>
      <source>Nodes</source>
      <translation>Nœuds</translation>
    </message>
    <message>
      <source>Nodes and links refer to a switch by its name</source>
      <translation>Les nœuds et les liens désignent un commutateur par son nom</translation>
    </message>
    <message>
      <source>Nodes and links that are drawn in %1 begin with its figures.</source>
      <translation>Les nœuds et les liens dessinés dans %1 prendront au départ les valeurs du préréglage.</translation>
    </message>
    <message>
      <source>Nodes and servers that somebody else has, such as n[3-7],s2: policies place on the others</source>
      <translation>Nœuds et serveurs que quelqu'un d'autre occupe, comme n[3-7],s2 : les politiques placent sur les autres</translation>
    </message>
    <message>
      <source>Nodes and switches that are selected in a sheet or on the canvas</source>
      <translation>Nœuds et commutateurs sélectionnés dans une feuille ou sur le dessin</translation>
    </message>
    <message>
      <source>Nodes in all</source>
      <translation>Nœuds au total</translation>
    </message>
    <message>
      <source>Nodes in use</source>
      <translation>Nœuds occupés</translation>
    </message>
    <message>
      <source>Nodes of %1.</source>
      <translation>Nœuds de %1.</translation>
    </message>
    <message>
      <source>Nodes of a leaf</source>
      <translation>Nœuds d’un leaf</translation>
    </message>
    <message>
      <source>Nodes of a lowest switch</source>
      <translation>Nœuds d’un commutateur du bas</translation>
    </message>
    <message>
      <source>Nodes of a switch</source>
      <translation>Nœuds d’un commutateur</translation>
    </message>
    <message>
      <source>Nodes of platform</source>
      <translation>Nœuds de la plateforme</translation>
    </message>
    <message>
      <source>Nodes that take part</source>
      <translation>Nœuds qui participent</translation>
    </message>
    <message>
      <source>Nominal rate</source>
      <translation>Débit nominal</translation>
    </message>
    <message>
      <source>None</source>
      <translation>Aucun</translation>
    </message>
    <message>
      <source>None is free.</source>
      <translation>Aucun n’est libre.</translation>
    </message>
    <message>
      <source>None of the messages can be sent. The issue list says why.</source>
      <translation>Aucun des messages ne peut être envoyé. La liste des problèmes dit pourquoi.</translation>
    </message>
    <message>
      <source>None of the shown scenarios was measured, so there is nothing to hold these predictions against.</source>
      <translation>Aucun des scénarios montrés n’a été mesuré, il n’y a donc rien à quoi confronter ces prédictions.</translation>
    </message>
    <message>
      <source>None of these placements can run.</source>
      <translation>Aucun de ces placements ne peut s’exécuter.</translation>
    </message>
    <message>
      <source>None yet</source>
      <translation>Aucune pour l’instant</translation>
    </message>
    <message>
      <source>Not active in step %1, which the window shows.</source>
      <translation>Inactif à l’étape %1, que la fenêtre affiche.</translation>
    </message>
    <message>
      <source>Not all was worked out</source>
      <translation>Tout n’a pas été établi</translation>
    </message>
    <message>
      <source>Not begun</source>
      <translation>Pas commencé</translation>
    </message>
    <message>
      <source>Not drawn, above %1 %: %2</source>
      <translation>Non tracé, au-dessus de %1 % : %2</translation>
    </message>
    <message>
      <source>Not for</source>
      <translation>Pas pour</translation>
    </message>
    <message>
      <source>Not for:</source>
      <translation>Ne convient pas pour :</translation>
    </message>
    <message>
      <source>Not found</source>
      <translation>Introuvable</translation>
    </message>
    <message>
      <source>Not known</source>
      <translation>Inconnu</translation>
    </message>
    <message>
      <source>Not of the same things, so there is no front: see the sheet Compare</source>
      <translation>Pas des mêmes choses, donc pas de front : voir la feuille Comparaison</translation>
    </message>
    <message>
      <source>Not predicted</source>
      <translation>Non prédit</translation>
    </message>
    <message>
      <source>Not readable</source>
      <translation>Illisible</translation>
    </message>
    <message>
      <source>Not said: one</source>
      <translation>Non dit : un</translation>
    </message>
    <message>
      <source>Not stacked</source>
      <translation>Non empilés</translation>
    </message>
    <message>
      <source>Note</source>
      <translation>Remarque</translation>
    </message>
    <message>
      <source>Notes.</source>
      <translation>Notes.</translation>
    </message>
    <message>
      <source>Notes: %1</source>
      <translation>Remarques : %1</translation>
    </message>
    <message>
      <source>Nothing</source>
      <translation>Rien</translation>
    </message>
    <message>
      <source>Nothing can be said about %1: in none of these patterns %2, so %3 changes no prediction</source>
      <translation>On ne peut rien dire de %1 : dans aucun de ces motifs %2, donc %3 ne change aucune prédiction</translation>
    </message>
    <message>
      <source>Nothing collapsed is selected.</source>
      <translation>Rien de replié n’est sélectionné.</translation>
    </message>
    <message>
      <source>Nothing is called so. Fewer letters find more.</source>
      <translation>Rien ne porte ce nom. Moins de lettres trouvent davantage.</translation>
    </message>
    <message>
      <source>Nothing is called “%1”.</source>
      <translation>Rien ne s’appelle « %1 ».</translation>
    </message>
    <message>
      <source>Nothing is chosen to compare the scenario with; choose a placement.</source>
      <translation>Rien n’est choisi pour comparer le scénario ; choisissez un placement.</translation>
    </message>
    <message>
      <source>Nothing is left that the models were not learnt from. Hold patterns out of the calibration, or measure more.</source>
      <translation>Il ne reste rien dont les modèles n’aient été appris. Mettez des motifs à l’écart du calibrage, ou mesurez davantage.</translation>
    </message>
    <message>
      <source>Nothing of this was measured, so the errors of the predictions are not known here.</source>
      <translation>Rien de cela n’a été mesuré, donc les erreurs des prédictions ne sont pas connues ici.</translation>
    </message>
    <message>
      <source>Nothing of what is shown was measured itself.</source>
      <translation>Rien de ce qui est montré n’a été mesuré lui-même.</translation>
    </message>
    <message>
      <source>Nothing to collapse is selected: select a rack, a node of it, or a switch of a group.</source>
      <translation>Rien de ce qui est sélectionné ne peut être replié : sélectionnez une baie, un de ses nœuds ou un commutateur d’un groupe.</translation>
    </message>
    <message>
      <source>Nothing to draw yet</source>
      <translation>Encore rien à dessiner</translation>
    </message>
    <message>
      <source>Nothing was fitted: %1</source>
      <translation>Rien n’a été ajusté : %1</translation>
    </message>
    <message>
      <source>Nothing was measured on the selected scenario yet. Measured times show the error of the prediction.</source>
      <translation>Rien n’a encore été mesuré pour le scénario sélectionné. Les temps mesurés montrent l’erreur de la prédiction.</translation>
    </message>
    <message>
      <source>Nothing was measured yet. Import measurements… of several patterns: the errors of each pattern, experiment and model stand here, as in Table II of Zhu et al. (2014).</source>
      <translation>Rien n’a encore été mesuré. Importer des mesures… de plusieurs schémas : les erreurs de chaque schéma, expérience et modèle sont ici, comme dans le tableau II de Zhu et al. (2014).</translation>
    </message>
    <message>
      <source>Nothing was measured yet. Import measurements… or type times in the Measured sheet: how far predictions are from them appears here.</source>
      <translation>Rien n’a encore été mesuré. Choisissez Importer des mesures… ou saisissez des temps dans la feuille Temps mesurés : l’écart des prédictions apparaîtra ici.</translation>
    </message>
    <message>
      <source>Nothing was measured yet. Import measurements… or type times in the Measured sheet: how far predictions are from them stands here.</source>
      <translation>Rien n’a encore été mesuré. Choisissez Importer des mesures… ou saisissez des temps dans la feuille Temps mesurés : l’écart des prédictions s’affichera ici.</translation>
    </message>
    <message>
      <source>Nothing was placed: %1</source>
      <translation>Rien n’a été placé : %1</translation>
    </message>
    <message>
      <source>Nothing would change. %1</source>
      <translation>Rien ne changerait. %1</translation>
    </message>
    <message>
      <source>Number of channels</source>
      <translation>Nombre de canaux</translation>
    </message>
    <message>
      <source>Number of nodes</source>
      <translation>Nombre de nœuds</translation>
    </message>
    <message>
      <source>Number of patterns</source>
      <translation>Nombre de schémas</translation>
    </message>
    <message>
      <source>Number of patterns that take longer</source>
      <translation>Nombre de schémas qui durent plus longtemps</translation>
    </message>
    <message>
      <source>Number of processes</source>
      <translation>Nombre de processus</translation>
    </message>
    <message>
      <source>Number of the task</source>
      <translation>Numéro de la tâche</translation>
    </message>
    <message>
      <source>Number of their messages</source>
      <translation>Nombre de leurs messages</translation>
    </message>
    <message>
      <source>Numbers in base units with all their digits. A folder with a file for each table.</source>
      <translation>Nombres en unités de base avec tous leurs chiffres. Un dossier avec un fichier par tableau.</translation>
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
      <translation>De</translation>
    </message>
    <message>
      <source>Of a collective, counted within its group; empty: 0</source>
      <translation>D’une collective, comptée dans son groupe ; vide : 0</translation>
    </message>
    <message>
      <source>Of a computation, such as 10 ms</source>
      <translation>D’un calcul, par exemple 10 ms</translation>
    </message>
    <message>
      <source>Of a message, a block or a pair, such as 64 kB or 8 B * n</source>
      <translation>D’un message, d’un bloc ou d’une paire, par exemple 64 kB ou 8 B * n</translation>
    </message>
    <message>
      <source>Of a message; empty: 0; any</source>
      <translation>D’un message ; vide : 0 ; any</translation>
    </message>
    <message>
      <source>Of a sendrecv: whom it receives from</source>
      <translation>D’un sendrecv : de qui il reçoit</translation>
    </message>
    <message>
      <source>Of each server, such as 8; every one is a node</source>
      <translation>De chaque serveur, par exemple 8 ; chacun est un nœud</translation>
    </message>
    <message>
      <source>Of each server, that neighbouring GPUs share on their way to NICs, such as 4; empty: each GPU has a way of its own</source>
      <translation>Par serveur, que des GPU voisins partagent vers les cartes réseau, par exemple 4 ; vide : chaque GPU a son propre chemin</translation>
    </message>
    <message>
      <source>Of each server; empty: as many as GPUs; fewer are shared by neighbouring GPUs</source>
      <translation>De chaque serveur ; vide : autant que de GPU ; s’il y en a moins, des GPU voisins les partagent</translation>
    </message>
    <message>
      <source>Of its critical path %1 is computing, %2 messages as long as they take alone, %3 overheads of messages, and %4 contention.</source>
      <translation>De son chemin critique, %1 est du calcul, %2 des messages pour ce qu’ils prennent seuls, %3 des surcoûts des messages et %4 de la contention.</translation>
    </message>
    <message>
      <source>Of its critical path %1 is computing, %2 messages as long as they take alone, and %3 contention.</source>
      <translation>De son chemin critique, %1 est du calcul, %2 des messages pour ce qu’ils prennent seuls et %3 de la contention.</translation>
    </message>
    <message>
      <source>Of its route</source>
      <translation>De sa route</translation>
    </message>
    <message>
      <source>Of its route, before its bytes flow</source>
      <translation>Celle de sa route, avant que ses octets circulent</translation>
    </message>
    <message>
      <source>Of messages of programs between processes of one node, such as 1 us; empty: 0 s</source>
      <translation>Des messages de programmes entre processus d’un même nœud, par exemple 1 us ; vide : 0 s</translation>
    </message>
    <message>
      <source>Of one GPU into the switch that joins the server's GPUs, each way, such as 366 GB/s</source>
      <translation>D’un GPU vers le commutateur qui relie les GPU du serveur, dans chaque sens, par exemple 366 GB/s</translation>
    </message>
    <message>
      <source>Of one GPU's link to the switch that joins the server's GPUs, such as 1 us; empty: 0 s</source>
      <translation>Du lien d’un GPU vers le commutateur qui relie les GPU du serveur, par exemple 1 us ; vide : 0 s</translation>
    </message>
    <message>
      <source>Of one NIC's link, such as 1.5 us; empty: 0 s</source>
      <translation>Du lien d’une NIC, par exemple 1.5 us ; vide : 0 s</translation>
    </message>
    <message>
      <source>Of one NIC, each way, such as 49 GB/s</source>
      <translation>D’une NIC, dans chaque sens, par exemple 49 GB/s</translation>
    </message>
    <message>
      <source>Of one PCI switch: what its GPUs send to NICs together, each way, such as 24 GB/s</source>
      <translation>D’un commutateur PCI : ce que ses GPU envoient ensemble aux cartes réseau, dans chaque sens, par exemple 24 GB/s</translation>
    </message>
    <message>
      <source>Of one message; what arrived, where a tool sends for a time</source>
      <translation>D’un message ; quantité reçue, pour un outil qui émet pendant une durée fixée</translation>
    </message>
    <message>
      <source>Of one node with its NIC, such as 800 EUR; without a price of the platform, its parts are added</source>
      <translation>D’un nœud avec sa carte réseau, tel que 800 EUR ; si la plateforme n’a pas de prix, ceux de ses éléments sont additionnés</translation>
    </message>
    <message>
      <source>Of one node, such as 450 W; what energy costs is in the sheet Platforms</source>
      <translation>D’un nœud, par exemple 450 W ; le prix de l’énergie est dans la feuille Plateformes</translation>
    </message>
    <message>
      <source>Of one server with its GPUs and NICs; without a price of the platform, its parts are added</source>
      <translation>D’un serveur avec ses GPU et ses NIC ; sans prix de la plateforme, ses parties s’ajoutent</translation>
    </message>
    <message>
      <source>Of one server, such as 10.2 kW</source>
      <translation>D’un serveur, par exemple 10.2 kW</translation>
    </message>
    <message>
      <source>Of one, such as 120 EUR</source>
      <translation>De chacun, par exemple 120 EUR</translation>
    </message>
    <message>
      <source>Of other inputs, and left aside: %1.</source>
      <translation>D'autres entrées, laissées de côté : %1.</translation>
    </message>
    <message>
      <source>Of random placements the median of the draws</source>
      <translation>Pour les placements aléatoires, la médiane des tirages</translation>
    </message>
    <message>
      <source>Of sizes that have none in the file</source>
      <translation>Des tailles qui n’en ont pas dans le fichier</translation>
    </message>
    <message>
      <source>Of switches that reduce on the way: what an in-network collective of several servers gets at most, such as 40 GB/s; empty: what its links carry</source>
      <translation>Des commutateurs qui réduisent en route : ce qu’obtient au plus un collectif in-network de plusieurs serveurs, par exemple 40 GB/s ; vide : ce que portent ses liens</translation>
    </message>
    <message>
      <source>Of task</source>
      <translation>De la tâche</translation>
    </message>
    <message>
      <source>Of the NIC's link, such as 20 us; empty: 0 s</source>
      <translation>Du lien de la carte réseau, telle que 20 us ; vide : 0 s</translation>
    </message>
    <message>
      <source>Of the NIC, each way, such as 940 Mbit/s</source>
      <translation>De la carte réseau, par sens, telle que 940 Mbit/s</translation>
    </message>
    <message>
      <source>Of the critical path</source>
      <translation>Du chemin critique</translation>
    </message>
    <message>
      <source>Of the first sample and of the search; the same seed gives the same placements</source>
      <translation>Du premier tirage et de la recherche ; la même graine donne les mêmes placements</translation>
    </message>
    <message>
      <source>Of the link with its ports, such as 2000 EUR; without a price of the platform, its parts are added</source>
      <translation>Du lien avec ses ports, tel que 2000 EUR ; si la plateforme n’a pas de prix, ceux de ses éléments sont additionnés</translation>
    </message>
    <message>
      <source>Of the link, such as 10 W of its transceivers; empty: not counted</source>
      <translation>Du lien, par exemple 10 W de ses émetteurs-récepteurs ; vide : non compté</translation>
    </message>
    <message>
      <source>Of the lowest %1 for the performance: %2.</source>
      <translation>La moins chère pour la performance (%1) : %2.</translation>
    </message>
    <message>
      <source>Of the makespan, over the same patterns: geometric mean of their ratios; below 0: faster</source>
      <translation>De la durée totale, sur les mêmes schémas : moyenne géométrique de leurs rapports ; sous 0 : plus rapide</translation>
    </message>
    <message>
      <source>Of the makespan, to that of the scenario's own model</source>
      <translation>De la durée totale, avec celle du modèle du scénario</translation>
    </message>
    <message>
      <source>Of the message</source>
      <translation>Du message</translation>
    </message>
    <message>
      <source>Of the messages that it sent and received</source>
      <translation>Celle des messages qu’il a envoyés et reçus</translation>
    </message>
    <message>
      <source>Of the policy random and of the share in use: another number gives others; empty: 1</source>
      <translation>Pour la politique random et la part occupée : un autre nombre en donne d'autres ; vide : 1</translation>
    </message>
    <message>
      <source>Of the purchase, such as 18000 EUR; empty: the sum of its nodes, switches and links</source>
      <translation>De l’achat, par exemple 18000 EUR ; vide : la somme de ses nœuds, commutateurs et liens</translation>
    </message>
    <message>
      <source>Of the scenarios that patterns become</source>
      <translation>Des scénarios que deviennent les schémas</translation>
    </message>
    <message>
      <source>Of the switch, such as 700 W; empty: not counted</source>
      <translation>Du commutateur, par exemple 700 W ; vide : non compté</translation>
    </message>
    <message>
      <source>Of the switch, such as 9000 EUR; empty for all: it is part of the links' prices</source>
      <translation>Du commutateur, par exemple 9000 EUR ; vide pour tous : il est compris dans le prix des liens</translation>
    </message>
    <message>
      <source>Of the whole run: took longer than alone, and it limited them longest</source>
      <translation>De toute l’exécution : plus longs que seuls, et limités le plus longtemps par lui</translation>
    </message>
    <message>
      <source>Of very many messages, those furthest off are listed</source>
      <translation>Parmi de très nombreux messages, ceux qui s’écartent le plus sont listés</translation>
    </message>
    <message>
      <source>Of what</source>
      <translation>De quoi</translation>
    </message>
    <message>
      <source>Offer</source>
      <translation>Offre</translation>
    </message>
    <message>
      <source>Offers</source>
      <translation>Offres</translation>
    </message>
    <message>
      <source>Offers by workload</source>
      <translation>Offres par charge de travail</translation>
    </message>
    <message>
      <source>Offers under each workload: the makespan, and how many times that of the fastest offer it is. Overall is the weighted geometric mean of these ratios, and above ideal that of the makespans over what no sharing of this network could beat.</source>
      <translation>Offres sous chaque charge de travail : la durée totale, et combien de fois celle de l’offre la plus rapide elle vaut. Le total est la moyenne géométrique pondérée de ces rapports, et au-dessus de l’idéal celle des durées totales rapportées à ce qu’aucun partage de ce réseau ne pourrait battre.</translation>
    </message>
    <message>
      <source>On %1, others were searched for. %2</source>
      <translation>Sur %1, d’autres ont été cherchés. %2</translation>
    </message>
    <message>
      <source>On a platform with several switches it runs and ignores the links between them.</source>
      <translation>Sur une plateforme à plusieurs commutateurs, il fonctionne mais ignore les liens entre eux.</translation>
    </message>
    <message>
      <source>On the clock</source>
      <translation>À l’horloge</translation>
    </message>
    <message>
      <source>On the empty cluster</source>
      <translation>Sur la grappe vide</translation>
    </message>
    <message>
      <source>On the front no other scenario is as fast and as cheap</source>
      <translation>Sur le front, aucun autre scénario n’est à la fois aussi rapide et aussi peu cher</translation>
    </message>
    <message>
      <source>On the n&amp;odes of:</source>
      <translation>Sur les &amp;nœuds de :</translation>
    </message>
    <message>
      <source>On the nodes of</source>
      <translation>Sur les nœuds de</translation>
    </message>
    <message>
      <source>On the path</source>
      <translation>Sur le chemin</translation>
    </message>
    <message>
      <source>On which the patterns were measured</source>
      <translation>Sur laquelle les schémas ont été mesurés</translation>
    </message>
    <message>
      <source>One column of what was pasted has no place in this sheet and was left out.</source>
      <translation>Une colonne du contenu collé n’a pas de place dans cette feuille et a été ignorée.</translation>
    </message>
    <message>
      <source>One file with all tables, as GitHub shows them; numbers with units.</source>
      <translation>Un seul fichier avec tous les tableaux, tels que GitHub les affiche ; nombres avec unités.</translation>
    </message>
    <message>
      <source>One file with the chosen table.</source>
      <translation>Un seul fichier avec le tableau choisi.</translation>
    </message>
    <message>
      <source>One for each process of the group, parted by ;</source>
      <translation>Une pour chaque processus du groupe, séparées par ;</translation>
    </message>
    <message>
      <source>One node, such as X1, or a list of equal nodes, such as X[1-3]</source>
      <translation>Un nœud, tel que X1, ou une liste de nœuds identiques, telle que X[1-3]</translation>
    </message>
    <message>
      <source>One node, the root, sends to many.</source>
      <translation>Un nœud, la racine, envoie à de nombreux autres.</translation>
    </message>
    <message>
      <source>One or more numbers, such as 1..5: each draws the pattern anew</source>
      <translation>Un ou plusieurs nombres, tels que 1..5 : chacun tire le motif à nouveau</translation>
    </message>
    <message>
      <source>One or more numbers, such as 8, 16 or 10..20; empty: all of a network</source>
      <translation>Un ou plusieurs nombres, tels que 8, 16 ou 10..20 ; vide : tous ceux d'un réseau</translation>
    </message>
    <message>
      <source>One pattern cannot be left out of its own fit, so errors are those of the fit, and no model can be called the best: too close to call. Measure %1 patterns or more.</source>
      <translation>Un seul motif ne peut être tenu hors de son propre ajustement, donc les erreurs sont celles de l’ajustement, et aucun modèle ne peut être dit le meilleur : trop proche pour trancher. Mesurez %1 motifs ou plus.</translation>
    </message>
    <message>
      <source>One pattern, %1 measured messages. %2</source>
      <translation>Un schéma, %1 messages mesurés. %2</translation>
    </message>
    <message>
      <source>One scenario</source>
      <translation>Un scénario</translation>
    </message>
    <message>
      <source>One server, such as s1, or a list of equal servers, such as s[1-10]; the GPUs of s1 are the nodes s1.0, s1.1 and so on</source>
      <translation>Un serveur, par exemple s1, ou une liste de serveurs égaux, par exemple s[1-10] ; les GPU de s1 sont les nœuds s1.0, s1.1 et ainsi de suite</translation>
    </message>
    <message>
      <source>Only %1 was fitted.</source>
      <translation>Seul %1 a été ajusté.</translation>
    </message>
    <message>
      <source>Only some rows are shown; show all rows before their order is applied.</source>
      <translation>Certaines lignes seulement sont affichées ; affichez toutes les lignes avant d’appliquer leur ordre.</translation>
    </message>
    <message>
      <source>Only what does not &amp;agree</source>
      <translation>S&amp;eulement les écarts</translation>
    </message>
    <message>
      <source>Open &amp;recent</source>
      <translation>Projets &amp;récents</translation>
    </message>
    <message>
      <source>Open &amp;results…</source>
      <translation>Ouvrir des &amp;résultats…</translation>
    </message>
    <message>
      <source>Open a project file</source>
      <translation>Ouvrir un fichier de projet</translation>
    </message>
    <message>
      <source>Open another window, for another project</source>
      <translation>Ouvrir une autre fenêtre, pour un autre projet</translation>
    </message>
    <message>
      <source>Open campaign</source>
      <translation>Ouvrir une campagne</translation>
    </message>
    <message>
      <source>Open project</source>
      <translation>Ouvrir un projet</translation>
    </message>
    <message>
      <source>Open results of the campaign</source>
      <translation>Ouvrir des résultats de la campagne</translation>
    </message>
    <message>
      <source>Open sa&amp;mple</source>
      <translation>Ouvrir un e&amp;xemple</translation>
    </message>
    <message>
      <source>Opening %1…</source>
      <translation>Ouverture de %1…</translation>
    </message>
    <message>
      <source>Opening the campaign</source>
      <translation>L'ouverture de la campagne</translation>
    </message>
    <message>
      <source>Opening the project</source>
      <translation>L'ouverture du projet</translation>
    </message>
    <message>
      <source>Open…</source>
      <translation>Ouvrir…</translation>
    </message>
    <message>
      <source>Optimised</source>
      <translation>Optimisé</translation>
    </message>
    <message>
      <source>Options</source>
      <translation>Options</translation>
    </message>
    <message>
      <source>Order %1</source>
      <translation>Ordonner %1</translation>
    </message>
    <message>
      <source>Order of the d&amp;ocument</source>
      <translation>&amp;Ordre du document</translation>
    </message>
    <message>
      <source>Order of the document</source>
      <translation>Ordre du document</translation>
    </message>
    <message>
      <source>Ordering rows…</source>
      <translation>Mise en ordre des lignes…</translation>
    </message>
    <message>
      <source>Other names of the same links</source>
      <translation>Autres noms des mêmes liens</translation>
    </message>
    <message>
      <source>Others are held against %1. Differences within the errors of the models are called too close to call.</source>
      <translation>Les autres sont rapportés à %1. Les différences inférieures aux erreurs des modèles sont dites trop proches pour trancher.</translation>
    </message>
    <message>
      <source>Outcast</source>
      <translation>Outcast</translation>
    </message>
    <message>
      <source>Outliers</source>
      <translation>Valeurs aberrantes</translation>
    </message>
    <message>
      <source>Over %1</source>
      <translation>Selon %1</translation>
    </message>
    <message>
      <source>Over m</source>
      <translation>Selon m</translation>
    </message>
    <message>
      <source>Over n</source>
      <translation>Selon n</translation>
    </message>
    <message>
      <source>Over size</source>
      <translation>Selon la taille</translation>
    </message>
    <message>
      <source>Overall</source>
      <translation>Total</translation>
    </message>
    <message>
      <source>Overheads</source>
      <translation>Surcoûts</translation>
    </message>
    <message>
      <source>Oversubscription</source>
      <translation>Sursouscription</translation>
    </message>
    <message>
      <source>Oversubscription of the uplinks</source>
      <translation>Sursouscription des liens montants</translation>
    </message>
    <message>
      <source>Overwriting it loses what the other program wrote. Saving under another name keeps both.</source>
      <translation>L’écraser fait perdre ce que l’autre programme a écrit. L’enregistrer sous un autre nom conserve les deux.</translation>
    </message>
    <message>
      <source>P&amp;arameters</source>
      <translation>Paramètres du pro&amp;jet</translation>
    </message>
    <message>
      <source>P&amp;hases</source>
      <translation>P&amp;hases</translation>
    </message>
    <message>
      <source>PCI bandwidth</source>
      <translation>Débit PCI</translation>
    </message>
    <message>
      <source>PCI switches</source>
      <translation>Commutateurs PCI</translation>
    </message>
    <message>
      <source>PDF (*.pdf)</source>
      <translation>PDF (*.pdf)</translation>
    </message>
    <message>
      <source>PDF document (*.pdf)</source>
      <translation>Document PDF (*.pdf)</translation>
    </message>
    <message>
      <source>PNG picture (*.png)</source>
      <translation>Image PNG (*.png)</translation>
    </message>
    <message>
      <source>PUE</source>
      <translation>PUE</translation>
    </message>
    <message>
      <source>PUE differs</source>
      <translation>le PUE diffère</translation>
    </message>
    <message>
      <source>Page %1 of %2</source>
      <translation>Page %1 sur %2</translation>
    </message>
    <message>
      <source>Pages of the help</source>
      <translation>Pages de l’aide</translation>
    </message>
    <message>
      <source>Paid per</source>
      <translation>Payé par</translation>
    </message>
    <message>
      <source>Painting the network</source>
      <translation>Le dessin du réseau</translation>
    </message>
    <message>
      <source>Parameter</source>
      <translation>Paramètre</translation>
    </message>
    <message>
      <source>Parameter %1</source>
      <translation>Paramètre %1</translation>
    </message>
    <message>
      <source>Parameters</source>
      <translation>Paramètres</translation>
    </message>
    <message>
      <source>Parameters of %1.</source>
      <translation>Paramètres de %1.</translation>
    </message>
    <message>
      <source>Parameters of models</source>
      <translation>Paramètres des modèles</translation>
    </message>
    <message>
      <source>Parameters that formulas use.</source>
      <translation>Paramètres utilisés par les formules.</translation>
    </message>
    <message>
      <source>Paraver</source>
      <translation>Paraver</translation>
    </message>
    <message>
      <source>Part</source>
      <translation>Partie</translation>
    </message>
    <message>
      <source>Part of the makespan that goes away</source>
      <translation>Part évitable de la durée totale</translation>
    </message>
    <message>
      <source>Paste</source>
      <translation>Coller</translation>
    </message>
    <message>
      <source>Paste cells</source>
      <translation>Coller les cellules</translation>
    </message>
    <message>
      <source>Paste into the network</source>
      <translation>Coller dans le réseau</translation>
    </message>
    <message>
      <source>Pasting…</source>
      <translation>Collage en cours…</translation>
    </message>
    <message>
      <source>Patarasuk and Yuan 2009; Sergeev and Del Balso 2018 (Horovod)</source>
      <translation>Patarasuk et Yuan 2009 ; Sergeev et Del Balso 2018 (Horovod)</translation>
    </message>
    <message>
      <source>Pattern</source>
      <translation>Motif</translation>
    </message>
    <message>
      <source>Pattern or program</source>
      <translation>Motif ou programme</translation>
    </message>
    <message>
      <source>Patterns</source>
      <translation>Schémas</translation>
    </message>
    <message>
      <source>Patterns and programs measured</source>
      <translation>Motifs et programmes mesurés</translation>
    </message>
    <message>
      <source>Patterns measured on a platform</source>
      <translation>Schémas mesurés sur une plateforme</translation>
    </message>
    <message>
      <source>Patterns that have no part in the fit: the models are judged by them afterwards</source>
      <translation>Des motifs qui n’ont aucune part à l’ajustement : les modèles sont jugés sur eux ensuite</translation>
    </message>
    <message>
      <source>Patterns to judge the models by</source>
      <translation>Motifs sur lesquels les modèles sont jugés</translation>
    </message>
    <message>
      <source>Patterns: %1</source>
      <translation>Motifs : %1</translation>
    </message>
    <message>
      <source>Patterns: %1, programs: %2</source>
      <translation>Motifs : %1, programmes : %2</translation>
    </message>
    <message>
      <source>Pause</source>
      <translation>Pause</translation>
    </message>
    <message>
      <source>Pause (F7)</source>
      <translation>Pause (F7)</translation>
    </message>
    <message>
      <source>Peer</source>
      <translation>Partenaire</translation>
    </message>
    <message>
      <source>Penalty</source>
      <translation>Pénalité</translation>
    </message>
    <message>
      <source>Per</source>
      <translation>Par</translation>
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
      <translation>Phases</translation>
    </message>
    <message>
      <source>Pick this drawing tool; %1 while the topology has the keyboard</source>
      <translation>Choisir cet outil de dessin ; %1 quand la topologie a le focus clavier</translation>
    </message>
    <message>
      <source>Pick up a process of the selected node</source>
      <translation>Prendre un processus du nœud sélectionné</translation>
    </message>
    <message>
      <source>Picture</source>
      <translation>Image</translation>
    </message>
    <message>
      <source>Picture copied: %1</source>
      <translation>Image copiée : %1</translation>
    </message>
    <message>
      <source>Pla&amp;ce processes…</source>
      <translation>Pl&amp;acer les processus…</translation>
    </message>
    <message>
      <source>Pla&amp;tforms</source>
      <translation>Plate&amp;formes</translation>
    </message>
    <message>
      <source>Pla&amp;y or pause the steps</source>
      <translation>&amp;Lire ou suspendre les étapes</translation>
    </message>
    <message>
      <source>Place %1 on %2</source>
      <translation>Placer %1 sur %2</translation>
    </message>
    <message>
      <source>Place a node into the rack that you click</source>
      <translation>Placer un nœud dans la baie cliquée</translation>
    </message>
    <message>
      <source>Place a process</source>
      <translation>Placer un processus</translation>
    </message>
    <message>
      <source>Place a switch where you click</source>
      <translation>Placer un commutateur à l’endroit du clic</translation>
    </message>
    <message>
      <source>Place a switch with nodes where you click</source>
      <translation>Placer un commutateur avec des nœuds à l’endroit du clic</translation>
    </message>
    <message>
      <source>Place nodes</source>
      <translation>Placer des nœuds</translation>
    </message>
    <message>
      <source>Place processes</source>
      <translation>Placer les processus</translation>
    </message>
    <message>
      <source>Place processes of %1</source>
      <translation>Placer les processus de %1</translation>
    </message>
    <message>
      <source>Place racks</source>
      <translation>Placer des baies</translation>
    </message>
    <message>
      <source>Place switches</source>
      <translation>Placer des commutateurs</translation>
    </message>
    <message>
      <source>Placement</source>
      <translation>Placement</translation>
    </message>
    <message>
      <source>Placement %1: which process runs on which node.</source>
      <translation>Placement %1 : quel processus s’exécute sur quel nœud.</translation>
    </message>
    <message>
      <source>Placement of processes</source>
      <translation>Placement des processus</translation>
    </message>
    <message>
      <source>Placements</source>
      <translation>Placements</translation>
    </message>
    <message>
      <source>Placements of the processes of %1; of random ones the medians.</source>
      <translation>Placements des processus de %1 ; des aléatoires, les médianes.</translation>
    </message>
    <message>
      <source>Plan (*.json)</source>
      <translation>Plan (*.json)</translation>
    </message>
    <message>
      <source>Plan what is measured on the cluster itself, as a job for its batch system</source>
      <translation>Planifier ce qui est mesuré sur la grappe elle-même, comme travail de son gestionnaire</translation>
    </message>
    <message>
      <source>Planes are swept from one corner of a grid of processes to the other and back: receive from two neighbours, compute, send to the other two.</source>
      <translation>Des plans sont balayés d’un coin d’une grille de processus à l’autre et retour : recevoir de deux voisins, calculer, envoyer aux deux autres.</translation>
    </message>
    <message>
      <source>Platform</source>
      <translation>Plateforme</translation>
    </message>
    <message>
      <source>Platform of tables</source>
      <translation>Plateforme des tableaux</translation>
    </message>
    <message>
      <source>Platform together</source>
      <translation>Plateforme, ensemble</translation>
    </message>
    <message>
      <source>Platforms</source>
      <translation>Plateformes</translation>
    </message>
    <message>
      <source>Play faster</source>
      <translation>Lecture plus rapide</translation>
    </message>
    <message>
      <source>Play slower</source>
      <translation>Lecture plus lente</translation>
    </message>
    <message>
      <source>Play the steps</source>
      <translation>Lire les étapes</translation>
    </message>
    <message>
      <source>Play the steps at the next higher speed</source>
      <translation>Lire les étapes à la vitesse supérieure</translation>
    </message>
    <message>
      <source>Play the steps at the next lower speed</source>
      <translation>Lire les étapes à la vitesse inférieure</translation>
    </message>
    <message>
      <source>Play the steps in scaled time (F7)</source>
      <translation>Lire les étapes en temps mis à l’échelle (F7)</translation>
    </message>
    <message>
      <source>Plot</source>
      <translation>Graphique</translation>
    </message>
    <message>
      <source>Plot saved as %1</source>
      <translation>Graphique enregistré sous %1</translation>
    </message>
    <message>
      <source>Plots</source>
      <translation>Graphiques</translation>
    </message>
    <message>
      <source>Plots and messages of the first %1 of %2 are shown; name other scenarios to see theirs.</source>
      <translation>Les graphiques et messages des %1 premiers de %2 sont montrés ; nommez d’autres scénarios pour voir les leurs.</translation>
    </message>
    <message>
      <source>Plots of the predicted times, rates and loads appear here once the project has a scenario: a platform, a workload and a model.</source>
      <translation>Les graphiques des temps, débits et charges prédits apparaissent ici dès que le projet a un scénario : une plateforme, une charge de travail et un modèle.</translation>
    </message>
    <message>
      <source>Policy</source>
      <translation>Politique</translation>
    </message>
    <message>
      <source>Power</source>
      <translation>Puissance</translation>
    </message>
    <message>
      <source>Power of one</source>
      <translation>Puissance unitaire</translation>
    </message>
    <message>
      <source>Power usage effectiveness: all power, cooling included, over its own, such as 1.3; empty: 1</source>
      <translation>Power usage effectiveness : toute la puissance, refroidissement compris, sur la sienne, par exemple 1.3 ; vide : 1</translation>
    </message>
    <message>
      <source>Pre&amp;ferences…</source>
      <translation>Préféren&amp;ces…</translation>
    </message>
    <message>
      <source>Predicted</source>
      <translation>Prédit</translation>
    </message>
    <message>
      <source>Predicted %1</source>
      <translation>Prédit %1</translation>
    </message>
    <message>
      <source>Predicted and measured time per message</source>
      <translation>Temps prédit et mesuré par message</translation>
    </message>
    <message>
      <source>Predicted and measured times of %1 messages</source>
      <translation>Temps prédits et mesurés de %1 messages</translation>
    </message>
    <message>
      <source>Predicted over measured</source>
      <translation>Prédit selon mesuré</translation>
    </message>
    <message>
      <source>Predicted over measured times</source>
      <translation>Temps prédits selon les temps mesurés</translation>
    </message>
    <message>
      <source>Predicted time</source>
      <translation>Temps prédit</translation>
    </message>
    <message>
      <source>Predicted time from start to finish</source>
      <translation>Temps prédit du début à la fin</translation>
    </message>
    <message>
      <source>Predicted time per message</source>
      <translation>Temps prédit par message</translation>
    </message>
    <message>
      <source>Predicted time under %1</source>
      <translation>Temps prédit selon %1</translation>
    </message>
    <message>
      <source>Predicted times</source>
      <translation>Temps prédits</translation>
    </message>
    <message>
      <source>Predicted times of %1 messages</source>
      <translation>Temps prédits de %1 messages</translation>
    </message>
    <message>
      <source>Predicted times of the candidates with %1.</source>
      <translation>Temps prédits des candidats, %1.</translation>
    </message>
    <message>
      <source>Predicted with model %1.</source>
      <translation>Prédit avec le modèle %1.</translation>
    </message>
    <message>
      <source>Predicted without</source>
      <translation>Prédit sans</translation>
    </message>
    <message>
      <source>Predicted − measured: %1%2 %</source>
      <translation>Prédit − mesuré : %1%2 %</translation>
    </message>
    <message>
      <source>Predicted, %1</source>
      <translation>Prédit, %1</translation>
    </message>
    <message>
      <source>Predicting</source>
      <translation>Prédiction</translation>
    </message>
    <message>
      <source>Predicting scenario %1 with model %2</source>
      <translation>Prédiction du scénario %1 avec le modèle %2</translation>
    </message>
    <message>
      <source>Predicting the scenarios</source>
      <translation>Prédiction des scénarios</translation>
    </message>
    <message>
      <source>Predicting what was measured</source>
      <translation>Prédiction de ce qui a été mesuré</translation>
    </message>
    <message>
      <source>Predicting with %1</source>
      <translation>Prédiction avec %1</translation>
    </message>
    <message>
      <source>Predicting with the models to compare</source>
      <translation>Prédiction avec les modèles à comparer</translation>
    </message>
    <message>
      <source>Predicting…</source>
      <translation>Prédiction en cours…</translation>
    </message>
    <message>
      <source>Predictions of your own: take asymmetric.</source>
      <translation>Vos propres prédictions : prenez asymmetric.</translation>
    </message>
    <message>
      <source>Predictions of your own: take max-min.</source>
      <translation>Vos propres prédictions : prenez max-min.</translation>
    </message>
    <message>
      <source>Predicts how long messages take that share a cluster's network, and shows what limits them.</source>
      <translation>Prédit le temps que prennent les messages qui partagent le réseau d’un cluster et montre ce qui les limite.</translation>
    </message>
    <message>
      <source>Preferences</source>
      <translation>Préférences</translation>
    </message>
    <message>
      <source>Preparing the plot</source>
      <translation>La préparation du graphique</translation>
    </message>
    <message>
      <source>Preparing the plot…</source>
      <translation>Préparation du graphique…</translation>
    </message>
    <message>
      <source>Preparing the program</source>
      <translation>La préparation du programme</translation>
    </message>
    <message>
      <source>Present</source>
      <translation>Actuel</translation>
    </message>
    <message>
      <source>Preset</source>
      <translation>Préréglage</translation>
    </message>
    <message>
      <source>Preset within servers</source>
      <translation>Préréglage dans les serveurs</translation>
    </message>
    <message>
      <source>Presets of networks: measured clusters</source>
      <translation>Préréglages réseau : grappes mesurées</translation>
    </message>
    <message>
      <source>Presets of networks: nominal rates</source>
      <translation>Préréglages réseau : débits nominaux</translation>
    </message>
    <message>
      <source>Presets of what is within servers</source>
      <translation>Préréglages de l’intérieur des serveurs</translation>
    </message>
    <message>
      <source>Preview of the report</source>
      <translation>Aperçu du rapport</translation>
    </message>
    <message>
      <source>Previous hit</source>
      <translation>Occurrence précédente</translation>
    </message>
    <message>
      <source>Previous step</source>
      <translation>Étape précédente</translation>
    </message>
    <message>
      <source>Previous step (Alt+Left)</source>
      <translation>Étape précédente (Alt+Gauche)</translation>
    </message>
    <message>
      <source>Price</source>
      <translation>Prix</translation>
    </message>
    <message>
      <source>Price against time</source>
      <translation>Prix contre temps</translation>
    </message>
    <message>
      <source>Price and costs of every year, with energy, over the platform's years; where there are such costs, candidates are judged by it</source>
      <translation>Prix et coûts de chaque année, énergie comprise, sur les années de la plateforme ; quand il y en a, les candidats sont jugés d’après eux</translation>
    </message>
    <message>
      <source>Price of energy</source>
      <translation>Prix de l’énergie</translation>
    </message>
    <message>
      <source>Price of one</source>
      <translation>Prix unitaire</translation>
    </message>
    <message>
      <source>Price of the platform, or the sum of the prices of its nodes and links</source>
      <translation>Prix de la plateforme, ou somme des prix de ses nœuds et de ses liens</translation>
    </message>
    <message>
      <source>Price over makespan of %1</source>
      <translation>Prix selon la durée totale de %1</translation>
    </message>
    <message>
      <source>Price over time</source>
      <translation>Prix selon la durée</translation>
    </message>
    <message>
      <source>Prices</source>
      <translation>Prix</translation>
    </message>
    <message>
      <source>Prices and routes stay as they are</source>
      <translation>Les prix et les routes restent inchangés</translation>
    </message>
    <message>
      <source>Prices and times of the candidates with %1.</source>
      <translation>Prix et temps des candidats, %1.</translation>
    </message>
    <message>
      <source>Printed</source>
      <translation>Imprimé</translation>
    </message>
    <message>
      <source>Printed and computed values</source>
      <translation>Valeurs imprimées et calculées</translation>
    </message>
    <message>
      <source>Pro&amp;gram</source>
      <translation>Pro&amp;gramme</translation>
    </message>
    <message>
      <source>Problem</source>
      <translation>Problème</translation>
    </message>
    <message>
      <source>Problems</source>
      <translation>Problèmes</translation>
    </message>
    <message>
      <source>Process</source>
      <translation>Processus</translation>
    </message>
    <message>
      <source>Processe&amp;s</source>
      <translation>Processu&amp;s</translation>
    </message>
    <message>
      <source>Processes</source>
      <translation>Processus</translation>
    </message>
    <message>
      <source>Processes and their nodes</source>
      <translation>Processus et leurs nœuds</translation>
    </message>
    <message>
      <source>Processes n</source>
      <translation>Processus n</translation>
    </message>
    <message>
      <source>Processes of the application</source>
      <translation>Processus de l’application</translation>
    </message>
    <message>
      <source>Processes on a node at most</source>
      <translation>Nombre maximal de processus par nœud</translation>
    </message>
    <message>
      <source>Processes on the path: busy with messages that they send or receive; empty where no overhead is on it</source>
      <translation>Processus sur le chemin : occupés par des messages qu’ils envoient ou reçoivent ; vide là où il n’y a pas de surcoût</translation>
    </message>
    <message>
      <source>Processes that stay where they are</source>
      <translation>Processus qui restent à leur place</translation>
    </message>
    <message>
      <source>Processes, those of a node together.</source>
      <translation>Processus, regroupés par nœud.</translation>
    </message>
    <message>
      <source>Processors of each node; empty: 1</source>
      <translation>Processeurs de chaque nœud ; vide : 1</translation>
    </message>
    <message>
      <source>Program</source>
      <translation>Programme</translation>
    </message>
    <message>
      <source>Program by recipe…</source>
      <translation>Programme par recette…</translation>
    </message>
    <message>
      <source>Program of %1, which runs on %2.</source>
      <translation>Programme de %1, qui s’exécute sur %2.</translation>
    </message>
    <message>
      <source>Program of %1.</source>
      <translation>Programme de %1.</translation>
    </message>
    <message>
      <source>Programs</source>
      <translation>Programmes</translation>
    </message>
    <message>
      <source>Progress of the calibration</source>
      <translation>Avancement de la calibration</translation>
    </message>
    <message>
      <source>Progress of the comparison</source>
      <translation>Avancement de la comparaison</translation>
    </message>
    <message>
      <source>Progress of the prediction</source>
      <translation>Avancement de la prédiction</translation>
    </message>
    <message>
      <source>Project</source>
      <translation>Projet</translation>
    </message>
    <message>
      <source>Project file</source>
      <translation>Fichier du projet</translation>
    </message>
    <message>
      <source>Projects you open or save are listed here.</source>
      <translation>Les projets que vous ouvrez ou enregistrez sont listés ici.</translation>
    </message>
    <message>
      <source>Proposed</source>
      <translation>Proposé</translation>
    </message>
    <message>
      <source>Published and older</source>
      <translation>Publiés et plus anciens</translation>
    </message>
    <message>
      <source>Published and older…</source>
      <translation>Publiés et plus anciens…</translation>
    </message>
    <message>
      <source>Published table</source>
      <translation>Tableau publié</translation>
    </message>
    <message>
      <source>Published: %1</source>
      <translation>Publié : %1</translation>
    </message>
    <message>
      <source>Put panels and the columns of the sheets back to how they were at the first start</source>
      <translation>Remettre les panneaux et les colonnes des feuilles comme au premier démarrage</translation>
    </message>
    <message>
      <source>Put the clipboard's cells here; rows are added as needed</source>
      <translation>Mettre ici les cellules du presse-papiers ; des lignes sont ajoutées au besoin</translation>
    </message>
    <message>
      <source>Queue pairs</source>
      <translation>Paires de files</translation>
    </message>
    <message>
      <source>Rack</source>
      <translation>Baie</translation>
    </message>
    <message>
      <source>Racks</source>
      <translation>Baies</translation>
    </message>
    <message>
      <source>Racks of equal nodes, each with one switch. Two racks are joined by a backbone link, three or more hang on a core switch.</source>
      <translation>Baies de nœuds identiques, avec un commutateur chacune. Deux baies sont reliées par un lien de dorsale, trois ou plus sont raccordées à un commutateur de cœur.</translation>
    </message>
    <message>
      <source>Racks, tree, fat-tree, leaf–spine, mesh, torus or dragonfly of any size</source>
      <translation>Baies, arbre, fat-tree, leaf–spine, grille, tore ou dragonfly de taille quelconque</translation>
    </message>
    <message>
      <source>Rail-optimised</source>
      <translation>Optimisé par rails</translation>
    </message>
    <message>
      <source>Rails</source>
      <translation>Rails</translation>
    </message>
    <message>
      <source>Random</source>
      <translation>Aléatoire</translation>
    </message>
    <message>
      <source>Random pairs</source>
      <translation>Paires aléatoires</translation>
    </message>
    <message>
      <source>Random placements</source>
      <translation>Placements aléatoires</translation>
    </message>
    <message>
      <source>Random traffic over TCP, with kappa_host as the hosts' queues are.</source>
      <translation>Trafic aléatoire sur TCP, avec kappa_host selon les files des hôtes.</translation>
    </message>
    <message>
      <source>Rank</source>
      <translation>Rang</translation>
    </message>
    <message>
      <source>Ranking of the models</source>
      <translation>Classement des modèles</translation>
    </message>
    <message>
      <source>Ranks</source>
      <translation>Rangs</translation>
    </message>
    <message>
      <source>Rate</source>
      <translation>Débit</translation>
    </message>
    <message>
      <source>Rate of a link</source>
      <translation>Débit d’un lien</translation>
    </message>
    <message>
      <source>Rate of a node</source>
      <translation>Débit d’un nœud</translation>
    </message>
    <message>
      <source>Rate of each message over time</source>
      <translation>Débit de chaque message au cours du temps</translation>
    </message>
    <message>
      <source>Rate within servers</source>
      <translation>Débit dans les serveurs</translation>
    </message>
    <message>
      <source>Rates</source>
      <translation>Débits</translation>
    </message>
    <message>
      <source>Re&amp;load</source>
      <translation>Rechar&amp;ger</translation>
    </message>
    <message>
      <source>Read as</source>
      <translation>Lu comme</translation>
    </message>
    <message>
      <source>Read how things are done</source>
      <translation>Lire comment procéder</translation>
    </message>
    <message>
      <source>Read the project's file again</source>
      <translation>Relire le fichier du projet</translation>
    </message>
    <message>
      <source>Reading %1 …</source>
      <translation>Lecture de %1 …</translation>
    </message>
    <message>
      <source>Reading the campaign…</source>
      <translation>Lecture de la campagne…</translation>
    </message>
    <message>
      <source>Reading the file</source>
      <translation>La lecture du fichier</translation>
    </message>
    <message>
      <source>Reading the results</source>
      <translation>La lecture des résultats</translation>
    </message>
    <message>
      <source>Reading the results…</source>
      <translation>Lecture des résultats…</translation>
    </message>
    <message>
      <source>Receive overhead</source>
      <translation>Surcoût de réception</translation>
    </message>
    <message>
      <source>Receivers</source>
      <translation>Récepteurs</translation>
    </message>
    <message>
      <source>Receiving</source>
      <translation>Réception</translation>
    </message>
    <message>
      <source>Recent files</source>
      <translation>Fichiers récents</translation>
    </message>
    <message>
      <source>Recognised by %1.</source>
      <translation>Reconnu par %1.</translation>
    </message>
    <message>
      <source>Recommended model</source>
      <translation>Modèle recommandé</translation>
    </message>
    <message>
      <source>Recompute the published tables and compare with the printed numbers</source>
      <translation>Recalculer les tableaux publiés et les comparer aux nombres imprimés</translation>
    </message>
    <message>
      <source>Recomputing the published tables</source>
      <translation>Le recalcul des tableaux publiés</translation>
    </message>
    <message>
      <source>Recomputing the published tables: %1 %</source>
      <translation>Recalcul des tableaux publiés : %1 %</translation>
    </message>
    <message>
      <source>Recomputing the published tables…</source>
      <translation>Recalcul des tableaux publiés…</translation>
    </message>
    <message>
      <source>Reference</source>
      <translation>Référence</translation>
    </message>
    <message>
      <source>Regressions</source>
      <translation>Régressions</translation>
    </message>
    <message>
      <source>Regular e&amp;xpression</source>
      <translation>E&amp;xpression régulière</translation>
    </message>
    <message>
      <source>Reload</source>
      <translation>Recharger</translation>
    </message>
    <message>
      <source>Remove</source>
      <translation>Supprimer</translation>
    </message>
    <message>
      <source>Remove %1</source>
      <translation>Supprimer %1</translation>
    </message>
    <message>
      <source>Remove node %1</source>
      <translation>Retirer le nœud %1</translation>
    </message>
    <message>
      <source>Remove server %1</source>
      <translation>Retirer le serveur %1</translation>
    </message>
    <message>
      <source>Remove switch %1</source>
      <translation>Retirer le commutateur %1</translation>
    </message>
    <message>
      <source>Rename</source>
      <translation>Renommer</translation>
    </message>
    <message>
      <source>Rename %1</source>
      <translation>Renommer %1</translation>
    </message>
    <message>
      <source>Rename %1 to %2</source>
      <translation>Renommer %1 en %2</translation>
    </message>
    <message>
      <source>Rep&amp;lace by</source>
      <translation>Remp&amp;lacer par</translation>
    </message>
    <message>
      <source>Repeat &amp;until within:</source>
      <translation>Répéter j&amp;usqu’à :</translation>
    </message>
    <message>
      <source>Repeat the first column of the selection in the others</source>
      <translation>Répéter la première colonne de la sélection dans les autres</translation>
    </message>
    <message>
      <source>Repeat the first row of the selection in the others</source>
      <translation>Répéter la première ligne de la sélection dans les autres</translation>
    </message>
    <message>
      <source>Repetitions</source>
      <translation>Répétitions</translation>
    </message>
    <message>
      <source>Replace %1 cells</source>
      <translation>Remplacer %1 cellules</translation>
    </message>
    <message>
      <source>Replace &amp;all</source>
      <translation>&amp;Tout remplacer</translation>
    </message>
    <message>
      <source>Replace 1 cell</source>
      <translation>Remplacer 1 cellule</translation>
    </message>
    <message>
      <source>Replace in all hits, as one undo step</source>
      <translation>Remplacer toutes les occurrences, en une seule étape d’annulation</translation>
    </message>
    <message>
      <source>Replace in the current cell and go to the next hit</source>
      <translation>Remplacer dans la cellule actuelle et aller à l’occurrence suivante</translation>
    </message>
    <message>
      <source>Replace messages of %1</source>
      <translation>Remplacer les messages de %1</translation>
    </message>
    <message>
      <source>Replaces</source>
      <translation>Remplace</translation>
    </message>
    <message>
      <source>Replacing %1 cells…</source>
      <translation>Remplacement de %1 cellules…</translation>
    </message>
    <message>
      <source>Replicas of a model whose stages form a pipeline: microbatches go through it and back, in every stage with an exchange of tokens between the experts of all replicas before and after it; then the gradients are reduced in three steps: scattered within the node, in a ring over the replicas, gathered within the node. A stage lies on one node when nodes have as many cores as a stage has processes.</source>
      <translation>Répliques d’un modèle dont les étages forment un pipeline : des micro-lots le traversent et reviennent, avec dans chaque étage un échange de jetons entre les experts de toutes les répliques avant et après ; puis les gradients sont réduits en trois temps : dispersés dans le nœud, en anneau sur les répliques, rassemblés dans le nœud. Un étage tient sur un nœud quand les nœuds ont autant de cœurs qu’un étage a de processus.</translation>
    </message>
    <message>
      <source>Report</source>
      <translation>Rapport</translation>
    </message>
    <message>
      <source>Report…</source>
      <translation>Rapport…</translation>
    </message>
    <message>
      <source>Reproducing the published numbers.</source>
      <translation>Reproduire les nombres publiés.</translation>
    </message>
    <message>
      <source>Reproducing what the paper compares its model with.</source>
      <translation>Reproduire ce à quoi l’article compare son modèle.</translation>
    </message>
    <message>
      <source>Request</source>
      <translation>Requête</translation>
    </message>
    <message>
      <source>Residual</source>
      <translation>Reste</translation>
    </message>
    <message>
      <source>Residuals</source>
      <translation>Résidus</translation>
    </message>
    <message>
      <source>Residuals of the contention signature</source>
      <translation>Résidus de la signature de contention</translation>
    </message>
    <message>
      <source>Restore</source>
      <translation>Restaurer</translation>
    </message>
    <message>
      <source>Result</source>
      <translation>Résultat</translation>
    </message>
    <message>
      <source>Result of contraflow-run</source>
      <translation>Résultat de contraflow-run</translation>
    </message>
    <message>
      <source>Results</source>
      <translation>Résultats</translation>
    </message>
    <message>
      <source>Results (*.csv);;All files (*)</source>
      <translation>Résultats (*.csv);;Tous les fichiers (*)</translation>
    </message>
    <message>
      <source>Results of contraflow-run (*.json);;All files (*)</source>
      <translation>Résultats de contraflow-run (*.json);;Tous les fichiers (*)</translation>
    </message>
    <message>
      <source>Results of the campaign</source>
      <translation>Résultats de la campagne</translation>
    </message>
    <message>
      <source>Resume</source>
      <translation>Reprendre</translation>
    </message>
    <message>
      <source>Ring</source>
      <translation>Anneau</translation>
    </message>
    <message>
      <source>Rings or trees at once; empty: one for each rail of the servers in use</source>
      <translation>Anneaux ou arbres à la fois ; vide : un pour chaque rail utilisé des serveurs</translation>
    </message>
    <message>
      <source>Root</source>
      <translation>Racine</translation>
    </message>
    <message>
      <source>Round-robin per node</source>
      <translation>Round-robin par nœud</translation>
    </message>
    <message>
      <source>Round-robin per processor</source>
      <translation>Round-robin par processeur</translation>
    </message>
    <message>
      <source>Routes</source>
      <translation>Itinéraires</translation>
    </message>
    <message>
      <source>Routes that %1 writes out; both ways where none is named.</source>
      <translation>Itinéraires que %1 écrit ; les deux sens là où aucun n’est nommé.</translation>
    </message>
    <message>
      <source>Routing</source>
      <translation>Routage</translation>
    </message>
    <message>
      <source>Routing becomes %1.</source>
      <translation>Le routage devient %1.</translation>
    </message>
    <message>
      <source>Row</source>
      <translation>Ligne</translation>
    </message>
    <message>
      <source>Rows</source>
      <translation>Lignes</translation>
    </message>
    <message>
      <source>Rows cannot be moved while the sheet shows them in another order or only some of them; clear the sort and the filter first.</source>
      <translation>Les lignes ne peuvent pas être déplacées tant que la feuille les affiche dans un autre ordre ou en partie ; supprimez d’abord le tri et le filtre.</translation>
    </message>
    <message>
      <source>Rows change places in the project, as one undo step</source>
      <translation>Les lignes changent de place dans le projet, en une seule étape d’annulation</translation>
    </message>
    <message>
      <source>Rows of the file</source>
      <translation>Lignes du fichier</translation>
    </message>
    <message>
      <source>Rows of the program</source>
      <translation>Lignes du programme</translation>
    </message>
    <message>
      <source>Rows that were edited stay where they are until then</source>
      <translation>Les lignes modifiées restent à leur place jusque-là</translation>
    </message>
    <message>
      <source>Rules</source>
      <translation>Règles</translation>
    </message>
    <message>
      <source>Running cost</source>
      <translation>Coût de fonctionnement</translation>
    </message>
    <message>
      <source>Running scenario %1 with model %2</source>
      <translation>Exécution du scénario %1 avec le modèle %2</translation>
    </message>
    <message>
      <source>Runs that would tell more</source>
      <translation>Mesures complémentaires utiles</translation>
    </message>
    <message>
      <source>S&amp;cenario:</source>
      <translation>S&amp;cénario :</translation>
    </message>
    <message>
      <source>S&amp;cenarios</source>
      <translation>&amp;Scénarios</translation>
    </message>
    <message>
      <source>S&amp;eed:</source>
      <translation>&amp;Graine :</translation>
    </message>
    <message>
      <source>S&amp;weeps</source>
      <translation>Balaya&amp;ges</translation>
    </message>
    <message>
      <source>SHA-256</source>
      <translation>SHA-256</translation>
    </message>
    <message>
      <source>SVG drawing (*.svg)</source>
      <translation>Dessin SVG (*.svg)</translation>
    </message>
    <message>
      <source>SVG picture (*.svg)</source>
      <translation>Image SVG (*.svg)</translation>
    </message>
    <message>
      <source>Sa&amp;mples:</source>
      <translation>&amp;Tirages :</translation>
    </message>
    <message>
      <source>Samples</source>
      <translation>Exemples</translation>
    </message>
    <message>
      <source>Save &amp;as…</source>
      <translation>Enregistrer &amp;sous…</translation>
    </message>
    <message>
      <source>Save as &amp;HTML…</source>
      <translation>Enregistrer en &amp;HTML…</translation>
    </message>
    <message>
      <source>Save as &amp;PDF…</source>
      <translation>Enregistrer en &amp;PDF…</translation>
    </message>
    <message>
      <source>Save picture as</source>
      <translation>Enregistrer l’image sous</translation>
    </message>
    <message>
      <source>Save plan as</source>
      <translation>Enregistrer le plan sous</translation>
    </message>
    <message>
      <source>Save plot…</source>
      <translation>Enregistrer le graphique…</translation>
    </message>
    <message>
      <source>Save project as</source>
      <translation>Enregistrer le projet sous</translation>
    </message>
    <message>
      <source>Save report as</source>
      <translation>Enregistrer le rapport sous</translation>
    </message>
    <message>
      <source>Save the changes to %1?</source>
      <translation>Enregistrer les modifications dans %1 ?</translation>
    </message>
    <message>
      <source>Save the new campaign as</source>
      <translation>Enregistrer la nouvelle campagne sous</translation>
    </message>
    <message>
      <source>Save the plot as PNG, SVG or PDF, or its numbers as CSV</source>
      <translation>Enregistrer le graphique en PNG, SVG ou PDF, ou ses nombres en CSV</translation>
    </message>
    <message>
      <source>Save topology pict&amp;ure…</source>
      <translation>Enregistrer l’ima&amp;ge de la topologie…</translation>
    </message>
    <message>
      <source>Saved</source>
      <translation>Temps gagné</translation>
    </message>
    <message>
      <source>Saved time costs</source>
      <translation>Coût du temps gagné</translation>
    </message>
    <message>
      <source>Saved: %1</source>
      <translation>Enregistré : %1</translation>
    </message>
    <message>
      <source>Save…</source>
      <translation>Enregistrer…</translation>
    </message>
    <message>
      <source>Saving %1…</source>
      <translation>Enregistrement de %1…</translation>
    </message>
    <message>
      <source>Saving the picture</source>
      <translation>L'enregistrement de l'image</translation>
    </message>
    <message>
      <source>Saving the plan</source>
      <translation>L'enregistrement du plan</translation>
    </message>
    <message>
      <source>Saving the project</source>
      <translation>L'enregistrement du projet</translation>
    </message>
    <message>
      <source>Saving the report</source>
      <translation>L'enregistrement du rapport</translation>
    </message>
    <message>
      <source>Saving the results</source>
      <translation>L'enregistrement des résultats</translation>
    </message>
    <message>
      <source>Saving the topology to %1… %2 %</source>
      <translation>Enregistrement de la topologie dans %1… %2 %</translation>
    </message>
    <message>
      <source>Scena&amp;rio</source>
      <translation>Scé&amp;nario</translation>
    </message>
    <message>
      <source>Scena&amp;rios</source>
      <translation>Scéna&amp;rios</translation>
    </message>
    <message>
      <source>Scenario</source>
      <translation>Scénario</translation>
    </message>
    <message>
      <source>Scenario %1 has the model %2 already</source>
      <translation>Le scénario %1 a déjà le modèle %2</translation>
    </message>
    <message>
      <source>Scenario %1 is missing: %2</source>
      <translation>Le scénario %1 manque : %2</translation>
    </message>
    <message>
      <source>Scenario %1 runs an application. The sheets Processes, Events, Phases, Critical path and Results and the plots of the tab Application show what it gave.</source>
      <translation>Le scénario %1 exécute une application. Les feuilles Processus, Événements, Phases, Chemin critique et Résultats et les graphiques de l’onglet Application montrent ce qu’elle a donné.</translation>
    </message>
    <message>
      <source>Scenario %1 sends the messages of a workload, which wait for nothing. Critical paths belong to scenarios that run an application.</source>
      <translation>Le scénario %1 envoie les messages d’une charge, qui n’attendent rien. Les chemins critiques concernent les scénarios qui exécutent une application.</translation>
    </message>
    <message>
      <source>Scenario %1 sends the messages of a workload: their times are in the sheet Results. What is here belongs to scenarios that run an application.</source>
      <translation>Le scénario %1 envoie les messages d’une charge de travail : leurs temps sont dans la feuille Résultats. Ce qui est ici concerne les scénarios qui exécutent une application.</translation>
    </message>
    <message>
      <source>Scenario %1, model %2</source>
      <translation>Scénario %1, modèle %2</translation>
    </message>
    <message>
      <source>Scenario %1, model %2: %3</source>
      <translation>Scénario %1, modèle %2 : %3</translation>
    </message>
    <message>
      <source>Scenario %1: %2</source>
      <translation>Scénario %1 : %2</translation>
    </message>
    <message>
      <source>Scenarios</source>
      <translation>Scénarios</translation>
    </message>
    <message>
      <source>Scenarios refer to a mapping by its name</source>
      <translation>Les scénarios désignent un placement par son nom</translation>
    </message>
    <message>
      <source>Scenarios refer to a model by its name</source>
      <translation>Les scénarios désignent un modèle par son nom</translation>
    </message>
    <message>
      <source>Scenarios refer to a platform by its name</source>
      <translation>Les scénarios désignent une plateforme par son nom</translation>
    </message>
    <message>
      <source>Scenarios refer to a workload by its name; its messages are in the sheet Messages</source>
      <translation>Les scénarios désignent une charge de travail par son nom ; ses messages sont dans la feuille Messages</translation>
    </message>
    <message>
      <source>Scenarios refer to an application by its name; its events are in the sheet Program</source>
      <translation>Les scénarios désignent une application par son nom ; ses événements sont dans la feuille Programme</translation>
    </message>
    <message>
      <source>Scenarios to measure</source>
      <translation>Scénarios à mesurer</translation>
    </message>
    <message>
      <source>Search the gallery</source>
      <translation>Chercher dans la galerie</translation>
    </message>
    <message>
      <source>Search the guide</source>
      <translation>Rechercher dans le guide</translation>
    </message>
    <message>
      <source>Searching…</source>
      <translation>Recherche en cours…</translation>
    </message>
    <message>
      <source>See what a job measures as it comes in, beside what is predicted</source>
      <translation>Voir ce qu’un travail mesure dès que cela arrive, à côté de ce qui est prédit</translation>
    </message>
    <message>
      <source>Seed</source>
      <translation>Graine</translation>
    </message>
    <message>
      <source>Seed: %1 is not a whole number; write one from 0 on, such as 1</source>
      <translation>Graine : %1 n’est pas un nombre entier ; écrivez-en un à partir de 0, tel que 1</translation>
    </message>
    <message>
      <source>Seeds</source>
      <translation>Graines</translation>
    </message>
    <message>
      <source>Segment</source>
      <translation>Segment</translation>
    </message>
    <message>
      <source>Segments</source>
      <translation>Segments</translation>
    </message>
    <message>
      <source>Select a node on which a process is placed by hand; then go to another node and press Enter.</source>
      <translation>Sélectionnez un nœud sur lequel un processus est placé manuellement, puis allez sur un autre nœud et appuyez sur Entrée.</translation>
    </message>
    <message>
      <source>Select all cells</source>
      <translation>Sélectionner toutes les cellules</translation>
    </message>
    <message>
      <source>Select all switches and nodes</source>
      <translation>Sélectionner tous les commutateurs et nœuds</translation>
    </message>
    <message>
      <source>Select an event in a sheet or a plot, and what held it up is explained here.</source>
      <translation>Sélectionnez un événement dans une feuille ou un graphique : ce qui l’a retenu est expliqué ici.</translation>
    </message>
    <message>
      <source>Select and move</source>
      <translation>Sélectionner et déplacer</translation>
    </message>
    <message>
      <source>Select columns</source>
      <translation>Sélectionner les colonnes</translation>
    </message>
    <message>
      <source>Select nothing and show everything (Esc)</source>
      <translation>Ne rien sélectionner et tout afficher (Échap)</translation>
    </message>
    <message>
      <source>Select rows</source>
      <translation>Sélectionner les lignes</translation>
    </message>
    <message>
      <source>Select the whole columns of the selection</source>
      <translation>Sélectionner les colonnes entières de la sélection</translation>
    </message>
    <message>
      <source>Select the whole rows of the selection</source>
      <translation>Sélectionner les lignes entières de la sélection</translation>
    </message>
    <message>
      <source>Select the whole sheet</source>
      <translation>Sélectionner toute la feuille</translation>
    </message>
    <message>
      <source>Select things; drag switches to move them, nodes into another rack</source>
      <translation>Sélectionner des éléments ; faire glisser les commutateurs pour les déplacer, les nœuds vers une autre baie</translation>
    </message>
    <message>
      <source>Select three or more switches, or nodes of three or more racks, to distribute them.</source>
      <translation>Sélectionnez au moins trois commutateurs, ou des nœuds d’au moins trois baies, pour les répartir.</translation>
    </message>
    <message>
      <source>Select two or more switches, or nodes of two or more racks, to align them.</source>
      <translation>Sélectionnez au moins deux commutateurs, ou des nœuds d’au moins deux baies, pour les aligner.</translation>
    </message>
    <message>
      <source>Selected messages</source>
      <translation>Messages sélectionnés</translation>
    </message>
    <message>
      <source>Selected rates and total throughput over time</source>
      <translation>Débits sélectionnés et débit total au cours du temps</translation>
    </message>
    <message>
      <source>Selected rows of %1</source>
      <translation>Lignes sélectionnées de %1</translation>
    </message>
    <message>
      <source>Selection</source>
      <translation>Sélection</translation>
    </message>
    <message>
      <source>Self-check</source>
      <translation>Autovérification</translation>
    </message>
    <message>
      <source>Send overhead</source>
      <translation>Surcoût d’envoi</translation>
    </message>
    <message>
      <source>Senders</source>
      <translation>Émetteurs</translation>
    </message>
    <message>
      <source>Sending</source>
      <translation>Envoi</translation>
    </message>
    <message>
      <source>Sent</source>
      <translation>Envoyé</translation>
    </message>
    <message>
      <source>Sent within the node</source>
      <translation>Envoyée à l’intérieur du nœud</translation>
    </message>
    <message>
      <source>Separator</source>
      <translation>Séparateur</translation>
    </message>
    <message>
      <source>Ser&amp;vers</source>
      <translation>Ser&amp;veurs</translation>
    </message>
    <message>
      <source>Server %1</source>
      <translation>Serveur %1</translation>
    </message>
    <message>
      <source>Servers</source>
      <translation>Serveurs</translation>
    </message>
    <message>
      <source>Servers of %1.</source>
      <translation>Serveurs de %1.</translation>
    </message>
    <message>
      <source>Servers of GPUs come with the network Rail-optimised, which asks for it.</source>
      <translation>Les serveurs de GPU viennent avec le réseau « Optimisé par rails », qui le demande.</translation>
    </message>
    <message>
      <source>Servers of GPUs that a switch within joins. The first NICs of all servers lead to one leaf switch, the second ones to another, and spine switches join these rails.</source>
      <translation>Des serveurs de GPU qu’un commutateur interne relie. Les premières NIC de tous les serveurs mènent à un commutateur leaf, les deuxièmes à un autre, et des commutateurs spine relient ces rails.</translation>
    </message>
    <message>
      <source>Set %1 by the published formulas</source>
      <translation>Régler %1 par les formules publiées</translation>
    </message>
    <message>
      <source>Set a parameter that the kind of the model takes; it begins with its default</source>
      <translation>Définir un paramètre qu’admet le type du modèle ; il commence par sa valeur par défaut</translation>
    </message>
    <message>
      <source>Set the bandwidth of %1</source>
      <translation>Régler la bande passante de %1</translation>
    </message>
    <message>
      <source>Set the nodes of %1 by %2</source>
      <translation>Régler les nœuds de %1 par %2</translation>
    </message>
    <message>
      <source>Set the servers of %1 by %2</source>
      <translation>Régler les serveurs de %1 d’après %2</translation>
    </message>
    <message>
      <source>Sets bandwidth and latency of %1 of %2.</source>
      <translation>Fixe la bande passante et la latence de %1 de %2.</translation>
    </message>
    <message>
      <source>Sets bandwidth and latency within servers of %1.</source>
      <translation>Fixe la bande passante et la latence dans les serveurs de %1.</translation>
    </message>
    <message>
      <source>Several things are selected: select one to edit it here, or edit them in the sheets.</source>
      <translation>Plusieurs objets sont sélectionnés : sélectionnez-en un seul pour le modifier ici, ou modifiez-les dans les feuilles.</translation>
    </message>
    <message>
      <source>Share</source>
      <translation>Part</translation>
    </message>
    <message>
      <source>Share in use</source>
      <translation>Part occupée</translation>
    </message>
    <message>
      <source>Share of the bytes that go from one switch to another</source>
      <translation>Part des octets qui vont d’un commutateur à un autre</translation>
    </message>
    <message>
      <source>Share of the bytes that stay inside a node</source>
      <translation>Part des octets qui restent dans un nœud</translation>
    </message>
    <message>
      <source>Share of the messages with |error| ≤ 10 %</source>
      <translation>Part des messages avec |erreur| ≤ 10 %</translation>
    </message>
    <message>
      <source>Share of the scenario's makespan that goes away</source>
      <translation>Part évitable de la durée totale du scénario</translation>
    </message>
    <message>
      <source>Share of what it could have carried in the time of the run</source>
      <translation>Part de ce qu’il aurait pu transporter pendant l’exécution</translation>
    </message>
    <message>
      <source>Shared with</source>
      <translation>Partagé avec</translation>
    </message>
    <message>
      <source>Shortest</source>
      <translation>Le plus court</translation>
    </message>
    <message>
      <source>Shortest time</source>
      <translation>Temps le plus court</translation>
    </message>
    <message>
      <source>Show &amp;all columns</source>
      <translation>&amp;Afficher toutes les colonnes</translation>
    </message>
    <message>
      <source>Show all</source>
      <translation>Tout afficher</translation>
    </message>
    <message>
      <source>Show all &amp;rows</source>
      <translation>Afficher toutes les &amp;lignes</translation>
    </message>
    <message>
      <source>Show all columns</source>
      <translation>Afficher toutes les colonnes</translation>
    </message>
    <message>
      <source>Show all messages</source>
      <translation>Afficher tous les messages</translation>
    </message>
    <message>
      <source>Show all rows</source>
      <translation>Afficher toutes les lignes</translation>
    </message>
    <message>
      <source>Show any sheet of the group %1</source>
      <translation>Afficher une feuille du groupe %1</translation>
    </message>
    <message>
      <source>Show everything</source>
      <translation>Tout afficher</translation>
    </message>
    <message>
      <source>Show everything (Home, or double click in the plot)</source>
      <translation>Tout afficher (Début, ou double-clic dans le graphique)</translation>
    </message>
    <message>
      <source>Show everything, copy or save the plot</source>
      <translation>Tout afficher, copier ou enregistrer le graphique</translation>
    </message>
    <message>
      <source>Show in &amp;unit</source>
      <translation>&amp;Unité affichée</translation>
    </message>
    <message>
      <source>Show messages of the selection only</source>
      <translation>N’afficher que les messages de la sélection</translation>
    </message>
    <message>
      <source>Show misprints and differing values only</source>
      <translation>Afficher uniquement les erreurs d’impression et les valeurs différentes</translation>
    </message>
    <message>
      <source>Show no messages</source>
      <translation>N’afficher aucun message</translation>
    </message>
    <message>
      <source>Show only rows whose cell passes a condition</source>
      <translation>Afficher seulement les lignes dont la cellule remplit une condition</translation>
    </message>
    <message>
      <source>Show only rows with the same text in this column</source>
      <translation>Afficher seulement les lignes qui ont le même texte dans cette colonne</translation>
    </message>
    <message>
      <source>Show or hide the issue list</source>
      <translation>Afficher ou masquer la liste des problèmes</translation>
    </message>
    <message>
      <source>Show or hide the panel %1</source>
      <translation>Afficher ou masquer le panneau %1</translation>
    </message>
    <message>
      <source>Show or hide the toolbar</source>
      <translation>Afficher ou masquer la barre d’outils</translation>
    </message>
    <message>
      <source>Show results that came back from a cluster, from one or more files</source>
      <translation>Montrer des résultats revenus d'une grappe, d'un ou plusieurs fichiers</translation>
    </message>
    <message>
      <source>Show rows whose cell in %1</source>
      <translation>Afficher les lignes dont la cellule dans %1</translation>
    </message>
    <message>
      <source>Show the columns again that were hidden</source>
      <translation>Afficher de nouveau les colonnes masquées</translation>
    </message>
    <message>
      <source>Show the list of applications of the project and their processes</source>
      <translation>Afficher la liste des applications du projet et de leurs processus</translation>
    </message>
    <message>
      <source>Show the list of mappings of the project and their policies</source>
      <translation>Afficher la liste des placements du projet et leurs politiques</translation>
    </message>
    <message>
      <source>Show the list of measurements of the project and their scenarios</source>
      <translation>Afficher la liste des jeux de mesures du projet et leurs scénarios</translation>
    </message>
    <message>
      <source>Show the list of parameters of the project</source>
      <translation>Afficher la liste des paramètres du projet</translation>
    </message>
    <message>
      <source>Show the list of platforms of the project, and the routes that one writes out</source>
      <translation>Afficher la liste des plateformes du projet, et les routes écrites de l’une d’elles</translation>
    </message>
    <message>
      <source>Show the list of scenarios of the project</source>
      <translation>Afficher la liste des scénarios du projet</translation>
    </message>
    <message>
      <source>Show the list of sharing models of the project, and the parameters of one</source>
      <translation>Afficher la liste des modèles de partage du projet, et les paramètres de l’un d’eux</translation>
    </message>
    <message>
      <source>Show the list of workloads of the project</source>
      <translation>Afficher la liste des charges de travail du projet</translation>
    </message>
    <message>
      <source>Show the plot %1</source>
      <translation>Afficher le graphique %1</translation>
    </message>
    <message>
      <source>Show the plots of %1</source>
      <translation>Afficher les graphiques de %1</translation>
    </message>
    <message>
      <source>Show the rows as they are in the document</source>
      <translation>Afficher les lignes telles qu’elles sont dans le document</translation>
    </message>
    <message>
      <source>Show the rows in the order of the current column; the document keeps its order</source>
      <translation>Afficher les lignes dans l’ordre de la colonne actuelle ; le document garde son ordre</translation>
    </message>
    <message>
      <source>Show the rows in the reverse order of the current column</source>
      <translation>Afficher les lignes dans l’ordre inverse de la colonne actuelle</translation>
    </message>
    <message>
      <source>Show the scenario's own model alone</source>
      <translation>Afficher uniquement le modèle du scénario</translation>
    </message>
    <message>
      <source>Show the sheet</source>
      <translation>Afficher la feuille</translation>
    </message>
    <message>
      <source>Show the sheet of all events of a run, process by process, and its phases</source>
      <translation>Afficher la feuille de tous les événements d’une exécution, processus par processus, et ses phases</translation>
    </message>
    <message>
      <source>Show the sheet of all-to-alls: measured times, bounds and the contention signature</source>
      <translation>Afficher la feuille des all-to-all : temps mesurés, bornes et signature de contention</translation>
    </message>
    <message>
      <source>Show the sheet of errors: predicted beside measured times, by message, pattern, experiment and model</source>
      <translation>Afficher la feuille des erreurs : temps prédits et mesurés côte à côte, par message, schéma, expérience et modèle</translation>
    </message>
    <message>
      <source>Show the sheet of links</source>
      <translation>Afficher la feuille des liens</translation>
    </message>
    <message>
      <source>Show the sheet of measured times, and the lists of measurements and benchmarks</source>
      <translation>Afficher la feuille des temps mesurés, et les listes des mesures et des bancs d’essai</translation>
    </message>
    <message>
      <source>Show the sheet of messages</source>
      <translation>Afficher la feuille des messages</translation>
    </message>
    <message>
      <source>Show the sheet of nodes</source>
      <translation>Afficher la feuille des nœuds</translation>
    </message>
    <message>
      <source>Show the sheet of predicted times, under the scenario's model and those it is compared with</source>
      <translation>Afficher la feuille des temps prédits, sous le modèle du scénario et ceux auxquels il est comparé</translation>
    </message>
    <message>
      <source>Show the sheet of routes that the platform writes out</source>
      <translation>Afficher la feuille des itinéraires que la plate-forme écrit</translation>
    </message>
    <message>
      <source>Show the sheet of servers with GPUs</source>
      <translation>Afficher la feuille des serveurs avec GPU</translation>
    </message>
    <message>
      <source>Show the sheet of switches</source>
      <translation>Afficher la feuille des commutateurs</translation>
    </message>
    <message>
      <source>Show the sheet of the benchmark that is selected in the project tree</source>
      <translation>Afficher la feuille du benchmark sélectionné dans l’arborescence du projet</translation>
    </message>
    <message>
      <source>Show the sheet of the critical path of a run: the computations and messages that made it as long as it is</source>
      <translation>Montrer la feuille du chemin critique d’une exécution : les calculs et messages qui ont fait sa durée</translation>
    </message>
    <message>
      <source>Show the sheet of the events of an application, and its groups of processes</source>
      <translation>Afficher la feuille des événements d’une application, et ses groupes de processus</translation>
    </message>
    <message>
      <source>Show the sheet of the groups of processes of an application</source>
      <translation>Afficher la feuille des groupes de processus d’une application</translation>
    </message>
    <message>
      <source>Show the sheet of the parameters of the scenario's model</source>
      <translation>Afficher la feuille des paramètres du modèle du scénario</translation>
    </message>
    <message>
      <source>Show the sheet of the phases of a run: sums over the processes</source>
      <translation>Afficher la feuille des phases d’une exécution : sommes sur les processus</translation>
    </message>
    <message>
      <source>Show the sheet of the processes of a run: where their time goes</source>
      <translation>Afficher la feuille des processus d’une exécution : où passe leur temps</translation>
    </message>
    <message>
      <source>Show the sheet of what the platform costs beside its nodes, switches and links</source>
      <translation>Afficher la feuille de ce que coûte la plateforme outre ses nœuds, commutateurs et liens</translation>
    </message>
    <message>
      <source>Show the sheet of what the scenario could be spared, and what faster links would save</source>
      <translation>Afficher la feuille du temps évitable du scénario et de ce que feraient gagner des liens plus rapides</translation>
    </message>
    <message>
      <source>Show the sheet that holds the scenarios side by side, such as offers: times, load, price and verdict; and what else a platform costs</source>
      <translation>Afficher la feuille qui met les scénarios côte à côte, par exemple des offres : temps, charge, prix et verdict ; et ce que coûte encore une plateforme</translation>
    </message>
    <message>
      <source>Show the sheet that places processes on nodes, and the list of mappings</source>
      <translation>Afficher la feuille qui place les processus sur les nœuds, et la liste des placements</translation>
    </message>
    <message>
      <source>Show the step after</source>
      <translation>Afficher l’étape suivante</translation>
    </message>
    <message>
      <source>Show the step before</source>
      <translation>Afficher l’étape précédente</translation>
    </message>
    <message>
      <source>Show the steps one after the other in scaled time</source>
      <translation>Afficher les étapes l’une après l’autre, en temps mis à l’échelle</translation>
    </message>
    <message>
      <source>Show the whole topology</source>
      <translation>Afficher toute la topologie</translation>
    </message>
    <message>
      <source>Show what else is to be known of these figures</source>
      <translation>Afficher ce qu’il faut encore savoir de ces valeurs</translation>
    </message>
    <message>
      <source>Showing only %1: %2</source>
      <translation>Affichage limité à %1 : %2</translation>
    </message>
    <message>
      <source>Shows the pages in which all these words stand (Ctrl+F); Enter goes to the next place</source>
      <translation>Affiche les pages qui contiennent tous ces mots (Ctrl+F) ; Entrée passe à l’endroit suivant</translation>
    </message>
    <message>
      <source>Shrink the topology</source>
      <translation>Réduire la topologie</translation>
    </message>
    <message>
      <source>Signature, each size</source>
      <translation>Signature, chaque taille</translation>
    </message>
    <message>
      <source>Significant digits; cells keep all of them for copying and computing</source>
      <translation>Chiffres significatifs ; les cellules les gardent tous pour la copie et le calcul</translation>
    </message>
    <message>
      <source>SimAI or ASTRA-sim (ns-3)</source>
      <translation>SimAI ou ASTRA-sim (ns-3)</translation>
    </message>
    <message>
      <source>SimGrid before 3.20, time-independent</source>
      <translation>SimGrid avant 3.20, indépendant du temps</translation>
    </message>
    <message>
      <source>SimGrid cannot have all names as they are: %1</source>
      <translation>SimGrid ne peut pas avoir tous les noms tels quels : %1</translation>
    </message>
    <message>
      <source>SimGrid gives each pair of nodes one route, and %1 routing sends a message over several at once; choose another routing for the platform, such as ecmp-hash, to export it</source>
      <translation>SimGrid donne à chaque paire de nœuds un itinéraire, et le routage %1 envoie un message par plusieurs à la fois ; choisissez un autre routage pour la plateforme, comme ecmp-hash, pour l’exporter</translation>
    </message>
    <message>
      <source>SimGrid platform</source>
      <translation>Plateforme SimGrid</translation>
    </message>
    <message>
      <source>SimGrid's dragonflies send by one link between groups</source>
      <translation>les dragonflies de SimGrid envoient par un lien entre groupes</translation>
    </message>
    <message>
      <source>SimGrid's fat-trees send by the number of the destination (D-mod-K)</source>
      <translation>les fat-trees de SimGrid envoient selon le numéro de la destination (D-mod-K)</translation>
    </message>
    <message>
      <source>SimGrid's tori send along x, then y and so on</source>
      <translation>les tores de SimGrid envoient le long de x, puis y et ainsi de suite</translation>
    </message>
    <message>
      <source>SimGrid, time-independent</source>
      <translation>SimGrid, indépendant du temps</translation>
    </message>
    <message>
      <source>Since then</source>
      <translation>Depuis</translation>
    </message>
    <message>
      <source>Size</source>
      <translation>Taille</translation>
    </message>
    <message>
      <source>Size divided by time, as a benchmark would report it</source>
      <translation>Taille divisée par le temps, comme l’indiquerait un benchmark</translation>
    </message>
    <message>
      <source>Size of each segment, of algorithms that send in segments; empty: one</source>
      <translation>Taille de chaque segment, pour les algorithmes qui envoient par segments ; vide : un seul</translation>
    </message>
    <message>
      <source>Size of every message</source>
      <translation>Taille de chaque message</translation>
    </message>
    <message>
      <source>Size of the messages</source>
      <translation>Taille des messages</translation>
    </message>
    <message>
      <source>Sizes</source>
      <translation>Tailles</translation>
    </message>
    <message>
      <source>Slowdown</source>
      <translation>Ralentissement</translation>
    </message>
    <message>
      <source>Slowed down %1 times</source>
      <translation>Ralenti %1 fois</translation>
    </message>
    <message>
      <source>Slower</source>
      <translation>Plus lents</translation>
    </message>
    <message>
      <source>Slurm cannot have all names as they are: %1</source>
      <translation>Slurm ne peut pas avoir tous les noms tels quels : %1</translation>
    </message>
    <message>
      <source>Slurm topology.conf</source>
      <translation>topology.conf de Slurm</translation>
    </message>
    <message>
      <source>Slurm topology.yaml</source>
      <translation>topology.yaml de Slurm</translation>
    </message>
    <message>
      <source>Sm: what was measured of it, in communication or else in all</source>
      <translation>Sm : ce qui en a été mesuré, en communication ou sinon en tout</translation>
    </message>
    <message>
      <source>Smaller</source>
      <translation>Réduire</translation>
    </message>
    <message>
      <source>Smallest</source>
      <translation>Plus petite</translation>
    </message>
    <message>
      <source>Snap to grid</source>
      <translation>Aligner sur la grille</translation>
    </message>
    <message>
      <source>Some nodes send to the root, which sends one message. Measured, it shows how long acknowledgements wait in the switch (kappa_switch).</source>
      <translation>Quelques nœuds envoient à la racine, qui envoie un message. Mesuré, ce schéma montre combien de temps les acquittements attendent dans le commutateur (kappa_switch).</translation>
    </message>
    <message>
      <source>Something was left out</source>
      <translation>Quelque chose a été laissé de côté</translation>
    </message>
    <message>
      <source>Sort &amp;ascending</source>
      <translation>Tri &amp;croissant</translation>
    </message>
    <message>
      <source>Sort &amp;descending</source>
      <translation>Tri &amp;décroissant</translation>
    </message>
    <message>
      <source>Sort and filter a&amp;gain</source>
      <translation>Trier et filtrer de &amp;nouveau</translation>
    </message>
    <message>
      <source>Sort and filter again</source>
      <translation>Trier et filtrer de nouveau</translation>
    </message>
    <message>
      <source>Sort ascending</source>
      <translation>Tri croissant</translation>
    </message>
    <message>
      <source>Sort descending</source>
      <translation>Tri décroissant</translation>
    </message>
    <message>
      <source>Sorting and filtering the rows</source>
      <translation>Le tri et le filtrage des lignes</translation>
    </message>
    <message>
      <source>Source</source>
      <translation>Source</translation>
    </message>
    <message>
      <source>Source: %1</source>
      <translation>Source : %1</translation>
    </message>
    <message>
      <source>Sources</source>
      <translation>Sources</translation>
    </message>
    <message>
      <source>Sp: the same of the run</source>
      <translation>Sp : la même chose de l’exécution</translation>
    </message>
    <message>
      <source>Speed</source>
      <translation>Vitesse</translation>
    </message>
    <message>
      <source>Speed of computations</source>
      <translation>Vitesse des calculs</translation>
    </message>
    <message>
      <source>Speed of playing, %1</source>
      <translation>Vitesse de lecture, %1</translation>
    </message>
    <message>
      <source>Speed of the NICs</source>
      <translation>Vitesse des cartes réseau</translation>
    </message>
    <message>
      <source>Spine switches</source>
      <translation>Commutateurs spine</translation>
    </message>
    <message>
      <source>Square matrix</source>
      <translation>Matrice carrée</translation>
    </message>
    <message>
      <source>Stacked by d</source>
      <translation>Empilés par d</translation>
    </message>
    <message>
      <source>Stacked by degree</source>
      <translation>Empilés par degré</translation>
    </message>
    <message>
      <source>Stacked by rack crossing</source>
      <translation>Empilés par passage entre baies</translation>
    </message>
    <message>
      <source>Stacked by steps</source>
      <translation>Empilés par étapes</translation>
    </message>
    <message>
      <source>Star</source>
      <translation>Étoile</translation>
    </message>
    <message>
      <source>StarPU writes bandwidths in MB/s, as the name's end .bandwidth says</source>
      <translation>StarPU écrit les débits en MB/s, comme le dit la fin .bandwidth du nom</translation>
    </message>
    <message>
      <source>StarPU writes latencies in us, as the name's end .latency says</source>
      <translation>StarPU écrit les latences en us, comme le dit la fin .latency du nom</translation>
    </message>
    <message>
      <source>StarPU's list of the cores near each device</source>
      <translation>la liste de StarPU des cœurs proches de chaque périphérique</translation>
    </message>
    <message>
      <source>StarPU's list of the devices of a machine</source>
      <translation>la liste de StarPU des périphériques d’une machine</translation>
    </message>
    <message>
      <source>Start</source>
      <translation>Début</translation>
    </message>
    <message>
      <source>Start an empty project</source>
      <translation>Commencer un projet vide</translation>
    </message>
    <message>
      <source>Start within</source>
      <translation>Début dans</translation>
    </message>
    <message>
      <source>Start-up</source>
      <translation>Démarrage</translation>
    </message>
    <message>
      <source>Stay &amp;where they are:</source>
      <translation>Processus fi&amp;xes :</translation>
    </message>
    <message>
      <source>Step</source>
      <translation>Étape</translation>
    </message>
    <message>
      <source>Step %1: %2</source>
      <translation>Étape %1 : %2</translation>
    </message>
    <message>
      <source>Step %1: %2, %3 % of the capacity</source>
      <translation>Étape %1 : %2, %3 % de la capacité</translation>
    </message>
    <message>
      <source>Steps</source>
      <translation>Étapes</translation>
    </message>
    <message>
      <source>Steps of %1 of %2 messages: selected and last to finish</source>
      <translation>Étapes de %1 messages sur %2 : sélectionnés et derniers à finir</translation>
    </message>
    <message>
      <source>Steps of a model whose experts are spread over all processes: in each layer attention, tokens go to their experts, the experts compute, tokens come back. Every process has as many tokens, every expert as many of them, and the two all-to-alls do not overlap with computing.</source>
      <translation>Pas d'un modèle dont les experts sont répartis sur tous les processus : dans chaque couche l'attention, des jetons vont à leurs experts, les experts calculent, les jetons reviennent. Chaque processus a autant de jetons, chaque expert en reçoit autant, et les deux all-to-all ne recouvrent pas le calcul.</translation>
    </message>
    <message>
      <source>Steps of each message, start to finish</source>
      <translation>Étapes de chaque message, du début à la fin</translation>
    </message>
    <message>
      <source>Stop</source>
      <translation>Arrêter</translation>
    </message>
    <message>
      <source>Stop the prediction</source>
      <translation>Arrêter la prédiction</translation>
    </message>
    <message>
      <source>Stop this prediction; the last result stays</source>
      <translation>Arrêter cette prédiction ; le dernier résultat reste</translation>
    </message>
    <message>
      <source>Stop; what has arrived stays</source>
      <translation>Arrêter ; ce qui est arrivé reste</translation>
    </message>
    <message>
      <source>Stop; what was worked out is kept, and the next run goes on</source>
      <translation>Arrêter ; ce qui est calculé est gardé, et la prochaine exécution continue</translation>
    </message>
    <message>
      <source>Stopped. Any change of what is asked for starts anew.</source>
      <translation>Arrêté. Tout changement de la demande relance le calcul.</translation>
    </message>
    <message>
      <source>Stopped. The last result is shown; it is older than the project.</source>
      <translation>Arrêté. Le dernier résultat est affiché ; il est plus ancien que le projet.</translation>
    </message>
    <message>
      <source>Stopped. What was worked out is kept.</source>
      <translation>Arrêtée. Ce qui est calculé est gardé.</translation>
    </message>
    <message>
      <source>Stopped: what is shown is older.</source>
      <translation>Arrêté : ce qui est affiché est plus ancien.</translation>
    </message>
    <message>
      <source>Stopped; nothing was changed.</source>
      <translation>Arrêté ; rien n’a été modifié.</translation>
    </message>
    <message>
      <source>Stopped; the clipboard is as it was.</source>
      <translation>Arrêté ; le presse-papiers est inchangé.</translation>
    </message>
    <message>
      <source>Such as 0.28 EUR/kWh</source>
      <translation>Par exemple 0.28 EUR/kWh</translation>
    </message>
    <message>
      <source>Such as 5 us; empty: 0 s</source>
      <translation>Telle que 5 us ; vide : 0 s</translation>
    </message>
    <message>
      <source>Summary</source>
      <translation>Résumé</translation>
    </message>
    <message>
      <source>Summary of the compared models</source>
      <translation>Résumé des modèles comparés</translation>
    </message>
    <message>
      <source>Summary of the result</source>
      <translation>Résumé du résultat</translation>
    </message>
    <message>
      <source>Sums of %1 %2</source>
      <translation>Sommes de %1 %2</translation>
    </message>
    <message>
      <source>Sums per process</source>
      <translation>Sommes par processus</translation>
    </message>
    <message>
      <source>Sweep</source>
      <translation>Balayage</translation>
    </message>
    <message>
      <source>Sweeps</source>
      <translation>Balayages</translation>
    </message>
    <message>
      <source>Switch</source>
      <translation>Commutateur</translation>
    </message>
    <message>
      <source>Switch %1</source>
      <translation>Commutateur %1</translation>
    </message>
    <message>
      <source>Switched Ethernet with 1 Gbit/s to each node and between switches, carrying TCP in frames of 1500 bytes. A nominal rate, not a measurement: hosts may reach less, and frames of 9000 bytes let up to 99.0 % through.</source>
      <translation>Ethernet commuté avec 1 Gbit/s vers chaque nœud et entre commutateurs, portant TCP en trames de 1500 octets. Un débit nominal, pas une mesure : les hôtes peuvent atteindre moins, et des trames de 9000 octets laissent passer jusqu’à 99.0 %.</translation>
    </message>
    <message>
      <source>Switched Ethernet with 10 Gbit/s to each node and between switches, carrying TCP in frames of 1500 bytes. A nominal rate, not a measurement: hosts may reach less, and frames of 9000 bytes let up to 99.0 % through.</source>
      <translation>Ethernet commuté avec 10 Gbit/s vers chaque nœud et entre commutateurs, portant TCP en trames de 1500 octets. Un débit nominal, pas une mesure : les hôtes peuvent atteindre moins, et des trames de 9000 octets laissent passer jusqu’à 99.0 %.</translation>
    </message>
    <message>
      <source>Switched Ethernet with 100 Gbit/s to each node and between switches, carrying RDMA (RoCE version 2) in packets of 4096 bytes. A nominal rate, not a measurement: hosts may reach less, and smaller packets carry less.</source>
      <translation>Ethernet commuté avec 100 Gbit/s vers chaque nœud et entre commutateurs, portant RDMA (RoCE version 2) en paquets de 4096 octets. Un débit nominal, pas une mesure : les hôtes peuvent atteindre moins, et des paquets plus petits transportent moins.</translation>
    </message>
    <message>
      <source>Switched Ethernet with 100 Gbit/s to each node and between switches, carrying TCP in frames of 1500 bytes. A nominal rate, not a measurement: hosts may reach less, and frames of 9000 bytes let up to 99.0 % through.</source>
      <translation>Ethernet commuté avec 100 Gbit/s vers chaque nœud et entre commutateurs, portant TCP en trames de 1500 octets. Un débit nominal, pas une mesure : les hôtes peuvent atteindre moins, et des trames de 9000 octets laissent passer jusqu’à 99.0 %.</translation>
    </message>
    <message>
      <source>Switched Ethernet with 200 Gbit/s to each node and between switches, carrying RDMA (RoCE version 2) in packets of 4096 bytes. A nominal rate, not a measurement: hosts may reach less, and smaller packets carry less.</source>
      <translation>Ethernet commuté avec 200 Gbit/s vers chaque nœud et entre commutateurs, portant RDMA (RoCE version 2) en paquets de 4096 octets. Un débit nominal, pas une mesure : les hôtes peuvent atteindre moins, et des paquets plus petits transportent moins.</translation>
    </message>
    <message>
      <source>Switched Ethernet with 200 Gbit/s to each node and between switches, carrying TCP in frames of 1500 bytes. A nominal rate, not a measurement: hosts may reach less, and frames of 9000 bytes let up to 99.0 % through.</source>
      <translation>Ethernet commuté avec 200 Gbit/s vers chaque nœud et entre commutateurs, portant TCP en trames de 1500 octets. Un débit nominal, pas une mesure : les hôtes peuvent atteindre moins, et des trames de 9000 octets laissent passer jusqu’à 99.0 %.</translation>
    </message>
    <message>
      <source>Switched Ethernet with 25 Gbit/s to each node and between switches, carrying TCP in frames of 1500 bytes. A nominal rate, not a measurement: hosts may reach less, and frames of 9000 bytes let up to 99.0 % through.</source>
      <translation>Ethernet commuté avec 25 Gbit/s vers chaque nœud et entre commutateurs, portant TCP en trames de 1500 octets. Un débit nominal, pas une mesure : les hôtes peuvent atteindre moins, et des trames de 9000 octets laissent passer jusqu’à 99.0 %.</translation>
    </message>
    <message>
      <source>Switched Ethernet with 400 Gbit/s to each node and between switches, carrying RDMA (RoCE version 2) in packets of 4096 bytes. A nominal rate, not a measurement: hosts may reach less, and smaller packets carry less.</source>
      <translation>Ethernet commuté avec 400 Gbit/s vers chaque nœud et entre commutateurs, portant RDMA (RoCE version 2) en paquets de 4096 octets. Un débit nominal, pas une mesure : les hôtes peuvent atteindre moins, et des paquets plus petits transportent moins.</translation>
    </message>
    <message>
      <source>Switched Ethernet with 400 Gbit/s to each node and between switches, carrying TCP in frames of 1500 bytes. A nominal rate, not a measurement: hosts may reach less, and frames of 9000 bytes let up to 99.0 % through.</source>
      <translation>Ethernet commuté avec 400 Gbit/s vers chaque nœud et entre commutateurs, portant TCP en trames de 1500 octets. Un débit nominal, pas une mesure : les hôtes peuvent atteindre moins, et des trames de 9000 octets laissent passer jusqu’à 99.0 %.</translation>
    </message>
    <message>
      <source>Switched Ethernet with 800 Gbit/s to each node and between switches, carrying RDMA (RoCE version 2) in packets of 4096 bytes. A nominal rate, not a measurement: hosts may reach less, and smaller packets carry less.</source>
      <translation>Ethernet commuté avec 800 Gbit/s vers chaque nœud et entre commutateurs, portant RDMA (RoCE version 2) en paquets de 4096 octets. Un débit nominal, pas une mesure : les hôtes peuvent atteindre moins, et des paquets plus petits transportent moins.</translation>
    </message>
    <message>
      <source>Switched Ethernet with 800 Gbit/s to each node and between switches, carrying TCP in frames of 1500 bytes. A nominal rate, not a measurement: hosts may reach less, and frames of 9000 bytes let up to 99.0 % through.</source>
      <translation>Ethernet commuté avec 800 Gbit/s vers chaque nœud et entre commutateurs, portant TCP en trames de 1500 octets. Un débit nominal, pas une mesure : les hôtes peuvent atteindre moins, et des trames de 9000 octets laissent passer jusqu’à 99.0 %.</translation>
    </message>
    <message>
      <source>Switches</source>
      <translation>Commutateurs</translation>
    </message>
    <message>
      <source>Switches below a switch</source>
      <translation>Commutateurs sous un commutateur</translation>
    </message>
    <message>
      <source>Switches in x</source>
      <translation>Commutateurs en x</translation>
    </message>
    <message>
      <source>Switches in y</source>
      <translation>Commutateurs en y</translation>
    </message>
    <message>
      <source>Switches in z</source>
      <translation>Commutateurs en z</translation>
    </message>
    <message>
      <source>Switches of %1.</source>
      <translation>Commutateurs de %1.</translation>
    </message>
    <message>
      <source>Switches on a grid of two or three dimensions, joined to their neighbours.</source>
      <translation>Commutateurs sur une grille à deux ou trois dimensions, reliés à leurs voisins.</translation>
    </message>
    <message>
      <source>T&amp;ime</source>
      <translation>&amp;Durée</translation>
    </message>
    <message>
      <source>TCP over Ethernet, deep queues (asymmetric)</source>
      <translation>TCP sur Ethernet, files profondes (asymétrique)</translation>
    </message>
    <message>
      <source>TCP over Ethernet, queues as measured (window)</source>
      <translation>TCP sur Ethernet, files telles que mesurées (fenêtre)</translation>
    </message>
    <message>
      <source>TCP over Gigabit Ethernet on an IBM eServer 326 cluster: 53 nodes with two AMD Opteron 248 each, BCM 5704 cards, MPICH. The calibration is that of the published predictions for messages of 8 MB. The paper also prints one for messages of 4 MB, with which its Figure 4 comes out: T_ref 0.0475 s and beta 0.75.</source>
      <translation>TCP sur Gigabit Ethernet d’une grappe IBM eServer 326 : 53 nœuds avec deux AMD Opteron 248 chacun, cartes BCM 5704, MPICH. La calibration est celle des prédictions publiées pour des messages de 8 MB. L’article en imprime aussi une pour des messages de 4 MB, qui donne sa figure 4 : T_ref 0.0475 s et beta 0.75.</translation>
    </message>
    <message>
      <source>TCP over Gigabit Ethernet through one switch, from the numbers of messages that leave and enter the nodes: messages whose other end is the busiest are slowed more than the others of their node. The defaults are the calibration that the paper prints for messages of 4 MB; your own network needs its own. It sees nodes only, not the links between switches.</source>
      <translation>TCP sur Gigabit Ethernet à travers un seul commutateur, d’après les nombres de messages qui quittent les nœuds et qui y entrent : les messages dont l’autre extrémité est la plus chargée sont plus ralentis que les autres de leur nœud. Les valeurs par défaut sont la calibration que l’article imprime pour des messages de 4 MB ; votre réseau demande la sienne. Il ne voit que les nœuds, pas les liens entre commutateurs.</translation>
    </message>
    <message>
      <source>TCP over switched Ethernet with deep queues, until you have measured.</source>
      <translation>TCP sur Ethernet commuté avec des files profondes, tant que rien n’est mesuré.</translation>
    </message>
    <message>
      <source>Table</source>
      <translation>Tableau</translation>
    </message>
    <message>
      <source>Table %1</source>
      <translation>Tableau %1</translation>
    </message>
    <message>
      <source>Table (CSV, TSV)</source>
      <translation>Tableau (CSV, TSV)</translation>
    </message>
    <message>
      <source>Tables for booktabs, numbers with units. A folder with a file for each table.</source>
      <translation>Tableaux pour booktabs, nombres avec unités. Un dossier avec un fichier par tableau.</translation>
    </message>
    <message>
      <source>Tables of the first %1 of %2 are shown; name others to see theirs.</source>
      <translation>Les tableaux des %1 premiers de %2 sont montrés ; nommez-en d’autres pour voir les leurs.</translation>
    </message>
    <message>
      <source>Tables to export</source>
      <translation>Tableaux à exporter</translation>
    </message>
    <message>
      <source>Tag</source>
      <translation>Étiquette</translation>
    </message>
    <message>
      <source>Takahashi 2010, P3DFFT (Pekurovsky 2012); 5 n log2 n operations for n points</source>
      <translation>Takahashi 2010, P3DFFT (Pekurovsky 2012) ; 5 n log2 n opérations pour n points</translation>
    </message>
    <message>
      <source>Take all filters of the sheet away</source>
      <translation>Supprimer tous les filtres de la feuille</translation>
    </message>
    <message>
      <source>Take all measured patterns of a folder: project files, and tables of times</source>
      <translation>Reprendre tous les schémas mesurés d’un dossier : fichiers de projet et tableaux de temps</translation>
    </message>
    <message>
      <source>Take it for</source>
      <translation>À prendre pour</translation>
    </message>
    <message>
      <source>Take it for:</source>
      <translation>Convient pour :</translation>
    </message>
    <message>
      <source>Take measured all-to-alls out of a file of OSU, IMB, or a table</source>
      <translation>Reprendre des all-to-all mesurés d’un fichier OSU ou IMB, ou d’un tableau</translation>
    </message>
    <message>
      <source>Take measured times (CSV, OSU, IMB, iperf3, NetPIPE), messages (traffic matrix, list), a network (Slurm, ibnetdiscover, SimGrid, lstopo), the trace of a run (SimGrid, GOAL, OTF2, Paraver, liballprof) or the model of another project out of a file</source>
      <translation>Reprendre d’un fichier des temps mesurés (CSV, OSU, IMB, iperf3, NetPIPE), des messages (matrice de trafic, liste), un réseau (Slurm, ibnetdiscover, SimGrid, lstopo), la trace d’une exécution (SimGrid, GOAL, OTF2, Paraver, liballprof) ou le modèle d’un autre projet</translation>
    </message>
    <message>
      <source>Take model %1</source>
      <translation>Reprendre le modèle %1</translation>
    </message>
    <message>
      <source>Take the filters of all columns away</source>
      <translation>Supprimer les filtres de toutes les colonnes</translation>
    </message>
    <message>
      <source>Take the last change back</source>
      <translation>Revenir sur la dernière modification</translation>
    </message>
    <message>
      <source>Take the next seed</source>
      <translation>Prendre la graine suivante</translation>
    </message>
    <message>
      <source>Take what has been measured so far into the project</source>
      <translation>Reprendre dans le projet ce qui a été mesuré jusqu’ici</translation>
    </message>
    <message>
      <source>Take what is in the file, in place of what is in the window</source>
      <translation>Prendre le contenu du fichier à la place de celui de la fenêtre</translation>
    </message>
    <message>
      <source>Takes</source>
      <translation>Accepte</translation>
    </message>
    <message>
      <source>Task</source>
      <translation>Tâche</translation>
    </message>
    <message>
      <source>Tasks without figures</source>
      <translation>Tâches sans chiffres</translation>
    </message>
    <message>
      <source>Tasks worked out: %1; there before: %2.</source>
      <translation>Tâches calculées : %1 ; déjà là : %2.</translation>
    </message>
    <message>
      <source>Tasks: %1, networks: %2, models: %3.</source>
      <translation>Tâches : %1, réseaux : %2, modèles : %3.</translation>
    </message>
    <message>
      <source>Tasks: %1. They take %2 here, on cores: %3.</source>
      <translation>Tâches : %1. Elles prennent %2 ici, sur cœurs : %3.</translation>
    </message>
    <message>
      <source>Tasks: %1. Trying some of them…</source>
      <translation>Tâches : %1. Essai de quelques-unes…</translation>
    </message>
    <message>
      <source>Tells links between the same two ends apart</source>
      <translation>Distingue les liens entre les deux mêmes extrémités</translation>
    </message>
    <message>
      <source>Test</source>
      <translation>Test</translation>
    </message>
    <message>
      <source>Text</source>
      <translation>Texte</translation>
    </message>
    <message>
      <source>Text or number to compare with</source>
      <translation>Texte ou nombre auquel comparer</translation>
    </message>
    <message>
      <source>Text to find</source>
      <translation>Texte à rechercher</translation>
    </message>
    <message>
      <source>Text to put in its place</source>
      <translation>Texte à mettre à la place</translation>
    </message>
    <message>
      <source>Texts change when the program is started again. Numbers stay as they are written in projects.</source>
      <translation>Les textes changent au prochain démarrage du programme. Les nombres restent tels qu’ils sont écrits dans les projets.</translation>
    </message>
    <message>
      <source>That limited it longest</source>
      <translation>Qui l’a limité le plus longtemps</translation>
    </message>
    <message>
      <source>That limited the message longest</source>
      <translation>Qui a limité le message le plus longtemps</translation>
    </message>
    <message>
      <source>That of the lossless network without working congestion control</source>
      <translation>Celui du réseau sans perte dont le contrôle de congestion ne marche pas</translation>
    </message>
    <message>
      <source>That one draws, such as 3 kW; empty: not counted</source>
      <translation>Que chacun consomme, par exemple 3 kW ; vide : non compté</translation>
    </message>
    <message>
      <source>That went on at the end of the step</source>
      <translation>Qui a continué à la fin de l’étape</translation>
    </message>
    <message>
      <source>That went through it</source>
      <translation>Qui y sont passés</translation>
    </message>
    <message>
      <source>The %1 has a makespan of %2 instead of %3: %4 % less.</source>
      <translation>Le %1 a une durée totale de %2 au lieu de %3 : %4 % de moins.</translation>
    </message>
    <message>
      <source>The %1 has the same makespan as the present one, %2, and a mean time of %3 instead of %4.</source>
      <translation>Le %1 a la même durée totale que l’actuel, %2, et un temps moyen de %3 au lieu de %4.</translation>
    </message>
    <message>
      <source>The %1 has the shortest makespan, %2.</source>
      <translation>Le %1 a la durée totale la plus courte, %2.</translation>
    </message>
    <message>
      <source>The %1 placement cannot run: %2.</source>
      <translation>Le placement %1 ne peut pas s’exécuter : %2.</translation>
    </message>
    <message>
      <source>The %1 slowest of %2 messages. 'contraflow predict --scenario' lists them all.</source>
      <translation>Les %1 messages les plus lents de %2. 'contraflow predict --scenario' les liste tous.</translation>
    </message>
    <message>
      <source>The %1 that finish last of %2 processes. 'contraflow replay' lists them all.</source>
      <translation>Les %1 processus de %2 qui finissent en dernier. 'contraflow replay' les liste tous.</translation>
    </message>
    <message>
      <source>The %1, which was done with %2 and has a mean error of %3.</source>
      <translation>Les %1, faite avec %2 et d’une erreur moyenne de %3.</translation>
    </message>
    <message>
      <source>The %1.</source>
      <translation>Les %1.</translation>
    </message>
    <message>
      <source>The application sends no message.</source>
      <translation>L’application n’envoie aucun message.</translation>
    </message>
    <message>
      <source>The application whose rows are shown</source>
      <translation>L’application dont les lignes sont affichées</translation>
    </message>
    <message>
      <source>The asymmetric property (messages against a full link slow down to its messages)</source>
      <translation>La propriété asymétrique (les messages contre un lien plein ralentissent jusqu’aux siens)</translation>
    </message>
    <message>
      <source>The batch system of the cluster</source>
      <translation>Le système de lots de la grappe</translation>
    </message>
    <message>
      <source>The best placement found (%1) has a makespan of %2%3</source>
      <translation>Le meilleur placement trouvé (%1) a une durée totale de %2%3</translation>
    </message>
    <message>
      <source>The busiest channel, %1, is used at %2 of its capacity.</source>
      <translation>Le canal le plus chargé, %1, est utilisé à %2 de sa capacité.</translation>
    </message>
    <message>
      <source>The calibration</source>
      <translation>L'étalonnage</translation>
    </message>
    <message>
      <source>The campaign</source>
      <translation>La campagne</translation>
    </message>
    <message>
      <source>The campaign goes on. Stop or Close ends it; what was worked out is kept.</source>
      <translation>La campagne continue. Arrêter ou Fermer y met fin ; ce qui est calculé est conservé.</translation>
    </message>
    <message>
      <source>The change</source>
      <translation>La modification</translation>
    </message>
    <message>
      <source>The channel behind which messages lost the most time</source>
      <translation>Le canal derrière lequel les messages ont perdu le plus de temps</translation>
    </message>
    <message>
      <source>The channel that limited the message for the longest time</source>
      <translation>Le canal qui a limité le message le plus longtemps</translation>
    </message>
    <message>
      <source>The channel that needs longest for what goes through it</source>
      <translation>Le canal qui a besoin du plus de temps pour ce qui le traverse</translation>
    </message>
    <message>
      <source>The channel with the highest load</source>
      <translation>Le canal dont la charge est la plus élevée</translation>
    </message>
    <message>
      <source>The cluster Graphene of Grid'5000 in Nancy, on which Zhu et al. validate their model: 144 nodes with one Intel Xeon X3440 each in four groups, each group on a switch of its own, the switches on one router. Rates are nominal and reduced to what TCP can carry.</source>
      <translation>La grappe Graphene de Grid'5000 à Nancy, sur laquelle Zhu et al. valident leur modèle : 144 nœuds avec un Intel Xeon X3440 chacun en quatre groupes, chaque groupe sur son propre commutateur, les commutateurs sur un routeur. Les débits sont nominaux et réduits à ce que TCP peut transporter.</translation>
    </message>
    <message>
      <source>The cost of contention</source>
      <translation>Le calcul du coût de la contention</translation>
    </message>
    <message>
      <source>The critical path of %1 by phase, and what contention costs all processes there.</source>
      <translation>Le chemin critique de %1 par phase, et ce que la contention y coûte à tous les processus.</translation>
    </message>
    <message>
      <source>The current cell with all its digits, or its formula, such as =2*N*8 B</source>
      <translation>La cellule actuelle avec tous ses chiffres, ou sa formule, telle que =2*N*8 B</translation>
    </message>
    <message>
      <source>The difference</source>
      <translation>La différence</translation>
    </message>
    <message>
      <source>The events of this application are in its trace (%1), which is not changed here. For rows in its place, empty the cell Trace in the sheet Applications.</source>
      <translation>Les événements de cette application sont dans sa trace (%1), qui n'est pas modifiée ici. Pour des lignes à sa place, videz la cellule Trace de la feuille Applications.</translation>
    </message>
    <message>
      <source>The explanation</source>
      <translation>L'explication</translation>
    </message>
    <message>
      <source>The file is not there yet.</source>
      <translation>Le fichier n’est pas encore là.</translation>
    </message>
    <message>
      <source>The file is not whole: %1.</source>
      <translation>Le fichier n’est pas complet : %1.</translation>
    </message>
    <message>
      <source>The file says the same as the window.</source>
      <translation>Le fichier dit la même chose que la fenêtre.</translation>
    </message>
    <message>
      <source>The file was last written %1 ago: is the job over?</source>
      <translation>Le fichier a été écrit pour la dernière fois il y a %1 : le travail est-il fini ?</translation>
    </message>
    <message>
      <source>The files of a trace that is run in place of rows, from the folder of the project on; emptied, the application has the rows of its program</source>
      <translation>Les fichiers d’une trace exécutée à la place de lignes, à partir du dossier du projet ; vidé, l’application a les lignes de son programme</translation>
    </message>
    <message>
      <source>The first %1 of %2 rows.</source>
      <translation>Les %1 premières lignes de %2.</translation>
    </message>
    <message>
      <source>The first %1 of %2 rows; %3 has them all.</source>
      <translation>Les %1 premières lignes de %2 ; toutes sont dans : %3.</translation>
    </message>
    <message>
      <source>The first half of the nodes sends to the second, and one message comes back. Measured, it shows how long acknowledgements wait at the backbone (kappa_backbone).</source>
      <translation>La première moitié des nœuds envoie à la seconde, et un message revient. Mesuré, ce schéma montre combien de temps les acquittements attendent à la dorsale (kappa_backbone).</translation>
    </message>
    <message>
      <source>The first prediction is being made.</source>
      <translation>La première prédiction est en cours.</translation>
    </message>
    <message>
      <source>The first row names columns and was taken as a header.</source>
      <translation>La première ligne nomme les colonnes et a été prise comme en-tête.</translation>
    </message>
    <message>
      <source>The first row was taken as a header, and numbers without a unit as %1.</source>
      <translation>La première ligne a été prise comme en-tête, et les nombres sans unité comme %1.</translation>
    </message>
    <message>
      <source>The first run is being made.</source>
      <translation>La première exécution est en cours.</translation>
    </message>
    <message>
      <source>The full channel that the most of them suffer from</source>
      <translation>Le canal plein dont souffrent la plupart d’entre eux</translation>
    </message>
    <message>
      <source>The inputs have no issues.</source>
      <translation>Les données n’ont pas de problèmes.</translation>
    </message>
    <message>
      <source>The job asks for these hosts, otherwise it takes any; and contraflow-run says where a rank is on another one</source>
      <translation>Le travail demande ces machines, sinon il en prend d'autres ; et contraflow-run dit où un rang est sur une autre</translation>
    </message>
    <message>
      <source>The job goes on.</source>
      <translation>Le travail continue.</translation>
    </message>
    <message>
      <source>The job is finished.</source>
      <translation>Le travail est terminé.</translation>
    </message>
    <message>
      <source>The k-ary fat-tree of Al-Fares et al. (2008): k³/4 nodes and 5k²/4 switches with k ports each.</source>
      <translation>Le fat-tree k-aire d’Al-Fares et al. (2008) : k³/4 nœuds et 5k²/4 commutateurs de k ports chacun.</translation>
    </message>
    <message>
      <source>The largest difference to the scenario's own model, and the message that has it</source>
      <translation>La plus grande différence avec le modèle du scénario, et le message concerné</translation>
    </message>
    <message>
      <source>The largest difference to the scenario's own model, and the process that has it</source>
      <translation>La plus grande différence avec le modèle du scénario, et le processus concerné</translation>
    </message>
    <message>
      <source>The largest message with which a program's send does not wait for its receive; empty: 65536 B</source>
      <translation>Le plus grand message avec lequel un envoi de programme n’attend pas sa réception ; vide : 65536 B</translation>
    </message>
    <message>
      <source>The last large change is still being worked out. Wait for it or stop it with Escape, then do this again.</source>
      <translation>La dernière grande modification est encore en cours. Attendez-la ou arrêtez-la avec Échap, puis recommencez.</translation>
    </message>
    <message>
      <source>The load of the channels over time appears here.</source>
      <translation>La charge des canaux au cours du temps apparaît ici.</translation>
    </message>
    <message>
      <source>The look at nodes in use</source>
      <translation>La recherche des nœuds occupés</translation>
    </message>
    <message>
      <source>The lower bound of every time, and the measure of slowdown.</source>
      <translation>La borne inférieure de tout temps, et la mesure du ralentissement.</translation>
    </message>
    <message>
      <source>The makespan on average over draws of who else has nodes</source>
      <translation>La durée totale en moyenne sur des tirages de qui d'autre a des nœuds</translation>
    </message>
    <message>
      <source>The makespan on the lossless network without working congestion control</source>
      <translation>La durée totale sur le réseau sans perte dont le contrôle de congestion ne marche pas</translation>
    </message>
    <message>
      <source>The makespan with no node in use by others</source>
      <translation>La durée totale quand aucun nœud n'est occupé par d'autres</translation>
    </message>
    <message>
      <source>The makespan without congestion control over that with it</source>
      <translation>La durée totale sans contrôle de congestion, divisée par celle avec</translation>
    </message>
    <message>
      <source>The measured times of %1 belong to the messages as they are now; a new scenario keeps them valid.</source>
      <translation>Les temps mesurés de %1 appartiennent aux messages tels qu’ils sont maintenant ; un nouveau scénario les garde valables.</translation>
    </message>
    <message>
      <source>The message that finishes last. Select another one in the sheet, the topology or a plot.</source>
      <translation>Le message qui finit en dernier. Sélectionnez-en un autre dans la feuille, la topologie ou un graphique.</translation>
    </message>
    <message>
      <source>The message's share of the network in this step</source>
      <translation>La part du réseau qu’a le message à cette étape</translation>
    </message>
    <message>
      <source>The messages of an application are in the sheets and plots</source>
      <translation>Les messages d’une application sont dans les feuilles et les graphiques</translation>
    </message>
    <message>
      <source>The messages that are sent; empty when an application runs</source>
      <translation>Les messages envoyés ; vide quand une application s’exécute</translation>
    </message>
    <message>
      <source>The model has no further parameters</source>
      <translation>Le modèle n’a pas d’autres paramètres</translation>
    </message>
    <message>
      <source>The model of the scenarios that tables become</source>
      <translation>Le modèle des scénarios issus des tableaux</translation>
    </message>
    <message>
      <source>The model that was run in place of the scenario's own, why a case does not apply, why a group was not run, or why it has no price</source>
      <translation>Le modèle exécuté à la place de celui du scénario, pourquoi un cas ne s’applique pas, pourquoi un groupe n’a pas été calculé ou pourquoi il n’a pas de prix</translation>
    </message>
    <message>
      <source>The name of a phase, or of the variable of a loop</source>
      <translation>Le nom d’une phase, ou de la variable d’une boucle</translation>
    </message>
    <message>
      <source>The network %1.</source>
      <translation>Le réseau %1.</translation>
    </message>
    <message>
      <source>The network is being drawn up…</source>
      <translation>Le réseau est en cours de préparation…</translation>
    </message>
    <message>
      <source>The network of the scenario is drawn here: racks, switches and links with their load, and the messages as arrows. Pick a tool at the left edge: switch (S), rack (R), node (N), link (L), message (M), and click here. New from gallery, in the Project menu, has whole networks, and presets that give what is drawn the speeds of a known network. Or fill in the sheets, or open a project.</source>
      <translation>Le réseau du scénario est dessiné ici : les baies, les commutateurs et les liens avec leur charge, et les messages sous forme de flèches. Prenez un outil au bord gauche : commutateur (S), baie (R), nœud (N), lien (L), message (M), et cliquez ici. « Nouveau depuis la galerie », dans le menu Projet, offre des réseaux entiers, et des préréglages qui donnent à ce qui est dessiné les vitesses d’un réseau connu. Vous pouvez aussi remplir les feuilles ou ouvrir un projet.</translation>
    </message>
    <message>
      <source>The network that it replaces</source>
      <translation>Le réseau qu'il remplace</translation>
    </message>
    <message>
      <source>The network that the messages share</source>
      <translation>Le réseau que les messages partagent</translation>
    </message>
    <message>
      <source>The new scenario has no mapping: the messages name nodes.</source>
      <translation>Le nouveau scénario n’a pas de placement : les messages nomment des nœuds.</translation>
    </message>
    <message>
      <source>The nodes are called as the &amp;hosts of the cluster are</source>
      <translation>Les &amp;nœuds s’appellent comme les hôtes de la grappe</translation>
    </message>
    <message>
      <source>The number of steps in which the message was active</source>
      <translation>Le nombre d’étapes où le message était actif</translation>
    </message>
    <message>
      <source>The number of the line that names the columns</source>
      <translation>Le numéro de la ligne qui nomme les colonnes</translation>
    </message>
    <message>
      <source>The numbers are sizes</source>
      <translation>Les nombres sont des tailles</translation>
    </message>
    <message>
      <source>The one whose time grows most</source>
      <translation>Celle dont le temps augmente le plus</translation>
    </message>
    <message>
      <source>The picture '%1' cannot be written: %2. Choose another folder or free some space.</source>
      <translation>L’image « %1 » ne peut pas être écrite : %2. Choisissez un autre dossier ou libérez de l’espace.</translation>
    </message>
    <message>
      <source>The platform on which the patterns of tables were measured; project files bring their own</source>
      <translation>La plateforme sur laquelle les schémas des tableaux ont été mesurés ; les fichiers de projet apportent la leur</translation>
    </message>
    <message>
      <source>The platform whose measurements say what else would tell models apart</source>
      <translation>La plateforme dont les mesures disent ce qui départagerait encore les modèles</translation>
    </message>
    <message>
      <source>The plot could not be drawn: out of memory?</source>
      <translation>Le graphique n’a pas pu être tracé : mémoire insuffisante ?</translation>
    </message>
    <message>
      <source>The predicted time of each message appears here.
The workload of this scenario has no messages yet: type or paste them in the Messages sheet.</source>
      <translation>Le temps prédit de chaque message apparaît ici.
La charge de travail de ce scénario n’a pas encore de message : saisissez-en ou collez-en dans la feuille Messages.</translation>
    </message>
    <message>
      <source>The prediction</source>
      <translation>La prédiction</translation>
    </message>
    <message>
      <source>The prediction was stopped. Any change begins it again.</source>
      <translation>La prédiction a été arrêtée. Toute modification la relance.</translation>
    </message>
    <message>
      <source>The predictions of this report were made without what is at fault:</source>
      <translation>Les prédictions de ce rapport ont été faites sans ce qui est fautif :</translation>
    </message>
    <message>
      <source>The present placement is the best of these, with a makespan of %1.</source>
      <translation>Le placement actuel est le meilleur de ceux-ci, avec une durée totale de %1.</translation>
    </message>
    <message>
      <source>The program ended before “%1” was saved. A copy of %2 was kept.</source>
      <translation>Le programme s’est arrêté avant l’enregistrement de « %1 ». Une copie du %2 a été conservée.</translation>
    </message>
    <message>
      <source>The program has %1 processes, the platform only %2 cores. Take fewer processes, or give the nodes more cores.</source>
      <translation>Le programme a %1 processus, la plateforme seulement %2 cœurs. Prenez moins de processus, ou donnez plus de cœurs aux nœuds.</translation>
    </message>
    <message>
      <source>The programs that run instead of a workload, such as solver; checkpoint @ 2 s, which starts later</source>
      <translation>Les programmes qui s’exécutent au lieu d’une charge de travail, par exemple solver; checkpoint @ 2 s, qui commence plus tard</translation>
    </message>
    <message>
      <source>The project gets the model %1, as %2 recommends.</source>
      <translation>Le projet reçoit le modèle %1, comme %2 le recommande.</translation>
    </message>
    <message>
      <source>The project has no file yet, so there is nothing to read again.</source>
      <translation>Le projet n’a pas encore de fichier : il n’y a rien à relire.</translation>
    </message>
    <message>
      <source>The project has no file yet. Choose where to keep it with Save as.</source>
      <translation>Le projet n’a pas encore de fichier. Choisissez son emplacement avec Enregistrer sous.</translation>
    </message>
    <message>
      <source>The project has no measured times of messages, so no model is fitted.</source>
      <translation>Le projet n’a pas de temps mesurés de messages, donc aucun modèle n’est ajusté.</translation>
    </message>
    <message>
      <source>The project has no platform to export.</source>
      <translation>Le projet n’a pas de plateforme à exporter.</translation>
    </message>
    <message>
      <source>The project has no scenario to predict. Add one: it names a platform, a workload or an application, and a model.</source>
      <translation>Le projet n’a pas de scénario à prédire. Ajoutez-en un : il nomme une plateforme, une charge de travail ou une application, et un modèle.</translation>
    </message>
    <message>
      <source>The project has no scenario, so nothing was predicted. A scenario names a network, a workload and a model.</source>
      <translation>Le projet n’a pas de scénario, donc rien n’a été prédit. Un scénario nomme un réseau, une charge de travail et un modèle.</translation>
    </message>
    <message>
      <source>The project has no scenario; add one in the sheet Scenarios.</source>
      <translation>Le projet n’a pas de scénario ; ajoutez-en un dans la feuille Scénarios.</translation>
    </message>
    <message>
      <source>The project has one called %1; choose another name.</source>
      <translation>Le projet en a déjà un nommé %1 ; choisissez un autre nom.</translation>
    </message>
    <message>
      <source>The project has parameters of such names already; the program calls its own %1.</source>
      <translation>Le projet a déjà des paramètres de ces noms ; le programme nomme les siens %1.</translation>
    </message>
    <message>
      <source>The project has this model already, as %1.</source>
      <translation>Le projet a déjà ce modèle, sous le nom %1.</translation>
    </message>
    <message>
      <source>The project is being changed right now; try again.</source>
      <translation>Le projet est en cours de modification ; réessayez.</translation>
    </message>
    <message>
      <source>The project needs a file first; save it</source>
      <translation>Le projet doit d’abord avoir un fichier ; enregistrez-le</translation>
    </message>
    <message>
      <source>The project was changed while a large change was worked out; nothing was written. Do it again.</source>
      <translation>Le projet a été modifié pendant la préparation d’une grande modification ; rien n’a été écrit. Recommencez.</translation>
    </message>
    <message>
      <source>The project's model %1 is of another kind; type another name</source>
      <translation>Le modèle %1 du projet est d'un autre genre ; saisissez un autre nom</translation>
    </message>
    <message>
      <source>The proposed node is another than the present one</source>
      <translation>Le nœud proposé est un autre que l’actuel</translation>
    </message>
    <message>
      <source>The published algorithm without its treatment of traffic in the opposite direction: what the paper compares its model with.</source>
      <translation>L’algorithme publié sans son traitement du trafic en sens inverse : ce à quoi l’article compare son modèle.</translation>
    </message>
    <message>
      <source>The published table to show</source>
      <translation>Le tableau publié à afficher</translation>
    </message>
    <message>
      <source>The rate of each message over time appears here.</source>
      <translation>Le débit de chaque message au cours du temps apparaît ici.</translation>
    </message>
    <message>
      <source>The report</source>
      <translation>Le rapport</translation>
    </message>
    <message>
      <source>The report is being made…</source>
      <translation>Le rapport est en cours de création…</translation>
    </message>
    <message>
      <source>The root sends some messages and receives one. Measured, it shows how long acknowledgements wait in the node's own queue (kappa_host).</source>
      <translation>La racine envoie quelques messages et en reçoit un. Mesuré, ce schéma montre combien de temps les acquittements attendent dans la file du nœud lui-même (kappa_host).</translation>
    </message>
    <message>
      <source>The rows changed while they were being ordered; order them again.</source>
      <translation>Les lignes ont changé pendant leur mise en ordre ; recommencez.</translation>
    </message>
    <message>
      <source>The rule is for groups of fewer processes; empty: any</source>
      <translation>La règle vaut pour les groupes de moins de processus ; vide : tous</translation>
    </message>
    <message>
      <source>The rule is for groups of so many processes and more; empty: any</source>
      <translation>La règle vaut pour les groupes d’autant de processus et plus ; vide : tous</translation>
    </message>
    <message>
      <source>The rule is for groups on fewer servers; empty: any</source>
      <translation>La règle vaut pour les groupes sur moins de serveurs ; vide : tous</translation>
    </message>
    <message>
      <source>The rule is for groups on so many servers and more; empty: any</source>
      <translation>La règle vaut pour les groupes sur autant de serveurs ou plus ; vide : tous</translation>
    </message>
    <message>
      <source>The rule is for smaller sizes than this; empty: any</source>
      <translation>La règle vaut pour les tailles plus petites ; vide : toutes</translation>
    </message>
    <message>
      <source>The rule is for this size and larger ones, as events have it; empty: any</source>
      <translation>La règle vaut pour cette taille et les plus grandes, comme les ont les événements ; vide : toutes</translation>
    </message>
    <message>
      <source>The run before is not kept: it has more than %1 events and messages. The next one appears here once it is made.</source>
      <translation>L’exécution précédente n’est pas conservée : elle compte plus de %1 événements et messages. La suivante apparaîtra ici dès qu’elle sera terminée.</translation>
    </message>
    <message>
      <source>The run has none.</source>
      <translation>L’exécution n’en a pas.</translation>
    </message>
    <message>
      <source>The run has too many events or messages to be listed: more than %1. Processes and phases are there; smaller counts of loops show events too.</source>
      <translation>L’exécution a trop d’événements ou de messages pour être énumérée : plus de %1. Les processus et les phases sont là ; des boucles moins longues montrent aussi les événements.</translation>
    </message>
    <message>
      <source>The run of this scenario takes no time.</source>
      <translation>L’exécution de ce scénario ne prend pas de temps.</translation>
    </message>
    <message>
      <source>The run takes no time, so nothing made it long.</source>
      <translation>L’exécution ne prend aucun temps : rien ne l’a allongée.</translation>
    </message>
    <message>
      <source>The same kind of model with other parameters.</source>
      <translation>Le même genre de modèle avec d’autres paramètres.</translation>
    </message>
    <message>
      <source>The same of the switch within a server</source>
      <translation>De même pour le commutateur à l’intérieur d’un serveur</translation>
    </message>
    <message>
      <source>The same of the switch within a server, such as 275 GB/s</source>
      <translation>La même chose du commutateur à l’intérieur d’un serveur, par exemple 275 GB/s</translation>
    </message>
    <message>
      <source>The same when no message meets another</source>
      <translation>La même chose quand aucun message n’en rencontre un autre</translation>
    </message>
    <message>
      <source>The same with six neighbours: each process exchanges the faces of its cube.</source>
      <translation>La même chose avec six voisins : chaque processus échange les faces de son cube.</translation>
    </message>
    <message>
      <source>The scenario %1 no longer has the mapping %2: the messages name nodes.</source>
      <translation>Le scénario %1 n’a plus le placement %2 : les messages nomment des nœuds.</translation>
    </message>
    <message>
      <source>The scenario %1 runs with it.</source>
      <translation>Le scénario %1 l’utilise.</translation>
    </message>
    <message>
      <source>The scenario gets the model %1 in place of %2, as %3 recommends.</source>
      <translation>Le scénario reçoit le modèle %1 à la place de %2, comme %3 le recommande.</translation>
    </message>
    <message>
      <source>The scenario has %1. The model was not held against measurements there.</source>
      <translation>Le scénario a %1. Le modèle n’y a pas été confronté à des mesures.</translation>
    </message>
    <message>
      <source>The scenario has no platform to paste into.</source>
      <translation>Le scénario n’a pas de plateforme où coller.</translation>
    </message>
    <message>
      <source>The scenario has the model %1, as %2 recommends.</source>
      <translation>Le scénario a le modèle %1, comme %2 le recommande.</translation>
    </message>
    <message>
      <source>The scenario that all views show</source>
      <translation>Le scénario que montrent toutes les vues</translation>
    </message>
    <message>
      <source>The scenario that the others are held against</source>
      <translation>Le scénario auquel les autres sont comparés</translation>
    </message>
    <message>
      <source>The scenario whose messages were measured</source>
      <translation>Le scénario dont les messages ont été mesurés</translation>
    </message>
    <message>
      <source>The scenario, with the model where one takes the place of its own</source>
      <translation>Le scénario, avec le modèle quand un autre remplace le sien</translation>
    </message>
    <message>
      <source>The scenarios are being predicted.</source>
      <translation>La prédiction des scénarios est en cours.</translation>
    </message>
    <message>
      <source>The scenarios have so many messages that none was made over their sizes; ask for sweeps to have them.</source>
      <translation>Les scénarios ont tant de messages qu’aucun balayage de leurs tailles n’a été fait ; demandez des balayages pour les avoir.</translation>
    </message>
    <message>
      <source>The scenarios of one workload appear here side by side.
None of them can be predicted yet: see the sheet Compare for the reasons.</source>
      <translation>Les scénarios d’une même charge de travail apparaissent ici côte à côte.
Aucun d’eux ne peut encore être prédit : voir les raisons dans la feuille Comparaison.</translation>
    </message>
    <message>
      <source>The scenarios of the project stand here side by side: times, load, price and verdict. Add platforms and scenarios in the sheets of that name, or with the project tree.</source>
      <translation>Les scénarios du projet s’affichent ici côte à côte : temps, charge, prix et verdict. Ajoutez des plateformes et des scénarios dans les feuilles du même nom ou dans l’arborescence du projet.</translation>
    </message>
    <message>
      <source>The search</source>
      <translation>La recherche</translation>
    </message>
    <message>
      <source>The search for a placement</source>
      <translation>La recherche d'un placement</translation>
    </message>
    <message>
      <source>The search for what cannot run</source>
      <translation>La recherche de ce qui ne peut pas s’exécuter</translation>
    </message>
    <message>
      <source>The search ran %1; there may be better ones, and more evaluations may find them.</source>
      <translation>La recherche a calculé %1 ; il peut y en avoir de meilleurs, que davantage d’évaluations trouveraient.</translation>
    </message>
    <message>
      <source>The selected cells</source>
      <translation>Les cellules sélectionnées</translation>
    </message>
    <message>
      <source>The selected message has an error, so it has no time. The issue list says which.</source>
      <translation>Le message sélectionné comporte une erreur et n’a donc pas de temps. La liste des problèmes dit laquelle.</translation>
    </message>
    <message>
      <source>The selected nodes and racks</source>
      <translation>Les nœuds et baies sélectionnés</translation>
    </message>
    <message>
      <source>The selected scenario has no mapping: its messages name nodes directly. With a mapping they may name processes.</source>
      <translation>Le scénario sélectionné n’a pas de placement : ses messages désignent directement des nœuds. Avec un placement, ils peuvent désigner des processus.</translation>
    </message>
    <message>
      <source>The selected scenario has no model yet.</source>
      <translation>Le scénario sélectionné n’a pas encore de modèle.</translation>
    </message>
    <message>
      <source>The selected scenario runs an application: its messages are in the sheet Results. A workload gets a scenario of its own.</source>
      <translation>Le scénario choisi exécute une application : ses messages sont dans la feuille Résultats. Une charge de travail reçoit un scénario à elle.</translation>
    </message>
    <message>
      <source>The sharing model of the scenario; another one is a change that can be undone</source>
      <translation>Le modèle de partage du scénario ; en choisir un autre est une modification que l'on peut annuler</translation>
    </message>
    <message>
      <source>The sizes are sums over so many repetitions; a message is the part of one</source>
      <translation>Les tailles sont des sommes sur ce nombre de répétitions ; un message est la part d’une seule</translation>
    </message>
    <message>
      <source>The start-up α and the time β of a byte between two processes are not known: %1. Import a ping-pong, or give the nodes of the platform their bandwidth.</source>
      <translation>Le temps d’initialisation α et le temps β d’un octet entre deux processus ne sont pas connus : %1. Importez un ping-pong ou donnez leur bande passante aux nœuds de la plateforme.</translation>
    </message>
    <message>
      <source>The step in which the message began</source>
      <translation>L’étape à laquelle le message a commencé</translation>
    </message>
    <message>
      <source>The step in which the message ended</source>
      <translation>L’étape à laquelle le message a fini</translation>
    </message>
    <message>
      <source>The step that the topology and the explanation show</source>
      <translation>L’étape que montrent la topologie et l’explication</translation>
    </message>
    <message>
      <source>The steps of each message from its start to its end appear here.</source>
      <translation>Les étapes de chaque message, de son début à sa fin, apparaissent ici.</translation>
    </message>
    <message>
      <source>The sweep %1 was not made: %2</source>
      <translation>Le balayage %1 n’a pas été fait : %2</translation>
    </message>
    <message>
      <source>The switch that the nodes' NICs are connected to</source>
      <translation>Le commutateur auquel les cartes réseau des nœuds sont raccordées</translation>
    </message>
    <message>
      <source>The switches that the NICs are connected to, the first NIC to the first, in turn where they are fewer, such as leaf[1-8]</source>
      <translation>Les commutateurs auxquels les NIC sont raccordées, la première au premier, à tour de rôle s’il y en a moins, par exemple leaf[1-8]</translation>
    </message>
    <message>
      <source>The time of an all-to-all over the message size and the number of processes appears here.
This project has no measured all-to-all: import measurements, or choose a published signature above.</source>
      <translation>Le temps d’un all-to-all selon la taille des messages et le nombre de processus apparaît ici.
Ce projet n’a pas d’all-to-all mesuré : importez des mesures ou choisissez ci-dessus une signature publiée.</translation>
    </message>
    <message>
      <source>The time or bandwidth between two processes over the size of the message appears here.
This project has no such benchmark: import a ping-pong or a stream.</source>
      <translation>Le temps ou le débit entre deux processus selon la taille du message apparaît ici.
Ce projet n’a pas de tel banc d’essai : importez un ping-pong ou un flux.</translation>
    </message>
    <message>
      <source>The times of all-to-alls are being worked out.</source>
      <translation>Les temps des all-to-all sont en cours de calcul.</translation>
    </message>
    <message>
      <source>The topology was not saved to %1: cancelled.</source>
      <translation>La topologie n’a pas été enregistrée dans %1 : annulé.</translation>
    </message>
    <message>
      <source>The topology was saved to %1.</source>
      <translation>La topologie a été enregistrée dans %1.</translation>
    </message>
    <message>
      <source>The unit %1 of column %2 is unknown: its numbers were pasted as they are.</source>
      <translation>L’unité %1 de la colonne %2 est inconnue : ses nombres ont été collés tels quels.</translation>
    </message>
    <message>
      <source>The workload %1 is also that of %2.</source>
      <translation>La charge de travail %1 est aussi celle de %2.</translation>
    </message>
    <message>
      <source>The workload and network, or model, that is drawn</source>
      <translation>La charge de travail et le réseau, ou le modèle, qui est dessiné</translation>
    </message>
    <message>
      <source>The workload of this scenario has no messages yet: type or paste them in the Messages sheet.</source>
      <translation>La charge de travail de ce scénario n’a pas encore de message : saisissez-en ou collez-en dans la feuille Messages.</translation>
    </message>
    <message>
      <source>Then sort &amp;by this column</source>
      <translation>Puis trier &amp;selon cette colonne</translation>
    </message>
    <message>
      <source>There are more than %1 points, too many to tell apart. The histograms show them all.</source>
      <translation>Il y a plus de %1 points, trop pour les distinguer. Les histogrammes les montrent tous.</translation>
    </message>
    <message>
      <source>There are no messages yet. Type or paste some into the Messages sheet, and what limits each of them is explained here.</source>
      <translation>Il n’y a pas encore de message. Saisissez-en ou collez-en dans la feuille Messages, et ce qui limite chacun d’eux est expliqué ici.</translation>
    </message>
    <message>
      <source>There is no application yet whose processes could form groups.</source>
      <translation>Il n’y a pas encore d’application dont les processus pourraient former des groupes.</translation>
    </message>
    <message>
      <source>There is no application yet: a program of processes that compute, send, receive and meet in collectives.</source>
      <translation>Il n’y a pas encore d’application : un programme de processus qui calculent, envoient, reçoivent et se rejoignent dans des collectives.</translation>
    </message>
    <message>
      <source>There is no benchmark yet. File &gt; Import… takes them out of the files of OSU, IMB, iperf3 and NetPIPE.</source>
      <translation>Il n’y a pas encore de benchmark. Fichier &gt; Importer… les reprend des fichiers d’OSU, IMB, iperf3 et NetPIPE.</translation>
    </message>
    <message>
      <source>There is no critical path: %1.</source>
      <translation>Il n’y a pas de chemin critique : %1.</translation>
    </message>
    <message>
      <source>There is no kind of model %1. The sheet Models offers those there are.</source>
      <translation>Il n’existe pas de type de modèle %1. La feuille Modèles propose les types existants.</translation>
    </message>
    <message>
      <source>There is no network to run a program on. Draw one, or make one of those at the top of the list.</source>
      <translation>Il n’y a pas de réseau pour exécuter un programme. Dessinez-en un, ou créez-en un du début de la liste.</translation>
    </message>
    <message>
      <source>There is no network to send messages on. Draw one, or make one of those at the top of the list.</source>
      <translation>Il n’y a pas de réseau sur lequel envoyer des messages. Dessinez-en un, ou créez-en un du début de la liste.</translation>
    </message>
    <message>
      <source>There is no part of a network on the clipboard: copy switches or nodes on the canvas first. Rows of a spreadsheet are pasted into the sheets.</source>
      <translation>Le presse-papiers ne contient pas de partie de réseau : copiez d’abord des commutateurs ou des nœuds sur le dessin. Les lignes d’un tableur se collent dans les feuilles.</translation>
    </message>
    <message>
      <source>There is no picture to write to '%1': the platform is empty. Add switches and nodes first.</source>
      <translation>Il n’y a pas d’image à écrire dans « %1 » : la plateforme est vide. Ajoutez d’abord des commutateurs et des nœuds.</translation>
    </message>
    <message>
      <source>There is no plan: %1.</source>
      <translation>Il n’y a pas de plan : %1.</translation>
    </message>
    <message>
      <source>There is no platform yet that the selected scenario could run on.</source>
      <translation>Il n’y a pas encore de plateforme sur laquelle exécuter le scénario sélectionné.</translation>
    </message>
    <message>
      <source>There is no prediction to draw.
%1</source>
      <translation>Il n’y a pas de prédiction à tracer.
%1</translation>
    </message>
    <message>
      <source>There is no report to save.</source>
      <translation>Il n’y a pas de rapport à enregistrer.</translation>
    </message>
    <message>
      <source>There is no run to draw.
%1</source>
      <translation>Il n’y a pas d’exécution à dessiner.
%1</translation>
    </message>
    <message>
      <source>There is no switch in this direction to attach the node to.</source>
      <translation>Il n’y a dans cette direction aucun commutateur auquel rattacher le nœud.</translation>
    </message>
    <message>
      <source>There is no workload yet that the selected scenario could run.</source>
      <translation>Il n’y a pas encore de charge de travail que le scénario sélectionné puisse exécuter.</translation>
    </message>
    <message>
      <source>There is not enough memory for the picture '%1'. Write it as .svg instead.</source>
      <translation>La mémoire ne suffit pas pour l’image « %1 ». Écrivez-la plutôt en .svg.</translation>
    </message>
    <message>
      <source>There is nothing to link yet: place switches and nodes first.</source>
      <translation>Il n’y a encore rien à relier : placez d’abord des commutateurs et des nœuds.</translation>
    </message>
    <message>
      <source>There is nothing to save: the plot is empty.</source>
      <translation>Il n’y a rien à enregistrer : le graphique est vide.</translation>
    </message>
    <message>
      <source>There must be at least as many repetitions at most as at least.</source>
      <translation>Le nombre maximal de répétitions doit être au moins égal au nombre minimal.</translation>
    </message>
    <message>
      <source>These are %1 with processes, %2; of the other %3 'contraflow place' says the same, as does a report of chosen scenarios.</source>
      <translation>Ce sont %1 avec des processus, %2 ; des %3 autres, 'contraflow place' dit la même chose, comme un rapport de scénarios choisis.</translation>
    </message>
    <message>
      <source>These are %1, %2; of the other %3 'contraflow what-if' says the same, as does a report of chosen scenarios.</source>
      <translation>Ce sont %1, %2 ; des %3 autres, 'contraflow what-if' dit la même chose, comme un rapport de scénarios choisis.</translation>
    </message>
    <message>
      <source>These are the first %1 of %2%3.</source>
      <translation>Ce sont les %1 premiers de %2%3.</translation>
    </message>
    <message>
      <source>These bins are too narrow for errors so large. Choose wider ones.</source>
      <translation>Ces classes sont trop étroites pour des erreurs aussi grandes. Choisissez-en de plus larges.</translation>
    </message>
    <message>
      <source>These patterns cannot tell whether acknowledgements wait behind data in %1 (%2)</source>
      <translation>Ces motifs ne peuvent dire si les accusés attendent derrière les données dans %1 (%2)</translation>
    </message>
    <message>
      <source>This build carries no help pages.</source>
      <translation>Cette version est compilée sans pages d’aide.</translation>
    </message>
    <message>
      <source>This column</source>
      <translation>Cette colonne</translation>
    </message>
    <message>
      <source>This is about the %1 that the report was asked for. Left out %2 of the project (%3)%4.</source>
      <translation>Ceci porte sur les scénarios demandés pour le rapport (%1). Omis %2 du projet (%3)%4.</translation>
    </message>
    <message>
      <source>This is no regular expression: %1</source>
      <translation>Ceci n’est pas une expression régulière : %1</translation>
    </message>
    <message>
      <source>This model has no kind yet. Choose one in the sheet Models.</source>
      <translation>Ce modèle n’a pas encore de type. Choisissez-en un dans la feuille Modèles.</translation>
    </message>
    <message>
      <source>This network obeys %1, which is sure: %2 say so, where %3.</source>
      <translation>Ce réseau obéit à %1, c’est sûr ; motifs qui le disent : %2. Là : %3.</translation>
    </message>
    <message>
      <source>This network seems to obey %1: %2 say so, where %3. 'contraflow plan --to-learn' has patterns that tell more.</source>
      <translation>Ce réseau semble obéir à %1 ; motifs qui le disent : %2. Là : %3. 'contraflow plan --to-learn' a des motifs qui en disent plus.</translation>
    </message>
    <message>
      <source>This report predicts how long %1 when they share a network: %2 on %3 with %4 and %5.</source>
      <translation>Ce rapport prédit combien de temps %1 quand ils se partagent un réseau : %2, %3, %4 et %5.</translation>
    </message>
    <message>
      <source>This report predicts how long applications take whose messages share a network: %1.</source>
      <translation>Ce rapport prédit combien de temps prennent des applications dont les messages se partagent un réseau : %1.</translation>
    </message>
    <message>
      <source>This run changed rates too often to keep them all, so there is no load over time to draw.
What each channel carried and held up is in the sheet Critical path, by channel.</source>
      <translation>Cette exécution a changé de débits trop souvent pour les garder tous : il n’y a pas de charge au cours du temps à tracer.
Ce que chaque canal a porté et retenu est dans la feuille Chemin critique, par canal.</translation>
    </message>
    <message>
      <source>This run changed rates too often to keep them all, so there is nothing to draw over time.
The times of the messages are complete: see Times.</source>
      <translation>Cette exécution a changé les débits trop souvent pour les garder tous ; il n’y a donc rien à tracer au cours du temps.
Les temps des messages sont complets : voir Temps.</translation>
    </message>
    <message>
      <source>This scenario has no platform to draw</source>
      <translation>Ce scénario n’a pas de plateforme à dessiner</translation>
    </message>
    <message>
      <source>Those of a new project</source>
      <translation>Ceux d’un nouveau projet</translation>
    </message>
    <message>
      <source>Three-dimensional FFT in pencils</source>
      <translation>FFT en trois dimensions par crayons</translation>
    </message>
    <message>
      <source>Throughput of all %1 messages over time</source>
      <translation>Débit total des %1 messages au cours du temps</translation>
    </message>
    <message>
      <source>Throughput under contention</source>
      <translation>Débit sous contention</translation>
    </message>
    <message>
      <source>Throw away</source>
      <translation>Supprimer la copie</translation>
    </message>
    <message>
      <source>Time</source>
      <translation>Temps</translation>
    </message>
    <message>
      <source>Time by the signature</source>
      <translation>Temps selon la signature</translation>
    </message>
    <message>
      <source>Time divided by the time that the message would take alone</source>
      <translation>Temps divisé par celui que le message prendrait seul</translation>
    </message>
    <message>
      <source>Time in blocking receives</source>
      <translation>Temps dans les réceptions bloquantes</translation>
    </message>
    <message>
      <source>Time in blocking sends</source>
      <translation>Temps dans les envois bloquants</translation>
    </message>
    <message>
      <source>Time in collectives</source>
      <translation>Temps dans les collectives</translation>
    </message>
    <message>
      <source>Time in computations</source>
      <translation>Temps de calcul</translation>
    </message>
    <message>
      <source>Time in sends, receives, waiting and collectives, on average over the processes</source>
      <translation>Temps en envois, réceptions, attentes et collectives, en moyenne sur les processus</translation>
    </message>
    <message>
      <source>Time in waiting for requests, and in sendrecv</source>
      <translation>Temps d’attente des requêtes, et dans sendrecv</translation>
    </message>
    <message>
      <source>Time of %1 over the message size</source>
      <translation>Temps de %1 selon la taille des messages</translation>
    </message>
    <message>
      <source>Time of all its processes together</source>
      <translation>Temps de tous ses processus ensemble</translation>
    </message>
    <message>
      <source>Time of an all-to-all of %1 processes</source>
      <translation>Temps d’un all-to-all de %1 processus</translation>
    </message>
    <message>
      <source>Time of an all-to-all with messages of %1</source>
      <translation>Temps d’un all-to-all avec des messages de %1</translation>
    </message>
    <message>
      <source>Time of the process from the start of its application to its end under %1</source>
      <translation>Temps du processus, du début de son application à sa fin, selon %1</translation>
    </message>
    <message>
      <source>Time of these messages</source>
      <translation>Temps de ces messages</translation>
    </message>
    <message>
      <source>Time per message</source>
      <translation>Temps par message</translation>
    </message>
    <message>
      <source>Timeline</source>
      <translation>Chronologie</translation>
    </message>
    <message>
      <source>Times</source>
      <translation>Temps</translation>
    </message>
    <message>
      <source>Times as long</source>
      <translation>Fois plus long</translation>
    </message>
    <message>
      <source>Times by size</source>
      <translation>Temps par taille</translation>
    </message>
    <message>
      <source>Times of the candidates.</source>
      <translation>Temps des candidats.</translation>
    </message>
    <message>
      <source>Times of the messages of %1.</source>
      <translation>Temps des messages de %1.</translation>
    </message>
    <message>
      <source>To</source>
      <translation>À</translation>
    </message>
    <message>
      <source>To ask the vendor: %1</source>
      <translation>À demander au fournisseur : %1</translation>
    </message>
    <message>
      <source>To node number</source>
      <translation>Vers le nœud numéro</translation>
    </message>
    <message>
      <source>To process number</source>
      <translation>Vers le processus numéro</translation>
    </message>
    <message>
      <source>Together</source>
      <translation>Ensemble</translation>
    </message>
    <message>
      <source>Too close to call between %1 and %2.</source>
      <translation>Trop proche pour trancher entre %1 et %2.</translation>
    </message>
    <message>
      <source>Too close to call overall, or equal: %1.</source>
      <translation>Au total trop proches pour trancher, ou égaux : %1.</translation>
    </message>
    <message>
      <source>Tools</source>
      <translation>Outils</translation>
    </message>
    <message>
      <source>Topology</source>
      <translation>Topologie</translation>
    </message>
    <message>
      <source>Torus</source>
      <translation>Tore</translation>
    </message>
    <message>
      <source>Total</source>
      <translation>Total</translation>
    </message>
    <message>
      <source>Total cost</source>
      <translation>Coût total</translation>
    </message>
    <message>
      <source>Total cost over makespan of %1</source>
      <translation>Coût total selon la durée totale de %1</translation>
    </message>
    <message>
      <source>Total costs and times of the candidates with %1.</source>
      <translation>Coûts totaux et temps des candidats, %1.</translation>
    </message>
    <message>
      <source>Trace</source>
      <translation>Trace</translation>
    </message>
    <message>
      <source>Trace of a run</source>
      <translation>Trace d’une exécution</translation>
    </message>
    <message>
      <source>Traffic both ways</source>
      <translation>Trafic dans les deux sens</translation>
    </message>
    <message>
      <source>Training step by degrees</source>
      <translation>Pas d'entraînement par degrés</translation>
    </message>
    <message>
      <source>Training with a ring all-reduce</source>
      <translation>Entraînement avec all-reduce en anneau</translation>
    </message>
    <message>
      <source>Training with pipeline and experts</source>
      <translation>Entraînement avec pipeline et experts</translation>
    </message>
    <message>
      <source>Transfer</source>
      <translation>Transfert</translation>
    </message>
    <message>
      <source>Transforms along an axis, an all-to-all in each row of processes, transforms, an all-to-all in each column, transforms; complex numbers of 16 bytes, blocks exchanged with one process after the other.</source>
      <translation>Transformées le long d’un axe, un all-to-all dans chaque ligne de processus, transformées, un all-to-all dans chaque colonne, transformées ; nombres complexes de 16 octets, blocs échangés avec un processus après l’autre.</translation>
    </message>
    <message>
      <source>Tree</source>
      <translation>Arbre</translation>
    </message>
    <message>
      <source>Trees</source>
      <translation>Arbres</translation>
    </message>
    <message>
      <source>Trying tasks of the campaign</source>
      <translation>L'essai de tâches de la campagne</translation>
    </message>
    <message>
      <source>Two processes over m</source>
      <translation>Deux processus selon m</translation>
    </message>
    <message>
      <source>Two racks of nodes with 1 Gbit/s cards on an IBM G8264 switch each, Open MPI 1.5.4 over TCP with socket buffers of 3 MB. The racks are joined by one 1 Gbit/s copper cable, which many messages saturate: the network of Table I.</source>
      <translation>Deux racks de nœuds avec des cartes de 1 Gbit/s sur un commutateur IBM G8264 chacun, Open MPI 1.5.4 sur TCP avec des tampons de socket de 3 MB. Les racks sont reliés par un câble de cuivre de 1 Gbit/s, que beaucoup de messages saturent : le réseau de la table I.</translation>
    </message>
    <message>
      <source>Two racks of nodes with 1 Gbit/s cards on an IBM G8264 switch each, Open MPI 1.5.4 over TCP with socket buffers of 3 MB. The racks are joined by one 10 Gbit/s optical fibre: the network of Table II.</source>
      <translation>Deux racks de nœuds avec des cartes de 1 Gbit/s sur un commutateur IBM G8264 chacun, Open MPI 1.5.4 sur TCP avec des tampons de socket de 3 MB. Les racks sont reliés par une fibre optique de 10 Gbit/s : le réseau de la table II.</translation>
    </message>
    <message>
      <source>Type a number or a range, such as 1..5</source>
      <translation>Saisissez un nombre ou un intervalle, tel que 1..5</translation>
    </message>
    <message>
      <source>Type what you want to do</source>
      <translation>Écrivez ce que vous voulez faire</translation>
    </message>
    <message>
      <source>Uncontrolled</source>
      <translation>Sans contrôle de congestion</translation>
    </message>
    <message>
      <source>Under what it is summed up; empty: other</source>
      <translation>Sous quoi il est additionné ; vide : other</translation>
    </message>
    <message>
      <source>Undo takes the paste back in one step.</source>
      <translation>Annuler retire le contenu collé en une seule étape.</translation>
    </message>
    <message>
      <source>Unit</source>
      <translation>Unité</translation>
    </message>
    <message>
      <source>Unit of sizes</source>
      <translation>Unité des tailles</translation>
    </message>
    <message>
      <source>Unit of the column %1</source>
      <translation>Unité de la colonne %1</translation>
    </message>
    <message>
      <source>Units of one</source>
      <translation>Unités par pièce</translation>
    </message>
    <message>
      <source>Unsaved changes</source>
      <translation>Modifications non enregistrées</translation>
    </message>
    <message>
      <source>Until</source>
      <translation>Jusqu’à</translation>
    </message>
    <message>
      <source>Untitled project</source>
      <translation>Projet sans titre</translation>
    </message>
    <message>
      <source>Use</source>
      <translation>Utilisation</translation>
    </message>
    <message>
      <source>Use model %1 for %2</source>
      <translation>Utiliser le modèle %1 pour %2</translation>
    </message>
    <message>
      <source>Use of the busiest channels of %1.</source>
      <translation>Utilisation des canaux les plus chargés de %1.</translation>
    </message>
    <message>
      <source>Use of the channels</source>
      <translation>Utilisation des canaux</translation>
    </message>
    <message>
      <source>Used by</source>
      <translation>Utilisé par</translation>
    </message>
    <message>
      <source>Validity</source>
      <translation>Validité</translation>
    </message>
    <message>
      <source>Value</source>
      <translation>Valeur</translation>
    </message>
    <message>
      <source>Values of the column</source>
      <translation>Valeurs de la colonne</translation>
    </message>
    <message>
      <source>Values to show:</source>
      <translation>Valeurs à afficher :</translation>
    </message>
    <message>
      <source>Verdict</source>
      <translation>Verdict</translation>
    </message>
    <message>
      <source>Verdict on traffic both ways</source>
      <translation>Verdict sur le trafic dans les deux sens</translation>
    </message>
    <message>
      <source>Version and licences</source>
      <translation>Version et licences</translation>
    </message>
    <message>
      <source>Victim of</source>
      <translation>Victime de</translation>
    </message>
    <message>
      <source>Victim of a full buffer before %1, which it does not use</source>
      <translation>Victime d’un tampon plein devant %1, qu’il n’utilise pas</translation>
    </message>
    <message>
      <source>Victims</source>
      <translation>Victimes</translation>
    </message>
    <message>
      <source>Victims of</source>
      <translation>Victimes de</translation>
    </message>
    <message>
      <source>W&amp;hat-if</source>
      <translation>&amp;Hypothèses</translation>
    </message>
    <message>
      <source>Wait for it without using it: %1</source>
      <translation>L’attendent sans l’utiliser : %1</translation>
    </message>
    <message>
      <source>Waited for</source>
      <translation>Attendu</translation>
    </message>
    <message>
      <source>Waiting</source>
      <translation>Attente</translation>
    </message>
    <message>
      <source>Waiting for cores</source>
      <translation>Attente de cœurs</translation>
    </message>
    <message>
      <source>Warning</source>
      <translation>Avertissement</translation>
    </message>
    <message>
      <source>Wavefront</source>
      <translation>Front d’onde</translation>
    </message>
    <message>
      <source>Ways</source>
      <translation>Sens</translation>
    </message>
    <message>
      <source>Weight</source>
      <translation>Poids</translation>
    </message>
    <message>
      <source>Weights in the overall result; 1 where none is given.</source>
      <translation>Poids dans le résultat global ; 1 là où aucun n’est donné.</translation>
    </message>
    <message>
      <source>Were no message to meet another, the makespan would be %1: contention costs %2.</source>
      <translation>Si aucun message n’en rencontrait un autre, la durée totale serait %1 : la contention coûte %2.</translation>
    </message>
    <message>
      <source>What %1 costs besides: one of each, paid once, where nothing else is said.</source>
      <translation>Ce que %1 coûte en outre : un de chaque, payé une fois, sauf indication contraire.</translation>
    </message>
    <message>
      <source>What %1 could be spared with model %2</source>
      <translation>Temps évitable de %1 avec le modèle %2</translation>
    </message>
    <message>
      <source>What %1 of %2 processes do over time</source>
      <translation>Ce que font %1 processus sur %2 au fil du temps</translation>
    </message>
    <message>
      <source>What a node or process sends to itself; it does not use the network</source>
      <translation>Ce qu’un nœud ou un processus s’envoie à lui-même ; cela n’utilise pas le réseau</translation>
    </message>
    <message>
      <source>What a wait waits for, by a name; several are parted by ;</source>
      <translation>Ce qu’un wait attend, par un nom ; plusieurs sont séparés par ;</translation>
    </message>
    <message>
      <source>What all of these took longer than alone</source>
      <translation>Ce que tous ceux-ci ont duré de plus que seuls</translation>
    </message>
    <message>
      <source>What an input port holds before it pauses what feeds it: a run says how many messages are too short for the model.</source>
      <translation>Ce qu'une entrée contient avant d'arrêter ce qui l'alimente : une exécution dit combien de messages sont trop courts pour le modèle.</translation>
    </message>
    <message>
      <source>What another program changed in %1</source>
      <translation>Ce qu’un autre programme a modifié dans %1</translation>
    </message>
    <message>
      <source>What collectives call the group</source>
      <translation>Comment les collectives appellent le groupe</translation>
    </message>
    <message>
      <source>What contraflow-run found of the measured time: the machine was not quiet, ranks were not where planned, it drifted, takes one of two times, or is too short for how far its clocks may be apart; its error may be that of the measurement</source>
      <translation>Ce que contraflow-run a constaté à propos du temps mesuré : la machine n'était pas au repos, des rangs n'étaient pas à la place prévue, le temps dérivait, prend l'une de deux valeurs, ou est trop court pour l'écart que ses horloges peuvent avoir ; son erreur peut être celle de la mesure</translation>
    </message>
    <message>
      <source>What decides</source>
      <translation>Ce qui décide</translation>
    </message>
    <message>
      <source>What each process does over time</source>
      <translation>Ce que fait chaque processus au fil du temps</translation>
    </message>
    <message>
      <source>What each process of the scenario has to send and receive stands here. The scenario has no messages that can be predicted yet.</source>
      <translation>Ici s’affiche ce que chaque processus du scénario doit envoyer et recevoir. Le scénario n’a pas encore de message dont le temps puisse être prédit.</translation>
    </message>
    <message>
      <source>What formulas call the value: letters, digits and _, such as N</source>
      <translation>Nom de la valeur dans les formules : lettres, chiffres et _, tel que N</translation>
    </message>
    <message>
      <source>What goes away of the makespan; below zero it takes longer</source>
      <translation>Ce qui disparaît de la durée totale ; au-dessous de zéro, elle s’allonge</translation>
    </message>
    <message>
      <source>What has a row</source>
      <translation>Ce qui a une ligne</translation>
    </message>
    <message>
      <source>What holds it up, and upgrades</source>
      <translation>Ce qui freine, et améliorations</translation>
    </message>
    <message>
      <source>What holds the offers up: the busiest channel of each under each workload, and how much of what it could carry from first start to last finish it carried.</source>
      <translation>Ce qui retient les offres : le canal le plus chargé de chacune sous chaque charge de travail, et quelle part de ce qu’il aurait pu porter du premier départ à la dernière fin il a portée.</translation>
    </message>
    <message>
      <source>What holds the offers up: the busiest channel of each under each workload, and how much of what it could carry from first start to last finish it carried; of applications what takes most of the time on their critical path, in brackets what each part takes of it, and a channel only where that is the network.</source>
      <translation>Ce qui retient les offres : le canal le plus chargé de chacune sous chaque charge de travail, et quelle part de ce qu’il aurait pu porter du premier départ à la dernière fin il a portée ; pour les applications, ce qui prend le plus de temps sur leur chemin critique, entre parenthèses la part de chaque partie, et un canal seulement là où c’est le réseau.</translation>
    </message>
    <message>
      <source>What holds up the messages of %1.</source>
      <translation>Ce qui retient les messages de %1.</translation>
    </message>
    <message>
      <source>What if</source>
      <translation>Hypothèse</translation>
    </message>
    <message>
      <source>What is at fault was left out of the predictions of %1; their figures are those of the rest%2.</source>
      <translation>Ce qui est en cause a été laissé de côté dans les prédictions de %1 ; leurs chiffres sont ceux du reste%2.</translation>
    </message>
    <message>
      <source>What is brought forward</source>
      <translation>Ce qui est mis en avant</translation>
    </message>
    <message>
      <source>What is drawn</source>
      <translation>Ce qui est dessiné</translation>
    </message>
    <message>
      <source>What is listed</source>
      <translation>Ce qui est listé</translation>
    </message>
    <message>
      <source>What is made is called so</source>
      <translation>Nom de ce qui est créé</translation>
    </message>
    <message>
      <source>What is not checked</source>
      <translation>Ce qui n’est pas coché</translation>
    </message>
    <message>
      <source>What is on the clipboard is no network of this program.</source>
      <translation>Le contenu du presse-papiers n’est pas un réseau de ce programme.</translation>
    </message>
    <message>
      <source>What is paid for, such as cables or support</source>
      <translation>Ce qui est payé, par exemple câbles ou maintenance</translation>
    </message>
    <message>
      <source>What is sent, such as 10 MB or 20 MiB</source>
      <translation>Ce qui est envoyé, tel que 10 MB ou 20 MiB</translation>
    </message>
    <message>
      <source>What is sent.</source>
      <translation>Ce qui est envoyé.</translation>
    </message>
    <message>
      <source>What is taken</source>
      <translation>Ce qui est repris</translation>
    </message>
    <message>
      <source>What it took longer than that</source>
      <translation>Ce qu’il a duré de plus</translation>
    </message>
    <message>
      <source>What joins the GPUs of a server with NVIDIA A100: 12 links of NVLink 3 from each GPU into the NVSwitches, 300 GB/s each way on the link, of which messages get less. A nominal rate, not a measurement.</source>
      <translation>Ce qui relie les GPU d’un serveur avec NVIDIA A100 : 12 liens NVLink 3 de chaque GPU vers les NVSwitch, 300 GB/s par sens sur la ligne, dont les messages obtiennent moins. Un débit nominal, pas une mesure.</translation>
    </message>
    <message>
      <source>What joins the GPUs of a server with NVIDIA B200: 18 links of NVLink 5 from each GPU into the NVSwitches, 900 GB/s each way on the link, of which messages get less. A nominal rate, not a measurement.</source>
      <translation>Ce qui relie les GPU d’un serveur avec NVIDIA B200 : 18 liens NVLink 5 de chaque GPU vers les NVSwitch, 900 GB/s par sens sur la ligne, dont les messages obtiennent moins. Un débit nominal, pas une mesure.</translation>
    </message>
    <message>
      <source>What joins the GPUs of a server with NVIDIA H100 or H200: 18 links of NVLink 4 from each GPU into the NVSwitches, 450 GB/s each way on the link, of which messages get less. A nominal rate, not a measurement; nccl-tests on servers with H100 show 347 GB/s.</source>
      <translation>Ce qui relie les GPU d’un serveur avec NVIDIA H100 ou H200 : 18 liens NVLink 4 de chaque GPU vers les NVSwitch, 450 GB/s par sens sur la ligne, dont les messages obtiennent moins. Un débit nominal, pas une mesure ; nccl-tests sur des serveurs avec H100 montre 347 GB/s.</translation>
    </message>
    <message>
      <source>What latency, contention and each group of links cost the scenario appears here. It has no messages that can be predicted yet.</source>
      <translation>Ici apparaît ce que la latence, la contention et chaque groupe de liens coûtent au scénario. Il n’a pas encore de message dont le temps puisse être prédit.</translation>
    </message>
    <message>
      <source>What latency, contention and each group of links cost the scenario stands here. It has no messages that can be predicted yet.</source>
      <translation>Ici s’affiche ce que la latence, la contention et chaque groupe de liens coûtent au scénario. Il n’a pas encore de message dont le temps puisse être prédit.</translation>
    </message>
    <message>
      <source>What limits a message is explained here.</source>
      <translation>Ce qui limite un message est expliqué ici.</translation>
    </message>
    <message>
      <source>What running costs are worked out with.</source>
      <translation>Ce avec quoi les coûts de fonctionnement sont calculés.</translation>
    </message>
    <message>
      <source>What runs on them</source>
      <translation>Ce qui y tourne</translation>
    </message>
    <message>
      <source>What saved time costs: the price above the reference's, over the predicted time that it saves</source>
      <translation>Ce que coûte le temps gagné : le prix au-delà de celui de la référence, divisé par le temps prédit qu’il fait gagner</translation>
    </message>
    <message>
      <source>What sent it: send, or a collective</source>
      <translation>Ce qui l’a envoyé : send ou une collective</translation>
    </message>
    <message>
      <source>What separates columns</source>
      <translation>Séparateur de colonnes</translation>
    </message>
    <message>
      <source>What the bandwidth of each group of links is multiplied by</source>
      <translation>Facteur par lequel la bande passante de chaque groupe de liens est multipliée</translation>
    </message>
    <message>
      <source>What the busiest channel carried, of what it could have from first start to last finish</source>
      <translation>Ce que le canal le plus chargé a transmis, par rapport à ce qu’il aurait pu du premier début à la dernière fin</translation>
    </message>
    <message>
      <source>What the campaign works out</source>
      <translation>Ce que la campagne calcule</translation>
    </message>
    <message>
      <source>What the cells show</source>
      <translation>Ce que montrent les cellules</translation>
    </message>
    <message>
      <source>What the channels of %1 held up, on the critical path and in all.</source>
      <translation>Ce que les canaux de %1 ont retenu, sur le chemin critique et en tout.</translation>
    </message>
    <message>
      <source>What the column %1 means</source>
      <translation>Signification de la colonne %1</translation>
    </message>
    <message>
      <source>What the interval says</source>
      <translation>Ce que dit l'intervalle</translation>
    </message>
    <message>
      <source>What the kind takes, such as name = 0.5; other = 2. Empty: its defaults</source>
      <translation>Ce que le type accepte, tel que name = 0.5; other = 2. Vide : ses valeurs par défaut</translation>
    </message>
    <message>
      <source>What the measurement is called; its times are in the sheet Measured</source>
      <translation>Nom du jeu de mesures ; ses temps sont dans la feuille Temps mesurés</translation>
    </message>
    <message>
      <source>What the plot shows</source>
      <translation>Contenu du graphique</translation>
    </message>
    <message>
      <source>What the price of %1 is made of.</source>
      <translation>De quoi le prix de %1 est fait.</translation>
    </message>
    <message>
      <source>What the processes of an application do over time appears here for scenarios that run one.</source>
      <translation>Ce que font les processus d’une application au fil du temps apparaît ici pour les scénarios qui en exécutent une.</translation>
    </message>
    <message>
      <source>What the scenario could be spared is being worked out.</source>
      <translation>Le temps évitable du scénario est en cours de calcul.</translation>
    </message>
    <message>
      <source>What the scenario is called</source>
      <translation>Nom du scénario</translation>
    </message>
    <message>
      <source>What the section Sweeps changes, with semicolons in between, as 'contraflow compare --sweep' takes it: scale=0.01..100/5; nic=10 Gbit/s..100 Gbit/s/4; oversubscription=1..8/4</source>
      <translation>Ce que la section Balayages fait varier, séparé par des points-virgules, comme le prend « contraflow compare --sweep » : scale=0.01..100/5; nic=10 Gbit/s..100 Gbit/s/4; oversubscription=1..8/4</translation>
    </message>
    <message>
      <source>What the sheet shows</source>
      <translation>Contenu de la feuille</translation>
    </message>
    <message>
      <source>What the sweep changes, such as nic=1Gbit/s..100Gbit/s or size=1 kB,10 kB,1 MB</source>
      <translation>Ce que le balayage fait varier, tel que nic=1Gbit/s..100Gbit/s ou size=1 kB,10 kB,1 MB</translation>
    </message>
    <message>
      <source>What they do; repeat … end go round the rows between them</source>
      <translation>Ce qu’ils font ; repeat … end répètent les lignes entre eux</translation>
    </message>
    <message>
      <source>What was left out of the prediction because it is at fault; its figures are those of the rest</source>
      <translation>Ce qui a été laissé de côté de la prédiction parce que c’est fautif ; ses chiffres sont ceux du reste</translation>
    </message>
    <message>
      <source>What was measured is being predicted.</source>
      <translation>La prédiction de ce qui a été mesuré est en cours.</translation>
    </message>
    <message>
      <source>What was measured of the processes of %1, and what the model says: Sm and Sp, with the error of each.</source>
      <translation>Ce qui a été mesuré des processus de %1, et ce que dit le modèle : Sm et Sp, avec l’erreur de chacun.</translation>
    </message>
    <message>
      <source>What was not learnt from</source>
      <translation>Ce dont les modèles n’ont pas été appris</translation>
    </message>
    <message>
      <source>What would change it</source>
      <translation>Ce qui le changerait</translation>
    </message>
    <message>
      <source>What-if</source>
      <translation>Hypothèses</translation>
    </message>
    <message>
      <source>When it set out, on the clock</source>
      <translation>Quand il est parti, à l’horloge</translation>
    </message>
    <message>
      <source>When it was there, on the clock</source>
      <translation>Quand il est arrivé, à l’horloge</translation>
    </message>
    <message>
      <source>When its last event ended, on the clock</source>
      <translation>Quand son dernier événement s’est terminé, à l’horloge</translation>
    </message>
    <message>
      <source>When one direction of a link is saturated, the messages against it slow down to the same rate, because their acknowledgements wait there. The asymmetric property of TCP over switched Ethernet, made exact for any topology. The default for Ethernet clusters until measurements say more.</source>
      <translation>Quand un sens d’un lien est saturé, les messages en sens inverse ralentissent au même débit, car leurs acquittements y attendent. La propriété asymétrique de TCP sur Ethernet commuté, rendue exacte pour toute topologie. Le choix par défaut pour les clusters Ethernet tant que des mesures n’en disent pas plus.</translation>
    </message>
    <message>
      <source>When the first process came to it, on the clock</source>
      <translation>Quand le premier processus y est arrivé, à l’horloge</translation>
    </message>
    <message>
      <source>When the last byte has arrived</source>
      <translation>Quand le dernier octet est arrivé</translation>
    </message>
    <message>
      <source>When the last event in it ended, on the clock</source>
      <translation>Quand le dernier événement s’y est terminé, à l’horloge</translation>
    </message>
    <message>
      <source>When the last message is there</source>
      <translation>Quand le dernier message est arrivé</translation>
    </message>
    <message>
      <source>When the message becomes ready</source>
      <translation>Quand le message devient prêt</translation>
    </message>
    <message>
      <source>When the message becomes ready, such as 0.5 s; empty: 0 s</source>
      <translation>Quand le message devient prêt, tel que 0.5 s ; vide : 0 s</translation>
    </message>
    <message>
      <source>When the process came to it, on the clock</source>
      <translation>Quand le processus y est arrivé, à l’horloge</translation>
    </message>
    <message>
      <source>When the process went on, on the clock</source>
      <translation>Quand le processus a continué, à l’horloge</translation>
    </message>
    <message>
      <source>Where</source>
      <translation>Emplacement</translation>
    </message>
    <message>
      <source>Where it runs</source>
      <translation>Où il s’exécute</translation>
    </message>
    <message>
      <source>Where it stands in the program, from 1 on</source>
      <translation>Où il se trouve dans le programme, à partir de 1</translation>
    </message>
    <message>
      <source>Where processes run; empty when messages name nodes</source>
      <translation>Où s’exécutent les processus ; vide si les messages désignent des nœuds</translation>
    </message>
    <message>
      <source>Where the event stands</source>
      <translation>Où se trouve l’événement</translation>
    </message>
    <message>
      <source>Where the event stands that sent it</source>
      <translation>Où se trouve l’événement qui l’a envoyé</translation>
    </message>
    <message>
      <source>Where the makespan lies, as far as measurements told how much the model errs</source>
      <translation>Où se situe la durée totale, pour autant que des mesures aient montré de combien le modèle se trompe</translation>
    </message>
    <message>
      <source>Where the messages go</source>
      <translation>Où placer les messages</translation>
    </message>
    <message>
      <source>Where the numbers count messages: the size of one, such as 64 kB; those of a pair become one message with all their bytes</source>
      <translation>Si les nombres comptent des messages : la taille d'un seul, par exemple 64 kB ; ceux d'une paire deviennent un message avec tous leurs octets</translation>
    </message>
    <message>
      <source>Where the processes go that the sheet Placement does not place; by-hand: nowhere</source>
      <translation>Où vont les processus que la feuille Placement ne place pas ; by-hand : nulle part</translation>
    </message>
    <message>
      <source>Where the processes of %1 spend their time.</source>
      <translation>À quoi les processus de %1 passent leur temps.</translation>
    </message>
    <message>
      <source>Where the time of %1 of %2 processes goes</source>
      <translation>Où passe le temps de %1 processus sur %2</translation>
    </message>
    <message>
      <source>Where the time of each process goes</source>
      <translation>Où passe le temps de chaque processus</translation>
    </message>
    <message>
      <source>Where to search</source>
      <translation>Où rechercher</translation>
    </message>
    <message>
      <source>Whether a row of the matrix holds what its node sends, or what it receives</source>
      <translation>Si une ligne de la matrice contient ce que son nœud envoie ou ce qu’il reçoit</translation>
    </message>
    <message>
      <source>Whether acknowledgements wait behind data in %1: %2, but %3</source>
      <translation>Si les accusés attendent derrière les données dans %1 : %2, mais %3</translation>
    </message>
    <message>
      <source>Whether another candidate is as fast and as cheap</source>
      <translation>Si un autre candidat est aussi rapide et aussi bon marché</translation>
    </message>
    <message>
      <source>Whether errors on what a calibrated model was learnt from are shown</source>
      <translation>Si les erreurs sur ce dont un modèle calibré a été appris sont montrées</translation>
    </message>
    <message>
      <source>Which model this network obeys is open: nearest is %1 in %2, where %3. 'contraflow plan --to-learn' has patterns that tell more.</source>
      <translation>On ne sait pas à quel modèle ce réseau obéit : le plus proche est %1 ; motifs : %2. Là : %3. 'contraflow plan --to-learn' a des motifs qui en disent plus.</translation>
    </message>
    <message>
      <source>Which of %1 switches make up what %2 save was not looked for: that takes as many runs of %3 messages</source>
      <translation>Lesquels de %1 commutateurs font ce que %2 épargnent n’a pas été cherché : cela demande autant d’exécutions de %3 messages</translation>
    </message>
    <message>
      <source>Which of several ways messages take: shortest the first by name, ecmp-hash one by a hash, d-mod-k and ftree as fat-trees of InfiniBand are routed; the guide describes all</source>
      <translation>Lequel de plusieurs chemins prennent les messages : shortest le premier par nom, ecmp-hash un par hachage, d-mod-k et ftree comme dans les fat-trees InfiniBand ; le guide les décrit tous</translation>
    </message>
    <message>
      <source>Which offer has the lowest %1 for its performance is too close to call between %2 and %3.</source>
      <translation>Quelle offre est la moins chère pour sa performance (%1) est trop proche pour trancher entre %2 et %3.</translation>
    </message>
    <message>
      <source>While these times were measured, this was found:</source>
      <translation>Pendant que ces temps étaient mesurés, ceci a été constaté :</translation>
    </message>
    <message>
      <source>Who does it: all, 0, 4-7, even, or a condition such as rank &lt; processes / 2</source>
      <translation>Qui le fait : all, 0, 4-7, even, ou une condition comme rank &lt; processes / 2</translation>
    </message>
    <message>
      <source>Who is in it: 0-3, 0;4;8, even, or a condition</source>
      <translation>Qui en fait partie : 0-3, 0;4;8, even, ou une condition</translation>
    </message>
    <message>
      <source>Who runs a collective together; empty: all</source>
      <translation>Qui exécute une collective ensemble ; vide : tous</translation>
    </message>
    <message>
      <source>Who sends to whom</source>
      <translation>Qui envoie à qui</translation>
    </message>
    <message>
      <source>Whom it sends to or receives from, such as rank + 1; any</source>
      <translation>À qui il envoie ou de qui il reçoit, par exemple rank + 1 ; any</translation>
    </message>
    <message>
      <source>Whose cluster it is: the nodes are marked in its mapping</source>
      <translation>De qui est la grappe : les nœuds sont marqués dans son placement</translation>
    </message>
    <message>
      <source>Whose messages were measured</source>
      <translation>Dont les messages ont été mesurés</translation>
    </message>
    <message>
      <source>Why</source>
      <translation>Raison</translation>
    </message>
    <message>
      <source>Why it has no figures</source>
      <translation>Pourquoi elle n’a pas de chiffres</translation>
    </message>
    <message>
      <source>Why there is no fit</source>
      <translation>Pourquoi il n'y a pas d'ajustement</translation>
    </message>
    <message>
      <source>Why there is no prediction</source>
      <translation>Pourquoi il n’y a pas de prédiction</translation>
    </message>
    <message>
      <source>Why there is nothing without control</source>
      <translation>Pourquoi il n’y a rien sans contrôle</translation>
    </message>
    <message>
      <source>Why these routes</source>
      <translation>Pourquoi ces itinéraires</translation>
    </message>
    <message>
      <source>Width of the bins</source>
      <translation>Largeur des classes</translation>
    </message>
    <message>
      <source>With %1 patterns no model can be called the best: too close to call. Measure %2 patterns or more.</source>
      <translation>Avec %1 motifs, aucun modèle ne peut être dit le meilleur : trop proche pour trancher. Mesurez %2 motifs ou plus.</translation>
    </message>
    <message>
      <source>With %1: %2</source>
      <translation>Avec %1 : %2</translation>
    </message>
    <message>
      <source>With 95 % confidence the time is not above this, as the errors in the model's calibration say</source>
      <translation>Avec une confiance de 95 %, le temps n’est pas supérieur à cette valeur, d’après les erreurs de la calibration du modèle</translation>
    </message>
    <message>
      <source>With 95 % confidence the time is not below this, as the errors in the model's calibration say</source>
      <translation>Avec une confiance de 95 %, le temps n’est pas inférieur à cette valeur, d’après les erreurs de la calibration du modèle</translation>
    </message>
    <message>
      <source>With and without congestion control</source>
      <translation>Avec et sans contrôle de congestion</translation>
    </message>
    <message>
      <source>With what it was learnt from</source>
      <translation>Avec ce dont il a été appris</translation>
    </message>
    <message>
      <source>With working congestion control</source>
      <translation>Avec un contrôle de congestion qui marche</translation>
    </message>
    <message>
      <source>Within servers</source>
      <translation>Dans les serveurs</translation>
    </message>
    <message>
      <source>Within ±10 %</source>
      <translation>À ±10 % près</translation>
    </message>
    <message>
      <source>Without a row, all collectives run as NCCL or Open MPI would run them.</source>
      <translation>Sans ligne, tous les collectifs s’exécutent comme NCCL ou Open MPI les exécuterait.</translation>
    </message>
    <message>
      <source>Without congestion control</source>
      <translation>Sans contrôle de congestion</translation>
    </message>
    <message>
      <source>Without contention</source>
      <translation>Sans contention</translation>
    </message>
    <message>
      <source>Without contention %1</source>
      <translation>Sans contention %1</translation>
    </message>
    <message>
      <source>Without contention the makespan is %1: contention costs %2</source>
      <translation>Sans contention la durée totale est %1 : la contention coûte %2</translation>
    </message>
    <message>
      <source>Without control</source>
      <translation>Sans contrôle</translation>
    </message>
    <message>
      <source>Without figures: %1; the table Problems says why.</source>
      <translation>Sans chiffres : %1 ; le tableau Problèmes dit pourquoi.</translation>
    </message>
    <message>
      <source>Without switch</source>
      <translation>Sans commutateur</translation>
    </message>
    <message>
      <source>Without working congestion control</source>
      <translation>Sans contrôle de congestion qui marche</translation>
    </message>
    <message>
      <source>Work</source>
      <translation>Charge</translation>
    </message>
    <message>
      <source>Work out many networks, patterns and models, here or on a cluster, and see what came back</source>
      <translation>Calculer de nombreux réseaux, schémas et modèles, ici ou sur une grappe, et voir ce qui en revient</translation>
    </message>
    <message>
      <source>Work out what has no results yet, on all cores</source>
      <translation>Calculer ce qui n'a pas encore de résultats, sur tous les cœurs</translation>
    </message>
    <message>
      <source>Working out all-to-alls</source>
      <translation>Calcul des all-to-all</translation>
    </message>
    <message>
      <source>Working out what a step shows</source>
      <translation>Le calcul de ce que montre une étape</translation>
    </message>
    <message>
      <source>Working out what it will take…</source>
      <translation>Calcul de ce que cela demandera…</translation>
    </message>
    <message>
      <source>Working the campaign out…</source>
      <translation>Calcul de la campagne…</translation>
    </message>
    <message>
      <source>Workload</source>
      <translation>Charge de travail</translation>
    </message>
    <message>
      <source>Workload of the campaign</source>
      <translation>Charge de travail de la campagne</translation>
    </message>
    <message>
      <source>Workload or application</source>
      <translation>Charge de travail ou application</translation>
    </message>
    <message>
      <source>Workloads</source>
      <translation>Charges de travail</translation>
    </message>
    <message>
      <source>Worst</source>
      <translation>Pire</translation>
    </message>
    <message>
      <source>Worst slowdown</source>
      <translation>Pire ralentissement</translation>
    </message>
    <message>
      <source>Worst victim</source>
      <translation>Pire victime</translation>
    </message>
    <message>
      <source>Worst: error</source>
      <translation>Pire erreur</translation>
    </message>
    <message>
      <source>Worst: measurement</source>
      <translation>Pire erreur : mesure</translation>
    </message>
    <message>
      <source>Worst: message</source>
      <translation>Pire erreur : message</translation>
    </message>
    <message>
      <source>Write &amp;jobs</source>
      <translation>Écrire les &amp;travaux</translation>
    </message>
    <message>
      <source>Write a campaign of the project's platforms, models, workloads and measured times, as a beginning</source>
      <translation>Écrit, pour commencer, une campagne faite des plateformes, modèles, charges de travail et temps mesurés du projet</translation>
    </message>
    <message>
      <source>Write tables of the project to CSV, XLSX, Markdown or LaTeX files</source>
      <translation>Écrire des tableaux du projet dans des fichiers CSV, XLSX, Markdown ou LaTeX</translation>
    </message>
    <message>
      <source>Write the array of jobs, and the job that merges its results, beside the campaign</source>
      <translation>Écrire à côté de la campagne le tableau de travaux et le travail qui réunit ses résultats</translation>
    </message>
    <message>
      <source>Write the plan, and the job beside it</source>
      <translation>Écrire le plan, et le travail à côté</translation>
    </message>
    <message>
      <source>Write the platform for SimGrid, as topology.conf of Slurm, as a graph for Graphviz, or as a list of its links</source>
      <translation>Écrire la plateforme pour SimGrid, en topology.conf de Slurm, en graphe pour Graphviz ou en liste de ses liens</translation>
    </message>
    <message>
      <source>Write the project to another file</source>
      <translation>Écrire le projet dans un autre fichier</translation>
    </message>
    <message>
      <source>Write the project to its file</source>
      <translation>Écrire le projet dans son fichier</translation>
    </message>
    <message>
      <source>Write the rows and columns that are shown to a CSV, XLSX, Markdown or LaTeX file</source>
      <translation>Écrire les lignes et colonnes affichées dans un fichier CSV, XLSX, Markdown ou LaTeX</translation>
    </message>
    <message>
      <source>Write the topology to an SVG, PDF or PNG file</source>
      <translation>Écrire la topologie dans un fichier SVG, PDF ou PNG</translation>
    </message>
    <message>
      <source>Writing the tables</source>
      <translation>L'écriture des tableaux</translation>
    </message>
    <message>
      <source>X1 is not found in X12</source>
      <translation>X1 n’est pas trouvé dans X12</translation>
    </message>
    <message>
      <source>X1 is not x1</source>
      <translation>X1 n’est pas x1</translation>
    </message>
    <message>
      <source>XLSX workbook</source>
      <translation>Classeur XLSX</translation>
    </message>
    <message>
      <source>XML that begins with &lt;%1&gt;</source>
      <translation>du XML qui commence par &lt;%1&gt;</translation>
    </message>
    <message>
      <source>X[0-9]+ finds X1 and X12; in the replacement \1 is the first group</source>
      <translation>X[0-9]+ trouve X1 et X12 ; dans le remplacement, \1 est le premier groupe</translation>
    </message>
    <message>
      <source>Years</source>
      <translation>Années</translation>
    </message>
    <message>
      <source>Years and price</source>
      <translation>Années et prix</translation>
    </message>
    <message>
      <source>ZeRO: 0 reduces gradients; 1 or 2 scatters them and gathers the new weights</source>
      <translation>ZeRO : 0 réduit les gradients ; 1 ou 2 les disperse et rassemble les nouveaux poids</translation>
    </message>
    <message>
      <source>Zoom &amp;in</source>
      <translation>Zoom a&amp;vant</translation>
    </message>
    <message>
      <source>Zoom &amp;out</source>
      <translation>Zoom a&amp;rrière</translation>
    </message>
    <message>
      <source>a %1</source>
      <translation>%1 sans nom</translation>
    </message>
    <message>
      <source>a %1 has no name; give it one</source>
      <translation>%1 sans nom ; donnez-lui-en un</translation>
    </message>
    <message>
      <source>a %1 has no name; write one</source>
      <translation>%1 sans nom ; écrivez-en un</translation>
    </message>
    <message>
      <source>a %1 needs its name, as in '%1: name'</source>
      <translation>%1 demande un nom, comme dans '%1: name'</translation>
    </message>
    <message>
      <source>a GB of the file is taken as 10^9 bytes; ASTRA-sim itself reckons with 2^30, which makes its rates 7.4 % higher</source>
      <translation>un GB du fichier est pris comme 10^9 octets ; ASTRA-sim lui-même compte avec 2^30, ce qui rend ses débits 7.4 % plus hauts</translation>
    </message>
    <message>
      <source>a GOAL schedule is one file with all ranks; give one</source>
      <translation>un ordonnancement GOAL est un fichier avec tous les rangs ; donnez-en un</translation>
    </message>
    <message>
      <source>a Paraver trace is one .prv file with all tasks; give one</source>
      <translation>une trace Paraver est un fichier .prv avec toutes les tâches ; donnez-en un</translation>
    </message>
    <message>
      <source>a backslash in double quotes is followed by a character that means nothing; write the backslash twice</source>
      <translation>une barre oblique inverse entre guillemets doubles est suivie d’un caractère qui ne signifie rien ; écrivez-la deux fois</translation>
    </message>
    <message>
      <source>a bandwidth (B/s)</source>
      <translation>une bande passante (B/s)</translation>
    </message>
    <message>
      <source>a bandwidth of 0 carries nothing; write a bandwidth above 0, such as 940 Mbit/s</source>
      <translation>une bande passante de 0 ne transporte rien ; écrivez-en une au-dessus de 0, par exemple 940 Mbit/s</translation>
    </message>
    <message>
      <source>a barrier that needs no messages is written as dissemination</source>
      <translation>une barrière qui ne demande pas de messages est écrite comme dissemination</translation>
    </message>
    <message>
      <source>a benchmark takes no formulas; write the measured value</source>
      <translation>un benchmark n’accepte pas de formules ; écrivez la valeur mesurée</translation>
    </message>
    <message>
      <source>a block of %1 at %2 is not inside the torus of %3</source>
      <translation>un bloc de %1 en %2 n’est pas à l’intérieur du tore de %3</translation>
    </message>
    <message>
      <source>a burst there, in windows</source>
      <translation>une rafale là, en fenêtres</translation>
    </message>
    <message>
      <source>a character stands where no text can begin with it; put the text in quotes</source>
      <translation>un caractère se trouve là où aucun texte ne peut commencer par lui ; mettez le texte entre guillemets</translation>
    </message>
    <message>
      <source>a closing bracket or brace stands where none of its kind is open; remove it, or put the text in quotes</source>
      <translation>un crochet ou une accolade fermante se trouve là où aucun de son genre n’est ouvert ; retirez-le, ou mettez le texte entre guillemets</translation>
    </message>
    <message>
      <source>a collective that knows of servers is written with every process on one of its own</source>
      <translation>une collective qui connaît les serveurs est écrite avec chaque processus sur un serveur à lui</translation>
    </message>
    <message>
      <source>a colon stands where no key can be; check the indentation, or put the text in quotes</source>
      <translation>un deux-points se trouve là où aucune clé ne peut être ; vérifiez l’indentation, ou mettez le texte entre guillemets</translation>
    </message>
    <message>
      <source>a comma is no decimal point here</source>
      <translation>une virgule n’est pas ici un point décimal</translation>
    </message>
    <message>
      <source>a comma is no decimal point here; write a point, such as 1.5</source>
      <translation>une virgule n’est pas ici un point décimal ; écrivez un point, par exemple 1.5</translation>
    </message>
    <message>
      <source>a comma or the closing brace of the map that begins in line %1 is missing; add it</source>
      <translation>une virgule ou l’accolade fermante de la table qui commence à la ligne %1 manque ; ajoutez-la</translation>
    </message>
    <message>
      <source>a comma or the closing bracket of the list that begins in line %1 is missing; add it</source>
      <translation>une virgule ou le crochet fermant de la liste qui commence à la ligne %1 manque ; ajoutez-le</translation>
    </message>
    <message>
      <source>a comma, a closing bracket or a brace stands where a value should; remove it, or put the text in quotes</source>
      <translation>une virgule, un crochet fermant ou une accolade se trouve là où devrait être une valeur ; retirez-le, ou mettez le texte entre guillemets</translation>
    </message>
    <message>
      <source>a comparison stands where a value is wanted; it is for the condition of if, such as if(N &gt; 1, a, b)</source>
      <translation>une comparaison se trouve là où il faut une valeur ; elle sert à la condition de if, par exemple if(N &gt; 1, a, b)</translation>
    </message>
    <message>
      <source>a configuration of Slurm (slurm.conf)</source>
      <translation>une configuration de Slurm (slurm.conf)</translation>
    </message>
    <message>
      <source>a connection matrix of htsim</source>
      <translation>une matrice de connexions de htsim</translation>
    </message>
    <message>
      <source>a contention signature needs at least %1 measured (n, m) points and there are %2; measure more message sizes</source>
      <translation>une signature de contention demande au moins %1 points (n, m) mesurés et il y en a %2 ; mesurez plus de tailles de message</translation>
    </message>
    <message>
      <source>a contention signature needs at least %1 measured (n, m) points and there is 1; measure more message sizes</source>
      <translation>une signature de contention demande au moins %1 points (n, m) mesurés et il y en a 1 ; mesurez plus de tailles de message</translation>
    </message>
    <message>
      <source>a dimension has from 2 to %1 NPUs, not %2</source>
      <translation>une dimension a de 2 à %1 NPU, pas %2</translation>
    </message>
    <message>
      <source>a fair share of what is left of its most congested channel</source>
      <translation>une part équitable de ce qui reste de son canal le plus congestionné</translation>
    </message>
    <message>
      <source>a faster link, ECN, or a queue of their own for small packets would end it</source>
      <translation>un lien plus rapide, ECN, ou une file propre pour les petits paquets y mettrait fin</translation>
    </message>
    <message>
      <source>a few seconds</source>
      <translation>quelques secondes</translation>
    </message>
    <message>
      <source>a file of %1 says how many cables join its switches; leave their number and the oversubscription out</source>
      <translation>un fichier de %1 dit combien de câbles relient ses commutateurs ; omettez leur nombre et la sursouscription</translation>
    </message>
    <message>
      <source>a fitted time is not above 0</source>
      <translation>un temps ajusté n’est pas au-dessus de 0</translation>
    </message>
    <message>
      <source>a flat topology names neither nodes nor switches</source>
      <translation>une topologie plate ne nomme ni nœuds ni commutateurs</translation>
    </message>
    <message>
      <source>a formula begins with =, such as =2*N*8 B</source>
      <translation>une formule commence par =, par exemple =2*N*8 B</translation>
    </message>
    <message>
      <source>a full buffer in front of %1 (%2) slows it down, to which it sends nothing</source>
      <translation>un tampon plein devant %1 (%2), vers où il n'envoie rien, le ralentit</translation>
    </message>
    <message>
      <source>a graph for Graphviz</source>
      <translation>un graphe pour Graphviz</translation>
    </message>
    <message>
      <source>a graph has no routes; it shows bandwidths, and no latencies</source>
      <translation>un graphe n’a pas d’itinéraires ; il montre des débits, et pas de latences</translation>
    </message>
    <message>
      <source>a hash puts several messages on one way and leaves others free; under load a network that avoids full links is faster than predicted</source>
      <translation>un hachage met plusieurs messages sur un chemin et en laisse d’autres libres ; sous charge, un réseau qui évite les liens pleins est plus rapide que prédit</translation>
    </message>
    <message>
      <source>a key stands where none can begin; check the indentation, or put the text in quotes</source>
      <translation>une clé se trouve là où aucune ne peut commencer ; vérifiez l’indentation, ou mettez le texte entre guillemets</translation>
    </message>
    <message>
      <source>a line '# Benchmarking …'</source>
      <translation>une ligne '# Benchmarking …'</translation>
    </message>
    <message>
      <source>a line '# OMB-Py …'</source>
      <translation>une ligne '# OMB-Py …'</translation>
    </message>
    <message>
      <source>a line '# OSU …'</source>
      <translation>une ligne '# OSU …'</translation>
    </message>
    <message>
      <source>a line '# Size …'</source>
      <translation>une ligne '# Size …'</translation>
    </message>
    <message>
      <source>a line '#bytes …'</source>
      <translation>une ligne '#bytes …'</translation>
    </message>
    <message>
      <source>a line 'START mpiGraph'</source>
      <translation>une ligne 'START mpiGraph'</translation>
    </message>
    <message>
      <source>a line '[ ID] Interval …'</source>
      <translation>une ligne '[ ID] Interval …'</translation>
    </message>
    <message>
      <source>a line begins with the rank of its process, not with %1; where lines begin with names, as in action traces of MSG, number the processes from 0</source>
      <translation>une ligne commence par le rang de son processus, pas par %1 ; là où des lignes commencent par des noms, comme dans les traces d’actions de MSG, numérotez les processus à partir de 0</translation>
    </message>
    <message>
      <source>a line names columns, and no row has values for them</source>
      <translation>une ligne nomme des colonnes, et aucune ligne n’a de valeurs pour elles</translation>
    </message>
    <message>
      <source>a line that begins with '%' is a directive to YAML, and only %YAML and %TAG are known; indent the line, or put the text in quotes</source>
      <translation>une ligne qui commence par '%' est une directive pour YAML, et seules %YAML et %TAG sont connues ; indentez la ligne, ou mettez le texte entre guillemets</translation>
    </message>
    <message>
      <source>a link between switches is full while messages come the other way</source>
      <translation>un lien entre commutateurs est plein pendant que des messages viennent en sens inverse</translation>
    </message>
    <message>
      <source>a link between switches that is full one way slows the messages that come the other way</source>
      <translation>un lien entre commutateurs plein dans un sens ralentit les messages qui viennent en sens inverse</translation>
    </message>
    <message>
      <source>a link is two places, rate, latency and share of loss, as in '16 0 200Gbps 0.0005ms 0'; correct the line</source>
      <translation>un lien est deux places, débit, latence et part de pertes, comme dans '16 0 200Gbps 0.0005ms 0' ; corrigez la ligne</translation>
    </message>
    <message>
      <source>a list</source>
      <translation>une liste</translation>
    </message>
    <message>
      <source>a list dash stands where no list can begin; check the indentation</source>
      <translation>un tiret de liste se trouve là où aucune liste ne peut commencer ; vérifiez l’indentation</translation>
    </message>
    <message>
      <source>a list names who sends in a column of its own; only of a matrix it is asked whether rows or columns send</source>
      <translation>une liste nomme qui envoie dans une colonne à part ; ce n’est que pour une matrice qu’on demande si les lignes ou les colonnes envoient</translation>
    </message>
    <message>
      <source>a list of links for SST/macro</source>
      <translation>une liste de liens pour SST/macro</translation>
    </message>
    <message>
      <source>a list of nodes of Slurm</source>
      <translation>une liste de nœuds de Slurm</translation>
    </message>
    <message>
      <source>a list of numbers</source>
      <translation>une liste de nombres</translation>
    </message>
    <message>
      <source>a list of single repetitions (Rep#, T1, T2, deltaT) as the latency program of an MPI tutorial prints it</source>
      <translation>une liste de répétitions seules (Rep#, T1, T2, deltaT) comme l’affiche le programme de latence d’un tutoriel MPI</translation>
    </message>
    <message>
      <source>a list or a map cannot be a key; use a plain text</source>
      <translation>une liste ou une table ne peut pas être une clé ; prenez un texte simple</translation>
    </message>
    <message>
      <source>a loop says how often it is repeated; write its count</source>
      <translation>une boucle dit combien de fois elle se répète ; écrivez son count</translation>
    </message>
    <message>
      <source>a map</source>
      <translation>une table de clés</translation>
    </message>
    <message>
      <source>a message has more than 16 MB; the file is damaged, or no trace of Chakra</source>
      <translation>un message a plus de 16 MB ; le fichier est abîmé, ou n’est pas une trace de Chakra</translation>
    </message>
    <message>
      <source>a message has no id; write one, such as %1</source>
      <translation>un message n’a pas d’identifiant ; écrivez-en un, par exemple %1</translation>
    </message>
    <message>
      <source>a message has one tag; write it, or leave it empty for 0</source>
      <translation>un message a une étiquette ; écrivez-la, ou laissez vide pour 0</translation>
    </message>
    <message>
      <source>a message is sent to one process; write its rank</source>
      <translation>un message est envoyé à un processus ; écrivez son rang</translation>
    </message>
    <message>
      <source>a message without id</source>
      <translation>un message sans identifiant</translation>
    </message>
    <message>
      <source>a model has no name; give it one</source>
      <translation>un modèle n’a pas de nom ; donnez-lui-en un</translation>
    </message>
    <message>
      <source>a model of a network for topograph</source>
      <translation>un modèle de réseau pour topograph</translation>
    </message>
    <message>
      <source>a name is longer than %1 bytes</source>
      <translation>un nom dépasse %1 octets</translation>
    </message>
    <message>
      <source>a name is missing behind a comma</source>
      <translation>il manque un nom derrière une virgule</translation>
    </message>
    <message>
      <source>a name is missing beside a comma</source>
      <translation>il manque un nom à côté d’une virgule</translation>
    </message>
    <message>
      <source>a network of a simulator (SimAI, ASTRA-sim or htsim)</source>
      <translation>un réseau d’un simulateur (SimAI, ASTRA-sim ou htsim)</translation>
    </message>
    <message>
      <source>a new scenario needs a model; add a model first</source>
      <translation>un nouveau scénario demande un modèle ; ajoutez d’abord un modèle</translation>
    </message>
    <message>
      <source>a node and a switch are both called %1; rename one of them</source>
      <translation>un nœud et un commutateur s’appellent tous deux %1 ; renommez l’un d’eux</translation>
    </message>
    <message>
      <source>a node has no name; write one, such as %1, or a list such as X[1-3]</source>
      <translation>un nœud n’a pas de nom ; écrivez-en un, par exemple %1, ou une liste telle que X[1-3]</translation>
    </message>
    <message>
      <source>a node of the matrix has a name of more than %1 bytes; shorten it</source>
      <translation>un nœud de la matrice a un nom de plus de %1 octets ; raccourcissez-le</translation>
    </message>
    <message>
      <source>a node receives at full speed while it sends</source>
      <translation>un nœud reçoit à pleine vitesse pendant qu’il envoie</translation>
    </message>
    <message>
      <source>a node sends at full speed while it receives</source>
      <translation>un nœud envoie à pleine vitesse pendant qu’il reçoit</translation>
    </message>
    <message>
      <source>a node that receives at full speed slows what it sends</source>
      <translation>un nœud qui reçoit à pleine vitesse ralentit ce qu’il envoie</translation>
    </message>
    <message>
      <source>a node that sends at full speed slows what it receives</source>
      <translation>un nœud qui envoie à pleine vitesse ralentit ce qu’il reçoit</translation>
    </message>
    <message>
      <source>a number</source>
      <translation>un nombre</translation>
    </message>
    <message>
      <source>a number from %1 on</source>
      <translation>un nombre à partir de %1</translation>
    </message>
    <message>
      <source>a number from %1 to %2</source>
      <translation>un nombre de %1 à %2</translation>
    </message>
    <message>
      <source>a number of 0 or more, or percent of 1, such as 2.5</source>
      <translation>un nombre à partir de 0, ou un pourcentage de 1, par exemple 2.5</translation>
    </message>
    <message>
      <source>a number with B, kB, MB, GB, TB, PB or KiB, MiB, GiB, TiB, PiB, such as 10 MB</source>
      <translation>un nombre avec B, kB, MB, GB, TB, PB ou KiB, MiB, GiB, TiB, PiB, par exemple 10 MB</translation>
    </message>
    <message>
      <source>a number with W, kW or MW, such as 350 W</source>
      <translation>un nombre avec W, kW ou MW, par exemple 350 W</translation>
    </message>
    <message>
      <source>a number with bit/s, Mbit/s, Gbit/s, B/s, MB/s, GB/s or MiB/s, such as 940 Mbit/s</source>
      <translation>un nombre avec bit/s, Mbit/s, Gbit/s, B/s, MB/s, GB/s ou MiB/s, par exemple 940 Mbit/s</translation>
    </message>
    <message>
      <source>a number with s, ms, us, ns, min or h, such as 450 us</source>
      <translation>un nombre avec s, ms, us, ns, min ou h, par exemple 450 us</translation>
    </message>
    <message>
      <source>a number without unit</source>
      <translation>un nombre sans unité</translation>
    </message>
    <message>
      <source>a parenthesis is not closed here; write ) or an operator such as + - * / ^</source>
      <translation>une parenthèse n’est pas fermée ici ; écrivez ) ou un opérateur tel que + - * / ^</translation>
    </message>
    <message>
      <source>a part of a server and a node are both called %1; rename one of them</source>
      <translation>une partie d’un serveur et un nœud s’appellent tous deux %1 ; renommez l’un d’eux</translation>
    </message>
    <message>
      <source>a part of a server and a switch are both called %1; rename one of them</source>
      <translation>une partie d’un serveur et un commutateur s’appellent tous deux %1 ; renommez l’un d’eux</translation>
    </message>
    <message>
      <source>a phase has a name; write it</source>
      <translation>une phase a un nom ; écrivez-le</translation>
    </message>
    <message>
      <source>a ping-pong is between 2 processes, not %1; its rows are left out</source>
      <translation>un ping-pong se fait entre 2 processus, pas %1 ; ses lignes sont laissées de côté</translation>
    </message>
    <message>
      <source>a place names no process; write its name</source>
      <translation>une place ne nomme aucun processus ; écrivez son nom</translation>
    </message>
    <message>
      <source>a platform of SimGrid</source>
      <translation>une plateforme de SimGrid</translation>
    </message>
    <message>
      <source>a pod of %1 nodes needs a whole number of switches with %2 nodes each</source>
      <translation>un pod de %1 nœuds demande un nombre entier de commutateurs avec %2 nœuds chacun</translation>
    </message>
    <message>
      <source>a pointer of Git LFS</source>
      <translation>un pointeur de Git LFS</translation>
    </message>
    <message>
      <source>a power (W)</source>
      <translation>une puissance (W)</translation>
    </message>
    <message>
      <source>a price (%1)</source>
      <translation>un prix (%1)</translation>
    </message>
    <message>
      <source>a price of energy (%1/kWh)</source>
      <translation>un prix de l’énergie (%1/kWh)</translation>
    </message>
    <message>
      <source>a process that it names is not there</source>
      <translation>un processus qu’elle nomme n’est pas là</translation>
    </message>
    <message>
      <source>a profile of mpiP</source>
      <translation>un profil de mpiP</translation>
    </message>
    <message>
      <source>a project begins with contraflow: %1</source>
      <translation>un projet commence par contraflow: %1</translation>
    </message>
    <message>
      <source>a project of Contraflow</source>
      <translation>un projet de Contraflow</translation>
    </message>
    <message>
      <source>a question mark stands in a text in brackets; put the text in quotes</source>
      <translation>un point d’interrogation se trouve dans un texte entre crochets ; mettez le texte entre guillemets</translation>
    </message>
    <message>
      <source>a quote in this row of %1 is never closed, so the rest of the table was read as one cell; add the closing quote</source>
      <translation>un guillemet de cette ligne de %1 n’est jamais fermé, le reste du tableau a donc été lu comme une cellule ; ajoutez le guillemet fermant</translation>
    </message>
    <message>
      <source>a rank is in it twice; name each once</source>
      <translation>un rang y figure deux fois ; nommez chacun une fois</translation>
    </message>
    <message>
      <source>a result of nccl-tests as JSON</source>
      <translation>un résultat de nccl-tests en JSON</translation>
    </message>
    <message>
      <source>a result of perftest as JSON (--out_json)</source>
      <translation>un résultat de perftest en JSON (--out_json)</translation>
    </message>
    <message>
      <source>a route has no node it leads from; name one, or a list of them</source>
      <translation>un itinéraire n’a pas de nœud de départ ; nommez-en un, ou une liste</translation>
    </message>
    <message>
      <source>a route has no node it leads to; name one, or a list of them</source>
      <translation>un itinéraire n’a pas de nœud d’arrivée ; nommez-en un, ou une liste</translation>
    </message>
    <message>
      <source>a route leads from node %1 to itself, where messages use no network; name another node</source>
      <translation>un itinéraire mène du nœud %1 à lui-même, où les messages n’utilisent aucun réseau ; nommez un autre nœud</translation>
    </message>
    <message>
      <source>a route leads from the unknown node %1; %2</source>
      <translation>un itinéraire part du nœud inconnu %1 ; %2</translation>
    </message>
    <message>
      <source>a route leads to the unknown node %1; %2</source>
      <translation>un itinéraire mène au nœud inconnu %1 ; %2</translation>
    </message>
    <message>
      <source>a row for each pair is taken as a ping-pong</source>
      <translation>une ligne par paire est prise comme un ping-pong</translation>
    </message>
    <message>
      <source>a second document begins here, and a project is one; remove it or put it into its own file</source>
      <translation>un second document commence ici, et un projet en est un seul ; retirez-le ou mettez-le dans un fichier à lui</translation>
    </message>
    <message>
      <source>a server has no name; write one, such as s1, or a list such as s[1-4]</source>
      <translation>un serveur n’a pas de nom ; écrivez-en un, par exemple s1, ou une liste telle que s[1-4]</translation>
    </message>
    <message>
      <source>a shard is one of so many, such as 3/8, and not %1</source>
      <translation>une part est l’une de tant, par exemple 3/8, et non %1</translation>
    </message>
    <message>
      <source>a size (B)</source>
      <translation>une taille (B)</translation>
    </message>
    <message>
      <source>a switch of tier %1 has %2 links down, and with %3 below it in bundles of %4 it has %5; correct Radix_Down, Podsize or Bundle</source>
      <translation>un commutateur de l’étage %1 a %2 liens descendants, et avec %3 dessous en faisceaux de %4 il en a %5 ; corrigez Radix_Down, Podsize ou Bundle</translation>
    </message>
    <message>
      <source>a switch reduces for %1 of processes (%2 of the platform), and group %3 is one more; take the algorithm ring or double-binary-tree for it</source>
      <translation>un commutateur réduit pour %1 de processus (%2 de la plateforme), et le groupe %3 est de trop ; prenez pour lui l’algorithme ring ou double-binary-tree</translation>
    </message>
    <message>
      <source>a tab is used as indentation, and YAML takes only blanks; replace the tab by blanks</source>
      <translation>une tabulation sert d’indentation, et YAML ne prend que des espaces ; remplacez la tabulation par des espaces</translation>
    </message>
    <message>
      <source>a table called %1</source>
      <translation>un tableau nommé %1</translation>
    </message>
    <message>
      <source>a table of LogGP parameters by Netgauge</source>
      <translation>un tableau de paramètres LogGP par Netgauge</translation>
    </message>
    <message>
      <source>a task is in the communicator twice</source>
      <translation>une tâche est deux fois dans le communicateur</translation>
    </message>
    <message>
      <source>a terminal's codes, such as those of colours, were left out</source>
      <translation>des codes de terminal, comme ceux de couleurs, ont été laissés de côté</translation>
    </message>
    <message>
      <source>a text</source>
      <translation>un texte</translation>
    </message>
    <message>
      <source>a text in quotes that begins in line %1 ends here, and what follows does not fit; is its closing quote missing?</source>
      <translation>un texte entre guillemets qui commence à la ligne %1 finit ici, et ce qui suit ne va pas ; son guillemet fermant manque-t-il ?</translation>
    </message>
    <message>
      <source>a text, or a number such as 10 MB</source>
      <translation>un texte, ou un nombre tel que 10 MB</translation>
    </message>
    <message>
      <source>a tier is 0, 1 or 2, from the nodes' switches upwards</source>
      <translation>un étage est 0, 1 ou 2, en montant à partir des commutateurs des nœuds</translation>
    </message>
    <message>
      <source>a time (s)</source>
      <translation>un temps (s)</translation>
    </message>
    <message>
      <source>a topology of Slurm (topology.conf)</source>
      <translation>une topologie de Slurm (topology.conf)</translation>
    </message>
    <message>
      <source>a torus needs its name, as in 'name: pod1'</source>
      <translation>un tore demande son nom, comme dans 'name: pod1'</translation>
    </message>
    <message>
      <source>a trace of the format %1 says how long it computes and takes no --speed</source>
      <translation>une trace au format %1 dit combien de temps elle calcule et ne prend pas --speed</translation>
    </message>
    <message>
      <source>a value in %1</source>
      <translation>une valeur en %1</translation>
    </message>
    <message>
      <source>a value is missing; write a number with or without unit, a name, a function or a parenthesis</source>
      <translation>il manque une valeur ; écrivez un nombre avec ou sans unité, un nom, une fonction ou une parenthèse</translation>
    </message>
    <message>
      <source>a wait names the request that it waits for; write it, or use waitall</source>
      <translation>un wait nomme la requête qu’il attend ; écrivez-la, ou utilisez waitall</translation>
    </message>
    <message>
      <source>a web page</source>
      <translation>une page web</translation>
    </message>
    <message>
      <source>a whole number</source>
      <translation>un nombre entier</translation>
    </message>
    <message>
      <source>a workload of SimAI or ASTRA-sim</source>
      <translation>une charge de travail de SimAI ou ASTRA-sim</translation>
    </message>
    <message>
      <source>a, switches of a group</source>
      <translation>a, commutateurs d’un groupe</translation>
    </message>
    <message>
      <source>about %1 h</source>
      <translation>environ %1 h</translation>
    </message>
    <message>
      <source>about %1 min</source>
      <translation>environ %1 min</translation>
    </message>
    <message>
      <source>about %1 s</source>
      <translation>environ %1 s</translation>
    </message>
    <message>
      <source>add it to the groups of the application</source>
      <translation>ajoutez-le aux groupes de l’application</translation>
    </message>
    <message>
      <source>add it to the parameters</source>
      <translation>ajoutez-le aux paramètres</translation>
    </message>
    <message>
      <source>add it, or correct the name</source>
      <translation>ajoutez-le, ou corrigez le nom</translation>
    </message>
    <message>
      <source>add it, or name one that exists</source>
      <translation>ajoutez-le, ou indiquez un nom qui existe</translation>
    </message>
    <message>
      <source>add messages to it</source>
      <translation>ajoutez-y des messages</translation>
    </message>
    <message>
      <source>add the link, or correct the name</source>
      <translation>ajoutez le lien, ou corrigez le nom</translation>
    </message>
    <message>
      <source>add the node, or correct the name</source>
      <translation>ajoutez le nœud, ou corrigez le nom</translation>
    </message>
    <message>
      <source>add the switch to the platform's switches</source>
      <translation>ajoutez le commutateur à ceux de la plateforme</translation>
    </message>
    <message>
      <source>against the network that is replaced, with its 95 % interval over patterns</source>
      <translation>par rapport au réseau remplacé, avec son intervalle à 95 % sur les motifs</translation>
    </message>
    <message>
      <source>against:</source>
      <translation>en sens inverse :</translation>
    </message>
    <message>
      <source>agrees</source>
      <translation>concorde</translation>
    </message>
    <message>
      <source>ahead, too close to call</source>
      <translation>devant, trop proche pour trancher</translation>
    </message>
    <message>
      <source>all</source>
      <translation>tous</translation>
    </message>
    <message>
      <source>all NICs</source>
      <translation>tous les NIC</translation>
    </message>
    <message>
      <source>all links</source>
      <translation>tous les liens</translation>
    </message>
    <message>
      <source>all links between switches</source>
      <translation>tous les liens entre commutateurs</translation>
    </message>
    <message>
      <source>all measured patterns are held out, so that there is nothing to learn from; hold out fewer</source>
      <translation>tous les motifs mesurés sont tenus à l’écart, il n’y a donc rien à apprendre ; tenez-en moins à l’écart</translation>
    </message>
    <message>
      <source>all messages of two switches take the first of equal ways; under load a network that uses all of them is faster than predicted</source>
      <translation>tous les messages de deux commutateurs prennent le premier de chemins égaux ; sous charge, un réseau qui les utilise tous est plus rapide que prédit</translation>
    </message>
    <message>
      <source>all of its %1 places are switches, so that nothing sends; correct the numbers</source>
      <translation>toutes ses %1 places sont des commutateurs, rien n’envoie donc ; corrigez les nombres</translation>
    </message>
    <message>
      <source>all other nodes</source>
      <translation>tous les autres nœuds</translation>
    </message>
    <message>
      <source>all packets were lost, so nothing arrived</source>
      <translation>tous les paquets ont été perdus, rien n’est donc arrivé</translation>
    </message>
    <message>
      <source>all pairs</source>
      <translation>toutes les paires</translation>
    </message>
    <message>
      <source>all sent before this step</source>
      <translation>tous envoyés avant cette étape</translation>
    </message>
    <message>
      <source>all shortest paths at once, evenly at every switch (packet spraying)</source>
      <translation>tous les plus courts chemins à la fois, également à chaque commutateur (packet spraying)</translation>
    </message>
    <message>
      <source>all uplinks</source>
      <translation>tous les liens montants</translation>
    </message>
    <message>
      <source>all-reduce, all-gather or reduce-scatter of several servers, which show their NICs</source>
      <translation>all-reduce, all-gather ou reduce-scatter de plusieurs serveurs, qui montrent leurs NIC</translation>
    </message>
    <message>
      <source>alltoallv has %1 numbers behind it, and %2 or %3 for %4; give the files of all ranks</source>
      <translation>alltoallv a %1 nombres derrière lui, et il en faut %2 ou %3 (%4) ; donnez les fichiers de tous les rangs</translation>
    </message>
    <message>
      <source>alltoallv is written as its messages</source>
      <translation>alltoallv est écrit comme ses messages</translation>
    </message>
    <message>
      <source>among %1 by k descending</source>
      <translation>parmi %1 par k décroissant</translation>
    </message>
    <message>
      <source>among %1 by ⟨max(k, k̄), k, k̄⟩ descending</source>
      <translation>parmi %1 par ⟨max(k, k̄), k, k̄⟩ décroissant</translation>
    </message>
    <message>
      <source>among parallel cables it goes by the source downwards</source>
      <translation>parmi des câbles parallèles il va vers le bas selon la source</translation>
    </message>
    <message>
      <source>among the fastest</source>
      <translation>parmi les plus rapides</translation>
    </message>
    <message>
      <source>an all-to-all needs at least 2 processes</source>
      <translation>un all-to-all demande au moins 2 processus</translation>
    </message>
    <message>
      <source>an application has no name; write one</source>
      <translation>une application n’a pas de nom ; écrivez-en un</translation>
    </message>
    <message>
      <source>an application of %1</source>
      <translation>une application de %1</translation>
    </message>
    <message>
      <source>an archive of OTF2 is named by its .otf2 file alone; %1 files were given</source>
      <translation>une archive d’OTF2 se désigne par son seul fichier .otf2 ; %1 fichiers ont été donnés</translation>
    </message>
    <message>
      <source>an entry of %1 is no %2; write a map such as %3</source>
      <translation>une entrée de %1 n’est pas un %2 ; écrivez une table comme %3</translation>
    </message>
    <message>
      <source>an object</source>
      <translation>un objet</translation>
    </message>
    <message>
      <source>an operator is missing; write one such as + - * / ^</source>
      <translation>il manque un opérateur ; écrivez-en un tel que + - * / ^</translation>
    </message>
    <message>
      <source>anchors and aliases expand the text by more than %1 MB; write out what they stand for</source>
      <translation>ancres et alias étendent le texte de plus de %1 MB ; écrivez ce qu’ils représentent</translation>
    </message>
    <message>
      <source>and %1 more</source>
      <translation>et %1 de plus</translation>
    </message>
    <message>
      <source>and %1 more; 'contraflow validate' says them all</source>
      <translation>et %1 de plus ; 'contraflow validate' les dit tous</translation>
    </message>
    <message>
      <source>and holds no times</source>
      <translation>et ne contient pas de temps</translation>
    </message>
    <message>
      <source>and holds no times of messages</source>
      <translation>et ne contient pas de temps de messages</translation>
    </message>
    <message>
      <source>and no file of a benchmark; import what the job wrote</source>
      <translation>et pas un fichier de benchmark ; importez ce que le job a écrit</translation>
    </message>
    <message>
      <source>and no file of a benchmark; save the file itself</source>
      <translation>et pas un fichier de benchmark ; enregistrez le fichier lui-même</translation>
    </message>
    <message>
      <source>and no network</source>
      <translation>et pas un réseau</translation>
    </message>
    <message>
      <source>and the file itself is not there; fetch it</source>
      <translation>et le fichier lui-même n’est pas là ; récupérez-le</translation>
    </message>
    <message>
      <source>another node has the same number already</source>
      <translation>un autre nœud a déjà le même numéro</translation>
    </message>
    <message>
      <source>another operation of the rank has this label already</source>
      <translation>une autre opération du rang a déjà cette étiquette</translation>
    </message>
    <message>
      <source>another process of the communicator makes another one in another way at this point</source>
      <translation>un autre processus du communicateur en fait un autre d’une autre façon à cet endroit</translation>
    </message>
    <message>
      <source>any</source>
      <translation>quelconque</translation>
    </message>
    <message>
      <source>any process</source>
      <translation>un processus quelconque</translation>
    </message>
    <message>
      <source>any tag</source>
      <translation>étiquette quelconque</translation>
    </message>
    <message>
      <source>application</source>
      <translation>application</translation>
    </message>
    <message>
      <source>application %1</source>
      <translation>application %1</translation>
    </message>
    <message>
      <source>application %1 %2</source>
      <translation>application %1 %2</translation>
    </message>
    <message>
      <source>application %1 by itself</source>
      <translation>application %1 seule</translation>
    </message>
    <message>
      <source>application %1 of %2 with %3, a trace of the format %4</source>
      <translation>application %1 de %2 avec %3, une trace au format %4</translation>
    </message>
    <message>
      <source>application %1, group %2: %3</source>
      <translation>application %1, groupe %2 : %3</translation>
    </message>
    <message>
      <source>application %1, process %2, row %3: %4</source>
      <translation>application %1, processus %2, ligne %3 : %4</translation>
    </message>
    <message>
      <source>application %1, process %2, row %3: with this loop, of %4 times, it passes about %5 rows, and %6 are the most; make the counts of its loops smaller</source>
      <translation>application %1, processus %2, ligne %3 : avec cette boucle, de %4 fois, il passe environ %5 lignes, et %6 sont le maximum ; réduisez les nombres de ses boucles</translation>
    </message>
    <message>
      <source>application %1, row %2</source>
      <translation>application %1, ligne %2</translation>
    </message>
    <message>
      <source>application %1: %2</source>
      <translation>application %1 : %2</translation>
    </message>
    <message>
      <source>application %1: process %2 passes %3 rows without an event; make the counts of its loops smaller</source>
      <translation>application %1 : le processus %2 passe %3 lignes sans événement ; réduisez les nombres de ses boucles</translation>
    </message>
    <message>
      <source>applications</source>
      <translation>applications</translation>
    </message>
    <message>
      <source>are %1 scenarios</source>
      <translation>sont %1 scénarios</translation>
    </message>
    <message>
      <source>are of no use without policy: random</source>
      <translation>ne servent à rien sans policy: random</translation>
    </message>
    <message>
      <source>as %1</source>
      <translation>comme %1</translation>
    </message>
    <message>
      <source>as %1 = 1</source>
      <translation>car %1 = 1</translation>
    </message>
    <message>
      <source>as Di = 1</source>
      <translation>car Di = 1</translation>
    </message>
    <message>
      <source>as Di is three or more</source>
      <translation>car Di vaut trois ou plus</translation>
    </message>
    <message>
      <source>as Do = 1</source>
      <translation>car Do = 1</translation>
    </message>
    <message>
      <source>as entered, other than those of the preset %1</source>
      <translation>tels que saisis, différents de ceux du préréglage %1</translation>
    </message>
    <message>
      <source>as entered; no preset says where they come from</source>
      <translation>tels que saisis ; aucun préréglage ne dit d’où ils viennent</translation>
    </message>
    <message>
      <source>as fast as alone</source>
      <translation>aussi vite que seul</translation>
    </message>
    <message>
      <source>as fast as the end of the chain lets its NIC send, times its queue pairs</source>
      <translation>aussi vite que la fin de la chaîne laisse envoyer son NIC, fois ses queue pairs</translation>
    </message>
    <message>
      <source>as it is</source>
      <translation>tel quel</translation>
    </message>
    <message>
      <source>as many rows as columns of numbers</source>
      <translation>autant de lignes que de colonnes de nombres</translation>
    </message>
    <message>
      <source>as measured</source>
      <translation>tel que mesuré</translation>
    </message>
    <message>
      <source>as measured on %1</source>
      <translation>tels que mesurés sur %1</translation>
    </message>
    <message>
      <source>at %1</source>
      <translation>en %1</translation>
    </message>
    <message>
      <source>at its bound</source>
      <translation>à sa borne</translation>
    </message>
    <message>
      <source>at least %1</source>
      <translation>au moins %1</translation>
    </message>
    <message>
      <source>at most %1</source>
      <translation>au plus %1</translation>
    </message>
    <message>
      <source>at random, from the seed %1</source>
      <translation>au hasard, de graine %1</translation>
    </message>
    <message>
      <source>attempt %1</source>
      <translation>essai %1</translation>
    </message>
    <message>
      <source>bandwidth</source>
      <translation>bande passante</translation>
    </message>
    <message>
      <source>bandwidths and latencies that the file does not say are those of the preset %1</source>
      <translation>les débits et latences que le fichier ne dit pas sont ceux du préréglage %1</translation>
    </message>
    <message>
      <source>bandwidths must be above 0; write a bandwidth such as 940 Mbit/s</source>
      <translation>les bandes passantes doivent être au-dessus de 0 ; écrivez-en une telle que 940 Mbit/s</translation>
    </message>
    <message>
      <source>bar</source>
      <translation>barre verticale</translation>
    </message>
    <message>
      <source>before a start</source>
      <translation>avant un départ</translation>
    </message>
    <message>
      <source>before its first result</source>
      <translation>avant son premier résultat</translation>
    </message>
    <message>
      <source>begins with</source>
      <translation>commence par</translation>
    </message>
    <message>
      <source>behind '&amp;' or '*' stands a name of letters and digits, and here it does not; put the text in quotes</source>
      <translation>derrière '&amp;' ou '*' se trouve un nom de lettres et de chiffres, et ici ce n’est pas le cas ; mettez le texte entre guillemets</translation>
    </message>
    <message>
      <source>behind the slash stands how many values, from 2 to %1, and lin or log, such as /9 or /9lin</source>
      <translation>derrière la barre se trouve combien de valeurs, de 2 à %1, et lin ou log, par exemple /9 ou /9lin</translation>
    </message>
    <message>
      <source>benchmark</source>
      <translation>benchmark</translation>
    </message>
    <message>
      <source>benchmark %1</source>
      <translation>benchmark %1</translation>
    </message>
    <message>
      <source>benchmark %1 (%2) with %3</source>
      <translation>benchmark %1 (%2) avec %3</translation>
    </message>
    <message>
      <source>benchmark %1 could not be fitted: %2</source>
      <translation>le benchmark %1 n’a pu être ajusté : %2</translation>
    </message>
    <message>
      <source>benchmark rows</source>
      <translation>lignes de benchmark</translation>
    </message>
    <message>
      <source>benchmarks</source>
      <translation>benchmarks</translation>
    </message>
    <message>
      <source>best value</source>
      <translation>meilleur rapport qualité-prix</translation>
    </message>
    <message>
      <source>best value too close to call</source>
      <translation>meilleur rapport qualité-prix trop proche pour trancher</translation>
    </message>
    <message>
      <source>better placements of %1</source>
      <translation>de meilleurs placements de %1</translation>
    </message>
    <message>
      <source>between processes of one node</source>
      <translation>entre processus d’un nœud</translation>
    </message>
    <message>
      <source>between racks</source>
      <translation>entre baies</translation>
    </message>
    <message>
      <source>between some nodes of the platform there are several ways of the same length, or ways through nodes</source>
      <translation>entre certains nœuds de la plateforme il y a plusieurs chemins de même longueur, ou des chemins à travers des nœuds</translation>
    </message>
    <message>
      <source>beyond its calibration: %1</source>
      <translation>hors du domaine de calibration : %1</translation>
    </message>
    <message>
      <source>blanks</source>
      <translation>espaces</translation>
    </message>
    <message>
      <source>both ends hold it back alike</source>
      <translation>les deux bouts le retiennent de même</translation>
    </message>
    <message>
      <source>both ends must have the same unit</source>
      <translation>les deux bouts doivent avoir la même unité</translation>
    </message>
    <message>
      <source>both: the same links on the way back, which empty stands for too; one: there alone</source>
      <translation>both : les mêmes liens au retour, ce que vide signifie aussi ; one : à l’aller seulement</translation>
    </message>
    <message>
      <source>by a hash over another group, minimal before and behind it (Valiant)</source>
      <translation>par un hachage via un autre groupe, minimal avant et après (Valiant)</translation>
    </message>
    <message>
      <source>by hand</source>
      <translation>manuel</translation>
    </message>
    <message>
      <source>by number of nodes and degree</source>
      <translation>par nombre de nœuds et degré</translation>
    </message>
    <message>
      <source>bytes, seconds and rate contradict each other</source>
      <translation>octets, secondes et débit se contredisent</translation>
    </message>
    <message>
      <source>cables</source>
      <translation>câbles</translation>
    </message>
    <message>
      <source>calibration</source>
      <translation>calibration</translation>
    </message>
    <message>
      <source>calibration %1 names no kinds of models</source>
      <translation>la calibration %1 ne nomme aucun genre de modèle</translation>
    </message>
    <message>
      <source>calibration %1: there is no kind of model %2; %3</source>
      <translation>calibration %1 : il n’y a pas de genre de modèle %2 ; %3</translation>
    </message>
    <message>
      <source>cannot be measured as it is: %1</source>
      <translation>ne peut être mesuré tel quel : %1</translation>
    </message>
    <message>
      <source>cannot be read: %1</source>
      <translation>ne peut pas être lu : %1</translation>
    </message>
    <message>
      <source>cannot be written: %1</source>
      <translation>ne peut pas être écrit : %1</translation>
    </message>
    <message>
      <source>cannot stand beside a mapping; remove one of them</source>
      <translation>ne peut pas se trouver à côté d’un placement ; retirez l’un des deux</translation>
    </message>
    <message>
      <source>cells along each side of a process</source>
      <translation>cellules le long de chaque côté d’un processus</translation>
    </message>
    <message>
      <source>changed</source>
      <translation>modifié</translation>
    </message>
    <message>
      <source>changes no prediction of these patterns</source>
      <translation>ne change aucune prédiction de ces motifs</translation>
    </message>
    <message>
      <source>check the units of what it is made of</source>
      <translation>vérifiez les unités de ce dont il est fait</translation>
    </message>
    <message>
      <source>checkpoints</source>
      <translation>points de reprise</translation>
    </message>
    <message>
      <source>chosen</source>
      <translation>choisi</translation>
    </message>
    <message>
      <source>client and server say different things of what arrived</source>
      <translation>le client et le serveur disent des choses différentes de ce qui est arrivé</translation>
    </message>
    <message>
      <source>cluster %1: %2</source>
      <translation>cluster %1 : %2</translation>
    </message>
    <message>
      <source>collective number %1 is not taken: the schema does not say whose bytes its size counts</source>
      <translation>la collective numéro %1 n’est pas reprise : le schéma ne dit pas de qui sa taille compte les octets</translation>
    </message>
    <message>
      <source>collectives are written as their messages, with tags from 1000000000 on</source>
      <translation>les collectives sont écrites comme leurs messages, avec des étiquettes à partir de 1000000000</translation>
    </message>
    <message>
      <source>collectives between two groups of processes are not taken</source>
      <translation>les collectives entre deux groupes de processus ne sont pas reprises</translation>
    </message>
    <message>
      <source>collectives of a single rank send nothing; where others take part in them, give the files of all ranks</source>
      <translation>les collectives d’un seul rang n’envoient rien ; là où d’autres y prennent part, donnez les fichiers de tous les rangs</translation>
    </message>
    <message>
      <source>collectives of groups are written as their messages, as actions know no groups</source>
      <translation>les collectives de groupes sont écrites comme leurs messages, car les actions ne connaissent pas de groupes</translation>
    </message>
    <message>
      <source>collectives of one server, which show the switch within it</source>
      <translation>opérations collectives d’un serveur, qui montrent le commutateur à l’intérieur</translation>
    </message>
    <message>
      <source>collectives that name no algorithm follow the rules of this project, and the other one has others; take over its 'algorithms' for the same times</source>
      <translation>les opérations collectives sans algorithme suivent les règles de ce projet, et l’autre en a d’autres ; reprenez ses 'algorithms' pour les mêmes temps</translation>
    </message>
    <message>
      <source>collectives that name no algorithm ran by rule: %1</source>
      <translation>les opérations collectives sans algorithme ont suivi les règles : %1</translation>
    </message>
    <message>
      <source>columns of a panel</source>
      <translation>colonnes d’un panneau</translation>
    </message>
    <message>
      <source>columns of processes</source>
      <translation>colonnes de processus</translation>
    </message>
    <message>
      <source>columns of the matrix are senders, rows receivers</source>
      <translation>les colonnes de la matrice sont les émetteurs, les lignes les récepteurs</translation>
    </message>
    <message>
      <source>columns of which one is bytes / seconds of the others, in units of 2^20</source>
      <translation>des colonnes dont l’une est octets / secondes des autres, en unités de 2^20</translation>
    </message>
    <message>
      <source>columns with names</source>
      <translation>colonnes nommées</translation>
    </message>
    <message>
      <source>comma</source>
      <translation>virgule</translation>
    </message>
    <message>
      <source>compute, message, overhead, or start</source>
      <translation>compute, message, overhead ou start</translation>
    </message>
    <message>
      <source>computing</source>
      <translation>calcul</translation>
    </message>
    <message>
      <source>computing decides</source>
      <translation>le calcul décide</translation>
    </message>
    <message>
      <source>contains</source>
      <translation>contient</translation>
    </message>
    <message>
      <source>contention</source>
      <translation>contention</translation>
    </message>
    <message>
      <source>contraflow_times must be 1, the only version of this format; is the program too old?</source>
      <translation>contraflow_times doit être 1, la seule version de ce format ; le programme est-il trop ancien ?</translation>
    </message>
    <message>
      <source>copies of the model that see other data</source>
      <translation>copies du modèle qui voient d’autres données</translation>
    </message>
    <message>
      <source>cores of each node (default 1)</source>
      <translation>cœurs de chaque nœud (1 par défaut)</translation>
    </message>
    <message>
      <source>correct it first</source>
      <translation>corrigez-le d’abord</translation>
    </message>
    <message>
      <source>correct it in the parameters</source>
      <translation>corrigez-le dans les paramètres</translation>
    </message>
    <message>
      <source>correct its messages</source>
      <translation>corrigez ses messages</translation>
    </message>
    <message>
      <source>correct the name, or take it out</source>
      <translation>corrigez le nom, ou retirez-le</translation>
    </message>
    <message>
      <source>cost</source>
      <translation>coût</translation>
    </message>
    <message>
      <source>costs</source>
      <translation>coûts</translation>
    </message>
    <message>
      <source>costs are not held against each other</source>
      <translation>les coûts ne sont pas comparés entre eux</translation>
    </message>
    <message>
      <source>costs of %1</source>
      <translation>coûts de %1</translation>
    </message>
    <message>
      <source>counted the state sets of all %1 conflict graphs exactly</source>
      <translation>a compté exactement les ensembles d’états des %1 graphes de conflits</translation>
    </message>
    <message>
      <source>d</source>
      <translation>d</translation>
    </message>
    <message>
      <source>data and acknowledgements against its capacity</source>
      <translation>données et accusés par rapport à sa capacité</translation>
    </message>
    <message>
      <source>data-parallel degree: copies of the model, with all experts, that see other data</source>
      <translation>degré de parallélisme de données : copies du modèle, experts compris, qui voient d'autres données</translation>
    </message>
    <message>
      <source>decimal comma</source>
      <translation>virgule décimale</translation>
    </message>
    <message>
      <source>decimal point</source>
      <translation>point décimal</translation>
    </message>
    <message>
      <source>default</source>
      <translation>par défaut</translation>
    </message>
    <message>
      <source>degree %1</source>
      <translation>degré %1</translation>
    </message>
    <message>
      <source>destination</source>
      <translation>destination</translation>
    </message>
    <message>
      <source>did not run</source>
      <translation>non exécuté</translation>
    </message>
    <message>
      <source>did you mean %1?</source>
      <translation>vouliez-vous dire %1 ?</translation>
    </message>
    <message>
      <source>differs</source>
      <translation>diffère</translation>
    </message>
    <message>
      <source>differs from</source>
      <translation>est différente de</translation>
    </message>
    <message>
      <source>dimension by dimension, the shorter way round</source>
      <translation>dimension après dimension, par le plus court tour</translation>
    </message>
    <message>
      <source>divide by a unit</source>
      <translation>divisez par une unité</translation>
    </message>
    <message>
      <source>does not begin with a line that names its columns, such as %1</source>
      <translation>ne commence pas par une ligne qui nomme ses colonnes, comme %1</translation>
    </message>
    <message>
      <source>does not contain</source>
      <translation>ne contient pas</translation>
    </message>
    <message>
      <source>draws of who else is on the cluster</source>
      <translation>tirages de qui d’autre est sur la grappe</translation>
    </message>
    <message>
      <source>drifting times: %1</source>
      <translation>temps qui dérivent : %1</translation>
    </message>
    <message>
      <source>each NPU has a router of its own, whose ports are those of the NPU: what passes there costs no time</source>
      <translation>chaque NPU a un routeur à elle, dont les ports sont ceux de la NPU : ce qui y passe ne coûte pas de temps</translation>
    </message>
    <message>
      <source>each block became a switch; the file does not say how blocks are joined</source>
      <translation>chaque bloc est devenu un commutateur ; le fichier ne dit pas comment les blocs sont joints</translation>
    </message>
    <message>
      <source>each of %1 links between switches</source>
      <translation>chacun de %1 liens entre commutateurs</translation>
    </message>
    <message>
      <source>each of them waits for the next, and the last one is full</source>
      <translation>chacun attend le suivant, et le dernier est plein</translation>
    </message>
    <message>
      <source>elements are nested more than %1 deep</source>
      <translation>des éléments sont imbriqués à plus de %1 niveaux</translation>
    </message>
    <message>
      <source>empty</source>
      <translation>vide</translation>
    </message>
    <message>
      <source>en</source>
      <translation>fr</translation>
    </message>
    <message>
      <source>end.sum_received has no %1</source>
      <translation>end.sum_received n’a pas de %1</translation>
    </message>
    <message>
      <source>end.sum_received is missing, and end.sum does not say how many packets were lost, so it is not known what arrived</source>
      <translation>end.sum_received manque, et end.sum ne dit pas combien de paquets ont été perdus, on ne sait donc pas ce qui est arrivé</translation>
    </message>
    <message>
      <source>end.sum_received is missing, so it is not known what arrived</source>
      <translation>end.sum_received manque, on ne sait donc pas ce qui est arrivé</translation>
    </message>
    <message>
      <source>ends with</source>
      <translation>se termine par</translation>
    </message>
    <message>
      <source>energy</source>
      <translation>énergie</translation>
    </message>
    <message>
      <source>entity %1 is declared; write what it stands for</source>
      <translation>l’entité %1 est déclarée ; écrivez ce qu’elle représente</translation>
    </message>
    <message>
      <source>entry %1 %2</source>
      <translation>l’entrée %1 %2</translation>
    </message>
    <message>
      <source>equal ratios need values above 0; write lin behind the count</source>
      <translation>des rapports égaux demandent des valeurs au-dessus de 0 ; écrivez lin derrière le nombre</translation>
    </message>
    <message>
      <source>equally fast</source>
      <translation>également rapide</translation>
    </message>
    <message>
      <source>equals</source>
      <translation>est égale à</translation>
    </message>
    <message>
      <source>error</source>
      <translation>erreur</translation>
    </message>
    <message>
      <source>error bars of model %1 come from %2 measured patterns of this project</source>
      <translation>barres d’erreur du modèle %1 viennent de %2 motifs mesurés de ce projet</translation>
    </message>
    <message>
      <source>error bars of model %1 come from the mean |error| of its calibration, %2 %</source>
      <translation>barres d’erreur du modèle %1 viennent de la moyenne des |erreurs| lors de sa calibration, %2 %</translation>
    </message>
    <message>
      <source>error bars of model %1 come from the spread of errors in its calibration</source>
      <translation>barres d’erreur du modèle %1 viennent de la dispersion des erreurs lors de sa calibration</translation>
    </message>
    <message>
      <source>errors</source>
      <translation>erreurs</translation>
    </message>
    <message>
      <source>estimated in how many state sets messages are for %1 of %2 conflict graphs, which are too many to count, with Bethe's approximation</source>
      <translation>a estimé, pour %1 des %2 graphes de conflits, trop nombreux à compter, dans combien d’ensembles d’états sont les messages, par l’approximation de Bethe</translation>
    </message>
    <message>
      <source>event</source>
      <translation>événement</translation>
    </message>
    <message>
      <source>event %1</source>
      <translation>événement %1</translation>
    </message>
    <message>
      <source>events</source>
      <translation>événements</translation>
    </message>
    <message>
      <source>events of %1</source>
      <translation>événements de %1</translation>
    </message>
    <message>
      <source>every event of every process of applications; by name only</source>
      <translation>chaque événement de chaque processus des applications ; seulement si demandé</translation>
    </message>
    <message>
      <source>every measured message under every model</source>
      <translation>chaque message mesuré selon chaque modèle</translation>
    </message>
    <message>
      <source>every message goes the long way, full links or not; without load a network that then goes the short way is faster than predicted</source>
      <translation>chaque message prend le long chemin, que des liens soient pleins ou non ; sans charge, un réseau qui prend alors le court est plus rapide que prédit</translation>
    </message>
    <message>
      <source>every platform with every workload: the scenario that counts and its makespan</source>
      <translation>chaque plateforme avec chaque charge de travail : le scénario qui compte et sa durée totale</translation>
    </message>
    <message>
      <source>every step of the critical path of applications; by name only</source>
      <translation>chaque étape du chemin critique des applications ; seulement si demandé</translation>
    </message>
    <message>
      <source>every workload has the weight 0</source>
      <translation>toutes les charges de travail ont le poids 0</translation>
    </message>
    <message>
      <source>every workload has the weight 0, so there is no overall result</source>
      <translation>toutes les charges de travail ont le poids 0, donc il n’y a pas de résultat global</translation>
    </message>
    <message>
      <source>expert-parallel degree: experts, one a process of each stage; 1: none</source>
      <translation>degré de parallélisme d'experts : experts, un par processus d'un étage ; 1 : aucun</translation>
    </message>
    <message>
      <source>experts that a token goes to</source>
      <translation>experts auxquels va un jeton</translation>
    </message>
    <message>
      <source>experts that a token goes to, where there are experts</source>
      <translation>experts auxquels va un jeton, s'il y a des experts</translation>
    </message>
    <message>
      <source>explains more than fairness (%1) and less than the best, %2</source>
      <translation>explique plus que l’équité (%1) et moins que le meilleur, %2</translation>
    </message>
    <message>
      <source>faster</source>
      <translation>plus rapide</translation>
    </message>
    <message>
      <source>faster after errors</source>
      <translation>plus rapide après correction des erreurs</translation>
    </message>
    <message>
      <source>fastest</source>
      <translation>le plus rapide</translation>
    </message>
    <message>
      <source>fell</source>
      <translation>baisse</translation>
    </message>
    <message>
      <source>figure %1 was given before</source>
      <translation>la mesure %1 a déjà été donnée</translation>
    </message>
    <message>
      <source>first line and first column of the matrix count from %1 on, as numbers of nodes do</source>
      <translation>la première ligne et la première colonne de la matrice comptent à partir de %1, comme le font des numéros de nœuds</translation>
    </message>
    <message>
      <source>floating-point operations of a process in a second</source>
      <translation>opérations flottantes d’un processus par seconde</translation>
    </message>
    <message>
      <source>for process %1</source>
      <translation>pour le processus %1</translation>
    </message>
    <message>
      <source>found no equilibrium in %1 of %2; rates there are approximate, the mean of what varied by up to %3 %</source>
      <translation>n’a pas trouvé d’équilibre dans %1 de %2 ; les débits y sont approchés, la moyenne de ce qui variait jusqu’à %3 %</translation>
    </message>
    <message>
      <source>from %1 on nothing goes on</source>
      <translation>à partir de %1 plus rien n’avance</translation>
    </message>
    <message>
      <source>from %1 on there are more than %2 pairs of nodes or %3 links to pass, too many to be held in memory; write fewer routes</source>
      <translation>à partir de %1 il y a plus de %2 paires de nœuds ou %3 liens à passer, trop pour la mémoire ; écrivez moins d’itinéraires</translation>
    </message>
    <message>
      <source>from %1 on, the routes are too long to be held in memory; use fewer messages or a network with shorter ways</source>
      <translation>à partir de %1 les itinéraires sont trop longs pour la mémoire ; utilisez moins de messages ou un réseau aux chemins plus courts</translation>
    </message>
    <message>
      <source>from %1 to %2</source>
      <translation>de %1 à %2</translation>
    </message>
    <message>
      <source>from a stage to the next, of a process and a microbatch</source>
      <translation>d’un étage au suivant, par processus et micro-lot</translation>
    </message>
    <message>
      <source>from here on there are more %1 than the %2 that can be listed; list processes or phases, or make the counts of loops smaller</source>
      <translation>à partir d’ici il y a plus de %1 que les %2 qui peuvent être énumérés ; énumérez processus ou phases, ou réduisez les nombres des boucles</translation>
    </message>
    <message>
      <source>from here on, rows for some processes only are too many to be held in memory; use fewer rows or conditions that all processes fit</source>
      <translation>à partir d’ici les lignes pour certains processus seulement sont trop nombreuses pour la mémoire ; utilisez moins de lignes, ou des conditions que tous les processus remplissent</translation>
    </message>
    <message>
      <source>from the nominal rate</source>
      <translation>d’après le débit nominal</translation>
    </message>
    <message>
      <source>from the route from %1 on routes name more than %2 ends; write fewer routes</source>
      <translation>à partir de l’itinéraire de %1 les itinéraires nomment plus de %2 extrémités ; écrivez moins d’itinéraires</translation>
    </message>
    <message>
      <source>from the route to %1 on routes name more than %2 ends; write fewer routes</source>
      <translation>à partir de l’itinéraire vers %1 les itinéraires nomment plus de %2 extrémités ; écrivez moins d’itinéraires</translation>
    </message>
    <message>
      <source>from this message on the channel carries %1 % of its capacity</source>
      <translation>à partir de ce message le canal porte %1 % de sa capacité</translation>
    </message>
    <message>
      <source>full</source>
      <translation>saturé</translation>
    </message>
    <message>
      <source>full buffer</source>
      <translation>tampon plein</translation>
    </message>
    <message>
      <source>full links</source>
      <translation>liens pleins</translation>
    </message>
    <message>
      <source>full, and against the direction of this message</source>
      <translation>plein, et contre le sens de ce message</translation>
    </message>
    <message>
      <source>further lines were not taken either; they are not listed</source>
      <translation>d’autres lignes n’ont pas été reprises non plus ; elles ne sont pas énumérées</translation>
    </message>
    <message>
      <source>give one of the names in the file, or a number from 1 on</source>
      <translation>donnez un des noms du fichier, ou un numéro à partir de 1</translation>
    </message>
    <message>
      <source>give platforms.*.%1 one value</source>
      <translation>donnez à platforms.*.%1 une seule valeur</translation>
    </message>
    <message>
      <source>give the scenario a mapping</source>
      <translation>donnez un placement au scénario</translation>
    </message>
    <message>
      <source>given to messages on it before</source>
      <translation>donné auparavant à des messages dessus</translation>
    </message>
    <message>
      <source>given values and defaults</source>
      <translation>valeurs données et valeurs par défaut</translation>
    </message>
    <message>
      <source>gives %1 the algorithm %2; take %3</source>
      <translation>donne à %1 l’algorithme %2 ; prenez %3</translation>
    </message>
    <message>
      <source>gives a reason for no routing; write tree, dragonfly or both</source>
      <translation>donne une raison pour aucun routage ; écrivez tree, dragonfly ou les deux</translation>
    </message>
    <message>
      <source>grew</source>
      <translation>croissance</translation>
    </message>
    <message>
      <source>grew or fell</source>
      <translation>croissance ou baisse</translation>
    </message>
    <message>
      <source>group</source>
      <translation>groupe</translation>
    </message>
    <message>
      <source>group pairs</source>
      <translation>paires de groupes</translation>
    </message>
    <message>
      <source>groups</source>
      <translation>groupes</translation>
    </message>
    <message>
      <source>groups of %1</source>
      <translation>groupes de %1</translation>
    </message>
    <message>
      <source>groups; 0: as many as there can be, a·h + 1</source>
      <translation>groupes ; 0 : autant que possible, a·h + 1</translation>
    </message>
    <message>
      <source>h, links of a switch to other groups</source>
      <translation>h, liens d’un commutateur vers d’autres groupes</translation>
    </message>
    <message>
      <source>half of what a switch takes stands in the latency of each link at it</source>
      <translation>la moitié de ce que prend un commutateur est dans la latence de chaque lien qui y aboutit</translation>
    </message>
    <message>
      <source>has %1 as %2, which is none of its words</source>
      <translation>a %1 comme %2, qui n’est aucun de ses mots</translation>
    </message>
    <message>
      <source>has %1 as %2, which must be 0 or more</source>
      <translation>a %1 comme %2, qui doit être au moins 0</translation>
    </message>
    <message>
      <source>has %1 as %2, which must be a whole number up to %3</source>
      <translation>a %1 comme %2, qui doit être un nombre entier jusqu’à %3</translation>
    </message>
    <message>
      <source>has %1 as %2; write a whole number</source>
      <translation>a %1 pour %2 ; écrivez un nombre entier</translation>
    </message>
    <message>
      <source>has %1 columns, more than the %2 that are read</source>
      <translation>a %1 colonnes, plus que les %2 qui sont lues</translation>
    </message>
    <message>
      <source>has %1 without a time above 0 or without a message on the network; left out</source>
      <translation>a %1 sans temps au-dessus de 0 ou sans message sur le réseau ; laissé de côté</translation>
    </message>
    <message>
      <source>has %1, which is no number; write numbers such as 8, ranges such as 1..10 or 100..1000 by 100, or a list of them</source>
      <translation>a %1, qui n’est pas un nombre ; écrivez des nombres comme 8, des plages comme 1..10 ou 100..1000 by 100, ou une liste</translation>
    </message>
    <message>
      <source>has a line of more than a megabyte, so it has no results of a campaign</source>
      <translation>a une ligne de plus d’un mégaoctet, et n’a donc pas de résultats d’une campagne</translation>
    </message>
    <message>
      <source>has a rule that never ends: half_width must be above 0, fewest at least 2 and most at least as large</source>
      <translation>a une règle qui ne finit jamais : half_width doit être supérieur à 0, fewest au moins 2 et most au moins aussi grand</translation>
    </message>
    <message>
      <source>has a speed that is no number of flops in a second</source>
      <translation>a une vitesse qui n’est pas un nombre de flops par seconde</translation>
    </message>
    <message>
      <source>has more than %1 events; measure a shorter run of the program</source>
      <translation>a plus de %1 événements ; mesurez une exécution plus courte du programme</translation>
    </message>
    <message>
      <source>has more than %1 numbers</source>
      <translation>a plus de %1 nombres</translation>
    </message>
    <message>
      <source>has more than %1 processes; use fewer</source>
      <translation>a plus de %1 processus ; utilisez-en moins</translation>
    </message>
    <message>
      <source>has no %1: %2</source>
      <translation>n’a pas de %1 : %2</translation>
    </message>
    <message>
      <source>has no events in its program; write some</source>
      <translation>n’a pas d’événements dans son programme ; écrivez-en</translation>
    </message>
    <message>
      <source>has no message to measure</source>
      <translation>n’a pas de message à mesurer</translation>
    </message>
    <message>
      <source>has no number of processes: %1</source>
      <translation>n’a pas de nombre de processus : %1</translation>
    </message>
    <message>
      <source>has no processes; write how many it has</source>
      <translation>n’a pas de processus ; écrivez combien elle en a</translation>
    </message>
    <message>
      <source>has no text behind %1</source>
      <translation>n’a pas de texte derrière %1</translation>
    </message>
    <message>
      <source>has no value</source>
      <translation>n’a pas de valeur</translation>
    </message>
    <message>
      <source>has other columns than results of this campaign; name the file of its results</source>
      <translation>a d’autres colonnes que les résultats de cette campagne ; indiquez le fichier de ses résultats</translation>
    </message>
    <message>
      <source>has results already; --resume goes on with them, or name another file</source>
      <translation>a déjà des résultats ; --resume les poursuit, ou indiquez un autre fichier</translation>
    </message>
    <message>
      <source>has the key %1, which nobody knows; take collective, from_size, below_size, from_processes, below_processes, from_servers, below_servers, algorithm, segment, channels</source>
      <translation>a la clé %1, que personne ne connaît ; prenez collective, from_size, below_size, from_processes, below_processes, from_servers, below_servers, algorithm, segment, channels</translation>
    </message>
    <message>
      <source>has the number %1 and takes %2 and more</source>
      <translation>a le nombre %1 et prend %2 et plus</translation>
    </message>
    <message>
      <source>has the number %1 twice</source>
      <translation>a deux fois le nombre %1</translation>
    </message>
    <message>
      <source>has the range %1, which ends before it begins</source>
      <translation>a la plage %1, qui finit avant de commencer</translation>
    </message>
    <message>
      <source>has them all</source>
      <translation>les a tous</translation>
    </message>
    <message>
      <source>here stands %1 in place of %2</source>
      <translation>ici se trouve %1 à la place de %2</translation>
    </message>
    <message>
      <source>here stands %1 in place of a rank and its block</source>
      <translation>ici se trouve %1 à la place d’un rang et de son bloc</translation>
    </message>
    <message>
      <source>here stands %1 in place of send, recv or calc</source>
      <translation>ici se trouve %1 à la place de send, recv ou calc</translation>
    </message>
    <message>
      <source>here, with what else is in the network, messages take the shortest ways</source>
      <translation>ici, avec ce qu’il y a d’autre dans le réseau, les messages prennent les plus courts chemins</translation>
    </message>
    <message>
      <source>hidden size</source>
      <translation>taille cachée</translation>
    </message>
    <message>
      <source>host %1</source>
      <translation>hôte %1</translation>
    </message>
    <message>
      <source>hosts compute 1 Gflop/s: a platform does not say how fast its nodes compute</source>
      <translation>les hôtes calculent à 1 Gflop/s : une plateforme ne dit pas à quelle vitesse ses nœuds calculent</translation>
    </message>
    <message>
      <source>hours a year differ</source>
      <translation>les heures par an diffèrent</translation>
    </message>
    <message>
      <source>how many messages have which error</source>
      <translation>combien de messages ont quelle erreur</translation>
    </message>
    <message>
      <source>how many messages there are</source>
      <translation>combien de messages il y a</translation>
    </message>
    <message>
      <source>how many nodes or messages there are at the root</source>
      <translation>combien de nœuds ou de messages il y a à la racine</translation>
    </message>
    <message>
      <source>how many there are</source>
      <translation>combien il y en a</translation>
    </message>
    <message>
      <source>how often each node draws another one</source>
      <translation>combien de fois chaque nœud en tire un autre</translation>
    </message>
    <message>
      <source>htsim connection matrix</source>
      <translation>Matrice de connexions htsim</translation>
    </message>
    <message>
      <source>htsim has trees of 2 or 3 tiers</source>
      <translation>htsim a des arbres à 2 ou 3 étages</translation>
    </message>
    <message>
      <source>htsim joins a node by one link; write Bundle 1 in tier 0</source>
      <translation>htsim relie un nœud par un lien ; écrivez Bundle 1 à l’étage 0</translation>
    </message>
    <message>
      <source>htsim knows no %1</source>
      <translation>htsim ne connaît pas %1</translation>
    </message>
    <message>
      <source>htsim knows no %1 of a message</source>
      <translation>htsim ne connaît pas %1 d’un message</translation>
    </message>
    <message>
      <source>htsim knows no %1; there are Nodes, Connections, Triggers, Failures and lines such as '0-&gt;15 start 0 size 2000000'</source>
      <translation>htsim ne connaît pas %1 ; il y a Nodes, Connections, Triggers, Failures et des lignes comme '0-&gt;15 start 0 size 2000000'</translation>
    </message>
    <message>
      <source>htsim topology</source>
      <translation>Topologie htsim</translation>
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
      <translation>dans %1 au caractère %2 : %3</translation>
    </message>
    <message>
      <source>in %1: %2</source>
      <translation>dans %1 : %2</translation>
    </message>
    <message>
      <source>in SimGrid all messages between them share it</source>
      <translation>dans SimGrid tous les messages entre elles le partagent</translation>
    </message>
    <message>
      <source>in SimGrid the messages within %1 share a backbone; here they have its latency, no host is faster, and a switch carries all of them</source>
      <translation>dans SimGrid les messages au sein de %1 partagent un backbone ; ici ils ont sa latence, aucun hôte n’est plus rapide, et un commutateur les porte tous</translation>
    </message>
    <message>
      <source>in a tree of 2 tiers all nodes are one pod: write Podsize %1</source>
      <translation>dans un arbre à 2 étages tous les nœuds sont un pod : écrivez Podsize %1</translation>
    </message>
    <message>
      <source>in each cell</source>
      <translation>dans chaque cellule</translation>
    </message>
    <message>
      <source>in scenarios under backpressure they also slow messages that do not use them, in the others those that do and no others</source>
      <translation>dans les scénarios sous backpressure ils ralentissent aussi des messages qui ne les utilisent pas, dans les autres seulement ceux qui les utilisent</translation>
    </message>
    <message>
      <source>in the %1 behind this line no value ends; close a bracket or a quote that is open, and begin long texts in the line of their key (messages: |)</source>
      <translation>dans les %1 derrière cette ligne aucune valeur ne finit ; fermez un crochet ou un guillemet ouvert, et commencez les longs textes sur la ligne de leur clé (messages: |)</translation>
    </message>
    <message>
      <source>in the network</source>
      <translation>dans le réseau</translation>
    </message>
    <message>
      <source>in use by others</source>
      <translation>occupé par d'autres</translation>
    </message>
    <message>
      <source>inside</source>
      <translation>à l’intérieur</translation>
    </message>
    <message>
      <source>inside the node</source>
      <translation>dans le nœud</translation>
    </message>
    <message>
      <source>into %1</source>
      <translation>vers %1</translation>
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
      <translation>iperf3 signale une erreur%1</translation>
    </message>
    <message>
      <source>iperf3 reports an error: %1</source>
      <translation>iperf3 signale une erreur : %1</translation>
    </message>
    <message>
      <source>is %1 and must be %2</source>
      <translation>est %1 et doit être %2</translation>
    </message>
    <message>
      <source>is %1 and must be %2 or %3</source>
      <translation>est %1 et doit être %2 ou %3</translation>
    </message>
    <message>
      <source>is %1 and must be a model in which full links hold up others, backpressure</source>
      <translation>est %1 et doit être un modèle où des liens pleins en retiennent d’autres : backpressure</translation>
    </message>
    <message>
      <source>is %1 and must be a whole number</source>
      <translation>est %1 et doit être un nombre entier</translation>
    </message>
    <message>
      <source>is %1 and must be a whole number from 0 on</source>
      <translation>est %1 et doit être un nombre entier à partir de 0</translation>
    </message>
    <message>
      <source>is %1 and must be one of %2</source>
      <translation>est %1 et doit être l’un de %2</translation>
    </message>
    <message>
      <source>is %1 and must be small letters, digits and dashes</source>
      <translation>est %1 et doit être fait de minuscules, de chiffres et de tirets</translation>
    </message>
    <message>
      <source>is 1 scenario</source>
      <translation>est 1 scénario</translation>
    </message>
    <message>
      <source>is a database and no file of results; name those that it was merged from, or merge them into one that ends in .csv</source>
      <translation>est une base de données et non un fichier de résultats ; indiquez ceux dont elle a été fusionnée, ou fusionnez-les en un qui finit par .csv</translation>
    </message>
    <message>
      <source>is a device and not a file; name an ordinary file</source>
      <translation>est un périphérique et non un fichier ; indiquez un fichier ordinaire</translation>
    </message>
    <message>
      <source>is a folder; name a file in it</source>
      <translation>est un dossier ; indiquez un fichier dedans</translation>
    </message>
    <message>
      <source>is a link that leads back to itself; remove the link</source>
      <translation>est un lien qui ramène à lui-même ; retirez-le</translation>
    </message>
    <message>
      <source>is a pipe and not a file; name an ordinary file</source>
      <translation>est un tube et non un fichier ; indiquez un fichier ordinaire</translation>
    </message>
    <message>
      <source>is at least</source>
      <translation>est supérieure ou égale à</translation>
    </message>
    <message>
      <source>is at most</source>
      <translation>est inférieure ou égale à</translation>
    </message>
    <message>
      <source>is bigger than %1 MB, the most that is read; split it into several files</source>
      <translation>dépasse %1 MB, le plus qui soit lu ; divisez-le en plusieurs fichiers</translation>
    </message>
    <message>
      <source>is empty</source>
      <translation>est vide</translation>
    </message>
    <message>
      <source>is less than</source>
      <translation>est inférieure à</translation>
    </message>
    <message>
      <source>is more than</source>
      <translation>est supérieure à</translation>
    </message>
    <message>
      <source>is no map</source>
      <translation>n’est pas une table de clés</translation>
    </message>
    <message>
      <source>is no map; write one such as {collective: allreduce, from_size: 1 MB, algorithm: ring}</source>
      <translation>n’est pas une map ; écrivez-en une telle que {collective: allreduce, from_size: 1 MB, algorithm: ring}</translation>
    </message>
    <message>
      <source>is no object</source>
      <translation>n’est pas un objet</translation>
    </message>
    <message>
      <source>is no test that is known; write all_reduce, all_gather, reduce_scatter, alltoall or sendrecv</source>
      <translation>n’est aucun test connu ; écrivez all_reduce, all_gather, reduce_scatter, alltoall ou sendrecv</translation>
    </message>
    <message>
      <source>is none for the network %1</source>
      <translation>n’en est pas un pour le réseau %1</translation>
    </message>
    <message>
      <source>is not empty</source>
      <translation>n’est pas vide</translation>
    </message>
    <message>
      <source>is of session 0; they are counted from 1</source>
      <translation>est de la séance 0 ; elles sont comptées à partir de 1</translation>
    </message>
    <message>
      <source>is of the format %1, which is none of %2</source>
      <translation>est du format %1, qui n’est aucun de %2</translation>
    </message>
    <message>
      <source>is of the platform %1, not of %2, and was left out</source>
      <translation>est de la plateforme %1, pas de %2, et a été laissée de côté</translation>
    </message>
    <message>
      <source>is of the scenario %1, which cannot be predicted, and was left out: %2</source>
      <translation>est du scénario %1, qui ne peut être prédit, et a été laissée de côté : %2</translation>
    </message>
    <message>
      <source>is on a knife edge in the first step, where the network has several equilibria: messages over %1 run at %2, or at %3 in another one</source>
      <translation>est sur le fil du rasoir à la première étape, où le réseau a plusieurs équilibres : les messages par %1 vont à %2, ou à %3 dans un autre</translation>
    </message>
    <message>
      <source>is on platform %1, others are on %2; a plan measures one cluster, so choose scenarios of one platform</source>
      <translation>est sur la plateforme %1, d’autres sur %2 ; un plan mesure une grappe, choisissez donc des scénarios d’une plateforme</translation>
    </message>
    <message>
      <source>it begins with numbers of places, switches and links, or as SimAI does with those of places, GPUs of a server, NVSwitches, switches and links and the kind of GPU; correct the first line</source>
      <translation>il commence par des nombres de places, de commutateurs et de liens, ou comme le fait SimAI par ceux de places, de GPU d’un serveur, de NVSwitches, de commutateurs et de liens et le genre de GPU ; corrigez la première ligne</translation>
    </message>
    <message>
      <source>it belongs to the columns that line %1 names; import it with that line as the one that names the columns</source>
      <translation>elle appartient aux colonnes que nomme la ligne %1 ; importez-la avec cette ligne comme celle qui nomme les colonnes</translation>
    </message>
    <message>
      <source>it calls %1, and %2 calls %3; give the traces of one run</source>
      <translation>il appelle %1, et %2 en appelle %3 ; donnez les traces d’une seule exécution</translation>
    </message>
    <message>
      <source>it cannot be opened</source>
      <translation>elle ne peut pas être ouverte</translation>
    </message>
    <message>
      <source>it cannot run as it is: %1</source>
      <translation>il ne peut s’exécuter tel quel : %1</translation>
    </message>
    <message>
      <source>it comes to %1 and must come to %2</source>
      <translation>cela donne %1 et doit donner %2</translation>
    </message>
    <message>
      <source>it completes a collective that was never begun</source>
      <translation>il achève une collective qui n’a jamais été commencée</translation>
    </message>
    <message>
      <source>it completes a request that was never begun</source>
      <translation>il achève une requête qui n’a jamais été commencée</translation>
    </message>
    <message>
      <source>it could not be predicted (%1); when this is for want of memory, take fewer messages or fewer scenarios at a time</source>
      <translation>impossible à prédire (%1) ; si la mémoire manque, prenez moins de messages ou moins de scénarios à la fois</translation>
    </message>
    <message>
      <source>it could not be started together on all ranks</source>
      <translation>il n’a pas pu être lancé ensemble sur tous les rangs</translation>
    </message>
    <message>
      <source>it does not agree with %1, whose next collective of group %2 is %3 in %4; all must have the same event, algorithm, root, segments and channels in the same order</source>
      <translation>cela ne s’accorde pas avec %1, dont la prochaine opération collective du groupe %2 est %3 dans %4 ; tous doivent avoir les mêmes événement, algorithme, racine, segments et canaux dans le même ordre</translation>
    </message>
    <message>
      <source>it does not begin with a number</source>
      <translation>cela ne commence pas par un nombre</translation>
    </message>
    <message>
      <source>it does not say from which node to which its message went</source>
      <translation>elle ne dit pas de quel nœud vers lequel son message est allé</translation>
    </message>
    <message>
      <source>it does not say how long a tick of its clock is</source>
      <translation>elle ne dit pas combien dure un tic de son horloge</translation>
    </message>
    <message>
      <source>it does not say the size of its message</source>
      <translation>elle ne dit pas la taille de son message</translation>
    </message>
    <message>
      <source>it does not say which hosts were connected</source>
      <translation>il ne dit pas quels hôtes étaient connectés</translation>
    </message>
    <message>
      <source>it does not say which port is joined to which</source>
      <translation>elle ne dit pas quel port est relié à lequel</translation>
    </message>
    <message>
      <source>it draws power, and the price of energy (energy_price) is not given</source>
      <translation>elle consomme du courant, et le prix de l’énergie (energy_price) n’est pas donné</translation>
    </message>
    <message>
      <source>it ended or failed before its first size</source>
      <translation>il a fini ou échoué avant sa première taille</translation>
    </message>
    <message>
      <source>it gives times, and besides what is worked out from them</source>
      <translation>il donne des temps, et en plus ce qui en est calculé</translation>
    </message>
    <message>
      <source>it has %1</source>
      <translation>il a %1</translation>
    </message>
    <message>
      <source>it has %1 (%2) for itself</source>
      <translation>il a %1 (%2) pour lui seul</translation>
    </message>
    <message>
      <source>it has %1 cells where the table has %2 columns</source>
      <translation>elle a %1 cellules là où le tableau a %2 colonnes</translation>
    </message>
    <message>
      <source>it has %1 cells where the table has %2 columns; put quotes around a text that contains the separator</source>
      <translation>elle a %1 cellules là où le tableau a %2 colonnes ; mettez entre guillemets un texte qui contient le séparateur</translation>
    </message>
    <message>
      <source>it has %1 for itself</source>
      <translation>il a %1 pour lui seul</translation>
    </message>
    <message>
      <source>it has %1 groups, but only %2 routers in each to join them; give it more chassis or blades</source>
      <translation>il a %1 groupes, mais seulement %2 routeurs dans chacun pour les joindre ; donnez-lui plus de châssis ou de lames</translation>
    </message>
    <message>
      <source>it has %1 models %2; rename them there</source>
      <translation>il a %1 modèles %2 ; renommez-les là-bas</translation>
    </message>
    <message>
      <source>it has %1 numbers where the table has %2 columns</source>
      <translation>elle a %1 nombres là où le tableau a %2 colonnes</translation>
    </message>
    <message>
      <source>it has %1 times and says %2 repetitions</source>
      <translation>il a %1 temps et dit %2 répétitions</translation>
    </message>
    <message>
      <source>it has a trace and rows of its own; remove one of the two</source>
      <translation>elle a une trace et des lignes propres ; retirez l’une des deux</translation>
    </message>
    <message>
      <source>it has a workload and applications; give it one of the two</source>
      <translation>il a une charge de travail et des applications ; donnez-lui l’une des deux</translation>
    </message>
    <message>
      <source>it has another number of cells than the line that names the columns</source>
      <translation>elle a un autre nombre de cellules que la ligne qui nomme les colonnes</translation>
    </message>
    <message>
      <source>it has costs of every year, and their number (years) is not given</source>
      <translation>elle a des coûts annuels, et leur nombre (years) n’est pas donné</translation>
    </message>
    <message>
      <source>it has fewer words than there are columns</source>
      <translation>elle a moins de mots qu’il n’y a de colonnes</translation>
    </message>
    <message>
      <source>it has more messages than the %1 whose times can be listed; make the counts of loops smaller</source>
      <translation>il y a plus de messages que les %1 dont les temps peuvent être listés ; réduire les compteurs des boucles</translation>
    </message>
    <message>
      <source>it has more than %1 switches or links; import a smaller one</source>
      <translation>il a plus de %1 commutateurs ou liens ; importez-en un plus petit</translation>
    </message>
    <message>
      <source>it has more than %1 values</source>
      <translation>il a plus de %1 valeurs</translation>
    </message>
    <message>
      <source>it has neither a price nor a power</source>
      <translation>ni prix ni puissance n’est donné</translation>
    </message>
    <message>
      <source>it has neither a time nor a bandwidth</source>
      <translation>elle n’a ni temps ni débit</translation>
    </message>
    <message>
      <source>it has no &lt;object&gt; of type Core or PU; save it by lstopo of hwloc</source>
      <translation>il n’a pas d’&lt;object&gt; de type Core ou PU ; enregistrez-le par lstopo de hwloc</translation>
    </message>
    <message>
      <source>it has no GPU, a &lt;pci&gt; of class 0x03…; give the description of a server with GPUs</source>
      <translation>il n’a pas de GPU, un &lt;pci&gt; de classe 0x03… ; donnez la description d’un serveur avec des GPU</translation>
    </message>
    <message>
      <source>it has no currency; write one behind the amount, such as 18000 EUR</source>
      <translation>sans monnaie ; écrivez-la derrière le montant, par exemple 18000 EUR</translation>
    </message>
    <message>
      <source>it has no event</source>
      <translation>sans événement</translation>
    </message>
    <message>
      <source>it has no id</source>
      <translation>il n’a pas d’id</translation>
    </message>
    <message>
      <source>it has no line with the columns NODELIST and STATE or ST, as sinfo -N and squeue print them</source>
      <translation>il n’a pas de ligne avec les colonnes NODELIST et STATE ou ST, comme sinfo -N et squeue les affichent</translation>
    </message>
    <message>
      <source>it has no message that can be placed; add messages to workload %1</source>
      <translation>il n’a aucun message qui puisse être placé ; ajoutez des messages à la charge de travail %1</translation>
    </message>
    <message>
      <source>it has no message; a line such as '0-&gt;15 start 0 size 2000000' is one</source>
      <translation>il n’a pas de message ; une ligne comme '0-&gt;15 start 0 size 2000000' en est un</translation>
    </message>
    <message>
      <source>it has no messages with source and destination; import it on its own</source>
      <translation>il n’a pas de messages avec source et destination ; importez-le à part</translation>
    </message>
    <message>
      <source>it has no model %1; %2</source>
      <translation>il n’a pas de modèle %1 ; %2</translation>
    </message>
    <message>
      <source>it has no name; write one</source>
      <translation>sans nom ; écrivez-en un</translation>
    </message>
    <message>
      <source>it has no parts that could have a price</source>
      <translation>elle n’a pas de parties qui pourraient avoir un prix</translation>
    </message>
    <message>
      <source>it has no time</source>
      <translation>elle n’a pas de temps</translation>
    </message>
    <message>
      <source>it has none at all</source>
      <translation>il n’en a aucun</translation>
    </message>
    <message>
      <source>it has not as many values as these tests print</source>
      <translation>elle n’a pas autant de valeurs que ces tests en affichent</translation>
    </message>
    <message>
      <source>it has one request; write one name</source>
      <translation>il a une requête ; écrivez un nom</translation>
    </message>
    <message>
      <source>it has only %1 rows</source>
      <translation>elle n’a que %1 lignes</translation>
    </message>
    <message>
      <source>it has the percentiles of the row above (-show_tail), which are left out</source>
      <translation>elle a les centiles de la ligne du dessus (-show_tail), qui sont laissés de côté</translation>
    </message>
    <message>
      <source>it is %1, more than all; write at most 1 or 100 %</source>
      <translation>c’est %1, plus que tout ; écrivez au plus 1 ou 100 %</translation>
    </message>
    <message>
      <source>it is a comment</source>
      <translation>c’est un commentaire</translation>
    </message>
    <message>
      <source>it is a compressed file; unpack it first</source>
      <translation>c’est un fichier compressé ; décompressez-le d’abord</translation>
    </message>
    <message>
      <source>it is a project without measured times of a scenario</source>
      <translation>c’est un projet sans temps mesurés d’un scénario</translation>
    </message>
    <message>
      <source>it is a whole round trip (--full-rtt), and a time one way is half of it; measure without that option</source>
      <translation>c’est un aller-retour entier (--full-rtt), et un temps dans un sens en est la moitié ; mesurez sans cette option</translation>
    </message>
    <message>
      <source>it is below 0; write what the part costs</source>
      <translation>au-dessous de 0 ; écrivez ce que coûte la pièce</translation>
    </message>
    <message>
      <source>it is below 1, and a room takes at least what stands in it; write what the room takes over what its machines take</source>
      <translation>au-dessous de 1, et une salle consomme au moins ce qu’elle contient ; écrivez ce que la salle consomme par rapport à ses machines</translation>
    </message>
    <message>
      <source>it is bought in %1 and run in %2</source>
      <translation>elle est achetée en %1 et exploitée en %2</translation>
    </message>
    <message>
      <source>it is empty</source>
      <translation>c’est vide</translation>
    </message>
    <message>
      <source>it is more than a year has; write at most %1</source>
      <translation>plus qu’il n’y en a dans une année ; écrivez au plus %1</translation>
    </message>
    <message>
      <source>it is negative</source>
      <translation>c’est négatif</translation>
    </message>
    <message>
      <source>it is neither a device nor one of its ports</source>
      <translation>ce n’est ni un appareil ni l’un de ses ports</translation>
    </message>
    <message>
      <source>it is neither a tree nor of blocks, nor a ring or torus; other kinds are not taken</source>
      <translation>elle n’est ni un arbre ni faite de blocs, ni un anneau ou un tore ; d’autres genres ne sont pas repris</translation>
    </message>
    <message>
      <source>it is nested deeper than %1 levels</source>
      <translation>il est imbriqué à plus de %1 niveaux</translation>
    </message>
    <message>
      <source>it is no %1: a JSON object with "%2": 1</source>
      <translation>ce n’est pas un %1 : un objet JSON avec "%2": 1</translation>
    </message>
    <message>
      <source>it is no %1: the key %2 is missing</source>
      <translation>ce n’est pas un %1 : la clé %2 manque</translation>
    </message>
    <message>
      <source>it is no JSON</source>
      <translation>ce n’est pas du JSON</translation>
    </message>
    <message>
      <source>it is no list of Key=Value</source>
      <translation>ce n’est pas une liste de Key=Value</translation>
    </message>
    <message>
      <source>it is no map with topology, npus_count, bandwidth and latency</source>
      <translation>ce n’est pas une table avec topology, npus_count, bandwidth et latency</translation>
    </message>
    <message>
      <source>it is no object such as {"id": …}</source>
      <translation>ce n’est pas un objet comme {"id": …}</translation>
    </message>
    <message>
      <source>it is no port with its device, width and rate</source>
      <translation>ce n’est pas un port avec son appareil, sa largeur et son débit</translation>
    </message>
    <message>
      <source>it is no result of iperf3: start.test_start.protocol is missing</source>
      <translation>ce n’est pas un résultat d’iperf3 : start.test_start.protocol manque</translation>
    </message>
    <message>
      <source>it is no row of bytes, Mbit/s and seconds</source>
      <translation>ce n’est pas une ligne d’octets, Mbit/s et secondes</translation>
    </message>
    <message>
      <source>it is no row of numbers</source>
      <translation>ce n’est pas une ligne de nombres</translation>
    </message>
    <message>
      <source>it is no row of results</source>
      <translation>ce n’est pas une ligne de résultats</translation>
    </message>
    <message>
      <source>it is no row of seconds, Mbit/s, bits, bytes and variance</source>
      <translation>ce n’est pas une ligne de secondes, Mbit/s, bits, octets et variance</translation>
    </message>
    <message>
      <source>it is no text: of its first %1 %2 are such as no text has; give what the program wrote as text</source>
      <translation>ce n’est pas du texte : début de %1, dont %2 qu’aucun texte n’a ; donnez ce que le programme a écrit comme texte</translation>
    </message>
    <message>
      <source>it is not said what the receiver got</source>
      <translation>il n’est pas dit ce que le récepteur a reçu</translation>
    </message>
    <message>
      <source>it is not said which hosts were connected</source>
      <translation>il n’est pas dit quels hôtes étaient connectés</translation>
    </message>
    <message>
      <source>it is not the next row of the square, with a number for each process</source>
      <translation>elle n’est pas la ligne suivante du carré, avec un nombre par processus</translation>
    </message>
    <message>
      <source>it is of a communicator that the archive does not define</source>
      <translation>il est d’un communicateur que l’archive ne définit pas</translation>
    </message>
    <message>
      <source>it is paid per %1; write once or year</source>
      <translation>payé par %1 ; écrivez once ou year</translation>
    </message>
    <message>
      <source>it is read as %1, but %2 says that it is %3; look whether numbers and units are right</source>
      <translation>il est lu comme %1, mais %2 indique que c’est %3 ; vérifiez que nombres et unités sont justes</translation>
    </message>
    <message>
      <source>it is the latency of bursts of packets, no time of one message; measure without --burst</source>
      <translation>c’est la latence de rafales de paquets, pas le temps d’un message ; mesurez sans --burst</translation>
    </message>
    <message>
      <source>it looks like %1, %2</source>
      <translation>on dirait %1, %2</translation>
    </message>
    <message>
      <source>it looks like %1, which no format of measured times has</source>
      <translation>on dirait %1, ce qu’aucun format de temps mesurés n’a</translation>
    </message>
    <message>
      <source>it looks like a matrix of %1 by %1 numbers that does not say what they are: import it as messages where they are what is sent, or name the format matrix and say what its numbers mean</source>
      <translation>on dirait une matrice de %1 par %1 nombres qui ne dit pas ce qu’ils sont : importez-la comme messages s’ils sont ce qui est envoyé, ou indiquez le format matrix et dites ce que signifient ses nombres</translation>
    </message>
    <message>
      <source>it looks like a matrix of numbers that makes sense only when its last row is that of the first node, as ComDetective writes what is sent; import it as messages</source>
      <translation>on dirait une matrice de nombres qui n’a de sens que si sa dernière ligne est celle du premier nœud, comme ComDetective écrit ce qui est envoyé ; importez-la comme messages</translation>
    </message>
    <message>
      <source>it looks like a table or log of another program: %1</source>
      <translation>on dirait un tableau ou un journal d’un autre programme : %1</translation>
    </message>
    <message>
      <source>it looks like plain text, without a table of numbers: %1</source>
      <translation>on dirait du simple texte, sans tableau de nombres : %1</translation>
    </message>
    <message>
      <source>it names neither a message nor source and destination</source>
      <translation>elle ne nomme ni un message ni source et destination</translation>
    </message>
    <message>
      <source>it names neither a switch nor a block</source>
      <translation>elle ne nomme ni commutateur ni bloc</translation>
    </message>
    <message>
      <source>it names no %1; name one of the project's</source>
      <translation>rien n’est indiqué pour %1 ; indiquez un nom du projet</translation>
    </message>
    <message>
      <source>it names no column of a time in usec or a bandwidth in MB/sec or Gb/sec; its rows are left out</source>
      <translation>elle ne nomme pas de colonne d’un temps en usec ou d’un débit en MB/sec ou Gb/sec ; ses lignes sont laissées de côté</translation>
    </message>
    <message>
      <source>it names no node, so that nothing could be sent on it; import a file in which nodes hang on its switches</source>
      <translation>il ne nomme pas de nœud, rien ne pourrait donc y être envoyé ; importez un fichier où des nœuds pendent à ses commutateurs</translation>
    </message>
    <message>
      <source>it names no nodes</source>
      <translation>elle ne nomme aucun nœud</translation>
    </message>
    <message>
      <source>it names no process; write its rank, such as 3</source>
      <translation>aucun processus n’est nommé ; écrivez son rang, par exemple 3</translation>
    </message>
    <message>
      <source>it names no processes of MPI, so that nobody can say who sends to whom</source>
      <translation>elle ne nomme pas de processus MPI, on ne peut donc pas dire qui envoie à qui</translation>
    </message>
    <message>
      <source>it names other columns than line %1</source>
      <translation>elle nomme d’autres colonnes que la ligne %1</translation>
    </message>
    <message>
      <source>it names the columns again</source>
      <translation>elle nomme de nouveau les colonnes</translation>
    </message>
    <message>
      <source>it needs %1, a list with a value for each dimension</source>
      <translation>il faut %1, une liste avec une valeur par dimension</translation>
    </message>
    <message>
      <source>it needs a parameter that has no value; correct that one first</source>
      <translation>il a besoin d’un paramètre sans valeur ; corrigez d’abord celui-ci</translation>
    </message>
    <message>
      <source>it needs itself (%1); give one of these a value of its own</source>
      <translation>il a besoin de lui-même (%1) ; donnez à l’un d’eux une valeur propre</translation>
    </message>
    <message>
      <source>it receives from rank %1, which is no other one of the %2 whose files were given</source>
      <translation>il reçoit du rang %1, qui n’est pas un autre des %2 dont les fichiers ont été donnés</translation>
    </message>
    <message>
      <source>it runs an application and names no mapping; name one that places its processes</source>
      <translation>il exécute une application et ne nomme aucun placement ; nommez-en un qui place ses processus</translation>
    </message>
    <message>
      <source>it says %1, and there are %2; fetch the whole file, or correct the number</source>
      <translation>elle dit %1, et il y en a %2 ; récupérez le fichier entier ou corrigez le nombre</translation>
    </message>
    <message>
      <source>it says how many operations it takes and not how long; say by --speed how many a process does in a second, such as 100 Tflop/s</source>
      <translation>il dit combien d’opérations il prend et non combien de temps ; dites par --speed combien un processus en fait par seconde, comme 100 Tflop/s</translation>
    </message>
    <message>
      <source>it says where actors run, and has no host: import the platform that it is a deployment for</source>
      <translation>il dit où tournent des acteurs, et n’a pas d’hôte : importez la plateforme dont il est un déploiement</translation>
    </message>
    <message>
      <source>it sends to rank %1, which is no other one of the %2 whose files were given</source>
      <translation>il envoie au rang %1, qui n’est pas un autre des %2 dont les fichiers ont été donnés</translation>
    </message>
    <message>
      <source>it shares %1 (%2) with %3</source>
      <translation>il partage %1 (%2) avec %3</translation>
    </message>
    <message>
      <source>it shares %1 with %2</source>
      <translation>il partage %1 avec %2</translation>
    </message>
    <message>
      <source>it stands before the names of the columns</source>
      <translation>elle se trouve avant les noms des colonnes</translation>
    </message>
    <message>
      <source>it stands below no device</source>
      <translation>elle n’est sous aucun appareil</translation>
    </message>
    <message>
      <source>it stands outside of a table</source>
      <translation>elle se trouve hors d’un tableau</translation>
    </message>
    <message>
      <source>it takes %1</source>
      <translation>il prend %1</translation>
    </message>
    <message>
      <source>it takes %1 ranks, and a plan may have %2</source>
      <translation>il demande %1 rangs, et un plan peut en avoir %2</translation>
    </message>
    <message>
      <source>it takes no formula; write a time such as 2 s</source>
      <translation>aucune formule ici ; écrivez un temps tel que 2 s</translation>
    </message>
    <message>
      <source>it waits for a request that nothing was begun under; name that of an isend or irecv before it</source>
      <translation>il attend une requête sous laquelle rien n’a commencé ; nommez celle d’un isend ou irecv qui précède</translation>
    </message>
    <message>
      <source>it waits for a request that the process has not begun, or has waited for before</source>
      <translation>elle attend une requête que le processus n’a pas commencée, ou a déjà attendue</translation>
    </message>
    <message>
      <source>it waits for node %1, which the file does not have; fetch the whole file</source>
      <translation>il attend le nœud %1, que le fichier n’a pas ; récupérez le fichier entier</translation>
    </message>
    <message>
      <source>it was</source>
      <translation>elle-même</translation>
    </message>
    <message>
      <source>it was %1</source>
      <translation>il a été %1</translation>
    </message>
    <message>
      <source>it was not calibrated: nothing is known of its errors</source>
      <translation>il n’a pas été calibré : rien n’est connu de ses erreurs</translation>
    </message>
    <message>
      <source>it was taken from %1 before</source>
      <translation>il avait été repris de %1</translation>
    </message>
    <message>
      <source>it was written by the server, which does not know what arrived at the client; take the client's file</source>
      <translation>il a été écrit par le serveur, qui ne sait pas ce qui est arrivé au client ; prenez le fichier du client</translation>
    </message>
    <message>
      <source>item</source>
      <translation>poste</translation>
    </message>
    <message>
      <source>item %1</source>
      <translation>poste %1</translation>
    </message>
    <message>
      <source>iterations</source>
      <translation>itérations</translation>
    </message>
    <message>
      <source>its %1 are not the %2 of %3 in %4; all must have one size</source>
      <translation>ses %1 ne sont pas les %2 de %3 dans %4 ; tous doivent avoir une seule taille</translation>
    </message>
    <message>
      <source>its %1 times were</source>
      <translation>ses %1 temps</translation>
    </message>
    <message>
      <source>its acknowledgements wait in this queue</source>
      <translation>ses accusés attendent dans cette file</translation>
    </message>
    <message>
      <source>its amount is no number; write one such as 18000 EUR</source>
      <translation>le montant n’est pas un nombre ; écrivez-en un tel que 18000 EUR</translation>
    </message>
    <message>
      <source>its bandwidth %1 is not its size / time, %2; one of them is damaged</source>
      <translation>son débit %1 n’est pas sa taille / son temps, %2 ; l’un d’eux est abîmé</translation>
    </message>
    <message>
      <source>its bandwidth is not in MBps, the unit that says how bytes are counted; measure without --giga-size</source>
      <translation>son débit n’est pas en MBps, l’unité qui dit comment les octets sont comptés ; mesurez sans --giga-size</translation>
    </message>
    <message>
      <source>its bits are not 8 times its bytes; one of them is damaged</source>
      <translation>ses bits ne sont pas 8 fois ses octets ; l’un d’eux est abîmé</translation>
    </message>
    <message>
      <source>its columns are not those that these tests print; its rows are left out</source>
      <translation>ses colonnes ne sont pas celles que ces tests affichent ; ses lignes sont laissées de côté</translation>
    </message>
    <message>
      <source>its coordinates must be 1 to %1 whole numbers from 0 to %2, such as at: [0, 2, 1]</source>
      <translation>ses coordonnées doivent être 1 à %1 nombres entiers de 0 à %2, par exemple at: [0, 2, 1]</translation>
    </message>
    <message>
      <source>its data did not arrive intact, as Validation says</source>
      <translation>ses données ne sont pas arrivées intactes, comme le dit Validation</translation>
    </message>
    <message>
      <source>its data did not arrive intact, as defects say</source>
      <translation>ses données ne sont pas arrivées intactes, comme le dit defects</translation>
    </message>
    <message>
      <source>its data wait in this queue</source>
      <translation>ses données attendent dans cette file</translation>
    </message>
    <message>
      <source>its definitions are not there</source>
      <translation>ses définitions ne sont pas là</translation>
    </message>
    <message>
      <source>its definitions cannot be read</source>
      <translation>ses définitions ne peuvent pas être lues</translation>
    </message>
    <message>
      <source>its diagonal is left out, as what a node sends to itself does not use the network</source>
      <translation>sa diagonale est laissée de côté, car ce qu’un nœud s’envoie à lui-même n’utilise pas le réseau</translation>
    </message>
    <message>
      <source>its diagonal is taken as messages within the node</source>
      <translation>sa diagonale est prise comme messages au sein du nœud</translation>
    </message>
    <message>
      <source>its dimensions make more than %1 NPUs or %2 links; import a smaller network</source>
      <translation>ses dimensions font plus de %1 NPU ou %2 liens ; importez un réseau plus petit</translation>
    </message>
    <message>
      <source>its events are not there</source>
      <translation>ses événements ne sont pas là</translation>
    </message>
    <message>
      <source>its fair share is more than its slowest channel, β_E, carries</source>
      <translation>sa part équitable dépasse ce que porte son canal le plus lent, β_E</translation>
    </message>
    <message>
      <source>its first element, &lt;platform&gt;</source>
      <translation>son premier élément, &lt;platform&gt;</translation>
    </message>
    <message>
      <source>its first element, &lt;platform_description&gt;</source>
      <translation>son premier élément, &lt;platform_description&gt;</translation>
    </message>
    <message>
      <source>its first element, &lt;system&gt;</source>
      <translation>son premier élément, &lt;system&gt;</translation>
    </message>
    <message>
      <source>its first element, &lt;topology&gt;</source>
      <translation>son premier élément, &lt;topology&gt;</translation>
    </message>
    <message>
      <source>its id, or prefix and suffix together, are longer than %1 bytes; shorten them</source>
      <translation>son id, ou prefix et suffix ensemble, dépassent %1 octets ; raccourcissez-les</translation>
    </message>
    <message>
      <source>its key npus_count</source>
      <translation>sa clé npus_count</translation>
    </message>
    <message>
      <source>its kind is missing; %1</source>
      <translation>son genre manque ; %1</translation>
    </message>
    <message>
      <source>its last number has fewer decimals than those above it, so it may be cut; complete it or leave the line out</source>
      <translation>son dernier nombre a moins de décimales que ceux du dessus, il peut donc être coupé ; complétez-le ou supprimez la ligne</translation>
    </message>
    <message>
      <source>its latency is not in usec</source>
      <translation>sa latence n’est pas en usec</translation>
    </message>
    <message>
      <source>its lines Nodes and Tiers</source>
      <translation>ses lignes Nodes et Tiers</translation>
    </message>
    <message>
      <source>its links are priced in %1 and %2</source>
      <translation>ses liens ont des prix en %1 et %2</translation>
    </message>
    <message>
      <source>its links would have more than %1 cables; take fewer for each</source>
      <translation>ses liens auraient plus de %1 câbles ; prenez-en moins pour chacun</translation>
    </message>
    <message>
      <source>its list of topologies</source>
      <translation>sa liste de topologies</translation>
    </message>
    <message>
      <source>its mean is above its maximum</source>
      <translation>sa moyenne est au-dessus de son maximum</translation>
    </message>
    <message>
      <source>its mean is below its minimum</source>
      <translation>sa moyenne est sous son minimum</translation>
    </message>
    <message>
      <source>its messages per second times its size are not its bandwidth; one of them is damaged</source>
      <translation>ses messages par seconde fois sa taille ne donnent pas son débit ; l’un d’eux est abîmé</translation>
    </message>
    <message>
      <source>its parameter %1 has no value: %2; correct it there</source>
      <translation>son paramètre %1 n’a pas de valeur : %2 ; corrigez-le là-bas</translation>
    </message>
    <message>
      <source>its processes send one another nothing, so there is no better place for them</source>
      <translation>ses processus ne s’envoient rien, il n’y a donc pas de meilleure place pour eux</translation>
    </message>
    <message>
      <source>its rows are of another kind</source>
      <translation>ses lignes sont d’un autre genre</translation>
    </message>
    <message>
      <source>its run ended or failed before the first size</source>
      <translation>son exécution a fini ou échoué avant la première taille</translation>
    </message>
    <message>
      <source>its size %1 is not that of message %2, %3</source>
      <translation>sa taille %1 n’est pas celle du message %2, %3</translation>
    </message>
    <message>
      <source>its tables change</source>
      <translation>ses tables changent</translation>
    </message>
    <message>
      <source>its times are no list of times above 0, in seconds or with a unit</source>
      <translation>ses temps ne sont pas une liste de temps au-dessus de 0, en secondes ou avec une unité</translation>
    </message>
    <message>
      <source>its topology has room for %1 hosts, and its radical names %2; make them agree</source>
      <translation>sa topologie a de la place pour %1 hôtes, et son radical en nomme %2 ; mettez-les d’accord</translation>
    </message>
    <message>
      <source>its topology has room for more than %1 hosts, and its radical names %2; make them agree</source>
      <translation>sa topologie a de la place pour plus de %1 hôtes, et son radical en nomme %2 ; mettez-les d’accord</translation>
    </message>
    <message>
      <source>its trace</source>
      <translation>sa trace</translation>
    </message>
    <message>
      <source>its trace %1 is not the file that was imported (its SHA-256 is another one); put the old file back, or import the trace again</source>
      <translation>sa trace %1 n’est pas le fichier qui a été importé (son SHA-256 est un autre) ; remettez l’ancien fichier, ou importez de nouveau la trace</translation>
    </message>
    <message>
      <source>its trace %1; import it again, or write one such as {format: ti, file: lu.ti}</source>
      <translation>sa trace %1 ; importez-la de nouveau, ou écrivez-en une comme {format: ti, file: lu.ti}</translation>
    </message>
    <message>
      <source>its trace cannot be looked for; it stands beside the project's file, so save the project and open it from there</source>
      <translation>sa trace ne peut être cherchée ; elle se trouve à côté du fichier du projet, enregistrez donc le projet et ouvrez-le de là</translation>
    </message>
    <message>
      <source>its trace has %1 and the project says %2; correct the number, or import the trace again</source>
      <translation>sa trace a %1 et le projet dit %2 ; corrigez le nombre, ou importez de nouveau la trace</translation>
    </message>
    <message>
      <source>its unit %1 is neither usec nor MiB/s/rank</source>
      <translation>son unité %1 n’est ni usec ni MiB/s/rank</translation>
    </message>
    <message>
      <source>its values are off by %1, more than rounding explains</source>
      <translation>ses valeurs s’écartent de %1, plus que l’arrondi n’explique</translation>
    </message>
    <message>
      <source>its values must be above 0, since they are no changes; write 95 % or 0.95 for five percent less</source>
      <translation>ses valeurs doivent être au-dessus de 0, car ce ne sont pas des changements ; écrivez 95 % ou 0.95 pour cinq pour cent de moins</translation>
    </message>
    <message>
      <source>its workload has none; add messages to it</source>
      <translation>sa charge de travail n’en a pas ; ajoutez-y des messages</translation>
    </message>
    <message>
      <source>its years</source>
      <translation>ses années</translation>
    </message>
    <message>
      <source>k, ports of a switch</source>
      <translation>k, ports d’un commutateur</translation>
    </message>
    <message>
      <source>kept as text</source>
      <translation>gardé comme texte</translation>
    </message>
    <message>
      <source>kinds of models and where they come from</source>
      <translation>types de modèles et leur origine</translation>
    </message>
    <message>
      <source>known misprint: %1 is meant</source>
      <translation>erreur d’impression connue : il faut lire %1</translation>
    </message>
    <message>
      <source>labels in front of the lines, such as %1, were left out</source>
      <translation>des étiquettes devant les lignes, comme %1, ont été laissées de côté</translation>
    </message>
    <message>
      <source>lacks %1, %2</source>
      <translation>n’a pas de %1 (%2)</translation>
    </message>
    <message>
      <source>last: the event ended with it; yes: it waited for it; no: it did not have to</source>
      <translation>last : l’événement s’est terminé avec lui ; yes : il l’a attendu ; no : ce n’était pas nécessaire</translation>
    </message>
    <message>
      <source>latency</source>
      <translation>latence</translation>
    </message>
    <message>
      <source>layers of a stage</source>
      <translation>couches d'un étage</translation>
    </message>
    <message>
      <source>leaf switches</source>
      <translation>commutateurs leaf</translation>
    </message>
    <message>
      <source>leaf switches of each rail</source>
      <translation>commutateurs leaf de chaque rail</translation>
    </message>
    <message>
      <source>learnt from %1, off by %2 %</source>
      <translation>appris de %1, erreur %2 %</translation>
    </message>
    <message>
      <source>learnt from %1, off by %2 %, by %3 % on %4 held out</source>
      <translation>appris de %1, erreur %2 %, de %3 % sur %4 tenues à l’écart</translation>
    </message>
    <message>
      <source>left out</source>
      <translation>laissé de côté</translation>
    </message>
    <message>
      <source>less than a second</source>
      <translation>moins d'une seconde</translation>
    </message>
    <message>
      <source>let it start at the same time in all scenarios</source>
      <translation>faites-la commencer au même moment dans tous les scénarios</translation>
    </message>
    <message>
      <source>levels of switches</source>
      <translation>niveaux de commutateurs</translation>
    </message>
    <message>
      <source>licences</source>
      <translation>licences</translation>
    </message>
    <message>
      <source>limited by %1</source>
      <translation>limité par %1</translation>
    </message>
    <message>
      <source>limits</source>
      <translation>limitant</translation>
    </message>
    <message>
      <source>line %1</source>
      <translation>ligne %1</translation>
    </message>
    <message>
      <source>line %1 has the value %2 and names no columns; give the line that names them, or say by their numbers what the columns are</source>
      <translation>la ligne %1 a la valeur %2 et ne nomme pas de colonnes ; indiquez la ligne qui les nomme, ou dites par leurs numéros ce que sont les colonnes</translation>
    </message>
    <message>
      <source>line %1 joins the same places again, and ns-3 sends over the last link of two places</source>
      <translation>la ligne %1 joint de nouveau les mêmes places, et ns-3 envoie par le dernier lien de deux places</translation>
    </message>
    <message>
      <source>line %1 of the matrix begins with no name, and line %2 with %3</source>
      <translation>la ligne %1 de la matrice commence sans nom, et la ligne %2 par %3</translation>
    </message>
    <message>
      <source>line %1 of the matrix has %2, which is no number</source>
      <translation>la ligne %1 de la matrice a %2, qui n’est pas un nombre</translation>
    </message>
    <message>
      <source>line %1 of the matrix is of %2, which is the name of no column</source>
      <translation>la ligne %1 de la matrice est de %2, qui n’est le nom d’aucune colonne</translation>
    </message>
    <message>
      <source>line %1 of the matrix is of the same node as line %2</source>
      <translation>la ligne %1 de la matrice est du même nœud que la ligne %2</translation>
    </message>
    <message>
      <source>line %1, a device with its number of ports</source>
      <translation>la ligne %1, un appareil avec son nombre de ports</translation>
    </message>
    <message>
      <source>line %1, a port with its width and rate</source>
      <translation>la ligne %1, un port avec sa largeur et son débit</translation>
    </message>
    <message>
      <source>line %1, column %2: %3</source>
      <translation>ligne %1, colonne %2 : %3</translation>
    </message>
    <message>
      <source>line %1: %2</source>
      <translation>ligne %1 : %2</translation>
    </message>
    <message>
      <source>line 20 put it back: what goes against it does not fill the channel</source>
      <translation>la ligne 20 l’a remis : ce qui va en sens inverse ne remplit pas le canal</translation>
    </message>
    <message>
      <source>lines of sockperf</source>
      <translation>des lignes de sockperf</translation>
    </message>
    <message>
      <source>link</source>
      <translation>lien</translation>
    </message>
    <message>
      <source>link %1</source>
      <translation>lien %1</translation>
    </message>
    <message>
      <source>link %1 ends at %2, which is neither a switch nor a node</source>
      <translation>le lien %1 finit à %2, qui n’est ni un commutateur ni un nœud</translation>
    </message>
    <message>
      <source>link %1 ends at %2, which is part of a server; name the switches that servers are connected to as their rails</source>
      <translation>le lien %1 finit à %2, qui est une partie d’un serveur ; nommez comme rails les commutateurs auxquels les serveurs sont reliés</translation>
    </message>
    <message>
      <source>link %1 has an open end; name the two switches it joins</source>
      <translation>le lien %1 a une extrémité ouverte ; nommez les deux commutateurs qu’il relie</translation>
    </message>
    <message>
      <source>link %1 has no price</source>
      <translation>le lien %1 n’a pas de prix</translation>
    </message>
    <message>
      <source>link %1 is there twice; give it another name</source>
      <translation>le lien %1 est là deux fois ; donnez-lui un autre nom</translation>
    </message>
    <message>
      <source>link %1 joins %2 and %3, which are both at level %5 above the nodes, and %4 needs a tree, in which every link leads to the next level; choose another routing, or remove the link</source>
      <translation>le lien %1 relie %2 et %3, tous deux au niveau %5 au-dessus des nœuds, et le %4 demande un arbre où chaque lien mène au niveau suivant ; choisissez un autre routage, ou retirez le lien</translation>
    </message>
    <message>
      <source>link %1 joins %2 and %3, which both have nodes, and %4 needs a tree, in which every link leads to the next level; choose another routing, or remove the link</source>
      <translation>le lien %1 relie %2 et %3, qui ont tous deux des nœuds, et le %4 demande un arbre où chaque lien mène au niveau suivant ; choisissez un autre routage, ou retirez le lien</translation>
    </message>
    <message>
      <source>link %1 joins %2 at %3 and %4 at %5, which are no neighbours, so that dimension-order routing never takes it; correct the coordinates, or choose another routing</source>
      <translation>le lien %1 relie %2 en %3 et %4 en %5, qui ne sont pas voisins, si bien que le routage par dimensions ne le prend jamais ; corrigez les coordonnées, ou choisissez un autre routage</translation>
    </message>
    <message>
      <source>link %1 joins %2 with itself; name two different ends</source>
      <translation>le lien %1 relie %2 à lui-même ; nommez deux extrémités différentes</translation>
    </message>
    <message>
      <source>link %1 joins two nodes; nodes do not forward, so put a switch between them</source>
      <translation>le lien %1 relie deux nœuds ; les nœuds ne relaient pas, mettez donc un commutateur entre eux</translation>
    </message>
    <message>
      <source>links</source>
      <translation>liens</translation>
    </message>
    <message>
      <source>links between switches</source>
      <translation>liens entre commutateurs</translation>
    </message>
    <message>
      <source>links of %1</source>
      <translation>liens de %1</translation>
    </message>
    <message>
      <source>links of each switch to other groups</source>
      <translation>liens de chaque commutateur vers d’autres groupes</translation>
    </message>
    <message>
      <source>links with bandwidth and latency</source>
      <translation>liens avec bande passante et latence</translation>
    </message>
    <message>
      <source>lists and maps are nested deeper than %1 levels, and a project needs fewer than ten; check the brackets, the indentation and the aliases</source>
      <translation>listes et tables sont imbriquées à plus de %1 niveaux, et un projet en demande moins de dix ; vérifiez les crochets, l’indentation et les alias</translation>
    </message>
    <message>
      <source>log2 is given %1; divide by a unit first, such as log2(size / 1 B)</source>
      <translation>log2 reçoit %1 ; divisez d’abord par une unité, par exemple log2(size / 1 B)</translation>
    </message>
    <message>
      <source>logarithm to base 2</source>
      <translation>logarithme en base 2</translation>
    </message>
    <message>
      <source>longest against the time alone</source>
      <translation>le plus long par rapport au temps seul</translation>
    </message>
    <message>
      <source>longest time</source>
      <translation>durée la plus longue</translation>
    </message>
    <message>
      <source>lstopo (hwloc)</source>
      <translation>lstopo (hwloc)</translation>
    </message>
    <message>
      <source>m = %1: measured %2</source>
      <translation>m = %1 : mesuré %2</translation>
    </message>
    <message>
      <source>m_usage belongs to a usage trace of Batsim, which has no messages; it cannot be replayed</source>
      <translation>m_usage appartient à une trace d’usage de Batsim, qui n’a pas de messages ; elle ne peut pas être rejouée</translation>
    </message>
    <message>
      <source>made with %1</source>
      <translation>établi avec %1</translation>
    </message>
    <message>
      <source>makes it more than %1 events of programs; measure fewer scenarios at once</source>
      <translation>en fait plus de %1 événements de programmes ; mesurez moins de scénarios à la fois</translation>
    </message>
    <message>
      <source>makes it more than %1 messages; measure fewer scenarios at once</source>
      <translation>en fait plus de %1 messages ; mesurez moins de scénarios à la fois</translation>
    </message>
    <message>
      <source>makespan %1</source>
      <translation>durée totale %1</translation>
    </message>
    <message>
      <source>makespan, until the last message has arrived</source>
      <translation>durée totale, jusqu’à l’arrivée du dernier message</translation>
    </message>
    <message>
      <source>mapping</source>
      <translation>placement</translation>
    </message>
    <message>
      <source>mapping %1</source>
      <translation>placement %1</translation>
    </message>
    <message>
      <source>mapping %1 is that of %2, and all of them have these nodes in use now</source>
      <translation>le placement %1 est celui de %2, et tous ont maintenant ces nœuds occupés</translation>
    </message>
    <message>
      <source>mapping %1 places %2 by hand on node %3, which has %4, and too many on %5; place some elsewhere, or correct the cores</source>
      <translation>le placement %1 place %2 à la main sur le nœud %3, qui a %4, et trop sur %5 ; placez-en ailleurs, ou corrigez les cœurs</translation>
    </message>
    <message>
      <source>mapping %1 places %2 by hand on node %3, which has %4; place some elsewhere, or correct the cores</source>
      <translation>le placement %1 place %2 à la main sur le nœud %3, qui a %4 ; placez-en ailleurs, ou corrigez les cœurs</translation>
    </message>
    <message>
      <source>mapping %1 places neither process %2 nor %3; add a place, or a policy</source>
      <translation>le placement %1 ne place ni le processus %2 ni %3 ; ajoutez une place, ou une règle</translation>
    </message>
    <message>
      <source>mapping %1 places no process %2; add a place, or a policy</source>
      <translation>le placement %1 ne place pas le processus %2 ; ajoutez une place, ou une règle</translation>
    </message>
    <message>
      <source>mapping %1 places processes by hand on %2, which are in use; place them elsewhere, or correct the list of nodes in use</source>
      <translation>le placement %1 place des processus à la main sur %2, qui sont occupés ; placez-les ailleurs, ou corrigez la liste des nœuds occupés</translation>
    </message>
    <message>
      <source>mapping %1 places processes by hand on %2, which is in use; place them elsewhere, or correct the list of nodes in use</source>
      <translation>le placement %1 place des processus à la main sur %2, qui est occupé ; placez-les ailleurs, ou corrigez la liste des nœuds occupés</translation>
    </message>
    <message>
      <source>mapping %1: %2: %3</source>
      <translation>placement %1 : %2 : %3</translation>
    </message>
    <message>
      <source>mapping %1: no scenario with it has a process %2; correct the name, or remove the place</source>
      <translation>placement %1 : aucun scénario avec lui n’a de processus %2 ; corrigez le nom, ou retirez la place</translation>
    </message>
    <message>
      <source>mappings</source>
      <translation>placements</translation>
    </message>
    <message>
      <source>max %1 %</source>
      <translation>max. %1 %</translation>
    </message>
    <message>
      <source>mean Eabs %1</source>
      <translation>Eabs moyen %1</translation>
    </message>
    <message>
      <source>mean over the run</source>
      <translation>moyenne sur l’exécution</translation>
    </message>
    <message>
      <source>mean time of a message</source>
      <translation>temps moyen d’un message</translation>
    </message>
    <message>
      <source>measure the messages of its workload</source>
      <translation>mesurez les messages de sa charge de travail</translation>
    </message>
    <message>
      <source>measured benchmarks</source>
      <translation>benchmarks mesurés</translation>
    </message>
    <message>
      <source>measured point</source>
      <translation>point mesuré</translation>
    </message>
    <message>
      <source>measured point %1</source>
      <translation>point mesuré %1</translation>
    </message>
    <message>
      <source>measured point %1 has neither a time nor a bandwidth; write one of them</source>
      <translation>le point mesuré %1 n’a ni temps ni bande passante ; écrivez l’un des deux</translation>
    </message>
    <message>
      <source>measured points</source>
      <translation>points mesurés</translation>
    </message>
    <message>
      <source>measured time</source>
      <translation>temps mesuré</translation>
    </message>
    <message>
      <source>measured time of %1</source>
      <translation>temps mesuré de %1</translation>
    </message>
    <message>
      <source>measured time of %1: %2</source>
      <translation>temps mesuré de %1 : %2</translation>
    </message>
    <message>
      <source>measured times</source>
      <translation>temps mesurés</translation>
    </message>
    <message>
      <source>measured times of messages</source>
      <translation>temps mesurés des messages</translation>
    </message>
    <message>
      <source>measurement</source>
      <translation>jeu de mesures</translation>
    </message>
    <message>
      <source>measurement %1</source>
      <translation>jeu de mesures %1</translation>
    </message>
    <message>
      <source>measurement %1 %2</source>
      <translation>la mesure %1 %2</translation>
    </message>
    <message>
      <source>measurement %1 has no time above 0 of a scenario of its project</source>
      <translation>la mesure %1 n’a pas de temps au-dessus de 0 d’un scénario de son projet</translation>
    </message>
    <message>
      <source>measurement %1 is in the project already</source>
      <translation>le jeu de mesures %1 est déjà dans le projet</translation>
    </message>
    <message>
      <source>measurement %1 of scenario %2 with %3</source>
      <translation>jeu de mesures %1 du scénario %2 avec %3</translation>
    </message>
    <message>
      <source>measurement %1 of scenario %2 with %3, in place of what was imported of the same run before</source>
      <translation>jeu de mesures %1 du scénario %2 avec %3, à la place de ce qui avait été importé de la même exécution</translation>
    </message>
    <message>
      <source>measurement %1 was taken on the unknown scenario %2; name one of the project's scenarios</source>
      <translation>la mesure %1 a été faite sur le scénario inconnu %2 ; nommez l’un des scénarios du projet</translation>
    </message>
    <message>
      <source>measurement %1 with %2</source>
      <translation>jeu de mesures %1 avec %2</translation>
    </message>
    <message>
      <source>measurement %1: %2</source>
      <translation>mesure %1 : %2</translation>
    </message>
    <message>
      <source>measurements</source>
      <translation>jeux de mesures</translation>
    </message>
    <message>
      <source>median</source>
      <translation>médiane</translation>
    </message>
    <message>
      <source>mend what the issues say of it</source>
      <translation>corrigez ce qu’en disent les problèmes</translation>
    </message>
    <message>
      <source>message</source>
      <translation>message</translation>
    </message>
    <message>
      <source>message %1</source>
      <translation>message %1</translation>
    </message>
    <message>
      <source>message %1 does not go from %2 to %3</source>
      <translation>le message %1 ne va pas de %2 à %3</translation>
    </message>
    <message>
      <source>message %1 is no node of a Chakra trace; fetch the file again</source>
      <translation>le message %1 n’est pas un nœud d’une trace Chakra ; récupérez de nouveau le fichier</translation>
    </message>
    <message>
      <source>message %1 was given before</source>
      <translation>le message %1 a déjà été donné</translation>
    </message>
    <message>
      <source>message %1: %2</source>
      <translation>message %1 : %2</translation>
    </message>
    <message>
      <source>messages</source>
      <translation>messages</translation>
    </message>
    <message>
      <source>messages against it fill the channel</source>
      <translation>des messages en sens inverse remplissent le canal</translation>
    </message>
    <message>
      <source>messages against it, at the same rate</source>
      <translation>messages en sens inverse, au même débit</translation>
    </message>
    <message>
      <source>messages between two groups of processes (an inter-communicator) are not taken</source>
      <translation>les messages entre deux groupes de processus (un intercommunicateur) ne sont pas repris</translation>
    </message>
    <message>
      <source>messages compute nothing, so the speed of nodes changes nothing; it is for scenarios that run applications</source>
      <translation>les messages ne calculent rien, la vitesse des nœuds ne change donc rien ; elle est pour les scénarios qui exécutent des applications</translation>
    </message>
    <message>
      <source>messages from %1 to %2</source>
      <translation>messages de %1 à %2</translation>
    </message>
    <message>
      <source>messages go along x, then y and so on, as in SimGrid</source>
      <translation>les messages vont le long de x, puis y et ainsi de suite, comme dans SimGrid</translation>
    </message>
    <message>
      <source>messages go up by the number of the destination (D-mod-K), as in SimGrid</source>
      <translation>les messages montent selon le numéro de la destination (D-mod-K), comme dans SimGrid</translation>
    </message>
    <message>
      <source>messages need at least 2 processes</source>
      <translation>les messages demandent au moins 2 processus</translation>
    </message>
    <message>
      <source>messages of %1</source>
      <translation>messages de %1</translation>
    </message>
    <message>
      <source>messages of %1 (learnt: %2)</source>
      <translation>messages de %1 (appris : %2)</translation>
    </message>
    <message>
      <source>messages of %1, up to %2 at a time, up to %3 out of and %4 into one node, among up to %5</source>
      <translation>messages de %1, jusqu’à %2 à la fois, jusqu’à %3 sortant d’un nœud et %4 y entrant, parmi jusqu’à %5</translation>
    </message>
    <message>
      <source>messages on it that it limits</source>
      <translation>messages dessus qu’il limite</translation>
    </message>
    <message>
      <source>messages per second</source>
      <translation>messages par seconde</translation>
    </message>
    <message>
      <source>messages sent: %1, received: %2</source>
      <translation>messages envoyés : %1, reçus : %2</translation>
    </message>
    <message>
      <source>messages take the shortest ways with one link between groups, equal ones by hash; SimGrid takes green links before black ones</source>
      <translation>les messages prennent les plus courts chemins avec un lien entre groupes, les égaux par hachage ; SimGrid prend les liens verts avant les noirs</translation>
    </message>
    <message>
      <source>messages take the shortest ways; %1 had another latency or narrowest link, such as that %2</source>
      <translation>les messages prennent les plus courts chemins ; %1 avaient une autre latence ou un autre lien le plus étroit, comme celui %2</translation>
    </message>
    <message>
      <source>messages were left out</source>
      <translation>des messages ont été laissés de côté</translation>
    </message>
    <message>
      <source>min C / n over the route, n how often it passes the channel</source>
      <translation>min C / n sur l’itinéraire, n combien de fois il passe le canal</translation>
    </message>
    <message>
      <source>min C / s over the ways, s its share of the message</source>
      <translation>min C / s sur les chemins, s sa part du message</translation>
    </message>
    <message>
      <source>min C over the route</source>
      <translation>min C sur l’itinéraire</translation>
    </message>
    <message>
      <source>minimal, at most one link between groups; equal ones by hash</source>
      <translation>minimal, au plus un lien entre groupes ; les égaux par hachage</translation>
    </message>
    <message>
      <source>model</source>
      <translation>modèle</translation>
    </message>
    <message>
      <source>model %1</source>
      <translation>modèle %1</translation>
    </message>
    <message>
      <source>model %1: %2</source>
      <translation>modèle %1 : %2</translation>
    </message>
    <message>
      <source>model %1: its parameters were changed since its calibration; calibrate it again</source>
      <translation>modèle %1 : ses paramètres ont été modifiés depuis sa calibration ; calibrez-le de nouveau</translation>
    </message>
    <message>
      <source>model %1: nothing was measured; measure two patterns or more</source>
      <translation>modèle %1 : rien n’a été mesuré ; mesurez deux motifs ou plus</translation>
    </message>
    <message>
      <source>model %1: only one pattern was measured; measure two patterns or more</source>
      <translation>modèle %1 : un seul motif a été mesuré ; mesurez deux motifs ou plus</translation>
    </message>
    <message>
      <source>model parameters</source>
      <translation>paramètres de modèle</translation>
    </message>
    <message>
      <source>models</source>
      <translation>modèles</translation>
    </message>
    <message>
      <source>more than %1 hosts</source>
      <translation>plus de %1 hôtes</translation>
    </message>
    <message>
      <source>more than %1 nodes are in rings; import a smaller part</source>
      <translation>plus de %1 nœuds sont dans des anneaux ; importez une partie plus petite</translation>
    </message>
    <message>
      <source>more than %1 nodes are in several switches; import a smaller part</source>
      <translation>plus de %1 nœuds sont dans plusieurs commutateurs ; importez une partie plus petite</translation>
    </message>
    <message>
      <source>mpiGraph</source>
      <translation>mpiGraph</translation>
    </message>
    <message>
      <source>mpiGraph lets all processes send at once, each to one other: its bandwidths are no ones of a pair alone; MB are counted in 2^20 bytes, as it does</source>
      <translation>mpiGraph fait envoyer tous les processus à la fois, chacun à un autre : ses débits ne sont pas ceux d’une paire seule ; les MB sont comptés en 2^20 octets, comme il le fait</translation>
    </message>
    <message>
      <source>multiply by a unit, such as %1</source>
      <translation>multipliez par une unité, par exemple %1</translation>
    </message>
    <message>
      <source>must be %1 and is %2</source>
      <translation>doit être %1 et est %2</translation>
    </message>
    <message>
      <source>must be 1 to %1</source>
      <translation>doit être de 1 à %1</translation>
    </message>
    <message>
      <source>must be a list of maps such as {collective: allreduce, from_size: 1 MB, algorithm: ring}</source>
      <translation>doit être une liste de maps telles que {collective: allreduce, from_size: 1 MB, algorithm: ring}</translation>
    </message>
    <message>
      <source>must be a list of texts</source>
      <translation>doit être une liste de textes</translation>
    </message>
    <message>
      <source>must be a name or a list of names</source>
      <translation>doit être un nom ou une liste de noms</translation>
    </message>
    <message>
      <source>must be a number of bytes, or %1</source>
      <translation>doit être un nombre d’octets, ou %1</translation>
    </message>
    <message>
      <source>must be a number of microseconds above 0</source>
      <translation>doit être un nombre de microsecondes supérieur à 0</translation>
    </message>
    <message>
      <source>must be a number of seconds, or %1</source>
      <translation>doit être un nombre de secondes, ou %1</translation>
    </message>
    <message>
      <source>must be a table as CSV text or a list of maps and is a map</source>
      <translation>doit être un tableau en texte CSV ou une liste de tables de clés et est une table de clés</translation>
    </message>
    <message>
      <source>must be a whole number, 1 or more</source>
      <translation>doit être un nombre entier à partir de 1</translation>
    </message>
    <message>
      <source>must be above 0</source>
      <translation>doit être supérieur à 0</translation>
    </message>
    <message>
      <source>must be names of links such as [backbone, uplink]</source>
      <translation>doit être des noms de liens comme [backbone, uplink]</translation>
    </message>
    <message>
      <source>must be none, or numbers such as 3,7-9, from 1 on</source>
      <translation>doit être none ou des nombres à partir de 1 comme 3,7-9</translation>
    </message>
    <message>
      <source>must be numbers, or ranges such as 1..10</source>
      <translation>doit être des nombres, ou des plages comme 1..10</translation>
    </message>
    <message>
      <source>must be rack or group</source>
      <translation>doit être rack ou group</translation>
    </message>
    <message>
      <source>must be two numbers such as [120, 40]</source>
      <translation>doit être deux nombres comme [120, 40]</translation>
    </message>
    <message>
      <source>must name an application, or be a list of names and of maps such as {name: solver, start: 2 s}</source>
      <translation>doit nommer une application, ou être une liste de noms et de tables comme {name: solver, start: 2 s}</translation>
    </message>
    <message>
      <source>must name two switches, or a node and a switch, such as [torX, torY]</source>
      <translation>doit nommer deux commutateurs, ou un nœud et un commutateur, comme [torX, torY]</translation>
    </message>
    <message>
      <source>n = %1, m = %2: measured %3</source>
      <translation>n = %1, m = %2 : mesuré %3</translation>
    </message>
    <message>
      <source>n is taken as the number of processes: it has several values, each with several sizes</source>
      <translation>n est pris comme nombre de processus : il a plusieurs valeurs, chacune avec plusieurs tailles</translation>
    </message>
    <message>
      <source>name a node of the platform</source>
      <translation>nommez un nœud de la plateforme</translation>
    </message>
    <message>
      <source>name a node of the platform, or give the scenario a mapping that places it</source>
      <translation>nommez un nœud de la plateforme, ou donnez au scénario un placement qui le place</translation>
    </message>
    <message>
      <source>name one of those that send or receive messages</source>
      <translation>nommez-en un de ceux qui envoient ou reçoivent des messages</translation>
    </message>
    <message>
      <source>name the platform on which it was measured</source>
      <translation>indiquez la plateforme sur laquelle cela a été mesuré</translation>
    </message>
    <message>
      <source>named values of the project</source>
      <translation>valeurs nommées du projet</translation>
    </message>
    <message>
      <source>names %1, which is no collective; write one such as allreduce</source>
      <translation>nomme %1, qui n’est pas une opération collective ; écrivez-en une telle que allreduce</translation>
    </message>
    <message>
      <source>names no collective; write one such as collective: allreduce</source>
      <translation>ne nomme aucune opération collective ; écrivez-en une telle que collective: allreduce</translation>
    </message>
    <message>
      <source>names no file</source>
      <translation>ne nomme pas de fichier</translation>
    </message>
    <message>
      <source>names no format</source>
      <translation>ne nomme pas de format</translation>
    </message>
    <message>
      <source>names no scenario and was left out</source>
      <translation>ne nomme aucun scénario et a été laissée de côté</translation>
    </message>
    <message>
      <source>names of switches</source>
      <translation>noms des commutateurs</translation>
    </message>
    <message>
      <source>names the scenario %1, which does not exist, and was left out</source>
      <translation>nomme le scénario %1, qui n’existe pas, et a été laissée de côté</translation>
    </message>
    <message>
      <source>neither a fan-out nor a graph K4 is among the measured patterns; the published formulas need one of them</source>
      <translation>ni un fan-out ni un graphe K4 n’est parmi les motifs mesurés ; les formules publiées en demandent un</translation>
    </message>
    <message>
      <source>network</source>
      <translation>réseau</translation>
    </message>
    <message>
      <source>network %1</source>
      <translation>réseau %1</translation>
    </message>
    <message>
      <source>network %1 cannot replace itself</source>
      <translation>le réseau %1 ne peut se remplacer lui-même</translation>
    </message>
    <message>
      <source>network %1: %2</source>
      <translation>réseau %1 : %2</translation>
    </message>
    <message>
      <source>network adapters: %1; the file does not say their rates, which stay as they are</source>
      <translation>adaptateurs réseau : %1 ; le fichier ne dit pas leurs débits, qui restent comme ils sont</translation>
    </message>
    <message>
      <source>network cards</source>
      <translation>cartes réseau</translation>
    </message>
    <message>
      <source>new row</source>
      <translation>nouvelle ligne</translation>
    </message>
    <message>
      <source>new scenarios on it get the model %1, which the preset %2 recommends</source>
      <translation>de nouveaux scénarios dessus reçoivent le modèle %1, que le préréglage %2 recommande</translation>
    </message>
    <message>
      <source>new scenarios on it get the model %1, which the preset %2 recommends and which was added</source>
      <translation>de nouveaux scénarios dessus reçoivent le modèle %1, que le préréglage %2 recommande et qui a été ajouté</translation>
    </message>
    <message>
      <source>nic is skipped: every node has one</source>
      <translation>nic est sauté : chaque nœud en a une</translation>
    </message>
    <message>
      <source>no</source>
      <translation>non</translation>
    </message>
    <message>
      <source>no application has so many processes</source>
      <translation>aucune application n’a autant de processus</translation>
    </message>
    <message>
      <source>no channel is used</source>
      <translation>aucun canal n’est utilisé</translation>
    </message>
    <message>
      <source>no channel limits it</source>
      <translation>aucun canal ne le limite</translation>
    </message>
    <message>
      <source>no clock shows %1, so it is not used; write the time that was measured</source>
      <translation>aucune horloge ne montre %1, ce temps n’est donc pas utilisé ; écrivez le temps mesuré</translation>
    </message>
    <message>
      <source>no error bars for %1</source>
      <translation>pas de barres d’erreur pour %1</translation>
    </message>
    <message>
      <source>no event of the trace is a call of MPI, so that nothing says what its processes did; give the trace as Extrae wrote it, with its events of MPI</source>
      <translation>aucun événement de la trace n’est un appel de MPI, rien ne dit donc ce que ses processus ont fait ; donnez la trace comme Extrae l’a écrite, avec ses événements de MPI</translation>
    </message>
    <message>
      <source>no limit</source>
      <translation>sans limite</translation>
    </message>
    <message>
      <source>no line '# #processes = …' says how many processes ran</source>
      <translation>aucune ligne '# #processes = …' ne dit combien de processus tournaient</translation>
    </message>
    <message>
      <source>no line '# Benchmarking …' says which benchmark these rows belong to</source>
      <translation>aucune ligne '# Benchmarking …' ne dit à quel benchmark ces lignes appartiennent</translation>
    </message>
    <message>
      <source>no line '# OSU MPI … Test' says which test these rows belong to</source>
      <translation>aucune ligne '# OSU MPI … Test' ne dit à quel test ces lignes appartiennent</translation>
    </message>
    <message>
      <source>no line is a port of a switch or an adapter</source>
      <translation>aucune ligne n’est un port d’un commutateur ou d’un adaptateur</translation>
    </message>
    <message>
      <source>no line names a switch or a block</source>
      <translation>aucune ligne ne nomme un commutateur ou un bloc</translation>
    </message>
    <message>
      <source>no line names a switch or an adapter</source>
      <translation>aucune ligne ne nomme un commutateur ou un adaptateur</translation>
    </message>
    <message>
      <source>no line names columns that are known, such as message, source, destination, size, time and ci95; name the format, the line that names the columns, or what each column is</source>
      <translation>aucune ligne ne nomme de colonnes connues, comme message, source, destination, size, time et ci95 ; indiquez le format, la ligne qui nomme les colonnes, ou ce qu’est chaque colonne</translation>
    </message>
    <message>
      <source>no line names the columns; they are taken as source, destination, size and start</source>
      <translation>aucune ligne ne nomme les colonnes ; elles sont prises comme source, destination, taille et départ</translation>
    </message>
    <message>
      <source>no line such as 'RDMA_Write BW Test' says which test these rows belong to</source>
      <translation>aucune ligne comme 'RDMA_Write BW Test' ne dit à quel test ces lignes appartiennent</translation>
    </message>
    <message>
      <source>no links lead from some nodes to others, such as from %1 to %2: add links where there are some</source>
      <translation>aucun lien ne mène de certains nœuds à d’autres, comme de %1 à %2 : ajoutez des liens là où il y en a</translation>
    </message>
    <message>
      <source>no links that join two places each give the routes of the file, so that all %1 are written out: each link became a switch that messages pass there and back, and hosts hang on a switch in their middle by links as fast as all others together</source>
      <translation>aucuns liens joignant deux places chacun ne donnent les itinéraires du fichier, si bien que tous les %1 sont écrits : chaque lien est devenu un commutateur que les messages traversent aller et retour, et les hôtes pendent à un commutateur en leur milieu par des liens aussi rapides que tous les autres ensemble</translation>
    </message>
    <message>
      <source>no loop begins before this end; remove it</source>
      <translation>aucune boucle ne commence avant cette fin ; retirez-la</translation>
    </message>
    <message>
      <source>no measured message could be predicted</source>
      <translation>aucun message mesuré n’a pu être prédit</translation>
    </message>
    <message>
      <source>no measured time above 0 belongs to a message of its scenario, so there is nothing to learn from; %1</source>
      <translation>aucun temps mesuré au-dessus de 0 n’appartient à un message de son scénario, il n’y a donc rien à apprendre ; %1</translation>
    </message>
    <message>
      <source>no measurement to learn from is called %1, so that nothing can be held out by this name; %2</source>
      <translation>aucune mesure d’apprentissage ne s’appelle %1, rien ne peut donc être tenu à l’écart sous ce nom ; %2</translation>
    </message>
    <message>
      <source>no message</source>
      <translation>aucun message</translation>
    </message>
    <message>
      <source>no message goes round a full link between groups; under load a network that does is faster than predicted</source>
      <translation>aucun message ne contourne un lien plein entre groupes ; sous charge, un réseau qui le fait est plus rapide que prédit</translation>
    </message>
    <message>
      <source>no message of its workload can be predicted; see the issues</source>
      <translation>aucun message de sa charge de travail ne peut être prédit ; voyez les problèmes</translation>
    </message>
    <message>
      <source>no message of the measured patterns is held up by %1, so there is no bandwidth to take over</source>
      <translation>aucun message des motifs mesurés n’est retenu par %1, il n’y a donc pas de bande passante à reprendre</translation>
    </message>
    <message>
      <source>no message of workload %1 goes from %2 to %3</source>
      <translation>aucun message de la charge de travail %1 ne va de %2 à %3</translation>
    </message>
    <message>
      <source>no model could be evaluated.</source>
      <translation>aucun modèle n’a pu être évalué.</translation>
    </message>
    <message>
      <source>no pattern measured so far shows what happens when %1</source>
      <translation>aucun motif mesuré jusqu’ici ne montre ce qui arrive quand %1</translation>
    </message>
    <message>
      <source>no placement was run; allow more evaluations</source>
      <translation>aucun placement n’a été exécuté ; permettez plus d’évaluations</translation>
    </message>
    <message>
      <source>no prediction</source>
      <translation>pas de prédiction</translation>
    </message>
    <message>
      <source>no price</source>
      <translation>pas de prix</translation>
    </message>
    <message>
      <source>no price: %1</source>
      <translation>pas de prix : %1</translation>
    </message>
    <message>
      <source>no process fits when none may be on a node; allow at least one a node</source>
      <translation>aucun processus ne tient si aucun ne peut être sur un nœud ; permettez-en au moins un par nœud</translation>
    </message>
    <message>
      <source>no process is in it; name some</source>
      <translation>aucun processus n’y est ; nommez-en</translation>
    </message>
    <message>
      <source>no real network spreads its load as evenly; under load it is slower than predicted, unless it goes longer ways round full links</source>
      <translation>aucun réseau réel ne répartit sa charge aussi également ; sous charge il est plus lent que prédit, à moins de contourner les liens pleins par des chemins plus longs</translation>
    </message>
    <message>
      <source>no row can be used</source>
      <translation>aucune ligne ne peut être utilisée</translation>
    </message>
    <message>
      <source>no row of a measured test follows</source>
      <translation>aucune ligne d’un test mesuré ne suit</translation>
    </message>
    <message>
      <source>no row of the tests alone and under load is called like it</source>
      <translation>aucune ligne des tests seuls et sous charge ne s’appelle ainsi</translation>
    </message>
    <message>
      <source>no run is wanted: what was measured tells the models apart as far as it can be told</source>
      <translation>aucune exécution n’est nécessaire : ce qui a été mesuré distingue les modèles autant que possible</translation>
    </message>
    <message>
      <source>no scenario of %1 could be predicted (%2)</source>
      <translation>aucun scénario de %1 n’a pu être prédit (%2)</translation>
    </message>
    <message>
      <source>no steps</source>
      <translation>aucune étape</translation>
    </message>
    <message>
      <source>no topology of this file can be taken</source>
      <translation>aucune topologie de ce fichier ne peut être reprise</translation>
    </message>
    <message>
      <source>no topology of this file can be taken: %1</source>
      <translation>aucune topologie de ce fichier ne peut être reprise : %1</translation>
    </message>
    <message>
      <source>no total cost: %1</source>
      <translation>pas de coût total : %1</translation>
    </message>
    <message>
      <source>nobody is called the fastest, as results are not alike, at %1</source>
      <translation>à %1 personne n’est dit le plus rapide, car les résultats ne sont pas comparables</translation>
    </message>
    <message>
      <source>node</source>
      <translation>nœud</translation>
    </message>
    <message>
      <source>node %1</source>
      <translation>nœud %1</translation>
    </message>
    <message>
      <source>node %1 hangs on no switch</source>
      <translation>le nœud %1 ne pend à aucun commutateur</translation>
    </message>
    <message>
      <source>node %1 hangs on no switch; name its switch or add a link to it</source>
      <translation>le nœud %1 n’est relié à aucun commutateur ; nommez son commutateur ou ajoutez-lui un lien</translation>
    </message>
    <message>
      <source>node %1 has %2 for %3, which share them while they compute</source>
      <translation>le nœud %1 a %2 pour %3, qui se les partagent en calculant</translation>
    </message>
    <message>
      <source>node %1 has %2 for %3, which share them while they compute; so do those of %4</source>
      <translation>le nœud %1 a %2 pour %3, qui se les partagent en calculant ; de même sur %4</translation>
    </message>
    <message>
      <source>node %1 is in the rings twice; name it once</source>
      <translation>le nœud %1 est deux fois dans les anneaux ; nommez-le une fois</translation>
    </message>
    <message>
      <source>node %1 is in the torus twice; name it once</source>
      <translation>le nœud %1 est deux fois dans le tore ; nommez-le une fois</translation>
    </message>
    <message>
      <source>node %1: %2</source>
      <translation>nœud %1 : %2</translation>
    </message>
    <message>
      <source>node pairs</source>
      <translation>paires de nœuds</translation>
    </message>
    <message>
      <source>nodes</source>
      <translation>nœuds</translation>
    </message>
    <message>
      <source>nodes and lists of them, with cores, bandwidth and latency</source>
      <translation>nœuds et listes de nœuds, avec cœurs, bande passante et latence</translation>
    </message>
    <message>
      <source>nodes in all</source>
      <translation>nœuds en tout</translation>
    </message>
    <message>
      <source>nodes in all, spread evenly over the racks</source>
      <translation>nœuds au total, répartis également entre les baies</translation>
    </message>
    <message>
      <source>nodes of %1</source>
      <translation>nœuds de %1</translation>
    </message>
    <message>
      <source>nodes of each switch that has any</source>
      <translation>nœuds de chaque commutateur qui en a</translation>
    </message>
    <message>
      <source>nodes that send to %1</source>
      <translation>nœuds qui envoient à %1</translation>
    </message>
    <message>
      <source>nodes without switch</source>
      <translation>nœuds sans commutateur</translation>
    </message>
    <message>
      <source>nominal, not measured</source>
      <translation>nominaux, non mesurés</translation>
    </message>
    <message>
      <source>nominal, not measured, headers not taken off: times are a few per cent too short, also beside rates without headers</source>
      <translation>nominaux, non mesurés, en-têtes non déduits : les temps sont trop courts de quelques pour cent, aussi à côté de débits sans en-têtes</translation>
    </message>
    <message>
      <source>nominal, not measured, headers taken off</source>
      <translation>nominaux, non mesurés, en-têtes déduits</translation>
    </message>
    <message>
      <source>non-blocking operations: 'Pure Comm.', the time without computing meanwhile, is taken as the time</source>
      <translation>opérations non bloquantes : 'Pure Comm.', le temps sans calcul simultané, est pris comme le temps</translation>
    </message>
    <message>
      <source>none</source>
      <translation>aucun</translation>
    </message>
    <message>
      <source>none is given for %1, which counts as 0: short messages are slower than predicted</source>
      <translation>aucune n’est donnée pour %1, ce qui compte pour 0 : les messages courts sont plus lents que prédit</translation>
    </message>
    <message>
      <source>none of its switches stands above another, so that there is no oversubscription; say how many cables a link has instead</source>
      <translation>aucun de ses commutateurs n’est au-dessus d’un autre, il n’y a donc pas de sursouscription ; dites plutôt combien de câbles a un lien</translation>
    </message>
    <message>
      <source>none of its times fits the project</source>
      <translation>aucun de ses temps ne va avec le projet</translation>
    </message>
    <message>
      <source>none of the models can run on these measurements; %1: %2</source>
      <translation>aucun des modèles ne peut s’exécuter sur ces mesures ; %1 : %2</translation>
    </message>
    <message>
      <source>none, as there is one switch</source>
      <translation>aucune, car il y a un seul commutateur</translation>
    </message>
    <message>
      <source>none, mpirun by hand</source>
      <translation>aucun, mpirun à la main</translation>
    </message>
    <message>
      <source>not all hosts have the same link to themselves, and a platform has one speed within its nodes: these links were left out</source>
      <translation>tous les hôtes n’ont pas le même lien vers eux-mêmes, et une plateforme a une seule vitesse dans ses nœuds : ces liens ont été laissés de côté</translation>
    </message>
    <message>
      <source>not all of its NICs are as fast: the slowest, %1 GB/s, stands for all</source>
      <translation>toutes ses NIC ne sont pas aussi rapides : la plus lente, %1 GB/s, vaut pour toutes</translation>
    </message>
    <message>
      <source>not all of its NVLinks are as fast: the slowest, %1 GB/s, stands for all</source>
      <translation>tous ses NVLinks ne sont pas aussi rapides : le plus lent, %1 GB/s, vaut pour tous</translation>
    </message>
    <message>
      <source>not applicable: %1</source>
      <translation>sans objet : %1</translation>
    </message>
    <message>
      <source>not determined by these patterns</source>
      <translation>non déterminé par ces motifs</translation>
    </message>
    <message>
      <source>not known and kept as text: %1</source>
      <translation>inconnues et gardées comme texte : %1</translation>
    </message>
    <message>
      <source>not known: %1</source>
      <translation>inconnu : %1</translation>
    </message>
    <message>
      <source>not known: the project has unsaved changes</source>
      <translation>inconnu : le projet a des modifications non enregistrées</translation>
    </message>
    <message>
      <source>not predicted</source>
      <translation>non prédit</translation>
    </message>
    <message>
      <source>not recorded, and so left empty in summaries: %1</source>
      <translation>non enregistrés, donc laissés vides dans les résumés : %1</translation>
    </message>
    <message>
      <source>not run by itself: %1 together save less than %2 %</source>
      <translation>non calculé séparément : %1 épargnent ensemble moins de %2 %</translation>
    </message>
    <message>
      <source>not run: there are too many groups for so long a program</source>
      <translation>non calculé : il y a trop de groupes pour un programme si long</translation>
    </message>
    <message>
      <source>not saturated</source>
      <translation>non saturé</translation>
    </message>
    <message>
      <source>not saved</source>
      <translation>non enregistré</translation>
    </message>
    <message>
      <source>not started yet in this step</source>
      <translation>départ après cette étape</translation>
    </message>
    <message>
      <source>not strongly slow</source>
      <translation>pas fortement ralenti</translation>
    </message>
    <message>
      <source>not strongly slow; 1/%1 cut to an integer</source>
      <translation>pas fortement ralenti ; 1/%1 tronqué à un entier</translation>
    </message>
    <message>
      <source>not supported, %1</source>
      <translation>non étayé, %1</translation>
    </message>
    <message>
      <source>not under way in this step</source>
      <translation>aucun transfert en cours à cette étape</translation>
    </message>
    <message>
      <source>note</source>
      <translation>remarque</translation>
    </message>
    <message>
      <source>notes</source>
      <translation>remarques</translation>
    </message>
    <message>
      <source>nothing</source>
      <translation>rien</translation>
    </message>
    <message>
      <source>nothing arrived</source>
      <translation>rien n’est arrivé</translation>
    </message>
    <message>
      <source>nothing but comments and directives stands in the first %1, so this is no project; name a project file</source>
      <translation>rien que des commentaires et des directives dans les premiers %1, ce n’est donc pas un projet ; indiquez un fichier de projet</translation>
    </message>
    <message>
      <source>nothing could be fitted</source>
      <translation>rien n’a pu être ajusté</translation>
    </message>
    <message>
      <source>nothing has times: %1</source>
      <translation>rien n’a de temps : %1</translation>
    </message>
    <message>
      <source>nothing in it could be used as measured times; it was read as %1</source>
      <translation>rien dedans n’a pu être utilisé comme temps mesurés ; il a été lu comme %1</translation>
    </message>
    <message>
      <source>nothing in the folder can be taken</source>
      <translation>rien dans le dossier ne peut être repris</translation>
    </message>
    <message>
      <source>nothing is sent: every size is 0</source>
      <translation>rien n’est envoyé : chaque taille est 0</translation>
    </message>
    <message>
      <source>nothing is sent: every size is 0, or goes from a node to itself</source>
      <translation>rien n’est envoyé : chaque taille est 0, ou va d’un nœud à lui-même</translation>
    </message>
    <message>
      <source>nothing was measured before the run ended; start it again with --resume</source>
      <translation>rien n’a été mesuré avant la fin de l’exécution ; relancez-la avec --resume</translation>
    </message>
    <message>
      <source>number</source>
      <translation>nombre</translation>
    </message>
    <message>
      <source>number of a CPU</source>
      <translation>numéro d’un CPU</translation>
    </message>
    <message>
      <source>number of a NIC</source>
      <translation>numéro d’une NIC</translation>
    </message>
    <message>
      <source>number of nanoseconds</source>
      <translation>nombre de nanosecondes</translation>
    </message>
    <message>
      <source>number of ranks</source>
      <translation>nombre de rangs</translation>
    </message>
    <message>
      <source>number of the row, from 1 on</source>
      <translation>numéro de la ligne, à partir de 1</translation>
    </message>
    <message>
      <source>numbers have a decimal comma</source>
      <translation>les nombres ont une virgule décimale</translation>
    </message>
    <message>
      <source>numbers have a decimal comma, and points between thousands</source>
      <translation>les nombres ont une virgule décimale, et des points entre les milliers</translation>
    </message>
    <message>
      <source>numbers such as 1,024 may have a decimal comma or a comma between thousands; say which decimal mark the file has</source>
      <translation>des nombres comme 1,024 peuvent avoir une virgule décimale ou une virgule entre les milliers ; dites quel signe décimal a le fichier</translation>
    </message>
    <message>
      <source>of %1</source>
      <translation>de %1</translation>
    </message>
    <message>
      <source>of %1 none is the one to hold out; hold out a larger part, or name a measurement</source>
      <translation>de %1 aucun n’est celui à tenir à l’écart ; tenez à l’écart une plus grande part, ou nommez une mesure</translation>
    </message>
    <message>
      <source>of %1 of MPI_Alltoallv the archive has only what a process sends and receives in all; who sends how much to whom is estimated from these sums</source>
      <translation>de MPI_Alltoallv (%1) l’archive n’a que ce qu’un processus envoie et reçoit en tout ; qui envoie combien à qui est estimé d’après ces sommes</translation>
    </message>
    <message>
      <source>of %1 the latency of links is not known</source>
      <translation>de %1 la latence des liens n’est pas connue</translation>
    </message>
    <message>
      <source>of %1 the latency of nodes and latency of links is not known</source>
      <translation>de %1 la latence des nœuds et la latence des liens ne sont pas connues</translation>
    </message>
    <message>
      <source>of %1 the latency of nodes is not known</source>
      <translation>de %1 la latence des nœuds n’est pas connue</translation>
    </message>
    <message>
      <source>of a cell at the border</source>
      <translation>d’une cellule au bord</translation>
    </message>
    <message>
      <source>of a gradient when it is reduced</source>
      <translation>d'un gradient quand il est réduit</translation>
    </message>
    <message>
      <source>of a layer forward, for a microbatch; backward takes twice as long</source>
      <translation>d'une couche en avant, pour un micro-lot ; en arrière, le double</translation>
    </message>
    <message>
      <source>of a loop around the row, from 0 on</source>
      <translation>d’une boucle autour de la ligne, à partir de 0</translation>
    </message>
    <message>
      <source>of a message to a neighbour</source>
      <translation>d’un message à un voisin</translation>
    </message>
    <message>
      <source>of a microbatch in a stage</source>
      <translation>d’un micro-lot dans un étage</translation>
    </message>
    <message>
      <source>of a process in a step</source>
      <translation>d'un processus en un pas</translation>
    </message>
    <message>
      <source>of a stage</source>
      <translation>d’un étage</translation>
    </message>
    <message>
      <source>of a step</source>
      <translation>d’une étape</translation>
    </message>
    <message>
      <source>of a weight and of an activation</source>
      <translation>d'un poids et d'une activation</translation>
    </message>
    <message>
      <source>of all layers</source>
      <translation>de toutes les couches</translation>
    </message>
    <message>
      <source>of an activation on its way back</source>
      <translation>d'une activation au retour</translation>
    </message>
    <message>
      <source>of an activation on its way to an expert</source>
      <translation>d'une activation vers un expert</translation>
    </message>
    <message>
      <source>of an iteration for a cell</source>
      <translation>d’une itération pour une cellule</translation>
    </message>
    <message>
      <source>of attention and all else that is not experts, in a layer</source>
      <translation>de l'attention et de tout ce qui n'est pas expert, dans une couche</translation>
    </message>
    <message>
      <source>of computing a cell</source>
      <translation>pour calculer une cellule</translation>
    </message>
    <message>
      <source>of computing a plane</source>
      <translation>pour calculer un plan</translation>
    </message>
    <message>
      <source>of computing before it is written</source>
      <translation>de calcul avant l’écriture</translation>
    </message>
    <message>
      <source>of each GPU into the switch within its server, each way</source>
      <translation>de chaque GPU vers le commutateur de son serveur, dans chaque sens</translation>
    </message>
    <message>
      <source>of each GPU's link to the switch within its server</source>
      <translation>du lien de chaque GPU vers le commutateur de son serveur</translation>
    </message>
    <message>
      <source>of each NIC's link (default 0 s)</source>
      <translation>du lien de chaque carte (0 s par défaut)</translation>
    </message>
    <message>
      <source>of each link between switches (default 0 s)</source>
      <translation>de chaque lien entre commutateurs (0 s par défaut)</translation>
    </message>
    <message>
      <source>of each link between switches, each way (default 9.4 Gbit/s)</source>
      <translation>de chaque lien entre commutateurs, dans chaque sens (9.4 Gbit/s par défaut)</translation>
    </message>
    <message>
      <source>of each message; 1 MB..10 MB draws every size evenly between the two</source>
      <translation>de chaque message ; 1 MB..10 MB tire chaque taille uniformément entre les deux</translation>
    </message>
    <message>
      <source>of each node's NIC, each way (default 940 Mbit/s)</source>
      <translation>de la carte de chaque nœud, dans chaque sens (940 Mbit/s par défaut)</translation>
    </message>
    <message>
      <source>of equally short ways a hash of the ends chooses (ECMP), as ns-3 does; nodes do not forward</source>
      <translation>parmi des chemins aussi courts un hachage des extrémités choisit (ECMP), comme le fait ns-3 ; les nœuds ne relaient pas</translation>
    </message>
    <message>
      <source>of it at once</source>
      <translation>de celui-ci à la fois</translation>
    </message>
    <message>
      <source>of it to acknowledgements of the messages against it</source>
      <translation>dont aux accusés des messages en sens inverse</translation>
    </message>
    <message>
      <source>of it to messages that another channel limits</source>
      <translation>dont aux messages qu’un autre canal limite</translation>
    </message>
    <message>
      <source>of messages against it that another channel limits</source>
      <translation>de messages en sens inverse qu’un autre canal limite</translation>
    </message>
    <message>
      <source>of the experts of a process, in a layer</source>
      <translation>des experts d'un processus, dans une couche</translation>
    </message>
    <message>
      <source>of the fastest message on it</source>
      <translation>du message le plus rapide dessus</translation>
    </message>
    <message>
      <source>of the fastest offer first and of the workloads that weigh most</source>
      <translation>de l’offre la plus rapide d’abord et des charges de travail de plus grand poids</translation>
    </message>
    <message>
      <source>of the fit</source>
      <translation>de l’ajustement</translation>
    </message>
    <message>
      <source>of the latency there and back, T0</source>
      <translation>de la latence aller et retour, T0</translation>
    </message>
    <message>
      <source>of the message crosses this channel</source>
      <translation>du message passe ce canal</translation>
    </message>
    <message>
      <source>of the model</source>
      <translation>du modèle</translation>
    </message>
    <message>
      <source>of the peak that is reached</source>
      <translation>de la crête qui est atteinte</translation>
    </message>
    <message>
      <source>of the vocabulary's layer in the last stage, forward</source>
      <translation>de la couche du vocabulaire dans le dernier étage, en avant</translation>
    </message>
    <message>
      <source>of the workloads that weigh most</source>
      <translation>des charges de travail de plus grand poids</translation>
    </message>
    <message>
      <source>of them, those that each expert has for itself</source>
      <translation>dont ceux que chaque expert a pour lui</translation>
    </message>
    <message>
      <source>of this row</source>
      <translation>de cette ligne</translation>
    </message>
    <message>
      <source>of very many pairs of hosts %1 were not compared with the ways of SimGrid</source>
      <translation>de très nombreuses paires d’hôtes %1 n’ont pas été comparées aux chemins de SimGrid</translation>
    </message>
    <message>
      <source>offer %1: %2 of the same workloads; the fastest under the model of its first one counts</source>
      <translation>offre %1 : %2 des mêmes charges de travail ; le plus rapide sous le modèle du premier compte</translation>
    </message>
    <message>
      <source>on patterns left out of the fit</source>
      <translation>sur les schémas exclus de l’ajustement</translation>
    </message>
    <message>
      <source>on the front</source>
      <translation>sur le front</translation>
    </message>
    <message>
      <source>on the front; %1 costs less, too close to call</source>
      <translation>sur le front ; %1 coûte moins, trop proche pour trancher</translation>
    </message>
    <message>
      <source>once, or year: in each of the platform's years; empty: once</source>
      <translation>once (une fois) ou year : dans chacune des années de la plateforme ; vide : once</translation>
    </message>
    <message>
      <source>one of the algorithms %1</source>
      <translation>l’un des algorithmes %1</translation>
    </message>
    <message>
      <source>one of two values</source>
      <translation>une valeur parmi deux</translation>
    </message>
    <message>
      <source>one per core</source>
      <translation>un par cœur</translation>
    </message>
    <message>
      <source>one price for the whole</source>
      <translation>un prix pour l’ensemble</translation>
    </message>
    <message>
      <source>one-sided communication is not taken; programs have none</source>
      <translation>la communication unilatérale n’est pas reprise ; les programmes n’en ont pas</translation>
    </message>
    <message>
      <source>only a result of contraflow-run can be followed, and this is none</source>
      <translation>seul un résultat de contraflow-run peut être suivi, et ceci n’en est pas un</translation>
    </message>
    <message>
      <source>only by the routes that are written out</source>
      <translation>seulement par les itinéraires écrits</translation>
    </message>
    <message>
      <source>only the first %1 rows were read</source>
      <translation>seules les %1 premières lignes ont été lues</translation>
    </message>
    <message>
      <source>order of the matrix</source>
      <translation>ordre de la matrice</translation>
    </message>
    <message>
      <source>osu_mbw_mr ran with varied windows (-V), a column for each, which are not taken; run it without -V</source>
      <translation>osu_mbw_mr a tourné avec des fenêtres variées (-V), une colonne pour chacune, qui ne sont pas reprises ; lancez-le sans -V</translation>
    </message>
    <message>
      <source>other</source>
      <translation>autre</translation>
    </message>
    <message>
      <source>other items</source>
      <translation>autres postes</translation>
    </message>
    <message>
      <source>other things</source>
      <translation>autres choses</translation>
    </message>
    <message>
      <source>others</source>
      <translation>d’autres</translation>
    </message>
    <message>
      <source>out of %1</source>
      <translation>sortant de %1</translation>
    </message>
    <message>
      <source>outside m</source>
      <translation>hors de m</translation>
    </message>
    <message>
      <source>outside m; not saturated</source>
      <translation>hors de m ; non saturé</translation>
    </message>
    <message>
      <source>outside n</source>
      <translation>hors de n</translation>
    </message>
    <message>
      <source>outside n and m</source>
      <translation>hors de n et m</translation>
    </message>
    <message>
      <source>outside n and m; not saturated</source>
      <translation>hors de n et m ; non saturé</translation>
    </message>
    <message>
      <source>outside n; not saturated</source>
      <translation>hors de n ; non saturé</translation>
    </message>
    <message>
      <source>over %1</source>
      <translation>sur %1</translation>
    </message>
    <message>
      <source>over %1 of %2, those for which all of these networks have results</source>
      <translation>sur %1 de %2, ceux pour lesquels tous ces réseaux ont des résultats</translation>
    </message>
    <message>
      <source>over the sizes of messages</source>
      <translation>sur les tailles des messages</translation>
    </message>
    <message>
      <source>overheads of messages</source>
      <translation>surcoûts des messages</translation>
    </message>
    <message>
      <source>p, nodes of a switch</source>
      <translation>p, nœuds d’un commutateur</translation>
    </message>
    <message>
      <source>parallel links between two switches</source>
      <translation>liens parallèles entre deux commutateurs</translation>
    </message>
    <message>
      <source>parameter</source>
      <translation>paramètre</translation>
    </message>
    <message>
      <source>parameter %1</source>
      <translation>paramètre %1</translation>
    </message>
    <message>
      <source>parameter %1 has no value; %2</source>
      <translation>le paramètre %1 n’a pas de valeur ; %2</translation>
    </message>
    <message>
      <source>parameter %1 is given twice; remove one</source>
      <translation>le paramètre %1 est donné deux fois ; retirez-en un</translation>
    </message>
    <message>
      <source>parameters</source>
      <translation>paramètres</translation>
    </message>
    <message>
      <source>parameters of %1</source>
      <translation>paramètres de %1</translation>
    </message>
    <message>
      <source>parameters of the model, one expert a layer counted</source>
      <translation>paramètres du modèle, un expert par couche compté</translation>
    </message>
    <message>
      <source>parts of the gradients that are reduced one after the other</source>
      <translation>parties des gradients réduites l’une après l’autre</translation>
    </message>
    <message>
      <source>parts of the model in a pipeline</source>
      <translation>parties du modèle dans un pipeline</translation>
    </message>
    <message>
      <source>pattern</source>
      <translation>motif</translation>
    </message>
    <message>
      <source>pattern %1</source>
      <translation>schéma %1</translation>
    </message>
    <message>
      <source>pattern %1 has other messages than when it was planned; its times were measured among those of the plan, so that predictions of it are of another pattern: plan it again, or import into the project as it was</source>
      <translation>le schéma %1 a d’autres messages que lors de sa planification ; ses temps ont été mesurés parmi ceux du plan, ses prédictions sont donc celles d’un autre schéma : planifiez-le de nouveau, ou importez dans le projet tel qu’il était</translation>
    </message>
    <message>
      <source>pattern %1, message %2</source>
      <translation>schéma %1, message %2</translation>
    </message>
    <message>
      <source>patterns</source>
      <translation>schémas</translation>
    </message>
    <message>
      <source>peak of a GPU in a second</source>
      <translation>crête d'un GPU en une seconde</translation>
    </message>
    <message>
      <source>perftest (ib_write_bw)</source>
      <translation>perftest (ib_write_bw)</translation>
    </message>
    <message>
      <source>phase %1</source>
      <translation>phase %1</translation>
    </message>
    <message>
      <source>phases are left out</source>
      <translation>les phases sont laissées de côté</translation>
    </message>
    <message>
      <source>pipeline-parallel degree: stages of layers</source>
      <translation>degré de parallélisme de pipeline : étages de couches</translation>
    </message>
    <message>
      <source>place</source>
      <translation>affectation</translation>
    </message>
    <message>
      <source>place %1 has a node already, %2; blocks must not overlap</source>
      <translation>la place %1 a déjà un nœud, %2 ; les blocs ne doivent pas se chevaucher</translation>
    </message>
    <message>
      <source>place %1 is named as a switch twice; correct the line</source>
      <translation>la place %1 est nommée deux fois comme commutateur ; corrigez la ligne</translation>
    </message>
    <message>
      <source>place %1 is one more than the %2 switches of the first line; correct the line</source>
      <translation>la place %1 est une de plus que les %2 commutateurs de la première ligne ; corrigez la ligne</translation>
    </message>
    <message>
      <source>place it in mapping %1</source>
      <translation>placez-le dans le placement %1</translation>
    </message>
    <message>
      <source>place it in the mapping</source>
      <translation>placez-le dans le placement</translation>
    </message>
    <message>
      <source>places</source>
      <translation>affectations</translation>
    </message>
    <message>
      <source>places of %1</source>
      <translation>affectations de %1</translation>
    </message>
    <message>
      <source>planes, which are swept one after the other</source>
      <translation>plans, balayés l’un après l’autre</translation>
    </message>
    <message>
      <source>platform</source>
      <translation>plateforme</translation>
    </message>
    <message>
      <source>platform %1</source>
      <translation>plateforme %1</translation>
    </message>
    <message>
      <source>platform %1 cannot be written: %2</source>
      <translation>la plateforme %1 ne peut pas être écrite : %2</translation>
    </message>
    <message>
      <source>platform %1 gets an oversubscription of %2 to 1, the nodes' bandwidth over that of the links to other switches</source>
      <translation>la plateforme %1 reçoit une sursouscription de %2 pour 1, le débit des nœuds sur celui des liens vers d’autres commutateurs</translation>
    </message>
    <message>
      <source>platform %1 gets the routing %2 of the preset %3, as the file names none</source>
      <translation>la plateforme %1 reçoit le routage %2 du préréglage %3, car le fichier n’en nomme pas</translation>
    </message>
    <message>
      <source>platform %1 gives its nodes no latency</source>
      <translation>la plateforme %1 ne donne pas de latence à ses nœuds</translation>
    </message>
    <message>
      <source>platform %1 gives no latency</source>
      <translation>la plateforme %1 ne donne pas de latence</translation>
    </message>
    <message>
      <source>platform %1 has %2; give what is missing, or compare without it</source>
      <translation>la plateforme %1 a %2 ; donnez ce qui manque, ou comparez sans elle</translation>
    </message>
    <message>
      <source>platform %1 has no links between switches, so oversubscription changes nothing</source>
      <translation>la plateforme %1 n’a pas de liens entre commutateurs, donc la sursouscription n’y change rien</translation>
    </message>
    <message>
      <source>platform %1 has no node %2</source>
      <translation>la plateforme %1 n’a pas de nœud %2</translation>
    </message>
    <message>
      <source>platform %1 has no node %2, so that was left out</source>
      <translation>la plateforme %1 n’a pas de nœud %2, cela a donc été laissé de côté</translation>
    </message>
    <message>
      <source>platform %1 has no node %2: all nodes of the platform were taken to be like it</source>
      <translation>la plateforme %1 n’a pas de nœud %2 : tous les nœuds de la plateforme sont pris comme lui</translation>
    </message>
    <message>
      <source>platform %1 has no node; add nodes</source>
      <translation>la plateforme %1 n’a pas de nœud ; ajoutez des nœuds</translation>
    </message>
    <message>
      <source>platform %1 has no nodes</source>
      <translation>la plateforme %1 n’a pas de nœuds</translation>
    </message>
    <message>
      <source>platform %1 has no servers that could take the figures</source>
      <translation>la plate-forme %1 n’a pas de serveurs qui pourraient recevoir les caractéristiques</translation>
    </message>
    <message>
      <source>platform %1 has no total cost: %2</source>
      <translation>la plateforme %1 n’a pas de coût total : %2</translation>
    </message>
    <message>
      <source>platform %1 has none of the nodes in use, which are %2; choose a scenario on the cluster that was looked at</source>
      <translation>la plateforme %1 n’a aucun des nœuds occupés, qui sont %2 ; choisissez un scénario sur la grappe qui a été observée</translation>
    </message>
    <message>
      <source>platform %1 has too few nodes at its switches for a pattern that tells whether congestion control works; it takes five at one switch, or three at one and two at another</source>
      <translation>la plateforme %1 a trop peu de nœuds à ses commutateurs pour un motif qui dise si le contrôle de congestion marche ; il en faut cinq à un commutateur, ou trois à l’un et deux à un autre</translation>
    </message>
    <message>
      <source>platform %1, nodes %2: %3</source>
      <translation>plateforme %1, nœuds %2 : %3</translation>
    </message>
    <message>
      <source>platform %1, servers %2: %3</source>
      <translation>plateforme %1, serveurs %2 : %3</translation>
    </message>
    <message>
      <source>platform %1: %2</source>
      <translation>plateforme %1 : %2</translation>
    </message>
    <message>
      <source>platform %1: %2, %3 with %4, %5 besides those of the servers</source>
      <translation>plateforme %1 : %2, %3 avec %4, %5 outre ceux des serveurs</translation>
    </message>
    <message>
      <source>platform %1: %2, %3, %4 besides those of the nodes</source>
      <translation>plateforme %1 : %2, %3, %4 outre ceux des nœuds</translation>
    </message>
    <message>
      <source>platform %1: %2: %3</source>
      <translation>plateforme %1 : %2 : %3</translation>
    </message>
    <message>
      <source>platform %1: 1 server with %2</source>
      <translation>plateforme %1 : 1 serveur avec %2</translation>
    </message>
    <message>
      <source>platform %1: with it the platforms of the project have more than %2 nodes together, so it was not checked; remove nodes or split the project</source>
      <translation>plateforme %1 : avec elle les plateformes du projet ont ensemble plus de %2 nœuds, elle n’a donc pas été vérifiée ; retirez des nœuds ou divisez le projet</translation>
    </message>
    <message>
      <source>platforms</source>
      <translation>plateformes</translation>
    </message>
    <message>
      <source>platforms side by side: results by workload, price, cost, rank, why; as xlsx with formulas</source>
      <translation>plateformes côte à côte : résultats par charge de travail, prix, coût, rang, raison ; en xlsx avec des formules</translation>
    </message>
    <message>
      <source>points along each side of the cube</source>
      <translation>points le long de chaque côté du cube</translation>
    </message>
    <message>
      <source>policies and seeds</source>
      <translation>politiques et graines</translation>
    </message>
    <message>
      <source>ports of every switch, an even number</source>
      <translation>ports de chaque commutateur, un nombre pair</translation>
    </message>
    <message>
      <source>power</source>
      <translation>puissance</translation>
    </message>
    <message>
      <source>predicted against measured times, model by model</source>
      <translation>temps prédits et temps mesurés, modèle par modèle</translation>
    </message>
    <message>
      <source>predicted in %1</source>
      <translation>prédit en %1</translation>
    </message>
    <message>
      <source>predictions of %1 are off by %2 in the mean, and so are those of the other models.</source>
      <translation>les prédictions de %1 s’écartent de %2 en moyenne, et celles des autres modèles aussi.</translation>
    </message>
    <message>
      <source>predictions of %1 are off by %2 in the mean, the least of all models, and those of %3 by %4, the most.</source>
      <translation>les prédictions de %1 s’écartent de %2 en moyenne, le moins de tous les modèles, et celles de %3 de %4, le plus.</translation>
    </message>
    <message>
      <source>predictions of %1 are off by %2 in the mean.</source>
      <translation>les prédictions de %1 s’écartent de %2 en moyenne.</translation>
    </message>
    <message>
      <source>preset</source>
      <translation>préréglage</translation>
    </message>
    <message>
      <source>preset %1</source>
      <translation>préréglage %1</translation>
    </message>
    <message>
      <source>price</source>
      <translation>prix</translation>
    </message>
    <message>
      <source>prices are in %1, which are not converted; give all of them in one currency</source>
      <translation>les prix sont en %1, qui ne sont pas convertis ; donnez-les tous dans une seule monnaie</translation>
    </message>
    <message>
      <source>priorities of messages (prio) are left out</source>
      <translation>les priorités des messages (prio) sont laissées de côté</translation>
    </message>
    <message>
      <source>process</source>
      <translation>processus</translation>
    </message>
    <message>
      <source>process %1</source>
      <translation>processus %1</translation>
    </message>
    <message>
      <source>process %1 begins %2 and never finds it complete, which alone says what it is; record the program until its end</source>
      <translation>le processus %1 commence %2 et ne la trouve jamais achevée, ce qui seul dit ce qu’elle est ; enregistrez le programme jusqu’à sa fin</translation>
    </message>
    <message>
      <source>process %1 cannot stay where it is, as it is not placed; place it in the mapping</source>
      <translation>le processus %1 ne peut rester où il est, car il n’est pas placé ; placez-le dans le placement</translation>
    </message>
    <message>
      <source>process %1 has %2; write the number of one of them, or the process alone</source>
      <translation>le processus %1 a %2 ; écrivez le numéro de l’un d’eux, ou le processus seul</translation>
    </message>
    <message>
      <source>process %1 has no event %2; it has events 1 to %3</source>
      <translation>le processus %1 n’a pas d’événement %2 ; il a les événements 1 à %3</translation>
    </message>
    <message>
      <source>process %1 has no event %2; it has none</source>
      <translation>le processus %1 n’a pas d’événement %2 ; il n’en a aucun</translation>
    </message>
    <message>
      <source>process %1 in %2 computes for too long to be counted in nanoseconds</source>
      <translation>le processus %1 dans %2 calcule trop longtemps pour être compté en nanosecondes</translation>
    </message>
    <message>
      <source>process %1 in %2 is not in group %3</source>
      <translation>le processus %1 dans %2 n’est pas dans le groupe %3</translation>
    </message>
    <message>
      <source>process %1 in %2: %3</source>
      <translation>processus %1 dans %2 : %3</translation>
    </message>
    <message>
      <source>process %1 in %2: root or sizes do not fit group %3</source>
      <translation>processus %1 dans %2 : la racine ou les tailles ne vont pas avec le groupe %3</translation>
    </message>
    <message>
      <source>process %1 is a graph of operations, which actions one after the other cannot say; export it as goal</source>
      <translation>le processus %1 est un graphe d’opérations, que des actions l’une après l’autre ne peuvent pas dire ; exportez-le comme goal</translation>
    </message>
    <message>
      <source>process %1 is placed on the unknown node %2; %3</source>
      <translation>le processus %1 est placé sur le nœud inconnu %2 ; %3</translation>
    </message>
    <message>
      <source>process %1 is placed twice; remove one of the places</source>
      <translation>le processus %1 est placé deux fois ; retirez l’une des places</translation>
    </message>
    <message>
      <source>processes</source>
      <translation>processus</translation>
    </message>
    <message>
      <source>processes along x</source>
      <translation>processus le long de x</translation>
    </message>
    <message>
      <source>processes along y</source>
      <translation>processus le long de y</translation>
    </message>
    <message>
      <source>processes along z</source>
      <translation>processus le long de z</translation>
    </message>
    <message>
      <source>processes below one another</source>
      <translation>processus l’un sous l’autre</translation>
    </message>
    <message>
      <source>processes beside one another</source>
      <translation>processus côte à côte</translation>
    </message>
    <message>
      <source>processes that compute and write</source>
      <translation>processus qui calculent et écrivent</translation>
    </message>
    <message>
      <source>processes that share a stage, on one node</source>
      <translation>processus qui partagent un étage, sur un nœud</translation>
    </message>
    <message>
      <source>processes that take what is written</source>
      <translation>processus qui prennent ce qui est écrit</translation>
    </message>
    <message>
      <source>processes, over which the experts are spread</source>
      <translation>processus sur lesquels les experts sont répartis</translation>
    </message>
    <message>
      <source>program</source>
      <translation>programme</translation>
    </message>
    <message>
      <source>program %1</source>
      <translation>programme %1</translation>
    </message>
    <message>
      <source>program %1, figure %2</source>
      <translation>programme %1, mesure %2</translation>
    </message>
    <message>
      <source>project</source>
      <translation>projet</translation>
    </message>
    <message>
      <source>project %1</source>
      <translation>projet %1</translation>
    </message>
    <message>
      <source>project %1 has %2; 'contraflow validate' lists what is wrong with it</source>
      <translation>le projet %1 a %2 ; 'contraflow validate' énumère ce qui y est faux</translation>
    </message>
    <message>
      <source>project %1 is another one than the campaign was made of: %2 has SHA-256 %3; restore it, or take it as it is with --seal</source>
      <translation>le projet %1 est un autre que celui dont la campagne a été faite : %2 a le SHA-256 %3 ; restaurez-le, ou prenez-le tel quel avec --seal</translation>
    </message>
    <message>
      <source>project %1: %2</source>
      <translation>projet %1 : %2</translation>
    </message>
    <message>
      <source>quartiles</source>
      <translation>quartiles</translation>
    </message>
    <message>
      <source>rack pairs</source>
      <translation>paires de baies</translation>
    </message>
    <message>
      <source>racks, one switch each</source>
      <translation>baies, un commutateur chacune</translation>
    </message>
    <message>
      <source>radical %1 is no list of numbers such as 0-15,20 with plain hyphens</source>
      <translation>radical %1 n’est pas une liste de nombres comme 0-15,20 avec de simples traits d’union</translation>
    </message>
    <message>
      <source>radical %1 names more than %2 hosts; import a smaller part</source>
      <translation>radical %1 nomme plus de %2 hôtes ; importez une partie plus petite</translation>
    </message>
    <message>
      <source>random</source>
      <translation>aléatoire</translation>
    </message>
    <message>
      <source>random placement with seed %1</source>
      <translation>placement aléatoire de graine %1</translation>
    </message>
    <message>
      <source>rank</source>
      <translation>rang</translation>
    </message>
    <message>
      <source>rank %1 has a block already</source>
      <translation>le rang %1 a déjà un bloc</translation>
    </message>
    <message>
      <source>rank %1 in its group %2</source>
      <translation>le rang %1 dans son groupe %2</translation>
    </message>
    <message>
      <source>rank %1 is not one of the %2</source>
      <translation>le rang %1 n’est pas un des %2</translation>
    </message>
    <message>
      <source>rank %1 is not one of the %2 of its communicator</source>
      <translation>le rang %1 n’est pas un des %2 de son communicateur</translation>
    </message>
    <message>
      <source>rank %1 is too large; up to %2 processes are taken</source>
      <translation>le rang %1 est trop grand ; jusqu’à %2 processus sont pris</translation>
    </message>
    <message>
      <source>rank %1 takes part, and the trace has rank 0 only; give the files of all ranks</source>
      <translation>le rang %1 prend part, et la trace n’a que le rang 0 ; donnez les fichiers de tous les rangs</translation>
    </message>
    <message>
      <source>rank %1 takes part, and the trace has ranks 0 to %2; give the files of all ranks</source>
      <translation>le rang %1 prend part, et la trace a les rangs 0 à %2 ; donnez les fichiers de tous les rangs</translation>
    </message>
    <message>
      <source>ranks were not where the plan has them</source>
      <translation>les rangs n'étaient pas où le plan les place</translation>
    </message>
    <message>
      <source>ranks were not where the plan has them while %1 measured, so that the times are those of other places than the scenario's; correct the mapping, or measure where it says</source>
      <translation>des rangs n’étaient pas où le plan les place pendant la mesure (%1), de sorte que les temps sont ceux d’autres places que celles du scénario ; corrigez le placement, ou mesurez là où il le dit</translation>
    </message>
    <message>
      <source>rates</source>
      <translation>débits</translation>
    </message>
    <message>
      <source>rates of a receiver or sender</source>
      <translation>les débits d’un récepteur ou d’un émetteur</translation>
    </message>
    <message>
      <source>reading the trace was cancelled</source>
      <translation>la lecture de la trace a été annulée</translation>
    </message>
    <message>
      <source>receives without a size, of processes that receive from any process or with any tag, are written with 0 bytes</source>
      <translation>les réceptions sans taille, de processus qui reçoivent de n’importe quel processus ou avec n’importe quelle étiquette, sont écrites avec 0 octet</translation>
    </message>
    <message>
      <source>record %1 of process %2: %3</source>
      <translation>enregistrement %1 du processus %2 : %3</translation>
    </message>
    <message>
      <source>reference</source>
      <translation>référence</translation>
    </message>
    <message>
      <source>remove it</source>
      <translation>retirez-le</translation>
    </message>
    <message>
      <source>repetitions</source>
      <translation>répétitions</translation>
    </message>
    <message>
      <source>report</source>
      <translation>rapport</translation>
    </message>
    <message>
      <source>residual of the solver %1</source>
      <translation>résidu du solveur %1</translation>
    </message>
    <message>
      <source>result of contraflow-run</source>
      <translation>résultat de contraflow-run</translation>
    </message>
    <message>
      <source>round robin per node</source>
      <translation>round-robin par nœud</translation>
    </message>
    <message>
      <source>round robin per processor</source>
      <translation>round-robin par processeur</translation>
    </message>
    <message>
      <source>rounded down</source>
      <translation>arrondi à l’entier inférieur</translation>
    </message>
    <message>
      <source>rounded up</source>
      <translation>arrondi à l’entier supérieur</translation>
    </message>
    <message>
      <source>route</source>
      <translation>itinéraire</translation>
    </message>
    <message>
      <source>routes</source>
      <translation>itinéraires</translation>
    </message>
    <message>
      <source>routes between nodes that platforms write out</source>
      <translation>itinéraires entre nœuds que les plates-formes écrivent</translation>
    </message>
    <message>
      <source>routes from outside to %1 were left out: in SimGrid messages from outside reach each host of such a cluster without passing its links, which has no equal here</source>
      <translation>les itinéraires du dehors vers %1 ont été laissés de côté : dans SimGrid les messages du dehors atteignent chaque hôte d’un tel cluster sans passer par ses liens, ce qui n’a pas d’équivalent ici</translation>
    </message>
    <message>
      <source>routes of %1</source>
      <translation>itinéraires de %1</translation>
    </message>
    <message>
      <source>routing</source>
      <translation>routage</translation>
    </message>
    <message>
      <source>row</source>
      <translation>ligne</translation>
    </message>
    <message>
      <source>row %1</source>
      <translation>ligne %1</translation>
    </message>
    <message>
      <source>rows of %1</source>
      <translation>lignes de %1</translation>
    </message>
    <message>
      <source>rows of processes</source>
      <translation>lignes de processus</translation>
    </message>
    <message>
      <source>rows of the matrix are senders, columns receivers</source>
      <translation>les lignes de la matrice sont les émetteurs, les colonnes les récepteurs</translation>
    </message>
    <message>
      <source>rows of the matrix are senders, columns receivers; the diagonal is left out</source>
      <translation>les lignes de la matrice sont les émetteurs, les colonnes les récepteurs ; la diagonale est laissée de côté</translation>
    </message>
    <message>
      <source>run %1</source>
      <translation>exécution %1</translation>
    </message>
    <message>
      <source>run in %1</source>
      <translation>exécuté en %1</translation>
    </message>
    <message>
      <source>runs a schedule whose operations go on at once (GOAL); programs that are sequences of events can be measured</source>
      <translation>exécute un ordonnancement dont les opérations vont en même temps (GOAL) ; les programmes qui sont des suites d’événements peuvent être mesurés</translation>
    </message>
    <message>
      <source>runs that would tell models apart</source>
      <translation>exécutions qui distingueraient les modèles</translation>
    </message>
    <message>
      <source>samples</source>
      <translation>tirages</translation>
    </message>
    <message>
      <source>saves less than %1 %, not run: %2 stays busy for %3</source>
      <translation>épargne moins de %1 %, non calculé : %2 reste occupé pendant %3</translation>
    </message>
    <message>
      <source>saves money as well</source>
      <translation>économise aussi de l’argent</translation>
    </message>
    <message>
      <source>says what is at fault</source>
      <translation>dit ce qui est en cause</translation>
    </message>
    <message>
      <source>says why</source>
      <translation>dit pourquoi</translation>
    </message>
    <message>
      <source>scan and exscan are taken as messages from each process to the next</source>
      <translation>scan et exscan sont pris comme messages de chaque processus au suivant</translation>
    </message>
    <message>
      <source>scenario</source>
      <translation>scénario</translation>
    </message>
    <message>
      <source>scenario %1</source>
      <translation>scénario %1</translation>
    </message>
    <message>
      <source>scenario %1 %2</source>
      <translation>le scénario %1 %2</translation>
    </message>
    <message>
      <source>scenario %1 cannot run; correct what is said about it</source>
      <translation>le scénario %1 ne peut s’exécuter ; corrigez ce qui en est dit</translation>
    </message>
    <message>
      <source>scenario %1 does not place process %2, so there is nothing to compare placements with; %3</source>
      <translation>le scénario %1 ne place pas le processus %2, il n’y a donc rien à quoi comparer les placements ; %3</translation>
    </message>
    <message>
      <source>scenario %1 goes beyond what model %2 was calibrated with: %3; measure such messages to be sure</source>
      <translation>le scénario %1 dépasse ce avec quoi le modèle %2 a été calibré : %3 ; mesurez de tels messages pour être sûr</translation>
    </message>
    <message>
      <source>scenario %1 has no mapping, which is where nodes are marked as in use; give it a platform and a mapping</source>
      <translation>le scénario %1 n’a pas de placement, où les nœuds sont marqués comme occupés ; donnez-lui une plateforme et un placement</translation>
    </message>
    <message>
      <source>scenario %1 has no message that can be predicted: %2</source>
      <translation>le scénario %1 n’a aucun message qui puisse être prédit : %2</translation>
    </message>
    <message>
      <source>scenario %1 has no workload %2; correct the project first</source>
      <translation>le scénario %1 n’a pas de charge de travail %2 ; corrigez d’abord le projet</translation>
    </message>
    <message>
      <source>scenario %1 has the measurement %2 already; errors count both, and what shows one of them shows the first</source>
      <translation>le scénario %1 a déjà le jeu de mesures %2 ; les erreurs comptent les deux, et ce qui en montre un montre le premier</translation>
    </message>
    <message>
      <source>scenario %1 names no model; name one of the project's</source>
      <translation>scénario %1 : aucun modèle n’est nommé ; nommez-en un du projet</translation>
    </message>
    <message>
      <source>scenario %1 runs applications, which 'contraflow replay' does; only scenarios of messages are predicted</source>
      <translation>le scénario %1 exécute des applications, ce que fait 'contraflow replay' ; seuls les scénarios de messages sont prédits</translation>
    </message>
    <message>
      <source>scenario %1, model %2</source>
      <translation>scénario %1, modèle %2</translation>
    </message>
    <message>
      <source>scenario %1, step %2: %3</source>
      <translation>scénario %1, étape %2 : %3</translation>
    </message>
    <message>
      <source>scenario %1: %2</source>
      <translation>scénario %1 : %2</translation>
    </message>
    <message>
      <source>scenario %1: %2 %3</source>
      <translation>scénario %1 : %2 %3</translation>
    </message>
    <message>
      <source>scenario %1: %2 breaks in %3 more places; the exact models asymmetric and max-min do not</source>
      <translation>scénario %1 : %2 enfreint ses règles en %3 autres endroits ; les modèles exacts asymmetric et max-min ne le font pas</translation>
    </message>
    <message>
      <source>scenario %1: %2 meets its conditions only within %3 % of a capacity; compare it with another model</source>
      <translation>scénario %1 : %2 ne remplit ses conditions qu’à %3 % près d’une capacité ; comparez-le avec un autre modèle</translation>
    </message>
    <message>
      <source>scenario %1: %2, its model without congestion control, is of the kind %3, in which full links hold up nobody else; name one of another kind, such as backpressure</source>
      <translation>scénario %1 : %2, son modèle sans contrôle de congestion, est du genre %3, où les liens pleins ne retiennent personne d’autre ; nommez-en un d’un autre genre, par exemple backpressure</translation>
    </message>
    <message>
      <source>scenario %1: no message of workload %2 can be predicted; %3</source>
      <translation>scénario %1 : aucun message de la charge de travail %2 ne peut être prédit ; %3</translation>
    </message>
    <message>
      <source>scenario %1: none of the placements can be run: %2</source>
      <translation>scénario %1 : aucun des placements ne peut s’exécuter : %2</translation>
    </message>
    <message>
      <source>scenarios</source>
      <translation>scénarios</translation>
    </message>
    <message>
      <source>scenarios of a workload side by side: times, verdict, price</source>
      <translation>scénarios d’une charge de travail côte à côte : temps, verdict, prix</translation>
    </message>
    <message>
      <source>scenarios of the project</source>
      <translation>scénarios du projet</translation>
    </message>
    <message>
      <source>section</source>
      <translation>section</translation>
    </message>
    <message>
      <source>sees nodes only: it takes the %1 switches of the platform for one, and the links between them never fill up</source>
      <translation>ne voit que les nœuds : il prend les %1 commutateurs de la plateforme pour un seul, et les liens entre eux ne se remplissent jamais</translation>
    </message>
    <message>
      <source>select messages to see theirs</source>
      <translation>sélectionnez des messages pour voir les leurs</translation>
    </message>
    <message>
      <source>semicolon</source>
      <translation>point-virgule</translation>
    </message>
    <message>
      <source>sent or received by the process</source>
      <translation>envoyé (sent) ou reçu (received) par le processus</translation>
    </message>
    <message>
      <source>sequences of a microbatch</source>
      <translation>séquences d'un micro-lot</translation>
    </message>
    <message>
      <source>sequences of a step, of all copies</source>
      <translation>séquences d'un pas, de toutes les copies</translation>
    </message>
    <message>
      <source>server</source>
      <translation>serveur</translation>
    </message>
    <message>
      <source>server %1</source>
      <translation>serveur %1</translation>
    </message>
    <message>
      <source>servers</source>
      <translation>serveurs</translation>
    </message>
    <message>
      <source>servers and lists of them, with GPUs, NICs and rails</source>
      <translation>serveurs et listes de serveurs, avec GPU, NIC et rails</translation>
    </message>
    <message>
      <source>servers are nodes: Slurm counts their GPUs in slurm.conf</source>
      <translation>les serveurs sont des nœuds : Slurm compte leurs GPU dans slurm.conf</translation>
    </message>
    <message>
      <source>servers of %1</source>
      <translation>serveurs de %1</translation>
    </message>
    <message>
      <source>servers of GPUs</source>
      <translation>serveurs de GPU</translation>
    </message>
    <message>
      <source>session %1</source>
      <translation>séance %1</translation>
    </message>
    <message>
      <source>several hosts share link %1: they hang on a switch behind it</source>
      <translation>plusieurs hôtes partagent le lien %1 : ils pendent à un commutateur derrière lui</translation>
    </message>
    <message>
      <source>several messages go from %1 to %2; give their ids</source>
      <translation>plusieurs messages vont de %1 à %2 ; donnez leurs identifiants</translation>
    </message>
    <message>
      <source>shared with no other message in this step</source>
      <translation>sans partage avec un autre message à cette étape</translation>
    </message>
    <message>
      <source>short queues there would end it: TCP Small Queues, fq_codel, a shorter txqueuelen</source>
      <translation>des files courtes là y mettraient fin : TCP Small Queues, fq_codel, un txqueuelen plus court</translation>
    </message>
    <message>
      <source>shortest paths, by the least loaded port for each destination (OpenSM minhop)</source>
      <translation>plus courts chemins, par le port le moins chargé pour chaque destination (OpenSM minhop)</translation>
    </message>
    <message>
      <source>shortest paths, equal ones by a hash of the ends (ECMP)</source>
      <translation>plus courts chemins, les égaux par un hachage des extrémités (ECMP)</translation>
    </message>
    <message>
      <source>shortest paths, equal ones by name</source>
      <translation>plus courts chemins, les égaux par nom</translation>
    </message>
    <message>
      <source>shortest time</source>
      <translation>durée la plus courte</translation>
    </message>
    <message>
      <source>size</source>
      <translation>taille</translation>
    </message>
    <message>
      <source>sizes are bytes and starts picoseconds, as htsim reads them</source>
      <translation>les tailles sont en octets et les départs en picosecondes, comme htsim les lit</translation>
    </message>
    <message>
      <source>sizes are given in bytes, and %1 means bits</source>
      <translation>les tailles sont données en octets, et %1 désigne des bits</translation>
    </message>
    <message>
      <source>sizes of queues mean nothing here</source>
      <translation>les tailles de files d’attente ne signifient rien ici</translation>
    </message>
    <message>
      <source>skipped, because they send nothing and take no time: %1</source>
      <translation>sautés, car ils n’envoient rien et ne prennent pas de temps : %1</translation>
    </message>
    <message>
      <source>slower</source>
      <translation>plus lent</translation>
    </message>
    <message>
      <source>slower after errors</source>
      <translation>plus lent après correction des erreurs</translation>
    </message>
    <message>
      <source>smaller port buffers, ECN, or a queue of their own for small packets would end it</source>
      <translation>des tampons de port plus petits, ECN, ou une file propre pour les petits paquets y mettraient fin</translation>
    </message>
    <message>
      <source>sockperf</source>
      <translation>sockperf</translation>
    </message>
    <message>
      <source>some of its GPUs share a PCI switch on their way to NICs, which is not taken: not all do alike</source>
      <translation>certains de ses GPU partagent un commutateur PCI vers les cartes réseau, ce qui n’est pas pris : tous ne le font pas de la même façon</translation>
    </message>
    <message>
      <source>some ranks are named twice; name each once</source>
      <translation>certains rangs sont nommés deux fois ; nommez chacun une fois</translation>
    </message>
    <message>
      <source>some routes of the platform are written out, and others follow its routing rule</source>
      <translation>certains itinéraires de la plateforme sont écrits, et d’autres suivent sa règle de routage</translation>
    </message>
    <message>
      <source>source</source>
      <translation>source</translation>
    </message>
    <message>
      <source>spine switches</source>
      <translation>commutateurs spine</translation>
    </message>
    <message>
      <source>sqrt is given %1, which has no root; divide by a unit first, such as sqrt(size / 1 B)</source>
      <translation>sqrt reçoit %1, qui n’a pas de racine ; divisez d’abord par une unité, par exemple sqrt(size / 1 B)</translation>
    </message>
    <message>
      <source>square root</source>
      <translation>racine carrée</translation>
    </message>
    <message>
      <source>stands beside 'packet', with which rates become what messages get; leave one of both out</source>
      <translation>se trouve à côté de 'packet', avec lequel les débits deviennent ce que les messages obtiennent ; omettez l’un des deux</translation>
    </message>
    <message>
      <source>start</source>
      <translation>début</translation>
    </message>
    <message>
      <source>start-up</source>
      <translation>démarrage</translation>
    </message>
    <message>
      <source>start-up of messages decides</source>
      <translation>le démarrage des messages décide</translation>
    </message>
    <message>
      <source>start.test_start.num_streams is not the number of end.streams; one of them is damaged</source>
      <translation>start.test_start.num_streams n’est pas le nombre de end.streams ; l’un d’eux est abîmé</translation>
    </message>
    <message>
      <source>start.test_start.reverse contradicts who sent in end.streams; one of them is damaged</source>
      <translation>start.test_start.reverse contredit qui a envoyé dans end.streams ; l’un d’eux est abîmé</translation>
    </message>
    <message>
      <source>starts are drawn from 0 to this time; with 0 s all messages start at once</source>
      <translation>les débuts sont tirés de 0 à ce temps ; avec 0 s tous les messages débutent ensemble</translation>
    </message>
    <message>
      <source>starts at %1, after this step</source>
      <translation>commence à %1, après cette étape</translation>
    </message>
    <message>
      <source>starts of %1 differ</source>
      <translation>les débuts de %1 diffèrent</translation>
    </message>
    <message>
      <source>state sets of its conflict graph of %1</source>
      <translation>ensembles d’états de son graphe de conflits de %1</translation>
    </message>
    <message>
      <source>state sets that contain this message</source>
      <translation>ensembles d’états qui contiennent ce message</translation>
    </message>
    <message>
      <source>step</source>
      <translation>étape</translation>
    </message>
    <message>
      <source>step %1 of %2</source>
      <translation>étape %1 sur %2</translation>
    </message>
    <message>
      <source>step %1 of %2, %3 to %4</source>
      <translation>étape %1 sur %2, %3 à %4</translation>
    </message>
    <message>
      <source>steps</source>
      <translation>étapes</translation>
    </message>
    <message>
      <source>steps between two reductions of the residual</source>
      <translation>pas entre deux réductions du résidu</translation>
    </message>
    <message>
      <source>steps that may become part of the critical path</source>
      <translation>étapes qui peuvent faire partie du chemin critique</translation>
    </message>
    <message>
      <source>steps, of a token each</source>
      <translation>pas d'un jeton chacun</translation>
    </message>
    <message>
      <source>steps: %1</source>
      <translation>étapes : %1</translation>
    </message>
    <message>
      <source>stopped</source>
      <translation>arrêté</translation>
    </message>
    <message>
      <source>streams of several tests are mixed</source>
      <translation>des flux de plusieurs tests sont mêlés</translation>
    </message>
    <message>
      <source>strongly slow</source>
      <translation>fortement ralenti</translation>
    </message>
    <message>
      <source>strongly slow into %1, from nodes with Do = %2</source>
      <translation>fortement ralentis vers %1, depuis des nœuds avec Do = %2</translation>
    </message>
    <message>
      <source>strongly slow out of %1, into nodes with Di = %2</source>
      <translation>fortement ralentis sortant de %1, vers des nœuds avec Di = %2</translation>
    </message>
    <message>
      <source>sums over groups of nodes (min/max aggregate)</source>
      <translation>des sommes sur des groupes de nœuds (min/max aggregate)</translation>
    </message>
    <message>
      <source>sums over the processes of applications by phase</source>
      <translation>sommes sur les processus des applications par phase</translation>
    </message>
    <message>
      <source>support</source>
      <translation>support</translation>
    </message>
    <message>
      <source>sweep %1: %2</source>
      <translation>variation %1 : %2</translation>
    </message>
    <message>
      <source>sweeps there and back</source>
      <translation>balayages aller et retour</translation>
    </message>
    <message>
      <source>switch</source>
      <translation>commutateur</translation>
    </message>
    <message>
      <source>switch %1</source>
      <translation>commutateur %1</translation>
    </message>
    <message>
      <source>switch %1 (line %2) has neither nodes nor switches</source>
      <translation>le commutateur %1 (ligne %2) n’a ni nœuds ni commutateurs</translation>
    </message>
    <message>
      <source>switch %1 cannot be below itself</source>
      <translation>le commutateur %1 ne peut pas être sous lui-même</translation>
    </message>
    <message>
      <source>switch %1 has %2 coordinates and switch %3 has %4; give all switches as many</source>
      <translation>le commutateur %1 a %2 coordonnées et le commutateur %3 en a %4 ; donnez-en autant à tous</translation>
    </message>
    <message>
      <source>switch %1 has no coordinates, which %2 needs; %3, or choose another routing</source>
      <translation>le commutateur %1 n’a pas de coordonnées, que demande le %2 ; %3, ou choisissez un autre routage</translation>
    </message>
    <message>
      <source>switch %1 is named on line %2 but no line describes it; it was taken without nodes</source>
      <translation>le commutateur %1 est nommé à la ligne %2 mais aucune ligne ne le décrit ; il a été repris sans nœuds</translation>
    </message>
    <message>
      <source>switch %1 stands at %2 as switch %3 does; change one of them</source>
      <translation>le commutateur %1 est en %2 comme le commutateur %3 ; changez l’un d’eux</translation>
    </message>
    <message>
      <source>switch %1: %2</source>
      <translation>commutateur %1 : %2</translation>
    </message>
    <message>
      <source>switches</source>
      <translation>commutateurs</translation>
    </message>
    <message>
      <source>switches %1 are named on line %2 but no line describes them; they were taken without nodes</source>
      <translation>les commutateurs %1 sont nommés à la ligne %2 mais aucune ligne ne les décrit ; ils ont été repris sans nœuds</translation>
    </message>
    <message>
      <source>switches below each switch</source>
      <translation>commutateurs sous chaque commutateur</translation>
    </message>
    <message>
      <source>switches in the first dimension</source>
      <translation>commutateurs dans la première dimension</translation>
    </message>
    <message>
      <source>switches in the second dimension</source>
      <translation>commutateurs dans la deuxième dimension</translation>
    </message>
    <message>
      <source>switches in the third dimension; 1: it has two</source>
      <translation>commutateurs dans la troisième dimension ; 1 : il en a deux</translation>
    </message>
    <message>
      <source>switches of %1</source>
      <translation>commutateurs de %1</translation>
    </message>
    <message>
      <source>switches of each group</source>
      <translation>commutateurs de chaque groupe</translation>
    </message>
    <message>
      <source>tab</source>
      <translation>tabulation</translation>
    </message>
    <message>
      <source>table</source>
      <translation>tableau</translation>
    </message>
    <message>
      <source>table %1 has no column %2; %3</source>
      <translation>le tableau %1 n’a pas de colonne %2 ; %3</translation>
    </message>
    <message>
      <source>tables</source>
      <translation>tableaux</translation>
    </message>
    <message>
      <source>tag</source>
      <translation>étiquette</translation>
    </message>
    <message>
      <source>tag %1</source>
      <translation>étiquette %1</translation>
    </message>
    <message>
      <source>take %1</source>
      <translation>prenez parmi %1</translation>
    </message>
    <message>
      <source>take one of %1</source>
      <translation>prenez l’un de ceux-ci : %1</translation>
    </message>
    <message>
      <source>take some of %1</source>
      <translation>prenez-en parmi %1</translation>
    </message>
    <message>
      <source>takes %1 that with all groups of as many processes have more than %2 messages in the steady state: all steps of a ring or tree together, at the rates that its links have when all are busy, between the last process that comes and the last link that is done; all that a GPU has for others in an all-to-all as a few messages that load it as much</source>
      <translation>prend %1, qui avec tous les groupes d’autant de processus ont plus de %2 messages, en régime établi : toutes les étapes d’un anneau ou d’un arbre ensemble, aux débits qu’ont ses liens quand tous sont occupés, entre le dernier processus arrivé et le dernier lien terminé ; tout ce qu’un GPU a pour d’autres dans un all-to-all comme quelques messages qui le chargent autant</translation>
    </message>
    <message>
      <source>takes %1 within a server in the steady state, all steps together, although processes came to it at different times or its messages were slower than alone: its time is an approximation</source>
      <translation>prend %1 à l’intérieur d’un serveur en régime établi, toutes les étapes ensemble, bien que des processus y soient arrivés à des moments différents ou que ses messages aient été plus lents que seuls : sa durée est une approximation</translation>
    </message>
    <message>
      <source>takes an all-to-all as messages to %1 of %2 other servers, which stand for those to all: where routes are hashed over several leaves and spines its time may come out several times too long</source>
      <translation>prend un all-to-all comme des messages vers %1 des %2 autres serveurs, qui valent pour ceux vers tous : là où les routes sont dispersées sur plusieurs feuilles et dorsales, son temps peut être plusieurs fois trop long</translation>
    </message>
    <message>
      <source>takes messages for long: %1 are shorter than 15 buffers of %2, and it errs by 5 % and more there</source>
      <translation>tient les messages pour longs : %1 sont plus courts que 15 tampons de %2, et il s’y trompe de 5 % et plus</translation>
    </message>
    <message>
      <source>takes messages for long: %1 is shorter than 15 buffers of %2, and it errs by 5 % and more there</source>
      <translation>tient les messages pour longs : %1 est plus court que 15 tampons de %2, et il s’y trompe de 5 % et plus</translation>
    </message>
    <message>
      <source>task %1</source>
      <translation>tâche %1</translation>
    </message>
    <message>
      <source>task %1 is not in communicator %2</source>
      <translation>la tâche %1 n’est pas dans le communicateur %2</translation>
    </message>
    <message>
      <source>tensor-parallel degree: processes that share each layer, on one server</source>
      <translation>degré de parallélisme de tenseur : processus qui se partagent chaque couche, sur un serveur</translation>
    </message>
    <message>
      <source>test</source>
      <translation>test</translation>
    </message>
    <message>
      <source>text stands behind '|' or '&gt;' in the same line; begin it in the next line, or put it in quotes</source>
      <translation>du texte se trouve derrière '|' ou '&gt;' sur la même ligne ; commencez-le à la ligne suivante, ou mettez-le entre guillemets</translation>
    </message>
    <message>
      <source>that a client writes</source>
      <translation>qu’un client écrit</translation>
    </message>
    <message>
      <source>that go through the pipeline in a step</source>
      <translation>qui traversent le pipeline en une étape</translation>
    </message>
    <message>
      <source>that have experts</source>
      <translation>qui ont des experts</translation>
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
      <translation>%2 dans la colonne %1 %3</translation>
    </message>
    <message>
      <source>the %1 as written</source>
      <translation>%1 tel qu’écrit</translation>
    </message>
    <message>
      <source>the action %1 is not known</source>
      <translation>l’action %1 n’est pas connue</translation>
    </message>
    <message>
      <source>the algorithm %1</source>
      <translation>l’algorithme %1</translation>
    </message>
    <message>
      <source>the algorithm %1 of %2 is left out, as actions name none</source>
      <translation>l’algorithme %1 de %2 est laissé de côté, car les actions n’en nomment pas</translation>
    </message>
    <message>
      <source>the alias expands the text to more than %1 values, which is refused; write big tables as CSV text (messages: |)</source>
      <translation>l’alias étend le texte à plus de %1 valeurs, ce qui est refusé ; écrivez les grands tableaux comme texte CSV (messages: |)</translation>
    </message>
    <message>
      <source>the alias names no anchor; define it before it is used, and put a blank between it and a colon</source>
      <translation>l’alias ne nomme pas d’ancre ; définissez-la avant de l’utiliser, et mettez une espace entre lui et un deux-points</translation>
    </message>
    <message>
      <source>the alias stands for a list or map that contains it, which would never end; remove it</source>
      <translation>l’alias représente une liste ou une table qui le contient, ce qui ne finirait jamais ; retirez-le</translation>
    </message>
    <message>
      <source>the all-to-all of %1 processes with %2 bytes</source>
      <translation>l’all-to-all de %1 processus avec %2 octets</translation>
    </message>
    <message>
      <source>the applications %1</source>
      <translation>les applications %1</translation>
    </message>
    <message>
      <source>the bandwidth of every node</source>
      <translation>la bande passante de chaque nœud</translation>
    </message>
    <message>
      <source>the bandwidth of point-to-point messages</source>
      <translation>la bande passante des messages point à point</translation>
    </message>
    <message>
      <source>the bandwidths of %1 are measured</source>
      <translation>les bandes passantes de %1 sont mesurées</translation>
    </message>
    <message>
      <source>the bandwidths of %1 are the nominal rate of the link, from which headers and checks are not taken off</source>
      <translation>les bandes passantes de %1 sont le débit nominal du lien, sans déduire en-têtes ni contrôles</translation>
    </message>
    <message>
      <source>the bandwidths of %1 are what messages get at the most of a nominal rate</source>
      <translation>les bandes passantes de %1 sont ce que les messages obtiennent au plus d’un débit nominal</translation>
    </message>
    <message>
      <source>the block of rank %1 has no label %2, which line %3 speaks of</source>
      <translation>le bloc du rang %1 n’a pas d’étiquette %2, dont parle la ligne %3</translation>
    </message>
    <message>
      <source>the bracket or brace that opens in this line is never closed; add the closing one</source>
      <translation>le crochet ou l’accolade qui s’ouvre sur cette ligne n’est jamais fermé ; ajoutez le fermant</translation>
    </message>
    <message>
      <source>the budget of %1 ran out before these were worked out: %2; give the report more time to have them (--budget on the command line)</source>
      <translation>le délai de %1 s’est écoulé avant que ceci soit établi : %2 ; donnez plus de temps au rapport pour l’avoir (--budget en ligne de commande)</translation>
    </message>
    <message>
      <source>the bytes of the streams, %1, are not those of their sum, %2; one of them is damaged</source>
      <translation>les octets des flux, %1, ne sont pas ceux de leur somme, %2 ; l’un d’eux est abîmé</translation>
    </message>
    <message>
      <source>the calibration was cancelled</source>
      <translation>la calibration a été annulée</translation>
    </message>
    <message>
      <source>the call sends and receives with two different tags, which is not taken</source>
      <translation>l’appel envoie et reçoit avec deux étiquettes différentes, ce qui n’est pas repris</translation>
    </message>
    <message>
      <source>the caller's choice</source>
      <translation>le choix de l’appelant</translation>
    </message>
    <message>
      <source>the campaign</source>
      <translation>la campagne</translation>
    </message>
    <message>
      <source>the campaign has format version %1 and was written by a newer Contraflow; update the program</source>
      <translation>la campagne a la version de format %1 et a été écrite par un Contraflow plus récent ; mettez le programme à jour</translation>
    </message>
    <message>
      <source>the campaign has more than %1 tasks; make several of it</source>
      <translation>la campagne a plus de %1 tâches ; faites-en plusieurs</translation>
    </message>
    <message>
      <source>the campaign has no task; it needs workloads with models, or calibrations</source>
      <translation>la campagne n’a aucune tâche ; il lui faut des charges de travail avec des modèles, ou des calibrations</translation>
    </message>
    <message>
      <source>the campaign to refer to</source>
      <translation>la campagne comme référence</translation>
    </message>
    <message>
      <source>the campaign was stopped</source>
      <translation>la campagne a été arrêtée</translation>
    </message>
    <message>
      <source>the campaign was stopped; what was worked out is kept, and --resume goes on</source>
      <translation>la campagne a été arrêtée ; ce qui a été calculé est gardé, et --resume continue</translation>
    </message>
    <message>
      <source>the cell needs itself: %1 is its own column, even where a parameter is called so; give the parameter another name</source>
      <translation>la cellule a besoin d’elle-même : %1 est sa propre colonne, même où un paramètre s’appelle ainsi ; donnez un autre nom au paramètre</translation>
    </message>
    <message>
      <source>the change does not fit the table of %1: %2</source>
      <translation>le changement ne convient pas à la table : %1 : %2</translation>
    </message>
    <message>
      <source>the clocks of two hosts may have been off from each other by up to %1 of the mean while %2 measured, which half the 95 % interval does not contain; measure larger messages, or when less disturbs the ranks</source>
      <translation>les horloges de deux hôtes ont pu s’écarter de jusqu’à %1 de la moyenne pendant la mesure (%2), ce que la moitié de l’intervalle à 95 % ne contient pas ; mesurez des messages plus grands, ou quand moins de choses dérangent les rangs</translation>
    </message>
    <message>
      <source>the collective is another one, or of another size, than node %1 of %2; give the traces of one run</source>
      <translation>la collective en est une autre, ou d’une autre taille, que le nœud %1 de %2 ; donnez les traces d’une seule exécution</translation>
    </message>
    <message>
      <source>the column %1 has %2</source>
      <translation>la colonne %1 a %2</translation>
    </message>
    <message>
      <source>the column %1 has %2 in a table with decimal commas</source>
      <translation>la colonne %1 a %2 dans un tableau à virgules décimales</translation>
    </message>
    <message>
      <source>the column %1 has %2, and a measured time is above 0</source>
      <translation>la colonne %1 a %2, et un temps mesuré est au-dessus de 0</translation>
    </message>
    <message>
      <source>the column %1 has %2, and a size is a whole number of bytes</source>
      <translation>la colonne %1 a %2, et une taille est un nombre entier d’octets</translation>
    </message>
    <message>
      <source>the column %1 has %2, which is no whole number from 1 on</source>
      <translation>la colonne %1 a %2, qui n’est pas un nombre entier à partir de 1</translation>
    </message>
    <message>
      <source>the column %1 has a name of more than %2 bytes</source>
      <translation>la colonne %1 a un nom de plus de %2 octets</translation>
    </message>
    <message>
      <source>the column %1 has a name that is not UTF-8 text</source>
      <translation>la colonne %1 a un nom qui n’est pas du texte UTF-8</translation>
    </message>
    <message>
      <source>the column %1 has a unit that OSU benchmarks do not print (they print us and MB/s); its rows are left out</source>
      <translation>la colonne %1 a une unité que les benchmarks OSU n’affichent pas (ils affichent us et MB/s) ; ses lignes sont laissées de côté</translation>
    </message>
    <message>
      <source>the column %1 has no unit; choose one, such as %2</source>
      <translation>la colonne %1 n’a pas d’unité ; choisissez-en une, comme %2</translation>
    </message>
    <message>
      <source>the column %1 has the unknown unit %2; choose its unit</source>
      <translation>la colonne %1 a l’unité inconnue %2 ; choisissez son unité</translation>
    </message>
    <message>
      <source>the column %1 is empty</source>
      <translation>la colonne %1 est vide</translation>
    </message>
    <message>
      <source>the column %1 is kept as text; %2 is chosen as %3</source>
      <translation>la colonne %1 est gardée comme texte ; %2 est choisie comme %3</translation>
    </message>
    <message>
      <source>the column %1 is none that these benchmarks print (they print usec and Mbytes/sec); its rows are left out</source>
      <translation>la colonne %1 n’est pas de celles que ces benchmarks affichent (ils affichent usec et Mbytes/sec) ; ses lignes sont laissées de côté</translation>
    </message>
    <message>
      <source>the column %1 is not known; it is kept as text</source>
      <translation>la colonne %1 n’est pas connue ; elle est gardée comme texte</translation>
    </message>
    <message>
      <source>the columns %1 and %2 both mean %3; the first is taken</source>
      <translation>les colonnes %1 et %2 signifient toutes deux %3 ; la première est prise</translation>
    </message>
    <message>
      <source>the columns %1 and %2 cannot both mean %3</source>
      <translation>les colonnes %1 et %2 ne peuvent pas signifier toutes deux %3</translation>
    </message>
    <message>
      <source>the columns 'to 0', 'to 1', … of StarPU</source>
      <translation>les colonnes 'to 0', 'to 1', … de StarPU</translation>
    </message>
    <message>
      <source>the columns algbw and busbw</source>
      <translation>les colonnes algbw et busbw</translation>
    </message>
    <message>
      <source>the columns of ib_write_bw and its sisters</source>
      <translation>les colonnes d’ib_write_bw et de ses semblables</translation>
    </message>
    <message>
      <source>the communicator does not have as many tasks as it says</source>
      <translation>le communicateur n’a pas autant de tâches qu’il le dit</translation>
    </message>
    <message>
      <source>the communicator has %1 of %2 processes, and the trace does not say which; members are known of MPI_Comm_split, MPI_Comm_dup and MPI_Cart_create without reordering</source>
      <translation>le communicateur a %1 des %2 processus, et la trace ne dit pas lesquels ; les membres sont connus de MPI_Comm_split, MPI_Comm_dup et MPI_Cart_create sans réordonnancement</translation>
    </message>
    <message>
      <source>the communicator has %1 of %2 processes, of which this one would be number %3; the file seems to be of another run</source>
      <translation>le communicateur a %1 des %2 processus, dont celui-ci serait le numéro %3 ; le fichier semble être d’une autre exécution</translation>
    </message>
    <message>
      <source>the communicator of %1 processes may be either of two that were made before and have different members; the trace does not say which</source>
      <translation>le communicateur de %1 processus peut être l’un de deux qui ont été faits avant et ont des membres différents ; la trace ne dit pas lequel</translation>
    </message>
    <message>
      <source>the comparison was cancelled</source>
      <translation>la comparaison a été annulée</translation>
    </message>
    <message>
      <source>the computation takes flops; say by --speed how many a process does in a second, such as 10 Gflop/s</source>
      <translation>le calcul prend des flops ; dites par --speed combien un processus en fait par seconde, comme 10 Gflop/s</translation>
    </message>
    <message>
      <source>the configuration of a system of ASTRA-sim</source>
      <translation>la configuration d’un système d’ASTRA-sim</translation>
    </message>
    <message>
      <source>the control character %1 cannot be in a project; remove it</source>
      <translation>le caractère de contrôle %1 ne peut pas être dans un projet ; retirez-le</translation>
    </message>
    <message>
      <source>the counts of its first line</source>
      <translation>les nombres de sa première ligne</translation>
    </message>
    <message>
      <source>the counts of its first line and what stands in line %1</source>
      <translation>les nombres de sa première ligne et ce qui est à la ligne %1</translation>
    </message>
    <message>
      <source>the environment and debug prints of an MPI job</source>
      <translation>l’environnement et les sorties de débogage d’un job MPI</translation>
    </message>
    <message>
      <source>the event %1 needs a %2; write it</source>
      <translation>l’événement %1 demande %2 ; remplissez le champ</translation>
    </message>
    <message>
      <source>the events of process %1 are not there</source>
      <translation>les événements du processus %1 ne sont pas là</translation>
    </message>
    <message>
      <source>the events of process %1 cannot be read</source>
      <translation>les événements du processus %1 ne peuvent pas être lus</translation>
    </message>
    <message>
      <source>the exponent is %1; write one without unit</source>
      <translation>l’exposant est %1 ; écrivez-en un sans unité</translation>
    </message>
    <message>
      <source>the exponent of %1 is %2; with a unit below, it must be a whole number such as 2</source>
      <translation>l’exposant de %1 est %2 ; avec une unité dessous, il doit être un nombre entier tel que 2</translation>
    </message>
    <message>
      <source>the export was cancelled</source>
      <translation>l’exportation a été annulée</translation>
    </message>
    <message>
      <source>the factor is not that of its rows alone and under load</source>
      <translation>le facteur n’est pas celui de ses lignes seules et sous charge</translation>
    </message>
    <message>
      <source>the failure of a link is left out; remove that link from the platform</source>
      <translation>la panne d’un lien est laissée de côté ; retirez ce lien de la plateforme</translation>
    </message>
    <message>
      <source>the fastest of them</source>
      <translation>le plus rapide d’entre eux</translation>
    </message>
    <message>
      <source>the fewest of a message out of %1</source>
      <translation>le moins d’un message sortant de %1</translation>
    </message>
    <message>
      <source>the file cannot be read</source>
      <translation>le fichier ne peut pas être lu</translation>
    </message>
    <message>
      <source>the file cannot be written</source>
      <translation>le fichier ne peut pas être écrit</translation>
    </message>
    <message>
      <source>the file cannot be written and was left as it was</source>
      <translation>le fichier ne peut pas être écrit et a été laissé tel qu’il était</translation>
    </message>
    <message>
      <source>the file describes a node %1 that no platform has; choose the platform it belongs to: %2</source>
      <translation>le fichier décrit un nœud %1 qu’aucune plateforme n’a ; choisissez la plateforme à laquelle il appartient : %2</translation>
    </message>
    <message>
      <source>the file describes a node that no platform has; choose the platform it belongs to: %1</source>
      <translation>le fichier décrit un nœud qu’aucune plateforme n’a ; choisissez la plateforme à laquelle il appartient : %1</translation>
    </message>
    <message>
      <source>the file describes a node, and the project has no platform with nodes; make or import one first</source>
      <translation>le fichier décrit un nœud, et le projet n’a pas de plateforme avec des nœuds ; créez-en ou importez-en une d’abord</translation>
    </message>
    <message>
      <source>the file describes a server, and several platforms have some; choose the one that it belongs to: %1</source>
      <translation>le fichier décrit un serveur, et plusieurs plateformes en ont ; choisissez celle à laquelle il appartient : %1</translation>
    </message>
    <message>
      <source>the file describes one server and no network: add switches, name them as its rails, and write as many servers as there are, such as s[1-10]</source>
      <translation>le fichier décrit un serveur et aucun réseau : ajoutez des commutateurs, nommez-les comme ses rails, et écrivez autant de serveurs qu’il y en a, comme s[1-10]</translation>
    </message>
    <message>
      <source>the file describes the nodes %1 of platform %2 twice, with %3 and with %4; give nodes of different kinds rows of their own, named as the file names them</source>
      <translation>le fichier décrit les nœuds %1 de la plateforme %2 deux fois, avec %3 et avec %4 ; donnez aux nœuds de genres différents des lignes à eux, nommées comme le fichier les nomme</translation>
    </message>
    <message>
      <source>the file does not begin with #Paraver</source>
      <translation>le fichier ne commence pas par #Paraver</translation>
    </message>
    <message>
      <source>the file does not begin with num_ranks and their number</source>
      <translation>le fichier ne commence pas par num_ranks et leur nombre</translation>
    </message>
    <message>
      <source>the file does not name its node: all nodes of the platform were taken to be like it</source>
      <translation>le fichier ne nomme pas son nœud : tous les nœuds de la plateforme sont pris comme lui</translation>
    </message>
    <message>
      <source>the file does not say how fast its GPUs are connected, and the project has no platform with servers that say it; make one first, or import what NCCL dumps (NCCL_TOPO_DUMP_FILE)</source>
      <translation>le fichier ne dit pas à quelle vitesse ses GPU sont reliés, et le projet n’a pas de plateforme avec des serveurs qui le disent ; créez-en une d’abord, ou importez ce que NCCL écrit (NCCL_TOPO_DUMP_FILE)</translation>
    </message>
    <message>
      <source>the file does not say how fast its NICs are: what PCI lets through, %1 GB/s as NCCL reckons, is taken; set bandwidth where they carry less</source>
      <translation>le fichier ne dit pas quelle est la vitesse de ses NIC : ce que PCI laisse passer, %1 GB/s comme NCCL le compte, est pris ; réglez bandwidth là où elles portent moins</translation>
    </message>
    <message>
      <source>the file does not say how fast its network is (%1); choose a network preset by --preset</source>
      <translation>le fichier ne dit pas quelle est la vitesse de son réseau (%1) ; choisissez un préréglage réseau par --preset</translation>
    </message>
    <message>
      <source>the file does not say how many cables join two switches: with one each %1; say --uplinks N or --oversubscription RATIO</source>
      <translation>le fichier ne dit pas combien de câbles relient deux commutateurs : avec un pour chacun, %1 ; dites --uplinks N ou --oversubscription RATIO</translation>
    </message>
    <message>
      <source>the file does not say how many processes took part in %1; give their number</source>
      <translation>le fichier ne dit pas combien de processus ont pris part à %1 ; donnez leur nombre</translation>
    </message>
    <message>
      <source>the file does not say how messages choose among equal ways: a hash of their ends does (ECMP); choose the routing adaptive where packets are sprayed over all of them</source>
      <translation>le fichier ne dit pas comment les messages choisissent entre chemins égaux : un hachage de leurs extrémités le fait (ECMP) ; choisissez le routage adaptive là où les paquets sont répartis sur tous</translation>
    </message>
    <message>
      <source>the file does not say what was measured; name the scenario of its messages, the platform of its patterns, or the kind of benchmark: %1</source>
      <translation>le fichier ne dit pas ce qui a été mesuré ; indiquez le scénario de ses messages, la plateforme de ses schémas ou le genre de benchmark : %1</translation>
    </message>
    <message>
      <source>the file does not say whether NetPIPE sent both ways at once (-2) or streamed (-s); it is taken as a ping-pong</source>
      <translation>le fichier ne dit pas si NetPIPE a envoyé dans les deux sens à la fois (-2) ou en continu (-s) ; il est pris comme un ping-pong</translation>
    </message>
    <message>
      <source>the file does not say which operation was measured; the name of its program, such as all_reduce_perf, is missing</source>
      <translation>le fichier ne dit pas quelle opération a été mesurée ; le nom de son programme, comme all_reduce_perf, manque</translation>
    </message>
    <message>
      <source>the file ends within a line; it may be cut off</source>
      <translation>le fichier finit au milieu d’une ligne ; il peut être coupé</translation>
    </message>
    <message>
      <source>the file ends within a message; it seems to be cut off</source>
      <translation>le fichier finit dans un message ; il semble être coupé</translation>
    </message>
    <message>
      <source>the file ends within rank %1; it seems to be cut off</source>
      <translation>le fichier finit dans le rang %1 ; il semble être coupé</translation>
    </message>
    <message>
      <source>the file ends within this line, and its last number has fewer decimals than those above it, so it may be cut; complete it</source>
      <translation>le fichier finit dans cette ligne, et son dernier nombre a moins de décimales que ceux du dessus, il peut donc être coupé ; complétez-le</translation>
    </message>
    <message>
      <source>the file ends within this line, so its last number may be cut; add a line end if it is whole</source>
      <translation>le fichier finit dans cette ligne, son dernier nombre peut donc être coupé ; ajoutez une fin de ligne s’il est entier</translation>
    </message>
    <message>
      <source>the file has %1, the platform %2 has %3 in %4; choose a larger platform, or name its nodes in the file</source>
      <translation>le fichier a %1, la plateforme %2 a %3 dans %4 ; choisissez une plateforme plus grande, ou nommez ses nœuds dans le fichier</translation>
    </message>
    <message>
      <source>the file has no cores; its processing units count as cores</source>
      <translation>le fichier n’a pas de cœurs ; ses unités de calcul (PU) comptent comme cœurs</translation>
    </message>
    <message>
      <source>the file has no line %1 that could name the columns</source>
      <translation>le fichier n’a pas de ligne %1 qui pourrait nommer les colonnes</translation>
    </message>
    <message>
      <source>the file has no route for %1 between hosts that there is here, such as that %2: SimGrid would send nothing there</source>
      <translation>le fichier n’a pas d’itinéraire pour %1 entre hôtes qui existent ici, comme celui %2 : SimGrid n’y enverrait rien</translation>
    </message>
    <message>
      <source>the file has times of messages; name the scenario that they belong to, or the platform on which its patterns were measured</source>
      <translation>le fichier a des temps de messages ; indiquez le scénario auquel ils appartiennent, ou la plateforme sur laquelle ses schémas ont été mesurés</translation>
    </message>
    <message>
      <source>the file is UTF-16 text; save it as UTF-8 (in a spreadsheet: as CSV with UTF-8)</source>
      <translation>le fichier est du texte UTF-16 ; enregistrez-le en UTF-8 (dans un tableur : comme CSV en UTF-8)</translation>
    </message>
    <message>
      <source>the file is empty; %1</source>
      <translation>le fichier est vide ; %1</translation>
    </message>
    <message>
      <source>the file is empty; there is nothing to import</source>
      <translation>le fichier est vide ; il n’y a rien à importer</translation>
    </message>
    <message>
      <source>the file is larger than %1 MB, too much for measured times; split it</source>
      <translation>le fichier dépasse %1 MB, trop pour des temps mesurés ; divisez-le</translation>
    </message>
    <message>
      <source>the file is write-protected</source>
      <translation>le fichier est protégé en écriture</translation>
    </message>
    <message>
      <source>the file names more than %1 devices</source>
      <translation>le fichier nomme plus de %1 appareils</translation>
    </message>
    <message>
      <source>the file names no NIC, a &lt;pci&gt; of class 0x02…: what the servers have stays</source>
      <translation>le fichier ne nomme pas de NIC, un &lt;pci&gt; de classe 0x02… : ce que les serveurs ont reste</translation>
    </message>
    <message>
      <source>the file names no NVLinks, which NCCL finds by itself: GPUs reach one another over PCI at %1 GB/s, with which NCCL reckons; set local_bandwidth where they have more</source>
      <translation>le fichier ne nomme pas de NVLinks, que NCCL trouve lui-même : les GPU s’atteignent par PCI à %1 GB/s, avec quoi NCCL compte ; réglez local_bandwidth là où ils ont davantage</translation>
    </message>
    <message>
      <source>the file says bandwidths and latencies; nothing of the preset %1 was taken</source>
      <translation>le fichier dit débits et latences ; rien du préréglage %1 n’a été pris</translation>
    </message>
    <message>
      <source>the file says its bandwidths; latencies are those of the preset %1</source>
      <translation>le fichier dit ses débits ; les latences sont celles du préréglage %1</translation>
    </message>
    <message>
      <source>the file says no latencies: they are 0 s</source>
      <translation>le fichier ne dit pas de latences : elles sont 0 s</translation>
    </message>
    <message>
      <source>the file says nothing of network adapters; save it with I/O devices (lstopo --of xml)</source>
      <translation>le fichier ne dit rien d’adaptateurs réseau ; enregistrez-le avec les périphériques d’E/S (lstopo --of xml)</translation>
    </message>
    <message>
      <source>the first is %1</source>
      <translation>la première est %1</translation>
    </message>
    <message>
      <source>the first line of the matrix begins with %1, and no row has this name</source>
      <translation>la première ligne de la matrice commence par %1, et aucune ligne n’a ce nom</translation>
    </message>
    <message>
      <source>the first line says %1, and the file ends after %2; fetch the whole file, or correct the number</source>
      <translation>la première ligne dit %1, et le fichier finit après %2 ; récupérez le fichier entier, ou corrigez le nombre</translation>
    </message>
    <message>
      <source>the first line says %1, and the numbers of %2 follow; correct one of them, or fetch the whole file</source>
      <translation>la première ligne dit %1, et les numéros de %2 suivent ; corrigez l’un des deux, ou récupérez le fichier entier</translation>
    </message>
    <message>
      <source>the first line says %1, which stand before; what follows is not read, as by ns-3</source>
      <translation>la première ligne dit %1, qui se trouvent avant ; ce qui suit n’est pas lu, comme par ns-3</translation>
    </message>
    <message>
      <source>the first node</source>
      <translation>le premier nœud</translation>
    </message>
    <message>
      <source>the first value of if is no comparison; write one such as N &gt; 1</source>
      <translation>la première valeur de if n’est pas une comparaison ; écrivez-en une telle que N &gt; 1</translation>
    </message>
    <message>
      <source>the folder %1 does not take a new file</source>
      <translation>le dossier %1 n’accepte pas de nouveau fichier</translation>
    </message>
    <message>
      <source>the format version %1 is not a whole number; %2</source>
      <translation>la version de format %1 n’est pas un nombre entier ; %2</translation>
    </message>
    <message>
      <source>the format version is no whole number above 0; a campaign begins with %1</source>
      <translation>la version du format n’est pas un nombre entier supérieur à 0 ; une campagne commence par %1</translation>
    </message>
    <message>
      <source>the formula %1 was not evaluated</source>
      <translation>la formule %1 n’a pas été évaluée</translation>
    </message>
    <message>
      <source>the formula has more than %1 parentheses within one another; give parts of it names in the parameters</source>
      <translation>la formule a plus de %1 parenthèses imbriquées ; donnez des noms à des parties dans les paramètres</translation>
    </message>
    <message>
      <source>the formula is longer than %1 bytes; give parts of it names in the parameters</source>
      <translation>la formule dépasse %1 octets ; donnez des noms à des parties dans les paramètres</translation>
    </message>
    <message>
      <source>the fourth message takes three times as long as alone without congestion control, and half as long again with it</source>
      <translation>le quatrième message prend sans contrôle de congestion trois fois plus de temps que seul, et une fois et demie avec</translation>
    </message>
    <message>
      <source>the fourth message, which only shares the uplink with one that waits, takes three times as long as alone without congestion control, and half as long again with it</source>
      <translation>le quatrième message, qui ne partage que le lien montant avec un message qui attend, prend sans contrôle de congestion trois fois plus de temps que seul, et une fois et demie avec</translation>
    </message>
    <message>
      <source>the functions are min, max, ceil, floor, sqrt, log2 and if</source>
      <translation>les fonctions sont min, max, ceil, floor, sqrt, log2 et if</translation>
    </message>
    <message>
      <source>the gap is a function of the message size, and one size is not enough; give two or more</source>
      <translation>l’écart est une fonction de la taille du message, et une taille ne suffit pas ; donnez-en deux ou plus</translation>
    </message>
    <message>
      <source>the gap of %1 bytes is %2 s; give a time of 0 or more</source>
      <translation>l’écart de %1 octets est %2 s ; donnez un temps de 0 ou plus</translation>
    </message>
    <message>
      <source>the groups have too many members together; use fewer groups</source>
      <translation>les groupes ont ensemble trop de membres ; utilisez moins de groupes</translation>
    </message>
    <message>
      <source>the groups of a run of several groups at once (-multi) cannot be read; its rows are left out</source>
      <translation>les groupes d’une exécution de plusieurs groupes à la fois (-multi) ne peuvent pas être lus ; les lignes sont laissées de côté</translation>
    </message>
    <message>
      <source>the half-width ci95, %1, is more than the time itself, %2; measure more repetitions, or correct the units</source>
      <translation>la demi-largeur ci95, %1, dépasse le temps lui-même, %2 ; mesurez plus de répétitions, ou corrigez les unités</translation>
    </message>
    <message>
      <source>the header does not say how many tasks there are</source>
      <translation>l’en-tête ne dit pas combien de tâches il y a</translation>
    </message>
    <message>
      <source>the header has no date and duration; the file seems to be damaged</source>
      <translation>l’en-tête n’a pas de date et de durée ; le fichier semble être abîmé</translation>
    </message>
    <message>
      <source>the help of OSU micro-benchmarks</source>
      <translation>l’aide des OSU micro-benchmarks</translation>
    </message>
    <message>
      <source>the help of mpiexec</source>
      <translation>l’aide de mpiexec</translation>
    </message>
    <message>
      <source>the hosts' own NIC queues</source>
      <translation>les files NIC propres aux hôtes</translation>
    </message>
    <message>
      <source>the import was stopped</source>
      <translation>l’importation a été arrêtée</translation>
    </message>
    <message>
      <source>the incast of Phanishayee et al. 2008 as a program</source>
      <translation>l’incast de Phanishayee et al. 2008 sous forme de programme</translation>
    </message>
    <message>
      <source>the key %1 is given twice</source>
      <translation>la clé %1 est donnée deux fois</translation>
    </message>
    <message>
      <source>the key %1 is unknown</source>
      <translation>la clé %1 est inconnue</translation>
    </message>
    <message>
      <source>the key contraflow_run</source>
      <translation>la clé contraflow_run</translation>
    </message>
    <message>
      <source>the key contraflow_times</source>
      <translation>la clé contraflow_times</translation>
    </message>
    <message>
      <source>the keys of its JSON</source>
      <translation>les clés de son JSON</translation>
    </message>
    <message>
      <source>the largest</source>
      <translation>le plus grand</translation>
    </message>
    <message>
      <source>the largest out of %1</source>
      <translation>le plus grand sortant de %1</translation>
    </message>
    <message>
      <source>the last line has no line end; if the file was cut there, its last number is wrong</source>
      <translation>la dernière ligne n’a pas de fin de ligne ; si le fichier a été coupé là, son dernier nombre est faux</translation>
    </message>
    <message>
      <source>the least error of all, %1</source>
      <translation>l’erreur la plus petite de toutes, %1</translation>
    </message>
    <message>
      <source>the least error of all, %1, but %2</source>
      <translation>l’erreur la plus petite de toutes, %1, mais %2</translation>
    </message>
    <message>
      <source>the limits of what its switches reduce on the way are those of the preset %1</source>
      <translation>les limites de ce que ses commutateurs réduisent en route sont celles du préréglage %1</translation>
    </message>
    <message>
      <source>the line '%1' with its number is missing before the tiers; add it</source>
      <translation>la ligne '%1' avec son nombre manque avant les étages ; ajoutez-la</translation>
    </message>
    <message>
      <source>the line 'Nodes' with their number does not stand before it</source>
      <translation>la ligne 'Nodes' avec leur nombre ne se trouve pas avant</translation>
    </message>
    <message>
      <source>the line does not fit to the list above it; check its indentation and the dash</source>
      <translation>la ligne ne va pas avec la liste au-dessus ; vérifiez son indentation et le tiret</translation>
    </message>
    <message>
      <source>the line does not fit to the map above it; check its indentation and that 'key:' is complete</source>
      <translation>la ligne ne va pas avec la table au-dessus ; vérifiez son indentation et que 'key:' est complet</translation>
    </message>
    <message>
      <source>the line has more than %1 bytes; this is no trace of events</source>
      <translation>la ligne a plus de %1 octets ; ce n’est pas une trace d’événements</translation>
    </message>
    <message>
      <source>the line has no action</source>
      <translation>la ligne n’a pas d’action</translation>
    </message>
    <message>
      <source>the line is no call such as MPI_Send:start:…:end; the file seems to be damaged</source>
      <translation>la ligne n’est pas un appel comme MPI_Send:start:…:end ; le fichier semble être abîmé</translation>
    </message>
    <message>
      <source>the line that begins with %1</source>
      <translation>la ligne qui commence par %1</translation>
    </message>
    <message>
      <source>the link between %1 and %2</source>
      <translation>le lien entre %1 et %2</translation>
    </message>
    <message>
      <source>the link cannot be read</source>
      <translation>le lien ne peut pas être lu</translation>
    </message>
    <message>
      <source>the link joins place %1 with itself; name two places</source>
      <translation>le lien joint la place %1 à elle-même ; nommez deux places</translation>
    </message>
    <message>
      <source>the links of tier %1 make an oversubscription of %2 to 1, and the line says %3; correct Radix_Up, Radix_Down or Oversubscribed</source>
      <translation>les liens de l’étage %1 font une sursouscription de %2 pour 1, et la ligne dit %3 ; corrigez Radix_Up, Radix_Down ou Oversubscribed</translation>
    </message>
    <message>
      <source>the list messages is missing</source>
      <translation>la liste messages manque</translation>
    </message>
    <message>
      <source>the list of ibhosts or ibnodes</source>
      <translation>la liste d’ibhosts ou d’ibnodes</translation>
    </message>
    <message>
      <source>the list of ibswitches or ibnodes</source>
      <translation>la liste d’ibswitches ou d’ibnodes</translation>
    </message>
    <message>
      <source>the log has %1 runs; the tests of each are kept apart</source>
      <translation>le journal a %1 exécutions ; les tests de chacune sont tenus à part</translation>
    </message>
    <message>
      <source>the log of a job that was cancelled</source>
      <translation>le journal d’un job qui a été annulé</translation>
    </message>
    <message>
      <source>the log of a program that uses NCCL</source>
      <translation>le journal d’un programme qui utilise NCCL</translation>
    </message>
    <message>
      <source>the log rounds its numbers to about three digits; iperf3 -J does not</source>
      <translation>le journal arrondit ses nombres à environ trois chiffres ; iperf3 -J ne le fait pas</translation>
    </message>
    <message>
      <source>the loop that begins here has no end; write a row with the event end</source>
      <translation>la boucle qui commence ici n’a pas de fin ; écrivez une ligne avec l’événement end</translation>
    </message>
    <message>
      <source>the lower bound of %1 is 0; give a start-up or a bandwidth</source>
      <translation>la borne inférieure de %1 est 0 ; donnez un temps d’initialisation ou une bande passante</translation>
    </message>
    <message>
      <source>the machine was not quiet</source>
      <translation>la machine n'était pas au repos</translation>
    </message>
    <message>
      <source>the machine was not quiet while %1 measured: a message alone took another time after it than before%2; their errors may be its own, measure again when it is quiet</source>
      <translation>la machine n’était pas au repos pendant la mesure (%1) : un message seul a pris un autre temps après qu’avant%2 ; les erreurs peuvent en venir, mesurez de nouveau quand elle est au repos</translation>
    </message>
    <message>
      <source>the matrix does not say in which unit its numbers are; say which, such as B or MB (by --unit)</source>
      <translation>la matrice ne dit pas en quelle unité sont ses nombres ; dites laquelle, comme B ou MB (par --unit)</translation>
    </message>
    <message>
      <source>the matrix does not say what its numbers are; choose a meaning and a unit of the column 'value', such as time in us</source>
      <translation>la matrice ne dit pas ce que sont ses nombres ; choisissez un sens et une unité de la colonne 'value', comme un temps en us</translation>
    </message>
    <message>
      <source>the matrix does not say what its numbers are; say what the column 'value' is and its unit, such as time in us or ns, or bandwidth in MB/s, or import it as messages where the numbers are what is sent</source>
      <translation>la matrice ne dit pas ce que sont ses nombres ; dites ce qu’est la colonne 'value' et son unité, comme un temps en us ou ns ou un débit en MB/s, ou importez-la comme messages si les nombres sont ce qui est envoyé</translation>
    </message>
    <message>
      <source>the matrix has %1 rows and %2 columns from line %3 on</source>
      <translation>la matrice a %1 lignes et %2 colonnes à partir de la ligne %3</translation>
    </message>
    <message>
      <source>the matrix has a column of %1 and no row with its numbers; is the file cut off? write 0 where nothing is sent</source>
      <translation>la matrice a une colonne de %1 et pas de ligne avec ses nombres ; le fichier est-il coupé ? écrivez 0 là où rien n’est envoyé</translation>
    </message>
    <message>
      <source>the matrix has fewer than two lines, or more than %1 numbers</source>
      <translation>la matrice a moins de deux lignes, ou plus de %1 nombres</translation>
    </message>
    <message>
      <source>the matrix has no number above 0 besides its diagonal</source>
      <translation>la matrice n’a pas de nombre au-dessus de 0 hors de sa diagonale</translation>
    </message>
    <message>
      <source>the matrix is a triangle with numbers above the diagonal: each pair is taken once, from its row to its column, and nothing is said of the way back</source>
      <translation>la matrice est un triangle avec des nombres au-dessus de la diagonale : chaque paire est prise une fois, de sa ligne vers sa colonne, et rien n’est dit du retour</translation>
    </message>
    <message>
      <source>the matrix is a triangle with numbers below the diagonal: each pair is taken once, from its row to its column, and nothing is said of the way back</source>
      <translation>la matrice est un triangle avec des nombres sous la diagonale : chaque paire est prise une fois, de sa ligne vers sa colonne, et rien n’est dit du retour</translation>
    </message>
    <message>
      <source>the matrix is a triangle with numbers where its diagonal would be</source>
      <translation>la matrice est un triangle avec des nombres là où serait sa diagonale</translation>
    </message>
    <message>
      <source>the matrix looks like traffic only when its last row is taken as that of the first node, as ComDetective writes it; say which row is first by --rows up or --rows down</source>
      <translation>la matrice ne ressemble à du trafic que si sa dernière ligne est prise comme celle du premier nœud, comme ComDetective l’écrit ; dites quelle ligne est la première par --rows up ou --rows down</translation>
    </message>
    <message>
      <source>the matrix looks like traffic whether its first or its last row is that of the first node, as ComDetective writes it; say which row is first by --rows up or --rows down</source>
      <translation>la matrice ressemble à du trafic, que sa première ou sa dernière ligne soit celle du premier nœud, comme ComDetective l’écrit ; dites quelle ligne est la première par --rows up ou --rows down</translation>
    </message>
    <message>
      <source>the matrix names no nodes; they are numbered from 0 on, in the order of its lines</source>
      <translation>la matrice ne nomme pas de nœuds ; ils sont numérotés à partir de 0, dans l’ordre de ses lignes</translation>
    </message>
    <message>
      <source>the matrix of nvidia-smi topo -m, which names kinds of links between GPUs</source>
      <translation>la matrice de nvidia-smi topo -m, qui nomme des genres de liens entre GPU</translation>
    </message>
    <message>
      <source>the mean wait in this queue</source>
      <translation>l’attente moyenne dans cette file</translation>
    </message>
    <message>
      <source>the measurement %1 is of the platform %2 and others are of %3; calibrate each platform with its own measurements</source>
      <translation>la mesure %1 est de la plateforme %2 et d’autres de %3 ; calibrez chaque plateforme avec ses propres mesures</translation>
    </message>
    <message>
      <source>the measuring system wrote its buffer %1 times within the trace; that time counts as computing</source>
      <translation>le système de mesure a écrit son tampon %1 fois dans la trace ; ce temps compte comme calcul</translation>
    </message>
    <message>
      <source>the measuring system wrote its buffer 1 time within the trace; that time counts as computing</source>
      <translation>le système de mesure a écrit son tampon 1 fois dans la trace ; ce temps compte comme calcul</translation>
    </message>
    <message>
      <source>the message from beside the receiver gets half of its link without congestion control, and a quarter with it</source>
      <translation>le message d’à côté du destinataire obtient la moitié de son lien sans contrôle de congestion, et un quart avec</translation>
    </message>
    <message>
      <source>the message of %1 (%2) that %3 sends to %4 in %5 is never received; add a receive</source>
      <translation>le message de %1 (%2) que %3 envoie à %4 dans %5 n’est jamais reçu ; ajoutez une réception</translation>
    </message>
    <message>
      <source>the message of %1 from process %2 to process %3</source>
      <translation>le message de %1 du processus %2 au processus %3</translation>
    </message>
    <message>
      <source>the message of %1 that %2 sends in %3 is longer than the %4 that %5 receives in %6; write the same size</source>
      <translation>le message de %1 que %2 envoie dans %3 est plus long que les %4 que %5 reçoit dans %6 ; écrivez la même taille</translation>
    </message>
    <message>
      <source>the message waits for trigger %1, and messages of a workload start at times of their own; write what waits for one another as a program (GOAL), or give the message a start</source>
      <translation>le message attend le déclencheur %1, et les messages d’une charge de travail partent à des instants qui leur sont propres ; écrivez ce qui s’attend mutuellement comme programme (GOAL), ou donnez un départ au message</translation>
    </message>
    <message>
      <source>the messages</source>
      <translation>les messages</translation>
    </message>
    <message>
      <source>the messages of an application have the sizes that its program says; sweep scale, or a parameter of the project that the program uses</source>
      <translation>les messages d’une application ont les tailles que dit son programme ; faites varier scale, ou un paramètre du projet que le programme utilise</translation>
    </message>
    <message>
      <source>the messages of its latency</source>
      <translation>les messages de sa latence</translation>
    </message>
    <message>
      <source>the messages of its throughput</source>
      <translation>les messages de son débit</translation>
    </message>
    <message>
      <source>the messages were given up</source>
      <translation>les messages ont été abandonnés</translation>
    </message>
    <message>
      <source>the model gives a message no bandwidth, so it never ends; choose another model</source>
      <translation>le modèle ne donne aucune bande passante à un message, qui ne finit donc jamais ; choisissez un autre modèle</translation>
    </message>
    <message>
      <source>the model is defined for messages of one route, and %1 routing sends a message over several at once; choose another model, such as asymmetric, or another routing</source>
      <translation>le modèle est défini pour des messages d’un seul itinéraire, et le routage %1 en envoie un par plusieurs à la fois ; choisissez un autre modèle, par exemple asymmetric, ou un autre routage</translation>
    </message>
    <message>
      <source>the model is defined for messages that pass a channel once, and the route from %1 to %2 passes a link several times the same way; choose another model, such as asymmetric, or write the route otherwise</source>
      <translation>le modèle est défini pour des messages qui passent un canal une fois, et l’itinéraire de %1 à %2 passe un lien plusieurs fois dans le même sens ; choisissez un autre modèle, par exemple asymmetric, ou écrivez l’itinéraire autrement</translation>
    </message>
    <message>
      <source>the name has more than %1 bytes</source>
      <translation>le nom a plus de %1 octets</translation>
    </message>
    <message>
      <source>the name is missing</source>
      <translation>le nom manque</translation>
    </message>
    <message>
      <source>the name is not UTF-8 text</source>
      <translation>le nom n’est pas du texte UTF-8</translation>
    </message>
    <message>
      <source>the names are not those of nodes: they are taken as %1, which fill the cores of one node after the other; the mapping can be changed</source>
      <translation>les noms ne sont pas ceux de nœuds : ils sont pris comme %1, qui remplissent les cœurs d’un nœud après l’autre ; le placement peut être changé</translation>
    </message>
    <message>
      <source>the network decides</source>
      <translation>le réseau décide</translation>
    </message>
    <message>
      <source>the networks do not stand on one footing: %1, and counts as 0; enter it before short messages are compared</source>
      <translation>les réseaux ne sont pas sur un pied d’égalité : %1 et compte pour 0 ; saisissez-la avant de comparer des messages courts</translation>
    </message>
    <message>
      <source>the networks do not stand on one footing: %1; enter rates that were measured alike where they are close</source>
      <translation>les réseaux ne sont pas sur un pied d’égalité : %1 ; saisissez des débits mesurés de la même façon là où c’est serré</translation>
    </message>
    <message>
      <source>the next process on the next core, node after node</source>
      <translation>le processus suivant sur le cœur suivant, nœud après nœud</translation>
    </message>
    <message>
      <source>the next process on the next node</source>
      <translation>le processus suivant sur le nœud suivant</translation>
    </message>
    <message>
      <source>the node of every process of every scenario</source>
      <translation>le nœud de chaque processus de chaque scénario</translation>
    </message>
    <message>
      <source>the number behind '|' or '&gt;' must be one from 1 to 9; change or remove it</source>
      <translation>le nombre derrière '|' ou '&gt;' doit être de 1 à 9 ; changez-le ou retirez-le</translation>
    </message>
    <message>
      <source>the number is not finite</source>
      <translation>le nombre n’est pas fini</translation>
    </message>
    <message>
      <source>the number is out of range</source>
      <translation>le nombre est hors limites</translation>
    </message>
    <message>
      <source>the number of pairs cannot be read</source>
      <translation>le nombre de paires ne peut pas être lu</translation>
    </message>
    <message>
      <source>the number of pairs stands behind the names of the columns</source>
      <translation>le nombre de paires se trouve après les noms des colonnes</translation>
    </message>
    <message>
      <source>the number of processes</source>
      <translation>le nombre de processus</translation>
    </message>
    <message>
      <source>the number of processes cannot be read</source>
      <translation>le nombre de processus ne peut pas être lu</translation>
    </message>
    <message>
      <source>the number of requests is out of range</source>
      <translation>le nombre de requêtes est hors limites</translation>
    </message>
    <message>
      <source>the numbers are in several blocks, parted by the comment of line %1</source>
      <translation>les nombres sont en plusieurs blocs, séparés par le commentaire de la ligne %1</translation>
    </message>
    <message>
      <source>the numbers of the file count messages of %1: those of a pair are one message with all their bytes</source>
      <translation>les nombres du fichier comptent des messages de %1 : ceux d’une paire sont un message avec tous leurs octets</translation>
    </message>
    <message>
      <source>the one node that all messages of the pattern go to, or come from</source>
      <translation>le nœud vers lequel vont, ou d’où viennent, tous les messages du motif</translation>
    </message>
    <message>
      <source>the output does not say how large %1 were; write the size into the sheet of the benchmark</source>
      <translation>la sortie ne dit pas de quelle taille étaient %1 ; écrivez la taille dans la feuille du benchmark</translation>
    </message>
    <message>
      <source>the output of CUDA's bandwidthTest, which measures one machine</source>
      <translation>la sortie de bandwidthTest de CUDA, qui mesure une seule machine</translation>
    </message>
    <message>
      <source>the output of CUDA's p2pBandwidthLatencyTest, which measures one machine</source>
      <translation>la sortie de p2pBandwidthLatencyTest de CUDA, qui mesure une seule machine</translation>
    </message>
    <message>
      <source>the output of GPCNeT</source>
      <translation>la sortie de GPCNeT</translation>
    </message>
    <message>
      <source>the output of HPCG</source>
      <translation>la sortie de HPCG</translation>
    </message>
    <message>
      <source>the output of HPL (Linpack)</source>
      <translation>la sortie de HPL (Linpack)</translation>
    </message>
    <message>
      <source>the output of IOR, which measures files</source>
      <translation>la sortie d’IOR, qui mesure des fichiers</translation>
    </message>
    <message>
      <source>the output of Netgauge</source>
      <translation>la sortie de Netgauge</translation>
    </message>
    <message>
      <source>the output of SKaMPI</source>
      <translation>la sortie de SKaMPI</translation>
    </message>
    <message>
      <source>the output of STREAM, which measures memory</source>
      <translation>la sortie de STREAM, qui mesure la mémoire</translation>
    </message>
    <message>
      <source>the output of VTune</source>
      <translation>la sortie de VTune</translation>
    </message>
    <message>
      <source>the output of a NAS parallel benchmark</source>
      <translation>la sortie d’un NAS Parallel Benchmark</translation>
    </message>
    <message>
      <source>the output of a test of MPI collectives that prints 'min, max, us'</source>
      <translation>la sortie d’un test de collectives MPI qui affiche 'min, max, us'</translation>
    </message>
    <message>
      <source>the output of fi_pingpong</source>
      <translation>la sortie de fi_pingpong</translation>
    </message>
    <message>
      <source>the output of fio, which measures files</source>
      <translation>la sortie de fio, qui mesure des fichiers</translation>
    </message>
    <message>
      <source>the output of iblinkinfo</source>
      <translation>la sortie d’iblinkinfo</translation>
    </message>
    <message>
      <source>the output of ibnetdiscover</source>
      <translation>la sortie d’ibnetdiscover</translation>
    </message>
    <message>
      <source>the output of ibstat</source>
      <translation>la sortie d’ibstat</translation>
    </message>
    <message>
      <source>the output of iperf 2</source>
      <translation>la sortie d’iperf 2</translation>
    </message>
    <message>
      <source>the output of mpptest</source>
      <translation>la sortie de mpptest</translation>
    </message>
    <message>
      <source>the output of netperf</source>
      <translation>la sortie de netperf</translation>
    </message>
    <message>
      <source>the output of nvbandwidth, which measures one machine</source>
      <translation>la sortie de nvbandwidth, qui mesure une seule machine</translation>
    </message>
    <message>
      <source>the output of ping</source>
      <translation>la sortie de ping</translation>
    </message>
    <message>
      <source>the output of qperf</source>
      <translation>la sortie de qperf</translation>
    </message>
    <message>
      <source>the output of rocm-bandwidth-test, which measures one machine</source>
      <translation>la sortie de rocm-bandwidth-test, qui mesure une seule machine</translation>
    </message>
    <message>
      <source>the output of rocm-smi</source>
      <translation>la sortie de rocm-smi</translation>
    </message>
    <message>
      <source>the output of ucx_perftest</source>
      <translation>la sortie d’ucx_perftest</translation>
    </message>
    <message>
      <source>the oversubscription</source>
      <translation>la sursouscription</translation>
    </message>
    <message>
      <source>the parameter %1</source>
      <translation>le paramètre %1</translation>
    </message>
    <message>
      <source>the parameter %1 cannot be %2; write a number, or one with a unit such as 64 kB</source>
      <translation>le paramètre %1 ne peut être %2 ; écrivez un nombre, ou un nombre avec unité tel que 64 kB</translation>
    </message>
    <message>
      <source>the part %1 to hold out is not between 0 and 1; write 1/2 for half of the patterns</source>
      <translation>la part %1 à tenir à l’écart n’est pas entre 0 et 1 ; écrivez 1/2 pour la moitié des motifs</translation>
    </message>
    <message>
      <source>the path %1 has bytes that are not UTF-8, by which a project could not find the trace again; rename the file or its folder</source>
      <translation>le chemin %1 a des octets qui ne sont pas de l’UTF-8, par lesquels un projet ne pourrait pas retrouver la trace ; renommez le fichier ou son dossier</translation>
    </message>
    <message>
      <source>the patterns measured so far leave %1 between %2 and %3</source>
      <translation>les motifs mesurés jusqu’ici laissent %1 entre %2 et %3</translation>
    </message>
    <message>
      <source>the placement was cancelled</source>
      <translation>le placement a été annulé</translation>
    </message>
    <message>
      <source>the platform</source>
      <translation>la plateforme</translation>
    </message>
    <message>
      <source>the platform %1 has %2 nodes, too few for an all-to-all of %3 processes</source>
      <translation>la plateforme %1 a %2 nœuds, trop peu pour un all-to-all de %3 processus</translation>
    </message>
    <message>
      <source>the platform %1 has no two nodes to send between</source>
      <translation>la plateforme %1 n’a pas deux nœuds entre lesquels envoyer</translation>
    </message>
    <message>
      <source>the platform does not have %1, which counts for nothing; correct the list</source>
      <translation>la plateforme n’a pas %1, ce qui ne compte pour rien ; corrigez la liste</translation>
    </message>
    <message>
      <source>the platform has %1 nodes; larger all-to-alls are not run in the engine</source>
      <translation>la plateforme a %1 nœuds ; les all-to-all plus grands ne passent pas par le moteur</translation>
    </message>
    <message>
      <source>the platform has no host</source>
      <translation>la plateforme n’a pas d’hôte</translation>
    </message>
    <message>
      <source>the platform has no links between switches</source>
      <translation>la plateforme n’a pas de liens entre commutateurs</translation>
    </message>
    <message>
      <source>the platform is of version %1; convert it to 4.1 by simgrid_update_xml</source>
      <translation>la plateforme est de version %1 ; convertissez-la en 4.1 par simgrid_update_xml</translation>
    </message>
    <message>
      <source>the points do not tell the parameters apart</source>
      <translation>les points ne distinguent pas les paramètres</translation>
    </message>
    <message>
      <source>the power of %1</source>
      <translation>la puissance de %1</translation>
    </message>
    <message>
      <source>the predicted time of every message, what limits it, measured time and error</source>
      <translation>le temps prédit de chaque message, ce qui le limite, temps mesuré et erreur</translation>
    </message>
    <message>
      <source>the prediction was cancelled</source>
      <translation>la prédiction a été annulée</translation>
    </message>
    <message>
      <source>the preset %1 is of what is within servers; copy it into the project by 'contraflow presets %1 --into' after the import</source>
      <translation>le préréglage %1 concerne l’intérieur des serveurs ; copiez-le dans le projet par 'contraflow presets %1 --into' après l’import</translation>
    </message>
    <message>
      <source>the price is that of %1</source>
      <translation>le prix est celui de %1</translation>
    </message>
    <message>
      <source>the price of a node is not that of its network card</source>
      <translation>le prix d’un nœud n’est pas celui de sa carte réseau</translation>
    </message>
    <message>
      <source>the price of a server is not that of its links</source>
      <translation>le prix d’un serveur n’est pas celui de ses liens</translation>
    </message>
    <message>
      <source>the price of energy cannot be read; write one such as 0.28 EUR/kWh</source>
      <translation>le prix de l’énergie est illisible ; écrivez-en un comme 0.28 EUR/kWh</translation>
    </message>
    <message>
      <source>the price of energy differs</source>
      <translation>le prix de l’énergie diffère</translation>
    </message>
    <message>
      <source>the printed formula leaves nothing on the channel</source>
      <translation>la formule imprimée ne laisse rien sur le canal</translation>
    </message>
    <message>
      <source>the process is not in group %1; correct the group or the ranks</source>
      <translation>le processus n’est pas dans le groupe %1 ; corrigez le groupe ou les rangs</translation>
    </message>
    <message>
      <source>the process is not in the communicator of its collective</source>
      <translation>le processus n’est pas dans le communicateur de sa collective</translation>
    </message>
    <message>
      <source>the process, from 0 on</source>
      <translation>le processus, à partir de 0</translation>
    </message>
    <message>
      <source>the processes do not make the communicators that they use in the same order, so that nobody can say who is in them</source>
      <translation>les processus ne font pas dans le même ordre les communicateurs qu’ils utilisent, on ne peut donc pas dire qui y est</translation>
    </message>
    <message>
      <source>the program %1 has no parameter %2; %3</source>
      <translation>le programme %1 n’a pas de paramètre %2 ; %3</translation>
    </message>
    <message>
      <source>the program %1 runs on %2 processes, which must come to a whole number from 1 to %3; change its parameters</source>
      <translation>le programme %1 s’exécute sur %2 processus, ce qui doit donner un nombre entier de 1 à %3 ; changez ses paramètres</translation>
    </message>
    <message>
      <source>the program is a graph of operations already; its GOAL schedule is the file it was imported from</source>
      <translation>le programme est déjà un graphe d’opérations ; son ordonnancement GOAL est le fichier dont il a été importé</translation>
    </message>
    <message>
      <source>the programs have more than %1 events; make the counts of their loops smaller</source>
      <translation>les programmes ont plus de %1 événements ; réduisez les nombres de leurs boucles</translation>
    </message>
    <message>
      <source>the project</source>
      <translation>le projet</translation>
    </message>
    <message>
      <source>the project file</source>
      <translation>le fichier du projet</translation>
    </message>
    <message>
      <source>the project has %1; say by --scenario whose nodes these are</source>
      <translation>le projet a %1 ; dites par --scenario à qui sont ces nœuds</translation>
    </message>
    <message>
      <source>the project has a model %1 already; give another name, or none</source>
      <translation>le projet a déjà un modèle %1 ; donnez un autre nom, ou aucun</translation>
    </message>
    <message>
      <source>the project has format version %1 and was written by a newer Contraflow; this one reads up to version %2, update the program</source>
      <translation>le projet a la version de format %1 et a été écrit par un Contraflow plus récent ; celui-ci lit jusqu’à la version %2, mettez à jour le programme</translation>
    </message>
    <message>
      <source>the project has format version %1, and nothing leads from version %2 to %3; open and save it with an older Contraflow</source>
      <translation>le projet a la version de format %1, et rien ne mène de la version %2 à %3 ; ouvrez-le et enregistrez-le avec un Contraflow plus ancien</translation>
    </message>
    <message>
      <source>the project has format version %1, and the step to version %2 failed</source>
      <translation>le projet a la version de format %1, et l’étape vers la version %2 a échoué</translation>
    </message>
    <message>
      <source>the project has no measurement to learn from; import measured times first</source>
      <translation>le projet n’a pas de mesure pour apprendre ; importez d’abord des temps mesurés</translation>
    </message>
    <message>
      <source>the project has no model; the scenarios get %1, and calibrate tells which model fits best</source>
      <translation>le projet n’a pas de modèle ; les scénarios reçoivent %1, et calibrate dit quel modèle convient le mieux</translation>
    </message>
    <message>
      <source>the project has no models</source>
      <translation>le projet n’a pas de modèles</translation>
    </message>
    <message>
      <source>the project has no platform %1</source>
      <translation>le projet n’a pas de plateforme %1</translation>
    </message>
    <message>
      <source>the project has no platform %1; add it first</source>
      <translation>le projet n’a pas de plateforme %1 ; ajoutez-la d’abord</translation>
    </message>
    <message>
      <source>the project has no platform %1; it has %2</source>
      <translation>le projet n’a pas de plateforme %1 ; il a %2</translation>
    </message>
    <message>
      <source>the project has no platform on which it could have been measured</source>
      <translation>le projet n’a pas de plateforme sur laquelle cela aurait pu être mesuré</translation>
    </message>
    <message>
      <source>the project has no platform whose nodes could take the bandwidth; add one first</source>
      <translation>le projet n’a pas de plateforme dont les nœuds puissent prendre la bande passante ; ajoutez-en d’abord une</translation>
    </message>
    <message>
      <source>the project has no platform with two nodes and nothing that was measured, so that there is nothing to work out; add a platform</source>
      <translation>le projet n’a pas de plateforme à deux nœuds ni rien de mesuré, il n’y a donc rien à calculer ; ajoutez une plateforme</translation>
    </message>
    <message>
      <source>the project has no rows to export</source>
      <translation>le projet n’a pas de lignes à exporter</translation>
    </message>
    <message>
      <source>the project has no scenario</source>
      <translation>le projet n’a pas de scénario</translation>
    </message>
    <message>
      <source>the project has no scenario %1</source>
      <translation>le projet n’a pas de scénario %1</translation>
    </message>
    <message>
      <source>the project has no scenario %1; it is made, with its messages</source>
      <translation>le projet n’a pas de scénario %1 ; il est créé, avec ses messages</translation>
    </message>
    <message>
      <source>the project has no scenario of this name that runs the program</source>
      <translation>le projet n’a pas de scénario de ce nom qui exécute le programme</translation>
    </message>
    <message>
      <source>the project has no such platform</source>
      <translation>le projet n’a pas une telle plateforme</translation>
    </message>
    <message>
      <source>the project has no such scenario; add one</source>
      <translation>le projet n’a pas un tel scénario ; ajoutez-en un</translation>
    </message>
    <message>
      <source>the project has the same model already, %1</source>
      <translation>le projet a déjà le même modèle, %1</translation>
    </message>
    <message>
      <source>the project is not as it was when this was planned; times are taken where message, ends and size are the same</source>
      <translation>le projet n’est plus comme il était quand ceci a été planifié ; les temps sont repris là où message, extrémités et taille sont les mêmes</translation>
    </message>
    <message>
      <source>the project's algorithms of collectives: %1</source>
      <translation>les algorithmes d’opérations collectives du projet : %1</translation>
    </message>
    <message>
      <source>the project's report: %1</source>
      <translation>le rapport du projet : %1</translation>
    </message>
    <message>
      <source>the protocol %1 is unknown</source>
      <translation>le protocole %1 est inconnu</translation>
    </message>
    <message>
      <source>the provenance of %1</source>
      <translation>la provenance de %1</translation>
    </message>
    <message>
      <source>the queues between switches</source>
      <translation>les files entre commutateurs</translation>
    </message>
    <message>
      <source>the range %1 falls</source>
      <translation>la plage %1 est décroissante</translation>
    </message>
    <message>
      <source>the record has something that is no number; the file seems to be damaged</source>
      <translation>l’enregistrement a quelque chose qui n’est pas un nombre ; le fichier semble être abîmé</translation>
    </message>
    <message>
      <source>the record of a message does not have 15 numbers</source>
      <translation>l’enregistrement d’un message n’a pas 15 nombres</translation>
    </message>
    <message>
      <source>the record of events is too short</source>
      <translation>l’enregistrement d’événements est trop court</translation>
    </message>
    <message>
      <source>the reference %1 has no prediction, so nothing is held against it</source>
      <translation>la référence %1 n’a pas de prédiction, donc rien n’y est rapporté</translation>
    </message>
    <message>
      <source>the replay was cancelled</source>
      <translation>la relecture a été annulée</translation>
    </message>
    <message>
      <source>the request is still in use; wait for it before it is used again, or give it another name</source>
      <translation>la requête est encore en usage ; attendez-la avant de la réutiliser, ou donnez-lui un autre nom</translation>
    </message>
    <message>
      <source>the result</source>
      <translation>le résultat</translation>
    </message>
    <message>
      <source>the result %1 is negative; a price is 0 or more</source>
      <translation>le résultat %1 est négatif ; un prix est 0 ou plus</translation>
    </message>
    <message>
      <source>the result %1 is negative; a value here is 0 or more</source>
      <translation>le résultat %1 est négatif ; une valeur est ici 0 ou plus</translation>
    </message>
    <message>
      <source>the result %1 is not a whole number from 0 to 4294967295; use ceil or floor</source>
      <translation>le résultat %1 n’est pas un nombre entier de 0 à 4294967295 ; utilisez ceil ou floor</translation>
    </message>
    <message>
      <source>the result %1 is out of range; check the numbers it is made of</source>
      <translation>le résultat %1 est hors limites ; vérifiez les nombres dont il est fait</translation>
    </message>
    <message>
      <source>the result is %1 where %2 is wanted; %3</source>
      <translation>le résultat est %1 là où il faut %2 ; %3</translation>
    </message>
    <message>
      <source>the result is %1 where a number without unit is wanted; divide by a unit</source>
      <translation>le résultat est %1 là où il faut un nombre sans unité ; divisez par une unité</translation>
    </message>
    <message>
      <source>the result is %1 where a price is wanted; multiply by one such as %2</source>
      <translation>le résultat est %1 là où il faut un prix ; multipliez par un tel que %2</translation>
    </message>
    <message>
      <source>the result is %1 where a price of energy is wanted; multiply by one such as %2</source>
      <translation>le résultat est %1 là où il faut un prix de l’énergie ; multipliez par un tel que %2</translation>
    </message>
    <message>
      <source>the result that begins here cannot be read (%1); where a run was broken off, measure again</source>
      <translation>le résultat qui commence ici ne peut pas être lu (%1) ; si une exécution a été interrompue, mesurez de nouveau</translation>
    </message>
    <message>
      <source>the results were not read to the end</source>
      <translation>les résultats n’ont pas été lus jusqu’à la fin</translation>
    </message>
    <message>
      <source>the root %1 is not one of the %2</source>
      <translation>la racine %1 n’est pas un des %2</translation>
    </message>
    <message>
      <source>the root %1 is not one of the %2 of its communicator</source>
      <translation>la racine %1 n’est pas un des %2 de son communicateur</translation>
    </message>
    <message>
      <source>the root is %1 and must be below %2, the size of group %3</source>
      <translation>la racine est %1 et doit être au-dessous de %2, la taille du groupe %3</translation>
    </message>
    <message>
      <source>the route from %1 to %2</source>
      <translation>l’itinéraire de %1 à %2</translation>
    </message>
    <message>
      <source>the routing rule of the platform takes longer ways than the shortest</source>
      <translation>la règle de routage de la plateforme prend des chemins plus longs que les plus courts</translation>
    </message>
    <message>
      <source>the rows of the matrix have different numbers of cells, up to %1</source>
      <translation>les lignes de la matrice ont des nombres différents de cellules, jusqu’à %1</translation>
    </message>
    <message>
      <source>the rows of the matrix seem to stand in reverse order: only upside down is it symmetric, with nothing on the diagonal</source>
      <translation>les lignes de la matrice semblent être dans l’ordre inverse : ce n’est que retournée qu’elle est symétrique, sans rien sur la diagonale</translation>
    </message>
    <message>
      <source>the run has too many steps that may become part of the critical path; smaller counts of loops show it</source>
      <translation>l’exécution a trop d’étapes qui peuvent faire partie du chemin critique ; des nombres de boucles plus petits le montrent</translation>
    </message>
    <message>
      <source>the same by measurement</source>
      <translation>de même, par jeu de mesures</translation>
    </message>
    <message>
      <source>the same content was imported before: %1</source>
      <translation>le même contenu a déjà été importé : %1</translation>
    </message>
    <message>
      <source>the same content was imported before: %1, read by %2</source>
      <translation>le même contenu a déjà été importé : %1, lu avec %2</translation>
    </message>
    <message>
      <source>the same result again, which was skipped</source>
      <translation>encore le même résultat, qui a été sauté</translation>
    </message>
    <message>
      <source>the same result of %1 again, as client and server print it, which was skipped</source>
      <translation>encore le même résultat de %1, comme client et serveur l’affichent ; il a été sauté</translation>
    </message>
    <message>
      <source>the same seed gives the same messages on every machine</source>
      <translation>la même graine donne les mêmes messages sur toute machine</translation>
    </message>
    <message>
      <source>the same was given in line %1 already, and rows that have an error of their own, or no time, have no common mean</source>
      <translation>la même chose a déjà été donnée à la ligne %1, et des lignes qui ont une erreur à elles, ou pas de temps, n’ont pas de moyenne commune</translation>
    </message>
    <message>
      <source>the scenario %1 has no workload; take the messages as a new workload</source>
      <translation>le scénario %1 n’a pas de charge de travail ; prenez les messages comme nouvelle charge de travail</translation>
    </message>
    <message>
      <source>the scenarios get the model %1; the project has %2, and name another one if it should be that</source>
      <translation>les scénarios reçoivent le modèle %1 ; le projet a %2, indiquez-en un autre si ce doit être celui-là</translation>
    </message>
    <message>
      <source>the script of a PBS job</source>
      <translation>le script d’un job PBS</translation>
    </message>
    <message>
      <source>the script of a Slurm job</source>
      <translation>le script d’un job Slurm</translation>
    </message>
    <message>
      <source>the second column counts MB/s of 2^20 bytes, as bytes / seconds show</source>
      <translation>la deuxième colonne compte des MB/s de 2^20 octets, comme le montrent octets / secondes</translation>
    </message>
    <message>
      <source>the seconds have six decimals, too few for the start-up of a fast network</source>
      <translation>les secondes ont six décimales, trop peu pour le démarrage d’un réseau rapide</translation>
    </message>
    <message>
      <source>the server does not say what arrived at the client</source>
      <translation>le serveur ne dit pas ce qui est arrivé au client</translation>
    </message>
    <message>
      <source>the server says both what was sent and what arrived</source>
      <translation>le serveur dit à la fois ce qui a été envoyé et ce qui est arrivé</translation>
    </message>
    <message>
      <source>the share in use that mapping %1 had was taken out, as the list says who is there</source>
      <translation>la part occupée que le placement %1 avait a été retirée, car la liste dit qui est là</translation>
    </message>
    <message>
      <source>the size is negative; the file seems to be damaged</source>
      <translation>la taille est négative ; le fichier semble être abîmé</translation>
    </message>
    <message>
      <source>the size of every message</source>
      <translation>la taille de chaque message</translation>
    </message>
    <message>
      <source>the size of the message is missing; add it</source>
      <translation>la taille du message manque ; ajoutez-la</translation>
    </message>
    <message>
      <source>the size or tag of the message is out of range</source>
      <translation>la taille ou l’étiquette du message est hors limites</translation>
    </message>
    <message>
      <source>the sizes of '%1' do not ascend at line %2; look whether lines were swapped or damaged</source>
      <translation>les tailles de '%1' ne croissent pas à la ligne %2 ; regardez si des lignes ont été échangées ou abîmées</translation>
    </message>
    <message>
      <source>the sizes of a %1 differ: %2</source>
      <translation>les tailles d’un %1 diffèrent : %2</translation>
    </message>
    <message>
      <source>the sizes of all messages, times a factor</source>
      <translation>les tailles de tous les messages, fois un facteur</translation>
    </message>
    <message>
      <source>the sizes of the file are sums over %1 repetitions: a message has the part of one, in whole bytes</source>
      <translation>les tailles du fichier sont des sommes sur %1 répétitions : un message a la part d’une seule, en octets entiers</translation>
    </message>
    <message>
      <source>the smallest</source>
      <translation>le plus petit</translation>
    </message>
    <message>
      <source>the speed of computations</source>
      <translation>la vitesse des calculs</translation>
    </message>
    <message>
      <source>the square has more than %1 numbers</source>
      <translation>le carré a plus de %1 nombres</translation>
    </message>
    <message>
      <source>the start of %1: %2</source>
      <translation>le début de %1 : %2</translation>
    </message>
    <message>
      <source>the start of an MPI job</source>
      <translation>le démarrage d’un job MPI</translation>
    </message>
    <message>
      <source>the start of the message is missing; add it</source>
      <translation>le départ du message manque ; ajoutez-le</translation>
    </message>
    <message>
      <source>the start-up and the bandwidth of point-to-point messages</source>
      <translation>le temps d’initialisation et la bande passante des messages point à point</translation>
    </message>
    <message>
      <source>the sweep %1</source>
      <translation>le balayage %1</translation>
    </message>
    <message>
      <source>the switch ports towards the nodes</source>
      <translation>les ports de commutateur vers les nœuds</translation>
    </message>
    <message>
      <source>the table %1 of %2</source>
      <translation>le tableau %1 de %2</translation>
    </message>
    <message>
      <source>the table has %1</source>
      <translation>le tableau a %1</translation>
    </message>
    <message>
      <source>the table has %1 columns, more than are read; is the separator right?</source>
      <translation>le tableau a %1 colonnes, plus qu’il n’en est lu ; le séparateur est-il le bon ?</translation>
    </message>
    <message>
      <source>the table has no columns for source, destination and size; name them in its first line, or say what each column is</source>
      <translation>le tableau n’a pas de colonnes pour source, destination et taille ; nommez-les dans sa première ligne, ou dites ce qu’est chaque colonne</translation>
    </message>
    <message>
      <source>the table has no row</source>
      <translation>le tableau n’a pas de ligne</translation>
    </message>
    <message>
      <source>the table has no title of GPCNeT, or no column Units; what it measured is not known</source>
      <translation>le tableau n’a pas de titre de GPCNeT, ou pas de colonne Units ; ce qu’il a mesuré n’est pas connu</translation>
    </message>
    <message>
      <source>the table is empty</source>
      <translation>le tableau est vide</translation>
    </message>
    <message>
      <source>the tables of the project</source>
      <translation>les tables du projet</translation>
    </message>
    <message>
      <source>the tag %1 is out of range</source>
      <translation>l’étiquette %1 est hors limites</translation>
    </message>
    <message>
      <source>the text cannot be read</source>
      <translation>le texte ne peut pas être lu</translation>
    </message>
    <message>
      <source>the text in quotes that begins in this line is never closed; add the closing quote</source>
      <translation>le texte entre guillemets qui commence sur cette ligne n’est jamais fermé ; ajoutez le guillemet fermant</translation>
    </message>
    <message>
      <source>the text is bigger than %1 MB, the most that is read; split it into several projects</source>
      <translation>le texte dépasse %1 MB, le plus qui soit lu ; divisez-le en plusieurs projets</translation>
    </message>
    <message>
      <source>the text is encoded as UTF-16 or UTF-32, or is no text at all; save it as UTF-8</source>
      <translation>le texte est encodé en UTF-16 ou UTF-32, ou n’est pas du tout du texte ; enregistrez-le en UTF-8</translation>
    </message>
    <message>
      <source>the text is not UTF-8 (byte %1); save the file in the encoding UTF-8</source>
      <translation>le texte n’est pas de l’UTF-8 (octet %1) ; enregistrez le fichier dans l’encodage UTF-8</translation>
    </message>
    <message>
      <source>the text of core-to-core-latency</source>
      <translation>le texte de core-to-core-latency</translation>
    </message>
    <message>
      <source>the text of lstopo</source>
      <translation>le texte de lstopo</translation>
    </message>
    <message>
      <source>the time a byte takes it</source>
      <translation>le temps que lui prend un octet</translation>
    </message>
    <message>
      <source>the time between two calls is computing; the duration of calls is left to the replay</source>
      <translation>le temps entre deux appels est du calcul ; la durée des appels est laissée au rejeu</translation>
    </message>
    <message>
      <source>the time between two calls of MPI is computing; the duration of calls is left to the replay</source>
      <translation>le temps entre deux appels de MPI est du calcul ; la durée des appels est laissée au rejeu</translation>
    </message>
    <message>
      <source>the time is that out of place; sizes are those of a process's buffer, as the test counts them; what was measured in place is kept as text</source>
      <translation>le temps est celui hors place (out of place) ; les tailles sont celles du tampon d’un processus, comme le test les compte ; ce qui a été mesuré sur place (in place) est gardé comme texte</translation>
    </message>
    <message>
      <source>the time of %1</source>
      <translation>le temps de %1</translation>
    </message>
    <message>
      <source>the time of %1 must be above 0</source>
      <translation>le temps de %1 doit être au-dessus de 0</translation>
    </message>
    <message>
      <source>the time of a message of %1 bytes must be above 0</source>
      <translation>le temps d’un message de %1 octets doit être au-dessus de 0</translation>
    </message>
    <message>
      <source>the time of every process of applications, by what it does</source>
      <translation>le temps de chaque processus des applications, selon ce qu’il fait</translation>
    </message>
    <message>
      <source>the times of %1</source>
      <translation>les temps de %1</translation>
    </message>
    <message>
      <source>the topology %1 is not taken; there are Ring, FullyConnected and Switch</source>
      <translation>la topologie %1 n’est pas reprise ; il y a Ring, FullyConnected et Switch</translation>
    </message>
    <message>
      <source>the topology of a node by NCCL</source>
      <translation>la topologie d’un nœud par NCCL</translation>
    </message>
    <message>
      <source>the topology of a node by lstopo (hwloc)</source>
      <translation>la topologie d’un nœud par lstopo (hwloc)</translation>
    </message>
    <message>
      <source>the trace does not record communicators: every collective is one of all processes</source>
      <translation>la trace n’enregistre pas les communicateurs : chaque collective est celle de tous les processus</translation>
    </message>
    <message>
      <source>the trace does not say what MPI_Waitall waits for; it is taken to wait for all that is open</source>
      <translation>la trace ne dit pas ce que MPI_Waitall attend ; il est supposé attendre tout ce qui est ouvert</translation>
    </message>
    <message>
      <source>the trace has %1 applications; one is taken</source>
      <translation>la trace a %1 applications ; une seule est prise</translation>
    </message>
    <message>
      <source>the tree has %1 tiers, counted from 0</source>
      <translation>l’arbre a %1 étages, comptés à partir de 0</translation>
    </message>
    <message>
      <source>the tree has more than %1 switches or links between them; import a smaller one</source>
      <translation>l’arbre a plus de %1 commutateurs ou liens entre eux ; importez-en un plus petit</translation>
    </message>
    <message>
      <source>the type tag %1 is not known here; remove it, or put the text in quotes</source>
      <translation>la marque de type %1 n’est pas connue ici ; retirez-la, ou mettez le texte entre guillemets</translation>
    </message>
    <message>
      <source>the unit has a power above %1; divide by units earlier</source>
      <translation>l’unité a une puissance au-dessus de %1 ; divisez plus tôt par des unités</translation>
    </message>
    <message>
      <source>the unit is missing</source>
      <translation>l’unité manque</translation>
    </message>
    <message>
      <source>the usual stencil code, such as Gropp, Lusk and Skjellum, Using MPI, chapter 4</source>
      <translation>le code à stencil habituel, par exemple Gropp, Lusk et Skjellum, Using MPI, chapitre 4</translation>
    </message>
    <message>
      <source>the value is too big to be held; make it smaller</source>
      <translation>la valeur est trop grande ; réduisez-la</translation>
    </message>
    <message>
      <source>the version of iperf 3 in JSON</source>
      <translation>la version d’iperf 3 en JSON</translation>
    </message>
    <message>
      <source>the way between %1 and %2 was described before; keep one of both</source>
      <translation>le chemin entre %1 et %2 a déjà été décrit ; gardez l’un des deux</translation>
    </message>
    <message>
      <source>the workload has %1 processes only</source>
      <translation>la charge de travail n’a que %1 processus</translation>
    </message>
    <message>
      <source>the workloads have more than %1 messages together, so it was not tried at which sizes and oversubscription another offer is the fastest; sweep what matters with 'contraflow compare'</source>
      <translation>les charges de travail ont ensemble plus de %1 messages, donc on n’a pas essayé à quelles tailles et à quelle sursouscription une autre offre est la plus rapide ; balayez ce qui compte avec 'contraflow compare'</translation>
    </message>
    <message>
      <source>their messages and bytes</source>
      <translation>leurs messages et octets</translation>
    </message>
    <message>
      <source>their messages are told apart by their tags, to which a multiple of %1 was added</source>
      <translation>leurs messages se distinguent par leurs étiquettes, auxquelles un multiple de %1 a été ajouté</translation>
    </message>
    <message>
      <source>their messages are told apart by their tags, to which nothing could be added, since they are too large already</source>
      <translation>leurs messages se distinguent par leurs étiquettes, auxquelles rien n’a pu être ajouté, car elles sont déjà trop grandes</translation>
    </message>
    <message>
      <source>their sizes, routing and price</source>
      <translation>leurs tailles, routage et prix</translation>
    </message>
    <message>
      <source>there are %1 for each GPU: they became one that is as fast as they are together</source>
      <translation>il y a %1 par GPU : elles sont devenues une seule, aussi rapide qu’elles ensemble</translation>
    </message>
    <message>
      <source>there are %1 for the %2 of the group; write one for each</source>
      <translation>il y a %1 pour les %2 du groupe ; écrivez-en une pour chacun</translation>
    </message>
    <message>
      <source>there are %1 messages, and one step of a program takes up to %2; import them with --messages, as a workload</source>
      <translation>il y a %1 messages, et une étape d’un programme en prend jusqu’à %2 ; importez-les avec --messages, comme charge de travail</translation>
    </message>
    <message>
      <source>there are %1 sizes for the %2 processes of group %3; write one for each</source>
      <translation>il y a %1 tailles pour les %2 processus du groupe %3 ; écrivez-en une pour chacun</translation>
    </message>
    <message>
      <source>there are more than %1 elements; import a smaller part</source>
      <translation>il y a plus de %1 éléments ; importez une partie plus petite</translation>
    </message>
    <message>
      <source>there are more than %1 files</source>
      <translation>il y a plus de %1 fichiers</translation>
    </message>
    <message>
      <source>there are more than %1 loops within one another</source>
      <translation>il y a plus de %1 boucles imbriquées</translation>
    </message>
    <message>
      <source>there are more than %1 messages; import a smaller file</source>
      <translation>il y a plus de %1 messages ; importez un fichier plus petit</translation>
    </message>
    <message>
      <source>there are more than %1 nodes, or %2 dependencies between them; import fewer ranks or steps</source>
      <translation>il y a plus de %1 nœuds, ou %2 dépendances entre eux ; importez moins de rangs ou d’étapes</translation>
    </message>
    <message>
      <source>there are more than %1 values, which is refused; write big tables as CSV text (messages: |)</source>
      <translation>il y a plus de %1 valeurs, ce qui est refusé ; écrivez les grands tableaux comme texte CSV (messages: |)</translation>
    </message>
    <message>
      <source>there are no measured times of %1; add some</source>
      <translation>il n’y a pas de temps mesurés de %1 ; ajoutez-en</translation>
    </message>
    <message>
      <source>there are too many pairs of GPUs on NVSwitches to write out that messages take these where a switch of the network is as near: a hash chooses</source>
      <translation>il y a trop de paires de GPU sur des NVSwitches pour écrire que les messages prennent ceux-ci là où un commutateur du réseau est aussi proche : un hachage choisit</translation>
    </message>
    <message>
      <source>there are two %1s %2 (%3 and %4 in the list); rename one</source>
      <translation>%1 %2 existe deux fois (%3 et %4 de la liste) ; renommez une des entrées</translation>
    </message>
    <message>
      <source>there are two %1s %2; rename one</source>
      <translation>%1 %2 existe deux fois ; renommez une des entrées</translation>
    </message>
    <message>
      <source>there are two gaps of %1 bytes; keep one of them</source>
      <translation>il y a deux écarts de %1 octets ; gardez-en un</translation>
    </message>
    <message>
      <source>there are two links %1; rename one, so that results can tell them apart</source>
      <translation>il y a deux liens %1 ; renommez-en un, pour que les résultats puissent les distinguer</translation>
    </message>
    <message>
      <source>there are two messages %1; rename one</source>
      <translation>il y a deux messages %1 ; renommez-en un</translation>
    </message>
    <message>
      <source>there are two models %1; name one of them anew</source>
      <translation>il y a deux modèles %1 ; donnez un nouveau nom à l’un d’eux</translation>
    </message>
    <message>
      <source>there are two nodes %1; rename or remove one</source>
      <translation>il y a deux nœuds %1 ; renommez ou retirez-en un</translation>
    </message>
    <message>
      <source>there are two servers %1; rename or remove one</source>
      <translation>il y a deux serveurs %1 ; renommez ou retirez-en un</translation>
    </message>
    <message>
      <source>there are two switches %1; rename or remove one</source>
      <translation>il y a deux commutateurs %1 ; renommez ou retirez-en un</translation>
    </message>
    <message>
      <source>there are zero bytes, so this is not a text file; name a project file</source>
      <translation>il y a des octets nuls, ce n’est donc pas un fichier texte ; indiquez un fichier de projet</translation>
    </message>
    <message>
      <source>there is a logarithm of numbers above 0 only; use if or max to treat that case apart</source>
      <translation>il n’y a de logarithme que de nombres au-dessus de 0 ; traitez ce cas à part avec if ou max</translation>
    </message>
    <message>
      <source>there is a message %1 already; give each its own name, or none</source>
      <translation>il y a déjà un message %1 ; donnez à chacun son propre nom, ou aucun</translation>
    </message>
    <message>
      <source>there is another group of this name; rename one</source>
      <translation>il y a un autre groupe de ce nom ; renommez-en un</translation>
    </message>
    <message>
      <source>there is more than one JSON object in it; split the file</source>
      <translation>il y a plus d’un objet JSON dedans ; divisez le fichier</translation>
    </message>
    <message>
      <source>there is neither a JSON object nor the whole log of a test in it; iperf3 -J writes JSON</source>
      <translation>il n’y a ni objet JSON ni journal entier d’un test dedans ; iperf3 -J écrit du JSON</translation>
    </message>
    <message>
      <source>there is no %1 %2 in %3; %4</source>
      <translation>%1 %2 n’existe pas dans %3 ; %4</translation>
    </message>
    <message>
      <source>there is no %1 %2; %3</source>
      <translation>%1 %2 n’existe pas ; %3</translation>
    </message>
    <message>
      <source>there is no %1 benchmark %2; the project has %3</source>
      <translation>il n’y a pas de benchmark %1 %2 ; le projet a %3</translation>
    </message>
    <message>
      <source>there is no JSON object in it</source>
      <translation>il n’y a pas d’objet JSON dedans</translation>
    </message>
    <message>
      <source>there is no column %1; %2</source>
      <translation>il n’y a pas de colonne %1 ; %2</translation>
    </message>
    <message>
      <source>there is no event %1</source>
      <translation>il n’y a pas d’événement %1</translation>
    </message>
    <message>
      <source>there is no figure %1 to record; %2</source>
      <translation>il n’y a pas de grandeur %1 à enregistrer ; %2</translation>
    </message>
    <message>
      <source>there is no format version %1, the oldest is %2; %3</source>
      <translation>il n’y a pas de version de format %1, la plus ancienne est %2 ; %3</translation>
    </message>
    <message>
      <source>there is no format version %2 of %1s; a %1 begins with %1: %3</source>
      <translation>il n’y a pas de version de format %2 ; un tel fichier commence par %1: %3</translation>
    </message>
    <message>
      <source>there is no function %1; %2</source>
      <translation>il n’y a pas de fonction %1 ; %2</translation>
    </message>
    <message>
      <source>there is no group %1; %2</source>
      <translation>il n’y a pas de groupe %1 ; %2</translation>
    </message>
    <message>
      <source>there is no host %1 above it</source>
      <translation>il n’y a pas d’hôte %1 au-dessus</translation>
    </message>
    <message>
      <source>there is no kind %1; write one of %2</source>
      <translation>il n’y a pas de genre %1 ; écrivez l’un de ceux-ci : %2</translation>
    </message>
    <message>
      <source>there is no kind of model %1; %2</source>
      <translation>il n’y a pas de genre de modèle %1 ; %2</translation>
    </message>
    <message>
      <source>there is no link %1</source>
      <translation>il n’y a pas de lien %1</translation>
    </message>
    <message>
      <source>there is no link %1 above it</source>
      <translation>il n’y a pas de lien %1 au-dessus</translation>
    </message>
    <message>
      <source>there is no measurement %1; %2</source>
      <translation>il n’y a pas de mesure %1 ; %2</translation>
    </message>
    <message>
      <source>there is no message among the first %1 processes</source>
      <translation>il n’y a aucun message parmi les %1 premiers processus</translation>
    </message>
    <message>
      <source>there is no model %1, the project has none; add it</source>
      <translation>il n’y a pas de modèle %1, le projet n’en a aucun ; ajoutez-le</translation>
    </message>
    <message>
      <source>there is no model %1; %2</source>
      <translation>il n’y a pas de modèle %1 ; %2</translation>
    </message>
    <message>
      <source>there is no model and no kind of model %1</source>
      <translation>il n’y a ni modèle ni genre de modèle %1</translation>
    </message>
    <message>
      <source>there is no network to send messages on; draw one, or import one first</source>
      <translation>il n’y a pas de réseau sur lequel envoyer des messages ; dessinez-en un, ou importez-en un d’abord</translation>
    </message>
    <message>
      <source>there is no node %1 to be the root; the nodes are %2</source>
      <translation>il n’y a pas de nœud %1 pour être la racine ; les nœuds sont %2</translation>
    </message>
    <message>
      <source>there is no node %1; line %2 says %3, numbered from 0</source>
      <translation>il n’y a pas de nœud %1 ; la ligne %2 dit %3, numérotés à partir de 0</translation>
    </message>
    <message>
      <source>there is no number in the first %1 MB of it, so that it is no table or log of what was measured or sent</source>
      <translation>il n’y a pas de nombre dans ses premiers %1 MB, ce n’est donc pas un tableau ou journal de ce qui a été mesuré ou envoyé</translation>
    </message>
    <message>
      <source>there is no parameter %1</source>
      <translation>il n’y a pas de paramètre %1</translation>
    </message>
    <message>
      <source>there is no parameter or column %1</source>
      <translation>il n’y a pas de paramètre ni de colonne %1</translation>
    </message>
    <message>
      <source>there is no pattern for which all networks have results, so that they are not held against one another; work out what is missing</source>
      <translation>il n’y a aucun motif pour lequel tous les réseaux ont des résultats, ils ne sont donc pas comparés entre eux ; calculez ce qui manque</translation>
    </message>
    <message>
      <source>there is no platform %1 with servers; the project has %2</source>
      <translation>il n’y a pas de plateforme %1 avec des serveurs ; le projet a %2</translation>
    </message>
    <message>
      <source>there is no platform %1; the project has %2</source>
      <translation>il n’y a pas de plateforme %1 ; le projet a %2</translation>
    </message>
    <message>
      <source>there is no process %1; %2</source>
      <translation>il n’y a pas de processus %1 ; %2</translation>
    </message>
    <message>
      <source>there is no process %1; %2 has processes 0 to %3</source>
      <translation>il n’y a pas de processus %1 ; %2 a les processus 0 à %3</translation>
    </message>
    <message>
      <source>there is no process %1; its processes are 0 to %2</source>
      <translation>il n’y a pas de processus %1 ; ses processus sont 0 à %2</translation>
    </message>
    <message>
      <source>there is no process %1; the scenario runs %2, whose processes are RANK, or NAME:RANK</source>
      <translation>il n’y a pas de processus %1 ; le scénario exécute %2, dont les processus sont RANG, ou NOM:RANG</translation>
    </message>
    <message>
      <source>there is no program %1 among the recipes</source>
      <translation>il n’y a pas de programme %1 parmi les recettes</translation>
    </message>
    <message>
      <source>there is no record of kind %1</source>
      <translation>il n’y a pas d’enregistrement de genre %1</translation>
    </message>
    <message>
      <source>there is no scenario to use the messages; add a scenario first</source>
      <translation>il n’y a pas de scénario pour utiliser les messages ; ajoutez d’abord un scénario</translation>
    </message>
    <message>
      <source>there is no scenario with messages to measure; a plan takes those of one platform</source>
      <translation>il n’y a pas de scénario avec des messages à mesurer ; un plan prend ceux d’une plateforme</translation>
    </message>
    <message>
      <source>there is no square root of a negative number; use if or max to treat that case apart</source>
      <translation>il n’y a pas de racine carrée d’un nombre négatif ; traitez ce cas à part avec if ou max</translation>
    </message>
    <message>
      <source>there is no such file</source>
      <translation>il n’y a pas de tel fichier</translation>
    </message>
    <message>
      <source>there is no such power of this number; a negative number has whole exponents only, and 0 none below 0</source>
      <translation>il n’y a pas une telle puissance de ce nombre ; un nombre négatif n’a que des exposants entiers, et 0 aucun au-dessous de 0</translation>
    </message>
    <message>
      <source>there is no task %1 of %2</source>
      <translation>il n’y a pas de tâche %1 sur %2</translation>
    </message>
    <message>
      <source>there is no unit %1</source>
      <translation>il n’y a pas d’unité %1</translation>
    </message>
    <message>
      <source>there is no unit %1; write one such as B, MB, MiB, Mbit/s, MB/s, s, us, W or EUR, or an operator in front of a name</source>
      <translation>il n’y a pas d’unité %1 ; écrivez-en une telle que B, MB, MiB, Mbit/s, MB/s, s, us, W ou EUR, ou un opérateur devant un nom</translation>
    </message>
    <message>
      <source>there is no way from node %1 to node %2 up the tree and down again, which %3 routing needs; add a link, or choose another routing</source>
      <translation>il n’y a pas de chemin du nœud %1 au nœud %2 qui monte l’arbre puis le redescende, comme le demande le routage %3 ; ajoutez un lien, ou choisissez un autre routage</translation>
    </message>
    <message>
      <source>there is no way from node %1 to node %2; add a link between their switches</source>
      <translation>il n’y a pas de chemin du nœud %1 au nœud %2 ; ajoutez un lien entre leurs commutateurs</translation>
    </message>
    <message>
      <source>there is no way from node %1 to node %2; write the route out, or choose another routing</source>
      <translation>il n’y a pas de chemin du nœud %1 au nœud %2 ; écrivez l’itinéraire, ou choisissez un autre routage</translation>
    </message>
    <message>
      <source>there is none at all</source>
      <translation>il n’y en a aucun</translation>
    </message>
    <message>
      <source>there is not enough memory to read the text; close other programs or use a smaller project</source>
      <translation>il n’y a pas assez de mémoire pour lire le texte ; fermez d’autres programmes ou prenez un projet plus petit</translation>
    </message>
    <message>
      <source>there is nothing called %1 to sweep; %2</source>
      <translation>il n’y a rien du nom de %1 à faire varier ; %2</translation>
    </message>
    <message>
      <source>there is nothing to change</source>
      <translation>il n’y a rien à changer</translation>
    </message>
    <message>
      <source>there is one way between any two nodes, so that no routing decides anything</source>
      <translation>il n’y a qu’un chemin entre deux nœuds, de sorte qu’aucun routage ne décide de rien</translation>
    </message>
    <message>
      <source>these tests print us and GB/s, and it names other units; its rows are left out</source>
      <translation>ces tests affichent us et GB/s, et elle nomme d’autres unités ; ses lignes sont laissées de côté</translation>
    </message>
    <message>
      <source>they also slow messages that do not use them, since nothing is dropped and congestion control is taken not to work</source>
      <translation>ils ralentissent aussi des messages qui ne les utilisent pas, car rien n’est rejeté et le contrôle de congestion est supposé ne pas marcher</translation>
    </message>
    <message>
      <source>they slow the messages that use them and no others, without losses or pauses</source>
      <translation>ils ralentissent les messages qui les utilisent et aucun autre, sans pertes ni pauses</translation>
    </message>
    <message>
      <source>this %1 has %2 fields where the header of %3 names %4; the others are kept in columns of their own, put quotes around a text that contains a comma</source>
      <translation>cette ligne (%1) a %2 champs là où l’en-tête de %3 en nomme %4 ; les autres sont gardés dans des colonnes à part, mettez entre guillemets un texte qui contient une virgule</translation>
    </message>
    <message>
      <source>this %1 is a list where a map such as %2 is expected; it is kept as %3 but not used</source>
      <translation>ici (%1) se trouve une liste où une table comme %2 est attendue ; elle est gardée comme %3 mais pas utilisée</translation>
    </message>
    <message>
      <source>this %1 is a text where a map such as %2 is expected; it is kept as %3 but not used</source>
      <translation>ici (%1) se trouve un texte où une table comme %2 est attendue ; il est gardé comme %3 mais pas utilisé</translation>
    </message>
    <message>
      <source>this divides by zero; use if to treat that case apart</source>
      <translation>ceci divise par zéro ; traitez ce cas à part avec if</translation>
    </message>
    <message>
      <source>this entry of %1 is no map such as %2; it is kept as %3 but not used</source>
      <translation>cette entrée de %1 n’est pas une table comme %2 ; elle est gardée comme %3 mais pas utilisée</translation>
    </message>
    <message>
      <source>this is a project and no campaign; a campaign begins with %1</source>
      <translation>ceci est un projet et non une campagne ; une campagne commence par %1</translation>
    </message>
    <message>
      <source>this is bigger than any preset; at most %1 kB are read</source>
      <translation>c’est plus grand que tout préréglage ; %1 kB au plus sont lus</translation>
    </message>
    <message>
      <source>this is no campaign, the key 'campaign' with the format version is missing; a campaign begins with %1</source>
      <translation>ceci n’est pas une campagne, la clé 'campaign' avec la version du format manque ; une campagne commence par %1</translation>
    </message>
    <message>
      <source>this is no list of topologies, each with '- topology: name'</source>
      <translation>ce n’est pas une liste de topologies, chacune avec '- topology: name'</translation>
    </message>
    <message>
      <source>this is no topology that is known; taken are %1</source>
      <translation>ce n’est pas une topologie connue ; sont repris %1</translation>
    </message>
    <message>
      <source>this is no well-formed XML: %1</source>
      <translation>ce n’est pas du XML bien formé : %1</translation>
    </message>
    <message>
      <source>this is no well-formed XML: the file ends within &lt;%1&gt;; is it cut off?</source>
      <translation>ce n’est pas du XML bien formé : le fichier finit dans &lt;%1&gt; ; est-il coupé ?</translation>
    </message>
    <message>
      <source>this is not a %1, the key '%1' is missing; a %1 begins with %1: %2</source>
      <translation>ce n’est pas un tel fichier, la clé '%1' manque ; il commence par %1: %2</translation>
    </message>
    <message>
      <source>this is not a Contraflow project, the key 'contraflow' with the format version is missing; %1</source>
      <translation>ce n’est pas un projet de Contraflow, la clé 'contraflow' avec la version de format manque ; %1</translation>
    </message>
    <message>
      <source>this is not valid YAML (%1); compare indentation, brackets and quotes with the lines around</source>
      <translation>ce n’est pas du YAML valable (%1) ; comparez indentation, crochets et guillemets avec les lignes voisines</translation>
    </message>
    <message>
      <source>this is one rank: give the files of all ranks at once</source>
      <translation>ceci est un rang : donnez les fichiers de tous les rangs à la fois</translation>
    </message>
    <message>
      <source>this network would have more than %1 links between switches; take smaller numbers</source>
      <translation>ce réseau aurait plus de %1 liens entre commutateurs ; prenez des nombres plus petits</translation>
    </message>
    <message>
      <source>this network would have more than %1 nodes; take smaller numbers</source>
      <translation>ce réseau aurait plus de %1 nœuds ; prenez des nombres plus petits</translation>
    </message>
    <message>
      <source>this network would have more than %1 switches; take smaller numbers</source>
      <translation>ce réseau aurait plus de %1 commutateurs ; prenez des nombres plus petits</translation>
    </message>
    <message>
      <source>this number is out of range; write a smaller one</source>
      <translation>ce nombre est hors limites ; écrivez-en un plus petit</translation>
    </message>
    <message>
      <source>this operation of rank %1 waits for itself, through those that it requires; remove one of these requirements</source>
      <translation>cette opération du rang %1 attend elle-même, à travers celles qu’elle requiert ; retirez l’une de ces conditions</translation>
    </message>
    <message>
      <source>this program was built without the library for OTF2 (Debian: libopen-trace-format2-dev); build it with that, or write the trace in another format</source>
      <translation>ce programme a été construit sans la bibliothèque pour OTF2 (Debian : libopen-trace-format2-dev) ; construisez-le avec elle, ou écrivez la trace dans un autre format</translation>
    </message>
    <message>
      <source>tier %1 has no %2; add the line</source>
      <translation>l’étage %1 n’a pas de %2 ; ajoutez la ligne</translation>
    </message>
    <message>
      <source>tier %1 is missing; add it</source>
      <translation>l’étage %1 manque ; ajoutez-le</translation>
    </message>
    <message>
      <source>time</source>
      <translation>temps</translation>
    </message>
    <message>
      <source>time steps</source>
      <translation>pas de temps</translation>
    </message>
    <message>
      <source>times</source>
      <translation>temps</translation>
    </message>
    <message>
      <source>times at one of two levels: %1</source>
      <translation>temps à l'un de deux niveaux : %1</translation>
    </message>
    <message>
      <source>times of %1</source>
      <translation>temps de %1</translation>
    </message>
    <message>
      <source>times too short for how exact clocks were: %1</source>
      <translation>temps trop courts pour l'exactitude des horloges : %1</translation>
    </message>
    <message>
      <source>to</source>
      <translation>à</translation>
    </message>
    <message>
      <source>to the experts of each other replica, of a process and a microbatch</source>
      <translation>aux experts de chaque autre réplique, par processus et micro-lot</translation>
    </message>
    <message>
      <source>to which it sends nothing</source>
      <translation>auquel il n’envoie rien</translation>
    </message>
    <message>
      <source>tokens of a sequence</source>
      <translation>jetons d'une séquence</translation>
    </message>
    <message>
      <source>tokens that there are</source>
      <translation>jetons qui existent</translation>
    </message>
    <message>
      <source>too close to call</source>
      <translation>trop proche pour trancher</translation>
    </message>
    <message>
      <source>too close to call, %1</source>
      <translation>trop proche pour trancher, %1</translation>
    </message>
    <message>
      <source>too few patterns to say (%1, of %2 that it takes)</source>
      <translation>trop peu de motifs pour le dire (%1, des %2 qu’il faut)</translation>
    </message>
    <message>
      <source>too many for bars; Longest first has the %1 slowest</source>
      <translation>trop pour des barres ; Les plus longs d’abord a les %1 plus lents</translation>
    </message>
    <message>
      <source>too many to tell who shares their way</source>
      <translation>trop de messages pour dire qui partage leur route</translation>
    </message>
    <message>
      <source>too many values wait for one another; give parts of the formula names in the parameters</source>
      <translation>trop de valeurs s’attendent l’une l’autre ; donnez des noms à des parties de la formule dans les paramètres</translation>
    </message>
    <message>
      <source>topo_parameters %1 are not of the form %2</source>
      <translation>topo_parameters %1 ne sont pas de la forme %2</translation>
    </message>
    <message>
      <source>topology</source>
      <translation>topologie</translation>
    </message>
    <message>
      <source>topology %1 is none of FLAT, FAT_TREE, TORUS and DRAGONFLY</source>
      <translation>la topologie %1 n’est aucune de FLAT, FAT_TREE, TORUS et DRAGONFLY</translation>
    </message>
    <message>
      <source>topology %1: each block became a switch; the file does not say how blocks are joined</source>
      <translation>topologie %1 : chaque bloc est devenu un commutateur ; le fichier ne dit pas comment les blocs sont joints</translation>
    </message>
    <message>
      <source>topology %1: nodes of a ring pass messages on, so each has a switch of its own</source>
      <translation>topologie %1 : les nœuds d’un anneau relaient les messages, chacun a donc un commutateur à lui</translation>
    </message>
    <message>
      <source>topology.conf has no bandwidths and latencies</source>
      <translation>topology.conf n’a pas de débits ni de latences</translation>
    </message>
    <message>
      <source>topology.conf has switches above others, and here no switch is above another one: all %1 between switches join equals, as in a ring, a torus or a dragonfly</source>
      <translation>topology.conf a des commutateurs au-dessus d’autres, et ici aucun commutateur n’est au-dessus d’un autre : tous les %1 entre commutateurs joignent des égaux, comme dans un anneau, un tore ou une dragonfly</translation>
    </message>
    <message>
      <source>torus %1 has %2 places, more than %3</source>
      <translation>le tore %1 a %2 places, plus que %3</translation>
    </message>
    <message>
      <source>torus %1 has a side of %2 places, more than %3</source>
      <translation>le tore %1 a un côté de %2 places, plus que %3</translation>
    </message>
    <message>
      <source>torus %1 names no nodes</source>
      <translation>le tore %1 ne nomme pas de nœuds</translation>
    </message>
    <message>
      <source>torus %1 needs its sizes, as in 'dims: {x: 4, y: 4, z: 2}'</source>
      <translation>le tore %1 demande ses tailles, comme dans 'dims: {x: 4, y: 4, z: 2}'</translation>
    </message>
    <message>
      <source>torus %1: %2 without a node; each has a router all the same, which messages pass</source>
      <translation>tore %1 : %2 sans nœud ; chacune a tout de même un routeur, que les messages traversent</translation>
    </message>
    <message>
      <source>torus %1: messages go along x, then y and z, as tori usually route; the file does not say it</source>
      <translation>tore %1 : les messages vont le long de x, puis y et z, comme les tores routent d’habitude ; le fichier ne le dit pas</translation>
    </message>
    <message>
      <source>torus3d needs a list of toruses</source>
      <translation>torus3d demande une liste de tores</translation>
    </message>
    <message>
      <source>total cost</source>
      <translation>coût total</translation>
    </message>
    <message>
      <source>training steps</source>
      <translation>étapes d’entraînement</translation>
    </message>
    <message>
      <source>transfer</source>
      <translation>transfert</translation>
    </message>
    <message>
      <source>transforms</source>
      <translation>transformées</translation>
    </message>
    <message>
      <source>true or false</source>
      <translation>true ou false</translation>
    </message>
    <message>
      <source>two nodes of the matrix have one name, or one has none</source>
      <translation>deux nœuds de la matrice ont le même nom, ou l’un n’en a pas</translation>
    </message>
    <message>
      <source>two parts to hold out, %1/%2 and %3; give one</source>
      <translation>deux parts à tenir à l’écart, %1/%2 et %3 ; donnez-en une</translation>
    </message>
    <message>
      <source>under the model backpressure these channels wait for one another in a cycle, in which a network that drops nothing can stop for ever: %1; choose a routing without such a cycle, give messages other lanes (its parameter lanes, and the column lane), or choose another model, such as max-min</source>
      <translation>avec le modèle backpressure ces canaux s’attendent en cercle, où un réseau qui ne perd rien peut s’arrêter pour toujours : %1 ; choisissez un routage sans un tel cercle, donnez d’autres voies aux messages (son paramètre lanes, et la colonne lane), ou choisissez un autre modèle, par exemple max-min</translation>
    </message>
    <message>
      <source>unlimited</source>
      <translation>illimité</translation>
    </message>
    <message>
      <source>until then the message of %1 (%2) that %3 sends to %4 in %5 is not received; compare its receiver and tag with what is waited for</source>
      <translation>jusque-là le message de %1 (%2) que %3 envoie à %4 dans %5 n’est pas reçu ; comparez son destinataire et son étiquette avec ce qui est attendu</translation>
    </message>
    <message>
      <source>up the tree by the digits of the destination's number (D-mod-K)</source>
      <translation>remontée de l’arbre par les chiffres du numéro de la destination (D-mod-K)</translation>
    </message>
    <message>
      <source>up the tree by the digits of the source's number (S-mod-K)</source>
      <translation>remontée de l’arbre par les chiffres du numéro de la source (S-mod-K)</translation>
    </message>
    <message>
      <source>up the tree by the least loaded port for each destination (OpenSM ftree)</source>
      <translation>remontée de l’arbre par le port le moins chargé pour chaque destination (OpenSM ftree)</translation>
    </message>
    <message>
      <source>up to %1 attempts of up to %2 and %3 of a message alone, each %4 times as long as predicted with a pause of %5 ms and messages within a node at %7 GB/s, and %6 min for MPI to start</source>
      <translation>jusqu’à %1 essais de jusqu’à %2 et %3 d’un message seul, chacune %4 fois plus longue que prédit avec une pause de %5 ms et des messages au sein d’un nœud à %7 GB/s, et %6 min pour le démarrage de MPI</translation>
    </message>
    <message>
      <source>up to %1 attempts of up to %2 and %3 of a message alone, each %4 times as long as predicted with a pause of %5 ms, and %6 min for MPI to start</source>
      <translation>jusqu’à %1 essais de jusqu’à %2 et %3 d’un message seul, chacune %4 fois plus longue que prédit avec une pause de %5 ms, et %6 min pour le démarrage de MPI</translation>
    </message>
    <message>
      <source>up to %1 first repetitions of %2 were unlike the rest, and are not in the mean</source>
      <translation>jusqu’à %1 premières répétitions de %2 différaient du reste, et ne sont pas dans la moyenne</translation>
    </message>
    <message>
      <source>up to 1 first repetition of %1 was unlike the rest, and is not in the mean</source>
      <translation>jusqu’à 1 première répétition de %1 différait du reste, et n’est pas dans la moyenne</translation>
    </message>
    <message>
      <source>up to here communicators and the sizes of their collectives are more than %1 numbers, with %2; give a trace of fewer tasks or a shorter one</source>
      <translation>jusqu’ici les communicateurs et les tailles de leurs collectives dépassent %1 nombres, avec %2 ; donnez une trace avec moins de tâches ou plus courte</translation>
    </message>
    <message>
      <source>up to here the file names more than %1 nodes and switches; import a smaller part</source>
      <translation>jusqu’ici le fichier nomme plus de %1 nœuds et commutateurs ; importez une partie plus petite</translation>
    </message>
    <message>
      <source>up to here the nodes and the messages of collectives are more than %1; import fewer ranks or steps</source>
      <translation>jusqu’ici les nœuds et les messages de collectives dépassent %1 ; importez moins de rangs ou d’étapes</translation>
    </message>
    <message>
      <source>up to here, conditions are evaluated too often; list ranks, or use fewer rows or processes</source>
      <translation>jusqu’ici les conditions sont évaluées trop souvent ; énumérez les rangs, ou utilisez moins de lignes ou de processus</translation>
    </message>
    <message>
      <source>uplinks of %1</source>
      <translation>liens montants de %1</translation>
    </message>
    <message>
      <source>uplinks of each of %1</source>
      <translation>liens montants de chacun de %1</translation>
    </message>
    <message>
      <source>use of the busiest channel</source>
      <translation>utilisation du canal le plus chargé</translation>
    </message>
    <message>
      <source>waiting for cores</source>
      <translation>attente de cœurs</translation>
    </message>
    <message>
      <source>wanted at each level: what comes from below over what the links upwards carry</source>
      <translation>voulue à chaque niveau : ce qui vient d’en bas sur ce que portent les liens vers le haut</translation>
    </message>
    <message>
      <source>warning</source>
      <translation>avertissement</translation>
    </message>
    <message>
      <source>warnings</source>
      <translation>avertissements</translation>
    </message>
    <message>
      <source>was begun by an older version, whose results do not say what predictions were made without; 'campaign merge --partial -o ALL.csv' takes its results into a file to go on with, or name another file</source>
      <translation>a été commencé par une version plus ancienne, dont les résultats ne disent pas sans quoi les prédictions ont été faites ; 'campaign merge --partial -o ALL.csv' reprend ses résultats dans un fichier avec lequel continuer, ou indiquez un autre fichier</translation>
    </message>
    <message>
      <source>was changed while it was read; try again when nothing writes to it</source>
      <translation>a été changé pendant la lecture ; réessayez quand rien n’y écrit</translation>
    </message>
    <message>
      <source>was sent by %1, before this step</source>
      <translation>envoyé à %1, avant cette étape</translation>
    </message>
    <message>
      <source>ways are fixed and lead through full links; under load a network that avoids them is faster than predicted</source>
      <translation>les chemins sont fixes et passent par des liens pleins ; sous charge, un réseau qui les évite est plus rapide que prédit</translation>
    </message>
    <message>
      <source>what NetPIPE prints while it runs</source>
      <translation>ce que NetPIPE affiche pendant qu’il tourne</translation>
    </message>
    <message>
      <source>what a host of %1 sends and receives is limited together; here each way is by itself</source>
      <translation>ce qu’un hôte de %1 envoie et reçoit est limité ensemble ; ici chaque sens l’est à part</translation>
    </message>
    <message>
      <source>what a task sends, taken together</source>
      <translation>ce qu’une tâche envoie, pris ensemble</translation>
    </message>
    <message>
      <source>what an iperf3 that failed prints</source>
      <translation>ce qu’affiche un iperf3 qui a échoué</translation>
    </message>
    <message>
      <source>what arrived is said twice</source>
      <translation>ce qui est arrivé est dit deux fois</translation>
    </message>
    <message>
      <source>what begins here belongs to no list or map above it; check its indentation</source>
      <translation>ce qui commence ici n’appartient à aucune liste ou table au-dessus ; vérifiez son indentation</translation>
    </message>
    <message>
      <source>what channels held up of applications, and their load</source>
      <translation>ce que les canaux ont retenu des applications, et leur charge</translation>
    </message>
    <message>
      <source>what each process has to send and receive at least</source>
      <translation>ce que chaque processus doit au moins envoyer et recevoir</translation>
    </message>
    <message>
      <source>what is held out is empty; write 1/2 or the name of a measurement</source>
      <translation>ce qui est tenu à l’écart est vide ; écrivez 1/2 ou le nom d’une mesure</translation>
    </message>
    <message>
      <source>what is predicted: platform, workload, mapping and model</source>
      <translation>ce qui est prédit : plateforme, charge de travail, placement et modèle</translation>
    </message>
    <message>
      <source>what is sent is read from a table or a matrix, not from %1</source>
      <translation>ce qui est envoyé se lit dans un tableau ou une matrice, pas dans %1</translation>
    </message>
    <message>
      <source>what it stands for is elsewhere; put it into the file</source>
      <translation>ce qu’il représente est ailleurs ; mettez-le dans le fichier</translation>
    </message>
    <message>
      <source>what platforms cost beside nodes, switches and links</source>
      <translation>ce que les plateformes coûtent en dehors des nœuds, commutateurs et liens</translation>
    </message>
    <message>
      <source>what receives any tag takes those of other communicators too</source>
      <translation>ce qui reçoit n’importe quelle étiquette prend aussi celles d’autres communicateurs</translation>
    </message>
    <message>
      <source>what scenarios could be spared and what faster links would save; by name only</source>
      <translation>temps évitable des scénarios et gain de liens plus rapides ; seulement si le nom est donné</translation>
    </message>
    <message>
      <source>what the critical path of applications is made of, and what contention costs</source>
      <translation>de quoi est fait le chemin critique des applications, et ce que coûte la contention</translation>
    </message>
    <message>
      <source>what the file says makes no platform for this project: %1</source>
      <translation>ce que dit le fichier ne fait pas une plateforme pour ce projet : %1</translation>
    </message>
    <message>
      <source>what the prices of platforms are made of, with counts</source>
      <translation>de quoi se composent les prix des plateformes, avec les quantités</translation>
    </message>
    <message>
      <source>what the project calls it</source>
      <translation>comment le projet l’appelle</translation>
    </message>
    <message>
      <source>what was left out differs</source>
      <translation>ce qui a été laissé de côté diffère</translation>
    </message>
    <message>
      <source>what was measured, and where the times come from</source>
      <translation>ce qui a été mesuré, et d’où viennent les temps</translation>
    </message>
    <message>
      <source>what would help %1</source>
      <translation>ce qui aiderait %1</translation>
    </message>
    <message>
      <source>what would make another offer the fastest</source>
      <translation>ce qui rendrait une autre offre la plus rapide</translation>
    </message>
    <message>
      <source>which are no times of messages; enter them as a model's parameters</source>
      <translation>ce ne sont pas des temps de messages ; saisissez-les comme paramètres d’un modèle</translation>
    </message>
    <message>
      <source>which do not say who sent to whom</source>
      <translation>qui ne disent pas qui a envoyé à qui</translation>
    </message>
    <message>
      <source>which does not say how large its messages were; write their mean as a table with size and time</source>
      <translation>cela ne dit pas de quelle taille étaient les messages ; écrivez leur moyenne comme tableau avec size et time</translation>
    </message>
    <message>
      <source>which holds no times</source>
      <translation>cela ne contient pas de temps</translation>
    </message>
    <message>
      <source>which holds no times of messages</source>
      <translation>cela ne contient pas de temps de messages</translation>
    </message>
    <message>
      <source>which holds no times; import it as messages</source>
      <translation>cela ne contient pas de temps ; importez-le comme messages</translation>
    </message>
    <message>
      <source>which is not taken; import its XML (lstopo --of xml)</source>
      <translation>cela n’est pas repris ; importez son XML (lstopo --of xml)</translation>
    </message>
    <message>
      <source>which is not taken; import the text that the program prints</source>
      <translation>cela n’est pas repris ; importez le texte que le programme affiche</translation>
    </message>
    <message>
      <source>which is not taken; import what ibnetdiscover prints</source>
      <translation>cela n’est pas repris ; importez ce qu’affiche ibnetdiscover</translation>
    </message>
    <message>
      <source>which is not taken; measure with iperf3 -J</source>
      <translation>cela n’est pas repris ; mesurez avec iperf3 -J</translation>
    </message>
    <message>
      <source>which is not taken; run it with --csv</source>
      <translation>cela n’est pas repris ; lancez-le avec --csv</translation>
    </message>
    <message>
      <source>which is not taken; write the program by contraflow generate</source>
      <translation>cela n’est pas repris ; écrivez le programme par contraflow generate</translation>
    </message>
    <message>
      <source>which is not taken; write what it measured as a table with the columns from, to, size and time</source>
      <translation>cela n’est pas repris ; écrivez ce qui a été mesuré comme tableau avec les colonnes from, to, size et time</translation>
    </message>
    <message>
      <source>which is opened, not imported</source>
      <translation>cela s’ouvre, et ne s’importe pas</translation>
    </message>
    <message>
      <source>which its file np.out says more exactly; import that</source>
      <translation>son fichier np.out le dit plus exactement ; importez celui-ci</translation>
    </message>
    <message>
      <source>which leave it nothing: Algorithm 1 is undefined here, so it gets an equal share</source>
      <translation>qui ne lui laissent rien : l’algorithme 1 n’est pas défini ici, il reçoit donc une part égale</translation>
    </message>
    <message>
      <source>which names links between GPUs and holds no times of messages</source>
      <translation>cela nomme des liens entre GPU et ne contient pas de temps de messages</translation>
    </message>
    <message>
      <source>which says how a cluster is wired and holds no times</source>
      <translation>cela dit comment une grappe est câblée et ne contient pas de temps</translation>
    </message>
    <message>
      <source>which says no links; import what ibnetdiscover prints</source>
      <translation>cela ne dit pas de liens ; importez ce qu’affiche ibnetdiscover</translation>
    </message>
    <message>
      <source>who sends how much to whom, and when</source>
      <translation>qui envoie combien à qui, et quand</translation>
    </message>
    <message>
      <source>whose column 'time' is that of the whole test; write size and usec/xfer as a table</source>
      <translation>sa colonne 'time' est celle de tout le test ; écrivez size et usec/xfer comme tableau</translation>
    </message>
    <message>
      <source>whose sums do not say who sent to whom</source>
      <translation>dont les sommes ne disent pas qui a envoyé à qui</translation>
    </message>
    <message>
      <source>with %1 the file names more than %2 nodes and switches; import a smaller part</source>
      <translation>avec %1 le fichier nomme plus de %2 nœuds et commutateurs ; importez une partie plus petite</translation>
    </message>
    <message>
      <source>with %1 the file names more than %2 switches that no line describes, such as %3; correct the list, or describe them</source>
      <translation>avec %1 le fichier nomme plus de %2 commutateurs qu’aucune ligne ne décrit, comme %3 ; corrigez la liste, ou décrivez-les</translation>
    </message>
    <message>
      <source>with M = %1 bytes</source>
      <translation>avec M = %1 octets</translation>
    </message>
    <message>
      <source>with figures that were changed</source>
      <translation>avec des valeurs modifiées</translation>
    </message>
    <message>
      <source>with it the file names more than %1 hosts and routers; import a smaller part</source>
      <translation>avec lui le fichier nomme plus de %1 hôtes et routeurs ; importez une partie plus petite</translation>
    </message>
    <message>
      <source>with it there would be more than %1 nodes</source>
      <translation>avec elle il y aurait plus de %1 nœuds</translation>
    </message>
    <message>
      <source>with its 95 % interval over %1</source>
      <translation>avec son intervalle à 95 % sur les %1</translation>
    </message>
    <message>
      <source>with node %1 there are more than %2 nodes; remove some</source>
      <translation>avec le nœud %1 il y a plus de %2 nœuds ; retirez-en</translation>
    </message>
    <message>
      <source>with the GPUs of %1 there are more than %2 nodes; remove some</source>
      <translation>avec les GPU de %1 il y a plus de %2 nœuds ; retirez-en</translation>
    </message>
    <message>
      <source>with the flow:</source>
      <translation>dans le même sens :</translation>
    </message>
    <message>
      <source>with these parameters is no model: %1</source>
      <translation>n’est pas un modèle avec ces paramètres : %1</translation>
    </message>
    <message>
      <source>with unlimited NICs</source>
      <translation>avec des NIC illimités</translation>
    </message>
    <message>
      <source>with unlimited links between switches</source>
      <translation>avec des liens illimités entre commutateurs</translation>
    </message>
    <message>
      <source>with working congestion control they slow the messages that use them and no others, without also messages that do not use them; both are predicted, and the first decides the order</source>
      <translation>avec un contrôle de congestion qui marche ils ralentissent les messages qui les utilisent et aucun autre, sans lui aussi des messages qui ne les utilisent pas ; les deux sont prédits, et le premier décide de l’ordre</translation>
    </message>
    <message>
      <source>within a rack</source>
      <translation>dans une baie</translation>
    </message>
    <message>
      <source>within a server</source>
      <translation>au sein d’un serveur</translation>
    </message>
    <message>
      <source>without %1</source>
      <translation>sans %1</translation>
    </message>
    <message>
      <source>without a result; measure again</source>
      <translation>sans résultat ; mesurez de nouveau</translation>
    </message>
    <message>
      <source>without a table that a benchmark wrote</source>
      <translation>sans tableau écrit par un benchmark</translation>
    </message>
    <message>
      <source>without any result</source>
      <translation>sans aucun résultat</translation>
    </message>
    <message>
      <source>without congestion control</source>
      <translation>sans contrôle de congestion</translation>
    </message>
    <message>
      <source>without contention</source>
      <translation>sans contention</translation>
    </message>
    <message>
      <source>without contra-flow coupling</source>
      <translation>sans couplage à contre-courant</translation>
    </message>
    <message>
      <source>without latency</source>
      <translation>sans latence</translation>
    </message>
    <message>
      <source>without one of its tables; import the whole output</source>
      <translation>sans l’un de ses tableaux ; importez la sortie entière</translation>
    </message>
    <message>
      <source>workload</source>
      <translation>charge de travail</translation>
    </message>
    <message>
      <source>workload %1</source>
      <translation>charge de travail %1</translation>
    </message>
    <message>
      <source>workload %1 has no message %2</source>
      <translation>la charge de travail %1 n’a pas de message %2</translation>
    </message>
    <message>
      <source>workload %1 has no model to be predicted with; add models</source>
      <translation>la charge de travail %1 n’a pas de modèle pour être prédite ; ajoutez des modèles</translation>
    </message>
    <message>
      <source>workload %1 has no network to run on; add networks</source>
      <translation>la charge de travail %1 n’a pas de réseau où s’exécuter ; ajoutez des réseaux</translation>
    </message>
    <message>
      <source>workload %1 has no such message; correct the id</source>
      <translation>la charge de travail %1 n’a pas un tel message ; corrigez l’identifiant</translation>
    </message>
    <message>
      <source>workload %1 on network %2</source>
      <translation>charge de travail %1 sur le réseau %2</translation>
    </message>
    <message>
      <source>workload %1 on network %2 will have no figures: %3</source>
      <translation>la charge de travail %1 sur le réseau %2 n’aura pas de chiffres : %3</translation>
    </message>
    <message>
      <source>workload, scenario and measurement %1 with %2</source>
      <translation>charge de travail, scénario et jeu de mesures %1 avec %2</translation>
    </message>
    <message>
      <source>workloads</source>
      <translation>charges de travail</translation>
    </message>
    <message>
      <source>write a whole number from %1 on</source>
      <translation>écrivez un nombre entier à partir de %1</translation>
    </message>
    <message>
      <source>write a whole number from %1 to %2</source>
      <translation>écrivez un nombre entier de %1 à %2</translation>
    </message>
    <message>
      <source>write an amount and a currency, such as 18000 EUR</source>
      <translation>écrivez un montant et une monnaie, par exemple 18000 EUR</translation>
    </message>
    <message>
      <source>write its group and its number in it, such as at: [3, 0]</source>
      <translation>écrivez son groupe et son numéro dans celui-ci, par exemple at: [3, 0]</translation>
    </message>
    <message>
      <source>write one such as compute, send or allreduce</source>
      <translation>écrivez-en un tel que compute, send ou allreduce</translation>
    </message>
    <message>
      <source>write the amount in one piece and the currency behind it, such as 18000 EUR</source>
      <translation>écrivez le montant d’un seul tenant et la monnaie derrière, par exemple 18000 EUR</translation>
    </message>
    <message>
      <source>write the amount without marks between thousands and with a decimal point, such as 18000 EUR or 799.90 EUR</source>
      <translation>écrivez le montant sans séparateur de milliers et avec un point décimal, par exemple 18000 EUR ou 799.90 EUR</translation>
    </message>
    <message>
      <source>write them, such as at: [0, 2, 1]</source>
      <translation>écrivez-les, par exemple at: [0, 2, 1]</translation>
    </message>
    <message>
      <source>write what is swept and its values, such as nic=1Gbit/s..100Gbit/s/9</source>
      <translation>écrivez ce qui varie et ses valeurs, par exemple nic=1Gbit/s..100Gbit/s/9</translation>
    </message>
    <message>
      <source>years differ</source>
      <translation>les années diffèrent</translation>
    </message>
    <message>
      <source>yes</source>
      <translation>oui</translation>
    </message>
    <message>
      <source>zone %1 (line %2) has latencies by coordinates (Vivaldi), which have no equal here</source>
      <translation>la zone %1 (ligne %2) a des latences par coordonnées (Vivaldi), qui n’ont pas d’équivalent ici</translation>
    </message>
    <message>
      <source>zone %1 has routes by patterns (RuleBased), which are not taken; write each route by its ends, in a zone with routing Full</source>
      <translation>la zone %1 a des itinéraires par motifs (RuleBased), qui ne sont pas repris ; écrivez chaque itinéraire par ses extrémités, dans une zone de routage Full</translation>
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
      <translation>±10 %</translation>
    </message>
    <message>
      <source>×%1</source>
      <translation>×%1</translation>
    </message>
    <message>
      <source>α = %1 (%2), β = %3 s/byte, %4 (%5)</source>
      <translation>α = %1 (%2), β = %3 s/octet, %4 (%5)</translation>
    </message>
    <message>
      <source>ε · their rates</source>
      <translation>ε · leurs débits</translation>
    </message>
    <message>
      <source>…</source>
      <translation>…</translation>
    </message>
    <message>
      <source>− only in this window (lines: %1)    + only in the file (lines: %2)</source>
      <translation>− seulement dans cette fenêtre (lignes : %1)    + seulement dans le fichier (lignes : %2)</translation>
    </message>
  </context>
  <context>
    <name>PlotsPanel</name>
    <message>
      <source>Fit</source>
      <translation>Ajuster</translation>
    </message>
  </context>
</TS>
