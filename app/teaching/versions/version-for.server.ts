import type { Services } from '#app/platform/services.server.ts';
import type { Language } from '#app/platform/texts.ts';
import type { ModelId, Policy } from '../models.ts';
import { assign } from './assign.ts';
import { policyOf, promptSchema } from './version.ts';
import { findPrompt, listRunning } from './versions-queries.server.ts';

/** The version of a tutor model that an owner gets, always the same; `id` null where no version runs, and then the code's policy. */
export async function versionFor(
  db: Services['db'],
  model: ModelId,
  ownerId: string,
): Promise<{ id: string | null; policy: Policy }> {
  const version = assign(await listRunning(db, model), ownerId);
  return { id: version?.id ?? null, policy: policyOf(model, version?.policy) };
}

/** How a version of a tutor model is told to talk, in the language of a session; undefined where the code's own style stands. */
export async function styleOf(
  db: Services['db'],
  versionId: string | null,
  language: Language,
): Promise<string | undefined> {
  if (versionId === null) return undefined;
  const style = promptSchema.safeParse(await findPrompt(db, versionId)).data?.[language].trim();
  return style === '' ? undefined : style;
}
