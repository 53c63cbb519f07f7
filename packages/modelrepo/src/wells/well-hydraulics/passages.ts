/** The flow in the string and in the annulus as a run answers it: of the last section, at the bit. */

import type { Flow } from '@keelson/physics/rheology/flow.ts'
import { inPractice, notApplicable, textValue } from '@keelson/workflow'
import type { StretchFlow } from './flow.ts'

const { givesAs, numberValue } = inPractice('oilfield')

const LAST = 'Value for the last section, at the bit.'
const LAMINAR = `Maximum Reynolds number of laminar flow. ${LAST}`
const AT_WALL = `${LAST} For a yield power law, the laminar value is reported, on which API RP 13D bases its Reynolds number.`
const loss = (symbol: string, title: string) =>
  givesAs(symbol, title, 'pressure_loss', 'Pressure loss, summed over all sections.', { signed: true })
const number = (title: string, description: string) => numberValue('-', { title, description })
export const annularVelocity = {
  annular_velocity: numberValue('annular_velocity', { title: 'Annular velocity', description: LAST }),
}

export const stringValues = {
  pipe_pressure_loss: loss('dP_p', 'String pressure loss'),
  pipe_velocity: numberValue('annular_velocity', { title: 'String velocity', description: LAST }),
  pipe_flow_regime: textValue({ title: 'String flow regime', description: LAST }),
  pipe_reynolds_number: number('String Reynolds number', `Reynolds number of the selected rheology model. ${LAST}`),
  pipe_critical_reynolds_number: number('String critical Reynolds number', LAMINAR),
  pipe_hedstrom_number: number('String Hedstrom number', `Hedstrom number of a Bingham plastic. ${LAST}`),
  pipe_friction_factor: number('String friction factor', `Fanning friction factor. ${LAST}`),
  pipe_wall_shear_stress: numberValue('yield_point', {
    title: 'String wall shear stress',
    description: AT_WALL,
  }),
}
export const annulusValues = {
  annular_pressure_loss: loss('dP_a', 'Annular pressure loss'),
  ...annularVelocity,
  annular_flow_regime: textValue({ title: 'Annular flow regime', description: LAST }),
  annular_reynolds_number: number('Annular Reynolds number', `Reynolds number of the selected rheology model. ${LAST}`),
  annular_critical_reynolds_number: number('Annular critical Reynolds number', LAMINAR),
  annular_wall_shear_stress: numberValue('yield_point', {
    title: 'Annular wall shear stress',
    description: AT_WALL,
  }),
}

const AT_REST = notApplicable('the mud is static')
const NOT_BINGHAM = notApplicable('applies only to a Bingham plastic')

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
