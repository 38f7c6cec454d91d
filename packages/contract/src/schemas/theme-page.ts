import { COLORS, THEME_KINDS } from '@deckwright/domain';
import { z } from 'zod';
import { DeckSample } from './deck-sample.ts';
import { Count } from './figures.ts';
import { listFields } from './list-page.ts';
import { PageHead } from './page.ts';

const kind = z.enum(THEME_KINDS);

export const ThemeEntry = z.object({
  slug: z.string(),
  name: z.string(),
  kind,
  numDecks: Count,
});
export type ThemeEntry = z.infer<typeof ThemeEntry>;

/** The themes of decks, most decks first; the lists are a commander of each of the first ones, by slug of the theme. */
export const ThemesPage = z
  .object({
    ...PageHead.shape,
    list: z.enum(['all', 'themes', 'kindred']),
    /** Decks counted. */
    numDecks: Count,
    tags: z.array(ThemeEntry),
    lists: listFields.lists,
  })
  .meta({ id: 'ThemesPage' });
export type ThemesPage = z.infer<typeof ThemesPage>;

/**
 * A theme over the decks of all commanders. The lists `topcommanders` (by decks), `devotedcommanders` (by share of their
 * decks) and `newcommanders` count in `numDecks` the decks of the theme and in `potentialDecks` all decks of the
 * commander; the others are the sections of cards.
 */
export const ThemePage = z
  .object({
    ...listFields,
    slug: z.string(),
    name: z.string(),
    kind,
    /** Slug of the color identity that the page is limited to, or null. */
    identity: z.string().nullable(),
    /** Decks that pass the filters, with or without the theme; `numDecks` counts only those with it. */
    decksCounted: Count,
    /** Decks in range and bracket without the theme, limited to the same color identity as the page. */
    baselineDecks: Count,
    deckSample: DeckSample.meta({
      description: 'What the numbers of this page rest on: the decks with the theme.',
    }),
    /** Color identities with decks of the theme, most first. */
    colors: z.array(
      z.object({
        slug: z.string(),
        name: z.string(),
        colors: z.array(z.enum(COLORS)),
        numDecks: Count,
      }),
    ),
  })
  .meta({ id: 'ThemePage' });
export type ThemePage = z.infer<typeof ThemePage>;
