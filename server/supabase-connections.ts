import pg from 'pg';
import { connectionOf, createPatientPool, createPool } from '#app/platform/database.server.ts';
import { preparing } from '#app/platform/prepared-statements.server.ts';

/** The part of Postgres.js that the library uses: reserve a connection and run statements on it in sequence. */
type Reserved = {
  unsafe(text: string, values: readonly unknown[]): Promise<unknown[] & { command: string; count: number }>;
  release(): void;
};
type LibraryDriver = { reserve(): Promise<Reserved> };
type Ask = (
  text: string,
  values?: readonly unknown[],
) => Promise<{ rows: unknown[]; command: string; rowCount: number | null }>;

const { builtins } = pg.types;
const asItIs = (value: string): unknown => value;
const texts = [
  builtins.DATE,
  builtins.TIME,
  builtins.TIMETZ,
  builtins.TIMESTAMP,
  builtins.TIMESTAMPTZ,
  builtins.INTERVAL,
];
/** The library's conventions: dates and times are PostgreSQL's text, and numbers are numbers as long as they are exact. */
const parsers = new Map<number, (value: string) => unknown>([
  ...texts.map((type) => [type, asItIs] as const),
  [builtins.INT8, (value) => (Number.isSafeInteger(Number(value)) ? Number(value) : BigInt(value))],
  [builtins.NUMERIC, (value) => (String(Number(value)) === value ? Number(value) : value)],
  // Arrays of `name`, unknown to pg, are written like arrays of text.
  [1003, pg.types.getTypeParser(1009 as number) as (value: string) => unknown],
]);
const types = {
  getTypeParser: (type: number, format?: 'text') =>
    parsers.get(type) ?? (pg.types.getTypeParser(type, format) as unknown),
} as pg.CustomTypesConfig;

/**
 * Our own connections for the auth and REST service, replacing those of its driver, which waits forever on a silent network and ends the
 * process when a connection is cut. Every failed statement is reported to `failed`, since the library swallows some. `patiently` runs
 * as the owner of the tables and without the statement timeout, for the start.
 */
export function ownConnections(
  { url, ownerUrl = url }: { url: string; ownerUrl?: string },
  failed: (error: unknown) => void,
) {
  const options: pg.PoolConfig = { types, options: '-c timezone=UTC', application_name: 'curvela rest' };
  const quick = createPool(url, 8, undefined, options);
  const patient = createPatientPool({ options: { ...quick.options, ...connectionOf(ownerUrl) } });
  const [quickly, slowly] = [quick, patient].map((pool) => preparing(pool));
  const places = jsonPlaces();
  let now = quickly;

  const reserve = async (): Promise<Reserved> => {
    const client = await now?.connect().catch((error: unknown) => {
      failed(error);
      throw error;
    });
    if (!client) throw new Error('There are no connections.');
    const ask = withSettings((text, values = []) => client.query(text, values));
    const unsafe: Reserved['unsafe'] = async (text, values) => {
      try {
        const { rows, command, rowCount } = await ask(text, asJson(values, await places(text, ask)));
        return Object.assign([...(rows ?? [])], { command, count: rowCount ?? 0 });
      } catch (error) {
        failed(error);
        // The library reports the name of an error that it does not know.
        throw error instanceof pg.DatabaseError ? Object.assign(error, { name: 'PostgresError' }) : error;
      }
    };
    return { unsafe, release: () => client.release() };
  };

  return {
    giveTo: (driver: unknown) => void Object.assign(driver as LibraryDriver, { reserve }),
    patiently: async (work: () => Promise<unknown>) => {
      now = slowly;
      await work().finally(() => (now = quickly));
    },
    close: async () => {
      await Promise.all([quick.end(), patient.end()]);
    },
  };
}

const settingIn = /^SELECT set_config\('([\w.]+)', \$1, true\)$/;
const endsTransaction = /^(commit|rollback)\b/i;

/**
 * The library sets five settings in each transaction, each with a statement of its own. They are batched and sent before the next other
 * statement; those at the end of a transaction are dropped.
 */
function withSettings(ask: Ask): Ask {
  let untold: string[] = [];
  return async (text, values) => {
    const name = settingIn.exec(text)?.[1];
    if (name !== undefined) {
      const value = (values?.[0] as string | null) ?? '';
      untold.push(name, value);
      return { rows: [{ set_config: value }], command: 'SELECT', rowCount: 1 };
    }
    const settings = untold;
    untold = [];
    if (settings.length > 0 && !endsTransaction.test(text)) {
      const calls = settings.flatMap((_, at) => (at % 2 ? [] : [`set_config($${at + 1}, $${at + 2}, true)`]));
      await ask(`select ${calls.join(', ')}`, settings);
    }
    return ask(text, values);
  };
}

/** Most statement texts whose parameter types are cached. */
const mostTexts = 500;
let looks = 0;

/**
 * Finds the JSON parameters of a statement: PostgreSQL describes each text once. Only for statements that write tables outside the auth
 * schema; the auth service serializes its JSON itself.
 */
function jsonPlaces(): (text: string, ask: Ask) => Promise<readonly boolean[]> {
  const known = new Map<string, readonly boolean[]>();
  return async (text, ask) => {
    if (!/^\s*(insert|update|with)\b/i.test(text) || text.includes('"auth".')) return [];
    const before = known.get(text);
    if (before) return before;
    const name = `look_${(looks += 1)}`;
    await ask(`prepare ${name} as ${text}`);
    const { rows } = await ask(
      'select parameter_types::text[] as types from pg_prepared_statements where name = $1',
      [name],
    );
    await ask(`deallocate ${name}`);
    const [{ types: found } = { types: [] }] = rows as { types: string[] }[];
    if (known.size >= mostTexts) known.delete(known.keys().next().value ?? '');
    const places = found.map((type) => type === 'json' || type === 'jsonb');
    known.set(text, places);
    return places;
  };
}

/** Serializes strings and arrays in JSON parameters; pg serializes everything else. */
const asJson = (values: readonly unknown[], places: readonly boolean[]): unknown[] =>
  values.map((value, index) =>
    places[index] && (typeof value === 'string' || Array.isArray(value)) ? JSON.stringify(value) : value,
  );
