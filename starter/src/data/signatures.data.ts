/** Cards that stand for a well-known commander: commanders parted by " + "|cards parted by ";". */
export const SIGNATURES = `
Edgar Markov|Captivating Vampire;Bloodline Keeper // Lord of Lineage;Stromkirk Captain;Cordial Vampire;Legion Lieutenant;Champion of Dusk;Indulgent Aristocrat;Olivia's Wrath
The Ur-Dragon|Dragon Tempest;Scourge of Valkas;Dragonlord's Servant;Dragonspeaker Shaman;Crucible of Fire;Sarkhan's Triumph;Utvara Hellkite;Old Gnawbone
Atraxa, Praetors' Voice|Tezzeret's Gambit;Inexorable Tide;Doubling Season;Deepglow Skate;Contagion Engine;Thrummingbird;Vraska, Betrayal's Sting;Flux Channeler
Krenko, Mob Boss|Goblin Chieftain;Goblin Warchief;Skirk Prospector;Impact Tremors;Goblin Bombardment;Thornbite Staff;Goblin Matron;Coat of Arms
Yuriko, the Tiger's Shadow|Fallen Shinobi;Silver-Fur Master;Ingenious Infiltrator;Ninja of the Deep Hours;Throat Slitter;Higure, the Still Wind;Temporal Trespass;Changeling Outcast
Miirym, Sentinel Wyrm|Ancient Copper Dragon;Ancient Silver Dragon;Ancient Bronze Dragon;Terror of the Peaks;Scourge of Valkas;Goldspan Dragon;Dragon's Hoard;Twinning Staff
Lathril, Blade of the Elves|Elvish Archdruid;Elvish Promenade;Elvish Warmaster;Dwynen's Elite;Poison-Tip Archer;Beast Whisperer;Shaman of the Pack;Abomination of Llanowar
Korvold, Fae-Cursed King|Mayhem Devil;Pitiless Plunderer;Moldervine Reclamation;Prosperous Innkeeper;Tireless Provisioner;Deadly Dispute;Academy Manufactor;Viscera Seer
Pantlaza, Sun-Favored|Regisaur Alpha;Ripjaw Raptor;Marauding Raptor;Wayward Swordtooth;Polyraptor;Kinjalli's Caller;Otepec Huntmaster;Etali, Primal Storm
Kaalia of the Vast|Master of Cruelties;Rune-Scarred Demon;Angel of Serenity;Balefire Dragon;Gisela, Blade of Goldnight;Avacyn, Angel of Hope;Lightning Greaves;Aurelia, the Warleader
Isshin, Two Heavens as One|Hellrider;Hero of Bladehold;Brutal Hordechief;Adeline, Resplendent Cathar;Legion Warboss;Moraug, Fury of Akoum;Caesar, Legion's Emperor;Goblin Rabblemaster
Wilhelt, the Rotcleaver|Gravecrawler;Undead Augur;Cemetery Reaper;Diregraf Colossus;Lord of the Accursed;Rooftop Storm;Endless Ranks of the Dead;Carrion Feeder
Giada, Font of Hope|Bishop of Wings;Youthful Valkyrie;Lyra Dawnbringer;Righteous Valkyrie;Resplendent Angel;Starnheim Aspirant;Angel of Invention;Sephara, Sky's Blade
Jodah, the Unifier|Relic of Legends;Plaza of Heroes;Mirror Box;Time of Need;Captain Sisay;Day of Destiny;Heroes' Podium;Honor-Worn Shaku
Muldrotha, the Gravetide|Animate Dead;Pernicious Deed;Sakura-Tribe Elder;Spore Frog;Seal of Primordium;World Shaper;Life from the Loam;Plaguecrafter
Chulane, Teller of Tales|Shrieking Drake;Aluren;Coiling Oracle;Whitemane Lion;Roaring Primadox;Beast Whisperer;Kor Skyfisher;Intruder Alarm
Meren of Clan Nel Toth|Spore Frog;Sakura-Tribe Elder;Viscera Seer;Grave Pact;Dictate of Erebos;Fleshbag Marauder;Plaguecrafter;Buried Alive
Kinnan, Bonder Prodigy|Basalt Monolith;Grim Monolith;Bloom Tender;Koma, Cosmos Serpent;Incubation Druid;Freed from the Real;Hullbreaker Horror;Consecrated Sphinx
Teysa Karlov|Pitiless Plunderer;Blood Artist;Zulaport Cutthroat;Elas il-Kor, Sadistic Pilgrim;Cruel Celebrant;Ministrant of Obligation;Darkest Hour;Elenda, the Dusk Rose
Prosper, Tome-Bound|Light Up the Stage;Theater of Horrors;Reckless Impulse;Jeska's Will;Xorn;Marionette Master;Disciple of the Vault;Wild-Magic Sorcerer
Chatterfang, Squirrel General|Deep Forest Hermit;Deranged Hermit;Squirrel Nest;Squirrel Sovereign;Parallel Lives;Pitiless Plunderer;Drey Keeper;Academy Manufactor
Urza, Lord High Artificer|Winter Orb;Static Orb;Mystic Forge;Sai, Master Thopterist;Unwinding Clock;Isochron Scepter;Thopter Spy Network;Sensei's Divining Top
Omnath, Locus of Creation|Scute Swarm;Dryad of the Ilysian Grove;Azusa, Lost but Seeking;Field of the Dead;Lotus Cobra;Felidar Retreat;Risen Reef;Valakut Exploration
Animar, Soul of Elements|Ancestral Statue;Purphoros, God of the Forge;Peregrine Drake;Cloudstone Curio;Glen Elendra Archmage;Apex Devastator;Shrieking Drake;Beast Whisperer
Niv-Mizzet, Parun|Curiosity;Ophidian Eye;Tandem Lookout;Niv-Mizzet, the Firemind;Mind Over Matter;Windfall;Reforge the Soul;Psychosis Crawler
Sythis, Harvest's Hand|Enchantress's Presence;Argothian Enchantress;Mesa Enchantress;Sphere of Safety;Sanctum Weaver;Sigil of the Empty Throne;Setessan Champion;Wild Growth
Tatyova, Benthic Druid|Exploration;Burgeoning;Scapeshift;Retreat to Coralhelm;Avenger of Zendikar;Rampaging Baloths;Oracle of Mul Daya;Splendid Reclamation
Nekusar, the Mindrazer|Wheel of Fortune;Windfall;Underworld Dreams;Fate Unraveler;Megrim;Spiteful Visions;Howling Mine;Psychosis Crawler
Winota, Joiner of Forces|Ornithopter;Angrath's Marauders;Zealous Conscripts;Luminarch Aspirant;Blade Historian;Hellrider;Thalia's Lieutenant;Loyal Apprentice
Sliver Overlord|Gemhide Sliver;Manaweft Sliver;Crystalline Sliver;Sliver Hivelord;Cloudshredder Sliver;Galerider Sliver;Muscle Sliver;Harmonic Sliver
The Gitrog Monster|Dakmor Salvage;Life from the Loam;Ramunap Excavator;Titania, Protector of Argoth;Squandered Resources;World Shaper;Splendid Reclamation;Azusa, Lost but Seeking
Gishath, Sun's Avatar|Regisaur Alpha;Marauding Raptor;Zacama, Primal Calamity;Etali, Primal Storm;Kinjalli's Caller;Otepec Huntmaster;Carnage Tyrant;Polyraptor
Arcades, the Strategist|Wall of Denial;Wall of Omens;Wall of Blossoms;Axebane Guardian;Overgrown Battlement;Tetsuko Umezawa, Fugitive;Fog Bank;High Alert
Syr Konrad, the Grim|Mesmeric Orb;Altar of Dementia;Living Death;Mindcrank;Stitcher's Supplier;Gray Merchant of Asphodel;Rise of the Dark Realms;Crypt Ghast
Brago, King Eternal|Strionic Resonator;Panharmonicon;Cloudblazer;Reflector Mage;Soulherder;Mulldrifter;Lavinia, Azorius Renegade;Detention Sphere
Zur the Enchanter|Necropotence;Rest in Peace;Vanishing;Ethereal Armor;Solitary Confinement;All That Glitters;Steel of the Godhead;Diplomatic Immunity
Breya, Etherium Shaper|Krark-Clan Ironworks;Nim Deathmantle;Ashnod's Altar;Sharuum the Hegemon;Myr Battlesphere;Time Sieve;Thopter Assembly;Myr Retriever
Xenagos, God of Revels|Savage Beating;Malignus;Craterhoof Behemoth;Ghalta, Primal Hunger;Rancor;Selvala, Heart of the Wilds;Hellkite Tyrant;Greater Good
Feather, the Redeemed|Boros Charm;Defiant Strike;Expedite;Gods Willing;Zada, Hedron Grinder;Sunforger;Guttersnipe;Reckless Charge
Ghave, Guru of Spores|Cathars' Crusade;Doubling Season;Ashnod's Altar;Juniper Order Ranger;Blood Artist;Geralf's Messenger;Earthcraft;Corpsejack Menace
Kenrith, the Returned King|Freed from the Real;Bloom Tender;Zirda, the Dawnwaker;Animate Dead;Faeburrow Elder;Razaketh, the Foulblooded;Worldgorger Dragon;Karmic Guide
Light-Paws, Emperor's Voice|All That Glitters;Ethereal Armor;Sigarda's Aid;Kor Spiritdancer;Sram, Senior Edificer;Darksteel Mutation;Danitha Capashen, Paragon;Light of Promise
Shorikai, Genesis Engine|Parhelion II;Heart of Kiran;Peacewalker Colossus;Sram, Senior Edificer;Hotshot Mechanic;Mindlink Mech;Consulate Dreadnought;Silent Submersible
Marchesa, the Black Rose|Geralf's Messenger;Sower of Temptation;Yahenni, Undying Partisan;Viscera Seer;Carrion Feeder;Undying Malice;Hangarback Walker;Dreadhorde Butcher
Talrand, Sky Summoner|Archmage Emeritus;Docent of Perfection // Final Iteration;Baral, Chief of Compliance;Murmuring Mystic;Metallurgic Summonings;Archmage of Runes;Haughty Djinn;Jace's Sanctum
Omnath, Locus of Mana|Vorinclex, Voice of Hunger;Rancor;Vernal Bloom;Zendikar Resurgent;Nyxbloom Ancient;Nissa, Who Shakes the World;Circle of Dreams Druid;Regal Behemoth
Magda, Brazen Outlaw|Xorn;Torbran, Thane of Red Fell;Goldspan Dragon;Seven Dwarves;Professional Face-Breaker;Ancient Copper Dragon;Fable of the Mirror-Breaker // Reflection of Kiki-Jiki;Captain Lannery Storm
Selvala, Heart of the Wilds|Staff of Domination;Hornet Queen;Temur Sabertooth;Ghalta, Primal Hunger;Worldspine Wurm;Terastodon;Regal Behemoth;Tooth and Nail
Veyran, Voice of Duality|Storm-Kiln Artist;Archmage Emeritus;Guttersnipe;Young Pyromancer;Firebrand Archer;Electrostatic Field;Balmor, Battlemage Captain;Goblin Electromancer
Derevi, Empyrial Tactician|Winter Orb;Static Orb;Bident of Thassa;Bear Umbra;Edric, Spymaster of Trest;Aven Mindcensor;Tangle Wire;Meekstone
Kykar, Wind's Fury|Young Pyromancer;Intangible Virtue;Shark Typhoon;Murmuring Mystic;Metallurgic Summonings;Talrand, Sky Summoner;Saheeli, Sublime Artificer;Monastery Swiftspear
Queen Marchesa|Palace Jailer;Custodi Lich;Throne Warden;Court of Grace;Court of Ambition;Windborn Muse;Knights of the Black Rose;Norn's Annex
Krark, the Thumbless + Sakashima of a Thousand Faces|Storm-Kiln Artist;Gitaxian Probe;Harmonic Prodigy;Veyran, Voice of Duality;Birgi, God of Storytelling // Harnfel, Horn of Bounty;Archmage Emeritus;Ral, Storm Conduit;Reiterate
Heliod, Sun-Crowned|Walking Ballista;Archangel of Thune;Ajani's Pridemate;Soul Warden;Soul's Attendant;Speaker of the Heavens;Righteous Valkyrie;Serra Ascendant
K'rrik, Son of Yawgmoth|Gray Merchant of Asphodel;Aetherflux Reservoir;Bolas's Citadel;Vilis, Broker of Blood;Crypt Ghast;Yawgmoth, Thran Physician;Braids, Arisen Nightmare;Kokusho, the Evening Star
Sidisi, Brood Tyrant|Stitcher's Supplier;Living Death;Syr Konrad, the Grim;Grisly Salvage;Mesmeric Orb;World Shaper;Diregraf Colossus;Nyx Weaver
Aurelia, the Warleader|Hellkite Charger;Aggravated Assault;Gisela, Blade of Goldnight;Seize the Day;Relentless Assault;Hero of Bladehold;Balefire Liege;Port Razer
Maelstrom Wanderer|Apex Devastator;Etali, Primal Storm;Bloodbraid Elf;Shardless Agent;Temur Sabertooth;Terastodon;Avenger of Zendikar;Tooth and Nail
Ezuri, Claw of Progress|Blighted Agent;Chasm Skulker;Forgotten Ancient;Coiling Oracle;Edric, Spymaster of Trest;Cold-Eyed Selkie;Ichorclaw Myr;Simic Ascendancy
Vivi Ornitier|Curiosity;Ophidian Eye;Guttersnipe;Archmage Emeritus;Storm-Kiln Artist;Young Pyromancer;Electrostatic Field;Thermo-Alchemist
Tergrid, God of Fright // Tergrid's Lantern|Grave Pact;Dictate of Erebos;Fleshbag Marauder;Sheoldred, Whispering One;Waste Not;Tinybones, Trinket Thief;Dark Deal;Plaguecrafter
Aesi, Tyrant of Gyre Strait|Exploration;Burgeoning;Azusa, Lost but Seeking;Scute Swarm;Oracle of Mul Daya;Ramunap Excavator;Avenger of Zendikar;Rampaging Baloths
Oloro, Ageless Ascetic|Sanguine Bond;Exquisite Blood;Vito, Thorn of the Dusk Rose;Aetherflux Reservoir;Ajani's Pridemate;Archangel of Thune;Felidar Sovereign;Karlov of the Ghost Council
Purphoros, God of the Forge|Impact Tremors;Krenko, Mob Boss;Siege-Gang Commander;Goblin Rabblemaster;Empty the Warrens;Panharmonicon;Mogg War Marshal;Legion Warboss
Captain N'ghathrod|Bruvac the Grandiloquent;Maddening Cacophony;Consuming Aberration;Ruin Crab;Hedron Crab;Altar of Dementia;Mindcrank;Traumatize
The Scarab God|Gray Merchant of Asphodel;Rooftop Storm;Undead Augur;Lord of the Accursed;Gravecrawler;Cemetery Reaper;Death Baron;Geralf's Messenger
Jetmir, Nexus of Revels|Scute Swarm;Avenger of Zendikar;Adeline, Resplendent Cathar;Anointed Procession;Parallel Lives;Doubling Season;Beastmaster Ascension;Siege-Gang Commander
Marwyn, the Nurturer|Elvish Archdruid;Priest of Titania;Elvish Warmaster;Ezuri, Renegade Leader;Staff of Domination;Beast Whisperer;Imperious Perfect;Leaf-Crowned Visionary
Azusa, Lost but Seeking|Exploration;Burgeoning;Courser of Kruphix;Oracle of Mul Daya;Ramunap Excavator;Scute Swarm;Avenger of Zendikar;Zendikar's Roil
Alela, Artful Provocateur|Bident of Thassa;Reconnaissance Mission;Faerie Mastermind;Kindred Discovery;Brazen Borrower // Petty Theft;Intangible Virtue;Archaeomancer's Map;Thopter Spy Network
Trostani, Selesnya's Voice|Parallel Lives;Anointed Procession;Soul Warden;Archangel of Thune;Ajani's Pridemate;Doubling Season;Wurmcoil Engine;Second Harvest
Etali, Primal Storm|Strionic Resonator;Aggravated Assault;Relentless Assault;Sneak Attack;Hellkite Charger;World at War;Combat Celebrant;Savage Beating
Rhys the Redeemed|Parallel Lives;Anointed Procession;Doubling Season;Beastmaster Ascension;Cathars' Crusade;Second Harvest;Champion of Lambholt;Intangible Virtue
Sram, Senior Edificer|Puresteel Paladin;Kor Spiritdancer;Sigarda's Aid;Hammer of Nazahn;Stoneforge Mystic;Open the Armory;Colossus Hammer;Ethereal Armor
Karlov of the Ghost Council|Soul Warden;Soul's Attendant;Suture Priest;Authority of the Consuls;Ajani's Pridemate;Sanguine Bond;Exquisite Blood;Vito, Thorn of the Dusk Rose
Pir, Imaginative Rascal + Toothy, Imaginary Friend|Hardened Scales;Doubling Season;Psychosis Crawler;Vorinclex, Monstrous Raider;Chasm Skulker;Fathom Mage;Flux Channeler;Nadir Kraken
Esika, God of the Tree // The Prismatic Bridge|Nicol Bolas, Dragon-God;The Chain Veil;Garruk, Cursed Huntsman;Deepglow Skate;Ugin, the Spirit Dragon;Doubling Season;Spark Double;Karn Liberated
Prossh, Skyraider of Kher|Goblin Bombardment;Purphoros, God of the Forge;Beastmaster Ascension;Blood Artist;Zulaport Cutthroat;Mayhem Devil;Ashnod's Altar;Shared Animosity
Lord Windgrace|Life from the Loam;Ramunap Excavator;Titania, Protector of Argoth;Scapeshift;The Gitrog Monster;Rampaging Baloths;Avenger of Zendikar;Splendid Reclamation
Narset, Enlightened Master|Aggravated Assault;Relentless Assault;Time Warp;Temporal Manipulation;World at War;Seize the Day;Aurelia's Fury;Savage Beating
`;
