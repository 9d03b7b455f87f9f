import { templates } from '../skills/contents.ts';
import type { ItemContent, ItemTemplate } from '../skills/skill.ts';
import { createDraw } from './draw.ts';

export { createDraw } from './draw.ts';

/** A question as it was asked: its template, its seed and what came of them. Nothing of it needs to be stored. */
export type GeneratedItem = ItemContent & { readonly template: ItemTemplate; readonly seed: number };

/** The question of a template for a seed (any whole number); undefined when there is no such template. */
export function findItem(templateId: string, seed: number): GeneratedItem | undefined {
  const template = templates.get(templateId);
  return template && generateItem(template, seed);
}

/** Whether practice has a template of that name. */
export const templateExists = (templateId: string): boolean => templates.has(templateId);

export const generateItem = (template: ItemTemplate, seed: number): GeneratedItem => ({
  ...template.make(createDraw(seed)),
  template,
  seed,
});
