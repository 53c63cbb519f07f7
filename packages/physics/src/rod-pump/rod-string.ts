/** The rod string: its weight in the fluid, the speed of waves in it, its damping and its stretch. Coherent SI. */
import { equation, pi, reachRange, sum } from '@keelson/equations'
import { gibbs, takacs } from './sources.ts'

/** One section of a string, SI. */
export interface RodSection {
  readonly length: number
  readonly diameter: number
}
/** A string of one material, its sections from the top, SI. */
export interface RodString {
  readonly sections: readonly [RodSection, ...RodSection[]]
  readonly youngsModulus: number
  readonly density: number
}

const L = ['section lengths', 'm', 'list'] as const
const d = ['section diameters', 'm', 'list'] as const
const E_r = ["rod Young's modulus", 'Pa'] as const
const rho_r = ['rod density', 'kg/m3'] as const

export const stringLength = equation({
  symbol: 'L_r',
  title: 'Rod string length',
  unit: 'm',
  source: takacs,
  clause: 'rod string',
  where: { L },
  evaluate: ({ L }) => sum(L.length, (j) => L[j]),
})
/** In the fluid, which takes from every piece the weight of its own volume. Needs rods heavier than the fluid. */
export const buoyantRodWeight = equation({
  symbol: 'W_rf',
  title: 'Weight of rods in fluid',
  unit: 'N',
  source: takacs,
  clause: 'buoyant rod weight',
  where: { L, d, rho_r, rho_f: ['tubing fluid density', 'kg/m3'], g: ['gravitational acceleration', 'm/s2'] },
  evaluate: ({ L, d, rho_r, rho_f, g }) => (rho_r - rho_f) * g * sum(L.length, (j) => (pi * d[j] ** 2 * L[j]) / 4),
})
export const rodArea = equation({
  symbol: 'A_r',
  title: 'Top rod area',
  unit: 'm2',
  source: takacs,
  clause: 'rod string',
  where: { d_1: ['top rod diameter', 'm'] },
  evaluate: ({ d_1 }) => (pi * d_1 ** 2) / 4,
})
export const waveSpeed = equation({
  symbol: 'a',
  title: 'Rod wave speed',
  unit: 'm/s',
  source: gibbs,
  clause: 'one-dimensional wave equation',
  where: { E_r, rho_r },
  evaluate: ({ E_r, rho_r }) => (E_r / rho_r) ** 0.5,
})
/** Of the first natural motion of a string fixed at its top and free at its foot: 0.05 to 0.3 in most wells. */
export const dampingRatio = equation({
  symbol: 'nu',
  title: 'Dimensionless damping',
  unit: '-',
  source: gibbs,
  clause: 'c = πaν/(2L)',
  where: {
    c: ['damping factor', '1/s'],
    L_r: ['rod string length', 'm'],
    a: ['rod wave speed', 'm/s'],
  },
  evaluate: ({ c, L_r, a }) => (2 * c * L_r) / (pi * a),
})
export const DAMPING = reachRange({
  symbol: 'nu',
  title: 'Dimensionless damping',
  unit: '-',
  from: 0.05,
  to: 0.3,
  unsafe: 'above',
  because: 'a higher value removes more power and load from the pump card than is lost in a real well',
  source: dampingRatio.source,
  clause: dampingRatio.clause,
})
/** How much nearer to the top a steady load leaves the foot of the string than the same string without it. */
export const staticStretch = equation({
  symbol: 'Delta_s',
  title: 'Mean rod stretch',
  unit: 'm',
  source: gibbs,
  clause: 'harmonic zero',
  where: { F_0: ['mean dynamic load', 'N'], E_r, L, d },
  evaluate: ({ F_0, E_r, L, d }) => (F_0 / E_r) * sum(L.length, (j) => (4 * L[j]) / (pi * d[j] ** 2)),
})
/** Of rods that hang free from the top: where the load of the polished rod is all of their weight. */
export const partingDepth = equation({
  symbol: 'L_x',
  title: 'Estimated parting depth',
  unit: 'm',
  source: takacs,
  clause: 'parted rods',
  where: {
    L_a: ['length of whole sections above', 'm'],
    F_m: ['mean measured load', 'N'],
    W_a: ['weight of those sections in fluid', 'N'],
    rho_r,
    rho_f: ['tubing fluid density', 'kg/m3'],
    g: ['gravitational acceleration', 'm/s2'],
    d_x: ['diameter of the parted section', 'm'],
  },
  evaluate: ({ L_a, F_m, W_a, rho_r, rho_f, g, d_x }) =>
    L_a + (F_m - W_a) / ((rho_r - rho_f) * g * (pi / 4) * d_x ** 2),
})

export const lengthsOf = ({ sections }: RodString): number[] => sections.map((s) => s.length)
export const diametersOf = ({ sections }: RodString): number[] => sections.map((s) => s.diameter)

/** The string down to a length below its top; all of it where that is longer. The length is above 0. */
export function topOf(rods: RodString, length: number): RodString {
  const [first, ...rest] = rods.sections
  const sections: [RodSection, ...RodSection[]] = [{ ...first, length: Math.min(first.length, length) }]
  let room = length - first.length
  for (const section of rest) {
    if (!(room > 0)) break
    sections.push({ ...section, length: Math.min(section.length, room) })
    room -= section.length
  }
  return { ...rods, sections }
}
