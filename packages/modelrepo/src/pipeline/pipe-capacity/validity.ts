/** Where a formula or a code ends: outside it a check may fail and does not pass. */
import { house, reachRange } from '@keelson/equations'
import { STANDARD_GRAVITY } from '@keelson/physics/waves/dispersion.ts'
import { BENDING_THIN_WALL } from '@keelson/standards/api-rp-1111-2015/bending.ts'
import { TEMPERATURES } from '@keelson/standards/asme-b31.8-2020/temperature.ts'
import { toSI } from '@keelson/units'
import { type Doubt, type Left, outOf, shownTemperature } from '@keelson/workflow'
import { watersDiffer } from '../_shared/criteria/water-pressure.ts'
import type { Pipe } from './inputs.ts'
import { BENDING, BURST, COLLAPSE, COMBINED, LONGITUDINAL, PROPAGATION } from './state-names.ts'
import type { Run, State, Wall } from './states.ts'

export const THIN_RING = reachRange({
  symbol: 'D/t',
  title: 'Diameter to net wall thickness ratio',
  unit: '-',
  from: 10,
  unsafe: 'below',
  because: 'the collapse and propagation formulas are valid for a thin ring only',
  source: house,
  clause: 'convention',
})

/** Inputs that contradict each other, then a formula outside its range, where something is required of the pipe. */
export function doubtOf(run: Run, wall: Wall, state: State): Doubt | undefined {
  const { code, p } = run
  const differ = pressuresDiffer(p)
  if (differ !== undefined && state.name !== LONGITUDINAL) return { kind: 'contradiction', why: differ }
  if (state.demand <= 0) return undefined
  if (state.name === BURST) return code.burstDoubt
  const left = outsideOf(p, wall, state)
  if (left) return { kind: 'out_of_reach', why: left }
  const missing = state.name === BENDING ? strainNotGiven(run) : undefined
  return missing === undefined ? undefined : { kind: 'input_missing', why: missing }
}

/** Where the thickness of the net wall leaves the formulas of a limit state. */
export function outsideOf({ outer_diameter: D }: Pipe, { t, combined }: Wall, { name }: State): Left | undefined {
  const thin = name === PROPAGATION || name === BENDING
  const ring = thin || name === COLLAPSE || (name === COMBINED && combined.byCollapse)
  return (thin ? outOf(BENDING_THIN_WALL, D / t) : undefined) ?? (ring ? outOf(THIN_RING, D / t) : undefined)
}

/** Whether a buckle may run where nothing shows that it does not. */
export const propagationUnknown = (p: Pipe, wall: Wall): boolean =>
  wall.states.some((state) => state.name === PROPAGATION && state.demand > 0 && outsideOf(p, wall, state) !== undefined)

/** The external pressure and the water depth must be of one point. */
export const pressuresDiffer = ({ external_pressure, water_depth }: Pipe): string | undefined =>
  watersDiffer({
    external: external_pressure,
    depth: water_depth,
    gravity: STANDARD_GRAVITY.value,
    said: 'water_depth',
  })

/** The moment is in another check than the strain. */
export const strainNotGiven = ({ code: { moment = 0 }, p }: Run): string | undefined =>
  moment !== 0 && p.bending_strain === 0 ? '{bending_moment} is entered without {bending_strain}' : undefined

/** That it is above 121 degC, where something must have been de-rated. */
export function hotWords({ design_temperature: T }: Pipe): string | undefined {
  const first = toSI(TEMPERATURES[0] ?? 0, 'degC')
  if (T === undefined || T <= first) return undefined
  return `{design_temperature} ${shownTemperature(T)} is above ${shownTemperature(first)}`
}
