import type { ReactNode } from 'react';
import { cn } from './cn.ts';

type Props = { tone?: 'plain' | 'bad'; children: ReactNode; spaced?: boolean };

/** A message box; for bad news it has the role alert. */
export function Notice({ tone = 'plain', children, spaced = false }: Props) {
  return (
    <div
      role={tone === 'bad' ? 'alert' : undefined}
      className={cn(
        'flex flex-col gap-2 rounded-lg border p-4 text-sm',
        spaced && 'mt-2',
        tone === 'bad' ? 'border-bad bg-bad-surface text-bad' : 'border-line bg-surface',
      )}
    >
      {children}
    </div>
  );
}
