import { captureUiState, restoreUiState, type UiState } from './capture-ui-state.ts';
import { type ActiveControls, captureActiveControls, restoreActiveControls } from './focus-and-press.ts';
import { findScrollAnchor, keepScrollAnchor, type ScrollAnchor, trackScrolling } from './scroll-anchor.ts';

/** What the visitor did with server-rendered markup, and how far they have scrolled in it. */
export type Interaction = {
  /** Null while the page scrolls: then there is no position to keep. */
  scrollAnchor: ScrollAnchor | null;
  uiState: UiState;
  activeControls: ActiveControls;
};

export type InteractionTracker = {
  /** Called right before the markup is removed; `pressed` is the element being pressed. */
  capture: (pressed: Element | null) => Interaction;
  stop: () => void;
};

/** Follows the markup until its interaction is captured. */
export function trackInteraction(root: HTMLElement): InteractionTracker {
  const scrolling = trackScrolling();
  return {
    capture: (pressed) => ({
      scrollAnchor: scrolling.isScrolling() ? null : findScrollAnchor(root),
      uiState: captureUiState(root),
      activeControls: captureActiveControls(root, pressed),
    }),
    stop: scrolling.stop,
  };
}

/** Restores it in what is rendered in place of the markup. */
export function restoreInteraction(root: HTMLElement, interaction: Interaction): void {
  restoreUiState(root, interaction.uiState);
  if (interaction.scrollAnchor) keepScrollAnchor(root, interaction.scrollAnchor);
  restoreActiveControls(interaction.activeControls, root);
}
