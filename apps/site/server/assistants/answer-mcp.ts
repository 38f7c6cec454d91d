import { createMcpHandler } from '@modelcontextprotocol/server';
import { createAssistantServer } from './assistant-server.ts';
import type { Desk } from './define-tool.ts';

/** Answers one message of the Model Context Protocol over streamable HTTP; `message` is the parsed body. */
export type AnswerMcp = (request: Request, message: unknown, desk: Desk) => Promise<Response>;

/** Serves each request by a server of its own: there are no sessions, and no streams that outlast an answer. */
export const answerMcp: AnswerMcp = (request, message, desk) => {
  const { fetch } = createMcpHandler(() => createAssistantServer(desk), {
    // There is nothing to subscribe to: tools change only with the version of the site.
    maxSubscriptions: 0,
    onerror: () => {
      // The caller is told in the answer; what a tool cannot do is logged there.
    },
  });
  return fetch(request, { parsedBody: message });
};
