import type { BetterAuthOptions } from 'better-auth';
import type { drizzleAdapter } from 'better-auth/adapters/drizzle';
import { startOfHour } from '../to-hour.ts';
import { tokenHash } from './token-hash.ts';

type OpenAdapter = ReturnType<typeof drizzleAdapter>;
type Adapter = ReturnType<OpenAdapter>;
type Where = NonNullable<Parameters<Adapter['findMany']>[0]['where']>;

/**
 * The adapter with the tokens of sessions hashed on the way in, and their last use to the hour. What is found by its token,
 * or was just made, comes back with the token itself, as the library expects; every other row with its hash, which opens
 * nothing.
 */
export function hashedSessions(open: OpenAdapter): OpenAdapter {
  return (options: BetterAuthOptions) => wrap(open(options));
}

function wrap(adapter: Adapter): Adapter {
  return {
    ...adapter,
    create: async (call) => {
      const { token } = call.data as { token?: unknown };
      if (call.model !== 'session' || typeof token !== 'string') return adapter.create(call);
      const made = await adapter.create({ ...call, data: { ...call.data, token: tokenHash(token) } });
      return { ...made, token } as never;
    },
    findOne: async (call) => withToken(await adapter.findOne(hashed(call)), call),
    findMany: (call) => adapter.findMany(hashed(call)),
    count: (call) => adapter.count(hashed(call)),
    update: async (call) => withToken(await adapter.update(toTheHour(hashed(call))), call),
    updateMany: (call) => adapter.updateMany(hashed(call)),
    delete: (call) => adapter.delete(hashed(call)),
    deleteMany: (call) => adapter.deleteMany(hashed(call)),
    consumeOne: async (call) => withToken(await adapter.consumeOne(hashed(call)), call),
    transaction: (work) => adapter.transaction((inner) => work(wrap(inner as Adapter))),
  };
}

/** What the library writes when a session is used. */
const MOVED_BY_USE = new Set(['updatedAt', 'expiresAt']);

type Call = { model: string; where?: Where | undefined };

function hashed<T extends Call>(call: T): T {
  if (call.model !== 'session' || !call.where) return call;
  const hash = (value: unknown) => (typeof value === 'string' ? tokenHash(value) : value);
  const where = call.where.map((each) =>
    each.field === 'token'
      ? { ...each, value: Array.isArray(each.value) ? each.value.map(hash) : hash(each.value) }
      : each,
  );
  return { ...call, where };
}

/** The end of a session, 30 days after its last use, would tell the minute of it. */
function toTheHour<T extends Call & { update: object }>(call: T): T {
  if (call.model !== 'session') return call;
  const round = ([key, value]: [string, unknown]) => [
    key,
    MOVED_BY_USE.has(key) && value instanceof Date ? startOfHour(value) : value,
  ];
  return { ...call, update: Object.fromEntries(Object.entries(call.update).map(round)) };
}

function withToken<T>(row: T, { model, where }: Call): T {
  const token = model === 'session' ? where?.find(({ field }) => field === 'token')?.value : undefined;
  return row && typeof token === 'string' ? { ...row, token } : row;
}
