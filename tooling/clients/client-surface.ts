import ts from 'typescript';

const WIDTH = 108;

/**
 * What programs of others may use of the clients, in lines: the exported names of the JavaScript client with the
 * parameters of its functions and methods, and the classes of the Python client with their methods. The schemas of
 * `/api/v1` say what parameters and types have inside.
 * @param files of `clientFiles`: paths and texts
 */
export function printSurface(files: ReadonlyMap<string, string>): string {
  const lines = [
    '# JavaScript',
    ...javaScriptLines(files),
    '# Python',
    ...pythonLines(files.get('lib/deckwright.py') ?? ''),
  ];
  return `${lines.flatMap(wrapped).join('\n')}\n`;
}

/** A line for each export of the entry point: a function, class or type, or all calls of a group. */
function javaScriptLines(files: ReadonlyMap<string, string>): string[] {
  return readExports(files, 'lib/index.d.ts').flatMap(({ clause, path }) => {
    if (clause && ts.isNamespaceExport(clause))
      return [`${clause.name.text}: ${[...declared(files, path).values()].join('; ')}`];
    if (path === 'lib/types.d.ts') return [`types: ${[...declared(files, path).keys()].join(', ')}`];
    return readExports(files, path).flatMap(({ clause: names, path: from }) => {
      const all = declared(files, from);
      const listed = names && ts.isNamedExports(names) ? names.elements : [];
      return listed.map(({ name }) => all.get(name.text) ?? `${name.text}: nowhere declared`);
    });
  });
}

function readExports(files: ReadonlyMap<string, string>, file: string) {
  return parse(files, file).statements.flatMap((statement) => {
    if (!ts.isExportDeclaration(statement) || !statement.moduleSpecifier) return [];
    const from = statement.moduleSpecifier.getText().slice(1, -1);
    return [{ clause: statement.exportClause, path: from.replace('./', 'lib/').replace(/\.js$/, '.d.ts') }];
  });
}

/** What a module declares, by name. Overloads of a call differ in what is in `parameters` alone. */
function declared(files: ReadonlyMap<string, string>, file: string): Map<string, string> {
  const found = new Map<string, string>();
  for (const statement of parse(files, file).statements) {
    if (ts.isFunctionDeclaration(statement)) {
      const name = statement.name?.text ?? '';
      if (!found.has(name)) found.set(name, `${name}(${printParameters(statement)})`);
    } else if (ts.isTypeAliasDeclaration(statement)) {
      const { name, type } = statement;
      const members =
        ts.isTypeLiteralNode(type) && file !== 'lib/types.d.ts' ? printMembers(type.members) : '';
      found.set(name.text, `type ${name.text}${members}`);
    } else if (ts.isClassDeclaration(statement))
      found.set(
        statement.name?.text ?? '',
        `class ${statement.name?.text ?? ''}${printMembers(statement.members)}`,
      );
  }
  return found;
}

function printMembers(members: ts.NodeArray<ts.TypeElement | ts.ClassElement>): string {
  const words = members.map((member) => {
    if (ts.isConstructorDeclaration(member)) return `constructor(${printParameters(member)})`;
    const isOptional = 'questionToken' in member && member.questionToken ? '?' : '';
    const type = ts.isPropertySignature(member) ? member.type : undefined;
    const given = type && ts.isFunctionTypeNode(type) ? `(${printParameters(type)})` : '';
    return `${member.name?.getText()}${isOptional}${given}`;
  });
  return ` { ${words.join(', ')} }`;
}

function printParameters({ parameters }: ts.SignatureDeclaration): string {
  return parameters
    .map(({ name, questionToken }) => `${name.getText()}${questionToken ? '?' : ''}`)
    .join(', ');
}

/** Public classes that are no dictionaries, each with its constructor, public methods and groups of calls. */
function pythonLines(text: string): string[] {
  return text.split(/^(?=class )/m).flatMap((part) => {
    const [, name, base = ''] = /^class ([A-Z]\w*)(?:\(([^)]*)\))?:/.exec(part) ?? [];
    if (name === undefined || /TypedDict|^_/.test(base)) return [];
    const members = [
      ...[...part.matchAll(/^ {4}def ([a-z]\w*)/gm)].map(([, method]) => `${method}()`),
      ...[...part.matchAll(/^ {8}self\.([a-z]\w*)\b.* = /gm)].map(([, attribute]) => attribute),
    ];
    return [`class ${name}${base && `(${base})`}: ${members.join(', ')}`.replace(/: $/, '')];
  });
}

function parse(files: ReadonlyMap<string, string>, file: string): ts.SourceFile {
  const text = files.get(file);
  if (text === undefined) throw new Error(`The clients have no file ${file}.`);
  return ts.createSourceFile(file, text, ts.ScriptTarget.ES2024, true);
}

/** A long line in several, so that a change shows what changed. */
function wrapped(line: string): string[] {
  const lines: string[] = [];
  for (const word of line.split(' ')) {
    const last = lines.at(-1);
    if (last === undefined) lines.push(word);
    else if (last.length + word.length + 1 > WIDTH) lines.push(`  ${word}`);
    else lines[lines.length - 1] = `${last} ${word}`;
  }
  return lines;
}
