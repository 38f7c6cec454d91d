import { BULK_TABLES, toProvenance } from '@deckwright/answers';
import { type Bulk, BulkAnswer } from '@deckwright/contract/schemas';
import { AppError } from '@deckwright/domain';
import {
  type BulkFile,
  type BulkIndex,
  bulkPath,
  readBulkIndex,
  snapshotOfEdition,
} from '@deckwright/snapshot';
import { z } from '@hono/zod-openapi';
import { type Api, respondDocument } from '../api/api.ts';
import { defineRoute } from '../api/define-route.ts';
import { fileAnswer } from '../http/file-answer.ts';
import { VERSION_ONE } from '../http/version-one.ts';

const BASE = `${VERSION_ONE}/bulk`;
const LATEST = 'latest';
const TAG = 'Bulk data';
const NO_FILES =
  'This site has no bulk data for its current numbers. Its operator can offer them (docs/API.md of the program, “Bulk data”); until then, ask for the resources one by one.';
const MEDIA_TYPES: Readonly<Record<BulkFile['format'], string>> = {
  jsonl: 'application/gzip',
  csv: 'application/gzip',
  parquet: 'application/vnd.apache.parquet',
  meta: 'application/json; charset=utf-8',
};

/** All of our numbers as files, written by `deckwright bulk`; `dataDir` is null where a site has no data folder. */
export function bulkRoutes(api: Api, dataDir: string | null): void {
  const indexOf = (snapshot: string): BulkIndex | null =>
    dataDir === null ? null : readBulkIndex(dataDir, snapshot);
  defineRoute(
    api,
    {
      method: 'get',
      path: BASE,
      summary: 'Files with all of our numbers, as JSONL, CSV and Parquet',
      description: `For whoever needs more than some cards: one download instead of thousands of calls. Tables: ${BULK_TABLES.map(({ name }) => `\`${name}\``).join(', ')}. Example: \`${BASE}\``,
      operationId: 'bulk.list',
      tags: [TAG],
      answer: BulkAnswer,
      problems: { 400: 'This call has no parameters.' },
    },
    (c) => {
      const { snapshot } = c.var;
      const index = indexOf(snapshot.manifest.id);
      return respondDocument(c, `${BASE} ${index?.edition} ${index?.generatedAt}`, () => ({
        data: printed(index),
        source: toProvenance(snapshot),
      }));
    },
  );
  defineRoute(
    api,
    {
      method: 'get',
      path: `${BASE}/{edition}/{file}`,
      summary: 'A file of the bulk data',
      description: `The stored bytes, with \`Content-Length\`, a strong \`ETag\`, and \`Range\` for one range (206). An edition never changes and may be kept for a year; \`${LATEST}\` is whatever the site serves now. Media types: \`application/gzip\`, \`application/vnd.apache.parquet\`, \`application/json\`. Example, in the data of the sample: \`${BASE}/${LATEST}/combos.csv.gz\``,
      operationId: 'bulk.download',
      tags: [TAG],
      params: z.object({
        edition: z.string().meta({
          description: `Name of an edition, as \`${BASE}\` writes it in \`url\`, or \`${LATEST}\``,
          example: LATEST,
        }),
        file: z.string().meta({ description: 'Name of the file', example: 'combos.csv.gz' }),
      }),
      answer: z.string().meta({ format: 'binary' }),
      answerType: 'application/gzip',
      problems: {
        404: 'There is no such edition any more, or no such file in it; `/api/v1/bulk` lists those there are.',
        416: 'No byte of the file is in the range.',
      },
    },
    async (c) => {
      const [edition, name] = [c.req.param('edition') ?? '', c.req.param('file') ?? ''];
      const snapshot = edition === LATEST ? c.var.snapshot.manifest.id : snapshotOfEdition(edition);
      const index = snapshot === null ? null : indexOf(snapshot);
      if (dataDir === null || index === null)
        throw new AppError('not-found', edition === LATEST ? NO_FILES : noEdition(edition));
      if (edition !== LATEST && edition !== index.edition)
        throw new AppError('not-found', noEdition(edition));
      const file = index.files.find((one) => one.name === name);
      if (!file) throw new AppError('not-found', noFile(name, index));
      const answer = await fileAnswer(c.req.raw, {
        path: bulkPath(dataDir, index.snapshot, file),
        bytes: file.bytes,
        etag: `"${file.sha256}"`,
        headers: {
          'content-type': MEDIA_TYPES[file.format],
          'content-disposition': `attachment; filename="deckwright-${index.asOf ?? 'undated'}-${name}"`,
          'cache-control': edition === LATEST ? 'public, no-cache' : 'public, max-age=31536000, immutable',
          'x-robots-tag': 'noindex',
        },
      });
      if (answer) return answer;
      throw new AppError('not-found', noEdition(edition));
    },
  );
}

function printed(index: BulkIndex | null): Bulk {
  if (index === null)
    return {
      object: 'bulk',
      edition: null,
      generated: null,
      license: null,
      message: NO_FILES,
      tables: [],
      files: [],
    };
  const rowByName = new Map<string, string>(BULK_TABLES.map(({ name, rows }) => [name, rows]));
  return {
    object: 'bulk',
    edition: index.edition,
    generated: index.generatedAt,
    license: index.license,
    message: null,
    tables: index.tables.map(({ name, rows }) => ({ name, row: rowByName.get(name) ?? name, rows })),
    files: index.files.map(({ name, table, format, bytes, sha256 }) => ({
      name,
      table,
      format,
      media_type: MEDIA_TYPES[format],
      url: `${BASE}/${index.edition}/${name}`,
      bytes,
      sha256,
    })),
  };
}

function noEdition(edition: string): string {
  return `There is no edition "${edition.slice(0, 60)}" any more. ${BASE} lists the one there is.`;
}

function noFile(name: string, { files }: BulkIndex): string {
  return `There is no file "${name.slice(0, 60)}". There are: ${files.map((file) => file.name).join(', ')}.`;
}
