import { Camera, type Shot } from '../pictures/camera.ts';
import type { Made, PicturedPage } from '../pictures/pages.ts';
import { complaintsByEar } from './by-ear.ts';
import { complaintsByKeyboard } from './by-keyboard.ts';
import { complaintsWhenNarrow, complaintsWhenSpaced } from './narrow.ts';

/** One check of one page. */
export type PageWalk = { readonly shot: Shot; readonly complaints: (typeof ways)[number]['complaints'] };

/** A phone's header and bars cover more of the page than a desktop's; 640 and 320 pixels are 1280 at 200 and 400 per cent. */
const ways = [
  { width: 1280, language: 'en', theme: 'light', complaints: complaintsByKeyboard },
  { width: 390, language: 'fr', theme: 'dark', complaints: complaintsByKeyboard },
  { width: 1280, language: 'es', theme: 'dark', complaints: complaintsByEar },
  { width: 640, language: 'fr', theme: 'light', complaints: complaintsWhenNarrow },
  { width: 640, language: 'en', theme: 'dark', complaints: complaintsWhenSpaced },
  { width: 320, language: 'es', theme: 'light', complaints: complaintsWhenNarrow },
] as const;

/** Every check of each of these pages. */
export const walksOf = (places: readonly PicturedPage[]): PageWalk[] =>
  places.flatMap((place) =>
    ways.map(({ complaints, ...look }) => ({ shot: { place, ...look }, complaints })),
  );

export const windowOf = ({ shot }: PageWalk): string => Camera.windowOf(shot);

/** Runs one check of one page; returns the problems with its name. */
export async function complaintsOf(
  { shot, complaints }: PageWalk,
  camera: Camera,
  made: Partial<Made>,
): Promise<string[]> {
  const { place, language, width } = shot;
  const found = await complaints(await camera.open(shot, made));
  return found.map((complaint) => `${place.name} ${language} ${width}: ${complaint}`);
}
