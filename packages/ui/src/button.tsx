import type { ComponentProps } from 'react';
import { cn } from './cn.ts';

type Props = ComponentProps<'button'> & { look?: 'primary' | 'quiet' | 'danger' };

const LOOKS = {
  primary: 'gold',
  quiet: 'border border-line bg-surface text-text hover:bg-raised',
  /** For the press that deletes or revokes. */
  danger: 'border border-bad bg-surface text-bad hover:bg-bad-surface',
};

export function Button({ look = 'primary', className, type = 'button', ...rest }: Props) {
  return (
    <button
      type={type}
      className={cn(
        'inline-flex min-h-11 max-w-full shrink-0 items-center justify-center gap-2 rounded-md px-4 text-sm font-semibold transition-colors disabled:opacity-60',
        LOOKS[look],
        className,
      )}
      {...rest}
    />
  );
}
