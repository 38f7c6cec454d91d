import { ArrowUpIcon } from './icons.tsx';

/**
 * A plain link at the end of a long page. Where the page has a margin, it floats there from the second screen on instead,
 * in the nearest positioned ancestor; on a phone it would lie over what is read.
 */
export function BackToTop() {
  return (
    <div className="back-to-top max-md:order-last max-md:col-span-full max-md:mx-auto md:pointer-events-none md:absolute md:top-[150dvh] md:right-0 md:bottom-0 md:z-20 md:w-6 md:overflow-clip">
      <a
        href="#content"
        className="inline-flex h-11 items-center justify-center gap-2 border border-line bg-surface transition-colors hover:bg-raised max-md:rounded-full max-md:px-4 md:pointer-events-auto md:sticky md:top-[calc(100dvh-4rem-var(--ad-room))] md:w-full md:rounded-l-md md:border-r-0"
      >
        <ArrowUpIcon className="size-4" />
        <span className="text-sm md:sr-only">Back to top</span>
      </a>
    </div>
  );
}
