/**
 * Legends that lead decks, and the other legends. One card per line:
 * name|mana cost|type line|size|rarity|first set|price in USD|marks|summary. Faces are parted by " // "; the size
 * is power/toughness, loyalty or defense. Marks: roles and deck themes, `staple` (twice: nearly always), `gc` a
 * Game Changer, `banned`, `ci=` a colour identity that cost and types do not show, and what a legend may lead with.
 */
export const COMMANDERS = `
Heliod, Sun-Crowned|{2}{W}|Legendary Enchantment Creature — God|5/5|mythic|thb|9.00|lifegain;counters|Turns every life gain into a +1/+1 counter and lends lifelink for two mana.
Talrand, Sky Summoner|{2}{U}{U}|Legendary Creature — Merfolk Wizard|2/2|rare|m13|0.60|spells;tokens|Each instant or sorcery you cast brings a 2/2 flying Drake.
K'rrik, Son of Yawgmoth|{4}{B/P}{B/P}{B/P}|Legendary Creature — Phyrexian Horror Minion|2/2|rare|c19|3.50|aristocrats;reanimator|Lets you pay life for black mana and grows as you cast black spells.
Krenko, Mob Boss|{2}{R}{R}|Legendary Creature — Goblin Warrior|3/3|rare|m13|2.50|goblins;tokens|Taps to double your Goblins with 1/1 tokens.
Marwyn, the Nurturer|{2}{G}|Legendary Creature — Elf Druid|1/1|rare|dom|0.90|elves;counters;ramp|Grows with each Elf that follows and taps for mana equal to its power.
Brago, King Eternal|{2}{W}{U}|Legendary Creature — Spirit Noble|2/4|rare|cns|0.80|blink|A flier that blinks any number of your permanents when it connects.
Niv-Mizzet, Parun|{U}{U}{U}{R}{R}{R}|Legendary Creature — Dragon Wizard|5/5|rare|grn|3.00|spells;draw|Cannot be countered; draws on every instant or sorcery and burns on every draw.
Meren of Clan Nel Toth|{2}{B}{G}|Legendary Creature — Human Shaman|3/4|mythic|c15|1.50|aristocrats;reanimator;recursion|Counts the creatures you lose and brings one back each turn.
Trostani, Selesnya's Voice|{G}{G}{W}{W}|Legendary Creature — Dryad|2/5|mythic|rtr|1.20|lifegain;tokens|Gains life for each creature that arrives and copies tokens.
Korvold, Fae-Cursed King|{2}{B}{R}{G}|Legendary Creature — Dragon Noble|4/4|mythic|eld|2.20|aristocrats;draw|A flying Dragon that grows and draws a card for every sacrifice.
Muldrotha, the Gravetide|{3}{B}{G}{U}|Legendary Creature — Elemental Avatar|6/6|mythic|dom|2.00|reanimator;recursion|Plays one permanent of each type from the graveyard every turn.
Atraxa, Praetors' Voice|{G}{W}{U}{B}|Legendary Creature — Phyrexian Angel Horror|4/4|mythic|c16|14.00|counters;walkers|Four keywords on a flier that proliferates at each end step.
Kenrith, the Returned King|{4}{W}|Legendary Creature — Human Noble|5/5|mythic|eld|1.80|ci=WUBRG;reanimator;draw|A king with one activated ability for each colour, from haste to revival.
Kozilek, the Great Distortion|{8}{C}{C}|Legendary Creature — Eldrazi|12/12|mythic|ogw|9.50|eldrazi;draw|Refills the hand when cast and trades cards for counters by mana value.
Tymna the Weaver|{1}{W}{B}|Legendary Creature — Human Cleric|2/2|rare|c16|18.00|partner;draw;lifegain|Partner; pays life to draw for each opponent you hit.
Thrasios, Triton Hero|{G}{U}|Legendary Creature — Merfolk Wizard|1/3|rare|c16|9.00|partner;draw;landfall|Partner; four mana scries, then draws or drops a land.
Abdel Adrian, Gorion's Ward|{4}{W}|Legendary Creature — Human Warrior|4/4|uncommon|clb|0.40|background;blink;tokens|Exiles any number of your nonlands for Soldiers until it leaves; takes a Background.
Candlekeep Sage|{2}{U}|Legendary Enchantment — Background||common|clb|0.25|blink;draw|Your commanders draw a card when they enter or leave.
Pir, Imaginative Rascal|{2}{G}|Legendary Creature — Human|1/1|rare|bbd|2.80|with=Toothy, Imaginary Friend;counters|Adds one to every heap of counters your team puts on its permanents.
Toothy, Imaginary Friend|{3}{U}|Legendary Creature — Illusion|1/1|rare|bbd|3.20|with=Pir, Imaginative Rascal;counters;draw|Grows with each card you draw and pays them back when it leaves.
The Tenth Doctor|{3}{U}{R}|Legendary Creature — Time Lord Doctor|3/5|mythic|who|2.00|suspend;spells|Exiles cards from the library to suspend and can hurry time along three times.
Rose Tyler|{1}{W}|Legendary Creature — Human|2/2|rare|who|1.00|companion-of-doctor;suspend;counters|Grows with the time counters around and puts counters where time runs; keeps a Doctor company.
Teferi, Temporal Archmage|{4}{U}{U}|Legendary Planeswalker — Teferi|5|mythic|c14|2.40|lead;walkers;draw|A planeswalker fit to command: digs two cards, untaps four permanents.
Esika, God of the Tree // The Prismatic Bridge|{1}{G}{G} // {W}{U}{B}{R}{G}|Legendary Creature — God // Legendary Enchantment|1/4 // |mythic|khm|7.00|mdfc;walkers;ramp|Gives legends mana; the other side finds a free creature or planeswalker each turn.
Azusa, Lost but Seeking|{2}{G}|Legendary Creature — Human Monk|1/2|rare|chk|6.00|landfall;ramp|Two additional land drops every turn.
`;
