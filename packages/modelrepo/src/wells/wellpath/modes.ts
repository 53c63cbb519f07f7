/** The modes of the workflow, and the conditions under which its inputs and outputs apply. */
export const WELL_PATH = 'well_path'
export const SEPARATION = 'separation_factor'
export const HOLD = 'hold'
export const BUILD_TURN = 'build_turn'
export const TOOLFACE_DLS = 'toolface_dls'
export const MWD_SRGM_TOOL = 'owsg_a_mwd_srgm'

export const wellPathOnly = { analysis: [WELL_PATH] }
export const separationOnly = { analysis: [SEPARATION] }
export const withTool = { analysis: [WELL_PATH], tool_model: [MWD_SRGM_TOOL] }
/** Azimuths that have to be turned to the grid; the error model knows them from true and from magnetic north. */
export const fromTrueNorth = [{ analysis: [WELL_PATH], azimuth_reference: ['true', 'magnetic'] }, withTool]
export const fromMagneticNorth = [{ analysis: [WELL_PATH], azimuth_reference: ['magnetic'] }, withTool]
export const buildTurn = { analysis: [WELL_PATH], projection_mode: [BUILD_TURN] }
export const toolFaceDls = { analysis: [WELL_PATH], projection_mode: [TOOLFACE_DLS] }
