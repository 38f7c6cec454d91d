import type { ReactNode } from 'react';

/** Where the server picks. */
export const RANDOM_PATH = '/random';

type Props = { className?: string; children: ReactNode };

/** Leads to the page of a random commander: picked in the browser, as `ServedLinks` takes the press, or by the server. */
export function RandomLink({ className, children }: Props) {
  return (
    <a href={RANDOM_PATH} rel="nofollow" className={className}>
      {children}
    </a>
  );
}
