/** The fluid load, and what it is with the fluid level at the pump. */
import { fluidLoad } from '@keelson/physics/rod-pump/pump-equations.ts'
import { pumpedOffLoad } from '@keelson/standards/api-tr-11l-2008/groups.ts'
import { inPractice } from '@keelson/workflow'

const { gives, numberValue } = inPractice('oilfield')

export const fluidLoads = {
  fluid_load: numberValue('rod_load', {
    title: 'Fluid load',
    description: 'Of a card, upper less lower plateau; of the groups of API TR 11L, that of a pump that is pumped off.',
    symbol: fluidLoad.symbol,
  }),
  expected_fluid_load: gives(pumpedOffLoad, 'rod_load', 'With the fluid level at the pump.'),
}
