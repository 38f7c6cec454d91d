import type { ApiCard } from '@deckwright/contract/schemas';
import { formatExact, formatPrice } from '@deckwright/domain';
import { CardPicture, CrownIcon, Fold } from '@deckwright/ui';
import { Link } from 'react-router';
import { faceFacts } from '../../shared/cards/card-face-facts.ts';
import { FORM_ID } from './deck-form.tsx';
import { AsSent } from './edits-bar.tsx';
import type { NewList } from './new-list/new-list.ts';
import { useNewList } from './new-list/use-new-list.ts';
import { PlanSection } from './plan-section.tsx';
import type { RecsResult } from './recs-result.ts';
import type { DeckBox } from './use-deck-box.ts';

type Props = { result: RecsResult; box: DeckBox };

/** What the answer is about: the deck's commander and how it was determined, its plan in words, and its figures. */
export default function AnswerHead({ result, box }: Props) {
  const { answer, guess, plan, form, insight, outside } = result;
  const list = useNewList(result, box);
  const commanders = answer?.commanders ?? [];
  const isPair = commanders.length > 1;
  return (
    <div className="@container">
      <div className="grid grid-cols-[auto_minmax(0,1fr)] @max-[16rem]:grid-cols-1 gap-x-4 gap-y-3 md:gap-x-6">
        <div className="flex gap-2 md:row-span-2">
          {commanders.map((card) => (
            <div
              key={card.url}
              className={
                isPair ? 'w-[min(3.75rem,17vw)] shrink-0 md:w-28' : 'w-[min(5.25rem,22vw)] shrink-0 md:w-33'
              }
            >
              <CardPicture
                facts={faceFacts(card)}
                small={card.imageUris[0]?.small ?? null}
                normal={card.imageUri}
                sizes="(min-width: 768px) 8.25rem, 5.25rem"
                alt=""
                eager
              />
            </div>
          ))}
        </div>
        <div className="flex min-w-0 flex-col gap-1">
          <h1 className="text-sm font-semibold text-accent">Improve my deck</h1>
          <h2
            id="commander"
            className="font-display text-xl leading-tight font-semibold text-balance sm:text-2xl md:text-4xl"
          >
            {getNames(commanders)}
          </h2>
          {guess ? <p className="text-sm text-muted">Detected as commander.</p> : null}
          {outside ? <p className="text-sm text-muted">{`Outside the deck: ${outside}`}</p> : null}
          {guess && guess.others.length > 0 ? <OtherCommanders names={guess.others} /> : null}
          {plan ? (
            <PlanSection
              // Its editor closes once there is another plan.
              key={plan.themes.map(({ slug, source }) => `${slug} ${source}`).join()}
              plan={plan}
              form={form}
              lands={insight?.lands.count ?? null}
              bracket={insight?.bracket.bracket ?? null}
              isShort={(insight?.size ?? 0) < SHORT_LIST}
            />
          ) : null}
        </div>
        <div className="col-span-full flex min-w-0 flex-col gap-3 md:col-span-1 md:col-start-2">
          <HeadFigures result={result} list={list} />
          <AsSent list={list} />
        </div>
      </div>
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

/** One press answers for another commander. */
function OtherCommanders({ names }: { names: readonly string[] }) {
  return (
    <Fold label="Change" quiet>
      <ul aria-label="Other commanders of this list" className="flex flex-col gap-1.5">
        {names.map((name) => (
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
  );
}

/** Of fewer cards nothing can be said about what they lack. */
const SHORT_LIST = 30;

/** Cards of a complete deck, including commanders. */
const DECK_SIZE = 100;

/** Number of cards and price are those of the new list. */
function HeadFigures({ result, list }: { result: RecsResult; list: NewList | null }) {
  const { insight } = result;
  if (!insight) return null;
  const { averageManaValue, combos } = insight;
  const now = list && list.added + list.cut > 0 ? list : null;
  const size = now?.size ?? insight.size;
  const price = now?.price ?? insight.value.price;
  const facts = [
    [formatExact(size), `of ${DECK_SIZE} cards`],
    [averageManaValue?.toFixed(2) ?? '–', 'mana value'],
    [formatPrice({ price, currency: 'USD' }), insight.sample ? 'sample price' : 'price'],
    [formatExact(combos.presentCount), combos.presentCount === 1 ? 'combo' : 'combos'],
  ];
  return (
    <dl className="flex flex-wrap justify-between gap-x-4 gap-y-2 tabular-nums sm:justify-start md:gap-x-8">
      {facts.map(([figure, label]) => (
        <div key={label} className="flex flex-col-reverse">
          <dt className="text-xs text-muted">{label}</dt>
          <dd className="text-lg leading-6 font-semibold md:text-xl">{figure}</dd>
        </div>
      ))}
    </dl>
  );
}
