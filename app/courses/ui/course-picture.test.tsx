import { RouterContextProvider } from 'react-router';
import { describe, expect, test } from 'vitest';
import { languageContext } from '#app/platform/texts-loader.ts';
import { fractions, lessonPage, maths, openCoursePart, words } from '#tests/support/course-page.tsx';
import { coursePagesContext } from '../model/course-pages.ts';
import { CoursePicture } from './course-picture.tsx';
import { LessonText, WorkedSolution } from './lesson-text.tsx';
import { loader, meta } from './screens/course.tsx';

const drawing = async (course: string) => {
  const screen = await openCoursePart(<CoursePicture course={course} />);
  const shapes = screen.page.document.body.elements().flatMap((one) => {
    const path = one.getAttribute('d');
    const ends = path && path.length > 60 ? `${path.slice(0, 24)}…${path.slice(-16)}` : path;
    const numbers = ['x', 'y', 'width', 'height', 'cx', 'cy', 'r'].flatMap(
      (name) => one.getAttribute(name) ?? [],
    );
    const text = one.localName === 'text' ? one.textContent : '';
    return ['path', 'rect', 'circle', 'text'].includes(one.localName)
      ? [[one.localName, ...numbers, ends, text].filter(Boolean).join(' ')]
      : [];
  });
  await screen.unmount();
  return shapes.join('\n');
};

describe('the picture of a course', () => {
  test('of fractions is the same half in three bars', async () => {
    expect(await drawing('fractions')).toMatchInlineSnapshot(`
      "rect 14 14 136 38
      path M14 12.7C17.8 12.9 29.1 ….2 14.8 286 14.8
      path M14 50.7C17.8 50.9 29.1 ….2 52.8 286 52.8
      path M14 14v38
      path M150 14v38
      path M286 14v38
      rect 14 70 136 38
      path M14 70.6C17.8 70.6 29.1 ….2 69.6 286 69.6
      path M14 108.6C17.8 108.6 29.… 107.6 286 107.6
      path M14 70v38
      path M82 70v38
      path M150 70v38
      path M218 70v38
      path M286 70v38
      rect 14 126 136 38
      path M14 127.2C17.8 127.1 29.… 125.1 286 125.1
      path M14 165.2C17.8 165.1 29.… 163.1 286 163.1
      path M14 126v38
      path M48 126v38
      path M82 126v38
      path M116 126v38
      path M150 126v38
      path M184 126v38
      path M218 126v38
      path M252 126v38
      path M286 126v38
      path M150 4V176"
    `);
  });
  test('of algebra is a level balance', async () => {
    expect(await drawing('algebra')).toMatchInlineSnapshot(`
      "path M150 60V166M110 166H190M74 60H226M74 60V80M226 60V80
      path M22 116H126M174 116H278
      circle 150 60 6
      rect 30 84 30 30
      path M30 84h30v30h-30z
      text 45 105 x
      rect 64 84 30 30
      path M64 84h30v30h-30z
      text 79 105 x
      rect 104 102 12 12
      rect 104 86 12 12
      rect 104 70 12 12
      rect 182 102 12 12
      rect 206 102 12 12
      rect 230 102 12 12
      rect 254 102 12 12
      rect 182 86 12 12
      rect 206 86 12 12
      rect 230 86 12 12"
    `);
  });
  test('of quadratics is a square that has grown', async () => {
    expect(await drawing('quadratics')).toMatchInlineSnapshot(`
      "path M188 14H232V118H188ZM84 118H188V162H84Z
      rect 84 14 104 104
      path M84 14H188V118H84Z
      path M188 14H232V162H84V118
      path M188 118H232M188 118V162
      rect 188 118 44 44
      path M188 118H232V162H188Z
      text 136 72 x²
      text 210 72 3x
      text 136 146 3x
      text 210 146 9"
    `);
  });
  test('of learning is what stays after each recall', async () => {
    expect(await drawing('learning')).toMatchInlineSnapshot(`
      "path M14 160H290M14 172V8
      path M14 24C14.4 26.2 15.5 33…6 143.6 70 143.8
      path M70 143.8V24
      circle 14 24 5
      path M70 24C70.5 25.4 71.9 29… 127.2 140 127.5
      path M140 127.5V24
      circle 70 24 5
      path M140 24C140.6 24.8 142.2… 100.1 218 100.4
      path M218 100.4V24
      circle 140 24 5
      path M218 24C218.5 24.4 219.9….5 66.5 288 66.7
      circle 218 24 5"
    `);
  });
  test('of another course is empty', async () => {
    const screen = await openCoursePart(<CoursePicture course="toString" />);
    expect(screen.all('svg')).toEqual([]);
  });
});

test('what belongs to a formula stays on its line', async () => {
  const formula = { kind: 'formula' as const, formula: maths('3') };
  const glued = async (text: string) => {
    const screen = await openCoursePart(<LessonText parts={[formula, ...words(text)]} />);
    const span = screen.query('.co-glued');
    const shown = [span ? span.textContent : '', screen.page.document.body.textContent];
    await screen.unmount();
    return shown;
  };
  expect(await glued('. Then')).toEqual(['3.', '3. Then']);
  expect(await glued(' cm² are')).toEqual(['3 cm²', '3 cm² are']);
  expect(await glued(' minutes')).toEqual(['', '3 minutes']);
  expect(await glued(' and')).toEqual(['', '3 and']);
  expect(await glued('\u00a0h long')).toEqual(['3\u00a0h', '3\u00a0h long']);
});

test('a line of a solution without a reason has none', async () => {
  const screen = await openCoursePart(
    <WorkedSolution
      worked={{
        lines: [
          { formula: maths('2/4'), why: words('Halve.') },
          { formula: maths('1/2'), why: [] },
        ],
      }}
    />,
  );
  expect(screen.page.document.querySelectorAll('.note').map(({ textContent }) => textContent)).toEqual([
    'Halve.',
  ]);
});

describe('the page of a course', () => {
  const load = (id: string, search = '') => {
    const context = new RouterContextProvider();
    context.set(languageContext, 'en');
    context.set(coursePagesContext, {
      list: () => [fractions],
      course: (wanted) => (wanted === 'fractions' ? fractions : null),
      lesson: (_, wanted) => (wanted === 'two' ? lessonPage([]) : null),
    });
    const request = new Request(`http://localhost/courses/${id}${search}`);
    return loader({ params: { id }, request, context } as unknown as Parameters<typeof loader>[0]);
  };

  test('is the course, or one of its lessons', () => {
    expect(load('fractions')).toMatchObject({
      title: 'Fractions',
      description: 'Parts of a whole.',
      lesson: null,
    });
    expect(load('fractions').structured).toBeDefined();
    expect(load('fractions', '?lesson=two')).toMatchObject({
      title: 'Lesson two · Fractions',
      description: 'You can two.',
      lesson: { id: 'two' },
      structured: undefined,
    });
  });

  test.each([
    ['chess', ''],
    ['fractions', '?lesson=nine'],
    ['fractions', '?lesson='],
  ])('%s%s does not exist', (id, search) => {
    expect(() => load(id, search)).toThrow(expect.objectContaining({ init: { status: 404 } }) as Error);
  });

  test('has the title of what it shows', () => {
    const titles = meta({ loaderData: load('fractions') } as unknown as Parameters<typeof meta>[0]);
    expect(JSON.stringify(titles)).toContain('Fractions');
  });
});
