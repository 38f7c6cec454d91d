import { z } from 'zod';

const count = z.number().int().min(0).max(999);

/** Card name → copies. */
const Board = z.record(z.string().trim().min(1), z.object({ count: z.number().int().positive().max(9999) }));
export type TopDeckBoard = z.infer<typeof Board>;

/** One line of a tournament's standings. Names and ids of players are not read. */
export const TopDeckStanding = z.object({
  standing: z.number().int().positive().nullish(),
  /** The list as text with headings such as `~~Commanders~~`, or a link. */
  decklist: z.string().nullish(),
  deckObj: z
    .object({ Commanders: Board.nullish(), Mainboard: Board.nullish(), Companion: Board.nullish() })
    .nullish(),
  wins: count,
  losses: count,
  draws: count,
});
export type TopDeckStanding = z.infer<typeof TopDeckStanding>;

/** A tournament; its standings are parsed one by one. */
export const TopDeckTournament = z.object({
  TID: z.string().trim().min(1).max(200),
  tournamentName: z.string().trim().min(1),
  /** Seconds since 1970. */
  startDate: z.number().int().positive().max(0xffffffff),
  standings: z.array(z.unknown()),
});
export type TopDeckTournament = z.infer<typeof TopDeckTournament>;
