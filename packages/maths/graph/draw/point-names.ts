import { toDown, toRight, type View } from '../view.ts';
import type { Box } from './crossing.ts';
import { placeLabels } from './labels.ts';

type NamedPoint = { readonly x: number; readonly y: number; readonly name?: string | undefined };
/**
 * Position of a name beside its point: horizontal and vertical offset of its baseline, and its text anchor.
 */
export type NamePlace = {
  readonly dx: number;
  readonly dy: number;
  readonly anchor: 'start' | 'middle' | 'end';
};

/** Names are set slightly larger than the texts of the drawing. */
const wider = (name: string): string => `${name} `;

/**
 * Positions of point names over a drawing such that none covers a text, a dot or another name; undefined
 * where there is no space.
 */
export function placesOfNames(
  points: readonly NamedPoint[],
  texts: readonly Box[],
  view: View,
): (NamePlace | undefined)[] {
  const wanted = points.map(({ x, y, name }) => ({
    right: toRight(view, x),
    down: toDown(view, y),
    text: wider(name ?? ''),
    colour: '',
  }));
  const found = placeLabels(wanted, [], texts, view);
  return wanted.map(({ right, down, text }) => {
    const place = found.find((each) => each.right === right && each.down === down && each.text === text);
    return place === undefined
      ? undefined
      : { dx: place.x - right, dy: place.y - down, anchor: place.anchor };
  });
}
