import type { LocalizedText } from '@curvela/curriculum/localized-text.ts';

/** A certificate with what it was earned for, as that was then. */
export type CertificateRecord = {
  readonly id: string;
  readonly code: string;
  readonly course: string;
  readonly courseVersion: number;
  readonly courseTitle: LocalizedText;
  readonly lessons: readonly { readonly id: string; readonly title: LocalizedText }[];
  readonly holder: string;
  readonly issuedAt: Date;
};
