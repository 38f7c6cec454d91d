import type { Card } from '../../../../packages/domain/src/index.ts';
import type { ListCard, SenseAnswer } from './answer.ts';
import { countMatches, FIRST_ADDITIONS, FIRST_CUTS, type Figure, NOTHING } from './figure.ts';
import { findListType, hasType } from './type-figures.ts';

/** What cards count for, and what owners' tags name, by number of the theme. */
export type ThemeLookup = {
  themes: readonly { slug: string }[];
  ofTags: (tags: readonly string[]) => readonly number[];
  ofCard: (card: Card) => { themes: readonly number[]; is: readonly number[] } | undefined;
};

/** Slugs of the cards that players know a theme by. */
export type KnownCards = (theme: string) => ReadonlySet<string>;

/** Until a list of them is given. */
const noKnownCards: KnownCards = () => new Set();

/** What a list is about, as far as its creatures and its owner's tags say. */
type ListPlan = { type: string | null; themes: ReadonlySet<number>; known: ReadonlySet<string> };

function findPlan({ cards, list }: SenseAnswer, lookup: ThemeLookup, knownCards: KnownCards): ListPlan {
  const themes = lookup.ofTags(list.tags);
  return {
    type: findListType(cards),
    themes: new Set(themes),
    known: new Set(themes.flatMap((theme) => [...knownCards(lookup.themes[theme]?.slug ?? '')])),
  };
}

/** Why a card belongs to what the list is about. */
const TESTS: readonly {
  title: string;
  exists: (plan: ListPlan) => boolean;
  matches: (card: Card, plan: ListPlan, lookup: ThemeLookup) => boolean;
}[] = [
  {
    title: 'of the list’s creature type',
    exists: ({ type }) => type !== null,
    matches: (card, { type }) => type !== null && hasType(card, type),
  },
  {
    title: 'of a theme that the owner’s tags name',
    exists: ({ themes }) => themes.size > 0,
    matches: (card, { themes }, lookup) => {
      const facts = lookup.ofCard(card);
      return [...(facts?.themes ?? []), ...(facts?.is ?? [])].some((theme) => themes.has(theme));
    },
  },
  {
    title: 'that players know such a theme by',
    exists: ({ known }) => known.size > 0,
    matches: ({ slug }, { known }) => known.has(slug),
  },
];

const isSpell = ({ card }: Pick<ListCard, 'card'>): boolean => card.primaryType !== 'Land';

/** Cards of the list's plan among the cards to cut, to add, and of the list; lands left out. */
export function planFigures(lookup: ThemeLookup, knownCards: KnownCards = noKnownCards): Figure[] {
  const parts = [
    { part: `first ${FIRST_CUTS} to cut`, getCards: ({ cuts }: SenseAnswer) => cuts.slice(0, FIRST_CUTS) },
    {
      part: `… first ${FIRST_ADDITIONS} to add`,
      getCards: ({ additions }: SenseAnswer) => additions.slice(0, FIRST_ADDITIONS),
    },
    { part: '… cards of the lists', getCards: ({ cards }: SenseAnswer) => cards },
  ];
  return TESTS.flatMap(({ title, exists, matches }) =>
    parts.map(
      ({ part, getCards }): Figure => ({
        title: `${part} ${title}`,
        kind: 'share',
        count: (answer) => {
          const plan = findPlan(answer, lookup, knownCards);
          const cards: readonly Pick<ListCard, 'card'>[] = getCards(answer);
          return exists(plan)
            ? countMatches(cards.filter(isSpell), ({ card }) => matches(card, plan, lookup))
            : NOTHING;
        },
      }),
    ),
  );
}
