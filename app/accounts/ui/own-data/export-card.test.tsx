import { describe, expect, test } from 'vitest';
import { callNeedsSignIn, openAccount } from '#tests/support/account-page.tsx';
import type { StubbedAnswers } from '#tests/support/stubbed-calls.ts';
import { until } from '#tests/support/mounted.tsx';

describe('the copy of one’s data', () => {
  const copy = {
    state: 'ready',
    done: 9,
    total: 9,
    size: 38_400,
    fileName: 'curvela.zip',
    createdAt: '2026-11-21T09:00:00.000Z',
    until: '2026-11-28T09:00:00.000Z',
  };

  test.each([
    [999_999, '1,000 kB'],
    [38_400, '38 kB'],
    [5_740_000, '5.7 MB'],
    [1_000_000, '1 MB'],
    [9_500, '9.5 kB'],
  ])(
    'says when it was made, how large it is (%i bytes: %s) and until when it is there',
    async (size, text) => {
      const part = await openAccount({ copy: { ...copy, size } });
      const words = part.section('data').textContent.replaceAll(/\s/g, ' ');
      expect(words).toContain(`Your copy of Saturday 21 November is ready: ${text}.`);
      expect(words).toContain('It is kept until Saturday 28 November.');
      expect(part.find('Make a new copy')).not.toBeNull();
    },
  );

  test('shows how far it is, and offers nothing meanwhile', async () => {
    const part = await openAccount({
      copy: { ...copy, state: 'building', done: 3, size: null, until: null },
    });
    expect(part.section('data').textContent).toContain('3 of 9 parts');
    expect(
      part.all('progress').map((one) => [one.getAttribute('value') ?? one.value, one.getAttribute('max')]),
    ).toEqual([['3', '9']]);
    expect(part.find('Make a new copy')).toBeNull();
    expect(part.find('Make the copy')).toBeNull();
    await part.unmount();
  });

  test('that failed can be made again', async () => {
    const part = await openAccount({ copy: { ...copy, state: 'failed', size: null, until: null } });
    expect(part.section('data').textContent).toContain('The copy could not be made.');
    expect(part.find('Make the copy')).not.toBeNull();
    expect(part.find('Download the copy')).toBeNull();
  });

  test('is begun with one press; an old sign-in is confirmed first', async () => {
    const answers: StubbedAnswers = {
      'POST /functions/v1/account/export': callNeedsSignIn,
    };
    const part = await openAccount({ answers });
    await part.click('Make the copy');
    await until(() => expect(part.section('data').textContent).toContain('Confirm that it is you'));
    expect(part.find('Make the copy')).toBeNull();
    await part.click('Not now');
    expect(part.find('Make the copy')).not.toBeNull();
  });

  test('shows the server’s reason when it cannot be begun', async () => {
    const part = await openAccount({
      answers: {
        'POST /functions/v1/account/export': {
          status: 429,
          body: { error: { code: 'x', message: 'Tomorrow again.' } },
        },
      },
    });
    await part.click('Make the copy');
    await until(() => expect(part.section('data').textContent).toContain('Tomorrow again.'));
  });
});
