import { expect, test } from 'vitest';
import { openPage } from '#tests/support/page-document.ts';
import { defaultComfort } from '../domain/comfort.ts';
import { paint } from './paint.ts';

test('settings are applied to the document, and what they replace is taken back', () => {
  const { document } = openPage();
  const root = document.documentElement;
  root.style.setProperty('--other', 'stays');
  paint({ ...defaultComfort, textColor: '#000000', backgroundColor: '#ffffff', fontSize: 'large' });
  expect(root.style).toMatchObject({ '--ink': '#000000', '--paper': '#ffffff', '--other': 'stays' });
  expect(root.style['--user-font-size']).toBeDefined();
  paint({ ...defaultComfort, dyslexiaFriendlyFont: true });
  expect(root.style['--ink']).toBeUndefined();
  expect(root.style['--paper']).toBeUndefined();
  expect(root.style['--other']).toBe('stays');
  const withFont = root.className;
  paint(defaultComfort);
  expect(root.className).not.toBe(withFont);
});
