/** Facts of the sample set that the journeys use. Its most played commander has one of the largest pages. */
export const COMMANDER = { name: "Atraxa, Praetors' Voice", path: '/commanders/atraxa-praetors-voice' };

/**
 * A commander with few decks: half as many cards on the page, for tests that need a commander but not a full-size page.
 */
export const SMALL_COMMANDER = {
  name: 'Kozilek, the Great Distortion',
  path: '/commanders/kozilek-the-great-distortion',
  decks: 60,
};

/**
 * A page of six cards, including Sol Ring, Thrummingbird, Contagion Clasp, Contagion Engine and the commander above.
 */
export const SIX_CARDS = `/search?q=${encodeURIComponent('name:atraxa or name:thrummingbird or name:contagion or name:"sol ring"')}`;

export const PAIR = {
  names: ['Thrasios, Triton Hero', 'Tymna the Weaver'],
  path: '/commanders/thrasios-triton-hero-tymna-the-weaver',
};

/** Three of its cards are ones to cut: Loxodon Warhammer, Disenchant and Darksteel Ingot. */
export const DECK = `Commander
1 Atraxa, Praetors' Voice

Deck
1 Sol Ring
1 Arcane Signet
1 Mind Stone
1 Thought Vessel
1 Basalt Monolith
1 Darksteel Ingot
1 Everflowing Chalice
1 Solemn Simulacrum
1 Swiftfoot Boots
1 Lightning Greaves
1 Strionic Resonator
1 The Great Henge
1 Shadowspear
1 Walking Ballista
1 Deepglow Skate
1 Evolution Sage
1 Marwyn, the Nurturer
1 Heliod, Sun-Crowned
1 Ajani's Pridemate
1 Archangel of Thune
1 Eternal Witness
1 Priest of Titania
1 Elvish Mystic
1 Beast Whisperer
1 Esper Sentinel
1 Hardened Scales
1 Simic Ascendancy
1 Cathars' Crusade
1 Doubling Season
1 Propaganda
1 Dictate of Erebos
1 Rhystic Study
1 Smothering Tithe
1 Mystic Remora
1 Loxodon Warhammer
1 Teferi, Temporal Archmage
1 Teferi, Time Raveler
1 Oko, Thief of Crowns
1 Cultivate
1 Kodama's Reach
1 Toxic Deluge
1 Feed the Swarm
1 Ponder
1 Swords to Plowshares
1 Path to Exile
1 Beast Within
1 Infernal Grasp
1 Heroic Intervention
1 Counterspell
1 Brainstorm
1 Disenchant
1 Command Tower
1 Exotic Orchard
1 Reliquary Tower
1 Bojuka Bog
1 War Room
1 Myriad Landscape
1 Godless Shrine
1 Temple Garden
1 Breeding Pool
1 Overgrown Tomb
1 Hallowed Fountain
1 Watery Grave
1 Castle Vantress
1 Castle Locthwain
1 Ghost Quarter
9 Forest
9 Island
8 Plains
7 Swamp`;

/** The list above without two cards and with three that decks of the sample play: of bracket 3, which limits what is added, and near enough to decks of the sample for swaps. */
export const NEAR_DECK = DECK.replace('1 Walking Ballista\n', '')
  .replace('1 Rhystic Study\n', '')
  .replace('Loxodon Warhammer', 'Curiosity')
  .replace('Disenchant', 'Village Rites')
  .replace('Darksteel Ingot', 'Hedron Archive');
