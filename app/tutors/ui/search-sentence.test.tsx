import { describe, expect, test } from 'vitest';
import { openTutorPart } from '#tests/support/tutor-pages.tsx';
import { readSearch } from '../model/search.ts';
import { SearchSentence } from './search-sentence.tsx';

const searchOf = (query = '') => readSearch(new URLSearchParams(query));

describe('the sentence of a search', () => {
  const days = ['2026-11-29', '2026-11-30', '2026-12-01'];

  test('offers all subjects, levels, languages, prices, ratings, days and half hours from six to half past ten', async () => {
    const part = await openTutorPart(<SearchSentence search={searchOf()} days={days} />);
    expect(part.outline()).toMatchInlineSnapshot(`
      "[form role=search aria-label=Find a tutor]
      I am looking for
      [select name=subject aria-label=Subject]
      [option selected] any subject
      Mathematics
      Physics
      Chemistry
      Computing
      Biology
      Economics
      Music
      English
      Spanish
      French
      for
      [select name=level aria-label=Level]
      [option selected] any level
      primary school
      secondary school
      upper secondary
      university
      in
      [select name=language aria-label=Language]
      [option selected] any language
      English
      español
      français
      Deutsch
      português
      up to
      [select name=max aria-label=Highest price]
      [option selected] any price
      £35 an hour
      £40 an hour
      £50 an hour
      with
      [select name=rating aria-label=Rating]
      [option selected] any rating
      4.0 stars or more
      4.5 stars or more
      4.8 stars or more
      free on
      [select name=day aria-label=Day]
      [option selected] any day
      Sun 29 Nov
      Mon 30 Nov
      Tue 1 Dec
      at
      [select name=time aria-label=Time]
      [option selected] any time
      06:00, my time
      06:30, my time
      07:00, my time
      07:30, my time
      08:00, my time
      08:30, my time
      09:00, my time
      09:30, my time
      10:00, my time
      10:30, my time
      11:00, my time
      11:30, my time
      12:00, my time
      12:30, my time
      13:00, my time
      13:30, my time
      14:00, my time
      14:30, my time
      15:00, my time
      15:30, my time
      16:00, my time
      16:30, my time
      17:00, my time
      17:30, my time
      18:00, my time
      18:30, my time
      19:00, my time
      19:30, my time
      20:00, my time
      20:30, my time
      21:00, my time
      21:30, my time
      22:00, my time
      22:30, my time"
    `);
    expect(part.all('optgroup').map((one) => one.getAttribute('label'))).toEqual([
      'November 2026',
      'December 2026',
    ]);
  });

  test('has what was chosen, and keeps length and order', async () => {
    const query =
      'subject=music&level=university&language=fr&max=33&rating=4.2&day=2026-11-30&time=18:30&minutes=90&sort=price';
    const part = await openTutorPart(<SearchSentence search={searchOf(query)} days={days} />);
    const chosen = part.all('option').filter(({ selected }) => selected);
    expect(chosen.map(({ textContent }) => textContent.replaceAll('\u00a0', ' '))).toEqual([
      'Music',
      'university',
      'français',
      '£33 an hour',
      '4.2 stars or more',
      'Mon 30 Nov',
      '18:30, my time',
    ]);
    expect(part.all('select').every((one) => one.getAttribute('class') === 'chip chip-select is-on')).toBe(
      true,
    );
    const options = (name: string) =>
      part
        .all('select')
        .find((one) => one.getAttribute('name') === name)!
        .options.map((one) => one.getAttribute('value'));
    expect(options('max')).toEqual(['', '33', '35', '40', '50']);
    expect(options('rating')).toEqual(['', '4', '4.2', '4.5', '4.8']);
    expect(
      part.all('input').map((one) => [one.getAttribute('name'), one.getAttribute('type'), one.value]),
    ).toEqual([
      ['minutes', 'hidden', '90'],
      ['sort', 'hidden', 'price'],
    ]);
  });

  test('searches as soon as a part is chosen, without those that are not', async () => {
    const part = await openTutorPart(
      <SearchSentence search={searchOf('time=18:30&minutes=30')} days={days} />,
    );
    const form = part.all('form')[0]!;
    part.find('Subject')!.value = 'physics';
    await part.fire(form, 'onChange');
    expect(part.address()).toBe('/?subject=physics&time=18%3A30&minutes=30');
  });
});
