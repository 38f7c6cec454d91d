import { type HTMLAttributes, type RefObject, useLayoutEffect, useRef } from 'react';
import { onFirstTouch } from '../browser/first-touch.ts';
import type { Interaction, InteractionTracker } from '../interaction/preserve-interaction.ts';
import { followPress } from './follow-press.ts';
import { loadPreservation, preservationNow } from './load-preservation.ts';

/** Keeps the server-rendered markup untouched during hydration. */
const AS_SERVED = { dangerouslySetInnerHTML: { __html: '' } };

type Props = Pick<HTMLAttributes<HTMLDivElement>, 'className' | 'aria-busy'> & {
  'data-served'?: '';
  box: RefObject<HTMLDivElement | null>;
  /** Receives the interaction when the markup is removed. */
  interaction: RefObject<Interaction | null>;
};

/** Markup as the server rendered it. Captures scroll position, focus and press at the moment it is removed. */
export function ServerMarkup({ box, interaction, ...attributes }: Props) {
  useLayoutEffect(() => {
    const root = box.current;
    if (!root) return undefined;
    const press = followPress(root);
    let tracker: InteractionTracker | undefined;
    let gone = false;
    const begin = () => {
      if (!gone) tracker = preservationNow()?.trackInteraction(root);
    };
    const unwait = preservationNow() ? begin() : onFirstTouch(() => void loadPreservation().then(begin));
    return () => {
      gone = true;
      unwait?.();
      tracker ??= preservationNow()?.trackInteraction(root);
      interaction.current = tracker?.capture(press.read()) ?? null;
      tracker?.stop();
      press.stop();
    };
  }, [box, interaction]);
  return <div ref={box} {...attributes} {...AS_SERVED} suppressHydrationWarning />;
}

/** Restores what was captured when the markup was removed, in what is rendered in its place. */
export function useRestoredInteraction(
  root: RefObject<HTMLDivElement | null>,
): RefObject<Interaction | null> {
  const interaction = useRef<Interaction>(null);
  useLayoutEffect(() => {
    if (!root.current || !interaction.current) return;
    preservationNow()?.restoreInteraction(root.current, interaction.current);
    interaction.current = null;
  });
  return interaction;
}
