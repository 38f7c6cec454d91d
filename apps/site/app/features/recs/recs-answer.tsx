import type { RecommendedCard, RecsAnswer } from '@deckwright/api-client/schemas';
import { CardPicture, formatExact, shownPrice } from '@deckwright/ui';
import { useState } from 'react';
import { Link } from 'react-router';
import { faceFacts } from '../../card-face-facts.ts';

type Props = { answer: RecsAnswer };

export function RecsAnswerView({ answer }: Props) {
  const { commanders, inRecs, outRecs, sample } = answer;
  return (
    <>
      {commanders.length > 0 ? (
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
          {answer.asOf ? ` as of ${answer.asOf}` : ''}.
        </p>
      ) : null}
      <RecList id="add" title="Cards to add" cards={inRecs} sample={sample} />
      <RecList id="cut" title="Cards to cut" cards={outRecs} sample={sample} />
    </>
  );
}

const FIRST = 20;

type ListProps = { id: string; title: string; cards: RecommendedCard[]; sample: boolean };

function RecList({ id, title, cards, sample }: ListProps) {
  const [all, setAll] = useState(false);
  if (cards.length === 0) return null;
  const shown = all ? cards : cards.slice(0, FIRST);
  return (
    <section aria-labelledby={id} className="flex flex-col gap-3">
      <h2 id={id} className="border-b border-line pb-2 font-display text-2xl font-semibold">
        {title}
      </h2>
      <ol className="grid gap-3 xl:grid-cols-2">
        {shown.map((card) => (
          <li key={card.url} className="flex gap-3 rounded-lg border border-line bg-surface p-3 shadow-card">
            <RecCard card={card} sample={sample} />
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

type CardProps = { card: RecommendedCard; sample: boolean };

function RecCard({ card, sample }: CardProps) {
  const price = shownPrice(card.prices);
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
      <div className="flex min-w-0 flex-col gap-1">
        <h3 className="font-display text-base font-semibold">
          <Link to={`/cards/${card.slug}`} className="hover:text-accent">
            {card.name}
          </Link>
        </h3>
        <p className="text-xs text-muted tabular-nums">
          {card.type}
          {price ? ` · ${price}${sample ? ' sample' : ''}` : ''}
        </p>
        <ul className="flex flex-col gap-0.5 text-sm">
          {card.reasons.map((reason) => (
            <li key={reason}>{reason}</li>
          ))}
        </ul>
      </div>
    </>
  );
}
