import type { FaceReport } from './further-faces.ts';
import type { Draft } from './merge.ts';
import type { ReleaseJudge } from './record-date.ts';

/** Maximum number of cards named in a warning. */
const MAX_NAMED = 5;

/** What the operator should know about cards of several faces. */
export function faceWarnings({ incomplete, namesakes }: FaceReport): string[] {
  const warnings: string[] = [];
  if (incomplete.length > 0)
    warnings.push(
      `${formatNameCount(incomplete)} came without a further face, so that only the front is shown: ${first(incomplete)}`,
    );
  if (namesakes.length > 0)
    warnings.push(
      `${formatNameCount(namesakes)} named like a face of another card stayed, being another card: ${first(namesakes)}`,
    );
  return warnings;
}

/** Earlier dates of printings that were passed over, dates of records that were replaced, and cards that have no better. */
export function dateWarnings(drafts: readonly Draft[], judge: ReleaseJudge): string[] {
  const passedOver: string[] = [];
  const replaced: string[] = [];
  const unsure: string[] = [];
  for (const { card, dates } of drafts) {
    const { record, printings } = dates;
    const others = [printings.umbrella, printings.doubtful, record.level === 'sure' ? null : record.released];
    if (others.some((date) => date !== null && date < card.released)) passedOver.push(card.name);
    if (judge.judge(dates) === 'contradicts')
      replaced.push(`${card.name} (${record.released}, now ${card.released})`);
    if (judge.resolve([dates]).sure === null) unsure.push(card.name);
  }
  const warnings: string[] = [];
  if (passedOver.length > 0)
    warnings.push(
      `${formatNameCount(passedOver)} came with an earlier date that says nothing of the first release, that of a set of cards of many years or of a printing not for play, which was left out: ${first(passedOver)}`,
    );
  if (replaced.length > 0)
    warnings.push(
      `${formatNameCount(replaced)} came with a date that contradicts the card's printings or set, whose date counts instead: ${first(replaced)}`,
    );
  if (unsure.length > 0)
    warnings.push(`${formatNameCount(unsure)} came with no other date than such a one: ${first(unsure)}`);
  return warnings;
}

function formatNameCount({ length }: readonly string[]): string {
  return `${length} ${length === 1 ? 'card' : 'cards'}`;
}

function first(names: readonly string[]): string {
  return `${names.slice(0, MAX_NAMED).join(', ')}${names.length > MAX_NAMED ? ' …' : ''}`;
}
