/** Cards that stand for a well-known commander: commanders parted by " + "|cards parted by ";". */
export const SIGNATURES = `
Edgar Markov|Captivating Vampire;Bloodline Keeper // Lord of Lineage;Stromkirk Captain;Cordial Vampire;Legion Lieutenant;Champion of Dusk;Indulgent Aristocrat;Olivia's Wrath
The Ur-Dragon|Dragon Tempest;Scourge of Valkas;Dragonlord's Servant;Dragonspeaker Shaman;Crucible of Fire;Sarkhan's Triumph;Utvara Hellkite;Old Gnawbone
Atraxa, Praetors' Voice|Tezzeret's Gambit;Inexorable Tide;Doubling Season;Deepglow Skate;Evolution Sage;Thrummingbird;Vraska, Betrayal's Sting;Flux Channeler
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
Winota, Joiner of Forces|Ornithopter;Angrath's Marauders;Zealous Conscripts;Luminarch Aspirant;Blade Historian;Hellrider;Legion Warboss;Loyal Apprentice
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
`;
