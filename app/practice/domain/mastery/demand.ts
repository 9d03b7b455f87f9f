import { memoize } from '#app/platform/memoize.ts';
import { generateItem } from '@curvela/curriculum/items';
import { templates } from '@curvela/curriculum/skills';
import type { SkillId, AnswerSpec, AnswerKind, ItemTemplate } from '@curvela/curriculum';

/** Properties of a question that determine how much its answer shows. */
export type QuestionDemand = {
  /** The main skill; for a wrong answer the others can be the cause too. */
  readonly about: SkillId | null;
  readonly level: 1 | 2 | 3;
  readonly kind: AnswerKind;
  /** Number of possible answers, where the answer is a choice. */
  readonly ways: number | null;
};
export type DemandOf = (template: string) => QuestionDemand;

const mostKept = 2000;
const unknown: QuestionDemand = { about: null, level: 2, kind: 'formula', ways: null };

/** The demand of a template. A template that was removed is treated as a formula of level 2. */
export const demandOf: DemandOf = (id) => {
  const template = templates.get(id);
  return template ? { ...demandOfTemplate(template), ways: waysOf(id) } : unknown;
};

const demandOfTemplate = ({ skills: [about], level, kind }: ItemTemplate) => ({ about, level, kind });

const waysOf = memoize(mostKept, (id: string): number | null => {
  const template = templates.get(id);
  return template ? ways(generateItem(template, 1).answer) : null;
});

/** Number of possible answers: options, positions of the wrong line (never the first), orders of the lines. */
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
