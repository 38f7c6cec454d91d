import { fetchPart, useHydrated } from '@deckwright/islands';
import { type ComponentProps, type ComponentType, Suspense } from 'react';
import { lazyPart } from '../../loading/lazy-part.tsx';
import type { PriceLimitMenu } from './price-limit-menu.tsx';

type Props = ComponentProps<typeof PriceLimitMenu>;

const Menu = lazyPart(async (): Promise<{ default: ComponentType<Props> }> => {
  try {
    return { default: (await fetchPart(() => import('./price-limit-menu.tsx'))).PriceLimitMenu };
  } catch {
    // Without it the field alone does it.
    return { default: () => null };
  }
});

/** The menu of card prices, loaded after the page; without JavaScript the field alone does what it does. */
export function PriceLimitChoice(props: Props) {
  if (!useHydrated()) return null;
  return (
    <Suspense>
      <Menu {...props} />
    </Suspense>
  );
}
