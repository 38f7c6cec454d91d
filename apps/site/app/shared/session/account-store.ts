import type { Profile, ProfileSettings, SettingsChange } from '@deckwright/domain';
import { createStore } from 'zustand/vanilla';
import type { StoredSession } from '../storage/stored-session.ts';
import { DEFAULT_USER, mergeProfile, type UserState, withSettings } from './user-state.ts';

/** `unknown`: storage has not been read yet; `away`: signed in, but the profile could not be loaded so far. */
export type AccountState = { status: 'unknown' | 'out' | 'loading' | 'in' | 'away'; user: UserState };

export const UNKNOWN: AccountState = { status: 'unknown', user: DEFAULT_USER };

type Follower = {
  onProfile: (profile: Profile) => void;
  onRefused: () => void;
  onFailure: () => void;
};

type Deps = {
  /** Stores only the session on the device. */
  keep: (session: StoredSession | null) => void;
  load: (session: StoredSession) => Promise<Profile>;
  save: (session: StoredSession, change: SettingsChange) => Promise<Profile>;
  end: (session: StoredSession) => Promise<unknown>;
  follow: (session: StoredSession, follower: Follower) => () => void;
  /** True for an error that says that the session has ended. */
  isRefusal: (error: unknown) => boolean;
  /** Applies a user's settings to the page, or the defaults if signed out. */
  paint: (settings: ProfileSettings | null) => void;
  notify: (text: string) => void;
};

export type AccountStore = ReturnType<typeof createAccountStore>;

export const EXPIRED = 'You have been signed out. Sign in again to restore your settings.';
export const NOT_SAVED = 'The setting could not be saved. Try again.';

/** The signed-in user, with the server's profile and the changes being sent to it. */
export function createAccountStore(deps: Deps) {
  let session: StoredSession | null = null;
  /** As last reported by the server. */
  let known: UserState = DEFAULT_USER;
  let sending: readonly SettingsChange[] = [];
  let sent: Promise<unknown> = Promise.resolve();
  let unfollow = () => {};
  const { getState: get, setState, subscribe } = createStore<AccountState>()(() => UNKNOWN);

  function become(status: AccountState['status']): void {
    const user = sending.reduce(withSettings, known);
    // While the profile is unknown, the page stays as the hint of the last visit made it.
    if (status === 'in') deps.paint(user);
    if (status === 'out') deps.paint(null);
    setState({ status, user });
  }

  function learn(from: StoredSession, profile: Partial<Profile>): void {
    if (session !== from) return;
    known = mergeProfile(known, from.uid, profile);
    become('in');
  }

  function expire(from: StoredSession): void {
    if (session !== from) return;
    leave();
    deps.keep(null);
    deps.notify(EXPIRED);
  }

  function missed(from: StoredSession, error: unknown): void {
    if (deps.isRefusal(error)) expire(from);
    else if (session === from && get().status === 'loading') become('away');
  }

  function enter(next: StoredSession, profile?: Profile): void {
    const stays = session?.uid === next.uid && get().status === 'in';
    unfollow();
    session = next;
    if (!stays) [known, sending] = [{ ...DEFAULT_USER, uid: next.uid }, []];
    if (profile) learn(next, profile);
    else {
      if (!stays) become('loading');
      deps.load(next).then(
        (loaded) => learn(next, loaded),
        (error) => missed(next, error),
      );
    }
    unfollow = deps.follow(next, {
      onProfile: (loaded) => learn(next, loaded),
      onRefused: () => expire(next),
      onFailure: () => missed(next, null),
    });
  }

  function leave(): void {
    unfollow();
    unfollow = () => {};
    [session, known, sending] = [null, DEFAULT_USER, []];
    become('out');
  }

  return {
    get,
    uid: (): string | null => session?.uid ?? null,
    subscribe,
    /** The session stored on the device, initially or after another tab changed it. */
    heard(stored: StoredSession | null): void {
      if (stored && stored.uid === session?.uid) return;
      if (stored) enter(stored);
      else if (get().status !== 'out') leave();
    },
    /** A user signed in here, or got a new session. */
    signedIn(next: StoredSession, profile?: Profile): void {
      enter(next, profile);
      deps.keep(next);
    },
    /** Signs out here immediately, whether or not the server can be told. */
    async signOut(): Promise<void> {
      const last = session;
      leave();
      deps.keep(null);
      if (last) await deps.end(last).catch(() => undefined);
    },
    /** The server has ended the session. */
    expired(): void {
      if (session) expire(session);
    },
    /** The account has been deleted. */
    deleted(): void {
      leave();
      deps.keep(null);
    },
    learned(profile: Partial<Profile>): void {
      if (session) learn(session, profile);
    },
    /**
     * Applied immediately, sent one after the other; reverted with a message if the server refuses. Signed-out visitors
     * have no settings: nothing happens.
     */
    change(change: SettingsChange): Promise<void> {
      const own = session;
      if (!own) return Promise.resolve();
      sending = [...sending, change];
      become(get().status);
      const mine = () => session?.uid === own.uid;
      const saved = sent.then(async () => {
        try {
          const profile = await deps.save(session ?? own, change);
          if (!mine()) return;
          sending = sending.filter((each) => each !== change);
          // The rest of the response may be older than what the subscription has received.
          const changed = Object.keys(change).map((key) => [key, profile[key as keyof ProfileSettings]]);
          learn(session ?? own, { ...Object.fromEntries(changed), chosen: profile.chosen });
        } catch (error) {
          if (!mine()) return;
          sending = sending.filter((each) => each !== change);
          if (deps.isRefusal(error)) return expire(session ?? own);
          become(get().status);
          deps.notify(NOT_SAVED);
        }
      });
      sent = saved;
      return saved;
    },
  };
}
