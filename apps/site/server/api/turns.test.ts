import { FairQueue } from '@deckwright/overload';
import { OpenAPIHono } from '@hono/zod-openapi';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ResponseCache } from '../cache/response-cache.ts';
import { openTestApp, type TestApp } from '../testing/test-app.ts';
import { type ApiEnv, respondDocument } from './api.ts';
import { answerProblem } from './problem.ts';
import { ownTurns } from './turns.ts';

let open: TestApp;
beforeAll(async () => {
  open = await openTestApp();
}, 60_000);
afterAll(() => open.close());

/**
 * One slot, occupied until `free` is called, and calls that wait for it: `/once` for a single caller, `/kept` shared by
 * all callers.
 */
function oneSlot() {
  const queue = new FairQueue({ atOnce: 1, waiting: 1, now: () => performance.now() });
  let free = (): void => undefined;
  const blocked = queue.run(
    '192.0.2.1',
    () =>
      new Promise<void>((resolve) => {
        free = resolve;
      }),
  );
  const made: string[] = [];
  const documents = new ResponseCache(1_000_000);
  const app = new OpenAPIHono<ApiEnv>();
  app.onError(answerProblem);
  app.use(async (c, next) => {
    c.set('snapshot', open.snapshot);
    c.set('documents', documents);
    c.set('inTurn', ownTurns(c, queue, { key: () => '198.51.100.1' }));
    await next();
  });
  const make = (name: string) => {
    made.push(name);
    return { name };
  };
  app.get('/once/:name', async (c) => c.json(await c.var.inTurn(async () => make(c.req.param('name')))));
  app.get('/kept', (c) => respondDocument(c, '/kept', () => make('kept')));
  const call = (path: string) => {
    const client = new AbortController();
    const answer = Promise.resolve(app.request(path, { signal: client.signal }));
    return { answer, leave: () => client.abort() };
  };
  return {
    call,
    made,
    free: async () => {
      free();
      await blocked;
    },
  };
}

describe('work that waits for its turn', () => {
  it('gives up its place when its client leaves', async () => {
    const { call, made, free } = oneSlot();
    const gone = call('/once/gone');
    expect((await call('/once/refused').answer).status).toBe(503);
    gone.leave();
    expect((await gone.answer).status).toBe(408);
    const next = call('/once/next');
    await free();
    expect((await next.answer).status).toBe(200);
    expect(made).toEqual(['next']);
  });

  it('stays while another client waits for the same document, and is dropped with the last', async () => {
    const { call, made, free } = oneSlot();
    const first = call('/kept');
    const second = call('/kept');
    first.leave();
    expect((await call('/once/refused').answer).status).toBe(503);
    second.leave();
    expect((await second.answer).status).toBe(408);
    const next = call('/kept');
    await free();
    expect(await (await next.answer).json()).toEqual({ name: 'kept' });
    expect(made).toEqual(['kept']);
    await first.answer;
  });
});
