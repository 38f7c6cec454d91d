import { Notice } from '@deckwright/ui';
import { DeckInsightView, InsightSummary } from './deck-insight.tsx';
import { Leaders } from './leaders.tsx';
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
