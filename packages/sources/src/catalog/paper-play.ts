import { foreignSetRule } from './card-rule.ts';

/** What of a printing says how it is printed; a feed that leaves a field out says nothing against it. */
export type PrintedAs = {
  digital?: boolean | null | undefined;
  oversized?: boolean | null | undefined;
  games?: readonly string[] | null | undefined;
  border_color?: string | null | undefined;
};

/** Whether a printing is an ordinary one on paper: not online only, oversized or gold-bordered. */
export function isPlainPaper({ digital, oversized, games, border_color }: PrintedAs): boolean {
  return !(digital || oversized || border_color === 'gold' || (games && !games.includes('paper')));
}

/**
 * Whether a printing may be played in a tournament, and so may set a paper price: an ordinary one on paper, of a set
 * that is part of the game (collectors' editions and championship decks are memorabilia), and not said to be illegal
 * itself where its card is legal.
 */
export function isForPaperPlay(
  printing: PrintedAs & { legalities?: { commander?: string | null | undefined } | null | undefined },
  setType: string | null | undefined,
): boolean {
  const isIllegal = printing.legalities?.commander === 'not_legal';
  return isPlainPaper(printing) && foreignSetRule(setType) === null && !isIllegal;
}
