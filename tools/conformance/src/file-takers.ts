/** Lists, tables and grids of workflows that no file is read into, each with the reason. */

const GRID = 'a grid is numbers in places, and a column of a file is found by its heading'
const OPEN = 'the workflow, or the caller, names what stands in it, and its cells have no unit'

/** By workflow and input, whatever the version. */
export const TAKES_NO_FILE: Readonly<Record<string, string>> = {
  'api579-pipe-ffs-b314 thickness_grid': GRID,
  'api579-pipe-ffs-b318 thickness_grid': GRID,
  'concept-selection performance': GRID,
  'concept-selection pairwise_matrix': GRID,
  'hydro-coefficients added_mass_table.matrix': GRID,
  'hydro-coefficients damping_table.matrix': GRID,
  'rao-tabulation point': GRID,
  'spectral-fatigue-atlas-query damage_grid': GRID,
  'von-mises node_coordinates': GRID,
  'von-mises element_connectivity': GRID,
  'compare-tool sources.records': OPEN,
  'marine-safety-stats inline_records': OPEN,
}
