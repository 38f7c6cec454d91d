import type { ReactNode } from 'react';

/** Path where the server picks. */
export const RANDOM_PATH = '/random';

type Props = { className?: string; children: ReactNode };

/**
 * Link to the page of a random commander: picked in the browser if `ServedLinks` handles the click, otherwise by the
 * server.
 */
export function RandomLink({ className, children }: Props) {
  return (
    <a href={RANDOM_PATH} rel="nofollow" className={className}>
      {children}
    </a>
  );
}
