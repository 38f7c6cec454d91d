import type { Condition } from './ast.ts';
import { QueryError } from './query-error.ts';

/** The days a date means, as YYYYMMDD: a year and a month mean all of theirs. */
export function readDays({ value, valueSpan }: Condition, yearOnly: boolean): { from: number; to: number } {
  const pattern = yearOnly ? /^(\d{4})$/ : /^(\d{4})(?:-(\d{1,2})(?:-(\d{1,2}))?)?$/;
  const match = pattern.exec(value);
  const [, year, month, day] = match ?? [];
  const fits = (part: string | undefined, most: number) =>
    part === undefined || (Number(part) >= 1 && Number(part) <= most);
  if (!match || !fits(month, 12) || !fits(day, 31))
    throw new QueryError(
      yearOnly
        ? `“${value}” is not a year. Write it like 2024.`
        : `“${value}” is not a date. Write it like 2024-03-30, 2024-03 or 2024.`,
      valueSpan,
    );
  const base = Number(year) * 10_000;
  return {
    from: base + Number(month ?? 1) * 100 + Number(day ?? 1),
    to: base + Number(month ?? 12) * 100 + Number(day ?? 31),
  };
}
