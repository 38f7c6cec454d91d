const ROW = /^\| (R\d[^|]*)\|(.*)\|$/;
const PART = /^R(\d+)\.(\d+)(?:–R(\d+)\.(\d+))?$/;
const IDS = /^Ids: (.+); withdrawn: (none|.+)\.$/;
/** A test, named by its file. */
export const EVIDENCE_FILE = /`[\w./-]+\.(test|spec)\.ts`/;
const EVIDENCE = new RegExp(`${EVIDENCE_FILE.source}|\\bopen\\b|\\bneeds nothing\\b`);

/**
 * Problems of the document of features: an id that its section states and no row or two rows have, a row with an id
 * that no section states, and a row that names no test and says neither that it is open nor that it needs none.
 * @param {string} text
 * @returns {{ line: number, problem: string }[]} line 0: of the document as a whole
 */
export function checkConformance(text) {
  /** @type {{ line: number, problem: string }[]} */
  const problems = [];
  /** @type {Set<string>} */
  const seen = new Set();
  /** @type {Set<string>} */
  const stated = new Set();
  /** @type {Set<string>} */
  const withdrawn = new Set();
  text.split('\n').forEach((content, index) => {
    const add = (/** @type {string} */ problem) => problems.push({ line: index + 1, problem });
    const [, ranges, dropped] = IDS.exec(content) ?? [];
    if (ranges !== undefined) {
      for (const id of idsIn(ranges, add)) stated.add(id);
      if (dropped !== undefined && dropped !== 'none')
        for (const id of idsIn(dropped, add)) withdrawn.add(id);
      return;
    }
    const [, ids = '', rest = ''] = ROW.exec(content) ?? [];
    if (ids === '') return;
    for (const id of idsIn(ids, add)) {
      if (seen.has(id)) add(`${id} has two rows`);
      seen.add(id);
    }
    if (!EVIDENCE.test(rest)) add(`${ids.trim()} names no test and is neither "open" nor "needs nothing"`);
  });
  const missing = [...stated].filter((id) => !seen.has(id) && !withdrawn.has(id));
  const unstated = [...seen].filter((id) => !stated.has(id) || withdrawn.has(id));
  const foreign = [...withdrawn].filter((id) => !stated.has(id));
  if (stated.size === 0) problems.push({ line: 0, problem: 'states no ids; see "Ids: …" of a section' });
  if (missing.length > 0) problems.push({ line: 0, problem: `has no row for ${missing.join(', ')}` });
  if (unstated.length > 0)
    problems.push({ line: 0, problem: `${unstated.join(', ')}: not among the ids that a section states` });
  if (foreign.length > 0)
    problems.push({
      line: 0,
      problem: `${foreign.join(', ')}: withdrawn, but not among the ids of a section`,
    });
  return problems;
}

/**
 * @param {string} list such as R2.1, R2.3–R2.5
 * @param {(problem: string) => void} add
 */
function idsIn(list, add) {
  return list.split(',').flatMap((word) => {
    const part = word.trim();
    const ids = getIds(part);
    if (ids.length === 0) add(`${part} is neither an id nor a range of ids`);
    return ids;
  });
}

/** @param {string} part such as R2.1 or R2.1–R2.5 */
function getIds(part) {
  const [, section, from, sameSection, to] = PART.exec(part) ?? [];
  if (section === undefined || (sameSection !== undefined && sameSection !== section)) return [];
  const first = Number(from);
  const length = Number(to ?? from) - first + 1;
  return Array.from({ length: Math.max(0, length) }, (_, index) => `R${section}.${first + index}`);
}
