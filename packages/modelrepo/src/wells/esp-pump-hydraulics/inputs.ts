/** The inputs of an electrical submersible pump: the analysis, the well and what it produces, the pump and its drive, and the parts. */
import { choice, type InputsOf, waysOver } from '@keelson/workflow'
import { cable, gas, viscous } from './inputs-parts.ts'
import { drive, pump } from './inputs-pump.ts'
import { inflow, produced, well } from './inputs-well.ts'
import { AFFINITY, CABLE, FLUID_LEVEL, HANDLING, INFLOW, OPERATING, SEPARATION, VISCOSITY } from './modes.ts'

const ANALYSES = {
  [FLUID_LEVEL]: 'Design from the fluid level',
  [INFLOW]: 'Design from the well inflow',
  [OPERATING]: 'Operating point',
  [AFFINITY]: 'Affinity laws',
  [VISCOSITY]: 'Viscosity correction',
  [CABLE]: 'Cable',
  [HANDLING]: 'Gas handling',
  [SEPARATION]: 'Gas separation',
} as const

const analysis = {
  analysis: choice(ANALYSES, {
    title: 'Analysis',
    description:
      'Stage and motor design from a fluid level, an intake pressure or the inflow, or the operating point of an entered pump. The other analyses are single calculations.',
    default: FLUID_LEVEL,
  }),
}

const groups = {
  Analysis: analysis,
  'Well and fluid': well,
  'Inflow and produced fluids': { ...inflow, ...produced },
  Pump: pump,
  'Motor and drive': drive,
  'Viscous liquid': viscous,
  Cable: cable,
  'Gas at intake': gas,
}
export type Inputs = InputsOf<typeof groups>
export type Given<N extends keyof Inputs> = Pick<Inputs, N>
export type Perhaps<N extends keyof Inputs> = Partial<Given<N>>
export const { way, composed } = waysOver('analysis', groups)
