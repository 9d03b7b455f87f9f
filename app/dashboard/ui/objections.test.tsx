import { describe, expect, test } from 'vitest';
import type { ClaimView, DisputeView } from '#app/practice/index.ts';
import { at, later, maya, openPart, refused, unreachable } from '#tests/support/dashboard-page.tsx';
import type { StubbedAnswers } from '#tests/support/stubbed-calls.ts';
import { until } from '#tests/support/mounted.tsx';
import { Claims } from './claims.tsx';

const claim = (key: string, more: Partial<ClaimView> = {}): ClaimView => ({
  key,
  kind: 'mastered',
  skill: { id: 'slope', name: 'Slope' },
  text: `Claim ${key}.`,
  detail: 'Three right answers.',
  since: '2026-11-18T10:00:00Z',
  evidence: [],
  dispute: null,
  ...more,
});
const objection = { text: 'I only mistyped.', at: '2026-11-20T23:30:00Z' };
const object = 'POST /functions/v1/practice/profiles/maya/disputes';

const open = (claims: ClaimView[], answers: StubbedAnswers = {}, disputes: DisputeView[] = []) => {
  answers[`GET ${at('/practice/profiles/maya/claims')}`] = { body: { claims, disputes } };
  return openPart(<Claims profile={maya} />, { answers });
};

describe('an objection', () => {
  const openForm = async (answers: StubbedAnswers = {}) => {
    const screen = await open([claim('a')], answers);
    await screen.click('Claim a.');
    await screen.click('This isn’t right');
    return screen;
  };

  test('needs a reason', async () => {
    const screen = await openForm();
    const [field] = screen.all('textarea');
    expect(screen.text()).toContain(
      '|What isn’t right about it?|One sentence is enough.|Send objection|Cancel|Printable report|',
    );
    expect(screen.page.document.activeElement).toBe(field);
    expect(field!.getAttribute('maxLength')).toBe('500');
    expect(field!.getAttribute('rows')).toBe('2');
    expect(screen.find('Practise this')).toBeNull();
    await screen.fill('What isn’t right about it?', '  ');
    field!.blur();
    await screen.submit();
    expect(screen.text()).toContain('|Please tell us what isn’t right.|Send objection|');
    expect(field!.getAttribute('aria-invalid')).toBe('true');
    expect(screen.page.document.activeElement).toBe(field);
    expect(screen.sent('POST /practice/profiles/maya/disputes')).toEqual([]);
  });

  test('is sent once, and the claims are those of the answer', async () => {
    const slow = later({ body: { claims: [claim('a', { dispute: objection })], disputes: [] } });
    const answers: StubbedAnswers = { [object]: slow.answer };
    const screen = await openForm(answers);
    screen.client.setQueryData(['practice', 'today', 'maya'], 'plan');
    await screen.fill('What isn’t right about it?', ' I only mistyped. ');
    await screen.submit();
    await until(() => expect(screen.find('Sending')!.getAttribute('aria-disabled')).toBe('true'));
    await screen.submit();
    answers[`GET ${at('/practice/profiles/maya/claims')}`] = () => new Promise(() => undefined);
    slow.arrive();
    await until(() => expect(screen.text()).toContain('Objected to on Friday 20 November.'));
    expect(screen.sent('POST /practice/profiles/maya/disputes')).toEqual([
      { claim: 'a', text: 'I only mistyped.' },
    ]);
    expect(screen.all('textarea')).toEqual([]);
    expect(screen.toasts()).toEqual(['Objection sent']);
    expect(screen.page.document.activeElement.textContent).toBe('Claim a.');
    expect(screen.client.getQueryState(['practice', 'today', 'maya'])!.isInvalidated).toBe(true);
  });

  test.each([
    ['the server refuses it', refused('too_late', 'This is settled already.'), 'This is settled already.'],
    [
      'there is no network',
      unreachable,
      'We can’t reach the server. What you typed is still here; please try again.',
    ],
  ])('keeps what was typed when %s', async (_, answer, text) => {
    const screen = await openForm({ [object]: answer });
    await screen.fill('What isn’t right about it?', 'I only mistyped.');
    await screen.submit();
    await until(() => expect(screen.text()).toContain(`|One sentence is enough.|${text}|Send objection|`));
    expect(screen.all('textarea')[0]!.value).toBe('I only mistyped.');
    expect(screen.toasts()).toEqual([]);
  });

  test('is dropped by Cancel', async () => {
    const screen = await openForm();
    await screen.click('Cancel');
    expect(screen.all('textarea')).toEqual([]);
    expect(screen.page.document.activeElement.textContent).toBe('Claim a.');
  });
});

describe('what became of objections', () => {
  const dispute = (
    id: string,
    state: DisputeView['state'],
    more: Partial<DisputeView> = {},
  ): DisputeView => ({
    id,
    claim: id,
    text: `Objection ${id}`,
    at: '2026-11-20T10:00:00Z',
    state,
    outcome: `Outcome ${id}.`,
    ...more,
  });

  test('is listed with its day, outcome and state', async () => {
    const screen = await open([], {}, [
      dispute('a', 'changed'),
      dispute('b', 'gone'),
      dispute('c', 'kept', { at: '2026-11-20T23:30:00Z' }),
      dispute('d', 'open'),
    ]);
    expect(screen.text()).toContain(
      '|Your objections|Objection a|Friday 20 November. Outcome a.|changed|Objection b|Friday 20 November. Outcome b.|settled|Objection c|Friday 20 November. Outcome c.|stays|Objection d|Friday 20 November. Outcome d.|open|',
    );
    const tags = screen.all('span').filter((one) => one.getAttribute('class')?.startsWith('tag'));
    expect(tags.map((one) => one.getAttribute('class'))).toEqual([
      'tag tag-success',
      'tag tag-success',
      'tag ',
      'tag ',
    ]);
  });

  test('leaves out an open one, which is at its claim', async () => {
    const disputed = claim('a', { dispute: objection });
    const screen = await open([disputed, claim('b')], {}, [dispute('a', 'open')]);
    expect(screen.text()).not.toContain('Your objections');
    await screen.unmount();
    const settled = await open([disputed, claim('b')], {}, [dispute('a', 'kept'), dispute('b', 'open')]);
    expect(settled.text()).toContain('Outcome a.');
    expect(settled.text()).toContain('Outcome b.');
  });
});
