import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readEvents, type StreamEvent } from './event-stream.ts';

function toStream(chunks: readonly Uint8Array[]): ReadableStream<Uint8Array> {
  return new ReadableStream({
    start(controller) {
      for (const chunk of chunks) controller.enqueue(chunk);
      controller.close();
    },
  });
}

async function read(...chunks: (string | Uint8Array)[]): Promise<StreamEvent[]> {
  const bytes = chunks.map((chunk) => (typeof chunk === 'string' ? new TextEncoder().encode(chunk) : chunk));
  const events: StreamEvent[] = [];
  for await (const event of readEvents(toStream(bytes))) events.push(event);
  return events;
}

const TEXT = 'event: profile\ndata: {"a":"ü:1"}\n\n: still here\n\ndata: one\r\ndata:two\r\n\r\ndata: cut o';
const EVENTS = [
  { event: 'profile', data: '{"a":"ü:1"}' },
  { event: 'message', data: 'one\ntwo' },
];

describe('readEvents', () => {
  it('reads events, skips comments, and drops an incomplete one', async () => {
    expect(await read(TEXT)).toEqual(EVENTS);
  });

  it('reads the same wherever the network splits it', async () => {
    const bytes = new TextEncoder().encode(TEXT);
    const cuts = fc.array(fc.nat({ max: bytes.length }), { maxLength: 12 });
    await fc.assert(
      fc.asyncProperty(cuts, async (positions) => {
        const edges = [0, ...positions.sort((a, b) => a - b), bytes.length];
        const chunks = edges.slice(1).map((end, at) => bytes.slice(edges[at], end));
        expect(await read(...chunks)).toEqual(EVENTS);
      }),
    );
  });

  it('reports every heartbeat', async () => {
    let signs = 0;
    const stream = toStream([': a\n\n', ': b\n\n'].map((text) => new TextEncoder().encode(text)));
    const events = readEvents(stream, () => {
      signs += 1;
    });
    expect(await events.next()).toMatchObject({ done: true });
    expect(signs).toBe(2);
  });
});
