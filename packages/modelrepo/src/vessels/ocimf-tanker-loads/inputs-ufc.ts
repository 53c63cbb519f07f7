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
    title: 'Height of the superstructure',
    description: 'Of its top above the waterline; needed where it has a lateral area.',
    symbol: 'h_S',
    above: 0,
    example: 45,
    inert: 'acts only with a lateral area of the superstructure',
  }),
  transverse_wind_constant: ratio('Transverse wind constant', 'C_w', '0.92, give or take 0.1.', {
    minimum: 0.5,
    maximum: 1.5,
    default: 0.92,
  }),
  wind_coefficient_bow: ratio(
    'Longitudinal wind coefficient, bow',
    'C_xB',
    'Wind forward of the direction without longitudinal force: 0.70 of ordinary ships, 0.40 hull-dominated, 0.80 with obstructed decks.',
    { above: 0, default: 0.7 },
  ),
  wind_coefficient_stern: ratio(
    'Longitudinal wind coefficient, stern',
    'C_xS',
    'Wind aft of that direction: 0.60 of ordinary ships, 0.40 hull-dominated.',
    { above: 0, default: 0.6 },
  ),
  zero_surge_angle: quantity('heading', {
    title: 'Direction without longitudinal force',
    description:
      'From astern: about 100 deg where the superstructure stands just forward of midships, 90 on midships, 80 aft of it as in tankers, 60 hull-dominated.',
    symbol: 'theta_x',
    minimum: 30,
    maximum: 150,
    default: 90,
  }),
  superstructure_form: choice(
    { single: 'Single', distributed: 'Distributed along the deck' },
    {
      title: 'Form of the superstructure',
      description: 'Single: one distinct superstructure, or a hull without; or distributed along the deck.',
      default: 'single',
    },
  ),
}

const currentParams = {
  midship_section_area: quantity('hull_area', {
    title: 'Midship section area',
    description: 'Immersed.',
    symbol: 'A_m',
    above: 0,
    example: 1140,
  }),
  displacement_volume: quantity('displacement_volume', {
    title: 'Displaced volume',
    description: 'Of the hull at this draught.',
    symbol: 'V_d',
    above: 0,
    example: 293000,
  }),
  shallow_current_coefficient: ratio(
    'Shallow-water current coefficient',
    'C_1',
    'Transverse, where the keel is at the bed.',
    { above: 0, default: 3.2 },
  ),
  current_depth_exponent: ratio(
    'Depth exponent of the current',
    'K',
    '2 by most tests, 3 by a few of a cargo ship, a carrier and a submarine.',
    { above: 0, default: 2 },
  ),
  propeller_area_ratio: ratio(
    'Propeller area ratio',
    'A_R',
    'Length times breadth over the projected area of the locked propellers: destroyer 100, carrier and submarine 125, cruiser 160, cargo ship 240, tanker 270; 0: no propeller.',
    { minimum: 0, default: 270 },
  ),
  kinematic_viscosity: quantity('kinematic_viscosity_water', {
    title: 'Kinematic viscosity of the water',
    description: 'Of the water.',
    symbol: 'nu',
    above: 0,
    default: 1.19,
  }),
  current_arm_intercept: quantity('-', {
    title: 'Arm of the current, from astern',
    description: 'Of the transverse force over the length, at a current from astern. Left out, no moment is told.',
    symbol: 'a',
    example: -0.291,
  }),
  current_arm_slope: quantity(
    { unit: '1/deg', noKind: 'a slope of a share of the length over a direction' },
    {
      title: 'Slope of the arm of the current',
      description: 'Growth of that arm with the direction of the current.',
      symbol: 'b',
      default: 0,
      inert: 'acts only with the arm of a current from astern',
    },
  ),
}

export const ufcParams = { ...windParams, ...currentParams }
