import { ManaCost } from './mana-cost.tsx';

type Props = { text: string };

/** Rules text with drawn symbols, one paragraph per line. */
export function RulesText({ text }: Props) {
  return (
    <div className="flex flex-col gap-1.5">
      {text.split('\n').map((line, index) => (
        <p key={`${index.toString()} ${line}`}>
          <Parts text={line} label="" />
        </p>
      ))}
    </div>
  );
}

/** Rules text within a drawing that is described elsewhere, with line breaks instead of paragraphs. */
export function RulesLine({ text }: Props) {
  return <Parts text={text} label={null} />;
}

function Parts({ text, label }: Props & { label: string | null }) {
  return splitSymbols(text).map((part) =>
    part.symbols ? <ManaCost key={part.at} cost={part.text} label={label} /> : part.text,
  );
}

function splitSymbols(line: string): { text: string; symbols: boolean; at: number }[] {
  return [...line.matchAll(/(?:\{[^{}]+\})+|[^{]+|\{/g)].map((match) => ({
    text: match[0],
    symbols: /^\{[^{}]/.test(match[0]),
    at: match.index,
  }));
}
