import { ManaCost } from './mana-cost.tsx';

type Props = {
  text: string;
  /** Within a drawing that is described elsewhere. */
  silent?: boolean;
};

/** Rules text, one paragraph a line, its symbols drawn. */
export function RulesText({ text, silent = false }: Props) {
  return (
    <div className={silent ? undefined : 'flex flex-col gap-1.5'}>
      {text.split('\n').map((line, index) => (
        <p key={`${index.toString()} ${line}`}>
          {partsOf(line).map((part) =>
            part.symbols ? <ManaCost key={part.at} cost={part.text} label={silent ? null : ''} /> : part.text,
          )}
        </p>
      ))}
    </div>
  );
}

function partsOf(line: string): { text: string; symbols: boolean; at: number }[] {
  return [...line.matchAll(/(?:\{[^{}]+\})+|[^{]+|\{/g)].map((match) => ({
    text: match[0],
    symbols: /^\{[^{}]/.test(match[0]),
    at: match.index,
  }));
}
