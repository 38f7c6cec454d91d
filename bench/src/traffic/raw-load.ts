import { connect } from 'node:net';
import { milliseconds } from '../report.ts';
import { readProcessorTime } from '../site/site-process.ts';

/** `processorUs` is the server's CPU time per answer. */
export type RawLoad = { perSecond: number; p50: number; p99: number; processorUs: number };

type Target = { port: number; path: string; pid: number };

const READ_BYTES = 256 * 1024;

/**
 * Requests one address again and again over keep-alive connections. The client parses only the first answer and then
 * counts bytes, so it is faster than any measured server.
 */
export async function loadRaw(target: Target, connections: number, forMs: number): Promise<RawLoad> {
  const length = await answerLength(target);
  const latencies: number[] = [];
  const used = readProcessorTime(target.pid) ?? Number.NaN;
  const started = performance.now();
  await Promise.all(
    Array.from({ length: connections }, () => askAgain(target, length, started + forMs, latencies)),
  );
  const seconds = (performance.now() - started) / 1000;
  const took = (readProcessorTime(target.pid) ?? Number.NaN) - used;
  latencies.sort((a, b) => a - b);
  return {
    perSecond: latencies.length / seconds,
    p50: latencies[Math.floor(latencies.length * 0.5)] ?? Number.NaN,
    p99: latencies[Math.floor(latencies.length * 0.99)] ?? Number.NaN,
    processorUs: (took / latencies.length) * 1000,
  };
}

export function loadCells({ perSecond, p50, p99, processorUs }: RawLoad): string[] {
  return [perSecond.toFixed(0), milliseconds(p50), milliseconds(p99), `${processorUs.toFixed(0)} µs`];
}

function requestFor({ path }: Target, connection: string): string {
  return `GET ${path} HTTP/1.1\r\nHost: localhost\r\nAccept-Encoding: gzip, deflate, br\r\nConnection: ${connection}\r\n\r\n`;
}

/** Bytes of a whole answer; all have the same length, since only the time in them changes. */
function answerLength(target: Target): Promise<number> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    let total: number | null = null;
    const socket = connect(target.port, '127.0.0.1');
    socket.on('data', (chunk: Buffer) => {
      chunks.push(chunk);
      const text = Buffer.concat(chunks);
      const end = text.indexOf('\r\n\r\n');
      const head = text.subarray(0, Math.max(end, 0)).toString('latin1');
      const size = /^content-length: (\d+)/im.exec(head)?.[1];
      if (end < 0) return;
      if (!head.startsWith('HTTP/1.1 200 ') || size === undefined)
        socket.destroy(new Error(`${target.path} answered:\n${head}`));
      total = end + 4 + Number(size);
      if (text.length < total) return;
      socket.destroy();
      resolve(total);
    });
    socket.on('error', reject);
    socket.write(requestFor(target, 'keep-alive'));
  });
}

function askAgain(target: Target, length: number, until: number, latencies: number[]): Promise<void> {
  const request = requestFor(target, 'keep-alive');
  return new Promise((resolve, reject) => {
    let [read, requestedAt] = [0, performance.now()];
    const socket = connect({
      port: target.port,
      host: '127.0.0.1',
      onread: {
        buffer: Buffer.allocUnsafe(READ_BYTES),
        callback: (bytes) => {
          read += bytes;
          if (read < length) return true;
          const now = performance.now();
          latencies.push(now - requestedAt);
          [read, requestedAt] = [read - length, now];
          if (now < until) socket.write(request);
          else socket.destroy();
          return true;
        },
      },
    });
    socket.on('error', reject);
    socket.on('close', () => resolve());
    socket.write(request);
  });
}
