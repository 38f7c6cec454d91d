import { cn } from '@deckwright/ui';
import type { Score } from './ballot.ts';
import { SCORES } from './score-label.ts';

type Props = {
  /** The name of the card. */
  name: string;
  /** The current vote. */
  given: Score;
  onVote: (score: number) => void;
};

/** Five large buttons, one for each score; the keys 0 to 4 do the same. */
export function ScoreButtons({ name, given, onVote }: Props) {
  return (
    <fieldset className="min-w-0">
      <legend className="sr-only">{`How annoying is ${name}?`}</legend>
      <div className="grid grid-cols-5 gap-1.5 md:gap-2">
        {SCORES.map(({ score, word }) => (
          <button
            key={score}
            type="button"
            aria-keyshortcuts={`${score}`}
            aria-pressed={given === score}
            onClick={() => onVote(score)}
            className={cn(
              'flex min-h-20 min-w-0 flex-col items-center gap-1 pt-2.5 pb-1 rounded-lg border px-0.5 transition-colors',
              given === score ? 'gold' : 'border-field bg-surface hover:border-accent hover:bg-raised',
            )}
          >
            <span className="text-2xl font-semibold tabular-nums">{score}</span>{' '}
            <span className="text-xs leading-tight text-balance">{word}</span>
          </button>
        ))}
      </div>
    </fieldset>
  );
}
