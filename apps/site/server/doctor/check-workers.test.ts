import { expect, it } from 'vitest';
import { checkWorkers } from './check-workers.ts';

it('warns of a wait for workers that no build can have', () => {
  const complete = { WAIT_FOR_WORKERS: '60', DATABASE_URL: 'postgres://localhost/x', WORKER_STORE: '/parts' };
  const quiet = [
    {},
    complete,
    { WAIT_FOR_WORKERS: '0' },
    { WAIT_FOR_WORKERS: ' ' },
    { WORKER_STORE: '/parts' },
  ];
  expect(quiet.flatMap((env) => checkWorkers(env))).toEqual([]);
  expect(checkWorkers({ ...complete, WORKER_STORE: '' })).toEqual([
    {
      ...{ state: 'warning', what: 'Settings' },
      text: 'WAIT_FOR_WORKERS has no effect without WORKER_STORE: decks are judged by the build itself (docs/operate/workers.md).',
    },
  ]);
});
