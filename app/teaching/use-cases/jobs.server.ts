import type { Services } from '#app/platform/services.server.ts';
import { playRun, runJob, type AdversaryRunDeps as RehearsalNeeds } from './adversaries/play-run.server.ts';
import { eraseDeleted } from '../db/conversations.server.ts';
import { lessonJob, runLesson, type LessonRunDeps } from './lessons/run-lesson.server.ts';
import { deleteVisitorSessions } from '../db/teaching.server.ts';

/** Days after which a visitor's session that no account took over is gone. */
const visitorSessionsKeptDays = 30;
/**
 * Days that a deleted conversation is kept before the next night’s run erases it: within seven days, as its window says. Longer only while
 * a person has to read something in it.
 */
export const deletedKeptDays = 6;
const day = 24 * 60 * 60 * 1000;

/** The teaching room's work beside requests. Call before the jobs start. */
export function registerTeachingJobs(services: RehearsalNeeds & LessonRunDeps): void {
  services.jobs.repeat('teaching.forget-visitors', '20 3 * * *', () => forgetVisitors(services));
  services.jobs.handle<{ id: string }>(lessonJob, (job) => runLesson(services, job));
  services.jobs.handle<{ id: string }>(runJob, (job) => playRun(services, job));
  services.jobs.repeat('teaching.erase-deleted', '35 3 * * *', () => eraseConversations(services));
}

/** Deletes what visitors left behind. */
export async function forgetVisitors({
  db,
  clock,
  log,
}: Pick<Services, 'db' | 'clock' | 'log'>): Promise<void> {
  const before = new Date(clock.now().getTime() - visitorSessionsKeptDays * day);
  const count = await deleteVisitorSessions(db, before);
  if (count > 0) log.info({ count }, 'teaching sessions of visitors deleted');
}

/** Erases the conversations that learners deleted. */
export async function eraseConversations({
  db,
  clock,
  log,
}: Pick<Services, 'db' | 'clock' | 'log'>): Promise<void> {
  const count = await eraseDeleted(db, new Date(clock.now().getTime() - deletedKeptDays * day));
  if (count > 0) log.info({ count }, 'deleted conversations erased');
}
