import type pg from 'pg';

/** Tables that do not grow with the number of users: content of ours, and bookkeeping. */
const constant = new Set([
  'app.migrations',
  'app.maintenance',
  'app.tutor_models',
  'app.tutor_model_versions',
  'auth.schema_migrations',
]);

type Column = { name: string; type: string; generated: boolean; unique: boolean };
export type Table = { name: string; columns: Column[] };

/** All growing tables, with the metadata for copying their rows to other users. */
export async function growingTables(database: pg.Client): Promise<Table[]> {
  const { rows } = await database.query<Column & { table: string }>(`
    select table_.oid::regclass::text as "table", column_.attname as name, format_type(column_.atttypid, null) as type,
      column_.attgenerated <> '' or column_.attidentity <> '' or coalesce(pg_get_expr(default_.adbin, default_.adrelid) like 'nextval%', false) as generated,
      exists (select from pg_index as index where index.indrelid = table_.oid and index.indisunique and column_.attnum = any(index.indkey)
        and not exists (select from pg_attribute as other where other.attrelid = table_.oid and other.attnum = any(index.indkey)
          and format_type(other.atttypid, null) = 'uuid'))
        and not exists (select from pg_constraint as rule where rule.conrelid = table_.oid and rule.contype = 'c'
          and column_.attnum = any(rule.conkey) and pg_get_constraintdef(rule.oid) like '%= ANY%') as "unique"
    from pg_class as table_ join pg_namespace as schema on schema.oid = table_.relnamespace
    join pg_attribute as column_ on column_.attrelid = table_.oid and column_.attnum > 0 and not column_.attisdropped
    left join pg_attrdef as default_ on default_.adrelid = table_.oid and default_.adnum = column_.attnum
    where table_.relkind = 'r' and schema.nspname in ('app', 'auth', 'public') order by 1, column_.attnum`);
  return [...Map.groupBy(rows, ({ table }) => table)]
    .map(([name, columns]) => ({ name: name.includes('.') ? name : `public.${name}`, columns }))
    .filter(({ name }) => !constant.has(name));
}

/**
 * Copies every row of the tables once for each number from `first` to `last`, as if other users had done the same: every uuid is mapped to
 * another, consistently across all tables, so that references stay valid. Unique addresses and names get the number appended. Foreign keys
 * and triggers are disabled meanwhile. Returns the tables that could not be copied, and why.
 */
export async function multiply(
  database: pg.Client,
  tables: readonly Table[],
  { first, last }: { first: number; last: number },
): Promise<string[]> {
  const problems: string[] = [];
  await database.query('set session_replication_role = replica');
  for (const { name, columns } of tables) {
    const written = columns.filter(({ generated }) => !generated);
    const names = written.map((column) => `"${column.name}"`).join(', ');
    const values = written.map(valueOf).join(', ');
    const seed = `plans_seed."${name}"`;
    await database
      .query(
        `insert into ${name} (${names}) select ${values} from ${seed} as row, generate_series($1::int, $2::int) as nth on conflict do nothing`,
        [first, last],
      )
      .catch((error: Error) => problems.push(`${name}: ${error.message}`));
  }
  await database.query('set session_replication_role = origin');
  await database.query('vacuum analyze');
  return problems;
}

/** Saves the current rows as the source of the copies. Of the search documents only those of tutors are copied. */
export async function keepSeed(database: pg.Client, tables: readonly Table[]): Promise<void> {
  await database.query('create schema plans_seed');
  for (const { name } of tables) {
    const wanted = name === 'app.search_documents' ? `where kind = 'tutor'` : '';
    await database.query(`create table plans_seed."${name}" as select * from ${name} ${wanted}`);
  }
}

function valueOf({ name, type, unique }: Column): string {
  const column = `row."${name}"`;
  if (type === 'uuid') return `md5(${column}::text || '/' || nth)::uuid`;
  if (type === 'uuid[]')
    return `(select array_agg(md5(each::text || '/' || nth)::uuid) from unnest(${column}) as each)`;
  if (!unique) return column;
  if (type === 'text' || type.startsWith('character')) return `${column} || '-' || nth`;
  if (type === 'bytea') return `sha256(${column} || nth::text::bytea)`;
  return /int|numeric/.test(type) ? `${column} + 1000000 * nth` : column;
}
