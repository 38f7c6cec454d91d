/** Black and red cards, and those of both; columns as in commanders.data.ts. */
export const BLACK_RED_CARDS = `
Demonic Tutor|{1}{B}|Sorcery||uncommon|lea|40.00|gc;tutor|Finds any card.
Vampiric Tutor|{B}|Instant||rare|vis|42.00|gc;tutor|Puts any card on top for two life.
Demonic Consultation|{B}|Instant||uncommon|ice|9.00|tutor|Names a card and exiles down to it.
Dark Ritual|{B}|Instant||common|lea|1.00|ramp|Three black mana for one.
Infernal Grasp|{1}{B}|Instant||uncommon|mid|2.80|staple;removal|Destroys a creature for two life.
Village Rites|{B}|Instant||common|m21|0.30|draw;aristocrats|A creature for two cards.
Deadly Dispute|{1}{B}|Instant||common|afr|1.50|draw;aristocrats|A creature or artifact for two cards and a Treasure.
Feed the Swarm|{1}{B}|Sorcery||common|znr|0.30|removal|Destroys a creature or enchantment for life by its mana value.
Toxic Deluge|{2}{B}|Sorcery||rare|c13|12.00|staple;sweeper|Shrinks all creatures by the life you pay.
Damnation|{2}{B}{B}|Sorcery||rare|plc|14.00|sweeper|Destroys all creatures for good.
Read the Bones|{2}{B}|Sorcery||common|ths|0.20|draw|Scries two, draws two, costs two life.
Night's Whisper|{1}{B}|Sorcery||uncommon|5dn|0.60|draw|Two cards for two life.
Reanimate|{B}|Sorcery||uncommon|tmp|13.00|reanimator;recursion|Any creature from any graveyard for life.
Victimize|{2}{B}|Sorcery||uncommon|usg|1.20|reanimator;aristocrats;recursion|One creature for two from the graveyard.
Exsanguinate|{X}{B}{B}|Sorcery||uncommon|som|1.00|lifegain|Drains every opponent for X.
Phyrexian Arena|{1}{B}{B}|Enchantment||rare|apc|2.50|draw|One more card a turn for one life.
Necropotence|{B}{B}{B}|Enchantment||rare|ice|22.00|gc;draw|Cards for life, delivered at the end of the turn.
Animate Dead|{1}{B}|Enchantment — Aura||uncommon|lea|9.00|reanimator;recursion|Any creature from any graveyard, a little weaker.
Grave Pact|{1}{B}{B}{B}|Enchantment||rare|sth|14.00|aristocrats;removal|When yours dies, each of theirs must choose one.
Dictate of Erebos|{3}{B}{B}|Enchantment||rare|jou|9.00|aristocrats;removal|The same bargain at instant speed.
Viscera Seer|{B}|Creature — Vampire Wizard|1/1|common|m11|0.60|aristocrats|Eats a creature to scry.
Gravecrawler|{B}|Creature — Zombie|2/1|rare|dka|8.00|aristocrats;recursion|Comes back from the graveyard beside another Zombie.
Blood Artist|{1}{B}|Creature — Vampire|0/1|uncommon|avr|2.00|aristocrats;lifegain|Drains one for each creature that dies.
Zulaport Cutthroat|{1}{B}|Creature — Human Rogue Ally|1/1|uncommon|bfz|0.70|aristocrats;lifegain|Drains each opponent when yours die.
Reassembling Skeleton|{1}{B}|Creature — Skeleton Warrior|1/1|uncommon|arc|0.30|aristocrats;recursion|Gets up again for two mana.
Opposition Agent|{2}{B}|Creature — Human Rogue|3/2|rare|cmr|17.00|gc|Takes over opposing searches.
Pitiless Plunderer|{3}{B}|Creature — Human Pirate|1/4|uncommon|rix|9.00|aristocrats;ramp|A Treasure for each other creature of yours that dies.
Crypt Ghast|{3}{B}|Creature — Spirit|2/2|rare|gtc|5.00|ramp;lifegain|Swamps give one more, and spells drain.
Sheoldred, the Apocalypse|{2}{B}{B}|Legendary Creature — Phyrexian Praetor|4/5|mythic|dmu|72.00|lifegain;draw|Your draws heal, theirs hurt.
Gray Merchant of Asphodel|{3}{B}{B}|Creature — Zombie|2/4|common|ths|0.40|lifegain;aristocrats;reanimator|Drains by devotion on arrival.
Malakir Rebirth // Malakir Mire|{B} // |Instant // Land||uncommon|znr|2.50|mdfc;recursion;aristocrats|Saves a creature from death, or a black land.
Lightning Bolt|{R}|Instant||common|lea|1.40|removal;spells|Three damage for one mana.
Chaos Warp|{2}{R}|Instant||rare|cmd|1.00|staple;removal|Shuffles a permanent away for a random one.
Deflecting Swat|{2}{R}|Instant||rare|c20|38.00|protection;spells|Points a spell elsewhere, free beside your commander.
Big Score|{3}{R}|Instant||common|snc|0.60|draw;ramp;spells|A card for two cards and two Treasures.
Blasphemous Act|{8}{R}|Sorcery||rare|isd|2.00|staple;sweeper|Thirteen to each creature, cheaper the more there are.
Vandalblast|{R}|Sorcery||uncommon|rtr|1.50|removal;sweeper|Breaks one artifact, or all of the opponents'.
Faithless Looting|{R}|Sorcery||common|dka|0.50|draw;spells;reanimator|Two in, two out, and once again later.
Jeska's Will|{2}{R}|Sorcery||rare|cmr|22.00|gc;ramp;draw;spells|Mana by an opponent's hand and three cards to play.
Wheel of Fortune|{2}{R}|Sorcery||rare|lea|420.00|draw;spells|Seven new cards for everybody.
Past in Flames|{3}{R}|Sorcery||mythic|isd|0.90|spells;recursion|Every instant and sorcery in the graveyard once more.
Impact Tremors|{1}{R}|Enchantment||common|dtk|2.50|goblins;tokens|One damage to each opponent per arrival.
Goblin Bombardment|{1}{R}|Enchantment||uncommon|tmp|3.00|goblins;tokens;aristocrats|A creature for one damage anywhere.
Purphoros, God of the Forge|{3}{R}|Legendary Enchantment Creature — God|6/5|mythic|ths|13.00|goblins;tokens|Two damage to each opponent per arrival.
Skirk Prospector|{R}|Creature — Goblin|1/1|common|ons|0.40|goblins;aristocrats;ramp|A Goblin for a red mana.
Ragavan, Nimble Pilferer|{R}|Legendary Creature — Monkey Pirate|2/1|mythic|mh2|38.00|ramp|Steals a card and a Treasure on each hit.
Dockside Extortionist|{1}{R}|Creature — Goblin Pirate|1/2|rare|c19|14.00|banned;goblins;ramp;blink|A Treasure for each opposing artifact and enchantment.
Young Pyromancer|{1}{R}|Creature — Human Shaman|2/1|uncommon|m14|0.60|spells;tokens|An Elemental for each instant or sorcery.
Thermo-Alchemist|{1}{R}|Creature — Human Shaman|0/3|common|emn|0.50|spells|Pings each opponent and untaps with every spell.
Goblin Matron|{2}{R}|Creature — Goblin|1/1|common|p02|0.50|goblins;tutor|Finds a Goblin.
Goblin Chieftain|{1}{R}{R}|Creature — Goblin|2/2|rare|m10|2.00|goblins|Haste and +1/+1 for the other Goblins.
Goblin Warchief|{1}{R}{R}|Creature — Goblin Warrior|2/2|uncommon|scg|1.50|goblins;ramp|Goblins cost less and have haste.
Krenko, Tin Street Kingpin|{2}{R}|Legendary Creature — Goblin|1/2|rare|war|1.00|goblins;tokens;counters|Grows on attack and calls as many Goblins.
Guttersnipe|{2}{R}|Creature — Goblin Shaman|2/2|uncommon|rtr|0.40|spells;goblins|Two damage to each opponent per instant or sorcery.
Storm-Kiln Artist|{3}{R}|Creature — Dwarf Shaman|2/2|uncommon|stx|3.50|spells;ramp|A Treasure for each instant or sorcery.
Siege-Gang Commander|{3}{R}{R}|Creature — Goblin|2/2|rare|scg|0.50|goblins;tokens;blink|Comes with three Goblins and throws them.
Kiki-Jiki, Mirror Breaker|{2}{R}{R}{R}|Legendary Creature — Goblin Shaman|2/2|rare|chk|12.00|goblins;tokens;blink|A hasty copy of another creature each turn.
Zealous Conscripts|{4}{R}|Creature — Human Warrior|3/3|rare|avr|0.90|blink|Borrows any permanent for a turn.
Bonecrusher Giant // Stomp|{2}{R} // {1}{R}|Creature — Giant // Instant — Adventure|4/3 // |rare|eld|0.90|adventure;removal;spells|Stomps for two first, then punishes targeting.
Shatterskull Smashing // Shatterskull, the Hammer Pass|{X}{R}{R} // |Sorcery // Land||mythic|znr|8.00|mdfc;removal|Splits X damage over two targets, or a red land.
Mayhem Devil|{1}{B}{R}|Creature — Devil|3/3|uncommon|war|0.50|aristocrats;removal|One damage for every sacrifice at the table.
Bedevil|{B}{B}{R}|Instant||rare|rna|1.00|removal|Destroys an artifact, creature or planeswalker.
Terminate|{B}{R}|Instant||common|pls|0.50|removal|Destroys a creature for good.
`;
