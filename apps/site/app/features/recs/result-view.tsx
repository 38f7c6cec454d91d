import type { ApiCard } from '@deckwright/api-client/schemas';
import { CrownIcon, IdentityPips, Notice } from '@deckwright/ui';
import { FORM_ID } from './deck-form.tsx';
import { DeckInsightView, InsightSummary } from './deck-insight.tsx';
import { LeftOut } from './left-out.tsx';
import { RecsAnswerView } from './recs-answer.tsx';
import type { RecsResult } from './recs-result.ts';

type Props = { result: RecsResult };

/** What came of the question; its code is fetched with the first one. */
export default function ResultView({ result }: Props) {
  const { answer, insight, unreadable } = result;
  const problem = result.error ?? answer?.errors[0] ?? null;
  return (
    <>
      {problem ? (
        <Notice tone="bad">
          <p>{problem}</p>
        </Notice>
      ) : null}
      {answer && answer.commanders.length === 0 ? <Leaders leaders={answer.leaders} /> : null}
      <LeftOut unknown={answer?.unknown ?? []} unreadable={unreadable} />
      {insight ? <InsightSummary insight={insight} /> : null}
      {answer ? <RecsAnswerView answer={answer} result={result} /> : null}
      {insight ? <DeckInsightView insight={insight} /> : null}
    </>
  );
}

type LeadersProps = { leaders: readonly ApiCard[] };

/** The cards of the list that may lead it: each crown sends the form again with that commander. */
function Leaders({ leaders }: LeadersProps) {
  if (leaders.length === 0) return null;
  return (
    <section aria-labelledby="leaders" className="flex flex-col gap-3">
      <h2 id="leaders" className="font-display text-xl font-semibold">
        Who is this deck’s commander?
      </h2>
      <ul className="grid gap-2 md:grid-cols-2">
        {leaders.map((card) => (
          <li key={card.url}>
            <button
              type="submit"
              form={FORM_ID}
              name="commander"
              value={card.name}
              className="flex min-h-12 w-full items-center gap-3 rounded-md border border-line bg-surface px-3 text-left text-sm shadow-card hover:border-accent hover:bg-raised"
            >
              <CrownIcon className="size-5 shrink-0 text-accent" />
              <span className="min-w-0 flex-1 font-semibold">
                {card.name}
                <span className="sr-only"> leads</span>
              </span>
              <IdentityPips colors={card.color_identity} />
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
