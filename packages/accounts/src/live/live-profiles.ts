import { type Database, sessions } from '@deckwright/database';
import { AppError, describeFailureWithoutValues } from '@deckwright/domain';
import { and, eq } from 'drizzle-orm';
import { NOTICES } from '../profile/notices.ts';
import { findProfile } from '../profile/read-profile.ts';
import { isOpenAt } from '../session/lifetime.ts';
import type { Session } from '../session.ts';
import { Subscription } from './subscription.ts';

const HEARTBEAT_MS = 15_000;
/** Everything is reloaded every this many heartbeats, because sessions expire without a notification. */
const HEARTBEATS_PER_CHECK = 20;
const MAX_PER_USER = 20;
const MAX_TOTAL = 5_000;
const READS_AT_ONCE = 4;

type Options = { database: Database; heartbeatMs?: number; log: (line: string) => void };

/** All open subscriptions of this process, driven by one listener; their content is read from the database. */
export class LiveProfiles {
  readonly #options: Options;
  readonly #users = new Map<string, Set<Subscription>>();
  /** Users with changes since they were last read. */
  readonly #stale = new Set<string>();
  /** Users being read; two concurrent reads of one user could finish in the wrong order. */
  readonly #reading = new Set<string>();
  #count = 0;
  #heartbeats = 0;
  #timer: NodeJS.Timeout | null = null;
  #unlisten: (() => Promise<void>) | null = null;
  #closed = false;

  constructor(options: Options) {
    this.#options = options;
  }

  get size(): number {
    return this.#count;
  }

  async start(): Promise<void> {
    const { database, heartbeatMs = HEARTBEAT_MS } = this.#options;
    this.#unlisten = await database.listen(
      NOTICES,
      (uid) => this.#changed(uid),
      () => this.#allChanged(),
    );
    this.#timer = setInterval(() => this.#heartbeat(), heartbeatMs).unref();
  }

  /** @throws AppError resource-exhausted if too many are open. */
  subscribe({ uid, id }: Session): Subscription {
    const open = this.#users.get(uid) ?? new Set();
    if (this.#closed || open.size >= MAX_PER_USER || this.#count >= MAX_TOTAL)
      throw new AppError('resource-exhausted', 'You have too many pages open. Close some of them.');
    const subscription = new Subscription(uid, id, (ended) => this.#remove(ended));
    open.add(subscription);
    this.#users.set(uid, open);
    this.#count += 1;
    this.#changed(uid);
    return subscription;
  }

  /** Ends all subscriptions and accepts no new ones. */
  end(): void {
    this.#closed = true;
    for (const open of [...this.#users.values()]) for (const subscription of [...open]) subscription.end();
  }

  async stop(): Promise<void> {
    this.end();
    if (this.#timer) clearInterval(this.#timer);
    await this.#unlisten?.();
  }

  #remove(subscription: Subscription): void {
    const open = this.#users.get(subscription.uid);
    if (!open?.delete(subscription)) return;
    this.#count -= 1;
    if (open.size === 0) this.#users.delete(subscription.uid);
  }

  #allChanged(): void {
    for (const uid of this.#users.keys()) this.#stale.add(uid);
    this.#read();
  }

  #changed(uid: string): void {
    if (!this.#users.has(uid)) return;
    this.#stale.add(uid);
    this.#read();
  }

  #heartbeat(): void {
    this.#heartbeats += 1;
    if (this.#heartbeats % HEARTBEATS_PER_CHECK === 0) this.#allChanged();
    else this.#read();
    for (const open of this.#users.values()) for (const subscription of open) subscription.heartbeat();
  }

  #read(): void {
    for (const uid of this.#stale) {
      if (this.#reading.size >= READS_AT_ONCE) return;
      if (this.#reading.has(uid)) continue;
      this.#stale.delete(uid);
      this.#reading.add(uid);
      void this.#refresh(uid).then((done) => {
        this.#reading.delete(uid);
        // The database is unreachable; try again at the next heartbeat.
        if (done) this.#read();
        else if (this.#users.has(uid)) this.#stale.add(uid);
      });
    }
  }

  async #refresh(uid: string): Promise<boolean> {
    const { orm } = this.#options.database;
    try {
      const profile = await findProfile(orm, uid);
      const rows = await orm
        .select({ id: sessions.id })
        .from(sessions)
        .where(and(eq(sessions.userId, uid), isOpenAt(new Date())));
      const valid = new Set(rows.map(({ id }) => id));
      for (const subscription of [...(this.#users.get(uid) ?? [])]) {
        if (profile && valid.has(subscription.sessionId)) subscription.notify(profile);
        else subscription.end();
      }
      return true;
    } catch (error) {
      this.#options.log(`A profile could not be read anew: ${describeFailureWithoutValues(error)}`);
      return false;
    }
  }
}
