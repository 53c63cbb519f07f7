/** Surge and swab as a run has them: the window at the bit, the sections of the annulus, and what is assumed of the trip. */
import * as column from '@keelson/physics/drilling-hydraulics/column.ts'
import { INDEX_MEASURED } from '@keelson/physics/rheology/smooth-friction.ts'
import { bourgoyne } from '@keelson/physics/rheology/sources.ts'
import { inPractice, notApplicable, textColumn } from '@keelson/workflow'
import { CLINGING, type Trip, type Tripped } from './calculate-trip.ts'
import { indexLeft, type Moving } from './flow.ts'
import { CLOSED, CONSTANT, PEAK } from './inputs-work.ts'

const { compares, gives, givesAs, numberColumn, numberValue } = inPractice('oilfield')

export const WINDOW = { source: bourgoyne, clause: 'ch. 4, mud window between pore and fracture pressure' }
export const fracture = { input: 'fracture_gradient', title: 'Fracture gradient' } as const
const pore = { input: 'pore_pressure_gradient', title: 'Pore pressure gradient' } as const
const needs = ['tripping_speed']

export const tripValues = {
  surge_pressure: givesAs(
    'dP_t',
    'Surge pressure',
    'pressure_loss',
    'Pressure change summed over all annulus sections. The swab pressure has the same magnitude.',
    { signed: true, needs },
  ),
  surge_equivalent_mud_weight: gives(
    column.surgeWeight,
    'mud_density',
    'Equivalent mud weight at the bit when running in.',
    {
      signed: true,
      needs,
    },
  ),
  swab_equivalent_mud_weight: gives(
    column.swabWeight,
    'mud_density',
    'Equivalent mud weight at the bit when pulling out.',
    {
      signed: true,
      needs,
    },
  ),
  equivalent_annular_velocity: numberValue('pipe_flow_velocity', {
    title: 'Equivalent tripping velocity',
    description: 'Maximum equivalent mud velocity past the pipe in any section, including clinging.',
    needs,
  }),
  gel_breaking_pressure: gives(
    column.gelPressure,
    'pressure_loss',
    'Gel-breaking pressure in the annulus. The pressure is not added to any other pressure.',
    {
      signed: true,
      needs: ['gel_strength'],
    },
  ),
}

export const tripChecks = {
  surge: compares('mud_density', {
    title: 'Fracture during surge',
    criterion: WINDOW,
    demand: column.surgeWeight,
    capacity: fracture,
    needs: ['fracture_gradient', 'tripping_speed'],
    reach: [INDEX_MEASURED],
  }),
  swab: compares('mud_density', {
    title: 'Influx during swab',
    criterion: WINDOW,
    demand: pore,
    capacity: column.swabWeight,
    needs: ['pore_pressure_gradient', 'tripping_speed'],
    reach: [INDEX_MEASURED],
  }),
  mud_at_rest: compares('mud_density', {
    title: 'Influx with static mud',
    criterion: WINDOW,
    demand: pore,
    capacity: { input: 'mud_weight', title: 'Mud weight' },
    needs: ['pore_pressure_gradient'],
  }),
}

export const tripTable = {
  trip: {
    title: 'Surge and swab by section',
    description:
      'Annulus sections from the surface down. The annular fraction of the swept mud is reported for an open pipe with equal pressure loss.',
    columns: {
      top_measured_depth: numberColumn('well_depth', 'Top'),
      bottom_measured_depth: numberColumn('well_depth', 'Bottom'),
      hole_diameter: numberColumn('hole_diameter', 'Hole'),
      pipe_diameter: numberColumn('tubing_diameter', 'Pipe'),
      clinging_constant: numberColumn('-', 'Clinging constant'),
      annular_share: numberColumn('-', 'Annular fraction'),
      velocity: numberColumn('pipe_flow_velocity', 'Equivalent velocity'),
      reynolds_number: numberColumn('-', 'Reynolds number'),
      flow_regime: textColumn('Flow'),
      pressure_loss: numberColumn('pressure_loss', 'Pressure loss'),
    },
  },
}

/** Rows of the table of the trip. */
const tripRows = ({ rows }: Trip) =>
  rows.map(({ stretch, K_c, share, v, N, regime, dP }) => ({
    top_measured_depth: stretch.top,
    bottom_measured_depth: stretch.bottom,
    hole_diameter: stretch.outer,
    pipe_diameter: stretch.inner,
    clinging_constant: K_c,
    annular_share: share ?? null,
    velocity: v,
    reynolds_number: N,
    flow_regime: regime as string,
    pressure_loss: dP,
  }))

export const tripTables = (trip: Trip | undefined) => ({
  trip: trip === undefined ? notApplicable('no tripping speed is entered') : tripRows(trip),
})

/** Outside of what the frictions were found for, neither surge nor swab passes. */
export function tripBeside(moving: Moving) {
  const left = indexLeft(moving)
  const beside = { doubt: left && { kind: 'out_of_reach' as const, why: left } }
  return { surge: beside, swab: beside }
}

/** Where the trip takes what was not given. */
export const assumedOf = (p: Tripped) => ({
  ...(p.tripping_speed_basis === undefined && { tripping_speed_basis: PEAK }),
  ...(p.pipe_end === undefined && { pipe_end: CLOSED }),
  ...(p.clinging_model === CONSTANT && p.clinging_constant === undefined && { clinging_constant: CLINGING }),
})
