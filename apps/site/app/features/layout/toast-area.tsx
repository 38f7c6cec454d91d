import { Toast, ToastRegion } from '@deckwright/ui';
import { useCallback, useSyncExternalStore } from 'react';
import { SITE_TOAST_MS, toasts } from '../../toasts.ts';

/** Messages of every page, each gone by itself after three seconds. */
export function ToastArea() {
  const messages = useSyncExternalStore(toasts.subscribe, toasts.get, toasts.get);
  return (
    <ToastRegion>
      {messages
        .filter(({ show }) => show)
        .map(({ key, text }) => (
          <SiteToast key={key} toastKey={key} text={text} />
        ))}
    </ToastRegion>
  );
}

type Props = { toastKey: string; text: string };

function SiteToast({ toastKey, text }: Props) {
  const hide = useCallback(() => toasts.hide(toastKey), [toastKey]);
  return (
    <Toast delayMs={SITE_TOAST_MS} onHide={hide}>
      {text}
    </Toast>
  );
}
