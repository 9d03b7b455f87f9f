import type { Random } from '#app/platform/random.ts';
import type { Language } from '#app/platform/texts.ts';
import type { CertificateView } from '../model/views.ts';
import type { CertificateRecord } from '../model/records.ts';

/** Without characters that look alike: no 0 or O, no 1 or I. */
const symbols = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';
const length = 12;

/** A new code of 60 random bits, too many to guess. */
export const createCode = (random: Random): string =>
  Array.from({ length }, () => symbols[Math.floor(random.fraction() * symbols.length)]).join('');

/** In three groups, as printed: `7KQM-2XRA-9PLD`. */
export const formatCode = (code: string): string => code.replaceAll(/(.{4})(?=.)/gu, '$1-');

/** A typed code without spaces and hyphens, in capitals. */
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
