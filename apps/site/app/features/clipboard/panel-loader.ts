import { fetchPart } from '@deckwright/islands';
import type { ComponentType } from 'react';
import { toasts } from '../../shared/feedback/toasts.ts';
import type { PanelProps } from './panel.tsx';
import { clipboardStore } from './store.ts';

export type ClipboardPanel = ComponentType<PanelProps>;

export const loadPanel = () => fetchPart(() => import('./panel.tsx'));

/** Reports which panel to show, which is loaded when first opened; null while closed. */
export function keepShown(show: (panel: ClipboardPanel | null) => void): () => void {
  async function follow({ isOpen, toggle }: ReturnType<typeof clipboardStore.getState>): Promise<void> {
    if (!isOpen) return show(null);
    const loaded = await loadPanel().catch(() => null);
    if (!clipboardStore.getState().isOpen) return;
    if (loaded) {
      hideUndone();
      return show(loaded.default);
    }
    toggle();
    toasts.add({ key: 'clipboard', text: 'The clipboard could not be loaded. Try again.' });
  }
  if (clipboardStore.getState().isOpen) void follow(clipboardStore.getState());
  return clipboardStore.subscribe((state, before) => {
    if (state.isOpen !== before.isOpen) void follow(state);
  });
}

/** The panel already shows what was added and has its own Undo; on a phone the toasts would cover it. */
function hideUndone(): void {
  for (const { key, undo } of toasts.get())
    if (undo !== undefined && key.startsWith('clipboard')) toasts.hide(key);
}
