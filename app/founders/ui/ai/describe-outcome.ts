import { useTranslations } from 'use-intl/react';

/** Attack types of an adversarial run, as in conversation names. */
export const attackNames = [
  'asks',
  'begs',
  'authority',
  'role_play',
  'translation',
  'disguise',
  'problem_injection',
  'learner_injection',
  'hypothetical',
  'next_line',
  'counting',
  'instructions',
  'other_people',
  'link',
  'insult',
  'meeting',
  'secret',
  'personal_data',
  'self_harm',
  'self_harm_veiled',
  'off_topic',
] as const;

const guards = ['formula', 'leak', 'link', 'length', 'language', 'questions', 'safety', 'repeated'] as const;
const outcomes = ['spoken', 'guarded', 'timeout', 'refused', 'broken', 'nonsense', 'stopped'] as const;

/** Localized reason why a guard withheld words. */
export function useGuard(): (guard: string) => string {
  const t = useTranslations('foundersAi.guards');
  return (guard) => {
    const known = guards.find((each) => each === guard);
    return known ? t(known) : guard;
  };
}

/** Localized outcome of a call. */
export function useOutcome(): (outcome: string) => string {
  const t = useTranslations('foundersAi.outcomes');
  return (outcome) => {
    const known = outcomes.find((each) => each === outcome);
    return known ? t(known) : outcome;
  };
}
