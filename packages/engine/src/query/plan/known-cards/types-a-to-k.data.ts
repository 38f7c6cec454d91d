/** Cards that players name first for a theme, best first, separated by "; ". */
export const TYPE_CARDS_A_TO_K: Readonly<Record<string, string>> = {
  allies: `Harabaz Druid; Hagra Diabolist; Kazandu Blademaster; Halimar Excavator; Kabira Evangel;
    Zulaport Cutthroat; Hada Freeblade; Turntimber Ranger; Ondu Cleric; Akoum Battlesinger; General Tazri;
    Jwari Shapeshifter; Sea Gate Loremaster; Kalastria Healer; Bala Ged Thief; Agadeem Occultist;
    Drana, Liberator of Malakir; Munda, Ambush Leader; Firemantle Mage; Lantern Scout; Chasm Guide;
    Tajuru Warcaller; Beastcaller Savant; Talus Paladin; Murasa Pyromancer; Tuktuk Scrapper; Umara Raptor;
    Oran-Rief Survivalist; Joraga Bard; March from the Tomb; Ally Encampment; White Lotus Reinforcements;
    Allies at Last; South Pole Voyager; Captain's Claws; Gideon, Ally of Zendikar; Veteran Warleader;
    Zada, Hedron Grinder; Path of Ancestry`,
  angels: `Giada, Font of Hope; Righteous Valkyrie; Bishop of Wings; Resplendent Angel; Lyra Dawnbringer;
    Avacyn, Angel of Hope; Archangel of Thune; Youthful Valkyrie; Aurelia, the Warleader;
    Gisela, Blade of Goldnight; Archangel Avacyn; Baneslayer Angel; Sigarda, Host of Herons;
    Angel of Invention; Starnheim Unleashed; Entreat the Angels; Linvala, Keeper of Silence; Angel of Destiny;
    Emeria Shepherd; Shalai, Voice of Plenty; Firemane Commando; Herald of War; Archangel of Tithes;
    Angel of Serenity; Liesa, Shroud of Dusk; Liesa, Forgotten Archangel; Seraph of the Scales;
    Deathpact Angel; Angel of Despair; Angel of Finality; Maelstrom Archangel; Bruna, Light of Alabaster;
    Empyrial Archangel; Metropolis Angel; Platinum Angel; Steel Seraph; Sigil of the Empty Throne;
    Angelic Accord; Seraph Sanctuary; Battle Angels of Tyr`,
  apes: `Kogla, the Titan Ape; Kibo, Uktabi Prince; Silverback Elder; Kird Ape; Kogla and Yidaro;
    Grunn, the Lonely King; Uktabi Orangutan; Simian Spirit Guide; Gorilla Shaman; Treetop Village;
    Simian Simulacrum; Pongify; Ancient Silverback; Hooting Mandrills; Gorilla Titan; Thieving Amalgam;
    Kird Chieftain; Gorilla Chieftain; Gorilla Berserkers; Gorilla Pack; Simian Brawler; Simian Grunts;
    Silverback Ape; Gorilla Warrior; Barbary Apes; Cavern of Souls; Herald's Horn`,
  archers: `Greatbow Doyen; Orcish Bowmasters; Legolas, Master Archer; Brigid, Hero of Kinsbaile;
    Jagged-Scar Archers; Halana, Kessig Ranger; Poison-Tip Archer; Lys Alana Bowmaster; Legolas Greenleaf;
    Thornweald Archer; Bassara Tower Archer; Femeref Archers; Lady Caleria; Elite Archers; Arbalest Elite;
    Crossbow Infantry; Matsu-Tribe Sniper; Trophy Hunter; Centaur Archer; D'Avenant Archer; Tel-Jilad Archers;
    Longbow Archer; Skyshroud Archer; Elvish Archers`,
  artificers: `Urza, Lord High Artificer; Urza, Chief Artificer; Sai, Master Thopterist; Goblin Welder;
    Goblin Engineer; Etherium Sculptor; Arcum Dagsson; Padeem, Consul of Innovation; Saheeli, the Gifted;
    Muzzio, Visionary Architect; Jhoira, Weatherlight Captain; Osgir, the Reconstructor; Vedalken Engineer;
    Slobad, Goblin Tinkerer; Pia and Kiran Nalaar; Pia Nalaar; Whirler Rogue; Marionette Master;
    Losheel, Clockwork Scholar; Reckless Fireweaver; Loyal Apprentice; Ingenious Artillerist;
    Oviya Pashiri, Sage Lifecrafter; Toggo, Goblin Weaponsmith; Mishra, Artificer Prodigy;
    Mishra, Eminent One; Tawnos, Urza's Apprentice; Myrsmith; Thopter Engineer; Shimmer Dragon;
    Inventors' Fair; Thopter Spy Network; Ghirapur Aether Grid; Master Transmuter; Scrap Trawler;
    Aetherflux Reservoir; Efficient Construction; Ashnod, Flesh Mechanist; Master Trinketeer;
    Sly Requisitioner`,
  assassins: `Ramses, Assassin Lord; Etrata, Deadly Fugitive; Achilles Davenport; Ezio Auditore da Firenze;
    Mari, the Killing Quill; Royal Assassin; Massacre Girl; Queen Marchesa; Virtus the Veiled;
    Hookblade Veteran; Etrata, the Silencer; Brotherhood Headquarters; Altaïr Ibn-La'Ahad; Evie Frye;
    Jacob Frye; Lydia Frye; Arno Dorian; Basim Ibn Ishaq; Roshan, Hidden Magister; Bayek of Siwa;
    Assassin Initiate; Brotherhood Patriarch; Brotherhood Spy; Brotherhood Regalia; Hidden Blade;
    Assassin Gauntlet; Vraska, Relic Seeker; Big Game Hunter; Thrill-Kill Assassin; Guul Draz Assassin;
    Murderous Redcap; Aphelia, Viper Whisperer; Silent Assassin; King's Assassin; Hired Poisoner;
    Xathrid Slyblade; Massacre Girl, Known Killer; Eivor, Wolf-Kissed; Vraska, Swarm's Eminence;
    Aveline de Grandpré`,
  avatars: `Serra Avatar; Avatar of Woe; Child of Alara; Progenitus; The Ur-Dragon;
    Overlord of the Hauntwoods; Overlord of the Balemurk; Overlord of the Floodpits;
    Overlord of the Mistmoors; Sepulchral Primordial; Diluvian Primordial; Molten Primordial;
    Luminate Primordial; Demigod of Revenge; Divinity of Pride; Dominus of Fealty; Deity of Scars;
    Oversoul of Dusk; Godhead of Awe; Ghastlord of Fugue; Overbeing of Myth; Soul of New Phyrexia;
    Soul of Zendikar; Soul of Innistrad; Soul of Ravnica; Soul of Theros; Soul of Shandalar;
    Multani, Yavimaya's Avatar; Titania, Gaea Incarnate; Avatar of Slaughter; Avatar of Fury; Avatar of Might;
    Avatar of Will; Avatar of Growth; Avatar of the Resolute; Karona, False God; Avatar Aang;
    Aang, Swift Savior; Avatar Kyoshi, Earthbender; Avatar Roku, Firebender`,
  bats: `Zoraline, Cosmos Caller; Star Charter; Starscape Cleric; Essence Channeler; Lunar Convocation;
    Starseer Mentor; Wax-Wane Witness; Moonstone Harbinger; Moonrise Cleric; Lifecreed Duo; Darkstar Augur;
    Starlit Soothsayer; Mirkwood Bats; Valley Questcaller; Valley Rotcaller; Timothar, Baron of Bats;
    Bat Colony; Regal Bloodlord; Skeletal Vampire; Belfry Spirit; Sengir Nosferatu; Glidedive Duo;
    Basilica Screecher; Blind Hunter; Screeching Bat; Bloodhunter Bat; Sonar Strike; Three Tree City;
    Mudflat Village; Vampire Bats; Moonstone Eulogist`,
  bears: `Ayula, Queen Among Bears; Ayula's Influence; Kudo, King Among Bears; Mother Bear;
    Goreclaw, Terror of Qal Sisma; Wilson, Refined Grizzly; Surrak and Goreclaw; Bearscape;
    Lumra, Bellow of the Woods; Ruxa, Patient Professor; Werebear; Owlbear; Owlbear Cub; Caller of the Claw;
    Circle of the Moon Druid; Grizzly Fate; Bear Umbra; Webweaver Changeling; Bear's Companion;
    Ulvenwald Bear; Druid's Familiar; Ashcoat Bear; Runeclaw Bear; Grizzly Bears; Striped Bears;
    Spectral Bears; Alpine Grizzly; Rampaging Yao Guai; Ursine Monstrosity; Ursine Champion; Golden Bear;
    Balduvian Bears; Forest Bear; Bear Cub; Razorclaw Bear; Cavern of Souls; Herald's Horn;
    Surrak, the Hunt Caller; Muraganda Petroglyphs; Coat of Arms`,
  beasts: `Contested Cliffs; Wirewood Savage; Krosan Warchief; Craterhoof Behemoth; Ravenous Baloth;
    Thragtusk; Rampaging Baloths; Beast Within; Questing Beast; Garruk Wildspeaker; Garruk, Primal Hunter;
    Garruk's Packleader; Greater Gargadon; Obstinate Baloth; Totem Speaker; Aether Charge;
    Illuna, Apex of Wishes; Nethroi, Apex of Death; Brokkos, Apex of Forever; Trygon Predator;
    Roaring Primadox; Baloth Woodcrasher; Kona, Rescue Beastie; Nylea's Forerunner; Spearbreaker Behemoth;
    Fangren Marauder; Woolly Thoctar; Godsire; Realm Razer; Titanoth Rex; Krosan Tusker; Hystrodon;
    Garruk's Horde; Vivien, Monsters' Advocate; Baloth Null; Ravenous Chupacabra; Indrik Stomphowler;
    Gemrazer; Auspicious Starrix; Pouncing Shoreshark`,
  berserkers: `Magda, Brazen Outlaw; Kardur, Doomscourge; Burning-Rune Demon; Lovisa Coldeyes;
    Garna, Bloodfist of Keld; Bloodsky Berserker; Strong, the Brutish Thespian; Arni Brokenbrow;
    Frenzied Raider; Tuskeri Firewalker; Breakneck Berserker; Surtland Flinger; Fearless Liberator;
    Screamreach Brawler; Berserkers' Onslaught; Aggravated Assault; Varragoth, Bloodsky Sire;
    Vial Smasher the Fierce; Dwarven Berserker; Elvish Berserker; Unchained Berserker; Aerathi Berserker;
    Axgard Cavalry; Immersturm Raider; Skemfar Avenger; Dragonkin Berserker; Hagi Mob; Herald's Horn`,
  birds: `Kangee, Sky Warden; Kastral, the Windcrested; Derevi, Empyrial Tactician; Birds of Paradise;
    Kangee, Aerie Keeper; Soulcatchers' Aerie; Seaside Haven; Battle Screech; Keeper of the Nine Gales;
    Airborne Aid; Kangee's Lieutenant; Baleful Strix; Kykar, Wind's Fury; Empyrean Eagle;
    Watcher of the Spheres; Aerial Extortionist; Murmuring Mystic; Aven Mindcensor; Aven Interrupter;
    Ledger Shredder; Swan Song; Jackdaw Savior; Plumecreed Mentor; Plumecreed Escort; Salvation Swan;
    Gravitational Shift; Favorable Winds; Warden of Evos Isle; Squadron Hawk; Pride of the Clouds; Dovescape;
    Aven Brigadier; Commander Eesha; Gwaihir the Windlord; Eagles of the North; Gilded Goose;
    Choco, Seeker of Paradise; Traveling Chocobo; Falco Spara, Pactweaver; Skycat Sovereign`,
  cats: `Arahbo, Roar of the World; Regal Caracal; Brimaz, King of Oreskos; Mirri, Weatherlight Duelist;
    White Sun's Zenith; Kaheera, the Orphanguard; Jedit Ojanen, Mercenary; Raksha Golden Cub;
    Leonin Warleader; Feline Sovereign; Savai Sabertooth; Adorned Pouncer; Ajani, Caller of the Pride;
    Ajani's Chosen; Ajani's Pridemate; Felidar Sovereign; Felidar Retreat; Qasali Slingers; Qasali Pridemage;
    Temur Sabertooth; Lurrus of the Dream-Den; Oreskos Explorer; Seht's Tiger; Fleecemane Lion; Sacred Cat;
    Nacatl War-Pride; Wild Nacatl; Stalking Leonin; Leonin Relic-Warder; Leonin Shikari; Leonin Arbiter;
    Balan, Wandering Knight; Nazahn, Revered Bladesmith; Hungry Lynx; Ajani, Nacatl Pariah;
    Marisi, Breaker of the Coil; Jetmir, Nexus of Revels; Rin and Seri, Inseparable; Nethroi, Apex of Death;
    Waiting in the Weeds`,
  centaurs: `Courser of Kruphix; Pheres-Band Warchief; Stonehoof Chieftain; Seton, Krosan Protector;
    Conclave Mentor; Fanatic of Xenagos; Centaur Vinecrasher; Loaming Shaman; Nylea's Disciple;
    Nyxborn Courser; Call of the Conclave; Centaur Glade; Hunted Horror; Conclave Cavalier; Phantom Centaur;
    Pheres-Band Raiders; Centaur Battlemaster; Pheres-Band Thunderhoof; Pheres-Band Tromper;
    Centaur Chieftain; Centaur Healer; Centaur Nurturer; Centaur Peacemaker; Braulios of Pheres Band;
    Lagonna-Band Elder; Lagonna-Band Storyteller; Lagonna-Band Trailblazer; Centaur Safeguard;
    Centaur Rootcaster; Centaur Archer; Swordwise Centaur; Nessian Courser; Centaur Courser; Coursers' Accord;
    Cavern of Souls; Herald's Horn`,
  clerics: `Orah, Skyclave Hierophant; Taborax, Hope's Demise; Rotlung Reanimator; Edgewalker;
    Mother of Runes; Cabal Archon; Grand Abolisher; Archpriest of Iona; Righteous Valkyrie;
    Speaker of the Heavens; Ayli, Eternal Pilgrim; Mikaeus, the Unhallowed; Mikaeus, the Lunarch;
    Vito, Thorn of the Dusk Rose; Elas il-Kor, Sadistic Pilgrim; Tymna the Weaver; Soul Warden;
    Soul's Attendant; Suture Priest; Auriok Champion; Giver of Runes; Academy Rector; Starlit Sanctum;
    Drana's Emissary; Battlefield Medic; Cleric of Life's Bond; Relic Vial; Whisper, Blood Liturgist;
    Skirsdag High Priest; Nullpriest of Oblivion; Attended Healer; Master Apothecary; Doubtless One;
    True Believer; Weathered Wayfarer; Trelasarra, Moon Dancer; Conclave Mentor; Mangara, the Diplomat;
    Priest of Ancient Lore; Bishop of Wings`,
  constructs: `Urza's Saga; Karn, Scion of Urza; Urza, Lord High Artificer; Urza, Chief Artificer;
    Steel Overseer; Walking Ballista; Foundry Inspector; Hangarback Walker; Simulacrum Synthesizer;
    Chief of the Foundry; Metalwork Colossus; Myr Battlesphere; Kuldotha Forgemaster; Scrap Trawler;
    Traxos, Scourge of Kroog; Noxious Gearhulk; Torrential Gearhulk; Combustible Gearhulk;
    Cataclysmic Gearhulk; Verdurous Gearhulk; Digsite Engineer; Crystalline Crawler; Chamber Sentry; Memnite;
    Mechtitan Core; Cityscape Leveler; Iron Apprentice; Thought Monitor; Su-Chi Cave Guard; Cogwork Grinder;
    Voltaic Construct; Voltaic Servant; Millikin; Manakin; Metalworker`,
  crabs: `Ruin Crab; Hedron Crab; Charix, the Raging Isle; Crabomination; Scuttletide; Crab Umbra;
    Horseshoe Crab; Mirrorshell Crab; King Crab; Chromeshell Crab; Fortress Crab; Purple-Crystal Crab;
    Wishcoin Crab; Uchuulon; Giant Crab; Iceberg Cancrix; Hightide Hermit; Arcades, the Strategist;
    High Alert; Assault Formation; Scuttling Sentinel; Hard Evidence; Herald's Horn; Coat of Arms`,
  demons: `Razaketh, the Foulblooded; Vilis, Broker of Blood; Rune-Scarred Demon; Rakdos, Lord of Riots;
    Kaalia of the Vast; Liliana's Contract; Be'lakor, the Dark Master; Master of Cruelties; Sire of Insanity;
    Doom Whisperer; Bloodgift Demon; Harvester of Souls; Archfiend of Despair; Archfiend of Depravity;
    Archfiend of Ifnir; Archfiend of the Dross; Priest of the Blood Rite; Kaalia, Zenith Seeker;
    Raphael, Fiendish Savior; Ob Nixilis, Unshackled; Ob Nixilis, the Fallen; Rakdos the Defiler;
    Kothophed, Soul Hoarder; Valgavoth, Terror Eater; Unholy Annex; Demon of Fate's Design;
    Burning-Rune Demon; Reaper from the Abyss; Overseer of the Damned; Bloodthirster; Great Unclean One;
    Keeper of Secrets; Lord of Change; Orcus, Prince of Undeath; Westvale Abbey; Spawn of Mayhem;
    Sower of Discord; Blood Speaker; Seizan, Perverter of Truth; Malfegor`,
  detectives: `Alquist Proft, Master Sleuth; Morska, Undersea Sleuth; Private Eye;
    Kellan, Inquisitive Prodigy; Sophia, Dogged Detective; Merchant of Truth; Wojek Investigator;
    Forensic Gadgeteer; Case of the Pilfered Proof; Lazav, Wearer of Faces; Izoni, Center of the Web;
    Homicide Investigator; Reckless Detective; Delney, Streetwise Lookout; Meddling Youths; Steamcore Scholar;
    Evidence Examiner; Tenth District Hero; Detective of the Month; Perimeter Enforcer; Marketwatch Phantom;
    Seasoned Consultant; Projektor Inspector; Griffnaut Tracker; Ezrim, Agency Chief; Cold Case Cracker;
    Curious Cadaver; Surveillance Monitor; Sharp-Eyed Rookie; Loxodon Eavesdropper; Sample Collector;
    Inside Source; Undercover Crocodelf; Person of Interest; Case File Auditor; Agency Outfitter; Mistway Spy;
    Lonis, Genetics Expert; Burden of Proof; Thinking Cap`,
  devils: `Mayhem Devil; Zurzoth, Chaos Rider; Vexing Devil; Hellrider; Witty Roastmaster;
    Tibalt, Rakish Instigator; Dance with Devils; Burn Down the House; Devils' Playground;
    Mahadi, Emporium Master; Raphael, Fiendish Savior; Zariel, Archduke of Avernus; Asmodeus the Archfiend;
    Havoc Jester; Sin Prodder; Spiteful Prankster; Tibalt's Rager; Bedlam Reveler; Forge Devil; Torch Fiend;
    Footlight Fiend; Brimstone Vandal; Devilish Valet; Hobblefiend; Pitchburn Devils; Frenzied Devils;
    Impetuous Devils; Riot Devils; Scourge Devil; Wildfire Devils; Chain Devil; Charmbreaker Devils;
    Purphoros, God of the Forge; Torbran, Thane of Red Fell; Goblin Bombardment; Reckless Detective;
    Herald's Horn; Gibbering Fiend; Hulking Devil`,
  dinosaurs: `Gishath, Sun's Avatar; Zacama, Primal Calamity; Regisaur Alpha; Ghalta, Primal Hunger;
    Etali, Primal Storm; Ripjaw Raptor; Marauding Raptor; Kinjalli's Caller; Otepec Huntmaster;
    Drover of the Mighty; Topiary Stomper; Wayward Swordtooth; Runic Armasaur; Polyraptor;
    Rampaging Ferocidon; Wakening Sun's Avatar; Ranging Raptors; Pantlaza, Sun-Favored;
    Ghalta, Stampede Tyrant; Trumpeting Carnosaur; Bonehoard Dracosaur; Etali, Primal Conqueror;
    Hulking Raptor; Palani's Hatcher; Curious Altisaur; Temple Altisaur; Bronzebeak Foragers; Carnage Tyrant;
    Quartzwood Crasher; Xenagos, God of Revels; Huatli, Warrior Poet; Savage Order; Wrathful Raptors;
    Raging Regisaur; Rotting Regisaur; Verdant Sun's Avatar; Earthshaker Dreadmaw; Majestic Heliopterus;
    Thrashing Brontodon; Silverclad Ferocidons`,
  djinns: `Siani, Eye of the Storm; Elsha of the Infinite; Tempest Djinn; Haughty Djinn; Djinn Illuminatus;
    Djinn of Wishes; Zahid, Djinn of the Lamp; Tidespout Tyrant; Emberwilde Captain; Emberwilde Djinn;
    Emberwilde Caliph; Mahamoti Djinn; Serendib Djinn; Juzám Djinn; Erhnam Djinn; Djinn of Infinite Deceits;
    Djinn of the Fountain; Riverwheel Aerialists; Stratus Dancer; Sage-Eye Avengers; Whirlwind Adept;
    Waterspout Djinn; Thundering Djinn; Cloud Djinn; Benthic Djinn; Goham Djinn; Sulam Djinn; Ruham Djinn;
    Zanam Djinn; Halam Djinn; Djinni Windseer; Djinn of Fool's Fall; Bottle of Suleiman; Old Man of the Sea;
    King Suleiman; Djinn of the Lamp`,
  dogs: `Jinnie Fay, Jetmir's Second; Rin and Seri, Inseparable; Pako, Arcane Retriever; Pack Leader;
    Isamaru, Hound of Konda; Selfless Savior; Komainu Battle Armor; Yoshimaru, Ever Faithful;
    Phelia, Exuberant Shepherd; Mowu, Loyal Companion; Release the Dogs; Kunoros, Hound of Athreos;
    Underworld Cerberus; Dogmeat, Ever Loyal; Spirited Companion; Loyal Warhound; Rescue Retriever; Blink Dog;
    Trusty Retriever; Ainok Strike Leader; Ainok Bond-Kin; Enduring Courage; Wild Mongrel; Wild Dogs;
    Dog Umbra; Hound of Griselbrand; Alpine Watchdog; Karlov Watchdog; Sophia, Dogged Detective; Goldhound;
    Ashmouth Hound; Igneous Cur; Hellfire Mongrel; Mongrel Pack; Boros Mastiff; Resolute Watchdog;
    K-9, Mark I; Vampire Hounds; Patrol Hound`,
  dragons: `The Ur-Dragon; Miirym, Sentinel Wyrm; Tiamat; Old Gnawbone; Utvara Hellkite; Terror of the Peaks;
    Scourge of Valkas; Goldspan Dragon; Dragon Tempest; Ancient Copper Dragon; Ancient Bronze Dragon;
    Ancient Silver Dragon; Ancient Gold Dragon; Ancient Brass Dragon; Lathliss, Dragon Queen;
    Dragonlord's Servant; Dragonspeaker Shaman; Crucible of Fire; Sarkhan, Fireblood; Sarkhan's Triumph;
    Haven of the Spirit Dragon; Crux of Fate; Bladewing the Risen; Balefire Dragon; Hellkite Tyrant;
    Hellkite Charger; Savage Ventmaw; Atarka, World Render; Dragonlord Dromoka; Dragonlord Silumgar;
    Dragonlord Ojutai; Dragonlord Atarka; Dragonlord Kolaghan; Kolaghan, the Storm's Fury;
    Scion of the Ur-Dragon; Intet, the Dreamer; Korvold, Fae-Cursed King; Drakuseth, Maw of Flames;
    Steel Hellkite; Orb of Dragonkind`,
  drakes: `Talrand, Sky Summoner; Alandra, Sky Dreamer; Peregrine Drake; Gilded Drake; Crackling Drake;
    Enigma Drake; Drake Hatcher; Roost of Drakes; Drake Haven; Talrand's Invocation; Pteramander;
    Windstorm Drake; Thunderclap Drake; Loyal Drake; Volatile Stormdrake; Leafdrake Roost; Gleaming Geardrake;
    Favorable Winds; Gravitational Shift; Inniaz, the Gale Force; Shrieking Drake; Stitched Drake;
    Academy Drake; Sea Drake; Whirlpool Drake; Tempest Drake; Teferi's Drake; Drake Familiar; Hunting Drake;
    Spindrift Drake; Vigilant Drake; Wormfang Drake; Fire Drake; Canyon Drake; Desert Drake; Sky Ruin Drake;
    Wind Drake`,
  druids: `Seton, Krosan Protector; Gilt-Leaf Archdruid; Priest of Titania; Elvish Archdruid;
    Circle of Dreams Druid; Bloom Tender; Karametra's Acolyte; Marwyn, the Nurturer; Devoted Druid;
    Joraga Treespeaker; Incubation Druid; Heritage Druid; Argothian Enchantress; Argothian Elder;
    Yavimaya Elder; Hermit Druid; Druid Class; Beast Whisperer; Tatyova, Benthic Druid;
    Imoti, Celebrant of Bounty; Jaheira, Friend of the Forest; Druids' Repository; Llanowar Elves;
    Elvish Mystic; Fyndhorn Elves; Arbor Elf; Wirewood Channeler; Springbloom Druid; Somberwald Sage;
    Elvish Harbinger; Gwenna, Eyes of Gaea; Kamahl, Heart of Krosa; Kamahl, Fist of Krosa;
    Jolrael, Mwonvuli Recluse; Baru, Fist of Krosa; Dina, Soul Steeper; Willowdusk, Essence Seer;
    Thelon of Havenwood; Druid of Purification; Leaf Gilder`,
  dryads: `Dryad of the Ilysian Grove; Trostani, Selesnya's Voice; Awaken the Woods; Dryad Arbor;
    Trostani Discordant; Trostani, Three Whispers; Dina, Soul Steeper; Willowdusk, Essence Seer;
    Dryad Militant; Sanctum Weaver; Tendershoot Dryad; Quirion Beastcaller; Gnarlwood Dryad; Leafcrown Dryad;
    Yavimaya Dryad; Dryad Greenseeker; Quirion Dryad; Saruli Caretaker; Dryad Sophisticate; Nervous Gardener;
    Vine Dryad; Loam Dryad; Oakheart Dryads; Old-Growth Dryads; Willow Dryad; Shanodin Dryads`,
  dwarves: `Magda, Brazen Outlaw; Depala, Pilot Exemplar; Torbran, Thane of Red Fell; Koll, the Forgemaster;
    Bruenor Battlehammer; Sram, Senior Edificer; Magda, the Hoardmaster; Dwarven Recruiter; Dwarven Mine;
    Dwarven Bloodboiler; Seven Dwarves; Bearded Axe; Toolcraft Exemplar; Axgard Cavalry;
    Gimli, Counter of Kills; Gimli, Mournful Avenger; Aerial Responder; Veteran Motorist; Dwarven Grunt;
    Dwarven Reinforcements; Dwarven Hammer; Duergar Hedge-Mage; Duergar Mine-Captain; Fearless Liberator;
    Rimrock Knight; Dwarven Forge-Chanter; Dwarven Priest; Master Trinketeer; Dwarven Blastminer;
    Dwarven Miner; Erebor Flamesmith; Dwarfhold Champion; Runeforge Champion; Plundering Barbarian;
    Gallant Pie-Wielder; Herald's Horn; Reckoner Bankbuster; Smuggler's Copter`,
  eldrazi: `Ulamog, the Ceaseless Hunger; Kozilek, the Great Distortion; Ulamog, the Infinite Gyre;
    Kozilek, Butcher of Truth; Eldrazi Temple; Eye of Ugin; Reality Smasher; Thought-Knot Seer;
    Conduit of Ruin; Oblivion Sower; Void Winnower; Artisan of Kozilek; It That Betrays;
    Emrakul, the Promised End; Ulamog, the Defiler; Kozilek, the Broken Reality; Ulalek, Fused Atrocity;
    Emrakul, the World Anew; Eldrazi Confluence; Devourer of Destiny; Echoes of Eternity;
    Zhulodok, Void Gorger; Rise of the Eldrazi; Pathrazer of Ulamog; Sire of Stagnation; Desolation Twin;
    World Breaker; Endbringer; Endless One; Matter Reshaper; Eldrazi Displacer; Eldrazi Mimic; From Beyond;
    Spawning Bed; Awakening Zone; Brood Monitor; Pawn of Ulamog; Drowner of Hope; Sifter of Skulls;
    Glaring Fleshraker`,
  elementals: `Omnath, Locus of Creation; Omnath, Locus of Rage; Omnath, Locus of the Roil; Risen Reef;
    Horde of Notions; Avenger of Zendikar; Mulldrifter; Solitude; Fury; Endurance; Grief; Subtlety;
    Smokebraider; Flamekin Harbinger; Incandescent Soulstoke; Shriekmaw; Ingot Chewer; Maelstrom Wanderer;
    Muldrotha, the Gravetide; Yarok, the Desecrated; Cavalier of Thorns; Cavalier of Flame; Cavalier of Night;
    Cavalier of Gales; Cavalier of Dawn; Creeping Trailblazer; Cloudthresher; Thicket Crasher;
    Master of Waves; Titania, Protector of Argoth; Roil Elemental; Liege of the Tangle;
    Ashaya, Soul of the Wild; Fulminator Mage; Voice of Resurgence; Nova Chaser; Primal Beyond;
    Ancient Greenwarden; Animar, Soul of Elements; Fertilid`,
  elephants: `Quintorius, Field Historian; Quintorius, Loremaster; Terastodon; Call of the Herd;
    Elephant Guide; Elephant Ambush; Kazandu Tuskcaller; Elephant Resurgence; Loxodon Hierarch;
    Loxodon Smiter; Loxodon Restorer; Loxodon Peacekeeper; Losheel, Clockwork Scholar; Trumpeting Herd;
    Generous Gift; Oliphaunt; War Elephant; Trained Armodon; Mammoth Umbra; Battle Mammoth; Venerated Loxodon;
    Loxodon Gatekeeper; Loxodon Lifechanter; Loxodon Mender; Loxodon Mystic; Loxodon Anchorite;
    Loxodon Partisan; Loxodon Convert; Loxodon Eavesdropper; Loxodon Surveyor; Apothecary Stomper;
    Ivorytusk Fortress; Sandsteppe Mastodon; Frontier Mastodon; Rampaging War Mammoth; Elephant Graveyard;
    Bull Elephant; Herald's Horn`,
  elves: `Elvish Archdruid; Priest of Titania; Ezuri, Renegade Leader; Marwyn, the Nurturer;
    Imperious Perfect; Elvish Champion; Lathril, Blade of the Elves; Craterhoof Behemoth; Wirewood Symbiote;
    Elvish Warmaster; Heritage Druid; Nettle Sentinel; Quirion Ranger; Wirewood Lodge; Allosaurus Shepherd;
    Shaman of the Pack; Leaf-Crowned Visionary; Beast Whisperer; Glimpse of Nature; Dwynen's Elite;
    Dwynen, Gilt-Leaf Daen; Elvish Promenade; Elvish Visionary; Llanowar Elves; Elvish Mystic; Fyndhorn Elves;
    Tyvar the Bellicose; Realmwalker; Harald, King of Skemfar; Skemfar Elderhall; Joraga Warcaller;
    Timberwatch Elf; Immaculate Magistrate; Canopy Tactician; Rhys the Redeemed; Rhys the Exiled;
    Galadhrim Ambush; Jagged-Scar Archers; Wolverine Riders; Elderfang Venom`,
  faeries: `Alela, Cunning Conqueror; Oona, Queen of the Fae; Bitterblossom; Scion of Oona;
    Spellstutter Sprite; Mistbind Clique; Faerie Mastermind; Brazen Borrower; Tegwyll, Duke of Splendor;
    Faerie Bladecrafter; Halo Forager; Obyra, Dreaming Duelist; Talion, the Kindly Lord; Vendilion Clique;
    Quickling; Nymris, Oona's Trickster; Glen Elendra Archmage; Glen Elendra Liege; Faerie Tauntings;
    Faerie Miscreant; Faerie Vandal; Faerie Seer; Hypnotic Sprite; Sower of Temptation; Notorious Throng;
    Faerie Formation; Nightshade Schemers; Thieving Sprite; Secluded Glen; Faerie Conclave; Peppersmoke;
    Cloud of Faeries; Snaremaster Sprite; Rankle, Master of Pranks; Alela, Artful Provocateur;
    Reflections of Littjara; Maralen, Fae Ascendant; Shadow Puppeteers; Barrow Naughty; High Fae Trickster`,
  foxes: `Light-Paws, Emperor's Voice; Pearl-Ear, Imperial Advisor; Eight-and-a-Half-Tails;
    Rune-Tail, Kitsune Ascendant; Inquisitive Glimmer; Filigree Familiar; Patron of the Kitsune;
    Opal-Eye, Konda's Yojimbo; Kitsune Mystic; Samurai of the Pale Curtain; Sensei Golden-Tail;
    Kitsune Blademaster; Kitsune Ace; Hotshot Mechanic; Selfless Samurai; Golden-Tail Disciple;
    Mothrider Patrol; Kitsune Healer; Kitsune Bonesetter; Kitsune Riftwalker; Kitsune Dawnblade;
    Kitsune Diviner; Kitsune Palliator; Kitsune Loreweaver; Pious Kitsune; Miles "Tails" Prower;
    Vulpine Goliath; Vulpine Harvester; Arctic Foxes; Devilthorn Fox; Nine-Tail White Fox; Path of Ancestry`,
  frogs: `Clement, the Worrywort; The Gitrog Monster; Glarb, Calamity's Augur; Helga, Skittish Seer;
    Dour Port-Mage; Pond Prophet; Sunshower Druid; Long River Lurker; Stickytongue Sentinel;
    Valley Mightcaller; Clifftop Lookout; Dreamdew Entrancer; Three Tree Scribe; Grolnok, the Omnivore;
    Splash Portal; Poison Dart Frog; Spore Frog; Yargle, Glutton of Urborg; Yargle and Multani;
    The Gitrog, Ravenous Ride; Amphibian Downpour; Rapid Hybridization; Croaking Counterpart; Lilypad Village;
    Tatsunari, Toad Rider; Froghemoth; Frogify; Polymorphist's Jest; Turn to Frog; Frogmite; Frogmyr Enforcer;
    Anurid Scavenger`,
  fungi: `Slimefoot, the Stowaway; Slimefoot and Squee; Thelon of Havenwood; Tendershoot Dryad;
    Sporecrown Thallid; Sporemound; Deathspore Thallid; Psychotrope Thallid; Utopia Mycon; Mycoloth; Thallid;
    Thallid Devourer; Thallid Shell-Dweller; Thallid Germinator; Thallid Omnivore; Thallid Soothsayer;
    Savage Thallid; Pallid Mycoderm; Vitaspore Thallid; Sporesower Thallid; Sporoloth Ancient;
    Saproling Symbiosis; Verdeloth the Ancient; Feral Thallid; Thorn Thallid; Fungal Bloom; Spore Flower;
    Fungus Elemental; Nemata, Primeval Warden; Ghave, Guru of Spores; Corpsejack Menace; Mold Shambler;
    The Mycotyrant; Myconid Spore Tender; Sowing Mycospawn; Parallel Lives; Doubling Season; Life and Limb;
    Deathbonnet Sprout; Molderhulk`,
  giants: `Brion Stoutarm; Aegar, the Freezing Flame; Ruhan of the Fomori; Kalemne, Disciple of Iroas;
    Sunrise Sovereign; Realm-Cloaked Giant; Bonecrusher Giant; Calamity Bearer; Inferno Titan; Sun Titan;
    Grave Titan; Frost Titan; Uro, Titan of Nature's Wrath; Kroxa, Titan of Death's Hunger;
    Thundercloud Shaman; Borderland Behemoth; Giant Harbinger; Stinkdrinker Daredevil; Invasion of the Giants;
    Favor of the Mighty; Surtland Elementalist; Glimpse the Cosmos; Cyclone Summoner;
    Battle of Frost and Fire; Crush Underfoot; Quakebringer; Basalt Ravager; Hamletback Goliath;
    Doomskar Titan; Tectonic Giant; Beanstalk Giant; Thryx, the Sudden Storm; Desolation Giant;
    Bearer of the Heavens; Rosheen Meanderer; Storvald, Frost Giant Jarl; Countryside Crusher;
    Diregraf Colossus; Bloodfire Colossus; Squash`,
  gnomes: `Anim Pakal, Thousandth Moon; Thousand Moons Smithy; Oswald Fiddlebender; Threefold Thunderhulk;
    Illustrious Wanderglyph; Bottle Gnomes; Oltec Cloud Guard; Compass Gnome; Adaptive Gemguard; Market Gnome;
    Tinker's Tote; Envoy of Okinec Ahau; Clay-Fired Bricks; Copper Gnomes; Patchwork Gnomes;
    Attentive Sunscribe; Roaming Throne; Minn, Wily Illusionist; Scampering Surveyor; Cogwork Wrestler;
    Digsite Conservator; Clockwork Gnomes; Jan Jansen, Chaos Crafter; Clever Conjurer;
    Deep Gnome Terramancer`,
  goblins: `Krenko, Mob Boss; Muxus, Goblin Grandee; Goblin Chieftain; Goblin Warchief; Goblin Matron;
    Skirk Prospector; Conspicuous Snoop; Goblin Recruiter; Goblin Ringleader; Siege-Gang Commander;
    Goblin King; Shared Animosity; Goblin Bombardment; Krenko, Tin Street Kingpin; Goblin Chirurgeon;
    Goblin Trashmaster; Rundvelt Hordemaster; Hobgoblin Bandit Lord; Goblin Lackey; Pashalik Mons;
    Mogg War Marshal; Battle Cry Goblin; Goblin Rabblemaster; Legion Warboss; Kiki-Jiki, Mirror Breaker;
    Impact Tremors; Purphoros, God of the Forge; Dragon Fodder; Krenko's Command; Hordeling Outburst;
    Empty the Warrens; Wort, Boggart Auntie; Wort, the Raidmother; Grenzo, Dungeon Warden;
    Sling-Gang Lieutenant; Boggart Shenanigans; Mad Auntie; Munitions Expert; Goblin Sharpshooter;
    Goblin Piledriver`,
  gods: `Purphoros, God of the Forge; Thassa, Deep-Dwelling; Heliod, Sun-Crowned; Esika, God of the Tree;
    The World Tree; The Scarab God; The Locust God; The Scorpion God; Xenagos, God of Revels;
    Athreos, God of Passage; Erebos, God of the Dead; Nylea, God of the Hunt; Thassa, God of the Sea;
    Heliod, God of the Sun; Kruphix, God of Horizons; Karametra, God of Harvests; Ephara, God of the Polis;
    Iroas, God of Victory; Keranos, God of Storms; Mogis, God of Slaughter; Pharika, God of Affliction;
    Phenax, God of Deception; Klothys, God of Destiny; God-Eternal Oketra; God-Eternal Kefnet;
    God-Eternal Bontu; God-Eternal Rhonas; Tergrid, God of Fright; Ojer Taq, Deepest Foundation;
    Ojer Axonil, Deepest Might; Birgi, God of Storytelling; Toralf, God of Fury; Halvar, God of Battle;
    Purphoros, Bronze-Blooded; Rhonas the Indomitable; Oketra the True; Hazoret the Fervent;
    Bontu the Glorified; Erebos, Bleak-Hearted; Nylea, Keen-Eyed`,
  griffins: `Zeriam, Golden Wind; Griffin Aerie; Griffin Rider; Griffin Canyon; Griffin Guide;
    Misthollow Griffin; Bladegriff Prototype; Fearless Fledgling; Resplendent Griffin; Zuberi, Golden Feather;
    Griffin Protector; Griffin Sentinel; Favorable Winds; Mistmoon Griffin; Assault Griffin; Teremko Griffin;
    Wild Griffin; Razorfoot Griffin; Spotted Griffin; Ekundu Griffin; Daraja Griffin; Mtenda Griffin;
    Prized Griffin; Screeching Griffin; Diving Griffin; Herald's Horn`,
  halflings: `Frodo, Sauron's Bane; Sam, Loyal Attendant; Bilbo, Birthday Celebrant;
    Frodo, Adventurous Hobbit; Delighted Halfling; Rosie Cotton of South Lane; Peregrin Took; Samwise Gamgee;
    Farmer Cotton; Meriadoc Brandybuck; The Gaffer; Prosperous Innkeeper; Merry, Esquire of Rohan;
    Pippin, Guard of the Citadel; Samwise the Stouthearted; Frodo, Determined Hero; Merry, Warden of Isengard;
    Pippin, Warden of Isengard; Lotho, Corrupt Shirriff; Lobelia Sackville-Baggins;
    Lobelia, Defender of Bag End; Sméagol, Helpful Guide; Gollum, Patient Plotter; Gollum, Scheming Guide;
    Bilbo, Retired Burglar; Frodo Baggins; Of Herbs and Stewed Rabbit; Brandywine Farmer; Eastfarthing Farmer;
    Shire Shirriff; Took Reaper; Alora, Merry Thief`,
  heros: `Captain America, First Avenger; Spider-Ham, Peter Porker; Spectacular Spider-Man; Peter Parker;
    Miles Morales; Cosmic Spider-Man; Spider-Man 2099; Spider-Punk; Gwen Stacy; Spider-Woman, Stunning Savior;
    Spider-Man India; Spider-Man Noir; Silk, Web Weaver; Scarlet Spider, Ben Reilly; Scarlet Spider, Kaine;
    Anti-Venom, Horrifying Healer; Araña, Heart of the Spider; Spider-Girl, Legacy Hero;
    SP//dr, Piloted by Peni; Iron Spider, Stark Upgrade; Wolverine, Best There Is; Storm, Force of Nature;
    Black Panther, Wakandan King; Iron Man, Titan of Innovation; Agent Venom; Spiders-Man, Heroic Horde;
    Web-Warriors; Flash Thompson, Spider-Fan; Spider-UK; Spider-Byte, Web Warden; Spider-Rex, Daring Dino;
    Superior Spider-Man; Origin of Spider-Man; Skyward Spider; Sun-Spider, Nimble Webber; Paladin's Arms;
    Black Mage's Rod; White Mage's Staff; Dragoon's Lance; Samurai's Katana`,
  horrors: `Captain N'ghathrod; Umbris, Fear Manifest; Consuming Aberration; Toxrill, the Corrosive;
    Nemesis of Reason; Overlord of the Balemurk; Overlord of the Hauntwoods; Overlord of the Floodpits;
    Overlord of the Mistmoors; Overlord of the Boilerbilges; Phyrexian Obliterator; Zellix, Sanity Flayer;
    K'rrik, Son of Yawgmoth; The Gitrog Monster; Sewer Nemesis; Psychosis Crawler; Thing in the Ice;
    Mindleech Mass; Brainstealer Dragon; Grell Philosopher; Aboleth Spawn; Uchuulon; Phyrexian Swarmlord;
    Nighthowler; Chasm Skulker; Ravenous Chupacabra; Hypnox; Faceless Butcher; Mesmeric Fiend; Plague Spitter;
    Phyrexian Rager; Laquatus's Champion; Balefire Liege; Creakwood Liege; Deathbringer Liege;
    Murkfiend Liege; Mindwrack Liege; Void Maw; Nihilith`,
  horses: `Crested Sunmare; Calamity, Galloping Inferno; Shadowfax, Lord of Horses; Thurid, Mare of Destiny;
    Keleth, Sunmane Familiar; Bill the Pony; Caustic Bronco; Diamond Mare; Vine Mare; Nightmare;
    Motivated Pony; Workhorse; Akroan Horse; Bronze Horse; Shield Mare; Brightfield Mustang; Phantom Steed;
    Stallion of Ashmouth; Zodiac Horse; Armored Warhorse; Herald's Horn; Coat of Arms`,
  humans: `Thalia's Lieutenant; Champion of the Parish; Winota, Joiner of Forces; Adeline, Resplendent Cathar;
    Kyler, Sigardian Emissary; Katilda, Dawnhart Prime; Heron's Grace Champion; General Kudro of Drannith;
    Jirina Kudro; Angel of Glory's Rise; Mayor of Avabruck; Mikaeus, the Lunarch; Coppercoat Vanguard;
    Sigarda, Champion of Light; Sigarda, Heron's Grace; Torens, Fist of the Angels; Hamlet Captain;
    Thalia, Guardian of Thraben; Thalia, Heretic Cathar; Xathrid Necromancer; Call the Coppercoats;
    Increasing Devotion; Gather the Townsfolk; Riders of Gavony; Herald of War; Mentor of the Meek;
    Odric, Lunarch Marshal; Hanweir Militia Captain; Trynn, Champion of Freedom; Esper Sentinel;
    Thraben Inspector; Intrepid Adversary; Kessig Malcontents; Reflector Mage; Meddling Mage; Dark Confidant;
    Eternal Witness; Village Bell-Ringer; Herald's Horn`,
  hydras: `Zaxara, the Exemplary; Gargos, Vicious Watcher; Hydroid Krasis; Polukranos, World Eater;
    Primordial Hydra; Kalonian Hydra; Genesis Hydra; Managorger Hydra; Hydra Broodmaster; Progenitus;
    Grakmaw, Skyclave Ravager; Steelbane Hydra; Hooded Hydra; Apocalypse Hydra; Lifeblood Hydra;
    Mistcutter Hydra; Voracious Hydra; Heroes' Bane; Vastwood Hydra; Feral Hydra; Protean Hydra;
    Goldvein Hydra; Oran-Rief Hydra; Khalni Hydra; Savageborn Hydra; Capricopian; Polukranos Reborn;
    Polukranos, Unchained; Ulvenwald Hydra; Whiptongue Hydra; Bristling Hydra; Unbound Flourishing;
    Hydra's Growth; Rosheen Meanderer; Doubling Season; Branching Evolution; Hardened Scales;
    Wildwood Scourge; Phytohydra; Molten Hydra`,
  illusions: `Lord of the Unreal; Phantasmal Image; Minn, Wily Illusionist; Krovikan Mist;
    Phantasmal Dreadmaw; Phantasmal Dragon; Phantasmal Bear; Palinchron; Meloku the Clouded Mirror;
    Illusory Ambusher; Toothy, Imaginary Friend; Jace, Cunning Castaway; Jace's Phantasm; Jace's Mindseeker;
    Draining Whelk; Phantom Ninja; Phantom Warrior; Illusory Angel; Phantom Beast; Phantasmal Abomination;
    Phantom Monster; Phantasmal Forces; Phantasmal Fiend; Mistform Ultimus; Mistform Wall; Mistform Mutant;
    Mistform Warchief; Mistform Dreamer; Mistform Sliver; Mistform Skyreaver; Imaginary Pet;
    Gossamer Phantasm; Phantasmal Mount; Chronozoa`,
  imps: `Stinkweed Imp; Putrid Imp; Skirge Familiar; Cadaver Imp; Kitchen Imp; Chimney Imp; Dusk Imp;
    Nettling Imp; Norritt; Cackling Imp; Chaos Imps; Foul Imp; Fetid Imp; Bog Imp; Pit Imp; Fire Imp;
    Infernal Pet; Vault Skirge; Herald's Horn; Path of Ancestry`,
  insects: `Grist, the Hunger Tide; Mazirek, Kraul Death Priest; Zask, Skittering Swarmlord;
    Xira, the Golden Sting; Hornet Queen; Scute Swarm; Hornet Nest; The Locust God; Blex, Vexing Pest;
    Izoni, Thousand-Eyed; Ant Queen; Nantuko Husk; Luminous Broodmoth; Swarmyard; Vorapede; Living Hive;
    Beacon of Creation; Springheart Nantuko; Aatchik, Emerald Radian; Zabaz, the Glimmerwasp;
    Phyrexian Swarmlord; Iridescent Hornbeetle; Crawling Infestation; Crawling Sensation; Nest of Scarabs;
    Caustic Caterpillar; Kraul Harpooner; Saber Ants; One Dozen Eyes; Scute Mob; Giant Adephage;
    Nantuko Shade; Broodhatch Nantuko; Nantuko Vigilante; Nantuko Monastery; Wirefly Hive; Kraul Whipcracker;
    Kraul Swarm; Gigapede`,
  kavus: `Kavu Titan; Flametongue Kavu; Kavu Predator; Kavu Lair; Kavu Monarch; Kavu Primarch;
    Flametongue Yearling; Thunderscape Familiar; Kavu Climber; Kavu Howler; Kavu Recluse; Kavu Runner;
    Kavu Scout; Kavu Aggressor; Kavu Mauler; Kavu Glider; Kavu Chameleon; Horned Kavu; Mire Kavu; Slimy Kavu;
    Alpha Kavu; Ancient Kavu; Caldera Kavu; Hooded Kavu; Hunting Kavu; Rooting Kavu; Serpentine Kavu;
    Sparkcaster; Pouncing Kavu; Pygmy Kavu; Territorial Kavu; Amphibious Kavu; Herald's Horn; Coat of Arms;
    Penumbra Kavu`,
  kithkin: `Wizened Cenn; Brigid, Hero of Kinsbaile; Cloudgoat Ranger; Militia's Pride; Kinsbaile Cavalier;
    Gaddock Teeg; Cenn's Enlistment; Figure of Destiny; Goldmeadow Stalwart; Knight of Meadowgrain;
    Preeminent Captain; Kithkin Greatheart; Kinsbaile Borderguard; Surge of Thoughtweft; Rustic Clachan;
    Ballyrush Banneret; Kithkin Harbinger; Galepowder Mage; Order of Whiteclay; Burrenton Forge-Tender;
    Patrol Signaler; Thistledown Liege; Mosquito Guard; Brigid, Clachan's Heart; Kithkin Zephyrnaut;
    Kithkin Rabble; Kithkin Mourncaller; Kithkin Daggerdare; Kithkin Spellduster; Ballynock Cohort;
    Plover Knights; Springjack Knight; Mirror Entity; Cenn's Heir; Goldmeadow Harrier`,
  knights: `Knight Exemplar; Sidar Jabari of Zhalfir; Syr Gwyn, Hero of Ashvale; Haakon, Stromgald Scourge;
    Kinsbaile Cavalier; Acclaimed Contender; Valiant Knight; Aryel, Knight of Windgrace; Knights' Charge;
    Inspiring Veteran; Worthy Knight; History of Benalia; Midnight Reaper; Murderous Rider;
    Marshal of Zhalfir; Syr Konrad, the Grim; Danitha Capashen, Paragon; Danitha, Benalia's Hope;
    Smitten Swordmaster; Silverwing Squadron; Knight of the White Orchid; Knight of the Reliquary;
    Hero of Bladehold; Mirran Crusader; Cavalier of Dawn; Cavalier of Night; Cavalier of Gales;
    Josu Vess, Lich Knight; The Circle of Loyalty; Tournament Grounds; Embereth Shieldbreaker;
    Foulmire Knight; Order of Midnight; Benalish Marshal; Knight-Captain of Eos; Corpse Knight;
    Adriana, Captain of the Guard; Elenda and Azor; Puresteel Paladin; Rowan's Battleguard`,
  kor: `Stoneforge Mystic; Kor Spiritdancer; Akiri, Fearless Voyager; Armament Master;
    Nahiri, the Lithomancer; Nahiri, Heir of the Ancients; Giver of Runes; Skyclave Apparition;
    Conqueror's Pledge; Akiri, Line-Slinger; Kor Cartographer; Orah, Skyclave Hierophant;
    Elas il-Kor, Sadistic Pilgrim; Ayli, Eternal Pilgrim; Nomads en-Kor; Stone Haven Outfitter; Kor Outfitter;
    Kor Skyfisher; Kor Duelist; Kor Firewalker; Kor Blademaster; Stoneforge Acolyte; Munda, Ambush Leader;
    Ondu Cleric; Kor Sanctifiers; Kor Hookmaster; Kor Aeronaut; Outrider en-Kor; Shaman en-Kor;
    Lancers en-Kor; Warrior en-Kor; Spirit en-Kor; Squad Commander; Kitesail Cleric; Kor Celebrant;
    Munda's Vanguard; Kor Castigator`,
};
