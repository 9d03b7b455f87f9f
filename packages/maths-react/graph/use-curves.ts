import { useMemo, useState } from 'react';
import type { GraphItem, ReadItem, SceneItem, Parameters } from '@curvela/maths/graph';
import { useReadItems } from './use-read-items.ts';

type Curves = {
  readonly read: readonly ReadItem[];
  /** Drawable items, hidden ones included. */
  readonly all: readonly SceneItem[];
  readonly hidden: ReadonlySet<string>;
  readonly shown: readonly SceneItem[];
  /** Values of the parameters. */
  readonly parameters: Parameters;
  /** Formulas as typed, by item name. */
  readonly texts: ReadonlyMap<string, string>;
  toggle(item: string): void;
  choose(letter: string, value: number): void;
};

const none: ReadonlySet<string> = new Set();

/** State of a graph: its parsed items, the hidden ones, and parameter values (initially `given`, else 1). */
export function useCurves(
  items: readonly GraphItem[],
  locale: string,
  given: Parameters | undefined,
): Curves {
  const [hidden, setHidden] = useState(none);
  const [chosen, setChosen] = useState<Parameters>({});
  const read = useReadItems(items, locale);
  const all = useMemo(() => read.flatMap(({ scene }) => (scene === null ? [] : [scene])), [read]);
  const parameters = useMemo(() => {
    const letters = [...new Set(all.flatMap(({ picture }) => picture.parameters))].sort();
    return Object.fromEntries(letters.map((letter) => [letter, chosen[letter] ?? given?.[letter] ?? 1]));
  }, [all, chosen, given]);
  const texts = useMemo(() => new Map(items.map(({ id, text }) => [id, text])), [items]);
  const shown = useMemo(() => all.filter(({ id }) => !hidden.has(id)), [all, hidden]);
  const toggle = (item: string) => {
    const next = new Set(hidden);
    if (!next.delete(item)) next.add(item);
    setHidden(next);
  };
  const choose = (letter: string, value: number) => setChosen({ ...chosen, [letter]: value });
  return { read, all, hidden, shown, parameters, texts, toggle, choose };
}
