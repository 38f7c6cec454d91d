import type { ReactNode } from 'react';

type Props = {
  label: string;
  children: ReactNode;
  /** Tiles become narrower, so that nine have room beside each other on a desktop. */
  narrow?: boolean;
};

/** Tiles in one row that scrolls sideways where it is wider than the page. */
export function Strip({ label, children, narrow = false }: Props) {
  return (
    <ul aria-label={label} className={narrow ? 'strip strip-narrow' : 'strip'}>
      {children}
    </ul>
  );
}
