/** The inputs of a uniform line: its length, and its weight, stiffness and breaking load, given or those of a chain. */
import type { CHAIN } from '@keelson/physics/mooring-chain/chain.ts'
import { GRADE_COEFFICIENTS } from '@keelson/standards/iacs-ur-w22-2016/chain.ts'
import { asNamed, choice, type Labelled, optional, type ParamsOf, params, quantity } from '@keelson/workflow'

/** Thicker than this, mm, the rule for the breaking load of chain falls with the diameter. */
const THICKEST = 366

const GRADES = Object.keys(GRADE_COEFFICIENTS) as (keyof typeof GRADE_COEFFICIENTS)[]
const LINKS: Labelled<keyof typeof CHAIN> = { studless: 'Studless chain', studlink: 'Stud-link chain' }

/** `unless`: an input that stands in the place of the whole uniform line. */
export function uniformLineParams(unless: readonly string[] = []) {
  const others = unless.map((name) => ({ inputs: [name] }))
  const fromChain = { requiredWhen: {}, requiredUnless: [{ inputs: ['chain_diameter'] }, ...others] }
  return {
    chain_diameter: optional(
      quantity('line_diameter', {
        title: 'Chain diameter',
        description:
          'Nominal, of the bar: gives whichever of weight in water, axial stiffness and breaking load is left out.',
        symbol: 'd',
        above: 0,
        maximum: THICKEST,
        usual: [40, 220],
        example: 102,
      }),
    ),
    chain_grade: optional(
      choice(asNamed(GRADES), {
        title: 'Chain grade',
        description:
          'For the breaking load of the diameter, by IACS UR W22. It has no default: R4 breaks at 23 % more than R3.',
        requiredWhen: {},
        requiredUnless: [{ inputs: ['minimum_breaking_load'] }, ...others],
      }),
    ),
    chain_link_type: choice(LINKS, {
      title: 'Chain link',
      description: 'With a stud or without, for weight and stiffness of the diameter.',
      default: 'studless',
      assumed: 'the lighter and softer chain, without studs',
    }),
    submerged_weight_per_length: optional(
      quantity('submerged_weight_per_length', {
        title: 'Weight in water',
        description: 'Per unstretched length. Left out, that of the chain.',
        symbol: 'w',
        above: 0,
        usual: [10, 7000],
        example: 1774.12,
        ...fromChain,
        overrides: [
          { inputs: ['chain_diameter'], with: ['axial_stiffness', 'minimum_breaking_load'] },
          { inputs: ['chain_link_type'], with: ['axial_stiffness'] },
        ],
      }),
    ),
    axial_stiffness: optional(
      quantity('axial_stiffness_line', {
        title: 'Axial stiffness',
        description: 'EA, linear. Left out, that of the chain.',
        symbol: 'EA',
        above: 0,
        example: 888501.6,
        ...fromChain,
      }),
    ),
    minimum_breaking_load: optional(
      quantity('rope_breaking_load', {
        title: 'Minimum breaking load',
        description: 'Of the line as it is, corroded where that applies. Left out, that of the chain and its grade.',
        symbol: 'MBL',
        above: 0,
        example: 8315.21,
        ...fromChain,
        overrides: [{ inputs: ['chain_grade'] }],
      }),
    ),
    seabed_friction_coefficient: quantity('friction_coefficient', {
      title: 'Seabed friction coefficient',
      description: 'Of the line on the bed, along it, fully mobilised. It takes pull off the anchor.',
      symbol: 'C_B',
      minimum: 0,
      default: 0,
    }),
  }
}

export const unstretchedLength = {
  title: 'Unstretched length',
  description: 'Of every line, from anchor to fairlead.',
  symbol: 'L',
  above: 0,
  example: 1210,
} as const

const uniformLineInputs = params({
  ...uniformLineParams(),
  unstretched_length: optional(quantity('mooring_line_length', unstretchedLength)),
})
export type UniformLineParams = ParamsOf<typeof uniformLineInputs>
