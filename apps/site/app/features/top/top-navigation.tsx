import type { SiblingGroup } from '@deckwright/api-client/schemas';
import type { Color } from '@deckwright/domain';
import { ChipLink, IdentityPips } from '@deckwright/ui';

type Props = {
  groups: readonly SiblingGroup[];
  /** Slug of the list shown, or null on the overview. */
  current: string | null;
  /** Kept from list to list. */
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

/** All ranked lists of cards: by color with the special ones, then by type; a row scrolls sideways on a phone. */
export function TopNavigation({ groups, current, query }: Props) {
  const types = groups.filter(({ header }) => header === 'Types');
  const others = groups.filter(({ header }) => header !== 'Types');
  return (
    <nav aria-label="Top lists" className="flex min-w-0 flex-col gap-2">
      {[others, types].map((row, index) => (
        <div
          key={row[0]?.header}
          className="-mx-4 flex gap-1.5 overflow-x-auto px-4 py-0.5 [scrollbar-width:none] md:mx-0 md:flex-wrap md:px-0.5"
        >
          {index === 0 ? (
            <ChipLink to={`/top${query}`} current={current === null}>
              All cards
            </ChipLink>
          ) : null}
          {row.map((group) => (
            <GroupLinks key={group.header} group={group} current={current} query={query} />
          ))}
        </div>
      ))}
    </nav>
  );
}

type GroupProps = { group: SiblingGroup; current: string | null; query: string };

function GroupLinks({ group, current, query }: GroupProps) {
  return (
    <ul aria-label={group.header} className="flex gap-1.5 md:flex-wrap">
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
