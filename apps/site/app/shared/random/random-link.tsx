import type { MouseEvent, ReactNode } from 'react';
import { useNavigate } from 'react-router';

type Props = { className?: string; children: ReactNode };

/** Leads to the page of a random commander. The link itself works too: the server picks then. */
export function RandomLink({ className, children }: Props) {
  const navigate = useNavigate();

  async function go(): Promise<void> {
    try {
      const { randomCommander } = await import('./random-commander.ts');
      const url = await randomCommander();
      // Where nobody leads a deck, the server picks one of those who may.
      if (url === null) location.assign('/random');
      else await navigate(url);
    } catch {
      location.assign('/random');
    }
  }

  function onClick(event: MouseEvent): void {
    if (event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    void go();
  }

  return (
    <a href="/random" rel="nofollow" onClick={onClick} className={className}>
      {children}
    </a>
  );
}
