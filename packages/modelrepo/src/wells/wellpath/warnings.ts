/** What a specialist would remark on the run. */
import { leavesReach } from '@keelson/equations'
import { HORIZONTAL_FIELD } from '@keelson/physics/wellbore/angles.ts'
import type { WellPath } from '@keelson/physics/wellbore/minimum-curvature.ts'
import { TURN_FROM_INCLINATION } from '@keelson/physics/wellbore/rates.ts'
import {
  CONFIDENCE_FACTOR,
  PROJECT_AHEAD_SIGMA,
  SURFACE_MARGIN,
  WATCH_SEPARATION_FACTOR,
} from '@keelson/standards/spe-187073-2017/separation.ts'
import { fromSI } from '@keelson/units'
import { listed, shown, shownIn, shownWhole, type Warning, warner } from '@keelson/workflow'
import type { WellClosest } from './calculate-clearance.ts'
import { shownDepth } from './calculate-places.ts'
import type { Survey } from './calculate-survey.ts'
import { type Params, TOOLFACE_DLS } from './inputs.ts'
import { horizontalField, lacksSigma, lacksSigmaElsewhere } from './rules.ts'
import type { Listing } from './tables-listing.ts'

export const warnings = {
  long_course_in_curve: 'A curved course is longer than 30 m, so it may not be a single arc.',
  turn_rate_undefined: 'Stations are too close to vertical to have a turn rate.',
  turn_rate_from_vertical: 'A turn rate starts from a near-vertical station with an arbitrary azimuth.',
  section_azimuth_undefined: 'The closure has no azimuth. The vertical section azimuth is set to north.',
  tool_face_near_vertical: 'The high side for the tool face depends on the azimuth of a near-vertical station.',
  radians_suspected: 'The angles appear to be in radians.',
  low_separation_factor: 'The separation factor passes but is so low that the clearance should be reviewed.',
  no_position_uncertainty:
    'An unknown position standard deviation is set to 0, so the separation factor is overestimated.',
  closer_between_stations: 'An offset well is closer between two stations than at any station.',
  no_effect: 'An entered input has no effect in this run.',
  weak_horizontal_field: 'The horizontal magnetic field is too weak for reliable magnetic azimuths.',
} as const
const warn = warner(warnings)

const degrees = (rad: number) => shownIn(rad, 'deg')
const metres = (m: number) => shownIn(m, 'm')

/** Courses longer than this are doubted where they bend, m. */
const LONG_COURSE = 30
/** A course that bends by less is straight to a driller, rad: 0.1 deg. */
const BENT = Math.PI / 1800

export const surveyWarnings = (p: Params, survey: Survey, listing: Listing): Warning[] => [
  ...longCourses(survey.path),
  ...steepTurns(listing, survey.path),
  ...radiansSuspected(survey),
  ...sectionWarning(listing),
  ...toolFaceWarning(p, survey.path),
]

/** 'Among the 5 courses, 2 are', 'All 5 courses are', 'Both courses are' or 'The only course is'. */
function share(some: number, all: number, what: string): string {
  if (all === 1) return `The only ${what} is`
  if (some < all) return `Among the ${shownWhole(all)} ${what}s, ${shownWhole(some)} ${some === 1 ? 'is' : 'are'}`
  return `${all === 2 ? 'Both' : `All ${shownWhole(all)}`} ${what}s are`
}

function longCourses({ courses }: WellPath): Warning[] {
  const long = courses.filter((c) => c.length > LONG_COURSE * (1 + 1e-9) && c.dogleg > BENT)
  if (long.length === 0) return []
  const worst = long.reduce((a, b) => (b.length > a.length ? b : a))
  const message = `${share(long.length, courses.length, 'course')} curved and longer than ${LONG_COURSE} m. ${courses.length === 1 ? 'The course' : 'The longest'}, ${metres(worst.length)} from a measured depth of ${shownDepth(worst.from.md)}, has a dogleg of ${degrees(worst.dogleg)}. Such a course may not be a single arc.`
  return [warn('long_course_in_curve', message, '/measured_depth')]
}

function steepTurns({ turn, rates }: Listing, { stations }: WellPath): Warning[] {
  const said: Warning[] = []
  const none = turn.filter((t) => t === null).length
  if (none > 0) {
    const message = `${share(none, stations.length, 'station')} below 1° inclination. The azimuth of such a station has little meaning and no turn rate is reported.`
    said.push(warn('turn_rate_undefined', message, '/inclination'))
  }
  const from = rates.find((r) => r.turn !== null && r.turn !== 0 && r.course.from.inclination < TURN_FROM_INCLINATION)
  if (from) {
    const message = `The turn rate at ${shownDepth(from.course.to.md)} starts from a station below 1° inclination, whose azimuth is arbitrary.`
    said.push(warn('turn_rate_from_vertical', message, '/azimuth'))
  }
  return said
}

// Not Math.max(...list): a survey may hold more stations than a call takes arguments.
const greatest = (list: readonly number[]) => list.reduce((a, b) => Math.max(a, b), Number.NEGATIVE_INFINITY)

/** Inclinations that never exceed pi, in a long well that turns much, were probably sent in radians. */
function radiansSuspected({ listing }: Survey): Warning[] {
  const { measured_depth: MD, inclination: I, azimuth: A } = listing
  const most = greatest(I)
  const spread = greatest(A) + greatest(A.map((a) => -a))
  const length = (MD.at(-1) ?? 0) - (MD[0] ?? 0)
  const readDegrees = fromSI(most, 'deg')
  const turnsAsRadians = spread > Math.PI / 360 && greatest(A.map(Math.abs)) <= (2 * Math.PI * Math.PI) / 180
  if (!(readDegrees > 0 && readDegrees < 3.2 && length > 500 && (spread > Math.PI / 4 || turnsAsRadians))) return []
  const message = `No inclination exceeds ${degrees(most)} in a survey of ${metres(length)} whose azimuth varies by ${degrees(spread)}. Check whether the angles are in radians.`
  return [warn('radians_suspected', message, '/inclination')]
}

function sectionWarning({ sectionUndefined }: Listing): Warning[] {
  if (!sectionUndefined) return []
  const message =
    'The last station is at the origin, so the closure has no azimuth. The vertical section azimuth is set to north.'
  return [warn('section_azimuth_undefined', message, '/vertical_section_azimuth')]
}

function toolFaceWarning(p: Params, { stations }: WellPath): Warning[] {
  const { inclination } = stations.at(-1) ?? stations[0]
  const steered = p.projection_mode === TOOLFACE_DLS && p.projection_measured_depth !== undefined
  if (!steered || inclination >= TURN_FROM_INCLINATION) return []
  const message = `The last station inclination is ${degrees(inclination)}, below 1°, so the high side depends on the entered azimuth.`
  return [warn('tool_face_near_vertical', message, '/projection_tool_face')]
}

/** Of one separation factor, wherever it comes from. */
export function separationWarnings(p: Params, factor: number, where: string): Warning[] {
  const said: Warning[] = []
  if (factor < WATCH_SEPARATION_FACTOR.value && factor > 1) {
    const message = `The separation factor is ${shown(factor, 4)} ${where}, below ${WATCH_SEPARATION_FACTOR.value}. Review the clearance.`
    said.push(warn('low_separation_factor', message))
  }
  if (lacksSigma(p)) {
    const unknown = p.sigma_reference === undefined ? 'sigma_reference' : 'sigma_offset'
    const message = `{${unknown}} is set to 0 because neither it nor a {tool_model} is entered. The separation factor is overestimated.`
    said.push(warn('no_position_uncertainty', message, `/${unknown}`))
  } else if (lacksSigmaElsewhere(p)) {
    const at = shownDepth(p.evaluate_at_measured_depth ?? 0)
    const message = `The entered position standard deviations apply at ${at}. At other depths they are set to 0, so the separation factors at those depths are overestimated.`
    said.push(warn('no_position_uncertainty', message, '/evaluate_at_measured_depth'))
  }
  return said
}

/** A standard deviation given beside an error model replaces that of the model for its well. */
export function replacedSigmas(p: Params): Warning[] {
  if (p.tool_model === undefined) return []
  return (['sigma_reference', 'sigma_offset'] as const).flatMap((name): Warning[] => {
    const sigma = p[name]
    if (sigma === undefined) return []
    const message = `{${name}} = ${metres(sigma)} replaces the {tool_model} value in the separation factor.`
    return [{ code: 'overridden', message, path: `/${name}` }]
  })
}

/** Between stations the wells may come closer than at any of them. */
export const closerBetween = (closest: readonly WellClosest[]): Warning[] =>
  closest
    .filter(({ least, continuous }) => continuous.distance < 0.98 * least.nearest.distance)
    .map(({ least, continuous }) =>
      warn(
        'closer_between_stations',
        `'${least.offset.name}' is ${metres(continuous.distance)} away at ${shownDepth(continuous.at)}, between stations. At the nearest station, ${shownDepth(least.station.md)}, the distance is ${metres(least.nearest.distance)}.`,
        '/measured_depth',
      ),
    )

const AHEAD = [
  'projection_build_rate',
  'projection_turn_rate',
  'projection_tool_face',
  'projection_dogleg_severity',
] as const
const named = (names: readonly string[]) => listed(names.map((name) => `{${name}}`))

/** Inputs that were set and have no part in this run. */
export function idleInputs(p: Params, offsets: number): Warning[] {
  const said: Warning[] = []
  const alone = offsets > 0 ? [] : forNeighbours(p)
  if (alone.length > 0)
    said.push(
      warn('no_effect', `${named(alone)} ${have(alone)} no effect because no offset well is entered.`, `/${alone[0]}`),
    )
  const waiting = p.projection_measured_depth === undefined ? AHEAD.filter((name) => p[name] !== undefined) : []
  if (waiting.length > 0) {
    const message = `${named(waiting)} ${have(waiting)} no effect because {projection_measured_depth} is not entered.`
    said.push(warn('no_effect', message, `/${waiting[0]}`))
  }
  return said
}
const have = (names: readonly string[]) => (names.length > 1 ? 'have' : 'has')

/** Inputs of the anti-collision that differ from what they are when nobody sets them. */
function forNeighbours(p: Params): string[] {
  const set = {
    surface_margin: p.surface_margin !== SURFACE_MARGIN.value,
    sigma_project_ahead: p.sigma_project_ahead !== PROJECT_AHEAD_SIGMA.value,
    confidence_factor_k: p.confidence_factor_k !== CONFIDENCE_FACTOR.value,
    reference_hole_diameter: p.reference_hole_diameter !== undefined,
    sigma_reference: p.sigma_reference !== undefined,
    sigma_offset: p.sigma_offset !== undefined,
    evaluate_at_measured_depth: p.evaluate_at_measured_depth !== undefined,
  }
  return Object.entries(set).flatMap(([name, differs]) => (differs ? [name] : []))
}

export function weakField(p: Params): Warning[] {
  const horizontal = horizontalField(p)
  if (horizontal === undefined || leavesReach(HORIZONTAL_FIELD, horizontal) === undefined) return []
  const message = `The horizontal magnetic field is ${shownIn(horizontal, 'nT')}, below ${shown(HORIZONTAL_FIELD.from ?? 0)} nT, where the World Magnetic Model advises caution with magnetic azimuths.`
  return [warn('weak_horizontal_field', message, '/magnetic_dip')]
}
