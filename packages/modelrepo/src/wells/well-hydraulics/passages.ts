/** The flow in the string and in the annulus as a run answers it: of the last section, at the bit. */

import type { Flow } from '@keelson/physics/rheology/flow.ts'
import { inPractice, notApplicable, textValue } from '@keelson/workflow'
import type { StretchFlow } from './flow.ts'

const { givesAs, numberValue } = inPractice('oilfield')

const LAST = 'Of the last section, at the bit.'
const LAMINAR = `Up to which the flow is laminar. ${LAST}`
const AT_WALL = `${LAST} With a yield power law that of laminar flow, by which API RP 13D has its Reynolds number.`
const loss = (symbol: string, title: string) =>
  givesAs(symbol, title, 'pressure_loss', 'Of all its sections.', { signed: true })
const number = (title: string, description: string) => numberValue('-', { title, description })
export const annularVelocity = {
  annular_velocity: numberValue('annular_velocity', { title: 'Velocity in the annulus', description: LAST }),
}

export const stringValues = {
  pipe_pressure_loss: loss('dP_p', 'Pressure loss in the string'),
  pipe_velocity: numberValue('annular_velocity', { title: 'Velocity in the string', description: LAST }),
  pipe_flow_regime: textValue({ title: 'Flow in the string', description: LAST }),
  pipe_reynolds_number: number('Reynolds number in the string', `Of the model. ${LAST}`),
  pipe_critical_reynolds_number: number('Critical Reynolds number in the string', LAMINAR),
  pipe_hedstrom_number: number('Hedstrom number in the string', `Of a Bingham plastic. ${LAST}`),
  pipe_friction_factor: number('Friction factor in the string', `Fanning. ${LAST}`),
  pipe_wall_shear_stress: numberValue('yield_point', {
    title: 'Wall shear stress in the string',
    description: AT_WALL,
  }),
}
export const annulusValues = {
  annular_pressure_loss: loss('dP_a', 'Pressure loss in the annulus'),
  ...annularVelocity,
  annular_flow_regime: textValue({ title: 'Flow in the annulus', description: LAST }),
  annular_reynolds_number: number('Reynolds number in the annulus', `Of the model. ${LAST}`),
  annular_critical_reynolds_number: number('Critical Reynolds number in the annulus', LAMINAR),
  annular_wall_shear_stress: numberValue('yield_point', {
    title: 'Wall shear stress in the annulus',
    description: AT_WALL,
  }),
}

const AT_REST = notApplicable('the mud is at rest')
const NOT_BINGHAM = notApplicable('only of a Bingham plastic')

export const inString = ({ N, N_cr, N_He, regime, f, tau_w }: Flow, v: number) => ({
  pipe_velocity: v,
  pipe_flow_regime: regime as string,
  pipe_reynolds_number: N,
  pipe_critical_reynolds_number: N_cr,
  pipe_hedstrom_number: N_He ?? NOT_BINGHAM,
  pipe_friction_factor: f ?? AT_REST,
  pipe_wall_shear_stress: tau_w,
})

export const inAnnulus = ({ v, N, N_cr, regime, tau_w }: StretchFlow) => ({
  annular_velocity: v,
  annular_flow_regime: regime as string,
  annular_reynolds_number: N,
  annular_critical_reynolds_number: N_cr,
  annular_wall_shear_stress: tau_w,
})
