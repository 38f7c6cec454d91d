import type { CardEntry, CardPage, CommanderPage } from '@deckwright/contract';
import { Problem } from '@deckwright/contract/schemas';
import { expect } from 'vitest';
import type { z } from 'zod';
import { openTestApp, type TestApp } from './test-app.ts';

/** Calls of the API over the tiny snapshot, with answers checked against the published schemas. */
export type ApiCalls = TestApp & {
  request: (path: string, init?: RequestInit) => Promise<Response>;
  /** Expects 200. */
  read: <T extends z.ZodType>(path: string, shape: T, init?: RequestInit) => Promise<z.output<T>>;
  /** Expects the status and a problem in JSON. */
  refused: (path: string, status: number, init?: RequestInit) => Promise<Problem>;
};

export async function openApiCalls(changes?: Parameters<typeof openTestApp>[0]): Promise<ApiCalls> {
  const test = await openTestApp(changes);
  const request = async (path: string, init?: RequestInit) => test.app.request(path, init);
  return {
    ...test,
    request,
    read: async (path, shape, init) => {
      const answer = await request(path, init);
      expect(answer.status, path).toBe(200);
      return shape.parse(await answer.json());
    },
    refused: async (path, status, init) => {
      const answer = await request(path, init);
      expect(answer.status, path).toBe(status);
      return Problem.parse(await answer.json());
    },
  };
}

export function post(body: unknown): RequestInit {
  return { method: 'POST', body: JSON.stringify(body) };
}

/** Every entry of every list of the page. */
function allViews(page: CommanderPage | CardPage): CardEntry[] {
  return page.lists.flatMap((list) => list.cards);
}

export function findView(page: CommanderPage | CardPage, name: string): CardEntry | undefined {
  return allViews(page).find((entry) => entry.name === name);
}
