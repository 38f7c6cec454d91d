import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { clipboardStore } from './store.ts';
import { useNarrow } from './use-narrow.ts';

type Props = { url: string; to: string; className: string; children: ReactNode };

/** The name of a card in the panel, a link to its page; on a phone a tap shows the card large. */
export function RowName({ url, to, className, children }: Props) {
  const look = `text-left hover:text-accent ${className}`;
  if (useNarrow())
    return (
      <button
        type="button"
        data-row=""
        onClick={() => clipboardStore.getState().showImage(url, true)}
        className={look}
      >
        {children}
      </button>
    );
  return (
    <Link to={to} data-row="" className={look}>
      {children}
    </Link>
  );
}
