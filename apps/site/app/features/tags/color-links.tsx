import { printDeckQuery } from '@deckwright/api-client';
import type { TagPage } from '@deckwright/api-client/schemas';
import { ChipLink, formatCount, IdentityPips } from '@deckwright/ui';

type Props = { page: Pick<TagPage, 'slug' | 'identity' | 'colors' | 'filters'> };

/** The theme in all colours and in each identity that has decks of it; the row scrolls sideways on a phone. */
export function ColorLinks({ page }: Props) {
  const query = printDeckQuery(page.filters);
  if (page.colors.length === 0 && page.identity === null) return null;
  return (
    <nav
      aria-label="Colors"
      className="-mx-4 flex gap-1.5 overflow-x-auto px-4 py-0.5 [scrollbar-width:none] md:mx-0 md:flex-wrap md:px-0.5"
    >
      <ChipLink to={`/tags/${page.slug}${query}`} current={page.identity === null}>
        All colors
      </ChipLink>
      {page.colors.map(({ slug, name, colors, num_decks }) => (
        <ChipLink key={slug} to={`/tags/${page.slug}/${slug}${query}`} current={page.identity === slug}>
          <IdentityPips colors={colors} silent className="text-text" />
          {name}
          <span className={page.identity === slug ? 'opacity-85' : 'text-muted'}>
            {formatCount(num_decks)}
          </span>
        </ChipLink>
      ))}
    </nav>
  );
}
