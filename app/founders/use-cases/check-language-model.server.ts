import { z } from 'zod';
import type { Services } from '#app/platform/services.server.ts';
import type { HealthReport } from '../model/schemas.ts';

/** Milliseconds after which the endpoint counts as unreachable. */
const patience = 5000;
/** Response of OpenAI-compatible endpoints to `GET /models`. */
const modelsAnswer = z.object({ data: z.array(z.object({ id: z.string() }).loose()) }).loose();

/**
 * Requests the model list of the configured endpoint. `healthy`: it contains ours; `model_unknown`: it does not; `refused`: an error or
 * unexpected response; `unreachable`: no response within five seconds. Neither the response nor the key is passed on.
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
    const isListed = answer.data.data.some(({ id }) => id === ai.model);
    return { state: isListed ? 'healthy' : 'model_unknown', checkedAt, milliseconds, status };
  } catch (reason) {
    log.warn(
      { reason: reason instanceof Error ? reason.name : 'unknown' },
      'the language model did not answer',
    );
    return { state: 'unreachable', checkedAt, milliseconds: elapsed(), status: null };
  }
}
