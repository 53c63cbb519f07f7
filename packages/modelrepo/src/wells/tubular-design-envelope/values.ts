/** The values that a run answers with: ratings at the load point, and what the cases use. */
import { axialStress } from '@keelson/physics/member-stress/fibre.ts'
import { hoopStress, radialStress, untwistedStress } from '@keelson/physics/member-stress/thick-tube.ts'
import * as physics from '@keelson/physics/tubulars/yielding.ts'
import {
  bodyYieldStrength,
  equivalentYield,
  internalYieldPressure,
} from '@keelson/standards/api-tr-5c3-2018/yielding.ts'
import { mapValue, numberColumn, numberValue, resultOf, rowsValue, textColumn, textValue } from '@keelson/workflow'

const oilfield = { practice: 'oilfield' } as const
const used = (title: string) => numberColumn('utilisation', title)

export const values = {
  governing_check: textValue({
    title: 'Governing check',
    description: 'Load case and check: burst, collapse, tension or triaxial.',
  }),
  worst_utilisation: numberValue('utilisation', {
    title: 'Largest utilisation',
    description: 'Of all checks of all cases.',
    minimum: 0,
  }),
  utilisation: mapValue('utilisation', {
    title: 'Utilisation by load case',
    description: 'The largest of burst, collapse, tension and triaxial; a case that nothing holds is left out.',
    keys: 'names of the load cases; load_point where none is given',
    minimum: 0,
  }),
  burst_resistance: resultOf(internalYieldPressure, 'pipe_pressure', {
    ...oilfield,
    description: 'At the temperature of the run.',
  }),
  collapse_resistance: numberValue('pipe_pressure', {
    ...oilfield,
    title: 'Collapse pressure',
    symbol: 'P_c',
    description: 'External pressure in excess of the internal one that the pipe holds at the load point.',
    minimum: 0,
  }),
  collapse_regime: textValue({ title: 'Regime of collapse', description: 'yield, plastic, transition or elastic.' }),
  pipe_body_yield_strength: resultOf(bodyYieldStrength, 'well_tubular_force', {
    ...oilfield,
    description: 'At the temperature of the run.',
  }),
  triaxial_internal_pressure_limit: resultOf(physics.yieldPressureOpen, 'internal_pressure', {
    ...oilfield,
    title: 'Internal pressure at first yield',
    description: 'At the load point, without a design factor: of the inner wall, with a bend of either wall.',
  }),
  derated_yield_strength: resultOf(physics.deratedYield, 'steel_yield_strength', {
    ...oilfield,
    description: 'At the temperature of the run.',
  }),
  reduced_yield_strength: resultOf(equivalentYield, 'steel_yield_strength', {
    ...oilfield,
    description: 'Against collapse at the load point; all of it where nothing pulls.',
  }),
  von_mises_stress: resultOf(untwistedStress, 'stress', {
    ...oilfield,
    description: 'At the load point, largest of four points of the wall.',
    minimum: 0,
  }),
  triaxial_safety_factor: resultOf(physics.yieldMargin, 'safety_factor', { description: 'At the load point.' }),
  critical_location: textValue({
    title: 'Critical wall',
    description: 'inner or outer, where the von Mises stress is largest.',
  }),
  axial_stress: resultOf(axialStress, 'stress', { ...oilfield, description: 'Of the load point, without bending.' }),
  radial_stress: resultOf(radialStress, 'stress', {
    ...oilfield,
    description: 'At the critical wall of the load point.',
  }),
  hoop_stress: resultOf(hoopStress, 'stress', { ...oilfield, description: 'At the critical wall of the load point.' }),
  envelope: rowsValue({
    title: 'Envelope',
    description:
      'Pressures that are held at each axial force, design factors taken off, beside the pressure of the load point on the other side; the larger one where pressures between two are held, and no number where none is.',
    columns: {
      axial_force: numberColumn('well_tubular_force', 'Axial force', oilfield),
      internal_pressure_vme: numberColumn('internal_pressure', 'Internal, triaxial', oilfield),
      external_pressure_vme: numberColumn('external_pressure', 'External, triaxial', oilfield),
      internal_pressure_api: numberColumn('internal_pressure', 'Internal, API', oilfield),
      external_pressure_api: numberColumn('external_pressure', 'External, API', oilfield),
    },
  }),
  load_case_results: rowsValue({
    title: 'Load cases',
    description: 'One row each; no number where nothing holds the load.',
    columns: {
      name: textColumn('Load case'),
      von_mises_stress: numberColumn('stress', 'Von Mises stress', oilfield),
      triaxial_safety_factor: numberColumn('safety_factor', 'Triaxial safety factor'),
      burst_utilisation: used('Burst'),
      collapse_utilisation: used('Collapse'),
      tension_utilisation: used('Tension'),
      triaxial_utilisation: used('Triaxial'),
    },
  }),
}
