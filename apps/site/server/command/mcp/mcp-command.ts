import { defineCommand } from '@deckwright/command-line';
import { serveStdio } from '@modelcontextprotocol/server/stdio';
import { createAssistantServer } from '../../assistants/assistant-server.ts';
import { folderApi, siteAddress, siteApi } from '../api-connection.ts';
import { commandSettings } from '../command-settings.ts';

export const mcpCommand = defineCommand({
  description: `Tools for an assistant that starts this command (with "npm run --silent") and speaks the Model Context Protocol with it
by standard input and output: find cards, read a commander's numbers, read a deck list, judge a deck, recommend cards,
find its combos, compare two decks.`,
  options: { site: { value: 'ADDRESS', help: 'Ask the API of this site instead of the data folder' } },
  async run(context, { site }) {
    const origin = site === undefined ? commandSettings(context).site.origin : siteAddress(site);
    const api = site === undefined ? await folderApi(context.dataDir) : siteApi(site);
    // Output is for messages alone: what anything else prints would break the protocol.
    console.log = console.error;
    const toolContext = { ask: api.ask, pageAt: (path: string) => origin + path };
    const serving = serveStdio(() => createAssistantServer(toolContext), { maxSubscriptions: 0 });
    const end = async (): Promise<void> => {
      await serving.close();
      await api.close();
    };
    process.stdin.once('end', () => void end());
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void end());
  },
});
