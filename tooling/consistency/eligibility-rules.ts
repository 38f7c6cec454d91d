import type { CardList, CommanderPage } from '@deckwright/contract/schemas';
import type { Ledger } from './ledger.ts';
import { wilson } from './results-reference.ts';

/** Shares are rounded to four decimals. */
const DIGIT = 0.000_11;

/** Which decks the numbers of a commander rest on, and what follows from that for its intervals. */
export function checkDeckSample(ledger: Ledger, page: CommanderPage, where: string): void {
  const { deckSample: sample, lists, numDecks } = page;
  if (!sample) return;
  checkSampleCounts(ledger, sample, numDecks, where);
  const sections = lists.filter(({ kind }) => !kind.endsWith('commanders'));
  checkIntervals(ledger, sections, sample, where);
  const isHigh = ({ kind }: CardList): boolean => kind === 'highsynergycards' || kind === 'highliftcards';
  if (sections.some(({ kind }) => kind === 'topcards') && !sections.some(isHigh))
    ledger.holds('Top Cards come first where no card is high', sections[0]?.kind === 'topcards', where, () =>
      sections.map(({ kind }) => kind).join(),
    );
}

/** The figures of a sample against each other and the number of decks that the page counts. */
export function checkSampleCounts(
  ledger: Ledger,
  sample: CommanderPage['deckSample'],
  numDecks: number,
  where: string,
): void {
  ledger.equal('the numbers rest on the decks counted', sample.numDecks, numDecks, where);
  ledger.equal('decks are dated or undated', sample.datedDecks + sample.undatedDecks, sample.numDecks, where);
  const bySource = sample.sources.reduce((total, source) => total + source.numDecks, 0);
  ledger.equal('decks by source add up', bySource, sample.numDecks, where);
  ledger.equal(
    'a group of near-identical decks counts once',
    sample.effectiveDecks,
    sample.numDecks - sample.nearIdenticalDecks + sample.nearIdenticalGroups,
    where,
  );
  ledger.holds(
    'groups have two decks and more',
    sample.nearIdenticalDecks >= 2 * sample.nearIdenticalGroups,
    where,
    () => `${sample.nearIdenticalDecks} decks in ${sample.nearIdenticalGroups} groups`,
  );
  ledger.holds(
    'no saved date is after the as-of date',
    sample.lastSaved === null || (sample.asOf !== null && sample.lastSaved <= sample.asOf),
    where,
    () => `${sample.lastSaved}, as of ${sample.asOf}`,
  );
}

/** Intervals are Wilson's, of the eligible decks with near-identical ones counted once; none where most are undated. */
function checkIntervals(
  ledger: Ledger,
  sections: readonly CardList[],
  sample: NonNullable<CommanderPage['deckSample']>,
  where: string,
): void {
  const distinct = sample.effectiveDecks / sample.numDecks;
  for (const { cards } of sections)
    for (const { slug, numDecks, potentialDecks, inclusionLow: low, inclusionHigh: high } of cards) {
      if (potentialDecks === 0) continue;
      if (low === null || high === null) {
        ledger.holds(
          'no interval only where most decks are undated',
          sample.undatedDecks * 2 > potentialDecks,
          where,
          () => `${slug}: ${sample.undatedDecks} undated, ${potentialDecks} eligible`,
        );
        continue;
      }
      const expected = wilson(numDecks * distinct, potentialDecks * distinct);
      ledger.holds(
        'intervals count near-identical decks once',
        Math.abs(expected.low - low) <= DIGIT && Math.abs(expected.high - high) <= DIGIT,
        where,
        () => `${slug}: ${low} to ${high}, but ${expected.low} to ${expected.high}`,
      );
    }
}

/** A card that came out after the as-of date has no share. */
export function checkReleased(
  ledger: Ledger,
  { asOf, lists }: { asOf: string | null; lists: readonly CardList[] },
  where: string,
): void {
  if (asOf === null) return;
  for (const { cards } of lists.filter(({ kind }) => !kind.endsWith('commanders')))
    for (const { slug, released, isPartner, potentialDecks } of cards)
      if (!isPartner && released > asOf)
        ledger.holds(
          'a card newer than the decks has no share',
          potentialDecks === 0,
          where,
          () => `${slug}: released ${released}, ${potentialDecks} eligible decks, as of ${asOf}`,
        );
}
