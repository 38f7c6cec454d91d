/** A limit of the API: `most` calls of one network in `windowSeconds`. */
export type ApiLimit = { name: string; most: number; windowSeconds: number; of: string };

/** The limits that answers below `/api/v1` state by name. */
export const API_LIMITS = {
  requests: { name: 'requests', most: 1200, windowSeconds: 60, of: 'All calls below `/api/v1` together' },
  work: {
    name: 'work',
    most: 600,
    windowSeconds: 60,
    of: 'Calls that are computed anew each time: search, batch, names, random cards, recommendations, insight, deck lists, and the combos or bracket of one',
  },
} as const satisfies Record<string, ApiLimit>;
