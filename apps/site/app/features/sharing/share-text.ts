import type { OwnDeck } from '@deckwright/contract/schemas';
import { type DeckLicence, namesTogether } from '@deckwright/domain';

export const LICENSES: readonly { value: DeckLicence; label: string; hint: string }[] = [
  {
    value: 'site',
    label: 'This site only',
    hint: 'We may count the deck and show its list among the decks behind the numbers. No one else gets any rights to it.',
  },
  {
    value: 'cc0',
    label: 'Free for everyone (CC0)',
    hint: 'As above, and anyone may use the list for anything.',
  },
];

/** The state of a shared deck as a label and a sentence. */
export function describeShareState({
  status,
  counted,
  reason,
}: Pick<OwnDeck, 'status' | 'counted' | 'reason'>): {
  word: string;
  line: string;
} {
  switch (status) {
    case 'pending':
      return { word: 'Waiting', line: 'Staff review the first decks from new accounts before they count.' };
    case 'accepted':
      return counted
        ? { word: 'Counted', line: 'It counts in the statistics.' }
        : {
            word: 'Accepted',
            line: 'It counts from the next update, unless you or your network have reached the limit for this commander.',
          };
    case 'rejected':
      return { word: 'Refused', line: reason ?? 'Staff did not accept it.' };
    case 'withdrawn':
      return counted
        ? { word: 'Withdrawn', line: 'It will be left out of the next update.' }
        : {
            word: 'Withdrawn',
            line: 'Its list has been deleted and will leave the statistics with the next update.',
          };
  }
}

export function listCommanderNames({ commanders }: Pick<OwnDeck, 'commanders'>): string {
  return namesTogether(commanders);
}
