import { lazy, type Ref, Suspense, useEffect, useId, useImperativeHandle, useRef } from 'react';
import { useTranslations } from 'use-intl/react';
import type { DrawnHandle } from './drawn-field.tsx';
import type { KeyboardProps } from './keyboard.tsx';
import { type Against, LiveVerdict, Reading } from './reading.tsx';
import { eraseTyped, moveTyped, putTyped } from './typed-keys.ts';
import { type Editor, useEditor } from './use-editor.ts';
import './math-input.css';

const Keyboard = lazy(() => import('./keyboard.tsx'));
const DrawnField = lazy(() => import('./drawn-field.tsx').then((all) => ({ default: all.DrawnField })));

export type MathInputHandle = { focus(): void };

export type MathInputProps = {
  label: string;
  /** Text, plain or LaTeX, that our reader reads. */
  value: string;
  onChange(value: string): void;
  locale: string;
  /** Stands where the reading will be, until something is typed. */
  help?: string;
  error?: string | null;
  large?: boolean;
  longest?: number;
  /** Shows how the text is read while it is typed. */
  reads?: boolean;
  /** Shows the verdict against this answer while it is typed. */
  against?: Against;
  ref?: Ref<MathInputHandle>;
};

/** A little more than the reader reads, so that it can say so. */
const longestUnlessSaid = 600;

/**
 * A line of maths. It is a plain text field, also without scripts; the maths keyboard, opened on wish, brings the formula
 * editor with it, and each can be left again with everything typed kept. Needs `mathsUiTexts` in its layout.
 */
export function MathInput(props: MathInputProps) {
  const { label, value, locale, help, error, large = false, reads = true, against, ref } = props;
  const id = useId();
  const typed = useRef<HTMLInputElement>(null);
  const drawn = useRef<DrawnHandle>(null);
  const editor = useEditor();
  const focus = () => (editor.Field ? drawn.current : typed.current)?.focus();
  const onEscape = () => {
    editor.toggle(false);
    focus();
  };
  useImperativeHandle(ref, () => ({ focus }));
  const parts = { ...props, id, editor, typed, drawn, onEscape };
  return (
    <div className="field mi">
      <label className="label" htmlFor={id}>
        {label}
      </label>
      <div className={`mi-row ${large ? 'mi-large' : ''}`}>
        <FieldOf {...parts} />
        <Toggle id={id} editor={editor} />
      </div>
      {editor.open && <Keys {...parts} />}
      <div id={`${id}-help`} className="mi-reading" aria-live={editor.Field ? 'polite' : undefined}>
        {error ? (
          <p className="error">{error}</p>
        ) : (
          reads && <Reading text={value} locale={locale} help={help} />
        )}
        {against && <LiveVerdict text={value} locale={locale} against={against} />}
      </div>
    </div>
  );
}

type Parts = MathInputProps & {
  id: string;
  editor: Editor;
  typed: React.RefObject<HTMLInputElement | null>;
  drawn: React.RefObject<DrawnHandle | null>;
  /** Closes the keyboard and goes back to the field. */
  onEscape(): void;
};

function FieldOf({ id, editor, typed, drawn, onEscape, ...props }: Parts) {
  const { value, onChange, locale, error, longest = longestUnlessSaid } = props;
  const { Field, open } = editor;
  const invalid = Boolean(error);
  const textWanted = editor.wanted && Field === null && (editor.failed || !editor.drawn);
  useEffect(() => {
    if (textWanted) typed.current?.focus();
  }, [textWanted, typed]);
  const text = (
    <input
      ref={typed}
      id={id}
      className="input input-math"
      value={value}
      maxLength={longest}
      autoComplete="off"
      autoCapitalize="off"
      autoCorrect="off"
      spellCheck={false}
      enterKeyHint="done"
      inputMode={open ? 'none' : undefined}
      aria-describedby={`${id}-help`}
      aria-invalid={invalid || undefined}
      onChange={({ target }) => onChange(target.value)}
      onKeyDown={({ key }) => {
        if (key === 'Escape' && open) onEscape();
      }}
    />
  );
  if (!Field) return text;
  return (
    <Suspense fallback={text}>
      <DrawnField
        ref={drawn}
        id={id}
        Field={Field}
        value={value}
        onChange={(next) => onChange(next.slice(0, longest))}
        onTouch={() => editor.toggle(true)}
        onEscape={onEscape}
        locale={locale}
        describedBy={`${id}-help`}
        invalid={invalid}
        focused={editor.wanted}
      />
    </Suspense>
  );
}

function Toggle({ id, editor }: { id: string; editor: Editor }) {
  const t = useTranslations('mathsUi.input');
  return (
    <button
      type="button"
      className="mi-toggle"
      aria-label={t(editor.open ? 'closeKeyboard' : 'openKeyboard')}
      title={t(editor.open ? 'closeKeyboard' : 'openKeyboard')}
      aria-expanded={editor.open}
      aria-controls={editor.open ? `${id}-keys` : undefined}
      onClick={() => editor.toggle(!editor.open)}
    >
      <svg
        className="i"
        viewBox="0 0 24 24"
        fill="none"
        stroke="currentColor"
        strokeWidth="2"
        aria-hidden="true"
      >
        <rect x="2.5" y="5" width="19" height="14" rx="3" />
        <path d="M6 9.5h3M7.5 8v3M12 9.5h2.5M17 8.2l2 2.6M19 8.2l-2 2.6M7 15h10" strokeLinecap="round" />
      </svg>
    </button>
  );
}

function Keys({ id, editor, typed, drawn, value, onChange, locale, onEscape }: Parts) {
  const t = useTranslations('mathsUi.input');
  const { Field } = editor;
  const actions: Pick<KeyboardProps, 'onKey' | 'onMove' | 'onErase'> = Field
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
    <Suspense fallback={<p className="help mi-loading">{t('loading')}</p>}>
      <Keyboard
        id={`${id}-keys`}
        locale={locale}
        drawn={editor.failed ? null : Field !== null}
        onSwitch={editor.switchOver}
        onEscape={onEscape}
        {...actions}
      />
    </Suspense>
  );
}
