import { missingFact } from '@deckwright/contract';
import type { Card, DeckEntry } from '@deckwright/domain';
import { deckProblems } from '@deckwright/engine/query';
import { type ListLine, mergeLines, type ReadCard, readList } from '../list/index.ts';
import { type LoadedSnapshot, leadError } from '../snapshot/index.ts';

type ListProblem = { text: string; lines: number[] };

/** A deck by the full names of its cards. */
type SharedDeck = { commanders: string[]; cards: DeckEntry[]; companion: string | null };

export type CheckedList = { deck: SharedDeck; faults: ListProblem[] };

const MAX_PROBLEMS = 30;

/** Reads a pasted list with the cards of the snapshot, and reports line by line why it cannot be counted. */
export async function checkSharedList(snapshot: LoadedSnapshot, text: string): Promise<CheckedList> {
  const list = await readList(snapshot, { text });
  const { deck, commanders, cards } = mergeLines(snapshot, {
    commanders: list.commanders.flatMap(linesOfCard),
    cards: list.cards.flatMap(linesOfCard),
    companion: list.companion?.card ?? null,
  });
  const leading = commanders.length > 0 ? leadError(snapshot, commanders) : null;
  const readable = list.notRead.filter(({ kind }) => kind !== 'missing');
  const missing = list.notRead.filter(({ kind }) => kind === 'missing');
  const problems: ListProblem[] = readable.map(({ line, text: words, reason, nearest }) => ({
    text: `“${words.slice(0, 80)}” is not counted: ${reason}.${nearest ? ` Did you mean ${nearest.label}?` : ''}`,
    lines: [line],
  }));
  const listed = [...list.commanders, ...list.cards, ...(list.companion ? [list.companion] : [])];
  if (missing.length > 0) {
    const names = [...new Set(missing.map(({ text: name }) => name))];
    problems.push({
      text: `${missingFact(names, snapshot.excluded.date)}.`,
      lines: missing.map(({ line }) => line),
    });
  }
  for (const problem of deckProblems(deck, leading)) {
    const among = problem.kind === 'commander' ? list.commanders : listed;
    problems.push({ text: problem.text, lines: toLines(snapshot, among, problem.cards) });
  }
  const precon = getPrecon(snapshot, new Set([...commanders, ...cards]));
  if (precon !== null)
    problems.push({
      text: `This is the preconstructed deck ${precon} as sold. Unchanged precons cannot be shared.`,
      lines: [],
    });
  return {
    deck: {
      commanders: deck.commanders.map(({ card }) => plainName(snapshot, card)),
      cards: deck.cards.map(
        ({ card, quantity }): DeckEntry => ({ name: plainName(snapshot, card), quantity }),
      ),
      companion: deck.companion ? plainName(snapshot, deck.companion.card) : null,
    },
    faults: problems.slice(0, MAX_PROBLEMS),
  };
}

function linesOfCard({ card, quantity }: ReadCard): ListLine[] {
  return card === null ? [] : [{ card, quantity }];
}

/** A name that resolves only to this card. */
function plainName({ resolver, cards }: LoadedSnapshot, card: Card): string {
  const found = resolver.find(card.name);
  return found !== null && cards[found] === card ? card.name : card.slug;
}

/** The numbers of the lines that name one of the cards. */
function toLines({ cards }: LoadedSnapshot, entries: readonly ReadCard[], wanted: readonly Card[]): number[] {
  const lines = entries.flatMap((entry) => {
    const card = cards[entry.card ?? -1];
    return card && wanted.includes(card) ? entry.lines : [];
  });
  return [...new Set(lines)].sort((a, b) => a - b);
}

/** The cards of each precon of a snapshot; a name that the snapshot lacks is null. */
const PRECON_CARDS = new WeakMap<LoadedSnapshot, Set<number | null>[]>();

/** The precon with the same set of cards. */
function getPrecon(snapshot: LoadedSnapshot, included: ReadonlySet<number>): string | null {
  const { precons, resolver } = snapshot;
  const known = PRECON_CARDS.get(snapshot);
  const sets =
    known ??
    precons.map(
      ({ commanders, cards }) =>
        new Set([...commanders, ...cards.map(({ name }) => name)].map((name) => resolver.find(name))),
    );
  if (!known) PRECON_CARDS.set(snapshot, sets);
  const at = sets.findIndex(
    (cards) =>
      cards.size === included.size && [...cards].every((card) => card !== null && included.has(card)),
  );
  return precons[at]?.name ?? null;
}
