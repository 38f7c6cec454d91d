import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tinyResults } from '@deckwright/answers/testing';
import { RecommendationsAnswer } from '@deckwright/contract/schemas';
import { AppError } from '@deckwright/domain';
import { getRequestListener } from '@hono/node-server';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestApp, type TestApp } from '../../testing/test-app.ts';
import { type ApiConnection, folderApi, siteApi } from '../api-connection.ts';
import { askCommander, askDeck, askRecommendations } from './ask-reports.ts';
import { printReport } from './report.ts';

const DECK = '1 Cyr the Lone *CMDR*\n1 Wave\n1 Old Terror\n1 Bacon\n';
const pasted = (text: string) => ({ text, fileName: null });

let test: TestApp;
let server: Server;
let folder: ApiConnection;
let site: ApiConnection;
beforeAll(async () => {
  test = await openTestApp();
  server = createServer(getRequestListener(test.app.fetch)).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  folder = await folderApi(test.dataDir);
  site = siteApi(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
}, 60_000);
afterAll(async () => {
  server.close();
  await folder.close();
  await test.close();
});

const WHOLE = { order: 'inclusion', limit: 100 } as const;

describe('questions from a terminal', () => {
  it('are answered alike by a folder and by a site', async () => {
    for (const ask of [
      (api: ApiConnection) => askCommander(api, 'Cyr the Lone', WHOLE),
      (api: ApiConnection) =>
        askCommander(api, 'Bo, the Second & Ada, the First', { order: 'lift', limit: 2 }),
      (api: ApiConnection) => askDeck(api, pasted(DECK)),
      (api: ApiConnection) => askRecommendations(api, pasted(DECK), { max_price: 4 }, 5),
    ])
      expect(await ask(site)).toEqual(await ask(folder));
  });

  it('say how the decks of a commander run cards', async () => {
    const { above, rows } = await askCommander(folder, 'cyr-the-lone', WHOLE);
    expect(above[0]).toBe('Cyr the Lone: 4 decks, rank 1');
    // Three of Cyr's four decks run Beacon; see cards-of-commander.test.ts for the interval.
    expect(rows).toHaveLength(11);
    expect(rows[0]).toMatchObject({
      card: 'Beacon',
      decks: 3,
      of: 4,
      inclusion: 0.75,
      low: 0.3006,
      high: 0.9544,
    });
    const pair = await askCommander(folder, 'Bo, the Second & Ada, the First', { order: 'lift', limit: 2 });
    expect(pair.above[0]).toContain('Ada, the First & Bo, the Second: 3 decks, rank 2');
    expect(pair.rows).toHaveLength(2);
  });

  it('judge a deck and recommend for it', async () => {
    const { rows } = await askDeck(folder, pasted(DECK));
    expect(rows).toContainEqual({ what: 'commander', value: 'Cyr the Lone' });
    expect(rows).toContainEqual({ what: 'cards', value: 3 });
    expect(rows).toContainEqual({
      what: 'not read',
      value: 'line 4 (“Bacon”): no card has this name (did you mean Beacon?)',
    });
    expect(rows.some(({ what, value }) => what === 'problem' && `${value}`.includes('Old Terror'))).toBe(
      true,
    );
    const recs = await askRecommendations(folder, pasted(DECK), {}, 2);
    // All eight decks are within white and blue.
    expect(recs.above[0]).toBe('For Cyr the Lone, compared with 8 decks');
    expect(recs.above[1]).toMatch(/^Plan: .* · 0 lands$/);
    expect(recs.rows.filter(({ what }) => what === 'add')).toHaveLength(2);
    // First what may not stay, whatever else is changed.
    expect(recs.rows[0]).toMatchObject({ what: 'must go', card: 'Old Terror', why: 'banned in Commander' });
    expect(recs.rows[1]).toMatchObject({ what: 'add', card: expect.any(String), why: expect.any(String) });
    expect(recs.rows.filter(({ card }) => card === 'Old Terror')).toHaveLength(1);
    expect(recs.above).toContain('Problem: Banned in Commander: Old Terror.');
    expect(printReport(recs, 'table')).toMatch(/^must go +Old Terror .*banned in Commander/m);
  });

  it('recommend in the order of reading, by a plan that the reader names', async () => {
    const options = { plan: ['Tokens', 'No Such Theme'], any_bracket: true, any_price: true };
    const recs = await askRecommendations(folder, pasted(DECK), options, 100);
    expect(recs.above).toEqual(
      expect.arrayContaining([
        'Plan: Tokens · 0 lands',
        'No theme or creature type is called “No Such Theme”.',
      ]),
    );
    const sent = { commanders: ['Cyr the Lone'], cards: ['1 Wave', '1 Old Terror'], ...options };
    const { data } = await folder.ask('/recommendations', RecommendationsAnswer, {
      ...sent,
      order: 'reading',
    });
    const added = recs.rows.flatMap(({ what, card }) => (what === 'add' ? [card] : []));
    expect(added).toEqual(data.add.map(({ name }) => name));
  });

  it('name every line that was not read, the companion, and what is outside the deck', async () => {
    const text = [
      '1 Cyr the Lone *CMDR*',
      '1 Wave',
      '1000 Island',
      '0 Beacon',
      'https://decks.example/1',
      '',
      'Companion',
      '1 Lim-Dûl’s Lamp',
      '',
      'Sideboard',
      '2 Sunbeam',
    ].join('\n');
    const about = [
      ['companion', 'Lim-Dûl’s Lamp'],
      ['outside the deck', '2 Sunbeam (sideboard)'],
      ['not read', expect.stringMatching(/^line 3 \(“1000 Island”\): .*999/)],
      ['not read', expect.stringMatching(/^line 4 \(“0 Beacon”\): /)],
      ['not read', expect.stringMatching(/^line 5 \(“https:\/\/decks\.example\/1”\): .*address/)],
    ] as const;
    const { rows } = await askDeck(folder, pasted(text));
    expect(rows).toEqual(expect.arrayContaining(about.map(([what, value]) => ({ what, value }))));
    expect(rows).toContainEqual({ what: 'cards', value: 2 });
    const { above } = await askRecommendations(folder, pasted(text), {}, 1);
    expect(above.filter((line) => /^(Companion|Outside the deck|Not read): /.test(line))).toHaveLength(
      about.length,
    );
  });

  it('read a file by its name', async () => {
    const text = '<cockatrice_deck><zone name="main"><card number="3" name="Wave"/></zone></cockatrice_deck>';
    const { rows, whole } = await askDeck(folder, { text, fileName: 'deck.cod' });
    expect(rows).toContainEqual({ what: 'cards', value: 3 });
    expect(whole).toMatchObject({ list: { format: 'cockatrice' } });
  });

  it('say what is wrong, with the nearest names', async () => {
    await expect(askCommander(site, 'Cyr the Lon', WHOLE)).rejects.toThrow(/Did you mean .*Cyr the Lone/);
    await expect(askCommander(folder, 'Beacon', WHOLE)).rejects.toThrow(/^Beacon cannot be a commander\.$/);
    await expect(askCommander(site, 'Old Terror', WHOLE)).rejects.toThrow(
      'Old Terror is banned in Commander.',
    );
    await expect(askCommander(folder, '', WHOLE)).rejects.toThrow(/^Name a commander/);
    await expect(askDeck(folder, pasted('\n'))).rejects.toThrow('no card');
    await expect(askDeck(folder, pasted('Bacon\nlorem ipsum\n'))).rejects.toThrow(
      /^No line names a card that the site knows\. Not read: line 1 \(“Bacon”\): .* \(did you mean Beacon\?\); 1 name .* does not have: “lorem ipsum”\. Is this/,
    );
    await expect(askDeck(siteApi('http://127.0.0.1:1'), pasted(DECK))).rejects.toThrow('does not answer');
    expect(() => siteApi('decks.example')).toThrow(AppError);
    await expect(folderApi(`${test.dataDir}/nothing`)).rejects.toThrow('No data is published');
  });
});

it('stop at a site that never ends its pages, after 102 calls', async () => {
  let calls = 0;
  const endless: ApiConnection = {
    ask: async (path, shape) => {
      calls += 1;
      const answer = await folder.ask(path, shape);
      if (path.includes('/cards?')) Object.assign(answer as object, { data: [], next: path });
      return answer;
    },
    close: async () => {},
  };
  await expect(askCommander(endless, 'cyr-the-lone', WHOLE)).rejects.toThrow('100 pages');
  // The commander, its results, and 100 pages of cards.
  expect(calls).toBe(102);
});

describe('the tournament results of a commander', () => {
  const printAbove = async (changes: Parameters<typeof openTestApp>[0]) => {
    const withResults = await openTestApp(changes);
    const api = await folderApi(withResults.dataDir);
    try {
      return (await askCommander(api, 'cyr-the-lone', WHOLE)).above;
    } finally {
      await api.close();
      await withResults.close();
    }
  };

  it('are printed with games, interval and chance', async () => {
    /*
     * Four decks of 40 games, 10 of each won: 40 of 160. Center (40 + 1.92073) / 163.84146 = 0.25586; half-width
     * 1.96 / 163.84146 × √(40 × 120 / 160 + 0.96036) = 0.0119628 × 5.56420 = 0.06656: 19 to 32 %.
     */
    const above = await printAbove({ results: tinyResults() });
    expect(above).toContain(
      'Tournament results: 4 entries in 1 tournament, 2024-03-18; 40 won, 120 lost, 0 drawn',
    );
    expect(above).toContain(
      'Win rate: 25% of 160 games (95% interval 19–32%; by chance 25%; a draw is not won)',
    );
  });

  it('have no rate below 30 games, and are none without results', async () => {
    const above = await printAbove({ results: tinyResults({ games: 4 }) });
    expect(above).toContain('Win rate: too few games (16)');
    expect(await printAbove({})).toContain('Tournament results: none');
  });
});

describe('printReport', () => {
  const report = {
    above: ['Two cards'],
    rows: [
      { card: 'A, the First', decks: 12, synergy: null },
      { card: 'B', decks: 3, synergy: -0.5 },
    ],
    whole: { cards: 2 },
  };

  it('prints columns, CSV or JSON', () => {
    expect(printReport(report, 'table')).toBe(
      [
        'Two cards',
        '',
        'card          decks  synergy',
        'A, the First     12        -',
        'B                 3     -0.5',
        '',
      ].join('\n'),
    );
    expect(printReport(report, 'csv')).toBe('card,decks,synergy\r\n"A, the First",12,\r\nB,3,-0.5\r\n');
    expect(JSON.parse(printReport(report, 'json'))).toEqual({ cards: 2 });
    expect(printReport({ ...report, rows: [] }, 'table')).toBe('Two cards\n');
  });

  it('prints what a site sends neither as orders to the terminal nor as formulas', () => {
    const text = '\u001b]0;x\u0007A\r\nB\u009b2J\u202eC';
    const sent = {
      above: [text],
      rows: [{ card: text, why: '=HYPERLINK("x")', synergy: -0.5 }],
      whole: { text },
    };
    expect(printReport(sent, 'table').split('\n')).toEqual([
      ']0;x A B 2J C',
      '',
      'card           why              synergy',
      ']0;x A B 2J C  =HYPERLINK("x")     -0.5',
      '',
    ]);
    expect(printReport(sent, 'csv')).toBe('card,why,synergy\r\n]0;x A B 2J C,"\'=HYPERLINK(""x"")",-0.5\r\n');
    const json = printReport(sent, 'json');
    expect(json.replaceAll('\n', '')).not.toMatch(/[\p{Cc}\p{Bidi_Control}]/u);
    expect(JSON.parse(json)).toEqual({ text });
  });
});
