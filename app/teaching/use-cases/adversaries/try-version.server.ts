import type { TurnInput } from '../../model/schemas.server.ts';
import type { ModelId } from '../../domain/models.ts';
import type { Language } from '#app/platform/texts.ts';
import { findVersion } from '../../db/prompt-versions.server.ts';
import { monthIsOver } from '../../domain/model-text/caps.ts';
import { createLanguageModel, usualPatience } from '../model-text/model.server.ts';
import { usedInMonth } from '../../db/model-text.server.ts';
import { proseOf } from '../../domain/model-text/prompt.ts';
import { storeModelCalls, textOf } from './play-run.server.ts';
import { rehearse, type RehearsalDeps } from './rehearse.server.ts';

type TryVersionInput = {
  versionId: string;
  language: Language;
  problem: string;
  turns: readonly TurnInput[];
};

/**
 * Tries one turn with a version, with the timeouts and guards of a session. Only the cost of the calls is stored. Throws the errors of
 * parsing the problem and taking a turn.
 */
export async function tryVersion(deps: RehearsalDeps, input: TryVersionInput) {
  const { db, clock, settings } = deps;
  const version = await findVersion(db, input.versionId);
  if (!version) return { kind: 'unknown' } as const;
  if (!settings.ai) return { kind: 'no_model' } as const;
  if (monthIsOver(await usedInMonth(db, clock.now()), settings.aiUse)) return { kind: 'over_cap' } as const;
  const client = createLanguageModel(settings.ai);
  const rehearsal = await rehearse(
    deps,
    { ...input, model: version.model as ModelId, style: version.prompt[input.language] },
    { client, patience: usualPatience, stop: new AbortController().signal, tick: () => performance.now() },
  );
  const { costMicros } = await storeModelCalls(deps, 'trial', version.id, rehearsal, client.name);
  const { by, spoken, said: outputs, builtIn } = rehearsal;
  return {
    kind: 'tried',
    by,
    state: spoken?.state ?? null,
    /** Plain text: the built-in tutor's prose, and the model text that passed the guards. */
    builtIn: builtIn.flatMap(proseOf).join(' '),
    shown: textOf(rehearsal),
    attempts: (spoken?.attempts ?? []).map(({ outcome, guard, usage, firstWordMs, totalMs }, at) => ({
      outcome,
      guard,
      said: outputs[at] ?? '',
      asked: usage.prompt,
      answered: usage.answer,
      firstWordMs,
      totalMs,
    })),
    costMicros,
  } as const;
}
