/** Every station by itself; steps of the pipe and of the stations that use most of a limit state. */
import { silent, type Trace } from '@keelson/equations'
import {
  forInformation,
  notApplicable,
  type Outcome,
  type RunContext,
  shownPressure,
  shownUtilisation,
  statusOf,
  utilisation,
} from '@keelson/workflow'
import { traceOfRow } from '../../_shared/rows/trace-of-row.ts'
import { ONE_STATION, stationCount, stationName } from '../_shared/stations/stations.ts'
import { type Governing, governingOf, useOf, worstOf } from './calculate-governing.ts'
import { type Pipe, pipeOf } from './calculate-pipe.ts'
import { burstingAt, outsideAt, type Station, stationOf } from './calculate-stations.ts'
import { interactionChart, slendernessChart, utilisationChart } from './charts.ts'
import { BEYOND_BURST, checksOf } from './checks.ts'
import type { contract } from './contract.ts'
import { riserDrawing, sectionDrawing } from './figures.ts'
import type { Params } from './inputs.ts'
import { BURSTING, COLLAPSE, COMBINED, PROPAGATION } from './modes.ts'
import { listsOf } from './rules.ts'
import { stationRows } from './tables.ts'
import { warningsOf } from './warnings.ts'

export function calculate(p: Params, { trace }: RunContext): Outcome<typeof contract> {
  const pipe = pipeOf(p, trace)
  const count = stationCount(listsOf(p))
  const stations = Array.from({ length: count }, (_, k) => stationOf(p, pipe, k, silent))
  traceStations(p, pipe, stations, trace)
  const governing = governingOf(p, stations)
  const checks = checksOf(p, pipe, stations)
  const status = statusOf(checks)
  return {
    values: {
      ...valuesOf(stations),
      burst_resistance: pipe.p_b,
      collapse_resistance: pipe.p_c,
      propagation_pressure: pipe.p_pr,
      governing_utilisation: governing.use,
      governing_index: governing.station,
      governing_limit_state: governing.state,
      status,
    },
    checks,
    ...(p.fabrication_tolerance === undefined && { assumed: { fabrication_tolerance: pipe.t_fab } }),
    tables: () => ({ stations: stationRows(p, stations) }),
    charts: () => ({
      utilisation: count > 1 ? utilisationChart(p, stations, governing) : notApplicable(ONE_STATION),
      interaction: interactionChart(pipe, stations),
      slenderness: slendernessChart(p, pipe, stations),
    }),
    figures: () => ({
      riser: riserDrawing(p, stations, governing),
      section: sectionDrawing(p, pipe, stations, governing),
    }),
    warnings: warningsOf(p, stations),
    detail: sentence(pipe, stations, governing, openOf(p, checks)),
  }
}

/** Symbols of the pipe, which every station has. */
const OF_PIPE: ReadonlySet<string> = new Set(['p_b_d', 'p_c_d', 'p_pr_d', 'k_inc'])

function traceStations(p: Params, pipe: Pipe, stations: readonly Station[], trace: Trace): void {
  const bent = worstOf(stations, COMBINED)
  stationOf(p, pipe, bent, stations.length > 1 ? underTitle(trace, `Station ${bent + 1}`) : trace)
  const other = (station: number) => traceOfRow(trace, `Station ${station + 1}`, `${station + 1}`, OF_PIPE)
  const [burst, outermost] = [worstOf(stations, BURSTING), worstOf(stations, COLLAPSE)]
  if (burst !== bent) burstingAt(p, pipe, burst, other(burst))
  if (outermost !== bent) outsideAt(p, pipe, outermost, other(outermost))
}

const underTitle = (trace: Trace, title: string): Trace => ({
  ...trace,
  section: (of) => trace.section(`${title}: ${of}`),
})

const valuesOf = (stations: readonly Station[]) => ({
  design_effective_tension_used: stations.map((s) => s.loads.T_ed),
  design_bending_moment_used: stations.map((s) => s.loads.M_d),
  plastic_moment: stations.map((s) => s.combined.M_k),
  plastic_tension: stations.map((s) => s.combined.T_k),
  flow_stress_parameter: stations.map((s) => s.combined.alpha_c),
  combined_utilisation: withGaps(stations, (s) => useOf(s, COMBINED)),
  combined_branch: stations.map((s) => s.combined.branch),
  bursting_utilisation: stations.map((s) => s.bursting.use),
  collapse_utilisation: stations.map((s) => s.outside.collapse),
  propagation_utilisation: stations.map((s) => s.outside.propagation),
  wsd_utilisation: withGaps(stations, (s) => s.combined.working),
})

/** One number per station, null where there is none; no value where there is none anywhere. */
function withGaps(stations: readonly Station[], of: (s: Station) => number | undefined) {
  const found = stations.map((s) => of(s) ?? null)
  return found.every((u) => u === null) ? notApplicable(BEYOND_BURST) : found
}

/** The limit states whose checks a limit of the method or a missing load leaves open. */
function openOf(p: Params, checks: ReturnType<typeof checksOf>): readonly string[] {
  const checked = p.check_propagation ? ([COMBINED, PROPAGATION] as const) : ([COMBINED] as const)
  return checked.filter((state) => 'notChecked' in checks[state])
}

function sentence(
  pipe: Pipe,
  stations: readonly Station[],
  { state, station, use }: Governing,
  open: readonly string[],
): string {
  const at = (k: number) => (stations.length > 1 ? ` at ${stationName(k)}` : '')
  const beyond = stations.findIndex((s) => s.combined.use === undefined)
  const unknown = beyond < 0 ? '' : `. No combined loading utilisation is defined${at(beyond)}`
  const used = `${shownUtilisation(utilisation(use))} (${sidesOf(state, pipe, stations[station])})${unknown}`
  const own = `${WORDS[state]}${at(station)}`
  if (open.includes(state)) return forInformation(`${own}, utilisation ${used}`)
  if (beyond >= 0) return `${own} has the highest calculated utilisation, ${used}`
  return open.length === 0
    ? `${own} governs, utilisation ${used}`
    : `${own} governs the assessed checks, utilisation ${used}`
}

function sidesOf(state: Governing['state'], { p_b_d, p_c_d, p_pr_d }: Pipe, at: Station | undefined): string {
  if (state === COMBINED) return 'not proportional to load'
  const [pressure, resistance] =
    state === BURSTING
      ? [`internal pressure ${shownPressure(at?.bursting.dp_li ?? 0)}`, p_b_d]
      : [`external pressure ${shownPressure(at?.outside.dp_e ?? 0)}`, state === COLLAPSE ? p_c_d : p_pr_d]
  return `net ${pressure}, design resistance ${shownPressure(resistance)}`
}

const WORDS = {
  combined: 'Combined loading',
  bursting: 'Bursting',
  collapse: 'Collapse',
  propagation: 'Propagating buckling',
} as const
