import { DeveloperSection } from './developer-section.tsx';

/** How pages of this site look on other sites. */
export function EmbedsSection() {
  return (
    <DeveloperSection id="embeds" title="Embeds">
      <p>
        A link to a page of this site shows a picture with its numbers wherever links have previews. New data
        and articles are in{' '}
        <a href="/feed.xml" className="link">
          the feed
        </a>
        .
      </p>
    </DeveloperSection>
  );
}
