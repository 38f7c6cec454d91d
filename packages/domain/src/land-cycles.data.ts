/**
 * The land cycles players know. A line is the colors that a land produces or fetches, then its name; `any` = any color,
 * `-` = none. A cycle with one land per color pair lists all ten in the order of PAIRS, without colors.
 */
export const PAIRS = ['WU', 'UB', 'BR', 'RG', 'GW', 'WB', 'UR', 'BG', 'RW', 'GU'] as const;

export const LAND_CYCLE_ROWS: readonly { tag: string; name: string; note: string; lands: string }[] = [
  {
    tag: 'basics',
    name: 'Basic lands',
    note: 'one color, untapped',
    lands: `W Plains|U Island|B Swamp|R Mountain|G Forest|- Wastes`,
  },
  {
    tag: 'snow-basics',
    name: 'Snow basics',
    note: 'basic lands that care for snow',
    lands: `W Snow-Covered Plains|U Snow-Covered Island|B Snow-Covered Swamp|R Snow-Covered Mountain|G Snow-Covered Forest|- Snow-Covered Wastes`,
  },
  {
    tag: 'any-color',
    name: 'Lands of any color',
    note: 'what every deck of several colors begins with',
    lands: `any Command Tower|any Exotic Orchard|any Path of Ancestry|any City of Brass|any Mana Confluence|any Reflecting Pool|any Forbidden Orchard|any Gemstone Mine|any Gemstone Caverns|any Tarnished Citadel|any Undiscovered Paradise|any Cavern of Souls|any Unclaimed Territory|any Secluded Courtyard|any Plaza of Heroes|any Starting Town|any Aether Hub|any Grand Coliseum|any Rupture Spire|any Opal Palace`,
  },
  {
    tag: 'original-duals',
    name: 'Original duals',
    note: 'two basic types, always untapped',
    lands: `Tundra|Underground Sea|Badlands|Taiga|Savannah|Scrubland|Volcanic Island|Bayou|Plateau|Tropical Island`,
  },
  {
    tag: 'shock-lands',
    name: 'Shock lands',
    note: 'two basic types, untapped for 2 life',
    lands: `Hallowed Fountain|Watery Grave|Blood Crypt|Stomping Ground|Temple Garden|Godless Shrine|Steam Vents|Overgrown Tomb|Sacred Foundry|Breeding Pool`,
  },
  {
    tag: 'fetch-lands',
    name: 'Fetch lands',
    note: 'find either of two basic types for 1 life',
    lands: `Flooded Strand|Polluted Delta|Bloodstained Mire|Wooded Foothills|Windswept Heath|Marsh Flats|Scalding Tarn|Verdant Catacombs|Arid Mesa|Misty Rainforest`,
  },
  {
    tag: 'basic-fetches',
    name: 'Fetches for basics',
    note: 'find a basic land of any kind',
    lands: `any Evolving Wilds|any Terramorphic Expanse|any Fabled Passage|any Prismatic Vista|any Myriad Landscape|any Escape Tunnel|any Ash Barrens`,
  },
  {
    tag: 'triomes',
    name: 'Triomes',
    note: 'three basic types, tapped, can be cycled',
    lands: `URW Raugrin Triome|GUR Ketria Triome|RWB Savai Triome|BGU Zagoth Triome|WBG Indatha Triome|WUB Raffine's Tower|UBR Xander's Lounge|BRG Ziatora's Proving Ground|RGW Jetmir's Garden|GWU Spara's Headquarters`,
  },
  {
    tag: 'tri-lands',
    name: 'Tapped lands of three colors',
    note: 'three colors, tapped',
    lands: `WUB Arcane Sanctum|UBR Crumbling Necropolis|BRG Savage Lands|RGW Jungle Shrine|GWU Seaside Citadel|RWB Nomad Outpost|GUR Frontier Bivouac|WBG Sandsteppe Citadel|URW Mystic Monastery|BGU Opulent Palace`,
  },
  {
    tag: 'bond-lands',
    name: 'Bond lands',
    note: 'untapped with two or more opponents',
    lands: `Sea of Clouds|Morphic Pool|Luxury Suite|Spire Garden|Bountiful Promenade|Vault of Champions|Training Center|Undergrowth Stadium|Spectator Seating|Rejuvenating Springs`,
  },
  {
    tag: 'check-lands',
    name: 'Check lands',
    note: 'untapped beside the right basic type',
    lands: `Glacial Fortress|Drowned Catacomb|Dragonskull Summit|Rootbound Crag|Sunpetal Grove|Isolated Chapel|Sulfur Falls|Woodland Cemetery|Clifftop Retreat|Hinterland Harbor`,
  },
  {
    tag: 'verges',
    name: 'Verges',
    note: 'always untapped, the second color beside the right basic type',
    lands: `Floodfarm Verge|Gloomlake Verge|Blazemire Verge|Thornspire Verge|Hushwood Verge|Bleachbone Verge|Riverpyre Verge|Wastewood Verge|Sunbillow Verge|Willowrush Verge`,
  },
  {
    tag: 'slow-lands',
    name: 'Slow lands',
    note: 'untapped from the third land on',
    lands: `Deserted Beach|Shipwreck Marsh|Haunted Ridge|Rockfall Vale|Overgrown Farmland|Shattered Sanctum|Stormcarved Coast|Deathcap Glade|Sundown Pass|Dreamroot Cascade`,
  },
  {
    tag: 'fast-lands',
    name: 'Fast lands',
    note: 'untapped among the first three lands',
    lands: `Seachrome Coast|Darkslick Shores|Blackcleave Cliffs|Copperline Gorge|Razorverge Thicket|Concealed Courtyard|Spirebluff Canal|Blooming Marsh|Inspiring Vantage|Botanical Sanctum`,
  },
  {
    tag: 'pain-lands',
    name: 'Pain lands',
    note: 'a point of damage for each colored mana',
    lands: `Adarkar Wastes|Underground River|Sulfurous Springs|Karplusan Forest|Brushland|Caves of Koilos|Shivan Reef|Llanowar Wastes|Battlefield Forge|Yavimaya Coast`,
  },
  {
    tag: 'horizon-lands',
    name: 'Horizon lands',
    note: 'a life for each mana, turn into a card later',
    lands: `GW Horizon Canopy|WB Silent Clearing|UR Fiery Islet|BG Nurturing Peatland|RW Sunbaked Canyon|GU Waterlogged Grove`,
  },
  {
    tag: 'filter-lands',
    name: 'Filter lands',
    note: 'turn one mana into two of either color',
    lands: `Mystic Gate|Sunken Ruins|Graven Cairns|Fire-Lit Thicket|Wooded Bastion|Fetid Heath|Cascade Bluffs|Twilight Mire|Rugged Prairie|Flooded Grove`,
  },
  {
    tag: 'pathways',
    name: 'Pathways',
    note: 'two faces, one color each: choose once',
    lands: `Hengegate Pathway|Clearwater Pathway|Blightstep Pathway|Cragcrown Pathway|Branchloft Pathway|Brightclimb Pathway|Riverglide Pathway|Darkbore Pathway|Needleverge Pathway|Barkchannel Pathway`,
  },
  {
    tag: 'battle-lands',
    name: 'Battle lands',
    note: 'two basic types, untapped beside two basics',
    lands: `WU Prairie Stream|UB Sunken Hollow|BR Smoldering Marsh|RG Cinder Glade|GW Canopy Vista`,
  },
  {
    tag: 'reveal-lands',
    name: 'Reveal lands',
    note: 'untapped if you show a land of the right type',
    lands: `Port Town|Choked Estuary|Foreboding Ruins|Game Trail|Fortified Village|Shineshadow Snarl|Frostboil Snarl|Necroblossom Snarl|Furycalm Snarl|Vineglimmer Snarl`,
  },
  {
    tag: 'surveil-lands',
    name: 'Surveil lands',
    note: 'two basic types, tapped, surveil 1',
    lands: `Meticulous Archive|Undercity Sewers|Raucous Theater|Commercial District|Lush Portico|Shadowy Backstreet|Thundering Falls|Underground Mortuary|Elegant Parlor|Hedge Maze`,
  },
  {
    tag: 'cycling-duals',
    name: 'Cycling duals',
    note: 'two basic types, tapped, can be cycled',
    lands: `WU Irrigated Farmland|UB Fetid Pools|BR Canyon Slough|RG Sheltered Thicket|GW Scattered Groves`,
  },
  {
    tag: 'bounce-lands',
    name: 'Bounce lands',
    note: 'tapped, return a land, make two mana',
    lands: `Azorius Chancery|Dimir Aqueduct|Rakdos Carnarium|Gruul Turf|Selesnya Sanctuary|Orzhov Basilica|Izzet Boilerworks|Golgari Rot Farm|Boros Garrison|Simic Growth Chamber`,
  },
  {
    tag: 'temples',
    name: 'Temples',
    note: 'tapped, scry 1',
    lands: `Temple of Enlightenment|Temple of Deceit|Temple of Malice|Temple of Abandon|Temple of Plenty|Temple of Silence|Temple of Epiphany|Temple of Malady|Temple of Triumph|Temple of Mystery`,
  },
  {
    tag: 'man-lands',
    name: 'Creature lands',
    note: 'tapped, become creatures for mana',
    lands: `Celestial Colonnade|Creeping Tar Pit|Lavaclaw Reaches|Raging Ravine|Stirring Wildwood|Shambling Vent|Wandering Fumarole|Hissing Quagmire|Needle Spires|Lumbering Falls`,
  },
  {
    tag: 'snow-duals',
    name: 'Snow duals',
    note: 'two basic types, snow, tapped',
    lands: `Glacial Floodplain|Ice Tunnel|Sulfurous Mire|Highland Forest|Arctic Treeline|Snowfield Sinkhole|Volatile Fjord|Woodland Chasm|Alpine Meadow|Rimewood Falls`,
  },
  {
    tag: 'gates',
    name: 'Guildgates',
    note: 'tapped, and a Gate',
    lands: `Azorius Guildgate|Dimir Guildgate|Rakdos Guildgate|Gruul Guildgate|Selesnya Guildgate|Orzhov Guildgate|Izzet Guildgate|Golgari Guildgate|Boros Guildgate|Simic Guildgate`,
  },
  {
    tag: 'gain-lands',
    name: 'Gain lands',
    note: 'tapped, gain 1 life',
    lands: `Tranquil Cove|Dismal Backwater|Bloodfell Caves|Rugged Highlands|Blossoming Sands|Scoured Barrens|Swiftwater Cliffs|Jungle Hollow|Wind-Scarred Crag|Thornwood Falls`,
  },
  {
    tag: 'channel-lands',
    name: 'Channel lands',
    note: 'a land, or a spell from hand',
    lands: `W Eiganjo, Seat of the Empire|U Otawara, Soaring City|B Takenuma, Abandoned Mire|R Sokenzan, Crucible of Defiance|G Boseiju, Who Endures`,
  },
  {
    tag: 'castles',
    name: 'Castles',
    note: 'one color and an ability for later',
    lands: `W Castle Ardenvale|U Castle Vantress|B Castle Locthwain|R Castle Embereth|G Castle Garenbrig`,
  },
  {
    tag: 'utility',
    name: 'Utility lands',
    note: 'no color of their own, but a use',
    lands: `- Ancient Tomb|- Reliquary Tower|- Rogue's Passage|- War Room|- Strip Mine|- Wasteland|- Ghost Quarter|- Field of Ruin|- Demolition Field|- Maze of Ith|- Thespian's Stage|- High Market|- Scavenger Grounds|- Homeward Path|B Bojuka Bog|B Urborg, Tomb of Yawgmoth|G Yavimaya, Cradle of Growth|B Cabal Coffers|any Nykthos, Shrine to Nyx|- Temple of the False God|- Field of the Dead|- Inventors' Fair|- Mikokoro, Center of the Sea`,
  },
];
