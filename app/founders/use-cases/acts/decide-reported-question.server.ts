import { loadRunningGoals, pinForPractice } from '#app/learners/index.server.ts';
import type { Services } from '#app/platform/services.server.ts';
import { decideQuestion, type QuestionDecision } from '#app/practice/index.server.ts';
import type { Founder } from '../../model/founder.ts';
import { insertAct } from '../../db/founders.server.ts';

const learners = { pin: pinForPractice, goals: loadRunningGoals };

/** Decides whether a reported question was wrong, and logs it, atomically. Throws `unknown_report` (404) and `already_decided` (409). */
export async function decideReportedQuestion(
  services: Pick<Services, 'db' | 'clock' | 'random'>,
  input: { founder: Founder; id: string; decision: QuestionDecision },
): Promise<void> {
  const { db, clock, random } = services;
  const { founder, id, decision } = input;
  await db.transaction().execute(async (trx) => {
    const report = await decideQuestion(trx, { ...services, learners }, { id, decision, by: founder.id });
    await insertAct(trx, {
      id: random.uuid(),
      actor: founder,
      action: decision === 'upheld' ? 'question.uphold' : 'question.reject',
      subjectId: report.id,
      subject: report.template,
      before: { state: 'open' },
      after: { state: decision, seed: report.seed },
      at: clock.now(),
    });
  });
}
