import type { ReactNode } from 'react';
import { AlertIcon, CrownIcon } from './icons.tsx';

type Props = { title: string; children: ReactNode; level?: 1 | 2 };

/** Says that there is nothing here, and what to do next. */
export function EmptyState({ title, children, level = 2 }: Props) {
  const Heading = level === 1 ? 'h1' : 'h2';
  return (
    <div className="flex flex-col items-center gap-3 rounded-lg border border-dashed border-line px-6 py-10 text-center">
      <CrownIcon className="size-8 text-accent" />
      <Heading className="font-display text-xl font-semibold text-balance">{title}</Heading>
      <div className="flex max-w-prose flex-col items-center gap-3 text-muted text-pretty">{children}</div>
    </div>
  );
}

/** Says what happened, and how to try again. */
export function ErrorState({ title, children, level = 2 }: Props) {
  const Heading = level === 1 ? 'h1' : 'h2';
  return (
    <div
      role="alert"
      className="flex flex-col items-start gap-3 rounded-lg border border-line border-l-4 border-l-bad bg-surface p-5 shadow-card"
    >
      <div className="flex items-center gap-3">
        <AlertIcon className="size-6 shrink-0 text-bad" />
        <Heading className="font-display text-xl font-semibold text-balance">{title}</Heading>
      </div>
      <div className="flex max-w-prose min-w-0 flex-col gap-3">{children}</div>
    </div>
  );
}
