import { type RefObject, useEffect, useRef } from 'react';
import type { NewList } from './new-list.ts';

/**
 * Shows the line that has just changed, where the cards scroll by themselves, and keeps the focus near a line that was
 * removed with its button. Returns what to call when a button of a line is pressed.
 */
export function useChangedLine(box: RefObject<HTMLElement | null>, list: NewList) {
  const before = useRef<ReadonlyMap<string, number> | null>(null);
  const pressed = useRef('');
  useEffect(() => {
    const lines = list.groups.flatMap((group) => group.lines);
    const now = new Map(lines.map(({ card, quantity }) => [card.name, quantity]));
    const last = before.current;
    before.current = now;
    const cards = box.current;
    if (!last || !cards) return;
    const shown = [...cards.querySelectorAll<HTMLElement>('[data-line]')];
    const removedAt = now.has(pressed.current) ? -1 : [...last.keys()].indexOf(pressed.current);
    if (removedAt >= 0 && document.activeElement === document.body) {
      const next = shown[Math.min(removedAt, shown.length - 1)];
      (next?.querySelector<HTMLElement>('button:last-of-type') ?? cards).focus({ preventScroll: true });
      return;
    }
    // The next press at the same point must not be for another card.
    const focused = document.activeElement;
    if (focused !== cards && cards.contains(focused)) return;
    const changed = [...now].find(([name, quantity]) => (last.get(name) ?? 0) !== quantity);
    const line = changed && shown.find(({ dataset }) => dataset.line === changed[0]);
    if (!line) return;
    const top = line.offsetTop - cards.scrollTop;
    const isShown = top >= 0 && top + line.offsetHeight <= cards.clientHeight;
    if (!isShown) cards.scrollTo({ top: line.offsetTop - cards.clientHeight / 2 });
  }, [box, list]);
  return (button: HTMLElement, name: string) => {
    pressed.current = name;
    // Not every browser does this by itself.
    button.focus({ preventScroll: true });
  };
}
