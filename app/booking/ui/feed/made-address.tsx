import { type FocusEvent, useState } from 'react';
import { useTranslations } from 'use-intl/react';
import { brand } from '#app/platform/brand.ts';
import { subscriptionsOf } from '../../domain/calendar-links.ts';
import type { MadeFeed } from '../../model/feed-schemas.ts';

const ways = ['apple', 'google', 'outlook'] as const;
const selectAll = (event: FocusEvent<HTMLInputElement>) => event.target.select();

/** The new feed address, shown only once, with the subscription links. */
export function MadeAddress({ made: { address } }: { made: MadeFeed }) {
  const t = useTranslations('calendarFeed');
  const [copied, setCopied] = useState<'copied' | 'notCopied' | null>(null);
  const to = subscriptionsOf(address, brand);
  const copy = () =>
    navigator.clipboard.writeText(address).then(
      () => setCopied('copied'),
      () => setCopied('notCopied'),
    );
  return (
    <div className="feed-made">
      <label className="field">
        <span className="label">{t('address')}</span>
        <input className="input" readOnly value={address} aria-describedby="feed-once" onFocus={selectAll} />
      </label>
      <p className="small" id="feed-once">
        {t('once')}
      </p>
      <div className="acts">
        <a className="btn btn-primary" href={to.webcal}>
          {t('device')}
        </a>
        <button className="btn btn-secondary" type="button" onClick={() => void copy()}>
          {t('copy')}
        </button>
        <span role="status" className="small">
          {copied && t(copied)}
        </span>
      </div>
      <div className="acts">
        {(['google', 'outlook'] as const).map((way) => (
          <a
            key={way}
            className="btn btn-quiet btn-sm"
            href={to[way]}
            target="_blank"
            rel="noopener noreferrer"
          >
            {t(way)}
          </a>
        ))}
      </div>
      <h3>{t('howTo')}</h3>
      <ul className="feed-ways">
        {ways.map((way) => (
          <li key={way}>{t(`how.${way}`)}</li>
        ))}
      </ul>
    </div>
  );
}
