import { describe, expect, it } from 'vitest';
import { languages } from '@curvela/maths';
import { coursePages } from './read-pages.server.ts';
import { allCourses } from '@curvela/curriculum/courses';
import { findPictureFaults } from '@curvela/curriculum/picture-faults';

const pages = coursePages(allCourses);
const lessons = allCourses.flatMap((course) =>
  course.lessons.map(({ id }) => [`${course.id}/${id}`, course.id, id] as const),
);

/** A picture with two texts, in the markup of graphs and figures. */
const paper = (...texts: string[]): string =>
  `<svg viewBox="0 0 330 264"><g font-size="var(--text-xs,14px)">${texts.join('')}</g></svg>`;
const text = (x: number, y: number, words: string) => `<text x="${x}" y="${y}">${words}</text>`;

describe('a picture', () => {
  it('is crowded when a text overlaps another or leaves the frame', () => {
    expect(findPictureFaults(paper(text(20, 40, '(−2, 0)'), text(100, 40, '4')))).toEqual([]);
    expect(findPictureFaults(paper(text(20, 40, '(−2, 0)'), text(60, 46, '4')))).toEqual([
      '“4” lies on “(−2, 0)”',
    ]);
    expect(findPictureFaults(paper(text(300, 40, '(−2, 0)')))).toEqual(['“(−2, 0)” leaves the frame']);
    expect(findPictureFaults(paper(text(20, 263, 'y')))).toEqual(['“y” leaves the frame']);
  });

  it('is checked with the transforms of its groups applied', () => {
    const moved = `<g transform="translate(100 0)"><text text-anchor="end" y="40">20</text></g>`;
    expect(findPictureFaults(paper(moved, text(80, 40, '4')))).toEqual(['“4” lies on “20”']);
    expect(findPictureFaults(paper(moved, text(102, 40, '4')))).toEqual([]);
  });
});

describe.each(lessons)('%s', (_, course, id) => {
  it.each(languages)('has pictures without crowded texts (%s)', (language) => {
    const blocks = pages.lesson(course, id, language)?.blocks ?? [];
    const drawn = blocks.flatMap((block) => {
      if (block.kind === 'graph' || block.kind === 'picture') return [block.svg];
      if (block.kind !== 'items') return [];
      return block.items.flatMap(({ picture, figure }) => [picture?.svg ?? '', figure?.svg ?? '']);
    });
    const pictures = drawn.filter((svg) => svg !== '');
    expect(pictures.length).toBeGreaterThanOrEqual(2);
    expect(pictures.flatMap(findPictureFaults)).toEqual([]);
  });
});
