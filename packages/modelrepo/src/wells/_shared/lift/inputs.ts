/** Inputs of a tubing and of what flows in it, as every workflow asks for them that lifts a well. */
import type { LiftCorrelation } from '@keelson/physics/multiphase/gradient.ts'
import { type Condition, choice, inPractice, type Labelled, optional } from '@keelson/workflow'

const { quantity } = inPractice('oilfield')

/** Correlations that lift oil and gas; `no_slip` is the bound that a comparison adds. */
export const CORRELATIONS = {
  hagedorn_brown: 'Hagedorn and Brown',
  beggs_brill: 'Beggs and Brill',
  gray: 'Gray',
  duns_ros: 'Duns and Ros',
} as const satisfies Partial<Labelled<LiftCorrelation>>

/** When a whole tubing is looked at, and when a piece of it; both the same unless said otherwise. */
export interface When {
  readonly tubing: Condition
  readonly pipe?: Condition
}

export const correlationParam = <C extends LiftCorrelation>(
  correlations: Labelled<C | 'hagedorn_brown'>,
  usedWhen: Condition,
) => ({
  vlp_correlation: choice<C | 'hagedorn_brown'>(correlations, {
    title: 'VLP correlation',
    description: 'Correlation for liquid holdup and friction in multiphase flow in the tubing.',
    default: 'hagedorn_brown',
    assumed:
      'Usual choice for oil in vertical tubing of 1 to 4 in inside diameter. Other correlations can change the rate by 25 %.',
    usedWhen,
  }),
})

/** `depth`: what the depth is measured along. */
export const tubingParams = ({ tubing, pipe = tubing }: When, depth: string) => ({
  tubing_depth: optional(
    quantity('well_depth', {
      title: 'Tubing depth',
      description: depth,
      symbol: 'L',
      above: 0,
      example: 9000,
      usedWhen: tubing,
      requiredWhen: tubing,
    }),
  ),
  tubing_inner_diameter: optional(
    quantity('tubing_diameter', {
      title: 'Tubing inside diameter',
      description: 'Inside diameter of the tubing, uniform over its length.',
      symbol: 'd',
      above: 0,
      example: 2.441,
      usedWhen: pipe,
      requiredWhen: pipe,
    }),
  ),
  pipe_roughness: quantity('pipe_roughness', {
    title: 'Pipe roughness',
    description: 'Absolute roughness of the tubing wall. Must be less than half the inside diameter.',
    symbol: 'epsilon',
    minimum: 0,
    default: 0.0006,
    assumed: 'New steel tubing. Corroded or scaled tubing is rougher, which lowers the rate.',
    usedWhen: pipe,
  }),
})

export const wellheadParams = ({ tubing: usedWhen }: When, pressure = 'Flowing wellhead pressure.') => ({
  wellhead_pressure: optional(
    quantity('well_pressure_absolute', {
      title: 'Wellhead pressure',
      description: pressure,
      symbol: 'p_wh',
      above: 0,
      example: 250,
      usedWhen,
      requiredWhen: usedWhen,
    }),
  ),
  wellhead_temperature: optional(
    quantity('well_temperature', {
      title: 'Wellhead temperature',
      description:
        'Flowing wellhead temperature. The temperature varies linearly with depth from wellhead to bottomhole.',
      symbol: 'T_wh',
      example: 130,
      usedWhen,
      requiredWhen: usedWhen,
    }),
  ),
  bottomhole_temperature: optional(
    quantity('well_temperature', {
      title: 'Bottomhole temperature',
      description: 'Flowing bottomhole temperature.',
      symbol: 'T_bh',
      example: 210,
      usedWhen,
      requiredWhen: usedWhen,
    }),
  ),
})

/** `stated`: where it is no choice but has to be given. */
export const temperatureParam = (
  usedWhen: Condition,
  description = 'Uniform tubing temperature, used instead of the wellhead and bottomhole temperatures.',
  stated?: Condition,
) => ({
  temperature: optional(
    quantity('well_temperature', {
      title: stated ? 'Temperature' : 'Tubing temperature',
      description,
      symbol: 'T',
      example: 170,
      usedWhen,
      ...(stated && { requiredWhen: stated }),
      overrides: [{ inputs: ['wellhead_temperature', 'bottomhole_temperature'] }],
    }),
  ),
})

/** When each of what flows is looked at; `stated`: when it has to be given whatever flows. */
export interface FluidUse {
  readonly tubing: Condition
  readonly waterCut?: Condition
  /** What a water cut of 1 means for the rates. */
  readonly atOne: string
  readonly oil?: { readonly used: Condition; readonly stated?: Condition }
  readonly gas?: { readonly used: Condition; readonly stated?: Condition }
}
const GRAVITY = { oil: 'API gravity of the stock-tank oil', gas: 'Specific gravity of the gas (air = 1)' }
const WATER_ALONE = '. Not required if only water flows'

export const fluidParams = ({ tubing, waterCut, atOne, oil, gas }: FluidUse) => ({
  water_cut: optional(
    quantity('fraction', {
      title: 'Water cut',
      description: `Water volume divided by total liquid volume at stock-tank conditions; 0 for a dry well. ${atOne}`,
      symbol: 'f_w',
      minimum: 0,
      maximum: 1,
      example: 0.1,
      ...(waterCut && { usedWhen: waterCut }),
      requiredWhen: tubing,
    }),
  ),
  gas_oil_ratio: optional(
    quantity('gas_oil_ratio', {
      title: 'Producing gas-oil ratio',
      description: 'Produced gas per stock-tank barrel of oil.',
      symbol: 'R_p',
      minimum: 0,
      example: 700,
      usedWhen: tubing,
      requiredWhen: tubing,
    }),
  ),
  oil_api_gravity: optional(
    quantity('oil_api_gravity', {
      title: 'Oil API gravity',
      description: oil ? `${GRAVITY.oil}${WATER_ALONE}.` : `${GRAVITY.oil}.`,
      symbol: 'API',
      minimum: 5,
      maximum: 80,
      example: 35,
      ...gravityUse(tubing, oil),
    }),
  ),
  gas_specific_gravity: optional(
    quantity('gas_specific_gravity', {
      title: 'Gas specific gravity',
      description: gas ? `${GRAVITY.gas}${WATER_ALONE}.` : `${GRAVITY.gas}.`,
      symbol: 'gamma_g',
      minimum: 0.5,
      maximum: 1.8,
      example: 0.65,
      ...gravityUse(tubing, gas),
    }),
  ),
  water_specific_gravity: quantity('liquid_specific_gravity', {
    title: 'Water specific gravity',
    description: 'Specific gravity of the produced water (fresh water = 1).',
    symbol: 'gamma_w',
    minimum: 0.95,
    maximum: 1.3,
    default: 1.05,
    assumed: 'Light brine, denser than fresh water. A more saline brine increases the hydrostatic pressure.',
    usedWhen: tubing,
  }),
})

/** A gravity is required wherever it is used, unless the rules ask for it where oil flows. */
const gravityUse = (tubing: Condition, own: FluidUse['oil']) =>
  own
    ? { usedWhen: own.used, ...(own.stated && { requiredWhen: own.stated }) }
    : { usedWhen: tubing, requiredWhen: tubing }
