import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { DeckEntry, RawDeck } from '@deckwright/domain';
import { newReport, readTopDeck } from '@deckwright/sources';
import { starterResults } from '@deckwright/starter';
import { expect, it } from 'vitest';

/** The answer of TopDeck.gg that says the same. */
function toTournaments(results: readonly RawDeck[]) {
  const board = (entries: readonly DeckEntry[]) =>
    Object.fromEntries(entries.map(({ name, quantity }) => [name, { id: 'x', count: quantity }]));
  return [...Map.groupBy(results, ({ result }) => result?.event)].map(([event, rows]) => ({
    TID: event?.id,
    tournamentName: event?.name,
    startDate: Date.parse(event?.date ?? '') / 1000,
    standings: rows.map(({ commanders, cards, result }) => ({
      standing: result?.placing,
      decklist: null,
      deckObj: {
        Commanders: board(commanders.map((name) => ({ name, quantity: 1 }))),
        Mainboard: board(cards),
      },
      ...{ wins: result?.wins, losses: result?.losses, draws: result?.draws },
    })),
  }));
}

it('the results of the sample are what is read of a source of tournaments', async () => {
  const results = [...starterResults()];
  const folder = mkdtempSync(join(tmpdir(), 'deckwright-'));
  try {
    const file = join(folder, 'answer.json');
    writeFileSync(file, JSON.stringify(toTournaments(results)));
    const read: RawDeck[] = [];
    for await (const deck of readTopDeck([file], { report: newReport('t', null), now: Date.UTC(2026, 0, 1) }))
      read.push(deck);
    expect(read).toEqual(results);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
