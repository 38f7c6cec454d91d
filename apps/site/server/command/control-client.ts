import { readFileSync } from 'node:fs';
import { Agent, request as open } from 'node:http';
import { AppError } from '@deckwright/domain';
import { ControlAnswer, ControlPortFile, controlPortFile } from './control-port.ts';
import type { ControlRequest } from './user-request.ts';

const TIMEOUT_MS = 20_000;

/** Sends a request to the site that runs on the data folder, and returns its lines. @throws AppError with what to do */
export async function callSite(
  dataDir: string,
  request: ControlRequest,
  timeoutMs = TIMEOUT_MS,
): Promise<string[]> {
  const { port, token } = readPortFile(dataDir);
  let text: string;
  try {
    text = await post(port, token, JSON.stringify(request), timeoutMs);
  } catch (cause) {
    throw new AppError(
      'unavailable',
      `The site that runs on ${dataDir} does not answer at port ${port} of this machine. Run the command again; if that does not help, stop the site first.`,
      { cause },
    );
  }
  const answer = ControlAnswer.parse(JSON.parse(text));
  if ('error' in answer) throw new AppError('failed-precondition', answer.error);
  return answer.lines;
}

function readPortFile(dataDir: string): ControlPortFile {
  try {
    return ControlPortFile.parse(JSON.parse(readFileSync(controlPortFile(dataDir), 'utf8')));
  } catch (cause) {
    const isDenied = (cause as NodeJS.ErrnoException).code === 'EACCES';
    throw new AppError(
      'unavailable',
      isDenied
        ? `A site runs on ${dataDir} as another user. Run the command as that user.`
        : `A site runs on ${dataDir} and takes no commands: it is starting, or another program. Wait a moment and run the command again, or stop the site first.`,
      { cause },
    );
  }
}

/** Without any proxy that the environment names. */
function post(port: number, token: string, body: string, timeout: number): Promise<string> {
  return new Promise((resolve, reject) => {
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
    const agent = new Agent();
    const call = open(
      { host: '127.0.0.1', port, method: 'POST', path: '/user', headers, agent, timeout },
      (answer) => {
        let text = '';
        answer.setEncoding('utf8');
        answer.on('data', (part: string) => {
          text += part;
        });
        answer.on('end', () => resolve(text));
        answer.on('error', reject);
      },
    );
    call.on('timeout', () => call.destroy(new Error('no answer')));
    call.on('error', reject);
    call.end(body);
  });
}
