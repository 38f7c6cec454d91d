import type { SearchOption } from '@deckwright/contract';
import { AppError, type ErrorCode } from '@deckwright/domain';

/** An unknown name, with suggestions. */
export class UnknownNameError extends AppError {
  readonly nearest: SearchOption[];

  constructor(message: string, nearest: SearchOption[], code: ErrorCode = 'not-found') {
    super(code, message);
    this.nearest = nearest;
  }
}
