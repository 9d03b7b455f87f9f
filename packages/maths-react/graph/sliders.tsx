import { useTranslations } from 'use-intl/react';
import { numberText, type Parameters } from '@curvela/maths/graph';

type Props = { parameters: Parameters; locale: string; onChange: (name: string, value: number) => void };

/** Range of a parameter in both directions, and the step size. */
const reach = 10;
const step = 0.1;

/** One slider per parameter. */
export default function Sliders({ parameters, locale, onChange }: Props) {
  const t = useTranslations('graph');
  const names = Object.keys(parameters);
  return (
    <fieldset className="gr-sliders">
      <legend className="sr">{t('parameters')}</legend>
      {names.map((name) => (
        <label key={name}>
          <span className="num">
            {t('parameter', { name, value: numberText(parameters[name] ?? 1, locale, 1) })}
          </span>
          <input
            type="range"
            min={-reach}
            max={reach}
            step={step}
            value={parameters[name] ?? 1}
            onChange={({ target }) => onChange(name, Math.round(Number(target.value) / step) * step)}
          />
        </label>
      ))}
    </fieldset>
  );
}
