import { algebra } from './algebra/algebra.ts';
import { calculus } from './calculus/calculus.ts';
import { data } from './data/data.ts';
import { equations } from './equations/equations.ts';
import { functions } from './functions/functions.ts';
import type { SkillId } from './skill-graph.ts';
import { measures } from './measures/measures.ts';
import { numbers } from './numbers/numbers.ts';
import type { SkillContent, ItemTemplate } from './skill.ts';

/** The content of each skill. */
export const contents: Partial<Record<SkillId, SkillContent>> = {
  ...numbers,
  ...algebra,
  ...equations,
  ...functions,
  ...measures,
  ...data,
  ...calculus,
};

/** Every template by its id. */
export const templates: ReadonlyMap<string, ItemTemplate> = new Map(
  Object.values(contents).flatMap((content) => content.templates.map((template) => [template.id, template])),
);
