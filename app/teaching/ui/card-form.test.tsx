import { describe, expect, test, vi } from 'vitest';
import { partOf } from '#tests/support/part-of.ts';
import { lineCard, openTeachingPart } from '#tests/support/teaching-page.tsx';
import type { CardView } from '../model/blocks.ts';
import { CardForm } from './card-form.tsx';

type Question = NonNullable<CardView['question']>;
const words = (text: string) => [{ kind: 'text' as const, text }];
const question = (more: object = {}): Question =>
  partOf<Question>({
    id: 'q1',
    ask: { kind: 'choice', options: ['rise', 'run'].map((text, number) => ({ number, parts: words(text) })) },
    picture: null,
    figure: null,
    attempts: [],
    ...more,
  });
const open = async (card: CardView, more: Partial<Parameters<typeof CardForm>[0]> = {}) => {
  const onSend = vi.fn<(input: object) => void>();
  const screen = await openTeachingPart(
    <CardForm
      card={card}
      locale="en-GB"
      busy={false}
      draft=""
      onDraft={() => undefined}
      onSend={onSend}
      {...more}
    />,
  );
  return { ...screen, sent: () => onSend.mock.calls.map(([input]) => input) };
};

describe('a card of free words', () => {
  test.each(['explain', 'reflect'] as const)('to %s takes them or skips', async (purpose) => {
    const screen = await open(lineCard({ purpose, label: 'In your words' }));
    expect(screen.outline()).toContain('[textarea maxLength=600 rows=2]');
    await screen.fill('In your words', '  ');
    await screen.click('Save it');
    expect(screen.find('Save it')!.getAttribute('aria-disabled')).toBe('true');
    expect(screen.sent()).toEqual([]);
    await screen.fill('In your words', 'I halved it');
    expect(screen.find('Save it')!.getAttribute('aria-disabled')).toBe('false');
    await screen.click('Save it');
    await screen.click('Skip');
    expect(screen.sent()).toEqual([
      { cardId: 'card-1', answer: 'I halved it' },
      { action: 'continue', cardId: 'card-1' },
    ]);
    expect(screen.page.sessionStorage.getItem('tutor_draft.visitor.words.card-1')).toBe('"I halved it"');
  });

  test('that is being sent waits', async () => {
    const screen = await open(lineCard({ purpose: 'reflect', label: 'In your words' }), { busy: true });
    await screen.fill('In your words', 'I halved it');
    await screen.click('Save it');
    await screen.click('Skip');
    expect(screen.sent()).toEqual([]);
  });
});

describe('a card of choices', () => {
  const options = [
    { id: 'yes', label: 'Give me the twin' },
    { id: 'no', label: 'Enough for now' },
  ];

  test.each(['twin', 'step'] as const)('for a %s sends the chosen one', async (purpose) => {
    const screen = await open(lineCard({ purpose, options }));
    expect(screen.outline()).toMatchInlineSnapshot(`
      "[div .t-card]
      [p id=prompt-card-1]
      Which step comes first?
      [div .t-choices]
      [button type=button aria-disabled=false .btn-primary] Give me the twin
      [button type=button aria-disabled=false .btn-secondary] Enough for now"
    `);
    await screen.click('Enough for now');
    expect(screen.sent()).toEqual([{ cardId: 'card-1', answer: 'no' }]);
  });

  test('that is being sent waits', async () => {
    const screen = await open(lineCard({ purpose: 'twin', options }), { busy: true });
    await screen.click('Enough for now');
    expect(screen.sent()).toEqual([]);
  });
});

describe('a card of a line', () => {
  test('has only the help that it has, and waits while it is sent', async () => {
    const screen = await open(lineCard({ helps: ['give_up'] }), { busy: true, draft: 'x=5' });
    expect(screen.outline()).toMatchInlineSnapshot(`
      "[div .t-card]
      [p id=prompt-card-1]
      Which step comes first?
      Your line 2
      [textarea maxLength=600 rows=1]
      [button type=button aria-label=Open the maths keyboard aria-expanded=false]
      [div]
      [button type=submit aria-disabled .btn-primary] Checking
      [button type=button .btn-quiet] Show me the answer"
    `);
    await screen.click('Checking');
    await screen.click('Show me the answer');
    expect(screen.sent()).toEqual([]);
  });
});

describe('a card of a question', () => {
  const card = (more: object = {}) =>
    lineCard({ purpose: 'question', helps: ['hint'], question: question(more) });

  test('says what is missing, then sends the answer', async () => {
    const screen = await open(card());
    await screen.click('Check');
    expect(screen.text()).toContain('|There’s nothing to check yet.|');
    await screen.fill('run', true);
    expect(screen.text()).not.toContain('There’s nothing to check yet.');
    expect(screen.outline()).toMatchInlineSnapshot(`
      "[div .t-card]
      [p id=prompt-card-1]
      Which step comes first?
      Choose one
      [input type=radio aria-label=rise]
      rise
      [input type=radio aria-label=run checked]
      run
      [div role=status]
      [div .t-choices]
      [button type=submit aria-disabled=false .btn-primary] Check
      [button type=button .btn-quiet]
      Hint"
    `);
    await screen.click('Check');
    expect(screen.sent()).toEqual([{ cardId: 'card-1', given: { kind: 'choice', option: 1 } }]);
    await screen.click('Hint');
    expect(screen.sent()[1]).toEqual({ action: 'hint', cardId: 'card-1' });
  });

  test('that is being checked waits', async () => {
    const screen = await open(card(), { busy: true });
    expect(screen.find('Checking')!.getAttribute('aria-disabled')).toBe('true');
    await screen.click('Checking');
    await screen.click('Hint');
    expect(screen.sent()).toEqual([]);
    expect(screen.text()).not.toContain('There’s nothing to check yet.');
  });

  const picture = { svg: '<svg/>' };
  test.each([
    ['a formula', { kind: 'formula', label: 'm', formText: null }, 2],
    ['a choice', question().ask, 2],
  ])('for %s has its picture and figure', async (_, ask, figures) => {
    const screen = await open(card({ ask, picture, figure: picture }));
    expect(screen.all('figure')).toHaveLength(figures);
  });

  test.each([
    [true, true, 'm'],
    [true, false, ''],
    [false, true, ''],
  ])('focuses its field after a step (%s) where a mouse is used (%s)', async (arrived, fine, focused) => {
    const ask = { kind: 'formula', label: 'm', formText: null };
    const part = (
      <CardForm
        card={card({ ask })}
        locale="en-GB"
        busy={false}
        draft=""
        onDraft={() => undefined}
        onSend={() => undefined}
        arrived={arrived}
      />
    );
    const screen = await openTeachingPart(part, { narrow: fine });
    const active = screen.page.document.activeElement;
    expect(active.localName === 'body' ? '' : screen.focused()).toBe(focused);
  });
});
