import { z } from 'zod';
import { Count, Place, Share, ShareDifference } from './figures.ts';

const TopCut = z
  .object({
    entries: Count.meta({ description: 'Number of these results in tournaments of at least 32 players.' }),
    reached: Count.meta({ description: 'Number of them that came in the first 16.' }),
    share: Share.meta({ description: '`reached` ÷ `entries`, 0…1.' }),
    shareLow: Share.meta({ description: 'Lower end of the 95% interval of `share` (Wilson), 0…1.' }),
    shareHigh: Share.meta({ description: 'Upper end of the 95% interval of `share` (Wilson), 0…1.' }),
    expected: Share.meta({
      description: 'The share expected by chance, 0…1: the average of 16 ÷ players over these tournaments.',
    }),
    smallSample: z.boolean().meta({ description: 'True with so few entries that the share says little.' }),
  })
  .meta({ id: 'TopCut' });

/** Fields of the tournament results of a number of decks. */
const resultFields = {
  entries: Count.meta({ description: 'Number of results: one player with one deck in one tournament.' }),
  games: Count.meta({ description: 'Number of games: `wins` + `losses` + `draws`.' }),
  wins: Count.meta({ description: 'Number of games won.' }),
  losses: Count.meta({ description: 'Number of games lost.' }),
  draws: Count.meta({ description: 'Number of games drawn; in the win rate, they count as not won.' }),
  winRate: Share.nullable().meta({
    description: '`wins` ÷ `games`, 0…1. Null with too few games. A game of four is won by chance in 0.25.',
  }),
  winRateLow: Share.nullable().meta({
    description: 'Lower end of the 95% interval of `win_rate` (Wilson), 0…1. Null as `win_rate`.',
  }),
  winRateHigh: Share.nullable().meta({
    description: 'Upper end of the 95% interval of `win_rate` (Wilson), 0…1. Null as `win_rate`.',
  }),
  smallSample: z.boolean().meta({ description: 'True with so few games that the win rate says little.' }),
  topCut: TopCut.nullable().meta({
    description:
      'How many reached the first 16. Null with too few results in tournaments of 32 players or more.',
  }),
};

/** Fields of tournament results with the tournaments they are from. */
export const spanFields = {
  ...resultFields,
  events: Count.meta({ description: 'Number of tournaments.' }),
  from: z.string().nullable().meta({ description: 'Day of the first one, YYYY-MM-DD. Null without any.' }),
  to: z.string().nullable().meta({ description: 'Day of the last one, YYYY-MM-DD. Null without any.' }),
};

/** Tournament results of some decks. */
export const SideResults = z.object(resultFields).meta({ id: 'SideResults' });
export type SideResults = z.infer<typeof SideResults>;

/** A commander's decks with a card and without it. */
export const sidesFields = {
  with: SideResults.meta({ description: 'Results of the commander’s decks that run the card.' }),
  without: SideResults.meta({
    description: 'Results of the commander’s decks that could run the card and do not.',
  }),
  difference: ShareDifference.meta({
    description: 'Win rate with the card minus win rate without it, −1…1.',
  }),
  differenceLow: ShareDifference.meta({
    description: 'Lower end of the 95% interval of the difference (Newcombe), −1…1.',
  }),
  differenceHigh: ShareDifference.meta({
    description: 'Upper end of the 95% interval of the difference (Newcombe), −1…1.',
  }),
};

/** What a page shows of one side; the API has all fields. */
const ShownSide = SideResults.pick({
  games: true,
  wins: true,
  winRate: true,
  winRateLow: true,
  winRateHigh: true,
});

const namedSides = {
  name: z.string().meta({ description: 'Name.' }),
  url: z.string().meta({ description: 'Address of its page on this site.' }),
  ...sidesFields,
  with: ShownSide.meta(sidesFields.with.meta() ?? {}),
  without: ShownSide.meta(sidesFields.without.meta() ?? {}),
};

/** A commander's decks with a card and without it, as a page shows them. */
export const ShownSides = z.object(namedSides);
export type ShownSides = z.infer<typeof ShownSides>;

/** Tournament results behind a commander's page. */
export const TournamentResults = z
  .object({
    ...spanFields,
    cardsCompared: Count.meta({
      description: 'Number of cards with enough games of decks that run them and of decks that do not.',
    }),
    cards: z.array(ShownSides).meta({
      description:
        'Those of them whose difference chance hardly explains (at most 5% of them expected to be wrong, by Benjamini and Hochberg), largest difference first; at most 5.',
    }),
  })
  .meta({ id: 'TournamentResults' });
export type TournamentResults = z.infer<typeof TournamentResults>;

/** Tournament results behind a card's page: those of the decks that run it in the 99. */
export const CardTournamentResults = z
  .object({
    ...spanFields,
    across: z
      .object({
        commanders: Count.meta({ description: 'Number of commanders with games of both kinds of decks.' }),
        gamesWith: Count.meta({ description: 'Number of games of their decks that run the card.' }),
        gamesWithout: Count.meta({
          description: 'Number of games of their decks that could run the card and do not.',
        }),
        difference: ShareDifference.meta({
          description:
            'Win rate with the card minus win rate without it, −1…1, each commander compared with itself (Mantel and Haenszel).',
        }),
        differenceLow: ShareDifference.meta({
          description: 'Lower end of its 95% interval (Greenland and Robins), −1…1.',
        }),
        differenceHigh: ShareDifference.meta({ description: 'Upper end of this interval, −1…1.' }),
      })
      .nullable()
      .meta({ description: 'All commanders together. Null with too few games on either side.' }),
    commanders: z.array(ShownSides).meta({
      description: 'Commanders with enough games on both sides, most games with the card first; at most 5.',
    }),
  })
  .meta({ id: 'CardTournamentResults' });
export type CardTournamentResults = z.infer<typeof CardTournamentResults>;

/** How a deck did in one tournament. */
export const DeckResultEntry = z
  .object({
    event: z.string().meta({ description: 'Name of the tournament.' }),
    date: z.string().meta({ description: 'Day on which it began, YYYY-MM-DD.' }),
    players: Count.meta({ description: 'Number of its players.' }),
    placing: Place.meta({ description: 'Rank reached, from 1.' }),
    wins: Count.meta({ description: 'Number of games won.' }),
    losses: Count.meta({ description: 'Number of games lost.' }),
    draws: Count.meta({ description: 'Number of games drawn.' }),
  })
  .meta({ id: 'DeckResultEntry' });
export type DeckResultEntry = z.infer<typeof DeckResultEntry>;
