import { useTranslations } from 'use-intl/react';
import {
  contrast,
  type Comfort,
  defaultComfort,
  fontSizes,
  type FontSize,
  nearestReadable,
} from '../comfort.ts';
import { usePreferences } from '../provider.tsx';
import { themes } from '../visitor.ts';

/** Our own colours, to measure a chosen colour against the one that was left alone (tokens.css, light). */
const ours = { ink: '#22253b', paper: '#fdfbf4' };
const readable = 4.5;

/** Brightness, size, colours and font. Each change applies at once and stays on this device. */
export function ReadingSettings() {
  const t = useTranslations('preferences');
  const { theme, comfort, saveTheme, changeComfort: change, resetComfort } = usePreferences();
  return (
    <section className="drawer-form drawer-reading" aria-labelledby="reading-title">
      <h3 id="reading-title">{t('reading')}</h3>
      <Pick
        label={t('theme')}
        options={themes.map((value) => [value, t(`themes.${value}`)])}
        value={theme}
        onPick={saveTheme}
      />
      <Pick
        label={t('fontSize')}
        options={(Object.keys(fontSizes) as FontSize[]).map((value) => [value, t(`fontSizes.${value}`)])}
        value={comfort.fontSize}
        onPick={(fontSize) => change({ fontSize })}
      />
      <label className="switch">
        <span className="label">{t('readingFont')}</span>
        <input
          type="checkbox"
          role="switch"
          aria-checked={comfort.dyslexiaFriendlyFont}
          checked={comfort.dyslexiaFriendlyFont}
          onChange={({ target }) => change({ dyslexiaFriendlyFont: target.checked })}
        />
      </label>
      <Colour
        label={t('textColor')}
        value={comfort.textColor}
        ours={ours.ink}
        onPick={(textColor) => change({ textColor })}
      />
      <Colour
        label={t('backgroundColor')}
        value={comfort.backgroundColor}
        ours={ours.paper}
        onPick={(backgroundColor) => change({ backgroundColor })}
      />
      <Advice comfort={comfort} onTake={(textColor) => change({ textColor })} />
      {JSON.stringify(comfort) !== JSON.stringify(defaultComfort) && (
        <button className="btn btn-quiet" type="button" onClick={resetComfort}>
          {t('resetReading')}
        </button>
      )}
    </section>
  );
}

type PickProps<Value extends string> = {
  label: string;
  options: [value: Value, label: string][];
  value: Value;
  onPick(value: Value): void;
};

function Pick<Value extends string>({ label, options, value, onPick }: PickProps<Value>) {
  return (
    <fieldset className="field">
      <legend className="label">{label}</legend>
      <div className="chips">
        {options.map(([option, text]) => (
          <button
            key={option}
            className="chip"
            type="button"
            aria-pressed={option === value}
            onClick={() => onPick(option)}
          >
            {text}
          </button>
        ))}
      </div>
    </fieldset>
  );
}

type ColourProps = { label: string; value: string; ours: string; onPick(colour: string): void };

function Colour({ label, value, ours, onPick }: ColourProps) {
  const t = useTranslations('preferences');
  return (
    <div className="drawer-colour">
      <label>
        <span className="label">{label}</span>
        <input
          type="color"
          value={value === 'default' ? ours : value}
          onChange={({ target }) => onPick(target.value)}
        />
      </label>
      <button
        className="chip"
        type="button"
        aria-label={`${label}: ${t('defaultColor')}`}
        aria-pressed={value === 'default'}
        onClick={() => onPick('default')}
      >
        {t('defaultColor')}
      </button>
    </div>
  );
}

/** Chosen colours that cannot be told apart get the nearest text colour that can. */
function Advice({ comfort, onTake }: { comfort: Comfort; onTake(colour: string): void }) {
  const t = useTranslations('preferences');
  if (comfort.textColor === 'default' && comfort.backgroundColor === 'default') return null;
  const text = comfort.textColor === 'default' ? ours.ink : comfort.textColor;
  const background = comfort.backgroundColor === 'default' ? ours.paper : comfort.backgroundColor;
  if (contrast(text, background) >= readable) return null;
  const better = nearestReadable(text, background);
  return (
    <div className="drawer-advice" role="status">
      <p className="small">{t('contrastLow')}</p>
      <button className="chip" type="button" onClick={() => onTake(better)}>
        <i style={{ background: better }} />
        {t('useThis', { colour: better })}
      </button>
    </div>
  );
}
