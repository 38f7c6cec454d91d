import { CodeBlock } from './code-block.tsx';
import { DeveloperSection } from './developer-section.tsx';
import assistant from './examples/assistant.json?raw';
import { useExample } from './use-example.ts';
import { WithCode } from './with-code.tsx';

/** For programs that talk with people. */
export function AssistantsSection() {
  return (
    <DeveloperSection id="assistants" title="For assistants">
      <p>
        <WithCode text="Assistants can ask this site at `/mcp` by the Model Context Protocol, without a sign-in: find cards, read a commander or a deck list, judge a deck, recommend cards, find combos and compare two decks." />
      </p>
      <CodeBlock label="Settings of an assistant" text={useExample(assistant)} />
      <p>
        Every answer names its decks, their date and the page to cite. Each message counts as one call, and so
        does each call that it makes.
      </p>
    </DeveloperSection>
  );
}
