import type { ItemTemplate } from '../../skill.ts';
import { workedOut } from '../reasons.ts';
import { choose, falling, label, product } from './numbers.ts';
import { eachOrder, oneAfterAnother, oneFewer } from './reasons.ts';

export const team: ItemTemplate = {
  id: 'counting.team',
  skills: ['counting'],
  level: 2,
  kind: 'formula',
  prompt: {
    en: 'In a group of {all} people, {few} are chosen for a team. How many teams are possible?',
    es: 'De un grupo de {all} personas se eligen {few} para un equipo. ¿Cuántos equipos son posibles?',
    fr: 'Dans un groupe de {all} personnes, on en choisit {few} pour former une équipe. Combien d’équipes sont possibles ?',
  },
  hint: {
    en: 'In a team nobody is first. How many times is one and the same team counted?',
    es: 'En un equipo nadie va primero. ¿Cuántas veces se cuenta un mismo equipo?',
    fr: 'Dans une équipe, personne n’est premier. Combien de fois une même équipe est-elle comptée ?',
  },
  label,
  make: (draw) => {
    const few = draw.int(2, 4);
    const all = draw.int(few + 3, few === 4 ? 20 : few === 3 ? 40 : 60);
    const [ordered, orders] = [falling(all, few), falling(few, few)];
    const expected = choose(all, few);
    return {
      slots: { all: `${all}`, few: `${few}` },
      answer: {
        kind: 'formula',
        expected: `${expected}`,
        slips: [
          { answer: `${product(ordered)}`, mistake: 'order_counted' as const },
          { answer: `${all * few}`, mistake: 'choices_added' as const },
        ].filter(({ answer }) => answer !== `${expected}`),
      },
      proof: { by: 'solve', problem: `C(${all}, ${few})` },
      worked: [
        { line: ordered.join('*'), why: oneFewer },
        { line: `(${ordered.join('*')})/(${orders.join('*')})`, why: eachOrder },
        { line: `${expected}`, why: workedOut },
      ],
    };
  },
};

export const handshakes: ItemTemplate = {
  id: 'counting.handshakes',
  skills: ['counting'],
  level: 2,
  kind: 'choice',
  prompt: {
    en: 'At a meeting of {people} people everybody shakes hands once with everybody else. How many handshakes are there?',
    es: 'En una reunión de {people} personas, cada una da la mano una vez a todas las demás. ¿Cuántos apretones de manos hay?',
    fr: 'À une réunion de {people} personnes, chacun serre une fois la main à tous les autres. Combien de poignées de main y a-t-il ?',
  },
  hint: {
    en: 'Count the hands that each person shakes, for all of them. How many people share one handshake?',
    es: 'Cuenta las manos que da cada persona, entre todas. ¿Cuántas personas comparten un apretón?',
    fr: 'Compte les mains que serre chaque personne, pour toutes. Combien de personnes partagent une poignée de main ?',
  },
  make: (draw) => {
    const people = draw.int(6, 125);
    const right = `(${people}*${people - 1})/2`;
    return {
      slots: { people: `${people}` },
      answer: {
        kind: 'choice',
        options: [
          { text: right, right: true },
          { text: `${people}*${people - 1}`, mistake: 'order_counted' },
          { text: `${people}^2`, mistake: 'repeats_allowed' },
        ],
      },
      proof: { by: 'equal', pairs: [[right, `C(${people}, 2)`]] },
      worked: [
        { line: `${people}*${people - 1}`, why: oneFewer },
        { line: right, why: eachOrder },
      ],
    };
  },
};

export const mixedTeam: ItemTemplate = {
  id: 'counting.mixed_team',
  skills: ['counting'],
  level: 3,
  kind: 'formula',
  prompt: {
    en: 'A choir has {high} sopranos and {low} basses. Two sopranos and two basses sing a quartet. How many quartets are possible?',
    es: 'Un coro tiene {high} sopranos y {low} bajos. Dos sopranos y dos bajos cantan un cuarteto. ¿Cuántos cuartetos son posibles?',
    fr: 'Un chœur compte {high} sopranos et {low} basses. Deux sopranos et deux basses chantent un quatuor. Combien de quatuors sont possibles ?',
  },
  hint: {
    en: 'Count the pairs of each voice first. How many pairs of basses can go with each pair of sopranos?',
    es: 'Cuenta primero las parejas de cada voz. ¿Con cuántas parejas de bajos va cada pareja de sopranos?',
    fr: 'Compte d’abord les paires de chaque voix. Avec combien de paires de basses va chaque paire de sopranos ?',
  },
  label,
  make: (draw) => {
    const [high = 4, low = 5] = draw.distinct(2, 4, 14);
    const [a, b] = [choose(high, 2), choose(low, 2)];
    return {
      slots: { high: `${high}`, low: `${low}` },
      answer: {
        kind: 'formula',
        expected: `${a * b}`,
        slips: [
          { answer: `${a + b}`, mistake: 'choices_added' },
          { answer: `${4 * a * b}`, mistake: 'order_counted' },
        ],
      },
      proof: { by: 'equal', pairs: [[`C(${high}, 2)*C(${low}, 2)`, `${a * b}`]] },
      worked: [
        { line: `(${high}*${high - 1})/2 = ${a}`, why: eachOrder },
        { line: `(${low}*${low - 1})/2 = ${b}`, why: eachOrder },
        { line: `${a}*${b}`, why: oneAfterAnother },
        { line: `${a * b}`, why: workedOut },
      ],
    };
  },
};
