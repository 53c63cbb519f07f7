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
    description: 'Load case and check (burst, collapse, tension or triaxial) with the maximum utilisation.',
  }),
  worst_utilisation: numberValue('utilisation', {
    title: 'Maximum utilisation',
    description: 'Maximum utilisation of all checks in all load cases.',
    minimum: 0,
  }),
  utilisation: mapValue('utilisation', {
    title: 'Utilisation by load case',
    description:
      'Maximum utilisation of each load case in burst, collapse, tension and triaxial stress. A case without resistance is omitted.',
    keys: 'load case names; load_point if none is entered',
    minimum: 0,
  }),
  burst_resistance: resultOf(internalYieldPressure, 'pipe_pressure', {
    ...oilfield,
    description: 'Burst resistance at the entered temperature.',
  }),
  collapse_resistance: numberValue('pipe_pressure', {
    ...oilfield,
    title: 'Collapse pressure',
    symbol: 'P_c',
    description: 'External pressure in excess of internal pressure that the pipe resists at the load point.',
    minimum: 0,
  }),
  collapse_regime: textValue({
    title: 'Collapse regime',
    description: 'Collapse regime at the load point: yield, plastic, transition or elastic.',
  }),
  pipe_body_yield_strength: resultOf(bodyYieldStrength, 'well_tubular_force', {
    ...oilfield,
    description: 'Pipe body yield strength at the entered temperature.',
  }),
  triaxial_internal_pressure_limit: resultOf(physics.yieldPressureOpen, 'internal_pressure', {
    ...oilfield,
    title: 'Internal pressure at first yield',
    description:
      'Internal pressure at first yield at the load point, without a design factor. First yield is at the inner wall or, with bending, at either wall.',
  }),
  derated_yield_strength: resultOf(physics.deratedYield, 'steel_yield_strength', {
    ...oilfield,
    description: 'Yield strength at the entered temperature.',
  }),
  reduced_yield_strength: resultOf(equivalentYield, 'steel_yield_strength', {
    ...oilfield,
    description:
      'Yield strength for collapse at the load point, reduced by tension and, in the 2018 method, by internal pressure.',
  }),
  von_mises_stress: resultOf(untwistedStress, 'stress', {
    ...oilfield,
    description: 'Maximum von Mises stress of the four wall points at the load point.',
    minimum: 0,
  }),
  triaxial_safety_factor: resultOf(physics.yieldMargin, 'safety_factor', {
    description: 'Safety factor against first yield at the load point.',
  }),
  critical_location: textValue({
    title: 'Critical wall',
    description: 'Wall with the maximum von Mises stress: inner or outer.',
  }),
  axial_stress: resultOf(axialStress, 'stress', {
    ...oilfield,
    description: 'Axial stress at the load point, excluding bending.',
  }),
  radial_stress: resultOf(radialStress, 'stress', {
    ...oilfield,
    description: 'Radial stress at the critical wall of the load point.',
  }),
  hoop_stress: resultOf(hoopStress, 'stress', {
    ...oilfield,
    description: 'Hoop stress at the critical wall of the load point.',
  }),
  envelope: rowsValue({
    title: 'Envelope',
    description:
      'Permissible pressures at each axial force with the design factors. The load-point pressure acts on the other side. If a range is permissible, its upper limit is shown; if no pressure is permissible, the cell is blank.',
    columns: {
      axial_force: numberColumn('well_tubular_force', 'Axial force', oilfield),
      internal_pressure_vme: numberColumn('internal_pressure', 'Internal, triaxial', oilfield),
      external_pressure_vme: numberColumn('external_pressure', 'External, triaxial', oilfield),
      internal_pressure_api: numberColumn('internal_pressure', 'Internal, API', oilfield),
      external_pressure_api: numberColumn('external_pressure', 'External, API', oilfield),
    },
  }),
  load_case_results: rowsValue({
    title: 'Load case results',
    description: 'Results for each load case. Utilisation is blank if there is no resistance.',
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
