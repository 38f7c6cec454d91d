import { BRACKET_NAMES, type BracketName, bracketNumber } from '@deckwright/domain';

/** "Bracket 4, Optimized". */
export function describeBracket(bracket: BracketName): string {
  return `Bracket ${bracketNumber(bracket)}, ${BRACKET_NAMES[bracket]}`;
}
