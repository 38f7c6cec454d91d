import type { AnchorHTMLAttributes, MouseEvent } from 'react';

type Props = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href' | 'onClick'> & {
  /** Id of the part of the page. */
  to: string;
};

/**
 * Leads to a part of an answer that has no address of its own: a change of the address, be it of the hash alone, would
 * take the answer off the page.
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
