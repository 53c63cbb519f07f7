/** The sweep of the stack-up: every case, and those that ask for most against what is there. */
import { constant, house, type Trace } from '@keelson/equations'
import { LEAVES_BORE } from '@keelson/physics/riser-stack/screen.ts'
import {
  against,
  check,
  notChecked,
  type Outcome,
  openIf,
  type RunContext,
  shownIn,
  shownWhole,
} from '@keelson/workflow'
import { casesOf, type GoodCase, type RiserCase, type RiserResult, succeededOf, writeOut } from './calculate-cases.ts'
import { chartsOf } from './charts.ts'
import type { contract } from './contract.ts'
import { casesFigure } from './figures.ts'
import type { Params } from './inputs.ts'
import { warningsOf } from './warnings.ts'

type Sweep = Outcome<typeof contract>

export function calculate(p: Params, { trace }: RunContext): Sweep {
  const cases = casesOf(p)
  const good = succeededOf(cases)
  const thickest = largest(good, (r) => r.t_req)
  const tightest = largest(good, (r) => r.T_top)
  for (const one of new Set([thickest, tightest])) if (one) writeOut(p, one, trace)
  return {
    values: {
      design_pressures: listed(cases, (r) => r.p_d),
      top_tensions: listed(cases, (r) => r.T_top),
      wall_thicknesses: listed(cases, (r) => r.t_req),
      summary_table: cases.map(summaryRow),
    },
    checks: {
      all_cases_succeed: wholeCheck(cases, trace),
      ...(p.wall_thickness !== undefined && { wall: worstCheck(cases, thickest, (r) => r.t_req, p.wall_thickness) }),
      ...(p.tensioner_setting !== undefined && {
        tension: worstCheck(cases, tightest, (r) => r.T_top, p.tensioner_setting),
      }),
    },
    charts: () => chartsOf(p, good),
    figures: () => ({ cases: casesFigure(p, good) }),
    warnings: warningsOf(cases),
    detail: sentence(p, cases, thickest, tightest),
  }
}

const largest = (good: readonly GoodCase[], of: (r: RiserResult) => number): GoodCase | undefined =>
  good.reduce<GoodCase | undefined>((a, b) => (a && of(a.result) >= of(b.result) ? a : b), undefined)

const listed = (cases: readonly RiserCase[], of: (r: RiserResult) => number) =>
  cases.map(({ result }) => (result === undefined ? null : of(result)))

/** The worst case with a result; while another has none, a pass does not show that every case is within the capacity. */
function worstCheck(
  cases: readonly RiserCase[],
  worst: GoodCase | undefined,
  of: (r: RiserResult) => number,
  capacity: number,
) {
  if (worst === undefined) return notChecked('out_of_reach', { reach: LEAVES_BORE, reason: 'no case has a result' })
  const lost = cases.find(({ result }) => result === undefined)
  const left = against(LEAVES_BORE, lost && `case '${lost.id}' has no result because ${LEAVES_BORE.because}`)
  return openIf('out_of_reach', left, check({ demand: of(worst.result), capacity, note: `case '${worst.id}'` }))
}

const summaryRow = ({ id, W_s, result, failure }: RiserCase) => ({
  case_id: id,
  submerged_weight_kN: W_s,
  design_pressure_MPa: result?.p_d ?? null,
  top_tension_kN: result?.T_top ?? null,
  wall_thickness_mm: result?.t_req ?? null,
  message: failure ?? 'calculated',
})

const NONE_LEFT = constant({
  symbol: 'n_max',
  title: 'Permitted number of cases without a result',
  value: 0,
  unit: '-',
  source: house,
  clause: 'convention: a sweep passes only if every case has a result',
})

function wholeCheck(cases: readonly RiserCase[], trace: Trace) {
  const [first, ...others] = cases.filter((c) => c.result === undefined)
  trace.section('Cases')
  const demand = trace.lookup({
    symbol: 'n_f',
    title: 'Cases without a result',
    unit: '-',
    source: house,
    clause: 'convention: count of the cases',
    value: first === undefined ? 0 : 1 + others.length,
    cell: 'summary',
  })
  const failure = first && `case '${first.id}' has no result because ${first.failure}${more(others.length)}`
  return check({ demand, capacity: NONE_LEFT, ...(failure ? { failure } : { note: 'all cases have a result' }) })
}

const more = (cases: number): string =>
  cases === 0 ? '' : `; ${shownWhole(cases)} more ${cases === 1 ? 'case has' : 'cases have'} no result`

function sentence(
  { wall_thickness: t, tensioner_setting: T_set }: Params,
  cases: readonly RiserCase[],
  thickest: GoodCase | undefined,
  tightest: GoodCase | undefined,
): string {
  const failed = cases.filter((c) => c.result === undefined).length
  if (thickest === undefined || tightest === undefined) return 'No case has a result'
  const provided = t === undefined ? '' : `, provided ${shownIn(t, 'mm')}`
  const setting = T_set === undefined ? '' : `, setting ${shownIn(T_set, 'kN')}`
  const most = `maximum required wall thickness ${shownIn(thickest.result.t_req, 'mm', 4)} (case '${thickest.id}'${provided}), maximum top tension ${shownIn(tightest.result.T_top, 'kN', 4)} (case '${tightest.id}'${setting})`
  const whole = cases.length === 1 ? '1 case' : `all ${shownWhole(cases.length)} cases`
  const made = failed === 0 ? whole : `${shownWhole(cases.length - failed)} of ${shownWhole(cases.length)} cases`
  return `Results for ${made}: ${most}`
}
