import type { Services } from '#app/platform/services.server.ts';
import { claimStalledLesson } from '../../db/lessons.server.ts';
import type { LessonRecord } from '../../model/lessons/lesson.ts';
import type { LessonEvent } from '../../model/lessons/views.ts';
import { requireLesson } from './read-lessons.server.ts';
import { sendLessonJob } from './start-lesson.server.ts';

/** Milliseconds between two looks at a lesson that is being made. */
const lookEvery = 200;
/** After so many looks the stream ends; the browser comes back with the last id. */
const mostLooks = 600;
/** Milliseconds without a sign of life after which a lesson that somebody waits for is given to another process. */
export const stalledAfter = 15_000;

type Deps = Pick<Services, 'db' | 'clock' | 'jobs'>;

/** Where a lesson stands, as an event. The id is the standing itself, so that whoever has seen it is not told again. */
function eventOf({ state, progress }: Pick<LessonRecord, 'state' | 'progress'>): LessonEvent {
  const { percent, waiting, failure } = progress;
  const event = state === 'queued' || state === 'running' ? 'progress' : state;
  return { id: `${event}.${percent}.${waiting ? 1 : 0}`, event, data: { percent, waiting, failure } };
}

/**
 * The making of a lesson as it goes on, from any process: what changed since `lastId`, until it has ended. A lesson whose process died is put
 * into the queue again. Throws 404 `lesson_not_found` for others'.
 */
export async function* followLesson(
  needs: Deps,
  own: { readonly accountId: string },
  id: string,
  lastId?: string,
): AsyncGenerator<LessonEvent> {
  let seen = lastId;
  for (let looks = 0; looks < mostLooks; looks += 1) {
    const lesson = await requireLesson(needs, own, id);
    const event = eventOf(lesson);
    if (event.id !== seen || event.event !== 'progress') yield event;
    seen = event.id;
    if (event.event !== 'progress') return;
    await reviveStalled(needs, lesson);
    await new Promise((resolve) => setTimeout(resolve, lookEvery));
  }
}

/** Gives a lesson whose maker died to the queue again, once however many look. */
async function reviveStalled(needs: Deps, { id, state, progress }: LessonRecord): Promise<void> {
  const now = needs.clock.now();
  const before = new Date(now.getTime() - stalledAfter);
  if (state !== 'running' || new Date(progress.at) >= before) return;
  await needs.db.transaction().execute(async (trx) => {
    if (await claimStalledLesson(trx, id, before, now)) await sendLessonJob(needs, trx, id);
  });
}
