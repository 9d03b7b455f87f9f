import type { SkillContent } from '../../skill.ts';
import { figure } from './figure.ts';
import { workedOut } from '../reasons.ts';
import { eachOrder, oneFewer } from './reasons.ts';
import { handshakes, mixedTeam, team } from './teams.ts';
import { code, menu, podium } from './templates.ts';
import { texts } from './texts.ts';

export const counting: SkillContent = {
  texts,
  slots: {
    outfits: '3*4 = 12',
    row: '5! = 5*4*3*2*1 = 120',
    podium: '5*4*3 = 60',
    choose: '60/6 = 10',
    symbol: 'C(5, 3)',
  },
  figure,
  example: {
    prompt: {
      en: 'From {all} players {few} are chosen to carry the bags. How many choices are there?',
      es: 'De {all} jugadores se eligen {few} para llevar las bolsas. ¿De cuántas maneras se pueden elegir?',
      fr: 'Parmi {all} joueurs, on en choisit {few} pour porter les sacs. Combien de choix y a-t-il ?',
    },
    slots: { all: '8', few: '3' },
    lines: [
      { line: '8*7*6', why: oneFewer },
      { line: '(8*7*6)/(3*2*1)', why: eachOrder },
      { line: '56', why: workedOut },
    ],
  },
  mistakes: ['choices_added', 'order_counted', 'order_ignored', 'repeats_forbidden', 'repeats_allowed'],
  templates: [menu, podium, code, team, handshakes, mixedTeam],
};
