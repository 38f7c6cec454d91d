import { AnswerParts } from './answer-parts.tsx';
import { Compared } from './compared.tsx';
import { listCuts } from './cut-rule.ts';
import { DeckInsightView } from './deck-insight.tsx';
import { EditsBar } from './edits-bar.tsx';
import { ManaSection } from './mana-section.tsx';
import { hasCard, type NewList } from './new-list/new-list.ts';
import { useNewList } from './new-list/use-new-list.ts';
import { Problems } from './problems.tsx';
import { RecsAnswerView } from './recs-answer.tsx';
import type { RecsResult } from './recs-result.ts';
import type { DeckBox } from './use-deck-box.ts';

type Props = { result: RecsResult; box: DeckBox };

/** The result of a request; loaded with the first one. */
export default function ResultView({ result, box }: Props) {
  const { answer, insight, comparison } = result;
  const list = useNewList(result, box);
  const hasCards = (insight?.size ?? 0) > 0;
  const hasAnswer = answer !== null && answer.commanders.length > 0;
  return (
    <>
      {hasAnswer ? <AnswerParts parts={listParts(result, list)} /> : null}
      <Problems result={result} box={box} />
      {comparison ? <Compared comparison={comparison} box={box} /> : null}
      {answer ? <RecsAnswerView answer={answer} result={result} box={box} /> : null}
      {insight && hasCards && hasAnswer ? <ManaSection insight={insight} list={list} box={box} /> : null}
      {insight && hasCards ? <DeckInsightView insight={insight} list={list} /> : null}
      {answer ? <EditsBar result={result} box={box} /> : null}
    </>
  );
}

function listParts(result: RecsResult, list: NewList | null) {
  const { answer, advice, insight } = result;
  if (!answer) return [];
  const { cuts, swaps } = listCuts(answer, result);
  const near = (advice?.near ?? []).reduce((sum, { count }) => sum + count, 0);
  const counted = [
    {
      id: 'problems',
      label: 'Must go',
      count: advice?.mustGo.filter(({ name }) => hasCard(list, name)).length ?? 0,
    },
    { id: 'swaps', label: 'Swaps', count: swaps.length },
    { id: 'add', label: 'To add', count: answer.inRecs.length },
    { id: 'cut', label: 'To cut', count: cuts.length },
    { id: 'near', label: 'One card away', count: near },
    { id: 'combos', label: 'Combos', count: answer.combos.present.length },
  ].filter(({ count }) => count > 0);
  return [
    ...counted,
    ...(insight
      ? [
          { id: 'mana', label: 'Mana' },
          { id: 'insight', label: 'In numbers' },
        ]
      : []),
  ];
}
