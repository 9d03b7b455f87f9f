import type { Language } from '#app/platform/texts.ts';
import type { CertificateView } from '../model/views.ts';
import { formatCode } from './certificate.ts';
import type { CertificateRecord } from '../model/certificate-record.ts';

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
