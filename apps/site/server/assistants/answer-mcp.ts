import { createMcpHandler } from '@modelcontextprotocol/server';
import { z } from 'zod';
import { createAssistantServer, TOOLS } from './assistant-server.ts';
import type { ToolContext } from './define-tool.ts';

/** Answers one message of the Model Context Protocol over streamable HTTP; `message` is the parsed body. */
export type AnswerMcp = (request: Request, message: unknown, context: ToolContext) => Promise<Response>;

/** Serves each request by a server of its own: there are no sessions, and no streams that outlast an answer. */
export const answerMcp: AnswerMcp = (request, message, context) => {
  const unknown = unknownTool(message);
  if (unknown !== null) return Promise.resolve(unknown);
  const { fetch } = createMcpHandler(() => createAssistantServer(context), {
    // There is nothing to subscribe to: tools change only with the version of the site.
    maxSubscriptions: 0,
    onerror: () => {
      // The answer says so to the caller; what a tool cannot do is logged there.
    },
  });
  return fetch(request, { parsedBody: message });
};

const Call = z.object({
  id: z.union([z.string(), z.number()]),
  method: z.literal('tools/call'),
  params: z.object({ name: z.string() }),
});
/** Of JSON-RPC. */
const INVALID_PARAMS = -32_602;

/** The refusal of a tool that there is not: the library would find the properties of every object, such as `__proto__`. */
function unknownTool(message: unknown): Response | null {
  const call = Call.safeParse(message);
  if (!call.success || TOOLS.some(({ name }) => name === call.data.params.name)) return null;
  const error = { code: INVALID_PARAMS, message: `Tool ${call.data.params.name.slice(0, 100)} not found` };
  return Response.json({ jsonrpc: '2.0', id: call.data.id, error });
}
