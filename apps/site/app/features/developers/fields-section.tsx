import type { DevelopersPage } from '@deckwright/contract/schemas';
import { Fold } from '@deckwright/ui';
import { Fragment } from 'react';
import { DeveloperSection } from './developer-section.tsx';
import { WithCode } from './with-code.tsx';

type Props = { resources: DevelopersPage['resources'] };

/** Every field of the resources, in the words of their schemas. */
export function FieldsSection({ resources }: Props) {
  return (
    <DeveloperSection id="fields" title="Fields">
      <p>
        <WithCode text="Every answer has `data` and `source`, which names the decks behind the numbers. `fields=name,prices.tcgplayer.price` answers these fields alone; a dot leads into a field or into the entries of a list. A field without a value is null." />
      </p>
      <p>
        <WithCode text="Calls about commanders and cards count by `range`, `bracket`, `deck_theme`, `budget` and `placing`, as their pages do: `/api/v1/commanders/{id}?range=year&bracket=4`." />
      </p>
      <p>
        <WithCode text="Shares are fractions, 0…1, with a 95% interval next to them; synergy is a difference of shares, −1…1; lift is a log10. Days are YYYY-MM-DD. Prices of vendors are the same for each, so `cardkingdom` stands for all." />
      </p>
      <div className="flex flex-col divide-y divide-line border-y border-line">
        {resources.map(({ name, call, fields }) => (
          <Fold
            key={name}
            className="py-2"
            label={
              <span>
                {name} <span className="font-normal text-muted">· {fields.length} fields</span>
              </span>
            }
          >
            <p className="pb-2 text-sm text-muted">
              <code className="font-mono">{call}</code>
            </p>
            <dl className="flex flex-col pb-3 text-sm">
              {fields.map((field) => (
                <Fragment key={field.name}>
                  <dt className="mt-3 min-w-0 break-words first:mt-0">
                    <code className="font-mono font-semibold">{field.name}</code>{' '}
                    <span className="text-muted">
                      <WithCode text={field.type} />
                    </span>
                  </dt>
                  <dd>
                    <WithCode text={field.meaning} />
                  </dd>
                </Fragment>
              ))}
            </dl>
          </Fold>
        ))}
      </div>
    </DeveloperSection>
  );
}
