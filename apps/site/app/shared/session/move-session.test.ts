import { beforeEach, expect, it, vi } from 'vitest';
import { FetchError } from '../api/request.ts';
import { sessionWithToken } from '../storage/stored-session.ts';
import { moveOldSession } from './move-session.ts';

const OLD = JSON.stringify({ uid: 'ada', token: 't-ada' });
const NEW = JSON.stringify({ uid: 'ada' });

let stored: string | null;
let queue: Promise<void>;
const renew = vi.fn<(token: string) => Promise<unknown>>();
const isIn = vi.fn<(uid: string) => Promise<boolean>>();
beforeEach(() => {
  stored = OLD;
  queue = Promise.resolve();
  renew.mockReset().mockResolvedValue({ token: null });
  isIn.mockReset().mockResolvedValue(false);
});

/** One of several tabs of a browser. */
const move = (alone = locked) =>
  moveOldSession({
    read: () => sessionWithToken.parse(stored),
    write: (session) => {
      stored = session && JSON.stringify(session);
    },
    renew,
    isIn,
    alone,
  });

function locked(work: () => Promise<void>): Promise<void> {
  queue = queue.then(work);
  return queue;
}

const failed = (status: number | null) => new FetchError('/api/users/renew-token', status, null, null);

it('exchanges the token once, whichever tab is first, and leaves none behind', async () => {
  await Promise.all([move(), move(), move()]);
  expect(renew.mock.calls).toEqual([['t-ada']]);
  expect(stored).toBe(NEW);
});

it('leaves all as it is while the site cannot be asked', async () => {
  for (const status of [null, 503, 429]) {
    renew.mockRejectedValueOnce(failed(status));
    await expect(move()).rejects.toThrow(FetchError);
    queue = Promise.resolve();
    expect(stored).toBe(OLD);
  }
  await move();
  expect(stored).toBe(NEW);
});

it('erases a token that has ended', async () => {
  renew.mockRejectedValueOnce(failed(401));
  await move();
  expect(stored).toBeNull();
});

it('stays signed in where another tab was first and this one still reads what was stored before', async () => {
  renew.mockRejectedValueOnce(failed(401));
  isIn.mockResolvedValueOnce(true);
  await move();
  expect(isIn.mock.calls).toEqual([['ada']]);
  expect(stored).toBe(NEW);
});

it('erases nothing while it cannot be known whether another tab was first', async () => {
  renew.mockRejectedValueOnce(failed(401));
  isIn.mockRejectedValueOnce(failed(503));
  await expect(move()).rejects.toThrow(FetchError);
  expect(stored).toBe(OLD);
});

it('keeps what another tab has written where there are no locks', async () => {
  renew.mockImplementationOnce(async () => {
    stored = NEW;
    throw failed(401);
  });
  await move((work) => work());
  expect(stored).toBe(NEW);
});
