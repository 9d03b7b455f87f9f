import type { Services } from '#app/platform/services.server.ts';
import { playRun, runJob, type AdversaryRunDeps } from './adversaries/play-run.server.ts';
import { eraseDeleted } from '../db/conversations.server.ts';
import { lessonJob, runLesson, type LessonRunDeps } from './lessons/run-lesson.server.ts';
import { deleteVisitorSessions } from '../db/teaching.server.ts';

/** Days after which a visitor's session not taken over by an account is deleted. */
const visitorSessionsKeptDays = 30;
/**
 * Days a deleted conversation is kept before the next nightly run erases it: within seven days in all, as the dialog promises. Longer only
 * while it has an open safety flag.
 */
export const deletedRetentionDays = 6;
const day = 24 * 60 * 60 * 1000;

/** Background jobs of the teaching feature. Call before the job queue starts. */
export function registerTeachingJobs(services: AdversaryRunDeps & LessonRunDeps): void {
  services.jobs.repeat('teaching.forget-visitors', '20 3 * * *', () => forgetVisitors(services));
  services.jobs.handle<{ id: string }>(lessonJob, (job) => runLesson(services, job));
  services.jobs.handle<{ id: string }>(runJob, (job) => playRun(services, job));
  services.jobs.repeat('teaching.erase-deleted', '35 3 * * *', () => eraseConversations(services));
}

/** Deletes old visitors' sessions. */
export async function forgetVisitors({
  db,
  clock,
  log,
}: Pick<Services, 'db' | 'clock' | 'log'>): Promise<void> {
  const before = new Date(clock.now().getTime() - visitorSessionsKeptDays * day);
  const count = await deleteVisitorSessions(db, before);
  if (count > 0) log.info({ count }, 'teaching sessions of visitors deleted');
}

/** Erases conversations deleted by learners. */
export async function eraseConversations({
  db,
  clock,
  log,
}: Pick<Services, 'db' | 'clock' | 'log'>): Promise<void> {
  const count = await eraseDeleted(db, new Date(clock.now().getTime() - deletedRetentionDays * day));
  if (count > 0) log.info({ count }, 'deleted conversations erased');
}
