import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useSearchParams } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { formatMoney } from '#app/platform/money.ts';
import { usePreferences } from '#app/preferences/index.ts';
import { foundBookingsQuery } from '../../api/bookings-client.ts';
import { useMoment } from '../moment.ts';
import { Part } from '../part.tsx';
import { RowsTable } from '../rows-table.tsx';
import { Section } from '../section.tsx';
import { BookingWindow } from './booking-window.tsx';

/** Finds bookings; `?booking=` opens one, from here or from a link. */
export function FindBookings() {
  const t = useTranslations('bookingActs');
  const { timeZone } = usePreferences();
  const [search, setSearch] = useState('');
  const [day, setDay] = useState('');
  const field = useId();
  const [params, setParams] = useSearchParams();
  const opened = params.get('booking');
  const open = (id: string | null) =>
    setParams(
      (earlier) => {
        const next = new URLSearchParams(earlier);
        if (id === null) next.delete('booking');
        else next.set('booking', id);
        return next;
      },
      { preventScrollReset: true, replace: id === null },
    );
  const isAsked = search.trim() !== '' || day !== '';
  return (
    <>
      <Section name="bookings" title={t('title')} wide>
        <p className="small muted">{t('lead')}</p>
        <div className="find-bookings">
          <div>
            <label className="label" htmlFor={`${field}-text`}>
              {t('search')}
            </label>
            <input
              id={`${field}-text`}
              className="input"
              type="search"
              autoComplete="off"
              maxLength={254}
              value={search}
              onChange={({ target }) => setSearch(target.value)}
            />
          </div>
          <div>
            <label className="label" htmlFor={`${field}-day`}>
              {t('day')}
            </label>
            <input
              id={`${field}-day`}
              className="input"
              type="date"
              value={day}
              onChange={({ target }) => setDay(target.value)}
            />
          </div>
        </div>
        {isAsked && <Found query={{ search: search.trim(), day, timeZone }} onOpen={open} />}
      </Section>
      {opened && <BookingWindow key={opened} id={opened} onClose={() => open(null)} />}
    </>
  );
}

function Found({
  query: { search, day, timeZone },
  onOpen,
}: {
  query: { search: string; day: string; timeZone: string };
  onOpen: (id: string) => void;
}) {
  const t = useTranslations('bookingActs');
  const states = useTranslations('founders.tutor.sessionStates');
  const { state: preferences } = usePreferences();
  const moment = useMoment();
  return (
    <Part query={useQuery(foundBookingsQuery(search, day, timeZone))} height={8}>
      {({ bookings, more }) => (
        <>
          <RowsTable
            empty={t('none')}
            columns={[
              ...(['when', 'tutor', 'family', 'state'] as const).map((key) => ({ key, title: t(key) })),
              { key: 'price', title: t('price'), right: true },
              { key: 'open', title: t('open'), bare: true },
            ]}
            rows={bookings.map(({ id, start, tutor, family, state, price }) => ({
              key: id,
              cells: [
                moment(start),
                tutor.name,
                <span key="family" className="wrap-anywhere">
                  {family ?? t('erased')}
                </span>,
                states(state as 'confirmed'),
                formatMoney(price, preferences.locale, 'exact'),
                <button
                  key="open"
                  className="btn btn-quiet btn-sm"
                  type="button"
                  aria-label={t('openOf', { at: moment(start), tutor: tutor.name })}
                  onClick={() => onOpen(id)}
                >
                  {t('open')}
                </button>,
              ],
            }))}
          />
          {more && <p className="small muted mt-3">{t('more')}</p>}
        </>
      )}
    </Part>
  );
}
