import { useSyncExternalStore } from 'react';
import { useTranslations } from 'use-intl/react';
import { contrast, nearestReadable, readable, type Scheme, effectiveColours } from '../domain/appearance.ts';
import { type Comfort, defaultComfort, type FontSize, fontSizes } from '../domain/comfort.ts';
import { usePreferences } from './provider.tsx';
import { themes } from '../domain/visitor.ts';

/**
 * Theme, size, colours and font. Each change applies at once and is saved: on this device or, if signed in, in the
 * account.
 */
export function ReadingSettings() {
  const t = useTranslations('preferences');
  const { theme, comfort, saveTheme, changeComfort: change, resetComfort } = usePreferences();
  const system = useSystemScheme();
  const colours = effectiveColours(comfort, theme === 'system' ? system : theme);
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
        shown={colours.text}
        onPick={(textColor) => change({ textColor })}
      />
      <Colour
        label={t('backgroundColor')}
        value={comfort.backgroundColor}
        shown={colours.background}
        onPick={(backgroundColor) => change({ backgroundColor })}
      />
      <Advice comfort={comfort} shown={colours} onTake={(textColor) => change({ textColor })} />
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

type ColourProps = {
  label: string;
  value: string;
  /** The colour currently visible, chosen or default. */
  shown: string;
  onPick(colour: string): void;
};

function Colour({ label, value, shown, onPick }: ColourProps) {
  const t = useTranslations('preferences');
  return (
    <div className="drawer-colour">
      <label>
        <span className="label">{label}</span>
        <input type="color" value={shown} onChange={({ target }) => onPick(target.value)} />
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

type AdviceProps = {
  comfort: Comfort;
  shown: { text: string; background: string };
  onTake(colour: string): void;
};

/** Offers the nearest readable text colour when the chosen colours lack contrast. */
function Advice({ comfort, shown, onTake }: AdviceProps) {
  const t = useTranslations('preferences');
  if (comfort.textColor === 'default' && comfort.backgroundColor === 'default') return null;
  if (contrast(shown.text, shown.background) >= readable) return null;
  const better = nearestReadable(shown.text, shown.background);
  return (
    <div className="drawer-advice" role="status" style={{ color: better, background: shown.background }}>
      <p className="small">{t('contrastLow')}</p>
      <button className="chip" type="button" onClick={() => onTake(better)}>
        <i style={{ background: better }} />
        {t('useThis', { colour: better })}
      </button>
    </div>
  );
}

const prefersDark = () => window.matchMedia('(prefers-color-scheme: dark)');

function followSystem(onChange: () => void): () => void {
  const query = prefersDark();
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
}

/** The device's theme preference. */
const useSystemScheme = (): Scheme =>
  useSyncExternalStore(
    followSystem,
    () => (prefersDark().matches ? 'dark' : 'light'),
    () => 'light',
  );
