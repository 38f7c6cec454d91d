import { useNavigation } from 'react-router';

/** A thin line at the top while the next page is on its way; said to screen readers too. */
export function NavigationProgress() {
  const busy = useNavigation().state !== 'idle';
  return (
    <div role="status" className="fixed inset-x-0 top-0 z-50 h-0.5">
      {busy ? (
        <div className="h-full animate-pulse bg-accent">
          <span className="sr-only">Loading</span>
        </div>
      ) : null}
    </div>
  );
}
