/** The inputs of the pipe capacity: pipe, loads at the point, and the code with its factors. */

import { flag, type InputsOf, quantity, waysOver } from '@keelson/workflow'
import { field } from '../../_shared/fields/index.ts'
import { codeParams, factorParams } from './inputs-factors.ts'

const pipeParams = {
  outer_diameter: field.outerDiameter({ example: 323.9 }),
  wall_thickness: field.wallThickness({
    title: 'Nominal wall thickness',
    description:
      'Nominal wall thickness, which must be less than half the outside diameter. Mill tolerance is not deducted because the design factors of both codes include it.',
    symbol: 't_nom',
    example: 12.7,
  }),
  buckle_arrestors: flag({
    title: 'Buckle arrestors',
    description:
      'Whether buckle arrestors are fitted. Without arrestors, the check fails if the pressure can propagate a buckle.',
    default: false,
    inert: 'only determines whether the propagating buckle check fails',
  }),
  corrosion_allowance: field.corrosionAllowance({
    description:
      'Allowance deducted from the wall thickness for every limit state, including areas and D/t. Must be less than the wall thickness.',
    default: 0,
  }),
  ovality_rp1111: quantity('ovality', {
    title: 'API RP 1111 ovality',
    description:
      'Ovality (D_max − D_min)/(D_max + D_min), half the DNV-ST-F101 ovality. Reduces the collapse pressure for bending with external pressure.',
    symbol: 'delta',
    minimum: 0,
    usual: [0.0025, 0.01],
    default: 0.005,
    assumed: 'Value for undamaged new pipe. API 5L permits up to 0.01.',
  }),
}

const steelParams = {
  specified_minimum_yield_strength: field.yieldStrength({
    description: 'Specified minimum yield strength (SMYS), de-rated for temperature if the code requires it.',
    symbol: 'S',
    example: 450,
  }),
  specified_minimum_tensile_strength: field.tensileStrength({
    description: 'Specified minimum tensile strength (SMTS or SMUS), which must not be less than the yield strength.',
    symbol: 'U',
    example: 535,
  }),
  youngs_modulus: field.youngsModulus(),
  poisson_ratio: field.poissonRatio(),
  design_temperature: field.designTemperature({
    description:
      'Design temperature, used only to check de-rating. Above 121 °C without de-rating a warning is issued. The API RP 1111 burst check can then fail but cannot pass.',
    example: 60,
    inert: 'only shows whether de-rating is missing; de-rating is a separate input',
  }),
}

const pressureParams = {
  internal_pressure: field.internalPressure({
    description: 'Internal design pressure at the point considered.',
    symbol: 'P_i',
    example: 15,
  }),
  minimum_internal_pressure: field.internalPressure({
    title: 'Minimum internal pressure',
    description:
      'Internal pressure that is always present and is credited against collapse and propagation. Enter 0 for an empty pipe.',
    symbol: 'P_min',
    default: 0,
  }),
  net_internal_pressure: quantity('net_pressure', {
    title: 'Net internal pressure',
    description:
      'Internal less external pressure, for burst and the combined check. Replaces the calculated pressure difference.',
    symbol: 'P_net',
    example: 13.5,
    overrides: [{ inputs: ['internal_pressure'] }],
  }),
  external_pressure: field.externalPressure({
    description: 'External pressure at the point considered. If omitted, it is calculated from the water depth.',
    symbol: 'P_o',
    example: 1.5,
    requiredUnless: [{ inputs: ['water_depth'] }, { inputs: ['net_external_pressure'] }],
  }),
  water_depth: quantity('water_depth', {
    title: 'Water depth',
    description:
      'Water depth at the point considered. It gives the external pressure if none is entered; otherwise the two must agree.',
    symbol: 'd',
    minimum: 0,
    example: 150,
  }),
  water_density: field.waterDensity(),
  net_external_pressure: quantity('net_pressure', {
    title: 'Net external pressure',
    description:
      'External less internal pressure, for collapse, propagation and bending. The external pressure still applies to the net internal pressure unless that is also entered.',
    symbol: 'P_ext',
    example: 1.5,
    overrides: [
      { inputs: ['minimum_internal_pressure'] },
      { inputs: ['external_pressure'], with: ['net_internal_pressure'] },
    ],
  }),
}

const loadParams = {
  effective_tension: field.effectiveAxialForce({
    title: 'Effective tension',
    description: 'Effective tension T_a − P_i A_i + P_o A_o, tension positive. Do not enter the wall tension T_a.',
    symbol: 'T_eff',
    default: 0,
    assumed: 'No tension is assumed. Suspended, laid or restrained pipe is usually in tension.',
  }),
  bending_strain: field.bendingStrain({
    description: 'Nominal bending strain before the safety factor.',
    default: 0,
    assumed: 'No bending is assumed. Laid, spanning or moving pipe is usually bent.',
  }),
  bending_moment: quantity('bending_moment', {
    title: 'Bending moment',
    description:
      'Bending moment for API STD 2RD Method 1. If omitted, the elastic moment for the bending strain is used.',
    symbol: 'M',
    example: 100,
  }),
}

const groups = {
  Code: codeParams,
  Pipe: pipeParams,
  Steel: steelParams,
  Pressures: pressureParams,
  'Tension and bending': loadParams,
  Factors: factorParams,
}
type Inputs = InputsOf<typeof groups>
/** Of some inputs: those that are there, and those that may be. */
export type Some<T extends keyof Inputs, M extends keyof Inputs = never> = Pick<Inputs, T> & Partial<Pick<Inputs, M>>
export const { way, composed } = waysOver('code', groups)

/** What a pipe takes and may take, whatever the code. */
export const ofPipe = {
  takes: [
    ...(['outer_diameter', 'wall_thickness', 'buckle_arrestors', 'corrosion_allowance', 'ovality_rp1111'] as const),
    ...(['specified_minimum_yield_strength', 'specified_minimum_tensile_strength', 'youngs_modulus'] as const),
    ...(['poisson_ratio', 'minimum_internal_pressure', 'water_density', 'effective_tension'] as const),
    ...(['bending_strain', 'collapse_factor', 'propagating_buckle_factor', 'bending_safety_factor'] as const),
    'combined_collapse_factor',
  ],
  unlessReplaced: ['internal_pressure', 'external_pressure'],
  may: [
    ...(['design_temperature', 'net_internal_pressure', 'water_depth', 'net_external_pressure'] as const),
    ...(['internal_pressure_design_factor', 'combined_load_factor'] as const),
  ],
} as const
export type Pipe = Some<(typeof ofPipe.takes)[number], (typeof ofPipe.unlessReplaced | typeof ofPipe.may)[number]>

/** Inputs that charts have on their axes. */
export const axes = { ...pipeParams, ...pressureParams, ...loadParams }
