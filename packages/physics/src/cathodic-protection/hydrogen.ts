/** How far protected steel stays from potentials at which hydrogen cracks martensitic and duplex stainless steel. */
import { constant, equation, type Source } from '@keelson/equations'

export const moderateProtection: Source = {
  id: 'CEBELCOR RT.328',
  title: '13 Cr sensitivity to hydrogen crack and its protection',
  publisher: 'CEBELCOR',
  revision: '2003',
}

/** Ag/AgCl within 10 mV. */
export const MODERATE_LIMIT = constant({
  symbol: 'E_mod',
  title: 'Most negative allowable potential, 13 Cr supermartensitic and duplex steel (SCE)',
  value: -0.85,
  unit: 'V',
  source: moderateProtection,
  clause: 'moderate protection',
})

/** Nothing on a structure gets more negative than its galvanic anodes. */
export const hydrogenMargin = equation({
  symbol: 'Delta_E_H',
  title: 'Hydrogen-induced stress cracking margin',
  unit: 'V',
  source: moderateProtection,
  clause: 'moderate cathodic protection',
  where: {
    E_a: ['anode closed-circuit potential', 'V'],
    E_H: ['most negative allowable steel potential', 'V'],
  },
  evaluate: ({ E_a, E_H }) => E_a - E_H,
})

/** Both are negative: more than 1 is beyond the limit. */
export const hydrogenUse = equation({
  symbol: 'U_H',
  title: 'Anode to allowable potential ratio',
  unit: '-',
  source: moderateProtection,
  clause: 'moderate cathodic protection',
  where: {
    E_a: ['anode closed-circuit potential', 'V'],
    E_H: ['most negative allowable steel potential', 'V'],
  },
  evaluate: ({ E_a, E_H }) => E_a / E_H,
})
