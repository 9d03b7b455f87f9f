import type { ModelReply, ModelAttempt, Usage } from '../../model/model-attempt.ts';
import type { Language } from '#app/platform/texts.ts';
import { bare } from '../../domain/model-text/guards/disguises.ts';
import {
  GuardFailure,
  type GuardContext,
  type GuardMaths,
  type SpeechPiece,
} from '../../model/model-text/guard-context.ts';
import { GuardedText } from '../../domain/model-text/guards/guarded-text.ts';
import type { KnownFacts } from '../../domain/model-text/guards/known.ts';
import {
  type ModelRequest,
  type LanguageModelClient,
  type ModelMessage,
  ModelFailure,
  type Patience,
  sizeOf,
} from './model.server.ts';
import { type Prompt, retryMessage } from '../../domain/model-text/prompt.ts';

type SpeakInput = {
  client: LanguageModelClient;
  prompt: Prompt;
  /** Facts for the guards. Not awaited before the call: the prompt does not depend on them. */
  known: Promise<KnownFacts | null>;
  maths: GuardMaths;
  language: Language;
  locale: string;
  lines: number;
  verdict: GuardContext['verdict'];
  /** The text shown here before, if it is to be rephrased. */
  before?: string | undefined;
  stop: AbortSignal;
  /** Asked before each attempt, since each sends the learner’s words again; the words shown so far stay. Absent: nobody’s words are sent. */
  mayRead?: () => Promise<boolean>;
  patience?: Patience;
  /** A monotonic clock, in milliseconds. */
  tick(): number;
};

type Listener = { delta(piece: SpeechPiece): void };

/** Prompt text the model must not quote: the rules, and the style of this version of the tutor model. */
const promptWords = ({ instructions }: Prompt) =>
  ` ${instructions.split(/\s+/u).map(bare).filter(Boolean).join(' ')} `;

/** Follows opening words of a sentence that was never completed. */
const brokenOff = '… ';

/**
 * Streams a turn from a language model. Each sentence that passes the guards goes to the listener and stays. When a guard fails, the model
 * gets one more attempt with the reason, continuing after what was shown. Never throws for faults of the model.
 */
export async function speakWithModel(input: SpeakInput, listener: Listener): Promise<ModelReply> {
  const attempts: ModelAttempt[] = [];
  let shown = '';
  const delta = (piece: SpeechPiece) => {
    shown += typeof piece === 'string' ? piece : piece.plain;
    listener.delta(piece);
  };
  let messages: ModelMessage[] = [{ role: 'user', content: input.prompt.message }];
  for (let round = 0; round < 2; round += 1) {
    if (input.mayRead && !(await input.mayRead())) break;
    const ask = { instructions: input.prompt.instructions, messages };
    const { attempt, failure, open } = await attemptOf(input, ask, { delta }, round === 0 ? null : shown);
    attempts.push(attempt);
    if (attempt.outcome === 'spoken') return { state: 'done', attempts };
    if (attempt.outcome === 'stopped') return { state: 'stopped', attempts };
    if (open) delta(brokenOff);
    // The turn's question was shown: nothing is missing.
    if (shown.includes('?')) return { state: 'done', attempts };
    if (attempt.outcome !== 'guarded' || failure === null) break;
    if (shown !== '' && !/\s$/u.test(shown)) delta(' ');
    messages = [...messages, { role: 'user', content: retryMessage(failure.message, shown) }];
  }
  return { state: shown === '' ? 'failed' : 'cut', attempts };
}

async function attemptOf(
  input: SpeakInput,
  ask: ModelRequest,
  listener: Listener,
  shown: string | null,
): Promise<{ attempt: ModelAttempt; failure: GuardFailure | null; open: boolean }> {
  const started = input.tick();
  const times: { first: number | null; pieces: number } = { first: null, pieces: 0 };
  const guards = guardsOf(input, listener, shown);
  const answer = input.client.ask(ask, input.stop, input.patience);
  const done = (outcome: ModelAttempt['outcome'], more: Partial<ModelAttempt> = {}): ModelAttempt => ({
    outcome,
    guard: null,
    usage: { prompt: sizeOf(ask.instructions, ask.messages), answer: times.pieces },
    firstWordMs: times.first,
    totalMs: Math.round(input.tick() - started),
    ...more,
  });
  try {
    const usage = await listen(input, answer, guards, (pieces) => {
      times.first ??= Math.round(input.tick() - started);
      times.pieces = pieces;
    });
    return { attempt: done('spoken', usage ? { usage } : {}), failure: null, open: false };
  } catch (thrown) {
    if (thrown instanceof GuardFailure) {
      return { attempt: done('guarded', { guard: thrown.guard }), failure: thrown, open: guards.open };
    }
    if (!(thrown instanceof ModelFailure)) throw thrown;
    const { trouble, retryAfter } = thrown;
    return { attempt: done(trouble, { retryAfter }), failure: null, open: guards.open };
  } finally {
    await answer.return({ prompt: 0, answer: 0 });
  }
}

/** Returns the reported usage; null when the stream did not end normally. */
async function listen(
  input: SpeakInput,
  answer: AsyncGenerator<string, Usage>,
  guards: Guards,
  onPieces: (pieces: number) => void,
): Promise<Usage | null> {
  for (let pieces = 1; ; pieces += 1) {
    const piece = await answer.next();
    if (piece.done) {
      await guards.made?.end();
      if (!guards.made || guards.made.words === 0) throw new ModelFailure('nonsense');
      return piece.value;
    }
    onPieces(pieces);
    const guard = await guards.get();
    await guard.feed(piece.value);
    if (input.stop.aborted) throw new ModelFailure('stopped');
    if (guard.full) return null;
  }
}

type Guards = { made: GuardedText | null; get(): Promise<GuardedText>; readonly open: boolean };

/** The guards of one attempt, created with its first chunk. `shown`: on a second attempt, the text already shown. */
function guardsOf(input: SpeakInput, listener: Listener, shown: string | null): Guards {
  const { maths, language, locale, lines, verdict, before } = input;
  const emit = (piece: SpeechPiece) => {
    if (!input.stop.aborted) listener.delta(piece);
  };
  const whole = shown !== null || before !== undefined;
  const prompt = promptWords(input.prompt);
  const spoken = { told: prompt, whole, ...(shown !== null && { shown }), ...(before && { before }) };
  return {
    made: null,
    get open() {
      return this.made?.open === true;
    },
    async get() {
      if (this.made) return this.made;
      const known = await input.known;
      if (!known) throw new ModelFailure('stopped');
      this.made = new GuardedText({ known, maths, language, locale, lines, verdict, ...spoken, emit });
      return this.made;
    },
  };
}
