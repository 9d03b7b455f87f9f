/** The graph for screens: the component, the same with fields to type in, and its texts. */
export { Graph } from './graph.tsx';
export { GraphBoard } from './graph-board.tsx';
export type { GraphProps, MovablePoint } from './graph-props.ts';
export type { GraphItem } from '@curvela/maths/graph';
export { graphTexts } from '@curvela/maths/graph/messages';
