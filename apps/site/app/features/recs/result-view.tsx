import { Compared } from './compared.tsx';
import { DeckInsightView } from './deck-insight.tsx';
import { EditsBar } from './edits-bar.tsx';
import { ManaSection } from './mana-section.tsx';
import { PlanSection } from './plan-section.tsx';
import { Problems } from './problems.tsx';
import { RecsAnswerView } from './recs-answer.tsx';
import type { RecsResult } from './recs-result.ts';
import type { DeckBox } from './use-deck-box.ts';

type Props = { result: RecsResult; box: DeckBox };

/** The result of a request; loaded with the first one. */
export default function ResultView({ result, box }: Props) {
  const { answer, insight, comparison, plan, form } = result;
  return (
    <>
      {plan ? <PlanSection plan={plan} form={form} lands={insight?.lands.count ?? null} /> : null}
      <Problems result={result} box={box} />
      {comparison ? <Compared comparison={comparison} box={box} /> : null}
      {answer ? <RecsAnswerView answer={answer} result={result} box={box} /> : null}
      {insight ? <ManaSection insight={insight} box={box} /> : null}
      {insight ? <DeckInsightView insight={insight} box={box} /> : null}
      {answer ? <EditsBar result={result} box={box} /> : null}
    </>
  );
}
