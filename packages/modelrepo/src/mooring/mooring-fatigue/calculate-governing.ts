/** The governing line worked by hand: its governing bin and the Miner sum. */

import type { Trace } from '@keelson/equations'
import { binDamage, miner, minerSum } from '@keelson/physics/fatigue/miner.ts'
import { astmE1049 } from '@keelson/physics/fatigue/rainflow.ts'
import { WRITTEN_OUT } from '../../_shared/rows/written-out.ts'
import { capacityOf, GOVERNING } from './calculate-capacity.ts'
import { areaOf, type Bin, cyclesOverLife, type LineDamage, rangeRatio, stressRange } from './calculate-damage.ts'
import { spectralDamage } from './calculate-spectral.ts'
import type { Params } from './inputs.ts'

/** The line of the largest damage; the first of equals. Lines are never empty. */
export const governingOf = (lines: readonly LineDamage[]): LineDamage | undefined =>
  lines.reduce<LineDamage | undefined>((worst, l) => (worst === undefined || l.D > worst.D ? l : worst), undefined)

/** Traces the governing line from its inputs to its damage. */
export const traceGoverning = (p: Params, line: LineDamage, trace: Trace): number =>
  line.spectral ? traceSpectral(p, line, trace) : traceBins(p, line, trace)

function traceSpectral(p: Params, { line, curve }: LineDamage, trace: Trace): number {
  trace.section(`Governing line '${line.id}': stress spectrum`)
  return spectralDamage(p, line, capacityOf(curve, line, trace), trace).D
}

function traceBins(p: Params, damage: LineDamage, trace: Trace): number {
  const worst = damage.bins.reduce<Bin | undefined>((a, b) => (a === undefined || b.d > a.d ? b : a), undefined)
  if (worst && Number.isFinite(worst.N)) traceBin(p, damage, worst, trace)
  trace.section(`Governing line '${damage.line.id}': Miner's sum`)
  return traceSum(damage, trace)
}

function traceBin(p: Params, damage: LineDamage, worst: Bin, trace: Trace): void {
  const { line, curve } = damage
  trace.section(`Governing line '${line.id}': most damaging range`)
  const capacity = capacityOf(curve, line, trace)
  const load = line.tension_history_kN ? counted(damage, worst, trace) : worst
  const range =
    capacity.strength === undefined
      ? stressRange(line, load, areaOf(line, trace), trace)
      : rangeRatio(load, capacity.strength, trace)
  if (range === undefined) return
  const N = capacity.traced(range, trace)
  const n = cyclesOverLife(p, line, load, trace)
  const { n: n_g, N: N_g, d } = GOVERNING
  trace.apply(binDamage, { n, N }, { as: d, rename: { n: n_g, N: N_g } })
}

/** A range of a history is read from its count. */
function counted({ line, bins }: LineDamage, worst: Bin, trace: Trace) {
  const cell = `range ${bins.indexOf(worst) + 1} of ${bins.length} in the tension history of line '${line.id}'`
  const at = { source: astmE1049, clause: '5.4.4', cell }
  const dT = trace.lookup({
    ...at,
    symbol: GOVERNING.range,
    title: 'Rainflow-counted range',
    unit: 'kN',
    value: worst.dT ?? 0,
  })
  const cycles = trace.lookup({ ...at, symbol: 'c', title: 'Cycle count per history', unit: '-', value: worst.cycles })
  return { dT, cycles }
}

function traceSum({ line, bins, D }: LineDamage, trace: Trace): number {
  const written = bins.length > 0 && bins.length <= WRITTEN_OUT && bins.every((b) => Number.isFinite(b.N))
  if (written) return trace.apply(minerSum, { n: bins.map((b) => b.n), N: bins.map((b) => b.N) })
  return trace.lookup({
    symbol: minerSum.symbol,
    title: minerSum.title,
    unit: '-',
    source: miner,
    clause: minerSum.clause,
    value: D,
    cell:
      bins.length === 0
        ? `line '${line.id}' has no damaging range`
        : `total damage over the ${bins.length} rows of line '${line.id}' in the loading range table`,
  })
}
