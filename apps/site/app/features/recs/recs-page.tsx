import { Notice } from '@deckwright/ui';
import { DeckForm } from './deck-form.tsx';
import type { RecsResult } from './recommend.server.ts';
import { RecsAnswerView } from './recs-answer.tsx';

type Props = { result: RecsResult | undefined };

export function RecsPage({ result }: Props) {
  const errors = result?.answer?.errors ?? [];
  const helped = (result?.answer?.inRecs.length ?? 0) > 0;
  // With recommendations at hand the errors only say what was left out of the deck.
  const problem = result?.error ?? (helped ? null : (errors[0] ?? null));
  const leftOut = [...(helped ? errors : errors.slice(1)), ...(result?.unreadable ?? [])];
  return (
    <div className="grid items-start gap-8 lg:grid-cols-[22rem_minmax(0,1fr)]">
      <div className="flex flex-col gap-4">
        <h1 className="font-display text-3xl font-semibold">Recommendations</h1>
        <DeckForm form={result?.form} />
      </div>
      <div className="flex min-w-0 flex-col gap-6">
        {problem ? (
          <Notice tone="bad">
            <p>{problem}</p>
          </Notice>
        ) : null}
        {leftOut.length > 0 ? <LeftOut lines={leftOut} /> : null}
        {result ? null : <HowItWorks />}
        {result?.answer ? <RecsAnswerView answer={result.answer} /> : null}
      </div>
    </div>
  );
}

type LeftOutProps = { lines: string[] };

/** What of the list was not understood: names that are no cards, and lines that could not be read. */
function LeftOut({ lines }: LeftOutProps) {
  return (
    <Notice>
      <h2 className="font-display text-lg font-semibold">Left out of the deck</h2>
      <ul className="flex list-disc flex-col gap-0.5 pl-5 text-sm">
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </Notice>
  );
}

function HowItWorks() {
  return (
    <div className="flex max-w-prose flex-col gap-3 text-muted">
      <h2 className="font-display text-xl font-semibold text-text">How it works</h2>
      <p>
        Paste a list from any deck site. Your cards are compared with all decks in the data; you get cards
        that decks like yours play and yours does not, and cards of yours that fit least, each with its
        reasons.
      </p>
      <p>The list is used for this answer alone and is not kept.</p>
    </div>
  );
}
