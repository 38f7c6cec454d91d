/** On every page of a catalogue without decks: what works, and how to add decks. */
export function NoDecksNotice() {
  return (
    <aside aria-label="No decks yet" className="border-b border-line bg-surface">
      <div className="mx-auto flex max-w-[96rem] flex-col gap-1 px-4 py-2.5 text-sm md:px-6">
        <p>
          <strong className="font-semibold">No decks yet.</strong> Cards, prices and the search work; shares,
          ranks and recommendations are counted from decks. Add deck lists, then build:
        </p>
        <pre className="overflow-x-auto text-muted">
          <code>{COMMANDS}</code>
        </pre>
      </div>
    </aside>
  );
}

const COMMANDS = `npm run deckwright -- ingest decks FILE --source NAME --rights own
npm run deckwright -- build`;
