import type {
  CardsAnswer,
  DeckInsight,
  MadeApiKey,
  Misc,
  ScgAnswer,
  SearchOption,
  SecondFactor,
  SignInAnswer,
  UserApiKeys,
  UserPasskeys,
  UserProfile,
  UserSessions,
} from '@deckwright/contract/schemas';
import type { Example } from './has-shape.ts';

/** What the pages read of an answer without looking first. */

const PIECE = { title: '', slug: '' } as const;
const NAMED = { name: '', slug: '' } as const;

export const MISC = {
  articles: [PIECE],
  guides: [PIECE],
  precons: [{ name: '', tag: '', precons: [{ ...NAMED, colors: [''] }] }],
  sets: [{ code: '', name: '' }],
  tags: [NAMED],
} as const satisfies Example<Misc>;

export const OPTIONS = [{ label: '', url: '', kind: '' }] as const satisfies Example<SearchOption[]>;

export const CARDS = { cards: {} } as const satisfies Example<CardsAnswer>;

const CARD_LINKS = [{ name: '', url: '' }] as const;

export const INSIGHT = {
  commanders: CARD_LINKS,
  size: 0,
  curve: [0],
  types: {},
  lands: { count: 0 },
  colors: [{ color: '', pips: 0, lands: 0, words: '' }],
  bracket: { gameChangers: CARD_LINKS, tutors: CARD_LINKS },
  combos: {
    present: [{ href: '', value: '' }],
    near: [{ href: '', value: '', missing: { name: '', url: '' } }],
  },
  faults: [{ kind: '', text: '', cards: CARD_LINKS }],
  unknown: [{ name: '', of: '' }],
} as const satisfies Example<DeckInsight>;

const LISTED_CARDS = [{ name: '', quantity: 0 }] as const;

export const DECK_LIST = {
  data: {
    commanders: LISTED_CARDS,
    cards: LISTED_CARDS,
    outside: [{ name: '', quantity: 0, board: '' }],
    notRead: [{ line: 0, text: '', reason: '' }],
  },
} as const;

export const SCG = { url: '' } as const satisfies Example<ScgAnswer>;

export const PROFILE = {
  uid: '',
  displayName: '',
  email: '',
  priceSources: [''],
  chosen: [''],
  namesUnderCards: false,
  saltLevel: 0,
} as const satisfies Example<UserProfile>;

export const SIGNED_IN = { uid: '', profile: PROFILE } as const satisfies Example<SignInAnswer>;

export const SESSIONS = {
  sessions: [{ id: '', createdAt: '', lastUsedAt: '', isCurrent: false }],
} as const satisfies Example<UserSessions>;

export const PASSKEYS = {
  passkeys: [{ id: '', name: '', host: '', createdAt: '' }],
} as const satisfies Example<UserPasskeys>;

export const API_KEYS = {
  apiKeys: [{ id: '', name: '', begins: '', createdAt: '' }],
  most: 0,
  limits: { requests: { calls: 0, seconds: 0 }, work: { calls: 0, seconds: 0 } },
} as const satisfies Example<UserApiKeys>;

export const MADE_API_KEY = {
  apiKey: { id: '', name: '', begins: '', createdAt: '' },
  key: '',
} as const satisfies Example<MadeApiKey>;

export const SECOND_FACTOR = { enabled: false } as const satisfies Example<SecondFactor>;
