import type { StoredItemAnswer } from '../domain/items/grade.ts';
import type { ReachedRung, SkillId, KnownMistake } from '@curvela/curriculum';
import type { BeliefChange } from '../domain/mastery/changes.ts';
import type { Confidence } from './mastery/evidence.ts';
import type { PracticeMode, PracticePlan, QuestionRole } from './practice-plan.ts';

/** A profile with its account, so that every query filters by both. */
export type ProfileRef = { readonly profileId: string; readonly accountId: string };

/** The stored plan, with the exam minutes without extra time, and the zone in which its days were counted. */
export type StoredPlan = PracticePlan & { readonly usualMinutes: number | null; readonly zone: string };

/** Changes of a session that cannot be derived from its questions. */
export type StoredSummary = {
  readonly changes: readonly BeliefChange[];
  readonly nextReviewAt: string | null;
  readonly stuck: readonly { readonly skill: SkillId; readonly instead: SkillId | null }[];
};

export type PracticeSessionRecord = ProfileRef & {
  readonly id: string;
  readonly mode: PracticeMode;
  readonly plan: StoredPlan;
  readonly seed: number;
  readonly state: 'open' | 'finished';
  readonly summary: StoredSummary | null;
  readonly startedAt: Date;
  readonly finishedAt: Date | null;
};

export type PracticeItemRecord = ProfileRef & {
  readonly id: string;
  readonly sessionId: string;
  readonly position: number;
  readonly role: QuestionRole;
  readonly skill: SkillId;
  readonly template: string;
  readonly seed: number;
  readonly state: 'open' | 'right' | 'wrong' | 'given_up' | 'skipped';
  readonly voidedAt: Date | null;
  readonly rung: ReachedRung;
  readonly cannotStart: boolean;
  readonly servedAt: Date;
  readonly resolvedAt: Date | null;
};

export type AttemptRecord = {
  readonly id: string;
  readonly itemId: string;
  readonly number: number;
  readonly answer: StoredItemAnswer;
  readonly verdict: 'equal' | 'different' | 'unknown';
  readonly formMissed: boolean;
  readonly mistake: KnownMistake | null;
  readonly confidence: Confidence | null;
  readonly rung: ReachedRung;
  readonly tookMs: number;
  readonly at: Date;
  /** Returned again when the attempt is sent again. */
  readonly changes: readonly BeliefChange[];
};

/** When the time of an exam is up; null where there is no limit. */
export const endsAt = ({ plan, startedAt }: Pick<PracticeSessionRecord, 'plan' | 'startedAt'>): Date | null =>
  plan.minutes === null ? null : new Date(startedAt.getTime() + plan.minutes * 60_000);

/** A practice question asked by the tutor, fully identified by its template and seed. */
export type TutoredItem = { readonly template: string; readonly seed: number };

/** One answer to it, as stored by practice. */
export type TutoredTry = Pick<AttemptRecord, 'answer' | 'verdict' | 'formMissed' | 'mistake'>;

/** The work on it so far. Plain JSON, stored by the caller. */
export type TutoredWork = {
  readonly rung: ReachedRung;
  readonly cannotStart: boolean;
  readonly tries: readonly TutoredTry[];
  readonly state: 'open' | 'right' | 'given_up';
};

export const newTutoredWork: TutoredWork = { rung: -1, cannotStart: false, tries: [], state: 'open' };
