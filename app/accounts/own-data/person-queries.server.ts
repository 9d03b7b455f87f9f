import { type Kysely, type RawBuilder, sql } from 'kysely';
import { registry, type TableEntry, type Way } from '#database/registry.ts';
import type { DB } from '#app/platform/database-types.ts';

/* Which rows of any table are a person's, as the table registry says. Knows no table by name. */

/** Whom rows can belong to. */
export type Person = {
  accountId: string;
  /** The confirmed address, lower-cased; null when the account has none. */
  email: string | null;
  /** Browsers that asked, by their visitor cookie. */
  visitorIds: readonly string[];
};

/** Table → column → PostgreSQL's name of its type. */
export type Columns = ReadonlyMap<string, ReadonlyMap<string, string>>;

/** The columns of every table of the registry that this database has: a hosted platform may lack some and have more. */
export async function loadColumns(db: Kysely<DB>): Promise<Columns> {
  const { rows } = await sql<{ table: string; column: string; type: string }>`
    select n.nspname || '.' || c.relname as "table", a.attname as "column", format_type(a.atttypid, null) as type
    from pg_class c join pg_namespace n on n.oid = c.relnamespace join pg_attribute a on a.attrelid = c.oid
    where n.nspname || '.' || c.relname = any(${Object.keys(registry)}::text[]) and c.relkind in ('r', 'p')
      and a.attnum > 0 and not a.attisdropped
    order by a.attnum`.execute(db);
  const columns = new Map<string, Map<string, string>>();
  for (const { table, column, type } of rows) {
    const known = columns.get(table) ?? new Map<string, string>();
    columns.set(table, known.set(column, type));
  }
  return columns;
}

/**
 * The personal tables of this database, each before those that its ways lead to: erased in this order, a row still finds
 * the parent that says whose it is.
 */
export function tablesInOrder(columns: Columns): [string, TableEntry][] {
  const personal = Object.entries(registry).filter(([table, entry]) => entry.personal && columns.has(table));
  const ordered: [string, TableEntry][] = [];
  const place = ([table, entry]: [string, TableEntry]) => {
    if (ordered.some(([name]) => name === table)) return;
    const children = personal.filter(([, other]) =>
      (other.person ?? []).some((way) => parentOf(way) === table),
    );
    for (const child of children) place(child);
    ordered.push([table, entry]);
  };
  for (const each of personal) place(each);
  return ordered;
}

const parentOf = (way: Way): string | null =>
  'parent' in way ? way.parent : 'about' in way ? way.rows : null;

/** The condition under which a row of `table` belongs to the person this way. Never true where nothing is known. */
export function belongs(table: string, way: Way, person: Person, columns: Columns): RawBuilder<boolean> {
  const column = (name: string) => sql.ref(`${table}.${name}`);
  const typed = (name: string, value: unknown) =>
    sql`${value}::${sql.raw(columns.get(table)?.get(name) ?? 'text')}`;
  if ('account' in way) return sql`${column(way.account)} = ${typed(way.account, person.accountId)}`;
  if ('email' in way)
    return person.email === null ? sql`false` : sql`lower(${column(way.email)}) = ${person.email}`;
  if ('visitor' in way) {
    const ids = person.visitorIds.map((id) => `${way.prefix ?? ''}${id}`);
    return sql`${column(way.visitor)}::text = any(${ids}::text[])`;
  }
  if ('parent' in way)
    return sql`${column(way.by)} in (select id from ${sql.table(way.parent)} where ${isOwn(way.parent, person, columns)})`;
  if ('about' in way)
    return sql`exists (select from ${sql.table(way.rows)} where ${isOfEither(way.rows, person, columns)}
      and strpos(${column(way.about)}::text, ${sql.ref(`${way.rows}.id`)}::text) > 0)`;
  const words = [person.accountId, ...(person.email === null ? [] : [person.email])].map(asWord);
  const found = way.mentions.flatMap((name) =>
    words.map((word) => sql<boolean>`${column(name)}::text ~* ${word}`),
  );
  return sql`(${sql.join(found, sql` or `)})`;
}

/** The condition under which a row is the person's own, whichever way: not one that is somebody else's as well. */
const isOwn = (table: string, person: Person, columns: Columns): RawBuilder<boolean> =>
  anyWay(table, person, columns, (way) => way.erases !== false);

/** The condition under which a row is about the person, as one of its two sides. */
const isOfEither = (table: string, person: Person, columns: Columns): RawBuilder<boolean> =>
  anyWay(table, person, columns, () => true);

function anyWay(
  table: string,
  person: Person,
  columns: Columns,
  counts: (way: Way) => boolean,
): RawBuilder<boolean> {
  const ways = (registry[table]?.person ?? []).filter(counts);
  const any = ways.map((way) => belongs(table, way, person, columns));
  return any.length === 0 ? sql`false` : sql`(${sql.join(any, sql` or `)})`;
}

/** A pattern for the id or address as a word of its own: `ana@example.org` does not stand in `joana@example.org`. */
const asWord = (text: string): string =>
  `(?<![[:alnum:]._%+'-])${text.replaceAll(/[^\p{L}\p{N}@-]/gu, '\\$&')}(?![[:alnum:]-]|\\.[[:alnum:]])`;
