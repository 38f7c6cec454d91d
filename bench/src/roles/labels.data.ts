/**
 * Roles of real cards, labeled by hand from what the cards do and by the definitions of docs/ACCURACY.md, before the
 * rules were changed. Names by their roles, `none` for cards without one; names are separated by ';'.
 */

/** Well-known cards, chosen so that each role has many, including tricky ones. */
export const CHOSEN_LABELS: Readonly<Record<string, string>> = {
  none: `
    Opposition Agent; Aven Mindcensor; Leonin Arbiter; Ashiok, Dream Render; Stranglehold; Grafdigger's Cage;
    Drannith Magistrate; Land Tax; Tithe; Weathered Runestone; Helm of Awakening; Goblin Electromancer; Ruby Medallion;
    Urza's Incubator; Courser of Kruphix; Future Sight; Underworld Dreams; Sheoldred, the Apocalypse; Fate Unraveler;
    Psychosis Crawler; Chasm Skulker; Spirit of the Labyrinth; Etali, Primal Storm; Narset, Enlightened Master;
    Endurance; Grief; Ephemerate; Cloudshift; Ghostly Flicker; Conjurer's Closet; Restoration Angel; Rest in Peace;
    Scavenging Ooze; Tormod's Crypt; Praetor's Grasp; Bribery; Gilded Drake; Insurrection; Zealous Conscripts;
    Sulfuric Vortex; Price of Progress; Exsanguinate; Kiki-Jiki, Mirror Breaker; Phyrexian Dreadnought; Thassa's Oracle;
    Sleep; Overwhelming Stampede; Mass Hysteria; Propaganda; Ghostly Prison; Ob Nixilis, Unshackled; Sadistic Sacrament;
    Cranial Extraction; Extirpate; Surgical Extraction; Collected Company; Genesis Wave; Slippery Bogle;
    Blightsteel Colossus; Darksteel Colossus; Progenitus; Invisible Stalker; Troll Ascetic; Shadowspear; Carnage Tyrant;
    Grave Titan; Elixir of Immortality; Dauthi Voidwalker; Deadeye Navigator; Golgari Grave-Troll; Lhurgoyf; Tarmogoyf;
    Lingering Souls; Sedgemoor Witch; Doubling Season; Hardened Scales; Vampire Hexmage; Allosaurus Shepherd;
    Prowling Serpopard; Solemnity; Root Maze; Thalia, Heretic Cathar; Kismet; Turnabout; Blind Obedience;
    Sphere of Resistance; Damping Sphere; Collector Ouphe; Null Rod; Frozen Aether; Time Stop; Discontinuity;
    Sundial of the Infinite; Aurelia, the Warleader; Paradox Haze; Mindslaver; Emrakul, the Promised End; Eon Hub;
    Ancient Tomb; City of Traitors; Gaea's Cradle; Cabal Coffers; Serra's Sanctum;
    Temple of the False God; Ancient Den; Plains; Snow-Covered Island; Wastes; Seedborn Muse; Craterhoof Behemoth;
    Purphoros, God of the Forge; Blood Artist; Winota, Joiner of Forces; Isochron Scepter; Laboratory Maniac;
    Rule of Law; Hushbringer; Anointed Procession; Panharmonicon; Torpor Orb; Mirri, Weatherlight Duelist`,

  'ramp, mana-artifact': `
    Sol Ring; Mana Crypt; Mana Vault; Arcane Signet; Chrome Mox; Mox Diamond; Lotus Petal; Jeweled Lotus;
    Lion's Eye Diamond; Fellwar Stone; Thought Vessel; Gilded Lotus; Thran Dynamo; Basalt Monolith; Grim Monolith;
    Izzet Signet; Talisman of Dominance; Coalition Relic; Worn Powerstone; Everflowing Chalice; Astral Cornucopia;
    Springleaf Drum; Paradise Mantle; Chromatic Lantern; Relic of Legends; Phyrexian Altar; Ashnod's Altar; Extraplanar Lens;
    Caged Sun; Mox Opal; Mox Amber; Lotus Bloom; Prismatic Lens; Victory Chimes; Pentad Prism`,
  'ramp, mana-artifact, draw': `
    Mind Stone; Commander's Sphere; Hedron Archive; Dreamstone Hedron; Chromatic Orrery; The Great Henge;
    Bonder's Ornament`,
  'mana-artifact, draw': 'Chromatic Star; Chromatic Sphere',
  ramp: `
    Birds of Paradise; Llanowar Elves; Elvish Mystic; Noble Hierarch; Bloom Tender; Priest of Titania;
    Dockside Extortionist; Cultivate; Kodama's Reach; Rampant Growth; Nature's Lore; Three Visits; Farseek;
    Skyshroud Claim; Explosive Vegetation; Sakura-Tribe Elder; Wood Elves; Burnished Hart; Azusa, Lost but Seeking;
    Exploration; Burgeoning; Oracle of Mul Daya; Dark Ritual; Cabal Ritual; Rite of Flame; Seething Song;
    Culling the Weak; Simian Spirit Guide; Elvish Spirit Guide; Smothering Tithe; Mana Reflection; Wild Growth;
    Utopia Sprawl; Fertile Ground; Carpet of Flowers; Cryptolith Rite; Pitiless Plunderer; Ragavan, Nimble Pilferer;
    Deathrite Shaman; Palladium Myr; Sylvan Caryatid; Knight of the White Orchid; Archaeomancer's Map; Storm-Kiln Artist;
    Old Gnawbone; Tireless Provisioner; Lotus Cobra; Nyxbloom Ancient; Boundless Realms; Harrow; Skirk Prospector;
    Earthcraft; Traverse the Outlands; Kinnan, Bonder Prodigy; Strike It Rich; Brass's Bounty; Wayfarer's Bauble;
    Hullbreacher`,
  'ramp, draw': `
    Solemn Simulacrum; Zendikar Resurgent; Selvala, Heart of the Wilds; Growth Spiral; Coiling Oracle; Big Score;
    Unexpected Windfall; Deadly Dispute; Jeska's Will; Professional Face-Breaker; Birgi, God of Storytelling;
    Urza, Lord High Artificer; Thrasios, Triton Hero; Prosper, Tome-Bound; Chulane, Teller of Tales;
    Aesi, Tyrant of Gyre Strait`,
  'ramp, draw, recursion': "Uro, Titan of Nature's Wrath",
  'ramp, tutor': 'Primeval Titan; Hour of Promise',
  'ramp, fixing-land': 'Myriad Landscape; Krosan Verge',

  draw: `
    Rhystic Study; Mystic Remora; Necropotence; Sylvan Library; Phyrexian Arena; Ad Nauseam; Dark Confidant; Brainstorm;
    Ponder; Preordain; Gitaxian Probe; Night's Whisper; Sign in Blood; Read the Bones; Harmonize; Blue Sun's Zenith;
    Pull from Tomorrow; Fact or Fiction; Dig Through Time; Treasure Cruise; Windfall; Wheel of Fortune; Timetwister;
    Howling Mine; Font of Mythos; Esper Sentinel; Trouble in Pairs; Skullclamp; Consecrated Sphinx; Beast Whisperer;
    Guardian Project; Toski, Bearer of Secrets; Ohran Frostfang; Kindred Discovery; Reconnaissance Mission;
    Bident of Thassa; Enchantress's Presence; Mesa Enchantress; Argothian Enchantress; Sram, Senior Edificer;
    Mentor of the Meek; Faithless Looting; Frantic Search; Careful Study; Thrill of Possibility; Cathartic Reunion;
    Light Up the Stage; Reckless Impulse; Wrenn's Resolve; Outpost Siege; Archivist of Oghma; Notion Thief;
    Narset, Parter of Veils; Tymna the Weaver; Kraum, Ludevic's Opus; Tatyova, Benthic Druid; Edric, Spymaster of Trest;
    Arcanis the Omnipotent; Azami, Lady of Scrolls; Nekusar, the Mindrazer; Alms Collector; Leovold, Emissary of Trest;
    Baleful Strix; Wall of Omens; Mulldrifter; Elvish Visionary; Coastal Piracy; Greed; Erebos, God of the Dead;
    Korvold, Fae-Cursed King; Laelia, the Blade Reforged; Tireless Tracker; Impulse; Think Twice; Spreading Seas;
    Relic of Progenitus; Soul-Guide Lantern; The Everflowing Well`,
  'draw, utility-land': `
    Library of Alexandria; War Room; Bonders' Enclave; Castle Locthwain; Mikokoro, Center of the Sea;
    Geier Reach Sanitarium`,
  'draw, utility-land, fixing-land': 'Horizon Canopy',
  'draw, removal': `
    Niv-Mizzet, Parun; Electrolyze; Yawgmoth, Thran Physician; Into the Roil; Blink of an Eye; Kenrith's Transformation`,
  'draw, protection': 'The One Ring; Veil of Summer',
  'draw, protection, removal': 'Sword of Fire and Ice',
  'draw, recursion': "Daretti, Scrap Savant; Tarrian's Journal",
  'draw, counterspell': "Remand; Arcane Denial; Archmage's Charm",
  'draw, counterspell, removal': 'Cryptic Command; Mystic Confluence',

  removal: `
    Swords to Plowshares; Path to Exile; Lightning Bolt; Chaos Warp; Beast Within; Generous Gift; Assassin's Trophy;
    Anguished Unmaking; Vindicate; Despark; Utter End; Nature's Claim; Krosan Grip; Return to Nature; Disenchant;
    Naturalize; Reclamation Sage; Acidic Slime; Aura Shards; Qasali Pridemage; Haywire Mite; Chain of Vapor; Snap;
    Vapor Snag; Abrupt Decay; Snuff Out; Deadly Rollick; Infernal Grasp; Fatal Push; Cut Down; Doom Blade;
    Go for the Throat; Feed the Swarm; Bone Shards; Pongify; Rapid Hybridization; Reality Shift; Ravenform;
    Curse of the Swine; Resculpt; Imprisoned in the Moon; Darksteel Mutation; Song of the Dryads; Oblivion Ring;
    Banishing Light; Grasp of Fate; Council's Judgment; Prismatic Ending; March of Otherworldly Light; Fiend Hunter;
    Skyclave Apparition; Solitude; Fury; Ravenous Chupacabra; Shriekmaw; Nekrataal; Noxious Gearhulk; Fleshbag Marauder;
    Plaguecrafter; Merciless Executioner; Diabolic Edict; Grave Pact; Dictate of Erebos; Butcher of Malakir; Attrition;
    Prey Upon; Ulvenwald Tracker; Walking Ballista; Goblin Bombardment; Triskelion; Inferno Titan; Terastodon;
    Woodfall Primus; Casualties of War; Decimate; Hex; Karn Liberated; Orcish Bowmasters; Lightning Helix; Fireball;
    Stone Rain; Sinkhole; Numot, the Devastator; Ulamog, the Ceaseless Hunger; Void Rend; By Force`,
  'removal, utility-land': `
    Strip Mine; Wasteland; Ghost Quarter; Field of Ruin; Demolition Field; Boseiju, Who Endures;
    Otawara, Soaring City; Eiganjo, Seat of the Empire`,
  'removal, sweeper': 'Vandalblast; Cyclonic Rift; Winds of Abandon; Mizzium Mortars; Damn; Fiery Confluence',
  'removal, sweeper, draw': 'Ugin, the Spirit Dragon',
  'removal, recursion': 'Sheoldred, Whispering One',
  'removal, counterspell': 'Hullbreaker Horror; Venser, Shaper Savant; Pyroblast; Red Elemental Blast',
  'removal, tutor': 'Step Through',

  sweeper: `
    Wrath of God; Damnation; Day of Judgment; Toxic Deluge; Blasphemous Act; Farewell; Austere Command;
    Merciless Eviction; Evacuation; Aetherize; Aetherspouts; Crux of Fate; In Garruk's Wake; Plague Wind;
    Ruinous Ultimatum; All Is Dust; Oblivion Stone; Nevinyrral's Disk; Pernicious Deed; Engineered Explosives;
    Ratchet Bomb; Pyroclasm; Anger of the Gods; Chain Reaction; Earthquake; Hurricane; Bane of Progress; Tranquility;
    Shatterstorm; Creeping Corrosion; Hour of Revelation; Supreme Verdict; Terminus; Rout; Fumigate; Black Sun's Zenith;
    Languish; Crippling Fear; Kindred Dominance; Massacre Wurm; Elesh Norn, Grand Cenobite; Massacre Girl;
    Settle the Wreckage; Meltdown; Kozilek's Return; Brotherhood's End; Planar Cleansing; Devastation Tide;
    Coastal Breach; River's Rebuke; Engulf the Shore; Pestilence; Goblin Chainwhirler; Burning of Xinye`,
  'sweeper, ramp': 'Culling Ritual',
  'sweeper, utility-land': 'Blast Zone',
  'sweeper, recursion': "Living Death; Living End; Liliana, Death's Majesty",
  'sweeper, mass-land-denial': `
    Wildfire; Destructive Force; Jokulhaups; Obliterate; Decree of Annihilation; Worldfire;
    Apocalypse; Catastrophe; Cataclysm; Upheaval; Death Cloud`,
  'sweeper, mass-land-denial, tutor': "Urza's Sylex",

  tutor: `
    Demonic Tutor; Vampiric Tutor; Mystical Tutor; Enlightened Tutor; Worldly Tutor; Imperial Seal; Grim Tutor;
    Diabolic Tutor; Gamble; Diabolic Intent; Wishclaw Talisman; Green Sun's Zenith; Chord of Calling;
    Finale of Devastation; Natural Order; Eldritch Evolution; Birthing Pod; Survival of the Fittest; Fauna Shaman;
    Eladamri's Call; Idyllic Tutor; Fabricate; Tezzeret the Seeker; Trinket Mage; Trophy Mage; Spellseeker;
    Imperial Recruiter; Recruiter of the Guard; Stoneforge Mystic; Steelshaper's Gift; Open the Armory; Entomb;
    Buried Alive; Intuition; Gifts Ungiven; Sidisi, Undead Vizier; Rune-Scarred Demon; Razaketh, the Foulblooded;
    Citanul Flute; Planar Portal; Scheming Symmetry; Beseech the Mirror; Solve the Equation; Merchant Scroll;
    Personal Tutor; Sylvan Tutor; Time of Need; Sunforger; Thalia's Lancers; Zur the Enchanter; Arcum Dagsson;
    Captain Sisay; Goblin Matron; Dizzy Spell; Drift of Phantasms; Crop Rotation; Sylvan Scrying; Expedition Map;
    Weathered Wayfarer; Elvish Reclaimer; Knight of the Reliquary; Demonic Consultation; Yisan, the Wanderer Bard;
    Dragon's Approach`,
  'tutor, utility-land': "Tolaria West; Urza's Saga; Inventors' Fair",
  'tutor, counterspell': 'Muddle the Mixture',
  'tutor, protection': 'Ranger-Captain of Eos; Sterling Grove',
  'tutor, recursion': 'Goblin Engineer',

  protection: `
    Lightning Greaves; Swiftfoot Boots; Heroic Intervention; Teferi's Protection; Flawless Maneuver; Deflecting Swat;
    Autumn's Veil; Silence; Grand Abolisher; Conqueror's Flail; Dragonlord Dromoka; Mother of Runes; Giver of Runes;
    Sylvan Safekeeper; Selfless Spirit; Dauntless Escort; Asceticism; Privileged Position; Avacyn, Angel of Hope;
    Tamiyo's Safekeeping; Snakeskin Veil; Blossoming Defense; Vines of Vastwood; Gods Willing; Apostle's Blessing;
    Clever Concealment; Guardian of Faith; Make a Stand; Unbreakable Formation; Rootborn Defenses; Ghostway;
    Eerie Interlude; Slip Out the Back; Fog; Holy Day; Moment's Peace; Constant Mists; Darksteel Plate;
    Whispersilk Cloak; Mask of Avacyn; Champion's Helm; Shalai, Voice of Plenty; Spellskite; Loran's Escape;
    Akroma's Will; Everybody Lives!; Perch Protection; Alseid of Life's Bounty; Benevolent Bodyguard;
    Kira, Great Glass-Spinner; Hyena Umbra; Sigarda, Host of Herons; Tajuru Preserver; Brave the Elements; Bolt Bend`,
  'protection, utility-land': 'Yavimaya Hollow',

  recursion: `
    Eternal Witness; Regrowth; Reanimate; Animate Dead; Necromancy; Exhume; Victimize; Sun Titan;
    Sevinne's Reclamation; Karmic Guide; Reveillark; Archaeomancer; Mnemonic Wall; Snapcaster Mage; Past in Flames;
    Yawgmoth's Will; Underworld Breach; Muldrotha, the Gravetide; Meren of Clan Nel Toth; Crucible of Worlds;
    Ramunap Excavator; Splendid Reclamation; Life from the Loam; World Shaper; Noxious Revival; Reclaim;
    Bala Ged Recovery; Phyrexian Reclamation; Palace Siege; Bloodghast; Gravecrawler; Reassembling Skeleton;
    Nether Traitor; Goblin Welder; Scrap Trawler; Emry, Lurker of the Loch; Lurrus of the Dream-Den; Mizzix's Mastery;
    Dread Return; Patriarch's Bidding; Rise of the Dark Realms; Beacon of Unrest; Ever After; Open the Vaults; Replenish;
    Brilliant Restoration; Greasefang, Okiba Boss; Chainer, Nightmare Adept; Karador, Ghost Chieftain;
    Tortured Existence`,
  'recursion, utility-land': `
    Emeria, the Sky Ruin; Volrath's Stronghold; Buried Ruin; Academy Ruins; Hall of Heliod's Generosity;
    Takenuma, Abandoned Mire`,

  counterspell: `
    Counterspell; Force of Will; Force of Negation; Fierce Guardianship; Pact of Negation; Swan Song; Negate;
    Mental Misstep; Flusterstorm; Spell Pierce; Mindbreak Trap; Dovin's Veto; Dispel; Delay; Stifle; Disallow;
    Memory Lapse; Glen Elendra Archmage; Lavinia, Azorius Renegade; Chalice of the Void; Counterbalance;
    Tibalt's Trickery; Mystic Snake; Draining Whelk; Frilled Mystic; Voidslime; Absorb; Undermine; Dissolve; Rewind;
    An Offer You Can't Refuse; Access Denied; Summary Dismissal; Spell Queller`,
  'counterspell, ramp': 'Mana Drain',

  'mass-land-denial': `
    Armageddon; Ravages of War; Ruination; Boil; Boiling Seas; Flashfires; Tsunami; Blood Moon; Magus of the Moon;
    Back to Basics; Winter Orb; Static Orb; Stasis; Contamination; Hokori, Dust Drinker; Rising Waters; Sunder;
    Global Ruin; Impending Disaster; Fall of the Thran; Epicenter; Keldon Firebombers; Desolation Angel; Tectonic Break;
    Thoughts of Ruin; Winter Moon; Bend or Break; Harbinger of the Seas; Acid Rain; Infernal Darkness;
    Ritual of Subdual; Naked Singularity; Choke`,

  'extra-turn': `
    Time Warp; Temporal Manipulation; Capture of Jingzhou; Time Stretch; Expropriate; Nexus of Fate; Temporal Mastery;
    Part the Waterveil; Walk the Aeons; Beacon of Tomorrows; Time Walk; Temporal Trespass; Alrund's Epiphany; Savor the Moment; Final Fortune; Last Chance; Warrior's Oath; Lighthouse Chronologist;
    Notorious Throng; Sage of Hours; Medomai the Ageless; Time Sieve; Magistrate's Scepter; Wormfang Manta; Seedtime;
    Search the City; Emrakul, the Aeons Torn; Timestream Navigator; Wanderwine Prophets; Ugin's Nexus; Stitch in Time`,
  'extra-turn, utility-land': 'Magosi, the Waterveil',
  'extra-turn, removal': "Ral Zarek; Karn's Temporal Sundering",
  'extra-turn, draw': 'Plea for Power; Teferi, Master of Time',
  'extra-turn, protection': 'Chance for Glory',

  'utility-land': `
    Bojuka Bog; Reliquary Tower; Rogue's Passage; Maze of Ith; Kor Haven; Sokenzan, Crucible of Defiance; Mutavault;
    Inkmoth Nexus; Blinkmoth Nexus; Kessig Wolf Run; Gavony Township; Vault of the Archangel; Alchemist's Refuge;
    Winding Canyons; High Market; Miren, the Moaning Well; Dark Depths; Thespian's Stage; Arcane Lighthouse;
    Homeward Path; Minamo, School at Water's Edge; Slayers' Stronghold; Field of the Dead; Shizo, Death's Storehouse;
    Hall of the Bandit Lord`,
  'utility-land, fixing-land': 'Celestial Colonnade; Cavern of Souls',
  'fixing-land': `
    Command Tower; City of Brass; Mana Confluence; Exotic Orchard; Reflecting Pool; Underground Sea; Steam Vents;
    Polluted Delta; Scalding Tarn; Evolving Wilds; Fabled Passage; Prismatic Vista; Path of Ancestry; Flooded Grove;
    Shivan Reef; Sulfur Falls; Temple of Mystery; Breeding Pool; Zagoth Triome; Gemstone Mine; Tarnished Citadel;
    Forbidden Orchard; Ash Barrens; Terramorphic Expanse; Unclaimed Territory; Secluded Courtyard; Bloodstained Mire;
    Dimir Aqueduct; Drowned Catacomb; Watery Grave; Morphic Pool; Spire of Industry; Needleverge Pathway;
    Ancient Ziggurat; Lotus Field; Nykthos, Shrine to Nyx`,
};

/** Cards drawn at random from those in casual decks. */
export const DRAWN_LABELS: Readonly<Record<string, string>> = {
  none: `
    Underdark Explorer; Myr Battlesphere; Corpseberry Cultivator; Yargle, Glutton of Urborg; Djinn Illuminatus;
    Ordeal of Heliod; Tormented Soul; Homunculus Horde; Run Amok; Master of the Pearl Trident; Northern Air Temple;
    Glassblower's Puzzleknot; Relentless Assault; Axebane Ferox; Thirsting Roots; Visions of Duplicity;
    Captain of the Watch; Hedron Crab; Stromkirk Mentor; Archelos, Lagoon Mystic; Mirkwood Bats; Necrotic Ooze;
    Ironwill Forger; Hooded Hydra; Southern Air Temple; Brotherhood Scribe; Fireshrieker; Invasion Reinforcements;
    Erdwal Illuminator; Samut, Voice of Dissent; Uthros, Titanic Godcore; Janjeet Sentry; World at War;
    Mazirek, Kraul Death Priest; Shield Bearer; Troll of Khazad-dûm; Night Shift of the Living Dead;
    Thada Adel, Acquisitor; The Darkness Crystal; Yargle and Multani; Dreamshackle Geist; Spellbook Vendor;
    Sanguinary Mage; Fire Nation Archers; Cyberdrive Awakener; Ondu Cleric; Tatterkite; Kindled Fury;
    Go-Shintai of Lost Wisdom; It That Betrays; Krenko, Tin Street Kingpin; The Tenth Doctor; Pyrotechnic Performer;
    Walltop Sentries; Nighthawk Scavenger`,
  'mana-artifact, draw': 'Shadowblood Egg',
  'ramp, mana-artifact, draw': 'Network Terminal',
  ramp: `
    Surveyor's Scope; Dryad of the Ilysian Grove; Gyre Sage; Raucous Audience; Lotho, Corrupt Shirriff; Prized Statue;
    Ruby, Daring Tracker; Overgrowth; Plague Myr; Farhaven Elf`,
  'ramp, draw': 'Eureka Moment; Summon: G.F. Ifrit; Gluntch, the Bestower',
  'ramp, tutor': 'Magda, Brazen Outlaw',
  'ramp, protection': 'Sword of Wealth and Power; Leyline Immersion',
  'ramp, removal': 'Broken Bond',
  draw: `
    Hylda's Crown of Winter; Carven Caryatid; Harper Recruiter; Kaito, Cunning Infiltrator; Demonic Ruckus;
    Tezzeret's Gambit; Infiltration Lens; Winter, Misanthropic Guide`,
  'draw, protection': 'Combat Research; Kutzil, Malamet Exemplar',
  'draw, removal': 'Sarkhan the Mad',
  removal: `
    Markov Enforcer; Master's Rebuke; Siege Smash; Convert to Slime; Fathom Fleet Cutthroat; Banishing Knack;
    Electrodominance; Meteor Golem; Bumi Bash; Omnath, Locus of Rage; Liliana's Triumph; Pith Driller;
    Murderous Compulsion; Elspeth, Storm Slayer`,
  'removal, protection': 'Sheltered by Ghosts',
  sweeper: 'Spectacular Pileup; Barrage of Boulders',
  'sweeper, utility-land, fixing-land': 'Mount Doom',
  tutor: 'Three Dreams; Profane Tutor; Eerie Procession',
  'tutor, utility-land': 'Axgard Armory',
  protection: `
    Gisela, Blade of Goldnight; Ready // Willing; Arachnogenesis; Lena, Selfless Champion; Imp's Mischief;
    Darksteel Forge; Glaring Spotlight`,
  'protection, recursion': 'Sword of Light and Shadow',
  recursion: `
    Murasa Sproutling; Colfenor's Urn; Containment Construct; Danitha, New Benalia's Light; Savvy Trader`,
  counterspell: 'Daze; Stoic Rebuttal',
  'extra-turn': "Gonti's Aether Heart",
  'utility-land': 'Scavenger Grounds; Mistveil Plains',
  'fixing-land': 'Sunpetal Grove; Vivid Meadow; Multiversal Passage',
};

/** Cards drawn at random in the same way and labeled after the rules had been written; nothing is changed for them. */
export const FRESH_LABELS: Readonly<Record<string, string>> = {
  none: `
    Electrostatic Infantry; Gruff Triplets; The Peregrine Dynamo; Voracious Vampire; MacCready, Lamplight Mayor;
    Scute Swarm; Timberwatch Elf; Michelangelo, the Heart; Dreadhorde Invasion; Sunbird's Invocation; Valiant Veteran;
    Turntimber Symbiosis; Gift of Estates; The Thirteenth Doctor; Divine Visitation; Altered Ego; Urza, Prince of Kroog;
    Sigiled Paladin; Sadistic Hypnotist; Fires of Yavimaya; Shivan Devastator; Evendo, Waking Haven; Farmer Cotton;
    Soul Warden; In the Darkness Bind Them; Calix, Guided by Fate; Incorrigible Youths; Remorseful Cleric;
    God-Eternal Oketra; Wall of Denial; Pennon Blade; Wonder; Gothmog, Morgul Lieutenant; Lingering Tormentor;
    Battle Mastery; Two-Headed Sliver; Hallowed Spiritkeeper; One with the Kami; Infestation Sage;
    Laughing Jasper Flint; Lobelia, Defender of Bag End; Zetalpa, Primal Dawn; Nathan Drake, Treasure Hunter;
    Crypt of Agadeem`,
  ramp: 'Xorn; Pyretic Ritual; Rev, Tithe Extractor; Goldhound; Scouting Hawk',
  'ramp, mana-artifact': "Boros Signet; Patriar's Seal",
  'ramp, draw': 'Treasure Map',
  'ramp, draw, removal': 'Chandra, Torch of Defiance',
  'ramp, draw, sweeper': 'Ashling, Flame Dancer',
  'ramp, draw, utility-land, fixing-land': 'Horizon of Progress',
  draw: `
    Court of Grace; Love Song of Night and Day; Coralhelm Chronicler; Silundi Vision; Market Gnome;
    Aclazotz, Deepest Betrayal; Mangara, the Diplomat; Cremate; South Pole Voyager; Nasty End; Curious Altisaur;
    Idol of Oblivion; Peer Through Depths; Grazilaxx, Illithid Scholar; Kor Spiritdancer; Insight Engine; Wedding Ring;
    Jhoira, Weatherlight Captain`,
  'draw, recursion': 'The Deck of Many Things',
  'draw, removal': 'Loran of the Third Path',
  'draw, utility-land': "Agna Qel'a",
  removal: `
    Khalni Ambush; Pyrokinesis; Seismic Assault; Teysa, Orzhov Scion; Reweave; Terror of the Peaks; Tail Swipe;
    Windswift Slice; Searing Touch`,
  'removal, recursion': 'Portal to Phyrexia',
  'removal, protection': 'Gideon Blackblade',
  'removal, counterspell': 'Null Elemental Blast',
  sweeper: 'Magmaquake; Wash Out; Phyrexian Rebirth',
  protection: 'Magic Damper; Crypt Sliver; Blessed Respite; Iroas, God of Victory',
  recursion: `
    Luminous Broodmoth; Bloodbraid Challenger; Ghostly Dancers; Ravos, Soultender; Alesha, Who Laughs at Fate`,
  'utility-land': 'Lonely Sandbar; Emergence Zone; Westvale Abbey',
  'fixing-land': `
    Sea Gate; Bleachbone Verge; Clifftop Retreat; Blazemire Verge; Raffine's Tower; Darkbore Pathway;
    Temple of Silence`,
};
