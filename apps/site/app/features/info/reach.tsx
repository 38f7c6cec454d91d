import { useSiteFacts } from '../../shared/site/site-settings.ts';

type Props = { heading?: string };

/** Who runs the site and how to write to them, as far as they told. */
export function Reach({ heading = 'Write to us' }: Props) {
  const operator = useSiteFacts()?.operator;
  return (
    <section aria-labelledby="reach" className="mt-2 flex flex-col gap-3">
      <h2 id="reach" className="font-display text-2xl font-semibold">
        {heading}
      </h2>
      {operator?.name ? <p>This site is run by {operator.name}.</p> : null}
      {operator?.email ? (
        <p>
          You can write to{' '}
          <a href={`mailto:${operator.email}`} className="link">
            {operator.email}
          </a>
          .
        </p>
      ) : (
        <p className="rounded-md border border-line bg-raised p-4">
          The operator of this site has set no mail address. If that is you, set <code>OPERATOR_EMAIL</code>{' '}
          in the settings and start the site again.
        </p>
      )}
    </section>
  );
}
