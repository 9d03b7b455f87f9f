import { toPlain } from '../../expression/plain.ts';
import { readRequest } from '../request.ts';

/**
 * The problem of a text on one line: task, formula, clauses and givens; the error code when it was not read.
 */
export function describeRequest(text: string, locale: string): string {
  const result = readRequest(text, { locale });
  if (!result.ok) return `not read: ${result.error.code}`;
  const { task, expression, unknown, within, at, numbers, places, question } = result.problem;
  const given = Object.entries(question?.given ?? {}).map(([name, value]) => `${name} = ${toPlain(value)}`);
  return [
    `${task} ${toPlain(expression)}`,
    ...(unknown === undefined ? [] : [`for ${unknown}`]),
    ...(within === undefined ? [] : [`within ${toPlain(within)}`]),
    ...(at === undefined ? [] : [`at ${at.name} = ${toPlain(at.value)}`]),
    ...(numbers === undefined ? [] : [numbers]),
    ...(places === undefined ? [] : [`${places} places`]),
    ...(question === undefined
      ? []
      : [[question.what, ...given, ...(question.unit === undefined ? [] : [question.unit])].join(', ')]),
  ].join(' | ');
}
