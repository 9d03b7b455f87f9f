import { type RawBuilder, sql } from 'kysely';

/**
 * A JSON object that the auth service wrote into `column`. The built-in service writes it as a text inside the `jsonb`, a
 * hosted one as an object; `->>` finds nothing in the former.
 */
export const objectIn = (column: string): RawBuilder<unknown> =>
  sql`(case jsonb_typeof(${sql.ref(column)}) when 'string' then (${sql.ref(column)} #>> '{}')::jsonb
    else ${sql.ref(column)} end)`;
