import type { Kysely } from 'kysely';
import type { DB } from '#app/platform/database-types.ts';
import type { Language } from '#app/platform/texts.ts';
import { recomputeStates } from '../record-evidence.server.ts';
import { voidEvidence } from '../../db/evidence.server.ts';
import { practiceError } from '../../model/errors.ts';
import { loadItem, loadSession, lockPractice, saveFinished, updateItem } from '../../db/practice.server.ts';
import { decideReport, loadReport, loadReports, type ReportRecord } from '../../db/report.server.ts';
import { type PracticeServices, loadZone } from '../context.server.ts';
import { summarize } from '../sessions/summarize.server.ts';
import { findItem } from '@curvela/curriculum/items';
import { toPlainText, localize } from './parts.server.ts';
import { answerParts, skillName } from './view.server.ts';

export type QuestionDecision = 'upheld' | 'rejected';

/**
 * Decides on a reported question, in the founders’ transaction. Upheld: it stays voided. Rejected: it counts again, and all states of its
 * learner are recomputed. Throws 404 `unknown_report`, 409 `already_decided`.
 */
export async function decideQuestion(
  trx: Kysely<DB>,
  services: Pick<PracticeServices, 'clock' | 'random' | 'learners'>,
  { id, decision, by }: { readonly id: string; readonly decision: QuestionDecision; readonly by: string },
): Promise<ReportRecord> {
  const found = await loadReport(trx, id);
  if (!found) throw practiceError('unknown_report', { status: 404 });
  await lockPractice(trx, found.profileId);
  const report = (await loadReport(trx, id)) ?? found;
  if (report.state !== 'open') throw practiceError('already_decided', { status: 409 });
  await decideReport(trx, id, { state: decision, by, at: services.clock.now() });
  if (decision === 'rejected') await countAgain(trx, services, report);
  return report;
}

async function countAgain(
  trx: Kysely<DB>,
  services: Pick<PracticeServices, 'clock' | 'random' | 'learners'>,
  { itemId, accountId, profileId }: ReportRecord,
): Promise<void> {
  await updateItem(trx, itemId, { voidedAt: null });
  await voidEvidence(trx, itemId, null);
  const learner = { accountId, profileId, zone: await loadZone(trx, { accountId, profileId }) };
  await recomputeStates(trx, services, learner);
  const item = await loadItem(trx, { id: itemId, accountId });
  const session = item && (await loadSession(trx, { id: item.sessionId, accountId }));
  if (!session?.finishedAt) return;
  const summary = await summarize(services, trx, session, learner);
  await saveFinished(trx, session.id, { at: session.finishedAt, summary });
}

type ReportedQuestion = {
  readonly id: string;
  readonly at: string;
  readonly template: string;
  readonly seed: number;
  readonly skill: string;
  readonly state: ReportRecord['state'];
  readonly text: string;
  readonly prompt: string;
  readonly answer: string;
};

/** The reported questions for founders, undecided first: prompt, right answer and the report. */
export async function listReported(
  { db }: Pick<PracticeServices, 'db'>,
  language: Language,
  limit: number,
): Promise<ReportedQuestion[]> {
  const reports = await loadReports(db, limit);
  return reports.map(({ id, at, template, seed, state, text }) => {
    const item = findItem(template, seed);
    return {
      id,
      at: at.toISOString(),
      template,
      seed,
      skill: item ? skillName(item.template.skills[0], language) : template,
      state,
      text,
      prompt: item ? toPlainText(localize(item.template.prompt, language, item)) : '',
      answer: item ? toPlainText(answerParts(item, language)) : '',
    };
  });
}
