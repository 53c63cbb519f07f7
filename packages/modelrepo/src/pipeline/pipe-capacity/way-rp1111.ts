/** API RP 1111, for pipelines: 4.3.1 internal pressure, tension and both together; 4.3.2 external pressure. */
import { silent, type Trace } from '@keelson/equations'
import * as burst from '@keelson/standards/api-rp-1111-2015/burst.ts'
import * as collapse from '@keelson/standards/api-rp-1111-2015/collapse.ts'
import { closedForm } from '@keelson/standards/api-rp-1111-2015/collapse-wall.ts'
import * as longitudinal from '@keelson/standards/api-rp-1111-2015/longitudinal.ts'
import { apiRp1111 } from '@keelson/standards/api-rp-1111-2015/source.ts'
import { DERATING_TABLE, temperatureFactor } from '@keelson/standards/asme-b31.8-2020/temperature.ts'
import { checkOf, type Doubt, outOf, shown, shownRatio } from '@keelson/workflow'
import { capacityOf, netPressure, pictures, sharedChecks, sharedLimits, sharedValues } from './capacity.ts'
import { type Burst, type Code, type Combined, type Loaded, pipeOf } from './code.ts'
import { ofPipe, type Pipe, type Some, way } from './inputs.ts'
import { BURST, COLLAPSE, COMBINED, LONGITUDINAL } from './state-names.ts'
import { hotWords, THIN_RING } from './validity.ts'

type Inputs = Pipe & Some<'weld_joint_factor' | 'temperature_derating_factor'>

const checks = {
  rp1111_internal_pressure: checkOf('net_pressure', {
    title: 'Internal pressure (burst)',
    demand: burst.netInternalPressure,
    capacity: burst.designPressureLimit,
    criterion: burst.designPressureLimit,
    reach: [burst.WELD_JOINT, DERATING_TABLE],
  }),
  rp1111_external_pressure: checkOf('net_pressure', {
    title: 'External pressure (collapse)',
    demand: collapse.netExternalPressure,
    capacity: collapse.allowableCollapsePressure,
    criterion: collapse.allowableCollapsePressure,
    reach: [THIN_RING],
  }),
  rp1111_longitudinal: checkOf('pipe_axial_force', {
    title: 'Longitudinal load',
    demand: longitudinal.effectiveTension,
    capacity: longitudinal.allowableTension,
    criterion: longitudinal.allowableTension,
  }),
  rp1111_combined: checkOf('-', {
    title: 'Combined tension and pressure',
    demand: 'Combined load ratio',
    capacity: 'Combined load limit',
    criterion: longitudinal.COMBINED_OPERATIONAL,
  }),
  ...sharedChecks,
}

export const byRp1111 = way({
  ...ofPipe,
  takes: [...ofPipe.takes, 'weld_joint_factor', 'temperature_derating_factor'],
  values: {
    ...sharedValues,
    design_pressure_limit: netPressure(
      burst.designPressureLimit,
      'Design pressure limit',
      'Net design pressure limit, 0.80 times the hydrostatic test pressure limit.',
    ),
    hydrostatic_test_pressure_limit: netPressure(
      burst.testPressureLimit,
      'Hydrostatic test pressure limit',
      'Net hydrostatic test pressure limit, f_d f_e f_t P_b.',
    ),
    incidental_pressure_limit: netPressure(
      burst.incidentalPressureLimit,
      'Incidental pressure limit',
      'Net incidental pressure limit, 0.90 times the hydrostatic test pressure limit.',
    ),
  },
  checks,
  ...pictures,
  calculate: (p, trace) => capacityOf(rp1111(p), checks, p, trace),
})

const rp1111 = (p: Inputs): Code => ({
  source: apiRp1111,
  design: { of: burst.F_D_PIPELINE, clause: '4.3.1', cell: 'pipeline' },
  operational: { of: longitudinal.COMBINED_OPERATIONAL, clause: '4.3.1.2', cell: 'operational' },
  extreme: longitudinal.COMBINED_EXTREME,
  limits: {
    [BURST]: { clause: 'RP 1111 4.3.1', check: 'rp1111_internal_pressure' },
    [COLLAPSE]: { clause: 'RP 1111 4.3.2.1', check: 'rp1111_external_pressure' },
    [LONGITUDINAL]: { clause: 'RP 1111 4.3.1.1', check: 'rp1111_longitudinal' },
    [COMBINED]: { clause: 'RP 1111 4.3.1.2', check: 'rp1111_combined' },
    ...sharedLimits,
  },
  burst: (f_d, t, trace) => burstOf(p, f_d, t, trace),
  burstWall: (f_d, P_net, trace) => burstWall(p, f_d, P_net, trace),
  collapse: { ...collapse, closedForm },
  combined: (loaded, trace) => combinedOf(p, loaded, trace),
  burstDoubt: burstDoubt(p),
  notDerated: deratingMissing(p),
})

const factors = ({ weld_joint_factor: f_e, temperature_derating_factor: f_t }: Inputs) => ({ f_e, f_t })
function burstOf(p: Inputs, f_d: number, t: number, trace: Trace): Burst {
  const { D, ...strengths } = pipeOf(p)
  trace.section('Burst')
  const P_b_log = trace.apply(burst.burstPressure, { ...strengths, D, t }, { as: 'P_b_log' })
  const P_b_thin = trace.apply(burst.burstPressureThin, { ...strengths, D, t })
  const P_b = trace.apply(burst.governingBurstPressure, { D, t, P_b_log, P_b_thin })
  const P_t = trace.apply(burst.testPressureLimit, { f_d, ...factors(p), P_b })
  const incidental = trace.apply(burst.incidentalPressureLimit, { P_t })
  const allowable = trace.apply(burst.designPressureLimit, { P_t })
  return { pressure: P_b, allowable, limits: { test: P_t, incidental } }
}

function burstWall(p: Inputs, f_d: number, P_net: number, trace: Trace): number {
  const asked = { ...pipeOf(p), P_net, f_d, ...factors(p) }
  const t_log = trace.apply(burst.burstMinimumWall, asked, { as: 't_log' })
  const t_thin = trace.apply(burst.burstMinimumWallThin, asked, { as: 't_thin' })
  return trace.apply(burst.governingBurstWall, { D: asked.D, t_log, t_thin })
}

function combinedOf(p: Inputs, { P_net, P_b, t }: Loaded, trace: Trace): Combined {
  trace.section('Tension, pressure and bending')
  const A = trace.apply(longitudinal.crossSection, { D: p.outer_diameter, t })
  const T_y = trace.apply(longitudinal.yieldTension, { S: p.specified_minimum_yield_strength, A })
  const demand = trace.apply(longitudinal.combinedLoadRatio, { P_net, P_b, T_eff: p.effective_tension, T_y })
  const T_d = trace.apply(longitudinal.allowableTension, { T_y })
  return { T_y, T_d, demand, bending: 0, byCollapse: false }
}

const beyondDerating = ({ design_temperature: T }: Inputs) => (T === undefined ? undefined : outOf(DERATING_TABLE, T))

/** Of a weld or a heat that the code does not know, or that nothing was de-rated for. */
function burstDoubt(p: Inputs): Doubt | undefined {
  const left = outOf(burst.WELD_JOINT, p.weld_joint_factor) ?? beyondDerating(p)
  if (left) return { kind: 'out_of_reach', why: left }
  const missing = deratingMissing(p)
  return missing === undefined ? undefined : { kind: 'contradiction', why: missing }
}

function deratingMissing(p: Inputs): string | undefined {
  const { design_temperature: T, temperature_derating_factor: f_t } = p
  const hot = hotWords(p)
  if (T === undefined || hot === undefined) return undefined
  const beyond = beyondDerating(p)
  if (beyond) return beyond.reason
  const tabled = temperatureFactor(T, silent)
  if (f_t <= tabled) return undefined
  return `${hot}; {temperature_derating_factor} is ${shown(f_t)}, but ASME B31.8 gives ${shownRatio(tabled)}`
}
