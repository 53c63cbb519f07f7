/** The survey listing: rates of each course, sections and departures of each station. */
import { quiet } from '@keelson/physics/wellbore/calc.ts'
import { type Course, STRAIGHT_BELOW, type WellPath } from '@keelson/physics/wellbore/minimum-curvature.ts'
import { endOf } from '@keelson/physics/wellbore/path.ts'
import {
  azimuthChange,
  buildRate,
  closureAzimuth,
  doglegOver,
  doglegSeverity,
  TURN_FROM_INCLINATION,
  toolFace,
  turnRate,
  verticalSection,
} from '@keelson/physics/wellbore/rates.ts'
import { endByMethod } from '@keelson/physics/wellbore/survey-methods.ts'
import { length, minus } from '@keelson/physics/wellbore/vector.ts'
import type { OnPath } from './inputs.ts'

/** Rates in rad/m, angles in rad; null where a direction has no meaning. */
interface CourseRates {
  readonly course: Course
  readonly severity: number
  readonly overLength: number
  readonly build: number
  readonly turn: number | null
  readonly toolFace: number | null
}

export interface Listing {
  readonly rates: readonly CourseRates[]
  /** Of each station. */
  readonly severity: readonly number[]
  readonly build: readonly number[]
  readonly turn: readonly (number | null)[]
  readonly section: readonly number[]
  readonly sectionAzimuth: number
  /** Whether the section plane had to be taken as north. */
  readonly sectionUndefined: boolean
}

/** Below this distance from the origin a closure has no direction, m. */
const NO_CLOSURE = 1e-9

export function listingOf(p: OnPath, path: WellPath): Listing {
  const rates = path.courses.map((course) => ratesOf(course, p.dogleg_course_length))
  const [N, E] = endOf(path).position
  const closed = Math.hypot(N, E) > NO_CLOSURE
  const A_vs = p.vertical_section_azimuth ?? (closed ? closureAzimuth.evaluateSI({ N, E }) : 0)
  const N_0 = p.vertical_section_origin_north
  const E_0 = p.vertical_section_origin_east
  return {
    rates,
    severity: [0, ...rates.map((r) => r.severity)],
    build: [0, ...rates.map((r) => r.build)],
    turn: [path.stations[0].inclination < TURN_FROM_INCLINATION ? null : 0, ...rates.map((r) => r.turn)],
    section: path.stations.map(({ position: [n, e] }) => verticalSection.evaluateSI({ N: n, N_0, E: e, E_0, A_vs })),
    sectionAzimuth: A_vs,
    sectionUndefined: p.vertical_section_azimuth === undefined && !closed,
  }
}

/** Whether the last station lies over the origin, so that its closure has no direction. */
export const closureUndefined = ({ courses, stations }: WellPath): boolean => {
  const [N, E] = endOf({ courses, stations }).position
  return Math.hypot(N, E) <= NO_CLOSURE
}

function ratesOf(course: Course, C: number): CourseRates {
  const { from, to, length: L, dogleg: beta } = course
  const [I_1, I_2] = [from.inclination, to.inclination]
  const Delta_A = azimuthChange.evaluateSI({ A_1: from.azimuth, A_2: to.azimuth })
  return {
    course,
    severity: doglegSeverity.evaluateSI({ beta, L }),
    overLength: doglegOver.evaluateSI({ beta, C, L }),
    build: buildRate.evaluateSI({ I_1, I_2, L }),
    turn: I_2 < TURN_FROM_INCLINATION ? null : turnRate.evaluateSI({ Delta_A, L }),
    toolFace: beta < STRAIGHT_BELOW ? null : quiet.apply(toolFace, { I_1, I_2, Delta_A }),
  }
}

/** Index of the course with the largest dogleg severity; the last one where all are straight. */
export function sharpest({ rates }: Listing): number {
  const largest = rates.reduce((most, r) => Math.max(most, r.severity), 0)
  return largest > 0 ? rates.findIndex((r) => r.severity === largest) : rates.length - 1
}

/** Rows of the tables that list the survey. */
export function surveyTables(path: WellPath, listing: Listing) {
  let departure = 0
  return {
    stations: path.stations.map((s, k) => {
      const course = path.courses[k - 1]
      if (course) {
        const [n, e] = minus(course.to.position, course.from.position)
        departure += Math.hypot(n, e)
      }
      return {
        measured_depth: s.md,
        inclination: s.inclination,
        azimuth: s.azimuth,
        north: s.position[0],
        east: s.position[1],
        true_vertical_depth: s.position[2],
        vertical_section: listing.section[k] ?? null,
        departure,
      }
    }),
    courses: listing.rates.map(({ course, severity, overLength, build, turn, toolFace: TF }) => ({
      from: course.from.md,
      to: course.to.md,
      length: course.length,
      dogleg: course.dogleg,
      ratio_factor: course.ratioFactor,
      dogleg_severity: severity,
      dogleg_over_length: overLength,
      build_rate: build,
      turn_rate: turn,
      tool_face: TF,
    })),
    survey_methods: endByMethod(path).map(({ method, end }) => ({
      method,
      north: end[0],
      east: end[1],
      true_vertical_depth: end[2],
      difference: length(minus(end, endOf(path).position)),
    })),
  }
}
