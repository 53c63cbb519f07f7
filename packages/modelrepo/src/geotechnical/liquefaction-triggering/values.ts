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
    description: `${description} Blank if the layer cannot liquefy by this procedure; the layer table states the reason.`,
    gaps: true,
  })
const blows = (title: string, symbol: string, description: string) =>
  listValue('blow_count', { ...resistance, title, symbol, description, minimum: 0 })

const [, [low], [high]] = after.POTENTIAL_CLASSES
const [[little], [minor], [moderate], [more], [major]] = after.SEVERITY_CLASSES

export const values = {
  stress_reduction_rd: listValue('-', {
    title: 'Stress reduction coefficient',
    symbol: 'r_d',
    description: 'Reduction of shear stress with depth, due to the flexibility of the soil column.',
  }),
  cyclic_stress_ratio: listValue('-', {
    title: 'Cyclic stress ratio',
    symbol: 'CSR',
    description: 'Earthquake-induced cyclic stress ratio.',
    minimum: 0,
  }),
  cyclic_stress_ratio_7_5: listValue('-', {
    onlyWhen: BY_YOUD,
    title: 'Cyclic stress ratio at magnitude 7.5',
    symbol: 'CSR_M',
    description: 'Cyclic stress ratio divided by the magnitude scaling factor.',
    minimum: 0,
  }),
  n_60: blows('Blow counts at 60 % energy', 'N_60', 'Field blow counts corrected to 60 % energy.'),
  n1_60: blows(
    'Normalised blow counts',
    'N_1',
    'Blow counts normalised to 100 kPa, from field blow counts or as entered.',
  ),
  overburden_correction_cn: each(
    'Overburden correction',
    'C_N',
    'Overburden correction of field blow counts or field cone resistance.',
  ),
  soil_behaviour_type_index: each(
    'Soil behaviour type index',
    'I_c',
    'Soil behaviour type index from field cone resistance.',
  ),
  fines_content_estimated: listValue('fraction', {
    ...resistance,
    title: 'Estimated fines content',
    symbol: 'FC',
    description: 'Fines content estimated from the soil behaviour type index, for field cone resistance.',
    minimum: 0,
    maximum: 1,
  }),
  q_c1n: each(
    'Normalised cone resistance',
    'q_1',
    'Cone resistance normalised to 100 kPa, from field cone resistance.',
  ),
  q_c1ncs: each(
    'Clean-sand cone resistance',
    'q_1cs',
    'Clean-sand cone resistance used for the cyclic resistance ratio.',
  ),
  n1_60cs: blows('Clean-sand blow counts', 'N_1cs', 'Clean-sand blow counts used for the cyclic resistance ratio.'),
  fines_alpha: each('Fines correction, additive', 'alpha', 'Additive fines correction of Youd et al.'),
  fines_beta: each('Fines correction, multiplicative', 'beta', 'Multiplicative fines correction of Youd et al.'),
  cyclic_resistance_ratio_7_5: sometimes(
    'Cyclic resistance ratio at magnitude 7.5',
    'CRR',
    'Cyclic resistance ratio at 100 kPa on level ground.',
  ),
  magnitude_scaling_factor: each('Magnitude scaling factor', 'MSF', 'Scaling factor for the number of loading cycles.'),
  overburden_factor_k_sigma: each(
    'Overburden factor',
    'K_sigma',
    'Overburden factor for the effective vertical stress.',
  ),
  factor_of_safety: sometimes('Factor of safety', 'FS', 'Factor of safety against liquefaction, reported up to 2.'),
  least_factor_of_safety: resultOf(safetyFactor, 'safety_factor', {
    ...resistance,
    title: 'Minimum factor of safety',
    description: 'Minimum factor of safety of all assessed layers.',
  }),
  liquefiable: flagsValue({
    ...resistance,
    title: 'Liquefaction',
    description: 'True if the factor of safety is below the required value.',
  }),
  liquefaction_potential_index: resultOf(after.potentialIndex, '-', {
    ...resistance,
    description: `Liquefaction potential index to 20 m depth: low up to ${low}, high up to ${high}, very high above.`,
    minimum: 0,
  }),
  potential_class: textValue({
    ...resistance,
    title: 'Potential index class',
    description: 'Class of the potential index after Iwasaki et al.',
  }),
  maximum_shear_strain: each('Maximum shear strain', 'gamma_max', 'Maximum shear strain after liquefaction.'),
  volumetric_strain: each(
    'Volumetric strain',
    'epsilon_v',
    'Volumetric strain after dissipation of excess pore pressure.',
  ),
  settlement: resultOf(after.settlement, 'displacement', {
    ...resistance,
    description: 'Free-field settlement of level ground, without depth weighting.',
    minimum: 0,
  }),
  liquefaction_severity_number: resultOf(after.severityNumber, '-', {
    ...resistance,
    description: `Liquefaction severity number: little up to ${little}, minor up to ${minor}, moderate up to ${moderate}, moderate to severe up to ${more}, major up to ${major}, severe above.`,
    minimum: 0,
  }),
  severity_class: textValue({
    ...resistance,
    title: 'Severity number class',
    description: 'Class of the severity number after van Ballegooy et al.',
  }),
}
