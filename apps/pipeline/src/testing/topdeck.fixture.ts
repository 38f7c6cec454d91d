import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A line of standings as TopDeck.gg answers it, with more of the player than is kept. */
export function standing(index: number, deck: { commanders: string[]; cards: string[] } | null, wins = 2) {
  const board = (names: readonly string[]) =>
    Object.fromEntries(names.map((name) => [name, { id: 'x', count: 1 }]));
  return {
    ...{ name: `Player ${index}`, id: `player-${index}`, standing: index, decklist: null },
    deckObj: deck && { Commanders: board(deck.commanders), Mainboard: board(deck.cards) },
    ...{ wins, losses: 4 - wins, draws: 1 },
  };
}

type Tournament = {
  TID: string;
  tournamentName: string;
  startDate: number;
  standings: ReturnType<typeof standing>[];
};

export type TopDeck = {
  env: Record<string, string>;
  tournaments: Tournament[];
  /** The days of each request. */
  requested: number[];
  /** The user agents of the requests. */
  agents: (string | undefined)[];
  /** Replaces every answer. */
  trouble: { status: number } | { body: string } | null;
  close: () => Promise<void>;
};

/** TopDeck.gg on a loopback port: answers the tournaments that began in the time asked for. */
export async function serveTopDeck(): Promise<TopDeck> {
  const topdeck: TopDeck = {
    env: {},
    tournaments: [],
    requested: [],
    agents: [],
    trouble: null,
    close: async () => {},
  };
  const server = createServer((request, answer) => {
    let sent = '';
    request.on('data', (chunk) => {
      sent += chunk;
    });
    request.on('end', () => {
      const { start, end } = JSON.parse(sent) as { start: number; end: number };
      topdeck.agents.push(request.headers['user-agent']);
      topdeck.requested.push(Math.round((end - start) / 86_400));
      const { trouble } = topdeck;
      if (trouble && 'status' in trouble) return answer.writeHead(trouble.status).end();
      const found = topdeck.tournaments.filter(({ startDate }) => startDate >= start && startDate < end);
      return answer.end(trouble?.body ?? JSON.stringify(found));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  topdeck.env = { TOPDECK_URL: base, TOPDECK_KEY: 'k3y' };
  topdeck.close = () =>
    new Promise((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    });
  return topdeck;
}
