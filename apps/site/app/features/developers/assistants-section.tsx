import { DeveloperSection } from './developer-section.tsx';

/** For programs that answer in words. */
export function AssistantsSection() {
  return (
    <DeveloperSection id="assistants" title="For assistants">
      <p>
        An assistant that can call addresses needs nothing but{' '}
        <a href="/api/openapi.json" className="link">
          the description of the API
        </a>
        . Every answer names its decks and its date: repeat both with the numbers.
      </p>
    </DeveloperSection>
  );
}
