import ts from 'typescript';

/** Where columns are typed arrays, and the linter allows `!`. */
const KERNELS = /^(packages\/engine|bench)\/src\/.*\.ts$/;

/**
 * Lines of the engine and the benchmarks that cast what an index reads (`column[i] as number`), which hides a wrong
 * element type, or that use `!` on anything but an index, where a missing value is possible (docs/design/engine.md).
 * @param {string} file
 * @param {string} text
 * @returns {{ line: number, problem: string }[]}
 */
export function findIndexCasts(file, text) {
  if (!KERNELS.test(file)) return [];
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest);
  /** @type {{ line: number, problem: string }[]} */
  const found = [];
  /** @param {import('typescript').Node} node */
  const visit = (node) => {
    const problem = describeProblem(node);
    if (problem !== null)
      found.push({ line: source.getLineAndCharacterOfPosition(node.getStart(source)).line + 1, problem });
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

/** @param {import('typescript').Node} node */
function describeProblem(node) {
  if (
    ts.isAsExpression(node) &&
    ts.isElementAccessExpression(node.expression) &&
    !ts.isConstTypeReference(node.type)
  )
    return 'a cast of what an index reads; write column[index]!';
  if (ts.isNonNullExpression(node) && !ts.isElementAccessExpression(node.expression))
    return 'a non-null assertion on something other than an index; check the value';
  return null;
}
