import { expect, it } from 'vitest';
import { rendered } from '#tests/support/rendered.tsx';
import { teachingTexts } from '../messages/index.ts';
import { SessionMissing } from './session-missing.tsx';

it('a session that could not be loaded can be retried, and has a link home', () => {
  const html = rendered(
    <SessionMissing
      failure={new Error('no network')}
      onRetry={() => undefined}
      begin={{ to: '/ai-tutor', label: 'Begin' }}
    />,
    { messages: teachingTexts.en },
  );
  expect(html).toContain('Reload');
  expect(html).toContain('href="/"');
});

it('a session that does not exist is reported as missing', () => {
  const html = rendered(
    <SessionMissing failure={null} onRetry={() => undefined} begin={{ to: '/ai-tutor', label: 'Begin' }} />,
    { messages: teachingTexts.en },
  );
  expect(html).toContain(`<p class="lead">${teachingTexts.en.teaching.tutor.missing}</p>`);
});
