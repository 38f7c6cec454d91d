import {
  ALL_IDENTITIES,
  COLORLESS,
  COLORS,
  type Color,
  colorCount,
  identityFromSlug,
  identityName,
  identitySlug,
  listColors,
  parseColorIdentity,
} from '@deckwright/domain';
import { ChipLink, IdentityPips } from '@deckwright/ui';
import { Link } from 'react-router';

type Props = {
  /** As in URLs; null if all are listed. */
  identity: string | null;
  /** The URL of a choice; null means all. */
  to: (identity: string | null) => string;
};

const COLOR_NAMES: Readonly<Record<Color, string>> = {
  W: 'White',
  U: 'Blue',
  B: 'Black',
  R: 'Red',
  G: 'Green',
};

/** Five colors as toggles. */
export function ColorSwitches({ identity: slug, to }: Props) {
  const identity = slug === null ? null : identityFromSlug(slug);
  const toggled = (color: Color): string | null => {
    const next = (identity ?? 0) ^ parseColorIdentity(color);
    return next === 0 ? null : identitySlug(next);
  };
  return (
    <ul className="-mx-4 flex items-center justify-between gap-1 overflow-x-auto px-4 -my-0.5 py-1 [scrollbar-width:none] max-md:[&_a]:px-2.5 md:flex-wrap md:justify-start md:gap-1.5 md:-mx-1 md:px-1">
      <li>
        <ChipLink to={to(null)} current={identity === null}>
          <span className="md:hidden">All</span>
          <span className="max-md:hidden">All colors</span>
        </ChipLink>
      </li>
      {COLORS.map((color) => {
        const on = ((identity ?? 0) & parseColorIdentity(color)) !== 0;
        return (
          <li key={color}>
            <ChipLink to={to(toggled(color))} current={on}>
              <IdentityPips colors={[color]} silent className="text-lg text-text" />
              <span className="max-md:sr-only">{COLOR_NAMES[color]}</span>
              <span className="sr-only">{on ? ', on: press to leave it out' : ''}</span>
            </ChipLink>
          </li>
        );
      })}
      <li>
        <ChipLink to={to(identitySlug(COLORLESS))} current={identity === 0}>
          <IdentityPips colors={[]} silent className="text-lg text-text" />
          <span className="max-md:sr-only">Colorless</span>
        </ChipLink>
      </li>
    </ul>
  );
}

/** Every combination, smallest first. */
export function IdentityNames({ identity, to }: Props) {
  return (
    <ul className="grid grid-cols-2 gap-x-4 sm:grid-cols-3 md:grid-cols-4 lg:grid-cols-6 xl:grid-cols-8">
      {BY_SIZE.map((each) => (
        <li key={each}>
          <Link
            to={to(identitySlug(each))}
            aria-current={identitySlug(each) === identity ? 'page' : undefined}
            className="flex min-h-11 items-center gap-2 rounded-md px-2 hover:bg-raised aria-[current]:font-semibold md:min-h-9"
          >
            <IdentityPips colors={listColors(each)} silent />
            {identityName(each)}
          </Link>
        </li>
      ))}
    </ul>
  );
}

const BY_SIZE = [...ALL_IDENTITIES].sort((a, b) => colorCount(a) - colorCount(b) || a - b);
