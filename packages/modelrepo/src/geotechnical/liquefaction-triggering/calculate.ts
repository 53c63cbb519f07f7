/** Liquefaction layer by layer, and what follows for the ground. SI in and out. */
import { potentialClass, severityClass } from '@keelson/physics/soil/liquefaction-consequences.ts'
import { youdScaling as scaling, stressRatioAtReference } from '@keelson/physics/soil/liquefaction-demand.ts'
import { notApplicable, type Outcome, type RunContext, reserved } from '@keelson/workflow'
import { liquefies, type Resistance } from './calculate-layer.ts'
import { type Placed, type Profile, profileOf } from './calculate-profile.ts'
import { groundOf } from './calculate-water.ts'
import * as chart from './charts.ts'
import { AS_CLAY, checksOf, NO_LAYER, UNKNOWN } from './checks.ts'
import type { contract } from './contract.ts'
import { isClay, sentence } from './detail.ts'
import { profile } from './figures.ts'
import type { Params } from './inputs.ts'
import { YOUD } from './modes.ts'
import { layerRows } from './tables.ts'
import { warningsOf } from './warnings.ts'

type Answer = Outcome<typeof contract>

export function calculate(sent: Params, { trace }: RunContext): Answer {
  const p = groundOf(sent)
  const ground = profileOf(p, trace)
  const { layers, sums } = ground
  const none = notApplicable(UNKNOWN)
  const known = sums !== undefined
  const checks = checksOf(p, ground)
  const detail = sentence(p, ground)
  return {
    values: { ...demandValues(p, layers), ...resistanceValues(p, ground) },
    checks,
    tables: () => ({ layers: layerRows(p, layers) }),
    charts: () => ({
      ratios: chart.ratioChart(layers),
      safety: ground.worst ? chart.safetyChart(p, layers) : notApplicable(known ? NO_LAYER : UNKNOWN),
      triggering: known ? chart.triggeringChart(p, layers) : none,
      settlement: known ? chart.settlementChart(layers) : none,
      indices: known ? chart.indexChart(layers) : none,
    }),
    figures: () => ({ profile: profile(p, layers) }),
    warnings: warningsOf(p, ground),
    // Of clay among sand the sentence is of the sand alone, which is within the procedure.
    detail: layers.some(isClay) ? detail : reserved(detail, checks),
    assumed: { water_table_depth: p.water_table_depth },
  }
}

function demandValues(p: Params, layers: readonly Placed[]): Answer['values'] {
  return {
    stress_reduction_rd: layers.map(({ demand }) => demand.r_d),
    cyclic_stress_ratio: layers.map(({ demand }) => demand.CSR),
    ...(p.method === YOUD && {
      cyclic_stress_ratio_7_5: layers.map(({ demand }) =>
        stressRatioAtReference.evaluate({ CSR: demand.CSR, MSF: scaling.evaluate({ M: p.magnitude }) }),
      ),
    }),
  }
}

function resistanceValues(p: Params, { layers, worst, sums }: Profile): Answer['values'] {
  if (sums === undefined)
    return p.method === YOUD ? { magnitude_scaling_factor: layers.map(() => scaling.evaluate({ M: p.magnitude })) } : {}
  const all = layers.flatMap(({ resistance }) => resistance ?? [])
  const unjudged = worst === undefined && all.some(({ state }) => state === 'clay')
  const judged = <V extends number | string>(of: V) => (unjudged ? notApplicable(ONLY_CLAY) : of)
  return {
    n_60: every(all, (r) => r.blows?.N_60),
    n1_60: every(all, (r) => r.blows?.N_1),
    overburden_correction_cn: every(all, (r) => r.blows?.C_N ?? r.cone?.C_N),
    soil_behaviour_type_index: every(all, (r) => r.cone?.I_c),
    fines_content_estimated: every(all, (r) => r.cone?.FC),
    q_c1n: every(all, (r) => r.cone?.q_1),
    q_c1ncs: every(all, (r) => r.cone?.q_1cs),
    n1_60cs: every(all, (r) => r.blows?.N_1cs),
    fines_alpha: every(all, (r) => r.blows?.alpha),
    fines_beta: every(all, (r) => r.blows?.beta),
    cyclic_resistance_ratio_7_5: all.map(({ CRR }) => CRR ?? null),
    magnitude_scaling_factor: all.map(({ MSF }) => MSF),
    overburden_factor_k_sigma: all.map(({ K_sigma }) => K_sigma),
    factor_of_safety: all.map(({ FS }) => FS ?? null),
    least_factor_of_safety: worst?.resistance?.FS ?? notApplicable(NO_LAYER),
    liquefiable: all.map(({ FS }) => liquefies(p, FS)),
    liquefaction_potential_index: judged(sums.LPI),
    potential_class: judged(potentialClass(sums.LPI)),
    maximum_shear_strain: all.map(({ gamma_max }) => gamma_max),
    volumetric_strain: all.map(({ epsilon_v }) => epsilon_v),
    settlement: judged(sums.settlement),
    liquefaction_severity_number: judged(sums.LSN),
    severity_class: judged(severityClass(sums.LSN)),
  }
}

const ONLY_CLAY = `the ground ${AS_CLAY}`

/** Of every layer, or of none. */
function every(all: readonly Resistance[], of: (r: Resistance) => number | undefined): number[] | undefined {
  const found = all.flatMap((r) => of(r) ?? [])
  return found.length === all.length ? found : undefined
}
