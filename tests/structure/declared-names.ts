import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { parseSync } from 'vite';

/** A declared function, method, class, type or exported constant. */
export type DeclaredName = { file: string; name: string; exportedType: boolean };

type Node = { type: string; [key: string]: unknown };

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as Node).type === 'string';

const typeDeclarations = new Set([
  'TSTypeAliasDeclaration',
  'TSInterfaceDeclaration',
  'TSEnumDeclaration',
  'ClassDeclaration',
]);

/** Tracked source files of the product, its tests and its benchmarks. */
export const listSources = (): string[] =>
  execFileSync('git', ['ls-files', 'app', 'packages', 'server', 'database', 'tests', 'bench'], {
    encoding: 'utf8',
    maxBuffer: 1e8,
  })
    .split('\n')
    .filter((file) => /\.(?:ts|tsx|mjs)$/.test(file));

/** Names that a file declares. Local constants count only when they hold a function. */
export function namesOf(file: string, text = readFileSync(file, 'utf8')): DeclaredName[] {
  const found: DeclaredName[] = [];
  const visit = (node: Node, exported: boolean): void => {
    const id = node.id as Node | undefined;
    const name = isNode(id) && id.type === 'Identifier' ? String(id.name) : null;
    const isType = typeDeclarations.has(node.type);
    const isFunction =
      node.type === 'FunctionDeclaration' ||
      (node.type === 'VariableDeclarator' &&
        (exported || /^(?:Arrow)?FunctionExpression$/.test((node.init as Node | null)?.type ?? '')));
    if (name !== null && (isType || isFunction)) found.push({ file, name, exportedType: exported && isType });
    const key = node.key as Node | undefined;
    if (node.type === 'MethodDefinition' && isNode(key) && key.type === 'Identifier')
      found.push({ file, name: String(key.name), exportedType: false });
    const inExport = node.type === 'ExportNamedDeclaration' || node.type === 'ExportDefaultDeclaration';
    const passesOn = inExport || (exported && node.type === 'VariableDeclaration');
    for (const [at, child] of Object.entries(node)) {
      if (at === 'parent') continue;
      for (const each of Array.isArray(child) ? child : [child]) if (isNode(each)) visit(each, passesOn);
    }
  };
  visit(parseSync(file, text).program as unknown as Node, false);
  return found;
}

/** `waitingRoom`, `WaitingRoom` and `waiting-room` all give `waiting`, `room`. */
export const wordsOf = (name: string): string[] =>
  name
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^a-z]+/)
    .filter(Boolean);
