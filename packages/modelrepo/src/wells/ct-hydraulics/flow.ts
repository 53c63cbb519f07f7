/** What is said of the flow in a tubing, in the hole or alone. */
import { inPractice, notApplicable, numberValue, textValue } from '@keelson/workflow'
import type { Straight } from './calculate-liquid.ts'
import { type Given, POWER_LAW } from './inputs.ts'

export const AT_REST = notApplicable('there is no flow')

export const loss = (title: string, description: string, symbol?: string) =>
  inPractice('oilfield').numberValue('pressure_loss', { title, description, ...(symbol !== undefined && { symbol }) })
export const number = (title: string, description: string) => numberValue('-', { title, description })

export const flowValues = {
  tubing_velocity: numberValue('pipe_flow_velocity', {
    title: 'Tubing velocity',
    description: 'Mean velocity in the tubing or, for a section analysis, in the section.',
    symbol: 'v_t',
  }),
  flow_regime: textValue({
    title: 'Flow regime',
    description:
      'Laminar, transitional or turbulent flow. For the whole circulation, the regime is that inside the tubing in the hole.',
  }),
  generalised_reynolds_number: numberValue('-', {
    title: 'Generalised Reynolds number',
    description: 'Metzner and Reed Reynolds number. For the whole circulation, the value is that inside the tubing.',
    onlyWhen: { rheology_model: [POWER_LAW] },
  }),
}

export const toldFlow = (
  { rheology_model }: Given<'rheology_model'>,
  { regime, N }: Pick<Straight, 'regime' | 'N'>,
  velocity: number,
) => ({
  tubing_velocity: velocity,
  flow_regime: regime as string,
  ...(rheology_model === POWER_LAW && { generalised_reynolds_number: N }),
})
