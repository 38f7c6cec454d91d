/** Green cards; columns as in commanders.data.ts. */
export const GREEN_CARDS = `
Cultivate|{2}{G}|Sorcery||common|m11|0.50|staple;ramp;landfall|One basic onto the battlefield, one to the hand.
Kodama's Reach|{2}{G}|Sorcery — Arcane||common|chk|0.70|staple;ramp;landfall|One basic onto the battlefield, one to the hand.
Rampant Growth|{1}{G}|Sorcery||common|mir|0.30|ramp;landfall|A tapped basic.
Farseek|{1}{G}|Sorcery||common|rav|0.60|staple;multi;ramp;landfall|A tapped land of another basic type.
Nature's Lore|{1}{G}|Sorcery||common|ice|2.00|staple;ramp;landfall|An untapped Forest of any kind.
Three Visits|{1}{G}|Sorcery||common|ptk|2.50|staple;ramp;landfall|An untapped Forest of any kind.
Finale of Devastation|{X}{G}{G}|Sorcery||mythic|war|28.00|tutor;elves|Puts a creature onto the battlefield; at ten it ends games.
Beast Within|{2}{G}|Instant||uncommon|nph|1.50|staple;removal|Destroys a permanent and leaves a Beast.
Heroic Intervention|{1}{G}|Instant||rare|aer|8.00|staple;protection|Hexproof and indestructible for everything you have.
Worldly Tutor|{G}|Instant||uncommon|mir|17.00|gc;tutor|Puts a creature on top.
Sylvan Library|{1}{G}|Enchantment||rare|leg|28.00|draw|Two more cards to choose from, kept for life.
Hardened Scales|{G}|Enchantment||rare|ktk|5.00|counters|One more counter each time.
Guardian Project|{3}{G}|Enchantment||rare|rna|6.00|draw;elves;reanimator|A card for each new creature that enters.
Doubling Season|{4}{G}|Enchantment||rare|rav|40.00|tokens;counters;walkers|Twice as many tokens and counters.
Parallel Lives|{3}{G}|Enchantment||rare|isd|34.00|tokens|Twice as many tokens.
The Great Henge|{7}{G}{G}|Legendary Artifact||mythic|eld|48.00|draw;ramp;counters;lifegain|Cheaper by your largest creature; mana, counters and cards.
Birds of Paradise|{G}|Creature — Bird|0/1|rare|lea|7.00|multi;ramp|A flier that makes mana of any color.
Llanowar Elves|{G}|Creature — Elf Druid|1/1|common|lea|0.30|ramp;elves|Taps for green.
Elvish Mystic|{G}|Creature — Elf Druid|1/1|common|m14|0.40|ramp;elves|Taps for green.
Priest of Titania|{1}{G}|Creature — Elf Druid|1/1|common|usg|3.50|ramp;elves|Green mana for each Elf around.
Elvish Visionary|{1}{G}|Creature — Elf Shaman|1/1|common|ala|0.20|draw;elves;blink|Draws a card on arrival.
Sakura-Tribe Elder|{1}{G}|Creature — Snake Shaman|1/1|common|chk|0.80|ramp;landfall;aristocrats;recursion|Blocks, then goes for a basic.
Lotus Cobra|{1}{G}|Creature — Snake|2/1|mythic|zen|9.00|ramp;landfall|A mana for each land that arrives.
Imperious Perfect|{2}{G}|Creature — Elf Warrior|2/2|uncommon|lrw|0.60|elves;tokens|Lifts other Elves and makes one a turn.
Elvish Archdruid|{1}{G}{G}|Creature — Elf Druid|2/2|rare|m10|1.20|elves;ramp|Lifts other Elves and taps for their number.
Ezuri, Renegade Leader|{1}{G}{G}|Legendary Creature — Elf Warrior|2/2|rare|som|3.00|elves|Saves Elves and makes them trample.
Eternal Witness|{1}{G}{G}|Creature — Human Shaman|2/1|uncommon|5dn|2.00|liked;recursion;blink;reanimator|Returns any card to the hand.
Evolution Sage|{2}{G}|Creature — Elf Druid|3/2|uncommon|war|0.60|counters;landfall;walkers|Proliferates with each land.
Beast Whisperer|{2}{G}{G}|Creature — Elf Druid|2/3|rare|grn|2.50|draw;elves|A card for each creature spell.
Seedborn Muse|{3}{G}{G}|Creature — Spirit|2/4|rare|lgn|15.00|gc|Your permanents untap on everybody's turn.
Craterhoof Behemoth|{5}{G}{G}{G}|Creature — Beast|5/5|mythic|avr|28.00|elves;tokens|Hasty, and the whole team grows by its number.
Invasion of Ikoria // Zilortha, Apex of Ikoria|{X}{G}{G} // |Battle — Siege // Legendary Creature — Dinosaur|6 // 8/8|rare|mom|4.00|transform;tutor|Finds a non-Human creature; defeated, it becomes a Dinosaur.
Survival of the Fittest|{1}{G}|Enchantment||rare|exo|200.00|tutor;graveyard;discard;reanimator;gc|Trades creature cards in hand for any creature in the library.
Natural Order|{2}{G}{G}|Sorcery||rare|vis|20.00|tutor;sacrifice;gc|Sacrifices a green creature to fetch a bigger one.
Crop Rotation|{G}|Instant||common|ulg|2.00|liked;tutor;landfall;ramp;gc|Trades a land for any land from your library.
Green Sun's Zenith|{X}{G}|Sorcery||rare|mbs|10.00|liked;tutor;x-spells|Puts a green creature of your size into play.
Chord of Calling|{X}{G}{G}{G}|Instant||rare|rav|4.00|tutor;x-spells;flash;tokens|Convoked instant that puts a creature into play.
Eldritch Evolution|{1}{G}{G}|Sorcery||rare|emn|6.00|tutor;sacrifice|Upgrades a creature into one slightly costlier.
Birthing Pod|{3}{G/P}|Artifact||rare|nph|10.00|tutor;sacrifice;artifacts;blink|Turns creatures into ones a step higher on the curve.
Fauna Shaman|{1}{G}|Creature — Elf Shaman|2/2|rare|m11|6.00|tutor;discard;graveyard|Trades creature cards in hand for others from the library.
Fierce Empath|{2}{G}|Creature — Elf|1/1|uncommon|scg|0.50|tutor;blink|Finds a big creature.
Sylvan Tutor|{G}|Sorcery||rare|por|50.00|tutor;topdeck|Puts a creature from the library on top.
Tooth and Nail|{5}{G}{G}|Sorcery||rare|mrd|5.00|tutor;big-mana|Finds two creatures and drops two into play.
Defense of the Heart|{3}{G}|Enchantment||rare|ulg|15.00|tutor;politics|Fetches two creatures if an opponent has many.
Pattern of Rebirth|{3}{G}|Enchantment — Aura||rare|uds|1.50|tutor;auras;sacrifice|When the creature dies, any creature comes into play.
Time of Need|{1}{G}|Sorcery||uncommon|chk|7.00|tutor;legends|Finds a legendary creature.
Woodland Bellower|{4}{G}{G}|Creature — Beast|6/5|mythic|ori|5.00|tutor;blink|Brings a small green creature from the library.
Exploration|{G}|Enchantment||rare|usg|20.00|liked;ramp;landfall|One more land drop each turn.
Burgeoning|{G}|Enchantment||rare|sth|15.00|ramp;landfall;group-hug|Drops lands whenever opponents do.
Oracle of Mul Daya|{3}{G}|Creature — Elf Shaman|2/2|rare|zen|6.00|liked;ramp;landfall;topdeck|Extra land drop, and lands from the library's top.
Courser of Kruphix|{1}{G}{G}|Enchantment Creature — Centaur|2/4|rare|bng|1.00|topdeck;landfall;lifegain|Plays lands off the top and gains life for them.
Augur of Autumn|{1}{G}{G}|Creature — Human Druid|2/3|rare|mid|4.00|topdeck;draw;landfall|Plays lands and maybe creatures from the top.
Dryad of the Ilysian Grove|{2}{G}|Enchantment Creature — Nymph Dryad|2/4|rare|thb|8.00|ramp;landfall;many|Extra land drop and perfect mana.
Wayward Swordtooth|{2}{G}|Creature — Dinosaur|5/5|rare|rix|8.00|ramp;landfall|Extra land drop on a big body that needs the city's blessing.
Ramunap Excavator|{2}{G}|Creature — Snake Cleric|2/3|rare|hou|4.00|landfall;recursion;graveyard|Plays lands from the graveyard.
Conduit of Worlds|{2}{G}{G}|Artifact||rare|one|1.50|landfall;recursion;graveyard;artifacts|Plays lands, and one permanent a turn, from the graveyard.
Life from the Loam|{1}{G}|Sorcery||rare|rav|6.00|recursion;landfall;self-mill;graveyard|Dredging spell that returns three lands to hand.
Splendid Reclamation|{3}{G}|Sorcery||rare|emn|4.00|landfall;recursion;graveyard;self-mill;ramp|Returns every land from your graveyard to play.
World Shaper|{3}{G}|Creature — Merfolk Shaman|3/3|rare|rix|4.00|self-mill;landfall;recursion;graveyard|Mills you and returns all lands when it dies.
Scute Swarm|{2}{G}|Creature — Insect|1/1|rare|znr|4.00|landfall;tokens;clones|Multiplies itself with landfall.
Avenger of Zendikar|{5}{G}{G}|Creature — Elemental|5/5|mythic|wwk|5.00|liked;landfall;tokens;counters|A plant for each land, growing with landfall.
Rampaging Baloths|{4}{G}{G}|Creature — Beast|6/6|mythic|zen|1.50|landfall;tokens|Landfall makes big beasts.
Tireless Tracker|{2}{G}|Creature — Human Scout|3/2|rare|soi|4.00|landfall;draw;counters;artifacts|Investigates on landfall and grows from clues.
Tireless Provisioner|{2}{G}|Creature — Elf Scout|3/2|uncommon|mh2|4.00|liked;landfall;treasure;ramp|Landfall makes a treasure or food.
Springheart Nantuko|{1}{G}|Enchantment Creature — Insect Monk|1/1|rare|mh3|6.00|landfall;clones;auras;tokens|Bestowed insect that copies its host on landfall.
Zendikar's Roil|{3}{G}{G}|Enchantment||uncommon|ori|0.70|landfall;tokens|Landfall makes elementals.
Khalni Heart Expedition|{1}{G}|Enchantment||common|zen|0.70|ramp;landfall|Collects landfall, then fetches two basics.
Nissa, Resurgent Animist|{2}{G}|Legendary Creature — Elf Scout|3/3|mythic|mat|12.00|landfall;ramp;kin-elementals|Landfall mana, then digs up an elf or elemental.
Ashaya, Soul of the Wild|{3}{G}{G}|Legendary Creature — Elemental|*/*|mythic|znr|3.00|landfall;ramp;legends;ci=G|Your creatures also become Forests.
Titania, Protector of Argoth|{3}{G}{G}|Legendary Creature — Elemental|5/3|mythic|c14|2.00|landfall;tokens;recursion;sacrifice|Returns a land, and lost lands become elementals.
Multani, Yavimaya's Avatar|{4}{G}{G}|Legendary Creature — Elemental Avatar|0/0|mythic|dom|1.50|landfall;graveyard;legends|Huge trampler counting your lands in play and graveyard.
Primeval Titan|{4}{G}{G}|Creature — Giant|6/6|mythic|m11|8.00|ramp;tutor;landfall;banned|Fetches any two lands on entering and attacking.
Sylvan Primordial|{5}{G}{G}|Creature — Avatar|6/8|rare|gtc|1.00|ramp;removal;banned|Destroys a permanent per opponent and fetches Forests.
Rofellos, Llanowar Emissary|{G}{G}|Legendary Creature — Elf Druid|2/1|rare|uds|1.50|ramp;legends;banned|Taps for green mana per Forest.
Channel|{G}{G}|Sorcery||uncommon|lea|2.00|ramp;banned|Turns life into colorless mana.
Fastbond|{G}|Enchantment||rare|lea|60.00|ramp;landfall;banned|Unlimited land drops at one life each.
Fyndhorn Elves|{G}|Creature — Elf Druid|1/1|common|ice|1.50|liked;ramp|One-mana elf that taps for green.
Arbor Elf|{G}|Creature — Elf Druid|1/1|common|wwk|1.00|ramp|Untaps a Forest.
Delighted Halfling|{G}|Creature — Halfling Citizen|1/2|rare|ltr|10.00|liked;ramp;legends|Mana creature that makes legends uncounterable.
Bloom Tender|{1}{G}|Creature — Elf Druid|1/1|rare|eve|15.00|ramp|Adds a mana of each color among your permanents.
Circle of Dreams Druid|{G}{G}{G}|Creature — Elf Druid|2/1|rare|afr|5.00|ramp;tokens;big-mana|Green mana for each creature you control.
Joraga Treespeaker|{G}|Creature — Elf Druid|1/1|uncommon|roe|3.00|ramp|Levels up to make elves tap for two.
Elvish Harbinger|{2}{G}|Creature — Elf Druid|1/2|uncommon|lrw|7.00|tutor;ramp;topdeck|Mana elf that stacks an elf on top.
Wirewood Symbiote|{G}|Creature — Insect|1/1|uncommon|scg|1.00|elves;blink|Bounces an elf to untap a creature.
Quirion Ranger|{G}|Creature — Elf Ranger|1/1|common|vis|1.50|landfall;ramp|Returns a Forest to untap a creature.
Wellwisher|{1}{G}|Creature — Elf|1/1|common|ons|0.50|lifegain|Taps for life per elf.
Elvish Champion|{1}{G}{G}|Creature — Elf|2/2|rare|inv|4.00||Elf lord granting Forest evasion.
Dwynen's Elite|{1}{G}|Creature — Elf Warrior|2/2|uncommon|ori|0.30|tokens|Brings a second elf if you have one.
Lys Alana Huntmaster|{2}{G}{G}|Creature — Elf Warrior|3/3|common|lrw|0.50|tokens|Makes an elf with each elf spell.
Sylvan Messenger|{3}{G}|Creature — Elf|2/2|uncommon|apc|0.40|draw;blink|Collects elves from the top four.
Elvish Promenade|{3}{G}|Kindred Sorcery — Elf||uncommon|lrw|3.00|tokens;elves|An elf for each elf.
Allosaurus Shepherd|{G}|Creature — Elf Shaman|1/1|mythic|jmp|25.00|liked;protection|Green spells cannot be countered, and elves can grow huge.
Leaf-Crowned Visionary|{G}{G}|Creature — Elf Druid|1/1|rare|dmu|4.00|draw|Elf lord that draws for elf spells.
Realmwalker|{2}{G}|Creature — Shapeshifter|2/3|rare|khm|4.00|topdeck;draw;elves|Plays creatures of one type off the top.
Reclamation Sage|{2}{G}|Creature — Elf Shaman|2/1|uncommon|m15|0.30|liked;removal;blink|Breaks an artifact or enchantment on arrival.
Manglehorn|{2}{G}|Creature — Beast|2/2|uncommon|akh|0.70|removal;stax;blink|Breaks an artifact, and enemy artifacts arrive tapped.
Collector Ouphe|{1}{G}|Creature — Ouphe|2/2|rare|mh1|4.00|stax|Switches off artifact abilities.
Outland Liberator // Frenzied Trapbreaker|{1}{G} // |Creature — Human Werewolf // Creature — Werewolf|2/2 // 3/3|uncommon|mid|0.70|transform;removal|Sacrifices itself to break an artifact or enchantment.
Acidic Slime|{3}{G}{G}|Creature — Ooze|2/2|uncommon|m10|0.30|removal;blink|Destroys an artifact, enchantment or land on arrival.
Terastodon|{6}{G}{G}|Creature — Elephant|9/9|rare|wwk|1.00|removal;tokens;reanimator|Turns up to three noncreature permanents into elephants.
Bane of Progress|{4}{G}{G}|Creature — Elemental|2/2|rare|c13|2.00|sweeper;counters|Wipes artifacts and enchantments and grows for each.
Krosan Grip|{2}{G}|Instant||uncommon|tsp|0.70|removal|Unanswerable artifact or enchantment removal.
Nature's Claim|{G}|Instant||common|wwk|1.00|liked;removal|Cheap artifact or enchantment removal that gives life.
Return to Nature|{1}{G}|Instant||common|war|0.30|removal|Breaks an artifact or enchantment, or exiles a graveyard card.
Force of Vigor|{2}{G}{G}|Instant||rare|mh1|10.00|liked;removal|Breaks two artifacts or enchantments, free off turn.
Kenrith's Transformation|{1}{G}|Enchantment — Aura||uncommon|eld|0.70|liked;removal;draw;auras|Turns a creature into a plain elk and draws.
Song of the Dryads|{2}{G}|Enchantment — Aura||rare|c14|5.00|liked;removal;auras;ci=G|Turns any permanent into a Forest.
Lignify|{1}{G}|Kindred Enchantment — Treefolk Aura||common|lrw|0.50|removal;auras;kin-treefolk|Turns a creature into a harmless treefolk.
Ram Through|{1}{G}|Instant||common|iko|0.50|removal|Your creature bites, with trample damage going through.
Hurricane|{X}{G}|Sorcery||uncommon|lea|0.50|removal;sweeper;x-spells|Burns flyers and every player.
Ezuri's Predation|{5}{G}{G}{G}|Sorcery||rare|c15|4.00|sweeper;tokens|A beast to fight each enemy creature.
Veil of Summer|{G}|Instant||uncommon|m20|4.00|liked;protection;draw|Shields you from blue and black for a turn, drawing a card.
Tamiyo's Safekeeping|{G}|Instant||common|neo|1.00|protection;lifegain|Makes one permanent hexproof and indestructible.
Snakeskin Veil|{G}|Instant||common|khm|0.30|protection;counters|Hexproof and a counter for a creature.
Tyvar's Stand|{X}{G}|Instant||uncommon|one|0.50|protection;x-spells;voltron|Pumps and shields a creature.
Wrap in Vigor|{1}{G}|Instant||common|fut|1.00|protection|Regenerates your team.
Constant Mists|{1}{G}|Instant||uncommon|sth|8.00|protection;landfall|Fog that is bought back with lands.
Regrowth|{1}{G}|Sorcery||uncommon|lea|1.00|recursion;graveyard|Returns any card from the graveyard to hand.
Seasons Past|{4}{G}{G}|Sorcery||mythic|soi|1.50|recursion;graveyard|Returns one card of each mana value.
Noxious Revival|{G/P}|Instant||uncommon|nph|5.00|recursion;topdeck;graveyard|Puts a graveyard card on top of its library.
Bala Ged Recovery // Bala Ged Sanctuary|{2}{G} // |Sorcery // Land| // |uncommon|znr|1.50|liked;mdfc;recursion;graveyard|Returns any card to hand, or is a green land.
Turntimber Symbiosis // Turntimber, Serpentine Wood|{4}{G}{G}{G} // |Sorcery // Land| // |mythic|znr|8.00|mdfc;topdeck|Digs for a creature, or is a green land.
Tangled Florahedron // Tangled Vale|{1}{G} // |Creature — Elemental // Land|1/1 // |uncommon|znr|0.50|mdfc;ramp|Mana creature or green land.
Kazandu Mammoth // Kazandu Valley|{1}{G}{G} // |Creature — Elephant // Land|3/3 // |rare|znr|0.70|mdfc;landfall|Growing elephant or green land.
Disciple of Freyalise // Garden of Freyalise|{3}{G}{G}{G} // |Creature — Elf Druid // Land|3/3 // |uncommon|mh3|2.00|mdfc;draw;sacrifice;lifegain|Trades a creature for cards and life, or is a green land.
Beanstalk Giant // Fertile Footsteps|{6}{G} // {2}{G}|Creature — Giant // Sorcery — Adventure|*/* // |uncommon|eld|0.30|adventure;ramp;landfall|Ramps first, then becomes a giant as large as your lands.
Lovestruck Beast // Heart's Desire|{2}{G} // {G}|Creature — Beast Noble // Sorcery — Adventure|5/5 // |rare|eld|0.70|adventure;tokens|A human token first, then a big beast.
Toski, Bearer of Secrets|{3}{G}|Legendary Creature — Squirrel|1/1|rare|khm|8.00|liked;draw;legends;tokens|Unstoppable squirrel that draws when creatures connect.
Ohran Frostfang|{3}{G}{G}|Snow Creature — Snake|2/6|rare|c19|8.00|liked;draw;tokens|Attackers gain deathtouch and draw when they connect.
The Great Aurora|{6}{G}{G}{G}|Sorcery||mythic|ori|0.70|chaos;landfall;wheels|Everyone shuffles all away and redraws, dropping lands.
Garruk's Uprising|{2}{G}|Enchantment||uncommon|m21|2.00|liked;draw;enchantress|Draws for powerful creatures and gives trample.
Elemental Bond|{2}{G}|Enchantment||uncommon|ori|2.00|draw|Draws when a creature with some power arrives.
Return of the Wildspeaker|{4}{G}|Instant||rare|eld|3.00|liked;draw;tokens|Draws by your biggest nonhuman or pumps nonhumans.
Rishkar's Expertise|{4}{G}{G}|Sorcery||rare|aer|5.00|liked;draw|Draws by greatest power and casts something free.
Soul's Majesty|{4}{G}|Sorcery||rare|con|0.50|draw;voltron|Draws cards equal to a creature's power.
Shamanic Revelation|{3}{G}{G}|Sorcery||rare|frf|0.70|draw;lifegain;tokens|A card per creature and life for big ones.
Harmonize|{2}{G}{G}|Sorcery||uncommon|plc|0.70|draw|Draws three cards.
Greater Good|{2}{G}{G}|Enchantment||rare|usg|6.00|draw;sacrifice;discard;graveyard|Sacrifices creatures to draw by power.
Life's Legacy|{1}{G}|Sorcery||rare|m15|1.50|draw;sacrifice|Sacrifices a creature to draw by its power.
Momentous Fall|{2}{G}{G}|Instant||rare|roe|1.00|draw;sacrifice;lifegain|Cashes a creature in for cards and life.
Zendikar Resurgent|{5}{G}{G}|Enchantment||rare|ogw|4.00|ramp;draw;big-mana|Doubles land mana and draws for creature spells.
Vernal Bloom|{3}{G}|Enchantment||rare|usg|5.00|ramp;group-hug;big-mana|Forests give extra green mana to all.
Regal Behemoth|{4}{G}{G}|Creature — Dinosaur|5/5|rare|cn2|3.00|ramp;monarch;big-mana|Makes you monarch and doubles your land mana.
Nyxbloom Ancient|{4}{G}{G}{G}|Enchantment Creature — Elemental|5/5|mythic|thb|20.00|ramp;big-mana|Triples mana from your permanents.
Vorinclex, Voice of Hunger|{6}{G}{G}|Legendary Creature — Phyrexian Praetor|7/6|mythic|nph|12.00|ramp;stax;big-mana;mass-land-denial|Doubles your land mana and freezes opposing lands.
Vorinclex, Monstrous Raider|{4}{G}{G}|Legendary Creature — Phyrexian Praetor|6/6|mythic|khm|20.00|counters;stax;walkers;legends|Doubles your counters and halves those of opponents.
Wild Growth|{G}|Enchantment — Aura||common|lea|0.70|ramp;auras;enchantress|Land gives one more green mana.
Utopia Sprawl|{G}|Enchantment — Aura||common|dis|1.50|ramp;auras;enchantress;many|Forest gives an extra mana of a chosen color.
Argothian Enchantress|{1}{G}|Creature — Human Druid|0/1|rare|usg|15.00|enchantress;draw|Untouchable enchantress that draws for enchantments.
Enchantress's Presence|{2}{G}|Enchantment||rare|ons|4.00|enchantress;draw|Draws a card for each enchantment spell.
Verduran Enchantress|{1}{G}{G}|Creature — Human Druid|0/2|rare|lea|1.50|enchantress;draw|Draws for enchantment spells.
Eidolon of Blossoms|{2}{G}{G}|Enchantment Creature — Spirit|2/2|rare|jou|1.00|enchantress;draw;blink|Draws when enchantments enter.
Setessan Champion|{2}{G}|Creature — Human Warrior|1/3|rare|thb|2.00|enchantress;draw;counters|Grows and draws whenever an enchantment enters.
Sanctum Weaver|{1}{G}|Enchantment Creature — Dryad|0/2|rare|mh2|10.00|enchantress;ramp;big-mana|Mana equal to your enchantments.
Rancor|{G}|Enchantment — Aura||common|ulg|0.70|auras;voltron|Trampling power boost that keeps returning.
Bear Umbra|{2}{G}{G}|Enchantment — Aura||rare|roe|10.00|auras;voltron;ramp;extra-combat|Attacks untap your lands, and it guards the creature.
Snake Umbra|{2}{G}|Enchantment — Aura||common|roe|4.00|auras;voltron;draw|Draws when the creature connects, and it guards it.
Branching Evolution|{2}{G}|Enchantment||rare|jmp|10.00|counters|Doubles +1/+1 counters placed on your creatures.
Primal Vigor|{4}{G}|Enchantment||rare|c13|15.00|counters;tokens;group-hug|Doubles tokens and counters for everyone.
Forgotten Ancient|{3}{G}|Creature — Elemental|0/3|rare|scg|2.00|counters|Grows with every spell and shares its counters.
Managorger Hydra|{2}{G}|Creature — Hydra|1/1|rare|ori|2.00|counters|Grows with every spell anyone casts.
Champion of Lambholt|{1}{G}{G}|Creature — Human Warrior|1/1|rare|avr|2.00|counters;tokens;unblockable|Grows and keeps weaker creatures from blocking.
Renata, Called to the Hunt|{2}{G}{G}|Legendary Enchantment Creature — Demigod|*/3|uncommon|thb|0.40|counters;enchantress;legends|Creatures enter with an extra counter.
Rishkar, Peema Renegade|{2}{G}|Legendary Creature — Elf Druid|2/2|rare|aer|0.70|counters;ramp;legends|Spreads counters, and creatures with counters tap for mana.
Kalonian Hydra|{3}{G}{G}|Creature — Hydra|0/0|mythic|m14|8.00|counters|Attacks to double all your +1/+1 counters.
Genesis Hydra|{X}{G}{G}|Creature — Plant Hydra|0/0|rare|m15|0.70|x-spells;topdeck;counters|Casts to dig out a permanent of its size.
Primordial Hydra|{X}{G}{G}|Creature — Hydra|0/0|mythic|m12|4.00|x-spells;counters|Doubles its counters each upkeep.
Ghalta, Primal Hunger|{10}{G}{G}|Legendary Creature — Elder Dinosaur|12/12|rare|rix|1.00|legends;big-mana|Giant that costs less for your power.
Apex Devastator|{8}{G}{G}|Creature — Chimera Hydra|10/10|mythic|cmr|6.00|cascade;big-mana|Cascades four times.
Worldspine Wurm|{8}{G}{G}{G}|Creature — Wurm|15/15|mythic|rtr|5.00|reanimator;tokens;big-mana|Colossal trampler that dies into three wurms.
Hornet Queen|{4}{G}{G}{G}|Creature — Insect|2/2|rare|cmd|0.70|tokens;flying;blink|Brings four deadly flying insects.
Deep Forest Hermit|{3}{G}{G}|Creature — Elf Druid|1/1|rare|mh1|1.00|tokens;blink;kin-squirrels|Four squirrels and a squirrel boost while it lasts.
Deranged Hermit|{3}{G}{G}|Creature — Elf|1/1|rare|ulg|6.00|tokens;blink;kin-squirrels|Four squirrels and a squirrel boost.
Second Harvest|{2}{G}{G}|Instant||rare|soi|4.00|tokens;clones|Copies each token you control.
Overrun|{2}{G}{G}{G}|Sorcery||uncommon|tmp|0.40|tokens|Team boost with trample.
Overwhelming Stampede|{3}{G}{G}|Sorcery||rare|m11|2.00|liked;tokens|Team trample and a boost by greatest power.
Triumph of the Hordes|{2}{G}{G}|Sorcery||uncommon|nph|6.00|liked;tokens;infect;poison|Team boost with trample and infect.
End-Raze Forerunners|{5}{G}{G}{G}|Creature — Boar|7/7|rare|rna|0.50|tokens|Arrives boosting the whole team.
Beastmaster Ascension|{2}{G}|Enchantment||rare|zen|2.00|tokens;enchantress|After seven attacks your creatures become huge.
Asceticism|{3}{G}{G}|Enchantment||rare|som|10.00|protection;enchantress|Hexproof team with regeneration.
Sylvan Safekeeper|{G}|Creature — Human Wizard|1/1|rare|jud|6.00|protection;landfall;sacrifice|Sacrifices lands to shroud creatures.
Yeva, Nature's Herald|{2}{G}{G}|Legendary Creature — Elf Shaman|4/4|rare|m13|1.00|flash;legends|Green creatures gain flash.
Vivien Reid|{3}{G}{G}|Legendary Planeswalker — Vivien|5|mythic|m19|3.00|walkers;removal;draw|Digs for creatures or lands and shoots flyers and artifacts.
Garruk Wildspeaker|{2}{G}{G}|Legendary Planeswalker — Garruk|3|mythic|lrw|2.00|walkers;ramp;tokens|Untaps lands, makes beasts and overruns.
Nissa, Who Shakes the World|{3}{G}{G}|Legendary Planeswalker — Nissa|5|rare|war|4.00|walkers;ramp;landfall;big-mana|Forests tap for extra, and lands become fighters.
Freyalise, Llanowar's Fury|{3}{G}{G}|Legendary Planeswalker — Freyalise|3|mythic|c14|4.00|walkers;removal;tokens;draw;lead;elves|Makes mana elves, breaks artifacts and draws for green creatures.
The First Iroan Games|{2}{G}|Enchantment — Saga||rare|thb|0.40|sagas;draw;ramp;counters|A soldier, counters, cards and then gold.
Song of Freyalise|{1}{G}|Enchantment — Saga||uncommon|dom|0.50|sagas;tokens;ramp;counters|Turns creatures into mana makers, then boosts the team.
Invasion of Zendikar // Awakened Skyclave|{3}{G} // |Battle — Siege // Creature — Elemental|3 // 4/4|uncommon|mom|0.70|transform;ramp;landfall|Fetches two basics, then becomes an elemental land.
Putrefax|{3}{G}{G}|Creature — Phyrexian Horror|5/3|rare|som|1.00|infect;poison|Hasty trampling infector that dies at end of turn.
Blight Mamba|{1}{G}|Creature — Phyrexian Snake|1/1|common|som|0.50|infect;poison|Regenerating infector.
Venerated Rotpriest|{G}|Creature — Phyrexian Druid|1/2|rare|one|2.00|poison;spells|Poisons an opponent when your creatures are targeted.
Sandwurm Convergence|{6}{G}{G}|Enchantment||rare|akh|0.70|tokens;big-mana|A wurm each turn, and flyers cannot attack you.
Arachnogenesis|{2}{G}|Instant||rare|c15|6.00|tokens;protection;kin-spiders|Spiders for each attacker, stopping other combat damage.
Gemrazer|{3}{G}|Creature — Beast|4/4|rare|iko|0.50|mutate;removal|Mutates to break an artifact or enchantment.
Lure|{1}{G}{G}|Enchantment — Aura||uncommon|lea|0.50|lure;auras|Every creature able must block the wearer.
Elvish Bard|{3}{G}{G}|Creature — Elf Shaman Bard|2/4|uncommon|all|0.50|lure|All creatures able must block it.
Roaring Primadox|{3}{G}|Creature — Beast|4/4|uncommon|m13|0.30|blink|Returns your creature to hand each upkeep to reuse it.
Temur Sabertooth|{2}{G}{G}|Creature — Cat|4/3|uncommon|frf|4.00|blink;protection|Returns a creature to hand for indestructibility.
Concordant Crossroads|{G}|World Enchantment||rare|leg|50.00|group-hug;tokens|Every creature has haste.
Dosan the Falling Leaf|{1}{G}{G}|Legendary Creature — Human Monk|2/2|rare|chk|6.00|stax;legends|Players only cast spells on their own turns.
Boseiju Reaches Skyward // Branch of Boseiju|{3}{G} // |Enchantment — Saga // Enchantment Creature — Plant| // 0/0|uncommon|neo|0.30|transform;sagas;ramp;landfall|Fetches Forests, then becomes a creature as big as your lands.
Scurry Oak|{2}{G}|Creature — Treefolk|1/2|uncommon|mh2|1.00|counters;tokens;kin-squirrels|Evolving treefolk that makes squirrels as counters arrive.
Cavalier of Thorns|{2}{G}{G}{G}|Creature — Elemental Knight|5/6|mythic|m20|1.00|ramp;self-mill;recursion;landfall|Digs up a land and returns a card when it dies.
Ulvenwald Tracker|{G}|Creature — Human Shaman|1/1|rare|avr|1.50|removal|Pays mana to make your creature fight.
Old Gnawbone|{5}{G}{G}|Legendary Creature — Dragon|7/7|mythic|afr|18.00|treasure;flying;kin-dragons;legends|Combat damage to players comes back as Treasures.
Ancient Bronze Dragon|{5}{G}{G}|Creature — Elder Dragon|7/7|mythic|clb|5.00|counters;flying;kin-dragons|Hits roll a twenty-sided die for counters on two creatures.
Elvish Warmaster|{1}{G}|Creature — Elf Warrior|2/2|rare|khm|3.00|tokens;elves|New Elves bring one more each turn, and seven mana makes them deadly.
Prosperous Innkeeper|{1}{G}|Creature — Halfling Citizen|1/1|uncommon|afr|0.80|treasure;lifegain;ramp|Brings a Treasure and gains a life for each newcomer.
Ripjaw Raptor|{2}{G}{G}|Creature — Dinosaur|4/5|rare|xln|2.00|draw;kin-dinosaurs|Draws a card whenever it is dealt damage.
Polyraptor|{6}{G}{G}|Creature — Dinosaur|5/5|mythic|rix|4.00|clones;tokens;kin-dinosaurs|Copies itself whenever it is dealt damage.
Spore Frog|{G}|Creature — Frog|1/1|common|pcy|0.50|protection;sacrifice;reanimator|Gives itself up to prevent all combat damage.
Seal of Primordium|{1}{G}|Enchantment||common|plc|0.40|removal;enchantress|Waits to break an artifact or enchantment.
Aluren|{2}{G}{G}|Enchantment||rare|tmp|18.00|flash;storm;enchantress|Small creatures are free and may be cast at any time.
Incubation Druid|{1}{G}|Creature — Elf Druid|0/2|rare|rna|3.00|ramp;counters|Taps for what a land could make, threefold once grown.
Squirrel Nest|{1}{G}{G}|Enchantment — Aura||uncommon|ody|2.00|tokens;kin-squirrels;auras|The enchanted land taps for a Squirrel.
Squirrel Sovereign|{1}{G}|Creature — Squirrel Noble|2/2|uncommon|mh2|1.50|kin-squirrels|Your other Squirrels get +1/+1.
Scapeshift|{2}{G}{G}|Sorcery||mythic|mor|12.00|landfall;tutor;ramp|Trades any number of lands for as many from the library.
Gemhide Sliver|{1}{G}|Creature — Sliver|1/1|common|tsp|2.00|ramp;kin-slivers|All Slivers tap for any color of mana.
Manaweft Sliver|{1}{G}|Creature — Sliver|1/1|uncommon|m14|5.00|ramp;kin-slivers|Your Slivers tap for any color of mana.
Muscle Sliver|{1}{G}|Creature — Sliver|1/1|common|tmp|0.80|kin-slivers|All Slivers get +1/+1.
Carnage Tyrant|{4}{G}{G}|Creature — Dinosaur|7/6|mythic|xln|4.00|kin-dinosaurs;big-mana|A hexproof trampler that cannot be countered.
Wall of Blossoms|{1}{G}|Creature — Plant Wall|0/4|uncommon|sth|0.80|draw;blink;toughness|A wall that draws a card on arrival.
Axebane Guardian|{2}{G}|Creature — Human Druid|0/3|common|rtr|0.40|ramp;toughness|Taps for as much mana as you have defenders.
Overgrown Battlement|{1}{G}|Creature — Wall|0/4|common|roe|0.50|ramp;toughness|Taps for green mana for each defender.
Earthcraft|{1}{G}|Enchantment||rare|tmp|60.00|ramp;tokens;enchantress|Creatures tap to untap basic lands.
Ranging Raptors|{2}{G}|Creature — Dinosaur|2/3|uncommon|xln|0.30|ramp;landfall;kin-dinosaurs|Finds a basic land whenever it is dealt damage.
Drover of the Mighty|{1}{G}|Creature — Human Druid|1/1|uncommon|xln|0.40|ramp;kin-dinosaurs|Any color of mana, and stronger beside a Dinosaur.
Thrashing Brontodon|{1}{G}{G}|Creature — Dinosaur|3/4|uncommon|rix|0.30|removal;kin-dinosaurs|Gives itself up to break an artifact or enchantment.
Qasali Slingers|{4}{G}|Creature — Cat Warrior|3/5|rare|c17|1.00|removal;kin-cats|Each arriving Cat breaks an artifact or enchantment.
Leaf-Crowned Elder|{2}{G}{G}|Creature — Treefolk Shaman|3/5|rare|mor|2.00|topdeck;kin-treefolk;kin-shamans|Reveals the top card and casts it if it is kin.
Timber Protector|{4}{G}|Creature — Treefolk Warrior|4/6|rare|lrw|6.00|protection;kin-treefolk|Other Treefolk grow, and they and Forests are indestructible.
Treefolk Harbinger|{G}|Creature — Treefolk Druid|0/3|uncommon|lrw|1.50|tutor;toughness;kin-treefolk|Puts a Treefolk or Forest on top of the library.
Dauntless Dourbark|{3}{G}|Creature — Treefolk Warrior|*/*|rare|lrw|0.50|kin-treefolk|As large as your Forests and Treefolk together.
Mayor of Avabruck // Howlpack Alpha|{1}{G} // |Creature — Human Advisor Werewolf // Creature — Werewolf|1/1 // 3/3|rare|isd|3.00|transform;tokens;kin-humans;kin-werewolves;kin-wolves|Lifts Humans by day; lifts and breeds Wolves by night.
Brawn|{3}{G}|Creature — Incarnation|3/3|uncommon|jud|0.60|graveyard|Lends trample from the graveyard.
Esika's Chariot|{3}{G}|Legendary Artifact — Vehicle|4/4|rare|khm|2.50|vehicles;tokens;kin-cats|Brings two Cats that crew it; attacks copy a token.
Glistener Elf|{G}|Creature — Phyrexian Elf Warrior|1/1|common|nph|1.00|infect;poison;elves|A one-mana infector.
Phyrexian Swarmlord|{4}{G}{G}|Creature — Phyrexian Insect Horror|4/4|rare|nph|1.50|infect;poison;tokens|An infecting Insect for each poison counter the opponents have.
Basking Rootwalla|{G}|Creature — Lizard|1/1|common|tor|0.30|madness|Free when discarded, and grows once a turn.
Search for Tomorrow|{2}{G}|Sorcery||common|tsp|0.40|suspend;ramp;landfall|A basic land untapped, cheaper for those who wait.
Auspicious Starrix|{4}{G}|Creature — Elk Beast|6/6|uncommon|iko|0.60|mutate;topdeck;ramp;kin-beasts|Mutations reveal that many permanents for free.
Migratory Greathorn|{3}{G}|Creature — Beast|3/4|common|iko|0.20|mutate;ramp;landfall;kin-beasts|Each mutation finds a basic land.
Predatory Sliver|{1}{G}|Creature — Sliver|1/1|common|m14|0.60|kin-slivers|Your Slivers get +1/+1.
Loot, Exuberant Explorer|{2}{G}|Legendary Creature — Beast Noble|1/4|rare|fdn|2.00|landfall;ramp;topdeck|One more land a turn, and creatures off the library.
Ouroboroid|{2}{G}{G}|Creature — Plant Wurm|1/3|mythic|eoe|25.00|counters;tokens|Each combat the whole team grows by its power.
Icetill Explorer|{2}{G}{G}|Creature — Insect Scout|2/4|rare|eoe|14.00|landfall;self-mill;graveyard|Extra land drops, also from the graveyard, and each mills.
Traveling Chocobo|{2}{G}|Creature — Bird|3/2|mythic|fin|14.00|landfall;topdeck;kin-birds|Lands and Birds off the library, their triggers twice.
Tifa Lockhart|{1}{G}|Legendary Creature — Human Monk|1/2|rare|fin|6.00|landfall;voltron|Doubles her power with each land that arrives.
Surrak, Elusive Hunter|{2}{G}|Legendary Creature — Human Warrior|4/3|rare|tdm|3.00|draw|Cannot be countered; being targeted draws you cards.
`;
