/** Prices, in USD, up to which cards can be chosen. */
export const PRICE_LIMITS = [1, 2, 5, 10, 20] as const;

/** A limit as this module writes it; what else a query says about prices stays as typed. */
const LIMIT = /(?:^|\s+)usd<=(\d+)$/;

/** The price at the end of a card query up to which it finds cards; null without one. */
export function findPriceLimit(query: string): number | null {
  const limit = Number(LIMIT.exec(query.trim())?.[1] ?? Number.NaN);
  return PRICE_LIMITS.some((price) => price === limit) ? limit : null;
}

/** The query with another such limit, or without one. */
export function withPriceLimit(query: string, limit: number | null): string {
  const rest = (findPriceLimit(query) === null ? query : query.trim().replace(LIMIT, '')).trim();
  if (limit === null) return rest.replace(/^\(([^()]*)\)$/, '$1');
  // The limit is for every alternative, not for the last one.
  const whole = /\sor\s/i.test(rest) && !/^\([^()]*\)$/.test(rest) ? `(${rest})` : rest;
  return `${whole} usd<=${limit}`.trim();
}
