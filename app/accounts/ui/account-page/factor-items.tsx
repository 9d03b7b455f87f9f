import { useState } from 'react';
import { useTranslations } from 'use-intl/react';
import { shortDayOf, timeInSentence } from '#app/platform/times.ts';
import { useSingleFlight } from '#app/platform/use-single-flight.ts';
import { usePreferences } from '#app/preferences/index.ts';
import type { AuthOutcome } from '../auth-calls.ts';
import type { Device } from '../factor-calls.ts';

/** Runs one call at a time, and shows its problem. */
export function useRunning() {
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<AuthOutcome>(null);
  const run = useSingleFlight(async (call: () => Promise<AuthOutcome>) => {
    setBusy(true);
    setProblem(await call());
    setBusy(false);
  });
  return { busy, problem, run };
}

type ItemProps = {
  device: Device;
  /** For one without a name. */
  unnamed: string;
  /** What removing it means. */
  sure: string;
  busy: boolean;
  onRemove: () => void;
};

/** A second factor of the account in the list; a second press removes it. */
export function DeviceItem({ device, unnamed, sure, busy, onRemove }: ItemProps) {
  const t = useTranslations('accountPage.factor');
  const { state, timeZone } = usePreferences();
  const localeAndZone = { locale: state.locale, timeZone };
  const [isSure, setSure] = useState(false);
  const name = device.name || unnamed;
  const at = {
    day: shortDayOf(device.createdAt, localeAndZone),
    time: timeInSentence(device.createdAt, localeAndZone),
  };
  return (
    <li>
      <div>
        <b>{name}</b>
        <span className="num">{isSure ? sure : t('since', at)}</span>
      </div>
      <span className="acts">
        <button
          className="btn btn-quiet btn-sm"
          type="button"
          aria-label={t(isSure ? 'removeForGood' : 'removeOf', { device: name })}
          aria-disabled={busy}
          onClick={() => (isSure ? onRemove() : setSure(true))}
        >
          {t(isSure ? 'confirm' : 'remove')}
        </button>
        {isSure && (
          <button className="btn btn-quiet btn-sm" type="button" onClick={() => setSure(false)}>
            {t('keep')}
          </button>
        )}
      </span>
    </li>
  );
}
