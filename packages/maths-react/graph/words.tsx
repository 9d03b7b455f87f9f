import { useMemo } from 'react';
import { useTranslations } from 'use-intl/react';
import { sketchesOf, type SceneItem } from '@curvela/maths/graph';
import { describe, type Described, type Say } from '@curvela/maths/graph/draw';

type Props = Omit<Described, 'sketched'> & { readonly items: readonly SceneItem[] };

/** The graph in words, one paragraph per formula. Loaded on request. */
export default function Words({ items, parameters, view, ...rest }: Props) {
  const t = useTranslations('graph');
  const sketched = useMemo(() => sketchesOf(items, parameters, view), [items, parameters, view]);
  // Each key determines its placeholders; the translator's own type is a union of three hundred keys.
  const say = t as unknown as Say;
  const lines = describe({ ...rest, sketched, parameters, view }, say).map((sentences) =>
    sentences.join(' '),
  );
  return lines.map((line, at) => (
    // Paragraphs follow the order of formulas; two formulas may have the same text.
    // oxlint-disable-next-line react/no-array-index-key
    <p key={at}>{line}</p>
  ));
}
