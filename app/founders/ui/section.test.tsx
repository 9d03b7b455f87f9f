import { act } from 'react';
import { describe, expect, test } from 'vitest';
import { openFounders } from '#tests/support/founders-page.tsx';
import type { TutorRecordView } from '../model/schemas.ts';
import { partOf } from '#tests/support/part-of.ts';
import { TutorDesk, TutorTabs } from './on-behalf/tutor-desk.tsx';
import { Section } from './section.tsx';

const content = (view: Awaited<ReturnType<typeof openFounders>>) =>
  view.all('div').find((each) => each.textContent === 'inside')!;

describe('a section', () => {
  test('is open on a wide screen', async () => {
    const view = await openFounders(
      <Section title="Refunds" name="refunds" note="1 waiting">
        inside
      </Section>,
    );
    expect(view.shown()).toBe('|Refunds|1 waiting|inside|');
    expect(view.find('Refunds')).toBeNull();
    expect(content(view).hasAttribute('hidden')).toBe(false);
    expect(view.all('section').map((each) => [each.getAttribute('id'), each.getAttribute('class')])).toEqual([
      ['refunds', ''],
    ]);
  });

  const narrow = async (view: Awaited<ReturnType<typeof openFounders>>) => {
    view.page.media.matches = true;
    await act(async () => void view.page.media.dispatchEvent(new Event('change')));
  };
  const state = (view: Awaited<ReturnType<typeof openFounders>>) => [
    view.all('section')[0]!.getAttribute('class'),
    view.find('Refunds')?.getAttribute('aria-expanded'),
    content(view).hasAttribute('hidden'),
  ];

  test('is folded on a phone, and opened by its title', async () => {
    const view = await openFounders(
      <Section title="Refunds" name="refunds">
        inside
      </Section>,
    );
    await narrow(view);
    expect(state(view)).toEqual(['folds', 'false', true]);
    await view.click('Refunds');
    expect(state(view)).toEqual(['folds is-open', 'true', false]);
    await view.click('Refunds');
    expect(state(view)).toEqual(['folds', 'false', true]);
  });

  test('is open from the beginning where that is wanted', async () => {
    const view = await openFounders(
      <Section title="Refunds" name="refunds" opened>
        inside
      </Section>,
    );
    await narrow(view);
    expect(state(view)).toEqual(['folds is-open', 'true', false]);
  });

  test('without a name does not fold', async () => {
    const view = await openFounders(<Section title="Refunds">inside</Section>);
    await narrow(view);
    expect(view.find('Refunds')).toBeNull();
    expect(content(view).hasAttribute('hidden')).toBe(false);
  });

  test('can be wide and marked', async () => {
    const view = await openFounders(
      <Section title="Refunds" note="1 waiting" waits wide tools="tools">
        inside
      </Section>,
    );
    expect(view.all('section').map((each) => [each.getAttribute('id'), each.getAttribute('class')])).toEqual([
      [null, 'span2'],
    ]);
    expect(view.classesOf('1 waiting')).toEqual(['tag tag-sun']);
    expect(view.shown()).toBe('|Refunds|1 waiting|toolsinside|');
  });
});

describe('the record of a tutor', () => {
  test.each([
    ['record', 'Record'],
    ['page', 'Page and prices'],
    ['hours', 'Hours and link'],
  ] as const)('has three tabs, of which “%s” is shown', async (tab, label) => {
    const view = await openFounders(
      <TutorTabs name="Lucía" chosen={tab} />,
      {},
      '/founder/tutors/t1?tab=page',
    );
    expect(view.links()).toEqual([
      ['Record', '/founder/tutors/t1'],
      ['Page and prices', '/founder/tutors/t1?tab=page'],
      ['Hours and link', '/founder/tutors/t1?tab=hours'],
    ]);
    expect(
      view
        .all('a')
        .filter((each) => each.getAttribute('aria-current'))
        .map(({ textContent }) => textContent),
    ).toEqual([label]);
  });

  const tutor = (change: Partial<TutorRecordView>) =>
    partOf<TutorRecordView>({
      id: 't1',
      name: 'Lucía',
      status: 'active',
      email: 'lucia@example.org',
      ...change,
    });

  test('of a tutor who left is not changed', async () => {
    const view = await openFounders(<TutorDesk tutor={tutor({ status: 'left' })} tab="page" />);
    expect(view.shown()).toBe('|Lucía no longer teaches here. The page stays as it is.|');
    expect(view.calls()).toEqual([]);
  });
});
