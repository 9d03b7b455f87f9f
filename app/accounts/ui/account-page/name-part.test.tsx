import { describe, expect, test } from 'vitest';
import { connected, openAccount, signedIn } from '#tests/support/account-page.tsx';
import { begin, settle, until } from '#tests/support/mounted.tsx';

describe('the name', () => {
  test('is saved trimmed, and says so until it is typed on', async () => {
    const part = await openAccount({ answers: { 'PUT /auth/v1/user': { body: signedIn.user } } });
    expect(part.find('name')!.value).toBe('Ana');
    await part.fill('name', '  Ana María ');
    await part.submit('name');
    await until(() => expect(part.section('name').textContent).toContain('Your name is saved.'));
    expect(part.sent('PUT /auth/v1/user')[0]).toMatchObject({ data: { full_name: 'Ana María' } });
    expect(part.find('name')!.value).toBe('Ana María');
    expect(part.sent('GET /functions/v1/account/details').length).toBeGreaterThan(1);
    await part.fill('name', 'Ana M');
    expect(part.section('name').textContent).not.toContain('Your name is saved.');
  });

  test('of more than one line or 120 letters is refused here', async () => {
    const part = await openAccount();
    await part.fill('name', 'x'.repeat(121));
    await part.submit('name');
    expect(part.section('name').textContent).toMatch(/Use one line with at most 120\scharacters\./);
    expect(part.find('name')!.getAttribute('aria-invalid')).toBe('true');
    expect(part.sent('PUT /auth/v1/user')).toEqual([]);
  });

  test.each([
    [false, false],
    [true, true],
  ])('says what Google does to it only when Google is connected (%s)', async (isConnected, says) => {
    const part = await openAccount({ details: { google: { ...connected, connected: isConnected } } });
    expect(part.section('name').textContent.includes('Signing in with Google sets it')).toBe(says);
  });

  test('that could not be saved stays typed and says why', async () => {
    const part = await openAccount({ answers: { 'PUT /auth/v1/user': new TypeError('fetch failed') } });
    const asked = part.sent('GET /functions/v1/account/details').length;
    await part.fill('name', ' Ana María');
    await part.submit('name');
    await until(() => expect(part.section('name').textContent).toContain('We can’t reach the server.'));
    expect(part.find('name')!.value).toBe(' Ana María');
    expect(part.section('name').textContent).not.toContain('Your name is saved.');
    expect(part.sent('GET /functions/v1/account/details')).toHaveLength(asked);
    expect(part.find('Save the name')!.getAttribute('aria-disabled')).toBe('false');
  });

  test('is sent once, however often it is pressed, and the button says so', async () => {
    const { promise, resolve } = Promise.withResolvers<{ body: object }>();
    const part = await openAccount({ answers: { 'PUT /auth/v1/user': () => promise } });
    await part.fill('name', 'Ana M');
    begin(part.section('name').querySelector('form')!, 'onSubmit');
    await until(() => expect(part.sent('PUT /auth/v1/user')).toHaveLength(1));
    const button = part.section('name').querySelector('button')!;
    expect([button.textContent, button.getAttribute('aria-disabled')]).toEqual(['Saving the name', 'true']);
    begin(part.section('name').querySelector('form')!, 'onSubmit');
    await settle();
    expect(part.sent('PUT /auth/v1/user')).toHaveLength(1);
    resolve({ body: signedIn.user });
    await until(() => expect(part.section('name').textContent).toContain('Your name is saved.'));
    expect(button.textContent).toBe('Save the name');
  });
});
