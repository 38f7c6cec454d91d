/** Staples of casual Commander tables by role and color, best first, separated by "; ". */
export const ROLE_STAPLES: Readonly<Record<string, string>> = {
  'counterspell:m': `Dovin's Veto; Absorb; Counterflux; Mystic Snake; Voidslime; Frilled Mystic;
    Render Silent; Undermine; Spell Queller; Ionize; Plasm Capture; Countersquall; Izzet Charm;
    Quandrix Command; Decisive Denial; Ertai Resurrected; Psychic Strike; Double Negative; Suffocating Blast;
    Punish Ignorance; Soul Manipulation; Trap Essence`,
  'counterspell:u': `Counterspell; Negate; Arcane Denial; Swan Song; An Offer You Can't Refuse; Mana Drain;
    Fierce Guardianship; Force of Will; Mystic Confluence; Cryptic Command; Delay; Pact of Negation; Rewind;
    Essence Scatter; Dissolve; Spell Swindle; Tale's End; Force of Negation; Sublime Epiphany; Disallow;
    Stubborn Denial; Spell Pierce; Flusterstorm; Dissipate; Saw It Coming; Memory Lapse;
    Glen Elendra Archmage; Three Steps Ahead; Archmage's Charm; Summary Dismissal; Exclude; Desertion; Hinder;
    Didn't Say Please; Miscast`,
  'counterspell:w': `Reprieve; Lapse of Certainty; Mana Tithe; Rebuff the Wicked; Dawn Charm; Illumination`,
  'draw:b': `Phyrexian Arena; Night's Whisper; Sign in Blood; Read the Bones; Black Market Connections;
    Deadly Dispute; Village Rites; Morbid Opportunist; Midnight Reaper; Grim Haruspex; Necropotence;
    Stinging Study; Syphon Mind; Ambition's Cost; Dark Prophecy; Bolas's Citadel; Painful Truths;
    Skullport Merchant; Plumb the Forbidden; Erebos, God of the Dead; Corrupted Conviction; Disciple of Bolas;
    Greed; Bloodgift Demon; Costly Plunder; Priest of Forgotten Gods; Ancient Craving; Dark Confidant;
    Vilis, Broker of Blood; Phyrexian Rager; Pact of the Serpent; Twilight Prophet; Harvester of Souls;
    Promise of Power; Dusk Legion Zealot`,
  'draw:c': `Skullclamp; Mind's Eye; Idol of Oblivion; Endless Atlas; Tome of Legends; The One Ring;
    Sensei's Divining Top; Mask of Memory; Mystic Forge; Scroll Rack; Bonder's Ornament; Howling Mine;
    Temple Bell; Sandstone Oracle; Coercive Portal; Well of Lost Dreams; Sword of Fire and Ice; Mazemind Tome;
    The Immortal Sun; Ichor Wellspring; Font of Mythos; Palantír of Orthanc; Infiltration Lens; Treasure Map;
    Horn of Greed; Alhammarret's Archive; Currency Converter; Arcane Encyclopedia; Bag of Holding;
    Key to the City; Memory Jar`,
  'draw:g': `Beast Whisperer; Guardian Project; Harmonize; Garruk's Uprising; Rishkar's Expertise;
    Return of the Wildspeaker; Toski, Bearer of Secrets; Elemental Bond; Sylvan Library; Tireless Tracker;
    Ohran Frostfang; Shamanic Revelation; The Great Henge; Greater Good; Tribute to the World Tree;
    Lifecrafter's Bestiary; Soul of the Harvest; Up the Beanstalk; Life's Legacy; Elvish Visionary;
    Momentous Fall; Inspiring Call; Colossal Majesty; Zendikar Resurgent; Hunter's Insight; Augur of Autumn;
    Last March of the Ents; Primordial Sage; Realmwalker; Garruk, Primal Hunter; Vizier of the Menagerie;
    Hunter's Prowess; Abundance; Overwhelming Instinct`,
  'draw:m': `Tatyova, Benthic Druid; Baleful Strix; Expressive Iteration; Edric, Spymaster of Trest;
    Moldervine Reclamation; Aesi, Tyrant of Gyre Strait; Coiling Oracle; Escape to the Wilds;
    Theater of Horrors; Niv-Mizzet, Parun; Notion Thief; Hydroid Krasis; Teferi, Hero of Dominaria;
    Urban Evolution; Sphinx's Revelation; Uro, Titan of Nature's Wrath; Prime Speaker Zegana; Dack Fayden;
    Thief of Sanity; Ephara, God of the Polis; Fallen Shinobi; Niv-Mizzet, the Firemind;
    Selvala, Explorer Returned; Tymna the Weaver; Deathreap Ritual; Keranos, God of Storms; Fevered Visions;
    Lonis, Cryptozoologist`,
  'draw:r': `Faithless Looting; Thrill of Possibility; Valakut Awakening; Wheel of Misfortune;
    Reforge the Soul; Laelia, the Blade Reforged; Outpost Siege; Magus of the Wheel; Reckless Impulse;
    Wrenn's Resolve; Light Up the Stage; Wheel of Fortune; Fable of the Mirror-Breaker; Etali, Primal Storm;
    Experimental Frenzy; Tectonic Reformation; Stolen Strategy; Chandra, Torch of Defiance; Cathartic Reunion;
    Tormenting Voice; Furious Rise; Humble Defector; Risk Factor; Combustible Gearhulk; Knollspine Dragon;
    Vance's Blasting Cannons; Ignite the Future; Commune with Lava; Conspiracy Theorist; Dragon Mage;
    Shattered Perception`,
  'draw:u': `Brainstorm; Ponder; Rhystic Study; Mystic Remora; Fact or Fiction; Treasure Cruise;
    Frantic Search; Mulldrifter; Windfall; Preordain; Pull from Tomorrow; Blue Sun's Zenith; Dig Through Time;
    Consecrated Sphinx; Bident of Thassa; Reconnaissance Mission; Coastal Piracy; Kindred Discovery;
    Archmage Emeritus; Thirst for Knowledge; Lórien Revealed; Opt; Consider; Deep Analysis; Midnight Clock;
    Concentrate; Chart a Course; Memory Deluge; Teferi's Ageless Insight; Impulse; Distant Melody;
    Flow of Ideas; Compulsive Research; Nezahal, Primal Tide; Finale of Revelation`,
  'draw:w': `Esper Sentinel; Welcoming Vampire; Tocasia's Welcome; Mangara, the Diplomat; Trouble in Pairs;
    Mentor of the Meek; Bennie Bracks, Zoologist; Secret Rendezvous; Rumor Gatherer; Wedding Ring;
    Archivist of Oghma; Inspiring Overseer; Cut a Deal; Dawn of a New Age; Enduring Innocence; Wall of Omens;
    Spirited Companion; Thraben Inspector; Sram, Senior Edificer; Mesa Enchantress; Puresteel Paladin;
    Alms Collector; Bygone Bishop; Staff of the Storyteller; Smuggler's Share; Caretaker's Talent;
    Chivalric Alliance; Kor Spiritdancer; Dusk Legion Duelist; Combat Thresher`,
  'fixing-land:b': `Thriving Moor; Vivid Marsh; Black Dragon Gate; Bog Wreckage`,
  'fixing-land:c': `Command Tower; Exotic Orchard; Path of Ancestry; Evolving Wilds; Terramorphic Expanse;
    Fabled Passage; Ash Barrens; City of Brass; Mana Confluence; Reflecting Pool; Prismatic Vista;
    Unclaimed Territory; Secluded Courtyard; Cavern of Souls; Forbidden Orchard; Plaza of Heroes; Opal Palace;
    Grand Coliseum; Escape Tunnel; Gateway Plaza; Rupture Spire; Transguild Promenade; Gemstone Mine;
    Starting Town; Cascading Cataracts; Promising Vein; Shire Terrace; Multiversal Passage; Uncharted Haven;
    Study Hall; Tarnished Citadel; Undiscovered Paradise; Spire of Industry; Tendo Ice Bridge`,
  'fixing-land:g': `Thriving Grove; Vivid Grove; Manor Gate; Timberland Ruins`,
  'fixing-land:m': `Sea of Clouds; Morphic Pool; Luxury Suite; Spire Garden; Bountiful Promenade;
    Vault of Champions; Training Center; Undergrowth Stadium; Spectator Seating; Rejuvenating Springs;
    Adarkar Wastes; Underground River; Sulfurous Springs; Karplusan Forest; Brushland; Caves of Koilos;
    Shivan Reef; Llanowar Wastes; Battlefield Forge; Yavimaya Coast; Hallowed Fountain; Watery Grave;
    Blood Crypt; Stomping Ground; Temple Garden; Godless Shrine; Steam Vents; Overgrown Tomb; Sacred Foundry;
    Breeding Pool; Arcane Sanctum; Seaside Citadel; Crumbling Necropolis; Savage Lands; Jungle Shrine`,
  'fixing-land:r': `Thriving Bluff; Vivid Crag; Cliffgate; Ravaged Highlands`,
  'fixing-land:u': `Thriving Isle; Vivid Creek; Sea Gate; Seafloor Debris`,
  'fixing-land:w': `Thriving Heath; Vivid Meadow; Citadel Gate; Abandoned Outpost`,
  'protection:b': `Malakir Rebirth; Undying Malice; Kaya's Ghostform; Feign Death; Undying Evil;
    Supernatural Stamina; Imp's Mischief; Fake Your Own Death; Not Dead After All; No Mercy;
    Abnormal Endurance; Dread; Mikaeus, the Unhallowed; Demonic Gifts; Minion's Return; Unholy Indenture;
    Darkness`,
  'protection:c': `Lightning Greaves; Swiftfoot Boots; Whispersilk Cloak; Darksteel Plate; Conqueror's Flail;
    Champion's Helm; Mithril Coat; Mask of Avacyn; Lavaspur Boots; Commander's Plate; Hammer of Nazahn;
    Eldrazi Monument; Assault Suit; Crawlspace; Witchbane Orb; Nim Deathmantle; Orbs of Warding;
    Silver Shroud Costume; Mirror Shield; Platinum Angel; Welding Jar`,
  'protection:g': `Heroic Intervention; Tamiyo's Safekeeping; Snakeskin Veil; Tyvar's Stand; Veil of Summer;
    Sylvan Safekeeper; Asceticism; Wrap in Vigor; Saryth, the Viper's Fang; Constant Mists; Arachnogenesis;
    Bear Umbra; Spore Frog; Blossoming Defense; Obscuring Haze; Overprotect; Ranger's Guile; Destiny Spinner;
    Allosaurus Shepherd; Moment's Peace; Archetype of Endurance; Autumn's Veil; Royal Treatment;
    Withstand Death; Alpha Authority; Prowling Serpopard; Vines of Vastwood; Snake Umbra; Gaea's Gift;
    Tangle`,
  'protection:m': `Boros Charm; Privileged Position; Inkshield; Golgari Charm; Shalai, Voice of Plenty;
    Archangel Avacyn; Teferi, Time Raveler; Sigarda, Host of Herons; Iroas, God of Victory;
    Dragonlord Dromoka; Selesnya Charm; Simic Charm; Plaxmanta; Vexing Shusher; Chance for Glory;
    Shield of the Oversoul; Deflecting Palm; Tajic, Legion's Edge`,
  'protection:r': `Deflecting Swat; Bolt Bend; Untimely Malfunction; Tibalt's Trickery; Return the Favor;
    Wild Ricochet; Ricochet Trap; Redirect Lightning; Shunt`,
  'protection:u': `Propaganda; Slip Out the Back; March of Swirling Mist; Kira, Great Glass-Spinner;
    Spellskite; Dive Down; Ghostly Flicker; Lazotep Plating; Siren Stormtamer; Shore Up; Diplomatic Immunity;
    Reality Ripple; Dissipation Field; Essence Flux; Displace; Illusionist's Gambit; Vanishing; Winged Boots;
    Alexi's Cloak; Neurok Stealthsuit`,
  'protection:w': `Teferi's Protection; Flawless Maneuver; Clever Concealment; Akroma's Will;
    Unbreakable Formation; Mother of Runes; Giver of Runes; Grand Abolisher; Ghostly Prison; Selfless Spirit;
    Eerie Interlude; Rootborn Defenses; Make a Stand; Loran's Escape; Galadriel's Dismissal; Dawn's Truce;
    Cosmic Intervention; Sejiri Shelter; Guardian of Faith; Ephemerate; Surge of Salvation; Ghostway;
    Semester's End; Dauntless Bodyguard; Selfless Savior; Avacyn, Angel of Hope; Perch Protection;
    Brave the Elements; Silence; Gods Willing; Bastion Protector; Sphere of Safety; Comeuppance`,
  'ramp:b': `Crypt Ghast; Dark Ritual; Jet Medallion; Charcoal Diamond; Pitiless Plunderer;
    Magus of the Coffers; Nirkana Revenant; Black Market; Liliana of the Dark Realms; Shambling Ghast;
    Cabal Ritual; Grim Hireling; Pawn of Ulamog; Ruthless Technomancer; K'rrik, Son of Yawgmoth;
    Sifter of Skulls; Songs of the Damned; Priest of Gix; Overeager Apprentice; Carrier Thrall`,
  'ramp:c': `Sol Ring; Arcane Signet; Fellwar Stone; Mind Stone; Thought Vessel; Wayfarer's Bauble;
    Commander's Sphere; Solemn Simulacrum; Chromatic Lantern; Burnished Hart; Everflowing Chalice;
    Worn Powerstone; Thran Dynamo; Gilded Lotus; Coldsteel Heart; Hedron Archive; Basalt Monolith;
    Prismatic Lens; Sword of the Animist; Liquimetal Torque; Relic of Legends; Star Compass;
    Decanter of Endless Water; Lotus Petal; Ornithopter of Paradise; Patchwork Banner; Palladium Myr;
    Pilgrim's Eye; Mox Amber; Guardian Idol; The Celestus; Caged Sun; Bender's Waterskin; Dreamstone Hedron`,
  'ramp:g': `Cultivate; Nature's Lore; Three Visits; Kodama's Reach; Farseek; Rampant Growth;
    Sakura-Tribe Elder; Birds of Paradise; Llanowar Elves; Wood Elves; Skyshroud Claim; Elvish Mystic;
    Fyndhorn Elves; Farhaven Elf; Migration Path; Azusa, Lost but Seeking; Oracle of Mul Daya; Lotus Cobra;
    Exploration; Burgeoning; Dryad of the Ilysian Grove; Utopia Sprawl; Wild Growth; Harrow;
    Tireless Provisioner; Explosive Vegetation; Bloom Tender; Incubation Druid; Springbloom Druid; Explore;
    Boundless Realms; Mana Reflection; Nyxbloom Ancient; Topiary Stomper; Priest of Titania`,
  'ramp:m': `Dimir Signet; Azorius Signet; Simic Signet; Golgari Signet; Rakdos Signet; Orzhov Signet;
    Boros Signet; Izzet Signet; Selesnya Signet; Gruul Signet; Talisman of Dominance; Talisman of Progress;
    Talisman of Curiosity; Talisman of Resilience; Talisman of Indulgence; Talisman of Hierarchy;
    Talisman of Conviction; Talisman of Creativity; Talisman of Unity; Talisman of Impulse; Growth Spiral;
    Noble Hierarch; Ignoble Hierarch; Mirari's Wake; Deathrite Shaman; Faeburrow Elder; Goblin Electromancer;
    Eureka Moment; Mahadi, Emporium Master; Grand Warlord Radha; Goblin Anarchomancer;
    Klauth, Unrivaled Ancient; Savage Ventmaw; Lotho, Corrupt Shirriff`,
  'ramp:r': `Jeska's Will; Storm-Kiln Artist; Big Score; Unexpected Windfall; Professional Face-Breaker;
    Mana Geyser; Ruby Medallion; Seething Song; Goldspan Dragon; Captain Lannery Storm; Cursed Mirror;
    Brass's Bounty; Fire Diamond; Curse of Opulence; Neheb, the Eternal; Birgi, God of Storytelling;
    Treasonous Ogre; Seize the Spoils; Pirate's Pillage; Atsushi, the Blazing Sky; Hoarding Ogre;
    Runaway Steam-Kin; Ancient Copper Dragon; Treasure Nabber; Generator Servant; Strike It Rich; Wily Goblin;
    Rain of Riches; Battle Hymn; Irencrag Feat; Desperate Ritual; Pyretic Ritual; Braid of Fire`,
  'ramp:u': `Sapphire Medallion; Sky Diamond; Baral, Chief of Compliance; High Tide; Etherium Sculptor;
    Haughty Djinn; Urza, Lord High Artificer; Cloud of Faeries; Peregrine Drake; Malcolm, Keen-Eyed Navigator;
    Dreamscape Artist; Deranged Assistant; Turnabout; Grand Architect; Palinchron; Great Whale;
    Curious Homunculus; Apprentice Wizard; Vedalken Engineer`,
  'ramp:w': `Knight of the White Orchid; Archaeomancer's Map; Land Tax; Smothering Tithe; Loyal Warhound;
    Keeper of the Accord; Claim Jumper; Deep Gnome Terramancer; Weathered Wayfarer; Pearl Medallion;
    Monologue Tax; Cartographer's Hawk; Oreskos Explorer; Kor Cartographer; Marble Diamond;
    Scholar of New Horizons; Aerial Surveyor; Verge Rangers; Boreas Charger; Tithe; Gift of Estates;
    Scouting Hawk; Beza, the Bounding Spring`,
  'recursion:b': `Reanimate; Animate Dead; Victimize; Living Death; Necromancy; Phyrexian Reclamation;
    Sheoldred, Whispering One; Dread Return; Rise of the Dark Realms; Beacon of Unrest; Zombify;
    Whip of Erebos; Agadeem's Awakening; Oversold Cemetery; Patriarch's Bidding; Persist; Gravedigger;
    Unearth; Stitch Together; Puppeteer Clique; Doomed Necromancer; Junji, the Midnight Sky; Palace Siege;
    Liliana, Death's Majesty; Ever After; Dance of the Dead; Exhume; Apprentice Necromancer; Cadaver Imp;
    Rescue from the Underworld; Grim Return; Command the Dreadhorde; Yawgmoth's Will; Macabre Waltz;
    Soul Salvage`,
  'recursion:c': `Crucible of Worlds; Myr Retriever; Mimic Vat; Trading Post; Junk Diver; Scrap Trawler;
    Sword of Light and Shadow; Workshop Assistant; Elixir of Immortality; Portal to Phyrexia;
    God-Pharaoh's Gift; Cauldron of Souls; Codex Shredder; Perpetual Timepiece; Salvaging Station;
    Artisan of Kozilek; Scarecrone; Epitaph Golem; Lifeline`,
  'recursion:g': `Eternal Witness; Regrowth; Bala Ged Recovery; Skullwinder; Ramunap Excavator;
    Splendid Reclamation; Genesis; Life from the Loam; Greenwarden of Murasa; Timeless Witness;
    Conduit of Worlds; Nature's Spiral; World Shaper; Den Protector; Praetor's Counsel; Seasons Past;
    Noxious Revival; Pulse of Murasa; Deadwood Treefolk; All Suns' Dawn; Perennial Behemoth;
    Shigeki, Jukai Visionary; Titania, Protector of Argoth; Ancient Greenwarden; Nissa, Vital Force;
    Recollect; Wildest Dreams; Revive; Tilling Treefolk; Cartographer; Creeping Renaissance; Restock;
    Gaea's Blessing`,
  'recursion:m': `Eerie Ultimatum; Meren of Clan Nel Toth; Muldrotha, the Gravetide; Unburial Rites;
    Karador, Ghost Chieftain; Lurrus of the Dream-Den; Alesha, Who Smiles at Death; Dance of the Manse;
    Hanna, Ship's Navigator; Wake the Past; Debtors' Knell; Torrent of Souls; Teneb, the Harvester;
    Golgari Findbroker; Reconstruct History; Ravos, Soultender; Sharuum the Hegemon; Izzet Chronarch;
    Reap the Past; Obzedat's Aid; Perennation; Nethroi, Apex of Death; Primevals' Glorious Rebirth;
    Sedris, the Traitor King; Immortal Servitude; Kess, Dissident Mage; Mystic Retrieval`,
  'recursion:r': `Goblin Welder; Scrap Mastery; Underworld Breach; Feldon of the Third Path;
    Daretti, Scrap Savant; Mizzix's Mastery; Past in Flames; Trash for Treasure; Charmbreaker Devils;
    Ardent Elementalist; Anarchist; Backdraft Hellkite; Dire Fleet Daredevil; Finale of Promise;
    Wildfire Devils; Surreal Memoir; Pia's Revolution; Recoup`,
  'recursion:u': `Archaeomancer; Snapcaster Mage; Torrential Gearhulk; Mnemonic Wall; Shipwreck Dowser;
    Emry, Lurker of the Loch; Mission Briefing; Salvager of Secrets; Echo of Eons; Body Double;
    Lier, Disciple of the Drowned; Call to Mind; Argivian Restoration; Diluvian Primordial; Relearn;
    Time Spiral; River Kelpie; Narset's Reversal; Drafna's Restoration; Naru Meha, Master Wizard`,
  'recursion:w': `Sun Titan; Sevinne's Reclamation; Karmic Guide; Reveillark; Serra Paragon; Emeria Shepherd;
    Faith's Reward; Brought Back; Open the Vaults; Angel of Serenity; Replenish; Brilliant Restoration;
    Adarkar Valkyrie; Extraction Specialist; Promise of Tomorrow; Restoration Specialist; Return to the Ranks;
    Angel of Indemnity; Storm of Souls; Auramancer; Monk Idealist; Starfield of Nyx; Late to Dinner;
    Breath of Life; Teshar, Ancestor's Apostle; Call a Surprise Witness; Angelic Renewal; Refurbish;
    Raise the Past; Leonin Squire`,
  'removal:b': `Infernal Grasp; Feed the Swarm; Go for the Throat; Hero's Downfall; Bloodchief's Thirst;
    Power Word Kill; Deadly Rollick; Ravenous Chupacabra; Murder; Grave Pact; Dictate of Erebos;
    Withering Torment; Snuff Out; Shriekmaw; Plaguecrafter; Fleshbag Marauder; Noxious Gearhulk; Tragic Slip;
    Sheoldred's Edict; Fatal Push; Baleful Mastery; Cut Down; Bitter Triumph; Soul Shatter;
    Merciless Executioner; Butcher of Malakir; Cast Down; Doom Blade; Hagra Mauling; Attrition; Defile;
    Malicious Affliction; Vraska's Contempt; Price of Fame; Eliminate`,
  'removal:c': `Meteor Golem; Duplicant; Steel Hellkite; Spine of Ish Sah; Ugin, the Ineffable;
    Unstable Obelisk; Cityscape Leveler; Karn Liberated; Scour from Existence; Universal Solvent;
    Introduction to Annihilation; Walking Ballista; Lux Cannon; Brittle Effigy; Ulamog, the Ceaseless Hunger;
    Icy Manipulator; Argentum Masticore; Transmogrifying Wand; Staff of Nin; Predator, Flagship; Warping Wail;
    Contagion Clasp`,
  'removal:g': `Beast Within; Krosan Grip; Nature's Claim; Reclamation Sage; Kenrith's Transformation;
    Song of the Dryads; Acidic Slime; Force of Vigor; Return to Nature; Ram Through; Caustic Caterpillar;
    Foundation Breaker; Outland Liberator; Kogla, the Titan Ape; Wickerbough Elder; Lignify; Tail Swipe;
    Haywire Mite; Apex Altisaur; Terastodon; Primal Might; Thrashing Brontodon; Bushwhack;
    Inscription of Abundance; Woodfall Primus; Khalni Ambush; Voracious Hydra; Conclave Naturalists; Wilt;
    Titania's Command; Pick Your Poison; Savage Stomp`,
  'removal:m': `Assassin's Trophy; Anguished Unmaking; Despark; Vindicate; Mortify; Putrefy; Bedevil;
    Terminate; Utter End; Binding the Old Gods; Maelstrom Pulse; Abrupt Decay; Knight of Autumn; Rip Apart;
    Decimate; Dreadbore; Rakdos Charm; Wear; Aura Shards; Casualties of War; Tear Asunder; Qasali Pridemage;
    Kolaghan's Command; Drown in the Loch; Prismari Command; Fracture; Hull Breach; Lightning Helix;
    Hostage Taker; Vanishing Verse; Void Rend; Bant Charm; Crackling Doom; Ashen Rider; Ancient Grudge`,
  'removal:r': `Chaos Warp; Vandalblast; Lightning Bolt; Abrade; Wild Magic Surge; Bonecrusher Giant;
    By Force; Terror of the Peaks; Fiery Confluence; Zealous Conscripts; Goblin Cratermaker;
    Shatterskull Smashing; Shattering Spree; Smash to Smithereens; Flametongue Kavu; Molten Primordial;
    Inferno Titan; Hoard-Smelter Dragon; Fury; Comet Storm; Flametongue Yearling; Crackle with Power;
    Ingot Chewer; Manic Vandal; Viashino Heretic; Spikefield Hazard; Banefire`,
  'removal:u': `Pongify; Rapid Hybridization; Reality Shift; Resculpt; Imprisoned in the Moon; Ravenform;
    Curse of the Swine; Chain of Vapor; Into the Roil; Capsize; Blink of an Eye; Snap; Witness Protection;
    Eaten by Piranhas; Agent of Treachery; Brazen Borrower; Sower of Temptation; Control Magic;
    Kasmina's Transmutation; Venser, Shaper Savant; Gilded Drake; Treachery; Frogify; Riftwing Cloudskate;
    Ichthyomorphosis; Unsubstantiate; Fading Hope; Man-o'-War; In Bolas's Clutches; Confiscate;
    Corrupted Conscience; Deep Freeze`,
  'removal:w': `Swords to Plowshares; Path to Exile; Generous Gift; Stroke of Midnight; Grasp of Fate;
    Get Lost; Darksteel Mutation; Oblivion Ring; Council's Judgment; Return to Dust; Skyclave Apparition;
    Fateful Absence; Crush Contraband; Loran of the Third Path; Disenchant; Cathar Commando; Banishing Light;
    Cast Out; Luminate Primordial; Solitude; Palace Jailer; Heliod's Intervention; Unexpectedly Absent;
    Swift Reconfiguration; Angel of Sanctions; Prismatic Ending; Dispatch; March of Otherworldly Light;
    Witch Enchanter; Condemn; Parting Gust; Soul Partition; Oust; Static Net; Leyline Binding`,
  'sweeper:b': `Toxic Deluge; Damnation; Black Sun's Zenith; The Meathook Massacre; Crippling Fear;
    Crux of Fate; Massacre Wurm; Decree of Pain; Massacre Girl; Mutilate; Kindred Dominance; In Garruk's Wake;
    Languish; Deadly Tempest; Extinction Event; Blood on the Snow; Gix's Command; Pestilence; Life's Finale;
    Bontu's Last Reckoning; Necromantic Selection; Crypt Rats; Ritual of Soot; Extinguish All Hope;
    Barter in Blood; Archfiend of Depravity; Yahenni's Expertise; Witch's Vengeance; Killing Wave;
    Evincar's Justice; Plague Wind`,
  'sweeper:c': `Nevinyrral's Disk; Oblivion Stone; All Is Dust; Perilous Vault; Ugin, the Spirit Dragon;
    Ratchet Bomb; Contagion Engine; Karn's Sylex; Engineered Explosives; Boompile; The Filigree Sylex;
    Powder Keg`,
  'sweeper:g': `Bane of Progress; Ezuri's Predation; Squall Line; Hurricane; Creeping Corrosion;
    Back to Nature; Seeds of Innocence; Silklash Spider; Tranquility; Windstorm; Arashi, the Sky Asunder;
    Setessan Tactics; Primeval Light; Tranquil Grove; Polukranos, World Eater`,
  'sweeper:m': `Supreme Verdict; Merciless Eviction; Kaya's Wrath; Time Wipe; Deafening Clarion;
    Culling Ritual; Pernicious Deed; Find; Fracturing Gust; Ruinous Ultimatum; Path of Peril; Gaze of Granite;
    Last One Standing; Firespout; Savage Twister; Solar Blaze; Jund Charm; Magister of Worth;
    Nevinyrral, Urborg Tyrant; Lavalanche`,
  'sweeper:r': `Blasphemous Act; Chain Reaction; Star of Extinction; Anger of the Gods; Burn Down the House;
    Hour of Devastation; Chandra's Ignition; Storm's Wrath; Mizzium Mortars; Brotherhood's End;
    Sweltering Suns; Delayed Blast Fireball; Balefire Dragon; Starstorm; Slagstorm; Earthquake;
    Volcanic Torrent; Molten Disaster; Kozilek's Return; Pyrohemia; Shatterstorm; Meltdown;
    Subterranean Tremors; Fiery Cannonade; Pyroclasm; Magmaquake; Ryusei, the Falling Star;
    Rolling Earthquake; Bonfire of the Damned; Disaster Radius; Volcanic Vision`,
  'sweeper:u': `Cyclonic Rift; Evacuation; Aetherize; River's Rebuke; Flood of Tears; Raise the Palisade;
    Kederekt Leviathan; Scourge of Fleets; Aetherspouts; Devastation Tide; Crush of Tentacles; Whelming Wave;
    Perplexing Test; Slinn Voda, the Rising Deep; Coastal Breach; Displacement Wave; Hurkyl's Recall;
    Inundate; Polymorphist's Jest; Filter Out; Consuming Tide; Wash Out`,
  'sweeper:w': `Austere Command; Wrath of God; Farewell; Vanquish the Horde; Winds of Abandon;
    Hour of Revelation; Day of Judgment; Cleansing Nova; Fumigate; Tragic Arrogance; Dusk; Martial Coup;
    Sunfall; Depopulate; Doomskar; Rout; Ondu Inversion; Promise of Loyalty; Divine Reckoning;
    Elspeth, Sun's Champion; Single Combat; Citywide Bust; Slaughter the Strong; Phyrexian Rebirth; Terminus;
    Retribution of the Meek; Settle the Wreckage; Realm-Cloaked Giant; Akroma's Vengeance; Planar Cleansing;
    Shatter the Sky; Starfall Invocation; Urza's Ruinous Blast; Fell the Mighty; End Hostilities`,
  'tutor:b': `Demonic Tutor; Diabolic Intent; Diabolic Tutor; Vampiric Tutor; Wishclaw Talisman;
    Beseech the Queen; Entomb; Buried Alive; Grim Tutor; Rune-Scarred Demon; Scheming Symmetry;
    Sidisi, Undead Vizier; Mausoleum Secrets; Profane Tutor; Dark Petition; Final Parting;
    Razaketh, the Foulblooded; Increasing Ambition; Varragoth, Bloodsky Sire; Demonic Collusion;
    Behold the Beyond; Shred Memory; Vile Entomber; Mastermind's Acquisition; Case of the Stashed Skeleton;
    Brainspoil; Netherborn Phalanx`,
  'tutor:c': `Expedition Map; Moonsilver Key; Kuldotha Forgemaster; Ring of Three Wishes; Planar Portal;
    Citanul Flute; Planar Bridge; Skyship Weatherlight; Traveler's Amulet`,
  'tutor:g': `Finale of Devastation; Worldly Tutor; Green Sun's Zenith; Chord of Calling; Fierce Empath;
    Tooth and Nail; Sylvan Scrying; Fauna Shaman; Shared Summons; Birthing Pod; Eldritch Evolution;
    Primal Command; Tempt with Discovery; Woodland Bellower; Time of Need; Hour of Promise; Crop Rotation;
    Defense of the Heart; Invasion of Ixalan; Traverse the Ulvenwald; Archdruid's Charm; Summoner's Pact;
    Yisan, the Wanderer Bard; Natural Order; Vivien, Arkbow Ranger; Elvish Harbinger; Magus of the Order`,
  'tutor:m': `Eladamri's Call; Wargate; Bring to Light; Sunforger; Lim-Dûl's Vault; Captain Sisay;
    Congregation at Dawn; Sterling Grove; Jarad's Orders; Zur the Enchanter; Mystical Teachings;
    Signal the Clans; Fiend Artisan; Prime Speaker Vannifar; Rocco, Cabaretti Caterer; Nahiri, the Harbinger;
    Momir Vig, Simic Visionary; Dimir Infiltrator; Perplex; Sovereigns of Lost Alara; Firemind's Foresight;
    Clutch of the Undercity; Conflux; Emergent Ultimatum`,
  'tutor:r': `Gamble; Imperial Recruiter; Goblin Matron; Goblin Engineer; Sarkhan's Triumph;
    Godo, Bandit Warlord; Hoarding Dragon; Dragonstorm; Flamekin Harbinger; Goblin Recruiter; Moggcatcher;
    Dwarven Recruiter`,
  'tutor:u': `Mystical Tutor; Fabricate; Spellseeker; Solve the Equation; Merchant Scroll; Trinket Mage;
    Tribute Mage; Muddle the Mixture; Treasure Mage; Trophy Mage; Whir of Invention; Step Through;
    Long-Term Plans; Drift of Phantasms; Tezzeret the Seeker; Reshape; Invasion of Arcavios; Gifts Ungiven;
    Vedalken Aethermage; Dizzy Spell; Arcum Dagsson`,
  'tutor:w': `Enlightened Tutor; Idyllic Tutor; Open the Armory; Recruiter of the Guard; Stoneforge Mystic;
    Steelshaper's Gift; Search for Glory; Heliod's Pilgrim; Moon-Blessed Cleric; Ranger of Eos;
    Thalia's Lancers; Totem-Guide Hartebeest; Ranger-Captain of Eos; Stonehewer Giant; Three Dreams;
    Light-Paws, Emperor's Voice; Oswald Fiddlebender; Relic Seeker; Plea for Guidance; Militia Bugler;
    Call the Gatewatch; Djeru, With Eyes Open; Boonweaver Giant`,
  'utility-land:b': `Bojuka Bog; Castle Locthwain; Cabal Coffers; Urborg, Tomb of Yawgmoth;
    Takenuma, Abandoned Mire; Phyrexian Tower; Witch's Cottage; Barren Moor; Volrath's Stronghold;
    Cabal Stronghold; Polluted Mire; Mortuary Mire; Barad-dûr; Hive of the Eye Tyrant; Memorial to Folly;
    Shizo, Death's Storehouse; Desert of the Glorified; Leechridden Swamp; Unholy Grotto; Ifnir Deadlands;
    Spawning Pool`,
  'utility-land:c': `Reliquary Tower; War Room; Rogue's Passage; Myriad Landscape; Bonders' Enclave;
    Ghost Quarter; Field of Ruin; Demolition Field; Scavenger Grounds; Buried Ruin; High Market;
    Temple of the False God; Nykthos, Shrine to Nyx; Strip Mine; Thespian's Stage; Ancient Tomb; Urza's Saga;
    Inventors' Fair; Arch of Orazca; Geier Reach Sanitarium; Blast Zone; Maze of Ith; Homeward Path;
    Karn's Bastion; Vesuva; Tectonic Edge; Emergence Zone; Mikokoro, Center of the Sea; Command Beacon;
    Witch's Clinic; Arcane Lighthouse; Mystifying Maze; Mutavault; Fountainport`,
  'utility-land:g': `Boseiju, Who Endures; Castle Garenbrig; Mosswort Bridge; Yavimaya, Cradle of Growth;
    Tranquil Thicket; Khalni Garden; Blighted Woodland; Oran-Rief, the Vastwood; Yavimaya Hollow;
    Lair of the Hydra; Argoth, Sanctum of Nature; Treetop Village; Gaea's Cradle; Dryad Arbor; Pendelhaven;
    Slippery Karst; Shifting Woodland; Jungle Basin; Memorial to Unity; Hashep Oasis;
    Desert of the Indomitable; The Shire; Okina, Temple to the Grandfathers`,
  'utility-land:m': `Kessig Wolf Run; Vault of the Archangel; Slayers' Stronghold; Alchemist's Refuge;
    Gavony Township; Sunhome, Fortress of the Legion; Vitu-Ghazi, the City-Tree; Moorland Haunt;
    Raging Ravine; Creeping Tar Pit; Celestial Colonnade; Skarrg, the Rage Pits; Desolate Lighthouse;
    Nephalia Drownyard; Grim Backwoods; Shambling Vent; Restless Cottage; Restless Anchorage; Restless Reef;
    Restless Vinestalk; Restless Spire; Hissing Quagmire; Needle Spires; Lumbering Falls; Wandering Fumarole;
    Stirring Wildwood; Lavaclaw Reaches; Rix Maadi, Dungeon Palace; Orzhova, the Church of Deals; Mount Doom;
    Svogthos, the Restless Tomb; Novijen, Heart of Progress; Axgard Armory; Skemfar Elderhall`,
  'utility-land:r': `Sokenzan, Crucible of Defiance; Castle Embereth; Hanweir Battlements; Spinerock Knoll;
    Valakut, the Molten Pinnacle; Forgotten Cave; Den of the Bugbear; Mines of Moria; Flamekin Village;
    Ramunap Ruins; Kher Keep; Smoldering Crater; Desert of the Fervent; Shinka, the Bloodsoaked Keep;
    Dwarven Mine; Teetering Peaks; Keldon Megaliths; The Autonomous Furnace; Ghitu Encampment`,
  'utility-land:u': `Otawara, Soaring City; Castle Vantress; Mystic Sanctuary; Academy Ruins;
    Minamo, School at Water's Edge; Halimar Depths; Lonely Sandbar; Tolaria West; Rivendell; Remote Isle;
    Desert of the Mindful; Hall of Storm Giants; Cephalid Coliseum; Oboro, Palace in the Clouds;
    Faerie Conclave; Coral Atoll; Riptide Laboratory; The Surgical Bay; Ipnu Rivulet`,
  'utility-land:w': `Eiganjo, Seat of the Empire; Castle Ardenvale; Emeria, the Sky Ruin; Windbrisk Heights;
    Minas Tirith; Karoo; Hall of Heliod's Generosity; Mistveil Plains; Secluded Steppe; Kor Haven;
    Idyllic Grange; Flagstones of Trokair; Desert of the True; Drifting Meadow; Shefet Dunes; New Benalia;
    Sejiri Steppe; Cave of the Frost Dragon`,
};
