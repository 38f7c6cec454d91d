import { AppError } from '@deckwright/domain';
import { describe, expect, it } from 'vitest';
import { finishEngine } from '../../build/finish.ts';
import { buildShard } from '../../build/shard.ts';
import { type Columns, NO_GROUP } from '../../format.ts';
import { AS_OF, GOLDEN_CARDS, GOLDEN_DECKS } from '../../testing/golden.ts';
import { type Engine, loadEngine } from './engine.ts';
import { inCurrentForm } from './form-four.ts';

const { bytes } = finishEngine(GOLDEN_CARDS, buildShard(GOLDEN_CARDS, GOLDEN_DECKS), { asOfDay: AS_OF });
const current = loadEngine(bytes.buffer);

/** The sections of form 4 in their order, as version 0.2.0 wrote them. */
const SECTIONS = [
  'cardIdentity',
  'cardType',
  'cardFlags',
  'cardManaValue',
  'cardPips',
  'cardReleaseDay',
  'cardPriceCents',
  'cardRoles',
  'cardSalt',
  'cardNameRank',
  'commanderCards',
  'commanderIdentity',
  'commanderStart',
  'deckDay',
  'deckEarliestDay',
  'deckBracket',
  'deckEstimatedBracket',
  'deckCompanion',
  'deckTypes',
  'deckBasics',
  'deckPriceCents',
  'deckFlags',
  'deckStart',
  'deckCards',
  'extraDeck',
  'extraCard',
  'deckThemeStart',
  'deckThemes',
] as const satisfies (keyof Columns)[];

/** Writes form 4: 64 bytes of header with nine counts, a table of 16 bytes for each section, sections at multiples of 8. */
function writeFormFour(engine: Engine): Uint8Array<ArrayBuffer> {
  const columns = SECTIONS.map((name) => engine[name]);
  const round = (length: number): number => Math.ceil(length / 8) * 8;
  const length = columns.reduce((sum, { byteLength }) => sum + round(byteLength), 64 + SECTIONS.length * 16);
  const file = new Uint8Array(length);
  const view = new DataView(file.buffer);
  file.set(new TextEncoder().encode('DWENGINE'));
  view.setUint32(8, 4, true);
  view.setUint32(12, SECTIONS.length, true);
  view.setFloat64(16, length, true);
  const { asOfDay, firstDay, cards, commanders, decks, entries, extras, themes, themeEntries } = engine;
  const numbers = [asOfDay, firstDay, cards, commanders, decks, entries, extras, themes, themeEntries];
  for (const [at, number] of numbers.entries()) view.setUint32(24 + at * 4, number, true);
  let offset = 64 + SECTIONS.length * 16;
  for (const [row, column] of columns.entries()) {
    view.setFloat64(64 + row * 16, offset, true);
    view.setFloat64(64 + row * 16 + 8, column.byteLength, true);
    file.set(new Uint8Array(column.buffer, column.byteOffset, column.byteLength), offset);
    offset += round(column.byteLength);
  }
  return file;
}

const four = writeFormFour(current);

describe('an engine file of form 4', () => {
  it('is read with all it has, no entry left out and no decks near-identical', () => {
    const read = loadEngine(four.buffer);
    for (const name of SECTIONS) expect([name, read[name]]).toEqual([name, current[name]]);
    expect(read).toMatchObject({ cards: 15, commanders: 3, decks: 10, entries: 33, asOfDay: AS_OF });
    expect([read.uncounted, read.groups, read.uncountedDeck.length]).toEqual([0, 0, 0]);
    expect([...read.deckGroup]).toEqual(Array.from({ length: 10 }, () => NO_GROUP));
  });

  it('is read from memory that threads share', () => {
    const shared = new SharedArrayBuffer(four.length);
    new Uint8Array(shared).set(four);
    expect(loadEngine(shared).deckCards).toEqual(current.deckCards);
    const rewritten = inCurrentForm(shared);
    expect(loadEngine(rewritten).deckCards.buffer).toBe(rewritten);
    expect(inCurrentForm(rewritten)).toBe(rewritten);
  });

  it('is refused if it is cut short anywhere, or a count or place in it is wrong', () => {
    for (let length = 8; length < four.length; length++)
      expect(() => loadEngine(four.slice(0, length).buffer)).toThrow(AppError);
    for (const at of [12, 16, 32, 35, 40, 43, 44, 47, 51, 64, 72, 64 + 27 * 16, 64 + 27 * 16 + 8]) {
      const damaged = four.slice();
      damaged[at] = (damaged[at] ?? 0) ^ 0x40;
      expect(() => loadEngine(damaged.buffer)).toThrow(AppError);
    }
  });
});
