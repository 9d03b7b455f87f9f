import { brand } from '#app/platform/brand.ts';
import { inner, muted, onePage, page, type Sheet } from '#app/platform/pdf/sheet.server.ts';
import { type Language, translator } from '#app/platform/texts.ts';
import { formatCode } from '../domain/certificate.ts';
import { certificateTexts } from '../messages/certificates/messages.ts';
import type { CertificateRecord } from '../model/records.ts';

/** A certificate as a PDF of one page: course, holder as given, and where its code is checked. */
export function certificatePdf(
  record: CertificateRecord,
  { language, locale, siteUrl }: { language: Language; locale: string; siteUrl: string },
): Promise<Uint8Array> {
  const t = translator(certificateTexts, language, 'coursePaper');
  const { courseTitle, courseVersion, lessons, holder, issuedAt, code } = record;
  const printed = formatCode(code);
  const day = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(issuedAt);
  const title = courseTitle[language];
  const foot = [
    t('rule'),
    t('name'),
    t('check', { address: `${siteUrl.replace(/^https?:\/\//u, '')}/courses?code=${printed}` }),
  ];
  return onePage({ title: `${t('title')} ${title}`, language, date: issuedAt }, (sheet) =>
    draw(sheet, {
      title: t('title'),
      holder,
      says: t('says'),
      course: title,
      version: t('version', { version: String(courseVersion) }),
      lessons: [t('lessons'), lessons.map((lesson) => lesson.title[language])],
      facts: [t('day', { day }), t('code', { code: printed })],
      foot,
    }),
  );
}

type Words = {
  title: string;
  holder: string;
  says: string;
  course: string;
  version: string;
  lessons: [string, string[]];
  facts: string[];
  foot: string[];
};

function draw({ write, linesOf, rule }: Sheet, words: Words): void {
  const x = page.margin;
  let y = 80;
  const all = (text: string, step: number, how: { size?: number; colour?: string } = {}) => {
    for (const line of linesOf(text, inner, how.size)) {
      write(line, { x, y, ...how });
      y += step;
    }
  };
  all(brand, 56, { size: 13, colour: muted });
  all(words.title, 54, { size: 26 });
  all(words.holder, 28, { size: 20 });
  all(words.says, 30, { size: 12, colour: muted });
  all(words.course, 26, { size: 20 });
  all(words.version, 30, { size: 12, colour: muted });
  rule(y - 8);
  y += 20;
  const [head, lessons] = words.lessons;
  all(head, 20, { colour: muted });
  for (const [at, lesson] of lessons.entries()) all(`${at + 1}. ${lesson}`, 18, { size: 12 });
  y += 14;
  rule(y - 8);
  y += 20;
  for (const fact of words.facts) all(fact, 20, { size: 12 });
  y += 12;
  for (const line of words.foot) all(line, 16, { colour: muted });
}
