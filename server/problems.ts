import { DataDirectoryInUse, DataDirectoryUnusable } from '#app/platform/postgres/owner.server.ts';
import { PostgresUnavailable } from '#app/platform/postgres/embedded.server.ts';
import { type Settings, SettingsError } from '#app/platform/settings.server.ts';
import { ApplicationRoleError } from '#database/application-role.ts';
import { MigrationError } from '#database/migrate.ts';
import { ElsewhereProblem } from './elsewhere.ts';

/** A problem at start that the operator can solve; the message explains how in one line. */
export class StartProblem extends Error {
  override readonly name = 'StartProblem';
}

/** Maps expected problems to StartProblem and returns anything else unchanged. */
export function startProblem(error: unknown): unknown {
  if (error instanceof SettingsError) {
    return new StartProblem(`Bad settings: ${error.problems.join('; ')}. See .env.example.`);
  }
  const expected = [
    DataDirectoryInUse,
    DataDirectoryUnusable,
    PostgresUnavailable,
    MigrationError,
    ApplicationRoleError,
    ElsewhereProblem,
  ];
  if (expected.some((kind) => error instanceof kind)) return new StartProblem((error as Error).message);
  const { code, address } = error as { code?: string; address?: string };
  if (code === 'ECONNREFUSED' || code === 'ENOTFOUND' || code === '28P01' || code === '3D000') {
    const where = address ? ` at ${address}` : '';
    return new StartProblem(
      `The database of DATABASE_URL cannot be used${where}: ${(error as Error).message || code}. Check the address, or unset it to use the embedded one.`,
    );
  }
  if (
    error instanceof Error &&
    /query read timeout|statement timeout|timeout exceeded/i.test(error.message)
  ) {
    return new StartProblem(
      `The database does not answer in time (${error.message}). Nothing is lost: look at what else keeps the machine busy, then start again.`,
    );
  }
  return error;
}

/** The message for a port that cannot be opened. */
export function portProblem(error: Error, { port, host }: Pick<Settings, 'port' | 'host'>): Error {
  const { code } = error as { code?: string };
  if (code === 'EADDRINUSE') {
    return new StartProblem(
      `Port ${port} is in use. Stop what runs there, or start with another: PORT=${port + 1} npm start`,
    );
  }
  if (code === 'EACCES')
    return new StartProblem(`Port ${port} needs more rights than this user has. Use one above 1023.`);
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND') {
    return new StartProblem(
      `HOST ${host} is not an address of this machine. Leave it out, or use 127.0.0.1.`,
    );
  }
  return error;
}
