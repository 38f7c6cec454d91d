import { describe, expect, it } from 'vitest';
import { DEFAULT_USER } from '../../../shared/session/user-state.ts';
import { getAdUser } from './find-ad-user.ts';

const JO = { ...DEFAULT_USER, uid: 'u1', email: 'jo@example.org' };

describe('getAdUser', () => {
  it.each(['unknown', 'loading', 'away'] as const)(
    'waits for a profile while the session is "%s"',
    (status) => {
      expect(getAdUser({ status, user: JO })).toBe('unknown');
    },
  );

  it('treats signed-out users as visitors', () => {
    expect(getAdUser({ status: 'out', user: DEFAULT_USER })).toBeNull();
  });

  it.each([
    [null, false],
    [{ status: 'active_patron', cents: 1 }, true],
    [{ status: 'active_patron', cents: 0 }, true],
    [{ status: 'former_patron', cents: 500 }, false],
    [{ status: 'declined_patron', cents: 500 }, false],
  ] as const)('recognizes whether %j is a patron: %s', (patreon, patron) => {
    expect(getAdUser({ status: 'in', user: { ...JO, patreon } })).toEqual({
      patron,
      email: 'jo@example.org',
    });
  });
});
