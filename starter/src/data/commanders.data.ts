/**
 * Legends that lead decks, Backgrounds, and other legends. One card per line:
 * name|mana cost|type line|size|rarity|first set|price in USD|marks|summary. Faces are parted by " // "; the size
 * is power/toughness, loyalty or defense. Marks: roles and deck themes, `kin-` a creature type the card cares for,
 * `staple` (twice: nearly always), `liked` in its colors, `multi` and `many` wanted in decks of two, of three and more
 * colors, `gc` a Game Changer, `banned`, `ci=` a color identity that cost and types do not show, `finds=` the land
 * colors a land fetches, `companion`, and what a legend may lead with (`ff`: friends forever).
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
Kenrith, the Returned King|{4}{W}|Legendary Creature — Human Noble|5/5|mythic|eld|1.80|ci=WUBRG;reanimator;draw|A king with one activated ability for each color, from haste to revival.
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
Zhulodok, Void Gorger|{5}{C}|Legendary Creature — Eldrazi|7/4|mythic|cmm|1.50|big-mana;cascade|Gives your big colorless spells from hand two rounds of cascade.
Traxos, Scourge of Kroog|{4}|Legendary Artifact Creature — Construct|7/7|rare|dom|0.40|voltron;artifacts|A tapped giant that wakes whenever you cast something historic.
Light-Paws, Emperor's Voice|{1}{W}|Legendary Creature — Fox Advisor|2/2|rare|neo|1.20|auras;enchantress;voltron;tutor|Every Aura you cast fetches another one onto her.
Adeliz, the Cinder Wind|{1}{U}{R}|Legendary Creature — Human Wizard|2/2|uncommon|dom|0.40|spells;kin-wizards|A hasty flier; your spells make all Wizards stronger for a turn.
Urza, Lord High Artificer|{2}{U}{U}|Legendary Creature — Human Artificer|1/4|mythic|mh1|14.00|artifacts;ramp;storm|Makes a Construct and lets every artifact tap for blue mana.
Tergrid, God of Fright // Tergrid's Lantern|{3}{B}{B} // {3}{B}|Legendary Creature — God // Legendary Artifact|4/5 // |rare|khm|16.00|mdfc;gc;discard;theft;sacrifice|Takes over whatever opponents discard or give up.
Ayara, First of Locthwain|{B}{B}{B}|Legendary Creature — Elf Noble|2/3|rare|eld|1.00|aristocrats;lifedrain;draw|Drains as black creatures arrive and trades them for cards.
Omnath, Locus of Mana|{2}{G}|Legendary Creature — Elemental|1/1|mythic|wwk|5.00|big-mana;ramp;voltron|Keeps unspent green mana and grows with it.
Shorikai, Genesis Engine|{2}{W}{U}|Legendary Artifact — Vehicle|8/8|mythic|nec|1.00|lead;vehicles;artifacts;draw;tokens|A Vehicle in command that loots and builds a Pilot each turn.
Grand Arbiter Augustin IV|{2}{W}{U}|Legendary Creature — Human Advisor|2/3|rare|dis|9.00|gc;stax;spells|Your white and blue spells cost less and all opposing ones cost more.
Hylda of the Icy Crown|{2}{W}{U}|Legendary Creature — Human Warlock|3/4|mythic|woe|0.80|tokens;counters;draw|Rewards tapping opposing creatures with Elementals, counters or cards.
Yuriko, the Tiger's Shadow|{1}{U}{B}|Legendary Creature — Human Ninja|1/3|rare|c18|7.00|ninjutsu;topdeck;kin-ninjas|Sneaks in for two mana; each Ninja hit burns everyone for the top card's value.
Wilhelt, the Rotcleaver|{2}{U}{B}|Legendary Creature — Zombie Warrior|3/3|mythic|mic|3.00|aristocrats;tokens;sacrifice;kin-zombies|Fallen Zombies leave decaying ones; give one up each turn for a card.
The Scarab God|{3}{U}{B}|Legendary Creature — God|5/5|mythic|hou|14.00|reanimator;graveyard;theft;kin-zombies|Brings dead creatures back as Zombies and drains by their number.
Satoru Umezawa|{1}{U}{B}|Legendary Creature — Human Ninja|2/4|rare|neo|0.60|ninjutsu;reanimator;unblockable|Lends ninjutsu to every creature card in your hand.
Captain N'ghathrod|{3}{U}{B}|Legendary Creature — Horror Pirate|3/6|mythic|clb|1.20|mill;theft;kin-pirates|Horrors mill whom they hit, and the best of it serves you.
Prosper, Tome-Bound|{2}{B}{R}|Legendary Creature — Tiefling Warlock|1/4|mythic|afc|1.50|treasure;theft;draw|Plays from exile each turn and makes a Treasure for it.
Rakdos, Lord of Riots|{B}{B}{R}{R}|Legendary Creature — Demon|6/6|mythic|rtr|2.00|big-mana;kin-demons;flying|Comes only once somebody bled, then discounts creatures by the damage.
Olivia Voldaren|{2}{B}{R}|Legendary Creature — Vampire|3/3|mythic|isd|3.00|kin-vampires;theft;counters|Pings creatures into Vampires and takes them over.
Judith, the Scourge Diva|{1}{B}{R}|Legendary Creature — Human Shaman|2/2|rare|rna|0.50|aristocrats;sacrifice;tokens|Strengthens your team and pings whenever one of them dies.
Xenagos, God of Revels|{3}{R}{G}|Legendary Enchantment Creature — God|6/5|mythic|bng|7.00|big-mana;voltron;extra-combat|Each combat a creature gains haste and doubles its power.
Omnath, Locus of Rage|{3}{R}{R}{G}{G}|Legendary Creature — Elemental|5/5|mythic|bfz|1.00|landfall;tokens;kin-elementals|Lands bring 5/5 Elementals whose deaths bolt somebody.
Tovolar, Dire Overlord // Tovolar, the Midnight Scourge|{1}{R}{G} // |Legendary Creature — Human Werewolf // Legendary Creature — Werewolf|3/3 // 4/4|rare|mid|1.50|transform;draw;kin-werewolves;kin-wolves|Wolves draw on hits; three of them bring on the night.
Rhys the Redeemed|{G/W}|Legendary Creature — Elf Warrior|1/1|rare|shm|3.50|tokens;elves|Makes Elf Warriors and later doubles all creature tokens.
Sythis, Harvest's Hand|{G}{W}|Legendary Enchantment Creature — Nymph|1/2|rare|mh2|2.50|enchantress;auras;draw;lifegain|A card and a life for each enchantment you cast.
Karametra, God of Harvests|{3}{G}{W}|Legendary Enchantment Creature — God|6/7|mythic|bng|3.00|landfall;ramp;enchantress|Every creature spell fetches a Forest or Plains.
Teysa Karlov|{2}{W}{B}|Legendary Creature — Human Advisor|2/4|rare|rna|2.50|aristocrats;tokens;sacrifice|Doubles what deaths trigger and lends tokens vigilance and lifelink.
Karlov of the Ghost Council|{W}{B}|Legendary Creature — Spirit Advisor|2/2|mythic|c15|2.00|lifegain;voltron;counters;removal|Grows with each life gain and spends counters to exile creatures.
Liesa, Forgotten Archangel|{2}{W}{W}{B}|Legendary Creature — Angel|4/5|rare|mid|0.80|recursion;kin-angels;lifegain;flying|Your dead return to hand while opposing dead are exiled.
Mizzix of the Izmagnus|{2}{U}{R}|Legendary Creature — Goblin Wizard|2/2|mythic|c15|1.00|spells;storm;x-spells|Experience makes instants and sorceries ever cheaper.
Veyran, Voice of Duality|{1}{U}{R}|Legendary Creature — Efreet Wizard|2/2|mythic|c21|2.00|spells;kin-wizards;storm|Doubles whatever your instants and sorceries trigger.
Lathril, Blade of the Elves|{2}{B}{G}|Legendary Creature — Elf Noble|2/3|mythic|khc|1.50|tokens;elves;lifedrain|Hits bring Elf Warriors; ten tapped Elves drain everyone for ten.
The Gitrog Monster|{3}{B}{G}|Legendary Creature — Frog Horror|6/6|mythic|soi|5.00|landfall;self-mill;draw;graveyard|Draws when lands go to the graveyard and wants one fed each turn.
Slimefoot, the Stowaway|{1}{B}{G}|Legendary Creature — Fungus|2/3|uncommon|dom|0.40|tokens;aristocrats;sacrifice|Grows Saprolings that drain when they die.
Feather, the Redeemed|{R}{W}{W}|Legendary Creature — Angel|3/4|rare|war|1.50|spells;voltron;kin-angels|Returns spells aimed at your own creatures each turn.
Winota, Joiner of Forces|{2}{R}{W}|Legendary Creature — Human Warrior|4/4|mythic|iko|3.50|gc;kin-humans;topdeck|Attacking non-Humans bring Humans from the top of the library.
Aurelia, the Warleader|{2}{R}{R}{W}{W}|Legendary Creature — Angel|3/4|mythic|gtc|10.00|extra-combat;kin-angels;flying|A hasty flier granting a second combat each turn.
Osgir, the Reconstructor|{2}{R}{W}|Legendary Creature — Giant Artificer|4/4|mythic|c21|1.00|artifacts;clones;graveyard;sacrifice|Exiles an artifact from the graveyard to build two copies.
Tatyova, Benthic Druid|{3}{G}{U}|Legendary Creature — Merfolk Druid|3/3|uncommon|dom|0.60|landfall;draw;lifegain;kin-merfolk|A card and a life for each land.
Kinnan, Bonder Prodigy|{G}{U}|Legendary Creature — Human Druid|2/2|mythic|iko|6.00|gc;big-mana;ramp;topdeck|Mana from nonland permanents is increased; seven of it digs for a creature.
Aesi, Tyrant of Gyre Strait|{4}{G}{U}|Legendary Creature — Serpent|5/5|mythic|cmr|3.50|landfall;draw;ramp|One more land drop, and a card for each land.
Ezuri, Claw of Progress|{2}{G}{U}|Legendary Creature — Phyrexian Elf Warrior|3/3|mythic|c15|1.50|counters;elves;infect|Small creatures bring experience that becomes counters in combat.
Oloro, Ageless Ascetic|{3}{W}{U}{B}|Legendary Creature — Giant Soldier|4/5|mythic|c13|3.50|lifegain;lifedrain;draw|Gains life even from the command zone and turns it into cards.
Zur the Enchanter|{1}{W}{U}{B}|Legendary Creature — Human Wizard|1/4|rare|csp|5.00|enchantress;auras;tutor;voltron|Each attack finds a cheap enchantment and puts it into play.
Alela, Artful Provocateur|{1}{W}{U}{B}|Legendary Creature — Faerie Warlock|2/3|mythic|eld|2.00|enchantress;artifacts;tokens;kin-faeries;flying|Artifacts and enchantments bring Faeries, and your fliers hit harder.
Nekusar, the Mindrazer|{2}{U}{B}{R}|Legendary Creature — Zombie Wizard|2/4|mythic|c13|1.50|wheels;draw-matters|Everybody draws more, and opponents are burned for each card.
Marchesa, the Black Rose|{1}{U}{B}{R}|Legendary Creature — Human Wizard|3/3|mythic|cns|2.50|counters;recursion;aristocrats;theft|Lends dethrone and revives creatures that died with a counter.
Admiral Beckett Brass|{1}{U}{B}{R}|Legendary Creature — Human Pirate|3/3|mythic|xln|1.50|theft;kin-pirates|Strengthens Pirates and steals from whoever was boarded by three.
Inalla, Archmage Ritualist|{2}{U}{B}{R}|Legendary Creature — Human Wizard|4/5|mythic|c17|2.00|clones;kin-wizards;tokens|Even from the command zone copies each Wizard that arrives for one mana.
Prossh, Skyraider of Kher|{3}{B}{R}{G}|Legendary Creature — Dragon|5/5|mythic|c13|1.50|tokens;sacrifice;aristocrats;kin-dragons|Brings Kobolds for the mana spent and eats them to grow.
Lord Windgrace|{2}{B}{R}{G}|Legendary Planeswalker — Windgrace|5|mythic|c18|2.00|lead;landfall;walkers;discard;graveyard|A planeswalker in command that trades lands for cards and returns them.
Jetmir, Nexus of Revels|{1}{R}{G}{W}|Legendary Creature — Cat Demon|5/4|mythic|snc|4.00|tokens;kin-cats|The more creatures you have, the stronger they all strike.
Gishath, Sun's Avatar|{5}{R}{G}{W}|Legendary Creature — Dinosaur Avatar|7/6|mythic|xln|9.00|kin-dinosaurs;topdeck;big-mana|A hit brings Dinosaurs from the top of the library.
Pantlaza, Sun-Favored|{2}{R}{G}{W}|Legendary Creature — Dinosaur|4/4|mythic|lcc|4.00|kin-dinosaurs;topdeck;blink|The first Dinosaur each turn discovers by its toughness.
Marath, Will of the Wild|{R}{G}{W}|Legendary Creature — Elemental Beast|0/0|mythic|c13|0.80|counters;tokens;x-spells|Arrives with counters for its mana and spends them on many things.
Chulane, Teller of Tales|{2}{G}{W}{U}|Legendary Creature — Human Druid|2/4|mythic|eld|2.50|draw;landfall;blink;ramp|Every creature spell draws a card and may drop a land.
Derevi, Empyrial Tactician|{G}{W}{U}|Legendary Creature — Bird Wizard|2/3|mythic|c13|2.00|stax;flying;kin-birds|Taps or untaps things on hits and dodges the commander tax.
Roon of the Hidden Realm|{2}{G}{W}{U}|Legendary Creature — Rhino Soldier|4/4|mythic|c13|0.80|blink|Blinks another creature for two mana and a tap.
Arcades, the Strategist|{1}{G}{W}{U}|Legendary Creature — Elder Dragon|3/5|mythic|m19|4.00|toughness;draw;flying;kin-dragons|Defenders draw cards, and fight with their toughness.
Ghave, Guru of Spores|{2}{W}{B}{G}|Legendary Creature — Fungus Shaman|0/0|mythic|cmd|2.00|counters;tokens;aristocrats;sacrifice|Turns counters into Saprolings and Saprolings into counters.
Karador, Ghost Chieftain|{5}{W}{B}{G}|Legendary Creature — Centaur Spirit|3/4|mythic|cmd|1.00|reanimator;recursion;self-mill;graveyard|Cheaper with a full graveyard, casts a creature out of it each turn.
Doran, the Siege Tower|{W}{B}{G}|Legendary Creature — Treefolk Shaman|0/5|rare|lrw|2.00|toughness;kin-treefolk|All creatures fight with their toughness.
Narset, Enlightened Master|{3}{U}{R}{W}|Legendary Creature — Human Monk|3/2|mythic|ktk|2.00|extra-turns;extra-combat;spells;storm|Attacks to cast noncreature cards off the library for free.
Kykar, Wind's Fury|{1}{U}{R}{W}|Legendary Creature — Bird Wizard|3/3|mythic|m20|2.50|spells;tokens;storm;kin-spirits;kin-birds|Noncreature spells bring Spirits that can be burned for mana.
Zedruu the Greathearted|{1}{U}{R}{W}|Legendary Creature — Minotaur Monk|2/4|mythic|cmd|0.60|group-hug;politics;draw;lifegain|Gives permanents away and profits from all it has given.
Sidisi, Brood Tyrant|{1}{B}{G}{U}|Legendary Creature — Snake Shaman|3/3|mythic|ktk|0.80|self-mill;tokens;graveyard;kin-zombies|Mills three at a time and raises a Zombie for creatures found.
The Mimeoplasm|{2}{B}{G}{U}|Legendary Creature — Ooze|0/0|mythic|cmd|2.00|clones;graveyard;reanimator;self-mill|Becomes one dead creature with counters for another's power.
Kaalia of the Vast|{1}{R}{W}{B}|Legendary Creature — Human Cleric|2/2|mythic|cmd|9.00|kin-angels;kin-demons;kin-dragons;flying|Attacks to drop an Angel, Demon or Dragon from hand into the fray.
Edgar Markov|{3}{R}{W}{B}|Legendary Creature — Vampire Knight|4/4|mythic|c17|40.00|tokens;aristocrats;counters;kin-vampires|Every Vampire spell brings another, even from the command zone.
Isshin, Two Heavens as One|{R}{W}{B}|Legendary Creature — Human Samurai|3/4|rare|neo|2.50|tokens;extra-combat|Doubles whatever your attacks trigger.
Queen Marchesa|{1}{R}{W}{B}|Legendary Creature — Human Assassin|3/3|mythic|cn2|2.00|monarch;politics;goad|Makes you the monarch and sends Assassins when another is.
Animar, Soul of Elements|{G}{U}{R}|Legendary Creature — Elemental|1/1|mythic|cmd|5.00|counters;big-mana;kin-elementals|Each creature spell makes the next ones cheaper.
Maelstrom Wanderer|{5}{G}{U}{R}|Legendary Creature — Elemental|7/5|mythic|pc2|2.50|cascade;big-mana;chaos|Cascades twice and hurries the whole team.
Miirym, Sentinel Wyrm|{3}{G}{U}{R}|Legendary Creature — Dragon Spirit|6/6|rare|clb|4.00|clones;kin-dragons;tokens;flying|Each Dragon that arrives comes with a token copy.
Riku of Two Reflections|{2}{G}{U}{R}|Legendary Creature — Human Wizard|2/2|mythic|cmd|1.00|clones;spells;tokens|Pays to copy your spells and your arriving creatures.
Breya, Etherium Shaper|{W}{U}{B}{R}|Legendary Artifact Creature — Human|4/4|mythic|c16|3.00|artifacts;sacrifice;tokens|Brings two Thopters and feeds artifacts into damage, removal or life.
Yidris, Maelstrom Wielder|{U}{B}{R}{G}|Legendary Creature — Ogre Wizard|5/4|mythic|c16|1.50|cascade;wheels;chaos|A trampling hit gives all spells from hand cascade.
Saskia the Unyielding|{B}{R}{G}{W}|Legendary Creature — Human Soldier|3/4|mythic|c16|1.50|infect;extra-combat;kin-warriors|Marks one player who suffers every combat hit again.
Kynaios and Tiro of Meletis|{R}{G}{W}{U}|Legendary Creature — Human Soldier|2/8|mythic|c16|1.00|group-hug;landfall;politics;draw|Cards and land drops for everybody at the table.
Omnath, Locus of Creation|{R}{G}{W}{U}|Legendary Creature — Elemental|4/4|mythic|znr|4.50|landfall;ramp;kin-elementals;lifegain|Draws a card, then pays life, mana and damage for each land in a turn.
The Ur-Dragon|{4}{W}{U}{B}{R}{G}|Legendary Creature — Dragon Avatar|10/10|mythic|c17|42.00|kin-dragons;big-mana;flying|Discounts Dragons from the command zone; attacking ones draw and drop cards.
Najeela, the Blade-Blossom|{2}{R}|Legendary Creature — Human Warrior|3/2|mythic|bbd|5.00|ci=WUBRG;extra-combat;tokens;kin-warriors|Attacking Warriors bring more; five colors buy another combat.
Jodah, the Unifier|{W}{U}{B}{R}{G}|Legendary Creature — Human Wizard|5/5|mythic|dmu|4.00|legends;cascade;topdeck|Legends grow by their number and each one cast finds another.
Sliver Overlord|{W}{U}{B}{R}{G}|Legendary Creature — Sliver Mutant|7/7|rare|scg|22.00|kin-slivers;tutor;theft|Finds Slivers and takes over those of others.
Morophon, the Boundless|{7}|Legendary Creature — Shapeshifter|6/6|mythic|mh1|5.00|ci=WUBRG;big-mana|Changeling that discounts a chosen tribe by all five colors and lifts it.
Child of Alara|{W}{U}{B}{R}{G}|Legendary Creature — Avatar|6/6|mythic|con|2.00|sweeper;landfall;sacrifice|Wipes all nonland permanents when it dies.
Kraum, Ludevic's Opus|{3}{U}{R}|Legendary Creature — Zombie Horror|4/4|mythic|c16|2.00|partner;draw;spells;flying|A hasty flier that draws when an opponent casts a second spell.
Vial Smasher the Fierce|{1}{B}{R}|Legendary Creature — Goblin Berserker|2/3|mythic|c16|1.00|partner;chaos;big-mana;x-spells|Your first spell each turn burns a random opponent by its value.
Tana, the Bloodsower|{2}{R}{G}|Legendary Creature — Elf Druid|2/2|mythic|c16|0.60|partner;tokens;voltron|Trampling hits bring that many Saprolings.
Ishai, Ojutai Dragonspeaker|{2}{W}{U}|Legendary Creature — Bird Monk|1/1|mythic|c16|0.80|partner;counters;voltron;flying|A flier that grows with each spell of an opponent.
Reyhan, Last of the Abzan|{1}{B}{G}|Legendary Creature — Human Warrior|0/0|rare|c16|1.00|partner;counters;aristocrats|Passes the counters of the fallen on to others.
Akiri, Line-Slinger|{R}{W}|Legendary Creature — Kor Soldier Ally|0/3|rare|c16|1.50|partner;artifacts;equipment;voltron|Grows stronger with every artifact you have.
Silas Renn, Seeker Adept|{1}{U}{B}|Legendary Artifact Creature — Human|2/2|mythic|c16|1.50|partner;artifacts;graveyard|A deathtouch hit lets you recast an artifact from the graveyard.
Ikra Shidiqi, the Usurper|{3}{B}{G}|Legendary Creature — Snake Wizard|3/7|rare|c16|0.60|partner;toughness;lifegain|Your hits gain life equal to the attacker's toughness.
Krark, the Thumbless|{1}{R}|Legendary Creature — Goblin Wizard|2/2|rare|cmr|2.50|partner;spells;chaos;storm|Flips a coin to copy each spell or take it back.
Rograkh, Son of Rohgahh|{0}|Legendary Creature — Kobold Warrior|0/1|uncommon|cmr|1.50|ci=R;partner;equipment;voltron|A free fighter with first strike, menace and trample.
Ardenn, Intrepid Archaeologist|{2}{W}|Legendary Creature — Kor Scout|2/2|uncommon|cmr|1.00|partner;equipment;auras;voltron|Moves any of your Auras and Equipment at each combat for nothing.
Kodama of the East Tree|{4}{G}{G}|Legendary Creature — Spirit|6/6|mythic|cmr|6.00|partner;landfall;ramp;kin-spirits|Each arrival lets another permanent follow from your hand.
Tevesh Szat, Doom of Fools|{4}{B}|Legendary Planeswalker — Szat|4|mythic|cmr|2.50|lead;partner;walkers;sacrifice;draw|A partner planeswalker making Thrulls and devouring others for cards.
Malcolm, Keen-Eyed Navigator|{2}{U}|Legendary Creature — Siren Pirate|2/2|uncommon|cmr|0.60|partner;treasure;kin-pirates;flying|Pirates bring Treasures home from their hits.
Dargo, the Shipwrecker|{6}{R}|Legendary Creature — Giant Pirate|7/5|uncommon|cmr|1.50|partner;sacrifice;voltron;kin-pirates|Cheaper for each artifact or creature given up.
Tormod, the Desecrator|{3}{B}|Legendary Creature — Zombie Wizard|4/2|uncommon|cmr|0.30|partner;graveyard;tokens;kin-zombies|A Zombie whenever cards leave your graveyard.
Shabraz, the Skyshark|{3}{W}{U}|Legendary Creature — Shark Bird|3/3|mythic|c20|1.50|with=Brallin, Skyshark Rider;wheels;draw-matters;lifegain;flying|A flier that grows and gains life with each card drawn.
Pako, Arcane Retriever|{3}{R}{G}|Legendary Creature — Elemental Dog|3/3|mythic|c20|1.50|with=Haldan, Avid Arcanist;theft;counters;voltron|Fetches the top card of each library when it attacks and grows.
Haldan, Avid Arcanist|{2}{U}|Legendary Creature — Human Wizard|1/4|mythic|c20|1.00|with=Pako, Arcane Retriever;theft;spells|Casts the noncreature cards his dog brought back.
Frodo, Adventurous Hobbit|{W}{B}|Legendary Creature — Halfling Scout|1/3|mythic|ltc|1.00|with=Sam, Loyal Attendant;lifegain;draw|Tempted by the Ring whenever he attacks after you gained life.
Sam, Loyal Attendant|{1}{G}{W}|Legendary Creature — Halfling Peasant|2/4|mythic|ltc|1.00|with=Frodo, Adventurous Hobbit;tokens;lifegain|Cooks a Food each combat and makes eating cheaper.
Okaun, Eye of Chaos|{4}{R}|Legendary Creature — Cyclops Berserker|3/3|rare|bbd|1.00|with=Zndrsplt, Eye of Wisdom;chaos;voltron|Flips coins each combat and doubles for every win.
Zndrsplt, Eye of Wisdom|{4}{U}|Legendary Creature — Homunculus|1/4|rare|bbd|1.00|with=Okaun, Eye of Chaos;chaos;draw|Flips coins each combat and draws for every win.
Cecily, Haunted Mage|{1}{U}{B}{R}|Legendary Creature — Human Wizard|3/5|rare|slx|4.00|ff;spells;draw|Holds up to eleven cards; attacks draw, and a full grip casts a spell free.
Wernog, Rider's Chaplain|{W}{B}|Legendary Creature — Human|1/2|rare|slx|3.00|ff;artifacts;sacrifice|Offers Clues to the table as he comes and goes.
Othelm, Sigardian Outcast|{1}{G}{W}|Legendary Creature — Human|2/2|rare|slx|2.50|ff;reanimator;recursion|Taps to bring back a creature that died this turn; pairs with a friend.
Bjorna, Nightfall Alchemist|{U}{R}|Legendary Creature — Human|1/3|rare|slx|2.50|ff;artifacts;goad|Gives up an artifact to sting and goad a creature; pairs with a friend.
Wilson, Refined Grizzly|{1}{G}|Legendary Creature — Bear Warrior|2/2|uncommon|clb|0.40|background;voltron|A bear with five protective and fierce keywords.
Lae'zel, Vlaakith's Champion|{2}{W}|Legendary Creature — Gith Warrior|3/3|rare|clb|2.50|background;counters;walkers;proliferate|Puts one more counter on whatever receives some.
Gale, Waterdeep Prodigy|{2}{U}|Legendary Creature — Human Wizard|1/3|rare|clb|0.80|background;spells;graveyard|Instants from hand replay sorceries from the graveyard, and the reverse.
Viconia, Drow Apostate|{2}{B}|Legendary Creature — Elf Cleric|2/3|uncommon|clb|0.50|background;graveyard;self-mill;recursion|A well-filled graveyard returns a random creature each turn.
Agent of the Iron Throne|{2}{B}|Legendary Enchantment — Background||uncommon|clb|0.60|aristocrats;lifedrain;artifacts;sacrifice|Your commanders drain when artifacts or creatures go to the graveyard.
Raised by Giants|{5}{G}|Legendary Enchantment — Background||rare|clb|0.80|voltron;kin-giants|Your commanders become 10/10 Giants.
Passionate Archaeologist|{1}{R}|Legendary Enchantment — Background||mythic|clb|1.20|theft;spells|Your commanders burn for the value of spells cast from exile.
Noble Heritage|{1}{W}|Legendary Enchantment — Background||rare|clb|0.60|politics;counters|Your commanders buy peace with counters.
Sword Coast Sailor|{1}{U}|Legendary Enchantment — Background||uncommon|clb|0.40|unblockable;voltron|Your commanders slip past the richest player's blockers.
Tavern Brawler|{2}{R}|Legendary Enchantment — Background||common|clb|0.30|topdeck;voltron|Your commanders exile a card to play and hit for its value.
Cultist of the Absolute|{B}|Legendary Enchantment — Background||rare|clb|0.80|voltron;sacrifice;flying|Your commanders grow huge and fly, at a creature a turn.
Inspiring Leader|{2}{W}|Legendary Enchantment — Background||uncommon|clb|0.30|tokens|Your commanders strengthen all creature tokens.
Scion of Halaster|{1}{B}|Legendary Enchantment — Background||common|clb|0.25|topdeck;self-mill|Your commanders sift your first draw each turn.
The Thirteenth Doctor|{1}{G}{U}|Legendary Creature — Time Lord Doctor|2/2|mythic|who|1.50|counters;theft;spells|Rewards spells cast from anywhere but the hand with counters and untaps.
The Eleventh Doctor|{1}{W}{U}|Legendary Creature — Time Lord Doctor|3/2|rare|who|1.00|suspend;unblockable|Hits let you suspend a card from hand; small attackers cannot be blocked.
The Fourth Doctor|{2}{G}{U}|Legendary Creature — Time Lord Doctor|4/4|mythic|who|1.00|topdeck;legends;sagas;tokens|Plays historic cards off the library, with a Food for each.
Yasmin Khan|{3}{R}|Legendary Creature — Human Detective|3/3|rare|who|0.50|companion-of-doctor;topdeck|Taps to exile a card you may play for a while; keeps a Doctor company.
Amy Pond|{2}{R}|Legendary Creature — Human|2/2|rare|who|0.60|companion-of-doctor;suspend;legends|Hits hurry a suspended card along; keeps a Doctor company.
Sarah Jane Smith|{1}{W}|Legendary Creature — Human Detective|2/1|rare|who|0.50|companion-of-doctor;legends;artifacts|A Clue for your historic spells each turn; keeps a Doctor company.
Magda, Brazen Outlaw|{1}{R}|Legendary Creature — Dwarf Berserker|2/1|rare|khm|1.00|treasure;artifacts;tutor;kin-dwarves;kin-dragons|Tapped Dwarves make Treasures; five of them fetch an artifact or Dragon.
Etali, Primal Storm|{4}{R}{R}|Legendary Creature — Elder Dinosaur|6/6|rare|rix|0.80|chaos;theft;topdeck|Attacks to cast the top card of every library for nothing.
Neheb, the Eternal|{3}{R}{R}|Legendary Creature — Zombie Minotaur Warrior|4/6|mythic|hou|6.00|big-mana;ramp;extra-combat|Turns life the opponents lost into red mana after combat.
Selvala, Heart of the Wilds|{1}{G}{G}|Legendary Creature — Elf Scout|2/3|mythic|cn2|14.00|big-mana;ramp;draw|Rewards the biggest newcomer with a card and taps for its power in mana.
Goreclaw, Terror of Qal Sisma|{3}{G}|Legendary Creature — Bear|4/3|rare|m19|0.80|big-mana;ramp|Makes large creatures cheaper and lets them trample.
Chatterfang, Squirrel General|{2}{G}|Legendary Creature — Squirrel Warrior|3/3|mythic|mh2|24.00|ci=BG;tokens;aristocrats;sacrifice;kin-squirrels|Adds a Squirrel to every token and gives Squirrels up as removal.
Brallin, Skyshark Rider|{3}{R}|Legendary Creature — Human Shaman|3/3|mythic|c20|1.50|with=Shabraz, the Skyshark;discard;wheels|Grows and burns every opponent for each card you discard.
Karlach, Fury of Avernus|{4}{R}|Legendary Creature — Tiefling Barbarian|5/4|mythic|clb|3.50|background;extra-combat|Her first attack each turn untaps the team for another combat.
`;
