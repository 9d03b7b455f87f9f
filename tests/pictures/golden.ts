import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { allLooks, fileOf, type Shot } from './camera.ts';
import { differenceOf } from './compare.ts';
import { allPages } from './pages.ts';

const goldenDirectory = fileURLToPath(new URL('golden/', import.meta.url));

/** The golden pictures: a selection over pages, languages, themes and widths. Their content must be deterministic. */
const goldenNames = [
  'home.en.light.1280',
  'home.fr.dark.390',
  'mission.es.dark.1280',
  'meet-the-team.fr.light.1280',
  'teaching.en.dark.390',
  'contact.es.light.390',
  'terms.fr.dark.1280',
  'privacy.en.light.390',
  'faq.es.light.1280',
  'pricing.en.light.1280',
  'pricing.fr.dark.390',
  'courses.es.dark.1280',
  'course.fr.light.390',
  'lesson.en.light.1280',
  'sign-in.en.dark.1280',
  'sign-up.fr.light.390',
  'forgot.es.dark.390',
  'reset-password.fr.dark.1280',
  'dashboard-signed-out.es.light.1280',
  'dashboard-parent.en.light.1280',
  'learner-profiles.en.dark.1280',
  'account.es.light.390',
  'dashboard-learner.fr.dark.390',
  'practice-learner.fr.light.390',
  'thanks.fr.light.390',
  'tutor-search.fr.light.1280',
  'tutor-search.es.dark.390',
  'tutor-page.en.light.390',
  'tutor-page.es.dark.1280',
  'book.en.dark.390',
  'book.fr.light.1280',
  'availability.en.light.1280',
  'tutor-dashboard.en.dark.1280',
  'availability.fr.dark.390',
  'tutor-models.en.light.1280',
  'ai-tutor.fr.dark.390',
  'focus-start.es.light.390',
  'founder-ai.en.light.1280',
  'not-found.fr.light.1280',
  'dev-math-lab.en.light.390',
];

/** The shots of those names. */
export function goldenShots(): Shot[] {
  const shots = new Map(
    allPages().flatMap((place) =>
      allLooks.map((look) => {
        const shot = { place, ...look };
        return [fileOf(shot), shot] as const;
      }),
    ),
  );
  return goldenNames.map((name) => {
    const shot = shots.get(`${name}.png`);
    if (!shot) throw new Error(`No place and look make ${name}.png`);
    return shot;
  });
}

export function keep(shot: Shot, picture: Buffer): void {
  mkdirSync(goldenDirectory, { recursive: true });
  writeFileSync(join(goldenDirectory, fileOf(shot)), picture);
}

/** Directory for differing pictures and their differences: PICTURES, or the system's temporary directory. */
const differencesIn = process.env.PICTURES ?? join(tmpdir(), 'curvela-pictures-differing');

/** Null when a picture equals the golden one except for antialiasing; else what differs, and where both files are. */
export function complaintOf(shot: Shot, seen: Buffer): string | null {
  const file = fileOf(shot);
  const { picture, why } = differenceOf(readFileSync(join(goldenDirectory, file)), seen);
  const paths = ['seen', 'difference'].map((which) =>
    join(differencesIn, file.replace('.png', `.${which}.png`)),
  );
  for (const path of paths) rmSync(path, { force: true });
  if (why === null) return null;
  mkdirSync(differencesIn, { recursive: true });
  for (const [index, content] of [seen, picture].entries())
    if (content) writeFileSync(paths[index] ?? '', content);
  return `${file}: ${why}. See ${paths.join(' and ')}`;
}
