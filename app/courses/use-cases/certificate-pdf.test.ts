import { expect, test } from 'vitest';
import { piecesOfPdf } from '#tests/support/pdf-text.ts';
import { certificatePdf } from './certificate-pdf.server.ts';

const text = (en: string) => ({ en, es: en, fr: en });

test('a certificate states course, holder, lessons, day, code and what it stands for, from top to bottom', async () => {
  const file = await certificatePdf(
    {
      id: '00000000-0000-4000-a000-000000000001',
      code: 'ABCDEFGHJKLM',
      course: 'fractions',
      courseVersion: 3,
      courseTitle: text('Fractions'),
      lessons: [
        { id: 'halves', title: text('Halves') },
        { id: 'thirds', title: text('Thirds') },
      ],
      holder: 'Maya Ríos',
      issuedAt: new Date('2026-11-20T12:00:00Z'),
    },
    { language: 'en', locale: 'en-GB', siteUrl: 'https://curvela.example' },
  );
  const pieces = piecesOfPdf(file).filter(({ size }) => size > 0);
  expect(pieces.map((piece) => [piece.text, piece.y, piece.size])).toEqual([
    ['Curvela', 80, 13],
    ['Certificate', 136, 26],
    ['Maya Ríos', 190, 20],
    ['completed the course', 218, 12],
    ['Fractions', 248, 20],
    ['version 3', 274, 12],
    ['Lessons', 324, 10.5],
    ['1. Halves', 344, 12],
    ['2. Thirds', 362, 12],
    ['Issued on 20 November 2026', 414, 12],
    ['Code ABCD-EFGH-JKLM', 434, 12],
    ['In each lesson: every question answered, at least two in three right.', 466, 10.5],
    ['The holder chose this name; we don’t check who did the work.', 482, 10.5],
    ['Anyone with the code can check it at curvela.example/courses?code=ABCD-EFGH-JKLM', 498, 10.5],
  ]);
  expect(new Set(pieces.map(({ x }) => x))).toEqual(new Set([56]));
});
