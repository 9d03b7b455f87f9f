import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

/** Lines of all modules with texts. Search words of the FAQ, which are not shown, are left out. */
const lines = globSync('app/**/messages/**/*.ts')
  .filter((file) => !file.endsWith('.test.ts') && !file.includes('/documents/faq/'))
  .flatMap((file) =>
    readFileSync(file, 'utf8')
      .split('\n')
      .map((line) => `${file}: ${line.trim()}`),
  );

/** Lines with a word, where none of `allowed` matches file or text. */
const misuses = (word: RegExp, ...allowed: readonly RegExp[]) =>
  lines.filter((line) => word.test(line) && !allowed.some((each) => each.test(line)));

/** Where a session with the maths tutor is meant; docs/glossary.md lists the words. */
const mathsTutor = /^app\/teaching\/|founders\/messages\/ai|app_teaching_|concentra/i;

it('a session with a tutor is a “clase” in Spanish; “sesión” is signing in, or the maths tutor', () => {
  const signingIn = [
    /^app\/accounts\//,
    /(?:inici|cerra|cerr[oó]|cerraste)\w* (?:la |tu )?sesión/i,
    /sesi[oó]n(?:es)? (?:iniciada|abierta|cerrada)/i,
    /La sesión de esta cuenta|Tu sesión se cerró/,
  ];
  expect(lines.length).toBeGreaterThan(20_000);
  expect(misuses(/sesi(?:ón|ones)/i, mathsTutor, ...signingIn)).toEqual([]);
});

it('a session with a tutor is a “cours” in French; “séance” is the maths tutor', () => {
  expect(misuses(/séance/i, mathsTutor)).toEqual([]);
});

it('the program that teaches is the maths tutor, in each language', () => {
  expect(misuses(/software tutors?\b|tutor(?:es)? de software|tuteurs? logiciels?/i)).toEqual([]);
});
