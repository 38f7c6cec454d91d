import { AppError } from '@deckwright/domain';
import { describe, expect, it, vi } from 'vitest';
import type { Lease } from '../snapshot/snapshot-manager.ts';
import { openTestApp } from '../testing/test-app.ts';
import { createReadiness } from './readiness.ts';

const NONE = () => {
  throw new AppError('unavailable', 'There is no snapshot to serve yet.');
};

describe('GET /readyz', () => {
  it('says 200 until the site is told to stop, and is kept by nobody', async () => {
    let leases = 0;
    const test = await openTestApp();
    const acquire = (): Lease => {
      leases += 1;
      const release = (): void => {
        leases -= 1;
      };
      return { snapshot: test.snapshot, release };
    };
    const readiness = createReadiness({ acquire, databaseAnswers: async () => {} });
    const { app, close } = await openTestApp({}, { readiness });
    const ready = await app.request('/readyz');
    expect([ready.status, ready.headers.get('cache-control')]).toEqual([200, 'no-store']);
    expect(await ready.json()).toEqual({
      ...{ ready: true, snapshot: true, database: true },
      ...{ store: null, stopping: false },
    });
    expect(leases).toBe(0);
    readiness.stop();
    const stopping = await app.request('/readyz');
    expect(stopping.status).toBe(503);
    expect(await stopping.json()).toEqual({
      ...{ ready: false, snapshot: true, database: true },
      ...{ store: null, stopping: true },
    });
    await close();
    await test.close();
  });

  it('says 503 without a snapshot, or while the database fails or is silent', async () => {
    const acquire = (): Lease => ({ snapshot: {} as Lease['snapshot'], release: () => {} });
    const fine = async (): Promise<void> => {};
    const silent = () => new Promise<void>(() => {});
    const refused = () => Promise.reject(new Error('refused'));
    const read = (deps: Parameters<typeof createReadiness>[0]) => createReadiness(deps).read();
    expect(await read({ acquire: NONE, databaseAnswers: fine })).toMatchObject({
      ...{ ready: false, snapshot: false, database: true },
    });
    expect(await read({ acquire, databaseAnswers: refused })).toMatchObject({
      ready: false,
      database: false,
    });
    expect(await read({ acquire, databaseAnswers: silent, patienceMs: 1 })).toMatchObject({
      ...{ ready: false, database: false },
    });
  });

  it('asks the database once for all who ask at once', async () => {
    let requested = 0;
    const answer = Promise.withResolvers<void>();
    const databaseAnswers = () => {
      requested += 1;
      return answer.promise;
    };
    const readiness = createReadiness({ acquire: NONE, databaseAnswers });
    const all = [readiness.read(), readiness.read(), readiness.read()];
    answer.resolve();
    await Promise.all(all);
    expect(requested).toBe(1);
    await readiness.read();
    expect(requested).toBe(2);
  });

  it('sends no second query while one is late, and asks anew when that has ended', async () => {
    const late = Promise.withResolvers<void>();
    const answers = [late.promise, Promise.resolve()];
    let requested = 0;
    const databaseAnswers = async (): Promise<void> => {
      requested += 1;
      await answers[requested - 1];
    };
    const acquire = (): Lease => ({ snapshot: {} as Lease['snapshot'], release: () => {} });
    const readiness = createReadiness({ acquire, databaseAnswers, patienceMs: 1 });
    for (let probe = 0; probe < 3; probe += 1)
      expect(await readiness.read()).toMatchObject({ ready: false, database: false });
    expect(requested).toBe(1);
    late.resolve();
    await vi.waitFor(async () => expect(await readiness.read()).toMatchObject({ ready: true }));
    expect(requested).toBe(2);
  });
});
