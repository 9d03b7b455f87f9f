import type { Language } from '#app/platform/texts.ts';
import { practiceError } from '../../model/errors.ts';
import { contents } from '@curvela/curriculum/skills';
import {
  prerequisitesOf,
  type SkillId,
  skillIds,
  skillsOfStrand,
  strandOf,
  strands,
} from '@curvela/curriculum';
import type { SkillView } from '../../model/views.ts';
import { strandNames } from '../../messages/server/index.ts';
import { figureView, toPlainText, toParts, localize } from './parts.server.ts';
import { mistakeParts } from './mistake-text.server.ts';
import { pictureView } from './picture.server.ts';
import { workedLines } from './worked.server.ts';
import { skillName } from './view.server.ts';

/** The content of a skill. Throws 404 `unknown_skill` for a skill without content. */
export function skillView(id: SkillId, language: Language): SkillView {
  const content = contents[id];
  if (!content) throw practiceError('unknown_skill', { status: 404 });
  const { texts, slots, picture, figure, example, mistakes } = content;
  const { name, can, what } = texts[language];
  const named = (ids: readonly SkillId[]) =>
    ids.filter((one) => contents[one]).map((one) => ({ id: one, name: skillName(one, language) }));
  return {
    id,
    strand: strandOf(id),
    name,
    can,
    what: what.map((paragraph) => toParts(paragraph, language, { slots })),
    picture: picture ? { ...pictureView(picture, language), caption: picture.caption[language] } : null,
    figure: figure ? { ...figureView(figure, language, { slots }), caption: figure.caption[language] } : null,
    example: {
      prompt: localize(example.prompt, language, example),
      worked: workedLines(example.lines, language, example),
    },
    mistakes: mistakes.flatMap((mistake) => {
      const text = mistakeParts(mistake, language);
      return text ? [{ id: mistake, text: toPlainText(text) }] : [];
    }),
    after: named(prerequisitesOf(id)),
    leadsTo: named(skillIds.filter((one) => prerequisitesOf(one).includes(id))),
  };
}

/** All skills with content, by strand. */
export const skillList = (language: Language) =>
  strands.map((strand) => ({
    id: strand,
    name: strandNames[strand][language],
    skills: skillsOfStrand(strand).flatMap((id) => {
      const texts = contents[id]?.texts[language];
      return texts ? [{ id, name: texts.name, can: texts.can }] : [];
    }),
  }));
