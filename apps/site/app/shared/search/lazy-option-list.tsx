import { fetchPart } from '@deckwright/islands';
import { type ComponentProps, type ComponentType, Suspense } from 'react';
import { lazyPart } from '../loading/lazy-part.tsx';
import type { OptionList } from './option-list.tsx';

type ListProps = ComponentProps<typeof OptionList>;
type Props = ListProps & { used: boolean };

const Loaded = lazyPart(async (): Promise<{ default: ComponentType<ListProps> }> => {
  try {
    return { default: (await fetchPart(() => import('./option-list.tsx'))).OptionList };
  } catch {
    // Without it the field is a plain one, whose form opens the results.
    return { default: () => null };
  }
});

/** The options of a field, loaded when the field is first used. */
export function LazyOptionList({ used, ...props }: Props) {
  if (!used) return null;
  return (
    <Suspense>
      <Loaded {...props} />
    </Suspense>
  );
}
