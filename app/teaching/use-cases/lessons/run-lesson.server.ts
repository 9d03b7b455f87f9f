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
/** Seconds without a heartbeat after which the job is given to another process. */
export const jobSeconds = 120;
/** Attempts in all, for an unavailable engine or an unexpected error. The queue allows one more, so that this limit always applies first. */
export const mostTries = 4;

export type LessonRunDeps = Pick<Services, 'db' | 'clock' | 'log'> & {
  readonly maths: Maths;
  /** Source of questions; by default that of practice. */
  readonly material?: PracticeMaterial;
};

/** The lesson was cancelled or deleted. */
class Unwanted extends Error {
  override readonly name = 'Unwanted';
}

/**
 * Generates a requested lesson once, in whichever process takes the job; restarted if a process dies, with the same result. A
 * cancelled one stops at the next piece and stores nothing. Throws to have the job retried.
 */
export async function runLesson(deps: LessonRunDeps, { id }: { readonly id: string }): Promise<void> {
  const { db, clock, maths, log } = deps;
  const lesson = await claimLesson(db, id, clock.now());
  if (!lesson) return;
  try {
    const engine = countLateAnswers(maths);
    const making = {
      ...engine,
      material: deps.material ?? materialOf(engine.maths),
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
