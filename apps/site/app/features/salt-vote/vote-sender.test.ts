import { expect, it, vi } from 'vitest';
import type { Score } from './ballot.ts';
import { createSender, type SendState } from './vote-sender.ts';

/** A server that can be unavailable or refuse, and a manual clock. */
function setUp() {
  const got: [string, Score][] = [];
  const refused: string[] = [];
  const states: SendState[] = [];
  let who: string | null = null;
  let answer: 'ok' | 'away' | 'slow' | 'refused' = 'ok';
  let due: (() => void) | null = null;
  const waits: number[] = [];
  const sender = createSender({
    send: async (slug, score) => {
      await Promise.resolve();
      if (answer !== 'ok') throw new Error(answer);
      got.push([slug, score]);
    },
    voter: () => who,
    getKind: (error) => (error as Error).message as 'away' | 'slow' | 'refused',
    onRefused: (slug) => void refused.push(slug),
    onState: (state) => void states.push(state),
    later: (run, milliseconds) => {
      waits.push(milliseconds);
      due = run;
      return () => {
        due = null;
      };
    },
  });
  return {
    sender,
    got,
    refused,
    waits,
    last: () => states.at(-1),
    answer: (next: typeof answer) => {
      answer = next;
    },
    tick: () => due?.(),
    signIn: (uid: string | null) => {
      who = uid;
    },
  };
}

it('sends votes in order', async () => {
  const { sender, got, last } = setUp();
  sender.put('a', 4);
  sender.put('b', 0);
  sender.put('c', null);
  await vi.waitFor(() => expect(last()).toEqual({ unsent: 0, trouble: 'none' }));
  expect(got).toEqual([
    ['a', 4],
    ['b', 0],
    ['c', null],
  ]);
});

it('sends the latest of several votes on a card, even if given while an earlier one is being sent', async () => {
  const { sender, got, last } = setUp();
  sender.put('a', 4);
  sender.put('a', 1);
  sender.put('a', null);
  await vi.waitFor(() => expect(last()).toEqual({ unsent: 0, trouble: 'none' }));
  expect(got[0]).toEqual(['a', 4]);
  expect(got.at(-1)).toEqual(['a', null]);
});

it.each([
  ['away', 5_000],
  ['slow', 15_000],
] as const)('keeps votes while the server is %s, and sends them after some time', async (trouble, wait) => {
  const test = setUp();
  test.answer(trouble);
  test.sender.put('a', 4);
  await vi.waitFor(() => expect(test.last()).toEqual({ unsent: 1, trouble }));
  test.sender.put('b', 2);
  test.sender.put('a', 3);
  expect(test.last()).toEqual({ unsent: 2, trouble });
  expect(test.waits).toEqual([wait]);
  test.tick();
  await vi.waitFor(() => expect(test.waits).toEqual([wait, wait]));
  test.answer('ok');
  test.sender.tryNow();
  await vi.waitFor(() => expect(test.last()).toEqual({ unsent: 0, trouble: 'none' }));
  expect(test.got).toEqual([
    ['b', 2],
    ['a', 3],
  ]);
});

it('drops a refused vote, reports it, and continues', async () => {
  const test = setUp();
  test.answer('refused');
  test.sender.put('a', 4);
  await vi.waitFor(() => expect(test.refused).toEqual(['a']));
  test.answer('ok');
  test.sender.put('b', 1);
  await vi.waitFor(() => expect(test.got).toEqual([['b', 1]]));
  expect(test.last()).toEqual({ unsent: 0, trouble: 'none' });
});

it.each([
  ['another account', 'jo', 'kim', []],
  ['nobody', 'jo', null, []],
  ['the same account', 'jo', 'jo', [['a', 4]]],
  ['an account, after a vote of the device', null, 'jo', [['a', 4]]],
] as const)('with %s signed in sends that voter’s votes', async (_, before, after, sent) => {
  const test = setUp();
  test.signIn(before);
  test.answer('away');
  test.sender.put('a', 4);
  await vi.waitFor(() => expect(test.last()).toEqual({ unsent: 1, trouble: 'away' }));
  test.signIn(after);
  test.answer('ok');
  test.sender.tryNow();
  await vi.waitFor(() => expect(test.last()).toEqual({ unsent: 0, trouble: 'none' }));
  expect(test.got).toEqual(sent);
  expect(test.refused).toEqual(sent.length > 0 ? [] : ['a']);
});
