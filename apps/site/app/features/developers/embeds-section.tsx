import { CodeBlock } from './code-block.tsx';
import { DeveloperSection } from './developer-section.tsx';
import embed from './examples/embed.html?raw';
import { useExample } from './use-example.ts';
import { WithCode } from './with-code.tsx';

/** How pages of this site are shown on other sites. */
export function EmbedsSection() {
  return (
    <DeveloperSection id="embeds" title="Embeds">
      <p>Your pages can show a card of a commander, a card or a counted deck, without scripts and cookies:</p>
      <CodeBlock label="A commander in a frame" text={useExample(embed)} />
      <p>
        <WithCode text="`/embed/card/{slug}` and `/embed/deck/{id}` do the same, with `?theme=light`, `dark` or `auto`. `/oembed?url={address of the page}` answers programs that show links by oEmbed." />
      </p>
    </DeveloperSection>
  );
}
