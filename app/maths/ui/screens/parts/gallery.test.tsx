import { expect, it } from 'vitest';
import { rendered } from '#tests/support/rendered.tsx';
import { labTexts } from '../../../messages/screens/index.ts';
import { Gallery } from './gallery.tsx';

it('the server names the graphs of a gallery and keeps their places, and draws none', () => {
  const html = rendered(<Gallery texts={['y=x^2', 'y=1/x']} />, { messages: labTexts.en });
  expect(html).toContain('y=x^2');
  expect(html.match(/class="bone"/g)).toHaveLength(2);
  expect(html).not.toContain('<svg');
});
