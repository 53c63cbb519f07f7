/** API STD 2RD (2013), for dynamic risers: burst and collapse of section 5, and Method 1 of the combined loads. */
import type { Trace } from '@keelson/equations'
import { burstPressureThin, netInternalPressure } from '@keelson/standards/api-rp-1111-2015/burst.ts'
import { netExternalPressure } from '@keelson/standards/api-rp-1111-2015/collapse.ts'
import * as longitudinal from '@keelson/standards/api-rp-1111-2015/longitudinal.ts'
import * as burst from '@keelson/standards/api-std-2rd-2013/burst.ts'
import * as collapse from '@keelson/standards/api-std-2rd-2013/collapse.ts'
import * as method1 from '@keelson/standards/api-std-2rd-2013/combined.ts'
import { apiStd2rd } from '@keelson/standards/api-std-2rd-2013/source.ts'
import { checkOf } from '@keelson/workflow'
import { capacityOf, pictures, sharedChecks, sharedLimits, sharedValues } from './capacity.ts'
import { type Burst, type Code, type Combined, type Loaded, pipeOf } from './code.ts'
import { ofPipe, type Pipe, type Some, way } from './inputs.ts'
import { BURST, COLLAPSE, COMBINED } from './state-names.ts'
import { hotWords, THIN_RING } from './validity.ts'

type Inputs = Pipe & Some<'burst_factor_k', 'bending_moment'>

const checks = {
  std2rd_internal_pressure: checkOf('net_pressure', {
    title: 'Internal pressure (burst)',
    demand: netInternalPressure,
    capacity: burst.allowableInternalPressure,
    criterion: burst.allowableInternalPressure,
  }),
  std2rd_external_pressure: checkOf('net_pressure', {
    title: 'External pressure (collapse)',
    demand: netExternalPressure,
    capacity: collapse.allowableCollapsePressure,
    criterion: collapse.allowableCollapsePressure,
    reach: [THIN_RING],
  }),
  std2rd_combined: checkOf('-', {
    title: 'Combined load',
    demand: method1.method1,
    capacity: 'Combined load limit',
    criterion: method1.F_D_OPERATING,
    reach: [THIN_RING],
  }),
  ...sharedChecks,
}

export const byStd2rd = way({
  ...ofPipe,
  takes: [...ofPipe.takes, 'burst_factor_k'],
  may: [...ofPipe.may, 'bending_moment'],
  values: sharedValues,
  checks,
  ...pictures,
  calculate: (p, trace) => capacityOf(std2rd(p), checks, p, trace),
})

const std2rd = (p: Inputs): Code => {
  const hot = hotWords(p)
  return {
    source: apiStd2rd,
    design: { of: burst.F_D_DESIGN, clause: 'section 5, burst', cell: 'design' },
    operational: { of: method1.F_D_OPERATING, clause: '5.4.3.2, Method 1', cell: 'operational' },
    limits: {
      [BURST]: { clause: 'STD 2RD section 5, burst', check: 'std2rd_internal_pressure' },
      [COLLAPSE]: { clause: 'STD 2RD section 5, collapse', check: 'std2rd_external_pressure' },
      [COMBINED]: { clause: 'STD 2RD 5.4.3.2, Method 1', check: 'std2rd_combined' },
      ...sharedLimits,
    },
    burst: (f_d, t, trace) => burstOf(p, f_d, t, trace),
    burstWall: (F_D, P_net, trace) =>
      trace.apply(
        burst.burstMinimumWall,
        { ...pipeOf(p), P_net, F_D, k: p.burst_factor_k },
        { rename: { F_D: 'f_d' } },
      ),
    collapse,
    combined: (loaded, trace) => combinedOf(p, loaded, trace),
    notDerated: hot && `${hot}; strengths are used as entered and must be de-rated for API STD 2RD`,
    moment: p.bending_moment,
  }
}

function burstOf(p: Inputs, F_D: number, t: number, trace: Trace): Burst {
  trace.section('Burst')
  const p_b = trace.apply(burst.burstPressure, { k: p.burst_factor_k, ...pipeOf(p), t })
  const allowable = trace.apply(burst.allowableInternalPressure, { F_D, p_b }, { rename: { F_D: 'f_d' } })
  trace.apply(burstPressureThin, { ...pipeOf(p), t }, { note: 'for comparison' })
  return { pressure: p_b, allowable }
}

function combinedOf(p: Inputs, { P_net, P_b: p_b, P_c, t }: Loaded, trace: Trace): Combined {
  const { outer_diameter: D, specified_minimum_yield_strength: S, effective_tension: T_eff } = p
  const byCollapse = P_net < 0
  trace.section('Tension, pressure and bending')
  const A = trace.apply(longitudinal.crossSection, { D, t })
  const T_y = trace.apply(longitudinal.yieldTension, { S, A })
  if (!byCollapse)
    trace.apply(longitudinal.combinedLoadRatio, { P_net, P_b: p_b, T_eff, T_y }, { rename: { P_b: 'p_b' } })
  const W_e = trace.apply(method1.sectionModulus, { D, t })
  const M_y = trace.apply(method1.yieldMoment, { S, W_e })
  const strained = { E: p.youngs_modulus, epsilon: p.bending_strain, W_e }
  const M = p.bending_moment ?? trace.apply(method1.elasticMoment, strained)
  const loads = { M, M_y, T_eff, T_y, P_net }
  const demand = byCollapse
    ? trace.apply(method1.method1External, { ...loads, P_c })
    : trace.apply(method1.method1, { ...loads, p_b })
  return { T_y, demand, bending: Math.abs(M) / M_y, byCollapse }
}
