import ts from 'typescript';

const OPTIONS: ts.CompilerOptions = {
  target: ts.ScriptTarget.ES2022,
  module: ts.ModuleKind.ESNext,
  verbatimModuleSyntax: true,
  removeComments: false,
};

/** A source file as JavaScript and as declarations. @throws Error if an exported type is not stated */
export function compileSource(fileName: string, source: string): { code: string; declarations: string } {
  const options = { compilerOptions: OPTIONS, fileName, reportDiagnostics: true };
  const code = ts.transpileModule(source, options);
  const stated = { ...OPTIONS, declaration: true, isolatedDeclarations: true };
  const declarations = ts.transpileDeclaration(source, { ...options, compilerOptions: stated });
  for (const { messageText } of [...(code.diagnostics ?? []), ...(declarations.diagnostics ?? [])])
    throw new Error(`${fileName}: ${ts.flattenDiagnosticMessageText(messageText, '\n')}`);
  return { code: withJsImports(code.outputText), declarations: withJsImports(declarations.outputText) };
}

function withJsImports(text: string): string {
  return text.replaceAll(/(from '\.[^']*)\.ts'/g, "$1.js'");
}
