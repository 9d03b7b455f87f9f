import type { SkillId } from '@curvela/curriculum';
import type { SettableClock } from '#app/platform/clock.ts';
import type { ModelId } from '#app/teaching/domain/models.ts';
import type { TeachingServices } from '#app/teaching/model/services.ts';
import type { Behaviour } from './behaviours.ts';
import type { SessionFault } from './checks.ts';
import type { Brought } from './problems.ts';
import type { EvidenceRow } from './shown-evidence.ts';

export type SessionLanguage = 'en' | 'es' | 'fr';
/** `met`: problems that they worked on before. */
export type Learner = { readonly accountId: string; readonly profileId: string; readonly met: Set<string> };
/** Where a session is played: the real services, on a clock that can be moved. */
export type SessionWorld = { readonly services: TeachingServices; readonly clock: SettableClock };
/** A problem of one’s own, a skill to be taught, a problem in a focus session, a try without an account. */
export const playKinds = ['problem', 'skill', 'focus', 'trial'] as const;
export type PlayKind = (typeof playKinds)[number];
/** One session: who plays what, and with whom. */
export type Play = {
  readonly number: number;
  readonly kind: PlayKind;
  /** Of `skill`: what is to be taught; then nothing is brought but its name. */
  readonly skill: SkillId | null;
  readonly behaviour: Behaviour;
  readonly model: ModelId;
  readonly language: SessionLanguage;
  readonly brought: Brought;
  readonly learner: Learner;
};
/** What came of it. */
export type Played = {
  readonly turns: number;
  readonly faults: readonly (SessionFault & { readonly where: string })[];
  /** Lines that the tutor judged, and how many of them numbers could decide as well. */
  readonly judged: number;
  readonly decided: number;
  readonly unknown: number;
  /** Milliseconds of each turn. */
  readonly took: readonly { readonly ms: number; readonly what: string }[];
  readonly rows: readonly EvidenceRow[];
};
