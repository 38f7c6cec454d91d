import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildCardModel } from '../../../packages/engine/src/build/card-model/build-card-model.ts';
import { buildShard, cardDecksOf, finishEngine } from '../../../packages/engine/src/build/index.ts';
import { CARD_DECKS_VERSION } from '../../../packages/engine/src/card-decks-format.ts';
import { CARD_MODEL_VERSION } from '../../../packages/engine/src/card-model-format.ts';
import { CARD_FLAGS, FORMAT_VERSION } from '../../../packages/engine/src/format.ts';
import {
  type CardDecks,
  type CardModel,
  commanderCards,
  deckList,
  type Engine,
  loadCardDecks,
  loadCardModel,
  loadEngine,
} from '../../../packages/engine/src/query/index.ts';
import { LAST_DAY, makeCatalogue } from '../generate/catalogue.ts';
import { engineDecks, makeDecks } from '../generate/decks.ts';

/** Generated decks with all that advice needs. */
export type AdviceCorpus = {
  engine: Engine;
  cardModel: CardModel;
  cardDecks: CardDecks;
  bytes: { engine: number; cardModel: number; cardDecks: number };
  /** How long the files took, processor seconds, and the greatest memory of the process so far; null if they were read. */
  built: Record<'cardModel' | 'cardDecks', { seconds: number; megabytes: number }> | null;
};

type Files = { engine: ArrayBuffer; cardModel: ArrayBuffer; cardDecks: ArrayBuffer };

/** In the names of kept files: decks of another generator or format are not read. Raised with the generator. */
const GENERATOR = 1;
const FORMATS = [GENERATOR, FORMAT_VERSION, CARD_MODEL_VERSION, CARD_DECKS_VERSION].join('-');

/** Makes the corpus, or reads it from the folder, if there is one, where a run before has left it. */
export function makeCorpus(total: number, largest: number, folder: string | undefined): AdviceCorpus {
  const pathOf = (name: string): string =>
    join(folder ?? '', `advice-${total}-${largest}-${FORMATS}.${name}`);
  if (folder && existsSync(pathOf('card-decks.bin'))) {
    const files = {
      engine: read(pathOf('engine.bin')),
      cardModel: read(pathOf('card-model.bin')),
      cardDecks: read(pathOf('card-decks.bin')),
    };
    return open(files, null);
  }
  const cards = makeCatalogue();
  const shard = buildShard(cards, engineDecks(makeDecks(cards, total, largest)));
  const { bytes } = finishEngine(cards, shard, { asOfDay: LAST_DAY });
  const engine = loadEngine(bytes.buffer);
  const model = measured(() => modelOf(engine));
  const decks = measured(() => cardDecksOf(engine));
  if (folder) {
    mkdirSync(folder, { recursive: true });
    writeFileSync(pathOf('engine.bin'), bytes);
    writeFileSync(pathOf('card-model.bin'), model.made);
    // Last, for it says that the others are there.
    writeFileSync(pathOf('card-decks.bin'), decks.made);
  }
  const files = { engine: bytes.buffer, cardModel: model.made.buffer, cardDecks: decks.made.buffer };
  return open(files, { cardModel: model.cost, cardDecks: decks.cost });
}

function open({ engine: bytes, cardModel, cardDecks }: Files, built: AdviceCorpus['built']): AdviceCorpus {
  const engine = loadEngine(bytes);
  const model = loadCardModel(cardModel, engine.cards);
  const decks = loadCardDecks(cardDecks, engine);
  if (!model || !decks) throw new Error('The corpus is too small for what is measured here.');
  const lengths = {
    engine: bytes.byteLength,
    cardModel: cardModel.byteLength,
    cardDecks: cardDecks.byteLength,
  };
  return { engine, cardModel: model, cardDecks: decks, bytes: lengths, built };
}

function read(path: string): ArrayBuffer {
  const bytes = readFileSync(path);
  const buffer = new ArrayBuffer(bytes.byteLength);
  new Uint8Array(buffer).set(bytes);
  return buffer;
}

/** Generated cards have neither text nor precons. */
function modelOf(engine: Engine): Uint8Array<ArrayBuffer> {
  return buildCardModel({
    features: Array.from({ length: engine.cards }, () => []),
    isBasic: Array.from(engine.cardFlags, (flags) => (flags & CARD_FLAGS.basic) !== 0),
    identity: engine.cardIdentity,
    decks: { [Symbol.iterator]: () => wholeDecks(engine) },
    precons: [],
  });
}

function* wholeDecks(engine: Engine) {
  for (let commander = 0; commander < engine.commanders; commander++) {
    const commanders = commanderCards(engine, commander);
    const end = engine.commanderStart[commander + 1] ?? 0;
    for (let deck = engine.commanderStart[commander] ?? 0; deck < end; deck++)
      yield { commanders, cards: [...deckList(engine, deck)] };
  }
}

function measured<T>(make: () => T): { made: T; cost: { seconds: number; megabytes: number } } {
  const before = process.cpuUsage();
  const made = make();
  const { user, system } = process.cpuUsage(before);
  return {
    made,
    cost: { seconds: (user + system) / 1e6, megabytes: process.resourceUsage().maxRSS / 1000 },
  };
}
