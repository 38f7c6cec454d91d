import { formatCounted } from '@deckwright/domain';
import { fetchPart } from '@deckwright/islands';
import { CloseIcon, UndoIcon } from '@deckwright/ui';
import { type RefObject, Suspense, useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { ShareLink } from '../../shared/deck-list/share-link.tsx';
import type { CrashBox } from '../../shared/feedback/crash-box.tsx';
import { lazyPart } from '../../shared/loading/lazy-part.tsx';
import { storedSession } from '../../shared/storage/stored-session.ts';
import { ClippedCards } from './clipped-cards.tsx';
import { listOfClipboard } from './clipped-list.ts';
import { CommanderArea } from './commander-area.tsx';
import { PanelBoundary } from './panel-boundary.tsx';
import { PanelImage } from './panel-image.tsx';
import { PanelImport } from './panel-import.tsx';
import { PanelInsight } from './panel-insight.tsx';
import { useFocusRetained, useRowKeys, useRowPreview } from './panel-keys.ts';
import { PanelNotes } from './panel-notes.tsx';
import { PanelRecs, RECS_ID } from './panel-recs.tsx';
import { PanelTotal } from './panel-total.tsx';
import { PanelTrade } from './panel-trade.tsx';
import { clipboardStore, useClipboard } from './store.ts';
import { TRADE_ID } from './trade/trade-area.tsx';
import { isNarrow } from './use-narrow.ts';

const STAYS_OPEN = '[data-keeps-clipboard],[data-clip],[data-crown],[data-clip-deck]';
const TITLE = 'clipboard-title';

/** Separate, so that visitors do not load the code of accounts. */
const PatronTier = lazyPart(
  async () => ({
    default: (await fetchPart(() => import('../../shared/session/patron-tier.tsx'))).PatronTier,
  }),
  { missing: () => null },
);

export type PanelProps = {
  /** Already part of every page's first load. */
  crashBox: typeof CrashBox;
};

/** The clipboard: a drawer next to the page, a bottom sheet on a phone. The page behind it stays usable. */
export default function Panel({ crashBox }: PanelProps) {
  const box = useRef<HTMLElement>(null);
  useFocusWithin(box);
  useRowKeys(box);
  useRowPreview(box);
  useFocusRetained(box);
  useClosing();
  return (
    <>
      <div className="clip-backdrop" />
      <section
        ref={box}
        role="dialog"
        aria-labelledby={TITLE}
        tabIndex={-1}
        data-keeps-clipboard=""
        className="clip-panel"
      >
        <PanelBoundary titleId={TITLE} crashBox={crashBox}>
          <PanelHead titleId={TITLE} />
          <div className="flex flex-col gap-5 p-4 pt-3">
            <PanelNotes />
            <PanelLists />
            <PanelRecs />
            <PanelInsight />
            <PanelTrade />
            <PanelShare />
            <PanelImport />
          </div>
          <PanelImage />
        </PanelBoundary>
      </section>
    </>
  );
}

function close(): void {
  const { isOpen, toggle } = clipboardStore.getState();
  if (isOpen) toggle();
}

/** The focus moves into the panel as it opens and back as it closes. */
function useFocusWithin(box: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const opener = document.activeElement;
    const panel = box.current;
    panel?.focus({ preventScroll: true });
    return () => {
      const now = document.activeElement;
      const isFree = now === null || now === document.body || panel?.contains(now);
      if (isFree && opener instanceof HTMLElement && opener.isConnected)
        opener.focus({ preventScroll: true });
    };
  }, [box]);
}

/** Closes on Escape, on a press on anything of the page that is not marked, and on a phone on navigation. */
function useClosing(): void {
  const { key } = useLocation();
  const first = useRef(key);
  useEffect(() => {
    if (first.current !== key && isNarrow()) close();
  }, [key]);
  useEffect(() => {
    function onKey(event: KeyboardEvent): void {
      if (event.key !== 'Escape' || event.defaultPrevented || isCoveredByDialog()) return;
      const { mobileImageIsOpen, showImage } = clipboardStore.getState();
      if (mobileImageIsOpen) showImage(null);
      else close();
    }
    function onClick(event: MouseEvent): void {
      // The path, because the pressed element may have been removed by now.
      const staysOpen = event
        .composedPath()
        .some((node) => node instanceof Element && node.matches(STAYS_OPEN));
      if (!staysOpen) close();
    }
    document.addEventListener('keydown', onKey);
    document.addEventListener('click', onClick);
    return () => {
      document.removeEventListener('keydown', onKey);
      document.removeEventListener('click', onClick);
    };
  }, []);
}

/** An open dialog, menu or list of the page handles Escape first. */
function isCoveredByDialog(): boolean {
  return document.querySelector('dialog[open], [popover]:popover-open') !== null;
}

type HeadProps = { titleId: string };

const HEAD_BUTTON =
  'inline-flex h-11 items-center justify-center gap-1.5 rounded-md px-2.5 text-sm font-semibold hover:bg-raised aria-disabled:opacity-50 aria-disabled:hover:bg-transparent';

/** Title and size of the clipboard, undo, clear and close. Buttons without effect keep the focus. */
function PanelHead({ titleId }: HeadProps) {
  const count = useClipboard(({ cards, commanders }) => Object.keys(cards).length + commanders.length);
  const canUndo = useClipboard(({ prevStates }) => prevStates.length > 0);
  const { undo, clear, toggle } = clipboardStore.getState();
  return (
    <div className="sticky top-0 z-10 flex flex-wrap items-center gap-1 border-b border-line bg-surface py-1.5 pr-1.5 pl-4">
      <h2 id={titleId} className="flex min-w-0 flex-[1_1_6rem] flex-wrap items-baseline gap-x-2">
        <span className="font-display text-lg font-semibold">Clipboard</span>
        <span role="status" className="text-sm whitespace-nowrap text-muted tabular-nums">
          {formatCounted(count, 'card')}
        </span>
        <PanelTotal />
        {storedSession.read() ? (
          <Suspense fallback={null}>
            <PatronTier />
          </Suspense>
        ) : null}
      </h2>
      <button
        type="button"
        aria-disabled={!canUndo}
        onClick={canUndo ? undo : undefined}
        className={HEAD_BUTTON}
      >
        <UndoIcon className="size-4.5" />
        Undo
      </button>
      <button
        type="button"
        aria-disabled={count === 0}
        onClick={count > 0 ? clear : undefined}
        className={HEAD_BUTTON}
      >
        Clear
      </button>
      <button
        type="button"
        aria-label="Close the clipboard"
        onClick={toggle}
        className={`${HEAD_BUTTON} w-11`}
      >
        <CloseIcon className="size-5" />
      </button>
    </div>
  );
}

/** The cards, commanders first; that there is no commander yet, and how to choose one, stands after them. */
function PanelLists() {
  const hasCommander = useClipboard(({ commanders }) => commanders.length > 0);
  return (
    <>
      <PanelJumps />
      {hasCommander ? <CommanderArea /> : null}
      <ClippedCards />
      {hasCommander ? null : <CommanderArea />}
    </>
  );
}

/** From this number of cards on, what follows them is at least a screen further down. */
const LONG = 8;

const JUMPS = [
  [RECS_ID, 'Improve my deck'],
  [TRADE_ID, 'Prices and export'],
] as const;

function PanelJumps() {
  const isLong = useClipboard(({ cards }) => Object.keys(cards).length >= LONG);
  if (!isLong) return null;
  return (
    <nav aria-label="Below the cards" className="-my-3 flex flex-wrap gap-x-5">
      {JUMPS.map(([id, label]) => (
        <a
          key={id}
          href={`#${id}`}
          onClick={(event) => {
            event.preventDefault();
            const area = document.getElementById(id);
            area?.scrollIntoView({ block: 'start' });
            area?.focus({ preventScroll: true });
          }}
          className="link inline-flex min-h-11 items-center text-sm"
        >
          {label}
        </a>
      ))}
    </nav>
  );
}

/** A link for sharing a deck with a commander with the statistics. */
function PanelShare() {
  const hasCommander = useClipboard(({ commanders }) => commanders.length > 0);
  if (!hasCommander) return null;
  return <ShareLink getList={() => listOfClipboard(clipboardStore.getState())} className="self-start" />;
}
