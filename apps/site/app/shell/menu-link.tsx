import { IdentityPips } from '@deckwright/ui';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { MenuEntry } from './menu-groups.ts';

type Props = { entry: MenuEntry; note?: string };

const LOOK =
  'flex min-h-11 items-center justify-between gap-3 rounded-md px-2 py-1 text-sm hover:bg-raised lg:min-h-8';

/** An entry of a menu. */
export function MenuLink({ entry, note }: Props) {
  const { to, label, colors, document: isDocument } = entry;
  const content = (
    <>
      <span className="min-w-0 text-pretty">{label}</span>
      {colors ? <IdentityPips colors={colors} /> : null}
      {note ? <span className="shrink-0 text-xs text-muted uppercase">{note}</span> : null}
    </>
  );
  if (isDocument)
    return (
      <a href={to} className={LOOK}>
        {content}
      </a>
    );
  return (
    <Link to={to} className={LOOK}>
      {content}
    </Link>
  );
}

type GroupProps = { label: string; children: ReactNode };

/** Entries with a heading of their own. */
export function MenuGroupLinks({ label, children }: GroupProps) {
  return (
    <div className="min-w-0">
      <p className="px-2 pb-1 text-xs font-semibold text-muted">{label}</p>
      <ul>{children}</ul>
    </div>
  );
}
