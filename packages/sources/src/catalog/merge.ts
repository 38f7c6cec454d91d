import type { Card, Legality, Printing } from '@deckwright/domain';
import { compareText } from './compare-text.ts';
import type { CardDates } from './record-date.ts';

/** Where a card was printed in a set of the format, and that set's name. */
type Home = { printing: Printing; setName: string };

/**
 * A record that passed the rule. `foreignSet` is the rule that keeps out cards of the record's own set, null for
 * ordinary sets; `home` is then its earliest printing in an ordinary set.
 */
export type Draft = {
  card: Card;
  oracleId: string | null;
  foreignSet: string | null;
  home: Home | null;
  /** Of the record and its printings; the card's first release is read from them. */
  dates: CardDates;
};

export type Merged = { main: Draft; others: Draft[] };

/**
 * Joins records that share an oracle id or a slug (also by way of a third). The main one is the first by legality,
 * release, name and key, so that the order of the file does not matter; the others' names become aliases. `findRelease`
 * says when a card of several records was first released.
 */
export function mergeDrafts(
  drafts: readonly Draft[],
  findRelease: (drafts: readonly Draft[]) => string | null,
): Merged[] {
  const ordered = [...drafts].sort(compareDrafts);
  const parents = ordered.map((_, index) => index);
  const findRoot = (index: number): number => {
    let at = index;
    while (parents[at] !== at) at = parents[at] ?? at;
    return at;
  };
  const first = new Map<string, number>();
  ordered.forEach(({ card, oracleId }, index) => {
    for (const claim of [oracleId && `id ${oracleId}`, `slug ${card.slug}`]) {
      if (!claim) continue;
      const seen = first.get(claim);
      if (seen === undefined) {
        first.set(claim, index);
        continue;
      }
      const [a, b] = [findRoot(seen), findRoot(index)];
      parents[Math.max(a, b)] = Math.min(a, b);
    }
  });
  const groups = new Map<number, Merged>();
  ordered.forEach((draft, index) => {
    const group = groups.get(findRoot(index));
    if (group) group.others.push(draft);
    else groups.set(index, { main: draft, others: [] });
  });
  const merged = [...groups.values()];
  for (const { main, others } of merged) if (others.length > 0) adopt(main, others, findRelease);
  return merged;
}

function adopt(main: Draft, others: readonly Draft[], findRelease: Parameters<typeof mergeDrafts>[1]): void {
  const { card } = main;
  const names = others.flatMap((other) => [other.card.name, ...other.card.aliases]);
  card.aliases = [...new Set([...card.aliases, ...names])].filter((name) => name !== card.name);
  card.tags = [...new Set([...card.tags, ...others.flatMap((other) => other.card.tags)])].sort();
  card.released = findRelease([main, ...others]) ?? card.released;
}

const LEGALITY_ORDER: Readonly<Record<Legality, number>> = {
  legal: 0,
  restricted: 1,
  banned: 2,
  unconfirmed: 3,
};

function compareDrafts(a: Draft, b: Draft): number {
  return (
    LEGALITY_ORDER[a.card.legality] - LEGALITY_ORDER[b.card.legality] ||
    Number(a.foreignSet !== null) - Number(b.foreignSet !== null) ||
    compareText(a.card.released, b.card.released) ||
    compareText(a.card.name, b.card.name) ||
    compareText(a.card.imageId ?? '', b.card.imageId ?? '')
  );
}
