import type { Language } from '#app/platform/texts.ts';
import type { Locale } from '#app/preferences/locale.ts';
import type { en as accounts } from '#app/accounts/messages/en.ts';
import type { en as accountPage } from '#app/accounts/account-page/messages/en.ts';
import type { en as accountNotices } from '#app/accounts/notices/messages/en.ts';
import type { en as ownData } from '#app/accounts/own-data/messages/en.ts';
import type { en as ownDataArchive } from '#app/accounts/own-data/messages/archive/en.ts';
import type { en as booking } from '#app/booking/messages/en.ts';
import type { en as calendarFeed } from '#app/booking/feed/messages/en.ts';
import type { en as bookChanges } from '#app/booking/messages/changes/en.ts';
import type { en as bookCredit } from '#app/booking/credit/messages/en.ts';
import type { en as bookPages } from '#app/booking/messages/pages/en.ts';
import type { en as paying } from '#app/booking/paying/messages/en.ts';
import type { en as payingMails } from '#app/booking/paying/messages/mails/en.ts';
import type { en as contact } from '#app/marketing/messages/contact/en.ts';
import type { en as coursePaper } from '#app/courses/certificates/messages.ts';
import type { en as courses } from '#app/courses/messages/en.ts';
import type { en as founderFigures } from '#app/founders/figures/messages/en.ts';
import type { en as founders } from '#app/founders/messages/en.ts';
import type { en as onBehalf } from '#app/founders/on-behalf/messages/en.ts';
import type { en as userDetail } from '#app/founders/user-detail/messages/en.ts';
import type { en as foundersAi } from '#app/founders/ai/messages/en.ts';
import type { en as home } from '#app/marketing/messages/home/en.ts';
import type { en as info } from '#app/marketing/messages/info/en.ts';
import type { en as graph } from '#app/maths/graph/messages/en.ts';
import type { ReadingTexts } from '#app/maths/graph/messages/reading.ts';
import type { en as lab } from '#app/maths/screens/messages/en.ts';
import type { en as learners } from '#app/learners/messages/en.ts';
import type { en as learnersHome } from '#app/learners/messages/dashboard/en.ts';
import type { en as learnerNeeds } from '#app/learners/messages/needs/en.ts';
import type { en as learnerPage } from '#app/learners/messages/page/en.ts';
import type { en as maths } from '#app/maths/messages/en.ts';
import type { en as mathsUi } from '#app/maths/components/messages/en.ts';
import type { en as practice } from '#app/practice/messages/en.ts';
import type { en as preferences } from '#app/preferences/messages/en.ts';
import type { en as pricing } from '#app/pricing/messages/en.ts';
import type { en as payments } from '#app/pricing/payments/messages/en.ts';
import type { en as credits } from '#app/pricing/credits/messages/en.ts';
import type { en as creditPages } from '#app/pricing/credits/messages/pages/en.ts';
import type { en as invoicePaper } from '#app/pricing/invoices/messages/en.ts';
import type { en as invoiceReminder } from '#app/pricing/invoices/messages/reminders/en.ts';
import type { en as teaching } from '#app/teaching/messages/en.ts';
import type { en as safetyMail } from '#app/teaching/safety/mail/en.ts';
import type { en as lessons } from '#app/teaching/lessons/messages/en.ts';
import type { en as focusRoom } from '#app/teaching/messages/focus.ts';
import type { en as tutorSkill } from '#app/teaching/messages/skill.ts';
import type { en as tutorWords } from '#app/teaching/messages/words.ts';
import type { en as team } from '#app/marketing/messages/team/en.ts';
import type { en as searchTexts } from '#app/search/messages/en.ts';
import type { en as tutors } from '#app/tutors/messages/en.ts';
import type { en as tutorHours } from '#app/tutors/messages/hours/en.ts';
import type { en as tutorProfile } from '#app/tutors/messages/profile/en.ts';
import type { en as tutorMeeting } from '#app/tutors/messages/meeting/en.ts';
import type { en as tutorDesk } from '#app/tutors/room/messages/en.ts';
import type { en as tutorReviews } from '#app/tutors/reviews/messages/index.ts';
import type { en as reviewPages } from '#app/tutors/reviews/messages/pages/en.ts';
import type { en as tutorPages } from '#app/tutors/messages/pages/en.ts';
import type { en as notFound } from './messages/not-found/en.ts';
import type { en as shell } from './messages/en.ts';

/** The catalogues of all features. A new feature adds its English source here, one line each. */
type Catalogue = typeof shell &
  typeof accounts &
  typeof accountPage &
  typeof accountNotices &
  typeof ownData &
  typeof ownDataArchive &
  typeof booking &
  typeof bookChanges &
  typeof bookCredit &
  typeof bookPages &
  typeof calendarFeed &
  typeof paying &
  typeof payingMails &
  typeof payments &
  typeof contact &
  typeof credits &
  typeof creditPages &
  typeof invoicePaper &
  typeof invoiceReminder &
  typeof coursePaper &
  typeof courses &
  typeof founderFigures &
  typeof founders &
  typeof onBehalf &
  typeof userDetail &
  typeof foundersAi &
  typeof graph &
  ReadingTexts &
  typeof home &
  typeof info &
  typeof lab &
  typeof maths &
  typeof mathsUi &
  typeof learners &
  typeof learnersHome &
  typeof learnerNeeds &
  typeof learnerPage &
  typeof notFound &
  typeof practice &
  typeof preferences &
  typeof pricing &
  typeof team &
  typeof teaching &
  typeof focusRoom &
  typeof lessons &
  typeof safetyMail &
  typeof tutorSkill &
  typeof tutorWords &
  typeof tutorDesk &
  typeof reviewPages &
  typeof tutorHours &
  typeof tutorReviews &
  typeof tutorMeeting &
  typeof tutorProfile &
  typeof tutorPages &
  typeof searchTexts &
  typeof tutors;

declare module 'use-intl/core' {
  interface AppConfig {
    Locale: Locale | Language;
    Messages: Catalogue;
  }
}
