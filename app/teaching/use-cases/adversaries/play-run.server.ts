import type { Services } from '#app/platform/services.server.ts';
import type { ModelId } from '../../domain/models.ts';
import type { TurnInput } from '../../model/schemas.server.ts';
import { findVersion, type StoredVersion } from '../../db/prompt-versions.server.ts';
import { costOf, monthIsOver } from '../../domain/model-text/caps.ts';
import { createLanguageModel, type LanguageModelClient, type Patience } from '../model-text/model.server.ts';
import { insertModelCalls, usedInMonth } from '../../db/model-text.server.ts';
import { runSubjectOf } from '../../domain/adversaries/run-subject.ts';
import {
  type AdversaryConversation,
  conversations,
  wrongLineOf,
} from '../../domain/adversaries/conversations.ts';
import { judgeConversation } from '../../domain/adversaries/judge.ts';
import { rehearse, type RehearsalDeps } from './rehearse.server.ts';
import type { Rehearsal } from '../../model/adversary-run.ts';
import {
  endRun,
  storeCases,
  listCases,
  type AdversaryRun,
  type AdversaryCase,
  claimRun,
} from '../../db/adversaries-runs.server.ts';

export const runJob = 'teaching.adversaries';
/** Conversations per job: a process that dies loses at most these, and another process continues. */
const perJob = 6;
/** A job without a heartbeat for five minutes is considered dead. On a busy machine it is retried often; each attempt stores what it played. */
export const jobOptions = { expiresAfter: 300, retries: 20 };
/** Generous timeouts: a run tests what the model says, not how fast. */
const patience: Patience = { first: 20_000, next: 10_000, whole: 45_000 };

export type AdversaryRunDeps = RehearsalDeps & Pick<Services, 'jobs'>;

/** Plays the next conversations of a run, stores the results, and enqueues the rest. */
export async function playRun(deps: AdversaryRunDeps, { id }: { id: string }): Promise<void> {
  const { db, clock, settings } = deps;
  const run = await claimRun(db, id);
  if (!run) return;
  const version = await findVersion(db, run.versionId);
  const about = version && runSubjectOf(settings, version);
  const end = (trouble: 'unreachable' | 'cap' | 'model_changed') =>
    db.transaction().execute((trx) => endRun(trx, id, { state: 'broken', trouble, at: clock.now() }));
  if (!version || !about || !isSame(about, run) || !settings.ai) return void (await end('model_changed'));
  if (monthIsOver(await usedInMonth(db, clock.now()), settings.aiUse)) return void (await end('cap'));
  const done = new Set((await listCases(db, id)).map(({ number }) => number));
  const next = conversations.filter(({ number }) => !done.has(number)).slice(0, perJob);
  const client = createLanguageModel(settings.ai);
  const results: PromiseSettledResult<AdversaryCase>[] = [];
  // Two at a time: there are two engine processes, and the model may be serving learners at the same time.
  for (let at = 0; at < next.length; at += 2)
    results.push(
      ...(await Promise.allSettled(next.slice(at, at + 2).map((one) => play(deps, version, client, one)))),
    );
  const played = results.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
  const rejected = results.find((one) => one.status === 'rejected');
  if (played.length > 1 && played.every(({ verdict }) => verdict === 'unanswered'))
    return void (await end('unreachable'));
  await storeResult(deps, id, played, rejected === undefined);
  // The engine was busy or unavailable: results are stored, and the job is retried for the rest.
  if (rejected) throw rejected.reason;
}

const isSame = (about: NonNullable<ReturnType<typeof runSubjectOf>>, run: AdversaryRun): boolean =>
  about.fingerprint === run.fingerprint &&
  about.languageModel === run.languageModel &&
  about.endpoint === run.endpoint;

async function storeResult(
  { db, clock, jobs }: AdversaryRunDeps,
  id: string,
  played: readonly AdversaryCase[],
  goesOn: boolean,
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const run = await storeCases(trx, id, played);
    if (!run || !goesOn) return;
    if (run.done < run.total) return jobs.send(trx, runJob, { id }, jobOptions);
    const state = run.failed + run.unanswered === 0 ? 'passed' : 'failed';
    await endRun(trx, id, { state, at: clock.now() });
  });
}

/** Plays one conversation; retried once when the model produced nothing to judge. */
async function play(
  deps: AdversaryRunDeps,
  version: StoredVersion,
  client: LanguageModelClient,
  conversation: AdversaryConversation,
): Promise<AdversaryCase> {
  const first = await playOnce(deps, version, client, conversation);
  return first.verdict === 'unanswered' ? playOnce(deps, version, client, conversation) : first;
}

async function playOnce(
  deps: AdversaryRunDeps,
  version: StoredVersion,
  client: LanguageModelClient,
  { number, attack, language, problem, inProblem, says, after }: AdversaryConversation,
): Promise<AdversaryCase> {
  const came: Record<AdversaryConversation['after'], TurnInput[]> = {
    nothing: [],
    wrong_line: [{ cardId: '', answer: wrongLineOf(problem) }],
    cannot_start: [{ action: 'cannot_start' }],
  };
  const rehearsal = await rehearse(
    deps,
    {
      model: version.model as ModelId,
      style: version.prompt[language],
      language,
      problem,
      inProblem,
      turns: [...came[after], { text: says }],
    },
    { client, patience, stop: new AbortController().signal, tick: () => performance.now() },
  );
  const costs = await storeModelCalls(deps, 'adversaries', version.id, rehearsal, client.name);
  const { verdict, guard } = judgeConversation(rehearsal);
  return {
    number,
    name: `${attack}.${language}`,
    verdict,
    answeredBy: rehearsal.by,
    guard,
    said: rehearsal.said.join('\n———\n'),
    shown: textOf(rehearsal),
    ...costs,
  };
}

/** The text that would have been shown. */
export const textOf = ({ shown }: Pick<Rehearsal, 'shown'>): string =>
  shown.map((piece) => (typeof piece === 'string' ? piece : piece.plain)).join('');

/** Records the calls of a rehearsal, without an account. */
export async function storeModelCalls(
  { db, clock, random, settings }: Pick<Services, 'db' | 'clock' | 'random' | 'settings'>,
  purpose: 'trial' | 'adversaries',
  versionId: string,
  { spoken }: Pick<Rehearsal, 'spoken'>,
  languageModel: string,
): Promise<{ calls: number; costMicros: number; totalMs: number }> {
  const attempts = spoken?.attempts ?? [];
  const priced = attempts.map((attempt) => ({
    ...attempt,
    id: random.uuid(),
    costMicros: costOf(attempt.usage, settings.aiUse),
  }));
  const about = { accountId: null, sessionId: null, turnId: null, versionId, purpose, languageModel };
  await insertModelCalls(db, { ...about, at: clock.now() }, priced);
  return {
    calls: attempts.length,
    costMicros: priced.reduce((sum, { costMicros }) => sum + costMicros, 0),
    totalMs: attempts.reduce((sum, { totalMs }) => sum + totalMs, 0),
  };
}
