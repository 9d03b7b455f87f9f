import { AsyncLocalStorage } from 'node:async_hooks';
import type { Logger } from '#app/platform/log.server.ts';

/** Library messages of a call whose result is not known yet. */
const heldBack = new AsyncLocalStorage<unknown[][]>();

const logMessage = 'a library complains';

/** Libraries print to the console; in production their messages go to the log, with tokens removed. */
export function logComplaints(log: Logger): void {
  const words = (values: unknown[]) =>
    values
      .map((value) => (value instanceof Error ? (value.stack ?? value.message) : String(value)))
      .join(' ')
      .replaceAll(/\beyJ[\w-]+\.[\w-]+\.[\w-]*/g, '(token)');
  const handle = (level: 'error' | 'warn', values: unknown[]) => {
    const held = heldBack.getStore();
    if (held) held.push(values);
    else log[level]({ complaint: words(values) }, logMessage);
  };
  // oxlint-disable-next-line no-console
  console.error = (...values: unknown[]) => handle('error', values);
  // oxlint-disable-next-line no-console
  console.warn = (...values: unknown[]) => handle('warn', values);
}

/**
 * Runs a call of a library that prints a message, quoting the caller, for every invalid request: any client could fill the log. Messages are
 * logged only when `isOurs` reports that the failure was not the caller's, and without their text.
 */
export async function complainingOnlyOf<Answer>(
  isOurs: (answer: Answer) => boolean,
  work: () => Promise<Answer>,
): Promise<Answer> {
  const complaints: unknown[][] = [];
  const answer = await heldBack.run(complaints, work);
  if (isOurs(answer))
    // oxlint-disable-next-line no-console
    for (const values of complaints) console.error(...values.map(withoutWords));
  return answer;
}

/** The kind of error and where it was thrown. */
function withoutWords(value: unknown): string {
  if (!(value instanceof Error)) return typeof value;
  const { code } = value as { code?: unknown };
  const places = (value.stack ?? '').split('\n').filter((line) => /^ {4}at .*:\d+:\d+\)?$/.test(line));
  return [`${value.name}${typeof code === 'string' ? ` ${code}` : ''}`, ...places.slice(0, 10)].join('\n');
}
