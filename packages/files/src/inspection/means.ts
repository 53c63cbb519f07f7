/** What a column of a feature list may be. */

export type InspectionMeans =
  | 'log_distance'
  | 'joint_number'
  | 'joint_length'
  | 'girth_weld_number'
  | 'upstream_weld_distance'
  | 'downstream_weld_distance'
  | 'clock_position'
  | 'seam_position'
  | 'peak_depth'
  | 'peak_depth_percent'
  | 'average_depth'
  | 'dent_depth'
  | 'length'
  | 'width'
  | 'wall_thickness'
  | 'surface'
  | 'feature_type'
  | 'dimension_class'
  | 'comment'

/** Depth in % of the wall and depth as a length are told apart by their unit, after this. */
export type HeadedMeans = Exclude<InspectionMeans, 'peak_depth_percent'>

/** With one of these words a column is about another. */
export const TOLERANCES = ['tolerance', 'tol', 'accuracy', 'uncertainty', 'error']
export const OF_PIPES = ['joint', 'j', 'jt', 'pipe', 'spool', 'joints']
