import { Notice } from '@deckwright/ui';
import type { ReactNode } from 'react';

type Props = { title: string; line?: ReactNode; children: ReactNode };

/** A page with a single form in the center. */
export function AuthPage({ title, line, children }: Props) {
  return (
    <div className="mx-auto flex w-full max-w-md flex-col gap-5 py-4 md:py-10">
      <header className="flex flex-col gap-2">
        <h1 className="font-display text-3xl font-semibold text-balance md:text-4xl">{title}</h1>
        {line ? <p className="text-muted text-pretty">{line}</p> : null}
      </header>
      <NoScript />
      <div className="flex flex-col gap-4 rounded-lg border border-line bg-surface p-4 shadow-card md:p-6 noscript:hidden">
        {children}
      </div>
    </div>
  );
}

/** Accounts are the only part of the site that needs JavaScript. */
export function NoScript() {
  return (
    <div className="not-noscript:hidden">
      <Notice>
        <p>
          Accounts need JavaScript, which is off in this browser. Everything else works without it and without
          an account.
        </p>
      </Notice>
    </div>
  );
}
