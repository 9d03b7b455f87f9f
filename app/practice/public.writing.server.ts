/** Turns what is written in a lesson of another room into what a page shows, in the reader’s language. */
export { figureView } from './items/figure.server.ts';
export { partsOf, said } from './items/parts.server.ts';
export { pictureView } from './items/picture.server.ts';
export { shownQuestion, skillName } from './items/view.server.ts';
export { workedLines } from './items/worked.server.ts';
export { templateExists } from './items/item.ts';
export {
  askSchema,
  figureSchema,
  namedSkillSchema,
  partsSchema,
  pictureSchema,
  verdictSchema,
  workedSchema,
} from './view-parts.server.ts';
