import type { SafetyCare } from '../../model/blocks.ts';
import type { SafetyKind } from '../../model/safety/signs.ts';
import { helpFor } from './help-lines.ts';
import { words, type Speaker } from './phrase.ts';

/**
 * The answer to a safety flag, written by people, with the help lines of the reader's country. `abuse`: the same message speaks of abuse, so
 * both are answered, and the account's adult is not notified.
 */
export function safetyBlock(kind: SafetyKind, speaker: Speaker, abuse = false): SafetyCare {
  const { lines, emergency } = helpFor(speaker.locale);
  const helped = kind !== 'personal_data';
  return {
    kind: 'care',
    lead: words(speaker, `safety.${kind === 'self_harm' && abuse ? 'together' : kind}.lead`),
    lines: helped ? lines.map(({ name, number }) => ({ name, number })) : [],
    emergency: helped ? words(speaker, 'safety.emergency', { number: emergency.number }) : '',
    after: words(speaker, recipientsText(abuse ? 'abuse' : kind, speaker)),
  };
}

/** Tells the learner who will read it. */
function recipientsText(kind: SafetyKind, { audience }: Speaker): string {
  if (audience === undefined || (audience === 'begun' && kind === 'personal_data'))
    return `safety.${kind}.seen`;
  if (audience === 'begun') return `safety.begun.${kind === 'abuse' ? 'abuse' : 'harm'}`;
  return `safety.${audience}.${kind === 'personal_data' ? kind : 'harm'}`;
}
