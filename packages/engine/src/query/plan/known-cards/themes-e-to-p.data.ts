/** Cards that players name first for a theme, best first, separated by "; ". */
export const THEME_CARDS_E_TO_P: Readonly<Record<string, string>> = {
  equipment: `Stoneforge Mystic; Puresteel Paladin; Sigarda's Aid; Sword of Feast and Famine; Colossus Hammer;
    Sram, Senior Edificer; Hammer of Nazahn; Stonehewer Giant; Open the Armory; Steelshaper's Gift;
    Shadowspear; Sword of Hearth and Home; Sword of Fire and Ice; Skullclamp; Bruenor Battlehammer;
    Ardenn, Intrepid Archaeologist; Kemba, Kha Regent; Leonin Shikari; Halvar, God of Battle; Embercleave;
    Armored Skyhunter; Danitha Capashen, Paragon; Fighter Class; Akiri, Fearless Voyager;
    Godo, Bandit Warlord; Bloodforged Battle-Axe; Maul of the Skyclaves; Argentum Armor; Sword of the Animist;
    Masterwork of Ingenuity; Nettlecyst; Batterskull; Kaldra Compleat; Nahiri, the Lithomancer; Forge Anew;
    Fervent Champion; Champion of the Flame; Goldwardens' Gambit; Nahiri, Storm of Stone; Whispersilk Cloak`,
  etb: `Panharmonicon; Ephemerate; Conjurer's Closet; Yarok, the Desecrated; Elesh Norn, Mother of Machines;
    Thassa, Deep-Dwelling; Soulherder; Eternal Witness; Mulldrifter; Restoration Angel;
    Gray Merchant of Asphodel; Felidar Guardian; Reflector Mage; Ravenous Chupacabra; Agent of Treachery;
    Avenger of Zendikar; Terror of the Peaks; Impact Tremors; Purphoros, God of the Forge; Warstorm Surge;
    Solemn Simulacrum; Wood Elves; Reclamation Sage; Sun Titan; Cloudblazer; Mystic Snake; Charming Prince;
    Skyclave Apparition; Flickerwisp; Brago, King Eternal; Deadeye Navigator; Virtue of Knowledge;
    Inferno Titan; Rune-Scarred Demon; Gonti, Lord of Luxury; Massacre Wurm; Siege-Gang Commander;
    Fierce Empath; Meteor Golem; Acidic Slime`,
  exile: `Prosper, Tome-Bound; Laelia, the Blade Reforged; Passionate Archaeologist; Wild-Magic Sorcerer;
    Faldorn, Dread Wolf Herald; Rocco, Street Chef; Jeska's Will; Light Up the Stage; Outpost Siege;
    Valakut Exploration; Stolen Strategy; Etali, Primal Storm; Gonti, Lord of Luxury; Thief of Sanity;
    Delayed Blast Fireball; Keeper of Secrets; Theater of Horrors; Dauthi Voidwalker; Hostage Taker;
    Court of Locthwain; Ragavan, Nimble Pilferer; Reckless Impulse; Wrenn's Resolve;
    Professional Face-Breaker; Pako, Arcane Retriever; Haldan, Avid Arcanist; Siphon Insight; Mind's Desire;
    Sunbird's Invocation; Grenzo, Havoc Raiser; Urza, Lord High Artificer; Ashiok, Nightmare Muse;
    Knowledge Pool; Sarevok's Tome; Tectonic Giant; Jacob Hauken, Inspector; Ketramose, the New Dawn;
    Villainous Wealth; Nalfeshnee`,
  'experience-counters': `Ezuri, Claw of Progress; Meren of Clan Nel Toth; Mizzix of the Izmagnus;
    Daxos the Returned; Kalemne, Disciple of Iroas; Minthara, Merciless Soul; Kelsien, the Plague;
    Otharri, Suns' Glory; Azlask, the Swelling Scourge; Toph, Earthbending Master;
    Katara, Waterbending Master; Zuko, Firebending Master; Aang, Airbending Master; Atreus, Impulsive Son;
    Kratos, Stoic Father; Atraxa, Praetors' Voice; Inexorable Tide; Flux Channeler; Evolution Sage;
    Karn's Bastion; Thrummingbird; Contagion Engine; Contagion Clasp; Tezzeret's Gambit;
    Vorinclex, Monstrous Raider; Viral Drake; Grateful Apparition; Roalesk, Apex Hybrid; Contentious Plan;
    Staff of Compleation; Yawgmoth, Thran Physician; Experimental Augury`,
  explore: `Wildgrowth Walker; Jadelight Ranger; Merfolk Branchwalker; Hakbal of the Surging Soul;
    Path of Discovery; Nicanzil, Current Conductor; Twists and Turns; Topography Tracker; Jadelight Spelunker;
    Merfolk Cave-Diver; Amalia Benavides Aguirre; Seekers' Squire; Lurking Chupacabra;
    Sentinel of the Nameless City; Shadowed Caravel; Tishana's Wayfinder; Emperor's Vanguard; Deadeye Tracker;
    Kellan, Daring Traveler; Spyglass Siren; Get Lost; Cenote Scout; Siren Lookout; Defossilize;
    Glowcap Lantern; Enter the Unknown; Ixalli's Diviner; Queen's Agent; Brazen Buccaneers;
    Emissary of Sunrise; Pathfinding Axejaw; River Herald Guide; Restless Anchorage; Waterwind Scout;
    Fanatical Offering; Brackish Blunder`,
  'extra-combats': `Aggravated Assault; Aurelia, the Warleader; Moraug, Fury of Akoum; Combat Celebrant;
    Port Razer; Scourge of the Throne; Hellkite Charger; Seize the Day; Karlach, Fury of Avernus;
    Full Throttle; World at War; Savage Beating; Relentless Assault; Godo, Bandit Warlord;
    Najeela, the Blade-Blossom; Bear Umbra; Sword of Feast and Famine; Sword of Hearth and Home;
    Waves of Aggression; Breath of Fury; Raiyuu, Storm's Edge; Fury of the Horde; Finest Hour;
    Great Train Heist; Bloodthirster; Anzrag, the Quake-Mole; Lightning Runner; Wulfgar of Icewind Dale;
    Isshin, Two Heavens as One; Savage Ventmaw; Neheb, the Eternal; Nature's Will; Druids' Repository;
    Helm of the Host; Strionic Resonator; Illusionist's Gambit; Reconnaissance; Genji Glove;
    Hexplate Wallbreaker; Grand Warlord Radha`,
  'extra-turns': `Time Warp; Temporal Manipulation; Capture of Jingzhou; Temporal Mastery; Nexus of Fate;
    Expropriate; Time Stretch; Alrund's Epiphany; Temporal Trespass; Walk the Aeons; Part the Waterveil;
    Karn's Temporal Sundering; Beacon of Tomorrows; Time Sieve; Sage of Hours; Medomai the Ageless;
    Wanderwine Prophets; Lighthouse Chronologist; Magistrate's Scepter; Notorious Throng; Savor the Moment;
    Plea for Power; Final Fortune; Last Chance; Warrior's Oath; Chance for Glory; Stitch in Time;
    Timestream Navigator; Temporal Extortion; Teferi, Master of Time; Ral Zarek; Emrakul, the Promised End;
    Sundial of the Infinite; Obeka, Brute Chronologist; Ugin's Nexus; Lost Isle Calling; Perch Protection;
    Narset, Enlightened Master; Mystic Sanctuary; Archaeomancer`,
  'extra-upkeeps': `Paradox Haze; Obeka, Splitter of Seconds; Sphinx of the Second Sun;
    Shadow of the Second Sun; The Ninth Doctor; Cyclonus, the Saboteur; Braid of Fire; As Foretold;
    Court of Locthwain; Bitterblossom; Phyrexian Arena; Descent into Avernus; Dragonmaster Outcast;
    Assemble the Legion; Court of Ire; Court of Ambition; Court of Cunning; Ophiomancer; Verdant Force;
    Outpost Siege; Palace Siege; Twilight Prophet; Progenitor Mimic; Thopter Assembly; Emeria, the Sky Ruin;
    Mechanized Production; Revel in Riches; Awakening Zone; Dreadhorde Invasion; Stolen Strategy;
    Seizan, Perverter of Truth; Felidar Sovereign; Roiling Vortex; Strionic Resonator;
    Curse of the Bloody Tome; Goblin Assault; From Beyond`,
  fight: `Gargos, Vicious Watcher; Foe-Razer Regent; Neyith of the Dire Hunt; Kogla, the Titan Ape;
    Ulvenwald Tracker; Polukranos, World Eater; Apex Altisaur; Brash Taunter; Gruul Ragebeast; Domri Rade;
    Ezuri's Predation; Setessan Tactics; Ayula, Queen Among Bears; Bushwhack; Inscription of Abundance;
    Savage Stomp; Primal Might; Contested Cliffs; Arena; Ram Through; Band Together; Khalni Ambush;
    Tail Swipe; Blizzard Brawl; Prey Upon; Savage Swipe; Pit Fight; Dromoka's Command; Decisive Denial;
    Tolsimir, Friend to Wolves; Magus of the Arena; Gimli's Reckless Might; Grothama, All-Devouring;
    Mutant's Prey; Blood Feud; Ancient Animus; Boros Reckoner; Vigor; Triangle of War`,
  firebending: `Fire Lord Zuko; Fire Lord Azula; Zuko, Firebending Master; Ozai, the Phoenix King;
    Avatar Roku, Firebender; Firebender Ascension; Firebending Student; Sozin's Comet; Ran and Shaw;
    The Legend of Roku; Fire Nation Palace; Azula, On the Hunt; Azula, Cunning Usurper; Avatar Aang;
    Iroh, Grand Lotus; Zuko, Exiled Prince; Sun Warriors; Fire Nation Attacks; Fire Nation Cadets; Fire Sages;
    Jeong Jeong, the Deserter; Mai and Zuko; Uncle Iroh; Fire Nation Turret; Fire Nation Occupation;
    Cruel Administrator; Vindictive Warden; Rough Rhino Cavalry; Loyal Fire Sage; Boiling Rock Rioter;
    Zhao, Ruthless Admiral; Zuko, Seeking Honor; Azula, Ruthless Firebender; Tundra Tank; Firebending Lesson;
    The Rise of Sozin; Leyline Tyrant; Horizon Stone`,
  flash: `Vedalken Orrery; Leyline of Anticipation; Seedborn Muse; Alchemist's Refuge; Yeva, Nature's Herald;
    Teferi, Mage of Zhalfir; Raff Capashen, Ship's Mage; High Fae Trickster; Wilderness Reclamation;
    Emergence Zone; Winding Canyons; Nightpack Ambusher; Brineborn Cutthroat; Wavebreak Hippocamp;
    Slitherwisp; Cunning Nightbonder; Hullbreaker Horror; Snapcaster Mage; Venser, Shaper Savant;
    Mystic Snake; Frilled Mystic; Restoration Angel; Spellstutter Sprite; Brazen Borrower; Opposition Agent;
    Aven Mindcensor; Vendilion Clique; Notion Thief; Faerie Mastermind; Orcish Bowmasters; Endurance;
    Solitude; Archangel Avacyn; Vivien, Champion of the Wilds; Briarpack Alpha; Shimmer Myr;
    Hypersonic Dragon; Dualcaster Mage; Containment Priest; Embercleave`,
  flashback: `Past in Flames; Snapcaster Mage; Lier, Disciple of the Drowned; Faithless Looting;
    Underworld Breach; Kess, Dissident Mage; Dreadhorde Arcanist; Burning Vengeance; Secrets of the Dead;
    Catalyst Stone; Lingering Souls; Sevinne's Reclamation; Mystic Retrieval; Deep Analysis; Memory Deluge;
    Think Twice; Cabal Therapy; Dread Return; Increasing Ambition; Increasing Vengeance; Increasing Devotion;
    Army of the Damned; Unburial Rites; Faithful Mending; Battle Screech; Seize the Day; Backdraft Hellkite;
    Mizzix's Mastery; Echo of Eons; Galvanic Iteration; Spider Spawning; Moment's Peace; Ancient Grudge;
    Acorn Harvest; Beast Attack; Croaking Counterpart; Can't Stay Away; Devil's Play; Rally the Peasants;
    Recoup`,
  flying: `Favorable Winds; Empyrean Eagle; Kangee, Sky Warden; Thunderclap Wyvern; Watcher of the Spheres;
    Warden of Evos Isle; Sephara, Sky's Blade; Gravitational Shift; Windstorm Drake; Inniaz, the Gale Force;
    Isperia the Inscrutable; Windreader Sphinx; Bident of Thassa; Coastal Piracy; Wonder; Levitation;
    Archetype of Imagination; Skycat Sovereign; Serra the Benevolent; Steel-Plume Marshal; Dragon Tempest;
    Utvara Hellkite; Lathliss, Dragon Queen; Terror of the Peaks; Glorybringer; Hellkite Tyrant;
    Baneslayer Angel; Archangel of Thune; Lyra Dawnbringer; Consecrated Sphinx; Kykar, Wind's Fury;
    Alela, Artful Provocateur; Bitterblossom; Vampire Nocturnus; Rune-Scarred Demon; Desecration Demon;
    Vilis, Broker of Blood; Hornet Queen; Steel Hellkite; Akroma's Memorial`,
  food: `Gilded Goose; Trail of Crumbs; Academy Manufactor; Witch's Oven; Cauldron Familiar;
    Feasting Troll King; Savvy Hunter; Ygra, Eater of All; Samwise Gamgee; Peregrin Took; Gyome, Master Chef;
    Rosie Cotton of South Lane; Korvold, Fae-Cursed King; Tireless Provisioner; Night of the Sweets' Revenge;
    Wicked Wolf; Oko, Thief of Crowns; Greta, Sweettooth Scourge; Camellia, the Seedmiser;
    Syr Ginger, the Meal Ender; Experimental Confectioner; Sam, Loyal Attendant; The Shire;
    Nuka-Cola Vending Machine; Farmer Cotton; Honored Dreyleader; Heaped Harvest; Candy Trail; Tough Cookie;
    Brenard, Ginger Sculptor; Tempting Witch; Bake into a Pie; Hollow Scavenger; Intrepid Trufflesnout;
    Food Fight; Carrot Cake; Mirkwood Bats; Mayhem Devil; The Battle of Bywater; Shelob, Child of Ungoliant`,
  'forced-combat': `Disrupt Decorum; Bloodthirsty Blade; Spectacular Showdown; Kardur, Doomscourge;
    Karazikar, the Eye Tyrant; Fumiko the Lowblood; Avatar of Slaughter; Thantis, the Warweaver; War's Toll;
    Grand Melee; Bident of Thassa; Goblin Spymaster; Marisi, Breaker of the Coil; Goblin Diplomats;
    Vengeful Ancestor; Geode Rager; Angler Turtle; Warmonger Hellkite; Shiny Impetus; Predatory Impetus;
    Parasitic Impetus; Psychic Impetus; Martial Impetus; Curse of the Nightly Hunt; Public Enemy; Total War;
    Siren's Call; Nettling Imp; Norritt; Maddening Imp; Walking Desecration; Taunting Elf; Lure;
    Basandra, Battle Seraph; Boros Battleshaper; Trove of Temptation; Taunt from the Rampart; Oracle en-Vec;
    Assault Suit; Illusionist's Gambit`,
  foretell: `Ranar the Ever-Watchful; Dream Devourer; Cosmos Charger; Niko Defies Destiny;
    Alrund, God of the Cosmos; Sage of the Beyond; Ethereal Valkyrie; Tales of the Ancestors; Doomskar;
    Saw It Coming; Behold the Multiverse; Alrund's Epiphany; Mystic Reflection; Cosmic Intervention;
    Glorious Protector; Starnheim Unleashed; Haunting Voyage; Tergrid's Shadow; Ravenform; Doomskar Oracle;
    Karfell Harbinger; Augury Raven; Hero of Bretagard; Battle Mammoth; Sarulf's Packmate;
    Delayed Blast Fireball; Doomskar Titan; Dual Strike; Demon Bolt; Crush the Weak; Dwarven Reinforcements;
    Poison the Cup; Rise of the Dread Marn; Jarl of the Forsaken; Mammoth Growth; Struggle for Skemfar;
    Kaya's Onslaught; Gods' Hall Guardian; Scorn Effigy; Shepherd of the Cosmos`,
  goad: `Disrupt Decorum; Spectacular Showdown; Bloodthirsty Blade; Karazikar, the Eye Tyrant;
    Kardur, Doomscourge; Vengeful Ancestor; Marisi, Breaker of the Coil; Geode Rager; Agitator Ant;
    Shiny Impetus; Predatory Impetus; Parasitic Impetus; Psychic Impetus; Martial Impetus; Coveted Peacock;
    Grenzo, Havoc Raiser; Baeloth Barrityl, Entertainer; Alela, Cunning Conqueror;
    Firkraag, Cunning Instigator; Nelly Borca, Impulsive Accuser; Jon Irenicus, Shattered One;
    Taunt from the Rampart; Bothersome Quasit; Frontier Warmonger; Gahiji, Honored One; Breena, the Demagogue;
    Kazuul, Tyrant of the Cliffs; Rite of the Raging Storm; Fealty to the Realm; Death Kiss;
    Komainu Battle Armor; Kaima, the Fractured Calm; Life of the Party; Serene Sleuth; Redemption Arc;
    Jeering Homunculus; Ghostly Prison; Propaganda; Curse of Opulence; Assault Suit`,
  graveyard: `Entomb; Reanimate; Animate Dead; Living Death; Buried Alive; Stitcher's Supplier; Victimize;
    Eternal Witness; Muldrotha, the Gravetide; Meren of Clan Nel Toth; Karador, Ghost Chieftain;
    Satyr Wayfinder; Life from the Loam; Golgari Grave-Troll; Splinterfright; Underrealm Lich;
    Syr Konrad, the Grim; World Shaper; Hermit Druid; Sun Titan; Reveillark; Karmic Guide;
    Sevinne's Reclamation; Lurrus of the Dream-Den; Serra Paragon; Faithless Looting; Underworld Breach;
    Past in Flames; Anger; Goblin Welder; Snapcaster Mage; Archaeomancer; Frantic Search; Wonder;
    Dread Return; Spider Spawning; Crucible of Worlds; Altar of Dementia; Mesmeric Orb; Perpetual Timepiece`,
  'group-hug': `Howling Mine; Rites of Flourishing; Temple Bell; Dictate of Kruphix;
    Kami of the Crescent Moon; Font of Mythos; Horn of Greed; Collective Voyage; Minds Aglow;
    Tempt with Discovery; Phelddagrif; Kwain, Itinerant Meddler; Selvala, Explorer Returned;
    Gluntch, the Bestower; Kenrith, the Returned King; Heartbeat of Spring; Mana Flare; Dictate of Karametra;
    Zhur-Taa Ancient; Magus of the Vineyard; Eladamri's Vineyard; Veteran Explorer; Hunted Wumpus;
    Braids, Conjurer Adept; Ghirapur Orrery; Well of Ideas; Otherworld Atlas; Wedding Ring; Secret Rendezvous;
    Loran of the Third Path; Cut a Deal; Alliance of Arms; Benevolent Offering; Intellectual Offering;
    Sylvan Offering; Prosperity; Humble Defector; Descent into Avernus; Mikokoro, Center of the Sea;
    Forbidden Orchard`,
  'group-slug': `Mogis, God of Slaughter; Manabarbs; Sulfuric Vortex; Harsh Mentor; Zo-Zu the Punisher;
    Ankh of Mishra; Spellshock; Polluted Bonds; Kederekt Parasite; Heartless Hidetsugu; Fate Unraveler;
    Underworld Dreams; Price of Progress; Roiling Vortex; Nekusar, the Mindrazer; Kaervek the Merciless;
    Painful Quandary; Bloodchief Ascension; Eidolon of the Great Revel; Rampaging Ferocidon; Spiteful Visions;
    Stormfist Crusader; Seizan, Perverter of Truth; Wound Reflection; Archfiend of Despair;
    Torbran, Thane of Red Fell; Fiery Emancipation; Solphim, Mayhem Dominus; Valgavoth, Harrower of Souls;
    Havoc Festival; Rakdos, Lord of Riots; Pestilence; Pyrohemia; Razorkin Needlehead; Scrawling Crawler;
    Ob Nixilis, the Hate-Twisted; Burning Earth; Ruric Thar, the Unbowed; Citadel of Pain; Iron Maiden`,
  guildgates: `Maze's End; Guild Summit; Gates Ablaze; Gate Colossus; Circuitous Route; Open the Gates;
    Gatebreaker Ram; Nine-Fingers Keene; Archway Angel; Plaza of Harmony; Baldur's Gate; Hold the Gates;
    Gatekeeper Gargoyle; Gateway Plaza; Gatecreeper Vine; Explore the Underdark; Basilisk Gate;
    Black Dragon Gate; Manor Gate; Sea Gate; Cliffgate; Citadel Gate; Heap Gate; Gond Gate; Thran Portal;
    The Black Gate; Talon Gates of Madara; Crackling Perimeter; Saruli Gatekeepers; Opal Lake Gatekeepers;
    Smelt-Ward Gatekeepers; Sunspire Gatekeepers; Ubul Sar Gatekeepers; Ogre Jailbreaker; Selesnya Guildgate;
    Dimir Guildgate; Rakdos Guildgate; Izzet Guildgate; Amulet of Vigor; Scapeshift`,
  haste: `Fervor; Concordant Crossroads; Mass Hysteria; Hammer of Purphoros; Anger; Urabrask the Hidden;
    Rhythm of the Wild; Ogre Battledriver; Samut, Voice of Dissent; Goblin Warchief; Rising of the Day;
    Lightning Greaves; Swiftfoot Boots; Dragon Tempest; Fires of Yavimaya; Surrak and Goreclaw;
    Temur Ascendancy; Xenagos, God of Revels; Maelstrom Wanderer; Ognis, the Dragon's Lash;
    Tyvar, Jubilant Brawler; Thousand-Year Elixir; Crashing Drawbridge; Hanweir Battlements; Flamekin Village;
    Slayers' Stronghold; Hall of the Bandit Lord; Generator Servant; Need for Speed; Madrush Cyclops;
    Garna, the Bloodflame; Halana and Alena, Partners; Samut, Tyrant Smasher; Gimli's Reckless Might;
    Akroma's Memorial; Chariot of Victory; Goblin Chieftain; Akroma, Angel of Wrath; Hellrider;
    Lightning Mare`,
  hatebears: `Thalia, Guardian of Thraben; Drannith Magistrate; Thalia, Heretic Cathar; Aven Mindcensor;
    Grand Abolisher; Leonin Arbiter; Collector Ouphe; Gaddock Teeg; Archon of Emeria; Ethersworn Canonist;
    Eidolon of Rhetoric; Linvala, Keeper of Silence; Containment Priest; Vryn Wingmare; Sanctum Prelate;
    Hushbringer; Tocatli Honor Guard; Lavinia, Azorius Renegade; Opposition Agent; Magus of the Moon;
    Kataki, War's Wage; Notion Thief; Spirit of the Labyrinth; Kambal, Consul of Allocation;
    Dauthi Voidwalker; Orcish Bowmasters; Harsh Mentor; Eidolon of the Great Revel; Rampaging Ferocidon;
    Imposing Sovereign; Loxodon Gatekeeper; Yasharn, Implacable Earth; Manglehorn; Immolation Shaman;
    Boromir, Warden of the Tower; Phyrexian Revoker; Lodestone Golem; Damping Sphere; Cursed Totem;
    Rule of Law`,
  heroic: `Hero of Iroas; Feather, the Redeemed; Zada, Hedron Grinder; Phalanx Leader; Fabled Hero;
    Mirrorwing Dragon; Akroan Crusader; Anax and Cymede; Battlewise Hoplite; Favored Hoplite;
    Tenth District Legionnaire; Ivy, Gleeful Spellthief; Vanguard of Brimaz; Dawnbringer Charioteers;
    Sage of Hours; Season of Growth; Gods Willing; Defiant Strike; Crimson Wisps; Expedite; Launch the Fleet;
    Setessan Tactics; Travel Preparations; Ajani's Presence; Temur Battle Rage; Agent of the Fates;
    Tormented Hero; Ashiok's Adept; Staunch-Hearted Warrior; Centaur Battlemaster; Hero of Leina Tower;
    Artisan of Forms; Triton Fortune Hunter; Akroan Conscriptor; Killian, Ink Duelist; Satyr Hoplite;
    Heartfire Hero; Emberheart Challenger; Precursor Golem; Illuminator Virtuoso`,
  historic: `Jhoira, Weatherlight Captain; Raff Capashen, Ship's Mage; Teshar, Ancestor's Apostle;
    Jodah, the Unifier; The Fourth Doctor; The Sixth Doctor; Sarah Jane Smith; Search for Glory;
    Board the Weatherlight; Artificer's Assistant; Traxos, Scourge of Kroog; Weatherlight; Arbaaz Mir;
    Eivor, Wolf-Kissed; Layla Hassan; Havi, the All-Father; Excalibur, Sword of Eden; Serra Disciple;
    Relic Runner; Cabal Paladin; D'Avenant Trapper; Sanctum Spirit; Curator's Ward; Daring Archaeologist;
    Peri Brown; Trenzalore Clocktower; The Capitoline Triad; Urza's Saga; Tom Bombadil; Barbara Wright;
    The Eldest Reborn; Binding the Old Gods; The Antiquities War; History of Benalia; The Mirari Conjecture;
    Fable of the Mirror-Breaker; Elspeth Conquers Death; Song of Freyalise; Kiora Bests the Sea God`,
  'impulse-draw': `Jeska's Will; Light Up the Stage; Reckless Impulse; Wrenn's Resolve;
    Laelia, the Blade Reforged; Prosper, Tome-Bound; Outpost Siege; Professional Face-Breaker;
    Valakut Exploration; Bonehoard Dracosaur; Theater of Horrors; Act on Impulse; Commune with Lava;
    Ignite the Future; Escape to the Wilds; Faldorn, Dread Wolf Herald; Rocco, Street Chef;
    Passionate Archaeologist; Wild-Magic Sorcerer; Nalfeshnee; Delayed Blast Fireball; Keeper of Secrets;
    Chandra, Torch of Defiance; Tectonic Giant; Vance's Blasting Cannons; Florian, Voldaren Scion;
    Ob Nixilis, Captive Kingpin; Abbot of Keral Keep; Robber of the Rich; Etali, Primal Storm; Mind's Desire;
    Narset, Enlightened Master; Urza, Lord High Artificer; Apex of Power; Experimental Synthesizer;
    Furious Rise; Mishra's Research Desk; Stromkirk Occultist; Stolen Strategy; Court of Locthwain`,
  infect: `Triumph of the Hordes; Blightsteel Colossus; Skithiryx, the Blight Dragon; Phyrexian Crusader;
    Blighted Agent; Inkmoth Nexus; Tainted Strike; Glistener Elf; Hand of the Praetors; Plague Stinger;
    Venerated Rotpriest; Bloated Contaminator; Ixhel, Scion of Atraxa; Vishgraz, the Doomhive; Ichor Rats;
    Atraxa, Praetors' Voice; Vraska, Betrayal's Sting; Contagion Engine; Tyrranax Rex; Phyrexian Swarmlord;
    Fynn, the Fangbearer; Grafted Exoskeleton; Phyresis; Norn's Decree; Skrelv, Defector Mite; Skrelv's Hive;
    White Sun's Twilight; Viral Drake; Corrupted Conscience; Prologue to Phyresis; Tezzeret's Gambit;
    Inexorable Tide; Infectious Inquiry; Karumonix, the Rat King; Tine Shrike; Lost Leonin; Plague Myr;
    Necropede; Mirrex; Putrefax`,
  keywords: `Odric, Lunarch Marshal; Akroma's Will; Akroma's Memorial; Kathril, Aspect Warper;
    Rayami, First of the Fallen; Majestic Myriarch; Cairn Wanderer; Soulflayer; Zetalpa, Primal Dawn;
    Akroma, Vision of Ixidor; Akroma, Angel of Wrath; Odric, Blood-Cursed; Indominus Rex, Alpha;
    Concerted Effort; Questing Beast; Chromanticore; Sphinx of the Steel Wind; Atraxa, Praetors' Voice;
    Samut, Voice of Dissent; Eldrazi Monument; True Conviction; Sword of Vengeance; Animus of Predation;
    Urborg Scavengers; Crystalline Giant; Slippery Bogbonder; Selective Adaptation; Luminous Broodmoth;
    Archetype of Courage; Archetype of Aggression; Archetype of Endurance; Archetype of Finality;
    Archetype of Imagination; Escaped Shapeshifter; Angelic Skirmisher; Vampire Nighthawk; Shadowspear;
    Glissa Sunslayer; Aerial Responder; Eater of Virtue`,
  kicker: `Hallar, the Firefletcher; Verazol, the Split Current; Roost of Drakes; Coralhelm Chronicler;
    Rumbling Aftershocks; Bloodstone Goblin; Vine Gecko; Merfolk Falconer; Lullmage's Familiar;
    Rite of Replication; Everflowing Chalice; Comet Storm; Strength of the Tajuru; Joraga Warcaller;
    Josu Vess, Lich Knight; Tear Asunder; Inscription of Abundance; Inscription of Insight;
    Inscription of Ruin; Archangel of Wrath; Thieving Skydiver; Skyclave Relic; Wolfbriar Elemental;
    Goblin Bushwhacker; Gatekeeper of Malakir; Maddening Cacophony; Saproling Migration;
    Slinn Voda, the Rising Deep; Nullpriest of Oblivion; Bloodchief's Thirst; Orim's Thunder; Urza's Rage;
    Thornscape Battlemage; Mold Shambler; Cragplate Baloth; Sphinx of Lost Truths; Marsh Casualties;
    Sunscape Battlemage; Zinnia, Valley's Voice; Academy Drake`,
  'land-animation': `Nissa, Who Shakes the World; Nissa, Worldwaker; Sylvan Advocate; Noyan Dar, Roil Shaper;
    Kamahl, Fist of Krosa; Tatyova, Steward of Tides; Obuun, Mul Daya Ancestor; Sylvan Awakening;
    Rude Awakening; Earth Surge; Living Lands; Natural Affinity; Jolrael, Empress of Beasts;
    Waker of the Wilds; Wakeroot Elemental; Embodiment of Insight; Liege of the Tangle;
    Toph, the First Metalbender; Toph, Earthbending Master; Badgermole Cub; Avatar Kyoshi, Earthbender;
    Jyoti, Moag Ancient; Raging Ravine; Mutavault; Inkmoth Nexus; Creeping Tar Pit; Celestial Colonnade;
    Lavaclaw Reaches; Stirring Wildwood; Hissing Quagmire; Crawling Barrens; Faceless Haven; Crusher Zendikon;
    Corrupted Zendikon; Wind Zendikon; Guardian Zendikon; Halimar Tidecaller; Genju of the Realm;
    Awakener Druid; Kormus Bell`,
  'land-destruction': `Armageddon; Ravages of War; Strip Mine; Jokulhaups; Obliterate; Ruination;
    Decree of Annihilation; Wasteland; Catastrophe; Cataclysm; Wildfire; Destructive Force; Burning of Xinye;
    Impending Disaster; Avalanche Riders; Stone Rain; Molten Rain; Sinkhole; Plow Under; Mwonvuli Acid-Moss;
    Acidic Slime; Thermokarst; Death Cloud; Pox; Smallpox; Braids, Cabal Minion; Smokestack; Fulminator Mage;
    Keldon Firebombers; Numot, the Devastator; Ajani Vengeant; Realm Razer; Sunder; Global Ruin; Worldslayer;
    Zo-Zu the Punisher; Ankh of Mishra; Desolation Angel; Ghost Quarter; Crucible of Worlds`,
  landfall: `Lotus Cobra; Scute Swarm; Avenger of Zendikar; Tireless Tracker; Tireless Provisioner;
    Omnath, Locus of Rage; Omnath, Locus of Creation; Rampaging Baloths; Felidar Retreat;
    Moraug, Fury of Akoum; Tatyova, Benthic Druid; Aesi, Tyrant of Gyre Strait; Azusa, Lost but Seeking;
    Oracle of Mul Daya; Exploration; Burgeoning; Dryad of the Ilysian Grove; Ancient Greenwarden;
    Phylath, World Sculptor; Evolution Sage; Field of the Dead; Retreat to Coralhelm; Skyclave Shade;
    Ruin Crab; Hedron Crab; Emeria Angel; Admonition Angel; Retreat to Emeria; Emeria Shepherd;
    Valakut Exploration; Tunneling Geopede; Akoum Hellhound; Mina and Denn, Wildborn; Bloodghast;
    Ob Nixilis, the Fallen; Retreat to Hagra; Nissa, Resurgent Animist; Titania, Nature's Force;
    Springheart Nantuko; Crucible of Worlds`,
  'lands-matter': `Crucible of Worlds; Ramunap Excavator; Azusa, Lost but Seeking; Dryad of the Ilysian Grove;
    Oracle of Mul Daya; Exploration; Life from the Loam; Splendid Reclamation; Scapeshift; Field of the Dead;
    Titania, Protector of Argoth; The Gitrog Monster; Lord Windgrace; Multani, Yavimaya's Avatar;
    Avenger of Zendikar; Tatyova, Benthic Druid; World Shaper; Aftermath Analyst; Ancient Greenwarden;
    Conduit of Worlds; Slogurk, the Overslime; Omnath, Locus of Rage; Knight of the Reliquary; Sun Titan;
    Emeria, the Sky Ruin; Emeria Shepherd; Sevinne's Reclamation; Squandered Resources; Zuran Orb;
    Worm Harvest; Nahiri's Lithoforming; Valakut, the Molten Pinnacle; Molten Vortex;
    Korlash, Heir to Blackblade; Cabal Coffers; Urborg, Tomb of Yawgmoth; Retreat to Coralhelm;
    Yavimaya, Cradle of Growth; Walking Atlas; Amulet of Vigor`,
  legends: `Jodah, the Unifier; Kethis, the Hidden Hand; Captain Sisay; Sisay, Weatherlight Captain;
    Reki, the History of Kamigawa; Heroes' Podium; Ratadrabik of Urborg; Dihada, Binder of Wills;
    Shanid, Sleepers' Scourge; Plaza of Heroes; Relic of Legends; Mirror Box; Mirror Gallery;
    Jhoira, Weatherlight Captain; Sakashima of a Thousand Faces; Thalia's Lancers; Search for Glory;
    Urza's Ruinous Blast; Primevals' Glorious Rebirth; Yawgmoth's Vile Offering; Jaya's Immolating Inferno;
    Kamahl's Druidic Vow; Karn's Temporal Sundering; Day of Destiny; Flowering of the White Tree;
    Delighted Halfling; Honor-Worn Shaku; Untaidake, the Cloud Keeper; The Circle of Loyalty; Bard Class;
    Esika, God of the Tree; Hero's Blade; Blackblade Reforged; Arvad the Cursed; Cadric, Soul Kindler;
    Yomiji, Who Bars the Way; Raff Capashen, Ship's Mage; Empress Galina; Hajar, Loyal Bodyguard;
    Djeru and Hazoret`,
  lifedrain: `Gray Merchant of Asphodel; Exsanguinate; Blood Artist; Zulaport Cutthroat; Torment of Hailfire;
    Debt to the Deathless; Kokusho, the Evening Star; Sanguine Bond; Exquisite Blood;
    Vito, Thorn of the Dusk Rose; Bloodthirsty Conqueror; Crypt Ghast; Pontiff of Blight; Blind Obedience;
    Syndic of Tithes; Cruel Celebrant; Bastion of Remembrance; Marauding Blight-Priest; Epicure of Blood;
    Cliffhaven Vampire; Defiant Bloodlord; Dina, Soul Steeper; Starscape Cleric; Falkenrath Noble;
    The Meathook Massacre; Mirkwood Bats; Wound Reflection; Archfiend of Despair; Bloodchief Ascension;
    Polluted Bonds; Palace Siege; Campaign of Vengeance; Kambal, Consul of Allocation; Vizkopa Guildmage;
    Poison-Tip Archer; Siege Rhino; Malakir Bloodwitch; Elas il-Kor, Sadistic Pilgrim; Rakdos, Lord of Riots;
    Mindcrank`,
  lifegain: `Soul Warden; Ajani's Pridemate; Heliod, Sun-Crowned; Archangel of Thune; Soul's Attendant;
    Dawn of Hope; Well of Lost Dreams; Cleric Class; Rhox Faithmender; Boon Reflection; Alhammarret's Archive;
    Voice of the Blessed; Trelasarra, Moon Dancer; Crested Sunmare; Angelic Accord; Resplendent Angel;
    Serra Ascendant; Felidar Sovereign; Aetherflux Reservoir; Vito, Thorn of the Dusk Rose; Sanguine Bond;
    Exquisite Blood; Marauding Blight-Priest; Starscape Cleric; Bloodthirsty Conqueror;
    Karlov of the Ghost Council; Lathiel, the Bounteous Dawn; Amalia Benavides Aguirre; Essence Warden;
    Dina, Soul Steeper; Whip of Erebos; Authority of the Consuls; Cradle of Vitality; Nykthos Paragon;
    Light of Promise; Speaker of the Heavens; Courser of Kruphix; Blossoming Bogbeast;
    Elas il-Kor, Sadistic Pilgrim; Shadowspear`,
  lure: `Lure; Nemesis Mask; Taunting Elf; Shinen of Life's Roar; Tempting Licid; Engulfing Slagwurm;
    Prized Unicorn; Roar of Challenge; Elvish Bard; Breaker of Armies; Irresistible Prey; Alluring Scent;
    Revenge of the Hunted; Gift of the Deity; Indrik Umbra; Ochran Assassin; Noble Quarry;
    Neyith of the Dire Hunt; Thicket Basilisk; Sylvan Basilisk; Cockatrice; Infiltration Lens;
    Basilisk Collar; Talruum Piper; Ace's Baseball Bat; Nath's Elite; Loathsome Catoblepas; Deadly Allure;
    You Look Upon the Tarrasque; Joraga Invocation; Enlarge; Bloodscent; Invasion Plans; Hornet Nest`,
  madness: `Anje Falkenrath; Bone Miser; Archfiend of Ifnir; Basking Rootwalla; Big Game Hunter; Fiery Temper;
    Asylum Visitor; Bloodhall Priest; Falkenrath Gorger; From Under the Floorboards; Alms of the Vein;
    Call to the Netherworld; Murderous Compulsion; Terminal Agony; Welcome to the Fold; Circular Logic;
    Obsessive Search; Broken Concentration; Just the Wind; Nightshade Assassin; Gorgon Recluse;
    Dark Withering; Avacyn's Judgment; Blazing Rootwalla; Stromkirk Occultist; Incorrigible Youths;
    Bloodmad Vampire; Markov Baron; Voldaren Pariah; Arrogant Wurm; Olivia's Dragoon; Zombie Infestation;
    Putrid Imp; Wild Mongrel; Faithless Looting; Glint-Horn Buccaneer; Rielle, the Everwise;
    Containment Construct; Currency Converter; Key to the City`,
  'mana-rocks': `Arcane Signet; Fellwar Stone; Mind Stone; Thought Vessel; Thran Dynamo; Gilded Lotus;
    Worn Powerstone; Hedron Archive; Chromatic Lantern; Coalition Relic; Everflowing Chalice; Basalt Monolith;
    Grim Monolith; Mox Opal; Mox Amber; Mox Diamond; Chrome Mox; Commander's Sphere; Dreamstone Hedron;
    Astral Cornucopia; Talisman of Dominance; Talisman of Creativity; Talisman of Hierarchy;
    Talisman of Conviction; Talisman of Resilience; Talisman of Unity; Izzet Signet; Rakdos Signet;
    Azorius Signet; Simic Signet; Selesnya Signet; Gruul Signet; Midnight Clock; Cursed Mirror; Nyx Lotus;
    Relic of Legends; Liquimetal Torque; Unwinding Clock; Urza, Lord High Artificer; Galvanic Key`,
  mayhem: `Norman Osborn; Carnage, Crimson Chaos; Scarlet Spider, Kaine; Ultimate Green Goblin;
    Oscorp Industries; Rocket-Powered Goblin Glider; Swarm, Being of Bees; Chameleon, Master of Disguise;
    Electro's Bolt; Sandman's Quicksand; Prison Break; Spider-Islanders; Raging Goblinoids; Mayhem Patrol;
    Faithless Looting; Monument to Endurance; Bone Miser; Archfiend of Ifnir; Glint-Horn Buccaneer;
    Currency Converter; Containment Construct; Thrill of Possibility; Big Score; Cathartic Reunion;
    Rielle, the Everwise; Surly Badgersaur; Key to the City; Frantic Search; Olivia's Dragoon;
    Zombie Infestation`,
  mill: `Bruvac the Grandiloquent; Fraying Sanity; Ruin Crab; Hedron Crab; Archive Trap; Maddening Cacophony;
    Traumatize; Mesmeric Orb; Glimpse the Unthinkable; Mind Grind; Consuming Aberration; Sphinx's Tutelage;
    Psychic Corrosion; Altar of Dementia; Altar of the Brood; Mindcrank; Bloodchief Ascension;
    Mirko Vosk, Mind Drinker; Wight of Precinct Six; Mind Funeral; Sire of Stagnation; Duskmantle Guildmage;
    Nemesis of Reason; Fleet Swallower; Tasha's Hideous Laughter; Fractured Sanity; Court of Cunning;
    Patient Rebuilding; Jace, Memory Adept; Ashiok, Dream Render; Syr Konrad, the Grim; Undead Alchemist;
    The Water Crystal; Grindstone; Keening Stone; Mindwrack Harpy; Drown in Dreams; Geth, Lord of the Vault;
    Phenax, God of Deception; Zellix, Sanity Flayer`,
  'minus-1-minus-1-counters': `Hapatra, Vizier of Poisons; The Scorpion God; Necroskitter; Blowfly Infestation; Nest of Scarabs;
    Black Sun's Zenith; Archfiend of Ifnir; Carnifex Demon; Skinrender; Puppeteer Clique; Glissa Sunslayer;
    Contagion Engine; Contagion Clasp; Yawgmoth, Thran Physician; Flourishing Defenses; Crumbling Ashes;
    Obelisk Spider; Soul Snuffers; Channeler Initiate; Vizier of Remedies; Quillspike; Devoted Druid;
    Melira, Sylvok Outcast; Kitchen Finks; Murderous Redcap; Grim Poppet; Midnight Banshee; Festercreep;
    Dusk Urchins; Thunderblust; Serrated Arrows; Massacre Girl, Known Killer; Evolution Sage; Tainted Strike`,
  'modified-creatures': `Chishiro, the Shattered Blade; Kodama of the West Tree; Silkguard; Thundering Raiju;
    Akki Battle Squad; Golden-Tail Trainer; Orochi Merge-Keeper; Pearl-Ear, Imperial Advisor;
    Arna Kennerüd, Skycaptain; Goro-Goro, Disciple of Ryusei; Lion Umbra; Heir of the Ancient Fang;
    Kami of Celebration; Akki Ember-Keeper; One with the Kami; Walking Skyscraper; Guardian of the Forgotten;
    Towashi Guide-Bot; Rishkar, Peema Renegade; Ian the Reckless; Upriser Renegade; Unforgiving One;
    Lethal Exploit; Araña, Heart of the Spider; Silver Sable, Mercenary Leader; Rancor; Bear Umbra;
    Snake Umbra; Hardened Scales; Branching Evolution; The Reality Chip; Lizard Blades; Rabbit Battery;
    Blade of the Oni; Lion Sash; Simian Sling; Swiftfoot Boots; Inspiring Call; Obstinate Gargoyle;
    Biorganic Carapace`,
  modular: `Arcbound Ravager; Zabaz, the Glimmerwasp; Arcbound Worker; Arcbound Overseer; Arcbound Reclaimer;
    Scrapyard Recombiner; Arcbound Crusher; Arcbound Stinger; Arcbound Fiend; Arcbound Shikari;
    Arcbound Slith; Arcbound Javelineer; Arcbound Mouser; Arcbound Whelp; Arcbound Condor; Arcbound Tracker;
    Arcbound Prototype; Arcbound Slasher; Arcbound Bruiser; Arcbound Hybrid; Arcbound Lancer;
    Arcbound Wanderer; Power Depot; Blaster, Combat DJ; The Ozolith; Hardened Scales; Walking Ballista;
    Hangarback Walker; Steel Overseer; Metallic Mimic; Animation Module; Throne of Geth; Krark-Clan Ironworks;
    Master of Etherium; Iron Apprentice; Power Conduit; Conclave Mentor; Goblin Welder`,
  monarch: `Queen Marchesa; Court of Grace; Court of Cunning; Court of Ambition; Court of Ire;
    Court of Bounty; Court of Locthwain; Court of Ardenvale; Court of Vantress; Court of Embereth;
    Court of Garenbrig; Palace Jailer; Palace Sentinels; Custodi Lich; Regal Behemoth;
    Throne of the High City; Skyline Despot; Thorn of the Black Rose; Throne Warden; Entourage of Trest;
    Keeper of Keys; Marchesa's Decree; Protector of the Crown; Knights of the Black Rose; Dawnglade Regent;
    Azure Fleet Admiral; Emberwilde Captain; Archivist of Gondor; Faramir, Steward of Gondor;
    Éomer, King of Rohan; Aragorn, King of Gondor; Denethor, Stone Seer; Crown of Gondor;
    Champions of Minas Tirith; Fealty to the Realm; Feast of Succession; Fall from Favor;
    Jared Carthalion, True Heir; Starscream, Power Hungry; Canal Courier`,
  morph: `Kadena, Slinking Sorcerer; Vesuvan Shapeshifter; Secret Plans; Trail of Mystery; Hooded Hydra;
    Den Protector; Deathmist Raptor; Willbender; Scroll of Fate; Thelonite Hermit; Ixidor, Reality Sculptor;
    Obscuring Aether; Dream Chisel; Yarus, Roar of the Old Gods; Kaust, Eyes of the Glade;
    Whisperwood Elemental; Cloudform; Stratus Dancer; Kheru Spellsnatcher; Exalted Angel; Master of Pearls;
    Hidden Dragonslayer; Whetwheel; Ashcloud Phoenix; Gathan Raiders; Fortune Thief; Sagu Mauler;
    Chromeshell Crab; Echo Tracer; Icefeather Aven; Abomination of Gudul; Silumgar Assassin; Grinning Demon;
    Bane of the Living; Skinthinner; Primordial Mist; Temur War Shaman; Rattleclaw Mystic; Zoetic Cavern;
    Experiment Twelve`,
  'multicolor-matters': `General Ferrous Rokiric; Hero of Precinct One; Niv-Mizzet Reborn;
    Niv-Mizzet, Guildpact; Jenson Carthalion, Druid Exile; Jared Carthalion; Knight of New Alara;
    Faeburrow Elder; Bloom Tender; Tome of the Guildpact; Fallaji Wayfarer; Obsidian Obelisk;
    Pillar of the Paruns; Ramos, Dragon Engine; Rienne, Angel of Rebirth; Cloven Casting; Mana Cannons;
    Bring to Light; Conflux; Maelstrom Nexus; Maelstrom Archangel; Glittering Wish; Iridian Maelstrom;
    Unite the Coalition; Soul of Ravnica; Transguild Courier; Sphinx of the Guildpact; Bant Sureblade;
    Esper Stormblade; Grixis Grimblade; Jund Hackblade; Naya Hushblade; Child of Alara; Garth One-Eye;
    Kyodai, Soul of Kamigawa; Sisay, Weatherlight Captain; Omnath, Locus of All; Painful Truths;
    Chromatic Lantern; Crystalline Crawler`,
  mutate: `Nethroi, Apex of Death; Illuna, Apex of Wishes; Vadrok, Apex of Thunder; Brokkos, Apex of Forever;
    Snapdax, Apex of the Hunt; Otrimi, the Ever-Playful; Gemrazer; Auspicious Starrix; Sea-Dasher Octopus;
    Parcelbeast; Migratory Greathorn; Dirge Bat; Pollywog Symbiote; Essence Symbiote; Insatiable Hemophage;
    Pouncing Shoreshark; Sawtusk Demolisher; Lore Drakkis; Necropanther; Everquill Phoenix; Huntmaster Liger;
    Regal Leosaur; Trumpeting Gnarr; Porcuparrot; Archipelagore; Cubwarden; Vulpikeet; Majestic Auricorn;
    Cavern Whisperer; Chittering Harvester; Boneyard Lurker; Glowstone Recluse; Cloudpiercer;
    Souvenir Snatcher; Mindleecher; Zagoth Mamba; Volo, Guide to Monsters`,
  myriad: `Blade of Selves; Battle Angels of Tyr; Legion Loyalty; Scurry of Squirrels; Broodbirth Viper;
    Duke Ulder Ravengard; The Master, Multiplied; Caller of the Pack; Banshee of the Dread Choir;
    Warchief Giant; Herald of the Host; Conclave Evangelist; Wizards of Thay; Hammers of Moradin;
    Scion of Calamity; Wyrm's Crossing Patrol; Goldlust Triad; Genasi Enforcers; Elturel Survivors;
    Tabaxi Toucaneers; Tiamat's Fanatics; Firbolg Flutist; Chittering Dispatcher; Ironwill Forger;
    Gnoll War Band; Auton Soldier; Cybermen Squadron; Dalek Squadron; Polygoyf; Corporeal Projection;
    Sumala Rumblers; Myriad Construct; Mass of Mysteries; Isshin, Two Heavens as One; Impact Tremors;
    Mondrak, Glory Dominus; Helm of the Host; Mirror Box; Mirror Gallery`,
  ninjutsu: `Yuriko, the Tiger's Shadow; Fallen Shinobi; Ingenious Infiltrator; Ninja of the Deep Hours;
    Thousand-Faced Shadow; Silver-Fur Master; Throat Slitter; Sakashima's Student; Mist-Syndicate Naga;
    Higure, the Still Wind; Mistblade Shinobi; Okiba-Gang Shinobi; Ink-Eyes, Servant of Oni;
    Walker of Secret Ways; Moonsnare Specialist; Prosperous Thief; Satoru Umezawa; Kaito Shizuki;
    Kaito, Bane of Nightmares; Kaito, Dancing Shadow; Satoru, the Infiltrator; Biting-Palm Ninja;
    Nashi, Moon Sage's Scion; Dokuchi Silencer; Silent-Blade Oni; Azra Smokeshaper; Covert Technician;
    Kappa Tech-Wrecker; Spring-Leaf Avenger; Blade-Blizzard Kitsune; Changeling Outcast; Ornithopter;
    Tetsuko Umezawa, Fugitive; Slither Blade; Baleful Strix; Faerie Seer; Gudul Lurker; Mothdust Changeling;
    Triton Shorestalker; Smoke Shroud`,
  party: `Nalia de'Arnise; Burakos, Party Leader; Tazri, Beacon of Unity; Archpriest of Iona;
    Thwart the Grave; Coveted Prize; Linvala, Shield of Sea Gate; Zagras, Thief of Heartbeats; Tajuru Paragon;
    Squad Commander; Veteran Adventurer; Stonework Packbeast; Deadly Alliance; Folk Hero; Seafloor Stalker;
    Acquisitions Expert; Journey to Oblivion; Multiclass Baldric; Base Camp; Spoils of Adventure;
    Emeria Captain; Sea Gate Colossus; Malakir Blood-Priest; Drana's Silencer; Nimble Trapfinder;
    Concerted Defense; Cascade Seer; Skyclave Plunder; Thundering Sparkmage; Ardent Electromancer;
    Grotag Bug-Catcher; Synchronized Spellcraft; Shatterskull Minotaur; Ravager's Mace; Practiced Tactics;
    Shepherd of Heroes; Kabira Outrider; Allied Assault; Maskwood Nexus; Realmwalker`,
};
