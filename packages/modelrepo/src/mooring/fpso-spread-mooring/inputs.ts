/** The inputs: site, spread, lines, what wind, current and waves do to the hull, criteria and limits. */
import { grouped, optional, type ParamsOf, quantity } from '@keelson/workflow'
import * as spread from '../_shared/spread/inputs.ts'
import { uniformLineParams, unstretchedLength } from '../_shared/spread/inputs-line.ts'

const heading = (of: string, symbol: string) =>
  quantity('heading', {
    title: `Heading of the ${of}`,
    description: 'Towards which it goes, counter-clockwise from the bow: 180 deg comes from ahead.',
    symbol,
    default: 180,
    assumed: 'from ahead, on the bow',
  })

const windParams = {
  wind_speed: quantity('wind_velocity', {
    title: 'Wind speed',
    description: 'Mean at 10 m: over a minute where the wind is steady, over an hour where gusts count as motion.',
    symbol: 'V_w',
    minimum: 0,
    default: 0,
    assumed: 'no wind',
  }),
  wind_heading: heading('wind', 'phi_w'),
  wind_effective_area_frontal: optional(
    quantity('hull_area', {
      title: 'Wind area, bow on',
      description:
        'Sum of shape coefficient, height coefficient and projected area. API RP 2SK: shape 1.0 hull and deckhouses, 1.5 isolated shapes, 0.5 cylinders; height 1.00 to 15.3 m, 1.18 to 30.5 m, 1.31 to 46 m, 1.40 to 61 m.',
      symbol: 'A_x',
      above: 0,
      example: 2600,
    }),
  ),
  wind_effective_area_lateral: optional(
    quantity('hull_area', {
      title: 'Wind area, beam on',
      description: 'Likewise, from the side.',
      symbol: 'A_y',
      inert: 'acts only where the wind comes from the side',
      above: 0,
      example: 5000,
    }),
  ),
}

const currentParams = {
  current_speed: quantity('current_velocity', {
    title: 'Current speed',
    description: 'Steady.',
    symbol: 'V_c',
    minimum: 0,
    default: 0,
    assumed: 'no current',
  }),
  current_heading: heading('current', 'phi_c'),
  wetted_surface_area: optional(
    quantity('steel_surface_area', {
      title: 'Wetted surface',
      description: 'Of the hull with its appendages.',
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
    description: 'Of the sea whose mean drift acts.',
    symbol: 'H_s',
    minimum: 0,
    default: 0,
    assumed: 'no waves',
  }),
  peak_period: optional(
    quantity('wave_period', {
      title: 'Peak period',
      description: 'Recorded with the run; the coefficients of this method hold for it.',
      symbol: 'T_p',
      above: 0,
      example: 10,
      inert: 'the drift coefficients of this method do not depend on it',
    }),
  ),
  wave_heading: heading('waves', 'phi_d'),
  mean_drift_coefficient_head: driftCoefficient({
    title: 'Drift coefficient, head seas',
    description:
      'Mean drift force over significant wave height squared: of a model test, or an eighth of the force per amplitude squared.',
    symbol: 'C_dx',
    example: 18,
  }),
  mean_drift_coefficient_beam: driftCoefficient({
    title: 'Drift coefficient, beam seas',
    description: 'Likewise; at most rho g L/16, where the hull reflects all waves.',
    symbol: 'C_dy',
    example: 110,
    inert: 'acts only where the waves come from the side',
  }),
}

const environmentParams = { ...windParams, ...currentParams, ...waveParams }

export const inputs = grouped({
  Site: spread.siteParams,
  Spread: spread.patternParams,
  Lines: { unstretched_length: quantity('mooring_line_length', unstretchedLength), ...uniformLineParams() },
  'Wind, current and waves': environmentParams,
  'Load given directly': spread.externalParams(Object.keys(environmentParams)),
  'Criteria and anchors': { ...spread.criteriaParams, ...spread.anchorParams },
  'Motions and limits of the offset': { ...spread.motionParams, ...spread.limitParams },
  'Mass of the vessel': spread.massParams,
})
export type Params = ParamsOf<typeof inputs>
