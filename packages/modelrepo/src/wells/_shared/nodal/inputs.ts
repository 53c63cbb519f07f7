/** Inputs that every nodal analysis has: which of them a way takes, and as its shared calculation reads them; SI. */
import type { InputsOf } from '@keelson/workflow'
import type { TubingInputs } from '../lift/tubing.ts'
import type { inflowParams, reservoirParams, testParams } from './inputs-inflow.ts'
import type { qualityParams, queryParams } from './inputs-queries.ts'
import { bounded, byIndex, byTest, byTests, COMPOSITE, DARCY, transient, VOGEL } from './modes.ts'

const overTime = { ...byIndex, ...transient }

/** What the inflow takes, each of its models its own. */
export const inflowing = {
  takes: ['ipr_model', 'reservoir_pressure', 'test_quality_score'],
  may: ['flowing_bottomhole_pressure', 'oil_rate', 'future_reservoir_pressure', 'future_method'],
  takesWhen: {
    bubble_point_pressure: { ipr_model: [COMPOSITE] },
    productivity_index: byIndex,
    test_rates: byTests,
    test_flowing_pressures: byTests,
    flow_regime: byIndex,
    skin: byIndex,
    porosity: overTime,
    total_compressibility: overTime,
    producing_time: overTime,
  },
  mayWhen: {
    bubble_point_pressure: { ipr_model: [VOGEL, DARCY] },
    absolute_open_flow: { ipr_model: [VOGEL] },
    test_rate: byTest,
    test_flowing_pressure: byTest,
    permeability: byIndex,
    pay_thickness: byIndex,
    oil_formation_volume_factor: byIndex,
    oil_viscosity: byIndex,
    drainage_radius: { ...byIndex, ...bounded },
    wellbore_radius: byIndex,
  },
} as const
/** What the lift takes besides. */
export const lifting = {
  takes: [
    ...(['vlp_correlation', 'tubing_depth', 'tubing_inner_diameter', 'pipe_roughness'] as const),
    ...(['water_cut', 'gas_oil_ratio', 'water_specific_gravity'] as const),
  ],
  unlessReplaced: ['wellhead_temperature', 'bottomhole_temperature'],
  may: ['temperature'],
} as const

type Inflowing = InputsOf<{
  inflow: typeof inflowParams
  tests: typeof testParams
  reservoir: typeof reservoirParams
  queries: typeof queryParams
  quality: typeof qualityParams
}>
export type InflowInputs = Partial<Inflowing> & Pick<Inflowing, (typeof inflowing.takes)[number]>
export interface NodalInputs extends InflowInputs, Omit<TubingInputs, 'vlp_correlation'> {
  readonly vlp_correlation: 'hagedorn_brown' | 'beggs_brill' | 'gray' | 'duns_ros'
}
