import type { DeckSample } from '@deckwright/contract';
import { DeckSample as DeckSampleSchema } from '@deckwright/contract/schemas';
import { DECK_SAMPLE_LABELS } from '@deckwright/domain';
import { describe, expect, it } from 'vitest';
import { sampleRows } from './sample-facts.tsx';

const SAMPLE: DeckSample = {
  numDecks: 1980,
  datedDecks: 1500,
  undatedDecks: 480,
  decksWithEstimatedBasics: 7,
  decksWithEstimatedBracket: 2,
  nearIdenticalGroups: 60,
  nearIdenticalDecks: 228,
  effectiveDecks: 1812,
  sources: [
    { name: 'club', numDecks: 1900 },
    { name: 'players', numDecks: 80 },
  ],
  firstSaved: '2023-04-01',
  lastSaved: '2024-03-30',
  asOf: '2024-03-30',
  range: 'none',
  rangeText: 'all counted decks',
};

describe('what the numbers of a page rest on', () => {
  it('is a figure per row, with every label', () => {
    const rows = sampleRows(SAMPLE);
    expect(rows.map(({ label }) => label)).toEqual(Object.values(DECK_SAMPLE_LABELS));
    expect(rows.map(({ text }) => text)).toEqual([
      '1,980',
      '1,500',
      '480',
      '7',
      '2',
      '60',
      '228',
      '1,812',
      'club 1,900, players 80',
      'Apr 1, 2023',
      'Mar 30, 2024',
      'Mar 30, 2024',
      'all counted decks',
    ]);
  });

  it('says which decks are counted', () => {
    expect(sampleRows(SAMPLE, 'eligible')[0]?.text).toBe('1,980 eligible');
  });

  it('leaves out what there is none of', () => {
    const none = { ...SAMPLE, nearIdenticalGroups: 0, decksWithEstimatedBracket: 0, sources: [], asOf: null };
    const labels = sampleRows(none).map(({ label }) => label);
    for (const field of ['nearIdenticalDecks', 'effectiveDecks', 'sources', 'asOf'] as const)
      expect(labels).not.toContain(DECK_SAMPLE_LABELS[field]);
    expect(labels).toContain(DECK_SAMPLE_LABELS.nearIdenticalGroups);
  });

  it('has the words of the API', () => {
    for (const [field, label] of Object.entries(DECK_SAMPLE_LABELS)) {
      const { description } = DeckSampleSchema.shape[field as keyof DeckSample].meta() ?? {};
      expect(description, field).toMatch(new RegExp(`^${label.replace(/[()]/g, '\\$&')}\\. `));
    }
  });
});
