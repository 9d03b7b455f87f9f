import { expect, it } from 'vitest';
import { rendered } from '#tests/support/rendered.tsx';
import { teachingTexts } from '../messages/index.ts';
import { SessionMissing } from './session-missing.tsx';

it('a room that cannot be fetched can be asked for again, and has a way home', () => {
  const html = rendered(
    <SessionMissing
      failure={new Error('no network')}
      onRetry={() => undefined}
      begin={{ to: '/ai-tutor', label: 'Begin' }}
    />,
    { messages: teachingTexts.en },
  );
  expect(html).toContain('Load it again');
  expect(html).toContain('href="/"');
});
