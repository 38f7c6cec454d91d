import { createMiddleware } from 'hono/factory';
import type { ApiContext, ApiEnv } from '../api/api.ts';
import type { Visitor } from '../api/visitor.ts';
import { isOwnCall } from '../http/own-calls.ts';
import { MCP } from '../http/paths.ts';
import { isVersionOne } from '../http/version-one.ts';
import { currentRequestId } from '../observability/request-scope.ts';
import { LOGGED_CALLS, type LoggedCall, UNLOGGED_CALLS } from './events.data.ts';
import type { SecurityEvent, SecurityLog } from './security-log.ts';

const READS = new Set(['GET', 'HEAD', 'OPTIONS']);
/** Not worth logging: an unreadable body, an unknown address, an unavailable database. */
const DULL = new Set([404, 405, 413, 415, 500, 503]);

type Rule = {
  text: string;
  matches: (method: string, path: string) => string | null;
  call: LoggedCall | null;
};

/** Path segments that may be logged verbatim: ids, never addresses. */
const ID = /^[\w-]{8,64}$/;

/** Logs each call that the tables name, limits reached, refusals, and API keys that are not valid. */
export function logCalls(log: Pick<SecurityLog, 'write' | 'writeOfProgram'>, visitor: Pick<Visitor, 'key'>) {
  const rules: Rule[] = [
    ...Object.entries(LOGGED_CALLS).map(([text, call]) => ({ text, matches: matcher(text), call })),
    ...UNLOGGED_CALLS.map((text) => ({ text, matches: matcher(text), call: null })),
  ];
  return createMiddleware<ApiEnv>(async (c, next) => {
    await next();
    const event = await getEvent(c, rules);
    if (!event) return;
    const request = currentRequestId();
    const line = { ...event, network: visitor.key(c), ...(request ? { request } : {}) };
    if (takesKeys(c.req.path)) log.writeOfProgram(line);
    else log.write(line);
  });
}

async function getEvent(c: ApiContext, rules: readonly Rule[]): Promise<SecurityEvent | null> {
  const { method } = c.req;
  const path = c.req.path.replace(/(?<!\/)\/+$/, '');
  const { status } = c.res;
  const rule = rules.find(({ matches }) => matches(method, path) !== null);
  const isOwn = isOwnCall(path);
  const call = rule ? rule.call : isOwn && !READS.has(method) ? unnamed(path) : null;
  const isRefused = isOwn ? status === 401 || status === 403 : status === 401 && takesKeys(path);
  if (DULL.has(status) || (call === null && !isRefused && status !== 429)) return null;
  const account = c.get('account');
  const subject = rule?.matches(method, path) ?? '';
  const done = status < 300;
  return {
    event: status === 429 ? 'limit' : (call?.event ?? 'refusal'),
    outcome: done ? 'done' : 'failed',
    ...(done ? {} : { reason: await getReason(c) }),
    ...(account ? { account } : {}),
    ...(done && call?.namesEmail ? await getAccount(c) : {}),
    ...(ID.test(subject) ? { subject } : {}),
    ...(await getEmail(c, call)),
    call: rule?.text ?? `${method} ${path.split('/').slice(0, 3).join('/')}`,
  };
}

/** Whether programs may send an API key with a call. */
function takesKeys(path: string): boolean {
  return isVersionOne(path) || path === MCP;
}

function unnamed(path: string): LoggedCall {
  return { event: path.startsWith('/api/staff/') ? 'staff-action' : 'account-changed' };
}

/** The path segment that matches the last `{}`, or an empty string without one; null if the call does not match. */
function matcher(text: string): Rule['matches'] {
  const [wanted = '', pattern = ''] = text.split(' ');
  const form = new RegExp(`^${pattern.replaceAll('{}', '([^/]{1,80})')}$`);
  return (method, path) => {
    const found = method === wanted ? form.exec(path) : null;
    return found && (found.slice(1).at(-1) ?? '');
  };
}

async function getEmail(c: ApiContext, call: LoggedCall | null): Promise<{ email?: string }> {
  // Reading a body that cannot be read costs time, and names nobody.
  if (!call?.namesEmail || c.get('hasBadBody')) return {};
  // The handler has read the body, so it is still available.
  const body: unknown = await c.req.json().catch(() => null);
  const email = typeof body === 'object' && body !== null && 'email' in body ? body.email : null;
  return typeof email === 'string' ? { email: email.slice(0, 300) } : {};
}

async function getAccount(c: ApiContext): Promise<{ account?: string }> {
  const body: unknown = await c.res.clone().json();
  const uid = typeof body === 'object' && body !== null && 'uid' in body ? body.uid : null;
  return typeof uid === 'string' ? { account: uid } : {};
}

async function getReason(c: ApiContext): Promise<string> {
  const body: unknown = await c.res
    .clone()
    .json()
    .catch(() => null);
  const error = typeof body === 'object' && body !== null && 'error' in body ? body.error : null;
  const code = typeof error === 'object' && error !== null && 'code' in error ? error.code : null;
  return typeof code === 'string' ? code : `${c.res.status}`;
}
