import type { CommandTable } from '@deckwright/command-line';
import { PIPELINE_COMMANDS } from '@deckwright/pipeline/commands';
import { SITE_COMMANDS } from '@deckwright/site/commands';

/** Every `deckwright` command, in the order of `deckwright --help`. */
export const COMMANDS: CommandTable = [...PIPELINE_COMMANDS, ...SITE_COMMANDS];
