import { Panel } from '@deckwright/ui';
import { Link } from 'react-router';
import { searchUrl } from '../../shared/search/search-query.ts';
import { SYNTAX, type SyntaxLine } from './syntax.data.ts';

/** The complete search syntax. */
export function Syntax() {
  return (
    <div className="grid gap-4 pt-3 md:grid-cols-2 xl:grid-cols-3">
      {SYNTAX.map(({ title, lines }) => (
        <Panel key={title} title={title}>
          <ul className="flex flex-col gap-4">
            {lines.map((line) => (
              <HelpLine key={line.words} line={line} />
            ))}
          </ul>
        </Panel>
      ))}
    </div>
  );
}

type LineProps = { line: SyntaxLine };

function HelpLine({ line }: LineProps) {
  return (
    <li className="flex flex-col gap-1.5">
      <span className="text-sm text-pretty">{line.words}</span>
      <span className="flex flex-wrap gap-1.5">
        {line.examples.map((example) => (
          <Link
            key={example}
            to={searchUrl({ q: example })}
            className="inline-flex min-h-8 max-w-full items-center rounded-sm bg-raised px-2 font-mono text-xs break-all hover:text-accent"
          >
            {example}
          </Link>
        ))}
      </span>
    </li>
  );
}
