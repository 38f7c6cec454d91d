import type { ApiCardFace as Face } from '@deckwright/contract/schemas';
import { formatCounted, formatDay, formatExact, formatShare, NEWER_THAN_DECKS } from '@deckwright/domain';
import {
  ClipboardButtons,
  DataLabel,
  describeInterval,
  ManaCost,
  RulesText,
  ShareBar,
  WideMark,
} from '@deckwright/ui';
import { Link } from 'react-router';
import { formatCorner, hasCommanderButton } from '../../shared/cards/card-face-facts.ts';
import { SampleFacts } from '../../shared/cards/sample-facts.tsx';
import { TurnableCard } from '../../shared/cards/turnable-card.tsx';
import { functionUrl } from '../../shared/search/search-query.ts';
import type { CardPageView } from './card-view.ts';

type Props = { page: CardPageView };

export function CardHead({ page }: Props) {
  const { card } = page;
  return (
    <header className="relative col-start-1 row-start-1 grid grid-cols-[min(6.5rem,33%)_minmax(0,1fr)] content-start gap-x-4 gap-y-3 sm:grid-cols-[12rem_minmax(0,1fr)] sm:grid-rows-[auto_1fr] md:gap-x-8 lg:grid-cols-[18rem_minmax(0,1fr)]">
      <div className="sm:row-span-2">
        <TurnableCard card={card} sizes="(min-width: 992px) 18rem, (min-width: 576px) 12rem, 6.5rem" />
      </div>
      <div className="flex min-w-0 flex-col gap-2 md:gap-3">
        <h1 className="font-display text-xl font-semibold text-balance sm:text-3xl lg:text-4xl">
          {page.title}
        </h1>
        {isNewer(page) ? <Newer page={page} /> : null}
        {page.numDecks === 0 && page.potentialDecks === 0 ? null : <Inclusion page={page} />}
      </div>
      <div className="relative col-span-2 flex min-w-0 flex-col gap-2 sm:col-span-1 sm:col-start-2 md:gap-3">
        <div className="flex max-sm:absolute max-sm:-top-3.5 max-sm:-right-1 md:gap-2">
          <ClipboardButtons
            name={card.name}
            urls={[card.url]}
            commanderButton={hasCommanderButton(card)}
            words
          />
        </div>
        {card.faces.map((face) => (
          <FaceText key={face.name} face={face} named={card.faces.length > 1} />
        ))}
        {card.faces.length === 1 && card.name.includes(' // ') ? (
          <p className="text-sm text-muted">Our card data doesn’t include the other face.</p>
        ) : null}
        {card.faces.every((face) => face.text === null) && card.summary ? (
          <p className="max-w-prose text-pretty md:text-lg">{card.summary}</p>
        ) : null}
        <Facts page={page} />
        {page.potentialDecks > 0 ? (
          <DataLabel head={page}>
            <SampleFacts sample={page.deckSample} which="eligible" />
          </DataLabel>
        ) : (
          <DataLabel head={page} />
        )}
      </div>
    </header>
  );
}

function isNewer({ asOf, card }: CardPageView): boolean {
  return asOf !== null && card.released > asOf;
}

function Newer({ page: { asOf, card } }: Props) {
  return (
    <p className="max-w-md text-sm text-muted">
      {NEWER_THAN_DECKS}: released {formatDay(card.released)}, and the decks are as of {formatDay(asOf ?? '')}
      . It has no percentage yet.
    </p>
  );
}

function Inclusion({ page }: Props) {
  const likely = describeInterval(page);
  const unit = page.sample ? 'eligible sample deck' : 'eligible deck';
  return (
    <div className="flex max-w-md flex-col gap-1.5">
      <p className="tabular-nums">
        <strong className="text-2xl font-semibold">
          <WideMark counts={page} />
          {formatShare(page.inclusionRate)}
        </strong>{' '}
        <span>
          in {formatExact(page.numDecks)} of {formatCounted(page.potentialDecks, unit)}
        </span>
        {likely ? (
          <span className="text-muted">
            , <span className="whitespace-nowrap">likely {likely}</span>
          </span>
        ) : null}
      </p>
      <ShareBar share={page.inclusionRate} />
    </div>
  );
}

type FaceProps = { face: Face; named: boolean };

function FaceText({ face, named }: FaceProps) {
  const corner = formatCorner(face);
  return (
    <section className="flex max-w-prose flex-col gap-1">
      {named ? <h2 className="font-display text-lg font-semibold">{face.name}</h2> : null}
      <p className="flex flex-wrap items-center gap-x-3 text-sm text-muted max-sm:pr-22">
        <ManaCost cost={face.manaCost} className="text-base text-text" />
        <span>{face.type}</span>
        {corner ? <span className="tabular-nums">{corner}</span> : null}
      </p>
      {face.text ? <RulesText text={face.text} /> : null}
    </section>
  );
}

/** Large enough for touch. */
const FACT_LINK = 'link -my-1 inline-block py-1';

function Facts({ page }: Props) {
  const { card } = page;
  return (
    <div className="overflow-x-clip">
      <ul className="dotted items-baseline gap-y-2 text-sm text-muted">
        <li>
          <Link to={`/sets/${card.set}`} className={FACT_LINK}>
            {card.setName}
          </Link>
          , {card.rarity}
        </li>
        <li>
          first released <time dateTime={card.released}>{formatDay(card.released)}</time>
        </li>
        {card.legality === 'legal' ? <li>legal in Commander</li> : null}
        {card.legality === 'banned' ? <li className="font-semibold text-bad">banned in Commander</li> : null}
        {card.legality === 'restricted' ? <li>restricted</li> : null}
        {card.legality === 'unconfirmed' ? <li>legality unconfirmed</li> : null}
        {card.gameChanger ? <li>game changer</li> : null}
        {page.functions.map(({ id, label }) => (
          <li key={id}>
            <Link to={functionUrl(id)} className={FACT_LINK}>
              {label}
            </Link>
          </li>
        ))}
        {card.salt === null ? null : (
          <li className="tabular-nums">
            <Link to="/top/salt" className={FACT_LINK}>
              salt
            </Link>{' '}
            {card.salt.toFixed(2)} of 4, {formatExact(card.saltVotes)} {page.sample ? 'sample ' : ''}
            {card.saltVotes === 1 ? 'vote' : 'votes'}
          </li>
        )}
        {page.numRulings > 0 ? (
          <li>
            <a href="#rulings" className={FACT_LINK}>
              {formatExact(page.numRulings)} {page.numRulings === 1 ? 'ruling' : 'rulings'}
            </a>
          </li>
        ) : null}
        {card.legalCommander ? (
          <li>
            <Link to={`/commanders/${card.slug}`} className={FACT_LINK}>
              Decks with it as commander
            </Link>
          </li>
        ) : null}
      </ul>
    </div>
  );
}
