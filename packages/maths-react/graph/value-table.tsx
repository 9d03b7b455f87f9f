import { useState } from 'react';
import { useTranslations } from 'use-intl/react';
import { Dialog } from '../dialog.tsx';
import { numberText, type SceneItem, type Parameters } from '@curvela/maths/graph';
import { tableOf } from '@curvela/maths/graph/draw';

type Props = {
  items: readonly SceneItem[];
  parameters: Parameters;
  texts: ReadonlyMap<string, string>;
  locale: string;
  start: number;
  step: number;
  onClose: () => void;
};

/** Values of all curves from a start value, with a step chosen by the reader. */
export default function ValueTable({ items, parameters, texts, locale, start, step, onClose }: Props) {
  const t = useTranslations('graph');
  const [range, setRange] = useState({ from: String(start), by: String(step) });
  const numberOf = (text: string, otherwise: number) => {
    const value = Number(text.replace(',', '.').replace('−', '-'));
    return text.trim() !== '' && Number.isFinite(value) ? value : otherwise;
  };
  const table = tableOf(items, parameters, numberOf(range.from, start), numberOf(range.by, step) || step);
  if (table === null) return null;
  return (
    <Dialog title={t('table')} onClose={onClose}>
      <div className="gr-range">
        {(['from', 'by'] as const).map((key) => (
          <label className="field" key={key}>
            <span className="label">{t(key === 'from' ? 'from' : 'step')}</span>
            <input
              className="input"
              inputMode="decimal"
              value={range[key]}
              onChange={({ target }) => setRange({ ...range, [key]: target.value })}
            />
          </label>
        ))}
      </div>
      {/* Focusable, so that a wide table can be scrolled with the keyboard. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <div className="gr-values" tabIndex={0} role="region" aria-label={t('table')}>
        <table className="table num">
          <thead>
            <tr>
              <th scope="col">x</th>
              {table.heads.map(({ id, up }, at) => (
                <th scope="col" key={`${id} ${at}`} className="typed">
                  {texts.get(id) ?? up}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {table.rows.map(({ x, values }) => (
              <tr key={x}>
                <th scope="row">{numberText(x, locale, 6)}</th>
                {values.map((value, at) => (
                  // The order of columns is that of the curves.
                  // oxlint-disable-next-line react/no-array-index-key
                  <td key={at}>
                    {Number.isNaN(value) ? (
                      <span className="muted">{t('noValue')}</span>
                    ) : (
                      numberText(value, locale, 4)
                    )}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <div className="dialog-actions">
        <button type="button" className="btn btn-primary" onClick={onClose}>
          {t('close')}
        </button>
      </div>
    </Dialog>
  );
}
