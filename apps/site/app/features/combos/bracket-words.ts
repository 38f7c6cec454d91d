import { type BracketName, bracketNumber } from '@deckwright/domain';

const NAMES: Readonly<Record<BracketName, string>> = {
  exhibition: 'Exhibition',
  core: 'Core',
  upgraded: 'Upgraded',
  optimized: 'Optimized',
  cedh: 'cEDH',
};

/** "Bracket 4, Optimized". */
export function bracketWords(bracket: BracketName): string {
  return `Bracket ${bracketNumber(bracket)}, ${NAMES[bracket]}`;
}
