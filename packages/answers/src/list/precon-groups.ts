import { type ColorIdentity, compareNames, mayLead, type PreconDeck, slugify } from '@deckwright/domain';
import type { LoadedSnapshot } from '../snapshot/index.ts';

/** A line of a printed list; `card` = position in the snapshot's cards, null if not in the catalog. */
export type PreconCard = { name: string; quantity: number; card: number | null };

/** A precon with its card names resolved. */
export type KnownPrecon = {
  precon: PreconDeck;
  commanders: PreconCard[];
  /** The other cards, each once. */
  lines: PreconCard[];
  /** The colors of its commanders. */
  identity: ColorIdentity;
  /**
   * Its possible commanders: the printed ones together, or each alone; then other cards of the list with the same color
   * identity.
   */
  faces: { cards: number[]; printed: boolean }[];
};

export type PreconGroup = { name: string; tag: string; precons: KnownPrecon[] };

const groups = new WeakMap<LoadedSnapshot, PreconGroup[]>();

/**
 * The precons by set, newest first, sets of one day by name, and within a set by name; `tag` is the anchor of the group, derived from the set's
 * name. Computed once per snapshot.
 */
export function preconGroups(snapshot: LoadedSnapshot): readonly PreconGroup[] {
  const found = groups.get(snapshot);
  if (found) return found;
  const names = new Map(snapshot.sets.map(({ code, name }) => [code, name]));
  const bySet = new Map<string, PreconDeck[]>();
  const toSetName = ({ setCode }: PreconDeck): string => names.get(setCode) ?? setCode.toUpperCase();
  const newestFirst = (a: PreconDeck, b: PreconDeck): number => {
    if (a.released !== b.released) return a.released < b.released ? 1 : -1;
    return compareNames(toSetName(a), toSetName(b)) || compareNames(a.name, b.name);
  };
  for (const precon of [...snapshot.precons].sort(newestFirst)) {
    const group = bySet.get(precon.setCode);
    if (group) group.push(precon);
    else bySet.set(precon.setCode, [precon]);
  }
  const tags = new Set<string>();
  const made = [...bySet].map(([code, precons]): PreconGroup => {
    const name = names.get(code) ?? code.toUpperCase();
    const plain = slugify(name);
    const tag = plain === '' || tags.has(plain) ? `${plain}-${code}`.replace(/^-/, '') : plain;
    tags.add(tag);
    return { name, tag, precons: precons.map((precon) => lookUp(snapshot, precon)) };
  });
  groups.set(snapshot, made);
  return made;
}

/** The precon with this slug and its group; null if there is none. */
export function preconBySlug(
  snapshot: LoadedSnapshot,
  slug: string,
): { group: PreconGroup; known: KnownPrecon } | null {
  for (const group of preconGroups(snapshot)) {
    const known = group.precons.find(({ precon }) => precon.slug === slug);
    if (known) return { group, known };
  }
  return null;
}

function lookUp(snapshot: LoadedSnapshot, precon: PreconDeck): KnownPrecon {
  const getLine = (name: string, quantity: number): PreconCard => ({
    name,
    quantity,
    card: snapshot.resolver.find(name),
  });
  const commanders = precon.commanders.map((name) => getLine(name, 1));
  const commanderCards = new Set(commanders.flatMap(({ card }) => card ?? []));
  const lines = precon.cards
    .map(({ name, quantity }) => getLine(name, quantity))
    .filter(({ card }) => card === null || !commanderCards.has(card));
  const identity = [...commanderCards].reduce(
    (bits, card) => bits | (snapshot.cards[card]?.colorIdentity ?? 0),
    0,
  );
  return {
    precon,
    commanders,
    lines,
    identity,
    faces: toFaces(snapshot, [...commanderCards], lines, identity),
  };
}

function toFaces(
  { cards }: LoadedSnapshot,
  commanderCards: readonly number[],
  lines: readonly PreconCard[],
  identity: ColorIdentity,
): KnownPrecon['faces'] {
  const commanders = commanderCards.flatMap((card) => cards[card] ?? []);
  const together = mayLead(commanders);
  const printed = together
    ? [[...commanderCards]]
    : commanderCards.filter((card) => cards[card]?.lead.canLead).map((card) => [card]);
  const others = lines.flatMap(({ card }) => {
    const facts = cards[card ?? -1];
    return card !== null && facts?.lead.canLead && facts.colorIdentity === identity ? [[card]] : [];
  });
  return [
    ...printed.map((face) => ({ cards: face, printed: true })),
    ...(printed.length > 0 ? others.map((face) => ({ cards: face, printed: false })) : []),
  ];
}
