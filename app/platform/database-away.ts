/** True when the error says that the database cannot be reached or cannot work now, rather than that the statement is wrong. */
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

/** PostgreSQL’s classes of connections, of means that have run out (disk, memory, connections), and of what its machine does not do. */
const awayClasses = new Set(['08', '53', '58']);

/** Errors of sockets and of drivers, and PostgreSQL’s "shutting down", "crashed", "cannot connect now", "nothing may be written". */
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
