import { useSiteFacts } from '../../shared/site/site-settings.ts';

/** Where else the site can be found; a channel without an address says so. */
export function Channels() {
  const channels = useSiteFacts()?.channels ?? [];
  return (
    <section
      id="channels"
      aria-labelledby="channels-heading"
      className="mt-6 flex scroll-mt-32 flex-col gap-3"
    >
      <h2 id="channels-heading" className="font-display text-2xl font-semibold">
        Channels
      </h2>
      <ul className="grid gap-3 sm:grid-cols-2">
        {channels.map(({ name, url }) => (
          <li key={name} className="rounded-lg border border-line bg-surface p-4 shadow-card">
            {url ? (
              <a href={url} rel="noreferrer me" className="link font-semibold">
                {name}
              </a>
            ) : (
              <>
                <span className="font-semibold">{name}</span>
                <span className="block text-sm text-muted">This site has none so far.</span>
              </>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
