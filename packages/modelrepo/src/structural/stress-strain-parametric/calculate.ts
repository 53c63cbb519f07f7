/** The sweep: every case run, then what the cases say together. */

import { constant, house, type Trace } from '@keelson/equations'
import { RELATIVE_STEP } from '@keelson/physics/sweep/effects.ts'
import { effects, sensitivities, slope, spreadOf } from '@keelson/studies/sweep/measures.ts'
import { type CaseInputs, type Failed, failed, succeeded } from '@keelson/studies/sweep/run.ts'
import {
  check,
  notApplicable,
  notChecked,
  type Outcome,
  once,
  type RunContext,
  shownIn,
  shownWhole,
} from '@keelson/workflow'
import { type CurveResult, type GoodCase, type Sweep, stressesAt, sweepOf } from './calculate-cases.ts'
import { type Counts, countCases, traceSensitivities, traceSpread, writeOut } from './calculate-written-out.ts'
import { family, labelOf, mapChart, tornadoChart } from './charts.ts'
import type { contract } from './contract.ts'
import { type Params, usedBy } from './inputs.ts'
import { at01, at02, effectRows, manifest, type Near, sensitivityRows, spreadRows } from './tables.ts'
import { failureSentence, warningsOf } from './warnings.ts'

type Swept = Outcome<typeof contract>
const NOTHING = notApplicable('no case succeeded')

export function calculate(p: Params, { trace }: RunContext): Swept {
  const sweep = sweepOf(p)
  const good = succeeded(sweep.cases)
  const counts = countCases(p, sweep, trace)
  const first = good[0] && neighbours(sweep, good[0])
  const around = once(() => good.map((one) => neighbours(sweep, one)))
  const effect = once(() => effects(p.mode, sweep.parameters, sweep.cases, at02, slopesOf(around())))
  if (first) writeOut(p, sweep, first.one, labelOf(sweep.parameters, first.one), trace)
  const at2 = spreadOf(good.map((c) => at02(c.result)))
  const spread = good.length > 0 ? traceSpread(good, trace) : NOTHING
  if (first) traceSensitivities(first.one, first.near, trace)
  return {
    values: {
      number_of_cases: counts.cases,
      failed_cases: counts.failed,
      strain_at_yield: listed(sweep, (r) => r.strain_at_yield),
      stress_at_strain_0_01: listed(sweep, at01),
      stress_at_strain_0_02: listed(sweep, at02),
      minimum_stress_at_strain_0_02: at2?.minimum ?? NOTHING,
      maximum_stress_at_strain_0_02: at2?.maximum ?? NOTHING,
      spread_of_stress_at_strain_0_02: spread,
    },
    checks: checksOf(sweep, counts, trace),
    tables: () => ({
      manifest: manifest(sweep, usedBy(p)),
      sensitivity: sensitivityRows(around()),
      spread: spreadRows(good),
      effects: effectRows(effect()),
    }),
    charts: () => ({
      curves: good.length === 0 ? NOTHING : family(sweep, good),
      tornado: tornadoChart(effect()),
      heat_map: mapChart(p.mode, sweep.parameters, good),
    }),
    warnings: warningsOf(p, sweep),
    detail: detailOf(counts, failed(sweep.cases), at2),
  }
}

function neighbours({ parameters, materialOf }: Sweep, one: GoodCase): Near {
  const run = (inputs: CaseInputs) => stressesAt(materialOf(inputs))
  return { one, near: sensitivities(one, parameters, run, RELATIVE_STEP.value) }
}

function slopesOf(around: readonly Near[]) {
  const byCase = new Map(around.map(({ one, near }) => [one.number, near]))
  return ({ number, inputs }: GoodCase) =>
    (byCase.get(number) ?? []).map((s) => slope(s, at02, inputs[s.parameter.field.name] ?? 0))
}

/** One entry per case; null for a case that failed. */
const listed = ({ cases }: Sweep, of: (r: CurveResult) => number) =>
  cases.map(({ result }) => (result === undefined ? null : of(result)))

const NONE_LEFT = constant({
  symbol: 'n_max',
  title: 'Allowable number of cases without a result',
  value: 0,
  unit: '-',
  source: house,
  clause: 'convention: a sweep passes only if every case has a result',
})
const counted = (symbol: string, title: string, value: number, trace: Trace): number =>
  trace.lookup({
    symbol,
    title,
    unit: '-',
    source: house,
    clause: 'convention: count of the cases',
    value,
    cell: 'manifest',
  })

function checksOf({ cases }: Sweep, counts: Counts, trace: Trace): NonNullable<Swept['checks']> {
  const [first, ...others] = failed(cases)
  const n_f = counted('n_f', 'Cases without a result', counts.failed, trace)
  return {
    all_cases_succeed: first
      ? notChecked('unread', failureSentence([first, ...others]))
      : check({ demand: n_f, capacity: NONE_LEFT, note: 'every case has a result' }),
    order_stable: check({
      demand: counted('n_o', 'Cases out of order', counts.outOfPlace, trace),
      capacity: NONE_LEFT,
      note: 'each case is in order, with the last parameter varying fastest',
    }),
  }
}

function detailOf(counts: Counts, bad: readonly Failed[], at2: ReturnType<typeof spreadOf>): string {
  const cases = `${shownWhole(counts.cases)} ${counts.cases === 1 ? 'case' : 'cases'}`
  const range =
    at2 &&
    `Engineering stress at 2 % strain ${at2.spread > 0 ? `${shownIn(at2.minimum, 'MPa')} to ` : ''}${shownIn(at2.maximum, 'MPa')}`
  const counted = bad.length === 0 ? `(${cases})` : `(${shownWhole(counts.cases - bad.length)} of ${cases} calculated)`
  return range === undefined ? `None of ${cases} has a result` : `${range} ${counted}`
}
