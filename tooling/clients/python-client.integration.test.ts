// The Python client against a server that fails in every way a site or what stands in front of it may.
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { beforeAll, describe, expect, it } from 'vitest';
import { ensurePagesBuilt } from '../testing/made-on-demand.ts';
import { CLIENT } from './client-files.ts';

const PROGRAMS = join(import.meta.dirname, '../../clients/examples');

beforeAll(async () => {
  await ensurePagesBuilt();
});

/** Without holding up this process, which is the server that the program asks. */
async function runPython(args: string[]): Promise<{ status: number | null; stdout: string; stderr: string }> {
  const child = spawn('python3', args);
  const output = { stdout: '', stderr: '' };
  for (const stream of ['stdout', 'stderr'] as const)
    child[stream].on('data', (chunk) => {
      output[stream] += chunk;
    });
  const [status] = await once(child, 'close');
  return { status, ...output };
}

describe('the Python client against a site in trouble', () => {
  const PROGRAM = `import sys
sys.path.insert(0, sys.argv[1])
from deckwright import ApiError, Client, DataChangedError, NoAnswerError
client = Client(sys.argv[2], cache_size=2, api_key="dwk_x")

def told(call):
    try:
        return call()
    except (ApiError, NoAnswerError, DataChangedError, ValueError) as error:
        return type(error).__name__, getattr(error, "status", None), getattr(error, "code", None)

print(told(lambda: client.get("/busy")))
print(told(lambda: client.get("/busy")))
print(told(lambda: client.get("/limit")))
print(told(lambda: Client(sys.argv[2]).get("/key")))
print(told(lambda: client.get("/key")))
print(told(lambda: client.get("/page")))
print(told(lambda: list(client.each(client.get("/list"), same_data=True))))
print(told(lambda: list(client.each(client.get("/list")))))
print(told(lambda: client.cards.get("..")))
print(told(lambda: Client("your.site")))
print(told(lambda: Client("http://127.0.0.1:9", retries=0).get("/busy")))
print(told(lambda: client.get("/packed")))
print(told(lambda: client.get("/damaged")))
print(told(lambda: client.get("/cut-once")))
print(told(lambda: client.get("/cut-once")))
print(told(lambda: Client(sys.argv[2], cache_size=2, retries=0).get("/cut")))
print(told(lambda: Client(sys.argv[2], cache_size=2, retries=0).get("/empty")))`;

  it.runIf(spawnSync('python3', ['--version']).status === 0)(
    'waits, keeps answers and says what is wrong',
    async () => {
      const requested: string[] = [];
      const list = (data: number[], snapshot: string, next: string | null) =>
        JSON.stringify({ data, next, source: { snapshot } });
      const server = createServer(({ url = '', headers }, answer) => {
        const times = requested.push(url);
        const say = (
          status: number,
          more: Record<string, string>,
          body = '{"detail":"No.","error":{"code":"x"}}',
        ) => answer.writeHead(status, more).end(status === 304 ? undefined : body);
        if (url === '/api/v1/limit') return say(429, { 'retry-after': '61' });
        if (url === '/api/v1/key') return say(200, {}, JSON.stringify({ key: headers.authorization ?? '' }));
        const packed = { 'content-encoding': 'gzip' };
        const refusal = gzipSync('{"detail":"No.","error":{"code":"not-found"}}');
        if (url === '/api/v1/packed') return answer.writeHead(404, packed).end(refusal);
        if (url === '/api/v1/damaged') return answer.writeHead(404, packed).end(refusal.subarray(0, 12));
        const whole = gzipSync('{"is":"whole"}');
        const tagged = { ...packed, etag: '"b"' };
        if (headers['if-none-match'] === '"b"') return say(304, {});
        if (url === '/api/v1/cut-once') {
          const isFirst = requested.filter((each) => each === url).length === 1;
          return answer.writeHead(200, tagged).end(isFirst ? whole.subarray(0, 12) : whole);
        }
        if (url === '/api/v1/cut') return answer.writeHead(200, tagged).end(whole.subarray(0, 12));
        if (url === '/api/v1/empty') return answer.writeHead(200, tagged).end();
        if (url === '/api/v1/page') return say(200, {}, '<h1>Hello</h1>');
        if (url === '/api/v1/list') return say(200, {}, list([1], 's', '/api/v1/list?after=1'));
        if (url === '/api/v1/list?after=1') return say(200, {}, list([2], 't', null));
        if (headers['if-none-match'] === '"a"') return say(304, {});
        return times === 1 ? say(503, { 'retry-after': '0' }) : say(200, { etag: '"a"' }, '{"is":"there"}');
      }).listen(0, '127.0.0.1');
      await once(server, 'listening');
      const { port } = server.address() as AddressInfo;
      const args = ['-B', '-c', PROGRAM, join(CLIENT, 'lib'), `http://127.0.0.1:${port}`];
      const { status, stdout, stderr } = await runPython(args);
      server.close();
      expect([status, stderr]).toEqual([0, '']);
      const lines = stdout.trim().split('\n');
      expect(lines).toEqual([
        "{'is': 'there'}",
        "{'is': 'there'}",
        "('ApiError', 429, 'x')",
        "{'key': ''}",
        "{'key': 'Bearer dwk_x'}",
        "('NoAnswerError', None, None)",
        "('DataChangedError', None, None)",
        '[1, 2]',
        "('ValueError', None, None)",
        "('ValueError', None, None)",
        "('NoAnswerError', None, None)",
        "('ApiError', 404, 'not-found')",
        "('ApiError', 404, 'unknown')",
        "{'is': 'whole'}",
        "{'is': 'whole'}",
        "('NoAnswerError', None, None)",
        "('NoAnswerError', None, None)",
      ]);
      // The damaged answer once, the whole one, and the same by its tag.
      expect(requested.filter((url) => url === '/api/v1/cut-once')).toHaveLength(3);
      // The busy answer once and then the right one; the same by its tag; the limit once.
      expect(requested.filter((url) => url === '/api/v1/busy')).toHaveLength(3);
      expect(requested.filter((url) => url === '/api/v1/limit')).toHaveLength(1);
    },
  );
});

it.runIf(spawnSync('python3', ['--version']).status === 0)(
  'lets the program of tournaments end with a sentence where there are none',
  async () => {
    const list = JSON.stringify({ data: [], fields: null, total: 0, next: null, source: {} });
    const server = createServer((_, answer) => answer.writeHead(200).end(list));
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    const { port } = server.address() as AddressInfo;
    const text = readFileSync(join(PROGRAMS, 'tournament-report.py'), 'utf8');
    const program = text.replaceAll('https://your.site', `http://127.0.0.1:${port}`);
    const path = `import sys\nsys.path.insert(0, sys.argv[1])\n`;
    const ended = await runPython(['-c', `${path}${program}`, join(CLIENT, 'lib')]);
    server.close();
    expect(ended.stderr.trim()).toBe('These data have no tournaments of 32 players or more.');
    expect(ended.status).toBe(1);
  },
);
