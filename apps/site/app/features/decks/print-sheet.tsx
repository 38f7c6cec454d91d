type Group = { kind: string; title: string; lines: readonly { quantity: number; name: string }[] };

type Props = {
  title: string;
  /** A line about the list: its size and source. */
  note: string;
  groups: readonly Group[];
};

/**
 * A deck list on one sheet of paper, printed instead of the page around it (styles/print.css); never shown on screen.
 */
export function PrintSheet({ title, note, groups }: Props) {
  return (
    <div className="print-sheet">
      <p className="print-title">{title}</p>
      <p className="print-note">{note}</p>
      <div className="print-columns">
        {groups.map(({ kind, title: heading, lines }) => (
          <div key={kind}>
            <p>{`${heading} (${lines.reduce((sum, { quantity }) => sum + quantity, 0)})`}</p>
            <pre>{lines.map(({ quantity, name }) => `${quantity} ${name}`).join('\n')}</pre>
          </div>
        ))}
      </div>
    </div>
  );
}
