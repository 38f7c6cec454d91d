import type { TextBlock } from '@deckwright/contract/schemas';
import { ChevronIcon } from '@deckwright/ui';
import { useEffect, useId } from 'react';
import { useLocation } from 'react-router';
import { TextBlocks } from '../../shared/text/text-blocks.tsx';

type Heading = TextBlock & { type: 'heading' };
type Question = { heading: Heading; answer: TextBlock[] };

const NO_CARDS = new Map<string, never>();

type Props = { blocks: readonly TextBlock[] };

/** Questions with their contents beside them; a phone folds the answers, so that the questions are the contents. */
export function Questions({ blocks }: Props) {
  const { hash } = useLocation();
  const { preamble, questions } = splitQuestions(blocks);
  useEffect(() => {
    // The ids are slugs, which are the same in an address.
    const named = document.getElementById(hash.slice(1));
    const box = named?.closest('.question')?.firstElementChild;
    if (!(box instanceof HTMLInputElement)) return;
    box.checked = true;
    named?.scrollIntoView();
  }, [hash]);
  return (
    <div className="gap-x-10 lg:grid lg:grid-cols-[15rem_minmax(0,1fr)]">
      <nav
        aria-label="Contents"
        className="max-lg:hidden sticky top-18 max-h-[calc(100dvh-6rem)] self-start overflow-y-auto text-sm"
      >
        <ol className="flex flex-col border-l border-line">
          {questions.map(({ heading }) => (
            <li key={heading.id}>
              <a
                href={`#${heading.id}`}
                className="block py-1.5 pl-3 leading-snug text-muted text-pretty hover:text-accent"
              >
                {getPlainText(heading)}
              </a>
            </li>
          ))}
        </ol>
      </nav>
      <div className="flex min-w-0 flex-col md:gap-4">
        <TextBlocks blocks={preamble} cards={NO_CARDS} />
        {questions.map((question) => (
          <Answer key={question.heading.id} question={question} />
        ))}
      </div>
    </div>
  );
}

/** The checkbox folds the answer on a phone, also without JavaScript. */
function Answer({ question: { heading, answer } }: { question: Question }) {
  const box = useId();
  return (
    <section aria-labelledby={heading.id} className="question relative">
      <input id={box} type="checkbox" className="peer sr-only md:hidden" />
      <div className="relative flex items-center justify-between gap-3 max-md:min-h-12 max-md:border-t max-md:border-line max-md:py-2 peer-focus-visible:outline-2 peer-focus-visible:outline-accent peer-checked:[&_svg]:rotate-180 md:pt-4">
        <h2
          id={heading.id}
          className="scroll-mt-4 font-display text-lg leading-snug font-semibold text-balance md:text-2xl"
        >
          {getPlainText(heading)}
        </h2>
        <label htmlFor={box} className="cursor-pointer after:absolute after:inset-0 md:hidden">
          <span className="sr-only">{`Answer to “${getPlainText(heading)}”`}</span>
          <ChevronIcon className="size-5 text-muted" />
        </label>
      </div>
      <div className="answer flex flex-col gap-4 max-md:pb-5 max-md:peer-not-checked:hidden md:pt-3">
        <TextBlocks blocks={answer} cards={NO_CARDS} />
      </div>
    </section>
  );
}

/** The blocks by the headings of the second level above them. */
function splitQuestions(blocks: readonly TextBlock[]) {
  const preamble: TextBlock[] = [];
  const questions: Question[] = [];
  for (const block of blocks) {
    if (block.type === 'heading' && block.level === 2) questions.push({ heading: block, answer: [] });
    else (questions.at(-1)?.answer ?? preamble).push(block);
  }
  return { preamble, questions };
}

function getPlainText({ parts }: Heading): string {
  return parts.map((part) => ('text' in part ? part.text : '')).join('');
}
