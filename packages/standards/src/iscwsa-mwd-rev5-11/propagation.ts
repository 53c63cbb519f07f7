/** From the errors of the tool to the covariance of positions along the well. ISCWSA MWD Rev 5.11; SPE-67616. */
import { highSide, rightSide, tangentOf } from '@keelson/physics/wellbore/angles.ts'
import { quiet } from '@keelson/physics/wellbore/calc.ts'
import type { Covariance } from '@keelson/physics/wellbore/ellipsoid.ts'
import { azimuthChange } from '@keelson/physics/wellbore/rates.ts'
import { scaled, type Vec } from '@keelson/physics/wellbore/vector.ts'
import {
  bothCourses,
  movement,
  movementDown,
  positionError,
  type Sensitivity,
  sensitivity,
  sensitivityAfter,
} from './sensitivities.ts'
import { COURSE_TERMS, type ErrorTerm, MWD_SRGM, sigmaOf, type Weight } from './terms.ts'
import { SHORT_COURSE, shortCourse, XCL_TORTUOSITY, xclaBend, xclhBend } from './weights.ts'

/** Inclination below which the azimuth is not defined, rad. */
export const VERTICAL_BELOW = 1e-4

/** A station as the error model sees it: SI, azimuth from true north. */
export interface Surveyed {
  readonly md: number
  readonly inclination: number
  readonly azimuth: number
  readonly tvd: number
}
/** The local field: dip and declination (east positive) in rad, total field in T, gravity in m/s2. */
export interface LocalField {
  readonly dip: number
  readonly total: number
  readonly declination: number
  readonly gravity: number
}
export interface SourceCovariance {
  readonly name: string
  readonly covariance: Covariance
}

/** A covariance in a column: nn, ee, vv, ne, nv, ev. */
const SIX = 6
const covarianceAt = (of: Float64Array, i: number): Covariance => {
  const [nn = 0, ee = 0, vv = 0, ne = 0, nv = 0, ev = 0] = of.subarray(SIX * i, SIX * (i + 1))
  return { nn, ee, vv, ne, nv, ev }
}
/** Adds the outer product of a vector with itself to covariance i. */
function addOuter(to: Float64Array, i: number, n: number, e: number, v: number): void {
  add(to, i, n * n, e * e, v * v, n * e, n * v, e * v)
}
function add(
  to: Float64Array,
  i: number,
  nn: number,
  ee: number,
  vv: number,
  ne: number,
  nv: number,
  ev: number,
): void {
  const at = SIX * i
  to[at] = (to[at] as number) + nn
  to[at + 1] = (to[at + 1] as number) + ee
  to[at + 2] = (to[at + 2] as number) + vv
  to[at + 3] = (to[at + 3] as number) + ne
  to[at + 4] = (to[at + 4] as number) + nv
  to[at + 5] = (to[at + 5] as number) + ev
}

export type WeightArguments = Readonly<Record<string, number>>
/** Values of the symbols of the weighting functions at a station. */
export function weightArguments(at: Surveyed, before: Surveyed, field: LocalField): WeightArguments {
  const L = at.md - before.md
  return {
    MD: at.md,
    L,
    TVD: at.tvd,
    I: at.inclination,
    A_T: at.azimuth,
    A_M: at.azimuth - field.declination,
    Theta: field.dip,
    B: field.total,
    G: field.gravity,
    L_0: SHORT_COURSE.value,
    k_L: shortCourse.evaluateSI({ L, L_0: SHORT_COURSE.value }),
  }
}
const weightOf = (weight: Weight, args: WeightArguments): number =>
  typeof weight === 'number' ? weight : weight.evaluateSI(args)

/** What a station carries, whatever the source of error. */
interface Carried {
  readonly args: WeightArguments
  readonly vertical: boolean
  /** Over the course before, where the station is the last; over both, where it is not. */
  readonly last: Sensitivity
  readonly inner: Sensitivity | undefined
  /** Lengths that the angles carry, m. */
  readonly lastLength: number
  readonly innerLength: number
}

const SIGMAS = MWD_SRGM.map(sigmaOf)
const SOURCES = MWD_SRGM.length + COURSE_TERMS.length

/**
 * Covariances of the positions of a survey at one standard deviation. The tie-on station carries no error of its own and
 * shares the angle errors of the first station after it, over the whole first course.
 */
export class PositionErrors {
  readonly #survey: readonly Surveyed[]
  readonly #field: LocalField
  /** Of all sources together at each station. */
  readonly #covariances: Float64Array

  constructor(survey: readonly Surveyed[], field: LocalField) {
    this.#survey = survey
    this.#field = field
    this.#covariances = new Float64Array(SIX * survey.length)
    const descent = new Descent(survey, field)
    for (let k = 1; k < survey.length; k++) {
      descent.reach(k)
      descent.addAll(this.#covariances, k)
    }
  }

  /** Covariance of the position of station k in north, east, down of true north, m2. */
  at(k: number): Covariance {
    return covarianceAt(this.#covariances, k)
  }

  /** Contribution of every source at station k, in the order of the model. */
  sources(k: number): readonly SourceCovariance[] {
    const descent = new Descent(this.#survey, this.#field)
    for (let i = 1; i <= k; i++) descent.reach(i)
    return [...MWD_SRGM, ...COURSE_TERMS].map(({ name }, i) => ({ name, covariance: covarianceAt(descent.here, i) }))
  }
}

/** The sums of the errors on the way down a survey, station by station. */
class Descent {
  /** Covariance of each source at the station reached, as if nothing of the well lay below it. */
  readonly here = new Float64Array(SIX * SOURCES)
  readonly #survey: readonly Surveyed[]
  readonly #field: LocalField
  /** Per term, of the stations before: sum of the errors, or of their outer products where they are random. */
  readonly #vectors = new Float64Array(3 * MWD_SRGM.length)
  readonly #squares = new Float64Array(SIX * MWD_SRGM.length)

  constructor(survey: readonly Surveyed[], field: LocalField) {
    this.#survey = survey
    this.#field = field
  }

  /** Station k >= 1, after k - 1. */
  reach(k: number): void {
    const at = carried(this.#survey, k, this.#field)
    if (!at) return
    for (const [i, term] of MWD_SRGM.entries()) this.#addTerm(i, term, at)
    for (const [i, { name, magnitude }] of COURSE_TERMS.entries()) {
      const [before, own] = [this.#survey[k - 1] as Surveyed, this.#survey[k] as Surveyed]
      const [n, e, v] = courseError(name, magnitude, before, own)
      addOuter(this.here, MWD_SRGM.length + i, n, e, v)
    }
  }

  /** Adds the covariances of all sources at the station reached, in the order of the model. */
  addAll(to: Float64Array, k: number): void {
    const { here } = this
    for (let i = 0; i < SOURCES; i++) {
      const [nn = 0, ee = 0, vv = 0] = [here[SIX * i], here[SIX * i + 1], here[SIX * i + 2]]
      const [ne = 0, nv = 0, ev = 0] = [here[SIX * i + 3], here[SIX * i + 4], here[SIX * i + 5]]
      add(to, k, nn, ee, vv, ne, nv, ev)
    }
  }

  #addTerm(i: number, term: ErrorTerm, at: Carried): void {
    const { here } = this
    const [vectors, squares] = [this.#vectors, this.#squares]
    const sigma = SIGMAS[i] as number
    const weights = weightsOf(term, at)
    const [n, e, v] = errorOf(weights, at.last, at.lastLength, sigma)
    here.fill(0, SIX * i, SIX * (i + 1))
    const random = term.propagation === 'Random'
    if (random) {
      for (let c = SIX * i; c < SIX * (i + 1); c++) here[c] = squares[c] as number
      addOuter(here, i, n, e, v)
    } else {
      const [N, E, V] = [vectors[3 * i] as number, vectors[3 * i + 1] as number, vectors[3 * i + 2] as number]
      addOuter(here, i, N + n, E + e, V + v)
    }
    if (!at.inner) return
    const [x, y, z] = errorOf(weights, at.inner, at.innerLength, sigma)
    if (random) addOuter(squares, i, x, y, z)
    vectors[3 * i] = (vectors[3 * i] as number) + x
    vectors[3 * i + 1] = (vectors[3 * i + 1] as number) + y
    vectors[3 * i + 2] = (vectors[3 * i + 2] as number) + z
  }
}

/** Weights of a term at a station; of a vertical one to the north and east per length, where the term has them. */
type Weights =
  | { readonly depth: number; readonly inclination: number; readonly azimuth: number }
  | { readonly north: number; readonly east: number }

function weightsOf(term: ErrorTerm, { args, vertical }: Carried): Weights {
  if (term.vertical && vertical)
    return { north: weightOf(term.vertical.north, args), east: weightOf(term.vertical.east, args) }
  return {
    depth: weightOf(term.depth, args),
    inclination: weightOf(term.inclination, args),
    azimuth: weightOf(term.azimuth, args),
  }
}

/** Error vector of one term, m; the steps of `errorVector`, which are the same in every unit. */
function errorOf(weights: Weights, by: Sensitivity, length: number, sigma: number): Vec {
  if ('north' in weights) return scaled([weights.north, weights.east, 0], sigma * length)
  const { depth: w_D, inclination: w_I, azimuth: w_A } = weights
  const { depth: d, inclination: i, azimuth: a } = by
  return [
    positionError.evaluate({ sigma, m: movement.evaluate({ w_D, d: d[0], w_I, i: i[0], w_A, a: a[0] }) }),
    positionError.evaluate({ sigma, m: movement.evaluate({ w_D, d: d[1], w_I, i: i[1], w_A, a: a[1] }) }),
    positionError.evaluate({ sigma, m: movementDown.evaluate({ w_D, d: d[2], w_I, i: i[2] }) }),
  ]
}

const tangent = ({ inclination, azimuth }: Surveyed): Vec => tangentOf(quiet, inclination, azimuth)

function carried(survey: readonly Surveyed[], k: number, field: LocalField): Carried | undefined {
  const [before, at, after] = [survey[k - 1], survey[k], survey[k + 1]]
  if (!before || !at) return undefined
  const { inclination: I, azimuth: A } = at
  const lastLength = k === 1 ? at.md - before.md : (at.md - before.md) / 2
  const last = sensitivity(quiet, tangent(before), tangent(at), I, A, lastLength)
  const half = after ? (after.md - at.md) / 2 : 0
  const inner = after && bothCourses(last, sensitivityAfter(tangent(at), tangent(after), I, A, half))
  const vertical = I < VERTICAL_BELOW
  return { args: weightArguments(at, before, field), vertical, last, inner, lastLength, innerLength: lastLength + half }
}

/** Error vector of a course-length term: over the whole course before a station. */
function courseError(name: 'XCLA' | 'XCLH', magnitude: number, before: Surveyed, at: Surveyed): Vec {
  const { inclination: I, azimuth: A } = at
  const L = at.md - before.md
  if (name === 'XCLH') {
    const bend = xclhBend.evaluateSI({ I, I_b: before.inclination, tau: XCL_TORTUOSITY.value, L })
    return scaled(highSide(I, A), magnitude * L * bend)
  }
  const turned = azimuthChange.evaluateSI({ A_1: before.azimuth, A_2: A })
  const Delta_A = before.inclination < VERTICAL_BELOW ? 0 : turned
  const bend = xclaBend.evaluateSI({ I, Delta_A, tau: XCL_TORTUOSITY.value, L })
  return scaled(rightSide(A), magnitude * L * bend)
}

/** The same covariance seen from a grid whose north lies `convergence` (east positive, rad) east of true north. */
export function onGrid({ nn, ee, vv, ne, nv, ev }: Covariance, convergence: number): Covariance {
  const [c, s] = [Math.cos(convergence), Math.sin(convergence)]
  return {
    nn: c * c * nn + 2 * c * s * ne + s * s * ee,
    ee: s * s * nn - 2 * c * s * ne + c * c * ee,
    vv,
    ne: c * s * (ee - nn) + (c * c - s * s) * ne,
    nv: c * nv + s * ev,
    ev: c * ev - s * nv,
  }
}
