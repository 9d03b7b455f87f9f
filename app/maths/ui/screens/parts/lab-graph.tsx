import { useMemo } from 'react';
import { Graph, type GraphProps } from '@curvela/maths-react/graph';
import type { Tone } from '@curvela/maths/graph';

type Props = Omit<GraphProps, 'items'> & {
  texts: readonly string[];
  /** Whose each text is; given ones where nothing stands. */
  tones?: readonly Tone[];
};

/** A graph of texts as they were typed: what cannot be read says so in its place. */
export function LabGraph({ texts, tones, ...props }: Props) {
  // The graph keeps what it has drawn as long as its items are the same.
  const key = JSON.stringify([texts, tones]);
  const items = useMemo(() => {
    const [all, whose] = JSON.parse(key) as [string[], Tone[] | undefined];
    return all.map((text, at) => ({ id: String(at), text, tone: whose?.[at] }));
  }, [key]);
  return <Graph items={items} {...props} />;
}
