import { Outlet } from 'react-router';
import { accountsTexts, AdminGuard } from '#app/accounts/public.ts';
import { keepTexts, textsLoader } from '#app/platform/texts-loader.ts';
import { tutorPagesTexts } from '#app/tutors/public.ts';
import { tutorHoursTexts, tutorMeetingTexts, tutorProfileTexts } from '#app/tutors/public.behalf.ts';
import { foundersAiTexts } from '../ai/messages/index.ts';
import { figuresTexts } from '../figures/messages/index.ts';
import { foundersTexts } from '../messages/index.ts';
import { onBehalfTexts } from '../on-behalf/messages/index.ts';
import { userDetailTexts } from '../user-detail/messages/index.ts';
import '../founders.css';
import '../figures/figures.css';

export const loader = textsLoader(
  foundersTexts,
  figuresTexts,
  foundersAiTexts,
  onBehalfTexts,
  userDetailTexts,
  accountsTexts,
  tutorPagesTexts,
  tutorProfileTexts,
  tutorHoursTexts,
  tutorMeetingTexts,
);
export const shouldRevalidate = keepTexts;

/** Everything below is for administrators. The guard decides what is shown; the server decides on every call. */
export default function FoundersLayout() {
  return (
    <AdminGuard>
      <Outlet />
    </AdminGuard>
  );
}
