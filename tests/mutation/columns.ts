import {
  childAt,
  childrenAt,
  nameOf,
  parseSource,
  stringOf,
  type SyntaxNode,
  isSyntaxNode,
} from './syntax.ts';

/** Tables by their names as queries write them; the text of each column's type by the column. */
export type TableColumns = ReadonlyMap<string, ReadonlyMap<string, string>>;

/** Reads the interfaces that kysely-codegen writes: `DB` names the interface of each table. */
export function readColumns(path: string, source: string): TableColumns {
  const interfaces = new Map<string, Map<string, string>>();
  for (const statement of childrenAt(parseSource(path, source).program, 'body')) {
    const declared = childAt(statement, 'declaration');
    if (declared?.type !== 'TSInterfaceDeclaration') continue;
    const body = childAt(declared, 'body');
    const members = childrenAt(body ?? declared, 'body').flatMap((member) => {
      const name = keyOf(childAt(member, 'key'));
      const type = childAt(member, 'typeAnnotation');
      const inner = type && isSyntaxNode(type.typeAnnotation) ? type.typeAnnotation : null;
      return name && inner ? [[name, source.slice(inner.start, inner.end)] as const] : [];
    });
    interfaces.set(nameOf(childAt(declared, 'id')) ?? '', new Map(members));
  }
  const tables = new Map<string, ReadonlyMap<string, string>>();
  for (const [table, type] of interfaces.get('DB') ?? []) {
    const columns = interfaces.get(type);
    if (columns) tables.set(table, columns);
  }
  return tables;
}

function keyOf(key: SyntaxNode | null): string | null {
  return stringOf(key) ?? nameOf(key);
}

/**
 * The column after this one in the same table that has the same type, in the same spelling (`b.starts_at` keeps its `b.`); null when
 * the table is unknown or has no such column. `tables` holds the tables of the query by the name their columns are written with.
 */
export function otherColumn(
  columns: TableColumns,
  tables: ReadonlyMap<string, string>,
  written: string,
): string | null {
  const dot = written.lastIndexOf('.');
  const [prefix, column] = [written.slice(0, dot + 1), written.slice(dot + 1)];
  const named = prefix ? [tables.get(prefix.slice(0, -1)) ?? prefix.slice(0, -1)] : [...tables.values()];
  for (const table of named) {
    const types = columns.get(table);
    const type = types?.get(column);
    if (!types || !type) continue;
    const plain = (text: string) => text.replace(/^Generated<(.*)>$/, '$1').replace(/ \| null$/, '');
    const same = [...types].flatMap(([name, other]) => (plain(other) === plain(type) ? [name] : []));
    const next = same[(same.indexOf(column) + 1) % same.length];
    if (next && next !== column) return `${prefix}${next}`;
  }
  return null;
}
