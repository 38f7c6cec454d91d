import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { KnownClients } from './known-clients.ts';

function open() {
  const clock = { now: 0 };
  const knownClients = new KnownClients(() => clock.now);
  /** The time at which a visitor asks for something. */
  const record = (now: number, visitor: string): void => {
    clock.now = now;
    knownClients.recordClient(visitor);
  };
  const refuse = (now: number): void => {
    clock.now = now;
    knownClients.recordRefusal();
  };
  const isNewClient = (now: number, visitor: string): boolean => {
    clock.now = now;
    return knownClients.isNewClient(visitor);
  };
  return { knownClients, record, refuse, isNewClient };
}

describe('known clients', () => {
  it('treats nobody as a new client while nobody is refused', () => {
    const { isNewClient } = open();
    expect(isNewClient(5, 'never seen')).toBe(false);
  });

  it('knows in an overload who was seen more than 5 seconds before it began', () => {
    const { record, refuse, isNewClient } = open();
    record(0, 'early');
    record(36_000, 'just before');
    refuse(40_000);
    record(41_000, 'with it');
    record(41_000, 'early');
    refuse(49_000);
    expect(isNewClient(50_000, 'early')).toBe(false);
    expect(isNewClient(50_000, 'just before')).toBe(true);
    expect(isNewClient(50_000, 'with it')).toBe(true);
    expect(isNewClient(50_000, 'never seen')).toBe(true);
  });

  it('lasts as long as somebody is refused, and 10 seconds more', () => {
    const { record, refuse, isNewClient } = open();
    for (let now = 0; now <= 600_000; now += 8_000) {
      refuse(now);
      record(now, 'patient');
    }
    expect(isNewClient(609_999, 'patient')).toBe(true);
    expect(isNewClient(610_000, 'patient')).toBe(false);
  });

  it('does not treat those who came with an overload as known clients in the next one', () => {
    const { record, refuse, isNewClient } = open();
    refuse(0);
    record(1_000, 'attacker');
    // After the first one has ended.
    record(60_000, 'attacker');
    refuse(60_000);
    expect(isNewClient(60_000, 'attacker')).toBe(true);
  });

  it('forgets the least recently seen networks first', () => {
    const { record, refuse, isNewClient } = open();
    record(0, 'old');
    record(0, 'often');
    for (let at = 0; at < 19_999; at++) {
      if (at % 5_000 === 0) record(1, 'often');
      record(1, `network ${at}`);
    }
    refuse(100_000);
    expect(isNewClient(100_000, 'often')).toBe(false);
    expect(isNewClient(100_000, 'old')).toBe(true);
  });

  it('remembers the last four visitors of an IPv6 /56 and the last sixteen of a /48', () => {
    const { record, refuse, isNewClient } = open();
    const known = (networks: readonly string[]) =>
      networks.filter((network) => !isNewClient(100_000, network)).length;
    const of56 = Array.from({ length: 256 }, (_, at) => `2001:db8:1:${(0x100 + at).toString(16)}`);
    const of48 = Array.from({ length: 65_536 }, (_, at) => `2001:db8:2:${at.toString(16)}`);
    for (const visitor of ['203.0.113.9', '2001:db8:3:1', ...of56, ...of48]) record(0, visitor);
    record(1, of56[0] ?? '');
    refuse(100_000);
    expect([known(of56), known(of48)]).toEqual([4, 16]);
    // The last three and the one that came again; everybody else is still known.
    expect(known([...of56.slice(-3), of56[0] ?? ''])).toBe(4);
    expect(known(of48.slice(-4))).toBe(4);
    expect(known(['203.0.113.9', '2001:db8:3:1'])).toBe(2);
  });

  it('says whether it remembers a visitor', () => {
    const { knownClients, refuse } = open();
    expect(knownClients.recordClient('early')).toBe(true);
    refuse(0);
    expect([knownClients.recordClient('early'), knownClients.recordClient('late')]).toEqual([true, false]);
  });

  it('agrees with a plain list of all events', () => {
    const event = fc.record({
      after: fc.integer({ min: 1, max: 12_000 }),
      visitor: fc.constantFrom('a', 'b', 'c', 'd'),
      what: fc.constantFrom('recordClient', 'recordClient', 'refuse'),
    });
    fc.assert(
      fc.property(fc.array(event, { maxLength: 40 }), (events) => {
        const { record, refuse, isNewClient } = open();
        const happened: { at: number; visitor: string; what: string }[] = [];
        let now = 0;
        for (const { after, visitor, what } of events) {
          now += after;
          if (what === 'recordClient') record(now, visitor);
          else refuse(now);
          happened.push({ at: now, visitor, what });
        }
        for (const visitor of ['a', 'b', 'c', 'd'])
          expect(isNewClient(now, visitor)).toBe(isNewClientBy(happened, now, visitor));
      }),
    );
  });
});

/** The rule word for word: overloads are chains of refusals less than 10 s apart; nobody becomes known within one. */
function isNewClientBy(
  happened: readonly { at: number; visitor: string; what: string }[],
  now: number,
  visitor: string,
): boolean {
  const refusals = happened.filter(({ what }) => what === 'refuse').map(({ at }) => at);
  const isOverloadedAt = (time: number): boolean => refusals.some((at) => at <= time && time - at < 10_000);
  if (!isOverloadedAt(now)) return false;
  let began = Number.NaN;
  for (const [index, at] of refusals.entries()) {
    const before = refusals[index - 1];
    if (before === undefined || at - before >= 10_000) began = at;
  }
  const firstSeen = happened.find(
    ({ at, visitor: who, what }) => what === 'recordClient' && who === visitor && !isOverloadedAt(at),
  );
  return firstSeen === undefined || firstSeen.at > began - 5_000;
}

describe('known clients of IPv6', () => {
  it('agree with a plain list of the visitors last seen, per /56 and /48', () => {
    // Three /48, in each three /56, in each six /64.
    const visitor = fc
      .tuple(fc.nat(2), fc.nat(2), fc.nat(5))
      .map(([net48, net56, net64]) => `2001:db8:${net48}:${net56}0${net64}`.replace(/:0+(?=.)/g, ':'));
    fc.assert(
      fc.property(fc.array(visitor, { maxLength: 200 }), (met) => {
        const { record, refuse, isNewClient } = open();
        let list: string[] = [];
        for (const one of met) {
          record(0, one);
          list = [...list.filter((other) => other !== one), one];
          for (const [bits, most] of [
            [8, 4],
            [16, 16],
          ] as const) {
            const of = (other: string) => Number.parseInt(other.split(':')[3] ?? '', 16) >> bits;
            const same = list.filter(
              (other) => other.split(':')[2] === one.split(':')[2] && (bits === 16 || of(other) === of(one)),
            );
            if (same.length > most) list = list.filter((other) => other !== same[0]);
          }
        }
        refuse(100_000);
        for (const one of new Set(met)) expect(!isNewClient(100_000, one)).toBe(list.includes(one));
      }),
    );
  });
});
