import { letterOf } from '@deckwright/domain';
import { cn } from '@deckwright/ui';

type Props = { signs: readonly (string | null)[]; over: boolean };

type Place = { key: string; sign: string | null };

/**
 * The name: a box for each letter, found or not, without breaking words. It reserves two lines, so that a long name
 * causes no layout shift.
 */
export function NameBoard({ signs, over }: Props) {
  return (
    <div className="flex min-h-33.5 flex-col justify-center rounded-lg border border-line bg-surface px-3 py-6 shadow-card sm:min-h-39.5 sm:px-6">
      <p className="sr-only">{spoken(signs)}</p>
      <div aria-hidden="true" className="flex flex-wrap justify-center gap-x-5 gap-y-3">
        {wordsOf(signs).map((word) => (
          <span key={word[0]?.key} className="flex flex-wrap gap-1">
            {word.map(({ key, sign }) => (
              <span
                key={key}
                className={cn(
                  'inline-flex h-9 items-center justify-center font-display text-xl font-semibold uppercase sm:h-12 sm:text-2xl',
                  sign !== null && letterOf(sign) === null ? 'w-3' : 'w-6 border-b-2 border-field sm:w-9',
                  over && 'text-accent',
                )}
              >
                {sign}
              </span>
            ))}
          </span>
        ))}
      </div>
    </div>
  );
}

function wordsOf(signs: Props['signs']): Place[][] {
  const words: Place[][] = [[]];
  for (const [at, sign] of signs.entries()) {
    if (sign === ' ') words.push([]);
    else words.at(-1)?.push({ key: `${at}`, sign });
  }
  return words.filter((word) => word.length > 0);
}

/** "The name so far, 8 letters: S, blank, blank, space, R, …". */
function spoken(signs: Props['signs']): string {
  const letters = signs.filter((sign) => sign === null || letterOf(sign) !== null).length;
  const said = signs.map((sign) => (sign === null ? 'blank' : sign === ' ' ? 'space' : sign));
  return `The name so far, ${letters} letters: ${said.join(', ')}.`;
}
