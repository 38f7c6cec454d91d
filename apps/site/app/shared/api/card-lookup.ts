import type { ApiCard, CardsAnswer } from '@deckwright/contract/schemas';
import { AppError, slugify } from '@deckwright/domain';
import { CARDS } from './answer-shapes.ts';
import { hasShape } from './has-shape.ts';
import type { Requester } from './request.ts';

/** Names in one request. */
const CARD_BATCH_SIZE = 100;

/**
 * The slug used to look up a name: the part before ' // ', trimmed.
 * @throws AppError invalid-argument 'Invalid card name' if the slug would be empty.
 */
export function lookupSlug(name: string): string {
  const slug = slugify((name.split(' // ')[0] ?? '').trim());
  if (slug === '') throw new AppError('invalid-argument', 'Invalid card name');
  return slug;
}

/** What lists read of a card without looking first. */
const DRAWN = { name: '', type: '', prices: {} };

export type CardLookup = (
  names: readonly string[],
  call?: { signal?: AbortSignal | undefined },
) => Promise<Map<string, ApiCard>>;

/**
 * Looks up names in batches and caches the results, so that each name is requested once. Names with an empty slug are
 * skipped with a warning; unrecognized names are absent from the answer.
 */
export function createCardLookup(
  requester: Requester,
  warn: (message: string) => void = (message) => console.warn(message),
): CardLookup {
  const known = new Map<string, Promise<ApiCard | null>>();

  return async (names, call = {}) => {
    const wanted = [...new Set(names)].filter((name) => isNamed(name, warn));
    const missing = wanted.filter((name) => !known.has(name));
    for (let from = 0; from < missing.length; from += CARD_BATCH_SIZE)
      request(missing.slice(from, from + CARD_BATCH_SIZE), call.signal);
    const found = new Map<string, ApiCard>();
    for (const name of wanted) {
      const card = await known.get(name);
      if (card) found.set(name, card);
    }
    return found;
  };

  function request(batch: string[], signal: AbortSignal | undefined): void {
    const answer = requester.json<CardsAnswer>(
      'POST',
      '/api/cards/',
      { format: 'dict', names: batch },
      { signal, like: CARDS },
    );
    for (const name of batch) {
      const card = answer.then(({ cards }) => (Object.hasOwn(cards, name) ? whole(name, cards[name]) : null));
      // A failed or cancelled batch may be requested again; the caller sees the failure through `known`.
      card.catch(() => known.delete(name));
      known.set(name, card);
    }
  }

  /** Omits cards without a URL, which identifies cards. @throws SyntaxError for a card of the wrong shape */
  function whole(name: string, card: ApiCard | undefined): ApiCard | null {
    if (card?.url && !hasShape(card, DRAWN))
      throw new SyntaxError(`"${name}" is of another form than a card.`);
    if (card && !card.url) warn(`Card url missing: "${name}"`);
    return card?.url ? card : null;
  }
}

function isNamed(name: string, warn: (message: string) => void): boolean {
  try {
    return lookupSlug(name) !== '';
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    warn(`${error.message}: "${name}"`);
    return false;
  }
}
