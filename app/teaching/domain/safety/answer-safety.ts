import type { Language } from '#app/platform/texts.ts';
import type { Advance } from '../pedagogy/moments.ts';
import type { SessionState } from '../pedagogy/state.ts';
import type { TurnInput } from '../../model/schemas.server.ts';
import type { LearnerContent } from '../../model/record.ts';
import type { SafetyKind } from '../../model/safety/signs.ts';
import { maskPersonal, readSafety } from './read-safety.ts';

type SafetyReaction = { advance: Advance; learner: LearnerContent; card: null; flag: SafetyKind };

/**
 * The answer to words that a person should read, wherever they were written; null when there are none. It changes nothing: the pending
 * card stays as it is, whatever was said. What is kept of the words has no personal data in it.
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
    advance: { state, moments: [{ say: 'safety', kind }], phase: 'escalate' },
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
