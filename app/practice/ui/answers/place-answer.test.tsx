import { afterAll, expect, test, vi } from 'vitest';
import type { Mounted } from '#tests/support/mounted.tsx';
import type { AnswerDraft, GridPoint } from '../../domain/answering/draft.ts';
import { practiceTexts } from '../../messages/index.ts';
import type { PictureView } from '../../model/views.ts';

type GraphProps = {
  items: { id: string; text: string; tone?: string }[];
  label: string;
  points: { id: string; x: number; y: number; name: string }[];
  onPointMoved(id: string, place: { x: number; y: number }): void;
};
const graphs: unknown[] = [];
// Test files in one process share modules (decision 0030): load those that the replacement concerns before and after anew.
vi.resetModules();
vi.doMock('@curvela/maths-react/graph', () => ({
  Graph: (props: object) => {
    graphs.push(props);
    return null;
  },
}));
const { mounted } = await import('#tests/support/mounted.tsx');
const { default: PlaceAnswer } = await import('./place-answer.tsx');
afterAll(() => {
  vi.doUnmock('@curvela/maths-react/graph');
  vi.resetModules();
});
const graph = () => graphs.at(-1) as GraphProps;
const view = { x: [-5.5, 5.5], y: [-3, 4.9] } as const;
const given: PictureView = {
  items: [{ id: 'f', text: 'y = x' }],
  view: null,
  svg: '',
  description: 'A line through the origin',
};

async function place(
  kind: 'point' | 'line',
  at: readonly GridPoint[],
  { disabled = false, picture = null }: { disabled?: boolean; picture?: PictureView | null } = {},
) {
  const onChange = vi.fn<(draft: AnswerDraft) => void>();
  const page: Mounted = await mounted(
    <PlaceAnswer
      ask={{ kind, view }}
      picture={picture}
      draft={{ kind, at: [...at], moved: false }}
      disabled={disabled}
      onChange={onChange}
    />,
    { messages: practiceTexts.en },
  );
  return { page, onChange };
}
const pointAt = (x: number, y: number) => ({ kind: 'point', at: [[x, y]], moved: true });

test('a point is named P, has its coordinates in fields, and a typed coordinate moves it', async () => {
  const { page, onChange } = await place('point', [[-2, 3]]);
  expect(page.text()).toContain('Where the point is');
  expect(page.text()).toContain(
    'Move it with your finger, the mouse or the arrow keys, or type the numbers.',
  );
  expect(page.all('input').map(({ value }) => value)).toEqual(['\u22122', '3']);
  expect(graph()).toMatchObject({ label: 'Graph', items: [], points: [{ id: '0', x: -2, y: 3, name: 'P' }] });
  await page.fill('P x', '4');
  expect(onChange).toHaveBeenLastCalledWith(pointAt(4, 3));
  await page.fill('P y', '1');
  expect(onChange).toHaveBeenLastCalledWith(pointAt(-2, 1));
});

test.each([
  ['\u22121', -1],
  ['\u20131', -1],
  ['-1', -1],
  [' 2 ', 2],
  ['0', 0],
])('the typed text %j is the number %i', async (typed, x) => {
  const { page, onChange } = await place('point', [[3, 3]]);
  await page.fill('P x', typed);
  expect(onChange.mock.calls).toEqual([[pointAt(x, 3)]]);
});

test.each(['', '-', ' ', '1.5', '1\u22122', '10e\u22121', 'two'])(
  'the typed text %j is no whole number and moves nothing',
  async (typed) => {
    const { page, onChange } = await place('point', [[3, 3]]);
    await page.fill('P x', typed);
    expect(onChange).not.toHaveBeenCalled();
    expect(page.all('input')[0]!.value).toBe(typed);
    await page.fire(page.find('P x')!, 'onBlur');
    expect(page.all('input')[0]!.value).toBe('3');
  },
);

test('arrow keys move a coordinate by one; other keys keep their meaning', async () => {
  const { page, onChange } = await place('point', [[2, 3]]);
  expect(await page.fire(page.find('P x')!, 'onKeyDown', { key: 'ArrowUp' })).toBe(true);
  expect(onChange).toHaveBeenLastCalledWith(pointAt(3, 3));
  expect(await page.fire(page.find('P y')!, 'onKeyDown', { key: 'ArrowDown' })).toBe(true);
  expect(onChange).toHaveBeenLastCalledWith(pointAt(2, 2));
  expect(await page.fire(page.find('P y')!, 'onKeyDown', { key: 'Tab' })).toBe(false);
  expect(onChange).toHaveBeenCalledTimes(2);
});

test('a point stays on the whole numbers inside the graph', async () => {
  const { onChange } = await place('point', [[2, 3]]);
  const move = (x: number, y: number) => {
    graph().onPointMoved('0', { x, y });
    return onChange.mock.lastCall?.[0];
  };
  expect(move(9, 9)).toEqual(pointAt(5, 4));
  expect(move(-9, -9)).toEqual(pointAt(-5, -3));
  expect(move(1.6, -1.4)).toEqual(pointAt(2, -1));
});

test('the points of a line are named A and B, and the line through them is drawn with what is given', async () => {
  const { page, onChange } = await place(
    'line',
    [
      [0, 1],
      [2, 5],
    ],
    { picture: given },
  );
  expect(page.text()).toContain('Where the two points are');
  expect(graph().label).toBe('A line through the origin');
  expect(graph().items).toEqual([
    { id: 'f', text: 'y = x' },
    { id: 'mine', text: 'y = (4)/(2) * (x - (0)) + (1)', tone: 'mine' },
  ]);
  expect(graph().points.map(({ id, name }) => [id, name])).toEqual([
    ['0', 'A'],
    ['1', 'B'],
  ]);
  await page.fill('B y', '3');
  expect(onChange).toHaveBeenLastCalledWith({
    kind: 'line',
    at: [
      [0, 1],
      [2, 3],
    ],
    moved: true,
  });
});

test('nothing moves while the answer waits to be sent', async () => {
  const { page, onChange } = await place('point', [[2, 3]], { disabled: true, picture: given });
  expect(graph().items).toEqual([{ id: 'f', text: 'y = x' }]);
  expect(page.all('fieldset')[0]!.hasAttribute('disabled')).toBe(true);
  graph().onPointMoved('0', { x: 1, y: 1 });
  await page.fill('P x', '1');
  expect(onChange).not.toHaveBeenCalled();
});
