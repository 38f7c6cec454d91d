import { formatDay, formatExact } from '@deckwright/domain';
import { Fold, Panel, RulesText } from '@deckwright/ui';
import { DATA_CREDITS } from '../../shared/page/site-facts.ts';
import type { CardPageView } from './card-view.ts';

type Ruling = NonNullable<CardPageView['rulings']>[number];
type Props = { page: Pick<CardPageView, 'rulings'> };

/** Number of rulings shown; the others are folded. */
const OPEN = 5;

const [SCRYFALL] = DATA_CREDITS;

/** Rulings on how the card works, newest first. */
export function RulingsPanel({ page: { rulings = [] } }: Props) {
  if (rulings.length === 0) return null;
  const rest = rulings.slice(OPEN);
  return (
    // As high as the two panels stacked next to it.
    <Panel id="rulings" title="Rulings" className="md:row-span-2">
      <List rulings={rulings.slice(0, OPEN)} />
      {rest.length > 0 ? (
        <Fold label={`All ${formatExact(rulings.length)} rulings`}>
          <List rulings={rest} />
        </Fold>
      ) : null}
      <p className="text-xs text-muted">
        Collected by{' '}
        <a href={SCRYFALL.url} rel="noreferrer" className="link">
          {SCRYFALL.name}
        </a>
      </p>
    </Panel>
  );
}

function List({ rulings }: { rulings: readonly Ruling[] }) {
  return (
    <ul className="flex flex-col gap-3 text-sm">
      {rulings.map(({ date, source, text }) => (
        <li key={`${date} ${source} ${text}`} className="flex max-w-prose flex-col gap-0.5 wrap-anywhere">
          <p className="text-xs text-muted tabular-nums">
            <time dateTime={date}>{formatDay(date)}</time>
            {source === 'scryfall' ? `, by ${SCRYFALL.name}` : null}
          </p>
          <RulesText text={text} />
        </li>
      ))}
    </ul>
  );
}
