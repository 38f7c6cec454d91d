import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from '@playwright/test';

const JSON_TYPE = { 'content-type': 'application/json' };

/** Bad answers by name. */
const BAD_ANSWERS = {
  /** Like networks that require signing in. */
  html: (answer: ServerResponse) =>
    answer.writeHead(200, { 'content-type': 'text/html' }).end('<!doctype html><p>Welcome to our Wi-Fi</p>'),
  invalid: (answer: ServerResponse) => answer.writeHead(200, JSON_TYPE).end('[{"name": "Sol Ri'),
  /** The connection ends before the answer does. */
  truncated: (answer: ServerResponse) => {
    answer.writeHead(200, { 'content-type': 'text/x-script', 'content-length': 4000 });
    answer.write('[{"_1":2},"root",', () => answer.destroy());
  },
  /** Valid JSON of another shape, as another version of the site may send. */
  other: (answer: ServerResponse) =>
    answer.writeHead(200, { 'content-type': 'text/x-script' }).end('[{"label":7}]\n'),
  empty: (answer: ServerResponse) => answer.writeHead(200, JSON_TYPE).end('{}'),
  /** A proxy in front of the site has lost it. */
  gateway: (answer: ServerResponse) =>
    answer.writeHead(502, { 'content-type': 'text/html' }).end('<h1>502 Bad Gateway</h1>'),
  headers: (answer: ServerResponse) => {
    answer.writeHead(200, { 'content-type': 'text/x-script' });
    answer.flushHeaders();
  },
  silence: () => undefined,
} satisfies Record<string, (answer: ServerResponse) => unknown>;

type BadAnswer = keyof typeof BAD_ANSWERS;

/** Bad answers that arrive immediately. */
export const MALFORMED = ['html', 'invalid', 'truncated', 'other', 'empty', 'gateway'] as const;
/** Bad answers that never end. */
export const HANGING = ['headers', 'silence'] as const;

export type Spoiler = {
  /** Answers matching requests this way from now on; null restores normal answers. */
  spoil: (badAnswer: BadAnswer | null) => void;
  /** The number of such answers. */
  count: () => number;
};

/** A server that sends bad answers instead of the site. */
export async function startBadServer() {
  const server = createServer(({ url }, answer) => {
    const badAnswer = new URL(url ?? '', 'http://x').pathname.slice(1) as BadAnswer;
    BAD_ANSWERS[badAnswer](answer);
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as AddressInfo;
  return {
    /** Intercepts matching requests of the page. */
    async before(page: Page, requests: RegExp): Promise<Spoiler> {
      let now: BadAnswer | null = null;
      let spoiled = 0;
      await page.route(requests, async (route) => {
        if (now === null) return route.continue();
        spoiled += 1;
        return route.continue({ url: `http://127.0.0.1:${port}/${now}` });
      });
      return {
        spoil: (badAnswer) => {
          now = badAnswer;
        },
        count: () => spoiled,
      };
    },
    async close(): Promise<void> {
      server.closeAllConnections();
      await new Promise((closed) => server.close(closed));
    },
  };
}
