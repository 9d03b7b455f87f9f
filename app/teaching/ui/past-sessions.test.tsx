import { describe, expect, test } from 'vitest';
import { settle, until } from '#tests/support/mounted.tsx';
import type { StubbedAnswers } from '#tests/support/stubbed-calls.ts';
import { at, carmen, later, refused, unreachable } from '#tests/support/page-part.tsx';
import { formula, openTeachingPart } from '#tests/support/teaching-page.tsx';
import { conversationsQuery, sessionQuery, sessionsQuery } from '../api/client.ts';
import type { ConversationSummary } from '../model/views.ts';
import { saveDraft } from './drafts.ts';
import { PastSessions } from './past-sessions.tsx';

const past = (id: string, more: Partial<ConversationSummary> = {}): ConversationSummary => ({
  id,
  model: 'socratic-guide',
  phase: 'attempt',
  title: `Title ${id}`,
  skill: null,
  formula: formula('2x = 8', '2 x equals 8'),
  solved: 0,
  open: false,
  focus: false,
  updatedAt: '2026-11-22T08:05:00Z',
  ...more,
});
const list = `GET ${at('/teaching/sessions')}`;
const page = (sessions: ConversationSummary[], next: string | null = null) => ({ body: { sessions, next } });
type Options = { current?: string; answers?: StubbedAnswers; stopped?: boolean };
const open = (sessions: ConversationSummary[], { current, answers = {}, stopped = false }: Options = {}) => {
  answers[list] ??= page(sessions);
  return openTeachingPart(<PastSessions {...(current && { current })} />, { answers, stopped, auth: carmen });
};
const loaded = async (...given: Parameters<typeof open>) => {
  const screen = await open(...given);
  await until(() => expect(screen.query('h3')).toBeTruthy());
  return screen;
};

describe('earlier conversations', () => {
  test('are listed by day, each with style, time and state', async () => {
    const screen = await loaded(
      [
        past('a', { open: true }),
        past('b', {
          title: null,
          skill: 'Slope',
          model: 'focus',
          focus: true,
          updatedAt: '2026-11-22T00:00:00Z',
        }),
        past('c', { title: null, solved: 1, updatedAt: '2026-11-21T23:59:00Z' }),
        past('d', { solved: 2, updatedAt: '2026-11-20T12:00:00Z' }),
      ],
      { current: 'a' },
    );
    expect(screen.outline()).toMatchInlineSnapshot(`
      "[h2 id=past] Earlier conversations
      [input type=search maxLength=120 placeholder=In names, problems and what you wrote aria-label=Search conversations placeholder=In names, problems and what you wrote]
      [p role=status .sr]
      Today
      [a href=/ai-tutor?session=a aria-current=page]
      Title a
      Socratic Guide · 8:05 AM · open
      [button type=button aria-label=Rename: Title a]
      [button type=button aria-label=Delete: Title a]
      [a href=/tutors/adhd/session/b]
      Slope
      Focus · 12:00 AM · not solved
      [button type=button aria-label=Rename: Slope]
      [button type=button aria-label=Delete: Slope]
      Yesterday
      [a href=/ai-tutor?session=c]
      [span role=math aria-label=2 x equals 8] 2x = 8
      Socratic Guide · 11:59 PM · 1 solved
      [button type=button aria-label=Rename: 2 x equals 8]
      [button type=button aria-label=Delete: 2 x equals 8]
      Friday, November 20, 2026
      [a href=/ai-tutor?session=d]
      Title d
      Socratic Guide · 12:00 PM · 2 solved
      [button type=button aria-label=Rename: Title d]
      [button type=button aria-label=Delete: Title d]"
    `);
  });

  test('that do not exist yet come by themselves, and need no search', async () => {
    const screen = await open([]);
    await until(() => expect(screen.text()).toContain('Nothing here yet.'));
    expect(screen.text()).toBe(
      '|Earlier conversations|Nothing here yet. Your conversations will appear here.|',
    );
  });

  test('that cannot be loaded can be asked for again', async () => {
    const answers: StubbedAnswers = { [list]: unreachable };
    const screen = await open([], { answers });
    await until(() => expect(screen.text()).toContain('Your conversations couldn’t be loaded.'));
    answers[list] = page([past('a')]);
    await screen.click('Reload');
    await until(() => expect(screen.text()).toContain('Title a'));
  });

  test('go on with older ones, once a press', async () => {
    const slow = later(page([past('b')]));
    const answers: StubbedAnswers = {
      [list]: ({ query }) => (query === '?after=a' ? slow.answer() : page([past('a')], 'a')),
    };
    const screen = await loaded([], { answers });
    await screen.click('Show older ones');
    await until(() => expect(screen.find('Show older ones')!.getAttribute('aria-disabled')).toBe('true'));
    await screen.click('Show older ones');
    slow.arrive();
    await until(() => expect(screen.text()).toContain('Title b'));
    expect(screen.find('Show older ones')).toBeNull();
    expect(screen.queries('GET /teaching/sessions')).toEqual(['', '?after=a']);
  });

  test('are searched for a quarter of a second after the last key', async () => {
    const answers: StubbedAnswers = {
      [list]: ({ query }) =>
        query === '?search=line' ? page([past('b')]) : query === '' ? page([past('a')]) : page([]),
    };
    const screen = await open([], { answers, stopped: true });
    await screen.pass(1);
    await screen.fill('Search conversations', 'line ');
    await screen.pass(249);
    expect(screen.routes()).toHaveLength(1);
    await screen.pass(2);
    await screen.pass(1);
    expect(screen.queries('GET /teaching/sessions')).toEqual(['', '?search=line']);
    expect(screen.text()).toContain('|1 conversation|');
    expect(screen.text()).toContain('Title b');
    await screen.fill('Search conversations', 'xyz');
    await screen.pass(251);
    await screen.pass(1);
    expect(screen.outline()).toMatchInlineSnapshot(`
      "[h2 id=past] Earlier conversations
      [input type=search maxLength=120 placeholder=In names, problems and what you wrote aria-label=Search conversations placeholder=In names, problems and what you wrote value=xyz]
      [p role=status .sr] Nothing found
      No conversation has “xyz” in it."
    `);
  });
});

describe('a conversation', () => {
  const rename = `PATCH ${at('/teaching/sessions/a')}`;
  const field = 'Name of this conversation';
  const openRename = async (answers: StubbedAnswers = {}, more: Partial<ConversationSummary> = {}) => {
    const screen = await loaded([past('a', more), past('b')], { answers });
    await screen.click(`Rename: ${more.title === null ? '2 x equals 8' : 'Title a'}`);
    return screen;
  };

  test('is renamed once, and the open page of it too', async () => {
    const slow = later({ body: { title: 'New' } });
    const answers: StubbedAnswers = { [rename]: slow.answer };
    const screen = await openRename(answers);
    const { queryKey } = sessionQuery('a', 'carmen');
    screen.client.setQueryData<object>(queryKey, { id: 'a', title: 'Title a' });
    expect(screen.outline(screen.query('.t-rename'))).toMatchInlineSnapshot(`
      "Name of this conversation
      [input id=rename-a maxLength=120 value=Title a]
      [p id=rename-a-help] Leave it empty to name it after the problem.
      [div .t-choices]
      [button type=submit aria-disabled=false .btn-primary] Save
      [button type=button .btn-quiet] Cancel"
    `);
    await screen.fill(field, ' New ');
    await screen.click('Save');
    await screen.click('Save');
    expect(screen.find('Save')!.getAttribute('aria-disabled')).toBe('true');
    answers[list] = page([past('a', { title: 'New' }), past('b')]);
    slow.arrive();
    await until(() => expect(screen.find('Rename: New')).not.toBeNull());
    expect(screen.sent('PATCH /teaching/sessions/a')).toEqual([{ title: 'New' }]);
    expect(screen.client.getQueryData(queryKey)).toEqual({ id: 'a', title: 'New' });
    expect(screen.focused()).toBe('Rename: New');
  });

  test('without a name is named by its problem', async () => {
    const screen = await openRename({ [rename]: { body: { title: null } } });
    await screen.fill(field, '  ');
    await screen.click('Save');
    await until(() => expect(screen.find(field)).toBeNull());
    expect(screen.sent('PATCH /teaching/sessions/a')).toEqual([{ title: null }]);
  });

  test('begins its new name with none when the problem named it', async () => {
    const screen = await openRename({}, { title: null });
    expect(screen.valueOf(field)).toBe('');
  });

  test('keeps what was typed when the name could not be stored', async () => {
    const screen = await openRename({ [rename]: unreachable });
    await screen.fill(field, 'New');
    await screen.click('Save');
    await until(() => expect(screen.text()).toContain('That didn’t work. Nothing was changed.'));
    expect(screen.find(field)!.value).toBe('New');
    await screen.click('Save');
    await settle();
    expect(screen.sent('PATCH /teaching/sessions/a')).toHaveLength(2);
  });

  test('keeps its name after Cancel and Escape', async () => {
    const screen = await openRename();
    await screen.fire(screen.find(field)!, 'onKeyDown', { key: 'a' });
    expect(screen.find(field)).not.toBeNull();
    await screen.fire(screen.find(field)!, 'onKeyDown', { key: 'Escape' });
    expect(screen.find(field)).toBeNull();
    expect(screen.focused()).toBe('Rename: Title a');
    await screen.click('Rename: Title a');
    await screen.click('Cancel');
    expect(screen.find(field)).toBeNull();
  });
});

describe('deleting a conversation', () => {
  const remove = `DELETE ${at('/teaching/sessions/b')}`;
  const three = [past('a'), past('b'), past('c')];
  const openDelete = async (options: Options = {}, sessions = three, label = 'Delete: Title b') => {
    const screen = await loaded(sessions, options);
    await screen.click(label);
    return screen;
  };

  test('asks first and says what goes and what stays', async () => {
    const screen = await openDelete();
    expect(screen.outline(screen.query('dialog'))).toMatchInlineSnapshot(`
      "[h2] Delete this conversation?
      Title b
      It disappears straight away and is erased for good within 7 days. You can’t get it back. What you’ve shown you can do stays in your profile.
      [button type=submit .btn-secondary] Cancel
      [button type=button aria-disabled=false] Delete"
    `);
    await screen.fire(screen.query('dialog'), 'onClose');
    expect(screen.query('dialog')).toBeFalsy();
    expect(screen.routes()).toEqual(['GET /teaching/sessions']);
    expect(screen.focused()).not.toBe('Rename: Title b');
  });

  test('happens once, forgets its drafts and lists, and moves the focus to the next one', async () => {
    const slow = later({ status: 204 });
    const screen = await openDelete({ answers: { [remove]: slow.answer } });
    saveDraft('carmen', { line: 'b' }, 'x');
    screen.client.setQueryData<object>(sessionQuery('b', 'carmen').queryKey, {});
    screen.client.setQueryData<object>(sessionsQuery('carmen').queryKey, []);
    await screen.click('Delete');
    expect(screen.find('Delete')!.getAttribute('aria-disabled')).toBe('true');
    await screen.click('Delete');
    slow.arrive();
    await until(() => expect(screen.toasts()).toEqual(['done: The conversation is deleted.']));
    await settle();
    expect(screen.sent('DELETE /teaching/sessions/b')).toHaveLength(1);
    expect(screen.query('dialog')).toBeFalsy();
    expect(screen.focused()).toContain('Title c');
    expect(screen.address()).toBe('/ai-tutor');
    expect(screen.page.sessionStorage.getItem('tutor_draft.carmen.line.b')).toBeNull();
    expect(screen.client.getQueryState(sessionQuery('b', 'carmen').queryKey)).toBeUndefined();
    expect(screen.client.getQueryState(sessionsQuery('carmen').queryKey)!.isInvalidated).toBe(true);
    expect(screen.routes().filter((one) => one === 'GET /teaching/sessions')).toHaveLength(2);
    expect(screen.client.getQueryState(conversationsQuery('carmen', '').queryKey)!.isInvalidated).toBe(false);
  });

  test('of the last one moves the focus to the one before', async () => {
    const screen = await openDelete({ answers: { [remove]: { status: 204 } } }, [past('a'), past('b')]);
    await screen.click('Delete');
    await until(() => expect(screen.focused()).toContain('Title a'));
  });

  test('of the only one moves the focus to the heading', async () => {
    const screen = await openDelete({ answers: { [remove]: { status: 204 } } }, [past('b')]);
    await screen.click('Delete');
    await until(() => expect(screen.focused()).toBe('past'));
  });

  test('of the open one leaves its page', async () => {
    const screen = await openDelete({ current: 'b', answers: { [remove]: { status: 204 } } });
    expect(screen.address()).toBe('/ai-tutor');
    await screen.click('Delete');
    await until(() => expect(screen.toasts()).toHaveLength(1));
    expect(screen.address()).toBe('/ai-tutor');
  });

  test.each([
    [{ title: null, skill: 'Slope' }, 'Delete: Slope', '|Slope|'],
    [{ title: null }, 'Delete: 2 x equals 8', '|2x = 8|'],
  ])('names what is deleted (%o)', async (more, label, text) => {
    const screen = await openDelete({}, [past('b', more)], label);
    expect(screen.text()).toContain(`|Delete this conversation?|${text.slice(1)}`);
  });

  test('that fails says so and can be repeated', async () => {
    const answers: StubbedAnswers = { [remove]: refused('x', 'x', 500) };
    const screen = await openDelete({ answers });
    await screen.click('Delete');
    await until(() => expect(screen.text()).toContain('That didn’t work. Nothing was changed.'));
    expect(screen.toasts()).toEqual([]);
    answers[remove] = { status: 204 };
    await screen.click('Delete');
    expect(screen.text()).not.toContain('That didn’t work.');
    await until(() => expect(screen.toasts()).toHaveLength(1));
  });
});
