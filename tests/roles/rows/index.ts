import type { RoleRow } from '../row.ts';
import { accountRows } from './accounts.ts';
import { bookingRows, holdRows } from './booking.ts';
import { courseRows } from './courses.ts';
import { founderRows, founderTeachingRows, onBehalfRows } from './founders.ts';
import { adultLinkRows, learnerRows } from './learners.ts';
import { moneyRows } from './money.ts';
import { openRows, operationRows } from './open.ts';
import { practiceRows } from './practice.ts';
import { conversationRows, lessonRows, trialRows } from './teaching.ts';
import { sessionRows, tutorOwnRows, tutorRows } from './tutors.ts';

/** The matrix, by feature. */
export const groups: Readonly<Record<string, readonly RoleRow[]>> = {
  account: accountRows,
  learners: learnerRows,
  'linked adults': adultLinkRows,
  tutors: tutorRows,
  'own tutor page': tutorOwnRows,
  'after a session': sessionRows,
  'held times': holdRows,
  bookings: bookingRows,
  money: moneyRows,
  conversations: conversationRows,
  tries: trialRows,
  lessons: lessonRows,
  practice: practiceRows,
  courses: courseRows,
  'open to all': openRows,
  operations: operationRows,
  founders: founderRows,
  'founders: on behalf of a tutor': onBehalfRows,
  'founders: teaching': founderTeachingRows,
};
