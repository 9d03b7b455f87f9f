import type { LearnerStates } from '../mastery/learner-state.ts';
import { templates } from '@curvela/curriculum/skills';
import type { SkillId, KnownMistake, ItemTemplate } from '@curvela/curriculum';
import type { PracticePlan, QuestionRole } from '../../model/practice-plan.ts';

/** The part of a template that choosing needs. */
export type TemplateSummary = Pick<ItemTemplate, 'id' | 'skills' | 'level' | 'kind'>;
/** The templates to choose from, by their main skill. */
export type TemplateCatalogue = ReadonlyMap<SkillId, readonly TemplateSummary[]>;

/** A question of this session so far. */
export type PastQuestion = {
  readonly skill: SkillId;
  readonly template: string;
  readonly role: QuestionRole;
  /** How it ended; null while open. */
  readonly ended: 'right' | 'wrong' | 'given_up' | 'skipped' | null;
  readonly voided: boolean;
};

/** A mistake being practised, with the templates where it occurred. */
export type OpenMistake = {
  readonly mistake: KnownMistake;
  readonly skill: SkillId;
  readonly templates: readonly string[];
};

export type Goal = { readonly skills: readonly SkillId[]; readonly dueOn: string };

/** The data about a learner for choosing a question. Its size does not depend on the number of attempts. */
export type LearnerNow = {
  readonly states: LearnerStates;
  /** Running goals. */
  readonly goals: readonly Goal[];
  /** From `openMistakes` of mastery/claims.ts, which leaves out disputed ones. */
  readonly mistakes: readonly OpenMistake[];
  /** Skills whose mastery is disputed: it does not count, and they are tested again. */
  readonly disputed: ReadonlySet<SkillId>;
  readonly now: Date;
  readonly zone: string;
};

export type ChooseInput = LearnerNow & {
  readonly plan: PracticePlan;
  /** In the order of asking. */
  readonly asked: readonly PastQuestion[];
  readonly catalogue: TemplateCatalogue;
};
export type ChosenQuestion = {
  readonly role: QuestionRole;
  readonly skill: SkillId;
  readonly template: string;
  /** Seed of the question's numbers. */
  readonly seed: number;
};

/** All templates. */
export const wholeCatalogue: TemplateCatalogue = Map.groupBy(
  templates.values(),
  ({ skills: [about] }) => about,
);
