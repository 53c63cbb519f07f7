/** The parabola of J. B. Johnson between yield and the Euler curve, as machine design has it. Coherent SI. */
import { equation, pi, type Source, sqrt } from '@keelson/equations'

export const shigley: Source = {
  id: 'Budynas and Nisbett (2011)',
  title: "Shigley's Mechanical Engineering Design",
  publisher: 'McGraw-Hill',
  revision: '9th edition',
}
const JOHNSON = { source: shigley, clause: '4-13, intermediate-length columns' } as const

const S_y = ['yield strength', 'Pa'] as const
const E = ["Young's modulus", 'Pa'] as const

/** Where the parabola touches the Euler curve, at half the yield strength. */
export const transitionSlenderness = equation({
  ...JOHNSON,
  symbol: 'lambda_t',
  title: 'Transition slenderness ratio',
  unit: '-',
  where: { E, S_y },
  evaluate: ({ E, S_y }) => sqrt((2 * pi ** 2 * E) / S_y),
})

/** For a slenderness up to the transition. */
export const johnsonStress = equation({
  ...JOHNSON,
  symbol: 'sigma_J',
  title: 'Johnson critical stress',
  unit: 'Pa',
  where: { S_y, lambda_r: ['slenderness ratio', '-'], E },
  evaluate: ({ S_y, lambda_r, E }) => S_y - ((S_y * lambda_r) / (2 * pi)) ** 2 / E,
})
