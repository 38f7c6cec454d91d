/** Paths that tell whether the process is alive or ready: answered in any load, since a refusal would end the process. */
export const ALWAYS_ANSWERED: ReadonlySet<string> = new Set(['/healthz', '/readyz']);
