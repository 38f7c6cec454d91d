import { precision, recall, wilsonInterval } from '../accuracy.ts';
import { CHOSEN_LABELS, DRAWN_LABELS, FRESH_LABELS } from './labels.data.ts';
import type { GetRoles, LoadedRoles } from './load-roles.ts';
import {
  type LabeledCard,
  labeledCards,
  type Measured,
  measureRoles,
  sumUp,
  type Tally,
  toHits,
} from './role-accuracy.ts';

const CHOSEN = labeledCards(CHOSEN_LABELS);
const DRAWN = labeledCards(DRAWN_LABELS);
const FRESH = labeledCards(FRESH_LABELS);

const BOTH = [...CHOSEN, ...DRAWN];

/** The cards by purpose: `held out` and `fresh` were never looked at while rules were changed. */
export const SAMPLES: readonly { name: string; cards: readonly LabeledCard[] }[] = [
  { name: 'tuning', cards: BOTH.filter(({ half }) => half === 'tuning') },
  { name: 'held out', cards: BOTH.filter(({ half }) => half === 'held out') },
  { name: 'fresh', cards: FRESH },
];

/** Precision and recall per role and over all, as Markdown. */
export function reportRoles({ getRoles, byTextAlone }: LoadedRoles): string[] {
  const measured = measureAll(getRoles);
  const [tuning, isExcluded, fresh] = measured;
  if (!tuning || !isExcluded || !fresh) return [];
  const unknown = measured.flatMap((sample) => sample.unknown);
  return [
    '| role | precision, tuning | recall, tuning | precision, held out | recall, held out |',
    '|---|---|---|---|---|',
    ...[...tuning.tallies].map(([role, tally]) => {
      const other = isExcluded.tallies.get(role) ?? sumUp([]);
      return `| ${[role, precisionCell(tally), recallCell(tally), precisionCell(other), recallCell(other)].join(' | ')} |`;
    }),
    '',
    '| all roles | cards | precision | recall |',
    '|---|---|---|---|',
    ...measured.map(sumRow),
    ...measureAll(byTextAlone).map((sample) => sumRow({ ...sample, name: `${sample.name}, without tags` })),
    '',
    unknown.length === 0
      ? 'The catalog has all of these cards.'
      : `Not in our card data: ${unknown.join('; ')}.`,
  ];
}

/** The errors in the half that may be looked at. */
export function listErrors({ getRoles }: LoadedRoles): string[] {
  const [tuning] = SAMPLES;
  const { errors } = measureRoles(tuning?.cards ?? [], getRoles);
  return errors.map(({ name, role, kind }) => `${kind}: ${role} of ${name}`);
}

type Sample = Measured & { name: string; cards: readonly LabeledCard[] };

function measureAll(getRoles: GetRoles): Sample[] {
  return SAMPLES.map(({ name, cards }) => ({ name, cards, ...measureRoles(cards, getRoles) }));
}

function sumRow({ name, cards, tallies }: Sample): string {
  const { right, wrong, missed } = sumUp(tallies.values());
  return `| ${[name, cards.length, withInterval(right, right + wrong), withInterval(right, right + missed)].join(' | ')} |`;
}

const precisionCell = (tally: Tally) =>
  cell(precision(toHits(tally)), tally.right, tally.right + tally.wrong);
const recallCell = (tally: Tally) => cell(recall(toHits(tally)), tally.right, tally.right + tally.missed);

function cell(share: number, found: number, of: number): string {
  return Number.isNaN(share) ? '–' : `${share.toFixed(3)} (${found} of ${of})`;
}

function withInterval(found: number, of: number): string {
  if (of === 0) return '–';
  const [low, high] = wilsonInterval(found, of);
  return `${(found / of).toFixed(3)} [${low.toFixed(3)}, ${high.toFixed(3)}] (${found} of ${of})`;
}
