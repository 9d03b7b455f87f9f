import { describe, expect, test } from 'vitest';
import { openTeachingPart, formula } from '#tests/support/teaching-page.tsx';
import type { PageElement } from '#tests/support/page-document.ts';
import type { Graph } from '../model/blocks.ts';
import { axisTexts, ticksOf } from './axis-texts.ts';
import { GraphView } from './graph-view.tsx';

const graph = (more: Partial<Graph> = {}): Graph => ({
  x: [-4, 4],
  y: [-5, 5],
  given: [],
  mine: null,
  mark: null,
  labels: { given: formula('y'), mine: null },
  ...more,
});

describe('the numbers on an axis', () => {
  test.each([
    [
      [-4, 4],
      [-2, 2],
    ],
    [
      [-3.5, 3.5],
      [-3, -2, -1, 1, 2, 3],
    ],
    [
      [-7, 0],
      [-6, -5, -4, -3, -2, -1],
    ],
    [
      [0, 7],
      [1, 2, 3, 4, 5, 6],
    ],
    [
      [0, 7.1],
      [2, 4, 6],
    ],
    [
      [0, 14],
      [2, 4, 6, 8, 10, 12],
    ],
    [
      [0, 14.1],
      [5, 10],
    ],
    [
      [0, 35],
      [5, 10, 15, 20, 25, 30],
    ],
    [
      [0, 36],
      [10, 20, 30],
    ],
    [
      [-70, 70],
      [-60, -40, -20, 20, 40, 60],
    ],
    [
      [0, 75],
      [20, 40, 60],
    ],
    [[-1, 1], []],
    [
      [-1.5, 1.5],
      [-1, 1],
    ],
    [[3, 3], []],
    [[5, 1], []],
  ] as [[number, number], number[]][])(
    'of %o are %o: at most seven, round, without ends and zero',
    (span, ticks) => {
      expect(ticksOf(span)).toEqual(ticks);
    },
  );
});

describe('the texts of the axes', () => {
  // A pixel a unit, with the origin in the middle of 300 by 290.
  const place = ({ x, y }: { x: number; y: number }) => ({ x: 150 + x, y: 145 - y });
  const texts = (lines: [number, number][][], mine: [number, number][][] | null = null) =>
    axisTexts(
      graph({
        x: [-150, 150],
        y: [-145, 145],
        given: lines.map((points) => points.map(([x, y]) => ({ x, y }))),
        mine: mine && mine.map((points) => points.map(([x, y]) => ({ x, y }))),
      }),
      place,
      String,
    ).map(
      ({ key, x, y, anchor, text, letter }) =>
        `${letter ? 'name ' : ''}${key === text ? '' : `${key} `}${text} ${x} ${y} ${anchor}`,
    );

  test('stand below and left of the axes where nothing crosses them', () => {
    expect(texts([])).toMatchInlineSnapshot(`
      [
        "name x 296 136 end",
        "name y 161 14 start",
        "x-100 -100 50 163 middle",
        "x-50 -50 100 163 middle",
        "x50 50 200 163 middle",
        "x100 100 250 163 middle",
        "y-100 -100 143 250 end",
        "y-50 -50 143 200 end",
        "y50 50 143 100 end",
        "y100 100 143 50 end",
      ]
    `);
  });

  const names = (line: [number, number][]) => texts([line]).filter((one) => one.startsWith('name'));
  test('move out of the way of lines', () => {
    const lines: [string, [number, number][]][] = [
      [
        'above the x axis',
        [
          [130, 15],
          [150, 15],
        ],
      ],
      [
        'below the x axis',
        [
          [130, -15],
          [150, -15],
        ],
      ],
      [
        'through both sides of the x axis',
        [
          [145, 40],
          [145, -40],
        ],
      ],
      [
        'right of the y axis',
        [
          [15, 140],
          [15, 120],
        ],
      ],
      [
        'left of the y axis',
        [
          [-15, 140],
          [-15, 120],
        ],
      ],
      [
        'ending before the name',
        [
          [100, 15],
          [135, 15],
        ],
      ],
      [
        'reaching the name',
        [
          [100, 15],
          [137, 15],
        ],
      ],
      [
        'over the name',
        [
          [100, 25],
          [150, 25],
        ],
      ],
      [
        'under the top of the name',
        [
          [100, 22],
          [150, 22],
        ],
      ],
      [
        'falling through the corner',
        [
          [120, 40],
          [140, 10],
        ],
      ],
      [
        'falling past the corner',
        [
          [110, 20],
          [136, 0],
        ],
      ],
    ];
    expect(
      lines
        .map(
          ([name, line]) =>
            `${name}: ${names(line)
              .map((one) => one.slice(5))
              .join(' | ')}`,
        )
        .join('\n'),
    ).toMatchInlineSnapshot(`
      "above the x axis: x 296 164 end | y 161 14 start
      below the x axis: x 296 136 end | y 161 14 start
      through both sides of the x axis: x 296 136 end | y 161 14 start
      right of the y axis: x 296 136 end | y 139 14 end
      left of the y axis: x 296 136 end | y 161 14 start
      ending before the name: x 296 136 end | y 161 14 start
      reaching the name: x 296 164 end | y 161 14 start
      over the name: x 296 136 end | y 161 14 start
      under the top of the name: x 296 164 end | y 161 14 start
      falling through the corner: x 296 164 end | y 161 14 start
      falling past the corner: x 296 136 end | y 161 14 start"
    `);
  });

  const numbers = (line: [number, number][], mine = false) =>
    texts(mine ? [] : [line], mine ? [line] : null)
      .filter((one) => /^[xy]-?50 /.test(one))
      .join(' | ');
  test('a number that is crossed moves to the other side, and one crossed there too is left out', () => {
    const lines: [string, [number, number][]][] = [
      [
        'below the x axis',
        [
          [40, -10],
          [60, -10],
        ],
      ],
      [
        'above the x axis',
        [
          [40, 5],
          [60, 5],
        ],
      ],
      [
        'through both',
        [
          [50, 30],
          [50, -30],
        ],
      ],
      [
        'left of the y axis',
        [
          [-20, 60],
          [-20, 40],
        ],
      ],
      [
        'right of the y axis',
        [
          [20, 60],
          [20, 40],
        ],
      ],
      [
        'through both of it',
        [
          [-40, 50],
          [40, 50],
        ],
      ],
      [
        'rising through a corner',
        [
          [30, -30],
          [50, -14],
        ],
      ],
    ];
    expect(lines.map(([name, line]) => `${name}: ${numbers(line)}`).join('\n')).toMatchInlineSnapshot(`
      "below the x axis: x-50 -50 100 163 middle | x50 50 200 137 middle | y-50 -50 143 200 end | y50 50 143 100 end
      above the x axis: x-50 -50 100 163 middle | x50 50 200 163 middle | y-50 -50 143 200 end | y50 50 143 100 end
      through both: x-50 -50 100 163 middle | y-50 -50 143 200 end | y50 50 143 100 end
      left of the y axis: x-50 -50 100 163 middle | x50 50 200 163 middle | y-50 -50 143 200 end | y50 50 157 100 start
      right of the y axis: x-50 -50 100 163 middle | x50 50 200 163 middle | y-50 -50 143 200 end | y50 50 143 100 end
      through both of it: x-50 -50 100 163 middle | x50 50 200 163 middle | y-50 -50 143 200 end
      rising through a corner: x-50 -50 100 163 middle | x50 50 200 137 middle | y-50 -50 143 200 end | y50 50 143 100 end"
    `);
    expect(
      numbers(
        [
          [50, 30],
          [50, -30],
        ],
        true,
      ),
    ).toBe(
      numbers([
        [50, 30],
        [50, -30],
      ]),
    );
  });

  test('a number never stands on the name of an axis', () => {
    const crowded = axisTexts(
      graph({ x: [-150, 150], y: [-145, 145] }),
      ({ x, y }) => ({ x: 280 + x / 15, y: 20 - y / 15 }),
      String,
    );
    expect(crowded.map(({ key, x, y }) => `${key} ${Math.round(x)} ${Math.round(y)}`)).toMatchInlineSnapshot(`
      [
        "x 296 11",
        "y 291 14",
        "x-100 273 38",
        "x-50 277 38",
        "x50 283 38",
        "x100 287 38",
        "y-100 273 32",
        "y-50 273 28",
        "y50 273 22",
        "y100 273 18",
      ]
    `);
  });
});

describe('a graph', () => {
  const drawing = (root: PageElement) =>
    root
      .elements()
      .filter(({ localName }) => ['rect', 'path', 'circle', 'text', 'g'].includes(localName))
      .filter((one) => one.getAttribute('class') !== 'g-dot')
      .map((one) => {
        const numbers = ['d', 'x', 'y', 'width', 'height', 'cx', 'cy', 'r', 'text-anchor'].flatMap(
          (name) => one.getAttribute(name) ?? [],
        );
        const clip = one.getAttribute('clip-path') ? 'clipped' : '';
        const text = one.localName === 'text' ? one.textContent : '';
        return [one.localName, one.getAttribute('class') ?? '', clip, ...numbers, text]
          .filter(Boolean)
          .join(' ');
      })
      .join('\n');
  const line = (to: number) => [
    [
      { x: -4, y: -to },
      { x: 0, y: 0 },
      { x: 4, y: to },
    ],
  ];

  test('draws axes, numbers, both lines and where they differ', async () => {
    const screen = await openTeachingPart(
      <GraphView graph={graph({ given: line(4), mine: line(2), mark: { x: 2, given: 2, mine: 1 } })} />,
    );
    const svg = screen.query('svg');
    expect(svg.getAttribute('aria-label')).toBe(
      'The given line as a solid curve, yours dashed. The x axis goes from −4 to 4. At 2 the given line has the value 2, yours 1.',
    );
    expect(drawing(svg)).toMatchInlineSnapshot(`
      "rect 16 16 268 258
      path g-axis M12 145H288M150 278V12
      path g-arrow M296 145l-9-4.5v9z
      path g-arrow M150 4l-4.5 9h9z
      text g-name 296 136 end x
      text g-name 161 14 start y
      text g-tick 86 137 middle −2
      text g-tick 214 163 middle 2
      text g-tick 143 248.4 end −4
      text g-tick 143 199.2 end −2
      text g-tick 143 100.80000000000001 end 2
      text g-tick 143 51.599999999999994 end 4
      g clipped
      path g-fn M22 243.4L150 145L278 46.6
      path g-fn mine dash M22 194.2L150 145L278 95.8
      g
      path g-guide M214 95.80000000000001V120.4
      circle g-pt 214 95.80000000000001 5
      circle g-pt mine 214 120.4 5
      text g-lab ours b 205 100.80000000000001 end 2
      text g-lab mine b 205 125.4 end 1"
    `);
    expect(svg.querySelectorAll('.g-dot').map((dot) => `${dot.getAttribute('cx')} ${dot.getAttribute('cy')}`))
      .toMatchInlineSnapshot(`
      [
        "86 243.4",
        "86 194.2",
        "86 95.80000000000001",
        "86 46.599999999999994",
        "214 243.4",
        "214 194.2",
        "214 95.80000000000001",
        "214 46.599999999999994",
      ]
    `);
  });

  test('of one line says so, in the numbers of the language', async () => {
    const screen = await openTeachingPart(<GraphView graph={graph({ x: [-1.5, 1.5], given: line(1) })} />);
    expect(screen.query('svg').getAttribute('aria-label')).toBe(
      'The given line as a solid curve. The x axis goes from −1.5 to 1.5.',
    );
  });

  test.each([
    [-4, 'start'],
    [-1.25, 'start'],
    [-1.24, 'end'],
    [-0.01, 'end'],
    [0, 'start'],
    [1.87, 'start'],
    [1.88, 'end'],
  ])('writes the values at %f on the side with space', async (x, side) => {
    const screen = await openTeachingPart(<GraphView graph={graph({ mark: { x, given: 1, mine: 2 } })} />);
    const labels = screen.page.document.querySelectorAll('.g-lab');
    expect(labels.map((one) => one.getAttribute('text-anchor'))).toEqual([side, side]);
  });
});
