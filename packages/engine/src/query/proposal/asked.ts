import { type Card, pluralOfType, type ThemeSlug } from '@deckwright/domain';
import type { ProposalFacts } from './card-facts.ts';
import { PROPOSAL } from './settings.ts';

/** What of the commanders' requests a card meets, rarest first. */
export type AskedBySpell = { themes: ThemeSlug[]; types: string[] };

export type Requests = {
  /** The commanders name requests; otherwise they are taken at the themes that they count for themselves. */
  explicit: boolean;
  /** How much what a spell meets counts, 0…3; 0 if it meets nothing. */
  score: (spell: number) => number;
  meets: (spell: number) => AskedBySpell;
};

/** A theme or creature type; a card's requests are bits by their position. */
type Request = { theme: ThemeSlug | null; type: string | null; weight: number };

/** More requests than any card has. */
const MOST_REQUESTS = 31;

/**
 * Which cards meet what the commanders ask for (`asks`). A request counts by how few of the spells meet it, so tokens
 * count more than attacking; of several, the rarest counts in full and each further one half as much as the one before.
 * @param within positions of the spells in the commanders' colors
 */
export function requestsOf(
  { cards, types }: ProposalFacts,
  leaders: readonly Card[],
  within: readonly number[],
): Requests {
  const askedTypes = new Set(leaders.flatMap((card) => card.asks?.types ?? []));
  const askedThemes = new Set(leaders.flatMap((card) => card.asks?.themes ?? []));
  const explicit = askedTypes.size + askedThemes.size > 0;
  const themes = explicit ? askedThemes : new Set(leaders.flatMap((card) => card.themes ?? []));
  const requests: Request[] = [
    ...[...askedTypes].map((type) => ({ theme: null, type, weight: 0 })),
    ...[...themes].map((theme) => ({ theme, type: null, weight: 0 })),
  ].slice(0, MOST_REQUESTS);
  const bitOf = new Map(requests.map(({ theme, type }, place) => [theme ?? type, 1 << place]));
  const met = new Uint32Array(cards.length);
  const counts = requests.map(() => 0);
  for (const index of within) {
    let bits = 0;
    for (const slug of cards[index]?.themes ?? []) if (themes.has(slug)) bits |= bitOf.get(slug) ?? 0;
    const named = askedTypes.size > 0 ? types.get(index) : undefined;
    if (named) for (const type of askedTypes) if (named.has(type)) bits |= bitOf.get(type) ?? 0;
    met[index] = bits;
    for (let place = 0; bits >> place !== 0; place++)
      counts[place] = (counts[place] ?? 0) + ((bits >> place) & 1);
  }
  requests.forEach((request, place) => {
    const rarity = Math.log(within.length / Math.max(1, counts[place] ?? 0));
    const factor =
      request.type === null
        ? explicit
          ? 1
          : PROPOSAL.ofItself
        : PROPOSAL.typeFactor *
          (leaders.some((card) => wants(card, request.type ?? '')) ? 1 : PROPOSAL.madeType);
    request.weight = factor * Math.max(PROPOSAL.leastAsked, Math.min(1, (rarity - 1) / 3));
  });
  const rarest = [...requests.keys()].sort((a, b) => (requests[b]?.weight ?? 0) - (requests[a]?.weight ?? 0));
  const metBy = (spell: number): Request[] =>
    rarest.flatMap((place) => (((met[spell] ?? 0) >> place) & 1 ? (requests[place] ?? []) : []));
  return {
    explicit,
    score: (spell) =>
      met[spell] === 0 ? 0 : metBy(spell).reduce((sum, { weight }, place) => sum + weight / 2 ** place, 0),
    meets: (spell) => ({
      themes: metBy(spell).flatMap(({ theme }) => theme ?? []),
      types: metBy(spell).flatMap(({ type }) => type ?? []),
    }),
  };
}

const TOKENS = /\bcreates?\b[^.]*?\btokens?\b/gi;

/** Whether the card names the type other than as that of tokens it makes; assumed without a text. */
function wants({ faces }: Card, type: string): boolean {
  return faces.some(({ text }) => {
    if (text === null) return true;
    const rest = text.replace(TOKENS, '');
    return rest.includes(type) || rest.includes(pluralOfType(type));
  });
}
