import { AppError } from '@deckwright/domain';

/** A part of a snapshot cannot be computed, so that it must not replace another one. */
export class UnsoundSnapshotError extends AppError {
  constructor(id: string, part: string, cause: unknown) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    super('data-loss', `Snapshot ${id} has an error: its ${part} cannot be computed (${reason}).`, { cause });
  }
}
