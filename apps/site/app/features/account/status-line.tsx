import type { RefObject } from 'react';

/** What came of an action. */
export type StatusText = { text: string; bad: boolean };

type Props = { line: RefObject<HTMLParagraphElement | null>; text: StatusText | null };

/** Says what came of an action; it can take the focus of the form that it replaces. */
export function StatusLine({ line, text }: Props) {
  return (
    <p
      ref={line}
      tabIndex={-1}
      role="status"
      className={`text-sm empty:hidden ${text?.bad ? 'text-bad' : 'text-good'}`}
    >
      {text?.text}
    </p>
  );
}
