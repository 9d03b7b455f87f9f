/** The graph for screens: the component, the same with fields to type in, and its texts. */
export { Graph } from './components/graph.tsx';
export { GraphBoard } from './components/graph-board.tsx';
export type { GraphProps } from './components/graph-props.ts';
export type { GraphItem } from './items.ts';
export { graphTexts } from './messages/index.ts';
