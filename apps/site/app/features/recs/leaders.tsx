import type { ApiCard } from '@deckwright/api-client/schemas';
import { CrownIcon, IdentityPips } from '@deckwright/ui';
import { FORM_ID } from './deck-form.tsx';

type Props = { leaders: readonly ApiCard[] };

/** The cards of the list that may lead it: each crown sends the form again with that commander. */
export function Leaders({ leaders }: Props) {
  if (leaders.length === 0) return null;
  return (
    <section aria-labelledby="leaders" className="flex flex-col gap-3">
      <h2 id="leaders" className="font-display text-xl font-semibold">
        Who leads this deck?
      </h2>
      <ul className="grid gap-2 md:grid-cols-2">
        {leaders.map((card) => (
          <li key={card.url}>
            <button
              type="submit"
              form={FORM_ID}
              name="commander"
              value={card.name}
              className="flex min-h-12 w-full items-center gap-3 rounded-md border border-line bg-surface px-3 text-left text-sm shadow-card hover:border-accent hover:bg-raised"
            >
              <CrownIcon className="size-5 shrink-0 text-accent" />
              <span className="min-w-0 flex-1 font-semibold">
                {card.name}
                <span className="sr-only"> leads</span>
              </span>
              <IdentityPips colors={card.color_identity} />
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
