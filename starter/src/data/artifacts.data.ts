/** Colorless cards that are no lands; columns as in commanders.data.ts. */
export const COLORLESS_CARDS = `
Sol Ring|{1}|Artifact||uncommon|lea|1.60|staple;staple;mana-artifact;ramp|Two colorless mana a turn for one.
Arcane Signet|{2}|Artifact||common|eld|0.60|staple;staple;mana-artifact;ramp|One mana of any color of your commander.
Mind Stone|{2}|Artifact||uncommon|wth|0.50|staple;mana-artifact;ramp;draw|A mana a turn, or a card when no longer needed.
Fellwar Stone|{2}|Artifact||uncommon|drk|1.80|staple;multi;mana-artifact;ramp|Any color an opponent's lands could make.
Thought Vessel|{2}|Artifact||common|c15|2.20|staple;mana-artifact;ramp|A mana a turn and no limit to your hand.
Commander's Sphere|{3}|Artifact||common|c14|0.25|mana-artifact;ramp;draw|A mana of your commander's colors, later a card.
Everflowing Chalice|{0}|Artifact||uncommon|wwk|0.80|mana-artifact;ramp;counters|Grows by the mana put in and taps for as much.
Worn Powerstone|{3}|Artifact||uncommon|usg|0.60|mana-artifact;ramp;eldrazi|Comes tapped, then two mana a turn.
Basalt Monolith|{3}|Artifact||uncommon|lea|2.50|mana-artifact;ramp;eldrazi;artifacts|Three mana at once, three to untap.
Hedron Archive|{4}|Artifact||uncommon|bfz|0.30|mana-artifact;ramp;draw;eldrazi|Two mana a turn, or two cards at the end.
Thran Dynamo|{4}|Artifact||uncommon|uds|3.50|mana-artifact;ramp;eldrazi;artifacts|Three colorless mana a turn.
Gilded Lotus|{5}|Artifact||rare|mrd|2.80|mana-artifact;ramp|Three mana of one color a turn.
Dreamstone Hedron|{6}|Artifact||uncommon|roe|0.30|mana-artifact;ramp;draw;eldrazi|Three mana a turn, or three cards at the end.
Chrome Mox|{0}|Artifact||rare|mrd|70.00|gc;mana-artifact;ramp|Free mana of an exiled card's color.
Mana Vault|{1}|Artifact||rare|lea|45.00|gc;mana-artifact;ramp;eldrazi|Three mana for one, then slow and painful to untap.
Grim Monolith|{2}|Artifact||rare|ulg|320.00|gc;mana-artifact;ramp;eldrazi;artifacts|Three mana for two, four to untap.
Mana Crypt|{0}|Artifact||rare|phpr|110.00|banned;mana-artifact;ramp;eldrazi|Two free mana a turn against a coin flip.
Wayfarer's Bauble|{1}|Artifact||common|5dn|0.40|ramp;landfall|Two mana and itself for a tapped basic.
Expedition Map|{1}|Artifact||common|zen|0.70|tutor;eldrazi;landfall|Finds any land.
Lightning Greaves|{2}|Artifact — Equipment||uncommon|mrd|5.50|staple;protection|Haste and shroud, equipped for nothing.
Swiftfoot Boots|{2}|Artifact — Equipment||uncommon|m12|1.40|staple;protection|Haste and hexproof for one mana.
Skullclamp|{1}|Artifact — Equipment||uncommon|dst|6.00|draw;tokens;goblins;elves;aristocrats|Two cards when its bearer dies.
Shadowspear|{1}|Legendary Artifact — Equipment||mythic|thb|16.00|lifegain;counters|Trample and lifelink, and strips protection.
Sword of Feast and Famine|{3}|Artifact — Equipment||mythic|mbs|48.00|equipment;ramp|Untaps your lands and takes a card on a hit.
Umezawa's Jitte|{2}|Legendary Artifact — Equipment||rare|bok|14.00|equipment;removal|Stores counters in combat that kill, pump or heal.
Loxodon Warhammer|{3}|Artifact — Equipment||uncommon|mrd|0.90|equipment;lifegain|+3/+0, trample and lifelink.
Sensei's Divining Top|{1}|Artifact||uncommon|chk|28.00|draw;artifacts|Orders the next three cards again and again.
The One Ring|{4}|Legendary Artifact||mythic|ltr|60.00|gc;draw;protection;artifacts|A turn of safety, then more cards and more pain.
Ashnod's Altar|{3}|Artifact||uncommon|atq|8.00|aristocrats;ramp|Two colorless mana for each creature given up.
Phyrexian Altar|{3}|Artifact||rare|inv|55.00|aristocrats;ramp|One mana of any color for each creature given up.
Panharmonicon|{4}|Artifact||rare|kld|3.50|blink;artifacts|Doubles what happens when your creatures and artifacts enter.
Strionic Resonator|{2}|Artifact||rare|m14|4.00|blink;counters|Copies a triggered ability for two.
Rings of Brighthearth|{3}|Artifact||rare|lrw|12.00|walkers;artifacts|Copies an activated ability for two.
The Chain Veil|{4}|Legendary Artifact||mythic|m15|16.00|walkers|Lets planeswalkers act once more.
Vedalken Orrery|{4}|Artifact||rare|5dn|22.00|spells;artifacts|Everything may be cast at any time.
Mystic Forge|{4}|Artifact||rare|m20|2.00|draw;artifacts;eldrazi|Casts artifacts and colorless cards off the library.
Unwinding Clock|{4}|Artifact||rare|nph|9.00|artifacts|Your artifacts untap on everybody's turn.
Staff of Domination|{3}|Artifact||rare|5dn|8.00|elves;draw;lifegain|A staff of five small uses, endless with endless mana.
Aetherflux Reservoir|{4}|Artifact||rare|kld|8.00|lifegain;spells|Life for each spell in a turn, fifty of it as a cannon.
Oblivion Stone|{3}|Artifact||rare|mrd|2.00|sweeper;eldrazi;walkers|Destroys all that is not marked by fate.
Perilous Vault|{4}|Artifact||mythic|m15|4.00|sweeper;eldrazi|Exiles every nonland permanent.
Spine of Ish Sah|{7}|Artifact||rare|mbs|0.60|removal;eldrazi;artifacts|Destroys a permanent and comes back to the hand.
Relic of Progenitus|{1}|Artifact||common|ala|1.50|removal;draw|Nibbles at graveyards, then exiles them all for a card.
Coat of Arms|{5}|Artifact||rare|exo|9.00|goblins;elves;eldrazi|Each creature grows by the number of its kin.
Herald's Horn|{3}|Artifact||uncommon|c17|5.00|goblins;elves;eldrazi;draw|Kin cost less and come off the top.
Vanquisher's Banner|{5}|Artifact||rare|xln|7.00|goblins;elves;eldrazi;draw|Kin grow and draw cards as they are cast.
Door of Destinies|{4}|Artifact||rare|mor|8.00|goblins;elves;eldrazi;counters|Grows with each kin cast and lifts them all.
Solemn Simulacrum|{4}|Artifact Creature — Golem|2/2|rare|mrd|0.80|staple;ramp;draw;blink;aristocrats|A land when it comes, a card when it goes.
Burnished Hart|{3}|Artifact Creature — Elk|2/2|uncommon|ths|0.30|ramp;landfall;aristocrats|Sacrifices itself for two basics.
Palladium Myr|{3}|Artifact Creature — Myr|2/2|uncommon|som|0.50|ramp;eldrazi|A body that makes two mana.
Walking Ballista|{X}{X}|Artifact Creature — Construct|0/0|rare|aer|9.00|counters;removal;eldrazi|Counters that shoot one at a time.
Meteor Golem|{7}|Artifact Creature — Golem|3/3|uncommon|m19|0.15|removal;blink;eldrazi|Destroys a nonland permanent on arrival.
Duplicant|{6}|Artifact Creature — Shapeshifter|2/4|rare|mrd|0.80|removal;blink;eldrazi|Exiles a creature and takes its size.
Steel Hellkite|{6}|Artifact Creature — Dragon|5/5|rare|som|0.70|removal;sweeper;eldrazi|A flier that clears permanents of one mana value.
Wurmcoil Engine|{6}|Artifact Creature — Phyrexian Wurm|6/6|mythic|som|18.00|lifegain;aristocrats;eldrazi|Deathtouch and lifelink, then two halves.
Myr Battlesphere|{7}|Artifact Creature — Myr Construct|4/7|rare|som|0.50|tokens;blink;eldrazi;artifacts|Arrives with four Myr and throws them along.
Thought-Knot Seer|{3}{C}|Creature — Eldrazi|4/4|rare|ogw|1.00|eldrazi|Looks at a hand and exiles the best card.
Reality Smasher|{4}{C}|Creature — Eldrazi|5/5|rare|ogw|1.20|eldrazi|Hasty trample that costs a card to target.
Matter Reshaper|{2}{C}|Creature — Eldrazi|3/2|rare|ogw|0.60|eldrazi;draw|Leaves a card behind when it dies.
Endbringer|{5}{C}|Creature — Eldrazi|5/5|rare|ogw|0.60|eldrazi;draw|Untaps each turn to ping, hold back or draw.
Ulamog, the Ceaseless Hunger|{10}|Legendary Creature — Eldrazi|10/10|mythic|bfz|32.00|eldrazi;removal|Exiles two permanents when cast and twenty cards on attack.
All Is Dust|{7}|Kindred Sorcery — Eldrazi||mythic|roe|16.00|eldrazi;sweeper|Every player gives up all colored permanents.
Warping Wail|{1}{C}|Instant||uncommon|ogw|1.20|eldrazi;removal;counterspell|Exiles something small, stops a sorcery or makes a Scion.
Spatial Contortion|{1}{C}|Instant||uncommon|ogw|0.40|eldrazi;removal|+3/-3 on a creature.
Titan's Presence|{3}|Instant||uncommon|bfz|0.40|eldrazi;removal|Exiles a creature no bigger than a revealed one.
Ugin, the Spirit Dragon|{8}|Legendary Planeswalker — Ugin|7|mythic|frf|28.00|walkers;sweeper;eldrazi|Burns, then exiles what has color.
Karn, the Great Creator|{4}|Legendary Planeswalker — Karn|5|rare|war|3.50|walkers;artifacts;eldrazi|Stops opposing artifacts and wakes your own.
Ugin, Eye of the Storms|{7}|Legendary Planeswalker — Ugin|7|mythic|tdm|18.00|walkers;eldrazi;removal|Exiles colored permanents as you cast colorless spells.
Mox Diamond|{0}|Artifact||rare|sth|600.00|ramp;mana-artifact;many;artifacts;gc|Free rock of any color for a discarded land.
Mox Opal|{0}|Legendary Artifact||mythic|som|150.00|ramp;mana-artifact;many;artifacts|Free rock of any color when you have three artifacts.
Mox Amber|{0}|Legendary Artifact||mythic|dom|60.00|ramp;mana-artifact;legends|Free rock tapping for colors of your legends.
Lion's Eye Diamond|{0}|Artifact||rare|mir|500.00|ramp;mana-artifact;storm;discard;gc|Discards your hand for three mana of one color.
Jeweled Lotus|{0}|Artifact||mythic|cmr|40.00|ramp;mana-artifact;banned|One-shot burst of three mana for your commander.
Lotus Petal|{0}|Artifact||common|tmp|20.00|ramp;mana-artifact;storm;artifacts;many|One-shot mana of any color.
Liquimetal Torque|{2}|Artifact||uncommon|mh2|2.00|ramp;mana-artifact;artifacts|Colorless rock that turns things into artifacts.
Prismatic Lens|{2}|Artifact||uncommon|tsp|0.50|ramp;mana-artifact;multi|Colorless rock that filters mana to any color.
Coldsteel Heart|{2}|Snow Artifact||uncommon|csp|3.00|liked;ramp;mana-artifact;multi|Snow rock for one chosen color.
Chromatic Lantern|{3}|Artifact||rare|rtr|5.00|liked;ramp;mana-artifact;many|Rock that gives every land all colors.
Darksteel Ingot|{3}|Artifact||common|dst|0.40|ramp;mana-artifact;many|Indestructible rock of any color.
Honor-Worn Shaku|{3}|Artifact||uncommon|chk|3.00|ramp;mana-artifact;legends|Rock that untaps by tapping legends.
Decanter of Endless Water|{3}|Artifact||common|clb|0.50|ramp;mana-artifact;many|Rock of any color with no maximum hand size.
Patchwork Banner|{3}|Artifact||uncommon|blb|1.50|ramp;mana-artifact;many;tokens|Rock of any color boosting one creature type.
Nyx Lotus|{4}|Legendary Artifact||rare|thb|4.00|ramp;mana-artifact;big-mana|Taps for mana equal to devotion.
Relic of Legends|{3}|Artifact||uncommon|dmu|2.00|ramp;mana-artifact;legends;many|Rock that also taps legends for mana.
Mirage Mirror|{3}|Artifact||rare|hou|2.00|clones;artifacts|Becomes a copy of any common permanent for a turn.
Paradox Engine|{5}|Legendary Artifact||mythic|aer|5.00|storm;artifacts;banned|Untaps your nonlands with every spell.
Sundering Titan|{8}|Artifact Creature — Golem|7/10|rare|dst|4.00|mass-land-denial;artifacts;banned|Destroys lands of each basic type coming and going.
Time Vault|{2}|Artifact||rare|lea|500.00|extra-turn;extra-turns;artifacts;banned|Skips turns to take extra ones.
Panoptic Mirror|{5}|Artifact||rare|dst|10.00|spells;artifacts;gc|Imprints a spell and copies it each upkeep.
Isochron Scepter|{2}|Artifact||uncommon|mrd|10.00|spells;artifacts|Imprints a cheap instant and copies it repeatedly.
Trinisphere|{3}|Artifact||rare|dst|12.00|stax|Every spell costs at least three.
Winter Orb|{2}|Artifact||rare|lea|15.00|stax;mass-land-denial|Players untap only one land a turn.
Static Orb|{3}|Artifact||rare|tmp|15.00|stax|Players untap only two permanents a turn.
Tangle Wire|{3}|Artifact||rare|nem|3.00|stax|Fading lock that taps down permanents.
Sphere of Resistance|{2}|Artifact||rare|exo|6.00|stax|All spells cost one more.
Torpor Orb|{2}|Artifact||rare|nph|12.00|stax|Arriving creatures trigger nothing.
Grafdigger's Cage|{1}|Artifact||rare|dka|4.00|stax|Stops graveyards and libraries from cheating things in.
Tormod's Crypt|{0}|Artifact||uncommon|drk|0.50|artifacts|Free one-shot graveyard exile.
Soul-Guide Lantern|{1}|Artifact||uncommon|thb|0.70|draw;artifacts|Exiles graveyards or draws a card.
Nevinyrral's Disk|{4}|Artifact||rare|lea|2.00|sweeper;artifacts|Slow wipe of artifacts, creatures and enchantments.
Ratchet Bomb|{2}|Artifact||rare|som|1.00|sweeper;counters;proliferate|Ticks up to wipe one mana value.
Meekstone|{1}|Artifact||rare|lea|3.00|stax|Big creatures stay tapped.
Howling Mine|{2}|Artifact||rare|lea|5.00|draw;group-hug|Everyone draws an extra card.
Font of Mythos|{4}|Artifact||rare|con|6.00|draw;group-hug|Everyone draws two extra cards.
Horn of Greed|{3}|Artifact||rare|sth|8.00|draw;group-hug;landfall|Playing a land draws its player a card.
Idol of Oblivion|{2}|Artifact||rare|c19|2.00|liked;draw;tokens|Draws in turns you made a token.
Mask of Memory|{2}|Artifact — Equipment||uncommon|mrd|1.00|equipment;draw;discard|Wearer loots two cards when connecting.
Sword of Fire and Ice|{3}|Artifact — Equipment||rare|dst|40.00|equipment;voltron;draw;removal|Protecting sword that shoots and draws.
Sword of Light and Shadow|{3}|Artifact — Equipment||rare|dst|20.00|equipment;voltron;recursion;lifegain|Protecting sword that heals and returns creatures.
Sword of the Animist|{2}|Legendary Artifact — Equipment||rare|ori|6.00|equipment;ramp;landfall;legends|Attacks fetch basic lands.
Sword of Hearth and Home|{3}|Artifact — Equipment||mythic|mh2|10.00|equipment;voltron;blink;ramp|Protecting sword that blinks and fetches a basic.
Whispersilk Cloak|{3}|Artifact — Equipment||uncommon|dst|2.00|equipment;voltron;protection;unblockable|Wearer is unblockable and untouchable.
Hammer of Nazahn|{4}|Legendary Artifact — Equipment||rare|c17|8.00|equipment;voltron;protection|Attaches equipment for free and makes the wearer indestructible.
Colossus Hammer|{1}|Artifact — Equipment||uncommon|m20|0.70|equipment;voltron|Giant boost with a giant equip cost.
Helm of the Host|{4}|Legendary Artifact — Equipment||rare|dom|5.00|equipment;clones;tokens|Copies its wearer each combat.
Blackblade Reforged|{2}|Legendary Artifact — Equipment||rare|dom|1.50|equipment;voltron;landfall|Boosts by lands and fits legends cheaply.
Basilisk Collar|{1}|Artifact — Equipment||rare|wwk|6.00|equipment;lifegain|Wearer gains deathtouch and lifelink.
Bloodthirsty Blade|{2}|Artifact — Equipment||uncommon|c19|1.00|equipment;goad;politics|Hands an enemy creature power and goads it.
Smuggler's Copter|{2}|Artifact — Vehicle|3/3|rare|kld|1.00|vehicles;artifacts;draw;discard;flying|Cheap flying vehicle that loots.
Heart of Kiran|{2}|Legendary Artifact — Vehicle|4/4|mythic|aer|1.00|vehicles;artifacts;walkers;flying|Flying vehicle crewed by loyalty too.
Weatherlight|{4}|Legendary Artifact — Vehicle|4/5|mythic|dom|0.70|vehicles;artifacts;flying;sagas|Flying ship that digs for historic cards.
Foundry Inspector|{3}|Artifact Creature — Construct|3/2|uncommon|kld|1.00|artifacts;ramp|Artifacts cost one less.
Scrap Trawler|{3}|Artifact Creature — Construct|3/2|rare|aer|2.00|artifacts;recursion;sacrifice|Dying artifacts return cheaper ones.
Myr Retriever|{2}|Artifact Creature — Myr|1/1|uncommon|mrd|1.00|artifacts;recursion;aristocrats|Dies to return an artifact to hand.
Arcbound Ravager|{2}|Artifact Creature — Beast|0/0|rare|dst|8.00|artifacts;sacrifice;counters|Eats artifacts and passes its counters on.
Steel Overseer|{2}|Artifact Creature — Construct|1/1|rare|m11|3.00|artifacts;counters|Taps to grow every artifact creature.
Metalworker|{3}|Artifact Creature — Construct|1/2|rare|uds|60.00|ramp;artifacts;big-mana|Reveals artifacts in hand for lots of mana.
Lodestone Golem|{4}|Artifact Creature — Golem|5/3|rare|wwk|1.00|stax;artifacts|Nonartifact spells cost one more.
Adaptive Automaton|{3}|Artifact Creature — Construct|2/2|rare|m12|2.00|artifacts;tokens|Joins and boosts any one creature type.
Hangarback Walker|{X}{X}|Artifact Creature — Construct|0/0|rare|ori|2.00|artifacts;x-spells;tokens;counters;sacrifice|Grows, then bursts into flying thopters.
Blightsteel Colossus|{12}|Artifact Creature — Phyrexian Golem|11/11|mythic|mbs|40.00|artifacts;infect;poison;reanimator|Indestructible trampling infector that shuffles back.
Mycosynth Lattice|{6}|Artifact||rare|dst|40.00|artifacts;stax|Everything becomes an artifact.
Krark-Clan Ironworks|{4}|Artifact||uncommon|5dn|20.00|artifacts;sacrifice;ramp|Sacrifices artifacts for two mana each.
Conqueror's Flail|{2}|Artifact — Equipment||rare|c16|6.00|equipment;protection;multi|Colorful boost that silences opponents on your turn.
Emrakul, the Aeons Torn|{15}|Legendary Creature — Eldrazi|15/15|mythic|roe|50.00|extra-turn;flying;banned;legends|Colossal flyer with an extra turn and mass annihilation.
Ulamog, the Infinite Gyre|{11}|Legendary Creature — Eldrazi|10/10|mythic|roe|40.00|removal;legends;big-mana|Destroys a permanent when cast and annihilates.
Kozilek, Butcher of Truth|{10}|Legendary Creature — Eldrazi|12/12|mythic|roe|40.00|draw;legends;big-mana|Draws four when cast and annihilates.
It That Betrays|{12}|Creature — Eldrazi|11/11|rare|roe|15.00|theft;big-mana;sacrifice|Steals whatever opponents sacrifice.
Conduit of Ruin|{6}|Creature — Eldrazi|5/5|rare|bfz|3.00|tutor;topdeck;ramp;big-mana|Stacks a big colorless creature and cheapens creatures.
Oblivion Sower|{6}|Creature — Eldrazi|5/8|mythic|bfz|2.00|ramp;mill;theft;landfall|Takes lands from an opponent's exile when cast.
Karn Liberated|{7}|Legendary Planeswalker — Karn|6|mythic|nph|20.00|walkers;removal;discard|Exiles cards and permanents and may restart the game.
Karn, Scion of Urza|{4}|Legendary Planeswalker — Karn|5|mythic|dom|8.00|walkers;draw;artifacts;tokens|Card advantage and growing constructs.
Ugin, the Ineffable|{6}|Legendary Planeswalker — Ugin|4|rare|war|3.00|walkers;removal;draw;tokens|Cheapens colorless spells, removes threats and makes spirits.
Thornbite Staff|{2}|Kindred Artifact — Shaman Equipment||uncommon|mor|4.00|equipment;artifacts;kin-shamans|Its bearer pings and untaps whenever a creature dies.
Dragon's Hoard|{3}|Artifact||rare|m19|1.50|mana-artifact;ramp;draw;kin-dragons|Any color of mana; stores Dragons' arrivals as cards.
Twinning Staff|{3}|Artifact||rare|c20|2.00|clones;spells;storm|Copying a spell makes one copy more.
Academy Manufactor|{3}|Artifact Creature — Assembly-Worker|1/3|rare|mh2|8.00|treasure;artifacts;tokens|Clue, Food or Treasure: you get all three.
Mirror Box|{3}|Artifact||rare|neo|2.00|legends;artifacts|Lifts the legend rule and strengthens legends.
Heroes' Podium|{5}|Legendary Artifact||rare|bng|3.00|legends;artifacts;topdeck|Legends grow by each other and are dug from the library.
Ancestral Statue|{4}|Artifact Creature — Golem|3/4|common|dtk|0.50|artifacts;storm|Returns a nonland permanent of yours, even itself.
Cloudstone Curio|{3}|Artifact||rare|rav|20.00|blink;storm;artifacts|Each arrival may return another permanent of the same kind.
Psychosis Crawler|{5}|Artifact Creature — Phyrexian Horror|*/*|rare|mbs|1.00|draw-matters;wheels;artifacts|As large as your hand; each draw costs the opponents a life.
Ornithopter|{0}|Artifact Creature — Thopter|0/2|uncommon|atq|0.40|artifacts;flying|A free little flier.
Mesmeric Orb|{2}|Artifact||rare|mrd|10.00|mill;self-mill;artifacts|Every permanent that untaps mills a card from its controller.
Altar of Dementia|{2}|Artifact||rare|tmp|9.00|mill;sacrifice;self-mill;artifacts|Creatures given up mill by their power.
Mindcrank|{2}|Artifact||uncommon|nph|3.00|mill;artifacts|Opponents mill as many cards as they lose life.
Nim Deathmantle|{2}|Artifact — Equipment||rare|som|5.00|equipment;reanimator;artifacts|Four mana brings a dying creature back wearing it.
Thopter Assembly|{6}|Artifact Creature — Thopter|5/5|rare|mbs|1.00|artifacts;tokens;flying|Alone at upkeep it returns to hand and leaves five Thopters.
Fell Flagship|{3}|Artifact — Vehicle|3/3|rare|xln|0.50|vehicles;kin-pirates;discard|Strengthens Pirates; its hits take a card from the hand.
Scion of Draco|{12}|Artifact Creature — Dragon|4/4|mythic|mh2|6.00|big-mana;flying;kin-dragons|Cheaper with basic land types; lends keywords by color.
Reckoner Bankbuster|{2}|Artifact — Vehicle|4/4|rare|neo|1.00|vehicles;draw;artifacts|Draws three cards, then gains a Pilot and a Treasure.
Cultivator's Caravan|{3}|Artifact — Vehicle|5/5|rare|kld|0.40|vehicles;mana-artifact;ramp|Taps for any color, or is crewed to fight.
Aethersphere Harvester|{3}|Artifact — Vehicle|3/5|rare|aer|0.80|vehicles;flying;lifegain;energy|A flier that buys lifelink with energy.
Consulate Dreadnought|{1}|Artifact — Vehicle|7/11|uncommon|aer|0.30|vehicles;toughness|Enormous and cheap, but hard to crew.
Coveted Jewel|{6}|Artifact||rare|c18|1.00|draw;mana-artifact;ramp;politics|Three cards and three mana until an unblocked attacker claims it.
Ichorclaw Myr|{2}|Artifact Creature — Phyrexian Myr|1/1|common|som|0.40|infect;poison;artifacts|An infecting Myr that grows when blocked.
Grafted Exoskeleton|{4}|Artifact — Equipment||uncommon|som|3.00|infect;poison;equipment;voltron|Its bearer infects and hits for two more.
Contagion Engine|{6}|Artifact||rare|som|5.00|proliferate;counters;artifacts;poison|Shrinks a player's creatures, then proliferates twice for four.
Contagion Clasp|{2}|Artifact||uncommon|som|0.60|proliferate;counters;artifacts|Shrinks a creature, then proliferates for four.
Atraxa's Skitterfang|{3}|Artifact Creature — Phyrexian Insect|2/2|uncommon|one|0.20|counters;artifacts|Lends a keyword by spending oil.
Aetherworks Marvel|{4}|Legendary Artifact||mythic|kld|0.60|energy;topdeck;artifacts|Six energy cast one of the top six cards for nothing.
Decoction Module|{2}|Artifact||uncommon|kld|0.40|energy;artifacts;blink|Energy for each creature that arrives; bounces one for four.
Fabrication Module|{3}|Artifact||uncommon|kld|0.30|energy;counters;artifacts|A counter whenever you get energy.
Lotus Bloom||Artifact||rare|tsp|6.00|suspend;ramp;storm;artifacts|After three turns, three mana of one color.
Jhoira's Timebug|{2}|Artifact Creature — Insect|1/2|common|tsp|0.40|suspend;artifacts|Taps to hurry or delay a time counter.
Blade of the Bloodchief|{1}|Artifact — Equipment||rare|zen|3.00|equipment;aristocrats;counters;kin-vampires|Its bearer grows with each death, Vampires twice as much.
Helm of Obedience|{4}|Artifact||rare|all|20.00|mill;theft;artifacts|Mills an opponent for X until a creature turns up, and takes it.
Monument to Endurance|{3}|Artifact||rare|dft|5.00|discard;draw;treasure;artifacts|Each discard gives a card, a Treasure or a drain.
Buster Sword|{3}|Artifact — Equipment||uncommon|fin|5.00|equipment;voltron;draw|Its bearer's hits draw and cast a spell for free.
Sire of Seven Deaths|{7}|Creature — Eldrazi|7/7|mythic|fdn|18.00|big-mana;lifegain|Seven keywords on seven power for seven mana.
`;
