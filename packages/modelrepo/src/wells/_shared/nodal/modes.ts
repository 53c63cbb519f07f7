/** The analyses of a node and the models of its inflow, and which models take what. */
export const NODAL = 'nodal_analysis'
export const INFLOW = 'inflow_performance'

export const VOGEL = 'vogel'
export const COMPOSITE = 'composite_vogel'
export const FETKOVICH = 'fetkovich'
export const DARCY = 'darcy'
export const LINEAR = 'linear'
export const JONES = 'jones'

export const PSEUDO_STEADY = 'pseudo_steady_state'
export const STEADY = 'steady_state'
export const TRANSIENT = 'transient'

/** Models with a productivity index. */
export const byIndex = { ipr_model: [VOGEL, COMPOSITE, DARCY, LINEAR] }
/** Models that one test can give. */
export const byTest = { ipr_model: [VOGEL, COMPOSITE, LINEAR] }
/** Models fitted to several tests. */
export const byTests = { ipr_model: [FETKOVICH, JONES] }
export const transient = { flow_regime: [TRANSIENT] }
export const bounded = { flow_regime: [PSEUDO_STEADY, STEADY] }
