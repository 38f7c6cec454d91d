import { CrownIcon, DieIcon, SettingsIcon } from '@deckwright/ui';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { ClipboardButton } from '../features/clipboard/clipboard-button.tsx';
import { RandomLink } from '../shared/random/random-link.tsx';
import { SITE_NAME } from '../shared/site/site-facts.ts';
import { ICON_BUTTON } from './icon-button.ts';
import { MenuButton } from './menu-button.tsx';
import { openSettings } from './settings-host.tsx';
import { ThemeSwitch } from './theme-switch.tsx';
import { UserButton } from './user-button.tsx';

type Props = { search: ReactNode };

/** The top bar, which stays while the page scrolls. */
export function Header({ search }: Props) {
  return (
    <header className="sticky top-0 z-40 border-b border-line bg-ground">
      <div className="mx-auto flex max-w-[96rem] items-center gap-2 px-4 py-1.5 md:gap-3 md:px-6">
        <Link
          to="/"
          className="flex min-h-11 min-w-11 shrink-0 items-center gap-2 font-display text-lg font-semibold"
        >
          <CrownIcon className="size-6 text-accent" />
          <span className="max-md:sr-only">{SITE_NAME}</span>
        </Link>
        <div className="min-w-0 flex-1 md:mx-auto md:max-w-xl">{search}</div>
        <RandomLink className="inline-flex min-h-11 shrink-0 items-center gap-2 rounded-md border border-line bg-surface px-3 text-sm font-medium transition-colors hover:bg-raised max-md:hidden">
          <DieIcon className="size-5" />
          <span>
            Random<span className="max-xl:sr-only"> commander</span>
          </span>
        </RandomLink>
        <ThemeSwitch />
        <button
          type="button"
          aria-label="Settings"
          aria-haspopup="dialog"
          onClick={openSettings}
          className={`${ICON_BUTTON} max-lg:hidden noscript:hidden`}
        >
          <SettingsIcon className="size-5" />
        </button>
        <UserButton />
        <ClipboardButton className={ICON_BUTTON} />
        <MenuButton />
      </div>
    </header>
  );
}
