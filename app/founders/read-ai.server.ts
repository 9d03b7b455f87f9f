import type { Services } from '#app/platform/services.server.ts';
import { countSessionsPerModel, modelIds } from '#app/teaching/public.server.ts';
import type { AiView } from './schemas.ts';

const DAY = 86_400_000;
const daysBack = 28;

/** The tutor models with how much they were used, and the language model as it is set. Never a key. */
export async function readAi(services: Pick<Services, 'db' | 'clock' | 'settings'>): Promise<AiView> {
  const { db, clock, settings } = services;
  const to = clock.now();
  const used = await countSessionsPerModel(db, { from: new Date(to.getTime() - daysBack * DAY), to });
  const { ai } = settings;
  return {
    models: modelIds.map((id) => {
      const { sessions = 0, turns = 0 } = used.find(({ model }) => model === id) ?? {};
      return { id, sessions, turns };
    }),
    days: daysBack,
    languageModel: ai
      ? { address: publicAddress(ai.baseUrl), model: ai.model, hasKey: ai.apiKey !== undefined }
      : null,
  };
}

/** Origin and path: an address may carry a password or a key in the rest. */
function publicAddress(address: string): string {
  const { origin, pathname } = new URL(address);
  return `${origin}${pathname}`;
}
