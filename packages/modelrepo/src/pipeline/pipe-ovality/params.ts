/** The inputs of the ovality. */
import { OVALITY_LIMIT } from '@keelson/standards/dnv-st-f101-2021/ovality.ts'
import { always, choice, optional, params, quantity, quantityList } from '@keelson/workflow'
import { steelParams } from './params-steel.ts'

/** A trace reveals harmonics up to a quarter of its readings. */
export const FEWEST_RADII = 16
const MOST_RADII = 720
const MOST_OVALITIES = 200

export const inputs = params({
  nominal_outer_diameter: quantity('line_pipe_outer_diameter', {
    title: 'Nominal outside diameter',
    description: 'Specified outside diameter.',
    symbol: 'D',
    above: 0,
    example: 323.85,
  }),
  maximum_outer_diameter: optional(
    quantity('line_pipe_outer_diameter', {
      title: 'Largest outside diameter',
      description: 'Largest measured diameter, not below the smallest. Not needed with a caliper trace.',
      symbol: 'D_max',
      above: 0,
      example: 325,
      requiredWhen: always,
    }),
  ),
  minimum_outer_diameter: optional(
    quantity('line_pipe_outer_diameter', {
      title: 'Smallest outside diameter',
      description: 'Smallest measured diameter. Not needed with a caliper trace.',
      symbol: 'D_min',
      above: 0,
      example: 322.7,
      requiredWhen: always,
    }),
  ),
  caliper_radii: optional(
    quantityList('line_pipe_outer_diameter', {
      title: 'Caliper trace',
      description:
        'Radii at equal angles over one turn, an even number of them, the caliper not necessarily centred. Diameters and harmonics follow from it.',
      symbol: 'r',
      above: 0,
      minItems: FEWEST_RADII,
      maxItems: MOST_RADII,
      overrides: [{ inputs: ['maximum_outer_diameter', 'minimum_outer_diameter'] }],
    }),
  ),
  wall_thickness: optional(
    quantity('wall_thickness_pipe', {
      title: 'Wall',
      description:
        'Less than half the outside diameter. For D/t, the limit of API 5L, collapse and bending; without it those are not formed.',
      symbol: 't',
      above: 0,
      example: 12.7,
    }),
  ),
  allowable_ovality: quantity('ovality', {
    title: 'Allowable ovality',
    description: 'Limit of the project on the ovality of DNV-ST-F101, which itself allows 0.03 after installation.',
    symbol: 'O_max',
    minimum: 0,
    maximum: 0.1,
    usual: [0.005, 0.03],
    default: OVALITY_LIMIT.value,
  }),
  location: choice(['body', 'end'], {
    title: 'Location',
    description: 'Where it was measured, for the limit of API 5L; the end is the last 100 mm.',
    default: 'body',
  }),
  local_out_of_roundness: optional(
    quantity('displacement', {
      title: 'Local out-of-roundness',
      description: 'Largest gap between the pipe and a template of its radius; checked only where it is given.',
      symbol: 'L',
      minimum: 0,
      example: 0.8,
    }),
  ),
  ovality_list: optional(
    quantityList('ovality', {
      title: 'Ovalities for collapse',
      description:
        'Ovalities of DNV-ST-F101 for which collapse is worked out, in place of the measured one; each is raised to 0.005.',
      symbol: 'f_g',
      minimum: 0,
      maximum: 0.1,
      minItems: 1,
      maxItems: MOST_OVALITIES,
    }),
  ),
  ...steelParams,
})
