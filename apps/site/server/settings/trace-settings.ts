import { z } from 'zod';

/** Where traces are sent. */
export type TraceSettings = {
  /** Address that takes OTLP over HTTP as JSON, with its path. */
  url: string;
  /** Sent along, such as a key of the collector. */
  headers: Readonly<Record<string, string>>;
  /** Name of the site in the traces. */
  service: string;
  /** Share of the requests that are traced, 0 to 1. */
  share: number;
};

type Read = {
  endpoint: string | null;
  headers: Readonly<Record<string, string>> | null;
  service: string | null;
  share: number | null;
};

/** Null where no collector is named: then nothing of OpenTelemetry is loaded. */
export function traceSettings({ endpoint, headers, service, share }: Read): TraceSettings | null {
  if (endpoint === null) return null;
  return {
    url: `${endpoint.replace(/(?<!\/)\/+$/, '')}/v1/traces`,
    headers: headers ?? {},
    service: service ?? 'deckwright',
    share: share ?? 1,
  };
}

/** As OpenTelemetry has them: `name=value,name=value`, values percent-encoded. The message repeats no value. */
export function traceHeaders(setting: string) {
  return z.string().transform((text, context) => {
    const pairs = text.split(',').map((pair) => /^\s*([\w-]+)\s*=\s*([\x21-\x7e]+)\s*$/.exec(pair));
    try {
      return Object.fromEntries(
        pairs.map((pair) => {
          if (pair === null) throw new URIError();
          return [pair[1] ?? '', decodeURIComponent(pair[2] ?? '')];
        }),
      );
    } catch {
      context.addIssue(
        `${setting} must be a list such as: name=value,other=value, with values percent-encoded.`,
      );
      return z.NEVER;
    }
  });
}

export function shareOfRequests(setting: string) {
  return z
    .string()
    .regex(/^(?:0(?:\.\d{1,6})?|1(?:\.0{1,6})?)$/, `${setting} must be a share from 0 to 1, such as 0.05.`)
    .transform(Number);
}

export function serviceName(setting: string) {
  return z
    .string()
    .regex(
      /^[\w.-]{1,100}$/,
      `${setting} must be at most 100 letters, digits, dots, hyphens and underscores.`,
    );
}
