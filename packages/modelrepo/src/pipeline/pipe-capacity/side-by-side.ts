/** The same net wall by API RP 1111, API STD 2RD and DNV-ST-F101. */
import { silent } from '@keelson/equations'
import { F_D_PIPELINE } from '@keelson/standards/api-rp-1111-2015/burst.ts'
import { F_D_DESIGN, K_API } from '@keelson/standards/api-std-2rd-2013/burst.ts'
import * as f101Collapse from '@keelson/standards/dnv-st-f101-2021/collapse.ts'
import * as material from '@keelson/standards/dnv-st-f101-2021/material.ts'
import * as containment from '@keelson/standards/dnv-st-f101-2021/pressure-containment.ts'
import * as f101Propagation from '@keelson/standards/dnv-st-f101-2021/propagation.ts'
import { GAMMA_M } from '@keelson/standards/dnv-st-f101-2021/source.ts'
import { type AnyOutcome, type Calculation, numberColumn, shown, textColumn, wordedColumn } from '@keelson/workflow'
import type { Pipe } from './inputs.ts'
import { RP1111, STD2RD } from './inputs-factors.ts'

export const tables = {
  codes: {
    title: 'Code comparison',
    description:
      'Capacities of the same net wall thickness to each code. The selected code uses its entered factors. The other API standard uses its published internal pressure factors and the entered collapse and propagating buckle factors. DNV-ST-F101 uses its published factors.',
    columns: {
      code: textColumn('Code'),
      basis: wordedColumn('Basis'),
      burst: numberColumn('pipe_pressure', 'Burst pressure'),
      internal: numberColumn('pipe_pressure', 'Allowable internal pressure'),
      collapse: numberColumn('pipe_pressure', 'Collapse pressure'),
      external: numberColumn('pipe_pressure', 'Allowable external pressure'),
      propagation: numberColumn('pipe_pressure', 'Propagation pressure'),
      no_arrestors: numberColumn('pipe_pressure', 'Limit without arrestors'),
    },
  },
}

/** DNV-ST-F101 counts the difference of the diameters over one diameter, API RP 1111 over the sum of two. */
const OVALITY_RATIO = 2

/** Internal pressure design factor that a code prints. */
const DESIGN = { [RP1111]: F_D_PIPELINE, [STD2RD]: F_D_DESIGN } as const
/** The other code has what it prints for sound pipe. */
const PRINTED = {
  ...{ weld_joint_factor: 1, temperature_derating_factor: 1, burst_factor_k: K_API.value },
  internal_pressure_design_factor: undefined,
}

type Params = Pipe & { readonly code: keyof typeof DESIGN }

/** The code of the run with its factors, the other with those that it prints. */
export const drawn = (pipe: Calculation, p: Params, { values }: AnyOutcome) => ({
  tables: () => ({
    codes: [
      ...([RP1111, STD2RD] as const).map((code) => {
        if (code === p.code) return apiRow(p, values)
        const other = { ...p, ...PRINTED, code }
        return apiRow(other, pipe.calculate(other, { trace: silent }).values)
      }),
      f101Row(p, p.wall_thickness - p.corrosion_allowance),
    ],
  }),
})

type Unprinted = Pick<Params, 'code' | 'collapse_factor'> & {
  readonly internal_pressure_design_factor?: number | undefined
}
function apiRow(p: Unprinted, values: AnyOutcome['values']) {
  const f_d = p.internal_pressure_design_factor ?? DESIGN[p.code].value
  const of = (name: string) => values[name] as number
  return {
    code: p.code,
    basis: `design factor ${shown(f_d)}, collapse factor ${shown(p.collapse_factor)}`,
    burst: of('burst_pressure'),
    internal: of('allowable_net_internal_pressure'),
    collapse: of('collapse_pressure'),
    external: of('allowable_net_external_pressure'),
    propagation: of('propagation_pressure'),
    no_arrestors: of('allowable_propagation_pressure'),
  }
}

/** Safety class medium, normal material, seamless pipe, no mill tolerance and no temperature. */
function f101Row(p: Pipe, t: number) {
  const { outer_diameter: D, youngs_modulus: E, poisson_ratio: nu } = p
  const alpha_U = material.ALPHA_U_NORMAL.value
  const alpha_fab = material.ALPHA_FAB.seamless
  const f_y = material.characteristicYieldStrength.evaluate({ SMYS_T: p.specified_minimum_yield_strength, alpha_U })
  const f_u = material.characteristicTensileStrength.evaluate({ SMTS_T: p.specified_minimum_tensile_strength, alpha_U })
  const f_cb = material.containmentStrength.evaluate({ f_y, f_u })
  const f_0 = f101Collapse.ovalityUsed.evaluate({
    f_g: OVALITY_RATIO * p.ovality_rp1111,
    f_min: f101Collapse.OVALITY_FLOOR.value,
  })
  const p_b = containment.containmentResistance.evaluate({ t_1: t, D, f_cb })
  const { p_c } = f101Collapse.systemCollapse({ E, nu, D, t_1: t, f_y, alpha_fab, f_0 }, silent)
  const p_pr = f101Propagation.propagationPressure.evaluate({ f_y, alpha_fab, t_2: t, D })
  const gamma_m = GAMMA_M.value
  const gamma_SC_LB = f101Collapse.GAMMA_SC_LB.medium
  const gamma_SC_PC = containment.GAMMA_SC_PC.medium
  return {
    code: 'DNV-ST-F101',
    basis: `safety class medium, material strength factor ${alpha_U}, seamless, ovality ${shown(f_0)}`,
    burst: p_b,
    internal: containment.factoredContainmentResistance.evaluate({ p_b, gamma_m, gamma_SC_PC }),
    collapse: p_c,
    external: f101Collapse.factoredCollapsePressure.evaluate({ p_c, gamma_m, gamma_SC_LB }),
    propagation: p_pr,
    no_arrestors: f101Propagation.factoredPropagationPressure.evaluate({ p_pr, gamma_m, gamma_SC_LB }),
  }
}
