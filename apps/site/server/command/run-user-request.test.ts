import { describe, expect, it } from 'vitest';
import type { SecurityEvent } from '../security-log/security-log.ts';
import { type CommandVerbs, runUserRequest } from './run-user-request.ts';

/** Starts with a dash, as one hash in 64 does. */
const NETWORK = '-TtYp0bS1aXwVw3c-_abcd';

/** The vote verbs, with one network that cast five votes; no test here needs an account. */
function oneNetwork() {
  const lines: SecurityEvent[] = [];
  const removed: string[] = [];
  const verbs = {
    staff: {} as CommandVerbs['staff'],
    salt: {
      listNetworks: async () => [{ network: NETWORK, votes: 5, voters: 2, cards: 3, mean: 3.5 }],
      removeNetwork: async ({ network }: { network: string }) => {
        removed.push(network);
        return 5;
      },
    },
    securityLog: { write: (line: SecurityEvent) => void lines.push(line) },
  };
  return { verbs, lines, removed };
}

describe('commands about votes', () => {
  it('show a command that removes the votes of the first network, as the log does', async () => {
    const { verbs, lines, removed } = oneNetwork();
    const shown = await runUserRequest(verbs, { verb: 'votes', hours: 24 });
    expect(shown[1]).toBe(`${NETWORK}        5        2        3     3.50`);
    const command = /npm run deckwright -- user (.+)$/.exec(shown.at(-1) ?? '')?.[1] ?? '';
    expect(command).toBe(`remove-votes --network=${NETWORK}`);
    await runUserRequest(verbs, { verb: 'remove-votes', network: NETWORK });
    expect(removed).toEqual([NETWORK]);
    expect(lines).toEqual([
      { event: 'votes-removed', outcome: 'done', subject: NETWORK, call: `user ${command}`, count: 5 },
    ]);
  });
});
