/** Cards that players name first for a theme, best first, separated by "; ". */
export const TYPE_CARDS_K_TO_Z: Readonly<Record<string, string>> = {
  krakens: `Spawning Kraken; Hullbreaker Horror; Kiora, Sovereign of the Deep; Quest for Ula's Temple;
    Whelming Wave; Nadir Kraken; Kiora Bests the Sea God; Serpent of Yawning Depths;
    Brinelin, the Moon Kraken; Arixmethes, Slumbering Isle; Runo Stromkirk; Scourge of Fleets; Tromokratis;
    Reef Worm; Ominous Seas; Gyruda, Doom of Depths; Wrexial, the Risen Deep; The Watcher in the Water;
    Thing in the Ice; Shipbreaker Kraken; Trench Behemoth; Deep-Sea Kraken; Kiora, the Crashing Wave;
    Icebreaker Kraken; Isleback Spawn; Monstrosity of the Lake; Stormsurge Kraken; Kraken Hatchling;
    Polar Kraken; Kraken of the Straits`,
  leviathans: `Stormtide Leviathan; Breaching Leviathan; Slinn Voda, the Rising Deep;
    Kiora, Sovereign of the Deep; Quest for Ula's Temple; Whelming Wave; Serpent of Yawning Depths;
    Spawning Kraken; Inkwell Leviathan; Charix, the Raging Isle; Kederekt Leviathan; Simic Sky Swallower;
    Runo Stromkirk; Archipelagore; Grozoth; Jokulmorder; Kiora's Dambreaker; Aethersquall Ancient;
    Segovian Leviathan; Leviathan; Maskwood Nexus`,
  lizards: `Gev, Scaled Scorch; Hired Claw; Laughing Jasper Flint; Iridescent Vinelasher; Fireglass Mentor;
    Valley Flamecaller; Steampath Charger; Flamecache Gecko; Kindlespark Duo; Agate-Blade Assassin;
    Cindering Cutthroat; Gastal Thrillseeker; Ravine Raider; Reptilian Recruiter; Frilled Sparkshooter;
    Rivaz of the Claw; Ognis, the Dragon's Lash; Viashino Pyromancer; Viashino Racketeer; Basking Broodscale;
    Basking Rootwalla; Blazing Rootwalla; Lizard Blades; Zirilan of the Claw; Viashino Heretic;
    Viashino Sandscout; Viashino Cutthroat; Viashino Sandstalker; Viashino Lashclaw; Viashino Branchrider;
    Predatory Advantage; Chameleon Colossus; Bloodline Pretender; Lizard, Connors's Curse; Lurking Lizards`,
  mercenaries: `Cateran Overlord; Cateran Enforcer; Cateran Slaver; Cateran Summons; Cateran Persuader;
    Cateran Kidnappers; Rathi Assassin; Rathi Fiend; Rathi Intimidator; Silent Assassin; Strongarm Thug;
    Highway Robber; Misshapen Fiend; Primeval Shambler; Hellspur Posse Boss; At Knifepoint;
    Vial Smasher, Gleeful Grenadier; Vihaan, Goldwaker; Graywater's Fixer; Laughing Jasper Flint;
    Claim Jumper; Prosperity Tycoon; Form a Posse; Ertha Jo, Frontier Mentor; Angelic Sell-Sword;
    Omenport Vigilante; Wanted Griffin; Hellspur Brute; Mercenary Informer; Cloud, Midgar Mercenary;
    Squall, SeeD Mercenary; Dauthi Mercenary; Mercenary Knight; Mourner's Surprise`,
  merfolk: `Lord of Atlantis; Master of the Pearl Trident; Merrow Reejerey; Svyelun of Sea and Sky;
    Kopala, Warden of Waves; Deeproot Waters; Deeproot Pilgrimage; Merfolk Mistbinder; Coralhelm Commander;
    Vodalian Hexcatcher; Master of Waves; Kumena, Tyrant of Orazca; Tishana, Voice of Thunder;
    Hakbal of the Surging Soul; Silvergill Adept; Cursecatcher; Harbinger of the Tides; Thassa's Oracle;
    Kindred Discovery; Summon the School; Sygg, River Guide; Wanderwine Prophets; Merrow Commerce;
    Seafloor Oracle; Seahunter; Jade Bearer; Metallic Mimic; Jadelight Ranger; Merfolk Branchwalker;
    Deeproot Elite; Vineshaper Mystic; Kumena's Speaker; Benthic Biomancer; Merfolk Cave-Diver;
    Merfolk Sovereign; Tatyova, Benthic Druid; Nicanzil, Current Conductor; Drowner of Secrets;
    Thrasios, Triton Hero; Sygg, River Cutthroat`,
  minotaurs: `Ragemonger; Rageblood Shaman; Kragma Warcaller; Sethron, Hurloon General; Neheb, the Worthy;
    Neheb, Dreadhorde Champion; Neheb, the Eternal; Deathbellow War Cry; Fanatic of Mogis;
    Felhide Spiritbinder; Gnarled Scarhide; Oracle of Bones; Boros Reckoner; Kragma Butcher;
    Moraug, Fury of Akoum; Hurloon Minotaur; Didgeridoo; Glint-Horn Buccaneer; Zedruu the Greathearted;
    Deathbellow Raider; Warchanter of Mogis; Hellspur Brute; Bloodrage Brawler; Hurloon Shaman;
    Tahngarth, Talruum Hero; Tahngarth, First Mate; Ahn-Crop Crasher; Felhide Brawler; Felhide Petrifier;
    Taurean Mauler; Burning-Fist Minotaur; Minotaur Abomination`,
  monks: `Narset, Enlightened Exile; Narset, Enlightened Master; Monastery Mentor; Elsha, Threefold Master;
    Shu Yun, the Silent Tempest; Elsha of the Infinite; Monastery Swiftspear; Tifa Lockhart;
    Soulfire Grand Master; Serra Ascendant; Azusa, Lost but Seeking; Shiko and Narset, Unified;
    Cori-Steel Cutter; Sage of the Skies; Myth Realized; Monk of the Open Hand; Jeskai Elder;
    Student of Ojutai; Dragon-Style Twins; Elusive Spellfist; Mistfire Adept; Ojutai Exemplars;
    Jeskai Devotee; Taigam, Master Opportunist; Taigam, Ojutai Master; Sage-Eye Avengers; Skywise Teachings;
    Riverwheel Aerialists; Jeskai Student; Devoted Duelist; Budoka Gardener; Budoka Pupil;
    Dosan the Falling Leaf; Iwamori of the Open Fist; Order of the Sacred Bell; Monk Idealist; Monk Realist;
    Master of Pearls; Whirlwind Adept; Lotus-Eye Mystics`,
  mutants: `The Wise Mothman; The Master, Transcendent; Heroes in a Half Shell; Marcus, Mutant Mayor;
    Lily Bowen, Raging Grandma; Strong, the Brutish Thespian; Master Biomancer; Biomancer's Familiar;
    Agent Frank Horrigan; Vault 87: Forced Evolution; Roalesk, Apex Hybrid; Jason Bright, Glowing Prophet;
    Hancock, Ghoulish Mayor; Raul, Trouble Shooter; Harold and Bob, First Numens; Alpha Deathclaw;
    Young Deathclaws; Screeching Scorchbeast; Glowing One; Infesting Radroach; Feral Ghoul; Bloatfly Swarm;
    Mirelurk Queen; Nightkin Ambusher; Rampaging Yao Guai; Watchful Radstag; Super Mutant Scavenger;
    Wolverine, Best There Is; Storm, Force of Nature; Leonardo, the Balance; Raphael, the Muscle;
    Michelangelo, the Heart; Donatello, the Brains; Splinter, the Mentor; Cytoplast Root-Kin;
    Cytoplast Manipulator; Plaxcaster Frogling; Vigean Graftmage; Sporeback Troll`,
  myrs: `Myr Galvanizer; Myr Turbine; Myr Battlesphere; Palladium Myr; Myr Matrix; Myr Incubator; Copper Myr;
    Gold Myr; Iron Myr; Leaden Myr; Silver Myr; Alloy Myr; Plague Myr; Myr Retriever; Myr Welder;
    Myr Reservoir; Urtet, Remnant of Memnarch; Genesis Chamber; Myrsmith; Shimmer Myr; Lodestone Myr;
    Hovermyr; Perilous Myr; Myr Superion; Myr Sire; Myr Propagator; Myr Prototype; Myr Enforcer;
    Myr Moonvessel; Myr Mindservant; Myr Scrapling; Myr Convert; Omega Myr; Ichorclaw Myr; Brass Squire;
    Myr Servitor; Myr Kinsmith; Mirrodin Besieged; Metallic Mimic; Adaptive Automaton`,
  nightmares: `Umbris, Fear Manifest; Chainer, Dementia Master; Nightmare Shepherd; Faceless Butcher;
    Ashiok, Nightmare Weaver; Ashiok, Nightmare Muse; Lurrus of the Dream-Den; Doom Whisperer; Fiend Artisan;
    Slitherwisp; Ashiok's Reaper; Mesmeric Fiend; The Mindskinner; Fear of Missing Out;
    Fear of Sleep Paralysis; Laquatus's Champion; Ashiok, Wicked Manipulator; Nightmare; Grimdancer;
    Boneyard Lurker; Cavern Whisperer; Chittering Harvester; Insatiable Hemophage; Necropanther;
    Void Beckoner; Fear of Abduction; Fear of Immobility; Fear of Burning Alive; Fear of Being Hunted;
    Fear of Infinity; Fear of the Dark; Fear of Isolation; Fear of Impostors; Petradon; Petravark;
    Wormfang Manta; Slithery Stalker; Soul Scourge; Hypnox; Chainer's Torment`,
  ninjas: `Yuriko, the Tiger's Shadow; Fallen Shinobi; Silver-Fur Master; Ink-Eyes, Servant of Oni;
    Ingenious Infiltrator; Moon-Circuit Hacker; Prosperous Thief; Thousand-Faced Shadow; Changeling Outcast;
    Satoru Umezawa; Satoru, the Infiltrator; Mistblade Shinobi; Ninja of the Deep Hours;
    Higure, the Still Wind; Throat Slitter; Sakashima's Student; Mist-Syndicate Naga;
    Nashi, Moon Sage's Scion; Biting-Palm Ninja; Skullsnatcher; Okiba-Gang Shinobi; Kaito Shizuki;
    Kaito, Bane of Nightmares; Walker of Secret Ways; Azra Smokeshaper; Dokuchi Silencer; Covert Technician;
    Nezumi Prowler; Futurist Operative; Moonsnare Specialist; Slither Blade; Ornithopter; Universal Automaton;
    Smoke Shroud; Kappa Tech-Wrecker; Blade-Blizzard Kitsune; Spring-Leaf Avenger; Raphael, Ninja Destroyer;
    Splinter, Radical Rat; Leonardo, the Balance`,
  nobles: `Éomer, King of Rohan; Aragorn, the Uniter; Aragorn, King of Gondor; Arwen Undómiel;
    Galadriel of Lothlórien; Elrond, Lord of Rivendell; Elrond, Master of Healing;
    Lathril, Blade of the Elves; Talion, the Kindly Lord; Théoden, King of Rohan; Faramir, Prince of Ithilien;
    Faramir, Steward of Gondor; Denethor, Ruling Steward; Prince Imrahil the Fair; Celeborn the Wise;
    Falkenrath Aristocrat; Falkenrath Noble; Markov Baron; Edgar, Charmed Groom; Strefan, Maurer Progenitor;
    Olivia, Crimson Bride; Charming Prince; Yenna, Redtooth Regent; Tegwyll, Duke of Splendor;
    King of the Oathbreakers; Muxus, Goblin Grandee; Queen Kayla bin-Kroog; Baron Bertram Graywater;
    Kiora, Sovereign of the Deep; Prosperity Tycoon; Hare Apparent; Lord Skitter, Sewer King;
    Feasting Troll King; Fire Lord Zuko; Fire Lord Azula; Fire Lord Ozai; Azula, Cunning Usurper;
    Bumi, King of Three Trials; Iroh, Grand Lotus; Princess Yue`,
  octopuses: `Octavia, Living Thesis; Lorthos, the Tidemaker; Kiora, Sovereign of the Deep; Spawning Kraken;
    Elder Deep-Fiend; Serpent of Yawning Depths; Quest for Ula's Temple; Whelming Wave; Crush of Tentacles;
    Kiora, the Rising Tide; Octomancer; Mesmerizing Benthid; Sealock Monster; Octoprophet;
    Kiora, Master of the Depths; Runo Stromkirk; Queza, Augur of Agonies; Ultros, Obnoxious Octopus;
    Cephalid Constable; Cephalid Illusionist; Cephalid Facetaker; Cephalid Broker; Cephalid Looter;
    Cephalid Aristocrat; Llawan, Cephalid Empress; Aboshan, Cephalid Emperor; Purple Pentapus; Giant Octopus;
    Cephalid Inkshrouder; Cephalid Sage; Cephalid Pathmage; Cephalid Vandal; Cephalid Retainer;
    Cephalid Snitch`,
  ogres: `Ruric Thar, the Unbowed; Obeka, Splitter of Seconds; Obeka, Brute Chronologist; Heartless Hidetsugu;
    Kazuul, Tyrant of the Cliffs; Ogre Battledriver; Treasonous Ogre; Ogre Slumlord;
    Hidetsugu, Devouring Chaos; Hidetsugu and Kairi; Blood Speaker; Yukora, the Prisoner; Scourge of Numai;
    Bloodthirsty Ogre; Ogre Marauder; Villainous Ogre; Takenuma Bleeder; Deathcurse Ogre; Initiate of Blood;
    Kazuul's Toll Collector; Ogre Chitterlord; Ogre Geargrabber; Ogre Siegebreaker; Wrecking Ogre;
    Ogre Savant; Ogre Arsonist; Onakke Oathkeeper; Onakke Ogre; Blood Ogre; Kosei, Penitent Warlord;
    Sokenzan Renegade; Hellhole Flailer; Ogre Gatecrasher; Ogre Errant; Ogre Leadfoot; Oxidda Finisher;
    Ogre Jailbreaker; Taurean Mauler`,
  oozes: `Aeve, Progenitor Ooze; Biowaste Blob; Acidic Slime; Scavenging Ooze; Necrotic Ooze; The Mimeoplasm;
    Experiment One; Ochre Jelly; Slime Against Humanity; Umori, the Collector; Gelatinous Genesis;
    Mitotic Slime; Predator Ooze; Inexorable Blob; Manaplasm; Gutter Grime; Green Slime; Gelatinous Cube;
    Corrosive Ooze; Miming Slime; Slime Molding; Mystic Genesis; Bioplasm; Ooze Flux; Consuming Blob;
    Printlifter Ooze; Uchuulon; Biogenic Ooze; Ooze Garden; Necroplasm; Primordial Ooze; Amoeboid Changeling;
    Mutagen Man, Living Ooze; Gluttonous Slime`,
  orcs: `Saruman, the White Hand; Mauhúr, Uruk-hai Captain; Orcish Bowmasters; Shagrat, Loot Bearer;
    Gothmog, Morgul Lieutenant; Gorbag of Minas Morgul; Moria Marauder; Zurgo Helmsmasher; Zurgo Bellstriker;
    Zurgo and Ojutai; Zurgo Stormrender; Orcish Siegemaster; Cirith Ungol Patrol; Uruk-hai Berserker;
    Assault on Osgiliath; Sauron, Lord of the Rings; March from the Black Gate; Foray of Orcs; Barad-dûr;
    Orcish Medicine; Summons of Saruman; Surrounded by Orcs; Treason of Isengard; The Mouth of Sauron;
    Orcish Lumberjack; Shaman of the Great Hunt; Temur Battlecrier; Dire Fleet Captain; Dire Fleet Ravager;
    Gemcutter Buccaneer; Captain Vargus Wrath; Orc Sureshot; Orcish Settlers; Orcish Librarian;
    Orcish Artillery; Orcish Captain; Orcish Squatters; Olog-hai Crusher; Snarling Warg`,
  otters: `Lutri, the Spellchaser; Bria, Riptide Rogue; Ral, Crackling Wit; Kitsa, Otterball Elite;
    Stormcatch Mentor; Coruscation Mage; Tempest Angler; Valley Floodcaller; Thundertrap Trainer;
    Stormchaser's Talent; Otterball Antics; Stormsplitter; Harnesser of Storms; Alania, Divergent Storm;
    Pearl of Wisdom; Daring Waverider; Otter-Penguin; Elusive Otter`,
  phoenixes: `Syrix, Carrier of the Flame; Arclight Phoenix; Rekindling Phoenix; Flamewake Phoenix;
    Chandra's Phoenix; Phoenix of Ash; Skyfire Phoenix; Akoum Firebird; Kuldotha Phoenix; Shard Phoenix;
    Phoenix Chick; Retriever Phoenix; Everquill Phoenix; Magma Phoenix; Molten Firebird; Warcry Phoenix;
    Worldheart Phoenix; Aurora Phoenix; Immortal Phoenix; Bogardan Phoenix; Firewing Phoenix;
    Ashcloud Phoenix; Detective's Phoenix; Lightning Phoenix; Flame-Wreathed Phoenix; Firestorm Phoenix;
    Jaya's Phoenix; Joshua, Phoenix's Dominant`,
  phyrexians: `Elesh Norn, Mother of Machines; Elesh Norn, Grand Cenobite; Sheoldred, the Apocalypse;
    Sheoldred, Whispering One; Brimaz, Blight of Oreskos; Ixhel, Scion of Atraxa; Atraxa, Praetors' Voice;
    Atraxa, Grand Unifier; Jin-Gitaxias, Progress Tyrant; Jin-Gitaxias, Core Augur;
    Vorinclex, Monstrous Raider; Urabrask, Heretic Praetor; Urabrask the Hidden; Phyrexian Metamorph;
    Phyrexian Obliterator; Massacre Wurm; K'rrik, Son of Yawgmoth; Vishgraz, the Doomhive; Glissa Sunslayer;
    Skithiryx, the Blight Dragon; Blightsteel Colossus; Wurmcoil Engine; Bitterthorn, Nissa's Animus;
    Phyrexian Rebirth; Skrelv, Defector Mite; Skrelv's Hive; Phyrexian Vindicator; Suture Priest;
    Vulpine Harvester; Norn's Choirmaster; Blighted Agent; Chrome Host Seedshark; Venerated Rotpriest;
    Glistener Elf; Bloated Contaminator; Solphim, Mayhem Dominus; Kethek, Crucible Goliath; Charforger;
    Chancellor of the Forge`,
  pirates: `Malcolm, Keen-Eyed Navigator; Breeches, Brazen Plunderer; Admiral Beckett Brass; Corsair Captain;
    Admiral Brass, Unsinkable; Dire Fleet Captain; Hostage Taker; Glint-Horn Buccaneer; Pitiless Plunderer;
    Francisco, Fowl Marauder; Captain Lannery Storm; Fell Flagship; Angrath's Marauders; Siren Stormtamer;
    Spectral Sailor; Kitesail Freebooter; Warkite Marauder; Forerunner of the Coalition; Dire Fleet Daredevil;
    Dire Fleet Ravager; Ramirez DePietro, Pillager; Captain Vargus Wrath; Storm Fleet Negotiator;
    Gemcutter Buccaneer; Broadside Bombardiers; Don Andres, the Renegade; Breeches, Eager Pillager;
    Malcolm, Alluring Scoundrel; Captain Howler, Sea Scourge; Skyship Plunderer; Daring Saboteur;
    Rigging Runner; Daring Buccaneer; Marauding Looter; Timestream Navigator; Departed Deckhand;
    Sailor of Means; Skeleton Crew; Kari Zev, Skyship Raider; March of the Drowned`,
  plants: `Avenger of Zendikar; Phylath, World Sculptor; Insidious Roots; The Necrobloom;
    Bristly Bill, Spine Sower; Yuma, Proud Protector; Cultivator Colossus; Sylvan Caryatid; Wall of Roots;
    Wall of Blossoms; Turntimber Sower; Khalni Garden; Nissa, Voice of Zendikar; Vine Trellis;
    Shambling Shell; Phytotitan; Vinelasher Kudzu; Cactus Preserve; Gatecreeper Vine; Utopia Tree;
    Woodwraith Strangler; Carnivorous Plant; Cactarantula; Cactusfolk Sureshot; Aloe Alchemist;
    Bristlepack Sentry; Wall of Kelp; Plant Elemental; Jungle Barrier; Realmwalker; Phytohydra;
    Wall of Vines`,
  praetors: `Elesh Norn, Grand Cenobite; Elesh Norn, Mother of Machines; Sheoldred, the Apocalypse;
    Sheoldred, Whispering One; Vorinclex, Monstrous Raider; Vorinclex, Voice of Hunger;
    Jin-Gitaxias, Core Augur; Jin-Gitaxias, Progress Tyrant; Jin-Gitaxias; Urabrask the Hidden;
    Urabrask, Heretic Praetor; Urabrask; Vorinclex; Sheoldred; Elesh Norn; Atraxa, Praetors' Voice`,
  rabbits: `Baylen, the Haymaker; Finneas, Ace Archer; Ms. Bumbleflower; Warren Warleader; Warren Elder;
    Cadira, Caller of the Small; Rabbit Battery; Byrke, Long Ear of the Law; Hop to It; Carrot Cake;
    Burrowguard Mentor; Kwain, Itinerant Meddler; Regal Bunnicorn; Claim Jumper; Jacked Rabbit;
    Harvestrite Host; Valley Questcaller; Valley Mightcaller; Head of the Homestead; Intrepid Rabbit;
    Pawpatch Recruit; Patchwork Banner; Tempt with Bunnies; Rabbit Response; Caretaker's Talent;
    Druid of the Spade; Hazardroot Herbalist; Hare Apparent; Treeguard Duo; Jackalope Herd;
    Zinnia, Valley's Voice; Barkform Harvester; Zodiac Rabbit; Vizzerdrix; Kezzerdrix`,
  raccoons: `Muerra, Trash Tactician; Wandertale Mentor; Bello, Bard of the Brambles; Valley Mightcaller;
    Junkblade Bruiser; Rust-Shield Rampager; Roughshod Duo; Brambleguard Veteran; Teapot Slinger;
    Byway Barterer; Trailtracker Scout; Bark-Knuckle Boxer; Oakhollow Village; Raccoon Rallier;
    Keen-Eyed Curator; Take Out the Trash`,
  rats: `Marrow-Gnawer; Pack Rat; Relentless Rats; Rat Colony; Karumonix, the Rat King;
    Ink-Eyes, Servant of Oni; Ashcoat of the Shadow Swarm; Lord Skitter, Sewer King; Piper of the Swarm;
    Wick, the Whorled Mind; Vren, the Relentless; Thrumming Stone; Swarmyard; Crypt Rats; Chittering Rats;
    Ogre Slumlord; Plague of Vermin; Ravenous Rats; Typhoid Rats; Okiba-Gang Shinobi; Gnat Miser;
    Silver-Fur Master; Totentanz, Swarm Piper; Chittering Witch; Ratcatcher; Nashi, Moon Sage's Scion;
    Splinter, Radical Rat; Burglar Rat; Rat Out; Twisted Sewer-Witch; Tangled Colony; Valley Rotcaller;
    Lab Rats; Skullsnatcher; Nezumi Shortfang; Nezumi Graverobber; Throat Slitter; Song of Totentanz;
    Patriarch's Bidding; Locust Miser`,
  rebels: `Lin Sivvi, Defiant Hero; Ramosian Sergeant; Ramosian Lieutenant; Ramosian Captain;
    Ramosian Commander; Ramosian Sky Marshal; Amrou Scout; Defiant Falcon; Defiant Vanguard;
    Jor Kadeen, First Goldwarden; Neyali, Suns' Vanguard; Otharri, Suns' Glory; Hexplate Wallbreaker;
    Goldwarden's Helm; Glimmer Lens; Kemba's Banner; Children of Korlis; Riftmarked Knight; Blightspeaker;
    Amrou Seekers; Zealot il-Vec; Bound in Silence; Rathi Trapper; Big Game Hunter; Cho-Manno, Revolutionary;
    Steadfast Guard; Nightwind Glider; Thermal Glider; Fresh Volunteers; Jhovall Queen; Jhovall Rider;
    Rebel Informer; Whipcorder; Ballista Squad; Task Force; Lawbringer; Lightbringer; Rappelling Scouts;
    Aven Riftwatcher; Changeling Hero`,
  rhinos: `Siege Rhino; Ghired, Conclave Exile; Roon of the Hidden Realm; Perrie, the Pulverizer;
    Rhox Faithmender; Titan of Industry; Crashing Footfalls; Workshop Warchief; Rhox War Monk; Rhox;
    Crash of Rhinos; Master of Ceremonies; Rhox Veteran; Rhox Pummeler; Rhox Oracle; Rhox Maulers;
    Rhox Charger; Rhox Brute; Rhox Bodyguard; Rhox Meditant; Rhox Pikemaster; Chameleon Colossus; Realmwalker;
    Killer Service`,
  robots: `Optimus Prime, Hero; Megatron, Tyrant; Slicer, Hired Muscle; Blitzwing, Cruel Tormentor;
    Cyclonus, the Saboteur; Flamewar, Brash Veteran; Soundwave, Sonic Spy; Ratchet, Field Medic;
    Arcee, Sharpshooter; Jetfire, Ingenious Scientist; Prowl, Stoic Strategist; Starscream, Power Hungry;
    Ultra Magnus, Tactician; Goldbug, Humanity's Ally; Mr. House, President and CEO; Codsworth, Handy Helper;
    Liberty Prime, Recharged; Securitron Squadron; Sentry Bot; Assaultron Dominator; ED-E, Lonesome Eyebot;
    Robobrain War Mind; Curie, Emergent Intelligence; Yes Man, Personal Securitron; Automated Assembly Line;
    K-9, Mark I; Metalhead; Alchemax Slayer-Bots; Spider-Slayer, Hatred Honed; Mechanical Mobster;
    Living Brain, Mechanical Marvel; Mechan Assembler; Mechan Navigator; Mechan Shieldmate; Pinnacle Emissary;
    Dauntless Scrapbot; Steelswarm Operator; Kilo, Apogee Mind; Bygone Colossus; Selfcraft Mechan`,
  rogues: `Anowon, the Ruin Thief; Oona's Blackguard; Notorious Throng; Soaring Thought-Thief;
    Zareth San, the Trickster; Rankle, Master of Pranks; Latchkey Faerie; Bitterblossom; Morsel Theft;
    Stinkdrinker Bandit; Earwig Squad; Thieves' Guild Enforcer; Merfolk Windrobber; Nighthawk Scavenger;
    Thieving Skydiver; Robber of the Rich; Tetsuko Umezawa, Fugitive; Nightveil Sprite; Invisible Stalker;
    Triton Shorestalker; Slither Blade; Changeling Outcast; Sygg, River Cutthroat; Opposition Agent;
    Frogtosser Banneret; Knowledge Exploitation; Noggin Whack; Rogue's Gloves; Rogue's Passage;
    Thieves' Fortune; Cloak and Dagger; Gonti, Lord of Luxury; Gonti, Canny Acquisitor;
    Thada Adel, Acquisitor; Marchesa, Dealer of Death; Olivia, Opulent Outlaw; Kellan, the Kid;
    Vadmir, New Blood; Satoru, the Infiltrator; Rakish Crew`,
  samurai: `Isshin, Two Heavens as One; Raiyuu, Storm's Edge; Kosei, Penitent Warlord;
    Norika Yamazaki, the Poet; Heiko Yamazaki, the General; Takeno, Samurai General; Nagao, Bound by Honor;
    Kentaro, the Smiling Cat; Iizuka the Ruthless; Konda, Lord of Eiganjo; Fumiko the Lowblood;
    Toshiro Umezawa; Sensei Golden-Tail; Godo, Bandit Warlord; Selfless Samurai; Eiganjo Exemplar;
    Imperial Subduer; Peerless Samurai; Samurai of the Pale Curtain; Opal-Eye, Konda's Yojimbo;
    Risona, Asari Commander; Asari Captain; The Wandering Emperor; The Eternal Wanderer; Ronin Houndmaster;
    Hand of Honor; Hand of Cruelty; Nezumi Bladeblesser; Akki Ronin; Seven-Tail Mentor; Araba Mothrider;
    Inner-Chamber Guard; Indebted Samurai; Battle-Mad Ronin; Brothers Yamazaki; Isao, Enlightened Bushi;
    Numai Outcast; Mothrider Samurai; Call to Glory; Sokenzan Renegade`,
  saprolings: `Tendershoot Dryad; Slimefoot, the Stowaway; Sporemound; Verdeloth the Ancient; Verdant Force;
    Ghave, Guru of Spores; Nemata, Grove Guardian; Nemata, Primeval Warden; Thallid Shell-Dweller;
    Deathspore Thallid; Utopia Mycon; Psychotrope Thallid; Mycoloth; Sporoloth Ancient; Pallid Mycoderm;
    Thelonite Hermit; Vitaspore Thallid; Savage Thallid; Thallid Omnivore; Yavimaya Sapherd;
    Sporecrown Thallid; Spore Swarm; Saproling Migration; Saproling Symbiosis; Saproling Burst;
    Fungal Sprouting; Fungal Plots; Sprout Swarm; Slimefoot and Squee; Death Mutation; Aether Mutation;
    Shroofus Sproutsire; Morbid Bloom; Sprouting Thrinax; Jade Mage; Selesnya Evangel; Selesnya Guildmage;
    Tukatongue Thallid; Thallid; Thallid Germinator`,
  satyrs: `Gallia of the Endless Dance; Xenagos, the Reveler; Satyr Wayfinder; Satyr Enchanter;
    Satyr Hedonist; Satyr Firedancer; Satyr Nyx-Smith; Satyr Piper; Satyr Grovedancer; Satyr Rambler;
    Wild Celebrants; Satyr's Cunning; Portent Tracker; Voyaging Satyr; Willow Satyr; Boon Satyr;
    Careless Celebrant; Irreverent Revelers`,
  scarecrows: `Reaper King; Scarecrone; Wild-Field Scarecrow; Lockjaw Snapper; Scuttlemutt; Grim Poppet;
    Painter's Servant; Chainbreaker; Pili-Pala; Tatterkite; Rattleblaze Scarecrow; Blazethorn Scarecrow;
    Thornwatch Scarecrow; Watchwing Scarecrow; Wingrattle Scarecrow; Antler Skulkin; Fang Skulkin;
    Hoof Skulkin; Jawbone Skulkin; Shell Skulkin; Wicker Warcrawler; Heap Doll; Scrapbasket;
    One-Eyed Scarecrow; Scaretiller; Scarecrow Guide; Straw Soldiers; Adaptive Automaton; Metallic Mimic;
    Universal Automaton; Bloodline Pretender; Masked Vandal; Realmwalker; Maskwood Nexus;
    Geist-Fueled Scarecrow; Harvest Hand; Scarecrow; Lurebound Scarecrow; Field Creeper`,
  scouts: `Tireless Tracker; Tireless Provisioner; Selvala, Heart of the Wilds; Selvala, Explorer Returned;
    Goblin Guide; Jadelight Ranger; Merfolk Branchwalker; Wood Elves; Sakura-Tribe Scout; Llanowar Scout;
    Hakbal of the Surging Soul; Nicanzil, Current Conductor; Topography Tracker; Cenote Scout;
    Nissa, Vastwood Seer; Amalia Benavides Aguirre; Viridian Emissary; Sylvan Ranger; Borderland Ranger;
    Quirion Explorer; Frontier Guide; Alena, Kessig Trapper; Kor Cartographer; Amrou Scout; Ainok Guide;
    Ainok Tracker; Expedition Envoy; Skyclave Aerialist; Jeskai Windscout; Trailtracker Scout;
    Keen-Eyed Curator; Rappelling Scouts; Viashino Sandscout; Vedalken Outlander; Portent Tracker;
    Atalan Jackal; Goblin Scouts; Thalakos Scout`,
  serpents: `Koma, Cosmos Serpent; Koma, World-Eater; Aesi, Tyrant of Gyre Strait; Serpent of Yawning Depths;
    Kiora, Sovereign of the Deep; Quest for Ula's Temple; Spawning Kraken; Whelming Wave;
    Xolatoyac, the Smiling Flood; Lochmere Serpent; Junk Winder; Benthic Behemoth; Sandbar Serpent;
    Sea Serpent; Slinking Serpent; Harbor Serpent; Marjhan; Sea Monster; Vodalian Serpent; Tolarian Serpent;
    Cryptic Serpent; Tolarian Terror; Striped Riverwinder; River Serpent; Runo Stromkirk; Wormhole Serpent;
    Yorion, Sky Nomad; Shoal Serpent; The Unagi of Kyoshi Island; Unagi's Spray`,
  shades: `Nantuko Shade; Ihsan's Shade; Dread Shade; Chilling Shade; Evernight Shade; Frozen Shade;
    Looming Shade; Liliana's Shade; Cabal Coffers; Magus of the Coffers; Crypt Ghast; Nirkana Revenant;
    Korlash, Heir to Blackblade; Shade's Breath; Extraplanar Lens; Whispering Shade; Hoar Shade; Zof Shade;
    Shade of Trokair; Skyclave Shade; Misery's Shadow`,
  shamans: `Harmonic Prodigy; Rage Forger; Bosk Banneret; Wolf-Skull Shaman; Eternal Witness;
    Sachi, Daughter of Seshiro; Burning-Tree Emissary; Deathrite Shaman; Leaf-Crowned Elder; Elvish Visionary;
    Oracle of Mul Daya; Burning-Tree Shaman; Fauna Shaman; Shaman of the Pack; Flamekin Harbinger;
    Smokebraider; Incandescent Soulstoke; Ashling the Pilgrim; Soulbright Flamekin; Wort, the Raidmother;
    Wort, Boggart Auntie; Mad Auntie; Boggart Harbinger; Kiki-Jiki, Mirror Breaker; Grumgully, the Generous;
    Essence Warden; Dragonspeaker Shaman; Shaman of the Great Hunt; Shaman of Forgotten Ways; Ragemonger;
    Rageblood Shaman; Fanatic of Mogis; Seasoned Pyromancer; Guttersnipe; Vithian Renegades; Masked Admirers;
    Everbark Shaman; Black Poplar Shaman; Gnat Miser; Locust Miser`,
  shapeshifters: `Morophon, the Boundless; Orvar, the All-Form; Mirror Entity; Realmwalker;
    Chameleon Colossus; Taurean Mauler; Phyrexian Metamorph; Metallic Mimic; Universal Automaton;
    Bloodline Pretender; Masked Vandal; Changeling Outcast; Irregular Cohort; Maskwood Nexus; Crib Swap;
    Nameless Inversion; Unsettled Mariner; Amoeboid Changeling; Shapesharer; Birthing Boughs; Graveshifter;
    Mothdust Changeling; Moritte of the Frost; Glasspool Mimic; Clone; Clever Impersonator; Body Double;
    Vesuvan Shapeshifter; Vesuvan Doppelganger; Stunt Double; Mirror Image; Altered Ego; Progenitor Mimic;
    Lazav, Dimir Mastermind; Lazav, the Multifarious; Volrath, the Shapestealer; Volrath's Shapeshifter;
    Aetherling; Morphling; Thornling`,
  skeletons: `Skithiryx, the Blight Dragon; Death-Priest of Myrkul; Death Baron; Skeletal Vampire;
    Reassembling Skeleton; Skeleton Crew; Tenacious Dead; Corpses of the Lost; Clattering Skeletons;
    Clattering Augur; Persistent Specimen; Drudge Skeletons; Tinybones, Trinket Thief;
    Tinybones, the Pickpocket; Golgari Grave-Troll; Skullclamp; Champion of Stray Souls; Skeletal Wurm;
    Skeletal Swarming; Cinderbones; Viashino Skeleton; Restless Bones; Marrow Bats; The Grim Captain;
    Bone Dragon; Skeleton Archer; Skeleton Ship; Skeletal Kathari; Skeletal Crocodile; Skeletal Snake;
    Skeletal Changeling; Skeletonize; Forsaken Miner; Charred Graverobber; Carrionette; Death Tyrant;
    Wall of Bone`,
  slivers: `Sliver Overlord; Sliver Legion; Sliver Queen; The First Sliver; Sliver Hivelord;
    Sliver Gravemother; Sliver Hive; Manaweft Sliver; Gemhide Sliver; Crystalline Sliver;
    Cloudshredder Sliver; Heart Sliver; Galerider Sliver; Winged Sliver; Muscle Sliver; Predatory Sliver;
    Sinew Sliver; Megantic Sliver; Bonescythe Sliver; Necrotic Sliver; Harmonic Sliver; Hibernation Sliver;
    Homing Sliver; Quick Sliver; Thorncaster Sliver; Lavabelly Sliver; Brood Sliver; Hatchery Sliver;
    Shifting Sliver; Diffusion Sliver; Darkheart Sliver; Basal Sliver; Crypt Sliver;
    Syphon Sliver; Toxin Sliver; Regal Sliver; Root Sliver; Firewake Sliver; Hivestone`,
  snakes: `Lorescale Coatl; Kaseto, Orochi Archmage; Hapatra, Vizier of Poisons; Xyris, the Writhing Storm;
    Seshiro the Anointed; Sosuke, Son of Seshiro; Sosuke's Summons; Sachi, Daughter of Seshiro;
    Shisato, Whispering Hunter; Shigeki, Jukai Visionary; Sakura-Tribe Elder; Sakura-Tribe Scout;
    Sakura-Tribe Springcaller; Winding Constrictor; Ice-Fang Coatl; Ohran Frostfang; Patron of the Orochi;
    Orochi Hatchery; Orochi Sustainer; Orochi Ranger; Orochi Eggwatcher; Mystic Snake; Coiling Oracle;
    Kashi-Tribe Elite; Kashi-Tribe Warriors; Kashi-Tribe Reaver; Matsu-Tribe Sniper; Matsu-Tribe Decoy;
    Sidisi, Brood Tyrant; Sidisi, Undead Vizier; Hooded Hydra; Snake Pit; Snake Basket; Serpent Generator;
    Ophiomancer; Pharika, God of Affliction; Lotus Cobra; Ophidian; Ohran Viper; Sultai Devotee`,
  soldiers: `Darien, King of Kjeldor; Captain of the Watch; Harbin, Vanguard Aviator; Myrel, Shield of Argive;
    Field Marshal; Preeminent Captain; Siege Veteran; Valiant Veteran; Daru Warchief; Enlistment Officer;
    Precinct Captain; Recruitment Officer; Catapult Master; Mobilization; Ballyrush Banneret;
    Skystrike Officer; Zephyr Sentinel; Yotian Tactician; Urza, Prince of Kroog; Baird, Argivian Recruiter;
    Tajic, Legion's Edge; Legion Warboss; Assemble the Legion; Hero of Bladehold; Elspeth, Sun's Champion;
    Elspeth, Knight-Errant; Thalia's Lieutenant; Odric, Master Tactician; Odric, Lunarch Marshal;
    Ranger-Captain of Eos; Deploy to the Front; Martial Coup; Veteran Swordsmith; Veteran Armorsmith;
    Yotian Frontliner; Attended Knight; Anax and Cymede; Thraben Inspector; Third Path Iconoclast`,
  specters: `Hypnotic Specter; Nightveil Specter; Doomsday Specter; Urgoros, the Empty One; Liliana's Specter;
    Blazing Specter; Blizzard Specter; Waste Not; Liliana's Caress; Megrim; Specter of the Fens;
    Specter of Mortality; Guul Draz Specter; Abyssal Specter; Silent Specter; Shimian Specter; Fell Specter;
    Whispering Specter; Hollow Specter; Headless Specter; Needle Specter; Entropic Specter; Sedraxis Specter;
    Bottomless Pit`,
  sphinxes: `Unesh, Criosphinx Sovereign; Sphinx of the Second Sun; Consecrated Sphinx; Medomai the Ageless;
    Sharuum the Hegemon; Isperia, Supreme Judge; Isperia the Inscrutable; Azor, the Lawbringer;
    Sphinx of Uthuun; Sphinx of Enlightenment; Sphinx Ambassador; Sphinx of Jwar Isle; Sphinx of Magosi;
    Sphinx of Lost Truths; Sphinx of the Final Word; Sphinx of Clear Skies; Sphinx of Foresight;
    Sphinx of the Steel Wind; Sphinx of the Guildpact; Sphinx Sovereign; Sphinx of Forgotten Lore;
    Enigma Sphinx; Magister Sphinx; Goliath Sphinx; Conundrum Sphinx; Prognostic Sphinx; Argent Sphinx;
    Arbiter of the Ideal; Chancellor of the Spires; Master of Predicaments; Curator of Destinies;
    Cloudreader Sphinx; Riddlemaster Sphinx; Alhammarret, High Arbiter; Belltower Sphinx; Atemsis, All-Seeing;
    Dream Eater; Dazzling Sphinx; Serra Sphinx; Petra Sphinx`,
  spiders: `Ishkanah, Grafwidow; Shelob, Child of Ungoliant; Arasta of the Endless Web; Lolth, Spider Queen;
    Nyx Weaver; Arachnogenesis; Swarmyard; Spider Spawning; Arachnoform; Deadly Recluse; Silklash Spider;
    Skysnare Spider; Penumbra Spider; Rotwidow Pack; Arachnus Spinner; Twin-Silk Spider; Sporecap Spider;
    Mammoth Spider; Netcaster Spider; Blightwidow; Brood Weaver; Graverobber Spider; Gloomwidow;
    Gloomwidow's Feast; Hatchery Spider; Skyfisher Spider; Giant Spider; Acid Web Spider; Sentinel Spider;
    Chainweb Aracnir; Drider; Spiders-Man, Heroic Horde; Peter Parker; Spider-Punk; Spider-Man 2099;
    Spider-Man Noir; Spider-Ham, Peter Porker; Cosmic Spider-Man; Silk, Web Weaver;
    Scarlet Spider, Ben Reilly`,
  spirits: `Supreme Phantom; Drogskol Captain; Millicent, Restless Revenant; Empyrean Eagle; Spell Queller;
    Rattlechains; Kykar, Wind's Fury; Drogskol Reinforcements; Selfless Spirit; Mausoleum Wanderer;
    Geist of Saint Traft; Shacklegeist; Kira, Great Glass-Spinner; Remorseful Cleric; Nebelgast Herald;
    Katilda, Dawnhart Martyr; Haunting Imitation; Storm of Souls; Hallowed Spiritkeeper; Spectral Arcanist;
    Twilight Drover; Lingering Souls; Moorland Haunt; Teysa, Orzhov Scion; Hofri Ghostforge;
    Quintorius, Field Historian; Iname, Death Aspect; Thief of Hope; Crypt Ghast; Bloodghast;
    Yosei, the Morning Star; Kokusho, the Evening Star; Kami of Whispered Hopes; Kodama of the West Tree;
    Kodama of the East Tree; Loam Dweller; Elder Pine of Jukai; Kami of the Hunt; Breathless Knight;
    Screaming Nemesis`,
  squirrels: `Chatterfang, Squirrel General; Toski, Bearer of Secrets; Deranged Hermit; Deep Forest Hermit;
    Squirrel Sovereign; Squirrel Nest; Nut Collector; Camellia, the Seedmiser; Hazel of the Rootbloom;
    Honored Dreyleader; Chitterspitter; Earthcraft; Drey Keeper; Verdant Command; Squirrel Mob; Krosan Beast;
    Squirrel Wrangler; Chatter of the Squirrel; Swarmyard; Ravenous Squirrel; Thornvault Forager;
    Vinereap Mentor; Osteomancer Adept; Bonecache Overseer; Bushy Bodyguard; Valley Rotcaller;
    Valley Mightcaller; The Odd Acorn Gang; Scurry of Squirrels; Hazel's Brewmaster; Treetop Sentries;
    Daggerfang Duo; Bakersbane Duo; Underworld Hermit; Acorn Harvest`,
  thopters: `Breya, Etherium Shaper; Sai, Master Thopterist; Thopter Foundry; Pia and Kiran Nalaar;
    Pia Nalaar; Pia Nalaar, Consul of Revival; Thopter Assembly; Thopter Spy Network; Whirler Rogue;
    Whirlermaker; Hangarback Walker; Efficient Construction; Thopter Engineer; Thopter Fabricator;
    Thopter Shop; Thopter Squadron; Thopter Mechanic; Ornithopter; Ornithopter of Paradise;
    Experimental Aviator; Sharding Sphinx; Ghirapur Gearcrafter; Aspiring Aeronaut; Maverick Thopterist;
    Whirler Virtuoso; Breya's Apprentice; Sword of the Meek; Retrofitter Foundry; Invasion of Kaladesh;
    Spined Thopter; Gold-Forged Thopteryx; Master Trinketeer; Foundry of the Consuls`,
  thrulls: `Endrek Sahr, Master Breeder; Tevesh Szat, Doom of Fools; Breeding Pit; Thrull Parasite;
    Thrull Champion; Thrull Surgeon; Thrull Wizard; Basal Thrull; Armor Thrull; Necrite; Mindstab Thrull;
    Derelor; Ebon Praetor; Blood Vassal; Mourning Thrull; Exhumer Thrull; Sarpadian Empires, Vol. VII;
    Soul Exchange; Dutiful Thrull; Kingpin's Pet`,
  treefolk: `Doran, the Siege Tower; Treefolk Harbinger; Dauntless Dourbark; Timber Protector;
    Leaf-Crowned Elder; Bosk Banneret; Heartwood Storyteller; Verdeloth the Ancient; Lignify;
    Sapling of Colfenor; Colfenor, the Last Yew; Indomitable Ancients; Everbark Shaman; Orchard Warden;
    Black Poplar Shaman; Thorntooth Witch; Battlewand Oak; Cloudcrown Oak; Oakgnarl Warrior;
    Weed-Pruner Poplar; Woodfall Primus; Deadwood Treefolk; Dungrove Elder; Magnigoth Treefolk;
    Reach of Branches; Murmuring Bosk; Rootgrapple; Treebeard, Gracious Host; Assault Formation; Yew Spirit;
    Ancient Lumberknot; Tilling Treefolk; Kalonian Twingrove; Fangorn, Tree Shepherd; Generous Ent;
    Quickbeam, Upstart Ent; Old Man Willow; Realmwalker; Chameleon Colossus; Ironroot Warlord`,
  trolls: `Feasting Troll King; Varolz, the Scar-Striped; Thrun, Breaker of Silence; Thrun, the Last Troll;
    Old-Growth Troll; Svella, Ice Shaper; Troll of Khazad-dûm; Golgari Grave-Troll; Lotleth Troll;
    Troll Ascetic; Clackbridge Troll; Mossbridge Troll; Trollbred Guardian; Sedge Troll; Albino Troll;
    Cudgel Troll; Icehide Troll; Sporeback Troll; Uthden Troll; Horned Troll; Realmwalker; Masked Vandal;
    Jungle Troll`,
  turtles: `Archelos, Lagoon Mystic; Gorex, the Tombshell; Kappa Cannoneer; Blossoming Tortoise;
    Bedrock Tortoise; Fecund Greenshell; The Pride of Hull Clade; Colossal Skyturtle; Kappa Tech-Wrecker;
    Kogla and Yidaro; Yidaro, Wandering Monster; Heroes in a Half Shell; Leonardo, the Balance;
    Donatello, the Brains; Michelangelo, the Heart; Raphael, the Muscle; Leonardo, Sewer Samurai;
    Donatello, Mutant Mechanic; Raphael, the Nightwatcher; Michelangelo, Improviser; Meandering Towershell;
    Wandering Tombshell; Hexbane Tortoise; Riptide Turtle; Thriving Turtle; Aegis Turtle; Angler Turtle;
    Dragon Turtle; Steelbane Hydra; Thunderous Snapper; Quandrix Cultivator; Scuttlegator; Snapping Voidcraw;
    Calcite Snapper; Wormfang Turtle; Horned Turtle; The Lion-Turtle; Ancient Adamantoise; Turtle-Duck;
    Assault Formation`,
  tyranids: `Magus Lucea Kane; The Swarmlord; Old One Eye; Deathleaper, Terror Weapon; Broodlord;
    Tyranid Prime; Hierophant Bio-Titan; Tervigon; Termagant Swarm; Mawloc; Haruspex; Exocrine; Biophagus;
    Genestealer Locus; Genestealer Patriarch; Hormagaunt Horde; Zoanthrope; Tyrant Guard; Trygon Prime;
    Toxicrene; Venomthrope; Lictor; Screamer-Killer; Sporocyst; Nexos; Aberrant; Acolyte Hybrid;
    Atalan Jackal; Purestrain Genestealer; Tyranid Invasion; Tyranid Harridan; Ravener; Winged Hive Tyrant;
    Clamavus; The Red Terror; Gargoyle Flock; Realmwalker; Herald's Horn; Metallic Mimic`,
  unicorns: `Emiel the Blessed; Lathiel, the Bounteous Dawn; Good-Fortune Unicorn; Celestial Unicorn;
    Regal Bunnicorn; Mesa Unicorn; Brightmare; Lonesome Unicorn; Ronom Unicorn; Inspiring Unicorn;
    Prized Unicorn; Nyxborn Unicorn; Summon: Ixion; Loyal Unicorn; Capashen Unicorn; Benevolent Unicorn;
    Pearled Unicorn; Realmwalker; Blessed Sanctuary; Valiant Changeling; Masked Vandal`,
  vampires: `Edgar Markov; Bloodline Keeper; Captivating Vampire; Legion Lieutenant; Stromkirk Captain;
    Elenda, the Dusk Rose; Vito, Thorn of the Dusk Rose; Cordial Vampire; Champion of Dusk; Blood Artist;
    Viscera Seer; Yahenni, Undying Partisan; Cruel Celebrant; Patron of the Vein; Malakir Bloodwitch;
    Kalitas, Traitor of Ghet; Drana, Liberator of Malakir; Indulgent Aristocrat; Falkenrath Noble;
    Vampire Nocturnus; Vampire Nighthawk; Bloodghast; Olivia's Wrath; Pact of the Serpent;
    Sorin, Imperious Bloodlord; Mavren Fein, Dusk Apostle; Legion's Landing; Clavileño, First of the Blessed;
    Welcoming Vampire; Voldaren Bloodcaster; Markov Baron; Rakish Heir; Stromkirk Noble;
    Olivia, Crimson Bride; Anje Falkenrath; Anowon, the Ruin Sage; Dusk Legion Zealot; Stensia Masquerade;
    Nirkana Revenant`,
  vedalken: `Padeem, Consul of Innovation; Vedalken Archmage; Vedalken Engineer; Master of Etherium;
    Vedalken Humiliator; Etherium Sculptor; Vedalken Aethermage; Vedalken Anatomist; Vedalken Heretic;
    Vedalken Plotter; Vedalken Mastermind; Vedalken Certarch; Vedalken Infuser; Vedalken Infiltrator;
    Vedalken Entrancer; Vedalken Dismisser; Vedalken Ghoul; Vedalken Outlander; Vedalken Mesmerist;
    Vedalken Blademaster; Vedalken Squirrel-Whacker; Unctus, Grand Metatect; Ethersworn Adjudicator;
    Grand Architect; Chief Engineer; Minister of Inquiries; Aether Theorist; Shielded Aether Thief;
    Vigean Graftmage; Court Hussar; Isperia's Skywatch; Serum Visionary`,
  villains: `Norman Osborn; Doctor Doom; Doctor Doom, King of Latveria; Doctor Octopus, Master Planner;
    Green Goblin, Revenant; Green Goblin, Nemesis; Carnage, Crimson Chaos; Venom, Evil Unleashed;
    Venom, Deadly Devourer; Eddie Brock; Kraven the Hunter; Kraven, Proud Predator; Mister Negative;
    Mysterio, Master of Illusion; Electro, Assaulting Battery; Morbius the Living Vampire;
    Prowler, Clawed Thief; Black Cat, Cunning Thief; Baron Helmut Zemo; Namor the Sub-Mariner; Super-Skrull;
    The Spot, Living Portal; Lizard, Connors's Curse; Sandman, Shifting Scoundrel; Rhino, Barreling Brute;
    Vulture, Scheming Scavenger; Tombstone, Career Criminal; Hobgoblin, Mantled Marauder;
    Scorpion, Seething Striker; Shocker, Unshakable; Swarm, Being of Bees; Beetle, Legacy Criminal;
    Chameleon, Master of Disguise; Jackal, Genius Geneticist; Hydro-Man, Fluid Felon; Shriek, Treblemaker;
    Morlun, Devourer of Spiders; Doc Ock, Sinister Scientist; Superior Foes of Spider-Man;
    Living Brain, Mechanical Marvel`,
  walls: `Arcades, the Strategist; Overgrown Battlement; Wall of Omens; Wall of Blossoms; Wall of Roots;
    Axebane Guardian; High Alert; Assault Formation; Rolling Stones; Crashing Drawbridge; Wall of Denial;
    Fog Bank; Wall of Reverence; Mnemonic Wall; Weathered Sentinels; Wall of Mulch; Jungle Barrier;
    Pramikon, Sky Rampart; Vine Trellis; Wall of Frost; Wall of Junk; Wall of Stolen Identity;
    Sunscape Familiar; Wall of Shards; Wall of Lost Thoughts; Wall of Blood; Wall of Souls; Wall of Limbs;
    Wall of Razors; Wall of Fire; Wall of Heat; Wall of Stone; Wall of Kelp; Glacial Wall; Steel Wall;
    Walking Wall; Wall of Forgotten Pharaohs; Fortified Area`,
  warlocks: `Rivaz of the Claw; Olivia, Opulent Outlaw; Vihaan, Goldwaker; Sedgemoor Witch;
    Ashcoat of the Shadow Swarm; Wick, the Whorled Mind; Eriette of the Charmed Apple;
    Valentin, Dean of the Vein; Witch of the Moors; Agatha of the Vile Cauldron; Tivash, Gloom Summoner;
    Marina Vendrell; Gisa, the Hellraiser; Kaervek, the Punisher; Eriette, the Beguiler; Tempting Witch;
    Piper of the Swarm; Chittering Witch; Hellspur Posse Boss; At Knifepoint; Valley Flamecaller;
    Fireglass Mentor; Steampath Charger; Flamecache Gecko; Osteomancer Adept; Bonecache Overseer;
    Starseer Mentor; Wick's Patrol; Wyll, Blade of Frontiers; Farideh, Devil's Chosen;
    Sivriss, Nightmare Speaker; Witherbloom Pledgemage; Baba Lysaga, Night Witch; Callous Bloodmage;
    Leech Fanatic; Silverquill Apprentice; Arrogant Poet; Servant of the Stinger; Boneyard Desecrator;
    Nezumi Linkbreaker`,
  warriors: `Najeela, the Blade-Blossom; Bramblewood Paragon; Chief of the Edge; Chief of the Scale;
    Mardu Woe-Reaper; Raiders' Spoils; Lovisa Coldeyes; Obsidian Battle-Axe; Blood-Chin Rager;
    Arashin Foremost; Mardu Hordechief; Mardu Strike Leader; Rush of Battle; Bloodsoaked Champion;
    Alesha, Who Smiles at Death; Zurgo Helmsmasher; Zurgo Bellstriker; Kargan Warleader; Kargan Intimidator;
    Fireblade Charger; Akiri, Fearless Voyager; Lathril, Blade of the Elves; Imperious Perfect;
    Ezuri, Renegade Leader; Joraga Warcaller; Wren's Run Vanquisher; Nettle Sentinel; Goblin Rabblemaster;
    Krenko, Mob Boss; Goblin Bushwhacker; Reckless Bushwhacker; Moraug, Fury of Akoum; Neheb, the Worthy;
    Brighthearth Banneret; Oketra's Monument; Combat Celebrant; Samut, Voice of Dissent; Secure the Wastes;
    Jazal Goldmane; Boldwyr Intimidator`,
  weirds: `Melek, Reforged Researcher; Gelectrode; Blistercoil Weird; Spellgorger Weird; Fluxcharger;
    Melek, Izzet Paragon; Hydroelectric Specimen; Steamcore Weird; Frostburn Weird; Petrahydrox;
    Steamcore Scholar; Spellkeeper Weird; Resonance Technician; Captive Weird; Thunderheads`,
  werewolves: `Tovolar, Dire Overlord; Ulrich of the Krallenhorde; Tovolar's Huntmaster; Kessig Naturalist;
    Immerwolf; Moonmist; Mayor of Avabruck; Huntmaster of the Fells; Reckless Stormseeker;
    Arlinn, the Pack's Hope; Arlinn, Voice of the Pack; Arlinn, the Moon's Fury; Outland Liberator;
    Avabruck Caretaker; Child of the Pack; Howlpack Piper; Volatile Arsonist; Full Moon's Rise;
    Daybreak Ranger; Instigator Gang; Kruin Outlaw; Scorned Villager; Villagers of Estwald; Gatstaf Shepherd;
    Geier Reach Bandit; Duskwatch Recruiter; Lambholt Pacifist; Lambholt Elder; Sage of Ancient Lore;
    Breakneck Rider; Hinterland Logger; Silverfur Partisan; Howlpack Resurgence; Waxing Moon; Brutal Cathar;
    Burly Breaker; Hound Tamer; Spellrune Painter; Fangblade Brigand; Packsong Pup`,
  wizards: `Azami, Lady of Scrolls; Inalla, Archmage Ritualist; Naban, Dean of Iteration; Patron Wizard;
    Docent of Perfection; Snapcaster Mage; Harmonic Prodigy; Sigil Tracer; Archmage Emeritus; Spellseeker;
    Adeliz, the Cinder Wind; Veyran, Voice of Duality; Naru Meha, Master Wizard; Voidmage Prodigy;
    Dualcaster Mage; Kess, Dissident Mage; Baral, Chief of Compliance; Riptide Laboratory; Archaeomancer;
    Venser, Shaper Savant; Galecaster Colossus; Stonybrook Banneret; Vedalken Aethermage; Step Through;
    Thassa's Oracle; Glen Elendra Archmage; Dark Confidant; Magus of the Moon; Magus of the Wheel;
    Magus of the Will; Magus of the Coffers; Bloodline Necromancer; Magus of the Balance; Meddling Mage;
    Aven Mindcensor; Magus of the Moat; Wizard's Retort; Wizard's Lightning; Trinket Mage; Sage of Fables`,
  wolves: `Tovolar, Dire Overlord; Nightpack Ambusher; Voja, Jaws of the Conclave; Wolfir Silverheart;
    Master of the Wild Hunt; Howlpack Resurgence; Immerwolf; Tolsimir, Friend to Wolves;
    Tolsimir, Midnight's Light; Tolsimir Wolfblood; Arlinn, Voice of the Pack; Arlinn, the Pack's Hope;
    Wren's Run Packmaster; Wolfcaller's Howl; Cemetery Prowler; Silverfur Partisan; Kessig Naturalist;
    Pack Guardian; Packsong Pup; Young Wolf; Sarulf, Realm Eater; Anara, Wolvid Familiar; Briarpack Alpha;
    Wolf of Devil's Breach; Spirit of the Hunt; Pyreheart Wolf; Ferocious Pup; Snarling Wolf;
    Kessig Cagebreakers; Garruk, Cursed Huntsman; Feed the Pack; Raised by Wolves; Wolfir Avenger;
    Timberpack Wolf; Watchwolf; Arctic Wolves; Tundra Wolves; Pestilent Wolf; Bristlepack Sentry;
    Dire Wolf Prowler`,
  wurms: `Massacre Wurm; Wurmcoil Engine; Baru, Fist of Krosa; Garruk, Primal Hunter; Worldspine Wurm;
    Grothama, All-Devouring; Baru, Wurmspeaker; Impervious Greatwurm; Symbiotic Wurm; Engulfing Slagwurm;
    Pelakka Wurm; Quilled Greatwurm; Havenwood Wurm; Advent of the Wurm; Armada Wurm; Crush of Wurms;
    Penumbra Wurm; Phyrexian Fleshgorger; Autochthon Wurm; Voracious Wurm; Craw Wurm; Sandwurm Convergence;
    Panglacial Wurm; Novablast Wurm; Siege Wurm; Bellowing Tanglewurm; Colossal Rattlewurm; Yavimaya Wurm;
    Wurmcalling; Roar of the Wurm; Wurmweaver Coil; Scaled Wurm; Johtull Wurm; Argothian Wurm; Duskdale Wurm;
    Elderscale Wurm; Carnage Wurm; Dreadwurm; Skeletal Wurm`,
  zombies: `Wilhelt, the Rotcleaver; Gravecrawler; The Scarab God; Lord of the Accursed; Diregraf Captain;
    Death Baron; Undead Warchief; Cemetery Reaper; Cryptbreaker; Diregraf Colossus; Rooftop Storm;
    Undead Augur; Relentless Dead; Gray Merchant of Asphodel; Carrion Feeder; Champion of the Perished;
    Headless Rider; Endless Ranks of the Dead; Liliana, Death's Majesty; Liliana's Mastery;
    Patriarch's Bidding; Zombie Apocalypse; Wayward Servant; Varina, Lich Queen; Corpse Knight; Binding Mummy;
    God-Eternal Oketra; Josu Vess, Lich Knight; Grave Titan; Noxious Ghoul; Plague Belcher; Vengeful Dead;
    Prized Amalgam; Grimgrin, Corpse-Born; Ghoulcaller Gisa; Gisa and Geralf; Poppet Stitcher; Graveborn Muse;
    Tomb Tyrant; Fleshbag Marauder`,
};
