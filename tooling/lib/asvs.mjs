import { EVIDENCE_FILE } from './conformance.mjs';

/**
 * The requirements of levels 1 and 2 of OWASP ASVS 5.0.0, 253 of them: the numbers of each section. Those of level 3,
 * which are numbered in between, are omitted.
 * @type {Record<string, string>}
 */
export const REQUIREMENTS = {
  1.1: '1-2',
  1.2: '1-9',
  1.3: '1-11',
  1.4: '1-3',
  1.5: '1-2',
  2.1: '1-3',
  2.2: '1-3',
  2.3: '1-4',
  2.4: '1-1',
  3.2: '1-2',
  3.3: '1-4',
  3.4: '1-6',
  3.5: '1-5',
  3.7: '1-2',
  4.1: '1-3',
  4.2: '1-1',
  4.3: '1-2',
  4.4: '1-4',
  5.1: '1-1',
  5.2: '1-3',
  5.3: '1-2',
  5.4: '1-3',
  6.1: '1-3',
  6.2: '1-12',
  6.3: '1-4',
  6.4: '1-4',
  6.5: '1-5',
  6.6: '1-3',
  6.8: '1-4',
  7.1: '1-3',
  7.2: '1-4',
  7.3: '1-2',
  7.4: '1-5',
  7.5: '1-2',
  7.6: '1-2',
  8.1: '1-2',
  8.2: '1-3',
  8.3: '1-1',
  8.4: '1-1',
  9.1: '1-3',
  9.2: '1-4',
  10.1: '1-2',
  10.2: '1-2',
  10.3: '1-4',
  10.4: '1-11',
  10.5: '1-5',
  10.6: '1-2',
  10.7: '1-3',
  11.1: '1-2',
  11.2: '1-3',
  11.3: '1-3',
  11.4: '1-4',
  11.5: '1-1',
  11.6: '1-1',
  12.1: '1-3',
  12.2: '1-2',
  12.3: '1-4',
  13.1: '1-1',
  13.2: '1-5',
  13.3: '1-2',
  13.4: '1-5',
  14.1: '1-2',
  14.2: '1-4',
  14.3: '1-3',
  15.1: '1-3',
  15.2: '1-3',
  15.3: '1-7',
  16.1: '1-1',
  16.2: '1-5',
  16.3: '1-4',
  16.4: '1-3',
  16.5: '1-3',
  17.1: '1-1',
  17.2: '1-4',
  17.3: '1-2',
};

export const STATES = ['met', 'partly', 'not met', 'operator', 'not applicable'];

const ROW = /^\| (\d+\.\d+\.\d+(?:[–\d.]*)) \|([^|]*)\|([^|]*)\|(.*)\|$/;
const COUNTS = /^\| (?:\[?V(\d+)\b[^|]*|(all)) \|([\d |]+)\|$/;

/**
 * Problems of the ASVS tables: a requirement that occurs twice, is missing or does not exist, an invalid state, a row
 * without a test or a reason, and counts of the index that differ from those of the tables.
 * @param {string} index text of the index, with the table of counts by chapter and state
 * @param {{ file: string, text: string }[]} chapters
 * @param {Record<string, string>} [requirements]
 * @returns {string[]}
 */
export function checkAsvs(index, chapters, requirements = REQUIREMENTS) {
  /** @type {string[]} */
  const problems = [];
  const known = new Set(
    Object.keys(requirements).flatMap((section) => getIds(section, requirements[section])),
  );
  /** @type {Map<string, string>} state by number */
  const states = new Map();
  for (const { file, text } of chapters)
    text.split('\n').forEach((content, at) => {
      const [, ids = '', , said = '', evidence = ''] = ROW.exec(content) ?? [];
      if (ids === '') return;
      const notify = (/** @type {string} */ problem) => problems.push(`${file}:${at + 1}: ${problem}`);
      const state = said.trim();
      if (!STATES.includes(state)) notify(`"${state}" is no state`);
      if (evidence.trim() === '') notify(`${ids} has neither a test nor a reason`);
      if (state === 'met' && !EVIDENCE_FILE.test(evidence) && !evidence.includes('no test:'))
        notify(`${ids} is met, but names no test and does not say "no test:" and why`);
      for (const id of getNumbers(ids)) {
        if (!known.has(id)) notify(`${id} is no requirement of levels 1 and 2`);
        if (states.has(id)) notify(`${id} stands twice`);
        states.set(id, state);
      }
    });
  const missing = [...known].filter((id) => !states.has(id));
  if (missing.length > 0) problems.push(`no row for ${missing.join(', ')}`);
  return [...problems, ...wrongCounts(index, states)];
}

/**
 * @param {string} index
 * @param {Map<string, string>} states
 */
function wrongCounts(index, states) {
  const chapters = new Set([...states.keys()].map((id) => id.split('.')[0] ?? ''));
  const wanted = new Map([...chapters, 'all'].map((chapter) => [chapter, toCounts(states, chapter)]));
  /** @type {string[]} */
  const problems = [];
  for (const line of index.split('\n')) {
    const [, chapter, all, cells = ''] = COUNTS.exec(line) ?? [];
    const name = chapter ?? all;
    if (name === undefined) continue;
    const given = cells
      .split('|')
      .map((cell) => cell.trim())
      .join(' ');
    if (given !== wanted.get(name))
      problems.push(`the index counts ${name} as ${given}; the tables have ${wanted.get(name)}`);
    wanted.delete(name);
  }
  if (wanted.size > 0) problems.push(`the index has no counts of ${[...wanted.keys()].join(', ')}`);
  return problems;
}

/**
 * @param {Map<string, string>} states
 * @param {string} chapter
 */
function toCounts(states, chapter) {
  const found = [...states].filter(([id]) => chapter === 'all' || id.startsWith(`${chapter}.`));
  return STATES.map((state) => found.filter(([, each]) => each === state).length).join(' ');
}

/**
 * @param {string} section
 * @param {string | undefined} range
 */
function getIds(section, range = '') {
  const [from = 1, to = 0] = range.split('-').map(Number);
  return Array.from({ length: to - from + 1 }, (_, at) => `${section}.${from + at}`);
}

/** @param {string} text such as 4.4.1 or 4.4.1–4.4.4, of one section */
function getNumbers(text) {
  const [first = '', last = first] = text.split('–');
  const section = first.split('.').slice(0, 2).join('.');
  return getIds(section, `${first.split('.')[2]}-${last.split('.')[2]}`);
}
