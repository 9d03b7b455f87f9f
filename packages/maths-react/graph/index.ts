/** The graph component, the same with input fields, and its texts. */
export { Graph } from './graph.tsx';
export { GraphBoard } from './graph-board.tsx';
export type { GraphProps, MovablePoint } from './graph-props.ts';
export type { GraphItem } from '@curvela/maths/graph';
export { graphTexts } from '@curvela/maths/graph/messages';
