import { useTranslations } from 'use-intl/react';
import { calendarLinks } from '../domain/calendar-links.ts';
import { downloadCalendar } from '../api/client.ts';
import type { Booking } from '../model/schemas.ts';

type CalendarMenuProps = {
  booking: Pick<Booking, 'id' | 'start' | 'end' | 'minutes' | 'tutor'>;
  small?: boolean;
};

/** Adds a session to a web calendar, or downloads it as a file. */
export function CalendarMenu({ booking, small = false }: CalendarMenuProps) {
  const t = useTranslations('bookPages');
  const { id, start, end, minutes, tutor } = booking;
  const page = new URL(`/booking/thanks?booking=${id}`, window.location.href).href;
  const title = t('summary.minutesWith', { minutes, name: tutor.name });
  const { google, outlook } = calendarLinks({ start, end, title, page });
  return (
    <details className="calendar-menu">
      <summary className={`btn ${small ? 'btn-quiet btn-sm' : 'btn-primary'}`}>
        {t('thanks.calendar')}
      </summary>
      <ul className="card">
        <li>
          <a href={google} target="_blank" rel="noreferrer">
            Google Calendar
          </a>
        </li>
        <li>
          <a href={outlook} target="_blank" rel="noreferrer">
            Outlook
          </a>
        </li>
        <li>
          <button type="button" className="link-btn" onClick={() => void downloadCalendar(id)}>
            {t('thanks.calendarFile')}
          </button>
        </li>
      </ul>
    </details>
  );
}
