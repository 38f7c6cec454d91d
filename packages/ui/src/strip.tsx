import type { ReactNode } from 'react';
import { cn } from './cn.ts';

type Props = {
  label: string;
  children: ReactNode;
  /** Tiles become narrower, so that nine have room beside each other on a desktop. */
  narrow?: boolean;
  /** For up to `MAX_FEW` tiles with more room than they need: on a desktop their words stand beside their pictures. */
  few?: boolean | undefined;
};

/** Tiles in one row that scrolls sideways where it is wider than the page. */
export function Strip({ label, children, narrow = false, few = false }: Props) {
  return (
    <ul aria-label={label} className={cn('strip', narrow && 'strip-narrow', few && 'few-tiles')}>
      {children}
    </ul>
  );
}
