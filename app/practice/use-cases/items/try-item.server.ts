import type { Maths } from '@curvela/maths';
import type { Random } from '#app/platform/random.ts';
import type { Language } from '#app/platform/texts.ts';
import { practiceError } from '../../model/errors.ts';
import type { GivenAnswer } from '../../model/schemas.ts';
import type { AttemptRecord, PracticeItemRecord } from '../../model/record.ts';
import { contents } from '@curvela/curriculum/skills';
import type { SkillId } from '@curvela/curriculum';
import type { AttemptView, ItemView } from '../../model/views.ts';
import { attemptView } from './attempt-view.server.ts';
import { gradeAnswer } from './grade.server.ts';
import { isRight } from '../../domain/items/grade.ts';
import { itemOfRecord, itemView } from './view.server.ts';

type Deps = { readonly maths: Maths; readonly random: Random };
type Try = { readonly item: ItemView; readonly template: string; readonly seed: number };

/** Placeholder ids: a try is not stored. */
const noAccountId = '00000000-0000-0000-0000-000000000000';
const then = new Date(0);

/** A question of the skill’s lowest level, without sign-in. Throws 404 `unknown_skill`. */
export async function readTry(
  { maths }: Deps,
  { skill, seed }: { readonly skill: SkillId; readonly seed: number },
  language: Language,
): Promise<Try> {
  const list = contents[skill]?.templates ?? [];
  const lowest = Math.min(...list.map(({ level }) => level));
  const easiest = list.filter(({ level }) => level === lowest);
  const template = easiest[seed % Math.max(1, easiest.length)];
  if (!template) throw practiceError('unknown_skill', { status: 404 });
  const record = recordOf(template.id, skill, seed);
  return { item: await view(maths, record, [], language), template: template.id, seed };
}

/** Grades an answer to such a question, and shows the solution. Throws 404 `unknown_template`, 422 `unreadable`. */
export async function answerTry(
  { maths, random }: Deps,
  {
    template,
    seed,
    answer,
  }: { readonly template: string; readonly seed: number; readonly answer: GivenAnswer },
  language: Language,
): Promise<{ readonly attempt: AttemptView; readonly item: ItemView }> {
  const skill = Object.values(contents)
    .flatMap(({ templates }) => templates)
    .find(({ id }) => id === template)?.skills[0];
  if (!skill) throw practiceError('unknown_template', { status: 404 });
  const record = recordOf(template, skill, seed);
  const item = itemOfRecord(record);
  const grade = await gradeAnswer(maths, item, answer, language);
  const { verdict, formMissed, mistake, written, place, feedback } = grade;
  const attempt: AttemptRecord = {
    id: random.uuid(),
    itemId: record.id,
    number: 1,
    answer: { given: answer, written, place, feedback, mistakeSlots: mistake?.slots ?? {} },
    verdict,
    formMissed,
    mistake: mistake?.id ?? null,
    confidence: null,
    rung: -1,
    tookMs: 0,
    at: then,
    changes: [],
  };
  const ended = { ...record, state: isRight(grade) ? ('right' as const) : ('wrong' as const) };
  return {
    attempt: attemptView(item, attempt, language, false),
    item: await view(maths, ended, [attempt], language),
  };
}

const view = (
  maths: Maths,
  record: PracticeItemRecord,
  attempts: readonly AttemptRecord[],
  language: Language,
): Promise<ItemView> =>
  itemView(
    maths,
    { record, attempts, mode: 'skill', finished: false, lastSeenAt: null, twin: null },
    language,
  );

const recordOf = (template: string, skill: SkillId, seed: number): PracticeItemRecord => ({
  id: noAccountId,
  sessionId: noAccountId,
  accountId: noAccountId,
  profileId: noAccountId,
  position: 1,
  role: 'skill',
  skill,
  template,
  seed,
  state: 'open',
  voidedAt: null,
  rung: -1,
  cannotStart: false,
  servedAt: then,
  resolvedAt: null,
});
