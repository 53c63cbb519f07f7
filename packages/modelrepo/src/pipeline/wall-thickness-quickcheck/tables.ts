/** The tables of the run: walls side by side, what is checked, and what each code reckons with. */

import { TEMPERATURE_LIMIT } from '@keelson/standards/asme-b31.4-2019/hoop-stress.ts'
import { DESIGN_FACTOR } from '@keelson/standards/asme-b31.8-2020/hoop-stress.ts'
import type { PipeSize } from '@keelson/standards/asme-b36.10m-2018/pipe-sizes.ts'
import { massPerLength, nextStandardWall } from '@keelson/standards/asme-b36.10m-2018/walls.ts'
import { shown, shownPressure, shownTemperature } from '@keelson/workflow'
import { keyOf, type Required } from './calculate-limit-states.ts'
import type { Fixed } from './calculate-required.ts'
import type { Params } from './inputs.ts'
import { B314, B318, CODES, type Code, F101, RP1111, runs } from './modes.ts'

export const requiredWallRows = (
  p: Params,
  all: readonly Required[],
  size: PipeSize | undefined,
  utilisation: Readonly<Record<string, number>>,
) =>
  all.map((r) => ({
    code: r.code,
    limit_state: r.state,
    clause: r.clause,
    net_pressure: r.pressure,
    required: r.net ?? null,
    nominal: r.nominal ?? null,
    standard: (size && r.nominal !== undefined && nextStandardWall(size, r.nominal)) || null,
    mass: r.nominal === undefined ? null : massPerLength.evaluateSI({ D: p.outer_diameter, t: r.nominal }),
    utilisation: utilisation[keyOf(r)] ?? null,
  }))

const ELSEWHERE = 'outside scope'
const COVERAGE: readonly (readonly [state: string, f101: string, rp1111: string, b314: string, b318: string])[] = [
  ['pressure containment', 'checked (5.4.2)', 'checked (4.3.1)', 'checked (403.2.1)', 'checked (841.1.1)'],
  ['mill and system test limits', 'checked if test data are entered (5.4.2.1)', ELSEWHERE, ELSEWHERE, ELSEWHERE],
  ['collapse', 'checked (5.4.4)', `${ELSEWHERE} (4.3.2.1)`, ELSEWHERE, ELSEWHERE],
  ['propagation buckling', 'checked (5.4.5)', `${ELSEWHERE} (4.3.2.3)`, ELSEWHERE, ELSEWHERE],
  ['combined bending, tension and pressure', `${ELSEWHERE} (5.4.6)`, `${ELSEWHERE} (4.3.1.2)`, ELSEWHERE, ELSEWHERE],
]

/** Limit states by code, whether run or not. */
export const coverageRows = (p: Params) => {
  const cell = (code: Code, text: string) => (runs(p, code) ? text : 'code not selected')
  return COVERAGE.map(([limit_state, f101, rp1111, b314, b318]) => ({
    limit_state,
    f101: cell(F101, f101),
    rp1111: cell(RP1111, rp1111),
    b314: cell(B314, b314),
    b318: cell(B318, b318),
  }))
}

/** Pressure, temperature, strength, factors and wall by code. */
export const basisRows = (p: Params, fixed: Fixed) =>
  CODES.filter((code) => runs(p, code)).map((code) => ({
    code,
    temperature: p.design_temperature,
    ...basisOfCode(p, code, fixed),
  }))

const b318Factor = (p: Params) => p.b318_hoop_design_factor ?? DESIGN_FACTOR[p.location_class]

function basisOfCode(p: Params, code: Code, { basis, T_f }: Fixed) {
  const SMYS = p.specified_minimum_yield_strength
  const net = 'nominal less corrosion allowance'
  const E = shown(p.longitudinal_joint_factor)
  switch (code) {
    case F101:
      return {
        pressure: 'local incidental less external pressure',
        temperature_effect: `${shownPressure(basis?.f_temp ?? 0)} deducted from SMYS and SMTS`,
        strength: 'lesser of f_y and f_u/1.15',
        strength_value: basis?.f_cb ?? null,
        factors: `material resistance ${shown(p.material_resistance_factor)}, safety class ${shown(basis?.gamma_SC_PC ?? 0)}, material strength ${shown(p.material_strength_factor)}`,
        wall: 'nominal less tolerance and corrosion allowance',
      }
    case RP1111:
      return {
        pressure: 'design less external pressure',
        temperature_effect: `factor ${shown(T_f ?? 1)}`,
        strength: 'mean of SMYS and SMTS',
        strength_value: (SMYS + p.specified_minimum_tensile_strength) / 2,
        factors: `design ${shown(p.rp1111_internal_pressure_design_factor)}, 0.80 times the test pressure, weld joint ${E}`,
        wall: net,
      }
    case B314:
      return {
        pressure: 'design less external pressure',
        temperature_effect: `none, valid to ${shownTemperature(TEMPERATURE_LIMIT.si)}`,
        strength: 'SMYS',
        strength_value: SMYS,
        factors: `design ${shown(p.b314_hoop_design_factor)}, joint ${E}`,
        wall: net,
      }
    case B318:
      return {
        pressure: 'design less external pressure',
        temperature_effect: `factor ${shown(T_f ?? 1)}`,
        strength: 'SMYS',
        strength_value: SMYS,
        factors: `design ${shown(b318Factor(p))}, joint ${E}`,
        wall: net,
      }
  }
}
