import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { publishTiny, temporaryFolder } from '@deckwright/answers/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { z } from 'zod';
import { ensurePagesBuilt } from '../../../../tooling/testing/made-on-demand.ts';
import { type SiteProcess, startSiteProcess } from '../testing/site-process.ts';

/** The parts of OTLP in JSON that are read here, after its specification; `traceId` and `spanId` are hexadecimal. */
const Value = z.object({
  stringValue: z.string().optional(),
  intValue: z.coerce.string().optional(),
  boolValue: z.boolean().optional(),
});
const Attributes = z.array(z.object({ key: z.string(), value: Value }));
const Received = z.object({
  resourceSpans: z.array(
    z.object({
      resource: z.object({ attributes: Attributes }),
      scopeSpans: z.array(
        z.object({
          spans: z.array(
            z.object({
              traceId: z.string().regex(/^[0-9a-f]{32}$/),
              spanId: z.string().regex(/^[0-9a-f]{16}$/),
              parentSpanId: z.string().optional(),
              name: z.string(),
              startTimeUnixNano: z.string(),
              endTimeUnixNano: z.string(),
              attributes: Attributes,
              status: z.object({ code: z.number().optional() }),
            }),
          ),
        }),
      ),
    }),
  ),
});
type Received = z.infer<typeof Received>;
type Span = Received['resourceSpans'][number]['scopeSpans'][number]['spans'][number];

const received: { path: string; key: string | undefined; body: string }[] = [];
let collector: Server;
let endpoint = '';
let folder: ReturnType<typeof temporaryFolder>;
const sites: SiteProcess[] = [];

function start(env: Record<string, string>): SiteProcess {
  const site = startSiteProcess({
    ...{ DATA_DIR: folder.path, LOG_FORMAT: 'json', ...env },
  });
  sites.push(site);
  return site;
}

const spans = (): Span[] =>
  received.flatMap(({ body }) =>
    Received.parse(JSON.parse(body)).resourceSpans.flatMap(({ scopeSpans }) =>
      scopeSpans.flatMap((s) => s.spans),
    ),
  );

const fields = ({ attributes }: Pick<Span, 'attributes'>) =>
  Object.fromEntries(
    attributes.map(({ key, value }) => [key, value.stringValue ?? value.intValue ?? value.boolValue]),
  );

/** "GET page > answer page commander > engine commander", for each span of a trace. */
function paths(trace: readonly Span[]): string[] {
  const named = (span: Span): string => {
    const { 'deckwright.answer': answer, 'deckwright.engine.call': call, 'http.route': route } = fields(span);
    return [span.name, answer ?? call ?? route].filter(Boolean).join(' ');
  };
  const way = (span: Span): string => {
    const parent = trace.find(({ spanId }) => spanId === span.parentSpanId);
    return parent ? `${way(parent)} > ${named(span)}` : named(span);
  };
  return trace.map(way).sort();
}

beforeAll(async () => {
  await ensurePagesBuilt();
  folder = temporaryFolder();
  await publishTiny(folder.path);
  collector = createServer(async (request, response) => {
    const key = request.headers['x-key'];
    received.push({ path: request.url ?? '', key: String(key), body: await text(request) });
    response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
  });
  await new Promise<void>((resolve) => collector.listen(0, '127.0.0.1', resolve));
  endpoint = `http://127.0.0.1:${(collector.address() as AddressInfo).port}`;
});
afterAll(async () => {
  for (const site of sites) site.signal('SIGKILL');
  await Promise.all(sites.map(({ exit }) => exit));
  collector.closeAllConnections();
  collector.close();
  folder.remove();
});

it('a request is one trace from the request to the engine and to the drawn page, without what was asked for', async () => {
  const site = start({
    OTEL_EXPORTER_OTLP_ENDPOINT: endpoint,
    OTEL_EXPORTER_OTLP_HEADERS: 'x-key=abc',
    OTEL_SERVICE_NAME: 'decks',
  });
  const address = await site.ready;
  const page = await fetch(`${address}/commanders/cyr-the-lone?f=in=zweihander-of-secrets`, {
    headers: { 'user-agent': 'agent-of-secrets', referer: 'http://referer-of-secrets.example.org/' },
  });
  await page.text();
  const advice = await fetch(`${address}/api/recs`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ commanders: ['Cyr, the Lone'], cards: ['list-of-secrets'] }),
  });
  await advice.text();
  await (await fetch(`${address}/api/users/uid-of-secrets-0123456789`)).text();
  await (await fetch(`${address}/healthz`)).text();
  site.signal('SIGTERM');
  expect(await site.exit).toBe(0);

  expect(new Set(received.map(({ path, key }) => `${path} ${key}`))).toEqual(new Set(['/v1/traces abc']));
  const [first] = received.map(({ body }) => Received.parse(JSON.parse(body)));
  expect(fields(first?.resourceSpans[0]?.resource ?? { attributes: [] })).toMatchObject({
    'service.name': 'decks',
  });
  const all = spans();
  const getTrace = (answer: Response): Span[] => {
    const id = answer.headers.get('x-request-id');
    const root = all.find((span) => fields(span)['deckwright.request.id'] === id);
    return all.filter(({ traceId }) => traceId === root?.traceId);
  };
  const drawn = paths(getTrace(page));
  expect(drawn).toContain('GET page');
  expect(drawn).toContain('GET page > render');
  expect(drawn).toContain('GET page > answer page commander');
  const root = getTrace(page).find(({ parentSpanId }) => !parentSpanId);
  expect(fields(root ?? { attributes: [] })).toMatchObject({
    ...{ 'http.request.method': 'GET', 'deckwright.kind': 'page' },
    ...{ 'url.path': '/commanders/cyr-the-lone', 'http.response.status_code': `${page.status}` },
  });
  expect(paths(getTrace(advice))).toContain('POST api > answer /api/recs');
  // Everything that was sent, in whatever place.
  expect(received.map(({ body }) => body).join('\n')).not.toMatch(/of-secrets|127\.0\.0\.1|localhost/);
  expect(all.filter((span) => fields(span)['deckwright.kind'] === 'status')).toEqual([]);
  for (const { startTimeUnixNano, endTimeUnixNano } of all)
    expect(BigInt(endTimeUnixNano) >= BigInt(startTimeUnixNano)).toBe(true);
});

it('a collector that is away costs no answer, is reported once, and does not keep the site from stopping', async () => {
  const site = start({ OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:9' });
  const address = await site.ready;
  expect((await fetch(`${address}/commanders/cyr-the-lone`)).status).toBe(200);
  site.signal('SIGTERM');
  expect(await site.exit).toBe(0);
  expect(site.stdout().match(/Traces could not be sent to http:\/\/127\.0\.0\.1:9/g)).toHaveLength(1);
});

it('nothing of the SDK is loaded unless a collector is named', async () => {
  // Writes the name of each module of OpenTelemetry that Node loads.
  const hook = `import { registerHooks } from 'node:module';
    registerHooks({ load: (url, context, next) => {
      const name = /@opentelemetry\\/([a-z-]+)/.exec(url)?.[1];
      if (name) process.stderr.write('loads ' + name + '\\n');
      return next(url, context);
    } });`;
  const names = async (env: Record<string, string>): Promise<Set<string>> => {
    const site = start({ ...env, NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(hook)}` });
    await site.ready;
    site.signal('SIGKILL');
    await site.exit;
    return new Set([...site.stderr().matchAll(/^loads (.+)$/gm)].map(([, name]) => name ?? ''));
  };
  // Prometheus' client loads the interfaces.
  expect(await names({})).toEqual(new Set(['api']));
  expect(await names({ OTEL_EXPORTER_OTLP_ENDPOINT: endpoint })).toContain('sdk-trace');
});
