import { type RefObject, useEffect } from 'react';
import { clippedAs, getCardUrls } from './clipboard.ts';
import { clipboardStore } from './store.ts';

/** The focusable part of a row, and the row of a card. */
const NAMES = '[data-row]';
const ROW = '[data-card]';

/** Arrow keys, Home and End move between cards, Delete removes the card. */
export function useRowKeys(box: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const panel = box.current;
    if (!panel) return undefined;
    const onKey = (event: KeyboardEvent) => {
      const row = toRow(event.target);
      if (!row || event.altKey || event.ctrlKey || event.metaKey) return;
      if (event.key === 'Delete' && isInClipboard(row)) takeOut(row);
      else if (!moveAlong(panel, row, event.key)) return;
      event.preventDefault();
    };
    panel.addEventListener('keydown', onKey);
    return () => panel.removeEventListener('keydown', onKey);
  }, [box]);
}

/** Shows the hovered or focused row's card large. */
export function useRowPreview(box: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const panel = box.current;
    if (!panel) return undefined;
    const show = (url: string | null) => {
      const { viewerImage, mobileImageIsOpen, showImage } = clipboardStore.getState();
      if (url !== viewerImage && !mobileImageIsOpen) showImage(url);
    };
    const onFocus = ({ target }: Event) => show(toRow(target)?.dataset.card ?? null);
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
 * Keeps the focus in the panel: if a row disappears because its card moved, for example when crowned, the focus moves
 * to the next row; closing a large picture returns the focus to the row that opened it.
 */
export function useFocusRetained(box: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    let opener: HTMLElement | null = null;
    // This listener runs before the rows are rerendered.
    return clipboardStore.subscribe((state, before) => {
      const row = toRow(document.activeElement);
      const url = row?.dataset.card;
      if (row && url && box.current?.contains(row) && clippedAs(state, url) !== clippedAs(before, url))
        focusPast(row);
      if (state.mobileImageIsOpen === before.mobileImageIsOpen) return;
      if (state.mobileImageIsOpen) opener = row?.querySelector<HTMLElement>(NAMES) ?? null;
      else (opener?.isConnected ? opener : box.current)?.focus({ preventScroll: true });
    });
  }, [box]);
}

/** Removes the card of a row; the focus moves to the next row, otherwise to the previous one. */
export function takeOut(row: HTMLElement): void {
  focusPast(row);
  if (row.dataset.card) clipboardStore.getState().remove(row.dataset.card);
}

/**
 * Call before an action that removes a row: moves the focus to the next row, otherwise to the previous one or the
 * panel.
 */
export function focusPast(row: HTMLElement): void {
  const panel = row.closest<HTMLElement>('[role=dialog]');
  const rows = panel ? [...panel.querySelectorAll<HTMLElement>(ROW)] : [];
  const at = rows.indexOf(row);
  const next = rows[at + 1] ?? rows[at - 1];
  (next?.querySelector<HTMLElement>(NAMES) ?? next?.querySelector('button') ?? panel)?.focus();
}

/** Rows of recommendations are of cards that are not in the clipboard. */
function isInClipboard({ dataset }: HTMLElement): boolean {
  return getCardUrls(clipboardStore.getState()).some((url) => url === dataset.card);
}

function toRow(target: EventTarget | null): HTMLElement | null {
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
