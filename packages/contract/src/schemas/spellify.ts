import { SPELLIFY_HINTS } from '@deckwright/domain';
import { z } from 'zod';
import { ColorLetter, PrimaryType } from './card.ts';
import { CardFaceText } from './card-entry.ts';

/** A day YYYY-MM-DD, or a practice game by its number. */
export const SpellifyPuzzle = z.string().regex(/^(?:\d{4}-\d{2}-\d{2}|practice-\d{1,6})$/);

const Solution = z.object({ name: z.string(), url: z.string() });

/** The game of the day; reveals only the length of the card's name. */
export const SpellifyToday = z
  .object({
    /** UTC day, YYYY-MM-DD; also the puzzle's name. */
    day: z.string(),
    /** Seconds until the next card. */
    secondsLeft: z.number().int(),
    yesterday: Solution.extend({ day: z.string() }),
  })
  .meta({ id: 'SpellifyToday' });
export type SpellifyToday = z.infer<typeof SpellifyToday>;

/** Everything the player has done so far, because the server stores no state. */
export const SpellifyTurn = z
  .object({
    puzzle: SpellifyPuzzle,
    letters: z.array(z.string().regex(/^[a-z]$/)).max(26),
    hints: z.array(z.enum(SPELLIFY_HINTS)).max(SPELLIFY_HINTS.length),
    gaveUp: z.boolean().default(false),
  })
  .meta({ id: 'SpellifyTurn' });
export type SpellifyTurn = z.infer<typeof SpellifyTurn>;

export const SpellifyState = z
  .object({
    puzzle: z.string(),
    /** One entry per character of the name; null for a hidden letter. */
    signs: z.array(z.string().nullable()),
    wrong: z.array(z.string()),
    state: z.enum(['open', 'solved', 'lost']),
    score: z.number().int(),
    /** The requested hints. */
    hints: z.object({
      colors: z.array(ColorLetter).optional(),
      year: z.string().optional(),
      cost: z.string().optional(),
      type: z.string().optional(),
      /** The rules text with the card's name masked. */
      face: CardFaceText.extend({ colors: z.array(ColorLetter), primaryType: PrimaryType }).optional(),
    }),
    /** The card once the game is over. */
    solution: Solution.nullable(),
  })
  .meta({ id: 'SpellifyState' });
export type SpellifyState = z.infer<typeof SpellifyState>;
