/** The survey of a deviated well: its inputs, what is wrong with them, and the path that they give. */
import { quiet } from '@keelson/physics/wellbore/calc.ts'
import { openCourse, type Station, type WellPath, wellPath } from '@keelson/physics/wellbore/minimum-curvature.ts'
import { type Condition, inPractice, optional, type Problem, shownIn } from '@keelson/workflow'

const { quantityList } = inPractice('oilfield')

/** More stations than steps of any traverse see nothing new. */
const MOST_STATIONS = 2000
const stations = { minItems: 2, maxItems: MOST_STATIONS }

/** `overrides`: what the survey makes idle. */
export const surveyParams = (usedWhen: Condition, overrides: readonly string[] = []) => ({
  survey_measured_depth: optional(
    quantityList('survey_depth', {
      title: 'Survey measured depths',
      description:
        'Survey station measured depths, strictly increasing from 0 at the wellhead to at least the end of the tubing. If not entered, no survey is used.',
      symbol: 'MD',
      minimum: 0,
      ...stations,
      usedWhen,
      ...(overrides.length > 0 && { overrides: [{ inputs: overrides, with: ['survey_inclination'] }] }),
    }),
  ),
  survey_inclination: optional(
    quantityList('inclination', {
      along: 'survey_measured_depth',
      title: 'Survey inclinations',
      description: 'Inclinations of the survey stations from the vertical.',
      symbol: 'I',
      minimum: 0,
      maximum: 180,
      ...stations,
      usedWhen,
    }),
  ),
  survey_azimuth: optional(
    quantityList('heading', {
      title: 'Survey azimuths',
      description:
        'Azimuths of the survey stations, clockwise from a common north reference. If not entered, the well is assumed to lie in one vertical plane.',
      symbol: 'A',
      ...stations,
      usedWhen,
    }),
  ),
})

/** A survey as it was sent, in SI. */
export interface Survey {
  readonly survey_measured_depth?: readonly number[]
  readonly survey_inclination?: readonly number[]
  readonly survey_azimuth?: readonly number[]
}

const feet = (x: number) => shownIn(x, 'ft', 6)

/** What is wrong with the survey of a tubing of a length (m); nothing where there is none. */
export function surveyProblems(survey: Survey, length: number | undefined): Problem[] {
  const { survey_measured_depth: measured_depth, survey_inclination: inclination, survey_azimuth: azimuth } = survey
  const problems: Problem[] = []
  const wrong = (pointer: string, message: string) => problems.push({ pointer, message })
  if (measured_depth === undefined) {
    const stray = inclination ? '{survey_inclination}' : azimuth ? '{survey_azimuth}' : undefined
    if (stray) wrong('/survey_measured_depth', `is required when ${stray} is entered`)
    return problems
  }
  if (inclination === undefined) wrong('/survey_inclination', 'is required when {survey_measured_depth} is entered')
  for (const [name, list] of [['inclination', inclination] as const, ['azimuth', azimuth] as const]) {
    if (list === undefined || list.length === measured_depth.length) continue
    const [has, needs] = [list.length, measured_depth.length]
    wrong(`/survey_${name}`, `must have one entry per measured depth, ${needs} in total (entered: ${has})`)
  }
  const back = measured_depth.findIndex((md, k) => k > 0 && md <= (measured_depth[k - 1] ?? md))
  const [first = 0, last = 0] = [measured_depth[0], measured_depth.at(-1)]
  if (back > 0) {
    const [md, before] = [measured_depth[back] ?? 0, measured_depth[back - 1] ?? 0]
    wrong(
      `/survey_measured_depth/${back}`,
      `must exceed the previous measured depth, ${feet(before)} (entered: ${feet(md)})`,
    )
  } else if (first > 0) wrong('/survey_measured_depth/0', `must be 0, at the wellhead (entered: ${feet(first)})`)
  else if (length !== undefined && last < length) {
    const end = measured_depth.length - 1
    wrong(`/survey_measured_depth/${end}`, `must reach {tubing_depth}, ${feet(length)} (entered: ${feet(last)})`)
  }
  return problems.length > 0 ? problems : halfTurns(survey)
}

/** A dogleg that comes nearer to 180 deg than numbers can tell is one of 180 deg. */
const HALF_TURN = Math.PI - 1e-6
function halfTurns(survey: Survey): Problem[] {
  const stations = stationsOf(survey)
  const k = stations.findIndex((to, i) => {
    const from = stations[i - 1]
    return from !== undefined && openCourse(quiet, from, to).beta >= HALF_TURN
  })
  if (k < 0) return []
  const message =
    'must change direction by less than 180° from the previous station; otherwise the course has no unique arc'
  return [{ pointer: `/survey_inclination/${k}`, message }]
}

const stationsOf = ({ survey_measured_depth = [], survey_inclination = [], survey_azimuth = [] }: Survey) =>
  survey_measured_depth.map(
    (md, k): Station => ({ md, inclination: survey_inclination[k] ?? 0, azimuth: survey_azimuth[k] ?? 0 }),
  )

/** The path by minimum curvature; undefined where no survey was given. */
export const pathOf = (survey: Survey): WellPath | undefined =>
  survey.survey_measured_depth === undefined || survey.survey_inclination === undefined
    ? undefined
    : wellPath(stationsOf(survey), [0, 0, 0])
