import type { Context } from 'hono';
import type { Api, ApiEnv } from '../api/api.ts';
import { problem } from '../api/problem.ts';
import type { AnswerMcp } from '../assistants/answer-mcp.ts';
import { answerOrigin } from '../http/answer-origin.ts';
import { isTrustedOrigin } from '../http/mcp-origin.ts';
import { MCP } from '../http/paths.ts';
import { createAsk } from '../questions/ask-api.ts';
import type { Settings } from '../settings/settings.ts';

/** Codes of JSON-RPC. */
const [PARSE_ERROR, INVALID_REQUEST] = [-32_700, -32_600];

/** Loaded with the first call: visitors need none of it. */
const openAnswer = async (): Promise<AnswerMcp> => (await import('../assistants/answer-mcp.ts')).answerMcp;

/**
 * Tools for assistants by streamable HTTP, without sessions. A tool asks `/api/v1` in-process in the name of its caller,
 * whose limits and turns hold.
 */
export function mcpRoutes(
  api: Api,
  { site, accounts }: Pick<Settings, 'site'> & { accounts: Pick<Settings['accounts'], 'moreOrigins'> },
): void {
  const known = [site.origin, ...accounts.moreOrigins].filter((origin) => origin !== '');
  api.post(MCP, async (c) => {
    const host = c.req.header('host') ?? new URL(c.req.url).host;
    if (!isTrustedOrigin({ origin: c.req.header('origin'), host, known })) {
      const message = 'Pages of this origin may not call this address. Its operator can set PUBLIC_ORIGIN.';
      return problem(c, 403, { error: { code: 'permission-denied', message } });
    }
    const { message, refusal } = await readMessage(c);
    if (refusal) {
      c.set('hasBadBody', true);
      return refusal;
    }
    const answer = await openAnswer();
    const address = answerOrigin(c, site.origin);
    const own = forwarded(c);
    const ask = createAsk(async (path, init) =>
      api.request(path, { ...init, headers: { ...own, ...init.headers }, signal: c.req.raw.signal }, c.env),
    );
    const answered = await answer(c.req.raw, message, { ask, pageAt: (path) => address + path });
    answered.headers.set('Cache-Control', 'no-store');
    return answered;
  });
  api.all(MCP, (c) => {
    c.header('Allow', 'POST, OPTIONS');
    const message = 'This address is for assistants, which call it by POST; see /api/docs.';
    return problem(c, 405, { error: { code: 'unimplemented', message } });
  });
}

type ReadMessage = { message: object; refusal?: never } | { message?: never; refusal: Response };

/** One message; a batch is refused, since it could hold thousands of calls. */
async function readMessage(c: Context<ApiEnv>): Promise<ReadMessage> {
  let message: unknown;
  try {
    message = JSON.parse(await c.req.text());
  } catch {
    return { refusal: refuse(PARSE_ERROR, 'The body is not valid JSON.') };
  }
  if (typeof message === 'object' && message !== null && !Array.isArray(message)) return { message };
  return { refusal: refuse(INVALID_REQUEST, 'Send one message in a request, as a JSON object.') };
}

/** An error of JSON-RPC, which assistants read. */
function refuse(code: number, message: string): Response {
  return Response.json({ jsonrpc: '2.0', id: null, error: { code, message } }, { status: 400 });
}

/** The headers by which limits tell callers apart. */
function forwarded(c: Context<ApiEnv>): Record<string, string> {
  const names = ['x-forwarded-for', 'authorization'];
  return Object.fromEntries(
    names.flatMap((name) => {
      const value = c.req.header(name);
      return value === undefined ? [] : [[name, value]];
    }),
  );
}
