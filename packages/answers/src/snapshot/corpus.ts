import { formatExact, inListOrder } from '@deckwright/domain';
import type { Overview } from '../engine/index.ts';
import { decks } from '../format/index.ts';

/** Fewer of the decks than this are a number to state: what is shown is mostly older. */
const RECENT_ENOUGH = 0.5;

/** The decks behind all numbers, in words. */
export function describeCorpus(
  manifest: {
    sample: boolean;
    counts: { decks: number; datedDecks: number };
    provenance: readonly { source: string; decks: number }[];
  },
  { brackets, yearDecks }: Pick<Overview, 'brackets' | 'yearDecks'>,
): string {
  const count = decks(manifest.counts.decks, manifest.sample);
  if (manifest.counts.decks === 0) return 'No decks yet';
  const undated = describeUndated(manifest.counts);
  if (manifest.sample) return `${count} made up to show how the site works, not players’ decks${undated}`;
  const sources = manifest.provenance
    .filter(({ decks }) => decks > 0)
    .sort(inListOrder({ decks: ({ decks }) => decks, name: ({ source }) => source }))
    .map(({ source }) => source);
  const from = sources.length > 0 ? ` from ${sources.join(', ')}` : '';
  const allCompetitive = (brackets[5] ?? 0) === manifest.counts.decks;
  const nature = allCompetitive ? ', all competitive; not a picture of casual play' : '';
  return `${count}${from}${nature}${describeOld(yearDecks, manifest.counts.datedDecks)}${undated}`;
}

function describeOld(yearDecks: number, datedDecks: number): string {
  if (datedDecks === 0 || yearDecks >= RECENT_ENOUGH * datedDecks) return '';
  return `; ${yearDecks === 0 ? 'none' : formatExact(yearDecks)} from the past year`;
}

function describeUndated({ decks, datedDecks }: { decks: number; datedDecks: number }): string {
  const share = 1 - datedDecks / decks;
  if (share <= 0) return '';
  if (share >= 1) return '; none has a usable date';
  const percent = Math.round(share * 100);
  return `; ${percent === 0 ? 'less than 1' : Math.min(percent, 99)}% have no usable date and count in no time range`;
}
