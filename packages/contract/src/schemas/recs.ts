import { z } from 'zod';
import { ApiCard } from './card.ts';
import { ComboCount } from './combo-count.ts';
import { SearchOption } from './search-option.ts';

const Entry = z.string().max(400);

export const UNKNOWN_KINDS = ['misspelled', 'excluded', 'missing'] as const;

export const UnknownKind = z.enum(UNKNOWN_KINDS).meta({
  description:
    'What an unrecognized name is: `misspelled` where it resembles a card that may be in this deck (see `nearest`); `excluded` where it is correct, but of something that is in no Commander deck (see `reason`); `missing` where the card data have no such name.',
});

export const UnknownReason = z.string().nullable().meta({
  description:
    'For `excluded`: why, as the end of a sentence that begins with the name, such as “is not legal in Commander”. Null otherwise.',
});

export const CardDate = z.string().nullable().meta({
  description: 'Date of the card data, YYYY-MM-DD; null where it is unknown.',
});

/**
 * Orders of cards to add: by how likely this player plays them, or those first that are worth reading first, as the page
 * shows them.
 */
export const ADVICE_ORDERS = ['rank', 'reading'] as const;

/** Cards and commanders each as url, slug, name or "N name". */
export const RecsRequest = z
  .object({
    cards: z.array(Entry).max(1000).default([]),
    commanders: z.array(Entry).max(100).default([]),
    fullCardData: z.boolean().optional(),
    name: z.string().max(1000).optional(),
    options: z
      .strictObject({
        excludeLands: z.boolean().optional(),
        offset: z.number().int().min(0).max(1000).optional(),
        /** Maximum price of each card to add, in USD; cards without a price are excluded. */
        maxPrice: z.number().min(0).max(1_000_000).optional(),
        /** Maximum total price of the cards to add, in USD, best first; cards without a price are excluded. */
        maxTotal: z.number().min(0).max(1_000_000).optional(),
        /**
         * Exclude cards that would lift the deck above this bracket, 1…5: Game Changers, mass land denial, extra turns
         * and two-card combos, considering each card together with those above it in the answer. Of fewer than 40 different
         * cards, the commander's decks above it do not count as near.
         */
        bracket: z.number().int().min(1).max(5).optional(),
        /** Also add cards above the bracket of the list, which is the limit where no other is set. */
        anyBracket: z.boolean().optional(),
        /** Also add cards that cost far more than those of the list; the limit holds where no price is set. */
        anyPrice: z.boolean().optional(),
        /** The plan of the list instead of the one that is read from it: themes and creature types by slug or name, first counts most. */
        plan: z.array(z.string().max(100)).max(6).optional(),
        /** `rank` where absent; `reading` orders the cards of one answer, which are the same. */
        order: z.enum(ADVICE_ORDERS).optional(),
        /** Add only these cards, by url or slug. */
        among: z.array(Entry).max(200).optional(),
        /**
         * −1…1: prefer what most decks play (−1) or what few decks play (1): from the expectation, this times the
         * card’s share of all decks is subtracted. 0 where absent.
         */
        discovery: z.number().min(-1).max(1).optional(),
        /** Never cut these cards of the deck, by url, slug or name. */
        keep: z.array(Entry).max(200).optional(),
        /** Also return all cards to add within the price per card and the bracket, in `ranked`. */
        ranked: z.boolean().optional(),
      })
      .optional(),
  })
  .meta({ id: 'RecsRequest' });
export type RecsRequest = z.input<typeof RecsRequest>;

export const RecommendedCard = ApiCard.extend({
  score: z
    .number()
    .describe(
      'To add: how often decks like this one are expected to play the card, about 0–1, less `discovery` times its usual share; the likeness to the deck where nothing else is known of its cards. To cut: how surely the card is foreign ' +
        'to the deck, 0–1. Comparable only within one answer; the order of cards to add also considers how many decks play a ' +
        'card anyway and, if few play it, its price.',
    ),
  reasons: z.array(z.string()).max(3),
}).meta({ id: 'RecommendedCard' });
export type RecommendedCard = z.infer<typeof RecommendedCard>;

/** A card that may not be in the deck, with the reason in words. */
const IllegalCard = ApiCard.extend({ reason: z.string() });

/** A combo that lacks one card of the deck. */
export const NearCombo = ComboCount.extend({ missing: ApiCard });
export type NearCombo = z.infer<typeof NearCombo>;

/** An unrecognized name, as sent, with what it is and a suggested card. */
export const UnknownName = z.object({
  name: z.string(),
  of: z.enum(['card', 'commander']),
  kind: UnknownKind,
  reason: UnknownReason,
  nearest: SearchOption.nullable(),
});
export type UnknownName = z.infer<typeof UnknownName>;

/** Recommendations as they are computed; `/api/recs` sends a `RecsDocument`. */
export const RecsAnswer = z.object({
  commanders: z.array(ApiCard),
  /** Cards to add in the order that was requested; at most 100. */
  inRecs: z.array(RecommendedCard),
  /** Cards of the deck that may not be in it: banned, or outside the commanders’ colors; none of them is in `outRecs`. */
  mustGo: z.array(IllegalCard),
  /** Cards of the deck to cut, best cut first; at most 100. */
  outRecs: z.array(RecommendedCard),
  errors: z.array(z.string()),
  unknown: z.array(UnknownName).describe('Every unknown name; closest names are given for the first 20'),
  cardDate: CardDate,
  /** Legal commanders in the list, if no commander was given; at most 12. */
  leaders: z.array(ApiCard),
  combos: z.object({
    /** Complete combos of the deck; at most 20. */
    present: z.array(ComboCount),
    /** Combos that lack one card within the commanders' colors; at most 20. */
    near: z.array(NearCombo),
  }),
  /** Total of the default prices of the cards to add, in USD; null if none has a price. */
  price: z.number().nullable(),
  /**
   * With the option `ranked`: slugs of all cards to add, best first, so that owned cards can be selected without
   * sending the collection; otherwise empty.
   */
  ranked: z.array(z.string()),
  /** Whether there are more recommendations at a higher offset. */
  more: z.boolean(),
  /** Number of decks behind the recommendations. */
  numDecks: z.number().int(),
  /**
   * What the cards to add rest on most: the decks most like the list; all decks and precons, if none are like it; or
   * the cards and precons, if there are no decks.
   */
  basis: z.enum(['near-decks', 'all-decks', 'cards']),
  asOf: z.string().nullable(),
  sample: z.boolean(),
});
export type RecsAnswer = z.infer<typeof RecsAnswer>;

const NAMES = z.array(z.string()).meta({ description: 'Names of its faces or, of a pair, of both cards' });
const SALT = z.number().describe('Mean of votes, 0–4; 0 without any, which `salt_votes` tells apart');

const Named = { names: NAMES, salt: SALT };
const RecsCard = RecommendedCard.extend({
  ...Named,
  score: z.number().int().describe('The score in percent, whole'),
}).meta({ id: 'RecsCard' });
const RecsCommander = ApiCard.extend(Named).meta({ id: 'RecsCommander' });

/** The answer of `/api/recs` in the types of programs written for it: names, whole scores, no salt that is null. */
export const RecsDocument = RecsAnswer.extend({
  commanders: z.array(RecsCommander),
  inRecs: z.array(RecsCard),
  mustGo: z.array(RecsCommander.extend({ reason: z.string() })),
  outRecs: z.array(RecsCard),
}).meta({ id: 'RecsAnswer' });
export type RecsDocument = z.infer<typeof RecsDocument>;
