import type { z } from 'zod';
import { type OnBytes, readChunks } from './chunks.ts';
import { JsonSplitter } from './json-splitter.ts';
import { LineSplitter } from './line-splitter.ts';
import {
  checkRejectShare,
  countAccepted,
  countReject,
  countSkipped,
  newReport,
  type SourceReport,
} from './report.ts';
import type { SplitRecord } from './split-record.ts';

type ReadInput<T> = {
  name: string;
  path: string;
  /** Where the records lie in a root object; a root array needs none. */
  members?: readonly string[];
  jsonl?: boolean;
  schema: z.ZodType<T>;
  maxRejectShare: number;
  onBytes?: OnBytes | undefined;
  /** Takes a record; a returned string names the rule by which it is left out. */
  each: (record: T, key: string | null) => string | undefined;
};

/** Batches of the records of a file, in order; see JsonSplitter and LineSplitter. */
export async function* splitFile(
  path: string,
  options: {
    members?: readonly string[] | undefined;
    jsonl?: boolean | undefined;
    onBytes?: OnBytes | undefined;
  },
): AsyncGenerator<SplitRecord[]> {
  if (options.jsonl) {
    const lines = new LineSplitter(path);
    for await (const chunk of readChunks(path, options.onBytes)) yield lines.push(chunk);
    yield lines.end();
    return;
  }
  const splitter = new JsonSplitter(path, options.members ?? []);
  for await (const chunk of readChunks(path, options.onBytes)) yield splitter.push(chunk);
  splitter.end();
}

/**
 * Streams a file, parses each record by the schema and hands it to `each`. Rejects are counted; above the share the
 * call throws AppError 'data-loss'.
 */
export async function readRecords<T>(input: ReadInput<T>): Promise<SourceReport> {
  const { schema, each, jsonl } = input;
  const report = newReport(input.name, input.path);
  for await (const batch of splitFile(input.path, input)) {
    for (const { index, key, value, problem } of batch) {
      const parsed = problem === null ? schema.safeParse(value) : null;
      if (parsed?.success) {
        const rule = each(parsed.data, key);
        if (rule === undefined) countAccepted(report);
        else countSkipped(report, rule);
        continue;
      }
      const at = key ?? (jsonl ? `line ${index + 1}` : `record ${index}`);
      countReject(report, at, problem ?? schemaReason(parsed?.error));
    }
  }
  checkRejectShare(report, input.maxRejectShare);
  return report;
}

/** The first complaint of a schema in one line. */
export function schemaReason(error: z.ZodError | undefined): string {
  const issue = error?.issues[0];
  if (!issue) return 'not of the expected shape';
  const path = issue.path.map(String).join('.');
  return path ? `${path}: ${issue.message}` : issue.message;
}
