import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { finished } from 'node:stream/promises';
import type { EngineCard } from '../../../packages/engine/src/build/index.ts';
import type { PackedDecks } from '../generate/decks.ts';

/** Release days by rank: the slot of a day is the number of days with releases up to and including it. */
export function releaseSlots(cards: readonly EngineCard[]): {
  slots: number[];
  slotOfDay: (day: number) => number;
} {
  const days = [...new Set(cards.map((card) => card.releaseDay))].sort((a, b) => a - b);
  const newest = days.at(-1) ?? 0;
  const slotByDay = Uint16Array.from(
    { length: newest + 1 },
    (_, day) => days.filter((release) => release <= day).length,
  );
  const slotOfDay = (day: number) => slotByDay[Math.min(day, newest)] ?? 0;
  return { slots: cards.map((card) => slotOfDay(card.releaseDay)), slotOfDay };
}

/** Columns: card, identity, type, basic, slot. */
export async function writeCards(
  path: string,
  cards: readonly EngineCard[],
  slots: readonly number[],
): Promise<void> {
  await writeLines(path, function* () {
    for (const [card, { identity, type, basic }] of cards.entries()) {
      yield `${card},${identity},${type},${basic ? 1 : 0},${slots[card]}`;
    }
  });
}

/** Columns: commander, card. */
export async function writeCommanders(path: string, { commanders }: PackedDecks): Promise<void> {
  await writeLines(path, function* () {
    for (const [commander, cards] of commanders.entries()) {
      for (const card of cards) yield `${commander},${card}`;
    }
  });
}

/**
 * The stated facts of each deck, sorted by commander. Columns: deck, commander, identity, day, slot, bracket, basics,
 * creatures, and the cards as an array literal. Day and slot are 0 for an undated deck.
 */
export async function writeDecks(
  path: string,
  packed: PackedDecks,
  cards: readonly EngineCard[],
  slotOfDay: (day: number) => number,
): Promise<void> {
  await writeLines(path, function* () {
    let commander = 0;
    for (let deck = 0; deck < packed.day.length; deck++) {
      while (deck >= (packed.commanderStart[commander + 1] ?? 0)) commander++;
      const list = packed.deckCards.subarray(packed.deckStart[deck], packed.deckStart[deck + 1]);
      const creatures = list.reduce((sum, card) => sum + (cards[card]?.type === 0 ? 1 : 0), 0);
      const day = packed.day[deck] ?? 0;
      const slot = day === 0 ? 0 : slotOfDay(day);
      const identity = packed.commanderIdentity[commander] ?? 0;
      yield `${deck},${commander},${identity},${day},${slot},${packed.bracket[deck]},${packed.basics[deck]},${creatures},"{${list.join(',')}}"`;
    }
  });
}

async function writeLines(path: string, lines: () => Generator<string>): Promise<void> {
  const file = createWriteStream(path);
  let batch = '';
  for (const line of lines()) {
    batch += `${line}\n`;
    if (batch.length < 1 << 20) continue;
    if (!file.write(batch)) await once(file, 'drain');
    batch = '';
  }
  file.end(batch);
  await finished(file);
}
