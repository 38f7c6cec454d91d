import { UserIcon } from '@deckwright/ui';
import { lazy, Suspense, useState } from 'react';
import { ICON_BUTTON } from './icon-button.ts';

const ID = 'user-menu';

const UserMenu = lazy(() => import('../features/account/user-menu.tsx'));

/** Opens the menu of the visitor, whose code is fetched when they come near it. Small screens have it in the drawer. */
export function UserButton() {
  const [wanted, setWanted] = useState(false);
  return (
    <div className="menu-item max-lg:hidden noscript:hidden">
      <button
        type="button"
        popoverTarget={ID}
        aria-label="User menu"
        className={`user-button ${ICON_BUTTON}`}
      >
        <UserIcon className="size-5" />
      </button>
      <div id={ID} popover="auto" className="pop pop-menu w-56" onBeforeToggle={() => setWanted(true)}>
        {wanted ? (
          <Suspense>
            <UserMenu onChoice={() => document.getElementById(ID)?.hidePopover()} />
          </Suspense>
        ) : null}
      </div>
    </div>
  );
}
