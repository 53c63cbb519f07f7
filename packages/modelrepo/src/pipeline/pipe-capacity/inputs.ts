/** The inputs of the pipe capacity: pipe, loads at the point, and the code with its factors. */

import { flag, type InputsOf, quantity, waysOver } from '@keelson/workflow'
import { field } from '../../_shared/fields/index.ts'
import { codeParams, factorParams } from './inputs-factors.ts'

const pipeParams = {
  outer_diameter: field.outerDiameter({ example: 323.9 }),
  wall_thickness: field.wallThickness({
    title: 'Nominal wall',
    description:
      'Nominal wall, less than half the outside diameter. No mill tolerance is taken off: the design factors of both codes contain it.',
    symbol: 't_nom',
    example: 12.7,
  }),
  buckle_arrestors: flag({
    title: 'Buckle arrestors',
    description: 'Buckle arrestors are fitted; without them a pressure that lets a buckle propagate fails the pipe.',
    default: false,
    inert: 'it only decides whether a propagating buckle fails the pipe',
  }),
  corrosion_allowance: field.corrosionAllowance({
    description: 'Taken off the wall for every limit state, areas and D/t included; less than the wall.',
    default: 0,
  }),
  ovality_rp1111: quantity('ovality', {
    title: 'Ovality of API RP 1111',
    description:
      '(D_max - D_min)/(D_max + D_min): half of the ovality of DNV-ST-F101. Lowers the collapse pressure in the check of bending with external pressure.',
    symbol: 'delta',
    minimum: 0,
    usual: [0.0025, 0.01],
    default: 0.005,
    assumed: 'That of sound new pipe: API 5L allows up to 0.01.',
  }),
}

const steelParams = {
  specified_minimum_yield_strength: field.yieldStrength({
    description: 'SMYS; at temperature, de-rated, where the code asks for it.',
    symbol: 'S',
    example: 450,
  }),
  specified_minimum_tensile_strength: field.tensileStrength({
    description: 'SMTS, also SMUS: specified minimum ultimate tensile strength, not below the yield strength.',
    symbol: 'U',
    example: 535,
  }),
  youngs_modulus: field.youngsModulus(),
  poisson_ratio: field.poissonRatio(),
  design_temperature: field.designTemperature({
    description:
      'It changes no result: above 121 degC the run warns where nothing was de-rated, and its burst check by API RP 1111 may fail and not pass.',
    example: 60,
    inert: 'it only tells whether de-rating is missing; the de-rating itself is an input',
  }),
}

const pressureParams = {
  internal_pressure: field.internalPressure({
    description: 'Design pressure inside at the point.',
    symbol: 'P_i',
    example: 15,
  }),
  minimum_internal_pressure: field.internalPressure({
    title: 'Smallest internal pressure',
    description:
      'Internal pressure that is always there, credited against collapse and propagation; 0 for an empty pipe.',
    symbol: 'P_min',
    default: 0,
  }),
  net_internal_pressure: quantity('net_pressure', {
    title: 'Net internal pressure',
    description:
      'Internal less external pressure, for burst and the combined check; replaces the difference of the two.',
    symbol: 'P_net',
    example: 13.5,
    overrides: [{ inputs: ['internal_pressure'] }],
  }),
  external_pressure: field.externalPressure({
    description: 'At the point. Absent, the pressure of the water at the water depth.',
    symbol: 'P_o',
    example: 1.5,
    requiredUnless: [{ inputs: ['water_depth'] }, { inputs: ['net_external_pressure'] }],
  }),
  water_depth: quantity('water_depth', {
    title: 'Water depth',
    description:
      'Depth of the point. It gives the external pressure if that is omitted, and must agree with it otherwise.',
    symbol: 'd',
    minimum: 0,
    example: 150,
  }),
  water_density: field.waterDensity(),
  net_external_pressure: quantity('net_pressure', {
    title: 'Net external pressure',
    description:
      'External less internal pressure, for collapse, propagation and bending. The external pressure still enters the net internal pressure, unless that is given too.',
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
    description: 'T_a - P_i A_i + P_o A_o, tension positive; the force in the wall is not.',
    symbol: 'T_eff',
    default: 0,
    assumed: 'No tension: a pipe that hangs, is laid or is restrained has some.',
  }),
  bending_strain: field.bendingStrain({
    description: 'Nominal strain of bending, before the safety factor.',
    default: 0,
    assumed: 'No bending: a pipe that is laid, spans or moves has some.',
  }),
  bending_moment: quantity('bending_moment', {
    title: 'Bending moment',
    description: 'For Method 1 of API STD 2RD. Absent, the elastic moment of the bending strain.',
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
