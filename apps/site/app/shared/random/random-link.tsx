import type { MouseEvent, ReactNode } from 'react';
import { type NavigateFunction, useNavigate } from 'react-router';
import { fetchPart } from '../part/fetch-part.ts';

/** Where the server picks. */
export const RANDOM_PATH = '/random';

type Props = { className?: string; children: ReactNode };

/** Leads to the page of a random commander. The link itself works too: the server picks then. */
export function RandomLink({ className, children }: Props) {
  const navigate = useNavigate();

  function onClick(event: MouseEvent): void {
    if (event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    void goAnywhere(navigate);
  }

  return (
    <a href={RANDOM_PATH} rel="nofollow" onClick={onClick} className={className}>
      {children}
    </a>
  );
}

/** To the page of a random commander, picked in the browser. */
export async function goAnywhere(navigate: NavigateFunction): Promise<void> {
  try {
    const { randomCommander } = await fetchPart(() => import('./random-commander.ts'));
    const url = await randomCommander();
    // Where nobody leads a deck, the server picks one of those who may.
    if (url === null) location.assign(RANDOM_PATH);
    else await navigate(url);
  } catch {
    location.assign(RANDOM_PATH);
  }
}
