import { ArrowUpIcon } from './icons.tsx';

/** Floats at the foot of a long page once a screen of it has passed; a plain link. */
export function BackToTop() {
  return (
    <div className="pointer-events-none sticky bottom-4 z-20 flex h-0 items-end justify-end pt-[100dvh]">
      <a
        href="#content"
        aria-label="Back to top"
        className="pointer-events-auto inline-flex size-11 items-center justify-center rounded-full border border-line bg-surface shadow-pop transition-colors hover:bg-raised"
      >
        <ArrowUpIcon className="size-5" />
      </a>
    </div>
  );
}
