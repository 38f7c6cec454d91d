import { formatExact, formatPrice } from '@deckwright/domain';
import { Button, cn, Fold } from '@deckwright/ui';
import { type KeyboardEvent, useId, useRef } from 'react';
import { Link } from 'react-router';
import type { RecsResult } from '../recs-result.ts';
import type { DeckBox } from '../use-deck-box.ts';
import { copyAll } from './copy-all.ts';
import { ListActions } from './list-actions.tsx';
import type { NewGroup, NewLine, NewList } from './new-list.ts';
import { useChangedLine } from './use-changed-line.ts';

type Props = {
  result: RecsResult;
  box: DeckBox;
  list: NewList;
  /** False where a dialog has its heading. */
  titled?: boolean;
};

/** Cards of a complete deck, including commanders. */
const DECK_SIZE = 100;
const SMALL = 'flex-1 px-2 aria-disabled:opacity-50 md:min-h-9';

/** The list with the changes that were taken, marked, by type; with undo and redo, and the ways to take it elsewhere. */
export function NewListPanel({ result, box, list, titled = true }: Props) {
  const id = useId();
  const isChanged = list.added + list.cut > 0;
  const cards = useRef<HTMLElement>(null);
  const notePress = useChangedLine(cards, list);
  const actions = <ListActions result={result} box={box} list={list} clips={titled} />;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys of its buttons, wherever the focus is in it.
    <section
      {...(titled ? { 'aria-labelledby': id } : { 'aria-label': 'New list' })}
      onKeyDown={(event) => followKeys(event, box)}
      className="flex flex-col gap-2"
    >
      <div className="flex flex-wrap items-baseline justify-between gap-x-3">
        {titled ? (
          <h2 id={id} className="font-display text-lg font-semibold">
            Your new list
          </h2>
        ) : null}
        <p className="tabular-nums">
          {isChanged ? (
            <span className="text-sm font-semibold text-accent">{`${describeChange(list)} `}</span>
          ) : null}
          <span className={cn('text-sm', list.size !== DECK_SIZE && 'text-bad')}>
            {`${formatExact(list.size)} of ${DECK_SIZE} cards${list.unknown > 0 ? `, ${formatExact(list.unknown)} not recognized` : ''}`}
          </span>
        </p>
      </div>
      <SizeBar list={list} />
      <p className="text-sm text-muted tabular-nums">
        {describePrice(list, result.insight?.sample ?? false)}
      </p>
      {titled ? (
        <Button className="noscript:hidden" onClick={() => void copyAll(list)}>
          {`Copy all ${formatExact(list.size + list.unknown)}, with quantities`}
        </Button>
      ) : null}
      <div className="flex flex-wrap gap-2 noscript:hidden">
        <Button look="quiet" className={SMALL} aria-disabled={box.undoable === 0} onClick={box.undo}>
          Undo
        </Button>
        <Button look="quiet" className={SMALL} aria-disabled={box.redoable === 0} onClick={box.redo}>
          Redo
        </Button>
        <Button look="quiet" className={SMALL} aria-disabled={!isChanged} onClick={box.reset}>
          Reset
        </Button>
      </div>
      {titled ? null : <Fold label="Copy, open or share">{actions}</Fold>}
      <section
        ref={cards}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, and its keys work from there.
        tabIndex={0}
        aria-label="Cards of your new list"
        className={cn(titled && SCROLLS)}
      >
        {list.groups.map((group) => (
          <Group key={group.heading} {...{ group, box, notePress }} />
        ))}
      </section>
      {titled ? actions : null}
    </section>
  );
}

type BarPart = { className: string; copies: number };

/** The copies that stay, those that were added, and what is missing to a deck, as one strip. */
function SizeBar({ list }: { list: NewList }) {
  const parts: BarPart[] = [
    { className: 'fill-bar', copies: list.size - list.added },
    { className: 'fill-good', copies: list.added },
  ];
  const whole = Math.max(DECK_SIZE, list.size);
  let from = 0;
  return (
    <svg
      viewBox={`0 0 ${whole} 6`}
      preserveAspectRatio="none"
      aria-hidden="true"
      className="h-1.5 w-full rounded-full"
    >
      <rect width={whole} height="6" className="fill-raised" />
      {parts.map(({ className, copies }) => {
        const x = from;
        from += copies;
        return <rect key={className} x={x} width={Math.max(0, copies)} height="6" className={className} />;
      })}
    </svg>
  );
}

/** Without scripts the texts below have the list, and a narrow screen has no room for both. */
const SCROLLS =
  'relative noscript:max-lg:hidden lg:max-h-72 lg:overflow-y-auto lg:rounded-md lg:border lg:border-line lg:px-3';

/** "+3 −2": copies that were added and cut. */
export function describeChange({ added, cut }: NewList): string {
  return [added > 0 ? `+${formatExact(added)}` : '', cut > 0 ? `−${formatExact(cut)}` : '']
    .filter(Boolean)
    .join(' ');
}

function describePrice({ price, unpriced }: NewList, sample: boolean): string {
  const total = `${formatPrice({ price, currency: 'USD' })}${sample ? ' sample price' : ''}`;
  return unpriced > 0 ? `${total}, ${formatExact(unpriced)} without a price` : total;
}

type NotePress = ReturnType<typeof useChangedLine>;
type GroupProps = { group: NewGroup; box: DeckBox; notePress: NotePress };

function Group({ group: { heading, isCommand, count, lines }, box, notePress }: GroupProps) {
  return (
    <section className="py-1.5 text-sm">
      <h3 className="text-xs font-semibold text-muted tabular-nums">{`${heading} ${formatExact(count)}`}</h3>
      <ul>
        {lines.map((line) => (
          <Line
            key={line.card.slug ?? line.card.name}
            {...{ line, notePress }}
            box={isCommand ? null : box}
          />
        ))}
      </ul>
    </section>
  );
}

type LineProps = {
  line: NewLine;
  /** What cuts the card; null for a commander. */
  box: DeckBox | null;
  notePress: NotePress;
};

function Line({ line: { card, quantity, before }, box, notePress }: LineProps) {
  const change = quantity - before;
  const name = card.slug ? (
    <Link to={`/cards/${card.slug}`} className="block min-h-6 w-fit leading-6 hover:text-accent">
      {card.name}
    </Link>
  ) : (
    card.name
  );
  const copies = quantity === 0 ? before : quantity;
  return (
    <li data-line={card.name} className="flex items-baseline gap-2">
      <span className="w-6 shrink-0 text-right text-muted tabular-nums">{formatExact(copies)}</span>
      <span className="min-w-0 flex-1 wrap-anywhere">
        {quantity === 0 ? (
          <del className="text-muted">{name}</del>
        ) : before === 0 ? (
          <ins className="font-semibold text-accent no-underline">{name}</ins>
        ) : (
          name
        )}
      </span>
      {change === 0 ? null : (
        <span className={cn('shrink-0 tabular-nums', change > 0 ? 'text-accent' : 'text-muted')}>
          {change > 0 ? `+${formatExact(change)}` : `−${formatExact(-change)}`}
          <span className="sr-only">{change > 0 ? ' added' : ' cut'}</span>
        </span>
      )}
      {box ? (
        <>
          {quantity > 0 && quantity < before ? (
            <LineButton label="Put back" {...{ card, notePress }} onPress={box.putBack} />
          ) : null}
          {/* One button, so that it keeps the focus once the last copy is cut. */}
          <LineButton
            {...(quantity === 0
              ? { label: 'Put back', onPress: box.putBack }
              : { label: 'Cut', what: 'one', onPress: box.cutOne })}
            {...{ card, notePress }}
          />
        </>
      ) : null}
    </li>
  );
}

type LineButtonProps = {
  label: string;
  /** Further words for those who do not see the line. */
  what?: string;
  card: NewLine['card'];
  onPress: (name: string) => void;
  notePress: NotePress;
};

function LineButton({ label, what, card: { name }, onPress, notePress }: LineButtonProps) {
  return (
    <button
      type="button"
      onClick={({ currentTarget }) => {
        notePress(currentTarget, name);
        onPress(name);
      }}
      className="min-h-11 shrink-0 px-2 text-xs text-muted last:-mr-2 hover:text-accent hover:underline lg:min-h-6 noscript:hidden"
    >
      {label}
      <span className="sr-only">{` ${what ? `${what} ` : ''}${name}`}</span>
    </button>
  );
}

/** Ctrl+Z and Ctrl+Shift+Z or Ctrl+Y, except where text is typed. */
function followKeys(event: KeyboardEvent<HTMLElement>, box: DeckBox): void {
  if (!(event.ctrlKey || event.metaKey) || event.altKey) return;
  if (event.target instanceof HTMLTextAreaElement && !event.target.readOnly) return;
  const key = event.key.toLowerCase();
  if (key !== 'z' && key !== 'y') return;
  event.preventDefault();
  if (key === 'y' || event.shiftKey) box.redo();
  else box.undo();
}
