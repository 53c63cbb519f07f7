/** The values that a run answers with: lists have an entry for each layer. */
import * as after from '@keelson/physics/soil/liquefaction-consequences.ts'
import { safetyFactor } from '@keelson/physics/soil/liquefaction-demand.ts'
import { flagsValue, listValue, resultOf, textValue } from '@keelson/workflow'
import { BY_YOUD } from './modes.ts'

/** Any of these gives a resistance; without all of them only the demand is answered. */
const resistance = { needs: ['n1_60cs', 'n1_60', 'spt_blow_count', 'q_c1ncs', 'cone_resistance'] } as const
const each = (title: string, symbol: string, description: string) =>
  listValue('-', { ...resistance, title, symbol, description })
const sometimes = (title: string, symbol: string, description: string) =>
  listValue('-', {
    ...resistance,
    title,
    symbol,
    description: `${description} None where the layer cannot liquefy by this procedure; the table says why.`,
    gaps: true,
  })
const blows = (title: string, symbol: string, description: string) =>
  listValue('blow_count', { ...resistance, title, symbol, description, minimum: 0 })

const [, [low], [high]] = after.POTENTIAL_CLASSES
const [[little], [minor], [moderate], [more], [major]] = after.SEVERITY_CLASSES

export const values = {
  stress_reduction_rd: listValue('-', {
    title: 'Stress reduction',
    symbol: 'r_d',
    description: 'With depth, for the ground gives way.',
  }),
  cyclic_stress_ratio: listValue('-', {
    title: 'Cyclic stress ratio',
    symbol: 'CSR',
    description: 'Of the earthquake.',
    minimum: 0,
  }),
  cyclic_stress_ratio_7_5: listValue('-', {
    onlyWhen: BY_YOUD,
    title: 'Cyclic stress ratio at magnitude 7.5',
    symbol: 'CSR_M',
    description: 'Divided by the magnitude scaling factor.',
    minimum: 0,
  }),
  n_60: blows('Blow counts at 60 % energy', 'N_60', 'From field blow counts.'),
  n1_60: blows('Normalised blow counts', 'N_1', 'At 100 kPa; from field blow counts, or as given.'),
  overburden_correction_cn: each('Overburden correction', 'C_N', 'Of field blow counts and field cone resistance.'),
  soil_behaviour_type_index: each('Soil behaviour type index', 'I_c', 'From field cone resistance.'),
  fines_content_estimated: listValue('fraction', {
    ...resistance,
    title: 'Fines content estimated',
    symbol: 'FC',
    description: 'From the soil type, with field cone resistance.',
    minimum: 0,
    maximum: 1,
  }),
  q_c1n: each('Normalised cone resistance', 'q_1', 'From field cone resistance.'),
  q_c1ncs: each('Clean-sand cone resistance', 'q_1cs', 'On which the resistance rests.'),
  n1_60cs: blows('Clean-sand blow counts', 'N_1cs', 'On which the resistance rests.'),
  fines_alpha: each('Fines correction, added', 'alpha', 'By Youd et al.'),
  fines_beta: each('Fines correction, multiplied', 'beta', 'By Youd et al.'),
  cyclic_resistance_ratio_7_5: sometimes(
    'Cyclic resistance ratio at magnitude 7.5',
    'CRR',
    'At 100 kPa, on level ground.',
  ),
  magnitude_scaling_factor: each('Magnitude scaling factor', 'MSF', 'For the number of cycles.'),
  overburden_factor_k_sigma: each('Overburden factor', 'K_sigma', 'For the effective vertical stress.'),
  factor_of_safety: sometimes('Factor of safety', 'FS', 'Against liquefaction, reported to 2.'),
  least_factor_of_safety: resultOf(safetyFactor, 'safety_factor', {
    ...resistance,
    title: 'Least factor of safety',
    description: 'Of all layers that have one.',
  }),
  liquefiable: flagsValue({
    ...resistance,
    title: 'Liquefies',
    description: 'Whether the factor of safety is below the required one.',
  }),
  liquefaction_potential_index: resultOf(after.potentialIndex, '-', {
    ...resistance,
    description: `To 20 m: up to ${low} low, up to ${high} high, above very high.`,
    minimum: 0,
  }),
  potential_class: textValue({
    ...resistance,
    title: 'Class of the potential index',
    description: 'By Iwasaki et al.',
  }),
  maximum_shear_strain: each('Largest shear strain', 'gamma_max', 'After liquefaction.'),
  volumetric_strain: each('Volumetric strain', 'epsilon_v', 'When the pore pressure has left.'),
  settlement: resultOf(after.settlement, 'displacement', {
    ...resistance,
    description: 'Of free, level ground, all layers counted alike.',
    minimum: 0,
  }),
  liquefaction_severity_number: resultOf(after.severityNumber, '-', {
    ...resistance,
    description: `Up to ${little} little, ${minor} minor, ${moderate} moderate, ${more} moderate to severe, ${major} major, above severe.`,
    minimum: 0,
  }),
  severity_class: textValue({
    ...resistance,
    title: 'Class of the severity number',
    description: 'By van Ballegooy et al.',
  }),
}
