/**
 * True when the error means that the database is unreachable or temporarily unable to work, not that the statement is
 * wrong.
 */
export function isDatabaseAway(error: unknown): boolean {
  for (let cause: unknown = error; cause instanceof Error; cause = cause.cause) {
    const { code } = cause as { code?: string };
    if (code !== undefined && (awayCodes.has(code) || awayClasses.has(code.slice(0, 2)))) return true;
    if (awayWords.test(cause.message)) return true;
  }
  return false;
}

const awayWords =
  /timeout exceeded when trying to connect|connection terminated|query read timeout|not queryable|CONNECTION_(CLOSED|DESTROYED|ENDED)|CONNECT_TIMEOUT|ECONNREFUSED/i;

/** SQLSTATE classes: connection errors, insufficient resources (disk, memory, connections), system errors. */
const awayClasses = new Set(['08', '53', '58']);

/** Errors of sockets and drivers, and SQLSTATEs for shutdown, crash, "cannot connect now" and read-only. */
const awayCodes = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EHOSTUNREACH',
  'EMFILE',
  'ENETUNREACH',
  'ENOENT',
  'ENOTFOUND',
  'EPIPE',
  'ETIMEDOUT',
  'CONNECT_TIMEOUT',
  'CONNECTION_CLOSED',
  'CONNECTION_DESTROYED',
  'CONNECTION_ENDED',
  '25006',
  '57P01',
  '57P02',
  '57P03',
]);
