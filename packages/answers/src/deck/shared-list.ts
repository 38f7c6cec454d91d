import { parseDeckText } from '@deckwright/decklist';
import type { Card, DeckEntry } from '@deckwright/domain';
import { deckFaults } from '@deckwright/engine/query';
import { readInsightDeck } from '../insight/insight-request.ts';
import { leadError } from '../recs/recs-request.ts';
import type { LoadedSnapshot } from '../snapshot/loaded-snapshot.ts';
import { nearestTo } from './nearest-name.ts';

type ListFault = { text: string; lines: number[] };

/** A deck by the full names of its cards. */
type SharedDeck = { commanders: string[]; cards: DeckEntry[]; companion: string | null };

export type CheckedList = { deck: SharedDeck; faults: ListFault[] };

const MOST_FAULTS = 30;

/** Parses a pasted list with the cards of the snapshot, and reports line by line why it cannot be counted. */
export function checkSharedList(snapshot: LoadedSnapshot, text: string): CheckedList {
  const parsed = parseDeckText(text);
  const lines = text.split(/\r\n|\r|\n/).map(plainText);
  const sent = {
    commanders: parsed.commanders,
    cards: parsed.cards.map(({ name, quantity }) => `${quantity} ${name}`),
  };
  const { deck, commanders, cards, unknown } = readInsightDeck(snapshot, sent);
  const leading = commanders.length > 0 ? leadError(snapshot, commanders) : null;
  const faults: ListFault[] = parsed.problems.map(({ line, text: words, reason }) => ({
    text: `“${words.slice(0, 80)}” is not understood: ${reason}.`,
    lines: [line],
  }));
  // Each suggestion takes time, and a text with thousands of unrecognized lines is not a deck.
  for (const { name, of } of unknown.slice(0, MOST_FAULTS)) {
    const near = nearestTo(snapshot, { name, of });
    const meant = near ? ` Did you mean ${near.label}?` : '';
    faults.push({
      text: `No ${of} is called “${name.slice(0, 80)}”.${meant}`,
      lines: linesOf([name], lines),
    });
  }
  for (const fault of deckFaults(deck, leading)) {
    const names = fault.kind === 'commander' ? parsed.commanders : namesOf(fault.cards);
    faults.push({ text: fault.text, lines: linesOf(names, lines) });
  }
  const precon = preconOf(snapshot, new Set([...commanders, ...cards]));
  if (precon !== null)
    faults.push({
      text: `This is the preconstructed deck ${precon} as sold. Unchanged precons cannot be shared.`,
      lines: [],
    });
  const companion = parsed.companion === null ? null : snapshot.resolver.find(parsed.companion);
  return {
    deck: {
      commanders: deck.commanders.map(({ card }) => plainName(snapshot, card)),
      cards: deck.cards.map(
        ({ card, quantity }): DeckEntry => ({ name: plainName(snapshot, card), quantity }),
      ),
      companion: companion === null ? null : (snapshot.cards[companion]?.name ?? null),
    },
    faults: faults.slice(0, MOST_FAULTS),
  };
}

/** A name that resolves only to this card. */
function plainName({ resolver, cards }: LoadedSnapshot, card: Card): string {
  const found = resolver.find(card.name);
  return found !== null && cards[found] === card ? card.name : card.slug;
}

function namesOf(cards: readonly Card[]): string[] {
  return cards.flatMap(({ name, faces, aliases }) => [name, ...faces.map((face) => face.name), ...aliases]);
}

/** The numbers of the lines that contain one of the names. */
function linesOf(names: readonly string[], lines: readonly string[]): number[] {
  const wanted = names.map(plainText).filter(Boolean);
  return lines.flatMap((line, index) => (wanted.some((name) => line.includes(name)) ? index + 1 : []));
}

function plainText(text: string): string {
  return text.replace(/[‘’]/g, "'").toLowerCase();
}

/** The precon with the same set of cards. */
function preconOf({ precons, resolver }: LoadedSnapshot, held: ReadonlySet<number>): string | null {
  for (const precon of precons) {
    const names = [...precon.commanders, ...precon.cards.map(({ name }) => name)];
    // A cheap test that rules out most precons.
    if (names.length < held.size) continue;
    const cards = new Set(names.map((name) => resolver.find(name)));
    if (cards.size === held.size && [...cards].every((card) => card !== null && held.has(card)))
      return precon.name;
  }
  return null;
}
