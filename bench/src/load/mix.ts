import type { Random } from '../generate/random.ts';
import type { Ask } from './client.ts';

export type Positions = { commanders: string[]; cards: string[]; tokens: { uid: string; token: string }[] };

type Draw = () => Ask;

/** The mix of a day: mostly pages requested before, then everything else. Weights out of 100. */
export function dailyMix(random: Random, { commanders, cards, tokens }: Positions): () => Ask {
  const of = <T>(list: readonly T[]): T => list[random.below(list.length)]!;
  let fresh = 0;
  const kinds: [weight: number, draw: Draw][] = [
    [
      40,
      () => ({
        kind: 'page',
        path: of([...commanders.slice(0, 30), ...cards.slice(0, 30), '/', '/commanders']),
      }),
    ],
    [12, () => ({ kind: 'page, not cached', path: uncached(of(commanders), fresh++) })],
    [14, () => ({ kind: 'data', path: `/api/v1/pages${of([...commanders, ...cards])}` })],
    [
      12,
      () => ({
        kind: 'suggestions',
        path: `/api/typeahead?q=${encodeURIComponent(of(NAMES).slice(0, 2 + random.below(5)))}`,
      }),
    ],
    [8, () => ({ kind: 'search', path: `/api/search?q=${encodeURIComponent(of(QUERIES))}` })],
    [7, () => ({ kind: 'recommendations', method: 'POST', path: '/api/recs', body: RECS })],
    [4, () => own(of(tokens))],
    [3, () => change(of(tokens), random.below(3))],
  ];
  return () => {
    let left = random.below(100);
    for (const [weight, draw] of kinds) {
      left -= weight;
      if (left < 0) return draw();
    }
    throw new Error('The weights make no hundred.');
  };
}

/** The most expensive requests: uncached pages, recommendations, insight and searches. */
export function costlyMix(random: Random, { commanders }: Positions): () => Ask {
  let fresh = 500_000;
  return () => {
    const commander = commanders[random.below(commanders.length)] ?? '/';
    const draws: Draw[] = [
      () => ({ kind: 'page, not cached', path: uncached(commander, fresh++) }),
      () => ({ kind: 'recommendations', method: 'POST', path: '/api/recs', body: RECS }),
      () => ({ kind: 'insight', method: 'POST', path: '/api/decks/insight', body: unknownNames(fresh++) }),
      () => ({
        kind: 'search',
        path: `/api/search?q=${encodeURIComponent('o:a or o:e or o:i or o:o')}&page=${1 + (fresh++ % 50)}`,
      }),
    ];
    return draws[random.below(draws.length)]!();
  };
}

/** A price above that of every deck: all decks pass, and every number is another page. */
const uncached = (path: string, number: number): string => `${path}?f=d:lt=${1_000_000 + number}`;

const NAMES = ['sol ring', 'atraxa', 'island', 'command tower', 'arcane signet', 'krenko', 'dragon', 'tutor'];
const QUERIES = [
  't:dragon',
  't:wizard mv<=3',
  'o:"draw a card"',
  'id<=wu t:creature',
  'sol',
  'is:commander t:elf',
];
const RECS = {
  commanders: ['Atraxa, Praetors’ Voice'],
  cards: ['Sol Ring', 'Arcane Signet', 'Command Tower', 'Swords to Plowshares', 'Cultivate', 'Counterspell'],
};

function own({ uid, token }: Positions['tokens'][number]): Ask {
  return { kind: 'account', path: `/api/users/${uid}`, token };
}

function change({ uid, token }: Positions['tokens'][number], saltLevel: number): Ask {
  return { kind: 'account', method: 'PATCH', path: `/api/users/${uid}`, token, body: { saltLevel } };
}

/** Names that match nothing, each compared with all there are. */
function unknownNames(number: number): unknown {
  const cards = Array.from({ length: 100 }, (_, index) => `${'Unheard of '.repeat(8)}${number}-${index}`);
  return { commanders: [], cards };
}
