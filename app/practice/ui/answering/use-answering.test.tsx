import { useRef, useState } from 'react';
import { describe, expect, test, vi } from 'vitest';
import { mounted } from '#tests/support/mounted.tsx';
import { openPage } from '#tests/support/page-document.ts';
import type { ItemView } from '../../model/views.ts';
import { useAnswering, useFocusAfterStep } from './use-answering.ts';

const ask = { kind: 'formula', label: null, formText: null } as unknown as ItemView['ask'];
const itemOf = (attempts: readonly unknown[] = []) => ({ id: 'item', ask, attempts });

async function openAnswering(attempts: unknown[] = [], page = openPage()) {
  function Part() {
    const { draft, lack, confidence, change, attempt } = useAnswering(itemOf(attempts));
    return (
      <>
        <input
          name="draft"
          value={draft?.kind === 'formula' ? draft.text : ''}
          onChange={({ target }) => change({ draft: { kind: 'formula', text: target.value } })}
        />
        <button type="button" onClick={() => change({ confidence: 'certain' })}>
          sure
        </button>
        <button type="button" onClick={() => sent.push(attempt())}>
          send
        </button>
        <p>{`${lack ?? 'ready'} ${confidence ?? 'unsure'}`}</p>
      </>
    );
  }
  const sent: unknown[] = [];
  const part = await mounted(<Part />, { messages: {}, page });
  return { ...part, sent };
}

describe('an answer', () => {
  test('that is missing is not sent, and the page says so until something is written', async () => {
    const part = await openAnswering();
    await part.click('send');
    expect([part.sent, part.text().includes('empty')]).toEqual([[null], true]);
    await part.fill('draft', '2x');
    expect(part.text()).toContain('ready unsure');
  });

  test('carries what was written, how sure the learner is, and how long it took', async () => {
    const now = vi.spyOn(performance, 'now').mockReturnValue(1000);
    const part = await openAnswering();
    now.mockReturnValue(3500.4);
    await part.fill('draft', '2x');
    await part.click('sure');
    await part.click('send');
    expect(part.sent).toEqual([
      {
        id: expect.stringMatching(/^[\da-f-]{36}$/) as string,
        answer: { kind: 'formula', text: '2x' },
        confidence: 'certain',
        tookMs: 2500,
      },
    ]);
  });

  test('that was judged already is not sent again unchanged', async () => {
    const attempts: unknown[] = [];
    const part = await openAnswering(attempts);
    await part.fill('draft', '2x');
    await part.click('send');
    attempts.push({});
    await part.click('send');
    expect(part.sent[1]).toBeNull();
    expect(part.text()).toContain('same');
    await part.fill('draft', '3x');
    await part.click('send');
    expect(part.sent[2]).toMatchObject({ answer: { text: '3x' } });
  });

  test('took a day at most, and its time goes on after a reload', async () => {
    const now = vi.spyOn(performance, 'now').mockReturnValue(0);
    const page = openPage();
    const part = await openAnswering([], page);
    now.mockReturnValue(4000);
    await part.fill('draft', '2x');
    await part.unmount();
    now.mockReturnValue(0);
    const again = await openAnswering([], page);
    expect(again.find('draft')!.value).toBe('2x');
    now.mockReturnValue(1000);
    await again.click('send');
    expect(again.sent[0]).toMatchObject({ tookMs: 5000 });
    await again.unmount();
    now.mockReturnValue(0);
    const open = await openAnswering();
    await open.fill('draft', '2x');
    now.mockReturnValue(86_400_001);
    await open.click('send');
    expect(open.sent[0]).toMatchObject({ tookMs: 86_400_000 });
  });
});

describe('after a step', () => {
  async function openFocus({ arrived = true, over = false, isFine = true, hasField = true } = {}) {
    const field = { focus: vi.fn() };
    const page = openPage();
    page.media.matches = isFine;
    const state = { over };
    function Part() {
      const heading = useRef<HTMLHeadingElement>(null);
      const next = useRef<HTMLButtonElement>(null);
      const handle = useRef(hasField ? field : null);
      useFocusAfterStep({
        arrived,
        over: state.over,
        places: { field: handle, heading, next } as unknown as Parameters<
          typeof useFocusAfterStep
        >[0]['places'],
      });
      return (
        <>
          <h2 ref={heading}>Question</h2>
          <button ref={next} type="button" onClick={() => undefined}>
            Continue
          </button>
        </>
      );
    }
    function Stepping() {
      const [count, setCount] = useState(0);
      return (
        <>
          <Part key="part" />
          <input name="step" value={count} onChange={() => setCount(count + 1)} />
        </>
      );
    }
    const part = await mounted(<Stepping />, { messages: {}, page });
    const step = (isOver: boolean) => {
      state.over = isOver;
      return part.fill('step', 'x');
    };
    return { ...part, step, field, focused: () => part.page.document.activeElement.textContent };
  }

  test('the field has the focus where it opens no keyboard over the question', async () => {
    const part = await openFocus();
    expect(part.field.focus).toHaveBeenCalledOnce();
    expect(part.all('h2')[0]!.hasAttribute('data-scrolled')).toBe(true);
    await part.unmount();
    const touch = await openFocus({ isFine: false });
    expect([touch.field.focus.mock.calls.length, touch.focused()]).toEqual([0, 'Question']);
    await touch.unmount();
    const choice = await openFocus({ hasField: false });
    expect(choice.focused()).toBe('Question');
  });

  test('a page that was just opened moves no focus', async () => {
    const part = await openFocus({ arrived: false });
    expect(part.field.focus).not.toHaveBeenCalled();
    expect(part.page.document.activeElement).toBe(part.page.document.body);
  });

  test('a question that ends leads to Continue, once; one that was over does not', async () => {
    const part = await openFocus();
    await part.step(true);
    expect(part.focused()).toBe('Continue');
    part.page.document.body.focus();
    await part.step(true);
    expect(part.page.document.activeElement).toBe(part.page.document.body);
    await part.unmount();
    const over = await openFocus({ over: true });
    expect(over.page.document.activeElement).toBe(over.page.document.body);
  });
});
