import { Link } from 'react-router';
import { DeveloperSection } from './developer-section.tsx';
import { WithCode } from './with-code.tsx';

export function TermsSection() {
  return (
    <DeveloperSection id="terms" title="Terms">
      <p>
        You may use the API for anything lawful;{' '}
        <Link to="/terms" className="link">
          the terms
        </Link>{' '}
        say what you can rely on.{' '}
        <WithCode text="Show the words in `source.credits` wherever you show the numbers, with their links. Bulk data state their license in `/api/v1/bulk`." />{' '}
        The program behind this site is free software under the MIT license. Questions:{' '}
        <Link to="/contact-us" className="link">
          contact us
        </Link>
        .
      </p>
    </DeveloperSection>
  );
}
