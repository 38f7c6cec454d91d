import type { Context } from 'hono';

/**
 * The origin that addresses in an answer begin with: the configured one, otherwise the one that was requested, which has
 * passed the rules for hosts but is its sender's choice.
 */
export function answerOrigin(c: Pick<Context, 'req'>, configured: string): string {
  return configured || new URL(c.req.url).origin;
}
