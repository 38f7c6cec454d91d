import { UserProfile } from '@deckwright/contract/schemas';

/** Reads an event stream as it arrives. */
export function readProfileEvents(answer: Response) {
  if (!answer.body) throw new Error('The answer has no body.');
  const reader = answer.body.pipeThrough(new TextDecoderStream()).getReader();
  let text = '';
  let done = false;
  const finished = (async () => {
    for (;;) {
      const chunk = await reader.read();
      if (chunk.done) break;
      text += chunk.value;
    }
    done = true;
  })();
  return {
    profiles: () =>
      [...text.matchAll(/^event: profile\ndata: (.*)$/gm)].map(([, data = '']) =>
        UserProfile.parse(JSON.parse(data)),
      ),
    /** Heartbeats so far. */
    beats: () => text.split(': still here').length - 1,
    isDone: () => done,
    close: async () => {
      await reader.cancel();
      await finished;
    },
  };
}
