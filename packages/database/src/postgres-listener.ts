import pg from 'pg';

const FIRST_WAIT_MS = 100;
const MAX_WAIT_MS = 5_000;
const CONNECT_TIMEOUT_MS = 5_000;
/** A connection that a firewall has dropped looks idle: ask it now and then. */
const PING_MS = 20_000;

type Listener = { onMessage: (payload: string) => void; onReconnect: () => void };

/** One connection of its own for all channels, made at the first of them and made again whenever it is lost. */
export class PostgresListener {
  readonly #connectionString: string;
  readonly #channels = new Map<string, Set<Listener>>();
  #client: pg.Client | null = null;
  #opening: Promise<void> | null = null;
  #closed = false;
  #wait = FIRST_WAIT_MS;
  #retry: NodeJS.Timeout | null = null;
  #ping: NodeJS.Timeout | null = null;

  constructor(connectionString: string) {
    this.#connectionString = connectionString;
  }

  async listen(
    channel: string,
    onMessage: Listener['onMessage'],
    onReconnect: Listener['onReconnect'],
  ): Promise<() => Promise<void>> {
    if (this.#closed) throw new Error('The database is closed.');
    const listener = { onMessage, onReconnect };
    const known = this.#channels.get(channel);
    const listeners = known ?? new Set<Listener>();
    listeners.add(listener);
    this.#channels.set(channel, listeners);
    try {
      if (!this.#client && !this.#retry) await this.#open();
      else if (!known) await this.#client?.query(`LISTEN ${pg.escapeIdentifier(channel)}`);
    } catch (error) {
      listeners.delete(listener);
      throw error;
    }
    return async () => {
      if (!listeners.delete(listener) || listeners.size > 0) return;
      this.#channels.delete(channel);
      // A connection that breaks meanwhile forgets the channel as well.
      await this.#client?.query(`UNLISTEN ${pg.escapeIdentifier(channel)}`).catch(() => undefined);
    };
  }

  async close(): Promise<void> {
    this.#closed = true;
    this.#channels.clear();
    if (this.#retry) clearTimeout(this.#retry);
    if (this.#ping) clearInterval(this.#ping);
    await this.#opening?.catch(() => undefined);
    const client = this.#client;
    this.#client = null;
    await client?.end().catch(() => undefined);
  }

  #open(): Promise<void> {
    this.#opening ??= this.#connect().finally(() => {
      this.#opening = null;
    });
    return this.#opening;
  }

  async #connect(): Promise<void> {
    const client = new pg.Client({
      connectionString: this.#connectionString,
      connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
      keepAlive: true,
      query_timeout: CONNECT_TIMEOUT_MS,
    });
    client.on('error', () => this.#lost(client));
    client.on('end', () => this.#lost(client));
    client.on('notification', ({ channel, payload }) => {
      for (const { onMessage } of this.#channels.get(channel) ?? []) onMessage(payload ?? '');
    });
    try {
      await client.connect();
      for (const channel of this.#channels.keys())
        await client.query(`LISTEN ${pg.escapeIdentifier(channel)}`);
    } catch (error) {
      await client.end().catch(() => undefined);
      throw error;
    }
    this.#client = client;
    this.#wait = FIRST_WAIT_MS;
    this.#ping ??= setInterval(() => this.#check(), PING_MS).unref();
  }

  #check(): void {
    const client = this.#client;
    client?.query('SELECT 1').catch(() => this.#lost(client));
  }

  #lost(client: pg.Client): void {
    if (this.#client !== client || this.#closed) return;
    this.#client = null;
    client.end().catch(() => undefined);
    this.#tryAgain();
  }

  #tryAgain(): void {
    this.#retry = setTimeout(async () => {
      try {
        await this.#open();
      } catch {
        // The server is still away: that is what the next attempt is for.
        if (!this.#closed) this.#tryAgain();
        return;
      }
      this.#retry = null;
      for (const listeners of this.#channels.values()) for (const { onReconnect } of listeners) onReconnect();
    }, this.#wait).unref();
    this.#wait = Math.min(this.#wait * 2, MAX_WAIT_MS);
  }
}
