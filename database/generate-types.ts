import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startEmbeddedPostgres } from '#app/platform/postgres/embedded.server.ts';
import { migrate } from './migrate.ts';

export const typesFile = 'app/platform/database-types.ts';

/** TypeScript types of a migrated database, as source text. `url` must be reachable. */
export function typesOf(url: string): string {
  const directory = mkdtempSync(join(tmpdir(), 'curvela-types-'));
  const out = join(directory, 'types.ts');
  try {
    const socket = new URL(url).searchParams.get('host');
    const connection = socket ? `postgres://postgres@/${new URL(url).pathname.slice(1)}?host=${socket}` : url;
    execFileSync(
      'kysely-codegen',
      [
        '--dialect=postgres',
        `--url=${connection}`,
        `--out-file=${out}`,
        '--include-pattern=(public|app|auth).*',
        '--exclude-pattern=*.migrations',
        '--date-parser=string',
        '--log-level=error',
      ],
      {
        stdio: ['ignore', 'pipe', 'pipe'],
        env: { ...process.env, PATH: `node_modules/.bin:${process.env.PATH}` },
      },
    );
    return readFileSync(out, 'utf8');
  } finally {
    rmSync(directory, { recursive: true, force: true });
  }
}

/** Starts a temporary PostgreSQL, migrates it, and calls `use` with its URL. */
export async function withMigratedDatabase<Result>(
  use: (url: string) => Promise<Result> | Result,
): Promise<Result> {
  const dataDir = mkdtempSync(join(tmpdir(), 'curvela-database-'));
  const postgres = await startEmbeddedPostgres({ dataDir, unsafeForTests: true });
  try {
    await migrate(postgres.url);
    return await use(postgres.url);
  } finally {
    await postgres.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

if (process.argv[1]?.endsWith('generate-types.ts')) {
  const { writeFileSync } = await import('node:fs');
  await withMigratedDatabase((url) => writeFileSync(typesFile, typesOf(url)));
}
