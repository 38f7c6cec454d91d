import { ThemeIcon } from '@deckwright/ui';
import { ICON_BUTTON } from './icon-button.ts';
import { chooseTheme, currentTheme } from './theme.ts';

export function ThemeSwitch() {
  return (
    <button
      type="button"
      aria-label="Switch between light and dark theme"
      onClick={() => chooseTheme(currentTheme() === 'dark' ? 'light' : 'dark')}
      className={`${ICON_BUTTON} max-md:hidden noscript:hidden`}
    >
      <ThemeIcon className="size-5" />
    </button>
  );
}
