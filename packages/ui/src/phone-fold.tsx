import { type ReactNode, useId } from 'react';
import { cn } from './cn.ts';

/** So many entries of a list a phone shows at first (phone-fold.css knows these). */
export type PhoneRows = 4 | 6 | 8 | 10 | 12 | 24;

/** A box that shows fewer than this is not worth a press. */
const FEWEST = 3;

/**
 * The classes of a list of which a phone shows the first entries alone, till its box is ticked: of what holds list and box, and
 * of the list. Null where the list is too short for it.
 */
export function phoneFold(
  count: number,
  first: PhoneRows | undefined,
): { around: string; list: string } | null {
  return first === undefined || count < first + FEWEST
    ? null
    : { around: `fold-${first}`, list: `folds-${first}` };
}

/** Look of what shows the rest of a list. */
export const MORE_BUTTON =
  'min-h-11 w-fit cursor-pointer items-center self-center rounded-md border border-line bg-surface px-5 text-sm font-semibold transition-colors hover:bg-raised peer-focus-visible:outline-2 peer-focus-visible:outline-accent';

type Props = {
  /** Entries of the list. */
  count: number;
  /** What a phone shows of it; all where nothing is said. */
  first: PhoneRows | undefined;
  /** Tells the box from others of the page. */
  name: string;
  /** What its entries are, where the page does not show it at a glance: "lists". */
  what?: string;
  /** The list's name, for who hears the box without seeing what it stands below. */
  of?: string;
  /** Nothing of the page stands below it: the way back to the top needs the room. */
  last?: boolean;
  /** The list, with the class it is given. */
  children: (folds: string | undefined) => ReactNode;
};

/** A list that a phone shows in part, and the box at its end that shows the rest; it works without scripts. */
export function PhoneFold({ count, first, name, what, of, last = false, children }: Props) {
  const id = useId();
  const fold = phoneFold(count, first);
  return (
    <div className={cn('relative flex flex-col', fold?.around)}>
      {children(fold?.list)}
      {fold ? (
        <>
          <input id={id} type="checkbox" name={name} className="fold-all peer sr-only" />
          <label htmlFor={id} className={cn('fold-more mt-5', last && 'mb-12', MORE_BUTTON)}>
            {`Show ${count - (first ?? 0)} more${what ? ` ${what}` : ''}`}
            {of ? <span className="sr-only"> of {of}</span> : null}
          </label>
        </>
      ) : null}
    </div>
  );
}
