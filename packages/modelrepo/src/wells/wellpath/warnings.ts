/** What a specialist would remark on the run. */
import type { WellPath } from '@keelson/physics/wellbore/minimum-curvature.ts'
import { TURN_FROM_INCLINATION } from '@keelson/physics/wellbore/rates.ts'
import {
  CONFIDENCE_FACTOR,
  PROJECT_AHEAD_SIGMA,
  SURFACE_MARGIN,
  WATCH_SEPARATION_FACTOR,
} from '@keelson/standards/spe-187073-2017/separation.ts'
import { fromSI } from '@keelson/units'
import { type Warning, warning } from '@keelson/workflow'
import type { WellClosest } from './calculate-clearance.ts'
import type { Survey } from './calculate-survey.ts'
import type { Params } from './contract.ts'
import { SEPARATION, TOOLFACE_DLS } from './modes.ts'
import { lacksSigma } from './rules.ts'
import type { Listing } from './tables-listing.ts'

const deg = (rad: number) => Number(fromSI(rad, 'deg').toPrecision(4))
const short = (x: number) => Number(x.toPrecision(6))

/** Courses longer than this are doubted where they bend, m. */
const LONG_COURSE = 30
/** A course that bends by less is straight to a driller, rad: 0.1 deg. */
const BENT = Math.PI / 1800

export function surveyWarnings(p: Params, survey: Survey, listing: Listing): Warning[] {
  return [
    ...longCourses(survey.path),
    ...steepTurns(listing, survey.path),
    ...radiansSuspected(survey),
    ...(listing.sectionUndefined
      ? [
          warning(
            'section_azimuth_undefined',
            'the last station lies over the origin, so that its closure has no azimuth: the vertical section is taken to the north',
            '/vertical_section_azimuth',
          ),
        ]
      : []),
    ...(p.projection_mode === TOOLFACE_DLS && p.projection_measured_depth !== undefined && nearVertical(survey.path)
      ? [
          warning(
            'tool_face_near_vertical',
            `the last station is at ${deg(lastOf(survey.path).inclination)} deg, below 1 deg: its high side follows from the azimuth as entered`,
            '/projection_tool_face',
          ),
        ]
      : []),
  ]
}

const lastOf = ({ stations }: WellPath) => stations.at(-1) ?? stations[0]
const nearVertical = (path: WellPath) => lastOf(path).inclination < TURN_FROM_INCLINATION

function longCourses({ courses }: WellPath): Warning[] {
  const long = courses.filter((c) => c.length > LONG_COURSE * (1 + 1e-9) && c.dogleg > BENT)
  if (long.length === 0) return []
  const worst = long.reduce((a, b) => (b.length > a.length ? b : a))
  return [
    warning(
      'long_course_in_curve',
      `${long.length} of ${courses.length} courses bend over more than ${LONG_COURSE} m, the longest ${short(worst.length)} m from ${worst.from.md} m with ${deg(worst.dogleg)} deg: whether they are arcs is doubtful`,
      '/measured_depth',
    ),
  ]
}

function steepTurns({ turn, rates }: Listing, { stations }: WellPath): Warning[] {
  const none = turn.filter((t) => t === null).length
  const from = rates.find((r) => r.turn !== null && r.turn !== 0 && r.course.from.inclination < TURN_FROM_INCLINATION)
  return [
    ...(none > 0
      ? [
          warning(
            'turn_rate_undefined',
            `${none} of ${stations.length} stations are below 1 deg inclination, where an azimuth means little: they have no turn rate`,
            '/inclination',
          ),
        ]
      : []),
    ...(from
      ? [
          warning(
            'turn_rate_from_vertical',
            `the turn rate at ${from.course.to.md} m starts from a station below 1 deg inclination, whose azimuth is arbitrary`,
            '/azimuth',
          ),
        ]
      : []),
  ]
}

// Not Math.max(...list): a survey may hold more stations than a call takes arguments.
const greatest = (list: readonly number[]) => list.reduce((a, b) => Math.max(a, b), Number.NEGATIVE_INFINITY)

/** Inclinations that never exceed pi, in a long well that turns much, were probably sent in radians. */
function radiansSuspected({ listing }: Survey): Warning[] {
  const { measured_depth: MD, inclination: I, azimuth: A } = listing
  const most = greatest(I)
  const spread = greatest(A) + greatest(A.map((a) => -a))
  const longWell = (MD.at(-1) ?? 0) - (MD[0] ?? 0) > 500
  const readDegrees = fromSI(most, 'deg')
  const turnsAsRadians = spread > Math.PI / 360 && greatest(A.map(Math.abs)) <= (2 * Math.PI * Math.PI) / 180
  if (!(readDegrees > 0 && readDegrees < 3.2 && longWell && (spread > Math.PI / 4 || turnsAsRadians))) return []
  return [
    warning(
      'radians_suspected',
      `no inclination exceeds ${deg(most)} deg in a survey of ${short((MD.at(-1) ?? 0) - (MD[0] ?? 0))} m whose azimuth varies by ${deg(spread)} deg: were the angles meant in radians?`,
      '/inclination',
    ),
  ]
}

/** Of one separation factor, wherever it comes from. */
export function separationWarnings(p: Params, factor: number, where: string): Warning[] {
  const low = factor < WATCH_SEPARATION_FACTOR.value && factor > 1
  return [
    ...(low
      ? [
          warning(
            'low_separation_factor',
            `the separation factor is ${short(factor)} at ${where}, below ${WATCH_SEPARATION_FACTOR.value}: look at it closely`,
          ),
        ]
      : []),
    ...(lacksSigma(p)
      ? [
          warning(
            'no_position_uncertainty',
            'a standard deviation is taken as 0 because neither it nor tool_model was given: the separation factor is too high',
            p.sigma_reference === undefined ? '/sigma_reference' : '/sigma_offset',
          ),
        ]
      : []),
  ]
}

/** A standard deviation given beside an error model replaces that of the model for its well. */
export function replacedSigmas(p: Params): Warning[] {
  if (p.tool_model === undefined) return []
  return (['sigma_reference', 'sigma_offset'] as const).flatMap((name) =>
    p[name] === undefined
      ? []
      : [
          warning(
            'overridden',
            `${name} = ${p[name]} m replaces the standard deviation of that well from ${p.tool_model} in the separation factor`,
            `/${name}`,
          ),
        ],
  )
}

/** Between stations the wells may come closer than at any of them. */
export const closerBetween = (closest: readonly WellClosest[]): Warning[] =>
  closest
    .filter(({ least, continuous }) => continuous.distance < 0.98 * least.nearest.distance)
    .map(({ least, continuous }) =>
      warning(
        'closer_between_stations',
        `${least.offset.name} comes to ${short(continuous.distance)} m at ${short(continuous.at)} m, between stations; the nearest station, ${least.station.md} m, has ${short(least.nearest.distance)} m`,
        '/measured_depth',
      ),
    )

/** Inputs that were set and have no part in this run. */
export function idleInputs(p: Params, offsets: number): Warning[] {
  const idle: string[] = []
  const note = (name: string, set: boolean) => set && idle.push(name)
  if (p.analysis !== SEPARATION && offsets === 0) {
    note('surface_margin', p.surface_margin !== SURFACE_MARGIN.value)
    note('sigma_project_ahead', p.sigma_project_ahead !== PROJECT_AHEAD_SIGMA.value)
    note('confidence_factor_k', p.confidence_factor_k !== CONFIDENCE_FACTOR.value)
    note('reference_hole_diameter', p.reference_hole_diameter !== undefined)
    note('sigma_reference', p.sigma_reference !== undefined)
    note('sigma_offset', p.sigma_offset !== undefined)
    note('evaluate_at_measured_depth', p.evaluate_at_measured_depth !== undefined)
  }
  const lines =
    idle.length > 0 ? [warning('no_effect', `no offset well is given: ${idle.join(', ')} changes nothing`)] : []
  const ahead = [
    'projection_build_rate',
    'projection_turn_rate',
    'projection_tool_face',
    'projection_dogleg_severity',
  ] as const
  const waiting = p.projection_measured_depth === undefined ? ahead.filter((name) => p[name] !== undefined) : []
  if (waiting.length > 0)
    lines.push(
      warning(
        'no_effect',
        `projection_measured_depth is not given: ${waiting.join(', ')} changes nothing`,
        `/${waiting[0]}`,
      ),
    )
  if (p.azimuth_reference !== 'magnetic' && p.tool_model === undefined && p.magnetic_declination !== 0)
    lines.push(
      warning(
        'no_effect',
        `azimuths refer to ${p.azimuth_reference} north and no error model is given: magnetic_declination changes nothing`,
        '/magnetic_declination',
      ),
    )
  if (p.azimuth_reference === 'grid' && p.tool_model === undefined && p.grid_convergence !== 0)
    lines.push(
      warning(
        'no_effect',
        'azimuths refer to grid north and no error model is given: grid_convergence changes nothing',
        '/grid_convergence',
      ),
    )
  return lines
}

/** Horizontal field, T, below which the world magnetic model cautions that compasses are unreliable. */
const WEAK_FIELD = 6e-6
export function weakField(p: Params): Warning[] {
  const { magnetic_dip: dip, magnetic_total_field: field } = p
  if (dip === undefined || field === undefined) return []
  const horizontal = field * Math.cos(dip)
  return horizontal >= WEAK_FIELD
    ? []
    : [
        warning(
          'weak_horizontal_field',
          `the horizontal field is ${short(fromSI(horizontal, 'nT'))} nT, below 6000 nT, where the World Magnetic Model cautions against magnetic azimuths`,
          '/magnetic_dip',
        ),
      ]
}
