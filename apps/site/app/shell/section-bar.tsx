import { fetchPart } from '@deckwright/islands';
import { ChevronIcon } from '@deckwright/ui';
import { type RefObject, Suspense, useEffect, useRef, useState } from 'react';
import { NavLink, useLocation } from 'react-router';
import { lazyPart } from '../shared/loading/lazy-part.tsx';
import { type MenuSection, SECTIONS } from './menu.ts';

const SectionMenu = lazyPart(() => fetchPart(() => import('./section-menu.tsx')));

/** The second bar: each section's page, with a menu next to it. Small screens have the drawer instead. */
export function SectionBar() {
  const bar = useRef<HTMLElement>(null);
  useClosedOnMove(bar);
  return (
    <nav ref={bar} aria-label="Main" className="border-b border-line bg-ground max-lg:hidden">
      <ul className="mx-auto flex max-w-[112rem] items-center px-4 md:px-6">
        {SECTIONS.map((section) => (
          <SectionItem key={section.id} section={section} />
        ))}
      </ul>
    </nav>
  );
}

/**
 * Closes the open menu on navigation, even to the current page. One opened after the URL changed, while the new page
 * was still rendering, stays open.
 */
function useClosedOnMove(bar: RefObject<HTMLElement | null>): void {
  const { key } = useLocation();
  useEffect(() => {
    const box = bar.current?.querySelector<HTMLElement>('[popover]:popover-open');
    if (box && box.dataset.openedAt !== key) box.hidePopover();
  }, [bar, key]);
}

/** The key of the current URL, as stored by the router in the browser's history. */
function currentKey(): string {
  const state: { key?: unknown } | null = window.history.state;
  return typeof state?.key === 'string' ? state.key : 'default';
}

type Props = { section: MenuSection };

function SectionItem({ section }: Props) {
  return (
    <li className="menu-item flex items-center first:-ml-2">
      <NavLink to={section.to} className="top-link transition-colors">
        {section.label}
      </NavLink>
      {section.all ? <SectionDisclosure section={section} /> : <span className="w-3 xl:w-5" />}
    </li>
  );
}

/** The code and the data of a menu are loaded when a visitor approaches it. */
function SectionDisclosure({ section }: Props) {
  const [wanted, setWanted] = useState(false);
  const [open, setOpen] = useState(false);
  const id = `menu-${section.id}`;

  return (
    <>
      <button
        type="button"
        popoverTarget={id}
        aria-expanded={open}
        aria-controls={id}
        aria-label={`${section.label} menu`}
        onPointerEnter={() => setWanted(true)}
        onFocus={() => setWanted(true)}
        className="top-toggle group"
      >
        <ChevronIcon className="size-4 transition-transform group-aria-expanded:rotate-180" />
      </button>
      <div
        id={id}
        popover="auto"
        className="pop pop-menu"
        onBeforeToggle={({ currentTarget, newState }) => {
          setWanted(true);
          if (newState === 'open') currentTarget.dataset.openedAt = currentKey();
        }}
        onToggle={(event) => setOpen(event.newState === 'open')}
      >
        {wanted ? (
          <Suspense fallback={<p className="p-2 text-sm text-muted">Loading …</p>}>
            <SectionMenu section={section} />
          </Suspense>
        ) : null}
      </div>
    </>
  );
}
