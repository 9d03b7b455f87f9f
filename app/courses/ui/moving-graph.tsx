import { Graph } from '@curvela/maths-react/graph';
import type { LessonBlockView } from '../model/views.ts';

/** The interactive graph; its label is the description of the drawn one. */
export default function MovingGraph({
  graph,
}: {
  graph: Extract<LessonBlockView, { kind: 'graph' }>['graph'];
}) {
  const { items, view, description } = graph;
  return <Graph items={items} label={description} view={view ?? undefined} tools="plain" />;
}
