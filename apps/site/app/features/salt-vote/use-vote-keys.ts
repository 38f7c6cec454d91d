import { useEffect, useRef } from 'react';

type Keys = { vote: (score: number) => void; skip: () => void; undo: () => void };

/** 0 to 4 vote, the right arrow skips, the left one goes back; not while typing or while a dialog is open. */
export function useVoteKeys(keys: Keys): void {
  const latest = useRef(keys);
  latest.current = keys;
  useEffect(() => {
    function onKey(event: KeyboardEvent): void {
      const target = event.target instanceof HTMLElement ? event.target : null;
      if (target?.isContentEditable || target?.closest('input, textarea, select, dialog, [popover]')) return;
      const withControl = event.ctrlKey || event.metaKey;
      if (event.altKey || event.shiftKey || event.defaultPrevented || document.querySelector('dialog[open]'))
        return;
      const { vote, skip, undo } = latest.current;
      const isBack = event.key === 'ArrowLeft' || event.key === 'u' || event.key === 'Backspace';
      if (withControl ? event.key === 'z' : isBack) undo();
      else if (withControl) return;
      else if (/^[0-4]$/.test(event.key)) vote(Number(event.key));
      else if (event.key === 'ArrowRight' || event.key === 's') skip();
      else return;
      event.preventDefault();
    }
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
}
