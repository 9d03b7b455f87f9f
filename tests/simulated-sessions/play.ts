import type { SkillId } from '@curvela/curriculum';
import type { SettableClock } from '#app/platform/clock.ts';
import type { ModelId } from '#app/teaching/domain/models.ts';
import type { TeachingServices } from '#app/teaching/model/services.ts';
import type { Behaviour } from './behaviours.ts';
import type { SessionFault } from './checks.ts';
import type { Brought } from './problems.ts';
import type { EvidenceRow } from './shown-evidence.ts';

export type SessionLanguage = 'en' | 'es' | 'fr';
/** `met`: problems worked on before. */
export type Learner = { readonly accountId: string; readonly profileId: string; readonly met: Set<string> };
/** The real services with an adjustable clock. */
export type PlayContext = { readonly services: TeachingServices; readonly clock: SettableClock };
/** An own problem, a skill to be taught, a problem in a focus session, a trial without an account. */
export const playKinds = ['problem', 'skill', 'focus', 'trial'] as const;
export type PlayKind = (typeof playKinds)[number];
/** The settings of one session. */
export type Play = {
  readonly number: number;
  readonly kind: PlayKind;
  /** Of `skill`: the skill to be taught; the learner brings only its name. */
  readonly skill: SkillId | null;
  readonly behaviour: Behaviour;
  readonly model: ModelId;
  readonly language: SessionLanguage;
  readonly brought: Brought;
  readonly learner: Learner;
};
/** The result of a session. */
export type Played = {
  readonly turns: number;
  /** Sentences of the tutor, and those said again within five turns. */
  readonly said: { readonly all: number; readonly repeated: readonly string[] };
  readonly faults: readonly (SessionFault & { readonly where: string })[];
  /** Lines with a verdict, and how many of them were numerically decidable. */
  readonly judged: number;
  readonly decided: number;
  readonly unknown: number;
  /** Milliseconds of each turn. */
  readonly took: readonly { readonly ms: number; readonly what: string }[];
  readonly rows: readonly EvidenceRow[];
};
