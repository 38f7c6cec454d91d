/** Cards that players name first for a theme, best first, separated by "; ". */
export const THEME_CARDS_P_TO_X: Readonly<Record<string, string>> = {
  phasing: `Teferi's Protection; Clever Concealment; Guardian of Faith; Teferi's Veil; Out of Time;
    Galadriel's Dismissal; Vodalian Illusionist; Oubliette; Reality Ripple; March of Swirling Mist;
    Slip Out the Back; Ripples of Potential; Change of Plans; Robe of Stars; Blink Dog;
    The Phasing of Zhalfir; Spectral Adversary; Taniwha; Shimmer; Teferi, Master of Time;
    King of the Oathbreakers; Perch Protection; Disciple of Caelus Nin; Teferi's Realm; Teferi's Isle;
    Time and Tide; Rainbow Efreet; Frenetic Efreet; Katabatic Winds; Warping Wurm; Equipoise;
    Ertai's Familiar; Teferi's Imp; Dream Fighter; Vanishing; Teferi's Curse; Cloak of Invisibility;
    Divine Smite; Vronos, Masked Inquisitor; Breezekeeper`,
  'pillow-fort': `Ghostly Prison; Propaganda; Sphere of Safety; Windborn Muse; Norn's Annex; Crawlspace;
    Solitary Confinement; Silent Arbiter; Collective Restraint; No Mercy; Sterling Grove; Privileged Position;
    Archon of Absolution; Baird, Steward of Argive; Archangel of Tithes; Magus of the Moat; Dread;
    Elephant Grass; Revenge of Ravens; Koskun Falls; Spore Frog; Constant Mists; Glacial Chasm; Maze of Ith;
    Moat; Blazing Archon; War Tax; Island Sanctuary; Fog Bank; Michiko Konda, Truth Seeker; Marchesa's Decree;
    Sandwurm Convergence; Kazuul, Tyrant of the Cliffs; Ensnaring Bridge; Form of the Dragon;
    Powerstone Minefield; Hissing Miasma; Arboria; Mystic Barrier`,
  pingers: `Goblin Sharpshooter; Prodigal Pyromancer; Prodigal Sorcerer; Basilisk Collar; Thornbite Staff;
    Curiosity; Ophidian Eye; Torbran, Thane of Red Fell; Fiery Emancipation; Guttersnipe; Thermo-Alchemist;
    Electrostatic Field; Firebrand Archer; Kessig Flamebreather; Impact Tremors; Purphoros, God of the Forge;
    Niv-Mizzet, Parun; Niv-Mizzet, the Firemind; Psychosis Crawler; Cunning Sparkmage; Vulshok Sorcerer;
    Pestilence; Pestilence Demon; Crypt Rats; Thrashing Wumpus; Spikeshot Elder; Viridian Longbow;
    Staff of Nin; Hermetic Study; Power of Fire; Quicksilver Dagger; Fire Servant; Mechanized Warfare;
    Solphim, Mayhem Dominus; Razorfin Hunter; Zuran Spellcaster; Keen Sense; Brash Taunter;
    Reckless Fireweaver; Archetype of Finality`,
  planeswalkers: `The Chain Veil; Oath of Teferi; Doubling Season; Deepglow Skate; Teferi, Time Raveler;
    Teferi, Temporal Archmage; Oath of Nissa; Oath of Gideon; Oath of Kaya; Oath of Jace; Oath of Chandra;
    Elspeth, Sun's Champion; Ugin, the Spirit Dragon; Karn Liberated; Liliana, Dreadhorde General;
    Nissa, Who Shakes the World; Garruk Wildspeaker; Chandra, Torch of Defiance; Chandra, Awakened Inferno;
    Jace, the Mind Sculptor; Narset, Parter of Veils; Sorin Markov; Interplanar Beacon; Karn's Bastion;
    Mobilized District; Ichormoon Gauntlet; Flux Channeler; Evolution Sage; Urza Assembles the Titans;
    Call the Gatewatch; Djeru, With Eyes Open; Vorinclex, Monstrous Raider; Oath of Liliana; Carth the Lion;
    Onakke Oathkeeper; Gatewatch Beacon; Jaya's Phoenix; Sarkhan the Masterless; Elspeth's Talent;
    Vraska, Betrayal's Sting`,
  plot: `Slickshot Show-Off; Outcaster Trailblazer; Railway Brawler; Doc Aurlock, Grizzled Genius;
    Fblthp, Lost on the Range; Jace Reawakened; Make Your Own Luck; Kellan Joins Up; Aven Interrupter;
    Lilah, Undefeated Slickshot; Kellan, the Kid; Step Between Worlds; Highway Robbery; Demonic Ruckus;
    Pillage the Bog; Pitiless Carnage; Longhorn Sharpshooter; Irascible Wolverine; Plan the Heist;
    Lock and Load; Visage Bandit; Outlaw Stitcher; Loan Shark; Beastbond Outcaster; Aloe Alchemist;
    Rise of the Varmints; Tumbleweed Rising; Freestrider Commando; Spinewoods Paladin; Rictus Robber;
    Unscrupulous Contractor; Stingerback Terror; Cunning Coyote; Dust Animus; Sheriff of Safe Passage;
    Stagecoach Security; Djinn of Fool's Fall`,
  'plus-1-plus-1-counters': `Hardened Scales; Branching Evolution; Doubling Season; Ozolith, the Shattered Spire; The Ozolith;
    Cathars' Crusade; Conclave Mentor; Winding Constrictor; Corpsejack Menace; Evolution Sage;
    Forgotten Ancient; Champion of Lambholt; Managorger Hydra; Herald of Secret Streams; Inspiring Call;
    Rishkar, Peema Renegade; Kalonian Hydra; Vorel of the Hull Clade; Fathom Mage; Bred for the Hunt;
    Simic Ascendancy; Karn's Bastion; Llanowar Reborn; Mikaeus, the Lunarch; Luminarch Aspirant;
    Felidar Retreat; Together Forever; Abzan Falconer; Ainok Bond-Kin; Walking Ballista; Hangarback Walker;
    Steel Overseer; Crystalline Crawler; Animation Module; Unbreakable Formation; Shalai and Hallar;
    Zameck Guildmage; Deepglow Skate; Armorcraft Judge`,
  politics: `Tempt with Discovery; Tempt with Vengeance; Council's Judgment; Expropriate; Capital Punishment;
    Plea for Power; Coercive Portal; Selvala's Stampede; Humble Defector; Secret Rendezvous;
    Wishclaw Talisman; Scheming Symmetry; Orzhov Advokist; Noble Heritage; Breena, the Demagogue;
    Loran of the Third Path; Cut a Deal; Tivit, Seller of Secrets; Illusion of Choice; Ballot Broker;
    Brago's Representative; Grudge Keeper; Erestor of the Council; Sail into the West; Mob Verdict;
    Collective Voyage; Minds Aglow; Alliance of Arms; Mana-Charged Dragon; Benevolent Offering;
    Sylvan Offering; Intellectual Offering; Tempt with Reflections; Magister of Worth; Harmless Offering;
    Akroan Horse; Pendant of Prosperity; Curse of Opulence; Life of the Party; Model of Unity`,
  polymorph: `Polymorph; Proteus Staff; Indomitable Creativity; Reality Scramble; Mass Polymorph;
    Synthetic Destiny; Transmogrify; Jalira, Master Polymorphist; Lukka, Coppercoat Outcast;
    Divergent Transformations; Chaos Warp; Transmogrifying Wand; Oath of Druids; Shape Anew;
    Chaotic Transformation; See the Unwritten; Talrand, Sky Summoner; Young Pyromancer;
    Metallurgic Summonings; Saheeli, Sublime Artificer; Shark Typhoon; Hard Evidence; Dwarven Mine;
    Khalni Garden; Dragon Fodder; Hordeling Outburst; Spawning Pit; Koma, Cosmos Serpent;
    Blightsteel Colossus; Atraxa, Grand Unifier; Archon of Cruelty; Worldspine Wurm; Void Winnower;
    It That Betrays; Serra's Emissary; Scroll Rack; Brainstorm`,
  populate: `Rootborn Defenses; Growing Ranks; Song of the Worldsoul; Nesting Dovehawk; Vitu-Ghazi Guildmage;
    Druid's Deliverance; Sundering Growth; Determined Iteration; Ghired's Belligerence; Full Flowering;
    Trostani, Selesnya's Voice; Wayfaring Temple; Scion of Vitu-Ghazi; Selesnya Eulogist; Rhys the Redeemed;
    Horncaller's Chant; Coursers' Accord; Eyes in the Skies; Trostani's Judgment; Wake the Reflections;
    Parallel Lives; Anointed Procession; Doubling Season; Mondrak, Glory Dominus; Second Harvest;
    Voice of Resurgence; Armada Wurm; Advent of the Wurm; Call of the Conclave; Giant Adephage;
    Desolation Twin; Wurmcoil Engine; Feldon of the Third Path; Flameshadow Conjuring; Heat Shimmer;
    Twinflame; Kiki-Jiki, Mirror Breaker; Phyrexian Processor; Idol of Oblivion; Elspeth, Sun's Champion`,
  'power-matters': `Garruk's Uprising; The Great Henge; Rishkar's Expertise; Greater Good;
    Return of the Wildspeaker; Elemental Bond; Selvala, Heart of the Wilds; Terror of the Peaks;
    Warstorm Surge; Life's Legacy; Temur Ascendancy; Ghalta, Primal Hunger; Goreclaw, Terror of Qal Sisma;
    Kiora, Behemoth Beckoner; Colossal Majesty; Xenagos, God of Revels; Momentous Fall; Garruk, Primal Hunter;
    Traverse the Outlands; Jarad, Golgari Lich Lord; Soul's Majesty; Chandra's Ignition; Fling; Thud;
    Where Ancients Tread; Shaman of the Great Hunt; Disciple of Bolas; Rite of Consumption; Essence Harvest;
    Rotting Regisaur; Yargle and Multani; Altar of Dementia; Phyrexian Dreadnought; Stubborn Denial;
    Overwhelming Stampede; Tribute to the World Tree; Drumhunter; Shamanic Revelation; Mosswort Bridge;
    Sigarda's Vanguard`,
  proliferate: `Evolution Sage; Flux Channeler; Karn's Bastion; Contagion Engine; Inexorable Tide;
    Tekuthal, Inquiry Dominus; Thrummingbird; Ezuri, Stalker of Spheres; Yawgmoth, Thran Physician;
    Atraxa, Praetors' Voice; Grateful Apparition; Contagion Clasp; Sword of Truth and Justice;
    Tezzeret's Gambit; Experimental Augury; Roalesk, Apex Hybrid; Norn's Choirmaster; Cankerbloom;
    Bloated Contaminator; Ichormoon Gauntlet; Vraska, Betrayal's Sting; Throne of Geth; Planewide Celebration;
    Viral Drake; Guildpact Informant; Ripples of Potential; Drown in Ichor; Vat Emergence;
    Spread the Sickness; Martyr for the Cause; Wanderer's Strike; Volt Charge; Cacophony Scamp;
    Unnatural Restoration; Staff of Compleation; Glistening Sphere; Doubling Season;
    Vorinclex, Monstrous Raider; Deepglow Skate; Astral Cornucopia`,
  prowess: `Monastery Mentor; Monastery Swiftspear; Stormchaser Mage; Soul-Scar Mage; Bria, Riptide Rogue;
    Narset, Enlightened Exile; Harmonic Prodigy; Jeskai Ascendancy; Dragon Bell Monk; Abbot of Keral Keep;
    Elsha of the Infinite; Veyran, Voice of Duality; Balmor, Battlemage Captain; Sprite Dragon;
    Slickshot Show-Off; Stormwing Entity; Festival Crasher; Kiln Fiend; Dragonsguard Elite;
    Riverwheel Aerialists; Seeker of the Way; Leonin Lightscribe; Jeskai Windscout; Bloodfire Expert;
    Jeskai Student; Whirlwind of Thought; Young Pyromancer; Third Path Iconoclast;
    Lilah, Undefeated Slickshot; Haughty Djinn; Temur Battle Rage; Expedite; Crimson Wisps; Distortion Strike;
    Slip Through Space; Taigam's Strike; Jori En, Ruin Diver`,
  'rad-counters': `The Wise Mothman; Nuclear Fallout; Mirelurk Queen; Screeching Scorchbeast; Feral Ghoul;
    Bloatfly Swarm; Glowing One; Infesting Radroach; Radstorm; Vexing Radgull; Tato Farmer;
    Strong, the Brutish Thespian; Agent Frank Horrigan; The Master, Transcendent; Vault 12: The Necropolis;
    Struggle for Project Purity; Contaminated Drink; Harold and Bob, First Numens; Nightkin Ambusher;
    Watchful Radstag; Young Deathclaws; Raul, Trouble Shooter; Inexorable Tide; Flux Channeler;
    Evolution Sage; Thrummingbird; Contagion Engine; Karn's Bastion; Tezzeret's Gambit; Mindcrank;
    Bruvac the Grandiloquent; Syr Konrad, the Grim`,
  ramp: `Cultivate; Kodama's Reach; Farseek; Nature's Lore; Three Visits; Rampant Growth; Sakura-Tribe Elder;
    Birds of Paradise; Llanowar Elves; Skyshroud Claim; Explosive Vegetation; Azusa, Lost but Seeking;
    Oracle of Mul Daya; Exploration; Burgeoning; Wood Elves; Farhaven Elf; Nyxbloom Ancient; Mana Reflection;
    Boundless Realms; Land Tax; Smothering Tithe; Knight of the White Orchid; Archaeomancer's Map;
    Keeper of the Accord; Cabal Coffers; Crypt Ghast; Black Market; Dark Ritual; Burnished Hart; High Tide;
    Extraplanar Lens; Treasonous Ogre; Mana Geyser; Neheb, the Eternal; Thran Dynamo; Worn Powerstone;
    Solemn Simulacrum; Wayfarer's Bauble; Growth Spiral`,
  reanimator: `Reanimate; Animate Dead; Necromancy; Victimize; Entomb; Buried Alive; Dread Return; Exhume;
    Living Death; Karmic Guide; Unburial Rites; Dance of the Dead; Sheoldred, Whispering One;
    Rise of the Dark Realms; Reveillark; Sun Titan; Faithless Looting; Shallow Grave; Corpse Dance;
    Goryo's Vengeance; Final Parting; Stitcher's Supplier; Body Double; Frantic Search; Hermit Druid;
    Survival of the Fittest; Jarad, Golgari Lich Lord; Feldon of the Third Path; Purphoros, Bronze-Blooded;
    Thrilling Discovery; Chainer, Dementia Master; Archon of Cruelty; Razaketh, the Foulblooded;
    Jin-Gitaxias, Core Augur; Elesh Norn, Grand Cenobite; Ashen Rider; Vilis, Broker of Blood;
    Bringer of the Last Gift; Breach the Multiverse; Teneb, the Harvester`,
  rooms: `Entity Tracker; Unholy Annex; Mirror Room; Victor, Valgavoth's Seneschal; Ghostly Dancers;
    Dazzling Theater; Charred Foyer; Dollmaker's Shop; Funeral Room; Central Elevator; Inquisitive Glimmer;
    Marina Vendrell; Keys to the House; Gremlin Tamer; Optimistic Scavenger; Meat Locker; Bottomless Pool;
    Secret Arcade; Smoky Lounge; Roaring Furnace; Greenhouse; Moldering Gym; Spiked Corridor; Glassworks;
    Painter's Studio; Ticket Booth; Defiled Crypt; Derelict Attic; Polluted Cistern; Restricted Office;
    Surgical Suite; Grand Entryway; Experimental Lab; Underwater Tunnel; Rampaging Soulrager;
    Intruding Soulrager; Balemurk Leech; Fear of Sleep Paralysis; Cramped Vents`,
  saboteurs: `Bident of Thassa; Coastal Piracy; Reconnaissance Mission; Toski, Bearer of Secrets;
    Ohran Frostfang; Edric, Spymaster of Trest; Fallen Shinobi; Ink-Eyes, Servant of Oni;
    Yuriko, the Tiger's Shadow; Silent-Blade Oni; Mist-Syndicate Naga; Ingenious Infiltrator;
    Enduring Curiosity; Nashi, Moon Sage's Scion; Sword of Feast and Famine; Sword of Fire and Ice;
    Mask of Memory; Rogue's Passage; Ragavan, Nimble Pilferer; Professional Face-Breaker; Nightveil Specter;
    Gonti, Canny Acquisitor; Hypnotic Specter; Cold-Eyed Selkie; Changeling Outcast;
    Tetsuko Umezawa, Fugitive; Thassa, God of the Sea; Augury Adept; Grenzo, Havoc Raiser;
    Grateful Apparition; Ohran Viper; Hellkite Tyrant; Stromkirk Occultist; Dokuchi Silencer;
    Kutzil, Malamet Exemplar; Keeper of Fables; Snake Umbra; Umezawa's Jitte; Whirler Rogue;
    Breeches, Brazen Plunderer`,
  sacrifice: `Viscera Seer; Ashnod's Altar; Phyrexian Altar; Goblin Bombardment; Carrion Feeder;
    Altar of Dementia; Grave Pact; Dictate of Erebos; Yahenni, Undying Partisan; Mayhem Devil;
    Pitiless Plunderer; Blood Artist; Zulaport Cutthroat; Korvold, Fae-Cursed King; Woe Strider;
    Village Rites; Deadly Dispute; Skullclamp; Midnight Reaper; Morbid Opportunist; Cartel Aristocrat;
    Priest of Forgotten Gods; Reassembling Skeleton; Gravecrawler; Bloodghast; High Market; Phyrexian Tower;
    Evolutionary Leap; Greater Good; Birthing Pod; Momentous Fall; Perilous Forays; Teysa Karlov;
    Martyr's Cause; Skirk Prospector; Siege-Gang Commander; Fling; Savra, Queen of the Golgari;
    Braids, Arisen Nightmare; Spawning Pit`,
  sagas: `Urza's Saga; Binding the Old Gods; Fable of the Mirror-Breaker; The Eldest Reborn;
    Elspeth Conquers Death; Tom Bombadil; Narci, Fable Singer; Satsuki, the Living Lore; Barbara Wright;
    Garnet, Princess of Alexandria; Historian's Boon; Weaver of Harmony; Kiora Bests the Sea God;
    The Cruelty of Gix; Song of Freyalise; History of Benalia; Showdown of the Skalds; The Mirari Conjecture;
    The Akroan War; Phyrexian Scriptures; The First Eruption; The Antiquities War; The Weatherseed Treaty;
    Founding the Third Path; There and Back Again; Long List of the Ents; The Bath Song;
    Michiko's Reign of Truth; The Kami War; Azusa's Many Journeys; Battle for Bretagard; Summon: Bahamut;
    Summon: Knights of Round; Hex Parasite; Power Conduit; Clockspinning; Keldon Warcaller; Flicker of Fate;
    Starfield of Nyx; Sythis, Harvest's Hand`,
  scry: `Elrond, Master of Healing; Galadriel of Lothlórien; Celeborn the Wise; Eligeth, Crossroads Augur;
    Matoya, Archon Elder; Elminster; Kenessos, Priest of Thassa; Flamespeaker Adept; Knowledge and Power;
    Retreat to Coralhelm; Nimrodel Watcher; Thassa, God of the Sea; Arwen's Gift; Elven Farsight;
    Galadhrim Guide; Season of Growth; Preordain; Serum Visions; Opt; Sigiled Starfish; Prognostic Sphinx;
    Horizon Scholar; Viscera Seer; Read the Bones; Augury Owl; Cryptic Annelid; Omenspeaker; Faerie Seer;
    Witching Well; Castle Vantress; Crystal Ball; Magma Jet; Titan's Strength; Temple of Enlightenment;
    Temple of Mystery; Temple of Epiphany; Temple of Deceit; Path of Ancestry; The Grey Havens;
    Zhalfirin Void`,
  'self-damage': `Vilis, Broker of Blood; K'rrik, Son of Yawgmoth; Greven, Predator Captain;
    Rowan, Scion of War; Astarion, the Decadent; Necropotence; Bolas's Citadel; Font of Agonies;
    Children of Korlis; Ad Nauseam; Toxic Deluge; Hatred; Plunge into Darkness; Wall of Blood;
    Ob Nixilis, Captive Kingpin; Phyrexian Arena; Greed; Erebos, God of the Dead; Sign in Blood;
    Night's Whisper; Arguel's Blood Fast; Death's Shadow; Repay in Kind; Mirror Universe; Magus of the Mirror;
    Tree of Perdition; Lich's Mastery; Heartless Hidetsugu; Flame Rift; Earthquake; Sulfuric Vortex;
    Manabarbs; Treasonous Ogre; Darien, King of Kjeldor; Selenia, Dark Angel; Adanto Vanguard; Sylvan Library;
    Aetherflux Reservoir; Bloodletter of Aclazotz`,
  'self-mill': `Stitcher's Supplier; Satyr Wayfinder; Hedron Crab; Underrealm Lich; Hermit Druid;
    Life from the Loam; Golgari Grave-Troll; Stinkweed Imp; Dakmor Salvage; Mesmeric Orb;
    Muldrotha, the Gravetide; Splinterfright; Six; Mulch; Grisly Salvage; Commune with the Gods;
    Sidisi, Brood Tyrant; Nyx Weaver; The Gitrog Monster; Syr Konrad, the Grim; Crawling Sensation;
    World Shaper; Aftermath Analyst; Ripples of Undeath; Perpetual Timepiece; Altar of Dementia; Millikin;
    Deadbridge Chant; Old Rutstein; Screeching Scorchbeast; Narcomoeba; Creeping Chill; Thassa's Oracle;
    Laboratory Maniac; Jace, Wielder of Mysteries; Boneyard Wurm; Lord of Extinction;
    Tasigur, the Golden Fang; Thought Scour; Teval, the Balanced Scale`,
  shrines: `Sanctum of All; Go-Shintai of Life's Origin; Honden of Seeing Winds; Honden of Infinite Rage;
    Honden of Life's Web; Honden of Night's Reach; Honden of Cleansing Fire; Sanctum of Stone Fangs;
    Sanctum of Calm Waters; Sanctum of Fruitful Harvest; Sanctum of Shattered Heights;
    Sanctum of Tranquil Light; Go-Shintai of Shared Purpose; Go-Shintai of Lost Wisdom;
    Go-Shintai of Hidden Cruelty; Go-Shintai of Ancient Wars; Go-Shintai of Boundless Vigor;
    Northern Air Temple; Southern Air Temple; The Spirit Oasis; Kyoshi Island Plaza; Crescent Island Temple;
    Paradox Haze; Mirror Gallery; Mirror Box; Sterling Grove; Replenish; Estrid's Invocation;
    Copy Enchantment; Enchantress's Presence; Sphere of Safety; Sanctum Weaver; Sythis, Harvest's Hand;
    Weaver of Harmony; Open the Vaults; Idyllic Tutor; Sigil of the Empty Throne`,
  'sneak-attack': `Sneak Attack; Show and Tell; Elvish Piper; Quicksilver Amulet; Through the Breach;
    Ilharg, the Raze-Boar; Purphoros, Bronze-Blooded; Monster Manual; Kaalia of the Vast;
    Ghalta, Stampede Tyrant; Champion of Rhonas; Braids, Conjurer Adept; Eureka; Hypergenesis;
    Last March of the Ents; Dramatic Entrance; Selvala's Stampede; Dragon Arch; Belbe's Portal;
    Cryptic Gateway; Thran Temporal Gateway; Planebound Accomplice; Goblin Lackey; Warren Instigator;
    Preeminent Captain; Stoneforge Mystic; Master Transmuter; Kodama of the East Tree; Aether Vial;
    Swift Warkite; Quest for Ula's Temple; Arcane Artisan; Worldspine Wurm; Craterhoof Behemoth;
    Archon of Cruelty; Blightsteel Colossus; Kozilek, Butcher of Truth; Ulamog, the Infinite Gyre;
    Tooth and Nail; Lurking Predators`,
  snow: `Scrying Sheets; Dark Depths; Marit Lage's Slumber; Ohran Frostfang; Jorn, God of Winter;
    Coldsteel Heart; Into the North; Arcum's Astrolabe; Ice-Fang Coatl; Dead of Winter; Blood on the Snow;
    Skred; Avalanche Caller; Ascendant Spirit; Narfi, Betrayer King; Draugr Necromancer; Abominable Treefolk;
    Boreal Druid; Sculptor of Winter; Spirit of the Aldergard; The Three Seasons; Moritte of the Frost;
    Isu the Abominable; Icehide Golem; Replicating Ring; Mouth of Ronom; Faceless Haven; On Thin Ice;
    Search for Glory; Boreal Outrider; Blizzard Brawl; Tundra Fumarole; Frost Bite; Glittering Frost;
    Rimefeather Owl; Rime Tender; Gelid Shackles; Rimescale Dragon; Priest of the Haunted Edge;
    Extraplanar Lens`,
  'spell-copy': `Twincast; Reverberate; Dualcaster Mage; Fork; Narset's Reversal; Thousand-Year Storm;
    Galvanic Iteration; Fury Storm; Reiterate; Double Vision; Swarm Intelligence; Bonus Round; Twinning Staff;
    Increasing Vengeance; Storm-Kiln Artist; Archmage Emeritus; Veyran, Voice of Duality;
    Naru Meha, Master Wizard; Melek, Izzet Paragon; Mirari; Pyromancer's Goggles; Primal Amulet;
    Pyromancer Ascension; Zada, Hedron Grinder; Ivy, Gleeful Spellthief; Mirrorwing Dragon;
    Krark, the Thumbless; Ral, Storm Conduit; Expansion; Sublime Epiphany; Flawless Forgery; Chain of Smog;
    Professor Onyx; Witherbloom Apprentice; Sevinne's Reclamation; Howl of the Horde; Lithoform Engine;
    Arcane Bombardment; Kitsa, Otterball Elite; Isochron Scepter`,
  spellslinger: `Archmage Emeritus; Storm-Kiln Artist; Young Pyromancer; Talrand, Sky Summoner; Guttersnipe;
    Goblin Electromancer; Baral, Chief of Compliance; Thousand-Year Storm; Mizzix's Mastery; Past in Flames;
    Underworld Breach; Birgi, God of Storytelling; Jeska's Will; Monastery Mentor; Third Path Iconoclast;
    Murmuring Mystic; Niv-Mizzet, Parun; Metallurgic Summonings; Veyran, Voice of Duality; Shark Typhoon;
    Electrostatic Field; Snapcaster Mage; Archaeomancer; Kess, Dissident Mage; Jace's Sanctum; Haughty Djinn;
    Whirlwind of Thought; Lier, Disciple of the Drowned; Sedgemoor Witch; Witherbloom Apprentice;
    Professor Onyx; Quandrix Apprentice; Deekah, Fractal Theorist; Mavinda, Students' Advocate;
    Leonin Lightscribe; Sentinel Tower; Primal Amulet; Aetherflux Reservoir; Magma Opus; Frantic Search`,
  stax: `Winter Orb; Static Orb; Stasis; Smokestack; Tangle Wire; Trinisphere; Sphere of Resistance;
    Thorn of Amethyst; Rule of Law; Drannith Magistrate; Thalia, Guardian of Thraben; Thalia, Heretic Cathar;
    Grand Arbiter Augustin IV; Archon of Emeria; Collector Ouphe; Null Rod; Stony Silence; Cursed Totem;
    Linvala, Keeper of Silence; Blood Moon; Magus of the Moon; Back to Basics; Opposition Agent;
    Aven Mindcensor; Narset, Parter of Veils; Contamination; Braids, Cabal Minion; Tainted Aether;
    Infernal Darkness; Root Maze; Choke; Manglehorn; Gaddock Teeg; Ethersworn Canonist; Armageddon;
    Hokori, Dust Drinker; Authority of the Consuls; Torpor Orb; Price of Glory;
    The Tabernacle at Pendrell Vale`,
  stompy: `Craterhoof Behemoth; The Great Henge; Garruk's Uprising; Ghalta, Primal Hunger;
    Xenagos, God of Revels; Vigor; Elder Gargaroth; Rhonas the Indomitable; Goreclaw, Terror of Qal Sisma;
    End-Raze Forerunners; Rishkar's Expertise; Return of the Wildspeaker; Selvala, Heart of the Wilds;
    Overwhelming Stampede; Unnatural Growth; Pathbreaker Ibex; Beast Whisperer; Elemental Bond;
    Kogla, the Titan Ape; Carnage Tyrant; Steel Leaf Champion; Surrak, the Hunt Caller; Kalonian Hydra;
    Managorger Hydra; Old-Growth Troll; Gigantosaurus; Worldspine Wurm; Apex Altisaur; Questing Beast;
    Thragtusk; Terror of the Peaks; Etali, Primal Storm; Moraug, Fury of Akoum; Atarka, World Render;
    Rotting Regisaur; Rancor; Zacama, Primal Calamity; Dragonlord Dromoka; Ghalta, Stampede Tyrant;
    Polukranos, World Eater`,
  storm: `Grapeshot; Brain Freeze; Tendrils of Agony; Mind's Desire; Aetherflux Reservoir; Past in Flames;
    Underworld Breach; Birgi, God of Storytelling; Jeska's Will; Empty the Warrens; Thousand-Year Storm;
    Ral, Monsoon Mage; Dark Ritual; Cabal Ritual; Rite of Flame; Desperate Ritual; Pyretic Ritual;
    Seething Song; Mana Geyser; Storm-Kiln Artist; Ruby Medallion; Sapphire Medallion; Goblin Electromancer;
    Baral, Chief of Compliance; Bonus Round; High Tide; Turnabout; Frantic Search; Echo of Eons;
    Wheel of Fortune; Ad Nauseam; Yawgmoth's Will; Gitaxian Probe; Lotus Petal; Lion's Eye Diamond;
    Weather the Storm; Chatterstorm; Reaping the Graves; Galvanic Relay; Dramatic Reversal`,
  surveil: `Mirko, Obsessive Theorist; Dimir Spybug; Thoughtbound Phantasm; Doom Whisperer;
    Disinformation Campaign; Enhanced Surveillance; Whispering Snitch; Thought Erasure; Consider; Notion Rain;
    Discovery; Search for Azcanta; Nightveil Sprite; Blood Operative; Lazav, the Multifarious; Copy Catchers;
    Starving Revenant; Kaya, Spirits' Justice; Mission Briefing; Otherworldly Gaze; Curate; Eye of Duskmantle;
    Dimir Informant; Darkblade Agent; Connive; Sinister Sabotage; Dream Eater; Price of Fame; Deadly Visit;
    Ransom Note; Larder Zombie; Undercity Sewers; Underground Mortuary; Raucous Theater; Hedge Maze;
    Meticulous Archive; Shadowy Backstreet; Thundering Falls; Elegant Parlor; Lush Portico`,
  suspend: `As Foretold; Jhoira of the Ghitu; Rousing Refrain; Ancestral Vision; Living End; Lotus Bloom;
    Mox Tantalite; Sol Talisman; Profane Tutor; Wheel of Fate; Crashing Footfalls; Hypergenesis;
    Restore Balance; Gaea's Will; Inevitable Betrayal; Taigam, Master Opportunist; The Tenth Doctor;
    Rose Tyler; Greater Gargadon; Rift Bolt; Search for Tomorrow; Aeon Chronicler; Nihilith;
    Curse of the Cabal; Delay; Suspend; Clockspinning; Jhoira's Timebug; Timebender; Rift Elemental;
    Fury Charm; Timecrafting; Wibbly-wobbly, Timey-wimey; Time Beetle; Paradox Haze; Reality Strobe;
    Deep-Sea Kraken; Durkwood Baloth; Epochrasite; Amy Pond`,
  'tap-untap': `Intruder Alarm; Seedborn Muse; Opposition; Glare of Subdual; Quest for Renewal; Awakening;
    Wilderness Reclamation; Derevi, Empyrial Tactician; Freed from the Real; Pemmin's Aura;
    Thousand-Year Elixir; Umbral Mantle; Sword of the Paruns; Drumbellower; Hylda of the Icy Crown;
    Verity Circle; Kiora's Follower; Seeker of Skybreak; Aphetto Alchemist; Copperhorn Scout; Murkfiend Liege;
    Emmara, Soul of the Accord; Fallowsage; Judge of Currents; Dramatic Reversal; Icy Manipulator;
    Magewright's Stone; Minamo, School at Water's Edge; Springleaf Drum; Clock of Omens; Unwinding Clock;
    Merrow Commerce; Midnight Guard; Village Bell-Ringer; Halo Fountain; King Macar, the Gold-Cursed;
    Pain Seer; Jeskai Ascendancy; Nettle Drone; Combat Celebrant`,
  'the-ring': `Call of the Ring; Frodo, Sauron's Bane; Sauron, the Dark Lord; Lord of the Nazgûl; Nazgûl;
    Gollum, Patient Plotter; Sméagol, Helpful Guide; Samwise the Stouthearted; Frodo Baggins;
    Faramir, Field Commander; Aragorn, Company Leader; Boromir, Warden of the Tower; Dúnedain Rangers;
    Gandalf, Friend of the Shire; Witch-king of Angmar; Ringwraiths; Sauron, the Necromancer;
    In the Darkness Bind Them; There and Back Again; Sam's Desperate Rescue; Birthday Escape;
    Claim the Precious; Elrond, Lord of Rivendell; Galadriel of Lothlórien; Sauron's Ransom;
    Rangers of Ithilien; Ringsight; Fiery Inscription; Ranger's Firebrand; Glorious Gale; Scroll of Isildur;
    Slip On the Ring; Inherited Envelope; Horses of the Bruinen; Dreadful as the Storm; Bombadil's Song;
    Mirrormere Guardian; Enraged Huorn; Took Reaper; Uruk-hai Berserker`,
  theft: `Agent of Treachery; Hostage Taker; Gonti, Lord of Luxury; Thief of Sanity; Bribery; Praetor's Grasp;
    Gilded Drake; Treachery; Control Magic; Blatant Thievery; Expropriate; Insurrection; Mob Rule;
    Zealous Conscripts; Etali, Primal Storm; Captivating Crew; Sower of Temptation; Opposition Agent;
    Vedalken Shackles; Tasha, the Witch Queen; Gonti, Canny Acquisitor; Fallen Shinobi; Nightveil Specter;
    Villainous Wealth; Dauthi Voidwalker; Dragonlord Silumgar; Memnarch; Hellkite Tyrant;
    Ragavan, Nimble Pilferer; Grenzo, Havoc Raiser; Breeches, Brazen Plunderer; Brainstealer Dragon;
    Rakdos, the Muscle; Captivating Vampire; Sepulchral Primordial; Rise of the Dark Realms; Stolen Strategy;
    Sen Triplets; Aura Thief; Chaos Wand`,
  'time-counters': `As Foretold; The Tenth Doctor; Rose Tyler; Rousing Refrain; Ancestral Vision;
    Jhoira of the Ghitu; Clockspinning; Wibbly-wobbly, Timey-wimey; Jhoira's Timebug; Time Beetle; Timebender;
    Timecrafting; Fury Charm; Rift Elemental; Overlord of the Hauntwoods; Overlord of the Mistmoors;
    Overlord of the Balemurk; Overlord of the Floodpits; Overlord of the Boilerbilges; Out of Time; Chronozoa;
    Reality Acid; Dreamtide Whale; Tidewalker; Calciderm; Lost Auramancers; Aven Riftwatcher;
    Keldon Marauders; Deadwood Treefolk; Waning Wurm; Aeon Chronicler; Nihilith; Greater Gargadon;
    All of History, All at Once; The Parting of the Ways; Taigam, Master Opportunist; Lotus Bloom;
    Mox Tantalite; Paradox Haze; Inexorable Tide`,
  tokens: `Anointed Procession; Doubling Season; Parallel Lives; Mondrak, Glory Dominus;
    Ojer Taq, Deepest Foundation; Adrix and Nev, Twincasters; Cathars' Crusade; Craterhoof Behemoth;
    Beastmaster Ascension; Intangible Virtue; Divine Visitation; Avenger of Zendikar; Scute Swarm;
    Tendershoot Dryad; Adeline, Resplendent Cathar; Chatterfang, Squirrel General; Bitterblossom;
    Secure the Wastes; White Sun's Zenith; Martial Coup; Elspeth, Sun's Champion; Finale of Glory;
    Second Harvest; Skullclamp; Impact Tremors; Purphoros, God of the Forge; Goblin Bombardment;
    Krenko, Mob Boss; Siege-Gang Commander; Tempt with Vengeance; Grave Titan; Ophiomancer;
    Army of the Damned; Talrand, Sky Summoner; Shark Typhoon; Hangarback Walker; Idol of Oblivion;
    Welcoming Vampire; Rhys the Redeemed; Shamanic Revelation`,
  topdeck: `Sensei's Divining Top; Scroll Rack; Sylvan Library; Mirri's Guile; Brainstorm; Bolas's Citadel;
    Mystic Forge; Future Sight; Magus of the Future; Courser of Kruphix; Oracle of Mul Daya;
    Experimental Frenzy; Vizier of the Menagerie; Realmwalker; Augur of Autumn; One with the Multiverse;
    Precognition Field; Conspicuous Snoop; Elsha of the Infinite; Galea, Kindler of Hope;
    Radha, Heart of Keld; Melek, Izzet Paragon; Aminatou, the Fateshifter; Yennett, Cryptic Sovereign;
    Glarb, Calamity's Augur; Entreat the Angels; Terminus; Temporal Mastery; Reforge the Soul;
    Bonfire of the Damned; Counterbalance; Soothsaying; Vampiric Tutor; Mystical Tutor; Worldly Tutor;
    Enlightened Tutor; Noxious Revival; Lurking Predators; Jace, the Mind Sculptor; Sphinx of Jwar Isle`,
  'toughness-matters': `High Alert; Assault Formation; Arcades, the Strategist; Doran, the Siege Tower;
    Huatli, the Sun's Heart; Bedrock Tortoise; Felothar the Steadfast; Wall of Omens; Wall of Blossoms;
    Overgrown Battlement; Axebane Guardian; Rolling Stones; Tower Defense; Wingmantle Chaplain;
    Shield-Wall Sentinel; Crashing Drawbridge; Tree of Redemption; Tree of Perdition; Last March of the Ents;
    Slagwurm Armor; Wakestone Gargoyle; Wall of Denial; Wall of Reverence; Hover Barrier;
    Belligerent Brontodon; Ancient Lumberknot; Towering Titan; Catapult Fodder; Indomitable Ancients;
    Sapling of Colfenor; Solid Footing; Gauntlets of Light; Stalwart Shield-Bearers; Phenax, God of Deception;
    Betor, Kin to All; Kin-Tree Invocation; Perimeter Captain; Charix, the Raging Isle; Vent Sentinel;
    Treefolk Umbra`,
  treasure: `Smothering Tithe; Pitiless Plunderer; Goldspan Dragon; Old Gnawbone; Academy Manufactor; Xorn;
    Revel in Riches; Storm-Kiln Artist; Professional Face-Breaker; Black Market Connections;
    Jolene, the Plunder Queen; Magda, Brazen Outlaw; Ancient Copper Dragon; Prosper, Tome-Bound;
    Mahadi, Emporium Master; Kalain, Reclusive Painter; Grim Hireling; Tireless Provisioner;
    Bootleggers' Stash; Monologue Tax; Rose Room Treasurer; Gala Greeters; Malcolm, Keen-Eyed Navigator;
    Prosperous Thief; Spell Swindle; Deadly Dispute; Big Score; Unexpected Windfall; Brass's Bounty;
    Rain of Riches; Captain Lannery Storm; Ragavan, Nimble Pilferer; Treasure Vault; Goldvein Pick;
    Reckless Fireweaver; Marionette Master; Mayhem Devil; Tivit, Seller of Secrets; Hellkite Tyrant;
    Galazeth Prismari`,
  'triggered-abilities': `Strionic Resonator; Panharmonicon; Yarok, the Desecrated; Teysa Karlov;
    Isshin, Two Heavens as One; Elesh Norn, Mother of Machines; Wulfgar of Icewind Dale;
    Veyran, Voice of Duality; Harmonic Prodigy; Roaming Throne; Ancient Greenwarden;
    Delney, Streetwise Lookout; Drivnod, Carnage Dominus; Naban, Dean of Iteration; Lithoform Engine;
    Weaver of Harmony; Annie Joins Up; Kirol, Attentive First-Year; Virtue of Knowledge; Echoes of Eternity;
    Felix Five-Boots; Clara Oswald; Gogo, Master of Mimicry; Traveling Chocobo; Cloud, Midgar Mercenary;
    The Masamune; Obeka, Splitter of Seconds; Sphinx of the Second Sun; Paradox Haze; Preston, the Vanisher;
    Molten Echoes; Thassa, Deep-Dwelling; Mulldrifter; Gray Merchant of Asphodel; Terror of the Peaks;
    Brago, King Eternal; Aurelia, the Warleader`,
  tron: `Urza's Tower; Urza's Mine; Urza's Power Plant; Expedition Map; Karn Liberated;
    Ugin, the Spirit Dragon; Wurmcoil Engine; Sylvan Scrying; Tolaria West; Crop Rotation;
    Ulamog, the Ceaseless Hunger; Kozilek, Butcher of Truth; World Breaker; Oblivion Stone; All Is Dust;
    Ugin, the Ineffable; Karn, the Great Creator; Planar Bridge; Reap and Sow; Tempt with Discovery;
    Hour of Promise; Realms Uncharted; Elvish Reclaimer; Sowing Mycospawn; Weathered Wayfarer;
    Conduit of Ruin; Thought-Knot Seer; Walking Ballista; Vesuva; Thespian's Stage; Crucible of Worlds;
    Eye of Ugin; Sanctum of Ugin; Inventors' Fair; Platinum Angel; Urza's Factory; Urza's Workshop`,
  tutors: `Demonic Tutor; Vampiric Tutor; Mystical Tutor; Enlightened Tutor; Worldly Tutor; Imperial Seal;
    Gamble; Diabolic Intent; Grim Tutor; Green Sun's Zenith; Chord of Calling; Finale of Devastation;
    Survival of the Fittest; Eladamri's Call; Birthing Pod; Stoneforge Mystic; Idyllic Tutor; Open the Armory;
    Recruiter of the Guard; Ranger-Captain of Eos; Imperial Recruiter; Goblin Matron; Godo, Bandit Warlord;
    Fabricate; Trinket Mage; Whir of Invention; Muddle the Mixture; Solve the Equation; Merchant Scroll;
    Beseech the Mirror; Wishclaw Talisman; Sidisi, Undead Vizier; Rune-Scarred Demon; Natural Order;
    Tooth and Nail; Academy Rector; Moggcatcher; Planar Bridge; Citanul Flute; Ring of Three Wishes`,
  unblockable: `Rogue's Passage; Whispersilk Cloak; Aqueous Form; Deepchannel Mentor;
    Tetsuko Umezawa, Fugitive; Thassa, God of the Sea; Trailblazer's Boots; Access Tunnel; Whirler Rogue;
    Bident of Thassa; Reconnaissance Mission; Coastal Piracy; Changeling Outcast; Slither Blade;
    Triton Shorestalker; Mist-Cloaked Herald; Invisible Stalker; Looter il-Kor; Dauthi Voidwalker;
    Dauthi Horror; Cold-Eyed Selkie; Distortion Strike; Artful Dodge; Slip Through Space;
    Sun Quan, Lord of Wu; Cover of Darkness; Filth; Delney, Streetwise Lookout; Soltari Champion;
    Soltari Visionary; Steel of the Godhead; Champion of Lambholt; Sidar Kondo of Jamuraa; Siege Behemoth;
    Bower Passage; Silhana Ledgewalker; Canopy Cover; Bedlam; Prowler's Helm; Key to the City`,
  vehicles: `Parhelion II; Smuggler's Copter; Skysovereign, Consul Flagship; Esika's Chariot; Heart of Kiran;
    Depala, Pilot Exemplar; Greasefang, Okiba Boss; Shorikai, Genesis Engine; Kotori, Pilot Prodigy;
    Sram, Senior Edificer; Peacewalker Colossus; Reckoner Bankbuster; Mechtitan Core; Surgehacker Mech;
    Mobilizer Mech; Aeronaut Admiral; Aethersphere Harvester; Weatherlight; Consulate Dreadnought;
    Cultivator's Caravan; Unlicensed Hearse; Imposter Mech; Aerial Surveyor; Colossal Plow; Raiders' Karve;
    Silent Submersible; High-Speed Hoverbike; Subterranean Schooner; Mizzium Tank; Ovalchase Dragster;
    Fleetwheel Cruiser; Hotshot Mechanic; Veteran Motorist; Caradora, Heart of Alacria;
    Daretti, Rocketeer Engineer; Lumbering Worldwagon; Debris Beetle; Cid, Freeflier Pilot; Mech Hangar;
    Emry, Lurker of the Loch`,
  voltron: `Sigarda's Aid; Puresteel Paladin; Colossus Hammer; Lightning Greaves; Swiftfoot Boots;
    Sword of Feast and Famine; Sword of Fire and Ice; Sword of Hearth and Home; Umezawa's Jitte; Shadowspear;
    Embercleave; Blackblade Reforged; Hammer of Nazahn; Stoneforge Mystic; All That Glitters; Ethereal Armor;
    Eldrazi Conscription; Battle Mastery; Fireshrieker; Grappling Hook; Ardenn, Intrepid Archaeologist;
    Kor Spiritdancer; Sram, Senior Edificer; Mantle of the Ancients; Bear Umbra; Ancestral Mask; Rancor;
    Snake Umbra; Commander's Plate; Darksteel Plate; Whispersilk Cloak; Rogue's Passage; Kaldra Compleat;
    Duelist's Heritage; Temur Battle Rage; Berserk; Hatred; Tainted Strike; Aqueous Form;
    Steel of the Godhead`,
  waterbending: `Katara, Bending Prodigy; Waterbender Ascension; Katara, Water Tribe's Hope;
    Hama, the Bloodbender; Secret of Bloodbending; Spirit Water Revival; The Legend of Kuruk;
    Yue, the Moon Spirit; The Unagi of Kyoshi Island; Benevolent River Spirit; Aang, Swift Savior;
    Avatar Aang; Katara, Seeking Revenge; Waterbender's Restoration; Water Whip; Aang's Iceberg;
    Crashing Wave; Waterbending Lesson; Ruinous Waterbending; Foggy Swamp Visions; Water Tribe Rallier;
    Invasion Submersible; Geyser Leaper; Flexible Waterbender; Giant Koi; Watery Grasp; North Pole Patrol;
    Ruthless Waterbender; Foggy Swamp Vinebender`,
  wheels: `Wheel of Fortune; Windfall; Wheel of Misfortune; Narset, Parter of Veils; Notion Thief;
    Reforge the Soul; Magus of the Wheel; Timetwister; Echo of Eons; Time Spiral; Jace's Archivist;
    Whispering Madness; Dark Deal; Waste Not; Smothering Tithe; Sheoldred, the Apocalypse; Orcish Bowmasters;
    Nekusar, the Mindrazer; Underworld Dreams; Fate Unraveler; Kederekt Parasite; Bone Miser;
    Liliana's Caress; Megrim; Psychosis Crawler; Glint-Horn Buccaneer; Niv-Mizzet, Parun;
    Alhammarret's Archive; Teferi's Puzzle Box; Memory Jar; Molten Psyche; Winds of Change; Burning Inquiry;
    Khorvath's Fury; Day's Undoing; Wheel of Fate; Xyris, the Writhing Storm; Consecrated Sphinx;
    Tergrid, God of Fright; Spiteful Visions`,
  'x-spells': `Zaxara, the Exemplary; Unbound Flourishing; Rosheen Meanderer; Torment of Hailfire;
    Exsanguinate; Finale of Devastation; Crackle with Power; Genesis Wave; Villainous Wealth; Hydroid Krasis;
    Comet Storm; Jaya's Immolating Inferno; Electrodominance; Fireball; Blue Sun's Zenith; Pull from Tomorrow;
    Stroke of Genius; Sphinx's Revelation; Curse of the Swine; White Sun's Zenith; Secure the Wastes;
    Martial Coup; Finale of Glory; Entreat the Angels; Green Sun's Zenith; Genesis Hydra; Mistcutter Hydra;
    Voracious Hydra; Primordial Hydra; Walking Ballista; Hangarback Walker; Stonecoil Serpent;
    Elementalist's Palette; Black Sun's Zenith; Death Cloud; Nyxbloom Ancient; Mana Reflection; Cabal Coffers;
    Neheb, the Eternal; Animist's Awakening`,
};
