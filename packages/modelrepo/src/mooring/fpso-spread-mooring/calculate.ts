/** The load, the spread under it, and what is said of both. SI in and out, every formula through the trace. */
import { type Outcome, once, type RunContext, statusOf } from '@keelson/workflow'
import { spreadChecksOf, spreadValuesOf } from '../_shared/spread/answer.ts'
import { spreadChartsOf } from '../_shared/spread/charts.ts'
import { spreadSentence } from '../_shared/spread/detail.ts'
import { type Blowing, spreadFiguresOf } from '../_shared/spread/figures.ts'
import { followSpread } from '../_shared/spread/follow.ts'
import { uniformLine } from '../_shared/spread/line.ts'
import { GIVEN_DIRECTLY } from '../_shared/spread/load.ts'
import { solveSpread } from '../_shared/spread/solve.ts'
import { tableRows } from '../_shared/spread/tables.ts'
import { spreadWarningsOf } from '../_shared/spread/warnings.ts'
import { chainWarnings } from '../_shared/spread/warnings-line.ts'
import { type Environment, loadOf } from './calculate-load.ts'
import type { contract } from './contract.ts'
import type { Params } from './inputs.ts'

export function calculate(p: Params, { trace }: RunContext): Outcome<typeof contract> {
  const line = uniformLine(p, trace)
  const { load, environment } = loadOf(p, trace)
  const solved = solveSpread(p, line, load, trace)
  const followed = followSpread(p, solved, trace)
  const checks = spreadChecksOf(p, solved, followed)
  const tables = once(() => tableRows(p, solved))
  return {
    values: { ...environmentValues(environment), ...spreadValuesOf(p, solved, followed), status: statusOf(checks) },
    checks,
    tables,
    charts: () => spreadChartsOf(p, solved, followed, tables().losses ?? []),
    figures: () => spreadFiguresOf(p, solved, followed, environment ? blowing(p) : []),
    detail: spreadSentence(p, solved, followed, checks),
    warnings: [...spreadWarningsOf(p, solved, followed, 'unstretched_length'), ...chainWarnings(p)],
  }
}

const blowing = (p: Params): Blowing[] => [
  ...(p.wind_speed > 0 ? [{ text: 'wind', towards: p.wind_heading }] : []),
  ...(p.current_speed > 0 ? [{ text: 'current', towards: p.current_heading }] : []),
  ...(p.significant_wave_height > 0 ? [{ text: 'waves', towards: p.wave_heading }] : []),
]

const environmentValues = (e: Environment | undefined) => ({
  wind_force: e?.wind ?? GIVEN_DIRECTLY,
  current_force: e?.current ?? GIVEN_DIRECTLY,
  wave_drift_force: e?.drift ?? GIVEN_DIRECTLY,
})
