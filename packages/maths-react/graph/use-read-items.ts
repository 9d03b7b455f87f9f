import { useEffect, useState } from 'react';
import { readFromPicture, type GraphItem, type ReadItem } from '@curvela/maths/graph';
import { remembered } from './remembered.ts';

type Read = (item: GraphItem, locale: string) => ReadItem;

/**
 * The parsed items: at once if they include pictures; for typed text the parser is loaded when first needed. Returns the identical list
 * while nothing relevant has changed.
 */
export function useReadItems(items: readonly GraphItem[], locale: string): readonly ReadItem[] {
  const [read, setRead] = useState<{ text: Read } | null>(null);
  const needed = items.some(({ picture }) => picture === undefined);
  useEffect(() => {
    if (!needed || read !== null) return;
    let wanted = true;
    void import('@curvela/maths/graph/read').then(({ readText }) => wanted && setRead({ text: readText }));
    return () => {
      wanted = false;
    };
  }, [needed, read]);
  const now = items.map((item) =>
    remembered(
      item,
      locale,
      () => readFromPicture(item) ?? read?.text(item, locale) ?? { item, scene: null, problem: null },
      read !== null,
    ),
  );
  const [current, setCurrent] = useState(now);
  if (current.length === now.length && current.every((each, at) => each === now[at])) return current;
  setCurrent(now);
  return now;
}
