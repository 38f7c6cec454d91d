import { cn } from '@deckwright/ui';

type Props = { letters: readonly string[]; wrong: readonly string[]; onGuess: (letter: string) => void };

const ROWS = ['qwertyuiop', 'asdfghjkl', 'zxcvbnm'] as const;

/** The letters as buttons; those tried show their result. */
export function Keyboard({ letters, wrong, onGuess }: Props) {
  return (
    <fieldset className="flex flex-col gap-1.5">
      <legend className="sr-only">Letters</legend>
      {ROWS.map((row) => (
        <div key={row} className="flex justify-center gap-1 sm:gap-1.5">
          {[...row].map((letter) => {
            const tried = letters.includes(letter);
            const missed = wrong.includes(letter);
            return (
              <button
                key={letter}
                type="button"
                aria-label={`${letter.toUpperCase()}${tried ? (missed ? ', not in the name' : ', in the name') : ''}`}
                aria-disabled={tried}
                onClick={() => onGuess(letter)}
                className={cn(
                  'h-12 min-w-0 max-w-12 flex-1 rounded-md border text-base font-semibold uppercase',
                  tried
                    ? missed
                      ? 'border-transparent bg-raised text-muted line-through'
                      : 'gold'
                    : 'border-field bg-surface hover:bg-raised',
                )}
              >
                {letter}
              </button>
            );
          })}
        </div>
      ))}
    </fieldset>
  );
}
