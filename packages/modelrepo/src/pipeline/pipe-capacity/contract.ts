/** Pipe capacity: what the workflow is, takes, gives and does not do. */
import { baiBai } from '@keelson/physics/pipe-wall.ts'
import { apiRp1111 } from '@keelson/standards/api-rp-1111-2015/source.ts'
import { apiStd2rd } from '@keelson/standards/api-std-2rd-2013/source.ts'
import { asmeB3610 } from '@keelson/standards/asme-b36.10m-2018/source.ts'
import { dnvStF101 } from '@keelson/standards/dnv-st-f101-2021/source.ts'
import { defineContract } from '@keelson/workflow'
import { checks } from './checks.ts'
import { method } from './method.ts'
import { charts, figures, tables } from './outputs.ts'
import { inputs } from './params.ts'
import { rules } from './rules.ts'
import { values } from './values.ts'
import { warnings } from './warnings.ts'

export const contract = defineContract({
  id: 'pipe-capacity',
  version: 1,
  status: 'stable',
  title: 'Pipe burst, collapse, propagation and combined-load capacity',
  question:
    'What internal and external pressure, tension and bending does this pipe or riser hold, does it need buckle arrestors, and how thick must it be?',
  askedAs: [
    'What MAOP can a 12.75 in OD, 0.5 in WT X65 line take by API RP 1111?',
    'Will the pipe or riser collapse, crushed by the sea at 1500 m, when it is empty or depressurised?',
    'Do I need buckle arrestors on this pipeline, and from which depth on?',
    'Can the pipe carry 500 kN of tension and some bending strain under pressure?',
    'How much corrosion can it lose before it bursts or is crushed by the sea?',
    'Pb, Pc and Pp of a bare pipe with ovality and bending, for several walls and codes',
  ],
  routes: [{ domain: 'subsea-pipelines-integrity', subdomain: 'pipeline' }],
  standards: [
    { source: apiRp1111, section: '4.3.1 internal pressure, tension; 4.3.2 external pressure, propagation, bending' },
    { source: apiStd2rd, section: '5 burst, collapse, Method 1 of the combined loads' },
    { source: dnvStF101, section: '5.4.2, 5.4.4 and 5.4.5, as a cross-check' },
    { source: asmeB3610, section: 'table 2-1, standard walls' },
    { source: baiBai, section: 'ch. 2, allowances of the wall' },
  ],
  kind: 'calculation',
  cost: 'instant',
  params: inputs,
  rules,
  values,
  answers: [
    'allowable_net_internal_pressure',
    'allowable_net_external_pressure',
    'combined_load_ratio',
    'buckle_arrestors_required',
    'minimum_wall_thickness',
    'governing_limit_state',
    'burst_pressure',
    'collapse_pressure',
  ],
  checks,
  tables,
  charts,
  figures,
  deliverables: [],
  method,
  assumptions: [
    't in every formula, D/t and areas included, is the nominal wall less the corrosion allowance; no mill tolerance is taken off, since the design factors contain it.',
    'Pressures are net at the point considered: internal less external for burst and the combined check, external less the smallest internal pressure for collapse, propagation and bending.',
    'Method 1 takes the pressure of the combined check: over the burst pressure, or over the collapse pressure where it acts from outside.',
    'API STD 2RD: the yield moment M_y is that of the thin ring; without a bending moment the elastic moment of the bending strain is used.',
    'Propagation and bending with external pressure are by API RP 1111 in both codes.',
    'f_c, the collapse factor with bending, is 1.0 unless given: earlier editions have none. Without bending that check is then less strict than the collapse check, which is always made beside it.',
    'The effective tension is entered as such: the tension in the wall, less P_i on the bore, plus P_o on the outside area.',
    'The limit of the combined load is the operational one unless given: 0.96 for extreme loads and hydrotest by API RP 1111, 1.0 for survival by API STD 2RD.',
    'The cross-check by DNV-ST-F101 is for safety class medium, alpha_U 0.96, seamless pipe, twice the ovality of API RP 1111, and the same net wall.',
  ],
  validity: [
    'Bending and propagation of API RP 1111 hold for D/t up to 50; above it, and with collapse below 10, a check may fail and does not pass.',
    'API RP 1111 accepts only materials with a weld joint factor of 1.0: with a lower one its burst check may fail and does not pass.',
    'No de-rating up to 121 °C; above it enter f_t (API RP 1111) or de-rated strengths (API STD 2RD).',
    'Method 1 of API STD 2RD is elastic: bending moments above the yield moment are beyond it.',
    'Section numbers, Method 1 factors and the f_c option follow public descriptions of the API standards: compare them with the edition in force.',
  ],
  warnings,
  notChecked: [
    'Methods 2, 3 and 4 of API STD 2RD, and its Method 1 with the pressure on the emptied pipe, unless that is sent as a negative net internal pressure',
    'Pipe-in-pipe: run the inner and the outer pipe each with its own net pressures',
    'Spacing and design of buckle arrestors',
    'Global buckling, fatigue, fracture, strain-based and displacement-controlled limits',
    'Hoop stress rules of ASME B31.4, B31.8 and 30 CFR 250, which may govern beside API RP 1111',
    'Drift of ovality and wall over the length; bends and connectors',
    'Force in the wall and von Mises stress',
  ],
})
