/** Every station by itself; steps of the pipe, of the station that governs, and of the one that collapses first. */
import { silent, type Trace } from '@keelson/equations'
import {
  capitalised,
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
import { ONE_STATION, placeOfLargest, stationCount, stationName } from '../_shared/stations/stations.ts'
import { type Pipe, pipeOf } from './calculate-pipe.ts'
import { collapseAt, loadsAt, type Station, type Std2rdUse, stationOf } from './calculate-stations.ts'
import { interactionChart, stressChart, utilisationChart } from './charts.ts'
import { checksOf } from './checks.ts'
import type { contract } from './contract.ts'
import { riserDrawing, sectionDrawing } from './figures.ts'
import type { Params } from './inputs.ts'
import { listsOf } from './rules.ts'
import { stationRows } from './tables.ts'
import { warningsOf } from './warnings.ts'

export function calculate(p: Params, { trace }: RunContext): Outcome<typeof contract> {
  const pipe = pipeOf(p, trace)
  const count = stationCount(listsOf(p))
  const stations = Array.from({ length: count }, (_, k) => stationOf(p, pipe, loadsAt(p, k), silent))
  const governing = placeOfLargest(stations.map((s) => s.utilisation))
  const pressed = placeOfLargest(stations.map((s) => s.collapse))
  traceStations(p, pipe, count, governing, pressed, trace)
  const checks = checksOf(pipe, stations, governing, pressed)
  const status = statusOf(checks)
  return {
    values: {
      ...stressValues(stations),
      allowable_stress: pipe.sigma_all,
      utilisation: stations.map((s) => s.utilisation),
      governing_utilisation: stations[governing]?.utilisation ?? 0,
      governing_index: governing,
      status,
      collapse_pressure: pipe.P_c,
      collapse_utilisation: stations.map((s) => s.collapse),
      ...std2rdValues(pipe, stations),
    },
    checks,
    ...(p.minimum_wall_thickness === undefined && { assumed: { minimum_wall_thickness: pipe.section.t_min } }),
    tables: () => ({ stations: stationRows(p, stations) }),
    charts: () => ({
      utilisation: count > 1 ? utilisationChart(p, stations, governing) : notApplicable(ONE_STATION),
      stresses: count > 1 ? stressChart(p, stations, pipe.sigma_all) : notApplicable(ONE_STATION),
      interaction: interactionChart(pipe, stations, governing),
    }),
    figures: () => ({
      riser: riserDrawing(p, stations, governing),
      section: sectionDrawing(pipe, stations, governing),
    }),
    warnings: warningsOf(p, stations),
    detail: sentence(pipe, stations, governing, pressed, 'notChecked' in checks.von_mises),
  }
}

/** Symbols of the pipe, which every station has. */
const OF_PIPE: ReadonlySet<string> = new Set(['P_c_d'])

function traceStations(p: Params, pipe: Pipe, count: number, governing: number, pressed: number, trace: Trace): void {
  const titled = count > 1 ? traceUnder(trace, `Governing station ${governing + 1}`) : trace
  stationOf(p, pipe, loadsAt(p, governing), titled)
  if (pressed === governing) return
  const other = traceOfRow(trace, `Station ${pressed + 1}`, `${pressed + 1}`, OF_PIPE)
  collapseAt(pipe, loadsAt(p, pressed), other)
}

const traceUnder = (trace: Trace, title: string): Trace => ({
  ...trace,
  section: (of) => trace.section(`${title}: ${of}`),
})

const stressValues = (stations: readonly Station[]) => ({
  true_wall_tension: stations.map((s) => s.stresses.T_w),
  radial_stress: stations.map((s) => s.stresses.sigma_r),
  hoop_stress: stations.map((s) => s.stresses.sigma_h),
  axial_stress: stations.map((s) => s.stresses.sigma_z),
  von_mises_stress: stations.map((s) => s.stresses.sigma_vM),
})

function std2rdValues({ std2rd: pipe }: Pipe, stations: readonly Station[]) {
  if (pipe === undefined) return {}
  const uses = stations.flatMap((s) => s.std2rd ?? [])
  return {
    std2rd_burst_pressure: pipe.p_b,
    std2rd_burst_utilisation: uses.map((u) => u.burst),
    std2rd_collapse_utilisation: uses.map((u) => u.collapse),
    std2rd_method1_utilisation: withGaps(uses, (u) => u.u_1, PRESSURE_ALONE),
    std2rd_method2_utilisation: withGaps(uses, (u) => u.u_2, TENSION_ALONE),
    std2rd_status: uses.every((u) => u.passes) ? 'pass' : 'fail',
  }
}

/** One number per station, null where the method has none; no value where it has none anywhere. */
function withGaps(uses: readonly Std2rdUse[], of: (u: Std2rdUse) => number | undefined, reason: string) {
  const found = uses.map((u) => of(u) ?? null)
  return found.every((u) => u === null) ? notApplicable(reason) : found
}

const PRESSURE_ALONE = 'the pressure alone reaches or exceeds the limit of the methods'
const TENSION_ALONE = 'the pressure, alone or with tension, reaches or exceeds the limit of the method'

/** A stress that rounding alone leaves is none. */
const unlessRounding = (sigma: number, sigma_all: number): number => (sigma < 1e-12 * sigma_all ? 0 : sigma)

function sentence(
  { sigma_all, P_c_d }: Pipe,
  stations: readonly Station[],
  governing: number,
  pressed: number,
  open: boolean,
) {
  const [most, outermost] = [stations[governing], stations[pressed]]
  const at = (station: number) => (stations.length > 1 ? ` at ${stationName(station)}` : '')
  const [use, collapse] = [most?.utilisation ?? 0, outermost?.collapse ?? 0]
  const sigma_vM = `${shownPressure(unlessRounding(most?.stresses.sigma_vM ?? 0, sigma_all))} (allowable ${shownPressure(sigma_all)})`
  const stress = `${sigma_vM}, utilisation ${shownUtilisation(utilisation(use))}`
  const pressures = `net external pressure ${shownPressure(outermost?.P_ext ?? 0)}, allowable ${shownPressure(P_c_d)}`
  const outside = `utilisation ${shownUtilisation(utilisation(collapse))} (${pressures})`
  const where = at(governing) === '' ? '' : `${at(governing)},`
  const found = `von Mises stress${where} ${stress}`
  const highest = open ? forInformation(found) : capitalised(found)
  if (collapse > use) return `Collapse governs${at(pressed)}, ${outside}. ${highest}`
  if (open && use === 0) return 'The von Mises stress is zero'
  const other = collapse > 0 ? `. Collapse${at(pressed)}, ${outside}` : ''
  return open ? `${highest}${other}` : `Von Mises stress governs${at(governing)}, ${stress}${other}`
}
