import { type RefObject, useEffect, useImperativeHandle, useRef } from 'react';
import { DrawnField, type DrawnHandle } from './drawn-field.tsx';
import Keyboard, { type KeyboardProps } from './keyboard.tsx';
import { KeyboardToggle } from './keyboard-toggle.tsx';
import type { MathInputProps, TextControl } from './math-input-props.ts';
import { defaultLongest, TypedField } from './typed-field.tsx';
import { eraseTyped, moveTyped, putTyped } from './typed-keys.ts';
import { type Editor, useEditor } from './use-editor.ts';

type Props = MathInputProps & {
  id: string;
  /** Opened by the learner just now, rather than restored from the last field. */
  opensAtOnce: boolean;
};

/** A field whose keyboard was opened: text or formula editor, with the keys while open. */
export default function OpenRow({ id, opensAtOnce, ref, ...props }: Props) {
  const typed = useRef<TextControl>(null);
  const drawn = useRef<DrawnHandle>(null);
  const opened = useEditor(opensAtOnce);
  // The formula editor has one line.
  const editor = props.value.includes('\n') ? { ...opened, Field: null } : opened;
  const focus = () => (editor.Field ? drawn.current : typed.current)?.focus();
  const onEscape = () => {
    if (!editor.open) return;
    editor.toggle(false);
    focus();
  };
  useImperativeHandle(ref, () => ({ focus }));
  const parts = { ...props, id, editor, typed, drawn, onEscape };
  return (
    <>
      <div className="mi-row">
        <Field {...parts} />
        <KeyboardToggle id={id} open={editor.open} onToggle={() => editor.toggle(!editor.open)} />
      </div>
      {editor.open && <Keys {...parts} />}
    </>
  );
}

type Parts = Omit<MathInputProps, 'ref'> & {
  id: string;
  editor: Editor;
  typed: RefObject<TextControl | null>;
  drawn: RefObject<DrawnHandle | null>;
  /** Closes the keyboard and returns focus to the field. */
  onEscape(): void;
};

function Field({ editor, typed, drawn, ...props }: Parts) {
  const { id, value, onChange, locale, error, onEscape, longest = defaultLongest } = props;
  const textWanted = editor.wanted && editor.Field === null && (editor.failed || !editor.drawn);
  useEffect(() => {
    if (textWanted) typed.current?.focus();
  }, [textWanted, typed]);
  const asText = editor.Field === null;
  useEffect(() => {
    // A new text area has its caret at the start, an input at the end.
    const end = asText ? (typed.current?.value.length ?? 0) : 0;
    typed.current?.setSelectionRange(end, end);
  }, [asText, typed]);
  if (!editor.Field) return <TypedField {...props} field={typed} withKeys={editor.open} />;
  return (
    <DrawnField
      ref={drawn}
      id={id}
      Field={editor.Field}
      value={value}
      onChange={(next) => onChange(next.slice(0, longest))}
      onTouch={() => editor.toggle(true)}
      onEscape={onEscape}
      locale={locale}
      multiline={props.multiline ?? false}
      describedBy={`${id}-help`}
      invalid={Boolean(error)}
      focused={editor.wanted}
    />
  );
}

function Keys({ id, editor, typed, drawn, value, onChange, locale, onEscape }: Parts) {
  const actions: Pick<KeyboardProps, 'onKey' | 'onMove' | 'onErase'> = editor.Field
    ? {
        onKey: ({ draws }) => drawn.current?.put(draws),
        onMove: (direction) => drawn.current?.move(direction),
        onErase: () => drawn.current?.erase(),
      }
    : {
        onKey: (key) => putTyped(typed.current, value, key, onChange),
        onMove: (direction) => moveTyped(typed.current, direction),
        onErase: () => eraseTyped(typed.current, value, onChange),
      };
  return (
    <Keyboard
      id={`${id}-keys`}
      locale={locale}
      drawn={editor.failed ? null : editor.Field !== null}
      onSwitch={editor.switchOver}
      onEscape={onEscape}
      {...actions}
    />
  );
}
