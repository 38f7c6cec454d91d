import { formatExact, formatPrice } from '@deckwright/domain';
import { Button, FIELD, Fold } from '@deckwright/ui';
import { useEffect, useState } from 'react';
import { clippedCards } from '../../shared/storage/stored-clipboard.ts';
import { FORM_ID } from './deck-form.tsx';
import { JumpLink } from './jump-link.tsx';
import { NewListPanel } from './new-list/new-list-panel.tsx';
import { useNewList } from './new-list/use-new-list.ts';
import { isNotInData } from './problems.tsx';
import type { RecsResult } from './recs-result.ts';
import type { DeckBox } from './use-deck-box.ts';

type Props = { result: RecsResult };
type SummaryProps = Props & { box: DeckBox };

/**
 * Next to the answer: the new list, the figures of the list as sent, and what it can be compared with.
 */
export default function AnswerSummary({ result, box }: SummaryProps) {
  const list = useNewList(result, box);
  return (
    <div className="flex flex-col gap-3">
      {list ? (
        // On narrow screens the bar below the answer opens it.
        <div className="scripted:max-lg:hidden">
          <NewListPanel result={result} box={box} list={list} />
        </div>
      ) : null}
      {/* A phone has the answer sooner, and four of the figures in the head. */}
      <Fold label="All figures, and decks to compare with" quiet className="fold-phone">
        <div className="flex flex-col gap-3">
          <Figures result={result} />
          <Compare result={result} />
        </div>
      </Fold>
    </div>
  );
}

/** Cards of a complete deck, including commanders. */
const DECK_SIZE = 100;

function Figures({ result: { insight, answer, advice } }: Props) {
  if (!insight) return null;
  const { bracket, lands, averageManaValue, value, sample, combos } = insight;
  const off = DECK_SIZE - insight.size;
  const problems =
    insight.faults.filter(({ kind }) => kind !== 'identity' && kind !== 'banned').length +
    (advice?.mustGo.length ?? 0) +
    (answer?.unknown.filter((name) => !isNotInData(name)).length ?? 0);
  // As many as the section shows: limits leave out others.
  const nearCount = (advice?.near ?? []).reduce((sum, { count }) => sum + count, 0);
  const near = `${formatExact(nearCount)} one card away`;
  const facts: { label: string; text: string; aside?: string; to: string }[] = [
    {
      label: 'Cards',
      text: formatExact(insight.size),
      aside: off === 0 ? '' : off > 0 ? `${formatExact(off)} short` : `${formatExact(-off)} too many`,
      to: 'insight',
    },
    {
      label: 'Problems',
      text: problems === 0 ? 'none' : '',
      aside: problems > 0 ? formatExact(problems) : '',
      to: problems === 0 ? 'insight' : 'problems',
    },
    { label: 'Bracket, estimated', text: `${bracket.bracket} · ${bracket.name}`, to: 'insight' },
    {
      label: 'Lands',
      text: `${formatExact(lands.count)}${lands.advised === null ? '' : ` · advised ${formatExact(lands.advised)}`}`,
      to: 'insight',
    },
    { label: 'Average mana value', text: averageManaValue?.toFixed(2) ?? 'none', to: 'insight' },
    {
      label: sample ? 'Sample price' : 'Price',
      text: formatPrice({ price: value.price, currency: 'USD' }),
      to: 'insight',
    },
    {
      label: 'Combos',
      text:
        nearCount > 0 ? `${formatExact(combos.presentCount)}, and ${near}` : formatExact(combos.presentCount),
      to: combos.presentCount > 0 ? 'combos' : 'near',
    },
  ];
  return (
    <ul className="flex flex-col text-sm">
      {facts.map(({ label, text, aside, to }) => (
        <li key={label} className="border-t border-line">
          <JumpLink
            to={to}
            className="flex min-h-11 items-center justify-between gap-4 hover:text-accent md:min-h-9"
          >
            <span className="text-muted">{label}</span>
            <span className="text-right font-semibold tabular-nums">
              {text} {aside ? <span className="text-bad">{aside}</span> : null}
            </span>
          </JumpLink>
        </li>
      ))}
    </ul>
  );
}

const WIDE = 'w-full';

function Compare({ result: { answer, form } }: Props) {
  const [clipped, setClipped] = useState<string[]>([]);
  useEffect(() => setClipped(clippedCards()), []);
  if (!answer || answer.commanders.length === 0) return null;
  return (
    <div className="flex flex-col gap-2">
      <Button type="submit" look="quiet" form={FORM_ID} name="compare" value="average" className={WIDE}>
        Compare with average deck
      </Button>
      {clipped.length > 0 ? (
        <>
          <input type="hidden" form={FORM_ID} name="clipboard" value={clipped.join('\n')} />
          <Button type="submit" look="quiet" form={FORM_ID} name="compare" value="clipboard" className={WIDE}>
            {`Compare with clipboard (${formatExact(clipped.length)})`}
          </Button>
        </>
      ) : null}
      <Fold label="Compare with another deck" quiet open={form.compare === 'other'}>
        <div className="flex flex-col gap-2 pt-1">
          <textarea
            form={FORM_ID}
            name="other"
            rows={5}
            defaultValue={form.other}
            spellCheck={false}
            aria-label="The other deck"
            placeholder="A deck list, the address of a deck on this site, or a commander"
            className={`${FIELD} py-2`}
          />
          <Button type="submit" look="quiet" form={FORM_ID} name="compare" value="other" className={WIDE}>
            Compare
          </Button>
        </div>
      </Fold>
    </div>
  );
}
