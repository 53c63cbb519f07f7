/** The system of a request above its node: tubing, choke and flowline, and what was taken for what was not given. */
import { USUAL_OPTIONS } from '@keelson/physics/multiphase/gradient.ts'
import type { Flowline, Producer } from '@keelson/physics/multiphase/outflow.ts'
import { given } from '@keelson/workflow'
import { temperaturesOf, tubingOf } from '../_shared/lift/tubing.ts'
import type { Params } from './inputs.ts'

const LEVEL = 0
const LAW = 'gilbert'

export function producerOf(p: Params): Producer {
  const { choke_size, choke_correlation = LAW, wellhead_pressure } = p
  const flowline = flowlineOf(p)
  return {
    ...tubingOf(p, USUAL_OPTIONS),
    ...(wellhead_pressure !== undefined && { wellheadPressure: wellhead_pressure }),
    ...(flowline && { flowline }),
    ...(choke_size !== undefined && { bean: { size: choke_size, law: choke_correlation } }),
  }
}

function flowlineOf(p: Params): Flowline | undefined {
  if (p.separator_pressure === undefined) return undefined
  const { flowline_length, flowline_inner_diameter } = given(p, 'flowline_length', 'flowline_inner_diameter')
  return {
    separatorPressure: p.separator_pressure,
    length: flowline_length,
    diameter: flowline_inner_diameter,
    roughness: p.flowline_roughness ?? p.pipe_roughness,
    inclination: p.flowline_inclination ?? LEVEL,
    temperature: p.flowline_temperature ?? temperaturesOf(p).wellheadTemperature,
  }
}

/** What the run took for inputs that were left out, SI. */
export const taken = (p: Params, { bean, flowline }: Producer): Readonly<Record<string, number | string>> => ({
  ...(bean && p.choke_correlation === undefined && { choke_correlation: bean.law }),
  ...(flowline && p.flowline_inclination === undefined && { flowline_inclination: flowline.inclination }),
  ...(flowline && p.flowline_roughness === undefined && { flowline_roughness: flowline.roughness }),
  ...(flowline && p.flowline_temperature === undefined && { flowline_temperature: flowline.temperature }),
})
