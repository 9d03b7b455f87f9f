import { useMemo } from 'react';
import { useTranslations } from 'use-intl/react';
import { sketchesOf, type SceneItem } from '@curvela/maths/graph';
import { describe, type Described, type Say } from '@curvela/maths/graph/draw';

type Props = Omit<Described, 'sketched'> & { readonly items: readonly SceneItem[] };

/** The graph in words, a paragraph for each formula. Loaded when somebody asks for it. */
export default function Words({ items, parameters, view, ...rest }: Props) {
  const t = useTranslations('graph');
  const sketched = useMemo(() => sketchesOf(items, parameters, view), [items, parameters, view]);
  // Which values a sentence takes is known where it is said; the translator’s own type is a union of three hundred.
  const say = t as unknown as Say;
  const lines = describe({ ...rest, sketched, parameters, view }, say).map((sentences) =>
    sentences.join(' '),
  );
  return lines.map((line, at) => (
    // The paragraphs stand in the order of the formulas; two formulas may be said in the same words.
    // oxlint-disable-next-line react/no-array-index-key
    <p key={at}>{line}</p>
  ));
}
