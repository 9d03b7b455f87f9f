import type { Maths, Verdict } from '@curvela/maths';
import type { GradedAnswer, PracticeMaterial } from '#app/practice/index.ts';
import type { GuidedQuestion, LessonQuestion } from '../../model/lessons/lesson.ts';

type Deps = {
  readonly maths: Pick<Maths, 'check' | 'checkLine'>;
  readonly material: Pick<PracticeMaterial, 'grade'>;
};
type Blank = { readonly line: number; readonly text: string; readonly language: 'en' | 'es' | 'fr' };

/** The verdict on a line in a blank. */
type BlankVerdict = { readonly verdict: Verdict; readonly feedback: GradedAnswer['feedback'] };

/**
 * Checks a line in the blank of a solution. The last line is graded as the answer, form included; an earlier one is right if it follows from
 * the line above and differs from it. Throws 422 `unreadable`.
 */
export async function checkBlank(
  { maths, material }: Deps,
  question: Pick<GuidedQuestion, 'template' | 'seed'> & Pick<LessonQuestion, 'worked'>,
  { line, text, language }: Blank,
): Promise<BlankVerdict> {
  const { lines } = question.worked;
  const hidden = lines[line]?.formula.plain ?? '';
  if (line < lines.length - 1) {
    const early = await follows(maths, lines[line - 1]?.formula.plain, { text, language, hidden });
    if (early) return { verdict: 'equal', feedback: [] };
  }
  const graded = await material.grade(question, { kind: 'formula', text }, language);
  const verdict = graded.verdict === 'equal' && graded.formMissed ? 'different' : graded.verdict;
  if (line === lines.length - 1 || verdict === 'equal') return { verdict, feedback: graded.feedback };
  return { verdict: graded.verdict === 'unknown' ? 'unknown' : 'different', feedback: [] };
}

async function follows(
  maths: Deps['maths'],
  previous: string | undefined,
  { text, language, hidden }: { text: string; language: string; hidden: string },
): Promise<boolean> {
  const same = (a: string, b: string) => a.replaceAll(/\s/gu, '') === b.replaceAll(/\s/gu, '');
  if (previous !== undefined && same(previous, text)) return false;
  const sides = hidden.split('=');
  const ends = [hidden, ...(sides.length > 1 ? [sides.at(-1)?.trim() ?? ''] : [])];
  for (const expected of ends) {
    const { verdict } = await maths.check({ expected, answer: text, locale: language });
    if (verdict === 'equal') return true;
  }
  if (previous === undefined) return false;
  const checked = await maths.checkLine({ previous, line: text, locale: language });
  return checked.ok && checked.verdict === 'equal' && checked.continues;
}
