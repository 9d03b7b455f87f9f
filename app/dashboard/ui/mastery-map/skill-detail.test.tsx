import { describe, expect, test } from 'vitest';
import type { MapSkill, MapView } from '#app/practice/index.ts';
import { at, openPart } from '#tests/support/dashboard-page.tsx';
import { until } from '#tests/support/mounted.tsx';
import { MasteryMap } from './mastery-map.tsx';

const slope: MapSkill = {
  id: 'slope',
  name: 'Slope',
  p: 0.5,
  status: 'on_the_way',
  current: false,
  dueAt: null,
  masteredAt: null,
  opportunities: 4,
  unaidedRight: 2,
  opensAfter: [],
};
const area: MapSkill = { ...slope, id: 'area', name: 'Area', opportunities: 0, status: 'ahead', p: 0.31 };
const open = (...skills: MapSkill[]) =>
  openPart(<MasteryMap profileId="maya" name="Maya" own={false} />, {
    answers: {
      [`GET ${at('/practice/profiles/maya/map')}`]: {
        body: {
          strands: [{ id: 'functions', name: 'Functions', skills }],
          counts: { mastered: 0, onTheWay: 0, ahead: 0, due: 0 },
        } satisfies MapView,
      },
      [`POST ${at('/practice/sessions')}`]: { body: { id: 'monday' } },
    },
  });
type Screen = Awaited<ReturnType<typeof open>>;
const button = (screen: Screen, id: string) =>
  screen.all('button').find((one) => one.getAttribute('data-skill') === id)!;
const press = (screen: Screen, id: string) => screen.fire(button(screen, id), 'onClick');
const detail = (screen: Screen) => screen.text().split('|Learning now|').at(-1)!;
const openDetail = async (more: Partial<MapSkill>) => {
  const screen = await open({ ...slope, current: true, ...more }, area);
  await press(screen, 'slope');
  return screen;
};

describe('an opened skill', () => {
  test('shows what is known, and what can be done', async () => {
    const screen = await openDetail({});
    expect(screen.text()).toContain(
      '|Now: “Slope”|Slope|Learning now|Perhaps known: 50%|4 questions, 2 right without help|Practise this|What it is|The evidence|Close|Show as a list|',
    );
    expect(screen.href('What it is')).toBe('/tutor/practice?skill=slope&learner=maya');
    expect(screen.href('The evidence')).toBe('/learner-profiles?learner=maya');
    await screen.click('Practise this');
    await until(() => expect(screen.address()).toBe('/tutor/practice?session=monday'));
    expect(screen.sent('POST /practice/sessions')).toEqual([
      { mode: 'skill', skills: ['slope'], profileId: 'maya' },
    ]);
  });

  test.each([
    [0.97, 'Almost certainly known: 97%'],
    [0.95, 'Almost certainly known: 95%'],
    [0.94, 'Probably known: 94%'],
    [0.75, 'Probably known: 75%'],
    [0.74, 'Perhaps known: 74%'],
    [0.45, 'Perhaps known: 45%'],
    [0.44, 'Probably not known yet: 44%'],
    [0.2, 'Probably not known yet: 20%'],
    [0.19, 'Not known yet: 19%'],
  ])('with p = %f reads “%s”', async (p, text) => {
    expect(detail(await openDetail({ p }))).toMatch(new RegExp(`^${text}\\|4 questions`));
  });

  test.each<[string, Partial<MapSkill>, string]>([
    [
      'never asked',
      { opportunities: 0, status: 'ahead', p: 0.3 },
      'Not tried yet. Going by the skills around it: probably not known yet, 30%.|Practise this|What it is|Close|',
    ],
    [
      'asked once',
      { opportunities: 1, unaidedRight: 1 },
      'Perhaps known: 50%|1 question, 1 right without help|Practise this|What it is|The evidence|Close|',
    ],
    [
      'objected to',
      { status: 'disputed' },
      'Perhaps known: 50%|You objected to this. It doesn’t count until we’ve checked.|4 questions, 2 right without help|Practise',
    ],
    ['due again', { dueAt: '2026-11-23T10:00:00Z' }, 'help|Next review: tomorrow|Practise this|'],
    ['overdue', { dueAt: '2026-11-20T10:00:00Z' }, 'help|Next review: today|Practise this|'],
    [
      'opened by others',
      { opensAfter: ['Signs', 'Units'] },
      'help|First: “Signs” and “Units”|Practise this|',
    ],
  ])('that was %s says so', async (_, more, text) => {
    expect(detail(await openDetail(more))).toContain(text);
  });

  test.each([
    ['mastered', 'Mastered', 'tag '],
    ['on_the_way', 'On the way', 'tag '],
    ['due', 'Due today', 'tag tag-sun'],
    ['disputed', 'Objected to', 'tag '],
    ['ahead', 'Not tried yet', 'tag '],
  ] as const)('that is %s has the tag “%s”', async (status, text, look) => {
    const screen = await openDetail({ status, current: false });
    const tag = screen
      .query('.mm-detail')
      .elements()
      .find((one) => one.localName === 'span')!;
    expect(tag.textContent).toBe(text);
    expect(tag.getAttribute('class')).toBe(look);
  });

  test('is one at a time, and the focus returns to its mark', async () => {
    const screen = await openDetail({});
    expect(button(screen, 'slope').getAttribute('aria-expanded')).toBe('true');
    expect(button(screen, 'slope').getAttribute('aria-controls')).toBe('mm-detail-functions');
    expect(screen.query('.mm-detail').getAttribute('id')).toBe('mm-detail-functions');
    expect(button(screen, 'area').getAttribute('aria-expanded')).toBe('false');
    expect(button(screen, 'area').getAttribute('aria-controls')).toBeNull();
    await press(screen, 'area');
    expect(screen.all('h4').map((one) => one.textContent)).toEqual(['Area']);
    await screen.click('Close');
    expect(screen.all('h4')).toEqual([]);
    expect(screen.page.document.activeElement).toBe(button(screen, 'area'));
    await press(screen, 'slope');
    await press(screen, 'slope');
    expect(screen.all('h4')).toEqual([]);
  });
});

describe('the map as a list', () => {
  test('has a row for each skill, with its percentage once asked', async () => {
    const screen = await open({ ...slope, p: 0.97, status: 'mastered' }, { ...area, current: true }, {
      ...slope,
      id: 'decimals',
      name: 'Zeros',
      opportunities: 1,
    } as unknown as MapSkill);
    await screen.click('Show as a list');
    expect(screen.text()).toContain(
      '|Functions|0 of 3|Functions: 0 of 3 mastered|Slope|Mastered, 97%|Area|Learning now|Zeros|On the way, 50%|Show as hills|',
    );
    expect(screen.queryAll('.is-list')).toHaveLength(1);
    await screen.click('Show as hills');
    expect(screen.queryAll('.is-list')).toHaveLength(0);
    expect(screen.find('Show as a list')).not.toBeNull();
  });

  test('opens a row, and closes it', async () => {
    const screen = await open({ ...slope, current: true }, area);
    await screen.click('Show as a list');
    await press(screen, 'slope');
    expect(screen.text()).toContain(
      '|Slope|Learning now, 50%|Slope|Learning now|Perhaps known: 50%|4 questions, 2 right without help|Practise this|What it is|The evidence|Close|Area|Not tried yet|',
    );
    const states = (name: string) => ['slope', 'area'].map((id) => button(screen, id).getAttribute(name));
    expect(states('aria-expanded')).toEqual(['true', 'false']);
    expect(states('aria-controls')).toEqual(['mm-detail-functions', null]);
    await screen.click('Close');
    expect(states('aria-expanded')).toEqual(['false', 'false']);
    await press(screen, 'area');
    expect(states('aria-expanded')).toEqual(['false', 'true']);
    await press(screen, 'area');
    expect(screen.all('h4')).toEqual([]);
  });
});
