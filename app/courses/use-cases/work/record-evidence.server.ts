import { createHash } from 'node:crypto';
import type { Kysely } from 'kysely';
import { writeFormula } from '#app/maths/index.server.ts';
import type { DB } from '#app/platform/database-types.ts';
import type { Language } from '#app/platform/texts.ts';
import type { GradedAnswer, PracticeQuestion } from '#app/practice/index.ts';
import { isSkillId } from '@curvela/curriculum';
import type { SentenceParts } from '#app/practice/index.ts';
import { recordTutorEvidence, type TutorEvidenceInput } from '#app/practice/index.server.ts';
import type { CourseServices } from '../../model/records.ts';
import type { CourseLearnerRef, LessonRef } from '../../db/work.server.ts';

type Shown = {
  readonly key: string;
  readonly question: PracticeQuestion;
  /** Null where the solution was requested. */
  readonly graded: GradedAnswer | null;
  readonly language: Language;
};

/**
 * Records the first answer to a practice question as evidence with the aid `hint`, because the idea is on the same page. Later answers to
 * the same question add nothing.
 */
export async function recordCourseEvidence(
  trx: Kysely<DB>,
  services: Pick<CourseServices, 'clock' | 'random'>,
  own: CourseLearnerRef,
  lessonRef: LessonRef,
  { key, question, graded, language }: Shown,
): Promise<void> {
  const { id: skill } = question.skill;
  if (!isSkillId(skill)) return;
  const { prompt } = question.shown;
  const right = graded?.verdict === 'equal';
  await recordTutorEvidence(trx, services, own, {
    itemId: itemIdOf(own, lessonRef, key),
    skill,
    template: question.template,
    problem: firstFormula([...prompt, ...question.answer]),
    words: prompt.map((part) => (part.kind === 'text' ? part.text : part.formula.plain)).join(''),
    right,
    aid: graded ? 'hint' : 'shown',
    mistake: graded && !right ? graded.mistake : null,
    answer: graded?.written ? storedFormula(graded.written, language) : null,
  });
}

/** A stable id of a question for a learner: a UUID made from a hash of their keys. */
function itemIdOf({ profileId }: CourseLearnerRef, { course, lesson }: LessonRef, key: string): string {
  const hex = createHash('sha256').update(`${profileId} ${course} ${lesson} ${key}`).digest('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}

function firstFormula(parts: SentenceParts): TutorEvidenceInput['problem'] {
  const found = parts.find((part) => part.kind === 'formula');
  const { latex, plain, speech } = found?.formula ?? { latex: '', plain: '', speech: '' };
  return { latex, plain, speech };
}

function storedFormula(written: string, language: Language): TutorEvidenceInput['answer'] {
  const { latex, plain, speech } = writeFormula(written, language);
  return { latex, plain, speech };
}
