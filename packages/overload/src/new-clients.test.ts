import { describe, expect, it } from 'vitest';
import { createRandom } from '../../../tooling/testing/chance.ts';
import { FairQueue } from './fair-queue.ts';
import { KnownClients } from './known-clients.ts';
import { type Asker, type Outcome, simulate } from './testing/overload-simulation.ts';

/** Two jobs at a time of 80 ms each: 25 per second. */
const WORK_MS = 80;
const BEGINS_MS = 20_000;
const ENDS_MS = 140_000;

/** Pause before the same client asks again, in ms. */
type Given = { knownClientsMs: number; refusedBotsMs: number };

/**
 * 40 known clients; from then on 64 connections that keep asking from 1,000 addresses in turn, and a new visitor every three
 * seconds who asks five times: 8 s after an answer, 4 s after a refusal.
 */
async function overload({ knownClientsMs, refusedBotsMs }: Given): Promise<Record<string, Outcome>> {
  const clock = { now: 0 };
  const knownClients = new KnownClients(() => clock.now);
  const queue = new FairQueue({
    atOnce: 2,
    waiting: 12,
    withinMs: 400,
    knownClients,
    now: () => clock.now,
  });
  const chance = createRandom(7);
  const askers: Asker[] = [];
  for (let visitor = 0; visitor < 40; visitor++) {
    const address = `10.0.0.${visitor}`;
    knownClients.recordClient(address);
    const pause = () => -Math.log(1 - chance()) * knownClientsMs;
    askers.push({ kind: 'knownClients', from: 10_000 + chance() * 10_000, address: () => address, pause });
  }
  let turn = 0;
  const nextBot = () => {
    const bot = turn++ % 1000;
    return `100.64.${Math.floor(bot / 250)}.${bot % 250}`;
  };
  for (let connection = 0; connection < 64; connection++) {
    const pause = (wasAnswered: boolean) => (wasAnswered ? 5 : refusedBotsMs * (0.5 + chance()));
    askers.push({ kind: 'bots', from: BEGINS_MS + chance() * 100, address: nextBot, pause });
  }
  for (let visitor = 0; visitor < 38; visitor++) {
    let left = 4;
    const pause = (wasAnswered: boolean) => (left-- > 0 ? (wasAnswered ? 8_000 : 4_000) : null);
    const from = BEGINS_MS + 1_000 + visitor * 3_000;
    askers.push({ kind: 'newClients', from, address: () => `172.16.0.${visitor}`, pause });
  }
  return simulate(
    {
      clock,
      queue,
      askers,
      workMs: WORK_MS,
      forMs: ENDS_MS,
      onAsk: (address) => void knownClients.recordClient(address),
    },
    BEGINS_MS,
  );
}

const share = ({ answered, requested }: Outcome = { requested: 0, answered: 0, hadMs: 0 }) =>
  answered / requested;
/** Share of the available time: two jobs at once. */
const ofTheTime = (...outcomes: (Outcome | undefined)[]) =>
  outcomes.reduce((sum, outcome) => sum + (outcome?.hadMs ?? 0), 0) / (2 * (ENDS_MS - BEGINS_MS));

describe('new clients in an overload that never pauses', () => {
  // Measured: 99% and 85%; before new clients had time and places of their own, 42% and 20%.
  it.each([
    { refusedBotsMs: 100, least: 0.95 },
    { refusedBotsMs: 400, least: 0.8 },
  ])(
    'are answered beside 1,000 addresses that ask again after $refusedBotsMs ms',
    async ({ refusedBotsMs, least }) => {
      const { knownClients, newClients, bots } = await overload({ knownClientsMs: 12_500, refusedBotsMs });
      expect(share(newClients)).toBeGreaterThan(least);
      expect(share(knownClients)).toBeGreaterThan(0.99);
      // There is room for more than those two, and nobody else to use it.
      expect(ofTheTime(bots)).toBeGreaterThan(0.7);
    },
  );

  // Each such address asks less often than they do, so that they cannot be told apart by how much they ask. 45 % against 37 %;
  // before, 18 % against 37 %.
  it('are answered at least as often as 1,000 addresses that pause for longer than they do', async () => {
    const { newClients, bots } = await overload({ knownClientsMs: 12_500, refusedBotsMs: 1_500 });
    expect(share(newClients)).toBeGreaterThan(share(bots));
  });

  // 40 · 80 / (1,500 + 80) = 2.03 works at once where two run: they alone ask for all the time there is, and get 84 % of it,
  // new clients and bots 16 %, and 99 % of the new clients are answered; before, 91 %, 9 % and 32 %.
  it('are answered while known clients ask for all the time, who keep at least three quarters of it', async () => {
    const { knownClients, newClients, bots } = await overload({ knownClientsMs: 1_500, refusedBotsMs: 100 });
    expect(share(newClients)).toBeGreaterThan(0.95);
    expect(ofTheTime(newClients, bots)).toBeGreaterThan(1 / 8);
    expect(ofTheTime(knownClients)).toBeGreaterThan(3 / 4);
  });
});
