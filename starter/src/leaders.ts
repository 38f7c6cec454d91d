import { AppError } from '@deckwright/domain';
import { LEADERS } from './data/leaders.data.ts';
import { SIGNATURES } from './data/signatures.data.ts';
import { THEMES } from './themes.ts';

/** Who leads sample decks, the themes of those decks (first = main theme), and how many decks there are. */
export type Leader = { commanders: readonly string[]; themes: readonly string[]; decks: number };

/** The leaders in the order of the table, those without a deck too. */
export function leaders(): Leader[] {
  return lines(LEADERS).map(([names = '', themes = '', decks = '']) => {
    const leader = { commanders: names.split(' + '), themes: themes.split(';'), decks: Number(decks) };
    const unknown = leader.themes.filter((theme) => !THEMES.includes(theme));
    if (unknown.length > 0 || !Number.isInteger(leader.decks)) {
      throw new AppError('internal', `Sample leader ${names} needs known themes and a number of decks.`);
    }
    return leader;
  });
}

/** Commander names joined by " + " → the cards that stand for it. */
export function signatures(): Map<string, string[]> {
  return new Map(lines(SIGNATURES).map(([names = '', cards = '']) => [names, cards.split(';')]));
}

function lines(table: string): string[][] {
  return table
    .split('\n')
    .filter(Boolean)
    .map((line) => line.split('|'));
}
