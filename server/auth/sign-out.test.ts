import { expect, it } from 'vitest';
import { stubbedAuthFront } from '#tests/support/stubbed-auth-front.ts';

const account = { id: 'account', email: 'ana@example.org', isAdmin: false, sessionId: 'mine' };

it.each([
  ['', ['mine', 'other']],
  ['?scope=global', ['mine', 'other']],
  ['?scope=others', ['mine', 'other']],
  ['?scope=local', ['mine']],
])('POST /logout%s makes this process forget the sessions that ended', async (query, forgotten) => {
  const rowsOf = () => [{ id: 'mine' }, { id: 'other' }];
  const front = stubbedAuthFront({ account, rowsOf });
  const answer = await front.call('POST', `/logout${query}`);
  expect([answer.status, answer.body]).toEqual([204, '']);
  expect(front.forgotten).toEqual(forgotten);
  expect(front.forwarded).toEqual([]);
});

it.each(['everywhere', 'constructor', ''])('the scope "%s" is refused, and ends nothing', async (scope) => {
  const front = stubbedAuthFront({ account });
  const answer = await front.call('POST', `/logout?scope=${scope}`);
  expect([answer.status, answer.body.error_code]).toEqual([400, 'validation_failed']);
  expect(front.log).toEqual([]);
});

it('without a valid token there is nobody to sign out', async () => {
  const answer = await stubbedAuthFront().call('POST', '/logout');
  expect([answer.status, answer.body.error_code]).toEqual([401, 'no_authorization']);
});
