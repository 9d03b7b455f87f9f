import type { Language } from '#app/platform/texts.ts';
import { valueOfWords } from './number-words.ts';
import { mathCore, numberOf, operatorOf, subwords, type GuardToken } from './tokens.ts';

/** The formula in the syntax of the engine: number words and operator words replaced by signs. */
export function formulaText(body: readonly GuardToken[], language: Language): string {
  const parts: string[] = [];
  let run: number[] = [];
  const flush = () => {
    if (run.length > 0) parts.push(String(valueOfWords(run)));
    run = [];
  };
  for (const { kind, core, text } of body) {
    if (kind === 'number') {
      run.push(...subwords(core).map((part) => numberOf(part, language) ?? 0));
      continue;
    }
    flush();
    parts.push(
      kind === 'operator' && !/^[-–—]$/u.test(core)
        ? signOf(core, language)
        : kind === 'letter'
          ? core
          : mathCore(text),
    );
  }
  flush();
  const joined = parts.join(' ').replaceAll(/[–—]/g, '-').trim();
  return balanced(body) ? joined : joined.replace(/^\((?=[^)]*$)|(?<=^[^(]*)\)$/u, '');
}

/** The sign for an operator word; empty if it has none. */
export const signOf = (core: string, language: Language): string => operatorOf(core, language) ?? '';

/** Whether brackets are balanced. */
export const balanced = (body: readonly GuardToken[]): boolean => {
  const text = body.map((token) => mathCore(token.text)).join(' ');
  return [...text].filter((sign) => sign === '(').length === [...text].filter((sign) => sign === ')').length;
};
