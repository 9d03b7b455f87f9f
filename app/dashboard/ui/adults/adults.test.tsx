import { describe, expect, test } from 'vitest';
import { at, openPart } from '#tests/support/dashboard-page.tsx';
import { until } from '#tests/support/mounted.tsx';
import AdultsPart from './adults-part.tsx';
import Invitation from './invitation.tsx';
import LinkedPeople from './linked-people.tsx';

const noLinks = { kind: 'minor', most: 2, adults: [], people: [] } as const;
const adult = (email: string, confirmedAt: string | null) => ({
  id: email,
  email,
  invitedAt: '2026-11-20T09:00:00.000Z',
  expiresAt: '2026-11-27T09:00:00.000Z',
  confirmedAt,
});
const links = (more: object = {}) => ({ body: { links: { ...noLinks, ...more } } });
const path = at('/adult-links');

describe('the section of the account page', () => {
  test('a minor invites an adult; the invitation is listed, and can be cancelled', async () => {
    const answers = {
      [`GET ${path}`]: links(),
      [`POST ${path}`]: { status: 201, ...links({ adults: [adult('ana@example.org', null)] }) },
      [`DELETE ${path}/ana@example.org`]: { status: 204 },
    };
    const part = await openPart(<AdultsPart />, { answers });
    expect(part.text()).toContain('Invite a parent or guardian.');
    await part.fill('Their email address', 'ana@example.org');
    await part.click('Send the invitation');
    await until(() => expect(part.text()).toContain('invited on Friday 20 November, no answer yet'));
    expect(part.sent('POST /adult-links')).toEqual([{ email: 'ana@example.org' }]);
    expect(part.text()).toContain('The invitation is on its way to ana@example.org.');
    await part.click('Cancel the invitation to ana@example.org');
    await until(() => expect(part.text()).toContain('The invitation to ana@example.org is cancelled.'));
    expect(part.text()).not.toContain('no answer yet');
  });

  test('an address that cannot be one is not sent, and a refusal is shown', async () => {
    const refusal = { error: { code: 'own_address', message: 'That’s your own address.' } };
    const part = await openPart(<AdultsPart />, {
      answers: {
        [`GET ${path}`]: links({ kind: 'family' }),
        [`POST ${path}`]: { status: 409, body: refusal },
      },
    });
    expect(part.text()).toContain('Invite a second adult of your family.');
    await part.fill('Their email address', 'ana@example');
    await part.click('Send the invitation');
    expect(part.sent('POST /adult-links')).toEqual([]);
    await part.fill('Their email address', 'ana@example.org');
    await part.click('Send the invitation');
    await until(() => expect(part.text()).toContain('That’s your own address.'));
    await part.fill('Their email address', 'leo@example.org');
    expect(part.text()).not.toContain('That’s your own address.');
  });

  test('with as many adults as possible nobody else is invited; a link can be ended', async () => {
    const confirmed = adult('ana@example.org', '2026-11-21T09:00:00.000Z');
    const part = await openPart(<AdultsPart />, {
      answers: {
        [`GET ${path}`]: links({ most: 1, adults: [confirmed] }),
        [`DELETE ${path}/ana@example.org`]: { status: 204 },
      },
    });
    expect(part.text()).toContain('linked since Saturday 21 November');
    expect(part.find('Send the invitation')).toBeNull();
    await part.click('End the link with ana@example.org');
    await until(() => expect(part.text()).toContain('The link with ana@example.org has ended.'));
  });
});

describe('the invitation', () => {
  const invitation = { kind: 'minor', name: 'Leo', email: 'leo@example.org', isAdult: true };
  const page = `GET ${path}/invitation`;

  test.each([
    ['Accept', true, 'You’re now linked with Leo.'],
    ['Decline', false, 'You’ve declined the invitation. We’re letting Leo know.'],
  ])('%s', async (button, accept, toast) => {
    const part = await openPart(<Invitation secret="s3cret" />, {
      answers: { [page]: { body: { invitation } }, [`POST ${path}/invitation`]: links() },
    });
    await until(() => expect(part.text()).toContain('Leo is asking you to be their linked adult'));
    expect(part.text()).toContain('can read their conversations with the maths tutor');
    await part.click(button);
    await until(() => expect(part.toasts()).toEqual([toast]));
    expect(part.sent('POST /adult-links/invitation')).toEqual([{ secret: 's3cret', accept }]);
    expect(part.address()).toBe('/learner-profiles');
  });

  test('is accepted only by a person who has declared to be an adult', async () => {
    const part = await openPart(<Invitation secret="s3cret" />, {
      answers: { [page]: { body: { invitation: { ...invitation, isAdult: false } } } },
    });
    await until(() =>
      expect(part.href('Tell us your age')).toBe(
        '/auth?mode=declare&next=%2Flearner-profiles%3Finvitation%3Ds3cret',
      ),
    );
    expect(part.find('Accept')).toBeNull();
  });

  test('that cannot be used says why', async () => {
    const error = { code: 'other_address', message: 'This invitation was sent to another address.' };
    const part = await openPart(<Invitation secret="s3cret" />, {
      answers: { [page]: { status: 409, body: { error } } },
    });
    await until(() => expect(part.text()).toContain('This invitation was sent to another address.'));
    expect(part.href('Go to your learners')).toBe('/learner-profiles');
  });
});

describe('the people of a linked adult', () => {
  const person = {
    id: 'l1',
    kind: 'minor' as const,
    name: 'Leo',
    since: '2026-11-20T09:00:00.000Z',
    learners: [{ id: 'p1', name: 'Leo L', schoolYear: null }],
    modelAllowed: false,
  };
  const session = {
    id: 's1',
    start: '2026-11-25T16:00:00.000Z',
    end: '2026-11-25T17:00:00.000Z',
    tutor: 'Marek Novak',
    learner: null,
  };
  const conversation = {
    id: 'c1',
    title: 'Equations',
    skill: null,
    formula: { html: '', speech: '' },
    updatedAt: '2026-11-20T09:00:00.000Z',
  };
  const answers = {
    [`GET ${path}/l1/sessions`]: { body: { sessions: [session] } },
    [`GET ${path}/l1/conversations`]: { body: { sessions: [conversation], next: null } },
  };

  test('of a minor: progress, consent, sessions and conversations', async () => {
    const part = await openPart(<LinkedPeople people={[person]} />, {
      answers: { ...answers, [`PUT ${path}/l1/consents/model`]: links() },
    });
    await until(() => expect(part.href(/^Equations/)).toBe('/ai-tutor?linked=l1&session=c1'));
    expect(part.href('Progress of Leo L')).toBe('/learner-profiles?report&learner=p1');
    expect(part.text()).toContain('with Marek Novak');
    await part.fill(/A language model may take part/, true);
    await until(() => expect(part.sent('PUT /adult-links/l1/consents/model')).toHaveLength(1));
  });

  test('of a family: no conversations, and consent for each learner', async () => {
    const part = await openPart(
      <LinkedPeople people={[{ ...person, kind: 'family', modelAllowed: null }]} />,
      {
        answers: {
          ...answers,
          [`GET ${at('/learner-profiles/p1/consents')}`]: {
            body: { consents: [], modelNeedsConsent: true, decidedBy: 'account' },
          },
        },
      },
    );
    await until(() => expect(part.text()).toContain('A language model may read along'));
    expect(part.text()).toContain('Family of Leo');
    expect(part.sent('GET /adult-links/l1/conversations')).toEqual([]);
    expect(part.find(/^Equations/)).toBeNull();
  });
});
