import type { AnchorHTMLAttributes, MouseEvent } from 'react';

type Props = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href' | 'onClick'> & {
  /** Id of the target element. */
  to: string;
};

/**
 * Link to a part of an answer without a URL of its own: a navigation, even of the hash only, would remove the answer
 * from the page.
 */
export function JumpLink({ to, ...rest }: Props) {
  return <a href={`#${to}`} onClick={(event) => jump(event, to)} {...rest} />;
}

function jump(event: MouseEvent, id: string): void {
  const part = document.getElementById(id);
  if (!part) return;
  event.preventDefault();
  part.scrollIntoView({ block: 'start' });
  part.tabIndex = -1;
  part.focus({ preventScroll: true });
}
