import type pg from 'pg';

/** Table → every row as text, of every schema except PostgreSQL's own. Bytes are hexadecimal. */
type Dump = Map<string, string[]>;

/** The whole content of the database. Partitions are read as the tables they are. */
export async function everything(pool: pg.Pool): Promise<Dump> {
  const { rows: tables } = await pool.query<{ table: string }>(`
    select format('%I.%I', n.nspname, c.relname) as table
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where c.relkind in ('r', 'm') and n.nspname not in ('pg_catalog', 'information_schema')
      and n.nspname not like 'pg_t%'
    order by 1`);
  const dump: Dump = new Map();
  for (const { table } of tables) {
    const { rows } = await pool.query<{ row: string }>(`select t::text as row from ${table} t`);
    dump.set(
      table,
      rows.map(({ row }) => row),
    );
  }
  return dump;
}

/** Tables with a row that contains one of the words, in any column, in any case, as text or as bytes. */
export function found(dump: Dump, words: readonly string[]): { table: string; word: string; row: string }[] {
  return [...dump].flatMap(([table, rows]) =>
    rows.flatMap((row) =>
      words.filter((word) => holds(row, word)).map((word) => ({ table, word, row: row.slice(0, 300) })),
    ),
  );
}

export function holds(row: string, word: string): boolean {
  const text = row.toLowerCase();
  const plain = word.toLowerCase();
  const hex = Buffer.from(word).toString('hex');
  return text.includes(plain) || text.includes(hex) || text.includes(plain.replaceAll('-', ''));
}
