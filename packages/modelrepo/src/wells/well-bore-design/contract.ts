/** Well bore design: casing seats, kick tolerance, string loads, cost and risk: what the workflow is, takes, gives and does not do. */
import { youngBudynas } from '@keelson/physics/pipe-section.ts'
import { adams, bourgoyne, digitalmodel, redmann } from '@keelson/physics/well-planning/sources.ts'
import { api5ct } from '@keelson/standards/api-5ct-2018/source.ts'
import { apiTr5c3 } from '@keelson/standards/api-tr-5c3-2018/source.ts'
import { defineContract } from '@keelson/workflow'
import { checks } from './checks.ts'
import { method } from './method.ts'
import { charts, figures, tables } from './outputs.ts'
import { inputs } from './params.ts'
import { rules } from './rules.ts'
import { values } from './values.ts'
import { warnings } from './warnings.ts'

/** Points of a profile that are looked at at once. */
const SHORT_PROFILE = 100

export const contract = defineContract({
  id: 'well-bore-design',
  version: 1,
  status: 'stable',
  title: 'Well bore design: casing seats, kick tolerance, string loads, cost and risk',
  question:
    'At what depths are the casing shoes set, which kick can be taken, do the strings hold, and which hole concept fits?',
  askedAs: [
    'Where do I set the casing shoes from this pore pressure and fracture gradient profile?',
    'How many barrels of kick can I take before I break down the shoe?',
    'Do the surface, intermediate and production strings of this well hold when gas reaches the surface?',
    'What mud weight do I need in the last hole section, and how much is the MAASP?',
    'Slim hole or standard hole for an exploration well in 800 m of water?',
    'Does a 12 1/4 in bit drift through 13 3/8 in 68 lb/ft casing?',
  ],
  routes: [{ domain: 'wells-subsurface', subdomain: 'wells' }],
  standards: [
    { source: apiTr5c3, section: 'historical collapse, internal yield and axial yield of the pipe body' },
    { source: api5ct, section: 'standard drift of casing' },
    { source: bourgoyne, section: 'ch. 7, casing setting depths and loads' },
    { source: redmann, section: 'kick tolerance' },
    { source: adams, section: 'differential pressure at casing seats' },
    { source: youngBudynas, section: 'table 13.5 and 3.7, thick cylinder and distortion energy' },
    { source: digitalmodel, section: 'casing programs, costs, risk and decision matrix of the concepts' },
  ],
  kind: 'calculation',
  cost: (p) => ((p.depths?.length ?? 0) > SHORT_PROFILE ? 'standard' : 'instant'),
  params: inputs,
  rules,
  values,
  answers: [
    'deepest_seat_depth',
    'mud_weight_last_section',
    'kick_tolerance',
    'maximum_allowable_annular_surface_pressure',
    'kick_intensity',
    'recommended_hole_type',
    'total_cost',
  ],
  checks,
  tables,
  charts,
  figures,
  deliverables: [],
  method,
  assumptions: [
    'All depths of the well are vertical and count from the rotary table, as gradients do; only the program of a concept counts from the mudline.',
    'In deep water the profile is the one referred to the rotary table, sea water in its overburden.',
    'A column of mud has 0.052 psi per foot and pound per gallon.',
    'Strings hang from the surface: a liner is taken as a string to surface.',
    'The mud that a string was run in stands outside of it; in burst nothing stands outside at surface.',
    'The influx is one bubble that neither migrates nor dissolves; its density and the deviation of the gas do not change.',
    'Nominal walls, but for burst; no wear and no loss of strength with temperature.',
  ],
  validity: [
    'Valid for yield strengths against collapse of 40 000 to 155 000 psi and D/t up to 60. Outside, collapse does not pass.',
    'D/t below 4: a warning, because thicker pipe resists more than the formulas say.',
    'Kick tolerance by the pressures at the two ends of the path; books that take them at the middle of the bubble find 1 to 2 % more.',
    'Costs, risks and the recommendation are a screen with tables of their own: no estimate for a sanction.',
    'API TR 5C3, API 5CT and the textbooks follow public descriptions: compare them with the print.',
  ],
  warnings,
  notChecked: [
    'Eaton profiles from logs: pore pressure and fracture gradients are entered',
    'Regulations on surface casing, liner laps, cement and barriers (NORSOK D-010, API RP 96)',
    'Gas migration, two bubbles, real gas, and swabbing and circulating pressures',
    'Tubing leak, pressure test, cementing and thermal load cases, annular pressure build-up',
    'Wear, corrosion, temperature, sour service (NACE MR0175) and HPHT',
    'Buckling, and envelopes and leak resistance of connections: their strength in tension only',
    'Riser margin and a dual gradient in deep water',
  ],
})
