/** On every page of a catalogue without decks: what works, and how to add decks. */
export default function NoDecksNotice() {
  return (
    <aside aria-label="No decks yet" className="border-b border-line bg-surface">
      <div className="mx-auto flex max-w-[96rem] flex-col gap-1 px-4 py-2.5 text-sm md:px-6">
        <p>
          <strong className="font-semibold">No decks yet.</strong> Cards, prices, combos and search work;
          shares, ranks and recommendations are counted from decks. Whoever runs the site adds deck lists so:
        </p>
        <pre className="text-muted whitespace-pre-wrap wrap-anywhere">
          <code>{COMMANDS}</code>
        </pre>
      </div>
    </aside>
  );
}

const COMMANDS = `npm run deckwright -- ingest decks FILE --source NAME --rights own
npm run deckwright -- build`;
