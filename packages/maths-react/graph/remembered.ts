import type { GraphItem, ReadItem } from '@curvela/maths/graph';

const most = 200;
const known = new Map<string, ReadItem>();

/** Memoizes parsed formulas, so that typing in one field does not parse the others again. */
export function remembered(
  item: GraphItem,
  locale: string,
  read: () => ReadItem,
  hasReader: boolean,
): ReadItem {
  const picture = item.picture === undefined ? `${hasReader}` : JSON.stringify(item.picture);
  const key = [locale, item.id, item.tone ?? '', item.text, picture].join('\n');
  const before = known.get(key);
  if (before !== undefined) return before;
  const made = read();
  if (known.size >= most) known.clear();
  known.set(key, made);
  return made;
}
