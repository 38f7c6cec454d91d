import type { Misc } from '@deckwright/contract/schemas';
import { type Color, formatExact } from '@deckwright/domain';
import { ChevronIcon, Skeleton } from '@deckwright/ui';
import { useState } from 'react';
import type { MenuFillKind } from './menu.ts';
import { MenuGroupLinks, MenuLink } from './menu-link.tsx';
import type { SiteData } from './site-data.ts';

const LATEST = 3;
const MAX_THEMES = 4;
const SETS_AT_FIRST = 30;

type Props = { fill: MenuFillKind; site: SiteData };

/** What the site data adds to a menu; nothing if it failed, as the fixed links work without it. */
export function MenuFill({ fill, site }: Props) {
  if (site.status === 'error') return null;
  if (site.status === 'fetching') return <Loading />;
  switch (fill) {
    case 'articles':
      return <Latest label="Latest articles" path="/articles" articles={site.data.articles} />;
    case 'guides':
      return <Latest label="Latest guides" path="/guides" articles={site.data.guides} />;
    case 'tags':
      return <MostPlayedThemes tags={site.data.tags} />;
    case 'sets':
      return <Sets sets={site.data.sets} />;
    case 'precons':
      return <PreconGroups groups={site.data.precons} />;
  }
}

function Loading() {
  return (
    <div role="status" aria-label="Loading" className="grid w-64 max-w-full gap-2 p-2">
      {['first', 'second', 'third'].map((line) => (
        <div key={line} className="h-6">
          <Skeleton />
        </div>
      ))}
    </div>
  );
}

type LatestProps = { label: string; path: string; articles: Misc['articles'] };

function Latest({ label, path, articles }: LatestProps) {
  if (articles.length === 0) return null;
  return (
    <MenuGroupLinks label={label}>
      {articles.slice(0, LATEST).map(({ title, slug }) => (
        <li key={slug}>
          <MenuLink entry={{ to: `${path}/${slug}`, label: title }} />
        </li>
      ))}
    </MenuGroupLinks>
  );
}

function MostPlayedThemes({ tags }: Pick<Misc, 'tags'>) {
  if (tags.length === 0) return null;
  return (
    <MenuGroupLinks label="Most played">
      {tags.slice(0, MAX_THEMES).map(({ name, slug }) => (
        <li key={slug}>
          <MenuLink entry={{ to: `/tags/${slug}`, label: name }} />
        </li>
      ))}
    </MenuGroupLinks>
  );
}

function Sets({ sets }: Pick<Misc, 'sets'>) {
  const [all, setAll] = useState(false);
  const shown = all ? sets : sets.slice(0, SETS_AT_FIRST);
  return (
    <div className="min-w-0">
      <p className="px-2 pb-1 text-xs font-semibold text-muted">Newest first</p>
      <ul className="grid gap-x-4 lg:w-[44rem] lg:max-w-full lg:grid-cols-3">
        {shown.map(({ code, name }) => (
          <li key={code}>
            <MenuLink entry={{ to: `/sets/${code}`, label: name }} note={code} />
          </li>
        ))}
      </ul>
      {shown.length < sets.length ? (
        <button
          type="button"
          onClick={() => setAll(true)}
          className="link min-h-11 px-2 text-sm font-semibold"
        >
          Show all {formatExact(sets.length)} sets
        </button>
      ) : null}
    </div>
  );
}

type GroupsProps = { groups: Misc['precons'] };

function PreconGroups({ groups }: GroupsProps) {
  return (
    <div className="grid items-start gap-x-4 lg:w-[44rem] lg:max-w-full lg:grid-cols-2">
      {groups.map((group) => (
        <PreconGroup key={group.tag} group={group} />
      ))}
    </div>
  );
}

/** One level further down; its decks are rendered once it is opened. */
function PreconGroup({ group }: { group: Misc['precons'][number] }) {
  const [open, setOpen] = useState(false);
  return (
    <details className="group/decks" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary className="flex min-h-11 items-center gap-2 rounded-md px-2 py-1 text-sm hover:bg-raised lg:min-h-8">
        <span className="min-w-0 flex-1 text-pretty">{group.name}</span>
        <span className="text-xs text-muted tabular-nums">
          {group.precons.length}
          <span className="sr-only"> {group.precons.length === 1 ? 'deck' : 'decks'}</span>
        </span>
        <ChevronIcon className="size-4 shrink-0 text-muted transition-transform group-open/decks:rotate-180" />
      </summary>
      {open ? (
        <ul className="mb-2 ml-2 border-l border-line pl-2">
          <li>
            <MenuLink entry={{ to: `/precon#${group.tag}`, label: 'The whole group' }} />
          </li>
          {group.precons.map(({ name, slug, colors }) => (
            <li key={slug}>
              <MenuLink entry={{ to: `/precon/${slug}`, label: name, colors: colors.filter(isColor) }} />
            </li>
          ))}
        </ul>
      ) : null}
    </details>
  );
}

function isColor(letter: string): letter is Color {
  return /^[WUBRG]$/.test(letter);
}
