/** The inputs of UFC 4-159-03 alone: what its wind and current know of the hull. */
import { choice, quantity } from '@keelson/workflow'

const ratio = (
  title: string,
  symbol: string,
  description: string,
  more: { readonly default: number; readonly above?: number; readonly minimum?: number; readonly maximum?: number },
) => quantity('-', { title, symbol, description, ...more })

const windParams = {
  superstructure_height: quantity('height_above_datum', {
    title: 'Superstructure height',
    description:
      'Height of the superstructure top above the waterline. Required if the superstructure has a lateral area.',
    symbol: 'h_S',
    above: 0,
    example: 45,
    inert: 'used only with a superstructure lateral area',
  }),
  transverse_wind_constant: ratio(
    'Lateral wind constant',
    'C_w',
    'Constant in the lateral wind coefficient, 0.92 ± 0.1.',
    {
      minimum: 0.5,
      maximum: 1.5,
      default: 0.92,
    },
  ),
  wind_coefficient_bow: ratio(
    'Longitudinal wind coefficient, bow',
    'C_xB',
    'Longitudinal coefficient for wind from forward of the zero longitudinal force direction: 0.70 for ordinary ships, 0.40 for hull-dominated ships, 0.80 for obstructed decks.',
    { above: 0, default: 0.7 },
  ),
  wind_coefficient_stern: ratio(
    'Longitudinal wind coefficient, stern',
    'C_xS',
    'Longitudinal coefficient for wind from aft of the zero longitudinal force direction: 0.60 for ordinary ships, 0.40 for hull-dominated ships.',
    { above: 0, default: 0.6 },
  ),
  zero_surge_angle: quantity('heading', {
    title: 'Zero longitudinal force direction',
    description:
      'Wind direction from astern at which the longitudinal force is zero. About 100° for a superstructure just forward of midships, 90° at midships, 80° aft (tankers) and 60° for hull-dominated ships.',
    symbol: 'theta_x',
    minimum: 30,
    maximum: 150,
    default: 90,
  }),
  superstructure_form: choice(
    { single: 'Single', distributed: 'Distributed along the deck' },
    {
      title: 'Superstructure form',
      description:
        'Single for one distinct superstructure or a bare hull; distributed for a superstructure along the deck.',
      default: 'single',
    },
  ),
}

const currentParams = {
  midship_section_area: quantity('hull_area', {
    title: 'Midship section area',
    description: 'Immersed midship section area.',
    symbol: 'A_m',
    above: 0,
    example: 1140,
  }),
  displacement_volume: quantity('displacement_volume', {
    title: 'Displaced volume',
    description: 'Displaced volume of the hull at this draught.',
    symbol: 'V_d',
    above: 0,
    example: 293000,
  }),
  shallow_current_coefficient: ratio(
    'Shallow-water current coefficient',
    'C_1',
    'Lateral current coefficient with the keel at the seabed.',
    { above: 0, default: 3.2 },
  ),
  current_depth_exponent: ratio(
    'Current depth exponent',
    'K',
    'Exponent of the draught-to-depth ratio: 2 for most tests, 3 for some tests of a cargo ship, a carrier and a submarine.',
    { above: 0, default: 2 },
  ),
  propeller_area_ratio: ratio(
    'Propeller area ratio',
    'A_R',
    '(Length × breadth) divided by the projected area of the locked propeller: destroyer 100, carrier and submarine 125, cruiser 160, cargo ship 240, tanker 270. Enter 0 for no propeller.',
    { minimum: 0, default: 270 },
  ),
  kinematic_viscosity: quantity('kinematic_viscosity_water', {
    title: 'Water kinematic viscosity',
    description: 'Kinematic viscosity of the water.',
    symbol: 'nu',
    above: 0,
    default: 1.19,
  }),
  current_arm_intercept: quantity('-', {
    title: 'Moment arm for current from astern',
    description:
      'Moment arm of the lateral force as a fraction of length, for a current from astern. If omitted, no moment is reported.',
    symbol: 'a',
    example: -0.291,
  }),
  current_arm_slope: quantity(
    { unit: '1/deg', noKind: 'rate of change of a length fraction with direction' },
    {
      title: 'Current moment arm slope',
      description: 'Increase in the current moment arm per degree of current direction.',
      symbol: 'b',
      default: 0,
      inert: 'used only with a current moment arm',
    },
  ),
}

export const ufcParams = { ...windParams, ...currentParams }
