import { CrownIcon } from '@deckwright/ui';
import type { ReactNode } from 'react';
import { Link, NavLink } from 'react-router';
import { NAVIGATION, SITE_NAME } from '../../site-facts.ts';
import { ThemeSwitch } from './theme-switch.tsx';

type Props = { search: ReactNode };

export function Header({ search }: Props) {
  return (
    <>
      <header className="sticky top-0 z-40 border-b border-line bg-ground">
        <div className="mx-auto flex max-w-[96rem] items-center gap-3 px-4 py-1.5 md:gap-5 md:px-6">
          <Link
            to="/"
            className="flex min-h-11 shrink-0 items-center gap-2 font-display text-lg font-semibold"
          >
            <CrownIcon className="size-6 text-accent" />
            <span className="max-sm:sr-only">{SITE_NAME}</span>
          </Link>
          <MainNavigation className="max-md:hidden" />
          <div className="min-w-0 flex-1 md:max-w-md md:ml-auto">{search}</div>
          <ThemeSwitch />
        </div>
      </header>
      <MainNavigation className="border-b border-line px-4 md:hidden" />
    </>
  );
}

type NavigationProps = { className: string };

function MainNavigation({ className }: NavigationProps) {
  return (
    <nav aria-label="Main" className={className}>
      <ul className="flex gap-5">
        {NAVIGATION.map(({ to, label }) => (
          <li key={to}>
            <NavLink
              to={to}
              className="inline-flex min-h-9 items-center text-sm font-medium text-muted hover:text-text aria-[current=page]:text-text"
            >
              {label}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
