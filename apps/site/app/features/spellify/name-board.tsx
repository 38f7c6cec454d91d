import { toLetterKey } from '@deckwright/domain';
import { cn } from '@deckwright/ui';

type Props = { signs: readonly (string | null)[]; over: boolean };

type Position = { key: string; sign: string | null };

/** More letters than this do not fit on a line of a phone at full width. */
const LONG = 11;

/**
 * The name: a box for each letter, found or not. It breaks only at spaces and after hyphens: the boxes of a long word
 * get narrower. It reserves two lines, so that a long name causes no layout shift.
 */
export function NameBoard({ signs, over }: Props) {
  return (
    <div className="flex min-h-33.5 flex-col justify-center rounded-lg border border-line bg-surface px-3 py-6 shadow-card sm:min-h-39.5 sm:px-6">
      <p className="sr-only">{spoken(signs)}</p>
      <div aria-hidden="true" className="flex flex-wrap justify-center gap-x-5 gap-y-3">
        {wordParts(signs).map((word) => (
          <span key={word[0]?.[0]?.key} className="flex min-w-0 flex-wrap gap-x-1 gap-y-3">
            {word.map((part) => (
              <span
                key={part[0]?.key}
                className={cn('flex min-w-0', part.length > LONG ? 'gap-0.5 sm:gap-1' : 'gap-1')}
              >
                {part.map(({ key, sign }) => (
                  <span
                    key={key}
                    className={cn(
                      'inline-flex h-9 min-w-0 items-center justify-center font-display font-semibold uppercase sm:h-12 sm:text-2xl',
                      part.length > LONG ? 'text-base' : 'text-xl',
                      sign !== null && toLetterKey(sign) === null
                        ? 'w-3'
                        : 'w-6 border-b-2 border-field sm:w-9',
                      over && 'text-accent',
                    )}
                  >
                    {sign}
                  </span>
                ))}
              </span>
            ))}
          </span>
        ))}
      </div>
    </div>
  );
}

/** The words of the name, each in the parts between which a line may break. */
export function wordParts(signs: Props['signs']): Position[][][] {
  const words: Position[][][] = [[[]]];
  for (const [at, sign] of signs.entries()) {
    const word = words.at(-1);
    if (sign === ' ') words.push([[]]);
    else word?.at(-1)?.push({ key: `${at}`, sign });
    if (sign === '-') word?.push([]);
  }
  return words.map((word) => word.filter((part) => part.length > 0)).filter((word) => word.length > 0);
}

/** "The name so far, 8 letters: S, blank, blank, space, R, …". */
function spoken(signs: Props['signs']): string {
  const letters = signs.filter((sign) => sign === null || toLetterKey(sign) !== null).length;
  const said = signs.map((sign) => (sign === null ? 'blank' : sign === ' ' ? 'space' : sign));
  return `The name so far, ${letters} letters: ${said.join(', ')}.`;
}
