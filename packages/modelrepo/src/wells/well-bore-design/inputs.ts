/** The inputs, in the order of the work. */
import type { HoleType, Objective } from '@keelson/physics/well-planning/hole-concepts.ts'
import { choice, type InputsOf, type Labelled, quantity, waysOver } from '@keelson/workflow'
import { kick } from './inputs-kick.ts'
import { profile } from './inputs-profile.ts'
import { factors, strings } from './inputs-strings.ts'

export const WELL_DESIGN = 'well_design'
export const CASING_SEATS = 'casing_seats'
export const KICK_TOLERANCE = 'kick_tolerance'
export const STRING_LOADS = 'string_loads'
export const CONCEPT_SCREEN = 'concept_screen'

const ANALYSES = {
  [WELL_DESIGN]: 'Well design',
  [CASING_SEATS]: 'Casing seats',
  [KICK_TOLERANCE]: 'Kick tolerance',
  [STRING_LOADS]: 'Casing string loads',
  [CONCEPT_SCREEN]: 'Hole concept screening',
} as const
const HOLES = {
  big_hole: 'Big hole',
  standard_hole: 'Standard hole',
  slim_hole: 'Slim hole',
} as const satisfies Labelled<HoleType>
const OBJECTIVES = {
  exploration: 'Exploration',
  appraisal: 'Appraisal',
  development: 'Development',
  high_rate_development: 'High-rate development',
} as const satisfies Labelled<Objective>

const task = {
  analysis: choice(ANALYSES, {
    title: 'Analysis',
    description: 'Whole design (with kick tolerance if its inputs are entered), or one part of the design.',
    default: WELL_DESIGN,
  }),
}

const concept = {
  hole_type: choice(HOLES, {
    title: 'Hole concept',
    description: 'Hole concept for which cost and risk are reported.',
  }),
  water_depth: quantity('water_depth', {
    title: 'Water depth',
    description: 'Water depth at the site.',
    symbol: 'd',
    above: 0,
    example: 500,
  }),
  objective: choice(OBJECTIVES, {
    title: 'Well purpose',
    description: 'Purpose used for the recommended hole concept.',
  }),
}

const groups = {
  Task: task,
  'Pressure profile': profile,
  'Casing strings': strings,
  'Kick tolerance': kick,
  'Hole concept': concept,
  'Design factors': factors,
}
export type Inputs = InputsOf<typeof groups>
export type Given<N extends keyof Inputs> = Pick<Inputs, N>
export type Perhaps<N extends keyof Inputs> = Partial<Given<N>>
export type StringRow = Inputs['strings'][number]
export const { way, composed } = waysOver('analysis', groups)
