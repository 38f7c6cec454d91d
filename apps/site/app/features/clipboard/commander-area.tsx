import type { SingleCard } from '@deckwright/contract/schemas';
import { CardPicture, CloseIcon, IdentityPips } from '@deckwright/ui';
import { Link } from 'react-router';
import { faceFacts } from '../../shared/cards/card-face-facts.ts';
import { wordsOfUrl } from './panel-cards.ts';
import { RowName } from './row-name.tsx';
import { clipboardStore, useClipboard } from './store.ts';

/** One or two commanders; how to choose one if there are none. */
export function CommanderArea() {
  const commanders = useClipboard((state) => state.commanders);
  const loadedCards = useClipboard((state) => state.loadedCards);
  const cards = commanders.flatMap((url) => loadedCards[url] ?? []);
  const [first, second] = cards;
  return (
    <section aria-labelledby="clipboard-commanders" className="flex flex-col gap-2">
      <h3 id="clipboard-commanders" className="text-xs font-semibold text-muted">
        {commanders.length > 1 ? 'Commanders' : 'Commander'}
      </h3>
      {commanders.length === 0 ? (
        <p className="rounded-lg border border-dashed border-line px-3 py-3 text-sm text-muted text-pretty">
          No commander yet. Press the crown on an eligible card.
        </p>
      ) : (
        <ul className="flex flex-col gap-2">
          {commanders.map((url) => (
            <li key={url}>
              <Commander url={url} card={loadedCards[url]} />
            </li>
          ))}
        </ul>
      )}
      {first && second ? (
        <p className="text-sm">
          <Link to={`/commanders/${[first.slug, second.slug].sort().join('-')}`} className="link">
            {`${first.name} and ${second.name} as a pair`}
          </Link>
        </p>
      ) : null}
    </section>
  );
}

type CommanderProps = { url: string; card: SingleCard | undefined };

const SMALL =
  'inline-flex min-h-11 items-center justify-center rounded-md px-2.5 text-sm font-semibold hover:bg-raised md:min-h-9';

function Commander({ url, card }: CommanderProps) {
  const name = card?.name ?? wordsOfUrl(url);
  const { demote, remove } = clipboardStore.getState();
  return (
    <article
      data-card={url}
      className="flex items-center gap-3 rounded-lg border border-accent bg-raised/50 p-2"
    >
      {card ? (
        <div className="w-12 shrink-0" aria-hidden="true">
          <CardPicture
            facts={faceFacts(card)}
            small={card.imageUris[0]?.small ?? null}
            normal={card.imageUri}
            sizes="3rem"
            alt=""
          />
        </div>
      ) : null}
      <div className="flex min-w-0 flex-1 flex-col">
        {card ? (
          <RowName
            url={url}
            to={`/commanders/${card.slug}`}
            className="font-display font-semibold leading-tight"
          >
            {name}
          </RowName>
        ) : (
          <span className="font-semibold capitalize">{name}</span>
        )}
        {card ? <IdentityPips colors={card.colorIdentity} className="mt-1 text-sm" /> : null}
        <div className="-mb-1 -ml-2.5 flex">
          <button
            type="button"
            aria-label={`Back to the list: ${name}`}
            onClick={() => demote(url)}
            className={SMALL}
          >
            Back to the list
          </button>
        </div>
      </div>
      <button
        type="button"
        aria-label={`Remove ${name}`}
        onClick={() => remove(url)}
        className={`${SMALL} w-11 self-start px-0 md:w-9`}
      >
        <CloseIcon className="size-4" />
      </button>
    </article>
  );
}
