/** Cards of two and more colors; columns as in commanders.data.ts. */
export const GOLD_CARDS = `
Dovin's Veto|{W}{U}|Instant||uncommon|war|2.00|counterspell|Counters a noncreature spell, beyond dispute.
Supreme Verdict|{1}{W}{W}{U}|Sorcery||rare|rtr|3.50|sweeper|Destroys all creatures and cannot be countered.
Cloudblazer|{3}{W}{U}|Creature — Human Scout|2/2|uncommon|kld|0.30|blink;draw;lifegain|A flier with two cards and two life.
Teferi, Time Raveler|{1}{W}{U}|Legendary Planeswalker — Teferi|4|rare|war|9.00|walkers;removal;draw|Opponents act at sorcery speed; bounces and draws.
Mayhem Devil|{1}{B}{R}|Creature — Devil|3/3|uncommon|war|0.50|aristocrats;removal|One damage for every sacrifice at the table.
Bedevil|{B}{B}{R}|Instant||rare|rna|1.00|removal|Destroys an artifact, creature or planeswalker.
Terminate|{B}{R}|Instant||common|pls|0.50|removal|Destroys a creature for good.
Growth Spiral|{G}{U}|Instant||common|rna|0.40|ramp;draw;landfall|A card and a land drop.
Simic Ascendancy|{G}{U}|Enchantment||rare|rna|1.00|counters|Counts growth counters towards a win.
Oko, Thief of Crowns|{1}{G}{U}|Legendary Planeswalker — Oko|4|mythic|eld|8.00|walkers;removal|Food, and Elk out of anything.
Assassin's Trophy|{B}{G}|Instant||rare|grn|3.00|removal|Destroys a permanent; its owner finds a basic.
Pernicious Deed|{1}{B}{G}|Enchantment||rare|apc|8.00|sweeper;reanimator|Sweeps up to a mana value of your choice.
Aura Shards|{1}{G}{W}|Enchantment||uncommon|inv|9.00|gc;removal;tokens|Each arrival breaks an artifact or enchantment.
Mirari's Wake|{3}{G}{W}|Enchantment||rare|jud|7.00|ramp;tokens|Twice the mana, and +1/+1 for the team.
Voice of Resurgence|{G}{W}|Creature — Elemental|2/2|mythic|dgm|3.00|tokens|Leaves a growing Elemental when crossed.
Anguished Unmaking|{1}{W}{B}|Instant||rare|soi|4.00|removal|Exiles a nonland permanent for three life.
Corpse Knight|{W}{B}|Creature — Zombie Knight|2/2|uncommon|m20|0.40|lifegain;aristocrats;tokens|Each opponent loses a life per arrival.
Boros Charm|{R}{W}|Instant||uncommon|gtc|1.50|protection;removal|Four damage, indestructible or double strike.
Expressive Iteration|{U}{R}|Sorcery||uncommon|stx|1.00|draw;spells|Three cards seen, two of use.
Goblin Electromancer|{U}{R}|Creature — Goblin Wizard|2/2|common|ddj|0.30|spells;goblins|Instants and sorceries cost one less.
Vivi Ornitier|{1}{U}{R}|Legendary Creature — Wizard|0/3|mythic|fin|30.00|spells;ramp;counters|Grows and pings with noncreature spells, and taps its power for mana.
Baleful Strix|{U}{B}|Artifact Creature — Bird|1/1|uncommon|pc2|1.50|draw;blink;reanimator|A deathtouch flier that draws a card.
Notion Thief|{2}{U}{B}|Creature — Human Rogue|3/1|rare|dgm|4.00|gc;draw|Extra draws of the others become yours.
Nicol Bolas, Dragon-God|{U}{B}{B}{B}{R}|Legendary Planeswalker — Bolas|4|mythic|war|6.00|walkers;removal|Borrows every loyalty ability in play.
Prophet of Kruphix|{3}{G}{U}|Creature — Human Wizard|2/3|rare|ths|3.00|banned;ramp|Untaps on every turn and lends flash.
Etali, Primal Conqueror // Etali, Primal Sickness|{5}{R}{R} // |Legendary Creature — Elder Dinosaur // Legendary Creature — Phyrexian Elder Dinosaur|7/7 // 11/11|rare|mom|6.00|transform;theft;poison;blink;ci=RG|Enters casting free spells from every library, later infects.
Ignoble Hierarch|{G}|Creature — Goblin Shaman|0/1|rare|mh2|6.00|ramp;many;ci=BRG|Jund mana creature with exalted.
Noble Hierarch|{G}|Creature — Human Druid|0/1|rare|con|8.00|ramp;many;ci=WUG|Bant mana creature with exalted.
Reflector Mage|{1}{W}{U}|Creature — Human Wizard|2/3|uncommon|ogw|0.50|blink;removal|Bounces an opposing creature and keeps it home for a turn.
Azorius Charm|{W}{U}|Instant||uncommon|rtr|0.30|draw;removal;spells|Tucks an attacker, draws a card, or lends lifelink.
Detention Sphere|{1}{W}{U}|Enchantment||rare|rtr|0.60|removal;enchantress|Exiles a nonland permanent and all of its namesakes.
Sphinx's Revelation|{X}{W}{U}{U}|Instant||mythic|rtr|1.50|draw;lifegain;x-spells|Gains X life and draws X cards at instant speed.
Absorb|{W}{U}{U}|Instant||rare|inv|0.50|counterspell;lifegain|Counters a spell and gains three life.
Render Silent|{W}{U}{U}|Instant||rare|dgm|2.50|counterspell|Counters a spell and silences its caster for the turn.
Teferi, Hero of Dominaria|{3}{W}{U}|Legendary Planeswalker — Teferi|4|mythic|dom|9.00|walkers;draw;removal|Draws and untaps lands, or tucks a permanent into the library.
Soulherder|{1}{W}{U}|Creature — Spirit|1/1|uncommon|mh1|1.20|blink;counters|Grows with every exiled creature and blinks one each turn.
Spell Queller|{1}{W}{U}|Creature — Spirit|2/3|rare|emn|1.00|counterspell;flash;flying|A flash flier that holds a cheap spell while it lives.
Time Wipe|{2}{W}{W}{U}|Sorcery||rare|war|1.50|sweeper|Saves one creature to hand, then destroys all.
Lavinia, Azorius Renegade|{W}{U}|Legendary Creature — Human Soldier|2/2|rare|rna|6.00|stax;counterspell|Stops free spells and those an opponent's lands cannot yet afford.
Dragonlord Ojutai|{3}{W}{U}|Legendary Creature — Elder Dragon|5/4|mythic|dtk|3.50|draw;flying|An untapped, untouchable Dragon that digs three deep on hits.
Medomai the Ageless|{4}{W}{U}|Legendary Creature — Sphinx|4/4|mythic|ths|1.50|extra-turn;extra-turns;voltron;flying|A connecting hit grants another turn.
Geist of Saint Traft|{1}{W}{U}|Legendary Creature — Spirit Cleric|2/2|mythic|isd|3.00|voltron;tokens;kin-angels|A hexproof attacker escorted by a fleeting Angel.
Fractured Identity|{3}{W}{U}|Sorcery||mythic|c17|1.20|removal;theft;clones|Exiles a permanent, and everyone but its owner gets a copy.
Wall of Denial|{1}{W}{U}|Creature — Wall|0/8|uncommon|arb|0.50|toughness;flying|A flying wall with shroud.
Deputy of Detention|{1}{W}{U}|Creature — Vedalken Wizard|1/3|rare|rna|0.60|removal;blink|Holds an opposing permanent and its namesakes while it lives.
Yorion, Sky Nomad|{3}{W/U}{W/U}|Legendary Creature — Bird Serpent|4/5|rare|iko|2.50|companion;blink;flying|Arrives to blink any number of your permanents until end of turn.
Empyrean Eagle|{1}{W}{U}|Creature — Bird Spirit|2/3|uncommon|m20|0.30|flying|A flier that lifts all your other fliers.
Kangee, Sky Warden|{3}{W}{U}|Legendary Creature — Bird Wizard|3/3|uncommon|cmr|0.40|flying;kin-birds|Fliers hit harder on attack and hold firmer on defence.
Dance of the Manse|{X}{W}{U}|Sorcery||rare|eld|0.60|recursion;artifacts;enchantress;x-spells|Returns cheap artifacts and enchantments, perhaps as creatures.
Ojutai's Command|{2}{W}{U}|Instant||rare|dtk|0.40|recursion;counterspell;draw;lifegain|Two of four: revive small, gain life, counter a creature, draw.
Mistmeadow Witch|{1}{W/U}|Creature — Kithkin Wizard|1/1|uncommon|shm|0.50|blink|Blinks creatures until end of turn for four mana.
Meddling Mage|{W}{U}|Creature — Human Wizard|2/2|rare|pls|1.00|stax|Names a card that nobody may cast.
Tameshi, Reality Architect|{2}{U}|Legendary Creature — Moonfolk Wizard|2/3|rare|neo|0.80|ci=WU;artifacts;enchantress;recursion;draw|Returns lands to rebuild artifacts and enchantments.
Dimir Charm|{U}{B}|Instant||uncommon|gtc|0.30|counterspell;removal;topdeck|Counters a sorcery, kills something small, or ruins a draw.
Thief of Sanity|{1}{U}{B}|Creature — Specter|2/2|rare|grn|0.80|theft;flying|Hits to steal one of the victim's top three cards.
Drown in the Loch|{U}{B}|Instant||uncommon|eld|1.50|counterspell;removal;mill|Counters or kills as cheaply as the graveyard allows.
Fallen Shinobi|{3}{U}{B}|Creature — Zombie Ninja|5/4|rare|mh1|1.00|ninjutsu;theft|Sneaks in and casts the victim's top two cards.
Ingenious Infiltrator|{2}{U}{B}|Creature — Vedalken Ninja|2/3|uncommon|mh1|0.60|ninjutsu;draw;kin-ninjas|Draws a card whenever one of your Ninjas connects.
Silver-Fur Master|{U}{B}|Creature — Rat Ninja|2/2|uncommon|neo|0.80|ninjutsu;kin-ninjas;kin-rats|Cheaper ninjutsu, stronger Ninjas and Rogues.
Mind Funeral|{1}{U}{B}|Sorcery||uncommon|arb|2.50|mill|Mills an opponent until four lands lie in the graveyard.
Consuming Aberration|{3}{U}{B}|Creature — Horror|*/*|rare|gtc|0.60|mill|As large as the opposing graveyards, which each spell fills.
Phenax, God of Deception|{3}{U}{B}|Legendary Enchantment Creature — God|4/7|mythic|bng|8.00|mill;toughness|Creatures tap to mill by their toughness.
Hostage Taker|{2}{U}{B}|Creature — Human Pirate|2/3|rare|xln|2.00|theft;removal;blink|Takes a creature or artifact and may cast it.
Lazav, Dimir Mastermind|{U}{U}{B}{B}|Legendary Creature — Shapeshifter|3/3|mythic|gtc|1.50|clones;mill;voltron|Turns into creatures that die into opposing graveyards.
Oona, Queen of the Fae|{3}{U/B}{U/B}{U/B}|Legendary Creature — Faerie Wizard|5/5|rare|shm|5.00|mill;tokens;kin-faeries;x-spells|Exiles library cards to make Faeries for the chosen color.
Glen Elendra Liege|{1}{U/B}{U/B}{U/B}|Creature — Faerie Knight|2/3|rare|shm|3.00|kin-faeries;flying|Lifts your other blue and your other black creatures.
Glimpse the Unthinkable|{U}{B}|Sorcery||rare|rav|15.00|mill|Ten cards off one library.
Grimgrin, Corpse-Born|{3}{U}{B}|Legendary Creature — Zombie Warrior|5/5|mythic|isd|2.00|aristocrats;sacrifice;counters;kin-zombies|Untaps and grows by devouring creatures, and kills as it attacks.
Soul Manipulation|{1}{U}{B}|Instant||common|arb|0.40|counterspell;recursion|Counters a creature, returns one of yours, or both.
Undermine|{U}{U}{B}|Instant||rare|inv|1.50|counterspell|Counters a spell and costs its caster three life.
Ashiok, Dream Render|{1}{U/B}{U/B}|Legendary Planeswalker — Ashiok|5|uncommon|war|2.00|walkers;mill;stax|Forbids opposing searches, mills and empties graveyards.
Havengul Lich|{3}{U}{B}|Creature — Zombie Wizard|4/4|mythic|dka|1.50|graveyard;recursion;reanimator;kin-zombies|Casts creatures from any graveyard and borrows their abilities.
Far // Away|{1}{U} // {2}{B}|Instant // Instant||uncommon|dgm|0.30|split;removal|Bounce on one half, an edict on the other.
Duskmantle Seer|{2}{U}{B}|Creature — Vampire Wizard|4/4|mythic|gtc|0.60|draw;topdeck;flying|Everyone draws and bleeds for the card each upkeep.
Discovery // Dispersal|{1}{U/B} // {3}{U}{B}|Sorcery // Instant||uncommon|grn|0.25|split;self-mill;draw|Filters a draw, or strips the opponents' best permanent.
Rakdos Charm|{B}{R}|Instant||uncommon|rtr|1.00|removal;sweeper|Empties a graveyard, breaks an artifact, or punishes a crowd.
Kolaghan's Command|{1}{B}{R}|Instant||rare|dtk|2.50|removal;recursion;discard|Two of four: regrowth, discard, an artifact, two damage.
Dreadbore|{B}{R}|Sorcery||rare|rtr|0.80|removal|Destroys a creature or planeswalker for two mana.
Bituminous Blast|{3}{B}{R}|Instant||uncommon|arb|0.30|removal;cascade|Four damage to a creature, and a cascade.
Blightning|{1}{B}{R}|Sorcery||common|ala|0.40|discard|Three damage and two discarded cards.
Terminal Agony|{2}{B}{R}|Sorcery||common|mh2|0.20|removal;madness|Destroys a creature, cheaper when discarded.
Falkenrath Aristocrat|{2}{B}{R}|Creature — Vampire Noble|4/1|mythic|dka|0.80|sacrifice;flying;kin-vampires|A hasty flier made indestructible by a meal.
Stromkirk Captain|{1}{B}{R}|Creature — Vampire Soldier|2/2|uncommon|dka|1.20|kin-vampires|First strike and +1/+1 for your other Vampires.
Rakdos Signet|{2}|Artifact||common|dis|0.80|staple;ci=BR;multi;mana-artifact;ramp|Filters one mana into black and red.
Master of Cruelties|{3}{B}{R}|Creature — Demon|1/4|mythic|dgm|4.00|voltron;kin-demons|Unblocked and alone it leaves the victim at one life.
Anje Falkenrath|{1}{B}{R}|Legendary Creature — Vampire|1/3|mythic|c19|0.80|madness;discard;draw|Loots at once and untaps for madness cards.
Captive Audience|{5}{B}{R}|Enchantment||mythic|rna|0.50|enchantress;chaos;discard|An unhappy guest whose host suffers three bad choices.
Wrecking Ball|{2}{B}{R}|Instant||common|dis|0.25|removal|Destroys a creature or a land.
Theater of Horrors|{1}{B}{R}|Enchantment||rare|rna|1.00|draw;theft;enchantress|Exiles cards to play once opponents have bled.
Kardur, Doomscourge|{2}{B}{R}|Legendary Creature — Demon Berserker|4/3|uncommon|khm|0.40|goad;aristocrats;lifedrain|Sends everyone else's creatures to war and drains for the dead.
Chaos Defiler|{3}{B}{R}|Artifact Creature — Demon Construct|5/4|rare|40k|3.00|removal;chaos;artifacts|Destroys one nominated permanent at random when it comes or goes.
Daretti, Ingenious Iconoclast|{1}{B}{R}|Legendary Planeswalker — Daretti|3|mythic|cn2|1.50|walkers;artifacts;sacrifice|Builds Constructs, trades artifacts for removal and copies them.
Rakdos, the Muscle|{2}{B}{B}{R}|Legendary Creature — Demon Mercenary|6/5|mythic|otj|2.00|sacrifice;theft;kin-demons;flying|Trades sacrificed creatures for cards to play.
Kroxa, Titan of Death's Hunger|{B}{R}|Legendary Creature — Elder Giant|6/6|mythic|thb|4.00|discard;graveyard;kin-giants|Discards and burns on arrival; escapes to stay.
Wort, Boggart Auntie|{2}{B}{R}|Legendary Creature — Goblin Shaman|3/3|rare|lrw|0.80|recursion;goblins|Returns a Goblin from the graveyard each turn.
Rakdos Joins Up|{3}{B}{R}|Legendary Enchantment||rare|otj|0.80|reanimator;legends;counters|Revives a creature larger and burns for lost legends.
Gruul Charm|{R}{G}|Instant||uncommon|gtc|0.30|removal|Takes your things back, sweeps fliers, or stops blockers.
Bloodbraid Elf|{2}{R}{G}|Creature — Elf Berserker|3/2|uncommon|arb|0.60|cascade;elves|Hasty, and brings a cheaper spell along.
Dragonlair Spider|{2}{R}{R}{G}{G}|Creature — Spider|5/6|rare|pc2|0.60|tokens;kin-spiders|An Insect for every spell of an opponent.
Atarka's Command|{R}{G}|Instant||rare|dtk|1.50|tokens;ramp|Two of four: no lifegain, damage, a land, a bigger team.
Rhythm of the Wild|{1}{R}{G}|Enchantment||uncommon|rna|1.50|protection;counters;enchantress|Uncounterable creatures with haste or a counter.
Fires of Yavimaya|{1}{R}{G}|Enchantment||uncommon|inv|1.00|enchantress|Haste for your creatures, and one late growth.
Domri, Anarch of Bolas|{1}{R}{G}|Legendary Planeswalker — Domri|4|rare|war|0.60|walkers;ramp;removal|Stronger creatures, uncounterable mana, and fights.
Klothys, God of Destiny|{1}{R}{G}|Legendary Enchantment Creature — God|4/5|mythic|thb|2.00|graveyard;ramp;enchantress|Eats graveyards for mana or for a steady drain.
Radha, Heart of Keld|{1}{R}{G}|Legendary Creature — Elf Warrior|3/3|rare|m21|0.60|landfall;topdeck|Plays lands off the library and grows with them.
Decimate|{2}{R}{G}|Sorcery||rare|ody|2.50|removal|Destroys an artifact, a creature, an enchantment and a land.
Savage Twister|{X}{R}{G}|Sorcery||uncommon|mir|0.30|sweeper;x-spells|X damage to every creature.
Escape to the Wilds|{3}{R}{G}|Sorcery||rare|eld|0.80|draw;ramp;landfall|Five exiled cards to play and one more land drop.
Clan Defiance|{X}{R}{G}|Sorcery||rare|gtc|0.40|removal;x-spells|X damage to a flier, to a walker on foot, and to a player.
Grand Warlord Radha|{2}{R}{G}|Legendary Creature — Elf Warrior|3/4|rare|dom|0.80|ramp;big-mana;tokens|Each attacker brings mana that lasts the turn.
Ruric Thar, the Unbowed|{4}{R}{G}|Legendary Creature — Ogre Warrior|6/6|rare|dgm|0.60|stax|Burns anyone for six who casts a noncreature spell.
Halana and Alena, Partners|{2}{R}{G}|Legendary Creature — Human Ranger|2/3|rare|vow|0.80|counters;voltron|Counters and haste for another attacker each turn.
Arlinn, the Pack's Hope // Arlinn, the Moon's Fury|{2}{R}{G} // |Legendary Planeswalker — Arlinn // Legendary Planeswalker — Arlinn|4 // 4|mythic|mid|1.50|transform;walkers;tokens;kin-wolves;ramp|By day flashes creatures and makes Wolves, by night mana.
Xenagos, the Reveler|{2}{R}{G}|Legendary Planeswalker — Xenagos|3|mythic|ths|3.00|walkers;ramp;tokens|Mana for your creatures and hasty Satyrs.
Burning-Tree Emissary|{R/G}{R/G}|Creature — Human Shaman|2/2|uncommon|gtc|1.00|storm;ramp;kin-shamans|Pays itself back at once.
Raging Regisaur|{2}{R}{G}|Creature — Dinosaur|4/4|uncommon|rix|0.25|kin-dinosaurs|Each attack pings for one.
Regisaur Alpha|{3}{R}{G}|Creature — Dinosaur|4/4|rare|xln|2.00|kin-dinosaurs;tokens|Hasty Dinosaurs, and a second one on arrival.
Wrenn and Six|{R}{G}|Legendary Planeswalker — Wrenn|3|mythic|mh1|30.00|walkers;landfall;graveyard|Returns lands, pings, and grants retrace.
Selesnya Charm|{G}{W}|Instant||uncommon|rtr|0.30|removal;tokens|Exiles the mighty, makes a Knight, or pumps.
Selesnya Evangel|{G}{W}|Creature — Elf Shaman|1/2|common|rav|0.20|tokens|Taps with another to make Saprolings.
Qasali Pridemage|{G}{W}|Creature — Cat Wizard|2/2|common|arb|0.50|removal;kin-cats|Helps a lone attacker; breaks an artifact or enchantment.
Knight of Autumn|{1}{G}{W}|Creature — Dryad Knight|2/1|rare|grn|1.50|removal;lifegain;blink;counters|Breaks something, gains life, or simply grows.
Tolsimir Wolfblood|{4}{G}{W}|Legendary Creature — Elf Warrior|3/4|rare|rav|0.60|tokens;kin-wolves|Lifts green and white creatures and calls a legendary Wolf.
Eladamri's Call|{G}{W}|Instant||rare|pls|5.00|tutor|Finds any creature at instant speed.
Dromoka's Command|{G}{W}|Instant||rare|dtk|0.80|removal;counters|Two of four: a fight, a counter, an edict, a shield.
March of the Multitudes|{X}{G}{W}{W}|Instant||mythic|grn|3.00|tokens;x-spells;kin-soldiers|X lifelinking Soldiers, paid for by tapping creatures.
Collective Blessing|{3}{G}{G}{W}|Enchantment||rare|rtr|1.00|tokens;enchantress|Your creatures get +3/+3.
Armadillo Cloak|{1}{G}{W}|Enchantment — Aura||common|inv|1.00|auras;voltron;lifegain;enchantress|+2/+2, trample, and life for the damage dealt.
Shield of the Oversoul|{2}{G/W}|Enchantment — Aura||common|shm|1.00|auras;voltron;enchantress|Indestructible on green bearers, wings on white ones.
Conclave Mentor|{G}{W}|Creature — Centaur Cleric|2/2|uncommon|m21|1.00|counters;lifegain|One more counter each time, and life when it dies.
Good-Fortune Unicorn|{1}{G}{W}|Creature — Unicorn|2/2|uncommon|mh1|0.60|counters;tokens|A counter for each creature that joins it.
Huatli, Radiant Champion|{2}{G}{W}|Legendary Planeswalker — Huatli|3|mythic|rix|1.00|walkers;tokens|Loyalty and pumps by the size of the team.
Captain Sisay|{2}{G}{W}|Legendary Creature — Human Soldier|2/2|rare|inv|4.00|legends;tutor|Taps to find a legendary card.
Saffi Eriksdotter|{G}{W}|Legendary Creature — Human Scout|2/2|rare|tsp|2.00|recursion;aristocrats|Gives herself up so that another returns.
Gaddock Teeg|{G}{W}|Legendary Creature — Kithkin Advisor|2/2|rare|lrw|6.00|stax|No big and no X noncreature spells.
Sigarda, Host of Herons|{2}{G}{W}{W}|Legendary Creature — Angel|5/5|mythic|avr|8.00|protection;kin-angels;flying|A hexproof flier that forbids edicts against you.
Tolsimir, Friend to Wolves|{2}{G}{G}{W}|Legendary Creature — Elf Scout|3/3|rare|war|0.80|tokens;removal;lifegain;kin-wolves|Wolves gain life and fight when they arrive.
Privileged Position|{2}{G/W}{G/W}{G/W}|Enchantment||rare|rav|5.00|protection;enchantress|Hexproof for all your other permanents.
Wilt-Leaf Liege|{1}{G/W}{G/W}{G/W}|Creature — Elf Knight|4/4|rare|shm|2.50|tokens|Lifts green and white creatures and dodges discard.
Sygg, River Cutthroat|{U/B}{U/B}|Legendary Creature — Merfolk Rogue|1/3|rare|shm|2.50|draw|Draws each turn in which an opponent lost three life.
Etrata, the Silencer|{2}{U}{B}|Legendary Creature — Vampire Assassin|3/5|mythic|grn|0.50|unblockable;removal|Exiles a victim's creature per hit; three such marks kill the player.
Dragonlord Silumgar|{4}{U}{B}|Legendary Creature — Elder Dragon|3/5|mythic|dtk|1.50|theft;flying;kin-dragons|A flier that takes over a creature or planeswalker.
Bladewing the Risen|{3}{B}{B}{R}{R}|Legendary Creature — Zombie Dragon|4/4|rare|scg|1.00|reanimator;kin-dragons;flying|Brings back a Dragon permanent when it arrives.
Greven, Predator Captain|{3}{B}{R}|Legendary Creature — Phyrexian Human Warrior|5/5|mythic|c19|1.00|voltron;sacrifice;draw|Grows by life lost and trades creatures for cards.
Mogis, God of Slaughter|{2}{B}{R}|Legendary Enchantment Creature — God|7/5|mythic|bng|6.00|sacrifice;enchantress|Each opponent gives up a creature or takes two every upkeep.
Spiteful Visions|{2}{B/R}{B/R}|Enchantment||rare|shm|1.00|draw-matters;wheels;enchantress|Everyone draws more and is burned for each card.
Firespout|{2}{R/G}|Sorcery||uncommon|shm|0.30|sweeper|Three damage to walkers, to fliers, or to both.
Vexing Shusher|{R/G}{R/G}|Creature — Goblin Shaman|2/2|rare|shm|4.00|protection;goblins|Cannot be countered and extends that to your spells.
Manamorphose|{1}{R/G}|Instant||common|shm|3.00|storm;spells;draw|Two mana for two, and a card.
Aura Mutation|{G}{W}|Instant||rare|inv|0.40|removal;tokens|Destroys an enchantment and leaves Saprolings for its value.
Trostani Discordant|{3}{G}{W}|Legendary Creature — Dryad|1/4|mythic|grn|1.20|tokens;lifegain|Lifts the team, brings two Soldiers, returns what was stolen.
Kitchen Finks|{1}{G/W}{G/W}|Creature — Ouphe|3/2|uncommon|shm|0.60|lifegain;counters;aristocrats|Two life each time it arrives, and it comes back once.
Dauntless Escort|{1}{G}{W}|Creature — Rhino Soldier|3/3|rare|arb|0.80|protection;sacrifice|Gives itself up to make the team indestructible.
Queen Allenal of Ruadach|{G}{W}{W}|Legendary Creature — Elf Noble|*/*|uncommon|dmu|0.30|tokens|As large as your army; each token batch brings a Soldier.
Mortify|{1}{W}{B}|Instant||uncommon|gpt|0.30|removal|Destroys a creature or an enchantment.
Vindicate|{1}{W}{B}|Sorcery||rare|apc|3.00|removal|Destroys any permanent.
Utter End|{2}{W}{B}|Instant||rare|ktk|0.60|removal|Exiles a nonland permanent.
Merciless Eviction|{4}{W}{B}|Sorcery||rare|gtc|0.60|sweeper|Exiles every permanent of one chosen kind.
Kaya, Ghost Assassin|{2}{W}{B}|Legendary Planeswalker — Kaya|5|mythic|cn2|2.00|walkers;blink;lifedrain|Blinks a creature or herself, drains, and draws.
Kaya's Guile|{1}{W}{B}|Instant||rare|mh1|1.50|removal;graveyard;tokens|One or more of: edicts, exiled graveyards, a Spirit, life.
Sorin, Solemn Visitor|{2}{W}{B}|Legendary Planeswalker — Sorin|4|mythic|ktk|3.00|walkers;tokens;lifegain;kin-vampires|Lifelinking attacks, flying Vampires, and a cruel emblem.
High Priest of Penance|{W}{B}|Creature — Human Cleric|1/1|rare|gtc|1.00|removal|Whoever hurts it loses a nonland permanent.
Cruel Celebrant|{W}{B}|Creature — Vampire|1/2|uncommon|war|0.60|aristocrats;lifedrain;kin-vampires|Drains one for each of your creatures or planeswalkers that dies.
Vizkopa Guildmage|{W}{B}|Creature — Human Wizard|2/2|uncommon|gtc|0.30|lifegain;lifedrain|Lends lifelink and turns life gained into life lost.
Divinity of Pride|{W/B}{W/B}{W/B}{W/B}{W/B}|Creature — Spirit Avatar|4/4|rare|eve|1.00|lifegain;flying|A lifelinking flier that doubles in size at high life.
Athreos, God of Passage|{1}{W}{B}|Legendary Enchantment Creature — God|5/4|mythic|jou|6.00|recursion;aristocrats;enchantress|Opponents pay three life or your dead come back to hand.
Elenda, the Dusk Rose|{2}{W}{B}|Legendary Creature — Vampire Knight|1/1|mythic|rix|9.00|aristocrats;tokens;counters;kin-vampires|Grows with every death and leaves that many Vampires.
Ayli, Eternal Pilgrim|{W}{B}|Legendary Creature — Kor Cleric|2/3|rare|ogw|1.00|lifegain;sacrifice;removal|Turns creatures into life, and great wealth of life into removal.
Kambal, Consul of Allocation|{1}{W}{B}|Legendary Creature — Human Advisor|2/3|rare|kld|0.80|lifegain;lifedrain;stax|Drains two for each noncreature spell of an opponent.
Unburial Rites|{4}{B}|Sorcery||uncommon|isd|0.30|ci=WB;reanimator;self-mill|Revives a creature, and once more from the graveyard.
Lingering Souls|{2}{W}|Sorcery||uncommon|dka|0.40|ci=WB;tokens;kin-spirits;flying|Two flying Spirits, and two more by flashback.
Gift of Orzhova|{1}{W/B}{W/B}|Enchantment — Aura||common|gtc|0.20|auras;voltron;lifegain|+1/+1, wings and lifelink.
Fracture|{W}{B}|Instant||uncommon|stx|0.60|removal|Destroys an artifact, an enchantment or a planeswalker.
Vanishing Verse|{W}{B}|Instant||rare|stx|1.50|removal|Exiles a nonland permanent of just one color.
Silverquill Command|{2}{W}{B}|Sorcery||rare|stx|0.50|reanimator;draw;removal|Two of four: a boost, a small revival, a card, an edict.
Teysa, Orzhov Scion|{1}{W}{B}|Legendary Creature — Human Advisor|2/3|rare|gpt|1.50|aristocrats;tokens;sacrifice;removal;kin-spirits|Three white creatures exile one; black deaths leave Spirits.
Obzedat, Ghost Council|{1}{W}{W}{B}{B}|Legendary Creature — Spirit Advisor|5/5|mythic|gtc|1.00|lifedrain;blink|Drains two on arrival and hides away between turns.
Priest of Fell Rites|{W}{B}|Creature — Human Warlock|2/2|rare|mh2|0.60|reanimator;lifegain|Gives itself up to revive a creature, and returns once.
Izzet Charm|{U}{R}|Instant||uncommon|ddj|0.50|counterspell;removal;draw;spells|Taxes a noncreature spell, deals two damage, or loots.
Electrolyze|{1}{U}{R}|Instant||uncommon|gpt|0.50|removal;draw;spells|Two damage split as you like, and a card.
Prismari Command|{1}{U}{R}|Instant||rare|stx|1.50|removal;treasure;draw;spells|Two of four: damage, loot, a Treasure, an artifact broken.
Ral Zarek|{2}{U}{R}|Legendary Planeswalker — Ral|4|mythic|dgm|3.00|walkers;extra-turns|Taps, untaps, bolts, and flips coins for extra turns.
Ral, Storm Conduit|{2}{U}{R}|Legendary Planeswalker — Ral|4|rare|war|1.50|walkers;spells;storm|Pings for spells cast or copied, and copies one.
Saheeli, Sublime Artificer|{1}{U/R}{U/R}|Legendary Planeswalker — Saheeli|5|uncommon|war|1.00|walkers;spells;artifacts;tokens|Servos for noncreature spells.
Saheeli Rai|{1}{U}{R}|Legendary Planeswalker — Saheeli|3|mythic|kld|3.00|walkers;clones;artifacts|Pings and scries, or copies an artifact or creature for a turn.
Crackling Drake|{U}{U}{R}{R}|Creature — Drake|*/4|uncommon|grn|0.25|spells;draw;flying|A flier as strong as the spells you have used.
Stormchaser Mage|{U}{R}|Creature — Human Wizard|1/3|uncommon|ogw|0.30|spells;flying;kin-wizards|A hasty flier that grows with noncreature spells.
Sprite Dragon|{U}{R}|Creature — Faerie Dragon|1/1|uncommon|iko|0.80|spells;counters;flying|A hasty flier that grows for good with noncreature spells.
Balmor, Battlemage Captain|{U}{R}|Legendary Creature — Bird Wizard|1/3|uncommon|dmu|0.80|spells;tokens;flying;kin-birds|Each instant or sorcery makes the team stronger and trampling.
Bloodwater Entity|{1}{U}{R}|Creature — Elemental|2/2|common|hou|0.15|spells;recursion;flying|Puts a spell from the graveyard back on the library.
Cerebral Vortex|{1}{U}{R}|Instant||rare|gpt|0.50|wheels;draw-matters|A player draws two, then is burned for all cards drawn this turn.
Mercurial Chemister|{3}{U}{R}|Creature — Human Wizard|2/3|rare|rtr|0.40|draw;discard;removal|Taps for two cards or to burn with a discard.
Melek, Izzet Paragon|{4}{U}{R}|Legendary Creature — Weird Wizard|2/4|rare|dgm|0.80|spells;topdeck;storm|Casts spells off the library and copies them.
Jori En, Ruin Diver|{1}{U}{R}|Legendary Creature — Merfolk Wizard|2/3|rare|ogw|0.50|draw;spells|Draws with your second spell each turn.
Jhoira, Weatherlight Captain|{2}{U}{R}|Legendary Creature — Human Artificer|3/3|mythic|dom|1.50|artifacts;draw;sagas;legends|Draws a card for every historic spell.
Jhoira of the Ghitu|{1}{U}{R}|Legendary Creature — Human Wizard|2/2|rare|fut|3.00|suspend;big-mana|Exiles nonland cards from hand to suspend for two mana.
Niv-Mizzet, the Firemind|{2}{U}{U}{R}{R}|Legendary Creature — Dragon Wizard|4/4|rare|gpt|2.00|draw;draw-matters;spells;flying|Pings for each card drawn, and taps to draw.
Nivix Guildmage|{U}{R}|Creature — Human Wizard|2/2|uncommon|rtr|0.30|spells;draw|Loots, or copies an instant or sorcery.
Ral's Outburst|{2}{U}{R}|Instant||common|war|0.15|removal;draw|Three damage and the better of two cards.
Dack Fayden|{1}{U}{R}|Legendary Planeswalker — Dack|3|mythic|cns|9.00|walkers;theft;discard;artifacts|Loots each turn and walks off with artifacts.
Dack's Duplicate|{2}{U}{R}|Creature — Shapeshifter|0/0|rare|cns|1.00|clones|A copy with haste and dethrone.
Galvanic Iteration|{U}{R}|Instant||rare|mid|1.50|spells;storm|Copies your next instant or sorcery, and again by flashback.
Magma Opus|{6}{U}{R}|Instant||mythic|stx|1.00|spells;big-mana;treasure;draw|Damage, taps, an Elemental and cards, or a Treasure when discarded.
Putrefy|{1}{B}{G}|Instant||uncommon|rav|0.40|removal|Destroys an artifact or creature beyond regeneration.
Maelstrom Pulse|{1}{B}{G}|Sorcery||rare|arb|2.50|removal|Destroys a nonland permanent and all its namesakes.
Abrupt Decay|{B}{G}|Instant||rare|rtr|4.00|removal|Destroys something cheap and cannot be countered.
Golgari Charm|{B}{G}|Instant||uncommon|rtr|0.40|sweeper;removal;protection|Shrinks all, breaks an enchantment, or regenerates the team.
Deathrite Shaman|{B/G}|Creature — Elf Shaman|1/2|rare|rtr|5.00|graveyard;ramp;lifedrain;elves|Eats graveyards for mana, drain or life.
Vraska, Relic Seeker|{4}{B}{G}|Legendary Planeswalker — Vraska|6|mythic|xln|5.00|walkers;removal;treasure;kin-pirates|Pirates, broken permanents for Treasure, and a deadly end.
Vraska, Golgari Queen|{2}{B}{G}|Legendary Planeswalker — Vraska|4|mythic|grn|2.50|walkers;removal;sacrifice;draw|Trades permanents for cards and destroys small ones.
Garruk, Cursed Huntsman|{4}{B}{G}|Legendary Planeswalker — Garruk|5|mythic|eld|5.00|walkers;tokens;removal;kin-wolves|Two Wolves a turn that strengthen him as they die.
Deadbridge Chant|{4}{B}{G}|Enchantment||mythic|dgm|1.00|self-mill;graveyard;recursion;enchantress|Mills ten and returns a random card each upkeep.
Grisly Salvage|{B}{G}|Instant||common|rtr|0.40|self-mill;graveyard|Five cards seen, a creature or land kept, the rest milled.
Izoni, Thousand-Eyed|{2}{B}{B}{G}{G}|Legendary Creature — Elf Shaman|2/3|rare|grn|0.60|tokens;graveyard;sacrifice;draw|An Insect for each dead creature, and cards for eating them.
Jarad, Golgari Lich Lord|{B}{B}{G}{G}|Legendary Creature — Zombie Elf|2/2|mythic|ddj|1.50|graveyard;self-mill;lifedrain;sacrifice|Grows with dead creatures and flings others for life loss.
Savra, Queen of the Golgari|{2}{B}{G}|Legendary Creature — Elf Shaman|2/2|rare|rav|1.00|aristocrats;sacrifice;lifegain|Black offerings force edicts, green ones gain life.
Skullbriar, the Walking Grave|{B}{G}|Legendary Creature — Zombie Elemental|1/1|rare|cmd|2.00|counters;voltron|A hasty attacker that keeps its counters nearly everywhere.
Hapatra, Vizier of Poisons|{B}{G}|Legendary Creature — Human Cleric|2/2|rare|akh|2.50|counters;tokens;kin-snakes|Turns -1/-1 counters into deathtouch Snakes.
Grist, the Hunger Tide|{1}{B}{G}|Legendary Planeswalker — Grist|3|mythic|mh2|12.00|lead;walkers;tokens;self-mill;sacrifice|An Insect off the field and a planeswalker on it.
Glissa, the Traitor|{B}{G}{G}|Legendary Creature — Phyrexian Zombie Elf|3/3|mythic|mbs|3.00|artifacts;recursion|Returns an artifact when an opposing creature dies.
Poison-Tip Archer|{2}{B}{G}|Creature — Elf Archer|2/3|uncommon|m19|0.50|aristocrats;lifedrain;elves|Reach, deathtouch, and a drain for each death.
Moldervine Reclamation|{3}{B}{G}|Enchantment||rare|m20|1.00|aristocrats;draw;lifegain;enchantress|A life and a card for each of your creatures that dies.
Binding the Old Gods|{2}{B}{G}|Enchantment — Saga||uncommon|khm|0.60|sagas;removal;ramp;enchantress|Destroys a nonland permanent, finds a Forest, lends deathtouch.
Casualties of War|{2}{B}{B}{G}{G}|Sorcery||rare|war|1.50|removal|Destroys up to one of each kind of permanent.
Creakwood Liege|{1}{B/G}{B/G}{B/G}|Creature — Horror|2/2|rare|eve|4.00|tokens;kin-treefolk|Lifts black and green creatures and grows a Worm each turn.
Dreadhorde Butcher|{B}{R}|Creature — Zombie Warrior|1/1|rare|war|0.40|counters;kin-zombies|Grows with each hit and bursts when it dies.
Old Rutstein|{1}{B}{G}|Legendary Creature — Human Peasant|1/4|rare|vow|0.60|self-mill;tokens;treasure;artifacts|Mills a card each upkeep and turns it into a trinket.
Lightning Helix|{R}{W}|Instant||uncommon|rav|0.60|removal;lifegain|Three damage and three life.
Warleader's Helix|{2}{R}{W}|Instant||uncommon|dgm|0.30|removal;lifegain|Four damage and four life.
Wear // Tear|{1}{R} // {W}|Instant // Instant||uncommon|dgm|3.00|split;removal|Breaks an artifact, an enchantment, or both.
Deflecting Palm|{R}{W}|Instant||rare|ktk|3.00|protection|Turns one source's damage back on its controller.
Boros Reckoner|{R/W}{R/W}{R/W}|Creature — Minotaur Wizard|3/3|rare|gtc|1.00|removal|Passes every damage dealt to it on to another target.
Figure of Destiny|{R/W}|Creature — Kithkin|1/1|rare|eve|2.00|voltron;big-mana|Grows in steps from a Kithkin to a flying Avatar.
Assemble the Legion|{3}{R}{W}|Enchantment||rare|gtc|0.60|tokens;kin-soldiers;enchantress|One more hasty Soldier each turn than the turn before.
Heroic Reinforcements|{2}{R}{W}|Sorcery||uncommon|m19|0.30|tokens;kin-soldiers|Two Soldiers and a hasty, stronger team.
Iroas, God of Victory|{2}{R}{W}|Legendary Enchantment Creature — God|7/4|mythic|jou|7.00|kin-soldiers;enchantress|Menace for the team, and no harm to your attackers.
Tajic, Legion's Edge|{1}{R}{W}|Legendary Creature — Human Soldier|3/2|rare|grn|0.60|protection;kin-soldiers|A hasty mentor that shields others from spell damage.
Wyleth, Soul of Steel|{1}{R}{W}|Legendary Creature — Human Warrior|2/2|mythic|cmr|0.60|equipment;auras;voltron;draw|Attacks to draw for each Aura and Equipment on it.
Nahiri, the Harbinger|{2}{R}{W}|Legendary Planeswalker — Nahiri|4|mythic|soi|2.00|walkers;removal;discard|Loots, exiles, and fetches an artifact or creature.
Ajani Vengeant|{2}{R}{W}|Legendary Planeswalker — Ajani|3|mythic|ala|2.00|walkers;removal;lifegain|Keeps something tapped, helixes, and may wreck lands.
Koll, the Forgemaster|{R}{W}|Legendary Creature — Dwarf Warrior|2/2|uncommon|khm|0.40|equipment;auras;tokens;recursion;kin-dwarves|Decorated creatures return to hand, decorated tokens grow.
Firja's Retribution|{1}{W}{W}{B}|Enchantment — Saga||rare|khm|1.00|sagas;kin-angels|An Angel that destroys, and double strike for Angels.
Aurelia's Fury|{X}{R}{W}|Instant||mythic|gtc|1.50|x-spells;removal|X damage as you like; those hit tap or fall silent.
Zirda, the Dawnwaker|{1}{R/W}{R/W}|Legendary Creature — Elemental Fox|3/3|rare|iko|2.00|companion;artifacts;equipment;kin-elementals|Activated abilities of permanents cost two less.
Agrus Kos, Eternal Soldier|{3}{W}|Legendary Creature — Spirit Soldier|3/4|rare|j22|0.40|ci=RW;spells|Spreads what targets only him over the whole team.
Showdown of the Skalds|{2}{R}{W}|Enchantment — Saga||rare|khm|1.00|sagas;draw;counters|Four exiled cards, then counters for each spell.
Balefire Liege|{2}{R/W}{R/W}{R/W}|Creature — Spirit Horror|2/4|rare|eve|1.00|lifegain;spells|Red spells burn, white ones gain life, and both colors grow.
Blade Historian|{R/W}{R/W}{R/W}{R/W}|Creature — Human Cleric|2/3|rare|stx|2.00|tokens;voltron|All your attackers strike twice.
Lorehold Command|{3}{R}{W}|Instant||rare|stx|0.40|tokens;sacrifice;draw;lifegain|Two of four: a Spirit, a boost, a helix, cards for a sacrifice.
Reconstruct History|{2}{R}{W}|Sorcery||uncommon|stx|0.40|recursion;artifacts;enchantress|Returns up to one card of each of five kinds.
Sunforger|{3}|Artifact — Equipment||rare|rav|2.00|ci=RW;equipment;tutor;spells|Unattach it to cast a cheap red or white instant from the library.
Brion Stoutarm|{2}{R}{W}|Legendary Creature — Giant Warrior|4/4|rare|lrw|0.60|sacrifice;theft;lifegain;kin-giants|Hurls your other creatures at a player.
Velomachus Lorehold|{5}{R}{W}|Legendary Creature — Elder Dragon|5/5|mythic|stx|1.50|spells;topdeck;flying;kin-dragons|Attacks to cast a spell from the top seven for free.
Simic Charm|{G}{U}|Instant||uncommon|gtc|0.30|protection;removal|Pumps, lends hexproof to all, or bounces a creature.
Coiling Oracle|{G}{U}|Creature — Snake Elf Druid|1/1|common|dis|0.30|draw;ramp;landfall;blink|The top card comes to play as a land or to hand.
Urban Evolution|{3}{G}{U}|Sorcery||uncommon|gtc|0.30|draw;ramp;landfall|Three cards and another land drop.
Mystic Snake|{1}{G}{U}{U}|Creature — Snake|2/2|rare|apc|0.60|counterspell;flash;blink;kin-snakes|A flash Snake that counters a spell.
Frilled Mystic|{G}{G}{U}{U}|Creature — Elf Lizard Wizard|3/2|uncommon|rna|0.40|counterspell;flash;blink|A flash creature that counters a spell.
Voidslime|{G}{U}{U}|Instant||rare|dis|3.00|counterspell|Counters a spell or an ability.
Zegana, Utopian Speaker|{2}{G}{U}|Legendary Creature — Merfolk Wizard|4/4|rare|rna|0.50|counters;draw;kin-merfolk|Draws beside another grown creature and lends trample.
Prime Speaker Zegana|{2}{G}{G}{U}{U}|Legendary Creature — Merfolk Wizard|1/1|mythic|gtc|0.80|draw;counters;blink|Grows to your largest creature and draws as many cards.
Vorel of the Hull Clade|{1}{G}{U}|Legendary Creature — Human Merfolk|1/4|rare|dgm|1.00|counters;proliferate|Doubles all counters on one permanent.
Edric, Spymaster of Trest|{1}{G}{U}|Legendary Creature — Elf Rogue|2/2|rare|cmd|2.00|politics;draw;goad|Whoever hits one of your opponents may draw.
Momir Vig, Simic Visionary|{3}{G}{U}|Legendary Creature — Elf Wizard|2/2|rare|dis|2.50|tutor;topdeck;elves|Green creatures find creatures, blue ones draw them.
Nissa, Steward of Elements|{X}{G}{U}|Legendary Planeswalker — Nissa|X|mythic|akh|1.50|walkers;topdeck;x-spells;landfall|Scries, then drops a land or small creature from the top.
Hydroid Krasis|{X}{G}{U}|Creature — Jellyfish Hydra Beast|0/0|mythic|rna|6.00|draw;x-spells;lifegain;kin-hydras;flying|Half of X in cards and life when cast, and a flier of X.
Bring to Light|{3}{G}{U}|Sorcery||rare|bfz|0.80|tutor|Finds and casts a spell no larger than the colors spent.
Fathom Mage|{2}{G}{U}|Creature — Human Wizard|1/1|rare|gtc|1.00|counters;draw|Evolves, and draws for each counter it gets.
Shardless Agent|{1}{G}{U}|Artifact Creature — Human Rogue|2/2|uncommon|pc2|1.50|cascade;artifacts|Cascades into a cheaper spell.
Trygon Predator|{1}{G}{U}|Creature — Beast|2/3|uncommon|dis|0.40|removal;flying|A flier that breaks artifacts and enchantments on hits.
Progenitor Mimic|{4}{G}{U}|Creature — Shapeshifter|0/0|mythic|dgm|2.50|clones;tokens|A copy that makes another copy each upkeep.
Koma, Cosmos Serpent|{3}{G}{G}{U}{U}|Legendary Creature — Serpent|6/6|mythic|khm|9.00|tokens;big-mana|Cannot be countered and lays a Serpent every upkeep.
Uro, Titan of Nature's Wrath|{1}{G}{U}|Legendary Creature — Elder Giant|6/6|mythic|thb|10.00|draw;landfall;lifegain;graveyard;kin-giants|A card, a land and three life, and it escapes to stay.
Prime Speaker Vannifar|{2}{G}{U}|Legendary Creature — Elf Ooze Wizard|2/4|mythic|rna|1.00|tutor;sacrifice;blink|Trades a creature for one that costs one more.
Cold-Eyed Selkie|{1}{G/U}{G/U}|Creature — Merfolk Rogue|1/1|rare|eve|1.00|draw;counters;voltron;kin-merfolk|Draws as many cards as its hits deal damage.
Murkfiend Liege|{2}{G/U}{G/U}{G/U}|Creature — Horror|4/4|rare|eve|6.00|ramp|Lifts green and blue creatures and untaps them on others' turns.
Quandrix Apprentice|{G}{U}|Creature — Human Wizard|2/2|uncommon|stx|0.20|spells;landfall|Instants and sorceries dig three cards for a land.
Tatyova, Steward of Tides|{G}{G}{U}|Legendary Creature — Merfolk Druid|3/3|uncommon|dmu|0.40|landfall;kin-elementals;flying|Wakes lands as flying Elementals once you have many.
Roalesk, Apex Hybrid|{2}{G}{G}{U}|Legendary Creature — Human Mutant|4/5|mythic|war|0.60|counters;proliferate;flying|Puts two counters on another and proliferates twice on death.
Esper Charm|{W}{U}{B}|Instant||uncommon|ala|0.60|draw;removal;discard|Draws two, makes a player discard two, or breaks an enchantment.
Grixis Charm|{U}{B}{R}|Instant||uncommon|ala|0.30|removal|Bounces a permanent, shrinks a creature, or cheers the team.
Jund Charm|{B}{R}{G}|Instant||uncommon|ala|0.40|sweeper;graveyard;counters|Empties a graveyard, sweeps for two, or adds counters.
Naya Charm|{R}{G}{W}|Instant||uncommon|ala|0.30|recursion;removal|Three damage, any card back, or all blockers tapped.
Bant Charm|{G}{W}{U}|Instant||uncommon|ala|0.60|removal;counterspell|Tucks a creature, breaks an artifact, or counters an instant.
Abzan Charm|{W}{B}{G}|Instant||uncommon|ktk|0.40|removal;draw;counters|Exiles the strong, draws two, or adds two counters.
Jeskai Charm|{U}{R}{W}|Instant||uncommon|ktk|0.25|removal;tokens|Tops a creature, burns opponents, or strengthens the team.
Sultai Charm|{B}{G}{U}|Instant||uncommon|ktk|0.40|removal;draw|Kills a mono-colored creature, breaks something, or loots.
Mardu Charm|{R}{W}{B}|Instant||uncommon|ktk|0.20|removal;tokens;discard|Four damage, two Warriors, or a card out of a hand.
Temur Charm|{G}{U}{R}|Instant||uncommon|ktk|0.20|counterspell;removal|A fight, a taxing counter, or no blockers of small size.
Crackling Doom|{R}{W}{B}|Instant||rare|ktk|1.50|removal|Each opponent loses two life and the strongest creature.
Mathas, Fiend Seeker|{R}{W}{B}|Legendary Creature — Vampire|3/3|mythic|c17|0.80|politics;removal;lifegain|Puts bounties on opposing creatures each turn.
Siege Rhino|{1}{W}{B}{G}|Creature — Rhino|4/5|rare|ktk|0.50|lifedrain;lifegain;blink|A trampler that drains three from each opponent.
Mantis Rider|{U}{R}{W}|Creature — Human Monk|3/3|rare|ktk|0.80|flying;kin-humans|A flying, vigilant and hasty attacker.
Savage Knuckleblade|{G}{U}{R}|Creature — Ogre Warrior|4/4|rare|ktk|0.40|protection|Pumps, returns to hand, or gains haste for mana.
Cruel Ultimatum|{U}{U}{B}{B}{B}{R}{R}|Sorcery||rare|ala|1.00|draw;discard;big-mana|Ruins one opponent and enriches you in one stroke.
Sphinx of the Steel Wind|{5}{W}{U}{B}|Artifact Creature — Sphinx|6/6|mythic|arb|1.50|artifacts;reanimator;lifegain;flying|A flier with five keywords and two protections.
Sharuum the Hegemon|{3}{W}{U}{B}|Legendary Artifact Creature — Sphinx|5/5|mythic|ala|2.00|artifacts;reanimator;recursion;flying|Brings an artifact back from the graveyard on arrival.
Nicol Bolas, the Ravager // Nicol Bolas, the Arisen|{1}{U}{B}{R} // |Legendary Creature — Elder Dragon // Legendary Planeswalker — Bolas|4/4 // 7|mythic|m19|9.00|transform;discard;flying;walkers;kin-dragons|A flier that costs each opponent a card, later a planeswalker.
Kess, Dissident Mage|{1}{U}{B}{R}|Legendary Creature — Human Wizard|3/4|mythic|c17|5.00|spells;graveyard;recursion;flying|Casts one instant or sorcery from the graveyard each turn.
Mayael the Anima|{R}{G}{W}|Legendary Creature — Elf Shaman|2/3|mythic|ala|2.00|big-mana;topdeck|Digs five cards deep for a huge creature.
Zacama, Primal Calamity|{6}{R}{G}{W}|Legendary Creature — Elder Dinosaur|9/9|mythic|rix|9.00|big-mana;removal;lifegain;kin-dinosaurs|Untaps your lands and pays for damage, removal or life.
Rin and Seri, Inseparable|{1}{R}{G}{W}|Legendary Creature — Dog Cat|4/4|mythic|m21|6.00|tokens;kin-cats|Dogs bring Cats, Cats bring Dogs, and all bite and purr.
Rafiq of the Many|{1}{G}{W}{U}|Legendary Creature — Human Knight|3/3|mythic|ala|2.00|voltron;kin-knights|Exalted, and a lone attacker strikes twice.
Estrid, the Masked|{1}{G}{W}{U}|Legendary Planeswalker — Estrid|3|mythic|c18|1.00|lead;walkers;enchantress;auras|Untaps enchanted permanents, masks others and mills for enchantments.
Tuvasa the Sunlit|{G}{W}{U}|Legendary Creature — Merfolk Shaman|1/1|mythic|c18|3.00|enchantress;auras;draw;voltron|Grows with enchantments and draws for the first each turn.
Villainous Wealth|{X}{B}{G}{U}|Sorcery||rare|ktk|1.50|theft;x-spells;big-mana|Casts freely from the top X cards of an opponent.
Yarok, the Desecrated|{2}{B}{G}{U}|Legendary Creature — Elemental Horror|3/5|mythic|m20|3.00|blink;landfall;lifegain;kin-elementals|Doubles what arriving permanents trigger.
Mindleech Mass|{5}{U}{B}{B}|Creature — Horror|6/6|rare|rav|0.40|theft|Hits to cast a spell out of the victim's hand.
Maelstrom Nexus|{W}{U}{B}{R}{G}|Enchantment||mythic|arb|3.00|cascade;chaos;enchantress|Your first spell each turn cascades.
Conflux|{3}{W}{U}{B}{R}{G}|Sorcery||mythic|con|2.00|tutor;big-mana|Finds one card of each color.
Coalition Victory|{3}{W}{U}{B}{R}{G}|Sorcery||rare|inv|1.50|banned;landfall|Wins with all basic types and creatures of all colors.
Progenitus|{W}{W}{U}{U}{B}{B}{R}{R}{G}{G}|Legendary Creature — Hydra Avatar|10/10|mythic|con|9.00|big-mana;voltron;kin-hydras|Ten power with protection from everything.
Sliver Hivelord|{W}{U}{B}{R}{G}|Legendary Creature — Sliver|5/5|mythic|m15|22.00|kin-slivers;protection|All your Slivers are indestructible.
The First Sliver|{W}{U}{B}{R}{G}|Legendary Creature — Sliver|7/7|mythic|mh1|18.00|kin-slivers;cascade|Cascades, and so does every Sliver spell you cast.
Niv-Mizzet Reborn|{W}{U}{B}{R}{G}|Legendary Creature — Dragon Avatar|6/6|mythic|war|2.00|draw;topdeck;flying;kin-dragons|Reveals ten cards and keeps a gold one of each guild.
Tiamat|{2}{W}{U}{B}{R}{G}|Legendary Creature — Dragon God|7/7|mythic|afr|15.00|tutor;flying;kin-dragons|When cast finds five other Dragons.
Sisay, Weatherlight Captain|{2}{W}|Legendary Creature — Human Soldier|2/2|rare|mh1|5.00|ci=WUBRG;legends;tutor|Grows by legends' colors and fetches small ones into play.
Leyline of the Guildpact|{G/W}{G/U}{B/G}{R/G}|Enchantment||rare|mkm|3.00|enchantress;landfall|All your lands have all types and all your things all colors.
Winding Constrictor|{B}{G}|Creature — Snake|2/3|uncommon|aer|0.60|counters;kin-snakes|One more counter whenever counters are placed.
Corpsejack Menace|{2}{B}{G}|Creature — Fungus|4/4|rare|rtr|1.00|counters|Doubles the +1/+1 counters put on your creatures.
Korozda Guildmage|{B}{G}|Creature — Elf Shaman|2/2|uncommon|rtr|0.25|sacrifice;tokens|Lends fear and power, or melts a creature into Saprolings.
Witherbloom Apprentice|{B}{G}|Creature — Human Druid|2/2|uncommon|stx|0.60|lifedrain;spells;lifegain|Drains one for each instant or sorcery.
Legion Lieutenant|{W}{B}|Creature — Vampire Knight|2/2|uncommon|rix|2.00|kin-vampires|Your other Vampires get +1/+1.
Shaman of the Pack|{1}{B}{G}|Creature — Elf Shaman|3/2|uncommon|ori|0.50|lifedrain;blink;elves|An opponent loses life for each of your Elves.
Abomination of Llanowar|{1}{B}{G}|Legendary Creature — Elf Horror|*/*|uncommon|cmr|0.40|voltron;elves;legends|As large as your Elves on the field and in the graveyard.
Gisela, Blade of Goldnight|{4}{R}{W}{W}|Legendary Creature — Angel|5/5|mythic|avr|10.00|flying;kin-angels;big-mana;legends|Doubles damage to opponents and halves that dealt to you.
Brutal Hordechief|{3}{B}|Creature — Orc Warrior|3/3|mythic|frf|3.00|ci=BRW;lifedrain;tokens;kin-warriors|Drains for each attacker and can choose the blocks.
Caesar, Legion's Emperor|{1}{R}{W}{B}|Legendary Creature — Human Soldier|4/4|mythic|pip|1.50|tokens;sacrifice;aristocrats;legends|Attacks to trade a creature for two of three rewards.
Faeburrow Elder|{1}{G}{W}|Creature — Treefolk Druid|0/0|rare|eld|4.00|ramp|Counts the colors of your permanents and taps for each.
Elas il-Kor, Sadistic Pilgrim|{W}{B}|Legendary Creature — Phyrexian Kor Cleric|2/2|uncommon|dmu|1.50|aristocrats;lifegain;lifedrain|A life when creatures arrive, a loss for opponents when they die.
Drey Keeper|{3}{B}{G}|Creature — Elf Druid|2/2|common|mh2|0.30|tokens;kin-squirrels|Brings two Squirrels and makes them fierce for a turn.
Risen Reef|{1}{G}{U}|Creature — Elemental|1/1|uncommon|m20|1.00|draw;ramp;landfall;kin-elementals|Each Elemental puts the top card into play as a land or into hand.
Crystalline Sliver|{W}{U}|Creature — Sliver|2/2|uncommon|sth|8.00|protection;kin-slivers|All Slivers have shroud.
Cloudshredder Sliver|{R}{W}|Creature — Sliver|1/1|rare|mh1|4.00|flying;kin-slivers|Your Slivers have flying and haste.
Harmonic Sliver|{1}{G}{W}|Creature — Sliver|1/1|uncommon|tsp|1.50|removal;kin-slivers|Every arriving Sliver breaks an artifact or enchantment.
Squandered Resources|{B}{G}|Enchantment||rare|vis|15.00|landfall;ramp;sacrifice;enchantress|Turns your lands into one last mana each.
High Alert|{1}{W}{U}|Enchantment||uncommon|rna|0.60|toughness;enchantress|Creatures fight with toughness, even defenders.
Steel of the Godhead|{2}{W/U}|Enchantment — Aura||common|shm|2.00|auras;voltron;lifegain;unblockable|Lifelink on white bearers, unblockable on blue ones, twice the growth.
Time Sieve|{U}{B}|Artifact||rare|arb|9.00|artifacts;extra-turn;extra-turns;sacrifice|Five artifacts buy another turn.
Juniper Order Ranger|{3}{G}{W}|Creature — Human Knight Ranger|2/4|uncommon|csp|2.00|counters;tokens|Each creature that arrives earns a counter for both.
Quartzwood Crasher|{2}{R}{R}{G}|Creature — Dinosaur Beast|6/6|rare|iko|0.80|tokens;kin-dinosaurs;kin-beasts|Trampling hits bring a Dinosaur Beast of that size.
Hadana's Climb // Winged Temple of Orazca|{1}{G}{U} // |Legendary Enchantment // Legendary Land||rare|rix|1.50|transform;counters;enchantress|A counter each combat; later a land that gives wings and doubles power.
Ramirez DePietro|{3}{U}{B}{B}|Legendary Creature — Human Pirate|4/3|uncommon|leg|1.00|kin-pirates;legends|A first-striking pirate of the old days.
Dire Fleet Captain|{B}{R}|Creature — Orc Pirate|2/2|uncommon|xln|0.30|kin-pirates|Grows with each other Pirate that attacks along.
Spark Trooper|{1}{R}{R}{W}|Creature — Elemental Soldier|6/1|rare|gtc|0.50|lifegain|A hasty, trampling, lifelinking strike that is gone next turn.
Arahbo, Roar of the World|{3}{G}{W}|Legendary Creature — Cat Avatar|5/5|mythic|c17|4.00|lead;voltron;kin-cats;legends|Strengthens an attacking Cat even from the command zone.
Inspiring Veteran|{R}{W}|Creature — Human Knight|2/2|uncommon|eld|0.40|kin-knights|Your other Knights get +1/+1.
Marisi, Breaker of the Coil|{1}{R}{G}{W}|Legendary Creature — Cat Warrior|5/4|mythic|c19|1.00|goad;politics;kin-cats;legends|Hits goad the victim's army and forbid spells in combat.
Thantis, the Warweaver|{3}{B}{R}{G}|Legendary Creature — Spider|5/5|mythic|c18|0.80|goad;politics;kin-spiders;legends|Everyone must attack, and it grows when you are attacked.
Ishkanah, Grafwidow|{4}{G}|Legendary Creature — Spider|3/5|mythic|emn|0.60|ci=BG;tokens;kin-spiders;legends|With a rich graveyard brings three Spiders that can drain.
Nyx Weaver|{1}{B}{G}|Enchantment Creature — Spider|2/3|uncommon|jou|0.60|self-mill;recursion;kin-spiders|Mills two each upkeep and leaves to return a card.
Immerwolf|{1}{R}{G}|Creature — Wolf|2/2|uncommon|dka|1.50|kin-wolves;kin-werewolves|Lifts Wolves and Werewolves and keeps the night going.
Huntmaster of the Fells // Ravager of the Fells|{2}{R}{G} // |Creature — Human Werewolf // Creature — Werewolf|2/2 // 4/4|mythic|dka|3.00|transform;tokens;lifegain;removal;kin-wolves|A Wolf and two life by day, four damage by night.
Lightning Skelemental|{B}{R}{R}|Creature — Elemental Skeleton|6/1|rare|mh1|0.40|discard;kin-skeletons|A hasty flash of bones that costs two cards.
Gisa and Geralf|{2}{U}{B}|Legendary Creature — Human Wizard|4/4|mythic|emn|1.50|graveyard;self-mill;kin-zombies;legends|Mills four and casts a Zombie from the graveyard each turn.
Wayward Servant|{W}{B}|Creature — Zombie|2/2|uncommon|akh|0.50|lifedrain;kin-zombies|Each Zombie that arrives drains one.
Rayami, First of the Fallen|{1}{B}{G}{U}|Legendary Creature — Vampire|5/4|mythic|c19|1.00|graveyard;voltron|Exiles the dead with blood counters and takes their keywords.
Atarka, World Render|{5}{R}{G}|Legendary Creature — Dragon|6/4|rare|frf|2.50|flying;kin-dragons;legends|Attacking Dragons strike twice.
Dromoka, the Eternal|{3}{G}{W}|Legendary Creature — Dragon|5/5|rare|frf|1.00|counters;flying;kin-dragons;legends|Each attacking Dragon bolsters two.
Depala, Pilot Exemplar|{1}{R}{W}|Legendary Creature — Dwarf Pilot|3/3|rare|kld|0.60|vehicles;kin-dwarves;draw;legends|Lifts Dwarves and Vehicles and digs for more of both.
Greasefang, Okiba Boss|{1}{W}{B}|Legendary Creature — Rat Pilot|4/3|rare|neo|1.50|vehicles;reanimator;kin-rats;legends|Each combat a Vehicle returns from the graveyard, hasty, for a turn.
Knights of the Black Rose|{3}{W}{B}|Creature — Human Knight|4/4|common|cn2|0.20|monarch;lifedrain;kin-knights|Crowns you and punishes whoever takes the crown.
Kardur's Vicious Return|{2}{B}{R}|Enchantment — Saga||uncommon|khm|0.20|sagas;sacrifice;discard;reanimator|Burns for a sacrifice, empties hands a little, revives a creature.
Glissa Sunslayer|{1}{B}{G}|Legendary Creature — Phyrexian Zombie Elf|3/3|rare|one|5.00|draw;removal;voltron;legends|First strike, deathtouch, and a choice of rewards on each hit.
Ezuri, Stalker of Spheres|{2}{G}{U}|Legendary Creature — Phyrexian Elf Warrior|3/3|rare|one|3.00|proliferate;draw;counters;legends|Three mana proliferates twice on arrival; each proliferation draws.
Whirler Virtuoso|{1}{U}{R}|Creature — Vedalken Artificer|2/3|uncommon|kld|0.30|energy;tokens;artifacts|Turns three energy into a flying Thopter.
Satya, Aetherflux Genius|{1}{U}{R}{W}|Legendary Creature — Human Artificer|3/5|mythic|m3c|3.00|energy;clones;tokens;legends|Attacks with a copy of another creature, kept by paying energy.
Nethroi, Apex of Death|{2}{W}{B}{G}|Legendary Creature — Cat Nightmare Beast|5/5|mythic|iko|2.00|mutate;reanimator;kin-cats;legends|Mutates to revive creatures of ten power in all.
Illuna, Apex of Wishes|{2}{G}{U}{R}|Legendary Creature — Beast Elemental Dinosaur|6/6|mythic|iko|1.00|mutate;topdeck;flying;legends|Mutates to find the next nonland permanent.
Brokkos, Apex of Forever|{2}{B}{G}{U}|Legendary Creature — Nightmare Beast Elemental|6/6|mythic|iko|1.50|mutate;graveyard;legends|A trampler that mutates out of the graveyard.
Cut // Ribbons|{1}{R} // {X}{B}{B}|Sorcery // Sorcery||uncommon|akh|0.30|aftermath;removal;lifedrain;x-spells|Four damage to a creature; later X life from each opponent.
Fire // Ice|{1}{R} // {1}{U}|Instant // Instant||uncommon|apc|1.00|split;removal;draw|Two damage split, or a tapped permanent and a card.
Life // Death|{G} // {1}{B}|Sorcery // Sorcery||uncommon|apc|1.50|split;reanimator;tokens|Lands become creatures, or a creature returns at a price in life.
Expansion // Explosion|{U/R}{U/R} // {X}{U}{U}{R}{R}|Instant // Instant||rare|grn|1.00|split;spells;draw;x-spells|Copies a small spell, or burns and draws for X.
Vona, Butcher of Magan|{3}{W}{B}|Legendary Creature — Vampire Knight|4/4|mythic|xln|1.00|removal;lifegain;kin-vampires;legends|For seven life destroys a nonland permanent each turn.
Evelyn, the Covetous|{2}{U/B}{B}{B/R}|Legendary Creature — Vampire Rogue|2/5|rare|voc|1.00|theft;flash;kin-vampires;legends|Each Vampire exiles everyone's top card for you to play.
Strefan, Maurer Progenitor|{2}{B}{R}|Legendary Creature — Vampire Noble|3/2|mythic|voc|1.00|tokens;kin-vampires;legends|Blood for wounded players; two of it puts a Vampire into the attack.
Tetzin, Gnome Champion // The Golden-Gear Colossus|{U}{R}{W} // |Legendary Artifact Creature — Gnome // Legendary Artifact Creature — Gnome|2/2 // 6/6|mythic|lcc|0.80|transform;artifacts;legends|Mills for artifacts as double-faced artifacts arrive.
Sliver Legion|{W}{U}{B}{R}{G}|Legendary Creature — Sliver|7/7|rare|fut|60.00|kin-slivers;legends|All Slivers grow by the number of the others.
Necrotic Sliver|{1}{W}{B}|Creature — Sliver|2/2|uncommon|plc|1.00|removal;sacrifice;kin-slivers|All Slivers can give themselves up to destroy a permanent.
Koma, World-Eater|{3}{G}{G}{U}{U}|Legendary Creature — Serpent|8/12|rare|fdn|3.00|big-mana;tokens|Cannot be countered; its hits bring four Serpents.
Betor, Kin to All|{2}{W}{B}{G}|Legendary Creature — Spirit Dragon|5/7|mythic|tdm|4.00|toughness;flying;draw|Rewards great total toughness each end step.
Gyruda, Doom of Depths|{4}{U/B}{U/B}|Legendary Creature — Demon Kraken|6/6|rare|iko|0.60|companion;mill;reanimator|Mills everyone for a creature of even cost.
Jegantha, the Wellspring|{4}{R/G}|Legendary Creature — Elemental Elk|5/5|rare|iko|0.80|companion;ramp;ci=WUBRG|Taps for one mana of every color.
Kaheera, the Orphanguard|{1}{G/W}{G/W}|Legendary Creature — Cat Beast|3/2|rare|iko|1.20|companion;kin-cats|Cats, Elementals and their like grow and stay awake.
Keruga, the Macrosage|{3}{G/U}{G/U}|Legendary Creature — Dinosaur Hippo|5/4|rare|iko|0.70|companion;draw|A card for each of your costlier permanents.
Lurrus of the Dream-Den|{1}{W/B}{W/B}|Legendary Creature — Cat Nightmare|3/2|rare|iko|3.00|companion;recursion;lifegain|Casts a small permanent from the graveyard each turn.
Lutri, the Spellchaser|{1}{U/R}{U/R}|Legendary Creature — Elemental Otter|3/2|rare|iko|0.50|companion;spells|Arrives to copy a spell.
Obosh, the Preypiercer|{3}{B/R}{B/R}|Legendary Creature — Hellion Horror|3/5|rare|iko|0.60|companion;burn|Doubles the damage of your odd-costed sources.
Umori, the Collector|{2}{B/G}{B/G}|Legendary Creature — Ooze|4/5|rare|iko|0.40|companion|Makes spells of one chosen type cheaper.
`;
