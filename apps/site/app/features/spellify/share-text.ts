import type { SpellifyState } from '@deckwright/api-client/schemas';
import { letterOf } from '@deckwright/domain';

/** A result to pass on: the score and the course of the guesses, without a letter of the name. */
export function shareText(
  state: Pick<SpellifyState, 'state' | 'score' | 'wrong' | 'signs'>,
  day: string,
  letters: readonly string[],
  hints: number,
  address: string,
): string {
  const wrong = new Set(state.wrong);
  const course = letters.map((letter) => (wrong.has(letter) ? '⬛' : '🟨')).join('');
  const count = state.signs.filter((sign) => sign !== null && letterOf(sign) !== null).length;
  const result = state.state === 'solved' ? `${state.score}/100` : 'not found';
  const helped = hints === 0 ? 'no hints' : hints === 1 ? '1 hint' : `${hints} hints`;
  return [`Spellify ${day}: ${result}, ${count} letters, ${helped}`, course, address]
    .filter(Boolean)
    .join('\n');
}
