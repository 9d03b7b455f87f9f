import type { QuestionDemand } from '#app/practice/domain/mastery/demand.ts';
import type { TemplateSummary, TemplateCatalogue } from '#app/practice/domain/sessions/choose-input.ts';
import { prerequisitesOf, skillIds, type SkillId } from '@curvela/curriculum';

/*
 * Four templates for every skill of the graph, so that simulated learners do not depend on existing content. The last one also needs a
 * prerequisite.
 */
const options = 4;

function templatesOf(skill: SkillId): TemplateSummary[] {
  const [below] = prerequisitesOf(skill);
  return [
    { id: `${skill}.first`, skills: [skill], level: 1, kind: 'formula' },
    { id: `${skill}.second`, skills: [skill], level: 2, kind: 'formula' },
    { id: `${skill}.choice`, skills: [skill], level: 2, kind: 'choice' },
    { id: `${skill}.third`, skills: below ? [skill, below] : [skill], level: 3, kind: 'formula' },
  ];
}

export const simulatedCatalogue: TemplateCatalogue = new Map(
  skillIds.map((skill) => [skill, templatesOf(skill)]),
);
const byId = new Map(
  [...simulatedCatalogue.values()].flat().map((template) => [template.id as string, template]),
);

export function simulatedTemplate(id: string): TemplateSummary {
  const template = byId.get(id);
  if (!template) throw new Error(`no template ${id}`);
  return template;
}

export function simulatedDemand(id: string): QuestionDemand {
  const { skills, level, kind } = simulatedTemplate(id);
  return { about: skills[0], level, kind, ways: kind === 'choice' ? options : null };
}
