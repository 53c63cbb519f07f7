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
  title: 'Most negative potential for 13 Cr supermartensitic and duplex steel, SCE',
  value: -0.85,
  unit: 'V',
  source: moderateProtection,
  clause: 'moderate protection',
})

/** Nothing on a structure gets more negative than its galvanic anodes. */
export const hydrogenMargin = equation({
  symbol: 'Delta_E_H',
  title: 'Margin to the limit against hydrogen cracking',
  unit: 'V',
  source: moderateProtection,
  clause: 'moderate cathodic protection',
  where: {
    E_a: ['closed circuit potential of the anode', 'V'],
    E_H: ['most negative potential that the steel bears', 'V'],
  },
  evaluate: ({ E_a, E_H }) => E_a - E_H,
})

/** Both are negative: more than 1 is beyond the limit. */
export const hydrogenUse = equation({
  symbol: 'U_H',
  title: 'Potential of the anode over that which the steel bears',
  unit: '-',
  source: moderateProtection,
  clause: 'moderate cathodic protection',
  where: {
    E_a: ['closed circuit potential of the anode', 'V'],
    E_H: ['most negative potential that the steel bears', 'V'],
  },
  evaluate: ({ E_a, E_H }) => E_a / E_H,
})
