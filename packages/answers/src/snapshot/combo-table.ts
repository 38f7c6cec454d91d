import { type ColorIdentity, type Combo, inListOrder } from '@deckwright/domain';
import type { ComboCards } from '@deckwright/engine/query';
import type { LoadedSnapshot } from './loaded-snapshot.ts';

/** A combo with its counts over all decks. */
export type CountedCombo = {
  combo: Combo;
  /** The names of its cards. */
  name: string;
  /** Positions in the snapshot's cards; null for cards not in the catalog. */
  cards: (number | null)[];
  /** Color identity of all its cards; upstream's if a card is not in the catalog. */
  identity: ColorIdentity;
  /** Decks that run it, and eligible decks; null if a card is not in the catalog. */
  counts: { included: number; could: number; effective: number } | null;
  /** Rank by decks that run it, 1 = most; ties share a rank. Null without decks. */
  rank: number | null;
};

export type ComboTable = {
  /** Most decks first, then by name, then by id; uncounted ones last. */
  ranked: readonly CountedCombo[];
  byId: ReadonlyMap<string, CountedCombo>;
  /** By position of a card, in the order of `ranked`. */
  byCard: ReadonlyMap<number, readonly CountedCombo[]>;
};

const tables = new WeakMap<LoadedSnapshot, Promise<ComboTable>>();

/** The combos of the snapshot, counted once and cached unless counting failed. */
export function comboTable(snapshot: LoadedSnapshot): Promise<ComboTable> {
  const known = tables.get(snapshot);
  if (known) return known;
  const made = countCombos(snapshot);
  tables.set(snapshot, made);
  made.catch(() => tables.delete(snapshot));
  return made;
}

/** The cards of a combo for the engine; null if one is not in the catalog. */
export function engineCombo({ combo, cards }: Pick<CountedCombo, 'combo' | 'cards'>): ComboCards | null {
  const known = cards.filter((card) => card !== null);
  if (known.length < cards.length) return null;
  const commanders = known.filter((_, index) => combo.cards[index]?.mustBeCommander);
  return { cards: [...new Set(known)], commanders: [...new Set(commanders)] };
}

async function countCombos(snapshot: LoadedSnapshot): Promise<ComboTable> {
  const byKey = new Map(snapshot.cards.map((card, index) => [card.key, index]));
  const looked = snapshot.combos.map((combo) => {
    const cards = combo.cards.map(({ name, oracleId }) => {
      const index = oracleId === null ? undefined : byKey.get(oracleId);
      return index ?? snapshot.resolver.bySlug(name)?.card ?? null;
    });
    const colors = cards.map((card) => snapshot.cards[card ?? -1]?.colorIdentity ?? combo.identity);
    const names = combo.cards.map(({ name }, index) => snapshot.cards[cards[index] ?? -1]?.name ?? name);
    return {
      combo,
      name: names.join(' + '),
      cards,
      identity: colors.reduce((bits, color) => bits | color, 0),
    };
  });
  const requested = looked.flatMap((entry, index) => {
    const cards = engineCombo(entry);
    return cards ? [{ place: index, cards }] : [];
  });
  const { included, could, effective } = await snapshot.ask('comboCounts', {
    combos: requested.map(({ cards }) => cards),
  });
  const counts = new Map(
    requested.map(({ place }, at) => [
      place,
      { included: included[at] ?? 0, could: could[at] ?? 0, effective: effective[at] ?? 0 },
    ]),
  );
  const counted = looked.map(
    (entry, index): CountedCombo => ({ ...entry, counts: counts.get(index) ?? null, rank: null }),
  );
  const ranked = withRanks(counted.sort(byDecks));
  const byCard = new Map<number, CountedCombo[]>();
  for (const entry of ranked)
    for (const card of new Set(entry.cards)) {
      if (card === null) continue;
      const list = byCard.get(card);
      if (list) list.push(entry);
      else byCard.set(card, [entry]);
    }
  return { ranked, byId: new Map(ranked.map((entry) => [entry.combo.id, entry])), byCard };
}

const byDecksThenName = inListOrder<CountedCombo>({
  decks: ({ counts }) => counts?.included ?? -1,
  name: ({ name }) => name,
});

function byDecks(a: CountedCombo, b: CountedCombo): number {
  return byDecksThenName(a, b) || byId(a, b);
}

function byId(a: CountedCombo, b: CountedCombo): number {
  return a.combo.id < b.combo.id ? -1 : 1;
}

function withRanks(sorted: readonly CountedCombo[]): CountedCombo[] {
  let rank = 0;
  let last = -1;
  return sorted.map((entry, index) => {
    const included = entry.counts?.included ?? 0;
    if (included === 0) return entry;
    if (included !== last) rank = index + 1;
    last = included;
    return { ...entry, rank };
  });
}
