import { templates } from '../skills/contents.ts';
import type { ItemContent, ItemTemplate } from '../skills/skill.ts';
import { createDraw } from './draw.ts';

export { createDraw } from './draw.ts';

/** A generated question with its template and seed, from which it can be regenerated. */
export type GeneratedItem = ItemContent & { readonly template: ItemTemplate; readonly seed: number };

/** The question of a template for a seed (any whole number); undefined for an unknown template. */
export function findItem(templateId: string, seed: number): GeneratedItem | undefined {
  const template = templates.get(templateId);
  return template && generateItem(template, seed);
}

/** Whether practice has a template with that id. */
export const templateExists = (templateId: string): boolean => templates.has(templateId);

export const generateItem = (template: ItemTemplate, seed: number): GeneratedItem => ({
  ...template.make(createDraw(seed)),
  template,
  seed,
});
