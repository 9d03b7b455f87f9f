import { type Kysely, type RawBuilder, sql } from 'kysely';
import { registry, type TableEntry, type Way } from '#database/registry.ts';
import type { DB } from '#app/platform/database-types.ts';

/* Finds a person's rows in any table, driven by the table registry. Names no table itself. */

/** The identifiers by which rows can belong to a person. */
export type DataSubject = {
  accountId: string;
  /** The confirmed address and earlier ones, lower-cased. */
  emails: readonly string[];
  /** Visitor cookies of the browsers that requested the export. */
  visitorIds: readonly string[];
};

/** Table → column → PostgreSQL type name. */
export type PersonColumns = ReadonlyMap<string, ReadonlyMap<string, string>>;

/**
 * The person whom an export or erasure is about. Earlier addresses that another account has or had since are left out,
 * because the owner of rows under them is ambiguous.
 */
export async function loadPerson(
  db: Kysely<DB>,
  { accountId, visitorId }: { accountId: string; visitorId: string | null },
): Promise<DataSubject> {
  const { rows } = await sql<{ email: string }>`
    select lower(email) as email from auth.users
    where id = ${accountId} and email_confirmed_at is not null and deleted_at is null
    union
    select email from app.former_addresses as former
    where account_id = ${accountId}
      and not exists (select from auth.users where lower(auth.users.email) = former.email and id <> ${accountId})
      and not exists (select from app.former_addresses as later
        where later.email = former.email and later.account_id <> ${accountId})`.execute(db);
  return {
    accountId,
    emails: rows.map(({ email }) => email),
    visitorIds: visitorId ? [visitorId] : [],
  };
}

/**
 * The columns of every registry table that exists in this database: a hosted platform may lack some tables and have
 * others.
 */
export async function loadColumns(db: Kysely<DB>): Promise<PersonColumns> {
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
 * The personal tables of this database, children before the parents that their ownership is derived from, so that
 * erasing in this order still finds the owner of each row.
 */
export function tablesInOrder(columns: PersonColumns): [string, TableEntry][] {
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

/** Condition under which a row of `table` belongs to the person through this column. Never true when nothing is known. */
export function belongs(
  table: string,
  way: Way,
  person: DataSubject,
  columns: PersonColumns,
): RawBuilder<boolean> {
  const column = (name: string) => sql.ref(`${table}.${name}`);
  const typed = (name: string, value: unknown) =>
    sql`${value}::${sql.raw(columns.get(table)?.get(name) ?? 'text')}`;
  if ('account' in way) return sql`${column(way.account)} = ${typed(way.account, person.accountId)}`;
  if ('email' in way) return sql`lower(${column(way.email)}) = any(${person.emails}::text[])`;
  if ('visitor' in way) {
    const ids = person.visitorIds.map((id) => `${way.prefix ?? ''}${id}`);
    return sql`${column(way.visitor)}::text = any(${ids}::text[])`;
  }
  if ('parent' in way)
    return sql`${column(way.by)} in (select id from ${sql.table(way.parent)} where ${isOwn(way.parent, person, columns)})`;
  if ('about' in way)
    return sql`exists (select from regexp_matches(${column(way.about)}::text, ${uuid}, 'g') as named(ids)
      where ids[1] in (select id::text from ${sql.table(way.rows)} where ${isOfEither(way.rows, person, columns)}))`;
  const found = way.mentions.map((name) => mentions(sql`${column(name)}::text`, person));
  return sql`(${sql.join(found, sql` or `)})`;
}

const uuid = '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}';

/** Pattern matching is slow and this scans whole tables, so a cheap substring test comes first. */
function mentions(text: RawBuilder<unknown>, { accountId, emails }: DataSubject): RawBuilder<boolean> {
  const words = [accountId, ...emails];
  const occurrences = words.map((word) => sql`strpos(lower(${text}), ${word}) > 0`);
  return sql`case when ${sql.join(occurrences, sql` or `)} then ${text} ~* ${words.map(asWord).join('|')} else false end`;
}

/** Condition under which a row belongs to the person alone, through any column. */
const isOwn = (table: string, person: DataSubject, columns: PersonColumns): RawBuilder<boolean> =>
  anyWay(table, person, columns, (way) => way.erases !== false);

/** Condition under which a row has the person as one of its two parties. */
const isOfEither = (table: string, person: DataSubject, columns: PersonColumns): RawBuilder<boolean> =>
  anyWay(table, person, columns, () => true);

function anyWay(
  table: string,
  person: DataSubject,
  columns: PersonColumns,
  counts: (way: Way) => boolean,
): RawBuilder<boolean> {
  const ways = (registry[table]?.person ?? []).filter(counts);
  const any = ways.map((way) => belongs(table, way, person, columns));
  return any.length === 0 ? sql`false` : sql`(${sql.join(any, sql` or `)})`;
}

/** A pattern that matches the id or address as a whole word: `ana@example.org` is not found in `joana@example.org`. */
const asWord = (text: string): string =>
  `(?<![[:alnum:]._%+'-])${text.replaceAll(/[^\p{L}\p{N}@-]/gu, '\\$&')}(?![[:alnum:]-]|\\.[[:alnum:]])`;
