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
          'Nominal bar diameter of the chain, used to calculate submerged weight, axial stiffness and breaking load if these are not provided.',
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
          'Chain grade, which sets the breaking load to IACS UR W22. There is no default because the R4 breaking load exceeds the R3 breaking load by 23 %.',
        requiredWhen: {},
        requiredUnless: [{ inputs: ['minimum_breaking_load'] }, ...others],
      }),
    ),
    chain_link_type: choice(LINKS, {
      title: 'Chain link type',
      description: 'Stud-link or studless chain. The link type sets the submerged weight and axial stiffness.',
      default: 'studless',
      assumed: 'studless chain, which is lighter and less stiff',
    }),
    submerged_weight_per_length: optional(
      quantity('submerged_weight_per_length', {
        title: 'Submerged line weight',
        description: 'Submerged weight per unit unstretched length. Default: chain value.',
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
        description: 'Linear axial stiffness EA. Default: chain value.',
        symbol: 'EA',
        above: 0,
        example: 888501.6,
        ...fromChain,
      }),
    ),
    minimum_breaking_load: optional(
      quantity('rope_breaking_load', {
        title: 'Minimum breaking load',
        description:
          'Breaking load in the present condition, including any corrosion. Default: chain value for the grade.',
        symbol: 'MBL',
        above: 0,
        example: 8315.21,
        ...fromChain,
        overrides: [{ inputs: ['chain_grade'] }],
      }),
    ),
    seabed_friction_coefficient: quantity('friction_coefficient', {
      title: 'Seabed friction coefficient',
      description:
        'Axial friction coefficient between line and seabed. Friction is fully mobilised and reduces the anchor load.',
      symbol: 'C_B',
      minimum: 0,
      default: 0,
    }),
  }
}

export const unstretchedLength = {
  title: 'Unstretched length',
  description: 'Unstretched length of each line from anchor to fairlead.',
  symbol: 'L',
  above: 0,
  example: 1210,
} as const

const uniformLineInputs = params({
  ...uniformLineParams(),
  unstretched_length: optional(quantity('mooring_line_length', unstretchedLength)),
})
export type UniformLineParams = ParamsOf<typeof uniformLineInputs>
