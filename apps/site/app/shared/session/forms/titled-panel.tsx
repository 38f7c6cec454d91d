import { type ReactNode, useId } from 'react';

type Props = { title: string; children: ReactNode };

/** A section of the account page. */
export function TitledPanel({ title, children }: Props) {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className="flex min-w-0 flex-col gap-4 rounded-lg border border-line bg-surface p-4 shadow-card md:p-5"
    >
      <h2 id={id} className="font-display text-xl font-semibold">
        {title}
      </h2>
      {children}
    </section>
  );
}
