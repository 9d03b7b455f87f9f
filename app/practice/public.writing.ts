/** What lessons of other rooms are written with: texts in three languages, formulas in them, pictures, figures and worked lines. */
export type { SkillId } from './skills/graph.ts';
export type { Described, Figure } from './skills/figures/figure.ts';
export type { Picture, Said, Slots, WorkedLine } from './skills/skill.ts';
