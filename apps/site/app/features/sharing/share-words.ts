import type { OwnDeck } from '@deckwright/api-client/schemas';
import type { DeckLicence } from '@deckwright/domain';

export const LICENCES: readonly { value: DeckLicence; label: string; hint: string }[] = [
  {
    value: 'site',
    label: 'For this site alone',
    hint: 'We may count the deck and show its list among the decks behind the numbers. Nobody else gets a right to it.',
  },
  {
    value: 'cc0',
    label: 'Free for everybody (CC0)',
    hint: 'As above, and anyone may use the list for anything.',
  },
];

/** The state of a shared deck in a word and a sentence. */
export function stateWords({ status, counted, reason }: Pick<OwnDeck, 'status' | 'counted' | 'reason'>): {
  word: string;
  line: string;
} {
  switch (status) {
    case 'pending':
      return { word: 'Waiting', line: 'Staff look at the first decks of new accounts before they count.' };
    case 'accepted':
      return counted
        ? { word: 'Counted', line: 'It is in the numbers.' }
        : {
            word: 'Accepted',
            line: 'It counts from the next build on, unless you or your network have as many decks of this commander there as may count.',
          };
    case 'rejected':
      return { word: 'Refused', line: reason ?? 'Staff did not accept it.' };
    case 'withdrawn':
      return counted
        ? { word: 'Withdrawn', line: 'The next build leaves it out.' }
        : {
            word: 'Withdrawn',
            line: 'Its list is deleted and leaves the statistics with their next update.',
          };
  }
}

export function namesOf({ commanders }: Pick<OwnDeck, 'commanders'>): string {
  return commanders.join(' & ');
}
