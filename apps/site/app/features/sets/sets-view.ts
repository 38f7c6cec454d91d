import type { SetEntry, SetsPage } from '@deckwright/contract/schemas';
import { formatCounted, formatDay, formatExact, isSmallSet } from '@deckwright/domain';
import type { PictureView } from '@deckwright/ui';

export type SetsView = ReturnType<typeof setsView>;

/** What a list of 600 sets shows of one: its top card and symbol only if it is one of the newest. */
export type SetView = {
  code: string;
  name: string;
  detail: string;
  isSmall?: true;
  iconSvgUri?: string | null;
  topCard?: PictureView;
};

export type YearOfSets = { year: string; sets: SetView[] };

/** The list with its top cards at their sets, and without what their pictures do not show. */
export function setsView({ lists, years, ...page }: SetsPage) {
  const topCards = new Map(lists.flatMap(({ kind, cards }) => cards.map((card) => [kind, card] as const)));
  const toView = (set: SetEntry, hasArt: boolean): SetView => {
    const { code, name, iconSvgUri } = set;
    const isSmall = isSmallSet(set);
    const counted = hasArt ? describeSet(set) : formatCounted(set.numCards, 'card');
    const detail = isSmall ? set.released.slice(0, 4) : counted;
    const view = { code, name, detail, ...(isSmall ? { isSmall } : {}), ...(hasArt ? { iconSvgUri } : {}) };
    const card = topCards.get(code);
    if (!card) return view;
    const { primaryType, colorIdentity, imageUri, imageUriSmall, face } = card;
    const drawn = { manaCost: '', type: face.type, text: null, corner: null };
    return {
      ...view,
      topCard: { name: card.name, primaryType, colorIdentity, imageUri, imageUriSmall, face: drawn },
    };
  };
  return {
    ...page,
    years: years.map(({ year, sets }) => {
      const hasArt = sets.some(({ code }) => topCards.has(code));
      return { year, sets: sets.map((set) => toView(set, hasArt)) };
    }),
  };
}

function describeSet({ code, released, numCards, numNew }: SetEntry): string {
  const fresh = numNew > 0 && numNew < numCards ? `, ${formatExact(numNew)} new` : '';
  return `${code.toUpperCase()} · ${formatDay(released).replace(/, \d+$/, '')} · ${formatCounted(numCards, 'card')}${fresh}`;
}

/** Promos and sets of a card or two apart from the others, unless these are all there are. */
export function splitSmallSets(years: readonly YearOfSets[]): { years: YearOfSets[]; small: SetView[] } {
  const large = years
    .map(({ year, sets }) => ({ year, sets: sets.filter(({ isSmall }) => !isSmall) }))
    .filter(({ sets }) => sets.length > 0);
  if (large.length === 0) return { years: [...years], small: [] };
  const small = years.flatMap(({ sets }) => sets.filter(({ isSmall }) => isSmall));
  return { years: large, small };
}
