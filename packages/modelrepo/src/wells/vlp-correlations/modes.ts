/** The analyses of the workflow, and the conditions under which its inputs and outputs apply. */
export const CURVE = 'vlp_curve'
export const TRAVERSE = 'pressure_traverse'
export const LOCAL = 'local_gradient'
export const PVT = 'pvt'
export const GAS = 'gas_properties'

export const curve = { analysis: [CURVE] }
export const traverse = { analysis: [TRAVERSE] }
export const local = { analysis: [LOCAL] }
export const pvt = { analysis: [PVT] }
export const gas = { analysis: [GAS] }
/** Analyses of a whole tubing. */
export const tubing = { analysis: [CURVE, TRAVERSE] }
/** Analyses in which oil and gas flow through a pipe. */
export const pipe = { analysis: [CURVE, TRAVERSE, LOCAL] }

export const byHagedornBrown = { ...pipe, vlp_correlation: ['hagedorn_brown'] }
export const byBeggsBrill = { ...pipe, vlp_correlation: ['beggs_brill'] }
export const byVasquezBeggs = { ...tubing, pvt_correlations: ['vasquez_beggs'] }
