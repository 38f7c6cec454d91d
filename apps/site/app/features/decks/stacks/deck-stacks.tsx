import { formatAverage } from '@deckwright/domain';
import { cn, groundClasses, ViewPicture } from '@deckwright/ui';
import { countCopies, type DeckCard, type ShownDeckCards, typeOf } from '../average-deck-view.ts';
import { splitStacks } from './split-stacks.ts';

type Props = {
  lists: readonly ShownDeckCards[];
  /** Addresses of the cards that set this list apart, which are marked. */
  own?: ReadonlySet<string>;
  /** Cards of each type in the average deck; null if there is nothing to compare with. */
  averages?: Readonly<Record<string, number>> | null;
  /** Basic lands that the list lacks and that count. */
  basicsAdded?: number;
};

const NO_CARDS: ReadonlySet<string> = new Set();

/** The list by type as stacks of cards, each covered by the next up to its name. */
export function DeckStacks({ lists, own = NO_CARDS, averages = null, basicsAdded = 0 }: Props) {
  return (
    <div className="stack-groups">
      {lists.map((list) => (
        <Group key={list.kind} list={list} own={own} averages={averages} basicsAdded={basicsAdded} />
      ))}
    </div>
  );
}

type GroupProps = Required<Omit<Props, 'lists'>> & { list: ShownDeckCards };

function Group({ list, own, averages, basicsAdded }: GroupProps) {
  const stacks = splitStacks(list.cards);
  const type = typeOf(list);
  const average = type && averages?.[type.toLowerCase()];
  const added = type === 'Land' ? basicsAdded : 0;
  const id = `list-${list.kind}`;
  return (
    <section id={id} aria-labelledby={`${id}-name`} className={`stack-group stack-group-${stacks.length}`}>
      <div className="stack-head">
        <h3 id={`${id}-name`} className="truncate font-display text-base font-semibold">
          {`${list.title} `}
          <span className="font-sans text-sm font-normal text-muted tabular-nums">
            {countCopies(list.cards) + added}
            {added > 0 ? `, ${added} estimated` : null}
          </span>
        </h3>
        {average ? (
          <span className="text-xs whitespace-nowrap text-muted tabular-nums">
            {`avg. ${formatAverage(average)}`}
          </span>
        ) : null}
      </div>
      {stacks.map((cards) => (
        <ul key={cards[0]?.url} className="stack">
          {cards.map((card, index) => (
            <StackCard
              key={card.url}
              card={card}
              isOwn={own.has(card.url)}
              isCovered={index < cards.length - 1}
            />
          ))}
        </ul>
      ))}
    </section>
  );
}

/** Sharp enough for the name on a card's edge. */
const SIZES = '12rem';

type CardProps = { card: DeckCard; isOwn: boolean; isCovered: boolean };

function StackCard({ card, isOwn, isCovered }: CardProps) {
  const marks = [
    card.quantity > 1 ? `${card.quantity}×` : '',
    card.banned ? 'banned' : '',
    card.gameChanger ? 'GC' : '',
  ].filter(Boolean);
  return (
    <li className="stack-card">
      <a
        href={card.url}
        className={cn('stack-link', groundClasses(card.colorIdentity), isOwn && 'stack-own')}
      >
        {/* Seen until the picture covers it. */}
        <span className="stack-name">
          {card.name}
          {isOwn ? <span className="sr-only"> (not in the average deck)</span> : null}
        </span>
        <ViewPicture view={card} sizes={SIZES} alt="" edge={isCovered} />
      </a>
      {marks.length > 0 ? (
        <span className={cn('stack-mark', card.banned && 'stack-banned')}>{marks.join(' · ')}</span>
      ) : null}
    </li>
  );
}
