import type { Services } from '#app/platform/services.server.ts';
import {
  endRun,
  findRun,
  goLive,
  insertDraft,
  listVersions,
  startRun,
  type StoredVersion,
} from '#app/teaching/index.server.ts';
import type { ModelId } from '#app/teaching/index.server.ts';
import type { Founder } from '../../model/founder.ts';
import { insertAct } from '../../db/founders.server.ts';
import { aiError } from '../../model/ai-errors.ts';
import { runView } from './read-versions.server.ts';
import type { PromptDraft, RunView } from '../../model/ai-schemas.ts';

type Deps = Pick<Services, 'db' | 'clock' | 'random' | 'settings' | 'jobs'>;
type Acting<Rest> = { founder: Founder } & Rest;

/** Why a version cannot be tried or tested. */
export const refusals = {
  unknown: () => aiError('unknown_version', { status: 404 }),
  no_model: () => aiError('no_language_model', { status: 409 }),
  over_cap: () => aiError('month_used_up', { status: 409 }),
  under_way: () => aiError('run_under_way', { status: 409 }),
};

const called = ({ model, version }: Pick<StoredVersion, 'model' | 'version'>) => `${model} v${version}`;

/** Creates a new version of a tutor model’s prompt. Existing versions are immutable. */
export async function writeDraft(
  { db, clock, random }: Deps,
  { founder, model, prompt, note }: Acting<{ model: ModelId } & PromptDraft>,
): Promise<{ id: string; version: number }> {
  return db.transaction().execute(async (trx) => {
    const at = clock.now();
    const draft = await insertDraft(trx, { random, at }, { model, prompt, note });
    await insertAct(trx, {
      id: random.uuid(),
      actor: founder,
      action: 'prompt.draft',
      subjectId: draft.id,
      subject: called({ model, version: draft.version }),
      before: {},
      after: { note },
      at,
    });
    return draft;
  });
}

/** Starts the adversarial run of a version. Throws `unknown_version` (404), `no_language_model`, `month_used_up` and `run_under_way` (409). */
export async function runVersion(needs: Deps, { founder, id }: Acting<{ id: string }>): Promise<RunView> {
  const { db, clock, random, settings } = needs;
  return db.transaction().execute(async (trx) => {
    const started = await startRun(trx, needs, id);
    if (started.kind !== 'started') throw refusals[started.kind]();
    const { run, version } = started;
    await insertAct(trx, {
      id: random.uuid(),
      actor: founder,
      action: 'prompt.run',
      subjectId: version.id,
      subject: called(version),
      before: {},
      after: { run: run.id, languageModel: run.languageModel },
      at: clock.now(),
    });
    return runView(settings, version, run);
  });
}

/** Stops a run; played conversations are kept. Throws `unknown_run` (404), also when it has ended. */
export async function stopRun(
  { db, clock, random }: Deps,
  { founder, id }: Acting<{ id: string }>,
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const run = await findRun(trx, id);
    const version = run && (await listVersions(trx)).find((one) => one.id === run.versionId);
    const stopped = await endRun(trx, id, { state: 'stopped', at: clock.now() });
    if (!run || !version || !stopped) throw aiError('unknown_run', { status: 404 });
    await insertAct(trx, {
      id: random.uuid(),
      actor: founder,
      action: 'prompt.stop',
      subjectId: version.id,
      subject: called(version),
      before: { state: run.state, done: run.done },
      after: { state: 'stopped' },
      at: clock.now(),
    });
  });
}

/**
 * Makes a version live in place of `replaces`, or rolls back to an earlier one. Throws `unknown_version` (404), and 409 `not_passed`,
 * `moved_on` or `live_already`.
 */
export async function putLive(
  needs: Deps,
  { founder, id, replaces }: Acting<{ id: string; replaces: string }>,
): Promise<void> {
  const { db, clock, random, settings } = needs;
  await db.transaction().execute(async (trx) => {
    const result = await goLive(trx, needs, { id, replaces });
    if (result.kind === 'unknown') throw aiError('unknown_version', { status: 404 });
    if (result.kind !== 'live') throw aiError(result.kind, { status: 409 });
    const { version, before } = result;
    await insertAct(trx, {
      id: random.uuid(),
      actor: founder,
      action: version.version < before.version ? 'prompt.rollback' : 'prompt.live',
      subjectId: version.id,
      subject: called(version),
      before: { live: `v${before.version}` },
      after: { live: `v${version.version}`, languageModel: settings.ai?.model ?? null },
      at: clock.now(),
    });
  });
}
