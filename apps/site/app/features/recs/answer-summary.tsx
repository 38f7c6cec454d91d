import type { ApiCard } from '@deckwright/contract/schemas';
import { formatExact, formatPrice } from '@deckwright/domain';
import { Button, CardPicture, CrownIcon, FIELD, Fold } from '@deckwright/ui';
import { useEffect, useState } from 'react';
import { Link } from 'react-router';
import { faceFacts } from '../../shared/cards/card-face-facts.ts';
import { clippedCards } from '../../shared/storage/stored-clipboard.ts';
import { FORM_ID } from './deck-form.tsx';
import { AsSent } from './edits-bar.tsx';
import { JumpLink } from './jump-link.tsx';
import { NewListPanel } from './new-list/new-list-panel.tsx';
import { useNewList } from './new-list/use-new-list.ts';
import { isNotInData } from './problems.tsx';
import type { RecsResult } from './recs-result.ts';
import type { DeckBox } from './use-deck-box.ts';

type Props = { result: RecsResult };
type SummaryProps = Props & { box: DeckBox };

/**
 * Next to the answer: the deck's commander and how it was determined, its figures, and what it can be compared with.
 */
export default function AnswerSummary({ result, box }: SummaryProps) {
  const { answer, guess } = result;
  const commanders = answer?.commanders ?? [];
  const list = useNewList(result, box);
  return (
    <div className="flex flex-col gap-3">
      <div className="flex gap-4">
        {commanders.map((card) => (
          <div key={card.url} className="w-24 shrink-0">
            <CardPicture
              facts={faceFacts(card)}
              small={card.imageUris[0]?.small ?? null}
              normal={card.imageUri}
              sizes="6rem"
              alt=""
            />
          </div>
        ))}
        <div className="flex min-w-0 flex-1 flex-col gap-1">
          <h2 id="commander" className="scroll-mt-20 font-display text-lg font-semibold text-balance">
            {getNames(commanders)}
          </h2>
          <HeadFigures result={result} />
          {guess ? <p className="text-sm text-muted">Detected as commander.</p> : null}
          {result.outside ? (
            <p className="text-sm text-muted">{`Outside the deck: ${result.outside}`}</p>
          ) : null}
          {guess && guess.others.length > 0 ? (
            <Fold label="Change" quiet>
              <ul aria-label="Other commanders of this list" className="flex flex-col gap-1.5">
                {guess.others.map((name) => (
                  <li key={name}>
                    <button
                      type="submit"
                      form={FORM_ID}
                      name="commander"
                      value={name}
                      className="flex min-h-11 items-center gap-2 text-left text-sm font-semibold hover:text-accent md:min-h-8"
                    >
                      <CrownIcon className="size-4 shrink-0 text-accent" />
                      {name}
                    </button>
                  </li>
                ))}
              </ul>
            </Fold>
          ) : null}
          {/* Beside the picture, where it moves nothing. */}
          <AsSent box={box} />
        </div>
      </div>
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

function getNames(commanders: readonly ApiCard[]) {
  return commanders.map((card, index) => (
    <span key={card.url}>
      {index > 0 ? ' & ' : ''}
      <Link to={`/commanders/${card.slug}`} className="hover:text-accent">
        {card.name}
      </Link>
    </span>
  ));
}

/** Cards of a complete deck, including commanders. */
const DECK_SIZE = 100;

/** On a phone, next to the picture. */
function HeadFigures({ result: { insight } }: Props) {
  if (!insight) return null;
  const { size, bracket, lands, value } = insight;
  const facts = [
    [formatExact(size), `of ${DECK_SIZE} cards`],
    [formatPrice({ price: value.price, currency: 'USD' }), insight.sample ? 'sample price' : 'price'],
    [
      formatExact(lands.count),
      lands.advised === null ? 'lands' : `lands, ${formatExact(lands.advised)} advised`,
    ],
    [formatExact(bracket.bracket), 'bracket, estimated'],
  ];
  return (
    <dl className="grid grid-cols-2 gap-x-4 gap-y-2 pt-1 tabular-nums lg:hidden">
      {facts.map(([figure, label]) => (
        <div key={label}>
          <dd className="text-base font-semibold">{figure}</dd>
          <dt className="text-xs text-muted">{label}</dt>
        </div>
      ))}
    </dl>
  );
}

function Figures({ result: { insight, answer, advice } }: Props) {
  if (!insight) return null;
  const { bracket, lands, averageManaValue, value, sample, combos } = insight;
  const off = DECK_SIZE - insight.size;
  const problems =
    insight.faults.filter(({ kind }) => kind !== 'identity' && kind !== 'banned').length +
    (advice?.mustGo.length ?? 0) +
    (answer?.unknown.filter((name) => !isNotInData(name)).length ?? 0);
  const near = `${formatExact(combos.nearCount)} one card away`;
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
        combos.nearCount > 0
          ? `${formatExact(combos.presentCount)}, and ${near}`
          : formatExact(combos.presentCount),
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
            placeholder="A deck list, or the address of a deck on this site"
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
