import { readdirSync, readFileSync } from 'node:fs';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import type { RawDeck } from '@deckwright/domain';
import { describe, expect, it, onTestFinished } from 'vitest';
import { newReport } from '../stream/report.ts';
import { tempDir, tempFile } from '../testing/temp-dir.ts';
import { fetchTopDeck } from './fetch-topdeck.ts';
import { readTopDeck } from './read-topdeck.ts';

/** 2026-11-20T00:00:00Z. */
const NOW = Date.UTC(2026, 10, 20);
const seconds = (date: string): number => Date.parse(date) / 1000;
const board = (...names: string[]) => Object.fromEntries(names.map((name) => [name, { id: 'x', count: 1 }]));

const STANDING = {
  name: 'Bob Player',
  id: 'player-7',
  standing: 1,
  decklist: null as string | null,
  deckObj: null as object | null,
  wins: 4,
  losses: 1,
  draws: 1,
};

const tournament = (standings: unknown[], more: object = {}) => ({
  TID: 'spring-open',
  tournamentName: 'Spring Open',
  startDate: seconds('2026-04-11T15:00:00Z'),
  swissNum: 4,
  topCut: 16,
  standings,
  ...more,
});

async function read(...tournaments: unknown[]) {
  const file = await tempFile('answer.json', JSON.stringify(tournaments));
  const report = newReport('tournaments', null);
  const decks: RawDeck[] = [];
  for await (const deck of readTopDeck([file], { report, now: NOW })) decks.push(deck);
  return { decks, report };
}

describe('reading tournaments', () => {
  it('takes a list from its boards, with event, place and games', async () => {
    const deckObj = {
      Commanders: board('Boss'),
      Mainboard: { ...board('Rock'), Forest: { id: 'y', count: 9 } },
      metadata: { importedFrom: 'https://decks.test/lists/1' },
    };
    const { decks } = await read(tournament([{ ...STANDING, deckObj }]));
    expect(decks).toEqual([
      {
        id: 'spring-open/1',
        commanders: ['Boss'],
        cards: [
          { name: 'Rock', quantity: 1 },
          { name: 'Forest', quantity: 9 },
        ],
        companion: null,
        date: '2026-04-11',
        tags: [],
        bracket: null,
        url: null,
        hasQuantities: true,
        result: {
          event: { id: 'spring-open', name: 'Spring Open', date: '2026-04-11', size: 1 },
          placing: 1,
          wins: 4,
          losses: 1,
          draws: 1,
        },
      },
    ]);
  });

  it('takes a list from its text', async () => {
    const decklist =
      '~~Commanders~~\n1 Boss\n1 Second\n\n~~Mainboard~~\n1 Rock\n9 Forest\n\n~~Sideboard~~\n1 Never';
    for (const text of [decklist, decklist.replaceAll('\n', '\\n'), decklist.replaceAll('\n', '\r\n')]) {
      const { decks } = await read(tournament([{ ...STANDING, decklist: text }]));
      expect(decks[0]).toMatchObject({
        commanders: ['Boss', 'Second'],
        cards: [
          { name: 'Rock', quantity: 1 },
          { name: 'Forest', quantity: 9 },
        ],
      });
    }
  });

  it('keeps a player without a list as a result without cards, and counts it as a player', async () => {
    const { decks, report } = await read(
      tournament([
        { ...STANDING, standing: null, decklist: 'https://decks.test/lists/1' },
        { ...STANDING, standing: undefined, decklist: 'No list' },
        { ...STANDING, standing: 3, deckObj: { Commanders: board('Boss'), Mainboard: {} } },
      ]),
    );
    expect(
      decks.map(({ id, commanders, cards, url, result }) => [id, commanders, cards, url, result?.event.size]),
    ).toEqual([
      ['spring-open/1', [], [], null, 3],
      ['spring-open/2', [], [], null, 3],
      ['spring-open/3', ['Boss'], [], null, 3],
    ]);
    expect(report).toMatchObject({ records: 3, accepted: 3, rejected: 0 });
  });

  it('keeps neither the name nor the id of a player', async () => {
    const deckObj = { Commanders: board('Boss'), Mainboard: board('Rock') };
    const { decks } = await read(tournament([{ ...STANDING, deckObj, discord: 'bob#1' }]));
    expect(JSON.stringify(decks)).not.toMatch(/Bob|player-7|bob#1/);
  });

  it('leaves out a tournament that may still be going on', async () => {
    const { decks, report } = await read(
      tournament([STANDING], { startDate: NOW / 1000 - 86_400 }),
      tournament([STANDING], { TID: 'older', startDate: NOW / 1000 - 3 * 86_400 }),
    );
    expect(decks.map(({ id }) => id)).toEqual(['older/1']);
    expect(report.skipped).toEqual({ 'tournament may still be going on': 1 });
  });

  it('counts lines it cannot read, and stops above a tenth, such as after a change of fields', async () => {
    const lines = Array.from({ length: 20 }, (_, index) => ({ ...STANDING, standing: index + 1 }));
    const { report } = await read(tournament([...lines, { ...STANDING, wins: 'four' }]));
    expect(report).toMatchObject({ accepted: 20, rejected: 1 });
    const renamed = lines.map(({ wins, ...line }) => ({ ...line, won: wins }));
    await expect(read(tournament(renamed))).rejects.toMatchObject({
      code: 'data-loss',
      message: expect.stringMatching(/20 of 20 records .*standings\.0: wins/s),
    });
    const { standings: _, ...without } = tournament([]);
    await expect(read(without)).rejects.toThrowError(/1 of 1 records .*standings/s);
  });

  it('takes no answer that is cut short or is a page', async () => {
    const whole = JSON.stringify([tournament([STANDING])]);
    for (const text of [whole.slice(0, -20), '<html>Back soon</html>', '']) {
      const file = await tempFile('answer.json', text);
      const all = async () => {
        for await (const _ of readTopDeck([file], { report: newReport('t', null), now: NOW }));
      };
      await expect(all()).rejects.toMatchObject({ code: 'data-loss' });
    }
  });
});

type Reply = { status?: number; retryAfter?: string; cutAt?: number; body: string };
type Input = { headers: IncomingHttpHeaders; body: Record<string, unknown> };

async function serve(...replies: Reply[]): Promise<{ address: string; requested: Input[] }> {
  const requested: Input[] = [];
  const server = createServer((request, answer) => {
    let sent = '';
    request.on('data', (chunk) => {
      sent += chunk;
    });
    request.on('end', () => {
      requested.push({ headers: request.headers, body: JSON.parse(sent) });
      const { status = 200, retryAfter, cutAt, body } = replies.shift() ?? { body: '[]' };
      if (retryAfter !== undefined) answer.setHeader('retry-after', retryAfter);
      answer.writeHead(status, { 'content-length': Buffer.byteLength(body) });
      if (cutAt === undefined) answer.end(body);
      else answer.write(body.slice(0, cutAt), () => answer.destroy());
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return { address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, requested };
}

const QUICK = { pauseMs: 1, maxPauseMs: 200, tries: 4 };

describe('asking for tournaments', () => {
  const ask = async (address: string, days: number) => {
    const folder = join(await tempDir({ 'topdeck/old.json': 'old' }), 'topdeck');
    const pauses: number[] = [];
    const onPause = ({ milliseconds }: { milliseconds: number }) => void pauses.push(milliseconds);
    const files = await fetchTopDeck({
      folder,
      address,
      key: 'k3y',
      days,
      now: NOW,
      contact: 'https://decks.example.org',
      manners: QUICK,
      onPause,
    });
    return { files, folder, pauses };
  };

  it('asks week by week, with the key as a header, for no name of a player', async () => {
    const { address, requested } = await serve();
    const { files, folder } = await ask(address, 10);
    expect(files).toHaveLength(2);
    expect(readdirSync(folder)).toHaveLength(2);
    expect(requested.map(({ headers }) => headers.authorization)).toEqual(['k3y', 'k3y']);
    expect(requested[0]?.headers['user-agent']).toMatch(
      /^Deckwright\/\d.*; https:\/\/decks\.example\.org\)$/,
    );
    // Ten days up to 2026-11-20: the week from the 10th, then three days.
    const spans = [
      [seconds('2026-11-10'), seconds('2026-11-17')],
      [seconds('2026-11-17'), seconds('2026-11-20')],
    ];
    expect(requested.map(({ body }) => [body.start, body.end])).toEqual(spans);
    expect(requested[0]?.body).toMatchObject({ game: 'Magic: The Gathering', format: 'EDH' });
    expect(requested[0]?.body.columns).not.toContain('name');
  });

  it('waits as long as it is told to, and asks again after a cut connection', async () => {
    const body = JSON.stringify([tournament([STANDING])]);
    const { address, requested } = await serve(
      { status: 429, retryAfter: '0.05', body: '' },
      { status: 429, retryAfter: '1', body: '' },
      { cutAt: 50, body },
      { body },
    );
    const { files, pauses } = await ask(address, 7);
    expect(requested).toHaveLength(4);
    expect(pauses).toContain(1000);
    expect(readFileSync(files[0] ?? '', 'utf8')).toBe(body);
  });

  it('says which setting is wrong if the key is refused, and does not ask again', async () => {
    const { address, requested } = await serve({ status: 401, body: '' });
    await expect(ask(address, 7)).rejects.toMatchObject({
      code: 'permission-denied',
      message: expect.stringContaining('TOPDECK_KEY'),
    });
    expect(requested).toHaveLength(1);
  });

  it('gives up after a number of failures', async () => {
    const { address } = await serve(...Array.from({ length: 4 }, () => ({ status: 500, body: '' })));
    await expect(ask(address, 7)).rejects.toMatchObject({ code: 'unavailable' });
  });
});
