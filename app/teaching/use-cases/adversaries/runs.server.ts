import type { Kysely } from 'kysely';
import type { DB } from '#app/platform/database-types.ts';
import type { Services } from '#app/platform/services.server.ts';
import {
  findVersion,
  type ReleaseGate,
  type SetLiveResult,
  setLive,
  type StoredVersion,
} from '../../db/prompt-versions.server.ts';
import { monthIsOver } from '../../domain/model-text/caps.ts';
import { usedInMonth } from '../../db/model-text.server.ts';
import { runSubjectOf } from '../../domain/adversaries/run-subject.ts';
import { conversations } from '../../domain/adversaries/conversations.ts';
import { jobOptions, runJob } from './play-run.server.ts';
import { insertRun, passedRun, type AdversaryRun } from '../../db/adversaries-runs.server.ts';

type Deps = Pick<Services, 'clock' | 'random' | 'settings' | 'jobs'>;
type Started =
  | { kind: 'started'; run: AdversaryRun; version: StoredVersion }
  | { kind: 'unknown' | 'no_model' | 'over_cap' | 'under_way' };

/** Enqueues an adversarial run of a version against the configured language model, in the caller's transaction. */
export async function startRun(
  trx: Kysely<DB>,
  { clock, random, settings, jobs }: Deps,
  versionId: string,
): Promise<Started> {
  const version = await findVersion(trx, versionId);
  if (!version) return { kind: 'unknown' };
  const about = runSubjectOf(settings, version);
  if (!about) return { kind: 'no_model' };
  if (monthIsOver(await usedInMonth(trx, clock.now()), settings.aiUse)) return { kind: 'over_cap' };
  const id = random.uuid();
  const run = await insertRun(trx, { ...about, id, total: conversations.length, at: clock.now() });
  if (!run) return { kind: 'under_way' };
  await jobs.send(trx, runJob, { id }, jobOptions);
  return { kind: 'started', run, version };
}

/** The run that lets a version go live with the configured language model; null when there is none. */
export const gateFor =
  (settings: Services['settings']): ReleaseGate =>
  async (db, version) => {
    const about = runSubjectOf(settings, version);
    return about && passedRun(db, about);
  };

/** Releases a version, or rolls back to it, in the caller's transaction. */
export const goLive = (
  trx: Kysely<DB>,
  { clock, settings }: Pick<Services, 'clock' | 'settings'>,
  input: { id: string; replaces: string },
): Promise<SetLiveResult> => setLive(trx, { ...input, at: clock.now() }, gateFor(settings));
