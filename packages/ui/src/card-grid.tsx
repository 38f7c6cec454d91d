import type { ReactNode } from 'react';
import { cn } from './cn.ts';

type Props = { children: ReactNode; wide?: boolean };

/** Tiles two abreast on a phone, up to seven on the widest screens; five beside a side column. */
export function CardGrid({ children, wide = false }: Props) {
  return (
    <ul
      className={cn(
        'grid grid-cols-2 gap-x-3 gap-y-5 sm:grid-cols-3 md:grid-cols-4 lg:grid-cols-4',
        wide ? 'lg:grid-cols-5 xl:grid-cols-6 xxl:grid-cols-7' : 'xl:grid-cols-5 xxl:grid-cols-6',
      )}
    >
      {children}
    </ul>
  );
}
