import { type CardPage, ComboCount, type CommanderPage, TypeAverages } from '@deckwright/api-client/schemas';
import { CARD_TYPES } from '@deckwright/domain';
import { z } from 'zod';

const Counts = z.record(z.string(), z.number());
const ThemeLink = z.object({ count: z.number().int(), slug: z.string(), value: z.string() });
const Reading = z.object({ value: z.string(), href: z.string() });
const Link = z.object({
  header: z.string(),
  items: z.array(z.object({ href: z.string(), value: z.string() })),
});

const PrintedCommanderPanels = z.object({
  taglinks: z.array(ThemeLink),
  /** Average nonland cards by mana value. */
  mana_curve: Counts,
  piechart: z.object({
    title: z.string(),
    content: z.array(z.object({ label: z.string(), value: z.number(), color: z.string() })),
  }),
  combocounts: z.array(ComboCount),
  links: z.array(Link),
  articles: z.array(Reading),
  /** By month, YYYY-MM. */
  rank_over_time: z.record(
    z.string(),
    z.object({
      commander_count: z.number().int(),
      /** 0…100. */
      perc_of_decks_overall: z.number(),
      rank: z.number().int(),
    }),
  ),
});
export type PrintedCommanderPanels = z.infer<typeof PrintedCommanderPanels>;

const PrintedCardPanels = z.object({
  combocounts: z.array(ComboCount),
  links: z.array(Link),
  articles: z.array(Reading),
});
export type PrintedCardPanels = z.infer<typeof PrintedCardPanels>;

type Shape = Record<string, z.ZodType>;
/** Themes and articles are printed already. */
type Printed<T> = Omit<T, 'themes' | 'articles'> & {
  themes: z.infer<typeof ThemeLink>[];
  articles: z.infer<typeof Reading>[];
};

/** A commander's figures go under `panels`, its averages by type at the top level. */
export const commanderPanels = {
  shape: ({ averages, themes, mana_curve, combos, articles, rank_history, ...fields }: Shape): Shape => ({
    ...fields,
    ...TypeAverages.shape,
    tag_counts: Counts,
    panels: PrintedCommanderPanels,
  }),
  print: (page: Printed<CommanderPage>): object => {
    const { averages, themes, mana_curve, combos, articles, rank_history, ...fields } = page;
    const types = CARD_TYPES.map((label) => {
      const color = label.toLowerCase() as Lowercase<typeof label>;
      return { label, value: averages[color], color };
    });
    const panels: PrintedCommanderPanels = {
      taglinks: themes,
      mana_curve,
      piechart: { title: 'Card types', content: types.filter(({ value }) => value > 0) },
      combocounts: combos,
      links: [],
      articles,
      rank_over_time: Object.fromEntries(
        rank_history.map(({ month, num_decks, share, rank }) => [
          month,
          { commander_count: num_decks, perc_of_decks_overall: Number((share * 100).toFixed(3)), rank },
        ]),
      ),
    };
    const tag_counts = Object.fromEntries(themes.map(({ slug, count }) => [slug, count]));
    return { ...fields, ...averages, tag_counts, panels };
  },
};

/** Rulings stay out: other programs know no such field. */
export const cardPanels = {
  shape: ({ combos, articles, rulings, ...fields }: Shape): Shape => ({
    ...fields,
    panels: PrintedCardPanels,
  }),
  print: ({ combos, articles, rulings, ...fields }: Printed<CardPage>): object => {
    const panels: PrintedCardPanels = { combocounts: combos, links: [], articles };
    return { ...fields, panels };
  },
};
