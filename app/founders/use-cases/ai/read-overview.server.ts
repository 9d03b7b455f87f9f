import type { Services } from '#app/platform/services.server.ts';
import { listVersions, loadModelUse, publicAddress } from '#app/teaching/index.server.ts';
import {
  countPerVersion,
  countSessionsPerModel,
  modelIds,
  type TutorWords,
} from '#app/teaching/index.server.ts';
import type { Overview } from '../../model/ai-schemas.ts';

const DAY = 86_400_000;
/** Days covered by the figures of models and versions. */
export const daysBack = 28;
const million = 1_000_000;

type OverviewDeps = Pick<Services, 'db' | 'clock' | 'settings'> & {
  words?: Pick<TutorWords, 'restsUntil'> | null;
};

/** Tutor models with their live versions, state and cost of the language model. Never contains a key. */
export async function readOverview({ db, clock, settings, words }: OverviewDeps): Promise<Overview> {
  const to = clock.now();
  const range = { from: new Date(to.getTime() - daysBack * DAY), to };
  const [used, versions, figures, use] = await Promise.all([
    countSessionsPerModel(db, range),
    listVersions(db),
    countPerVersion(db, range),
    loadModelUse(db, to),
  ]);
  const { ai, aiUse } = settings;
  return {
    models: modelIds.map((id) => {
      const { sessions = 0, turns = 0 } = used.find(({ model }) => model === id) ?? {};
      const own = versions.filter(({ model }) => model === id);
      const live = own.find(({ state }) => state === 'live');
      const next = own.find(
        ({ version, state }) => version > (live?.version ?? 0) && (state === 'draft' || state === 'tested'),
      );
      return {
        id,
        sessions,
        turns,
        live: live ? { version: live.version, since: live.liveSince?.toISOString() ?? null } : null,
        next: next ? { version: next.version, state: next.state } : null,
        firstWordHalf: figures.find((one) => one.id === live?.id)?.latencyHalf ?? null,
      };
    }),
    days: daysBack,
    languageModel: ai
      ? { address: publicAddress(ai.baseUrl), model: ai.model, hasKey: ai.apiKey !== undefined }
      : null,
    health: {
      lastCall: use.lastCall && { at: use.lastCall.at.toISOString(), outcome: use.lastCall.outcome },
      restsUntil: words?.restsUntil()?.toISOString() ?? null,
      calls: use.calls,
      failures: use.failures,
      firstWordHalf: use.firstWordHalf,
      firstWordMost: use.firstWordMost,
    },
    spending: {
      cost: use.monthCostMicros / million,
      costCap: aiUse.costPerMonth,
      size: use.monthSize,
      sizeCap: aiUse.sizePerMonth,
      callsPerDay: aiUse.callsPerDay,
      priced: aiUse.promptPrice > 0 || aiUse.answerPrice > 0,
    },
  };
}
