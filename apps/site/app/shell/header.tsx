import { fetchPart } from '@deckwright/islands';
import { CrownIcon, cn, DieIcon, SettingsIcon, ThemeIcon, UserIcon } from '@deckwright/ui';
import { type ReactNode, Suspense, useState } from 'react';
import { Link, useLocation } from 'react-router';
import { ClipboardButton } from '../features/clipboard/clipboard-button.tsx';
import { lazyPart } from '../shared/loading/lazy-part.tsx';
import { SITE_NAME } from '../shared/page/site-facts.ts';
import { RandomLink } from '../shared/search/random-link.tsx';
import { ICON_BUTTON } from './icon-button.ts';
import { MenuButton } from './menu-button.tsx';
import { openSettings } from './settings-host.tsx';
import { chooseTheme, currentTheme } from './theme.ts';

type Props = { search: ReactNode };

/**
 * The top bar, which is sticky. The place of each part depends on nothing behind it: a browser may paint a bar of which
 * half has arrived, and nothing may move when the rest comes. With text twice as large, a phone has no room for “Improve”,
 * which is also in the menu. The home page has both in its own head, larger: on a phone, the bar has the site's name there.
 */
export function Header({ search }: Props) {
  const isHome = useLocation().pathname === '/';
  return (
    <header className="@container sticky top-0 z-40 border-b border-line bg-ground">
      <div className="mx-auto flex max-w-[112rem] items-center gap-2 px-4 h-12.75 @max-[18rem]:px-2 md:gap-3 md:px-6">
        <Link
          to="/"
          className="flex min-h-11 min-w-11 shrink-0 items-center gap-2 @max-[18rem]:min-w-0 font-display text-lg font-semibold"
        >
          <CrownIcon className="size-6 text-accent" />
          <span className={isHome ? '@max-[18rem]:sr-only' : 'max-md:sr-only'}>{SITE_NAME}</span>
        </Link>
        {/* On a phone the focused search box takes the whole bar. */}
        <div className="min-w-0 flex-1 max-sm:focus-within:absolute max-sm:focus-within:inset-x-4 max-sm:focus-within:z-10 md:mr-auto md:ml-[clamp(0px,(100vw-78rem)/2,9rem)] md:max-w-xl">
          <div className={cn(isHome && 'max-md:hidden')}>{search}</div>
        </div>
        <div
          className={cn(
            'flex shrink-0 items-center gap-2 @max-[18rem]:w-auto md:w-77 md:gap-3 lg:w-106 noscript:w-auto',
            isHome ? 'w-24' : 'w-47',
          )}
        >
          <Link
            to="/recs"
            className={cn(
              'inline-flex min-h-11 shrink-0 items-center justify-center rounded-md w-21 @max-[18rem]:hidden text-sm font-semibold lg:w-36 transition-colors',
              isHome ? 'border border-line max-md:hidden' : 'gold',
            )}
          >
            <span>
              Improve<span className="max-lg:sr-only"> my deck</span>
            </span>
          </Link>
          <RandomLink className={`${ICON_BUTTON} max-md:hidden`}>
            <DieIcon className="size-5" />
            <span className="sr-only">Random commander</span>
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
      </div>
    </header>
  );
}

function ThemeSwitch() {
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

const USER_MENU_ID = 'user-menu';

const UserMenu = lazyPart(() => fetchPart(() => import('../features/account/user-menu.tsx')));

/** Opens the user menu, whose code is loaded when the visitor approaches it. Small screens have it in the drawer. */
function UserButton() {
  const [wanted, setWanted] = useState(false);
  return (
    <div className="menu-item max-lg:hidden noscript:hidden">
      <button
        type="button"
        popoverTarget={USER_MENU_ID}
        aria-label="User menu"
        className={`user-button ${ICON_BUTTON}`}
      >
        <UserIcon className="size-5" />
      </button>
      <div
        id={USER_MENU_ID}
        popover="auto"
        className="pop pop-menu w-56"
        onBeforeToggle={() => setWanted(true)}
      >
        {wanted ? (
          <Suspense>
            <UserMenu onChoice={() => document.getElementById(USER_MENU_ID)?.hidePopover()} />
          </Suspense>
        ) : null}
      </div>
    </div>
  );
}
