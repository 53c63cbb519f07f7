/** The inputs: what the line holds, what it is pulled with, and the anchor. */
import { CORROSION_RATES } from '@keelson/standards/api-rp-2sk-2005/chain-corrosion.ts'
import { asNamed, choice, count, type InputsOf, oneWayOver, quantity, text } from '@keelson/workflow'
import { ANCHORS, CONDITIONS, GRADES, METHODS, PARTS } from './modes.ts'

const lossOf = ({ low, high }: { readonly low: number; readonly high: number }): string => `${low} to ${high} mm/year`

const LOSS_OF_CHAIN = 'applies only if the breaking load is calculated from the chain'
const PARTS_ONLY = 'applies only if the tension is combined from its components'

const lineParams = {
  line_name: text({
    title: 'Line name',
    description: 'Line name used in the report.',
    default: 'ML-01',
    inert: 'a label with no effect on the results',
  }),
  condition: choice(CONDITIONS, {
    title: 'Condition',
    description:
      'State of the mooring. Damaged is the new equilibrium after the worst single-line failure, often of the line adjacent to the most loaded line. Transient is the motion to that equilibrium.',
    default: 'intact',
    assumed: 'the condition with the highest factors',
  }),
  analysis_method: choice(METHODS, {
    title: 'Analysis method',
    description:
      'Method by which the tension is obtained. Select dynamic only if the tension includes the effects of line mass, drag and damping.',
    default: 'quasi_static',
    assumed: 'the method with the higher factors',
  }),
}

const strengthParams = {
  minimum_breaking_load: quantity('rope_breaking_load', {
    title: 'Minimum breaking load',
    description:
      'Breaking load used as entered, in the present condition including any corrosion. Default: value for the corroded chain.',
    symbol: 'MBL',
    above: 0,
    example: 6978,
    requiredUnless: [{ inputs: ['chain_diameter', 'chain_grade'] }],
    overrides: [{ inputs: ['chain_diameter', 'chain_grade', 'corrosion_rate', 'design_life'] }],
  }),
  chain_diameter: quantity('line_diameter', {
    title: 'Chain diameter',
    description: 'Nominal bar diameter of the new chain, stud-link or studless.',
    symbol: 'd_0',
    above: 0,
    example: 120,
  }),
  chain_grade: choice(asNamed(GRADES), { title: 'Chain grade', description: 'Offshore mooring chain grade.' }),
  corrosion_rate: quantity('corrosion_rate', {
    title: 'Corrosion rate',
    description: `Diameter loss per year due to corrosion and wear. Typical values are ${lossOf(CORROSION_RATES.splash_zone_or_hard_bottom)} in the splash zone and in hard-bottom contact, and ${lossOf(CORROSION_RATES.elsewhere)} elsewhere.`,
    symbol: 'c_r',
    minimum: 0,
    default: 0,
    assumed: 'no corrosion or wear; a warning is issued',
    inert: LOSS_OF_CHAIN,
  }),
  design_life: quantity('design_life', {
    title: 'Design life',
    description: 'Service life over which the chain corrodes.',
    symbol: 'T_L',
    minimum: 0,
    default: 0,
    assumed: 'a new chain; a warning is issued',
    inert: LOSS_OF_CHAIN,
  }),
}

const tensionParams = {
  maximum_tension: quantity('line_tension', {
    title: 'Maximum tension',
    description:
      'Maximum line tension in the design sea state. If omitted, it is combined from its components. If all components are also provided, the two must agree within 0.1 %.',
    symbol: 'T',
    above: 0,
    example: 3800,
    requiredUnless: [{ inputs: [...PARTS] }],
  }),
  mean_tension: quantity('line_tension', {
    title: 'Mean tension',
    description:
      'Mean tension in the design sea state. Also required for the DNV-OS-E301 comparison if the maximum is provided.',
    symbol: 'T_mean',
    above: 0,
    example: 2100,
    inert: 'applies only to a combined tension and the DNV-OS-E301 comparison',
  }),
  low_frequency_tension_standard_deviation: quantity('line_tension', {
    title: 'Low-frequency tension standard deviation',
    description: 'Standard deviation of the low-frequency tension.',
    symbol: 'sigma_lf',
    minimum: 0,
    example: 260,
    inert: PARTS_ONLY,
  }),
  wave_frequency_tension_standard_deviation: quantity('line_tension', {
    title: 'Wave-frequency tension standard deviation',
    description: 'Standard deviation of the wave-frequency tension, including line dynamics for a dynamic analysis.',
    symbol: 'sigma_wf',
    minimum: 0,
    example: 410,
    inert: PARTS_ONLY,
  }),
  low_frequency_zero_crossing_period: quantity('natural_period', {
    title: 'Low-frequency zero-crossing period',
    description: 'Mean zero up-crossing period of the low-frequency tension.',
    symbol: 'T_lf_z',
    above: 0,
    example: 160,
    inert: PARTS_ONLY,
  }),
  wave_frequency_zero_crossing_period: quantity('wave_period', {
    title: 'Wave-frequency zero-crossing period',
    description: 'Mean zero up-crossing period of the wave-frequency tension.',
    symbol: 'T_wf_z',
    above: 0,
    example: 11,
    inert: PARTS_ONLY,
  }),
  storm_duration: quantity('storm_duration', {
    title: 'Storm duration',
    description: 'Design sea state duration, used for the maxima of the tension components.',
    symbol: 'T_s',
    minimum: 1,
    default: 3,
    inert: PARTS_ONLY,
  }),
}

const anchorParams = {
  anchor_type: choice(ANCHORS, {
    title: 'Anchor type',
    description:
      'Anchor type at the end of the line. For a driven or suction pile, select the load component to be checked. If omitted, the anchor is not checked.',
  }),
  mooring_type: choice(
    { permanent: 'Permanent', mobile: 'Mobile' },
    {
      title: 'Mooring type',
      description:
        'Permanent mooring, or mobile mooring (for example, of a drilling unit). The type sets the anchor safety factor.',
      default: 'permanent',
      assumed: 'the mooring type with the higher factors',
    },
  ),
  anchor_tension: quantity('line_tension', {
    title: 'Anchor tension',
    description: 'Maximum anchor tension in the same condition. For a pile, enter the load component to be checked.',
    symbol: 'T_A',
    above: 0,
    example: 3100,
  }),
  anchor_holding_capacity: quantity('foundation_load', {
    title: 'Anchor holding capacity',
    description: 'Ultimate anchor holding capacity. For a pile, enter the capacity of the component to be checked.',
    symbol: 'H_u',
    above: 0,
    example: 5000,
  }),
}

const comparisonParams = {
  consequence_class: count({
    title: 'Consequence class',
    description:
      'DNV-OS-E301 consequence class: 1 if failure is unlikely to have unacceptable consequences, 2 if it may. If omitted, no comparison is made.',
    minimum: 1,
    maximum: 2,
    example: 2,
  }),
  characteristic_strength_factor: quantity('-', {
    title: 'Characteristic strength factor',
    description:
      'Ratio of characteristic strength to minimum breaking strength. Default: 0.95. Enter another value only if justified by break tests.',
    symbol: 'k_S',
    minimum: 0.5,
    maximum: 1,
    default: 0.95,
  }),
}

const groups = {
  Line: lineParams,
  Tension: tensionParams,
  'Breaking load': strengthParams,
  Anchor: anchorParams,
  'DNV-OS-E301 comparison': comparisonParams,
}
type Inputs = InputsOf<typeof groups>
export const { way, composed } = oneWayOver(groups)

/** What acts in every run. */
export const acting = [
  'line_name',
  'condition',
  'analysis_method',
  'corrosion_rate',
  'design_life',
  'storm_duration',
] as const
export type Params = Partial<Inputs> & Pick<Inputs, (typeof acting)[number]>
