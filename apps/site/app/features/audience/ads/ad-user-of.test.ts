import { describe, expect, it } from 'vitest';
import { DEFAULT_USER } from '../../../shared/session/user-state.ts';
import { adUserOf } from './ad-user-of.ts';

const JO = { ...DEFAULT_USER, uid: 'u1', email: 'jo@example.org' };

describe('adUserOf', () => {
  it.each(['unknown', 'loading', 'away'] as const)(
    'waits for a profile while the session is "%s"',
    (status) => {
      expect(adUserOf({ status, user: JO })).toBe('unknown');
    },
  );

  it('treats signed-out users as visitors', () => {
    expect(adUserOf({ status: 'out', user: DEFAULT_USER })).toBeNull();
  });

  it.each([
    [null, false],
    [{ status: 'active_patron', cents: 1 }, true],
    [{ status: 'active_patron', cents: 0 }, true],
    [{ status: 'former_patron', cents: 500 }, false],
    [{ status: 'declined_patron', cents: 500 }, false],
  ] as const)('recognizes whether %j is a patron: %s', (patreon, patron) => {
    expect(adUserOf({ status: 'in', user: { ...JO, patreon } })).toEqual({
      patron,
      email: 'jo@example.org',
    });
  });
});
