import { useTranslations } from 'use-intl/react';
import { usePreferences } from '#app/preferences/index.ts';
import type { GoalView } from '#app/learners/index.ts';
import { paceForForecast, type LearnerPace } from '#app/learners/index.ts';

/** Goal dates are calendar days, not instants: the same in every zone. */
export function useDayName(): (day: string, style?: 'long' | 'short') => string {
  const { state } = usePreferences();
  const year = new Date().getFullYear();
  return (day, style = 'long') =>
    new Intl.DateTimeFormat(state.locale, {
      day: 'numeric',
      month: style,
      ...(Number(day.slice(0, 4)) === year ? {} : { year: 'numeric' }),
      timeZone: 'UTC',
    }).format(new Date(day));
}

/** The text of a forecast. */
export function useForecastText(): (forecast: GoalView['forecast'], pace: LearnerPace) => string {
  const t = useTranslations('learnerPage.goals');
  const dayName = useDayName();
  return (forecast, pace) => {
    if (forecast.kind === 'reached') return t('reached');
    if (forecast.kind === 'not_enough_known')
      return t('unknown', { attempts: String(forecast.attempts), needed: String(forecast.needed) });
    const [earliest, likely, latest] = [forecast.earliest, forecast.likely, forecast.latest].map((day) =>
      dayName(day),
    );
    const { eveningsAWeek, minutesAnEvening } = paceForForecast(pace);
    const paceText = t('pace', { evenings: eveningsAWeek, minutes: String(minutesAnEvening) });
    const when = { pace: paceText, earliest: earliest ?? '', likely: likely ?? '', latest: latest ?? '' };
    return `${t(earliest === latest ? 'around' : 'between', when)} ${t(`inTime.${forecast.inTime}`)}`;
  };
}
