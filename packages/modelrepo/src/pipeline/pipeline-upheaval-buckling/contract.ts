/** Pipeline upheaval buckling: what the workflow is, takes, gives and does not do. */
import { youngBudynas } from '@keelson/physics/pipe-section.ts'
import { fyrileivCollberg, gere, hobbs, palmer, schaminee } from '@keelson/physics/pipeline-buckling/sources.ts'
import { api5l } from '@keelson/standards/api-5l-2018/source.ts'
import { dnvRpF110 } from '@keelson/standards/dnv-rp-f110-2018/source.ts'
import { dnvStF101 } from '@keelson/standards/dnv-st-f101-2021/source.ts'
import { defineContract } from '@keelson/workflow'
import { method } from './method.ts'
import { charts, checks, figures, tables } from './outputs.ts'
import { inputs, rules } from './params.ts'
import { values } from './values.ts'
import { warnings } from './warnings.ts'

/** Surveyed imperfections up to which a run stays instant. */
const INSTANT_ROWS = 100

export const contract = defineContract({
  id: 'pipeline-upheaval-buckling',
  version: 1,
  status: 'stable',
  title: 'Pipeline upheaval buckling and cover design',
  askedAs: [
    'Will my buried flowline pop out of the trench when it heats up?',
    'What depth of backfill holds a hot 8 inch line down over a 0.2 m overbend?',
    'Check UHB of a trenched pipe against the Palmer curve with our soil data.',
    'How much rock dump do the out-of-straightness survey peaks need?',
    'Is the uplift resistance of the cover enough for the operating temperature and pressure?',
    'Download over a prop in the trench of an HPHT line: soil cover, rock berm height or mattress?',
  ],
  question: 'How much cover or rock does this buried hot line need so that it does not lift over its imperfections?',
  routes: [{ domain: 'subsea-pipelines-integrity', subdomain: 'pipeline' }],
  standards: [
    { source: palmer, section: 'universal curve, design formula, uplift in clay' },
    { source: dnvRpF110, section: 'uplift resistance of cohesionless cover, cover design' },
    { source: schaminee, section: 'uplift resistance in sand and rock' },
    { source: hobbs, section: 'vertical mode' },
    { source: dnvStF101, section: '5.3.3 strength, 5.4.6 local buckling under combined loads' },
    { source: fyrileivCollberg, section: 'effective axial force' },
    { source: api5l, section: 'table 7, strength of the grades' },
    { source: youngBudynas, section: 'appendix A, section of a pipe and of a berm' },
    { source: gere, section: 'stiffness of a bar, flexure formula' },
  ],
  kind: 'calculation',
  cost: (p) => ((p.imperfections?.length ?? 0) > INSTANT_ROWS ? 'standard' : 'instant'),
  params: inputs,
  rules,
  values,
  answers: [
    'required_cover_height',
    'utilisation',
    'rock_volume',
    'route_utilisation',
    'required_download',
    'available_download',
    'effective_axial_compression',
  ],
  checks,
  tables,
  charts,
  figures,
  deliverables: [],
  method,
  assumptions: [
    'Compression is positive. It is that of a fully restrained line: far from its ends, and without slip.',
    'The length of an imperfection runs from its crest to the end of the feature; the profile is smooth and alike on both sides.',
    'The design formula is as printed: at long lengths its first term is 2.5 % above the universal curve at the natural length (1.16 against 1.131). The larger of the two is required.',
    'What is left out is the safe choice and is said beside the verdict: loose backfill (uplift coefficient 0.1), grade B, safety class high, girth weld factor 0.6. Partial factors that are left out are 1, which checks the model only.',
    'Where an imperfection length is given the universal curve is used; the weight at installation then only gives the natural length.',
    'Area, bending stiffness and soil width are those of the steel pipe: no coating is added to the diameter.',
    'Cover runs from the seabed or berm to the top of the pipe, with one unit weight and one uplift coefficient over its depth.',
    'With a shear strength the lower of drained and undrained resistance counts, and the cover satisfies both.',
    'The crest moment is that of a pipe on a prop, 2.4 times that of a cosine of the same height and length; condition factor 1.07, load effect factor 1.1.',
    'The net pressure of the load controlled criterion is the pressure above as-laid, without credit for external pressure.',
    'Each surveyed imperfection is on its own, by the universal curve; rock makes up missing cover over its whole length and has the unit weight and coefficient of the cover.',
    'Creep: the share of the uplift resistance that a start-up uses is counted without factors.',
  ],
  validity: [
    'Buried, trenched or rock-covered pipe. For a pipe on the bed see lateral buckling.',
    'Universal curve from a dimensionless length of 2; shorter, no download check passes. The design formula from 8.06 at the natural length: where the universal curve asks for more, it governs, with a warning.',
    'Elastic pipe: a crest moment beyond the plastic moment is warned of.',
    'Load controlled criterion for D/t from 15 to 45, strain criterion up to 45: outside, the check is not assessed.',
    'The vertical mode of Hobbs is for a straight line without cover: a bound, not a design.',
  ],
  warnings,
  notChecked: [
    'The movement of the pipe as the soil mobilises, and what softens after the peak: a finite element analysis shows it',
    'Partial factors from soil and survey scatter of DNV-RP-F110: give them as inputs',
    'Scour, trench backfill that is loose, liquefied or remoulded, and backfill that drains slower than the line heats',
    'Slip towards the ends and the force that it takes off',
    'Features that stand close together, and out-of-straightness in plan',
    'Pressure containment, collapse, fatigue, free spans, gear interaction',
  ],
})
