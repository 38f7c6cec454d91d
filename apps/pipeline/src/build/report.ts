import { counted, groupDigits, table } from '@deckwright/command-line';
import { DECK_REJECTIONS, type DeckRejection, toDate } from '@deckwright/domain';
import type { NearIdentical } from '@deckwright/engine/build';
import type { DeckCount } from './count-decks.ts';
import { type ListSummary, MANY_BASICS } from './list-summary.ts';

/** What each rule drops, in words. */
const RULES: Readonly<Record<DeckRejection, string>> = {
  'future-date': 'saved or complete only after the day of the build or of --as-of',
  'older-version': 'older version of the same deck',
  'no-list': 'result of a tournament without a list',
  'no-commander': 'no commander named',
  'unknown-commander': 'commander not in the catalog',
  'illegal-commanders': 'commanders that may not lead (together)',
  'too-few-cards': 'under 60 different known cards',
  'too-many-cards': 'over 100 cards',
  'off-color': 'a card outside the color identity',
  precon: 'unmodified preconstructed list',
  'identical-list': 'identical list under the same commanders',
  'too-old': 'older than the age limit',
  'weight-cap': 'beyond what one account or network may weigh',
};

/** The order in which the rules are applied. */
const ORDER: readonly DeckRejection[] = [
  'future-date',
  'older-version',
  ...DECK_REJECTIONS.filter(
    (rule) => !['future-date', 'older-version', 'identical-list', 'too-old', 'weight-cap'].includes(rule),
  ),
  'identical-list',
  'too-old',
  'weight-cap',
];

const SHOWN_NAMES = 10;
const WARN_AGE_SHARE = 0.1;

/**
 * How many decks each rule dropped and left, with the first of each, and warnings for the operator; empty if there were
 * none.
 */
export function deckReport(
  count: DeckCount,
  { maxAgeDays, nearIdentical }: { maxAgeDays: number | null; nearIdentical: NearIdentical },
): string {
  if (count.read === 0) return '';
  let left = count.read;
  const rows = [
    ['decks', 'dropped', 'left'],
    ['read', '', groupDigits(left)],
  ];
  for (const rule of ORDER) {
    const dropped = count.rejects.get(rule) ?? 0;
    left -= dropped;
    rows.push([`${RULES[rule]} (${rule})`, groupDigits(dropped), groupDigits(left)]);
  }
  return (
    table(rows) +
    exampleLines(count) +
    unknownLines(count) +
    listLines(count) +
    dateLines(count) +
    nearIdenticalLine(nearIdentical) +
    ageWarning(count, maxAgeDays)
  );
}

function exampleLines({ examples, sources }: DeckCount): string {
  const lines = ORDER.flatMap((rule) =>
    (examples.get(rule) ?? []).map(
      ({ source, id, detail }) => `    ${rule}: ${sources[source]} ${id}: ${detail}\n`,
    ),
  );
  return lines.length > 0 ? `  First of each rule:\n${lines.join('')}` : '';
}

function unknownLines({ unknownNames }: DeckCount): string {
  if (unknownNames.length === 0) return '';
  const lines = unknownNames.reduce((sum, [, times]) => sum + times, 0);
  const shown = unknownNames.slice(0, SHOWN_NAMES).map(([name, times]) => `${name} (${groupDigits(times)})`);
  return (
    `  ${counted(lines, 'card line')} under ${counted(unknownNames.length, 'name')} that the catalog lacks were ` +
    `dropped from their decks; most frequent: ${shown.join(', ')}\n`
  );
}

function nearIdenticalLine({ groups, decks }: NearIdentical): string {
  if (groups === 0) return '';
  return (
    `  ${counted(decks, 'counted deck')} in ${counted(groups, 'group')} of near-identical ones, of one commander: each group ` +
    `counts once in intervals and tests\n`
  );
}

/** What of the dates is not used, and why. */
function dateLines({ contradicted, later, sources, asOfDay }: DeckCount): string {
  let lines = '';
  if (contradicted > 0)
    lines += `  ${counted(contradicted, 'deck')} dated before the release of a card in the list: the date does not count\n`;
  if (asOfDay === null) return lines;
  for (const [source, decks] of [...later].sort(([a], [b]) => a - b))
    lines +=
      `  ${counted(decks, 'deck')} of ${sources[source]} dated after ${toDate(asOfDay)}, too few to move the as-of date: ` +
      'counted, but in no time range\n';
  return lines;
}

/** What the lists of counted decks have that the numbers take otherwise. */
function listLines({ lists: { extraCopies, filled }, sources }: DeckCount): string {
  const shown = (examples: ListSummary['filled']['examples']): string =>
    examples.map(({ source, id, detail }) => `${sources[source]} ${id} (${detail})`).join(', ');
  let lines = '';
  if (extraCopies.decks > 0)
    lines +=
      `  ${counted(extraCopies.decks, 'counted deck')} with more copies of a card than the rules allow, which count ` +
      `once: ${shown(extraCopies.examples)}\n`;
  if (filled.decks > 0) {
    const many =
      filled.many > 0
        ? `; ${groupDigits(filled.many)} with more than ${MANY_BASICS}, so probably short lists: ${shown(filled.examples)}`
        : '';
    lines +=
      `  ${counted(filled.decks, 'counted deck')} from sources that record one copy of each card, whose missing cards ` +
      `count as basic lands (estimated)${many}\n`;
  }
  return lines;
}

function ageWarning({ droppedByAge, asOfDay }: DeckCount, maxAgeDays: number | null): string {
  if (droppedByAge <= WARN_AGE_SHARE || asOfDay === null || maxAgeDays === null) return '';
  const share = (droppedByAge * 100).toFixed(0);
  return (
    `  Warning: ${share} % of the decks are more than ${maxAgeDays} days older than ${toDate(asOfDay)} and do not ` +
    'count; the setting MAX_DECK_AGE_DAYS (N or all) takes more of them.\n'
  );
}
