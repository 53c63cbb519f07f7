/** Vortex-induced vibration of a tubular span: what the workflow is, takes, gives and does not do. */
import { youngBudynas } from '@keelson/physics/pipe-section.ts'
import { bathe, blevins, shaker } from '@keelson/physics/tensioned-beam/source.ts'
import { dnvRpC205 } from '@keelson/standards/dnv-rp-c205-2021/source.ts'
import { dnvRpF105 } from '@keelson/standards/dnv-rp-f105-2017/source.ts'
import { defineContract } from '@keelson/workflow'
import { wallProblems } from '../../_shared/pipe/wall-problems.ts'
import { method } from './method.ts'
import { charts, checks, figures, tables } from './outputs.ts'
import { inputs } from './params.ts'
import { values } from './values.ts'
import { warnings } from './warnings.ts'

export const contract = defineContract({
  id: 'viv-analysis',
  version: 1,
  status: 'stable',
  title: 'Vortex-induced vibration of a tubular span',
  question:
    'Does this riser span, conductor or brace vibrate in the current, in which modes, how far, and with what stress?',
  askedAs: [
    'Does the conductor lock in with vortex shedding between its guides?',
    'At what current does my riser span start to vibrate cross-flow?',
    'Natural frequencies of a tensioned riser joint in water?',
    'Do the caisson or J-tube supports need to be closer because of VIV?',
    'What VIV amplitude and stress range do I put into the riser fatigue?',
    'Lock-in of a riser joint, jumper or brace in a loop current: reduced velocity and Strouhal frequency',
  ],
  routes: [{ domain: 'floating-marine', subdomain: 'riser' }],
  standards: [
    { source: dnvRpC205, section: '9, vortex-induced oscillations: shedding, reduced velocity, ranges of excitation' },
    { source: dnvRpF105, section: '4.1 stability parameter, 4.3 plateau of the in-line response' },
    { source: blevins, section: 'chapter 3, tables 3-1 and 3-2: mode factors, cross-flow amplitude' },
    { source: shaker, section: 'frequencies and shapes of beams under axial load' },
    { source: bathe, section: '4.2.3, 6.6 and 11.5, beam elements and their modes' },
    { source: youngBudynas, section: 'appendix A, section of a pipe' },
  ],
  kind: 'calculation',
  cost: 'standard',
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
  method,
  assumptions: [
    'One span of one section between two supports; the current is normal to it and the same all along.',
    'The coating adds mass and diameter and no stiffness. The added mass is that of still water, the same for every mode.',
    'The tension is constant, or runs evenly from one end to the other.',
    'Only one cross-flow mode responds at a time in a uniform current; the others in range are listed for sheared and varying currents.',
    'Amplitudes are upper estimates: the current acts over the whole span, and neither turbulence, angle nor bed takes from them.',
  ],
  validity: [
    'The Strouhal number of 0.2 is known for Reynolds numbers up to 2e5. Above it a warning is issued; the checks are of reduced velocities and do not depend on it.',
    'Spans of at least 10 diameters; below, no check of vibration passes.',
    'Compression below the buckling load of the span; at it the span is refused.',
    'The ranges of excitation are those of public descriptions of DNV-RP-C205: compare them with the edition in force.',
  ],
  warnings,
  notChecked: [
    'Spans near the seabed, whose added mass and response DNV-RP-F105 gives (free-span-f105)',
    'Power-in regions of sheared currents, and what strakes and fairings do',
    'Waves, interference with neighbours in their wake, and vibration of adjacent spans together',
    'Fatigue of the vibration, and strength under current drag',
  ],
})
export type { Params } from './params.ts'
