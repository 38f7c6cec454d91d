/** Blue cards; columns as in commanders.data.ts. */
export const BLUE_CARDS = `
Counterspell|{U}{U}|Instant||uncommon|lea|1.20|staple;counterspell;spells|Counters a spell.
Negate|{1}{U}|Instant||common|mor|0.20|counterspell;spells|Counters a noncreature spell.
An Offer You Can't Refuse|{U}|Instant||uncommon|snc|2.20|counterspell;spells|Counters a noncreature spell for two Treasures to its owner.
Fierce Guardianship|{2}{U}|Instant||rare|c20|48.00|gc;counterspell;spells|Counters a noncreature spell, free beside your commander.
Cyclonic Rift|{1}{U}|Instant||rare|rtr|32.00|staple;gc;removal;sweeper|Bounces one permanent, or all of the opponents'.
Pongify|{U}|Instant||uncommon|plc|1.80|removal;spells|Turns a creature into a 3/3 Ape.
Reality Shift|{1}{U}|Instant||uncommon|frf|0.80|removal;spells|Exiles a creature; its owner manifests a card.
Brainstorm|{U}|Instant||common|ice|0.90|draw;spells|Three cards in, two back on top.
Mystical Tutor|{U}|Instant||uncommon|mir|9.00|gc;tutor;spells|Puts an instant or sorcery on top.
Ponder|{U}|Sorcery||common|lrw|1.80|draw;spells|Orders the top three, then draws.
Preordain|{U}|Sorcery||common|m11|0.80|draw;spells|Scries two, then draws.
Windfall|{2}{U}|Sorcery||uncommon|usg|3.00|draw;spells|Everybody trades hands for the largest number.
Time Warp|{3}{U}{U}|Sorcery||rare|tmp|12.00|extra-turn;spells;walkers|One more turn.
Evacuation|{3}{U}{U}|Instant||rare|sth|2.50|sweeper|Bounces all creatures.
Rhystic Study|{2}{U}|Enchantment||common|pcy|38.00|staple;gc;draw|A card for each opposing spell that is not paid for.
Mystic Remora|{U}|Enchantment||common|ice|9.00|draw|Draws on noncreature spells as long as you pay its upkeep.
Propaganda|{2}{U}|Enchantment||uncommon|tmp|2.80|protection;walkers|Attackers cost two each.
Metallurgic Summonings|{3}{U}{U}|Enchantment||mythic|kld|1.50|spells;tokens|A Construct as large as each instant or sorcery.
Curiosity|{U}|Enchantment — Aura||uncommon|exo|4.00|draw;spells|The enchanted creature draws on damage to an opponent.
Archaeomancer|{2}{U}{U}|Creature — Human Wizard|1/2|common|m13|0.20|recursion;blink;spells|Returns an instant or sorcery to the hand.
Laboratory Maniac|{2}{U}|Creature — Human Wizard|2/2|rare|isd|1.60|draw|Wins where an empty library would lose.
Thassa's Oracle|{U}{U}|Creature — Merfolk Wizard|1/3|rare|thb|14.00|gc;blink|Looks deep, and wins if devotion covers the library.
Murmuring Mystic|{3}{U}|Creature — Human Wizard|1/5|uncommon|grn|0.25|spells;tokens|A flying Bird Illusion for each instant or sorcery.
Mulldrifter|{4}{U}|Creature — Elemental|2/2|common|lrw|0.30|draw;blink;reanimator|A flier that draws two, cheap when it does not stay.
Peregrine Drake|{4}{U}|Creature — Drake|2/3|uncommon|usg|0.70|blink;ramp|A flier that untaps five lands.
Deadeye Navigator|{4}{U}{U}|Creature — Spirit|5/5|rare|avr|2.00|blink|Paired with a creature, blinks either for two mana.
Consecrated Sphinx|{4}{U}{U}|Creature — Sphinx|4/6|mythic|mbs|22.00|gc;draw|Two cards for each one an opponent draws.
Deepglow Skate|{4}{U}|Creature — Fish|3/3|rare|c16|4.50|counters;walkers;blink|Doubles the counters on any number of permanents.
Brazen Borrower // Petty Theft|{1}{U}{U} // {1}{U}|Creature — Faerie Rogue // Instant — Adventure|3/1 // |mythic|eld|6.00|adventure;removal;spells|A flash flier that first bounces something.
Commit // Memory|{3}{U} // {4}{U}{U}|Instant // Sorcery||rare|akh|0.60|aftermath;counterspell;removal;spells|Tucks a spell or permanent; later, new hands for all.
Force of Will|{3}{U}{U}|Instant||uncommon|all|60.00|liked;counterspell;gc|Counters a spell; may be paid with a life and a blue card.
Force of Negation|{1}{U}{U}|Instant||rare|mh1|40.00|liked;counterspell|Counters noncreature spells, free off-turn by exiling a blue card.
Pact of Negation|{0}|Instant||rare|fut|20.00|liked;counterspell;ci=U|Free counter now, with a bill due next upkeep.
Mana Drain|{U}{U}|Instant||uncommon|leg|40.00|liked;counterspell;ramp|Counters a spell and turns its cost into mana for you.
Swan Song|{U}|Instant||rare|ths|8.00|staple;counterspell|Counters a noncreature, non-artifact type of spell for one mana and a Bird.
Arcane Denial|{1}{U}|Instant||common|all|2.00|staple;counterspell;draw|Counters a spell while both players draw later.
Dispel|{U}|Instant||common|wwk|0.30|counterspell|Counters an instant.
Mental Misstep|{U/P}|Instant||uncommon|nph|5.00|counterspell|Counters a one-mana spell, paid for with life if need be.
Flusterstorm|{U}|Instant||rare|cmd|15.00|counterspell;storm|Storm tax that counters instants and sorceries.
Spell Pierce|{U}|Instant||common|zen|0.50|counterspell|Counters a noncreature spell unless two mana is paid.
Stubborn Denial|{U}|Instant||uncommon|ktk|1.00|counterspell;voltron|Cheap noncreature counter made hard by a big creature.
Essence Scatter|{1}{U}|Instant||common|m10|0.20|counterspell|Counters a creature spell.
Mystic Confluence|{3}{U}{U}|Instant||rare|c15|5.00|counterspell;draw;removal|Picks three among countering, bouncing and drawing.
Cryptic Command|{1}{U}{U}{U}|Instant||rare|lrw|10.00|counterspell;draw;removal|Two of counter, bounce, tap a team, or draw.
Spell Swindle|{3}{U}{U}|Instant||rare|xln|5.00|counterspell;treasure;ramp|Counters a spell and gives Treasures equal to its mana value.
Sublime Epiphany|{4}{U}{U}|Instant||rare|m21|3.00|counterspell;removal;clones;draw|Any of five effects, from countering to copying a creature.
Disallow|{1}{U}{U}|Instant||rare|aer|1.00|counterspell|Counters a spell or an ability.
Tale's End|{1}{U}|Instant||rare|m20|8.00|counterspell|Counters an ability or a legendary spell.
Trickbind|{1}{U}|Instant||rare|tsp|5.00|counterspell|Uncounterable answer to an ability, locking its source for a turn.
Stifle|{U}|Instant||rare|scg|15.00|counterspell|Counters an activated or triggered ability.
Muddle the Mixture|{U}{U}|Instant||common|rav|3.00|counterspell;tutor|Counters an instant or sorcery, or transmutes for a two-drop.
Delay|{1}{U}|Instant||uncommon|fut|5.00|counterspell;suspend|Counters a spell by suspending it for three turns.
Remand|{1}{U}|Instant||uncommon|rav|3.00|counterspell;draw|Sends a spell back to hand and draws a card.
Rewind|{2}{U}{U}|Instant||common|usg|0.40|counterspell|Counters a spell and untaps up to four lands.
Unwind|{2}{U}|Instant||common|dom|0.20|counterspell|Counters a noncreature spell and untaps three lands.
Desertion|{3}{U}{U}|Instant||rare|vis|3.00|counterspell;theft|Counters a spell and keeps the artifact or creature.
Overwhelming Denial|{2}{U}{U}|Instant||rare|ogw|0.60|counterspell|Uncounterable counterspell, cheaper after another spell.
Dig Through Time|{6}{U}{U}|Instant||rare|ktk|1.00|draw;graveyard|Delves to take the best two of seven cards.
Treasure Cruise|{7}{U}|Sorcery||common|ktk|0.50|draw;graveyard|Delve spell that draws three.
Fact or Fiction|{3}{U}|Instant||uncommon|inv|1.00|draw;self-mill;politics|An opponent splits five cards and you take one pile.
Blue Sun's Zenith|{X}{U}{U}{U}|Instant||rare|mbs|2.00|draw;x-spells|A player draws X, then it shuffles into the library.
Pull from Tomorrow|{X}{U}{U}|Instant||rare|akh|1.00|draw;x-spells|Draws X cards and discards one.
Stroke of Genius|{X}{2}{U}|Instant||rare|usg|1.00|draw;x-spells|Target player draws X cards.
Gush|{4}{U}|Instant||common|mmq|1.50|draw;storm|Draws two; returning two Islands pays for it.
Frantic Search|{2}{U}|Instant||common|ulg|1.50|draw;discard;storm;graveyard|Loots two and untaps three lands.
Gitaxian Probe|{U/P}|Sorcery||common|nph|3.00|draw;storm;spells|Peeks at a hand and draws, for mana or life.
Opt|{U}|Instant||common|inv|0.20|draw;spells|Scries one and draws.
Consider|{U}|Instant||common|mid|0.70|draw;spells;graveyard|Surveils one and draws.
Serum Visions|{U}|Sorcery||common|5dn|0.50|draw;spells|Draws a card, then scries two.
Deep Analysis|{3}{U}|Sorcery||common|tor|0.30|draw;graveyard|Draws two, with a cheap flashback paid partly in life.
Chart a Course|{1}{U}|Sorcery||uncommon|xln|0.40|draw;discard|Draws two, discarding one unless you attacked.
Rush of Knowledge|{4}{U}|Sorcery||common|scg|0.50|draw;big-mana|Draws as many cards as your priciest permanent costs.
Distant Melody|{3}{U}|Sorcery||common|mor|0.50|draw;kin-merfolk;kin-wizards;tokens|Draws one for each permanent of a chosen type.
Kindred Discovery|{3}{U}{U}|Enchantment||rare|c17|12.00|draw;kin-merfolk;kin-faeries;kin-spirits;enchantress|Draws whenever creatures of the chosen type enter or attack.
Reconnaissance Mission|{2}{U}{U}|Enchantment||uncommon|iko|0.70|draw;unblockable;enchantress|Creatures that connect draw cards; can be cycled.
Coastal Piracy|{2}{U}{U}|Enchantment||uncommon|mmq|1.00|draw;unblockable;kin-pirates|Combat damage by your creatures draws cards.
Bident of Thassa|{2}{U}{U}|Legendary Enchantment Artifact||rare|ths|2.00|draw;unblockable;goad|Creatures draw on connecting; may force foes to attack.
Military Intelligence|{1}{U}|Enchantment||uncommon|m15|0.60|draw;tokens|Attack with at least two creatures to draw.
Teferi's Ageless Insight|{2}{U}{U}|Legendary Enchantment||rare|m21|6.00|draw;draw-matters;enchantress|Doubles your extra card draws.
Jace's Archivist|{1}{U}{U}|Creature — Vedalken Wizard|2/2|rare|m12|1.00|wheels;discard;draw|Taps to make every player discard and redraw to the biggest hand.
Jace's Sanctum|{3}{U}|Enchantment||rare|ori|0.60|spells;enchantress|Instants and sorceries cost less and scry.
Echo of Eons|{4}{U}{U}|Sorcery||mythic|mh1|5.00|wheels;draw;graveyard|Everyone restarts on seven cards; has cheap flashback.
Time Spiral|{4}{U}{U}|Sorcery||rare|usg|80.00|wheels;draw;storm|Fresh seven for all, and untaps your lands.
Day's Undoing|{2}{U}|Sorcery||mythic|ori|3.00|wheels;draw|Everyone draws a new seven, but your turn ends.
Alandra, Sky Dreamer|{2}{U}{U}|Legendary Creature — Merfolk Wizard|2/4|rare|j22|0.60|draw-matters;tokens;legends|Second draws make Drakes and fifth draws make a huge attack.
Ominous Seas|{1}{U}|Enchantment||uncommon|iko|0.30|draw-matters;tokens;wheels|Card draws count up to 8/8 Krakens.
Faerie Vandal|{1}{U}|Creature — Faerie Rogue|1/2|uncommon|eld|0.20|draw-matters;flash;flying;counters|Gets a counter on your second draw each turn.
Chasm Skulker|{2}{U}|Creature — Squid Horror|1/1|rare|m15|1.00|draw-matters;counters;tokens|Grows on each draw and dies into Squids.
Nadir Kraken|{1}{U}{U}|Creature — Kraken|2/3|rare|thb|1.50|draw-matters;counters;tokens|Pay one on a draw for a counter and a Tentacle.
Psychic Corrosion|{2}{U}|Enchantment||uncommon|m19|1.00|mill;draw-matters;wheels|Each card you draw mills two from every opponent.
Sphinx's Tutelage|{2}{U}|Enchantment||uncommon|ori|1.00|mill;draw-matters;wheels|Your draws mill an opponent two, sometimes again.
Bruvac the Grandiloquent|{2}{U}|Legendary Creature — Human Advisor|1/4|mythic|jmp|15.00|mill;legends|Doubles how much opponents mill.
Maddening Cacophony|{1}{U}|Sorcery||rare|znr|5.00|mill|Mills each opponent eight, or half the library if kicked.
Traumatize|{3}{U}{U}|Sorcery||rare|ody|2.00|mill|Mills half of a library.
Fleet Swallower|{5}{U}{U}|Creature — Fish|6/6|rare|grn|1.00|mill|Attacks to mill half of a player's library.
Hedron Crab|{U}|Creature — Crab|0/2|uncommon|zen|2.00|mill;landfall;self-mill|Each land you play mills three.
Ruin Crab|{U}|Creature — Crab|0/3|uncommon|znr|2.00|mill;landfall|Landfall mills three from each opponent.
Fraying Sanity|{2}{U}|Enchantment — Aura Curse||rare|hou|5.00|mill;auras|Cursed player mills again each turn by what already fell.
Syr Elenora, the Discerning|{3}{U}{U}|Legendary Creature — Human Knight|*/4|uncommon|eld|0.20|draw;legends|Draws on entry and is as strong as your hand is large.
Snapcaster Mage|{1}{U}|Creature — Human Wizard|2/1|mythic|isd|12.00|spells;flash;recursion|Lets an old instant or sorcery be cast again this turn.
Baral, Chief of Compliance|{1}{U}|Legendary Creature — Human Wizard|1/3|rare|aer|1.00|spells;storm;legends|Discounts instants and sorceries and loots off counterspells.
Naban, Dean of Iteration|{1}{U}|Legendary Creature — Human Wizard|2/1|rare|dom|1.00|legends;blink|Doubles the entry triggers that your Wizards cause.
Docent of Perfection // Final Iteration|{3}{U}{U} // |Creature — Insect Horror // Creature — Eldrazi Insect|5/4 // 6/5|rare|emn|0.80|transform;spells;kin-wizards;tokens;flying|Spells make Wizards, and enough of them flip it.
Thing in the Ice // Awoken Horror|{1}{U} // |Creature — Horror // Creature — Kraken Horror|0/4 // 7/8|rare|soi|1.50|transform;spells;sweeper;counters|Four spells thaw it, bouncing everything but Horrors.
Haughty Djinn|{1}{U}{U}|Creature — Djinn|*/4|rare|dmu|1.50|spells;flying;graveyard|Spells cost less and its power counts those in the graveyard.
Archmage Emeritus|{2}{U}{U}|Creature — Human Wizard|2/2|rare|stx|6.00|liked;spells;draw;storm|Draws whenever you cast or copy an instant or sorcery.
Archmage of Runes|{3}{U}{U}|Creature — Giant Wizard|3/6|rare|fdn|1.00|spells;draw;storm|Discounts instants and sorceries and draws for each cast.
Sea Gate Stormcaller|{1}{U}|Creature — Human Wizard|2/1|mythic|znr|1.00|spells;storm|Copies your next cheap instant or sorcery.
Naru Meha, Master Wizard|{2}{U}{U}|Legendary Creature — Human Wizard|3/3|mythic|dom|1.00|spells;flash;legends|Flashes in to copy your spell and boosts Wizards.
Swarm Intelligence|{6}{U}|Enchantment||rare|hou|1.50|spells;storm;enchantress|Copies each instant or sorcery you cast.
Mind's Desire|{4}{U}{U}|Sorcery||rare|scg|1.00|storm;topdeck|Storm spell that plays cards off the library for free.
Brain Freeze|{1}{U}|Instant||uncommon|scg|8.00|storm;mill|Mills three, with storm.
Polymorph|{3}{U}|Sorcery||rare|mir|1.00|removal;chaos;topdeck|Turns a creature into the next one from its owner's library.
Rapid Hybridization|{U}|Instant||uncommon|gtc|0.70|liked;removal|Destroys a creature, leaving a 3/3 Frog Lizard.
Ravenform|{2}{U}|Sorcery||common|khm|0.30|removal|Exiles an artifact or creature, leaving a 1/1 Bird; has foretell.
Resculpt|{1}{U}|Instant||common|stx|0.40|removal|Exiles an artifact or creature in trade for a 4/4.
Imprisoned in the Moon|{2}{U}|Enchantment — Aura||rare|emn|0.70|liked;removal;auras|Makes a creature, land or walker a plain colorless land.
Kasmina's Transmutation|{1}{U}|Enchantment — Aura||common|war|0.20|removal;auras|Strips a creature's abilities and shrinks it to 1/1.
Aetherize|{3}{U}|Instant||uncommon|gtc|1.50|removal;sweeper;flash|Returns all attackers to their owners' hands.
Curse of the Swine|{X}{U}{U}|Sorcery||rare|ths|1.00|removal;sweeper;x-spells|Exiles X creatures and leaves 2/2 Boars.
Flood of Tears|{4}{U}{U}|Sorcery||rare|m20|0.80|sweeper|Bounces all nonland permanents and may drop one of yours.
Devastation Tide|{3}{U}{U}|Sorcery||rare|avr|1.00|sweeper|Bounces all nonland permanents; has a two-mana miracle.
River's Rebuke|{4}{U}{U}|Sorcery||rare|xln|1.00|sweeper|Returns one player's nonland permanents to hand.
Engulf the Shore|{3}{U}|Instant||rare|soi|0.40|sweeper;flash|Bounces creatures no tougher than your Island count.
Kederekt Leviathan|{6}{U}{U}|Creature — Leviathan|5/5|rare|ala|0.60|sweeper;reanimator|Bounces every other nonland permanent; can be unearthed.
Tidespout Tyrant|{5}{U}{U}{U}|Creature — Djinn|5/5|rare|dis|1.50|flying;removal;storm|Bounces a permanent with every spell you cast.
Scourge of Fleets|{5}{U}{U}|Creature — Kraken|6/6|rare|jou|0.60|sweeper|Bounces opposing creatures small next to your Island count.
Spawning Kraken|{5}{U}|Creature — Kraken|6/6|rare|afc|0.60|tokens|Sea monsters that connect make 9/9 Krakens.
Slinn Voda, the Rising Deep|{6}{U}{U}|Legendary Creature — Leviathan|8/8|rare|dom|1.00|sweeper;legends;big-mana|When kicked, bounces everything but sea monsters.
Quest for Ula's Temple|{U}|Enchantment||rare|wwk|2.00|topdeck;enchantress;big-mana|After revealing creatures, drops sea monsters for free each end step.
Stormtide Leviathan|{5}{U}{U}{U}|Creature — Leviathan|8/8|rare|m11|1.00|unblockable|All lands are Islands and only flyers and islandwalkers attack.
Phantasmal Image|{1}{U}|Creature — Illusion|0/0|rare|m12|6.00|clones|A two-mana clone that dies if targeted.
Clone|{3}{U}|Creature — Shapeshifter|0/0|uncommon|lea|0.40|clones|Enters as a copy of any creature.
Spark Double|{3}{U}|Creature — Illusion|0/0|rare|war|5.00|liked;clones;walkers;counters|Copies your creature or walker without being legendary.
Sakashima of a Thousand Faces|{3}{U}|Legendary Creature — Human Rogue|3/1|mythic|cmr|12.00|clones;legends;partner|Copies your creature and lifts the legend rule for you.
Phyrexian Metamorph|{3}{U/P}|Artifact Creature — Phyrexian Shapeshifter|0/0|rare|nph|6.00|liked;clones;artifacts|Copies any artifact or creature and is an artifact too.
Glasspool Mimic // Glasspool Shore|{2}{U} // |Creature — Shapeshifter Rogue // Land|0/0 // |rare|znr|1.50|mdfc;clones;utility-land|Copies your creature or is played as a land.
Sakashima's Student|{2}{U}{U}|Creature — Human Ninja|0/0|rare|pc2|5.00|clones;ninjutsu|A clone that can be sneaked in with ninjutsu.
Rite of Replication|{2}{U}{U}|Sorcery||rare|zen|2.00|liked;clones;tokens|Makes one token copy of a creature, or five when kicked.
Faerie Artisans|{3}{U}|Creature — Faerie Artificer|2/2|rare|c16|1.00|clones;tokens;flying;artifacts|Makes a brief copy of each nontoken creature foes play.
Mirrormade|{1}{U}{U}|Enchantment||rare|eld|1.00|clones;enchantress;artifacts|Enters as a copy of an artifact or enchantment.
Thopter Spy Network|{2}{U}{U}|Enchantment||rare|ori|1.50|artifacts;tokens;draw;flying|Makes a Thopter each upkeep; artifact damage draws a card.
Sai, Master Thopterist|{2}{U}|Legendary Creature — Human Artificer|1/4|rare|m19|0.80|artifacts;tokens;flying;legends|Artifact spells make Thopters, which turn into cards.
Emry, Lurker of the Loch|{2}{U}|Legendary Creature — Merfolk Wizard|1/2|rare|eld|3.00|artifacts;recursion;self-mill;legends|Mills four and casts artifacts from the graveyard.
Thought Monitor|{6}{U}|Artifact Creature — Construct|2/2|rare|mh2|2.00|artifacts;draw;flying|Affinity flyer that draws two.
Thoughtcast|{4}{U}|Sorcery||common|mrd|0.70|artifacts;draw|Affinity spell that draws two.
Master of Etherium|{2}{U}|Artifact Creature — Vedalken Wizard|*/*|rare|ala|0.80|artifacts|As big as your artifact count and boosts artifact creatures.
Padeem, Consul of Innovation|{3}{U}|Legendary Creature — Vedalken Artificer|1/4|rare|kld|3.00|artifacts;protection;draw;legends|Gives artifacts hexproof and draws for having the costliest.
Whir of Invention|{X}{U}{U}{U}|Instant||rare|aer|4.00|artifacts;tutor;x-spells|Improvise to put an artifact into play from the library.
Fabricate|{2}{U}|Sorcery||uncommon|mrd|5.00|artifacts;tutor|Searches for an artifact card.
Trinket Mage|{2}{U}|Creature — Human Wizard|2/2|common|5dn|0.50|artifacts;tutor;blink|Finds an artifact costing one or less.
Trophy Mage|{2}{U}|Creature — Human Wizard|2/2|uncommon|aer|0.50|artifacts;tutor;blink|Finds an artifact costing exactly three.
Tezzeret the Seeker|{3}{U}{U}|Legendary Planeswalker — Tezzeret|4|mythic|ala|4.00|walkers;artifacts;tutor|Untaps artifacts or fetches them straight into play.
Jace, Wielder of Mysteries|{1}{U}{U}{U}|Legendary Planeswalker — Jace|4|rare|war|4.00|walkers;mill;draw;self-mill|Wins when you would draw from an empty library.
Jace, the Mind Sculptor|{2}{U}{U}|Legendary Planeswalker — Jace|3|mythic|wwk|20.00|walkers;draw;topdeck|Brainstorms, bounces, steers draws, or exiles a library.
Narset, Parter of Veils|{1}{U}{U}|Legendary Planeswalker — Narset|5|uncommon|war|1.50|walkers;stax;draw;wheels;gc|Opponents get just one draw a turn while you dig for spells.
High Tide|{U}|Instant||common|fem|2.00|ramp;storm|Islands tapped this turn give one more blue.
Turnabout|{2}{U}{U}|Instant||uncommon|usg|1.50|ramp;storm;protection|Taps or untaps all artifacts, creatures or lands of a player.
Mind Over Matter|{2}{U}{U}{U}{U}|Enchantment||rare|exo|60.00|discard;enchantress;draw-matters|Discard a card to tap or untap something.
Intruder Alarm|{2}{U}|Enchantment||rare|sth|15.00|tokens;enchantress;stax|Creatures untap only as new creatures enter.
Dramatic Reversal|{1}{U}|Instant||common|kld|1.00|ramp;artifacts;storm|Untaps all your nonland permanents.
Freed from the Real|{2}{U}|Enchantment — Aura||common|sok|3.00|auras;big-mana|Blue mana taps or untaps the enchanted creature.
Expropriate|{7}{U}{U}|Sorcery||mythic|cn2|25.00|extra-turns;theft;politics;big-mana;extra-turn|Each vote is an extra turn or a stolen permanent.
Temporal Manipulation|{3}{U}{U}|Sorcery||rare|ptk|15.00|extra-turns;extra-turn|Take an extra turn.
Temporal Mastery|{5}{U}{U}|Sorcery||mythic|avr|5.00|extra-turns;extra-turn;topdeck|An extra turn, just two mana by miracle.
Nexus of Fate|{5}{U}{U}|Instant||mythic|m19|8.00|extra-turns;extra-turn;flash|Instant extra turn that shuffles itself back in.
Alrund's Epiphany|{5}{U}{U}|Sorcery||mythic|khm|3.00|extra-turns;extra-turn;tokens|Two Birds and an extra turn; can be foretold.
Part the Waterveil|{4}{U}{U}|Sorcery||mythic|bfz|3.00|extra-turns;extra-turn|Extra turn that can awaken a land as a 6/6.
Karn's Temporal Sundering|{4}{U}{U}|Legendary Sorcery||rare|dom|3.00|extra-turns;extra-turn;legends|With a legend out: extra turn and a bounce.
Bribery|{3}{U}{U}|Sorcery||rare|mmq|8.00|theft;tutor|Takes a creature from an opponent's library into play.
Treachery|{3}{U}{U}|Enchantment — Aura||rare|uds|40.00|theft;auras;ramp|Steals a creature and untaps five lands.
Control Magic|{2}{U}{U}|Enchantment — Aura||uncommon|lea|0.70|theft;auras|Takes control of a creature.
Sower of Temptation|{2}{U}{U}|Creature — Faerie Wizard|2/2|rare|lrw|3.00|theft;flying|Keeps a stolen creature while it stays in play.
Agent of Treachery|{5}{U}{U}|Creature — Human Rogue|2/3|rare|m20|2.00|theft;blink;draw|Steals a permanent on entry and draws for three you do not own.
Blatant Thievery|{4}{U}{U}{U}|Sorcery||rare|ons|2.00|theft|Takes a permanent from each opponent.
Thieving Skydiver|{1}{U}|Creature — Merfolk Rogue|2/1|rare|znr|1.00|theft;artifacts;equipment;flying|Kicked for X, steals an artifact worth X or less.
Master of the Pearl Trident|{U}{U}|Creature — Merfolk|2/2|rare|m13|2.00|unblockable|Boosts your other Merfolk and makes them islandwalk.
Lord of Atlantis|{U}{U}|Creature — Merfolk|2/2|rare|lea|4.00|unblockable|Boosts other Merfolk and gives them islandwalk.
Merrow Reejerey|{2}{U}|Creature — Merfolk Soldier|2/2|uncommon|lrw|0.80||Lord that taps or untaps something per Merfolk spell.
Deeproot Waters|{2}{U}|Enchantment||uncommon|xln|1.50|kin-merfolk;tokens;enchantress|Merfolk spells each make a hexproof Merfolk token.
Svyelun of Sea and Sky|{1}{U}{U}|Legendary Creature — Merfolk God|3/4|mythic|mh2|5.00|draw;protection;legends|Shields Merfolk with ward and draws when it attacks.
Faerie Mastermind|{1}{U}|Creature — Faerie Rogue|2/1|rare|mom|8.00|draw;flash;flying;group-hug|Draws when an opponent draws a second card in a turn.
Thassa, Deep-Dwelling|{3}{U}|Legendary Enchantment Creature — God|6/5|mythic|thb|12.00|liked;blink;legends;enchantress|Blinks one of your creatures each end step.
Thassa, God of the Sea|{2}{U}|Legendary Enchantment Creature — God|5/5|mythic|ths|4.00|unblockable;topdeck;legends|Scries each upkeep and makes creatures unblockable.
Displacer Kitten|{3}{U}|Creature — Cat Beast|2/2|rare|clb|10.00|blink;spells|Noncreature spells flicker one of your nonland permanents.
Ghostly Flicker|{2}{U}|Instant||common|avr|1.00|blink;protection|Blinks two of your artifacts, creatures or lands.
Venser, Shaper Savant|{2}{U}{U}|Legendary Creature — Human Wizard|2/2|rare|fut|3.00|counterspell;flash;removal;blink;legends|Flashes in to return a spell or permanent to its owner.
Ninja of the Deep Hours|{3}{U}|Creature — Human Ninja|2/2|common|bok|0.60|ninjutsu;draw|Ninjutsu creature that draws on connecting.
Mist-Syndicate Naga|{2}{U}|Creature — Snake Ninja|3/1|rare|mh1|1.00|ninjutsu;clones;tokens|Makes a token copy of itself on connecting.
Aqueous Form|{U}|Enchantment — Aura||common|ths|0.40|auras;voltron;unblockable|Makes a creature unblockable and scries as it attacks.
Tetsuko Umezawa, Fugitive|{1}{U}|Legendary Creature — Human Rogue|1/3|uncommon|dom|0.40|unblockable;legends|Creatures with power or toughness one cannot be blocked.
Inexorable Tide|{3}{U}{U}|Enchantment||rare|som|3.00|proliferate;counters;infect;spells|Proliferates with every spell you cast.
Flux Channeler|{2}{U}|Creature — Human Wizard|2/2|uncommon|war|1.00|proliferate;spells;counters;walkers|Proliferates on each noncreature spell.
Thrummingbird|{1}{U}|Creature — Phyrexian Bird Horror|1/1|uncommon|som|0.80|proliferate;flying;infect;counters|Flyer that proliferates on connecting.
Tezzeret's Gambit|{3}{U/P}|Sorcery||uncommon|nph|1.00|proliferate;draw;infect|Draws two and proliferates.
As Foretold|{2}{U}|Enchantment||mythic|akh|5.00|suspend;counters;proliferate;enchantress|Gains counters each turn and lets spells that cheap be cast free.
Ancestral Vision||Sorcery||rare|tsp|2.00|suspend;draw;ci=U|Suspends for four turns, then draws three.
Gilded Drake|{1}{U}|Creature — Drake|3/3|rare|usg|250.00|theft;flying|Trades itself for an opposing creature for good.
Gifts Ungiven|{3}{U}|Instant||rare|chk|3.00|tutor;graveyard;gc|Searches four cards; an opponent sends two to the graveyard.
Hullbreaker Horror|{5}{U}{U}|Creature — Kraken Horror|7/8|rare|vow|4.00|flash;removal;counterspell;storm|Each spell you cast bounces a spell or nonland permanent.
Shark Typhoon|{5}{U}|Enchantment||rare|iko|1.00|tokens;spells;flying;enchantress;x-spells|Noncreature spells make Sharks sized to their cost; can be cycled.
Jwari Disruption // Jwari Ruins|{1}{U} // |Instant // Land||uncommon|znr|0.50|mdfc;counterspell;utility-land|A soft counter or simply a tapped land.
Hypnotic Sprite // Mesmeric Glare|{U}{U} // {2}{U}|Creature — Faerie // Instant — Adventure|2/1|uncommon|eld|0.30|adventure;counterspell;flying|Counters a cheap spell first, then is a flyer.
Sea-Dasher Octopus|{1}{U}{U}|Creature — Octopus|2/2|rare|iko|0.50|mutate;flash;draw|Mutates at instant speed and draws on connecting.
Pouncing Shoreshark|{4}{U}|Creature — Shark Beast|4/3|uncommon|iko|0.20|mutate;flash;removal|Bounces an opposing creature each time it mutates.
The Modern Age // Vector Glider|{1}{U} // |Enchantment — Saga // Enchantment Creature — Spirit| // 2/3|common|neo|0.20|transform;sagas;draw;discard;flying|Loots twice, then turns into a flyer.
Ledger Shredder|{1}{U}|Creature — Bird Advisor|1/3|rare|snc|5.00|flying;counters;discard;spells|Connives whenever someone casts a second spell in a turn.
Higure, the Still Wind|{3}{U}{U}|Legendary Creature — Human Ninja|3/4|rare|bok|1.50|ninjutsu;tutor;unblockable;kin-ninjas|Hits find Ninjas, and two mana makes one unblockable.
Temporal Trespass|{8}{U}{U}{U}|Sorcery||mythic|frf|3.00|extra-turn;extra-turns;graveyard|An extra turn, cheaper by exiling your graveyard.
Ancient Silver Dragon|{6}{U}{U}|Creature — Elder Dragon|8/8|mythic|clb|20.00|draw;flying;kin-dragons|Hits roll a twenty-sided die and draw the result.
Rooftop Storm|{5}{U}|Enchantment||rare|isd|3.00|big-mana;kin-zombies;enchantress|Zombie creature spells cost nothing.
Shrieking Drake|{U}|Creature — Drake|1/1|common|vis|0.50|blink;flying;storm|Returns a creature of yours to hand, even itself.
Glen Elendra Archmage|{3}{U}|Creature — Faerie Wizard|2/2|rare|eve|3.00|counterspell;flying;counters|Gives itself up to counter noncreature spells, and returns once.
Ophidian Eye|{2}{U}|Enchantment — Aura||common|tsp|0.80|auras;draw;flash;voltron|Draws a card whenever its bearer damages an opponent.
Tandem Lookout|{2}{U}|Creature — Human Scout|2/1|uncommon|avr|0.60|draw|Paired, both draw a card on damage to an opponent.
Retreat to Coralhelm|{2}{U}|Enchantment||uncommon|bfz|0.50|landfall;enchantress|Each land untaps or taps a creature, or scries.
Galerider Sliver|{U}|Creature — Sliver|1/1|rare|m14|6.00|flying;kin-slivers|Your Slivers have flying.
Fog Bank|{1}{U}|Creature — Wall|0/2|uncommon|usg|0.60|toughness;flying|A flying wall that neither deals nor takes combat damage.
Vanishing|{U}|Enchantment — Aura||common|vis|1.00|auras;protection;voltron|Two blue mana make its bearer vanish for a while.
Diplomatic Immunity|{1}{U}|Enchantment — Aura||common|mmq|1.00|auras;protection;voltron|Shroud for its bearer and for itself.
Corsair Captain|{2}{U}|Creature — Human Pirate|2/2|rare|jmp|1.50|treasure;kin-pirates|Brings a Treasure and strengthens your other Pirates.
Mindlink Mech|{2}{U}|Artifact — Vehicle|4/3|rare|neo|0.40|vehicles;clones;flying|A flier that turns into a copy of whoever crews it.
Silent Submersible|{U}{U}|Artifact — Vehicle|2/3|rare|war|0.30|vehicles;draw|Draws when it hits a player or planeswalker.
Blighted Agent|{1}{U}|Creature — Phyrexian Human Rogue|1/1|common|nph|2.00|infect;poison;unblockable|Unblockable and infectious.
Clockspinning|{U}|Instant||common|tsp|0.50|suspend;counters;proliferate|Adds or removes any counter, with buyback.
Mistblade Shinobi|{2}{U}|Creature — Human Ninja|1/1|common|bok|0.40|ninjutsu;kin-ninjas|Each hit may return a creature of the victim to hand.
Moonblade Shinobi|{3}{U}|Creature — Human Ninja|3/2|common|mh1|0.20|ninjutsu;tokens;kin-ninjas|Hits bring a flying Illusion.
Thousand-Faced Shadow|{U}|Creature — Human Ninja|1/1|rare|neo|4.00|ninjutsu;clones;flying;kin-ninjas|Sneaks in as a flier and copies another attacker.
Quantum Riddler|{3}{U}{U}|Creature — Sphinx|4/6|mythic|eoe|30.00|draw;flying;blink|A flier that draws on arrival and more while the hand is small.
Kiora, the Rising Tide|{2}{U}|Legendary Creature — Merfolk Noble|3/2|rare|fdn|2.00|draw;graveyard;self-mill|Loots twice and later brings an Octopus.
`;
