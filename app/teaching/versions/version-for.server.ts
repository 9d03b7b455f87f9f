import type { Services } from '#app/platform/services.server.ts';
import type { ModelId, Policy } from '../models.ts';
import { assign } from './assign.ts';
import { policyOf } from './version.ts';
import { listRunning } from './versions-queries.server.ts';

/** The version of a tutor model that an owner gets, always the same; `id` null where no version runs, and then the code's policy. */
export async function versionFor(
  db: Services['db'],
  model: ModelId,
  ownerId: string,
): Promise<{ id: string | null; policy: Policy }> {
  const version = assign(await listRunning(db, model), ownerId);
  return { id: version?.id ?? null, policy: policyOf(model, version?.policy) };
}
