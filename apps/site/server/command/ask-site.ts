import { readFileSync } from 'node:fs';
import { Agent, request as open } from 'node:http';
import { AppError } from '@deckwright/domain';
import { DoorAnswer, DoorFile, doorFile } from './command-door.ts';
import type { UserRequest } from './user-request.ts';

const PATIENCE_MS = 20_000;

/**
 * Has the running site that uses the data folder execute the request. @throws AppError with a message that says what to
 * do
 */
export async function askSite(dataDir: string, request: UserRequest): Promise<string[]> {
  const { port, token } = readDoor(dataDir);
  let text: string;
  try {
    text = await post(port, token, JSON.stringify(request));
  } catch (cause) {
    throw new AppError(
      'unavailable',
      `The site that runs on ${dataDir} does not answer at port ${port} of this machine. Run the command again; if that does not help, stop the site first.`,
      { cause },
    );
  }
  const answer = DoorAnswer.parse(JSON.parse(text));
  if ('error' in answer) throw new AppError('failed-precondition', answer.error);
  return answer.lines;
}

function readDoor(dataDir: string): DoorFile {
  try {
    return DoorFile.parse(JSON.parse(readFileSync(doorFile(dataDir), 'utf8')));
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

/** Ignores proxies configured in the environment. */
function post(port: number, token: string, body: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
    const agent = new Agent();
    const call = open(
      { host: '127.0.0.1', port, method: 'POST', path: '/user', headers, agent, timeout: PATIENCE_MS },
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
