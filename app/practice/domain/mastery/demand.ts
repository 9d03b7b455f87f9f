import { remember } from '#app/platform/remember.ts';
import { generateItem } from '@curvela/curriculum/items';
import { templates } from '@curvela/curriculum/skills';
import type { SkillId, AnswerSpec, AnswerKind, ItemTemplate } from '@curvela/curriculum';

/** What a question asks of a learner, as far as it says how much its answer shows. */
export type QuestionDemand = {
  /** The skill it is about; its other skills can be to blame for a wrong answer too. */
  readonly about: SkillId | null;
  readonly level: 1 | 2 | 3;
  readonly kind: AnswerKind;
  /** Answers to choose from, where there is a choice. */
  readonly ways: number | null;
};
export type DemandOf = (template: string) => QuestionDemand;

const mostKept = 2000;
const unknown: QuestionDemand = { about: null, level: 2, kind: 'formula', ways: null };

/** The demand of a template by its id. One that is no longer asked is taken for a formula of the middle level. */
export const demandOf: DemandOf = (id) => {
  const template = templates.get(id);
  return template ? { ...demandOfTemplate(template), ways: waysOf(id) } : unknown;
};

const demandOfTemplate = ({ skills: [about], level, kind }: ItemTemplate) => ({ about, level, kind });

const waysOf = remember(mostKept, (id: string): number | null => {
  const template = templates.get(id);
  return template ? ways(generateItem(template, 1).answer) : null;
});

/** How many answers can be picked: options, places of the wrong line (never the first), orders of the lines. */
function ways(answer: AnswerSpec): number | null {
  switch (answer.kind) {
    case 'choice':
      return answer.options.length;
    case 'wrong_line':
      return answer.lines.length - 1;
    case 'order':
      return answer.lines.reduce((product, _, index) => product * (index + 1), 1);
    default:
      return null;
  }
}
