import { Outlet } from 'react-router';
import { accountPageTexts, accountsTexts, AdminGuard } from '#app/accounts/index.ts';
import { keepTexts, textsLoader } from '#app/platform/texts-loader.ts';
import { tutorPagesTexts } from '#app/tutors/index.ts';
import { tutorHoursTexts, tutorProfileTexts } from '#app/tutor-dashboard/index.ts';
import { tutorMeetingTexts } from '#app/tutors/index.ts';
import { foundersAiTexts } from '../../messages/ai/index.ts';
import { figuresTexts } from '../../messages/figures/index.ts';
import { foundersTexts } from '../../messages/index.ts';
import { onBehalfTexts } from '#app/tutors/index.ts';
import { bookingActsTexts } from '../../messages/booking-acts/index.ts';
import { userDetailTexts } from '../../messages/user-detail/index.ts';
import '../founders.css';
import '../figures/figures.css';

export const loader = textsLoader(
  foundersTexts,
  figuresTexts,
  foundersAiTexts,
  onBehalfTexts,
  userDetailTexts,
  bookingActsTexts,
  accountsTexts,
  accountPageTexts,
  tutorPagesTexts,
  tutorProfileTexts,
  tutorHoursTexts,
  tutorMeetingTexts,
);
export const shouldRevalidate = keepTexts;

/** Everything below is for administrators. This guard only controls what is displayed; the server authorizes each call. */
export default function FoundersLayout() {
  return (
    <AdminGuard>
      <Outlet />
    </AdminGuard>
  );
}
