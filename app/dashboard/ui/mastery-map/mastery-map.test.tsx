import { describe, expect, test } from 'vitest';
import type { MapSkill, MapView } from '#app/practice/index.ts';
import { at, openPart } from '#tests/support/dashboard-page.tsx';
import type { StubbedAnswers } from '#tests/support/stubbed-calls.ts';
import { MasteryMap } from './mastery-map.tsx';

const skill = (id: string, more: Partial<MapSkill> = {}): MapSkill => ({
  id: id as MapSkill['id'],
  name: id,
  p: 0.5,
  status: 'on_the_way',
  current: false,
  dueAt: null,
  masteredAt: null,
  opportunities: 4,
  unaidedRight: 2,
  opensAfter: [],
  ...more,
});
const mastered = { status: 'mastered', masteredAt: '2026-11-02T10:00:00Z', p: 0.96 } as const;
const ahead = { status: 'ahead', opportunities: 0, unaidedRight: 0, p: 0.3 } as const;
const functions = (skills: MapSkill[]) => ({ id: 'functions', name: 'Functions', skills }) as const;
const measures = (skills: MapSkill[]) => ({ id: 'measures', name: 'Measures', skills }) as const;
type Strands = readonly { id: string; name: string; skills: readonly MapSkill[] }[];

const mapRoute = `GET ${at('/practice/profiles/maya/map')}`;
const viewOf = (strands: Strands) =>
  ({ strands, counts: { mastered: 3, onTheWay: 9, ahead: 5, due: 0 } }) as unknown as MapView;
const open = (strands: Strands, more: { own?: boolean; narrow?: boolean; answers?: StubbedAnswers } = {}) =>
  openPart(<MasteryMap profileId="maya" name="Maya" own={more.own ?? false} />, {
    answers: { [mapRoute]: { body: viewOf(strands) }, ...more.answers },
    narrow: more.narrow ?? false,
  });
type Screen = Awaited<ReturnType<typeof open>>;
const button = (screen: Screen, id: string) =>
  screen.all('button').find((one) => one.getAttribute('data-skill') === id)!;
const press = (screen: Screen, id: string) => screen.fire(button(screen, id), 'onClick');
const key = (screen: Screen, id: string, name: string, more: object = {}) =>
  screen.fire(button(screen, id), 'onKeyDown', {
    key: name,
    currentTarget: { dataset: { skill: id } },
    ...more,
  });
const focused = (screen: Screen) => screen.page.document.activeElement.getAttribute('data-skill');

describe('the map of skills', () => {
  test('counts and explains its marks', async () => {
    const screen = await open([
      functions([
        skill('Slope', mastered),
        skill('Zeros'),
        skill('Area', { status: 'due', masteredAt: '2026-11-02T10:00:00Z' }),
        skill('Graphs', { status: 'disputed' }),
        skill('Signs', ahead),
      ]),
    ]);
    expect(screen.text()).toBe(
      [
        '|What Maya can do on their own|A taller hill means we’re more sure. A dotted one is our guess, not tried yet. 3 mastered, 2 on the way, 5 not tried yet.',
        'Mastered|On the way|Due today|Not tried yet|Use the arrow keys to move along and between rows, and Enter to open a skill.',
        'Functions|2 of 5|Functions: 2 of 5 mastered',
        'Slope|, Mastered|Zeros|, On the way|Area|, Due today|Graphs|, Objected to|Signs|, Not tried yet|Due today: “Area”|Show as a list|',
      ].join('|'),
    );
  });

  test('of the reader is addressed to the reader', async () => {
    const screen = await open([], { own: true });
    expect(screen.all('h2')[0]!.textContent).toBe('What you can do on your own');
  });

  test.each<[string, MapSkill[], string | null, string | null]>([
    ['nothing', [skill('Slope'), skill('Signs', ahead)], null, null],
    ['the current skill', [skill('Slope', { current: true })], 'Now: “Slope”', null],
    [
      'a current skill that is due',
      [skill('Slope', { current: true, status: 'due' })],
      'Now, and due today: “Slope”',
      null,
    ],
    [
      'the current and due skills',
      [
        skill('Slope', { current: true }),
        skill('Area', { status: 'due' }),
        skill('Zeros', { status: 'due' }),
      ],
      'Now: “Slope”. Due today: “Area” and “Zeros”',
      null,
    ],
    [
      'what a strand opens after',
      [skill('Slope', { ...ahead, opensAfter: ['Signs', 'Units'] }), skill('Area', ahead)],
      null,
      'Do “Signs” and “Units” first',
    ],
    [
      'nothing once a skill is begun',
      [skill('Slope', { ...ahead, opensAfter: ['Signs'] }), skill('Area')],
      null,
      null,
    ],
  ])('names below a strand %s', async (_, skills, below, waits) => {
    const screen = await open([functions(skills)]);
    expect(screen.queryAll('.mm-below')[0]?.textContent ?? null).toBe(below);
    expect(screen.queryAll('.mm-waits')[0]?.textContent ?? null).toBe(waits);
  });

  test('does not count a disputed skill as mastered', async () => {
    const screen = await open([
      functions([skill('Slope', { ...mastered, status: 'disputed' }), skill('Area', mastered)]),
    ]);
    expect(screen.text()).toContain('|Functions|1 of 2|Functions: 1 of 2 mastered|');
  });

  test.each([
    [false, 12, [12]],
    [false, 13, [7, 6]],
    [true, 6, [6]],
    [true, 13, [5, 5, 3]],
  ])('on a narrow page (%s) puts %i skills on lines of %o', async (narrow, count, lengths) => {
    const skills = Array.from({ length: count }, (_, index) => skill(`Skill ${index}`));
    const screen = await open([functions(skills)], { narrow });
    const lines = screen.queryAll('.mm-line');
    expect(
      lines.map((one) => one.elements().filter(({ localName }) => localName === 'button').length),
    ).toEqual(lengths);
    expect(lines[0]!.style.gridTemplateColumns).toBe(`repeat(${lengths[0]}, minmax(0, 1fr))`);
    expect(screen.queryAll('.mm-hill').map((one) => one.getAttribute('viewBox'))).toEqual(
      lengths.map((length) => `0 0 ${length * 100} 100`),
    );
  });

  test('draws tested skills solid and expected ones dotted', async () => {
    const count = (screen: Screen) =>
      ['.mm-area', '.mm-curve', '.mm-rest'].map((one) => screen.queryAll(one).length);
    const both = await open([functions([skill('Slope'), skill('Area', ahead)])]);
    expect(count(both)).toEqual([1, 1, 1]);
    await both.unmount();
    const tested = await open([functions([skill('Slope')])]);
    expect(count(tested)).toEqual([1, 1, 0]);
    await tested.unmount();
    const expected = await open([functions([skill('Slope', ahead)])]);
    expect(count(expected)).toEqual([0, 0, 1]);
  });

  test('puts the mark of a skill on the top of its hill', async () => {
    const screen = await open([functions([skill('Slope', { p: 1 }), skill('Area', { p: 0 })])]);
    expect(screen.queryAll('.mm-mark').map((one) => one.style.top)).toEqual(['2.9%', '98.9%']);
  });

  test.each<[string, Partial<MapSkill>, string[], string]>([
    ['mastered', mastered, ['pc-dot done'], '5.5'],
    ['on the way', {}, ['pc-dot miss'], '5.5'],
    ['disputed', { status: 'disputed' }, ['pc-dot miss mm-disputed'], '5.5'],
    ['ahead', ahead, ['pc-dot '], '4'],
    ['due', { status: 'due' }, ['mm-due'], '8'],
    ['current', { current: true }, ['pc-halo', 'pc-now'], '7.5'],
    ['current and due', { current: true, status: 'due' }, ['pc-halo', 'mm-due'], '8'],
  ])('marks a skill that is %s', async (_, more, looks, r) => {
    const screen = await open([functions([skill('Slope', more)])]);
    const circles = button(screen, 'Slope')
      .elements()
      .filter(({ localName }) => localName === 'circle');
    expect(circles.map((one) => one.getAttribute('class'))).toEqual(looks);
    expect(circles.at(-1)!.getAttribute('r')).toBe(r);
    expect(button(screen, 'Slope').getAttribute('class')).toBe(
      more.current ? 'mm-skill is-now' : 'mm-skill ',
    );
    expect(button(screen, 'Slope').textContent.endsWith(', Learning now')).toBe(more.current ?? false);
  });
});

describe('the keys of the map', () => {
  const strands = [
    functions([skill('a'), skill('b', { current: true })]),
    measures([skill('c'), skill('d')]),
  ];

  test('begin at the current skill, else at the first', async () => {
    const stops = (screen: Screen) =>
      ['a', 'b', 'c', 'd'].filter((id) => button(screen, id)?.getAttribute('tabindex') === '0');
    const screen = await open(strands);
    expect(stops(screen)).toEqual(['b']);
    await screen.fire(button(screen, 'd'), 'onFocus');
    expect(stops(screen)).toEqual(['d']);
    await screen.unmount();
    const first = await open([functions([skill('a'), skill('c')])]);
    expect(stops(first)).toEqual(['a']);
  });

  test('go along and between the lines', async () => {
    const screen = await open(strands);
    expect(await key(screen, 'a', 'ArrowRight')).toBe(true);
    expect(focused(screen)).toBe('b');
    expect(await key(screen, 'b', 'ArrowDown')).toBe(true);
    expect(focused(screen)).toBe('d');
    expect(await key(screen, 'd', 'Home')).toBe(true);
    expect(focused(screen)).toBe('c');
  });

  test.each([
    ['another key', 'x', {}],
    ['the browser’s own Alt', 'ArrowRight', { altKey: true }],
    ['Control', 'ArrowRight', { ctrlKey: true }],
    ['Command', 'ArrowRight', { metaKey: true }],
  ])('leave %s alone', async (_, name, more) => {
    const screen = await open(strands);
    expect(await key(screen, 'a', name, more)).toBe(false);
    expect(focused(screen)).toBeNull();
  });

  test('do not go along in the list', async () => {
    const screen = await open(strands);
    await screen.click('Show as a list');
    expect(await key(screen, 'a', 'ArrowRight')).toBe(false);
    expect(focused(screen)).toBeNull();
  });

  test('close the open skill by Escape', async () => {
    const screen = await open(strands);
    await press(screen, 'a');
    await key(screen, 'a', 'x');
    expect(screen.queryAll('.mm-detail')).toHaveLength(1);
    await key(screen, 'a', 'Escape');
    expect(screen.queryAll('.mm-detail')).toHaveLength(0);
  });
});
