import { DEFAULT_PROFILE, type Profile, type SaltLevel } from '@deckwright/domain';
import { describe, expect, it, vi } from 'vitest';
import { type LiveEvent, Subscription } from './subscription.ts';

const profile = (saltLevel: SaltLevel, displayName = 'Jo'): Profile => ({
  ...DEFAULT_PROFILE,
  displayName,
  saltLevel,
});

const open = () => {
  const onEnd = vi.fn();
  const subscription = new Subscription('u', 't', onEnd);
  const events = subscription[Symbol.asyncIterator]();
  const next = async (): Promise<LiveEvent | undefined> => {
    const { value, done } = await events.next();
    return done ? undefined : value;
  };
  return { subscription, events, next, onEnd };
};

describe('a subscription', () => {
  it('sends a slow reader only the latest value', async () => {
    const { subscription, next } = open();
    for (let number = 0; number < 1000; number += 1) subscription.notify(profile(0, `Jo ${number}`));
    subscription.heartbeat();
    subscription.heartbeat();
    expect(await next()).toEqual({ kind: 'profile', profile: profile(0, 'Jo 999') });
    subscription.heartbeat();
    expect(await next()).toEqual({ kind: 'beat' });
  });

  it('wakes a waiting reader, and sends nothing twice', async () => {
    const { subscription, next } = open();
    const first = next();
    subscription.notify(profile(1));
    expect(await first).toMatchObject({ profile: { saltLevel: 1 } });
    const second = next();
    subscription.notify(profile(1));
    subscription.notify(profile(2));
    expect(await second).toMatchObject({ profile: { saltLevel: 2 } });
  });

  it('ends once, from either side', async () => {
    const one = open();
    const waiting = one.next();
    one.subscription.end();
    one.subscription.end();
    expect(await waiting).toBeUndefined();
    expect(one.onEnd).toHaveBeenCalledTimes(1);
    const other = open();
    other.subscription.notify(profile(0));
    await other.next();
    await other.events.return?.(undefined);
    expect(other.onEnd).toHaveBeenCalledTimes(1);
  });
});
