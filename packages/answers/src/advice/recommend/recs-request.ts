import { withoutQuantity } from '@deckwright/domain';
import type { LoadedSnapshot } from '../../snapshot/index.ts';
import { leadError } from '../../snapshot/index.ts';

export type ReadDeck = {
  /** One or two legal commanders; empty if they are not legal. */
  commanders: number[];
  /** The other cards, each once, without commanders. */
  cards: number[];
  /** Sentences about the commanders; those about unrecognized names are made when it is known what they are. */
  errors: string[];
  unknown: { name: string; of: 'card' | 'commander' }[];
};

const MAX_NAMED = 5;

/** Resolves a request to cards; problems with its commanders are returned as sentences. */
export function readDeck(
  snapshot: LoadedSnapshot,
  sent: { commanders: readonly string[]; cards: readonly string[] },
): ReadDeck {
  const commanderCards = lookUp(sent.commanders, (text) => snapshot.resolver.findCommanders(text));
  const others = lookUp(sent.cards, (text) => {
    const card = snapshot.resolver.find(text);
    return card === null ? null : [card];
  });
  const commanders = [...commanderCards.found];
  const cards = [...others.found].filter((card) => !commanderCards.found.has(card));
  const errors: string[] = [];
  const leading = commanders.length === 0 ? null : leadError(snapshot, commanders);
  if (commanders.length === 0 && commanderCards.unknown.length === 0) errors.push(NO_COMMANDER);
  if (leading) errors.push(leading);
  const unknown = [
    ...commanderCards.unknown.map((name) => ({ name, of: 'commander' as const })),
    ...others.unknown.map((name) => ({ name, of: 'card' as const })),
  ];
  return { commanders: leading ? [] : commanders, cards, errors, unknown };
}

/** The cards never to cut; what is not recognized is returned as a sentence. */
export function readKeptCards(
  snapshot: LoadedSnapshot,
  texts: readonly string[],
): { cards: number[]; problems: string[] } {
  const { found, unknown } = lookUp(texts, (text) => {
    const card = snapshot.resolver.find(text);
    return card === null ? null : [card];
  });
  const problems = unknown.length > 0 ? [`${unknownSentence(unknown)}, so not kept`] : [];
  return { cards: [...found], problems };
}

const NO_COMMANDER = 'Select a commander by clicking a crown icon';

function lookUp(
  texts: readonly string[],
  find: (text: string) => readonly number[] | null,
): { found: Set<number>; unknown: string[] } {
  const found = new Set<number>();
  const unknown = new Set<string>();
  for (const text of texts) {
    if (text.trim() === '') continue;
    const cards = find(text);
    if (cards) for (const card of cards) found.add(card);
    else unknown.add(withoutQuantity(text.trim()));
  }
  return { found, unknown: [...unknown] };
}

function unknownSentence(names: readonly string[]): string {
  const shown = names
    .slice(0, MAX_NAMED)
    .map((name) => `"${name.slice(0, 80)}"`)
    .join(', ');
  const rest = names.length > MAX_NAMED ? ` and ${names.length - MAX_NAMED} more` : '';
  return `Unknown card${names.length === 1 ? '' : 's'}: ${shown}${rest}`;
}
