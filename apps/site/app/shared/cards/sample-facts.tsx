import type { DeckSample } from '@deckwright/contract';
import { DECK_SAMPLE_LABELS, formatDay, formatExact } from '@deckwright/domain';

type Props = {
  sample: DeckSample;
  /** Which decks are counted, after their number, such as “eligible”. */
  which?: string;
};

type Row = { label: string; text: string };

/** What the numbers of a page rest on, a figure per row; figures that are 0 and qualify nothing are left out. */
export function SampleFacts({ sample, which }: Props) {
  return (
    <dl className="sample-facts">
      {sampleRows(sample, which).map(({ label, text }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  );
}

export function sampleRows(sample: DeckSample, which?: string): Row[] {
  const { nearIdenticalGroups, sources, firstSaved, lastSaved, asOf, rangeText } = sample;
  const count = (field: keyof typeof DECK_SAMPLE_LABELS & keyof DeckSample, isShown = true): Row[] =>
    isShown ? [{ label: DECK_SAMPLE_LABELS[field], text: formatExact(Number(sample[field])) }] : [];
  const day = (field: 'firstSaved' | 'lastSaved' | 'asOf', date: string | null): Row[] =>
    date === null ? [] : [{ label: DECK_SAMPLE_LABELS[field], text: formatDay(date) }];
  const groups = nearIdenticalGroups > 0;
  return [
    {
      label: DECK_SAMPLE_LABELS.numDecks,
      text: [formatExact(sample.numDecks), which].filter(Boolean).join(' '),
    },
    ...count('datedDecks'),
    ...count('undatedDecks'),
    ...count('decksWithEstimatedBasics'),
    ...count('decksWithEstimatedBracket', sample.decksWithEstimatedBracket > 0),
    ...count('nearIdenticalGroups'),
    ...count('nearIdenticalDecks', groups),
    ...count('effectiveDecks', groups),
    ...(sources.length === 0
      ? []
      : [
          {
            label: DECK_SAMPLE_LABELS.sources,
            text: sources.map(({ name, numDecks }) => `${name} ${formatExact(numDecks)}`).join(', '),
          },
        ]),
    ...day('firstSaved', firstSaved),
    ...day('lastSaved', lastSaved),
    ...day('asOf', asOf),
    { label: DECK_SAMPLE_LABELS.range, text: rangeText },
  ];
}
