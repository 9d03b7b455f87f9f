import { z } from 'zod';
import type { Services } from '#app/platform/services.server.ts';
import type { HealthReport } from '../model/schemas.ts';

/** Milliseconds after which an endpoint counts as unreachable. */
const patience = 5000;
/** What OpenAI-compatible endpoints answer to `GET /models`. */
const modelsAnswer = z.object({ data: z.array(z.object({ id: z.string() }).loose()) }).loose();

/**
 * Asks the configured endpoint for its models, now. `healthy`: it answered and has ours; `model_unknown`: it answered
 * without ours; `refused`: it answered with a failure or with something else; `unreachable`: no answer in five seconds.
 * Nothing of the answer or the key is passed on.
 */
export async function checkLanguageModel(
  services: Pick<Services, 'settings' | 'clock' | 'log'>,
  outside: { fetch: typeof fetch } = { fetch },
): Promise<HealthReport> {
  const { settings, clock, log } = services;
  const { ai } = settings;
  const checkedAt = clock.now().toISOString();
  if (!ai) return { state: 'not_configured', checkedAt, milliseconds: null, status: null };
  const began = performance.now();
  const elapsed = () => Math.round(performance.now() - began);
  try {
    const response = await outside.fetch(`${ai.baseUrl.replace(/\/$/, '')}/models`, {
      headers: { accept: 'application/json', ...(ai.apiKey ? { authorization: `Bearer ${ai.apiKey}` } : {}) },
      redirect: 'manual',
      signal: AbortSignal.timeout(patience),
    });
    const answer = modelsAnswer.safeParse(await response.json().catch(() => null));
    const milliseconds = elapsed();
    const { status } = response;
    if (!response.ok || !answer.success) return { state: 'refused', checkedAt, milliseconds, status };
    const known = answer.data.data.some(({ id }) => id === ai.model);
    return { state: known ? 'healthy' : 'model_unknown', checkedAt, milliseconds, status };
  } catch (reason) {
    log.warn(
      { reason: reason instanceof Error ? reason.name : 'unknown' },
      'the language model did not answer',
    );
    return { state: 'unreachable', checkedAt, milliseconds: elapsed(), status: null };
  }
}
