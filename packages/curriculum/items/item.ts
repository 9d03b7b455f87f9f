import { templates } from '../skills/contents.ts';
import type { Made, Template } from '../skills/skill.ts';
import { drawOf } from './draw.ts';

/** A question as it was asked: its template, its seed and what came of them. Nothing of it needs to be stored. */
export type Item = Made & { readonly template: Template; readonly seed: number };

/** The question of a template for a seed (any whole number); undefined when there is no such template. */
export function itemOf(templateId: string, seed: number): Item | undefined {
  const template = templates.get(templateId);
  return template && madeOf(template, seed);
}

/** Whether practice has a template of that name. */
export const templateExists = (templateId: string): boolean => templates.has(templateId);

export const madeOf = (template: Template, seed: number): Item => ({
  ...template.make(drawOf(seed)),
  template,
  seed,
});
