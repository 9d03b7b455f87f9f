import { useMemo, useState } from 'react';
import { useLocale, useTranslations } from 'use-intl/react';
import { CloseIcon, PlusIcon } from '../icons.tsx';
import type { GraphItem } from '@curvela/maths/graph';
import type { GraphProps } from './graph-props.ts';
import { Graph } from './graph.tsx';
import { ProblemText } from './problem-text.tsx';
import { useReadItems } from './use-read-items.ts';

export type GraphBoardProps = Omit<GraphProps, 'items'> & {
  /** Initial formulas; those with pictures are drawn with the first paint. */
  readonly items: readonly GraphItem[];
  /** Called after each change of the formulas. */
  readonly onFormulas?: ((texts: readonly string[]) => void) | undefined;
};

const most = 8;

/** Input fields for formulas, each with its error below, and their graph. */
export function GraphBoard({ items: first, onFormulas, ...graph }: GraphBoardProps) {
  const t = useTranslations('graph');
  const locale = useLocale();
  const [items, setItems] = useState(first);
  const [made, setMade] = useState(0);
  const read = useReadItems(items, locale);
  const drawn = useMemo(() => items.filter((_, at) => read[at]?.scene != null), [items, read]);
  const change = (next: readonly GraphItem[]) => {
    setItems(next);
    onFormulas?.(next.map(({ text }) => text));
  };
  const write = (id: string, text: string) =>
    change(items.map((item) => (item.id === id ? { id, text, tone: item.tone } : item)));
  const add = () => {
    change([...items, { id: `new${made}`, text: '' }]);
    setMade(made + 1);
  };
  return (
    <div className="gr-board">
      <div className="gr-inputs">
        {items.map(({ id, text }, at) => {
          const problem = text.trim() === '' ? null : (read[at]?.problem ?? null);
          return (
            <div className="field" key={id}>
              <label className="label" htmlFor={`${id}-text`}>
                {items.length === 1 ? t('formula') : t('formulaNumber', { number: String(at + 1) })}
              </label>
              <div className="gr-input">
                <input
                  id={`${id}-text`}
                  className="input input-math"
                  value={text}
                  maxLength={500}
                  autoComplete="off"
                  autoCapitalize="off"
                  spellCheck={false}
                  aria-invalid={problem !== null}
                  aria-describedby={problem === null ? undefined : `${id}-problem`}
                  onChange={({ target }) => write(id, target.value)}
                />
                {items.length > 1 && (
                  <button
                    type="button"
                    className="icon-btn"
                    aria-label={t('remove', { what: text || t('formulaNumber', { number: String(at + 1) }) })}
                    onClick={() => change(items.filter((item) => item.id !== id))}
                  >
                    <CloseIcon />
                  </button>
                )}
              </div>
              {problem && <ProblemText id={`${id}-problem`} problem={problem} />}
            </div>
          );
        })}
        <p className="help">{t('help')}</p>
        {items.length < most && (
          <button type="button" className="btn btn-quiet btn-sm" onClick={add}>
            <PlusIcon />
            {t('add')}
          </button>
        )}
      </div>
      <Graph {...graph} items={drawn} />
    </div>
  );
}
