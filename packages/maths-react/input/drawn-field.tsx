import { type Ref, useEffect, useImperativeHandle, useRef } from 'react';
import { flushSync } from 'react-dom';
import { keyboardLanguage } from './language.ts';
import { type Mathfield, type MathfieldClass, setUp } from './mathlive.ts';
import { plainOfLatex } from './plain-of-latex.ts';
import { latexOfText } from './read-text.ts';

export type DrawnHandle = {
  focus(): void;
  /** Inserts LaTeX with placeholders (`#0`, `#@`, `#?`) at the caret. */
  put(latex: string): void;
  move(direction: 'left' | 'right'): void;
  erase(): void;
};

type Props = {
  /** Id of the label. */
  id: string;
  Field: MathfieldClass;
  /** Text, as `MathInput` passes it on; anything other than the last value emitted is parsed and rendered. */
  value: string;
  onChange(text: string): void;
  /** The field was touched. No phone keyboard opens. */
  onTouch(): void;
  onEscape(): void;
  locale: string;
  /** A pasted text of several lines replaces the value, for the text field to show. */
  multiline: boolean;
  describedBy: string;
  invalid: boolean;
  focused: boolean;
  ref: Ref<DrawnHandle>;
};

/** MathLive's field: renders the formula while it is typed. It emits text in the syntax of our parser. */
export function DrawnField(props: Props) {
  const {
    id,
    Field,
    value,
    onChange,
    onTouch,
    onEscape,
    locale,
    multiline,
    describedBy,
    invalid,
    focused,
    ref,
  } = props;
  const host = useRef<HTMLDivElement>(null);
  const field = useRef<Mathfield | null>(null);
  const shown = useRef('');
  /** The LaTeX last emitted or set. */
  const known = useRef('');
  const handlers = useRef({ onChange, onTouch, onEscape });
  useEffect(() => {
    handlers.current = { onChange, onTouch, onEscape };
  });
  useEffect(() => {
    const made = new Field();
    made.id = id;
    host.current?.append(made);
    setUp(made, keyboardLanguage(locale));
    field.current = made;
    shown.current = '';
    known.current = '';
    // MathLive reports a key with a delay. Enter may come first: it then reports the change itself, only once.
    const reportChange = () => {
      if (made.value === known.current) return;
      known.current = made.value;
      shown.current = textOf(made, locale);
      handlers.current.onChange(shown.current);
    };
    const stop = listen(made, locale, {
      input: reportChange,
      enter: () => {
        flushSync(reportChange);
        made.closest('form')?.requestSubmit();
      },
      escape: () => handlers.current.onEscape(),
      lines: (text) => {
        if (multiline) handlers.current.onChange(text);
        return multiline;
      },
    });
    made.addEventListener('pointerdown', ({ pointerType }) => {
      if (pointerType === 'touch') handlers.current.onTouch();
    });
    if (focused) takeFocus(made);
    return () => {
      stop();
      made.remove();
      field.current = null;
    };
    // The field is created once: `focused` is only its initial state.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [id, Field, locale, multiline]);
  useEffect(() => {
    field.current?.setAttribute('aria-describedby', describedBy);
  }, [describedBy, id, Field, locale]);
  useEffect(() => {
    const made = field.current;
    if (value === shown.current || !made) return;
    shown.current = value;
    void draw(made, value, locale, () => shown.current !== value).then((drawn) => {
      if (drawn) known.current = made.value;
    });
  }, [value, id, Field, locale]);
  useImperativeHandle(ref, () => handleOf(field), []);
  return <div ref={host} className="mi-drawn" data-invalid={invalid ? 'true' : undefined} />;
}

/** The native method: MathLive's own does nothing while it assumes it has focus. */
const focusOn = (field: Mathfield): void => HTMLElement.prototype.focus.call(field);

/** Focuses a new field once its parts are mounted, which can take several frames, unless focus has moved elsewhere since. */
function takeFocus(field: Mathfield, from = document.activeElement, frames = 60): void {
  focusOn(field);
  const { activeElement, body } = document;
  const still = activeElement === from || activeElement === body || activeElement === null;
  if (still && field.isConnected && frames > 0)
    requestAnimationFrame(() => takeFocus(field, from, frames - 1));
}

/**
 * Renders text from outside the field once it has been parsed, unless it is stale by then; returns whether it did. Text that cannot be
 * parsed is inserted letter by letter.
 */
async function draw(field: Mathfield, text: string, locale: string, stale: () => boolean): Promise<boolean> {
  const silently = { silenceNotifications: true } as const;
  const latex = text.trim() === '' ? '' : await latexOfText(text, locale);
  if (stale()) return false;
  if (latex === null) field.setValue(text, { format: 'ascii-math', ...silently });
  else field.setValue(latex, silently);
  return true;
}

const textOf = (field: Mathfield, locale: string): string =>
  plainOfLatex(field.value, keyboardLanguage(locale)) ?? field.value;

type Listeners = {
  input(): void;
  enter(): void;
  escape(): void;
  /** Takes a pasted text of several lines; false leaves it to the field. */
  lines(text: string): boolean;
};

/** Enter works as in a text field. MathLive's speech is disabled in languages other than English. */
function listen(field: Mathfield, locale: string, on: Listeners): () => void {
  const press = (event: KeyboardEvent) => {
    if (event.key === 'Escape') on.escape();
    if (event.key !== 'Enter' || event.isComposing) return;
    event.preventDefault();
    event.stopPropagation();
    on.enter();
  };
  const paste = (event: ClipboardEvent) => {
    const text = event.clipboardData?.getData('text/plain') ?? '';
    // MathLive handles LaTeX itself; other text goes through our parser.
    if (text.includes('\\')) return;
    event.preventDefault();
    if (text.trim().includes('\n') && on.lines(text.trim())) return;
    void latexOfText(text, locale).then((latex) => field.insert(latex ?? text, { format: 'latex' }));
  };
  field.addEventListener('paste', paste);
  field.addEventListener('input', on.input);
  field.addEventListener('keydown', press, { capture: true });
  if (!document.documentElement.lang.startsWith('en')) {
    field.shadowRoot?.querySelector('[role=status]')?.setAttribute('aria-live', 'off');
  }
  return () => {
    field.removeEventListener('paste', paste);
    field.removeEventListener('input', on.input);
    field.removeEventListener('keydown', press, { capture: true });
  };
}

function handleOf(field: { current: Mathfield | null }): DrawnHandle {
  return {
    focus: () => field.current && focusOn(field.current),
    put: (latex) =>
      field.current?.insert(latex, { insertionMode: 'replaceSelection', selectionMode: 'placeholder' }),
    move: (direction) =>
      field.current?.executeCommand(direction === 'left' ? 'moveToPreviousChar' : 'moveToNextChar'),
    erase: () => field.current?.executeCommand('deleteBackward'),
  };
}
