/** Corroded pipe: every method of the run, then verdict, growth, comparison. */
import { type Outcome, type RunContext, shownPressure, shownRatio, shownYears } from '@keelson/workflow'
import { assess, lowest, pressuresOf, type Results } from './assess.ts'
import { valuesOf } from './calculate-values.ts'
import { chartsOf } from './charts.ts'
import { checksOf } from './checks.ts'
import { compared } from './compare.ts'
import type { FfsContract } from './contract.ts'
import { allowances, type Life, lifeOf } from './growth.ts'
import type { Params } from './params.ts'
import { futureCorrosion } from './sweep-fca.ts'
import { tablesOf } from './tables.ts'
import { worstVerdict } from './verdict.ts'
import { warningsOf } from './warnings.ts'

export function calculate(p: Params, { trace }: RunContext): Outcome<FfsContract> {
  const r = assess(p, trace)
  const checks = checksOf(p, r, trace)
  const growth = allowances(p, r)
  const life = lifeOf(p, growth, trace)
  const methods = compared(p, r)
  const sweep = futureCorrosion(p, r)
  return {
    values: valuesOf(p, r, life, trace),
    checks,
    tables: tablesOf(p, r, { methods, growth, sweep }),
    charts: chartsOf(p, r, methods, sweep),
    warnings: warningsOf(p, r),
    detail: sentence(p, r, life),
  }
}

const WORDS = { accept: 'Accept', rerate: 'Rerate', repair: 'Repair' } as const

function sentence(p: Params, r: Results, life: Life | undefined): string {
  const verdict = worstVerdict(p, r)
  const governing = lowest(pressuresOf(r), (m) => m.P_S)
  const MAOP = p.maximum_allowable_operating_pressure ?? p.operating_pressure
  const against = MAOP === undefined ? '' : ` against ${shownPressure(MAOP)}`
  const held =
    governing?.P_S === undefined
      ? 'thickness criteria only'
      : `safe pressure ${shownPressure(governing.P_S)}${against} by ${governing.method}`
  const local = r.level2 ?? r.level1
  const factor = local ? `, RSF ${shownRatio(local.RSF)}` : ''
  const years = life ? `; remaining life ${shownYears(life.RL)}` : ''
  return `${verdict ? WORDS[verdict] : 'No verdict without MAOP'}: ${held}${factor}${years}`
}
