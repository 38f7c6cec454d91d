import { Button } from '@deckwright/ui';
import { toasts } from '../../shared/toasts/toasts.ts';
import { useHydrated } from '../../shared/view/use-hydrated.ts';

type Props = {
  /** Of the form whose list is shared: `deck` and any number of `commander`. */
  form: string;
};

const FAILED = 'The link could not be made. Check the connection and try again.';

/** Copies or hands on an address that holds the list as it stands in the form. */
export function ShareForm({ form }: Props) {
  const byDevice = useHydrated() && 'share' in navigator;
  const run = async (way: 'copy' | 'device') => {
    const fields = document.getElementById(form);
    if (!(fields instanceof HTMLFormElement)) return;
    try {
      const { shareForm } = await import('../../shared/share/share-deck.ts');
      await shareForm(fields, way);
    } catch {
      toasts.add({ key: 'copied', text: FAILED });
    }
  };
  return (
    <div className="flex flex-wrap gap-2 pt-3 noscript:hidden">
      <Button look="quiet" className="flex-1" onClick={() => void run('copy')}>
        Copy link
      </Button>
      {byDevice ? (
        <Button look="quiet" className="flex-1" onClick={() => void run('device')}>
          Share…
        </Button>
      ) : null}
    </div>
  );
}
