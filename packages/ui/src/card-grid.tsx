import type { ReactNode } from 'react';

type Props = { children: ReactNode };

/** Tiles two abreast on a phone, up to seven on the widest screens. */
export function CardGrid({ children }: Props) {
  return (
    <ul className="grid grid-cols-2 gap-x-3 gap-y-5 sm:grid-cols-3 md:grid-cols-4 lg:grid-cols-5 lg:gap-x-4 xl:grid-cols-6 xxl:grid-cols-7">
      {children}
    </ul>
  );
}
