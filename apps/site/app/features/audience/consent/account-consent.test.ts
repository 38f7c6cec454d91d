import { describe, expect, it, vi } from 'vitest';
import type { AccountState } from '../../../shared/session/account-store.ts';
import { DEFAULT_USER } from '../../../shared/session/user-state.ts';
import { followAccountConsent } from './account-consent.ts';
import type { AccountAnswer, ConsentAnswer } from './consent.ts';

const signedIn = (uid: string): AccountState => ({ status: 'in', user: { ...DEFAULT_USER, uid } });
const OUT: AccountState = { status: 'out', user: DEFAULT_USER };

function world(first: AccountState) {
  let state = first;
  let change = (): void => {};
  let giveAnswer = (_answer: 'yes' | 'no'): void => {};
  const learned: AccountAnswer[] = [];
  const loads: { uid: string; come: (answer: ConsentAnswer) => void; fail: () => void }[] = [];
  const save = vi.fn(async (_uid: string, _answer: 'yes' | 'no') => undefined);
  const failed = vi.fn();
  followAccountConsent({
    account: {
      get: () => state,
      subscribe: (listener) => {
        change = listener;
        return () => false;
      },
    },
    consent: {
      learnAccount: (answer) => void learned.push(answer),
      notifyAccount: (notify) => {
        giveAnswer = notify;
      },
    },
    load: (uid) =>
      new Promise((resolve, reject) => {
        loads.push({ uid, come: resolve, fail: () => reject(new Error('away')) });
      }),
    save,
    failed,
  });
  return {
    learned,
    loads,
    save,
    failed,
    answer: (answer: 'yes' | 'no') => giveAnswer(answer),
    become: (next: AccountState) => {
      state = next;
      change();
    },
  };
}

describe('followAccountConsent', () => {
  it('loads each account once, and allows nothing before its answer', async () => {
    const { learned, loads, become } = world({ status: 'loading', user: DEFAULT_USER });
    expect(loads).toEqual([]);
    become(signedIn('u1'));
    become(signedIn('u1'));
    expect(loads.map(({ uid }) => uid)).toEqual(['u1']);
    expect(new Set(learned)).toEqual(new Set(['unknown']));
    loads[0]?.come('yes');
    await vi.waitFor(() => expect(learned.at(-1)).toBe('yes'));
    become(OUT);
    expect(learned.at(-1)).toBe('nobody');
    become(signedIn('u2'));
    expect(learned.at(-1)).toBe('unknown');
    expect(loads.map(({ uid }) => uid)).toEqual(['u1', 'u2']);
  });

  it('ignores answers of accounts that have signed out and answers older than a new one', async () => {
    const { learned, loads, become, answer, save } = world(signedIn('u1'));
    become(OUT);
    loads[0]?.come('yes');
    become(signedIn('u2'));
    answer('no');
    loads[1]?.come('yes');
    await Promise.resolve();
    expect(learned).not.toContain('yes');
    expect(save.mock.calls).toEqual([['u2', 'no']]);
  });

  it('allows nothing if the account could not be loaded', async () => {
    const { learned, loads } = world(signedIn('u1'));
    loads[0]?.fail();
    await Promise.resolve();
    expect(learned).toEqual(['unknown']);
  });

  it('reports an answer that could not be saved, and saves none of a visitor', async () => {
    const { answer, save, failed, become } = world(OUT);
    answer('yes');
    expect(save).not.toHaveBeenCalled();
    become(signedIn('u1'));
    save.mockRejectedValueOnce(new Error('away'));
    answer('no');
    await vi.waitFor(() => expect(failed).toHaveBeenCalledOnce());
  });
});
