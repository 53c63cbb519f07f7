/** The inputs: site, spread, lines, what wind, current and waves do to the hull, criteria and limits. */
import { grouped, optional, type ParamsOf, quantity } from '@keelson/workflow'
import * as spread from '../_shared/spread/inputs.ts'
import { uniformLineParams, unstretchedLength } from '../_shared/spread/inputs-line.ts'

const heading = (of: string, symbol: string) =>
  quantity('heading', {
    title: `${of} heading`,
    description: `Direction of ${of.toLowerCase()} travel, anticlockwise from the bow. A heading of 180° is from ahead.`,
    symbol,
    default: 180,
    assumed: 'from ahead',
  })

const windParams = {
  wind_speed: quantity('wind_velocity', {
    title: 'Wind speed',
    description:
      'Mean wind speed at 10 m height. Use a one-minute mean for steady wind and a one-hour mean if gusts are included in the motions.',
    symbol: 'V_w',
    minimum: 0,
    default: 0,
    assumed: 'no wind',
  }),
  wind_heading: heading('Wind', 'phi_w'),
  wind_effective_area_frontal: optional(
    quantity('hull_area', {
      title: 'Frontal effective wind area',
      description:
        'Sum of shape coefficient × height coefficient × projected area over all parts. API RP 2SK shape coefficients are 1.0 for hull and deckhouses, 1.5 for isolated shapes and 0.5 for cylinders. Height coefficients are 1.00 up to 15.3 m, 1.18 up to 30.5 m, 1.31 up to 46 m and 1.40 up to 61 m.',
      symbol: 'A_x',
      above: 0,
      example: 2600,
    }),
  ),
  wind_effective_area_lateral: optional(
    quantity('hull_area', {
      title: 'Lateral effective wind area',
      description: 'Sum of shape coefficient × height coefficient × projected area from the side, over all parts.',
      symbol: 'A_y',
      inert: 'applies only to wind from the side',
      above: 0,
      example: 5000,
    }),
  ),
}

const currentParams = {
  current_speed: quantity('current_velocity', {
    title: 'Current speed',
    description: 'Steady current speed.',
    symbol: 'V_c',
    minimum: 0,
    default: 0,
    assumed: 'no current',
  }),
  current_heading: heading('Current', 'phi_c'),
  wetted_surface_area: optional(
    quantity('steel_surface_area', {
      title: 'Wetted surface area',
      description: 'Wetted surface area of the hull including appendages.',
      symbol: 'S_w',
      above: 0,
      example: 16800,
    }),
  ),
}

const driftCoefficient = (o: {
  readonly title: string
  readonly description: string
  readonly symbol: string
  readonly example: number
  readonly inert?: string
}) => optional(quantity('drift_force_coefficient', { ...o, above: 0 }))

const waveParams = {
  significant_wave_height: quantity('significant_wave_height', {
    title: 'Significant wave height',
    description: 'Significant wave height of the sea state that causes the mean drift.',
    symbol: 'H_s',
    minimum: 0,
    default: 0,
    assumed: 'no waves',
  }),
  peak_period: optional(
    quantity('wave_period', {
      title: 'Peak period',
      description: 'Peak period for which the drift coefficients apply, recorded with the run.',
      symbol: 'T_p',
      above: 0,
      example: 10,
      inert: 'recorded only; the entered drift coefficients are used unchanged',
    }),
  ),
  wave_heading: heading('Wave', 'phi_d'),
  mean_drift_coefficient_head: driftCoefficient({
    title: 'Head seas drift coefficient',
    description:
      'Mean drift force divided by significant wave height squared, from a model test or one eighth of the force per wave amplitude squared.',
    symbol: 'C_dx',
    example: 18,
  }),
  mean_drift_coefficient_beam: driftCoefficient({
    title: 'Beam seas drift coefficient',
    description:
      'Mean drift force divided by significant wave height squared. Maximum: ρ g L/16, for full wave reflection.',
    symbol: 'C_dy',
    example: 110,
    inert: 'applies only to waves from the side',
  }),
}

const environmentParams = { ...windParams, ...currentParams, ...waveParams }

export const inputs = grouped({
  Site: spread.siteParams,
  Spread: spread.patternParams,
  Lines: { unstretched_length: quantity('mooring_line_length', unstretchedLength), ...uniformLineParams() },
  'Wind, current and waves': environmentParams,
  'External load': spread.externalParams(Object.keys(environmentParams)),
  'Criteria and anchors': { ...spread.criteriaParams, ...spread.anchorParams },
  'Motions and offset limits': { ...spread.motionParams, ...spread.limitParams },
  'Vessel mass': spread.massParams,
})
export type Params = ParamsOf<typeof inputs>
