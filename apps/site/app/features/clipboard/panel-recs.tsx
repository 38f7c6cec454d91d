import type { RecommendedCard, RecsAnswer, RecsRequest } from '@deckwright/contract/schemas';
import { fetchPart } from '@deckwright/islands';
import { Button, Skeleton } from '@deckwright/ui';
import { type ComponentType, type ReactNode, useState } from 'react';
import { useNavigate } from 'react-router';
import { type LimitOptions, limitsInForm, readLimits } from '../../shared/advice/limits.ts';
import { SuggestionText } from '../../shared/advice/suggestion-text.tsx';
import { useCollection } from '../../shared/collection/use-collection.ts';
import { toasts } from '../../shared/feedback/toasts.ts';
import { useHosts } from '../../shared/page/site-settings.ts';
import { browserClient } from '../../shared/session/browser-client.ts';
import { askRecs } from './ask-recs.ts';
import { EMPTY_CLIPBOARD } from './clipboard.ts';
import { focusPast } from './panel-keys.ts';
import { OWNED_FIELD, PanelLimits } from './panel-limits.tsx';
import { RowName } from './row-name.tsx';
import { clipboardStore, useClipboard } from './store.ts';

export const RECS_ID = 'clipboard-recs';

/** The latest answer with its reasons and cuts, and the commanders it is for; for when the panel is reopened. */
let last: { answer: RecsAnswer; commanders: string } | null = null;

/** Aborts the pending request. */
let waiting: AbortController | undefined;

/** What to add to the clipboard and what to cut, requested with one button. */
export function PanelRecs() {
  const { apiHost } = useHosts();
  const hasCommander = useClipboard(({ commanders }) => commanders.length > 0);
  const isLoading = useClipboard(({ isLoadingRecs }) => isLoadingRecs);
  const { collection } = useCollection();
  const [CollectionDialog, setDialog] = useState<ComponentType<{ onClose: () => void }> | null>(null);
  const [problem, setProblem] = useState('');

  /** Loads the code here, because a failure while rendering would clear the clipboard. */
  async function openCollection(): Promise<void> {
    try {
      const { default: dialog } = await fetchPart(
        () => import('../../shared/collection/collection-dialog.tsx'),
      );
      setDialog(() => dialog);
    } catch {
      toasts.add({ key: 'collection', text: 'The collection could not be opened. Try again.' });
    }
  }

  /** Sends nothing as long as an amount cannot be read. */
  function submit(form: HTMLFormElement): void {
    if (isLoading) return;
    const fields = new FormData(form);
    const limits = readLimits(limitsInForm(fields));
    setProblem(limits.problem ?? '');
    if (limits.problem === null) void ask(limits.options, fields.has(OWNED_FIELD));
    else {
      const field = form.querySelector<HTMLInputElement>(`[name=${limits.field}]`);
      const fold = field?.closest('details');
      if (fold) fold.open = true;
      field?.focus();
    }
  }

  async function ask(options: LimitOptions, onlyOwned: boolean): Promise<void> {
    const running = new AbortController();
    waiting = running;
    const { signal } = running;
    const post = async (request: RecsRequest) =>
      (await browserClient({ apiHost })).postRecs(request, { signal });
    await askRecs(clipboardStore.getState, post, {
      options,
      owned: onlyOwned ? collection?.cards : undefined,
      signal,
      onAnswer: (answer, commanders) => {
        last = { answer, commanders: toKey(commanders) };
      },
    });
    // Errors are shown at the top of the panel.
    if (clipboardStore.getState().error !== '') document.querySelector('.clip-panel')?.scrollTo({ top: 0 });
  }

  return (
    <section aria-labelledby={RECS_ID} aria-busy={isLoading} className="flex flex-col gap-3">
      {/* Its button is called so. */}
      <h3 id={RECS_ID} tabIndex={-1} className="sr-only">
        Improve my deck
      </h3>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          submit(event.currentTarget);
        }}
        className="flex flex-wrap items-center gap-x-4 gap-y-3"
      >
        <div className="flex flex-wrap items-center gap-3">
          <Button
            type="submit"
            look={hasCommander ? 'primary' : 'quiet'}
            data-lit={hasCommander}
            aria-disabled={isLoading}
            className="aria-disabled:opacity-60"
          >
            {isLoading ? 'Looking at decks…' : 'Improve my deck'}
          </Button>
          {isLoading ? (
            <Button look="quiet" onClick={() => waiting?.abort()}>
              Cancel
            </Button>
          ) : null}
        </div>
        <PanelLimits hasCollection={collection !== null} onCollection={() => void openCollection()} />
        {problem ? (
          <p role="alert" className="w-full text-sm text-bad">
            {problem}
          </p>
        ) : null}
      </form>
      {isLoading ? <Waiting /> : <Advice />}
      {CollectionDialog ? <CollectionDialog onClose={() => setDialog(null)} /> : null}
    </section>
  );
}

function Waiting() {
  return (
    <div role="status" className="flex flex-col gap-2">
      <span className="sr-only">Comparing your clipboard with our decks…</span>
      {Array.from({ length: 5 }, (_, index) => (
        <Skeleton key={index.toString()} className="h-11 w-full" />
      ))}
    </div>
  );
}

const FIRST_ADDS = 8;
const FIRST_CUTS = 4;
const FIRST_ILLEGAL = 8;

/** The recommended cards that are not in the clipboard yet, and the cuts that still are. */
function Advice() {
  const recs = useClipboard((state) => state.recs);
  const cards = useClipboard((state) => state.cards);
  const commanders = useClipboard((state) => state.commanders);
  // A cleared clipboard has no recommendations, and other commanders need a new request.
  if (!last || recs === EMPTY_CLIPBOARD.recs || last.commanders !== toKey(commanders)) return null;
  const isInClipboard = (url: string) => Object.hasOwn(cards, url) || commanders.includes(url);
  const adds = last.answer.inRecs.filter(({ url }) => recs.includes(url) && !isInClipboard(url));
  const illegal = last.answer.mustGo
    .filter(({ url }) => isInClipboard(url))
    .map(({ name, url, reason }) => ({ name, url, reasons: [reason] }));
  const cuts = last.answer.outRecs.filter(({ url }) => isInClipboard(url));
  const { add, remove } = clipboardStore.getState();
  return (
    <>
      {adds.length + cuts.length + illegal.length === 0 ? (
        <p className="text-sm text-muted">Nothing to recommend here.</p>
      ) : null}
      <Rows
        title="Must go"
        cards={illegal}
        first={FIRST_ILLEGAL}
        act="Remove"
        onAct={({ url }) => remove(url)}
      />
      <Rows title="To add" cards={adds} first={FIRST_ADDS} act="Add" onAct={(card) => add([card])} />
      <Rows title="To cut" cards={cuts} first={FIRST_CUTS} act="Remove" onAct={({ url }) => remove(url)} />
      <WholeAnswer />
    </>
  );
}

function toKey(commanders: readonly string[]): string {
  return commanders.join(' ');
}

/** Call before a row is removed: moves the focus to the button of the next row, otherwise of the previous one. */
function passFocus(button: HTMLElement): void {
  const row = button.closest('li');
  const neighbor = row?.nextElementSibling ?? row?.previousElementSibling;
  const next = neighbor?.querySelector<HTMLElement>('[data-act]');
  if (next) next.focus();
  else if (row) focusPast(row);
}

type RowCard = Pick<RecommendedCard, 'name' | 'url' | 'reasons'>;

type RowsProps<T extends RowCard> = {
  title: string;
  cards: readonly T[];
  first: number;
  act: 'Add' | 'Remove';
  onAct: (card: T) => void;
};

function Rows<T extends RowCard>({ title, cards, first, act, onAct }: RowsProps<T>): ReactNode {
  const [all, setAll] = useState(false);
  if (cards.length === 0) return null;
  const id = `clipboard-${title.toLowerCase().replace(' ', '-')}`;
  return (
    <section aria-labelledby={id}>
      <h4
        id={id}
        className="flex items-baseline gap-2 border-b border-line pb-1 text-xs font-semibold text-muted"
      >
        {title} <span className="font-normal tabular-nums">{cards.length}</span>
      </h4>
      <ul>
        {(all ? cards : cards.slice(0, first)).map((card) => (
          <li
            key={card.url}
            data-card={card.url}
            className="flex min-h-11 items-center gap-3 border-b border-line py-1.5 text-sm"
          >
            <SuggestionText
              className="text-xs"
              name={
                <RowName url={card.url} to={card.url} className="font-medium leading-tight">
                  {card.name}
                </RowName>
              }
              reason={card.reasons[0]}
            />
            <Button
              look="quiet"
              data-act={act}
              className="shrink-0 px-3 md:min-h-9"
              onClick={({ currentTarget }) => {
                passFocus(currentTarget);
                onAct(card);
              }}
            >
              {act}
              <span className="sr-only">{` ${card.name}`}</span>
            </Button>
          </li>
        ))}
      </ul>
      {!all && cards.length > first ? (
        <button type="button" onClick={() => setAll(true)} className="link min-h-11 text-sm">
          Show all {cards.length}
        </button>
      ) : null}
    </section>
  );
}

/** Link to the page “Improve my deck” with the same list; the list stays in the browser until it is submitted. */
function WholeAnswer() {
  const navigate = useNavigate();
  async function open(): Promise<void> {
    const { cards, commanders, loadedCards } = clipboardStore.getState();
    const getNames = (urls: readonly string[]) => urls.flatMap((url) => loadedCards[url]?.name ?? []);
    const { writeSharedDeck } = await fetchPart(() => import('@deckwright/decklist'));
    const deck = getNames(Object.keys(cards)).map((name) => `1 ${name}`);
    await navigate(
      `/recs#${await writeSharedDeck({ deck: deck.join('\n'), commanders: getNames(commanders) })}`,
    );
  }
  return (
    <button
      type="button"
      onClick={() =>
        void open().catch(() => toasts.add({ key: 'recs', text: 'The page could not be opened. Try again.' }))
      }
      className="link min-h-11 w-fit text-left text-sm"
    >
      All reasons and combos on one page
    </button>
  );
}
