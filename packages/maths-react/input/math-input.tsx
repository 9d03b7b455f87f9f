import { lazy, Suspense, useId, useImperativeHandle, useRef, useState } from 'react';
import { habit } from './habit.ts';
import { KeyboardToggle } from './keyboard-toggle.tsx';
import type { MathInputHandle, MathInputProps, TextControl } from './math-input-props.ts';
import { TypedField } from './typed-field.tsx';
import './math-input.css';

/* The text field alone is small, because the home page has one; reading, keys and the formula editor are loaded when first needed. */
const OpenRow = lazy(() => import('./open-row.tsx'));
const Reading = lazy(() => import('./reading.tsx').then((all) => ({ default: all.Reading })));
const LiveVerdict = lazy(() => import('./reading.tsx').then((all) => ({ default: all.LiveVerdict })));

/**
 * A line of maths, or a whole problem where it is `multiline`. A plain text field that works without scripts; the optional maths keyboard loads the formula editor, and switching
 * either on or off keeps the input. Needs `mathsUiTexts` in its layout.
 */
export function MathInput(props: MathInputProps) {
  const { label, value, locale, help, error, large = false, reads = true, against, ref } = props;
  const id = useId();
  const typed = useRef<TextControl>(null);
  const opened = useRef<MathInputHandle>(null);
  const [everOpen, setEverOpen] = useState(habit.open);
  const [requested, setRequested] = useState(false);
  useImperativeHandle(ref, () => ({ focus: () => (opened.current ?? typed.current)?.focus() }));
  const text = value.trim() !== '';
  const oneLine = !value.includes('\n');
  const instead = <p className="help">{help ?? '\u00A0'}</p>;
  const row = (
    <div className="mi-row">
      <TypedField {...props} id={id} field={typed} />
      <KeyboardToggle
        id={id}
        open={false}
        onToggle={() => {
          setRequested(true);
          setEverOpen(true);
        }}
      />
    </div>
  );
  return (
    <div className={`field mi ${large ? 'mi-large' : ''}`}>
      <label className="label" htmlFor={id}>
        {label}
      </label>
      {everOpen ? (
        <Suspense fallback={row}>
          <OpenRow {...props} ref={opened} id={id} opensAtOnce={requested} />
        </Suspense>
      ) : (
        row
      )}
      <div id={`${id}-help`} className="mi-reading" aria-live={everOpen ? 'polite' : undefined}>
        <Suspense fallback={instead}>
          {error && <p className="error">{error}</p>}
          {!error &&
            (reads && text && oneLine ? <Reading text={value} locale={locale} help={help} /> : instead)}
          {against && text && <LiveVerdict text={value} locale={locale} against={against} />}
        </Suspense>
      </div>
    </div>
  );
}
