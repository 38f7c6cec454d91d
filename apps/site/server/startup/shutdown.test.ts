import { setImmediate } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { Shutdown } from './shutdown.ts';

it('stops listening, ends streams, waits for running requests, and closes the last one opened first', async () => {
  const ended: string[] = [];
  const shutdown = new Shutdown();
  const quiet = Promise.withResolvers<void>();
  shutdown.onClose(() => void ended.push('database'));
  shutdown.onStopListening(() => {
    ended.push('listener');
    return quiet.promise;
  });
  shutdown.onEndStreams(() => void ended.push('streams'));
  shutdown.onClose(async () => void ended.push('snapshot'));
  const run = shutdown.run();
  await setImmediate();
  expect(ended).toEqual(['listener', 'streams']);
  quiet.resolve();
  await run;
  expect(ended).toEqual(['listener', 'streams', 'snapshot', 'database']);
});

it('closes each part once, and ends what was opened if a start fails halfway', async () => {
  const ended: string[] = [];
  const shutdown = new Shutdown();
  shutdown.onClose(() => void ended.push('lock'));
  await shutdown.run();
  await shutdown.run();
  expect(ended).toEqual(['lock']);
});
