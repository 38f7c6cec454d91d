/** The number of the last line of each section of the checklist. */
export const LAST_LINES = { 1: 30, 2: 171, 3: 71, 4: 84, 5: 41, 6: 20, 7: 59, 8: 25, 9: 29 };

const ROW = /^\| (R\d[^|]*)\|(.*)\|$/;
const PART = /^R(\d+)\.(\d+)(?:–R(\d+)\.(\d+))?$/;
/** A test, named by its file. */
export const EVIDENCE_FILE = /`[\w./-]+\.(test|spec)\.ts`/;
const EVIDENCE = new RegExp(`${EVIDENCE_FILE.source}|\\bopen\\b|\\bneeds nothing\\b`);

/**
 * Problems of the rows of the conformance document: a line of the checklist that occurs twice, is missing or does not
 * exist, and a row that names no test and says neither that it is open nor that it needs none.
 * @param {string} text
 * @param {Record<string, number>} lastLines number of lines by section
 * @returns {{ line: number, problem: string }[]} line 0: of the document as a whole
 */
export function checkConformance(text, lastLines) {
  /** @type {{ line: number, problem: string }[]} */
  const problems = [];
  const seen = new Set();
  text.split('\n').forEach((content, index) => {
    const [, ids = '', rest = ''] = ROW.exec(content) ?? [];
    if (ids === '') return;
    const tell = (/** @type {string} */ problem) => problems.push({ line: index + 1, problem });
    for (const part of ids.split(',').map((word) => word.trim())) {
      const numbers = idsOf(part);
      if (numbers.length === 0) tell(`${part} is neither an id nor a range of ids`);
      for (const id of numbers) {
        if (seen.has(id)) tell(`${id} stands twice`);
        seen.add(id);
      }
    }
    if (!EVIDENCE.test(rest)) tell(`${ids.trim()} names no test and is neither "open" nor "needs nothing"`);
  });
  const known = Object.entries(lastLines).flatMap(([section, last]) =>
    Array.from({ length: last }, (_, index) => `R${section}.${index + 1}`),
  );
  const missing = known.filter((id) => !seen.has(id));
  const invented = [...seen].filter((id) => !known.includes(id));
  if (missing.length > 0) problems.push({ line: 0, problem: `has no row for ${missing.join(', ')}` });
  if (invented.length > 0)
    problems.push({ line: 0, problem: `${invented.join(', ')}: no such line of the checklist` });
  return problems;
}

/** @param {string} part such as R2.1 or R2.1–R2.5 */
function idsOf(part) {
  const [, section, from, sameSection, to] = PART.exec(part) ?? [];
  if (section === undefined || (sameSection !== undefined && sameSection !== section)) return [];
  const first = Number(from);
  const length = Number(to ?? from) - first + 1;
  return Array.from({ length: Math.max(0, length) }, (_, index) => `R${section}.${first + index}`);
}
