import type { SpellifyState } from '@deckwright/contract/schemas';
import { toLetterKey } from '@deckwright/domain';
import { Button } from '@deckwright/ui';
import { Link } from 'react-router';
import { useCopy } from '../../shared/feedback/use-copy.ts';
import { absoluteUrl } from '../../shared/page/public-origin.ts';
import type { Spellify } from './use-spellify.ts';

type Props = { play: Spellify };

/** How the game ended, the card, and a text to share. */
export function Result({ play: { state, game, practice, startPractice } }: Props) {
  if (!state?.solution || !game) return null;
  const text = shareText(state, game.day, game.letters, game.hints.length, absoluteUrl('/games/spellify'));
  return (
    <section aria-labelledby="result" className="flex flex-col items-start gap-3">
      <h2 id="result" className="font-display text-2xl font-semibold">
        {state.state === 'solved' ? `${state.score} points` : 'Not this time'}
      </h2>
      <p>
        {state.state === 'solved' ? 'You found ' : 'It was '}
        <Link to={state.solution.url} className="link font-semibold">
          {state.solution.name}
        </Link>
        .
      </p>
      {practice ? (
        <Button onClick={startPractice}>Another card</Button>
      ) : (
        <>
          <pre className="w-full overflow-x-auto rounded-md bg-raised p-3 font-sans text-sm whitespace-pre-wrap select-all">
            {text}
          </pre>
          <CopyResult text={text} />
        </>
      )}
    </section>
  );
}

type CopyProps = { text: string };

function CopyResult({ text }: CopyProps) {
  const { copy, refused } = useCopy({ text, done: 'Copied. No spoilers.' });
  return (
    <>
      <Button onClick={copy}>Copy the result</Button>
      <p role="status" className="min-h-5 text-sm text-muted">
        {refused ? 'Your browser blocked copying; select the text and copy it.' : null}
      </p>
    </>
  );
}

/** A result to share: the score and the course of the guesses, without revealing letters of the name. */
function shareText(
  state: Pick<SpellifyState, 'state' | 'score' | 'wrong' | 'signs'>,
  day: string,
  letters: readonly string[],
  hints: number,
  address: string,
): string {
  const wrong = new Set(state.wrong);
  const course = letters.map((letter) => (wrong.has(letter) ? '⬛' : '🟨')).join('');
  const count = state.signs.filter((sign) => sign !== null && toLetterKey(sign) !== null).length;
  const result = state.state === 'solved' ? `${state.score}/100` : 'not found';
  const helped = hints === 0 ? 'no hints' : hints === 1 ? '1 hint' : `${hints} hints`;
  return [`Spellify ${day}: ${result}, ${count} letters, ${helped}`, course, address]
    .filter(Boolean)
    .join('\n');
}
