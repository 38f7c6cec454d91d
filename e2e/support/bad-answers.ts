import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from '@playwright/test';

const JSON_TYPE = { 'content-type': 'application/json' };

/** What may come in place of an answer, by name. */
const FAULTS = {
  /** As networks do that ask to be signed in to. */
  html: (answer: ServerResponse) =>
    answer.writeHead(200, { 'content-type': 'text/html' }).end('<!doctype html><p>Welcome to our Wi-Fi</p>'),
  invalid: (answer: ServerResponse) => answer.writeHead(200, JSON_TYPE).end('[{"name": "Sol Ri'),
  /** The connection ends before the answer does. */
  truncated: (answer: ServerResponse) => {
    answer.writeHead(200, { 'content-type': 'text/x-script', 'content-length': 4000 });
    answer.write('[{"_1":2},"root",', () => answer.destroy());
  },
  /** Good JSON of another form, as another version of the site may give. */
  other: (answer: ServerResponse) =>
    answer.writeHead(200, { 'content-type': 'text/x-script' }).end('[{"label":7}]\n'),
  empty: (answer: ServerResponse) => answer.writeHead(200, JSON_TYPE).end('{}'),
  /** What stands before the site has lost it. */
  gateway: (answer: ServerResponse) =>
    answer.writeHead(502, { 'content-type': 'text/html' }).end('<h1>502 Bad Gateway</h1>'),
  headers: (answer: ServerResponse) => {
    answer.writeHead(200, { 'content-type': 'text/x-script' });
    answer.flushHeaders();
  },
  silence: () => undefined,
} satisfies Record<string, (answer: ServerResponse) => unknown>;

type Fault = keyof typeof FAULTS;

/** Those that come at once. */
export const MALFORMED = ['html', 'invalid', 'truncated', 'other', 'empty', 'gateway'] as const;
/** Those that have no end. */
export const HANGING = ['headers', 'silence'] as const;

export type Spoiler = {
  /** Requests that match are answered so from now on, and as ever with null. */
  spoil: (fault: Fault | null) => void;
  /** How many were. */
  count: () => number;
};

/** A server that answers wrongly in place of the site. */
export async function startBadServer() {
  const server = createServer(({ url }, answer) => {
    const fault = new URL(url ?? '', 'http://x').pathname.slice(1) as Fault;
    FAULTS[fault](answer);
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as AddressInfo;
  return {
    /** Puts it before those requests of the page. */
    async before(page: Page, requests: RegExp): Promise<Spoiler> {
      let now: Fault | null = null;
      let spoiled = 0;
      await page.route(requests, async (route) => {
        if (now === null) return route.continue();
        spoiled += 1;
        return route.continue({ url: `http://127.0.0.1:${port}/${now}` });
      });
      return {
        spoil: (fault) => {
          now = fault;
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
