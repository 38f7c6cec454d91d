import { ErrorState } from '@deckwright/ui';
import { type ComponentProps, type ComponentType, lazy, Suspense, useEffect } from 'react';
import { fetchPart } from '../part/fetch-part.ts';
import type { CrashBox } from './crash-box.tsx';

type Props = ComponentProps<typeof CrashBox>;

/** Few visitors ever need it. Where its code cannot be fetched either, a sentence has to do. */
const Box = lazy(async (): Promise<{ default: ComponentType<Props> }> => {
  try {
    return { default: (await fetchPart(() => import('./crash-box.tsx'))).CrashBox };
  } catch {
    return { default: PlainCrash };
  }
});

/** The crash box, fetched with the first crash. */
export function LateCrashBox(props: Props) {
  return (
    <Suspense>
      <Box {...props} />
    </Suspense>
  );
}

function PlainCrash({ error, inPage = false }: Props) {
  useEffect(() => console.warn(error), [error]);
  return (
    <ErrorState title="An error occurred" level={inPage ? 2 : 1}>
      <p>Something went wrong. Reload the page to try again.</p>
    </ErrorState>
  );
}
