/** Riser fatigue by waves and vortices: what the workflow is, takes, gives and does not do. */
import { miner } from '@keelson/physics/fatigue/miner.ts'
import { bendat } from '@keelson/physics/fatigue/narrow-band.ts'
import { nolteHansford } from '@keelson/physics/fatigue/weibull.ts'
import { dnvRpC203 } from '@keelson/standards/dnv-rp-c203-2016/source.ts'
import { dnvRpF204 } from '@keelson/standards/dnv-rp-f204-2010/source.ts'
import { defineContract } from '@keelson/workflow'
import { method } from './method.ts'
import { charts, checks, figures, tables } from './outputs.ts'
import { inputs } from './params.ts'
import { rules } from './rules.ts'
import { values } from './values.ts'
import { warnings } from './warnings.ts'

/** Segments up to which a run stays instant. */
const INSTANT_SEGMENTS = 50

export const contract = defineContract({
  id: 'riser-fatigue',
  version: 1,
  status: 'stable',
  title: 'Riser wave and VIV fatigue (Miner S-N)',
  question:
    'How long do the segments of this riser last under waves and vortex-induced vibration, against design life times factor?',
  askedAs: [
    'Fatigue life of a steel catenary riser at the touchdown zone from wave and VIV stress ranges?',
    'Combine wave and VIV fatigue damage of my riser segments',
    'Does the riser girth weld on curve F1 last 25 years with a DFF of 10?',
    'Which riser segment governs fatigue, hang-off or touchdown?',
    'Weibull fatigue damage of a riser with an SCF of 1.15?',
    'Annual damage at the TDZ and hang-off welds of an SCR, waves plus VIV, with a design fatigue factor',
  ],
  routes: [{ domain: 'floating-marine', subdomain: 'riser' }],
  standards: [
    { source: dnvRpC203, section: 'tables 2-1, 2-2 and 2-4, 2.4.3 thickness' },
    { source: dnvRpF204, section: 'fatigue criterion, design fatigue factors' },
    { source: miner, section: 'linear damage rule' },
    { source: nolteHansford, section: 'damage of a Weibull distribution' },
    { source: bendat, section: 'damage of a narrow-band process' },
  ],
  kind: 'calculation',
  cost: (p) => (p.segments.length > INSTANT_SEGMENTS ? 'standard' : 'instant'),
  params: inputs,
  rules,
  values,
  answers: ['governing_utilisation', 'governing_fatigue_life_years', 'governing_segment'],
  checks,
  tables,
  charts,
  figures,
  deliverables: [],
  method,
  assumptions: [
    'Damages by waves and by vortices are added: the rule for events that do not coincide. Where a current excites the riser in the same hours in which waves act, the stress ranges would have to be combined, which is not done here.',
    'Each vibration is one mode of constant amplitude; its range is local unless it has a factor of its own.',
    'A narrow-band response is put on the first line of the curve alone: on the safe side for small stresses.',
    'The thickness factor applies to ranges by waves, of a distribution and by vortices alike; no factor for mean stress is taken.',
    'A year is 365.25 days of 24 hours.',
    'The design fatigue factor stands in the check and in no damage.',
  ],
  validity: [
    'High-cycle fatigue of elastic stress. If a range fails in fewer than 10,000 cycles, the check does not pass.',
    'Curves of the edition of April 2016: the edition of 2024 has other first lines for C, C1 and C2 and another knee for base metal.',
    'In free corrosion the thickness exponents of C, C1 and C2 are those of table 2-4.',
  ],
  warnings,
  notChecked: [
    'How the stress ranges come about: global analysis, vortex response and local stress, soil and touchdown stiffness',
    'Ranges of waves and vortices that act together, and rainflow of their sum',
    'Mixing of several modes in one current',
    'Fracture mechanics, fatigue during installation, slugging and pressure cycles',
    'Design fatigue factors that differ along the riser: the one given holds for all segments',
  ],
})
