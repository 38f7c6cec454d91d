import fc from 'fast-check';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { keepGame, loadGame, NO_STREAK, newGame, readStoredGame, solvedOn } from './stored-game.ts';

describe('the streak', () => {
  it('grows by one a day and ends with a missed day', () => {
    const one = solvedOn('2026-02-28', NO_STREAK);
    const two = solvedOn('2026-03-01', one);
    expect(two).toEqual({ days: 2, best: 2, last: '2026-03-01' });
    expect(solvedOn('2026-03-01', two)).toEqual(two);
    expect(newGame('2026-03-02', two).streak.days).toBe(2);
    expect(newGame('2026-03-03', two).streak).toEqual({ days: 0, best: 2, last: '2026-03-01' });
    expect(solvedOn('2026-03-05', two)).toEqual({ days: 1, best: 2, last: '2026-03-05' });
  });

  it('counts the run of days that ends with the last one', () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.integer({ min: 0, max: 60 }), { minLength: 1 }), (days) => {
        const sorted = [...days].sort((a, b) => a - b);
        const names = sorted.map((day) => new Date(Date.UTC(2026, 0, 1 + day)).toISOString().slice(0, 10));
        const streak = names.reduce((before, name) => solvedOn(name, before), NO_STREAK);
        let run = 1;
        while (sorted.includes((sorted.at(-1) ?? 0) - run)) run += 1;
        expect(streak.days).toBe(run);
        expect(streak.best).toBeGreaterThanOrEqual(run);
      }),
    );
  });
});

describe('readStoredGame', () => {
  it('continues the game of the day, and starts anew the day after', () => {
    const game = {
      ...newGame('2026-03-01'),
      letters: ['a'],
      streak: { days: 3, best: 5, last: '2026-03-01' },
    };
    const text = JSON.stringify(game);
    expect(readStoredGame(text, '2026-03-01')).toEqual(game);
    expect(readStoredGame(text, '2026-03-02')).toMatchObject({
      day: '2026-03-02',
      letters: [],
      streak: { days: 3 },
    });
  });

  it('ignores whatever it cannot read', () => {
    for (const text of [null, '', '{', '[]', '{"day":5}', '{"day":"2026-03-01","streak":{}}'])
      expect(readStoredGame(text, '2026-03-01')).toEqual(newGame('2026-03-01'));
    fc.assert(
      fc.property(fc.json(), (text) => {
        expect(readStoredGame(text, '2026-03-01').day).toBe('2026-03-01');
      }),
    );
  });
});

describe('the stored game', () => {
  it('is read as earlier visits wrote it', () => {
    const text =
      '{"day":"2026-11-23","letters":["a"],"hints":[],"gaveUp":false,"streak":{"days":2,"best":5,"last":"2026-11-22"}}';
    expect(readStoredGame(text, '2026-11-23')).toEqual(JSON.parse(text));
  });

  afterEach(() => vi.unstubAllGlobals());

  it('is stored, and lasts as long as the page if storage fails', () => {
    const shelf = new Map<string, string>();
    let blocked = false;
    const guard = () => {
      if (blocked) throw new DOMException('no', 'SecurityError');
    };
    vi.stubGlobal('localStorage', {
      getItem: (key: string) => {
        guard();
        return shelf.get(key) ?? null;
      },
      setItem: (key: string, text: string) => {
        guard();
        shelf.set(key, text);
      },
    });
    const game = { ...newGame('2026-11-23'), letters: ['a'] };
    expect(keepGame(game)).toBe(true);
    expect(loadGame('2026-11-23')).toEqual(game);
    blocked = true;
    expect(loadGame('2026-11-23')).toEqual(newGame('2026-11-23'));
    const next = { ...game, letters: ['a', 'b'] };
    expect(keepGame(next)).toBe(false);
    expect(loadGame('2026-11-23')).toEqual(next);
    expect(loadGame('2026-11-24').letters).toEqual([]);
    blocked = false;
    expect(keepGame(next)).toBe(true);
  });
});
