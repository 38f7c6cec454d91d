import { ArrowUpIcon } from './icons.tsx';

/** Floats at the foot of a long page from its second screen on; a plain link. Its room is the nearest placed box. */
export function BackToTop() {
  return (
    <div className="pointer-events-none absolute top-[150dvh] right-4 bottom-0 z-20 w-11 overflow-clip">
      <a
        href="#content"
        aria-label="Back to top"
        className="pointer-events-auto sticky top-[calc(100dvh-4rem)] inline-flex size-11 items-center justify-center rounded-full border border-line bg-surface transition-colors hover:bg-raised"
      >
        <ArrowUpIcon className="size-5" />
      </a>
    </div>
  );
}
