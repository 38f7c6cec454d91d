import { SPELLIFY, SPELLIFY_HINTS, type SpellifyHint } from '@deckwright/domain';
import { Button, DrawnFace, IdentityPips, ManaCost } from '@deckwright/ui';
import type { ReactNode } from 'react';
import type { Spellify } from './use-spellify.ts';

type Props = { play: Spellify };

const LABELS: Readonly<Record<SpellifyHint, string>> = {
  colors: 'Colors',
  year: 'Year',
  cost: 'Mana cost',
  type: 'Type',
  face: 'The card without its name',
};

/** Hints to buy and what bought hints reveal; available while the game is running. */
export function Clues({ play: { state, game, hint, giveUp } }: Props) {
  const open = !state || state.state === 'open';
  const bought = game?.hints ?? [];
  const shown = state ? SPELLIFY_HINTS.filter((one) => bought.includes(one)) : [];
  const left = SPELLIFY_HINTS.filter((one) => !bought.includes(one));
  return (
    <section aria-labelledby="hints" className="flex flex-col gap-3">
      <div className="flex min-h-11 items-center justify-between gap-4">
        <h2 id="hints" className="font-display text-xl font-semibold">
          Hints
        </h2>
        {open ? (
          <Button look="quiet" onClick={giveUp}>
            Give up
          </Button>
        ) : null}
      </div>
      {open ? (
        <ul className="flex flex-wrap gap-2">
          {left.map((one) => (
            <li key={one}>
              <Button look="quiet" onClick={() => hint(one)}>
                {LABELS[one]}
                <span className="text-muted tabular-nums">−{SPELLIFY.hintCosts[one]}</span>
              </Button>
            </li>
          ))}
        </ul>
      ) : null}
      {shown.length === 0 && !open ? <p className="text-sm text-muted">You didn’t need any.</p> : null}
      <dl aria-live="polite" className="flex flex-wrap gap-x-8 gap-y-3">
        {shown.map((one) => (
          <div key={one}>
            <dt className="text-xs text-muted">{LABELS[one]}</dt>
            <dd className="font-semibold">{state ? revealHint(one, state.hints) : null}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function revealHint(hint: SpellifyHint, hints: NonNullable<Spellify['state']>['hints']): ReactNode {
  switch (hint) {
    case 'colors':
      return hints.colors ? <IdentityPips colors={hints.colors} /> : null;
    case 'cost':
      return hints.cost === 'none' ? 'none' : <ManaCost cost={hints.cost ?? ''} />;
    case 'face': {
      const { face } = hints;
      if (!face) return null;
      return (
        <div className="w-56">
          <span className="sr-only">{[face.type, face.text, face.corner].filter(Boolean).join('. ')}</span>
          <DrawnFace
            facts={{
              name: '? ? ?',
              primaryType: face.primaryType,
              colors: face.colors,
              manaCost: face.manaCost,
              typeLine: face.type,
              text: face.text,
              corner: face.corner,
            }}
          />
        </div>
      );
    }
    default:
      return hints[hint] ?? null;
  }
}
