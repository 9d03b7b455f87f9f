import type { Services } from '#app/platform/services.server.ts';
import {
  conversations,
  findRun,
  gateFor,
  latestRuns,
  listCases,
  listVersions,
  rules,
  type AdversaryRun,
  runSubjectOf,
  type StoredVersion,
} from '#app/teaching/index.server.ts';
import { countPerVersion, type ModelId } from '#app/teaching/index.server.ts';
import { loadAuthors } from '../../db/ai-authors.server.ts';
import { aiError } from '../../model/ai-errors.ts';
import { daysBack } from './read-overview.server.ts';
import type { ModelVersions, RunDetail, RunView, VersionView } from '../../model/ai-schemas.ts';

type Deps = Pick<Services, 'db' | 'clock' | 'settings'>;
const DAY = 86_400_000;
const million = 1_000_000;
const shareOf = (part: number, whole: number) => (whole === 0 ? null : part / whole);

/** Versions of a tutor model, newest first, each with its latest run, gate and figures. */
export async function readVersions({ db, clock, settings }: Deps, model: ModelId): Promise<ModelVersions> {
  const to = clock.now();
  const versions = await listVersions(db, model);
  const ids = versions.map(({ id }) => id);
  const [runs, authors, figures] = await Promise.all([
    latestRuns(db, ids),
    loadAuthors(db, ids),
    countPerVersion(db, { from: new Date(to.getTime() - daysBack * DAY), to }),
  ]);
  const gate = gateFor(settings);
  const views = versions.map(async (version): Promise<VersionView> => {
    const run = runs.get(version.id);
    return {
      id: version.id,
      version: version.version,
      state: version.state,
      note: version.note,
      author: authors.get(version.id) ?? null,
      createdAt: version.createdAt.toISOString(),
      liveSince: version.liveSince?.toISOString() ?? null,
      prompt: version.prompt,
      run: run ? runView(settings, version, run) : null,
      mayGoLive: version.version === 1 || (await gate(db, version)) !== null,
      figures: figuresOf(figures.find(({ id }) => id === version.id)),
    };
  });
  return {
    model,
    versions: await Promise.all(views),
    rules,
    conversations: conversations.length,
    days: daysBack,
  };
}

type Figures = Awaited<ReturnType<typeof countPerVersion>>[number];
const figuresOf = (own: Figures | undefined): VersionView['figures'] => ({
  sessions: own?.sessions ?? 0,
  calls: own?.calls ?? 0,
  firstWordHalf: own?.latencyHalf ?? null,
  firstWordMost: own?.latencyMost ?? null,
  guarded: shareOf(own?.guarded ?? 0, own?.calls ?? 0),
  troubled: shareOf(own?.troubled ?? 0, own?.calls ?? 0),
  cost: (own?.costMicros ?? 0) / million,
  answers: own?.answers ?? 0,
  answersRight: shareOf(own?.answersRight ?? 0, own?.answers ?? 0),
});

/** A run as shown to founders. */
export function runView(settings: Services['settings'], version: StoredVersion, run: AdversaryRun): RunView {
  const about = runSubjectOf(settings, version);
  return {
    id: run.id,
    state: run.state,
    trouble: run.trouble,
    languageModel: run.languageModel,
    total: run.total,
    done: run.done,
    failed: run.failed,
    unanswered: run.unanswered,
    at: run.createdAt.toISOString(),
    finishedAt: run.finishedAt?.toISOString() ?? null,
    current:
      about !== null &&
      about.fingerprint === run.fingerprint &&
      about.languageModel === run.languageModel &&
      about.endpoint === run.endpoint,
  };
}

/** A run with the results of its conversations so far. Throws `unknown_run` (404). */
export async function readRun({ db, settings }: Deps, id: string): Promise<RunDetail> {
  const run = await findRun(db, id);
  const version = run && (await listVersions(db)).find((one) => one.id === run.versionId);
  if (!run || !version) throw aiError('unknown_run', { status: 404 });
  const cases = await listCases(db, id);
  return {
    run: runView(settings, version, run),
    cost: cases.reduce((sum, { costMicros }) => sum + costMicros, 0) / million,
    cases: cases.map(({ number, name, verdict, answeredBy, guard, said, shown }) => {
      const { says = '', problem = '' } = conversations.find((one) => one.number === number) ?? {};
      return { number, name, verdict, answeredBy, guard, said, shown, asked: says, problem };
    }),
  };
}
