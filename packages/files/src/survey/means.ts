/** What a column of a deviation survey may be. */
export type SurveyMeans =
  | 'measured_depth'
  | 'inclination'
  | 'azimuth'
  | 'true_vertical_depth'
  | 'true_vertical_depth_subsea'
  | 'north'
  | 'east'
  | 'dogleg_severity'
