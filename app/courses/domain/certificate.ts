import type { Random } from '#app/platform/random.ts';
import type { Language } from '#app/platform/texts.ts';
import type { CertificateView } from '../model/views.ts';
import type { CertificateRecord } from '../model/records.ts';

/** Letters and digits that are not taken for each other: no 0 or O, no 1 or I. */
const symbols = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';
const length = 12;

/** A new code: 60 bits, so nobody finds one by trying. */
export const createCode = (random: Random): string =>
  Array.from({ length }, () => symbols[Math.floor(random.fraction() * symbols.length)]).join('');

/** In three groups, as it is printed: `7KQM-2XRA-9PLD`. */
export const formatCode = (code: string): string => code.replaceAll(/(.{4})(?=.)/gu, '$1-');

/** A code as somebody typed it, with spaces, hyphens or small letters. */
export const normalizeCode = (typed: string): string => typed.toUpperCase().replaceAll(/[^A-Z0-9]/gu, '');

export const certificateView = (record: CertificateRecord, language: Language): CertificateView => ({
  id: record.id,
  code: formatCode(record.code),
  course: record.course,
  courseVersion: record.courseVersion,
  title: record.courseTitle[language],
  lessons: record.lessons.map(({ title }) => title[language]),
  holder: record.holder,
  day: record.issuedAt.toISOString().slice(0, 10),
});
