import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTiny, type TinySnapshot } from '../testing/tiny-snapshot.ts';
import { cardSearchAnswer, searchPage } from './search-page.ts';

let tiny: TinySnapshot;
beforeAll(async () => {
  tiny = await openTiny();
}, 60_000);
afterAll(() => tiny.close());

describe('a search for a name that is not in the catalog', () => {
  it.each([
    ['Ha! Bo, Run!', '“Ha! Bo, Run!” is not legal in Commander.'],
    ['"Ha! Bo, Run!"', '“Ha! Bo, Run!” is not legal in Commander.'],
    ['!"Ha! Bo, Run!"', '“Ha! Bo, Run!” is not legal in Commander.'],
    ['beacon (not the bright one)', '“beacon (not the bright one)” is not legal in Commander.'],
    ['Screen Light', '“Screen Light” exists only on Arena.'],
    ['Beast', '“Beast” is a token, not a card of the deck.'],
  ])('says so for %s', async (q, warning) => {
    const page = await searchPage({ snapshot: tiny.snapshot, imageHost: null }, q, 1);
    expect(page).toMatchObject({ numCards: 0, fault: null, nearest: [] });
    expect(page.warnings).toContain(warning);
  });

  it('says so to programs', async () => {
    const answer = await cardSearchAnswer({ snapshot: tiny.snapshot, imageHost: null }, 'Screen Light');
    expect(answer.warnings).toContain('“Screen Light” exists only on Arena.');
  });

  it('says nothing of other names and conditions', async () => {
    for (const q of ['Beacon', 't:elf', 'Nobody', 'Beast t:elf']) {
      const { warnings } = await searchPage({ snapshot: tiny.snapshot, imageHost: null }, q, 1);
      expect(warnings.join()).not.toMatch(/legal|token|Arena/);
    }
  });
});
