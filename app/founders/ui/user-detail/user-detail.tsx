import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { formatMoney } from '#app/platform/money.ts';
import { usePreferences } from '#app/preferences/index.ts';
import { Window } from '#app/ui/window.tsx';
import { setUnpaidLimits, userQuery, userSessionsQuery } from '../../api/users-client.ts';
import { OpenBooking } from '../booking-acts/open-booking.tsx';
import { useMoment } from '../moment.ts';
import { Part } from '../part.tsx';
import { RowsTable } from '../rows-table.tsx';
import { useAct } from '../use-act.ts';
import type { UserRow } from '../../model/schemas-users.ts';
import type { UserDetail as Shown } from '../../model/user-detail-schemas.ts';

/** One account in a dialog: identity, dates, bookings and invoices. Of its learners only their number. */
export function UserDetail({ user, onClose }: { user: UserRow; onClose: () => void }) {
  const t = useTranslations('userDetail');
  return (
    <Window title={user.email} onClose={onClose}>
      <Part query={useQuery(userQuery(user.id))} height={12}>
        {(shown) => (
          <>
            <Facts user={shown} />
            <Bookings id={shown.id} onOpen={onClose} />
            {shown.role !== 'founder' && <Unpaid id={shown.id} unpaid={shown.unpaid} />}
            <Invoices invoices={shown.invoices} />
          </>
        )}
      </Part>
      <div className="dialog-actions">
        <button className="btn btn-secondary" type="button" onClick={onClose}>
          {t('close')}
        </button>
      </div>
    </Window>
  );
}

function Facts({ user }: { user: Shown }) {
  const t = useTranslations('userDetail');
  const users = useTranslations('founders.users');
  const moment = useMoment();
  const { suspension, tutor } = user;
  const facts = [
    [users('role'), users(`roles.${user.role}`)],
    [users('state'), users(`states.${user.state}`)],
    [users('since'), moment(user.at)],
    [t('learners'), t('learnersCount', { count: user.learners })],
    [t('suspension'), suspensionText()],
  ] as const;
  function suspensionText() {
    if (!suspension) return t(user.state === 'suspended' ? 'suspendedPlain' : 'never');
    return t(suspension.suspended ? 'suspended' : 'lifted', {
      at: moment(suspension.at),
      who: suspension.by,
    });
  }
  return (
    <dl className="pairs">
      {facts.map(([label, value]) => (
        <div className="contents" key={label}>
          <dt>{label}</dt>
          <dd className="wrap-anywhere">{value}</dd>
        </div>
      ))}
      {tutor && (
        <div className="contents">
          <dt>{t('tutor')}</dt>
          <dd>
            <Link to={`/founder/tutors/${tutor.id}`}>{tutor.name}</Link>
          </dd>
        </div>
      )}
    </dl>
  );
}

function Bookings({ id, onOpen }: { id: string; onOpen: () => void }) {
  const t = useTranslations('userDetail');
  const acts = useTranslations('bookingActs');
  const states = useTranslations('founders.tutor.sessionStates');
  const { state: preferences } = usePreferences();
  const moment = useMoment();
  return (
    <section className="user-part" aria-labelledby="user-bookings">
      <h3 id="user-bookings">{t('bookings')}</h3>
      <Part query={useQuery(userSessionsQuery(id))} height={4}>
        {({ sessions }) => (
          <RowsTable
            empty={t('noBookings')}
            columns={[
              { key: 'when', title: t('when') },
              { key: 'state', title: t('state') },
              { key: 'price', title: t('price'), right: true },
              { key: 'open', title: acts('open'), bare: true },
            ]}
            rows={sessions.map(({ id: session, start, state, price }) => ({
              key: session,
              cells: [
                moment(start),
                states(state),
                formatMoney(price, preferences.locale),
                <OpenBooking key="open" id={session} at={moment(start)} onOpen={onOpen} />,
              ],
            }))}
          />
        )}
      </Part>
    </section>
  );
}

/** How much the account can book without paying. */
function Unpaid({ id, unpaid: { usual, raised } }: Pick<Shown, 'id' | 'unpaid'>) {
  const t = useTranslations('userDetail');
  const now = raised ?? usual;
  const [limits, choose] = useState(now);
  const save = useAct((wanted: typeof raised) => setUnpaidLimits(id, wanted), t('unpaidDone'));
  const isSame = limits.sessions === now.sessions && limits.series === now.series;
  const field = (key: 'sessions' | 'series', label: string, most: number) => (
    <Amount
      label={label}
      value={limits[key]}
      most={most}
      onChange={(value) => choose({ ...limits, [key]: value })}
    />
  );
  return (
    <section className="user-part" aria-labelledby="user-unpaid">
      <h3 id="user-unpaid">{t('unpaid')}</h3>
      <p className="small muted">{t('unpaidNote', { ...usual, sessions: String(usual.sessions) })}</p>
      <form
        className="mt-3"
        onSubmit={(event) => {
          event.preventDefault();
          save.mutate(limits);
        }}
      >
        {field('sessions', t('unpaidSessions'), 100)}
        {field('series', t('unpaidSeries'), 20)}
        <div className="user-acts mt-3">
          <button className="btn btn-secondary btn-sm" type="submit" disabled={isSame || save.isPending}>
            {t('unpaidAllow')}
          </button>
          {raised && (
            <button
              className="btn btn-quiet btn-sm"
              type="button"
              disabled={save.isPending}
              onClick={() => {
                choose(usual);
                save.mutate(null);
              }}
            >
              {t('unpaidUsual')}
            </button>
          )}
        </div>
      </form>
    </section>
  );
}

function Amount(props: { label: string; value: number; most: number; onChange: (value: number) => void }) {
  const id = useId();
  const { label, value, most, onChange } = props;
  return (
    <>
      <label className="label" htmlFor={id}>
        {label}
      </label>
      <input
        id={id}
        className="input"
        type="number"
        inputMode="numeric"
        required
        min={1}
        max={most}
        value={value === 0 ? '' : value}
        onChange={({ target }) => onChange(Number(target.value))}
      />
    </>
  );
}

function Invoices({ invoices }: Pick<Shown, 'invoices'>) {
  const t = useTranslations('userDetail');
  const { state: preferences } = usePreferences();
  const moment = useMoment();
  return (
    <section className="user-part" aria-labelledby="user-invoices">
      <h3 id="user-invoices">{t('invoices')}</h3>
      <RowsTable
        empty={t('noInvoices')}
        columns={[
          { key: 'number', title: t('number') },
          { key: 'issued', title: t('issued') },
          { key: 'total', title: t('total'), right: true },
        ]}
        rows={invoices.map(({ id, number, corrects, issuedAt, total }) => ({
          key: id,
          cells: [
            corrects === null ? number : t('corrects', { number, other: corrects }),
            moment(issuedAt),
            formatMoney(total, preferences.locale),
          ],
        }))}
      />
    </section>
  );
}
