import type { Language } from '#app/platform/texts.ts';
import type { Locale } from '#app/preferences/domain/locale.ts';
import type { en as accounts } from '#app/accounts/messages/en.ts';
import type { en as accountPage } from '#app/accounts/messages/account-page/en.ts';
import type { en as accountNotices } from '#app/accounts/messages/notices/en.ts';
import type { en as ownData } from '#app/accounts/messages/own-data/en.ts';
import type { en as ownDataArchive } from '#app/accounts/messages/own-data/archive/en.ts';
import type { en as booking } from '#app/booking/messages/en.ts';
import type { en as calendarFeed } from '#app/booking/messages/feed/en.ts';
import type { en as bookChanges } from '#app/booking/messages/changes/en.ts';
import type { en as bookCredit } from '#app/booking/messages/credit/en.ts';
import type { en as bookPages } from '#app/booking/messages/pages/en.ts';
import type { en as paying } from '#app/booking/messages/paying/en.ts';
import type { en as payingMails } from '#app/booking/messages/paying/mails/en.ts';
import type { en as contact } from '#app/marketing/messages/contact/index.ts';
import type { en as coursePaper } from '#app/courses/messages/certificates/messages.ts';
import type { en as courses } from '#app/courses/messages/en.ts';
import type { en as founderFigures } from '#app/founders/messages/figures/en.ts';
import type { en as founders } from '#app/founders/messages/en.ts';
import type { en as onBehalf } from '#app/tutors/messages/on-behalf/en.ts';
import type { en as bookingActs } from '#app/founders/messages/booking-acts/en.ts';
import type { en as userDetail } from '#app/founders/messages/user-detail/en.ts';
import type { en as founderActs } from '#app/booking/messages/founder-acts/en.ts';
import type { en as foundersAi } from '#app/founders/messages/ai/en.ts';
import type { en as home } from '#app/marketing/messages/home/en.ts';
import type { en as info } from '#app/marketing/messages/info/index.ts';
import type { en as graph, ReadingTexts } from '@curvela/maths/graph/messages';
import type { en as lab } from '#app/maths/messages/screens/en.ts';
import type { en as learners } from '#app/learners/messages/en.ts';
import type { en as learnersHome } from '#app/dashboard/messages/en.ts';
import type { en as learnerNeeds } from '#app/learners/messages/needs/index.ts';
import type { en as learnerPage } from '#app/dashboard/messages/page/en.ts';
import type { en as maths } from '@curvela/maths/messages';
import type { en as mathsUi } from '@curvela/maths-react/messages';
import type { en as pay } from '#app/pay/messages/en.ts';
import type { en as practice } from '#app/practice/messages/en.ts';
import type { en as preferences } from '#app/preferences/messages/en.ts';
import type { en as billing } from '#app/pricing/messages/billing/en.ts';
import type { en as pricing } from '#app/pricing/messages/en.ts';
import type { en as payments } from '#app/pricing/messages/payments/en.ts';
import type { en as credits } from '#app/pricing/messages/credits/en.ts';
import type { en as creditPages } from '#app/pricing/messages/credits/pages/en.ts';
import type { en as invoices } from '#app/pricing/messages/invoices/en.ts';
import type { en as teaching } from '#app/teaching/messages/en.ts';
import type { en as adultLinks } from '#app/learners/messages/adults/en.ts';
import type { en as adultLinkMail } from '#app/learners/messages/adults/mail.ts';
import type { en as dormancyMail } from '#app/learners/messages/dormancy/mail.ts';
import type { en as safetyMail } from '#app/teaching/messages/safety-mail.ts';
import type { en as lessons } from '#app/teaching/messages/lessons/en.ts';
import type { en as focusRoom } from '#app/teaching/messages/focus.ts';
import type { en as tutorSkill } from '#app/teaching/messages/skill.ts';
import type { en as tutorWords } from '#app/teaching/messages/words.ts';
import type { en as team } from '#app/marketing/messages/team/index.ts';
import type { en as searchTexts } from '#app/search/messages/index.ts';
import type { en as tutors } from '#app/tutors/messages/en.ts';
import type { en as tutorHours } from '#app/tutor-dashboard/messages/hours/en.ts';
import type { en as tutorProfile } from '#app/tutor-dashboard/messages/profile/en.ts';
import type { en as tutorMeeting } from '#app/tutors/messages/meeting/en.ts';
import type { en as tutorDesk } from '#app/tutor-dashboard/messages/en.ts';
import type { en as tutorReviews } from '#app/tutors/messages/reviews/index.ts';
import type { en as reviewPages } from '#app/tutors/messages/reviews/pages/en.ts';
import type { en as tutorPages } from '#app/tutors/messages/pages/en.ts';
import type { en as notFound } from '#app/platform/messages/not-found/en.ts';
import type { en as shell } from '../messages/en.ts';

/** The catalogues of all features. A new feature adds its English catalogue here, one line each. */
type Catalogue = typeof shell &
  typeof billing &
  typeof pay &
  typeof accounts &
  typeof adultLinks &
  typeof adultLinkMail &
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
  typeof invoices &
  typeof coursePaper &
  typeof courses &
  typeof founderFigures &
  typeof founders &
  typeof onBehalf &
  typeof userDetail &
  typeof bookingActs &
  typeof founderActs &
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
  typeof dormancyMail &
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
