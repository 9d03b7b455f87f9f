import { RouterContextProvider } from 'react-router';
import { expect, test } from 'vitest';
import { servicesContext } from '#app/platform/services.server.ts';
import type { Services } from '#app/platform/services.server.ts';
import { languageContext } from '#app/platform/texts-loader.ts';
import { accountPageTexts } from '../../messages/account-page/index.ts';
import { accountsTexts } from '../../messages/index.ts';
import { loader, shouldRevalidate } from './layout.tsx';

const load = (google: Services['settings']['google'], search = '') => {
  const context = new RouterContextProvider();
  context.set(languageContext, 'fr');
  context.set(servicesContext, { settings: { google } } as Services);
  const request = new Request(`http://localhost:5173/auth${search}`);
  return loader({ context, request } as unknown as Parameters<typeof loader>[0]);
};

test('Google is offered where it is set up, and nowhere else', () => {
  expect(load({ clientId: 'id', clientSecret: 'secret' } as Services['settings']['google']).google).toBe(
    true,
  );
  expect(load(undefined).google).toBe(false);
});

test('the texts are in the visitor’s language', () => {
  expect(load(undefined).texts).toEqual(accountsTexts.fr);
});

test('the page that asks for the second factor has the texts for setting one up, which are loaded on the way there', () => {
  expect(load(undefined, '?mode=code').texts).toEqual({ ...accountsTexts.fr, ...accountPageTexts.fr });
  const changes = (from: string, to: string) =>
    shouldRevalidate({
      currentUrl: new URL(`http://localhost:5173/auth${from}`),
      nextUrl: new URL(`http://localhost:5173/auth${to}`),
      defaultShouldRevalidate: true,
    } as Parameters<typeof shouldRevalidate>[0]);
  expect(changes('?next=%2Flearners', '?mode=code&next=%2Flearners')).toBe(true);
  expect(changes('?next=%2Flearners', '?mode=link&next=%2Flearners')).toBe(false);
});
