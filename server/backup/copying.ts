import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { Transform } from 'node:stream';
import postgres from 'postgres';
import { connectionOf } from '#app/platform/database.server.ts';

/** A connection without timeouts that can stream whole tables. */
export function copyingConnection(url: string): postgres.Sql {
  const { host } = connectionOf(url);
  const address = new URL(url);
  const authority = address.searchParams.get('sslrootcert');
  const mode = address.searchParams.get('sslmode');
  address.search = '';
  return postgres(address.href, {
    ...(host && url.includes('host=') ? { host } : {}),
    ...(authority ? { ssl: { ca: readFileSync(authority), rejectUnauthorized: true } } : {}),
    ...(!authority && mode && mode !== 'disable' ? { ssl: mode === 'verify-full' ? {} : 'require' } : {}),
    max: 1,
    idle_timeout: 0,
    connect_timeout: 5,
    onnotice: () => undefined,
    connection: {
      application_name: 'curvela backup',
      // Independent of the session's date style.
      DateStyle: 'ISO, YMD',
      IntervalStyle: 'postgres',
      TimeZone: 'UTC',
      bytea_output: 'hex',
    } as Record<string, string>,
  });
}

/** Quotes identifiers. Names come from the database catalogue or from a validated manifest. */
export const quoted = (...names: string[]): string =>
  names.map((name) => `"${name.replaceAll('"', '""')}"`).join('.');

type Passed = { rows: number; bytes: number; sha256: string };

/** Passes everything through and counts it. In COPY text format every row is one line. */
export function measure(): { through: Transform; passed(): Passed } {
  const hash = createHash('sha256');
  let rows = 0;
  let bytes = 0;
  const through = new Transform({
    transform(piece: Buffer, _, done) {
      hash.update(piece);
      bytes += piece.length;
      for (let at = piece.indexOf(10); at !== -1; at = piece.indexOf(10, at + 1)) rows += 1;
      done(null, piece);
    },
  });
  return { through, passed: () => ({ rows, bytes, sha256: hash.digest('hex') }) };
}
