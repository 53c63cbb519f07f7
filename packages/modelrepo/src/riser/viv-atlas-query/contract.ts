/** Query of the frequency ratio of a base span: what the workflow is, takes, gives and does not do. */

import { SLENDER_SPAN } from '@keelson/physics/tensioned-beam/uniform-modes.ts'
import { dnvRpC205 } from '@keelson/standards/dnv-rp-c205-2021/source.ts'
import * as c205 from '@keelson/standards/dnv-rp-c205-2021/vortex-shedding.ts'
import { checkOf, defineContract } from '@keelson/workflow'
import { method } from './method.ts'
import { inputs } from './params.ts'
import { values } from './values.ts'
import { warnings } from './warnings.ts'

const RATIO_CHECK = 'Ratio at onset'

export const contract = defineContract({
  id: 'viv-atlas-query',
  version: 1,
  status: 'stable',
  title: 'Instant VIV frequency ratio from an atlas',
  question: 'How far is the first natural frequency of the 12.75 in base span from vortex shedding, at once?',
  askedAs: [
    'Natural to shedding frequency ratio of a 70 ft span of 12 3/4 in pipe at 36 in/s, at once?',
    'Quick look-up of the VIV frequency ratio of the base span in many currents?',
    'How does the VIV frequency ratio of the base pipe fall as its span grows?',
    'Instant fn/fs of the reference riser span from the precomputed grid',
  ],
  routes: [{ domain: 'floating-marine', subdomain: 'riser' }],
  standards: [{ source: dnvRpC205, section: '9, vortex shedding and reduced velocity, by viv-analysis version 1' }],
  kind: 'calculation',
  cost: 'instant',
  params: inputs,
  values,
  answers: ['frequency_ratio_cross_flow', 'frequency_ratio_in_line'],
  checks: {
    cross_flow: checkOf('-', {
      title: 'Cross-flow vibration',
      criterion: c205.CROSS_FLOW_ONSET,
      reach: [SLENDER_SPAN],
      demand: RATIO_CHECK,
      capacity: c205.frequencyRatio,
    }),
    in_line: checkOf('-', {
      title: 'In-line vibration',
      criterion: c205.IN_LINE_ONSET,
      reach: [SLENDER_SPAN],
      demand: RATIO_CHECK,
      capacity: c205.inLineFrequencyRatio,
    }),
  },
  tables: {},
  charts: {
    surface: {
      title: 'The query among spans and currents',
      description:
        'Vibration begins along the flow at a reduced velocity of 1.0 and across it at 3.0; the band of 1.3 around shedding that older screens used is drawn and decides nothing.',
    },
  },
  figures: {
    span: {
      title: 'Base span',
      description:
        'Seen along the current, with its first mode, to which the drawing gives a size where it is not excited.',
    },
  },
  warnings,
  deliverables: [],
  method,
  assumptions: [
    'The base pipe: 323.85 mm by 12.7 mm steel, pinned, full of 613.9 kg/m3, in sea water of 1025 kg/m3, without tension and coating, added mass coefficient 1, Strouhal number 0.2.',
    'The current is normal to the span and the same all along.',
  ],
  validity: [
    'Spans of 12 to 36.6 m in currents of 0.3 to 1.9 m/s; outside, the direct solver answers or the query is refused.',
    'Spans of at least 10 diameters. Below them no check passes.',
  ],
  notChecked: ['Other pipes, ends and tensions, modes above the first, amplitudes and stresses: viv-analysis'],
})
