/** An RAO at a period and heading: what a run found, as it is answered. */
import { FIRST_ROTATION, MOTIONS } from '@keelson/physics/rao/rao.ts'
import { type Outcome, type RunContext, shown, shownIn } from '@keelson/workflow'
import { cornerRows } from '../_shared/rao/corners.ts'
import { type Found, solve } from './calculate-motions.ts'
import { leadsOnReference } from './calculate-phases.ts'
import { chartsOf } from './charts.ts'
import type { contract } from './contract.ts'
import { figuresOf } from './figures.ts'
import type { Params } from './inputs.ts'
import { warningsOf } from './warnings.ts'

export function calculate(p: Params, { trace }: RunContext): Outcome<typeof contract> {
  const found = solve(p, trace)
  const { cell, complex, polar, six } = found
  return {
    values: {
      amplitude_complex: complex.map(({ A }) => A),
      phase_complex: complex.map(({ phi }) => phi),
      amplitude_magnitude_phase: polar.map(({ A }) => A),
      phase_magnitude_phase: polar.map(({ phi }) => phi),
      ...pointValues(found),
      phase_at_reference: leadsOnReference(p, six, trace),
    },
    tables: () => ({ motions: motionRows(found), corners: cornerRows(cell) }),
    charts: () => chartsOf(p, found),
    figures: () => figuresOf(p),
    warnings: warningsOf(p, found),
    detail: sentence(p, found),
  }
}

function pointValues({ moved }: Found) {
  if (moved === undefined) return {}
  return {
    vertical_amplitude_at_point: moved.map(({ vertical }) => vertical.A),
    vertical_phase_at_point: moved.map(({ vertical }) => vertical.phi),
    lateral_amplitude_at_point: moved.map(({ lateral }) => lateral.A),
    longitudinal_amplitude_at_point: moved.map(({ longitudinal }) => longitudinal.A),
    vertical_acceleration_rao: moved.map(({ accelerations }) => accelerations.vertical),
    lateral_acceleration_rao: moved.map(({ accelerations }) => accelerations.lateral),
    longitudinal_acceleration_rao: moved.map(({ accelerations }) => accelerations.longitudinal),
  }
}

const motionRows = ({ complex, polar }: Found) =>
  MOTIONS.map((motion, i) => ({
    motion,
    unit: i < FIRST_ROTATION ? 'm/m' : 'rad/m',
    amplitude_complex: complex[i]?.A ?? null,
    phase_complex: complex[i]?.phi ?? null,
    amplitude_apart: polar[i]?.A ?? null,
    phase_apart: polar[i]?.phi ?? null,
  }))

function sentence(p: Params, { six, complex, moved }: Found): string {
  const at = `a period of ${shownIn(p.query_period, 's')} and a heading of ${shownIn(p.query_heading, 'deg')}`
  const [heave, byParts] = [six, complex].map((by) => shown(by[2]?.A ?? 0, 3))
  const other = heave === byParts ? '' : ` (${byParts} from real and imaginary parts)`
  const motions = `heave ${shownIn(six[2]?.A ?? 0, 'm/m', 3)}${other}, roll ${shownIn(six[3]?.A ?? 0, 'deg/m', 3)} and pitch ${shownIn(six[4]?.A ?? 0, 'deg/m', 3)}`
  const point = moved?.[0]
  if (point === undefined) return `Motions at ${at}: ${motions}`
  const which = (moved?.length ?? 0) > 1 ? 'vertical motion at the first point' : 'vertical motion at the entered point'
  return `Motions at ${at}: ${motions}; ${which} ${shownIn(point.vertical.A, 'm/m', 3)}`
}
