import { ManaCost } from './mana-cost.tsx';

type Props = { text: string };

/** Rules text, one paragraph a line, its symbols drawn. */
export function RulesText({ text }: Props) {
  return (
    <div className="flex flex-col gap-1.5">
      {text.split('\n').map((line) => (
        <p key={line}>
          {partsOf(line).map((part) =>
            part.symbols ? <ManaCost key={part.at} cost={part.text} label="" /> : part.text,
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
