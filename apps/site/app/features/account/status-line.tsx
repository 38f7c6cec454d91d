import type { RefObject } from 'react';

/** What came of an action. */
export type Outcome = { text: string; bad: boolean };

type Props = { line: RefObject<HTMLParagraphElement | null>; outcome: Outcome | null };

/** Says what came of an action; it can take the focus of the form that it replaces. */
export function StatusLine({ line, outcome }: Props) {
  return (
    <p
      ref={line}
      tabIndex={-1}
      role="status"
      className={`text-sm empty:hidden ${outcome?.bad ? 'text-bad' : 'text-good'}`}
    >
      {outcome?.text}
    </p>
  );
}
