import { Graph } from '@curvela/maths-react/graph/graph.tsx';
import type { LessonBlockView } from '../model/views.ts';

/** The graph with its script; its heading is what the picture was described by. */
export default function MovingGraph({
  graph,
}: {
  graph: Extract<LessonBlockView, { kind: 'graph' }>['graph'];
}) {
  const { items, view, description } = graph;
  return <Graph items={items} label={description} view={view ?? undefined} tools="plain" />;
}
