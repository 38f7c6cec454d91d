import { AppError } from '@deckwright/domain';
import {
  CARD_MODEL_HEADER_BYTES,
  CARD_MODEL_MAGIC,
  CARD_MODEL_VERSION,
  type CardModelColumns,
  type CardModelCounts,
  CONTEXTS,
  cardModelLength,
  READ_CARD_MODELS,
  viewCardModel,
} from '../../card-model-format.ts';
import { assertLittleEndian } from '../../format.ts';

/** A loaded card model: its counts and columns (see card-model-format.ts), views into the given buffer. */
export type CardModel = CardModelCounts &
  CardModelColumns & {
    /** Factor of what cards outside the solved ones inherit by likeness. */
    readonly inherited: number;
    /** Row and column of each solved card, −1 for all others. */
    readonly index: Int32Array;
  };

function refuse(what: string, got: string | number, expected: string | number): never {
  throw new AppError(
    'data-loss',
    `The card model is damaged or of another version: ${what} is ${got}, expected ${expected}. Build the snapshot again.`,
  );
}

/**
 * Opens a card model without copying; the buffer may be shared between threads. An empty buffer is no model: null.
 * @param cards number of cards of the engine it belongs to
 * @throws AppError 'data-loss' if the file is no card model, has another version, is truncated or is of other cards.
 */
export function loadCardModel(buffer: ArrayBufferLike, cards: number): CardModel | null {
  if (buffer.byteLength === 0) return null;
  assertLittleEndian();
  if (buffer.byteLength < CARD_MODEL_HEADER_BYTES)
    refuse('the length', buffer.byteLength, `at least ${CARD_MODEL_HEADER_BYTES}`);
  const header = new DataView(buffer);
  const magic = String.fromCharCode(...new Uint8Array(buffer, 0, CARD_MODEL_MAGIC.length));
  if (magic !== CARD_MODEL_MAGIC)
    refuse('the first word', JSON.stringify(magic), JSON.stringify(CARD_MODEL_MAGIC));
  const numberAt = (position: number): number => header.getUint32(8 + position * 4, true);
  if (!READ_CARD_MODELS.includes(numberAt(0))) refuse('the format version', numberAt(0), CARD_MODEL_VERSION);
  const counts: CardModelCounts = {
    cards: numberAt(1),
    solved: numberAt(2),
    features: numberAt(3),
    featureEntries: numberAt(4),
    precons: numberAt(5),
    preconEntries: numberAt(6),
    contexts: numberAt(7),
  };
  if (counts.contexts !== 0 && counts.contexts !== CONTEXTS)
    refuse('the number of contexts', counts.contexts, CONTEXTS);
  if (counts.cards !== cards) refuse('the number of cards', counts.cards, cards);
  const length = cardModelLength(counts);
  if (buffer.byteLength !== length) refuse('the length', buffer.byteLength, length);
  const columns = viewCardModel(buffer, counts);
  const index = new Int32Array(cards).fill(-1);
  columns.solvedCards.forEach((card, row) => {
    index[card] = row;
  });
  return { ...counts, ...columns, inherited: header.getFloat64(40, true), index };
}
