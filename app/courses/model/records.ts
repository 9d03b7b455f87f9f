import type { Maths } from '@curvela/maths';
import type { Services } from '#app/platform/services.server.ts';
import type { Course } from '@curvela/curriculum';
import type { LocalizedText } from '@curvela/curriculum';

/** Services that courses need; `courses` are those on offer. */
export type CourseServices = Pick<Services, 'db' | 'clock' | 'random'> & {
  readonly maths: Maths;
  readonly courses: readonly Course[];
};

/** A certificate with the course title and lessons as they were when it was issued. */
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
