import { RouterContextProvider } from 'react-router';
import { expect, test } from 'vitest';
import { servicesContext } from '#app/platform/services.server.ts';
import type { Services } from '#app/platform/services.server.ts';
import { languageContext } from '#app/platform/texts-loader.ts';
import { accountsTexts } from '../../messages/index.ts';
import { loader } from './layout.tsx';

const load = (google: Services['settings']['google']) => {
  const context = new RouterContextProvider();
  context.set(languageContext, 'fr');
  context.set(servicesContext, { settings: { google } } as Services);
  return loader({ context } as unknown as Parameters<typeof loader>[0]);
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
