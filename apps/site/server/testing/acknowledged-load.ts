import { SaltVotes } from '@deckwright/contract/schemas';
import type { Profile } from '@deckwright/domain';
import { expect } from 'vitest';
import { NotAnswered, type TestUser, userCalls } from './user-calls.ts';

type Change = Pick<Profile, 'saltLevel' | 'namesUnderCards'>;
type Writer = { user: TestUser; acknowledged: Change; tried: Change };
/** Votes are for one card. */
type Voter = { user: TestUser; acknowledged: number; tried: number };

/**
 * Visitors who read, change settings, vote and register at the same time; records what was acknowledged. Eight of the
 * ten `users` change settings, the others vote; `front` is the address of the site.
 */
export function startLoad(
  users: readonly TestUser[],
  front: () => string,
  { page, card }: { page: string; card: string },
) {
  const atFront = userCalls(front);
  const begin: Change = { saltLevel: 1, namesUnderCards: false };
  const writers: Writer[] = users.slice(0, 8).map((user) => ({ user, acknowledged: begin, tried: begin }));
  const voters: Voter[] = users.slice(8).map((user) => ({ user, acknowledged: -1, tried: -1 }));
  const registered: TestUser[] = [];
  const failures: { what: string; status: number }[] = [];
  let counts = { changes: 0, votes: 0, registrations: 0, reads: 0 };
  const visitors: { what: keyof typeof counts; act: (turn: number) => Promise<unknown> }[] = [];
  for (const writer of writers)
    visitors.push({
      what: 'changes',
      act: async (turn) => {
        const saltLevel = ([0, 1, 2] as const)[turn % 3] ?? 0;
        writer.tried = { saltLevel, namesUnderCards: turn % 2 === 0 };
        await atFront.change(writer.user, writer.tried);
        writer.acknowledged = writer.tried;
      },
    });
  for (const voter of voters)
    visitors.push({
      what: 'votes',
      act: async (turn) => {
        voter.tried = turn % 5;
        await atFront.call('PUT', `/api/salt/votes/${card}`, voter.user.token, { score: voter.tried });
        voter.acknowledged = voter.tried;
      },
    });
  for (let count = 0; count < 2; count += 1)
    visitors.push({ what: 'registrations', act: async () => registered.push(await atFront.register()) });
  for (let count = 0; count < 4; count += 1)
    visitors.push({
      what: 'reads',
      act: async () => {
        const answer = await fetch(`${front()}${page}`);
        await answer.text();
        if (!answer.ok) throw new NotAnswered(answer.status, page);
      },
    });
  let going = true;
  const running = (async () => {
    // In rounds, so that nobody exceeds the site's limits: a registration takes time.
    for (let turn = 0; going; turn += 1)
      await Promise.all(
        visitors.map(({ what, act }) =>
          act(turn).then(
            () => {
              counts[what] += 1;
            },
            (error: unknown) => {
              failures.push({ what, status: error instanceof NotAnswered ? error.status : -1 });
            },
          ),
        ),
      );
  })();
  return {
    enough: () =>
      counts.changes >= 50 && counts.votes >= 10 && counts.registrations >= 6 && counts.reads >= 20,
    countAnew: () => {
      counts = { changes: 0, votes: 0, registrations: 0, reads: 0 };
    },
    stop: async () => {
      going = false;
      await running;
      return { writers, voters, registered, failures, visitors: visitors.length };
    },
  };
}

/** Expects every acknowledged write, or the one tried after it, when read through `calls`. */
export async function expectAcknowledged(
  written: { writers: readonly Writer[]; voters: readonly Voter[]; registered: readonly TestUser[] },
  calls: ReturnType<typeof userCalls>,
): Promise<void> {
  for (const { user, acknowledged, tried } of written.writers) {
    const { saltLevel, namesUnderCards } = await calls.read(user);
    expect([acknowledged, tried]).toContainEqual({ saltLevel, namesUnderCards });
  }
  for (const { user, acknowledged, tried } of written.voters) {
    const { votes } = SaltVotes.parse(await calls.call('GET', '/api/salt/votes', user.token));
    expect(votes).toHaveLength(1);
    expect([acknowledged, tried]).toContain(votes[0]?.score);
  }
  for (const user of written.registered) expect((await calls.read(user)).email).toBe(user.email);
}
