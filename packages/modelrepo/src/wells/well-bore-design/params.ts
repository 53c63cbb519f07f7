/** The inputs, in the order of the work. */
import { HOLE_TYPES, OBJECTIVES } from '@keelson/physics/well-planning/hole-concepts.ts'
import { choice, grouped, optional, type ParamsOf, quantity } from '@keelson/workflow'
import { ANALYSES, ofConcept, WELL_DESIGN } from './modes.ts'
import { kickParams } from './params-kick.ts'
import { profileParams } from './params-profile.ts'
import { factorParams, stringParams } from './params-strings.ts'

const used = { usedWhen: ofConcept, requiredWhen: ofConcept } as const

const taskParams = {
  analysis: choice(ANALYSES, {
    title: 'Analysis',
    description: 'A whole design (kick tolerance where its inputs are given), or one part of it.',
    default: WELL_DESIGN,
  }),
}

const conceptParams = {
  hole_type: optional(
    choice(HOLE_TYPES, { title: 'Hole concept', description: 'That is costed and scored.', ...used }),
  ),
  water_depth: optional(
    quantity('water_depth', {
      title: 'Water depth',
      description: 'At the site.',
      symbol: 'd',
      above: 0,
      example: 500,
      ...used,
    }),
  ),
  objective: optional(
    choice(OBJECTIVES, { title: 'Purpose of the well', description: 'For the recommendation.', ...used }),
  ),
}

export const inputs = grouped({
  Task: taskParams,
  'Pressure profile': profileParams,
  'Casing strings': stringParams,
  'Kick tolerance': kickParams,
  'Hole concept': conceptParams,
  'Design factors': factorParams,
})
export type Params = ParamsOf<typeof inputs>
export type StringRow = NonNullable<Params['strings']>[number]
