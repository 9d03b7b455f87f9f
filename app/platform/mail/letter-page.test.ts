import { expect, it } from 'vitest';
import { letterPage } from './letter-page.ts';

const siteUrl = 'https://curvela.example';
const page = (text: string, subject = 'Booked') => letterPage({ subject, text, language: 'fr' }, siteUrl);

it('has the content of the text, in its language, paragraph by paragraph', async () => {
  const found = await page('Bonjour.\n\nLigne une\nligne deux\n');
  expect(found).toContain('<html lang="fr">');
  expect(found).toMatch(/<p[^>]*>Bonjour\.<\/p>/u);
  expect(found).toMatch(/<p[^>]*>Ligne une<br \/>ligne deux<\/p>/u);
  expect(found.match(/<p /gu)).toHaveLength(3);
});

it('links to URLs of this site with their labels', async () => {
  const found = await page(
    `Votre réservation\u00a0: ${siteUrl}/booking/thanks?booking=1&do=move\n\n${siteUrl}/auth/callback?code=2`,
  );
  expect(found).toMatch(
    /href="https:\/\/curvela\.example\/booking\/thanks\?booking=1&amp;do=move">Votre réservation<\/a>/u,
  );
  expect(found).toMatch(/callback\?code=2">https:\/\/curvela\.example\/auth\/callback\?code=2<\/a>/u);
});

it('leaves user input as text: no markup, no external links', async () => {
  const found = await page(
    `Votre message : https://elsewhere.example/a\n\nhttps://curvela.example.elsewhere.example/\n\n<img src=x> & <b>`,
    '<b>Réservé</b>',
  );
  expect(found.match(/href="/gu)).toHaveLength(1);
  expect(found).toContain('&lt;img src=x&gt; &amp; &lt;b&gt;');
  expect(found).toContain('<title>&lt;b&gt;Réservé&lt;/b&gt;</title>');
});
