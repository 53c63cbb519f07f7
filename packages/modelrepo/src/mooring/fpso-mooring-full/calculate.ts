/** The load, the spread under it, and what is said of both. SI in and out, every formula through the trace. */
import { notApplicable, type Outcome, once, type RunContext, statusOf, utilisation } from '@keelson/workflow'
import type { Compared } from '../_shared/e301/compared.ts'
import { spreadChecksOf, spreadValuesOf } from '../_shared/spread/answer.ts'
import { spreadChartsOf } from '../_shared/spread/charts.ts'
import { spreadSentence } from '../_shared/spread/detail.ts'
import { type Blowing, spreadFiguresOf } from '../_shared/spread/figures.ts'
import { followSpread } from '../_shared/spread/follow.ts'
import { GIVEN_DIRECTLY } from '../_shared/spread/load.ts'
import { solveSpread } from '../_shared/spread/solve.ts'
import { tableRows } from '../_shared/spread/tables.ts'
import { spreadWarningsOf } from '../_shared/spread/warnings.ts'
import { chainWarnings, ropeWarnings } from '../_shared/spread/warnings-line.ts'
import { comparedByE301 } from './calculate-e301.ts'
import { lengthAt, lineOf } from './calculate-line.ts'
import { type Environment, loadOf, type Push } from './calculate-load.ts'
import { segmentsUsed } from './calculate-segments.ts'
import { pairText, type TwoLost, twoLost, unheldPair } from './calculate-two-lost.ts'
import type { contract } from './contract.ts'
import type { Params } from './inputs.ts'
import { pairRows } from './tables.ts'
import { driftLeft, ownWarningsOf } from './warnings.ts'

export function calculate(p: Params, { trace }: RunContext): Outcome<typeof contract> {
  const line = lineOf(p, trace)
  const { load, environment } = loadOf(p, trace)
  const solved = solveSpread(p, line, load, trace)
  const followed = followSpread(p, solved, trace)
  const compared = comparedByE301(p, solved, trace)
  const lost = twoLost(p, solved, trace)
  const segments = segmentsUsed(p, solved)
  const checks = spreadChecksOf(p, solved, followed, driftLeft(p))
  const tables = once(() => ({ ...tableRows(p, solved), ...(lost && { pairs: pairRows(lost) }) }))
  return {
    values: {
      ...environmentValues(environment),
      ...spreadValuesOf(p, solved, followed),
      segment_utilisations: segments?.utilisations,
      critical_segment: segments?.critical,
      ...comparedValues(compared),
      ...(lost && pairValues(lost)),
      status: statusOf(checks),
    },
    checks,
    tables,
    charts: () => spreadChartsOf(p, solved, followed, tables().losses ?? []),
    figures: () => spreadFiguresOf(p, solved, followed, environment ? blowing(p, environment) : []),
    detail: spreadSentence(p, solved, followed, checks),
    warnings: [
      ...spreadWarningsOf(p, solved, followed, lengthAt(p)),
      ...chainWarnings(p),
      ...ropeWarnings(solved, line),
      ...ownWarningsOf(p, lost, compared),
    ],
  }
}

/** Each force where it pushes, which is not the heading of what causes it. */
const blowing = (p: Params, { wind, current, drift }: Environment): Blowing[] => [
  ...pushing('wind force', wind),
  ...pushing('current force', current),
  ...(drift > 0 ? [{ text: 'drift force', towards: p.wave_heading }] : []),
]
const pushing = (text: string, { x, y, force }: Push): Blowing[] =>
  force > 0 ? [{ text, towards: Math.atan2(y, x) }] : []

const environmentValues = (e: Environment | undefined) => ({
  wind_force: e?.wind.force ?? GIVEN_DIRECTLY,
  wind_force_x: e?.wind.x ?? GIVEN_DIRECTLY,
  wind_force_y: e?.wind.y ?? GIVEN_DIRECTLY,
  wind_moment_z: e?.wind.moment ?? GIVEN_DIRECTLY,
  current_force: e?.current.force ?? GIVEN_DIRECTLY,
  current_force_x: e?.current.x ?? GIVEN_DIRECTLY,
  current_force_y: e?.current.y ?? GIVEN_DIRECTLY,
  current_moment_z: e?.current.moment ?? GIVEN_DIRECTLY,
  wave_drift_force: e?.drift ?? GIVEN_DIRECTLY,
})

const comparedValues = (compared: Compared | undefined) =>
  compared && { e301_design_tension: compared.T_E, e301_utilisation: utilisation(compared.u) }

function pairValues(lost: TwoLost) {
  const none = notApplicable(unheldPair(lost) ?? 'two-lines-failed analysis not selected')
  const { worst } = lost
  return {
    two_lost_least_factor: worst?.tension.held?.factor ?? none,
    two_lost_lines: worst ? pairText(worst.tension) : none,
    two_lost_largest_offset: worst?.offset.held?.offset ?? none,
  }
}
