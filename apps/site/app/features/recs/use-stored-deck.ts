import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { useLocation, useSubmit } from 'react-router';
import { FORM_ID } from './deck-form.tsx';
import { fillForm, readRecsForm, toFormData } from './form-fields.ts';
import type { RecsForm, RecsResult } from './recs-result.ts';
import { type DeckEdits, keepDeck, readStoredDeck, type StoredDeck } from './stored-deck.ts';
import type { DeckBox } from './use-deck-box.ts';

/** Every document's first entry has the same key: only a reload and Back may show what an earlier document kept. */
let isFirst = true;

/**
 * Keeps the list, its edits and options for Back and a reload, and restores them: the answer from memory, or by asking
 * again. Returns the form to start with if nothing had been asked.
 */
export function useStoredDeck(result: RecsResult | undefined, box: DeckBox): RecsForm | undefined {
  const { key, hash } = useLocation();
  const entry = `${key}${hash}`;
  const submit = useSubmit();
  const [draft, setDraft] = useState<RecsForm>();
  /** Restored once its answer is there; until then nothing replaces it in the storage. */
  const waiting = useRef<StoredDeck>(null);
  const { edits } = box;

  const leave = useEffectEvent(() => {
    if (!waiting.current) keepShown(entry, result, edits);
  });
  useLayoutEffect(() => {
    const onHide = () => leave();
    addEventListener('pagehide', onHide);
    return () => {
      removeEventListener('pagehide', onHide);
      // The fields are still there.
      leave();
    };
  }, []);

  const open = useEffectEvent(() => {
    const isNewVisit = isFirst && openedAs() === 'navigate';
    isFirst = false;
    const stored = isNewVisit ? null : readStoredDeck(entry);
    const form = deckForm();
    if (!stored || !form) return;
    fillForm(form, stored.now);
    if (!stored.sent) {
      setDraft(stored.now);
      return;
    }
    waiting.current = stored;
    if (result) return;
    const options = {
      method: 'post',
      action: `/recs${hash}`,
      replace: true,
      preventScrollReset: true,
    } as const;
    void submit(toFormData(stored.sent), options);
  });
  // Only what this entry had when the page opened.
  useEffect(() => open(), []);

  const restoreEdits = useEffectEvent(box.restore);
  useEffect(() => {
    const [stored, form] = [waiting.current, deckForm()];
    if (!result || !stored || !form) return;
    waiting.current = null;
    if (result.form.deck !== stored.sent?.deck) return;
    fillForm(form, stored.now);
    restoreEdits(stored.edits);
  }, [result]);

  // After what is restored above.
  useEffect(() => {
    if (!waiting.current) keepShown(entry, result, edits);
  }, [entry, result, edits]);
  return draft;
}

/** Keeps what the entry shows now; an empty form without an answer is nothing to come back to. */
function keepShown(entry: string, result: RecsResult | undefined, edits: DeckEdits | null): void {
  const form = deckForm();
  if (!form) return;
  const now = readRecsForm(new FormData(form));
  if (result || now.deck.trim() !== '' || now.commanders.length > 0)
    keepDeck({ entry, sent: result?.form ?? null, now, edits }, result);
}

function deckForm(): HTMLFormElement | null {
  const form = document.getElementById(FORM_ID);
  return form instanceof HTMLFormElement ? form : null;
}

function openedAs(): string {
  const [opened] = performance.getEntriesByType('navigation');
  return opened instanceof PerformanceNavigationTiming ? opened.type : 'navigate';
}
