import type { CrashReport } from '@deckwright/contract/schemas';
import { createApiClient } from '../api/api-client.ts';
import { translateStack } from './translate-stack.ts';

type Crash = { message: string; stack: string | null; page: string; tag: string | null };

/** Maximum lengths of the parts of a report, in characters; the server refuses longer ones. */
const BOUNDS = { message: 1000, stack: 10_000, page: 2000, tag: 50 };

/** Translates the stack of a crash and reports it to the server; returns the best known stack. Never throws. */
export async function followCrash(crash: Crash, apiHost: string): Promise<string | null> {
  const client = createApiClient({ fetch: (url, init) => fetch(url, init), apiHost });
  const stack = crash.stack && (await translateStack(crash.stack, (script) => client.fetchSourceMap(script)));
  try {
    await client.reportCrash(bounded({ ...crash, stack }));
  } catch {
    // The client has logged it, and there is nobody else to tell.
  }
  return stack;
}

export function bounded({ message, stack, page, tag }: CrashReport): CrashReport {
  return {
    message: message.slice(0, BOUNDS.message),
    stack: stack?.slice(0, BOUNDS.stack) ?? null,
    page: page.slice(0, BOUNDS.page),
    tag: tag?.slice(0, BOUNDS.tag) ?? null,
  };
}
