import type { ReactNode } from 'react';
import { ReviewPager } from './deck-review.tsx';
import type { ReviewWalk } from './use-review.ts';

type Props = {
  review: ReviewWalk;
  label: string;
  what: string;
  total: number;
  empty: string;
  children: ReactNode;
};

/** An item of the review queue, with its possible actions. */
export function ReviewBox({ review, label, what, total, empty, children }: Props) {
  return (
    <section
      aria-label={label}
      onKeyDown={review.onKeyDown}
      className="flex flex-col gap-5 rounded-lg border border-line bg-surface p-4 shadow-card md:p-5"
    >
      {total === 0 ? (
        <p className="text-muted">{empty}</p>
      ) : (
        <>
          <ReviewPager index={review.index} total={total} what={what} onGo={review.go} />
          {children}
        </>
      )}
      <p role="status" className="text-sm empty:hidden">
        {review.said}
      </p>
      <p role="alert" className="text-sm text-bad empty:hidden">
        {review.trouble}
      </p>
    </section>
  );
}
