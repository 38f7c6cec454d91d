import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useLocation, useSubmit } from 'react-router';
import { FORM_ID } from './deck-form.tsx';
import { fillForm, readRecsForm, toFormData } from './form-fields.ts';
import type { RecsForm, RecsResult } from './recs-result.ts';
import { keepDeck, readStoredDeck, type StoredDeck } from './stored-deck.ts';
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

  const keep = () => {
    const form = deckForm();
    if (!form || waiting.current) return;
    const now = readRecsForm(new FormData(form));
    if (result || now.deck.trim() !== '' || now.commanders.length > 0)
      keepDeck({ entry, sent: result?.form ?? null, now, edits: box.edits }, result);
  };
  const latest = useRef(keep);
  useLayoutEffect(() => {
    latest.current = keep;
  });
  useLayoutEffect(() => {
    const leave = () => latest.current();
    addEventListener('pagehide', leave);
    return () => {
      removeEventListener('pagehide', leave);
      // The fields are still there.
      leave();
    };
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: only what this entry had when the page opened.
  useEffect(() => {
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
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each answer.
  useEffect(() => {
    const [stored, form] = [waiting.current, deckForm()];
    if (!result || !stored || !form) return;
    waiting.current = null;
    if (result.form.deck !== stored.sent?.deck) return;
    fillForm(form, stored.now);
    box.restore(stored.edits);
  }, [result]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: after each answer and each press.
  useEffect(() => latest.current(), [entry, result, box.edits]);
  return draft;
}

function deckForm(): HTMLFormElement | null {
  const form = document.getElementById(FORM_ID);
  return form instanceof HTMLFormElement ? form : null;
}

function openedAs(): string {
  const [opened] = performance.getEntriesByType('navigation');
  return opened instanceof PerformanceNavigationTiming ? opened.type : 'navigate';
}
