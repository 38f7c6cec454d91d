import { setTimeout as delay } from 'node:timers/promises';
import { AppError, type Backoff, backoffMs, type ErrorCode } from '@deckwright/domain';
import { AwsV4Signer } from 'aws4fetch';

export type S3Settings = {
  bucket: string;
  /** Without slashes at its ends; may be empty. */
  prefix: string;
  region: string;
  /** Address of an S3-compatible server; null = AWS. */
  endpoint: string | null;
  credentials: { accessKeyId: string; secretAccessKey: string; sessionToken: string | null };
};

/** Milliseconds without a byte after which a request is given up, and attempts of a request. */
export type S3Patience = { idleMs: number; attempts: number };

type S3Request = {
  method: 'GET' | 'HEAD' | 'PUT' | 'DELETE';
  /** Empty for the bucket. */
  key: string;
  query?: Readonly<Record<string, string>>;
  headers?: Readonly<Record<string, string>>;
  /** Made anew for each attempt. */
  body?: () => BodyInit | ReadableStream<Uint8Array>;
  /** Hexadecimal SHA-256 of the body, which the store compares with what arrives. */
  sha256?: string;
  bytes?: number;
  /** Statuses that are answers, in addition to 2xx. */
  expected?: readonly number[];
};

const EMPTY = 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855';
const BACKOFF: Backoff = { firstMs: 200, maxMs: 60_000 };
const MAX_ERROR_BYTES = 10_000;

export type SendS3 = (request: S3Request) => Promise<Response>;

/** Signs and sends requests to a bucket; what may pass is tried again. */
export function s3Requests(settings: S3Settings, name: string, { idleMs, attempts }: S3Patience): SendS3 {
  const base = toAddress(settings);
  return async (request) => {
    for (let attempt = 1; ; attempt += 1) {
      const last = attempt >= attempts;
      const outcome = await attemptOnce(settings, base, request, idleMs);
      if (outcome instanceof Response) {
        if (outcome.ok || request.expected?.includes(outcome.status)) return outcome;
        const problem = await refusal(outcome, request, settings, name);
        if (last || !isTemporary(outcome.status)) throw problem;
      } else if (last) {
        throw new AppError(
          'unavailable',
          `The snapshot store ${name} does not answer at ${base.origin} (${getReason(outcome.error)}). See that it runs and that this machine reaches it.`,
          { cause: outcome.error },
        );
      }
      await delay(backoffMs(attempt, BACKOFF));
    }
  };
}

async function attemptOnce(
  settings: S3Settings,
  base: URL,
  { method, key, query = {}, headers = {}, body, sha256 = EMPTY, bytes }: S3Request,
  idleMs: number,
): Promise<Response | { error: unknown }> {
  const url = new URL(base);
  url.pathname = [base.pathname.replace(/\/$/, ''), ...key.split('/').map(encodeURIComponent)].join('/');
  for (const [parameter, value] of Object.entries(query)) url.searchParams.set(parameter, value);
  const { accessKeyId, secretAccessKey, sessionToken } = settings.credentials;
  const signed = await new AwsV4Signer({
    ...{ method, url: url.href, service: 's3', region: settings.region, accessKeyId, secretAccessKey },
    ...(sessionToken === null ? {} : { sessionToken }),
    headers: { ...headers, 'x-amz-content-sha256': sha256 },
  }).sign();
  if (bytes !== undefined) signed.headers.set('content-length', String(bytes));
  const idle = new AbortController();
  const watch = idleTimer(idle, idleMs);
  const sent = body?.();
  try {
    const answer = await fetch(signed.url, {
      ...{ method, headers: signed.headers, redirect: 'manual', signal: idle.signal },
      ...(sent === undefined
        ? {}
        : {
            body: sent instanceof ReadableStream ? sent.pipeThrough(watch.through()) : sent,
            duplex: 'half',
          }),
    });
    if (answer.body === null) {
      watch.stop();
      return answer;
    }
    const { status, statusText } = answer;
    const watched = answer.body.pipeThrough(watch.through(() => watch.stop()));
    return new Response(watched, { status, statusText, headers: answer.headers });
  } catch (error) {
    watch.stop();
    return { error: idle.signal.aborted ? idle.signal.reason : error };
  }
}

/** Aborts when nothing has passed through for the time. */
function idleTimer(controller: AbortController, idleMs: number) {
  const give = (): void => controller.abort(new Error(`no byte for ${idleMs / 1000} s`));
  // Unref: an answer that is left unread does not keep the process alive.
  let timer = setTimeout(give, idleMs).unref();
  const stop = (): void => clearTimeout(timer);
  return {
    stop,
    through: (end: () => void = () => undefined) =>
      new TransformStream<Uint8Array, Uint8Array>({
        transform(part, stream) {
          stop();
          timer = setTimeout(give, idleMs).unref();
          stream.enqueue(part);
        },
        flush: end,
      }),
  };
}

/** Path style for other servers and for names that no certificate of AWS covers. */
function toAddress({ bucket, endpoint, region }: S3Settings): URL {
  if (endpoint !== null) {
    const url = new URL(endpoint);
    url.pathname = `${url.pathname.replace(/(?<!\/)\/+$/, '')}/${bucket}`;
    return url;
  }
  const host = `s3.${region}.amazonaws.com`;
  return new URL(bucket.includes('.') ? `https://${host}/${bucket}` : `https://${bucket}.${host}`);
}

function isTemporary(status: number): boolean {
  return status === 408 || status === 429 || status >= 500;
}

const ADVICE: readonly (readonly [codes: RegExp, kind: ErrorCode, advice: string])[] = [
  [/^(?:NoSuchBucket)$/, 'not-found', 'Create the bucket, or change its name in SNAPSHOT_STORE.'],
  [
    /^(?:InvalidAccessKeyId|SignatureDoesNotMatch|InvalidToken|ExpiredToken|TokenRefreshRequired)$/,
    'permission-denied',
    'Check AWS_ACCESS_KEY_ID, AWS_SECRET_ACCESS_KEY and AWS_SESSION_TOKEN.',
  ],
  [/^RequestTimeTooSkewed$/, 'permission-denied', 'Set the clock of this machine.'],
  [
    /^(?:AuthorizationHeaderMalformed|PermanentRedirect|IllegalLocationConstraintException)$/,
    'permission-denied',
    'The bucket is in another region: set AWS_REGION.',
  ],
  [
    /^(?:AccessDenied|AllAccessDisabled|Forbidden)$/,
    'permission-denied',
    'Allow this key to list the bucket, to read its objects and, for the pipeline, to write and delete them.',
  ],
  [
    /^EntityTooLarge$/,
    'failed-precondition',
    'A file of the snapshot is larger than the store accepts at once.',
  ],
];

async function refusal(
  answer: Response,
  { method, key }: S3Request,
  settings: S3Settings,
  name: string,
): Promise<AppError> {
  const text = (await answer.text().catch(() => '')).slice(0, MAX_ERROR_BYTES);
  const code = /<Code>([\w.]+)<\/Code>/.exec(text)?.[1] ?? (answer.status === 403 ? 'Forbidden' : '');
  const [, kind = 'unavailable', advice = 'Try again later, and look into the log of the store.'] =
    ADVICE.find(([codes]) => codes.test(code)) ?? [];
  const what = key === '' ? settings.bucket : key;
  return new AppError(
    kind as ErrorCode,
    `The snapshot store ${name} answers ${answer.status}${code === '' ? '' : ` ${code}`} to ${method} ${what}. ${advice}`,
  );
}

function getReason(error: unknown): string {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  if (!(cause instanceof Error)) return String(cause);
  return (cause as NodeJS.ErrnoException).code ?? (cause.message || cause.name);
}
