import { describe, expect, test } from 'vitest';
import { openTeachingPart } from '#tests/support/teaching-page.tsx';
import type { PageElement } from '#tests/support/page-document.ts';
import { Curve, SkillCurve, StageCurve } from './stage-curve.tsx';

const stations = (svg: PageElement) =>
  svg
    .elements()
    .filter(({ localName }) => localName === 'circle' || localName === 'path')
    .map((one) =>
      one.localName === 'path'
        ? `${one.getAttribute('class')} ${one.getAttribute('d')!.match(/^M-?\d+/)![0]}…${/(-?\d+)(?:\.\d+)? -?\d+(?:\.\d+)?$/.exec(one.getAttribute('d')!)?.[1]}`
        : `${one.getAttribute('class')!.trim()} ${Math.round(Number(one.getAttribute('cx')))} r${one.getAttribute('r')}`,
    )
    .join('\n');
const labels = (screen: Awaited<ReturnType<typeof openTeachingPart>>) =>
  screen.page.document
    .querySelectorAll('.pc-labels')
    .map((row) =>
      row
        .querySelectorAll('span')
        .map(
          (one) =>
            `${one.textContent} (${one.getAttribute('class')!.trim()}) ${Math.round(parseFloat(String(one.style.left)) * 10) / 10}`,
        )
        .join('\n'),
    )
    .join('\n—\n');

describe('the stages of a conversation', () => {
  test.each([
    [0, 'Step 1 of 6: Read'],
    [1, 'Step 2 of 6: Try'],
    [2, 'Step 3 of 6: Find the mistake'],
    [3, 'Step 4 of 6: Fix'],
    [4, 'Step 5 of 6: On your own'],
    [5, 'Step 6 of 6: Look back'],
    [6, 'All six steps done'],
  ])('at %i read “%s”', async (stage, text) => {
    const screen = await openTeachingPart(<StageCurve stage={stage} seed="s" />);
    expect(screen.query('.sr').textContent).toBe(text);
  });

  test('stand along the curve, the current one beside a narrow curve', async () => {
    const screen = await openTeachingPart(<StageCurve stage={0} seed="s" />);
    expect(labels(screen)).toMatchInlineSnapshot(`
      "Read (now first) 1.9
      Try () 21.1
      Find the mistake () 40.4
      Fix () 59.6
      On your own () 78.9
      Look back (last) 98.1
      —
      Read (now first) 4"
    `);
    expect(screen.page.document.querySelectorAll('svg').map((svg) => stations(svg))).toMatchInlineSnapshot(`
      [
        "pc-rest M14…722
      pc-halo 14 r14
      pc-now 14 r7.5
      pc-dot 156 r4.5
      pc-dot 297 r4.5
      pc-dot 439 r4.5
      pc-dot 580 r4.5
      pc-dot 722 r4.5",
        "pc-rest M14…336
      pc-halo 14 r14
      pc-now 14 r7.5
      pc-dot 78 r4.5
      pc-dot 143 r4.5
      pc-dot 207 r4.5
      pc-dot 272 r4.5
      pc-dot 336 r4.5",
      ]
    `);
  });

  test('mark the last one as last', async () => {
    const screen = await openTeachingPart(<StageCurve stage={5} seed="s" />);
    expect(labels(screen).split('—\n')[1]).toBe('Look back (now  last) 96');
  });

  test('have none beside the narrow curve once all are done', async () => {
    const screen = await openTeachingPart(<StageCurve stage={6} seed="s" />);
    expect(screen.page.document.querySelectorAll('.pc-labels')).toHaveLength(1);
    expect(stations(screen.query('svg'))).toMatchInlineSnapshot(`
      "pc-done M14…722
      pc-dot done 14 r5.5
      pc-dot done 156 r5.5
      pc-dot done 297 r5.5
      pc-dot done 439 r5.5
      pc-dot done 580 r5.5
      pc-dot done 722 r5.5"
    `);
  });
});

test.each([
  [0, 'Step 1 of 5: The idea'],
  [1, 'Step 2 of 5: Example'],
  [2, 'Step 3 of 5: With help'],
  [3, 'Step 4 of 5: On your own'],
  [4, 'Step 5 of 5: Look back'],
  [5, 'All five steps done'],
])('the stages of a skill at %i read “%s”', async (stage, text) => {
  const screen = await openTeachingPart(<SkillCurve stage={stage} seed="s" />);
  expect(screen.query('.sr').textContent).toBe(text);
});

test('a curve with one station has it at its beginning', async () => {
  const screen = await openTeachingPart(<Curve count={1} now={0} width={100} height={50} seed="s" />);
  expect(stations(screen.query('svg'))).toMatchInlineSnapshot(`
    "pc-rest M14…86
    pc-halo 14 r14
    pc-now 14 r7.5"
  `);
});

test('a curve of three stations has its height in the box and a line between them', async () => {
  const screen = await openTeachingPart(
    <Curve count={3} now={1} width={100} height={50} seed="s" className="x" />,
  );
  expect(stations(screen.query('svg'))).toMatchInlineSnapshot(`
    "pc-rest M50…86
    pc-done M14…50
    pc-dot done 14 r5.5
    pc-halo 50 r14
    pc-now 50 r7.5
    pc-dot 86 r4.5"
  `);
});
