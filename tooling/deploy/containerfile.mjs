/**
 * @typedef {{ keyword: string, text: string }} Instruction
 * @typedef {{ base: string, name: string, steps: Instruction[] }} Stage
 */

const KEYWORDS = new Set([
  ...[
    'ARG',
    'CMD',
    'COPY',
    'ENTRYPOINT',
    'ENV',
    'EXPOSE',
    'FROM',
    'HEALTHCHECK',
    'LABEL',
    'RUN',
    'STOPSIGNAL',
  ],
  ...['USER', 'VOLUME', 'WORKDIR'],
]);

/**
 * The stages of a Containerfile, with the defaults of the ARGs before the first one filled in.
 * @param {string} text
 * @returns {Stage[]}
 * @throws an error that names the line of an unknown instruction
 */
export function parseContainerfile(text) {
  /** @type {Map<string, string>} */
  const defaults = new Map();
  /** @type {Stage[]} */
  const stages = [];
  const lines = text
    .replaceAll(/^\s*#.*\n/gm, '')
    .replaceAll(/\\\n/g, ' ')
    .split('\n');
  for (const line of lines.map((each) => each.trim()).filter(Boolean)) {
    const [, keyword = '', rest = ''] = /^([A-Z]+)\s+(.+)$/.exec(line) ?? [];
    if (!KEYWORDS.has(keyword)) throw new Error(`Not an instruction of a Containerfile: ${line}`);
    const stage = stages.at(-1);
    if (keyword === 'FROM') {
      const [, base = '', name = ''] = /^(\S+)(?: AS (\S+))?$/.exec(rest) ?? [];
      stages.push({
        base: base.replace(/^\$\{(\w+)\}$/, (_, arg) => defaults.get(arg) ?? ''),
        name,
        steps: [],
      });
    } else if (stage) stage.steps.push({ keyword, text: rest });
    else if (keyword === 'ARG') defaults.set(rest.split('=')[0] ?? '', rest.slice(rest.indexOf('=') + 1));
    else throw new Error(`Before the first FROM only ARG is allowed: ${line}`);
  }
  return stages;
}

/**
 * A COPY in parts.
 * @param {string} text
 * @returns {{ from: string | null, chown: string | null, sources: string[], target: string }}
 */
export function parseCopy(text) {
  const words = text.split(/\s+/);
  /** @param {string} flag */
  const getFlag = (flag) => words.find((word) => word.startsWith(`--${flag}=`))?.split('=')[1] ?? null;
  const paths = words.filter((word) => !word.startsWith('--'));
  return {
    from: getFlag('from'),
    chown: getFlag('chown'),
    sources: paths.slice(0, -1),
    target: paths.at(-1) ?? '',
  };
}
