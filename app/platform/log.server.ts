import { pino } from 'pino';

export type Logger = {
  debug(fields: object, message: string): void;
  info(fields: object, message: string): void;
  warn(fields: object, message: string): void;
  error(fields: object, message: string): void;
};

/** Field names that are redacted in logs, up to three levels deep. */
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

/** JSON lines on standard output by default; secrets and email bodies are redacted by field name. */
export function createLog(
  level: string,
  destination: { write(line: string): void } = standardOutput(),
): Logger {
  const paths = secrets.flatMap((name) => [name, `*.${name}`, `*.*.${name}`]);
  const options = { level, base: undefined, redact: { paths, censor: '[removed]' } };
  return pino(options, destination);
}

/** Milliseconds for which lines are buffered. */
const together = 100;
let output: ReturnType<typeof batching> | undefined;

/** One per process. Buffered lines are written at exit, and lost when the process is killed. */
function standardOutput() {
  if (output) return output;
  // Buffers until flushed, or until 8 KB.
  const lines = pino.destination({ dest: 1, sync: true, minLength: 8192 });
  process.on('exit', () => lines.flushSync());
  output = batching(lines, (flush) => void setTimeout(flush, together).unref());
  return output;
}

type Gathering = { write(line: string): unknown; flushSync(): void };

/** Buffers log lines: unbuffered writes cost a busy process 3 % of its time. Warnings and errors are written at once. */
export function batching(lines: Gathering, later: (flush: () => void) => void) {
  let waiting = false;
  const flush = () => {
    waiting = false;
    lines.flushSync();
  };
  return {
    write(line: string): void {
      lines.write(line);
      if (isWarning(line)) return flush();
      if (!waiting) later(flush);
      waiting = true;
    },
  };
}

/** pino’s levels are two-digit numbers at the beginning of a line, 40 for a warning. */
const isWarning = (line: string): boolean =>
  Number(line.slice('{"level":'.length, '{"level":40'.length)) >= 40;

export const silentLog: Logger = { debug: nothing, info: nothing, warn: nothing, error: nothing };

function nothing(): void {
  // A test that does not check the log.
}
