import type { KeptAnswer } from '../domain/items/graded.ts';
import type { Help } from '@curvela/curriculum/pedagogy/ladder.ts';
import type { Change } from '../domain/mastery/changes.ts';
import type { Confidence } from './mastery/evidence.ts';
import type { SkillId } from '@curvela/curriculum/skills/graph.ts';
import type { KnownMistake } from '@curvela/curriculum/skills/skill.ts';
import type { Mode, Plan, Role } from './role.ts';

/** Whose profile: the guard and the query are one condition. */
export type OwnProfile = { readonly profileId: string; readonly accountId: string };

/** The plan as it is kept: with the minutes that an exam has without extra time, and the zone in which its days were counted. */
export type KeptPlan = Plan & { readonly usualMinutes: number | null; readonly zone: string };

/** What changed in a session, as far as it is not read from its questions. */
export type KeptSummary = {
  readonly changes: readonly Change[];
  readonly nextReviewAt: string | null;
  readonly stuck: readonly { readonly skill: SkillId; readonly instead: SkillId | null }[];
};

export type SessionRecord = OwnProfile & {
  readonly id: string;
  readonly mode: Mode;
  readonly plan: KeptPlan;
  readonly seed: number;
  readonly state: 'open' | 'finished';
  readonly summary: KeptSummary | null;
  readonly startedAt: Date;
  readonly finishedAt: Date | null;
};

export type ItemRecord = OwnProfile & {
  readonly id: string;
  readonly sessionId: string;
  readonly position: number;
  readonly role: Role;
  readonly skill: SkillId;
  readonly template: string;
  readonly seed: number;
  readonly state: 'open' | 'right' | 'wrong' | 'given_up' | 'skipped';
  readonly voidedAt: Date | null;
  readonly rung: Help;
  readonly cannotStart: boolean;
  readonly servedAt: Date;
  readonly resolvedAt: Date | null;
};

export type AttemptRecord = {
  readonly id: string;
  readonly itemId: string;
  readonly number: number;
  readonly answer: KeptAnswer;
  readonly verdict: 'equal' | 'different' | 'unknown';
  readonly formMissed: boolean;
  readonly mistake: KnownMistake | null;
  readonly confidence: Confidence | null;
  readonly rung: Help;
  readonly tookMs: number;
  readonly at: Date;
  /** What the answer changed, told again when it is sent again. */
  readonly changes: readonly Change[];
};

/** When an exam’s time is up; null where there is no limit. */
export const endsAt = ({ plan, startedAt }: Pick<SessionRecord, 'plan' | 'startedAt'>): Date | null =>
  plan.minutes === null ? null : new Date(startedAt.getTime() + plan.minutes * 60_000);
