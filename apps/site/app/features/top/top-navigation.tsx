import type { SiblingGroup } from '@deckwright/contract/schemas';
import type { Color } from '@deckwright/domain';
import { CHIP_ROW, ChipLink, IdentityPips } from '@deckwright/ui';

export type TopNavigationProps = {
  groups: readonly SiblingGroup[];
  label?: string;
  /** Slug of the current list, null on the overview; if absent, the link to the overview is omitted. */
  current?: string | null | undefined;
  /** Query that links between lists keep. */
  query: string;
};

const PIPS: Readonly<Record<string, readonly Color[]>> = {
  white: ['W'],
  blue: ['U'],
  black: ['B'],
  red: ['R'],
  green: ['G'],
  colorless: [],
};

/** All ranked lists of cards: by color with special ones, then by type; a row scrolls horizontally on a phone. */
export function TopNavigation({ groups, label = 'Top lists', current, query }: TopNavigationProps) {
  const types = groups.filter(({ title }) => title === 'Types');
  const others = groups.filter(({ title }) => title !== 'Types');
  return (
    <nav aria-label={label} className="flex min-w-0 flex-col gap-2">
      {[others, types].map((row, index) => (
        <div key={row[0]?.title} className={CHIP_ROW}>
          {index === 0 && current !== undefined ? (
            <ChipLink to={`/top${query}`} current={current === null}>
              Overview
            </ChipLink>
          ) : null}
          {row.map((group) => (
            <GroupLinks key={group.title} group={group} current={current} query={query} />
          ))}
        </div>
      ))}
    </nav>
  );
}

type GroupProps = { group: SiblingGroup } & Pick<TopNavigationProps, 'current' | 'query'>;

function GroupLinks({ group, current, query }: GroupProps) {
  return (
    <ul aria-label={group.title} className="flex gap-1.5 md:contents">
      {group.lists.map(({ slug, label, href }) => {
        const pips = PIPS[slug];
        return (
          <li key={slug}>
            <ChipLink to={`${href}${query}`} current={slug === current}>
              {pips ? <IdentityPips colors={pips} silent className="text-text" /> : null}
              {label}
            </ChipLink>
          </li>
        );
      })}
    </ul>
  );
}
