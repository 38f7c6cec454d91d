import type { RecommendedCard, RecsAnswer } from '@deckwright/api-client/schemas';
import { formatExact } from '@deckwright/domain';
import { Button, CardPicture, shownPrice, useDisplay } from '@deckwright/ui';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router';
import { faceFacts } from '../../shared/card/card-face-facts.ts';
import { useCollection } from '../../shared/collection/use-collection.ts';
import { budgetWords } from './budget-words.ts';
import { FORM_ID } from './deck-form.tsx';
import { JumpLink } from './jump-link.tsx';
import { RecActions } from './rec-actions.tsx';
import { NearCombos, PresentCombos } from './recs-combos.tsx';
import type { RecsResult } from './recs-result.ts';
import { type DeckBox, type DeckBoxAct, useDeckBox } from './use-deck-box.ts';

type Props = { answer: RecsAnswer; result: RecsResult };

/** Cards of a finished deck, commanders included. */
const DECK_SIZE = 100;

export function RecsAnswerView({ answer, result }: Props) {
  const { deckSize, share } = result;
  const box = useDeckBox(answer);
  const { commanders, inRecs, outRecs, combos, sample } = answer;
  if (commanders.length === 0) return null;
  const budget = budgetWords(answer, result);
  const parts = [
    { id: 'add', label: 'To add', count: inRecs.length },
    { id: 'cut', label: 'To cut', count: outRecs.length },
    { id: 'near', label: 'One card away', count: combos.near.length },
    { id: 'combos', label: 'Combos', count: combos.present.length },
  ].filter(({ count }) => count > 0);
  return (
    <>
      <div className="flex flex-col gap-3">
        <p className="text-sm text-muted">
          For{' '}
          {commanders.map((card, index) => (
            <span key={card.url}>
              {index > 0 ? ' and ' : ''}
              <Link to={`/commanders/${card.slug}`} className="link font-semibold text-text">
                {card.name}
              </Link>
            </span>
          ))}
          , from {formatExact(answer.num_decks)} {sample ? 'sample decks' : 'decks'}
          {answer.asOf ? ` as of ${answer.asOf}` : ''}. {sizeWords(deckSize)}
          {budget ? ` ${budget}` : ''}
          {share ? ` ${shareWords(share)}` : ''}
        </p>
        {parts.length > 1 ? (
          <nav aria-label="Parts of the answer">
            <ul className="flex flex-wrap gap-1.5">
              {parts.map(({ id, label, count }) => (
                <li key={id}>
                  <JumpLink
                    to={id}
                    className="inline-flex min-h-11 items-center gap-1.5 rounded-full border border-line bg-surface px-2.5 text-sm tabular-nums hover:bg-raised md:min-h-9 md:px-3"
                  >
                    {label} <span className="text-muted">{count}</span>
                  </JumpLink>
                </li>
              ))}
            </ul>
          </nav>
        ) : null}
      </div>
      {inRecs.length === 0 && answer.num_decks > 0 ? <p>{nothingWords(share)}</p> : null}
      <RecList act="add" title="Cards to add" cards={inRecs} sample={sample} box={box} />
      <RecList act="cut" title="Cards to cut" cards={outRecs} sample={sample} box={box} />
      <NearCombos combos={combos.near} sample={sample} box={box} />
      <PresentCombos combos={combos.present} />
      <AskAgain box={box} />
    </>
  );
}

function sizeWords(size: number): string {
  if (size === 0) return '';
  const count = `Your list has ${formatExact(size)} ${size === 1 ? 'card' : 'cards'}`;
  if (size === DECK_SIZE) return `${count}.`;
  const difference = Math.abs(DECK_SIZE - size);
  return size < DECK_SIZE
    ? `${count}, ${difference} short of ${DECK_SIZE}.`
    : `${count}, ${difference} more than ${DECK_SIZE}.`;
}

function shareWords({ ranked, owned }: NonNullable<RecsResult['share']>): string {
  return `Of the ${formatExact(ranked)} cards that decks like it play and it lacks, you own ${formatExact(owned)}.`;
}

function nothingWords(share: RecsResult['share']): string {
  return share
    ? 'No card you own can be recommended here. Untick “Only cards I own” to see the others.'
    : 'No card to add within these limits. Raise the budget or the bracket.';
}

/** Once the list has changed: what was done, and the way to a new answer. */
function AskAgain({ box }: { box: DeckBox }) {
  const [added, cut] = [box.count('add'), box.count('cut')];
  if (added + cut === 0) return null;
  const words = [added > 0 ? `${added} added` : '', cut > 0 ? `${cut} cut` : ''].filter(Boolean).join(', ');
  return (
    <div className="sticky bottom-3 z-10 flex flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-lg border border-line bg-surface p-3 shadow-pop">
      <p role="status" className="text-sm tabular-nums">
        {`In your list: ${words}.`}
      </p>
      <Button type="submit" form={FORM_ID}>
        Ask again
      </Button>
    </div>
  );
}

const FIRST = 20;

type ListProps = {
  act: DeckBoxAct;
  title: string;
  cards: RecommendedCard[];
  sample: boolean;
  box: DeckBox;
};

function RecList({ act, title, cards, sample, box }: ListProps) {
  const [all, setAll] = useState(false);
  if (cards.length === 0) return null;
  const shown = all ? cards : cards.slice(0, FIRST);
  return (
    <section aria-labelledby={act} className="flex flex-col gap-3">
      <h2 id={act} className="border-b border-line pb-2 font-display text-2xl font-semibold">
        {title}
      </h2>
      <ol className="grid gap-3 xl:grid-cols-2">
        {shown.map((card) => (
          <li key={card.url} className="flex gap-3 rounded-lg border border-line bg-surface p-3 shadow-card">
            <RecCard card={card} sample={sample}>
              <RecActions act={act} name={card.name} url={card.url} box={box} />
            </RecCard>
          </li>
        ))}
      </ol>
      {shown.length < cards.length ? (
        <button type="button" onClick={() => setAll(true)} className="link min-h-11 w-fit text-sm">
          Show all {cards.length}
        </button>
      ) : null}
    </section>
  );
}

type CardProps = { card: RecommendedCard; sample: boolean; children: ReactNode };

function RecCard({ card, sample, children }: CardProps) {
  const { priceSources } = useDisplay();
  const { collection } = useCollection();
  const price = shownPrice(card.prices, priceSources);
  return (
    <>
      <div className="w-24 shrink-0">
        <CardPicture
          facts={faceFacts(card)}
          small={card.image_uris[0]?.small ?? null}
          normal={card.image_uri}
          sizes="6rem"
          alt=""
        />
      </div>
      <div className="flex min-w-0 flex-1 flex-col gap-1">
        <h3 className="font-display text-base font-semibold">
          <Link to={`/cards/${card.slug}`} className="hover:text-accent">
            {card.name}
          </Link>
        </h3>
        <p className="overflow-hidden text-xs text-muted tabular-nums">
          <span className="dotted">
            <span>{card.type}</span>
            {price ? <span>{`${price}${sample ? ' sample' : ''}`}</span> : null}
            {collection && Object.hasOwn(collection.cards, card.slug) ? <span>you own it</span> : null}
          </span>
        </p>
        <ul className="flex flex-col gap-0.5 text-sm">
          {card.reasons.map((reason) => (
            <li key={reason}>{reason}</li>
          ))}
        </ul>
        {children}
      </div>
    </>
  );
}
