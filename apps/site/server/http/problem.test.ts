import { AppError, ERROR_CODES } from '@deckwright/domain';
import { Hono } from 'hono';
import { describe, expect, it, vi } from 'vitest';
import { answerProblem, STATUS_OF_CODE, UnknownNameError } from './problem.ts';

const throwing = (error: unknown) => {
  const app = new Hono();
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

  it('tells code and message of a known error', async () => {
    const answer = await throwing(new AppError('invalid-argument', 'Say it better.'));
    expect(answer.status).toBe(400);
    expect(await answer.json()).toEqual({ error: { code: 'invalid-argument', message: 'Say it better.' } });
    expect(answer.headers.get('cache-control')).toBe('no-store');
  });

  it('brings the nearest names of an unknown one', async () => {
    const option = { label: 'Opt', url: '/cards/opt', image: null, icon: null, kind: 'card' as const };
    const answer = await throwing(new UnknownNameError('No card.', [option]));
    expect(answer.status).toBe(404);
    expect((await answer.json()).nearest).toEqual([option]);
  });

  it('asks to come again where the server is busy', async () => {
    const answer = await throwing(new AppError('unavailable', 'Busy.'));
    expect(answer.status).toBe(503);
    expect(answer.headers.get('retry-after')).toBe('2');
  });

  it('takes a sender who left within a body for no failure', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => {});
    const answer = await throwing(Object.assign(new Error('aborted'), { code: 'ECONNRESET' }));
    expect(answer.status).toBe(408);
    expect(log).not.toHaveBeenCalled();
    log.mockRestore();
  });

  it.each([new Error('secret detail'), new AppError('data-loss', 'secret detail')])(
    'logs what is unexpected and tells nothing of it',
    async (error) => {
      const log = vi.spyOn(console, 'error').mockImplementation(() => {});
      const answer = await throwing(error);
      expect(answer.status).toBe(500);
      expect(await answer.text()).not.toContain('secret');
      expect(log).toHaveBeenCalledWith('GET / failed:', error);
      log.mockRestore();
    },
  );
});
