import { type ParsedDeck, parseDeckText, printDeck } from '@deckwright/decklist';
import { searchKey } from '@deckwright/domain';
import { toFrontKey } from './new-list/new-list.ts';

/** The list with one more copy of a card, or as many as stated, on its own line among the cards of the deck. */
export function addToDeck(text: string, name: string, copies = 1): string {
  const deck = parseDeckText(text);
  const lines = text.split('\n');
  while (lines.length > 0 && lines.at(-1)?.trim() === '') lines.pop();
  // From the end upwards, until the line is parsed as part of the deck instead of a sideboard.
  for (let at = lines.length; at >= 0; at -= 1) {
    const next = [...lines.slice(0, at), `${copies} ${name}`, ...lines.slice(at)].join('\n');
    if (isOnly(copies, deck, parseDeckText(next), name)) return next;
  }
  return printed(deck, (cards) => [...cards, { name, quantity: copies }]);
}

/** The list with one copy of a card less; unchanged if it has none. */
export function cutFromDeck(text: string, name: string): string {
  const deck = parseDeckText(text);
  const before = countCopies(deck, name);
  if (before === 0) return text;
  const lines = text.split('\n');
  const front = toFrontKey(name);
  for (let at = lines.length - 1; at >= 0; at -= 1) {
    const line = lines[at] ?? '';
    // Each attempt parses the whole list.
    if (!searchKey(line).includes(front) && !line.includes(front)) continue;
    const fewer = line.replace(
      /^(\s*)(\d+)/,
      (_, space: string, count: string) => `${space}${Number(count) - 1}`,
    );
    // The last copy of a line goes with the line, also where others have more.
    const reduced = fewer === line || /^\s*0+(?!\d)/.test(fewer) ? [] : [fewer];
    const next = [...lines.slice(0, at), ...reduced, ...lines.slice(at + 1)].join('\n');
    if (isOnly(-1, deck, parseDeckText(next), name)) return next;
  }
  return printed(deck, (cards) =>
    cards.flatMap((entry) => {
      if (toFrontKey(entry.name) !== front) return [entry];
      return entry.quantity > 1 ? [{ ...entry, quantity: entry.quantity - 1 }] : [];
    }),
  );
}

function countCopies({ cards }: ParsedDeck, name: string): number {
  const front = toFrontKey(name);
  return cards.reduce((sum, entry) => (toFrontKey(entry.name) === front ? sum + entry.quantity : sum), 0);
}

/** Whether the deck differs only in so many copies more or less of the card. */
function isOnly(change: number, before: ParsedDeck, after: ParsedDeck, name: string): boolean {
  return (
    countCopies(after, name) === countCopies(before, name) + change &&
    total(after) === total(before) + change &&
    after.commanders.length === before.commanders.length &&
    after.problems.length === before.problems.length
  );
}

function total({ cards, commanders, sideboard, maybeboard }: ParsedDeck): number {
  return [...cards, ...sideboard, ...maybeboard].reduce(
    (sum, { quantity }) => sum + quantity,
    commanders.length,
  );
}

/** A table has no place for a line: its deck as plain text, with unreadable lines as comments. */
function printed(deck: ParsedDeck, change: (cards: ParsedDeck['cards']) => ParsedDeck['cards']): string {
  const remarks = deck.problems.map(({ text }) => `// ${text}\n`);
  return `${printDeck({ ...deck, cards: change(deck.cards) })}${remarks.join('')}`;
}
