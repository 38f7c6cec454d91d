import { parseArgs } from 'node:util';
import { AppError, optionFault } from '@deckwright/domain';
import { serveStdio } from '@modelcontextprotocol/server/stdio';
import { createAssistantServer } from '../../assistants/assistant-server.ts';
import { checkNodeVersion } from '../../settings/node-version.ts';
import { readSettings } from '../../settings/settings.ts';
import { folderOption } from '../folder-option.ts';
import { apiOfFolder, apiOfSite, siteAddress } from '../open-api.ts';

const HELP = `Usage: npm run --silent deckwright -- mcp [--site ADDRESS | --data-dir DIR]

Tools for an assistant that starts this command and speaks the Model Context Protocol with it by standard input and
output: find cards, read a commander's numbers, read a deck list, judge a deck, recommend cards, find its combos,
compare two decks.

  --site ADDRESS    Ask the API of this site instead of the data folder
  --data-dir DIR    The data folder (default: DATA_DIR, else ./var of the project)
  --help            This text
`;

/** `deckwright mcp` */
async function main(): Promise<void> {
  checkNodeVersion();
  const { site, 'data-dir': dataDir, help } = readOptions(process.argv.slice(2));
  if (help) {
    process.stdout.write(HELP);
    return;
  }
  const origin = site === undefined ? readSettings(process.env).site.origin : siteAddress(site);
  const api = site === undefined ? await apiOfFolder(folderOption(dataDir)) : apiOfSite(site);
  // Output is for messages alone: what anything else prints would break the protocol.
  console.log = console.error;
  const desk = { ask: api.ask, pageAt: (path: string) => origin + path };
  const serving = serveStdio(() => createAssistantServer(desk), { maxSubscriptions: 0 });
  const end = async (): Promise<void> => {
    await serving.close();
    await api.close();
  };
  process.stdin.once('end', () => void end());
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void end());
}

function readOptions(args: string[]) {
  const text = { type: 'string' } as const;
  try {
    const options = { site: text, 'data-dir': text, help: { type: 'boolean', short: 'h' } } as const;
    return parseArgs({ args, options }).values;
  } catch (cause) {
    throw optionFault(cause, 'mcp');
  }
}

main().catch((error: unknown) => {
  console.error(error instanceof AppError ? error.message : error);
  process.exitCode = 1;
});
