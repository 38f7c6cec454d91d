import { openStage } from './stage.ts';
import { interactionLines } from './run-tmp.ts';
const stage = await openStage(process.argv[2]);
try { console.log((await interactionLines(stage, process.argv[3]!)).join('\n')); } finally { await stage.close(); }
process.exit(0);
