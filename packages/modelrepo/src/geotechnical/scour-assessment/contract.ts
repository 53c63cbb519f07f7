/** Scour assessment: what the workflow is, takes, gives and does not do. */
import { breusers, hec18, izbash, soulsby, sumerFredsoe, sumerOnset } from '@keelson/physics/scour/sources.ts'
import { defineContract } from '@keelson/workflow'
import { method } from './method.ts'
import { charts, checks, figures } from './outputs.ts'
import { inputs } from './params.ts'
import { rules } from './rules.ts'
import { values } from './values.ts'
import { warnings } from './warnings.ts'

export const contract = defineContract({
  id: 'scour-assessment',
  version: 1,
  status: 'stable',
  title: 'Scour assessment: pipeline, monopile and rock armour',
  question: 'How deep does the sand scour at this pile or pipe, how fast, and which stones stop it?',
  askedAs: [
    'How deep is the hole around a 7 m wind turbine pile in a tidal current?',
    'Does the current undermine my flowline where it lies on the seabed?',
    'How long does a storm take to dig out half of the equilibrium depth?',
    'Which stone size stays put beside the foundation at 1 m/s?',
    'Do waves alone make a hole at this pile, by its KC number?',
    'HEC-18 CSU depth at a round pier, with the limit of 2.4 diameters',
  ],
  routes: [{ domain: 'subsea-pipelines-integrity', subdomain: 'geotechnical' }],
  standards: [
    { source: sumerFredsoe, section: 'scour at slender piles and below pipelines, time scales' },
    { source: soulsby, section: 'threshold of motion, bed shear stress of currents, waves and both' },
    { source: sumerOnset, section: 'onset of scour below a pipeline' },
    { source: breusers, section: 'design formula for cylindrical piers' },
    { source: hec18, section: '7.2 CSU equation and its limits' },
    { source: izbash, section: 'stability of stones in running water' },
  ],
  kind: 'calculation',
  cost: 'instant',
  params: inputs,
  rules,
  values,
  answers: [
    'equilibrium_scour_depth',
    'pipeline_current_scour_depth',
    'wave_scour_depth',
    'time_scale',
    'required_d50_exposed',
    'scour_extent',
    'onset_velocity',
  ],
  checks,
  tables: {},
  charts,
  figures,
  deliverables: [],
  method,
  assumptions: [
    'A level bed of uniform sand without cohesion, deeper than the hole, and a single slender vertical pile or a horizontal pipe across the flow.',
    'The bed is hydraulically rough and flat: its roughness is that of the grains, without ripples.',
    'Flow that does not change: tides that turn and storms that pass dig less deep and fill up again.',
    'In waves with a current the stress on the bed is the largest, the waves along the current.',
    'At a pile in a current the boundary layer is as thick as the water is deep.',
    'The hole stands upstream at the angle of repose; the figure draws it downstream at half of that angle.',
  ],
  validity: [
    'Sand of 0.063 to 2 mm; in silt, clay and gravel the checks are open.',
    'Onset below a pipe in a steady current; with waves the check is open.',
    'Piles that are slender: water deeper than about two diameters, with a warning below.',
    'The depth in a current is the mean of measurements with a standard deviation of 0.7 diameters.',
    'Water deeper than e times the roughness length; else it is refused.',
    'Breusers and HEC-18: a steady current only.',
  ],
  warnings,
  notChecked: [
    'Cohesive soil, layers, and armouring of graded sand',
    'Histories of tides and storms with filling up again',
    'Wide piles, jackets, gravity bases and groups of piles',
    'Lowering of the whole bed, sand waves and scour at the edge of the protection',
    'Rock: its stability by Shields, under waves, filter and thickness of the blanket',
    'How far a tunnel spreads along the pipe, whether the pipe sinks into it, and the span that it makes',
    'What the lost embedment does to the pile: its capacity and frequency',
  ],
})
