/** Ratings of the pipe at the load point, every load case in its envelope, and steps of those that govern. */
import { silent, type Trace } from '@keelson/equations'
import { yieldMargin } from '@keelson/physics/tubulars/yielding.ts'
import { notApplicable, type Outcome, once, type RunContext, utilisation } from '@keelson/workflow'
import { traceOfRow } from '../../_shared/rows/trace-of-row.ts'
import { largestSymbol } from '../_shared/tubular/stresses.ts'
import {
  assessCase,
  type CaseResult,
  CHECKS,
  called,
  governingOf,
  largestUse,
  loadCases,
  loadPoint,
} from './calculate-case.ts'
import { designFactors, envelopeRows, pressureLimit } from './calculate-limit.ts'
import { COMMON, type Pipe, pipeOf } from './calculate-pipe.ts'
import { chartsOf } from './charts.ts'
import { checksOf, NOTHING_LEFT, OUT_OF_ORDER, worstOf } from './checks.ts'
import type { contract } from './contract.ts'
import { detailOf } from './detail.ts'
import { section } from './figures.ts'
import type { Params } from './inputs.ts'
import { warningsOf } from './warnings.ts'

export function calculate(p: Params, { trace }: RunContext): Outcome<typeof contract> {
  const pipe = pipeOf(p, trace)
  const point = assessCase(p, pipe, loadPoint(p), trace)
  const cases = p.load_cases?.length ?? 0
  const results = loadCases(p).map((load, i) => (i === cases ? point : assessCase(p, pipe, load, silent)))
  traceCases(p, pipe, results, point, trace)
  const worst = results.reduce((a, b) => (largestUse(b) > largestUse(a) ? b : a))
  const checks = checksOf(pipe, results)
  const open = new Set(CHECKS.filter((name) => 'notChecked' in checks[name] && checks[name].open))
  return {
    values: {
      ...pointAnswers(p, pipe, point, trace),
      ...caseAnswers(results, worst),
      envelope: envelopeRows(p, pipe, point, designFactors(p), p.envelope_points),
      load_case_results: results.map(rowOf),
    },
    checks,
    tables: () => ({}),
    charts: once(() => chartsOf(p, pipe, point, results)),
    figures: () => ({ section: section(p, pipe, worst) }),
    warnings: warningsOf(p, pipe, results),
    detail: detailOf(point, results, worst, open),
  }
}

/** The cases that a check rests on, once each; the steps of the load point are there already. */
function traceCases(p: Params, pipe: Pipe, results: readonly CaseResult[], point: CaseResult, trace: Trace): void {
  const governing = new Set(CHECKS.map((name) => worstOf(results, name)))
  for (const [i, result] of results.entries()) {
    if (result === point || !governing.has(result)) continue
    assessCase(p, pipe, result.load, traceOfRow(trace, `Load case ${result.load.name}`, `c${i + 1}`, COMMON))
  }
}

function pointAnswers(p: Params, pipe: Pipe, point: CaseResult, trace: Trace) {
  const { collapse, stresses, Y_p, sigma_a } = point
  const { sigma_vM } = stresses
  const wall = stresses[stresses.critical]
  const whyNot = notApplicable(collapse ? OUT_OF_ORDER : NOTHING_LEFT)
  return {
    burst_resistance: point.P_b,
    collapse_resistance: collapse?.found?.P_c ?? whyNot,
    collapse_regime: collapse?.found?.regime ?? whyNot,
    reduced_yield_strength: collapse?.Y_pa ?? whyNot,
    pipe_body_yield_strength: point.F_y,
    derated_yield_strength: Y_p,
    von_mises_stress: sigma_vM,
    triaxial_safety_factor:
      sigma_vM > 0 ? marginOf(Y_p, stresses, trace) : notApplicable('there is no stress at the load point'),
    critical_location: stresses.critical,
    axial_stress: sigma_a,
    radial_stress: wall.sigma_r,
    hoop_stress: wall.sigma_h,
    triaxial_internal_pressure_limit:
      pressureLimit(p, pipe, point, trace) ??
      notApplicable('the axial force, bending and external pressure alone cause yield'),
  }
}

function marginOf(Y_p: number, stresses: CaseResult['stresses'], trace: Trace): number {
  trace.section('Triaxial safety factor')
  const { sigma_vM } = stresses
  return trace.apply(yieldMargin, { Y_p, sigma_vM }, { rename: { sigma_vM: largestSymbol(stresses) } })
}

const NO_LOAD = notApplicable('no load is entered')

function caseAnswers(results: readonly CaseResult[], worst: CaseResult) {
  const held = results.filter((r) => Number.isFinite(largestUse(r)))
  const largest = largestUse(worst)
  const unheld = notApplicable(
    `${called(worst.load)} has no collapse resistance, because ${worst.collapse ? OUT_OF_ORDER : NOTHING_LEFT}`,
  )
  return {
    governing_check: largest > 0 ? `${worst.load.name}: ${governingOf(worst)}` : NO_LOAD,
    worst_utilisation: largest === 0 ? NO_LOAD : Number.isFinite(largest) ? utilisation(largest) : unheld,
    utilisation:
      held.length > 0 ? Object.fromEntries(held.map((r) => [r.load.name, utilisation(largestUse(r))])) : unheld,
  }
}

const cell = (use: number): number | null => (Number.isFinite(use) ? utilisation(use) : null)

const rowOf = ({ load, stresses, Y_p, used }: CaseResult) => ({
  name: load.name,
  von_mises_stress: stresses.sigma_vM,
  triaxial_safety_factor: stresses.sigma_vM > 0 ? Y_p / stresses.sigma_vM : null,
  burst_utilisation: cell(used.burst),
  collapse_utilisation: cell(used.collapse),
  tension_utilisation: cell(used.tension),
  triaxial_utilisation: cell(used.triaxial),
})
