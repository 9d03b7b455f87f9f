import { useState } from 'react';
import { useTranslations } from 'use-intl/react';
import {
  namedText,
  numberText,
  placesFor,
  type ItemFeature,
  type Study,
  ticksOf,
  acrossAt,
  moveView,
  toDown,
  toRight,
  zoomView,
  type View,
} from '@curvela/maths/graph';
import type { TracedCurve } from './nearest.ts';

/** A key press with the state of Shift. */
export type PressedKey = { readonly key: string; readonly shiftKey: boolean };
/** A touch on the paper, in window coordinates. */
export type Touch = { readonly clientX: number; readonly clientY: number };

type TracePlace = { readonly walk: number; readonly x: number };

type Input = {
  walks: readonly TracedCurve[];
  texts: ReadonlyMap<string, string>;
  study: Study;
  locale: string;
  view: () => View;
  show: (view: View, moving?: boolean) => void;
  reset: () => void;
  onSaid: (text: string) => void;
};

/** Maximum distance of mouse or finger from a curve, in pixels. */
const reach = 44;
/** Distance at which the trace snaps to a named point, in pixels. */
const magnetic = 9;

/** Tracing of curves: the current point, its description, and the keys. */
export function useTrace(input: Input) {
  const { walks, texts, study, locale, view, show, reset, onSaid } = input;
  const t = useTranslations('graph');
  const [place, setPlace] = useState<TracePlace | null>(null);
  const current = place === null ? undefined : walks[Math.min(place.walk, walks.length - 1)];
  const textOf = ({ walk, x }: TracePlace): string => {
    const on = walks[walk];
    if (on === undefined) return '';
    const named = study.features.find((each) => each.item === on.id && each.x.value === x);
    const now = view();
    const [across, up] = [
      placesFor((now.x[1] - now.x[0]) / now.width),
      placesFor((now.y[1] - now.y[0]) / now.height),
    ];
    const what = texts.get(on.id) ?? '';
    const xText = named ? namedText(named.x, locale, across) : numberText(x, locale, across);
    const y = on.at(x);
    if (Number.isNaN(y)) return t('tracedNothing', { what, x: xText });
    const text = t('traced', {
      what,
      x: xText,
      y: named ? namedText(named.y, locale, up) : numberText(y, locale, up),
    });
    return named ? `${text} (${t(`features.${named.kind}`)})` : text;
  };
  const go = (next: TracePlace) => {
    setPlace(next);
    onSaid(textOf(next));
    const now = view();
    if (next.x < now.x[0] || next.x > now.x[1])
      show(moveView(now, toRight(now, now.x[0]) - toRight(now, next.x) + now.width / 2, 0));
  };
  const point = (right: number | null, down: number) => {
    if (right === null) return setPlace(null);
    const now = view();
    const found = nearest(walks, now, right, down);
    if (found === null) return setPlace(null);
    const near = study.features.find(
      ({ item, x }) => item === walks[found]!.id && Math.abs(toRight(now, x.value) - right) < magnetic,
    );
    setPlace({ walk: found, x: near?.x.value ?? acrossAt(now, right) });
  };
  /** True if the key was handled. */
  const press = ({ key, shiftKey }: PressedKey): boolean => {
    const now = view();
    const next = shiftKey ? null : steps({ place, walks, study, view: now }, key);
    const nextView = next === null ? keyView(now, key, shiftKey) : null;
    if (next !== null) go(next);
    else if (nextView !== null) {
      show(nextView);
      const [left, right, low, high] = [...nextView.x, ...nextView.y].map((value) =>
        numberText(value, locale),
      );
      onSaid(t('zoomed', { left: left!, right: right!, low: low!, high: high! }));
    } else if (key === '0') reset();
    else if (key === 'Escape' && place !== null) setPlace(null);
    else return false;
    return true;
  };
  const y = current === undefined || place === null ? NaN : current.at(place.x);
  const at =
    place === null || current === undefined ? null : { x: place.x, y, id: current.id, text: textOf(place) };
  return { at, point, press };
}

/** The curve closest to the mouse. */
function nearest(walks: readonly TracedCurve[], view: View, right: number, down: number): number | null {
  let [best, found]: [number, number | null] = [reach, null];
  walks.forEach(({ at }, place) => {
    // For steep curves the horizontal distance counts as well.
    const away = Math.min(
      ...[-8, -3, 0, 3, 8]
        .map((off) => Math.hypot(off, toDown(view, at(acrossAt(view, right + off))) - down))
        .filter((value) => !Number.isNaN(value)),
    );
    if (away < best) [best, found] = [away, place];
  });
  return found;
}

type Standing = { place: TracePlace | null; walks: readonly TracedCurve[]; study: Study; view: View };

function steps({ place, walks, study, view }: Standing, key: string): TracePlace | null {
  if (walks.length === 0) return null;
  const step = ticksOf(view.x, view.width, 52, 'en').step / 5;
  const start = place ?? { walk: 0, x: Math.round((view.x[0] + view.x[1]) / 2 / step) * step };
  const walk = Math.min(start.walk, walks.length - 1);
  const to = (x: number): TracePlace => ({ walk, x: Number(x.toPrecision(12)) });
  const grid = Math.round(start.x / step);
  const named = study.features
    .filter(({ item }) => item === walks[walk]!.id)
    .map(({ x }: ItemFeature) => x.value)
    .sort((a, b) => a - b);
  switch (key) {
    case 'ArrowRight':
      return place === null ? start : to((grid + 1) * step);
    case 'ArrowLeft':
      return place === null ? start : to((grid - 1) * step);
    case 'ArrowUp':
      return { ...start, walk: (walk + walks.length - 1) % walks.length };
    case 'ArrowDown':
      return { ...start, walk: (walk + 1) % walks.length };
    case 'Home':
      return to(view.x[0]);
    case 'End':
      return to(view.x[1]);
    case 'PageDown':
      return { walk, x: named.find((x) => x > start.x + 1e-12) ?? start.x };
    case 'PageUp':
      return { walk, x: named.findLast((x) => x < start.x - 1e-12) ?? start.x };
    default:
      return null;
  }
}

const stride = 40;

function keyView(view: View, key: string, shift: boolean): View | null {
  if (key === '+' || key === '=') return zoomView(view, 1.6);
  if (key === '-' || key === '_') return zoomView(view, 1 / 1.6);
  const directions: Record<string, [number, number]> = {
    ArrowLeft: [stride, 0],
    ArrowRight: [-stride, 0],
    ArrowUp: [0, stride],
    ArrowDown: [0, -stride],
  };
  const by = shift ? directions[key] : undefined;
  return by === undefined ? null : moveView(view, ...by);
}
