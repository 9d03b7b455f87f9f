import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createMaths } from '#app/maths/index.server.ts';
import { mistakeIds, type Maths, languages } from '@curvela/maths';
import { findPropertySeed } from '#tests/support/property-seed.ts';
import { generateItem } from '@curvela/curriculum/items';
import { findItemFaults } from './prove-item.ts';
import { contents } from '@curvela/curriculum/skills';
import { isSkillId, prerequisitesOf, skillIds, type SkillId, type SkillContent } from '@curvela/curriculum';
import { contentMistakes } from '@curvela/curriculum/mistakes';

/** Two that never change, and four of this run (repeat with PROPERTY_SEED); `npm run bench -- items` tries 1,000 of each template. */
const runSeed = Math.abs(findPropertySeed().value);
const seeds = [1, 2, ...[0, 1, 2, 3].map((more) => (runSeed + more) % 1_000_000)];
const written = Object.entries(contents) as [SkillId, SkillContent][];
const wordsIn = (text: string) => text.split(/\s+/).filter((word) => /\p{L}|\p{N}|\{/u.test(word)).length;

let maths: Maths;
beforeAll(() => {
  // Long limits: the content is tested here, not the speed of the machine.
  maths = createMaths({ timeLimit: 30_000, patience: 30_000 });
});
afterAll(() => maths.close());

describe('the skill graph', () => {
  it('has no cycles, and only existing prerequisites', () => {
    const open = new Set(skillIds);
    for (let went = true; went && open.size > 0;) {
      const ready = [...open].filter((id) => prerequisitesOf(id).every((before) => !open.has(before)));
      ready.forEach((id) => open.delete(id));
      went = ready.length > 0;
    }
    expect([...open]).toEqual([]);
    expect(skillIds.flatMap(prerequisitesOf).filter((id) => !isSkillId(id))).toEqual([]);
  });

  it('has unique template ids that start with the skill', () => {
    const ids = written.flatMap(([, { templates }]) => templates.map(({ id }) => id));
    expect(new Set(ids).size).toBe(ids.length);
    for (const [skill, { templates }] of written)
      for (const { id, skills } of templates) expect([id.split('.')[0], skills[0]]).toEqual([skill, skill]);
  });
});

describe.each(written)('%s', (_, content) => {
  it.each(languages)('is explained in 80 to 200 words (%s)', (language) => {
    const words = wordsIn(content.texts[language].what.join(' '));
    expect(words).toBeGreaterThanOrEqual(80);
    expect(words).toBeLessThanOrEqual(200);
  });

  it('has three templates or more, and its mistakes are documented', () => {
    expect(content.templates.length).toBeGreaterThanOrEqual(3);
    const known = new Set<string>([...mistakeIds, ...Object.keys(contentMistakes)]);
    expect(content.mistakes.filter((id) => !known.has(id))).toEqual([]);
  });

  it('asks one question at a time in its hints', () => {
    const texts = content.templates.flatMap(({ hint }) => languages.map((language) => hint[language]));
    expect(texts.filter((text) => text.split('?').length > 2)).toEqual([]);
  });

  it('has a worked example whose lines follow', async () => {
    const { lines, slots } = content.example;
    expect(lines.length).toBeGreaterThanOrEqual(2);
    expect(Object.keys(slots).length).toBeGreaterThanOrEqual(1);
    for (const { line } of lines)
      expect(await maths.parse({ text: line, locale: 'en' })).toMatchObject({ ok: true });
  });

  it.each(content.templates.map((template) => [template.id, template] as const))(
    '%s: six seeds, each proven',
    async (_, template) => {
      const faults = await Promise.all(
        seeds.map(async (seed) => {
          const item = generateItem(template, seed);
          return (await findItemFaults(maths, item)).map((fault) => `seed ${seed}: ${fault}`);
        }),
      );
      expect(faults.flat()).toEqual([]);
    },
  );

  it.each(content.templates.map((template) => [template.id, template] as const))(
    '%s: texts name only what the question gives',
    (_, template) => {
      for (const seed of seeds) {
        const { slots, words = {}, answer } = generateItem(template, seed);
        expect(answer.kind).toBe(template.kind);
        for (const language of languages)
          for (const text of [template.prompt[language], template.hint[language]])
            for (const [, name = ''] of text.matchAll(/\{(\w+)\}/g))
              expect([...Object.keys(slots), ...Object.keys(words)]).toContain(name);
      }
    },
  );
});
