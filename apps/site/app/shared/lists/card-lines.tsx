import { type CardType, type Color, formatPrice, type Price } from '@deckwright/domain';
import { cn, groundClasses, ManaCost, TypeGlyph } from '@deckwright/ui';
import { Link } from 'react-router';

type Line = {
  name: string;
  /** Null if the card is not in the catalog. */
  url: string | null;
  quantity: number;
  /** Absent if the page does not have it. */
  manaCost?: string;
  colorIdentity?: readonly Color[];
  price: Pick<Price, 'price' | 'currency'> | null;
  banned: boolean;
  gameChanger: boolean;
};

type Group = { kind: string; title: string; type: CardType | null; count: number; lines: readonly Line[] };

type Props = {
  groups: readonly Group[];
  /** Marks the prices as those of the sample. */
  sample: boolean;
  /** Whether there is nothing next to the list, so that it has one more column. */
  full?: boolean;
  /** Addresses of the cards that set this list apart, which are marked. */
  own?: ReadonlySet<string>;
};

/** A deck list by type: quantity and price of each card, and its mana cost if the page has it. */
export function CardLines({ groups, sample, full = false, own }: Props) {
  return (
    <>
      <div
        className={cn('columns-1 gap-8 sm:columns-2', full ? 'lg:columns-3 xxl:columns-4' : 'xxl:columns-3')}
      >
        {groups.map((group) => (
          <section key={group.kind} aria-labelledby={`list-${group.kind}`} className="mb-6">
            <h3
              id={`list-${group.kind}`}
              className="flex break-after-avoid items-center gap-2 pb-1 font-display text-base font-semibold"
            >
              {group.type ? <TypeGlyph type={group.type} className="size-4 text-muted" /> : null}
              {group.title}
              <span className="font-sans text-sm font-normal text-muted tabular-nums">{group.count}</span>
            </h3>
            <ul className="flex flex-col text-sm">
              {group.lines.map((line) => (
                <CardLine
                  key={line.name}
                  line={line}
                  isOwn={line.url !== null && own?.has(line.url) === true}
                />
              ))}
            </ul>
          </section>
        ))}
      </div>
      {sample ? <p className="text-xs text-muted">Sample prices, each for one copy.</p> : null}
    </>
  );
}

function CardLine({ line, isOwn }: { line: Line; isOwn: boolean }) {
  const cost = line.manaCost?.split(' // ')[0];
  const name = (
    <>
      <span>
        {line.name}
        {isOwn ? <span className="sr-only"> (not in the average deck)</span> : null}
      </span>
      {line.banned ? <span className="shrink-0 text-xs text-bad">banned</span> : null}
      {line.gameChanger ? (
        <span className="shrink-0 text-2xs font-bold text-accent" title="On the list of game changers">
          <span aria-hidden="true">GC</span>
          <span className="sr-only">game changer</span>
        </span>
      ) : null}
    </>
  );
  return (
    <li
      className={cn(
        'card-line',
        line.colorIdentity && groundClasses(line.colorIdentity),
        isOwn && 'card-line-own',
      )}
    >
      <span className="card-line-count">{line.quantity}</span>
      {line.url === null ? (
        <span className="card-line-name">{name}</span>
      ) : (
        <Link to={line.url} className="card-line-name">
          {name}
        </Link>
      )}
      {cost ? <ManaCost cost={cost} className="text-xs" /> : null}
      <span className="card-line-price">{line.price ? formatPrice(line.price) : ''}</span>
    </li>
  );
}
