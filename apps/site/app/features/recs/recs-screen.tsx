import type { Color } from '@deckwright/domain';
import { fetchPart, StaticMarkup, useHydrated } from '@deckwright/islands';
import { Button, cn, HeadBand, Skeleton } from '@deckwright/ui';
import { Suspense, useEffect, useRef } from 'react';
import { useLocation, useNavigation } from 'react-router';
import { ShareLink } from '../../shared/deck-list/share-link.tsx';
import { lazyPart } from '../../shared/loading/lazy-part.tsx';
import { useHosts } from '../../shared/page/site-settings.ts';
import { cancelRecs } from './answer-in-time.ts';
import { ASK_ID, DeckForm, FORM_ID } from './deck-form.tsx';
import { recsHost } from './recs-host.ts';
import type { RecsResult } from './recs-result.ts';
import { shareNewList } from './share-form.ts';
import { lastAnswer } from './stored-deck.ts';
import { useAnswerInView } from './use-answer-in-view.ts';
import { useDeckBox } from './use-deck-box.ts';
import { useStoredDeck } from './use-stored-deck.ts';

const loadResult = () => fetchPart(() => import('./result-view.tsx'));
const ResultView = lazyPart(loadResult);

const AnswerHead = lazyPart(() => fetchPart(() => import('./answer-head.tsx')));

const AnswerSummary = lazyPart(() => fetchPart(() => import('./answer-summary.tsx')));

const SharedDeck = lazyPart(() => fetchPart(() => import('./shared-deck.tsx')));

const HowItWorks = lazyPart(() => fetchPart(() => import('./how-it-works.tsx')));

type Props = { result: RecsResult | undefined };

export function RecsScreen({ result: given }: Props) {
  const { key, hash } = useLocation();
  const result = given ?? lastAnswer(`${key}${hash}`);
  const busy = useNavigation().state === 'submitting';
  const hydrated = useHydrated();
  // Known only in the browser.
  const isShared = hash.startsWith('#deck=') && hydrated;
  const { apiHost } = useHosts();
  useEffect(() => {
    recsHost.api = apiHost;
  }, [apiHost]);
  // Loaded while the request is pending; if that fails, the answer says so.
  useEffect(() => {
    if (busy) loadResult().catch(() => undefined);
  }, [busy]);
  const box = useDeckBox(result);
  const draft = useStoredDeck(result, box);
  const answered = isAnswered(result) ? result : null;
  const folded = useRef<HTMLDetailsElement>(null);
  // React keeps what the visitor has opened or closed; a new answer resets it so that the answer is first.
  useEffect(() => {
    if (folded.current) folded.current.open = !isAnswered(result);
  }, [result]);
  const answerBox = useRef<HTMLElement>(null);
  const headBox = useRef<HTMLElement>(null);
  const noteRequest = useAnswerInView(given, answered !== null, { head: headBox, answer: answerBox });
  const wasBusy = useRef(false);
  useEffect(() => {
    if (busy) wasBusy.current = true;
  }, [busy]);
  // The pressed button was disabled or replaced meanwhile: on to the answer or, without one, back to the form's button.
  useEffect(() => {
    if (!result || !wasBusy.current) return;
    wasBusy.current = false;
    if (document.activeElement !== document.body) return;
    const next = isAnswered(result) ? answerBox.current : document.getElementById(ASK_ID);
    next?.focus({ preventScroll: true });
  }, [result]);
  return (
    <div
      className={cn(
        'grid grid-cols-[minmax(0,1fr)] items-start gap-x-8 gap-y-5',
        answered
          ? 'lg:grid-cols-[minmax(0,1fr)_21rem] lg:grid-rows-[auto_1fr]'
          : 'gap-y-6 lg:grid-cols-[24rem_minmax(0,1fr)]',
      )}
    >
      <HeadBand colors={getColors(result)} />
      <header
        ref={headBox}
        className={cn(
          'relative col-start-1 row-start-1 flex min-w-0 flex-col gap-1',
          !answered && 'lg:col-end-3 pb-1',
        )}
      >
        {answered ? (
          <Suspense fallback={<Skeleton className="h-48 w-full" />}>
            <AnswerHead result={answered} box={box} />
          </Suspense>
        ) : (
          <>
            <h1 className="font-display text-3xl font-semibold md:text-4xl">Improve my deck</h1>
            <p className="text-sm text-muted text-pretty md:text-base">
              Paste a list to see what it is built to do and what is wrong with it, then swaps, cards to add
              and cards to cut for that plan, each with a reason.
            </p>
          </>
        )}
      </header>
      {/* On a narrow screen below the answer, which the bar at its foot and the head lead past. */}
      <div
        className={cn(
          'rounded-lg border border-line bg-surface p-4 shadow-card lg:sticky lg:top-18 lg:max-h-[calc(100dvh-6rem)] lg:overflow-y-auto',
          answered && 'max-lg:order-last lg:col-start-2 lg:row-span-2 lg:row-start-1',
        )}
      >
        {answered ? (
          <Suspense fallback={<Skeleton className="h-96 w-full" />}>
            <AnswerSummary result={answered} box={box} />
          </Suspense>
        ) : null}
        {/* The same element before and after the first answer, so that it keeps the input. */}
        <details ref={folded} open={answered ? undefined : true} className="group/edit">
          <summary
            className={
              answered
                ? 'mt-2 flex min-h-11 cursor-pointer list-none items-center justify-center rounded-md border border-line text-sm font-semibold hover:bg-raised [&::-webkit-details-marker]:hidden'
                : 'hidden'
            }
          >
            Edit list
          </summary>
          <div className={answered ? 'pt-3' : ''}>
            <DeckForm form={result?.form ?? draft} onSubmit={noteRequest} />
          </div>
        </details>
        <ShareButtons form={FORM_ID} answered={answered !== null} />
        <ShareLink getList={() => listOfForm(FORM_ID)} />
      </div>
      <section
        ref={answerBox}
        tabIndex={-1}
        aria-label={result ? 'Answer' : undefined}
        aria-busy={busy}
        className={cn('flex min-w-0 flex-col gap-5 outline-none md:gap-6', answered && 'lg:col-start-1')}
      >
        {isShared ? (
          <Suspense fallback={null}>
            <SharedDeck box="deck" />
          </Suspense>
        ) : null}
        {busy ? (
          <>
            <div className="flex flex-wrap items-center gap-4">
              <p role="status" className="text-sm text-muted">
                Comparing your list with our decks…
              </p>
              <Button look="quiet" onClick={cancelRecs}>
                Cancel
              </Button>
            </div>
            <WaitingCards />
          </>
        ) : result ? (
          <Suspense fallback={<WaitingCards />}>
            <ResultView result={result} box={box} />
          </Suspense>
        ) : (
          <StaticMarkup>
            <HowItWorks />
          </StaticMarkup>
        )}
      </section>
    </div>
  );
}

/** Whether there are recommendations to show, regardless of problems with the list. */
function isAnswered(result: RecsResult | undefined): result is RecsResult {
  return (result?.answer?.commanders.length ?? 0) > 0;
}

function WaitingCards() {
  return (
    <div aria-hidden="true" className="grid gap-3 xl:grid-cols-2">
      {Array.from({ length: 8 }, (_, index) => (
        <Skeleton key={index.toString()} className="h-40 w-full" />
      ))}
    </div>
  );
}

const ALL_COLORS: readonly Color[] = ['W', 'U', 'B', 'R', 'G'];

/** The colors of the answer's commanders; all five before there is an answer. */
function getColors(result: RecsResult | undefined): readonly Color[] {
  const commanders = result?.answer?.commanders ?? [];
  if (commanders.length === 0) return ALL_COLORS;
  return ALL_COLORS.filter((color) => commanders.some((card) => card.colorIdentity.includes(color)));
}

/** The deck in a form with the fields `deck` and any number of `commander`, as one list. */
function listOfForm(id: string): string {
  const form = document.getElementById(id);
  if (!(form instanceof HTMLFormElement)) return '';
  const fields = new FormData(form);
  const deck = `${fields.get('deck') ?? ''}`.trim();
  const commanders = fields
    .getAll('commander')
    .map((name) => `${name}`.trim())
    .filter(Boolean);
  const namesCommanders = /^[ \t/#*[]*commanders?\b/im.test(deck);
  if (commanders.length === 0 || namesCommanders) return deck;
  return ['Commander', ...commanders.map((name) => `1 ${name}`), '', 'Deck', deck].join('\n').trim();
}

type ShareButtonsProps = {
  /** Id of the form whose list is shared: `deck` and any number of `commander`. */
  form: string;
  /** Whether following the link shows an answer. */
  answered: boolean;
};

/** Buttons to copy or share a link that contains the list in the form. */
function ShareButtons({ form, answered }: ShareButtonsProps) {
  const byDevice = useHydrated() && 'share' in navigator;
  return (
    <div className="flex flex-wrap gap-2 pt-3 noscript:hidden">
      <Button look="quiet" className="flex-1" onClick={() => void shareNewList(form, 'copy')}>
        {answered ? 'Copy link to this answer' : 'Copy link'}
      </Button>
      {byDevice ? (
        <Button look="quiet" className="flex-1" onClick={() => void shareNewList(form, 'device')}>
          Share…
        </Button>
      ) : null}
    </div>
  );
}
