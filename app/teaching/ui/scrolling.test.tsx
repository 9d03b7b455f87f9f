import { useState } from 'react';
import { describe, expect, test, vi } from 'vitest';
import { openTeachingPart } from '#tests/support/teaching-page.tsx';
import type { PageElement } from '#tests/support/page-document.ts';
import { scrollOffsetFor } from './scroll-offset.ts';
import { scrollIntoSight, useScrollToNewest } from './use-scroll-to-newest.ts';

describe('how far to scroll', () => {
  const window = { top: 100, bottom: 500 };
  test.each([
    ['what is in sight', [150], [450], 0],
    ['what fills the window exactly', [100], [500], 0],
    ['what begins above the window', [98], [400], -51],
    ['what ends below the window', [200], [501], 51],
    ['what is as high as the window', [600], [1000], 500],
    ['what is higher by a pixel, with an end that fits', [600], [1001, 900], 450],
    ['a beginning below its end', [600], [600], 500],
    ['the first beginning that fits', [100, 300], [650], 175],
    ['the second beginning where the first is too far', [100, 300], [501.5, 900], 101],
    ['nothing that fits: the first beginning half a window before the last', [400, 500, 700], [1500], 400],
    ['nothing that fits: a beginning further than that is left out', [400, 500, 701], [1500], 601],
    ['a single beginning without an end', [700], [], 600],
    ['nothing at all', [], [], 0],
    ['an end without a beginning', [], [900], 0],
  ])('for %s', (_, beginnings, endings, offset) => {
    expect(scrollOffsetFor(beginnings, endings, window)).toBe(offset);
  });
});

describe('scrolling on the page', () => {
  const edges = (top: number, bottom: number) => (element: PageElement | null) => {
    if (element)
      element.getBoundingClientRect = () => ({
        x: 0,
        y: 0,
        left: 0,
        right: 0,
        width: 0,
        height: 0,
        top,
        bottom,
      });
  };
  const Places = () => (
    <>
      <i className="turn" ref={(one) => edges(-900, -800)(one as unknown as PageElement)} />
      <i className="turn" ref={(one) => edges(1000, 1200)(one as unknown as PageElement)} />
      <i className="card" ref={(one) => edges(1210, 1300)(one as unknown as PageElement)} />
    </>
  );
  const places = { beginnings: ['.turn', '.none'], endings: ['.card'] };
  const Newest = ({ count, calmUpTo }: { count: number; calmUpTo: number }) => {
    useScrollToNewest({ count, calmUpTo, ...places });
    return null;
  };

  test('brings the last turn and the card into the window, smoothly', async () => {
    const screen = await openTeachingPart(<Places />);
    scrollIntoSight(places);
    expect(screen.scrolls).toEqual([{ top: 750, behavior: 'smooth' }]);
  });

  test('leaves the bars above and below free', async () => {
    const screen = await openTeachingPart(<Places />);
    vi.stubGlobal('getComputedStyle', () => ({ scrollPaddingTop: '60px', scrollPaddingBottom: '100px' }));
    scrollIntoSight(places);
    expect(screen.scrolls).toEqual([{ top: 770, behavior: 'smooth' }]);
  });

  test('does not move smoothly where that is not wanted, or at once', async () => {
    const calm = await openTeachingPart(<Places />, { narrow: true });
    scrollIntoSight(places);
    expect(calm.scrolls).toEqual([{ top: 750, behavior: 'auto' }]);
  });

  test.each([
    [1, 1, []],
    [2, 1, [{ top: 750, behavior: 'auto' }]],
  ])('a page opened with %i turns, calm up to %i', async (count, calmUpTo, scrolls) => {
    const screen = await openTeachingPart(
      <>
        <Places />
        <Newest count={count} calmUpTo={calmUpTo} />
      </>,
    );
    expect(screen.scrolls).toEqual(scrolls);
  });

  test('happens smoothly with each further turn, once', async () => {
    const counts = { count: 1 };
    const Growing = () => {
      useScrollToNewest({ count: counts.count, calmUpTo: 1, ...places });
      const [, again] = useState(0);
      return (
        <button type="button" onClick={() => again((times) => times + 1)}>
          draw
        </button>
      );
    };
    const screen = await openTeachingPart(
      <>
        <Places />
        <Growing />
      </>,
    );
    counts.count = 2;
    await screen.click('draw');
    await screen.click('draw');
    expect(screen.scrolls).toEqual([{ top: 750, behavior: 'smooth' }]);
    counts.count = 3;
    await screen.click('draw');
    expect(screen.scrolls).toHaveLength(2);
  });
});
