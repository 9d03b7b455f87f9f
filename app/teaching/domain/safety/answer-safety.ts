import type { Language } from '#app/platform/texts.ts';
import type { Advance } from '../pedagogy/moments.ts';
import type { SessionState } from '../pedagogy/state.ts';
import type { TurnInput } from '../../model/schemas.server.ts';
import type { LearnerContent } from '../../model/record.ts';
import type { SafetyKind } from '../../model/safety/signs.ts';
import { maskPersonal, readSafety, speaksOfAbuse } from './read-safety.ts';

type SafetyReaction = { advance: Advance; learner: LearnerContent; card: null; flag: SafetyKind };

/**
 * The answer to a message with a safety flag, wherever it was written; null without one. It changes no state: the pending card stays.
 * Stored text has personal data masked.
 */
export function answerSafety(
  state: SessionState,
  language: Language,
  input: TurnInput,
): SafetyReaction | null {
  const text = writtenIn(input);
  const kind = text === null ? null : readSafety(text, language);
  if (text === null || kind === null) return null;
  return {
    advance: { state, moments: [{ say: 'safety', kind, abuse: speaksOfAbuse(text) }], phase: 'escalate' },
    learner: { kind: 'talk', typed: maskPersonal(text) },
    card: null,
    flag: kind,
  };
}

function writtenIn(input: TurnInput): string | null {
  if ('text' in input) return input.text;
  if ('answer' in input) return input.answer;
  if ('given' in input) return input.given.kind === 'formula' ? input.given.text : null;
  return input.problem ?? null;
}
