import type { Language } from '#app/platform/texts.ts';
import { bare } from './guards/disguises.ts';
import { GuardFailure, type GuardName } from './guards/guard-failure.ts';
import type { GuardContext, Piece } from './guards/guard-context.ts';
import { GuardedText } from './guards/guarded-text.ts';
import type { Engine } from './guards/judge-unit.ts';
import type { Known } from './guards/known.ts';
import {
  type Ask,
  type LanguageModelClient,
  type Message,
  ModelFailure,
  type ModelTrouble,
  type Patience,
  sizeOf,
  type Usage,
} from './model.server.ts';
import { type Prompt, retryMessage, rules } from './prompt.ts';

export type SpeakInput = {
  client: LanguageModelClient;
  prompt: Prompt;
  /** What the guards know. Not awaited before the model is asked: the prompt does not depend on it. */
  known: Promise<Known | null>;
  maths: Engine;
  language: Language;
  locale: string;
  lines: number;
  verdict: GuardContext['verdict'];
  stop: AbortSignal;
  patience?: Patience;
  /** A clock that only goes forward, in milliseconds. */
  tick(): number;
};

/** One call of the model and what became of it. */
export type Attempt = {
  outcome: 'spoken' | 'guarded' | ModelTrouble;
  guard: GuardName | null;
  usage: Usage;
  firstWordMs: number | null;
  totalMs: number;
  retryAfter?: number | undefined;
};
export type Spoken = { state: 'done' | 'stopped' | 'failed'; attempts: Attempt[] };
export type Listener = { delta(piece: Piece): void; again(): void };

const toldWords = ` ${rules.split(/\s+/u).map(bare).filter(Boolean).join(' ')} `;

/**
 * Lets a language model say a turn. What passes the guards goes to the listener at once; a guard that fails takes it back and
 * gives the model one more try with the reason. Never throws for what a model does: `failed` means that the built-in words stand.
 */
export async function speakWithModel(input: SpeakInput, listener: Listener): Promise<Spoken> {
  const attempts: Attempt[] = [];
  let messages: Message[] = [{ role: 'user', content: input.prompt.message }];
  for (let round = 0; round < 2; round += 1) {
    const ask = { instructions: input.prompt.instructions, messages };
    const { attempt, failure } = await attemptOf(input, ask, listener);
    attempts.push(attempt);
    if (attempt.outcome === 'spoken') return { state: 'done', attempts };
    if (attempt.outcome === 'stopped') return { state: 'stopped', attempts };
    if (attempt.outcome !== 'guarded' || failure === null) break;
    listener.again();
    messages = [...messages, { role: 'user', content: retryMessage(failure.message) }];
  }
  return { state: 'failed', attempts };
}

async function attemptOf(
  input: SpeakInput,
  ask: Ask,
  listener: Listener,
): Promise<{ attempt: Attempt; failure: GuardFailure | null }> {
  const started = input.tick();
  const times: { first: number | null; pieces: number } = { first: null, pieces: 0 };
  const answer = input.client.ask(ask, input.stop, input.patience);
  const done = (outcome: Attempt['outcome'], more: Partial<Attempt> = {}): Attempt => ({
    outcome,
    guard: null,
    usage: { prompt: sizeOf(ask.instructions, ask.messages), answer: times.pieces },
    firstWordMs: times.first,
    totalMs: Math.round(input.tick() - started),
    ...more,
  });
  try {
    const usage = await listen(input, answer, listener, (pieces) => {
      times.first ??= Math.round(input.tick() - started);
      times.pieces = pieces;
    });
    return { attempt: done('spoken', usage ? { usage } : {}), failure: null };
  } catch (thrown) {
    if (thrown instanceof GuardFailure) {
      return { attempt: done('guarded', { guard: thrown.guard }), failure: thrown };
    }
    if (!(thrown instanceof ModelFailure)) throw thrown;
    return { attempt: done(thrown.trouble, { retryAfter: thrown.retryAfter }), failure: null };
  } finally {
    await answer.return({ prompt: 0, answer: 0 });
  }
}

/** Gives what the model says it took; null when it was not heard to its end. */
async function listen(
  input: SpeakInput,
  answer: AsyncGenerator<string, Usage>,
  listener: Listener,
  heard: (pieces: number) => void,
): Promise<Usage | null> {
  let guard: GuardedText | null = null;
  for (let pieces = 1; ; pieces += 1) {
    const piece = await answer.next();
    if (piece.done) {
      await guard?.end();
      if (!guard || guard.words === 0) throw new ModelFailure('nonsense');
      return piece.value;
    }
    heard(pieces);
    guard ??= await guardOf(input, listener);
    await guard.feed(piece.value);
    if (input.stop.aborted) throw new ModelFailure('stopped');
    if (guard.full) return null;
  }
}

async function guardOf(input: SpeakInput, listener: Listener): Promise<GuardedText> {
  const known = await input.known;
  if (!known) throw new ModelFailure('stopped');
  const { maths, language, locale, lines, verdict } = input;
  const emit = (piece: Piece) => {
    if (!input.stop.aborted) listener.delta(piece);
  };
  return new GuardedText({ known, maths, language, locale, lines, verdict, told: toldWords, emit });
}
