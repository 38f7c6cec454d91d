import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { filterSettings } from '../../testing/arbitrary.ts';
import {
  about,
  cases,
  gamesIn,
  opened,
  refCount,
  refRows,
  refSides,
  toEngineFilters,
} from '../../testing/results.ts';
import { NO_ENGINE_FILTERS } from '../decks/filters.ts';
import { cardResultsAcross, commanderRecords } from './card-results.ts';

describe('results of decks with a card', () => {
  test('are those of a slow count, commander by commander, under any filters', () => {
    fc.assert(
      fc.property(cases, filterSettings, fc.nat(), (all, settings, pick) => {
        const { engine, world, refs, order } = opened(all.cards, all.decks, all.all, all.rows);
        const card = pick % all.cards.length;
        const found = cardResultsAcross(engine, {
          card: order.indexOf(card),
          filters: toEngineFilters(settings, order),
        });
        const byCommander = Array.from({ length: engine.commanders }, (_, commander) => {
          const own = refs.slice(engine.commanderStart[commander], engine.commanderStart[commander + 1]);
          const rows = refRows(all, { world, settings, own });
          const holding = rows.filter((row) => row.listed && all.decks[row.deck]?.cards.includes(card));
          return { commander, holding, ...refSides(all, { world, rows, card }) };
        });
        const holding = byCommander.flatMap((one) => one.holding);
        if (holding.length === 0) {
          expect(found).toBeNull();
          return;
        }
        expect(found?.total).toEqual(about(refCount(holding, all.all)));
        expect(found?.events).toBe(new Set(holding.map(({ event }) => event)).size);
        expect(found?.commanders).toEqual(
          byCommander
            .filter((one) => gamesIn(one.with) > 0 && gamesIn(one.without) > 0)
            .map((one) => ({ commander: one.commander, with: about(one.with), without: about(one.without) })),
        );
      }),
      { numRuns: 150 },
    );
  });

  test('are none of decks chosen by their success', () => {
    fc.assert(
      fc.property(cases, (all) => {
        const { engine } = opened(all.cards, all.decks, all.all, all.rows);
        const filters = { ...NO_ENGINE_FILTERS, placing: 'top16' as const };
        expect(cardResultsAcross(engine, { card: 0, filters })).toBeNull();
      }),
      { numRuns: 5 },
    );
  });
});

describe('records of commanders', () => {
  test('are the games of all their entries, with a list or without', () => {
    fc.assert(
      fc.property(cases, (all) => {
        const { engine, refs } = opened(all.cards, all.decks, all.all, all.rows);
        const { games, wins } = commanderRecords(engine);
        for (let commander = 0; commander < engine.commanders; commander++) {
          const own = refs.slice(engine.commanderStart[commander], engine.commanderStart[commander + 1]);
          const total = refCount(
            all.rows.filter(({ deck }) => own.includes(deck)),
            all.all,
          );
          expect([games[commander], wins[commander]]).toEqual([gamesIn(total), total.wins]);
        }
      }),
      { numRuns: 30 },
    );
  });
});
