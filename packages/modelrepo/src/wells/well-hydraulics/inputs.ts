/** The inputs of drilling hydraulics. */
import { choice, type InputsOf, waysOver } from '@keelson/workflow'
import { mudParams } from './inputs-mud.ts'
import { passageParams, wellParams } from './inputs-well.ts'
import { bitParams, cuttingsParams, pumpParams, trippingParams } from './inputs-work.ts'

export const CIRCULATION = 'circulation'
export const PIPE = 'pipe'
export const ANNULUS = 'annulus'
export const BIT = 'bit'
export const TRIPPING = 'surge_swab'
export const CLEANING = 'hole_cleaning'

const ANALYSES = {
  [CIRCULATION]: 'Well circulation',
  [PIPE]: 'Pipe flow',
  [ANNULUS]: 'Annular flow',
  [BIT]: 'Bit hydraulics',
  [TRIPPING]: 'Surge and swab',
  [CLEANING]: 'Hole cleaning',
} as const

const analysisParams = {
  analysis: choice(ANALYSES, {
    title: 'Analysis',
    description:
      'Whole-well circulation, with surge and swab if a tripping speed is entered. Pipe flow, annular flow, bit hydraulics, tripping and hole cleaning can also be analysed separately.',
    default: CIRCULATION,
  }),
}

const groups = {
  Analysis: analysisParams,
  Mud: mudParams,
  Pumping: pumpParams,
  'Well and string': wellParams,
  'Single pipe or annulus': passageParams,
  Bit: bitParams,
  Tripping: trippingParams,
  Cuttings: cuttingsParams,
}
export type Inputs = InputsOf<typeof groups>
/** Of some inputs: those that are there, and those that may be. */
export type Some<T extends keyof Inputs, M extends keyof Inputs = never> = Pick<Inputs, T> & Partial<Pick<Inputs, M>>
/** What a run of any analysis has. */
export type Params = Some<'analysis' | 'mud_weight', keyof Inputs>
export const { way, composed } = waysOver('analysis', groups)
