import { DATA_CREDITS, FAN_CONTENT_POLICY, SITE_NAME } from '../../site-facts.ts';

export function Footer() {
  return (
    <footer className="mt-10 border-t border-line bg-surface">
      <div className="mx-auto grid max-w-[96rem] gap-4 px-4 py-6 text-sm text-muted md:grid-cols-2 md:px-6">
        <p>
          {SITE_NAME} is unofficial fan content made under the{' '}
          <a href={FAN_CONTENT_POLICY} rel="noreferrer" className="link">
            Fan Content Policy
          </a>{' '}
          of Wizards of the Coast. Wizards has neither approved nor endorsed it. Portions of the materials
          used are property of Wizards of the Coast. © Wizards of the Coast LLC.
        </p>
        <p>
          Card data, prices and combos come from data that{' '}
          {DATA_CREDITS.map(({ name, url }, index) => (
            <span key={name}>
              <a href={url} rel="noreferrer" className="link">
                {name}
              </a>
              {index < DATA_CREDITS.length - 2 ? ', ' : index === DATA_CREDITS.length - 2 ? ' and ' : ''}
            </span>
          ))}{' '}
          publish. They are not partners of this site and answer for none of its numbers.
        </p>
      </div>
    </footer>
  );
}
