import { LIST_LOOKS, type ListLook } from '@deckwright/domain';
import { cn, ImagesIcon, StacksIcon, TableIcon, TextIcon } from '@deckwright/ui';
import { Link } from 'react-router';
import type { View } from '../../page/use-view.ts';

type Props = {
  view: View;
  /** Whether the pictures are in stacks. */
  stacked?: boolean;
  className?: string | undefined;
};

const LOOK_ICONS: Readonly<Record<ListLook, typeof ImagesIcon>> = {
  images: ImagesIcon,
  table: TableIcon,
  text: TextIcon,
};

/** Images, table or text. */
export function Looks({ view, stacked = false, className }: Props) {
  return (
    <nav aria-label="View" className={cn('flex rounded-md border border-line bg-surface/85', className)}>
      {LIST_LOOKS.map((look) => {
        const isStack = stacked && look === 'images';
        const Icon = isStack ? StacksIcon : LOOK_ICONS[look];
        const label = isStack ? 'Stacks' : LOOK_LABELS[look];
        const current = look === view.query.view;
        return (
          <Link
            key={look}
            to={view.to({ view: look })}
            rel="nofollow"
            discover="none"
            preventScrollReset
            title={label}
            aria-current={current ? 'true' : undefined}
            className={cn(
              'inline-flex min-h-10.5 flex-1 items-center justify-center rounded-sm px-2 md:min-h-8.5 md:px-2.5',
              current ? 'bg-raised text-accent' : 'text-muted hover:text-text',
            )}
          >
            <Icon className="size-5 md:size-4.5" />
            <span className="sr-only">{label}</span>
          </Link>
        );
      })}
    </nav>
  );
}

const LOOK_LABELS: Readonly<Record<ListLook, string>> = {
  images: 'Images',
  table: 'Table',
  text: 'Text',
};
