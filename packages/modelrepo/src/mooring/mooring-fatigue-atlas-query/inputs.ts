/** The inputs of a query to the mooring fatigue atlas. */

import { asNamed, choice, type ParamsOf, params, quantity, rows } from '@keelson/workflow'
import { policyOf } from '../../_shared/atlas/declared.ts'
import { field } from '../../_shared/fields/index.ts'

/** Curves of DNV-RP-C203, seawater with cathodic protection: one slice of the atlas each. */
export const SLICES = ['B1', 'B2', 'C', 'C1', 'C2', 'D', 'E', 'F'] as const

export const inputs = params({
  cross_sectional_area: quantity('section_area', {
    title: 'Nominal steel area',
    description: 'Nominal steel area of the chain (both bars) or the wire rope.',
    symbol: 'A',
    above: 0,
    usual: [3000, 9000],
    example: 8000,
  }),
  component: choice(
    { chain: 'Studless chain', wire_rope: 'Stranded wire rope' },
    {
      title: 'Component',
      description:
        'Component type, studless chain or stranded wire rope. The loading shall also satisfy the DNV-OS-E301 curve for this component.',
      default: 'chain',
      assumed: 'studless chain, the component with the shorter fatigue life',
    },
  ),
  sn_curve: choice(asNamed(SLICES), {
    title: 'Fatigue curve',
    description: 'DNV-RP-C203 curve in seawater with cathodic protection.',
    default: 'D',
    assumed:
      'the usual curve for welded plate; it is unconservative for chain, whose own curve gives about one tenth of the life',
  }),
  design_fatigue_factor: field.designFatigueFactor({
    description: 'Factor applied to damage. API RP 2SK requires 3; DNV-OS-E301 requires 5 to 8.',
    minimum: 1,
    default: 3,
    assumed: 'the API RP 2SK factor; DNV-OS-E301 requires 5 to 8',
  }),
  design_life: field.designLife({
    description: 'Design life over which damage is calculated.',
    symbol: 'T_L',
    default: 25,
  }),
  tension_range_bins: rows(
    {
      tension_range_kN: quantity('line_tension', {
        title: 'Tension range',
        description: 'Full tension range, twice the amplitude.',
        symbol: 'dT',
        above: 0,
        example: 275,
      }),
      n_cycles: quantity('-', {
        title: 'Number of cycles',
        description: 'Number of cycles over the design life.',
        symbol: 'n',
        above: 0,
        example: 120000,
      }),
    },
    {
      title: 'Tension range bins',
      description: 'Tension ranges and their cycles over the design life.',
      minItems: 1,
      maxItems: 2000,
    },
  ),
  out_of_range_policy: policyOf('mooring-fatigue', 'axis'),
})

export type Params = ParamsOf<typeof inputs>
