import { type Ref, useId, useImperativeHandle, useRef } from 'react';
import { useTranslations } from 'use-intl/react';
import { longestLine } from '../limits.ts';
import { Maths } from './sentence.tsx';
import { useReading } from './use-reading.ts';

/** What keys put in, and how far the caret goes back into it. */
const keys = [
  { name: 'power', shown: 'x²', puts: '^2', back: 0 },
  { name: 'root', shown: '√', puts: '√()', back: 1 },
  { name: 'fraction', shown: '÷', puts: '/', back: 0 },
  { name: 'times', shown: '×', puts: '*', back: 0 },
  { name: 'plusminus', shown: '±', puts: '±', back: 0 },
] as const;

export type MathFieldHandle = { focus(): void };

type Props = {
  label: string;
  value: string;
  onChange(value: string): void;
  locale: string;
  help?: string;
  error?: string | null;
  large?: boolean;
  withKeys?: boolean;
  ref?: Ref<MathFieldHandle>;
};

/** A line of maths as text, with how it is read under it while it is being typed. */
export function MathField(props: Props) {
  const { label, value, onChange, locale, help, error, large = false, withKeys = true, ref } = props;
  const t = useTranslations('teaching.tutor');
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  useImperativeHandle(ref, () => ({ focus: () => input.current?.focus() }), []);
  const put = (puts: string, back: number) => {
    const field = input.current;
    const from = field?.selectionStart ?? value.length;
    const to = field?.selectionEnd ?? value.length;
    onChange(value.slice(0, from) + puts + value.slice(to));
    const caret = from + puts.length - back;
    requestAnimationFrame(() => {
      field?.focus();
      field?.setSelectionRange(caret, caret);
    });
  };
  return (
    <div className="field">
      <label className="label" htmlFor={id}>
        {label}
      </label>
      <input
        ref={input}
        id={id}
        className={`input input-math ${large ? 't-large' : ''}`}
        value={value}
        maxLength={longestLine}
        autoComplete="off"
        autoCapitalize="off"
        autoCorrect="off"
        spellCheck={false}
        enterKeyHint="done"
        aria-describedby={`${id}-help`}
        aria-invalid={error ? true : undefined}
        onChange={({ target }) => onChange(target.value)}
      />
      {withKeys && (
        <div className="t-keys" role="group" aria-label={t('keys')}>
          {keys.map((key) => (
            <button
              key={key.name}
              type="button"
              className="key"
              aria-label={t(`keyNames.${key.name}`)}
              onClick={() => put(key.puts, key.back)}
            >
              {key.shown}
            </button>
          ))}
          <button type="button" className="key" onClick={() => put(` ${t('keyNames.or')} `, 0)}>
            {t('keyNames.or')}
          </button>
        </div>
      )}
      <div id={`${id}-help`} className="t-reading">
        {error ? <p className="error">{error}</p> : <Reading text={value} locale={locale} help={help} />}
      </div>
    </div>
  );
}

function Reading({ text, locale, help }: { text: string; locale: string; help: string | undefined }) {
  const t = useTranslations('teaching.tutor');
  const reading = useReading(text, locale);
  if (!reading) return <p className="help">{help ?? '\u00A0'}</p>;
  if (reading.ok) {
    return (
      <p className="help">
        {t('readAs')} <Maths formula={reading.formula} />
      </p>
    );
  }
  return (
    <p className="help">
      {reading.found === '' ? t('cannotReadEnd') : t('cannotRead', { found: reading.found })}
    </p>
  );
}
