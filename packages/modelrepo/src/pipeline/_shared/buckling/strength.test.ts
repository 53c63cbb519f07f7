/** The strength of a hot pipe: what DNV-ST-F101 figure 5-2 takes off that of the grade. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { silent } from '@keelson/equations'
import { toSI } from '@keelson/units'
import { near } from '@keelson/units/testing.ts'
import { type PipeInputs, strengthOf } from './strength.ts'

const pipe: PipeInputs = {
  ...{ outer_diameter: 0.4, wall_thickness: 0.02, youngs_modulus: 207e9, girth_weld_factor: 1 },
  material_grade: 'X65',
  safety_class: 'medium',
}
const at = (celsius?: number) =>
  strengthOf({ ...pipe, ...(celsius !== undefined && { operating_temperature: toSI(celsius, 'degC') }) }, silent)

test('at 100 degrees 30 MPa and at 200 degrees 70 MPa are taken off yield and tensile strength of X65', () => {
  for (const [celsius, off] of [
    [50, 0],
    [100, 30],
    [200, 70],
  ] as const) {
    near(at(celsius).f_y, 0.96 * (450e6 - off * 1e6), 1e-12)
    near(at(celsius).f_u, 0.96 * (535e6 - off * 1e6), 1e-12)
  }
})

test('without a temperature the strength is that of the grade', () => {
  assert.equal(at().f_y, at(20).f_y)
})
