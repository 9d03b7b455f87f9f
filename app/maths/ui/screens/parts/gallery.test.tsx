import { expect, it } from 'vitest';
import { rendered } from '#tests/support/rendered.tsx';
import { labTexts } from '../../../messages/screens/index.ts';
import { Gallery } from './gallery.tsx';

it('the server renders captions and placeholders of a gallery, and no graphs', () => {
  const html = rendered(<Gallery texts={['y=x^2', 'y=1/x']} />, { messages: labTexts.en });
  expect(html).toContain('y=x^2');
  expect(html.match(/class="bone"/g)).toHaveLength(2);
  expect(html).not.toContain('<svg');
});
