import type { Language } from '#app/platform/texts.ts';
import { skillName } from '#app/practice/index.server.ts';
import { isSkillId } from '@curvela/curriculum';
import { withDrawings } from '../drawing.server.ts';
import { teachingError } from '../../model/errors.ts';
import type { TeachingServices } from '../../model/services.ts';
import {
  cancelLesson as cancelRow,
  findLesson,
  type LessonRow,
  listLessons,
  removeLesson,
} from '../../db/lessons.server.ts';
import {
  type GuidedQuestion,
  type LessonContent,
  type LessonQuestion,
  type LessonRecord,
  readInput,
} from '../../model/lessons/lesson.ts';
import type {
  LessonQuestionView,
  GuidedView,
  LessonBody,
  LessonSummary,
  LessonView,
} from '../../model/lessons/views.ts';

type Deps = Pick<TeachingServices, 'db' | 'clock'>;
type Own = { readonly accountId: string };

/** Maximum number of lessons in a list. */
const mostListed = 50;

/** The account's lesson. Throws 404 `lesson_not_found`, also for other accounts' lessons. */
export async function requireLesson({ db }: Pick<Deps, 'db'>, own: Own, id: string): Promise<LessonRecord> {
  const lesson = await findLesson(db, own, id);
  if (!lesson) throw teachingError('lesson_not_found', { status: 404 });
  return lesson;
}

/** One lesson, finished or not. Throws 404 `lesson_not_found`. */
export const readLesson = async (deps: Pick<Deps, 'db'>, own: Own, id: string, language: Language) =>
  lessonView(await requireLesson(deps, own, id), language);

/** The account's lessons, newest first; optionally of one learner. */
export async function readLessons(
  { db }: Pick<Deps, 'db'>,
  own: Own & { readonly profileId?: string | undefined },
  language: Language,
): Promise<LessonSummary[]> {
  return (await listLessons(db, own, mostListed)).map((row) => summaryOf(row, language));
}

/** Cancels the generation and discards its result; a finished lesson stays. Throws 404 `lesson_not_found`. */
export async function cancelLesson({ db, clock }: Deps, own: Own, id: string): Promise<LessonRecord> {
  await cancelRow(db, own, id, clock.now());
  return requireLesson({ db }, own, id);
}

/** Throws 404 `lesson_not_found`. */
export async function deleteLesson({ db }: Pick<Deps, 'db'>, own: Own, id: string): Promise<void> {
  if (!(await removeLesson(db, own, id))) throw teachingError('lesson_not_found', { status: 404 });
}

const summaryOf = (
  { id, skill, profileId, state, progress, createdAt }: LessonRow,
  language: Language,
): LessonSummary => ({
  id,
  skill: { id: skill, name: isSkillId(skill) ? skillName(skill, language) : skill },
  profileId,
  state,
  percent: progress.percent,
  createdAt: createdAt.toISOString(),
});

export function lessonView(lesson: LessonRecord, language: Language): LessonView {
  const input = readInput(lesson.madeFrom);
  const { waiting, failure } = lesson.progress;
  return {
    ...summaryOf(lesson, language),
    language: input.language,
    variant: input.variant,
    waiting,
    failure,
    content: lesson.state === 'done' && lesson.content ? withDrawings(bodyOf(lesson.content)) : null,
  };
}

function bodyOf({ warmUp, example, guided, practice, ...rest }: LessonContent): LessonBody {
  return {
    ...rest,
    warmUp: warmUp.map(toQuestionView),
    example: { ...toQuestionView(example), worked: example.worked },
    guided: guided.map(guidedView),
    practice: practice.map(toQuestionView),
  };
}

/** A question without its solution. */
function toQuestionView({
  template,
  seed,
  skill,
  level,
  prompt,
  ask,
  picture,
  figure,
}: LessonQuestion): LessonQuestionView {
  return { template, seed, skill, level, prompt, ask, picture, figure };
}

const guidedView = (question: GuidedQuestion): GuidedView => ({
  ...toQuestionView(question),
  lines: question.worked.lines.map(({ formula, why }, at) => ({
    formula: question.blanks.includes(at) ? null : formula,
    why,
  })),
});
