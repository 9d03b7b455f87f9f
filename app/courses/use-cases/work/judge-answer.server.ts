import type { Maths } from '@curvela/maths';
import type { Language } from '#app/platform/texts.ts';
import { materialOf, localize } from '#app/practice/index.server.ts';
import type { GivenAnswer, GradedAnswer, PracticeQuestion } from '#app/practice/index.ts';
import type { ChoiceItem, CourseItem, Lesson } from '@curvela/curriculum';
import { courseError } from '../../model/errors.ts';
import type { AnsweredView, SolutionView } from '../../model/views.ts';
import { optionAt, rightOption } from '../../domain/items.ts';

type JudgedItem = { readonly lesson: Lesson; readonly item: CourseItem };
type JudgedAnswer = {
  readonly view: Omit<AnsweredView, 'standing'>;
  readonly right: boolean;
  /** False for an undecided answer and for one that only lacks its form. */
  readonly countsAsAnswer: boolean;
  /** For evidence of a practice question. */
  readonly practice: { readonly question: PracticeQuestion; readonly graded: GradedAnswer } | null;
};

/** Judges an answer. Throws 422 `answer_does_not_fit`, and the errors of `gradeAnswer`. */
export async function judgeAnswer(
  maths: Maths,
  { lesson, item }: JudgedItem,
  given: GivenAnswer,
  language: Language,
): Promise<JudgedAnswer> {
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
    countsAsAnswer: verdict !== 'unknown' && !formMissed,
    practice: { question, graded },
  };
}

function judgeChoice(lesson: Lesson, item: ChoiceItem, given: GivenAnswer, language: Language): JudgedAnswer {
  const option = given.kind === 'choice' ? optionAt(item, given.option) : undefined;
  if (!option) throw courseError('answer_does_not_fit', { status: 422 });
  const right = option.right === true;
  const feedback = localize(option.answer, language, { slots: lesson.slots });
  const answer = localize(option.text, language, { slots: lesson.slots });
  return {
    view: {
      verdict: right ? 'equal' : 'different',
      formMissed: false,
      feedback,
      hint: [],
      solution: right ? { answer, worked: null } : null,
    },
    right,
    countsAsAnswer: true,
    practice: null,
  };
}

async function questionOf(
  maths: Maths,
  item: Extract<CourseItem, { kind: 'practice' }>,
  language: Language,
): Promise<PracticeQuestion> {
  const question = await materialOf(maths).question(item, language);
  if (!question) throw courseError('unknown_question', { status: 503 });
  return question;
}

/** The solution of a question; for a practice question also the question, which the evidence needs. */
export async function loadSolution(
  maths: Maths,
  { lesson, item }: JudgedItem,
  language: Language,
): Promise<{
  solution: SolutionView;
  feedback: AnsweredView['feedback'];
  question: PracticeQuestion | null;
}> {
  if (item.kind === 'choice') {
    const option = rightOption(item);
    const filling = { slots: lesson.slots };
    const answer = option ? localize(option.text, language, filling) : [];
    const feedback = option ? localize(option.answer, language, filling) : [];
    return { solution: { answer, worked: null }, feedback, question: null };
  }
  const question = await questionOf(maths, item, language);
  return { solution: { answer: question.answer, worked: question.worked }, feedback: [], question };
}
