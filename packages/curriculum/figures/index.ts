/** Draws the figures of skills, questions and lessons as SVG. */
export { drawFigure, toSvg } from './draw-figure.ts';
export {
  type BoundingBox,
  boundingBoxOf,
  type FigureDrawing,
  type FigureElement,
  text,
  textBox,
  width,
} from './shapes.ts';
