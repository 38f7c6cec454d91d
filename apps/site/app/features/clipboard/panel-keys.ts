import { type RefObject, useEffect } from 'react';
import { clippedAs, urlsOf } from './clipboard.ts';
import { clipboardStore } from './store.ts';

/** The part of a row that takes the focus, and the row of a card. */
const NAMES = '[data-row]';
const ROW = '[data-card]';

/** Arrows, Home and End go from card to card, Delete takes the card out. */
export function useRowKeys(box: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const panel = box.current;
    if (!panel) return undefined;
    const onKey = (event: KeyboardEvent) => {
      const row = rowOf(event.target);
      if (!row || event.altKey || event.ctrlKey || event.metaKey) return;
      if (event.key === 'Delete' && isHeld(row)) takeOut(row);
      else if (!moveAlong(panel, row, event.key)) return;
      event.preventDefault();
    };
    panel.addEventListener('keydown', onKey);
    return () => panel.removeEventListener('keydown', onKey);
  }, [box]);
}

/** The card of the row that a mouse is on, or the focus, is shown large. */
export function useRowPreview(box: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const panel = box.current;
    if (!panel) return undefined;
    const show = (url: string | null) => {
      const { viewerImage, mobileImageIsOpen, showImage } = clipboardStore.getState();
      if (url !== viewerImage && !mobileImageIsOpen) showImage(url);
    };
    const onFocus = ({ target }: Event) => show(rowOf(target)?.dataset.card ?? null);
    const onPointer = (event: PointerEvent) => {
      if (event.pointerType === 'mouse') onFocus(event);
    };
    const onLeave = () => show(null);
    panel.addEventListener('focusin', onFocus);
    panel.addEventListener('focusout', onLeave);
    panel.addEventListener('pointerover', onPointer);
    panel.addEventListener('pointerleave', onLeave);
    return () => {
      panel.removeEventListener('focusin', onFocus);
      panel.removeEventListener('focusout', onLeave);
      panel.removeEventListener('pointerover', onPointer);
      panel.removeEventListener('pointerleave', onLeave);
    };
  }, [box]);
}

/**
 * Keeps the focus in the panel: a row whose card comes to stand elsewhere goes, as by its crown, and the focus goes on to
 * the next; a large picture that is closed gives it back to the row that opened it.
 */
export function useKeptFocus(box: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    let opener: HTMLElement | null = null;
    // It hears of a change before the rows are drawn anew.
    return clipboardStore.subscribe((state, before) => {
      const row = rowOf(document.activeElement);
      const url = row?.dataset.card;
      if (row && url && box.current?.contains(row) && clippedAs(state, url) !== clippedAs(before, url))
        focusPast(row);
      if (state.mobileImageIsOpen === before.mobileImageIsOpen) return;
      if (state.mobileImageIsOpen) opener = row?.querySelector<HTMLElement>(NAMES) ?? null;
      else (opener?.isConnected ? opener : box.current)?.focus({ preventScroll: true });
    });
  }, [box]);
}

/** Takes the card of a row out; the focus goes on to the row after it, or else before it. */
export function takeOut(row: HTMLElement): void {
  focusPast(row);
  if (row.dataset.card) clipboardStore.getState().remove(row.dataset.card);
}

/** Before an action that a row does not outlive: the focus goes to the row after it, or else before it, or the panel. */
export function focusPast(row: HTMLElement): void {
  const panel = row.closest<HTMLElement>('[role=dialog]');
  const rows = panel ? [...panel.querySelectorAll<HTMLElement>(ROW)] : [];
  const at = rows.indexOf(row);
  const next = rows[at + 1] ?? rows[at - 1];
  (next?.querySelector<HTMLElement>(NAMES) ?? next?.querySelector('button') ?? panel)?.focus();
}

/** Rows of advice are of cards that are not here yet. */
function isHeld({ dataset }: HTMLElement): boolean {
  return urlsOf(clipboardStore.getState()).some((url) => url === dataset.card);
}

function rowOf(target: EventTarget | null): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>(ROW) : null;
}

function moveAlong(panel: HTMLElement, row: HTMLElement, key: string): boolean {
  const names = [...panel.querySelectorAll<HTMLElement>(NAMES)];
  const at = names.findIndex((name) => row.contains(name));
  const to = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: names.length - 1 }[key];
  if (to === undefined || at < 0) return false;
  names[to]?.focus();
  return true;
}
