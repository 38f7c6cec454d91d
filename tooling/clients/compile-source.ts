import { isolatedDeclarationSync } from 'rolldown/experimental';
import { transformSync } from 'rolldown/utils';

/**
 * A source file as JavaScript and as declarations. The bundler of the pages does it: an install without the tools of
 * the tests has no TypeScript.
 * @throws Error if the file cannot be read, or does not state the type of an export
 */
export function compileSource(fileName: string, source: string): { code: string; declarations: string } {
  const typescript = { onlyRemoveTypeImports: true };
  const code = transformSync(fileName, source, { lang: 'ts', target: 'es2022', typescript });
  const declarations = isolatedDeclarationSync(fileName, source);
  for (const { message } of [...code.errors, ...declarations.errors])
    throw new Error(`${fileName}: ${message}`);
  return { code: withJsImports(code.code), declarations: withJsImports(declarations.code) };
}

function withJsImports(text: string): string {
  return text.replaceAll(/(from "\.[^"]*)\.ts"/g, '$1.js"');
}
