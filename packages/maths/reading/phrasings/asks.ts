import { toPlain } from '../../expression/plain.ts';
import { readRequest } from '../request.ts';

/**
 * The problem of a text on one line: task, formula, clauses and givens; the error code when it was not read.
 */
export function asks(text: string, locale: string): string {
  const result = readRequest(text, { locale });
  if (!result.ok) return `not read: ${result.error.code}`;
  const { task, expression, unknown, within, at, numbers, places, asked } = result.problem;
  const given = Object.entries(asked?.given ?? {}).map(([name, value]) => `${name} = ${toPlain(value)}`);
  return [
    `${task} ${toPlain(expression)}`,
    ...(unknown === undefined ? [] : [`for ${unknown}`]),
    ...(within === undefined ? [] : [`within ${toPlain(within)}`]),
    ...(at === undefined ? [] : [`at ${at.name} = ${toPlain(at.value)}`]),
    ...(numbers === undefined ? [] : [numbers]),
    ...(places === undefined ? [] : [`${places} places`]),
    ...(asked === undefined
      ? []
      : [[asked.what, ...given, ...(asked.unit === undefined ? [] : [asked.unit])].join(', ')]),
  ].join(' | ');
}
