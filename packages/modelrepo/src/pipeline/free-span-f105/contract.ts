/** Free span assessment: what the workflow is, takes, gives and does not do. */
import { youngBudynas } from '@keelson/physics/pipe-section.ts'
import { dnvRpC203 } from '@keelson/standards/dnv-rp-c203-2016/source.ts'
import { dnvRpF1052006 } from '@keelson/standards/dnv-rp-f105-2006/source.ts'
import { dnvRpF105 } from '@keelson/standards/dnv-rp-f105-2017/source.ts'
import { dnvStF101 } from '@keelson/standards/dnv-st-f101-2021/source.ts'
import { defineContract, type Problem, shown, shownPressure } from '@keelson/workflow'
import { wallProblems } from '../../_shared/pipe/wall-problems.ts'
import { method } from './method.ts'
import { charts, checks, figures, tables } from './outputs.ts'
import { inputs, type Params } from './params.ts'
import { designValues } from './values-design.ts'
import { responseValues } from './values-response.ts'
import { spanValues } from './values-span.ts'
import { warnings } from './warnings.ts'

/** Flow conditions that are calculated at once. */
const FEW_FLOWS = 10

export const contract = defineContract({
  id: 'free-span-f105',
  version: 1,
  status: 'stable',
  title: 'Free span assessment (VIV onset, response, screening)',
  askedAs: [
    'Is my 30 m pipeline span all right in half a knot of bottom current?',
    'Which span is allowable by DNV-RP-F105 on a rocky seabed before VIV starts?',
    'Will vortex shedding crack the girth welds within the 25 years of service?',
    'What is the first natural frequency of a pipe over a gap between two boulders, and at what current does it lock in?',
    'Does the survey finding pass DNV screening with the 100-year current and the 1-year wave, or do I need a full fatigue assessment?',
    'Check local buckling of the sagging line under its own weight plus vibration, with SMYS, SMTS and pressures.',
  ],
  question: 'Does this pipeline span vibrate in the flow, how much, how long does it last, and how long may it be?',
  routes: [{ domain: 'subsea-pipelines-integrity', subdomain: 'pipeline' }],
  standards: [
    { source: dnvRpF105, section: '2.4 fatigue, 4.1-4.4 response models, 6.2-6.9 response quantities' },
    { source: dnvRpF1052006, section: '2.3.3 screening' },
    { source: dnvRpC203, section: '2.4.3 S-N lines; table 2-2, curve D, by default' },
    { source: dnvStF101, section: '4.7.3 load combinations, 5.4.6 local buckling under combined loads' },
    { source: youngBudynas, section: 'appendix A, section of a pipe' },
  ],
  kind: 'calculation',
  cost: (p) => ((p.flow_conditions?.length ?? 0) > FEW_FLOWS ? 'standard' : 'instant'),
  params: inputs,
  rules,
  values: { ...spanValues, ...responseValues, ...designValues },
  answers: [
    'reduced_velocity',
    'in_line_onset_reduced_velocity',
    'in_line_response_amplitude',
    'cross_flow_response_amplitude',
    'fatigue_life',
    'maximum_allowable_span_length',
    'natural_frequency_in_line',
    'natural_frequency_cross_flow',
  ],
  checks,
  tables,
  charts,
  figures,
  deliverables: [],
  method,
  assumptions: [
    'A bare pipe: its steel outside diameter is also the hydrodynamic one. Coatings enter only by an effective mass and a concrete stiffness factor that are given.',
    'One isolated span, its first mode in each direction. The flow velocities are normal to the pipe.',
    'Cross-flow vibration takes the pipe along in line with 0.4 of its amplitude, at twice its frequency.',
    'On the seabed, stress ranges and life are those of mid-span or shoulder, whichever is stressed more; the unit stress amplitudes stated are those of mid-span.',
    'In the combined loading check the wall is the nominal one, the steel is not de-rated, and vibration enters without the safety factor on stress, whose place the load effect factors take.',
    'Where vibration is avoided, a span is too long from the first length that does not meet every criterion asked for. Where it is accepted, onset and screening are stated and do not decide: fatigue over the design life does.',
    'One safety factor on the natural frequency serves both directions.',
  ],
  validity: [
    'Spans of 30 to 140 diameters, sag up to 2.5 diameters, compression up to half the buckling load: outside, a warning, and where that may be unsafe no check passes. At the buckling load the span is refused.',
    'Effective length on soil: relative soil stiffness of 0 to 7.7; outside, a warning and no pass, and a refusal where the fit ends.',
    'Response of the first mode, up to a cross-flow reduced velocity of 16: beyond, and where the cross-flow amplitude is not known, fatigue and combined loading may fail and do not pass.',
    'Flow with current of at least half: below, direct wave loads govern, and fatigue and combined loading may fail and do not pass.',
    'Combined loading: diameter over wall of 15 to 45.',
    'Screening factors are those of the 2006 edition; the edition of 2017 defines its own events for avoiding vibration.',
  ],
  warnings,
  notChecked: [
    'Direct wave loads (force model) and drag, which act beside vibration where waves are more than a fifth of the flow',
    'Several spans that interact, and modes beyond the first',
    'Soil: stiffness from its type, bearing of the shoulders, scour and development of the span',
    'Trawl interaction, dropped objects, and fatigue from other causes than vibration in this span',
    'Displacement of neighbouring lines; weld flaws (fracture mechanics)',
  ],
})

function rules(p: Params): Problem[] {
  const problems = wallProblems(p)
  const total = (p.flow_conditions ?? []).reduce((sum, c) => sum + c.probability, 0)
  if (total > 1 + 1e-6)
    problems.push({
      pointer: '/flow_conditions',
      message: `the shares of the time must add up to at most 1; read ${shown(total)}`,
    })
  if (p.flow_conditions !== undefined && p.design_life === undefined)
    problems.push({ pointer: '/design_life', message: 'is needed with {flow_conditions}, whose fatigue it judges' })
  const { specified_minimum_yield_strength: SMYS, specified_minimum_tensile_strength: SMTS } = p
  if (SMYS !== undefined && SMTS !== undefined && SMTS < SMYS)
    problems.push({
      pointer: '/specified_minimum_tensile_strength',
      message: `must be at least the yield strength, ${shownPressure(SMYS)}; read ${shownPressure(SMTS)}`,
    })
  return problems
}
