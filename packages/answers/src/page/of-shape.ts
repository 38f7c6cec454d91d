import { AppError } from '@deckwright/domain';
import { z } from 'zod';

/** The value as parsed by the shape. @throws AppError invalid-argument that names the invalid field */
export function ofShape<T extends z.ZodType>(shape: T, value: unknown): z.output<T> {
  const parsed = shape.safeParse(value);
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  const place = issue && issue.path.length > 0 ? ` at ${z.core.toDotPath(issue.path)}` : '';
  throw new AppError(
    'invalid-argument',
    `The body has not the expected form${place}: ${issue?.message ?? ''}.`,
  );
}
