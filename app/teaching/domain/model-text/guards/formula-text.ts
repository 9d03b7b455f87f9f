import type { Language } from '#app/platform/texts.ts';
import { valueOfWords } from './number-words.ts';
import { mathCore, numberOf, operatorOf, subwords, type GuardToken } from './tokens.ts';

/** The formula as the engine reads it: number words and joining words as signs. */
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

/** The sign that a joining word stands for, empty where it stands for none. */
export const signOf = (core: string, language: Language): string => operatorOf(core, language) ?? '';

/** As many brackets are opened as closed. */
export const balanced = (body: readonly GuardToken[]): boolean => {
  const text = body.map((token) => mathCore(token.text)).join(' ');
  return [...text].filter((sign) => sign === '(').length === [...text].filter((sign) => sign === ')').length;
};
