import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import type { TestApp } from './test-app.ts';

/** A client of the official SDK, connected to `/mcp` of an app without a socket. */
export async function connectAssistant({ app }: Pick<TestApp, 'app'>): Promise<Client> {
  const client = new Client({ name: 'test', version: '1' });
  const transport = new StreamableHTTPClientTransport(new URL('http://localhost/mcp'), {
    fetch: async (url, init) => app.request(url.toString(), init),
  });
  await client.connect(transport);
  return client;
}

/** The text of an answer of a tool. */
export function textOfTool({ content }: Awaited<ReturnType<Client['callTool']>>): string {
  const [part] = content;
  return part?.type === 'text' ? part.text : '';
}
