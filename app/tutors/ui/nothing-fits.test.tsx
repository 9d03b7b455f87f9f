import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { IntlProvider } from 'use-intl/react';
import { expect, test } from 'vitest';
import { tutorPagesTexts } from '../messages/pages/index.ts';
import { type Filter, readSearch } from '../model/search.ts';
import { NothingFits } from './nothing-fits.tsx';

const t = tutorPagesTexts.en.tutorPages.search;

/** The heading about removable filters and the text before the chips. */
function headingAndText(
  address: string,
  filters: readonly Filter[],
  outside: 'past' | 'notOpenYet' | null = null,
): (string | undefined)[] {
  const search = readSearch(new URLSearchParams(address));
  const loosen = filters.map((filter) => ({ filter, count: 2 }));
  const page = (
    <IntlProvider locale="en" timeZone="UTC" messages={tutorPagesTexts.en}>
      <NothingFits search={search} loosen={loosen} timed={search.time !== undefined} outside={outside} />
    </IntlProvider>
  );
  const router = createMemoryRouter([{ path: '/', element: page }]);
  const markup = renderToStaticMarkup(<RouterProvider router={router} />);
  return ['h3', 'p'].map((tag) => new RegExp(`<${tag}>(.*?)</${tag}>`).exec(markup)?.[1]);
}

test('without an hour the heading mentions filters', () => {
  expect(headingAndText('subject=french&level=primary', ['subject', 'level'])).toEqual([
    t.withOneLess,
    undefined,
  ]);
  expect(headingAndText('subject=french&level=primary&max=1', [])).toEqual([t.notEnough, t.noneMore]);
});

test('with an hour the heading mentions the hour, unless another hour would not help', () => {
  const hour = 'day=2026-12-01&time=06:00';
  expect(headingAndText(hour, ['time'])).toEqual([t.noneTitle, t.loosen]);
  expect(headingAndText(`${hour}&max=1`, [])).toEqual([t.noneTitle, t.noneText]);
  expect(headingAndText(`${hour}&subject=french&level=primary`, ['level'])).toEqual([
    t.withOneLess,
    undefined,
  ]);
});

test('a time that has passed or is not open yet is named as such', () => {
  const hour = 'day=2026-12-01&time=06:00';
  expect(headingAndText(hour, [], 'past')).toEqual([
    t.noneTitle,
    'This time has passed. Choose a later one.',
  ]);
  expect(headingAndText(hour, ['time'], 'notOpenYet')).toEqual([
    t.noneTitle,
    'No tutor’s calendar is open that far ahead yet. A new day opens every day.',
  ]);
});
