/** What a column may be, beside those of deviation surveys and inspections. */
import type { Mode } from '../rao/modes.ts'

export type TradeMeans =
  | 'significant_wave_height'
  | 'peak_period'
  | 'wind_speed'
  | 'current_speed'
  | 'occurrence_fraction'
  | 'soil_depth'
  | 'cone_resistance'
  | 'corrected_cone_resistance'
  | 'sleeve_friction'
  | 'spt_blow_count'
  | 'fines_content'
  | 'production_rate'
  | 'rod_position'
  | 'rod_load'
  | 'stress_range'
  | 'tension_range'
  | 'cycles'
  | 'wave_period'
  | 'wave_frequency'
  | `${Mode}_rao`
