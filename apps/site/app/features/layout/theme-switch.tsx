import { ThemeIcon } from '@deckwright/ui';
import { chooseTheme, currentTheme } from './theme.ts';

export function ThemeSwitch() {
  return (
    <button
      type="button"
      aria-label="Switch between light and dark theme"
      onClick={() => chooseTheme(currentTheme() === 'dark' ? 'light' : 'dark')}
      className="inline-flex size-11 shrink-0 items-center justify-center rounded-md border border-line bg-surface hover:bg-raised"
    >
      <ThemeIcon className="size-5" />
    </button>
  );
}
