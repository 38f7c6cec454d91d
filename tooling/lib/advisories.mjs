/**
 * What `npm audit --json` says of a package.
 * @typedef {{ severity: string, via: readonly (string | { url?: string, title?: string })[] }} Weakness
 */

/**
 * Vulnerabilities that do not affect us, by the address of the advisory: why, and the last day (YYYY-MM-DD) on which
 * that is accepted without review.
 * @type {Readonly<Record<string, { why: string, until: string }>>}
 */
const ACCEPTED = {};

const GRAVE = new Set(['high', 'critical']);

/**
 * The vulnerabilities by package, or null if the answer has none because the registry has no list.
 * @param {string} json as npm printed it
 * @returns {Readonly<Record<string, Weakness>> | null}
 */
export function readAudit(json) {
  try {
    return JSON.parse(json).vulnerabilities ?? null;
  } catch {
    return null;
  }
}

/**
 * What to act on, one sentence each.
 * @param {Readonly<Record<string, Weakness>>} audit
 * @param {string} today YYYY-MM-DD
 * @param {Readonly<Record<string, { why: string, until: string }>>} accepted
 * @returns {string[]}
 */
export function auditProblems(audit, today, accepted = ACCEPTED) {
  return Object.entries(audit).flatMap(([name, { severity, via }]) => {
    if (!GRAVE.has(severity)) return [];
    // A name refers to a vulnerability of another package, which has its own entry.
    const own = via.filter((cause) => typeof cause === 'object');
    return own
      .filter(({ url = '' }) => !(url in accepted) || (accepted[url]?.until ?? '') < today)
      .map(({ url, title }) => `${name}: ${severity}, ${title} (${url})`);
  });
}
