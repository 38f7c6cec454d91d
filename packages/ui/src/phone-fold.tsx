import { type ReactNode, useId } from 'react';
import { cn } from './cn.ts';

/** Number of entries that a phone shows at first (defined in phone-fold.css). */
export type PhoneRows = 4 | 6 | 8 | 10 | 12 | 24;

/** Hiding fewer entries than this is not worth a tap. */
const FEWEST = 3;

/**
 * The classes of a list of which a phone shows only the first entries until its checkbox is ticked: for the container
 * of list and checkbox, and for the list. Null if the list is too short.
 */
export function phoneFold(
  count: number,
  first: PhoneRows | undefined,
): { around: string; list: string } | null {
  return first === undefined || count < first + FEWEST ? null : { around: 'fold', list: `folds-${first}` };
}

/** Style of the control that shows the rest of a list. */
export const MORE_BUTTON =
  'min-h-11 w-fit cursor-pointer items-center self-center rounded-md border border-line bg-surface px-5 text-sm font-semibold transition-colors hover:bg-raised peer-focus-visible:outline-2 peer-focus-visible:outline-accent';

type Props = {
  /** Number of entries. */
  count: number;
  /** Number of entries that a phone shows; by default all. */
  first: PhoneRows | undefined;
  /** Makes the id of the checkbox unique on the page. */
  name: string;
  /** What the entries are, if that is not obvious: "lists". */
  what?: string;
  /** The list's name for screen readers. */
  of?: string;
  /** Whether it is at the end of the page, where the link to the top needs space. */
  last?: boolean;
  /** Renders the list with the given class. */
  children: (folds: string | undefined) => ReactNode;
};

/** A list that a phone shows only in part, with a checkbox at its end that shows the rest; works without JavaScript. */
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
