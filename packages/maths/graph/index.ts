/** Items, views and scenes of graphs: plain values for browser and server. */
export { classify } from './classify.ts';
export { hasValues } from './evaluating.ts';
export { readFromPicture } from './items.ts';
export type { GraphItem, GraphProblem, ReadItem } from './items.ts';
export { usesComma } from './languages.ts';
export { namedText, numberText, pairText, placesFor, pointText } from './numbers.ts';
export type { Picture, Plot } from './plots.ts';
export { sketchesOf, studyOf } from './scene.ts';
export type { ItemFeature, SceneItem, Study, Tone } from './scene.ts';
export { ticksOf } from './ticks.ts';
export type { Ticks } from './ticks.ts';
export { functionOf } from './values.ts';
export type { Parameters } from './values.ts';
export { acrossAt, moveView, toDown, toRight, upAt, zoomView } from './view.ts';
export type { View } from './view.ts';
