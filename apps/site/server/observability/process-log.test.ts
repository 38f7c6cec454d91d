import { spawnSync } from 'node:child_process';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import { format } from 'node:util';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { readTrustedProxies } from '../http/client-address.ts';
import { logAccess } from './access-log.ts';
import { getLogFormat, getLogLevel, openProcessLog, type ProcessLog } from './process-log.ts';
import { withRequestIds } from './request-ids.ts';
import { inRequest } from './request-scope.ts';

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

let lines: string[];
let said: Console;
let log: ProcessLog;
const reported = () => lines.map((line) => JSON.parse(line));

beforeEach(() => {
  lines = [];
  // What is taken over here is not the console of the tests.
  said = Object.create(console);
  log = openProcessLog('json', { destination: { write: (line) => void lines.push(line) }, taken: said });
});
afterEach(() => {
  process.removeAllListeners('uncaughtExceptionMonitor');
});

describe('the format of the log', () => {
  it.each([
    [undefined, true, 'text'],
    [undefined, false, 'json'],
    ['', false, 'json'],
    ['text', false, 'text'],
    ['json', true, 'json'],
  ] as const)('LOG_FORMAT=%s with a terminal: %s is %s', (setting, isTerminal, format) => {
    expect(getLogFormat(setting, isTerminal)).toBe(format);
  });
});

describe('the log as JSON', () => {
  it('has everything that is said, a line each, with level, time and process', () => {
    said.warn('A mail\nwas left: %s', 'x');
    log.info('Ready', { address: 'http://localhost' });
    expect(lines.every((line) => line.endsWith('}\n') && line.indexOf('\n') === line.length - 1)).toBe(true);
    expect(reported()).toMatchObject([
      { level: 'warn', pid: process.pid, msg: 'A mail\nwas left: x' },
      { level: 'info', address: 'http://localhost', msg: 'Ready' },
    ]);
    expect(reported()[0].time).toMatch(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/);
  });

  it('has an error with its causes, and nothing else that hangs on it', () => {
    const cause = Object.assign(new Error('key exists'), {
      code: '23505',
      detail: '(email)=(jo@example.org)',
    });
    said.error('%s failed:', 'GET /%c/%s', new Error('no row', { cause }));
    expect(reported()).toMatchObject([
      {
        level: 'error',
        msg: 'GET /%c/%s failed:',
        err: { type: 'Error', message: 'no row', cause: { message: 'key exists', code: '23505' } },
      },
    ]);
    expect(reported()[0].err.stack).toContain('process-log.test.ts');
    expect(lines.join('')).not.toContain('jo@example.org');
  });

  it('names the request in which something was said', async () => {
    const ended = Promise.withResolvers<void>();
    inRequest('request-1', () => {
      void Promise.resolve().then(() => {
        said.error('late');
        ended.resolve();
      });
    });
    await ended.promise;
    said.error('outside');
    expect(reported().map(({ request }) => request)).toEqual(['request-1', undefined]);
  });

  it('passes finished lines on unchanged', () => {
    log.append('{"event":"sign-in"}\n');
    expect(lines).toEqual(['{"event":"sign-in"}\n']);
  });
});

it('as text, an error names its request, and the rest is as it was', () => {
  const error = vi.fn();
  const plain: Console = Object.assign(Object.create(console), { error });
  openProcessLog('text', { taken: plain });
  inRequest('request-1', () => plain.error('%s failed:', 'GET /'));
  plain.error('%s failed:', 'start');
  expect(error.mock.calls).toEqual([
    ['%s', '[request-1] GET / failed:'],
    ['%s', 'start failed:'],
  ]);
});

describe('secrets', () => {
  const secrets = ['hush-hush'];
  const failed = (): Error =>
    Object.assign(new Error('Failed query: insert into x values ($1)\nparams: generated-secret'), {
      params: ['generated-secret'],
    });

  it.each(['json', 'text'] as const)('are in no line of the log as %s, nor are values of queries', (kind) => {
    const printed: string[] = [];
    const push = (...said: unknown[]) => void printed.push(`${format(...said)}\n`);
    const taken: Console = Object.assign(Object.create(console), { error: push, warn: push, log: push });
    const write = vi.spyOn(process.stdout, 'write').mockImplementation((line) => printed.push(`${line}`) > 0);
    const secretive = openProcessLog(kind, {
      ...{ taken, secrets },
      destination: { write: (line) => void printed.push(line) },
    });
    taken.error('It failed:', failed());
    taken.error(new Error('outer', { cause: failed() }));
    taken.warn('hush-hush is in %s', 'postgres://jo:word@db/x');
    taken.log({ password: 'hush-hush' });
    secretive.info('hush-hush');
    secretive.append('{"event":"hush-hush"}\n');
    write.mockRestore();
    expect(printed.length).toBeGreaterThanOrEqual(6);
    expect(printed.join('')).toContain('insert into x');
    expect(printed.join('')).not.toMatch(/hush|generated-secret|:word@/);
  });
});

describe('masked JSON', () => {
  it('stays JSON with its names and numbers, whatever the secrets are', () => {
    const secretive = openProcessLog('json', {
      ...{ destination: { write: (line: string) => void lines.push(line) }, taken: said },
      secrets: ['request', '123456', 'a "quoted" one'],
    });
    secretive.info('a request came', {
      request: 'x',
      ms: 123_456,
      path: '/request/123456',
      is: { so: ['123456'] },
    });
    secretive.append('{"request":"a \\"quoted\\" one","ms":123456}\n');
    said.error(new Error('a "quoted" one', { cause: new Error('123456') }));
    const [first, second, third] = reported();
    expect(first).toMatchObject({
      request: 'x',
      ms: 123_456,
      path: '/[secret]/[secret]',
      is: { so: ['[secret]'] },
    });
    expect(first.msg).toBe('a [secret] came');
    expect(second).toEqual({ request: '[secret]', ms: 123_456 });
    expect(third.err).toMatchObject({ message: '[secret]', cause: { message: '[secret]' } });
    expect(third.err.stack).not.toContain('quoted');
  });
});

it.each(['json', 'text'] as const)('as %s, a crash prints no secret, and Node does not print it', (kind) => {
  const site = `
    import { openProcessLog } from './apps/site/server/observability/process-log.ts';
    openProcessLog('${kind}', { secrets: ['hush-hush'] });
    const cause = Object.assign(new Error('inner hush-hush'), { params: ['hush-hush'], config: 'hush-hush' });
    if (process.argv.includes('--text')) throw 'boom hush-hush';
    throw new Error('boom hush-hush', { cause });`;
  for (const args of [[], ['--text']]) {
    const { status, stdout, stderr } = spawnSync(
      process.execPath,
      ['--disable-warning=ExperimentalWarning', '--input-type=module', '--eval', site, '--', ...args],
      { cwd: fileURLToPath(new URL('../../../../', import.meta.url)), encoding: 'utf8' },
    );
    const printed = stdout + stderr;
    expect(status).toBe(1);
    expect(printed).toContain('boom [secret]');
    if (args.length === 0) expect(printed).toContain('inner [secret]');
    expect(printed).not.toContain('hush');
  }
});

describe('LOG_LEVEL', () => {
  it.each([
    ['error', ['error']],
    ['warn', ['error', 'warn']],
    ['info', ['error', 'warn', 'info']],
    ['all', ['error', 'warn', 'info']],
    [undefined, ['error', 'warn', 'info']],
  ])('%s leaves %j', (setting, expected) => {
    const level = getLogLevel(setting);
    const taken = Object.create(console);
    lines = [];
    const json = openProcessLog('json', {
      ...{ level, taken },
      destination: { write: (line) => void lines.push(line) },
    });
    taken.error('x');
    taken.warn('x');
    json.info('x');
    expect(reported().map((line) => line.level)).toEqual(expected);
    const printed: string[] = [];
    const say = (name: string) => () => void printed.push(name);
    const plain = Object.assign(Object.create(console), { error: say('error'), warn: say('warn') });
    const write = vi.spyOn(process.stdout, 'write').mockImplementation(() => printed.push('info') > 0);
    const text = openProcessLog('text', { level, taken: plain });
    plain.error('x');
    plain.warn('x');
    text.info('x');
    write.mockRestore();
    expect(printed).toEqual(expected);
  });
});

describe('requests', () => {
  async function serve(answer: RequestListener, proxies: string, to = log) {
    const listener = withRequestIds(logAccess(answer, to), readTrustedProxies(proxies));
    const server = createServer(listener);
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    return { address, close: () => new Promise((resolve) => server.close(resolve)) };
  }
  const toId = async (address: string, given: string): Promise<string> => {
    const answer = await fetch(address, { headers: { 'x-request-id': given, connection: 'close' } });
    await answer.text();
    return answer.headers.get('x-request-id') ?? '';
  };

  it('take the id of a trusted proxy if it is well-formed, and get one otherwise', async () => {
    const behind = await serve((_request, response) => void response.end(), '127.0.0.1');
    expect(await toId(behind.address, 'f00d-feed.1_2')).toBe('f00d-feed.1_2');
    for (const given of ['short', 'x'.repeat(65), '{"a":"1234"}', 'a b c d e f', '-leading-dash'])
      expect(await toId(behind.address, given), given).toMatch(UUID);
    await behind.close();
    const open = await serve((_request, response) => void response.end(), '192.0.2.1');
    const ids = [await toId(open.address, 'f00d-feed.1_2'), await toId(open.address, 'f00d-feed.1_2')];
    expect(ids[0]).toMatch(UUID);
    expect(ids[0]).not.toBe(ids[1]);
    await open.close();
  });

  it('are a line each, with the id that was answered and without query, address or id of an account', async () => {
    const site = await serve((request, response) => {
      if (request.url === '/api/recs') said.error('broken');
      response.writeHead(request.url === '/readyz' ? 503 : 200).end('x');
    }, '');
    for (const path of [
      '/cards/sol-ring?token=hush',
      '/api/users/Xk29_sA/sessions/aB3?x=hush',
      '/api/users/jo@example.org',
      '/api/%75sers/jo@example.org',
      '/api/recs',
      '/healthz',
      '/readyz',
    ])
      await (await fetch(site.address + path, { headers: { connection: 'close' } })).text();
    await site.close();
    const answered = reported().filter(({ msg }) => msg === 'answered');
    expect(answered.map(({ method, path, status }) => [method, path, status])).toEqual([
      ['GET', '/cards/sol-ring', 200],
      ['GET', '/api/users/{}/sessions/{}', 200],
      ['GET', '/api/users/{}', 200],
      ['GET', '/api/users/{}', 200],
      ['GET', '/api/recs', 200],
      ['GET', '/readyz', 503],
    ]);
    expect(answered.every(({ ms, request }) => ms >= 0 && UUID.test(request))).toBe(true);
    const broken = reported().find(({ msg }) => msg === 'broken');
    expect(broken.request).toBe(answered[4].request);
    for (const secret of ['hush', '127.0.0.1', 'example']) expect(lines.join('')).not.toContain(secret);
  });

  it('that are left before their end say so', async () => {
    const leaving = new AbortController();
    const site = await serve(() => leaving.abort(), '');
    const left = fetch(`${site.address}/slow`, { signal: leaving.signal }).catch(() => 'left');
    expect(await left).toBe('left');
    await vi.waitFor(() => expect(reported()).toMatchObject([{ path: '/slow', aborted: true }]));
    await site.close();
  });

  it('as text are a line each for people', async () => {
    const printed: string[] = [];
    const write = vi.spyOn(process.stdout, 'write').mockImplementation((line) => printed.push(`${line}`) > 0);
    const asText = openProcessLog('text', { taken: Object.create(console) });
    const site = await serve(
      (request, response) => {
        if (request.url === '/cut') return void response.destroy();
        response.writeHead(404).end('x');
      },
      '127.0.0.1',
      asText,
    );
    const headers = { 'x-request-id': 'f00d-feed', connection: 'close' };
    await (await fetch(`${site.address}/cards/nothing?token=hush`, { headers })).text();
    await fetch(`${site.address}/cut`, { headers }).catch(() => null);
    await site.close();
    write.mockRestore();
    expect(printed.filter((line) => line.includes('f00d-feed'))).toEqual([
      expect.stringMatching(/^GET \/cards\/nothing 404 [\d.]+ ms \[f00d-feed\]\n$/),
      expect.stringMatching(/^GET \/cut 200 [\d.]+ ms, aborted \[f00d-feed\]\n$/),
    ]);
  });
});
