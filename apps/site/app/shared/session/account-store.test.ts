import type { Profile, ProfileSettings, SettingsChange } from '@deckwright/domain';
import { beforeEach, describe, expect, it } from 'vitest';
import type { StoredSession } from '../storage/stored-session.ts';
import { type AccountStore, createAccountStore, EXPIRED, NOT_SAVED } from './account-store.ts';
import { DEFAULT_USER } from './user-state.ts';

const ADA: StoredSession = { uid: 'ada' };
const BO: StoredSession = { uid: 'bo' };
const REFUSED = new Error('401');
const DOWN = new Error('503');

function getProfile(uid: string, change: Partial<Profile> = {}): Profile {
  return { ...DEFAULT_USER, uid, displayName: uid, email: `${uid}@example.org`, ...change };
}

type Waiting<T> = { session: StoredSession; done: (value: T) => void; fail: (error: Error) => void };

/** A server whose responses the tests give one by one. */
function world() {
  const loads: Waiting<Profile>[] = [];
  const saves: (Waiting<Profile> & { change: SettingsChange })[] = [];
  const live: {
    session: StoredSession;
    onProfile: (p: Profile) => void;
    onRefused: () => void;
    onFailure: () => void;
    open: boolean;
  }[] = [];
  const stored: (StoredSession | null)[] = [];
  const painted: (ProfileSettings | null)[] = [];
  const reported: string[] = [];
  const ended: StoredSession[] = [];
  const store = createAccountStore({
    keep: (session) => void stored.push(session),
    load: (session) => new Promise((done, fail) => loads.push({ session, done, fail })),
    save: (session, change) => new Promise((done, fail) => saves.push({ session, change, done, fail })),
    end: async (session) => {
      ended.push(session);
      throw DOWN;
    },
    follow(session, follower) {
      const one = { session, ...follower, open: true };
      live.push(one);
      return () => {
        one.open = false;
      };
    },
    isRefusal: (error) => error === REFUSED,
    paint: (settings) => void painted.push(settings),
    notify: (text) => void reported.push(text),
  });
  return { store, loads, saves, live, kept: stored, painted, told: reported, ended };
}

const settled = () => new Promise((resolve) => setTimeout(resolve));

let w: ReturnType<typeof world>;
let store: AccountStore;
beforeEach(() => {
  w = world();
  store = w.store;
});

describe('at the start', () => {
  it('is unknown until storage has been read, then signed out', () => {
    expect(store.get().status).toBe('unknown');
    store.heard(null);
    expect(store.get()).toEqual({ status: 'out', user: DEFAULT_USER });
  });

  it('reloads the profile, and leaves the page as the hint made it until then', async () => {
    store.heard(ADA);
    expect(store.get()).toEqual({ status: 'loading', user: { ...DEFAULT_USER, uid: 'ada' } });
    expect(w.painted).toEqual([]);
    w.loads[0]?.done(getProfile('ada', { saltLevel: 2 }));
    await settled();
    expect(store.get()).toMatchObject({ status: 'in', user: { displayName: 'ada', saltLevel: 2 } });
    expect(w.painted.at(-1)).toMatchObject({ saltLevel: 2 });
  });

  it('is away while the server is, and back with the subscription', async () => {
    store.heard(ADA);
    w.loads[0]?.fail(DOWN);
    await settled();
    expect(store.get().status).toBe('away');
    expect(w.kept).toEqual([]);
    w.live[0]?.onProfile(getProfile('ada'));
    expect(store.get().status).toBe('in');
  });

  it('signs out if the session has ended', async () => {
    store.heard(ADA);
    w.loads[0]?.fail(REFUSED);
    await settled();
    expect(store.get().status).toBe('out');
    expect(w.kept).toEqual([null]);
    expect(w.told).toEqual([EXPIRED]);
    expect(w.live[0]?.open).toBe(false);
  });
});

describe('signing in', () => {
  it('merges profile and uid into the state, stores only the session, and subscribes', () => {
    store.signedIn(ADA, getProfile('ada', { namesUnderCards: true }));
    expect(store.get()).toMatchObject({ status: 'in', user: { uid: 'ada', namesUnderCards: true } });
    expect(w.kept).toEqual([ADA]);
    expect(w.live.map(({ session, open }) => [session.uid, open])).toEqual([['ada', true]]);
    expect(w.loads).toEqual([]);
    expect(store.uid()).toBe('ada');
  });

  it('shows changes made elsewhere', () => {
    store.signedIn(ADA, getProfile('ada'));
    w.live[0]?.onProfile(getProfile('ada', { saltLevel: 0 }));
    expect(store.get().user.saltLevel).toBe(0);
    expect(w.painted.at(-1)).toMatchObject({ saltLevel: 0 });
  });

  it('continues with a new session without losing the known profile', () => {
    store.signedIn(ADA, getProfile('ada', { saltLevel: 2 }));
    store.signedIn({ uid: 'ada' });
    expect(store.get()).toMatchObject({ status: 'in', user: { saltLevel: 2 } });
    expect(w.live.map(({ open }) => open)).toEqual([false, true]);
    w.live[0]?.onRefused();
    expect(store.get().status).toBe('in');
  });
});

describe('signing out', () => {
  it('resets the state, ends the subscription, removes the session, and tells the server if possible', async () => {
    store.signedIn(ADA, getProfile('ada', { saltLevel: 2, namesUnderCards: true }));
    await store.signOut();
    expect(store.get()).toEqual({ status: 'out', user: DEFAULT_USER });
    expect(w.live[0]?.open).toBe(false);
    expect(w.kept).toEqual([ADA, null]);
    expect(w.painted.at(-1)).toBeNull();
    expect(w.ended).toEqual([ADA]);
    expect(store.uid()).toBeNull();
  });

  it('ignores late responses for the old session', () => {
    store.signedIn(ADA, getProfile('ada'));
    void store.signOut();
    w.live[0]?.onProfile(getProfile('ada', { saltLevel: 2 }));
    expect(store.get()).toEqual({ status: 'out', user: DEFAULT_USER });
  });
});

describe('other tabs', () => {
  it('sign this one in, over to another account, and out', async () => {
    store.heard(null);
    store.heard(ADA);
    w.loads[0]?.done(getProfile('ada', { saltLevel: 2 }));
    await settled();
    store.heard(ADA);
    expect(w.loads).toHaveLength(1);
    store.heard(BO);
    expect(store.get()).toEqual({ status: 'loading', user: { ...DEFAULT_USER, uid: 'bo' } });
    w.loads[1]?.done(getProfile('bo'));
    await settled();
    expect(store.get().user.displayName).toBe('bo');
    store.heard(null);
    expect(store.get().status).toBe('out');
    // The other tab has already changed the device.
    expect(w.kept).toEqual([]);
  });
});

describe('without an account', () => {
  it('nothing can be changed, and nothing is sent', async () => {
    store.heard(null);
    await store.change({ saltLevel: 2, namesUnderCards: true, priceSources: ['scg'] });
    expect(store.get()).toEqual({ status: 'out', user: DEFAULT_USER });
    expect(w.saves).toEqual([]);
    expect(w.painted).toEqual([null]);
  });
});

describe('settings', () => {
  it('are applied immediately and sent one after the other', async () => {
    store.signedIn(ADA, getProfile('ada'));
    const first = store.change({ saltLevel: 2 });
    const second = store.change({ namesUnderCards: true });
    expect(store.get().user).toMatchObject({ saltLevel: 2, namesUnderCards: true });
    await settled();
    expect(w.saves.map(({ change }) => change)).toEqual([{ saltLevel: 2 }]);
    w.saves[0]?.done(getProfile('ada', { saltLevel: 2 }));
    await first;
    await settled();
    expect(w.saves.map(({ change }) => change)).toEqual([{ saltLevel: 2 }, { namesUnderCards: true }]);
    w.saves[1]?.done(getProfile('ada', { saltLevel: 2, namesUnderCards: true }));
    await second;
    expect(store.get().user).toMatchObject({ saltLevel: 2, namesUnderCards: true });
    expect(w.told).toEqual([]);
  });

  it('stay as chosen while an older response arrives', async () => {
    store.signedIn(ADA, getProfile('ada'));
    void store.change({ saltLevel: 2 });
    w.live[0]?.onProfile(getProfile('ada', { saltLevel: 0, namesUnderCards: true }));
    expect(store.get().user).toMatchObject({ saltLevel: 2, namesUnderCards: true });
  });

  it('are reverted with a message if they cannot be saved', async () => {
    store.signedIn(ADA, getProfile('ada', { saltLevel: 0 }));
    const saved = store.change({ saltLevel: 2 });
    await settled();
    w.saves[0]?.fail(DOWN);
    await saved;
    expect(store.get()).toMatchObject({ status: 'in', user: { saltLevel: 0 } });
    expect(w.painted.at(-1)).toMatchObject({ saltLevel: 0 });
    expect(w.told).toEqual([NOT_SAVED]);
  });

  it('are reset by null, price sources to those of the region', async () => {
    const chosen = ['priceSources', 'saltLevel'] as const;
    const before = getProfile('ada', {
      region: 'MX',
      saltLevel: 2,
      priceSources: ['scg'],
      chosen: [...chosen],
    });
    store.signedIn(ADA, before);
    const saved = store.change({ saltLevel: null, priceSources: null });
    const after = { saltLevel: 1, priceSources: ['tcgl', 'cardkingdom', 'tcgplayer'], chosen: [] };
    expect(store.get().user).toMatchObject(after);
    await settled();
    w.saves[0]?.done({
      ...before,
      saltLevel: 1,
      priceSources: ['tcgl', 'cardkingdom', 'tcgplayer'],
      chosen: [],
    });
    await saved;
    expect(store.get().user).toMatchObject(after);
    expect(w.told).toEqual([]);
  });

  it('sign out if the session has ended', async () => {
    store.signedIn(ADA, getProfile('ada'));
    const saved = store.change({ saltLevel: 2 });
    await settled();
    w.saves[0]?.fail(REFUSED);
    await saved;
    expect(store.get()).toEqual({ status: 'out', user: DEFAULT_USER });
    expect(w.told).toEqual([EXPIRED]);
  });

  it('of a user who has signed out do not affect anyone else', async () => {
    store.signedIn(ADA, getProfile('ada'));
    const saved = store.change({ saltLevel: 2 });
    await settled();
    store.signedIn(BO, getProfile('bo'));
    w.saves[0]?.done(getProfile('ada', { saltLevel: 2 }));
    await saved;
    expect(store.get().user).toMatchObject({ uid: 'bo', saltLevel: 1 });
  });
});
