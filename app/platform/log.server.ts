import { pino } from 'pino';

export type Logger = {
  debug(fields: object, message: string): void;
  info(fields: object, message: string): void;
  warn(fields: object, message: string): void;
  error(fields: object, message: string): void;
};

/** Names whose values never reach a log, wherever they stand up to three levels deep. */
const secrets = [
  'password',
  'authorization',
  'cookie',
  'apikey',
  'token',
  'access_token',
  'refresh_token',
  'secret',
  'subject',
  'text',
  'html',
  'body',
];

/** JSON lines on standard output; secrets and mail bodies are removed by name. */
export function createLog(level: string, destination?: { write(line: string): void }): Logger {
  const paths = secrets.flatMap((name) => [name, `*.${name}`, `*.*.${name}`]);
  const options = { level, base: undefined, redact: { paths, censor: '[removed]' } };
  return destination ? pino(options, destination) : pino(options);
}

export const silentLog: Logger = { debug: nothing, info: nothing, warn: nothing, error: nothing };

function nothing(): void {
  // A test that does not look at the log.
}
