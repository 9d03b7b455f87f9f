import type { Services } from '#app/platform/services.server.ts';
import { claimStalledLesson } from '../../db/lessons.server.ts';
import type { LessonRecord } from '../../model/lessons/lesson.ts';
import type { LessonEvent } from '../../model/lessons/views.ts';
import { requireLesson } from './read-lessons.server.ts';
import { sendLessonJob } from './start-lesson.server.ts';

/** Polling interval in milliseconds while a lesson is being generated. */
const lookEvery = 200;
/** Polls after which the stream ends; the browser reconnects with the last id. */
const mostLooks = 600;
/** Milliseconds without a heartbeat after which a lesson with a waiting reader is handed to another process. */
export const stalledAfter = 15_000;

type Deps = Pick<Services, 'db' | 'clock' | 'jobs'>;

/** Progress as an event. The id encodes the progress itself, so that it is not sent twice to the same reader. */
function eventOf({ state, progress }: Pick<LessonRecord, 'state' | 'progress'>): LessonEvent {
  const { percent, waiting, failure } = progress;
  const event = state === 'queued' || state === 'running' ? 'progress' : state;
  return { id: `${event}.${percent}.${waiting ? 1 : 0}`, event, data: { percent, waiting, failure } };
}

/**
 * Progress of the generation in any process: changes since `lastId`, until it ends. If the generating process died, the lesson is queued
 * again. Throws 404 `lesson_not_found` for other accounts' lessons.
 */
export async function* followLesson(
  deps: Deps,
  own: { readonly accountId: string },
  id: string,
  lastId?: string,
): AsyncGenerator<LessonEvent> {
  let lastSeenId = lastId;
  for (let looks = 0; looks < mostLooks; looks += 1) {
    const lesson = await requireLesson(deps, own, id);
    const event = eventOf(lesson);
    if (event.id !== lastSeenId || event.event !== 'progress') yield event;
    lastSeenId = event.id;
    if (event.event !== 'progress') return;
    await reviveStalled(deps, lesson);
    await new Promise((resolve) => setTimeout(resolve, lookEvery));
  }
}

/** Queues a stalled lesson again, once for any number of readers. */
async function reviveStalled(deps: Deps, { id, state, progress }: LessonRecord): Promise<void> {
  const now = deps.clock.now();
  const before = new Date(now.getTime() - stalledAfter);
  if (state !== 'running' || new Date(progress.at) >= before) return;
  await deps.db.transaction().execute(async (trx) => {
    if (await claimStalledLesson(trx, id, before, now)) await sendLessonJob(deps, trx, id);
  });
}
