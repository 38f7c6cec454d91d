import type { TextBlock } from '@deckwright/contract/schemas';
import { formatCounted } from '@deckwright/domain';
import { Button } from '@deckwright/ui';
import { Form } from 'react-router';
import { CardLink } from './card-link.tsx';
import { type Cards, textCardKey } from './text-cards.ts';

type Props = { deck: TextBlock & { type: 'deck' }; cards: Cards };

/** A deck list within a text; a whole deck can be sent to “Improve my deck”. */
export function DeckEmbed({ deck, cards }: Props) {
  const lines = [...deck.commanders.map((name) => ({ quantity: 1, name })), ...deck.cards];
  const count = lines.reduce((sum, { quantity }) => sum + quantity, 0);
  return (
    <figure className="flex flex-col gap-3 rounded-lg border border-line bg-surface p-4 shadow-card">
      <figcaption className="flex flex-wrap items-baseline justify-between gap-x-4">
        <span className="font-display text-lg font-semibold">{deck.title || 'Deck list'}</span>
        <span className="text-sm text-muted tabular-nums">{formatCounted(count, 'card')}</span>
      </figcaption>
      <ul className="columns-1 gap-8 text-sm sm:columns-2 lg:columns-3">
        {lines.map(({ quantity, name }, index) => {
          const card = cards.get(textCardKey(name));
          return (
            <li key={name} className="flex gap-2 py-0.5">
              <span className="w-6 text-right text-muted tabular-nums">{quantity}</span>
              <span>
                {card ? <CardLink card={card} text={name} /> : name}
                {index < deck.commanders.length ? <span className="text-muted"> (commander)</span> : null}
              </span>
            </li>
          );
        })}
      </ul>
      {deck.commanders.length > 0 ? (
        <Form method="post" action="/recs">
          <input type="hidden" name="deck" value={toText(deck)} />
          <Button type="submit">What would this deck add or cut?</Button>
        </Form>
      ) : null}
    </figure>
  );
}

function toText({ commanders, cards }: Props['deck']): string {
  const commanderCards =
    commanders.length > 0 ? ['Commander', ...commanders.map((name) => `1 ${name}`), ''] : [];
  return [...commanderCards, 'Deck', ...cards.map(({ quantity, name }) => `${quantity} ${name}`)].join('\n');
}
