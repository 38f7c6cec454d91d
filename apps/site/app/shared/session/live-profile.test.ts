import type { Profile } from '@deckwright/domain';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { followProfile } from './live-profile.ts';
import { DEFAULT_USER } from './user-state.ts';

const PROFILE: Profile = { ...DEFAULT_USER, uid: 'ada' };

type Connection = { send: (text: string) => void; close: () => void; signal: AbortSignal };

/** A server that accepts every connection by default, and a page that can be hidden. */
function world(first = 200) {
  const connections: Connection[] = [];
  const seen: number[] = [];
  const outcomes = { refused: 0, failures: 0 };
  const changes = new Set<() => void>();
  let hidden = false;
  let status = first;
  const stop = followProfile({
    open: async (signal) => {
      if (status === 0) throw new TypeError('no network');
      const encoder = new TextEncoder();
      let controller: ReadableStreamDefaultController<Uint8Array> | undefined;
      const body = new ReadableStream<Uint8Array>({
        start(given) {
          controller = given;
        },
      });
      signal.addEventListener('abort', () => {
        try {
          controller?.error(signal.reason);
        } catch {
          // It had ended by itself.
        }
      });
      connections.push({
        send: (text) => controller?.enqueue(encoder.encode(text)),
        close: () => controller?.close(),
        signal,
      });
      return new Response(body, { status });
    },
    onProfile: ({ saltLevel }) => void seen.push(saltLevel),
    onRefused: () => {
      outcomes.refused += 1;
    },
    onFailure: () => {
      outcomes.failures += 1;
    },
    page: {
      isHidden: () => hidden,
      onChange(changed) {
        changes.add(changed);
        return () => changes.delete(changed);
      },
    },
  });
  return {
    connections,
    seen,
    outcomes,
    stop,
    answer: (next: number) => {
      status = next;
    },
    hide(next: boolean) {
      hidden = next;
      for (const changed of [...changes]) changed();
    },
    online() {
      for (const changed of [...changes]) changed();
    },
  };
}

const profile = (saltLevel: 0 | 1 | 2) =>
  `event: profile\ndata: ${JSON.stringify({ ...PROFILE, saltLevel })}\n\n`;
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('followProfile', () => {
  it('receives the profile immediately and each change of it', async () => {
    const w = world();
    await pass(0);
    w.connections[0]?.send(profile(1));
    w.connections[0]?.send(`: heartbeat\n\n${profile(2)}`);
    await pass(0);
    expect(w.seen).toEqual([1, 2]);
    w.stop();
    expect(w.connections[0]?.signal.aborted).toBe(true);
  });

  it('reconnects after the server has gone away, and receives what it missed', async () => {
    const w = world();
    await pass(0);
    w.connections[0]?.send(profile(1));
    w.connections[0]?.close();
    await pass(1000);
    expect(w.connections).toHaveLength(2);
    w.connections[1]?.send(profile(0));
    await pass(0);
    expect(w.seen).toEqual([1, 0]);
    expect(w.outcomes).toEqual({ refused: 0, failures: 1 });
    w.stop();
  });

  it('waits longer after each failure, at most half a minute, but not once the network is back', async () => {
    const w = world(0);
    await pass(0);
    // At most 1 + 2 + 4 + 8 + 16 s for five tries, at least half of that.
    await pass(31_000);
    const tries = w.outcomes.failures;
    expect(tries).toBeGreaterThanOrEqual(5);
    expect(tries).toBeLessThanOrEqual(7);
    await pass(300_000);
    // One every 15 to 30 s.
    expect(w.outcomes.failures - tries).toBeGreaterThanOrEqual(10);
    expect(w.outcomes.failures - tries).toBeLessThanOrEqual(20);
    w.answer(200);
    w.online();
    await pass(0);
    expect(w.connections).toHaveLength(1);
    w.stop();
  });

  it('gives up a silent connection', async () => {
    const w = world();
    await pass(0);
    w.connections[0]?.send(profile(1));
    await pass(30_000);
    w.connections[0]?.send(': heartbeat\n\n');
    await pass(30_000);
    expect(w.connections).toHaveLength(1);
    await pass(12_000);
    expect(w.connections[0]?.signal.aborted).toBe(true);
    expect(w.connections).toHaveLength(2);
    w.stop();
  });

  it('has no connection while the page is hidden', async () => {
    const w = world();
    await pass(0);
    w.hide(true);
    await pass(0);
    expect(w.connections[0]?.signal.aborted).toBe(true);
    await pass(600_000);
    expect(w.connections).toHaveLength(1);
    expect(w.outcomes.failures).toBe(0);
    w.hide(false);
    await pass(0);
    w.connections[1]?.send(profile(2));
    await pass(0);
    expect(w.seen).toEqual([2]);
    w.stop();
  });

  it('ends if the session is refused', async () => {
    const w = world(401);
    await pass(0);
    expect(w.outcomes).toEqual({ refused: 1, failures: 0 });
    await pass(600_000);
    expect(w.connections).toHaveLength(1);
  });

  it('ends once stopped, even between two tries', async () => {
    const w = world(503);
    await pass(0);
    w.stop();
    const tries = w.connections.length;
    await pass(600_000);
    expect(w.connections).toHaveLength(tries);
    expect(vi.getTimerCount()).toBe(0);
  });
});
