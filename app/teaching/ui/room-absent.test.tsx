import { expect, it } from 'vitest';
import { rendered } from '#tests/rendered.tsx';
import { teachingTexts } from '../messages/index.ts';
import { RoomMissing } from './room-absent.tsx';

it('a room that cannot be fetched can be asked for again, and has a way home', () => {
  const html = rendered(
    <RoomMissing
      failure={new Error('no network')}
      onRetry={() => undefined}
      begin={{ to: '/ai-tutor', label: 'Begin' }}
    />,
    { messages: teachingTexts.en },
  );
  expect(html).toContain('Load it again');
  expect(html).toContain('href="/"');
});
