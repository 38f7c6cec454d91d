import type { Orm, SubmittedDeckStatus } from '@deckwright/database';
import type { Bracket, DeckEntry, DeckLicence, DeckRights, ReportReason } from '@deckwright/domain';

export type SharingContext = {
  orm: Orm;
  now: () => Date;
  /** Keyed hash of the network an address lies in; null where the address is unknown. */
  getNetwork: (address: string) => Promise<string | null>;
  /** The id a deck has in the address of its page, by its id among the decks of players. */
  toLink: (id: string) => string;
  /** The decks that count have changed. */
  changed: () => void;
};

/** A list that has been checked: names as the catalogue writes them. */
export type CheckedDeck = {
  commanders: string[];
  cards: DeckEntry[];
  companion: string | null;
};

export type ShareInput = {
  userId: string;
  /** Of whoever sends it. */
  address: string;
  deck: CheckedDeck;
  /** Checked by `checkName`. */
  name: string | null;
  showPlayer: boolean;
  bracket: Bracket | null;
  licence: DeckLicence;
};

/** A shared deck as its owner sees it. `id` is that of its page's address. */
export type OwnDeckRow = {
  id: string;
  name: string | null;
  showPlayer: boolean;
  commanders: string[];
  status: SubmittedDeckStatus;
  reason: string | null;
  licence: DeckLicence;
  bracket: Bracket | null;
  sharedAt: string;
  updatedAt: string;
};

export type Shared = { deck: OwnDeckRow; outcome: 'new' | 'newer-version' | 'already' };

/** A deck as staff see it. */
export type ReviewedDeckRow = OwnDeckRow & {
  cards: DeckEntry[];
  /** The account's shown name, and how old and trusted the account is. */
  player: { name: string; days: number; accepted: number; refused: number };
  /** Other decks that wait or count from the same account, and from the same network. */
  others: { account: number; network: number };
};

export type DeckReportRow = {
  id: string;
  reason: ReportReason;
  note: string;
  createdAt: string;
  deck: ReviewedDeckRow;
};

/** What a license gives us. */
export const RIGHTS_OF_LICENCE: Readonly<Record<DeckLicence, DeckRights>> = {
  cc0: 'licensed',
  site: 'permission',
};
