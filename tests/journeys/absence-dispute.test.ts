import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { mailsTo, mailTo } from '../support/app-server.ts';
import { setUpAppServerWithDatabase } from '../support/app-server-and-browser.ts';
import { violationsOn } from '../support/axe.ts';
import { picture, writeSession, visit } from '../support/browser.ts';
import { nextSession } from '../support/tutor-sessions.ts';

/*
 * An absence that both sides see differently: the family reports it, the tutor objects and describes what happened, a founder decides with a
 * preview in money, and the tutor's ledger shows the decision with its reason. In all three languages, on a desktop and on a phone; what
 * people read is written out, so that a changed translation is noticed.
 */

const at = setUpAppServerWithDatabase();

const people = [
  {
    code: 'en',
    language: 'en-GB',
    width: 390,
    family: {
      open: 'Lucía didn’t come',
      title: 'Lucía didn’t come?',
      effect:
        'We’ll ask Lucía what happened. If Lucía doesn’t object within 72 hours, you get everything back.',
      report: 'Report it',
      reported: 'You reported that Lucía didn’t come.',
      awaited: 'We asked Lucía, who can answer until',
    },
    tutor: {
      claimed: 'The family says that you didn’t come to this session.',
      invitation: 'If that’s not right, tell us by',
      object: 'That’s not right',
      disputed:
        'This isn’t clear yet, so one of us will decide and email you. Until then, nothing is paid out or refunded.',
      label: 'Tell us what happened. Only our team reads this.',
      words: 'I waited for twenty minutes.',
      save: 'Save',
      saved: 'Saved. Our team reads it before deciding.',
    },
    founder: {
      claim: 'The family says: the tutor didn’t come',
      objection: 'The other side answered: “That’s not right.”',
      words: 'The tutor writes: I waited for twenty minutes.',
      state: 'to decide',
      decide: 'Decide',
      question: 'Was somebody absent?',
      full: 'The family gets back £32.00 of £32.00. The tutor earns £0.00.',
      back: 'Back to the family, in %',
      pay: 'Pay for the tutor, in %',
      half: 'The family gets back £16.00 of £32.00. The tutor earns £12.80.',
      label: 'Reason (both sides get it by email, and the audit log keeps it)',
      reason: 'The link did not work.',
      confirm: 'Confirm the decision',
      none: 'No open reports.',
    },
    mail: {
      subject: /^Our decision: session with Lucía Restrepo \(Maya\),/,
      text: 'We’ve taken £16.00 off your invoice, which leaves £16.00 for this session.',
    },
    ledger: {
      kind: 'Decision by Curvela',
      reason: 'Reason: The link did not work.',
      amount: '£12.80',
      file: 'Statement (CSV)',
      fileName: /^pay-\d{4}-\d{2}\.csv$/,
    },
  },
  {
    code: 'es',
    language: 'es-CO',
    width: 1280,
    family: {
      open: 'Lucía no vino',
      title: '¿Lucía no vino?',
      effect: 'Le preguntamos a Lucía qué pasó. Si en 72 horas no nos dice otra cosa, te devolvemos todo.',
      report: 'Reportar',
      reported: 'Reportaste que Lucía no vino.',
      awaited: 'Le preguntamos a Lucía, que puede responder hasta el',
    },
    tutor: {
      claimed: 'La familia dice que no viniste a esta clase.',
      invitation: 'Si no fue así, dínoslo a más tardar el',
      object: 'No fue así',
      disputed:
        'Todavía no está claro qué pasó. Una persona del equipo decide y te escribe; hasta entonces no se paga ni se devuelve nada.',
      label: 'Cuéntanos qué pasó. Solo lo lee nuestro equipo.',
      words: 'Esperé veinte minutos.',
      save: 'Guardar',
      saved: 'Guardado. Nuestro equipo lo lee antes de decidir.',
    },
    founder: {
      claim: 'La familia dice que el tutor no vino',
      objection: 'La otra parte responde: «No fue así».',
      words: 'El tutor escribe: Esperé veinte minutos.',
      state: 'por decidir',
      decide: 'Decidir',
      question: '¿Faltó alguien?',
      full: 'La familia recupera £ 32,00 de £ 32,00. El tutor gana £ 0,00.',
      back: 'Se devuelve a la familia, en %',
      pay: 'Pago al tutor, en %',
      half: 'La familia recupera £ 16,00 de £ 32,00. El tutor gana £ 12,80.',
      label: 'Motivo (les llega a las dos partes por correo y queda en el registro de auditoría)',
      reason: 'El enlace no funcionó.',
      confirm: 'Confirmar la decisión',
      none: 'No hay ausencias reportadas sin resolver.',
    },
    mail: {
      subject: /^Nuestra decisión: clase con Lucía Restrepo \(Maya\),/,
      text: 'Descontamos de tu factura £ 16,00; por esta clase quedan £ 16,00.',
    },
    ledger: {
      kind: 'Decisión de Curvela',
      reason: 'Motivo: El enlace no funcionó.',
      amount: '£ 12,80',
      file: 'Liquidación (CSV)',
      fileName: /^liquidacion-\d{4}-\d{2}\.csv$/,
    },
  },
  {
    code: 'fr',
    language: 'fr-FR',
    width: 390,
    family: {
      open: 'Signaler une absence : Lucía',
      title: 'Signaler une absence : Lucía ?',
      effect:
        'Nous demandons à Lucía ce qui s’est passé. Si Lucía ne conteste pas sous 72 heures, tout vous est remboursé.',
      report: 'Signaler',
      reported: 'Vous avez signalé une absence : Lucía n’était pas là.',
      awaited: 'Lucía peut répondre jusqu’au',
    },
    tutor: {
      claimed: 'La famille indique que vous n’étiez pas là pour ce cours.',
      invitation: 'Si c’est inexact, dites-le-nous au plus tard le',
      object: 'C’est inexact',
      disputed:
        'Nous ne savons pas encore ce qui s’est passé. Une personne de l’équipe décide et vous écrit ; d’ici là, rien n’est versé ni remboursé.',
      label: 'Racontez ce qui s’est passé. Seule notre équipe le lit.',
      words: 'J’ai attendu vingt minutes.',
      save: 'Enregistrer',
      saved: 'Enregistré. Notre équipe le lit avant de décider.',
    },
    founder: {
      claim: 'La famille dit que le professeur n’est pas venu',
      objection: 'L’autre partie répond : « C’est inexact ».',
      words: 'Le professeur écrit : J’ai attendu vingt minutes.',
      state: 'à trancher',
      decide: 'Trancher',
      question: 'Quelqu’un était-il absent ?',
      full: 'La famille récupère 32,00 £ sur 32,00 £. Le professeur touche 0,00 £.',
      back: 'Rendu à la famille, en %',
      pay: 'Rémunération du professeur, en %',
      half: 'La famille récupère 16,00 £ sur 32,00 £. Le professeur touche 12,80 £.',
      label: 'Motif (les deux parties le reçoivent par e-mail, le journal d’audit le garde)',
      reason: 'Le lien ne fonctionnait pas.',
      confirm: 'Confirmer la décision',
      none: 'Aucun signalement en cours.',
    },
    mail: {
      subject: /^Notre décision\s: cours avec Lucía Restrepo \(Maya\),/,
      text: 'Nous avons déduit 16,00 £ de votre facture ; il reste 16,00 £ pour ce cours.',
    },
    ledger: {
      kind: 'Décision de Curvela',
      reason: 'Motif : Le lien ne fonctionnait pas.',
      amount: '12,80 £',
      file: 'Relevé (CSV)',
      fileName: /^releve-\d{4}-\d{2}\.csv$/,
    },
  },
] as const;

/** Non-breaking spaces as plain ones, as the locators compare. */
const plain = (text: string): string => text.replaceAll(/\s/g, ' ');

async function checkPage(page: Page, name: string): Promise<void> {
  expect({ name, found: await violationsOn(page) }).toEqual({ name, found: [] });
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  await picture(page, name);
}

describe.each(people)('in $language, $width px', (person) => {
  const { code, family, tutor, founder, mail, ledger } = person;
  let id: string;

  const stateOf = async () => {
    const { rows } = await at.database.query('select state, refund_minor from app.bookings where id = $1', [
      id,
    ]);
    return rows;
  };

  it('the family reports that the tutor didn’t come', async () => {
    id = await nextSession(at.database, { days: -1 });
    await at.database.query('update app.bookings set learner_locale = $2 where id = $1', [
      id,
      person.language,
    ]);
    const { page, context, problems } = await visit(at.browser, at.app.url, person);
    await writeSession(page, 'carmen.parent@example.org');
    await page.goto(`/booking/thanks?booking=${id}`);
    await page.getByRole('button', { name: family.open, exact: true }).click();
    const dialog = page.getByRole('dialog', { name: family.title });
    await dialog.getByText(family.effect, { exact: true }).waitFor();
    await checkPage(page, `absence-report-${code}`);
    await dialog.getByRole('button', { name: family.report, exact: true }).click();
    const claim = page.locator('.absence');
    await claim.getByText(family.reported, { exact: true }).waitFor();
    await claim.getByText(family.awaited).waitFor();
    await checkPage(page, `absence-reported-${code}`);
    expect(problems).toEqual([]);
    await context.close();
  });

  it('the tutor objects and describes what happened, and nothing moves', async () => {
    const { page, context, problems } = await visit(at.browser, at.app.url, person);
    await writeSession(page, 'lucia.tutor@example.org');
    await page.goto(`/tutor-dashboard?session=${id}`);
    const claim = page.locator('.absence');
    await claim.getByText(tutor.claimed, { exact: true }).waitFor();
    await claim.getByText(tutor.invitation).waitFor();
    await checkPage(page, `absence-claimed-${code}`);
    await claim.getByRole('button', { name: tutor.object, exact: true }).click();
    await claim.getByText(tutor.disputed, { exact: true }).waitFor();
    await claim.getByLabel(tutor.label, { exact: true }).fill(tutor.words);
    await claim.getByRole('button', { name: tutor.save, exact: true }).click();
    await page.getByText(tutor.saved, { exact: true }).waitFor();
    await checkPage(page, `absence-disputed-${code}`);
    expect(await stateOf()).toEqual([{ state: 'confirmed', refund_minor: null }]);
    expect(problems).toEqual([]);
    await context.close();
  });

  it('a founder decides: the preview states both shares, and both sides get an email', async () => {
    const { page, context, problems } = await visit(at.browser, at.app.url, person);
    await writeSession(page, 'ana.founder@example.org');
    await page.goto('/founder-hub#claims');
    const row = page.locator('.queue li', { hasText: founder.claim });
    for (const text of [founder.objection, founder.words, founder.state])
      await row.getByText(text, { exact: true }).waitFor();
    await checkPage(page, `absence-to-decide-${code}`);
    await row.getByRole('button', { name: founder.decide, exact: true }).click();
    const dialog = page.getByRole('dialog', { name: founder.question });
    await dialog.getByText(founder.full, { exact: true }).waitFor();
    await dialog.getByLabel(founder.back, { exact: true }).fill('50');
    await dialog.getByLabel(founder.pay, { exact: true }).fill('50');
    await dialog.getByText(founder.half, { exact: true }).waitFor();
    const confirm = dialog.getByRole('button', { name: founder.confirm, exact: true });
    expect(await confirm.isDisabled()).toBe(true);
    await dialog.getByLabel(founder.label, { exact: true }).fill(founder.reason);
    await checkPage(page, `absence-decision-${code}`);
    await confirm.click();
    await page.getByText(founder.none, { exact: true }).waitFor();
    await checkPage(page, `absence-decided-${code}`);
    expect(await stateOf()).toEqual([{ state: 'no_show', refund_minor: 1600 }]);
    const toFamily = await mailTo(at.app.url, 'family@example.org', mail.subject);
    expect(plain(toFamily.text)).toContain(plain(mail.text));
    // In the language of the tutor's profile.
    const toTutor = await mailsTo(at.app.url, 'lucia.tutor@example.org');
    expect(toTutor.some(({ text }) => plain(text).includes('Ganas 12,80 £ por ella'))).toBe(true);
    expect(problems).toEqual([]);
    await context.close();
  });

  it('the tutor reads the decision and its reason in the ledger', async () => {
    const { page, context, problems } = await visit(at.browser, at.app.url, person);
    await writeSession(page, 'lucia.tutor@example.org');
    await page.goto('/tutor-dashboard');
    const line = page.locator('.pay-lines li', { hasText: ledger.reason });
    await line.getByText(ledger.kind).waitFor();
    await line.getByText(ledger.amount, { exact: true }).waitFor();
    await checkPage(page, `absence-ledger-${code}`);
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: ledger.file, exact: true }).click(),
    ]);
    expect(file.suggestedFilename()).toMatch(ledger.fileName);
    expect(problems).toEqual([]);
    await context.close();
  });
});
