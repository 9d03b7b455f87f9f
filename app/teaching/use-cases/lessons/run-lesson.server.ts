import type { Maths } from '@curvela/maths';
import type { Services } from '#app/platform/services.server.ts';
import { materialOf } from '#app/practice/index.server.ts';
import type { PracticeMaterial } from '#app/practice/index.ts';
import { withoutDrawings } from '../../domain/lessons/drawings.ts';
import { failLesson, storeLesson, setPercent, requeueLesson, claimLesson } from '../../db/lessons.server.ts';
import { percentOf, readInput } from '../../model/lessons/lesson.ts';
import { makeLesson, NothingProven } from './make-lesson.server.ts';
import { countLateAnswers } from '../../domain/lessons/late-answers.ts';
import { MathsUnavailable } from './prove.server.ts';

export const lessonJob = 'teaching.make-lesson';
/** Seconds after which a process that said nothing more has died: the job is given to another one. */
export const jobSeconds = 120;
/** Tries in all, the maths being away or something unforeseen. The queue has one more, so that the last word is always ours. */
export const mostTries = 4;

export type LessonRunDeps = Pick<Services, 'db' | 'clock' | 'log'> & {
  readonly maths: Maths;
  /** Where the questions come from; those of practice. */
  readonly material?: PracticeMaterial;
};

/** Nobody wants it any more. */
class Unwanted extends Error {
  override readonly name = 'Unwanted';
}

/**
 * Makes a lesson that was asked for, once, in whichever process takes the job; again from the beginning when one died over it, which gives
 * the same lesson. A cancelled one stops at the next piece and leaves nothing. Throws when it is to be tried again.
 */
export async function runLesson(needs: LessonRunDeps, { id }: { readonly id: string }): Promise<void> {
  const { db, clock, maths, log } = needs;
  const lesson = await claimLesson(db, id, clock.now());
  if (!lesson) return;
  try {
    const engine = countLateAnswers(maths);
    const making = {
      ...engine,
      material: needs.material ?? materialOf(engine.maths),
      report: async (...piece: Parameters<typeof percentOf>) => {
        if (!(await setPercent(db, id, percentOf(...piece), clock.now()))) throw new Unwanted();
      },
    };
    const content = await makeLesson(making, readInput(lesson.madeFrom));
    await storeLesson(db, id, withoutDrawings(content), clock.now());
  } catch (thrown) {
    if (thrown instanceof Unwanted) return;
    if (thrown instanceof NothingProven) {
      log.error({ err: thrown, skill: lesson.skill }, 'a lesson could not be proven');
      return failLesson(db, id, 'nothing_proven', clock.now());
    }
    const away = thrown instanceof MathsUnavailable;
    log.warn({ err: thrown, skill: lesson.skill }, 'a lesson was not made');
    if (lesson.progress.tries >= mostTries)
      return failLesson(db, id, away ? 'maths_away' : 'broken', clock.now());
    if (away) await requeueLesson(db, id);
    throw thrown;
  }
}
