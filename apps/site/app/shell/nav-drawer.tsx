import { ChevronIcon, SideDrawer } from '@deckwright/ui';
import { useEffect, useRef, useState } from 'react';
import { Link, useLocation } from 'react-router';
import UserMenu from '../features/account/user-menu.tsx';
import { useSaltVoteLink, useSiteFacts } from '../shared/page/site-settings.ts';
import { RandomLink } from '../shared/search/random-link.tsx';
import { type MenuSection, SECTIONS } from './menu.ts';
import { SALT_VOTE } from './menu-groups.ts';
import { EXTRAS, type Extra } from './more-links.ts';
import SectionMenu from './section-menu.tsx';
import { openSettings } from './settings-host.tsx';

type Props = {
  /** Increases with each press of the button; each one opens the drawer. */
  requestCount: number;
};

const ROW =
  'flex min-h-12 w-full items-center rounded-md px-2 text-left text-base font-medium hover:bg-raised';

/** The menus of small screens. Closes on navigation. */
export default function NavDrawer({ requestCount }: Props) {
  const ref = useRef<HTMLDialogElement>(null);
  const { key } = useLocation();
  const withSaltVote = useSaltVoteLink();
  const close = () => ref.current?.close();
  useEffect(() => {
    if (requestCount > 0 && !ref.current?.open) ref.current?.showModal();
  }, [requestCount]);
  useEffect(() => {
    if (key) return () => ref.current?.close();
  }, [key]);

  return (
    <SideDrawer ref={ref} title="Menu">
      <nav aria-label="Menu" className="-mx-2 flex flex-col">
        <ul>
          {SECTIONS.map((section) => (
            <DrawerSection key={section.id} section={section} />
          ))}
        </ul>
        <h3 className="mt-4 border-t border-line px-2 pt-4 pb-1 text-xs font-semibold text-muted">Extras</h3>
        <ul>
          {EXTRAS.map((extra) => (
            <li key={extra.label}>
              <ExtraEntry extra={extra} onChoice={close} />
            </li>
          ))}
          {withSaltVote ? (
            <li>
              <Link to={SALT_VOTE.to} className={ROW}>
                {SALT_VOTE.label}
              </Link>
            </li>
          ) : null}
        </ul>
        <h3 className="mt-4 border-t border-line px-2 pt-4 pb-1 text-xs font-semibold text-muted">User</h3>
        <UserMenu onChoice={close} />
      </nav>
    </SideDrawer>
  );
}

function DrawerSection({ section }: { section: MenuSection }) {
  const [open, setOpen] = useState(false);
  if (!section.all)
    return (
      <li>
        <Link to={section.to} className={ROW}>
          {section.label}
        </Link>
      </li>
    );
  return (
    <li>
      <details
        className="group/section"
        name="drawer-section"
        onToggle={(event) => setOpen(event.currentTarget.open)}
      >
        <summary className={ROW}>
          <span className="flex-1">{section.label}</span>
          <ChevronIcon className="size-4 shrink-0 text-muted transition-transform group-open/section:rotate-180" />
        </summary>
        <div className="mb-3 ml-2 border-l border-line pl-2">
          {open ? <SectionMenu section={section} /> : null}
        </div>
      </details>
    </li>
  );
}

type ExtraProps = { extra: Extra; onChoice: () => void };

function ExtraEntry({ extra, onChoice }: ExtraProps) {
  switch (extra.kind) {
    case 'settings':
      return (
        <button
          type="button"
          className={ROW}
          onClick={() => {
            onChoice();
            openSettings();
          }}
        >
          {extra.label}
        </button>
      );
    case 'random':
      return <RandomLink className={ROW}>{extra.label}</RandomLink>;
    case 'page':
      return (
        <Link to={extra.to} className={ROW}>
          {extra.label}
        </Link>
      );
    case 'channel':
      return <ChannelEntry kind={extra.channel} label={extra.label} />;
  }
}

type ChannelProps = { kind: 'podcast' | 'patron'; label: string };

function ChannelEntry({ kind, label }: ChannelProps) {
  const channel = useSiteFacts()?.channels.find((one) => one.kind === kind);
  if (!channel?.url) return null;
  return (
    <a href={channel.url} rel="noreferrer" className={ROW}>
      {label}
    </a>
  );
}
