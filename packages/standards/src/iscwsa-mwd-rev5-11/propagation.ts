/** From the errors of the tool to the covariance of positions along the well. ISCWSA MWD Rev 5.11; SPE-67616. */
import { highSide, rightSide, tangentOf } from '@keelson/physics/wellbore/angles.ts'
import { quiet } from '@keelson/physics/wellbore/calc.ts'
import type { Covariance } from '@keelson/physics/wellbore/ellipsoid.ts'
import { azimuthChange } from '@keelson/physics/wellbore/rates.ts'
import { plus, scaled, type Vec } from '@keelson/physics/wellbore/vector.ts'
import { bothCourses, errorVector, type Sensitivity, sensitivity, sensitivityAfter } from './sensitivities.ts'
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

type Six = readonly [nn: number, ee: number, vv: number, ne: number, nv: number, ev: number]
const NONE: Six = [0, 0, 0, 0, 0, 0]
const ORIGIN: Vec = [0, 0, 0]
const outer = ([n, e, v]: Vec): Six => [n * n, e * e, v * v, n * e, n * v, e * v]
const joined = (a: Six, b: Six): Six => [a[0] + b[0], a[1] + b[1], a[2] + b[2], a[3] + b[3], a[4] + b[4], a[5] + b[5]]
const named = ([nn, ee, vv, ne, nv, ev]: Six): Covariance => ({ nn, ee, vv, ne, nv, ev })

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

/**
 * Covariances of the positions of a survey at one standard deviation. The tie-on station carries no error of its own and
 * shares the angle errors of the first station after it, over the whole first course.
 */
export class PositionErrors {
  readonly #survey: readonly Surveyed[]
  readonly #carried: readonly (Carried | undefined)[]
  /** Per term and station: sum of the errors (or of their outer products) of the stations before it. */
  readonly #sums: readonly { readonly vectors: readonly Vec[]; readonly squares: readonly Six[] }[]
  readonly #courses: readonly (readonly Six[])[]

  constructor(survey: readonly Surveyed[], field: LocalField) {
    this.#survey = survey
    this.#carried = survey.map((_, k) => carried(survey, k, field))
    this.#sums = MWD_SRGM.map((term) => this.#sumsOf(term))
    this.#courses = COURSE_TERMS.map(({ name, magnitude }) => this.#courseSums(name, magnitude))
  }

  /** Covariance of the position of station k in north, east, down of true north, m2. */
  at(k: number): Covariance {
    const terms = MWD_SRGM.reduce((total, term, i) => joined(total, this.#termAt(term, i, k)), NONE)
    return named(this.#courses.reduce((total, course) => joined(total, course[k] ?? NONE), terms))
  }

  /** Contribution of every source at station k, in the order of the model. */
  sources(k: number): readonly SourceCovariance[] {
    const courses = COURSE_TERMS.map((term, i) => ({
      name: term.name,
      covariance: named(this.#courses[i]?.[k] ?? NONE),
    }))
    return [
      ...MWD_SRGM.map((term, i) => ({ name: term.name, covariance: named(this.#termAt(term, i, k)) })),
      ...courses,
    ]
  }

  /** Error vector of one term at station k >= 1, m; `last`: nothing of the well lies below it. */
  error(term: ErrorTerm, k: number, last: boolean): Vec {
    const at = this.#carried[k]
    if (!at) return ORIGIN
    const sigma = sigmaOf(term)
    if (term.vertical && at.vertical) {
      const { north, east } = term.vertical
      const length = last ? at.lastLength : at.innerLength
      return scaled([weightOf(north, at.args), weightOf(east, at.args), 0], sigma * length)
    }
    const weights = [
      weightOf(term.depth, at.args),
      weightOf(term.inclination, at.args),
      weightOf(term.azimuth, at.args),
    ]
    const by = last || !at.inner ? at.last : at.inner
    return errorVector(quiet, by, weights as [number, number, number], sigma, term.unit)
  }

  #termAt(term: ErrorTerm, i: number, k: number): Six {
    if (k === 0) return NONE
    const last = this.error(term, k, true)
    const before = this.#sums[i]
    if (term.propagation === 'Random') return joined(before?.squares[k] ?? NONE, outer(last))
    return outer(plus(before?.vectors[k] ?? ORIGIN, last))
  }

  #sumsOf(term: ErrorTerm) {
    const vectors: Vec[] = [ORIGIN, ORIGIN]
    const squares: Six[] = [NONE, NONE]
    for (let k = 1; k + 1 < this.#survey.length; k++) {
      const e = this.error(term, k, false)
      vectors.push(plus(vectors[k] ?? ORIGIN, e))
      squares.push(joined(squares[k] ?? NONE, outer(e)))
    }
    return { vectors, squares }
  }

  #courseSums(name: 'XCLA' | 'XCLH', magnitude: number): Six[] {
    const sums: Six[] = [NONE]
    for (let k = 1; k < this.#survey.length; k++) {
      const [before, at] = [this.#survey[k - 1], this.#survey[k]]
      if (before && at) sums.push(joined(sums[k - 1] ?? NONE, outer(courseError(name, magnitude, before, at))))
    }
    return sums
  }
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
