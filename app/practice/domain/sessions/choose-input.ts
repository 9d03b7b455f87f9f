import type { LearnerStates } from '../mastery/learner-state.ts';
import { templates } from '@curvela/curriculum/skills';
import type { SkillId, KnownMistake, ItemTemplate } from '@curvela/curriculum';
import type { PracticePlan, QuestionRole } from '../../model/practice-plan.ts';

/** What choosing needs of a template. */
export type TemplateSummary = Pick<ItemTemplate, 'id' | 'skills' | 'level' | 'kind'>;
/** The templates to choose from, by the skill that they are about. */
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

/** A mistake that is practised: where it showed. */
export type OpenMistake = {
  readonly mistake: KnownMistake;
  readonly skill: SkillId;
  readonly templates: readonly string[];
};

export type Goal = { readonly skills: readonly SkillId[]; readonly dueOn: string };

/** What is known of a learner when a question is chosen. Its size does not depend on the number of attempts. */
export type LearnerNow = {
  readonly states: LearnerStates;
  /** Running goals. */
  readonly goals: readonly Goal[];
  /** From `openMistakes` of mastery/claims.ts: disputed ones are left out there. */
  readonly mistakes: readonly OpenMistake[];
  /** Skills whose mastery is disputed: it does not count, and they are asked again. */
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
  /** For the numbers of the question. */
  readonly seed: number;
};

/** Everything that is taught. */
export const wholeCatalogue: TemplateCatalogue = Map.groupBy(
  templates.values(),
  ({ skills: [about] }) => about,
);
