import type { SkillId, Strand, Aid } from '@curvela/curriculum';
import type { SentenceParts } from '../views.ts';
import type { Confidence } from './evidence.ts';

/* API responses about mastery. */

export type SkillStatus = 'mastered' | 'on_the_way' | 'due' | 'ahead' | 'disputed';
export type MapSkill = {
  readonly id: SkillId;
  readonly name: string;
  readonly p: number;
  readonly status: SkillStatus;
  readonly current: boolean;
  readonly dueAt: string | null;
  readonly masteredAt: string | null;
  readonly opportunities: number;
  readonly unaidedRight: number;
  /** Names of skills that should come first and are not mastered. */
  readonly opensAfter: readonly string[];
};
export type MapView = {
  readonly strands: readonly {
    readonly id: Strand;
    readonly name: string;
    readonly skills: readonly MapSkill[];
  }[];
  readonly counts: {
    readonly mastered: number;
    readonly onTheWay: number;
    readonly ahead: number;
    readonly due: number;
  };
};

export type EvidenceView = {
  readonly id: string;
  readonly itemId: string;
  readonly at: string;
  readonly prompt: SentenceParts;
  readonly given: SentenceParts | null;
  readonly right: boolean;
  readonly aid: Aid;
  readonly confidence: Confidence | null;
  readonly voided: boolean;
};

/** A claim about a learner, in words, which the learner may dispute. `key` identifies it in a dispute. */
export type ClaimView = {
  readonly key: string;
  readonly kind: 'mastered' | 'kept' | 'mistake' | 'stuck' | 'on_the_way';
  readonly skill: { readonly id: SkillId; readonly name: string };
  readonly text: string;
  readonly detail: string;
  readonly since: string;
  readonly evidence: readonly EvidenceView[];
  readonly dispute: { readonly text: string; readonly at: string } | null;
};
export type DisputeView = {
  readonly id: string;
  readonly claim: string;
  readonly text: string;
  readonly at: string;
  readonly state: 'open' | 'changed' | 'gone' | 'kept';
  readonly outcome: string;
};
