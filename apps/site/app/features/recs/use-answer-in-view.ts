import { type FormEvent, type RefObject, useEffect, useRef } from 'react';
import { holdScroll } from '../../shared/page/hold-scroll.ts';
import { ASK_ID } from './deck-form.tsx';
import type { RecsResult } from './recs-result.ts';

/** Where an answer begins. */
type Beginnings = {
  /** The commander and the plan. */
  head: RefObject<HTMLElement | null>;
  /** Problems and advice. */
  answer: RefObject<HTMLElement | null>;
};

/**
 * Scrolls to the beginning of an answer: the commander or, without one, the message that asks for it. Answers to the
 * buttons of an answer, such as Keep, leave the page where it is. Returns the handler of the form.
 */
export function useAnswerInView(
  /** The answer to a request of this page; none if it is an earlier one that is shown again. */
  given: RecsResult | undefined,
  isAnswered: boolean,
  { head, answer }: Beginnings,
): (event: FormEvent<HTMLFormElement>) => void {
  /** Only a button of an answer asks for one that is not shown from its beginning. */
  const isNew = useRef(true);
  /** How far the page was scrolled when a button of the answer was pressed; null if it was scrolled since. */
  const left = useRef<number | null>(null);
  useEffect(() => {
    if (!given) return;
    const isFromBeginning = isNew.current;
    isNew.current = true;
    if (!isFromBeginning) return left.current === null ? undefined : stay(left.current);
    const beginning = (given.answer?.commanders.length ?? 0) > 0 ? head : answer;
    if (beginning.current) showBeginning(beginning.current);
  }, [given, head, answer]);
  return ({ nativeEvent }) => {
    const submitter = nativeEvent instanceof SubmitEvent ? nativeEvent.submitter : null;
    isNew.current = !isAnswered || submitter === null || submitter.id === ASK_ID;
    left.current = scrollY;
    const forget = () => {
      left.current = null;
    };
    for (const sign of ['wheel', 'touchmove']) addEventListener(sign, forget, { once: true, passive: true });
  };
}

/** Where it is in the first screen, the page is shown from its top, so that no bar cuts what is above. */
function showBeginning(beginning: HTMLElement): void {
  const top = beginning.getBoundingClientRect().top + scrollY;
  if (top < innerHeight / 2) scrollTo({ top: 0, behavior: 'instant' });
  else beginning.scrollIntoView({ block: 'start' });
}

/** The parts of an answer come one after the other, for about this long. */
const SETTLES_MS = 1000;

/** The page becomes shorter for a moment, which scrolls it. */
function stay(top: number): () => void {
  return holdScroll(SETTLES_MS, () => {
    if (Math.abs(scrollY - top) > 1) scrollTo({ top, behavior: 'instant' });
  });
}
