import { ArrowUpIcon } from './icons.tsx';

/**
 * A plain link that floats at the bottom of a long page from its second screen on. In the margin on wide screens, in
 * the middle on a phone, between names and prices. Positioned in the nearest positioned ancestor.
 */
export function BackToTop() {
  return (
    <div className="back-to-top pointer-events-none absolute top-[150dvh] bottom-0 z-20 overflow-clip max-md:left-1/2 max-md:w-11 max-md:-translate-x-1/2 md:right-0 md:w-6">
      <a
        href="#content"
        aria-label="Back to top"
        className="pointer-events-auto sticky top-[calc(100dvh-4rem-var(--ad-room))] inline-flex h-11 w-full items-center justify-center border border-line bg-surface transition-colors hover:bg-raised max-md:rounded-full md:rounded-l-md md:border-r-0"
      >
        <ArrowUpIcon className="size-4.5 md:size-4" />
      </a>
    </div>
  );
}
