import { cn, Dialog } from '@deckwright/ui';
import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import { MoreSettings } from '../features/account/more-settings.tsx';
import { useAudience } from '../shared/page/site-settings.ts';
import { type ColorTheme, chooseTheme, currentTheme, resetTheme } from './theme.ts';

/** Opens when mounted. */
export default function SettingsDialog() {
  const ref = useRef<HTMLDialogElement>(null);
  const [theme, setTheme] = useState<ColorTheme>(currentTheme);
  useEffect(() => ref.current?.showModal(), []);

  function choose(next: ColorTheme): void {
    chooseTheme(next);
    setTheme(next);
  }

  function reset(): () => void {
    const undo = resetTheme();
    setTheme(currentTheme());
    return () => {
      undo();
      setTheme(currentTheme());
    };
  }

  const audience = useAudience();
  const dark = theme === 'dark';
  return (
    <Dialog ref={ref} title="Settings">
      <div className="flex w-88 max-w-full flex-col gap-4">
        <button
          type="button"
          role="switch"
          aria-checked={dark}
          onClick={() => choose(dark ? 'light' : 'dark')}
          className="flex min-h-12 items-center justify-between gap-4 rounded-md border border-line px-3 text-left hover:bg-raised"
        >
          <span className="font-medium">Dark theme</span>
          <span
            aria-hidden="true"
            className={cn(
              'flex h-6 w-11 items-center rounded-full border px-0.5 transition-colors',
              dark ? 'gold' : 'border-field bg-raised',
            )}
          >
            <span
              className={cn(
                'size-4.5 rounded-full transition-transform',
                dark ? 'translate-x-5 bg-on-gold' : 'bg-field',
              )}
            />
          </span>
        </button>
        <MoreSettings onLeave={() => ref.current?.close()} resetMore={reset} />
        {audience ? (
          <Link
            to="/privacy#choices"
            onClick={() => ref.current?.close()}
            className="link inline-flex min-h-11 items-center self-start text-sm"
          >
            Privacy choices
          </Link>
        ) : null}
      </div>
    </Dialog>
  );
}
