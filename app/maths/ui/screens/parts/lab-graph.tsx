import { useMemo } from 'react';
import { Graph, type GraphProps } from '@curvela/maths-react/graph';
import type { Tone } from '@curvela/maths/graph';

type Props = Omit<GraphProps, 'items'> & {
  texts: readonly string[];
  /** Tones of the texts; `given` where missing. */
  tones?: readonly Tone[];
};

/** A graph of texts as typed; unreadable ones show an error. */
export function LabGraph({ texts, tones, ...props }: Props) {
  // The graph caches its drawing as long as the items are identical.
  const key = JSON.stringify([texts, tones]);
  const items = useMemo(() => {
    const [all, whose] = JSON.parse(key) as [string[], Tone[] | undefined];
    return all.map((text, at) => ({ id: String(at), text, tone: whose?.[at] }));
  }, [key]);
  return <Graph items={items} {...props} />;
}
