import { format } from 'node:util';
import { UnknownNameError } from '@deckwright/answers';
import { AppError, ERROR_CODES } from '@deckwright/domain';
import { Hono } from 'hono';
import { describe, expect, it, vi } from 'vitest';
import { SENTENCE_OF_CODE, STATUS_OF_CODE } from '../http/error-status.ts';
import type { ApiEnv } from './api.ts';
import { answerProblem, toReportedProblem } from './problem.ts';

const throwing = (error: unknown) => {
  const app = new Hono<ApiEnv>();
  app.onError(answerProblem);
  app.get('/', () => {
    throw error;
  });
  return app.request('/');
};

describe('an error as an answer', () => {
  it('has a status for every code', () => {
    expect(Object.keys(STATUS_OF_CODE).sort()).toEqual([...ERROR_CODES].sort());
  });

  it('has a sentence for every code except that of cancelled requests', async () => {
    expect(Object.keys(SENTENCE_OF_CODE).sort()).toEqual([...ERROR_CODES].sort());
    const silent = ERROR_CODES.filter((code) => SENTENCE_OF_CODE[code] === null);
    expect(silent.sort()).toEqual(['aborted', 'cancelled']);
    for (const sentence of Object.values(SENTENCE_OF_CODE))
      if (sentence) expect(sentence).toMatch(/^[A-Z].+\.$/);
  });

  it.each(ERROR_CODES)('answers %s without its own message by status and sentence', async (code) => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => {});
    const answer = await throwing(new AppError(code, ''));
    expect(answer.status).toBe(STATUS_OF_CODE[code]);
    const text = await answer.text();
    const sentence = SENTENCE_OF_CODE[code];
    if (sentence === null) {
      expect(text).toBe('');
      expect(log).not.toHaveBeenCalled();
    } else expect(JSON.parse(text)).toEqual({ error: { code, message: sentence } });
    log.mockRestore();
  });

  it('passes on code and message of a known error', async () => {
    const answer = await throwing(new AppError('invalid-argument', 'Say it better.'));
    expect(answer.status).toBe(400);
    expect(await answer.json()).toEqual({ error: { code: 'invalid-argument', message: 'Say it better.' } });
    expect(answer.headers.get('cache-control')).toBe('no-store');
  });

  it('suggests the nearest names for an unknown name', async () => {
    const option = { label: 'Opt', url: '/cards/opt', image: null, icon: null, kind: 'card' as const };
    const answer = await throwing(new UnknownNameError('No card.', [option]));
    expect(answer.status).toBe(404);
    expect((await answer.json()).nearest).toEqual([option]);
  });

  it('asks to retry if the server is busy', async () => {
    const answer = await throwing(new AppError('unavailable', 'Busy.'));
    expect(answer.status).toBe(503);
    expect(answer.headers.get('retry-after')).toMatch(/^[2-5]$/);
  });

  it('does not treat a sender who left mid-body as a failure', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => {});
    const answer = await throwing(Object.assign(new Error('aborted'), { code: 'ECONNRESET' }));
    expect(answer.status).toBe(408);
    expect(log).not.toHaveBeenCalled();
    log.mockRestore();
  });

  it.each([new Error('secret detail'), new AppError('data-loss', 'secret detail')])(
    'logs unexpected errors and reveals nothing of them',
    async (error) => {
      const log = vi.spyOn(console, 'error').mockImplementation(() => {});
      const answer = await throwing(error);
      expect(answer.status).toBe(500);
      expect(await answer.text()).not.toContain('secret');
      expect(log).toHaveBeenCalledWith('%s failed:', 'GET /', error);
      log.mockRestore();
    },
  );

  it('logs the path of an unexpected error on one line, and without ids of accounts', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => {});
    const app = new Hono<ApiEnv>();
    app.onError(answerProblem);
    app.get('*', () => {
      throw new Error('broken');
    });
    for (const path of ['/a%0AGET /b%1b[2J', '/api/%75sers/Xk29_sA/sessions']) await app.request(path);
    expect(log.mock.calls.map(([, where]) => where)).toEqual([
      'GET /a%0AGET%20/b%1B[2J',
      'GET /api/users/{}/sessions',
    ]);
    log.mockRestore();
  });

  it('logs the complete error regardless of the address', () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => {});
    toReportedProblem(new Error('what is wrong'), 'GET /caf%c3%a9/%s/%d0');
    expect(format(...(log.mock.calls[0] ?? []))).toMatch(
      /^GET \/caf%c3%a9\/%s\/%d0 failed: Error: what is wrong\n/,
    );
    log.mockRestore();
  });
});
