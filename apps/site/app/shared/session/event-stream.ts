export type StreamEvent = { event: string; data: string };

/**
 * The events of a `text/event-stream` as they arrive; `onBytes` is called for everything, including comments that only
 * keep the connection open. Ends with the stream, and rethrows its errors.
 */
export async function* readEvents(
  stream: ReadableStream<Uint8Array>,
  onBytes: () => void = () => undefined,
): AsyncGenerator<StreamEvent> {
  const reader = stream.getReader();
  const decoder = new TextDecoder();
  let rest = '';
  let lines: string[] = [];
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      onBytes();
      const parts = (rest + decoder.decode(value, { stream: true })).split(/\r\n|\n|\r(?!$)/);
      rest = parts.pop() ?? '';
      for (const line of parts) {
        if (line !== '') lines.push(line);
        else {
          const found = getEvent(lines);
          lines = [];
          if (found) yield found;
        }
      }
    }
  } finally {
    void reader.cancel().catch(() => undefined);
  }
}

function getEvent(lines: readonly string[]): StreamEvent | null {
  const values = (name: string) =>
    lines.flatMap((line) => {
      const [field, ...value] = line.split(':');
      return field === name ? [value.join(':').replace(/^ /, '')] : [];
    });
  const data = values('data');
  return data.length > 0 ? { event: values('event').at(-1) ?? 'message', data: data.join('\n') } : null;
}
