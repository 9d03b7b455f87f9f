import { createHash } from 'node:crypto';
import { writeFormula } from '#app/maths/index.server.ts';
import { languageOfLocale } from '#app/platform/language-of-locale.ts';
import type { Language } from '#app/platform/texts.ts';
import { materialOf } from '#app/practice/index.server.ts';
import { recordTutorEvidence, type TutorEvidenceInput } from '#app/practice/index.server.ts';
import type { GradedAnswer } from '#app/practice/index.ts';
import { isSkillId } from '@curvela/curriculum';
import type { SentenceParts } from '#app/practice/index.ts';
import { withDrawings } from '../drawing.server.ts';
import { teachingError } from '../../model/errors.ts';
import type { TeachingServices } from '../../model/services.ts';
import { pinLearning } from '../session/learning.server.ts';
import { checkBlank } from './check-blank.server.ts';
import type { GuidedQuestion, LessonQuestion, LessonRecord } from '../../model/lessons/lesson.ts';
import type { LessonAnswer } from '../../model/lessons-schemas.server.ts';
import type { LessonAnswerView } from '../../model/lessons/views.ts';
import { requireLesson } from './read-lessons.server.ts';

type Own = { readonly accountId: string };

const nothing = {
  formMissed: false,
  feedback: [],
  hint: [],
  worked: null,
  answer: null,
  line: null,
} as const;

/**
 * Grades an answer in a lesson, or shows the solution if none is sent. The first answer to a question becomes evidence for its learner:
 * full evidence in the warm-up, as after a hint in the practice, because the idea is on the same page. Throws 404 `lesson_not_found`,
 * 422 `unreadable`.
 */
export async function answerLesson(
  services: TeachingServices,
  own: Own,
  id: string,
  given: LessonAnswer,
): Promise<LessonAnswerView> {
  const lesson = await requireLesson(services, own, id);
  if (given.part === 'guided') return withDrawings(await answerGuided(services, lesson, given));
  const question = lesson.content?.[given.part][given.number];
  if (!question) throw teachingError('lesson_not_found', { status: 404 });
  return withDrawings(await answerQuestion(services, { lesson, question, part: given.part }, given));
}

const languageOf = ({ locale }: LessonRecord) => languageOfLocale(locale);

async function answerGuided(
  { maths }: Pick<TeachingServices, 'maths'>,
  lesson: LessonRecord,
  { number, line = -1, answer }: LessonAnswer,
): Promise<LessonAnswerView> {
  const question: GuidedQuestion | undefined = lesson.content?.guided[number];
  const filled = question?.worked.lines[line];
  if (!question || !filled || !question.blanks.includes(line))
    throw teachingError('lesson_not_found', { status: 404 });
  if (answer === null) return { ...nothing, verdict: null, line: filled };
  if (answer.kind !== 'formula') throw teachingError('not_now', { status: 409 });
  const blank = { line, text: answer.text, language: languageOf(lesson) };
  const judged = await checkBlank({ maths, material: materialOf(maths) }, question, blank);
  const right = judged.verdict === 'equal';
  return { ...nothing, ...judged, hint: right ? [] : question.hint, line: right ? filled : null };
}

type AnsweredQuestion = {
  readonly lesson: LessonRecord;
  readonly question: LessonQuestion;
  readonly part: 'warmUp' | 'practice';
};

async function answerQuestion(
  services: TeachingServices,
  answered: AnsweredQuestion,
  { answer, number }: LessonAnswer,
): Promise<LessonAnswerView> {
  const { lesson, question, part } = answered;
  const { worked, hint } = question;
  if (answer === null) {
    await keepEvidence(services, answered, number, {
      right: false,
      aid: 'shown',
      mistake: null,
      answer: null,
    });
    return { ...nothing, verdict: null, worked, answer: question.answer };
  }
  const language = languageOf(lesson);
  const graded = await materialOf(services.maths).grade(question, answer, language);
  const right = graded.verdict === 'equal' && !graded.formMissed;
  if (graded.verdict !== 'unknown' && !graded.formMissed)
    await keepEvidence(services, answered, number, {
      right,
      aid: part === 'warmUp' ? 'none' : 'hint',
      mistake: right ? null : graded.mistake,
      answer: toEvidenceAnswer(graded, language),
    });
  const { verdict, formMissed, feedback } = graded;
  const over = right ? { worked, answer: question.answer } : { hint };
  return { ...nothing, verdict, formMissed, feedback, ...over };
}

/** Once per question, whatever the number of answers; not at all for a lesson without a learner. */
async function keepEvidence(
  services: TeachingServices,
  { lesson, question, part }: AnsweredQuestion,
  number: number,
  shown: Pick<TutorEvidenceInput, 'right' | 'aid' | 'mistake' | 'answer'>,
): Promise<void> {
  const { id: skill } = question.skill;
  if (!isSkillId(skill)) return;
  await services.db.transaction().execute(async (trx) => {
    const learning = await pinLearning(trx, { accountId: lesson.accountId }, lesson);
    if (!learning) return;
    await recordTutorEvidence(trx, services, learning, {
      itemId: itemIdOf(lesson.id, part, number),
      skill,
      template: question.template,
      problem: firstFormula([...question.prompt, ...question.answer]),
      words: textOf(question.prompt),
      ...shown,
    });
  });
}

/** Deterministic uuid of a lesson question. */
function itemIdOf(lessonId: string, part: string, number: number): string {
  const hex = createHash('sha256').update(`${lessonId} ${part} ${number}`).digest('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}

const textOf = (parts: SentenceParts): string =>
  parts.map((part) => (part.kind === 'text' ? part.text : part.formula.plain)).join('');

function firstFormula(parts: SentenceParts): TutorEvidenceInput['problem'] {
  const found = parts.find((part) => part.kind === 'formula');
  const { latex, plain, speech } = found?.formula ?? { latex: '', plain: '', speech: '' };
  return { latex, plain, speech };
}

function toEvidenceAnswer({ written }: GradedAnswer, language: Language): TutorEvidenceInput['answer'] {
  if (written === null) return null;
  const { latex, plain, speech } = writeFormula(written, language);
  return { latex, plain, speech };
}
