import type { GivenAnswer } from '../../model/schemas.ts';
import type { GeneratedItem } from '@curvela/curriculum/items';
import { shownOrder } from './shown-order.ts';

/** A right answer as a browser sends it; for demonstrations, benchmarks and tests. */
export function createRightAnswer({ answer, seed }: GeneratedItem): GivenAnswer {
  switch (answer.kind) {
    case 'formula':
      return { kind: 'formula', text: answer.expected };
    case 'choice': {
      const right = answer.options.findIndex((option) => option.right);
      return { kind: 'choice', option: shownOrder(answer, seed).indexOf(right) };
    }
    case 'order': {
      const order = shownOrder(answer, seed);
      return { kind: 'order', lines: answer.lines.map((_, index) => order.indexOf(index)) };
    }
    case 'point':
      return { kind: 'point', at: [answer.at[0], answer.at[1]] };
    case 'line':
      return { kind: 'line', through: pointsOn(answer.expected) };
    case 'wrong_line':
      return { kind: 'wrong_line', line: answer.wrong };
  }
}

/** A wrong answer; a documented slip where there is one. */
export function createWrongAnswer({ answer, seed }: GeneratedItem): GivenAnswer {
  switch (answer.kind) {
    case 'formula':
      return {
        kind: 'formula',
        text: answer.slips?.[0]?.answer ?? `${answer.expected.replace(/^.*=/, '')} + 917`,
      };
    case 'choice': {
      const wrong = answer.options.findIndex((option) => !option.right);
      return { kind: 'choice', option: shownOrder(answer, seed).indexOf(wrong) };
    }
    case 'order': {
      const order = shownOrder(answer, seed);
      return { kind: 'order', lines: answer.lines.map((_, index) => order.indexOf(index)).toReversed() };
    }
    case 'point':
      return { kind: 'point', at: [answer.at[0] + 1, answer.at[1] + 2] };
    case 'line': {
      // A parallel line, which differs whatever the slope.
      const [[x1, y1], [x2, y2]] = pointsOn(answer.expected);
      const [right, up] = x1 === x2 ? [1, 0] : [0, 1];
      return {
        kind: 'line',
        through: [
          [x1 + right, y1 + up],
          [x2 + right, y2 + up],
        ],
      };
    }
    case 'wrong_line':
      return { kind: 'wrong_line', line: answer.wrong === 1 ? 2 : 1 };
  }
}

type Place = [number, number];

/** Two points of `y = 2x - 1`, `y = 4` or `x = 3`. */
function pointsOn(line: string): [Place, Place] {
  const text = line.replaceAll(' ', '');
  const upright = /^x=(-?[\d./]+)$/.exec(text)?.[1];
  if (upright !== undefined)
    return [
      [value(upright), 0],
      [value(upright), 1],
    ];
  const [, slope, shift = ''] = /^y=(?:(-?[\d./]*)\*?x)?([+-]?[\d./]+)?$/.exec(text) ?? [];
  const m = slope === undefined ? 0 : slope === '' ? 1 : slope === '-' ? -1 : value(slope);
  const b = shift === '' ? 0 : value(shift);
  return [
    [0, b],
    [4, 4 * m + b],
  ];
}

function value(text: string): number {
  const [above = '0', below = '1'] = text.split('/');
  return Number(above) / Number(below);
}
