// A client of the official SDK against the real command and a real site, both with the sample.
import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import { StdioClientTransport } from '@modelcontextprotocol/client/stdio';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { madeSample } from '../../../../tooling/lib/made-once.mjs';
import { ensurePagesBuilt } from '../../../../tooling/testing/made-on-demand.ts';
import { TEST_PROCESS_ENV } from '../../../../tooling/testing/test-process.ts';
import { textOfTool } from '../testing/assistant-client.ts';
import { createSiteFolder } from '../testing/site-folder.ts';
import { type SiteProcess, startSiteProcess } from '../testing/site-process.ts';

const COMMAND = join(import.meta.dirname, '..', '..', '..', '..', 'tooling', 'deckwright.mjs');
const COMMANDER = 'Atraxa, Praetors’ Voice';
const QUESTIONS = [
  ['find_cards', { query: 't:elf mv<=3', limit: 5 }],
  ['read_commander', { commander: COMMANDER, order: 'synergy', limit: 5 }],
  ['read_commander', { commander: COMMANDER, range: 'year', theme: 'Counters Matter', limit: 3 }],
  ['read_deck_list', { text: `Commander\n1 ${COMMANDER}\n\nSideboard\n1 Sol Ring\n1 Sol Rign` }],
  ['judge_deck', { deck: `1 ${COMMANDER} *CMDR*\n1 Sol Ring\n1 Walking Ballista\n1 Heliod, Sun-Crowned` }],
  ['recommend_cards', { deck: `1 ${COMMANDER} *CMDR*\n1 Sol Ring\n1 Arcane Signet`, limit: 5 }],
  ['find_combos_of_deck', { deck: 'Commander\n1 Heliod, Sun-Crowned\n\n1 Walking Ballista' }],
  ['compare_decks', { first: '1 Sol Ring\n1 Forest', second: '1 Sol Ring\n1 Island' }],
] as const;

const clients: Client[] = [];
let folder: Awaited<ReturnType<typeof createSiteFolder>>;
let site: SiteProcess;
let address = '';
beforeAll(async () => {
  await ensurePagesBuilt();
  folder = await createSiteFolder(null);
  cpSync(join(await madeSample(), 'snapshots'), join(folder.path, 'snapshots'), { recursive: true });
  site = startSiteProcess({ DATA_DIR: folder.path });
  address = await site.ready;
}, 120_000);
afterAll(async () => {
  for (const client of clients) await client.close();
  site.signal('SIGTERM');
  await site.exit;
  folder.remove();
});

async function connected(transport: Parameters<Client['connect']>[0]): Promise<Client> {
  const client = new Client({ name: 'test', version: '1' });
  await client.connect(transport);
  clients.push(client);
  return client;
}

function started(...args: string[]): StdioClientTransport {
  const env = { ...TEST_PROCESS_ENV, PATH: process.env.PATH ?? '' };
  return new StdioClientTransport({
    command: process.execPath,
    args: [COMMAND, 'mcp', ...args],
    env,
    stderr: 'pipe',
  });
}

async function getAnswers(client: Client): Promise<object[]> {
  const answers: object[] = [];
  for (const [name, args] of QUESTIONS) {
    const answer = await client.callTool({ name, arguments: args });
    expect(answer.isError ?? false, textOfTool(answer)).toBe(false);
    expect(textOfTool(answer)).toContain('These are sample data');
    answers.push(answer.structuredContent as object);
  }
  return answers;
}

/** Answers without the addresses of the pages, which differ by where was asked. */
function withoutAddresses(answers: readonly object[]): unknown {
  return JSON.parse(JSON.stringify(answers).replaceAll(address, ''));
}

describe('an assistant', () => {
  it('gets the same answers from a site, from its command over the data, and from the command over the site', async () => {
    const http = await getAnswers(
      await connected(new StreamableHTTPClientTransport(new URL(`${address}/mcp`))),
    );
    expect(JSON.stringify(http)).toContain(`"page":"${address}/commanders/atraxa-praetors-voice"`);
    const overData = await getAnswers(await connected(started('--data-dir', folder.path)));
    expect(overData).toEqual(withoutAddresses(http));
    const overSite = await getAnswers(await connected(started('--site', `${address}/`)));
    expect(overSite).toEqual(http);
  }, 120_000);

  it('is told the numbers of the commander’s page', async () => {
    const client = await connected(new StreamableHTTPClientTransport(new URL(`${address}/mcp`)));
    const { structuredContent } = await client.callTool({
      name: 'read_commander',
      arguments: { commander: COMMANDER, limit: 1 },
    });
    const page = await (await fetch(`${address}/api/v1/pages/commanders/atraxa-praetors-voice`)).json();
    expect(structuredContent).toMatchObject({
      num_decks: page.numDecks,
      average_price_usd: page.avgPrice,
      source: { snapshot: expect.any(String), sample: true },
    });
  });

  it('is told why there is nothing to ask', async () => {
    const transport = started('--data-dir', join(folder.path, 'nothing'));
    let said = '';
    transport.stderr?.on('data', (part) => {
      said += part;
    });
    await expect(connected(transport)).rejects.toThrow();
    expect(said).toContain('No data is published');
  });
});
