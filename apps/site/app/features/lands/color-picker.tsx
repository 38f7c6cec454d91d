import { colorCount, colorIdentityOf } from '@deckwright/domain';
import { ChevronIcon, cn, IdentityPips } from '@deckwright/ui';
import { Link } from 'react-router';
import { type LandsView, landsUrl } from './lands-view.ts';

type Props = { page: Pick<LandsView, 'identity' | 'identities' | 'window'> };

/** All 32 combinations as links, those of fewer colours first; folded where one is chosen. */
export function ColorPicker({ page }: Props) {
  const { range } = page.window;
  const count = ({ colors }: { colors: readonly string[] }): number => colorCount(colorIdentityOf(colors));
  const choices = [...page.identities].sort((a, b) => count(a) - count(b));
  return (
    <details key={page.identity?.slug ?? ''} open={page.identity === null} className="group">
      <summary className="inline-flex min-h-11 list-none items-center gap-2 rounded-md border border-line bg-surface px-3 text-sm font-semibold hover:bg-raised">
        {page.identity ? <IdentityPips colors={page.identity.colors} silent /> : null}
        {page.identity ? `${page.identity.name}: choose other colors` : 'Choose colors'}
        <ChevronIcon className="size-4 transition-transform group-open:rotate-180" />
      </summary>
      <nav aria-label="Colors" className="pt-3">
        <ul className="flex flex-wrap gap-1.5">
          <li>
            <Choice to={landsUrl(null, range)} current={page.identity === null} name="All decks" />
          </li>
          {choices.map((choice) => (
            <li key={choice.slug}>
              <Choice
                to={landsUrl(choice.slug, range)}
                current={choice.slug === page.identity?.slug}
                name={choice.name}
                colors={choice.colors}
              />
            </li>
          ))}
        </ul>
      </nav>
    </details>
  );
}

type ChoiceProps = {
  to: string;
  current: boolean;
  name: string;
  colors?: LandsView['identities'][number]['colors'];
};

function Choice({ to, current, name, colors }: ChoiceProps) {
  return (
    <Link
      to={to}
      aria-current={current ? 'page' : undefined}
      className={cn(
        'inline-flex min-h-11 items-center gap-1.5 rounded-md border px-2.5 text-xs whitespace-nowrap md:min-h-9',
        current
          ? 'border-accent bg-accent font-semibold text-on-accent'
          : 'border-line bg-surface/80 hover:bg-raised',
      )}
    >
      {colors ? <IdentityPips colors={colors} silent /> : null}
      {name}
    </Link>
  );
}
