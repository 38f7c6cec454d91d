import type { Profile, ProfileSettings } from '@deckwright/domain';
import { createStore } from 'zustand/vanilla';
import { type DeviceSettings, takenAlong } from './device-settings.ts';
import type { KeptSession } from './kept-session.ts';
import { DEFAULT_USER, mergeProfile, type UserState } from './user-state.ts';

/** `unknown`: not looked for yet; `away`: signed in, but the profile could not be loaded so far. */
export type AccountState = { status: 'unknown' | 'out' | 'loading' | 'in' | 'away'; user: UserState };

export const UNKNOWN: AccountState = { status: 'unknown', user: DEFAULT_USER };

type Follower = {
  onProfile: (profile: Profile) => void;
  onRefused: () => void;
  onFailure: () => void;
};

type Deps = {
  /** Keeps the session, and nothing else, on the device. */
  keep: (session: KeptSession | null) => void;
  load: (session: KeptSession) => Promise<Profile>;
  save: (session: KeptSession, change: Partial<ProfileSettings>) => Promise<Profile>;
  end: (session: KeptSession) => Promise<unknown>;
  follow: (session: KeptSession, follower: Follower) => () => void;
  /** True for an answer that says that the session is no more. */
  isRefusal: (error: unknown) => boolean;
  /** Shows the settings on the page: of a user, or of a visitor on this device. */
  paint: (settings: ProfileSettings, isUser: boolean) => void;
  /** What was chosen on this device without an account. */
  device: {
    read: () => DeviceSettings;
    /** False where the browser keeps nothing. */
    write: (settings: DeviceSettings) => boolean;
  };
  tell: (text: string) => void;
};

export type AccountStore = ReturnType<typeof createAccountStore>;

export const EXPIRED = 'You have been signed out. Sign in again to restore your settings.';
export const NOT_SAVED = 'The setting could not be saved. Try again.';
export const NOT_KEPT = 'This browser keeps nothing for this site: the setting is gone once you leave.';

const DEFAULT_SETTINGS: ProfileSettings = {
  priceSources: DEFAULT_USER.priceSources,
  saltLevel: DEFAULT_USER.saltLevel,
  namesUnderCards: DEFAULT_USER.namesUnderCards,
};

/** Who is signed in, with the profile as the server has it and the changes that are on their way to it. */
export function createAccountStore(deps: Deps) {
  let session: KeptSession | null = null;
  /** As the server told it last. */
  let known: UserState = DEFAULT_USER;
  let sending: readonly Partial<ProfileSettings>[] = [];
  let sent: Promise<unknown> = Promise.resolve();
  let unfollow = () => {};
  /** Chosen on this device; read once it is needed. */
  let device: DeviceSettings = {};
  const { getState: get, setState, subscribe } = createStore<AccountState>()(() => UNKNOWN);

  function become(status: AccountState['status']): void {
    const own = status === 'out' ? [device] : sending;
    const user: UserState = Object.assign({ ...known }, ...own);
    // While nothing is known, the page keeps what the hint of the last visit made of it.
    if (status === 'in' || status === 'out') deps.paint(user, status === 'in');
    setState({ status, user });
  }

  function learn(from: KeptSession, profile: Partial<Profile>): void {
    if (session?.token !== from.token) return;
    known = mergeProfile(known, from.uid, profile);
    become('in');
  }

  function expire(from: KeptSession): void {
    if (session?.token !== from.token) return;
    leave();
    deps.keep(null);
    deps.tell(EXPIRED);
  }

  function missed(from: KeptSession, error: unknown): void {
    if (deps.isRefusal(error)) expire(from);
    else if (session?.token === from.token && get().status === 'loading') become('away');
  }

  function enter(next: KeptSession, profile?: Profile): void {
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
    device = deps.device.read();
    become('out');
  }

  function changeDevice(next: DeviceSettings): void {
    device = next;
    if (!deps.device.write(next)) deps.tell(NOT_KEPT);
    become('out');
  }

  /**
   * Shown at once; of a user sent one after the other, and taken back with a message where the server did not take it.
   */
  function change(wanted: Partial<ProfileSettings>): Promise<void> {
    const own = session;
    if (!own) {
      if (get().status === 'out') changeDevice({ ...device, ...wanted });
      return Promise.resolve();
    }
    sending = [...sending, wanted];
    become(get().status);
    const mine = () => session?.uid === own.uid;
    const saved = sent.then(async () => {
      try {
        const profile = await deps.save(session ?? own, wanted);
        if (!mine()) return;
        sending = sending.filter((each) => each !== wanted);
        // The rest of the answer may be older than what the subscription has brought.
        const changed = Object.keys(wanted).map((key) => [key, profile[key as keyof ProfileSettings]]);
        learn(session ?? own, Object.fromEntries(changed));
      } catch (error) {
        if (!mine()) return;
        sending = sending.filter((each) => each !== wanted);
        if (deps.isRefusal(error)) return expire(session ?? own);
        become(get().status);
        deps.tell(NOT_SAVED);
      }
    });
    sent = saved;
    return saved;
  }

  return {
    get,
    token: (): string | null => session?.token ?? null,
    subscribe,
    /** What the device keeps, at the start or since another tab changed it. */
    heard(kept: KeptSession | null): void {
      if (kept && kept.token === session?.token && kept.uid === session.uid) return;
      if (kept) enter(kept);
      else if (get().status !== 'out') leave();
    },
    /** Another tab has changed what is chosen on this device. */
    heardDevice(): void {
      if (get().status !== 'out') return;
      device = deps.device.read();
      become('out');
    },
    /** Someone signed in here, with what they chose on this device; or a user has got a new token. */
    signedIn(next: KeptSession, profile?: Profile): void {
      const isNew = session?.uid !== next.uid;
      enter(next, profile);
      deps.keep(next);
      const along = profile && isNew ? takenAlong(deps.device.read(), profile) : {};
      if (Object.keys(along).length > 0) void change(along);
    },
    /** Signed out here at once, whether or not the server can be told. */
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
    /** The account is no more. */
    deleted(): void {
      leave();
      deps.keep(null);
    },
    learned(profile: Partial<Profile>): void {
      if (session) learn(session, profile);
    },
    change,
    /** All settings as a new visitor has them; the function given back takes that back. */
    reset(): () => void {
      const { priceSources, saltLevel, namesUnderCards } = get().user;
      const before = { priceSources, saltLevel, namesUnderCards };
      const chosen = device;
      if (session) {
        void change({ ...DEFAULT_SETTINGS });
        return () => void change(before);
      }
      changeDevice({});
      return () => (session ? void change(before) : changeDevice(chosen));
    },
  };
}
