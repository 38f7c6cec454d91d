import { Button } from '@deckwright/ui';
import { useState } from 'react';
import { resetSettings, useAccount } from '../../shared/session/session.ts';

type Props = {
  /** Resets what is not part of the settings, and returns a function that undoes this. */
  resetMore?: () => () => void;
};

/** Resets all choices; pressing it again undoes this until something else is chosen. */
export function ResetSettings({ resetMore }: Props) {
  const { status, user } = useAccount();
  const [undo, setUndo] = useState<(() => void) | null>(null);
  const isReset = undo !== null && user.chosen.length === 0;
  function press(): void {
    if (isReset) {
      undo();
      setUndo(null);
      return;
    }
    const undoSettings = resetSettings();
    const undoMore = resetMore?.();
    setUndo(() => () => {
      undoMore?.();
      undoSettings();
    });
  }
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <Button look="quiet" disabled={status !== 'in'} onClick={press}>
        {isReset ? 'Undo reset' : 'Reset to defaults'}
      </Button>
      <p role="status" className="text-sm text-muted">
        {isReset ? 'All settings are back to their defaults.' : null}
      </p>
    </div>
  );
}
