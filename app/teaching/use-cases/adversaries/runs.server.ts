import type { Kysely } from 'kysely';
import type { DB } from '#app/platform/database-types.ts';
import type { Services } from '#app/platform/services.server.ts';
import {
  findVersion,
  type Gate,
  type GoneLive,
  setLive,
  type StoredVersion,
} from '../../db/prompt-versions.server.ts';
import { monthIsOver } from '../../domain/words/caps.ts';
import { usedInMonth } from '../../db/words.server.ts';
import { runAbout } from '../../domain/adversaries/configured-model.ts';
import { conversations } from '../../domain/adversaries/conversations.ts';
import { jobOptions, runJob } from './play-run.server.ts';
import { insertRun, passedRun, type Run } from '../../db/adversaries-runs.server.ts';

type Needs = Pick<Services, 'clock' | 'random' | 'settings' | 'jobs'>;
type Started =
  | { kind: 'started'; run: Run; version: StoredVersion }
  | { kind: 'unknown' | 'no_model' | 'over_cap' | 'under_way' };

/** Sends for an adversarial run of a version against the language model that is set. In the caller's transaction. */
export async function startRun(
  trx: Kysely<DB>,
  { clock, random, settings, jobs }: Needs,
  versionId: string,
): Promise<Started> {
  const version = await findVersion(trx, versionId);
  if (!version) return { kind: 'unknown' };
  const about = runAbout(settings, version);
  if (!about) return { kind: 'no_model' };
  if (monthIsOver(await usedInMonth(trx, clock.now()), settings.aiUse)) return { kind: 'over_cap' };
  const id = random.uuid();
  const run = await insertRun(trx, { ...about, id, total: conversations.length, at: clock.now() });
  if (!run) return { kind: 'under_way' };
  await jobs.send(trx, runJob, { id }, jobOptions);
  return { kind: 'started', run, version };
}

/** The run that lets a version go live with the language model that is set; null where none does. */
export const gateFor =
  (settings: Services['settings']): Gate =>
  async (db, version) => {
    const about = runAbout(settings, version);
    return about && passedRun(db, about);
  };

/** Lets a version go live, or go back to it. In the caller's transaction. */
export const goLive = (
  trx: Kysely<DB>,
  { clock, settings }: Pick<Services, 'clock' | 'settings'>,
  wish: { id: string; replaces: string },
): Promise<GoneLive> => setLive(trx, { ...wish, at: clock.now() }, gateFor(settings));
