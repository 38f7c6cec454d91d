import { OperatorHint } from '../../shared/session/operator-hint.tsx';

/** Below the notice that there are no decks: how to add some. */
export function AddDecksHint() {
  return (
    <OperatorHint>
      <aside aria-label="For the operator" className="border-b border-line bg-surface">
        <div className="mx-auto flex max-w-[112rem] flex-col gap-1 px-4 py-2.5 text-sm md:px-6">
          <p>You run this site? Add deck lists with these commands:</p>
          <pre className="text-muted whitespace-pre-wrap wrap-anywhere">
            <code>{COMMANDS}</code>
          </pre>
        </div>
      </aside>
    </OperatorHint>
  );
}

const COMMANDS = `npm run deckwright -- ingest decks FILE --source NAME --rights own
npm run deckwright -- build`;
