import type { SiblingGroup } from '@deckwright/contract/schemas';
import type { Color } from '@deckwright/domain';
import { CHIP_ROW, ChipLink, ChoiceMenu, IdentityPips } from '@deckwright/ui';

export type TopNavigationProps = {
  groups: readonly SiblingGroup[];
  label?: string;
  /** Slug of the current list, null on the overview; absent on other pages. */
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

/** The list of all cards, which the overview begins with. */
const ALL = 'all';

/** All ranked lists of cards: types in a menu, then colors as pips and special lists; a phone scrolls them horizontally. */
export function TopNavigation({ groups, label = 'Top lists', current, query }: TopNavigationProps) {
  const types = groups.find(({ title }) => title === 'Types')?.lists ?? [];
  const type = types.find(({ slug }) => slug === current);
  const others = groups.filter(({ title }) => title !== 'Types');
  const all = { to: `/top/${ALL}${query}`, current: current === ALL };
  return (
    <nav aria-label={label} className="flex min-w-0 items-start gap-5 md:gap-2">
      {types.length > 0 ? (
        <ChoiceMenu
          label="Type"
          className="shrink-0"
          value={type?.label ?? 'All types'}
          changed={type !== undefined}
          choices={[
            { key: ALL, label: 'All types', ...all },
            ...types.map(({ slug, label: words, href }) => ({
              key: slug,
              label: words,
              to: `${href}${query}`,
              current: slug === current,
            })),
          ]}
        />
      ) : null}
      <div className={`${CHIP_ROW} min-w-0 md:max-lg:[&_a]:px-1.75`}>
        <ChipLink {...all}>All cards</ChipLink>
        {others.map((group) => (
          <GroupLinks key={group.title} group={group} current={current} query={query} />
        ))}
      </div>
    </nav>
  );
}

type GroupProps = { group: SiblingGroup } & Pick<TopNavigationProps, 'current' | 'query'>;

function GroupLinks({ group, current, query }: GroupProps) {
  return (
    <ul aria-label={group.title} className="flex gap-1.5 md:contents">
      {group.lists
        .filter(({ slug }) => slug !== ALL)
        .map(({ slug, label, href }) => {
          const pips = PIPS[slug];
          return (
            <li key={slug}>
              <ChipLink to={`${href}${query}`} current={slug === current}>
                {pips ? <IdentityPips colors={pips} silent className="text-lg text-text" /> : null}
                {pips ? <span className="sr-only">{label}</span> : label}
              </ChipLink>
            </li>
          );
        })}
    </ul>
  );
}
