/** S-N fatigue damage: what the workflow is, takes, gives and does not do. */
import { miner } from '@keelson/physics/fatigue/miner.ts'
import { nolteHansford } from '@keelson/physics/fatigue/weibull.ts'
import { apiRp2a } from '@keelson/standards/api-rp-2a-wsd-2000/source.ts'
import { bs7608 } from '@keelson/standards/bs-7608-2014/source.ts'
import { dnvRpC203 } from '@keelson/standards/dnv-rp-c203-2016/source.ts'
import { type Cost, defineContract } from '@keelson/workflow'
import { method } from './method.ts'
import { charts, checks, figures, tables } from './outputs.ts'
import { inputs, type Params } from './params.ts'
import { rules } from './rules.ts'
import { values } from './values.ts'
import { warnings } from './warnings.ts'

/** Bins up to which a run takes no time. */
const FEW_BINS = 500
const cost = ({ stress_ranges }: Params): Cost => ((stress_ranges?.length ?? 0) <= FEW_BINS ? 'instant' : 'standard')

export const contract = defineContract({
  id: 'fatigue-analysis',
  version: 1,
  status: 'stable',
  title: 'S-N fatigue damage',
  question: 'How much of its fatigue life do these stress ranges use up, and is the detail good for its design life?',
  askedAs: [
    'What is the Miner sum of this stress histogram on curve D with cathodic protection?',
    'How long does a class F detail last under a Weibull long-term stress distribution?',
    'What is the allowable extreme stress range for 1e8 cycles and a DFF of 3?',
    'Does the plate thickness or the attachment length lower the fatigue life of this weld?',
    'What stress range does the T curve of DNV-RP-C203 withstand for ten million cycles?',
    'Fatigue damage of a hot spot on API RP 2A curve X or BS 7608 class F2?',
  ],
  routes: [{ domain: 'subsea-pipelines-integrity', subdomain: 'structural' }],
  standards: [
    { source: dnvRpC203, section: '2.2 damage, 2.4 S-N curves and thickness, 2.5 mean stress; tables 2-1 to 2-4' },
    { source: apiRp2a, section: "5.5 curves X and X'" },
    { source: bs7608, section: '16, classes of slope 3' },
    { source: miner, section: 'linear damage rule' },
    { source: nolteHansford, section: 'closed forms of the Weibull distribution' },
  ],
  kind: 'calculation',
  cost,
  params: inputs,
  rules,
  values,
  answers: [
    'total_damage',
    'fatigue_life',
    'utilisation',
    'allowable_extreme_stress_range',
    'stress_range_at_cycles',
    'knee_stress_range',
  ],
  checks,
  tables,
  charts,
  figures,
  deliverables: [],
  method,
  assumptions: [
    'Damage adds up over the ranges in any order (Palmgren-Miner).',
    'Ranges are those of elastic nominal or hot-spot stress, as the curve asks for; the cycles are those of the design life.',
    'No curve of a standard has a cut-off: small ranges do damage by the last slope. The limits at 10⁷ cycles of DNV-RP-C203 in air, at 2·10⁸ of API RP 2A and at 10⁷ of BS 7608 for ranges of one amplitude are not used.',
    'Design curves: 97.7 % of details survive.',
    'The constants of DNV-RP-C203 are those of April 2016, which the editions of 2019 and 2021 keep.',
    'The thickness rule of DNV-RP-C203 is used with any curve whose exponent and reference thickness are given.',
  ],
  validity: [
    'Effective ranges that last at least 10⁴ cycles and are at most twice the yield strength, if provided. Outside these limits a pass is not assessed.',
    'Lines of a user curve that meet at the knee within 2 %. Otherwise the damage is not assessed.',
    'DNV-RP-C203: steels with a yield strength up to 960 MPa in air, 550 MPa in seawater. A pass above it is not assessed, if the yield strength is provided.',
    'A mean stress factor below 1 on curves B1, B2 and C of base metal, or on a user curve. On curves of welds a pass is not assessed.',
    "Curve T and curves X and X' take the hot-spot stress of tubular joints.",
    'Curve T in free corrosion, API RP 2A in free corrosion and BS 7608 with cathodic protection are refused: they need a user curve.',
  ],
  warnings,
  notChecked: [
    'Which class a detail belongs to',
    'Yield and low-cycle fatigue',
    'Classes B and C of BS 7608, whose slope beyond the knee public descriptions give differently, and its class S in shear',
    'The edition of DNV-RP-C203 of October 2024, which changes curves B1 to C2',
    'Weld improvement, multiaxial stress and crack growth',
    'Several load cases with their probabilities: run each and add the damages',
  ],
})
