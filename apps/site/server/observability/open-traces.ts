import { AsyncLocalStorage } from 'node:async_hooks';
import type { RequestListener } from 'node:http';
import { AppError } from '@deckwright/domain';
import type { Context, Span } from '@opentelemetry/api';
import type { SpanExporter } from '@opentelemetry/sdk-trace';
import { STATUS_OF_CODE } from '../http/error-status.ts';
import { toLoggedPath } from '../http/logged-path.ts';
import type { TraceSettings } from '../settings/trace-settings.ts';
import { kindOfPath, toMethodLabel } from './kind-of-path.ts';
import { currentRequestId } from './request-scope.ts';
import { type RunSpan, setSpans } from './spans.ts';

export type Traces = {
  /** Makes each request of the listener a trace. */
  watch: (listener: RequestListener) => RequestListener;
  /** Sends what waits, for a few seconds at most, and ends. */
  stop: () => Promise<void>;
};

const SEND_WITHIN_MS = 3_000;
/** A collector that is away is reported this often. */
const WARN_EVERY_MS = 3_600_000;

/**
 * Starts sending traces to a collector: of each request one span, and below it those of `inSpan`. Loads OpenTelemetry,
 * which nothing else does.
 * @throws AppError failed-precondition if its packages are not installed.
 */
export async function openTraces(settings: TraceSettings, version: string): Promise<Traces> {
  const { api, sdk, resources, exporter } = await loadSdk();
  const { trace, ROOT_CONTEXT, SpanKind, SpanStatusCode } = api;
  const sender = new exporter.OTLPTraceExporter({
    url: settings.url,
    headers: { ...settings.headers },
    timeoutMillis: SEND_WITHIN_MS,
  });
  const provider = new sdk.TracerProvider({
    resource: resources
      .defaultResource()
      .merge(
        resources.resourceFromAttributes({ 'service.name': settings.service, 'service.version': version }),
      ),
    sampler: new sdk.TraceIdRatioBasedSampler(settings.share),
    spanProcessors: [
      new sdk.BatchSpanProcessor({
        exporter: reporting(sender, settings.url),
      }),
    ],
  });
  const tracer = provider.getTracer('deckwright', version);
  const scope = new AsyncLocalStorage<Context>();
  const fail = (span: Span, error: unknown): void => {
    span.setAttribute('error.type', typeOf(error));
    if (isProgramError(error)) span.setStatus({ code: SpanStatusCode.ERROR });
  };
  const run: RunSpan = async (name, fields, work) => {
    const parent = scope.getStore();
    // Work of the site itself, such as preparing pages, belongs to no request.
    if (parent === undefined) return work();
    const span = tracer.startSpan(name, { attributes: fields }, parent);
    try {
      return await scope.run(trace.setSpan(parent, span), work);
    } catch (error) {
      fail(span, error);
      throw error;
    } finally {
      span.end();
    }
  };
  setSpans(run);
  return {
    watch: (listener) => (incoming, outgoing) => {
      const path = toLoggedPath(incoming.url ?? '');
      const kind = kindOfPath(path);
      // What monitoring asks for all day.
      if (kind === 'status') return listener(incoming, outgoing);
      const method = toMethodLabel(incoming.method);
      const attributes = {
        ...{ 'http.request.method': method, 'url.path': path, 'deckwright.kind': kind },
        'deckwright.request.id': currentRequestId() ?? '',
      };
      const span = tracer.startSpan(`${method} ${kind}`, { kind: SpanKind.SERVER, attributes }, ROOT_CONTEXT);
      outgoing.once('close', () => {
        const { statusCode, writableFinished } = outgoing;
        span.setAttribute('http.response.status_code', statusCode);
        if (!writableFinished) span.setAttribute('deckwright.aborted', true);
        if (statusCode >= 500) span.setStatus({ code: SpanStatusCode.ERROR });
        span.end();
      });
      scope.run(trace.setSpan(ROOT_CONTEXT, span), () => listener(incoming, outgoing));
    },
    stop: async () => {
      setSpans(null);
      // A collector that is away has been reported; it must not keep the site from stopping.
      await provider.shutdown().catch(() => {});
    },
  };
}

async function loadSdk() {
  try {
    const [api, sdk, resources, exporter] = await Promise.all([
      import('@opentelemetry/api'),
      import('@opentelemetry/sdk-trace'),
      import('@opentelemetry/resources'),
      import('@opentelemetry/exporter-trace-otlp-http'),
    ]);
    return { api, sdk, resources, exporter };
  } catch (cause) {
    const message =
      'OTEL_EXPORTER_OTLP_ENDPOINT is set, but the packages of OpenTelemetry cannot be loaded. Install them with "npm ci --include=optional --omit=dev", or leave the setting empty.';
    throw new AppError('failed-precondition', message, { cause });
  }
}

/** The SDK says nothing by itself when a collector is away or refuses. */
function reporting(sender: SpanExporter, url: string): SpanExporter {
  let last = Number.NEGATIVE_INFINITY;
  const send = sender.export.bind(sender);
  sender.export = (spans, done) =>
    send(spans, (result) => {
      if (result.error && performance.now() - last >= WARN_EVERY_MS) {
        last = performance.now();
        const at = new URL(url).origin;
        console.warn(`Traces could not be sent to ${at}; they are dropped until the collector answers.`);
      }
      done(result);
    });
  return sender;
}

function typeOf(error: unknown): string {
  if (error instanceof AppError) return error.code;
  return error instanceof Error ? error.name : 'unknown';
}

/** Not what a visitor got wrong, and not a page that has moved. */
function isProgramError(error: unknown): boolean {
  if (error instanceof AppError) return STATUS_OF_CODE[error.code] >= 500;
  return !(error instanceof Error && error.name === 'PageMovedError');
}
