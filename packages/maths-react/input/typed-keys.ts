import type { InputKey } from './keys.ts';
import type { TextControl } from './math-input-props.ts';

type Change = (value: string) => void;

/** Inserts a key into a text field at the caret; the selection fills its first placeholder. */
export function putTyped(field: TextControl | null, value: string, key: InputKey, onChange: Change): void {
  const from = field?.selectionStart ?? value.length;
  const to = field?.selectionEnd ?? value.length;
  const { text, caret } = keyIn(value, from, to, key.puts);
  onChange(text);
  placeCaret(field, caret);
}

/** The text with a key inserted between two positions, and the resulting caret. */
export function keyIn(
  value: string,
  from: number,
  to: number,
  puts: string,
): { text: string; caret: number } {
  const [before = '', after] = puts.split('▯');
  if (after === undefined)
    return { text: value.slice(0, from) + puts + value.slice(to), caret: from + puts.length };
  const selected = value.slice(from, to);
  const text = value.slice(0, from) + before + selected + after + value.slice(to);
  const inside = from + before.length + selected.length;
  return { text, caret: selected === '' ? inside : inside + after.length };
}

export function eraseTyped(field: TextControl | null, value: string, onChange: Change): void {
  const to = field?.selectionEnd ?? value.length;
  const start = field?.selectionStart ?? value.length;
  const from = start === to ? Math.max(0, start - 1) : start;
  onChange(value.slice(0, from) + value.slice(to));
  placeCaret(field, from);
}

export function moveTyped(field: TextControl | null, direction: 'left' | 'right'): void {
  if (!field) return;
  const at = (direction === 'left' ? field.selectionStart : field.selectionEnd) ?? field.value.length;
  const to = Math.min(Math.max(at + (direction === 'left' ? -1 : 1), 0), field.value.length);
  field.setSelectionRange(to, to);
}

/** Runs after React has written the new value. */
function placeCaret(field: TextControl | null, caret: number): void {
  requestAnimationFrame(() => field?.setSelectionRange(caret, caret));
}
