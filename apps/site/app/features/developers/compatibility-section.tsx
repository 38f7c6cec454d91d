import { CodeBlock } from './code-block.tsx';
import { DeveloperSection } from './developer-section.tsx';
import addresses from './examples/compatibility.sh?raw';
import { useExample } from './use-example.ts';
import { WithCode } from './with-code.tsx';

/** For programs that read the JSON format most Commander tools read. */
export function CompatibilitySection() {
  return (
    <DeveloperSection id="compatibility" title="Change one address">
      <p>
        Existing Commander tools read one undocumented JSON format. This site answers in it, so that such a
        program needs one change: its base address.
      </p>
      <CodeBlock label="The same addresses, here" text={useExample(addresses)} />
      <p>
        <WithCode text="There, `inclusion` is a number of decks, `lift` is a ratio, and unknown numbers are left out. New programs should use `/api/v1`, which has intervals, reasons and a promise not to change." />
      </p>
    </DeveloperSection>
  );
}
