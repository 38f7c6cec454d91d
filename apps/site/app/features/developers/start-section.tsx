import { CodeBlock } from './code-block.tsx';
import { DeveloperSection } from './developer-section.tsx';
import installJavaScript from './examples/install-javascript.sh?raw';
import installPython from './examples/install-python.sh?raw';
import javaScript from './examples/quick-start.mjs?raw';
import python from './examples/quick-start.py?raw';
import curl from './examples/quick-start.sh?raw';
import { useExample } from './use-example.ts';

/** The first calls; tests run exactly this code. */
export function StartSection() {
  return (
    <DeveloperSection id="start" title="Start in a minute">
      <p>
        Ask for a card and for the cards of a commander, read a deck list as players paste it, and get advice
        on it:
      </p>
      <CodeBlock label="curl" text={useExample(curl)} />
      <h3 className="mt-2 font-display text-xl font-semibold">JavaScript and TypeScript</h3>
      <p>
        A typed client without dependencies, for Node 20 and newer, browsers, workers, Deno and Bun. It waits
        when the site is busy, walks lists page by page, and asks again only for what changed. This site
        offers the one that fits its version:
      </p>
      <CodeBlock label="Install the JavaScript client" text={useExample(installJavaScript)} />
      <CodeBlock label="JavaScript" text={useExample(javaScript)} />
      <p>
        Browsers and Deno can import it as it is:{' '}
        <code className="code-word font-mono">/clients/index.js</code>
      </p>
      <h3 className="mt-2 font-display text-xl font-semibold">Python</h3>
      <p>
        One file for Python 3.9 and newer that needs nothing but the standard library, with types for all
        answers:
      </p>
      <CodeBlock label="Get the Python client" text={useExample(installPython)} />
      <CodeBlock label="Python" text={useExample(python)} />
    </DeveloperSection>
  );
}
