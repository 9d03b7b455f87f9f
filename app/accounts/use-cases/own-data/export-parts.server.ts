import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { DB } from '#app/platform/database-types.ts';
import {
  belongs,
  type PersonColumns,
  type DataSubject,
  tablesInOrder,
} from '../../db/own-data-person.server.ts';

/** One part of an export: rows of one table that belong to the person through the same column. */
export type ExportPart = {
  /** Base name of its files. */
  name: string;
  table: string;
  columns: string[];
  /** Columns excluded from exports → the reason. */
  leftOut: Record<string, string>;
  rows: RawBuilder<boolean>;
};

/** Rows held in memory at once. */
const batch = 500;

/** The parts of a person's export, derived from the table registry. */
export function partsOf(person: DataSubject, columns: PersonColumns): ExportPart[] {
  return tablesInOrder(columns)
    .filter(([, entry]) => entry.export === 'whole')
    .flatMap(([table, { person: ways = [], leftOut = {} }]) => {
      const name = table.replace('.', '_');
      const all = [...(columns.get(table)?.keys() ?? [])].filter((column) => !(column in leftOut));
      const whole = ways.filter((way) => way.exports === undefined);
      const either = whole.map((way) => belongs(table, way, person, columns));
      const parts: ExportPart[] = [
        { name, table, columns: all, leftOut, rows: sql`(${sql.join(either, sql` or `)})` },
      ];
      for (const way of ways) {
        if (!way.exports || way.exports.length === 0 || !('parent' in way)) continue;
        const of = `${name}_of_${way.parent.replace(/^.*\./, '')}`;
        const rows = belongs(table, way, person, columns);
        parts.push({ name: of, table, columns: [...way.exports], leftOut, rows });
      }
      return parts;
    })
    .toSorted((one, other) => one.name.localeCompare(other.name));
}

/** Reads the rows of a part in batches, through a cursor of the transaction. */
export async function* readPart(
  trx: Kysely<DB>,
  part: ExportPart,
  columns: PersonColumns,
): AsyncGenerator<unknown[][]> {
  const types = columns.get(part.table);
  const values = part.columns.map(
    (column) => sql`${valueOf(part.table, column, types?.get(column) ?? 'text')}`,
  );
  const order = types?.has('created_at') ? 'created_at' : (part.columns[0] ?? '');
  // All rows are fetched, so a plan optimized for the first rows would be wrong.
  await sql`set local cursor_tuple_fraction = 1`.execute(trx);
  await sql`declare part no scroll cursor for
    select json_build_array(${sql.join(values)}) as "values" from ${sql.table(part.table)}
    where ${part.rows} order by ${sql.ref(order)}`.execute(trx);
  for (;;) {
    const { rows } = await sql<{ values: unknown[] }>`fetch ${sql.raw(String(batch))} from part`.execute(trx);
    if (rows.length > 0) yield rows.map((row) => row.values);
    if (rows.length < batch) break;
  }
  await sql`close part`.execute(trx);
}

/** Times as ISO 8601 in UTC, independent of the database's time zone; integers beyond JSON's safe range as strings. */
function valueOf(table: string, column: string, type: string): RawBuilder<unknown> {
  const value = sql.ref(`${table}.${column}`);
  const iso = 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"';
  if (type === 'timestamp with time zone') return sql`to_char(${value} at time zone 'UTC', ${iso}::text)`;
  if (type === 'timestamp without time zone') return sql`to_char(${value}, ${iso}::text)`;
  return asJson.has(type) || type.endsWith('[]') ? value : sql`${value}::text`;
}

const asJson = new Set(['json', 'jsonb', 'boolean', 'smallint', 'integer']);
