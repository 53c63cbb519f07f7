/** The inputs: what the line holds, what it is pulled with, and the anchor. */
import { CORROSION_RATES } from '@keelson/standards/api-rp-2sk-2005/chain-corrosion.ts'
import { asNamed, choice, count, type InputsOf, oneWayOver, quantity, text } from '@keelson/workflow'
import { ANCHORS, CONDITIONS, GRADES, METHODS, PARTS } from './modes.ts'

const lossOf = ({ low, high }: { readonly low: number; readonly high: number }): string => `${low} to ${high} mm/year`

const LOSS_OF_CHAIN = 'acts only where the breaking load comes from the chain'
const PARTS_ONLY = 'acts only where the tension is combined from its parts'

const lineParams = {
  line_name: text({
    title: 'Line name',
    description: 'How the report calls the line.',
    default: 'ML-01',
    inert: 'a name: no number follows from it',
  }),
  condition: choice(CONDITIONS, {
    title: 'Condition',
    description:
      'State of the mooring. damaged: in the new equilibrium after the worst loss of one line, often that of the neighbour of the most loaded one; transient: while it moves there.',
    default: 'intact',
    assumed: 'the condition of the largest factors',
  }),
  analysis_method: choice(METHODS, {
    title: 'Analysis method',
    description:
      'How the tension was found. A dynamic analysis has the mass, the drag and the damping of the line in its tension; it must be named.',
    default: 'quasi_static',
    assumed: 'the method of the larger factors',
  }),
}

const strengthParams = {
  minimum_breaking_load: quantity('rope_breaking_load', {
    title: 'Minimum breaking load',
    description: 'Used as it is, corroded where that applies. Left out, that of the corroded chain.',
    symbol: 'MBL',
    above: 0,
    example: 6978,
    requiredUnless: [{ inputs: ['chain_diameter', 'chain_grade'] }],
    overrides: [{ inputs: ['chain_diameter', 'chain_grade', 'corrosion_rate', 'design_life'] }],
  }),
  chain_diameter: quantity('line_diameter', {
    title: 'Chain diameter',
    description: 'Nominal diameter of the bar of the new chain, stud or studless.',
    symbol: 'd_0',
    above: 0,
    example: 120,
  }),
  chain_grade: choice(asNamed(GRADES), { title: 'Chain grade', description: 'Grade of offshore mooring chain.' }),
  corrosion_rate: quantity('corrosion_rate', {
    title: 'Corrosion rate',
    description: `Loss of DIAMETER per year by corrosion and wear: ${lossOf(CORROSION_RATES.splash_zone_or_hard_bottom)} in the splash zone and where the chain thrashes on a hard bottom, ${lossOf(CORROSION_RATES.elsewhere)} elsewhere.`,
    symbol: 'c_r',
    minimum: 0,
    default: 0,
    assumed: 'a chain that loses nothing, which the run warns of',
    inert: LOSS_OF_CHAIN,
  }),
  design_life: quantity('design_life', {
    title: 'Design life',
    description: 'Years over which the chain corrodes.',
    symbol: 'T_L',
    minimum: 0,
    default: 0,
    assumed: 'a new chain, which the run warns of',
    inert: LOSS_OF_CHAIN,
  }),
}

const tensionParams = {
  maximum_tension: quantity('line_tension', {
    title: 'Maximum tension',
    description:
      'Largest tension of the line in the design sea state. Left out, it is combined from its parts; where all parts are given too, both must agree within 0.1 %.',
    symbol: 'T',
    above: 0,
    example: 3800,
    requiredUnless: [{ inputs: [...PARTS] }],
  }),
  mean_tension: quantity('line_tension', {
    title: 'Mean tension',
    description: 'In the design sea state. DNV-OS-E301 needs it also where the maximum is given.',
    symbol: 'T_mean',
    above: 0,
    example: 2100,
    inert: 'acts only on a combined tension and in the comparison with DNV-OS-E301',
  }),
  low_frequency_tension_standard_deviation: quantity('line_tension', {
    title: 'Low-frequency standard deviation',
    description: 'Of the tension that follows the slow motions.',
    symbol: 'sigma_lf',
    minimum: 0,
    example: 260,
    inert: PARTS_ONLY,
  }),
  wave_frequency_tension_standard_deviation: quantity('line_tension', {
    title: 'Wave-frequency standard deviation',
    description: 'Of the tension at the frequencies of the waves; of a dynamic analysis with the dynamics of the line.',
    symbol: 'sigma_wf',
    minimum: 0,
    example: 410,
    inert: PARTS_ONLY,
  }),
  low_frequency_zero_crossing_period: quantity('natural_period', {
    title: 'Low-frequency period',
    description: 'Mean zero up-crossing period of the low-frequency tension.',
    symbol: 'T_lf_z',
    above: 0,
    example: 160,
    inert: PARTS_ONLY,
  }),
  wave_frequency_zero_crossing_period: quantity('wave_period', {
    title: 'Wave-frequency period',
    description: 'Mean zero up-crossing period of the wave-frequency tension.',
    symbol: 'T_wf_z',
    above: 0,
    example: 11,
    inert: PARTS_ONLY,
  }),
  storm_duration: quantity('storm_duration', {
    title: 'Storm duration',
    description: 'Of the design sea state, over which the parts have their largest peaks.',
    symbol: 'T_s',
    minimum: 1,
    default: 3,
    inert: PARTS_ONLY,
  }),
}

const anchorParams = {
  anchor_type: choice(ANCHORS, {
    title: 'Anchor',
    description:
      'What is pulled at the end of the line; of a driven or suction pile the component that is checked. Left out, the anchor is not checked.',
  }),
  mooring_type: choice(
    { permanent: 'Permanent', mobile: 'Mobile' },
    {
      title: 'Mooring',
      description: 'permanent, or mobile as of a drilling unit: it decides the factor of the anchor.',
      default: 'permanent',
      assumed: 'the mooring of the larger factors',
    },
  ),
  anchor_tension: quantity('line_tension', {
    title: 'Anchor tension',
    description: 'Largest tension at the anchor in the same condition; of a pile the component that is checked.',
    symbol: 'T_A',
    above: 0,
    example: 3100,
  }),
  anchor_holding_capacity: quantity('foundation_load', {
    title: 'Holding capacity of the anchor',
    description: 'Ultimate; of a pile that of the component that is checked.',
    symbol: 'H_u',
    above: 0,
    example: 5000,
  }),
}

const comparisonParams = {
  consequence_class: count({
    title: 'Consequence class',
    description:
      'Of DNV-OS-E301: 1 where a failure is unlikely to have unacceptable consequences, 2 where it may. Left out, nothing is compared.',
    minimum: 1,
    maximum: 2,
    example: 2,
  }),
  characteristic_strength_factor: quantity('-', {
    title: 'Characteristic strength factor',
    description: 'Characteristic over minimum breaking strength: 0.95 unless break tests tell more.',
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
  'DNV-OS-E301 beside it': comparisonParams,
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
