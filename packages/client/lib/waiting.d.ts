/** Seconds in a `Retry-After`: a number of them or a date. Null where there is none. */
export declare function secondsOf(retryAfter: string | null, now?: number): number | null;
/**
 * Milliseconds before a call is repeated for the `repeated`th time (0 = the first): what the site asks for and up to a
 * quarter more, so that those it refused together do not come back together; otherwise by chance up to 0.5, 1, 2 … s.
 */
export declare function waitBefore(repeated: number, retryAfter: number | null, chance?: () => number): number;
/** @throws the signal's reason as soon as it is aborted */
export declare function pause(milliseconds: number, signal: AbortSignal | undefined): Promise<void>;
