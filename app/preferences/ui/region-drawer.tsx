import { useId, useState } from 'react';
import { Dialog } from 'react-aria-components/Dialog';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import { Heading } from 'react-aria-components/Heading';
import { useTranslations } from 'use-intl/react';
import { languageOfLocale } from '#app/platform/language-of-locale.ts';
import { CloseIcon } from '#app/ui/icons.tsx';
import { showToast } from '#app/ui/toast.ts';
import { detectDevice } from './device.ts';
import {
  changeField,
  countries,
  currencies,
  locales,
  type LocaleState,
  type Currency,
} from '../domain/locale.ts';
import { preferencesTexts } from '../messages/index.ts';
import { usePreferences } from './provider.tsx';
import { usableTimeZone } from '../domain/usable-time-zone.ts';
import { resolveZone } from '../domain/zone-search.ts';
import { ReadingSettings } from './reading-settings.tsx';
import { ZoneField } from './zone-field.tsx';
import { formatMoney } from '#app/platform/money.ts';
import { shortDayOf, timeOf } from '#app/platform/times.ts';

type Props = { isOpen: boolean; onClose(): void };

/** Language and Region: edits a draft of the locale state; Save stores it, closing discards it. */
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
  const finish = (saved: LocaleState) => {
    // The toast is in the new language, like the page by the time it is read.
    showToast({ title: preferencesTexts[languageOfLocale(saved.locale)].preferences.saved });
    onClose();
  };
  return (
    <form
      className="drawer-form"
      onSubmit={(event) => {
        event.preventDefault();
        saveLocale(normalized(draft));
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
            setDraft(target.checked ? detectDevice() : { ...draft, useDeviceLocale: false })
          }
        />
      </label>
      {/* Controls are disabled individually: the dialog's focus trap does not detect a disabled fieldset. */}
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
        <ZoneField
          disabled={draft.useDeviceLocale}
          value={draft.timezone}
          defaultZone={usableTimeZone(draft)}
          locale={draft.locale}
          onChange={(timezone) => change('timezone', timezone)}
        />
      </div>
      <Preview state={normalized(draft)} />
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
      <AccountNotes />
    </form>
  );
}

/** Sync problems between this device and the account, one line each. */
function AccountNotes() {
  const t = useTranslations('preferences');
  const { localeProblem, unsaved } = usePreferences();
  return (
    <div role="status" className="small muted">
      {localeProblem !== null && <p>{localeProblem || t('errors.loading_failed')}</p>}
      {unsaved && <p>{t('unsaved')}</p>}
    </div>
  );
}

/** Replaces the typed zone with its canonical name where it identifies one, and blank with the default zone. */
const normalized = (draft: LocaleState): LocaleState => ({
  ...draft,
  timezone: resolveZone(draft.timezone) || draft.timezone.trim() || usableTimeZone(draft),
});

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

/** A typical amount in each currency, in minor units. */
const example: Record<Currency, number> = { USD: 3900, EUR: 3200, GBP: 3000, COP: 8_000_000 };

/** A time and an amount formatted with these settings. */
export function Preview({ state }: { state: LocaleState }) {
  const t = useTranslations('preferences');
  const localeAndZone = { locale: state.locale, timeZone: usableTimeZone(state) };
  const now = new Date();
  return (
    <p className="drawer-seen num">
      <span className="muted">{t('seen')}</span> {shortDayOf(now, localeAndZone)},{' '}
      {timeOf(now, localeAndZone)},{' '}
      {formatMoney({ amountMinor: example[state.currency], currency: state.currency }, state.locale)}
    </p>
  );
}
