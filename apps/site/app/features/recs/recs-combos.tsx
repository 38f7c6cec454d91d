import type { ComboCount, NearCombo } from '@deckwright/contract/schemas';
import { formatExact } from '@deckwright/domain';
import { useHydrated } from '@deckwright/islands';
import { shownPrice, useDisplay } from '@deckwright/ui';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router';
import { RecActions } from './rec-actions.tsx';
import type { DeckBox } from './use-deck-box.ts';

type NearProps = { combos: readonly NearCombo[]; sample: boolean; box: DeckBox };

/** Combos one card short, each with the missing card. */
export function NearCombos({ combos, sample, box }: NearProps) {
  const { priceSources } = useDisplay();
  if (combos.length === 0) return null;
  return (
    <Part
      id="near"
      title="Combos one card away"
      items={combos.map((combo) => {
        const price = shownPrice(combo.missing.prices, priceSources);
        return (
          <ComboItem key={combo.href} combo={combo}>
            <div className="flex flex-wrap items-center justify-between gap-x-3">
              <p className="text-sm">
                Missing:{' '}
                <Link to={`/cards/${combo.missing.slug}`} className="link font-semibold">
                  {combo.missing.name}
                </Link>
                {price ? <span className="text-muted">{` · ${price}${sample ? ' sample' : ''}`}</span> : null}
              </p>
              <RecActions act="add" name={combo.missing.name} url={combo.missing.url} box={box} />
            </div>
          </ComboItem>
        );
      })}
    />
  );
}

type PresentProps = { combos: readonly ComboCount[] };

export function PresentCombos({ combos }: PresentProps) {
  if (combos.length === 0) return null;
  return (
    <Part
      id="combos"
      title="Combos in your deck"
      items={combos.map((combo) => <ComboItem key={combo.href} combo={combo} />)}
    />
  );
}

const FIRST = 6;

type PartProps = { id: string; title: string; items: ReactNode[] };

function Part({ id, title, items }: PartProps) {
  const [all, setAll] = useState(false);
  // Without JavaScript no button can show the rest, so the document contains all of it.
  const isScripted = useHydrated();
  const isCut = items.length > FIRST && !all;
  return (
    <section aria-labelledby={id} className="flex flex-col gap-3">
      <h2 id={id} className="border-b border-line pb-2 font-display text-2xl font-semibold">
        {title}
      </h2>
      <ul className="grid gap-3 xl:grid-cols-2">{isCut ? items.slice(0, FIRST) : items}</ul>
      {isCut && !isScripted ? (
        <ul className="grid gap-3 scripted:hidden xl:grid-cols-2">{items.slice(FIRST)}</ul>
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

type ItemProps = { combo: ComboCount; children?: ReactNode };

function ComboItem({ combo, children }: ItemProps) {
  return (
    <li className="flex flex-col gap-1 rounded-lg border border-line bg-surface p-3 shadow-card">
      <h3 className="font-display text-base font-semibold text-pretty">
        <Link to={combo.href} className="hover:text-accent">
          {combo.value}
        </Link>
      </h3>
      <p className="text-sm text-muted">{combo.alt}</p>
      {children}
    </li>
  );
}
