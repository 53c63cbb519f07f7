/**
 * The deflected shape of the lateral modes, for the figure. Lengths are over sqrt(EI/P), deflections over q EI/P^2: in each
 * lobe Y'''' + Y'' = -s, its friction to one side (s = 1) or the other (s = -1), and the pipe lifts off with
 * Y = Y' = Y'' = 0. Half wave and length of the modes are those of their coefficients k_1 and k_3.
 */
import { spaced } from '@keelson/numerics/spaced.ts'
import { COEFFICIENTS, type HobbsMode, INFINITE } from '@keelson/physics/pipeline-buckling/hobbs-modes.ts'

/** A place along the buckle over the length of its main half wave, and the deflection there over the amplitude, at most 1. */
type Deflected = readonly [x: number, y: number]
/** The shape, and where its main half wave begins. */
export interface ModeShape {
  readonly points: readonly Deflected[]
  readonly main: number
}

const PARTS = 14
const HALF_WAVES = 3

export function shapeOf(mode: HobbsMode): ModeShape {
  const points = mode === 'infinite' ? endless() : localised(mode)
  const largest = points.reduce((most, [, y]) => (Math.abs(y) > Math.abs(most) ? y : most), 0)
  const main = mode === '2' || mode === '4' ? 0 : -0.5
  return { points: points.map(([x, y]) => [x, y / largest]), main }
}

/** Half waves to one side and the other, without end. */
function endless(): readonly Deflected[] {
  const n = Math.sqrt(INFINITE.k_1)
  return spaced(-HALF_WAVES / 2, HALF_WAVES / 2, PARTS * HALF_WAVES + 1).map((x) => {
    const wave = Math.round(x)
    const u = n * (x - wave)
    return [x, (wave % 2 === 0 ? 1 : -1) * (1 + Math.cos(u) + (Math.PI ** 2 - u ** 2) / 2)]
  })
}

interface State {
  readonly Y: number
  readonly Y1: number
  readonly Y2: number
  readonly Y3: number
}

/** From one end to the middle, and mirrored: modes 1 and 3 to the same side, 2 and 4 to the other. */
function localised(mode: keyof typeof COEFFICIENTS): readonly Deflected[] {
  const { k_1, k_3 } = COEFFICIENTS[mode]
  const n = Math.sqrt(k_1)
  const symmetric = mode === '1' || mode === '3'
  const main = symmetric ? 0.5 : 1
  const outer = k_3 - main
  const lift = { Y: 0, Y1: 0, Y2: 0, Y3: endShear(n * (outer > 0 ? outer : 1)) }
  const lobe = (state: State, s: number, from: number, length: number): Deflected[] =>
    spaced(0, length, PARTS + 1).map((x) => [from + x, beyond(state, s, n * x).Y])
  const before = outer > 0 ? lobe(lift, 1, -k_3, outer) : []
  const start = outer > 0 ? beyond(lift, 1, n * outer) : lift
  const half = [...before, ...lobe(start, outer > 0 ? -1 : 1, -main, main)]
  const mirrored = half.toReversed().map(([x, y]): Deflected => [-x, symmetric ? y : -y])
  return [...half, ...mirrored]
}

/** Y''' at the end of a lobe that comes back to the line after this length. */
const endShear = (u: number): number => (u ** 2 / 2 - 1 + Math.cos(u)) / (u - Math.sin(u))

/** The pipe further on by u in a lobe. */
function beyond({ Y, Y1, Y2, Y3 }: State, s: number, u: number): State {
  const a = Y2 + s
  return {
    Y: Y + Y1 * u + a * (1 - Math.cos(u)) + Y3 * (u - Math.sin(u)) - (s * u ** 2) / 2,
    Y1: Y1 + a * Math.sin(u) + Y3 * (1 - Math.cos(u)) - s * u,
    Y2: a * Math.cos(u) + Y3 * Math.sin(u) - s,
    Y3: -a * Math.sin(u) + Y3 * Math.cos(u),
  }
}
