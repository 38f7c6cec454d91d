import { fetchPart, HydrateOnApproach } from '@deckwright/islands';
import type { ReactNode } from 'react';
import { lazyPart } from '../loading/lazy-part.tsx';
import type { View } from '../page/use-view.ts';

const switches = () => fetchPart(() => import('./switches.tsx'));
const filterMenu = () => fetchPart(() => import('./filter-menu.tsx'));

/** Time range, bracket, theme and deck price as menus of links; within a `ControlBar`. */
export const LazySwitches = lazyPart(async () => ({ default: (await switches()).Switches }));

/** The forms that add a filter, in a panel. */
export const LazyFilterFields = lazyPart(async () => ({ default: (await filterMenu()).FilterFields }));

/** These forms behind a button; within a `ControlBar`. */
export const LazyFilterMenu = lazyPart(async () => ({ default: (await filterMenu()).FilterMenu }));

/** Loads the code of both. */
const loadControls = () => Promise.all([switches(), filterMenu()]);

type Props = {
  view: View;
  /** On a phone one row, which is swiped. */
  swiped?: boolean;
  children: ReactNode;
};

/** A bar for these menus. */
export function ControlBar({ view, swiped = false, children }: Props) {
  return (
    <HydrateOnApproach at={view.to({})} load={loadControls} className={swiped ? 'bar bar-swiped' : 'bar'}>
      {children}
    </HydrateOnApproach>
  );
}
