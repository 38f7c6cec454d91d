import type { RealDataStatus } from '@deckwright/contract';
import { describe, expect, it } from 'vitest';
import { type FollowedRun, followRun } from './follow-run.ts';

const IDLE: RealDataStatus = { state: 'idle', step: null, share: null, text: 'A download.', sample: true };
const HALF: RealDataStatus = {
  state: 'running',
  step: 'read',
  share: 0.5,
  text: 'reading cards',
  sample: true,
};

/** Follows a site that returns these answers in turn; an error is a failed call. */
async function follow(answers: (RealDataStatus | Error)[], start = false) {
  const shown: FollowedRun[] = [];
  const calls: string[] = [];
  let reloads = 0;
  const answer = async (call: string) => {
    calls.push(call);
    const next = answers.shift() ?? IDLE;
    if (next instanceof Error) throw next;
    return next;
  };
  await followRun({
    start,
    show: (run) => shown.push(run),
    signal: new AbortController().signal,
    client: { fetchRealData: () => answer('get'), startRealData: () => answer('start') },
    pauseMs: 0,
    reload: () => {
      reloads += 1;
    },
  });
  return { shown, calls, reloads };
}

describe('following a run', () => {
  it('offers to start one if none is running', async () => {
    const { shown, calls } = await follow([IDLE]);
    expect(calls).toEqual(['get']);
    expect(shown).toEqual([{ state: 'idle', share: null, text: 'A download.' }]);
  });

  it('starts it, shows step and progress, and reloads the page when the sample has been replaced', async () => {
    const done: RealDataStatus = { ...HALF, state: 'done', share: 1, text: 'The real data is here.' };
    const { shown, calls, reloads } = await follow([HALF, done, { ...done, sample: false }], true);
    expect(calls).toEqual(['start', 'get', 'get']);
    expect(shown.map(({ text }) => text)).toEqual([
      'Starting …',
      'Step 2 of 3: reading cards',
      'Switching to the new data …',
    ]);
    expect(shown[1]?.share).toBe(0.5);
    expect(reloads).toBe(1);
  });

  it('says in plain words that it failed, and ends', async () => {
    const text = 'api.example.org cannot be reached (ENOTFOUND).';
    const failed: RealDataStatus = { ...HALF, state: 'failed', share: null, text };
    const { shown, reloads } = await follow([HALF, failed], true);
    expect(shown.at(-1)).toMatchObject({
      state: 'failed',
      text: expect.stringMatching(/^Real data could not be fetched\..* the site’s log says why\.$/),
    });
    expect(reloads).toBe(0);
  });

  it('offers another attempt on a later page, without a failure that it has not seen', async () => {
    const failed: RealDataStatus = {
      ...HALF,
      state: 'failed',
      text: 'api.example.org cannot be reached (ENOTFOUND).',
    };
    const later = await follow([failed]);
    expect(later.shown).toEqual([{ state: 'idle', share: null, text: 'The last attempt failed.' }]);
    const seen = await follow([HALF, failed]);
    expect(seen.shown.at(-1)).toMatchObject({
      state: 'failed',
      text: expect.not.stringContaining('ENOTFOUND'),
    });
  });

  it('shows nothing to a visitor whom the site refuses', async () => {
    expect(await follow([new Error('403')])).toEqual({ shown: [], calls: ['get'], reloads: 0 });
  });

  it('tolerates a failed call', async () => {
    const { calls, reloads } = await follow(
      [HALF, new Error('busy'), HALF, { ...HALF, sample: false }],
      true,
    );
    expect(calls).toEqual(['start', 'get', 'get', 'get']);
    expect(reloads).toBe(1);
  });

  it('says that the site does not respond if starting fails', async () => {
    const { shown } = await follow([new Error('gone')], true);
    expect(shown.at(-1)).toMatchObject({
      state: 'failed',
      text: expect.stringContaining('isn’t responding'),
    });
  });
});
