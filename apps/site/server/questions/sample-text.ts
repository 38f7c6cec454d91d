import type { CommanderDetails } from '@deckwright/contract/schemas';
import { DECK_SAMPLE_LABELS, DECK_SAMPLE_TITLE, formatDay, formatExact } from '@deckwright/domain';

/** What a commander's numbers rest on in one line, with the labels of its page. */
export function sampleText({ asOf, sources, ...sample }: CommanderDetails['sample']): string {
  const figures = [
    [DECK_SAMPLE_LABELS.numDecks, sample.num_decks],
    [DECK_SAMPLE_LABELS.datedDecks, sample.dated_decks],
    [DECK_SAMPLE_LABELS.undatedDecks, sample.undated_decks],
    [DECK_SAMPLE_LABELS.decksWithEstimatedBasics, sample.decks_with_estimated_basics],
    [DECK_SAMPLE_LABELS.decksWithEstimatedBracket, sample.decks_with_estimated_bracket],
    [DECK_SAMPLE_LABELS.nearIdenticalGroups, sample.near_identical_groups],
    [DECK_SAMPLE_LABELS.nearIdenticalDecks, sample.near_identical_decks],
    [DECK_SAMPLE_LABELS.effectiveDecks, sample.effective_decks],
  ] as const;
  const parts = [
    ...figures.map(([label, count]) => `${label}: ${formatExact(count)}`),
    `${DECK_SAMPLE_LABELS.sources}: ${sources.map(({ name, num_decks }) => `${name} ${formatExact(num_decks)}`).join(', ') || 'none'}`,
    ...(sample.first_saved === null
      ? []
      : [`${DECK_SAMPLE_LABELS.firstSaved}: ${formatDay(sample.first_saved)}`]),
    ...(sample.last_saved === null
      ? []
      : [`${DECK_SAMPLE_LABELS.lastSaved}: ${formatDay(sample.last_saved)}`]),
    ...(asOf === null ? [] : [`${DECK_SAMPLE_LABELS.asOf}: ${formatDay(asOf)}`]),
    `${DECK_SAMPLE_LABELS.range}: ${sample.range_text}`,
  ];
  return `${DECK_SAMPLE_TITLE}: ${parts.join('; ')}`;
}
