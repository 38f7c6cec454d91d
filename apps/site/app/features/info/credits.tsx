import { DATA_CREDITS, FAN_CONTENT_POLICY, SITE_NAME } from '../../shared/page/site-facts.ts';

const WHAT: Readonly<Record<string, string>> = {
  Scryfall: 'Card data, rulings, functional tags and the addresses of card images.',
  MTGJSON: 'Prices and preconstructed decks, under the MIT license.',
  'Commander Spellbook': 'Combos.',
};

const FONTS = [
  { name: 'Inter', url: 'https://github.com/rsms/inter' },
  { name: 'Fraunces', url: 'https://github.com/undercasetype/Fraunces' },
  { name: 'Mana', url: 'https://github.com/andrewgioia/mana' },
] as const;

/** Credits for data, fonts and cards. */
export function Credits() {
  return (
    <section aria-labelledby="credits" className="mt-6 flex flex-col gap-3">
      <h2 id="credits" className="font-display text-2xl font-semibold">
        Credits
      </h2>
      <p>
        None of these services is a partner of this site or responsible for its statistics. Deck lists come
        from the sources named on each page.
      </p>
      <ul className="flex list-disc flex-col gap-2 pl-6 marker:text-accent">
        {DATA_CREDITS.map(({ name, url }) => (
          <li key={name}>
            <a href={url} rel="noreferrer" className="link">
              {name}
            </a>
            {WHAT[name] ? `: ${WHAT[name]}` : null}
          </li>
        ))}
        <li>
          Fonts under the SIL Open Font License 1.1:{' '}
          {FONTS.map(({ name, url }, index) => (
            <span key={name}>
              {index > 0 ? ', ' : null}
              <a href={url} rel="noreferrer" className="link">
                {name}
              </a>
            </span>
          ))}
          .
        </li>
      </ul>
      <p>
        {SITE_NAME} is unofficial fan content permitted under the{' '}
        <a href={FAN_CONTENT_POLICY} rel="noreferrer" className="link">
          Fan Content Policy
        </a>
        . It is not approved or endorsed by Wizards. Portions of the materials used are property of Wizards of
        the Coast. © Wizards of the Coast LLC.
      </p>
    </section>
  );
}
