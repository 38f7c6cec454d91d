import { Toast } from '@deckwright/ui';
import { useCallback } from 'react';
import { useNavigate } from 'react-router';
import { SITE_TOAST_MS, type ToastMessage, toasts } from '../shared/feedback/toasts.ts';

type Props = { message: ToastMessage };

export default function SiteToast({ message }: Props) {
  const { text, undo, again } = message;
  const navigate = useNavigate();
  // Only this message: one that replaced it under the same key has its own three seconds.
  const hide = useCallback(() => hideMessage(message), [message]);
  const goBack = (back: string | (() => void)) => {
    hide();
    if (typeof back === 'function') back();
    else void navigate(back, { preventScrollReset: true });
  };
  const action =
    undo !== undefined
      ? { label: 'Undo', onAction: () => goBack(undo) }
      : again && { label: 'Try again', onAction: () => goBack(again) };
  return (
    <Toast delayMs={SITE_TOAST_MS} onHide={hide} action={action}>
      {text}
    </Toast>
  );
}

function hideMessage(message: ToastMessage): void {
  if (toasts.get().includes(message)) toasts.hide(message.key);
}
