import type { MadeApiKey } from '@deckwright/contract/schemas';
import { focusWhenShown } from '@deckwright/islands';
import { Button } from '@deckwright/ui';
import { useCopy } from '../../shared/feedback/use-copy.ts';

type Props = { made: MadeApiKey; onSaved: () => void };

/** The text of a new key, which is shown this once. */
export function MadeKey({ made: { apiKey, key }, onSaved }: Props) {
  const { copy, refused } = useCopy({ text: key, done: 'Key copied.' });
  return (
    <div className="flex flex-col gap-3 rounded-md border border-line bg-raised p-4">
      <p ref={focusWhenShown} tabIndex={-1} className="text-sm text-pretty">
        This is “{apiKey.name}”. Copy it now: it isn’t shown again.
      </p>
      <code className="font-mono text-sm font-semibold break-all select-all">{key}</code>
      <div className="flex flex-wrap gap-2">
        <Button look="quiet" onClick={copy}>
          Copy key
        </Button>
        <Button look="quiet" onClick={onSaved}>
          I saved the key
        </Button>
      </div>
      <p role="alert" className="text-sm empty:hidden">
        {refused ? 'The browser did not allow copying. Select the key instead.' : null}
      </p>
    </div>
  );
}
