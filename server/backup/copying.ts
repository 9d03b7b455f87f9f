import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { Transform } from 'node:stream';
import postgres from 'postgres';
import { connectionOf } from '#app/platform/database.server.ts';

/** One connection without limits of time, which can stream whole tables. */
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
      // What is written must read the same anywhere.
      DateStyle: 'ISO, YMD',
      IntervalStyle: 'postgres',
      TimeZone: 'UTC',
      bytea_output: 'hex',
    } as Record<string, string>,
  });
}

/** Names come from the catalogue of the database or a manifest of checked names. */
export const quoted = (...names: string[]): string =>
  names.map((name) => `"${name.replaceAll('"', '""')}"`).join('.');

type Passed = { rows: number; bytes: number; sha256: string };

/** Lets everything through and says afterwards how much it was. In the text of COPY every row is one line. */
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
