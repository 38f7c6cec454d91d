import { Compared } from './compared.tsx';
import { DeckInsightView } from './deck-insight.tsx';
import { Problems } from './problems.tsx';
import { RecsAnswerView } from './recs-answer.tsx';
import type { RecsResult } from './recs-result.ts';
import { useDeckBox } from './use-deck-box.ts';

type Props = { result: RecsResult };

/** The result of a request; loaded with the first one. */
export default function ResultView({ result }: Props) {
  const { answer, insight, comparison } = result;
  const box = useDeckBox(answer);
  return (
    <>
      <Problems result={result} box={box} />
      {comparison ? <Compared comparison={comparison} box={box} /> : null}
      {answer ? <RecsAnswerView answer={answer} result={result} box={box} /> : null}
      {insight ? <DeckInsightView insight={insight} /> : null}
    </>
  );
}
