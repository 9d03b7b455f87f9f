import { expect, test } from 'vitest';
import { at, maya, openPart } from '#tests/support/dashboard-page.tsx';
import { until } from '#tests/support/mounted.tsx';
import { ModelConsent } from './model-consent.tsx';

const path = at('/learner-profiles/maya/consents');
const granted = {
  purpose: 'model',
  agreedBy: 'you',
  textVersion: 'test',
  grantedAt: '2026-11-20T09:00:00.000Z',
  withdrawnAt: null,
};

test('the adult agrees that a model reads along, and takes it back', async () => {
  const part = await openPart(<ModelConsent profile={maya} />, {
    answers: {
      [`GET ${path}`]: { body: { consents: [], modelNeedsConsent: true, decidedBy: 'account' } },
      [`PUT ${path}/model`]: { body: { consents: [granted], modelNeedsConsent: true, decidedBy: 'account' } },
      [`DELETE ${path}/model`]: { body: { consents: [], modelNeedsConsent: true, decidedBy: 'account' } },
    },
  });
  const isOn = () => part.all('input')[0]?.getAttribute('aria-checked');
  await until(() => expect(isOn()).toBe('false'));
  await part.fill(/A language model may read along/, true);
  await until(() => expect(isOn()).toBe('true'));
  await until(() => expect(part.text()).toContain('You agreed on Friday 20 November.'));
  await part.fill(/A language model may read along/, false);
  await until(() => expect(isOn()).toBe('false'));
  expect(part.sent('PUT /learner-profiles/maya/consents/model')).toHaveLength(1);
  expect(part.sent('DELETE /learner-profiles/maya/consents/model')).toHaveLength(1);
});

test('nothing is asked for a learner who needs no adult', async () => {
  const part = await openPart(<ModelConsent profile={maya} />, {
    answers: { [`GET ${path}`]: { body: { consents: [], modelNeedsConsent: false, decidedBy: 'account' } } },
  });
  await until(() => expect(part.sent('GET /learner-profiles/maya/consents')).toHaveLength(1));
  expect(part.all('input')).toEqual([]);
});

test('on a minor’s own account the linked adult decides', async () => {
  const part = await openPart(<ModelConsent profile={maya} />, {
    answers: {
      [`GET ${path}`]: {
        body: {
          consents: [{ ...granted, agreedBy: 'pia@example.org' }],
          modelNeedsConsent: true,
          decidedBy: 'adult',
        },
      },
    },
  });
  await until(() => expect(part.href('See linked adults')).toBe('/dashboard?tab=account#adults'));
  expect(part.text()).toContain('pia@example.org agreed on Friday 20 November.');
  expect(part.all('input')).toEqual([]);
});
