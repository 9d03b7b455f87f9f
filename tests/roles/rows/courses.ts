import { row } from '../row.ts';
import { anyone, own } from '../roles.ts';
import type { Ids } from '../fixture.ts';

const lesson = { course: 'course', lesson: 'courseLesson' } as const;
const ofProfile = ({ profile: profileId }: Ids) => ({ profileId });

export const courseRows = [
  row('GET /courses/progress', own(200), {}, { query: ofProfile }),
  row('GET /courses/{course}/lessons/{lesson}/work', own(200), lesson, { query: ofProfile }),
  row('PUT /courses/{course}/lessons/{lesson}/note', own(200), lesson, {
    body: (ids) => ({ ...ofProfile(ids), text: 'Mine', version: 0 }),
  }),
  row('PUT /courses/{course}/lessons/{lesson}/place', own(204), lesson, {
    body: (ids) => ({ ...ofProfile(ids), place: 1 }),
  }),
  row('POST /courses/{course}/lessons/{lesson}/answers', own(200), lesson, {
    body: (ids) => ({ ...ofProfile(ids), item: ids.courseItem, answer: null }),
  }),
  // Its lessons are not completed, which only the learner's account is told.
  row(
    'POST /courses/{course}/certificates',
    own(409),
    { course: 'course' },
    {
      body: (ids) => ({ ...ofProfile(ids), holder: 'Somebody' }),
    },
  ),
  // Anybody with the code may verify a certificate.
  row(
    'GET /courses/certificates/{code}',
    anyone(200),
    { code: 'certificateCode' },
    {
      reads: [
        'anonymous',
        'other learner',
        'parent',
        'tutor',
        'other tutor',
        'founder',
        'suspended',
        'erased',
      ],
    },
  ),
  row('GET /courses/my-certificates/{file}', own(200), { file: 'certificate' }),
];
