import { fetchPart } from '@deckwright/islands';
import { Suspense, useEffect, useState } from 'react';
import { lazyPart } from '../../shared/loading/lazy-part.tsx';

const DeckStory = lazyPart(() => fetchPart(() => import('./deck-story.tsx')));

/** Loaded only in the browser: pages are the same for everyone, and a name may be removed at any time. */
export function SharedPart({ id }: { id: string }) {
  const [isHere, setHere] = useState(false);
  useEffect(() => setHere(true), []);
  return (
    <div className="min-h-11 md:min-h-9 noscript:hidden">
      {isHere ? (
        <Suspense fallback={null}>
          <DeckStory id={id} />
        </Suspense>
      ) : null}
    </div>
  );
}
