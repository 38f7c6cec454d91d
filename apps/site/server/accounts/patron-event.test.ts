import { describe, expect, it } from 'vitest';
import { readMemberEvent } from './patron-event.ts';

const NOW = new Date('2026-03-20T00:00:00Z');

function read(message: unknown, trigger = 'members:update') {
  return readMemberEvent(new TextEncoder().encode(JSON.stringify(message)), trigger, NOW);
}

function member(attributes: Record<string, unknown>, included: unknown[] = []) {
  return { data: { type: 'member', id: 'm-1', attributes }, included };
}

describe('readMemberEvent', () => {
  it('reads who, how much and when', () => {
    const event = read(
      member(
        {
          email: ' Jo@Example.org ',
          patron_status: 'active_patron',
          currently_entitled_amount_cents: 500,
          last_charge_date: '2026-03-01T10:00:00.000+00:00',
          pledge_relationship_start: '2025-01-01T00:00:00.000+00:00',
          next_charge_date: '2026-04-01T00:00:00.000+00:00',
          full_name: 'Jo',
        },
        [{ type: 'pledge-event', id: 'e', attributes: { date: '2026-03-05T00:00:00Z' } }, { type: 'user' }],
      ),
    );
    expect(event).toMatchObject({
      memberId: 'm-1',
      email: 'jo@example.org',
      status: 'active_patron',
      cents: 500,
      standing: 0,
      stateAt: new Date('2026-03-05T00:00:00Z'),
    });
  });

  it.each([
    ['members:delete', 'active_patron', { status: null, cents: 0, standing: 3 }],
    ['members:pledge:delete', 'active_patron', { status: 'former_patron', cents: 0, standing: 2 }],
    ['members:update', 'former_patron', { status: 'former_patron', cents: 0, standing: 2 }],
    ['members:update', 'declined_patron', { status: 'declined_patron', cents: 300, standing: 1 }],
    ['members:pledge:update', 'active_patron', { status: 'active_patron', cents: 300, standing: 0 }],
    ['members:create', null, { status: null, cents: 300, standing: 0 }],
  ])('maps %s with the status %s to a state', (trigger, patron_status, state) => {
    const attributes = { patron_status, currently_entitled_amount_cents: 300 };
    expect(read(member(attributes), trigger)).toMatchObject({ ...state, stateAt: new Date(0), email: null });
  });

  it('ignores future and invalid dates', () => {
    const dates = { last_charge_date: '2031-01-01T00:00:00Z', pledge_relationship_start: 'yesterday' };
    expect(read(member(dates))?.stateAt).toEqual(new Date(0));
  });

  it('distinguishes the same message of different triggers', () => {
    const message = member({ patron_status: 'active_patron' });
    expect(read(message)?.hash).toBe(read(message)?.hash);
    expect(read(message)?.hash).not.toBe(read(message, 'members:create')?.hash);
  });

  it('ignores messages that are not about a member, and rejects invalid ones', () => {
    expect(read({ data: { type: 'post', id: '1', attributes: {} } }, 'posts:publish')).toBeNull();
    const garbage = [null, [], 'x', {}, { data: null }, { data: { type: 'member' } }, member({ email: 5 })];
    for (const message of [...garbage, member({ currently_entitled_amount_cents: -1 })])
      expect(() => read(message)).toThrow('The body is not a message about a member.');
    for (const bytes of [[0xff, 0xfe], [0x7b]])
      expect(() => readMemberEvent(new Uint8Array(bytes), '', NOW)).toThrow('The body is not valid JSON.');
  });
});
