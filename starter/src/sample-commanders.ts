import { AppError } from '@deckwright/domain';
import { SAMPLE_COMMANDERS } from './data/sample-commanders.data.ts';
import { SIGNATURES } from './data/signatures.data.ts';
import { THEMES } from './themes.ts';

/** Who leads sample decks. */
export type SampleCommander = {
  commanders: readonly string[];
  /** Of the decks, the main one first. */
  themes: readonly string[];
  decks: number;
  /** Cards that stand for a well-known commander; empty for the others. */
  signature: readonly string[];
};

/** The commanders in the order of the table, those without a deck too. */
export function starterCommanders(): SampleCommander[] {
  const signatures = new Map(lines(SIGNATURES).map(([names = '', cards = '']) => [names, cards.split(';')]));
  return lines(SAMPLE_COMMANDERS).map(([names = '', themes = '', decks = '']) => {
    const sampleCommander = {
      commanders: names.split(' + '),
      themes: themes.split(';'),
      decks: Number(decks),
      signature: signatures.get(names) ?? [],
    };
    const unknown = sampleCommander.themes.filter((theme) => !THEMES.includes(theme));
    if (unknown.length > 0 || !Number.isInteger(sampleCommander.decks)) {
      throw new AppError('internal', `Sample commander ${names} needs known themes and a number of decks.`);
    }
    return sampleCommander;
  });
}

function lines(table: string): string[][] {
  return table
    .split('\n')
    .filter(Boolean)
    .map((line) => line.split('|'));
}
