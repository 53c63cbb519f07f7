/** The cross-section of a pipe from a caliper trace: diameters, and the harmonics of its radius. */
import { equation, hypot, type Source } from '@keelson/equations'
import { NumericsError } from '@keelson/numerics/errors.ts'

export const kyriakidesCorona: Source = {
  id: 'Kyriakides and Corona (2007)',
  title: 'Mechanics of Offshore Pipelines, volume 1: Buckling and Collapse',
  publisher: 'Elsevier',
  revision: '2007',
}
const TRACE = { source: kyriakidesCorona, clause: 'ch. 4, initial imperfections' } as const

/** Of two opposite radii: an eccentric caliper, the first harmonic, drops out. */
export const diameterOfRadii = equation({
  ...TRACE,
  symbol: 'D_i',
  title: 'Diameter from opposite radii',
  unit: 'm',
  where: { r_a: ['radius', 'm'], r_b: ['opposite radius', 'm'] },
  evaluate: ({ r_a, r_b }) => r_a + r_b,
})

export const harmonicAmplitude = equation({
  ...TRACE,
  symbol: 'a_n',
  title: 'Harmonic amplitude',
  unit: 'm',
  where: { c_n: ['cosine coefficient', 'm'], s_n: ['sine coefficient', 'm'] },
  evaluate: ({ c_n, s_n }) => hypot(c_n, s_n),
})

/** What the second harmonic alone, r = R + a_2 cos 2(theta - phi), makes of the diameters. */
export const secondHarmonicOutOfRoundness = equation({
  ...TRACE,
  symbol: 'OOR_2',
  title: 'Second-harmonic out-of-roundness',
  unit: 'm',
  where: { a_2: ['second-harmonic amplitude', 'm'] },
  evaluate: ({ a_2 }) => 4 * a_2,
})

export interface Harmonic {
  readonly order: number
  /** m. */
  readonly amplitude: number
  /** Angle of the first crest, rad, from the first radius. */
  readonly crest: number
}

/**
 * Harmonics 1 to `highest` of a radius, m, read at equal angles over one turn. Throws NumericsError 'bad_input' where
 * the readings are fewer than twice the highest order, plus one.
 */
export function harmonics(radii: readonly number[], highest: number): readonly Harmonic[] {
  const n = radii.length
  if (n <= 2 * highest) throw new NumericsError('bad_input', `${n} radii cannot resolve a harmonic of order ${highest}`)
  return Array.from({ length: highest }, (_, i) => {
    const order = i + 1
    let c_n = 0
    let s_n = 0
    for (const [j, r] of radii.entries()) {
      const angle = (2 * Math.PI * ((order * j) % n)) / n
      c_n += (2 / n) * r * Math.cos(angle)
      s_n += (2 / n) * r * Math.sin(angle)
    }
    const turn = (2 * Math.PI) / order
    const phase = Math.atan2(s_n, c_n) / order
    return { order, amplitude: harmonicAmplitude.evaluate({ c_n, s_n }), crest: phase < 0 ? phase + turn : phase }
  })
}

export interface Reading {
  /** Index of the first radius; the second lies half a turn on. */
  readonly index: number
  /** m. */
  readonly diameter: number
}

/**
 * The largest and the smallest diameter of radii, m, at equal angles over one turn. Throws NumericsError 'bad_input'
 * where the radii are not even in number.
 */
export function extremeDiameters(radii: readonly number[]): { readonly largest: Reading; readonly smallest: Reading } {
  const half = radii.length / 2
  if (!Number.isInteger(half) || half === 0)
    throw new NumericsError('bad_input', `the number of radii must be even (entered: ${radii.length})`)
  const all = radii
    .slice(0, half)
    .map(
      (r_a, index): Reading => ({ index, diameter: diameterOfRadii.evaluate({ r_a, r_b: radii[index + half] ?? 0 }) }),
    )
  const pick = (better: (a: number, b: number) => boolean) =>
    all.reduce((a, b) => (better(b.diameter, a.diameter) ? b : a))
  return { largest: pick((a, b) => a > b), smallest: pick((a, b) => a < b) }
}
