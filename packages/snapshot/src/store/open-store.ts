import { isAbsolute, relative, resolve } from 'node:path';
import { AppError } from '@deckwright/domain';
import { folderStore } from './folder-store.ts';
import type { ObjectStore } from './object-store.ts';
import { s3Store } from './s3-store.ts';

/** Everything the store is set by. */
const STORE_SETTINGS = [
  'SNAPSHOT_STORE',
  'AWS_ACCESS_KEY_ID',
  'AWS_SECRET_ACCESS_KEY',
  'AWS_SESSION_TOKEN',
  'AWS_REGION',
  'AWS_ENDPOINT_URL',
] as const;

type Env = Readonly<Partial<Record<string, string>>>;

const DEFAULT_REGION = 'us-east-1';

/**
 * The store that the settings name, or null for none. Nothing is asked of it yet.
 * @throws AppError `invalid-argument` with a line for each wrong setting; no line contains a secret.
 */
export function openStore(env: Env, dataDir: string): ObjectStore | null {
  const setting = env.SNAPSHOT_STORE?.trim();
  if (!setting) return null;
  if (/^s3:/i.test(setting)) return openBucket(setting, env);
  if (!isAbsolute(setting) || setting.includes('\0'))
    throw new AppError(
      'invalid-argument',
      'SNAPSHOT_STORE must be s3://bucket/prefix or the absolute path of a folder that all machines share.',
    );
  const root = resolve(setting);
  if (isWithin(root, dataDir) || isWithin(dataDir, root))
    throw new AppError(
      'invalid-argument',
      `SNAPSHOT_STORE must be a folder outside DATA_DIR (${dataDir}), which belongs to one machine alone.`,
    );
  return folderStore(root);
}

function openBucket(setting: string, env: Env): ObjectStore {
  const problems: string[] = [];
  const [, bucket = '', rest = ''] =
    /^s3:\/\/([a-z0-9][a-z0-9.-]{1,61}[a-z0-9])(?:\/(.*))?$/.exec(setting) ?? [];
  const prefix = rest.replace(/^\/+|(?<!\/)\/+$/g, '');
  if (bucket === '' || !/^(?:[\w.-]+(?:\/[\w.-]+)*)?$/.test(prefix) || /(?:^|\/)\.\.?(?:\/|$)/.test(prefix))
    problems.push(
      'SNAPSHOT_STORE must look like s3://bucket/prefix, with letters, digits, dots, dashes and underscores.',
    );
  const read = (name: (typeof STORE_SETTINGS)[number]): string => env[name]?.trim() ?? '';
  const required = (name: (typeof STORE_SETTINGS)[number]): string => {
    const value = read(name);
    if (value === '') problems.push(`${name} is missing: SNAPSHOT_STORE is a bucket and needs a key.`);
    return value;
  };
  const credentials = {
    accessKeyId: required('AWS_ACCESS_KEY_ID'),
    secretAccessKey: required('AWS_SECRET_ACCESS_KEY'),
    sessionToken: read('AWS_SESSION_TOKEN') || null,
  };
  const region = read('AWS_REGION') || DEFAULT_REGION;
  if (!/^[a-z0-9-]+$/.test(region))
    problems.push('AWS_REGION must be the name of a region such as eu-central-1.');
  const endpoint = read('AWS_ENDPOINT_URL') || null;
  if (endpoint !== null && !isWebAddress(endpoint))
    problems.push('AWS_ENDPOINT_URL must be an address such as https://storage.example.org.');
  if (problems.length > 0) throw new AppError('invalid-argument', problems.join('\n'));
  return s3Store({ bucket, prefix, region, endpoint, credentials });
}

function isWebAddress(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, username, search, hash } = new URL(text);
  return (protocol === 'https:' || protocol === 'http:') && username === '' && search === '' && hash === '';
}

function isWithin(path: string, folder: string): boolean {
  const way = relative(folder, path);
  return way === '' || (!way.startsWith('..') && !isAbsolute(way));
}
