import { cn } from './cn.ts';

type Props = { className?: string | undefined };

/** Strokes of one weight on a 24 unit grid; the style is in icon.css, because a page has dozens of them. */
export function LineIcon({ className, d }: Props & { d: string }) {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true" className={cn('line-icon', className)}>
      <path d={d} />
    </svg>
  );
}
