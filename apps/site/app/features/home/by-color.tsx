import { IdentityPips } from '@deckwright/ui';
import { Link } from 'react-router';
import { HomeSection } from './home-section.tsx';
import { MoreLink } from './more-link.tsx';

const COLORS = [
  ['white', 'White', ['W']],
  ['blue', 'Blue', ['U']],
  ['black', 'Black', ['B']],
  ['red', 'Red', ['R']],
  ['green', 'Green', ['G']],
  ['colorless', 'None', []],
] as const;

/** Links to the commanders of each color, as its symbol. */
export function ByColor() {
  return (
    <HomeSection id="by-color" title="By color" more={<MoreLink to="/commanders">All 32</MoreLink>}>
      <ul className="grid flex-1 grid-cols-[repeat(auto-fit,minmax(2.75rem,1fr))] gap-1.5 md:grid-cols-6 md:gap-3 xl:grid-cols-3">
        {COLORS.map(([slug, name, colors]) => (
          <li key={slug} className="flex min-w-0">
            <Link
              to={`/commanders/${slug}`}
              className="flex min-h-18 min-w-0 flex-1 flex-col items-center justify-center gap-1.5 rounded-lg border border-line bg-surface py-2.5 text-xs text-muted shadow-card transition-colors hover:bg-raised hover:text-text md:text-sm"
            >
              <span className="text-[1.75rem] leading-none text-text md:text-4xl">
                <IdentityPips colors={colors} silent />
              </span>
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </HomeSection>
  );
}
