/** Black cards; columns as in commanders.data.ts. */
export const BLACK_CARDS = `
Demonic Tutor|{1}{B}|Sorcery||uncommon|lea|40.00|gc;tutor|Finds any card.
Vampiric Tutor|{B}|Instant||rare|vis|42.00|gc;tutor|Puts any card on top for two life.
Demonic Consultation|{B}|Instant||uncommon|ice|9.00|tutor|Names a card and exiles down to it.
Dark Ritual|{B}|Instant||common|lea|1.00|ramp|Three black mana for one.
Infernal Grasp|{1}{B}|Instant||uncommon|mid|2.80|staple;removal|Destroys a creature for two life.
Village Rites|{B}|Instant||common|m21|0.30|draw;aristocrats|A creature for two cards.
Deadly Dispute|{1}{B}|Instant||common|afr|1.50|draw;aristocrats|A creature or artifact for two cards and a Treasure.
Feed the Swarm|{1}{B}|Sorcery||common|znr|0.30|staple;removal|Destroys a creature or enchantment for life by its mana value.
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
Imperial Seal|{B}|Sorcery||rare|ptk|60.00|tutor;gc;topdeck|Puts any card on top of the library for two life.
Grim Tutor|{1}{B}{B}|Sorcery||rare|s99|15.00|liked;tutor|Any card to hand for three life.
Diabolic Intent|{1}{B}|Sorcery||rare|pls|15.00|liked;tutor;sacrifice;aristocrats|Sacrifice a creature to find any card.
Diabolic Tutor|{2}{B}{B}|Sorcery||uncommon|ody|0.50|tutor|Finds any card, no strings attached.
Beseech the Mirror|{1}{B}{B}{B}|Sorcery||mythic|woe|20.00|tutor;sacrifice|Finds a card face down, and casts it free if bargained.
Wishclaw Talisman|{1}{B}|Artifact||rare|eld|3.00|tutor;politics;artifacts|Searches any card, then passes to an opponent.
Scheming Symmetry|{B}|Sorcery||rare|m20|4.00|tutor;politics;group-hug|You and another player each put a card on top.
Razaketh, the Foulblooded|{5}{B}{B}{B}|Legendary Creature — Demon|8/8|mythic|hou|12.00|tutor;sacrifice;reanimator;flying;legends|Pay life and a creature to find any card, again and again.
Rune-Scarred Demon|{5}{B}{B}|Creature — Demon|6/6|rare|m12|3.00|tutor;flying;reanimator;blink|Finds any card on entering the battlefield.
Sidisi, Undead Vizier|{3}{B}{B}|Legendary Creature — Zombie Snake|4/6|rare|dtk|6.00|tutor;sacrifice;legends|Exploits a creature to search for any card.
Entomb|{B}|Instant||rare|ody|15.00|tutor;reanimator;graveyard;self-mill|Sends any card from library to graveyard.
Buried Alive|{2}{B}|Sorcery||uncommon|wth|2.00|tutor;reanimator;graveyard|Puts up to three creature cards into the graveyard.
Necromancy|{2}{B}|Enchantment||uncommon|vis|15.00|reanimator;recursion;flash;enchantress|Reanimates from any graveyard, even at instant speed.
Dance of the Dead|{1}{B}|Enchantment — Aura||uncommon|ice|8.00|reanimator;auras;recursion|Reanimates a creature from any graveyard, kept tapped for a fee.
Exhume|{1}{B}|Sorcery||common|usg|2.00|reanimator;recursion|Each player reanimates one of their own creatures.
Shallow Grave|{1}{B}|Instant||rare|mir|15.00|reanimator;recursion|Your topmost dead creature returns for one hasty turn.
Corpse Dance|{2}{B}|Instant||rare|tmp|12.00|reanimator;recursion;sacrifice|Buyback spell that revives the top creature for a turn.
Makeshift Mannequin|{3}{B}|Instant||uncommon|lrw|0.40|reanimator;recursion|Instant reanimation that breaks if the creature is targeted.
Beacon of Unrest|{3}{B}{B}|Sorcery||rare|5dn|0.80|reanimator;artifacts;recursion|Revives a creature or artifact from any graveyard, then reshuffles.
Rise of the Dark Realms|{7}{B}{B}|Sorcery||mythic|m14|4.00|reanimator;big-mana|Brings every dead creature back under your control.
Living Death|{3}{B}{B}|Sorcery||rare|tmp|3.00|reanimator;sweeper;graveyard;self-mill|Swaps all creatures in play with those in graveyards.
Patriarch's Bidding|{3}{B}{B}|Sorcery||rare|ons|10.00|reanimator;kin-zombies;goblins;kin-clerics|Each player revives all dead creatures of a type.
Agadeem's Awakening // Agadeem, the Undercrypt|{X}{B}{B}{B} // |Sorcery // Land||mythic|znr|10.00|liked;mdfc;reanimator;recursion;x-spells;utility-land|A land, or revives creatures of differing costs up to X.
Hagra Mauling // Hagra Broodpit|{2}{B}{B} // |Instant // Land||rare|znr|0.70|mdfc;removal;utility-land|Kills a creature or is a tapped land.
Fell the Profane // Fell Mire|{2}{B}{B} // |Instant // Land||uncommon|mh3|0.60|mdfc;removal;utility-land|Destroys a creature or walker, or is a land.
Stitch Together|{B}{B}|Sorcery||uncommon|jud|1.00|reanimator;graveyard;recursion|Regrows a creature, or reanimates it with a stocked graveyard.
Sepulchral Primordial|{5}{B}{B}|Creature — Avatar|5/4|rare|gtc|2.00|reanimator;theft;big-mana|Takes one creature from each opponent's graveyard.
Noxious Gearhulk|{4}{B}{B}|Artifact Creature — Construct|5/4|mythic|kld|3.00|removal;lifegain;artifacts;reanimator|Kills another creature and gains life equal to its toughness.
Massacre Wurm|{3}{B}{B}{B}|Creature — Phyrexian Wurm|6/5|mythic|mbs|4.00|sweeper;lifedrain;reanimator|Shrinks opposing creatures, costing two life per death.
Massacre Girl|{3}{B}{B}|Legendary Creature — Human Assassin|4/4|rare|war|1.00|sweeper;legends|Starts a chain of shrinking that can clear the board.
Archon of Cruelty|{6}{B}{B}|Creature — Archon|6/6|mythic|mh2|5.00|reanimator;flying;lifedrain;removal;draw|Edict, discard, drain and a card on entry and attack.
Griselbrand|{4}{B}{B}{B}{B}|Legendary Creature — Demon|7/7|mythic|avr|6.00|banned;draw;flying;lifegain;reanimator|Pays seven life to draw seven cards.
Vilis, Broker of Blood|{5}{B}{B}{B}|Legendary Creature — Demon|8/8|rare|m20|4.00|draw;reanimator;flying;legends|Turns all your life loss into cards.
Bloodgift Demon|{3}{B}{B}|Creature — Demon|5/4|rare|isd|0.60|draw;flying|A flying body with a card a turn.
Demonlord Belzenlok|{4}{B}{B}|Legendary Creature — Elder Demon|6/6|mythic|dom|0.70|draw;flying;legends;big-mana|Digs up costly nonland cards on entering.
Doom Whisperer|{3}{B}{B}|Creature — Nightmare Demon|6/6|mythic|grn|6.00|self-mill;flying;topdeck;graveyard|Pays two life to surveil two, as often as you like.
Abhorrent Overlord|{5}{B}{B}|Creature — Demon|6/6|rare|ths|0.70|tokens;flying;big-mana|Makes Harpies by devotion and eats a creature each upkeep.
Reaper from the Abyss|{3}{B}{B}{B}|Creature — Demon|6/6|mythic|isd|2.00|removal;flying;aristocrats|Kills a non-Demon at each end step after a death.
Demon of Catastrophes|{2}{B}{B}|Creature — Demon|6/6|rare|m19|0.30|sacrifice;flying|Cheap fat flyer that eats a creature to be cast.
Bolas's Citadel|{3}{B}{B}{B}|Legendary Artifact||rare|war|6.00|liked;topdeck;gc;storm;artifacts|Play cards off the library for life instead of mana.
Ad Nauseam|{3}{B}{B}|Instant||rare|ala|10.00|draw;gc;storm|Flips cards into hand for life equal to their costs.
Peer into the Abyss|{4}{B}{B}{B}|Sorcery||rare|m21|5.00|draw;big-mana;lifedrain|A player draws half a library for half their life.
Necrologia|{3}{B}{B}|Instant||uncommon|exo|1.00|draw|End-step spell turning life into that many cards.
Sign in Blood|{B}{B}|Sorcery||common|m10|0.40|liked;draw|Target player draws two and loses two.
Ambition's Cost|{3}{B}|Sorcery||uncommon|ptk|0.40|draw|Three cards for three life.
Painful Truths|{2}{B}|Sorcery||rare|bfz|0.40|draw|Draws and loses life by the colors of mana spent.
Damnable Pact|{X}{B}{B}|Sorcery||rare|dtk|0.40|draw;x-spells|A player draws X and loses X life.
Promise of Power|{2}{B}{B}{B}|Sorcery||rare|mrd|0.50|draw;tokens|Five cards for five life, or a Demon, or both.
Dread Return|{2}{B}{B}|Sorcery||uncommon|tsp|0.70|reanimator;graveyard;sacrifice;self-mill|Reanimates; flashback by sacrificing three creatures.
Plumb the Forbidden|{1}{B}|Instant||uncommon|stx|1.50|draw;sacrifice;aristocrats;spells|Sacrifice creatures, drawing one for each and one more.
Altar's Reap|{1}{B}|Instant||common|isd|0.30|draw;sacrifice;aristocrats|Sacrifice a creature to draw two.
Costly Plunder|{1}{B}|Instant||common|xln|0.20|draw;sacrifice;artifacts;aristocrats|Sacrifice an artifact or creature for two cards.
Corrupted Conviction|{B}|Instant||common|mom|0.30|draw;sacrifice;aristocrats|One mana and a creature for two cards.
Skullport Merchant|{2}{B}|Creature — Dwarf Citizen|1/4|uncommon|afr|0.30|treasure;draw;sacrifice;aristocrats|Brings a Treasure and turns fodder into cards.
Morbid Opportunist|{2}{B}|Creature — Human Rogue|1/3|uncommon|mid|1.00|liked;draw;aristocrats;sacrifice|Draws once a turn as other creatures die.
Midnight Reaper|{2}{B}|Creature — Zombie Knight|3/2|rare|grn|1.00|liked;draw;aristocrats|Your nontoken deaths draw a card for a life each.
Grim Haruspex|{2}{B}|Creature — Human Wizard|3/2|rare|ktk|1.50|draw;aristocrats|Draws when your other nontoken creatures die.
Dark Prophecy|{B}{B}{B}|Enchantment||rare|m14|1.50|draw;aristocrats;tokens;enchantress|Every creature of yours that dies is a card and a life lost.
Black Market|{3}{B}{B}|Enchantment||rare|mmq|5.00|ramp;aristocrats;counters;big-mana|Counts deaths and pays that much black mana each turn.
Black Market Connections|{2}{B}|Enchantment||rare|clb|15.00|liked;draw;treasure;tokens;ramp|Each turn, buy a Treasure, a card or a Shapeshifter with life.
Braids, Arisen Nightmare|{1}{B}{B}|Legendary Creature — Nightmare|3/3|rare|dmu|1.00|sacrifice;draw;lifedrain;aristocrats;legends|Sacrifice something so foes match it or you draw and drain.
Erebos, God of the Dead|{3}{B}|Legendary Enchantment Creature — God|5/7|mythic|ths|4.00|draw;stax;legends|Stops opposing life gain and buys cards with life.
Erebos, Bleak-Hearted|{3}{B}|Legendary Enchantment Creature — God|5/6|mythic|thb|2.00|draw;aristocrats;sacrifice;legends|Deaths buy cards, and sacrifices shrink creatures.
Greed|{3}{B}|Enchantment||rare|leg|0.70|draw;enchantress|Black mana and two life for a card, at will.
Bloodletter of Aclazotz|{1}{B}{B}{B}|Creature — Vampire Demon|2/4|mythic|lci|20.00|lifedrain;flying|Doubles life opponents lose during your turn.
Wound Reflection|{5}{B}|Enchantment||rare|shm|6.00|lifedrain;enchantress|Opponents lose again the life they lost that turn.
Bastion of Remembrance|{2}{B}|Enchantment||uncommon|iko|2.00|liked;aristocrats;lifedrain;tokens;enchantress|Brings a Soldier and drains a life per creature of yours that dies.
Falkenrath Noble|{3}{B}|Creature — Vampire Noble|2/2|uncommon|isd|0.40|aristocrats;lifedrain;flying|Flyer that drains one for each creature's death.
Vindictive Vampire|{3}{B}|Creature — Vampire|2/3|uncommon|rna|0.20|aristocrats;lifedrain|Your other creatures' deaths drain each opponent.
Vengeful Bloodwitch|{1}{B}|Creature — Vampire Warlock|1/1|uncommon|fdn|0.40|aristocrats;lifedrain|Drains an opponent as your creatures die.
Syr Konrad, the Grim|{3}{B}{B}|Legendary Creature — Human Knight|5/4|uncommon|eld|0.70|liked;aristocrats;graveyard;mill;lifedrain;self-mill;legends|Pings foes whenever creature cards move in or out of graveyards.
Marionette Apprentice|{1}{B}|Creature — Human Artificer|1/2|uncommon|mh3|0.70|artifacts;aristocrats;treasure;lifedrain|Fabricates, and drains when artifacts or creatures of yours die.
Marionette Master|{4}{B}{B}|Creature — Human Artificer|1/3|rare|kld|2.00|artifacts;treasure;lifedrain;aristocrats|Artifacts that hit the graveyard hurt by its power.
Nadier's Nightblade|{2}{B}|Creature — Elf Warrior|1/3|uncommon|cmr|1.00|tokens;treasure;aristocrats;lifedrain|Drains one whenever a token of yours leaves.
Mirkwood Bats|{3}{B}|Creature — Bat|2/3|common|ltr|1.00|tokens;treasure;lifedrain;flying|Tokens made or sacrificed cost each opponent a life.
Attrition|{1}{B}{B}|Enchantment||rare|uds|5.00|removal;sacrifice;aristocrats;enchantress|Black mana and a creature to destroy a nonblack one.
Butcher of Malakir|{5}{B}{B}|Creature — Vampire Warrior|5/4|rare|wwk|1.00|aristocrats;sacrifice;flying;stax|Every death on your side costs each opponent a creature.
Yawgmoth, Thran Physician|{2}{B}{B}|Legendary Creature — Human Cleric|2/4|mythic|mh1|20.00|aristocrats;sacrifice;draw;counters;proliferate;legends|Pays life and a creature for a card and a -1/-1 counter.
Woe Strider|{2}{B}|Creature — Horror|3/2|rare|thb|0.50|sacrifice;aristocrats;graveyard;tokens|Sacrifice outlet with a Goat that escapes the graveyard.
Carrion Feeder|{B}|Creature — Zombie|1/1|common|scg|1.00|sacrifice;aristocrats;counters|One-drop that eats creatures to grow.
Yahenni, Undying Partisan|{2}{B}|Legendary Creature — Aetherborn Vampire|2/2|rare|aer|2.00|sacrifice;aristocrats;counters;legends|Free sacrifice outlet that makes itself indestructible.
Priest of Forgotten Gods|{1}{B}|Creature — Human Cleric|1/2|rare|rna|1.50|sacrifice;aristocrats;ramp;draw|Eats two creatures for mana, a card and an edict.
Ruthless Technomancer|{3}{B}|Creature — Human Wizard|2/4|rare|nec|2.00|treasure;sacrifice;reanimator;artifacts|Turns a creature into Treasures, and artifacts into reanimation.
Warren Soultrader|{2}{B}|Creature — Zombie Goblin Wizard|3/3|rare|mh3|8.00|sacrifice;treasure;aristocrats|Pays a life and a creature for a Treasure, any number of times.
Culling the Weak|{B}|Instant||common|exo|3.00|ramp;sacrifice;storm|Sacrifice a creature for four black mana.
Sacrifice|{B}|Instant||uncommon|lea|3.00|ramp;sacrifice|Turns a creature into black mana equal to its cost.
Cabal Ritual|{1}{B}|Instant||common|tor|2.00|ramp;storm;graveyard|A burst of three black mana, five with a full graveyard.
Songs of the Damned|{B}|Instant||common|ice|1.50|ramp;graveyard;storm;self-mill|Black mana for every creature in your graveyard.
Magus of the Coffers|{4}{B}|Creature — Human Wizard|4/4|rare|plc|1.00|ramp;big-mana|Taps for black mana equal to your Swamps, less two.
Nirkana Revenant|{4}{B}{B}|Creature — Vampire Shade|4/4|mythic|roe|10.00|ramp;big-mana|Swamps tap for double, and the mana can pump it.
Bubbling Muck|{B}|Sorcery||common|uds|3.00|ramp;storm|Every Swamp makes one extra black this turn.
Liliana of the Dark Realms|{2}{B}{B}|Legendary Planeswalker — Liliana|3|mythic|m13|4.00|walkers;ramp;removal;big-mana|Fetches Swamps and swings a creature's size by Swamp count.
Liliana, Dreadhorde General|{4}{B}{B}|Legendary Planeswalker — Liliana|6|mythic|war|10.00|walkers;tokens;draw;removal;kin-zombies;aristocrats|Makes Zombies, draws for deaths, and forces sacrifices.
Liliana of the Veil|{1}{B}{B}|Legendary Planeswalker — Liliana|3|mythic|isd|12.00|walkers;discard;removal;graveyard|Everyone discards each turn, with an edict at hand.
Liliana, Untouched by Death|{2}{B}{B}|Legendary Planeswalker — Liliana|4|mythic|m19|2.00|walkers;kin-zombies;self-mill;lifedrain|Mills for a drain and casts Zombies from the graveyard.
Sorin Markov|{3}{B}{B}{B}|Legendary Planeswalker — Sorin|4|mythic|zen|4.00|walkers;lifedrain;kin-vampires|Drains, sets a life total to ten, or controls a player.
Tinybones, Trinket Thief|{1}{B}|Legendary Creature — Skeleton Rogue|1/2|mythic|jmp|6.00|discard;draw;lifedrain;legends|Draws on turns foes discard, and hits empty hands hard.
Waste Not|{1}{B}|Enchantment||rare|m15|6.00|discard;wheels;tokens;ramp;draw;kin-zombies|Opposing discards become Zombies, mana or cards.
Bone Miser|{4}{B}|Creature — Zombie Wizard|4/4|rare|c19|4.00|discard;madness;wheels;draw;tokens|Your own discards make Zombies, mana or cards.
Archfiend of Ifnir|{3}{B}{B}|Creature — Demon|5/4|rare|akh|2.00|discard;wheels;flying;counters;madness|Cycling or discarding shrinks opposing creatures.
Dark Deal|{2}{B}|Sorcery||uncommon|frf|0.60|wheels;discard|Everyone discards their hand and draws one fewer.
Syphon Mind|{3}{B}|Sorcery||common|ons|1.00|discard;draw|Each opponent discards one and you draw that many.
Mind Twist|{X}{B}|Sorcery||rare|lea|2.00|discard;x-spells|Target player discards X cards at random.
Necrogen Mists|{2}{B}|Enchantment||rare|mrd|1.00|discard;stax;madness;enchantress|Every player discards each upkeep.
Oppression|{1}{B}{B}|Enchantment||rare|usg|8.00|discard;stax;enchantress|Casting a spell costs its player a discard.
Megrim|{2}{B}|Enchantment||uncommon|sth|0.70|discard;wheels;lifedrain;enchantress|Opponents take two damage per card they discard.
Liliana's Caress|{1}{B}|Enchantment||uncommon|m11|4.00|discard;wheels;lifedrain;enchantress|Opponents lose two life per card they discard.
Painful Quandary|{3}{B}{B}|Enchantment||rare|som|3.00|discard;lifedrain;stax;enchantress|Opponents lose five life or discard with each spell.
Rankle, Master of Pranks|{2}{B}{B}|Legendary Creature — Faerie Rogue|3/3|mythic|eld|2.00|discard;flying;draw;sacrifice;legends|Hits for any mix of discard, draw and sacrifice by everyone.
Sheoldred, Whispering One|{5}{B}{B}|Legendary Creature — Phyrexian Praetor|6/6|mythic|nph|12.00|reanimator;recursion;sacrifice;stax;legends|Revives one of yours each upkeep while foes sacrifice.
Orcish Bowmasters|{1}{B}|Creature — Orc Archer|1/1|rare|ltr|40.00|flash;removal;tokens;wheels;gc|Pings and grows an Army as opponents draw extra cards.
Underworld Dreams|{B}{B}{B}|Enchantment||uncommon|leg|2.00|wheels;group-hug;lifedrain;enchantress|Opponents take a damage for each card they draw.
Fate Unraveler|{3}{B}|Enchantment Creature — Hag|3/4|rare|bng|2.00|wheels;group-hug;enchantress|Opponents take damage as they draw.
Rotting Regisaur|{2}{B}|Creature — Zombie Dinosaur|7/6|rare|m20|2.00|discard;madness|A three-mana giant that makes you discard each upkeep.
Big Game Hunter|{1}{B}{B}|Creature — Human Rebel Assassin|1/1|uncommon|plc|0.80|madness;removal;discard|Kills a creature with power four or more; has madness.
Asylum Visitor|{1}{B}|Creature — Vampire Wizard|3/1|rare|soi|0.50|madness;discard;draw|Draws when a player's hand is empty; has madness.
Call to the Netherworld|{B}|Sorcery||common|tor|0.40|madness;recursion;discard|Regrows a black creature, free through madness.
Captivating Vampire|{1}{B}{B}|Creature — Vampire|2/2|rare|m11|8.00|theft|Vampire lord; five of them steal a creature.
Bloodline Keeper // Lord of Lineage|{2}{B}{B} // |Creature — Vampire // Creature — Vampire|3/3 // 5/5|rare|isd|10.00|transform;tokens;flying|Makes flying Vampires, then flips to lead them.
Vampire Nocturnus|{1}{B}{B}{B}|Creature — Vampire|3/3|mythic|m10|2.00|flying;topdeck|A black top card lifts all your Vampires.
Cordial Vampire|{B}{B}|Creature — Vampire|1/1|rare|mh1|5.00|counters;aristocrats|Each death puts counters on all your Vampires.
Stromkirk Condemned|{B}{B}|Creature — Vampire Horror|2/2|rare|emn|1.50|discard;madness|Discards to pump your Vampires once a turn.
Sanctum Seeker|{2}{B}{B}|Creature — Vampire Knight|3/4|rare|xln|1.00|lifedrain;lifegain|Every attacking Vampire drains one.
Sanguine Bond|{3}{B}{B}|Enchantment||rare|m10|4.00|lifegain;lifedrain;enchantress|Life you gain is life an opponent loses.
Exquisite Blood|{4}{B}|Enchantment||rare|avr|20.00|lifegain;lifedrain;enchantress|You gain whatever life opponents lose.
Vito, Thorn of the Dusk Rose|{2}{B}|Legendary Creature — Vampire Cleric|1/3|rare|m21|8.00|lifegain;lifedrain;legends|Your life gain drains an opponent; can give lifelink.
Defiant Bloodlord|{5}{B}{B}|Creature — Vampire|4/5|rare|bfz|0.70|lifegain;lifedrain;flying|Flyer that makes an opponent lose what you gain.
Marauding Blight-Priest|{2}{B}|Creature — Vampire Cleric|3/2|common|znr|0.40|lifegain;lifedrain|Gaining life costs each opponent one.
Twilight Prophet|{2}{B}{B}|Creature — Vampire Cleric|2/4|mythic|rix|5.00|draw;lifedrain;flying|With the blessing, draws and drains each upkeep.
Bloodthirsty Conqueror|{3}{B}{B}|Creature — Vampire Knight|5/5|mythic|fdn|12.00|lifegain;lifedrain;flying|Deathtouch flyer that gains you the life foes lose.
Torment of Hailfire|{X}{B}{B}|Sorcery||rare|hou|10.00|x-spells;big-mana;discard;lifedrain|X times, each foe sacrifices, discards or loses three.
Kokusho, the Evening Star|{4}{B}{B}|Legendary Creature — Dragon Spirit|5/5|rare|chk|5.00|lifedrain;flying;aristocrats;legends;reanimator|Dies to drain five from every opponent.
Cemetery Reaper|{1}{B}{B}|Creature — Zombie|2/2|rare|m10|1.50|tokens;graveyard|Zombie lord that turns dead creatures into more.
Lord of the Accursed|{2}{B}|Creature — Zombie|2/3|uncommon|akh|0.50||Boosts Zombies and can give them menace.
Undead Warchief|{2}{B}{B}|Creature — Zombie|1/1|uncommon|scg|2.00||Zombies cost less and hit harder.
Zombie Master|{1}{B}{B}|Creature — Zombie|2/3|rare|lea|3.00|unblockable|Other Zombies swampwalk and regenerate.
Diregraf Colossus|{2}{B}|Creature — Zombie Giant|2/2|rare|soi|2.00|tokens;counters;graveyard|Zombie spells each add a Zombie token.
Undead Augur|{B}{B}|Creature — Zombie Wizard|2/2|uncommon|mh1|2.00|draw;aristocrats|Draws whenever a Zombie of yours dies.
Plague Belcher|{2}{B}|Creature — Zombie Beast|5/4|rare|akh|0.70|lifedrain;aristocrats;counters|Big body; other Zombies dying hurts each opponent.
Endless Ranks of the Dead|{2}{B}{B}|Enchantment||rare|isd|4.00|kin-zombies;tokens;enchantress|Half as many new Zombies each upkeep.
Army of the Damned|{5}{B}{B}{B}|Sorcery||mythic|isd|1.00|kin-zombies;tokens;big-mana|Thirteen tapped Zombies; flashback for more.
Josu Vess, Lich Knight|{2}{B}{B}|Legendary Creature — Zombie Knight|4/5|rare|dom|0.60|tokens;big-mana;legends|Kicked, brings eight 2/2 Zombie Knights.
Open the Graves|{3}{B}{B}|Enchantment||rare|m15|1.00|kin-zombies;tokens;aristocrats;enchantress|Nontoken creatures of yours die into Zombies.
Rat Colony|{1}{B}|Creature — Rat|2/1|common|dom|1.50||Any number allowed, each stronger per other Rat.
Relentless Rats|{1}{B}{B}|Creature — Rat|2/2|uncommon|5dn|1.00||Any number allowed, each pumping the rest.
Piper of the Swarm|{1}{B}|Creature — Human Warlock|1/3|rare|eld|0.70|kin-rats;tokens;theft;sacrifice|Makes Rats with menace and trades three for a creature.
Marrow-Gnawer|{3}{B}{B}|Legendary Creature — Rat Rogue|2/3|rare|chk|8.00|tokens;sacrifice;legends|Gives Rats fear and multiplies them.
Phyrexian Crusader|{1}{B}{B}|Creature — Phyrexian Zombie Knight|2/2|rare|mbs|1.50|infect;protection|First striking infect body safe from red and white.
Plague Stinger|{1}{B}|Creature — Phyrexian Insect Horror|1/1|common|som|0.60|infect;flying;poison|A cheap flyer with infect.
Phyresis|{1}{B}|Enchantment — Aura||common|mbs|1.00|infect;auras;voltron;poison|Gives a creature infect.
Vraska, Betrayal's Sting|{4}{B}{B/P}|Legendary Planeswalker — Vraska|6|mythic|one|3.00|walkers;infect;poison;proliferate;draw;removal|Draws and proliferates, or fills a player up on poison.
Kaya's Ghostform|{B}|Enchantment — Aura||common|war|0.50|auras;protection;recursion|Brings its creature or walker back if it dies or is exiled.
Imp's Mischief|{1}{B}|Instant||rare|plc|6.00|liked;protection|Redirects a spell for life equal to its cost.
Undying Malice|{B}|Instant||common|vow|0.40|recursion;protection;counters;aristocrats|A creature that dies this turn returns with a counter.
Go for the Throat|{1}{B}|Instant||uncommon|mbs|1.50|staple;removal|Destroys a nonartifact creature.
Deadly Rollick|{3}{B}|Instant||rare|c20|10.00|liked;removal|Exiles a creature, free while your commander is out.
Snuff Out|{3}{B}|Instant||common|mmq|3.00|removal|Kills a nonblack creature, for four life if you like.
Slaughter Pact|{0}|Instant||rare|fut|5.00|removal;ci=B|Kills a nonblack creature now, with payment next upkeep.
Hero's Downfall|{1}{B}{B}|Instant||rare|ths|0.50|removal|Destroys a creature or planeswalker.
Bloodchief's Thirst|{B}|Sorcery||uncommon|znr|0.50|removal|Kills a cheap creature or walker, or any if kicked.
Vraska's Contempt|{2}{B}{B}|Instant||rare|xln|0.50|removal;lifegain|Exiles a creature or walker and gains two life.
Baleful Mastery|{3}{B}|Instant||rare|stx|1.00|removal;politics|Exiles a creature or walker, cheaper if an opponent draws.
In Garruk's Wake|{7}{B}{B}|Sorcery||rare|m15|0.70|sweeper;removal;big-mana|One-sided wipe of opposing creatures and walkers.
Decree of Pain|{6}{B}{B}|Sorcery||rare|scg|0.80|sweeper;draw;big-mana|Kills all creatures and draws for each; can be cycled.
Black Sun's Zenith|{X}{B}{B}|Sorcery||rare|mbs|2.00|sweeper;counters;x-spells|X -1/-1 counters on every creature, then reshuffles.
Mutilate|{2}{B}{B}|Sorcery||rare|tor|1.00|sweeper|Shrinks all creatures by your Swamp count.
The Meathook Massacre|{X}{B}{B}|Legendary Enchantment||mythic|mid|20.00|liked;sweeper;aristocrats;lifedrain;x-spells;enchantress|Shrinks creatures by X, then drains as they die.
Kindred Dominance|{5}{B}{B}|Sorcery||rare|c17|6.00|sweeper;kin-vampires;kin-zombies;kin-demons|Destroys creatures not of the chosen type.
Contamination|{2}{B}|Enchantment||rare|usg|8.00|stax;sacrifice;mass-land-denial;enchantress|Lands make only black mana as long as you feed it creatures.
Murderous Rider // Swift End|{1}{B}{B} // {1}{B}{B}|Creature — Zombie Knight // Instant — Adventure|2/3|rare|eld|1.00|adventure;removal;lifegain|Kills a creature or walker, then a lifelinking body.
Invasion of Innistrad // Deluge of the Dead|{2}{B}{B} // |Battle — Siege // Enchantment|5|mythic|mom|0.70|transform;flash;removal;kin-zombies;tokens|Kills a creature at flash speed, later brings Zombies.
The Eldest Reborn|{4}{B}|Enchantment — Saga||uncommon|dom|0.40|sagas;reanimator;discard;sacrifice;removal|Sacrifice, discard, then steal from any graveyard.
Phyrexian Scriptures|{2}{B}{B}|Enchantment — Saga||mythic|dom|0.70|sagas;sweeper;counters;artifacts|Spares an artifact creature, wipes the others, exiles graveyards.
Tymaret Calls the Dead|{2}{B}|Enchantment — Saga||rare|thb|0.30|sagas;kin-zombies;self-mill;tokens;lifegain|Mills to make Zombies, then gains life and scries.
Dauthi Voidwalker|{B}{B}|Creature — Dauthi Rogue|3/2|rare|mh2|8.00|graveyard;unblockable;theft;stax|Exiles what would hit foes' graveyards and casts one free.
Champion of Dusk|{3}{B}{B}|Creature — Vampire Knight|4/4|rare|rix|2.00|draw;kin-vampires|Draws a card for each Vampire, at a life apiece.
Indulgent Aristocrat|{B}|Creature — Vampire Noble|1/1|uncommon|soi|1.00|sacrifice;counters;kin-vampires|Feeds a creature to all Vampires for a counter each.
Olivia's Wrath|{4}{B}|Sorcery||rare|voc|1.50|sweeper;kin-vampires|Shrinks all non-Vampires by the number of your Vampires.
Throat Slitter|{4}{B}|Creature — Rat Ninja|2/2|uncommon|bok|0.60|ninjutsu;removal;kin-ninjas|Each hit destroys a nonblack creature of the victim.
Changeling Outcast|{B}|Creature — Shapeshifter|1/1|common|mh1|0.60|unblockable;kin-ninjas|Of every creature type, cannot be blocked and cannot block.
Plaguecrafter|{2}{B}|Creature — Human Shaman|3/2|uncommon|grn|0.60|sacrifice;removal;aristocrats|Everyone gives up a creature or planeswalker, or discards.
Fleshbag Marauder|{2}{B}|Creature — Zombie Warrior|3/1|uncommon|ala|0.30|sacrifice;removal;aristocrats|Each player gives up a creature.
Darkest Hour|{B}|Enchantment||rare|usg|6.00|aristocrats;enchantress|All creatures are black.
Disciple of the Vault|{B}|Creature — Human Cleric|1/1|common|mrd|0.60|artifacts;lifedrain;aristocrats|An opponent loses a life for each artifact put into a graveyard.
Stitcher's Supplier|{B}|Creature — Zombie|1/1|uncommon|m19|1.00|self-mill;graveyard|Mills three when it comes and when it dies.
Geralf's Messenger|{B}{B}{B}|Creature — Zombie|3/2|rare|dka|2.00|aristocrats;lifedrain;counters|An opponent loses two each time it arrives, and it returns once.
Tetzimoc, Primal Death|{4}{B}{B}|Legendary Creature — Elder Dinosaur|6/6|rare|rix|1.00|sweeper;kin-dinosaurs;legends|Marks its prey from the hand and destroys it on arrival.
Forerunner of the Coalition|{2}{B}|Creature — Human Pirate|2/2|uncommon|rix|0.30|tutor;lifedrain;kin-pirates|Puts a Pirate on top and drains as others come aboard.
Rakish Crew|{2}{B}|Enchantment||uncommon|otj|0.30|aristocrats;lifedrain;enchantress|A Mercenary arrives, and fallen outlaws drain each opponent.
Death Baron|{1}{B}{B}|Creature — Zombie Wizard|2/2|rare|ala|4.00|kin-zombies;kin-skeletons|Skeletons and other Zombies gain deathtouch and +1/+1.
Lord of the Undead|{1}{B}{B}|Creature — Zombie|2/2|rare|pls|12.00|recursion;kin-zombies|Lifts other Zombies and returns them to hand.
Drana, Liberator of Malakir|{1}{B}{B}|Legendary Creature — Vampire Ally|2/3|mythic|bfz|2.00|counters;flying;kin-vampires;legends|Hits first, then gives every attacker a counter.
Court of Ambition|{2}{B}{B}|Enchantment||rare|cmr|1.00|monarch;discard;enchantress|Opponents discard or lose life, twice over under your rule.
Custodi Lich|{3}{B}{B}|Creature — Zombie Cleric|4/2|rare|cn2|0.80|monarch;removal;sacrifice|Crowning yourself costs a player a creature.
Skithiryx, the Blight Dragon|{3}{B}{B}|Legendary Creature — Phyrexian Dragon Skeleton|4/4|mythic|som|12.00|infect;poison;flying;voltron;legends|A flying infector with haste and regeneration for black mana.
Tainted Strike|{B}|Instant||common|som|0.60|infect;poison|One creature gets +1/+0 and infects this turn.
Living End||Sorcery||rare|tsp|8.00|ci=B;suspend;reanimator;sweeper;graveyard|Swaps all creatures with the graveyards.
Azra Smokeshaper|{3}{B}|Creature — Azra Ninja|3/3|common|mh1|0.20|ninjutsu;protection;kin-ninjas|Makes a creature indestructible for the turn it sneaks in.
Nashi, Moon Sage's Scion|{1}{B}{B}|Legendary Creature — Rat Ninja|3/2|mythic|neo|2.00|ninjutsu;theft;topdeck;kin-ninjas;kin-rats;legends|Hits exile every top card, one of which you may play.
Biting-Palm Ninja|{2}{B}|Creature — Human Ninja|3/3|rare|neo|0.40|ninjutsu;discard;kin-ninjas|Hits with menace strip the best card from a hand.
Never // Return|{1}{B}{B} // {3}{B}|Sorcery // Sorcery||rare|akh|0.60|aftermath;removal;tokens;kin-zombies|Destroys a creature or planeswalker; later a Zombie for an exiled card.
Silversmote Ghoul|{2}{B}|Creature — Zombie Vampire|3/1|uncommon|m21|0.30|lifegain;graveyard;draw;sacrifice|Comes back after three life gained and dies for a card.
`;
