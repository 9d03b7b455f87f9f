import { parseSync } from 'vite';

/** A node of the syntax tree (ESTree with TypeScript). `start` and `end` are offsets in UTF-16 units. */
export type SyntaxNode = { type: string; start: number; end: number; [key: string]: unknown };

/** Keys under which only types stand, which are gone at run time. */
const typeKeys = new Set([
  'typeAnnotation',
  'typeArguments',
  'typeParameters',
  'returnType',
  'superTypeArguments',
  'implements',
]);

/** Nodes in which nothing runs that this file owns. */
const typeNodes = new Set([
  'TSInterfaceDeclaration',
  'TSTypeAliasDeclaration',
  'TSDeclareFunction',
  'TSModuleDeclaration',
  'ImportDeclaration',
  'ExportAllDeclaration',
]);

export type ImportedModule = { specifier: string; typeOnly: boolean };
export type SyntaxTree = { program: SyntaxNode; imports: ImportedModule[] };

/** Throws a SyntaxError with the path when the text is not valid TypeScript. */
export function parseSource(path: string, text: string): SyntaxTree {
  const result = parseSync(path, text);
  const [problem] = result.errors;
  if (problem) throw new SyntaxError(`${path}: ${problem.message}`);
  const { staticImports, staticExports, dynamicImports } = result.module;
  const imports: ImportedModule[] = staticImports.map((one) => ({
    specifier: one.moduleRequest.value,
    typeOnly: one.entries.length > 0 && one.entries.every((entry) => entry.isType),
  }));
  for (const { entries } of staticExports)
    for (const { moduleRequest, isType } of entries)
      if (moduleRequest) imports.push({ specifier: moduleRequest.value, typeOnly: isType });
  for (const { moduleRequest } of dynamicImports) {
    const quoted = /^['"`]([^'"`$]+)['"`]$/.exec(text.slice(moduleRequest.start, moduleRequest.end));
    if (quoted?.[1]) imports.push({ specifier: quoted[1], typeOnly: false });
  }
  return { program: result.program as unknown as SyntaxNode, imports };
}

export function isSyntaxNode(value: unknown): value is SyntaxNode {
  return typeof value === 'object' && value !== null && typeof (value as SyntaxNode).type === 'string';
}

/** The node at a key, or null. */
export function childAt(node: SyntaxNode, key: string): SyntaxNode | null {
  const value = node[key];
  return isSyntaxNode(value) ? value : null;
}

/** The nodes of a list at a key, without holes. */
export function childrenAt(node: SyntaxNode, key: string): SyntaxNode[] {
  const value = node[key];
  return Array.isArray(value) ? value.filter(isSyntaxNode) : [];
}

/** The value of a string literal, or null. */
export function stringOf(node: SyntaxNode | null | undefined): string | null {
  return node?.type === 'Literal' && typeof node.value === 'string' ? node.value : null;
}

/** The name of an identifier or of the property that a member expression ends in. */
export function nameOf(node: SyntaxNode | null | undefined): string | null {
  if (node?.type === 'Identifier') return String(node.name);
  if (node?.type === 'MemberExpression' && node.computed === false) return nameOf(childAt(node, 'property'));
  return null;
}

/** Visits what runs, parents first. `ancestors` starts with the program and ends with the parent. */
export function walkRuntime(
  node: SyntaxNode,
  visit: (node: SyntaxNode, ancestors: readonly SyntaxNode[]) => void,
  ancestors: SyntaxNode[] = [],
): void {
  if (typeNodes.has(node.type)) return;
  visit(node, ancestors);
  ancestors.push(node);
  for (const [key, value] of Object.entries(node)) {
    if (typeKeys.has(key)) continue;
    if (isSyntaxNode(value)) walkRuntime(value, visit, ancestors);
    else if (Array.isArray(value))
      for (const item of value) if (isSyntaxNode(item)) walkRuntime(item, visit, ancestors);
  }
  ancestors.pop();
}
