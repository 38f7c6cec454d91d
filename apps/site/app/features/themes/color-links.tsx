import { printDeckQuery } from '@deckwright/contract';
import type { ThemePage } from '@deckwright/contract/schemas';
import { formatCount } from '@deckwright/domain';
import { CHIP_ROW, ChipLink, Fold, IdentityPips } from '@deckwright/ui';

type Props = { page: Pick<ThemePage, 'slug' | 'identity' | 'colors' | 'filters'> };

type ColorsOfTheme = ThemePage['colors'][number];

/** Number shown; the others are folded. */
const MAX_OPEN = 6;

/** The theme in all colors and in each color identity with decks; the row scrolls horizontally on a phone. */
export function ColorLinks({ page }: Props) {
  const query = printDeckQuery(page.filters);
  if (page.colors.length === 0 && page.identity === null) return null;
  const open = page.colors.filter(({ slug }, index) => index < MAX_OPEN || slug === page.identity);
  const folded = page.colors.filter((each) => !open.includes(each));
  const chip = ({ slug, name, colors, numDecks }: ColorsOfTheme) => (
    <ChipLink key={slug} to={`/tags/${page.slug}/${slug}${query}`} current={page.identity === slug}>
      <IdentityPips colors={colors} silent className="text-text" />
      {name}
      <span className={page.identity === slug ? 'opacity-85' : 'text-muted'}>{formatCount(numDecks)}</span>
    </ChipLink>
  );
  return (
    <nav aria-label="Colors" className="flex min-w-0 flex-col gap-1">
      <div className={CHIP_ROW}>
        <ChipLink to={`/tags/${page.slug}${query}`} current={page.identity === null}>
          All colors
        </ChipLink>
        {open.map(chip)}
      </div>
      {folded.length > 0 ? (
        <Fold label={`${folded.length} more color ${folded.length === 1 ? 'identity' : 'identities'}`} quiet>
          <div className="flex flex-wrap gap-1.5 pt-1">{folded.map(chip)}</div>
        </Fold>
      ) : null}
    </nav>
  );
}
