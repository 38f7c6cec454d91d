/** Red cards; columns as in commanders.data.ts. */
export const RED_CARDS = `
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
Underworld Breach|{1}{R}|Enchantment||rare|thb|14.00|recursion;graveyard;storm;self-mill;gc|Casts spells from your graveyard this turn by exiling other cards.
Gamble|{R}|Sorcery||rare|usg|12.00|liked;tutor;graveyard;gc|Finds any card, then discards one from hand at random.
Seething Song|{2}{R}|Instant||common|mrd|1.00|ramp;storm;spells|Burst of five red mana.
Pyretic Ritual|{1}{R}|Instant||common|m11|1.00|ramp;storm;spells|Small burst of red mana.
Desperate Ritual|{1}{R}|Instant — Arcane||common|chk|1.50|ramp;storm;spells|Small burst of red mana that can be spliced.
Rite of Flame|{R}|Sorcery||common|csp|2.00|ramp;storm;spells|Cheap mana burst that grows with copies in graveyards.
Mana Geyser|{3}{R}{R}|Sorcery||common|5dn|5.00|ramp;storm;x-spells;big-mana|Red mana for every tapped land opponents control.
Blood Moon|{2}{R}|Enchantment||rare|drk|10.00|stax;mass-land-denial|Turns every nonbasic land into a Mountain.
Magus of the Moon|{2}{R}|Creature — Human Wizard|2/2|rare|fut|4.00|stax;mass-land-denial|A body that makes nonbasic lands into Mountains.
Ruination|{3}{R}|Sorcery||rare|sth|5.00|mass-land-denial;stax|Destroys all nonbasic lands.
Jokulhaups|{4}{R}{R}|Sorcery||rare|ice|2.00|sweeper;mass-land-denial|Wipes artifacts, creatures and lands.
Obliterate|{6}{R}{R}|Sorcery||rare|inv|4.00|sweeper;mass-land-denial|Uncounterable wipe of artifacts, creatures and lands.
Price of Progress|{1}{R}|Instant||common|exo|4.00||Burns each player for their nonbasic lands.
Pyroblast|{R}|Instant||common|ice|1.50|liked;counterspell;removal|Counters or destroys something if it is blue.
Red Elemental Blast|{R}|Instant||common|lea|2.00|counterspell;removal|Stops a blue spell or destroys a blue permanent.
Tibalt's Trickery|{1}{R}|Instant||rare|khm|4.00|liked;counterspell;chaos|Counters a spell but its owner gets a random replacement.
Bolt Bend|{3}{R}|Instant||uncommon|war|4.00|protection;spells|Redirects a spell or ability, cheaply with a big creature out.
Red Sun's Twilight|{X}{R}{R}|Sorcery||rare|one|1.00|removal;artifacts;x-spells;tokens|Destroys several artifacts and may copy them for a turn.
Untimely Malfunction|{1}{R}|Instant||uncommon|dsk|2.00|liked;protection;removal|Breaks an artifact, redirects a spell, or stops blockers.
Abrade|{1}{R}|Instant||uncommon|hou|0.50|liked;removal|Three damage to a creature or destroys an artifact.
Shattering Spree|{R}|Sorcery||uncommon|gpt|1.50|removal;spells|Destroys one artifact for each red mana spent.
By Force|{X}{R}|Sorcery||uncommon|akh|1.00|removal;x-spells|Destroys several artifacts at once.
Meltdown|{X}{R}|Sorcery||uncommon|usg|2.00|removal;sweeper;x-spells|Destroys all cheap artifacts.
Brotherhood's End|{1}{R}{R}|Sorcery||rare|bro|1.00|sweeper;removal|Damages all creatures or breaks all cheap artifacts.
Anger of the Gods|{1}{R}{R}|Sorcery||rare|ths|1.00|sweeper|Three damage to each creature, exiling those that die.
Chain Reaction|{2}{R}{R}|Sorcery||rare|wwk|0.70|liked;sweeper|Damages each creature by the number of creatures.
Hour of Devastation|{3}{R}{R}|Sorcery||rare|hou|1.50|sweeper|Strips indestructible and deals five to creatures and walkers.
Star of Extinction|{5}{R}{R}|Sorcery||mythic|xln|1.50|sweeper;removal|Destroys a land and deals twenty to all creatures and walkers.
Magmaquake|{X}{R}{R}|Instant||rare|m13|0.50|sweeper;x-spells|Instant burn to all ground creatures and planeswalkers.
Starstorm|{X}{R}{R}|Instant||rare|ons|0.70|sweeper;x-spells|Instant damage of any size to all creatures.
Rolling Earthquake|{X}{R}|Sorcery||rare|ptk|30.00|sweeper;x-spells|Burns players and creatures without horsemanship.
Crackle with Power|{X}{X}{X}{R}{R}|Sorcery||mythic|stx|3.00|x-spells;big-mana;removal;spells|Massive burn spread over several targets.
Comet Storm|{X}{R}{R}|Instant||mythic|wwk|0.50|x-spells;big-mana;removal|Multikicked fireball at instant speed.
Fireball|{X}{R}|Sorcery||common|lea|0.30|x-spells;removal|Scalable burn divided evenly.
Delayed Blast Fireball|{1}{R}{R}|Instant||rare|clb|2.00|liked;sweeper|One-sided damage, much larger when foretold.
Mizzium Mortars|{1}{R}|Sorcery||rare|rtr|0.50|removal;sweeper|Four damage to one creature, or overloaded to all enemy ones.
Mizzix's Mastery|{3}{R}|Sorcery||rare|c15|5.00|recursion;spells;graveyard|Recasts instants and sorceries from the graveyard.
Reiterate|{1}{R}{R}|Instant||rare|tsp|12.00|spells;clones;storm|Copies a spell and can be bought back.
Reverberate|{R}{R}|Instant||rare|m11|1.50|spells;clones|Copies an instant or sorcery.
Fork|{R}{R}|Instant||rare|lea|4.00|spells;clones|Copies an instant or sorcery.
Increasing Vengeance|{R}{R}|Instant||rare|dka|3.00|spells;clones;graveyard|Copies your spell once, or twice from the graveyard.
Dualcaster Mage|{1}{R}{R}|Creature — Human Wizard|2/2|rare|c14|1.00|spells;clones;flash|Flashes in and copies a spell.
Heat Shimmer|{2}{R}|Sorcery||rare|lrw|4.00|clones;tokens|Hasty temporary copy of a creature.
Twinflame|{1}{R}|Sorcery||rare|jou|2.00|clones;tokens|Hasty temporary copies of your creatures.
Molten Duplication|{1}{R}|Sorcery||mythic|big|5.00|clones;tokens;artifacts|Hasty temporary copy of your artifact or creature.
Electroduplicate|{2}{R}|Sorcery||rare|fdn|1.00|clones;tokens;graveyard|Hasty temporary copy of a creature, with flashback.
Splinter Twin|{2}{R}{R}|Enchantment — Aura||rare|roe|5.00|clones;auras;tokens|Lets a creature tap to make hasty copies of itself.
Fable of the Mirror-Breaker // Reflection of Kiki-Jiki|{2}{R} // |Enchantment — Saga // Enchantment Creature — Goblin Shaman| // 2/2|rare|neo|5.00|transform;sagas;draw;treasure;tokens;clones|Makes a goblin, filters your hand, then copies creatures.
Delina, Wild Mage|{3}{R}|Legendary Creature — Elf Shaman|3/2|rare|afr|1.00|clones;tokens;chaos|Attacks and rolls a die to copy your creature.
Jaxis, the Troublemaker|{3}{R}|Legendary Creature — Human Warrior|2/3|rare|snc|1.00|clones;tokens;discard;sacrifice|Discards to make a hasty copy that draws when it dies.
Feldon of the Third Path|{1}{R}{R}|Legendary Creature — Human Artificer|2/3|mythic|c14|1.00|reanimator;artifacts;graveyard;clones|Makes temporary artifact copies of dead creatures.
Imperial Recruiter|{2}{R}|Creature — Human Advisor|1/1|mythic|ptk|6.00|liked;tutor;blink|Finds a creature with low power.
Goblin Recruiter|{1}{R}|Creature — Goblin|1/1|uncommon|vis|8.00|tutor;topdeck|Stacks any number of goblins on top of your library.
Goblin Engineer|{1}{R}|Creature — Goblin Artificer|1/2|rare|mh1|2.00|tutor;artifacts;graveyard;recursion|Buries an artifact, then swaps artifacts from the graveyard.
Goblin Welder|{R}|Creature — Goblin Artificer|1/1|rare|ulg|15.00|artifacts;graveyard;recursion;reanimator|Swaps an artifact in play with one in a graveyard.
Daretti, Scrap Savant|{3}{R}|Legendary Planeswalker — Daretti|3|mythic|c14|3.00|walkers;artifacts;wheels;graveyard;recursion;lead|Rummages and brings artifacts back from the graveyard.
Scrap Mastery|{3}{R}{R}|Sorcery||rare|c14|3.00|artifacts;graveyard;recursion;reanimator|Swaps artifacts in play with those in graveyards.
Hoarding Dragon|{3}{R}{R}|Creature — Dragon|4/4|rare|m11|0.70|tutor;artifacts;flying|Stashes an artifact from your library until it dies.
Conspicuous Snoop|{R}{R}|Creature — Goblin Rogue|2/2|rare|m21|2.00|topdeck;draw|Plays goblins from the top of your library.
Goblin Lackey|{R}|Creature — Goblin|1/1|uncommon|usg|2.00||Connects to drop a goblin into play for free.
Goblin Piledriver|{1}{R}|Creature — Goblin Warrior|1/2|rare|ons|1.50||Grows with each other attacking goblin.
Goblin Ringleader|{3}{R}|Creature — Goblin|2/2|uncommon|apc|0.70|draw;blink|Hasty goblin that collects goblins from the top four.
Goblin King|{1}{R}{R}|Creature — Goblin|2/2|rare|lea|1.50||Buffs goblins and lets them slip past Mountains.
Goblin Trashmaster|{2}{R}{R}|Creature — Goblin Warrior|3/3|rare|m19|4.00|removal;sacrifice|Goblin lord that trades goblins for enemy artifacts.
Rundvelt Hordemaster|{1}{R}|Creature — Goblin Warrior|1/1|rare|dmu|2.00|draw|Cheap goblin lord that replaces dying goblins.
Muxus, Goblin Grandee|{4}{R}{R}|Legendary Creature — Goblin Noble|4/4|rare|jmp|6.00|topdeck;legends|Puts cheap goblins from the top six into play.
Pashalik Mons|{2}{R}|Legendary Creature — Goblin Warrior|2/2|rare|mh1|2.00|aristocrats;sacrifice;tokens;kin-goblins|Pings when goblins die and splits one goblin into two.
Goblin Rabblemaster|{2}{R}|Creature — Goblin Warrior|2/2|rare|m15|1.00|tokens|Makes an attacking goblin every turn.
Legion Warboss|{2}{R}|Creature — Goblin Soldier|2/2|rare|grn|0.70|tokens|Makes a hasty goblin each combat.
Beetleback Chief|{2}{R}{R}|Creature — Goblin Warrior|2/2|uncommon|pc2|0.50|tokens;blink|Brings two goblins along.
Mogg War Marshal|{1}{R}|Creature — Goblin Warrior|1/1|common|tsp|0.50|tokens;aristocrats|Two goblins for two mana, and another when it dies.
Empty the Warrens|{3}{R}|Sorcery||common|tsp|0.50|storm;tokens;goblins;spells|Storm of goblin pairs.
Grapeshot|{1}{R}|Sorcery||common|tsp|0.70|storm;spells;removal|Storm of one-damage shots.
Brightstone Ritual|{R}|Instant||common|ons|0.50|ramp;goblins;storm|Red mana for each goblin in play.
Treasure Nabber|{2}{R}|Creature — Goblin Rogue|3/2|rare|c18|6.00|theft;artifacts;ramp|Borrows the mana rocks opponents tap.
Professional Face-Breaker|{2}{R}|Creature — Human Warrior|2/3|rare|snc|8.00|liked;treasure;draw;ramp|Treasure when you connect, and treasures become cards.
Captain Lannery Storm|{2}{R}|Legendary Creature — Human Pirate|2/2|rare|xln|0.50|treasure;legends|Hasty pirate that makes treasure and grows from spending it.
Xorn|{2}{R}|Creature — Elemental|3/2|rare|afr|6.00|treasure;ramp|Every time you make treasures you get one extra.
Goldspan Dragon|{3}{R}{R}|Creature — Dragon|4/4|mythic|khm|8.00|treasure;ramp;flying|Hasty dragon that makes treasures worth double.
Unexpected Windfall|{2}{R}{R}|Instant||common|afr|0.70|draw;treasure;discard;ramp|Trades a card for two cards and two treasures.
Brass's Bounty|{6}{R}|Sorcery||rare|rix|2.00|ramp;treasure;big-mana|A treasure for each land you control.
Seven Dwarves|{2}{R}|Creature — Dwarf|2/2|common|eld|2.00||Grows with namesakes and allows up to seven in a deck.
Birgi, God of Storytelling // Harnfel, Horn of Bounty|{2}{R} // {4}{R}|Legendary Creature — God // Legendary Artifact|3/3 // |rare|khm|6.00|liked;mdfc;storm;spells;ramp;draw|Each spell you cast refunds red mana, or discards become cards.
Runaway Steam-Kin|{1}{R}|Creature — Elemental|1/1|rare|grn|1.50|ramp;spells;counters;storm|Grows with red spells, then bursts into mana.
Neheb, Dreadhorde Champion|{2}{R}{R}|Legendary Creature — Zombie Minotaur Warrior|5/4|rare|war|2.00|wheels;discard;ramp;draw|Trampler that turns discards into cards and mana.
Braid of Fire|{1}{R}|Enchantment||rare|csp|8.00|ramp;big-mana|Growing red mana on each upkeep.
Mana Flare|{2}{R}|Enchantment||rare|lea|5.00|ramp;group-hug;big-mana|Lands tap for double for everybody.
Fiery Emancipation|{3}{R}{R}{R}|Enchantment||mythic|m21|12.00|liked|Triples the damage from your sources.
Torbran, Thane of Red Fell|{1}{R}{R}{R}|Legendary Creature — Dwarf Noble|2/4|rare|eld|5.00|legends|Your red sources hit opponents harder.
Solphim, Mayhem Dominus|{2}{R}{R}|Legendary Creature — Phyrexian Horror|5/4|mythic|one|4.00|legends;discard|Doubles your noncombat damage to opponents.
Fiendish Duo|{4}{R}{R}|Creature — Devil|5/5|mythic|gn2|4.00|big-mana|First striker that doubles damage to opponents.
City on Fire|{5}{R}{R}{R}|Enchantment||rare|mom|6.00|big-mana|Convoked tripling of your damage.
Gratuitous Violence|{2}{R}{R}{R}|Enchantment||rare|ons|1.00|voltron|Your creatures deal double damage.
Terror of the Peaks|{3}{R}{R}|Creature — Dragon|5/4|mythic|m21|20.00|liked;flying;removal;blink|Each entering creature throws its power as damage.
Warstorm Surge|{5}{R}|Enchantment||rare|m12|1.00|removal;tokens;blink|Entering creatures deal their power as damage.
Pandemonium|{3}{R}|Enchantment||rare|exo|3.00|chaos;group-hug;removal|Everyone's entering creatures deal their power as damage.
Outpost Siege|{3}{R}|Enchantment||rare|frf|0.50|draw;aristocrats|Either extra cards each turn or pings when creatures leave.
Valakut Exploration|{2}{R}|Enchantment||rare|znr|3.00|landfall;draw|Landfall exiles cards to play and burns with leftovers.
Reforge the Soul|{3}{R}{R}|Sorcery||rare|avr|3.00|wheels;draw;discard|Everyone refreshes to seven cards, cheap off the top.
Wheel of Misfortune|{2}{R}|Sorcery||rare|cmr|4.00|wheels;draw;politics;chaos|Secret bids of life decide who gets a fresh hand.
Magus of the Wheel|{2}{R}|Creature — Human Wizard|3/3|rare|c15|4.00|wheels;draw;discard|Sacrifices itself for a fresh hand for everyone.
Dragon Mage|{5}{R}{R}|Creature — Dragon Wizard|5/5|rare|scg|2.00|wheels;flying;draw|Connecting gives every player a fresh hand.
Knollspine Dragon|{5}{R}{R}|Creature — Dragon|7/5|rare|shm|1.50|draw;flying|Swaps your hand for cards equal to damage dealt.
Glint-Horn Buccaneer|{1}{R}{R}|Creature — Minotaur Pirate|2/4|rare|m20|6.00|discard;wheels;draw|Pings everyone whenever you discard.
Thrill of Possibility|{1}{R}|Instant||common|eld|0.30|draw;discard;spells|Discards one card to draw two at instant speed.
Light Up the Stage|{2}{R}|Sorcery||uncommon|rna|0.70|draw;spells|Exiles two cards to play soon, cheap after damage.
Reckless Impulse|{1}{R}|Sorcery||common|vow|0.50|draw;spells|Exiles two cards that stay playable through next turn.
Ignite the Future|{3}{R}|Sorcery||rare|c19|1.00|draw;spells;graveyard|Exiles three cards to play, free when flashed back.
Vance's Blasting Cannons // Spitfire Bastion|{3}{R} // |Legendary Enchantment // Legendary Land| // |rare|xln|0.70|transform;draw;storm|Extra card each upkeep, becomes a burn land after three spells.
Experimental Frenzy|{3}{R}|Enchantment||rare|grn|1.00|draw;topdeck;storm|Plays everything from your library's top but not your hand.
Laelia, the Blade Reforged|{2}{R}|Legendary Creature — Spirit Warrior|2/2|rare|c21|2.00|draw;counters;legends|Hasty attacker that exiles cards to play and grows.
Stolen Strategy|{4}{R}|Enchantment||rare|bbd|2.00|theft;draw|Plays cards off each opponent's library.
Insurrection|{5}{R}{R}{R}|Sorcery||rare|ons|3.00|liked;theft|Takes every creature for one huge attack.
Mob Rule|{4}{R}{R}|Sorcery||rare|frf|1.00|theft|Borrows all large or all small creatures.
Hellkite Tyrant|{4}{R}{R}|Creature — Dragon|6/5|mythic|gtc|6.00|theft;artifacts;flying|Connecting steals all artifacts, and twenty win the game.
Hellkite Charger|{4}{R}{R}|Creature — Dragon|5/5|rare|zen|2.00|extra-combat;flying|Pays mana for extra combats when attacking.
Utvara Hellkite|{6}{R}{R}|Creature — Dragon|6/6|mythic|rtr|5.00|tokens;flying|Each attacking dragon makes another dragon.
Scourge of Valkas|{2}{R}{R}{R}|Creature — Dragon|4/4|mythic|m14|2.00|flying;removal|Arriving dragons deal damage per dragon you have.
Dragon Tempest|{1}{R}|Enchantment||uncommon|dtk|2.00|kin-dragons;flying;removal|Gives flyers haste and arriving dragons deal damage.
Dragonlord's Servant|{1}{R}|Creature — Goblin Shaman|1/3|uncommon|dtk|0.50|kin-dragons;ramp|Dragons cost less.
Dragonspeaker Shaman|{1}{R}{R}|Creature — Human Barbarian Shaman|2/2|uncommon|scg|1.00|kin-dragons;ramp|Dragons cost two less.
Lathliss, Dragon Queen|{4}{R}{R}|Legendary Creature — Dragon|6/6|rare|m19|3.00|tokens;flying;legends|Nontoken dragons bring dragon tokens along.
Ancient Copper Dragon|{4}{R}{R}|Creature — Elder Dragon|6/5|mythic|clb|50.00|treasure;flying;ramp|Connecting rolls a d20 for that many treasures.
Balefire Dragon|{5}{R}{R}|Creature — Dragon|6/6|mythic|isd|10.00|sweeper;flying|Connecting burns the defender's whole board.
Inferno Titan|{4}{R}{R}|Creature — Giant|6/6|mythic|m11|0.70|removal|Splits three damage on entering and attacking.
Combat Celebrant|{2}{R}|Creature — Human Warrior|4/1|mythic|akh|4.00|extra-combat|Exerts for an extra combat.
Aggravated Assault|{2}{R}|Enchantment||rare|ons|15.00|liked;extra-combat|Pays mana to untap creatures for another combat.
Relentless Assault|{2}{R}{R}|Sorcery||rare|vis|1.50|extra-combat|One extra combat with untapped attackers.
World at War|{3}{R}{R}|Sorcery||rare|roe|2.00|extra-combat|Extra combat this turn and again next turn.
Scourge of the Throne|{4}{R}{R}|Creature — Dragon|5/5|mythic|cns|5.00|extra-combat;flying;counters;politics|Attacking the leader grants another combat.
Port Razer|{3}{R}{R}|Creature — Orc Pirate|4/4|mythic|cmr|3.00|extra-combat|Connecting untaps your team for another combat.
Moraug, Fury of Akoum|{4}{R}{R}|Legendary Creature — Minotaur Warrior|6/6|mythic|znr|8.00|extra-combat;landfall;legends|Landfall in your main phase adds combats.
Disrupt Decorum|{2}{R}{R}|Sorcery||rare|c18|5.00|liked;goad;politics|Goads every creature you do not control.
Bothersome Quasit|{2}{R}|Creature — Demon|3/2|rare|clb|0.70|goad;spells|Goaded creatures cannot block and spells goad more.
Vengeful Ancestor|{2}{R}{R}|Creature — Spirit Dragon|3/4|rare|afc|2.00|goad;flying|Goads creatures and burns those who attack while goaded.
Curse of Opulence|{R}|Enchantment — Aura Curse||uncommon|c17|10.00|politics;ramp;auras;artifacts|Attacking the cursed player gives out gold.
Possibility Storm|{3}{R}{R}|Enchantment||rare|dgm|3.00|chaos;stax|Swaps every spell from hand for a random one of its type.
Thieves' Auction|{4}{R}{R}{R}|Sorcery||rare|mmq|4.00|chaos;theft|Everyone drafts all nontoken permanents anew.
Warp World|{5}{R}{R}{R}|Sorcery||rare|rav|1.00|chaos;tokens|Shuffles all permanents into fresh random ones.
Scrambleverse|{6}{R}{R}|Sorcery||rare|m12|0.70|chaos;theft|Randomly reassigns nonland permanents.
Confusion in the Ranks|{3}{R}{R}|Enchantment||rare|mrd|4.00|chaos;theft|Entering permanents trade places with others.
Electrodominance|{X}{R}{R}|Instant||rare|rna|3.00|removal;x-spells;flash|Burns and lets you cast something free.
Fury|{3}{R}{R}|Creature — Elemental Incarnation|3/3|mythic|mh2|8.00|removal;blink|Splits four damage, free by pitching a red card.
Sneak Attack|{3}{R}|Enchantment||rare|usg|8.00|reanimator;big-mana;sacrifice|Cheaply drops creatures from hand for one attack.
Through the Breach|{4}{R}|Instant — Arcane||rare|chk|4.00|reanimator|Drops a hasty creature from hand for one turn.
Squee, Goblin Nabob|{2}{R}|Legendary Creature — Goblin|1/1|rare|mmq|1.00|discard;recursion;madness;legends|Keeps coming back to hand each upkeep.
Anger|{3}{R}|Creature — Incarnation|2/2|uncommon|jud|1.50|graveyard;self-mill;reanimator|From the graveyard gives your team haste.
Rising of the Day|{2}{R}|Enchantment||uncommon|ltr|1.00|tokens;legends|Your creatures have haste and legends hit harder.
Ogre Battledriver|{2}{R}{R}|Creature — Ogre Warrior|3/3|rare|m14|1.00|tokens;blink|Other entering creatures get a power boost and haste.
Hellrider|{2}{R}{R}|Creature — Devil|4/3|rare|dka|1.00|tokens|Your attackers ping the defending player.
Hero of Oxid Ridge|{2}{R}{R}|Creature — Human Knight|4/2|mythic|mbs|0.70|tokens|Pumps attackers and stops small blockers.
Shared Animosity|{2}{R}|Enchantment||rare|mor|12.00|tokens|Attackers grow with others sharing a type.
Goblin Sharpshooter|{2}{R}|Creature — Goblin|1/1|rare|ons|1.50|aristocrats;removal|Pings and untaps whenever something dies.
Brash Taunter|{4}{R}|Creature — Goblin|1/1|rare|m21|6.00|removal;voltron|Indestructible goblin that reflects damage to opponents.
Electrostatic Field|{1}{R}|Creature — Wall|0/4|uncommon|grn|0.30|spells|Defender that pings opponents for spells.
Firebrand Archer|{1}{R}|Creature — Human Archer|2/1|common|hou|0.30|spells|Noncreature spells ping each opponent.
Harmonic Prodigy|{1}{R}|Creature — Human Wizard|1/3|rare|mh2|4.00|spells;kin-shamans;storm|Doubles triggers of shamans and wizards.
Sulfuric Vortex|{1}{R}{R}|Enchantment||rare|scg|2.00|stax|Burns everyone each upkeep and stops life gain.
Chandra, Torch of Defiance|{2}{R}{R}|Legendary Planeswalker — Chandra|4|mythic|kld|8.00|walkers;draw;ramp;removal|Adds mana, exiles cards to play or burns a creature.
Chandra, Awakened Inferno|{4}{R}{R}|Legendary Planeswalker — Chandra|6|mythic|m20|2.00|walkers;sweeper;removal|Uncounterable walker with lasting burn emblems.
Sarkhan, Fireblood|{1}{R}{R}|Legendary Planeswalker — Sarkhan|3|mythic|m19|2.00|walkers;kin-dragons;ramp;draw|Rummages or gives mana for dragons.
Invasion of Kaldheim // Pyre of the World Tree|{3}{R} // |Battle — Siege // Enchantment|4 // |rare|mom|0.50|transform;wheels;draw;landfall|Renews your hand, then burns by discarding lands.
Invasion of Regatha // Disciples of the Inferno|{2}{R} // |Battle — Siege // Creature — Human Monk|5 // 4/4|uncommon|mom|0.30|transform;removal;spells|Burns on entry and becomes a noncombat damage booster.
Spikefield Hazard // Spikefield Cave|{R} // |Instant // Land| // |uncommon|znr|0.30|mdfc;removal|Small burn spell or a red land.
Valakut Awakening // Valakut Stoneforge|{2}{R} // |Instant // Land| // |rare|znr|4.00|liked;mdfc;draw;wheels|Trades unwanted cards for new ones, or is a red land.
Kazuul's Fury // Kazuul's Cliffs|{2}{R} // |Instant // Land| // |uncommon|znr|0.50|mdfc;sacrifice;removal|Flings a creature, or is a red land.
Sundering Eruption // Volcanic Fissure|{2}{R} // |Sorcery // Land| // |uncommon|mh3|2.00|mdfc;removal|Replaces a land and disables ground blockers, or is a land.
Embereth Shieldbreaker // Battle Display|{1}{R} // {R}|Creature — Human Knight // Sorcery — Adventure|2/1 // |uncommon|eld|0.30|adventure;removal|Breaks an artifact before arriving as a knight.
The Elder Dragon War|{2}{R}{R}|Enchantment — Saga||rare|dmu|0.70|sagas;sweeper;draw;tokens;kin-dragons|Small sweep, rummage, then a dragon.
Seize the Day|{3}{R}|Sorcery||rare|ody|4.00|extra-combat;graveyard|Untaps a creature for another combat, with flashback.
Breath of Fury|{2}{R}{R}|Enchantment — Aura||rare|rav|1.00|extra-combat;auras;tokens;sacrifice|Moves between connecting creatures for chains of combats.
Monastery Swiftspear|{R}|Creature — Human Monk|1/2|uncommon|ktk|0.50|spells|Hasty prowess one-drop.
Hellkite Courser|{4}{R}{R}|Creature — Dragon|6/5|mythic|cmr|2.00|flying;legends|Arrives with your commander for one hasty turn.
Stalking Vengeance|{5}{R}{R}|Creature — Avatar|5/5|rare|rav|1.00|aristocrats;sacrifice|Your dying creatures throw their power at players.
Crucible of Fire|{3}{R}|Enchantment||rare|ala|4.00|kin-dragons;enchantress|Your Dragons get +3/+3.
Sarkhan's Triumph|{2}{R}|Instant||uncommon|dtk|2.00|tutor;kin-dragons|Finds a Dragon.
Marauding Raptor|{1}{R}|Creature — Dinosaur|2/3|rare|m20|4.00|kin-dinosaurs;ramp|Creatures cost less and are bitten on arrival.
Otepec Huntmaster|{1}{R}|Creature — Human Shaman|1/2|uncommon|xln|0.80|ramp;kin-dinosaurs|Dinosaurs cost one less and can be given haste.
Wild-Magic Sorcerer|{3}{R}|Creature — Orc Shaman|4/3|rare|afc|0.60|cascade;theft|Your first spell from exile each turn cascades.
Angrath's Marauders|{5}{R}{R}|Creature — Human Pirate|4/4|rare|xln|1.00|kin-pirates;big-mana|Doubles all damage your sources deal.
Loyal Apprentice|{1}{R}|Creature — Human Artificer|2/1|uncommon|c18|2.00|tokens;artifacts|Hasty; a flying Thopter each combat while you have your commander.
Savage Beating|{3}{R}{R}|Instant||mythic|dst|9.00|extra-combat|Double strike, another combat, or both.
Malignus|{3}{R}{R}|Creature — Elemental Spirit|*/*|mythic|avr|4.00|big-mana;voltron|Half as large as the richest opponent's life.
Expedite|{R}|Instant||common|ogw|0.30|spells;draw|Haste for a creature and a card for you.
Zada, Hedron Grinder|{3}{R}|Legendary Creature — Goblin Ally|3/3|rare|bfz|1.00|spells;storm;legends|Spells aimed only at her are copied for each other creature.
Reckless Charge|{R}|Sorcery||common|ody|0.30|spells;voltron|+3/+0 and haste, twice with flashback.
Worldgorger Dragon|{3}{R}{R}{R}|Creature — Nightmare Dragon|7/7|rare|jud|3.00|kin-dragons;reanimator;flying|Exiles all your other permanents while it is there.
Forerunner of the Empire|{3}{R}|Creature — Human Soldier|1/3|uncommon|rix|0.80|tutor;kin-dinosaurs|Puts a Dinosaur on top and stings all when one arrives.
Lightning Runner|{3}{R}{R}|Creature — Human Warrior|2/2|mythic|aer|0.50|energy;extra-combat|Saves up energy for additional combats.
Conspiracy Theorist|{1}{R}|Creature — Human Shaman|2/2|rare|stx|0.80|madness;discard|Attacks to loot and casts what is discarded.
Fiery Temper|{1}{R}{R}|Instant||common|tor|0.20|madness;removal|Three damage, for one mana when discarded.
Avacyn's Judgment|{1}{R}|Sorcery||rare|soi|0.50|madness;removal;x-spells|Two damage split, or X when discarded.
Greater Gargadon|{9}{R}|Creature — Beast|9/7|rare|tsp|1.00|suspend;sacrifice;kin-beasts|Waits in exile and eats permanents to arrive sooner.
Rift Bolt|{2}{R}|Sorcery||common|tsp|0.40|suspend;removal;spells|Three damage, for one mana and a turn's patience.
Wheel of Fate||Sorcery||rare|tsp|3.00|ci=R;suspend;wheels;discard|After four turns everyone takes a new hand of seven.
Insult // Injury|{2}{R} // {2}{R}|Sorcery // Sorcery||rare|akh|1.50|aftermath;removal|Doubles your damage for a turn; later two damage twice.
Striking Sliver|{R}|Creature — Sliver|1/1|common|m14|0.40|kin-slivers|Your Slivers strike first.
Twinflame Tyrant|{3}{R}{R}|Creature — Dragon|3/5|mythic|fdn|14.00|flying|A flier that doubles all damage you deal to others.
Stormscale Scion|{4}{R}{R}|Creature — Dragon|4/4|mythic|tdm|8.00|flying;storm|A flying lord of Dragons with storm.
`;
