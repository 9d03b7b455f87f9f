import { useTranslations } from 'use-intl/react';

type SharePracticeProps = {
  /** Name of the profile the session is for. */
  learner: string;
  /** First name. */
  tutor: string;
  /** How many sessions are booked together. */
  sessions: number;
  shares: boolean;
  onChange: (shares: boolean) => void;
};

/**
 * Consent that the tutor reads the learner’s practice, for the sessions being booked. Nothing is ticked beforehand, and leaving it empty
 * does not end consent that earlier bookings gave.
 */
export function SharePractice({ learner, tutor, sessions, shares, onChange }: SharePracticeProps) {
  const t = useTranslations('bookPages.confirm');
  return (
    <div className="field">
      <label className="check">
        <input
          type="checkbox"
          aria-describedby="share-text"
          checked={shares}
          onChange={(event) => onChange(event.target.checked)}
        />
        <span>{t('share', { tutor, learner })}</span>
      </label>
      <p className="small muted" id="share-text">
        {t('shareText', { count: sessions })}
      </p>
    </div>
  );
}
