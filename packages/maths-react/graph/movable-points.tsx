import { type KeyboardEvent, type PointerEvent, useRef } from 'react';
import { useTranslations } from 'use-intl/react';
import { numberText, pairText, acrossAt, toDown, toRight, upAt, type View } from '@curvela/maths/graph';
import { type Box, placesOfNames, type NamePlace } from '@curvela/maths/graph/draw';
import type { MovablePoint } from './graph-props.ts';

type Place = { readonly x: number; readonly y: number };
type Props = {
  points: readonly MovablePoint[];
  view: () => View;
  standing: View;
  /** Boxes of texts in the drawing. */
  texts: readonly Box[];
  snap: number;
  locale: string;
  onMove: (id: string, place: Place) => void;
  onSaid: (text: string) => void;
};

/** Points over the paper, each a 44-pixel button moved by finger, mouse or arrow keys. */
export default function MovablePoints({
  points,
  view,
  standing,
  texts,
  snap,
  locale,
  onMove,
  onSaid,
}: Props) {
  const t = useTranslations('graph');
  const dragged = useRef<string | null>(null);
  const move = (point: MovablePoint, to: Place) => {
    const [x, y] = [snapped(to.x, snap), snapped(to.y, snap)];
    if (x === point.x && y === point.y) return;
    onMove(point.id, { x, y });
    onSaid(t('pointMoved', { name: point.name ?? t('pointName'), place: placeText({ x, y }, locale) }));
  };
  const drag =
    (point: MovablePoint) =>
    ({ clientX, clientY, currentTarget }: PointerEvent<HTMLElement>) => {
      const box = currentTarget.parentElement?.getBoundingClientRect();
      if (dragged.current !== point.id || box === undefined) return;
      const now = view();
      move(point, {
        x: acrossAt(now, ((clientX - box.left) / box.width) * now.width),
        y: upAt(now, ((clientY - box.top) / box.height) * now.height),
      });
    };
  const press = (point: MovablePoint) => (event: KeyboardEvent) => {
    const by = arrows[event.key];
    if (by === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    const step = (snap || (standing.x[1] - standing.x[0]) / 100) * (event.shiftKey ? 5 : 1);
    move(point, { x: point.x + by[0] * step, y: point.y + by[1] * step });
  };
  const names = placesOfNames(points, texts, standing);
  return points.map((point, at) => (
    <button
      key={point.id}
      type="button"
      className={`gr-point ${point.tone === 'given' ? '' : 'mine'}`}
      data-x={point.x}
      data-y={point.y}
      style={{ transform: `translate(${toRight(standing, point.x)}px, ${toDown(standing, point.y)}px)` }}
      aria-label={t('point', { name: point.name ?? '', place: placeText(point, locale) })}
      onPointerDown={({ currentTarget, pointerId }) => {
        currentTarget.setPointerCapture(pointerId);
        dragged.current = point.id;
      }}
      onPointerMove={drag(point)}
      onPointerUp={() => {
        dragged.current = null;
      }}
      onPointerCancel={() => {
        dragged.current = null;
      }}
      onKeyDown={press(point)}
    >
      {point.name && (
        <span aria-hidden="true" style={nameStyle(names[at])}>
          {point.name}
        </span>
      )}
    </button>
  ));
}

const arrows: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, 1],
  ArrowDown: [0, -1],
};

/** Offset of the point within its button, and from the middle of a name to its top, in pixels. */
const [corner, rise] = [22, 14];

function nameStyle(name: NamePlace | undefined) {
  if (name === undefined) return undefined;
  const back =
    name.anchor === 'middle' ? 'translateX(-50%)' : name.anchor === 'end' ? 'translateX(-100%)' : undefined;
  return { left: corner + name.dx, top: corner + name.dy - rise, transform: back };
}

const placeText = ({ x, y }: Place, locale: string): string =>
  pairText(numberText(x, locale), numberText(y, locale), locale);

/** The nearest multiple, without floating-point noise; without snapping, rounded to hundredths. */
function snapped(value: number, snap: number): number {
  const by = snap || 0.01;
  return Number((Math.round(value / by) * by).toFixed(9)) || 0;
}
