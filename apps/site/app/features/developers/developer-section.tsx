import type { ReactNode } from 'react';

type Props = { id: string; title: string; children: ReactNode };

/** A part of the page with its heading; `id` is its anchor. */
export function DeveloperSection({ id, title, children }: Props) {
  return (
    <section aria-labelledby={id} className="flex min-w-0 flex-col gap-4">
      <h2 id={id} className="scroll-mt-32 font-display text-2xl font-semibold text-balance">
        {title}
      </h2>
      {children}
    </section>
  );
}
