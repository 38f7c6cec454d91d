import { useEffect, useState, useSyncExternalStore } from 'react';
import { useHosts, useSaltVoteLink } from '../shared/page/site-settings.ts';
import { RandomLink } from '../shared/search/random-link.tsx';
import { browserClient } from '../shared/session/browser-client.ts';
import type { MenuSection } from './menu.ts';
import { MenuFill } from './menu-fill.tsx';
import { getMenuGroups, SALT_VOTE, SALT_VOTE_MENUS } from './menu-groups.ts';
import { MenuGroupLinks, MenuLink } from './menu-link.tsx';
import { createSiteData, type SiteData, type SiteDataStore } from './site-data.ts';

type Props = { section: MenuSection };

/** The content of a section's menu: its own page, its fixed groups, and what the site data adds. */
export default function SectionMenu({ section }: Props) {
  const { staticHost } = useHosts();
  const withSaltVote = useSaltVoteLink();
  const { id, to, all, fill } = section;
  return (
    <div className="flex flex-col gap-3">
      {all ? (
        <div className="border-b border-line pb-2 font-semibold">
          <MenuLink entry={{ to, label: all }} />
        </div>
      ) : null}
      <div className="flex flex-col gap-4 lg:flex-row lg:gap-6">
        {getMenuGroups(id).map(({ label, entries }) => (
          <MenuGroupLinks key={label} label={label}>
            {entries.map((entry) => (
              <li key={entry.to}>
                <MenuLink entry={entry} />
              </li>
            ))}
            {withSaltVote && SALT_VOTE_MENUS.has(label) ? (
              <li>
                <MenuLink entry={SALT_VOTE} />
              </li>
            ) : null}
            {id === 'tools' && label === 'Find and play' ? (
              <li>
                <RandomLink className="flex min-h-11 items-center rounded-md px-2 text-sm hover:bg-raised lg:min-h-8">
                  Random commander
                </RandomLink>
              </li>
            ) : null}
          </MenuGroupLinks>
        ))}
        {fill ? <FilledMenu fill={fill} staticHost={staticHost} /> : null}
      </div>
    </div>
  );
}

type FilledProps = { fill: NonNullable<MenuSection['fill']>; staticHost: string };

function FilledMenu({ fill, staticHost }: FilledProps) {
  return <MenuFill fill={fill} site={useSiteData(staticHost)} />;
}

let shared: SiteDataStore | null = null;

function siteDataFrom(staticHost: string): SiteDataStore {
  shared ??= createSiteData(async () => (await browserClient({ staticHost })).fetchMisc());
  return shared;
}

/** The site data, loaded when the first menu needs it; if that failed, each menu that opens tries again. */
function useSiteData(staticHost: string): SiteData {
  const [store] = useState(() => siteDataFrom(staticHost));
  useEffect(() => void store.ensure(), [store]);
  return useSyncExternalStore(store.subscribe, store.get, store.get);
}
