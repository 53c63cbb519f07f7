/** The values that a run answers with. */
import { flagValue, listValue, type Measure, numberValue, textValue } from '@keelson/workflow'
import { BY_RISK, BY_THICKNESS, TANKS } from './modes.ts'

const number = (
  title: string,
  description: string,
  symbol: string,
  of: Measure,
  more: Partial<Omit<Parameters<typeof numberValue>[1], 'title' | 'description' | 'symbol'>> = {},
) => numberValue(of, { title, description, symbol, ...more })

const thickness = { onlyWhen: BY_THICKNESS } as const
const risk = { onlyWhen: BY_RISK } as const
const rate = (title: string, description: string, symbol: string) =>
  number(title, description, symbol, 'corrosion_rate', thickness)
const years = (title: string, description: string, symbol: string, more = {}) =>
  number(title, description, symbol, 'calculated_life', { minimum: 0, ...more })

export const values = {
  corrosion_rate: number(
    'Corrosion rate',
    'Used for the remaining life or the damage factor.',
    'C_r',
    'corrosion_rate',
    {
      minimum: 0,
    },
  ),
  remaining_life: years(
    'Remaining life',
    'Until the governing required thickness at the rate used; 0 if measured is not above required.',
    'RL',
    thickness,
  ),
  inspection_interval: years(
    'Inspection interval',
    'Piping: thickness measurement. Vessel: internal or on-stream. Tank: ultrasonic shell thickness. API RP 581: time until the target is reached.',
    'I',
  ),
  meets_required_life: flagValue({
    title: 'Meets the required life',
    description: 'Whether the remaining life (API RP 581: the time to the target) is as long as the owner needs.',
    needs: ['required_remaining_life'],
  }),
  governing_required_thickness: number(
    'Governing required thickness',
    'Largest of required, structural minimum and alert thickness.',
    't_req',
    'wall_thickness_pipe',
    thickness,
  ),
  life_to_retirement: years(
    'Life to retirement thickness',
    'Until the larger of required and structural minimum thickness; differs from the remaining life where the alert thickness governs.',
    'RL_ret',
    thickness,
  ),
  short_term_corrosion_rate: rate('Short-term rate', 'Between the last two readings.', 'CR_ST'),
  long_term_corrosion_rate: rate('Long-term rate', 'From the initial thickness, or the first reading.', 'CR_LT'),
  trend_corrosion_rate: rate('Rate of the trend', 'Least squares over all readings of the governing place.', 'CR_TR'),
  trend_upper_bound: rate('Upper bound of the trend', 'Not exceeded with 95 % confidence.', 'CR_95'),
  rate_basis_used: textValue({ title: 'Rate used', description: 'Which rate it is.', ...thickness }),
  thickness_at_next_inspection: number(
    'Thickness at the next inspection',
    'Expected at the end of the interval.',
    't_next',
    'wall_thickness_pipe',
    { ...thickness, minimum: 0 },
  ),
  next_inspection_year: years('Next inspection no later than', 'Calendar year with its fraction.', 'y_next', {
    needs: ['measurement_year'],
  }),
  external_inspection_interval: years(
    'External inspection interval',
    'External visual inspection.',
    'I_ext',
    thickness,
  ),
  internal_inspection_interval: years('Internal inspection interval', 'Of the tank bottom.', 'I_int', {
    onlyWhen: TANKS,
  }),
  relief_device_interval: years('Relief device interval', 'Between tests of the relief device.', 'I_PRD', {
    onlyWhen: { code: ['API 510'] },
    needs: ['relief_device_service'],
  }),
  governing_location: textValue({
    title: 'Governing location',
    description: 'Location of the shortest remaining life.',
    ...thickness,
    needs: ['thickness_readings'],
  }),
  base_damage_factor: number('Base damage factor', 'Before adjustments.', 'D_fb', '-', { ...risk, minimum: 0 }),
  damage_factor: number('Thinning damage factor', 'With adjustments, at least 0.1.', 'D_f', '-', risk),
  metal_loss_parameter_art: number(
    'Metal loss parameter',
    'Expected loss as a share of the furnished thickness.',
    'A_rt',
    '-',
    risk,
  ),
  flow_stress: number('Flow stress', 'Of material and joint.', 'FS', 'stress', risk),
  strength_ratio: number('Strength ratio', 'Share of the flow stress that the pressure takes.', 'SR_P', '-', risk),
  posterior_probabilities: listValue('-', {
    title: 'Posterior probabilities',
    description: 'Of damage states 1, 2, 3 after the inspections.',
    symbol: 'Po',
    ...risk,
  }),
  reliability_indices: listValue('-', {
    title: 'Reliability indices',
    description: 'Of damage states 1, 2, 3.',
    symbol: 'beta',
    ...risk,
  }),
  probability_of_failure: number(
    'Probability of failure',
    'Generic frequency times factors.',
    'POF',
    'annual_rate',
    risk,
  ),
  risk: number(
    'Risk',
    'Probability times consequence area.',
    'R',
    { unit: 'm2/year', noKind: 'a risk: area of consequence per year, of API RP 581 only' },
    { ...risk, needs: ['consequence_area'] },
  ),
  risk_category: textValue({
    title: 'Risk category',
    description: 'Probability category 1 ... 5 by damage factor and consequence category A ... E by area.',
    ...risk,
    needs: ['consequence_area'],
  }),
  damage_factor_after_inspection: number(
    'Damage factor after the next inspection',
    'At its date, with one more inspection of the planned effectiveness that confirms the rate.',
    'D_f2',
    '-',
    risk,
  ),
}
