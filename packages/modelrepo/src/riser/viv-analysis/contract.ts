/** Vortex-induced vibration of a tubular span: what the workflow is, takes, gives and does not do. */
import { youngBudynas } from '@keelson/physics/pipe-section.ts'
import { bathe, blevins, shaker } from '@keelson/physics/tensioned-beam/source.ts'
import { dnvRpC205 } from '@keelson/standards/dnv-rp-c205-2021/source.ts'
import { dnvRpF105 } from '@keelson/standards/dnv-rp-f105-2017/source.ts'
import { defineContract } from '@keelson/workflow'
import { wallProblems } from '../../_shared/pipe/wall-problems.ts'
import { about } from './about.ts'
import { checks } from './checks.ts'
import { inputs } from './inputs.ts'
import { charts, figures, tables } from './outputs.ts'
import { values } from './values.ts'
import { warnings } from './warnings.ts'

export const contract = defineContract({
  ...about,
  id: 'viv-analysis',
  version: 1,
  status: 'stable',
  routes: [{ domain: 'floating-marine', subdomain: 'riser' }],
  standards: [
    {
      source: dnvRpC205,
      section: 'section 9, vortex-induced oscillations: shedding, reduced velocity, excitation ranges',
    },
    { source: dnvRpF105, section: '4.1 (stability parameter), 4.3 (in-line response plateau)' },
    { source: blevins, section: 'chapter 3, tables 3-1 and 3-2: mode factors, cross-flow amplitude' },
    { source: shaker, section: 'frequencies and shapes of beams under axial load' },
    { source: bathe, section: '4.2.3, 6.6 and 11.5, beam elements and their modes' },
    { source: youngBudynas, section: 'appendix A, section of a pipe' },
  ],
  kind: 'calculation',
  cost: 'standard',
  tries: ['span_length', 'outer_diameter', 'current_velocity'],
  params: inputs,
  rules: wallProblems,
  values,
  answers: [
    'cross_flow_modes',
    'in_line_modes',
    'cross_flow_amplitudes',
    'in_line_amplitudes',
    'cross_flow_stress_ranges',
    'in_line_stress_ranges',
    'reduced_velocity',
    'natural_frequencies',
  ],
  checks,
  tables,
  charts,
  figures,
  deliverables: [],
  warnings,
})
