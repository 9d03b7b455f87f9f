import { describe, expect, test } from 'vitest';
import { ana, carmen, codeOf, setUpFoundersTest, week } from '#tests/support/founders-setup.ts';

const at = setUpFoundersTest();

describe('open items', () => {
  test('are counted with the tutors and the messages of the range', async () => {
    await at.write();
    const { body } = await at.as(ana)('GET', week);
    expect(body.numbers).toMatchObject({
      tutors: { active: 12, paused: 0, left: 0 },
      applicationsWaiting: 0,
      messages: { received: 1, waiting: 1 },
      latestAlerts: [],
    });
  });

  test('are those of the range alone: nothing of the one before it, which figures compare with', async () => {
    const attempt = () => at.as(carmen)('GET', '/founders/tutors');
    const latest = async () =>
      (await at.as(ana)('GET', week)).body.numbers as { latestAlerts: { email: string; context: string }[] };
    await attempt();
    at.app.clock.advance(7 * 86_400_000);
    expect((await latest()).latestAlerts).toEqual([]);
    await attempt();
    at.app.clock.advance(1);
    expect((await latest()).latestAlerts).toMatchObject([
      { email: carmen.email, context: 'GET /founders/tutors' },
    ]);
  });

  test('are rejected for an invalid range', async () => {
    expect(codeOf(await at.as(ana)('GET', '/founders/numbers?from=2026-11-21&to=2026-11-21'))).toBe(
      'range_invalid',
    );
  });
});
