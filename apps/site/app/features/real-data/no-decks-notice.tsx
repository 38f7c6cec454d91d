/** On every page of a catalog without decks: what works. */
export default function NoDecksNotice() {
  return (
    <aside aria-label="No decks yet" className="border-b border-line bg-surface">
      <p className="mx-auto max-w-[112rem] px-4 py-2.5 text-sm md:px-6">
        <strong className="font-semibold">No decks yet.</strong> Cards, prices, combos and search work, and
        recommendations come from the cards alone. Percentages and ranks will appear once decks are added.
      </p>
    </aside>
  );
}
