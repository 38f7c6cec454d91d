import type { DeckChanges, DeckDifference, DescribedPlan } from '@deckwright/answers';
import type { DeckInsight, RecsAnswer, RecsRequest } from '@deckwright/contract/schemas';
import type { OwnedAnswer } from '../../shared/collection/owned-answer.ts';
import type { SentList } from './new-list/list-card.ts';
import type { PlanInput } from './plan-fields.ts';

/** The form's input, so that the form can be rendered as it was sent. */
export type RecsForm = PlanInput & {
  deck: string;
  commanders: string[];
  maxPrice: string;
  maxTotal: string;
  /** '' or '1'…'5'. */
  bracket: string;
  excludeLands: boolean;
  /** '' or '-2'…'2': quarters of the option `discovery`. */
  discovery: string;
  /** Names of cards never to cut. */
  keep: string[];
  /** Only cards of the collection on this device. */
  owned: boolean;
  /** The requested replacement of a name, '' if none. */
  replaced: string;
  /** What the list is compared with; '' for nothing. */
  compare: CompareWith | '';
  /** The other list, or the URL of a deck on this site. */
  other: string;
};

/** The fields of a result without a request. */
export const UNASKED = {
  answer: null,
  insight: null,
  advice: null,
  plan: null,
  guess: null,
  comparison: null,
  list: null,
  unreadable: [],
  outside: '',
  deckSize: 0,
} satisfies Partial<RecsResult>;

export type CompareWith = 'average' | 'other' | 'clipboard' | 'sent';

/** A comparison with another list; null if it is unavailable, in which case `problem` says why. */
export type RecsComparison =
  | { title: string; difference: DeckDifference; problem: null }
  | { title: string; difference: null; problem: string };

export type RecsResult = {
  form: RecsForm;
  /** Null if nothing could be requested. */
  answer: RecsAnswer | null;
  /** Statistics of the list; null if nothing could be requested. */
  insight: DeckInsight | null;
  /** The recommendations by function of the cards; null if nothing could be requested. */
  advice: DeckChanges | null;
  /** What the list is built to do; null without legal commanders. */
  plan: DescribedPlan | null;
  /** The commander that was assumed for a list that marks none, and the other candidates; null if one was named. */
  guess: { commander: string; others: string[] } | null;
  comparison: RecsComparison | null;
  /** The deck of the list as sent; null if nothing could be requested. */
  list: SentList | null;
  /** Lines of the list that could not be read. */
  unreadable: string[];
  /** What the list has outside the deck, in words ("Sideboard 2, Tokens 1"). */
  outside: string;
  /** Deck size including commanders; 0 if nothing could be read. */
  deckSize: number;
  error: string | null;
  /** The request, if the browser still has to select the cards a player owns. */
  requested?: RecsRequest | undefined;
  /** How many of the cards that similar decks run the player owns. */
  share?: OwnedAnswer['share'] | undefined;
};
