import type { Services } from '#app/platform/services.server.ts';
import type { Language } from '#app/platform/texts.ts';
import type { ModelId, TutorPolicy } from '../domain/models.ts';
import { assignVersion } from '../domain/assign.ts';
import { policyOf, promptSchema } from '../model/version.ts';
import { findPrompt, listRunning } from '../db/versions.server.ts';

/** The version of a tutor model assigned to an owner, always the same; `id` null without a live version, then with the built-in policy. */
export async function versionFor(
  db: Services['db'],
  model: ModelId,
  ownerId: string,
): Promise<{ id: string | null; policy: TutorPolicy }> {
  const version = assignVersion(await listRunning(db, model), ownerId);
  return { id: version?.id ?? null, policy: policyOf(model, version?.policy) };
}

type Spoken = { modelVersionId: string | null; model: ModelId };

/**
 * The version whose prompt a turn uses, in the session's language: the session's version or, if that has been retired, the live one. Read for
 * each turn, so that releases and rollbacks take effect with the next turn in every process. `style` undefined: the built-in one.
 */
export async function wordedBy(
  db: Services['db'],
  { modelVersionId, model }: Spoken,
  ownerId: string,
  language: Language,
): Promise<{ id: string | null; style: string | undefined }> {
  const own = modelVersionId === null ? null : await findPrompt(db, modelVersionId);
  if (own && !own.retired) return { id: modelVersionId, style: styleIn(own.prompt, language) };
  const running = assignVersion(await listRunning(db, model), ownerId);
  return { id: running?.id ?? null, style: styleIn(running?.prompt, language) };
}

function styleIn(prompt: unknown, language: Language): string | undefined {
  const style = promptSchema.safeParse(prompt).data?.[language].trim();
  return style === '' ? undefined : style;
}
