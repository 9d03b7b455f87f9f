import { describe, expect, test } from 'vitest';
import { settle, until } from '#tests/support/mounted.tsx';
import { type DashboardAnswers, openDashboardPart } from '#tests/support/tutor-dashboard-parts.tsx';
import type { TutorProfile } from '#app/tutors/index.ts';
import { ProfileEditor } from './profile-editor.tsx';

const profile: TutorProfile = {
  version: 4,
  headline: { en: 'Draw it first.', es: '', fr: '' },
  story: { en: 'I draw.', es: 'Dibujo.', fr: '' },
  subjects: ['mathematics', 'music'],
  levels: ['secondary'],
  languages: ['es'],
  prices: {
    trial: { USD: 1200, COP: 2_200_000, EUR: 1000, GBP: 900 },
    session: { USD: 4000, COP: 8_500_000, EUR: 3250, GBP: 3200 },
    deep: { USD: 5500, COP: 11_200_000, EUR: 4600, GBP: 4200 },
  },
};
const own = '/functions/v1/tutor/profile';
const founders = '/functions/v1/founders/tutors/t1/profile';
const open = async (more: DashboardAnswers = {}, onBehalfOf?: string) => {
  const path = onBehalfOf ? founders : own;
  const answers = Object.assign(more, { [`GET ${path}`]: more[`GET ${path}`] ?? { body: { profile } } });
  const part = await openDashboardPart(<ProfileEditor />, { answers, ...(onBehalfOf ? { onBehalfOf } : {}) });
  const field = (name: string) =>
    part
      .all('input')
      .concat(part.all('textarea'))
      .find((one) => one.getAttribute('name') === name)!;
  const type = async (name: string, value: string) => {
    field(name).value = value;
    await part.fire(field(name), 'onChange');
  };
  const saveButton = () => part.page.document.querySelectorAll('.btn-primary')[0]!;
  const puts = () =>
    part.sent('PUT', path.replace('/functions/v1', '')).map(({ body }) => body as TutorProfile);
  return { ...part, field, type, saveButton, puts };
};

describe('the editor of a tutor’s page', () => {
  test('has texts in three languages, what is taught, and prices with the lowest ones', async () => {
    expect((await open()).outline()).toMatchInlineSnapshot(`
      "[h2 id=profile-words] In your words
      Write in at least one language. Where a text is missing, readers of that language see another one.
      English
      Headline
      [input lang=en name=headline.en maxLength=120 placeholder=One sentence that says how you teach value=Draw it first.]
      How I teach
      [textarea lang=en name=story.en maxLength=4000 rows=6 value=I draw.]
      español
      Headline
      [input lang=es name=headline.es maxLength=120 placeholder=One sentence that says how you teach]
      How I teach
      [textarea lang=es name=story.es maxLength=4000 rows=6 value=Dibujo.]
      français
      Headline
      [input lang=fr name=headline.fr maxLength=120 placeholder=One sentence that says how you teach]
      How I teach
      [textarea lang=fr name=story.fr maxLength=4000 rows=6]
      [h2 id=profile-teaching] What you teach
      Subjects
      [button type=button aria-pressed] Mathematics
      [button type=button aria-pressed=false] Physics
      [button type=button aria-pressed=false] Chemistry
      [button type=button aria-pressed=false] Computing
      [button type=button aria-pressed=false] Biology
      [button type=button aria-pressed=false] Economics
      [button type=button aria-pressed] Music
      [button type=button aria-pressed=false] English
      [button type=button aria-pressed=false] Spanish
      [button type=button aria-pressed=false] French
      Levels
      [button type=button aria-pressed=false] primary school
      [button type=button aria-pressed] secondary school
      [button type=button aria-pressed=false] upper secondary
      [button type=button aria-pressed=false] university
      Languages you teach in
      [button type=button aria-pressed=false] English
      [button type=button aria-pressed] español
      [button type=button aria-pressed=false] français
      [button type=button aria-pressed=false] Deutsch
      [button type=button aria-pressed=false] português
      [h2 id=profile-prices] Prices
      Set your own, at or above the lowest price in each currency. We don’t convert prices. People who have booked, or are booking right now, keep the price they saw.
      Trial, 30 min
      USD
      [input name=prices.trial.USD maxLength=20 value=12]
      [span] at least US$12
      COP
      [input name=prices.trial.COP maxLength=20 value=22000]
      [span] at least COP 22,000
      EUR
      [input name=prices.trial.EUR maxLength=20 value=10]
      [span] at least €10
      GBP
      [input name=prices.trial.GBP maxLength=20 value=9]
      [span] at least £9
      Session, 60 min
      USD
      [input name=prices.session.USD maxLength=20 value=40]
      [span] at least US$39
      COP
      [input name=prices.session.COP maxLength=20 value=85000]
      [span] at least COP 80,000
      EUR
      [input name=prices.session.EUR maxLength=20 value=32.50]
      [span] at least €32
      GBP
      [input name=prices.session.GBP maxLength=20 value=32]
      [span] at least £30
      Long session, 90 min
      USD
      [input name=prices.deep.USD maxLength=20 value=55]
      [span] at least US$55
      COP
      [input name=prices.deep.COP maxLength=20 value=112000]
      [span] at least COP 112,000
      EUR
      [input name=prices.deep.EUR maxLength=20 value=46]
      [span] at least €46
      GBP
      [input name=prices.deep.GBP maxLength=20 value=42]
      [span] at least £42
      No change.
      [button disabled .btn-primary] Save page and prices"
    `);
  });

  test('counts changes, and sends them with the version that was read', async () => {
    const saved = { ...profile, version: 5, headline: { ...profile.headline, fr: 'Dessinez.' } };
    const part = await open({ [`PUT ${own}`]: { body: { profile: saved } } });
    expect(part.text()).toContain('|No change.|Save page and prices|');
    expect(part.saveButton().hasAttribute('disabled')).toBe(true);
    await part.type('headline.fr', 'Dessinez.');
    expect(part.text()).toContain('|1 change.|');
    await part.type('prices.session.EUR', '33,50');
    await part.click('Physics');
    await part.click('secondary school');
    expect(part.text()).toContain('|4 changes.|');
    expect(part.saveButton().hasAttribute('disabled')).toBe(false);
    await part.submit();
    await until(() => expect(part.toasts()).toEqual(['done: Page and prices are saved.']));
    expect(part.puts()).toEqual([
      {
        ...profile,
        headline: { en: 'Draw it first.', es: '', fr: 'Dessinez.' },
        subjects: ['mathematics', 'physics', 'music'],
        levels: [],
        prices: { ...profile.prices, session: { ...profile.prices.session, EUR: 3350 } },
      },
    ]);
    await until(() => expect(part.text()).toContain('|No change.|'));
    expect(part.field('prices.session.EUR').value).toBe('32.50');
  });

  test('that is being saved is not saved twice', async () => {
    const part = await open({ [`PUT ${own}`]: () => new Promise(() => undefined) });
    await part.type('headline.fr', 'Dessinez.');
    await part.submit();
    await until(() => expect(part.saveButton().textContent).toBe('Saving'));
    expect(part.saveButton().hasAttribute('disabled')).toBe(true);
  });

  test('names what is wrong only after saving, and takes the focus to the first', async () => {
    const part = await open();
    await part.type('prices.session.GBP', '29.99');
    await part.type('prices.trial.COP', 'a lot');
    await part.type('story.en', ' ');
    await part.type('story.es', '');
    await part.click('español');
    expect(part.outline()).not.toMatch(/aria-invalid|\.error/);
    await part.submit();
    await settle();
    const wrong = part
      .outline()
      .split('\n')
      .filter((line) => /aria-invalid|\.error/.test(line));
    expect(wrong).toMatchInlineSnapshot(`
      [
        "[textarea lang=en name=story.en maxLength=4000 rows=6 aria-invalid value= ]",
        "[p .error] Please tell us in at least one language how you teach.",
        "[p .error] Choose at least one.",
        "[input name=prices.trial.COP maxLength=20 aria-invalid value=a lot]",
        "[span .error] Type an amount, like 40 or 40.50.",
        "[input name=prices.session.GBP maxLength=20 aria-invalid value=29.99]",
        "[span .error] at least £30",
      ]
    `);
    const described = part.all('fieldset').find((one) => one.textContent.includes('Choose at least one.'))!;
    expect(described.hasAttribute('aria-describedby')).toBe(true);
    expect(
      described
        .elements()
        .find(({ localName }) => localName === 'button')!
        .hasAttribute('data-wrong'),
    ).toBe(true);
    expect(part.page.document.activeElement).toBe(part.field('story.en'));
    expect(part.puts()).toEqual([]);
    await part.type('story.en', 'I draw.');
    expect(part.outline()).not.toContain('Say in at least one language');
  });

  test.each([
    [
      { status: 400, body: { error: { code: 'price_too_low', message: 'The price is too low.' } } },
      'The price is too low.',
    ],
    [{ status: 500, body: {} }, 'We couldn’t save this. Please try again.'],
  ])('that is refused says why, and what was typed stays: %o', async (answer, text) => {
    const part = await open({ [`PUT ${own}`]: answer });
    await part.type('headline.fr', 'Dessinez.');
    await part.submit();
    await until(() => expect(part.toasts()).toEqual([`destructive: ${text}`]));
    expect(part.field('headline.fr').value).toBe('Dessinez.');
    expect(part.text()).toContain('|1 change.|');
  });

  test('that was saved elsewhere names the fields and keeps what was typed', async () => {
    const other: TutorProfile = {
      ...profile,
      version: 5,
      headline: { ...profile.headline, es: 'Dibuja.' },
      story: { ...profile.story, fr: 'Je dessine.' },
      levels: [],
      prices: { ...profile.prices, deep: { ...profile.prices.deep, USD: 6000 } },
    };
    const refused = {
      status: 409,
      body: { error: { code: 'profile_changed', message: 'x' }, profile: other },
    };
    const part = await open({ [`PUT ${own}`]: refused });
    await part.type('headline.fr', 'Dessinez.');
    await part.submit();
    await until(() => expect(part.text()).toContain('This page was changed in another window'));
    expect(part.outline().split('[h2')[0]).toMatchInlineSnapshot(`
      "[div role=alert]
      This page was changed in another window
      Headline (español)
      How I teach (français)
      Levels
      Long session in USD
      Your changes here are kept. Check both, then save.
      [button type=button] Got it
      "
    `);
    expect(part.toasts()).toEqual([]);
    expect([part.field('headline.fr').value, part.field('headline.es').value]).toEqual([
      'Dessinez.',
      'Dibuja.',
    ]);
    expect(part.text()).toContain('|1 change.|');
    await part.click('Got it');
    expect(part.text()).not.toContain('Meanwhile');
    await part.submit();
    await until(() => expect(part.puts()).toHaveLength(2));
    expect(part.puts()[1]).toMatchObject({ version: 5, headline: { fr: 'Dessinez.', es: 'Dibuja.' } });
  });

  test('that cannot be read is read again', async () => {
    const answers: DashboardAnswers = { [`GET ${own}`]: { status: 500, body: {} } };
    const part = await open(answers);
    expect(part.outline()).toBe('[p role=alert .error] We couldn’t load this.\nTry again');
    answers[`GET ${own}`] = { body: { profile } };
    await part.click('Try again');
    await until(() => expect(part.all('form')).toHaveLength(1));
  });

  test.each([
    [undefined, false],
    ['t1', true],
  ])('of %s lets the records of founders be read again: %s', async (onBehalfOf, isInvalidated) => {
    const path = onBehalfOf ? founders : own;
    const part = await open(
      { [`PUT ${path}`]: { body: { profile: { ...profile, version: 5 } } } },
      onBehalfOf,
    );
    part.client.setQueryData(['founders', 'log'], {});
    part.client.setQueryData(['tutor', 'other'], {});
    await part.type('headline.fr', 'Dessinez.');
    await part.submit();
    await until(() => expect(part.toasts()).toHaveLength(1));
    expect(part.client.getQueryState(['founders', 'log'])!.isInvalidated).toBe(isInvalidated);
    expect(part.client.getQueryState(['tutor', 'other'])!.isInvalidated).toBe(false);
  });
});
