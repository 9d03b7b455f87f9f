import { describe, expect, it, vi } from 'vitest';
import { mounted, type Mounted } from '#tests/support/mounted.tsx';
import { ChoiceAnswer, WrongLineAnswer } from './answers/choose-one.tsx';
import { OrderAnswer } from './answers/order-answer.tsx';
import { Confidence } from './confidence.tsx';
import { Report } from './report.tsx';
import { messages, words, formula, stopClock } from '#tests/support/practice-screen.tsx';

stopClock();

describe('a choice', () => {
  const options = ['yes', 'no'].map((text, number) => ({ number, parts: words(text) }));

  it('gives the number of the option', async () => {
    const onChange = vi.fn();
    const page = await mounted(
      <ChoiceAnswer
        ask={{ kind: 'choice', options }}
        draft={{ kind: 'choice', number: 0 }}
        disabled={false}
        onChange={onChange}
      />,
      { messages },
    );
    expect(page.text()).toContain('Choose one');
    expect(page.all('input').map(({ checked }) => checked)).toEqual([true, false]);
    await page.fill('no', true);
    expect(onChange).toHaveBeenCalledWith({ kind: 'choice', number: 1 });
  });

  it('of a wrong line offers every line but the first, which is given', async () => {
    const onChange = vi.fn();
    const lines = ['a', 'b', 'c'].map((text, number) => ({ number, formula: formula(text) }));
    const page = await mounted(
      <WrongLineAnswer
        ask={{ kind: 'wrong_line', lines }}
        draft={{ kind: 'wrong_line', number: 1 }}
        disabled={false}
        onChange={onChange}
      />,
      { messages },
    );
    expect(page.text()).toContain('Choose the line');
    expect(page.text()).toContain('given');
    const inputs = page.all('input');
    expect(inputs.map((one) => one.getAttribute('aria-label'))).toEqual(['2: b', '3: c']);
    expect(inputs.map(({ checked }) => checked)).toEqual([true, false]);
    await page.fill('3: c', true);
    expect(onChange).toHaveBeenCalledWith({ kind: 'wrong_line', number: 2 });
  });
});

describe('lines to be put in order', () => {
  const lines = ['a', 'b', 'c'].map((text, number) => ({ number, formula: formula(text) }));
  const order = async (numbers: readonly number[], disabled = false) => {
    const onChange = vi.fn();
    const page = await mounted(
      <OrderAnswer
        ask={{ kind: 'order', lines }}
        draft={{ kind: 'order', lines: numbers }}
        disabled={disabled}
        onChange={onChange}
      />,
      { messages },
    );
    return { page, onChange };
  };
  const button = (page: Mounted, label: string) => page.find(label)!;

  it('are moved by one with each press, and the new position is announced', async () => {
    const { page, onChange } = await order([2, 0, 1]);
    await page.click('Move down: c');
    expect(onChange).toHaveBeenLastCalledWith({ kind: 'order', lines: [0, 2, 1] });
    expect(page.text()).toContain('c: now number 2 of 3');
    await page.click('Move up: b');
    expect(onChange).toHaveBeenLastCalledWith({ kind: 'order', lines: [2, 1, 0] });
    expect(page.text()).toContain('b: now number 2 of 3');
  });

  it('are moved by arrow keys; other keys keep their meaning', async () => {
    const { page, onChange } = await order([0, 1, 2]);
    expect(await page.fire(button(page, 'Move up: b'), 'onKeyDown', { key: 'ArrowDown' })).toBe(true);
    expect(onChange).toHaveBeenLastCalledWith({ kind: 'order', lines: [0, 2, 1] });
    expect(await page.fire(button(page, 'Move down: b'), 'onKeyDown', { key: 'ArrowUp' })).toBe(true);
    expect(onChange).toHaveBeenLastCalledWith({ kind: 'order', lines: [1, 0, 2] });
    expect(await page.fire(button(page, 'Move up: b'), 'onKeyDown', { key: 'Tab' })).toBe(false);
    expect(onChange).toHaveBeenCalledTimes(2);
  });

  it('do not move past the ends', async () => {
    const { page, onChange } = await order([0, 1, 2]);
    const stuck = (label: string) => button(page, label).getAttribute('aria-disabled');
    expect(['Move up: a', 'Move down: a', 'Move up: c', 'Move down: c'].map(stuck)).toEqual([
      'true',
      'false',
      'false',
      'true',
    ]);
    await page.click('Move up: a');
    await page.click('Move down: c');
    await page.fire(button(page, 'Move down: a'), 'onKeyDown', { key: 'ArrowUp' });
    expect(onChange).not.toHaveBeenCalled();
    expect(page.text()).not.toContain('now number');
  });

  it('do not move while the answer waits to be sent', async () => {
    const { page, onChange } = await order([0, 1, 2], true);
    await page.click('Move down: a');
    await page.fire(button(page, 'Move down: a'), 'onKeyDown', { key: 'ArrowDown' });
    expect(onChange).not.toHaveBeenCalled();
  });
});

describe('how sure the learner is', () => {
  it('is chosen with a press, and cleared with another', async () => {
    const onChange = vi.fn();
    const page = await mounted(<Confidence value="fairly" disabled={false} onChange={onChange} />, {
      messages,
    });
    expect(page.text()).toContain('How sure are you?');
    expect(page.all('button').map((one) => one.getAttribute('aria-pressed'))).toEqual([
      'false',
      'true',
      'false',
    ]);
    await page.click('Certain');
    expect(onChange).toHaveBeenLastCalledWith('certain');
    await page.click('Fairly sure');
    expect(onChange).toHaveBeenLastCalledWith(null);
  });
});

describe('a report that a question is wrong', () => {
  it('is sent without spaces around it, and then closes', async () => {
    const [onClose, onSend] = [vi.fn(), vi.fn()];
    const page = await mounted(<Report onClose={onClose} onSend={onSend} />, { messages });
    expect(page.text()).toContain('Report this question');
    expect(page.text()).toContain('It won’t count until someone has checked it.');
    expect(page.find('Send')).not.toBeNull();
    await page.fill('What’s wrong with it? (optional)', '  Two answers fit ');
    await page.submit();
    expect(onSend).toHaveBeenCalledWith('Two answers fit');
    expect(onClose).toHaveBeenCalledOnce();
  });

  it('is not sent when the learner goes back', async () => {
    const [onClose, onSend] = [vi.fn(), vi.fn()];
    const page = await mounted(<Report onClose={onClose} onSend={onSend} />, { messages });
    await page.click('Back to the question');
    expect(onClose).toHaveBeenCalledOnce();
    expect(onSend).not.toHaveBeenCalled();
  });
});
