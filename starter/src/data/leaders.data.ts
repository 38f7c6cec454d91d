import type { Theme } from '../cards.ts';

/** Who leads sample decks, the themes of those decks (first = main theme), and how many decks there are. */
export type Leader = { commanders: readonly string[]; themes: readonly Theme[]; decks: number };

export const LEADERS: readonly Leader[] = [
  { commanders: ["Atraxa, Praetors' Voice"], themes: ['counters', 'walkers'], decks: 46 },
  { commanders: ['Korvold, Fae-Cursed King'], themes: ['aristocrats', 'tokens'], decks: 40 },
  { commanders: ['Meren of Clan Nel Toth'], themes: ['reanimator', 'aristocrats'], decks: 36 },
  { commanders: ['Krenko, Mob Boss'], themes: ['goblins', 'tokens'], decks: 36 },
  { commanders: ['Niv-Mizzet, Parun'], themes: ['spells', 'artifacts'], decks: 32 },
  { commanders: ['Muldrotha, the Gravetide'], themes: ['reanimator', 'landfall'], decks: 28 },
  { commanders: ['Kenrith, the Returned King'], themes: ['blink', 'reanimator'], decks: 26 },
  { commanders: ['Tymna the Weaver', 'Thrasios, Triton Hero'], themes: ['lifegain', 'landfall'], decks: 26 },
  { commanders: ['Marwyn, the Nurturer'], themes: ['elves', 'counters'], decks: 24 },
  { commanders: ['Talrand, Sky Summoner'], themes: ['spells', 'tokens'], decks: 20 },
  { commanders: ['Heliod, Sun-Crowned'], themes: ['lifegain', 'counters'], decks: 18 },
  { commanders: ["K'rrik, Son of Yawgmoth"], themes: ['aristocrats', 'reanimator'], decks: 17 },
  { commanders: ['Brago, King Eternal'], themes: ['blink', 'artifacts'], decks: 16 },
  { commanders: ["Abdel Adrian, Gorion's Ward", 'Candlekeep Sage'], themes: ['blink', 'tokens'], decks: 12 },
  {
    commanders: ['Pir, Imaginative Rascal', 'Toothy, Imaginary Friend'],
    themes: ['counters', 'landfall'],
    decks: 10,
  },
  { commanders: ['Esika, God of the Tree // The Prismatic Bridge'], themes: ['walkers', 'blink'], decks: 5 },
  { commanders: ['Kozilek, the Great Distortion'], themes: ['eldrazi', 'artifacts'], decks: 3 },
  { commanders: ['Teferi, Temporal Archmage'], themes: ['walkers', 'artifacts'], decks: 2 },
  { commanders: ['The Tenth Doctor', 'Rose Tyler'], themes: ['suspend', 'spells'], decks: 2 },
  { commanders: ["Trostani, Selesnya's Voice"], themes: ['lifegain', 'tokens'], decks: 1 },
];
