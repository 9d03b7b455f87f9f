import { describe, expect, test, vi } from 'vitest';
import { callNeedsSignIn, openAccount, signedIn } from '#tests/support/account-page.tsx';
import type { StubbedAnswers } from '#tests/support/stubbed-calls.ts';
import { begin, until } from '#tests/support/mounted.tsx';
import { ownDataTexts } from '../../messages/own-data/index.ts';

const texts = ownDataTexts.en.ownData.export;

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
      expect(words).toContain('We keep it until Saturday 28 November.');
      expect(part.find('Make a new copy')).not.toBeNull();
      expect(words).not.toContain('We couldn’t make the copy.');
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
    expect(part.section('data').textContent).toContain('We couldn’t make the copy.');
    expect(part.find('Make the copy')).not.toBeNull();
    expect(part.find('Download the copy')).toBeNull();
  });

  test('is begun with one press; an old sign-in is confirmed first', async () => {
    const answers: StubbedAnswers = {
      'POST /functions/v1/account/export': callNeedsSignIn,
    };
    const part = await openAccount({ answers });
    await part.click('Make the copy');
    await until(() => expect(part.section('data').textContent).toContain('Confirm it’s you'));
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

  test('that is begun shows how far it is, at the heading of the card', async () => {
    const part = await openAccount({
      answers: {
        'POST /functions/v1/account/export': {
          status: 202,
          body: { export: { ...copy, state: 'building', done: 0, total: 0, size: null, until: null } },
        },
      },
    });
    begin(part.find('Make the copy')!, 'onClick');
    expect(part.find(texts.starting)!.getAttribute('aria-disabled')).toBe('true');
    begin(part.find(texts.starting)!, 'onClick');
    await until(() => expect(part.section('data').textContent).toContain(texts.working));
    expect(part.sent('POST /functions/v1/account/export')).toHaveLength(1);
    expect(part.section('data').textContent).toContain(texts.leave);
    expect(part.page.document.activeElement.textContent).toBe(texts.title);
    // Nothing is divided by a total that is not known yet.
    expect(part.all('progress')[0]!.getAttribute('max')).toBe('1');
  });

  test('is downloaded under its name, one file at a time, after a fresh sign-in', async () => {
    vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:one');
    let isFresh = false;
    const part = await openAccount({
      copy,
      answers: {
        'GET /functions/v1/account/export/file': () => (isFresh ? { body: 'bytes' } : callNeedsSignIn),
        'POST /auth/v1/token': () => {
          isFresh = true;
          return { body: signedIn };
        },
        'DELETE /functions/v1/account/sessions/old.token.x': { status: 204 },
      },
    });
    begin(part.find('Download the copy')!, 'onClick');
    expect(part.find(texts.downloading)!.getAttribute('aria-disabled')).toBe('true');
    expect(part.find(texts.renew)!.getAttribute('aria-disabled')).toBe('true');
    begin(part.find(texts.renew)!, 'onClick');
    await until(() => expect(part.section('data').textContent).toContain('Confirm it’s you'));
    expect(part.sent('POST /functions/v1/account/export')).toEqual([]);
    const field = part
      .section('data')
      .querySelectorAll('input')
      .findLast((one) => one.name === 'current-password')!;
    field.value = 'secret-1';
    await part.fire(field, 'onChange');
    await part.click('Confirm and continue');
    await until(() => expect(part.page.document.clicked).toHaveLength(1));
    expect((part.page.document.clicked[0] as unknown as { download: string }).download).toBe('curvela.zip');
    expect(part.sent('GET /functions/v1/account/export/file')).toHaveLength(2);
    expect(part.page.document.activeElement.textContent).toBe(texts.title);
    await until(() => expect(part.find('Download the copy')!.getAttribute('aria-disabled')).toBe('false'));
  });

  test('that is never confirmed leaves the buttons, at the heading of the card', async () => {
    const part = await openAccount({
      copy,
      answers: { 'GET /functions/v1/account/export/file': callNeedsSignIn },
    });
    await part.click('Download the copy');
    await until(() => expect(part.section('data').textContent).toContain('Confirm it’s you'));
    await part.click('Not now');
    expect(part.page.document.activeElement.textContent).toBe(texts.title);
    expect(part.find('Download the copy')).not.toBeNull();
  });
});
