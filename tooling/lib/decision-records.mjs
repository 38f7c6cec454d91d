import { posix } from 'node:path';

const RECORD = /^docs\/adr\/(\d{4})-[a-z0-9-]+\.md$/;
const NOTE = /^docs\/design\/(?!README)[a-z0-9-]+\.md$/;
const TEMPLATE = '0000';
const LINK = /\[([^\]]+)\]\(([^)\s#]+)(?:#[^)\s]*)?\)/g;
const DATED_LINK = String.raw`\[[^\]]+\]\([^)\s]+\) \(\d{4}-\d\d-\d\d\)`;
const STATUS = new RegExp(
  `^(proposed|accepted|superseded by ${DATED_LINK}|accepted, amended by ${DATED_LINK}(, ${DATED_LINK})*)$`,
);
/** Words by which a text says that one decision takes something from another. */
const CHANGES = /\b(supersed|replac|amend|overrul|revok)\w*|\bno longer\b|\buntil then\b/i;
const REPLACES = /^Replaces ADRs (.+)\.$/;

/**
 * @typedef {{ file: string, text: string }} Document
 * @typedef {{ number: string, file: string, text: string, date: string, status: string, supersedes: string[], amends: string[] }} Decision
 */

/**
 * Problems of the decision records and design notes: records without a date or a valid status, a record that another
 * one supersedes or amends without a link in both directions, an index that is out of order or out of date, and notes
 * that claim the number of a record that still exists.
 * @param {Document[]} documents all documents below docs/adr and docs/design
 * @param {string} index text of docs/adr/README.md
 * @returns {string[]}
 */
export function checkDecisions(documents, index) {
  const notes = documents.filter(({ file }) => NOTE.test(file));
  const decisions = documents.flatMap((document) => {
    const number = RECORD.exec(document.file)?.[1];
    return number === undefined || number === TEMPLATE ? [] : [parseDecision(number, document)];
  });
  return [
    ...decisions.flatMap((decision) => headProblems(decision)),
    ...decisions.flatMap((decision) => linkProblems(decision, decisions, notes)),
    ...notes.flatMap((note) => noteProblems(note, decisions)),
    ...indexProblems(index, decisions, notes),
  ];
}

/**
 * Numbers of records that are cited and do not exist, as "ADR 0007" or "docs/adr/0007".
 * @param {string} text
 * @param {ReadonlySet<string>} known
 * @param {ReadonlyMap<string, string>} moved number → note that replaced it
 * @returns {{ line: number, problem: string }[]}
 */
export function findDeadCitations(text, known, moved) {
  return text.split('\n').flatMap((content, index) =>
    [...content.matchAll(/(?<!Replaces )\bADRs? (\d{4})\b|\badr\/(\d{4})\b/g)].flatMap((match) => {
      const number = match[1] ?? match[2] ?? '';
      if (known.has(number)) return [];
      const note = moved.get(number);
      const hint = note === undefined ? 'there is no such record' : `it became ${note}`;
      return [{ line: index + 1, problem: `cites decision ${number}: ${hint}` }];
    }),
  );
}

/**
 * The numbers that design notes replaced, with the path of the note; those replaced in part are left out.
 * @param {Document[]} documents
 * @returns {Map<string, string>}
 */
export function movedNumbers(documents) {
  return new Map(
    documents
      .filter(({ file }) => NOTE.test(file))
      .flatMap(({ file, text }) =>
        replacedBy(text).flatMap(({ number, inPart }) =>
          inPart ? [] : [/** @type {const} */ ([number, file])],
        ),
      ),
  );
}

/**
 * @param {string} number
 * @param {Document} document
 * @returns {Decision}
 */
function parseDecision(number, { file, text }) {
  const field = (/** @type {string} */ name) => new RegExp(`^- ${name}: (.*)$`, 'm').exec(text)?.[1] ?? '';
  return {
    number,
    file,
    text,
    date: field('Date'),
    status: field('Status'),
    supersedes: numbersIn(field('Supersedes')),
    amends: numbersIn(field('Amends')),
  };
}

/** @param {Decision} decision */
function headProblems({ number, file, text, date, status }) {
  const problems = [];
  if (!text.startsWith(`# ${number}: `)) problems.push(`${file}: begins with "# ${number}: " and its title`);
  if (!/^\d{4}-\d\d-\d\d$/.test(date)) problems.push(`${file}: has no line "- Date: YYYY-MM-DD"`);
  if (!STATUS.test(status)) problems.push(`${file}: has no valid status; see docs/adr/0000-template.md`);
  return problems;
}

/**
 * @param {Decision} decision
 * @param {Decision[]} decisions
 * @param {Document[]} notes
 */
function linkProblems(decision, decisions, notes) {
  const { file, number, status } = decision;
  const problems = [];
  const [, verb = ''] = /^(superseded|accepted, amended)/.exec(status) ?? [];
  for (const target of linksIn(file, status)) {
    const later = decisions.find((other) => other.file === target);
    const note = notes.find((other) => other.file === target);
    const field = verb === 'superseded' ? 'supersedes' : 'amends';
    if (later !== undefined && !later[field].includes(number))
      problems.push(
        `${target}: says nothing of ${number}, whose status names it; add "- ${capital(field)}: …"`,
      );
    if (note !== undefined && !linksIn(note.file, note.text).includes(file))
      problems.push(`${target}: has no link to ${number}, which it amends by that one's status`);
  }
  for (const field of /** @type {const} */ (['supersedes', 'amends']))
    for (const earlier of decision[field]) {
      const other = decisions.find((candidate) => candidate.number === earlier);
      const words = field === 'supersedes' ? 'superseded by' : 'amended by';
      // A record that became a note is named in "Supersedes" without a link.
      if (
        other !== undefined &&
        !(other.status.includes(words) && linksIn(other.file, other.status).includes(file))
      )
        problems.push(`${other.file}: its status does not say that it is ${words} ${number}`);
    }
  for (const other of changedInProse(decision, decisions)) {
    const [earlier, later] = other.number < number ? [other, decision] : [decision, other];
    if (!linksIn(earlier.file, earlier.text).includes(later.file))
      problems.push(
        `${earlier.file}: has no link to ${later.number}, though ${file} says that one changes the other`,
      );
  }
  return problems;
}

/**
 * The other records that a sentence of this one links with a word such as "replaces".
 * @param {Decision} decision
 * @param {Decision[]} decisions
 */
function changedInProse({ file, text, number }, decisions) {
  const body = text.replace(/^- (Date|Status|Supersedes|Amends): .*$/gm, '');
  const sentences = body.replaceAll('\n', ' ').split(/(?<=[.!?:;])\s/);
  return sentences
    .filter((sentence) => CHANGES.test(sentence))
    .flatMap((sentence) => linksIn(file, sentence))
    .flatMap((target) => decisions.filter((other) => other.file === target && other.number !== number));
}

/**
 * @param {Document} note
 * @param {Decision[]} decisions
 */
function noteProblems({ file, text }, decisions) {
  const lines = text.trimEnd().split('\n\n').at(-1)?.replaceAll('\n', ' ') ?? '';
  if (/Replaces ADRs/.test(text) && !REPLACES.test(lines))
    return [`${file}: its last line is not "Replaces ADRs …."`];
  return replacedBy(text).flatMap(({ number, inPart }) =>
    !inPart && decisions.some((decision) => decision.number === number)
      ? [`${file}: replaces ${number}, whose record still exists`]
      : [],
  );
}

/**
 * @param {string} index
 * @param {Decision[]} decisions
 * @param {Document[]} notes
 */
function indexProblems(index, decisions, notes) {
  const file = 'docs/adr/README.md';
  const problems = [];
  const rows = [...index.matchAll(/^\| \[(\d{4})\]\(([^)]+)\) \|.*\| ([^|]+) \|$/gm)].map((match) => ({
    number: match[1] ?? '',
    status: match[3] ?? '',
  }));
  const numbers = rows.map(({ number }) => number);
  if (numbers.join() !== numbers.toSorted().join())
    problems.push(`${file}: its rows are not in the order of numbers`);
  for (const decision of decisions) {
    const own = rows.filter(({ number }) => number === decision.number);
    if (own.length !== 1) problems.push(`${file}: has ${own.length} rows for ${decision.number}`);
    const status = decision.status.replace(/ \(\d{4}-\d\d-\d\d\)/g, '');
    if (own.length === 1 && own[0]?.status !== status)
      problems.push(`${file}: the status of ${decision.number} is "${status}"`);
  }
  for (const number of numbers)
    if (!decisions.some((decision) => decision.number === number))
      problems.push(`${file}: lists ${number}, which does not exist`);
  for (const note of notes) {
    const name = posix.basename(note.file, '.md');
    const claimed = replacedBy(note.text).map(({ number }) => number);
    const row = new RegExp(`^\\| \\[${name}\\]\\([^)]+\\) \\| (.*) \\|$`, 'm').exec(index)?.[1] ?? '';
    if (claimed.join(', ') !== row)
      problems.push(`${file}: the numbers of ${name} are "${claimed.join(', ')}", its row says "${row}"`);
  }
  return problems;
}

/** @param {string} text */
function replacedBy(text) {
  const line = REPLACES.exec(text.trimEnd().split('\n\n').at(-1)?.replaceAll('\n', ' ') ?? '')?.[1] ?? '';
  return [...line.matchAll(/(\d{4})( \(in part\))?/g)].map((match) => ({
    number: match[1] ?? '',
    inPart: match[2] !== undefined,
  }));
}

/**
 * Paths from the root of what a text links to.
 * @param {string} file
 * @param {string} text
 */
function linksIn(file, text) {
  return [...text.matchAll(LINK)].map((match) => posix.join(posix.dirname(file), match[2] ?? ''));
}

/** @param {string} text */
function numbersIn(text) {
  return [...text.matchAll(/\b\d{4}\b(?!-)/g)].map(([number]) => number);
}

/** @param {string} word */
function capital(word) {
  return word.charAt(0).toUpperCase() + word.slice(1);
}
