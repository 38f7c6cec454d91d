import type { TimeRange } from '@deckwright/domain';

/** The time ranges in the order of the switch. */
export const RANGE_CHOICES: readonly { range: TimeRange; label: string }[] = [
  { range: 'none', label: 'All decks' },
  { range: 'year', label: 'Past year' },
  { range: 'month', label: 'Past month' },
  { range: 'week', label: 'Past week' },
];
