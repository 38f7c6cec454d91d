// Fills the lake of a data folder that has a catalog with generated decks, written as `ingest decks` would write them:
//   node bench/src/generate/make-lake.ts --data-dir DIR --decks 200000
// One deck in 500 goes to a folder of its own, `day`, which `--without-day` leaves out of lake/current.json.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { writeLakeFolder } from '../../../apps/pipeline/src/lake/lake.ts';
import { type Card, isBasic, mayLead, type RawDeck, toDate } from '../../../packages/domain/src/index.ts';
import { toEngineCard } from '../../../packages/engine/src/build/index.ts';
import { dataPaths, HashedFile, replaceFile } from '../../../packages/snapshot/src/index.ts';
import { makeDecks } from './decks.ts';
import { LAST_DAY } from './make-catalog.ts';

const MAX_COMMANDERS = 2_000;
const LARGEST_SHARE = 0.04;
const ONE_DAY = 500;

const { values } = parseArgs({
  options: {
    'data-dir': { type: 'string' },
    decks: { type: 'string', default: '200000' },
    'without-day': { type: 'boolean', default: false },
  },
});
const dataDir = values['data-dir'];
const total = Number(values.decks);
if (dataDir === undefined || !Number.isInteger(total) || total < 1000) {
  console.error('Usage: make-lake.ts --data-dir DIR --decks NUMBER [--without-day]; at least 1000 decks');
  process.exit(1);
}

const paths = dataPaths(dataDir);
const current = JSON.parse(readFileSync(paths.lakeCurrent, 'utf8'));
const text = readFileSync(join(paths.catalogue, current.catalogue, 'cards.jsonl'), 'utf8');
const all = text.split('\n').flatMap((line): Card[] => (line === '' ? [] : [JSON.parse(line)]));
const BASICS = ['Plains', 'Island', 'Swamp', 'Mountain', 'Forest'];
const basics = BASICS.flatMap((name) => all.find((card) => card.name === name) ?? []);
const cards = [...basics, ...all.filter((card) => !isBasic(card))];
const packed = makeDecks(
  cards.map(toEngineCard),
  total,
  Math.floor(total * LARGEST_SHARE),
  chooseCommanders(cards),
);

const folders: string[] = [];
for (const day of [false, true]) {
  const source = day ? 'generated-day' : 'generated';
  const { name } = await writeLakeFolder(paths, 'decks', `${source}-`, async (folder) => {
    const lines = new HashedFile(join(folder, 'decks.jsonl'));
    let decks = 0;
    for (const [number, deck] of rawDecks()) {
      if ((number % ONE_DAY === 0) !== day) continue;
      decks += 1;
      lines.writeText(`${JSON.stringify(day ? { ...deck, date: toDate(LAST_DAY + 1) } : deck)}\n`);
    }
    const meta = { source: 'generated', rights: 'own', decks, rejected: 0 };
    return { files: { 'decks.jsonl': lines.close() }, meta };
  });
  folders.push(name);
}
const decks = values['without-day'] ? folders.slice(0, 1) : folders;
replaceFile(paths.lakeCurrent, `${JSON.stringify({ ...current, decks }, null, 2)}\n`);
console.log(`${total} decks in ${folders.join(' and ')}; current: ${decks.join(' and ')}`);

function* rawDecks(): Generator<[number, RawDeck]> {
  let commander = 0;
  for (let deck = 0; deck < total; deck += 1) {
    while (deck >= (packed.commanderStart[commander + 1] ?? 0)) commander += 1;
    const list = packed.deckCards.subarray(packed.deckStart[deck], packed.deckStart[deck + 1]);
    const included = list.filter((card) => card < basics.length).length;
    const copies = Math.max(1, Math.floor((packed.basics[deck] ?? 0) / Math.max(1, included)));
    const bracket = packed.bracket[deck] ?? 0;
    const day = packed.day[deck] ?? 0;
    const id = `g${deck}`;
    yield [
      deck,
      {
        id,
        commanders: (packed.commanders[commander] ?? []).map(getName),
        cards: Array.from(list, (card) => ({
          name: getName(card),
          quantity: card < basics.length ? copies : 1,
        })),
        companion: null,
        date: day === 0 ? null : toDate(day),
        tags: [],
        bracket: bracket === 0 ? null : (bracket as RawDeck['bracket']),
        url: `https://decks.example/${id}`,
        hasQuantities: true,
      },
    ];
  }
}

function getName(position: number): string {
  return cards[position]?.name ?? '';
}

/** Cards that may lead alone, spread over the catalog; every twelfth with the next that may lead beside it. */
function chooseCommanders(cards: readonly Card[]): number[][] {
  const alone = cards.flatMap((card, position) =>
    mayLead([card]) && card.colorIdentity !== 0 ? [position] : [],
  );
  const step = Math.max(1, Math.floor(alone.length / MAX_COMMANDERS));
  return alone
    .filter((_, index) => index % step === 0)
    .slice(0, MAX_COMMANDERS)
    .map((first, index) => {
      const lead = cards[first];
      const second =
        index % 12 === 11 && lead
          ? alone.find((other) => other > first && mayLead([lead, ...cards.slice(other, other + 1)]))
          : undefined;
      return second === undefined ? [first] : [first, second];
    });
}
