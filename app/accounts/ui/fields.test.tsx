import { expect, test } from 'vitest';
import { rendered } from '#tests/support/rendered.tsx';
import { accountsTexts } from '../messages/index.ts';
import { PasswordField } from './fields.tsx';

const field = (props: { help?: string; problem: { text: string } | null }) =>
  rendered(<PasswordField label="Password" name="p" value="" onChange={() => undefined} {...props} />, {
    messages: accountsTexts.en,
  });

test('help stands under a password field until a problem takes its place', () => {
  const helped = field({ help: 'Six characters', problem: null });
  expect(helped).toMatch(/<p class="help" id="[^"]+-help">Six characters<\/p>/);
  expect(helped).toMatch(/aria-describedby="\S+-help \S+-problem"/);
  const wrong = field({ help: 'Six characters', problem: { text: 'Too short' } });
  expect(wrong).toContain('Too short');
  expect(wrong).not.toContain('class="help"');
  expect(field({ problem: null })).not.toContain('class="help"');
});
