import { AppError } from '@deckwright/domain';

/** A snapshot that must not be served; `reason` completes "Snapshot X is refused: …". */
export function refused(id: string, reason: string, cause?: unknown): AppError {
  return new AppError(
    'data-loss',
    `Snapshot ${id} is refused: ${reason}. Run "npm run deckwright -- build" to write it anew, or where it came from a store, on the machine that fills it.`,
    { cause },
  );
}
