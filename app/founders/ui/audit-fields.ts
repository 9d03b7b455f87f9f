import { useTranslations } from 'use-intl/react';
import { formatMoney } from '#app/platform/money.ts';
import { usePreferences } from '#app/preferences/index.ts';
import { fieldLabel, fieldText } from '#app/tutors/index.ts';
import type { AuditEntry } from '../model/schemas.ts';
import { useMoment } from './moment.ts';

const named = [
  'state',
  'startsAt',
  'amountMinor',
  'refundMinor',
  'payMinor',
  'halves',
  'absent',
  'claimedBy',
  'objection',
  'upheld',
  'familyPercent',
  'tutorPercent',
  'lines',
  'reason',
  'answers',
  'waiting',
  'answered',
  'hidden',
  'suspended',
  'sessionsEnded',
  'unpaidSessions',
  'unpaidSeries',
  'paidAt',
  'settled',
  'seed',
  'bookingId',
  'applicationId',
  'note',
  'run',
  'languageModel',
  'done',
  'live',
  'closed',
  'until',
] as const;
const states = [
  'confirmed',
  'completed',
  'cancelled',
  'no_show',
  'received',
  'approved',
  'declined',
  'open',
  'upheld',
  'rejected',
  'seen',
  'failed',
  'done',
  'sent',
  'waiting',
  'running',
  'stopped',
] as const;
/** Words of fields that name a side or an answer; of the absent side and of the one that reported it. */
const words: Record<
  string,
  Record<string, 'learner' | 'family' | 'tutor' | 'attended' | 'otherSideAbsent'>
> = {
  absent: { learner: 'learner', tutor: 'tutor' },
  claimedBy: { learner: 'family', tutor: 'tutor' },
  objection: { attended: 'attended', other_side_absent: 'otherSideAbsent' },
};
const currencies = ['GBP', 'EUR', 'USD', 'COP'] as const;
const instant = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}/;

/** Formats values before or after an act; values without a translation are shown as stored. */
export function useAuditFields(): (entry: AuditEntry, side: 'before' | 'after') => string {
  const page = useTranslations('onBehalf');
  const t = useTranslations('founders.audit');
  const { locale } = usePreferences().state;
  const moment = useMoment();
  const labelOf = (field: string) => {
    const known = named.find((each) => each === field);
    return known ? t(`fields.${known}`) : field;
  };
  const textOf = (field: string, value: unknown, currency: unknown): string => {
    if (value === null) return '–';
    const known = currencies.find((each) => each === currency);
    if (known && typeof value === 'number' && field.endsWith('Minor'))
      return formatMoney({ amountMinor: value, currency: known }, locale, 'exact');
    if (typeof value === 'boolean') return t(value ? 'yes' : 'no');
    if (typeof value !== 'string') return JSON.stringify(value);
    const state = field === 'state' ? states.find((each) => each === value) : undefined;
    if (state) return t(`values.${state}`);
    const word = words[field]?.[value];
    if (word) return t(`words.${word}`);
    return instant.test(value) ? moment(value) : value;
  };
  return ({ action, ...sides }, side) =>
    Object.entries(sides[side])
      .filter(([field]) => field !== 'currency')
      .map(([field, value]) =>
        action.startsWith('tutor.')
          ? page('line', {
              field: fieldLabel(field, page, locale),
              value: fieldText(field, value, page, locale),
            })
          : t('line', { field: labelOf(field), value: textOf(field, value, sides[side].currency) }),
      )
      .join(' · ');
}
