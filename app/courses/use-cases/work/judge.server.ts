import type { Maths } from '@curvela/maths/contract.ts';
import type { Language } from '#app/platform/texts.ts';
import { materialOf } from '#app/practice/index.server.ts';
import type { Given, Graded, Question } from '#app/practice/index.ts';
import { said } from '#app/practice/index.server.ts';
import type { ChoiceItem, CourseItem, Lesson } from '@curvela/curriculum/courses/lesson.ts';
import { courseError } from '../../model/errors.ts';
import type { AnsweredView, SolutionView } from '../../model/views.ts';
import { optionAt, rightOption } from '../../domain/choices.ts';

type Asked = { readonly lesson: Lesson; readonly item: CourseItem };
type Judged = {
  readonly view: Omit<AnsweredView, 'standing'>;
  readonly right: boolean;
  /** It says something about the learner: neither undecided nor only in another form. */
  readonly tells: boolean;
  /** Of practice: what the evidence needs. */
  readonly practice: { readonly question: Question; readonly graded: Graded } | null;
};

/** Judges an answer on the server. Throws 422 `answer_does_not_fit`, and what practice throws for what cannot be read. */
export async function judge(
  maths: Maths,
  { lesson, item }: Asked,
  given: Given,
  language: Language,
): Promise<Judged> {
  if (item.kind === 'choice') return judgeChoice(lesson, item, given, language);
  const material = materialOf(maths);
  const question = await questionOf(maths, item, language);
  const graded = await material.grade(item, given, language);
  const { verdict, formMissed, feedback } = graded;
  const right = verdict === 'equal' && !formMissed;
  const solution = right ? { answer: question.answer, worked: question.worked } : null;
  return {
    view: { verdict, formMissed, feedback, hint: right ? [] : question.hint, solution },
    right,
    tells: verdict !== 'unknown' && !formMissed,
    practice: { question, graded },
  };
}

function judgeChoice(lesson: Lesson, item: ChoiceItem, given: Given, language: Language): Judged {
  const option = given.kind === 'choice' ? optionAt(item, given.option) : undefined;
  if (!option) throw courseError('answer_does_not_fit', { status: 422 });
  const right = option.right === true;
  const feedback = said(option.answer, language, { slots: lesson.slots });
  const answer = said(option.text, language, { slots: lesson.slots });
  return {
    view: {
      verdict: right ? 'equal' : 'different',
      formMissed: false,
      feedback,
      hint: [],
      solution: right ? { answer, worked: null } : null,
    },
    right,
    tells: true,
    practice: null,
  };
}

async function questionOf(
  maths: Maths,
  item: Extract<CourseItem, { kind: 'practice' }>,
  language: Language,
): Promise<Question> {
  const question = await materialOf(maths).question(item, language);
  if (!question) throw courseError('unknown_question', { status: 503 });
  return question;
}

/** The solution of a question, and of practice the question itself for the evidence. */
export async function solutionOf(
  maths: Maths,
  { lesson, item }: Asked,
  language: Language,
): Promise<{ solution: SolutionView; feedback: AnsweredView['feedback']; question: Question | null }> {
  if (item.kind === 'choice') {
    const option = rightOption(item);
    const filling = { slots: lesson.slots };
    const answer = option ? said(option.text, language, filling) : [];
    const feedback = option ? said(option.answer, language, filling) : [];
    return { solution: { answer, worked: null }, feedback, question: null };
  }
  const question = await questionOf(maths, item, language);
  return { solution: { answer: question.answer, worked: question.worked }, feedback: [], question };
}
