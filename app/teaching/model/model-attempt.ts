import type { GuardName } from './model-text/guard-context.ts';

/** One call of the model and its outcome. */
export type ModelAttempt = {
  outcome: 'spoken' | 'guarded' | ModelTrouble;
  guard: GuardName | null;
  usage: Usage;
  firstWordMs: number | null;
  totalMs: number;
  retryAfter?: number | undefined;
};

/** Why a language model produced nothing usable; the values of app.model_calls.outcome. */
export type ModelTrouble = 'timeout' | 'refused' | 'broken' | 'nonsense' | 'stopped';

export type Usage = { prompt: number; answer: number };

/** `cut`: what passed the guards stays, followed by the built-in words. `failed`: nothing was shown. */
export type ModelReply = { state: 'done' | 'stopped' | 'cut' | 'failed'; attempts: ModelAttempt[] };
