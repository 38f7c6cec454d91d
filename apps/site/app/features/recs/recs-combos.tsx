import type { NearCard } from '@deckwright/answers';
import type { ComboCount } from '@deckwright/contract/schemas';
import { formatCounted, formatExact, formatPrice } from '@deckwright/domain';
import { useHydrated } from '@deckwright/islands';
import { Fold } from '@deckwright/ui';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router';
import { nearNote } from './near-note.ts';
import { RecActions } from './rec-actions.tsx';
import type { DeckBox } from './use-deck-box.ts';

type NearProps = {
  cards: readonly NearCard[];
  /** How many combos lack one card, also those whose card is not offered because of the limits. */
  total: number;
  sample: boolean;
  box: DeckBox;
};

/** Combos one card short, by the missing card, cheapest first. */
export function NearCombos({ cards, total, sample, box }: NearProps) {
  if (cards.length === 0) return null;
  const count = cards.reduce((sum, card) => sum + card.count, 0);
  return (
    <Part
      id="near"
      title="Combos one card away"
      note={nearNote({ combos: count, cards: cards.length, hidden: Math.max(0, total - count) })}
      items={cards.map((card) => <NearItem key={card.slug} card={card} sample={sample} box={box} />)}
    />
  );
}

type NearItemProps = { card: NearCard; sample: boolean; box: DeckBox };

function NearItem({ card: { name, slug, url, price, count, combos }, sample, box }: NearItemProps) {
  const paid =
    price === null ? 'no price' : `${formatPrice({ price, currency: 'USD' })}${sample ? ' sample' : ''}`;
  const unlisted = count - combos.length;
  return (
    <li className="flex flex-col gap-1 rounded-lg border border-line bg-surface p-3 shadow-card">
      <div className="flex items-start justify-between gap-x-3">
        <div className="min-w-0 flex-1">
          <p className="text-sm">
            Missing:{' '}
            <Link to={`/cards/${slug}`} className="link font-semibold">
              {name}
            </Link>
            <span className="text-muted tabular-nums">{` · ${paid}`}</span>
          </p>
          <p className="text-sm text-muted tabular-nums">{`completes ${formatCounted(count, 'combo')}`}</p>
        </div>
        <RecActions act="add" name={name} url={url} box={box} />
      </div>
      {combos.length > 0 ? (
        <Fold
          label={combos.length === 1 ? 'Show the combo' : `Show ${formatExact(combos.length)} combos`}
          quiet
        >
          <ul className="flex flex-col gap-2 pb-1">
            {combos.map((combo) => (
              <li key={combo.href} className="flex flex-col text-sm">
                <ComboText combo={combo} />
              </li>
            ))}
          </ul>
          {unlisted > 0 ? <p className="text-sm text-muted">{`and ${formatExact(unlisted)} more`}</p> : null}
        </Fold>
      ) : null}
    </li>
  );
}

type PresentProps = { combos: readonly ComboCount[] };

export function PresentCombos({ combos }: PresentProps) {
  if (combos.length === 0) return null;
  return (
    <Part
      id="combos"
      title="Combos in your deck"
      items={combos.map((combo) => (
        <li
          key={combo.href}
          className="flex flex-col gap-1 rounded-lg border border-line bg-surface p-3 shadow-card"
        >
          <ComboText combo={combo} />
        </li>
      ))}
    />
  );
}

const FIRST = 6;

type PartProps = { id: string; title: string; note?: string; items: ReactNode[] };

function Part({ id, title, note, items }: PartProps) {
  const [all, setAll] = useState(false);
  // Without JavaScript no button can show the rest, so the document contains all of it.
  const isScripted = useHydrated();
  const isCut = items.length > FIRST && !all;
  return (
    <section aria-labelledby={id} className="flex flex-col gap-3">
      <h2 id={id} className="border-b border-line pb-2 font-display text-2xl font-semibold">
        {title}
      </h2>
      {note ? <p className="text-sm text-muted tabular-nums">{note}</p> : null}
      <ul className="grid items-start gap-3 xl:grid-cols-2">{isCut ? items.slice(0, FIRST) : items}</ul>
      {isCut && !isScripted ? (
        <ul className="grid items-start gap-3 scripted:hidden xl:grid-cols-2">{items.slice(FIRST)}</ul>
      ) : null}
      {isCut ? (
        <button
          type="button"
          onClick={() => setAll(true)}
          className="link min-h-11 w-fit text-sm md:min-h-8 noscript:hidden"
        >
          {`Show all ${formatExact(items.length)}`}
        </button>
      ) : null}
    </section>
  );
}

function ComboText({ combo }: { combo: ComboCount }) {
  return (
    <>
      <h3 className="font-display text-base font-semibold text-pretty">
        <Link to={combo.href} className="hover:text-accent">
          {combo.value}
        </Link>
      </h3>
      <p className="text-sm text-muted">{combo.alt}</p>
    </>
  );
}
