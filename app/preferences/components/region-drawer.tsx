import { useId, useState } from 'react';
import { Dialog } from 'react-aria-components/Dialog';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import { Heading } from 'react-aria-components/Heading';
import { useTranslations } from 'use-intl/react';
import { timeZoneNamed } from '#app/platform/time-zones.ts';
import { CloseIcon } from '#app/ui/icons.tsx';
import { showToast } from '#app/ui/toast.ts';
import { detectHere } from '../device.ts';
import {
  changeField,
  countries,
  currencies,
  languageOf,
  locales,
  type LocaleState,
  usableTimeZone,
} from '../locale.ts';
import { preferencesTexts } from '../messages/index.ts';
import { usePreferences } from '../provider.tsx';
import { ReadingSettings } from './reading-settings.tsx';
import { Preview } from './preview.tsx';

type Props = { isOpen: boolean; onClose(): void };

/** Language and Region: a draft of the locale state that Save keeps; closing without Save forgets it. */
export default function RegionDrawer({ isOpen, onClose }: Props) {
  const t = useTranslations('preferences');
  return (
    <ModalOverlay className="veil" isOpen={isOpen} onOpenChange={(open) => !open && onClose()} isDismissable>
      <Modal className="drawer drawer-window">
        <Dialog className="drawer-body">
          <div className="drawer-head">
            <Heading slot="title" level={2}>
              {t('title')}
            </Heading>
            <button className="icon-btn" type="button" aria-label={t('close')} onClick={onClose}>
              <CloseIcon />
            </button>
          </div>
          <RegionForm onClose={onClose} />
          <ReadingSettings />
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
}

function RegionForm({ onClose }: Pick<Props, 'onClose'>) {
  const t = useTranslations('preferences');
  const { state, saveLocale, resetLocale } = usePreferences();
  const [draft, setDraft] = useState(state);
  const change = <Field extends 'locale' | 'country' | 'currency' | 'timezone'>(
    field: Field,
    value: LocaleState[Field],
  ) => setDraft(changeField(draft, field, value));
  const finish = (kept: LocaleState) => {
    // The page speaks the new language by the time the notice is read.
    showToast({ title: preferencesTexts[languageOf(kept.locale)].preferences.saved });
    onClose();
  };
  const zone = usableTimeZone(draft);
  const typedZone = draft.timezone.trim();
  const zoneUnknown = typedZone !== '' && timeZoneNamed(typedZone) === '';
  return (
    <form
      className="drawer-form"
      onSubmit={(event) => {
        event.preventDefault();
        saveLocale(draft);
        finish(draft);
      }}
    >
      <label className="switch">
        <span className="label">{t('useDevice')}</span>
        <input
          type="checkbox"
          role="switch"
          aria-checked={draft.useDeviceLocale}
          checked={draft.useDeviceLocale}
          onChange={({ target }) =>
            setDraft(target.checked ? detectHere() : { ...draft, useDeviceLocale: false })
          }
        />
      </label>
      {/* Each control is disabled by itself: the window's focus trap does not see that a fieldset disables what it holds. */}
      <div className="drawer-form">
        <Choice
          disabled={draft.useDeviceLocale}
          label={t('language')}
          value={draft.locale}
          options={locales.map((locale) => [locale, t(`locales.${locale}`)])}
          onChange={(locale) => change('locale', locale)}
        />
        <Choice
          disabled={draft.useDeviceLocale}
          label={t('country')}
          value={draft.country}
          options={countries.map((country) => [country, t(`countries.${country}`)])}
          onChange={(country) => change('country', country)}
        />
        <Choice
          disabled={draft.useDeviceLocale}
          label={t('currency')}
          value={draft.currency}
          options={currencies.map((currency) => [currency, t(`currencies.${currency}`)])}
          onChange={(currency) => change('currency', currency)}
        />
        <div className="field">
          <label className="label" htmlFor="zone">
            {t('timezone')}
          </label>
          <input
            id="zone"
            className="input"
            disabled={draft.useDeviceLocale}
            value={draft.timezone}
            placeholder="America/Bogota"
            autoComplete="off"
            spellCheck={false}
            maxLength={64}
            aria-describedby={zoneUnknown ? 'zone-unknown' : undefined}
            onChange={({ target }) => change('timezone', target.value)}
          />
          {zoneUnknown && (
            <span className="help" id="zone-unknown">
              {t('timezoneUnknown', { zone })}
            </span>
          )}
        </div>
      </div>
      <Preview state={draft} />
      <div className="drawer-actions">
        <button className="btn btn-primary" type="submit">
          {t('save')}
        </button>
        <button
          className="btn btn-secondary"
          type="button"
          onClick={() => {
            const detected = resetLocale();
            setDraft(detected);
            finish(detected);
          }}
        >
          {t('reset')}
        </button>
      </div>
      <p className="small muted">{t('footnote')}</p>
    </form>
  );
}

type ChoiceProps<Value extends string> = {
  disabled: boolean;
  label: string;
  value: Value;
  options: [value: Value, label: string][];
  onChange(value: Value): void;
};

function Choice<Value extends string>({ disabled, label, value, options, onChange }: ChoiceProps<Value>) {
  const id = useId();
  return (
    <div className="field">
      <label className="label" htmlFor={id}>
        {label}
      </label>
      <select
        className="input"
        id={id}
        disabled={disabled}
        value={value}
        onChange={({ target }) => onChange(target.value as Value)}
      >
        {options.map(([option, text]) => (
          <option key={option} value={option}>
            {text}
          </option>
        ))}
      </select>
    </div>
  );
}
