import type { ModelTrouble, Usage } from '../../model/model-attempt.ts';
import { createOpenAICompatible } from '@ai-sdk/openai-compatible';
import { APICallError, streamText } from 'ai';
import type { Settings } from '#app/platform/settings.server.ts';

type ModelSettings = NonNullable<Settings['ai']>;
export type ModelMessage = { role: 'user' | 'assistant'; content: string };
export type ModelRequest = { instructions: string; messages: ModelMessage[] };

export class ModelFailure extends Error {
  readonly trouble: ModelTrouble;
  /** Retry-After requested by the endpoint, in seconds. */
  readonly retryAfter: number | undefined;
  constructor(trouble: ModelTrouble, options: { retryAfter?: number | undefined; cause?: unknown } = {}) {
    super(trouble, { cause: options.cause });
    this.name = 'ModelFailure';
    this.trouble = trouble;
    this.retryAfter = options.retryAfter;
  }
}

/** Timeouts in milliseconds: until the first chunk, between chunks, for the whole response. */
export type Patience = { first: number; next: number; whole: number };
export const usualPatience: Patience = { first: 2000, next: 2000, whole: 30_000 };

export type LanguageModelClient = {
  readonly name: string;
  /** Yields the response chunk by chunk and returns its usage. Throws ModelFailure. */
  ask(ask: ModelRequest, stop: AbortSignal, patience?: Patience): AsyncGenerator<string, Usage>;
};

/** A language model behind any OpenAI-compatible endpoint. One attempt: retries are up to the caller. */
export function createLanguageModel(settings: ModelSettings): LanguageModelClient {
  const provider = createOpenAICompatible({
    name: 'configured',
    baseURL: settings.baseUrl,
    includeUsage: true,
    // Words of learners and the key go to the configured host alone.
    fetch: (input, init) => fetch(input, { ...init, redirect: 'error' }),
    ...(settings.apiKey === undefined ? {} : { apiKey: settings.apiKey }),
  });
  const model = provider.chatModel(settings.model);

  async function* ask(
    { instructions, messages }: ModelRequest,
    stop: AbortSignal,
    patience = usualPatience,
  ): AsyncGenerator<string, Usage> {
    const watch = watchOf(stop, patience);
    let received = 0;
    try {
      const { fullStream } = streamText({
        model,
        instructions,
        messages,
        maxRetries: 0,
        maxOutputTokens: 400,
        abortSignal: watch.signal,
        // The default handler writes to the console.
        onError: () => undefined,
      });
      for await (const part of fullStream) {
        if (part.type === 'text-delta' && part.text !== '') {
          received += 1;
          watch.onFirstPiece();
          yield part.text;
        } else if (part.type === 'error') throw part.error;
        else if (part.type === 'abort') throw watch.signal.reason;
        else if (part.type === 'finish') {
          if (received === 0) throw new ModelFailure('nonsense');
          const { inputTokens, outputTokens } = part.totalUsage;
          return { prompt: inputTokens ?? sizeOf(instructions, messages), answer: outputTokens ?? received };
        }
      }
      throw new ModelFailure('broken');
    } catch (thrown) {
      throw failureOf(thrown, watch, received);
    } finally {
      watch.end();
    }
  }
  return { name: settings.model, ask };
}

/** Estimated prompt tokens, for endpoints that do not report usage: four characters per token. */
export const sizeOf = (instructions: string, messages: readonly ModelMessage[]): number =>
  Math.ceil((instructions.length + messages.reduce((sum, { content }) => sum + content.length, 0)) / 4);

/** Aborts when the first chunk, the next one or the end is late. The client's own timeout for the first starts with the headers. */
function watchOf(stop: AbortSignal, patience: Patience) {
  const late = new AbortController();
  const giveUp = () => late.abort(new ModelFailure('timeout'));
  const whole = setTimeout(giveUp, patience.whole);
  let next = setTimeout(giveUp, patience.first);
  return {
    signal: AbortSignal.any([stop, late.signal]),
    late: late.signal,
    stopped: () => stop.aborted,
    onFirstPiece: () => {
      clearTimeout(next);
      next = setTimeout(giveUp, patience.next);
    },
    end: () => {
      clearTimeout(whole);
      clearTimeout(next);
      // Also ends the call if the consumer stops reading.
      late.abort();
    },
  };
}

function failureOf(thrown: unknown, watch: ReturnType<typeof watchOf>, received: number): ModelFailure {
  if (watch.stopped()) return new ModelFailure('stopped');
  if (watch.late.aborted) return new ModelFailure('timeout');
  if (thrown instanceof ModelFailure) return thrown;
  if (!APICallError.isInstance(thrown)) {
    return new ModelFailure(received > 0 ? 'broken' : 'nonsense', { cause: thrown });
  }
  const { statusCode, responseHeaders } = thrown;
  if (statusCode === undefined || statusCode < 300) return new ModelFailure('broken', { cause: thrown });
  const seconds = Number(responseHeaders?.['retry-after']);
  const retryAfter = Number.isFinite(seconds) && seconds > 0 ? seconds : undefined;
  return new ModelFailure('refused', { retryAfter, cause: thrown });
}
